/*
 * sqlite_care.c: the operator's tools for a store: backup, restore, and integrity check; also by a running server, in the background.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "sqlite.h"

/*
 * In the background.
 */

static int is_interrupted(void *context)
{
    return ((struct sqlite *)context)->interrupted;
}

void sqlite_background(struct nika_store *store)
{
    enum { STEPS = 100000 }; /* of SQLite's machine: a few milliseconds */
    struct sqlite *sqlite = (struct sqlite *)store;
    sqlite->background = true;
    if (sqlite->db)
        sqlite3_progress_handler(sqlite->db, STEPS, is_interrupted, sqlite);
}

void sqlite_interrupt(struct nika_store *store)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    sqlite->interrupted = true;
    if (sqlite->db)
        sqlite3_interrupt(sqlite->db);
}

bool sqlite_size(struct nika_store *store, uint64_t *bytes, uint64_t *unused)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    int64_t page, pages, free_pages;
    if (!sqlite_connect(sqlite, NULL) || !sqlite_number(sqlite->db, "PRAGMA page_size", &page) ||
        !sqlite_number(sqlite->db, "PRAGMA page_count", &pages) ||
        !sqlite_number(sqlite->db, "PRAGMA freelist_count", &free_pages))
        return false;
    *bytes = (uint64_t)(page * pages);
    *unused = (uint64_t)(page * free_pages);
    return true;
}

/*
 * Backups.
 */

/*
 * Copies all pages. In the background it goes in small steps, with pauses, and what was copied is brought to the disk
 * again and again: all at once, that would hold up commits to the same disk. The transaction around it keeps the
 * snapshot from one step to the next; otherwise each commit of the server would make it begin anew.
 */
static int copy_pages(struct sqlite *sqlite, sqlite3_backup *backup, int file)
{
    enum { EACH = 64, SYNC_EACH = 32, PAUSE = 2000000 }; /* pages, steps, nanoseconds */
    const struct timespec pause = {.tv_nsec = PAUSE};
    int code = SQLITE_OK;
    if (!sqlite->background)
        return sqlite3_backup_step(backup, -1);
    for (unsigned step = 1; code == SQLITE_OK && !sqlite->interrupted; step++) {
        code = sqlite3_backup_step(backup, EACH);
        if (step % SYNC_EACH == 0)
            (void)fdatasync(file); /* whether it worked is seen at the end */
        nanosleep(&pause, NULL);
    }
    return code;
}

/*
 * Copies an SQLite file as a consistent snapshot: concurrent writers are neither seen nor blocked. The copy is a plain
 * file without a write-ahead log, and has been fsynced.
 */
static bool copy_into(struct sqlite *sqlite, sqlite3 *to, int file, struct nika_store_problem *problem)
{
    sqlite3 *from = sqlite->db;
    int64_t tables;
    if (sqlite3_exec(from, "BEGIN", NULL, NULL, NULL) != SQLITE_OK ||
        !sqlite_number(from, "SELECT count(*) FROM sqlite_schema", &tables))
        return sqlite_problem(from, "store-cannot-read", problem);
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    const int code = backup ? copy_pages(sqlite, backup, file) : SQLITE_ERROR;
    const bool finished = sqlite3_backup_finish(backup) == SQLITE_OK && code == SQLITE_DONE;
    sqlite3_exec(from, "COMMIT", NULL, NULL, NULL);
    if (sqlite->interrupted)
        return store_problem(problem, "store-interrupted", 0, "");
    if (!finished)
        return sqlite_problem(sqlite3_errcode(to) == SQLITE_OK ? from : to, "store-cannot-write", problem);
    if (sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) != SQLITE_OK)
        return sqlite_problem(to, "store-cannot-write", problem);
    return sqlite->background || sqlite_sound(to, "quick_check", problem);
}

static bool copy_to(struct sqlite *sqlite, const char *path, struct nika_store_problem *problem)
{
    if (remove(path) != 0 && errno != ENOENT)
        return store_problem(problem, "store-cannot-write", errno, NULL);
    if (!disk_create(path, problem))
        return false;
    const int file = open(path, O_RDWR | O_CLOEXEC);
    sqlite3 *to = sqlite_open(&(struct store_file){.path = path}, SQLITE_OPEN_READWRITE, problem);
    const bool fine = to && copy_into(sqlite, to, file, problem);
    sqlite3_close(to);
    if (file >= 0)
        close(file); /* not before SQLite has closed it: that would end SQLite's locks on it */
    if (!fine)
        remove(path);
    return fine;
}

bool nika_store_rename(const char *from, const char *to, struct nika_store_problem *problem)
{
    return (rename(from, to) == 0 || store_problem(problem, "store-cannot-write", errno, NULL)) &&
           disk_sync_folder(to, problem);
}

/* Whether two paths name the same file. */
static bool same_file(const char *one, const char *other)
{
    struct stat about_one, about_other;
    return stat(one, &about_one) == 0 && stat(other, &about_other) == 0 && about_one.st_dev == about_other.st_dev &&
           about_one.st_ino == about_other.st_ino;
}

bool sqlite_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    if (same_file(path, sqlite->file.path))
        return store_problem(problem, "store-same", 0, "");
    char *partial = disk_beside(path, ".partial");
    if (!partial)
        return store_problem(problem, "store-no-memory", ENOMEM, NULL);
    bool fine = sqlite_connect(sqlite, problem) && copy_to(sqlite, partial, problem);
    if (fine && !nika_store_rename(partial, path, problem)) {
        fine = false;
        remove(partial);
    }
    free(partial);
    return fine;
}

/*
 * Integrity check.
 */

/* Counts per number: the first column is the number, the second the count. */
static bool count_by(sqlite3 *db, const char *sql, uint64_t *counts, int most)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK)
        return false;
    while (sqlite3_step(statement) == SQLITE_ROW) {
        const int which = sqlite3_column_int(statement, 0);
        if (which >= 0 && which < most)
            counts[which] = (uint64_t)sqlite3_column_int64(statement, 1);
    }
    return sqlite3_finalize(statement) == SQLITE_OK;
}

int sqlite_check_log(sqlite3_stmt *chain, const char *id, int64_t log, int64_t entries, bool *fine)
{
    sqlite3_bind_text(chain, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int64(chain, 2, log);
    if (sqlite3_step(chain) == SQLITE_ROW)
        *fine = entries > 0 && sqlite3_column_int64(chain, 0) == entries && sqlite3_column_int64(chain, 1) == 0 &&
                sqlite3_column_int64(chain, 2) == entries - 1 && sqlite3_column_int64(chain, 3) == 0;
    return sqlite3_reset(chain);
}

static int check_logs(sqlite3_stmt *logs, sqlite3_stmt *chain, struct nika_store_report *report)
{
    while (sqlite3_step(logs) == SQLITE_ROW) {
        const char *id = (const char *)sqlite3_column_text(logs, 0);
        const int64_t state = sqlite3_column_int64(logs, 3);
        bool fine = false;
        if (!id)
            return SQLITE_NOMEM;
        const int code =
            sqlite_check_log(chain, id, sqlite3_column_int64(logs, 1), sqlite3_column_int64(logs, 2), &fine);
        if (code != SQLITE_OK)
            return code;
        if (fine && state >= 0 && state < NIKA_LOG_STATES)
            continue;
        if (report->faults++ == 0)
            snprintf(report->first, sizeof report->first, "%s", id);
    }
    return sqlite3_reset(logs);
}

/* Finds damaged logs, and entries that belong to no log. */
static bool find_faults(sqlite3 *db, struct nika_store_report *report)
{
    static const char each[] = "SELECT id, log, entries, state FROM logs ORDER BY log";
    static const char numbers[] = SQL_CHAIN_NUMBERS;
    sqlite3_stmt *logs = NULL, *chain = NULL;
    int64_t claimed = 0;
    const bool fine = sqlite3_prepare_v2(db, each, -1, &logs, NULL) == SQLITE_OK &&
                      sqlite3_prepare_v2(db, numbers, -1, &chain, NULL) == SQLITE_OK &&
                      check_logs(logs, chain, report) == SQLITE_OK &&
                      sqlite_number(db, "SELECT coalesce(sum(entries), 0) FROM logs", &claimed);
    sqlite3_finalize(logs);
    sqlite3_finalize(chain);
    report->orphans = report->faults == 0 && claimed >= 0 ? report->entries - (uint64_t)claimed : 0;
    return fine;
}

static bool check_all(sqlite3 *db, struct nika_store_report *report, struct nika_store_problem *problem)
{
    int64_t entries = 0, pages = 0, page = 0;
    if (!sqlite_sound(db, "integrity_check", problem))
        return false;
    if (!count_by(db, "SELECT state, count(*) FROM logs GROUP BY state", report->logs, NIKA_LOG_STATES) ||
        !count_by(db, "SELECT kind, count(*) FROM rows GROUP BY kind", report->rows, NIKA_ROW_KINDS) ||
        !sqlite_number(db, "SELECT count(*) FROM entries", &entries) ||
        !sqlite_number(db, "PRAGMA page_count", &pages) || !sqlite_number(db, "PRAGMA page_size", &page))
        return sqlite_problem(db, "store-cannot-read", problem);
    report->entries = (uint64_t)entries;
    report->bytes = (uint64_t)(pages * page);
    return find_faults(db, report) || sqlite_problem(db, "store-cannot-read", problem);
}

/* In one read transaction, since a server may be writing. */
bool sqlite_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    *report = (struct nika_store_report){0};
    if (!sqlite_connect(sqlite, problem))
        return false;
    if (sqlite3_exec(sqlite->db, "BEGIN", NULL, NULL, NULL) != SQLITE_OK)
        return sqlite_problem(sqlite->db, "store-cannot-read", problem);
    const bool fine = check_all(sqlite->db, report, problem);
    sqlite3_exec(sqlite->db, "COMMIT", NULL, NULL, NULL);
    return fine;
}

/*
 * Restore.
 */

/* The names of an SQLite file and its companions. */
struct names {
    const char *path;
    char *log, *index, *partial, *old, *old_log;
};

static bool name_all(const char *path, struct names *names)
{
    *names = (struct names){
        .path = path,
        .log = disk_beside(path, "-wal"),
        .index = disk_beside(path, "-shm"),
        .partial = disk_beside(path, ".partial"),
        .old = disk_beside(path, ".old"),
        .old_log = disk_beside(path, ".old-wal"),
    };
    return names->log && names->index && names->partial && names->old && names->old_log;
}

static void free_names(const struct names *names)
{
    free(names->log);
    free(names->index);
    free(names->partial);
    free(names->old);
    free(names->old_log);
}

static bool gone(const char *path, struct nika_store_problem *problem)
{
    return remove(path) == 0 || errno == ENOENT || store_problem(problem, "store-cannot-write", errno, NULL);
}

/* Checkpoints a file's write-ahead log, if the file is still sound enough. */
static void fold(const char *path)
{
    struct nika_store_problem unheard;
    sqlite3 *db = sqlite_open(&(struct store_file){.path = path}, SQLITE_OPEN_READWRITE, &unheard);
    if (db)
        sqlite3_wal_checkpoint_v2(db, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    sqlite3_close(db);
}

/*
 * Hard-links the existing file to a second name. Its write-ahead log, if it still has one, is moved along: SQLite would
 * take it for the new file's.
 */
static bool keep_old(const struct names *names, struct nika_store_problem *problem)
{
    fold(names->path);
    if (!gone(names->old, problem) || !gone(names->old_log, problem))
        return false;
    if ((rename(names->log, names->old_log) != 0 && errno != ENOENT) ||
        (link(names->path, names->old) != 0 && rename(names->path, names->old) != 0))
        return store_problem(problem, "store-cannot-write", errno, NULL);
    return gone(names->index, problem);
}

/*
 * Renames the complete new file, which lies beside it, into place. It gets the old file's owner, so that the service
 * can still use what an administrator restored.
 */
static bool put_new(const struct names *names, const struct stat *old, struct nika_store_problem *problem)
{
    if (old && geteuid() == 0 && chown(names->partial, old->st_uid, old->st_gid) != 0)
        return store_problem(problem, "store-cannot-write", errno, NULL);
    if (old && !keep_old(names, problem))
        return false;
    return (rename(names->partial, names->path) == 0 || store_problem(problem, "store-cannot-write", errno, NULL)) &&
           disk_sync_folder(names->path, problem);
}

/* Called with the lock held. */
static bool restore_into(struct sqlite *from, const struct names *names, bool replace,
                         struct nika_store_problem *problem)
{
    struct stat old;
    const bool there = stat(names->path, &old) == 0;
    if (there && !replace)
        return store_problem(problem, "store-exists", EEXIST, NULL);
    if (!copy_to(from, names->partial, problem))
        return false;
    const bool fine = put_new(names, there ? &old : NULL, problem);
    if (!fine)
        remove(names->partial);
    return fine;
}

bool sqlite_restore(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem)
{
    struct sqlite *from = (struct sqlite *)backup;
    struct names names;
    if (same_file(path, from->file.path))
        return store_problem(problem, "store-same", 0, "");
    if (!sqlite_connect(from, problem))
        return false;
    const int lock = disk_lock(path, problem);
    if (lock < 0)
        return false;
    const bool fine = name_all(path, &names) ? restore_into(from, &names, replace, problem)
                                             : store_problem(problem, "store-no-memory", ENOMEM, NULL);
    free_names(&names);
    disk_unlock(lock);
    return fine;
}
