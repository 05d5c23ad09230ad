/*
 * test_store_vfs.c: what SQLite writes on the way to the file (store/sqlite_vfs.c): nothing of what was deleted, and all of
 * what was not.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/rng.h>

#include "store_kit.h"

#include "store/sqlite.h"
#include "store_folder.h"

/* How often a file has some bytes. */
static unsigned finds(const char *path, const char *bytes)
{
    const size_t size = (size_t)size_of(path);
    char *all = malloc(size);
    unsigned count = 0;
    FILE *file = fopen(path, "rb");
    assert_true(all && file && fread(all, 1, size, file) == size);
    fclose(file);
    for (size_t at = 0; at + strlen(bytes) <= size; at++)
        count += memcmp(all + at, bytes, strlen(bytes)) == 0;
    free(all);
    return count;
}

/*
 * SQLite moves records from page to page while a tree grows in its middle. Every record has "secret" in it, or "public":
 * the former go, some with a whole log, and some do not fit on one page.
 */
static void what_was_deleted_is_nowhere_in_the_file(void **state)
{
    enum { ROWS = 1200, LOGS = 40 };
    const struct store_file file = {.path = "nika.db", .synchronous = "OFF"}; /* thousands of commits */
    struct nika_store_report report;
    struct nika_store *store = store_open_file(&file, &problem);
    struct nika_rng rng;
    uint64_t epoch;
    char key[32], value[4000];
    (void)state;
    nika_rng_seed(&rng, 1, 0);
    assert_true(nika_store_claim(store, &epoch));
    for (unsigned i = 0; i < ROWS; i++) {
        snprintf(key, sizeof key, "%08x%s%u", nika_rng_below(&rng, 1u << 30), i % 3 ? "secret" : "public", i);
        snprintf(value, sizeof value, "%s%*u", i % 3 ? "secret" : "public", (int)(i % 90 ? i % 200 : 3000), i);
        assert_int_equal(keep_op(store, op_row(NIKA_OP_PUT, NIKA_ROW_ACCOUNT, key, value)), NIKA_KEPT);
    }
    for (unsigned i = 0; i < 10 * LOGS; i++) {
        snprintf(key, sizeof key, "t%u", i % LOGS);
        snprintf(value, sizeof value, "%s%*u", i % LOGS % 2 ? "secret" : "public", 300, i);
        assert_int_equal(keep_op(store, op_append(key, i / LOGS, epoch, value)), NIKA_KEPT);
    }
    nika_store_close(store);
    assert_true(finds("nika.db", "secret") >= 2 * ROWS * 2 / 3);

    store = store_open_file(&file, &problem);
    assert_true(nika_store_claim(store, &epoch));
    nika_rng_seed(&rng, 1, 0);
    for (unsigned i = 0; i < ROWS; i++) {
        snprintf(key, sizeof key, "%08x%s%u", nika_rng_below(&rng, 1u << 30), i % 3 ? "secret" : "public", i);
        if (i % 3)
            assert_int_equal(keep_op(store, op_row(NIKA_OP_DROP, NIKA_ROW_ACCOUNT, key, "")), NIKA_KEPT);
    }
    for (unsigned i = 1; i < LOGS; i += 2) {
        snprintf(key, sizeof key, "t%u", i);
        const struct nika_op ops[] = {op_over(key, epoch, 1), op_forget(key, epoch)};
        assert_int_equal(keep_unit(store, ops, 2), NIKA_KEPT);
    }
    nika_store_close(store);
    assert_int_equal(finds("nika.db", "secret"), 0);
    assert_true(finds("nika.db", "public") >= 2 * ROWS / 3 + 10 * LOGS / 2);
    store = opened("nika.db");
    assert_true(nika_store_check(store, &report, &problem));
    assert_int_equal(report.rows[NIKA_ROW_ACCOUNT], ROWS / 3);
    assert_int_equal(report.entries, 10 * LOGS / 2);
    assert_int_equal(report.faults, 0);
    nika_store_close(store);
}

/*
 * Pages that say where others are can look like pages of trees, above all where others are free. Small pages, since there
 * is a page of that kind for so many others as it has room for; also with bytes at the end of each that nobody uses.
 */
static void what_was_not_deleted_stays(void **state)
{
    enum { ROWS = 30000, RESERVED = 12 };
    static const char write[] = "PRAGMA page_size = 512; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL;"
                                "PRAGMA synchronous = OFF; PRAGMA secure_delete = ON;"
                                "CREATE TABLE a(key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;"
                                "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 29999)"
                                " INSERT INTO a SELECT printf('%08d', i), printf('%150d', i) FROM n;"
                                "DELETE FROM a WHERE key / 1000 % 3 = 1;";
    (void)state;
    for (int reserved = 0; reserved <= RESERVED; reserved += RESERVED) {
        sqlite3 *db;
        int64_t found;
        int bytes = reserved;
        unlink("small.db");
        assert_int_equal(sqlite3_open_v2("small.db", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, sqlite_vfs()),
                         SQLITE_OK);
        assert_int_equal(sqlite3_file_control(db, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes), SQLITE_OK);
        assert_int_equal(sqlite3_exec(db, write, NULL, NULL, NULL), SQLITE_OK);
        assert_int_equal(sqlite3_close(db), SQLITE_OK);
        assert_int_equal(sqlite3_open("small.db", &db), SQLITE_OK);
        assert_true(sqlite_number(db, "PRAGMA freelist_count", &found) && found > 1000);
        assert_true(
            sqlite_number(db, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'", &found));
        assert_int_equal(found, 1);
        assert_true(sqlite_number(db, "SELECT count(*) FROM a WHERE value = printf('%150d', key)", &found));
        assert_int_equal(found, ROWS * 2 / 3);
        assert_int_equal(sqlite3_close(db), SQLITE_OK);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FOLDER(what_was_deleted_is_nowhere_in_the_file),
        IN_FOLDER(what_was_not_deleted_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
