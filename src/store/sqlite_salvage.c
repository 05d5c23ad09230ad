/*
 * sqlite_salvage.c: saves what can be read of a damaged store into a new one, and compacts sound ones.
 *
 * All records are taken from the pages as they are found, recognised by their shape, and put into a new store. There each
 * log is checked: one that has lost an entry can't be played or replayed, and is left out. If a page of the list of logs
 * is bad, its indexes still tell the names.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sqlite.h"
#include "sqlite_pages.h"

enum put { PUT_ENTRY, PUT_LOG, PUT_ROW, PUT_NAME, PUT_LIVE, PUT_COUNT };
static const char *const puts_sql[PUT_COUNT] = {
    [PUT_ENTRY] = "INSERT OR IGNORE INTO entries(place, log, number, before, bytes) VALUES(?1, ?2, ?3, ?4, ?5)",
    [PUT_LOG] = "INSERT OR IGNORE INTO logs(log, id, entries, last, state, ended) VALUES(?1, ?2, ?3, ?4, ?5, ?6)",
    [PUT_ROW] = "INSERT OR IGNORE INTO rows VALUES(?1, ?2, ?3)",
    [PUT_NAME] = "INSERT OR IGNORE INTO names VALUES(?1, ?2)",
    [PUT_LIVE] = "INSERT OR IGNORE INTO lives VALUES(?1)",
};

/* Logs that are missing in the list, but named in its index: their entries tell the rest. */
static const char find_missing[] =
    "INSERT OR IGNORE INTO logs(log, id, entries, last, state, ended) SELECT log, id, max(number) + 1, max(place),"
    " log NOT IN lives, iif(log IN lives, NULL, CAST(strftime('%s') AS INTEGER) * 1000)"
    " FROM names JOIN entries USING(log) WHERE log NOT IN (SELECT log FROM logs) GROUP BY log";

struct salvage {
    sqlite3 *to;
    sqlite3_stmt *statements[PUT_COUNT];
    bool certain; /* what was deleted does not come back */
};

static void bind_value(sqlite3_stmt *statement, int place, const struct page_value *value)
{
    if (value->kind == PAGE_NUMBER)
        sqlite3_bind_int64(statement, place, value->number);
    else if (value->kind == PAGE_TEXT)
        sqlite3_bind_text(statement, place, value->bytes, (int)value->size, SQLITE_STATIC);
    else if (value->kind == PAGE_BYTES)
        sqlite3_bind_blob(statement, place, value->size ? value->bytes : "", (int)value->size, SQLITE_STATIC);
    else
        sqlite3_bind_null(statement, place);
}

/* Whether a value is of a kind, or NULL where that is allowed ('?'): n number, t text, b bytes, 0 NULL. */
static bool is_shaped(const struct page_record *record, const char *shape)
{
    unsigned i = 0;
    for (; *shape; shape++) {
        const bool may_lack = *shape == '?';
        shape += may_lack;
        if (i == record->count)
            return false;
        const struct page_value *value = &record->values[i++];
        const char kind = "0ntb"[value->kind];
        if (kind != *shape && !(may_lack && kind == '0'))
            return false;
        if (kind == 't' && (value->size == 0 || value->size >= NIKA_KEY_MAX || memchr(value->bytes, 0, value->size)))
            return false;
    }
    return i == record->count;
}

/* Puts a record into the new store; its first value is the row id, if it has one. */
static bool put(struct salvage *salvage, enum put which, const struct page_record *record)
{
    sqlite3_stmt *statement = salvage->statements[which];
    sqlite3_clear_bindings(statement);
    for (unsigned i = 0; i < record->count; i++)
        bind_value(statement, (int)i + 1, &record->values[i]);
    if (!record->in_index)
        sqlite3_bind_int64(statement, 1, record->row);
    sqlite3_step(statement);
    const int code = sqlite3_reset(statement);
    return code == SQLITE_OK || code == SQLITE_CONSTRAINT;
}

static bool take(void *context, const struct page_record *record)
{
    struct salvage *salvage = context;
    const struct page_value *values = record->values;
    struct page_record turned = *record;
    if (!record->in_index) {
        if (is_shaped(record, "0nn?nb") && values[1].number > 0 && values[2].number >= 0 &&
            values[4].size <= NIKA_ENTRY_MAX)
            return put(salvage, PUT_ENTRY, record);
        if ((is_shaped(record, "0tn?nn") || is_shaped(record, "0tn?nn?n")) && values[4].number >= 0 &&
            values[4].number < NIKA_LOG_STATES)
            return put(salvage, PUT_LOG, record);
        return true;
    }
    if (is_shaped(record, "ntb") && values[0].number >= 0 && values[0].number < NIKA_ROW_KINDS &&
        values[2].size <= NIKA_VALUE_MAX)
        return (values[0].number == NIKA_ROW_SESSION && !salvage->certain) || put(salvage, PUT_ROW, record);
    if (is_shaped(record, "tn")) {
        turned.values[0] = values[1];
        turned.values[1] = values[0];
        return put(salvage, PUT_NAME, &turned);
    }
    if (is_shaped(record, "nn") && values[0].number == NIKA_LOG_LIVE) {
        turned.values[0] = values[1];
        turned.count = 1;
        return put(salvage, PUT_LIVE, &turned);
    }
    return true;
}

static bool run(sqlite3 *db, const char *sql, struct nika_store_problem *problem)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK || sqlite_problem(db, "store-cannot-write", problem);
}

/* Reads all pages into the new store. */
static bool take_all(sqlite3 *to, const char *from, struct nika_store_problem *problem)
{
    struct salvage salvage = {.to = to};
    struct pages *pages = calloc(1, sizeof *pages);
    if (!pages)
        return store_problem(problem, "store-no-memory", ENOMEM, NULL);
    bool fine = pages_open(pages, from);
    if (!fine)
        store_problem(problem, "store-cannot-read", errno, NULL);
    salvage.certain = pages->certain;
    for (unsigned i = 0; i < PUT_COUNT && fine; i++)
        fine = sqlite3_prepare_v2(to, puts_sql[i], -1, &salvage.statements[i], NULL) == SQLITE_OK ||
               sqlite_problem(to, "store-cannot-write", problem);
    fine = fine && (pages_read(pages, take, &salvage) || sqlite_problem(to, "store-cannot-write", problem));
    for (unsigned i = 0; i < PUT_COUNT; i++)
        sqlite3_finalize(salvage.statements[i]);
    pages_close(pages);
    free(pages);
    return fine;
}

/* Tells which logs are lost, and removes what is left of them. */
static bool drop_broken(sqlite3 *to, struct nika_store_salvage *report, struct nika_store_problem *problem)
{
    static const char numbers[] = SQL_CHAIN_NUMBERS;
    sqlite3_stmt *logs = NULL, *chain = NULL, *drop = NULL;
    int64_t before = 0, after = 0;
    bool fine =
        sqlite3_prepare_v2(to, "SELECT id, log, entries FROM logs ORDER BY log", -1, &logs, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(to, numbers, -1, &chain, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(to, "INSERT INTO broken VALUES(?1)", -1, &drop, NULL) == SQLITE_OK;
    while (fine && sqlite3_step(logs) == SQLITE_ROW) {
        const char *id = (const char *)sqlite3_column_text(logs, 0);
        bool whole = false;
        fine = id && sqlite_check_log(chain, id, sqlite3_column_int64(logs, 1), sqlite3_column_int64(logs, 2),
                                      &whole) == SQLITE_OK;
        if (!fine || whole)
            continue;
        sqlite3_bind_int64(drop, 1, sqlite3_column_int64(logs, 1));
        fine = sqlite3_step(drop) == SQLITE_DONE && sqlite3_reset(drop) == SQLITE_OK;
        report->lost++;
        report->tell(report->context, id);
    }
    fine = (sqlite3_finalize(logs) == SQLITE_OK) & fine;
    sqlite3_finalize(chain);
    sqlite3_finalize(drop);
    fine = fine && sqlite_number(to, "SELECT count(*) FROM entries", &before) &&
           run(to,
               "DELETE FROM logs WHERE log IN broken;"
               "DELETE FROM entries WHERE log NOT IN (SELECT log FROM logs)",
               problem) &&
           sqlite_number(to, "SELECT count(*) FROM entries", &after);
    report->lost_entries = (uint64_t)(before - after);
    return fine || sqlite_problem(to, "store-cannot-write", problem);
}

/* Fills a new store, which is not yet anybody's: how safely it is written does not matter before it has its name. */
static bool fill(const char *from, const char *path, struct nika_store_salvage *report,
                 struct nika_store_problem *problem)
{
    nika_store_close(store_open_file(&(struct store_file){.path = path}, problem));
    sqlite3 *to = sqlite_open(&(struct store_file){.path = path}, SQLITE_OPEN_READWRITE, problem);
    const bool fine =
        to &&
        run(to,
            "PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
            "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536; BEGIN;"
            "CREATE TEMP TABLE names(log INTEGER PRIMARY KEY, id TEXT);"
            "CREATE TEMP TABLE lives(log INTEGER PRIMARY KEY); CREATE TEMP TABLE broken(log INTEGER PRIMARY KEY)",
            problem) &&
        take_all(to, from, problem) && run(to, find_missing, problem) && drop_broken(to, report, problem) &&
        run(to, "UPDATE owner SET clean = 0; COMMIT", problem);
    sqlite3_close(to);
    return fine;
}

static bool sync_file(const char *path, struct nika_store_problem *problem)
{
    const int file = open(path, O_RDWR | O_CLOEXEC);
    const bool fine = file >= 0 && fsync(file) == 0;
    const int error = errno;
    if (file >= 0)
        close(file);
    return fine || store_problem(problem, "store-cannot-write", error, NULL);
}

static void remove_beside(const char *path, const char *ending)
{
    char *name = disk_beside(path, ending);
    if (name)
        remove(name);
    free(name);
}

/* Brings the write-ahead log into the file, as SQLite would when it is next used; it finds the log when it reads. */
static void fold_log(const char *path)
{
    struct nika_store_problem unheard;
    int64_t tables;
    sqlite3 *db = sqlite_open(&(struct store_file){.path = path}, SQLITE_OPEN_READWRITE, &unheard);
    if (db && sqlite_number(db, "SELECT count(*) FROM sqlite_schema", &tables))
        sqlite3_wal_checkpoint_v2(db, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    sqlite3_close(db);
}

bool nika_store_salvage(const char *from, const char *to, struct nika_store_salvage *report,
                        struct nika_store_problem *problem)
{
    report->lost = report->lost_entries = 0;
    if (access(from, R_OK) != 0)
        return store_problem(problem, errno == ENOENT ? "store-missing" : "store-cannot-open", errno, NULL);
    if (access(to, F_OK) == 0)
        return store_problem(problem, "store-exists", EEXIST, NULL);
    char *partial = disk_beside(to, ".partial");
    const int lock = partial ? disk_lock(from, problem) : -1;
    /* A file that is not even known as SQLite's is nobody's: no server could open it. */
    bool fine = lock >= 0 || (partial && strcmp(problem->word, "store-other") == 0);
    if (!partial)
        store_problem(problem, "store-no-memory", ENOMEM, NULL);
    if (fine) {
        fold_log(from);
        remove(partial);
        fine = fill(from, partial, report, problem) && sync_file(partial, problem) &&
               nika_store_rename(partial, to, problem);
        if (!fine)
            remove(partial);
        remove_beside(partial, ".lock");
        remove_beside(partial, "-journal");
    }
    disk_unlock(lock);
    free(partial);
    return fine;
}

bool nika_store_compact(const char *path, struct nika_store_problem *problem)
{
    struct nika_store *store = nika_store_sqlite(path, problem);
    const bool fine = store && run(((struct sqlite *)store)->db, "PRAGMA auto_vacuum = INCREMENTAL; VACUUM", problem);
    nika_store_close(store);
    return fine;
}
