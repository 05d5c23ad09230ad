/*
 * sqlite_care.c: what operators do with a store: backups, putting them back, and looking whether all is well.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sqlite.h"

/*
 * Backups.
 */

/* Copies all of one file of SQLite to another, as it is at one moment: who writes meanwhile is neither seen nor hindered.
 * The copy is a plain file, without a write-ahead log, and has reached the disk. */
static bool copy_into(sqlite3 *from, sqlite3 *to, struct nika_store_problem *problem)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    const int code = backup ? sqlite3_backup_step(backup, -1) : SQLITE_ERROR;
    if (sqlite3_backup_finish(backup) != SQLITE_OK || code != SQLITE_DONE)
        return sqlite_problem(sqlite3_errcode(to) == SQLITE_OK ? from : to, "store-cannot-write", problem);
    return sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) == SQLITE_OK
               ? sqlite_sound(to, "quick_check", problem)
               : sqlite_problem(to, "store-cannot-write", problem);
}

static bool copy_to(sqlite3 *from, const char *path, struct nika_store_problem *problem)
{
    if (remove(path) != 0 && errno != ENOENT)
        return store_problem(problem, "store-cannot-write", errno, NULL);
    if (!disk_create(path, problem))
        return false;
    sqlite3 *to = sqlite_open(&(struct store_file){.path = path}, SQLITE_OPEN_READWRITE, problem);
    const bool fine = to && copy_into(from, to, problem);
    sqlite3_close(to);
    if (!fine)
        remove(path);
    return fine;
}

bool sqlite_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    char *partial = disk_beside(path, ".partial");
    if (!partial)
        return store_problem(problem, "store-no-memory", ENOMEM, NULL);
    bool fine = sqlite_connect(sqlite, problem) && copy_to(sqlite->db, partial, problem);
    if (fine && rename(partial, path) != 0) {
        fine = store_problem(problem, "store-cannot-write", errno, NULL);
        remove(partial);
    }
    free(partial);
    return fine && disk_sync_folder(path, problem);
}

/*
 * The check.
 */

/* Counts by a number from 0 on: the first column is the number, the second the count. */
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

/* Logs whose entries are not numbered from 0 to what they should be, and entries without a log. */
static bool find_faults(sqlite3 *db, struct nika_store_report *report)
{
    static const char sql[] =
        "SELECT id FROM logs LEFT JOIN (SELECT log, count(*) AS there, min(number) AS low, max(number) AS high"
        " FROM entries GROUP BY log) ON log = id"
        " WHERE there IS NOT entries OR low IS NOT 0 OR high IS NOT entries - 1 OR state NOT BETWEEN 0 AND 2"
        " UNION SELECT log FROM entries WHERE log NOT IN (SELECT id FROM logs) ORDER BY 1";
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK)
        return false;
    while (sqlite3_step(statement) == SQLITE_ROW)
        if (report->faults++ == 0)
            snprintf(report->first, sizeof report->first, "%s", (const char *)sqlite3_column_text(statement, 0));
    return sqlite3_finalize(statement) == SQLITE_OK;
}

bool sqlite_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    int64_t entries = 0, pages = 0, page = 0;
    *report = (struct nika_store_report){0};
    if (!sqlite_connect(sqlite, problem) || !sqlite_sound(sqlite->db, "integrity_check", problem))
        return false;
    if (!count_by(sqlite->db, "SELECT state, count(*) FROM logs GROUP BY state", report->logs, NIKA_LOG_STATES) ||
        !count_by(sqlite->db, "SELECT kind, count(*) FROM rows GROUP BY kind", report->rows, NIKA_ROW_KINDS) ||
        !sqlite_number(sqlite->db, "SELECT count(*) FROM entries", &entries) ||
        !sqlite_number(sqlite->db, "PRAGMA page_count", &pages) ||
        !sqlite_number(sqlite->db, "PRAGMA page_size", &page) || !find_faults(sqlite->db, report))
        return sqlite_problem(sqlite->db, "store-cannot-read", problem);
    report->entries = (uint64_t)entries;
    report->bytes = (uint64_t)(pages * page);
    return true;
}

/*
 * Putting a backup back.
 */

/* Moves a file; it need not be there. */
static bool move(const char *from, const char *to, struct nika_store_problem *problem)
{
    return rename(from, to) == 0 || errno == ENOENT || store_problem(problem, "store-cannot-write", errno, NULL);
}

/* Gives a new file to whom the old one belongs, or the folder: an administrator may restore what a service uses. Nobody
 * else can, and need. */
static void hand_over(const char *path, const struct stat *owner)
{
    if (geteuid() == 0 && chown(path, owner->st_uid, owner->st_gid) != 0)
        return;
}

/* The names of one file of SQLite and what stands beside it. */
struct names {
    char *path, *log, *index, *partial, *old, *old_log;
};

static bool name_all(const char *path, struct names *names)
{
    *names = (struct names){
        .path = disk_beside(path, ""),
        .log = disk_beside(path, "-wal"),
        .index = disk_beside(path, "-shm"),
        .partial = disk_beside(path, ".partial"),
        .old = disk_beside(path, ".old"),
        .old_log = disk_beside(path, ".old-wal"),
    };
    return names->path && names->log && names->index && names->partial && names->old && names->old_log;
}

static void free_names(const struct names *names)
{
    free(names->path);
    free(names->log);
    free(names->index);
    free(names->partial);
    free(names->old);
    free(names->old_log);
}

/* Puts the whole new file in the place of the old one. The old one's write-ahead log goes with it: SQLite would take it for
 * the new one's. */
static bool swap(const struct names *names, struct nika_store_problem *problem)
{
    if (remove(names->old_log) != 0 && errno != ENOENT)
        return store_problem(problem, "store-cannot-write", errno, NULL);
    return move(names->path, names->old, problem) && move(names->log, names->old_log, problem) &&
           (remove(names->index) == 0 || errno == ENOENT ||
            store_problem(problem, "store-cannot-write", errno, NULL)) &&
           disk_sync_folder(names->path, problem) && move(names->partial, names->path, problem) &&
           disk_sync_folder(names->path, problem);
}

/* The store at `path` is ours alone. */
static bool restore_locked(struct nika_store *from, const struct names *names, bool replace,
                           struct nika_store_problem *problem)
{
    struct stat owner;
    const bool there = stat(names->path, &owner) == 0;
    if (there && !replace)
        return store_problem(problem, "store-exists", EEXIST, NULL);
    if (!copy_to(((struct sqlite *)from)->db, names->partial, problem))
        return false;
    if (there)
        hand_over(names->partial, &owner);
    if (swap(names, problem))
        return true;
    remove(names->partial);
    return false;
}

bool nika_store_restore(const char *backup, const char *path, bool replace, struct nika_store_problem *problem)
{
    struct nika_store_report report;
    struct names names;
    struct nika_store *from = nika_store_look(backup, problem);
    if (!from)
        return false;
    bool fine = nika_store_check(from, &report, problem);
    if (fine) {
        const int lock = disk_lock(path, problem);
        fine = lock >= 0;
        if (fine && !name_all(path, &names))
            fine = store_problem(problem, "store-no-memory", ENOMEM, NULL);
        if (lock >= 0) {
            fine = fine && restore_locked(from, &names, replace, problem);
            free_names(&names);
        }
        disk_unlock(lock);
    }
    nika_store_close(from);
    return fine;
}
