/*
 * worker_threads.c: the thread pool of computer players, and the thread for password hashes, which are slow on purpose.
 * It also writes archives, which nobody waits for.
 */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "archive.h"
#include "server_internal.h"

static void pass_on(struct workers *workers, struct task *task)
{
    task_queue_put(workers->done, task);
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
    for (struct task *task; (task = task_queue_take(&workers->thinking));) {
        const double began = seconds_now();
        task->acts = workspace && nika_turn_answer(task->turn, workspace, &task->move);
        spread_add(&workers->thoughts, seconds_now() - began);
        pass_on(workers, task);
    }
    free(workspace);
    return NULL;
}

static void hash(struct task *task)
{
    _Static_assert(sizeof task->hash >= crypto_pwhash_STRBYTES, "a hash fits");
    if (task->compares) {
        task->matches = crypto_pwhash_str_verify(task->hash, task->password, task->password_size) == 0;
        return;
    }
    if (crypto_pwhash_str(task->hash, task->password, task->password_size, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        task->hash[0] = '\0'; /* out of memory: the requester sees that there is no hash */
}

static void *hash_all(void *context)
{
    struct workers *const workers = context;
    for (struct task *task; (task = task_queue_take(&workers->hashing));) {
        if (task->kind == TASK_ARCHIVE) {
            task->kept = archive_append(workers->archive, task->from, task->record, task->record_size);
            pass_on(workers, task);
            continue;
        }
        const double began = seconds_now();
        hash(task);
        sodium_memzero(task->password, task->password_size);
        spread_add(&workers->hashes, seconds_now() - began);
        pass_on(workers, task);
    }
    return NULL;
}

bool workers_begin(struct workers *workers)
{
    if (!task_queue_begin(&workers->thinking))
        return false;
    if (!task_queue_begin(&workers->hashing)) {
        task_queue_end(&workers->thinking);
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
static void end_queue(struct task_queue *tasks)
{
    struct task *next;
    for (struct task *task = task_queue_collect(tasks); task; task = next) {
        next = task->next;
        task_free(task);
    }
    task_queue_close(tasks);
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
    task_queue_end(&workers->thinking);
    task_queue_end(&workers->hashing);
}
