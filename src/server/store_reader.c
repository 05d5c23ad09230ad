/*
 * store_reader.c: the thread that reads the store, on a connection of its own, so that reading a log never delays a commit.
 *
 * A read comes after every write that was sent before it, as if one thread did both. After a failed write nobody knows
 * what is on disk until the writer has reopened the file: until then it reads, too.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server_internal.h"

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

void store_load(struct nika_store *store, struct task *task)
{
    struct reading reading = {.task = task};
    const struct nika_store_reader reader = {.entry = on_entry, .row = on_row, .log = on_log, .context = &reading};
    struct nika_loaded *const loaded = &task->loaded;
    if (task->kind == TASK_OLD) {
        loaded->readable = nika_store_old(store, NIKA_LOG_OVER, task->from, task->before, task->number, &reader);
        loaded->found = loaded->count > 0;
    } else if (task->table) {
        loaded->readable = nika_store_log(store, task->table, &loaded->state, &loaded->found, &reader);
    } else {
        loaded->readable =
            nika_store_rows(store, task->row, task->key ? task->key : "",
                            task->after && *task->after ? task->after : NULL, true, task->number, &reader);
        loaded->found = loaded->count > 0;
    }
    loaded->readable = loaded->readable && !reading.failed;
}

/* Waits until all writes are done that were sent before a read; false if only the writer knows the truth. */
static bool await(struct writer *writer, const struct task *task)
{
    pthread_mutex_lock(&writer->lock);
    while (writer->finished < task->behind)
        pthread_cond_wait(&writer->moved, &writer->lock);
    const bool certain = !writer->doubtful;
    pthread_mutex_unlock(&writer->lock);
    return certain;
}

static bool has_stopped(struct reader *reader)
{
    pthread_mutex_lock(&reader->holding);
    const bool stops = reader->stops;
    pthread_mutex_unlock(&reader->holding);
    return stops;
}

/* What is opened while somebody interrupts is interrupted, too. */
static void hold(struct reader *reader, struct nika_store *store)
{
    pthread_mutex_lock(&reader->holding);
    reader->store = store;
    if (store && reader->stops)
        nika_store_interrupt(store);
    pthread_mutex_unlock(&reader->holding);
}

/* Reads; false if the file can't be opened a second time. */
static bool read_one(struct reader *reader, struct task *task)
{
    struct nika_store_problem unheard;
    pthread_mutex_lock(&reader->using);
    if (!reader->store && !has_stopped(reader))
        hold(reader, nika_store_look(reader->path, &unheard));
    const bool fine = reader->store != NULL;
    if (fine)
        store_load(reader->store, task);
    pthread_mutex_unlock(&reader->using);
    return fine;
}

static void *read_all(void *context)
{
    struct reader *const reader = context;
    for (struct task *task; (task = task_queue_take(&reader->waiting));) {
        if (!await(reader->writer, task) || !read_one(reader, task)) {
            task_queue_put(&reader->writer->waiting, task);
            continue;
        }
        reader->writer->loads++;
        task_queue_put(reader->writer->done, task);
        reader->writer->wake(reader->writer->context);
    }
    return NULL;
}

static void free_waiting(struct reader *reader)
{
    task_queue_end(&reader->waiting);
    pthread_mutex_destroy(&reader->using);
    pthread_mutex_destroy(&reader->holding);
}

bool reader_begin(struct reader *reader, struct writer *writer, const char *path)
{
    reader->writer = writer;
    reader->path = path;
    reader->stops = false;
    if (!task_queue_begin(&reader->waiting))
        return false;
    pthread_mutex_init(&reader->using, NULL);
    pthread_mutex_init(&reader->holding, NULL);
    reader->began = pthread_create(&reader->thread, NULL, read_all, reader) == 0;
    if (!reader->began)
        free_waiting(reader);
    return reader->began;
}

void reader_interrupt(struct reader *reader)
{
    if (!reader->began)
        return;
    pthread_mutex_lock(&reader->holding);
    reader->stops = true;
    if (reader->store)
        nika_store_interrupt(reader->store);
    pthread_mutex_unlock(&reader->holding);
}

void reader_let_go(struct reader *reader)
{
    if (!reader->began)
        return;
    /* A database may be silent for long, and nobody wants to know any more. A file is never. */
    pthread_mutex_lock(&reader->holding);
    if (reader->store && nika_store_is_address(reader->path))
        nika_store_interrupt(reader->store);
    pthread_mutex_unlock(&reader->holding);
    pthread_mutex_lock(&reader->using);
    struct nika_store *const store = reader->store;
    hold(reader, NULL);
    nika_store_close(store);
    pthread_mutex_unlock(&reader->using);
}

void reader_end(struct reader *reader)
{
    if (!reader->began)
        return;
    task_queue_close(&reader->waiting);
    pthread_join(reader->thread, NULL);
    reader_let_go(reader);
}

void reader_free(struct reader *reader)
{
    if (reader->began)
        free_waiting(reader);
}
