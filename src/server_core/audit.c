/*
 * audit.c: the log of what hosts did: who, when, what. An entry is written in the same unit as the act, so that there is
 * none without the other. Entries name people by their ids; names are added when the log is shown, and so are gone once a
 * person is erased.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "hosts.h"

enum { AUDIT_MAX = 100000, AUDIT_EACH = 50 }; /* entries kept, and per response */

static const char next_key[] = "audit";

void number_key(uint64_t number, char key[NUMBER_MAX])
{
    core_id_text(number, key);
}

void audit_row(struct nika_server_core *core, const struct nika_event *event)
{
    int64_t next;
    if (strcmp(event->key, next_key) == 0 &&
        nika_json_whole((struct nika_json){event->bytes, event->size}, 1, INT64_MAX / 2, &next))
        core->hosts->audit_next = (uint64_t)next;
}

void audit_begin(const struct nika_server_core *core, const struct host_request *request, const char *what,
                 struct audit *audit)
{
    char by[NIKA_TABLE_ID_MAX];
    audit->text = nika_text(audit->value, sizeof audit->value);
    audit->writer = nika_writer(&audit->text);
    core_id_text(request->by, by);
    nika_write_open(&audit->writer, '{');
    nika_write_key(&audit->writer, "date");
    nika_write_whole(&audit->writer, core->date);
    nika_write_key(&audit->writer, "by");
    nika_write_word(&audit->writer, request->by ? by : "console");
    nika_write_key(&audit->writer, "what");
    nika_write_word(&audit->writer, what);
}

unsigned audit_end(struct nika_server_core *core, struct audit *audit, struct nika_op ops[AUDIT_OPS_MOST])
{
    struct nika_text next = nika_text(audit->next, sizeof audit->next);
    const uint64_t number = core->hosts->audit_next++;
    nika_write_close(&audit->writer, '}');
    assert(!audit->text.cut);
    number_key(number, audit->key);
    nika_text_add_decimal(&next, number + 1);
    ops[0] = (struct nika_op){
        .kind = NIKA_OP_PUT, .row = NIKA_ROW_AUDIT, .key = audit->key, .value = audit->value, .size = audit->text.size};
    ops[1] = (struct nika_op){
        .kind = NIKA_OP_PUT, .row = NIKA_ROW_META, .key = next_key, .value = audit->next, .size = next.size};
    if (number <= AUDIT_MAX)
        return 2;
    number_key(number - AUDIT_MAX, audit->old);
    ops[2] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_AUDIT, .key = audit->old};
    return 3;
}

void audit_keep(struct nika_server_core *core, const struct pending *pending, struct audit *audit,
                const struct nika_op *ops, unsigned count)
{
    struct nika_op all[AUDIT_OPS_MAX + AUDIT_OPS_MOST];
    assert(count <= AUDIT_OPS_MAX);
    for (unsigned i = 0; i < count; i++)
        all[i] = ops[i];
    count += audit_end(core, audit, all + count);
    core_keep(core, pending, all, count);
}

/* The same members; ids of people get a name beside them, as far as they are known. */
static void write_entry(const struct nika_server_core *core, struct nika_json entry, struct nika_writer *writer)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(entry);
    nika_write_open(writer, '{');
    while (nika_json_next(&walk, &value)) {
        char key[32], id[NIKA_TABLE_ID_MAX];
        size_t size;
        uint64_t who;
        const struct person *person = NULL;
        if (!nika_json_string(walk.key, key, sizeof key, &size))
            continue;
        const bool by = strcmp(key, "by") == 0;
        if ((by || strcmp(key, "who") == 0) && nika_json_string(value, id, sizeof id, &size) &&
            core_id_read(id, size, &who))
            person = hash_map_get(&core->people, who);
        nika_write_key(writer, key);
        if (by && person)
            nika_write_word(writer, person->name);
        else
            nika_write_json(writer, value);
        if (!by && person) {
            nika_write_key(writer, "name");
            nika_write_word(writer, person->name);
        }
    }
    nika_write_close(writer, '}');
}

static void loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct nika_loaded *rows = event->loaded;
    const unsigned end = rows->count < AUDIT_EACH ? rows->count : AUDIT_EACH;
    const size_t room = (size_t)AUDIT_EACH * (sizeof((struct audit *)NULL)->value + (size_t)PERSON_NAME_MAX * 7);
    if (!rows->readable) {
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    struct page page;
    page_begin(&page, "entries", room);
    for (unsigned i = 0; i < end; i++) {
        struct nika_json entry;
        size_t at;
        if (nika_json_check(rows->items[i].bytes, rows->items[i].size, &entry, &at) == NIKA_JSON_FINE)
            write_entry(core, entry, &page.writer);
    }
    page_respond(core, pending->connection, &page, rows->count > end);
}

void audit_list(struct nika_server_core *core, const struct host_request *request)
{
    char after[NUMBER_MAX];
    uint32_t from;
    if (!hosts_read_from(core, request->event, &from))
        return;
    const uint64_t next = core->hosts->audit_next;
    number_key(from < next ? next - from : 1, after); /* numbers begin with 1, so nothing is below that */
    struct pending *pending = core_expect(core, loaded);
    pending->connection = request->event->connection;
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_AUDIT,
                                          .key = "",
                                          .after = after,
                                          .number = AUDIT_EACH + 1});
}
