/*
 * match.h: comparing computer players by duplicate games: each deal is played in all rotations.
 */
#ifndef NIKA_MATCH_H
#define NIKA_MATCH_H

#include <nika/simulate.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A field of agents that are compared. They play duplicate games: each deal, its start seat included, is played once in
 * each of as many rotations as there are players, and in rotation r the agent of place p sits in seat (p + r) %
 * players. So every agent plays every seat of every deal. The cards and the start seat are decided by the seed and the
 * deal's number alone, what agents draw by these and the rotation: deals can be played in any order and by anybody.
 */
struct nika_field {
    struct nika_setup setup;                  /* of every game, but for the start seat */
    struct nika_agent agents[NIKA_SEATS_MAX]; /* by place */
    struct nika_budget budget;
    uint64_t seed;
};

/* The outcome of one deal: for each rotation the scores, the ranks and the number of moves, by place. */
struct nika_outcome {
    struct nika_result results[NIKA_SEATS_MAX];
    uint32_t decisions[NIKA_SEATS_MAX][NIKA_SEATS_MAX];
};

/* Where an agent broke the rules. */
struct nika_foul {
    unsigned rotation, place;
    unsigned ply; /* the moves of the game before */
};

/* The setup, with its start seat, and the cards of deal `number`. */
void nika_field_deal(const struct nika_field *field, uint64_t number, struct nika_setup *setup, struct nika_deal *deal);

/* Plays deal `number` in all rotations. The watch is told of places. False, with the foul filled in, if an agent made a
 * move that is not legal. */
bool nika_field_play(const struct nika_field *field, uint64_t number, struct nika_bench *bench, struct nika_watch watch,
                     struct nika_outcome *outcome, struct nika_foul *foul);

#ifdef __cplusplus
}
#endif

#endif
