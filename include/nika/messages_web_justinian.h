/*
 * messages_web_justinian.h: what is said by the table of Justinian in the browser.
 */
#ifndef NIKA_MESSAGES_WEB_JUSTINIAN_H
#define NIKA_MESSAGES_WEB_JUSTINIAN_H

#include <nika/message.h>

#define NIKA_MESSAGES_WEB_JUSTINIAN(M0, M1, M2, M3, M4, M5, M6)                                                        \
    /* The table and its parts. */                                                                                     \
    M0(web_justinian_name)                                                                                             \
    M0(web_justinian_row)                                                                                              \
    M0(web_justinian_players)                                                                                          \
    M0(web_justinian_hand)                                                                                             \
    M0(web_justinian_reserve)                                                                                          \
    M1(web_justinian_cards, PHASE, phase)                                                                              \
    M0(web_justinian_space)                                                                                            \
    M1(web_justinian_space_now, PHASE, phase)                                                                          \
    M2(web_justinian_yours, NUMBER, influence, NUMBER, threshold)                                                      \
    M0(web_justinian_yours_short)                                                                                      \
    M1(web_justinian_takes, NUMBER, threshold)                                                                         \
    /* Names of pieces. */                                                                                             \
    M1(web_justinian_tile_mine, COLORS, colors)                                                                        \
    M2(web_justinian_tile_tokens, NUMBER, n, WORD, whose)                                                              \
    M0(web_justinian_tile_full)                                                                                        \
    M3(web_justinian_tile_phases, NUMBER, first, NUMBER, second, NUMBER, third)                                        \
    M1(web_justinian_counselor, COUNSELOR, counselor)                                                                  \
    M2(web_justinian_pile, TOKEN, token, NUMBER, n)                                                                    \
    M3(web_justinian_card, COUNSELOR, counselor, COLOR, color, NUMBER, value)                                          \
    M2(web_justinian_card_is, COUNSELOR, counselor, COLOR, color)                                                      \
    M2(web_justinian_color_sum, COLOR, color, NUMBER, sum)                                                             \
    M0(web_justinian_best)                                                                                             \
    M4(web_justinian_seat, NUMBER, points, NUMBER, hand, NUMBER, reserve, NUMBER, phase)                               \
    M1(web_justinian_passed, NUMBER, n)                                                                                \
    M1(web_justinian_passed_short, NUMBER, n)                                                                          \
    M0(web_justinian_held_hand)                                                                                        \
    M0(web_justinian_held_reserve)                                                                                     \
    M0(web_justinian_held_phase)                                                                                       \
    M0(web_justinian_begins)                                                                                           \
    M3(web_justinian_left_of, TOKEN, token, NUMBER, left, NUMBER, seen)                                                \
    M1(web_justinian_tracker, SEAT, who)                                                                               \
    M0(web_justinian_counts)                                                                                           \
    /* Placing. */                                                                                                     \
    M0(web_justinian_pass)                                                                                             \
    M1(web_justinian_pass_draw, NUMBER, n)                                                                             \
    M0(web_justinian_pick_token)                                                                                       \
    M1(web_justinian_pick_place, TOKEN, token)                                                                         \
    M1(web_justinian_place_now, TOKEN, token)                                                                          \
    M1(web_justinian_pick_for, COUNSELOR, counselor)                                                                   \
    M0(web_justinian_pick_for_phase)                                                                                   \
    M0(web_justinian_prepare)                                                                                          \
    /* The court moves. */                                                                                             \
    M0(web_justinian_from_left)                                                                                        \
    M0(web_justinian_from_right)                                                                                       \
    M3(web_justinian_becomes, COLOR, color, NUMBER, now, NUMBER, then)                                                 \
    M0(web_justinian_move_again)                                                                                       \
    M0(web_justinian_skip)                                                                                             \
    /* The counselors' numbers. */                                                                                     \
    M1(web_justinian_values, COUNSELOR, counselor)                                                                     \
    M0(web_justinian_place_label)                                                                                      \
    M0(web_justinian_close)                                                                                            \
    /* Questions after the placing. */                                                                                 \
    M0(web_justinian_trigger)                                                                                          \
    M0(web_justinian_decline)                                                                                          \
    M0(web_justinian_answered)                                                                                         \
    M1(web_justinian_score_color, COLOR, color)                                                                        \
    M1(web_justinian_color_again, COLOR, color)                                                                        \
    M1(web_justinian_brings, NUMBER, n)                                                                                \
    M1(web_justinian_others, NUMBER, n)                                                                                \
    M0(web_justinian_keep)                                                                                             \
    M2(web_justinian_exchange, COUNSELOR, counselor, COLOR, color)                                                     \
    M0(web_justinian_exchange_now)                                                                                     \
    M0(web_justinian_pick_card)                                                                                        \
    M0(web_justinian_pick_color)                                                                                       \
    /* Scorings. */                                                                                                    \
    M1(web_justinian_scoring, PHASE, phase)                                                                            \
    M2(web_justinian_scoring_color, PHASE, phase, COLOR, color)                                                        \
    M1(web_justinian_see_scoring, PHASE, phase)                                                                        \
    M0(web_justinian_triggered)                                                                                        \
    M0(web_justinian_chooses)                                                                                          \
    M0(web_justinian_influence)                                                                                        \
    M0(web_justinian_card_points)                                                                                      \
    M2(web_justinian_card_sample, NUMBER, card, NUMBER, points)                                                        \
    M0(web_justinian_again)                                                                                            \
    M0(web_justinian_back)                                                                                             \
    M0(web_justinian_next)                                                                                             \
    M0(web_justinian_forced)                                                                                           \
    /* The end, and others' eyes. */                                                                                   \
    M0(web_justinian_result)                                                                                           \
    M0(web_justinian_total)                                                                                            \
    M0(web_justinian_hands)                                                                                            \
    M0(web_justinian_open)                                                                                             \
    /* Keys. */                                                                                                        \
    M0(web_justinian_key_plus)                                                                                         \
    M0(web_justinian_key_minus)                                                                                        \
    M0(web_justinian_key_row)                                                                                          \
    M0(web_justinian_key_space)                                                                                        \
    M0(web_justinian_key_values)                                                                                       \
    M0(web_justinian_key_do)                                                                                           \
    M0(web_justinian_key_pass)                                                                                         \
    M0(web_justinian_key_ends)                                                                                         \
    M0(web_justinian_key_trigger)                                                                                      \
    M0(web_justinian_key_decline)                                                                                      \
    M0(web_justinian_key_keep)                                                                                         \
    M0(web_justinian_key_choose)                                                                                       \
    M0(web_justinian_key_back)

NIKA_LIST(WEB_JUSTINIAN, NIKA_MESSAGES_WEB_JUSTINIAN)

#endif
