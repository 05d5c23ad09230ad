/*
 * messages_web.h: what is said by the browser around the tables: start page, shell, settings.
 */
#ifndef NIKA_MESSAGES_WEB_H
#define NIKA_MESSAGES_WEB_H

#include <nika/message.h>

#define NIKA_MESSAGES_WEB(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    /* Around the table. */                                                                                            \
    M0(web_title)                                                                                                      \
    M0(web_close)                                                                                                      \
    M0(web_menu)                                                                                                       \
    M0(web_to_start)                                                                                                   \
    M0(web_rules)                                                                                                      \
    M0(web_settings)                                                                                                   \
    M0(web_save_record)                                                                                                \
    M0(web_panel)                                                                                                      \
    M0(web_connection_lost)                                                                                            \
    M2(web_at_phase, PHASE, phase, NUMBER, turn)                                                                       \
    M2(web_at_round, NUMBER, round, NUMBER, rounds)                                                                    \
    M0(web_log)                                                                                                        \
    M0(web_talk)                                                                                                       \
    M0(web_help)                                                                                                       \
    M0(web_hint)                                                                                                       \
    M0(web_undo)                                                                                                       \
    M0(web_since_again)                                                                                                \
    M0(web_skip)                                                                                                       \
    M0(web_hurry)                                                                                                      \
    M0(web_result)                                                                                                     \
    M0(web_log_more)                                                                                                   \
    M0(web_log_empty)                                                                                                  \
    M0(web_hint_not_now)                                                                                               \
    M0(web_hint_thinks)                                                                                                \
    M0(web_hint_failed)                                                                                                \
    M0(web_hint_what)                                                                                                  \
    M0(web_hint_ask)                                                                                                   \
    M0(web_hint_play)                                                                                                  \
    M0(web_do_it)                                                                                                      \
    M0(web_rather_not)                                                                                                 \
    M0(web_not_played)                                                                                                 \
    M0(web_not_now)                                                                                                    \
    M0(web_pace)                                                                                                       \
    M0(web_pace_about)                                                                                                 \
    M0(web_pace_step)                                                                                                  \
    M0(web_pace_slow)                                                                                                  \
    M0(web_pace_normal)                                                                                                \
    M0(web_pace_fast)                                                                                                  \
    M0(web_pace_none)                                                                                                  \
    M1(web_hand_over, SEAT, who)                                                                                       \
    M0(web_hand_over_why)                                                                                              \
    M1(web_hand_over_ready, SEAT, who)                                                                                 \
    M0(web_hand_over_short)                                                                                            \
    M0(web_result_how)                                                                                                 \
    M0(web_rematch)                                                                                                    \
    M0(web_rematch_seats)                                                                                              \
    M0(web_look_at_table)                                                                                              \
    M0(web_replay)                                                                                                     \
    M0(web_new_game)                                                                                                   \
    M0(web_seat_you)                                                                                                   \
    M0(web_seat_auto)                                                                                                  \
    M0(web_seat_computer)                                                                                              \
    M0(web_only_answer)                                                                                                \
    M0(web_seat_open)                                                                                                  \
    M0(web_seat_away)                                                                                                  \
    M0(web_seat_thinks)                                                                                                \
    M0(web_justinian)                                                                                                  \
    M0(web_byzantz)                                                                                                    \
    M0(web_trouble_unsaved)                                                                                            \
    M0(web_trouble_elsewhere)                                                                                          \
    M0(web_trouble_stopped)                                                                                            \
    M0(web_default_name)                                                                                               \
    M0(web_again)                                                                                                      \
    M0(web_goal_justinian)                                                                                             \
    M0(web_goal_byzantz)                                                                                               \
    M0(web_goal_learn)                                                                                                 \
    /* Keys. */                                                                                                        \
    M0(web_keys)                                                                                                       \
    M0(web_keys_page)                                                                                                  \
    M0(web_keys_table)                                                                                                 \
    M0(web_key_keys)                                                                                                   \
    M0(web_key_back)                                                                                                   \
    M0(web_key_skip)                                                                                                   \
    M0(web_key_hurry)                                                                                                  \
    M0(web_key_hint)                                                                                                   \
    M0(web_key_log)                                                                                                    \
    M0(web_key_undo)                                                                                                   \
    M0(web_key_menu)                                                                                                   \
    /* Settings. */                                                                                                    \
    M0(web_auto)                                                                                                       \
    M0(web_on)                                                                                                         \
    M0(web_off)                                                                                                        \
    M0(web_name)                                                                                                       \
    M0(web_name_about)                                                                                                 \
    M0(web_language)                                                                                                   \
    M0(web_theme)                                                                                                      \
    M0(web_theme_light)                                                                                                \
    M0(web_theme_dark)                                                                                                 \
    M0(web_contrast)                                                                                                   \
    M0(web_motion)                                                                                                     \
    M0(web_motion_about)                                                                                               \
    M0(web_confirm)                                                                                                    \
    M0(web_confirm_about)                                                                                              \
    M0(web_single)                                                                                                     \
    M0(web_single_about)                                                                                               \
    M0(web_sound)                                                                                                      \
    M0(web_volume)                                                                                                     \
    M0(web_notices)                                                                                                    \
    M0(web_notices_about)                                                                                              \
    M0(web_notices_denied)                                                                                             \
    /* The start page. */                                                                                              \
    M0(web_slogan)                                                                                                     \
    M0(web_justinian_is)                                                                                               \
    M0(web_byzantz_is)                                                                                                 \
    M0(web_play)                                                                                                       \
    M1(web_play_game, WORD, game)                                                                                      \
    M2(web_solo_against, NUMBER, n, WORD, level)                                                                       \
    M1(web_solo_at_table, NUMBER, n)                                                                                   \
    M0(web_options)                                                                                                    \
    M0(web_learn)                                                                                                      \
    M1(web_continue, WORD, game)                                                                                       \
    M0(web_way_friends)                                                                                                \
    M0(web_way_friends_about)                                                                                          \
    M0(web_way_lobby_about)                                                                                            \
    M0(web_way_games_about)                                                                                            \
    M0(web_way_replay_about)                                                                                           \
    M1(web_solo_title, WORD, game)                                                                                     \
    M0(web_solo_players)                                                                                               \
    M0(web_solo_level)                                                                                                 \
    M0(web_solo_seats)                                                                                                 \
    M1(web_solo_who, WORD, letter)                                                                                     \
    M0(web_solo_name)                                                                                                  \
    M0(web_seat_person)                                                                                                \
    M0(web_solo_hot)                                                                                                   \
    M0(web_solo_edition)                                                                                               \
    M0(web_solo_board)                                                                                                 \
    M0(web_solo_board_usual)                                                                                           \
    M0(web_solo_board_enter)                                                                                           \
    /* Windows of a real board's tiles, below its numbers. */                                                          \
    M0(web_board_windows)                                                                                              \
    M0(web_board_windows_intro)                                                                                        \
    M0(web_board_windows_own)                                                                                          \
    M0(web_board_counselor)                                                                                            \
    M2(web_board_window, COUNSELOR, counselor, PHASE, phase)                                                           \
    M0(web_solo_details)                                                                                               \
    M0(web_profit_open)                                                                                                \
    M0(web_profit_secret)                                                                                              \
    /* All pages. */                                                                                                   \
    M0(web_nav_lobby)                                                                                                  \
    M0(web_nav_games)                                                                                                  \
    M1(web_nav_games_wait, NUMBER, n)                                                                                  \
    M0(web_to_content)                                                                                                 \
    M0(web_more_pages)                                                                                                 \
    M0(web_rules_of_justinian)                                                                                         \
    M0(web_rules_of_byzantz)                                                                                           \
    M0(web_about)                                                                                                      \
    M0(web_loading)                                                                                                    \
    M0(web_lost)                                                                                                       \
    M0(web_lost_why)                                                                                                   \
    M0(web_unfetched)                                                                                                  \
    M0(web_unfetched_why)                                                                                              \
    M0(web_broken)                                                                                                     \
    M0(web_broken_why)                                                                                                 \
    M0(web_broken_details)                                                                                             \
    M0(web_reload)

NIKA_LIST(WEB, NIKA_MESSAGES_WEB)

#endif
