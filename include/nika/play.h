/*
 * play.h: a game in play and nothing around it: the true world, opaque to callers, the moves so far, and views. A
 * server has thousands of these, so it is small, and its moves lie in memory that the caller lends and enlarges. Seats,
 * records and thinking are handled elsewhere.
 *
 * Nothing here allocates or does I/O.
 */
#ifndef NIKA_PLAY_H
#define NIKA_PLAY_H

#include <nika/ai.h>
#include <nika/record.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nika_play;

enum {
    NIKA_PLAY_BYTES = 1360, /* of a game, for callers that embed it */
    NIKA_PLAY_MOVES = 4096  /* that a game can have: far more than any has */
};

/* A move that was made. */
struct nika_made {
    struct nika_move move;
    uint8_t seat;
};

/* Size of a game in bytes; the caller lends the memory (aligned as by malloc). */
size_t nika_play_bytes(void);

/* Starts a game, without moves and without room for any. */
void nika_play_begin(struct nika_play *play, const struct nika_setup *setup, const struct nika_deal *deal);

/*
 * Lends room for moves; those made so far are copied there, and the old room is no longer used. `room` is at least as
 * many as were made.
 */
void nika_play_lend(struct nika_play *play, struct nika_made *moves, unsigned room);
unsigned nika_play_room(const struct nika_play *play);

/* What is fixed, and where the game is. */
const struct nika_setup *nika_play_setup(const struct nika_play *play);
const struct nika_deal *nika_play_deal(const struct nika_play *play); /* for the record of a finished game */
unsigned nika_play_ply(const struct nika_play *play);                 /* how many moves were made */
const struct nika_made *nika_play_made(const struct nika_play *play, unsigned ply);
struct nika_waiting nika_play_waiting(const struct nika_play *play);
bool nika_play_result(const struct nika_play *play, struct nika_result *result); /* false if it is not over */

/* What a seat (or a watcher) knows now. */
void nika_play_look(const struct nika_play *play, unsigned seat, struct nika_view *view);

/* Whether a move would be accepted now; nothing changes. */
nika_refusal nika_play_judge(const struct nika_play *play, unsigned seat, struct nika_move move);

/* The record's line for a move that would be accepted; if wanted, with all that would be. */
void nika_play_line(const struct nika_play *play, unsigned seat, struct nika_move move, bool with_legal,
                    struct nika_text *line);

/* Makes a move. If it is refused, nothing changes. There must be room for it. */
nika_refusal nika_play_make(struct nika_play *play, unsigned seat, struct nika_move move);

/*
 * Whether the last move is by this seat and can be taken back, because it revealed nothing that was hidden. Answers to
 * a simultaneous question are final, since the others' are revealed with them; so is the end of a game.
 */
bool nika_play_can_undo(const struct nika_play *play, unsigned seat);
/* Takes moves back, until so many are left. */
void nika_play_undo(struct nika_play *play, unsigned left);

/*
 * Follows a record: call it after each line that the reader has read. A header restarts the game, without room for
 * moves: the caller lends it then.
 */
void nika_play_read(struct nika_play *play, const struct nika_reader *reader, enum nika_reading reading);

/*
 * The seats that get the same secret question in turn and can be asked simultaneously (see `together` in nika/game.h),
 * a mask: from the one that is asked on, in the rules' order. 0 if this is no such moment.
 */
unsigned nika_play_together(const struct nika_play *play);
/*
 * What one of these seats knows once it is asked, assuming that those before it passed the question on; and whether its
 * move would be accepted then.
 */
void nika_play_look_asked(const struct nika_play *play, unsigned seat, struct nika_view *view);
nika_refusal nika_play_judge_asked(const struct nika_play *play, unsigned seat, struct nika_move move);

/*
 * Iterates over the moves made so far, from number `from` on, as `seat` (or a spectator) sees them, until `each`
 * returns false.
 */
void nika_play_recall(const struct nika_play *play, unsigned seat, unsigned from,
                      bool (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                   unsigned mover, struct nika_move move),
                      void *context);

/*
 * Lends room for a seat's memory, for a computer player in its place: it is filled from the game so far, and then kept
 * up to date, whatever is played or taken back. NULL: no memory any more.
 */
void nika_play_remember(struct nika_play *play, unsigned seat, struct nika_memory *memory);
const struct nika_memory *nika_play_memory(const struct nika_play *play, unsigned seat); /* or NULL */

#ifdef __cplusplus
}
#endif

#endif
