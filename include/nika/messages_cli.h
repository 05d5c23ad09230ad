/*
 * messages_cli.h: what the program says about command lines and files.
 */
#ifndef NIKA_MESSAGES_CLI_H
#define NIKA_MESSAGES_CLI_H

#include <nika/message.h>

#define NIKA_MESSAGES_CLI(M0, M1, M2, M3, M4, M5, M6)

NIKA_LIST(CLI, NIKA_MESSAGES_CLI)

#endif
