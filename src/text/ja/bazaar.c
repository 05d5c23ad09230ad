/*
 * ja/bazaar.c: what is said by the table of Byzantz in the browser, in Japanese.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAY(bazaar_name, "ビザンツ");

CATALOGUE(ja, bazaar, NIKA_MESSAGES_BAZAAR);
