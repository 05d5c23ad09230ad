/*
 * fr/screen.c: what stands on the full screen besides the game itself, in French.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

CATALOGUE(fr, screen, NIKA_MESSAGES_SCREEN);
