/*
 * en/screen.c: what stands on the full screen besides the game itself, in English.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

CATALOGUE(en, screen, NIKA_MESSAGES_SCREEN);
