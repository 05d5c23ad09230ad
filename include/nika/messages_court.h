/*
 * messages_court.h: what is said by the table of Justinian in the browser.
 */
#ifndef NIKA_MESSAGES_COURT_H
#define NIKA_MESSAGES_COURT_H

#include <nika/message.h>

#define NIKA_MESSAGES_COURT(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    M0(court_name)

NIKA_LIST(COURT, NIKA_MESSAGES_COURT)

#endif
