/*
 * it/court.c: what is said by the table of Justinian in the browser, in Italian.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

SAME(court_name, "Justinian");

CATALOGUE(it, court, NIKA_MESSAGES_COURT);
