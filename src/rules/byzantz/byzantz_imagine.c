/*
 * byzantz_imagine.c: draws a world that could lie behind a view.
 *
 * What a seat does not see are the cards that are neither in its hand, nor on the table, nor gone, nor known to be in
 * somebody's hand. They lie in the other hands as far as those are not known, among the removed, and in the deck, and
 * are shuffled over these places evenly.
 */
#include <string.h>

#include "byzantz_play.h"

/* Takes cards off the unseen ones. */
static void see(struct byzantz_unseen *unseen, byzantz_cards cards)
{
    const byzantz_cards goods = cards & BYZANTZ_GOODS_MASK;
    const unsigned merchants = byzantz_merchants(cards);
    if (!byzantz_holds(unseen->goods, goods) || unseen->merchants < merchants) {
        unseen->possible = false;
        return;
    }
    unseen->goods -= goods;
    unseen->merchants -= merchants;
}

struct byzantz_unseen byzantz_find_unseen(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct byzantz_unseen unseen = {.goods = BYZANTZ_ALL_GOODS, .merchants = BYZANTZ_MERCHANTS, .possible = true};
    see(&unseen, open->bundle);
    see(&unseen, open->market);
    see(&unseen, open->gone);
    if (open->gone_merchants > unseen.merchants)
        unseen.possible = false;
    else
        unseen.merchants -= open->gone_merchants;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        see(&unseen, open->bid[seat]);
        see(&unseen, seat == view->seat ? byzantz_own(view)->hand : open->known[seat]);
    }
    return unseen;
}

void byzantz_imagine(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                     struct nika_world *bytes)
{
    struct byzantz_world *world = byzantz_world(bytes);
    const struct byzantz_unseen unseen = byzantz_find_unseen(setup, view);
    uint8_t cards[BYZANTZ_DECK];
    size_t count = 0, used = 0;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        const unsigned copies = kind == BYZANTZ_MERCHANT ? unseen.merchants : byzantz_count_of(unseen.goods, kind);
        for (unsigned copy = 0; copy < copies; copy++)
            cards[count++] = (uint8_t)kind;
    }
    nika_rng_shuffle(rng, cards, count);

    memset(world, 0, sizeof *world);
    world->open = *byzantz_open(view);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        if (seat == view->seat) {
            world->own[seat] = *byzantz_own(view);
            continue;
        }
        byzantz_cards hand = world->open.known[seat];
        for (unsigned hidden = world->open.hand_size[seat] - byzantz_count(hand); hidden > 0; hidden--)
            hand += byzantz_card(cards[used++]);
        world->own[seat].hand = hand;
    }
    const unsigned removed = byzantz_removed(setup->players);
    memcpy(world->dark.cards, cards + used, removed);
    used += removed;
    memcpy(world->dark.cards + removed + world->open.drawn, cards + used, count - used);
}

/* The removed cards and the deck are one shuffled heap. */
void byzantz_reshuffle(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *bytes)
{
    struct byzantz_world *world = byzantz_world(bytes);
    const unsigned removed = byzantz_removed(setup->players), drawn = world->open.drawn;
    const unsigned left = byzantz_deck_size(setup->players) - drawn;
    uint8_t *deck = world->dark.cards + removed + drawn, cards[BYZANTZ_DARK_MAX];
    memcpy(cards, world->dark.cards, removed);
    memcpy(cards + removed, deck, left);
    nika_rng_shuffle(rng, cards, removed + left);
    memcpy(world->dark.cards, cards, removed);
    memcpy(deck, cards + removed, left);
}
