/*
 * wires.c: links between nodes (nodes.h). Frames stay in order; they may come late, and a link may break at any moment, for one
 * side sooner than for the other. While there is a partition, what is sent waits, and a link that waits too long breaks.
 */
#include <stdlib.h>
#include <string.h>

#include "database.h"
#include "sim_check.h"

enum { PATIENCE = 6000, FRAME_MOVED = 3, FRAME_RETURNED = 4 };

struct wire {
    nika_link number;
    struct node *ends[2]; /* who has dialled comes first */
    unsigned processes[2];
    bool open[2];    /* each side knows it, and has not heard of its end */
    int64_t last[2]; /* when the last frame to that side arrives */
    bool broken;     /* nothing arrives any more */
};

/*
 * Who can reach whom.
 */

bool wires_reach(const struct sim *sim, unsigned from, unsigned to)
{
    return sim->now >= sim->cuts[from][to];
}

void wires_cut(struct sim *sim, unsigned from, unsigned to, int64_t duration)
{
    if (sim->cuts[from][to] < sim->now + duration)
        sim->cuts[from][to] = sim->now + duration;
    if (sim->unrest < sim->now + duration + PATIENCE)
        sim->unrest = sim->now + duration + PATIENCE;
    sim_note(sim, "cut", from, to, "", 0);
}

void wires_heal(struct sim *sim)
{
    memset(sim->cuts, 0, sizeof sim->cuts);
}

/*
 * Wires.
 */

static struct wire *find(const struct sim *sim, nika_link number)
{
    return number > 0 && number <= sim->wire_count ? sim->wires[number - 1] : NULL;
}

unsigned wire_dialler(const struct sim *sim, nika_link link)
{
    return find(sim, link)->processes[0];
}

static bool lives(const struct wire *wire, unsigned side)
{
    return wire->ends[side] && wire->ends[side]->cluster && wire->ends[side]->process == wire->processes[side];
}

static int64_t delay_of(struct sim *sim)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    if (sim_calm(sim) || !one_in(rng, sim->plan.slow_wire))
        return between(rng, 1, 8);
    const int64_t delay = between(rng, 100, 4000);
    if (sim->unrest < sim->now + delay)
        sim->unrest = sim->now + delay;
    return delay;
}

static void hears_end(struct sim *sim, struct due *due)
{
    struct wire *wire = due->whom;
    const unsigned side = due->code;
    (void)sim;
    if (!wire->open[side] || !lives(wire, side))
        return;
    wire->open[side] = false;
    node_enter(wire->ends[side]);
    nika_cluster_unlinked(wire->ends[side]->cluster, node_now(wire->ends[side]), wire->number);
    node_exit(wire->ends[side]);
}

/* This side hears of the end, in so many milliseconds. */
static void ends_for(struct sim *sim, struct wire *wire, unsigned side, int64_t delay)
{
    struct due *due = queue_put(sim, delay, hears_end, wire);
    due->code = side;
    queue_at(due, wire->ends[side]);
    due->process = wire->processes[side];
    if (lives(wire, 1 - side))
        wire->ends[1 - side]->finishing = false;
    if (lives(wire, side))
        wire->ends[side]->finishing = false;
    if (sim->unrest < sim->now + delay)
        sim->unrest = sim->now + delay;
}

static void break_wire(struct sim *sim, struct wire *wire)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    const bool half_open = !sim_calm(sim) && one_in(rng, 3);
    const unsigned late = nika_rng_below(rng, 2);
    if (wire->broken)
        return;
    wire->broken = true;
    sim_count(sim, half_open ? COUNT_WIRES_HALF_OPEN : COUNT_WIRES_BROKEN);
    sim_note(sim, "wire cut", wire->number, half_open, "", 0);
    ends_for(sim, wire, late, half_open ? between(rng, 2000, PATIENCE) : between(rng, 1, 100));
    ends_for(sim, wire, 1 - late, between(rng, 1, half_open ? 1000 : 100));
}

void wires_break_one(struct sim *sim)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sim->wire_count; i++)
        count += sim->wires[i]->open[0] && sim->wires[i]->open[1] && !sim->wires[i]->broken;
    if (!count)
        return;
    count = nika_rng_below(&sim->chance[CHANCE_NODES], count);
    for (unsigned i = 0; i < sim->wire_count; i++)
        if (sim->wires[i]->open[0] && sim->wires[i]->open[1] && !sim->wires[i]->broken && count-- == 0)
            break_wire(sim, sim->wires[i]);
}

/* When something that is sent now to this side arrives; -1: never, and the wire breaks. */
static int64_t arrival(struct sim *sim, struct wire *wire, unsigned side)
{
    const int64_t cut = sim->cuts[wire->ends[1 - side]->number][wire->ends[side]->number];
    int64_t at = sim->now + delay_of(sim);
    if (cut > sim->now) {
        if (cut - sim->now > PATIENCE) {
            break_wire(sim, wire);
            return -1;
        }
        at += cut - sim->now;
    }
    wire->last[side] = at > wire->last[side] ? at : wire->last[side];
    return wire->last[side] - sim->now;
}

/*
 * Dialling.
 */

static void opens_here(struct sim *sim, struct due *due)
{
    struct wire *wire = due->whom;
    (void)sim;
    if (!wire->open[0] || wire->broken)
        return;
    node_enter(wire->ends[0]);
    nika_cluster_linked(wire->ends[0]->cluster, node_now(wire->ends[0]), wire->number, true);
    node_exit(wire->ends[0]);
}

static void opens_there(struct sim *sim, struct due *due)
{
    struct wire *wire = due->whom;
    if (wire->broken || !wire->open[0])
        return;
    wire->open[1] = true;
    node_enter(wire->ends[1]);
    nika_cluster_linked(wire->ends[1]->cluster, node_now(wire->ends[1]), wire->number, false);
    node_exit(wire->ends[1]);
    const int64_t delay = lives(wire, 1) ? arrival(sim, wire, 0) : -1;
    if (delay >= 0)
        queue_at(queue_put(sim, delay, opens_here, wire), wire->ends[0]);
}

nika_link wire_dial(struct node *from, const struct nika_node *to)
{
    struct sim *sim = from->sim;
    struct wire *wire = sim_allocate(sizeof *wire);
    struct node *other = NULL;
    for (unsigned i = 0; i < sim->plan.nodes; i++)
        if (strcmp(sim->nodes[i].self.address, to->address) == 0)
            other = &sim->nodes[i];
    sim->wires = sim_grow(sim->wires, sim->wire_count, sizeof wire);
    sim->wires[sim->wire_count++] = wire;
    *wire = (struct wire){.number = sim->wire_count, .ends = {from, other}, .processes = {from->process, 0}};
    wire->open[0] = true;
    if (!other || !other->cluster) {
        wire->broken = true;
        ends_for(sim, wire, 0, between(&sim->chance[CHANCE_NODES], 1, 20));
        return wire->number;
    }
    wire->processes[1] = other->process;
    const int64_t delay = arrival(sim, wire, 1);
    if (delay >= 0)
        queue_at(queue_put(sim, delay, opens_there, wire), other);
    return wire->number;
}

/*
 * Frames.
 */

static void arrives(struct sim *sim, struct due *due)
{
    struct wire *wire = due->whom;
    const unsigned side = due->code;
    struct node *node = wire->ends[side];
    (void)sim;
    if (!wire->open[side] || wire->broken)
        return;
    check_frame(node, wire->number, due->bytes, due->size);
}

void wire_send(struct node *from, nika_link link, const void *bytes, size_t size)
{
    struct sim *sim = from->sim;
    struct wire *wire = find(sim, link);
    if (from->server->crashing || !wire)
        return;
    const unsigned side = wire->ends[0] == from ? 1 : 0;
    sim_count(sim, COUNT_FRAMES);
    if (((const uint8_t *)bytes)[0] == FRAME_RETURNED)
        sim_count(sim, COUNT_RETURNED);
    if (((const uint8_t *)bytes)[0] == FRAME_MOVED && database_has_lease(sim, from->self.name))
        sim_fail(sim, "told", "%s tells who leads now, and has not given the lease", from->self.name);
    if (!wire->open[1 - side] || wire->broken)
        return;
    const int64_t delay = arrival(sim, wire, side);
    if (delay < 0)
        return;
    struct due *due = queue_put(sim, delay, arrives, wire);
    due->code = side;
    queue_carry(due, bytes, size);
    queue_at(due, wire->ends[side]);
    due->process = wire->processes[side];
}

/* The other side hears of it after what was sent before. */
static void close_side(struct sim *sim, struct wire *wire, unsigned side)
{
    wire->open[side] = false;
    if (wire->broken || !wire->ends[1 - side])
        return;
    const int64_t delay = arrival(sim, wire, 1 - side);
    if (delay < 0)
        return;
    struct due *due = queue_put(sim, delay, hears_end, wire);
    due->code = 1 - side;
    queue_at(due, wire->ends[1 - side]);
    due->process = wire->processes[1 - side];
}

void wire_hang_up(struct node *from, nika_link link)
{
    struct wire *wire = find(from->sim, link);
    const unsigned side = wire && wire->ends[0] == from ? 0 : 1;
    if (wire && wire->open[side])
        close_side(from->sim, wire, side);
}

void wires_gone(struct node *node)
{
    struct sim *sim = node->sim;
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    for (unsigned i = 0; i < sim->wire_count; i++) {
        struct wire *wire = sim->wires[i];
        const unsigned side = wire->ends[0] == node ? 0 : 1;
        if (wire->ends[side] != node || wire->processes[side] != node->process || wire->broken)
            continue;
        wire->open[side] = false;
        if (node->leaving) { /* what it has sent still arrives */
            close_side(sim, wire, side);
            continue;
        }
        wire->broken = true;
        if (wire->ends[1 - side])
            ends_for(sim, wire, 1 - side, one_in(rng, 8) ? between(rng, 1000, PATIENCE) : between(rng, 1, 100));
    }
}

void wires_free(struct sim *sim)
{
    for (unsigned i = 0; i < sim->wire_count; i++)
        free(sim->wires[i]);
    free(sim->wires);
}
