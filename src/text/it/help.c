/*
 * it/help.c: the help texts of the commands, in Italian.
 */
#include <nika/messages_help.h>

#include "../catalogue.h"

CATALOGUE(it, help, NIKA_MESSAGES_HELP);
