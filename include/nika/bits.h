/*
 * bits.h: looking at bits. gcc and clang, the compilers of this project, both know the builtins on every target.
 */
#ifndef NIKA_BITS_H
#define NIKA_BITS_H

#include <stdint.h>
#include <string.h>

/* The place of the lowest bit that is set; bits is not 0. */
static inline unsigned nika_lowest_bit(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

/* Eight bytes as a number, the first one lowest, on every platform. */
static inline uint64_t nika_eight_bytes(const void *at)
{
    uint64_t bytes;
    memcpy(&bytes, at, sizeof bytes);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap64(bytes);
#endif
    return bytes;
}

#endif
