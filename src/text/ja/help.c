/*
 * ja/help.c: the help texts of the commands, in Japanese.
 */
#include <nika/messages_help.h>

#include "../catalogue.h"

CATALOGUE(ja, help, NIKA_MESSAGES_HELP);
