/*
 * en/cli.c: what the program says about command lines and files, in English.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

/* The command line. */
SAY(cli_no_language, "unknown language “{code}”; available: {known}");
SAY(cli_see_help, "See {command} --help");
SAY(cli_no_command, "unknown command “{name}”; see nika --help");
SAY(cli_no_option, "unknown option “{name}”");
SAY(cli_takes_no_value, "{option} takes no value");
SAY(cli_needs_value, "{option} needs a value");
SAY(cli_too_often, "{option} is given too many times");
SAY(cli_name_game, "name one game");
SAY(cli_name_file, "name one file");
SAY(cli_name_files, "name at least one file");
SAY(cli_needs_number, "{option} needs a number from {least} to {most}");
SAY(cli_needs_positive, "{option} needs a number, 1 or more");
SAY(cli_needs_seed, "{option} needs a number from 0 to 18446744073709551615");
SAY(cli_needs_moves, "{option} needs a number of moves, 0 or more");
SAY(cli_needs_seat, "{option} needs a seat from 0 to {last}");
SAY(cli_needs_seat_or, "{option} needs a seat from 0 to {last}, or “{other}”");
SAY(cli_needs_file, "{option} needs a file");
SAY(cli_needs_target, "{option} needs a file, or - for standard output");
SAY(cli_needs_shares, "{option} needs two win shares from 0 to 1, the lower first: 0.25,0.35");
SAY(cli_two_files, "{one} and {other} need different files, or “-” for one of them");
SAY(cli_own_journal, "the journal of {option} needs a file of its own");

/* The table, and who plays. */
SAY(cli_no_game, "unknown game “{name}”; available: {known}");
SAY(cli_one_edition, "{game} has only one edition");
SAY(cli_no_edition, "{game} has no edition “{name}”; available: {known}");
SAY(cli_no_rules, "--set {rule}: {game} has no optional rules");
SAY(cli_no_rule, "--set {rule}: {game} has no such rule; available: {known}");
SAY(cli_two_rules, "--set {one} and --set {other} exclude each other");
SAY(cli_no_court, "--court: {game} has no court");
SAY(cli_no_agent, "unknown computer player “{name}”; available: {known}");
SAY(cli_long_agent, "no computer player has a name that long");
SAY(cli_agents_one_or_all, "--agents needs one name, or {players} separated by commas");
SAY(cli_agents_count, "--agents names {named:players}, but {players} play");
SAY(cli_agents_two, "--agents needs two names separated by a comma");
SAY(cli_agents_two_or_all, "--agents needs two names, or {players}, separated by commas");
SAY(cli_agents_alike, "{option} needs agents with different names");

/* Files. */
SAY(cli_standard_input, "standard input");
SAY(cli_standard_output, "standard output");
SAY(cli_failed, "{path}: {reason}");
SAY(cli_unwritten, "{path}: could not write everything");
SAY(cli_in_file, "{path}, {problem}");
SAY(cli_only_games, "{path} has only {games:games}");
SAY(cli_fewer_moves, "game {game} has fewer than {moves:moves}");
SAY(cli_no_seat, "this game has seats 0 to {last}");
SAY(cli_verified, "{path}: verified, {games:games}, {moves:moves}");
SAY(cli_verified_running, "{path}: verified, {games:games}, {moves:moves}; the last game is still running");
SAY(cli_verified_proved, "{path}: verified, {games:games}, {moves:moves}; deals proved: {proved}");
SAY(cli_verified_proved_running,
    "{path}: verified, {games:games}, {moves:moves}; deals proved: {proved}; the last game is still running");

/* Why the system does not do it. */
SAY(cli_reason_no_file, "No such file or directory");
SAY(cli_reason_no_access, "Permission denied");
SAY(cli_reason_not_permitted, "Operation not permitted");
SAY(cli_reason_is_folder, "Is a directory");
SAY(cli_reason_not_folder, "Not a directory");
SAY(cli_reason_file_exists, "File exists");
SAY(cli_reason_disk_full, "No space left on device");
SAY(cli_reason_read_only, "Read-only file system");
SAY(cli_reason_too_large, "File too large");
SAY(cli_reason_io_error, "Input/output error");
SAY(cli_reason_long_name, "File name too long");
SAY(cli_reason_no_memory, "Cannot allocate memory");

/* Hints. */
SAY(cli_hint_over, "the game is over after {moves:moves}: there is nothing left to advise on");
SAY(cli_hint_not_asked, "after {moves:moves} it is not seat {seat}'s turn: the game is waiting for seat {other}");

/* Work. */
SAY(cli_no_memory, "out of memory");
SAY(cli_no_thread, "could not start a thread");
SAY(cli_illegal_move, "a computer player made an illegal move");
SAY(cli_games_done, "{done} of {all:games}");

/* Matches: progress, and what can go wrong. */
SAY(cli_deals_done, "{done} of {all} deals");
SAY(cli_deals_won, "{done} of {all} deals; {agent} wins {share}");
SAY(cli_deals_tested, "{done} of {all} deals; {agent} wins {share}; LLR {evidence}");
SAY(cli_stopped, "stopped after {done} of {all} deals; with {option} FILE it could continue from there");
SAY(cli_stopped_kept, "stopped after {done} of {all} deals; the same command continues from there");
SAY(cli_simulate_stopped, "stopped after {done} of {all} games");
SAY(cli_simulate_kept,
    "stopped after {done} of {all} games; they are kept in {file}, but the same command starts over");
SAY(cli_is_there, "{file} already exists; {option} replaces it");
SAY(cli_foul, "the agent “{agent}” made an illegal move: deal {deal}, rotation {rotation}, ply {ply}");
SAY(cli_thought, "{agent} thought for {mean} per decision on average, {longest} at most");
SAY(cli_no_journal, "{path}: this is not a match journal");
SAY(cli_other_match, "{path}: this journal belongs to another match");
SAY(cli_other_value, "{path}: this journal belongs to another match: “{key}” is {there} there and {here} here");
SAY(cli_other_missing, "{path}: this journal belongs to another match: “{key}” is missing there and {here} here");
SAY(cli_not_the_deal, "{path}, line {line}: this is not deal {deal} of the match");
SAY(cli_journal_plain, "{path}: a journal must be a regular file");
SAY(cli_journal_busy, "{path}: another match is writing this journal");

/* The table of a match. */
SAY(cli_decimal, "{whole}.{decimals}");
SAY(cli_table, "{game}, {players:players}");
SAY(cli_table_edition, "{game} ({edition}), {players:players}");
SAY(cli_two_sides, "{table}: {one} against {other}");
SAY(cli_sides, "{table}: {agents}");
SAY_PLURAL(cli_size, "{deals} deal × {rotations} rotations = {games:games}, seed {seed}",
           "{deals} deals × {rotations} rotations = {games:games}, seed {seed}");
SAY_PLURAL(cli_size_iterations,
           "{deals} deal × {rotations} rotations = {games:games}, seed {seed}, iterations {iterations}",
           "{deals} deals × {rotations} rotations = {games:games}, seed {seed}, iterations {iterations}");
SAY(cli_head_agent, "agent");
SAY(cli_head_places, "places");
SAY(cli_head_win, "win share");
SAY(cli_head_margin, "margin");
SAY(cli_head_rank, "rank");
SAY(cli_head_score, "score");
SAY(cli_head_decisions, "decisions");
SAY(cli_fair_share, "fair share");
SAY(cli_interval, "± 95 % interval, over deals; every figure is the mean for one place");
SAY_PLURAL(cli_undecided,
           "Win share of {agent}, {low} (LOW) or {high} (HIGH): undecided after {deals} deal, log likelihood ratio "
           "{evidence}",
           "Win share of {agent}, {low} (LOW) or {high} (HIGH): undecided after {deals} deals, log likelihood ratio "
           "{evidence}");
SAY_PLURAL(cli_accepted_low,
           "Win share of {agent}, {low} (LOW) or {high} (HIGH): accepted LOW after {deals} deal, log likelihood ratio "
           "{evidence}",
           "Win share of {agent}, {low} (LOW) or {high} (HIGH): accepted LOW after {deals} deals, log likelihood ratio "
           "{evidence}");
SAY_PLURAL(cli_accepted_high,
           "Win share of {agent}, {low} (LOW) or {high} (HIGH): accepted HIGH after {deals} deal, log likelihood ratio "
           "{evidence}",
           "Win share of {agent}, {low} (LOW) or {high} (HIGH): accepted HIGH after {deals} deals, log likelihood "
           "ratio {evidence}");

/* Its picture. */
SAY(cli_plot_title, "{table}: win shares and margins");
SAY(cli_plot_about, "{size}. Win shares: {shares}, fair share {fair}. Mean margin of {agent}: {margin} points.");
SAY(cli_plot_shares, "Win share, with 95 % intervals");
SAY(cli_plot_fair, "fair share {share}");
SAY(cli_plot_margins, "Margins of {agent}");
SAY(cli_plot_mean, "mean {margin}");
SAY(cli_plot_games, "games");
SAY(cli_plot_behind, "← points behind the others' mean");
SAY(cli_plot_ahead, "points ahead →");

CATALOGUE(en, cli, NIKA_MESSAGES_CLI);
