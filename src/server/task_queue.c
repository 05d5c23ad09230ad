/*
 * task_queue.c: tasks for other threads, and the task queue (see task_queue.h).
 */
#include "task_queue.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Where the next bytes behind a task go. */
struct store_room {
    unsigned char *at;
};

static void *put_bytes(struct store_room *room, const void *bytes, size_t size)
{
    unsigned char *const place = room->at;
    memcpy(place, bytes, size);
    room->at += (size + 15) / 16 * 16;
    return place;
}

static const char *put_string(struct store_room *room, const char *string)
{
    return string ? put_bytes(room, string, strlen(string) + 1) : NULL;
}

static size_t room_for(const char *string)
{
    return string ? (strlen(string) + 16) / 16 * 16 : 0;
}

static struct task *make(const struct nika_effect *effect, enum task_kind kind, size_t more)
{
    struct task *const task = calloc(1, sizeof *task + more);
    if (!task)
        return NULL;
    task->kind = kind;
    task->ticket = effect->ticket;
    return task;
}

static struct task *make_keep(const struct nika_effect *effect)
{
    const struct nika_unit *const unit = &effect->unit;
    size_t more = (unit->count * sizeof *unit->ops + 15) / 16 * 16;
    for (unsigned i = 0; i < unit->count; i++)
        more += room_for(unit->ops[i].table) + room_for(unit->ops[i].key) + (unit->ops[i].size + 15) / 16 * 16;
    struct task *const task = make(effect, TASK_KEEP, more);
    if (!task)
        return NULL;
    struct store_room room = {task->more};
    struct nika_op *const ops = put_bytes(&room, unit->ops, unit->count * sizeof *ops);
    for (unsigned i = 0; i < unit->count; i++) {
        ops[i].table = put_string(&room, ops[i].table);
        ops[i].key = put_string(&room, ops[i].key);
        if (ops[i].value)
            ops[i].value = put_bytes(&room, ops[i].value, ops[i].size);
    }
    task->unit = (struct nika_unit){.ops = ops, .count = unit->count};
    return task;
}

static struct task *make_load(const struct nika_effect *effect)
{
    struct task *const task =
        make(effect, TASK_LOAD, room_for(effect->table) + room_for(effect->key) + room_for(effect->after));
    if (!task)
        return NULL;
    struct store_room room = {task->more};
    task->table = put_string(&room, effect->table);
    task->key = put_string(&room, effect->key);
    task->after = put_string(&room, effect->after);
    task->row = effect->row;
    task->number = effect->number;
    return task;
}

static struct task *make_old(const struct nika_effect *effect)
{
    struct task *const task = make(effect, TASK_OLD, 0);
    if (!task)
        return NULL;
    task->from = effect->from;
    task->before = effect->before;
    task->number = effect->number;
    return task;
}

static struct task *make_archive(const struct nika_effect *effect)
{
    struct task *const task = make(effect, TASK_ARCHIVE, effect->size + 16);
    if (!task)
        return NULL;
    struct store_room room = {task->more};
    task->from = effect->from;
    task->record = put_bytes(&room, effect->bytes, effect->size);
    task->record_size = effect->size;
    return task;
}

static struct task *make_think(const struct nika_effect *effect)
{
    struct task *const task = make(effect, TASK_THINK, sizeof *effect->turn);
    if (!task)
        return NULL;
    struct store_room room = {task->more};
    task->turn = put_bytes(&room, effect->turn, sizeof *effect->turn);
    return task;
}

static struct task *make_hash(const struct nika_effect *effect)
{
    struct task *const task = make(effect, TASK_HASH, effect->size + 16);
    if (!task)
        return NULL;
    struct store_room room = {task->more};
    task->password = put_bytes(&room, effect->bytes, effect->size);
    task->password_size = effect->size;
    task->compares = effect->hash != NULL;
    if (effect->hash && strlen(effect->hash) < sizeof task->hash)
        memcpy(task->hash, effect->hash, strlen(effect->hash) + 1);
    return task;
}

struct task *task_new(const struct nika_effect *effect)
{
    switch (effect->kind) {
    case NIKA_EFFECT_KEEP:
        return make_keep(effect);
    case NIKA_EFFECT_LOAD:
        return make_load(effect);
    case NIKA_EFFECT_OLD:
        return make_old(effect);
    case NIKA_EFFECT_ARCHIVE:
        return make_archive(effect);
    case NIKA_EFFECT_THINK:
        return make_think(effect);
    case NIKA_EFFECT_HASH:
        return make_hash(effect);
    default:
        return NULL;
    }
}

void task_free(struct task *task)
{
    for (unsigned i = 0; i < task->loaded.count; i++) {
        free((void *)task->items[i].key);
        free((void *)task->items[i].bytes);
    }
    free(task->items);
    if (task->password)
        sodium_memzero(task->password, task->password_size);
    free(task);
}

bool task_queue_begin(struct task_queue *tasks)
{
    *tasks = (struct task_queue){.count = 0};
    pthread_condattr_t monotonic;
    if (pthread_condattr_init(&monotonic) != 0)
        return false;
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    const bool locks = pthread_mutex_init(&tasks->lock, NULL) == 0;
    const bool fine = locks && pthread_cond_init(&tasks->filled, &monotonic) == 0;
    pthread_condattr_destroy(&monotonic);
    if (locks && !fine)
        pthread_mutex_destroy(&tasks->lock);
    return fine;
}

void task_queue_end(struct task_queue *tasks)
{
    while (tasks->first) {
        struct task *const task = tasks->first;
        tasks->first = task->next;
        task_free(task);
    }
    pthread_cond_destroy(&tasks->filled);
    pthread_mutex_destroy(&tasks->lock);
}

void task_queue_put(struct task_queue *tasks, struct task *task)
{
    pthread_mutex_lock(&tasks->lock);
    *(tasks->last ? &tasks->last->next : &tasks->first) = task;
    for (; task; task = task->next) {
        tasks->last = task;
        tasks->count++;
    }
    pthread_cond_signal(&tasks->filled);
    pthread_mutex_unlock(&tasks->lock);
}

void task_queue_close(struct task_queue *tasks)
{
    pthread_mutex_lock(&tasks->lock);
    tasks->closed = true;
    pthread_cond_broadcast(&tasks->filled);
    pthread_mutex_unlock(&tasks->lock);
}

static struct task *take_all(struct task_queue *tasks)
{
    struct task *const all = tasks->first;
    tasks->first = tasks->last = NULL;
    tasks->count = 0;
    return all;
}

struct task *task_queue_take(struct task_queue *tasks)
{
    pthread_mutex_lock(&tasks->lock);
    while (!tasks->first && !tasks->closed)
        pthread_cond_wait(&tasks->filled, &tasks->lock);
    struct task *const task = tasks->first;
    if (task) {
        tasks->first = task->next;
        if (!tasks->first)
            tasks->last = NULL;
        task->next = NULL;
        tasks->count--;
    }
    pthread_mutex_unlock(&tasks->lock);
    return task;
}

struct task *task_queue_take_all(struct task_queue *tasks, int milliseconds, bool *closed)
{
    struct timespec end;
    int code = 0;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_nsec += (long)(milliseconds < 0 ? 0 : milliseconds) * 1000000;
    end.tv_sec += end.tv_nsec / 1000000000;
    end.tv_nsec %= 1000000000;
    pthread_mutex_lock(&tasks->lock);
    while (!tasks->first && !tasks->closed && code == 0)
        code = milliseconds < 0 ? pthread_cond_wait(&tasks->filled, &tasks->lock)
                                : pthread_cond_timedwait(&tasks->filled, &tasks->lock, &end);
    struct task *const all = take_all(tasks);
    *closed = tasks->closed && !all;
    pthread_mutex_unlock(&tasks->lock);
    return all;
}

struct task *task_queue_collect(struct task_queue *tasks)
{
    pthread_mutex_lock(&tasks->lock);
    struct task *const all = take_all(tasks);
    pthread_mutex_unlock(&tasks->lock);
    return all;
}
