/*
 * en/online.c: what is said about playing on a server, in English.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

SAY(online_connecting, "Connecting to the server …");

CATALOGUE(en, online, NIKA_MESSAGES_ONLINE);
