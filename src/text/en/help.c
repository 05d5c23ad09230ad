/*
 * en/help.c: the help texts of the commands, in English.
 */
#include <nika/messages_help.h>

#include "../catalogue.h"

CATALOGUE(en, help, NIKA_MESSAGES_HELP);
