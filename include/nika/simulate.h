/*
 * simulate.h: games among computer players: one playout, one record of a simulation; and memories, built from records.
 */
#ifndef NIKA_SIMULATE_H
#define NIKA_SIMULATE_H

#include <nika/ai.h>
#include <nika/record.h>

/* Told when somebody is asked for a move, or whether it wants to act out of turn, and when it has answered: for whoever
 * has a clock, which this room has not. Both may be NULL. */
struct nika_watch {
    void (*asked)(void *context, unsigned who);
    void (*answered)(void *context, unsigned who);
    void *context;
};

/* Told of every move before it is made; `move` may be NULL. The watch is told of seats. */
struct nika_witness {
    void (*move)(void *context, const struct nika_setup *, const struct nika_world *before, unsigned seat,
                 struct nika_move);
    void *context;
    struct nika_watch watch;
};

/* What computer players need while a game is on: a memory for each seat, and one desk for all, since one thinks at a
 * time. Large: not for the stack. */
struct nika_bench {
    struct nika_memory memory[NIKA_SEATS_MAX];
    struct nika_desk desk;
};

/* Lets agents, one for each seat, play a game from this world to its end, with empty memories and `budget` for each
 * decision. False if an agent made a move that is not legal: then the game stays where it was, and the witness has not
 * been told. */
bool nika_play_out(const struct nika_setup *setup, struct nika_world *world,
                   const struct nika_agent agents[NIKA_SEATS_MAX], struct nika_budget budget, struct nika_rng *rng,
                   struct nika_bench *bench, struct nika_witness witness);

/* What each seat would remember of a game that is being read, had it been asked before each of its moves and shown those
 * of the others: for players who take a seat's place, or advise it, in the middle of a game. Call it after each line that
 * the reader has read, from the header on; `before` is its own. */
struct nika_recollection {
    struct nika_memory memory[NIKA_SEATS_MAX];
    struct nika_world before;
};
void nika_recollect(struct nika_recollection *recollection, const struct nika_reader *reader,
                    enum nika_reading reading);

/* Many games, of which each is decided by the seed and its number alone: they can be played in any order and by
 * anybody. */
struct nika_simulation {
    struct nika_setup setup; /* of every game, but for the start seat, which is drawn */
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_budget budget;
    uint64_t seed;
    bool with_legal;
};

/* Takes the lines of a record, one after the other, without their ends. */
struct nika_line_sink {
    void (*line)(void *context, const char *line, size_t size);
    void *context;
};

/* Plays game number `number` and hands its record to the sink, line by line; `line` has NIKA_LINE_MAX bytes to make
 * them in. False if an agent made a move that is not legal; the record then ends before it. */
bool nika_simulate(const struct nika_simulation *simulation, uint64_t number, struct nika_bench *bench, char *line,
                   struct nika_line_sink sink);

#endif
