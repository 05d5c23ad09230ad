/*
 * recheck.h: proves the moves of computer players. What they play follows from the game's number, their level and what
 * their seat knows, so anybody can let them think again (docs/fairness.md). A server says in the header, under
 * "computer", which players they were and which moves they made in seats of persons; here this is written, read, and
 * checked.
 */
#ifndef NIKA_RECHECK_H
#define NIKA_RECHECK_H

#include <nika/turn.h>

/* Which moves the computer made in seats of persons, by number from 0, ascending; and as which level. */
struct nika_computer_moves {
    unsigned version; /* NIKA_PLAYERS_VERSION of those who made them, and the moves of the computer's own seats */
    const char *level;
    const uint16_t *moves;
    unsigned count;
};

/* The value of the header's key "computer". */
void nika_computer_write(const struct nika_computer_moves *computer, struct nika_writer *writer);

/* What a header says of its computer players: nothing; that they are these; that they are others, of another version. */
enum nika_claim { NIKA_CLAIM_ABSENT, NIKA_CLAIM_THESE, NIKA_CLAIM_OTHERS };

/*
 * Follows a record. It is large: the players' workspace is in it. All zero before the first line; the caller sets
 * `thinks`.
 */
struct nika_recheck {
    bool thinks;     /* whether the players think again; if not, only the header's key is checked */
    uint64_t proved; /* moves that they made again, of all games so far */
    enum nika_claim claim;
    /* Of this game. */
    uint64_t number;
    unsigned computers; /* mask of the computer's own seats */
    struct nika_agent agents[NIKA_SEATS_MAX];
    uint16_t listed[NIKA_PLAY_MOVES]; /* moves in seats of persons */
    unsigned listed_count, listed_next;
    /* The game up to the last line; and up to what is being asked, which differs within a question to all at once. */
    _Alignas(max_align_t) uint8_t now[NIKA_PLAY_BYTES], asked[NIKA_PLAY_BYTES];
    unsigned left; /* mask of the seats which that question still goes to */
    struct nika_made moves[NIKA_PLAY_MOVES], asked_moves[NIKA_PLAY_MOVES];
    struct nika_memory memories[NIKA_SEATS_MAX];
    struct nika_turn turn;
    struct nika_workspace workspace;
};

/*
 * Call it after each line that the reader has read and found right. False, with the misfit filled in (`found` is empty
 * if something is missing), if the key is malformed, or a move is not the one that its computer player makes.
 */
bool nika_recheck_line(struct nika_recheck *recheck, const struct nika_reader *reader, enum nika_reading reading,
                       const char *line, size_t size, struct nika_misfit *misfit);

#endif
