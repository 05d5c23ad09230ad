/*
 * en/cli.c: what the program says about command lines and files, in English.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

CATALOGUE(en, cli, NIKA_MESSAGES_CLI);
