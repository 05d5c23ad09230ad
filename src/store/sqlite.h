/*
 * sqlite.h: what the files of the store in a file of SQLite share.
 */
#ifndef NIKA_STORE_SQLITE_H
#define NIKA_STORE_SQLITE_H

#include <sqlite3.h>

#include "inside.h"

/* The statements that are prepared once. */
enum statement {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_SAVE,
    SQL_BACK,
    SQL_RELEASE,
    SQL_EPOCH,
    SQL_CLAIM,
    SQL_LOG,
    SQL_NEW_LOG,
    SQL_ENTRY,
    SQL_GROW_LOG,
    SQL_STATE,
    SQL_PUT,
    SQL_ADD,
    SQL_DROP,
    SQL_FORGET_ENTRIES,
    SQL_FORGET_LOG,
    SQL_LIVE,
    SQL_ALL,
    SQL_ENTRIES,
    SQL_ROWS,
    SQL_ROWS_BACK,
    SQL_COUNT
};

/* The places of the entries of the log ?1, from the last to the first. Places only grow: what says otherwise is damaged, and
 * not followed, or there would be no end. */
#define SQL_CHAIN                                                                                                      \
    "WITH RECURSIVE chain(place) AS (SELECT last FROM logs WHERE id = ?1"                                              \
    " UNION ALL SELECT before FROM chain JOIN entries USING(place) WHERE before < place) "

struct sqlite {
    struct nika_store store;
    struct store_file file; /* as it was opened; its path is our own */
    int lock;               /* of the file PATH.lock, or -1 */
    sqlite3 *db;            /* NULL after a failure, until it is opened again */
    sqlite3_stmt *statements[SQL_COUNT];
    int frames; /* of the write-ahead log, after the last commit */
    int due;    /* so many, and it is time to write them to their places */
};

/* sqlite_file.c. Opens the file again after a failure, if that is so; false if it can't be. The problem may be NULL. */
bool sqlite_connect(struct sqlite *sqlite, struct nika_store_problem *problem);

/* Closes it, until the next use. What was written and not committed is gone. */
void sqlite_disconnect(struct sqlite *sqlite);

/* Opens SQLite's own handle on a file; NULL on failure. */
sqlite3 *sqlite_open(const struct store_file *file, int flags, struct nika_store_problem *problem);

/* A number that a statement says; false if it can't. */
bool sqlite_number(sqlite3 *db, const char *sql, int64_t *number);

/* Runs one of SQLite's own checks, quick_check or integrity_check. */
bool sqlite_sound(sqlite3 *db, const char *check, struct nika_store_problem *problem);

/* Says why, as SQLite knows it. Returns false. */
bool sqlite_problem(sqlite3 *db, const char *word, struct nika_store_problem *problem);

/* sqlite_care.c */
bool sqlite_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem);
bool sqlite_restore(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem);
bool sqlite_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);

/* sqlite.c */
extern const struct nika_store_kind sqlite_kind;

/* disk.c: files as such. The lock of PATH: a descriptor, or -1. */
int disk_lock(const char *path, struct nika_store_problem *problem);
void disk_unlock(int lock);

/* Makes an empty file for our eyes only, unless there is one. */
bool disk_create(const char *path, struct nika_store_problem *problem);

/* What was done to names in a file's folder has reached the disk. */
bool disk_sync_folder(const char *path, struct nika_store_problem *problem);

/* PATH and an ending, as a new string; NULL if there is no memory. */
char *disk_beside(const char *path, const char *ending);

#endif
