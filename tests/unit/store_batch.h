/*
 * store_batch.h: for tests of stores: batches of anything that can be asked of one, mostly sensible.
 *
 * Include store_kit.h first.
 */
#ifndef NIKA_TESTS_STORE_BATCH_H
#define NIKA_TESTS_STORE_BATCH_H

#include <nika/rng.h>

enum { BATCH_TABLES = 12, BATCH_KEYS = 16, BATCH_OPS = 6, BATCH_UNITS = 8, BATCH_WORD = 24 };

/* Units with their words. */
struct batch {
    struct nika_op ops[BATCH_UNITS][BATCH_OPS];
    struct nika_unit units[BATCH_UNITS];
    char words[BATCH_UNITS][BATCH_OPS][2][BATCH_WORD];
    unsigned count;
};

static inline bool batch_count(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)bytes;
    (void)size;
    ((uint32_t *)context)[strtoul(table + 1, NULL, 10)] = number + 1;
    return true;
}

/* `counts` are the entries of the logs as they were before: what the batch itself does to them it does not know. */
static inline struct nika_op batch_op(struct nika_rng *rng, const uint32_t *counts, uint64_t epoch,
                                      char words[2][BATCH_WORD])
{
    const unsigned table = nika_rng_below(rng, BATCH_TABLES), key = nika_rng_below(rng, BATCH_KEYS);
    const enum nika_row_kind row = (enum nika_row_kind)nika_rng_below(rng, NIKA_ROW_KINDS);
    const uint64_t mine = nika_rng_below(rng, 40) ? epoch : epoch - 1;
    snprintf(words[0], BATCH_WORD, "%c%u", "tk"[table % 2], table);
    snprintf(words[1], BATCH_WORD, "%x", nika_rng_below(rng, 1u << 20));
    switch (nika_rng_below(rng, 12)) {
    case 0:
        return op_state(words[0], mine, (enum nika_log_state)nika_rng_below(rng, NIKA_LOG_STATES));
    case 1:
        return nika_rng_below(rng, 4) ? op_state(words[0], mine, NIKA_LOG_LIVE) : op_forget(words[0], mine);
    case 2:
    case 3:
    case 4:
        snprintf(words[0], BATCH_WORD, "key%u", key);
        return op_row((enum nika_op_kind)(NIKA_OP_PUT + nika_rng_below(rng, 3)), row, words[0], words[1]);
    default: {
        static const char large[9000] = {0}; /* some take more than a page */
        struct nika_op op = op_append(words[0], counts[table] + nika_rng_below(rng, 8) / 6, mine, words[1]);
        if (nika_rng_below(rng, 30) == 0) {
            op.value = large;
            op.size = nika_rng_below(rng, sizeof large);
        }
        return op;
    }
    }
}

/* A batch for a store that holds what `like` holds. */
static inline void make_batch(struct nika_rng *rng, struct nika_store *like, uint64_t epoch, struct batch *batch)
{
    uint32_t counts[BATCH_TABLES] = {0};
    const struct nika_store_reader reader = {.entry = batch_count, .context = counts};
    assert_true(nika_store_all(like, &reader));
    batch->count = 1 + nika_rng_below(rng, BATCH_UNITS);
    for (unsigned unit = 0; unit < batch->count; unit++) {
        const unsigned count = nika_rng_below(rng, 3) ? 1 : 1 + nika_rng_below(rng, BATCH_OPS);
        batch->units[unit] = (struct nika_unit){batch->ops[unit], count};
        for (unsigned op = 0; op < count; op++)
            batch->ops[unit][op] = batch_op(rng, counts, epoch, batch->words[unit][op]);
    }
}

#endif
