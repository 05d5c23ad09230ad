/*
 * troubles.c: what happens to nodes (nodes.h), now and then: they are killed, stopped, told to leave, updated one after the other, and cut off;
 * their clocks leap; their database restarts, fails over, or is out of reach. Until there is calm.
 */
#include "database.h"
#include "sim_check.h"

enum { UPDATE_REST = 3000, MINUTE = 60000 };

static struct node *any_node(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    struct node *leader = node_leading(sim);
    const unsigned number = nika_rng_below(rng, sim->plan.nodes);
    return leader && one_in(rng, 2) ? leader : &sim->nodes[number];
}

static void starts_again(struct sim *sim, struct due *due)
{
    node_start(sim, due->whom);
}

void troubles_start_again(struct node *node)
{
    struct sim *sim = node->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    const bool late = !sim_calm(sim) && one_in(rng, 8);
    queue_put(sim, late ? between(rng, 10000, 60000) : between(rng, 50, 4000), starts_again, node);
}

static void kill_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    struct node *node = any_node(sim);
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.kill_each, kill_comes);
    if (!node->cluster)
        return;
    if (node->server->core && one_in(rng, 2)) /* amid effects */
        node->server->crash_in = (unsigned)between(rng, 1, one_in(rng, 2) ? 8 : 80);
    else
        node_kill(node);
}

static void stop_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    struct node *node = any_node(sim);
    const int64_t lease = sim->plan.lease;
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.stop_each, stop_comes);
    if (!node->cluster || node->stopped)
        return;
    const int64_t duration = one_in(rng, 3) ? between(rng, 10, lease) : between(rng, lease + 500, 6 * lease);
    sim_count(sim, COUNT_NODES_STOPPED);
    if (node->server->core && duration > lease)
        sim_count(sim, COUNT_LEADERS_STOPPED);
    node_stop(node, duration);
}

/* The next one leaves once the last one has been back for a while. */
static void updates(struct sim *sim, struct due *due)
{
    struct node *node = due->what < sim->plan.nodes ? &sim->nodes[due->what] : NULL;
    if (!node || (sim_calm(sim) && !due->yes))
        return;
    const bool runs = node->cluster && !node->stopped && !node->leaving, back = due->code && due->code != node->process;
    struct due *next = queue_put(sim, runs ? UPDATE_REST : 500, updates, NULL);
    next->what = due->what + (runs && back);
    next->code = runs && back ? 0 : due->code;
    next->yes = due->yes;
    if (runs && !due->code) {
        next->code = node->process;
        node_leave(node);
    }
}

/* One after the other. */
static void update_all(struct sim *sim, bool calm)
{
    sim_count(sim, COUNT_UPDATES);
    sim->version++;
    queue_put(sim, 0, updates, NULL)->yes = calm;
}

static void leave_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    struct node *node = any_node(sim);
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.leave_each, leave_comes);
    if (one_in(rng, 4)) {
        update_all(sim, false);
        return;
    }
    if (one_in(rng, 8)) /* with nobody else there */
        for (unsigned i = 0; i < sim->plan.nodes; i++)
            if (&sim->nodes[i] != node && sim->nodes[i].cluster)
                node_kill(&sim->nodes[i]);
    if (node->cluster)
        node_leave(node);
}

static void cut_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    const unsigned one = any_node(sim)->number;
    unsigned other = nika_rng_below(rng, sim->plan.nodes);
    const int64_t duration = between(rng, 100, one_in(rng, 3) ? 40000 : 5000);
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.cut_each, cut_comes);
    if (other == one || one_in(rng, 3))
        other = THE_DATABASE;
    sim_count(sim, other == THE_DATABASE ? COUNT_CUTS_DATABASE : COUNT_CUTS);
    const unsigned way = nika_rng_below(rng, 4); /* or both */
    if (way < 2)
        sim_count(sim, COUNT_CUTS_ONE_WAY);
    if (way != 0)
        wires_cut(sim, one, other, duration);
    if (way != 1)
        wires_cut(sim, other, one, duration);
}

static void wire_comes(struct sim *sim, struct due *due)
{
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.wire_each, wire_comes);
    wires_break_one(sim);
}

static void database_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    const unsigned what = nika_rng_below(rng, 5);
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.database_each, database_comes);
    if (what == 0 && sim->now + MINUTE < sim->plan.calm) {
        sim_count(sim, COUNT_UNREACHABLE);
        for (unsigned i = 0; i < sim->plan.nodes; i++) {
            wires_cut(sim, i, THE_DATABASE, MINUTE);
            wires_cut(sim, THE_DATABASE, i, MINUTE);
        }
    } else {
        sim_count(sim, what < 3 ? COUNT_DATABASE_RESTARTS : COUNT_FAILOVERS);
        database_restart(sim, what >= 3, between(rng, 300, 8000));
    }
}

static void leap_comes(struct sim *sim, struct due *due)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    struct node *node = any_node(sim);
    (void)due;
    sim_plan_next(sim, CHANCE_NODES, sim->plan.leap_each, leap_comes);
    if (!node->cluster || node->stopped)
        return;
    node->leap += one_in(rng, 4) ? between(rng, 60000, 7200000) : between(rng, 100, 30000);
    sim_count(sim, COUNT_LEAPS);
    sim_note(sim, "leap", node->process, (uint64_t)node->leap, "", 0);
    node->timer = -1;
    node_enter(node);
    nika_cluster_time(node->cluster, node_now(node));
    node_exit(node);
    if (node->cluster && node->server->core && node->server->ready)
        server_step(node->server, &(struct nika_event){.kind = NIKA_EVENT_TIME});
}

/* Much later, nothing has to be quick any more: all are updated once more, to ones with a very long lease. */
static void rest_comes(struct sim *sim, struct due *due)
{
    (void)due;
    update_all(sim, true);
}

static void calm_comes(struct sim *sim, struct due *due)
{
    (void)due;
    wires_heal(sim);
    database_heal(sim);
    for (unsigned i = 0; i < sim->plan.nodes; i++) {
        struct node *node = &sim->nodes[i];
        node->server->crash_in = 0;
        if (node->stopped)
            node_kill(node);
        if (!node->cluster)
            node_start(sim, node);
    }
    queue_put(sim, MINUTE, rest_comes, NULL);
}

void troubles_begin(struct sim *sim)
{
    sim_plan_next(sim, CHANCE_NODES, sim->plan.kill_each, kill_comes);
    sim_plan_next(sim, CHANCE_NODES, sim->plan.stop_each, stop_comes);
    sim_plan_next(sim, CHANCE_NODES, sim->plan.leave_each, leave_comes);
    sim_plan_next(sim, CHANCE_NODES, sim->plan.cut_each, cut_comes);
    sim_plan_next(sim, CHANCE_NODES, sim->plan.wire_each, wire_comes);
    sim_plan_next(sim, CHANCE_NODES, sim->plan.database_each, database_comes);
    sim_plan_next(sim, CHANCE_NODES, sim->plan.leap_each, leap_comes);
    queue_put(sim, sim->plan.calm, calm_comes, NULL);
}
