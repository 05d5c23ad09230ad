/*
 * en/bazaar.c: what is said by the table of Byzantz in the browser, in English.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAY(bazaar_name, "Byzantz");

CATALOGUE(en, bazaar, NIKA_MESSAGES_BAZAAR);
