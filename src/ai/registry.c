/*
 * registry.c: the table of games that have a strategy of their own.
 */
#include "byzantz/byzantz_strategy.h"
#include "justinian/justinian_strategy.h"

const struct nika_strategy *nika_strategy_of(const struct nika_game *game)
{
    static const struct nika_strategy *const strategies[] = {&nika_byzantz_strategy, &nika_justinian_strategy};
    for (unsigned i = 0; i < sizeof strategies / sizeof strategies[0]; i++)
        if (strategies[i]->game == game)
            return strategies[i];
    return &nika_default_strategy;
}
