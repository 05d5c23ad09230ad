/*
 * postgresql_schema.c: opens a PostgreSQL database as a store: what its tables are, which version they have, and who may
 * write to them; connects again after a failure.
 *
 * After a failure nobody knows whether the server has committed what it was sent last, or is about to. So a session that
 * writes holds a lock that names its epoch, and the next one with that epoch ends it, waits for the lock, and commits
 * something itself. Then nothing can come after what it reads, and a standby that must have every commit has all of it.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "postgresql.h"

enum {
    CONNECT = 3000,  /* milliseconds for each host */
    PATIENCE = 5000, /* longer than locks are waited for (lock_timeout): then the server says so itself */
    UPGRADE = 60000, /* for each step */
    BIGINT = 20,     /* types by their numbers in PostgreSQL, which never change */
    BYTEA = 17,
    TEXT = 25,
    BOOL = 16,
    MOMENT = 1184,
    BIGINTS = 1016,
    BYTEAS = 1001
};

/*
 * Schema migrations: step i turns a version i store into version i + 1. Steps are never changed, only added. The program
 * of the version before goes on working beside the new one, so a step only adds what that one can ignore, and leaves the
 * functions that it calls as they are seen by it. Ids and keys are any bytes, sorted as such.
 *
 * The owner stands apart from the lease, which changes every second: renewing it never waits for a commit. Rows of
 * nika_log, which change with each entry, leave room in their pages for a second version of all, so that no index has to
 * follow.
 *
 * nika_keep does the operations of many units in one statement, and so in one round trip and one commit: a transaction
 * is never open while the server waits for us. The first thing that it does is to lock the owner's row against being
 * changed; each statement after that sees what was committed before the lock was had. So a claim waits for the units that
 * are under way, and units that come after it see the new epoch. An epoch is the same only if it began at the same moment:
 * a standby that became the primary without having heard of the last claim will count it once more. Its answer has a
 * digit for each unit, as in enum nika_kept; NULL: the epoch is not the latest. `careful`: one unit that fails must not
 * stop the others.
 *
 * nika_ask asks for the lease, with wishes as in enum nika_lease_wish. Taking it is a claim, and commits as surely as
 * any. The rest must not wait for a standby, or whoever only would take the lease if it ended would keep its holder from
 * prolonging it. Prolonging it may also be lost with the server: then it ends earlier, and is renewed. `history` changes
 * when another server goes on from a copy of the database, perhaps without what was committed last; 0: nobody knows.
 * That server's clock may be far behind: a date that is further ahead than any lease lasts (nika_is_ahead) has passed.
 */
const char *const store_database_steps[] = {
    "CREATE TABLE nika_owner(epoch bigint NOT NULL, since timestamptz NOT NULL, checked bigint NOT NULL);"
    "INSERT INTO nika_owner VALUES(0, to_timestamp(0), 0);"
    "CREATE TABLE nika_lease(epoch bigint NOT NULL, holder text, address text, version text, given boolean NOT NULL,"
    " heir text, reserved timestamptz NOT NULL, until timestamptz NOT NULL);"
    "INSERT INTO nika_lease VALUES(0, NULL, NULL, NULL, false, NULL, to_timestamp(0), to_timestamp(0));"
    "CREATE TABLE nika_node(name text COLLATE \"C\" PRIMARY KEY, address text NOT NULL, version text NOT NULL,"
    " leaving boolean NOT NULL, until timestamptz NOT NULL) WITH (fillfactor = 20);"
    "CREATE TABLE nika_log(log bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id bytea NOT NULL UNIQUE,"
    " entries bigint NOT NULL, state smallint NOT NULL, ended bigint) WITH (fillfactor = 40);"
    "CREATE INDEX nika_log_live ON nika_log(log) WHERE state = 0;"
    "CREATE INDEX nika_log_old ON nika_log(state, ended) WHERE ended IS NOT NULL;"
    "CREATE TABLE nika_entry(log bigint, number bigint, bytes bytea NOT NULL, PRIMARY KEY(log, number));"
    "CREATE TABLE nika_row(kind smallint, key bytea, value bytea NOT NULL, PRIMARY KEY(kind, key))"
    " WITH (fillfactor = 80);",

    "CREATE FUNCTION nika_operate(op bigint, what bigint, id_or_key bytea, number_or_date bigint, content bytea)"
    " RETURNS boolean LANGUAGE plpgsql AS $$ "
    "DECLARE place bigint; "
    "BEGIN"
    " CASE op"
    " WHEN 0 THEN"
    "  IF number_or_date = 0 THEN"
    "   INSERT INTO nika_log(id, entries, state) VALUES(id_or_key, 1, 0) ON CONFLICT DO NOTHING"
    "    RETURNING log INTO place;"
    "  ELSE"
    "   UPDATE nika_log SET entries = entries + 1 WHERE id = id_or_key AND entries = number_or_date"
    "    RETURNING log INTO place;"
    "  END IF;"
    "  IF place IS NULL THEN RETURN false; END IF;"
    "  INSERT INTO nika_entry VALUES(place, number_or_date, content);"
    " WHEN 1 THEN"
    "  UPDATE nika_log SET state = what, ended = CASE WHEN what = 0 THEN NULL ELSE nullif(number_or_date, 0) END"
    "   WHERE id = id_or_key;"
    "  RETURN FOUND;"
    " WHEN 2 THEN"
    "  INSERT INTO nika_row VALUES(what, id_or_key, content) ON CONFLICT(kind, key) DO UPDATE SET value = content;"
    " WHEN 3 THEN"
    "  INSERT INTO nika_row VALUES(what, id_or_key, content) ON CONFLICT DO NOTHING;"
    "  RETURN FOUND;"
    " WHEN 4 THEN"
    "  DELETE FROM nika_row WHERE kind = what AND key = id_or_key;"
    " WHEN 5 THEN"
    "  DELETE FROM nika_log WHERE id = id_or_key RETURNING log INTO place;"
    "  DELETE FROM nika_entry WHERE log = place;"
    " END CASE;"
    " RETURN true; "
    "END $$;"

    "CREATE FUNCTION nika_keep(mine bigint, mine_since timestamptz, careful boolean, units bigint[], ops bigint[], "
    "whats bigint[], ids bytea[],"
    " numbers bigint[], contents bytea[]) RETURNS text LANGUAGE plpgsql AS $$ "
    "DECLARE latest bigint; latest_since timestamptz; begins int := 1; ends int; verdict text; verdicts text := '';"
    " count CONSTANT int := cardinality(units); "
    "BEGIN"
    " SELECT epoch, since INTO STRICT latest, latest_since FROM nika_owner FOR SHARE;"
    " IF latest <> mine OR latest_since <> mine_since THEN RETURN NULL; END IF;"
    " WHILE begins <= count LOOP"
    "  ends := begins;"
    "  WHILE ends < count AND units[ends + 1] = units[begins] LOOP ends := ends + 1; END LOOP;"
    "  IF begins = ends AND NOT careful THEN"
    "   verdict := CASE WHEN nika_operate(ops[begins], whats[begins], ids[begins], numbers[begins], contents[begins])"
    "    THEN '0' ELSE '1' END;"
    "  ELSE"
    "   BEGIN"
    "    FOR i IN begins..ends LOOP"
    "     IF NOT nika_operate(ops[i], whats[i], ids[i], numbers[i], contents[i]) THEN"
    "      RAISE EXCEPTION USING ERRCODE = 'NK001';"
    "     END IF;"
    "    END LOOP;"
    "    verdict := '0';"
    "   EXCEPTION"
    "    WHEN SQLSTATE 'NK001' THEN verdict := '1';"
    "    WHEN unique_violation OR io_error OR data_corrupted OR index_corrupted THEN"
    "     IF NOT careful THEN RAISE; END IF;"
    "     verdict := '3';"
    "   END;"
    "  END IF;"
    "  verdicts := verdicts || verdict;"
    "  begins := ends + 1;"
    " END LOOP;"
    " RETURN verdicts; "
    "END $$;",

    "CREATE FUNCTION nika_is_ahead(date timestamptz, moment timestamptz, longest interval) RETURNS boolean"
    " LANGUAGE sql IMMUTABLE AS $$ SELECT date > moment AND date <= moment + longest $$;"

    "CREATE FUNCTION nika_ask(me text, my_address text, my_version text, am_leaving boolean, wish bigint, mine bigint,"
    " milliseconds bigint, next_heir text) RETURNS TABLE(latest bigint, began timestamptz, history bigint,"
    " is_ours boolean, has_ended boolean, is_left bigint, its_holder text, its_address text, its_version text, "
    "its_leaving boolean,"
    " listed text, listed_address text, listed_version text, listed_leaving boolean) LANGUAGE plpgsql AS $$ "
    "DECLARE taken bigint; length CONSTANT interval := milliseconds * interval '1 millisecond';"
    " longest CONSTANT interval := greatest(2 * length, interval '1 minute');"
    " moment timestamptz; line bigint; surely CONSTANT text := current_setting('synchronous_commit'); "
    "BEGIN"
    " PERFORM set_config('lock_timeout', '1500ms', true);"
    " PERFORM set_config('synchronous_commit', CASE wish WHEN 3 THEN 'local' ELSE 'off' END, true);"
    " INSERT INTO nika_node VALUES(me, my_address, my_version, am_leaving, clock_timestamp() + length)"
    "  ON CONFLICT(name) DO UPDATE SET address = excluded.address, version = excluded.version,"
    "  leaving = excluded.leaving, until = excluded.until;"
    " DELETE FROM nika_node WHERE name IN (SELECT name FROM nika_node"
    "  WHERE until < clock_timestamp() - interval '1 minute' FOR UPDATE SKIP LOCKED);"
    " IF wish <> 0 THEN PERFORM FROM nika_lease FOR UPDATE; END IF;"
    " moment := clock_timestamp();"
    " IF wish = 1 AND NOT am_leaving AND EXISTS(SELECT FROM nika_lease"
    "   WHERE (holder = me AND address = my_address AND NOT given)"
    "   OR (NOT nika_is_ahead(until, moment, longest)"
    "    AND (heir IS NULL OR heir = me OR NOT nika_is_ahead(reserved, moment, longest)))) THEN"
    "  PERFORM set_config('synchronous_commit', surely, true);"
    "  UPDATE nika_owner SET epoch = epoch + 1, since = clock_timestamp() RETURNING epoch INTO taken;"
    "  UPDATE nika_lease SET epoch = taken, holder = me, address = my_address, version = my_version, given = false,"
    "   heir = NULL, until = clock_timestamp() + length;"
    " ELSIF wish = 2 THEN"
    "  UPDATE nika_lease SET until = moment + length WHERE epoch = mine AND holder = me AND NOT given"
    "   AND epoch = (SELECT o.epoch FROM nika_owner o);"
    " ELSIF wish = 3 THEN"
    "  UPDATE nika_lease SET until = moment, given = true, heir = next_heir, reserved = moment + interval '1 second'"
    "   WHERE epoch = mine AND holder = me AND NOT given;"
    " END IF;"
    " moment := clock_timestamp();"
    " BEGIN"
    "  line := ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint;"
    " EXCEPTION WHEN OTHERS THEN line := 0;"
    " END;"
    " RETURN QUERY SELECT o.epoch, o.since, line,"
    "  coalesce(l.holder = me AND l.address = my_address AND NOT l.given AND l.epoch = o.epoch"
    "   AND (wish NOT IN (2, 3) OR l.epoch = mine), false),"
    "  NOT nika_is_ahead(l.until, moment, longest),"
    "  CASE WHEN nika_is_ahead(l.until, moment, longest)"
    "   THEN (extract(epoch FROM l.until - moment) * 1000)::bigint ELSE 0 END,"
    "  CASE WHEN l.epoch = o.epoch THEN l.holder END, l.address, l.version,"
    "  coalesce((SELECT h.leaving FROM nika_node h WHERE h.name = l.holder), false),"
    "  n.name, n.address, n.version, n.leaving"
    "  FROM nika_owner o, nika_lease l, nika_node n WHERE n.until > moment OR n.name = me ORDER BY n.name <> me, "
    "n.name; "
    "END $$;",
#ifdef NIKA_NEXT_VERSION /* of a program that only tests build, to update to */
    "ALTER TABLE nika_log ADD COLUMN later smallint",
#endif
};
const unsigned store_database_step_count = sizeof store_database_steps / sizeof store_database_steps[0];

/* All ids and keys lie below the longest one with the highest bytes. */
static const struct statement {
    const char *sql;
    int count;
    Oid types[CLIENT_PARAMETERS];
} statements[ASK_COUNT] = {
    [ASK_CLAIM] = {"UPDATE nika_owner SET epoch = epoch + 1, since = clock_timestamp() RETURNING epoch, since", 0, {0}},
    [ASK_EPOCH] = {"SELECT epoch, since FROM nika_owner", 0, {0}},
    [ASK_PAST] = {"SELECT checked, current_setting('transaction_read_only') = 'off' FROM nika_owner", 0, {0}},
    [ASK_CHECKED] = {"UPDATE nika_owner SET checked = $1", 1, {BIGINT}},
    [ASK_KEEP] = {"SELECT nika_keep($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                  9,
                  {BIGINT, MOMENT, BOOL, BIGINTS, BIGINTS, BIGINTS, BYTEAS, BIGINTS, BYTEAS}},
    [ASK_LEASE] = {"SELECT * FROM nika_ask($1, $2, $3, $4, $5, $6, $7, $8)",
                   8,
                   {TEXT, TEXT, TEXT, BOOL, BIGINT, BIGINT, BIGINT, TEXT}},
    [ASK_LIVE] = {"SELECT l.id, l.entries, e.number, e.bytes FROM nika_log l LEFT JOIN nika_entry e ON e.log = l.log"
                  " WHERE l.state = 0 ORDER BY l.log, e.number",
                  0,
                  {0}},
    [ASK_ALL] = {"SELECT l.id, l.entries, e.number, e.bytes, l.state, l.ended FROM nika_log l"
                 " LEFT JOIN nika_entry e ON e.log = l.log ORDER BY l.log, e.number",
                 0,
                 {0}},
    [ASK_OLD] = {"SELECT id, entries, ended FROM nika_log WHERE state = $1::smallint AND ended >= $2 AND ended < $3"
                 " ORDER BY state, ended LIMIT $4",
                 4,
                 {BIGINT, BIGINT, BIGINT, BIGINT}},
    [ASK_LOG] = {"SELECT l.id, l.entries, e.number, e.bytes, l.state, l.ended FROM nika_log l"
                 " LEFT JOIN nika_entry e ON e.log = l.log WHERE l.id = $1 ORDER BY l.log, e.number",
                 1,
                 {BYTEA}},
    [ASK_ROWS] = {"SELECT key, value FROM nika_row WHERE kind = $1::smallint AND key >= $2 AND key < $3"
                  " ORDER BY kind, key LIMIT $4",
                  4,
                  {BIGINT, BYTEA, BYTEA, BIGINT}},
    [ASK_ROWS_BACK] = {"SELECT key, value FROM nika_row WHERE kind = $1::smallint AND key >= $2 AND key < $3"
                       " ORDER BY kind DESC, key DESC LIMIT $4",
                       4,
                       {BIGINT, BYTEA, BYTEA, BIGINT}},
    [ASK_SIZE] = {"SELECT sum(pg_total_relation_size(name::regclass))::bigint FROM unnest(ARRAY['nika_owner',"
                  " 'nika_lease', 'nika_node', 'nika_log', 'nika_entry', 'nika_row', 'nika_schema']) name",
                  0,
                  {0}},
};

/*
 * What a session is. Commits are on the disk when they return; on standbys too if the server is set up so, or more. Our
 * tables are always looked up by their indexes, whatever the server believes about them before it has looked at them.
 * Warnings are heard: by one the server says that a standby may not have a commit. A session may be idle for long; should
 * this computer vanish, the server ends it soon.
 */
static const char settings[] =
    "SET default_transaction_isolation = 'read committed'; SET idle_in_transaction_session_timeout = '10s';"
    "SET client_min_messages = warning; SET lock_timeout = '4s'; SET statement_timeout = 0; SET jit = off; SET "
    "plan_cache_mode = force_generic_plan;"
    "SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;"
    "SET tcp_keepalives_idle = 3; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;"
    "SELECT set_config(name, '2s', false) FROM pg_settings WHERE name = 'client_connection_check_interval';"
    "SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('idle_session_timeout', "
    "'transaction_timeout');"
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local');";

/*
 * Versions. Every session has a lock that names the version of its program. A step that a program would not understand
 * is not done while one is there.
 */

/* The first half of the keys of locks that belong to one of our tables. */
#define LOCKS_OF(table) "to_regclass('" table "')::oid::bigint::bit(32)::int"

/* A number in text, or -1 if it is not there. */
static int64_t told_number(struct client *client, PGresult *result)
{
    const bool there = client->libpq.PQntuples(result) > 0 && !client->libpq.PQgetisnull(result, 0, 0);
    const int64_t number = there ? strtoll(client->libpq.PQgetvalue(result, 0, 0), NULL, 10) : -1;
    client->libpq.PQclear(result);
    return number;
}

static bool ask_number(struct client *client, const char *sql, int64_t *number)
{
    PGresult *result;
    const bool fine = client_run(client, sql, &result);
    if (fine)
        *number = told_number(client, result);
    return fine;
}

static unsigned newest(const struct postgresql *postgresql)
{
    return postgresql->database.step_count;
}

/* Held while tables are made. */
#define UPGRADING "1315531617" /* "Nika" */

/*
 * Whether it is one of our stores, and its version; 0 if there is none. The names of tables are not looked up all at once:
 * if another program makes them meanwhile, one may be missing that is there. So a second look waits until that is over.
 */
static bool identify(struct postgresql *postgresql, int64_t *version)
{
    static const char which[] =
        "SELECT CASE WHEN to_regclass('nika_schema') IS NOT NULL THEN 1"
        " WHEN coalesce(to_regclass('nika_owner'), to_regclass('nika_lease'), to_regclass('nika_node'),"
        " to_regclass('nika_log'), to_regclass('nika_entry'), to_regclass('nika_row')) IS NOT NULL THEN 2 ELSE 0 END";
    struct client *const client = &postgresql->client;
    int64_t state = 0;
    if (!ask_number(client, which, &state))
        return false;
    if (state == 2 &&
        (!client_run(client, "SELECT pg_advisory_lock(" UPGRADING ")", NULL) ||
         !client_run(client, "SELECT pg_advisory_unlock(" UPGRADING ")", NULL) || !ask_number(client, which, &state)))
        return false;
    if (state == 0) {
        *version = 0;
        return true;
    }
    const bool told = state == 1 && ask_number(client, "SELECT version FROM nika_schema WHERE store = 'nika'", version);
    const bool unlike = state == 2 || strcmp(client->code, "42703") == 0; /* it has not these columns */
    if (!told && (!client->connection || !unlike))
        return false;
    if (!told || *version < 1)
        return client_fail(client, "store-other", "");
    return *version <= (int64_t)newest(postgresql) + 1 || client_fail(client, "store-newer", "");
}

/* Nothing is done if there is no schema yet. */
static bool show_version(struct postgresql *postgresql)
{
    char sql[256];
    snprintf(sql, sizeof sql,
             "SELECT pg_advisory_lock_shared(" LOCKS_OF("nika_schema") ", %u)"
                                                                       " WHERE to_regclass('nika_schema') IS NOT NULL",
             newest(postgresql));
    return client_run(&postgresql->client, sql, NULL);
}

/* Whether there are programs that are older than those of the version before ours. */
static bool is_waited_for(struct postgresql *postgresql, bool *waited_for)
{
    static const char form[] = "SELECT count(*) FROM generate_series(1, %u) version"
                               " WHERE NOT pg_try_advisory_xact_lock(" LOCKS_OF("nika_schema") ", version)";
    char sql[sizeof form + 16];
    int64_t count = 0;
    snprintf(sql, sizeof sql, form, newest(postgresql) < 2 ? 0 : newest(postgresql) - 2);
    const bool fine = ask_number(&postgresql->client, sql, &count);
    *waited_for = count > 0;
    return fine;
}

static bool write_step(struct client *client, const char *sql)
{
    return client_run(client, sql, NULL) ||
           (client->connection && client_fail(client, "store-cannot-write", client->problem.detail));
}

/* Does the steps that lack, in a transaction, unless another program has just done so. */
static bool do_steps(struct postgresql *postgresql)
{
    struct client *const client = &postgresql->client;
    int64_t version = 0;
    bool waited_for = false;
    char sql[128];
    if (!identify(postgresql, &version) || (version > 0 && !is_waited_for(postgresql, &waited_for)))
        return false;
    if (waited_for)
        return client_fail(client, "store-in-use", "a program of an older version uses it");
    if (version == 0 && !write_step(client, "CREATE TABLE nika_schema(store text PRIMARY KEY, version bigint NOT NULL);"
                                            "INSERT INTO nika_schema VALUES('nika', 0)"))
        return false;
    for (; version < (int64_t)newest(postgresql); version++)
        if (!write_step(client, postgresql->database.steps[version]))
            return false;
    snprintf(sql, sizeof sql, "UPDATE nika_schema SET version = greatest(version, %" PRId64 ")", version);
    return write_step(client, sql);
}

/* The lock comes first: a transaction may not see what tables others have made since it began. */
static bool upgrade(struct postgresql *postgresql)
{
    struct client *const client = &postgresql->client;
    client->patience = UPGRADE;
    if (!write_step(client, "SELECT pg_advisory_lock(" UPGRADING ")") || !write_step(client, "BEGIN") ||
        !do_steps(postgresql)) {
        postgresql_disconnect(postgresql);
        return false;
    }
    return write_step(client, "COMMIT; SELECT pg_advisory_unlock(" UPGRADING ")") && show_version(postgresql);
}

/* Who has been replaced ends nobody's session: what it writes from now on is refused. */
static bool go_on_owning(struct postgresql *postgresql)
{
    uint64_t latest;
    int64_t since;
    if (postgresql->epoch == 0)
        return true;
    if (!postgresql_owner(postgresql, &latest, &since))
        return false;
    return latest != postgresql->epoch || since != postgresql->since || postgresql_take_over(postgresql, latest);
}

static bool enter(struct postgresql *postgresql)
{
    struct client *const client = &postgresql->client;
    const bool look = postgresql->database.look;
    int64_t version = 0;
    if (!client_run(client, settings, NULL) ||
        (look && !client_run(client, "SET default_transaction_read_only = on", NULL)) || !show_version(postgresql) ||
        !identify(postgresql, &version))
        return false;
    if (look && version == 0)
        return client_fail(client, "store-empty", "");
    if (!look && version < (int64_t)newest(postgresql) && !upgrade(postgresql))
        return false;
    return go_on_owning(postgresql);
}

/*
 * Connections.
 */

bool postgresql_connect(struct postgresql *postgresql)
{
    struct client *const client = &postgresql->client;
    const bool limited = client->until != INT64_MAX;
    if (client->connection && postgresql->ready && client_stands(client))
        return true;
    postgresql_disconnect(postgresql);
    client->patience = postgresql->database.patience ? postgresql->database.patience : PATIENCE;
    if (client_connect(client, limited && client->hosts > 1 ? CONNECT / 3 : CONNECT))
        postgresql->ready = enter(postgresql);
    if (!postgresql->ready)
        postgresql_disconnect(postgresql);
    return postgresql->ready;
}

void postgresql_disconnect(struct postgresql *postgresql)
{
    postgresql->ready = false;
    memset(postgresql->prepared, 0, sizeof postgresql->prepared);
    client_disconnect(&postgresql->client);
}

bool postgresql_take_over(struct postgresql *postgresql, uint64_t epoch)
{
    static const char form[] =
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        " AND classid = 'nika_owner'::regclass AND objid = %" PRIu64 "::oid AND pid <> pg_backend_pid();"
        "SELECT pg_advisory_lock(" LOCKS_OF("nika_owner") ", %" PRIu64 ");"
                                                          "SELECT pg_logical_emit_message(true, 'nika', 'owner')";
    char sql[sizeof form + 64];
    const uint64_t key = epoch & INT32_MAX;
    postgresql->client.warned = false;
    snprintf(sql, sizeof sql, form, key, key);
    return client_run(&postgresql->client, sql, NULL) &&
           (!postgresql->client.warned ||
            client_fail(&postgresql->client, "store-unreachable", "a standby does not answer"));
}

static bool prepare(struct postgresql *postgresql, enum asked asked, char *name, size_t room)
{
    const struct statement *const statement = &statements[asked];
    snprintf(name, room, "nika%d", (int)asked);
    if (!postgresql->prepared[asked])
        postgresql->prepared[asked] =
            client_prepare(&postgresql->client, name, statement->sql, statement->count, statement->types);
    return postgresql->prepared[asked];
}

PGresult *postgresql_ask(struct postgresql *postgresql, enum asked asked, const struct parameters *parameters)
{
    static const struct parameters none = {0};
    char name[16];
    return prepare(postgresql, asked, name, sizeof name)
               ? client_ask(&postgresql->client, name, parameters ? parameters : &none)
               : NULL;
}

bool postgresql_begin(struct postgresql *postgresql, enum asked asked, const struct parameters *parameters)
{
    static const struct parameters none = {0};
    char name[16];
    return prepare(postgresql, asked, name, sizeof name) &&
           client_begin(&postgresql->client, name, parameters ? parameters : &none);
}

struct nika_store *store_open_database(const struct store_database *database, struct nika_store_problem *problem)
{
    struct postgresql *const postgresql = calloc(1, sizeof *postgresql);
    if (!postgresql) {
        store_problem(problem, "store-no-memory", ENOMEM, NULL);
        return NULL;
    }
    postgresql->store.kind = &postgresql_kind;
    postgresql->database = *database;
    postgresql->database.where = NULL;
    if (!database->steps) {
        postgresql->database.steps = store_database_steps;
        postgresql->database.step_count = store_database_step_count;
    }
    if (client_open(&postgresql->client, database->where, database->library) && postgresql_connect(postgresql))
        return &postgresql->store;
    *problem = postgresql->client.problem;
    nika_store_close(&postgresql->store);
    return NULL;
}
