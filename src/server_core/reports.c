/*
 * reports.c: what players report to the hosts: a text, the table with its kept chat, and perhaps a seat. No cards, no
 * moves: a host learns nothing of a running game. Reports are stored before they are acknowledged, and bounded: the
 * oldest that a host is done with goes first, and if there is none, no more are taken.
 */
#include <stdlib.h>
#include <string.h>

#include "hosts.h"
#include "server_core_table.h"

enum {
    REPORTS_MAX = 1000,
    REPORTS_EACH = 20, /* per response */
    TEXT_LETTERS = 500,
    TEXT_MAX = 4 * TEXT_LETTERS + 1,
    NOTE_LETTERS = 200,
    DONE_ROOM = 2 * WHY_MAX + 64, /* bytes that a report leaves free for what a host notes */
    HOURLY_BURST = 5,
    PERIOD_OF_ONE = 12 * MINUTE
};

unsigned reports_open(const struct nika_server_core *core)
{
    unsigned count = 0;
    for (unsigned i = 0; i < core->hosts->report_count; i++)
        count += !core->hosts->reports[i].done;
    return count;
}

static struct report *find(const struct hosts *hosts, uint64_t number)
{
    for (unsigned i = 0; i < hosts->report_count; i++)
        if (hosts->reports[i].number == number)
            return &hosts->reports[i];
    return NULL;
}

static void remember(struct hosts *hosts, uint64_t number, bool done)
{
    if (!hosts->reports)
        hosts->reports = core_allocate(REPORTS_MAX * sizeof *hosts->reports);
    if (hosts->report_count < REPORTS_MAX)
        hosts->reports[hosts->report_count++] = (struct report){number, done};
    if (number >= hosts->report_next)
        hosts->report_next = number + 1;
}

void reports_row(struct nika_server_core *core, const struct nika_event *event)
{
    struct nika_json row, done;
    uint64_t number;
    size_t at;
    if (!core_id_read(event->key, strlen(event->key), &number) ||
        nika_json_check(event->bytes, event->size, &row, &at) != NIKA_JSON_FINE || !nika_json_get(row, "done", &done)) {
        core_log(core, "bad-row", 0, NULL);
        return;
    }
    remember(core->hosts, number, nika_json_kind(done) == '{');
}

/*
 * Players report.
 */

struct reporting {
    uint64_t number;
    uint64_t dropped; /* or 0 */
};

static void forget(struct hosts *hosts, uint64_t number)
{
    struct report *report = find(hosts, number);
    if (report)
        memmove(report, report + 1, (size_t)(hosts->reports + --hosts->report_count - report) * sizeof *report);
}

static void kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct reporting *reporting = pending->more;
    const bool fine = event->kept == NIKA_KEPT;
    if (fine && reporting->dropped)
        forget(core->hosts, reporting->dropped);
    if (fine)
        remember(core->hosts, reporting->number, false);
    if (!core_connection(core, pending->connection))
        return;
    if (fine)
        reply_fine(core, pending->connection, pending->id);
    else
        reply_error(core, pending->connection, pending->id, "not-kept");
}

static void write_person(const char *key, uint64_t who, const char *name, struct nika_writer *writer)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '{');
    entry_write_id(who, "who", writer);
    nika_write_key(writer, "name");
    nika_write_word(writer, name);
    nika_write_close(writer, '}');
}

static void write_about(const struct table *table, int seat, struct nika_writer *writer)
{
    nika_write_key(writer, "about");
    if (seat < 0) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '{');
    nika_write_key(writer, "seat");
    nika_write_whole(writer, seat);
    entry_write_id(table->seats[seat].who, "who", writer);
    nika_write_key(writer, "name");
    nika_write_word(writer, table->seats[seat].name);
    nika_write_close(writer, '}');
}

static void write_line(const struct said *said, struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    show_seat_or_null(writer, "seat", said->seat, said->seat != NIKA_WATCHER);
    if (said->who)
        entry_write_id(said->who, "who", writer);
    nika_write_key(writer, "name");
    nika_write_word(writer, said->name);
    nika_write_key(writer, "text");
    nika_write_word(writer, said->text);
    nika_write_close(writer, '}');
}

/* The last lines of the table's chat, as many as fit. */
static void write_talk(const struct table *table, struct nika_writer *writer)
{
    const unsigned kept_count = table->talk_count < TALK_KEPT ? table->talk_count : TALK_KEPT;
    const size_t room = NIKA_VALUE_MAX - writer->text->size - DONE_ROOM;
    unsigned first = table->talk_count;
    size_t size = 0;
    for (unsigned i = 1; i <= kept_count; i++) {
        char line[2 * TALK_MAX + 2 * PERSON_NAME_MAX + 64];
        struct nika_text text = nika_text(line, sizeof line);
        struct nika_writer one = nika_writer(&text);
        write_line(&table->talk[(table->talk_count - i) % TALK_KEPT], &one);
        size += text.size + 1;
        if (size > room)
            break;
        first = table->talk_count - i;
    }
    nika_write_key(writer, "talk");
    nika_write_open(writer, '[');
    for (unsigned i = first; i < table->talk_count; i++)
        write_line(&table->talk[i % TALK_KEPT], writer);
    nika_write_close(writer, ']');
}

/* The report that makes room for another; 0 if there is room already, or if none can go (then *full). */
static uint64_t oldest_done(const struct hosts *hosts, bool *full)
{
    *full = hosts->report_count >= REPORTS_MAX;
    for (unsigned i = 0; *full && i < hosts->report_count; i++)
        if (hosts->reports[i].done) {
            *full = false;
            return hosts->reports[i].number;
        }
    return 0;
}

static void keep(struct nika_server_core *core, const struct table *table, const struct request *request,
                 const char *said, int seat, uint64_t dropped)
{
    char value[NIKA_VALUE_MAX], key[NUMBER_MAX], old[NUMBER_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    struct nika_writer writer = nika_writer(&text);
    const struct person *person = request->connection->person;
    struct reporting *reporting = core_allocate(sizeof *reporting);
    struct nika_op ops[2];
    *reporting = (struct reporting){core->hosts->report_next++, dropped};
    number_key(reporting->number, key);
    number_key(dropped, old);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "date");
    nika_write_whole(&writer, core->date);
    nika_write_key(&writer, "table");
    nika_write_word(&writer, table->id_text);
    write_person("by", person->who, person->name, &writer);
    write_about(table, seat, &writer);
    nika_write_key(&writer, "text");
    nika_write_word(&writer, said);
    write_talk(table, &writer);
    nika_write_key(&writer, "done");
    nika_write_null(&writer);
    nika_write_close(&writer, '}');
    struct pending *pending = core_expect(core, kept);
    pending->connection = request->connection->id;
    memcpy(pending->id, request->id, sizeof pending->id);
    pending->more = reporting;
    ops[0] =
        (struct nika_op){.kind = NIKA_OP_PUT, .row = NIKA_ROW_REPORT, .key = key, .value = value, .size = text.size};
    ops[1] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_REPORT, .key = old};
    core_keep(core, pending, ops, dropped ? 2 : 1);
}

/* Whether the person has something to do with the table: a seat, or she has entered it. */
static bool is_there(struct table *table, const struct connection *connection)
{
    if (table_seat_of(table, connection->person->who))
        return true;
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].connection->person == connection->person)
            return true;
    return false;
}

void reports_request(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct connection *connection = request->connection;
    struct nika_json value;
    char said[NIKA_MESSAGE_MAX], clean_bytes[TEXT_MAX];
    struct nika_text clean = nika_text(clean_bytes, sizeof clean_bytes);
    size_t size;
    unsigned seat = 0;
    bool full;
    const bool names_seat = nika_json_get(request->body, "seat", &value) && nika_json_kind(value) != 'n';
    if (!nika_json_get(request->body, "text", &value) || !nika_json_string(value, said, sizeof said, &size) ||
        !names_clean(said, size, TEXT_LETTERS, &clean)) {
        reply_bad_value(core, connection->id, request->id, "text");
        return;
    }
    if (names_seat && (!entry_read_seat(request->body, "seat", table->setup.players, &seat) ||
                       table->seats[seat].kind != SEAT_PERSON)) {
        reply_error(core, connection->id, request->id, "no-such-seat");
        return;
    }
    if (!is_there(table, connection)) {
        reply_error(core, connection->id, request->id, "not-allowed");
        return;
    }
    const uint64_t dropped = oldest_done(core->hosts, &full);
    if (full) {
        reply_error(core, connection->id, request->id, "too-many");
        return;
    }
    const int64_t wait =
        core->settings.no_rates ? 0 : rate_wait(&connection->person->reports, core->now, PERIOD_OF_ONE, HOURLY_BURST);
    if (wait) {
        core->figures.slow_downs++;
        reply_slow_down(core, connection->id, request->id, wait);
        return;
    }
    keep(core, table, request, clean_bytes, names_seat ? (int)seat : -1, dropped);
}

/*
 * Hosts read them.
 */

/* The members of a report, behind its id. */
static void write_report(const struct nika_loaded_item *item, struct nika_writer *writer)
{
    struct nika_json row, value;
    struct nika_json_walk walk;
    size_t at;
    if (nika_json_check(item->bytes, item->size, &row, &at) != NIKA_JSON_FINE)
        return;
    nika_write_open(writer, '{');
    nika_write_key(writer, "id");
    nika_write_word(writer, item->key);
    for (walk = nika_json_walk(row); nika_json_next(&walk, &value);) {
        char key[16];
        size_t size;
        if (!nika_json_string(walk.key, key, sizeof key, &size))
            continue;
        nika_write_key(writer, key);
        nika_write_json(writer, value);
    }
    nika_write_close(writer, '}');
}

static void loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct nika_loaded *rows = event->loaded;
    const uint64_t from = pending->who, end = from + REPORTS_EACH;
    enum { ROOM = REPORTS_EACH * (NIKA_VALUE_MAX + 64) };
    if (!rows->readable) {
        respond_error(core, pending->connection, 503, "busy");
        return;
    }
    struct page page;
    page_begin(&page, "reports", ROOM);
    for (uint64_t i = from; i < rows->count && i < end; i++)
        write_report(&rows->items[i], &page.writer);
    page_respond(core, pending->connection, &page, rows->count > end);
}

void reports_list(struct nika_server_core *core, const struct host_request *request)
{
    uint32_t from;
    if (!hosts_read_from(core, request->event, &from))
        return;
    struct pending *pending = core_expect(core, loaded);
    pending->connection = request->event->connection;
    pending->who = from < REPORTS_MAX ? from : REPORTS_MAX;
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_REPORT,
                                          .key = "",
                                          .number = (uint32_t)pending->who + REPORTS_EACH + 1});
}

/*
 * A host is done with one.
 */

struct marking {
    uint64_t by, number;
    char note[WHY_MAX];
};

static void marked(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct marking *marking = pending->more;
    struct report *report = find(core->hosts, marking->number);
    core->hosts->marking = false;
    if (!hosts_kept(core, pending, event))
        return;
    if (report)
        report->done = true;
    hosts_respond_done(core, pending->connection);
}

/* The same report with other words under "done". */
static bool write_done(const struct nika_server_core *core, const struct nika_loaded_item *item,
                       const struct marking *marking, struct nika_text *text)
{
    struct nika_json row, value;
    struct nika_json_walk walk;
    size_t at;
    const struct person *person = hash_map_get(&core->people, marking->by);
    struct nika_writer writer = nika_writer(text);
    if (nika_json_check(item->bytes, item->size, &row, &at) != NIKA_JSON_FINE)
        return false;
    nika_write_open(&writer, '{');
    for (walk = nika_json_walk(row); nika_json_next(&walk, &value);) {
        char key[16];
        size_t size;
        if (!nika_json_string(walk.key, key, sizeof key, &size) || strcmp(key, "done") == 0)
            continue;
        nika_write_key(&writer, key);
        nika_write_json(&writer, value);
    }
    nika_write_key(&writer, "done");
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "date");
    nika_write_whole(&writer, core->date);
    nika_write_key(&writer, "by");
    nika_write_word(&writer, person ? person->name : "console");
    if (person)
        entry_write_id(person->who, "who", &writer);
    nika_write_key(&writer, "note");
    nika_write_word(&writer, marking->note);
    nika_write_close(&writer, '}');
    nika_write_close(&writer, '}');
    return !text->cut;
}

static void found(struct nika_server_core *core, struct pending *before, const struct nika_event *event)
{
    const struct marking *marking = before->more;
    const struct nika_loaded *rows = event->loaded;
    char key[NUMBER_MAX], value[NIKA_VALUE_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    struct audit audit;
    number_key(marking->number, key);
    if (!rows->readable || !rows->count || strcmp(rows->items[0].key, key) != 0 ||
        !write_done(core, &rows->items[0], marking, &text)) {
        core->hosts->marking = false;
        respond_error(core, before->connection, rows->readable ? 404 : 503, rows->readable ? "no-such-report" : "busy");
        return;
    }
    struct pending *pending = core_expect(core, marked);
    const struct host_request request = {.by = marking->by};
    pending->connection = before->connection;
    pending->more = before->more;
    before->more = NULL;
    audit_begin(core, &request, "report", &audit);
    nika_write_key(&audit.writer, "report");
    nika_write_word(&audit.writer, key);
    nika_write_key(&audit.writer, "note");
    nika_write_word(&audit.writer, marking->note);
    audit_keep(
        core, pending, &audit,
        &(struct nika_op){.kind = NIKA_OP_PUT, .row = NIKA_ROW_REPORT, .key = key, .value = value, .size = text.size},
        1);
}

void reports_done(struct nika_server_core *core, const struct host_request *request, const char *id)
{
    struct marking marking = {.by = request->by};
    struct nika_text note = nika_text(marking.note, sizeof marking.note);
    const nika_connection connection = request->event->connection;
    if (!hosts_read_text(core, request, "note", NOTE_LETTERS, &note))
        return;
    if (!core_id_read(id, strlen(id), &marking.number) || !find(core->hosts, marking.number)) {
        respond_error(core, connection, 404, "no-such-report");
        return;
    }
    if (core->hosts->marking) {
        respond_error(core, connection, 503, "busy");
        return;
    }
    core->hosts->marking = true;
    struct pending *pending = core_expect(core, found);
    pending->connection = connection;
    pending->more = core_allocate(sizeof marking);
    memcpy(pending->more, &marking, sizeof marking);
    core_emit(core,
              &(struct nika_effect){
                  .kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .row = NIKA_ROW_REPORT, .key = id, .number = 1});
}
