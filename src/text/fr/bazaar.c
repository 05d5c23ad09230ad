/*
 * fr/bazaar.c: what is said by the table of Byzantz in the browser, in French.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAME(bazaar_name, "Byzantz");

CATALOGUE(fr, bazaar, NIKA_MESSAGES_BAZAAR);
