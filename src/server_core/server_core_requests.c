/*
 * server_core_requests.c: HTTP request routing: identifies the person, dispatches by path, responds. Everything that the server
 * core answers over HTTP is here, except signing in (sign_in.c) and tables.
 */
#include <stdlib.h>
#include <string.h>

#include "days.h"

enum {
    GAMES_EACH = 50,    /* per response */
    GAMES_LOADED = 200, /* rows loaded at once */
    FROM_MAX = 10000,
    LIST_MAX = 1 << 18 /* bytes of the list of tables */
};

static const char json_type[] = "application/json";

void respond(struct nika_server_core *core, nika_connection connection, unsigned status, const struct nika_text *body,
             const char *cookie)
{
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_RESPOND,
                                          .connection = connection,
                                          .code = status,
                                          .type = json_type,
                                          .bytes = body->bytes,
                                          .size = body->size,
                                          .cookie = cookie});
}

void respond_bytes(struct nika_server_core *core, nika_connection connection, const char *type, const char *bytes,
                   size_t size)
{
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_RESPOND,
                                          .connection = connection,
                                          .code = 200,
                                          .type = type,
                                          .bytes = bytes,
                                          .size = size});
}

/* {"error":word … */
static struct nika_writer begin_error(struct nika_server_core *core, const char *word, struct nika_text *text)
{
    *text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "error");
    nika_write_word(&writer, word);
    return writer;
}

void respond_error(struct nika_server_core *core, nika_connection connection, unsigned status, const char *word)
{
    struct nika_text text;
    struct nika_writer writer = begin_error(core, word, &text);
    nika_write_close(&writer, '}');
    respond(core, connection, status, &text, NULL);
}

void respond_slow_down(struct nika_server_core *core, nika_connection connection, int64_t wait)
{
    struct nika_text text;
    struct nika_writer writer = begin_error(core, "slow-down", &text);
    nika_write_key(&writer, "wait");
    nika_write_whole(&writer, wait);
    nika_write_close(&writer, '}');
    core->figures.slow_downs++;
    respond(core, connection, 429, &text, NULL);
}

void respond_bad_value(struct nika_server_core *core, nika_connection connection, const char *where)
{
    struct nika_text text;
    struct nika_writer writer = begin_error(core, "bad-value", &text);
    nika_write_key(&writer, "where");
    nika_write_word(&writer, where);
    nika_write_close(&writer, '}');
    respond(core, connection, 400, &text, NULL);
}

void page_begin(struct page *page, const char *key, size_t room)
{
    enum { AROUND = 64 }; /* the key and what stands around the elements */
    page->bytes = core_allocate(room + AROUND);
    page->text = nika_text(page->bytes, room + AROUND);
    page->writer = nika_writer(&page->text);
    nika_write_open(&page->writer, '{');
    nika_write_key(&page->writer, key);
    nika_write_open(&page->writer, '[');
}

void page_respond(struct nika_server_core *core, nika_connection connection, struct page *page, bool more)
{
    nika_write_close(&page->writer, ']');
    nika_write_key(&page->writer, "more");
    nika_write_bool(&page->writer, more);
    nika_write_close(&page->writer, '}');
    respond(core, connection, 200, &page->text, NULL);
    free(page->bytes);
}

struct nika_writer respond_person(struct nika_server_core *core, const struct person *person, struct nika_text *text)
{
    char id[NIKA_TABLE_ID_MAX];
    *text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(text);
    core_id_text(person->who, id);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "who");
    nika_write_word(&writer, id);
    nika_write_key(&writer, "name");
    nika_write_word(&writer, person->name);
    nika_write_key(&writer, "account");
    nika_write_bool(&writer, person->account != NULL);
    nika_write_key(&writer, "host");
    nika_write_bool(&writer, people_are_hosts(core, person));
    if (person->bot) {
        nika_write_key(&writer, "bot");
        nika_write_bool(&writer, true);
    }
    return writer;
}

/* The authenticated person; if there is none, the request is answered and NULL returned. */
static struct person *asker(struct nika_server_core *core, const struct nika_event *event)
{
    struct person *person = people_by_token(core, event->http->token, strlen(event->http->token));
    if (!person)
        respond_error(core, event->connection, 401, "not-signed-in");
    return person;
}

static void get_session(struct nika_server_core *core, const struct nika_event *event)
{
    struct nika_text text;
    const struct person *person = asker(core, event);
    if (!person)
        return;
    struct nika_writer writer = respond_person(core, person, &text);
    if (person->account) {
        nika_write_key(&writer, "recovery");
        nika_write_bool(&writer, recovery_exists(&person->account->secrets));
    }
    nika_write_close(&writer, '}');
    respond(core, event->connection, 200, &text, NULL);
}

static void post_ticket(struct nika_server_core *core, const struct nika_event *event)
{
    char ticket[TOKEN_MAX];
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    struct session *session = signing_session(core, event);
    if (!session)
        return;
    sessions_connects(core, session, event->address);
    if (!tickets_draw(core, session, ticket)) {
        respond_error(core, event->connection, 429, "too-many");
        return;
    }
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "ticket");
    nika_write_word(&writer, ticket);
    nika_write_close(&writer, '}');
    respond(core, event->connection, 200, &text, NULL);
}

/* K of from=K, 0 if absent. */
static bool read_from(const char *query, uint32_t *from)
{
    int64_t number = 0;
    *from = 0;
    for (; *query; query += strcspn(query, "&"), query += *query == '&')
        if (strncmp(query, "from=", 5) == 0) {
            if (!nika_json_whole((struct nika_json){query + 5, strcspn(query + 5, "&")}, 0, FROM_MAX, &number))
                return false;
            *from = (uint32_t)number;
        }
    return true;
}

static void get_tables(struct nika_server_core *core, const struct nika_event *event)
{
    char *bytes = core_allocate(LIST_MAX);
    struct nika_text text = nika_text(bytes, LIST_MAX);
    struct nika_writer writer = nika_writer(&text);
    uint32_t from;
    if (!read_from(event->http->query, &from)) {
        free(bytes);
        respond_bad_value(core, event->connection, "from");
        return;
    }
    nika_write_open(&writer, '{');
    tables_list(core, from, &writer);
    nika_write_close(&writer, '}');
    respond(core, event->connection, 200, &text, NULL);
    free(bytes);
}

static void get_mine(struct nika_server_core *core, const struct nika_event *event)
{
    const struct person *person = asker(core, event);
    if (person)
        mine_respond(core, event->connection, person);
}

/*
 * A person's own games: rows under WHO/, newest last.
 */

struct games {
    char who[NIKA_TABLE_ID_MAX];
    uint32_t skip;            /* rows still to be skipped */
    char after[NIKA_KEY_MAX]; /* where the next page begins, "" at the start */
};

static void games_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event);

/* Requests the next rows: those still to be skipped, or a page and one more row that shows whether there are more. */
static void load_games(struct nika_server_core *core, nika_connection connection, const struct games *games)
{
    struct pending *pending = core_expect(core, games_loaded);
    struct games *more = pending->more = core_allocate(sizeof *games);
    const uint32_t wanted = games->skip + GAMES_EACH + 1;
    *more = *games;
    pending->connection = connection;
    core_emit(core, &(struct nika_effect){.kind = NIKA_EFFECT_LOAD,
                                          .ticket = pending->ticket,
                                          .row = NIKA_ROW_PLAYED,
                                          .key = more->who,
                                          .after = *more->after ? more->after : NULL,
                                          .number = wanted < GAMES_LOADED ? wanted : GAMES_LOADED});
}

static void show_games(struct nika_server_core *core, nika_connection connection, const struct nika_loaded *loaded,
                       uint32_t from)
{
    const uint32_t end = loaded->count < from + GAMES_EACH ? loaded->count : from + GAMES_EACH;
    struct page page;
    page_begin(&page, "games", (size_t)GAMES_EACH * (NIKA_VALUE_MAX + 1));
    for (uint32_t i = from; i < end; i++) {
        const struct nika_loaded_item *item = &loaded->items[i];
        struct nika_json value;
        size_t at;
        if (nika_json_check(item->bytes, item->size, &value, &at) == NIKA_JSON_FINE)
            nika_write_json(&page.writer, value);
        else
            core_log(core, "bad-row", 0, NULL);
    }
    page_respond(core, connection, &page, loaded->count > end);
}

static void games_loaded(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    struct games *games = pending->more;
    const struct nika_loaded *loaded = event->loaded;
    if (!loaded->readable) {
        respond_error(core, pending->connection, 503, "busy");
    } else if (loaded->count == GAMES_LOADED && games->skip > GAMES_LOADED - GAMES_EACH - 1) {
        /* Rows of this load that may be shown come again with the next one. */
        const uint32_t passed = games->skip < GAMES_LOADED ? games->skip : GAMES_LOADED;
        struct nika_text after = nika_text(games->after, sizeof games->after);
        nika_text_add(&after, loaded->items[passed - 1].key);
        games->skip -= passed;
        load_games(core, pending->connection, games);
    } else {
        show_games(core, pending->connection, loaded, games->skip < loaded->count ? games->skip : loaded->count);
    }
}

static void get_games(struct nika_server_core *core, const struct nika_event *event)
{
    struct games games = {.skip = 0};
    const struct person *person = asker(core, event);
    if (!person)
        return;
    if (!read_from(event->http->query, &games.skip)) {
        respond_bad_value(core, event->connection, "from");
        return;
    }
    core_id_text(person->who, games.who);
    load_games(core, event->connection, &games);
}

/* The key with which records are signed. */
static void get_key(struct nika_server_core *core, const struct nika_event *event)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    if (!core->settings.sign) {
        respond_error(core, event->connection, 404, "unknown-request");
        return;
    }
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "algorithm");
    nika_write_word(&writer, "ed25519");
    records_key(core, &writer);
    nika_write_close(&writer, '}');
    respond(core, event->connection, 200, &text, NULL);
}

/*
 * Routes.
 */

static const struct route {
    const char *method, *path;
    void (*handle)(struct nika_server_core *core, const struct nika_event *event);
} routes[] = {
    {"POST", "/api/session", signing_post},
    {"GET", "/api/session", get_session},
    {"DELETE", "/api/session", signing_delete},
    {"POST", "/api/password", account_password},
    {"POST", "/api/recovery", account_recovery},
    {"GET", "/api/sessions", account_sessions},
    {"DELETE", "/api/sessions", account_sign_out},
    {"POST", "/api/ticket", post_ticket},
    {"GET", "/api/tables", get_tables},
    {"GET", "/api/games", get_games},
    {"GET", "/api/mine", get_mine},
    {"GET", "/api/key", get_key},
    {"GET", "/api/day", days_get},
    {"POST", "/api/day", days_post},
};

static void get_ready(struct nika_server_core *core, const struct nika_event *event, bool healthy)
{
    static const char fine[] = "ok";
    if (strcmp(event->http->method, "GET") != 0)
        respond_error(core, event->connection, 405, "unknown-request");
    else if (healthy)
        respond_bytes(core, event->connection, "text/plain", fine, strlen(fine));
    else
        respond_error(core, event->connection, 503, core->ready ? "closing" : "starting");
}

/* GET /api/tables/TABLE, and …/record: false if the path is neither. */
static bool get_table(struct nika_server_core *core, const struct nika_event *event)
{
    static const char before[] = "/api/tables/", behind[] = "/record";
    const char *path = event->http->path;
    uint64_t table;
    if (strncmp(path, before, strlen(before)) != 0)
        return false;
    const char *id = path + strlen(before);
    const size_t size = strcspn(id, "/");
    const bool record = strcmp(id + size, behind) == 0;
    if (!record && id[size])
        return false;
    if (strcmp(event->http->method, "GET") != 0)
        respond_error(core, event->connection, 405, "unknown-request");
    else if (!core_id_read(id, size, &table))
        respond_error(core, event->connection, 404, "no-such-table");
    else
        (record ? tables_record : tables_about)(core, event->connection, table,
                                                people_by_token(core, event->http->token, strlen(event->http->token)));
    return true;
}

static void route(struct nika_server_core *core, const struct nika_event *event)
{
    bool there = false;
    for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (strcmp(routes[i].path, event->http->path) != 0)
            continue;
        if (strcmp(routes[i].method, event->http->method) == 0) {
            routes[i].handle(core, event);
            return;
        }
        there = true;
    }
    if (there)
        respond_error(core, event->connection, 405, "unknown-request");
    else if (!get_table(core, event) && !account_end_session(core, event))
        respond_error(core, event->connection, 404, "unknown-request");
}

/* A request to /api, while the server accepts players. */
static void handle(struct nika_server_core *core, const struct nika_event *event)
{
    const int64_t wait = event->http->local ? 0 : rate_limits_wait(core, event->address, "request");
    if (wait)
        respond_slow_down(core, event->connection, wait);
    else if (event->size > NIKA_MESSAGE_MAX)
        respond_error(core, event->connection, 413, "bad-message");
    else if (!bans_refuse_request(core, event) && !hosts_request(core, event))
        route(core, event);
}

void requests_handle(struct nika_server_core *core, const struct nika_event *event)
{
    const bool open = core->ready && !core->closing;
    core->figures.requests++;
    if (strcmp(event->http->path, "/healthz") == 0)
        get_ready(core, event, true);
    else if (strcmp(event->http->path, "/readyz") == 0)
        get_ready(core, event, open);
    else if (!open)
        respond_error(core, event->connection, 503, core->ready ? "closing" : "starting");
    else
        handle(core, event);
}
