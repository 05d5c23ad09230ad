/*
 * messages_web_online.h: what is said by the browser with others: lobby, seats, talk, connection.
 */
#ifndef NIKA_MESSAGES_WEB_ONLINE_H
#define NIKA_MESSAGES_WEB_ONLINE_H

#include <nika/message.h>

#define NIKA_MESSAGES_WEB_ONLINE(M0, M1, M2, M3, M4, M5, M6)                                                           \
    M0(web_online_title)                                                                                               \
    M0(web_online_looking)                                                                                             \
    M0(web_online_none_title)                                                                                          \
    M0(web_online_none)                                                                                                \
    M0(web_online_away_title)                                                                                          \
    M0(web_online_away)                                                                                                \
    M0(web_online_try_again)                                                                                           \
    M0(web_online_play_computer)                                                                                       \
    M0(web_online_lost)                                                                                                \
    M0(web_online_lost_sending)                                                                                        \
    M0(web_online_closing)                                                                                             \
    M0(web_online_held_up)                                                                                             \
    M0(web_online_your_name)                                                                                           \
    M0(web_online_name_note)                                                                                           \
    M0(web_online_come_in)                                                                                             \
    M0(web_online_invited)                                                                                             \
    M2(web_online_invites, STRANGE, name, WORD, game)                                                                  \
    M1(web_online_invites_nobody, WORD, game)                                                                          \
    M1(web_online_at_table, SEATS, names)                                                                              \
    M0(web_online_full)                                                                                                \
    M0(web_online_full_lead)                                                                                           \
    M1(web_online_title_running, WORD, game)                                                                           \
    M1(web_online_title_over, WORD, game)                                                                              \
    M0(web_online_may_watch)                                                                                           \
    M0(web_online_may_replay)                                                                                          \
    M0(web_online_watch_lead)                                                                                          \
    M1(web_online_learn, WORD, game)                                                                                   \
    M0(web_online_sit_down)                                                                                            \
    M0(web_online_have_account)                                                                                        \
    M1(web_online_you_are, STRANGE, name)                                                                              \
    M0(web_online_account)                                                                                             \
    M0(web_online_account_guest)                                                                                       \
    M0(web_online_account_member)                                                                                      \
    M0(web_online_rename)                                                                                              \
    M0(web_online_open_account)                                                                                        \
    M0(web_online_open_account_why)                                                                                    \
    M0(web_online_password)                                                                                            \
    M0(web_online_password_note)                                                                                       \
    M0(web_online_sign_in)                                                                                             \
    M0(web_online_sign_out)                                                                                            \
    M0(web_online_sign_out_guest)                                                                                      \
    M0(web_online_saved)                                                                                               \
    M0(web_online_lobby_open)                                                                                          \
    M0(web_online_lobby_full)                                                                                          \
    M0(web_online_lobby_running)                                                                                       \
    M0(web_online_lobby_mine)                                                                                          \
    M0(web_online_turn)                                                                                                \
    M1(web_online_turn_of, STRANGE, names)                                                                             \
    M0(web_online_turn_kept)                                                                                           \
    M1(web_online_left, WORD, time)                                                                                    \
    M2(web_online_left_of, STRANGE, name, WORD, time)                                                                  \
    M0(web_online_lobby_empty_title)                                                                                   \
    M0(web_online_lobby_empty)                                                                                         \
    M0(web_online_new_table)                                                                                           \
    M0(web_online_watch)                                                                                               \
    M0(web_online_continue)                                                                                            \
    M0(web_online_go_there)                                                                                            \
    M1(web_online_seats_left, NUMBER, n)                                                                               \
    M0(web_online_seat_free)                                                                                           \
    M0(web_online_friends)                                                                                             \
    M0(web_online_lobby_lead)                                                                                          \
    M0(web_online_new_title)                                                                                           \
    M0(web_online_new_game)                                                                                            \
    M0(web_online_new_players)                                                                                         \
    M0(web_online_new_computers)                                                                                       \
    M0(web_online_new_level)                                                                                           \
    M0(web_online_new_open)                                                                                            \
    M0(web_online_new_more)                                                                                            \
    M0(web_online_new_finds)                                                                                           \
    M0(web_online_finds_link)                                                                                          \
    M0(web_online_finds_all)                                                                                           \
    M0(web_online_clock)                                                                                               \
    M0(web_online_clock_none)                                                                                          \
    M0(web_online_clock_live)                                                                                          \
    M0(web_online_clock_days)                                                                                          \
    M0(web_online_clock_bank)                                                                                          \
    M0(web_online_clock_increment)                                                                                     \
    M0(web_online_clock_each)                                                                                          \
    M2(web_online_clock_live_is, WORD, bank, WORD, increment)                                                          \
    M1(web_online_clock_days_is, NUMBER, days)                                                                         \
    M1(web_online_hours, NUMBER, n)                                                                                    \
    M1(web_online_minutes, NUMBER, n)                                                                                  \
    M1(web_online_seconds, NUMBER, n)                                                                                  \
    M1(web_online_days, NUMBER, n)                                                                                     \
    M0(web_online_edition)                                                                                             \
    M0(web_online_rules_single)                                                                                        \
    M0(web_online_rule_tie)                                                                                            \
    M0(web_online_rule_influence)                                                                                      \
    M0(web_online_rule_empty_final)                                                                                    \
    M0(web_online_rule_profit)                                                                                         \
    M0(web_online_profit_on)                                                                                           \
    M0(web_online_profit_off)                                                                                          \
    M0(web_online_board)                                                                                               \
    M0(web_online_board_ours)                                                                                          \
    M0(web_online_board_own)                                                                                           \
    M0(web_online_board_note)                                                                                          \
    M0(web_online_board_enter)                                                                                         \
    M0(web_online_spectators)                                                                                          \
    M0(web_online_spectators_public)                                                                                   \
    M0(web_online_spectators_end)                                                                                      \
    M0(web_online_spectators_none)                                                                                     \
    M0(web_online_grace)                                                                                               \
    M0(web_online_substitute)                                                                                          \
    M0(web_online_memory)                                                                                              \
    M0(web_online_memory_note)                                                                                         \
    M0(web_online_talk_option)                                                                                         \
    M0(web_online_undo)                                                                                                \
    M0(web_online_undo_option_never)                                                                                   \
    M0(web_online_undo_option_ask)                                                                                     \
    M0(web_online_undo_option_free)                                                                                    \
    M1(web_online_waiting_invite, NUMBER, n)                                                                           \
    M0(web_online_waiting_start)                                                                                       \
    M1(web_online_waiting_host, STRANGE, name)                                                                         \
    M1(web_online_waiting_people, NUMBER, n)                                                                           \
    M1(web_online_waiting_kept, STRANGE, name)                                                                         \
    M0(web_online_choose_seat)                                                                                         \
    M0(web_online_no_seat)                                                                                             \
    M0(web_online_no_seat_private)                                                                                     \
    M1(web_online_seat, WORD, letter)                                                                                  \
    M0(web_online_sit_here)                                                                                            \
    M1(web_online_sit_kept, STRANGE, name)                                                                             \
    M0(web_online_stand_up)                                                                                            \
    M1(web_online_kick, STRANGE, name)                                                                                 \
    M1(web_online_kick_sure, STRANGE, name)                                                                            \
    M0(web_online_you)                                                                                                 \
    M0(web_online_host)                                                                                                \
    M0(web_online_not_here)                                                                                            \
    M0(web_online_computer)                                                                                            \
    M1(web_online_computer_in, WORD, letter)                                                                           \
    M0(web_online_nobody)                                                                                              \
    M0(web_online_start)                                                                                               \
    M0(web_online_start_not_full)                                                                                      \
    M0(web_online_fill)                                                                                                \
    M0(web_online_close)                                                                                               \
    M0(web_online_close_sure)                                                                                          \
    M0(web_online_yes)                                                                                                 \
    M0(web_online_no)                                                                                                  \
    M0(web_online_invite)                                                                                              \
    M0(web_online_invite_lead)                                                                                         \
    M0(web_online_invite_kept)                                                                                         \
    M0(web_online_invite_watch)                                                                                        \
    M0(web_online_invite_back)                                                                                         \
    M0(web_online_link)                                                                                                \
    M0(web_online_copy)                                                                                                \
    M0(web_online_copied)                                                                                              \
    M0(web_online_share)                                                                                               \
    M1(web_online_share_text, WORD, game)                                                                              \
    M0(web_online_qr)                                                                                                  \
    M0(web_online_qr_lead)                                                                                             \
    M0(web_online_about_table)                                                                                         \
    M0(web_online_fair_deal)                                                                                           \
    M1(web_online_watchers, NUMBER, n)                                                                                 \
    M0(web_online_closed_title)                                                                                        \
    M0(web_online_closed)                                                                                              \
    M0(web_online_unknown_title)                                                                                       \
    M0(web_online_unknown)                                                                                             \
    M0(web_online_unknown_what)                                                                                        \
    M0(web_online_damaged_title)                                                                                       \
    M0(web_online_damaged)                                                                                             \
    M0(web_online_kicked)                                                                                              \
    M0(web_online_kicked_title)                                                                                        \
    M0(web_online_private_title)                                                                                       \
    M0(web_online_private_end)                                                                                         \
    M0(web_online_private)                                                                                             \
    M0(web_online_to_lobby)                                                                                            \
    M0(web_online_talk)                                                                                                \
    M0(web_online_talk_empty)                                                                                          \
    M0(web_online_talk_off)                                                                                            \
    M0(web_online_talk_watching)                                                                                       \
    M0(web_online_talk_say)                                                                                            \
    M0(web_online_talk_send)                                                                                           \
    M0(web_online_talk_mute)                                                                                           \
    M0(web_online_talk_hear)                                                                                           \
    M0(web_online_talk_muted)                                                                                          \
    M0(web_online_auto_you)                                                                                            \
    M0(web_online_take_back)                                                                                           \
    M0(web_online_leave)                                                                                               \
    M0(web_online_leave_sure)                                                                                          \
    M1(web_online_note_undone, STRANGE, name)                                                                          \
    M0(web_online_note_undone_you)                                                                                     \
    M1(web_online_note_left, STRANGE, name)                                                                            \
    M0(web_online_note_left_you)                                                                                       \
    M1(web_online_note_time, STRANGE, name)                                                                            \
    M0(web_online_note_time_you)                                                                                       \
    M1(web_online_note_gone, STRANGE, name)                                                                            \
    M0(web_online_note_gone_you)                                                                                       \
    M1(web_online_note_auto, STRANGE, name)                                                                            \
    M0(web_online_note_auto_you)                                                                                       \
    M1(web_online_note_back, STRANGE, name)                                                                            \
    M0(web_online_note_back_you)                                                                                       \
    M1(web_online_undone_what, WORD, what)                                                                             \
    M1(web_online_undo_asks, STRANGE, name)                                                                            \
    M1(web_online_undo_waits, STRANGE, name)                                                                           \
    M0(web_online_undo_you_ask)                                                                                        \
    M0(web_online_undo_never_mind)                                                                                     \
    M1(web_online_undo_refused, STRANGE, name)                                                                         \
    M0(web_online_undo_stands)                                                                                         \
    M0(web_online_undo_ask)                                                                                            \
    M2(web_online_takes_over, STRANGE, name, WORD, time)                                                               \
    M2(web_online_finished, STRANGE, name, NUMBER, move)                                                               \
    M1(web_online_finished_you, NUMBER, move)                                                                          \
    M0(web_online_answered)                                                                                            \
    M0(web_online_choose_again)                                                                                        \
    M0(web_online_you_watch)                                                                                           \
    M0(web_online_rematch_there)                                                                                       \
    M0(web_online_rematch_join)                                                                                        \
    M0(web_online_checking)                                                                                            \
    M0(web_online_fair)                                                                                                \
    M0(web_online_fair_why)                                                                                            \
    M0(web_online_fair_watched)                                                                                        \
    M0(web_online_unfair)                                                                                              \
    M0(web_online_unfair_none)                                                                                         \
    M0(web_online_unfair_record)                                                                                       \
    M0(web_online_unfair_commitment)                                                                                   \
    M0(web_online_unfair_chance)                                                                                       \
    M0(web_online_unfair_deal)                                                                                         \
    M0(web_online_games_title)                                                                                         \
    M0(web_online_games_none)                                                                                          \
    M0(web_online_games_more)                                                                                          \
    M0(web_online_games_replay)                                                                                        \
    M0(web_online_games_running)                                                                                       \
    M0(web_online_games_open)                                                                                          \
    M2(web_online_games_rank, NUMBER, rank, NUMBER, points)

NIKA_LIST(WEB_ONLINE, NIKA_MESSAGES_WEB_ONLINE)

#endif
