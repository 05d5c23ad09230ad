/*
 * play_deal.c: the random numbers of a game among people: from the operating system, unpredictable; or from a seed, for
 * repeatable games.
 */
#include <errno.h>
#include <sys/random.h>

#include "cli_play.h"

struct play_chance play_chance(bool seeded, uint64_t seed)
{
    struct play_chance chance = {.seeded = seeded};
    nika_rng_seed(&chance.rng, seed, 0);
    return chance;
}

static uint64_t draw(struct play_chance *chance)
{
    uint64_t number = 0;
    ssize_t size;
    if (chance->seeded)
        return nika_rng_next(&chance->rng);
    do
        size = getrandom(&number, sizeof number, 0);
    while (size < 0 && errno == EINTR);
    if (size != sizeof number)
        chance->error = size < 0 ? errno : EIO;
    return number;
}

unsigned play_below(struct play_chance *chance, unsigned bound)
{
    if (chance->seeded)
        return nika_rng_below(&chance->rng, bound);
    /*
     * Rejection sampling: values above the last whole multiple would make small numbers likelier, and are drawn again.
     */
    const uint64_t unfair = (UINT64_MAX % bound + 1) % bound;
    uint64_t number;
    do
        number = draw(chance);
    while (number > UINT64_MAX - unfair && !chance->error);
    return (unsigned)(number % bound);
}

void play_deal(struct play_chance *chance, struct nika_setup *setup, struct nika_deal *deal, uint64_t *number)
{
    struct nika_pile piles[NIKA_PILES_MAX];
    setup->start = (uint8_t)play_below(chance, setup->players);
    if (chance->seeded) {
        nika_deal(setup, &chance->rng, deal);
    } else {
        const unsigned count = setup->game->piles(setup, deal, piles);
        for (unsigned p = 0; p < count; p++)
            for (unsigned left = piles[p].count; left > 1; left--) {
                uint8_t *cards = deal->bytes + piles[p].first;
                const unsigned drawn = play_below(chance, left);
                const uint8_t card = cards[drawn];
                cards[drawn] = cards[left - 1];
                cards[left - 1] = card;
            }
    }
    *number = draw(chance);
}
