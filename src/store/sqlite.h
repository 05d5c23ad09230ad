/*
 * sqlite.h: what the files of the SQLite store share.
 */
#ifndef NIKA_STORE_SQLITE_H
#define NIKA_STORE_SQLITE_H

#include <sqlite3.h>
#include <stdatomic.h>

#include "store_internal.h"

/* The prepared statements. */
enum statement {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_SAVE,
    SQL_BACK,
    SQL_RELEASE,
    SQL_CLAIM,
    SQL_CLEAN,
    SQL_CHECKED,
    SQL_NEW_LOG,
    SQL_ENTRY,
    SQL_GROW_LOG,
    SQL_STATE,
    SQL_PUT,
    SQL_ADD,
    SQL_DROP,
    SQL_FORGET_ENTRIES,
    SQL_FORGET_LOG,
    SQL_READING, /* those from here on only read */
    SQL_EPOCH = SQL_READING,
    SQL_PAST,
    SQL_LOG,
    SQL_LIVE,
    SQL_ALL,
    SQL_OLD,
    SQL_ENTRIES,
    SQL_ROWS,
    SQL_ROWS_BACK,
    SQL_COUNT
};

/*
 * The row ids of the entries of log ?1, from last to first. They only decrease along the chain: one that does not is
 * damaged, and is not followed, or the recursion might never end.
 */
#define SQL_CHAIN                                                                                                      \
    "WITH RECURSIVE chain(place) AS (SELECT last FROM logs WHERE id = ?1"                                              \
    " UNION ALL SELECT before FROM chain JOIN entries USING(place) WHERE before < place) "

/* The statement that sqlite_check_log is given. */
#define SQL_CHAIN_NUMBERS                                                                                              \
    SQL_CHAIN "SELECT count(*), min(number), max(number), count(nullif(log, ?2)) FROM chain JOIN entries USING(place)"

struct sqlite {
    struct nika_store store;
    struct store_file file; /* the options it was opened with; it owns the path */
    int lock;               /* descriptor of PATH.lock, or -1 */
    sqlite3 *db;            /* NULL after a failure, until it is reopened */
    sqlite3_stmt *statements[SQL_COUNT];
    bool claimed;            /* by this process: it leaves a mark when it closes the store */
    int failed;              /* SQLite's code of the last read that failed */
    bool background;         /* work in small steps */
    atomic_bool interrupted; /* by another thread */
    int frames;              /* in the write-ahead log, after the last commit */
    int due;                 /* number of frames at which a checkpoint is due */
};

/* sqlite_file.c. Reopens the file after a failure, if necessary; false if that fails. The problem may be NULL. */
bool sqlite_connect(struct sqlite *sqlite, struct nika_store_problem *problem);

/* Closes the connection until the next use. Uncommitted writes are lost. */
void sqlite_disconnect(struct sqlite *sqlite);

/* Opens SQLite's own handle on a file; NULL on failure. */
sqlite3 *sqlite_open(const struct store_file *file, int flags, struct nika_store_problem *problem);

/* sqlite_vfs.c: the name of SQLite's way to files that leaves nothing of what was deleted. */
const char *sqlite_vfs(void);

/* A statement's integer result; false if it fails. */
bool sqlite_number(sqlite3 *db, const char *sql, int64_t *number);

/* Runs one of SQLite's own checks, quick_check or integrity_check. */
bool sqlite_sound(sqlite3 *db, const char *check, struct nika_store_problem *problem);

/* Fills in the problem from SQLite's error. Returns false. */
bool sqlite_problem(sqlite3 *db, const char *word, struct nika_store_problem *problem);

/* sqlite_care.c */
void sqlite_background(struct nika_store *store);
void sqlite_interrupt(struct nika_store *store);
bool sqlite_size(struct nika_store *store, uint64_t *bytes, uint64_t *unused);
bool sqlite_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem);
bool sqlite_restore(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem);
/* Whether the chain of a log has all its entries, numbered from 0, and none of another log. */
int sqlite_check_log(sqlite3_stmt *chain, const char *id, int64_t log, int64_t entries, bool *fine);
bool sqlite_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);

/* sqlite.c */
extern const struct nika_store_kind sqlite_kind;

/* disk.c: file operations. The lock of PATH: a descriptor, or -1. */
int disk_lock(const char *path, struct nika_store_problem *problem);
void disk_unlock(int lock);

/* Creates an empty file with mode 0600, unless it exists. */
bool disk_create(const char *path, struct nika_store_problem *problem);

/* fsyncs a file's directory, so that new names survive a power cut. */
bool disk_sync_folder(const char *path, struct nika_store_problem *problem);

/* PATH and a suffix, as a new string; NULL if out of memory. */
char *disk_beside(const char *path, const char *ending);

#endif
