/*
 * tuned.c: the numbers of the shipped players' heuristics, found by tools/tune. Their names: the games' wit.h.
 */
#include "byzantz/wit.h"

const struct nika_tuning nika_tuned = {
    .byzantz = {[TUNED_RESTRAINT_3] = 260,
                200,
                [TUNED_RESTRAINT_4] = 350,
                290,
                350,
                [TUNED_RESTRAINT_5] = 320,
                260,
                230,
                290,
                [TUNED_RESTRAINT_6] = 380,
                320,
                260,
                260,
                230,
                [TUNED_LAST] = 113,
                [TUNED_CROWD] = 100,
                [TUNED_STEP] = 0,
                [TUNED_FEED] = 10,
                [TUNED_DENY] = 10,
                [TUNED_BELIEF] = 100,
                [TUNED_SCALE] = 20,
                [TUNED_SCALE_MORE] = 80,
                [TUNED_HORIZON] = 1},
    .worths = nika_byzantz_worths,
};
