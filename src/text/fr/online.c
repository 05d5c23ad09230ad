/*
 * fr/online.c: what is said about playing on a server, in French.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

SAY(online_connecting, "Connexion au serveur…");

CATALOGUE(fr, online, NIKA_MESSAGES_ONLINE);
