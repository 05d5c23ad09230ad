/*
 * postgresql_client.c: what is asked of a PostgreSQL server, and waiting for what it says. Nothing here waits for ever:
 * a server that makes no progress is given up, and another thread can interrupt. What was under way may then still be
 * going on over there.
 */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "postgresql_client.h"
#include "postgresql_connect.h"

int64_t client_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* What libpq and servers say has lines; an operator is shown one. */
bool client_fail(struct client *client, const char *word, const char *detail)
{
    char *const said = client->problem.detail;
    char copy[sizeof client->problem.detail];
    snprintf(copy, sizeof copy, "%s", detail); /* it may be what was said before */
    store_problem(&client->problem, word, 0, copy);
    size_t size = strlen(said);
    while (size > 0 && (said[size - 1] == '\n' || said[size - 1] == ' '))
        said[--size] = '\0';
    for (char *at = said; *at; at++)
        if (*at == '\n' || *at == '\t')
            *at = ' ';
    return false;
}

/* The connection is of no use any more. Returns false. */
static bool lose(struct client *client, const char *detail)
{
    client->code[0] = '\0';
    client_fail(client, client->interrupted ? "store-interrupted" : "store-unreachable", detail);
    client_disconnect(client);
    return false;
}

/*
 * Waiting.
 */

enum client_waited client_wait(struct client *client, short events, int64_t until)
{
    struct pollfd polls[2] = {{client->libpq.PQsocket(client->connection), events, 0}, {client->wake, POLLIN, 0}};
    for (;;) {
        const int64_t left = until - client_now();
        if (client->interrupted)
            return CLIENT_INTERRUPTED;
        const int ready = poll(polls, 2, left <= 0 ? 0 : left > 60000 ? 60000 : (int)left);
        if (ready < 0 && errno != EINTR)
            return CLIENT_LATE;
        if (ready > 0 && polls[0].revents)
            return CLIENT_READY;
        if (ready == 0 && left <= 0)
            return CLIENT_LATE;
    }
}

bool client_stands(struct client *client)
{
    struct pollfd said = {.fd = client->libpq.PQsocket(client->connection), .events = POLLIN};
    return poll(&said, 1, 0) == 0;
}

void client_interrupt(struct client *client)
{
    const uint64_t one = 1;
    client->interrupted = true;
    (void)!write(client->wake, &one, sizeof one); /* that it is full already is as good */
}

/* Waits for the server to make some progress. */
static bool wait_for(struct client *client, short events)
{
    const int64_t patience = client_now() + client->patience;
    switch (client_wait(client, events, patience < client->until ? patience : client->until)) {
    case CLIENT_READY:
        return true;
    case CLIENT_INTERRUPTED:
        return lose(client, "");
    case CLIENT_LATE:
        break;
    }
    return lose(client, "no answer");
}

static bool take_in(struct client *client)
{
    return client->libpq.PQconsumeInput(client->connection) ||
           lose(client, client->libpq.PQerrorMessage(client->connection));
}

/* Sends all that is to be sent; what the server says meanwhile is taken in, or both would wait for each other. */
static bool flush(struct client *client)
{
    int left;
    while ((left = client->libpq.PQflush(client->connection)) > 0)
        if (!wait_for(client, POLLIN | POLLOUT) || !take_in(client))
            return false;
    return left == 0 || lose(client, client->libpq.PQerrorMessage(client->connection));
}

/* The next result; NULL after the last one, and if the connection is lost. */
static PGresult *next_result(struct client *client)
{
    while (client->libpq.PQisBusy(client->connection))
        if (!wait_for(client, POLLIN) || !take_in(client))
            return NULL;
    return client->libpq.PQgetResult(client->connection);
}

/* The first error is the one that counts. */
static void note_error(struct client *client, const PGresult *result, const char *word)
{
    const char *const code = client->libpq.PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char *const said = client->libpq.PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    snprintf(client->code, sizeof client->code, "%s", code ? code : "");
    client_fail(client, word, said ? said : client->libpq.PQerrorMessage(client->connection));
}

/* Takes all results of what was sent; the last one is the caller's, if there was no error. */
static PGresult *finish(struct client *client)
{
    PGresult *last = NULL, *result;
    bool failed = false;
    if (!flush(client))
        return NULL;
    while ((result = next_result(client))) {
        const ExecStatusType status = client->libpq.PQresultStatus(result);
        if (!failed && status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
            note_error(client, result, "store-cannot-read");
            failed = true;
        }
        client->libpq.PQclear(last);
        last = result;
    }
    if (client->connection && client->libpq.PQstatus(client->connection) == CONNECTION_BAD)
        lose(client, failed ? client->problem.detail : client->libpq.PQerrorMessage(client->connection));
    if (last && (failed || !client->connection)) {
        client->libpq.PQclear(last);
        last = NULL;
    }
    return last;
}

/*
 * Statements.
 */

void parameters_bytes(struct parameters *parameters, const char *bytes, size_t size)
{
    parameters->values[parameters->count] = bytes ? bytes : "";
    parameters->sizes[parameters->count++] = (int)size;
}

void parameters_words(struct parameters *parameters, const char *words)
{
    parameters->values[parameters->count] = words;
    parameters->sizes[parameters->count++] = words ? (int)strlen(words) : 0;
}

void parameters_number(struct parameters *parameters, int64_t number)
{
    unsigned char *const bytes = parameters->numbers[parameters->count];
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (unsigned char)((uint64_t)number >> (56 - 8 * i));
    parameters_bytes(parameters, (const char *)bytes, 8);
}

/* Whether something could be sent; otherwise the connection is lost. */
static bool sent(struct client *client, int fine)
{
    return fine || lose(client, client->libpq.PQerrorMessage(client->connection));
}

bool client_run(struct client *client, const char *sql, PGresult **result)
{
    PGresult *const last =
        client->connection && sent(client, client->libpq.PQsendQuery(client->connection, sql)) ? finish(client) : NULL;
    if (result)
        *result = last;
    else
        client->libpq.PQclear(last);
    return last != NULL;
}

bool client_prepare(struct client *client, const char *name, const char *sql, int count, const Oid *types)
{
    PGresult *const result =
        sent(client, client->libpq.PQsendPrepare(client->connection, name, sql, count, types)) ? finish(client) : NULL;
    client->libpq.PQclear(result);
    return result != NULL;
}

static bool send(struct client *client, const char *name, const struct parameters *parameters)
{
    static const int binary[CLIENT_PARAMETERS] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    return sent(client, client->libpq.PQsendQueryPrepared(client->connection, name, parameters->count,
                                                          parameters->values, parameters->sizes, binary, 1));
}

PGresult *client_ask(struct client *client, const char *name, const struct parameters *parameters)
{
    return send(client, name, parameters) ? finish(client) : NULL;
}

bool client_begin(struct client *client, const char *name, const struct parameters *parameters)
{
    return send(client, name, parameters) && client->libpq.PQsetSingleRowMode(client->connection) && flush(client);
}

PGresult *client_next(struct client *client, bool *fine)
{
    PGresult *const result = next_result(client);
    if (result && client->libpq.PQresultStatus(result) == PGRES_SINGLE_TUPLE)
        return result;
    *fine = result && client->libpq.PQresultStatus(result) == PGRES_TUPLES_OK;
    if (result && !*fine)
        note_error(client, result, "store-cannot-read");
    client->libpq.PQclear(result);
    if (client->connection)
        client->libpq.PQclear(finish(client));
    *fine = *fine && client->connection;
    return NULL;
}

/* The rest of what was asked for: if it is much, a new connection costs less. */
void client_enough(struct client *client)
{
    enum { MUCH = 1000 };
    PGresult *row;
    bool fine;
    for (unsigned i = 0; i < MUCH; i++) {
        row = client_next(client, &fine);
        if (!row)
            return;
        client->libpq.PQclear(row);
    }
    client_disconnect(client);
}

/*
 * Fields.
 */

int64_t field_number(const struct client *client, const PGresult *row, int place, int column)
{
    const unsigned char *const bytes = (const unsigned char *)client->libpq.PQgetvalue(row, place, column);
    const int size = client->libpq.PQgetlength(row, place, column);
    uint64_t number = size > 0 && (bytes[0] & 0x80) && size > 1 ? UINT64_MAX : 0;
    for (int i = 0; i < size; i++)
        number = number << 8 | bytes[i];
    return (int64_t)number;
}

const char *field_bytes(const struct client *client, const PGresult *row, int place, int column, size_t *size)
{
    *size = (size_t)client->libpq.PQgetlength(row, place, column);
    return client->libpq.PQgetvalue(row, place, column);
}

bool field_is_null(const struct client *client, const PGresult *row, int place, int column)
{
    return client->libpq.PQgetisnull(row, place, column) != 0;
}
