/*
 * crowd.h: address limits: how many connections there are from each network prefix.
 */
#ifndef NIKA_NET_CROWD_H
#define NIKA_NET_CROWD_H

#include "address.h"

struct crowd;

struct crowd *crowd_new(void); /* NULL if out of memory */
void crowd_free(struct crowd *crowd);

/* Counts one more. False, with no change, if there are `most` already or memory is out. `most` 0: no limit. */
bool crowd_enter(struct crowd *crowd, const struct address *address, unsigned most);
void crowd_leave(struct crowd *crowd, const struct address *address);

#endif
