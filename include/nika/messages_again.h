/*
 * messages_again.h: what is said by replay, keeping and offline play in the browser.
 */
#ifndef NIKA_MESSAGES_AGAIN_H
#define NIKA_MESSAGES_AGAIN_H

#include <nika/message.h>

#define NIKA_MESSAGES_AGAIN(M0, M1, M2, M3, M4, M5, M6)                                                                \
    M0(again_title)                                                                                                    \
    M0(again_new_version)                                                                                              \
    M0(again_load_new_version)                                                                                         \
    M0(again_later)                                                                                                    \
    M0(again_open_about)                                                                                               \
    M0(again_choose_file)                                                                                              \
    M0(again_drop)                                                                                                     \
    M0(again_drop_now)                                                                                                 \
    M0(again_finished)                                                                                                 \
    M0(again_not_here)                                                                                                 \
    M0(again_still_runs)                                                                                               \
    M0(again_continue)                                                                                                 \
    M0(again_no_record)                                                                                                \
    M0(again_bad_link)                                                                                                 \
    M0(again_too_large)                                                                                                \
    M0(again_no_game)                                                                                                  \
    M2(again_problem, NUMBER, line, WORD, why)                                                                         \
    M0(again_problem_after)                                                                                            \
    M0(again_first)                                                                                                    \
    M0(again_back)                                                                                                     \
    M0(again_next)                                                                                                     \
    M0(again_last)                                                                                                     \
    M0(again_play)                                                                                                     \
    M0(again_pause)                                                                                                    \
    M2(again_at, NUMBER, ply, NUMBER, of)                                                                              \
    M0(again_before)                                                                                                   \
    M0(again_where)                                                                                                    \
    M0(again_chapter)                                                                                                  \
    M1(again_round, NUMBER, round)                                                                                     \
    M1(again_phase, PHASE, phase)                                                                                      \
    M0(again_eyes)                                                                                                     \
    M0(again_eyes_all)                                                                                                 \
    M0(again_eyes_watcher)                                                                                             \
    M0(again_pace)                                                                                                     \
    M0(again_proved)                                                                                                   \
    M0(again_proved_about)                                                                                             \
    M0(again_unproved)                                                                                                 \
    M0(again_unproved_about)                                                                                           \
    M0(again_share)                                                                                                    \
    M0(again_copied)                                                                                                   \
    M0(again_not_copied)                                                                                               \
    M0(again_too_long)                                                                                                 \
    M0(again_branch)                                                                                                   \
    M0(again_branch_about)                                                                                             \
    M0(again_branch_seat)                                                                                              \
    M0(again_branch_level)                                                                                             \
    M0(again_branch_go)                                                                                                \
    M0(again_branch_failed)                                                                                            \
    M0(again_keys)                                                                                                     \
    M0(again_key_step)                                                                                                 \
    M0(again_key_chapter)                                                                                              \
    M0(again_key_ends)                                                                                                 \
    M0(again_key_play)                                                                                                 \
    M0(again_key_eyes)                                                                                                 \
    M0(again_games)                                                                                                    \
    M0(again_games_none)                                                                                               \
    M1(again_games_move, NUMBER, ply)                                                                                  \
    M2(again_games_rank, NUMBER, rank, NUMBER, points)                                                                 \
    M1(again_games_won, STRANGE, who)                                                                                  \
    M0(again_games_people)                                                                                             \
    M0(again_forget)                                                                                                   \
    M0(again_forget_sure)                                                                                              \
    M0(again_forget_not)

NIKA_LIST(AGAIN, NIKA_MESSAGES_AGAIN)

#endif
