/*
 * retention.c: how long finished games and their talk stay in the store, and results of the deal of the day. Once an
 * hour, or when the host wants it, the oldest are looked up and dealt with one at a time, with a pause after each, so that
 * nobody's move waits for it.
 *
 * A game that is too old is read from its log and its record goes into the archive, if there is one; only then is the
 * log removed, with the rows of those who played. The unit that removes it begins with an append at the log's end: if
 * anything was added meanwhile it conflicts, and the game is left for the next time. The talk of a game that is not yet
 * so old is removed from its log (log_rewriting.c); how far that has come stands in a row of meta.
 *
 * Days are those of the calendar, since that is what people are told; but a clock that is wrong for a while must not
 * remove everything. So nothing goes before the server itself has been running for a day since.
 */
#include <stdlib.h>
#include <string.h>

#include "days.h"
#include "server_core_table.h"

enum {
    FIRST_AFTER = MINUTE, /* after the start */
    EACH = HOUR,
    PAUSE = 50, /* between one game and the next */
    BATCH = 32  /* looked up at once */
};

static const char talk_key[] = "talk-removed"; /* in meta: games that ended before this date have none any more */

struct retention {
    int64_t next_at; /* when the next step is due; INT64_MAX: something is under way */
    bool days;       /* results of deals of the day are done */
    bool talk;       /* which of both it is about: games, then talk */
    int64_t talk_from;
    int64_t games_from; /* older ones can't go now: somebody looks at them, or their clocks were wrong */
    struct old {
        uint64_t table;
        int64_t ended;
    } old[BATCH];
    unsigned count, at;
    bool moved;  /* something of this batch was dealt with */
    bool wanted; /* by the host, while it was running */
};

void retention_begin(struct nika_server_core *core)
{
    core->retention = core_allocate(sizeof *core->retention);
    core->retention->next_at = INT64_MAX;
}

void retention_end(struct nika_server_core *core)
{
    free(core->retention);
}

void retention_ready(struct nika_server_core *core)
{
    core->retention->next_at = core->now + FIRST_AFTER;
}

void retention_row(struct nika_server_core *core, const char *key, const char *bytes, size_t size)
{
    int64_t date;
    if (strcmp(key, talk_key) == 0 && nika_json_whole((struct nika_json){bytes, size}, 0, INT64_MAX / 2, &date))
        core->retention->talk_from = date;
}

bool retention_is_running(const struct nika_server_core *core)
{
    return core->retention->next_at == INT64_MAX || core->retention->count;
}

void retention_run(struct nika_server_core *core)
{
    struct retention *retention = core->retention;
    if (retention_is_running(core))
        retention->wanted = true;
    else
        retention->next_at = core->now;
}

int64_t retention_next(const struct nika_server_core *core)
{
    return core->closing ? INT64_MAX : core->retention->next_at;
}

/*
 * From one to the next.
 */

static void rest(struct nika_server_core *core, int64_t time)
{
    struct retention *retention = core->retention;
    *retention =
        (struct retention){.next_at = core->now + (retention->wanted ? 0 : time), .talk_from = retention->talk_from};
}

/* The one that was dealt with, or could not be. */
static void go_on(struct nika_server_core *core, bool moved)
{
    struct retention *retention = core->retention;
    retention->at++;
    retention->moved |= moved;
    retention->next_at = core->now + PAUSE;
}

static void ignored(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)core;
    (void)pending;
    (void)event;
}

/*
 * Games.
 */

/* A game whose record is being kept, with what its removal takes. */
struct leaving {
    uint32_t entries;
    unsigned rows;
    char keys[NIKA_SEATS_MAX][NIKA_KEY_MAX];
};

static void removed(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)pending;
    log_changed(core);
    core->figures.games_removed += event->kept == NIKA_KEPT;
    if (event->kept == NIKA_KEPT_NOTHING || event->kept == NIKA_KEPT_BROKEN)
        rest(core, MINUTE);
    else
        go_on(core, event->kept == NIKA_KEPT);
}

static void remove_game(struct nika_server_core *core, uint64_t table, const struct leaving *leaving)
{
    struct nika_op ops[2 + NIKA_SEATS_MAX];
    char id[NIKA_TABLE_ID_MAX];
    core_id_text(table, id);
    ops[0] = (struct nika_op){.kind = NIKA_OP_APPEND,
                              .table = id,
                              .number = leaving->entries,
                              .epoch = core->epoch,
                              .value = "{}",
                              .size = 2};
    ops[1] = (struct nika_op){.kind = NIKA_OP_FORGET, .table = id, .epoch = core->epoch};
    for (unsigned i = 0; i < leaving->rows; i++)
        ops[2 + i] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_PLAYED, .key = leaving->keys[i]};
    core_keep(core, core_expect(core, removed), ops, 2 + leaving->rows);
}

static void archived(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (event->kept == NIKA_KEPT) {
        core->figures.games_archived++;
        remove_game(core, pending->table, pending->more);
        return;
    }
    core_log(core, "not-archived", 0, NULL);
    rest(core, MINUTE);
}

/* The record of a table, and then its removal. */
static void part_with(struct nika_server_core *core, struct table *table, int64_t ended)
{
    struct records_room *room = core_allocate(sizeof *room);
    struct leaving *leaving = core_allocate(sizeof *leaving);
    struct nika_op ops[NIKA_SEATS_MAX];
    leaving->entries = table->entries;
    leaving->rows = records_rows(table, table->started_date, "over", room, ops);
    memcpy(leaving->keys, room->keys, sizeof leaving->keys);
    free(room);
    /* A game that was closed has no record: its deal stays hidden. */
    if (table->state == TABLE_CLOSED || !core->settings.archives || NIKA_FAULT_IS(NOT_ARCHIVED)) {
        remove_game(core, table->id, leaving);
        free(leaving);
        return;
    }
    const struct nika_text record = records_text(core, table);
    struct pending *pending = core_expect(core, archived);
    pending->table = table->id;
    pending->more = leaving;
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_ARCHIVE,
                                          .ticket = pending->ticket,
                                          .from = ended,
                                          .bytes = record.bytes,
                                          .size = record.size});
    free(record.bytes);
}

static void loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct nika_loaded *log = event->loaded;
    if (!log->readable) {
        rest(core, MINUTE);
        return;
    }
    if (!log->found || log->state != NIKA_LOG_OVER || table_there(core, pending->table) ||
        log_is_stale(core, pending->table, pending->ticket)) {
        go_on(core, false);
        return;
    }
    struct table *table = loads_make(core, pending->table, log);
    if (table->state == TABLE_DAMAGED) { /* it stays, and is no longer asked for */
        table->booked = false;
        go_on(core, true);
        table_settle(core, table);
        return;
    }
    const bool young = core->now < table->changed_at + DAY; /* since the last act */
    if (young)
        go_on(core, false);
    else
        part_with(core, table, log->ended);
    table_free(core, table);
}

/*
 * Talk.
 */

/* The first entry of a log that was compacted, without what was said before that. */
static void write_silent(struct nika_json entry, struct draft *changed)
{
    struct nika_json value;
    struct nika_json_walk walk = nika_json_walk(entry);
    entry_begin(changed, "open");
    nika_json_next(&walk, &value);
    nika_write_json(&changed->writer, value);
    while (nika_json_next(&walk, &value)) {
        char key[16];
        size_t size;
        if (!nika_json_string(walk.key, key, sizeof key, &size) || strcmp(key, "talk") == 0 ||
            strcmp(key, "said") == 0 || strcmp(key, "at") == 0)
            continue;
        nika_write_key(&changed->writer, key);
        nika_write_json(&changed->writer, value);
    }
}

static enum rewriting without_talk(void *context, enum entry_kind kind, struct nika_json entry, struct draft *changed)
{
    struct nika_json talk;
    const bool restates = kind == ENTRY_OPEN && nika_json_get(entry, "talk", &talk);
    *(bool *)context |= kind == ENTRY_SAY || restates;
    if (restates)
        write_silent(entry, changed);
    return restates ? REWRITING_CHANGES : kind == ENTRY_SAY ? REWRITING_DROPS : REWRITING_KEEPS;
}

static void note_talk(struct nika_server_core *core, int64_t date)
{
    char digits[24];
    struct nika_text text = nika_text(digits, sizeof digits);
    core->retention->talk_from = date;
    nika_text_add_number(&text, date);
    core_keep(core, core_expect(core, ignored),
              &(struct nika_op){
                  .kind = NIKA_OP_PUT, .row = NIKA_ROW_META, .key = talk_key, .value = digits, .size = text.size},
              1);
}

static void silenced(struct nika_server_core *core, void *context, enum rewritten rewritten)
{
    struct retention *retention = core->retention;
    core->figures.talk_removed += rewritten == REWRITTEN && *(bool *)context;
    if (rewritten == REWRITTEN_LATER) {
        note_talk(core, retention->old[retention->at].ended);
        rest(core, MINUTE);
    } else
        go_on(core, true);
}

/*
 * Results of deals of the day, as long as games. They have no moment in the calendar but their dates.
 */

static void days_removed(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)pending;
    if (event->kept == NIKA_KEPT)
        core->retention->next_at = core->now + PAUSE;
    else
        rest(core, MINUTE);
}

static struct pending *expect_days_removed(struct nika_server_core *core)
{
    return core_expect(core, days_removed);
}

static void days_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)pending;
    if (!event->loaded->readable)
        rest(core, MINUTE);
    else if (!days_remove(core, event->loaded, core->now - DAY, expect_days_removed)) {
        core->retention->days = true;
        core->retention->next_at = core->now;
    }
}

/*
 * Steps.
 */

static int64_t day_before(const struct nika_server_core *core, unsigned days)
{
    return core->date - (int64_t)days * DAY;
}

/* What is to be looked up: games, then talk; false if nothing is. */
static bool wants(const struct nika_server_core *core, bool talk)
{
    const unsigned days = talk ? core->settings.keep_talk : core->settings.keep_games;
    return days && day_before(core, days) > (talk ? core->retention->talk_from : 0);
}

static void found(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct retention *retention = core->retention;
    (void)pending;
    if (!event->loaded->readable) {
        rest(core, MINUTE);
        return;
    }
    retention->count = retention->at = 0;
    retention->moved = false;
    for (unsigned i = 0; i < event->loaded->count && i < BATCH; i++) {
        const struct nika_loaded_item *item = &event->loaded->items[i];
        struct old *old = &retention->old[retention->count];
        if (core_id_read(item->key, strlen(item->key), &old->table) &&
            nika_json_whole((struct nika_json){item->bytes, item->size}, 0, INT64_MAX / 2, &old->ended))
            retention->count++;
    }
    retention->next_at = core->now;
    if (retention->count)
        return;
    if (!retention->talk && wants(core, true))
        retention->talk = true;
    else
        rest(core, EACH);
}

static void look_up(struct nika_server_core *core)
{
    struct retention *retention = core->retention;
    if (!retention->days && core->settings.keep_games) {
        days_load(core, core_expect(core, days_loaded), 0, day_before(core, core->settings.keep_games));
        return;
    }
    if (!retention->talk && !wants(core, false))
        retention->talk = true;
    if (!wants(core, retention->talk)) {
        rest(core, EACH);
        return;
    }
    struct pending *pending = core_expect(core, found);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_OLD,
                                          .ticket = pending->ticket,
                                          .from = retention->talk ? retention->talk_from : retention->games_from,
                                          .before = day_before(core, retention->talk ? core->settings.keep_talk
                                                                                     : core->settings.keep_games),
                                          .number = BATCH});
}

/* The batch is through. If it was full there may be more: behind it, if nothing of it could be dealt with. */
static void end_batch(struct nika_server_core *core)
{
    struct retention *retention = core->retention;
    const int64_t last = retention->old[retention->count - 1].ended;
    const bool full = retention->count == BATCH;
    retention->count = 0;
    retention->next_at = core->now;
    if (retention->talk) {
        note_talk(core, last + 1);
        if (!full)
            rest(core, EACH);
    } else if (!full) {
        retention->talk = true;
    } else if (!retention->moved) {
        retention->games_from = last + 1;
    }
}

static void step(struct nika_server_core *core)
{
    struct retention *retention = core->retention;
    retention->next_at = INT64_MAX;
    if (!retention->count) {
        look_up(core);
        return;
    }
    if (retention->at == retention->count) {
        end_batch(core);
        return;
    }
    const uint64_t table = retention->old[retention->at].table;
    if (retention->talk) {
        const struct rewriter rewriter = {without_talk, silenced, core_allocate(sizeof(bool))};
        log_rewrite(core, table, &rewriter);
        return;
    }
    char id[NIKA_TABLE_ID_MAX];
    struct pending *pending = core_expect(core, loaded);
    pending->table = table;
    core_id_text(table, id);
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD, .ticket = pending->ticket, .table = id});
}

void retention_time(struct nika_server_core *core)
{
    if (retention_next(core) <= core->now)
        step(core);
}
