/*
 * address_limits.h: address limits: how many connections there are from each address. Of IPv6
 * addresses anybody has 2^64, so their /64 counts in place of them. So that many addresses do not help, the networks
 * around count as well, with higher limits: an IPv4 /24 may have 16 times as many, an IPv6 /56 four times, a /48 16 times.
 */
#ifndef NIKA_NET_ADDRESS_LIMITS_H
#define NIKA_NET_ADDRESS_LIMITS_H

#include "address.h"

struct address_limits;

struct address_limits *address_limits_new(void); /* NULL if out of memory */
void address_limits_free(struct address_limits *limits);

/*
 * Counts one more. False, with no change, if there are `most` already (or, in a network, so many times as many), or if
 * memory is out. `most` 0: no limit.
 */
bool address_limits_enter(struct address_limits *limits, const struct address *address, unsigned most);
void address_limits_leave(struct address_limits *limits, const struct address *address);

/*
 * Rate limit: whether one more may come from an address (IPv6: its /64) now, in milliseconds: one each `interval`, and
 * `burst` at once. Addresses that share a place by chance share a rate, so the memory is fixed.
 */
bool address_limits_take(struct address_limits *limits, const struct address *address, int64_t now, int64_t interval,
                         unsigned burst);

#endif
