/*
 * thread_pool.c: a thread pool that computes numbered work items in parallel and delivers them in order.
 *
 * Each thread computes an item into a slot of its own; the calling thread consumes them by number. An item depends on
 * its number only, so the output is the same for any number of threads. The number of items in flight is limited, so
 * that memory stays bounded.
 */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <nika/messages_cli.h>

#include "cli.h"

enum { THREADS_MAX = 256, SLOTS_PER_THREAD = 4 };

/* The longest wait before `idle` is called, in nanoseconds. */
enum { PATIENCE = 100000000, SECOND = 1000000000 };

struct thread_pool {
    const struct cli_work *work;
    unsigned slots;
    char *pieces; /* item n is computed in slot n % slots */
    bool *ready;
    char *workspaces;
    unsigned seated;      /* workspaces in use */
    uint64_t next, taken; /* the next to be computed, and the next to be consumed */
    bool stop;
    pthread_mutex_t lock;
    pthread_cond_t changed;
};

int cli_read_threads(const char *command, const char *text, unsigned *threads)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t number = processors < 1 ? 1 : processors > THREADS_MAX ? THREADS_MAX : (uint64_t)processors;
    if (text && !cli_number(text, 1, THREADS_MAX, &number))
        return cli_usage(command, msg_cli_needs_number("--threads", 1, THREADS_MAX));
    *threads = (unsigned)number;
    return CLI_FINE;
}

double cli_seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void *piece_of(const struct thread_pool *pool, uint64_t number)
{
    return pool->pieces + number % pool->slots * pool->work->piece_size;
}

static void *make_pieces(void *context)
{
    struct thread_pool *pool = context;
    const struct cli_work *work = pool->work;
    pthread_mutex_lock(&pool->lock);
    void *workspace = pool->workspaces + pool->seated++ * work->workspace_size;
    for (;;) {
        while (!pool->stop && pool->next < work->end && pool->next >= pool->taken + pool->slots)
            pthread_cond_wait(&pool->changed, &pool->lock);
        if (pool->stop || pool->next == work->end)
            break;
        const uint64_t number = pool->next++;
        pthread_mutex_unlock(&pool->lock);
        work->make(work->context, number, workspace, piece_of(pool, number));
        pthread_mutex_lock(&pool->lock);
        pool->ready[number % pool->slots] = true;
        pthread_cond_broadcast(&pool->changed);
    }
    pthread_mutex_unlock(&pool->lock);
    if (work->leave)
        work->leave(workspace);
    return NULL;
}

/* Waits for an item. The lock is held, except while `idle` is called. */
static void wait_for(struct thread_pool *pool, uint64_t number)
{
    while (!pool->ready[number % pool->slots]) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_sec += (until.tv_nsec + PATIENCE) / SECOND;
        until.tv_nsec = (until.tv_nsec + PATIENCE) % SECOND;
        pthread_cond_timedwait(&pool->changed, &pool->lock, &until);
        if (pool->work->idle) {
            pthread_mutex_unlock(&pool->lock);
            pool->work->idle(pool->work->context);
            pthread_mutex_lock(&pool->lock);
        }
    }
}

static void take_pieces(struct thread_pool *pool)
{
    const struct cli_work *work = pool->work;
    pthread_mutex_lock(&pool->lock);
    while (!pool->stop && pool->taken < work->end) {
        const uint64_t number = pool->taken;
        wait_for(pool, number);
        pthread_mutex_unlock(&pool->lock);
        const bool more = work->take(work->context, number, piece_of(pool, number));
        pthread_mutex_lock(&pool->lock);
        pool->ready[number % pool->slots] = false;
        pool->taken++;
        pool->stop = !more;
        pthread_cond_broadcast(&pool->changed);
    }
    pool->stop = true;
    pthread_cond_broadcast(&pool->changed);
    pthread_mutex_unlock(&pool->lock);
}

/* Threads, and a condition variable on the monotonic clock. False if that fails. */
static bool run(struct thread_pool *pool)
{
    pthread_t threads[THREADS_MAX];
    pthread_condattr_t attributes;
    unsigned started = 0;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&pool->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    while (started < pool->work->threads && pthread_create(&threads[started], NULL, make_pieces, pool) == 0)
        started++;
    if (started > 0)
        take_pieces(pool);
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    pthread_cond_destroy(&pool->changed);
    pthread_mutex_destroy(&pool->lock);
    return started > 0;
}

bool cli_run(const char *command, const struct cli_work *work)
{
    struct thread_pool pool = {.work = work, .slots = SLOTS_PER_THREAD * work->threads, .next = work->first};
    pool.taken = work->first;
    pool.pieces = calloc(pool.slots, work->piece_size);
    pool.ready = calloc(pool.slots, sizeof *pool.ready);
    pool.workspaces = calloc(work->threads, work->workspace_size);
    const bool room = pool.pieces && pool.ready && pool.workspaces, fine = room && run(&pool);
    if (!fine)
        cli_wrong(command, room ? msg_cli_no_thread() : msg_cli_no_memory());
    if (pool.pieces && work->clear)
        for (unsigned slot = 0; slot < pool.slots; slot++)
            work->clear(piece_of(&pool, slot));
    free(pool.workspaces);
    free(pool.ready);
    free(pool.pieces);
    return fine;
}
