/*
 * fr/meet.c: what is said by the browser with others: lobby, seats, talk, connection, in French.
 */
#include <nika/messages_meet.h>

#include "../catalogue.h"

SAME(meet_title, "Tables");

CATALOGUE(fr, meet, NIKA_MESSAGES_MEET);
