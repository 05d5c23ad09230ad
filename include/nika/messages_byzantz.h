/*
 * messages_byzantz.h: what is said at a table of Byzantz.
 */
#ifndef NIKA_MESSAGES_BYZANTZ_H
#define NIKA_MESSAGES_BYZANTZ_H

#include <nika/message.h>

#define NIKA_MESSAGES_BYZANTZ(M0, M1, M2, M3, M4, M5, M6)                                                              \
    M3(by_bids, SEAT, who, GOODS_CARDS, cards, NUMBER, total)                                                          \
    M3(by_raises, SEAT, who, GOODS_CARDS, cards, NUMBER, total)                                                        \
    M1(by_passes, SEAT, who)                                                                                           \
    M2(by_takes_back, SEAT, who, GOODS_CARDS, cards)                                                                   \
    M2(by_gives, SEAT, who, GOODS_CARDS, card)                                                                         \
    M3(by_takes, SEAT, who, GOOD, good, GOODS_CARDS, cards)                                                            \
    M3(by_sells, SEAT, who, GOODS_CARDS, cards, NUMBER, points)                                                        \
    M3(by_sells_aside, SEAT, who, GOODS_CARDS, cards, NUMBER, points)                                                  \
    M2(by_discards, SEAT, who, GOODS_CARDS, card)                                                                      \
    M1(by_done, SEAT, who)                                                                                             \
    M1(by_pass_several, SEATS, who)                                                                                    \
    M1(by_done_several, SEATS, who)                                                                                    \
    M2(by_do_bid, GOODS_CARDS, cards, NUMBER, total)                                                                   \
    M0(by_do_pass)                                                                                                     \
    M1(by_do_give, GOODS_CARDS, card)                                                                                  \
    M2(by_do_take, GOOD, good, GOODS_CARDS, cards)                                                                     \
    M2(by_do_sell, GOODS_CARDS, cards, NUMBER, points)                                                                 \
    M1(by_do_discard, GOODS_CARDS, card)                                                                               \
    M0(by_do_done)                                                                                                     \
    M2(by_has_profit, SEAT, who, NUMBER, points)                                                                       \
    M3(by_wins, SEAT, who, NUMBER, total, GOODS_CARDS, cards)                                                          \
    M1(by_all_pass, SEAT, who)                                                                                         \
    M3(by_takes_bundle, SEAT, who, GOODS_CARDS, cards, NUMBER, bidder)                                                 \
    M3(by_lone_card, SEAT, who, NUMBER, bidder, GOODS_CARDS, card)                                                     \
    M2(by_too_many, SEAT, who, NUMBER, cards)                                                                          \
    M2(by_round, NUMBER, round, NUMBER, rounds)                                                                        \
    M2(by_auction, NUMBER, bidder, GOODS_CARDS, cards)                                                                 \
    M1(by_opens, SEAT, who)                                                                                            \
    M3(by_last_auction, NUMBER, bidder, GOODS_CARDS, cards, SEAT, who)                                                 \
    M0(by_market_opens)                                                                                                \
    M2(by_group, GOOD, good, GOODS_CARDS, cards)                                                                       \
    M1(by_picks_1, SEAT, first)                                                                                        \
    M2(by_picks_2, SEAT, first, SEAT, second)                                                                          \
    M3(by_picks_3, SEAT, first, SEAT, second, SEAT, third)                                                             \
    M4(by_picks_4, SEAT, first, SEAT, second, SEAT, third, SEAT, fourth)                                               \
    M5(by_picks_5, SEAT, first, SEAT, second, SEAT, third, SEAT, fourth, SEAT, fifth)                                  \
    M6(by_picks_6, SEAT, first, SEAT, second, SEAT, third, SEAT, fourth, SEAT, fifth, SEAT, sixth)                     \
    M1(by_left_over, GOODS_CARDS, cards)                                                                               \
    M1(by_nothing_left, SEATS, who)                                                                                    \
    M0(by_final_sales)                                                                                                 \
    M3(by_stands, SEAT, who, NUMBER, points, NUMBER, cards)                                                            \
    M2(by_holds, SEAT, who, GOODS_CARDS, cards)                                                                        \
    M1(by_holds_none, SEAT, who)                                                                                       \
    M2(by_stands_hidden, SEAT, who, NUMBER, cards)                                                                     \
    M1(by_start, SEATS, who)                                                                                           \
    M3(by_start_rules, NUMBER, rounds, WORD, cards, SEAT, who)                                                         \
    M0(by_start_hidden)                                                                                                \
    M2(by_highest, SEAT, who, NUMBER, total)                                                                           \
    M0(by_no_bids)                                                                                                     \
    M1(by_still_in, SEATS, who)                                                                                        \
    M3(by_lies_bid, SEAT, who, NUMBER, total, GOODS_CARDS, cards)                                                      \
    M1(by_has_passed, SEAT, who)                                                                                       \
    M3(by_has_card, SEAT, who, NUMBER, bidder, NUMBER, place)                                                          \
    M2(by_known, SEAT, who, GOODS_CARDS, cards)                                                                        \
    M0(by_in_market)                                                                                                   \
    M0(by_market_empty)                                                                                                \
    M1(by_has_picked, SEATS, who)                                                                                      \
    M1(by_deck, NUMBER, cards)                                                                                         \
    M1(by_hand, NUMBER, cards)                                                                                         \
    M0(by_hand_empty)                                                                                                  \
    M1(by_hand_value, NUMBER, value)                                                                                   \
    M2(by_own_bid, NUMBER, total, GOODS_CARDS, cards)                                                                  \
    M2(by_set_pays, GOODS_CARDS, cards, NUMBER, points)                                                                \
    M1(by_sets_pay, NUMBER, points)                                                                                    \
    M0(by_no_set)                                                                                                      \
    M1(by_own_profit, NUMBER, points)                                                                                  \
    M1(by_w_opens, SEAT, who)                                                                                          \
    M1(by_w_bids, SEAT, who)                                                                                           \
    M1(by_w_last, SEAT, who)                                                                                           \
    M1(by_w_gives, SEAT, who)                                                                                          \
    M2(by_w_trims, SEAT, who, NUMBER, cards)                                                                           \
    M1(by_w_takes, SEAT, who)                                                                                          \
    M1(by_w_sells, SEAT, who)                                                                                          \
    M1(by_q_opens, NUMBER, bidder)                                                                                     \
    M0(by_q_bids)                                                                                                      \
    M2(by_q_outbid, NUMBER, high, SEAT, who)                                                                           \
    M4(by_q_raise, NUMBER, high, SEAT, who, NUMBER, own, NUMBER, more)                                                 \
    M3(by_q_short, NUMBER, high, SEAT, who, NUMBER, most)                                                              \
    M1(by_q_last, SEAT, first)                                                                                         \
    M0(by_q_no_goods)                                                                                                  \
    M1(by_q_gives, GOODS_CARDS, cards)                                                                                 \
    M2(by_q_trims, NUMBER, over, NUMBER, cards)                                                                        \
    M0(by_q_takes)                                                                                                     \
    M1(by_q_sells, NUMBER, points)                                                                                     \
    M0(by_q_ends)                                                                                                      \
    M0(by_help_auction)                                                                                                \
    M0(by_help_giving)                                                                                                 \
    M0(by_help_limit)                                                                                                  \
    M0(by_help_market)                                                                                                 \
    M0(by_help_final)                                                                                                  \
    M0(by_help_wait)                                                                                                   \
    M2(by_type_bid, WORD, cards, WORD, brief)                                                                          \
    M0(by_type_pass)                                                                                                   \
    M2(by_type_give, WORD, card, WORD, brief)                                                                          \
    M2(by_type_discard, WORD, card, WORD, brief)                                                                       \
    M2(by_type_take, GOOD, good, WORD, brief)                                                                          \
    M2(by_type_sell, WORD, cards, WORD, brief)                                                                         \
    M0(by_type_done)                                                                                                   \
    M2(by_r_hand, GOODS_CARDS, missing, GOODS_CARDS, hand)                                                             \
    M1(by_r_hand_empty, GOODS_CARDS, missing)                                                                          \
    M3(by_r_low, GOODS_CARDS, cards, NUMBER, total, NUMBER, high)                                                      \
    M2(by_r_enough, GOODS_CARDS, cards, NUMBER, total)                                                                 \
    M2(by_r_cannot, NUMBER, most, NUMBER, high)                                                                        \
    M0(by_r_merchant)                                                                                                  \
    M2(by_r_bundle, GOODS_CARDS, card, GOODS_CARDS, cards)                                                             \
    M2(by_r_group, GOOD, good, GOODS_CARDS, cards)                                                                     \
    M1(by_r_set, GOODS_CARDS, cards)                                                                                   \
    M1(by_r_in_bid, GOODS_CARDS, cards)                                                                                \
    M1(by_r_limit, NUMBER, cards)                                                                                      \
    M1(by_r_limit_other, SEAT, who)                                                                                    \
    M0(by_r_done)                                                                                                      \
    M1(by_r_turn, SEAT, who)                                                                                           \
    M0(by_r_now_auction)                                                                                               \
    M1(by_r_now_giving, GOODS_CARDS, cards)                                                                            \
    M1(by_r_now_market, GOODS_CARDS, cards)                                                                            \
    M0(by_r_now_final)                                                                                                 \
    M1(by_d_done, NUMBER, points)                                                                                      \
    M3(by_d_alone, NUMBER, total, GOODS_CARDS, cards, NUMBER, least)                                                   \
    M2(by_d_discard, GOODS_CARDS, card, NUMBER, points)                                                                \
    M1(by_d_sale, NUMBER, points)                                                                                      \
    M2(by_winner, SEAT, who, NUMBER, points)                                                                           \
    M3(by_winner_cards, SEAT, who, NUMBER, points, NUMBER, cards)                                                      \
    M2(by_winners, SEATS, who, NUMBER, points)                                                                         \
    M4(by_ranked, NUMBER, rank, SEAT, who, NUMBER, points, NUMBER, cards)                                              \
    M1(by_all_profit, NUMBER, points)                                                                                  \
    M0(by_half_bid)                                                                                                    \
    M1(by_half_give, GOODS_CARDS, cards)                                                                               \
    M1(by_half_take, GOODS_CARDS, cards)                                                                               \
    M0(by_half_sell)                                                                                                   \
    M1(by_half_sell_more, GOODS_CARDS, cards)                                                                          \
    M0(by_half_discard)                                                                                                \
    M1(by_u_auction, STRANGE, word)                                                                                    \
    M2(by_u_giving, STRANGE, word, GOODS_CARDS, cards)                                                                 \
    M1(by_u_limit, STRANGE, word)                                                                                      \
    M2(by_u_market, STRANGE, word, GOODS_CARDS, cards)                                                                 \
    M1(by_u_final, STRANGE, word)                                                                                      \
    M1(by_u_wait, STRANGE, word)                                                                                       \
    M1(by_u_card, STRANGE, word)                                                                                       \
    M1(by_u_group, STRANGE, word)                                                                                      \
    M1(by_u_copies, GOODS_CARDS, cards)                                                                                \
    M0(by_u_one)                                                                                                       \
    M1(by_u_three, NUMBER, cards)                                                                                      \
    M1(by_u_seven, NUMBER, cards)                                                                                      \
    M2(by_u_more, STRANGE, verb, STRANGE, word)                                                                        \
    /* The words that people type for moves, with blanks between those that mean the same; the first one is shown. */  \
    /* Moves as they can be typed. */                                                                                  \
    M1(by_spell_bid, WORD, cards)                                                                                      \
    M0(by_spell_pass)                                                                                                  \
    M1(by_spell_give, WORD, card)                                                                                      \
    M1(by_spell_take, GOOD, good)                                                                                      \
    M1(by_spell_sell, WORD, cards)                                                                                     \
    M1(by_spell_discard, WORD, card)                                                                                   \
    M0(by_spell_done)                                                                                                  \
    M0(by_word_bid)                                                                                                    \
    M0(by_word_pass)                                                                                                   \
    M0(by_word_give)                                                                                                   \
    M0(by_word_take)                                                                                                   \
    M0(by_word_sell)                                                                                                   \
    M0(by_word_discard)                                                                                                \
    M0(by_word_done)                                                                                                   \
    M2(by_b_round, NUMBER, round, NUMBER, rounds)                                                                      \
    M1(by_b_deck, NUMBER, cards)                                                                                       \
    M0(by_b_bidders)                                                                                                   \
    M0(by_b_bundle)                                                                                                    \
    M2(by_b_high, NUMBER, total, SEAT, who)                                                                            \
    M0(by_b_no_high)                                                                                                   \
    M1(by_b_for, SEAT, who)                                                                                            \
    M1(by_b_won, SEAT, who)                                                                                            \
    M0(by_b_players)                                                                                                   \
    M0(by_b_auction)                                                                                                   \
    M0(by_b_hand)                                                                                                      \
    M0(by_b_known)                                                                                                     \
    M0(by_b_points)                                                                                                    \
    M0(by_b_in)                                                                                                        \
    M0(by_b_passed)                                                                                                    \
    M0(by_b_bids_now)                                                                                                  \
    M0(by_b_gives_now)                                                                                                 \
    M1(by_b_card, NUMBER, bidder)                                                                                      \
    M1(by_b_card_trims, NUMBER, bidder)                                                                                \
    M1(by_b_card_picks, NUMBER, bidder)                                                                                \
    M1(by_b_card_picked, NUMBER, bidder)                                                                               \
    M0(by_b_sells_now)                                                                                                 \
    M0(by_b_has_sold)                                                                                                  \
    M1(by_b_rank, NUMBER, rank)                                                                                        \
    M0(by_b_market)                                                                                                    \
    M0(by_b_order)                                                                                                     \
    M0(by_b_unseen)                                                                                                    \
    M2(by_b_your_hand, SEAT, who, NUMBER, cards)                                                                       \
    M1(by_b_sets_pay, NUMBER, points)                                                                                  \
    M0(by_b_no_set)                                                                                                    \
    M1(by_b_least, NUMBER, least)                                                                                      \
    M2(by_b_add, NUMBER, own, NUMBER, least)                                                                           \
    M2(by_b_sum, WORD, sum, NUMBER, total)                                                                             \
    M3(by_b_sum_low, WORD, sum, NUMBER, total, NUMBER, high)                                                           \
    M1(by_b_breaks, NUMBER, points)                                                                                    \
    M2(by_b_cannot, NUMBER, most, NUMBER, high)                                                                        \
    M2(by_b_keep, GOODS_CARDS, card, GOODS_CARDS, cards)                                                               \
    M2(by_b_get, GOODS_CARDS, cards, NUMBER, count)                                                                    \
    M3(by_b_get_pays, GOODS_CARDS, cards, NUMBER, count, NUMBER, points)                                               \
    M2(by_b_trim, GOODS_CARDS, card, NUMBER, over)                                                                     \
    M2(by_b_trim_costs, GOODS_CARDS, card, NUMBER, points)                                                             \
    M2(by_b_set, GOODS_CARDS, cards, NUMBER, points)                                                                   \
    M3(by_b_set_costs, GOODS_CARDS, cards, NUMBER, points, NUMBER, more)                                               \
    M1(by_b_no_such_set, GOODS_CARDS, cards)                                                                           \
    M0(by_b_choose_set)                                                                                                \
    M0(by_b_nothing_to_sell)                                                                                           \
    M1(by_b_may_sell, NUMBER, points)                                                                                  \
    M0(by_b_choose_first)                                                                                              \
    M2(by_b_no_least, NUMBER, most, NUMBER, high)                                                                      \
    M1(by_b_no_such_card, GOOD, good)                                                                                  \
    M1(by_b_do_bid, NUMBER, total)                                                                                     \
    M0(by_b_do_bid_none)                                                                                               \
    M1(by_b_do_least, NUMBER, total)                                                                                   \
    M0(by_b_do_pass)                                                                                                   \
    M0(by_b_do_sell)                                                                                                   \
    M1(by_b_do_give, GOODS_CARDS, card)                                                                                \
    M1(by_b_do_take, GOOD, good)                                                                                       \
    M1(by_b_do_discard, GOODS_CARDS, card)                                                                             \
    M0(by_b_do_discards)                                                                                               \
    M1(by_b_do_sale, NUMBER, points)                                                                                   \
    M0(by_b_do_sale_none)                                                                                              \
    M0(by_b_do_back)                                                                                                   \
    M0(by_b_do_end)                                                                                                    \
    M1(by_k_bid, NUMBER, total)                                                                                        \
    M0(by_k_pass_only)                                                                                                 \
    M0(by_k_choose)                                                                                                    \
    M0(by_k_letters)                                                                                                   \
    M1(by_k_least, NUMBER, total)                                                                                      \
    M0(by_k_pass)                                                                                                      \
    M0(by_k_sell)                                                                                                      \
    M0(by_k_discard)                                                                                                   \
    M0(by_k_back)                                                                                                      \
    M1(by_k_give, GOODS_CARDS, card)                                                                                   \
    M1(by_k_take, GOOD, good)                                                                                          \
    M1(by_k_discards, GOODS_CARDS, card)                                                                               \
    M1(by_k_sale, NUMBER, points)                                                                                      \
    M0(by_k_end)                                                                                                       \
    M0(by_k_end_only)                                                                                                  \
    M0(by_k_move)

NIKA_LIST(BYZANTZ, NIKA_MESSAGES_BYZANTZ)

#endif
