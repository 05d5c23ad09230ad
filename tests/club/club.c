/*
 * club.c: the world around the server core (club.h): its clock, its store, its network, and crashes.
 */
#include "club.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COMMIT_AFTER = 5 };

static const int64_t first_date = INT64_C(1794700800000); /* 15 November 2026 */

/*
 * The queue: what is due when.
 */

enum due_kind { DUE_WAKE, DUE_TIMER, DUE_EVENT, DUE_OPENED, DUE_SEND, DUE_RESPONSE, DUE_CLOSED, DUE_CRASH, DUE_BOOT };

struct due {
    int64_t at;
    uint64_t number;
    enum due_kind kind;
    unsigned incarnation; /* 0: whatever server there is */
    struct actor *actor;
    nika_connection connection;
    unsigned code, status; /* code: the purpose of a request */
    struct nika_event event;
    char *bytes, *method, *path, *query, *token, *address; /* its own */
    size_t size;
    struct nika_loaded loaded;
};

void *club_allocate(size_t size)
{
    void *const memory = calloc(1, size ? size : 1);
    if (!memory)
        abort();
    return memory;
}

static char *copy_of(const char *bytes, size_t size)
{
    char *const copy = club_allocate(size + 1);
    if (size)
        memcpy(copy, bytes, size);
    return copy;
}

static bool sooner(const struct due *a, const struct due *b)
{
    return a->at != b->at ? a->at < b->at : a->number < b->number;
}

static void put(struct club *club, int64_t delay, struct due due)
{
    size_t at = club->queue_count++;
    if (club->queue_count > club->queue_room) {
        club->queue_room = club->queue_room ? 2 * club->queue_room : 1024;
        club->queue = realloc(club->queue, club->queue_room * sizeof *club->queue);
        if (!club->queue)
            abort();
    }
    due.at = club->now + delay;
    due.number = ++club->queue_number;
    for (; at > 0 && sooner(&due, &club->queue[(at - 1) / 2]); at = (at - 1) / 2)
        club->queue[at] = club->queue[(at - 1) / 2];
    club->queue[at] = due;
}

static struct due take(struct club *club)
{
    const struct due first = club->queue[0], moved = club->queue[--club->queue_count];
    size_t at = 0;
    for (size_t child; (child = 2 * at + 1) < club->queue_count; at = child) {
        if (child + 1 < club->queue_count && sooner(&club->queue[child + 1], &club->queue[child]))
            child++;
        if (!sooner(&club->queue[child], &moved))
            break;
        club->queue[at] = club->queue[child];
    }
    club->queue[at] = moved;
    return first;
}

static void due_free(struct due *due)
{
    free(due->bytes);
    free(due->method);
    free(due->path);
    free(due->query);
    free(due->token);
    free(due->address);
    for (unsigned i = 0; i < due->loaded.count; i++) {
        free((void *)(uintptr_t)due->loaded.items[i].key);
        free((void *)(uintptr_t)due->loaded.items[i].bytes);
    }
    free((void *)(uintptr_t)due->loaded.items);
}

/*
 * What actors do.
 */

int64_t club_between(struct club *club, int64_t least, int64_t most)
{
    return least + nika_rng_below(&club->rng, (uint32_t)(most - least + 1));
}

void club_complain(struct club *club, const char *promise, const char *format, ...)
{
    va_list arguments;
    char text[sizeof club->complaint];
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (!club->complaints++) {
        club->promise = promise;
        memcpy(club->complaint, text, sizeof text);
    }
    if (club->trace)
        printf("%9.1f s  %s\n", (double)club->now / SECOND, text);
}

void club_wake(struct club *club, struct actor *actor, int64_t delay)
{
    if (actor->wake_at <= club->now + delay)
        return;
    actor->wake_at = club->now + delay;
    put(club, delay, (struct due){.kind = DUE_WAKE, .actor = actor});
}

static int64_t travel(struct club *club)
{
    return club_between(club, 5, 40);
}

/* How long a message takes that arrives after all before it. */
static int64_t in_order(struct club *club, int64_t *last)
{
    const int64_t arrives = club->now + travel(club);
    if (arrives > *last)
        *last = arrives;
    return *last - club->now;
}

static nika_connection number_connection(struct club *club, struct actor *actor, unsigned purpose)
{
    const nika_connection id = ++club->last_connection;
    if (id >= club->line_room) {
        club->line_room = club->line_room ? 2 * club->line_room : 4096;
        club->lines = realloc(club->lines, club->line_room * sizeof *club->lines);
        if (!club->lines)
            abort();
    }
    club->lines[id] = (struct line){.actor = actor, .purpose = purpose};
    return id;
}

void club_request(struct club *club, struct actor *actor, const char *method, const char *path, const char *body,
                  unsigned purpose)
{
    const char *const query = strchr(path, '?');
    put(club, travel(club),
        (struct due){.kind = DUE_EVENT,
                     .connection = number_connection(club, actor, purpose),
                     .code = purpose,
                     .actor = actor,
                     .event = {.kind = NIKA_EVENT_REQUEST},
                     .method = copy_of(method, strlen(method)),
                     .path = copy_of(path, query ? (size_t)(query - path) : strlen(path)),
                     .query = copy_of(query ? query + 1 : "", query ? strlen(query + 1) : 0),
                     .token = copy_of(actor->token, strlen(actor->token)),
                     .address = copy_of(actor->address, strlen(actor->address)),
                     .bytes = copy_of(body, strlen(body)),
                     .size = strlen(body)});
}

void club_dial(struct club *club, struct actor *actor)
{
    actor->socket = number_connection(club, actor, 0);
    actor->ready = false;
    put(club, in_order(club, &club->lines[actor->socket].up),
        (struct due){.kind = DUE_OPENED,
                     .connection = actor->socket,
                     .actor = actor,
                     .incarnation = club->incarnation,
                     .address = copy_of(actor->address, strlen(actor->address))});
}

void club_hang_up(struct club *club, struct actor *actor)
{
    if (actor->socket)
        put(club, in_order(club, &club->lines[actor->socket].up),
            (struct due){.kind = DUE_EVENT,
                         .connection = actor->socket,
                         .incarnation = club->incarnation,
                         .event = {.kind = NIKA_EVENT_CLOSED}});
    if (actor->socket)
        club->lines[actor->socket].actor = NULL;
    actor->socket = 0;
    actor->ready = false;
}

void club_say(struct club *club, const struct actor *actor, const char *format, ...)
{
    char text[NIKA_MESSAGE_MAX];
    va_list arguments;
    va_start(arguments, format);
    const int size = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (actor->socket && size > 0)
        put(club, in_order(club, &club->lines[actor->socket].up),
            (struct due){.kind = DUE_EVENT,
                         .connection = actor->socket,
                         .incarnation = club->incarnation,
                         .event = {.kind = NIKA_EVENT_MESSAGE},
                         .bytes = copy_of(text, (size_t)size),
                         .size = (size_t)size});
}

/*
 * Effects of the server core.
 */

static void answer(struct club *club, int64_t delay, struct due due)
{
    due.kind = DUE_EVENT;
    due.incarnation = club->incarnation;
    put(club, delay, due);
}

/* Committed at once, but said a little later: a crash in between loses nothing that was said. */
static void keep(struct club *club, const struct nika_effect *effect)
{
    enum nika_kept kept;
    for (unsigned i = 0; i < effect->unit.count; i++)
        club->counts.unit_bytes += effect->unit.ops[i].size;
    club->counts.units++;
    nika_store_keep(club->store, &effect->unit, 1, &kept);
    answer(club, COMMIT_AFTER,
           (struct due){.event = {.kind = NIKA_EVENT_KEPT, .ticket = effect->ticket, .kept = kept}});
}

struct reading {
    struct nika_loaded_item *items;
    unsigned count, room;
    bool old; /* names of logs are read, not their entries */
    int64_t ended;
};

static void add_item(struct reading *reading, const char *key, const char *bytes, size_t size)
{
    if (reading->count == reading->room) {
        reading->room = reading->room ? 2 * reading->room : 16;
        reading->items = realloc(reading->items, reading->room * sizeof *reading->items);
        if (!reading->items)
            abort();
    }
    reading->items[reading->count++] = (struct nika_loaded_item){
        .key = key ? copy_of(key, strlen(key)) : NULL, .bytes = copy_of(bytes, size), .size = size};
}

static bool read_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)table;
    (void)number;
    add_item(context, NULL, bytes, size);
    return true;
}

static bool read_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    add_item(context, key, value, size);
    return true;
}

static bool read_log(void *context, const char *table, enum nika_log_state state, uint32_t entries, int64_t ended)
{
    struct reading *const reading = context;
    char digits[32];
    (void)state;
    (void)entries;
    reading->ended = ended;
    if (reading->old)
        add_item(reading, table, digits, (size_t)snprintf(digits, sizeof digits, "%" PRId64, ended));
    return true;
}

static void load(struct club *club, const struct nika_effect *effect)
{
    struct reading reading = {.old = effect->kind == NIKA_EFFECT_OLD};
    const struct nika_store_reader reader = {
        .entry = read_entry, .row = read_row, .log = read_log, .context = &reading};
    struct nika_loaded loaded = {0};
    if (reading.old) {
        loaded.readable = loaded.found =
            nika_store_old(club->store, NIKA_LOG_OVER, effect->from, effect->before, effect->number, &reader);
    } else if (effect->table) {
        loaded.readable = nika_store_log(club->store, effect->table, &loaded.state, &loaded.found, &reader);
    } else {
        loaded.readable =
            nika_store_rows(club->store, effect->row, effect->key ? effect->key : "",
                            effect->after && *effect->after ? effect->after : NULL, true, effect->number, &reader);
        loaded.found = reading.count > 0;
    }
    loaded.ended = reading.ended;
    loaded.items = reading.items;
    loaded.count = reading.count;
    answer(club, COMMIT_AFTER,
           (struct due){.event = {.kind = NIKA_EVENT_LOADED, .ticket = effect->ticket}, .loaded = loaded});
}

/* Whatever the level, a quick player answers: what is measured is not how well they play. */
static void think(struct club *club, const struct nika_effect *effect)
{
    struct nika_agent cheap;
    struct due due = {.event = {.kind = NIKA_EVENT_THOUGHT, .ticket = effect->ticket}};
    *club->turn = *effect->turn;
    if (nika_agent_named("heuristic", &cheap))
        club->turn->agent = cheap;
    due.event.acts = nika_turn_answer(club->turn, club->workspace, &due.event.move);
    answer(club, 30, due);
}

static void hash(struct club *club, const struct nika_effect *effect)
{
    char made[64];
    uint64_t sum = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < effect->size; i++)
        sum = (sum ^ (uint8_t)effect->bytes[i]) * UINT64_C(1099511628211);
    snprintf(made, sizeof made, "$fake$%016" PRIx64, sum);
    struct due due = {.event = {.kind = NIKA_EVENT_HASHED, .ticket = effect->ticket}};
    due.event.matches = effect->hash && strcmp(effect->hash, made) == 0;
    due.size = effect->hash ? 0 : strlen(made);
    due.bytes = copy_of(made, due.size);
    answer(club, 60, due);
}

static void deliver(struct club *club, enum due_kind kind, const struct nika_effect *effect)
{
    static const char reply[] = "{\"re\"";
    struct line *const line = &club->lines[effect->connection];
    if (kind == DUE_SEND && line->actor && line->actor->role->answers_only &&
        strncmp(effect->bytes, reply, strlen(reply)) != 0)
        return;
    if (line->actor)
        put(club, in_order(club, &line->down),
            (struct due){.kind = kind,
                         .connection = effect->connection,
                         .actor = line->actor,
                         .code = line->purpose,
                         .status = effect->code,
                         .bytes = copy_of(effect->bytes, effect->size),
                         .size = effect->size});
}

static void emit(void *context, const struct nika_effect *effect)
{
    struct club *const club = context;
    switch (effect->kind) {
    case NIKA_EFFECT_SEND:
        deliver(club, DUE_SEND, effect);
        break;
    case NIKA_EFFECT_CLOSE:
        deliver(club, DUE_CLOSED, effect);
        break;
    case NIKA_EFFECT_RESPOND:
        deliver(club, DUE_RESPONSE, effect);
        break;
    case NIKA_EFFECT_KEEP:
        keep(club, effect);
        break;
    case NIKA_EFFECT_LOAD:
    case NIKA_EFFECT_OLD:
        load(club, effect);
        break;
    case NIKA_EFFECT_ARCHIVE:
        club->counts.archived++;
        answer(club, COMMIT_AFTER,
               (struct due){.event = {.kind = NIKA_EVENT_KEPT, .ticket = effect->ticket, .kept = NIKA_KEPT}});
        break;
    case NIKA_EFFECT_THINK:
        think(club, effect);
        break;
    case NIKA_EFFECT_HASH:
        hash(club, effect);
        break;
    case NIKA_EFFECT_CARRY: /* there is one server */
    case NIKA_EFFECT_LOG:
        break;
    }
}

/*
 * The server.
 */

static void fill_randomly(void *context, void *bytes, size_t size)
{
    struct club *const club = context;
    uint8_t *byte = bytes;
    for (size_t i = 0; i < size; i++)
        byte[i] = (uint8_t)(nika_rng_next(&club->rng) >> 56);
}

static void step(struct club *club, struct nika_event event)
{
    event.now = club->now - club->born;
    event.date = first_date + club->now;
    nika_server_core_step(club->core, &event);
    const int64_t next = nika_server_core_next(club->core);
    if (next == INT64_MAX)
        return;
    const int64_t due = next + club->born > club->now ? next + club->born : club->now;
    if (due >= club->timer)
        return;
    club->timer = due;
    put(club, due - club->now, (struct due){.kind = DUE_TIMER, .incarnation = club->incarnation});
}

static bool boot_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct club *const club = context;
    nika_server_core_step(club->core, &(struct nika_event){.kind = NIKA_EVENT_ROW,
                                                           .date = first_date + club->now,
                                                           .row = kind,
                                                           .key = key,
                                                           .bytes = value,
                                                           .size = size});
    return true;
}

static bool boot_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct club *const club = context;
    nika_server_core_step(club->core, &(struct nika_event){.kind = NIKA_EVENT_ENTRY,
                                                           .date = first_date + club->now,
                                                           .table = table,
                                                           .number = number,
                                                           .bytes = bytes,
                                                           .size = size});
    return true;
}

void club_boot(struct club *club)
{
    static const enum nika_row_kind kinds[] = {NIKA_ROW_META, NIKA_ROW_ACCOUNT, NIKA_ROW_SESSION, NIKA_ROW_BAN};
    const struct nika_store_reader reader = {.entry = boot_entry, .row = boot_row, .context = club};
    const struct nika_server_core_settings settings = {
        .version = "club",
        .random = fill_randomly,
        .emit = emit,
        .context = club,
        .limits.values[NIKA_LIMIT_max_sessions] = club->sessions_most,
        .keep_talk = 1,
        .keep_games = 1,
        .archives = true,
    };
    uint64_t epoch = 0;
    club->incarnation++;
    club->born = club->now;
    club->timer = INT64_MAX;
    club->core = nika_server_core_new(&settings);
    bool fine = club->core && nika_store_claim(club->store, &epoch);
    for (unsigned i = 0; fine && i < sizeof kinds / sizeof kinds[0]; i++)
        fine = nika_store_rows(club->store, kinds[i], "", NULL, false, UINT32_MAX, &reader);
    if (!fine || !nika_store_live(club->store, &reader)) {
        fputs("nika-club: the server does not start\n", stderr);
        exit(2);
    }
    step(club, (struct nika_event){.kind = NIKA_EVENT_READY, .epoch = epoch});
}

/* The server dies; all its connections end, and what it had not said yet is never said. */
static void crash(struct club *club)
{
    club->counts.crashes++;
    nika_server_core_free(club->core);
    club->core = NULL;
    for (nika_connection id = 1; id <= club->last_connection; id++) {
        struct actor *const actor = club->lines[id].actor;
        if (!actor || actor->socket != id)
            continue;
        put(club, travel(club), (struct due){.kind = DUE_CLOSED, .connection = id, .actor = actor});
    }
    put(club, club_between(club, SECOND, 20 * SECOND), (struct due){.kind = DUE_BOOT});
}

/*
 * The course of events.
 */

static void happen_event(struct club *club, struct due *due)
{
    const struct nika_http http = {
        .method = due->method, .path = due->path, .query = due->query, .token = due->token, .json = true};
    struct nika_event event = due->event;
    if (!club->core) {
        if (event.kind == NIKA_EVENT_REQUEST)
            due->actor->role->response(club, due->actor, due->code, 0, "", 0);
        return;
    }
    event.connection = due->connection;
    event.bytes = due->bytes;
    event.size = due->size;
    event.address = due->address;
    event.http = event.kind == NIKA_EVENT_REQUEST ? &http : NULL;
    event.loaded = event.kind == NIKA_EVENT_LOADED ? &due->loaded : NULL;
    step(club, event);
}

static void happen(struct club *club, struct due *due)
{
    struct actor *const actor = due->actor;
    struct nika_json json;
    size_t at;
    switch (due->kind) {
    case DUE_WAKE:
        if (actor->wake_at != due->at)
            return;
        actor->wake_at = INT64_MAX;
        actor->role->wake(club, actor);
        break;
    case DUE_TIMER:
        if (club->core && due->incarnation == club->incarnation && club->timer == due->at) {
            club->timer = INT64_MAX;
            step(club, (struct nika_event){.kind = NIKA_EVENT_TIME});
        }
        break;
    case DUE_EVENT:
        if (!due->incarnation || (club->core && due->incarnation == club->incarnation))
            happen_event(club, due);
        break;
    case DUE_OPENED:
        if (club->core && due->incarnation == club->incarnation) {
            step(club, (struct nika_event){
                           .kind = NIKA_EVENT_OPENED, .connection = due->connection, .address = due->address});
            if (actor->socket == due->connection)
                actor->role->message(club, actor, NULL); /* it is open */
        } else if (actor->socket == due->connection) {
            actor->socket = 0;
            actor->role->closed(club, actor);
        }
        break;
    case DUE_SEND:
        if (actor->socket == due->connection && nika_json_check(due->bytes, due->size, &json, &at) == NIKA_JSON_FINE) {
            const struct fields fields = fields_of(json);
            actor->role->message(club, actor, &fields);
        }
        break;
    case DUE_RESPONSE:
        club->lines[due->connection].actor = NULL;
        actor->role->response(club, actor, due->code, due->status, due->bytes, due->size);
        break;
    case DUE_CLOSED:
        club->lines[due->connection].actor = NULL;
        if (club->core)
            step(club, (struct nika_event){.kind = NIKA_EVENT_CLOSED, .connection = due->connection});
        if (actor->socket == due->connection) {
            actor->socket = 0;
            actor->ready = false;
            actor->role->closed(club, actor);
        }
        break;
    case DUE_CRASH:
        crash(club);
        put(club, club_between(club, CRASH_EACH / 2, CRASH_EACH), (struct due){.kind = DUE_CRASH});
        break;
    case DUE_BOOT:
        club_boot(club);
        break;
    }
}

bool club_next(struct club *club, int64_t until)
{
    if (!club->queue_count || club->queue[0].at > until)
        return false;
    struct due due = take(club);
    club->now = due.at;
    happen(club, &due);
    due_free(&due);
    return true;
}

void club_crash_in(struct club *club, int64_t delay)
{
    put(club, delay, (struct due){.kind = DUE_CRASH});
}

size_t club_own_bytes(const struct club *club)
{
    return club->queue_room * sizeof *club->queue + club->line_room * sizeof *club->lines;
}

void club_end(struct club *club)
{
    nika_server_core_free(club->core);
    while (club->queue_count)
        due_free(&club->queue[--club->queue_count]);
    free(club->queue);
    free(club->lines);
    free(club->workspace);
    free(club->turn);
    nika_store_close(club->store);
}
