/*
 * messages_again.h: what is said by replay, keeping and offline play in the browser.
 */
#ifndef NIKA_MESSAGES_AGAIN_H
#define NIKA_MESSAGES_AGAIN_H

#include <nika/message.h>

#define NIKA_MESSAGES_AGAIN(M0, M1, M2, M3, M4, M5, M6)                                                                \
    M0(again_title)                                                                                                    \
    M0(again_new_version)                                                                                              \
    M0(again_load_new_version)                                                                                         \
    M0(again_later)

NIKA_LIST(AGAIN, NIKA_MESSAGES_AGAIN)

#endif
