/*
 * messages_justinian.h: what is said at a table of Justinian.
 */
#ifndef NIKA_MESSAGES_JUSTINIAN_H
#define NIKA_MESSAGES_JUSTINIAN_H

#include <nika/message.h>

#define NIKA_MESSAGES_JUSTINIAN(M0, M1, M2, M3, M4, M5, M6)

NIKA_LIST(JUSTINIAN, NIKA_MESSAGES_JUSTINIAN)

#endif
