/*
 * en/again.c: what is said by replay, keeping and offline play in the browser, in English.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Replay");

CATALOGUE(en, again, NIKA_MESSAGES_AGAIN);
