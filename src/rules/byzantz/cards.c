/*
 * cards.c: the cards of Byzantz, heaps of them, and what the number of players decides.
 */
#include <string.h>

#include <nika/byzantz.h>

const uint8_t byzantz_composition[BYZANTZ_KINDS] = {
    6, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, BYZANTZ_MERCHANTS};

#define GOOD(lane)                                                                                                     \
    UINT64_C(1) << (lane), UINT64_C(1) << ((lane) + 3), UINT64_C(1) << ((lane) + 6), UINT64_C(1) << ((lane) + 8)

const byzantz_cards byzantz_one[BYZANTZ_KINDS] = {
    GOOD(0), GOOD(10), GOOD(20), GOOD(30), GOOD(40), GOOD(50), UINT64_C(1) << BYZANTZ_MERCHANT_BIT,
};

struct table_size {
    uint8_t bidder_cards[NIKA_SEATS_MAX]; /* highest first */
    uint8_t rounds;
    uint8_t removed;
    uint8_t deck;
};

static const struct table_size table_sizes[NIKA_SEATS_MAX + 1] = {
    [3] = {.bidder_cards = {6, 4, 2}, .rounds = 8, .removed = 4, .deck = 96},
    [4] = {.bidder_cards = {5, 4, 3, 2}, .rounds = 6, .removed = 12, .deck = 84},
    [5] = {.bidder_cards = {5, 4, 3, 2, 1}, .rounds = 6, .removed = 2, .deck = 90},
    [6] = {.bidder_cards = {6, 5, 4, 3, 2, 1}, .rounds = 4, .removed = 4, .deck = 84},
};

unsigned byzantz_bidder_card(unsigned players, unsigned auction)
{
    return table_sizes[players].bidder_cards[auction];
}

unsigned byzantz_rounds(unsigned players)
{
    return table_sizes[players].rounds;
}

unsigned byzantz_removed(unsigned players)
{
    return table_sizes[players].removed;
}

unsigned byzantz_deck_size(unsigned players)
{
    return table_sizes[players].deck;
}

bool byzantz_possible(byzantz_cards heap)
{
    /* The counts of value 3 and of merchants have no bit pattern that is too much. */
    static const byzantz_cards all = BYZANTZ_ALL_GOODS | ~BYZANTZ_GOODS_MASK;
    return byzantz_holds(all, heap); /* NOLINT(readability-suspicious-call-argument) */
}

bool byzantz_is_set(byzantz_cards cards)
{
    if (byzantz_count(cards) != 3 || !byzantz_possible(cards))
        return false;
    unsigned goods = 0;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
        goods += byzantz_group(cards, good) != 0;
    return goods <= 1;
}
