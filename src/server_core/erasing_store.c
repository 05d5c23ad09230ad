/*
 * erasing_store.c: erasing a person from what is stored (erasing.c says when): rows of running games, reports, results of
 * deals of the day, and the logs of finished games with their rows. Each is one step, which ends with erasing_go_on.
 */
#include <stdlib.h>
#include <string.h>

#include "days.h"
#include "hosts.h"
#include "server_core_table.h"

enum {
    PAUSE = 10, /* milliseconds between one game and the next */
    ALL_REPORTS = 2000
};

/*
 * Rows of games.
 */

static void rows_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct table *table = table_there(core, pending->table);
    if (erasing_kept(core, event) && table)
        table->renamed = true;
    if (event->kept == NIKA_KEPT)
        erasing_go_on(core, 0);
}

/* Writes rows of a game: hers go, the others get the other name. The log must be there, in this state. */
static void keep_rows(struct nika_server_core *core, const struct table *table, const char *word, struct nika_op state,
                      const struct pending *pending)
{
    struct records_room *room = core_allocate(sizeof *room);
    struct nika_op ops[1 + NIKA_SEATS_MAX];
    const unsigned count = records_rows(table, table->started_date, word, room, ops + 1);
    ops[0] = state;
    ops[0].kind = NIKA_OP_STATE;
    ops[0].table = table->id_text;
    ops[0].epoch = core->epoch;
    for (unsigned i = 1; i <= count; i++) {
        uint64_t who;
        if (core_id_read(ops[i].key, NIKA_TABLE_ID_MAX - 1, &who) && erasing_is(core, who))
            ops[i] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_PLAYED, .key = ops[i].key};
    }
    core_keep(core, pending, ops, 1 + count);
    free(room);
}

/* Rows of a running game that still have her name; false if there is none. */
bool erasing_running(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct table *table; (table = hash_map_next(&core->tables, &at));)
        if (table->state == TABLE_RUNNING && !table->renamed && !table->closing && erasing_seat(core, table)) {
            struct pending *pending = erasing_expect(core, rows_kept);
            pending->table = table->id;
            keep_rows(core, table, "running", (struct nika_op){.state = NIKA_LOG_LIVE}, pending);
            return true;
        }
    return false;
}

/*
 * Reports.
 */

static bool is_hers(const struct nika_server_core *core, struct nika_json object)
{
    uint64_t who;
    return nika_json_kind(object) == '{' && entry_read_id(object, "who", &who) && erasing_is(core, who);
}

static bool read_key(const struct nika_json_walk *walk, char *key, size_t room)
{
    size_t size;
    return nika_json_string(walk->key, key, room, &size);
}

/* A copy of an object, in which one member is the other name. */
static void write_renamed(struct nika_json object, const char *which, struct nika_writer *writer)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(object);
    char key[16];
    nika_write_open(writer, '{');
    while (nika_json_next(&walk, &value)) {
        if (!read_key(&walk, key, sizeof key))
            continue;
        nika_write_key(writer, key);
        if (strcmp(key, which) == 0)
            nika_write_word(writer, erasing_name_given);
        else
            nika_write_json(writer, value);
    }
    nika_write_close(writer, '}');
}

/* A list of objects: hers are renamed, or left out. Whether there were any. */
static bool write_list(const struct nika_server_core *core, struct nika_json list, bool without,
                       struct nika_writer *writer)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(list);
    bool any = false;
    nika_write_open(writer, '[');
    while (nika_json_next(&walk, &value)) {
        const bool hers = is_hers(core, value);
        any |= hers;
        if (hers && !without)
            write_renamed(value, "name", writer);
        else if (!hers)
            nika_write_json(writer, value);
    }
    nika_write_close(writer, ']');
    return any;
}

/* A report without her. Whether it differs. */
static bool write_report(const struct nika_server_core *core, struct nika_json report, struct nika_writer *writer)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(report);
    char key[16];
    bool changed = false;
    nika_write_open(writer, '{');
    while (nika_json_next(&walk, &value)) {
        if (!read_key(&walk, key, sizeof key))
            continue;
        nika_write_key(writer, key);
        if (strcmp(key, "talk") == 0)
            changed |= write_list(core, value, true, writer);
        else if (is_hers(core, value)) {
            write_renamed(value, strcmp(key, "done") == 0 ? "by" : "name", writer);
            changed = true;
        } else
            nika_write_json(writer, value);
    }
    nika_write_close(writer, '}');
    return changed;
}

static void reports_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)pending;
    core->hosts->marking = false;
    if (!erasing_kept(core, event))
        return;
    core->hosts->erasing->reports = true;
    erasing_go_on(core, 0);
}

static void reports_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct nika_loaded *rows = event->loaded;
    (void)pending;
    if (!rows->readable) {
        core->hosts->marking = false;
        erasing_go_on(core, RETRY_AFTER);
        return;
    }
    struct nika_op *ops = core_allocate((rows->count + 1) * sizeof *ops);
    char *values = core_allocate((size_t)(rows->count + 1) * NIKA_VALUE_MAX);
    unsigned count = 0;
    for (unsigned i = 0; i < rows->count; i++) {
        const struct nika_loaded_item *item = &rows->items[i];
        struct nika_text text = nika_text(values + (size_t)count * NIKA_VALUE_MAX, NIKA_VALUE_MAX);
        struct nika_writer writer = nika_writer(&text);
        struct nika_json report;
        size_t at;
        if (nika_json_check(item->bytes, item->size, &report, &at) != NIKA_JSON_FINE ||
            !write_report(core, report, &writer) || text.cut)
            continue;
        ops[count++] = (struct nika_op){
            .kind = NIKA_OP_PUT, .row = NIKA_ROW_REPORT, .key = item->key, .value = text.bytes, .size = text.size};
    }
    if (count)
        core_keep(core, erasing_expect(core, reports_kept), ops, count);
    else
        reports_kept(core, NULL, &(struct nika_event){.kept = NIKA_KEPT});
    free(values);
    free(ops);
}

void erasing_reports(struct nika_server_core *core)
{
    if (core->hosts->marking) {
        erasing_go_on(core, RETRY_AFTER);
        return;
    }
    core->hosts->marking = true; /* nobody else writes them meanwhile */
    const struct pending *pending = erasing_expect(core, reports_loaded);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_REPORT,
                                          .key = "",
                                          .number = ALL_REPORTS});
}

/*
 * Results of deals of the day: of one person after the other, in the order of a map that does not change meanwhile, or all
 * begins anew.
 */

static void days_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)pending;
    if (erasing_kept(core, event))
        erasing_go_on(core, 0);
}

static struct pending *expect_days_kept(struct nika_server_core *core)
{
    return erasing_expect(core, days_kept);
}

static void load_days(struct nika_server_core *core, unsigned number);

static void days_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (!event->loaded->readable)
        erasing_go_on(core, RETRY_AFTER);
    else if (!days_remove(core, event->loaded, core->now, expect_days_kept))
        load_days(core, (unsigned)pending->who + 1);
}

/* Those of person number so many. */
static void load_days(struct nika_server_core *core, unsigned number)
{
    const struct ban *ban = NULL;
    size_t at = 0;
    for (unsigned i = 0; i <= number; i++)
        ban = hash_map_next(&core->hosts->bans[BAN_ERASED], &at);
    if (!ban) {
        core->hosts->erasing->days = true;
        erasing_go_on(core, 0);
        return;
    }
    struct pending *pending = erasing_expect(core, days_loaded);
    pending->who = number;
    days_load(core, pending, ban->who, 0);
}

void erasing_days(struct nika_server_core *core)
{
    load_days(core, 0);
}

/*
 * Finished games.
 */

/* This game is done. */
static void game_done(struct nika_server_core *core)
{
    core->hosts->erasing->at++;
    erasing_go_on(core, PAUSE);
}

struct rewriting_log {
    const struct nika_server_core *core;
    uint64_t seats[NIKA_SEATS_MAX]; /* who sits there */
};

/* Whose entry it is; 0 if nobody's. Chat of before its entries had a "who" is that of the seat. */
static uint64_t whose(struct rewriting_log *log, enum entry_kind kind, struct nika_json entry)
{
    uint64_t who = 0;
    unsigned seat;
    if (entry_read_id(entry, kind == ENTRY_OPEN ? "host" : "who", &who)) {
        if (kind == ENTRY_SIT && entry_read_seat(entry, "sit", NIKA_SEATS_MAX, &seat))
            log->seats[seat] = who;
        return who;
    }
    return kind == ENTRY_SAY && entry_read_seat(entry, "seat", NIKA_SEATS_MAX, &seat) ? log->seats[seat] : 0;
}

/* Whether something in a list of an entry is hers. */
static bool list_mentions(const struct nika_server_core *core, struct nika_json entry, const char *key)
{
    struct nika_json list, value;
    if (!nika_json_get(entry, key, &list) || nika_json_kind(list) != '[')
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value))
        if (is_hers(core, value))
            return true;
    return false;
}

/* What becomes of an entry; `changed` may be NULL if only that is to be known. */
static enum rewriting rewrite_entry(void *context, enum entry_kind kind, struct nika_json entry, struct draft *changed)
{
    struct rewriting_log *log = context;
    if (kind != ENTRY_OPEN && kind != ENTRY_SIT && kind != ENTRY_SAY)
        return REWRITING_KEEPS;
    const bool hers = erasing_is(log->core, whose(log, kind, entry));
    if (kind == ENTRY_SAY)
        return hers ? REWRITING_DROPS : REWRITING_KEEPS;
    if (!hers &&
        !(kind == ENTRY_OPEN && (list_mentions(log->core, entry, "seats") || list_mentions(log->core, entry, "talk"))))
        return REWRITING_KEEPS;
    if (!changed)
        return REWRITING_CHANGES;
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(entry);
    char key[16];
    entry_begin(changed, kind == ENTRY_OPEN ? "open" : "sit");
    nika_json_next(&walk, &value);
    nika_write_json(&changed->writer, value);
    while (nika_json_next(&walk, &value)) {
        if (!read_key(&walk, key, sizeof key) || strcmp(key, "at") == 0)
            continue;
        nika_write_key(&changed->writer, key);
        if (hers && strcmp(key, "name") == 0)
            nika_write_word(&changed->writer, erasing_name_given);
        else if (strcmp(key, "seats") == 0 || strcmp(key, "talk") == 0)
            write_list(log->core, value, *key == 't', &changed->writer);
        else
            nika_write_json(&changed->writer, value);
    }
    return REWRITING_CHANGES;
}

static void rewritten(struct nika_server_core *core, void *context, enum rewritten how)
{
    (void)context;
    if (how == REWRITTEN_LATER)
        erasing_go_on(core, RETRY_AFTER);
    else
        game_done(core);
}

static void game_rows_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (event->kept == NIKA_KEPT_CONFLICT) { /* it was removed meanwhile */
        game_done(core);
        return;
    }
    if (!erasing_kept(core, event))
        return;
    struct rewriting_log *log = core_allocate(sizeof *log);
    log->core = core;
    log_rewrite(core, pending->table, &(struct rewriter){rewrite_entry, rewritten, log});
}

/* Whether a log has anything about somebody who is to be erased. */
static bool mentions(const struct nika_server_core *core, const struct nika_loaded *log)
{
    struct rewriting_log reading = {.core = core};
    for (unsigned i = 0; i < log->count; i++) {
        struct nika_json entry;
        size_t at;
        if (nika_json_check(log->items[i].bytes, log->items[i].size, &entry, &at) == NIKA_JSON_FINE &&
            rewrite_entry(&reading, entry_kind(entry), entry, NULL) != REWRITING_KEEPS)
            return true;
    }
    return false;
}

static void game_loaded(struct nika_server_core *core, struct pending *before, const struct nika_event *event)
{
    const struct nika_loaded *log = event->loaded;
    struct table *table = hash_map_get(&core->tables, before->table);
    const bool there = table != NULL;
    if (!log->readable || (table && table->state != TABLE_DAMAGED && (table->state != TABLE_OVER || !table->booked))) {
        erasing_go_on(core, RETRY_AFTER);
        return;
    }
    if (!log->found || log->state != NIKA_LOG_OVER || !mentions(core, log)) {
        game_done(core);
        return;
    }
    if (!there)
        table = loads_make(core, before->table, log);
    if (table->state == TABLE_DAMAGED)
        game_done(core);
    else {
        struct pending *pending = erasing_expect(core, game_rows_kept);
        pending->table = before->table;
        keep_rows(core, table, table->state == TABLE_OVER ? "over" : "closed",
                  (struct nika_op){.state = NIKA_LOG_OVER, .date = log->ended}, pending);
    }
    if (!there)
        table_free(core, table);
}

void erasing_game(struct nika_server_core *core)
{
    const struct erasing *erasing = core->hosts->erasing;
    char id[NIKA_TABLE_ID_MAX];
    struct pending *pending = erasing_expect(core, game_loaded);
    pending->table = erasing->games[erasing->at].table;
    core_id_text(pending->table, id);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}
