/*
 * copy_lease.c: the lease of a database during a copy. It is taken and prolonged as servers do it (nika_store_lease), by a
 * thread of its own, since copying may take much longer than a lease.
 */
#include "copy_lease.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LENGTH = 5000, EACH = 1 }; /* milliseconds; seconds between prolongations */

struct copy_lease {
    struct nika_store *store;
    struct nika_node node;
    struct nika_lease lease; /* as the database said last */
    uint64_t epoch;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t ending;
    bool stop;
    bool lost; /* to another node; read by others when the thread has ended */
};

static bool ask(struct copy_lease *lease, enum nika_lease_wish wish, uint64_t epoch, struct nika_store_problem *problem)
{
    const struct nika_lease_request request = {.node = &lease->node, .wish = wish, .epoch = epoch, .length = LENGTH};
    return nika_store_lease(lease->store, &request, &lease->lease, problem);
}

/* If the database does not answer, the copy will say so; and it stays ours until somebody else has taken it. */
static void prolong(struct copy_lease *lease)
{
    struct nika_store_problem unheard;
    if (ask(lease, NIKA_LEASE_RENEW, lease->epoch, &unheard))
        lease->lost = !lease->lease.ours;
}

static void *keep(void *context)
{
    struct copy_lease *const lease = context;
    struct timespec next;
    pthread_mutex_lock(&lease->mutex);
    while (!lease->stop && !lease->lost) {
        clock_gettime(CLOCK_REALTIME, &next);
        next.tv_sec += EACH;
        pthread_cond_timedwait(&lease->ending, &lease->mutex, &next);
        if (!lease->stop) {
            pthread_mutex_unlock(&lease->mutex);
            prolong(lease);
            pthread_mutex_lock(&lease->mutex);
        }
    }
    pthread_mutex_unlock(&lease->mutex);
    return NULL;
}

/* A server that is there: the one that holds the lease, or one that could take it; NULL if there is none. */
static const char *other_node(const struct copy_lease *lease)
{
    const struct nika_lease *const said = &lease->lease;
    if (!said->ours && !said->ended)
        return said->holder.name;
    for (unsigned i = 0; i < said->count; i++)
        if (!said->nodes[i].leaving && strcmp(said->nodes[i].name, lease->node.name) != 0)
            return said->nodes[i].name;
    return NULL;
}

static bool take(struct copy_lease *lease, struct nika_store_problem *problem)
{
    if (!ask(lease, NIKA_LEASE_FOLLOW, 0, problem))
        return false;
    const char *other = other_node(lease);
    if (!other && !ask(lease, NIKA_LEASE_TAKE, 0, problem))
        return false;
    lease->epoch = lease->lease.epoch;
    if (!other && lease->lease.ours)
        return true;
    *problem = (struct nika_store_problem){.word = "store-in-use"};
    nika_text_copy(problem->detail, sizeof problem->detail, other ? other : lease->lease.holder.name);
    return false;
}

static void end(struct copy_lease *lease)
{
    nika_store_close(lease->store);
    free(lease);
}

struct copy_lease *copy_lease_take(const char *where, struct nika_store_problem *problem)
{
    struct copy_lease *const lease = calloc(1, sizeof *lease);
    *problem = (struct nika_store_problem){.word = "store-no-memory"};
    if (!lease)
        return NULL;
    nika_text_copy(lease->node.version, sizeof lease->node.version, NIKA_VERSION);
    cli_node_name(lease->node.name, sizeof lease->node.name);
    lease->store = nika_store_open(where, problem);
    if (!lease->store || !take(lease, problem)) {
        end(lease);
        return NULL;
    }
    pthread_mutex_init(&lease->mutex, NULL);
    pthread_cond_init(&lease->ending, NULL);
    if (pthread_create(&lease->thread, NULL, keep, lease) == 0)
        return lease;
    *problem = (struct nika_store_problem){.word = "store-no-memory"};
    end(lease);
    return NULL;
}

uint64_t copy_lease_epoch(const struct copy_lease *lease)
{
    return lease->epoch;
}

bool copy_lease_give(struct copy_lease *lease)
{
    struct nika_store_problem unheard;
    pthread_mutex_lock(&lease->mutex);
    lease->stop = true;
    pthread_cond_signal(&lease->ending);
    pthread_mutex_unlock(&lease->mutex);
    pthread_join(lease->thread, NULL);
    prolong(lease);
    const bool lost = lease->lost;
    lease->node.leaving = true; /* the next program need not wait until this one is forgotten */
    (void)ask(lease, lost ? NIKA_LEASE_FOLLOW : NIKA_LEASE_GIVE, lost ? 0 : lease->epoch, &unheard);
    pthread_cond_destroy(&lease->ending);
    pthread_mutex_destroy(&lease->mutex);
    end(lease);
    return !lost;
}
