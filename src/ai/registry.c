/*
 * registry.c: the table of games that have a strategy of their own.
 */
#include "byzantz/wit.h"
#include "justinian/wit.h"

const struct nika_wit *nika_wit_of(const struct nika_game *game)
{
    static const struct nika_wit *const wits[] = {&nika_byzantz_wit, &nika_justinian_wit};
    for (unsigned i = 0; i < sizeof wits / sizeof wits[0]; i++)
        if (wits[i]->game == game)
            return wits[i];
    return &nika_plain_wit;
}
