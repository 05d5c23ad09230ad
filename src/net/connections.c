/*
 * connections.c: makes, finds and closes connections. An id combines a slot and the slot's generation, so look-up needs no
 * search and an id is never reused.
 */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

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

static void free_messages(struct connection *connection)
{
    while (connection->first_message) {
        struct message *const message = connection->first_message;
        connection->first_message = message->next;
        free(message);
    }
}

void connection_close(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    const int fd = connection->fd;
    timeout_stop(connection);
    ev_io_stop(listen->loop, &connection->watch);
    socket_tell_closed(connection);
    if (connection->counted)
        address_limits_leave(listen->limits, &connection->counted_as);
    if (connection->session)
        tls_session_end(connection);
    free_messages(connection);
    queue_remove(connection, connection->queued);
    listen->figures.connections--;
    listen->doors[connection->door].inside--;
    listen->slots[connection->slot] = NULL;
    listen->free_slots[listen->free_count++] = connection->slot;
    free(connection->message);
    free(connection->input);
    free(connection->output);
    free(connection);
    close(fd);
}

void connection_kill(struct connection *connection)
{
    connection->killed = true;
    ev_feed_event(connection->listen->loop, &connection->watch, EV_READ);
}

void connection_watch(struct connection *connection, int events)
{
    struct ev_loop *const loop = connection->listen->loop;
    const int all = events | connection->session_needs;
    if (all != connection->watched) {
        ev_io_stop(loop, &connection->watch);
        ev_io_set(&connection->watch, connection->fd, all);
        if (all)
            ev_io_start(loop, &connection->watch);
        connection->watched = all;
    }
    /* What TLS has decrypted already, no event will announce. */
    if (connection->killed || ((events & EV_READ) && transport_has_more(connection)))
        ev_feed_event(loop, &connection->watch, EV_READ);
}
