/*
 * node.c: this server as one of several that share a store (nika/cluster.h): does what its cluster wants done. It asks for the
 * lease on a thread of its own, keeps links to other nodes, and has a server core, with the store's threads, for as long as
 * this node leads.
 */
#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/cluster.h>

#include "node_links.h"
#include "server_internal.h"

static const double rest_each = 0.002, rest_most = 3; /* seconds */

/* What the server core of this node is doing; there is at most one. */
enum life { LIFE_NONE, LIFE_STARTS, LIFE_RUNS, LIFE_FINISHES, LIFE_ENDS };

struct node {
    struct server *server;
    struct nika_cluster *cluster;
    struct node_links *links;
    uint8_t key[NODE_KEY_BYTES];
    ev_timer clock, rests;
    int64_t clock_due, refused_until;
    unsigned unsaid; /* links that were refused since the last line about one */

    /* The thread that asks for the lease. */
    struct nika_store *store;
    struct task_queue questions;
    struct task *question; /* at home while nothing is asked */
    struct nika_node asked_as;
    char heir[NIKA_NODE_NAME_MAX];
    struct nika_lease_request request;
    struct nika_lease lease;
    bool answered, queue, asks;
    pthread_t thread;

    struct task *away; /* turns that other nodes think about */

    /* The server core. */
    enum life life;
    bool dropped, differs;
    enum nika_core_news news; /* once it has ended */
    uint64_t epoch;
    int64_t since; /* of the epoch */
    double resting_since;
    pthread_t ender;
};

/* Of a clock that also runs while the machine sleeps: the lease ends meanwhile. */
static int64_t node_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void note(void *context, const char *word, const char *name)
{
    const struct node *const node = context;
    const bool wrong = strncmp(word, "leader-", 7) == 0 || strncmp(word, "node-", 5) == 0;
    journal_line(&node->server->journal, wrong ? NIKA_SERVER_WARNINGS : NIKA_SERVER_NOTES, word, "%s%s",
                 *name ? " node=" : "", name);
}

/*
 * Clients.
 */

static void to_client(void *context, const struct nika_effect *effect)
{
    const struct node *const node = context;
    struct server *const server = node->server;
    if (effect->kind == NIKA_EFFECT_SEND)
        nika_listen_send(server->listen, effect->connection, effect->bytes, effect->size);
    else if (effect->kind == NIKA_EFFECT_CLOSE)
        nika_listen_close(server->listen, effect->connection, effect->code);
    else if (effect->kind == NIKA_EFFECT_RESPOND)
        http_respond(server, effect);
}

static void to_core(void *context, const struct nika_event *event)
{
    const struct node *const node = context;
    if (node->server->ready)
        server_step(node->server, *event);
}

void node_client(struct server *server, struct nika_event *event)
{
    nika_cluster_client(server->node->cluster, node_now(), event);
}

void node_effect(struct server *server, const struct nika_effect *effect)
{
    nika_cluster_effect(server->node->cluster, effect);
}

/*
 * The lease.
 */

static void *ask_all(void *context)
{
    struct node *const node = context;
    struct server *const server = node->server;
    struct nika_store_problem problem;
    for (struct task *task; (task = task_queue_take(&node->questions));) {
        node->answered = nika_store_lease(node->store, &node->request, &node->lease, &problem);
        task_queue_put(&server->done, task);
        ev_async_send(server->loop, &server->returns);
    }
    return NULL;
}

static void ask(void *context, const struct nika_lease_request *request)
{
    struct node *const node = context;
    struct task *const question = node->question;
    node->asked_as = *request->node;
    node->request = *request;
    node->request.node = &node->asked_as;
    snprintf(node->heir, sizeof node->heir, "%s", request->heir ? request->heir : "");
    node->request.heir = request->heir ? node->heir : NULL;
    node->question = NULL;
    question->next = NULL;
    task_queue_put(&node->questions, question);
}

/*
 * Links.
 */

static nika_link dial(void *context, const struct nika_node *other)
{
    const struct node *const node = context;
    return node_links_dial(node->links, other->address);
}

static void send_frame(void *context, nika_link link, const void *bytes, size_t size)
{
    const struct node *const node = context;
    node_links_send(node->links, link, bytes, size);
}

static void hang_up(void *context, nika_link link)
{
    const struct node *const node = context;
    node_links_close(node->links, link);
}

static void on_linked(void *context, uint32_t link, bool dialled)
{
    const struct node *const node = context;
    nika_cluster_linked(node->cluster, node_now(), link, dialled);
}

static void on_frame(void *context, uint32_t link, const void *bytes, size_t size)
{
    const struct node *const node = context;
    nika_cluster_frame(node->cluster, node_now(), link, bytes, size);
}

static void on_unlinked(void *context, uint32_t link)
{
    const struct node *const node = context;
    nika_cluster_unlinked(node->cluster, node_now(), link);
}

/* Anybody can knock: one line in a second, and how many were left out before it. */
static void on_refused(void *context, uint32_t link, const char *why)
{
    struct node *const node = context;
    const int64_t now = node_now();
    if (now < node->refused_until) {
        node->unsaid++;
        return;
    }
    journal_line(&node->server->journal, NIKA_SERVER_WARNINGS, "link-refused", " link=%u why=%s unsaid=%u", link, why,
                 node->unsaid);
    node->unsaid = 0;
    node->refused_until = now + 1000;
}

/*
 * The server core: it starts with threads for its store, and these end before the next one starts.
 */

bool node_own_store(struct server *server, uint64_t *epoch)
{
    *epoch = server->node->epoch;
    return nika_store_own(server->writer.store, *epoch, server->node->since);
}

static void forget_turns(struct node *node);

static void *end_threads(void *context)
{
    struct node *const node = context;
    struct server *const server = node->server;
    struct task *const ended = server->start.done;
    server->start.done = NULL;
    reader_end(&server->reader);
    writer_end(&server->writer);
    ended->kind = TASK_ENDED;
    task_queue_put(&server->done, ended);
    ev_async_send(server->loop, &server->returns);
    return NULL;
}

/* The server core's last moment; its threads end by themselves. */
static void end_core(struct node *node, enum nika_core_news news)
{
    struct server *const server = node->server;
    sigset_t all, before;
    node->life = LIFE_ENDS;
    node->news = news;
    ev_timer_stop(server->loop, &node->rests);
    server->ready = false;
    server->term++;
    forget_turns(node);
    nika_server_core_free(server->core);
    server->core = NULL;
    server->start.done = calloc(1, sizeof *server->start.done);
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    if (!server->start.done || pthread_create(&node->ender, NULL, end_threads, node) != 0)
        abort(); /* everything acknowledged is stored: restarting is the best that can be done */
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void core_has_ended(struct node *node)
{
    struct server *const server = node->server;
    pthread_join(node->ender, NULL);
    reader_free(&server->reader);
    memset(&server->reader, 0, sizeof server->reader);
    memset(&server->writer, 0, sizeof server->writer);
    node->life = LIFE_NONE;
    node->dropped = false;
    nika_cluster_core(node->cluster, node_now(), node->news);
}

static void start(void *context, uint64_t epoch)
{
    struct node *const node = context;
    struct server *const server = node->server;
    node->life = LIFE_STARTS;
    node->differs = false;
    node->epoch = epoch;
    node->since = node->lease.since; /* the answer by which we have it; the next question comes later */
    server->start = (struct start){.done = calloc(1, sizeof *server->start.done)};
    if (!server->start.done || !server_open_core(server))
        abort();
    server->start.done->kind = TASK_STARTED;
    if (!server_open_store(server))
        abort();
}

/* The store has been read, or could not be. */
static void core_started(struct node *node)
{
    struct server *const server = node->server;
    if (node->dropped || !server->start.fine) {
        if (!server->start.fine)
            journal_line(&server->journal, NIKA_SERVER_ERRORS, "store-unread", " why=%s store=%s detail=\"%s\"",
                         server->start.problem.word,
                         server->start.problem.store.word ? server->start.problem.store.word : "-",
                         server->start.problem.store.detail);
        end_core(node, node->dropped ? NIKA_CORE_ENDED : NIKA_CORE_FAILED);
        return;
    }
    node->life = LIFE_RUNS;
    server->ready = true;
    server_step(server, (struct nika_event){.kind = NIKA_EVENT_READY, .epoch = node->epoch});
    nika_cluster_core(node->cluster, node_now(), NIKA_CORE_READY);
}

/* Whatever waits for the database fails. */
static void interrupt_store(struct server *server)
{
    nika_store_interrupt(server->writer.store);
    reader_interrupt(&server->reader);
}

static void finish(void *context)
{
    struct node *const node = context;
    node->life = LIFE_FINISHES;
    node->resting_since = seconds_now();
    server_step(node->server, (struct nika_event){.kind = NIKA_EVENT_CLOSING, .hands_over = true});
    ev_timer_set(&node->rests, 0, rest_each);
    ev_timer_start(node->server->loop, &node->rests);
}

/* Runs while the server core finishes: whoever ends it ends this, too. */
static void on_rests(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct node *const node = timer->data;
    const bool late = seconds_now() - node->resting_since > rest_most;
    (void)loop;
    (void)events;
    if (!late && !nika_server_core_at_rest(node->server->core))
        return;
    if (late) {
        journal_line(&node->server->journal, NIKA_SERVER_WARNINGS, "not-at-rest", "%s", "");
        interrupt_store(node->server);
    }
    end_core(node, NIKA_CORE_ENDED);
}

static void drop(void *context)
{
    struct node *const node = context;
    struct server *const server = node->server;
    node->dropped = true;
    server->start.stop = true;
    if (node->life == LIFE_RUNS || node->life == LIFE_FINISHES) {
        interrupt_store(server);
        end_core(node, NIKA_CORE_ENDED);
    }
}

/*
 * Thinking.
 */

bool node_think(struct server *server, struct task *task)
{
    struct node *const node = server->node;
    if (!nika_cluster_think(node->cluster, task->ticket, task->turn, server->thinking))
        return false;
    task->next = node->away;
    node->away = task;
    return true;
}

/* Another node's turn, to think about here. */
static void think(void *context, nika_link link, nika_ticket ticket, const struct nika_turn *turn)
{
    const struct node *const node = context;
    struct server *const server = node->server;
    struct task *const task =
        task_new(&(struct nika_effect){.kind = NIKA_EFFECT_THINK, .ticket = ticket, .turn = turn});
    if (!task)
        abort();
    task->link = link;
    server->under_way++;
    server_think(server, task);
}

void node_thought(struct server *server, struct task *task)
{
    nika_cluster_thought(server->node->cluster, task->link, task->ticket, task->acts, &task->move);
}

/* The answer of another node; or there is none, and it is thought about here. */
static void thought(void *context, nika_ticket ticket, bool acts, const struct nika_move *move)
{
    struct node *const node = context;
    struct server *const server = node->server;
    struct task **at = &node->away;
    while (*at && (*at)->ticket != ticket)
        at = &(*at)->next;
    struct task *const task = *at;
    if (!task)
        return;
    *at = task->next;
    task->next = NULL;
    if (!move) {
        server->thinking++;
        task_queue_put(&server->workers.thinking, task);
        return;
    }
    server->under_way--;
    task_free(task);
    if (server->ready)
        server_step(server,
                    (struct nika_event){.kind = NIKA_EVENT_THOUGHT, .ticket = ticket, .acts = acts, .move = *move});
}

/* What other nodes think about for a server core that has gone. */
static void forget_turns(struct node *node)
{
    for (struct task *task = node->away, *next; task; task = next) {
        next = task->next;
        node->server->under_way--;
        task_free(task);
    }
    node->away = NULL;
}

/*
 * Tasks and time.
 */

static void hear_lease(struct node *node, struct task *question)
{
    struct task *const again = calloc(1, sizeof *again);
    (void)question; /* freed by whoever collects tasks */
    if (!again)
        abort();
    again->kind = TASK_LEASE;
    node->question = again;
    nika_cluster_leased(node->cluster, node_now(), node->answered ? &node->lease : NULL);
}

void node_task(struct server *server, struct task *task)
{
    struct node *const node = server->node;
    if (task->kind == TASK_LEASE)
        hear_lease(node, task);
    else if (task->kind == TASK_STARTED)
        core_started(node);
    else if (task->kind == TASK_ENDED)
        core_has_ended(node);
}

static void on_clock(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct node *const node = timer->data;
    (void)loop;
    (void)events;
    node->clock_due = INT64_MAX;
    nika_cluster_time(node->cluster, node_now());
}

void node_before(struct server *server)
{
    struct node *const node = server->node;
    if (server->ready && !node->differs && nika_server_core_differs(server->core)) {
        node->differs = true;
        nika_cluster_core(node->cluster, node_now(), NIKA_CORE_DIFFERS);
    }
    const int64_t due = nika_cluster_next(node->cluster);
    if (nika_cluster_serves(node->cluster))
        server_tell_ready(server);
    node_links_flush(node->links);
    if (due == node->clock_due)
        return;
    node->clock_due = due;
    ev_timer_stop(server->loop, &node->clock);
    if (due == INT64_MAX)
        return;
    const int64_t left = due - node_now();
    ev_now_update(server->loop);
    ev_timer_set(&node->clock, left > 0 ? (double)left / 1000 : 0, 0);
    ev_timer_start(server->loop, &node->clock);
}

bool node_leave(struct server *server)
{
    if (!server->node)
        return false;
    nika_cluster_leave(server->node->cluster, node_now());
    return true;
}

bool node_has_left(const struct server *server)
{
    return nika_cluster_has_left(server->node->cluster);
}

bool node_figures(const struct server *server, struct nika_cluster_figures *figures)
{
    if (server->node)
        nika_cluster_figures(server->node->cluster, figures);
    return server->node != NULL;
}

/*
 * Opening and closing.
 */

static bool open_links(struct node *node, struct nika_node *self, struct nika_server_problem *problem)
{
    const struct nika_server_settings *const settings = node->server->settings;
    const struct node_links_owner owner = {
        .opened = on_linked, .frame = on_frame, .closed = on_unlinked, .refused = on_refused, .context = node};
    const char *const at = settings->node_listen ? settings->node_listen : "127.0.0.1:0";
    const char *const colon = strrchr(at, ':');
    unsigned port = 0;
    problem->word = "no-memory";
    node->links = node_links_new(node->server->loop, node->key, &owner);
    if (!node->links)
        return false;
    if (!node_links_listen(node->links, at, &port)) {
        problem->error = errno;
        problem->word = errno == EINVAL ? "node-bad-address" : "node-cannot-listen";
        return false;
    }
    if (settings->node_address)
        snprintf(self->address, sizeof self->address, "%s", settings->node_address);
    else
        snprintf(self->address, sizeof self->address, "%.*s:%u", (int)(colon - at), at, port);
    return true;
}

static bool open_cluster(struct node *node, struct nika_server_problem *problem)
{
    struct server *const server = node->server;
    struct nika_cluster_settings settings = {
        .lease = server->settings->lease ? server->settings->lease : 3000,
        .threads = server_thread_count(server->settings),
        .context = node,
        .to_client = to_client,
        .to_core = to_core,
        .start = start,
        .finish = finish,
        .drop = drop,
        .ask = ask,
        .dial = dial,
        .send = send_frame,
        .hang_up = hang_up,
        .think = think,
        .thought = thought,
        .log = note,
    };
    snprintf(settings.node.name, sizeof settings.node.name, "%s", server->settings->node_name);
    snprintf(settings.node.version, sizeof settings.node.version, "%s", server->settings->version);
    if (!open_links(node, &settings.node, problem))
        return false;
    problem->word = "no-memory";
    node->cluster = nika_cluster_new(&settings);
    node->question = calloc(1, sizeof *node->question);
    node->queue = node->cluster && node->question && task_queue_begin(&node->questions);
    if (!node->queue)
        return false;
    node->question->kind = TASK_LEASE;
    problem->word = "no-thread";
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    node->asks = pthread_create(&node->thread, NULL, ask_all, node) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return node->asks;
}

bool node_open(struct server *server, struct nika_server_problem *problem)
{
    struct node *const node = calloc(1, sizeof *node);
    problem->word = "no-memory";
    if (!node)
        return false;
    server->node = node;
    node->server = server;
    node->clock_due = INT64_MAX;
    free(server->start.done); /* each server core has its own */
    server->start.done = NULL;
    ev_timer_init(&node->clock, on_clock, 0, 0);
    ev_timer_init(&node->rests, on_rests, 0, 0);
    node->clock.data = node->rests.data = node;
    problem->word = "store";
    node->store = nika_store_open(server->settings->store, &problem->store);
    if (!node->store || !nika_store_whole(node->store, &problem->store))
        return false;
    problem->word = "store-unreadable";
    if (!node_key_read(node->store, node->key) || !open_cluster(node, problem) || !server_open_control(server, problem))
        return false;
    nika_cluster_time(node->cluster, node_now());
    return true;
}

/* The threads that use what the server has end first. */
void node_close(struct server *server)
{
    struct node *const node = server->node;
    if (!node)
        return;
    ev_timer_stop(server->loop, &node->clock);
    ev_timer_stop(server->loop, &node->rests);
    server->start.stop = true;
    struct nika_store *const store = node->life == LIFE_ENDS ? NULL : server->writer.store;
    if (store) /* NULL: it is not open yet, or its thread ends it */
        nika_store_interrupt(store);
    if (node->life == LIFE_ENDS) {
        pthread_join(node->ender, NULL);
        reader_free(&server->reader);
        memset(&server->reader, 0, sizeof server->reader);
        memset(&server->writer, 0, sizeof server->writer);
    }
    if (node->asks) {
        task_queue_close(&node->questions);
        pthread_join(node->thread, NULL);
    }
    if (node->queue)
        task_queue_end(&node->questions);
    free(node->question);
    forget_turns(node);
    nika_store_close(node->store);
    node->store = NULL;
}

void node_free(struct server *server)
{
    struct node *const node = server->node;
    if (!node)
        return;
    node_links_free(node->links);
    nika_cluster_free(node->cluster);
    sodium_memzero(node->key, sizeof node->key);
    free(node);
    server->node = NULL;
}
