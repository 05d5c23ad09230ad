/*
 * crowd.h: how many connections there are from each address.
 */
#ifndef NIKA_NET_CROWD_H
#define NIKA_NET_CROWD_H

#include "address.h"

struct crowd;

struct crowd *crowd_new(void); /* NULL if there is no memory */
void crowd_free(struct crowd *crowd);

/* One more; false, and nothing changes, if there are `most` already, or no memory. 0: any number. */
bool crowd_enter(struct crowd *crowd, const struct address *address, unsigned most);
void crowd_leave(struct crowd *crowd, const struct address *address);

#endif
