/*
 * byzantz_tuned.c: the weights of the shipped players of Byzantz, and the settings of their levels, from the weakest. Most
 * weights of the heuristic were found by lab/tune; those of beliefs, values and scales by matches of the search
 * (docs/ai.md). Their meaning: byzantz_strategy.h and nika_settings.
 */
#include "byzantz_strategy.h"

const struct nika_tuning nika_byzantz_tuned = {
    .game = &nika_byzantz,
    /* clang-format off */
    .numbers = {
        [TUNED_RESTRAINT_3] = 325, 281, 260,
            225, 200,
        [TUNED_RESTRAINT_4] = 350, 338, 297, 350,
            370, 290, 245,
            430, 190,
        [TUNED_RESTRAINT_5] = 320, 320, 320, 320, 320,
            260, 260, 260, 195,
            287, 230, 116,
            290, 254,
        [TUNED_RESTRAINT_6] = 380, 380, 380, 380, 380, 380,
            320, 320, 400, 320, 320,
            325, 292, 260, 260,
            325, 228, 146,
            230, 173,
        [TUNED_LAST] = 113,
        [TUNED_CROWD] = 100,
        [TUNED_STEP] = 0,
        [TUNED_FEED] = 10,
        [TUNED_DENY] = 10,
        [TUNED_BELIEF] = 8000,
        [TUNED_SCALE] = 100,
        [TUNED_SCALE_MORE] = 40,
        [TUNED_HORIZON] = 1,
    },
    /* clang-format on */
    .tables = nika_byzantz_worths,
};

const struct nika_settings nika_byzantz_levels[NIKA_LEVELS] = {
    {.algorithm = &nika_heuristic_algorithm, .noise = 38, .span = 0},
    {.algorithm = &nika_heuristic_algorithm, .noise = 22, .span = 1},
    {.algorithm = &nika_search_algorithm, .iterations = 60, .noise = 22, .span = 1},
    {.algorithm = &nika_search_algorithm, .iterations = 1000, .span = NIKA_SPAN_ALL},
    {.algorithm = &nika_master_algorithm, .iterations = 1500, .span = NIKA_SPAN_ALL},
};
