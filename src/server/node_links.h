/*
 * node_links.h: links between the nodes of a cluster (nika/cluster.h): TCP connections on which both sides prove that they know the
 * cluster's key, and everything after that is encrypted and authenticated. One thread, the event loop's, uses them.
 */
#ifndef NIKA_SERVER_NODE_LINKS_H
#define NIKA_SERVER_NODE_LINKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ev_loop;
struct node_links;

enum { NODE_KEY_BYTES = 32 };

struct node_links_owner {
    void (*opened)(void *context, uint32_t link, bool dialled);
    void (*frame)(void *context, uint32_t link, const void *bytes, size_t size);
    void (*closed)(void *context, uint32_t link); /* also of one that was dialled and never opened */
    void (*refused)(void *context, uint32_t link,
                    const char *why); /* for the operator: before `closed`, if there is a reason */
    void *context;
};

/* NULL if out of memory. */
struct node_links *node_links_new(struct ev_loop *loop, const uint8_t key[NODE_KEY_BYTES],
                                  const struct node_links_owner *owner);
void node_links_free(struct node_links *links); /* without callbacks */

/* How long the other side of a new link may take to prove itself; 5 seconds if nothing else is said. */
void node_links_patience(struct node_links *links, double seconds);

/* Listens: "127.0.0.1:7000", "[::1]:0". False with errno; EINVAL: not an address. `port` gets the actual one. */
bool node_links_listen(struct node_links *links, const char *address, unsigned *port);

/* Dials "host:port"; 0 if that is no address or there is no memory. Waits while a name that is no number is looked up. */
uint32_t node_links_dial(struct node_links *links, const char *address);
/* Queues a frame of at most NIKA_FRAME_MAX bytes; one for a link that is gone, or not open yet, is dropped. */
void node_links_send(struct node_links *links, uint32_t id, const void *bytes, size_t size);
void node_links_close(struct node_links *links,
                      uint32_t id); /* `closed` is not called; what was sent before goes out */

/* Writes what was queued; to be called before the event loop blocks, not by callbacks. */
void node_links_flush(struct node_links *links);

#endif
