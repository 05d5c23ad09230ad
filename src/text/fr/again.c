/*
 * fr/again.c: what is said by replay, keeping and offline play in the browser, in French.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Revoir");

CATALOGUE(fr, again, NIKA_MESSAGES_AGAIN);
