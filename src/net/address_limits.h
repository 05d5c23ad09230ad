/*
 * address_limits.h: address limits: how many connections there are from each address. An IPv4 address counts as it is. Of
 * IPv6 addresses anybody has 2^64, and whole /56 or /48 networks are given to households and small firms: a connection
 * counts for its /64, its /56 and its /48, which may have twice and four times as many as a /64.
 */
#ifndef NIKA_NET_ADDRESS_LIMITS_H
#define NIKA_NET_ADDRESS_LIMITS_H

#include "address.h"

struct address_limits;

struct address_limits *address_limits_new(void); /* NULL if out of memory */
void address_limits_free(struct address_limits *limits);

/*
 * Counts one more. False, with no change, if there are `most` already (or twice, or four times as many, see above), or if
 * memory is out. `most` 0: no limit.
 */
bool address_limits_enter(struct address_limits *limits, const struct address *address, unsigned most);
void address_limits_leave(struct address_limits *limits, const struct address *address);

#endif
