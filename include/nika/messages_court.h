/*
 * messages_court.h: what is said by the table of Justinian in the browser.
 */
#ifndef NIKA_MESSAGES_COURT_H
#define NIKA_MESSAGES_COURT_H

#include <nika/message.h>

#define NIKA_MESSAGES_COURT(M0, M1, M2, M3, M4, M5, M6)                                                                \
    /* The table and its parts. */                                                                                     \
    M0(court_name)                                                                                                     \
    M0(court_row)                                                                                                      \
    M0(court_players)                                                                                                  \
    M0(court_hand)                                                                                                     \
    M0(court_reserve)                                                                                                  \
    M1(court_cards, PHASE, phase)                                                                                      \
    M0(court_space)                                                                                                    \
    M1(court_space_now, PHASE, phase)                                                                                  \
    M2(court_yours, NUMBER, influence, NUMBER, threshold)                                                              \
    M0(court_yours_short)                                                                                              \
    M1(court_takes, NUMBER, threshold)                                                                                 \
    /* Names of pieces. */                                                                                             \
    M1(court_tile_mine, COLORS, colors)                                                                                \
    M2(court_tile_tokens, NUMBER, n, WORD, whose)                                                                      \
    M0(court_tile_full)                                                                                                \
    M3(court_tile_phases, NUMBER, first, NUMBER, second, NUMBER, third)                                                \
    M1(court_counselor, COUNSELOR, counselor)                                                                          \
    M2(court_pile, TOKEN, token, NUMBER, n)                                                                            \
    M3(court_card, COUNSELOR, counselor, COLOR, color, NUMBER, value)                                                  \
    M2(court_card_is, COUNSELOR, counselor, COLOR, color)                                                              \
    M2(court_color_sum, COLOR, color, NUMBER, sum)                                                                     \
    M0(court_best)                                                                                                     \
    M4(court_seat, NUMBER, points, NUMBER, hand, NUMBER, reserve, NUMBER, phase)                                       \
    M1(court_passed, NUMBER, n)                                                                                        \
    M1(court_passed_short, NUMBER, n)                                                                                  \
    M0(court_held_hand)                                                                                                \
    M0(court_held_reserve)                                                                                             \
    M0(court_held_phase)                                                                                               \
    M0(court_begins)                                                                                                   \
    M3(court_left_of, TOKEN, token, NUMBER, left, NUMBER, seen)                                                        \
    M1(court_tracker, SEAT, who)                                                                                       \
    M0(court_counts)                                                                                                   \
    /* Placing. */                                                                                                     \
    M0(court_pass)                                                                                                     \
    M1(court_pass_draw, NUMBER, n)                                                                                     \
    M0(court_pick_token)                                                                                               \
    M1(court_pick_place, TOKEN, token)                                                                                 \
    M1(court_place_now, TOKEN, token)                                                                                  \
    M1(court_pick_for, COUNSELOR, counselor)                                                                           \
    M0(court_pick_for_phase)                                                                                           \
    M0(court_prepare)                                                                                                  \
    /* The court moves. */                                                                                             \
    M0(court_from_left)                                                                                                \
    M0(court_from_right)                                                                                               \
    M3(court_becomes, COLOR, color, NUMBER, now, NUMBER, then)                                                         \
    M0(court_move_again)                                                                                               \
    M0(court_skip)                                                                                                     \
    /* The counselors' numbers. */                                                                                     \
    M1(court_values, COUNSELOR, counselor)                                                                             \
    M0(court_place_label)                                                                                              \
    M0(court_close)                                                                                                    \
    /* Questions after the placing. */                                                                                 \
    M0(court_trigger)                                                                                                  \
    M0(court_decline)                                                                                                  \
    M0(court_answered)                                                                                                 \
    M1(court_score_color, COLOR, color)                                                                                \
    M1(court_color_again, COLOR, color)                                                                                \
    M1(court_brings, NUMBER, n)                                                                                        \
    M1(court_others, NUMBER, n)                                                                                        \
    M0(court_keep)                                                                                                     \
    M2(court_exchange, COUNSELOR, counselor, COLOR, color)                                                             \
    M0(court_exchange_now)                                                                                             \
    M0(court_pick_card)                                                                                                \
    M0(court_pick_color)                                                                                               \
    /* Scorings. */                                                                                                    \
    M1(court_scoring, PHASE, phase)                                                                                    \
    M2(court_scoring_color, PHASE, phase, COLOR, color)                                                                \
    M1(court_see_scoring, PHASE, phase)                                                                                \
    M0(court_triggered)                                                                                                \
    M0(court_chooses)                                                                                                  \
    M0(court_influence)                                                                                                \
    M0(court_card_points)                                                                                              \
    M2(court_card_sample, NUMBER, card, NUMBER, points)                                                                \
    M0(court_again)                                                                                                    \
    M0(court_back)                                                                                                     \
    M0(court_next)                                                                                                     \
    M0(court_forced)                                                                                                   \
    /* The end, and others' eyes. */                                                                                   \
    M0(court_result)                                                                                                   \
    M0(court_total)                                                                                                    \
    M0(court_hands)                                                                                                    \
    M0(court_open)                                                                                                     \
    /* Keys. */                                                                                                        \
    M0(court_key_plus)                                                                                                 \
    M0(court_key_minus)                                                                                                \
    M0(court_key_row)                                                                                                  \
    M0(court_key_space)                                                                                                \
    M0(court_key_values)                                                                                               \
    M0(court_key_do)                                                                                                   \
    M0(court_key_pass)                                                                                                 \
    M0(court_key_ends)                                                                                                 \
    M0(court_key_trigger)                                                                                              \
    M0(court_key_decline)                                                                                              \
    M0(court_key_keep)                                                                                                 \
    M0(court_key_choose)                                                                                               \
    M0(court_key_back)

NIKA_LIST(COURT, NIKA_MESSAGES_COURT)

#endif
