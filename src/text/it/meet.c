/*
 * it/meet.c: what is said by the browser with others: lobby, seats, talk, connection, in Italian.
 */
#include <nika/messages_meet.h>

#include "../catalogue.h"

SAY(meet_title, "Tavoli");

CATALOGUE(it, meet, NIKA_MESSAGES_MEET);
