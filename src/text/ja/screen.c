/*
 * ja/screen.c: what stands on the full screen besides the game itself, in Japanese.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

CATALOGUE(ja, screen, NIKA_MESSAGES_SCREEN);
