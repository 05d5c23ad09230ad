/*
 * ja/byzantz.c: what is said at a table of Byzantz, in Japanese.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

CATALOGUE(ja, byzantz, NIKA_MESSAGES_BYZANTZ);
