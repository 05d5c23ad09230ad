/*
 * it/play.c: what is said around a game: the start, turns, prompts, the end, in Italian.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY(best_moves, "Le mosse migliori per {who}:");
SAY(worth, "{points} punti attesi, {percent}% di probabilità di vittoria");
SAME(moved, "{who}: {move}");
SAY(waits_for, "Si attende {who}");
SAY(your_move, "{who}, tocca a te");
SAME(ranked, "{rank}. {who}, {points:points}");

CATALOGUE(it, play, NIKA_MESSAGES_PLAY);
