/*
 * random.c: the random player: uniformly among the legal moves, and now and then out of turn where that is allowed. It
 * is the baseline of all measurements, and fills records with everything that the rules permit.
 */
#include "ai_internal.h"

enum { SPEAKS_UP_ONE_IN = 24 };

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const struct nika_setup *setup = question->setup;
    const struct nika_view *view = question->view;
    const bool asked = setup->game->waiting(setup, view).asked >> view->seat & 1;
    (void)agent;
    thought->count = 0;
    thought->waits = !asked && nika_rng_below(question->rng, SPEAKS_UP_ONE_IN) != 0;
    if (thought->waits)
        return;
    const unsigned count = setup->game->legal(setup, view, moves);
    thought->waits = count == 0;
    if (thought->waits)
        return;
    thought->move = moves[nika_rng_below(question->rng, count)];
    thought->candidates[0] = (struct nika_candidate){.move = thought->move};
    thought->count = 1;
}

const struct nika_algorithm nika_random_algorithm = {.think = think, .out_of_turn = true};
