/*
 * calendar.c: the timers of tables, a binary heap (priority queue) with the earliest deadline on top. Ties are broken
 * by table id, so that the order is deterministic.
 */
#include <stdlib.h>

#include "table.h"

struct calendar {
    struct table **heap;
    size_t count, room;
};

static bool before(const struct table *one, const struct table *other)
{
    return one->due != other->due ? one->due < other->due : one->id < other->id;
}

static void put(struct calendar *calendar, size_t place, struct table *table)
{
    calendar->heap[place] = table;
    table->place = place + 1; /* 0: it has no timer */
}

static void rise(struct calendar *calendar, size_t place)
{
    struct table *table = calendar->heap[place];
    for (; place && before(table, calendar->heap[(place - 1) / 2]); place = (place - 1) / 2)
        put(calendar, place, calendar->heap[(place - 1) / 2]);
    put(calendar, place, table);
}

static void sink(struct calendar *calendar, size_t place)
{
    struct table *table = calendar->heap[place];
    for (;;) {
        size_t child = 2 * place + 1;
        if (child + 1 < calendar->count && before(calendar->heap[child + 1], calendar->heap[child]))
            child++;
        if (child >= calendar->count || !before(calendar->heap[child], table))
            break;
        put(calendar, place, calendar->heap[child]);
        place = child;
    }
    put(calendar, place, table);
}

static void add(struct nika_heart *heart, struct table *table)
{
    if (!heart->calendar)
        heart->calendar = heart_allocate(sizeof *heart->calendar);
    struct calendar *calendar = heart->calendar;
    if (calendar->count == calendar->room) {
        calendar->room = calendar->room ? 2 * calendar->room : 64;
        calendar->heap = heart_enlarge(calendar->heap, calendar->room * sizeof(struct table *));
    }
    put(calendar, calendar->count++, table);
    rise(calendar, calendar->count - 1);
}

void calendar_remove(struct nika_heart *heart, struct table *table)
{
    struct calendar *calendar = heart->calendar;
    if (!table->place)
        return;
    const size_t place = table->place - 1;
    struct table *last = calendar->heap[--calendar->count];
    table->place = 0;
    if (last == table)
        return;
    put(calendar, place, last);
    rise(calendar, place);
    sink(calendar, last->place - 1);
}

void calendar_set(struct nika_heart *heart, struct table *table, int64_t due)
{
    if (due == table->due)
        return;
    if (due == INT64_MAX)
        calendar_remove(heart, table);
    table->due = due;
    if (due == INT64_MAX)
        return;
    if (!table->place) {
        add(heart, table);
        return;
    }
    rise(heart->calendar, table->place - 1);
    sink(heart->calendar, table->place - 1);
}

struct table *calendar_first(const struct nika_heart *heart)
{
    return heart->calendar && heart->calendar->count ? heart->calendar->heap[0] : NULL;
}

void calendar_end(struct nika_heart *heart)
{
    if (heart->calendar)
        free(heart->calendar->heap);
    free(heart->calendar);
    heart->calendar = NULL;
}
