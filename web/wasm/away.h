/*
 * away.h: what a page's module and that of the master hand to each other, as bytes in their buffers: a turn, and the
 * thought that is its answer. Both modules are of one build, so the bytes mean the same to both.
 */
#ifndef NIKA_WASM_AWAY_H
#define NIKA_WASM_AWAY_H

#include <nika/turn.h>

#include "buffer.h"

/* A turn of the agent "master". Its pointers mean nothing on the other side: the game is named. */
struct away_turn {
    char game[16];
    struct nika_turn turn;
};

/* With the random numbers that come after it: hints go on with them. */
struct away_thought {
    struct nika_thought thought;
    struct nika_rng rng;
};

#endif
