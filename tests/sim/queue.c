/*
 * queue.c: the one queue of a run (sim.h): a heap, by time and then by number, so that what is due at the same tick happens in
 * the order in which it was put in.
 */
#include "nodes.h"

#include <stdlib.h>
#include <string.h>

static bool before(const struct due *a, const struct due *b)
{
    return a->at != b->at ? a->at < b->at : a->number < b->number;
}

struct due *queue_put(struct sim *sim, int64_t delay, void (*happen)(struct sim *, struct due *), void *whom)
{
    struct due *due = sim_allocate(sizeof *due);
    size_t at = sim->queue_count++;
    due->at = sim->now + (delay > 0 ? delay : 0);
    due->number = sim->queue_number++;
    due->happen = happen;
    due->whom = whom;
    if (sim->queue_count > sim->queue_room) {
        sim->queue_room = sim->queue_room ? 2 * sim->queue_room : 256;
        sim->queue = sim_enlarge(sim->queue, sim->queue_room * sizeof *sim->queue);
    }
    for (; at > 0 && before(due, sim->queue[(at - 1) / 2]); at = (at - 1) / 2)
        sim->queue[at] = sim->queue[(at - 1) / 2];
    sim->queue[at] = due;
    return due;
}

void queue_carry(struct due *due, const char *bytes, size_t size)
{
    due->bytes = sim_allocate(size + 1);
    memcpy(due->bytes, bytes, size);
    due->size = size;
}

static struct due *take_first(struct sim *sim)
{
    struct due *first = sim->queue[0], *moved = sim->queue[--sim->queue_count];
    size_t at = 0;
    for (size_t child; (child = 2 * at + 1) < sim->queue_count; at = child) {
        if (child + 1 < sim->queue_count && before(sim->queue[child + 1], sim->queue[child]))
            child++;
        if (!before(sim->queue[child], moved))
            break;
        sim->queue[at] = sim->queue[child];
    }
    sim->queue[at] = moved;
    return first;
}

static void forget(struct due *due)
{
    free(due->bytes);
    free(due);
}

void queue_at(struct due *due, struct node *node)
{
    due->node = node;
    due->process = node ? node->process : 0;
}

static bool is_over(const struct due *due)
{
    return due->node && due->node->process != due->process;
}

void queue_release(struct sim *sim, struct node *node, bool happens)
{
    for (struct due *due; (due = node->waiting);) {
        node->waiting = due->later;
        if (!node->waiting)
            node->waiting_last = &node->waiting;
        if (happens && !is_over(due))
            due->happen(sim, due);
        forget(due);
    }
}

bool queue_next(struct sim *sim)
{
    if (sim->queue_count == 0)
        return false;
    struct due *due = take_first(sim);
    sim->now = due->at;
    if (due->node && due->node->stopped && !is_over(due)) {
        *due->node->waiting_last = due;
        due->node->waiting_last = &due->later;
        return true;
    }
    if (!is_over(due))
        due->happen(sim, due);
    forget(due);
    return true;
}

void queue_free(struct sim *sim)
{
    while (sim->queue_count)
        forget(sim->queue[--sim->queue_count]);
    free(sim->queue);
    sim->queue = NULL;
}
