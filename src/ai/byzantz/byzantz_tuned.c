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

/*
 * How chances come true that the net and the heuristic find, by number of players and round: fitted to games of net-alone,
 * those of the heuristic to games of experts as well (docs/review.md).
 */
const struct nika_calibration nika_byzantz_net_calibration[][BYZANTZ_ROUNDS_MAX] = {
    {{95, -10, 9},
     {95, 5, 15},
     {110, -10, 23},
     {115, -5, 28},
     {120, 0, 37},
     {100, 0, 38},
     {125, -20, 53},
     {100, 10, 81}},
    {{110, -10, 8}, {135, -30, 20}, {130, -25, 23}, {125, -25, 30}, {135, -15, 45}, {90, -10, 69}},
    {{125, -15, 9}, {145, -30, 17}, {120, -15, 18}, {140, -35, 30}, {135, -25, 37}, {85, 5, 71}},
    {{170, -10, 17}, {125, -15, 17}, {135, -60, 32}, {80, 10, 63}},
};
const struct nika_calibration nika_byzantz_calibration[][BYZANTZ_ROUNDS_MAX] = {
    {{195, -10, 0},
     {180, -25, 10},
     {175, -15, 16},
     {155, 0, 19},
     {130, -25, 20},
     {130, -25, 32},
     {120, -5, 39},
     {65, -20, 63}},
    {{195, -15, 7}, {190, -10, 15}, {175, -20, 18}, {155, -25, 25}, {135, -15, 30}, {70, -20, 56}},
    {{165, -40, 5}, {160, -15, 8}, {130, -30, 10}, {135, -35, 15}, {135, -40, 26}, {60, -5, 49}},
    {{150, -30, 5}, {175, -30, 15}, {165, -50, 25}, {80, -30, 48}},
};
