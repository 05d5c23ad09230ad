/*
 * it/byzantz.c: what is said at a table of Byzantz, in Italian.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

CATALOGUE(it, byzantz, NIKA_MESSAGES_BYZANTZ);
