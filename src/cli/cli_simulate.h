/*
 * cli_simulate.h: what the files of `nika simulate` share: the summary of its games.
 */
#ifndef NIKA_CLI_SIMULATE_H
#define NIKA_CLI_SIMULATE_H

#include "bots.h"

/* Sums over games, in units that make them whole: so they are the same however the games were divided among threads. */
struct summary {
    uint64_t games, moves;
    int64_t score[NIKA_SEATS_MAX];
    uint64_t wins[NIKA_SEATS_MAX];  /* in sixtieths: up to six can share one */
    uint64_t ranks[NIKA_SEATS_MAX]; /* in halves: those who tie share the mean of their places */
    uint64_t decisions[NIKA_SEATS_MAX];
    unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS]; /* of bots */
};

/* Adds the game that has just ended; other sums, but for faults; and faults of bots. */
void summary_add_game(struct summary *summary, const struct nika_play *play);
void summary_add(struct summary *summary, const struct summary *more);
void summary_add_faults(struct summary *summary, const struct bot_report *bots);

/* Prints it as one JSON object in a line. `wanted` games were asked for; fewer: it was interrupted. */
void summary_print(const struct summary *summary, const struct nika_simulation *simulation, uint64_t wanted,
                   double seconds, FILE *file);

#endif
