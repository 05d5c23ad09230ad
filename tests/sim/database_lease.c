/*
 * database_lease.c: the lease in the database (database.h), as nika_ask in src/store/postgresql_schema.c has it: by the database's clock, and
 * taking it is a claim, which waits for the transactions under way.
 */
#include "database_lease.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/fault.h>

#include "sim_check.h"

enum { RESERVED = 1000, LOCK_TIMEOUT = 1500, FORGOTTEN = 60000 };

/* A question on its way. */
struct question {
    struct nika_node node;
    char heir[NIKA_NODE_NAME_MAX];
    bool has_heir;
    struct nika_lease_request request; /* its pointers point nowhere */
    int64_t since;                     /* it waits for a lock */
};

int64_t database_now(const struct sim *sim)
{
    return sim->now + sim->database->offset;
}

uint64_t database_epoch(const struct sim *sim)
{
    return sim->epoch;
}

bool database_has_lease(const struct sim *sim, const char *name)
{
    return !sim->database->given && strcmp(sim->database->holder.name, name) == 0;
}

/* What was not committed surely may be lost: then the lease ends earlier, or, on a standby, was never given back. */
void lease_restarts(struct sim *sim, bool fails_over)
{
    struct database *database = sim->database;
    database->history += fails_over;
    if (!one_in(&sim->chance[CHANCE_DATABASE], 2))
        return;
    if (fails_over && database->given_here) {
        database->given = database->given_here = false;
        database->until = database->until_there;
        return;
    }
    database->until = database->sure_until;
    database->told_until = database->sure_until;
}

static void list(struct sim *sim, const struct question *question)
{
    struct database *database = sim->database;
    const int64_t now = database_now(sim);
    unsigned at = 0;
    for (unsigned i = 0; i < database->listed_count; i++)
        if (database->listed[i].until < now - FORGOTTEN)
            database->listed[i--] = database->listed[--database->listed_count];
    while (at < database->listed_count && strcmp(database->listed[at].node.name, question->node.name) != 0)
        at++;
    if (at == NIKA_NODES_MAX)
        return;
    if (at == database->listed_count)
        database->listed_count++;
    database->listed[at] = (struct listed){question->node, now + question->request.length};
}

static bool may_take(const struct sim *sim, const struct node *node, const struct question *question)
{
    const struct database *database = sim->database;
    /* What a node's own date says has nothing to do with it. */
    const int64_t now = database_now(sim) + (NIKA_FAULT_IS(LEASE_BY_OWN_CLOCK) ? node->date : 0);
    if (question->request.wish != NIKA_LEASE_TAKE || question->node.leaving)
        return false;
    return (strcmp(database->holder.name, question->node.name) == 0 && !database->given) ||
           (database->until <= now &&
            (!*database->heir || strcmp(database->heir, question->node.name) == 0 || database->reserved <= now));
}

static void note_replaced(struct sim *sim)
{
    for (unsigned i = 0; i < sim->plan.nodes; i++)
        if (sim->servers[i].core && sim->servers[i].epoch != sim->epoch && !sim->servers[i].replaced) {
            sim->servers[i].replaced = true;
            sim_count(sim, COUNT_LEADERS_REPLACED);
        }
}

static void take(struct sim *sim, const struct question *question)
{
    struct database *database = sim->database;
    const int64_t now = database_now(sim);
    if (*database->told && strcmp(database->told, question->node.name) != 0 && now < database->told_until)
        sim_fail(sim, "lease", "%s takes the lease that %s has for %d ms more", question->node.name, database->told,
                 (int)(database->told_until - now));
    if (!nika_store_claim(sim->store, &sim->epoch))
        sim_fail(sim, "store", "it can't be claimed");
    database->epoch = sim->epoch;
    database->holder = question->node;
    database->given = database->given_here = false;
    *database->heir = '\0';
    database->until = database->sure_until = database->told_until = now + question->request.length;
    memcpy(database->told, question->node.name, sizeof database->told);
    sim_note(sim, "takes", sim->epoch, 0, question->node.name, strlen(question->node.name));
    note_replaced(sim);
}

/* Prolongs it, or ends it, if it is theirs. */
static void change(struct sim *sim, const struct question *question)
{
    struct database *database = sim->database;
    const int64_t now = database_now(sim);
    if (database->epoch != question->request.epoch || database->given ||
        strcmp(database->holder.name, question->node.name) != 0)
        return;
    if (question->request.wish == NIKA_LEASE_RENEW)
        database->until = database->told_until = now + question->request.length;
    if (question->request.wish != NIKA_LEASE_GIVE)
        return;
    database->until_there = database->sure_until;
    database->until = database->sure_until = database->told_until = now;
    database->given = database->given_here = true;
    database->reserved = now + RESERVED;
    snprintf(database->heir, sizeof database->heir, "%s", question->has_heir ? question->heir : "");
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct nika_node *)a)->name, ((const struct nika_node *)b)->name);
}

static void tell(const struct sim *sim, const struct question *question, struct nika_lease *lease)
{
    const struct database *database = sim->database;
    const enum nika_lease_wish wish = question->request.wish;
    const int64_t now = database_now(sim);
    *lease = (struct nika_lease){
        .ours = strcmp(database->holder.name, question->node.name) == 0 && !database->given &&
                ((wish != NIKA_LEASE_RENEW && wish != NIKA_LEASE_GIVE) || database->epoch == question->request.epoch),
        .ended = database->until <= now,
        .epoch = database->epoch,
        .history = 1 + database->history,
        .left = database->until > now ? database->until - now : 0,
        .holder = database->holder};
    for (unsigned i = 0; i < database->listed_count; i++) {
        const struct listed *listed = &database->listed[i];
        if (listed->until > now || strcmp(listed->node.name, question->node.name) == 0)
            lease->nodes[lease->count++] = listed->node;
        if (strcmp(listed->node.name, database->holder.name) == 0)
            lease->holder.leaving = listed->node.leaving;
    }
    qsort(lease->nodes, lease->count, sizeof lease->nodes[0], by_name);
}

static void answered(struct sim *sim, struct due *due)
{
    struct nika_lease lease;
    (void)sim;
    if (due->size)
        memcpy(&lease, due->bytes, sizeof lease);
    node_leased(due->whom, due->size ? &lease : NULL);
}

static void answer(struct sim *sim, struct due *question, const struct nika_lease *lease, int64_t delay)
{
    struct due *due = queue_put(sim, delay, answered, question->whom);
    if (lease)
        queue_carry(due, (const char *)lease, sizeof *lease);
    queue_at(due, question->whom);
    due->process = question->code;
}

static void asked(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    struct nika_rng *rng = &sim->chance[CHANCE_DATABASE];
    struct question question;
    struct nika_lease lease;
    memcpy(&question, due->bytes, sizeof question);
    if (!database_reaches(sim, node)) {
        answer(sim, due, NULL, database_notices(sim, node, rng));
        return;
    }
    const bool takes = may_take(sim, node, &question);
    if (takes && database_locked(sim)) {
        if (sim->now - question.since > LOCK_TIMEOUT) {
            answer(sim, due, NULL, 1);
            return;
        }
        if (question.since + 3 > sim->now)
            sim_count(sim, COUNT_CLAIMS_WAITED);
        struct due *again = queue_put(sim, 3, asked, node);
        again->code = due->code;
        queue_carry(again, due->bytes, due->size);
        return;
    }
    list(sim, &question);
    if (takes)
        take(sim, &question);
    else
        change(sim, &question);
    tell(sim, &question, &lease);
    const bool slow = !sim_calm(sim) && one_in(rng, 2 * sim->plan.lost_answer);
    const bool lost =
        !wires_reach(sim, THE_DATABASE, node->number) || (!sim_calm(sim) && one_in(rng, sim->plan.lost_answer));
    if (lost)
        sim_count(sim, COUNT_LEASES_LOST);
    answer(sim, due, lost ? NULL : &lease, lost || slow ? between(rng, 100, 4000) : between(rng, 1, 6));
}

void database_ask(struct node *node, const struct nika_lease_request *request)
{
    struct sim *sim = node->sim;
    struct question question = {.node = *request->node, .has_heir = request->heir, .request = *request};
    if (request->heir)
        snprintf(question.heir, sizeof question.heir, "%s", request->heir);
    const int64_t delay = between(&sim->chance[CHANCE_DATABASE], 1, 6);
    question.since = sim->now + delay;
    struct due *due = queue_put(sim, delay, asked, node);
    due->code = node->process;
    queue_carry(due, (const char *)&question, sizeof question);
}
