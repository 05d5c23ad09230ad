/*
 * en/again.c: what is said by replay, keeping and offline play in the browser, in English.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Replay");
SAY(again_new_version, "A new version of Nika is ready.");
SAY(again_load_new_version, "Reload");
SAY(again_later, "Later");

CATALOGUE(en, again, NIKA_MESSAGES_AGAIN);
