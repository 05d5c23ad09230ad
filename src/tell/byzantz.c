/*
 * byzantz.c: tells Byzantz.
 */
#include <nika/byzantz.h>

#include "teller.h"

const struct nika_teller nika_byzantz_teller = {.game = &nika_byzantz};
