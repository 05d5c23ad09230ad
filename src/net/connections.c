/*
 * connections.c: finds connections by id. An id combines a slot and the slot's generation, so look-up needs no search
 * and an id is never reused.
 */
#include <stdlib.h>
#include <time.h>

#include "net_internal.h"

enum { SLOT_BITS = 24 };

int64_t net_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Grows the slot arrays. Whatever could not be enlarged stays as it was. */
static bool more_slots(struct nika_listen *listen)
{
    const uint32_t count = listen->slot_count ? 2 * listen->slot_count : 64;
    if (count > (uint32_t)1 << SLOT_BITS)
        return false;
    struct connection **const slots = realloc((void *)listen->slots, count * sizeof(struct connection *));
    if (slots)
        listen->slots = slots;
    uint64_t *const lives = realloc(listen->lives, count * sizeof *lives);
    if (lives)
        listen->lives = lives;
    uint32_t *const free_slots = realloc(listen->free_slots, count * sizeof *free_slots);
    if (free_slots)
        listen->free_slots = free_slots;
    if (!slots || !lives || !free_slots)
        return false;
    for (uint32_t slot = count; slot-- > listen->slot_count;) {
        slots[slot] = NULL;
        lives[slot] = 0;
        free_slots[listen->free_count++] = slot;
    }
    listen->slot_count = count;
    return true;
}

struct connection *connection_new(struct nika_listen *listen, int fd)
{
    if (!listen->free_count && !more_slots(listen))
        return NULL;
    struct connection *const connection = calloc(1, sizeof *connection);
    if (!connection)
        return NULL;
    connection->listen = listen;
    connection->fd = fd;
    connection->slot = listen->free_slots[--listen->free_count];
    listen->slots[connection->slot] = connection;
    connection_renew(connection);
    listen->figures.connections++;
    return connection;
}

void connection_renew(struct connection *connection)
{
    connection->id = ++connection->listen->lives[connection->slot] << SLOT_BITS | connection->slot;
}

struct connection *connection_find(const struct nika_listen *listen, uint64_t id)
{
    const uint64_t slot = id & (((uint64_t)1 << SLOT_BITS) - 1);
    if (slot >= listen->slot_count || !listen->slots[slot] || listen->slots[slot]->id != id)
        return NULL;
    return listen->slots[slot];
}

void connection_free(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    timeout_stop(connection);
    ev_io_stop(listen->loop, &connection->watch);
    if (connection->counted)
        address_limits_leave(listen->limits, &connection->network);
    while (connection->first_message) {
        struct message *const message = connection->first_message;
        connection->first_message = message->next;
        free(message);
    }
    listen->figures.queued -= connection->queued;
    listen->figures.connections--;
    listen->doors[connection->door].inside--;
    listen->slots[connection->slot] = NULL;
    listen->free_slots[listen->free_count++] = connection->slot;
    free(connection->message);
    free(connection->input);
    free(connection->output);
    free(connection);
}
