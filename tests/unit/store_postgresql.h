/*
 * store_postgresql.h: for tests of the store in PostgreSQL: psql for what is done behind its back, and a new schema for each
 * test, in the server that with_postgresql.sh has started.
 *
 * Include store_kit.h first.
 */
#ifndef NIKA_TESTS_STORE_POSTGRESQL_H
#define NIKA_TESTS_STORE_POSTGRESQL_H

#include <libpq-fe.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { ADDRESS_SIZE = 256, SCHEMA_SIZE = 32 };

/* Where the tests' server is. */
static inline const char *server_address(void)
{
    const char *const address = getenv("NIKA_TEST_POSTGRESQL");
    if (!address)
        fail_msg("%s", "run this with tests/unit/with_postgresql.sh");
    return address;
}

/* Another session, which sees the same tables. */
static inline PGconn *session(const char *address)
{
    PGconn *const connection = PQconnectdb(address);
    if (PQstatus(connection) != CONNECTION_OK)
        fail_msg("%s", PQerrorMessage(connection));
    return connection;
}

/* Runs SQL; the first field of its result, for whoever frees it. */
static inline char *query(PGconn *connection, const char *sql)
{
    PGresult *const result = PQexec(connection, sql);
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        fail_msg("%s: %s", sql, PQerrorMessage(connection));
    char *const text = strdup(PQntuples(result) > 0 && PQnfields(result) > 0 ? PQgetvalue(result, 0, 0) : "");
    PQclear(result);
    return text;
}

static inline void execute(PGconn *connection, const char *sql)
{
    free(query(connection, sql));
}

static inline long long ask_number(PGconn *connection, const char *sql)
{
    char *const text = query(connection, sql);
    const long long number = atoll(text);
    free(text);
    return number;
}

/* Does something in a schema behind the store's back. */
static inline void meddle(const char *address, const char *sql)
{
    PGconn *const connection = session(address);
    execute(connection, sql);
    PQfinish(connection);
}

/* The address of a schema that is new and empty. */
static inline void make_schema(char *address)
{
    static unsigned count;
    char sql[64], name[SCHEMA_SIZE];
    snprintf(name, sizeof name, "s%d_%u", (int)getpid(), count++);
    snprintf(sql, sizeof sql, "CREATE SCHEMA %s", name);
    meddle(server_address(), sql);
    snprintf(address, ADDRESS_SIZE, "%s&options=-csearch_path%%3D%s", server_address(), name);
}

/* A test's schema, a store in it, and a session that meddles. */
struct scene {
    char address[ADDRESS_SIZE];
    struct nika_store *store;
    uint64_t epoch;
    PGconn *other;
};

static inline struct nika_store *opened_at(const char *address)
{
    struct nika_store_problem problem = {0};
    struct nika_store *const store = nika_store_postgresql(address, &problem);
    if (!store)
        fail_msg("%s: %s", problem.word, problem.detail);
    return store;
}

static inline int set_the_scene(void **state)
{
    struct scene *const scene = calloc(1, sizeof *scene);
    make_schema(scene->address);
    scene->store = opened_at(scene->address);
    assert_true(nika_store_claim(scene->store, &scene->epoch));
    assert_true(scene->epoch == 1);
    scene->other = session(scene->address);
    *state = scene;
    return 0;
}

static inline int leave_the_scene(void **state)
{
    struct scene *const scene = *state;
    nika_store_close(scene->store);
    PQfinish(scene->other);
    free(scene);
    return 0;
}

#define ON_SCENE(test) cmocka_unit_test_setup_teardown(test, set_the_scene, leave_the_scene)

/* Sessions of stores, which all are called "nika", that wait for a lock, or for a standby. */
#define WAITING "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'nika' AND wait_event_type = 'Lock'"
#define SESSIONS "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'nika'"
#define WAITING_FOR_STANDBY "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

static inline void wait_a_little(void)
{
    nanosleep(&(const struct timespec){.tv_nsec = 2000000}, NULL);
}

static inline void wait_until(PGconn *other, const char *sql, long long number)
{
    while (ask_number(other, sql) != number)
        wait_a_little();
}

/* What one thread asks of a store while the test goes on. */
struct asker {
    pthread_t thread;
    struct nika_store *store;
    struct nika_op op; /* to keep; */
    bool claims;       /* or a claim */
    enum nika_kept outcome;
    uint64_t epoch;
    bool fine;
};

static inline void *ask_meanwhile(void *context)
{
    struct asker *const asker = context;
    if (asker->claims)
        asker->fine = nika_store_claim(asker->store, &asker->epoch);
    else
        asker->outcome = keep_op(asker->store, asker->op);
    return NULL;
}

static inline void begin_asking(struct asker *asker)
{
    assert_int_equal(pthread_create(&asker->thread, NULL, ask_meanwhile, asker), 0);
}

static inline void end_asking(struct asker *asker)
{
    assert_int_equal(pthread_join(asker->thread, NULL), 0);
}

#endif
