/*
 * store_copy.c: copies everything from one store into another of any kind, and compares them afterwards (see
 * nika/store.h). It goes through what every store can do, so no kind of store knows about another.
 *
 * Both are read and written in batches. A log that is larger than a batch is compared piece by piece; so however much the
 * stores hold, only two batches are in memory.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store_internal.h"

enum {
    BATCH_OPS = 256,
    BATCH_BYTES = 1 << 19,
    OP_BYTES = NIKA_KEY_MAX + NIKA_ENTRY_MAX /* at most, of a single operation */
};

/* The key of a row of the target, as long as it is not finished. */
static const char mark[] = "unfinished-copy";

/* What belongs to a store and not to what is in it: that, and the key by which the nodes of a cluster know each other. */
static bool is_of_store(enum nika_row_kind kind, const char *key)
{
    return kind == NIKA_ROW_META && (strcmp(key, mark) == 0 || strcmp(key, "link-key") == 0);
}

enum { OF_STORE = 2 }; /* how many such rows there can be */

/* What was read, as the operations that write it; what they point to lies in `bytes`. */
struct batch {
    struct nika_op ops[BATCH_OPS];
    unsigned count;
    size_t used;
    char bytes[BATCH_BYTES];
};

struct copying {
    struct nika_store *from, *to;
    struct nika_store_copied *copied;
    struct nika_store_problem *problem;
    uint64_t epoch;
    bool failed; /* the problem is known */

    /* The log that is being read, and what was read of it last. */
    char table[NIKA_KEY_MAX]; /* empty: none */
    enum nika_log_state state;
    uint32_t entries, next;
    int64_t ended;
    struct batch batch;

    /* When two stores are compared: the log in the other one, or rows of the other one. */
    struct nika_store *one, *other;
    uint64_t walked; /* logs */
    uint32_t looked; /* entries of the other's log that were compared */
    bool last;       /* the batch ends with the log */
    struct batch others;
};

static bool fail(struct copying *copying, struct nika_store *at, const char *word, int error, const char *detail)
{
    copying->failed = true;
    copying->copied->at = at;
    return store_problem(copying->problem, word, error, detail);
}

/* Why a store can't be read is known only to its own check, if it has one. */
static bool cannot_read(struct copying *copying, struct nika_store *store)
{
    struct nika_store_report report;
    if (copying->failed)
        return false;
    if (!store->kind->check || nika_store_check(store, &report, copying->problem))
        return fail(copying, store, "store-cannot-read", EIO, NULL);
    copying->failed = true;
    copying->copied->at = store;
    return false;
}

static bool differs(struct copying *copying, const char *what, const char *name, const char *how)
{
    char detail[sizeof copying->problem->detail];
    snprintf(detail, sizeof detail, "%s %s: %s", what, name, how);
    return fail(copying, copying->to, "store-differs", 0, detail);
}

static bool entry_differs(struct copying *copying, uint32_t number)
{
    char how[32];
    snprintf(how, sizeof how, "entry %u", number);
    return differs(copying, "table", copying->table, how);
}

/*
 * Batches.
 */

static void clear(struct batch *batch)
{
    batch->count = 0;
    batch->used = 0;
}

static bool is_full(const struct batch *batch)
{
    return batch->count == BATCH_OPS || batch->used + OP_BYTES > sizeof batch->bytes;
}

static const char *put_by(struct batch *batch, const char *bytes, size_t size)
{
    char *const place = batch->bytes + batch->used;
    if (size)
        memcpy(place, bytes, size);
    batch->used += size;
    return place;
}

/* Adds an operation to a batch that is not full. What it points to is copied. */
static void add(struct batch *batch, struct nika_op op)
{
    if (op.table)
        op.table = put_by(batch, op.table, strlen(op.table) + 1);
    if (op.key)
        op.key = put_by(batch, op.key, strlen(op.key) + 1);
    op.value = put_by(batch, op.value, op.size);
    batch->ops[batch->count++] = op;
}

static bool same_value(const struct nika_op *one, const struct nika_op *other)
{
    return one->size == other->size && memcmp(one->value, other->value, one->size) == 0;
}

/* Writes a batch into the target: one commit. Each operation is a unit, so that the one in conflict can be named. */
static bool write_batch(struct copying *copying)
{
    struct batch *const batch = &copying->batch;
    struct nika_unit units[BATCH_OPS];
    enum nika_kept outcomes[BATCH_OPS];
    if (!batch->count)
        return true;
    for (unsigned i = 0; i < batch->count; i++)
        units[i] = (struct nika_unit){&batch->ops[i], 1};
    nika_store_keep(copying->to, units, batch->count, outcomes);
    for (unsigned i = 0; i < batch->count; i++) {
        const struct nika_op *const op = &batch->ops[i];
        if (outcomes[i] == NIKA_KEPT_CONFLICT) /* somebody else has claimed it, or writes into it */
            return fail(copying, copying->to, "store-in-use", 0, op->table ? op->table : op->key);
        if (outcomes[i] == NIKA_KEPT_NOTHING && copying->to->kind->lease)
            return fail(copying, copying->to, "store-cannot-write", 0, "the database is full, or cannot be reached");
        if (outcomes[i] != NIKA_KEPT)
            return fail(copying, copying->to, "store-cannot-write", outcomes[i] == NIKA_KEPT_NOTHING ? ENOSPC : EIO,
                        NULL);
    }
    clear(batch);
    nika_store_tidy(copying->to);
    return true;
}

/*
 * Rows come in pages.
 */

struct paging {
    struct copying *copying;
    struct nika_store *store;
    struct batch *batch;
};

static const char *const kinds[NIKA_ROW_KINDS] = {"meta", "account", "session", "played",
                                                  "ban",  "report",  "audit",   "day"};

static bool take_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct paging *const paging = context;
    char detail[sizeof paging->copying->problem->detail];
    if (is_of_store(kind, key))
        return true;
    if (!key[0] || strlen(key) >= NIKA_KEY_MAX || size > NIKA_VALUE_MAX) {
        snprintf(detail, sizeof detail, "%s %.*s", kinds[kind], NIKA_KEY_MAX, key);
        return fail(paging->copying, paging->store, "store-damaged", 0, detail);
    }
    add(paging->batch, (struct nika_op){.kind = NIKA_OP_ADD, .row = kind, .key = key, .value = value, .size = size});
    return !is_full(paging->batch);
}

/* The rows above a key (NULL: the first ones), as many as a batch holds; those of the store come besides. */
static bool read_page(struct copying *copying, struct nika_store *store, enum nika_row_kind kind, const char *after,
                      struct batch *batch)
{
    struct paging paging = {copying, store, batch};
    const struct nika_store_reader reader = {.row = take_row, .context = &paging};
    clear(batch);
    if (!nika_store_rows(store, kind, "", after, false, BATCH_OPS + OF_STORE, &reader))
        return cannot_read(copying, store);
    return !copying->failed;
}

/* The last key of a page, from which the next one goes on. */
static const char *last_key(const struct batch *batch, char key[NIKA_KEY_MAX])
{
    snprintf(key, NIKA_KEY_MAX, "%s", batch->ops[batch->count - 1].key);
    return key;
}

static bool copy_rows(struct copying *copying, enum nika_row_kind kind)
{
    char room[NIKA_KEY_MAX];
    const char *after = NULL;
    while (read_page(copying, copying->from, kind, after, &copying->batch) && copying->batch.count) {
        after = last_key(&copying->batch, room);
        copying->copied->rows += copying->batch.count;
        if (!write_batch(copying))
            return false;
    }
    return !copying->failed;
}

/* Finds the first difference between two pages; the shorter one may be the end. */
static bool compare_pages(struct copying *copying, enum nika_row_kind kind)
{
    const struct batch *const page = &copying->batch, *const others = &copying->others;
    for (unsigned i = 0; i < page->count || i < others->count; i++) {
        const struct nika_op *const row = i < page->count ? &page->ops[i] : NULL;
        const struct nika_op *const other = i < others->count ? &others->ops[i] : NULL;
        const int order = !row ? 1 : !other ? -1 : strcmp(row->key, other->key);
        if (order < 0)
            return differs(copying, kinds[kind], row->key, "missing");
        if (order > 0)
            return differs(copying, kinds[kind], other->key, "foreign");
        if (!same_value(row, other))
            return differs(copying, kinds[kind], row->key, "value");
    }
    return true;
}

/* Equal pages end with the same key. */
static bool compare_rows(struct copying *copying, enum nika_row_kind kind)
{
    char room[NIKA_KEY_MAX];
    const char *after = NULL;
    do {
        if (!read_page(copying, copying->from, kind, after, &copying->batch) ||
            !read_page(copying, copying->to, kind, after, &copying->others) || !compare_pages(copying, kind))
            return false;
        after = copying->batch.count ? last_key(&copying->batch, room) : NULL;
    } while (after);
    return true;
}

/*
 * Logs, as the source tells them.
 */

static bool begin_log(struct copying *copying, const char *table, enum nika_log_state state, uint32_t entries,
                      int64_t ended)
{
    snprintf(copying->table, sizeof copying->table, "%s", table);
    copying->state = state;
    copying->entries = entries;
    copying->next = 0;
    copying->ended = ended;
    return true;
}

/* Whether the next entry is that one. */
static bool in_order(struct copying *copying, struct nika_store *store, bool so)
{
    char detail[sizeof copying->problem->detail];
    if (so)
        return true;
    snprintf(detail, sizeof detail, "table %s: entry %u", copying->table, copying->next);
    return fail(copying, store, "store-damaged", 0, detail);
}

static bool add_entry(struct copying *copying, struct nika_store *store, uint32_t number, const char *bytes,
                      size_t size)
{
    if (!in_order(copying, store, number == copying->next && size <= NIKA_ENTRY_MAX))
        return false;
    add(&copying->batch, (struct nika_op){.kind = NIKA_OP_APPEND,
                                          .table = copying->table,
                                          .number = copying->next++,
                                          .epoch = copying->epoch,
                                          .value = bytes,
                                          .size = size});
    return true;
}

/*
 * Copying them.
 */

static bool end_copied_log(struct copying *copying)
{
    if (!copying->table[0])
        return true;
    if (!in_order(copying, copying->from, copying->next == copying->entries && copying->entries > 0))
        return false;
    copying->copied->logs++;
    copying->copied->entries += copying->entries;
    if (copying->state == NIKA_LOG_LIVE)
        return true;
    add(&copying->batch, (struct nika_op){.kind = NIKA_OP_STATE,
                                          .table = copying->table,
                                          .epoch = copying->epoch,
                                          .state = copying->state,
                                          .date = copying->ended});
    return !is_full(&copying->batch) || write_batch(copying);
}

static bool copy_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    struct copying *const copying = context;
    return end_copied_log(copying) && begin_log(copying, table, state, entries, ended);
}

static bool copy_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct copying *const copying = context;
    (void)table;
    return add_entry(copying, copying->from, number, bytes, size) &&
           (!is_full(&copying->batch) || write_batch(copying));
}

static bool copy_logs(struct copying *copying)
{
    const struct nika_store_reader reader = {.log = copy_log, .entry = copy_entry, .context = copying};
    copying->table[0] = '\0';
    clear(&copying->batch);
    if (!nika_store_all(copying->from, &reader))
        return cannot_read(copying, copying->from);
    return !copying->failed && end_copied_log(copying) && write_batch(copying);
}

/*
 * Comparing them: one store tells its logs one after the other, and each is looked up in the other store.
 */

static bool compare_head(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    struct copying *const copying = context;
    if (state != copying->state)
        return differs(copying, "table", table, "state");
    if (ended != copying->ended)
        return differs(copying, "table", table, "date");
    if (entries != copying->entries)
        return entry_differs(copying, entries < copying->entries ? entries : copying->entries);
    return true;
}

/* Entries before the batch were compared with an earlier one. */
static bool compare_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct copying *const copying = context;
    const struct batch *const batch = &copying->batch;
    const uint32_t first = copying->next - batch->count;
    const struct nika_op found = {.value = bytes, .size = size};
    (void)table;
    if (copying->looked++ < first)
        return true;
    if (copying->looked > copying->next) /* it is one more than there should be */
        return !copying->last ? false : entry_differs(copying, copying->next);
    if (number != copying->looked - 1 || !same_value(&batch->ops[copying->looked - 1 - first], &found))
        return entry_differs(copying, copying->looked - 1);
    return true;
}

/* Compares what was read of a log with the same entries in the other store. */
static bool compare_batch(struct copying *copying, bool last)
{
    const struct nika_store_reader reader = {.log = compare_head, .entry = compare_entry, .context = copying};
    enum nika_log_state state;
    bool found = false;
    copying->looked = 0;
    copying->last = last;
    if (!nika_store_log(copying->other, copying->table, &state, &found, &reader))
        return cannot_read(copying, copying->other);
    if (copying->failed)
        return false;
    if (!found)
        return differs(copying, "table", copying->table, copying->other == copying->to ? "missing" : "foreign");
    if (copying->looked < copying->next)
        return entry_differs(copying, copying->looked);
    clear(&copying->batch);
    return true;
}

static bool end_compared_log(struct copying *copying)
{
    if (!copying->table[0])
        return true;
    copying->walked++;
    return in_order(copying, copying->one, copying->next == copying->entries) && compare_batch(copying, true);
}

static bool compare_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    struct copying *const copying = context;
    return end_compared_log(copying) && begin_log(copying, table, state, entries, ended);
}

static bool take_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct copying *const copying = context;
    (void)table;
    return add_entry(copying, copying->one, number, bytes, size) &&
           (!is_full(&copying->batch) || compare_batch(copying, false));
}

static bool walk(struct copying *copying, struct nika_store *one, struct nika_store *other)
{
    const struct nika_store_reader reader = {.log = compare_log, .entry = take_entry, .context = copying};
    copying->one = one;
    copying->other = other;
    copying->walked = 0;
    copying->table[0] = '\0';
    clear(&copying->batch);
    if (!nika_store_all(one, &reader))
        return cannot_read(copying, one);
    return !copying->failed && end_compared_log(copying);
}

/* Each log of the copy is in the source, and the same. So if the source has more of them, it has one that is missing. */
static bool compare_logs(struct copying *copying)
{
    if (!walk(copying, copying->to, copying->from))
        return false;
    if (copying->walked == copying->copied->logs)
        return true;
    return walk(copying, copying->from, copying->to) &&
           fail(copying, copying->to, "store-differs", 0, "number of tables");
}

/*
 * All together.
 */

static bool find_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    (void)table;
    (void)state;
    (void)entries;
    (void)ended;
    *(bool *)context = true;
    return false;
}

static bool find_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)number;
    (void)bytes;
    (void)size;
    return find_log(context, table, NIKA_LOG_LIVE, 0, 0);
}

static bool find_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)value;
    (void)size;
    *(bool *)context = !is_of_store(kind, key);
    return is_of_store(kind, key);
}

/* Asked before it is claimed: a database that a club uses must not be taken from it by a mistake. */
static bool is_empty(struct copying *copying)
{
    bool any = false;
    const struct nika_store_reader reader = {.log = find_log, .entry = find_entry, .row = find_row, .context = &any};
    bool fine = nika_store_all(copying->to, &reader);
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS && fine; kind++)
        fine = any || nika_store_rows(copying->to, (enum nika_row_kind)kind, "", NULL, false, 1 + OF_STORE, &reader);
    if (!fine)
        return cannot_read(copying, copying->to);
    return !any || fail(copying, copying->to, "store-not-empty", 0, "");
}

static bool set_mark(struct copying *copying, enum nika_op_kind kind)
{
    clear(&copying->batch);
    add(&copying->batch, (struct nika_op){.kind = kind, .row = NIKA_ROW_META, .key = mark, .value = ""});
    return write_batch(copying);
}

static bool find_mark(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    (void)value;
    (void)size;
    *(bool *)context = strcmp(key, mark) == 0;
    return !*(bool *)context;
}

bool nika_store_whole(struct nika_store *store, struct nika_store_problem *problem)
{
    bool found = false;
    const struct nika_store_reader reader = {.row = find_mark, .context = &found};
    (void)nika_store_rows(store, NIKA_ROW_META, mark, NULL, false, 1, &reader);
    return !found || store_problem(problem, "store-unfinished", 0, "");
}

/* What is not whole is not read or written any further. */
static bool is_whole(struct copying *copying, struct nika_store *store)
{
    copying->copied->at = store;
    return nika_store_whole(store, copying->problem);
}

static bool copy(struct copying *copying)
{
    if (!is_whole(copying, copying->from) || !is_whole(copying, copying->to) || !is_empty(copying))
        return false;
    if (copying->epoch && !nika_store_own(copying->to, copying->epoch, 0))
        return fail(copying, copying->to, "store-in-use", 0, "");
    if (!copying->epoch && !nika_store_claim(copying->to, &copying->epoch))
        return fail(copying, copying->to, "store-cannot-write", EIO, NULL);
    if (!set_mark(copying, NIKA_OP_ADD))
        return false;
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS; kind++)
        if (!copy_rows(copying, (enum nika_row_kind)kind))
            return false;
    if (!copy_logs(copying))
        return false;
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS; kind++)
        if (!compare_rows(copying, (enum nika_row_kind)kind))
            return false;
    return compare_logs(copying) && set_mark(copying, NIKA_OP_DROP);
}

bool nika_store_copy(struct nika_store *from, struct nika_store *to, uint64_t epoch, struct nika_store_copied *copied,
                     struct nika_store_problem *problem)
{
    struct copying *const copying = calloc(1, sizeof *copying);
    *copied = (struct nika_store_copied){.at = to};
    if (!copying)
        return store_problem(problem, "store-no-memory", ENOMEM, NULL);
    copying->from = from;
    copying->to = to;
    copying->epoch = epoch;
    copying->copied = copied;
    copying->problem = problem;
    const bool fine = copy(copying);
    free(copying);
    return fine;
}
