/*
 * it/bazaar.c: what is said by the table of Byzantz in the browser, in Italian.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAME(bazaar_name, "Byzantz");

CATALOGUE(it, bazaar, NIKA_MESSAGES_BAZAAR);
