/*
 * tuned.c: the numbers of the shipped players' heuristics, found by `nika tune`.
 */
#include "justinian/wit.h"
#include "mind.h"

const struct nika_tuning nika_tuned = {
    .byzantz = {0},
    .justinian =
        {
            [NUMBER_FOREIGN] = 100,
            [NUMBER_LATER] = 60,
            [NUMBER_CALM] = 50,
            [NUMBER_BEST_COLOR] = 70,
            [NUMBER_TILT] = 10,
            [NUMBER_CHANCE] = 30,
            [NUMBER_CHANCE_SLOPE] = 8,
            [NUMBER_RIVAL] = 190,
            [NUMBER_CHOICE] = 60,
            [NUMBER_INFLUENCE] = 60,
            [NUMBER_READY] = 200,
            [NUMBER_TOKEN] = 100,
            [NUMBER_STEP] = 60,
            [NUMBER_NEED] = 600,
            [NUMBER_SUPPLY] = 10,
            [NUMBER_PASS] = 0,
            [NUMBER_PASS_LAST] = 0,
            [NUMBER_PASS_AFTER] = 0,
            [NUMBER_JITTER] = 60,
            [NUMBER_TRIGGER_1] = 0,
            [NUMBER_TRIGGER_2] = 0,
            [NUMBER_TRIGGER_3] = 0,
            [NUMBER_TRIGGER_SUPPLY] = 100,
            [NUMBER_TRIGGER_LEAD] = 50,
            [NUMBER_KEEP_COLOR] = 20,
            [NUMBER_EXCHANGE] = 200,
            [NUMBER_EXPLAIN_SEEN] = 15,
            [NUMBER_EXPLAIN_LAID] = 20,
            [NUMBER_EXPLAIN_PHASE] = 20,
            [NUMBER_VALUE_CHOICE] = 35,
            [NUMBER_VALUE_TASTE] = 500,
            [NUMBER_VALUE_INFLUENCE] = 80,
            [NUMBER_VALUE_HAND] = 80,
            [NUMBER_SCALE] = 400,
            [NUMBER_SCALE_MORE] = 500,
        },
};
