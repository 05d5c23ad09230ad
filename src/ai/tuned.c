/*
 * tuned.c: the numbers of the shipped players' heuristics, found by `nika tune`.
 */
#include "mind.h"

const struct nika_tuning nika_tuned = {{0}, {0}};
