/*
 * address_limits.h: address limits: how many connections there are from each network prefix.
 */
#ifndef NIKA_NET_ADDRESS_LIMITS_H
#define NIKA_NET_ADDRESS_LIMITS_H

#include "address.h"

struct address_limits;

struct address_limits *address_limits_new(void); /* NULL if out of memory */
void address_limits_free(struct address_limits *limits);

/* Counts one more. False, with no change, if there are `most` already or memory is out. `most` 0: no limit. */
bool address_limits_enter(struct address_limits *limits, const struct address *address, unsigned most);
void address_limits_leave(struct address_limits *limits, const struct address *address);

#endif
