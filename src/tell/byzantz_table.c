/*
 * byzantz_table.c: tells what lies on a table of Byzantz, what a player has, and how a game came out.
 */
#include <nika/messages_play.h>

#include "byzantz_tell.h"

static void tell_auction(const struct nika_setup *setup, const struct byzantz_open *open, struct nika_listener listener)
{
    const unsigned bidder = byzantz_bidder_card(setup->players, open->auction);
    struct shown_cards cards;
    cards_of(open->bundle, &cards);
    if (open->phase == BYZANTZ_GIVING && open->auction + 1u == setup->players) {
        nika_hear(listener, NIKA_EVENT, msg_by_last_auction(bidder, cards.bytes, open->turn));
        return;
    }
    nika_hear(listener, NIKA_EVENT, msg_by_auction(bidder, cards.bytes));
    if (open->phase == BYZANTZ_GIVING)
        return;
    nika_hear(listener, NIKA_EVENT, open->high ? msg_by_highest(highest_bidder(open), open->high) : msg_by_no_bids());
    nika_hear(listener, NIKA_EVENT, msg_by_still_in(open->in));
}

/* When a seat with a bidder card picks. */
static unsigned place_of(const struct nika_setup *setup, const struct byzantz_open *open, unsigned seat)
{
    unsigned order[NIKA_SEATS_MAX], place = 0;
    byzantz_pick_order(setup->players, open, order);
    while (place < setup->players && order[place] != seat)
        place++;
    return place + 1;
}

static void tell_player(const struct nika_setup *setup, const struct nika_view *view, unsigned seat,
                        struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct shown_cards cards;
    byzantz_tell_standing(setup, view, seat, listener);
    if (open->bid[seat])
        nika_hear(listener, NIKA_DETAIL,
                  msg_by_lies_bid(seat, open->bid_total[seat], cards_of(open->bid[seat], &cards)));
    else if (open->phase == BYZANTZ_AUCTION && !open->bidder_card[seat] && !(open->in >> seat & 1))
        nika_hear(listener, NIKA_DETAIL, msg_by_has_passed(seat));
    if (open->bidder_card[seat])
        nika_hear(listener, NIKA_DETAIL, msg_by_has_card(seat, open->bidder_card[seat], place_of(setup, open, seat)));
    if (open->known[seat] && seat != view->seat)
        nika_hear(listener, NIKA_DETAIL, msg_by_known(seat, cards_of(open->known[seat], &cards)));
}

void byzantz_tell_table(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const unsigned deck = byzantz_deck_size(setup->players) - open->drawn;
    nika_hear(listener, NIKA_HEADING,
              open->phase == BYZANTZ_OVER    ? msg_is_over()
              : open->phase == BYZANTZ_FINAL ? msg_by_final_sales()
                                             : msg_by_round(open->round + 1, byzantz_rounds(setup->players)));
    if (open->bundle)
        tell_auction(setup, open, listener);
    for (unsigned seat = 0; seat < setup->players; seat++)
        tell_player(setup, view, seat, listener);
    if (open->phase >= BYZANTZ_FINAL)
        return;
    nika_hear(listener, NIKA_EVENT, open->market ? msg_by_in_market() : msg_by_market_empty());
    byzantz_tell_groups(open->market, listener);
    if (open->auction == setup->players) { /* the auctions are over */
        if (open->picked)
            nika_hear(listener, NIKA_EVENT, msg_by_has_picked(open->picked));
        byzantz_tell_picks(setup, open, listener);
    }
    nika_hear(listener, NIKA_EVENT, msg_by_deck(deck));
}

/* The sets of the hand that pay most together, one after the other. */
static void tell_sets(byzantz_cards hand, struct nika_listener listener)
{
    const unsigned pays = byzantz_best_sale(hand, NULL);
    unsigned count = 0;
    struct shown_cards cards;
    for (byzantz_cards set; (set = byzantz_least_sale(hand)) != 0; hand -= set, count++)
        nika_hear(listener, NIKA_DETAIL, msg_by_set_pays(cards_of(set, &cards), byzantz_set_points(set)));
    if (count == 0)
        nika_hear(listener, NIKA_EVENT, msg_by_no_set());
    else if (count > 1)
        nika_hear(listener, NIKA_EVENT, msg_by_sets_pay(pays));
}

void byzantz_tell_hand(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    const byzantz_cards hand = hand_of(view);
    struct shown_cards cards;
    (void)setup;
    if (hand) {
        nika_hear(listener, NIKA_EVENT, msg_by_hand(byzantz_count(hand)));
        byzantz_tell_groups(hand, listener);
        if (byzantz_value(hand) && open->phase != BYZANTZ_FINAL && open->phase != BYZANTZ_OVER)
            nika_hear(listener, NIKA_EVENT, msg_by_hand_value(byzantz_value(hand)));
        tell_sets(hand, listener);
    } else {
        nika_hear(listener, NIKA_EVENT, msg_by_hand_empty());
    }
    if (open->bid[view->seat])
        nika_hear(listener, NIKA_EVENT,
                  msg_by_own_bid(open->bid_total[view->seat], cards_of(open->bid[view->seat], &cards)));
    nika_hear(listener, NIKA_EVENT, msg_by_own_profit(open->profit[view->seat]));
}

void byzantz_tell_holding(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    struct shown_cards cards;
    const byzantz_cards hand = hand_of(view);
    (void)setup;
    nika_hear(listener, NIKA_DETAIL,
              hand ? msg_by_holds(view->seat, cards_of(hand, &cards)) : msg_by_holds_none(view->seat));
}

void byzantz_tell_result(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct nika_result result;
    unsigned winners = 0, winner = 0, count = 0, equal = 0, sum = 0;
    if (!setup->game->result(setup, view, &result))
        return;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (result.rank[seat] == 1) {
            winners |= 1u << seat;
            winner = seat;
            count++;
        }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        equal += result.score[seat] == result.score[winner];
        sum += open->profit[seat];
    }
    nika_hear(listener, NIKA_HEADING, msg_is_over());
    nika_hear(listener, NIKA_EVENT,
              count > 1   ? msg_by_winners(winners, result.score[winner])
              : equal > 1 ? msg_by_winner_cards(winner, result.score[winner], open->hand_size[winner])
                          : msg_by_winner(winner, result.score[winner]));
    for (unsigned rank = 1; rank <= setup->players; rank++)
        for (unsigned seat = 0; seat < setup->players; seat++)
            if (result.rank[seat] == rank)
                nika_hear(listener, NIKA_DETAIL, msg_by_ranked(rank, seat, result.score[seat], open->hand_size[seat]));
    nika_hear(listener, NIKA_EVENT, msg_by_all_profit(sum));
}
