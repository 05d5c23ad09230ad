/*
 * queues.c: bytes that wait for clients who do not read them. Each client has its bound (socket.c); here is the bound of
 * all together, so that memory is bounded however many there are. Files of the web page do not count: they are sent from
 * where they lie.
 */
#include <stdlib.h>

#include "net_internal.h"

void queue_add(struct connection *connection, size_t size)
{
    connection->queued += size;
    connection->listen->figures.queued += size;
}

void queue_remove(struct connection *connection, size_t size)
{
    connection->queued -= size;
    connection->listen->figures.queued -= size;
}

/* A WebSocket loses its messages, and gets everything anew once it reads; a response can't be resumed. */
static void drop(struct connection *connection)
{
    if (connection->stage == STAGE_OPEN) {
        socket_drop(connection);
        return;
    }
    connection->listen->figures.drops++;
    free(connection->output);
    connection->output = NULL;
    queue_remove(connection, connection->queued);
    connection_kill(connection);
}

/*
 * Drops all queues above the average, and again, until a quarter of the room is free. So every walk over all connections
 * frees at least the largest queue, and the next one comes only after a quarter of the bound has been queued again.
 */
void queue_bound(struct nika_listen *listen)
{
    const uint64_t most = listen->settings.queued_most;
    if (listen->figures.queued <= most)
        return;
    listen->figures.queue_full++;
    while (listen->figures.queued > most - most / 4) {
        const uint64_t before = listen->figures.queued;
        uint64_t count = 0;
        for (uint32_t slot = 0; slot < listen->slot_count; slot++)
            count += listen->slots[slot] && listen->slots[slot]->queued;
        for (uint32_t slot = 0; slot < listen->slot_count; slot++)
            if (listen->slots[slot] && listen->slots[slot]->queued && listen->slots[slot]->queued >= before / count)
                drop(listen->slots[slot]);
        if (listen->figures.queued == before) /* what is left are frames that have begun */
            break;
    }
}
