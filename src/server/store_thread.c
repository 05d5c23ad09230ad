/*
 * store_thread.c: the thread that owns the store and commits writes in batches (group commit). Everything queued goes to disk
 * in one commit, so that many tables cost hardly more than one.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server_internal.h"

enum { BATCH_MAX = 512 };

static void pass_on(struct writer *writer, struct task *list)
{
    if (!list)
        return;
    task_queue_put(writer->done, list);
    writer->wake(writer->context);
}

/* Commits the units at the head of a list; returns what follows them. */
static struct task *keep(struct writer *writer, struct task *list)
{
    struct nika_unit units[BATCH_MAX];
    enum nika_kept outcomes[BATCH_MAX];
    struct task *task = list, *last = NULL;
    unsigned count = 0;
    for (; task && task->kind == TASK_KEEP && count < BATCH_MAX; task = task->next) {
        units[count++] = task->unit;
        last = task;
    }
    const double began = seconds_now();
    nika_store_keep(writer->store, units, count, outcomes);
    spread_add(&writer->commits, seconds_now() - began);
    writer->units += count;
    last->next = NULL;
    count = 0;
    for (struct task *kept = list; kept; kept = kept->next) {
        kept->kept = outcomes[count++];
        if (kept->kept == NIKA_KEPT_FULL || kept->kept == NIKA_KEPT_BROKEN)
            writer->failures++;
    }
    pass_on(writer, list);
    return task;
}

/* Adds what was read to a task. Out of memory counts as unreadable. */
static bool add_item(struct task *task, const char *key, const char *bytes, size_t size)
{
    struct nika_loaded *const loaded = &task->loaded;
    if ((loaded->count & (loaded->count - 1)) == 0) {
        const size_t room = loaded->count ? 2 * loaded->count : 1;
        struct nika_loaded_item *const items = realloc(task->items, room * sizeof *items);
        if (!items)
            return false;
        loaded->items = task->items = items;
    }
    char *const copy = malloc(size + 1), *const name = key ? strdup(key) : NULL;
    if (!copy || (key && !name)) {
        free(copy);
        free(name);
        return false;
    }
    memcpy(copy, bytes, size);
    copy[size] = '\0';
    task->items[loaded->count++] = (struct nika_loaded_item){.key = name, .bytes = copy, .size = size};
    return true;
}

struct reading {
    struct task *task;
    bool failed;
};

static bool on_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct reading *const reading = context;
    (void)table;
    (void)number;
    reading->failed = !add_item(reading->task, NULL, bytes, size);
    return !reading->failed;
}

static bool on_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct reading *const reading = context;
    (void)kind;
    reading->failed = !add_item(reading->task, key, value, size);
    return !reading->failed;
}

static bool on_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    struct reading *const reading = context;
    char digits[24];
    (void)table;
    (void)state;
    (void)entries;
    if (reading->task->kind == TASK_LOAD) {
        reading->task->loaded.ended = ended;
        return true;
    }
    const int size = snprintf(digits, sizeof digits, "%lld", (long long)ended);
    reading->failed = !add_item(reading->task, table, digits, (size_t)size);
    return !reading->failed;
}

static struct task *load(struct writer *writer, struct task *task)
{
    struct task *const next = task->next;
    struct reading reading = {.task = task};
    const struct nika_store_reader reader = {.entry = on_entry, .row = on_row, .log = on_log, .context = &reading};
    struct nika_loaded *const loaded = &task->loaded;
    if (task->kind == TASK_OLD) {
        loaded->readable =
            nika_store_old(writer->store, NIKA_LOG_OVER, task->from, task->before, task->number, &reader);
        loaded->found = loaded->count > 0;
    } else if (task->table) {
        loaded->readable = nika_store_log(writer->store, task->table, &loaded->state, &loaded->found, &reader);
    } else {
        loaded->readable =
            nika_store_rows(writer->store, task->row, task->key ? task->key : "",
                            task->after && *task->after ? task->after : NULL, true, task->number, &reader);
        loaded->found = loaded->count > 0;
    }
    loaded->readable = loaded->readable && !reading.failed;
    writer->loads++;
    task->next = NULL;
    pass_on(writer, task);
    return next;
}

static void *write_all(void *context)
{
    struct writer *const writer = context;
    for (struct task *list; (list = task_queue_take_all(&writer->waiting));) {
        while (list)
            list = list->kind == TASK_KEEP ? keep(writer, list) : load(writer, list);
        nika_store_tidy(writer->store);
    }
    return NULL;
}

bool writer_begin(struct writer *writer)
{
    if (!task_queue_begin(&writer->waiting))
        return false;
    writer->began = pthread_create(&writer->thread, NULL, write_all, writer) == 0;
    if (!writer->began)
        task_queue_end(&writer->waiting);
    return writer->began;
}

void writer_end(struct writer *writer)
{
    if (writer->began) {
        task_queue_close(&writer->waiting);
        pthread_join(writer->thread, NULL);
        task_queue_end(&writer->waiting);
    }
    nika_store_close(writer->store);
}
