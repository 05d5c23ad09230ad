/*
 * test_store_file.c: the store in a file, as a file: who may open it, what is refused, locks, looking, the write-ahead log.
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
#include <time.h>

#include "store_kit.h"

#include "store_folder.h"

/*
 * Opening.
 */

static void what_was_kept_is_there_again(void **state)
{
    uint64_t epoch;
    (void)state;
    make_store("nika.db");
    struct nika_store *store = opened("nika.db");
    assert_holds(store, made);
    assert_int_equal(keep_op(store, op_append("t", 3, 1, "f")), NIKA_KEPT); /* it still belongs to its last owner */
    assert_true(nika_store_claim(store, &epoch));
    assert_true(epoch == 2);
    nika_store_close(store);
    assert_false(exists("nika.db-wal")); /* closed in peace, it is one file */
}

static void others_can_t_read_it(void **state)
{
    struct stat about;
    (void)state;
    make_store("nika.db");
    struct nika_store *store = opened("nika.db");
    static const char *const names[] = {"nika.db", "nika.db-wal", "nika.db-shm"};
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(stat(names[i], &about), 0);
        assert_int_equal(about.st_mode & 0777, 0600);
    }
    assert_true(nika_store_backup(store, "backup", &problem));
    assert_int_equal(stat("backup", &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    nika_store_close(store);
}

static void strange_names_are_names(void **state)
{
    static const char *const names[] = {":memory:", "file:x?mode=memory", "file::memory:", " ", "-", "a?b#c%41'\""};
    (void)state;
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        make_store(names[i]);
        assert_true(exists(names[i]));
        struct nika_store *store = nika_store_look(names[i], &problem);
        assert_non_null(store);
        assert_holds(store, made);
        nika_store_close(store);
    }
}

static void an_empty_file_becomes_a_store(void **state)
{
    (void)state;
    write_file("nika.db", "", 0);
    make_store("nika.db");
}

static void what_is_no_store_is_left_alone(void **state)
{
    char text[4096], after[4096];
    (void)state;
    memset(text, 'x', sizeof text);
    write_file("text", text, sizeof text);
    assert_refused("text", "store-other");
    FILE *file = fopen("text", "rb");
    assert_int_equal(fread(after, 1, sizeof after, file), sizeof after);
    fclose(file);
    assert_memory_equal(after, text, sizeof text);
    assert_false(exists("text.lock"));
    write_file("short", "x", 1);
    assert_refused("short", "store-other");

    meddle("other", "CREATE TABLE t(x); PRAGMA application_id = 7");
    assert_refused("other", "store-other");
    meddle("plain", "CREATE TABLE t(x)");
    assert_refused("plain", "store-other");
    assert_int_equal(mkfifo("pipe", 0600), 0);
    assert_refused("pipe", "store-other");
    assert_int_equal(mkdir("folder", 0700), 0);
    assert_null(nika_store_sqlite("folder", &problem));
    assert_false(exists("folder.lock"));
}

static void a_newer_store_is_refused(void **state)
{
    (void)state;
    make_store("nika.db");
    meddle("nika.db", "PRAGMA user_version = 3");
    assert_refused("nika.db", "store-newer");
    assert_null(nika_store_look("nika.db", &problem));
    assert_string_equal(problem.word, "store-newer");
    meddle("nika.db", "PRAGMA user_version = 2");
    nika_store_close(opened("nika.db"));
}

/* A store as version 1 wrote it: a live log, one that is over, a row. */
static const char version_1[] =
    "CREATE TABLE owner(one INTEGER PRIMARY KEY CHECK (one = 1), epoch INTEGER NOT NULL, opened INTEGER NOT NULL) "
    "STRICT;"
    "INSERT INTO owner VALUES(1, 1, 1);"
    "CREATE TABLE logs(log INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, entries INTEGER NOT NULL, last INTEGER,"
    " state INTEGER NOT NULL) STRICT;"
    "CREATE INDEX live ON logs(state) WHERE state = 0;"
    "CREATE TABLE entries(place INTEGER PRIMARY KEY, log INTEGER NOT NULL, number INTEGER NOT NULL, before INTEGER,"
    " bytes BLOB NOT NULL) STRICT;"
    "CREATE TABLE rows(kind INTEGER NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY(kind, key))"
    " STRICT, WITHOUT ROWID;"
    "INSERT INTO logs VALUES(1, 't', 3, 5, 0), (2, 'u', 2, 4, 1);"
    "INSERT INTO entries VALUES(1, 1, 0, NULL, x'61'), (2, 2, 0, NULL, x'62'), (3, 1, 1, 1, x'63'),"
    " (4, 2, 1, 2, x'64'), (5, 1, 2, 3, x'65');"
    "INSERT INTO rows VALUES(1, 'ada', x'31'), (2, 's', x'32');"
    "PRAGMA application_id = 0x4e696b61; PRAGMA user_version = 1; PRAGMA journal_mode = WAL;";

static bool note_end(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    assert_string_equal(table, "u");
    assert_int_equal(state, NIKA_LOG_OVER);
    assert_int_equal(entries, 2);
    *(int64_t *)context = ended;
    return true;
}

/* It can be looked at as it is, and is migrated when it is opened: then a game that is over ended at that moment. */
static void an_older_store_is_read_and_migrated(void **state)
{
    int64_t ended = 0;
    const struct nika_store_reader reader = {.log = note_end, .context = &ended};
    (void)state;
    meddle("nika.db", version_1);
    struct nika_store *store = nika_store_look("nika.db", &problem);
    assert_non_null(store);
    assert_holds(store, made);
    assert_true(nika_store_old(store, NIKA_LOG_OVER, 0, INT64_MAX, 9, &reader));
    assert_int_equal(ended, 0);
    assert_true(nika_store_restore(store, "restored", false, &problem));
    nika_store_close(store);
    const int64_t before = (int64_t)time(NULL) * 1000;
    store = opened("restored");
    const int64_t after = (int64_t)time(NULL) * 1000;
    assert_holds(store, made);
    assert_true(nika_store_old(store, NIKA_LOG_OVER, 0, INT64_MAX, 9, &reader));
    assert_true(ended >= before && ended <= after);
    nika_store_close(store);
}

static void where_there_is_no_folder_there_is_no_store(void **state)
{
    (void)state;
    assert_refused("none/nika.db", "store-cannot-open");
    assert_int_equal(problem.error, ENOENT);
    assert_refused("", "store-cannot-open");
}

/* Runs something as somebody without rights, who is not root; its result must be true. */
static void as_nobody(bool (*what)(void))
{
    int status;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        _exit((geteuid() != 0 || setuid(65534) == 0) && what() ? 0 : 1);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static bool can_t_write(void)
{
    return !nika_store_sqlite("nika.db", &problem) && strcmp(problem.word, "store-cannot-open") == 0 &&
           problem.error == EACCES;
}

static bool can_t_create(void)
{
    return !nika_store_sqlite("sub/nika.db", &problem) && strcmp(problem.word, "store-cannot-open") == 0 &&
           problem.error == EACCES;
}

static void a_store_that_can_t_be_written_is_refused(void **state)
{
    (void)state;
    make_store("nika.db");
    assert_int_equal(chmod("nika.db", 0444), 0);
    assert_int_equal(mkdir("sub", 0555), 0);
    as_nobody(can_t_write);
    as_nobody(can_t_create);
    assert_int_equal(chmod("nika.db", 0600), 0);
}

/* Overwrites a page, and returns what was there. */
static void spoil(const char *path, off_t place, char before[4096])
{
    char garbage[4096];
    const int file = open(path, O_RDWR);
    memset(garbage, 0x55, sizeof garbage);
    assert_int_equal(pread(file, before, 4096, place), 4096);
    assert_int_equal(pwrite(file, garbage, 4096, place), 4096);
    close(file);
}

static void mend(const char *path, off_t place, const char before[4096])
{
    const int file = open(path, O_RDWR);
    assert_int_equal(pwrite(file, before, 4096, place), 4096);
    close(file);
}

/* What came of the live logs: how many were whole, damaged, and neither. */
struct came {
    unsigned whole, damaged, other;
};

static bool came_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct came *came = context;
    if (number == 0 && size == 3000 && bytes[0] == table[0] && bytes[2999] == table[0])
        came->whole++;
    else
        came->other++;
    return true;
}

static void came_unreadable(void *context, const char *table, bool damaged)
{
    struct came *came = context;
    (void)table;
    came->damaged += damaged;
    came->other += !damaged;
}

/*
 * Ten live logs of one entry of 3,000 bytes. A page of 4,096 has room for one such entry: under each bad page but those
 * that lead to others lies one log, and the other nine are read. Where all are lost, or the file can't be opened, nothing
 * that is wrong is read for right.
 */
static void a_bad_page_harms_what_lies_on_it(void **state)
{
    static char value[3001];
    struct nika_op ops[10];
    char ids[10][2] = {""}, before[4096];
    uint64_t epoch;
    unsigned single = 0, none = 0, rest = 0;
    (void)state;
    struct nika_store *store = opened("nika.db");
    assert_true(nika_store_claim(store, &epoch));
    for (unsigned i = 0; i < 10; i++) {
        ids[i][0] = (char)('a' + i);
        memset(value, ids[i][0], 3000);
        ops[i] = op_append(ids[i], 0, epoch, value);
        assert_int_equal(keep_op(store, ops[i]), NIKA_KEPT);
    }
    nika_store_close(store);
    const off_t size = size_of("nika.db");
    for (off_t place = 4096; place < size; place += 4096) {
        struct came came = {0};
        const struct nika_store_reader reader = {.entry = came_entry, .unreadable = came_unreadable, .context = &came};
        spoil("nika.db", place, before);
        store = nika_store_look("nika.db", &problem);
        const bool fine = store && nika_store_live(store, &reader);
        nika_store_close(store);
        mend("nika.db", place, before);
        assert_int_equal(came.other, 0);
        single += fine && came.whole == 9 && came.damaged == 1;
        none += fine && came.whole == 10;
        rest += !fine || came.damaged == 10;
    }
    assert_int_equal(single, 10);
    assert_true(none >= 2); /* rows, and the index of those that are over, at least */
    assert_true(rest >= 3); /* the list of logs, the index of live ones, the page that leads to all entries */
    assert_int_equal((single + none + rest + 1) * 4096, size);
    nika_store_close(opened("nika.db"));
}

/* Who closes the store leaves a mark, and who claims it takes it away; a process that is killed leaves none. */
static void a_clean_end_leaves_a_mark(void **state)
{
    struct nika_store_past past;
    uint64_t epoch;
    int status;
    (void)state;
    struct nika_store *store = opened("nika.db");
    assert_true(nika_store_past(store, &past));
    assert_true(!past.clean && past.checked == 0);
    nika_store_close(store); /* never claimed: it left no mark */
    store = opened("nika.db");
    assert_true(nika_store_past(store, &past) && !past.clean);
    assert_true(nika_store_claim(store, &epoch));
    assert_true(nika_store_checked(store, 1234567890123));
    nika_store_close(store);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        store = nika_store_sqlite("nika.db", &problem);
        const bool fine = store && nika_store_past(store, &past) && past.clean && past.checked == 1234567890123 &&
                          nika_store_claim(store, &epoch) && nika_store_past(store, &past) && !past.clean;
        _exit(fine ? 0 : 1); /* without closing it */
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    store = opened("nika.db");
    assert_true(nika_store_past(store, &past));
    assert_true(!past.clean && past.checked == 1234567890123);
    nika_store_close(store);
}

/* 100 logs of 40 KB are 4 MB; without them the file gets smaller, bit by bit, but for a megabyte (256 pages) and a
 * twentieth that stay free for what comes. */
static void free_pages_are_given_back(void **state)
{
    static char value[10001];
    uint64_t epoch;
    unsigned steps = 0;
    (void)state;
    struct nika_store *store = opened("nika.db");
    assert_true(nika_store_claim(store, &epoch));
    memset(value, 'x', 10000);
    for (unsigned log = 0; log < 100; log++)
        for (unsigned entry = 0; entry < 4; entry++) {
            char id[8];
            snprintf(id, sizeof id, "%u", log);
            assert_int_equal(keep_op(store, op_append(id, entry, epoch, value)), NIKA_KEPT);
        }
    assert_false(nika_store_shrink(store));
    nika_store_close(store);
    const off_t full = size_of("nika.db");
    assert_true(full > 100 * 40000);
    store = opened("nika.db");
    for (unsigned log = 1; log < 100; log++) {
        char id[8];
        snprintf(id, sizeof id, "%u", log);
        assert_int_equal(keep_op(store, op_forget(id, epoch)), NIKA_KEPT);
    }
    while (nika_store_shrink(store))
        steps++;
    assert_true(steps > 10); /* 32 pages each */
    assert_int_equal(keep_op(store, op_append("0", 4, epoch, "still there")), NIKA_KEPT);
    nika_store_close(store);
    assert_true(size_of("nika.db") < 2000000);
    assert_true(size_of("nika.db") > 256 * 4096);
}

/*
 * One at a time.
 */

static void two_can_t_use_one_store(void **state)
{
    (void)state;
    struct nika_store *store = opened("nika.db");
    assert_refused("nika.db", "store-in-use");
    nika_store_close(store);
    nika_store_close(opened("nika.db"));
}

static void a_lock_dies_with_its_process(void **state)
{
    int status, ready[2], hold[2];
    char byte;
    (void)state;
    assert_int_equal(pipe(ready), 0);
    assert_int_equal(pipe(hold), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(hold[1]);
        struct nika_store *store = nika_store_sqlite("nika.db", &problem);
        uint64_t epoch;
        if (store && nika_store_claim(store, &epoch) && keep_op(store, op_append("t", 0, epoch, "kept")) == NIKA_KEPT &&
            write(ready[1], "x", 1) == 1)
            (void)!read(hold[0], &byte, 1); /* until somebody is killed */
        _exit(1);
    }
    assert_int_equal(read(ready[0], &byte, 1), 1);
    assert_refused("nika.db", "store-in-use");
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    struct nika_store *store = opened("nika.db");
    assert_holds(store, "t/0=kept live\n\n\n\n\n");
    nika_store_close(store);
    close(ready[0]);
    close(ready[1]);
    close(hold[0]);
    close(hold[1]);
}

/*
 * Looking.
 */

static void who_looks_sees_and_changes_nothing(void **state)
{
    uint64_t epoch;
    (void)state;
    assert_null(nika_store_look("nika.db", &problem));
    assert_string_equal(problem.word, "store-missing");
    assert_false(exists("nika.db"));
    write_file("empty", "", 0);
    assert_null(nika_store_look("empty", &problem));
    assert_string_equal(problem.word, "store-other");
    assert_int_equal(size_of("empty"), 0);

    make_store("nika.db");
    struct nika_store *store = opened("nika.db");
    assert_int_equal(keep_op(store, op_append("t", 3, 1, "while it is open")), NIKA_KEPT);
    struct nika_store *look = nika_store_look("nika.db", &problem);
    assert_non_null(look);
    char *text = told(store);
    assert_holds(look, text);
    assert_int_equal(keep_op(look, op_append("t", 4, 1, "no")), NIKA_KEPT_BROKEN);
    assert_int_equal(keep_op(look, op_row(NIKA_OP_DROP, NIKA_ROW_SESSION, "s", "")), NIKA_KEPT_BROKEN);
    assert_false(nika_store_claim(look, &epoch));
    assert_holds(look, text);
    free(text);
    /* It sees what comes later, too. */
    assert_int_equal(keep_op(store, op_append("t", 4, 1, "later")), NIKA_KEPT);
    text = told(store);
    assert_holds(look, text);
    free(text);
    nika_store_close(look);
    nika_store_close(store);
    /* It leaves nothing lying about. */
    nika_store_close(nika_store_look("nika.db", &problem));
    assert_false(exists("nika.db-wal") || exists("nika.db-shm"));
}

/*
 * The write-ahead log.
 */

/* Keeps many batches of many entries, and tells how long the log became. */
static off_t longest_log(bool tidy, unsigned batches)
{
    struct nika_store *store = opened("nika.db");
    static char value[2000];
    off_t longest = 0;
    uint64_t epoch;
    assert_true(nika_store_claim(store, &epoch));
    for (uint32_t batch = 0; batch < batches; batch++) {
        struct nika_op ops[20];
        for (unsigned i = 0; i < 20; i++) {
            ops[i] = op_append("t", batch * 20 + i, epoch, "");
            ops[i].value = value;
            ops[i].size = sizeof value;
        }
        assert_int_equal(keep_unit(store, ops, 20), NIKA_KEPT);
        if (tidy)
            nika_store_tidy(store);
        if (size_of("nika.db-wal") > longest)
            longest = size_of("nika.db-wal");
    }
    nika_store_close(store);
    unlink("nika.db");
    return longest;
}

/* 2,000 batches of 20 entries of 2,000 bytes are 80 MB, in pages of 4 KiB with 24 bytes each in the log. It begins anew after
 * a thousand pages, or after four thousand where nobody tidies; one batch more comes before that is seen. */
static void the_log_stays_short(void **state)
{
    (void)state;
    const off_t page = 4096 + 24, batch = 30 * page;
    const off_t tidied = longest_log(true, 2000), untidied = longest_log(false, 2000);
    assert_true(tidied > 900 * page && tidied < 1000 * page + batch);
    assert_true(untidied > 3900 * page && untidied < 4000 * page + batch);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FOLDER(what_was_kept_is_there_again),
        IN_FOLDER(others_can_t_read_it),
        IN_FOLDER(strange_names_are_names),
        IN_FOLDER(an_empty_file_becomes_a_store),
        IN_FOLDER(what_is_no_store_is_left_alone),
        IN_FOLDER(a_newer_store_is_refused),
        IN_FOLDER(an_older_store_is_read_and_migrated),
        IN_FOLDER(where_there_is_no_folder_there_is_no_store),
        IN_FOLDER(a_store_that_can_t_be_written_is_refused),
        IN_FOLDER(a_bad_page_harms_what_lies_on_it),
        IN_FOLDER(a_clean_end_leaves_a_mark),
        IN_FOLDER(free_pages_are_given_back),
        IN_FOLDER(two_can_t_use_one_store),
        IN_FOLDER(a_lock_dies_with_its_process),
        IN_FOLDER(who_looks_sees_and_changes_nothing),
        IN_FOLDER(the_log_stays_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
