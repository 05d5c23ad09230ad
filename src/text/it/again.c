/*
 * it/again.c: what is said by replay, keeping and offline play in the browser, in Italian.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Rivedi");
SAY(again_new_version, "È pronta una nuova versione di Nika.");
SAY(again_load_new_version, "Ricarica");
SAY(again_later, "Più tardi");

CATALOGUE(it, again, NIKA_MESSAGES_AGAIN);
