/*
 * en/court.c: what is said by the table of Justinian in the browser, in English.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

SAY(court_name, "Justinian");

CATALOGUE(en, court, NIKA_MESSAGES_COURT);
