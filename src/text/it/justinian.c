/*
 * it/justinian.c: what is said at a table of Justinian, in Italian.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

CATALOGUE(it, justinian, NIKA_MESSAGES_JUSTINIAN);
