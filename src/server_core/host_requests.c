/*
 * host_requests.c: /api/host: the requests of hosts, for whoever runs the server (over the local socket) and for accounts
 * with the role. Everybody else is refused before anything of the request is looked at.
 */
#include <stdlib.h>
#include <string.h>

#include "hosts.h"

enum { PEOPLE_EACH = 50, FIND_MAX = 3 * PERSON_NAME_MAX, FROM_MAX = 1000000 };

void hosts_respond_done(struct nika_server_core *core, nika_connection connection)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    nika_text_add(&text, "{}");
    respond(core, connection, 200, &text, NULL);
}

bool hosts_kept(struct nika_server_core *core, const struct pending *pending, const struct nika_event *event)
{
    if (event->kept != NIKA_KEPT)
        respond_error(core, pending->connection, 503, "not-kept");
    return event->kept == NIKA_KEPT;
}

bool hosts_read_who(struct nika_server_core *core, const struct host_request *request, uint64_t *who)
{
    struct nika_json value;
    char id[NIKA_TABLE_ID_MAX];
    size_t size;
    if (nika_json_get(request->body, "who", &value) && nika_json_string(value, id, sizeof id, &size) &&
        core_id_read(id, size, who))
        return true;
    respond_bad_value(core, request->event->connection, "who");
    return false;
}

bool hosts_read_text(struct nika_server_core *core, const struct host_request *request, const char *key,
                     unsigned letters, struct nika_text *clean)
{
    struct nika_json value;
    char raw[NIKA_MESSAGE_MAX];
    size_t size;
    if (!nika_json_get(request->body, key, &value) || nika_json_is(value, ""))
        return true;
    if (nika_json_string(value, raw, sizeof raw, &size) && names_clean(raw, size, letters, clean))
        return true;
    respond_bad_value(core, request->event->connection, key);
    return false;
}

struct nika_json hosts_parameter(const char *query, const char *name)
{
    const size_t size = strlen(name);
    for (; *query; query += strcspn(query, "&"), query += *query == '&')
        if (strncmp(query, name, size) == 0 && query[size] == '=')
            return (struct nika_json){query + size + 1, strcspn(query + size + 1, "&")};
    return (struct nika_json){"", 0};
}

bool hosts_read_from(struct nika_server_core *core, const struct nika_event *event, uint32_t *from)
{
    const struct nika_json value = hosts_parameter(event->http->query, "from");
    int64_t number = 0;
    if (value.size && !nika_json_whole(value, 0, FROM_MAX, &number)) {
        respond_bad_value(core, event->connection, "from");
        return false;
    }
    *from = (uint32_t)number;
    return true;
}

void hosts_write_who(const char *key, uint64_t who, struct nika_writer *writer)
{
    char id[NIKA_TABLE_ID_MAX];
    core_id_text(who, id);
    nika_write_key(writer, key);
    nika_write_word(writer, id);
}

/*
 * The overview.
 */

static void write_figure(struct nika_writer *writer, const char *key, uint64_t figure)
{
    nika_write_key(writer, key);
    nika_write_whole(writer, (int64_t)figure);
}

static void get_overview(struct nika_server_core *core, const struct host_request *request)
{
    const struct nika_server_core_figures *figures = &core->figures;
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    write_figure(&writer, "people", figures->people);
    write_figure(&writer, "sessions", figures->sessions);
    write_figure(&writer, "connections", figures->connections);
    nika_write_key(&writer, "tables");
    nika_write_open(&writer, '{');
    write_figure(&writer, "open", figures->tables_open);
    write_figure(&writer, "running", figures->tables_running);
    write_figure(&writer, "over", figures->tables_over);
    write_figure(&writer, "damaged", figures->tables_damaged);
    nika_write_close(&writer, '}');
    write_figure(&writer, "reports", reports_open(core));
    write_figure(&writer, "erasing", erasing_count(core));
    nika_write_key(&writer, "disk");
    nika_write_open(&writer, '{');
    write_figure(&writer, "bytes", core->disk.bytes);
    nika_write_key(&writer, "budget");
    if (core->disk.budget)
        nika_write_whole(&writer, (int64_t)core->disk.budget);
    else
        nika_write_null(&writer);
    nika_write_close(&writer, '}');
    nika_write_close(&writer, '}');
    respond(core, request->event->connection, 200, &text, NULL);
}

/*
 * People.
 */

/* Decodes %41 and + into a folded text. False if that is not a text. */
static bool read_find(struct nika_json value, char *folded, size_t room)
{
    char raw[FIND_MAX];
    struct nika_text text = nika_text(raw, sizeof raw), to = nika_text(folded, room);
    for (size_t i = 0; i < value.size; i++) {
        unsigned code = (unsigned char)value.text[i];
        if (code == '+')
            code = ' ';
        if (code == '%') {
            static const char digits[] = "0123456789abcdef0123456789ABCDEF";
            const char *high = i + 2 < value.size ? memchr(digits, value.text[i + 1], sizeof digits - 1) : NULL;
            const char *low = high ? memchr(digits, value.text[i + 2], sizeof digits - 1) : NULL;
            if (!low)
                return false;
            code = (unsigned)(high - digits) % 16 * 16 + (unsigned)(low - digits) % 16;
            i += 2;
        }
        if (!code)
            return false;
        nika_text_add_bytes(&text, &(char){(char)code}, 1);
    }
    names_fold(raw, &to);
    return !text.cut && !to.cut;
}

/* Those who are here first, then accounts, then the others. */
static int by_presence(const void *one, const void *other)
{
    const struct person *a = *(struct person *const *)one, *b = *(struct person *const *)other;
    if (!a->connections != !b->connections)
        return a->connections ? -1 : 1;
    if (!a->account != !b->account)
        return a->account ? -1 : 1;
    return a->who < b->who ? -1 : a->who > b->who;
}

/* Whether a text is part of a person's name, or her id. */
static bool is_found(const struct person *person, const char *find)
{
    char folded[FIND_MAX];
    struct nika_text text = nika_text(folded, sizeof folded);
    uint64_t who;
    if (!*find || (core_id_read(find, strlen(find), &who) && who == person->who))
        return true;
    names_fold(person->name, &text);
    return strstr(folded, find) != NULL;
}

static void write_person(const struct nika_server_core *core, const struct person *person, struct nika_writer *writer)
{
    unsigned sessions = 0;
    for (const struct session *session = person->sessions; session; session = session->next)
        sessions++;
    nika_write_open(writer, '{');
    hosts_write_who("who", person->who, writer);
    nika_write_key(writer, "name");
    nika_write_word(writer, person->name);
    nika_write_key(writer, "account");
    nika_write_bool(writer, person->account != NULL);
    nika_write_key(writer, "host");
    nika_write_bool(writer, people_are_hosts(core, person));
    nika_write_key(writer, "here");
    nika_write_bool(writer, person->connections > 0);
    write_figure(writer, "sessions", sessions);
    write_figure(writer, "tables", person->tables);
    nika_write_key(writer, "banned");
    bans_write(bans_find(core, BAN_PERSON, person->who), writer);
    nika_write_key(writer, "muted");
    bans_write(bans_find(core, BAN_TALK, person->who), writer);
    nika_write_close(writer, '}');
}

static void get_people(struct nika_server_core *core, const struct host_request *request)
{
    char find[FIND_MAX];
    uint32_t from;
    size_t at = 0, count = 0;
    if (!hosts_read_from(core, request->event, &from))
        return;
    if (!read_find(hosts_parameter(request->event->http->query, "find"), find, sizeof find)) {
        respond_bad_value(core, request->event->connection, "find");
        return;
    }
    const struct person **all = core_allocate((core->people.count + 1) * sizeof(struct person *)), *person;
    while ((person = hash_map_next(&core->people, &at)))
        if (!person->erased && is_found(person, find))
            all[count++] = person;
    qsort(all, count, sizeof(struct person *), by_presence);
    enum { ROOM = PEOPLE_EACH * (4 * WHY_MAX + 2 * PERSON_NAME_MAX + 320) };
    struct page page;
    page_begin(&page, "people", ROOM);
    for (size_t i = from; i < count && i < (size_t)from + PEOPLE_EACH; i++)
        write_person(core, all[i], &page.writer);
    page_respond(core, request->event->connection, &page, count > (size_t)from + PEOPLE_EACH);
    free(all);
}

/* All limits by their names as settings. */
static void get_limits(struct nika_server_core *core, const struct host_request *request)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "limits");
    nika_write_open(&writer, '{');
    for (unsigned limit = 0; limit < NIKA_LIMIT_COUNT; limit++) {
        char name[64];
        nika_text_copy(name, sizeof name, nika_limit_list[limit].name);
        for (char *at = name; *at; at++)
            *at = *at == '_' ? '-' : *at;
        write_figure(&writer, name, limit_of(core, (enum nika_limit)limit));
    }
    nika_write_close(&writer, '}');
    nika_write_close(&writer, '}');
    respond(core, request->event->connection, 200, &text, NULL);
}

/* What is due by the retention settings goes now, not at the next time of the day. */
static void archive_noted(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (!hosts_kept(core, pending, event))
        return;
    retention_run(core);
    hosts_respond_done(core, pending->connection);
}

static void post_archive(struct nika_server_core *core, const struct host_request *request)
{
    struct audit audit;
    struct pending *pending = core_expect(core, archive_noted);
    pending->connection = request->event->connection;
    audit_begin(core, request, "archive", &audit);
    audit_keep(core, pending, &audit, NULL, 0);
}

/*
 * Routes.
 */

static const char root[] = "/api/host", one_report[] = "/reports/";

static const struct route {
    const char *method, *path;
    void (*handle)(struct nika_server_core *core, const struct host_request *request);
} routes[] = {
    {"GET", "", get_overview},           {"GET", "/people", get_people},    {"GET", "/tables", closing_tables},
    {"POST", "/close", closing_request}, {"POST", "/ban", bans_ban},        {"POST", "/unban", bans_unban},
    {"GET", "/bans", bans_list},         {"POST", "/mute", bans_mute},      {"POST", "/unmute", bans_unmute},
    {"POST", "/role", bans_role},        {"GET", "/reports", reports_list}, {"GET", "/audit", audit_list},
    {"GET", "/limits", get_limits},      {"GET", "/export", export_person}, {"POST", "/archive", post_archive},
    {"POST", "/erase", erasing_request},
};

static void route(struct nika_server_core *core, struct host_request *request, const char *path)
{
    const struct nika_event *event = request->event;
    const bool posts = strcmp(event->http->method, "POST") == 0;
    bool there = false;
    size_t at;
    if (posts &&
        (!event->http->json || nika_json_check(event->bytes, event->size, &request->body, &at) != NIKA_JSON_FINE ||
         nika_json_kind(request->body) != '{')) {
        respond_error(core, event->connection, 400, "bad-message");
        return;
    }
    if (posts && strncmp(path, one_report, strlen(one_report)) == 0) {
        reports_done(core, request, path + strlen(one_report));
        return;
    }
    for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (strcmp(routes[i].path, path) != 0)
            continue;
        if (strcmp(routes[i].method, event->http->method) == 0) {
            routes[i].handle(core, request);
            return;
        }
        there = true;
    }
    respond_error(core, event->connection, there ? 405 : 404, "unknown-request");
}

bool hosts_request(struct nika_server_core *core, const struct nika_event *event)
{
    const struct nika_http *http = event->http;
    struct host_request request = {.event = event, .body = {"{}", 2}};
    const size_t size = strlen(root);
    if (strncmp(http->path, root, size) != 0 || (http->path[size] && http->path[size] != '/'))
        return false;
    if (!http->local) {
        const struct person *person = people_by_token(core, http->token, strlen(http->token));
        if (!person || !people_are_hosts(core, person)) {
            respond_error(core, event->connection, person ? 403 : 401, person ? "not-allowed" : "not-signed-in");
            return true;
        }
        request.by = person->who;
    }
    route(core, &request, http->path + size);
    return true;
}
