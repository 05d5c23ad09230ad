/*
 * fr/play.c: what is said around a game: the start, turns, prompts, the end, in French.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY(best_moves, "Les meilleurs coups pour {who}\u00A0:");
SAY_PLURAL(worth, "{points} point attendu, {percent}\u00A0% de chances de gagner",
           "{points} points attendus, {percent}\u00A0% de chances de gagner");
SAY(moved, "{who}\u00A0: {move}");
SAY(waits_for, "On attend {who}");
SAY(your_move, "{who}, à toi de jouer");
SAME(ranked, "{rank}. {who}, {points:points}");

CATALOGUE(fr, play, NIKA_MESSAGES_PLAY);
