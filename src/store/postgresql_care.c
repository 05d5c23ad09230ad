/*
 * postgresql_care.c: the operator's tools for a store in a PostgreSQL database: its size, and a check of every log's
 * numbers. Backups of databases are made with PostgreSQL's own tools.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "postgresql.h"

bool postgresql_size(struct nika_store *store, uint64_t *bytes, uint64_t *unused)
{
    enum { PATIENCE = 5000 };
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    client->patience = PATIENCE;
    PGresult *const result = postgresql_connect(postgresql) ? postgresql_ask(postgresql, ASK_SIZE, NULL) : NULL;
    if (result)
        *bytes = (uint64_t)field_number(client, result, 0, 0);
    *unused = 0;
    client->libpq.PQclear(result);
    return result != NULL;
}

static uint64_t told(const struct client *client, const PGresult *result, int place, int column)
{
    return strtoull(client->libpq.PQgetvalue(result, place, column), NULL, 10);
}

/* Counts per number: the first column is the number, the second the count. */
static bool count_by(struct client *client, const char *sql, uint64_t *counts, unsigned most)
{
    PGresult *result;
    if (!client_run(client, sql, &result))
        return false;
    for (int i = 0; i < client->libpq.PQntuples(result); i++) {
        const uint64_t which = told(client, result, i, 0);
        if (which < most)
            counts[which] = told(client, result, i, 1);
    }
    client->libpq.PQclear(result);
    return true;
}

/* All entries are read, with their bytes, so that bad spots of the disk come to light. */
static bool find_faults(struct client *client, struct nika_store_report *report)
{
    static const char all[] =
        "WITH faulty AS (SELECT l.log, l.id FROM nika_log l LEFT JOIN (SELECT log, count(*) AS entries,"
        " min(number) AS first, max(number) AS last, count(md5(bytes)) AS read FROM nika_entry GROUP BY log) e"
        " ON e.log = l.log"
        " WHERE (l.entries = e.entries AND e.read = e.entries AND e.first = 0 AND e.last = l.entries - 1 AND l.state "
        "BETWEEN 0 AND 2)"
        " IS NOT TRUE) "
        "SELECT (SELECT count(*) FROM faulty), (SELECT encode(id, 'escape') FROM faulty ORDER BY log LIMIT 1),"
        " (SELECT coalesce(sum(entries), 0) FROM nika_log)";
    PGresult *result;
    if (!client_run(client, all, &result))
        return false;
    report->faults = told(client, result, 0, 0);
    const uint64_t owned = told(client, result, 0, 2);
    snprintf(report->first, sizeof report->first, "%s", client->libpq.PQgetvalue(result, 0, 1));
    report->orphans = report->faults == 0 ? report->entries - owned : 0;
    client->libpq.PQclear(result);
    return true;
}

static bool check(struct client *client, struct nika_store_report *report)
{
    return client_run(client,
                      "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL enable_seqscan = on;"
                      "SET LOCAL enable_hashjoin = on; SET LOCAL enable_mergejoin = on",
                      NULL) &&
           count_by(client, "SELECT state, count(*) FROM nika_log GROUP BY state", report->logs, NIKA_LOG_STATES) &&
           count_by(client, "SELECT kind, count(md5(value)) FROM nika_row GROUP BY kind", report->rows,
                    NIKA_ROW_KINDS) &&
           count_by(client, "SELECT 0, count(*) FROM nika_entry", &report->entries, 1) && find_faults(client, report) &&
           client_run(client, "COMMIT", NULL);
}

bool postgresql_check(struct nika_store *store, struct nika_store_report *report, struct nika_store_problem *problem)
{
    struct postgresql *const postgresql = (struct postgresql *)store;
    struct client *const client = &postgresql->client;
    uint64_t unused;
    *report = (struct nika_store_report){0};
    bool fine = postgresql_connect(postgresql);
    client->patience = INT_MAX; /* that takes as long as it takes, and can be interrupted */
    fine = fine && check(client, report) && postgresql_size(store, &report->bytes, &unused);
    if (fine)
        return true;
    *problem = client->problem;
    if (strncmp(client->code, "XX", 2) == 0)
        problem->word = "store-damaged";
    postgresql_disconnect(postgresql);
    return false;
}
