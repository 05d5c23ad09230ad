/*
 * ja/online.c: what is said about playing on a server, in Japanese.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

SAY(online_connecting, "サーバーに接続しています…");

CATALOGUE(ja, online, NIKA_MESSAGES_ONLINE);
