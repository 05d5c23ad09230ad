/*
 * fr/court.c: what is said by the table of Justinian in the browser, in French.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

SAME(court_name, "Justinian");

CATALOGUE(fr, court, NIKA_MESSAGES_COURT);
