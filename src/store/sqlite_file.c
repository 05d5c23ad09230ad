/*
 * sqlite_file.c: opens an SQLite file as a store: checks owner and version; reopens it after a failure.
 *
 * After a failed write or fsync nobody knows what is on disk: the kernel may have dropped dirty pages and report
 * success for the next fsync. So the connection is closed, and with it all its cached state. The next one reads the
 * write-ahead log as it finds it, checkpoints all of it into the file, and starts a new log; all of that is on disk
 * before anything else happens. What was read is then what is stored. (Without the new log, the old one could come back
 * after a power cut with less in it than was read, and overwrite new pages with old ones.)
 */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sqlite.h"

enum {
    OUR_APPLICATION = 0x4e696b61, /* "Nika" */
    BUSY_MILLISECONDS = 5000,     /* lock timeout while others (backups, operators) use the file */
    FRAMES = 1000
};

/*
 * Schema migrations: step i turns a version i store into version i + 1. Steps are never changed, only added: existing
 * stores have gone through them.
 *
 * Entries are stored in order of arrival. Each has the row id of its predecessor in the same log, and a log knows its
 * last entry: so entries of many tables that arrive together lie together, and a commit writes few pages. Sorted by log
 * they would be read slightly faster, but each would cost a page. A log's `entries` is their number.
 */
static const char *const steps[] = {
    "CREATE TABLE owner(one INTEGER PRIMARY KEY CHECK (one = 1), epoch INTEGER NOT NULL, opened INTEGER NOT NULL) "
    "STRICT;"
    "INSERT INTO owner VALUES(1, 0, 0);"
    "CREATE TABLE logs(log INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, entries INTEGER NOT NULL, last INTEGER,"
    " state INTEGER NOT NULL) STRICT;"
    "CREATE INDEX live ON logs(state) WHERE state = 0;"
    "CREATE TABLE entries(place INTEGER PRIMARY KEY, log INTEGER NOT NULL, number INTEGER NOT NULL, before INTEGER,"
    " bytes BLOB NOT NULL) STRICT;"
    "CREATE TABLE rows(kind INTEGER NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY(kind, key))"
    " STRICT, WITHOUT ROWID;",
    /* When games ended, for those who clear away old ones: of a game that is over already, nobody knows better. */
    "ALTER TABLE logs ADD COLUMN ended INTEGER;"
    "UPDATE logs SET ended = CAST(strftime('%s') AS INTEGER) * 1000 WHERE state <> 0;"
    "CREATE INDEX old ON logs(state, ended) WHERE ended IS NOT NULL;"
    /* Whether the last owner closed the store in good order, and when the whole file was last found sound. */
    "ALTER TABLE owner ADD COLUMN clean INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE owner ADD COLUMN checked INTEGER NOT NULL DEFAULT 0;",
};
enum { VERSION = sizeof steps / sizeof steps[0] };

/* For looking at a version i + 1 store, which can't be migrated: the columns that it lacks, in views of the same name. */
static const char *const views[VERSION - 1] = {
    "CREATE TEMP VIEW logs AS SELECT *, NULL AS ended FROM main.logs;"
    "CREATE TEMP VIEW owner AS SELECT *, 0 AS clean, 0 AS checked FROM main.owner;",
};
static_assert(NIKA_LOG_LIVE == 0, "the index of live logs");

static const char *const statements[SQL_COUNT] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_SAVE] = "SAVEPOINT unit",
    [SQL_BACK] = "ROLLBACK TO unit",
    [SQL_RELEASE] = "RELEASE unit",
    [SQL_CLAIM] = "UPDATE owner SET epoch = epoch + 1, clean = 0",
    [SQL_CLEAN] = "UPDATE owner SET clean = 1",
    [SQL_CHECKED] = "UPDATE owner SET checked = ?1",
    [SQL_NEW_LOG] = "INSERT INTO logs(id, entries, state) VALUES(?1, 0, 0)",
    [SQL_ENTRY] = "INSERT INTO entries(log, number, before, bytes) VALUES(?1, ?2, ?3, ?4)",
    [SQL_GROW_LOG] = "UPDATE logs SET entries = ?2, last = ?3 WHERE log = ?1",
    [SQL_STATE] = "UPDATE logs SET state = ?2, ended = nullif(?3, 0) WHERE id = ?1",
    [SQL_PUT] = "INSERT INTO rows VALUES(?1, ?2, ?3) ON CONFLICT DO UPDATE SET value = excluded.value",
    [SQL_ADD] = "INSERT INTO rows VALUES(?1, ?2, ?3) ON CONFLICT DO NOTHING",
    [SQL_DROP] = "DELETE FROM rows WHERE kind = ?1 AND key = ?2",
    [SQL_FORGET_ENTRIES] = (SQL_CHAIN "DELETE FROM entries WHERE place IN (SELECT place FROM chain)"),
    [SQL_FORGET_LOG] = "DELETE FROM logs WHERE id = ?1",
    [SQL_EPOCH] = "SELECT epoch FROM owner",
    /* It also reads the pages to which new logs and entries go: where they are bad, nothing can be written. */
    [SQL_PAST] = "SELECT clean, checked, (SELECT max(place) FROM entries), (SELECT max(log) FROM logs) FROM owner",
    [SQL_LOG] = "SELECT log, entries, last, state, coalesce(ended, 0) FROM logs WHERE id = ?1",
    [SQL_LIVE] = "SELECT id FROM logs WHERE state = 0 ORDER BY log",
    [SQL_ALL] = "SELECT id, state, entries, coalesce(ended, 0) FROM logs ORDER BY log",
    [SQL_OLD] = ("SELECT id, state, entries, ended FROM logs WHERE state = ?1 AND ended >= ?2 AND ended < ?3 ORDER BY "
                 "ended LIMIT ?4"),
    [SQL_ENTRIES] = (SQL_CHAIN "SELECT number, bytes FROM chain JOIN entries USING(place) ORDER BY number"),
    [SQL_ROWS] = "SELECT key, value FROM rows WHERE kind = ?1 AND key >= ?2 AND key < ?3 ORDER BY key LIMIT ?4",
    [SQL_ROWS_BACK] =
        "SELECT key, value FROM rows WHERE kind = ?1 AND key >= ?2 AND key < ?3 ORDER BY key DESC LIMIT ?4",
};

bool sqlite_problem(sqlite3 *db, const char *word, struct nika_store_problem *problem)
{
    const int code = db ? sqlite3_errcode(db) : SQLITE_NOMEM;
    if (code == SQLITE_NOMEM)
        return store_problem(problem, "store-no-memory", ENOMEM, NULL);
    if (code == SQLITE_NOTADB)
        word = "store-other";
    if (code == SQLITE_INTERRUPT)
        word = "store-interrupted";
    if (code == SQLITE_CORRUPT)
        word = "store-damaged";
    const int error = code == SQLITE_FULL ? ENOSPC : sqlite3_system_errno(db);
    if (code == SQLITE_CANTOPEN && error == ENOENT)
        word = "store-missing";
    return store_problem(problem, word, error, sqlite3_errmsg(db));
}

bool sqlite_number(sqlite3 *db, const char *sql, int64_t *number)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK)
        return false;
    const bool there = sqlite3_step(statement) == SQLITE_ROW;
    if (there)
        *number = sqlite3_column_int64(statement, 0);
    return sqlite3_finalize(statement) == SQLITE_OK && there;
}

/* The first value that a statement returns; false if it fails. */
static bool first_said(sqlite3 *db, const char *sql, char *said, size_t room)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK)
        return false;
    const bool there = sqlite3_step(statement) == SQLITE_ROW;
    const char *words = there ? (const char *)sqlite3_column_text(statement, 0) : NULL;
    if (words)
        snprintf(said, room, "%s", words);
    return sqlite3_finalize(statement) == SQLITE_OK && words;
}

/* SQLite writes a heading and a line for each fault: the first fault, which is what an operator is shown on one line. */
static const char *first_fault(char *said)
{
    static const char heading[] = "*** in database main ***\n";
    char *const fault = strncmp(said, heading, sizeof heading - 1) == 0 ? said + sizeof heading - 1 : said;
    fault[strcspn(fault, "\n")] = '\0';
    return fault;
}

bool sqlite_sound(sqlite3 *db, const char *check, struct nika_store_problem *problem)
{
    char sql[64], said[sizeof problem->detail];
    snprintf(sql, sizeof sql, "PRAGMA %s(1)", check);
    if (!first_said(db, sql, said, sizeof said))
        return sqlite_problem(db, "store-cannot-read", problem);
    return strcmp(said, "ok") == 0 || store_problem(problem, "store-damaged", 0, first_fault(said));
}

/* Whether it is one of our stores, and its version; 0 if it is empty. */
static bool identify(sqlite3 *db, int *version, struct nika_store_problem *problem)
{
    int64_t application, number, tables;
    if (!sqlite_number(db, "PRAGMA application_id", &application) ||
        !sqlite_number(db, "PRAGMA user_version", &number) ||
        !sqlite_number(db, "SELECT count(*) FROM sqlite_schema", &tables))
        return sqlite_problem(db, "store-cannot-read", problem);
    const bool empty = application == 0 && number == 0 && tables == 0;
    if (!empty && (application != OUR_APPLICATION || number < 1))
        return store_problem(problem, "store-other", 0, "");
    if (number > VERSION)
        return store_problem(problem, "store-newer", 0, "");
    *version = (int)number;
    return true;
}

/* SQLite interprets some names as more than file names. */
static char *plain_path(const char *path)
{
    return path[0] == '/' ? disk_beside(path, "") : disk_beside("./", path);
}

sqlite3 *sqlite_open(const struct store_file *file, int flags, struct nika_store_problem *problem)
{
    sqlite3 *db = NULL;
    char *path = plain_path(file->path);
    const int code = path ? sqlite3_open_v2(path, &db, flags | SQLITE_OPEN_NOMUTEX, sqlite_vfs()) : SQLITE_NOMEM;
    free(path);
    if (code == SQLITE_OK) {
        sqlite3_busy_timeout(db, BUSY_MILLISECONDS);
        return db;
    }
    sqlite_problem(db, "store-cannot-open", problem);
    sqlite3_close(db);
    return NULL;
}

static bool run(sqlite3 *db, const char *sql, struct nika_store_problem *problem)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK || sqlite_problem(db, "store-cannot-write", problem);
}

/* Without a write-ahead log (some network file systems cannot do it) a power cut could undo a commit. */
static bool write_ahead(sqlite3 *db, struct nika_store_problem *problem)
{
    char mode[16];
    if (!first_said(db, "PRAGMA journal_mode = WAL", mode, sizeof mode))
        return sqlite_problem(db, "store-cannot-write", problem);
    return strcmp(mode, "wal") == 0 || store_problem(problem, "store-cannot-open", ENOTSUP, NULL);
}

/* Each migration is one transaction together with its version number, so that an interrupted one leaves no trace. */
static bool upgrade(sqlite3 *db, int version, struct nika_store_problem *problem)
{
    for (; version < VERSION; version++) {
        char sql[128];
        snprintf(sql, sizeof sql, "PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT;", OUR_APPLICATION,
                 version + 1);
        if (!run(db, "BEGIN IMMEDIATE", problem) || !run(db, steps[version], problem) || !run(db, sql, problem))
            return false;
    }
    return true;
}

/*
 * Checkpoints the whole write-ahead log and truncates it. A reader in another process may prevent that: harmless at
 * startup.
 */
static bool settle(struct sqlite *sqlite, bool first, struct nika_store_problem *problem)
{
    const int code = sqlite3_wal_checkpoint_v2(sqlite->db, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
    return code == SQLITE_OK || (first && code == SQLITE_BUSY) ||
           sqlite_problem(sqlite->db, "store-cannot-write", problem);
}

/* Starts a new write-ahead log by a commit. It must change something, or nothing would be written. */
static bool begin_log(sqlite3 *db, struct nika_store_problem *problem)
{
    return run(db, "UPDATE owner SET opened = opened + 1", problem);
}

static int committed(void *context, sqlite3 *db, const char *name, int frames)
{
    (void)db;
    (void)name;
    ((struct sqlite *)context)->frames = frames;
    return SQLITE_OK;
}

static bool prepare(struct sqlite *sqlite, struct nika_store_problem *problem)
{
    for (unsigned i = sqlite->file.look ? SQL_READING : 0; i < SQL_COUNT; i++)
        if (sqlite3_prepare_v3(sqlite->db, statements[i], -1, SQLITE_PREPARE_PERSISTENT, &sqlite->statements[i],
                               NULL) != SQLITE_OK)
            return sqlite_problem(sqlite->db, "store-cannot-read", problem);
    return true;
}

/* Memory-mapped I/O stays off: a disk error would become a signal. */
static bool set_up(struct sqlite *sqlite, int version, struct nika_store_problem *problem)
{
    char synchronous[64];
    snprintf(synchronous, sizeof synchronous, "PRAGMA synchronous = %s",
             sqlite->file.synchronous ? sqlite->file.synchronous : "FULL");
    if (!run(sqlite->db,
             "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;"
             "PRAGMA temp_store = MEMORY",
             problem))
        return false;
    if (sqlite->file.look) {
        for (; version < VERSION; version++)
            if (!run(sqlite->db, views[version - 1], problem))
                return false;
        return run(sqlite->db, "PRAGMA query_only = ON", problem);
    }
    sqlite3_wal_hook(sqlite->db, committed, sqlite);
    /* Before the first page is written, or it is too late: then free pages can be given back bit by bit. */
    if (version == 0 && !run(sqlite->db, "PRAGMA auto_vacuum = INCREMENTAL", problem))
        return false;
    return write_ahead(sqlite->db, problem) && run(sqlite->db, synchronous, problem) &&
           /* What is deleted is overwritten: somebody who was erased is not to be found in the file's free pages. */
           run(sqlite->db,
               "PRAGMA cache_size = -16384; PRAGMA journal_size_limit = 16777216; PRAGMA secure_delete = ON", problem);
}

/* Sets up an opened file as a store: checks it, and creates or migrates its schema. */
static bool enter(struct sqlite *sqlite, bool first, struct nika_store_problem *problem)
{
    int version = 0;
    if (!identify(sqlite->db, &version, problem))
        return false;
    if (sqlite->file.look && version == 0)
        return store_problem(problem, "store-other", 0, "");
    if (!sqlite->file.look && sqlite3_db_readonly(sqlite->db, "main") == 1)
        return store_problem(problem, "store-cannot-open", EROFS, NULL);
    if (!set_up(sqlite, version, problem))
        return false;
    if (!sqlite->file.look &&
        (!settle(sqlite, first, problem) || !upgrade(sqlite->db, version, problem) || !begin_log(sqlite->db, problem)))
        return false;
    sqlite->frames = 0;
    sqlite->due = sqlite->file.frames;
    return prepare(sqlite, problem);
}

static bool connect(struct sqlite *sqlite, bool first, struct nika_store_problem *problem)
{
    sqlite->db =
        sqlite_open(&sqlite->file, SQLITE_OPEN_READWRITE | (sqlite->file.modelled ? SQLITE_OPEN_CREATE : 0), problem);
    if (!sqlite->db)
        return false;
    if (enter(sqlite, first, problem))
        return true;
    sqlite_disconnect(sqlite);
    return false;
}

bool sqlite_connect(struct sqlite *sqlite, struct nika_store_problem *problem)
{
    struct nika_store_problem unheard;
    return sqlite->db || connect(sqlite, false, problem ? problem : &unheard);
}

void sqlite_disconnect(struct sqlite *sqlite)
{
    for (unsigned i = 0; i < SQL_COUNT; i++) {
        sqlite3_finalize(sqlite->statements[i]);
        sqlite->statements[i] = NULL;
    }
    sqlite3_close(sqlite->db);
    sqlite->db = NULL;
}

struct nika_store *store_open_file(const struct store_file *file, struct nika_store_problem *problem)
{
    struct sqlite *sqlite = calloc(1, sizeof *sqlite);
    char *path = disk_beside(file->path, "");
    if (!sqlite || !path) {
        free(sqlite);
        free(path);
        store_problem(problem, "store-no-memory", ENOMEM, NULL);
        return NULL;
    }
    sqlite->store.kind = &sqlite_kind;
    sqlite->file = *file;
    sqlite->file.path = path;
    sqlite->file.frames = file->frames ? file->frames : FRAMES;
    sqlite->lock = -1;
    bool fine = true;
    if (!file->modelled && !file->look) {
        sqlite->lock = disk_lock(path, problem);
        fine = sqlite->lock >= 0 && disk_create(path, problem);
    }
    fine = fine && connect(sqlite, true, problem) &&
           (file->modelled || file->look ||
            disk_sync_folder(path, problem)); /* the new file's name must be durable, too */
    if (fine)
        return &sqlite->store;
    nika_store_close(&sqlite->store);
    return NULL;
}
