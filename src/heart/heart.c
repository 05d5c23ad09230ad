/*
 * heart.c: the server core's entry points (see nika/heart.h): dispatches events and emits effects.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "inside.h"

/* The meta row that holds how long servers have been running, in milliseconds, and how often it is written. */
static const char time_key[] = "time";
enum { TIME_KEPT_EACH = 60000 };

void *heart_allocate(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        abort(); /* everything acknowledged is stored: restarting is the best that can be done */
    return memory;
}

void *heart_enlarge(void *memory, size_t size)
{
    void *larger = realloc(memory, size);
    if (!larger)
        abort();
    return larger;
}

struct nika_heart *nika_heart_new(const struct nika_heart_settings *settings)
{
    struct nika_heart *heart = calloc(1, sizeof *heart);
    if (!heart)
        return NULL;
    heart->settings = *settings;
    rates_begin(heart);
    people_begin(heart);
    return heart;
}

void nika_heart_free(struct nika_heart *heart)
{
    size_t at = 0;
    if (!heart)
        return;
    for (struct pending *pending; (pending = map_next(&heart->pending, &at));) {
        free(pending->more);
        free(pending);
    }
    at = 0;
    for (struct connection *connection; (connection = map_next(&heart->connections, &at));)
        free(connection);
    tables_end(heart);
    people_end(heart);
    rates_end(heart);
    map_free(&heart->pending);
    map_free(&heart->connections);
    map_free(&heart->tables);
    map_free(&heart->people);
    free(heart);
}

uint64_t heart_random_number(struct nika_heart *heart)
{
    uint64_t number = 0;
    while (!number)
        heart->settings.random(heart->settings.context, &number, sizeof number);
    return number;
}

void heart_id_text(uint64_t id, char text[NIKA_TABLE_ID_MAX])
{
    uint8_t bytes[8];
    for (unsigned i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(id >> (56 - 8 * i));
    nika_hex(bytes, sizeof bytes, text);
}

bool heart_id_read(const char *text, size_t size, uint64_t *id)
{
    uint8_t bytes[8];
    if (!nika_unhex(text, size, bytes, sizeof bytes))
        return false;
    *id = 0;
    for (unsigned i = 0; i < 8; i++)
        *id = *id << 8 | bytes[i];
    return *id != 0;
}

void heart_emit(const struct nika_heart *heart, const struct nika_effect *effect)
{
    heart->settings.emit(heart->settings.context, effect);
}

void heart_send(struct nika_heart *heart, nika_connection connection, const struct nika_text *message)
{
    heart_emit(heart,
               &(struct nika_effect){
                   .kind = NIKA_EFFECT_SEND, .connection = connection, .bytes = message->bytes, .size = message->size});
}

void heart_close(struct nika_heart *heart, nika_connection connection, unsigned code)
{
    heart_emit(heart, &(struct nika_effect){.kind = NIKA_EFFECT_CLOSE, .connection = connection, .code = code});
}

void heart_log(struct nika_heart *heart, const char *word, nika_connection connection, const char *table)
{
    heart_emit(heart,
               &(struct nika_effect){.kind = NIKA_EFFECT_LOG, .word = word, .connection = connection, .table = table});
}

struct pending *heart_expect(struct nika_heart *heart,
                             void (*then)(struct nika_heart *, struct pending *, const struct nika_event *))
{
    struct pending *pending = heart_allocate(sizeof *pending);
    pending->ticket = ++heart->last_ticket;
    pending->then = then;
    map_put(&heart->pending, pending->ticket, pending);
    return pending;
}

void heart_keep(struct nika_heart *heart, const struct pending *pending, const struct nika_op *ops, unsigned count)
{
    heart_emit(heart, &(struct nika_effect){
                          .kind = NIKA_EFFECT_KEEP, .ticket = pending->ticket, .unit = {.ops = ops, .count = count}});
}

struct connection *heart_connection(const struct nika_heart *heart, nika_connection id)
{
    return map_get(&heart->connections, id);
}

void heart_ran_until(struct nika_heart *heart, int64_t at)
{
    if (!heart->ready && at > heart->before)
        heart->before = at;
}

/* A failed write does not matter: the time is written again soon. */
static void time_kept(struct nika_heart *heart, struct pending *pending, const struct nika_event *event)
{
    (void)heart;
    (void)pending;
    (void)event;
}

/* Stores how long servers have been running on this store. A crash loses at most a minute of it. */
static void note_time(struct nika_heart *heart)
{
    char digits[24];
    struct nika_text text = nika_text(digits, sizeof digits);
    if (heart->now < heart->time_kept + TIME_KEPT_EACH || heart->closing)
        return;
    heart->time_kept = heart->now;
    nika_text_add_number(&text, heart->now);
    heart_keep(heart, heart_expect(heart, time_kept),
               &(struct nika_op){
                   .kind = NIKA_OP_PUT, .row = NIKA_ROW_META, .key = time_key, .value = digits, .size = text.size},
               1);
}

/* A row of meta, read at startup. */
static void meta_row(struct nika_heart *heart, const struct nika_event *event)
{
    int64_t at;
    if (strcmp(event->key, time_key) == 0 &&
        nika_json_whole((struct nika_json){event->bytes, event->size}, 0, INT64_MAX / 2, &at))
        heart_ran_until(heart, at);
}

/* A reply to an effect. An unknown ticket dates from before a crash. */
static void arrived(struct nika_heart *heart, const struct nika_event *event)
{
    struct pending *pending = map_take(&heart->pending, event->ticket);
    if (!pending)
        return;
    pending->then(heart, pending, event);
    free(pending->more);
    free(pending);
}

void nika_heart_step(struct nika_heart *heart, const struct nika_event *event)
{
    heart->now = heart->before + event->now;
    heart->date = event->date;
    switch (event->kind) {
    case NIKA_EVENT_ROW:
        if (event->row == NIKA_ROW_META)
            meta_row(heart, event);
        else
            people_row(heart, event);
        break;
    case NIKA_EVENT_ENTRY:
        tables_entry(heart, event);
        break;
    case NIKA_EVENT_READY:
        heart->epoch = event->epoch;
        heart->before += NIKA_PLANTED(TIME_WHILE_DOWN) ? 10 * TIME_KEPT_EACH : 0;
        heart->time_kept = heart->now;
        heart->ready = true;
        tables_ready(heart);
        break;
    case NIKA_EVENT_OPENED:
        connections_opened(heart, event);
        break;
    case NIKA_EVENT_MESSAGE:
        connections_message(heart, event);
        break;
    case NIKA_EVENT_DROPPED:
        connections_dropped(heart, event);
        break;
    case NIKA_EVENT_CLOSED:
        connections_closed(heart, event->connection);
        break;
    case NIKA_EVENT_REQUEST:
        requests_handle(heart, event);
        break;
    case NIKA_EVENT_KEPT:
    case NIKA_EVENT_LOADED:
    case NIKA_EVENT_THOUGHT:
    case NIKA_EVENT_HASHED:
        arrived(heart, event);
        break;
    case NIKA_EVENT_TIME:
        break;
    case NIKA_EVENT_CLOSING:
        heart->closing = true;
        connections_closing(heart);
        break;
    }
    if (!heart->ready)
        return;
    connections_time(heart);
    people_time(heart);
    tables_time(heart);
    note_time(heart);
}

int64_t nika_heart_next(const struct nika_heart *heart)
{
    const int64_t connections = connections_next(heart), people = people_next(heart), tables = tables_next(heart);
    const int64_t first = connections < people ? connections : people;
    const int64_t next = NIKA_PLANTED(CIRCLES) ? heart->now : first < tables ? first : tables;
    return next < INT64_MAX ? next - heart->before : INT64_MAX;
}

bool nika_heart_at_rest(const struct nika_heart *heart)
{
    return heart->pending.count == 0 && tables_at_rest(heart);
}

void nika_heart_figures(const struct nika_heart *heart, struct nika_heart_figures *figures)
{
    *figures = heart->figures;
}
