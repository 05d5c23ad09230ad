/*
 * messages_learn.h: what is said by the browser that teaches: tutorials, pictures, credits.
 */
#ifndef NIKA_MESSAGES_LEARN_H
#define NIKA_MESSAGES_LEARN_H

#include <nika/message.h>

#define NIKA_MESSAGES_LEARN(M0, M1, M2, M3, M4, M5, M6)                                                                  \
    M0(learn_title)

NIKA_LIST(LEARN, NIKA_MESSAGES_LEARN)

#endif
