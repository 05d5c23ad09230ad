/*
 * en/serve.c: what is said about running a server, in English.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "The server has stopped.");

CATALOGUE(en, serve, NIKA_MESSAGES_SERVE);
