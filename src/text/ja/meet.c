/*
 * ja/meet.c: what is said by the browser with others: lobby, seats, talk, connection, in Japanese.
 */
#include <nika/messages_meet.h>

#include "../catalogue.h"

SAY(meet_title, "テーブル");

CATALOGUE(ja, meet, NIKA_MESSAGES_MEET);
