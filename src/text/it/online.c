/*
 * it/online.c: what is said about playing on a server, in Italian.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

SAY(online_connecting, "Connessione al server …");

CATALOGUE(it, online, NIKA_MESSAGES_ONLINE);
