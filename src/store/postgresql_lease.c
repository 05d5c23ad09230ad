/*
 * postgresql_lease.c: the lease on a store in a PostgreSQL database: one question to the server, which does the rest by
 * its own clock (nika_ask, in postgresql_schema.c). Who asks must hear soon that there is no answer.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "postgresql.h"

enum { LIMIT = 2000, PATIENCE = 2000 }; /* milliseconds */

/* Columns of what nika_ask returns: a row for each node, with what is true of all before it. */
enum { LATEST, SINCE, HISTORY, OURS, ENDED, LEFT, HOLDER, LISTED = HOLDER + 4 };

static void take_words(const struct client *client, const PGresult *result, int place, int column, char *words,
                       size_t room)
{
    size_t size;
    snprintf(words, room, "%s", field_bytes(client, result, place, column, &size));
}

static struct nika_node take_node(const struct client *client, const PGresult *result, int place, int column)
{
    struct nika_node node = {.leaving = field_number(client, result, place, column + 3) != 0};
    take_words(client, result, place, column, node.name, sizeof node.name);
    take_words(client, result, place, column + 1, node.address, sizeof node.address);
    take_words(client, result, place, column + 2, node.version, sizeof node.version);
    return node;
}

static int by_name(const void *one, const void *other)
{
    return strcmp(((const struct nika_node *)one)->name, ((const struct nika_node *)other)->name);
}

/* The node that asks comes first, so that it is there even if there are too many. */
static void take_lease(const struct client *client, const PGresult *result, struct nika_lease *lease)
{
    *lease = (struct nika_lease){
        .ours = field_number(client, result, 0, OURS) != 0,
        .ended = field_number(client, result, 0, ENDED) != 0,
        .epoch = (uint64_t)field_number(client, result, 0, LATEST),
        .since = field_number(client, result, 0, SINCE),
        .history = field_number(client, result, 0, HISTORY),
        .left = field_number(client, result, 0, LEFT),
    };
    if (!field_is_null(client, result, 0, HOLDER))
        lease->holder = take_node(client, result, 0, HOLDER);
    const int count = client->libpq.PQntuples(result);
    for (int i = 0; i < count && i < NIKA_NODES_MAX; i++)
        lease->nodes[lease->count++] = take_node(client, result, i, LISTED);
    qsort(lease->nodes, lease->count, sizeof lease->nodes[0], by_name);
}

static PGresult *ask(struct postgresql *postgresql, const struct nika_lease_request *request)
{
    const struct nika_node *const node = request->node;
    struct parameters parameters = {0};
    parameters_words(&parameters, node->name);
    parameters_words(&parameters, node->address);
    parameters_words(&parameters, node->version);
    parameters_bytes(&parameters, node->leaving ? "\1" : "\0", 1);
    parameters_number(&parameters, (int64_t)request->wish);
    parameters_number(&parameters, (int64_t)request->epoch);
    parameters_number(&parameters, (int64_t)request->length);
    parameters_words(&parameters, request->heir);
    if (!postgresql_connect(postgresql))
        return NULL;
    postgresql->client.patience = PATIENCE;
    postgresql->client.warned = false;
    return postgresql_ask(postgresql, ASK_LEASE, &parameters);
}

/* A lease that was taken but has perhaps not reached a standby is not ours: the next question tells, or takes it anew. */
bool postgresql_lease(struct nika_store *store, const struct nika_lease_request *request, struct nika_lease *lease,
                      struct nika_store_problem *problem)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    client->until = client_now() + LIMIT;
    PGresult *const result = ask(postgresql, request);
    client->until = INT64_MAX;
    const bool fine = result && client->libpq.PQntuples(result) > 0 && !client->warned;
    if (fine)
        take_lease(client, result, lease);
    else if (result)
        client_fail(client, "store-unreachable", "a standby does not answer");
    client->libpq.PQclear(result);
    if (fine)
        return true;
    *problem = client->problem;
    if (strcmp(problem->word, "store-cannot-read") == 0)
        problem->word = "store-unreachable";
    postgresql_disconnect(postgresql);
    return false;
}
