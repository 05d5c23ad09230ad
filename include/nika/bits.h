/*
 * bits.h: looking at bits. gcc and clang, the compilers of this project, both know the builtin on every target.
 */
#ifndef NIKA_BITS_H
#define NIKA_BITS_H

#include <stdint.h>

/* The place of the lowest bit that is set; bits is not 0. */
static inline unsigned nika_lowest_bit(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

#endif
