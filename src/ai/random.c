/*
 * random.c: the random player: evenly among the legal moves, and now and then out of turn where that is allowed. It is
 * the measuring stick's zero, and fills records with everything that the rules permit.
 */
#include "mind.h"

enum { SPEAKS_UP_ONE_IN = 24 };

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const struct nika_setup *setup = question->setup;
    const unsigned count = setup->game->legal(setup, question->view, moves);
    (void)agent;
    thought->move = moves[nika_rng_below(question->rng, count)];
    thought->candidates[0] = (struct nika_candidate){.move = thought->move};
    thought->count = 1;
}

static bool interject(const struct nika_agent *agent, const struct nika_question *question, struct nika_move *move)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const struct nika_setup *setup = question->setup;
    (void)agent;
    if (nika_rng_below(question->rng, SPEAKS_UP_ONE_IN) != 0)
        return false;
    const unsigned count = setup->game->legal(setup, question->view, moves);
    if (count == 0)
        return false;
    *move = moves[nika_rng_below(question->rng, count)];
    return true;
}

const struct nika_mind nika_random_mind = {.think = think, .interject = interject};
