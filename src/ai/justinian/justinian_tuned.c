/*
 * justinian_tuned.c: the weights of the shipped players of Justinian, and the settings of their levels, from the weakest. Most
 * weights of the heuristic were found by lab/tune; those of beliefs, values and scales by matches of the search
 * (docs/ai.md). Their meaning: justinian_strategy.h and nika_settings.
 */
#include "justinian_strategy.h"

const struct nika_tuning nika_justinian_tuned = {
    .game = &nika_justinian,
    /* clang-format off */
    .numbers = {
        [NUMBER_FOREIGN] = 45,
        [NUMBER_LATER] = 60,
        [NUMBER_CALM] = 20,
        [NUMBER_BEST_COLOR] = 22,
        [NUMBER_TILT] = 24,
        [NUMBER_CHANCE] = 30,
        [NUMBER_CHANCE_SLOPE] = 21,
        [NUMBER_RIVAL] = 165,
        [NUMBER_CHOICE] = 207,
        [NUMBER_INFLUENCE] = 166,
        [NUMBER_READY_1] = 294,
        [NUMBER_READY_2] = 122,
        [NUMBER_READY_3] = 294,
        [NUMBER_TOKEN] = 62,
        [NUMBER_STEP_1] = -18,
        [NUMBER_STEP_2] = 186,
        [NUMBER_STEP_3] = 129,
        [NUMBER_PASS_1] = 200,
        [NUMBER_PASS_2] = 80,
        [NUMBER_PASS_3] = 21,
        [NUMBER_PASS_LAST] = -13,
        [NUMBER_PASS_AFTER] = -63,
        [NUMBER_JITTER] = 60,
        [NUMBER_DEAD_LEAD] = 30,
        [NUMBER_DEAD_HANDS] = 400,
        [NUMBER_TRIGGER_1] = -5,
        [NUMBER_TRIGGER_2] = 0,
        [NUMBER_TRIGGER_3] = 10,
        [NUMBER_TRIGGER_SUPPLY] = 59,
        [NUMBER_TRIGGER_LEAD] = 50,
        [NUMBER_KEEP_COLOR] = 20,
        [NUMBER_EXCHANGE] = 66,
        [NUMBER_EXPLAIN_SEEN] = 43,
        [NUMBER_EXPLAIN_LAID] = 100,
        [NUMBER_EXPLAIN_PHASE] = 4,
        [NUMBER_VALUE_CHOICE] = 35,
        [NUMBER_VALUE_TASTE] = 500,
        [NUMBER_VALUE_CARDS_1] = 30,
        [NUMBER_VALUE_CARDS_2] = 90,
        [NUMBER_VALUE_CARDS_3] = 84,
        [NUMBER_VALUE_RACE_1] = 30,
        [NUMBER_VALUE_RACE_2] = 70,
        [NUMBER_VALUE_RACE_3] = 116,
        [NUMBER_VALUE_LEFT_1] = 80,
        [NUMBER_VALUE_LEFT_2] = 153,
        [NUMBER_VALUE_LEFT_3] = 195,
        [NUMBER_VALUE_LATE] = 18,
        [NUMBER_SCALE_1] = 1300,
        [NUMBER_SCALE_2] = 1000,
        [NUMBER_SCALE_3] = 800,
    },
    /* clang-format on */
};

const struct nika_settings nika_justinian_levels[NIKA_LEVELS] = {
    {.algorithm = &nika_heuristic_algorithm, .noise = 130, .span = 0},
    {.algorithm = &nika_search_algorithm, .iterations = 16, .noise = 50, .span = 1},
    {.algorithm = &nika_search_algorithm, .iterations = 72, .noise = 30, .span = 2},
    {.algorithm = &nika_search_algorithm, .iterations = 400, .span = NIKA_SPAN_ALL},
    {.algorithm = &nika_master_algorithm, .iterations = 800, .span = NIKA_SPAN_ALL},
};

/*
 * How chances come true that the net and the heuristic find, by number of players and phase: fitted to games of net-alone,
 * those of the heuristic to games of experts as well (docs/review.md).
 */
const struct nika_calibration nika_justinian_net_calibration[][JUSTINIAN_PHASES] = {
    {{45, -20, 5}, {105, -15, 42}, {115, -70, 51}},
    {{75, -5, 3}, {75, 0, 12}, {75, -5, 32}},
    {{100, -5, 4}, {100, 5, 14}, {95, -10, 35}},
};
const struct nika_calibration nika_justinian_calibration[][JUSTINIAN_PHASES] = {
    {{45, -30, 3}, {105, -110, 29}, {115, -190, 51}},
    {{65, -25, 2}, {60, -25, 10}, {80, -85, 33}},
    {{40, -20, 1}, {70, -30, 9}, {90, -40, 32}},
};
