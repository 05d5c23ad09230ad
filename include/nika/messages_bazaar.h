/*
 * messages_bazaar.h: what is said by the table of Byzantz in the browser.
 */
#ifndef NIKA_MESSAGES_BAZAAR_H
#define NIKA_MESSAGES_BAZAAR_H

#include <nika/message.h>

#define NIKA_MESSAGES_BAZAAR(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    M0(bazaar_name)

NIKA_LIST(BAZAAR, NIKA_MESSAGES_BAZAAR)

#endif
