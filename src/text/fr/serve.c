/*
 * fr/serve.c: what is said about running a server, in French.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "Le serveur s’est arrêté.");

CATALOGUE(fr, serve, NIKA_MESSAGES_SERVE);
