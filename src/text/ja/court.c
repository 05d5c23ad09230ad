/*
 * ja/court.c: what is said by the table of Justinian in the browser, in Japanese.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

SAY(court_name, "ユスティニアヌス");

CATALOGUE(ja, court, NIKA_MESSAGES_COURT);
