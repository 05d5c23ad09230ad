/*
 * messages_online.h: playing on a server: the lobby, tables, talk, connections, errors of the protocol.
 */
#ifndef NIKA_MESSAGES_ONLINE_H
#define NIKA_MESSAGES_ONLINE_H

#include <nika/message.h>

#define NIKA_MESSAGES_ONLINE(M0, M1, M2, M3, M4, M5, M6)                                                               \
    M0(online_connecting)

NIKA_LIST(ONLINE, NIKA_MESSAGES_ONLINE)

#endif
