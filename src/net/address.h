/*
 * address.h: client addresses: bytes, text, membership in networks, and the client behind a trusted proxy. Pure
 * functions.
 */
#ifndef NIKA_NET_ADDRESS_H
#define NIKA_NET_ADDRESS_H

#include <nika/listen.h>

#include "request.h"

struct sockaddr;

/* An IPv6 address; IPv4 is mapped, ::ffff:a.b.c.d. */
struct address {
    uint8_t bytes[16];
};

bool address_read(struct slice text, struct address *address);
bool address_of(const struct sockaddr *name, struct address *address);
void address_text(const struct address *address, char text[NIKA_LISTEN_ADDRESS_MAX]);
bool address_is_in(const struct address *address, const struct nika_listen_network *networks, unsigned count);

/* The network prefix under which connections are counted: the /64 of an IPv6 address, all of an IPv4 address. */
struct address address_network(const struct address *address);

/*
 * The client behind the proxy at `near`, from its X-Forwarded-For: the last address that is not itself a trusted proxy.
 * If that is malformed, the proxy itself.
 */
struct address address_behind(const struct address *near, const struct head *head,
                              const struct nika_listen_network *proxies, unsigned count);

#endif
