/*
 * table.h: a game in this program with people and computer players at it, and its record. Whoever shows the game asks
 * its `play` for views.
 *
 * A move is played in a straight line: judge it on a copy, hand its line of the record to the keeper, and only if that
 * was kept, make it. So every move that anybody was shown is in the record, and a game goes on from its record exactly
 * where it stopped: what computer players draw depends on the table's number and the move's, not on what happened
 * before in the program.
 *
 * Nothing here allocates or does input and output.
 */
#ifndef NIKA_TABLE_H
#define NIKA_TABLE_H

#include <nika/hint.h>
#include <nika/turn.h>

enum { NIKA_TABLE_MOVES = NIKA_PLAY_MOVES };

/* Keeps a line of the record, without its end. False if that failed: then what the line tells has not happened. */
struct nika_keeper {
    bool (*keep)(void *context, const char *line, size_t size);
    void *context;
    /* Drops the last lines, as many, all or none. NULL: what was kept stays, so nothing is taken back. */
    bool (*drop)(void *context, unsigned lines);
    nika_roster *roster; /* knows computer players by name; NULL: nika_agent_named */
};

/* Who sits in a seat: a person (agent NULL), or a computer player by name. */
struct nika_sitting {
    struct nika_names names;
    char agents[NIKA_SEATS_MAX][NIKA_AGENT_NAME_MAX]; /* "human", or the name of an agent */
};

/* The first fields may be looked at; changed by the functions below alone. Large: not for the stack. */
struct nika_table {
    struct nika_play *play; /* lies behind the table */
    struct nika_sitting sitting;
    uint8_t people;  /* mask of the seats with a person */
    uint64_t number; /* what computer players draw from */

    bool has_result; /* the record does */
    struct nika_keeper keeper;
    struct nika_sitting recorded; /* who sat there, as the record says that is taken up; nobody if it does not */
    struct nika_agent agents[NIKA_SEATS_MAX]; /* of computer players */
    struct nika_made moves[NIKA_TABLE_MOVES];
    struct nika_memory memory[NIKA_SEATS_MAX];
    struct nika_turn turn; /* the last that was answered */
    struct nika_desk desk;
    struct nika_reader reader; /* while a game is taken up */
    char line[NIKA_LINE_MAX];
};

/* Bytes of a table with its game, for whoever lends the memory (aligned as malloc does). */
size_t nika_table_bytes(void);

/* Lays the table. `number` is what computer players draw from. The keeper gets the header at once. False if it could
 * not be kept, or there is no such agent. */
bool nika_table_begin(struct nika_table *table, const struct nika_setup *setup, const struct nika_deal *deal,
                      const struct nika_sitting *sitting, uint64_t number, struct nika_keeper keeper);

/* Takes up a game from its record: `nika_table_resume` first, then every line (one with a size above NIKA_LINE_MAX is
 * not looked at, but refused), then `nika_table_resumed`, after which the keeper is called for new lines only. A problem
 * is the reader's, or that the file has more than one game; after one, the table is of no use until it is laid or taken
 * up anew. Records that do not say who sat there, or name players that this program does not know, are taken up with a
 * person in every seat; nika_table_seat changes that. */
void nika_table_resume(struct nika_table *table);
enum nika_reading nika_table_line(struct nika_table *table, const char *line, size_t size,
                                  const struct nika_problem **problem);
bool nika_table_resumed(struct nika_table *table, struct nika_keeper keeper, const struct nika_problem **problem);

/* Puts a person ("human") or a computer player into a seat. False if there is no such agent. */
bool nika_table_seat(struct nika_table *table, unsigned seat, const char *agent);

/* Plays a move of a person. The refusal says why not; NIKA_ACCEPTED with *kept false: the keeper failed, nothing
 * happened. */
nika_refusal nika_table_play(struct nika_table *table, unsigned seat, struct nika_move move, bool *kept);

/* Taking back. A person who plays against computer players goes back to her last decision that had more than one legal
 * answer, and everything since goes with it; *left is how many moves there are then. With other people at the table, only
 * the last move of all is taken back, by whoever made it, and only if nothing that was hidden came to light with it
 * (nika_play_can_undo). */
enum nika_back {
    NIKA_BACK,         /* it can be taken back; or it was */
    NIKA_BACK_NOTHING, /* this seat has decided nothing yet, or had no choice */
    NIKA_BACK_OTHERS,  /* somebody else has decided since */
    NIKA_BACK_SHOWN,   /* something that was hidden came to light */
    NIKA_BACK_OVER,    /* the game is over */
    NIKA_BACK_NOT_KEPT /* the record could not be changed: nothing has happened */
};
enum nika_back nika_table_can_take_back(const struct nika_table *table, unsigned seat, unsigned *left);
enum nika_back nika_table_take_back(struct nika_table *table, unsigned seat);

/* Lets computer players act: one that wants to act out of turn, or else the one that is asked. What came of it. */
enum nika_acted { NIKA_ACTED, NIKA_PERSON_ASKED, NIKA_OVER, NIKA_NOT_KEPT };
enum nika_acted nika_table_act(struct nika_table *table);

/* Advice for a seat that is asked, by the agent; asking changes nothing. */
void nika_table_hint(struct nika_table *table, unsigned seat, const struct nika_agent *agent, struct nika_hint *hint);

#endif
