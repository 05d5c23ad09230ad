/*
 * prior.h: the moves that a game's heuristic considers, with what it thinks of each: what nets choose among, and learn to
 * (docs/nets.md). Fast, from glances, for loops over millions of positions.
 */
#ifndef NIKA_PRIOR_H
#define NIKA_PRIOR_H

#include <nika/ai.h>
#include <nika/glance.h>

enum {
    NIKA_PRIORS_MAX = 48,
    NIKA_REMEMBERED_MAX = 48, /* bytes */
    NIKA_OPTION_BYTES = 8,    /* a move as nets read it */
    NIKA_PRIOR_LEAST = -30000 /* no prior is lower */
};

struct nika_prior {
    struct nika_move move;
    int32_t points; /* hundredths of a point below the best: 0 or less */
};

/*
 * The moves of the glance's seat that are worth considering, all of them legal: at least one, if it is asked and the game
 * has such a list, else none. How many a game has at most: nika_priors_most.
 */
unsigned nika_priors(const struct nika_setup *setup, const struct nika_glance *glance, const struct nika_memory *memory,
                     struct nika_prior priors[NIKA_PRIORS_MAX]);
unsigned nika_priors_most(const struct nika_game *game);

/* Takes down in a memory what this position shows to everybody and later ones will not. For seats that share a memory,
 * because nothing in it is theirs alone; it must see every position in which somebody is asked. */
void nika_remember_open(const struct nika_setup *setup, const struct nika_world *world, struct nika_memory *memory);

/* What a memory adds to an observation, as bytes; how many there are. */
unsigned nika_remembered(const struct nika_setup *setup, const struct nika_memory *memory, unsigned viewer,
                         uint8_t bytes[NIKA_REMEMBERED_MAX]);
unsigned nika_remembered_size(const struct nika_game *game, unsigned players);

/* A move of the viewer's own as nets read it: its verb and its arguments, as in a history (nika/encoding.h). */
void nika_option_of(const struct nika_setup *setup, unsigned viewer, struct nika_move move,
                    uint8_t option[NIKA_OPTION_BYTES]);

#endif
