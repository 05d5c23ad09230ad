/*
 * messages_learn.h: what is said by the browser that teaches: lessons, help, the rules with pictures, credits, boards.
 */
#ifndef NIKA_MESSAGES_LEARN_H
#define NIKA_MESSAGES_LEARN_H

#include <nika/message.h>

#define NIKA_MESSAGES_LEARN(M0, M1, M2, M3, M4, M5, M6)                                                                \
    /* The frame of a lesson. */                                                                                       \
    M0(learn_title)                                                                                                    \
    M0(learn_ju_title)                                                                                                 \
    M0(learn_by_title)                                                                                                 \
    M2(learn_step, NUMBER, n, NUMBER, all)                                                                             \
    M0(learn_next)                                                                                                     \
    M0(learn_back)                                                                                                     \
    M0(learn_leave)                                                                                                    \
    M0(learn_watch)                                                                                                    \
    M0(learn_your_move)                                                                                                \
    M0(learn_touch)                                                                                                    \
    M0(learn_show)                                                                                                     \
    M0(learn_gently)                                                                                                   \
    M0(learn_read_first)                                                                                               \
    M0(learn_play_now)                                                                                                 \
    M0(learn_again)                                                                                                    \
    M0(learn_to_rules)                                                                                                 \
    M0(learn_to_lesson)                                                                                                \
    /* Justinian, step by step. The numbers are those of the lesson's deal. */                                         \
    M3(learn_ju_court, COUNSELOR, low, COUNSELOR, high, NUMBER, worth)                                                 \
    M5(learn_ju_cards, COUNSELOR, one, COUNSELOR, other, NUMBER, first, NUMBER, second, NUMBER, sum)                   \
    M2(learn_ju_tokens, NUMBER, hand, NUMBER, reserve)                                                                 \
    M2(learn_ju_place, COUNSELOR, counselor, TOKEN, token)                                                             \
    M4(learn_ju_phase, SEAT, zoe, COUNSELOR, counselor, SEAT, leo, TOKEN, token)                                       \
    M4(learn_ju_enough, SEAT, leo, NUMBER, have, NUMBER, need, TOKEN, token)                                           \
    M2(learn_ju_pass, SEAT, leo, SEAT, zoe)                                                                            \
    M4(learn_ju_direction, COUNSELOR, one, COUNSELOR, other, NUMBER, left, NUMBER, right)                              \
    M6(learn_ju_trigger, COUNSELOR, counselor, NUMBER, from, COUNSELOR, other, NUMBER, to, NUMBER, have, NUMBER, need) \
    M4(learn_ju_color, SEAT, leo, NUMBER, influence, NUMBER, sum, COLOR, color)                                        \
    M6(learn_ju_exchange, NUMBER, mine, SEAT, leo, NUMBER, his, NUMBER, influence, SEAT, zoe, NUMBER, hers)            \
    M2(learn_ju_next, NUMBER, second, NUMBER, third)                                                                   \
    M0(learn_ju_forced)                                                                                                \
    M0(learn_ju_end)                                                                                                   \
    /* Byzantz, step by step. */                                                                                       \
    M1(learn_by_sets, NUMBER, cards)                                                                                   \
    M1(learn_by_auction, NUMBER, bidder)                                                                               \
    M1(learn_by_bid, NUMBER, value)                                                                                    \
    M3(learn_by_pass, SEAT, leo, NUMBER, bid, NUMBER, own)                                                             \
    M4(learn_by_limit, SEAT, leo, NUMBER, cards, NUMBER, limit, NUMBER, points)                                        \
    M3(learn_by_opens, NUMBER, bidder, SEAT, leo, SEAT, zoe)                                                           \
    M1(learn_by_second, NUMBER, bidder)                                                                                \
    M3(learn_by_overbid, SEAT, zoe, NUMBER, bid, NUMBER, value)                                                        \
    M1(learn_by_give, NUMBER, own)                                                                                     \
    M1(learn_by_sell, NUMBER, points)                                                                                  \
    M3(learn_by_market, SEAT, zoe, NUMBER, lowest, NUMBER, own)                                                        \
    M2(learn_by_tricks, NUMBER, points, SEAT, zoe)                                                                     \
    M2(learn_by_end, NUMBER, rounds, NUMBER, limit)                                                                    \
    /* Help with a decision: how it is made here, and what to think of. */                                             \
    M0(learn_how_place)                                                                                                \
    M0(learn_how_direction)                                                                                            \
    M0(learn_how_trigger)                                                                                              \
    M0(learn_how_decline)                                                                                              \
    M0(learn_how_color)                                                                                                \
    M0(learn_how_exchange)                                                                                             \
    M0(learn_how_auction)                                                                                              \
    M0(learn_how_give)                                                                                                 \
    M0(learn_how_limit)                                                                                                \
    M0(learn_how_market)                                                                                               \
    M0(learn_how_final)                                                                                                \
    M0(learn_how_wait_ju)                                                                                              \
    M0(learn_how_wait_by)                                                                                              \
    M0(learn_how_over)                                                                                                 \
    M0(learn_more)                                                                                                     \
    /* The rules, with pictures. */                                                                                    \
    M0(learn_rules_ju)                                                                                                 \
    M0(learn_rules_by)                                                                                                 \
    M0(learn_contents)                                                                                                 \
    M0(learn_print)                                                                                                    \
    M0(learn_editions)                                                                                                 \
    M0(learn_editions_intro)                                                                                           \
    M0(learn_fig_row)                                                                                                  \
    M0(learn_fig_cards)                                                                                                \
    M0(learn_fig_all_tokens)                                                                                           \
    M0(learn_fig_before)                                                                                               \
    M0(learn_fig_from_left)                                                                                            \
    M0(learn_fig_from_right)                                                                                           \
    M1(learn_fig_phase, NUMBER, sum)                                                                                   \
    M0(learn_fig_scoring)                                                                                              \
    M0(learn_fig_goods)                                                                                                \
    M1(learn_fig_bundle, NUMBER, bidder)                                                                               \
    M1(learn_fig_bids, NUMBER, high)                                                                                   \
    M0(learn_fig_market)                                                                                               \
    M0(learn_fig_sets)                                                                                                 \
    M2(learn_fig_good, GOOD, good, NUMBER, n)                                                                          \
    M1(learn_fig_pays, NUMBER, points)                                                                                 \
    M1(learn_fig_points, NUMBER, points)                                                                               \
    M3(learn_fig_place, NUMBER, place, COUNSELOR, counselor, NUMBER, worth)                                            \
    M0(learn_rules_option)                                                                                             \
    /* About. */                                                                                                       \
    M0(learn_about_title)                                                                                              \
    M0(learn_about_what)                                                                                               \
    M0(learn_about_games)                                                                                              \
    M0(learn_about_justinian)                                                                                          \
    M0(learn_about_byzantz)                                                                                            \
    M0(learn_about_own)                                                                                                \
    M0(learn_about_court)                                                                                              \
    M0(learn_about_grid)                                                                                               \
    M0(learn_about_enter)                                                                                              \
    M0(learn_about_names)                                                                                              \
    M0(learn_about_fair)                                                                                               \
    M0(learn_about_fairness)                                                                                           \
    M0(learn_about_licences)                                                                                           \
    M0(learn_about_licence)                                                                                            \
    M1(learn_about_version, WORD, version)                                                                             \
    /* The numbers of a real board. */                                                                                 \
    M0(learn_board_title)                                                                                              \
    M0(learn_board_intro)                                                                                              \
    M0(learn_board_place)                                                                                              \
    M2(learn_board_cell, NUMBER, place, NUMBER, number)                                                                \
    M0(learn_board_name)                                                                                               \
    M0(learn_board_mine)                                                                                               \
    M0(learn_board_save)                                                                                               \
    M1(learn_board_saved, STRANGE, name)                                                                               \
    M0(learn_board_full)                                                                                               \
    M0(learn_board_load)                                                                                               \
    M0(learn_board_download)                                                                                           \
    M0(learn_board_fill)                                                                                               \
    M0(learn_board_clear)                                                                                              \
    M0(learn_board_compare)                                                                                            \
    M1(learn_board_problems, NUMBER, n)                                                                                \
    M0(learn_board_fine)                                                                                               \
    M0(learn_board_same)                                                                                               \
    M0(learn_board_kept)                                                                                               \
    M0(learn_board_none)                                                                                               \
    M1(learn_board_open, STRANGE, name)                                                                                \
    M1(learn_board_delete, STRANGE, name)                                                                              \
    M2(learn_cell_empty, NUMBER, least, NUMBER, most)                                                                  \
    M2(learn_cell_number, STRANGE, found, NUMBER, most)                                                                \
    M2(learn_cell_falls, NUMBER, number, NUMBER, least)

NIKA_LIST(LEARN, NIKA_MESSAGES_LEARN)

#endif
