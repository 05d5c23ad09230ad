/*
 * messages_cli.h: what the program says about command lines and files.
 */
#ifndef NIKA_MESSAGES_CLI_H
#define NIKA_MESSAGES_CLI_H

#include <nika/message.h>

#define NIKA_MESSAGES_CLI(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    /* The command line. */                                                                                            \
    M2(cli_no_language, STRANGE, code, WORD, known)                                                                    \
    M1(cli_see_help, WORD, command)                                                                                    \
    M1(cli_no_command, STRANGE, name)                                                                                  \
    M1(cli_no_option, STRANGE, name)                                                                                   \
    M1(cli_takes_no_value, WORD, option)                                                                               \
    M1(cli_needs_value, WORD, option)                                                                                  \
    M1(cli_too_often, WORD, option)                                                                                    \
    M0(cli_name_game)                                                                                                  \
    M0(cli_name_file)                                                                                                  \
    M0(cli_name_files)                                                                                                 \
    M3(cli_needs_number, WORD, option, NUMBER, least, NUMBER, most)                                                    \
    M1(cli_needs_positive, WORD, option)                                                                               \
    M1(cli_needs_seed, WORD, option)                                                                                   \
    M1(cli_needs_moves, WORD, option)                                                                                  \
    M2(cli_needs_seat, WORD, option, NUMBER, last)                                                                     \
    M3(cli_needs_seat_or, WORD, option, NUMBER, last, WORD, other)                                                     \
    M1(cli_needs_file, WORD, option)                                                                                   \
    M1(cli_needs_target, WORD, option)                                                                                 \
    M1(cli_needs_shares, WORD, option)                                                                                 \
    M2(cli_two_files, WORD, one, WORD, other)                                                                          \
    M1(cli_own_journal, WORD, option)                                                                                  \
    /* The table, and who plays. */                                                                                    \
    M2(cli_no_game, STRANGE, name, WORD, known)                                                                        \
    M1(cli_one_edition, WORD, game)                                                                                    \
    M3(cli_no_edition, WORD, game, STRANGE, name, WORD, known)                                                         \
    M2(cli_no_rules, STRANGE, rule, WORD, game)                                                                        \
    M3(cli_no_rule, STRANGE, rule, WORD, game, WORD, known)                                                            \
    M2(cli_two_rules, STRANGE, one, STRANGE, other)                                                                    \
    M1(cli_no_court, WORD, game)                                                                                       \
    M2(cli_no_agent, STRANGE, name, WORD, known)                                                                       \
    M0(cli_long_agent)                                                                                                 \
    M1(cli_agents_one_or_all, NUMBER, players)                                                                         \
    M2(cli_agents_count, NUMBER, named, NUMBER, players)                                                               \
    M0(cli_agents_two)                                                                                                 \
    M1(cli_agents_two_or_all, NUMBER, players)                                                                         \
    M1(cli_agents_alike, WORD, option)                                                                                 \
    /* Files. */                                                                                                       \
    M0(cli_standard_input)                                                                                             \
    M0(cli_standard_output)                                                                                            \
    M2(cli_failed, WORD, path, WORD, reason)                                                                           \
    M1(cli_unwritten, WORD, path)                                                                                      \
    M2(cli_in_file, WORD, path, WORD, problem)                                                                         \
    M2(cli_only_games, WORD, path, NUMBER, games)                                                                      \
    M2(cli_fewer_moves, NUMBER, game, NUMBER, moves)                                                                   \
    M1(cli_no_seat, NUMBER, last)                                                                                      \
    M3(cli_verified, WORD, path, NUMBER, games, NUMBER, moves)                                                         \
    M3(cli_verified_running, WORD, path, NUMBER, games, NUMBER, moves)                                                 \
    M4(cli_verified_proved, WORD, path, NUMBER, games, NUMBER, moves, NUMBER, proved)                                  \
    M4(cli_verified_proved_running, WORD, path, NUMBER, games, NUMBER, moves, NUMBER, proved)                          \
    /* Why the system does not do it; in English in its own words. */                                                  \
    M0(cli_reason_no_file)                                                                                             \
    M0(cli_reason_no_access)                                                                                           \
    M0(cli_reason_not_permitted)                                                                                       \
    M0(cli_reason_is_folder)                                                                                           \
    M0(cli_reason_not_folder)                                                                                          \
    M0(cli_reason_file_exists)                                                                                         \
    M0(cli_reason_disk_full)                                                                                           \
    M0(cli_reason_read_only)                                                                                           \
    M0(cli_reason_too_large)                                                                                           \
    M0(cli_reason_io_error)                                                                                            \
    M0(cli_reason_long_name)                                                                                           \
    M0(cli_reason_no_memory)                                                                                           \
    /* Hints. */                                                                                                       \
    M1(cli_hint_over, NUMBER, moves)                                                                                   \
    M3(cli_hint_not_asked, NUMBER, seat, NUMBER, moves, NUMBER, other)                                                 \
    /* Work. */                                                                                                        \
    M0(cli_no_memory)                                                                                                  \
    M0(cli_no_thread)                                                                                                  \
    M0(cli_illegal_move)                                                                                               \
    M2(cli_games_done, NUMBER, done, NUMBER, all)                                                                      \
    /* Matches: progress, and what can go wrong. */                                                                    \
    M2(cli_deals_done, NUMBER, done, NUMBER, all)                                                                      \
    M4(cli_deals_won, NUMBER, done, NUMBER, all, WORD, agent, WORD, share)                                             \
    M5(cli_deals_tested, NUMBER, done, NUMBER, all, WORD, agent, WORD, share, WORD, evidence)                          \
    M3(cli_stopped, NUMBER, done, NUMBER, all, WORD, option)                                                           \
    M2(cli_stopped_kept, NUMBER, done, NUMBER, all)                                                                    \
    M2(cli_simulate_stopped, NUMBER, done, NUMBER, all)                                                                \
    M3(cli_simulate_kept, NUMBER, done, NUMBER, all, WORD, file)                                                       \
    M2(cli_is_there, WORD, file, WORD, option)                                                                         \
    M4(cli_foul, WORD, agent, NUMBER, deal, NUMBER, rotation, NUMBER, ply)                                             \
    M3(cli_thought, WORD, agent, WORD, mean, WORD, longest)                                                            \
    M1(cli_no_journal, WORD, path)                                                                                     \
    M1(cli_other_match, WORD, path)                                                                                    \
    M4(cli_other_value, WORD, path, WORD, key, WORD, there, WORD, here)                                                \
    M3(cli_other_missing, WORD, path, WORD, key, WORD, here)                                                           \
    M3(cli_not_the_deal, WORD, path, NUMBER, line, NUMBER, deal)                                                       \
    M1(cli_journal_plain, WORD, path)                                                                                  \
    M1(cli_journal_busy, WORD, path)                                                                                   \
    /* The table of a match. Numbers come as words: their decimals differ. */                                          \
    M2(cli_decimal, WORD, whole, WORD, decimals)                                                                       \
    M2(cli_table, WORD, game, NUMBER, players)                                                                         \
    M3(cli_table_edition, WORD, game, WORD, edition, NUMBER, players)                                                  \
    M3(cli_two_sides, WORD, table, WORD, one, WORD, other)                                                             \
    M2(cli_sides, WORD, table, WORD, agents)                                                                           \
    M4(cli_size, NUMBER, deals, NUMBER, rotations, NUMBER, games, WORD, seed)                                          \
    M5(cli_size_iterations, NUMBER, deals, NUMBER, rotations, NUMBER, games, WORD, seed, NUMBER, iterations)           \
    M0(cli_head_agent)                                                                                                 \
    M0(cli_head_places)                                                                                                \
    M0(cli_head_win)                                                                                                   \
    M0(cli_head_margin)                                                                                                \
    M0(cli_head_rank)                                                                                                  \
    M0(cli_head_score)                                                                                                 \
    M0(cli_head_decisions)                                                                                             \
    M0(cli_fair_share)                                                                                                 \
    M0(cli_interval)                                                                                                   \
    M5(cli_undecided, WORD, agent, WORD, low, WORD, high, NUMBER, deals, WORD, evidence)                               \
    M5(cli_accepted_low, WORD, agent, WORD, low, WORD, high, NUMBER, deals, WORD, evidence)                            \
    M5(cli_accepted_high, WORD, agent, WORD, low, WORD, high, NUMBER, deals, WORD, evidence)                           \
    /* Its picture. */                                                                                                 \
    M1(cli_plot_title, WORD, table)                                                                                    \
    M5(cli_plot_about, WORD, size, WORD, shares, WORD, fair, WORD, agent, WORD, margin)                                \
    M0(cli_plot_shares)                                                                                                \
    M1(cli_plot_fair, WORD, share)                                                                                     \
    M1(cli_plot_margins, WORD, agent)                                                                                  \
    M1(cli_plot_mean, WORD, margin)                                                                                    \
    M0(cli_plot_games)                                                                                                 \
    M0(cli_plot_behind)                                                                                                \
    M0(cli_plot_ahead)

NIKA_LIST(CLI, NIKA_MESSAGES_CLI)

#endif
