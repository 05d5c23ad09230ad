/*
 * rng.c: seeding and shuffling; the generator itself is inline in the header, where the playouts need it.
 */
#include <nika/rng.h>

/* SplitMix64 (public domain, Sebastiano Vigna): spreads a seed over the whole state, as the authors of xoshiro advise.
 */
static uint64_t split_mix(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void nika_rng_seed(struct nika_rng *rng, uint64_t seed, uint64_t stream)
{
    /* The stream is mixed before it meets the seed, so that neighbours (seed 1, stream 2) and (seed 2, stream 1) part.
     */
    uint64_t mixed = stream;
    uint64_t state = seed ^ split_mix(&mixed);
    for (int i = 0; i < 4; i++)
        rng->state[i] = split_mix(&state);
}

void nika_rng_shuffle(struct nika_rng *rng, uint8_t *items, size_t count)
{
    for (size_t left = count; left > 1; left--) {
        const size_t chosen = nika_rng_below(rng, (uint32_t)left);
        const uint8_t item = items[chosen];
        items[chosen] = items[left - 1];
        items[left - 1] = item;
    }
}
