/*
 * store.c: what all kinds of stores share: dispatch to the implementation (see nika/store.h), limits, and key ranges.
 */
#include <stdio.h>
#include <string.h>

#include <nika/fault.h>

#include "store_internal.h"

bool store_problem(struct nika_store_problem *problem, const char *word, int error, const char *detail)
{
    problem->word = word;
    problem->error = error;
    snprintf(problem->detail, sizeof problem->detail, "%s",
             detail ? detail : strerror(error)); /* NOLINT(concurrency-mt-unsafe): one thread uses a store */
    return false;
}

static bool is_key(const char *key)
{
    const size_t size = key ? strlen(key) : 0;
    return size > 0 && size < NIKA_KEY_MAX;
}

bool store_op_fits(const struct nika_op *op, uint64_t epoch)
{
    const bool owned = (op->epoch == epoch || NIKA_FAULT_IS(STALE_OWNER)) && epoch > 0;
    switch (op->kind) {
    case NIKA_OP_APPEND:
        return is_key(op->table) && owned && op->size <= NIKA_ENTRY_MAX && op->number < UINT32_MAX;
    case NIKA_OP_STATE:
        return is_key(op->table) && owned && (unsigned)op->state < NIKA_LOG_STATES && op->date >= 0;
    case NIKA_OP_FORGET:
        return is_key(op->table) && owned;
    case NIKA_OP_PUT:
    case NIKA_OP_ADD:
        return is_key(op->key) && (unsigned)op->row < NIKA_ROW_KINDS && op->size <= NIKA_VALUE_MAX;
    case NIKA_OP_DROP:
        return is_key(op->key) && (unsigned)op->row < NIKA_ROW_KINDS;
    }
    return false;
}

bool nika_store_is_address(const char *where)
{
    return strncmp(where, "postgresql://", 13) == 0 || strncmp(where, "postgres://", 11) == 0;
}

struct nika_store *nika_store_sqlite(const char *path, struct nika_store_problem *problem)
{
    return store_open_file(&(struct store_file){.path = path}, problem);
}

/* Without libpq at compile time, or in a program that cannot load it, there are no databases. */
static struct nika_store *open_database(const char *where, bool look, struct nika_store_problem *problem)
{
#ifdef NIKA_POSTGRESQL
    return store_open_database(&(struct store_database){.where = where, .look = look}, problem);
#else
    (void)where;
    (void)look;
    store_problem(problem, "store-no-client", 0, "this program was built without it");
    return NULL;
#endif
}

struct nika_store *nika_store_postgresql(const char *where, struct nika_store_problem *problem)
{
    return open_database(where, false, problem);
}

struct nika_store *nika_store_open(const char *where, struct nika_store_problem *problem)
{
    return nika_store_is_address(where) ? nika_store_postgresql(where, problem) : nika_store_sqlite(where, problem);
}

struct nika_store *nika_store_look(const char *where, struct nika_store_problem *problem)
{
    return nika_store_is_address(where) ? open_database(where, true, problem)
                                        : store_open_file(&(struct store_file){.path = where, .look = true}, problem);
}

void nika_store_close(struct nika_store *store)
{
    if (store)
        store->kind->close(store);
}

bool nika_store_claim(struct nika_store *store, uint64_t *epoch)
{
    return store->kind->claim(store, epoch);
}

bool nika_store_past(struct nika_store *store, struct nika_store_past *past)
{
    return store->kind->past(store, past);
}

bool nika_store_checked(struct nika_store *store, int64_t date)
{
    return store->kind->checked(store, date);
}

void nika_store_keep(struct nika_store *store, const struct nika_unit *units, unsigned count, enum nika_kept *outcomes)
{
    store->kind->keep(store, units, count, outcomes);
}

void nika_store_tidy(struct nika_store *store)
{
    store->kind->tidy(store);
}

bool nika_store_shrink(struct nika_store *store)
{
    return store->kind->shrink(store);
}

bool nika_store_live(struct nika_store *store, const struct nika_store_reader *reader)
{
    return store->kind->logs(store, true, reader);
}

bool nika_store_all(struct nika_store *store, const struct nika_store_reader *reader)
{
    return store->kind->logs(store, false, reader);
}

bool nika_store_old(struct nika_store *store, enum nika_log_state state, int64_t from, int64_t before, unsigned most,
                    const struct nika_store_reader *reader)
{
    return store->kind->old(store, state, from, before, most, reader);
}

bool nika_store_log(struct nika_store *store, const char *table, enum nika_log_state *state, bool *found,
                    const struct nika_store_reader *reader)
{
    return store->kind->log(store, table, state, found, reader);
}

/* The least string, in byte order, above all that begin with `prefix`; empty if there is none. */
static void above_prefix(const char *prefix, char *above)
{
    size_t size = strlen(prefix);
    memcpy(above, prefix, size + 1);
    while (size > 0 && (unsigned char)above[size - 1] == 0xff)
        size--;
    if (size > 0)
        above[size - 1] = (char)((unsigned char)above[size - 1] + 1);
    above[size] = '\0';
}

bool nika_store_rows(struct nika_store *store, enum nika_row_kind kind, const char *prefix, const char *after,
                     bool backwards, unsigned most, const struct nika_store_reader *reader)
{
    struct store_range range = {.backwards = backwards, .most = most};
    if ((unsigned)kind >= NIKA_ROW_KINDS || strlen(prefix) >= NIKA_KEY_MAX || (after && strlen(after) >= NIKA_KEY_MAX))
        return true; /* no key begins with that, and a string that is no key sorts nowhere among them */
    snprintf(range.lower, sizeof range.lower, "%s", prefix);
    above_prefix(prefix, range.upper);
    if (after && !backwards && strcmp(after, prefix) >= 0) /* keys contain no NUL: this is the next possible key */
        snprintf(range.lower, sizeof range.lower, "%s\x01", after);
    if (after && backwards && (!range.upper[0] || strcmp(after, range.upper) < 0)) {
        if (!after[0])
            return true;
        snprintf(range.upper, sizeof range.upper, "%s", after);
    }
    return store->kind->rows(store, kind, &range, reader);
}

/* That can't be done with this kind of store. */
static bool not_here(struct nika_store_problem *problem)
{
    return store_problem(problem, "store-not-here", 0, "");
}

bool nika_store_own(struct nika_store *store, uint64_t epoch, int64_t since)
{
    return store->kind->own && store->kind->own(store, epoch, since);
}

bool nika_store_lease(struct nika_store *store, const struct nika_lease_request *request, struct nika_lease *lease,
                      struct nika_store_problem *problem)
{
    return store->kind->lease ? store->kind->lease(store, request, lease, problem) : not_here(problem);
}

void nika_store_background(struct nika_store *store)
{
    if (store->kind->background)
        store->kind->background(store);
}

void nika_store_interrupt(struct nika_store *store)
{
    if (store->kind->interrupt)
        store->kind->interrupt(store);
}

bool nika_store_size(struct nika_store *store, uint64_t *bytes, uint64_t *unused)
{
    return store->kind->size && store->kind->size(store, bytes, unused);
}

bool nika_store_backup(struct nika_store *store, const char *path, struct nika_store_problem *problem)
{
    return store->kind->backup ? store->kind->backup(store, path, problem) : not_here(problem);
}

bool nika_store_restore(struct nika_store *backup, const char *path, bool replace, struct nika_store_problem *problem)
{
    return backup->kind->restore && !nika_store_is_address(path) ? backup->kind->restore(backup, path, replace, problem)
                                                                 : not_here(problem);
}

bool nika_store_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem)
{
    return store->kind->check ? store->kind->check(store, report, problem) : not_here(problem);
}
