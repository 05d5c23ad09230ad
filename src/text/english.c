/*
 * english.c: the English sentences: why a move was refused, and what is wrong with a record.
 */
#include <stddef.h>

#include "catalogue.h"

const struct nika_entry nika_english[] = {
    /* Refusals that all games share. */
    {"game-over", "the game is over"},
    {"no-such-seat", "there is no such seat at this table"},
    {"not-asked", "it is another seat's turn, and this can't be done out of turn"},
    {"not-now", "this can't be done at this moment"},
    {"no-such-move", "there is no such move in this game"},

    /* Refusals of Justinian. */
    {"counselor-full", "three tokens lie on this counselor already"},
    {"one-more-only", "all others have passed: only one more token could go to the phase space"},
    {"no-such-token", "this token is not in the hand"},
    {"too-little-influence", "the tokens on the phase space do not reach what it takes to trigger a scoring"},
    {"color-scored", "this color has been scored and is out of the game"},
    {"no-such-card", "this card is not in the hand"},

    /* Refusals of Byzantz. */
    {"not-in-hand", "these cards are not in the hand"},
    {"bid-too-low", "the whole bid must be higher than the highest bid on the table"},
    {"merchant-in-bid", "merchants can't be bid"},
    {"not-in-bundle", "this card is not in the bundle"},
    {"empty-group", "the market has no cards of this group"},
    {"not-a-set", "a set is three cards of one good, up to two of them merchants, or three merchants"},
    {"lies-in-bid", "cards that lie in a bid can't be sold"},
    {"limit-first", "a hand of more than seven cards must first be brought down to seven, by selling or discarding"},
    {"already-done", "this seat has already finished its final sales"},

    /* What is wrong with a file of numbers. */
    {"csv-number", "line {line}, column {column}: expected a whole number, {expected}, found “{found}”"},
    {"csv-falls",
     "line {line}, column {column}: expected {expected}, found {found}: no number may be smaller than the one "
     "above it"},
    {"csv-columns", "line {line}, column {column}: expected {expected} numbers in the line, found {found}"},
    {"csv-lines", "line {line}, column {column}: expected {expected} lines, found {found}"},

    /* What is wrong with a record. */
    {"line-too-long", "the line is too long: at most {expected} bytes are read"},
    {"empty-line", "the line is empty: expected a JSON object"},
    {"cut-off", "the line ends too early, after {where} bytes: it seems to be cut off"},
    {"bad-json", "not JSON at byte {where}: “{found}”"},
    {"bad-encoding", "not UTF-8 text at byte {where}: “{found}”"},
    {"too-deep", "too many brackets inside one another at byte {where}"},
    {"too-many-keys", "too many keys in one object at byte {where}"},
    {"duplicate-key", "a key stands twice in one object, again at byte {where}: “{found}”"},
    {"empty-file", "there is no record here: expected a header, {expected}"},
    {"no-object", "expected a JSON object, {expected}, found {found}"},
    {"no-header", "expected a record's header, {expected}, found {found}"},
    {"missing-key", "“{where}” is missing: expected {expected}"},
    {"wrong-value", "“{where}”: expected {expected}, found {found}"},
    {"wrong-name", "“{where}”: expected a name of at most {expected} bytes without NUL, found {found}"},
    {"unknown-switch", "unknown rule {found}: expected {expected}"},
    {"not-a-move", "{found} is not a move; expected {expected}"},
    {"move-refused", "{found} by seat {where} is refused: {why}; expected {expected}"},
    {"not-over", "the game is not over: expected a move, {expected}, found {found}"},
    {"no-result", "the game is over: expected its result, {expected}, found {found}"},
    {"no-result-at-end", "the game is over: expected its result, {expected}, found the end of the file"},
    {NULL, NULL},
};
