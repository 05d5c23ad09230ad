/*
 * server.c: the event loop around the server core (see nika/server.h): turns I/O into events, and effects into I/O.
 */
#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "server_internal.h"

enum {
    SPARE_DESCRIPTORS = 256 /* for everything but connections */
};
static const int64_t store_every = 2000; /* milliseconds, in a database that nodes share */
static const double drain_most = 10, goodbye_most = 1, drain_each = 0.02; /* seconds */

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int64_t server_now(const struct server *server)
{
    return (int64_t)((seconds_now() - server->began) * 1000);
}

/* As the server core has it: it counts from its own start. */
static int64_t now_of(const struct server *server)
{
    return (int64_t)((seconds_now() - server->core_began) * 1000);
}

void server_step(struct server *server, struct nika_event event)
{
    struct timespec date;
    clock_gettime(CLOCK_REALTIME, &date);
    event.now = now_of(server);
    event.date = (int64_t)date.tv_sec * 1000 + date.tv_nsec / 1000000;
    nika_server_core_step(server->core, &event);
}

void server_client(struct server *server, struct nika_event event)
{
    if (server->node)
        node_client(server, &event);
    else if (server->ready)
        server_step(server, event);
}

static void draw(void *context, void *bytes, size_t size)
{
    (void)context;
    randombytes_buf(bytes, size);
}

static void wake(void *context)
{
    struct server *const server = context;
    ev_async_send(server->loop, &server->returns);
}

/* Writes the server core's log effects. */
static void log_effect(struct server *server, const struct nika_effect *effect)
{
    if (effect->table)
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, effect->word, " table=%s", effect->table);
    else if (effect->connection)
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, effect->word, " connection=%llx",
                     (unsigned long long)effect->connection);
    else
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, effect->word, "%s", "");
}

void server_think(struct server *server, struct task *task)
{
    if (server->node && !task->link && node_think(server, task))
        return;
    server->thinking++;
    task_queue_put(&server->workers.thinking, task);
}

static void send_task(struct server *server, const struct nika_effect *effect)
{
    struct task *const task = task_new(effect);
    if (!task)
        abort(); /* everything acknowledged is stored: restarting is the best that can be done */
    server->under_way++;
    task->term = server->term;
    if (task->kind == TASK_THINK)
        server_think(server, task);
    else if (task->kind == TASK_HASH || task->kind == TASK_ARCHIVE)
        task_queue_put(&server->workers.hashing, task);
    else if ((task->kind == TASK_LOAD || task->kind == TASK_OLD) && server->reader.began) {
        task->behind = server->writer.sent;
        task_queue_put(&server->reader.waiting, task);
    } else {
        server->writer.sent += task->kind == TASK_KEEP;
        task_queue_put(&server->writer.waiting, task);
    }
}

static void emit(void *context, const struct nika_effect *effect)
{
    struct server *const server = context;
    const bool for_client = effect->kind == NIKA_EFFECT_SEND || effect->kind == NIKA_EFFECT_CLOSE ||
                            effect->kind == NIKA_EFFECT_RESPOND || effect->kind == NIKA_EFFECT_CARRY;
    if (server->node && for_client) {
        node_effect(server, effect);
        return;
    }
    switch (effect->kind) {
    case NIKA_EFFECT_CARRY: /* only nodes ask for it */
        break;
    case NIKA_EFFECT_SEND:
        nika_listen_send(server->listen, effect->connection, effect->bytes, effect->size);
        break;
    case NIKA_EFFECT_CLOSE:
        nika_listen_close(server->listen, effect->connection, effect->code);
        break;
    case NIKA_EFFECT_RESPOND:
        http_respond(server, effect);
        break;
    case NIKA_EFFECT_KEEP:
    case NIKA_EFFECT_LOAD:
    case NIKA_EFFECT_OLD:
    case NIKA_EFFECT_ARCHIVE:
    case NIKA_EFFECT_THINK:
    case NIKA_EFFECT_HASH:
        send_task(server, effect);
        break;
    case NIKA_EFFECT_LOG:
        log_effect(server, effect);
        break;
    }
}

/*
 * The local socket, once the store is ours: then no other server has one beside it. A server plays without, unless it was
 * asked for: the default path may be too long for a socket, or on a file system that has none.
 */
bool server_open_control(struct server *server, struct nika_server_problem *problem)
{
    const struct nika_server_settings *const settings = server->settings;
    if (!settings->control || nika_listen_open_local(server->listen, DOOR_LOCAL, settings->control))
        return true;
    problem->error = errno;
    problem->word = "control-cannot-listen";
    if (!settings->control_wanted)
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, "no-local-socket", " errno=%d", errno);
    return !settings->control_wanted;
}

/* The store's thread has read the store, and does not use the server core any more; or it has failed. */
static void started(struct server *server)
{
    const struct nika_server_settings *const settings = server->settings;
    struct start *const start = &server->start;
    start->fine = start->fine && server_open_control(server, &start->problem);
    if (!start->fine || start->stop) {
        ev_break(server->loop, EVBREAK_ALL);
        return;
    }
    server->ready = true;
    server_step(server, (struct nika_event){.kind = NIKA_EVENT_READY, .epoch = start->epoch});
    if (settings->data && !upkeep_begin(&server->upkeep, server))
        journal_line(&server->journal, NIKA_SERVER_ERRORS, "no-upkeep", "%s", ""); /* players need not suffer from it */
    server_tell_ready(server);
}

void server_tell_ready(struct server *server)
{
    const struct nika_server_settings *const settings = server->settings;
    if (server->told_ready)
        return;
    server->told_ready = true;
    journal_line(&server->journal, NIKA_SERVER_NOTES, "ready", " port=%u",
                 nika_listen_port(server->listen, DOOR_PUBLIC));
    settings->ready(settings->context, nika_listen_port(server->listen, DOOR_PUBLIC),
                    nika_listen_port(server->listen, DOOR_METRICS));
    notify_say("READY=1");
    if (server->watchdog.repeat > 0) /* systemd does not listen for it before */
        ev_timer_start(server->loop, &server->watchdog);
}

static void tell_disk(struct server *server)
{
    const struct nika_disk disk = {.bytes = server->upkeep.bytes - server->upkeep.unused,
                                   .budget = (uint64_t)server->settings->disk_budget << 20,
                                   .free = server->upkeep.disk_free,
                                   .full = server->upkeep.disk == DISK_FULL};
    server_step(server, (struct nika_event){.kind = NIKA_EVENT_DISK, .disk = &disk});
}

/* What is this server's own affair; false if it is its server core's. */
static bool take_own(struct server *server, struct task *task)
{
    if (task->kind != TASK_STARTED && task->kind != TASK_DISK && task->kind != TASK_LEASE && task->kind != TASK_ENDED)
        return false;
    if (server->node)
        node_task(server, task);
    else if (task->kind == TASK_STARTED)
        started(server);
    else
        tell_disk(server);
    return true;
}

static void tell_core(struct server *server, const struct task *task)
{
    struct nika_event event = {.ticket = task->ticket};
    switch (task->kind) {
    case TASK_KEEP:
    case TASK_ARCHIVE:
        event.kind = NIKA_EVENT_KEPT;
        event.kept = task->kept;
        break;
    case TASK_LOAD:
    case TASK_OLD:
        event.kind = NIKA_EVENT_LOADED;
        event.loaded = &task->loaded;
        break;
    case TASK_THINK:
        event.kind = NIKA_EVENT_THOUGHT;
        event.acts = task->acts;
        event.move = task->move;
        break;
    case TASK_STARTED: /* see above */
    case TASK_DISK:
    case TASK_LEASE:
    case TASK_ENDED:
    case TASK_CHECKED: /* never comes back */
        break;
    case TASK_HASH:
        event.kind = NIKA_EVENT_HASHED;
        event.matches = task->matches;
        event.bytes = task->hash;
        event.size = strlen(task->hash);
        break;
    }
    server_step(server, event);
}

/* Tasks have come back from other threads. */
static void on_returns(struct ev_loop *loop, ev_async *async, int events)
{
    struct server *const server = async->data;
    (void)loop;
    (void)events;
    for (struct task *task = task_queue_collect(&server->done), *next; task; task = next) {
        next = task->next;
        if (!take_own(server, task)) {
            server->under_way--;
            server->thinking -= task->kind == TASK_THINK;
            if (task->link)
                node_thought(server, task);
            else if (server->ready && task->term == server->term) /* else that server core has gone */
                tell_core(server, task);
        }
        task_free(task);
    }
}

static void on_clock(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct server *const server = timer->data;
    (void)loop;
    (void)events;
    server->clock_due = INT64_MAX;
    if (server->ready)
        server_step(server, (struct nika_event){.kind = NIKA_EVENT_TIME});
}

/* Before the event loop blocks: sets the timer to the server core's next deadline. */
static void on_before(struct ev_loop *loop, ev_prepare *prepare, int events)
{
    struct server *const server = prepare->data;
    const int64_t due = server->ready ? nika_server_core_next(server->core) : INT64_MAX;
    const double busy = seconds_now() - server->woke;
    (void)events;
    if (server->node)
        node_before(server);
    server->busy += busy;
    if (busy > server->longest)
        server->longest = busy;
    if (due == server->clock_due)
        return;
    server->clock_due = due;
    ev_timer_stop(loop, &server->clock);
    if (due == INT64_MAX)
        return;
    const int64_t left = due - now_of(server);
    ev_now_update(loop);
    ev_timer_set(&server->clock, left > 0 ? (double)left / 1000 : 0, 0);
    ev_timer_start(loop, &server->clock);
}

static void on_after(struct ev_loop *loop, ev_check *check, int events)
{
    struct server *const server = check->data;
    (void)loop;
    (void)events;
    server->woke = seconds_now();
}

static void on_watchdog(struct ev_loop *loop, ev_timer *timer, int events)
{
    (void)loop;
    (void)timer;
    (void)events;
    notify_say("WATCHDOG=1");
}

/*
 * Graceful shutdown: waits, with a timeout, until nothing is pending in the server core, then closes all connections.
 */
static void on_drain(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct server *const server = timer->data;
    const double waited = seconds_now() - server->closing_since;
    struct nika_listen_figures figures;
    (void)events;
    nika_listen_figures(server->listen, &figures);
    if (server->goodbye) {
        if (figures.sockets == 0 || waited > goodbye_most)
            ev_break(loop, EVBREAK_ALL);
        return;
    }
    const bool rests =
        server->node ? node_has_left(server) : !server->under_way && nika_server_core_at_rest(server->core);
    if (waited < drain_most && !rests)
        return;
    if (waited >= drain_most)
        journal_line(&server->journal, NIKA_SERVER_WARNINGS, "not-at-rest", "%s", "");
    server->goodbye = true;
    server->closing_since = seconds_now();
    nika_listen_close_all(server->listen, 1001);
}

static void on_signal(struct ev_loop *loop, ev_signal *signal, int events)
{
    struct server *const server = signal->data;
    (void)events;
    if (server->closing || (!server->ready && !server->node)) {
        server->start.stop = true;
        ev_break(loop, EVBREAK_ALL);
        return;
    }
    server->closing = true;
    server->closing_since = seconds_now();
    notify_say("STOPPING=1");
    journal_line(&server->journal, NIKA_SERVER_NOTES, "closing", "%s", "");
    nika_listen_shut(server->listen, DOOR_PUBLIC);
    if (!node_leave(server))
        server_step(server, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    ev_timer_set(&server->drain, 0, drain_each);
    ev_timer_start(loop, &server->drain);
}

/* The operator has renewed the certificate; the files are looked at by themselves, too. */
static void on_hang_up(struct ev_loop *loop, ev_signal *signal, int events)
{
    const struct server *const server = signal->data;
    (void)loop;
    (void)events;
    nika_listen_renew(server->listen);
}

static void watch_all(struct server *server)
{
    struct ev_loop *const loop = server->loop;
    const double watchdog = notify_watchdog();
    server->woke = seconds_now();
    server->clock_due = INT64_MAX;
    ev_timer_init(&server->clock, on_clock, 0, 0);
    ev_timer_init(&server->drain, on_drain, 0, 0);
    ev_timer_init(&server->watchdog, on_watchdog, watchdog, watchdog);
    ev_prepare_init(&server->before, on_before);
    ev_check_init(&server->after, on_after);
    ev_signal_init(&server->terminated, on_signal, SIGTERM);
    ev_signal_init(&server->interrupted, on_signal, SIGINT);
    ev_signal_init(&server->hung_up, on_hang_up, SIGHUP);
    server->clock.data = server->drain.data = server->before.data = server->after.data = server;
    server->terminated.data = server->interrupted.data = server->hung_up.data = server;
    ev_prepare_start(loop, &server->before);
    ev_check_start(loop, &server->after);
    ev_signal_start(loop, &server->terminated);
    ev_signal_start(loop, &server->interrupted);
    ev_signal_start(loop, &server->hung_up);
}

static void unwatch_all(struct server *server)
{
    struct ev_loop *const loop = server->loop;
    ev_timer_stop(loop, &server->clock);
    ev_timer_stop(loop, &server->drain);
    ev_timer_stop(loop, &server->watchdog);
    ev_prepare_stop(loop, &server->before);
    ev_check_stop(loop, &server->after);
    ev_signal_stop(loop, &server->terminated);
    ev_signal_stop(loop, &server->interrupted);
    ev_signal_stop(loop, &server->hung_up);
}

/*
 * Raises the descriptor limit to what connections may need, if the system allows; far more would only cost memory.
 * Returns the connection limit: lower with fewer descriptors, since the store and the watchdog need some, too.
 */
static unsigned raise_limit(struct server *server)
{
    const struct nika_limits *const limits = &server->settings->limits;
    const unsigned connections = nika_limit_value(limits, NIKA_LIMIT_max_connections);
    const rlim_t wanted = connections + SPARE_DESCRIPTORS;
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return connections;
    limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || wanted < limit.rlim_max ? wanted : limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return connections;
    const bool chosen = limits->values[NIKA_LIMIT_max_connections] != 0;
    journal_line(&server->journal, chosen ? NIKA_SERVER_WARNINGS : NIKA_SERVER_ALL, "few-descriptors",
                 " allowed=%llu wanted=%llu", (unsigned long long)limit.rlim_cur, (unsigned long long)wanted);
    const rlim_t left =
        limit.rlim_cur / 2 > SPARE_DESCRIPTORS ? limit.rlim_cur - SPARE_DESCRIPTORS : limit.rlim_cur / 2;
    return left < connections ? (unsigned)left : connections;
}

unsigned server_thread_count(const struct nika_server_settings *settings)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return settings->threads ? settings->threads : processors > 0 ? (unsigned)processors : 1;
}

bool server_open_core(struct server *server)
{
    const struct nika_server_settings *const settings = server->settings;
    struct nika_limits limits = settings->limits;
    limits.values[NIKA_LIMIT_max_connections] = server->connections;
    if (!limits.values[NIKA_LIMIT_thinking]) /* enough that no thread waits for the event loop */
        limits.values[NIKA_LIMIT_thinking] =
            (server->node ? 8 : 2) * server_thread_count(settings); /* or for other nodes */
    server->core = nika_server_core_new(&(struct nika_server_core_settings){
        .version = settings->version,
        .random = draw,
        .sign = signing_sign,
        .key = server->key,
        .emit = emit,
        .context = server,
        .secure = settings->secure || settings->certificate,
        .pace = settings->pace,
        .no_pace = settings->no_pace,
        .no_rates = settings->no_rates,
        .limits = limits,
        .keep_talk = settings->keep_talk,
        .keep_unfinished = settings->keep_unfinished,
        .keep_games = settings->keep_games,
        .archives = settings->archive != NULL,
        .carries = server->node != NULL,
        .store_every = server->node ? store_every : 0,
    });
    server->core_began = seconds_now();
    server->term++;
    return server->core != NULL;
}

/* Other threads block signals: the event loop handles them. */
bool server_open_store(struct server *server)
{
    const char *const where = server->node ? server->settings->store : server->settings->data;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    server->writer.done = &server->done;
    server->writer.wake = wake;
    server->writer.context = server;
    server->writer.start = start_store;
    server->writer.reader = &server->reader;
    server->writer.upkeep = &server->upkeep;
    const bool fine =
        writer_begin(&server->writer) && (!where || reader_begin(&server->reader, &server->writer, where));
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return fine;
}

static bool open_workers(struct server *server)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    server->workers.done = &server->done;
    server->workers.wake = wake;
    server->workers.context = server;
    server->workers.archive = server->settings->archive;
    server->workers.thread_count = server_thread_count(server->settings);
    const bool fine = workers_begin(&server->workers);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return fine;
}

/* What serves clients: a server core with its store, or a node, which has one while it leads. */
static bool open_service(struct server *server, struct nika_server_problem *problem)
{
    if (server->settings->store)
        return node_open(server, problem);
    problem->word = "no-memory";
    if (!server_open_core(server))
        return false;
    problem->word = "no-thread";
    return server_open_store(server);
}

static bool serve(struct server *server, struct nika_server_problem *problem)
{
    /* Listen first, so that a port in use is found before anything is changed. */
    if (!network_open(server, problem))
        return false;
    watch_all(server);
    problem->word = "no-thread";
    const bool fine = open_workers(server) && open_service(server, problem);
    if (fine)
        ev_run(server->loop, 0);
    unwatch_all(server);
    if (!fine)
        return false;
    if (!server->node && !server->ready && !server->start.stop) {
        *problem = server->start.problem;
        return false;
    }
    nika_listen_shut(server->listen,
                     DOOR_LOCAL); /* before the store is let go: then the path may be another server's */
    journal_line(&server->journal, NIKA_SERVER_NOTES, "stopped", "%s", "");
    return true;
}

bool nika_server_run(const struct nika_server_settings *settings, struct nika_server_problem *problem)
{
    struct server *const server = calloc(1, sizeof *server);
    bool fine = false;
    *problem = (struct nika_server_problem){.word = "no-memory"};
    if (!server || sodium_init() < 0) {
        free(server);
        return false;
    }
    server->settings = settings;
    server->began = seconds_now();
    journal_begin(&server->journal, settings->level);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* exceeding a file size limit becomes a write error of the store */
    signal(SIGHUP, SIG_IGN);
    server->connections = raise_limit(server);
    server->loop = ev_loop_new(EVFLAG_NOENV | EVBACKEND_EPOLL);
    server->start.done = calloc(1, sizeof *server->start.done);
    if (server->loop && server->start.done && task_queue_begin(&server->done)) {
        server->start.done->kind = TASK_STARTED;
        ev_async_init(&server->returns, on_returns);
        server->returns.data = server;
        ev_async_start(server->loop, &server->returns);
        fine = serve(server, problem);
        node_close(server);
        workers_end(&server->workers);
        upkeep_end(&server->upkeep);
        reader_end(&server->reader);
        writer_end(&server->writer);
        reader_free(&server->reader);
        upkeep_free(&server->upkeep);
        nika_listen_free(server->listen);
        node_free(server);
        nika_server_core_free(server->core);
        ev_async_stop(server->loop, &server->returns);
        task_queue_end(&server->done);
    }
    if (server->loop)
        ev_loop_destroy(server->loop);
    http_end(server);
    free(server->start.done);
    free(server);
    return fine;
}
