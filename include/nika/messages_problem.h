/*
 * messages_problem.h: why a move was refused, and what is wrong with a file. The other rooms name these by their words
 * ("bid-too-low").
 */
#ifndef NIKA_MESSAGES_PROBLEM_H
#define NIKA_MESSAGES_PROBLEM_H

#include <nika/message.h>

#define NIKA_MESSAGES_PROBLEM(M0, M1, M2, M3, M4, M5, M6)                                                              \
    M0(game_over)                                                                                                      \
    M0(no_such_seat)                                                                                                   \
    M0(not_asked)                                                                                                      \
    M0(not_now)                                                                                                        \
    M0(no_such_move)                                                                                                   \
    /* Refusals of Justinian. */                                                                                       \
    M0(counselor_full)                                                                                                 \
    M0(one_more_only)                                                                                                  \
    M0(no_such_token)                                                                                                  \
    M0(too_little_influence)                                                                                           \
    M0(color_scored)                                                                                                   \
    M0(no_such_card)                                                                                                   \
    /* Refusals of Byzantz. */                                                                                         \
    M0(not_in_hand)                                                                                                    \
    M0(bid_too_low)                                                                                                    \
    M0(merchant_in_bid)                                                                                                \
    M0(not_in_bundle)                                                                                                  \
    M0(empty_group)                                                                                                    \
    M0(not_a_set)                                                                                                      \
    M0(lies_in_bid)                                                                                                    \
    M0(limit_first)                                                                                                    \
    M0(already_done)                                                                                                   \
    /* What is wrong with a file of numbers. */                                                                        \
    M4(csv_number, WORD, line, WORD, column, WORD, expected, WORD, found)                                              \
    M4(csv_falls, WORD, line, WORD, column, WORD, expected, WORD, found)                                               \
    M4(csv_columns, WORD, line, WORD, column, WORD, expected, WORD, found)                                             \
    M4(csv_lines, WORD, line, WORD, column, WORD, expected, WORD, found)                                               \
    M4(csv_windows, WORD, line, WORD, column, WORD, expected, WORD, found)                                             \
    /* What is wrong with a record. */                                                                                 \
    M1(line_too_long, WORD, expected)                                                                                  \
    M0(empty_line)                                                                                                     \
    M1(cut_off, WORD, where)                                                                                           \
    M2(bad_json, WORD, where, WORD, found)                                                                             \
    M2(bad_encoding, WORD, where, WORD, found)                                                                         \
    M1(too_deep, WORD, where)                                                                                          \
    M1(too_many_keys, WORD, where)                                                                                     \
    M2(duplicate_key, WORD, where, WORD, found)                                                                        \
    M1(empty_file, WORD, expected)                                                                                     \
    M2(no_object, WORD, expected, WORD, found)                                                                         \
    M2(no_header, WORD, expected, WORD, found)                                                                         \
    M2(missing_key, WORD, where, WORD, expected)                                                                       \
    M3(wrong_value, WORD, where, WORD, expected, WORD, found)                                                          \
    M3(wrong_name, WORD, where, WORD, expected, WORD, found)                                                           \
    M2(unknown_switch, WORD, expected, WORD, found)                                                                    \
    M2(not_a_move, WORD, expected, WORD, found)                                                                        \
    M4(move_refused, WORD, where, WORD, expected, WORD, found, WORD, why)                                              \
    M2(not_over, WORD, expected, WORD, found)                                                                          \
    M2(no_result, WORD, expected, WORD, found)                                                                         \
    M1(no_result_at_end, WORD, expected)                                                                               \
    M3(deal_unproved, WORD, where, WORD, expected, WORD, found)                                                        \
    M0(second_game)

NIKA_LIST(PROBLEM, NIKA_MESSAGES_PROBLEM)

#endif
