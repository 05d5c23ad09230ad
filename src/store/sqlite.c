/*
 * sqlite.c: the SQLite store: writing and reading. All units that arrive together share one transaction and one fsync
 * (group commit): larger batches cost less per unit.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sqlite.h"

enum { UNTIDY = 4 }; /* multiple of the usual frames after which a checkpoint is forced */

static int bind_words(sqlite3_stmt *statement, int place, const char *words)
{
    return sqlite3_bind_text(statement, place, words, -1, SQLITE_STATIC);
}

static int bind_bytes(sqlite3_stmt *statement, int place, const char *bytes, size_t size)
{
    return sqlite3_bind_blob(statement, place, size ? bytes : "", (int)size, SQLITE_STATIC);
}

/* Runs a statement that is bound and returns no rows. Who only looks has none that write. */
static int step(struct sqlite *sqlite, enum statement which)
{
    if (!sqlite->statements[which])
        return SQLITE_READONLY;
    sqlite3_step(sqlite->statements[which]);
    return sqlite3_reset(sqlite->statements[which]);
}

/*
 * Operations: each returns SQLite's code, and whether there was a conflict. An operation in conflict changes nothing.
 */

/* What is known of a log. */
struct log {
    bool there;
    int64_t log, entries, last, ended;
    enum nika_log_state state;
};

static int find_log(struct sqlite *sqlite, const char *id, struct log *log)
{
    sqlite3_stmt *statement = sqlite->statements[SQL_LOG];
    bind_words(statement, 1, id);
    *log = (struct log){.there = sqlite3_step(statement) == SQLITE_ROW};
    if (log->there) {
        log->log = sqlite3_column_int64(statement, 0);
        log->entries = sqlite3_column_int64(statement, 1);
        log->last = sqlite3_column_int64(statement, 2);
        log->state = (enum nika_log_state)sqlite3_column_int(statement, 3);
        log->ended = sqlite3_column_int64(statement, 4);
    }
    return sqlite3_reset(statement);
}

static int new_log(struct sqlite *sqlite, const char *id, struct log *log)
{
    bind_words(sqlite->statements[SQL_NEW_LOG], 1, id);
    const int code = step(sqlite, SQL_NEW_LOG);
    log->log = sqlite3_last_insert_rowid(sqlite->db);
    return code;
}

/* Appends an entry to a log. */
static int grow(struct sqlite *sqlite, const struct log *log, const struct nika_op *op)
{
    sqlite3_stmt *entry = sqlite->statements[SQL_ENTRY], *grown = sqlite->statements[SQL_GROW_LOG];
    sqlite3_bind_int64(entry, 1, log->log);
    sqlite3_bind_int64(entry, 2, op->number);
    if (op->number)
        sqlite3_bind_int64(entry, 3, log->last);
    else
        sqlite3_bind_null(entry, 3);
    bind_bytes(entry, 4, op->value, op->size);
    const int code = step(sqlite, SQL_ENTRY);
    if (code != SQLITE_OK)
        return code;
    sqlite3_bind_int64(grown, 1, log->log);
    sqlite3_bind_int64(grown, 2, (int64_t)op->number + 1);
    sqlite3_bind_int64(grown, 3, sqlite3_last_insert_rowid(sqlite->db));
    return step(sqlite, SQL_GROW_LOG);
}

static int append(struct sqlite *sqlite, const struct nika_op *op, bool *conflict)
{
    struct log log;
    int code = find_log(sqlite, op->table, &log);
    *conflict = code == SQLITE_OK && (op->number == 0 ? log.there : !log.there || log.entries != op->number);
    if (code == SQLITE_OK && !*conflict && op->number == 0)
        code = new_log(sqlite, op->table, &log);
    return code == SQLITE_OK && !*conflict ? grow(sqlite, &log, op) : code;
}

static int set_state(struct sqlite *sqlite, const struct nika_op *op, bool *conflict)
{
    bind_words(sqlite->statements[SQL_STATE], 1, op->table);
    sqlite3_bind_int(sqlite->statements[SQL_STATE], 2, (int)op->state);
    sqlite3_bind_int64(sqlite->statements[SQL_STATE], 3, op->state == NIKA_LOG_LIVE ? 0 : op->date);
    const int code = step(sqlite, SQL_STATE);
    *conflict = code == SQLITE_OK && sqlite3_changes(sqlite->db) == 0;
    return code;
}

static int put(struct sqlite *sqlite, const struct nika_op *op, bool *conflict)
{
    const enum statement which = op->kind == NIKA_OP_ADD ? SQL_ADD : SQL_PUT;
    sqlite3_stmt *statement = sqlite->statements[which];
    sqlite3_bind_int(statement, 1, (int)op->row);
    bind_words(statement, 2, op->key);
    bind_bytes(statement, 3, op->value, op->size);
    const int code = step(sqlite, which);
    *conflict = code == SQLITE_OK && sqlite3_changes(sqlite->db) == 0;
    return code;
}

static int drop(struct sqlite *sqlite, const struct nika_op *op)
{
    sqlite3_bind_int(sqlite->statements[SQL_DROP], 1, (int)op->row);
    bind_words(sqlite->statements[SQL_DROP], 2, op->key);
    return step(sqlite, SQL_DROP);
}

static int forget(struct sqlite *sqlite, const struct nika_op *op)
{
    bind_words(sqlite->statements[SQL_FORGET_ENTRIES], 1, op->table);
    bind_words(sqlite->statements[SQL_FORGET_LOG], 1, op->table);
    const int code = step(sqlite, SQL_FORGET_ENTRIES);
    return code == SQLITE_OK ? step(sqlite, SQL_FORGET_LOG) : code;
}

static int operate(struct sqlite *sqlite, uint64_t epoch, const struct nika_op *op, bool *conflict)
{
    *conflict = !store_op_fits(op, epoch);
    if (*conflict)
        return SQLITE_OK;
    switch (op->kind) {
    case NIKA_OP_APPEND:
        return append(sqlite, op, conflict);
    case NIKA_OP_STATE:
        return set_state(sqlite, op, conflict);
    case NIKA_OP_PUT:
    case NIKA_OP_ADD:
        return put(sqlite, op, conflict);
    case NIKA_OP_DROP:
        return drop(sqlite, op);
    case NIKA_OP_FORGET:
        return forget(sqlite, op);
    }
    return SQLITE_OK;
}

/*
 * Writing.
 */

/* All of a unit or nothing. A single operation in conflict has changed nothing, and needs no savepoint. */
static int keep_unit(struct sqlite *sqlite, uint64_t epoch, const struct nika_unit *unit, bool *conflict)
{
    const bool several = unit->count > 1;
    int code = several ? step(sqlite, SQL_SAVE) : SQLITE_OK;
    *conflict = false;
    for (unsigned i = 0; i < unit->count && code == SQLITE_OK && !*conflict; i++)
        code = operate(sqlite, epoch, &unit->ops[i], conflict);
    if (several && code == SQLITE_OK && *conflict)
        code = step(sqlite, SQL_BACK);
    if (several && code == SQLITE_OK)
        code = step(sqlite, SQL_RELEASE);
    return code;
}

static int read_epoch(struct sqlite *sqlite, uint64_t *epoch)
{
    sqlite3_stmt *statement = sqlite->statements[SQL_EPOCH];
    if (sqlite3_step(statement) == SQLITE_ROW)
        *epoch = (uint64_t)sqlite3_column_int64(statement, 0);
    return sqlite3_reset(statement);
}

/*
 * Ends a failed transaction. If only the disk was full, everything is as before; after any other error the state is
 * unknown, and the file must be reopened.
 */
static enum nika_kept give_up(struct sqlite *sqlite, int code)
{
    const bool full = code == SQLITE_FULL;
    if (!full || (!sqlite3_get_autocommit(sqlite->db) && step(sqlite, SQL_ROLLBACK) != SQLITE_OK))
        sqlite_disconnect(sqlite);
    return full ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
}

/*
 * Tries to commit all units that have not failed before. *culprit is the unit that failed because of a bad spot on the
 * disk, if there is one.
 */
static enum nika_kept keep_once(struct sqlite *sqlite, const struct nika_unit *units, unsigned count,
                                enum nika_kept *outcomes, unsigned *culprit)
{
    struct nika_store_problem problem;
    uint64_t epoch = 0;
    if (!sqlite_connect(sqlite, &problem))
        return problem.error == ENOSPC ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
    int code = step(sqlite, SQL_BEGIN);
    if (code == SQLITE_OK)
        code = read_epoch(sqlite, &epoch);
    for (unsigned i = 0; i < count && code == SQLITE_OK; i++) {
        bool conflict;
        if (outcomes[i] == NIKA_KEPT_BROKEN)
            continue;
        code = keep_unit(sqlite, epoch, &units[i], &conflict);
        outcomes[i] = conflict ? NIKA_KEPT_CONFLICT : NIKA_KEPT;
        if (code == SQLITE_CORRUPT || code == SQLITE_IOERR)
            *culprit = i;
    }
    if (code == SQLITE_OK)
        code = step(sqlite, SQL_COMMIT);
    return code == SQLITE_OK ? NIKA_KEPT : give_up(sqlite, code);
}

/* Ends a read. After a failure, the file is reopened at the next use. */
static bool end_read(struct sqlite *sqlite, sqlite3_stmt *statement, int code)
{
    sqlite3_reset(statement);
    if (code == SQLITE_ROW || code == SQLITE_DONE)
        return true;
    sqlite->failed = code;
    sqlite_disconnect(sqlite);
    return false;
}

/*
 * Checkpoint: copies the write-ahead log into the file, so that the log can start over. If there is no room, or
 * somebody still reads an older snapshot, it is retried some frames later.
 */
static void tidy(struct nika_store *store)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    int frames, done;
    if (!sqlite->db || sqlite->frames < sqlite->due)
        return;
    const int code = sqlite3_wal_checkpoint_v2(sqlite->db, "main", SQLITE_CHECKPOINT_PASSIVE, &frames, &done);
    const bool all = code == SQLITE_OK && done == frames;
    if (code != SQLITE_OK && code != SQLITE_BUSY && code != SQLITE_FULL)
        sqlite_disconnect(sqlite);
    sqlite->due = (all ? 0 : sqlite->frames) + sqlite->file.frames;
    if (all)
        sqlite->frames = 0;
}

/* One log on a bad spot of the disk must not stop the others. */
static void keep(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    enum nika_kept kept;
    unsigned culprit;
    if (sqlite->frames >= UNTIDY * sqlite->file.frames)
        tidy(store);
    for (unsigned i = 0; i < count; i++)
        outcomes[i] = NIKA_KEPT;
    do {
        culprit = count;
        kept = keep_once(sqlite, units, count, outcomes, &culprit);
        if (culprit < count)
            outcomes[culprit] = NIKA_KEPT_BROKEN;
    } while (culprit < count);
    for (unsigned i = 0; i < count && kept != NIKA_KEPT; i++)
        outcomes[i] = kept;
}

static bool claim(struct nika_store *store, uint64_t *epoch)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    int code = step(sqlite, SQL_BEGIN);
    if (code == SQLITE_OK)
        code = step(sqlite, SQL_CLAIM);
    if (code == SQLITE_OK)
        code = read_epoch(sqlite, epoch);
    if (code == SQLITE_OK)
        code = step(sqlite, SQL_COMMIT);
    if (code != SQLITE_OK)
        give_up(sqlite, code);
    sqlite->claimed = sqlite->claimed || code == SQLITE_OK;
    return code == SQLITE_OK;
}

/* Only this process writes to the file, and always with the latest epoch. */
static bool own(struct nika_store *store, uint64_t epoch, int64_t since)
{
    (void)since;
    struct sqlite *sqlite = (struct sqlite *)store;
    uint64_t latest = 0;
    return epoch > 0 && sqlite_connect(sqlite, NULL) && read_epoch(sqlite, &latest) == SQLITE_OK && latest == epoch;
}

static bool read_past(struct nika_store *store, struct nika_store_past *past)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    sqlite3_stmt *statement = sqlite->statements[SQL_PAST];
    const int code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *past = (struct nika_store_past){.clean = sqlite3_column_int(statement, 0) != 0,
                                         .checked = sqlite3_column_int64(statement, 1)};
    return end_read(sqlite, statement, code) && code == SQLITE_ROW;
}

static bool note_checked(struct nika_store *store, int64_t date)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    sqlite3_bind_int64(sqlite->statements[SQL_CHECKED], 1, date);
    const int code = step(sqlite, SQL_CHECKED);
    if (code != SQLITE_OK)
        give_up(sqlite, code);
    return code == SQLITE_OK;
}

/*
 * Moves the last pages of the file into free places, and cuts it. A twentieth of the file stays free, and a megabyte:
 * games that come will need it, and each page that is moved is written twice.
 */
static bool shrink(struct nika_store *store)
{
    enum { SPARE = 256, EACH = 32, INCREMENTAL = 2 };
    struct sqlite *sqlite = (struct sqlite *)store;
    int64_t mode = 0, pages = 0, free_pages = 0;
    char sql[64];
    if (!sqlite->db || !sqlite_number(sqlite->db, "PRAGMA auto_vacuum", &mode) || mode != INCREMENTAL ||
        !sqlite_number(sqlite->db, "PRAGMA page_count", &pages) ||
        !sqlite_number(sqlite->db, "PRAGMA freelist_count", &free_pages))
        return false;
    const int64_t more = free_pages - SPARE - pages / 20;
    if (more <= 0)
        return false;
    snprintf(sql, sizeof sql, "PRAGMA incremental_vacuum(%d)", more < EACH ? (int)more : EACH);
    const int code = sqlite3_exec(sqlite->db, sql, NULL, NULL, NULL);
    if (code != SQLITE_OK)
        give_up(sqlite, code);
    return code == SQLITE_OK && more > EACH;
}

/*
 * Reading.
 */

/* A column's bytes, never NULL. */
static const char *column(sqlite3_stmt *statement, int place, size_t *size)
{
    const char *bytes = sqlite3_column_blob(statement, place);
    *size = (size_t)sqlite3_column_bytes(statement, place);
    return bytes ? bytes : "";
}

/* A column's text; NULL if out of memory. */
static const char *column_words(sqlite3_stmt *statement, int place)
{
    return (const char *)sqlite3_column_text(statement, place);
}

/* The entries of a log. *enough: the reader stopped early. */
static bool read_entries(struct sqlite *sqlite, const char *id, const struct nika_store_reader *reader, bool *enough)
{
    sqlite3_stmt *statement = sqlite->statements[SQL_ENTRIES];
    int code;
    *enough = false;
    bind_words(statement, 1, id);
    while (!*enough && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        size_t size;
        const char *bytes = column(statement, 1, &size);
        *enough = !reader->entry(reader->context, id, (uint32_t)sqlite3_column_int64(statement, 0), bytes, size);
    }
    return end_read(sqlite, statement, code);
}

/* Counts the entries that a reader gets. */
struct counting {
    const struct nika_store_reader *reader;
    uint64_t count;
};

static bool count_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct counting *counting = context;
    counting->count++;
    return counting->reader->entry(counting->reader->context, table, number, bytes, size);
}

/* Tells a reader about the log in a row of SQL_ALL or SQL_OLD. */
static bool tell_log(sqlite3_stmt *statement, const char *id, const struct nika_store_reader *reader)
{
    return reader->log(reader->context, id, (enum nika_log_state)sqlite3_column_int(statement, 1),
                       (uint32_t)sqlite3_column_int64(statement, 2), sqlite3_column_int64(statement, 3));
}

static bool read_all(struct nika_store *store, const struct nika_store_reader *reader)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    bool enough = false;
    int code;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    sqlite3_stmt *statement = sqlite->statements[SQL_ALL];
    while (!enough && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *id = column_words(statement, 0);
        if (!id)
            return end_read(sqlite, statement, SQLITE_NOMEM);
        enough = reader->log && !tell_log(statement, id, reader);
        if (!enough && !read_entries(sqlite, id, reader, &enough))
            return false;
    }
    return end_read(sqlite, statement, code);
}

/* The ids of logs, one after the other, each with its NUL. */
struct names {
    char *bytes;
    size_t size, room;
};

static bool add_name(struct names *names, const char *name)
{
    const size_t size = strlen(name) + 1;
    if (names->size + size > names->room) {
        const size_t room = 2 * names->room + size;
        char *larger = realloc(names->bytes, room);
        if (!larger)
            return false;
        names->bytes = larger;
        names->room = room;
    }
    memcpy(names->bytes + names->size, name, size);
    names->size += size;
    return true;
}

static bool list_live(struct sqlite *sqlite, struct names *names)
{
    sqlite3_stmt *statement = sqlite->statements[SQL_LIVE];
    int code;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *id = column_words(statement, 0);
        if (!id || !add_name(names, id))
            return end_read(sqlite, statement, SQLITE_NOMEM);
    }
    return end_read(sqlite, statement, code);
}

/* A live log; *count: how many of its entries came. One that can't be read is reported, and is no reason to stop. */
static bool read_live_log(struct sqlite *sqlite, const char *id, const struct nika_store_reader *reader,
                          struct counting *counting, bool *enough)
{
    const struct nika_store_reader counted = {.entry = count_entry, .context = counting};
    counting->count = 0;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    const bool fine = read_entries(sqlite, id, &counted, enough);
    const bool damaged = fine ? counting->count == 0 : sqlite->failed == SQLITE_CORRUPT;
    if (fine && !damaged)
        return true;
    if (!reader->unreadable || (!damaged && sqlite->failed != SQLITE_IOERR))
        return fine;
    reader->unreadable(reader->context, id, damaged);
    *enough = false;
    return true;
}

/* All ids first: after a failure the file is reopened, and a list that is still being read would be lost. */
static bool read_live(struct nika_store *store, const struct nika_store_reader *reader)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    struct names names = {NULL, 0, 0};
    struct counting counting = {.reader = reader};
    bool enough = false;
    bool fine = sqlite_connect(sqlite, NULL) && list_live(sqlite, &names);
    for (size_t at = 0; fine && !enough && at < names.size; at += strlen(names.bytes + at) + 1)
        fine = read_live_log(sqlite, names.bytes + at, reader, &counting, &enough);
    free(names.bytes);
    return fine;
}

static bool read_logs(struct nika_store *store, bool live_only, const struct nika_store_reader *reader)
{
    return live_only ? read_live(store, reader) : read_all(store, reader);
}

static bool read_old(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                     const struct nika_store_reader *reader)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    int code;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    sqlite3_stmt *statement = sqlite->statements[SQL_OLD];
    sqlite3_bind_int(statement, 1, (int)state);
    sqlite3_bind_int64(statement, 2, from);
    sqlite3_bind_int64(statement, 3, before);
    sqlite3_bind_int64(statement, 4, most);
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *id = column_words(statement, 0);
        if (!id)
            return end_read(sqlite, statement, SQLITE_NOMEM);
        if (!tell_log(statement, id, reader))
            break;
    }
    return end_read(sqlite, statement, code);
}

static bool read_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                     const struct nika_store_reader *reader)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    struct log log;
    bool enough;
    *found = false;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    if (find_log(sqlite, table, &log) != SQLITE_OK) {
        sqlite_disconnect(sqlite);
        return false;
    }
    *found = log.there;
    if (!log.there)
        return true;
    *state = log.state;
    if (reader->log && !reader->log(reader->context, table, log.state, (uint32_t)log.entries, log.ended))
        return true;
    return read_entries(sqlite, table, reader, &enough);
}

static bool read_rows(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                      const struct nika_store_reader *reader)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    int code;
    if (!sqlite_connect(sqlite, NULL))
        return false;
    sqlite3_stmt *statement = sqlite->statements[range->backwards ? SQL_ROWS_BACK : SQL_ROWS];
    sqlite3_bind_int(statement, 1, (int)kind);
    bind_words(statement, 2, range->lower);
    if (range->upper[0])
        bind_words(statement, 3, range->upper);
    else
        bind_bytes(statement, 3, "", 0); /* SQLite sorts blobs after all text */
    sqlite3_bind_int64(statement, 4, range->most);
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
        size_t size;
        const char *key = column_words(statement, 0), *value = column(statement, 1, &size);
        if (!key)
            return end_read(sqlite, statement, SQLITE_NOMEM);
        if (!reader->row(reader->context, kind, key, value, size))
            break;
    }
    return end_read(sqlite, statement, code);
}

static void close_store(struct nika_store *store)
{
    struct sqlite *sqlite = (struct sqlite *)store;
    if (sqlite->claimed && sqlite->db)
        step(sqlite, SQL_CLEAN); /* if that fails, the next owner will check the file */
    sqlite_disconnect(sqlite);
    disk_unlock(sqlite->lock);
    free((char *)sqlite->file.path);
    free(sqlite);
}

const struct nika_store_kind sqlite_kind = {
    .close = close_store,
    .claim = claim,
    .past = read_past,
    .checked = note_checked,
    .keep = keep,
    .tidy = tidy,
    .shrink = shrink,
    .logs = read_logs,
    .old = read_old,
    .log = read_log,
    .rows = read_rows,
    .own = own,
    .background = sqlite_background,
    .interrupt = sqlite_interrupt,
    .size = sqlite_size,
    .backup = sqlite_backup,
    .restore = sqlite_restore,
    .check = sqlite_check,
};
