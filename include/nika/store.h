/*
 * store.h: where a server keeps what must outlive it. Two things: logs, one for each table, to which entries are appended;
 * and rows, small values by kind and key (accounts, sessions, who played where). What entries and values mean is the
 * business of others: here they are bytes.
 *
 * An append is compare-and-append: it says which number the entry will have and by which epoch its writer owns the table,
 * and it is refused if either is not so. So a server that has lost its tables to another, or that has been asleep, can't
 * write to them. A store in one file has one owner at a time, and claiming it ends every older epoch, for all its logs. A
 * store that several nodes share would have an epoch for each log: what writers say and are told stays the same.
 *
 * Nothing here knows of threads: a store is used by one thread at a time, and calls block.
 */
#ifndef NIKA_STORE_H
#define NIKA_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    NIKA_ENTRY_MAX = 16384, /* bytes of an entry of a log */
    NIKA_KEY_MAX = 128,     /* bytes of a key or of a table's id, its final NUL included; none is empty */
    NIKA_VALUE_MAX = 4096   /* bytes of a row's value */
};

enum nika_row_kind { NIKA_ROW_META, NIKA_ROW_ACCOUNT, NIKA_ROW_SESSION, NIKA_ROW_PLAYED, NIKA_ROW_KINDS };

/* What a log is good for. Only live ones are read when a server starts. */
enum nika_log_state { NIKA_LOG_LIVE, NIKA_LOG_OVER, NIKA_LOG_DAMAGED, NIKA_LOG_STATES };

enum nika_op_kind {
    NIKA_OP_APPEND, /* table, number, value: number 0 makes the log, any other is how many entries it has */
    NIKA_OP_STATE,  /* table, state: a conflict if there is no such log */
    NIKA_OP_PUT,    /* row, key, value: new, or in place of the old one */
    NIKA_OP_ADD,    /* the same, but a conflict if the key is there */
    NIKA_OP_DROP,   /* row, key: it need not be there */
    NIKA_OP_FORGET /* table: the whole log, of a table that was closed before anything was played; it need not be there */
};

struct nika_op {
    enum nika_op_kind kind;
    const char *table;
    uint32_t number;
    uint64_t epoch; /* with a table: the epoch by which the writer owns it */
    enum nika_log_state state;
    enum nika_row_kind row;
    const char *key;
    const char *value;
    size_t size;
};

/* Some operations that are kept all together or not at all. */
struct nika_unit {
    const struct nika_op *ops;
    unsigned count;
};

enum nika_kept {
    NIKA_KEPT,
    NIKA_KEPT_CONFLICT, /* the number, the epoch or the key, or something too large: nothing of this unit is kept, others
                         * are */
    NIKA_KEPT_FULL,     /* no room: nothing of any unit is kept, now or ever; there may be room later */
    NIKA_KEPT_BROKEN /* it could not be written, or nobody can say whether it was: only reading tells, once that works */
};

struct nika_store;
struct nika_store_kind; /* the functions behind it; inside the room */

/* Why something did not go well: a word for a sentence of the text room, the system's number of the error or 0, and what
 * the system or SQLite said. The words:
 *   "store-no-memory"    there is no memory
 *   "store-cannot-open"  a file can't be opened, or not be written to
 *   "store-cannot-read", "store-cannot-write"   a file that was opened
 *   "store-missing"      there is no such file, and it was not to be made
 *   "store-exists"       there is such a file, and it was not to be replaced
 *   "store-same"         that is the store itself
 *   "store-newer"        made by a newer version
 *   "store-other"        not a store of ours
 *   "store-damaged"      the check of the file failed
 *   "store-in-use"       a server uses it */
struct nika_store_problem {
    const char *word;
    int error;
    char detail[256];
};

/* A store in memory, for tests and for servers that keep nothing; or in a file of SQLite, which is made if it is not
 * there, and belongs to this process alone until it is closed. NULL on failure. */
struct nika_store *nika_store_memory(struct nika_store_problem *problem);
struct nika_store *nika_store_sqlite(const char *path, struct nika_store_problem *problem);

/* A file for reading alone, also while a server uses it. */
struct nika_store *nika_store_look(const char *path, struct nika_store_problem *problem);

void nika_store_close(struct nika_store *store);

/* Takes the store for a new owner, whose epoch comes back: the first one is 1. Older epochs are conflicts from then on.
 * False if that could not be written. */
bool nika_store_claim(struct nika_store *store, uint64_t *epoch);

/* Keeps units in order, in one commit that has reached the disk when this returns; `outcomes` has one for each. After
 * FULL and BROKEN the store can still be used: it recovers by itself as soon as the disk lets it. */
void nika_store_keep(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes);

/* Housekeeping, which can take as long as some commits: for the moment when outcomes have been passed on. */
void nika_store_tidy(struct nika_store *store);

/* Reads. Functions of a reader return false to end early; what they are handed is valid until they return, and they must
 * not use the store. All reads return false if the store could not be read. A log comes entry by entry, in order; `state`
 * is that of the log. Rows come by key, in byte order, from the first one that is above `after` (or from the first, for
 * NULL) among those that begin with `prefix`; backwards if asked (then those below `after`); at most `most`. */
struct nika_store_reader {
    bool (*entry)(void *context, const char *table, uint32_t number, const char *bytes, size_t size);
    bool (*row)(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size);
    void *context;
    /* May be NULL; else called by nika_store_all before the entries of each log, with how many there should be. */
    bool (*log)(void *context, const char *table, enum nika_log_state state, uint32_t entries);
};
bool nika_store_live(struct nika_store *store,
                     const struct nika_store_reader *reader); /* all live logs, one after the other */
bool nika_store_all(struct nika_store *store, const struct nika_store_reader *reader); /* the others too */
bool nika_store_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                    const struct nika_store_reader *reader);
bool nika_store_rows(struct nika_store *store, enum nika_row_kind kind, const char *prefix, const char *after,
                     bool backwards, unsigned most, const struct nika_store_reader *reader);

/* For operators: stores in files only. A copy, also while a server writes, as one file of its own, whole or not at all;
 * such a copy, put in the place of a store that nobody uses (what was there, if it may be replaced, is kept beside it under
 * the name PATH.old); a check of the whole file and of every log's numbers, which fails only if the file can't be read or
 * is damaged. */
bool nika_store_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem);
bool nika_store_restore(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem);
struct nika_store_report {
    uint64_t logs[NIKA_LOG_STATES];
    uint64_t entries, rows[NIKA_ROW_KINDS], bytes;
    uint64_t faults;          /* logs with gaps, missing or foreign entries */
    char first[NIKA_KEY_MAX]; /* the first such log */
    uint64_t orphans;         /* if there are none of these: entries that belong to no log */
};
bool nika_store_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);

#endif
