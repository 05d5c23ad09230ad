/*
 * tell_byzantz.c: tells the story of a game of Byzantz: moves and what came of them, from what is open before and after.
 */
#include "byzantz_tell.h"

void byzantz_tell_picks(const struct nika_setup *setup, const struct byzantz_open *open, struct nika_listener listener)
{
    unsigned order[NIKA_SEATS_MAX], count = 0;
    byzantz_pick_order(setup->players, open, order);
    for (unsigned pick = 0; pick < setup->players; pick++)
        if (order[pick] < setup->players && !(open->picked >> order[pick] & 1))
            order[count++] = order[pick];
    if (count == 0)
        return;
    const struct nika_message message =
        count == 1   ? msg_by_picks_1(order[0])
        : count == 2 ? msg_by_picks_2(order[0], order[1])
        : count == 3 ? msg_by_picks_3(order[0], order[1], order[2])
        : count == 4 ? msg_by_picks_4(order[0], order[1], order[2], order[3])
        : count == 5 ? msg_by_picks_5(order[0], order[1], order[2], order[3], order[4])
                     : msg_by_picks_6(order[0], order[1], order[2], order[3], order[4], order[5]);
    nika_hear(listener, NIKA_EVENT, message);
}

void byzantz_tell_groups(byzantz_cards heap, struct nika_listener listener)
{
    struct shown_cards cards;
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
        if (byzantz_group(heap, group))
            nika_hear(listener, NIKA_DETAIL, msg_by_group(group, cards_of(byzantz_group(heap, group), &cards)));
}

void byzantz_tell_standing(const struct nika_setup *setup, const struct nika_view *view, unsigned seat,
                           struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned size = open->hand_size[seat];
    nika_hear(listener, NIKA_DETAIL,
              byzantz_profit_shown(setup, view, seat) ? msg_by_stands(seat, open->profit[seat], size)
                                                      : msg_by_stands_hidden(seat, size));
}

/* A bundle has been laid out: an auction, or the last one of a round, without bidding. */
static void tell_bundle(const struct nika_setup *setup, const struct byzantz_open *open, struct nika_listener listener)
{
    const unsigned bidder = byzantz_bidder_card(setup->players, open->auction);
    struct shown_cards cards;
    cards_of(open->bundle, &cards);
    if (open->auction + 1u == setup->players) {
        nika_hear(listener, NIKA_HEADING, msg_by_last_auction(bidder, cards.bytes, open->turn));
        return;
    }
    nika_hear(listener, NIKA_HEADING, msg_by_auction(bidder, cards.bytes));
    nika_hear(listener, NIKA_EVENT, msg_by_opens(open->opener));
}

static void tell_round(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    nika_hear(listener, NIKA_HEADING,
              open->phase == BYZANTZ_FINAL ? msg_by_final_sales()
                                           : msg_by_round(open->round + 1, byzantz_rounds(setup->players)));
    for (unsigned seat = 0; seat < setup->players; seat++)
        byzantz_tell_standing(setup, view, seat, listener);
}

static void start(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    char numbers[2 * NIKA_SEATS_MAX + 1];
    struct nika_text text = nika_text(numbers, sizeof numbers);
    for (unsigned auction = 0; auction < setup->players; auction++) {
        if (auction > 0)
            nika_text_add_char(&text, ' ');
        nika_text_add_number(&text, byzantz_bidder_card(setup->players, auction));
    }
    nika_hear(listener, NIKA_HEADING, msg_by_start((1u << setup->players) - 1));
    nika_hear(listener, NIKA_DETAIL, msg_by_start_rules(byzantz_rounds(setup->players), numbers, setup->start));
    if (setup->switches[BYZANTZ_OPEN_PROFIT])
        nika_hear(listener, NIKA_DETAIL, msg_by_start_hidden());
    /* Taken up in the middle of a game, the first heading is where it stands. */
    const struct byzantz_open *open = byzantz_open(view);
    if (open->phase == BYZANTZ_OVER)
        return;
    tell_round(setup, view, listener);
    if (open->bundle)
        tell_bundle(setup, open, listener);
}

static struct nika_message told_move(const struct byzantz_open *was, unsigned mover, struct nika_move move,
                                     struct shown_cards *cards)
{
    switch (move.verb) {
    case BYZANTZ_BID: {
        const unsigned total = was->bid_total[mover] + byzantz_value(move.open);
        cards_of(move.open, cards);
        return was->bid_total[mover] ? msg_by_raises(mover, cards->bytes, total)
                                     : msg_by_bids(mover, cards->bytes, total);
    }
    case BYZANTZ_PASS:
        return was->bid[mover] ? msg_by_takes_back(mover, cards_of(was->bid[mover], cards)) : msg_by_passes(mover);
    case BYZANTZ_GIVE:
        return msg_by_gives(mover, cards_of(move.open, cards));
    case BYZANTZ_TAKE: {
        const unsigned group = (unsigned)move.open;
        return msg_by_takes(mover, group, cards_of(byzantz_group(was->market, group), cards));
    }
    case BYZANTZ_SELL: {
        const unsigned points = byzantz_set_points(move.open);
        cards_of(move.open, cards);
        return mover == was->turn ? msg_by_sells(mover, cards->bytes, points)
                                  : msg_by_sells_aside(mover, cards->bytes, points);
    }
    case BYZANTZ_DISCARD:
        return msg_by_discards(mover, cards_of(move.open, cards));
    default:
        return msg_by_done(mover);
    }
}

static struct nika_message advised_move(const struct byzantz_open *open, unsigned seat, struct nika_move move,
                                        struct shown_cards *cards)
{
    switch (move.verb) {
    case BYZANTZ_BID:
        return msg_by_do_bid(cards_of(move.open, cards), open->bid_total[seat] + byzantz_value(move.open));
    case BYZANTZ_PASS:
        return msg_by_do_pass();
    case BYZANTZ_GIVE:
        return msg_by_do_give(cards_of(move.open, cards));
    case BYZANTZ_TAKE: {
        const unsigned group = (unsigned)move.open;
        return msg_by_do_take(group, cards_of(byzantz_group(open->market, group), cards));
    }
    case BYZANTZ_SELL:
        return msg_by_do_sell(cards_of(move.open, cards), byzantz_set_points(move.open));
    case BYZANTZ_DISCARD:
        return msg_by_do_discard(cards_of(move.open, cards));
    default:
        return msg_by_do_done();
    }
}

static void tell_deed(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                      struct nika_listener listener)
{
    struct shown_cards cards;
    (void)setup;
    nika_hear(listener, NIKA_MOVE, advised_move(byzantz_open(view), view->seat, move, &cards));
}

/* Who has won the auction with a bid or a pass, and how. */
static void tell_winner(const struct byzantz_open *was, const struct byzantz_open *open, struct nika_move move,
                        struct nika_listener listener)
{
    struct shown_cards cards;
    if (was->phase != BYZANTZ_AUCTION || move.verb == BYZANTZ_SELL)
        return;
    if (open->phase == BYZANTZ_GIVING && open->auction == was->auction) {
        const byzantz_cards bid = was->bid[open->turn] + (move.verb == BYZANTZ_BID ? move.open : 0);
        nika_hear(listener, NIKA_EVENT, msg_by_wins(open->turn, byzantz_value(bid), cards_of(bid, &cards)));
    } else if (open->auction != was->auction) {
        nika_hear(listener, NIKA_EVENT, msg_by_all_pass(was->opener));
    }
}

/* The bidder cards that were taken, the highest first: the last one of a round may follow at once, without bidding. */
static void tell_bidder_cards(const struct nika_setup *setup, const struct byzantz_open *was,
                              const struct byzantz_open *open, struct nika_move move, struct nika_listener listener)
{
    const byzantz_cards given = move.verb == BYZANTZ_GIVE ? move.open : 0;
    struct shown_cards cards;
    for (unsigned auction = was->auction; auction < setup->players; auction++)
        for (unsigned seat = 0; seat < setup->players; seat++) {
            const unsigned card = byzantz_bidder_card(setup->players, auction);
            if (open->bidder_card[seat] != card || was->bidder_card[seat])
                continue;
            if (card == 1) /* nothing else has come to the market */
                nika_hear(listener, NIKA_EVENT,
                          msg_by_lone_card(seat, card, cards_of(open->market - was->market - given, &cards)));
            else
                nika_hear(listener, NIKA_EVENT, msg_by_takes_bundle(seat, cards_of(was->bundle - given, &cards), card));
        }
}

/* The market is over: what is left of it, and who got nothing. */
static void tell_market_end(const struct nika_setup *setup, const struct byzantz_open *was, struct nika_move move,
                            struct nika_listener listener)
{
    const bool took = move.verb == BYZANTZ_TAKE;
    const byzantz_cards left = was->market - (took ? byzantz_group(was->market, (unsigned)move.open) : 0);
    const unsigned picked = was->picked | (took ? 1u << was->turn : 0);
    const unsigned without = ((1u << setup->players) - 1) & ~picked;
    struct shown_cards cards;
    if (left)
        nika_hear(listener, NIKA_EVENT, msg_by_left_over(cards_of(left, &cards)));
    if (without)
        nika_hear(listener, NIKA_EVENT, msg_by_nothing_left(without));
}

static void move(const struct nika_setup *setup, const struct nika_view *before, const struct nika_view *after,
                 unsigned mover, struct nika_move move, struct nika_listener listener)
{
    const struct byzantz_open *was = byzantz_open(before), *open = byzantz_open(after);
    struct shown_cards cards;
    nika_hear(listener, NIKA_MOVE, told_move(was, mover, move, &cards));
    if (move.verb == BYZANTZ_SELL && byzantz_profit_shown(setup, after, mover))
        nika_hear(listener, NIKA_DETAIL, msg_by_has_profit(mover, open->profit[mover]));
    tell_winner(was, open, move, listener);
    if (open->round == was->round)
        tell_bidder_cards(setup, was, open, move, listener);
    if (open->phase == BYZANTZ_LIMIT && was->phase != BYZANTZ_LIMIT)
        nika_hear(listener, NIKA_EVENT, msg_by_too_many(open->turn, open->hand_size[open->turn]));
    if (open->phase == BYZANTZ_MARKET && !open->picked && was->phase != BYZANTZ_MARKET) {
        nika_hear(listener, NIKA_HEADING, msg_by_market_opens());
        byzantz_tell_groups(open->market, listener);
        byzantz_tell_picks(setup, open, listener);
    }
    if (open->round != was->round) {
        tell_market_end(setup, was, move, listener);
        tell_round(setup, after, listener);
    }
    if (open->bundle && open->drawn != was->drawn)
        tell_bundle(setup, open, listener);
}

const struct nika_teller nika_byzantz_teller = {
    .game = &nika_byzantz,
    .start = start,
    .move = move,
    .table = byzantz_tell_table,
    .hand = byzantz_tell_hand,
    .holding = byzantz_tell_holding,
    .waiting = byzantz_tell_waiting,
    .question = byzantz_tell_question,
    .help = byzantz_tell_help,
    .refusal = byzantz_tell_refusal,
    .is_open = byzantz_refusal_is_open,
    .spell = byzantz_spell,
    .deed = tell_deed,
    .doubt = byzantz_tell_doubt,
    .result = byzantz_tell_result,
    .understand = byzantz_understand,
};
