/*
 * fr/cli.c: what the program says about command lines and files, in French.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

CATALOGUE(fr, cli, NIKA_MESSAGES_CLI);
