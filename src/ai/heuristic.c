/*
 * heuristic.c: the heuristic player: plays the move that its game's strategy ranks first. Weaker players misjudge moves
 * a little, or now and then play any of them.
 */
#include <string.h>

#include "ai_internal.h"

/* Approximately Gaussian noise with mean 0, rarely beyond ±2: the sum of four uniform numbers. */
static float bell(struct nika_rng *rng)
{
    int sum = 0;
    for (unsigned i = 0; i < 4; i++)
        sum += (int)nika_rng_below(rng, 2049) - 1024;
    return (float)sum / 1182.0F; /* standard deviation 1 */
}

float nika_misjudgement(const struct nika_agent *agent, struct nika_rng *rng)
{
    return agent->noise ? (float)agent->noise / 100.0F * bell(rng) : 0;
}

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    const struct nika_setup *setup = question->setup;
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct nika_rng rng;
    struct nika_view view;
    struct nika_memory room;
    nika_rng_seed(&rng, nika_rng_next(question->rng), 0);
    const struct nika_memory *memory = nika_recall(agent, question, &view, &room);
    thought->count =
        strategy->candidates(setup, agent->tuning, &view, memory, thought->candidates, NIKA_CANDIDATES_MAX);
    for (unsigned i = 0; i < thought->count; i++)
        thought->candidates[i].prior += nika_misjudgement(agent, &rng);
    nika_sort_by_prior(thought->candidates, thought->count);
    thought->move = thought->candidates[0].move;
}

const struct nika_algorithm nika_heuristic_algorithm = {.think = think, .remembers = true};
