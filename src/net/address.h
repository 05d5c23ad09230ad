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

bool address_is_four(const struct address *address); /* IPv4 */

/* The first bits of an address; if they are fewer than all, their number is in it, so that two lengths differ. */
struct address address_prefix(const struct address *address, unsigned bits);

/*
 * The client behind the proxy at `near`, from its X-Forwarded-For: the last address that is not itself a trusted proxy.
 * If that is malformed, the proxy itself.
 */
struct address address_behind(const struct address *near, const struct head *head,
                              const struct nika_listen_network *proxies, unsigned count);

#endif
