/*
 * en/byzantz.c: what is said at a table of Byzantz, in English.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

CATALOGUE(en, byzantz, NIKA_MESSAGES_BYZANTZ);
