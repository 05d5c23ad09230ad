/*
 * messages_play.h: what is said around a game: the start, turns, prompts, the end.
 */
#ifndef NIKA_MESSAGES_PLAY_H
#define NIKA_MESSAGES_PLAY_H

#include <nika/message.h>

#define NIKA_MESSAGES_PLAY(M0, M1, M2, M3, M4, M5, M6)                                                                 \
    M1(best_moves, SEAT, who)                                                                                          \
    M2(worth, TENTHS, points, NUMBER, percent)                                                                         \
    M1(enter_plays, WORD, move)                                                                                        \
    M2(worth_equal, TENTHS, points, NUMBER, percent)                                                                   \
    M2(moved, SEAT, who, WORD, move)                                                                                   \
    M2(plays, SEATS, who, SEAT, first)                                                                                 \
    M0(is_over)                                                                                                        \
    M1(waits_for, SEATS, who)                                                                                          \
    M1(your_move, SEAT, who)                                                                                           \
    M3(ranked, NUMBER, rank, SEAT, who, NUMBER, points)                                                                \
    /* Who sits at the table, and how far the game is. */                                                              \
    M1(sits_person, SEAT, who)                                                                                         \
    M1(sits_you, STRANGE, name)                                                                                        \
    M2(sits_computer, SEAT, who, WORD, level)                                                                          \
    M1(taken_up, NUMBER, moves)                                                                                        \
    M1(since_your_turn, SEAT, who)                                                                                     \
    M0(story_is_empty)                                                                                                 \
    /* Levels and paces, by name. */                                                                                   \
    M0(level_beginner)                                                                                                 \
    M0(level_casual)                                                                                                   \
    M0(level_skilled)                                                                                                  \
    M0(level_expert)                                                                                                   \
    M0(pace_none)                                                                                                      \
    M0(pace_fast)                                                                                                      \
    M0(pace_normal)                                                                                                    \
    M0(pace_slow)                                                                                                      \
    M0(pace_step)                                                                                                      \
    M5(pace_all, WORD, none, WORD, fast, WORD, normal, WORD, slow, WORD, step)                                         \
    M2(pace_is, WORD, pace, WORD, all)                                                                                 \
    M1(pace_becomes, WORD, pace)                                                                                       \
    M2(no_such_pace, STRANGE, typed, WORD, all)                                                                        \
    /* Prompts, and what was typed there. */                                                                           \
    M1(prompt, SEAT, who)                                                                                              \
    M2(prompt_rest, SEAT, who, WORD, typed)                                                                            \
    M0(prompt_watch)                                                                                                   \
    M1(typed_too_long, NUMBER, most)                                                                                   \
    M0(typed_no_text)                                                                                                  \
    M1(see_help, WORD, help)                                                                                           \
    M0(taken_back)                                                                                                     \
    M0(back_done)                                                                                                      \
    M0(back_nothing)                                                                                                   \
    M0(back_others)                                                                                                    \
    M0(back_shown)                                                                                                     \
    M0(back_over)                                                                                                      \
    M0(back_not_kept)                                                                                                  \
    M2(yes_or_no, WORD, yes, WORD, no)                                                                                 \
    M1(confirm, WORD, answers)                                                                                         \
    M1(answer_yes_or_no, WORD, answers)                                                                                \
    M0(left_undone)                                                                                                    \
    M0(no_hint_now)                                                                                                    \
    M0(could_not_keep)                                                                                                 \
    M0(record_not_safe)                                                                                                \
    M1(would_be_lost, WORD, answers)                                                                                   \
    /* Passing the screen on. */                                                                                       \
    M1(hand_over, SEAT, who)                                                                                           \
    M4(curtain_help, SEAT, who, WORD, as, WORD, sell, WORD, quit)                                                      \
    M2(act_of_others, STRANGE, name, SEATS, people)                                                                    \
    M1(act_not_understood, SEAT, who)                                                                                  \
    /* The words of line mode, with blanks between those that mean the same; the first one is shown. */                \
    M0(word_help)                                                                                                      \
    M0(word_hand)                                                                                                      \
    M0(word_table)                                                                                                     \
    M0(word_log)                                                                                                       \
    M0(word_hint)                                                                                                      \
    M0(word_rules)                                                                                                     \
    M0(word_pace)                                                                                                      \
    M0(word_undo)                                                                                                      \
    M0(word_quit)                                                                                                      \
    M0(word_as)                                                                                                        \
    M0(word_yes)                                                                                                       \
    M0(word_no)                                                                                                        \
    M0(about_words)                                                                                                    \
    M1(about_hand, WORD, word)                                                                                         \
    M1(about_table, WORD, word)                                                                                        \
    M1(about_log, WORD, word)                                                                                          \
    M1(about_hint, WORD, word)                                                                                         \
    M1(about_rules, WORD, word)                                                                                        \
    M2(about_pace, WORD, word, WORD, all)                                                                              \
    M1(about_undo, WORD, word)                                                                                         \
    M1(about_quit, WORD, word)                                                                                         \
    /* The guided start. */                                                                                            \
    M0(welcome)                                                                                                        \
    M2(ask_go_on, WORD, game, NUMBER, moves)                                                                           \
    M0(ask_start)                                                                                                      \
    M0(answer_go_on)                                                                                                   \
    M2(answer_quick, WORD, game, NUMBER, others)                                                                       \
    M2(answer_like_last, WORD, game, NUMBER, players)                                                                  \
    M0(answer_new_game)                                                                                                \
    M0(ask_language)                                                                                                   \
    M0(ask_game)                                                                                                       \
    M0(game_byzantz)                                                                                                   \
    M0(game_justinian)                                                                                                 \
    M2(ask_players, NUMBER, least, NUMBER, most)                                                                       \
    M1(ask_people, NUMBER, most)                                                                                       \
    M0(ask_name)                                                                                                       \
    M1(ask_name_of, NUMBER, number)                                                                                    \
    M1(name_prompt, STRANGE, name)                                                                                     \
    M1(name_wrong, NUMBER, most)                                                                                       \
    M1(name_taken, STRANGE, name)                                                                                      \
    M1(default_name, WORD, letter)                                                                                     \
    M0(ask_seat)                                                                                                       \
    M0(answer_any_seat)                                                                                                \
    M1(answer_seat, WORD, letter)                                                                                      \
    M0(ask_level)                                                                                                      \
    M0(answer_each_level)                                                                                              \
    M1(ask_level_of, STRANGE, name)                                                                                    \
    M0(ask_edition)                                                                                                    \
    M0(edition_en)                                                                                                     \
    M0(edition_fr)                                                                                                     \
    M0(edition_it)                                                                                                     \
    M0(edition_ja)                                                                                                     \
    M1(number_prompt, NUMBER, number)                                                                                  \
    M3(number_wrong, NUMBER, least, NUMBER, most, NUMBER, number)                                                      \
    /* Lessons. */                                                                                                     \
    M3(lesson_how, WORD, help, WORD, table, WORD, quit)                                                                \
    M1(lesson_type, WORD, move)                                                                                        \
    M0(lesson_read_on)                                                                                                 \
    M0(answer_learn)                                                                                                   \
    M0(ask_lesson)                                                                                                     \
    M0(ask_game_now)                                                                                                   \
    M0(answer_game_now)                                                                                                \
    M0(ask_rematch)                                                                                                    \
    M0(answer_rematch)                                                                                                 \
    M0(answer_enough)                                                                                                  \
    /* Records. */                                                                                                     \
    M1(record_kept_in, WORD, path)                                                                                     \
    M1(replay_with, WORD, path)                                                                                        \
    M1(go_on_with, WORD, path)                                                                                         \
    M0(nothing_was_kept)                                                                                               \
    M2(plays_without_record, WORD, path, WORD, reason)                                                                 \
    M0(plays_without_home)                                                                                             \
    M2(record_exists, WORD, path, WORD, typed)                                                                         \
    M1(record_in_use, WORD, path)                                                                                      \
    M1(record_no_file, WORD, path)                                                                                     \
    M3(record_broken, WORD, path, NUMBER, line, WORD, reason)                                                          \
    M2(record_torn, WORD, path, NUMBER, line)                                                                          \
    M0(game_is_over)                                                                                                   \
    /* The command line. */                                                                                            \
    M1(one_game_only, WORD, known)                                                                                     \
    M2(option_needs_game, WORD, option, WORD, known)                                                                   \
    M1(option_beside_resume, WORD, option)                                                                             \
    M1(option_beside_seats, WORD, option)                                                                              \
    M2(players_against_seats, NUMBER, players, NUMBER, seats)                                                          \
    M3(seats_needed, WORD, game, NUMBER, least, NUMBER, most)                                                          \
    M2(seats_of_record, NUMBER, players, NUMBER, given)                                                                \
    M2(players_needed, NUMBER, least, NUMBER, most)                                                                    \
    M1(me_needed, NUMBER, last)                                                                                        \
    M1(levels_needed, NUMBER, opponents)                                                                               \
    M2(no_such_player, STRANGE, name, WORD, known)                                                                     \
    M2(pace_needed, STRANGE, pace, WORD, known)                                                                        \
    M0(seed_needed)                                                                                                    \
    M1(too_many_names, NUMBER, players)                                                                                \
    M0(japanese_needs_utf8)

NIKA_LIST(PLAY, NIKA_MESSAGES_PLAY)

#endif
