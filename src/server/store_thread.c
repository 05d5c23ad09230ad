/*
 * store_thread.c: the thread that owns the store: it opens it, and commits writes in batches (group commit). Everything queued
 * goes to disk in one commit, so that many tables cost hardly more than one.
 */
#include <signal.h>
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

/* Notes how many writes are done, and whether what is on disk is known: only then may others read the file. */
static void note(struct writer *writer, const enum nika_kept *outcomes, unsigned count)
{
    bool known = false, unknown = false;
    for (unsigned i = 0; i < count; i++) {
        known = known || outcomes[i] == NIKA_KEPT || outcomes[i] == NIKA_KEPT_CONFLICT;
        unknown = unknown || outcomes[i] == NIKA_KEPT_BROKEN || outcomes[i] == NIKA_KEPT_NOTHING;
    }
    if (unknown) { /* the file is reopened once nobody else reads it */
        reader_let_go(writer->reader);
        upkeep_interrupt(writer->upkeep);
    }
    pthread_mutex_lock(&writer->lock);
    writer->doubtful = unknown || (writer->doubtful && !known);
    writer->finished += count;
    pthread_cond_broadcast(&writer->moved);
    pthread_mutex_unlock(&writer->lock);
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
    note(writer, outcomes, count);
    writer->units += count;
    last->next = NULL;
    count = 0;
    for (struct task *kept = list; kept; kept = kept->next) {
        kept->kept = outcomes[count++];
        if (kept->kept == NIKA_KEPT_NOTHING || kept->kept == NIKA_KEPT_BROKEN)
            writer->failures++;
    }
    pass_on(writer, list);
    return task;
}

/* A read that must come from here: there is no other thread, or only this one's connection knows the truth. */
static struct task *load(struct writer *writer, struct task *task)
{
    struct task *const next = task->next;
    store_load(writer->store, task);
    if (task->loaded.readable) {
        pthread_mutex_lock(&writer->lock);
        writer->doubtful = false; /* it has reopened the file, if that was necessary */
        pthread_mutex_unlock(&writer->lock);
    }
    writer->loads++;
    task->next = NULL;
    pass_on(writer, task);
    return next;
}

static struct task *note_checked(struct writer *writer, struct task *task)
{
    struct task *const next = task->next;
    nika_store_checked(writer->store, task->date); /* if that fails, the file will be checked again */
    task_free(task);
    return next;
}

/* While nobody wants anything, free pages are given back, in small steps. */
static void *write_all(void *context)
{
    enum { IDLE = 10, FOR_EVER = -1 }; /* milliseconds */
    struct writer *const writer = context;
    bool closed = !writer->start(writer->context);
    for (int wait = IDLE; !closed;) {
        struct task *list = task_queue_take_all(&writer->waiting, wait, &closed);
        if (!list && !closed)
            wait = nika_store_shrink(writer->store) ? IDLE : FOR_EVER;
        if (!list)
            continue;
        while (list)
            list = list->kind == TASK_KEEP      ? keep(writer, list)
                   : list->kind == TASK_CHECKED ? note_checked(writer, list)
                                                : load(writer, list);
        nika_store_tidy(writer->store);
        wait = IDLE;
    }
    return NULL;
}

bool writer_begin(struct writer *writer)
{
    if (pthread_mutex_init(&writer->lock, NULL) != 0)
        return false;
    if (pthread_cond_init(&writer->moved, NULL) != 0) {
        pthread_mutex_destroy(&writer->lock);
        return false;
    }
    const bool queue = task_queue_begin(&writer->waiting);
    writer->began = queue && pthread_create(&writer->thread, NULL, write_all, writer) == 0;
    if (writer->began)
        return true;
    if (queue)
        task_queue_end(&writer->waiting);
    pthread_cond_destroy(&writer->moved);
    pthread_mutex_destroy(&writer->lock);
    return false;
}

void writer_end(struct writer *writer)
{
    if (!writer->began)
        return;
    task_queue_close(&writer->waiting);
    pthread_join(writer->thread, NULL);
    task_queue_end(&writer->waiting);
    pthread_cond_destroy(&writer->moved);
    pthread_mutex_destroy(&writer->lock);
    nika_store_close(writer->store);
}
