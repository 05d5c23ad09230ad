/*
 * fr/byzantz.c: what is said at a table of Byzantz, in French.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

CATALOGUE(fr, byzantz, NIKA_MESSAGES_BYZANTZ);
