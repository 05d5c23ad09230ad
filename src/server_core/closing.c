/*
 * closing.c: a host ends a table against its players' will, and sees which tables there are. The act goes into the audit
 * log first. Then the table closes as soon as nothing else of it is being written, and tries again if the store fails.
 *
 * A table that has not started is deleted, as if its own host had closed it. A running game ends as `closed`: its log
 * stays, as that of a game that was never finished, with neither a result nor a record, and its deal stays hidden.
 */
#include <stdlib.h>
#include <string.h>

#include "hosts.h"
#include "server_core_table.h"

enum { TABLES_EACH = 50, TABLE_ROOM = 6000 };

static bool can_close(const struct table *table)
{
    return table->state == TABLE_OPEN || table->state == TABLE_RUNNING;
}

bool closing_commit(struct nika_server_core *core, struct table *table)
{
    struct draft draft;
    struct nika_op ops[1 + NIKA_SEATS_MAX];
    struct records_room *room;
    if (!can_close(table)) {
        closing_done(core, table);
        return false;
    }
    if (table->state == TABLE_OPEN) {
        commit_forget(core, table, NULL);
        return true;
    }
    room = core_allocate(sizeof *room);
    entry_begin(&draft, "close");
    nika_write_whole(&draft.writer, core->date > 0 ? core->date : 0);
    entry_end(core, &draft);
    const unsigned count = records_rows(table, table->started_date, "closed", room, ops);
    ops[count] = (struct nika_op){.kind = NIKA_OP_STATE,
                                  .table = table->id_text,
                                  .epoch = core->epoch,
                                  .state = NIKA_LOG_OVER,
                                  .date = core->date > 0 ? core->date : 0};
    commit_entry(core, table, NULL, &draft, ops, count + 1);
    free(room);
    return true;
}

void closing_done(struct nika_server_core *core, struct table *table)
{
    if (table->closing_for)
        hosts_respond_done(core, table->closing_for);
    table->closing = false;
    table->closing_for = 0;
}

static void noted(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = table_there(core, pending->table);
    if (!hosts_kept(core, pending, event))
        return;
    if (!table || !can_close(table)) { /* it has ended meanwhile */
        hosts_respond_done(core, pending->connection);
        return;
    }
    table->closing = true;
    table->closing_for = pending->connection;
    table_settle(core, table);
}

void closing_request(struct nika_server_core *core, const struct host_request *request)
{
    const nika_connection connection = request->event->connection;
    char bytes[WHY_MAX];
    struct nika_text why = nika_text(bytes, sizeof bytes);
    struct audit audit;
    uint64_t id;
    if (!entry_read_id(request->body, "table", &id)) {
        respond_bad_value(core, connection, "table");
        return;
    }
    if (!hosts_read_text(core, request, "why", WHY_LETTERS, &why))
        return;
    const struct table *table = table_there(core, id);
    if (!table) {
        respond_error(core, connection, 404, "no-such-table");
        return;
    }
    if (!can_close(table) || table->closing || table->lost) {
        respond_error(core, connection, 409, "not-running");
        return;
    }
    struct pending *pending = core_expect(core, noted);
    pending->connection = connection;
    pending->table = id;
    audit_begin(core, request, "close", &audit);
    nika_write_key(&audit.writer, "table");
    nika_write_word(&audit.writer, table->id_text);
    nika_write_key(&audit.writer, "why");
    nika_write_word(&audit.writer, bytes);
    audit_keep(core, pending, &audit, NULL, 0);
}

/*
 * The list.
 */

static int newest_first(const void *one, const void *other)
{
    const struct table *a = *(struct table *const *)one, *b = *(struct table *const *)other;
    if (a->opened_date != b->opened_date)
        return a->opened_date > b->opened_date ? -1 : 1;
    return a->id < b->id ? -1 : 1;
}

void closing_tables(struct nika_server_core *core, const struct host_request *request)
{
    uint32_t from;
    size_t at = 0, count = 0;
    if (!hosts_read_from(core, request->event, &from))
        return;
    struct table **all = core_allocate((core->tables.count + 1) * sizeof(struct table *)), *table;
    while ((table = hash_map_next(&core->tables, &at)))
        if (can_close(table))
            all[count++] = table;
    qsort(all, count, sizeof(struct table *), newest_first);
    enum { ROOM = TABLES_EACH * TABLE_ROOM };
    struct page page;
    page_begin(&page, "tables", ROOM);
    for (size_t i = from; i < count && i < (size_t)from + TABLES_EACH; i++) {
        show_table_begin(all[i], &page.writer);
        nika_write_key(&page.writer, "opened");
        nika_write_whole(&page.writer, all[i]->opened_date);
        nika_write_close(&page.writer, '}');
    }
    page_respond(core, request->event->connection, &page, count > (size_t)from + TABLES_EACH);
    free(all);
}
