/*
 * tune.h: what the parts of nika-tune share.
 */
#ifndef TUNE_H
#define TUNE_H

#include <nika/tally.h>

#include "ai/ai_internal.h"

/* What the command line said. */
struct tune_said {
    const struct nika_game *game;
    unsigned players;
    uint64_t deals, seed;
    unsigned sweeps, threads;
    char *const *names; /* of numbers; ended by NULL */
};

/* One tuned number of a game. */
struct tune_number {
    const char *name;
    unsigned index;
};
extern const struct tune_number tune_byzantz[], tune_justinian[]; /* ended by a NULL name */

/* Looks for better numbers by matches; fits what hands pay to games. Both print what they found. */
int tune_climb(const struct tune_said *said);
int tune_fit(const struct tune_said *said);

/* Measures how the chances that a player reports come true, in its own games or, if not NULL, in those of others; -1 if
 * there is no such player. Iterations 0: its own. */
int tune_calibrate(const struct tune_said *said, const char *name, const char *others, uint32_t iterations);

/* Measures how good reviews are, of games of a player with itself; not whole: only luck and par. -1 as above. */
int tune_appraise(const struct tune_said *said, const char *name, bool whole);

/* Plays deals of a field on all threads and adds them up. */
void tune_play(const struct tune_said *said, const struct nika_field *field, struct nika_tally *tally);

#endif
