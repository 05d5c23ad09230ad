/*
 * ai.h: computer players. They are handed a view and a generator of random numbers, never a world.
 */
#ifndef NIKA_AI_H
#define NIKA_AI_H

#include <nika/game.h>

struct nika_agent {
    const char *name;
    /* The move of a seat that is asked; it has at least one. */
    struct nika_move (*choose)(const struct nika_setup *, const struct nika_view *, struct nika_rng *);
    /* Whether a seat that is free to act out of turn does so, and how. */
    bool (*interject)(const struct nika_setup *, const struct nika_view *, struct nika_rng *, struct nika_move *);
};

/* All agents, ended by NULL. */
extern const struct nika_agent *const nika_agents[];

/* An agent by its name, or NULL. */
const struct nika_agent *nika_agent_named(const char *name);

#endif
