/*
 * en/meet.c: what is said by the browser with others: lobby, seats, talk, connection, in English.
 */
#include <nika/messages_meet.h>

#include "../catalogue.h"

SAY(meet_title, "Tables");

CATALOGUE(en, meet, NIKA_MESSAGES_MEET);
