/*
 * server_core.c: the server core's entry points (see nika/server_core.h): dispatches events and emits effects.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "server_core_internal.h"

/* The meta row that holds how long servers have been running, in milliseconds, and how often it is written. */
static const char time_key[] = "time";
enum { TIME_KEPT_EACH = 60000, HELD_UP_AFTER = 3000 }; /* milliseconds */

void *core_allocate(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        abort(); /* everything acknowledged is stored: restarting is the best that can be done */
    return memory;
}

void *core_enlarge(void *memory, size_t size)
{
    void *larger = realloc(memory, size);
    if (!larger)
        abort();
    return larger;
}

void *core_grow(void *list, unsigned count, unsigned most, size_t element)
{
    enum { FIRST = 4 };
    if (count >= most || (count && (count < FIRST || count & (count - 1))))
        return list;
    const unsigned room = count ? 2 * count : FIRST;
    return core_enlarge(list, (room < most ? room : most) * element);
}

struct nika_server_core *nika_server_core_new(const struct nika_server_core_settings *settings)
{
    struct nika_server_core *core = calloc(1, sizeof *core);
    if (!core)
        return NULL;
    core->settings = *settings;
    rate_limits_begin(core);
    people_begin(core);
    bans_begin(core);
    retention_begin(core);
    return core;
}

void nika_server_core_free(struct nika_server_core *core)
{
    size_t at = 0;
    if (!core)
        return;
    for (struct pending *pending; (pending = hash_map_next(&core->pending, &at));) {
        free(pending->more);
        free(pending);
    }
    at = 0;
    for (struct connection *connection; (connection = hash_map_next(&core->connections, &at));)
        free(connection);
    tables_end(core);
    rewritings_end(core);
    retention_end(core);
    jobs_end(core);
    days_end(core);
    people_end(core);
    bans_end(core);
    rate_limits_end(core);
    hash_map_free(&core->pending);
    hash_map_free(&core->connections);
    hash_map_free(&core->tables);
    hash_map_free(&core->people);
    free(core);
}

int64_t core_date(const struct nika_server_core *core)
{
    return core->date > 0 ? core->date : 0;
}

uint64_t core_random_number(struct nika_server_core *core)
{
    uint64_t number = 0;
    while (!number)
        core->settings.random(core->settings.context, &number, sizeof number);
    return number;
}

void core_id_text(uint64_t id, char text[NIKA_TABLE_ID_MAX])
{
    uint8_t bytes[8];
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(id >> (56 - 8 * i));
    nika_hex(bytes, sizeof bytes, text);
}

bool core_id_read(const char *text, size_t size, uint64_t *id)
{
    uint8_t bytes[8];
    if (!nika_unhex(text, size, bytes, sizeof bytes))
        return false;
    *id = 0;
    for (unsigned i = 0; i < 8; i++)
        *id = *id << 8 | bytes[i];
    return *id != 0;
}

void core_emit(const struct nika_server_core *core, const struct nika_effect *effect)
{
    core->settings.emit(core->settings.context, effect);
}

void core_send(struct nika_server_core *core, nika_connection connection, const struct nika_text *message)
{
    core_emit(core,
              &(struct nika_effect){
                  .kind = NIKA_EFFECT_SEND, .connection = connection, .bytes = message->bytes, .size = message->size});
}

void core_close(struct nika_server_core *core, nika_connection connection, unsigned code)
{
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_CLOSE, .connection = connection, .code = code});
}

void core_log(struct nika_server_core *core, const char *word, nika_connection connection, const char *table)
{
    core_emit(core,
              &(struct nika_effect){.kind = NIKA_EFFECT_LOG, .word = word, .connection = connection, .table = table});
}

struct pending *core_expect(struct nika_server_core *core,
                            void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    struct pending *pending = core_allocate(sizeof *pending);
    pending->ticket = ++core->last_ticket;
    pending->then = then;
    hash_map_put(&core->pending, pending->ticket, pending);
    return pending;
}

void core_keep(struct nika_server_core *core, const struct pending *pending, const struct nika_op *ops, unsigned count)
{
    core_emit(core, &(struct nika_effect){
                        .kind = NIKA_EFFECT_KEEP, .ticket = pending->ticket, .unit = {.ops = ops, .count = count}});
}

struct connection *core_connection(const struct nika_server_core *core, nika_connection id)
{
    return hash_map_get(&core->connections, id);
}

void core_ran_until(struct nika_server_core *core, int64_t at)
{
    if (!core->ready && at > core->before)
        core->before = at;
}

/* A failed write does not matter by itself: the time is written again soon. */
static void time_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)pending;
    core->keeps_time = false;
    if (event->kept == NIKA_KEPT)
        core->unkept_since = INT64_MAX;
}

static int64_t time_kept_next(const struct nika_server_core *core)
{
    return core->keeps_time
               ? INT64_MAX
               : core->time_kept + (core->settings.store_every ? core->settings.store_every : TIME_KEPT_EACH);
}

/*
 * Stores how long servers have been running on this store: a crash loses at most a minute of it. Where servers share a
 * database, this is also how it is found out whether anything can be stored: at times that have nothing to do with who acts.
 */
static void note_time(struct nika_server_core *core)
{
    char digits[24];
    struct nika_text text = nika_text(digits, sizeof digits);
    if (core->now < time_kept_next(core) || core->closing)
        return;
    core->time_kept = core->now;
    core->keeps_time = true;
    if (core->unkept_since == INT64_MAX)
        core->unkept_since = core->now;
    nika_text_add_number(&text, core->now);
    core_keep(core, core_expect(core, time_kept),
              &(struct nika_op){
                  .kind = NIKA_OP_PUT, .row = NIKA_ROW_META, .key = time_key, .value = digits, .size = text.size},
              1);
}

static int64_t held_up_next(const struct nika_server_core *core)
{
    return core->unkept_since < INT64_MAX ? core->unkept_since + HELD_UP_AFTER : INT64_MAX;
}

static void look_whether_held_up(struct nika_server_core *core)
{
    const bool held_up = core->now >= held_up_next(core);
    if (!core->settings.store_every || core->closing || held_up == core->held_up)
        return;
    core_log(core, held_up ? "held-up" : "goes-on", 0, NULL);
    tables_held_up(core, held_up);
}

/* When one of the two is to be done; without other servers it is enough to do so when something else happens. */
static int64_t store_next(const struct nika_server_core *core)
{
    const int64_t kept = time_kept_next(core), held_up = core->held_up ? INT64_MAX : held_up_next(core);
    if (!core->settings.store_every || !core->ready || core->closing)
        return INT64_MAX;
    return kept < held_up ? kept : held_up;
}

/* A row of meta, read at startup. */
static void meta_row(struct nika_server_core *core, const struct nika_event *event)
{
    int64_t at;
    if (strcmp(event->key, time_key) == 0 &&
        nika_json_whole((struct nika_json){event->bytes, event->size}, 0, INT64_MAX / 2, &at))
        core_ran_until(core, at);
    else if (strcmp(event->key, kick_key_name) == 0)
        kick_key_row(core, event->bytes, event->size);
    audit_row(core, event);
    retention_row(core, event->key, event->bytes, event->size);
}

/* A reply to an effect. An unknown ticket dates from before a crash. */
static void arrived(struct nika_server_core *core, const struct nika_event *event)
{
    struct pending *pending = hash_map_take(&core->pending, event->ticket);
    if (!pending)
        return;
    pending->then(core, pending, event);
    free(pending->more);
    free(pending);
}

bool nika_server_core_reads(enum nika_row_kind kind)
{
    return kind != NIKA_ROW_PLAYED && kind != NIKA_ROW_AUDIT && kind != NIKA_ROW_DAY;
}

void nika_server_core_step(struct nika_server_core *core, const struct nika_event *event)
{
    core->now = core->before + event->now;
    core->date = event->date;
    switch (event->kind) {
    case NIKA_EVENT_ROW:
        if (event->row == NIKA_ROW_META)
            meta_row(core, event);
        else if (event->row == NIKA_ROW_BAN)
            bans_row(core, event);
        else if (event->row == NIKA_ROW_REPORT)
            reports_row(core, event);
        else
            people_row(core, event);
        break;
    case NIKA_EVENT_ENTRY:
        tables_entry(core, event);
        break;
    case NIKA_EVENT_UNREADABLE:
        tables_unreadable(core, event);
        break;
    case NIKA_EVENT_READY:
        core->epoch = event->epoch;
        core->before += NIKA_FAULT_IS(TIME_WHILE_DOWN) ? 10 * TIME_KEPT_EACH : 0;
        core->time_kept = core->now;
        core->unkept_since = INT64_MAX;
        core->ready = true;
        people_ready(core);
        tables_ready(core);
        erasing_ready(core);
        retention_ready(core);
        break;
    case NIKA_EVENT_OPENED:
        connections_opened(core, event);
        break;
    case NIKA_EVENT_MESSAGE:
        connections_message(core, event);
        break;
    case NIKA_EVENT_DROPPED:
        connections_dropped(core, event);
        break;
    case NIKA_EVENT_CLOSED:
        connections_closed(core, event->connection);
        break;
    case NIKA_EVENT_REQUEST:
        requests_handle(core, event);
        break;
    case NIKA_EVENT_KEPT:
    case NIKA_EVENT_LOADED:
    case NIKA_EVENT_THOUGHT:
    case NIKA_EVENT_HASHED:
        arrived(core, event);
        break;
    case NIKA_EVENT_TIME:
        break;
    case NIKA_EVENT_DISK:
        core->disk = *event->disk;
        break;
    case NIKA_EVENT_CLOSING:
        core->closing = true;
        core->hands_over = event->hands_over;
        if (!event->hands_over)
            connections_closing(core);
        break;
    }
    if (!core->ready)
        return;
    connections_time(core);
    people_time(core);
    tables_time(core);
    rewritings_time(core);
    retention_time(core);
    erasing_time(core);
    note_time(core);
    look_whether_held_up(core);
}

int64_t nika_server_core_next(const struct nika_server_core *core)
{
    const int64_t all[] = {connections_next(core), people_next(core),  tables_next(core), rewritings_next(core),
                           retention_next(core),   erasing_next(core), store_next(core)};
    int64_t next = NIKA_FAULT_IS(CIRCLES) ? core->now : INT64_MAX;
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        next = all[i] < next ? all[i] : next;
    return next < INT64_MAX ? next - core->before : INT64_MAX;
}

/* Thoughts and reads, which another server core begins again by itself or because it is asked again. */
static bool only_lost_freely(const struct nika_server_core *core)
{
    size_t at = 0;
    for (const struct pending *pending; (pending = hash_map_next(&core->pending, &at));)
        if (!pending->lost_freely)
            return false;
    return core->hands_over;
}

bool nika_server_core_at_rest(const struct nika_server_core *core)
{
    return (core->pending.count == 0 || only_lost_freely(core)) && tables_at_rest(core);
}

bool nika_server_core_differs(const struct nika_server_core *core)
{
    return core->differs;
}

void nika_server_core_figures(const struct nika_server_core *core, struct nika_server_core_figures *figures)
{
    *figures = core->figures;
}
