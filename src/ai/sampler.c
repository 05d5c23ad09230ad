/*
 * sampler.c: the sampler: draws worlds in proportion to importance weights, by how well they explain the others' moves.
 * For games that can weigh a whole world.
 */
#include "ai_internal.h"

enum { SAMPLES = 8 }; /* worlds per draw (importance resampling) */

unsigned nika_draw_weighed(const float *weights, unsigned count, struct nika_rng *rng)
{
    unsigned chosen = 0;
    float most = weights[0], total = 1;
    for (unsigned i = 1; i < count; i++) {
        if (weights[i] > most) { /* as below */
            total *= nika_exp(most - weights[i]);
            most = weights[i];
        }
        const float share = nika_exp(weights[i] - most);
        total += share;
        if (nika_luck(rng) * total < share)
            chosen = i;
    }
    return chosen;
}

void nika_sample_weighed(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                         const struct nika_memory *memory, nika_explanation *explain, struct nika_rng *rng,
                         struct nika_world *world)
{
    struct nika_world other;
    float total = 0, most = 0;
    for (unsigned i = 0; i < SAMPLES; i++) {
        struct nika_world *drawn = i == 0 ? world : &other;
        setup->game->imagine(setup, view, rng, drawn);
        const float weight = explain(setup, tuning, view, memory, drawn);
        if (i == 0) {
            most = weight;
            total = 1;
            continue;
        }
        if (weight > most) { /* normalize the largest to 1, so that nothing overflows */
            total *= nika_exp(most - weight);
            most = weight;
        }
        const float share = nika_exp(weight - most);
        total += share;
        if (nika_luck(rng) * total < share)
            nika_copy(setup->game, world, drawn);
    }
}
