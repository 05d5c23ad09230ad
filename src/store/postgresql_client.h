/*
 * postgresql_client.h: a connection to a PostgreSQL server, in which nothing waits for ever: libpq, which is loaded when
 * it is first needed, driven without blocking.
 */
#ifndef NIKA_STORE_POSTGRESQL_CLIENT_H
#define NIKA_STORE_POSTGRESQL_CLIENT_H

#include <libpq-fe.h>
#include <stdatomic.h>

#include "store_internal.h"

/* The functions of libpq that are used: what they return, their names, and what they take. */
#define LIBPQ_FUNCTIONS(USE)                                                                                           \
    USE(PQconninfoOption *, PQconninfoParse, (const char *, char **))                                                  \
    USE(void, PQconninfoFree, (PQconninfoOption *))                                                                    \
    USE(void, PQfreemem, (void *))                                                                                     \
    USE(PGconn *, PQconnectStartParams, (const char *const *, const char *const *, int))                               \
    USE(PostgresPollingStatusType, PQconnectPoll, (PGconn *))                                                          \
    USE(void, PQfinish, (PGconn *))                                                                                    \
    USE(ConnStatusType, PQstatus, (const PGconn *))                                                                    \
    USE(int, PQsocket, (const PGconn *))                                                                               \
    USE(char *, PQerrorMessage, (const PGconn *))                                                                      \
    USE(int, PQsetnonblocking, (PGconn *, int))                                                                        \
    USE(PQnoticeReceiver, PQsetNoticeReceiver, (PGconn *, PQnoticeReceiver, void *))                                   \
    USE(int, PQsendQuery, (PGconn *, const char *))                                                                    \
    USE(int, PQsendPrepare, (PGconn *, const char *, const char *, int, const Oid *))                                  \
    USE(int, PQsendQueryPrepared, (PGconn *, const char *, int, const char *const *, const int *, const int *, int))   \
    USE(int, PQsetSingleRowMode, (PGconn *))                                                                           \
    USE(int, PQflush, (PGconn *))                                                                                      \
    USE(int, PQconsumeInput, (PGconn *))                                                                               \
    USE(int, PQisBusy, (PGconn *))                                                                                     \
    USE(PGresult *, PQgetResult, (PGconn *))                                                                           \
    USE(ExecStatusType, PQresultStatus, (const PGresult *))                                                            \
    USE(char *, PQresultErrorField, (const PGresult *, int))                                                           \
    USE(int, PQntuples, (const PGresult *))                                                                            \
    USE(char *, PQgetvalue, (const PGresult *, int, int))                                                              \
    USE(int, PQgetlength, (const PGresult *, int, int))                                                                \
    USE(int, PQgetisnull, (const PGresult *, int, int))                                                                \
    USE(void, PQclear, (PGresult *))

struct libpq {
#define DECLARE(type, name, arguments) type(*name) arguments; /* NOLINT(bugprone-macro-parentheses): declared */
    LIBPQ_FUNCTIONS(DECLARE)
#undef DECLARE
};

enum { CLIENT_PARAMETERS = 10 };

/* What a statement is given: all of it in PostgreSQL's binary form. */
struct parameters {
    int count;
    const char *values[CLIENT_PARAMETERS];
    int sizes[CLIENT_PARAMETERS];
    unsigned char numbers[CLIENT_PARAMETERS][8]; /* where a value is a number, its bytes */
};

struct client {
    struct libpq libpq;
    PQconninfoOption *options; /* the address, taken apart */
    unsigned hosts, first;     /* how many it names, and which is tried first: the one that let us in last */
    PGconn *connection;        /* NULL: none */
    int wake;                  /* can be read once another thread has interrupted; -1: none */
    atomic_bool interrupted;
    bool warned;                       /* the server has warned of something since the connection began */
    int64_t until;                     /* when to give up whatever is under way; INT64_MAX: never */
    int patience;                      /* milliseconds without any progress after which the server is given up */
    char code[6];                      /* of the server's last error (SQLSTATE); "" if the connection failed */
    struct nika_store_problem problem; /* what failed last */
};

/* Milliseconds on a clock that never goes back. */
int64_t client_now(void);

/* Prepares a client; it is closed in any case. A NULL library is the one that is installed. */
bool client_open(struct client *client, const char *where, const char *library);
void client_close(struct client *client);

/* Connects, trying each host of the address for so many milliseconds. */
bool client_connect(struct client *client, int each);
void client_disconnect(struct client *client);

/* Whether a connection on which nothing is under way still stands: a server that was not asked says only that it ends. */
bool client_stands(struct client *client);

/* From another thread: what is under way fails, and all that comes after it. */
void client_interrupt(struct client *client);

/* Fills in the client's problem. Returns false. */
bool client_fail(struct client *client, const char *word, const char *detail);

void parameters_bytes(struct parameters *parameters, const char *bytes, size_t size);
void parameters_words(struct parameters *parameters, const char *words); /* NULL is SQL's */
void parameters_number(struct parameters *parameters, int64_t number);

/* Runs statements without parameters; the result of the last is the caller's if asked for. In text, not binary. */
bool client_run(struct client *client, const char *sql, PGresult **result);

/* Prepares a statement under a name. */
bool client_prepare(struct client *client, const char *name, const char *sql, int count, const Oid *types);

/* Runs a prepared statement. NULL if it fails; then there is no connection any more unless the server said why. */
PGresult *client_ask(struct client *client, const char *name, const struct parameters *parameters);

/*
 * The same row by row: client_next returns each in a result of its own, then NULL; after it *fine says whether that was all.
 * Who has enough calls client_enough instead.
 */
bool client_begin(struct client *client, const char *name, const struct parameters *parameters);
PGresult *client_next(struct client *client, bool *fine);
void client_enough(struct client *client);

/* A field of a row: a number, bytes (never NULL), or nothing at all. */
int64_t field_number(const struct client *client, const PGresult *row, int place, int column);
const char *field_bytes(const struct client *client, const PGresult *row, int place, int column, size_t *size);
bool field_is_null(const struct client *client, const PGresult *row, int place, int column);

#endif
