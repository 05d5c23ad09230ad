/*
 * fr/help.c: the help texts of the commands, in French.
 */
#include <nika/messages_help.h>

#include "../catalogue.h"

CATALOGUE(fr, help, NIKA_MESSAGES_HELP);
