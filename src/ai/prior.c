/*
 * prior.c: the moves that a game's heuristic considers, for nets.
 */
#include <string.h>

#include <nika/encoding.h>
#include <nika/prior.h>

#include "ai_internal.h"

unsigned nika_priors(const struct nika_setup *setup, const struct nika_glance *glance, const struct nika_memory *memory,
                     struct nika_prior priors[NIKA_PRIORS_MAX])
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    if (!strategy->priors)
        return 0;
    const unsigned count = strategy->priors(setup, strategy->tuned, glance, memory, priors);
    int32_t best = INT32_MIN;
    for (unsigned i = 0; i < count; i++)
        best = priors[i].points > best ? priors[i].points : best;
    for (unsigned i = 0; i < count; i++) {
        const int32_t below = priors[i].points - best;
        priors[i].points = below > NIKA_PRIOR_LEAST ? below : NIKA_PRIOR_LEAST;
    }
    return count;
}

unsigned nika_priors_most(const struct nika_game *game)
{
    return nika_strategy_of(game)->priors_most;
}

void nika_remember_open(const struct nika_setup *setup, const struct nika_world *world, struct nika_memory *memory)
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    /* A view begins with the open drawer, as a world does, and nothing else of it is read. */
    if (strategy->remembered)
        strategy->observe(setup, (const struct nika_view *)(const void *)world, memory);
}

unsigned nika_remembered(const struct nika_setup *setup, const struct nika_memory *memory, unsigned viewer,
                         uint8_t bytes[NIKA_REMEMBERED_MAX])
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    if (strategy->remembered)
        strategy->remembered(setup, memory, viewer, bytes);
    return nika_remembered_size(setup->game, setup->players);
}

unsigned nika_remembered_size(const struct nika_game *game, unsigned players)
{
    return nika_strategy_of(game)->remembered_for_each * players;
}

void nika_option_of(const struct nika_setup *setup, unsigned viewer, struct nika_move move,
                    uint8_t option[NIKA_OPTION_BYTES])
{
    uint8_t act[NIKA_ACT_BYTES];
    _Static_assert((int)NIKA_OPTION_BYTES == (int)NIKA_ACT_BYTES - 1, "an option is an act without the mover");
    nika_observe_act(setup, viewer, viewer, move, act);
    memcpy(option, act + 1, NIKA_OPTION_BYTES);
}
