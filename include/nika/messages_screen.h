/*
 * messages_screen.h: what stands on the full screen besides the game itself.
 */
#ifndef NIKA_MESSAGES_SCREEN_H
#define NIKA_MESSAGES_SCREEN_H

#include <nika/message.h>

#define NIKA_MESSAGES_SCREEN(M0, M1, M2, M3, M4, M5, M6)

NIKA_LIST(SCREEN, NIKA_MESSAGES_SCREEN)

#endif
