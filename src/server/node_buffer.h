/*
 * node_buffer.h: bytes of a link between nodes (node_links.h) that wait: they are put in at the end and taken out at the beginning.
 */
#ifndef NIKA_SERVER_NODE_BUFFER_H
#define NIKA_SERVER_NODE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buffer {
    uint8_t *bytes;
    size_t from, to, room; /* what is in it lies between the first two */
};

/* Room for so many more bytes behind what is there. False if out of memory. */
bool buffer_make_room(struct buffer *buffer, size_t more);
bool buffer_put(struct buffer *buffer, const void *bytes, size_t size);
/* To be called now and then: a very large frame does not cost its memory for as long as the link lasts. */
void buffer_trim(struct buffer *buffer);

#endif
