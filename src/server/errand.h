/*
 * errand.h: tasks for other threads, and the queues between threads. The event loop creates a task, a queue takes it to
 * the thread that does it, and another queue brings it back with its result.
 */
#ifndef NIKA_SERVER_ERRAND_H
#define NIKA_SERVER_ERRAND_H

#include <pthread.h>

#include <nika/server_core.h>

enum errand_kind { ERRAND_KEEP, ERRAND_LOAD, ERRAND_THINK, ERRAND_HASH };

struct errand {
    struct errand *next;
    enum errand_kind kind;
    nika_ticket ticket;
    /* Keep. */
    struct nika_unit unit;
    enum nika_kept kept;
    /* Load: the log of a table, or rows. */
    const char *table, *key, *after;
    enum nika_row_kind row;
    uint32_t number;
    struct nika_loaded loaded;
    struct nika_loaded_item *items;
    /* Think. */
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
struct errand *errand_new(const struct nika_effect *effect);
void errand_free(struct errand *errand);

/* A task queue between threads (mutex and condition variable). */
struct errands {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct errand *first, *last;
    unsigned count;
    bool closed;
};
bool errands_begin(struct errands *errands);
void errands_end(struct errands *errands);
/* Adds a task, or a list of them. */
void errands_put(struct errands *errands, struct errand *errand);
/* Closes the queue: waiting threads return once it is empty. */
void errands_close(struct errands *errands);
/* Waits for one task, or takes all there are by then. NULL: the queue is closed. */
struct errand *errands_take(struct errands *errands);
struct errand *errands_take_all(struct errands *errands);
/* Takes all tasks without waiting; NULL if there are none. */
struct errand *errands_collect(struct errands *errands);

#endif
