/*
 * table.h: a local game with people and computer players, and its record. Whoever shows the game asks its `play` for
 * views.
 *
 * A move takes one path: it is judged on a copy, its line is handed to the keeper of the record, and only if that was
 * stored is it made (write-ahead). So every move that anybody was shown is in the record, and a game resumes from its
 * record exactly where it stopped: random numbers of computer players depend on the table's number and the move's, not
 * on what happened before in the program.
 *
 * Nothing here allocates or does I/O.
 */
#ifndef NIKA_TABLE_H
#define NIKA_TABLE_H

#include <nika/hint.h>
#include <nika/turn.h>

enum { NIKA_TABLE_MOVES = NIKA_PLAY_MOVES };

/* Stores a line of the record, without its newline. False on failure: then what the line tells has not happened. */
struct nika_keeper {
    bool (*keep)(void *context, const char *line, size_t size);
    void *context;
    /* Removes the last so many lines, all or none. NULL: the record is append-only, so nothing is taken back. */
    bool (*drop)(void *context, unsigned lines);
    nika_roster *roster; /* looks up computer players by name; NULL: nika_agent_named */
};

/* Who sits in a seat: a person (agent NULL), or a computer player by name. */
struct nika_sitting {
    struct nika_names names;
    char agents[NIKA_SEATS_MAX][NIKA_AGENT_NAME_MAX]; /* "human", or the name of an agent */
};

/* The first fields are read-only for callers. Large: not for the stack. */
struct nika_table {
    struct nika_play *play; /* lies behind the table */
    struct nika_sitting sitting;
    uint8_t people;  /* mask of the seats with a person */
    uint64_t number; /* seeds the random numbers of computer players */

    bool has_result; /* the record does */
    struct nika_keeper keeper;
    struct nika_sitting recorded; /* who sat there, according to the record being resumed; nobody if it does not say */
    struct nika_agent agents[NIKA_SEATS_MAX]; /* of computer players */
    struct nika_made moves[NIKA_TABLE_MOVES];
    struct nika_memory memory[NIKA_SEATS_MAX];
    struct nika_turn turn; /* the last that was answered */
    struct nika_workspace workspace;
    struct nika_reader reader; /* while a game is resumed */
    char line[NIKA_LINE_MAX];
};

/* Size of a table with its game in bytes; the caller lends the memory (aligned as by malloc). */
size_t nika_table_bytes(void);

/*
 * Starts a game. `number` seeds the random numbers of computer players. The keeper gets the header at once. False if it
 * could not be stored, or there is no such agent.
 */
bool nika_table_begin(struct nika_table *table, const struct nika_setup *setup, const struct nika_deal *deal,
                      const struct nika_sitting *sitting, uint64_t number, struct nika_keeper keeper);

/*
 * Resumes a game from its record: `nika_table_resume` first, then every line (one larger than NIKA_LINE_MAX is refused
 * without being read), then `nika_table_resumed`, after which the keeper is called for new lines only. A problem is the
 * reader's, or that the file has more than one game; after one, the table is unusable until it is started or resumed
 * again. Records that do not say who sat there, or name players that this program does not know, are resumed with a
 * person in every seat; nika_table_seat changes that.
 */
void nika_table_resume(struct nika_table *table);
enum nika_reading nika_table_line(struct nika_table *table, const char *line, size_t size,
                                  const struct nika_problem **problem);
bool nika_table_resumed(struct nika_table *table, struct nika_keeper keeper, const struct nika_problem **problem);

/* Seats a person ("human") or a computer player. False if there is no such agent. */
bool nika_table_seat(struct nika_table *table, unsigned seat, const char *agent);

/*
 * Makes a person's move. The refusal says why not; NIKA_ACCEPTED with *kept false: the keeper failed, nothing happened.
 */
nika_refusal nika_table_play(struct nika_table *table, unsigned seat, struct nika_move move, bool *kept);

/*
 * Undo. A person who plays against computer players goes back to her last decision that had more than one legal answer,
 * and everything since goes with it; *left is how many moves remain. With other people at the table, only the very last
 * move can be taken back, by whoever made it, and only if it revealed nothing that was hidden (nika_play_can_undo).
 */
enum nika_back {
    NIKA_BACK,         /* it can be taken back; or it was */
    NIKA_BACK_NOTHING, /* this seat has decided nothing yet, or had no choice */
    NIKA_BACK_OTHERS,  /* somebody else has decided since */
    NIKA_BACK_SHOWN,   /* something hidden was revealed */
    NIKA_BACK_OVER,    /* the game is over */
    NIKA_BACK_NOT_KEPT /* the record could not be changed: nothing has happened */
};
enum nika_back nika_table_can_take_back(const struct nika_table *table, unsigned seat, unsigned *left);
enum nika_back nika_table_take_back(struct nika_table *table, unsigned seat);

/* Lets computer players act: one that wants to act out of turn, else the one that is asked. Returns the outcome. */
enum nika_acted { NIKA_ACTED, NIKA_PERSON_ASKED, NIKA_OVER, NIKA_NOT_KEPT };
enum nika_acted nika_table_act(struct nika_table *table);

/* Advice for a seat that is asked, by the agent; asking changes nothing. */
void nika_table_hint(struct nika_table *table, unsigned seat, const struct nika_agent *agent, struct nika_hint *hint);

#endif
