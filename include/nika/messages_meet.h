/*
 * messages_meet.h: what is said by the browser with others: lobby, seats, talk, connection.
 */
#ifndef NIKA_MESSAGES_MEET_H
#define NIKA_MESSAGES_MEET_H

#include <nika/message.h>

#define NIKA_MESSAGES_MEET(M0, M1, M2, M3, M4, M5, M6)                                                                 \
    M0(meet_title)                                                                                                     \
    M0(meet_looking)                                                                                                   \
    M0(meet_none_title)                                                                                                \
    M0(meet_none)                                                                                                      \
    M0(meet_away_title)                                                                                                \
    M0(meet_away)                                                                                                      \
    M0(meet_try_again)                                                                                                 \
    M0(meet_play_computer)                                                                                             \
    M0(meet_lost)                                                                                                      \
    M0(meet_lost_sending)                                                                                              \
    M0(meet_closing)                                                                                                   \
    M0(meet_held_up)                                                                                                   \
    M0(meet_your_name)                                                                                                 \
    M0(meet_name_note)                                                                                                 \
    M0(meet_come_in)                                                                                                   \
    M0(meet_invited)                                                                                                   \
    M2(meet_invites, STRANGE, name, WORD, game)                                                                        \
    M1(meet_invites_nobody, WORD, game)                                                                                \
    M1(meet_at_table, SEATS, names)                                                                                    \
    M0(meet_full)                                                                                                      \
    M0(meet_full_lead)                                                                                                 \
    M1(meet_title_running, WORD, game)                                                                                 \
    M1(meet_title_over, WORD, game)                                                                                    \
    M0(meet_may_watch)                                                                                                 \
    M0(meet_may_replay)                                                                                                \
    M0(meet_watch_lead)                                                                                                \
    M1(meet_learn, WORD, game)                                                                                         \
    M0(meet_sit_down)                                                                                                  \
    M0(meet_have_account)                                                                                              \
    M1(meet_you_are, STRANGE, name)                                                                                    \
    M0(meet_account)                                                                                                   \
    M0(meet_account_guest)                                                                                             \
    M0(meet_account_member)                                                                                            \
    M0(meet_rename)                                                                                                    \
    M0(meet_open_account)                                                                                              \
    M0(meet_open_account_why)                                                                                          \
    M0(meet_password)                                                                                                  \
    M0(meet_password_note)                                                                                             \
    M0(meet_sign_in)                                                                                                   \
    M0(meet_sign_out)                                                                                                  \
    M0(meet_sign_out_guest)                                                                                            \
    M0(meet_saved)                                                                                                     \
    M0(meet_lobby_open)                                                                                                \
    M0(meet_lobby_full)                                                                                                \
    M0(meet_lobby_running)                                                                                             \
    M0(meet_lobby_mine)                                                                                                \
    M0(meet_turn)                                                                                                      \
    M1(meet_turn_of, STRANGE, names)                                                                                   \
    M0(meet_turn_kept)                                                                                                 \
    M1(meet_left, WORD, time)                                                                                          \
    M2(meet_left_of, STRANGE, name, WORD, time)                                                                        \
    M0(meet_lobby_empty_title)                                                                                         \
    M0(meet_lobby_empty)                                                                                               \
    M0(meet_new_table)                                                                                                 \
    M0(meet_watch)                                                                                                     \
    M0(meet_continue)                                                                                                  \
    M0(meet_go_there)                                                                                                  \
    M1(meet_seats_left, NUMBER, n)                                                                                     \
    M0(meet_seat_free)                                                                                                 \
    M0(meet_friends)                                                                                                   \
    M0(meet_lobby_lead)                                                                                                \
    M0(meet_new_title)                                                                                                 \
    M0(meet_new_game)                                                                                                  \
    M0(meet_new_players)                                                                                               \
    M0(meet_new_computers)                                                                                             \
    M0(meet_new_level)                                                                                                 \
    M0(meet_new_open)                                                                                                  \
    M0(meet_new_more)                                                                                                  \
    M0(meet_new_finds)                                                                                                 \
    M0(meet_finds_link)                                                                                                \
    M0(meet_finds_all)                                                                                                 \
    M0(meet_clock)                                                                                                     \
    M0(meet_clock_none)                                                                                                \
    M0(meet_clock_live)                                                                                                \
    M0(meet_clock_days)                                                                                                \
    M0(meet_clock_bank)                                                                                                \
    M0(meet_clock_increment)                                                                                           \
    M0(meet_clock_each)                                                                                                \
    M2(meet_clock_live_is, WORD, bank, WORD, increment)                                                                \
    M1(meet_clock_days_is, NUMBER, days)                                                                               \
    M1(meet_hours, NUMBER, n)                                                                                          \
    M1(meet_minutes, NUMBER, n)                                                                                        \
    M1(meet_seconds, NUMBER, n)                                                                                        \
    M1(meet_days, NUMBER, n)                                                                                           \
    M0(meet_edition)                                                                                                   \
    M0(meet_rules_single)                                                                                              \
    M0(meet_rule_tie)                                                                                                  \
    M0(meet_rule_influence)                                                                                            \
    M0(meet_rule_empty_final)                                                                                          \
    M0(meet_rule_profit)                                                                                               \
    M0(meet_profit_on)                                                                                                 \
    M0(meet_profit_off)                                                                                                \
    M0(meet_board)                                                                                                     \
    M0(meet_board_ours)                                                                                                \
    M0(meet_board_own)                                                                                                 \
    M0(meet_board_note)                                                                                                \
    M0(meet_board_enter)                                                                                               \
    M0(meet_spectators)                                                                                                \
    M0(meet_spectators_public)                                                                                         \
    M0(meet_spectators_end)                                                                                            \
    M0(meet_spectators_none)                                                                                           \
    M0(meet_grace)                                                                                                     \
    M0(meet_substitute)                                                                                                \
    M0(meet_memory)                                                                                                    \
    M0(meet_memory_note)                                                                                               \
    M0(meet_talk_option)                                                                                               \
    M0(meet_undo)                                                                                                      \
    M0(meet_undo_option_never)                                                                                         \
    M0(meet_undo_option_ask)                                                                                           \
    M0(meet_undo_option_free)                                                                                          \
    M1(meet_waiting_invite, NUMBER, n)                                                                                 \
    M0(meet_waiting_start)                                                                                             \
    M1(meet_waiting_host, STRANGE, name)                                                                               \
    M1(meet_waiting_people, NUMBER, n)                                                                                 \
    M1(meet_waiting_kept, STRANGE, name)                                                                               \
    M0(meet_choose_seat)                                                                                               \
    M0(meet_no_seat)                                                                                                   \
    M0(meet_no_seat_private)                                                                                           \
    M1(meet_seat, WORD, letter)                                                                                        \
    M0(meet_sit_here)                                                                                                  \
    M1(meet_sit_kept, STRANGE, name)                                                                                   \
    M0(meet_stand_up)                                                                                                  \
    M1(meet_kick, STRANGE, name)                                                                                       \
    M1(meet_kick_sure, STRANGE, name)                                                                                  \
    M0(meet_you)                                                                                                       \
    M0(meet_host)                                                                                                      \
    M0(meet_not_here)                                                                                                  \
    M0(meet_computer)                                                                                                  \
    M1(meet_computer_in, WORD, letter)                                                                                 \
    M0(meet_nobody)                                                                                                    \
    M0(meet_start)                                                                                                     \
    M0(meet_start_not_full)                                                                                            \
    M0(meet_fill)                                                                                                      \
    M0(meet_close)                                                                                                     \
    M0(meet_close_sure)                                                                                                \
    M0(meet_yes)                                                                                                       \
    M0(meet_no)                                                                                                        \
    M0(meet_invite)                                                                                                    \
    M0(meet_invite_lead)                                                                                               \
    M0(meet_invite_kept)                                                                                               \
    M0(meet_invite_watch)                                                                                              \
    M0(meet_invite_back)                                                                                               \
    M0(meet_link)                                                                                                      \
    M0(meet_copy)                                                                                                      \
    M0(meet_copied)                                                                                                    \
    M0(meet_share)                                                                                                     \
    M1(meet_share_text, WORD, game)                                                                                    \
    M0(meet_qr)                                                                                                        \
    M0(meet_qr_lead)                                                                                                   \
    M0(meet_about_table)                                                                                               \
    M0(meet_fair_deal)                                                                                                 \
    M1(meet_watchers, NUMBER, n)                                                                                       \
    M0(meet_closed_title)                                                                                              \
    M0(meet_closed)                                                                                                    \
    M0(meet_unknown_title)                                                                                             \
    M0(meet_unknown)                                                                                                   \
    M0(meet_unknown_what)                                                                                              \
    M0(meet_damaged_title)                                                                                             \
    M0(meet_damaged)                                                                                                   \
    M0(meet_kicked)                                                                                                    \
    M0(meet_kicked_title)                                                                                              \
    M0(meet_private_title)                                                                                             \
    M0(meet_private_end)                                                                                               \
    M0(meet_private)                                                                                                   \
    M0(meet_to_lobby)                                                                                                  \
    M0(meet_talk)                                                                                                      \
    M0(meet_talk_empty)                                                                                                \
    M0(meet_talk_off)                                                                                                  \
    M0(meet_talk_watching)                                                                                             \
    M0(meet_talk_say)                                                                                                  \
    M0(meet_talk_send)                                                                                                 \
    M0(meet_talk_mute)                                                                                                 \
    M0(meet_talk_hear)                                                                                                 \
    M0(meet_talk_muted)                                                                                                \
    M0(meet_auto_you)                                                                                                  \
    M0(meet_take_back)                                                                                                 \
    M0(meet_leave)                                                                                                     \
    M0(meet_leave_sure)                                                                                                \
    M1(meet_note_undone, STRANGE, name)                                                                                \
    M0(meet_note_undone_you)                                                                                           \
    M1(meet_note_left, STRANGE, name)                                                                                  \
    M0(meet_note_left_you)                                                                                             \
    M1(meet_note_time, STRANGE, name)                                                                                  \
    M0(meet_note_time_you)                                                                                             \
    M1(meet_note_gone, STRANGE, name)                                                                                  \
    M0(meet_note_gone_you)                                                                                             \
    M1(meet_note_auto, STRANGE, name)                                                                                  \
    M0(meet_note_auto_you)                                                                                             \
    M1(meet_note_back, STRANGE, name)                                                                                  \
    M0(meet_note_back_you)                                                                                             \
    M1(meet_undone_what, WORD, what)                                                                                   \
    M1(meet_undo_asks, STRANGE, name)                                                                                  \
    M1(meet_undo_waits, STRANGE, name)                                                                                 \
    M0(meet_undo_you_ask)                                                                                              \
    M0(meet_undo_never_mind)                                                                                           \
    M1(meet_undo_refused, STRANGE, name)                                                                               \
    M0(meet_undo_stands)                                                                                               \
    M0(meet_undo_ask)                                                                                                  \
    M2(meet_takes_over, STRANGE, name, WORD, time)                                                                     \
    M2(meet_finished, STRANGE, name, NUMBER, move)                                                                     \
    M1(meet_finished_you, NUMBER, move)                                                                                \
    M0(meet_answered)                                                                                                  \
    M0(meet_choose_again)                                                                                              \
    M0(meet_you_watch)                                                                                                 \
    M0(meet_rematch_there)                                                                                             \
    M0(meet_rematch_join)                                                                                              \
    M0(meet_checking)                                                                                                  \
    M0(meet_fair)                                                                                                      \
    M0(meet_fair_why)                                                                                                  \
    M0(meet_fair_watched)                                                                                              \
    M0(meet_unfair)                                                                                                    \
    M0(meet_unfair_none)                                                                                               \
    M0(meet_unfair_record)                                                                                             \
    M0(meet_unfair_commitment)                                                                                         \
    M0(meet_unfair_chance)                                                                                             \
    M0(meet_unfair_deal)                                                                                               \
    M0(meet_games_title)                                                                                               \
    M0(meet_games_none)                                                                                                \
    M0(meet_games_more)                                                                                                \
    M0(meet_games_replay)                                                                                              \
    M0(meet_games_running)                                                                                             \
    M0(meet_games_open)                                                                                                \
    M2(meet_games_rank, NUMBER, rank, NUMBER, points)

NIKA_LIST(MEET, NIKA_MESSAGES_MEET)

#endif
