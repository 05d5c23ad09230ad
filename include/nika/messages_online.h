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
    M0(online_key_send)                                                                                                \
    M0(online_help_say)                                                                                                \
    M0(online_help_about)                                                                                              \
    M0(online_help_undo)                                                                                               \
    M0(online_help_away)                                                                                               \
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
    M1(online_table_link, WORD, link)                                                                                  \
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
    M0(online_table_watched_after)                                                                                     \
    M0(online_table_private)                                                                                           \
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
    /* Errors of the protocol, by their words. */                                                                      \
    M0(online_e_bad_message)                                                                                           \
    M0(online_e_unknown_request)                                                                                       \
    M1(online_e_bad_value, WORD, where)                                                                                \
    M0(online_e_not_signed_in)                                                                                         \
    M0(online_e_wrong_password)                                                                                        \
    M0(online_e_name_taken)                                                                                            \
    M0(online_e_bad_name)                                                                                              \
    M0(online_e_bad_password)                                                                                          \
    M0(online_e_bad_ticket)                                                                                            \
    M0(online_e_bad_origin)                                                                                            \
    M0(online_e_no_such_table)                                                                                         \
    M0(online_e_no_such_seat)                                                                                          \
    M0(online_e_seat_taken)                                                                                            \
    M0(online_e_not_seated)                                                                                            \
    M0(online_e_not_host)                                                                                              \
    M0(online_e_kicked)                                                                                                \
    M0(online_e_not_allowed)                                                                                           \
    M0(online_e_not_open)                                                                                              \
    M0(online_e_not_running)                                                                                           \
    M0(online_e_not_over)                                                                                              \
    M0(online_e_not_full)                                                                                              \
    M0(online_e_stale)                                                                                                 \
    M0(online_e_refused)                                                                                               \
    M0(online_e_no_undo)                                                                                               \
    M0(online_e_not_kept)                                                                                              \
    M0(online_e_damaged)                                                                                               \
    M0(online_e_slow_down)                                                                                             \
    M0(online_e_too_many)                                                                                              \
    M0(online_e_closing)                                                                                               \
    M0(online_e_starting)                                                                                              \
    M0(online_e_busy)                                                                                                  \
    M0(online_e_unreachable)                                                                                           \
    M0(online_e_no_server)                                                                                             \
    M0(online_e_other_protocol)                                                                                        \
    M0(online_e_offline)                                                                                               \
    M1(online_e_unknown, STRANGE, word)

NIKA_LIST(ONLINE, NIKA_MESSAGES_ONLINE)

#endif
