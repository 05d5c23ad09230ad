/*
 * test_store_salvage.c: what is saved of a damaged file: everything that does not lie on a bad page, whatever is on that page.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fcntl.h>

#include <nika/rng.h>

#include "store_kit.h"

#include "store_folder.h"

enum { LOGS = 30, ENTRIES = 5, ROWS = 60, PAGE = 4096, LARGE = 9000, SMALL = 700 };

/* An entry is its log's mark, again and again: so each page on which a part of it lies shows whose it is. */
static void make_entry(unsigned log, size_t size, char *value)
{
    for (size_t i = 0; i < size; i += 4) {
        char mark[8];
        snprintf(mark, sizeof mark, "<%02u>", log);
        memcpy(value + i, mark, 4);
    }
    value[size] = '\0';
}

static size_t size_of_entry(unsigned log, unsigned entry)
{
    return log % 10 == 0 && entry == 3 ? LARGE : SMALL; /* a large one takes three pages */
}

static void make_large_store(const char *path)
{
    static char value[LARGE + 1];
    struct nika_store *store = opened(path);
    uint64_t epoch;
    assert_true(nika_store_claim(store, &epoch));
    for (unsigned entry = 0; entry < ENTRIES; entry++)
        for (unsigned log = 0; log < LOGS; log++) {
            char id[16];
            snprintf(id, sizeof id, "log-%02u", log);
            make_entry(log, size_of_entry(log, entry), value);
            assert_int_equal(keep_op(store, op_append(id, entry, epoch, value)), NIKA_KEPT);
            if (entry == ENTRIES - 1 && log % 2)
                assert_int_equal(keep_op(store, op_over(id, epoch, 1000 + log)), NIKA_KEPT);
        }
    for (unsigned row = 0; row < ROWS; row++) {
        char key[16], filler[301];
        snprintf(key, sizeof key, "key-%02u", row);
        memset(filler, 'v', 300);
        filler[300] = '\0';
        const enum nika_row_kind kind = row % 2 ? NIKA_ROW_PLAYED : NIKA_ROW_ACCOUNT;
        assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, kind, key, filler)), NIKA_KEPT);
    }
    nika_store_close(store);
}

static char *load_file(const char *path, size_t *size)
{
    *size = (size_t)size_of(path);
    char *bytes = malloc(*size);
    FILE *file = fopen(path, "rb");
    assert_non_null(bytes);
    assert_non_null(file);
    assert_int_equal(fread(bytes, 1, *size, file), *size);
    fclose(file);
    return bytes;
}

static bool stands_on(const char *page, const char *mark)
{
    const size_t size = strlen(mark);
    for (size_t i = 0; i + size <= PAGE; i++)
        if (memcmp(page + i, mark, size) == 0)
            return true;
    return false;
}

static void count_lost(void *context, const char *table)
{
    assert_true(strlen(table) < NIKA_KEY_MAX);
    ++*(unsigned *)context;
}

/* Salvages a file; the new one is sound. Returns what it holds, for whoever frees it. */
static char *salvaged(const char *path, struct nika_store_salvage *saved)
{
    struct nika_store_report report;
    unsigned told_lost = 0;
    *saved = (struct nika_store_salvage){.tell = count_lost, .context = &told_lost};
    unlink("saved");
    if (!nika_store_salvage(path, "saved", saved, &problem))
        fail_msg("%s: %s", problem.word, problem.detail);
    assert_int_equal(told_lost, saved->lost);
    struct nika_store *store = nika_store_look("saved", &problem);
    assert_non_null(store);
    assert_true(nika_store_check(store, &report, &problem));
    assert_int_equal(report.faults, 0);
    assert_int_equal(report.orphans, 0);
    char *text = told(store);
    nika_store_close(store);
    return text;
}

static void a_sound_file_is_saved_whole(void **state)
{
    struct nika_store_salvage saved;
    (void)state;
    make_large_store("nika.db");
    char *text = salvaged("nika.db", &saved);
    struct nika_store *store = opened("nika.db");
    assert_holds(store, text);
    assert_false(nika_store_salvage("nika.db", "other", &saved, &problem));
    assert_string_equal(problem.word, "store-in-use");
    nika_store_close(store);
    assert_int_equal(saved.lost + saved.lost_entries, 0);
    assert_false(nika_store_salvage("nika.db", "saved", &saved, &problem));
    assert_string_equal(problem.word, "store-exists");
    assert_false(nika_store_salvage("none", "other", &saved, &problem));
    assert_string_equal(problem.word, "store-missing");
    assert_false(exists("saved.partial") || exists("saved.partial.lock") || exists("none.lock"));
    free(text);
}

/* What was committed but stands in the write-ahead log alone is saved, too. */
static void the_write_ahead_log_is_saved(void **state)
{
    struct nika_store_salvage saved;
    uint64_t epoch;
    (void)state;
    struct nika_store *store = opened("nika.db");
    assert_true(nika_store_claim(store, &epoch));
    assert_int_equal(keep_op(store, op_append("t", 0, epoch, "late")), NIKA_KEPT);
    assert_int_equal(system("cp nika.db copy.db && cp nika.db-wal copy.db-wal"), 0);
    nika_store_close(store);
    char *text = salvaged("copy.db", &saved);
    assert_non_null(strstr(text, "t/0=late live\n"));
    free(text);
}

/* Each page in turn is nonsense: everything that does not lie on it is saved. */
static void what_lies_on_other_pages_is_saved(void **state)
{
    size_t size;
    char garbage[PAGE];
    unsigned all_lost = 0;
    (void)state;
    make_large_store("nika.db");
    char *bytes = load_file("nika.db", &size);
    memset(garbage, 0x55, sizeof garbage);
    for (size_t at = 0; at < size; at += PAGE) {
        struct nika_store_salvage saved;
        unsigned lost = 0;
        char *page = bytes + at, before[PAGE];
        memcpy(before, page, PAGE);
        memcpy(page, garbage, PAGE);
        write_file("bad.db", bytes, size);
        memcpy(page, before, PAGE);
        char *text = salvaged("bad.db", &saved);
        for (unsigned log = 0; log < LOGS; log++) {
            char mark[8], id[16];
            snprintf(mark, sizeof mark, "<%02u>", log);
            snprintf(id, sizeof id, "log-%02u/0=", log);
            const bool harmed = stands_on(page, mark);
            lost += harmed;
            if (!harmed && !strstr(text, id)) /* where a mark stands, it may also be left from before */
                fail_msg("page %zu: log %u is lost", at / PAGE + 1, log);
        }
        assert_true(saved.lost <= lost);
        all_lost += (unsigned)saved.lost;
        for (unsigned row = 0; row < ROWS; row++) {
            char key[16];
            snprintf(key, sizeof key, "key-%02u", row);
            char entry[24];
            snprintf(entry, sizeof entry, "%s=vvv", key);
            if (!strstr(text, entry) && !stands_on(page, key))
                fail_msg("page %zu: row %u is lost", at / PAGE + 1, row);
        }
        free(text);
    }
    assert_true(all_lost >= LOGS); /* each log lies on some page */
    free(bytes);
}

/* Anything may stand on the pages: what is saved is sound, and nothing breaks. */
static void no_damage_is_too_bad(void **state)
{
    struct nika_rng rng;
    size_t size;
    (void)state;
    make_large_store("nika.db");
    char *bytes = load_file("nika.db", &size), *bad = malloc(size);
    assert_non_null(bad);
    nika_rng_seed(&rng, 19, 1);
    for (unsigned round = 0; round < 60; round++) {
        struct nika_store_salvage saved;
        memcpy(bad, bytes, size);
        for (unsigned count = 1 + nika_rng_below(&rng, 30); count > 0; count--) {
            const size_t at = nika_rng_below(&rng, (uint32_t)size);
            if (nika_rng_below(&rng, 4) == 0) { /* a whole page, from somewhere else */
                const size_t other = nika_rng_below(&rng, (uint32_t)size);
                memmove(bad + at / PAGE * PAGE, bytes + other / PAGE * PAGE, PAGE);
            } else { /* a byte, mostly where pages say what they are */
                const size_t place = nika_rng_below(&rng, 2) ? at : at / PAGE * PAGE + nika_rng_below(&rng, 64);
                bad[place] = (char)nika_rng_below(&rng, 256);
            }
        }
        write_file("bad.db", bad, round % 3 ? size : size - nika_rng_below(&rng, 3 * PAGE));
        free(salvaged("bad.db", &saved));
    }
    free(bytes);
    free(bad);
}

static void compacting_makes_it_small(void **state)
{
    (void)state;
    make_large_store("nika.db");
    struct nika_store *store = opened("nika.db");
    for (unsigned log = 1; log < LOGS; log++) {
        char id[16];
        snprintf(id, sizeof id, "log-%02u", log);
        assert_int_equal(keep_op(store, op_forget(id, 1)), NIKA_KEPT);
    }
    char *before = told(store);
    nika_store_close(store);
    const off_t large = size_of("nika.db");
    assert_true(nika_store_compact("nika.db", &problem));
    assert_true(size_of("nika.db") < large / 2);
    store = opened("nika.db");
    assert_holds(store, before);
    nika_store_close(store);
    free(before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FOLDER(a_sound_file_is_saved_whole),       IN_FOLDER(the_write_ahead_log_is_saved),
        IN_FOLDER(what_lies_on_other_pages_is_saved), IN_FOLDER(no_damage_is_too_bad),
        IN_FOLDER(compacting_makes_it_small),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
