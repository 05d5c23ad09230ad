/*
 * breakages.h: everything that can be broken in a position of Byzantz, by invariant, for test_byzantz_check.c. Each
 * breakage leaves the invariants before its own as they are.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_BREAKAGES_H
#define NIKA_TESTS_BREAKAGES_H

#include "unit_plain.h"

/* The table that is broken: the setup and the world, and a seat and a number that change from position to position. */
struct table {
    struct nika_setup setup;
    struct nika_world *bytes;
    struct byzantz_world *world;
    struct byzantz_open *open;
    unsigned seat, other, number;
};

/* A card that is still in the deck or among the removed: its place in the dark. */
static uint8_t *dark_card(struct table *table)
{
    const unsigned removed = byzantz_removed(table->setup.players);
    const unsigned left = removed + byzantz_deck_size(table->setup.players) - table->open->drawn;
    const unsigned place = table->number % left;

    return &table->world->dark.cards[place < removed ? place : place + table->open->drawn];
}

/* The kind of some card in a heap that is not empty. */
static unsigned some_kind(byzantz_cards heap, unsigned number)
{
    unsigned kind = number % BYZANTZ_KINDS;

    while (byzantz_count_of(heap, kind) == 0)
        kind = (kind + 1) % BYZANTZ_KINDS;
    return kind;
}

/* B-1: three fours of a good, of which there are two. */
static byzantz_cards impossible(const struct table *table)
{
    return UINT64_C(3) << byzantz_bit(4 * (table->number % BYZANTZ_GOODS) + 3);
}

static bool impossible_bundle(struct table *table)
{
    table->open->bundle |= impossible(table);
    return true;
}

static bool impossible_market(struct table *table)
{
    table->open->market |= impossible(table);
    return true;
}

static bool impossible_gone(struct table *table)
{
    table->open->gone |= table->number % 2 ? impossible(table) : UINT64_C(7); /* seven C1 */
    return true;
}

static bool impossible_bid(struct table *table)
{
    table->open->bid[table->seat] |= impossible(table);
    return true;
}

static bool impossible_known(struct table *table)
{
    table->open->known[table->seat] |= impossible(table);
    return true;
}

static bool impossible_hand(struct table *table)
{
    table->world->own[table->seat].hand |= impossible(table);
    return true;
}

static bool merchants_among_gone_goods(struct table *table)
{
    table->open->gone += byzantz_card(BYZANTZ_MERCHANT);
    return true;
}

static bool seventeen_merchants_gone(struct table *table)
{
    table->open->gone_merchants = 17;
    return true;
}

/* B-2: something that the last seat has; with six players that seat is there. */
#define ABSENT(name, thing)                                                                                            \
    static bool name(struct table *table)                                                                              \
    {                                                                                                                  \
        table->thing = 1;                                                                                              \
        return table->setup.players < NIKA_SEATS_MAX;                                                                  \
    }
ABSENT(absent_bid, open->bid[5])
ABSENT(absent_known, open->known[5])
ABSENT(absent_profit, open->profit[5])
ABSENT(absent_size, open->hand_size[5])
ABSENT(absent_total, open->bid_total[5])
ABSENT(absent_bidder_card, open->bidder_card[5])
ABSENT(absent_hand, world->own[5].hand)

static bool absent_in(struct table *table)
{
    table->open->in = (uint8_t)(table->open->in | 1u << table->setup.players);
    return true;
}

static bool absent_picked(struct table *table)
{
    table->open->picked = (uint8_t)(table->open->picked | 1u << table->setup.players);
    return true;
}

static bool absent_opener(struct table *table)
{
    table->open->opener = table->setup.players;
    return true;
}

static bool absent_turn(struct table *table)
{
    table->open->turn = (uint8_t)(table->setup.players + (table->open->phase == BYZANTZ_OVER));
    return true;
}

static bool turn_when_over(struct table *table)
{
    table->open->turn = 0;
    return table->open->phase == BYZANTZ_OVER;
}

static bool unknown_phase(struct table *table)
{
    table->open->phase = (uint8_t)(BYZANTZ_OVER + 1 + table->number % 250);
    return true;
}

static bool bytes_in_use(struct table *table)
{
    table->open->unused[table->number % 2] = 1;
    return true;
}

/* B-3 */
static bool round_too_high(struct table *table)
{
    table->open->round++;
    return true;
}

/* A round that is not played any more; as many cards are drawn as if it was. */
static bool round_after_the_last(struct table *table)
{
    const unsigned rounds = byzantz_rounds(table->setup.players);
    const unsigned each = byzantz_deck_size(table->setup.players) / rounds;

    table->open->drawn = (uint8_t)(table->open->drawn + (rounds - table->open->round) * each);
    table->open->round = (uint8_t)rounds;
    return table->open->phase < BYZANTZ_FINAL;
}

static bool drawn_too_many(struct table *table)
{
    table->open->drawn++;
    return table->open->drawn <= byzantz_deck_size(table->setup.players);
}

static bool drawn_too_few(struct table *table)
{
    table->open->drawn--;
    return true;
}

static bool auction_too_high(struct table *table)
{
    table->open->auction = (uint8_t)(table->setup.players + 1 + table->number % 200);
    return true;
}

static bool no_bidding_for_the_last(struct table *table)
{
    const unsigned players = table->setup.players;
    unsigned drawn = table->open->round * (byzantz_deck_size(players) / byzantz_rounds(players));

    for (unsigned auction = 0; auction < players; auction++)
        drawn += byzantz_bidder_card(players, auction);
    table->open->auction = (uint8_t)(players - 1);
    table->open->drawn = (uint8_t)drawn; /* fits, but the last bidder card is not bid for */
    return table->open->phase == BYZANTZ_AUCTION;
}

static bool bundle_after_the_last(struct table *table)
{
    table->open->auction = table->setup.players;
    return table->open->phase <= BYZANTZ_GIVING;
}

/* Before the last auction; the cards that it has revealed are taken back. */
static bool market_too_early(struct table *table)
{
    const unsigned last = table->setup.players - 1u;

    table->open->auction = (uint8_t)last;
    table->open->drawn = (uint8_t)(table->open->drawn - byzantz_bidder_card(table->setup.players, last));
    return table->open->phase == BYZANTZ_MARKET;
}

static bool limit_before_the_first(struct table *table)
{
    const unsigned players = table->setup.players;

    table->open->auction = 0;
    table->open->drawn = (uint8_t)(table->open->round * (byzantz_deck_size(players) / byzantz_rounds(players)));
    return table->open->phase == BYZANTZ_LIMIT;
}

static bool market_without_cards(struct table *table)
{
    table->open->market = 0;
    return table->open->phase == BYZANTZ_MARKET;
}

static bool market_at_the_end(struct table *table)
{
    table->open->market = byzantz_card(0);
    return table->open->phase >= BYZANTZ_FINAL;
}

static bool opener_at_the_end(struct table *table)
{
    table->open->opener = 1;
    return table->open->phase >= BYZANTZ_FINAL;
}

/* B-4 */
static bool bidder_card_lost(struct table *table)
{
    if (!table->open->bidder_card[table->seat])
        return false;
    table->open->bidder_card[table->seat] = 0;
    return true;
}

static bool bidder_card_twice(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (!open->bidder_card[table->seat] || open->bidder_card[table->other])
        return false;
    open->bidder_card[table->other] = open->bidder_card[table->seat];
    return true;
}

static bool bidder_card_of_another_game(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (!open->bidder_card[table->seat])
        return false;
    open->bidder_card[table->seat] = (uint8_t)(open->bidder_card[table->seat] + 8); /* the same in its low bits */
    return true;
}

static bool winner_bids_again(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (open->phase > BYZANTZ_GIVING || !open->bidder_card[table->seat])
        return false;
    open->turn = (uint8_t)table->seat;
    return true;
}

static bool limit_without_bidder_card(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (open->phase != BYZANTZ_LIMIT || open->bidder_card[table->seat])
        return false;
    open->turn = (uint8_t)table->seat;
    return true;
}

/* B-5 */
static bool wrong_total(struct table *table)
{
    table->open->bid_total[table->seat]++;
    return true;
}

static bool wrong_high(struct table *table)
{
    table->open->high++;
    return true;
}

static bool merchant_in_bid(struct table *table)
{
    table->open->bid[table->seat] += byzantz_card(BYZANTZ_MERCHANT);
    return true;
}

static bool bid_out_of_auction(struct table *table)
{
    table->open->bid[table->seat] = byzantz_card(0);
    table->open->bid_total[table->seat] = table->open->high = 1;
    return table->open->phase != BYZANTZ_AUCTION;
}

static bool bidder_is_out(struct table *table)
{
    struct byzantz_open *open = table->open;

    open->in = (uint8_t)(open->in & ~(1u << table->seat));
    return open->bid_total[table->seat] > 0;
}

static bool equal_bids(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (!open->bid_total[table->seat] || !(open->in >> table->other & 1))
        return false;
    open->bid[table->other] = open->bid[table->seat];
    open->bid_total[table->other] = open->bid_total[table->seat];
    return true;
}

static bool highest_is_asked(struct table *table)
{
    struct byzantz_open *open = table->open;

    open->turn = (uint8_t)table->seat;
    return open->phase == BYZANTZ_AUCTION && open->high && open->bid_total[table->seat] == open->high;
}

static bool nobody_in(struct table *table)
{
    table->open->in = 0;
    return table->open->phase == BYZANTZ_AUCTION && table->open->high == 0;
}

static bool somebody_in(struct table *table)
{
    table->open->in = (uint8_t)(1u << table->seat);
    return table->open->phase != BYZANTZ_AUCTION;
}

static bool winner_is_in(struct table *table)
{
    table->open->in = (uint8_t)(table->open->in | 1u << table->seat);
    return table->open->phase == BYZANTZ_AUCTION && table->open->bidder_card[table->seat];
}

static bool another_seat_is_asked(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (open->phase != BYZANTZ_AUCTION || open->turn == table->seat || open->bidder_card[table->seat])
        return false;
    open->turn = (uint8_t)table->seat;
    return true;
}

static bool passed_before_its_turn(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (open->high || !(open->in >> table->seat & 1) || table->seat == open->turn)
        return false;
    open->in = (uint8_t)(open->in & ~(1u << table->seat));
    return true;
}

/* Who is left alone with a bid has won. */
static bool alone_with_a_bid(struct table *table)
{
    struct byzantz_open *open = table->open;
    unsigned bids = 0;

    for (unsigned seat = 0; seat < table->setup.players; seat++)
        bids += open->bid_total[seat] > 0;
    open->in = (uint8_t)(1u << table->seat);
    open->turn = (uint8_t)table->seat;
    return bids == 1 && open->bid_total[table->seat];
}

static bool bid_beyond_measure(struct table *table)
{
    struct byzantz_open *open = table->open;

    open->bid[table->seat] = UINT64_C(0x2ee) | UINT64_C(0x2ee) << 10; /* all cloth and all spice */
    open->bid_total[table->seat] = open->high = 2 * (6 * 1 + 5 * 2 + 3 * 3 + 2 * 4);
    return open->in >> table->seat & 1;
}

static bool opener_has_won_before(struct table *table)
{
    table->open->opener = (uint8_t)table->seat;
    return table->open->phase == BYZANTZ_AUCTION && table->open->high && table->open->bidder_card[table->seat];
}

/* B-6 */
static bool bundle_too_small(struct table *table)
{
    if (!table->open->bundle)
        return false;
    table->open->bundle -= byzantz_card(some_kind(table->open->bundle, table->number));
    return true;
}

static bool bundle_too_large(struct table *table)
{
    const unsigned kind = 4 * (table->number % BYZANTZ_GOODS); /* of the ones there are six: never too many */

    table->open->bundle += byzantz_card(kind);
    return byzantz_possible(table->open->bundle);
}

/* B-7 */
static bool hand_too_large(struct table *table)
{
    struct byzantz_open *open = table->open;

    open->hand_size[table->seat] = (uint8_t)(BYZANTZ_HAND_MAX + 1 - byzantz_count(open->bid[table->seat]));
    return open->phase != BYZANTZ_LIMIT || open->turn != table->seat;
}

static bool limit_without_need(struct table *table)
{
    table->open->hand_size[table->open->turn % NIKA_SEATS_MAX] = BYZANTZ_HAND_MAX;
    return table->open->phase == BYZANTZ_LIMIT;
}

static bool limit_beyond_measure(struct table *table)
{
    table->open->hand_size[table->open->turn % NIKA_SEATS_MAX] = 24;
    return table->open->phase == BYZANTZ_LIMIT;
}

/* B-8 */
static bool known_more_than_there_is(struct table *table)
{
    struct byzantz_open *open = table->open;

    open->known[table->seat] = cards("C1 S1 W1 T1 G1 O1 C2 S2");
    return open->hand_size[table->seat] < 8;
}

static bool known_too_little(struct table *table)
{
    table->open->known[table->seat] = 0;
    return table->open->hand_size[table->seat] > BYZANTZ_DEALT;
}

static bool known_but_not_there(struct table *table)
{
    struct byzantz_open *open = table->open;
    const unsigned kind = *dark_card(table);

    if (!open->known[table->seat] || byzantz_count_of(table->world->own[table->seat].hand, kind))
        return false;
    open->known[table->seat] -= byzantz_card(some_kind(open->known[table->seat], table->number));
    open->known[table->seat] += byzantz_card(kind); /* could be there, as far as the others know */
    return true;
}

static bool hand_larger_than_its_size(struct table *table)
{
    const unsigned kind = *dark_card(table);

    table->world->own[table->seat].hand += byzantz_card(kind);
    return kind != BYZANTZ_MERCHANT;
}

/* B-9 */
static bool card_gone_twice(struct table *table)
{
    table->open->gone += byzantz_card(4 * (table->number % BYZANTZ_GOODS));
    return byzantz_possible(table->open->gone);
}

static bool merchant_gone_twice(struct table *table)
{
    return ++table->open->gone_merchants <= BYZANTZ_MERCHANTS;
}

static bool too_much_in_the_market(struct table *table)
{
    table->open->market += byzantz_card(4 * (table->number % BYZANTZ_GOODS));
    return table->open->phase <= BYZANTZ_MARKET && byzantz_possible(table->open->market);
}

/* The market shows a card of which all copies are gone. */
static bool card_in_two_places(struct table *table)
{
    struct byzantz_open *open = table->open;
    const unsigned kind = table->number % BYZANTZ_MERCHANT;

    if (!open->market || byzantz_count_of(open->gone, kind) != plain_copies(kind))
        return false;
    open->market -= byzantz_card(some_kind(open->market, table->number));
    open->market += byzantz_card(kind);
    return true;
}

/* More merchants are gone than the others leave: more than sixteen show. */
static bool merchants_in_two_places(struct table *table)
{
    table->open->gone_merchants = 16;
    return byzantz_merchants(table->open->market) > 0;
}

static bool other_card_in_hand(struct table *table)
{
    byzantz_cards *hand = &table->world->own[table->seat].hand;
    const byzantz_cards secret = *hand - table->open->known[table->seat];
    const unsigned kind = *dark_card(table);

    if (!secret || byzantz_count_of(secret, kind) || kind == BYZANTZ_MERCHANT)
        return false;
    *hand -= byzantz_card(some_kind(secret, table->number));
    *hand += byzantz_card(kind);
    return true;
}

static bool other_card_in_the_dark(struct table *table)
{
    uint8_t *card = dark_card(table);

    *card = (uint8_t)((*card + 1 + table->number % 24) % BYZANTZ_KINDS);
    return true;
}

/* A number that is no kind of card: whichever card it takes the place of, that one is missing; C1, too, whose kind
 * is 0. */
static bool no_card_in_the_dark(struct table *table)
{
    uint8_t *card = dark_card(table);
    const bool lowest = *card == 0;

    *card = (uint8_t)(BYZANTZ_KINDS + table->number % (256 - BYZANTZ_KINDS));
    return !lowest;
}

static bool no_card_for_the_lowest(struct table *table)
{
    uint8_t *card = dark_card(table);
    const bool lowest = *card == 0;

    *card = (uint8_t)(BYZANTZ_KINDS + table->number % (256 - BYZANTZ_KINDS));
    return lowest;
}

static bool drawn_card_in_the_dark(struct table *table)
{
    table->world->dark.cards[byzantz_removed(table->setup.players) + table->number % table->open->drawn] = 1;
    return true;
}

/* B-10 */
static bool highest_has_picked(struct table *table)
{
    struct byzantz_open *open = table->open;
    unsigned highest = 0;

    for (unsigned seat = 1; seat < table->setup.players; seat++)
        highest = open->bidder_card[seat] > open->bidder_card[highest] ? seat : highest;
    open->picked = (uint8_t)(open->picked | 1u << highest);
    return open->phase == BYZANTZ_MARKET && open->turn != highest;
}

static bool turn_has_picked(struct table *table)
{
    table->open->picked = (uint8_t)(table->open->picked | 1u << table->open->turn);
    return table->open->phase == BYZANTZ_MARKET;
}

static bool higher_picks_first(struct table *table)
{
    struct byzantz_open *open = table->open;

    if (open->phase != BYZANTZ_MARKET || open->picked >> table->seat & 1 || table->seat == open->turn)
        return false;
    open->turn = (uint8_t)table->seat;
    return true;
}

static bool picked_before_the_market(struct table *table)
{
    table->open->picked = (uint8_t)(1u << table->seat);
    return table->open->phase <= BYZANTZ_GIVING || table->open->phase >= BYZANTZ_FINAL;
}

static bool limit_of_who_has_not_picked(struct table *table)
{
    struct byzantz_open *open = table->open;

    open->picked = (uint8_t)(open->picked & ~(1u << open->turn));
    return open->phase == BYZANTZ_LIMIT && open->picked;
}

/* B-11 and B-12 */
static bool profit_from_nothing(struct table *table)
{
    const unsigned gone = byzantz_count(table->open->gone) + table->open->gone_merchants;

    for (unsigned seat = 0; seat < table->setup.players; seat++)
        table->open->profit[seat] = 0;
    table->open->profit[table->seat] = (uint16_t)(gone / 3 * 5 + 1);
    return true;
}

/* Goods of the market change places with merchants that are gone: no card is lost, but there are too many merchants. */
static bool too_many_merchants_in_the_market(struct table *table)
{
    struct byzantz_open *open = table->open;
    byzantz_cards goods = open->market & BYZANTZ_GOODS_MASK;

    if (open->phase > BYZANTZ_MARKET)
        return false;
    while (goods && open->gone_merchants && byzantz_merchants(open->market) <= open->auction) {
        const byzantz_cards card = byzantz_card(some_kind(goods, table->number));

        goods -= card;
        open->market = open->market - card + byzantz_card(BYZANTZ_MERCHANT);
        open->gone += card;
        open->gone_merchants--;
    }
    return byzantz_merchants(open->market) > open->auction;
}

#endif
