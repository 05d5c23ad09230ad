/*
 * store_folder.h: for tests of the store in a file: a folder for each test, files in it, and a small store that is always the
 * same.
 *
 * Include store_kit.h first.
 */
#ifndef NIKA_TESTS_STORE_FOLDER_H
#define NIKA_TESTS_STORE_FOLDER_H

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

static struct nika_store_problem problem;

/* Every test has a folder of its own, and stands in it. */
static inline int enter_folder(void **state)
{
    char folder[] = "/tmp/nika-store-XXXXXX";
    assert_non_null(mkdtemp(folder));
    assert_int_equal(chmod(folder, 0777), 0);
    assert_int_equal(chdir(folder), 0);
    *state = strdup(folder);
    memset(&problem, 0, sizeof problem);
    return 0;
}

static inline int leave_folder(void **state)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", (char *)*state);
    assert_int_equal(chdir("/"), 0);
    assert_int_equal(system(command), 0);
    free(*state);
    return 0;
}

static inline struct nika_store *opened(const char *path)
{
    struct nika_store *store = nika_store_sqlite(path, &problem);
    assert_non_null(store);
    return store;
}

static inline void assert_refused(const char *path, const char *word)
{
    assert_null(nika_store_sqlite(path, &problem));
    assert_string_equal(problem.word, word);
}

static inline bool exists(const char *path)
{
    return access(path, F_OK) == 0;
}

static inline off_t size_of(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 ? about.st_size : 0;
}

static inline void write_file(const char *path, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    fclose(file);
}

/* Does something to a file behind the store's back. */
static inline void meddle(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

/* A store with two logs and two rows, closed. */
static inline void make_store(const char *path)
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

#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, enter_folder, leave_folder)

#endif
