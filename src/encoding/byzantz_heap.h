/*
 * byzantz_heap.h: heaps of cards as counts, a byte for each kind, for the two files of Byzantz in this room.
 */
#ifndef NIKA_BYZANTZ_HEAP_H
#define NIKA_BYZANTZ_HEAP_H

#include <nika/byzantz.h>

#include "encoding_internal.h"

enum { GOOD_KINDS = BYZANTZ_KINDS - 1 };

/* For the ten bits of a good in a heap, its four counts as bytes (byzantz_observation.c). */
extern const uint32_t byzantz_counts[1024];

static inline byzantz_cards hand_of(const struct nika_glance *glance)
{
    return ((const struct byzantz_own *)glance->own)->hand;
}

static inline void put_goods(uint8_t *at, byzantz_cards heap)
{
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
        put_four(at + 4 * good, byzantz_counts[heap >> 10 * good & 1023]);
}

static inline void put_heap(uint8_t *at, byzantz_cards goods, unsigned merchants)
{
    put_goods(at, goods);
    at[GOOD_KINDS] = (uint8_t)merchants;
}

#endif
