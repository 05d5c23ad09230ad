/*
 * messages_help.h: the help texts of the commands.
 */
#ifndef NIKA_MESSAGES_HELP_H
#define NIKA_MESSAGES_HELP_H

#include <nika/message.h>

#define NIKA_MESSAGES_HELP(M0, M1, M2, M3, M4, M5, M6)

NIKA_LIST(HELP, NIKA_MESSAGES_HELP)

#endif
