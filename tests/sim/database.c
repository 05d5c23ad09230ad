/*
 * database.c: the database that nodes share (database.h): transactions.
 */
#include "database.h"

#include <stdlib.h>
#include <string.h>

#include <nika/fault.h>

#include "database_lease.h"
#include "sim_check.h"

enum {
    NOTICED = 5000, /* milliseconds after which somebody whom nothing answers gives up */
    LATE_MOST = 8000
};

/* A batch on its way. */
struct transaction {
    struct transaction *next;
    uint64_t number;
    struct node *node;
    unsigned process, incarnation; /* of the server core that waits for it */
    uint64_t epoch;
    struct write *writes;
    unsigned count;
    bool locks;  /* it has locked the owner */
    bool lost;   /* its writer has been told that nobody knows what came of it */
    bool doomed; /* it will not be committed */
    bool unsent; /* its writer finds no way to the database */
};

void database_begin(struct sim *sim)
{
    sim->database = sim_allocate(sizeof *sim->database);
}

static void free_transaction(struct transaction *transaction)
{
    for (struct write *write; (write = transaction->writes);) {
        transaction->writes = write->next;
        write_free(write);
    }
    free(transaction);
}

void database_end(struct sim *sim)
{
    struct transaction *transaction;
    while (sim->database && (transaction = sim->database->first)) {
        sim->database->first = transaction->next;
        free_transaction(transaction);
    }
    free(sim->database);
    sim->database = NULL;
}

static struct transaction *find(const struct sim *sim, uint64_t number)
{
    struct transaction *transaction = sim->database->first;
    while (transaction && transaction->number != number)
        transaction = transaction->next;
    return transaction;
}

static void take_off(struct sim *sim, struct transaction *transaction)
{
    struct transaction **at = &sim->database->first;
    while (*at != transaction)
        at = &(*at)->next;
    *at = transaction->next;
    free_transaction(transaction);
}

bool database_reaches(const struct sim *sim, const struct node *node)
{
    return !sim->database->down && wires_reach(sim, node->number, THE_DATABASE);
}

/* How long it takes until a node notices that it does not. */
int64_t database_notices(const struct sim *sim, const struct node *node, struct nika_rng *rng)
{
    return wires_reach(sim, node->number, THE_DATABASE) ? between(rng, 1, 50) : between(rng, 1000, NOTICED);
}

bool database_locked(const struct sim *sim)
{
    for (const struct transaction *at = sim->database->first; at; at = at->next)
        if (at->locks && !NIKA_FAULT_IS(FENCE_UNLOCKED))
            return true;
    return false;
}

/*
 * Outcomes.
 */

static struct server *writer_of(const struct transaction *transaction)
{
    struct node *node = transaction->node;
    struct server *server = node->server;
    return node->process == transaction->process && server->core && server->incarnation == transaction->incarnation
               ? server
               : NULL;
}

/* What a writer is told: tickets, and an outcome for each. */
struct told {
    unsigned incarnation, count;
    bool broken;   /* the session is */
    int64_t since; /* by servers_uptime */
    nika_ticket tickets[BATCH_MAX];
    enum nika_kept outcomes[BATCH_MAX];
};

static void writer_told(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    struct server *server = node->server;
    struct told told;
    memcpy(&told, due->bytes, sizeof told);
    if (!server->core || server->incarnation != told.incarnation)
        return;
    server->writing = false;
    if (servers_uptime(sim) - told.since > sim->latest)
        sim->latest = servers_uptime(sim) - told.since;
    if (told.broken) {
        server->broken = server->doubts = true;
        sim->trouble = servers_uptime(sim);
    }
    node_enter(node);
    for (unsigned i = 0; i < told.count && server->core && server->incarnation == told.incarnation && !sim->failed; i++)
        server_step(server,
                    &(struct nika_event){.kind = NIKA_EVENT_KEPT, .ticket = told.tickets[i], .kept = told.outcomes[i]});
    if (server->core && server->incarnation == told.incarnation && !server->writing)
        database_write(server);
    node_exit(node);
}

static void tell(struct sim *sim, const struct transaction *transaction, const enum nika_kept *outcomes, int64_t delay)
{
    struct told told = {.incarnation = transaction->incarnation,
                        .count = transaction->count,
                        .broken = !outcomes,
                        .since = transaction->writes->since};
    struct due *due;
    unsigned i = 0;
    for (const struct write *write = transaction->writes; write; write = write->next, i++) {
        told.tickets[i] = write->ticket;
        told.outcomes[i] = outcomes ? outcomes[i] : NIKA_KEPT_BROKEN;
    }
    due = queue_put(sim, delay, writer_told, transaction->node);
    queue_carry(due, (const char *)&told, sizeof told);
    queue_at(due, transaction->node);
    due->process = transaction->process;
}

/* Its writer hears, sooner or later, that its connection is gone. */
static void lose(struct sim *sim, struct transaction *transaction, int64_t delay)
{
    if (!transaction->lost && writer_of(transaction))
        tell(sim, transaction, NULL, delay);
    transaction->lost = true;
    if (sim->unrest < sim->now + delay + LATE_MOST)
        sim->unrest = sim->now + delay + LATE_MOST;
}

/*
 * Commits.
 */

/* All of it, with the epoch that is the latest: whether its own one is was judged when it began. */
static void write_all(struct sim *sim, const struct transaction *transaction, enum nika_kept *outcomes)
{
    struct nika_unit units[BATCH_MAX] = {{NULL, 0}};
    unsigned count = 0;
    for (const struct write *write = transaction->writes; write; write = write->next) {
        for (unsigned i = 0; i < write->unit.count; i++)
            ((struct nika_op *)write->unit.ops)[i].epoch = sim->epoch;
        units[count++] = write->unit;
    }
    nika_store_keep(sim->store, units, count, outcomes);
}

static void commits(struct sim *sim, struct due *due)
{
    struct transaction *transaction = find(sim, due->what);
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    enum nika_kept outcomes[BATCH_MAX];
    unsigned i = 0;
    if (!transaction)
        return;
    if (transaction->doomed) {
        sim->counts[COUNT_UNITS_CUT] += transaction->count;
        take_off(sim, transaction);
        return;
    }
    check_fence(sim, transaction->epoch);
    write_all(sim, transaction, outcomes);
    for (const struct write *write = transaction->writes; write; write = write->next, i++) {
        const struct nika_op *op = &write->unit.ops[0];
        sim_note(sim, outcomes[i] == NIKA_KEPT ? "kept" : "not kept", transaction->process, outcomes[i], op->value,
                 op->value ? op->size : 0);
        if (outcomes[i] == NIKA_KEPT) {
            disk_note_kept(transaction->node->server, write);
            sim->counts[COUNT_UNITS_LATE] += transaction->lost;
        } else if (op->kind == NIKA_OP_APPEND && transaction->epoch == sim->epoch)
            sim_fail(sim, "landed", "the owner of table %s meets an entry %u that it does not know", op->table,
                     (unsigned)op->number);
    }
    const bool back = wires_reach(sim, THE_DATABASE, transaction->node->number);
    const bool unheard = !back || (!sim_calm(sim) && one_in(rng, 4 * sim->plan.error));
    if (unheard && !transaction->lost)
        sim->counts[COUNT_UNITS_UNKNOWN] += transaction->count;
    if (unheard)
        lose(sim, transaction, between(rng, 1, back ? 300 : NOTICED));
    else if (!transaction->lost)
        tell(sim, transaction, outcomes, between(rng, 1, 5));
    take_off(sim, transaction);
}

static int64_t commit_delay(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    if (sim_calm(sim) || !one_in(rng, sim->plan.slow_disk))
        return between(rng, 1, 8);
    sim_count(sim, COUNT_SLOW_COMMITS);
    const int64_t delay = between(rng, 300, 4000);
    if (sim->unrest < sim->now + delay)
        sim->unrest = sim->now + delay;
    return delay;
}

/* Its connection breaks while it is under way: it may still be committed, even long after its writer has been told. */
static int64_t perhaps_break(struct sim *sim, struct transaction *transaction, int64_t delay)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    if (sim_calm(sim) || !one_in(rng, sim->plan.error))
        return delay;
    transaction->doomed = one_in(rng, 2);
    lose(sim, transaction, between(rng, 1, 1000));
    return one_in(rng, 2) ? between(rng, 1, LATE_MOST) : delay;
}

static bool is_full(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    if (!sim_calm(sim) && sim->now >= sim->full_until && one_in(rng, sim->plan.full))
        sim->full_until = sim->now + between(rng, 200, 10000);
    if (sim_calm(sim) || sim->now >= sim->full_until)
        return false;
    sim->trouble = servers_uptime(sim);
    return true;
}

/* The outcome of a unit of somebody who has been replaced. */
static enum nika_kept fenced(const struct nika_unit *unit)
{
    for (unsigned i = 0; i < unit->count; i++)
        if (unit->ops[i].table)
            return NIKA_KEPT_CONFLICT;
    return NIKA_KEPT_BROKEN;
}

/* The statement begins: whoever does not have the latest epoch is turned away, and the others lock it. */
static void executes(struct sim *sim, struct due *due)
{
    struct transaction *transaction = find(sim, due->what);
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    enum nika_kept outcomes[BATCH_MAX];
    if (!transaction)
        return;
    if (transaction->unsent) {
        for (unsigned i = 0; i < transaction->count; i++)
            outcomes[i] = NIKA_KEPT_NOTHING;
        sim->counts[COUNT_UNITS_UNSENT] += transaction->count;
        sim->trouble = servers_uptime(sim);
        tell(sim, transaction, outcomes, database_notices(sim, transaction->node, rng));
        take_off(sim, transaction);
        return;
    }
    const bool reached = database_reaches(sim, transaction->node), full = reached && is_full(sim);
    if (!reached) {
        lose(sim, transaction, database_notices(sim, transaction->node, rng));
        sim->counts[COUNT_UNITS_CUT] += transaction->count;
    } else if (full || transaction->epoch != sim->epoch) {
        unsigned i = 0;
        for (const struct write *write = transaction->writes; write; write = write->next) {
            outcomes[i++] = full ? NIKA_KEPT_NOTHING : fenced(&write->unit);
            sim_count(sim, full ? COUNT_FULL : COUNT_FENCED);
        }
        tell(sim, transaction, outcomes, between(rng, 1, 5));
    } else {
        transaction->locks = true;
        const int64_t delay = perhaps_break(sim, transaction, commit_delay(sim));
        queue_put(sim, delay, commits, NULL)->what = transaction->number;
        return;
    }
    take_off(sim, transaction);
}

/*
 * Sessions.
 */

static bool has_older(const struct sim *sim, const struct node *node)
{
    for (const struct transaction *at = sim->database->first; at; at = at->next)
        if (at->node == node && at->process == node->process && at->lost && !NIKA_FAULT_IS(OLD_SESSION_LANDS))
            return true;
    return false;
}

enum session database_session(struct server *server)
{
    struct sim *sim = server->sim;
    if (!database_reaches(sim, server->node))
        return SESSION_FAILS;
    if (server->broken && has_older(sim, server->node)) {
        if (!server->waits)
            sim_count(sim, COUNT_SESSIONS_WAITED);
        server->waits = true;
        return SESSION_WAITS;
    }
    server->broken = server->waits = false;
    return SESSION_READY;
}

static void writes(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    (void)sim;
    if (node->server->core && node->server->incarnation == due->what) {
        node->server->writing = false;
        database_write(node->server);
    }
}

/* A connection that stays in the way of an older one is waited for; where there is none, that is an outcome as well. */
void database_write(struct server *server)
{
    struct sim *sim = server->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    if (!server->first || server->writing)
        return;
    const enum session session = server->broken ? database_session(server) : SESSION_READY;
    server->writing = true;
    if (session == SESSION_WAITS) {
        struct due *again = queue_put(sim, 20, writes, server->node);
        again->what = server->incarnation;
        queue_at(again, server->node);
        return;
    }
    struct transaction *transaction = sim_allocate(sizeof *transaction);
    *transaction = (struct transaction){.next = sim->database->first,
                                        .number = ++sim->database->transactions,
                                        .node = server->node,
                                        .process = server->node->process,
                                        .incarnation = server->incarnation,
                                        .epoch = server->epoch,
                                        .unsent = session == SESSION_FAILS,
                                        .writes = server->first};
    sim->database->first = transaction;
    struct write *last = server->first;
    for (transaction->count = 1; last->next && transaction->count < BATCH_MAX; last = last->next)
        transaction->count++;
    server->first = last->next;
    if (!server->first)
        server->last = &server->first;
    last->next = NULL;
    queue_put(sim, between(rng, 1, 3), executes, NULL)->what = transaction->number;
}

void database_gone(struct node *node)
{
    struct sim *sim = node->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    for (struct transaction *at = sim->database->first; at; at = at->next)
        if (at->node == node && at->process == node->process) {
            at->lost = true;
            at->doomed = at->doomed || one_in(rng, 2);
        }
}

/* What is under way is lost: its connections are cut at once. */
static void cut_all(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    while (sim->database->first) {
        lose(sim, sim->database->first, between(rng, 1, 100));
        sim->counts[COUNT_UNITS_CUT] += sim->database->first->count;
        take_off(sim, sim->database->first);
    }
}

static void comes_up(struct sim *sim, struct due *due)
{
    if (sim->database->life == due->what) {
        sim->database->down = false;
        sim_note(sim, "database", 1, 0, "is up", 5);
    }
}

void database_restart(struct sim *sim, bool fails_over, int64_t duration)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    struct database *database = sim->database;
    database->down = true;
    sim_note(sim, "database", 0, (uint64_t)duration, fails_over ? "fails over" : "restarts", 8);
    cut_all(sim);
    lease_restarts(sim, fails_over);
    if (fails_over)
        database->offset += between(rng, -1500, 1500);
    if (sim->unrest < sim->now + duration + NOTICED)
        sim->unrest = sim->now + duration + NOTICED;
    queue_put(sim, duration, comes_up, NULL)->what = ++database->life;
}

void database_heal(struct sim *sim)
{
    sim->database->down = false;
}

/*
 * Reading everything, when a server core starts.
 */

static void boots(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    struct server *server = due->whom;
    if (!server->core || server->incarnation != due->what)
        return;
    server->broken = true; /* as if there had been another session of the same owner */
    const enum session session = database_session(server);
    const bool fails = session == SESSION_FAILS || (due->code == 0 && server->epoch != sim->epoch) ||
                       (!sim_calm(sim) && one_in(rng, 40 * sim->plan.unreadable));
    node_enter(server->node);
    if (fails) {
        struct node *node = server->node;
        sim_count(sim, COUNT_STARTS_FAILED);
        node_core_gone(server);
        node_core(node, NIKA_CORE_FAILED);
    } else if (session == SESSION_READY && due->code == NIKA_ROW_KINDS + 1) {
        server->ready = true;
        server_step(server, &(struct nika_event){.kind = NIKA_EVENT_READY, .epoch = server->epoch});
        if (server->core && !server->crashing)
            node_core(server->node, NIKA_CORE_READY);
    } else {
        due->code +=
            due->code == NIKA_ROW_DAY; /* nobody reads it here: no step, so that runs are what they have been */
        if (session == SESSION_READY && !disk_read(server, due->code++))
            sim_fail(sim, "store", "the store could not be read");
        struct due *next = queue_put(sim, between(rng, 1, one_in(rng, 20) ? 500 : 10), boots, server);
        next->what = due->what;
        next->code = due->code;
        queue_at(next, server->node);
    }
    node_exit(server->node);
}

void database_boot(struct server *server)
{
    struct due *due = queue_put(server->sim, between(&server->sim->chance[CHANCE_DATABASE], 1, 10), boots, server);
    due->what = server->incarnation;
    queue_at(due, server->node);
}
