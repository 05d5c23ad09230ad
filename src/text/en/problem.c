/*
 * en/problem.c: why a move was refused, and what is wrong with a file, in English.
 */
#include <nika/messages_problem.h>

#include "../catalogue.h"

SAY(game_over, "the game is over");
SAY(no_such_seat, "there is no such seat at this table");
SAY(not_asked, "it is another seat's turn, and this can't be done out of turn");
SAY(not_now, "this can't be done right now");
SAY(no_such_move, "there is no such move in this game");

/* Refusals of Justinian. */
SAY(counselor_full, "this counselor already has three tokens");
SAY(one_more_only,
    "everybody else has passed, and the one token that may still go to the phase space is already there");
SAY(no_such_token, "this token is not in hand");
SAY(too_little_influence, "there is not enough influence on the phase space to trigger a scoring");
SAY(color_scored, "this color has been scored and is out of the game");
SAY(no_such_card, "this card is not in hand");

/* Refusals of Byzantz. */
SAY(not_in_hand, "these cards are not in hand");
SAY(bid_too_low, "the whole bid must be higher than the highest bid on the table");
SAY(merchant_in_bid, "merchants can't be used in a bid");
SAY(not_in_bundle, "this card is not in the bundle");
SAY(empty_group, "the market has no cards in this group");
SAY(not_a_set, "a set is three cards of one good, up to two of them merchants, or three merchants");
SAY(lies_in_bid, "cards in a bid can't be sold");
SAY(limit_first, "a hand of more than seven cards must first be brought down to seven, by selling or discarding");
SAY(already_done, "this seat has already finished its final sales");

/* What is wrong with a file of numbers. */
SAY(csv_number, "line {line}, column {column}: expected a whole number, {expected}, found “{found}”");
SAY(csv_falls,
    "line {line}, column {column}: expected {expected}, found {found}: no number may be smaller than the one "
    "above it");
SAY(csv_columns, "line {line}, column {column}: expected {expected} numbers on the line, found {found}");
SAY(csv_lines, "line {line}, column {column}: expected {expected} lines, found {found}");
SAY(csv_windows,
    "line {line}, column {column}: expected {expected} lines of windows after the empty line, found {found}");

/* What is wrong with a record. */
SAY(line_too_long, "the line is too long: at most {expected} bytes are read");
SAY(empty_line, "the line is empty: expected a JSON object");
SAY(cut_off, "the line ends too early, after {where} bytes: it seems to be cut off");
SAY(bad_json, "not JSON at byte {where}: “{found}”");
SAY(bad_encoding, "not UTF-8 text at byte {where}: “{found}”");
SAY(too_deep, "brackets are nested too deeply at byte {where}");
SAY(too_many_keys, "too many keys in one object at byte {where}");
SAY(duplicate_key, "the same key appears twice in one object, again at byte {where}: “{found}”");
SAY(empty_file, "there is no record here: expected a header, {expected}");
SAY(no_object, "expected a JSON object, {expected}, found {found}");
SAY(no_header, "expected a record's header, {expected}, found {found}");
SAY(missing_key, "“{where}” is missing: expected {expected}");
SAY(wrong_value, "“{where}”: expected {expected}, found {found}");
SAY(wrong_name, "“{where}”: expected a name of at most {expected} bytes without NUL, found {found}");
SAY(unknown_switch, "unknown rule {found}: expected {expected}");
SAY(not_a_move, "{found} is not a move; expected {expected}");
SAY(move_refused, "{found} by seat {where} is refused: {why}; expected {expected}");
SAY(not_over, "the game is not over: expected a move, {expected}, found {found}");
SAY(no_result, "the game is over: expected its result, {expected}, found {found}");
SAY(no_result_at_end, "the game is over: expected its result, {expected}, found the end of the file");
SAY(deal_unproved, "the proof of the deal does not hold, “{where}”: expected {expected}, found {found}");
SAY(second_game, "a second game starts here: only a file with a single game can be resumed");

CATALOGUE(en, problem, NIKA_MESSAGES_PROBLEM);
