/*
 * log_reading.c: loading tables from their logs: every live one at startup, those of finished games on demand.
 */
#include <string.h>

#include "server_core_table.h"

void loads_damage(struct nika_server_core *core, struct table *table)
{
    core_log(core, "damaged-table", 0, table->id_text);
    table_state(core, table, TABLE_DAMAGED);
}

void loads_apply(struct nika_server_core *core, struct table *table, uint32_t number, const char *bytes, size_t size)
{
    struct nika_json entry;
    size_t at;
    if (table->state == TABLE_DAMAGED)
        return;
    if (number != table->entries || nika_json_check(bytes, size, &entry, &at) != NIKA_JSON_FINE ||
        entry_apply(core, table, entry, false) == ENTRY_WRONG)
        loads_damage(core, table);
}

struct table *loads_make(struct nika_server_core *core, uint64_t id, const struct nika_loaded *loaded)
{
    struct table *table = table_new(core, id);
    table->booked = true;
    for (unsigned i = 0; i < loaded->count; i++)
        loads_apply(core, table, i, loaded->items[i].bytes, loaded->items[i].size);
    const bool closed = table->state == TABLE_CLOSED && table->entries;
    if (!closed && table->state != TABLE_OVER && table->state != TABLE_DAMAGED)
        loads_damage(core, table);
    return table;
}

/* Limit on tables in memory, finished ones included. */
static bool is_crowded(const struct nika_server_core *core)
{
    return core->tables.count >= 2 * (size_t)limit_of(core, NIKA_LIMIT_max_tables);
}

/* The table of a log that was read; NULL, with the reason, if it cannot be built. */
static struct table *take(struct nika_server_core *core, uint64_t id, const struct nika_loaded *loaded,
                          const char **why)
{
    struct table *table = table_there(core, id);
    if (table)
        return table;
    *why = loaded->readable && !is_crowded(core) ? "no-such-table" : "busy";
    /*
     * A live log that is not in memory belongs to a table being opened, or to one whose opening was never acknowledged.
     */
    if (strcmp(*why, "busy") == 0 || !loaded->found || loaded->state == NIKA_LOG_LIVE)
        return NULL;
    table = loads_make(core, id, loaded);
    if (table->state == TABLE_CLOSED) { /* by a host: there is nothing to see any more */
        table_free(core, table);
        return NULL;
    }
    return table;
}

static void load(struct nika_server_core *core, struct pending *pending)
{
    char id[NIKA_TABLE_ID_MAX];
    pending->lost_freely = true;
    core_id_text(pending->table, id);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}

/* Whether what was read is out of date; then it is read again, for the same caller. */
static bool reads_again(struct nika_server_core *core, const struct pending *pending)
{
    if (table_there(core, pending->table) || !log_is_stale(core, pending->table, pending->ticket))
        return false;
    struct pending *again = core_expect(core, pending->then);
    const nika_ticket ticket = again->ticket;
    *again = *pending;
    again->ticket = ticket;
    load(core, again);
    return true;
}

/* Nobody has asked for that, so nobody is told: whoever can't be shown her table again has to come back. */
static void not_entered_again(struct nika_server_core *core, struct connection *connection, const char *why)
{
    if (strcmp(why, "busy") == 0) {
        connections_end(core, connection->id);
        return;
    }
    connection->resumes--;
    connections_carry(core, connection);
}

static void entered(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct connection *connection = core_connection(core, pending->connection);
    const char *why;
    if (!connection || reads_again(core, pending))
        return;
    struct table *table = take(core, pending->table, event->loaded, &why);
    if (!table) {
        if (*pending->id)
            reply_error(core, pending->connection, pending->id, why);
        else
            not_entered_again(core, connection, why);
        return;
    }
    connection->resumes -= !*pending->id;
    tables_enter(core, table, connection, pending->id);
    table_settle(core, table);
}

void loads_enter(struct nika_server_core *core, uint64_t id, const struct request *request)
{
    struct pending *pending = core_expect(core, entered);
    pending->table = id;
    pending->connection = request->connection->id;
    memcpy(pending->id, request->id, sizeof pending->id);
    load(core, pending);
}

void loads_enter_again(struct nika_server_core *core, uint64_t id, struct connection *connection)
{
    loads_enter(core, id, &(struct request){.connection = connection});
}

/* Responds over HTTP about a table, once it is loaded. */
typedef void tell_of(struct nika_server_core *core, nika_connection connection, struct table *table, uint64_t who);

static void told(struct nika_server_core *core, const struct pending *pending, const struct nika_event *event,
                 tell_of *tell)
{
    const char *why;
    if (reads_again(core, pending))
        return;
    struct table *table = take(core, pending->table, event->loaded, &why);
    if (!table) {
        respond_error(core, pending->connection, strcmp(why, "busy") == 0 ? 503 : 404, why);
        return;
    }
    tell(core, pending->connection, table, pending->who);
    table_settle(core, table);
}

static void recorded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    told(core, pending, event, records_respond);
}

static void told_about(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    told(core, pending, event, mine_about);
}

static void tell(struct nika_server_core *core, nika_connection connection, uint64_t table, const struct person *person,
                 tell_of *at_once,
                 void (*once_loaded)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    struct table *there = table_there(core, table);
    const uint64_t who = person ? person->who : 0;
    if (there) {
        at_once(core, connection, there, who);
        return;
    }
    struct pending *pending = core_expect(core, once_loaded);
    pending->table = table;
    pending->connection = connection;
    pending->who = who;
    load(core, pending);
}

void tables_record(struct nika_server_core *core, nika_connection connection, uint64_t table,
                   const struct person *person)
{
    tell(core, connection, table, person, records_respond, recorded);
}

void tables_about(struct nika_server_core *core, nika_connection connection, uint64_t table,
                  const struct person *person)
{
    tell(core, connection, table, person, mine_about, told_about);
}
