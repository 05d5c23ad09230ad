/*
 * play_internal.h: the contents of a game in play: for play.c, and for tests and tools that need its internals.
 */
#ifndef NIKA_PLAY_INTERNAL_H
#define NIKA_PLAY_INTERNAL_H

#include <nika/play.h>

struct nika_play {
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_made *moves; /* lent */
    unsigned ply, room;
    bool final;                                 /* the last move, if there is one, cannot be taken back */
    struct nika_memory *memory[NIKA_SEATS_MAX]; /* lent, or NULL */
};
_Static_assert(sizeof(struct nika_play) <= NIKA_PLAY_BYTES, "a game fits its memory");

/* Makes a move, if it is accepted, and before that tells somebody of it (or NULL). Whether it can be taken back is found out
 * only if anybody may want to: computer players among themselves never do. */
nika_refusal nika_play_make_told(struct nika_play *play, unsigned seat, struct nika_move move, bool undoable,
                                 void (*told)(void *context, const struct nika_play *, unsigned seat, struct nika_move),
                                 void *context);

/* Reads the number of a header: 64 bits in decimal digits. False, and *number untouched, if they are none. */
bool nika_play_read_number(const char *digits, uint64_t *number);

#endif
