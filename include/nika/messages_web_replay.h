/*
 * messages_web_replay.h: what is said by replay, keeping and offline play in the browser.
 */
#ifndef NIKA_MESSAGES_WEB_REPLAY_H
#define NIKA_MESSAGES_WEB_REPLAY_H

#include <nika/message.h>

#define NIKA_MESSAGES_WEB_REPLAY(M0, M1, M2, M3, M4, M5, M6)                                                           \
    M0(web_replay_title)                                                                                               \
    M0(web_replay_new_version)                                                                                         \
    M0(web_replay_load_new_version)                                                                                    \
    M0(web_replay_later)                                                                                               \
    M0(web_replay_open_about)                                                                                          \
    M0(web_replay_choose_file)                                                                                         \
    M0(web_replay_drop)                                                                                                \
    M0(web_replay_drop_now)                                                                                            \
    M0(web_replay_finished)                                                                                            \
    M0(web_replay_not_here)                                                                                            \
    M0(web_replay_still_runs)                                                                                          \
    M0(web_replay_continue)                                                                                            \
    M0(web_replay_no_record)                                                                                           \
    M0(web_replay_bad_link)                                                                                            \
    M0(web_replay_too_large)                                                                                           \
    M0(web_replay_no_game)                                                                                             \
    M2(web_replay_problem, NUMBER, line, WORD, why)                                                                    \
    M0(web_replay_problem_after)                                                                                       \
    M0(web_replay_first)                                                                                               \
    M0(web_replay_back)                                                                                                \
    M0(web_replay_next)                                                                                                \
    M0(web_replay_last)                                                                                                \
    M0(web_replay_play)                                                                                                \
    M0(web_replay_pause)                                                                                               \
    M2(web_replay_at, NUMBER, ply, NUMBER, of)                                                                         \
    M0(web_replay_before)                                                                                              \
    M0(web_replay_where)                                                                                               \
    M0(web_replay_chapter)                                                                                             \
    M1(web_replay_round, NUMBER, round)                                                                                \
    M1(web_replay_phase, PHASE, phase)                                                                                 \
    M0(web_replay_eyes)                                                                                                \
    M0(web_replay_eyes_all)                                                                                            \
    M0(web_replay_eyes_watcher)                                                                                        \
    M0(web_replay_pace)                                                                                                \
    M0(web_replay_proved)                                                                                              \
    M0(web_replay_proved_about)                                                                                        \
    M0(web_replay_unproved)                                                                                            \
    M0(web_replay_unproved_about)                                                                                      \
    M0(web_replay_share)                                                                                               \
    M0(web_replay_copied)                                                                                              \
    M0(web_replay_not_copied)                                                                                          \
    M0(web_replay_too_long)                                                                                            \
    M0(web_replay_branch)                                                                                              \
    M0(web_replay_branch_about)                                                                                        \
    M0(web_replay_branch_seat)                                                                                         \
    M0(web_replay_branch_level)                                                                                        \
    M0(web_replay_branch_go)                                                                                           \
    M0(web_replay_branch_failed)                                                                                       \
    M0(web_replay_keys)                                                                                                \
    M0(web_replay_key_step)                                                                                            \
    M0(web_replay_key_chapter)                                                                                         \
    M0(web_replay_key_ends)                                                                                            \
    M0(web_replay_key_play)                                                                                            \
    M0(web_replay_key_eyes)                                                                                            \
    M0(web_replay_games)                                                                                               \
    M0(web_replay_games_none)                                                                                          \
    M1(web_replay_games_move, NUMBER, ply)                                                                             \
    M2(web_replay_games_rank, NUMBER, rank, NUMBER, points)                                                            \
    M1(web_replay_games_won, STRANGE, who)                                                                             \
    M0(web_replay_games_people)                                                                                        \
    M0(web_replay_forget)                                                                                              \
    M0(web_replay_forget_sure)                                                                                         \
    M0(web_replay_forget_not)

NIKA_LIST(WEB_REPLAY, NIKA_MESSAGES_WEB_REPLAY)

#endif
