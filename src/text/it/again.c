/*
 * it/again.c: what is said by replay, keeping and offline play in the browser, in Italian.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Rivedi");

CATALOGUE(it, again, NIKA_MESSAGES_AGAIN);
