/*
 * messages_byzantz.h: what is said at a table of Byzantz.
 */
#ifndef NIKA_MESSAGES_BYZANTZ_H
#define NIKA_MESSAGES_BYZANTZ_H

#include <nika/message.h>

#define NIKA_MESSAGES_BYZANTZ(M0, M1, M2, M3, M4, M5, M6)

NIKA_LIST(BYZANTZ, NIKA_MESSAGES_BYZANTZ)

#endif
