/*
 * messages_bazaar.h: what is said by the table of Byzantz in the browser.
 */
#ifndef NIKA_MESSAGES_BAZAAR_H
#define NIKA_MESSAGES_BAZAAR_H

#include <nika/message.h>

#define NIKA_MESSAGES_BAZAAR(M0, M1, M2, M3, M4, M5, M6)                                                               \
    M0(bazaar_name)                                                                                                    \
    M2(bazaar_card, GOOD, good, NUMBER, value)                                                                         \
    M0(bazaar_merchant)                                                                                                \
    M0(bazaar_hidden)                                                                                                  \
    M1(bazaar_deck, NUMBER, cards)                                                                                     \
    M1(bazaar_this_card, NUMBER, bidder)                                                                               \
    M1(bazaar_to_come, NUMBER, bidder)                                                                                 \
    M1(bazaar_comes, NUMBER, bidder)                                                                                   \
    M0(bazaar_hand)                                                                                                    \
    M1(bazaar_hand_of, SEAT, who)                                                                                      \
    M1(bazaar_goods_worth, NUMBER, value)                                                                              \
    M1(bazaar_in_bid, NUMBER, total)                                                                                   \
    M2(bazaar_bid_of, SEAT, who, NUMBER, total)                                                                        \
    M0(bazaar_high)                                                                                                    \
    M0(bazaar_profit)                                                                                                  \
    M1(bazaar_profit_is, NUMBER, points)                                                                               \
    M2(bazaar_profit_then, NUMBER, before, NUMBER, after)                                                              \
    M0(bazaar_profit_hidden)                                                                                           \
    M1(bazaar_holds, NUMBER, cards)                                                                                    \
    M1(bazaar_unknown, NUMBER, cards)                                                                                  \
    M0(bazaar_opened)                                                                                                  \
    M1(bazaar_next, SEAT, who)                                                                                         \
    M1(bazaar_stall_empty, GOOD, good)                                                                                 \
    M0(bazaar_market_empty)                                                                                            \
    M1(bazaar_may_take, SEAT, who)                                                                                     \
    M0(bazaar_picks_first)                                                                                             \
    M1(bazaar_picks_before, NUMBER, n)                                                                                 \
    M0(bazaar_has_picked)                                                                                              \
    M0(bazaar_bid)                                                                                                     \
    M1(bazaar_bid_total, NUMBER, total)                                                                                \
    M1(bazaar_least, NUMBER, total)                                                                                    \
    M0(bazaar_least_none)                                                                                              \
    M0(bazaar_pass)                                                                                                    \
    M0(bazaar_sell)                                                                                                    \
    M0(bazaar_back)                                                                                                    \
    M0(bazaar_clear)                                                                                                   \
    M0(bazaar_end)                                                                                                     \
    M0(bazaar_give_none)                                                                                               \
    M0(bazaar_take_none)                                                                                               \
    M0(bazaar_cut_none)                                                                                                \
    M0(bazaar_whole)                                                                                                   \
    M1(bazaar_breaks, NUMBER, points)                                                                                  \
    M1(bazaar_then, NUMBER, points)                                                                                    \
    M1(bazaar_then_hand, NUMBER, cards)                                                                                \
    M1(bazaar_choose_bid, NUMBER, least)                                                                               \
    M0(bazaar_choose_give)                                                                                             \
    M0(bazaar_gift_gains)                                                                                              \
    M0(bazaar_choose_take)                                                                                             \
    M0(bazaar_choose_cut)                                                                                              \
    M0(bazaar_costs_least)                                                                                             \
    M2(bazaar_discards, GOODS_CARDS, card, NUMBER, points)                                                             \
    M1(bazaar_discards_free, GOODS_CARDS, card)                                                                        \
    M3(bazaar_gives_to, GOODS_CARDS, card, NUMBER, cards, NUMBER, points)                                              \
    M2(bazaar_takes_to, NUMBER, cards, NUMBER, points)                                                                 \
    M1(bazaar_sets_pay, NUMBER, points)                                                                                \
    M1(bazaar_over_by, NUMBER, cards)                                                                                  \
    M1(bazaar_out, NUMBER, bidder)                                                                                     \
    M0(bazaar_passed_you)                                                                                              \
    M0(bazaar_prepare)                                                                                                 \
    M0(bazaar_wait)                                                                                                    \
    M1(bazaar_sell_set, NUMBER, points)                                                                                \
    M1(bazaar_set, NUMBER, points)                                                                                     \
    M2(bazaar_set_costs, NUMBER, points, NUMBER, more)                                                                 \
    M0(bazaar_no_such_set)                                                                                             \
    M0(bazaar_count)                                                                                                   \
    M0(bazaar_count_help)                                                                                              \
    M0(bazaar_gone)                                                                                                    \
    M0(bazaar_ledger)                                                                                                  \
    M0(bazaar_ledger_rounds)                                                                                           \
    M1(bazaar_in_round, NUMBER, round)                                                                                 \
    M0(bazaar_no_sales)                                                                                                \
    M1(bazaar_left, NUMBER, cards)                                                                                     \
    M2(bazaar_sale, GOODS_CARDS, cards, NUMBER, points)                                                                \
    M1(bazaar_enough, NUMBER, total)                                                                                   \
    M2(bazaar_low, NUMBER, total, NUMBER, high)                                                                        \
    M0(bazaar_key_good)                                                                                                \
    M0(bazaar_key_place)                                                                                               \
    M0(bazaar_key_do)                                                                                                  \
    M0(bazaar_key_least)                                                                                               \
    M0(bazaar_key_pass)                                                                                                \
    M0(bazaar_key_sell)                                                                                                \
    M0(bazaar_key_clear)                                                                                               \
    M0(bazaar_key_count)                                                                                               \
    M0(bazaar_key_end)

NIKA_LIST(BAZAAR, NIKA_MESSAGES_BAZAAR)

#endif
