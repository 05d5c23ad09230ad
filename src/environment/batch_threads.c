/*
 * batch_threads.c: threads that share the work of a batch (see batch_internal.h).
 *
 * A step of a batch takes well under a millisecond, so whoever waits first looks for a while whether there is work, and
 * sleeps only then: waking up takes longer than many a step. One thread alone needs none of this.
 *
 * Each thread has a share of the lanes, always the same, because they are in its processor's cache. Whoever is done
 * helps the others: a thread that is interrupted, or whose computer players think longer, does not hold up all.
 */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "batch_internal.h"

enum {
    /* Before somebody sleeps: some tenths of a millisecond. On virtual machines, waking up takes nearly as long. */
    LOOKS = 200000,
    GLANCES = 1000, /* of those, before the processor is offered to others: perhaps to the thread that is waited for */
    PIECES = 32,    /* of a share, at least, if it has as many lanes */
    PIECE_MAX = 32  /* lanes: taking a piece costs much less than these */
};

/* The lanes of a thread, from the next one on that nobody has taken. */
struct share {
    _Alignas(BATCH_LINE) atomic_uint next;
    uint32_t end;
};

struct helper {
    struct threads *threads;
    unsigned which;
    pthread_t thread;
};

struct threads {
    unsigned count; /* the caller's thread included */
    uint32_t lanes, piece;
    struct share *shares;
    struct nika_batch *batch;
    nika_lanes_job job;
    atomic_uint number;   /* of the job */
    atomic_uint busy;     /* helpers that have not finished it */
    atomic_uint sleeping; /* helpers that have to be woken */
    atomic_bool over;
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    struct helper helpers[];
};

/* Waits until there is another job than the last one. */
static void await(struct threads *threads, unsigned last)
{
    for (unsigned looks = 1; looks <= LOOKS; looks++) {
        if (atomic_load_explicit(&threads->number, memory_order_acquire) != last)
            return;
        if (looks % GLANCES == 0)
            sched_yield();
    }
    pthread_mutex_lock(&threads->mutex);
    atomic_fetch_add(&threads->sleeping, 1); /* whoever gives out a job looks at this after it has counted the job */
    while (atomic_load(&threads->number) == last)
        pthread_cond_wait(&threads->wake, &threads->mutex);
    atomic_fetch_sub(&threads->sleeping, 1);
    pthread_mutex_unlock(&threads->mutex);
}

/* Does the own share, and what is left of the others'. */
static void work(struct threads *threads, unsigned which)
{
    for (unsigned i = 0; i < threads->count; i++) {
        struct share *share = &threads->shares[(which + i) % threads->count];
        uint32_t from;
        while ((from = atomic_fetch_add_explicit(&share->next, threads->piece, memory_order_relaxed)) < share->end)
            threads->job(threads->batch, which, from,
                         from + threads->piece < share->end ? from + threads->piece : share->end);
    }
}

static void *help(void *argument)
{
    const struct helper *helper = argument;
    struct threads *threads = helper->threads;
    for (unsigned last = 0;; last++) {
        await(threads, last);
        if (atomic_load(&threads->over))
            return NULL;
        work(threads, helper->which);
        atomic_fetch_sub_explicit(&threads->busy, 1, memory_order_release);
    }
}

/* Counts a job, and wakes those that sleep. */
static void give_out(struct threads *threads)
{
    atomic_store(&threads->busy, threads->count - 1);
    atomic_fetch_add(&threads->number, 1);
    if (atomic_load(&threads->sleeping) > 0) {
        pthread_mutex_lock(&threads->mutex);
        pthread_cond_broadcast(&threads->wake);
        pthread_mutex_unlock(&threads->mutex);
    }
}

void nika_threads_do(struct threads *threads, nika_lanes_job job)
{
    if (threads->count == 1) {
        job(threads->batch, 0, 0, threads->lanes);
        return;
    }
    for (unsigned i = 0; i < threads->count; i++)
        atomic_store_explicit(&threads->shares[i].next, i > 0 ? threads->shares[i - 1].end : 0, memory_order_relaxed);
    threads->job = job;
    give_out(threads);
    work(threads, 0);
    for (unsigned looks = 1; atomic_load_explicit(&threads->busy, memory_order_acquire) > 0; looks++)
        if (looks % GLANCES == 0)
            sched_yield();
}

/* Ends the helpers that were started. */
static void end(struct threads *threads, unsigned started)
{
    atomic_store(&threads->over, true);
    give_out(threads);
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads->helpers[i].thread, NULL);
    pthread_cond_destroy(&threads->wake);
    pthread_mutex_destroy(&threads->mutex);
    free(threads->shares);
    free(threads);
}

struct threads *nika_threads_new(unsigned count, uint32_t lanes, struct nika_batch *batch)
{
    struct threads *threads = calloc(1, sizeof *threads + (count - 1) * sizeof threads->helpers[0]);
    struct share *shares = aligned_alloc(BATCH_LINE, count * sizeof *shares);
    if (!threads || !shares) {
        free(threads);
        free(shares);
        return NULL;
    }
    threads->count = count;
    threads->lanes = lanes;
    threads->piece = lanes / count / PIECES;
    threads->piece = threads->piece < 1 ? 1 : threads->piece > PIECE_MAX ? PIECE_MAX : threads->piece;
    threads->batch = batch;
    threads->shares = shares;
    for (unsigned i = 0; i < count; i++) {
        shares[i].end = (uint32_t)((uint64_t)lanes * (i + 1) / count);
        atomic_init(&shares[i].next, shares[i].end);
    }
    pthread_mutex_init(&threads->mutex, NULL);
    pthread_cond_init(&threads->wake, NULL);
    for (unsigned i = 0; i + 1 < count; i++) {
        threads->helpers[i].threads = threads;
        threads->helpers[i].which = i + 1;
        if (pthread_create(&threads->helpers[i].thread, NULL, help, &threads->helpers[i]) != 0) {
            end(threads, i);
            return NULL;
        }
    }
    return threads;
}

void nika_threads_free(struct threads *threads)
{
    if (threads)
        end(threads, threads->count - 1);
}
