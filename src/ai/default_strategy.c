/*
 * default_strategy.c: the default strategy, of games without one of their own: it knows only the rules. Of very many legal moves
 * only the first in the list are candidates.
 */
#include "ai_internal.h"

static void observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *memory)
{
    (void)setup, (void)view, (void)memory;
}

static void forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory, unsigned span)
{
    (void)setup, (void)view, (void)memory, (void)span;
}

static unsigned candidates(const struct nika_setup *setup, const struct nika_tuning *tuning,
                           const struct nika_view *view, const struct nika_memory *memory,
                           struct nika_candidate *candidates, unsigned most)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned legal = setup->game->legal(setup, view, moves), count = legal < most ? legal : most;
    (void)tuning, (void)memory;
    for (unsigned i = 0; i < count; i++)
        candidates[i] = (struct nika_candidate){.move = moves[i]};
    return count;
}

static void sample(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                   const struct nika_memory *memory, struct nika_belief *belief, struct nika_rng *rng,
                   struct nika_world *world)
{
    (void)tuning, (void)memory, (void)belief;
    setup->game->imagine(setup, view, rng, world);
}

static void play(const struct nika_setup *setup, const struct nika_tuning *tuning, struct nika_world *world,
                 struct nika_rng *rng)
{
    (void)tuning;
    nika_step(setup, world, rng);
}

/* Playouts go on to the end of the game. */
static unsigned clock(const struct nika_setup *setup, const struct nika_world *world)
{
    struct nika_view view;
    nika_look(setup, world, NIKA_WATCHER, &view);
    return setup->game->waiting(setup, &view).asked ? 0 : NIKA_STRATEGY_OVER;
}

static unsigned horizon(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view)
{
    (void)setup, (void)tuning, (void)view;
    return NIKA_STRATEGY_OVER;
}

static float value(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_world *world,
                   float points[NIKA_SEATS_MAX])
{
    struct nika_view view;
    struct nika_result result = {{0}, {0}};
    (void)tuning;
    nika_look(setup, world, NIKA_WATCHER, &view);
    setup->game->result(setup, &view, &result);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        points[seat] = result.score[seat];
    return 1;
}

static float mix(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup, (void)view;
    return 0;
}

static const struct nika_settings levels[NIKA_LEVELS] = {
    {.algorithm = &nika_heuristic_algorithm, .noise = 38, .span = 0},
    {.algorithm = &nika_heuristic_algorithm, .noise = 22, .span = 1},
    {.algorithm = &nika_search_algorithm, .iterations = 60, .noise = 22, .span = 1},
    {.algorithm = &nika_search_algorithm, .iterations = 1000, .span = NIKA_SPAN_ALL},
    {.algorithm = &nika_search_algorithm, .iterations = 1000, .span = NIKA_SPAN_ALL},
};

const struct nika_strategy nika_default_strategy = {
    .levels = levels,
    .observe = observe,
    .forget = forget,
    .candidates = candidates,
    .sample = sample,
    .play = play,
    .clock = clock,
    .horizon = horizon,
    .value = value,
    .mix = mix,
};
