/*
 * rng.h: random numbers for simulation and search.
 *
 * The generator is xoshiro256++ (public domain, David Blackman and Sebastiano Vigna): 256 bits of state that the caller
 * holds, the same numbers on every platform. It is fast and good, and it can be predicted from its output: deals of
 * online games never come from here, and its type keeps the two from being mixed.
 */
#ifndef NIKA_RNG_H
#define NIKA_RNG_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nika_rng {
    uint64_t state[4];
};

/* Starts a sequence. Each (seed, stream) has its own; game number k of a simulation uses stream k, so that games can be
 * played in any order. */
void nika_rng_seed(struct nika_rng *rng, uint64_t seed, uint64_t stream);

static inline uint64_t nika_rng_rotate(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

/* The next 64 random bits. */
static inline uint64_t nika_rng_next(struct nika_rng *rng)
{
    uint64_t *s = rng->state;
    const uint64_t result = nika_rng_rotate(s[0] + s[3], 23) + s[0];
    const uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = nika_rng_rotate(s[3], 45);
    return result;
}

/* A number from 0 to bound-1, each equally likely (Lemire's multiplication with rejection). bound is at least 1. */
static inline uint32_t nika_rng_below(struct nika_rng *rng, uint32_t bound)
{
    uint64_t product = (nika_rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        const uint32_t unfair = (uint32_t)(0u - bound) % bound;
        while ((uint32_t)product < unfair)
            product = (nika_rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* Puts bytes into an order in which each is equally likely. */
void nika_rng_shuffle(struct nika_rng *rng, uint8_t *items, size_t count);

#ifdef __cplusplus
}
#endif

#endif
