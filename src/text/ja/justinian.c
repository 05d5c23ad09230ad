/*
 * ja/justinian.c: what is said at a table of Justinian, in Japanese.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

CATALOGUE(ja, justinian, NIKA_MESSAGES_JUSTINIAN);
