/*
 * byzantz_play.c: how a game of Byzantz goes on: the deal, the course of auctions and market, judging and playing moves.
 *
 * Judging and playing are apart: `judge` reads and says why not, `play` changes and never fails. Random play
 * (byzantz_step) chooses among legal moves only and so does without the judge.
 */
#include <string.h>

#include "byzantz_play.h"
#include "moves.h"

unsigned byzantz_piles(const struct nika_setup *setup, struct nika_deal *deal, struct nika_pile piles[NIKA_PILES_MAX])
{
    (void)setup;
    uint8_t size = 0;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        for (unsigned copy = 0; copy < byzantz_composition[kind]; copy++)
            deal->bytes[size++] = (uint8_t)kind;
    piles[0] = (struct nika_pile){.first = 0, .count = size};
    return 1;
}

/* Takes cards out of a seat's hand: what the others knew to be there and is now taken, they know no longer to be there.
 */
static inline void take_from_hand(struct byzantz_world *world, unsigned seat, byzantz_cards cards)
{
    struct byzantz_open *open = &world->open;
    open->known[seat] = byzantz_without(open->known[seat], cards);
    world->own[seat].hand -= cards;
    open->hand_size[seat] = (uint8_t)(open->hand_size[seat] - byzantz_count(cards));
}

/* Puts cards that everybody has seen into a seat's hand. */
static inline void put_into_hand(struct byzantz_world *world, unsigned seat, byzantz_cards cards)
{
    world->own[seat].hand += cards;
    world->open.known[seat] += cards;
    world->open.hand_size[seat] = (uint8_t)(world->open.hand_size[seat] + byzantz_count(cards));
}

/* Cards leave the game. */
static void remove_cards(struct byzantz_open *open, byzantz_cards cards)
{
    open->gone += cards & BYZANTZ_GOODS_MASK;
    open->gone_merchants = (uint8_t)(open->gone_merchants + byzantz_merchants(cards));
}

/* The nearest seat to the left (clockwise) of `seat` in a mask that is not empty. */
static inline unsigned next_in(unsigned mask, unsigned seat, unsigned players)
{
    const unsigned next = seat + 1 + nika_lowest_bit((mask | mask << players) >> (seat + 1));
    return next < players ? next : next - players;
}

/* The seats that have no bidder card yet. */
static unsigned without_bidder_card(const struct byzantz_open *open, unsigned players)
{
    unsigned mask = 0;
    for (unsigned seat = 0; seat < players; seat++)
        mask |= (unsigned)(open->bidder_card[seat] == 0) << seat;
    return mask;
}

/* The seat with the lowest bidder card, but for those in a mask; the number of players if that is all of them. */
static unsigned lowest_bidder(const struct byzantz_open *open, unsigned players, unsigned except)
{
    unsigned lowest = 8 * 8 + players; /* eight times the card, and the seat */
    for (unsigned seat = 0; seat < players; seat++) {
        const unsigned here = (8u * open->bidder_card[seat] + seat) | (except >> seat & 1) << 7;
        lowest = here < lowest ? here : lowest;
    }
    return lowest & 7;
}

void byzantz_pick_order(unsigned players, const struct byzantz_open *open, unsigned order[NIKA_SEATS_MAX])
{
    for (unsigned pick = 0; pick < players; pick++) {
        const unsigned card = byzantz_bidder_card(players, players - 1 - pick);
        unsigned seat = 0;
        while (seat < players && open->bidder_card[seat] != card)
            seat++;
        order[pick] = seat;
    }
}

static void start_auction(const struct nika_setup *setup, struct byzantz_world *world, unsigned opener);

/* The market is over: what stays is removed, and the next round begins, or the final sales. */
static void end_round(const struct nika_setup *setup, struct byzantz_world *world)
{
    struct byzantz_open *open = &world->open;
    const unsigned opener = lowest_bidder(open, setup->players, 0);
    remove_cards(open, open->market);
    open->market = 0;
    open->picked = 0;
    open->auction = 0;
    memset(open->bidder_card, 0, sizeof open->bidder_card);
    if (++open->round < byzantz_rounds(setup->players)) {
        start_auction(setup, world, opener);
        return;
    }
    open->phase = BYZANTZ_FINAL;
    open->turn = 0;
    open->opener = 0;
}

/* Asks the next seat to take a group; with an empty market the remaining seats get nothing (B3). */
static void next_pick(const struct nika_setup *setup, struct byzantz_world *world)
{
    struct byzantz_open *open = &world->open;
    const unsigned seat = open->market ? lowest_bidder(open, setup->players, open->picked) : setup->players;
    if (seat == setup->players) {
        end_round(setup, world);
        return;
    }
    open->phase = BYZANTZ_MARKET;
    open->turn = (uint8_t)seat;
}

/* Reveals the bundle for the next bidder card; the last one of a round has no bidding. */
static void start_auction(const struct nika_setup *setup, struct byzantz_world *world, unsigned opener)
{
    struct byzantz_open *open = &world->open;
    const unsigned players = setup->players, card = byzantz_bidder_card(players, open->auction);
    uint8_t *next = world->dark.cards + byzantz_removed(players) + open->drawn;
    byzantz_cards bundle = 0;
    for (unsigned i = 0; i < card; i++) {
        bundle += byzantz_card(next[i]);
        next[i] = 0;
    }
    open->drawn = (uint8_t)(open->drawn + card);
    open->opener = (uint8_t)opener;
    open->turn = (uint8_t)opener;
    if (card == 1) {
        open->market += bundle;
        open->bidder_card[opener] = 1;
        open->auction++;
        next_pick(setup, world);
        return;
    }
    open->bundle = bundle;
    if (open->auction + 1u == players) {
        open->phase = BYZANTZ_GIVING;
        return;
    }
    open->phase = BYZANTZ_AUCTION;
    open->in = (uint8_t)without_bidder_card(open, players);
}

/* Goes on after a seat's hand has settled at seven or fewer: `turn` has won an auction, or has picked. */
static void go_on(const struct nika_setup *setup, struct byzantz_world *world)
{
    struct byzantz_open *open = &world->open;
    if (open->auction < setup->players)
        start_auction(setup, world, next_in(without_bidder_card(open, setup->players), open->turn, setup->players));
    else
        next_pick(setup, world);
}

/* Cards have come to the hand of `turn`: the limit is checked at once. */
static void settle(const struct nika_setup *setup, struct byzantz_world *world)
{
    struct byzantz_open *open = &world->open;
    if (open->hand_size[open->turn] > BYZANTZ_HAND_MAX)
        open->phase = BYZANTZ_LIMIT;
    else
        go_on(setup, world);
}

/* `turn` gets the bundle as it lies and the bidder card. */
static void take_bundle(const struct nika_setup *setup, struct byzantz_world *world)
{
    struct byzantz_open *open = &world->open;
    put_into_hand(world, open->turn, open->bundle);
    open->bundle = 0;
    open->bidder_card[open->turn] = (uint8_t)byzantz_bidder_card(setup->players, open->auction);
    open->auction++;
    settle(setup, world);
}

/* The auction is won with a bid. */
static void win(struct byzantz_open *open, unsigned seat)
{
    open->market += open->bid[seat];
    open->bid[seat] = 0;
    open->bid_total[seat] = 0;
    open->in = 0;
    open->high = 0;
    open->turn = (uint8_t)seat;
    open->phase = BYZANTZ_GIVING;
}

static inline void play_bid(const struct nika_setup *setup, struct byzantz_world *world, unsigned seat,
                            byzantz_cards cards)
{
    struct byzantz_open *open = &world->open;
    take_from_hand(world, seat, cards);
    open->bid[seat] += cards;
    open->high = open->bid_total[seat] = (uint8_t)(open->bid_total[seat] + byzantz_value(cards));
    if (open->in == 1u << seat)
        win(open, seat);
    else
        open->turn = (uint8_t)next_in(open->in, seat, setup->players);
}

static inline void play_pass(const struct nika_setup *setup, struct byzantz_world *world, unsigned seat)
{
    struct byzantz_open *open = &world->open;
    put_into_hand(world, seat, open->bid[seat]);
    open->bid[seat] = 0;
    open->bid_total[seat] = 0;
    open->in = (uint8_t)(open->in & ~(1u << seat));
    if (open->in == 0) { /* all passed: the first to do so was the opener, and gets the whole bundle */
        open->turn = open->opener;
        take_bundle(setup, world);
        return;
    }
    const unsigned next = next_in(open->in, seat, setup->players);
    if (open->in == 1u << next && open->bid_total[next])
        win(open, next);
    else
        open->turn = (uint8_t)next;
}

static void play_sell(const struct nika_setup *setup, struct byzantz_world *world, unsigned seat, byzantz_cards cards)
{
    struct byzantz_open *open = &world->open;
    take_from_hand(world, seat, cards);
    remove_cards(open, cards);
    open->profit[seat] = (uint16_t)(open->profit[seat] + byzantz_set_points(cards));
    if (open->phase == BYZANTZ_LIMIT)
        settle(setup, world);
}

static void play_give(const struct nika_setup *setup, struct byzantz_world *world, byzantz_cards card)
{
    world->open.bundle -= card;
    world->open.market += card;
    take_bundle(setup, world);
}

static void play_take(const struct nika_setup *setup, struct byzantz_world *world, unsigned group)
{
    struct byzantz_open *open = &world->open;
    const byzantz_cards cards = byzantz_group(open->market, group);
    open->market -= cards;
    open->picked = (uint8_t)(open->picked | 1u << open->turn);
    put_into_hand(world, open->turn, cards);
    settle(setup, world);
}

static void play_discard(const struct nika_setup *setup, struct byzantz_world *world, byzantz_cards card)
{
    take_from_hand(world, world->open.turn, card);
    remove_cards(&world->open, card);
    settle(setup, world);
}

static void play_done(const struct nika_setup *setup, struct byzantz_open *open)
{
    if (++open->turn == setup->players)
        open->phase = BYZANTZ_OVER;
}

static void play(const struct nika_setup *setup, struct byzantz_world *world, unsigned seat, struct nika_move move)
{
    switch (move.verb) {
    case BYZANTZ_PASS:
        play_pass(setup, world, seat);
        break;
    case BYZANTZ_BID:
        play_bid(setup, world, seat, move.open);
        break;
    case BYZANTZ_GIVE:
        play_give(setup, world, move.open);
        break;
    case BYZANTZ_TAKE:
        play_take(setup, world, (unsigned)move.open);
        break;
    case BYZANTZ_SELL:
        play_sell(setup, world, seat, move.open);
        break;
    case BYZANTZ_DISCARD:
        play_discard(setup, world, move.open);
        break;
    default: /* BYZANTZ_DONE */
        play_done(setup, &world->open);
    }
}

void byzantz_begin(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_world *bytes)
{
    struct byzantz_world *world = byzantz_world(bytes);
    const size_t dealt = (size_t)BYZANTZ_DEALT * setup->players;
    memset(world, 0, sizeof *world);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        for (unsigned i = 0; i < BYZANTZ_DEALT; i++)
            world->own[seat].hand += byzantz_card(deal->bytes[BYZANTZ_DEALT * seat + i]);
        world->open.hand_size[seat] = BYZANTZ_DEALT;
    }
    memcpy(world->dark.cards, deal->bytes + dealt, BYZANTZ_DECK - dealt);
    start_auction(setup, world, setup->start);
}

/* Which verb the phase asks for, besides selling. */
static bool fits_phase(unsigned phase, unsigned verb)
{
    switch (phase) {
    case BYZANTZ_AUCTION:
        return verb == BYZANTZ_PASS || verb == BYZANTZ_BID;
    case BYZANTZ_GIVING:
        return verb == BYZANTZ_GIVE;
    case BYZANTZ_LIMIT:
        return verb == BYZANTZ_DISCARD;
    case BYZANTZ_MARKET:
        return verb == BYZANTZ_TAKE;
    default:
        return verb == BYZANTZ_DONE;
    }
}

static nika_refusal judge_cards(const struct byzantz_world *world, unsigned seat, struct nika_move move)
{
    const struct byzantz_open *open = &world->open;
    const byzantz_cards hand = world->own[seat].hand;
    switch (move.verb) {
    case BYZANTZ_BID:
        if (byzantz_merchants(move.open))
            return BYZANTZ_MERCHANT_IN_BID;
        if (!byzantz_holds(hand, move.open))
            return BYZANTZ_NOT_IN_HAND;
        return byzantz_value(move.open) < bid_needed(open, seat) ? BYZANTZ_BID_TOO_LOW : NIKA_ACCEPTED;
    case BYZANTZ_SELL:
        if (!byzantz_is_set(move.open))
            return BYZANTZ_NOT_A_SET;
        if (!byzantz_holds(hand, move.open))
            return byzantz_holds(hand + open->bid[seat], move.open) ? BYZANTZ_LIES_IN_BID : BYZANTZ_NOT_IN_HAND;
        return NIKA_ACCEPTED;
    case BYZANTZ_GIVE:
        return byzantz_holds(open->bundle, move.open) ? NIKA_ACCEPTED : BYZANTZ_NOT_IN_BUNDLE;
    case BYZANTZ_DISCARD:
        return byzantz_holds(hand, move.open) ? NIKA_ACCEPTED : BYZANTZ_NOT_IN_HAND;
    case BYZANTZ_TAKE:
        return byzantz_group(open->market, (unsigned)move.open) ? NIKA_ACCEPTED : BYZANTZ_EMPTY_GROUP;
    default:
        return NIKA_ACCEPTED;
    }
}

/* The order of the questions is part of the contract: docs/rules-tests.md lists it. */
static nika_refusal judge(const struct nika_setup *setup, const struct byzantz_world *world, unsigned seat,
                          struct nika_move move)
{
    const struct byzantz_open *open = &world->open;
    if (open->phase == BYZANTZ_OVER)
        return NIKA_GAME_OVER;
    if (seat >= setup->players)
        return NIKA_NO_SUCH_SEAT;
    if (!byzantz_is_move(move))
        return NIKA_NO_SUCH_MOVE;
    if (seat != open->turn) {
        if (open->phase == BYZANTZ_LIMIT)
            return BYZANTZ_LIMIT_FIRST;
        if (open->phase == BYZANTZ_FINAL && seat < open->turn)
            return BYZANTZ_ALREADY_DONE;
        if (move.verb != BYZANTZ_SELL)
            return NIKA_NOT_ASKED;
    } else if (move.verb != BYZANTZ_SELL && !fits_phase(open->phase, move.verb)) {
        return open->phase == BYZANTZ_LIMIT ? BYZANTZ_LIMIT_FIRST : NIKA_NOT_NOW;
    }
    return judge_cards(world, seat, move);
}

nika_refusal byzantz_apply(const struct nika_setup *setup, struct nika_world *bytes, unsigned seat,
                           struct nika_move move)
{
    struct byzantz_world *world = byzantz_world(bytes);
    const nika_refusal refusal = judge(setup, world, seat, move);
    if (refusal == NIKA_ACCEPTED)
        play(setup, world, seat, move);
    return refusal;
}

/*
 * Random play. Nothing is listed: the moves are counted, one is drawn, and only that one is made, in the order of
 * byzantz_list_moves. Sales come last in every phase.
 */
static void step_sale(const struct nika_setup *setup, struct byzantz_world *world, unsigned which)
{
    const unsigned seat = world->open.turn;
    play_sell(setup, world, seat, byzantz_sale(world->own[seat].hand, which));
}

static void step_auction(const struct nika_setup *setup, struct byzantz_world *world, struct nika_rng *rng)
{
    const unsigned seat = world->open.turn, need = bid_needed(&world->open, seat);
    const byzantz_cards hand = world->own[seat].hand;
    struct subsets subsets;
    struct enough enough;
    unsigned bids = 0;
    if (byzantz_value(hand) >= need) {
        find_subsets(hand & BYZANTZ_GOODS_MASK, &subsets);
        find_enough(&subsets, need, &enough);
        bids = enough.count;
    }
    const unsigned which = nika_rng_below(rng, 1 + bids + count_sales(hand));
    if (which == 0)
        play_pass(setup, world, seat);
    else if (which <= bids)
        play_bid(setup, world, seat, choose_enough(&subsets, need, &enough, which - 1));
    else
        step_sale(setup, world, which - 1 - bids);
}

bool byzantz_step(const struct nika_setup *setup, struct nika_world *bytes, struct nika_rng *rng)
{
    struct byzantz_world *world = byzantz_world(bytes);
    struct byzantz_open *open = &world->open;
    if (open->phase == BYZANTZ_AUCTION) {
        step_auction(setup, world, rng);
        return true;
    }
    const byzantz_cards hand = world->own[open->turn].hand;
    uint64_t choices = 1; /* one bit each */
    switch (open->phase) {
    case BYZANTZ_GIVING:
        choices = byzantz_kinds_of(open->bundle);
        break;
    case BYZANTZ_LIMIT:
        choices = byzantz_kinds_of(hand);
        break;
    case BYZANTZ_MARKET:
        choices = groups_of(open->market);
        break;
    default:
        break;
    }
    const unsigned count = byzantz_count(choices);
    const unsigned which = nika_rng_below(rng, count + count_sales(hand));
    if (which >= count) {
        step_sale(setup, world, which - count);
        return true;
    }
    const unsigned bit = bit_number(choices, which);
    switch (open->phase) {
    case BYZANTZ_GIVING:
        play_give(setup, world, UINT64_C(1) << bit);
        break;
    case BYZANTZ_LIMIT:
        play_discard(setup, world, UINT64_C(1) << bit);
        break;
    case BYZANTZ_MARKET:
        play_take(setup, world, bit / 10);
        break;
    default:
        play_done(setup, open);
    }
    return open->phase != BYZANTZ_OVER;
}
