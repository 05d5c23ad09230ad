/*
 * fr/again.c: what is said by replay, keeping and offline play in the browser, in French.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Revoir");
SAY(again_new_version, "Une nouvelle version de Nika est prête.");
SAY(again_load_new_version, "Recharger");
SAY(again_later, "Plus tard");

CATALOGUE(fr, again, NIKA_MESSAGES_AGAIN);
