/*
 * it/serve.c: what is said about running a server, in Italian.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "Il server si è fermato.");

CATALOGUE(it, serve, NIKA_MESSAGES_SERVE);
