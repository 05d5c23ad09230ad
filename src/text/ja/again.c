/*
 * ja/again.c: what is said by replay, keeping and offline play in the browser, in Japanese.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "リプレイ");

CATALOGUE(ja, again, NIKA_MESSAGES_AGAIN);
