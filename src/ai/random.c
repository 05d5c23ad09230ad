/*
 * random.c: the random player: evenly among the legal moves, and now and then out of turn where that is allowed. It is
 * the measuring stick's zero, and fills records with everything that the rules permit.
 */
#include "random.h"

enum { SPEAKS_UP_ONE_IN = 24 };

static struct nika_move choose(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = setup->game->legal(setup, view, moves);
    return moves[nika_rng_below(rng, count)];
}

static bool interject(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                      struct nika_move *move)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    if (nika_rng_below(rng, SPEAKS_UP_ONE_IN) != 0)
        return false;
    const unsigned count = setup->game->legal(setup, view, moves);
    if (count == 0)
        return false;
    *move = moves[nika_rng_below(rng, count)];
    return true;
}

const struct nika_agent nika_random_agent = {.name = "random", .choose = choose, .interject = interject};
