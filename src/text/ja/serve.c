/*
 * ja/serve.c: what is said about running a server, in Japanese.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "サーバーが停止しました。");

CATALOGUE(ja, serve, NIKA_MESSAGES_SERVE);
