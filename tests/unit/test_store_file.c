/*
 * test_store_file.c: the store in a file, as a file: who may open it, what is refused, locks, backups, restoring, checks.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store_kit.h"

#include "store_batch.h"

static struct nika_store_problem problem;

/* Every test has a folder of its own, and stands in it. */
static int enter_folder(void **state)
{
    char folder[] = "/tmp/nika-store-XXXXXX";
    assert_non_null(mkdtemp(folder));
    assert_int_equal(chmod(folder, 0777), 0);
    assert_int_equal(chdir(folder), 0);
    *state = strdup(folder);
    memset(&problem, 0, sizeof problem);
    return 0;
}

static int leave_folder(void **state)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", (char *)*state);
    assert_int_equal(chdir("/"), 0);
    assert_int_equal(system(command), 0);
    free(*state);
    return 0;
}

static struct nika_store *opened(const char *path)
{
    struct nika_store *store = nika_store_sqlite(path, &problem);
    assert_non_null(store);
    return store;
}

static void assert_refused(const char *path, const char *word)
{
    assert_null(nika_store_sqlite(path, &problem));
    assert_string_equal(problem.word, word);
}

static bool exists(const char *path)
{
    return access(path, F_OK) == 0;
}

static off_t size_of(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 ? about.st_size : 0;
}

static void write_file(const char *path, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

/* Does something to a file behind the store's back. */
static void meddle(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

/* A store with two logs and two rows, closed. */
static void make_store(const char *path)
{
    struct nika_store *store = opened(path);
    uint64_t epoch;
    assert_true(nika_store_claim(store, &epoch));
    const struct nika_op ops[] = {
        op_append("t", 0, epoch, "a"),       op_append("u", 0, epoch, "b"),
        op_append("t", 1, epoch, "c"),       op_append("u", 1, epoch, "d"),
        op_append("t", 2, epoch, "e"),       op_row(NIKA_OP_PUT, NIKA_ROW_ACCOUNT, "ada", "1"),
        op_state("u", epoch, NIKA_LOG_OVER), op_row(NIKA_OP_PUT, NIKA_ROW_SESSION, "s", "2"),
    };
    assert_int_equal(keep_unit(store, ops, sizeof ops / sizeof ops[0]), NIKA_KEPT);
    nika_store_close(store);
}

static const char made[] = "t/0=a t/1=c t/2=e live\nu/0=b u/1=d over\n\nada=1 \ns=2 \n\n";

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
    meddle("nika.db", "PRAGMA user_version = 2");
    assert_refused("nika.db", "store-newer");
    assert_null(nika_store_look("nika.db", &problem));
    assert_string_equal(problem.word, "store-newer");
    meddle("nika.db", "PRAGMA user_version = 1");
    nika_store_close(opened("nika.db"));
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

static void a_damaged_store_is_refused(void **state)
{
    char garbage[4096];
    (void)state;
    make_store("nika.db");
    const off_t size = size_of("nika.db");
    memset(garbage, 0x55, sizeof garbage);
    /* Every page but the first, one after the other; where the file still opens, the check has found no harm in it. */
    for (off_t place = 4096; place < size; place += 4096) {
        char before[4096];
        const int file = open("nika.db", O_RDWR);
        assert_int_equal(pread(file, before, 4096, place), 4096);
        assert_int_equal(pwrite(file, garbage, 4096, place), 4096);
        assert_null(nika_store_sqlite("nika.db", &problem));
        assert_string_equal(problem.word, "store-damaged");
        assert_non_null(strchr(problem.detail, ' ')); /* it says more */
        assert_null(nika_store_look("nika.db", &problem));
        assert_int_equal(pwrite(file, before, 4096, place), 4096);
        close(file);
    }
    nika_store_close(opened("nika.db"));
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

#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, enter_folder, leave_folder)

int main(void)
{
    const struct CMUnitTest tests[] = {
        IN_FOLDER(what_was_kept_is_there_again),
        IN_FOLDER(others_can_t_read_it),
        IN_FOLDER(strange_names_are_names),
        IN_FOLDER(an_empty_file_becomes_a_store),
        IN_FOLDER(what_is_no_store_is_left_alone),
        IN_FOLDER(a_newer_store_is_refused),
        IN_FOLDER(where_there_is_no_folder_there_is_no_store),
        IN_FOLDER(a_store_that_can_t_be_written_is_refused),
        IN_FOLDER(a_damaged_store_is_refused),
        IN_FOLDER(two_can_t_use_one_store),
        IN_FOLDER(a_lock_dies_with_its_process),
        IN_FOLDER(who_looks_sees_and_changes_nothing),
        IN_FOLDER(the_log_stays_short),
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
