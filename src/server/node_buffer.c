/*
 * node_buffer.c: bytes that wait (node_buffer.h).
 */
#include "node_buffer.h"

#include <stdlib.h>
#include <string.h>

enum { KEPT_MOST = 4 << 20 /* bytes of an empty buffer that the next frames may need */ };

bool buffer_make_room(struct buffer *buffer, size_t more)
{
    if (buffer->from == buffer->to)
        buffer->from = buffer->to = 0;
    if (buffer->room - buffer->to >= more)
        return true;
    if (buffer->from) {
        memmove(buffer->bytes, buffer->bytes + buffer->from, buffer->to - buffer->from);
        buffer->to -= buffer->from;
        buffer->from = 0;
    }
    if (buffer->room - buffer->to >= more)
        return true;
    const size_t room = 2 * (buffer->to + more);
    uint8_t *const larger = realloc(buffer->bytes, room);
    if (!larger)
        return false;
    buffer->bytes = larger;
    buffer->room = room;
    return true;
}

bool buffer_put(struct buffer *buffer, const void *bytes, size_t size)
{
    if (!buffer_make_room(buffer, size))
        return false;
    if (size)
        memcpy(buffer->bytes + buffer->to, bytes, size);
    buffer->to += size;
    return true;
}

void buffer_trim(struct buffer *buffer)
{
    if (buffer->from != buffer->to || buffer->room <= KEPT_MOST)
        return;
    free(buffer->bytes);
    *buffer = (struct buffer){.bytes = NULL};
}
