/*
 * tuned.c: the numbers of the shipped players' heuristics, found by `nika tune`.
 */
#include "justinian/wit.h"
#include "mind.h"

const struct nika_tuning nika_tuned = {
    .byzantz = {0},
    .justinian =
        {
            [NUMBER_FOREIGN] = 45,       [NUMBER_LATER] = 60,          [NUMBER_CALM] = 20,
            [NUMBER_BEST_COLOR] = 70,    [NUMBER_TILT] = 24,           [NUMBER_CHANCE] = 30,
            [NUMBER_CHANCE_SLOPE] = 21,  [NUMBER_RIVAL] = 165,         [NUMBER_CHOICE] = 111,
            [NUMBER_INFLUENCE] = 166,    [NUMBER_READY] = 294,         [NUMBER_TOKEN] = 62,
            [NUMBER_STEP_1] = -18,       [NUMBER_STEP_2] = 186,        [NUMBER_STEP_3] = 70,
            [NUMBER_PASS] = -9,          [NUMBER_PASS_LAST] = 20,      [NUMBER_PASS_AFTER] = -35,
            [NUMBER_JITTER] = 60,        [NUMBER_TRIGGER_1] = -5,      [NUMBER_TRIGGER_2] = 0,
            [NUMBER_TRIGGER_3] = 10,     [NUMBER_TRIGGER_SUPPLY] = 59, [NUMBER_TRIGGER_LEAD] = 50,
            [NUMBER_KEEP_COLOR] = 20,    [NUMBER_EXCHANGE] = 66,       [NUMBER_EXPLAIN_SEEN] = 15,
            [NUMBER_EXPLAIN_LAID] = 20,  [NUMBER_EXPLAIN_PHASE] = 20,  [NUMBER_VALUE_CHOICE] = 35,
            [NUMBER_VALUE_TASTE] = 500,  [NUMBER_VALUE_CARDS_1] = 30,  [NUMBER_VALUE_CARDS_2] = 90,
            [NUMBER_VALUE_CARDS_3] = 84, [NUMBER_VALUE_RACE_1] = 30,   [NUMBER_VALUE_RACE_2] = 70,
            [NUMBER_VALUE_RACE_3] = 116, [NUMBER_VALUE_LEFT_1] = 80,   [NUMBER_VALUE_LEFT_2] = 153,
            [NUMBER_VALUE_LEFT_3] = 195, [NUMBER_SCALE_1] = 1300,      [NUMBER_SCALE_2] = 1000,
            [NUMBER_SCALE_3] = 800,
        },
};
