/*
 * en/justinian.c: what is said at a table of Justinian, in English.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

CATALOGUE(en, justinian, NIKA_MESSAGES_JUSTINIAN);
