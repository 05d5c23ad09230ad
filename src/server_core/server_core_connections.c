/*
 * server_core_connections.c: WebSocket connections: hello (authentication), dispatch of requests by "do", and rate limits. A client
 * that exceeds a limit is warned first and disconnected if it continues.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "people.h"
#include "server_core_table.h"

enum {
    HELLO_WITHIN = 10000, /* milliseconds */
    PERIOD = 50,          /* milliseconds per message in the long run */
    BURST = 40,
    WARNINGS_MAX = 20,
    FAULTS_MAX = 3,
    WHAT_MAX = 16,
    /* Close codes of RFC 6455, and one registered later. */
    CODE_GOING = 1001,
    CODE_POLICY = 1008,
    CODE_LATER = 1013
};

/* Disconnects and forgets the connection: nothing more is accepted from it. */
static void disconnect(struct nika_server_core *core, const struct connection *connection, unsigned code)
{
    const nika_connection id = connection->id;
    core_close(core, id, code);
    connections_closed(core, id);
}

void connections_end(struct nika_server_core *core, nika_connection id)
{
    const struct connection *connection = core_connection(core, id);
    if (connection)
        disconnect(core, connection, CODE_LATER);
}

void connections_closed(struct nika_server_core *core, nika_connection id)
{
    struct connection *connection = hash_map_take(&core->connections, id);
    if (!connection)
        return;
    core->figures.connections = core->connections.count;
    if (connection->person) {
        connection->person->connections--;
        tables_leave(core, connection);
    } else {
        list_remove(&core->strangers, &connection->link);
    }
    free(connection);
}

/* One of a person's connections that a given session opened; NULL if there is none. */
static struct connection *find_of_session(const struct nika_server_core *core, const struct person *person,
                                          uint64_t session)
{
    size_t at = 0;
    struct connection *connection;
    while ((connection = hash_map_next(&core->connections, &at)))
        if (connection->person == person && connection->session == session)
            return connection;
    return NULL;
}

static void move_to_session(struct nika_server_core *core, struct connection *connection, uint64_t next)
{
    connection->session = next;
    connections_carry(core, connection);
}

void connections_session(struct nika_server_core *core, const struct person *person, uint64_t session, uint64_t next)
{
    struct connection *connection;
    while (person->connections && (connection = find_of_session(core, person, session)))
        if (next)
            move_to_session(core, connection, next);
        else
            disconnect(core, connection, CODE_POLICY);
}

void connections_refuse(struct nika_server_core *core)
{
    nika_connection *ids = core_allocate((core->connections.count + 1) * sizeof *ids);
    size_t at = 0, count = 0;
    for (const struct connection *connection; (connection = hash_map_next(&core->connections, &at));)
        ids[count++] = connection->id;
    for (size_t i = 0; i < count; i++) {
        const struct connection *connection = core_connection(core, ids[i]);
        if (connection && bans_refuse_connection(core, connection, connection->person, NULL))
            disconnect(core, connection, CODE_POLICY);
    }
    free(ids);
}

/* Sends a message that consists of its kind only. */
static void tell(struct nika_server_core *core, const struct connection *connection, const char *kind)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "is");
    nika_write_word(&writer, kind);
    nika_write_close(&writer, '}');
    core_send(core, connection->id, &text);
}

static void greet(struct nika_server_core *core, const struct nika_event *event)
{
    struct connection *connection = core_allocate(sizeof *connection);
    struct nika_text address = nika_text(connection->address, sizeof connection->address);
    connection->id = event->connection;
    connection->deadline = core->now + HELLO_WITHIN;
    nika_text_add(&address, event->address);
    list_add(&core->strangers, &connection->link);
    hash_map_put(&core->connections, event->connection, connection);
    core->figures.connections = core->connections.count;
}

/*
 * Connections that go from one server core to another. What is carried: the hash of the session's token, the person, how
 * views are sent ('c' or 'j'), and the tables entered, with a space before each.
 */

enum { CARRIED_MAX = 2 * TOKEN_BYTES + 1 + NIKA_TABLE_ID_MAX + 2 + ENTERED_MAX * NIKA_TABLE_ID_MAX };

static const struct session *session_of(const struct connection *connection)
{
    const struct session *session = connection->person->sessions;
    while (session && sessions_number(session) != connection->session)
        session = session->next;
    return session;
}

void connections_carry(struct nika_server_core *core, const struct connection *connection)
{
    char bytes[CARRIED_MAX], key[TOKEN_MAX], who[NIKA_TABLE_ID_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    const struct session *session;
    if (!core->settings.carries || connection->resumes || core_connection(core, connection->id) != connection ||
        !(session = session_of(connection)))
        return;
    hash_key(&session->hash, key);
    core_id_text(connection->person->who, who);
    nika_text_add(&text, key);
    nika_text_add(&text, " ");
    nika_text_add(&text, who);
    nika_text_add(&text, connection->as_json ? " j" : " c");
    for (unsigned i = 0; i < connection->entered_count; i++) {
        nika_text_add(&text, " ");
        nika_text_add(&text, connection->entered[i]->id_text);
    }
    core_emit(core,
              &(struct nika_effect){
                  .kind = NIKA_EFFECT_CARRY, .connection = connection->id, .bytes = text.bytes, .size = text.size});
}

/* The person of a connection that another server core had, if her session still holds. */
static struct person *carried_person(struct nika_server_core *core, const char *carried, size_t size, uint64_t *session)
{
    struct nika_hash hash;
    uint64_t who;
    const size_t key = 2 * sizeof hash.bytes, id = NIKA_TABLE_ID_MAX - 1;
    if (size < key + 1 + id + 2 || !nika_unhex(carried, key, hash.bytes, sizeof hash.bytes) ||
        !core_id_read(carried + key + 1, id, &who))
        return NULL;
    if (NIKA_FAULT_IS(REVOKED_CARRIED))
        return hash_map_get(&core->people, who);
    const struct session *found = sessions_get(core, &hash);
    if (!found || found->person->who != who)
        return NULL;
    *session = sessions_number(found);
    return found->person;
}

/* Goes on with a connection that another server core had: as if its client had been too slow for a while. */
static void resume(struct nika_server_core *core, const struct nika_event *event)
{
    struct connection *connection = core_connection(core, event->connection);
    const size_t head = 2 * TOKEN_BYTES + 1 + (NIKA_TABLE_ID_MAX - 1) + 2;
    struct person *person = carried_person(core, event->bytes, event->size, &connection->session);
    if (!person || bans_refuse_connection(core, connection, person, NULL)) {
        disconnect(core, connection, CODE_POLICY);
        return;
    }
    list_remove(&core->strangers, &connection->link);
    connection->person = person;
    connection->as_json = event->bytes[head - 1] == 'j';
    person->connections++;
    tell(core, connection, "resync");
    /* What was carried holds until she has entered everywhere: this server core, too, may be replaced at any time. */
    connection->resumes = 1;
    for (size_t at = head; at + NIKA_TABLE_ID_MAX <= event->size; at += NIKA_TABLE_ID_MAX) {
        uint64_t table;
        if (core_id_read(event->bytes + at + 1, NIKA_TABLE_ID_MAX - 1, &table) &&
            !tables_enter_again(core, table, connection))
            connection->resumes++; /* it is read first */
    }
    connection->resumes--;
    connections_carry(core, connection);
}

void connections_opened(struct nika_server_core *core, const struct nika_event *event)
{
    if (event->size && core->ready && !core->closing) {
        greet(core, event);
        resume(core, event);
        return;
    }
    const bool many = core->connections.count >= limit_of(core, NIKA_LIMIT_max_connections);
    const bool open = core->ready && !core->closing;
    const int64_t wait = open && !many ? rate_limits_wait(core, event->address, "connect") : 0;
    if (open && many)
        limit_reached(core, NIKA_LIMIT_max_connections);
    greet(core, event);
    if (open && bans_refuse_connection(core, core_connection(core, event->connection), NULL, NULL)) {
        disconnect(core, core_connection(core, event->connection), CODE_POLICY);
        return;
    }
    if (open && !many && !wait)
        return;
    if (wait)
        reply_slow_down(core, event->connection, NULL, wait);
    else
        reply_error(core, event->connection, NULL, !core->ready ? "starting" : core->closing ? "closing" : "too-many");
    core->figures.slow_downs += wait > 0;
    disconnect(core, core_connection(core, event->connection), core->closing ? CODE_GOING : CODE_LATER);
}

/* The first message. A client that does not say hello properly is disconnected. */
static void hello(struct nika_server_core *core, struct connection *connection, const struct request *request)
{
    const char *id = request->id;
    char ticket[80], who[NIKA_TABLE_ID_MAX];
    struct nika_json value;
    struct nika_text text;
    size_t size = 0;
    const bool has_form = nika_json_get(request->body, "form", &value);
    const bool as_json = has_form && nika_json_is(value, "json");
    struct person *person = NULL;
    if (has_form && !as_json && !nika_json_is(value, "code")) {
        reply_bad_value(core, connection->id, id, "form");
    } else if (!nika_json_get(request->body, "ticket", &value) ||
               !nika_json_string(value, ticket, sizeof ticket, &size) ||
               !(person = people_by_ticket(core, ticket, size, &connection->session))) {
        reply_error(core, connection->id, id, "bad-ticket");
    } else if (bans_refuse_connection(core, connection, person, id)) {
        person = NULL;
    } else if (person->connections >= limit_of(core, NIKA_LIMIT_connections_per_person)) {
        limit_reached(core, NIKA_LIMIT_connections_per_person);
        reply_error(core, connection->id, id, "too-many");
        person = NULL;
    }
    if (!person) {
        disconnect(core, connection, CODE_POLICY);
        return;
    }
    list_remove(&core->strangers, &connection->link);
    connection->person = person;
    connection->as_json = as_json;
    person->connections++;
    connections_carry(core, connection);
    struct nika_writer writer = reply_begin(core, id, &text);
    core_id_text(person->who, who);
    nika_write_key(&writer, "who");
    nika_write_word(&writer, who);
    nika_write_key(&writer, "name");
    nika_write_word(&writer, person->name);
    nika_write_key(&writer, "version");
    nika_write_word(&writer, core->settings.version);
    nika_write_key(&writer, "protocol");
    nika_write_whole(&writer, 1);
    reply_end(core, connection->id, &writer);
}

/* The request's id, if it has a valid one. */
static bool read_id(struct nika_json body, char id[REQUEST_ID_MAX])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    struct nika_json value;
    size_t size;
    return nika_json_get(body, "id", &value) && nika_json_string(value, id, REQUEST_ID_MAX, &size) && size > 0 &&
           strspn(id, letters) == size;
}

/*
 * Parses a message as a request. If it is invalid, it is answered and false returned; the connection may be gone then.
 */
static bool read_request(struct nika_server_core *core, const struct nika_event *event, struct request *request,
                         char what[WHAT_MAX])
{
    struct connection *connection = request->connection;
    struct nika_json value;
    size_t at, size;
    const bool is_object = event->size <= NIKA_MESSAGE_MAX &&
                           nika_json_check(event->bytes, event->size, &request->body, &at) == NIKA_JSON_FINE &&
                           nika_json_kind(request->body) == '{';
    const bool has_id = is_object && read_id(request->body, request->id);
    if (has_id && nika_json_get(request->body, "do", &value) && nika_json_kind(value) == '"') {
        if (!nika_json_string(value, what, WHAT_MAX, &size))
            what[0] = '\0'; /* longer than any known request */
        return true;
    }
    reply_error(core, connection->id, has_id ? request->id : NULL, "bad-message");
    if (++connection->faults == FAULTS_MAX || !connection->person)
        disconnect(core, connection, CODE_POLICY);
    return false;
}

/* Rate limit: whether a connection may send now. If not, it is warned, and may be gone afterwards. */
static bool may_send(struct nika_server_core *core, const struct request *request)
{
    struct connection *connection = request->connection;
    const int64_t wait = core->settings.no_rates ? 0 : rate_wait(&connection->requests, core->now, PERIOD, BURST);
    if (!wait) {
        connection->warnings = 0;
        return true;
    }
    core->figures.slow_downs++;
    reply_slow_down(core, connection->id, request->id, wait);
    if (++connection->warnings == WARNINGS_MAX)
        disconnect(core, connection, CODE_POLICY);
    return false;
}

void connections_message(struct nika_server_core *core, const struct nika_event *event)
{
    struct connection *connection = core_connection(core, event->connection);
    struct request request = {.connection = connection};
    char what[WHAT_MAX];
    if (!connection)
        return;
    core->figures.messages++;
    if (!read_request(core, event, &request, what) || !may_send(core, &request))
        return;
    if (core->closing) {
        reply_error(core, connection->id, request.id, "closing");
    } else if (!connection->person && strcmp(what, "hello") == 0) {
        hello(core, connection, &request);
    } else if (!connection->person) {
        reply_error(core, connection->id, request.id, "not-signed-in");
        disconnect(core, connection, CODE_POLICY);
    } else if (strcmp(what, "ping") == 0) {
        reply_fine(core, connection->id, request.id);
    } else if (!tables_request(core, what, &request)) {
        reply_error(core, connection->id, request.id, "unknown-request");
    }
}

void connections_dropped(struct nika_server_core *core, const struct nika_event *event)
{
    struct connection *connection = core_connection(core, event->connection);
    if (!connection)
        return;
    tell(core, connection, "resync");
    tables_resync(core, connection);
}

void connections_closing(struct nika_server_core *core)
{
    size_t at = 0;
    for (const struct connection *connection; (connection = hash_map_next(&core->connections, &at));)
        tell(core, connection, "closing");
}

int64_t connections_next(const struct nika_server_core *core)
{
    const struct connection *first = (const struct connection *)core->strangers.first;
    return first ? first->deadline : INT64_MAX;
}

void connections_time(struct nika_server_core *core)
{
    while (connections_next(core) <= core->now)
        disconnect(core, (const struct connection *)core->strangers.first, CODE_POLICY);
}
