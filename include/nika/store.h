/*
 * store.h: the server's persistent storage: append-only logs, one per table, and small rows by kind and key. Rows hold
 * accounts, sessions, bans, and who played where. The store does not interpret entries and values: they are bytes.
 *
 * An append is compare-and-append: it states the entry's number and the epoch (fencing token) by which its writer owns
 * the table, and is refused if either is wrong. So a server that has lost its tables to another, or was suspended,
 * cannot write to them. A store has one owner at a time, and claiming it ends every older epoch, for all logs. Nodes that
 * share a store in a database agree on the owner by a lease (nika_store_lease).
 *
 * Not thread-safe: a store is used by one thread at a time, and calls block.
 */
#ifndef NIKA_STORE_H
#define NIKA_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    NIKA_ENTRY_MAX = 16384, /* bytes of an entry of a log */
    NIKA_KEY_MAX = 128,     /* bytes of a key or table id, including the NUL; never empty */
    NIKA_VALUE_MAX = 4096   /* bytes of a row's value */
};

/* Stored as numbers: new kinds come last. */
enum nika_row_kind {
    NIKA_ROW_META,
    NIKA_ROW_ACCOUNT,
    NIKA_ROW_SESSION,
    NIKA_ROW_PLAYED, /* who played where */
    NIKA_ROW_BAN,    /* who may not come in, or may not chat */
    NIKA_ROW_REPORT, /* what players reported */
    NIKA_ROW_AUDIT,  /* what hosts did */
    NIKA_ROW_DAY,    /* results of the deal of the day */
    NIKA_ROW_KINDS
};

/* The state of a log. Only live ones are read when a server starts. */
enum nika_log_state { NIKA_LOG_LIVE, NIKA_LOG_OVER, NIKA_LOG_DAMAGED, NIKA_LOG_STATES };

enum nika_op_kind {
    NIKA_OP_APPEND, /* table, number, value: number 0 creates the log; otherwise it is the current number of entries */
    NIKA_OP_STATE,  /* table, state, date: a conflict if the log does not exist */
    NIKA_OP_PUT,    /* row, key, value: inserts or replaces */
    NIKA_OP_ADD,    /* the same, but a conflict if the key exists */
    NIKA_OP_DROP,   /* row, key: may be absent */
    NIKA_OP_FORGET  /* table: deletes the whole log, of a table closed before anything was played; may be absent */
};

struct nika_op {
    enum nika_op_kind kind;
    const char *table;
    uint32_t number;
    uint64_t epoch; /* for a table: the epoch by which the writer owns it */
    enum nika_log_state state;
    int64_t date; /* for a state: when the game ended, in milliseconds since 1970; 0 if unknown; live logs have none */
    enum nika_row_kind row;
    const char *key;
    const char *value;
    size_t size;
};

/* Operations that are committed atomically. */
struct nika_unit {
    const struct nika_op *ops;
    unsigned count;
};

enum nika_kept {
    NIKA_KEPT,
    NIKA_KEPT_CONFLICT, /* wrong number, epoch or key, or too large: nothing of this unit is stored, others are */
    NIKA_KEPT_NOTHING,  /* nothing of any unit is stored, and never will be: the disk is full, or the database cannot be
                         * reached; that may be over later */
    NIKA_KEPT_BROKEN    /* the write failed, or its outcome is unknown: only reading tells, once that works. Also of
                         * rows alone, if the store knows that another owner has come after this one */
};

struct nika_store;
struct nika_store_kind; /* the functions behind it; private to the store */

/*
 * Why an operation failed: a word for a message of the catalogue, errno or 0, and what the system or SQLite said. The
 * words:
 *   "store-no-memory"    out of memory
 *   "store-cannot-open"  a file cannot be opened, or not for writing
 *   "store-cannot-read", "store-cannot-write"   an open file
 *   "store-missing"      the file does not exist, and was not to be created
 *   "store-exists"       the file exists, and was not to be replaced
 *   "store-same"         that is the store itself
 *   "store-newer"        made by a newer version
 *   "store-other"        not one of our stores
 *   "store-damaged"      the check of the file failed
 *   "store-in-use"       a server uses it
 *   "store-interrupted"  nika_store_interrupt was called
 *   "store-no-client"    libpq, PostgreSQL's client library, is not installed, or lacks a function
 *   "store-unreachable"  the database does not answer, or does not let us in
 *   "store-not-here"     that can't be done with a store of this kind
 *   "store-not-empty"    something is stored there already
 *   "store-differs"      a copy is not the same as its original
 *   "store-empty"        nika_store_look: a database without tables of ours
 *   "store-unfinished"   copying into it was interrupted (nika_store_whole)
 */
struct nika_store_problem {
    const char *word;
    int error;
    char detail[256];
};

/*
 * A store in memory, for tests and for servers that keep nothing; or in an SQLite file, which is created if absent and
 * locked by this process until it is closed. NULL on failure.
 */
struct nika_store *nika_store_memory(struct nika_store_problem *problem);
struct nika_store *nika_store_sqlite(const char *path, struct nika_store_problem *problem);

/*
 * A store in a PostgreSQL database, which several programs may open at once: `where` is an address as libpq knows it,
 * "postgresql://user@host:port/database?options". Its tables are made if they are absent, and brought up to date step by
 * step: a program works with the schema of its own version and with that of the next one.
 */
struct nika_store *nika_store_postgresql(const char *where, struct nika_store_problem *problem);

/* Whether this names a database and not a file: it begins with postgresql:// or postgres://. */
bool nika_store_is_address(const char *where);

/* Opens whichever of the two it names. */
struct nika_store *nika_store_open(const char *where, struct nika_store_problem *problem);

/* Opens a file or a database read-only, also while a server uses it. */
struct nika_store *nika_store_look(const char *where, struct nika_store_problem *problem);

void nika_store_close(struct nika_store *store);

/*
 * Claims the store for a new owner and returns its epoch; the first is 1. Older epochs are conflicts from then on.
 * False if that could not be written.
 */
bool nika_store_claim(struct nika_store *store, uint64_t *epoch);

/*
 * Writes with an epoch that another handle of this process has claimed or leased; `since`: when it began, as the lease
 * says (0: not checked), because a database that goes on from an older copy of itself counts some epochs again. Returns
 * once no other session can write with it any more, and all that earlier ones have committed can be read. False if that
 * failed, or if it is no longer the latest epoch. Without this, writes of a store in a database carry the epoch of
 * nika_store_claim on the same handle.
 */
bool nika_store_own(struct nika_store *store, uint64_t epoch, int64_t since);

/*
 * What earlier owners have left, asked before claiming: whether the last one closed the store in good order, and when
 * the whole file was last found sound (milliseconds since 1970; 0: never). Opening does not check the file, which would
 * take longer the more games there are; that can be done later, in the background. False if it could not be read, or if
 * nothing could be appended.
 */
struct nika_store_past {
    bool clean;
    int64_t checked;
};
bool nika_store_past(struct nika_store *store, struct nika_store_past *past);

/* Remembers that the file was found sound. False if that could not be written. */
bool nika_store_checked(struct nika_store *store, int64_t date);

/*
 * Writes units in order, in one commit that is on disk when this returns; `outcomes` gets one for each. After FULL and
 * BROKEN the store remains usable: it recovers by itself as soon as the disk allows.
 */
void nika_store_keep(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes);

/* Housekeeping (checkpoint), which can take as long as several commits: call it after outcomes have been passed on. */
void nika_store_tidy(struct nika_store *store);

/*
 * Gives some free pages back to the file system, as much as one commit may take; whether there are more. Some always
 * stay, for what comes next. Files made before version 2 of the schema give back nothing until they are compacted.
 */
bool nika_store_shrink(struct nika_store *store);

/*
 * The lease: which node owns a store in a database, by the database's clock alone. Each node asks now and then, on a
 * handle of its own; asking also lists it among the nodes for as long as a lease lasts.
 */
enum { NIKA_NODE_NAME_MAX = 64, NIKA_NODE_ADDRESS_MAX = 128, NIKA_NODE_VERSION_MAX = 32, NIKA_NODES_MAX = 32 };

struct nika_node {
    char name[NIKA_NODE_NAME_MAX];       /* unique among those that run */
    char address[NIKA_NODE_ADDRESS_MAX]; /* "host:port", where other nodes reach it */
    char version[NIKA_NODE_VERSION_MAX]; /* of the program */
    bool leaving;                        /* it is shutting down, and takes no lease */
};

enum nika_lease_wish {
    NIKA_LEASE_FOLLOW, /* only be listed, and see who has it; `epoch` 0 */
    NIKA_LEASE_TAKE,   /* take it if it has ended, or was given to this node or to anybody: a new epoch */
    NIKA_LEASE_RENEW,  /* it is ours under `epoch`: prolong it. It stays ours until somebody has taken it */
    NIKA_LEASE_GIVE    /* it is ours under `epoch`: end it now. `heir`, a node's name, alone may take it for a second */
};

struct nika_lease_request {
    const struct nika_node *node; /* who asks */
    enum nika_lease_wish wish;
    uint64_t epoch;
    unsigned length;  /* milliseconds */
    const char *heir; /* or NULL */
};

struct nika_lease {
    bool ours;               /* it is, under `epoch` */
    bool ended;              /* nobody has it; somebody may take it */
    uint64_t epoch;          /* the latest */
    int64_t since;           /* when it began, as nika_store_own wants it */
    int64_t history;         /* another one: a copy took over, which may lack what came last; 0: unknown */
    int64_t left;            /* milliseconds until it ends */
    struct nika_node holder; /* of the latest epoch; without a name if there was none */
    unsigned count;          /* nodes that have asked lately, this one included, by name */
    struct nika_node nodes[NIKA_NODES_MAX];
};
bool nika_store_lease(struct nika_store *store, const struct nika_lease_request *request, struct nika_lease *lease,
                      struct nika_store_problem *problem);

/*
 * Reads. A reader's callbacks return false to stop early; what they are passed is valid until they return, and they
 * must not use the store. All reads return false if the store could not be read. A log comes entry by entry, in order;
 * `state` is the log's. Rows come by key in byte order, starting above `after` (or with the first, for NULL), among
 * those that begin with `prefix`; descending if asked (then those below `after`); at most `most`.
 */
struct nika_store_reader {
    bool (*entry)(void *context, const char *table, uint32_t number, const char *bytes, size_t size);
    bool (*row)(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size);
    void *context;
    /*
     * May be NULL; otherwise called by nika_store_all and nika_store_log before a log's entries, with their expected
     * number and the date of the game's end (0 if it has none).
     */
    bool (*log)(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended);
    /*
     * May be NULL; otherwise called by nika_store_live for a log that can't be read, instead of its entries, and the
     * others are still read. `damaged`: what is stored is wrong. Otherwise the disk could not be read, which may pass.
     */
    void (*unreadable)(void *context, const char *table, bool damaged);
};
bool nika_store_live(struct nika_store *store,
                     const struct nika_store_reader *reader); /* all live logs, one after the other */
bool nika_store_all(struct nika_store *store, const struct nika_store_reader *reader); /* the others too */

/*
 * The logs in a state whose games ended from one date on and before another, the oldest first, at most `most`: only the
 * reader's `log` is called, for each. Logs whose end has no date are never among them.
 */
bool nika_store_old(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                    const struct nika_store_reader *reader);
bool nika_store_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                    const struct nika_store_reader *reader);
bool nika_store_rows(struct nika_store *store, enum nika_row_kind kind, const char *prefix, const char *after,
                     bool backwards, unsigned most, const struct nika_store_reader *reader);

/*
 * For operators; stores in files only. Backup: a consistent copy in one file, also while a server writes, complete or
 * not at all. Restore: puts such a copy in place of a store that nobody uses (an existing file, if it may be replaced,
 * is kept as PATH.old). Check: the whole file and every log's numbers; fails only if the file cannot be read or is
 * damaged.
 */
bool nika_store_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem);
bool nika_store_restore(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem);
/*
 * A store that is only looked at, in the background of a server: backups and checks go in small steps with pauses. A
 * backup is not read back then, which must be done later. Another thread may interrupt what is under way, which then
 * fails ("store-interrupted").
 */
void nika_store_background(struct nika_store *store);
void nika_store_interrupt(struct nika_store *store);

/* The size of the file, and how much of it is unused, in bytes. */
bool nika_store_size(struct nika_store *store, uint64_t *bytes, uint64_t *unused);

/* Renames a file so that it has the new name after a power cut, too; an older file of that name is replaced. */
bool nika_store_rename(const char *from, const char *to, struct nika_store_problem *problem);

struct nika_store_report {
    uint64_t logs[NIKA_LOG_STATES];
    uint64_t entries, rows[NIKA_ROW_KINDS], bytes;
    uint64_t faults;          /* logs with gaps, missing or foreign entries */
    char first[NIKA_KEY_MAX]; /* the first such log */
    uint64_t orphans;         /* only if there are no faults: entries that belong to no log */
};
bool nika_store_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem);

/*
 * Saves everything that can be read of a damaged file, which nobody may use, into a new store: logs that are whole, and
 * rows. `tell` is called for each log that has lost entries, and is left out. Entries whose log is lost are counted.
 */
struct nika_store_salvage {
    void (*tell)(void *context, const char *table);
    void *context;
    uint64_t lost, lost_entries;
};
bool nika_store_salvage(const char *from, const char *to, struct nika_store_salvage *report,
                        struct nika_store_problem *problem);

/*
 * Copies everything from one store into another that is empty, and then reads both to see that they hold the same. The
 * source must not be in use. "store-differs": the check found a difference, and `detail` says where; "store-not-empty".
 * `epoch`: by which the target was leased; 0: it is claimed, once it is known to be empty.
 *
 * Until all that is done, the target is marked, so that nobody takes a part for the whole.
 */
struct nika_store_copied {
    uint64_t logs, entries, rows;
    struct nika_store *at; /* after a failure: the one of the two that the problem is about */
};
bool nika_store_copy(struct nika_store *from, struct nika_store *to, uint64_t epoch, struct nika_store_copied *copied,
                     struct nika_store_problem *problem);

/*
 * False if this is no store to work with, but what an interrupted copy has left: "store-unfinished". If that can't be
 * read, neither can the rest, and whoever reads that will know.
 */
bool nika_store_whole(struct nika_store *store, struct nika_store_problem *problem);

/* Rewrites a file that nobody uses as small as it can be; from then on it gives free pages back by itself. */
bool nika_store_compact(const char *path, struct nika_store_problem *problem);

#endif
