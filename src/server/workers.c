/*
 * workers.c: the thread pool of computer players, and the thread for password hashes, which are slow on purpose.
 */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "inside.h"

static void pass_on(struct workers *workers, struct errand *errand)
{
    errands_put(workers->done, errand);
    workers->wake(workers->context);
}

/* Lowers this thread's priority: players waiting for a message come before thinking computer players. */
static void stand_back(void)
{
    enum { NICENESS = 5 };
    setpriority(PRIO_PROCESS, (id_t)gettid(), NICENESS);
}

static void *think_all(void *context)
{
    struct workers *const workers = context;
    stand_back();
    struct nika_workspace *const workspace = malloc(sizeof *workspace);
    for (struct errand *errand; (errand = errands_take(&workers->thinking));) {
        const double began = seconds_now();
        errand->acts = workspace && nika_turn_answer(errand->turn, workspace, &errand->move);
        spread_add(&workers->thoughts, seconds_now() - began);
        pass_on(workers, errand);
    }
    free(workspace);
    return NULL;
}

static void hash(struct errand *errand)
{
    _Static_assert(sizeof errand->hash >= crypto_pwhash_STRBYTES, "a hash fits");
    if (errand->compares) {
        errand->matches = crypto_pwhash_str_verify(errand->hash, errand->password, errand->password_size) == 0;
        return;
    }
    if (crypto_pwhash_str(errand->hash, errand->password, errand->password_size, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        errand->hash[0] = '\0'; /* out of memory: the requester sees that there is no hash */
}

static void *hash_all(void *context)
{
    struct workers *const workers = context;
    for (struct errand *errand; (errand = errands_take(&workers->hashing));) {
        const double began = seconds_now();
        hash(errand);
        sodium_memzero(errand->password, errand->password_size);
        spread_add(&workers->hashes, seconds_now() - began);
        pass_on(workers, errand);
    }
    return NULL;
}

bool workers_begin(struct workers *workers)
{
    if (!errands_begin(&workers->thinking))
        return false;
    if (!errands_begin(&workers->hashing)) {
        errands_end(&workers->thinking);
        return false;
    }
    workers->queues = true;
    workers->threads = calloc(workers->thread_count + 1, sizeof *workers->threads);
    for (; workers->threads && workers->began <= workers->thread_count; workers->began++)
        if (pthread_create(&workers->threads[workers->began], NULL,
                           workers->began < workers->thread_count ? think_all : hash_all, workers) != 0)
            break;
    return workers->threads && workers->began == workers->thread_count + 1;
}

/* Tasks that nobody has started are dropped: nobody waits for them. */
static void end_queue(struct errands *errands)
{
    struct errand *next;
    for (struct errand *errand = errands_collect(errands); errand; errand = next) {
        next = errand->next;
        errand_free(errand);
    }
    errands_close(errands);
}

void workers_end(struct workers *workers)
{
    if (!workers->queues)
        return;
    end_queue(&workers->thinking);
    end_queue(&workers->hashing);
    for (unsigned i = 0; i < workers->began; i++)
        pthread_join(workers->threads[i], NULL);
    free(workers->threads);
    errands_end(&workers->thinking);
    errands_end(&workers->hashing);
}
