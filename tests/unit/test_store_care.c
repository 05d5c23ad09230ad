/*
 * test_store_care.c: what operators do with the store in a file: backups, also of one that is being written to, putting them
 * back, and checks.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

#include "store_kit.h"

#include "store_folder.h"

/*
 * Backups.
 */

static void a_backup_is_a_store_of_its_own(void **state)
{
    (void)state;
    make_store("nika.db");
    struct nika_store *store = opened("nika.db");
    assert_true(nika_store_backup(store, "backup", &problem));
    assert_int_equal(keep_op(store, op_append("t", 3, 1, "later")), NIKA_KEPT);
    nika_store_close(store);
    assert_false(exists("backup.partial") || exists("backup-wal") || exists("backup-journal") || exists("backup.lock"));
    store = opened("backup");
    assert_holds(store, made);
    nika_store_close(store);
    /* It takes the place of an older one. */
    store = nika_store_look("nika.db", &problem);
    assert_true(nika_store_backup(store, "backup", &problem));
    nika_store_close(store);
    store = nika_store_look("backup", &problem);
    assert_holds(store, "t/0=a t/1=c t/2=e t/3=later live\nu/0=b u/1=d over\n\nada=1 \ns=2 \n\n");
    nika_store_close(store);
}

static void a_backup_that_fails_leaves_nothing(void **state)
{
    (void)state;
    make_store("nika.db");
    struct nika_store *store = nika_store_look("nika.db", &problem);
    assert_false(nika_store_backup(store, "none/backup", &problem));
    assert_string_equal(problem.word, "store-cannot-open");
    assert_int_equal(problem.error, ENOENT);
    assert_int_equal(mkdir("folder", 0700), 0);
    assert_false(nika_store_backup(store, "folder", &problem));
    assert_string_equal(problem.word, "store-cannot-write");
    assert_false(exists("folder.partial"));
    nika_store_close(store);
}

/* What an entry of the log below is: its number, in all bytes. */
static bool follows(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    uint32_t *next = context;
    char expected[16];
    (void)table;
    snprintf(expected, sizeof expected, "%u", number);
    return number == (*next)++ && size == strlen(expected) && memcmp(bytes, expected, size) == 0;
}

/* Writes, until it is killed, or left alone. */
static void write_on(const char *path, pid_t parent, int ready)
{
    struct nika_store *store = nika_store_sqlite(path, &problem);
    uint64_t epoch;
    if (!store || !nika_store_claim(store, &epoch))
        _exit(1);
    for (uint32_t number = 0; getppid() == parent; number++) {
        char value[16], key[16];
        snprintf(value, sizeof value, "%u", number);
        snprintf(key, sizeof key, "k%u", number % 7);
        const struct nika_op ops[] = {op_append("t", number, epoch, value),
                                      op_row(NIKA_OP_PUT, NIKA_ROW_META, "last", value),
                                      op_row(NIKA_OP_PUT, NIKA_ROW_META, key, value)};
        if (keep_unit(store, ops, 3) != NIKA_KEPT)
            _exit(1);
        nika_store_tidy(store);
        if (number == 20 && write(ready, "x", 1) != 1)
            _exit(1);
    }
    _exit(1);
}

static bool note_last(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    (void)key;
    snprintf(context, 16, "%.*s", (int)size, value);
    return true;
}

static void a_backup_of_a_store_in_use_is_of_one_moment(void **state)
{
    int status, ready[2];
    char byte;
    uint32_t before = 0;
    (void)state;
    assert_int_equal(pipe(ready), 0);
    const pid_t parent = getpid(), child = fork();
    assert_true(child >= 0);
    if (child == 0)
        write_on("nika.db", parent, ready[1]);
    assert_int_equal(read(ready[0], &byte, 1), 1);
    for (unsigned round = 0; round < 30; round++) {
        struct nika_store_report report;
        char last[16] = "";
        uint32_t next = 0;
        const struct nika_store_reader reader = {.entry = follows, .context = &next},
                                       rows = {.row = note_last, .context = last};
        struct nika_store *store = nika_store_look("nika.db", &problem);
        assert_non_null(store);
        assert_true(nika_store_backup(store, "backup", &problem));
        nika_store_close(store);
        store = nika_store_look("backup", &problem);
        assert_non_null(store);
        assert_true(nika_store_check(store, &report, &problem));
        assert_int_equal(report.faults + report.orphans, 0);
        assert_true(nika_store_live(store, &reader));
        assert_true(report.entries == next && next >= before);
        before = next;
        assert_true(nika_store_rows(store, NIKA_ROW_META, "last", NULL, false, 1, &rows));
        assert_int_equal(strtoul(last, NULL, 10), next - 1); /* the unit's row is there with its entry */
        nika_store_close(store);
    }
    assert_int_equal(waitpid(child, &status, WNOHANG), 0); /* it has not been disturbed */
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    close(ready[0]);
    close(ready[1]);
}

/*
 * Restoring.
 */

/* Puts a backup back, as the program does. */
static bool restored(const char *backup, const char *path, bool replace)
{
    struct nika_store_report report;
    struct nika_store *store = nika_store_look(backup, &problem);
    const bool fine =
        store && nika_store_check(store, &report, &problem) && nika_store_restore(store, path, replace, &problem);
    nika_store_close(store);
    return fine;
}

static void a_backup_is_put_back(void **state)
{
    (void)state;
    make_store("nika.db");
    struct nika_store *store = opened("nika.db");
    assert_true(nika_store_backup(store, "backup", &problem));
    assert_int_equal(keep_op(store, op_append("t", 3, 1, "later")), NIKA_KEPT);
    assert_false(restored("backup", "nika.db", true));
    assert_string_equal(problem.word, "store-in-use");
    nika_store_close(store);

    assert_false(restored("backup", "nika.db", false));
    assert_string_equal(problem.word, "store-exists");
    store = nika_store_look("nika.db", &problem);
    assert_holds(store, "t/0=a t/1=c t/2=e t/3=later live\nu/0=b u/1=d over\n\nada=1 \ns=2 \n\n");
    nika_store_close(store);

    assert_true(restored("backup", "nika.db", true));
    store = opened("nika.db");
    assert_holds(store, made);
    nika_store_close(store);
    store = nika_store_look("nika.db.old", &problem);
    assert_holds(store, "t/0=a t/1=c t/2=e t/3=later live\nu/0=b u/1=d over\n\nada=1 \ns=2 \n\n");
    nika_store_close(store);
    assert_false(exists("nika.db.partial") || exists("nika.db.old-wal"));

    /* To a new place. */
    assert_true(restored("backup", "new.db", false));
    store = opened("new.db");
    assert_holds(store, made);
    nika_store_close(store);
    assert_false(exists("new.db.old"));
}

/* A process that was killed leaves a write-ahead log; it goes into the old file, and never into the new one. */
static void an_old_log_does_not_get_into_a_restored_store(void **state)
{
    int status;
    (void)state;
    make_store("nika.db");
    struct nika_store *store = nika_store_look("nika.db", &problem);
    assert_true(nika_store_backup(store, "backup", &problem));
    nika_store_close(store);
    for (unsigned damaged = 0; damaged < 2; damaged++) {
        const pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            store = nika_store_sqlite("nika.db", &problem);
            _exit(store && keep_op(store, op_append("t", 3, 1, "later")) == NIKA_KEPT ? 0 : 1);
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        assert_true(size_of("nika.db-wal") > 0);
        if (damaged) {
            char zeros[100] = {0};
            const int file = open("nika.db", O_RDWR);
            assert_int_equal(pwrite(file, zeros, sizeof zeros, 0), sizeof zeros);
            close(file);
        }
        assert_true(restored("backup", "nika.db", true));
        store = opened("nika.db");
        assert_holds(store, made);
        nika_store_close(store);
        if (damaged)
            break;
        store = nika_store_look("nika.db.old", &problem);
        assert_holds(store, "t/0=a t/1=c t/2=e t/3=later live\nu/0=b u/1=d over\n\nada=1 \ns=2 \n\n");
        nika_store_close(store);
    }
    assert_true(size_of("nika.db.old-wal") > 0); /* the damaged one's, which may still be of use to somebody */
}

static void only_what_is_sound_is_put_back(void **state)
{
    (void)state;
    make_store("nika.db");
    assert_false(restored("none", "new.db", false));
    assert_string_equal(problem.word, "store-missing");
    write_file("text", "not a store at all", 18);
    assert_false(restored("text", "nika.db", true));
    assert_string_equal(problem.word, "store-other");
    make_store("backup");
    const int file = open("backup", O_RDWR);
    assert_int_equal(pwrite(file, "garbage", 7, 4096), 7);
    close(file);
    assert_false(restored("backup", "nika.db", true));
    assert_string_equal(problem.word, "store-damaged");
    assert_false(exists("new.db") || exists("new.db.partial") || exists("nika.db.old"));
    struct nika_store *store = opened("nika.db");
    assert_holds(store, made);
    nika_store_close(store);
    assert_false(restored("nika.db", "none/new.db", false));
    assert_string_equal(problem.word, "store-cannot-open");
}

/*
 * Checks.
 */

static struct nika_store_report report_of(const char *path)
{
    struct nika_store_report report;
    struct nika_store *store = nika_store_look(path, &problem);
    assert_non_null(store);
    assert_true(nika_store_check(store, &report, &problem));
    nika_store_close(store);
    return report;
}

static void a_check_counts(void **state)
{
    (void)state;
    make_store("nika.db");
    const struct nika_store_report report = report_of("nika.db");
    assert_int_equal(report.logs[NIKA_LOG_LIVE], 1);
    assert_int_equal(report.logs[NIKA_LOG_OVER], 1);
    assert_int_equal(report.logs[NIKA_LOG_DAMAGED], 0);
    assert_int_equal(report.entries, 5);
    assert_int_equal(report.rows[NIKA_ROW_META], 0);
    assert_int_equal(report.rows[NIKA_ROW_ACCOUNT], 1);
    assert_int_equal(report.rows[NIKA_ROW_SESSION], 1);
    assert_int_equal(report.rows[NIKA_ROW_PLAYED], 0);
    assert_int_equal(report.bytes, size_of("nika.db"));
    assert_int_equal(report.faults, 0);
    assert_int_equal(report.orphans, 0);
}

static void a_check_finds_faults(void **state)
{
    static const struct {
        const char *sql, *first;
        unsigned faults, orphans;
    } cases[] = {
        {"DELETE FROM entries WHERE log = 1 AND number = 1", "t", 1, 0},               /* a gap */
        {"DELETE FROM entries WHERE log = 1 AND number = 0", "t", 1, 0},               /* no beginning */
        {"DELETE FROM entries WHERE log = 2 AND number = 1", "u", 1, 0},               /* no end */
        {"DELETE FROM entries", "t", 2, 0},                                            /* nothing */
        {"UPDATE logs SET entries = 2 WHERE id = 't'", "t", 1, 0},                     /* too many */
        {"UPDATE logs SET last = NULL WHERE id = 'u'", "u", 1, 0},                     /* its end is lost */
        {"UPDATE entries SET number = 7 WHERE log = 1 AND number = 1", "t", 1, 0},     /* another number */
        {"UPDATE entries SET before = place WHERE log = 1 AND number = 1", "t", 1, 0}, /* round and round */
        {"UPDATE entries SET before = place + 1 WHERE log = 1 AND number = 1", "t", 1, 0},
        {"UPDATE entries SET log = 2 WHERE log = 1 AND number = 1", "t", 1, 0}, /* somebody else's */
        {"UPDATE logs SET state = 9 WHERE id = 'u'", "u", 1, 0},                /* no such state */
        {"UPDATE logs SET entries = 0, last = NULL WHERE id = 't'", "t", 1, 0}, /* empty */
        {"DELETE FROM logs WHERE id = 't'", "", 0, 3},                          /* entries of nobody */
        {"INSERT INTO entries(log, number, bytes) VALUES(1, 3, x'00')", "", 0, 1},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        unlink("nika.db");
        make_store("nika.db");
        meddle("nika.db", cases[i].sql);
        const struct nika_store_report report = report_of("nika.db");
        assert_int_equal(report.faults, cases[i].faults);
        assert_int_equal(report.orphans, cases[i].orphans);
        assert_string_equal(report.first, cases[i].first);
        /* And whoever reads it comes to an end. */
        struct story story = {0};
        const struct nika_store_reader reader = story_reader(&story);
        struct nika_store *store = opened("nika.db");
        assert_true(nika_store_all(store, &reader));
        nika_store_close(store);
        free(story.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FOLDER(a_backup_is_a_store_of_its_own),
        IN_FOLDER(a_backup_that_fails_leaves_nothing),
        IN_FOLDER(a_backup_of_a_store_in_use_is_of_one_moment),
        IN_FOLDER(a_backup_is_put_back),
        IN_FOLDER(an_old_log_does_not_get_into_a_restored_store),
        IN_FOLDER(only_what_is_sound_is_put_back),
        IN_FOLDER(a_check_counts),
        IN_FOLDER(a_check_finds_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
