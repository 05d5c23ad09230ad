/*
 * memory.c: a store in memory that behaves like one on disk: for tests, the simulator, and servers that keep nothing.
 *
 * Logs and rows are sorted arrays ("shelves"). Operations are done at once and recorded in an undo list, so that a
 * conflicting unit, or a batch that runs out of memory, can be rolled back.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "store_internal.h"

/* A sorted array of things that begin with their key. */
struct shelf {
    void **things;
    size_t count, room;
};

struct entry {
    size_t size;
    char bytes[];
};

struct log {
    char id[NIKA_KEY_MAX];
    enum nika_log_state state;
    int64_t ended; /* 0: no date */
    struct entry **entries;
    size_t count, room;
};

struct row {
    char key[NIKA_KEY_MAX];
    size_t size;
    char value[];
};

/* An undo record: what an operation changed. */
struct change {
    enum { APPENDED, STATED, REPLACED } kind;
    struct log *log;           /* APPENDED, STATED */
    enum nika_log_state state; /* the old one */
    int64_t ended;
    struct shelf *shelf; /* REPLACED: `taken` was there before, `given` is there now; NULL for none */
    void *taken, *given;
};

struct memory {
    struct nika_store store;
    uint64_t epoch;
    struct shelf logs, rows[NIKA_ROW_KINDS];
    struct change *changes; /* undo list of the current batch */
    size_t change_count, change_room;
};

enum verdict { DONE, CONFLICT, NO_MEMORY };

/*
 * Shelves.
 */

/* Index of the first thing whose key is not less (lower bound). */
static size_t place_of(const struct shelf *shelf, const char *key)
{
    size_t low = 0, high = shelf->count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (strcmp(shelf->things[middle], key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void *find(const struct shelf *shelf, const char *key)
{
    const size_t place = place_of(shelf, key);
    return place < shelf->count && strcmp(shelf->things[place], key) == 0 ? shelf->things[place] : NULL;
}

/*
 * An array with room for one more than `count` things of `size` bytes; NULL if out of memory, and then the old array is
 * still valid.
 */
static void *make_room(void *things, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return things;
    const size_t wanted = count + count / 2 + 8;
    void *larger = realloc(things, wanted * size);
    if (larger)
        *room = wanted;
    return larger;
}

static bool shelf_room(struct shelf *shelf)
{
    void *things = make_room(shelf->things, shelf->count, &shelf->room, sizeof(void *));
    if (things)
        shelf->things = things;
    return things != NULL;
}

/* Inserts; there must be room, and no thing with the same key. */
static void put_on(struct shelf *shelf, void *thing)
{
    const size_t place = place_of(shelf, thing);
    assert(shelf->count < shelf->room);
    memmove(shelf->things + place + 1, shelf->things + place, (shelf->count - place) * sizeof *shelf->things);
    shelf->things[place] = thing;
    shelf->count++;
}

static void take_off(struct shelf *shelf, const void *thing)
{
    const size_t place = place_of(shelf, thing);
    assert(shelf->things[place] == thing);
    shelf->count--;
    memmove(shelf->things + place, shelf->things + place + 1, (shelf->count - place) * sizeof *shelf->things);
}

static void free_log(struct log *log)
{
    for (size_t i = 0; i < log->count; i++)
        free(log->entries[i]);
    free(log->entries);
    free(log);
}

/* Frees a thing of a shelf; NULL is allowed. */
static void free_thing(struct memory *memory, const struct shelf *shelf, void *thing)
{
    if (thing && shelf == &memory->logs)
        free_log(thing);
    else
        free(thing);
}

/*
 * Changes.
 */

static bool change_room(struct memory *memory)
{
    void *changes = make_room(memory->changes, memory->change_count, &memory->change_room, sizeof *memory->changes);
    if (changes)
        memory->changes = changes;
    return changes != NULL;
}

/* Replaces one thing by another; either may be NULL. There must be room for the thing and for the undo record. */
static void replace(struct memory *memory, struct shelf *shelf, void *taken, void *given)
{
    if (taken)
        take_off(shelf, taken);
    if (given)
        put_on(shelf, given);
    memory->changes[memory->change_count++] =
        (struct change){.kind = REPLACED, .shelf = shelf, .taken = taken, .given = given};
}

/* Rolls back the last changes, down to the first `left`. Needs no memory: what was removed has its room. */
static void undo(struct memory *memory, size_t left)
{
    while (memory->change_count > left) {
        const struct change *change = &memory->changes[--memory->change_count];
        switch (change->kind) {
        case APPENDED:
            free(change->log->entries[--change->log->count]);
            break;
        case STATED:
            change->log->state = change->state;
            change->log->ended = change->ended;
            break;
        case REPLACED:
            if (change->given)
                take_off(change->shelf, change->given);
            free_thing(memory, change->shelf, change->given);
            if (change->taken)
                put_on(change->shelf, change->taken);
            break;
        }
    }
}

/* Commits: the undo list is discarded. */
static void settle(struct memory *memory)
{
    for (size_t i = 0; i < memory->change_count; i++)
        if (memory->changes[i].kind == REPLACED)
            free_thing(memory, memory->changes[i].shelf, memory->changes[i].taken);
    memory->change_count = 0;
}

/*
 * Operations. Each allocates all the memory it needs before it changes anything.
 */

static struct log *new_log(struct memory *memory, const char *id)
{
    struct log *log = shelf_room(&memory->logs) ? calloc(1, sizeof *log) : NULL;
    if (log)
        memcpy(log->id, id, strlen(id) + 1);
    return log;
}

static struct entry *new_entry(const struct nika_op *op)
{
    struct entry *entry = malloc(sizeof *entry + op->size);
    if (entry) {
        entry->size = op->size;
        if (op->size)
            memcpy(entry->bytes, op->value, op->size);
    }
    return entry;
}

/* Appends an entry to a log; false if out of memory. */
static bool grow(struct log *log, const struct nika_op *op)
{
    void *entries = make_room(log->entries, log->count, &log->room, sizeof(struct entry *));
    if (!entries)
        return false;
    log->entries = entries;
    log->entries[log->count] = new_entry(op);
    if (!log->entries[log->count])
        return false;
    log->count++;
    return true;
}

static enum verdict append(struct memory *memory, const struct nika_op *op)
{
    struct log *log = find(&memory->logs, op->table);
    if (op->number == 0 ? log != NULL : !log || log->count != op->number)
        return CONFLICT;
    if (log) {
        if (!grow(log, op))
            return NO_MEMORY;
        memory->changes[memory->change_count++] = (struct change){.kind = APPENDED, .log = log};
        return DONE;
    }
    log = new_log(memory, op->table);
    if (!log || !grow(log, op)) {
        free_thing(memory, &memory->logs, log);
        return NO_MEMORY;
    }
    replace(memory, &memory->logs, NULL, log);
    return DONE;
}

static enum verdict put(struct memory *memory, const struct nika_op *op)
{
    struct shelf *shelf = &memory->rows[op->row];
    struct row *old = find(shelf, op->key);
    if (old && op->kind == NIKA_OP_ADD)
        return CONFLICT;
    struct row *row = shelf_room(shelf) ? malloc(sizeof *row + op->size) : NULL;
    if (!row)
        return NO_MEMORY;
    memcpy(row->key, op->key, strlen(op->key) + 1);
    row->size = op->size;
    if (op->size)
        memcpy(row->value, op->value, op->size);
    replace(memory, shelf, old, row);
    return DONE;
}

/* Removes a thing, if it exists. */
static enum verdict drop(struct memory *memory, struct shelf *shelf, const char *key)
{
    void *thing = find(shelf, key);
    if (thing)
        replace(memory, shelf, thing, NULL);
    return DONE;
}

static enum verdict set_state(struct memory *memory, const struct nika_op *op)
{
    struct log *log = find(&memory->logs, op->table);
    if (!log)
        return CONFLICT;
    memory->changes[memory->change_count++] =
        (struct change){.kind = STATED, .log = log, .state = log->state, .ended = log->ended};
    log->state = op->state;
    log->ended = op->state == NIKA_LOG_LIVE ? 0 : op->date;
    return DONE;
}

static enum verdict operate(struct memory *memory, const struct nika_op *op)
{
    if (!store_op_fits(op, memory->epoch))
        return CONFLICT;
    if (!change_room(memory))
        return NO_MEMORY;
    switch (op->kind) {
    case NIKA_OP_APPEND:
        return append(memory, op);
    case NIKA_OP_STATE:
        return set_state(memory, op);
    case NIKA_OP_PUT:
    case NIKA_OP_ADD:
        return put(memory, op);
    case NIKA_OP_DROP:
        return drop(memory, &memory->rows[op->row], op->key);
    case NIKA_OP_FORGET:
        return drop(memory, &memory->logs, op->table);
    }
    return CONFLICT;
}

/*
 * The store.
 */

static enum verdict keep_unit(struct memory *memory, const struct nika_unit *unit)
{
    const size_t before = memory->change_count;
    enum verdict verdict = DONE;
    for (unsigned i = 0; i < unit->count && verdict == DONE; i++)
        verdict = operate(memory, &unit->ops[i]);
    if (verdict == CONFLICT)
        undo(memory, before);
    return verdict;
}

static void memory_keep(struct nika_store *store, const struct nika_unit *units, unsigned count,
                        enum nika_kept *outcomes)
{
    struct memory *memory = (struct memory *)store;
    bool full = false;
    for (unsigned i = 0; i < count && !full; i++) {
        const enum verdict verdict = keep_unit(memory, &units[i]);
        outcomes[i] = verdict == DONE ? NIKA_KEPT : NIKA_KEPT_CONFLICT;
        full = verdict == NO_MEMORY;
    }
    if (full) {
        undo(memory, 0);
        for (unsigned i = 0; i < count; i++)
            outcomes[i] = NIKA_KEPT_NOTHING;
    }
    settle(memory);
}

static bool memory_claim(struct nika_store *store, uint64_t *epoch)
{
    *epoch = ++((struct memory *)store)->epoch;
    return true;
}

static bool memory_own(struct nika_store *store, uint64_t epoch, int64_t since)
{
    (void)since;
    return epoch > 0 && ((struct memory *)store)->epoch == epoch;
}

/* Nothing survives that could be damaged. */
static bool memory_past(struct nika_store *store, struct nika_store_past *past)
{
    (void)store;
    *past = (struct nika_store_past){.clean = true};
    return true;
}

static bool memory_checked(struct nika_store *store, int64_t date)
{
    (void)store;
    (void)date;
    return true;
}

static bool memory_shrink(struct nika_store *store)
{
    (void)store;
    return false;
}

static void memory_tidy(struct nika_store *store)
{
    (void)store;
}

/* The entries of a log; false if the reader stopped early. */
static bool tell_log(const struct log *log, const struct nika_store_reader *reader)
{
    for (size_t i = 0; i < log->count; i++)
        if (!reader->entry(reader->context, log->id, (uint32_t)i, log->entries[i]->bytes, log->entries[i]->size))
            return false;
    return true;
}

static bool memory_logs(struct nika_store *store, bool live_only, const struct nika_store_reader *reader)
{
    const struct memory *memory = (struct memory *)store;
    for (size_t i = 0; i < memory->logs.count; i++) {
        const struct log *log = memory->logs.things[i];
        if (live_only && log->state != NIKA_LOG_LIVE)
            continue;
        if (!live_only && reader->log &&
            !reader->log(reader->context, log->id, log->state, (uint32_t)log->count, log->ended))
            break;
        if (!tell_log(log, reader))
            break;
    }
    return true;
}

static int older(const void *one, const void *other)
{
    const int64_t a = (*(struct log *const *)one)->ended, b = (*(struct log *const *)other)->ended;
    return (a > b) - (a < b);
}

static bool memory_old(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                       const struct nika_store_reader *reader)
{
    const struct shelf *shelf = &((struct memory *)store)->logs;
    const struct log **old = calloc(shelf->count + 1, sizeof(struct log *));
    size_t count = 0;
    if (!old)
        return false;
    for (size_t i = 0; i < shelf->count; i++) {
        const struct log *log = shelf->things[i];
        if (log->state == state && log->ended && log->ended >= from && log->ended < before)
            old[count++] = log;
    }
    qsort(old, count, sizeof(struct log *), older);
    for (size_t i = 0; i < count && i < most; i++)
        if (!reader->log(reader->context, old[i]->id, state, (uint32_t)old[i]->count, old[i]->ended))
            break;
    free(old);
    return true;
}

static bool memory_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                       const struct nika_store_reader *reader)
{
    const struct log *log = find(&((struct memory *)store)->logs, table);
    *found = log != NULL;
    if (log) {
        *state = log->state;
        if (!reader->log || reader->log(reader->context, log->id, log->state, (uint32_t)log->count, log->ended))
            tell_log(log, reader);
    }
    return true;
}

static bool memory_rows(struct nika_store *store, enum nika_row_kind kind, const struct store_range *range,
                        const struct nika_store_reader *reader)
{
    const struct shelf *shelf = &((struct memory *)store)->rows[kind];
    size_t from = place_of(shelf, range->lower);
    size_t to = range->upper[0] ? place_of(shelf, range->upper) : shelf->count;
    for (unsigned left = range->most; from < to && left > 0; left--) {
        const struct row *row = shelf->things[range->backwards ? --to : from++];
        if (!reader->row(reader->context, kind, row->key, row->value, row->size))
            break;
    }
    return true;
}

static void free_shelf(struct memory *memory, struct shelf *shelf)
{
    for (size_t i = 0; i < shelf->count; i++)
        free_thing(memory, shelf, shelf->things[i]);
    free(shelf->things);
}

static void memory_close(struct nika_store *store)
{
    struct memory *memory = (struct memory *)store;
    free_shelf(memory, &memory->logs);
    for (unsigned kind = 0; kind < NIKA_ROW_KINDS; kind++)
        free_shelf(memory, &memory->rows[kind]);
    free(memory->changes);
    free(memory);
}

static const struct nika_store_kind memory_kind = {
    .close = memory_close,
    .claim = memory_claim,
    .past = memory_past,
    .checked = memory_checked,
    .keep = memory_keep,
    .tidy = memory_tidy,
    .shrink = memory_shrink,
    .logs = memory_logs,
    .old = memory_old,
    .log = memory_log,
    .rows = memory_rows,
    .own = memory_own,
};

struct nika_store *nika_store_memory(struct nika_store_problem *problem)
{
    struct memory *memory = calloc(1, sizeof *memory);
    if (!memory) {
        store_problem(problem, "store-no-memory", 0, "");
        return NULL;
    }
    memory->store.kind = &memory_kind;
    return &memory->store;
}
