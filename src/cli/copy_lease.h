/*
 * copy_lease.h: keeps the lease of a database for as long as `nika copy` needs, so that no server works in it meanwhile
 * (see copy_lease.c).
 */
#ifndef NIKA_CLI_COPY_LEASE_H
#define NIKA_CLI_COPY_LEASE_H

#include <nika/store.h>

#include "cli.h"

/*
 * Takes it, and keeps prolonging it. NULL if that fails: "store-in-use" with the name of the server that is there as
 * `detail`, if it is known.
 */
struct copy_lease;
struct copy_lease *copy_lease_take(const char *where, struct nika_store_problem *problem);

/* The epoch by which the database may be written. */
uint64_t copy_lease_epoch(const struct copy_lease *lease);

/* Gives it back. False if somebody else has taken it in between. */
bool copy_lease_give(struct copy_lease *lease);

#endif
