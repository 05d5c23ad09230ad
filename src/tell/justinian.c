/*
 * justinian.c: tells Justinian.
 */
#include <nika/justinian.h>

#include "teller.h"

const struct nika_teller nika_justinian_teller = {.game = &nika_justinian};
