/*
 * address.h: addresses of clients: as bytes, as text, in networks; and who stands behind a proxy. Pure.
 */
#ifndef NIKA_NET_ADDRESS_H
#define NIKA_NET_ADDRESS_H

#include <nika/listen.h>

#include "request.h"

struct sockaddr;

/* IPv6; IPv4 as ::ffff:a.b.c.d. */
struct address {
    uint8_t bytes[16];
};

bool address_read(struct slice text, struct address *address);
bool address_of(const struct sockaddr *name, struct address *address);
void address_text(const struct address *address, char text[NIKA_LISTEN_ADDRESS_MAX]);
bool address_is_in(const struct address *address, const struct nika_listen_network *networks, unsigned count);

/* One household counts as one: of an IPv6 address, its /64. */
struct address address_household(const struct address *address);

/* Who stands behind the proxy at `near`, as its X-Forwarded-For says: the last address that is no named proxy itself. If that
 * can't be read, the proxy itself. */
struct address address_behind(const struct address *near, const struct head *head,
                              const struct nika_listen_network *proxies, unsigned count);

#endif
