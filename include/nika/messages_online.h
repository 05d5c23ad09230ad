/*
 * messages_online.h: playing on a server: the lobby, tables, talk, connections, errors of the protocol.
 */
#ifndef NIKA_MESSAGES_ONLINE_H
#define NIKA_MESSAGES_ONLINE_H

#include <nika/message.h>

#define NIKA_MESSAGES_ONLINE(M0, M1, M2, M3, M4, M5, M6)                                                               \
    /* Words of line mode, and what they do. */                                                                        \
    M0(online_word_say)                                                                                                \
    M0(online_word_who)                                                                                                \
    M0(online_word_away)                                                                                               \
    M0(online_word_back)                                                                                               \
    M0(online_word_mute)                                                                                               \
    M0(online_word_hear)                                                                                               \
    M1(online_about_say, WORD, word)                                                                                   \
    M1(online_about_who, WORD, word)                                                                                   \
    M1(online_about_undo, WORD, word)                                                                                  \
    M2(online_about_away, WORD, away, WORD, back)                                                                      \
    M2(online_about_mute, WORD, mute, WORD, hear)                                                                      \
    M1(online_about_quit, WORD, word)                                                                                  \
    /* The full screen. */                                                                                             \
    M0(online_key_say)                                                                                                 \
    M0(online_key_about)                                                                                               \
    M0(online_key_undo)                                                                                                \
    M0(online_key_back)                                                                                                \
    M0(online_key_agree)                                                                                               \
    M0(online_key_never_mind)                                                                                          \
    M0(online_key_send)                                                                                                \
    M0(online_help_say)                                                                                                \
    M0(online_help_about)                                                                                              \
    M0(online_help_undo)                                                                                               \
    M0(online_help_away)                                                                                               \
    M0(online_help_mute)                                                                                               \
    M0(online_about_title)                                                                                             \
    M1(online_saying, WORD, text)                                                                                      \
    M0(online_no_talk)                                                                                                 \
    M0(online_quit)                                                                                                    \
    M0(online_ask_away)                                                                                                \
    M0(online_question_gone)                                                                                           \
    /* What happens at a table besides moves. */                                                                       \
    M2(online_said, STRANGE, name, WORD, text)                                                                         \
    M2(online_sat, STRANGE, name, WORD, seat)                                                                          \
    M1(online_stood, STRANGE, name)                                                                                    \
    M3(online_computer_sat, STRANGE, name, WORD, level, WORD, seat)                                                    \
    M1(online_emptied, WORD, seat)                                                                                     \
    M1(online_host, STRANGE, name)                                                                                     \
    M1(online_here, STRANGE, name)                                                                                     \
    M1(online_gone, STRANGE, name)                                                                                     \
    M1(online_automatic, STRANGE, name)                                                                                \
    M0(online_automatic_you)                                                                                           \
    M1(online_back, STRANGE, name)                                                                                     \
    M0(online_back_you)                                                                                                \
    M0(online_started)                                                                                                 \
    M0(online_closed)                                                                                                  \
    M0(online_damaged)                                                                                                 \
    M1(online_undone, STRANGE, name)                                                                                   \
    M0(online_undone_you)                                                                                              \
    M0(online_rematch)                                                                                                 \
    M0(online_answered)                                                                                                \
    M0(online_reopened)                                                                                                \
    M0(online_waiting)                                                                                                 \
    M0(online_muted)                                                                                                   \
    M0(online_unmuted)                                                                                                 \
    /* The connection. */                                                                                              \
    M1(online_lost, STRANGE, why)                                                                                      \
    M0(online_found)                                                                                                   \
    M0(online_closing)                                                                                                 \
    M0(online_held_up)                                                                                                 \
    M0(online_status_lost)                                                                                             \
    M2(online_clock, SEAT, who, WORD, time)                                                                            \
    M3(online_clock_and_yours, SEAT, who, WORD, time, WORD, yours)                                                     \
    M1(online_days, NUMBER, days)                                                                                      \
    M0(online_pause_sent)                                                                                              \
    M0(online_pause_offline)                                                                                           \
    M0(online_pause_lost)                                                                                              \
    M0(online_pause_answered)                                                                                          \
    M0(online_pause_automatic)                                                                                         \
    /* Everything about a table. */                                                                                    \
    M2(online_table_game, WORD, game, NUMBER, players)                                                                 \
    M1(online_table_edition, WORD, edition)                                                                            \
    M0(online_table_link)                                                                                              \
    M1(online_table_url, WORD, link)                                                                                   \
    M1(online_seat_open, WORD, seat)                                                                                   \
    M2(online_seat_you, WORD, seat, STRANGE, name)                                                                     \
    M2(online_seat_person, WORD, seat, STRANGE, name)                                                                  \
    M2(online_seat_absent, WORD, seat, STRANGE, name)                                                                  \
    M2(online_seat_automatic, WORD, seat, STRANGE, name)                                                               \
    M3(online_seat_computer, WORD, seat, STRANGE, name, WORD, level)                                                   \
    M2(online_seat_kept, WORD, seat, STRANGE, name)                                                                    \
    M1(online_table_host, STRANGE, name)                                                                               \
    M0(online_table_no_clock)                                                                                          \
    M2(online_table_live_clock, WORD, bank, NUMBER, increment)                                                         \
    M1(online_table_days_clock, NUMBER, days)                                                                          \
    M1(online_table_watched, NUMBER, watchers)                                                                         \
    M0(online_table_watchable)                                                                                         \
    M0(online_table_watched_after)                                                                                     \
    M0(online_table_private)                                                                                           \
    M0(online_table_undo_never)                                                                                        \
    M0(online_table_undo_ask)                                                                                          \
    M1(online_table_commitment, WORD, digits)                                                                          \
    /* Whether the deal was fair. */                                                                                   \
    M0(online_fair)                                                                                                    \
    M0(online_fair_watched)                                                                                            \
    M0(online_unfair_none)                                                                                             \
    M0(online_unfair_record)                                                                                           \
    M0(online_unfair_game)                                                                                             \
    M0(online_unfair_commitment)                                                                                       \
    M0(online_unfair_chance)                                                                                           \
    M0(online_unfair_deal)                                                                                             \
    M0(online_name_taken)                                                                                              \
    /* Coming to a server, and its lobby. */                                                                           \
    M1(online_connecting, WORD, origin)                                                                                \
    M1(online_hello, STRANGE, name)                                                                                    \
    M0(online_forgotten)                                                                                               \
    M1(online_password, STRANGE, name)                                                                                 \
    M0(online_lobby_empty)                                                                                             \
    M5(online_lobby_open, WORD, number, WORD, game, STRANGE, names, NUMBER, taken, NUMBER, players)                    \
    M3(online_lobby_running, WORD, number, WORD, game, STRANGE, names)                                                 \
    M0(online_lobby_prompt)                                                                                            \
    M0(online_room_prompt)                                                                                             \
    M0(online_word_list)                                                                                               \
    M0(online_word_open)                                                                                               \
    M0(online_word_enter)                                                                                              \
    M0(online_word_sit)                                                                                                \
    M0(online_word_stand)                                                                                              \
    M0(online_word_computer)                                                                                           \
    M0(online_word_free)                                                                                               \
    M0(online_word_kick)                                                                                               \
    M0(online_word_start)                                                                                              \
    M0(online_word_close)                                                                                              \
    M1(online_about_list, WORD, word)                                                                                  \
    M1(online_about_open, WORD, word)                                                                                  \
    M1(online_about_enter, WORD, word)                                                                                 \
    M2(online_about_sit, WORD, sit, WORD, stand)                                                                       \
    M2(online_about_computer, WORD, computer, WORD, free)                                                              \
    M1(online_about_kick, WORD, word)                                                                                  \
    M2(online_about_start, WORD, start, WORD, close)                                                                   \
    M1(online_about_leave, WORD, word)                                                                                 \
    M1(online_no_word, STRANGE, word)                                                                                  \
    M1(online_no_number, STRANGE, word)                                                                                \
    M2(online_no_seat, STRANGE, word, WORD, last)                                                                      \
    M2(online_no_level, STRANGE, word, WORD, known)                                                                    \
    M1(online_ready_to_start, WORD, start)                                                                             \
    M0(online_waits_for_host)                                                                                          \
    M0(online_no_open_seat)                                                                                            \
    M0(online_you_watch)                                                                                               \
    M0(online_not_watched)                                                                                             \
    M1(online_come_back, WORD, url)                                                                                    \
    M1(online_ask_rematch, WORD, answers)                                                                              \
    M1(online_ask_people, NUMBER, most)                                                                                \
    M0(online_ask_clock)                                                                                               \
    M0(online_answer_no_clock)                                                                                         \
    M0(online_answer_live)                                                                                             \
    M0(online_answer_days)                                                                                             \
    M0(online_ask_listed)                                                                                              \
    M0(online_answer_link)                                                                                             \
    M0(online_answer_listed)                                                                                           \
    /* The command line. */                                                                                            \
    M0(online_one_url)                                                                                                 \
    M1(online_bad_url, STRANGE, url)                                                                                   \
    M1(online_needs_create, WORD, option)                                                                              \
    M0(online_create_at_table)                                                                                         \
    M0(online_bad_seat)                                                                                                \
    M0(online_bad_clock)                                                                                               \
    M0(online_bad_spectators)                                                                                          \
    M0(online_bad_undo)                                                                                                \
    M1(online_bad_computers, NUMBER, most)                                                                             \
    M2(online_failed, WORD, sentence, STRANGE, why)

NIKA_LIST(ONLINE, NIKA_MESSAGES_ONLINE)

#endif
