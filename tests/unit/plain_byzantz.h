/*
 * plain_byzantz.h: for tests: a table of Byzantz in the middle of a game, laid by hand, in plain words.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_PLAIN_BYZANTZ_H
#define NIKA_TESTS_PLAIN_BYZANTZ_H

#include "unit_plain.h"

/* What lies where; what is not said is empty or 0. All other cards are gone. */
struct plain_table {
    unsigned round, auction, phase, turn, opener;
    unsigned in;            /* seats in the auction */
    unsigned picked;        /* seats that have taken their group */
    const char *hands[6];   /* all cards in the hand */
    const char *known[6];   /* those that everybody knows */
    const char *bids[6];    /* lie before the seat */
    uint8_t bidder_card[6]; /* won in this round */
    uint16_t profit[6];
    const char *bundle, *market;
    const char *dark; /* the removed cards, then the deck */
};

static inline byzantz_cards plain_heap(const char *words)
{
    return words ? cards(words) : 0;
}

/* Puts everything where it belongs, and sees that no invariant is broken. */
static inline struct nika_world plain_lay(const struct nika_setup *setup, const struct plain_table *table)
{
    const unsigned removed = byzantz_removed(setup->players);
    struct nika_world world;
    struct byzantz_world *laid = (struct byzantz_world *)(void *)world.bytes;
    struct byzantz_open *open = &laid->open;
    uint8_t dark[BYZANTZ_DECK];
    byzantz_cards there = plain_heap(table->bundle) + plain_heap(table->market);

    memset(&world, 0, sizeof world);
    const unsigned dark_count = table->dark ? plain_kinds(table->dark, dark) : 0;
    for (unsigned i = 0; i < dark_count; i++)
        there += byzantz_card(dark[i]);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        laid->own[seat].hand = plain_heap(table->hands[seat]);
        open->known[seat] = plain_heap(table->known[seat]);
        open->bid[seat] = plain_heap(table->bids[seat]);
        open->bid_total[seat] = (uint8_t)byzantz_value(open->bid[seat]);
        open->high = open->bid_total[seat] > open->high ? open->bid_total[seat] : open->high;
        open->hand_size[seat] = (uint8_t)byzantz_count(laid->own[seat].hand);
        open->bidder_card[seat] = table->bidder_card[seat];
        open->profit[seat] = table->profit[seat];
        there += laid->own[seat].hand + open->bid[seat];
    }
    open->bundle = plain_heap(table->bundle);
    open->market = plain_heap(table->market);
    open->gone = BYZANTZ_ALL_GOODS - (there & BYZANTZ_GOODS_MASK);
    open->gone_merchants = (uint8_t)(BYZANTZ_MERCHANTS - byzantz_merchants(there));
    open->phase = (uint8_t)table->phase;
    open->turn = (uint8_t)table->turn;
    open->opener = (uint8_t)table->opener;
    open->in = (uint8_t)table->in;
    open->round = (uint8_t)table->round;
    open->auction = (uint8_t)table->auction;
    open->picked = (uint8_t)table->picked;
    open->drawn = (uint8_t)(removed + byzantz_deck_size(setup->players) - dark_count);
    memcpy(laid->dark.cards, dark, removed);
    memcpy(laid->dark.cards + removed + open->drawn, dark + removed, dark_count - removed);
    assert_null(nika_byzantz.check(setup, &world));
    return world;
}

#endif
