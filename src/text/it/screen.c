/*
 * it/screen.c: what stands on the full screen besides the game itself, in Italian.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

CATALOGUE(it, screen, NIKA_MESSAGES_SCREEN);
