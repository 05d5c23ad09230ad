/*
 * connections.c: WebSocket connections: hello (authentication), dispatch of requests by "do", and rate limits. A client
 * that exceeds a limit is warned first and disconnected if it continues.
 */
#include <stdlib.h>
#include <string.h>

#include "inside.h"

enum {
    HELLO_WITHIN = 10000, /* milliseconds */
    PERIOD = 50,          /* milliseconds per message in the long run */
    BURST = 40,
    WARNINGS_MAX = 20,
    FAULTS_MAX = 3,
    CONNECTIONS_MOST = 20000,
    CONNECTIONS_EACH = 8,
    WHAT_MAX = 16,
    /* Close codes of RFC 6455, and one registered later. */
    CODE_GOING = 1001,
    CODE_POLICY = 1008,
    CODE_LATER = 1013
};

/* Disconnects and forgets the connection: nothing more is accepted from it. */
static void disconnect(struct nika_heart *heart, const struct connection *connection, unsigned code)
{
    const nika_connection id = connection->id;
    heart_close(heart, id, code);
    connections_closed(heart, id);
}

void connections_closed(struct nika_heart *heart, nika_connection id)
{
    struct connection *connection = map_take(&heart->connections, id);
    if (!connection)
        return;
    heart->figures.connections = heart->connections.count;
    if (connection->person) {
        connection->person->connections--;
        tables_leave(heart, connection);
    } else {
        list_remove(&heart->strangers, &connection->link);
    }
    free(connection);
}

/* One of a person's connections that a given session opened; NULL if there is none. */
static struct connection *find_of_session(const struct nika_heart *heart, const struct person *person, uint64_t session)
{
    size_t at = 0;
    struct connection *connection;
    while ((connection = map_next(&heart->connections, &at)))
        if (connection->person == person && connection->session == session)
            return connection;
    return NULL;
}

void connections_session(struct nika_heart *heart, const struct person *person, uint64_t session, uint64_t next)
{
    struct connection *connection;
    while (person->connections && (connection = find_of_session(heart, person, session)))
        if (next)
            connection->session = next;
        else
            disconnect(heart, connection, CODE_POLICY);
}

static void greet(struct nika_heart *heart, const struct nika_event *event)
{
    struct connection *connection = heart_allocate(sizeof *connection);
    struct nika_text address = nika_text(connection->address, sizeof connection->address);
    connection->id = event->connection;
    connection->deadline = heart->now + HELLO_WITHIN;
    nika_text_add(&address, event->address);
    list_add(&heart->strangers, &connection->link);
    map_put(&heart->connections, event->connection, connection);
    heart->figures.connections = heart->connections.count;
}

void connections_opened(struct nika_heart *heart, const struct nika_event *event)
{
    const unsigned set = heart->settings.connections_most;
    const bool many = heart->connections.count >= (set ? set : CONNECTIONS_MOST);
    const bool open = heart->ready && !heart->closing;
    const int64_t wait = open && !many ? rates_wait(heart, event->address, "connect") : 0;
    greet(heart, event);
    if (open && !many && !wait)
        return;
    if (wait)
        answer_slow_down(heart, event->connection, NULL, wait);
    else
        answer_error(heart, event->connection, NULL,
                     !heart->ready    ? "starting"
                     : heart->closing ? "closing"
                                      : "too-many");
    heart->figures.slow_downs += wait > 0;
    disconnect(heart, heart_connection(heart, event->connection), heart->closing ? CODE_GOING : CODE_LATER);
}

/* The first message. A client that does not say hello properly is disconnected. */
static void hello(struct nika_heart *heart, struct connection *connection, const struct request *request)
{
    const unsigned set = heart->settings.connections_each;
    const char *id = request->id;
    char ticket[80], who[NIKA_TABLE_ID_MAX];
    struct nika_json value;
    struct nika_text text;
    size_t size = 0;
    const bool has_form = nika_json_get(request->body, "form", &value);
    const bool as_json = has_form && nika_json_is(value, "json");
    struct person *person = NULL;
    if (has_form && !as_json && !nika_json_is(value, "code")) {
        answer_bad_value(heart, connection->id, id, "form");
    } else if (!nika_json_get(request->body, "ticket", &value) ||
               !nika_json_string(value, ticket, sizeof ticket, &size) ||
               !(person = people_by_ticket(heart, ticket, size, &connection->session))) {
        answer_error(heart, connection->id, id, "bad-ticket");
    } else if (person->connections >= (set ? set : CONNECTIONS_EACH)) {
        answer_error(heart, connection->id, id, "too-many");
        person = NULL;
    }
    if (!person) {
        disconnect(heart, connection, CODE_POLICY);
        return;
    }
    list_remove(&heart->strangers, &connection->link);
    connection->person = person;
    connection->as_json = as_json;
    person->connections++;
    struct nika_writer writer = answer_begin(heart, id, &text);
    heart_id_text(person->who, who);
    nika_write_key(&writer, "who");
    nika_write_word(&writer, who);
    nika_write_key(&writer, "name");
    nika_write_word(&writer, person->name);
    nika_write_key(&writer, "version");
    nika_write_word(&writer, heart->settings.version);
    nika_write_key(&writer, "protocol");
    nika_write_whole(&writer, 1);
    answer_end(heart, connection->id, &writer);
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
static bool read_request(struct nika_heart *heart, const struct nika_event *event, struct request *request,
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
    answer_error(heart, connection->id, has_id ? request->id : NULL, "bad-message");
    if (++connection->faults == FAULTS_MAX || !connection->person)
        disconnect(heart, connection, CODE_POLICY);
    return false;
}

/* Rate limit: whether a connection may send now. If not, it is warned, and may be gone afterwards. */
static bool may_send(struct nika_heart *heart, const struct request *request)
{
    struct connection *connection = request->connection;
    const int64_t wait = heart->settings.no_rates ? 0 : rate_wait(&connection->requests, heart->now, PERIOD, BURST);
    if (!wait) {
        connection->warnings = 0;
        return true;
    }
    heart->figures.slow_downs++;
    answer_slow_down(heart, connection->id, request->id, wait);
    if (++connection->warnings == WARNINGS_MAX)
        disconnect(heart, connection, CODE_POLICY);
    return false;
}

void connections_message(struct nika_heart *heart, const struct nika_event *event)
{
    struct connection *connection = heart_connection(heart, event->connection);
    struct request request = {.connection = connection};
    char what[WHAT_MAX];
    if (!connection)
        return;
    heart->figures.messages++;
    if (!read_request(heart, event, &request, what) || !may_send(heart, &request))
        return;
    if (heart->closing) {
        answer_error(heart, connection->id, request.id, "closing");
    } else if (!connection->person && strcmp(what, "hello") == 0) {
        hello(heart, connection, &request);
    } else if (!connection->person) {
        answer_error(heart, connection->id, request.id, "not-signed-in");
        disconnect(heart, connection, CODE_POLICY);
    } else if (strcmp(what, "ping") == 0) {
        answer_fine(heart, connection->id, request.id);
    } else if (!tables_request(heart, what, &request)) {
        answer_error(heart, connection->id, request.id, "unknown-request");
    }
}

/* Sends a message that consists of its kind only. */
static void tell(struct nika_heart *heart, const struct connection *connection, const char *kind)
{
    struct nika_text text = nika_text(heart->answer, sizeof heart->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "is");
    nika_write_word(&writer, kind);
    nika_write_close(&writer, '}');
    heart_send(heart, connection->id, &text);
}

void connections_dropped(struct nika_heart *heart, const struct nika_event *event)
{
    struct connection *connection = heart_connection(heart, event->connection);
    if (!connection)
        return;
    tell(heart, connection, "resync");
    tables_resync(heart, connection);
}

void connections_closing(struct nika_heart *heart)
{
    size_t at = 0;
    for (const struct connection *connection; (connection = map_next(&heart->connections, &at));)
        tell(heart, connection, "closing");
}

int64_t connections_next(const struct nika_heart *heart)
{
    const struct connection *first = (const struct connection *)heart->strangers.first;
    return first ? first->deadline : INT64_MAX;
}

void connections_time(struct nika_heart *heart)
{
    while (connections_next(heart) <= heart->now)
        disconnect(heart, (const struct connection *)heart->strangers.first, CODE_POLICY);
}
