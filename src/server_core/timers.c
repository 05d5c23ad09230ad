/*
 * timers.c: the timers of tables, a binary heap (priority queue) with the earliest deadline on top. Ties are broken
 * by table id, so that the order is deterministic.
 */
#include <stdlib.h>

#include "server_core_table.h"

struct timers {
    struct table **heap;
    size_t count, room;
};

static bool before(const struct table *one, const struct table *other)
{
    return one->due != other->due ? one->due < other->due : one->id < other->id;
}

static void put(struct timers *timers, size_t place, struct table *table)
{
    timers->heap[place] = table;
    table->place = place + 1; /* 0: it has no timer */
}

static void rise(struct timers *timers, size_t place)
{
    struct table *table = timers->heap[place];
    for (; place && before(table, timers->heap[(place - 1) / 2]); place = (place - 1) / 2)
        put(timers, place, timers->heap[(place - 1) / 2]);
    put(timers, place, table);
}

static void sink(struct timers *timers, size_t place)
{
    struct table *table = timers->heap[place];
    for (;;) {
        size_t child = 2 * place + 1;
        if (child + 1 < timers->count && before(timers->heap[child + 1], timers->heap[child]))
            child++;
        if (child >= timers->count || !before(timers->heap[child], table))
            break;
        put(timers, place, timers->heap[child]);
        place = child;
    }
    put(timers, place, table);
}

static void add(struct nika_server_core *core, struct table *table)
{
    if (!core->timers)
        core->timers = core_allocate(sizeof *core->timers);
    struct timers *timers = core->timers;
    if (timers->count == timers->room) {
        timers->room = timers->room ? 2 * timers->room : 64;
        timers->heap = core_enlarge(timers->heap, timers->room * sizeof(struct table *));
    }
    put(timers, timers->count++, table);
    rise(timers, timers->count - 1);
}

void timers_remove(struct nika_server_core *core, struct table *table)
{
    struct timers *timers = core->timers;
    if (!table->place)
        return;
    const size_t place = table->place - 1;
    struct table *last = timers->heap[--timers->count];
    table->place = 0;
    if (last == table)
        return;
    put(timers, place, last);
    rise(timers, place);
    sink(timers, last->place - 1);
}

void timers_set(struct nika_server_core *core, struct table *table, int64_t due)
{
    if (due == table->due)
        return;
    if (due == INT64_MAX)
        timers_remove(core, table);
    table->due = due;
    if (due == INT64_MAX)
        return;
    if (!table->place) {
        add(core, table);
        return;
    }
    rise(core->timers, table->place - 1);
    sink(core->timers, table->place - 1);
}

struct table *timers_first(const struct nika_server_core *core)
{
    return core->timers && core->timers->count ? core->timers->heap[0] : NULL;
}

void timers_end(struct nika_server_core *core)
{
    if (core->timers)
        free(core->timers->heap);
    free(core->timers);
    core->timers = NULL;
}
