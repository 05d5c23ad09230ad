/*
 * ja/play.c: what is said around a game: the start, turns, prompts, the end, in Japanese.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY(best_moves, "{who}におすすめの手：");
SAY(worth, "予想得点{points}点、勝率{percent}%");
SAY(moved, "{who}：{move}");
SAY(waits_for, "{who}の番を待っています");
SAY(your_move, "{who}さんの番です");
SAY(ranked, "{rank}位　{who}　{points:points}");

CATALOGUE(ja, play, NIKA_MESSAGES_PLAY);
