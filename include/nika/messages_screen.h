/*
 * messages_screen.h: what stands on the full screen besides the game itself.
 */
#ifndef NIKA_MESSAGES_SCREEN_H
#define NIKA_MESSAGES_SCREEN_H

#include <nika/message.h>

#define NIKA_MESSAGES_SCREEN(M0, M1, M2, M3, M4, M5, M6)                                                               \
    M0(scr_byzantz)                                                                                                    \
    M0(scr_justinian)                                                                                                  \
    M0(scr_pace_none)                                                                                                  \
    M0(scr_pace_fast)                                                                                                  \
    M0(scr_pace_normal)                                                                                                \
    M0(scr_pace_slow)                                                                                                  \
    M0(scr_pace_step)                                                                                                  \
    M0(scr_since)                                                                                                      \
    M1(scr_player, SEAT, who)                                                                                          \
    M1(scr_thinks, SEATS, who)                                                                                         \
    M0(scr_step)                                                                                                       \
    M0(scr_paused)                                                                                                     \
    M1(scr_out_of_turn, SEAT, who)                                                                                     \
    M0(scr_no_key)                                                                                                     \
    M0(scr_no_hint)                                                                                                    \
    M0(scr_hint_thinking)                                                                                              \
    M0(scr_not_kept)                                                                                                   \
    M0(scr_not_now)                                                                                                    \
    M0(scr_mouse_on)                                                                                                   \
    M0(scr_mouse_off)                                                                                                  \
    M1(scr_curtain, SEAT, who)                                                                                         \
    M1(scr_curtain_out, SEAT, who)                                                                                     \
    M0(scr_who_acts)                                                                                                   \
    M2(scr_who, WORD, key, SEAT, who)                                                                                  \
    M0(scr_quit_kept)                                                                                                  \
    M0(scr_quit_lost)                                                                                                  \
    M1(scr_doubt, WORD, move)                                                                                          \
    M1(scr_ask_back, WORD, move)                                                                                       \
    M2(scr_ask_back_too, WORD, move, NUMBER, moves)                                                                    \
    M0(scr_yes_letter)                                                                                                 \
    /* The line of keys. */                                                                                            \
    M0(scr_key_help)                                                                                                   \
    M0(scr_key_hint)                                                                                                   \
    M0(scr_key_undo)                                                                                                   \
    M0(scr_key_look)                                                                                                   \
    M0(scr_key_story)                                                                                                  \
    M0(scr_key_story_too)                                                                                              \
    M0(scr_key_rules)                                                                                                  \
    M0(scr_key_rules_too)                                                                                              \
    M0(scr_key_pace)                                                                                                   \
    M0(scr_key_quit)                                                                                                   \
    M0(scr_key_go_on)                                                                                                  \
    M0(scr_key_next)                                                                                                   \
    M0(scr_key_hurry)                                                                                                  \
    M0(scr_key_out)                                                                                                    \
    M0(scr_key_table)                                                                                                  \
    M0(scr_key_result)                                                                                                 \
    M0(scr_key_again)                                                                                                  \
    M0(scr_key_yes)                                                                                                    \
    M0(scr_key_no)                                                                                                     \
    M0(scr_key_close)                                                                                                  \
    M0(scr_key_hinted)                                                                                                 \
    M0(scr_key_hinted_second)                                                                                          \
    M1(scr_key_hinted_other, NUMBER, last)                                                                             \
    M0(scr_key_scroll)                                                                                                 \
    M0(scr_key_ready)                                                                                                  \
    M0(scr_key_back)                                                                                                   \
    M0(scr_key_leave)                                                                                                  \
    M0(scr_key_choose)                                                                                                 \
    M0(scr_key_play)                                                                                                   \
    /* Lessons. */                                                                                                     \
    M0(scr_learn_next)                                                                                                 \
    M0(scr_learn_quit)                                                                                                 \
    /* A record by keys. */                                                                                            \
    M0(scr_rep_all)                                                                                                    \
    M1(scr_rep_all_of, SEAT, who)                                                                                      \
    M0(scr_rep_watcher)                                                                                                \
    M1(scr_rep_seat, SEAT, who)                                                                                        \
    M2(scr_rep_game, NUMBER, game, NUMBER, of)                                                                         \
    M2(scr_rep_jump, NUMBER, ply, NUMBER, of)                                                                          \
    M1(scr_rep_last, NUMBER, of)                                                                                       \
    M0(scr_rep_no_game)                                                                                                \
    M0(scr_rep_no_hands)                                                                                               \
    M0(scr_rep_hands)                                                                                                  \
    M0(scr_rep_result)                                                                                                 \
    M0(scr_rep_key_result)                                                                                             \
    M0(scr_rep_key_step)                                                                                               \
    M0(scr_rep_key_part)                                                                                               \
    M0(scr_rep_key_eyes)                                                                                               \
    M0(scr_rep_key_hands)                                                                                              \
    M0(scr_rep_key_games)                                                                                              \
    M0(scr_rep_help)                                                                                                   \
    M0(scr_rep_help_step)                                                                                              \
    M0(scr_rep_help_part)                                                                                              \
    M0(scr_rep_help_ends)                                                                                              \
    M0(scr_rep_help_number)                                                                                            \
    M0(scr_rep_help_eyes)                                                                                              \
    M0(scr_rep_help_hands)                                                                                             \
    M0(scr_rep_help_end)                                                                                               \
    M0(scr_rep_help_games)                                                                                             \
    M0(scr_rep_help_quit)                                                                                              \
    /* Pages. */                                                                                                       \
    M0(scr_help_title)                                                                                                 \
    M0(scr_keys_now)                                                                                                   \
    M0(scr_keys_always)                                                                                                \
    M0(scr_story_title)                                                                                                \
    M0(scr_happened)                                                                                                   \
    M0(scr_rules_title)                                                                                                \
    M0(scr_hint_title)                                                                                                 \
    M0(scr_help_help)                                                                                                  \
    M0(scr_help_hint)                                                                                                  \
    M0(scr_help_undo)                                                                                                  \
    M0(scr_help_look)                                                                                                  \
    M0(scr_help_story)                                                                                                 \
    M0(scr_help_rules)                                                                                                 \
    M0(scr_help_pace)                                                                                                  \
    M0(scr_help_go_on)                                                                                                 \
    M0(scr_help_hurry)                                                                                                 \
    M0(scr_help_out)                                                                                                   \
    M0(scr_help_pan)                                                                                                   \
    M0(scr_help_mouse)                                                                                                 \
    M0(scr_help_redraw)                                                                                                \
    M0(scr_help_quit)                                                                                                  \
    M0(scr_help_watch)                                                                                                 \
    M1(scr_record, WORD, record)

NIKA_LIST(SCREEN, NIKA_MESSAGES_SCREEN)

#endif
