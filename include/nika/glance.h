/*
 * glance.h: what a seat knows of a world, without a copy: for loops that look at millions of positions, each for a moment
 * only. Everybody else gets a view (nika/game.h).
 */
#ifndef NIKA_GLANCE_H
#define NIKA_GLANCE_H

#include <nika/game.h>

/* The two drawers that a seat may look into, where they lie. It is good as long as the world or view is not changed. */
struct nika_glance {
    const void *open, *own;
    unsigned seat;
};

/* The same as nika_look would copy. There is no glance for a watcher, who has no drawer of his own. */
struct nika_glance nika_glance(const struct nika_setup *setup, const struct nika_world *world, unsigned seat);

/* The glance that a view, which may be a watcher's, allows. */
struct nika_glance nika_glance_of_view(const struct nika_setup *setup, const struct nika_view *view);

/* Whom a game waits for: `waiting` follows from what is open. */
struct nika_waiting nika_waiting_in(const struct nika_setup *setup, const struct nika_world *world);

#endif
