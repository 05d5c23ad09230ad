/*
 * it/cli.c: what the program says about command lines and files, in Italian.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

CATALOGUE(it, cli, NIKA_MESSAGES_CLI);
