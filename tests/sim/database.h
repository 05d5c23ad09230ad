/*
 * database.h: the database that nodes share, as src/store/postgresql*.c uses it: each batch of units is one transaction, which locks
 * the owner against claims, and commits some time later; the answer may be lost, and what was under way may still be
 * committed when its writer has given up. The store in memory holds what is committed.
 */
#ifndef NIKA_TESTS_SIM_DATABASE_H
#define NIKA_TESTS_SIM_DATABASE_H

#include "nodes.h"

void database_begin(struct sim *sim);
void database_end(struct sim *sim);
void database_ask(struct node *node, const struct nika_lease_request *request);
void database_write(struct server *server); /* what waits to be written */
void database_boot(struct server *server);  /* reads everything; node_core tells what came of it */
void database_gone(struct node *node);      /* its process has ended */
void database_heal(struct sim *sim);
void database_restart(struct sim *sim, bool fails_over, int64_t duration);
/* Whether a server's session can read now; if it must wait for that, it asks again after a while. */
enum session { SESSION_READY, SESSION_WAITS, SESSION_FAILS };
enum session database_session(struct server *server);
int64_t database_now(const struct sim *sim); /* its clock */
uint64_t database_epoch(const struct sim *sim);
bool database_has_lease(const struct sim *sim, const char *name); /* and has not given it away */

#endif
