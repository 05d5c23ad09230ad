/*
 * messages_justinian.h: what is said at a table of Justinian.
 */
#ifndef NIKA_MESSAGES_JUSTINIAN_H
#define NIKA_MESSAGES_JUSTINIAN_H

#include <nika/message.h>

#define NIKA_MESSAGES_JUSTINIAN(M0, M1, M2, M3, M4, M5, M6)                                                            \
    /* How a game begins, and its parts. */                                                                            \
    M2(ju_players, SEATS, who, SEAT, first)                                                                            \
    M0(ju_edition_en)                                                                                                  \
    M0(ju_edition_fr)                                                                                                  \
    M0(ju_edition_it)                                                                                                  \
    M0(ju_edition_ja)                                                                                                  \
    M0(ju_tie_clockwise)                                                                                               \
    M0(ju_tie_latest)                                                                                                  \
    M0(ju_influence_but_chooser)                                                                                       \
    M0(ju_influence_but_trigger)                                                                                       \
    M0(ju_empty_scored)                                                                                                \
    M0(ju_empty_not_scored)                                                                                            \
    M0(ju_reconstruction)                                                                                              \
    M0(ju_loaded)                                                                                                      \
    M2(ju_phase, PHASE, phase, NUMBER, threshold)                                                                      \
    M2(ju_turn, NUMBER, turn, SEAT, who)                                                                               \
    M2(ju_holds_cards, SEAT, who, COURT_CARDS, cards)                                                                  \
    M2(ju_holds_tokens, SEAT, who, WORD, tokens)                                                                       \
    M2(ju_holds_influence, SEAT, who, WORD, tokens)                                                                    \
    /* Moves. */                                                                                                       \
    M2(ju_places, SEAT, who, COUNSELOR, counselor)                                                                     \
    M3(ju_places_own, SEAT, who, TOKEN, token, COUNSELOR, counselor)                                                   \
    M1(ju_places_phase, SEAT, who)                                                                                     \
    M2(ju_places_phase_own, SEAT, who, TOKEN, token)                                                                   \
    M2(ju_passes_draws, SEAT, who, NUMBER, tokens)                                                                     \
    M2(ju_passes_draws_own, SEAT, who, WORD, tokens)                                                                   \
    M1(ju_passes, SEAT, who)                                                                                           \
    M1(ju_passes_out, SEAT, who)                                                                                       \
    M1(ju_left, SEAT, who)                                                                                             \
    M1(ju_right, SEAT, who)                                                                                            \
    M2(ju_triggers, SEAT, who, PHASE, phase)                                                                           \
    M1(ju_declines, SEAT, who)                                                                                         \
    M2(ju_chooses, SEAT, who, COLOR, color)                                                                            \
    M1(ju_keeps, SEAT, who)                                                                                            \
    M2(ju_exchanges, SEAT, who, COLOR, color)                                                                          \
    M4(ju_exchanges_own, SEAT, who, COLOR, color, COUNSELOR, put, COUNSELOR, took)                                     \
    M2(ju_pass_draw_several, SEATS, who, NUMBER, tokens)                                                               \
    M1(ju_pass_several, SEATS, who)                                                                                    \
    M1(ju_pass_out_several, SEATS, who)                                                                                \
    M1(ju_decline_several, SEATS, who)                                                                                 \
    M1(ju_keep_several, SEATS, who)                                                                                    \
    M2(ju_exchange_several, SEATS, who, COLOR, color)                                                                  \
    M2(ju_do_place, TOKEN, token, COUNSELOR, counselor)                                                                \
    M1(ju_do_place_phase, TOKEN, token)                                                                                \
    M0(ju_do_pass)                                                                                                     \
    M0(ju_do_left)                                                                                                     \
    M0(ju_do_right)                                                                                                    \
    M1(ju_do_trigger, PHASE, phase)                                                                                    \
    M0(ju_do_decline)                                                                                                  \
    M1(ju_do_color, COLOR, color)                                                                                      \
    M0(ju_do_keep)                                                                                                     \
    M2(ju_do_exchange, COLOR, color, COUNSELOR, put)                                                                   \
    /* What came of them: the court moves. */                                                                          \
    M1(ju_last_in, SEAT, who)                                                                                          \
    M0(ju_turned)                                                                                                      \
    M0(ju_turned_none)                                                                                                 \
    M4(ju_turned_by, COUNSELOR, counselor, NUMBER, sum, SEAT, who, WORD, tokens)                                       \
    M6(ju_turned_by_two, COUNSELOR, counselor, NUMBER, sum, SEAT, one, WORD, tokens, SEAT, other, WORD, others)        \
    M4(ju_turned_by_three, COUNSELOR, counselor, NUMBER, sum, WORD, tokens, SEATS, who)                                \
    M0(ju_court_either)                                                                                                \
    M0(ju_court_still)                                                                                                 \
    M0(ju_court_left)                                                                                                  \
    M0(ju_court_right)                                                                                                 \
    M3(ju_went, COUNSELOR, counselor, NUMBER, from, NUMBER, to)                                                        \
    M5(ju_went_pushed, COUNSELOR, counselor, NUMBER, from, NUMBER, to, NUMBER, own, WORD, others)                      \
    M2(ju_stays, COUNSELOR, counselor, NUMBER, place)                                                                  \
    M4(ju_stays_pushed, COUNSELOR, counselor, NUMBER, place, NUMBER, own, WORD, others)                                \
    M1(ju_pushed, WORD, others)                                                                                        \
    M1(ju_row, WORD, row)                                                                                              \
    /* Scorings, and the end. */                                                                                       \
    M0(ju_nobody_triggers)                                                                                             \
    M0(ju_used_up)                                                                                                     \
    M0(ju_dead_turn)                                                                                                   \
    M1(ju_scoring, PHASE, phase)                                                                                       \
    M1(ju_last_scoring, PHASE, phase)                                                                                  \
    M3(ju_shows, SEAT, who, NUMBER, influence, WORD, tokens)                                                           \
    M1(ju_shows_none, SEAT, who)                                                                                       \
    M2(ju_chooser, SEAT, who, NUMBER, influence)                                                                       \
    M4(ju_chooser_clockwise, SEAT, who, SEATS, tied, NUMBER, influence, SEAT, last)                                    \
    M3(ju_chooser_latest, SEAT, who, SEATS, tied, NUMBER, influence)                                                   \
    M3(ju_chooser_last, SEAT, who, SEATS, tied, NUMBER, influence)                                                     \
    M6(ju_points, SEAT, who, NUMBER, gained, NUMBER, influence, NUMBER, cards, WORD, list, NUMBER, total)              \
    M4(ju_points_chooser, SEAT, who, NUMBER, gained, WORD, list, NUMBER, total)                                        \
    M4(ju_points_trigger, SEAT, who, NUMBER, gained, WORD, list, NUMBER, total)                                        \
    M0(ju_over_third)                                                                                                  \
    M0(ju_over_used_up)                                                                                                \
    M0(ju_over_last)                                                                                                   \
    M0(ju_over_unscored)                                                                                               \
    M2(ju_wins, SEAT, who, NUMBER, points)                                                                             \
    M2(ju_share, SEATS, who, NUMBER, points)                                                                           \
    M3(ju_scored_by, PHASE, phase, COLOR, color, SEAT, who)                                                            \
    M4(ju_gained, SEAT, who, NUMBER, influence, NUMBER, cards, WORD, list)                                             \
    M1(ju_never_scored, COLOR, color)                                                                                  \
    /* The table. */                                                                                                   \
    M3(ju_now_phase, PHASE, phase, NUMBER, turn, NUMBER, threshold)                                                    \
    M1(ju_the_row, PHASE, phase)                                                                                       \
    M3(ju_place, NUMBER, place, COUNSELOR, counselor, NUMBER, value)                                                   \
    M5(ju_place_one, NUMBER, place, COUNSELOR, counselor, NUMBER, value, NUMBER, tokens, SEAT, who)                    \
    M4(ju_place_each, NUMBER, place, COUNSELOR, counselor, NUMBER, value, SEATS, who)                                  \
    M5(ju_place_more, NUMBER, place, COUNSELOR, counselor, NUMBER, value, SEAT, two, SEAT, one)                        \
    M0(ju_the_players)                                                                                                 \
    M5(ju_player, SEAT, who, NUMBER, points, NUMBER, hand, NUMBER, reserve, NUMBER, phase)                             \
    M5(ju_player_passed, SEAT, who, NUMBER, points, NUMBER, hand, NUMBER, reserve, NUMBER, phase)                      \
    M2(ju_used, SEAT, who, WORD, tokens)                                                                               \
    /* What a seat has to itself. */                                                                                   \
    M3(ju_hand, SEAT, who, NUMBER, count, WORD, tokens)                                                                \
    M1(ju_hand_empty, SEAT, who)                                                                                       \
    M3(ju_reserve, SEAT, who, NUMBER, count, WORD, tokens)                                                             \
    M1(ju_laid, SEAT, who)                                                                                             \
    M2(ju_laid_on, COUNSELOR, counselor, WORD, tokens)                                                                 \
    M4(ju_has_influence, SEAT, who, NUMBER, influence, NUMBER, threshold, WORD, tokens)                                \
    M5(ju_lacks_influence, SEAT, who, NUMBER, missing, NUMBER, influence, NUMBER, threshold, WORD, tokens)             \
    M2(ju_no_influence, SEAT, who, NUMBER, threshold)                                                                  \
    M2(ju_cards, SEAT, who, PHASE, phase)                                                                              \
    M3(ju_cards_of, COLOR, color, WORD, list, NUMBER, sum)                                                             \
    M1(ju_from_left, WORD, row)                                                                                        \
    M1(ju_from_right, WORD, row)                                                                                       \
    M4(ju_color_then, COLOR, color, NUMBER, now, NUMBER, then, NUMBER, change)                                         \
    /* Whom the game waits for. */                                                                                     \
    M1(ju_waits_place, SEAT, who)                                                                                      \
    M1(ju_waits_pass, SEAT, who)                                                                                       \
    M1(ju_waits_direction, SEAT, who)                                                                                  \
    M1(ju_waits_trigger, SEAT, who)                                                                                    \
    M1(ju_waits_color, SEAT, who)                                                                                      \
    M1(ju_waits_exchange, SEAT, who)                                                                                   \
    /* Questions. */                                                                                                   \
    M1(ju_ask_place, SEAT, who)                                                                                        \
    M1(ju_ask_place_last, SEAT, who)                                                                                   \
    M1(ju_ask_place_counselor, SEAT, who)                                                                              \
    M1(ju_ask_pass, SEAT, who)                                                                                         \
    M1(ju_ask_pass_full, SEAT, who)                                                                                    \
    M1(ju_ask_direction, SEAT, who)                                                                                    \
    M3(ju_ask_trigger, SEAT, who, NUMBER, influence, NUMBER, threshold)                                                \
    M3(ju_ask_decline, SEAT, who, NUMBER, influence, NUMBER, threshold)                                                \
    M1(ju_ask_color, SEAT, who)                                                                                        \
    M1(ju_ask_exchange, SEAT, who)                                                                                     \
    /* Help: the rule, and what can be typed. */                                                                       \
    M0(ju_help_place)                                                                                                  \
    M0(ju_help_pass)                                                                                                   \
    M0(ju_help_direction)                                                                                              \
    M1(ju_help_trigger, NUMBER, threshold)                                                                             \
    M0(ju_help_color_chooser)                                                                                          \
    M0(ju_help_color_trigger)                                                                                          \
    M0(ju_help_exchange)                                                                                               \
    M0(ju_type_counselor)                                                                                              \
    M0(ju_type_phase)                                                                                                  \
    M0(ju_type_pass)                                                                                                   \
    M0(ju_type_left)                                                                                                   \
    M0(ju_type_right)                                                                                                  \
    M0(ju_type_trigger)                                                                                                \
    M0(ju_type_decline)                                                                                                \
    M0(ju_type_color)                                                                                                  \
    M0(ju_type_exchange)                                                                                               \
    M0(ju_type_keep)                                                                                                   \
    /* Why a move was refused. */                                                                                      \
    M1(ju_not_asked, SEAT, who)                                                                                        \
    M0(ju_now_place)                                                                                                   \
    M0(ju_now_direction)                                                                                               \
    M0(ju_now_trigger)                                                                                                 \
    M0(ju_now_color)                                                                                                   \
    M0(ju_now_exchange)                                                                                                \
    M1(ju_full, COUNSELOR, counselor)                                                                                  \
    M0(ju_one_more_only)                                                                                               \
    M2(ju_no_token, TOKEN, token, WORD, hand)                                                                          \
    M0(ju_no_tokens)                                                                                                   \
    M2(ju_too_little, NUMBER, influence, NUMBER, threshold)                                                            \
    M2(ju_color_gone, COLOR, color, COLORS, left)                                                                      \
    M3(ju_no_card, COUNSELOR, counselor, COLOR, color, COURT_CARDS, cards)                                             \
    /* Whether a move is meant. */                                                                                     \
    M1(ju_pass_early, NUMBER, tokens)                                                                                  \
    /* What was typed. The words are those that people type for moves, as in the area play. */                         \
    /* Moves as they can be typed. */                                                                                  \
    M2(ju_spell_place, TOKEN, token, NUMBER, counselor)                                                                \
    M1(ju_spell_phase, TOKEN, token)                                                                                   \
    M0(ju_spell_pass)                                                                                                  \
    M0(ju_spell_left)                                                                                                  \
    M0(ju_spell_right)                                                                                                 \
    M0(ju_spell_trigger)                                                                                               \
    M0(ju_spell_decline)                                                                                               \
    M1(ju_spell_color, COLOR, color)                                                                                   \
    M0(ju_spell_keep)                                                                                                  \
    M2(ju_spell_exchange, COLOR, color, NUMBER, counselor)                                                             \
    M0(ju_word_place)                                                                                                  \
    M0(ju_word_phase)                                                                                                  \
    M0(ju_word_pass)                                                                                                   \
    M0(ju_word_left)                                                                                                   \
    M0(ju_word_right)                                                                                                  \
    M0(ju_word_trigger)                                                                                                \
    M0(ju_word_decline)                                                                                                \
    M0(ju_word_color)                                                                                                  \
    M0(ju_word_exchange)                                                                                               \
    M0(ju_word_keep)                                                                                                   \
    M1(ju_which_token, WORD, tokens)                                                                                   \
    M1(ju_which_place, TOKEN, token)                                                                                   \
    M1(ju_which_color, COLORS, colors)                                                                                 \
    M1(ju_which_card, COURT_CARDS, cards)                                                                              \
    M1(ju_not_token, STRANGE, word)                                                                                    \
    M1(ju_not_place, STRANGE, word)                                                                                    \
    M2(ju_not_color, STRANGE, word, COLORS, colors)                                                                    \
    M2(ju_not_card, STRANGE, word, COURT_CARDS, cards)                                                                 \
    M1(ju_too_much, STRANGE, word)                                                                                     \
    M1(ju_not_place_move, STRANGE, word)                                                                               \
    M1(ju_not_direction_move, STRANGE, word)                                                                           \
    M1(ju_not_trigger_move, STRANGE, word)                                                                             \
    M2(ju_not_color_move, STRANGE, word, COLORS, colors)                                                               \
    M2(ju_not_exchange_move, STRANGE, word, COURT_CARDS, cards)                                                        \
    /* On the board: labels, which must be short. */                                                                   \
    M0(ju_label_tokens)                                                                                                \
    M0(ju_label_phases)                                                                                                \
    M2(ju_label_threshold, PHASE, phase, NUMBER, threshold)                                                            \
    M1(ju_label_turn, NUMBER, turn)                                                                                    \
    M1(ju_label_cards, PHASE, phase)                                                                                   \
    M0(ju_label_points)                                                                                                \
    M0(ju_label_hand)                                                                                                  \
    M0(ju_label_reserve)                                                                                               \
    M0(ju_label_used)                                                                                                  \
    M0(ju_label_passed)                                                                                                \
    M0(ju_label_influence)                                                                                             \
    M0(ju_label_triggered)                                                                                             \
    M1(ju_label_scored, PHASE, phase)                                                                                  \
    M1(ju_label_value, PHASE, phase)                                                                                   \
    M0(ju_label_values)                                                                                                \
    M0(ju_label_reconstruction)                                                                                        \
    M0(ju_label_now)                                                                                                   \
    M0(ju_label_left)                                                                                                  \
    M0(ju_label_right)                                                                                                 \
    M2(ju_label_scoring, PHASE, phase, COLOR, color)                                                                   \
    /* Choices on the board, and what they would do. */                                                                \
    M0(ju_option_pass)                                                                                                 \
    M2(ju_option_left, NUMBER, total, NUMBER, change)                                                                  \
    M2(ju_option_right, NUMBER, total, NUMBER, change)                                                                 \
    M0(ju_option_trigger)                                                                                              \
    M0(ju_option_decline)                                                                                              \
    M0(ju_option_keep)                                                                                                 \
    M3(ju_show_short, NUMBER, missing, NUMBER, influence, NUMBER, threshold)                                           \
    M2(ju_show_enough, NUMBER, influence, NUMBER, threshold)                                                           \
    M2(ju_show_plus, TOKEN, token, NUMBER, steps)                                                                      \
    M2(ju_show_minus, TOKEN, token, NUMBER, steps)                                                                     \
    M1(ju_show_pass, NUMBER, drawn)                                                                                    \
    M0(ju_show_pass_empty)                                                                                             \
    M4(ju_show_value, TOKEN, token, COUNSELOR, counselor, NUMBER, value, NUMBER, then)                                 \
    M1(ju_show_full, COUNSELOR, counselor)                                                                             \
    M4(ju_show_influence, TOKEN, token, NUMBER, influence, NUMBER, then, NUMBER, threshold)                            \
    M0(ju_show_no_more)                                                                                                \
    M4(ju_show_card, COUNSELOR, counselor, COLOR, color, NUMBER, value, PHASE, phase)                                  \
    M0(ju_show_keep)                                                                                                   \
    /* What keys do. */                                                                                                \
    M0(ju_key_tokens)                                                                                                  \
    M0(ju_key_digits)                                                                                                  \
    M1(ju_key_take, TOKEN, token)                                                                                      \
    M0(ju_key_enter_pass)                                                                                              \
    M0(ju_key_pass)                                                                                                    \
    M0(ju_key_places)                                                                                                  \
    M0(ju_key_numbers)                                                                                                 \
    M2(ju_key_place, TOKEN, token, COUNSELOR, counselor)                                                               \
    M1(ju_key_place_phase, TOKEN, token)                                                                               \
    M0(ju_key_back)                                                                                                    \
    M0(ju_key_choose)                                                                                                  \
    M0(ju_key_left)                                                                                                    \
    M0(ju_key_right)                                                                                                   \
    M0(ju_key_trigger)                                                                                                 \
    M0(ju_key_decline)                                                                                                 \
    M1(ju_key_color, COLOR, color)                                                                                     \
    M2(ju_key_exchange, COUNSELOR, counselor, COLOR, color)                                                            \
    M0(ju_key_keep)

NIKA_LIST(JUSTINIAN, NIKA_MESSAGES_JUSTINIAN)

#endif
