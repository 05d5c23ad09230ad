/*
 * en/play.c: what is said around a game: the start, turns, prompts, the end, in English.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY(best_moves, "The best moves for {who}:");
SAY(worth, "{points} points expected, {percent}% to win");
SAY(moved, "{who}: {move}");
SAY(waits_for, "The game waits for {who}");
SAY(your_move, "{who}, it is your move");
SAY(ranked, "{rank}. {who}, {points:points}");

CATALOGUE(en, play, NIKA_MESSAGES_PLAY);
