/*
 * errand.h: what the loop asks other threads to do, and what comes of it. An errand is made by the loop, goes through a queue to
 * whoever does it, and comes back through another queue with its result.
 */
#ifndef NIKA_SERVER_ERRAND_H
#define NIKA_SERVER_ERRAND_H

#include <pthread.h>

#include <nika/heart.h>

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
    /* What it points to lies behind it. */
    _Alignas(16) unsigned char more[];
};

/* An errand of an effect; NULL for effects of other kinds, or if there is no memory. */
struct errand *errand_new(const struct nika_effect *effect);
void errand_free(struct errand *errand);

/* A queue between threads. */
struct errands {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct errand *first, *last;
    unsigned count;
    bool closed;
};
bool errands_begin(struct errands *errands);
void errands_end(struct errands *errands);
/* Adds an errand, or a list of them. */
void errands_put(struct errands *errands, struct errand *errand);
/* No more will come: whoever waits is told once the queue is empty. */
void errands_close(struct errands *errands);
/* Waits for one, or for all that are there by then. NULL: no more will come. */
struct errand *errands_take(struct errands *errands);
struct errand *errands_take_all(struct errands *errands);
/* All that are there, at once; NULL if there are none. */
struct errand *errands_collect(struct errands *errands);

#endif
