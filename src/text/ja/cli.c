/*
 * ja/cli.c: what the program says about command lines and files, in Japanese.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

CATALOGUE(ja, cli, NIKA_MESSAGES_CLI);
