/*
 * log_rewriting.c: changes the logs of finished games: what people said is removed after a while, and names are when
 * their persons want to be forgotten. A log is read, each entry is kept, changed or dropped, and the whole is written in
 * one unit, so that a crash leaves the old log or the new one. The unit begins with an append at the old end: it
 * conflicts, and nothing happens, if anything was added since.
 *
 * Meanwhile nothing may be appended. A table in memory is held; one that is not stays out of it, since what was read
 * before the change is read again (log_is_stale). A table in memory is built anew from what is in the log afterwards.
 */
#include <stdlib.h>
#include <string.h>

#include "server_core_table.h"

struct task {
    uint64_t table;
    struct rewriter rewriter;
    enum rewritten rewritten;
    int64_t retry_at; /* for reading what has become of it; 0: that is under way */
};

bool log_is_stale(const struct nika_server_core *core, uint64_t table, nika_ticket ticket)
{
    return ticket <= core->log_changed || hash_map_get(&core->rewritings, table);
}

void log_changed(struct nika_server_core *core)
{
    core->log_changed = core->last_ticket;
}

static void load(struct nika_server_core *core, uint64_t table,
                 void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    char id[NIKA_TABLE_ID_MAX];
    struct pending *pending = core_expect(core, then);
    pending->table = table;
    core_id_text(table, id);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}

static void end(struct nika_server_core *core, struct task *task)
{
    const struct rewriter rewriter = task->rewriter;
    const enum rewritten rewritten = task->rewritten;
    free(hash_map_take(&core->rewritings, task->table));
    rewriter.done(core, rewriter.context, rewritten);
    free(rewriter.context);
}

/* Nothing was changed: the table, if it is in memory, goes on. */
static void leave(struct nika_server_core *core, struct task *task, enum rewritten rewritten)
{
    struct table *table = hash_map_get(&core->tables, task->table);
    task->rewritten = rewritten;
    if (table)
        commit_release(core, table);
    end(core, task);
}

/*
 * Afterwards.
 */

/* Builds a table anew. Who had entered it has still done so, and what waited there still waits. */
static void rebuild(struct nika_server_core *core, struct table *old, const struct nika_loaded *loaded)
{
    const uint64_t id = old->id;
    const unsigned count = old->receiver_count;
    struct connection **here = core_allocate((count + 1) * sizeof(struct connection *));
    struct queued *queue = old->queue;
    uint64_t *muted = old->muted;
    const unsigned queue_count = old->queue_count, muted_count = old->muted_count;
    for (unsigned i = 0; i < count; i++)
        here[i] = old->receivers[i].connection;
    old->queue = NULL;
    old->muted = NULL;
    table_free(core, old);
    struct table *table = loads_make(core, id, loaded);
    table->queue = queue;
    table->queue_count = queue_count;
    table->muted = muted;
    table->muted_count = muted_count;
    for (unsigned i = 0; i < count; i++)
        table_enter(core, table, here[i]);
    table->tell_at = INT64_MAX;
    for (unsigned i = 0; i < count; i++)
        tables_show(core, table, here[i]);
    free(here);
    table_settle(core, table);
}

static void read_back(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct task *task = hash_map_get(&core->rewritings, pending->table);
    struct table *table = hash_map_get(&core->tables, pending->table);
    if (!event->loaded->readable) {
        task->retry_at = core->now + RETRY_AFTER;
        return;
    }
    if (table && event->loaded->found)
        rebuild(core, table, event->loaded);
    else if (table)
        table_free(core, table);
    end(core, task);
}

static void kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct task *task = hash_map_get(&core->rewritings, pending->table);
    log_changed(core);
    task->rewritten = event->kept == NIKA_KEPT ? REWRITTEN : REWRITTEN_LATER;
    if (event->kept == NIKA_KEPT_NOTHING)
        leave(core, task, REWRITTEN_LATER);
    else if (hash_map_get(&core->tables, task->table))
        load(core, task->table, read_back);
    else
        end(core, task);
}

/*
 * The change.
 */

static struct nika_op append(const struct nika_server_core *core, const char *id, uint32_t number, const char *bytes,
                             size_t size)
{
    return (struct nika_op){
        .kind = NIKA_OP_APPEND, .table = id, .number = number, .epoch = core->epoch, .value = bytes, .size = size};
}

/* Adds the new log's entries to a unit; false if one can't be read. *changes: whether it differs from the old one. */
static bool add_entries(const struct nika_server_core *core, const struct task *task, const char *id,
                        const struct nika_loaded *loaded, struct nika_op *ops, unsigned *count, char **drafts,
                        bool *changes)
{
    struct draft *draft = core_allocate(sizeof *draft);
    bool fine = true;
    *changes = false;
    for (unsigned i = 0, number = 0; i < loaded->count && fine; i++) {
        const struct nika_loaded_item *item = &loaded->items[i];
        struct nika_json entry, at_value;
        int64_t at;
        size_t place;
        fine = nika_json_check(item->bytes, item->size, &entry, &place) == NIKA_JSON_FINE;
        if (!fine)
            break;
        const enum rewriting what = task->rewriter.entry(task->rewriter.context, entry_kind(entry), entry, draft);
        *changes |= what != REWRITING_KEEPS;
        if (what == REWRITING_KEEPS)
            ops[(*count)++] = append(core, id, number++, item->bytes, item->size);
        if (what != REWRITING_CHANGES)
            continue;
        fine = nika_json_get(entry, "at", &at_value) && nika_json_whole(at_value, 0, INT64_MAX / 4, &at);
        if (!fine)
            break;
        nika_write_key(&draft->writer, "at");
        nika_write_whole(&draft->writer, at);
        nika_write_close(&draft->writer, '}');
        fine = !draft->text.cut;
        drafts[i] = core_allocate(draft->text.size + 1);
        memcpy(drafts[i], draft->bytes, draft->text.size);
        ops[(*count)++] = append(core, id, number++, drafts[i], draft->text.size);
    }
    free(draft);
    return fine;
}

static void rewrite(struct nika_server_core *core, struct task *task, const struct nika_loaded *loaded)
{
    static const char guard[] = "{}";
    struct nika_op *ops = core_allocate((loaded->count + 3) * sizeof *ops);
    char **drafts = core_allocate((loaded->count + 1) * sizeof(char *));
    char id[NIKA_TABLE_ID_MAX];
    unsigned count = 0;
    bool changes;
    core_id_text(task->table, id);
    ops[count++] = append(core, id, loaded->count, guard, sizeof guard - 1);
    ops[count++] = (struct nika_op){.kind = NIKA_OP_FORGET, .table = id, .epoch = core->epoch};
    if (!add_entries(core, task, id, loaded, ops, &count, drafts, &changes))
        leave(core, task, REWRITTEN_NEVER);
    else if (!changes)
        leave(core, task, REWRITTEN);
    else {
        ops[count++] = (struct nika_op){
            .kind = NIKA_OP_STATE, .table = id, .epoch = core->epoch, .state = loaded->state, .date = loaded->ended};
        struct pending *pending = core_expect(core, kept);
        pending->table = task->table;
        core_keep(core, pending, ops, count);
    }
    for (unsigned i = 0; i < loaded->count; i++)
        free(drafts[i]);
    free(drafts);
    free(ops);
}

static void loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct task *task = hash_map_get(&core->rewritings, pending->table);
    if (event->loaded->readable && event->loaded->found && event->loaded->state == NIKA_LOG_OVER)
        rewrite(core, task, event->loaded);
    else
        leave(core, task, event->loaded->readable ? REWRITTEN_NEVER : REWRITTEN_LATER);
}

void log_rewrite(struct nika_server_core *core, uint64_t id, const struct rewriter *rewriter)
{
    struct table *table = hash_map_get(&core->tables, id);
    const bool busy = table && (table->state != TABLE_OVER || !table->booked || table->commit || table->lost);
    const bool never = table && table->state == TABLE_DAMAGED; /* others do not wait until nobody looks at it */
    if (busy || core->closing || hash_map_get(&core->rewritings, id)) {
        rewriter->done(core, rewriter->context, never ? REWRITTEN_NEVER : REWRITTEN_LATER);
        free(rewriter->context);
        return;
    }
    struct task *task = core_allocate(sizeof *task);
    task->table = id;
    task->rewriter = *rewriter;
    hash_map_put(&core->rewritings, id, task);
    if (table)
        commit_hold(table);
    load(core, id, loaded);
}

/*
 * Time, and the end.
 */

int64_t rewritings_next(const struct nika_server_core *core)
{
    int64_t next = INT64_MAX;
    size_t at = 0;
    for (const struct task *task; (task = hash_map_next(&core->rewritings, &at));)
        if (task->retry_at && task->retry_at < next)
            next = task->retry_at;
    return next;
}

void rewritings_time(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct task *task; (task = hash_map_next(&core->rewritings, &at));)
        if (task->retry_at && task->retry_at <= core->now) {
            task->retry_at = 0;
            load(core, task->table, read_back);
        }
}

void rewritings_end(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct task *task; (task = hash_map_next(&core->rewritings, &at));) {
        free(task->rewriter.context);
        free(task);
    }
    hash_map_free(&core->rewritings);
}
