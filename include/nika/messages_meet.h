/*
 * messages_meet.h: what is said by the browser with others: lobby, seats, talk, connection.
 */
#ifndef NIKA_MESSAGES_MEET_H
#define NIKA_MESSAGES_MEET_H

#include <nika/message.h>

#define NIKA_MESSAGES_MEET(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    M0(meet_title)

NIKA_LIST(MEET, NIKA_MESSAGES_MEET)

#endif
