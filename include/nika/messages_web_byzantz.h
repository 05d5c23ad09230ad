/*
 * messages_web_byzantz.h: what is said by the table of Byzantz in the browser.
 */
#ifndef NIKA_MESSAGES_WEB_BYZANTZ_H
#define NIKA_MESSAGES_WEB_BYZANTZ_H

#include <nika/message.h>

#define NIKA_MESSAGES_WEB_BYZANTZ(M0, M1, M2, M3, M4, M5, M6)                                                          \
    M0(web_byzantz_name)                                                                                               \
    M2(web_byzantz_card, GOOD, good, NUMBER, value)                                                                    \
    M0(web_byzantz_merchant)                                                                                           \
    M0(web_byzantz_hidden)                                                                                             \
    M1(web_byzantz_deck, NUMBER, cards)                                                                                \
    M1(web_byzantz_this_card, NUMBER, bidder)                                                                          \
    M1(web_byzantz_to_come, NUMBER, bidder)                                                                            \
    M1(web_byzantz_comes, NUMBER, bidder)                                                                              \
    M0(web_byzantz_hand)                                                                                               \
    M1(web_byzantz_hand_of, SEAT, who)                                                                                 \
    M1(web_byzantz_goods_worth, NUMBER, value)                                                                         \
    M1(web_byzantz_in_bid, NUMBER, total)                                                                              \
    M2(web_byzantz_bid_of, SEAT, who, NUMBER, total)                                                                   \
    M0(web_byzantz_high)                                                                                               \
    M0(web_byzantz_profit)                                                                                             \
    M1(web_byzantz_profit_is, NUMBER, points)                                                                          \
    M2(web_byzantz_profit_then, NUMBER, before, NUMBER, after)                                                         \
    M0(web_byzantz_profit_hidden)                                                                                      \
    M1(web_byzantz_holds, NUMBER, cards)                                                                               \
    M1(web_byzantz_unknown, NUMBER, cards)                                                                             \
    M0(web_byzantz_opened)                                                                                             \
    M1(web_byzantz_next, SEAT, who)                                                                                    \
    M1(web_byzantz_stall_empty, GOOD, good)                                                                            \
    M0(web_byzantz_market_empty)                                                                                       \
    M1(web_byzantz_may_take, SEAT, who)                                                                                \
    M0(web_byzantz_picks_first)                                                                                        \
    M1(web_byzantz_picks_before, NUMBER, n)                                                                            \
    M0(web_byzantz_has_picked)                                                                                         \
    M0(web_byzantz_bid)                                                                                                \
    M1(web_byzantz_bid_total, NUMBER, total)                                                                           \
    M1(web_byzantz_least, NUMBER, total)                                                                               \
    M0(web_byzantz_least_none)                                                                                         \
    M0(web_byzantz_pass)                                                                                               \
    M0(web_byzantz_sell)                                                                                               \
    M0(web_byzantz_back)                                                                                               \
    M0(web_byzantz_clear)                                                                                              \
    M0(web_byzantz_end)                                                                                                \
    M0(web_byzantz_give_none)                                                                                          \
    M0(web_byzantz_take_none)                                                                                          \
    M0(web_byzantz_cut_none)                                                                                           \
    M0(web_byzantz_whole)                                                                                              \
    M1(web_byzantz_breaks, NUMBER, points)                                                                             \
    M1(web_byzantz_then, NUMBER, points)                                                                               \
    M1(web_byzantz_then_hand, NUMBER, cards)                                                                           \
    M1(web_byzantz_choose_bid, NUMBER, least)                                                                          \
    M0(web_byzantz_choose_give)                                                                                        \
    M0(web_byzantz_gift_gains)                                                                                         \
    M0(web_byzantz_choose_take)                                                                                        \
    M0(web_byzantz_choose_cut)                                                                                         \
    M0(web_byzantz_costs_least)                                                                                        \
    M2(web_byzantz_discards, GOODS_CARDS, card, NUMBER, points)                                                        \
    M1(web_byzantz_discards_free, GOODS_CARDS, card)                                                                   \
    M3(web_byzantz_gives_to, GOODS_CARDS, card, NUMBER, cards, NUMBER, points)                                         \
    M2(web_byzantz_takes_to, NUMBER, cards, NUMBER, points)                                                            \
    M1(web_byzantz_sets_pay, NUMBER, points)                                                                           \
    M1(web_byzantz_over_by, NUMBER, cards)                                                                             \
    M1(web_byzantz_out, NUMBER, bidder)                                                                                \
    M0(web_byzantz_passed_you)                                                                                         \
    M0(web_byzantz_prepare)                                                                                            \
    M0(web_byzantz_wait)                                                                                               \
    M1(web_byzantz_sell_set, NUMBER, points)                                                                           \
    M1(web_byzantz_set, NUMBER, points)                                                                                \
    M2(web_byzantz_set_costs, NUMBER, points, NUMBER, more)                                                            \
    M0(web_byzantz_no_such_set)                                                                                        \
    M0(web_byzantz_count)                                                                                              \
    M0(web_byzantz_count_help)                                                                                         \
    M0(web_byzantz_gone)                                                                                               \
    M0(web_byzantz_ledger)                                                                                             \
    M0(web_byzantz_ledger_rounds)                                                                                      \
    M1(web_byzantz_in_round, NUMBER, round)                                                                            \
    M0(web_byzantz_no_sales)                                                                                           \
    M1(web_byzantz_left, NUMBER, cards)                                                                                \
    M2(web_byzantz_sale, GOODS_CARDS, cards, NUMBER, points)                                                           \
    M1(web_byzantz_enough, NUMBER, total)                                                                              \
    M2(web_byzantz_low, NUMBER, total, NUMBER, high)                                                                   \
    M0(web_byzantz_key_good)                                                                                           \
    M0(web_byzantz_key_place)                                                                                          \
    M0(web_byzantz_key_do)                                                                                             \
    M0(web_byzantz_key_least)                                                                                          \
    M0(web_byzantz_key_pass)                                                                                           \
    M0(web_byzantz_key_sell)                                                                                           \
    M0(web_byzantz_key_clear)                                                                                          \
    M0(web_byzantz_key_count)                                                                                          \
    M0(web_byzantz_key_end)

NIKA_LIST(WEB_BYZANTZ, NIKA_MESSAGES_WEB_BYZANTZ)

#endif
