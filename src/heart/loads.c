/*
 * loads.c: loading tables from their logs: every live one at startup, those of finished games on demand.
 */
#include <string.h>

#include "table.h"

static void damage(struct nika_heart *heart, struct table *table)
{
    heart_log(heart, "damaged-table", 0, table->id_text);
    table_state(heart, table, TABLE_DAMAGED);
}

void loads_apply(struct nika_heart *heart, struct table *table, uint32_t number, const char *bytes, size_t size)
{
    struct nika_json entry;
    size_t at;
    if (table->state == TABLE_DAMAGED)
        return;
    if (number != table->entries || nika_json_check(bytes, size, &entry, &at) != NIKA_JSON_FINE ||
        entry_apply(heart, table, entry, false) == ENTRY_WRONG)
        damage(heart, table);
}

/* Builds a table from the log of a finished or damaged game. */
static struct table *make(struct nika_heart *heart, uint64_t id, const struct nika_loaded *loaded)
{
    struct table *table = table_new(heart, id);
    table->loaded = table->booked = true;
    for (unsigned i = 0; i < loaded->count; i++)
        loads_apply(heart, table, i, loaded->items[i].bytes, loaded->items[i].size);
    if (table->state != TABLE_OVER && table->state != TABLE_DAMAGED)
        damage(heart, table);
    return table;
}

/* Limit on tables in memory, finished ones included. */
static bool is_crowded(const struct nika_heart *heart)
{
    enum { USUAL = 10000 };
    const unsigned most = heart->settings.tables_most ? heart->settings.tables_most : USUAL;
    return heart->tables.count >= 2 * (size_t)most;
}

/* The table of a log that was read; NULL, with the reason, if it cannot be built. */
static struct table *take(struct nika_heart *heart, uint64_t id, const struct nika_loaded *loaded, const char **why)
{
    struct table *table = table_there(heart, id);
    if (table)
        return table;
    *why = loaded->readable && !is_crowded(heart) ? "no-such-table" : "busy";
    /*
     * A live log that is not in memory belongs to a table being opened, or to one whose opening was never acknowledged.
     */
    if (strcmp(*why, "busy") == 0 || !loaded->found || loaded->state == NIKA_LOG_LIVE)
        return NULL;
    return make(heart, id, loaded);
}

static void load(struct nika_heart *heart, const struct pending *pending)
{
    char id[NIKA_TABLE_ID_MAX];
    heart_id_text(pending->table, id);
    heart_emit(heart, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}

static void entered(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    struct connection *connection = heart_connection(heart, pending->connection);
    const char *why;
    if (!connection)
        return;
    struct table *table = take(heart, pending->table, event->loaded, &why);
    if (!table) {
        answer_error(heart, pending->connection, pending->id, why);
        return;
    }
    tables_enter(heart, table, connection, pending->id);
    table_settle(heart, table);
}

void loads_enter(struct nika_heart *heart, uint64_t id, const struct request *request)
{
    struct pending *pending = heart_expect(heart, entered);
    pending->table = id;
    pending->connection = request->connection->id;
    memcpy(pending->id, request->id, sizeof pending->id);
    load(heart, pending);
}

/* Responds over HTTP about a table, once it is loaded. */
typedef void tell_of(struct nika_heart *heart, nika_connection connection, struct table *table, uint64_t who);

static void told(struct nika_heart *heart, const struct pending *pending, const struct nika_event *event, tell_of *tell)
{
    const char *why;
    struct table *table = take(heart, pending->table, event->loaded, &why);
    if (!table) {
        respond_error(heart, pending->connection, strcmp(why, "busy") == 0 ? 503 : 404, why);
        return;
    }
    tell(heart, pending->connection, table, pending->who);
    table_settle(heart, table);
}

static void recorded(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    told(heart, pending, event, records_respond);
}

static void told_about(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    told(heart, pending, event, mine_about);
}

static void tell(struct nika_heart *heart, nika_connection connection, uint64_t table, const struct person *person,
                 tell_of *at_once,
                 void (*once_loaded)(struct nika_heart *, struct pending *, const struct nika_event *))
{
    struct table *there = table_there(heart, table);
    const uint64_t who = person ? person->who : 0;
    if (there) {
        at_once(heart, connection, there, who);
        return;
    }
    struct pending *pending = heart_expect(heart, once_loaded);
    pending->table = table;
    pending->connection = connection;
    pending->who = who;
    load(heart, pending);
}

void tables_record(struct nika_heart *heart, nika_connection connection, uint64_t table, const struct person *person)
{
    tell(heart, connection, table, person, records_respond, recorded);
}

void tables_about(struct nika_heart *heart, nika_connection connection, uint64_t table, const struct person *person)
{
    tell(heart, connection, table, person, mine_about, told_about);
}
