/*
 * test_store_power.c: the store in a file, on a disk that loses power, fills up and fails, at any moment, thousands of times.
 * Whatever happens: what was reported as kept is there, a batch is there whole or not at all, what was refused for want of
 * room never appears, and the file is sound. The store in memory tells what should be there.
 *
 * The last tests show that these find what they are to find, where the disk or the store does not keep its word.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "store_kit.h"

#include "store_batch.h"

#include "frail.h"
#include "store/store_internal.h"

enum { ROUNDS = 6 };

/* What kind of accidents a run has. */
enum kind { CUTS, FULL, FAILURES, SYNCS, HUNGER, EVERYTHING, KINDS };

struct run {
    struct nika_rng rng;
    enum kind kind;
    struct nika_store *store, *model; /* as it is, as it should be */
    uint64_t epoch;
    const char *synchronous; /* for stores that do not keep their word */
    bool liar;
    unsigned outcomes[4], kept_after_all, lost_after_all;
    const char *violation; /* NULL: all is well */
};

static bool wrong(struct run *run, const char *what)
{
    if (!run->violation)
        run->violation = what;
    return false;
}

static bool open_store(struct run *run)
{
    struct nika_store_problem problem;
    run->store = store_open_file(
        &(struct store_file){
            .path = "/nika.db", .modelled = true, .synchronous = run->synchronous, .frames = 1 + 16 * (int)run->kind},
        &problem);
    return run->store != NULL;
}

/*
 * The model.
 */

struct copying {
    struct nika_store *to;
    uint64_t epoch;
};

static bool copy_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    const struct copying *copying = context;
    struct nika_op op = op_append(table, number, copying->epoch, "");
    op.value = bytes;
    op.size = size;
    return keep_op(copying->to, op) == NIKA_KEPT;
}

static bool copy_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct nika_op op = op_row(NIKA_OP_PUT, kind, key, "");
    op.value = value;
    op.size = size;
    return keep_op(((struct copying *)context)->to, op) == NIKA_KEPT;
}

/* A store in memory that holds what this one does. */
static struct nika_store *copy_of(struct nika_store *from, uint64_t epoch)
{
    struct nika_store_problem problem;
    struct copying copying = {nika_store_memory(&problem), 0};
    struct ids ids = {0};
    const struct nika_store_reader reader = {.entry = copy_entry, .row = copy_row, .context = &copying};
    const struct nika_store_reader finder = {.entry = ids_entry, .context = &ids};
    while (copying.epoch < epoch)
        assert_true(nika_store_claim(copying.to, &copying.epoch));
    assert_true(nika_store_all(from, &finder));
    for (size_t i = 0; i < ids.count; i++) {
        enum nika_log_state state = NIKA_LOG_LIVE;
        bool found;
        assert_true(nika_store_log(from, ids.id[i], &state, &found, &reader));
        assert_int_equal(keep_op(copying.to, op_state(ids.id[i], epoch, state)), NIKA_KEPT);
    }
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS; kind++)
        assert_true(nika_store_rows(from, (enum nika_row_kind)kind, "", NULL, false, UINT32_MAX, &reader));
    free(ids.id);
    return copying.to;
}

/* Whether two stores hold the same. False also if the first can't be read. */
static bool same(struct nika_store *one, struct nika_store *other)
{
    struct story story = {0};
    char *text = told(other);
    const bool same = tell_store(one, &story) && strcmp(story.text, text) == 0;
    free(story.text);
    free(text);
    return same;
}

/* What the model would hold if these of the units were kept; each stands for a bit. */
static struct nika_store *model_with(struct run *run, const struct batch *batch, unsigned kept)
{
    struct nika_store *with = copy_of(run->model, run->epoch);
    for (unsigned i = 0; i < batch->count; i++)
        if (kept >> i & 1)
            keep_unit(with, batch->units[i].ops, batch->units[i].count);
    return with;
}

/* It should hold what the model holds; or, after a batch of which nobody knows what became of it, some units of that as
 * well, each of them whole. What it holds is then what it should. */
static bool settle(struct run *run, const struct batch *batch)
{
    if (same(run->store, run->model)) {
        run->lost_after_all += batch != NULL;
        return true;
    }
    for (unsigned kept = batch ? (1u << batch->count) - 1 : 0; kept > 0; kept--) {
        struct nika_store *other = model_with(run, batch, kept);
        if (same(run->store, other)) {
            run->kept_after_all++;
            nika_store_close(run->model);
            run->model = other;
            return true;
        }
        nika_store_close(other);
    }
    return wrong(run, "the store does not hold what it should");
}

/*
 * Accidents.
 */

static void plan_accident(struct run *run)
{
    const int64_t now = frail_state.happened;
    const enum kind kind = run->kind == EVERYTHING ? (enum kind)nika_rng_below(&run->rng, EVERYTHING) : run->kind;
    const int64_t soon = 1 + (int64_t)nika_rng_below(&run->rng, nika_rng_below(&run->rng, 3) ? 40 : 400);
    frail_plan = (struct frail_plan){.liar = run->liar};
    switch (kind) {
    case CUTS:
        frail_plan.cut = now + soon;
        break;
    case FULL: {
        const size_t used = frail_size("/nika.db") + frail_size("/nika.db-wal");
        frail_plan.room = (int64_t)used + nika_rng_below(&run->rng, 60000);
        break;
    }
    case SYNCS: /* often two, one after the other: giving up syncs as well */
        frail_plan.deaf_from = frail_state.synced + 1 + nika_rng_below(&run->rng, 8);
        frail_plan.deaf_to = frail_plan.deaf_from + 1 + nika_rng_below(&run->rng, 3);
        break;
    case HUNGER:
        frail_plan.starve_from = frail_state.asked + nika_rng_below(&run->rng, 1200);
        frail_plan.starve_to = frail_plan.starve_from + 1 + nika_rng_below(&run->rng, 3);
        break;
    default:
        if (nika_rng_below(&run->rng, 3)) {
            frail_plan.fail_from = now + soon;
            frail_plan.fail_to = now + soon + 1 + nika_rng_below(&run->rng, 6);
        } else {
            frail_plan.unread_from = frail_state.looked + soon;
            frail_plan.unread_to = frail_state.looked + soon + 1 + nika_rng_below(&run->rng, 6);
        }
        break;
    }
}

/* Both belong to a new owner. */
static bool claim(struct run *run)
{
    uint64_t epoch;
    if (!nika_store_claim(run->store, &epoch))
        return false;
    if (epoch <= run->epoch)
        return wrong(run, "an epoch was given twice");
    while (run->epoch < epoch)
        assert_true(nika_store_claim(run->model, &run->epoch));
    return true;
}

/* After the power was off: the file is opened, is sound, and holds what it should. */
static bool come_back(struct run *run, const struct batch *batch)
{
    struct nika_store_report report;
    struct nika_store_problem problem;
    nika_store_close(run->store);
    frail_power_cycle();
    frail_plan.liar = run->liar;
    if (!open_store(run))
        return wrong(run, "the store can't be opened any more");
    if (!nika_store_check(run->store, &report, &problem) || report.faults || report.orphans)
        return wrong(run, "the store is damaged");
    return settle(run, batch) && (claim(run) || wrong(run, "the store can't be claimed any more"));
}

/*
 * A run.
 */

static bool has(const enum nika_kept *outcomes, unsigned count, enum nika_kept outcome)
{
    for (unsigned i = 0; i < count; i++)
        if (outcomes[i] == outcome)
            return true;
    return false;
}

/* All went well, or some units could not be kept: the model does the same and must come to the same outcomes. */
static bool follow(struct run *run, const struct batch *batch, const enum nika_kept *outcomes)
{
    for (unsigned i = 0; i < batch->count; i++)
        if (outcomes[i] != NIKA_KEPT_BROKEN &&
            keep_unit(run->model, batch->units[i].ops, batch->units[i].count) != outcomes[i])
            return wrong(run, "the outcome is not what it should be");
    return true;
}

/* Keeps a batch, with whatever happens meanwhile. */
static bool keep_batch(struct run *run)
{
    enum nika_kept outcomes[BATCH_UNITS];
    struct batch batch;
    make_batch(&run->rng, run->model, run->epoch, &batch);
    nika_store_keep(run->store, batch.units, batch.count, outcomes);
    for (unsigned i = 0; i < batch.count; i++)
        run->outcomes[outcomes[i]]++;
    const bool full = has(outcomes, batch.count, NIKA_KEPT_NOTHING),
               broken = has(outcomes, batch.count, NIKA_KEPT_BROKEN);
    const bool judged = has(outcomes, batch.count, NIKA_KEPT) || has(outcomes, batch.count, NIKA_KEPT_CONFLICT);
    if (full && (broken || judged))
        return wrong(run, "there was room for some only");
    if (broken && !judged && !frail_state.off) {
        frail_plan = (struct frail_plan){.liar = run->liar}; /* the disk is well again, and tells */
        if (!settle(run, &batch))
            return false;
        frail_state.off = nika_rng_below(&run->rng, 2); /* and what it told stays so */
        return !frail_state.off || come_back(run, NULL);
    }
    if (judged && !follow(run, &batch, outcomes))
        return false;
    return !frail_state.off || come_back(run, broken && !judged ? &batch : NULL);
}

/* Anything but keeping. The power may go meanwhile. */
static bool do_something(struct run *run)
{
    switch (nika_rng_below(&run->rng, 8)) {
    case 0: {
        struct story story = {0};
        tell_store(run->store, &story);
        free(story.text);
        break;
    }
    case 1:
        if (!claim(run) && !frail_state.off) {
            frail_plan = (struct frail_plan){.liar = run->liar}; /* whether it was claimed, only the next one tells */
            if (!claim(run))
                return wrong(run, "the store can't be claimed any more");
        }
        break;
    case 2:
        break;
    default:
        nika_store_tidy(run->store);
        break;
    }
    return !run->violation && (!frail_state.off || come_back(run, NULL));
}

/* Makes a store; some of them not without accidents. */
static bool begin(struct run *run)
{
    struct nika_store_problem problem;
    run->model = nika_store_memory(&problem);
    if (nika_rng_below(&run->rng, 4) == 0)
        plan_accident(run);
    if (!open_store(run) && !frail_state.off)
        frail_plan = (struct frail_plan){.liar = run->liar};
    if (frail_state.off)
        return come_back(run, NULL);
    if (!run->store && !open_store(run))
        return wrong(run, "the store can't be made");
    frail_plan = (struct frail_plan){.liar = run->liar};
    return claim(run) || wrong(run, "the store can't be claimed");
}

static bool go(struct run *run)
{
    if (!begin(run))
        return false;
    for (unsigned round = 0; round < ROUNDS; round++) {
        const unsigned batches = 1 + nika_rng_below(&run->rng, 12);
        plan_accident(run);
        for (unsigned i = 0; i < batches; i++)
            if (!keep_batch(run) || !do_something(run))
                return false;
        /* The power goes once more, with nothing under way: all that was kept is there. */
        frail_state.off = true;
        if (!come_back(run, NULL))
            return false;
    }
    return true;
}

/* What many runs came to. */
struct total {
    unsigned violations, outcomes[4], kept_after_all, lost_after_all;
    struct frail_state accidents;
};

/* A run from a seed; NULL if all went well, else what did not. */
static const char *run_seed(uint64_t seed, struct run run, struct total *total)
{
    frail_begin(seed);
    nika_rng_seed(&run.rng, seed, 1);
    run.kind = (enum kind)(seed % KINDS);
    go(&run);
    nika_store_close(run.store);
    nika_store_close(run.model);
    for (unsigned i = 0; i < 4; i++)
        total->outcomes[i] += run.outcomes[i];
    total->kept_after_all += run.kept_after_all;
    total->lost_after_all += run.lost_after_all;
    total->accidents.cuts += frail_state.cuts;
    total->accidents.fails += frail_state.fails;
    total->accidents.fulls += frail_state.fulls;
    total->accidents.failed_syncs += frail_state.failed_syncs;
    total->accidents.starved += frail_state.starved;
    total->violations += run.violation != NULL;
    frail_end();
    return run.violation;
}

static uint64_t first_seed = 1, seeds = 1000;

static void nothing_that_was_kept_is_lost(void **state)
{
    struct total total = {0};
    (void)state;
    for (uint64_t seed = first_seed; seed < first_seed + seeds; seed++) {
        const char *violation = run_seed(seed, (struct run){0}, &total);
        if (violation)
            print_error("seed %llu: %s\n", (unsigned long long)seed, violation);
    }
    print_message("%u cuts, %u failures, %u failed syncs, %u times full, %u times without memory; units: %u kept, %u "
                  "conflicts, "
                  "%u full, %u broken; "
                  "batches of which nobody knew: %u there, %u not\n",
                  total.accidents.cuts, total.accidents.fails, total.accidents.failed_syncs, total.accidents.fulls,
                  total.accidents.starved, total.outcomes[NIKA_KEPT], total.outcomes[NIKA_KEPT_CONFLICT],
                  total.outcomes[NIKA_KEPT_NOTHING], total.outcomes[NIKA_KEPT_BROKEN], total.kept_after_all,
                  total.lost_after_all);
    assert_int_equal(total.violations, 0);
    if (seeds < 1000)
        return;
    /* All kinds of accidents have happened. */
    assert_true(total.accidents.cuts && total.accidents.fails && total.accidents.failed_syncs &&
                total.accidents.fulls && total.accidents.starved);
    assert_true(total.outcomes[NIKA_KEPT_CONFLICT] && total.outcomes[NIKA_KEPT_NOTHING]);
    assert_true(total.kept_after_all && total.lost_after_all);
}

/* A place on the disk that can't be read harms those whose place it is: the others are kept. */
static void a_bad_place_harms_only_its_own(void **state)
{
    enum { LOGS = 400, PAGE = 4096 };
    static char names[LOGS][NIKA_KEY_MAX];
    struct run run = {.kind = CUTS};
    uint32_t counts[LOGS] = {0};
    unsigned mixed = 0, none = 0;
    (void)state;
    frail_begin(1);
    assert_true(open_store(&run) && nika_store_claim(run.store, &run.epoch));
    for (unsigned i = 0; i < LOGS; i++) {
        snprintf(names[i], sizeof names[i], "%03u-and-a-name-so-long-that-pages-are-soon-full", i);
        assert_int_equal(keep_op(run.store, op_append(names[i], counts[i]++, run.epoch, "")), NIKA_KEPT);
    }
    nika_store_tidy(run.store);
    const size_t size = frail_size("/nika.db");
    assert_true(size > 10 * PAGE);
    for (size_t place = 0; place < size; place += PAGE) {
        struct nika_op ops[8];
        struct nika_unit units[8];
        enum nika_kept outcomes[8];
        unsigned broken = 0;
        char value[32];
        for (unsigned i = 0; i < 8; i++) {
            const unsigned which = i * (LOGS / 8);
            ops[i] = op_append(names[which], counts[which], run.epoch, "");
            units[i] = (struct nika_unit){&ops[i], 1};
        }
        /* Something fails: the file is opened again, and nothing known of it. */
        frail_plan = (struct frail_plan){.fail_from = frail_state.happened + 1, .fail_to = frail_state.happened + 3};
        snprintf(value, sizeof value, "%zu", place);
        keep_op(run.store, op_row(NIKA_OP_PUT, NIKA_ROW_META, "k", value));
        frail_plan = (struct frail_plan){.bad_from = (int64_t)place, .bad_to = (int64_t)place + PAGE};
        nika_store_keep(run.store, units, 8, outcomes);
        frail_plan = (struct frail_plan){0};
        for (unsigned i = 0; i < 8; i++) {
            assert_true(outcomes[i] == NIKA_KEPT || outcomes[i] == NIKA_KEPT_BROKEN);
            broken += outcomes[i] == NIKA_KEPT_BROKEN;
            counts[i * (LOGS / 8)] += outcomes[i] == NIKA_KEPT;
        }
        mixed += broken > 0 && broken < 8;
        none += broken == 0;
        /* Each log goes on where it should. */
        for (unsigned i = 0; i < 8; i++) {
            const unsigned which = i * (LOGS / 8);
            assert_int_equal(keep_op(run.store, op_append(names[which], counts[which]++, run.epoch, "")), NIKA_KEPT);
        }
    }
    assert_true(mixed > 0 && none > 0);
    nika_store_close(run.store);
    frail_end();
}

/* On a full disk nothing can be kept, but everything be read, and it can be waited for room. */
static void a_full_disk_can_be_read(void **state)
{
    static char large[NIKA_ENTRY_MAX];
    struct run run = {.kind = CUTS};
    struct nika_op op = op_append("t", 0, 1, "");
    (void)state;
    op.value = large;
    op.size = sizeof large;
    frail_begin(1);
    assert_true(open_store(&run) && nika_store_claim(run.store, &run.epoch));
    frail_plan.room = (int64_t)(frail_size("/nika.db") + frail_size("/nika.db-wal") + 200000);
    while (keep_op(run.store, op) == NIKA_KEPT) {
        op.number++;
        nika_store_tidy(run.store);
    }
    assert_true(op.number > 0 && op.number < 20);
    for (unsigned i = 0; i < 10; i++) {
        uint32_t counts[BATCH_TABLES] = {0};
        const struct nika_store_reader reader = {.entry = batch_count, .context = counts};
        assert_int_equal(keep_op(run.store, op), NIKA_KEPT_NOTHING);
        nika_store_tidy(run.store);
        assert_true(nika_store_all(run.store, &reader));
        assert_int_equal(counts[0], op.number);
    }
    frail_plan.room = 0;
    assert_int_equal(keep_op(run.store, op), NIKA_KEPT);
    nika_store_close(run.store);
    frail_end();
}

/* Stores and disks that do not keep their word are found out. */
static unsigned violations_of(struct run run)
{
    struct total total = {0};
    for (uint64_t seed = 1; seed <= 200; seed++)
        run_seed(seed, run, &total);
    return total.violations;
}

static void a_store_that_does_not_sync_is_found_out(void **state)
{
    (void)state;
    assert_true(violations_of((struct run){.synchronous = "OFF"}) > 0);
}

static void a_store_that_syncs_now_and_then_is_found_out(void **state)
{
    (void)state;
    assert_true(violations_of((struct run){.synchronous = "NORMAL"}) > 0);
}

static void a_disk_that_lies_is_found_out(void **state)
{
    (void)state;
    assert_true(violations_of((struct run){.liar = true}) > 0);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_that_was_kept_is_lost),
        cmocka_unit_test(a_bad_place_harms_only_its_own),
        cmocka_unit_test(a_full_disk_can_be_read),
        cmocka_unit_test(a_store_that_does_not_sync_is_found_out),
        cmocka_unit_test(a_store_that_syncs_now_and_then_is_found_out),
        cmocka_unit_test(a_disk_that_lies_is_found_out),
    };
    if (count > 1)
        seeds = strtoull(arguments[1], NULL, 10);
    if (count > 2)
        first_seed = strtoull(arguments[2], NULL, 10);
    frail_install();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
