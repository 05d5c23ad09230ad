/*
 * task_queue.h: tasks for other threads, and the queues between threads. The event loop creates a task, a queue takes it to
 * the thread that does it, and another queue brings it back with its result.
 */
#ifndef NIKA_SERVER_TASK_QUEUE_H
#define NIKA_SERVER_TASK_QUEUE_H

#include <pthread.h>

#include <nika/server_core.h>

enum task_kind {
    TASK_KEEP,
    TASK_LOAD,
    TASK_OLD,
    TASK_ARCHIVE,
    TASK_THINK,
    TASK_HASH,
    TASK_STARTED,
    TASK_CHECKED,
    TASK_DISK,
    TASK_LEASE, /* the lease was asked for, and there is an answer (node.c) */
    TASK_ENDED  /* the threads of a server core have ended (node.c) */
};

struct task {
    struct task *next;
    enum task_kind kind;
    nika_ticket ticket;
    unsigned term; /* of the server core that wants it: a later one knows nothing of it */
    /* Keep. */
    struct nika_unit unit;
    enum nika_kept kept;
    /* Load: the log of a table, or rows. */
    const char *table, *key, *after;
    enum nika_row_kind row;
    uint32_t number;
    int64_t from, before; /* dates, of old logs or for the archive */
    uint64_t behind;      /* how many writes were sent before it: it comes after all of them */
    struct nika_loaded loaded;
    struct nika_loaded_item *items;
    /* Archive. */
    const char *record;
    size_t record_size;
    int64_t date; /* checked: when */
    /* Think. */
    uint32_t link; /* for the node at the other end of it, or 0 */
    struct nika_turn *turn;
    bool acts;
    struct nika_move move;
    /* Hash. */
    char *password;
    size_t password_size;
    bool compares, matches;
    char hash[128];
    /* The data it points to follows it in the same allocation. */
    _Alignas(16) unsigned char more[];
};

/* The task for an effect; NULL for other kinds of effects, or if out of memory. */
struct task *task_new(const struct nika_effect *effect);
void task_free(struct task *task);

/* A task queue between threads (mutex and condition variable). */
struct task_queue {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct task *first, *last;
    unsigned count;
    bool closed;
};
bool task_queue_begin(struct task_queue *tasks);
void task_queue_end(struct task_queue *tasks);
/* Adds a task, or a list of them. */
void task_queue_put(struct task_queue *tasks, struct task *task);
/* Closes the queue: waiting threads return once it is empty. */
void task_queue_close(struct task_queue *tasks);
/* Waits for one task. NULL: the queue is closed. */
struct task *task_queue_take(struct task_queue *tasks);
/*
 * Waits, at most so many milliseconds (-1: any time), and takes all tasks there are by then. NULL: the time is over, or
 * the queue is closed.
 */
struct task *task_queue_take_all(struct task_queue *tasks, int milliseconds, bool *closed);
/* Takes all tasks without waiting; NULL if there are none. */
struct task *task_queue_collect(struct task_queue *tasks);

#endif
