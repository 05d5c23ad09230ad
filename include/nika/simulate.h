/*
 * simulate.h: games among computer players: one playout, one record of a simulation.
 */
#ifndef NIKA_SIMULATE_H
#define NIKA_SIMULATE_H

#include <nika/turn.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Told of every move before it is made; `move` may be NULL. The watch is told of seats. */
struct nika_witness {
    void (*move)(void *context, const struct nika_play *, unsigned seat, struct nika_move);
    void *context;
    struct nika_watch watch;
};

/* A game among computer players, and what they need for it. Large: not for the stack. */
struct nika_bench {
    NIKA_ALIGNED(16) uint8_t play[NIKA_PLAY_BYTES];
    struct nika_made moves[NIKA_PLAY_MOVES];
    struct nika_memory memory[NIKA_SEATS_MAX];
    struct nika_turn turn; /* the last that was answered */
    struct nika_workspace workspace;
};

/* Sets up a game on the bench. */
struct nika_play *nika_bench_begin(struct nika_bench *bench, const struct nika_setup *setup,
                                   const struct nika_deal *deal);

/*
 * Lets agents, one per seat, play the game on the bench to its end, with `budget` for each decision. False if an agent
 * made an illegal move, or none though it was asked: then the game stays where it was, and the witness has not been
 * told.
 */
bool nika_play_out(struct nika_bench *bench, const struct nika_agent agents[NIKA_SEATS_MAX], struct nika_budget budget,
                   struct nika_rng *rng, struct nika_witness witness);

/* Many games, each determined by the seed and its number only: they can be played in any order, in parallel. */
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

#ifdef __cplusplus
}
#endif

#endif
