/*
 * export.c: everything that the server holds about one person, as one JSON document: what a host hands to somebody who
 * asks for it. It has what is hers and nothing of anybody else: no other names, no chat but her own, and of a running
 * game neither the deal nor the moves.
 *
 * Reports, results of deals of the day, games and their logs are read one after the other; what was read is in the
 * document before the next is asked for. The document is bounded; if it is too small for everything, it says so ("complete").
 */
#include <stdlib.h>
#include <string.h>

#include "days.h"
#include "hosts.h"
#include "server_core_table.h"

enum {
    DOCUMENT_FIRST = 1 << 17,
    DOCUMENT_MAX = 1 << 24, /* bytes */
    ITEM_MAX = 1 << 15,     /* the longest thing that is added at once */
    ROWS_EACH = 100,
    ALL_REPORTS = 2000
};

struct game {
    uint64_t table;
    unsigned seat;
};

struct exporting {
    nika_connection connection;
    uint64_t who;
    char id[NIKA_TABLE_ID_MAX];
    struct nika_text text;
    struct nika_writer writer;
    bool complete;
    char after[NIKA_KEY_MAX]; /* the last row's key; "" at first */
    struct game *games;       /* finished ones, whose logs are to be read */
    unsigned count, room, next;
};

/* Makes room for one more thing; false if the document is full. */
static bool has_room(struct exporting *exporting)
{
    struct nika_text *text = &exporting->text;
    if (text->room - text->size > ITEM_MAX)
        return true;
    if (text->room >= DOCUMENT_MAX) {
        exporting->complete = false;
        return false;
    }
    text->bytes = core_enlarge(text->bytes, 2 * text->room);
    text->room *= 2;
    return true;
}

/* The next step, which takes over what is being exported. */
static struct pending *next_step(struct nika_server_core *core, struct exporting *exporting,
                                 void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    struct pending *pending = core_expect(core, then);
    pending->more = exporting;
    return pending;
}

static void end(struct nika_server_core *core, struct exporting *exporting)
{
    struct nika_writer *writer = &exporting->writer;
    nika_write_close(writer, ']');
    nika_write_key(writer, "complete");
    nika_write_bool(writer, exporting->complete);
    nika_write_close(writer, '}');
    respond(core, exporting->connection, 200, &exporting->text, NULL);
    free(exporting->text.bytes);
    free(exporting->games);
    free(exporting);
}

static void give_up(struct nika_server_core *core, struct exporting *exporting)
{
    respond_error(core, exporting->connection, 503, "busy");
    free(exporting->text.bytes);
    free(exporting->games);
    free(exporting);
}

/*
 * What she said: in the logs of finished games, and at tables in memory.
 */

static void write_said(struct exporting *exporting, const char *table, struct nika_json text)
{
    if (!has_room(exporting))
        return;
    nika_write_open(&exporting->writer, '{');
    nika_write_key(&exporting->writer, "table");
    nika_write_word(&exporting->writer, table);
    nika_write_key(&exporting->writer, "text");
    nika_write_json(&exporting->writer, text);
    nika_write_close(&exporting->writer, '}');
}

static void load_log(struct nika_server_core *core, struct exporting *exporting);

/* A line of chat, if it is hers: by its "who", which older ones lack, or by her seat in the game. */
static void add_line(struct exporting *exporting, const struct game *game, const char *table, struct nika_json line)
{
    struct nika_json text;
    uint64_t who;
    unsigned seat;
    if (!nika_json_get(line, "say", &text))
        return;
    if (entry_read_id(line, "who", &who) ? who == exporting->who
                                         : entry_read_seat(line, "seat", NIKA_SEATS_MAX, &seat) && seat == game->seat)
        write_said(exporting, table, text);
}

static void log_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct exporting *exporting = pending->more;
    const struct game *game = &exporting->games[exporting->next++];
    const struct nika_loaded *loaded = event->loaded;
    char table[NIKA_TABLE_ID_MAX];
    pending->more = NULL;
    core_id_text(game->table, table);
    exporting->complete &= loaded->readable;
    for (unsigned i = 0; i < loaded->count; i++) {
        struct nika_json entry, talk, line;
        size_t at;
        if (nika_json_check(loaded->items[i].bytes, loaded->items[i].size, &entry, &at) != NIKA_JSON_FINE)
            continue;
        add_line(exporting, game, table, entry);
        if (entry_kind(entry) != ENTRY_OPEN || !nika_json_get(entry, "talk", &talk))
            continue;
        struct nika_json_walk walk = nika_json_walk(talk); /* what the log said before it was compacted */
        while (nika_json_next(&walk, &line))
            add_line(exporting, game, table, line);
    }
    load_log(core, exporting);
}

static void load_log(struct nika_server_core *core, struct exporting *exporting)
{
    char id[NIKA_TABLE_ID_MAX];
    if (exporting->next == exporting->count || !has_room(exporting)) {
        end(core, exporting);
        return;
    }
    const struct pending *pending = next_step(core, exporting, log_loaded);
    core_id_text(exporting->games[exporting->next].table, id);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}

/* At tables in memory that have not ended, her chat is as far back as everybody's. */
static void write_live_talk(const struct nika_server_core *core, struct exporting *exporting)
{
    size_t at = 0;
    for (struct table *table; (table = hash_map_next(&core->tables, &at));) {
        const struct seat *seat = table_seat_of(table, exporting->who);
        if (table->state != TABLE_OPEN && table->state != TABLE_RUNNING)
            continue;
        const unsigned number = seat ? table_seat_number(table, seat) : NIKA_WATCHER;
        const unsigned first = table->talk_count > TALK_KEPT ? table->talk_count - TALK_KEPT : 0;
        for (unsigned i = first; i < table->talk_count; i++) {
            const struct said *said = &table->talk[i % TALK_KEPT];
            char bytes[2 * TALK_MAX];
            struct nika_text text = nika_text(bytes, sizeof bytes);
            struct nika_writer writer = nika_writer(&text);
            if (said->who ? said->who != exporting->who : !seat || said->seat != number)
                continue;
            nika_write_word(&writer, said->text);
            write_said(exporting, table->id_text, (struct nika_json){bytes, text.size});
        }
    }
}

/*
 * Her games.
 */

/* A row without the names of the others. */
static void write_game(struct exporting *exporting, struct nika_json row)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(row);
    nika_write_open(&exporting->writer, '{');
    while (nika_json_next(&walk, &value)) {
        char key[16];
        size_t size;
        if (!nika_json_string(walk.key, key, sizeof key, &size) || strcmp(key, "names") == 0)
            continue;
        nika_write_key(&exporting->writer, key);
        nika_write_json(&exporting->writer, value);
    }
    nika_write_close(&exporting->writer, '}');
}

static void add_game(struct exporting *exporting, struct nika_json row)
{
    struct game game;
    struct nika_json state;
    if (!entry_read_id(row, "table", &game.table) || !entry_read_seat(row, "seat", NIKA_SEATS_MAX, &game.seat) ||
        !nika_json_get(row, "state", &state) || nika_json_is(state, "running"))
        return;
    if (exporting->count == exporting->room) {
        exporting->room = exporting->room ? 2 * exporting->room : 64;
        exporting->games = core_enlarge(exporting->games, exporting->room * sizeof game);
    }
    exporting->games[exporting->count++] = game;
}

static void load_games(struct nika_server_core *core, struct exporting *exporting);

static void games_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct exporting *exporting = pending->more;
    const struct nika_loaded *rows = event->loaded;
    pending->more = NULL;
    if (!rows->readable) {
        give_up(core, exporting);
        return;
    }
    for (unsigned i = 0; i < rows->count && has_room(exporting); i++) {
        struct nika_json row;
        size_t at;
        if (nika_json_check(rows->items[i].bytes, rows->items[i].size, &row, &at) != NIKA_JSON_FINE)
            continue;
        write_game(exporting, row);
        add_game(exporting, row);
    }
    if (rows->count == ROWS_EACH && has_room(exporting)) {
        nika_text_copy(exporting->after, sizeof exporting->after, rows->items[rows->count - 1].key);
        load_games(core, exporting);
        return;
    }
    nika_write_close(&exporting->writer, ']');
    nika_write_key(&exporting->writer, "talk");
    nika_write_open(&exporting->writer, '[');
    write_live_talk(core, exporting);
    load_log(core, exporting);
}

static void load_games(struct nika_server_core *core, struct exporting *exporting)
{
    const struct pending *pending = next_step(core, exporting, games_loaded);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_PLAYED,
                                          .key = exporting->id,
                                          .after = *exporting->after ? exporting->after : NULL,
                                          .number = ROWS_EACH});
}

/*
 * Her results of deals of the day.
 */

static void load_days(struct nika_server_core *core, struct exporting *exporting);

static void days_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct exporting *exporting = pending->more;
    const struct nika_loaded *rows = event->loaded;
    pending->more = NULL;
    if (!rows->readable) {
        give_up(core, exporting);
        return;
    }
    for (unsigned i = 0; i < rows->count && has_room(exporting); i++) {
        if (!days_copy(&rows->items[i], &exporting->writer))
            continue;
        nika_write_key(&exporting->writer, "date");
        nika_write_word(&exporting->writer, strrchr(rows->items[i].key, '/') + 1);
        nika_write_close(&exporting->writer, '}');
    }
    if (rows->count == ROWS_EACH && has_room(exporting)) {
        nika_text_copy(exporting->after, sizeof exporting->after, rows->items[rows->count - 1].key);
        load_days(core, exporting);
        return;
    }
    exporting->after[0] = '\0';
    nika_write_close(&exporting->writer, ']');
    nika_write_key(&exporting->writer, "games");
    nika_write_open(&exporting->writer, '[');
    load_games(core, exporting);
}

static void load_days(struct nika_server_core *core, struct exporting *exporting)
{
    const struct pending *pending = next_step(core, exporting, days_loaded);
    char key[NIKA_KEY_MAX];
    days_who_key(exporting->who, "", key);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_DAY,
                                          .key = key,
                                          .after = *exporting->after ? exporting->after : NULL,
                                          .number = ROWS_EACH});
}

/*
 * Reports by her, with her words; and about her, without whose they are.
 */

static bool concerns(struct nika_json report, const char *key, uint64_t who)
{
    struct nika_json person;
    uint64_t other;
    return nika_json_get(report, key, &person) && entry_read_id(person, "who", &other) && other == who;
}

static void write_report(struct exporting *exporting, struct nika_json report)
{
    static const char *const keys[] = {"date", "table", "text"};
    struct nika_json value;
    const bool by = concerns(report, "by", exporting->who), about = concerns(report, "about", exporting->who);
    if ((!by && !about) || !has_room(exporting))
        return;
    nika_write_open(&exporting->writer, '{');
    nika_write_key(&exporting->writer, "hers");
    nika_write_bool(&exporting->writer, by);
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (nika_json_get(report, keys[i], &value)) {
            nika_write_key(&exporting->writer, keys[i]);
            nika_write_json(&exporting->writer, value);
        }
    nika_write_close(&exporting->writer, '}');
}

static void reports_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct exporting *exporting = pending->more;
    pending->more = NULL;
    if (!event->loaded->readable) {
        give_up(core, exporting);
        return;
    }
    for (unsigned i = 0; i < event->loaded->count; i++) {
        struct nika_json report;
        size_t at;
        if (nika_json_check(event->loaded->items[i].bytes, event->loaded->items[i].size, &report, &at) ==
            NIKA_JSON_FINE)
            write_report(exporting, report);
    }
    nika_write_close(&exporting->writer, ']');
    nika_write_key(&exporting->writer, "days");
    nika_write_open(&exporting->writer, '[');
    load_days(core, exporting);
}

/*
 * What is in memory.
 */

static void write_sessions(const struct nika_server_core *core, const struct person *person, struct nika_writer *writer)
{
    nika_write_key(writer, "sessions");
    nika_write_open(writer, '[');
    for (const struct session *session = person->sessions; session; session = session->next) {
        nika_write_open(writer, '{');
        nika_write_key(writer, "date");
        nika_write_whole(writer, session->date);
        nika_write_key(writer, "idle");
        nika_write_whole(writer, sessions_today(core) - session->used);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

/* The open and running tables where she has a seat. */
static void write_tables(const struct nika_server_core *core, struct exporting *exporting)
{
    size_t at = 0;
    nika_write_key(&exporting->writer, "tables");
    nika_write_open(&exporting->writer, '[');
    for (struct table *table; (table = hash_map_next(&core->tables, &at));) {
        const struct seat *seat = table_seat_of(table, exporting->who);
        if (!seat || (table->state != TABLE_OPEN && table->state != TABLE_RUNNING) || !has_room(exporting))
            continue;
        nika_write_open(&exporting->writer, '{');
        nika_write_key(&exporting->writer, "table");
        nika_write_word(&exporting->writer, table->id_text);
        nika_write_key(&exporting->writer, "state");
        nika_write_word(&exporting->writer, table->state == TABLE_OPEN ? "open" : "running");
        nika_write_key(&exporting->writer, "seat");
        nika_write_whole(&exporting->writer, table_seat_number(table, seat));
        nika_write_close(&exporting->writer, '}');
    }
    nika_write_close(&exporting->writer, ']');
}

static void begin(const struct nika_server_core *core, const struct person *person, struct exporting *exporting)
{
    struct nika_writer *writer = &exporting->writer;
    nika_write_open(writer, '{');
    nika_write_key(writer, "date");
    nika_write_whole(writer, core->date);
    hosts_write_who("who", person->who, writer);
    nika_write_key(writer, "name");
    nika_write_word(writer, person->name);
    nika_write_key(writer, "account");
    nika_write_bool(writer, person->account != NULL);
    nika_write_key(writer, "host");
    nika_write_bool(writer, people_are_hosts(core, person));
    nika_write_key(writer, "banned");
    bans_write(bans_find(core, BAN_PERSON, person->who), writer);
    nika_write_key(writer, "muted");
    bans_write(bans_find(core, BAN_TALK, person->who), writer);
    write_sessions(core, person, writer);
    write_tables(core, exporting);
    nika_write_key(writer, "reports");
    nika_write_open(writer, '[');
}

static void noted(struct nika_server_core *core, struct pending *before, const struct nika_event *event)
{
    const struct person *person = hash_map_get(&core->people, before->who);
    if (!hosts_kept(core, before, event))
        return;
    if (!person) {
        respond_error(core, before->connection, 404, "no-such-person");
        return;
    }
    struct exporting *exporting = core_allocate(sizeof *exporting);
    exporting->connection = before->connection;
    exporting->who = before->who;
    exporting->complete = true;
    core_id_text(before->who, exporting->id);
    exporting->text = nika_text(core_allocate(DOCUMENT_FIRST), DOCUMENT_FIRST);
    exporting->writer = nika_writer(&exporting->text);
    begin(core, person, exporting);
    const struct pending *pending = next_step(core, exporting, reports_loaded);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_REPORT,
                                          .key = "",
                                          .number = ALL_REPORTS});
}

void export_person(struct nika_server_core *core, const struct host_request *request)
{
    const struct nika_json value = hosts_parameter(request->event->http->query, "who");
    struct audit audit;
    uint64_t who;
    if (!core_id_read(value.text, value.size, &who)) {
        respond_bad_value(core, request->event->connection, "who");
        return;
    }
    if (!hash_map_get(&core->people, who)) {
        respond_error(core, request->event->connection, 404, "no-such-person");
        return;
    }
    struct pending *pending = core_expect(core, noted);
    pending->connection = request->event->connection;
    pending->who = who;
    audit_begin(core, request, "export", &audit);
    hosts_write_who("who", who, &audit.writer);
    audit_keep(core, pending, &audit, NULL, 0);
}
