/*
 * crew.c: a thread pool that computes numbered work items in parallel and delivers them in order.
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

struct crew {
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

static void *piece_of(const struct crew *crew, uint64_t number)
{
    return crew->pieces + number % crew->slots * crew->work->piece_size;
}

static void *make_pieces(void *context)
{
    struct crew *crew = context;
    const struct cli_work *work = crew->work;
    pthread_mutex_lock(&crew->lock);
    void *workspace = crew->workspaces + crew->seated++ * work->workspace_size;
    for (;;) {
        while (!crew->stop && crew->next < work->end && crew->next >= crew->taken + crew->slots)
            pthread_cond_wait(&crew->changed, &crew->lock);
        if (crew->stop || crew->next == work->end)
            break;
        const uint64_t number = crew->next++;
        pthread_mutex_unlock(&crew->lock);
        work->make(work->context, number, workspace, piece_of(crew, number));
        pthread_mutex_lock(&crew->lock);
        crew->ready[number % crew->slots] = true;
        pthread_cond_broadcast(&crew->changed);
    }
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

/* Waits for an item. The lock is held, except while `idle` is called. */
static void wait_for(struct crew *crew, uint64_t number)
{
    while (!crew->ready[number % crew->slots]) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_sec += (until.tv_nsec + PATIENCE) / SECOND;
        until.tv_nsec = (until.tv_nsec + PATIENCE) % SECOND;
        pthread_cond_timedwait(&crew->changed, &crew->lock, &until);
        if (crew->work->idle) {
            pthread_mutex_unlock(&crew->lock);
            crew->work->idle(crew->work->context);
            pthread_mutex_lock(&crew->lock);
        }
    }
}

static void take_pieces(struct crew *crew)
{
    const struct cli_work *work = crew->work;
    pthread_mutex_lock(&crew->lock);
    while (!crew->stop && crew->taken < work->end) {
        const uint64_t number = crew->taken;
        wait_for(crew, number);
        pthread_mutex_unlock(&crew->lock);
        const bool more = work->take(work->context, number, piece_of(crew, number));
        pthread_mutex_lock(&crew->lock);
        crew->ready[number % crew->slots] = false;
        crew->taken++;
        crew->stop = !more;
        pthread_cond_broadcast(&crew->changed);
    }
    crew->stop = true;
    pthread_cond_broadcast(&crew->changed);
    pthread_mutex_unlock(&crew->lock);
}

/* Threads, and a condition variable on the monotonic clock. False if that fails. */
static bool run(struct crew *crew)
{
    pthread_t threads[THREADS_MAX];
    pthread_condattr_t attributes;
    unsigned started = 0;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&crew->changed, &attributes);
    pthread_condattr_destroy(&attributes);
    while (started < crew->work->threads && pthread_create(&threads[started], NULL, make_pieces, crew) == 0)
        started++;
    if (started > 0)
        take_pieces(crew);
    for (unsigned i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    pthread_cond_destroy(&crew->changed);
    pthread_mutex_destroy(&crew->lock);
    return started > 0;
}

bool cli_run(const char *command, const struct cli_work *work)
{
    struct crew crew = {.work = work, .slots = SLOTS_PER_THREAD * work->threads, .next = work->first};
    crew.taken = work->first;
    crew.pieces = calloc(crew.slots, work->piece_size);
    crew.ready = calloc(crew.slots, sizeof *crew.ready);
    crew.workspaces = calloc(work->threads, work->workspace_size);
    const bool room = crew.pieces && crew.ready && crew.workspaces, fine = room && run(&crew);
    if (!fine)
        cli_wrong(command, room ? msg_cli_no_thread() : msg_cli_no_memory());
    if (crew.pieces && work->clear)
        for (unsigned slot = 0; slot < crew.slots; slot++)
            work->clear(piece_of(&crew, slot));
    free(crew.workspaces);
    free(crew.ready);
    free(crew.pieces);
    return fine;
}
