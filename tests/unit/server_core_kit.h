/*
 * server_core_kit.h: for tests: a server core by hand. Events go in one at a time; effects are written down until the test takes
 * them; what is to be kept, loaded, hashed or thought about waits until the test has it done, by a store in memory.
 *
 * Include cmocka.h first. Whoever is no cmocka program defines kit_assert before.
 */
#ifndef NIKA_TESTS_UNIT_SERVER_CORE_KIT_H
#define NIKA_TESTS_UNIT_SERVER_CORE_KIT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/fair.h>
#include <nika/server_core.h>

#ifndef kit_assert
#define kit_assert(truth) assert_true(truth)
#endif

/* An effect with copies of what it pointed to. */
struct kit_effect {
    struct nika_effect effect;
    struct nika_op *ops;
    bool taken;
};

struct kit {
    struct nika_server_core *core;
    struct nika_store *store;
    struct nika_server_core_settings settings;
    int64_t now, date;
    uint64_t drawn; /* where chance stands */
    struct kit_effect *effects;
    unsigned count, room;
    /* What happens to what is to be kept: with BROKEN, it is written all the same if so asked. */
    enum nika_kept outcome;
    bool written;
    /* Who asks: NULL is 192.0.2.1. */
    const char *address;
    bool browser, local;
    char *sent; /* what kit_sent and kit_body handed out last */
    struct nika_workspace *workspace;
    char *archive; /* all records that were archived; NULL: none */
    bool archive_broken;
    const struct nika_agent *agent;                 /* plays for all computer players, if it is set */
    void (*hear)(const struct nika_effect *effect); /* hears each effect at once, too; or NULL */
};

static inline void *kit_memory(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        abort();
    return memory;
}

static inline char *kit_copy(const char *bytes, size_t size)
{
    char *copy = kit_memory(size + 1);
    if (size)
        memcpy(copy, bytes, size);
    return copy;
}

static inline char *kit_copy_text(const char *text)
{
    return text ? kit_copy(text, strlen(text)) : NULL;
}

/* Chance that is always the same, and different with every draw. */
static inline void kit_random(void *context, void *bytes, size_t size)
{
    struct kit *kit = context;
    uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++) {
        uint64_t mixed = ++kit->drawn * UINT64_C(0x9E3779B97F4A7C15);
        mixed ^= mixed >> 31;
        mixed *= UINT64_C(0xBF58476D1CE4E5B9);
        at[i] = (uint8_t)(mixed >> 40);
    }
}

static inline void kit_emit(void *context, const struct nika_effect *effect)
{
    struct kit *kit = context;
    if (kit->hear)
        kit->hear(effect);
    if (kit->count == kit->room) {
        kit->room = kit->room ? 2 * kit->room : 64;
        kit->effects = realloc(kit->effects, kit->room * sizeof *kit->effects);
        if (!kit->effects)
            abort();
    }
    struct kit_effect *copy = &kit->effects[kit->count++];
    *copy = (struct kit_effect){.effect = *effect};
    struct nika_effect *to = &copy->effect;
    to->bytes = effect->bytes ? kit_copy(effect->bytes, effect->size) : NULL;
    to->type = kit_copy_text(effect->type);
    to->cookie = kit_copy_text(effect->cookie);
    to->table = kit_copy_text(effect->table);
    to->key = kit_copy_text(effect->key);
    to->after = kit_copy_text(effect->after);
    to->hash = kit_copy_text(effect->hash);
    to->word = kit_copy_text(effect->word);
    if (effect->turn) {
        struct nika_turn *turn = kit_memory(sizeof *turn);
        *turn = *effect->turn;
        to->turn = turn;
    }
    copy->ops = kit_memory((effect->unit.count + 1) * sizeof *copy->ops);
    for (unsigned i = 0; i < effect->unit.count; i++) {
        copy->ops[i] = effect->unit.ops[i];
        copy->ops[i].table = kit_copy_text(copy->ops[i].table);
        copy->ops[i].key = kit_copy_text(copy->ops[i].key);
        copy->ops[i].value = copy->ops[i].value ? kit_copy(copy->ops[i].value, copy->ops[i].size) : NULL;
    }
    to->unit.ops = copy->ops;
}

static inline void kit_free(const void *memory)
{
    union {
        const void *from;
        void *to;
    } const both = {memory};
    free(both.to);
}

/* Forgets all effects, also what is to be done. */
static inline void kit_forget(struct kit *kit)
{
    for (unsigned i = 0; i < kit->count; i++) {
        struct kit_effect *effect = &kit->effects[i];
        const struct nika_effect *from = &effect->effect;
        const void *parts[] = {from->bytes, from->type, from->cookie, from->table, from->key,
                               from->after, from->hash, from->word,   from->turn};
        for (unsigned part = 0; part < sizeof parts / sizeof parts[0]; part++)
            kit_free(parts[part]);
        for (unsigned op = 0; op < from->unit.count; op++) {
            kit_free(effect->ops[op].table);
            kit_free(effect->ops[op].key);
            kit_free(effect->ops[op].value);
        }
        free(effect->ops);
    }
    kit->count = 0;
}

static inline void kit_step(struct kit *kit, struct nika_event event)
{
    event.now = kit->now;
    event.date = kit->date;
    nika_server_core_step(kit->core, &event);
}

static inline bool kit_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    kit_step(context,
             (struct nika_event){.kind = NIKA_EVENT_ROW, .row = kind, .key = key, .bytes = value, .size = size});
    return true;
}

static inline bool kit_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    kit_step(context, (struct nika_event){
                          .kind = NIKA_EVENT_ENTRY, .table = table, .number = number, .bytes = bytes, .size = size});
    return true;
}

/* A server core begins with what is in the store. */
static inline void kit_start(struct kit *kit)
{
    const struct nika_store_reader reader = {.entry = kit_entry, .row = kit_row, .context = kit};
    uint64_t epoch;
    kit->settings.random = kit_random;
    kit->settings.emit = kit_emit;
    kit->settings.context = kit;
    if (!kit->settings.version)
        kit->settings.version = "test";
    kit->now = 0;
    kit->core = nika_server_core_new(&kit->settings);
    kit_assert(kit->core && nika_store_claim(kit->store, &epoch));
    for (enum nika_row_kind kind = 0; kind < NIKA_ROW_KINDS; kind++)
        if (nika_server_core_reads(kind))
            kit_assert(nika_store_rows(kit->store, kind, "", NULL, false, UINT32_MAX, &reader));
    kit_assert(nika_store_live(kit->store, &reader));
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_READY, .epoch = epoch});
}

/* An empty store and a server core. The kit is zeroed, but for settings that a test wants. */
static inline void kit_begin(struct kit *kit)
{
    struct nika_store_problem problem;
    kit->date = INT64_C(1800000000000);
    kit->store = nika_store_memory(&problem);
    kit_assert(kit->store != NULL);
    kit_start(kit);
}

/* The server core stops at once, and a new one begins with what was kept. */
static inline void kit_restart(struct kit *kit)
{
    nika_server_core_free(kit->core);
    kit_forget(kit);
    kit_start(kit);
}

static inline void kit_end(struct kit *kit)
{
    nika_server_core_free(kit->core);
    kit_forget(kit);
    free(kit->effects);
    free(kit->sent);
    free(kit->workspace);
    free(kit->archive);
    nika_store_close(kit->store);
}

/*
 * What came out.
 */

/* The first effect of a kind that nobody has taken, to a connection or (0) to any; it is taken. NULL if there is none. */
static inline const struct nika_effect *kit_take(struct kit *kit, enum nika_effect_kind kind,
                                                 nika_connection connection)
{
    for (unsigned i = 0; i < kit->count; i++) {
        struct kit_effect *effect = &kit->effects[i];
        if (!effect->taken && effect->effect.kind == kind &&
            (connection == 0 || effect->effect.connection == connection)) {
            effect->taken = true;
            return &effect->effect;
        }
    }
    return NULL;
}

/* How many effects of a kind nobody has taken. */
static inline unsigned kit_left(const struct kit *kit, enum nika_effect_kind kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < kit->count; i++)
        count += !kit->effects[i].taken && kit->effects[i].effect.kind == kind;
    return count;
}

static inline const char *kit_hand_out(struct kit *kit, const struct nika_effect *effect)
{
    free(kit->sent);
    kit->sent = effect ? kit_copy(effect->bytes, effect->size) : NULL;
    return kit->sent;
}

/* The next message to a connection; NULL if there is none. Valid until the next one is taken. */
static inline const char *kit_sent(struct kit *kit, nika_connection connection)
{
    return kit_hand_out(kit, kit_take(kit, NIKA_EFFECT_SEND, connection));
}

/* The code with which a connection was closed; 0 if it was not. */
static inline unsigned kit_closed(struct kit *kit, nika_connection connection)
{
    const struct nika_effect *effect = kit_take(kit, NIKA_EFFECT_CLOSE, connection);
    return effect ? effect->code : 0;
}

/* The body of a response, and its status. */
static inline const char *kit_body(struct kit *kit, nika_connection connection, unsigned *status)
{
    const struct nika_effect *effect = kit_take(kit, NIKA_EFFECT_RESPOND, connection);
    kit_assert(effect != NULL);
    *status = effect->code;
    return kit_hand_out(kit, effect);
}

/* Whether bytes stand in any effect so far, taken or not, from number `from` on. */
static inline bool kit_finds(const struct kit *kit, unsigned from, const char *text)
{
    for (unsigned i = from; i < kit->count; i++) {
        const struct nika_effect *effect = &kit->effects[i].effect;
        const char *const parts[] = {effect->bytes, effect->cookie, effect->key, effect->word, effect->table};
        for (unsigned part = 0; part < sizeof parts / sizeof parts[0]; part++)
            if (parts[part] && strstr(parts[part], text))
                return true;
        for (unsigned op = 0; op < effect->unit.count; op++)
            if ((effect->unit.ops[op].key && strstr(effect->unit.ops[op].key, text)) ||
                (effect->unit.ops[op].value && strstr(effect->unit.ops[op].value, text)))
                return true;
    }
    return false;
}

/*
 * Doing what is to be done.
 */

static inline void kit_keep(struct kit *kit, const struct nika_effect *effect)
{
    enum nika_kept kept = kit->outcome;
    if (kept == NIKA_KEPT || (kept == NIKA_KEPT_BROKEN && kit->written)) {
        enum nika_kept really;
        nika_store_keep(kit->store, &effect->unit, 1, &really);
        kept = kept == NIKA_KEPT ? really : kept;
    }
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_KEPT, .ticket = effect->ticket, .kept = kept});
}

enum { KIT_LOADED_MAX = 20000 };

struct kit_loading {
    struct nika_loaded_item items[KIT_LOADED_MAX];
    unsigned count;
    int64_t ended;
};

static inline bool kit_load_item(struct kit_loading *loading, const char *key, const char *bytes, size_t size)
{
    kit_assert(loading->count < KIT_LOADED_MAX);
    loading->items[loading->count++] =
        (struct nika_loaded_item){.key = kit_copy_text(key), .bytes = kit_copy(bytes, size), .size = size};
    return true;
}

static inline bool kit_load_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    return kit_load_item(context, key, value, size);
}

static inline bool kit_load_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)number;
    return kit_load_item(context, table, bytes, size);
}

static inline bool kit_load_log(void *context, const char *table, enum nika_log_state state, uint32_t entries,
                                int64_t ended)
{
    char digits[24];
    (void)state;
    (void)entries;
    const int size = snprintf(digits, sizeof digits, "%lld", (long long)ended);
    return kit_load_item(context, table, digits, (size_t)size);
}

static inline bool kit_load_date(void *context, const char *table, enum nika_log_state state, uint32_t entries,
                                 int64_t ended)
{
    struct kit_loading *loading = context;
    (void)table;
    (void)state;
    (void)entries;
    loading->ended = ended;
    return true;
}

static inline void kit_archive(struct kit *kit, const struct nika_effect *effect)
{
    const size_t before = kit->archive ? strlen(kit->archive) : 0;
    if (!kit->archive_broken) {
        kit->archive = realloc(kit->archive, before + effect->size + 1);
        kit_assert(kit->archive != NULL);
        memcpy(kit->archive + before, effect->bytes, effect->size);
        kit->archive[before + effect->size] = '\0';
    }
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_KEPT,
                                      .ticket = effect->ticket,
                                      .kept = kit->archive_broken ? NIKA_KEPT_BROKEN : NIKA_KEPT});
}

static inline void kit_load(struct kit *kit, const struct nika_effect *effect)
{
    struct kit_loading *loading = kit_memory(sizeof *loading);
    const bool old = effect->kind == NIKA_EFFECT_OLD;
    const struct nika_store_reader reader = {
        .entry = kit_load_entry, .row = kit_load_row, .log = old ? kit_load_log : kit_load_date, .context = loading};
    struct nika_loaded loaded = {.readable = kit->outcome != NIKA_KEPT_BROKEN};
    if (!loaded.readable)
        loaded.found = false;
    else if (old)
        kit_assert(nika_store_old(kit->store, NIKA_LOG_OVER, effect->from, effect->before, effect->number, &reader));
    else if (effect->table)
        kit_assert(nika_store_log(kit->store, effect->table, &loaded.state, &loaded.found, &reader));
    else
        kit_assert(nika_store_rows(kit->store, effect->row, effect->key, effect->after, true, effect->number, &reader));
    loaded.ended = loading->ended;
    loaded.count = loading->count;
    loaded.items = loading->items;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_LOADED, .ticket = effect->ticket, .loaded = &loaded});
    for (unsigned i = 0; i < loading->count; i++) {
        kit_free(loading->items[i].key);
        kit_free(loading->items[i].bytes);
    }
    free(loading);
}

/* A hash that does not hide much, but does not look like the password. */
static inline void kit_hash(struct kit *kit, const struct nika_effect *effect)
{
    char digits[65];
    const struct nika_hash hash = nika_sha256(effect->bytes, effect->size);
    nika_hex(hash.bytes, sizeof hash.bytes, digits);
    struct nika_event event = {.kind = NIKA_EVENT_HASHED, .ticket = effect->ticket};
    if (effect->hash) {
        event.matches = strcmp(digits, effect->hash) == 0;
    } else {
        event.bytes = digits;
        event.size = strlen(digits);
    }
    kit_step(kit, event);
}

static inline void kit_think(struct kit *kit, const struct nika_effect *effect)
{
    struct nika_turn turn = *effect->turn;
    struct nika_event event = {.kind = NIKA_EVENT_THOUGHT, .ticket = effect->ticket};
    if (!kit->workspace)
        kit->workspace = kit_memory(sizeof *kit->workspace);
    if (kit->agent)
        turn.agent = *kit->agent;
    event.acts = nika_turn_answer(&turn, kit->workspace, &event.move);
    kit_step(kit, event);
}

/* Does the first thing that is to be done. False if there is none. */
static inline bool kit_do_one(struct kit *kit)
{
    for (unsigned i = 0; i < kit->count; i++) {
        struct kit_effect *waiting = &kit->effects[i];
        const enum nika_effect_kind kind = waiting->effect.kind;
        if (waiting->taken || kind < NIKA_EFFECT_KEEP || kind > NIKA_EFFECT_HASH)
            continue;
        waiting->taken = true;
        /* The list may move meanwhile; what the effect points to does not. */
        const struct nika_effect effect = waiting->effect;
        if (kind == NIKA_EFFECT_KEEP)
            kit_keep(kit, &effect);
        else if (kind == NIKA_EFFECT_ARCHIVE)
            kit_archive(kit, &effect);
        else if (kind == NIKA_EFFECT_LOAD || kind == NIKA_EFFECT_OLD)
            kit_load(kit, &effect);
        else if (kind == NIKA_EFFECT_HASH)
            kit_hash(kit, &effect);
        else
            kit_think(kit, &effect);
        return true;
    }
    return false;
}

/* Does everything that is to be done, and what comes of it. */
static inline void kit_do(struct kit *kit)
{
    while (kit_do_one(kit))
        continue;
}

/* Time passes, with what it brings. */
static inline void kit_pass(struct kit *kit, int64_t milliseconds)
{
    const int64_t until = kit->now + milliseconds;
    kit_do(kit);
    for (int64_t next; (next = nika_server_core_next(kit->core)) <= until;) {
        kit->date += next > kit->now ? next - kit->now : 0;
        kit->now = next > kit->now ? next : kit->now;
        kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        kit_do(kit);
    }
    kit->date += until - kit->now;
    kit->now = until;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    kit_do(kit);
}

/*
 * From outside.
 */

static inline const char *kit_address(const struct kit *kit)
{
    return kit->address ? kit->address : "192.0.2.1";
}

/* A request to /api; the body is JSON, "" if there is none. What it needs is not done yet. */
static inline void kit_ask(struct kit *kit, nika_connection connection, const char *method, const char *path,
                           const char *token, const char *body)
{
    const char *mark = strchr(path, '?');
    char *plain = kit_copy(path, mark ? (size_t)(mark - path) : strlen(path));
    const struct nika_http http = {.method = method,
                                   .path = plain,
                                   .query = mark ? mark + 1 : "",
                                   .token = token,
                                   .browser = kit->browser,
                                   .local = kit->local,
                                   .json = true};
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                      .connection = connection,
                                      .address = kit_address(kit),
                                      .http = &http,
                                      .bytes = body,
                                      .size = strlen(body)});
    free(plain);
}

/* A member of an answer that is a string, copied into `text`. */
static inline void kit_member(const char *json, const char *key, char *text, size_t room)
{
    struct nika_json object = {"", 0}, value;
    size_t at, size;
    kit_assert(json && nika_json_check(json, strlen(json), &object, &at) == NIKA_JSON_FINE);
    kit_assert(nika_json_get(object, key, &value) && nika_json_string(value, text, room, &size));
}

/* A guest, by name: the token. */
static inline void kit_guest(struct kit *kit, const char *name, char token[65])
{
    char body[256];
    unsigned status;
    snprintf(body, sizeof body, "{\"name\":\"%s\"}", name);
    kit_ask(kit, 9000, "POST", "/api/session", "", body);
    kit_do(kit);
    kit_member(kit_body(kit, 9000, &status), "token", token, 65);
}

static inline void kit_open(struct kit *kit, nika_connection connection)
{
    kit_step(kit,
             (struct nika_event){.kind = NIKA_EVENT_OPENED, .connection = connection, .address = kit_address(kit)});
}

static inline void kit_close(struct kit *kit, nika_connection connection)
{
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_CLOSED, .connection = connection});
}

/* A message; what it needs is not done yet. */
static inline void kit_say(struct kit *kit, nika_connection connection, const char *message)
{
    kit_step(kit, (struct nika_event){
                      .kind = NIKA_EVENT_MESSAGE, .connection = connection, .bytes = message, .size = strlen(message)});
}

static inline void kit_ticket(struct kit *kit, const char *token, char ticket[65])
{
    const unsigned before = kit->count;
    unsigned status;
    kit_ask(kit, 9001, "POST", "/api/ticket", token, "");
    kit_member(kit_body(kit, 9001, &status), "ticket", ticket, 65);
    if (kit->count > before && kit->effects[before].effect.kind == NIKA_EFFECT_KEEP) { /* that the session is used */
        const struct nika_effect effect = kit->effects[before].effect;
        kit->effects[before].taken = true;
        kit_keep(kit, &effect);
    }
}

/* A WebSocket of whoever has the token, which has said hello. */
static inline void kit_hello(struct kit *kit, nika_connection connection, const char *token, const char *form)
{
    char ticket[65], message[256];
    kit_ticket(kit, token, ticket);
    kit_open(kit, connection);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"h\",\"ticket\":\"%s\",\"form\":\"%s\"}", ticket,
             form);
    kit_say(kit, connection, message);
    kit_assert(strncmp(kit_sent(kit, connection), "{\"re\":\"h\",\"ok\":true,", 20) == 0);
}

#endif
