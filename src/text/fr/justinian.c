/*
 * fr/justinian.c: what is said at a table of Justinian, in French.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

CATALOGUE(fr, justinian, NIKA_MESSAGES_JUSTINIAN);
