/*
 * http_server.c: the HTTP server: parses requests strictly and within timeouts, and responds. Whatever two programs parse
 * differently can be used for request smuggling past proxies, so a request is either understood or refused here.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include <nika/words.h>

#include "net_internal.h"

enum {
    INPUT_FIRST = 2048,
    INPUT_MAX = NIKA_LISTEN_HEAD_MAX + NIKA_LISTEN_BODY_MAX,
    LINGER_MAX = 1 << 20 /* bytes read and discarded on closing, so that a reset does not destroy the response */
};

/* Sends a response. It is written by the event loop, never from within the owner's call. */
static void answer(struct connection *connection, const struct nika_listen_response *response)
{
    struct nika_listen *const listen = connection->listen;
    if (listen->ending)
        connection->keeps = false;
    connection->output = response_compose(connection, response, &connection->output_size);
    connection->output_sent = 0;
    if (!connection->output) {
        connection->output_size = 0;
        connection->keeps = false;
    } else if (response->constant && response_has_body(connection, response)) {
        connection->body = response->body;
        connection->body_size = response->size;
    }
    queue_add(connection, connection->output_size);
    connection->stage = STAGE_ANSWERING;
    timeout_wait(connection, TIMEOUT_ANSWER);
    connection_watch(connection, 0);
    ev_feed_event(listen->loop, &connection->watch, EV_WRITE);
    queue_bound(listen);
}

/* Refuses a request, with a word for programs and perhaps a sentence for people. */
static void refuse_with(struct connection *connection, unsigned status, const char *word, const char *help)
{
    char body[512];
    struct nika_text text = nika_text(body, sizeof body);
    struct nika_listen *const listen = connection->listen;
    nika_text_add(&text, "{\"error\":\"");
    nika_text_add(&text, word);
    if (help) {
        nika_text_add(&text, "\",\"help\":\"");
        nika_text_add(&text, help);
    }
    nika_text_add(&text, "\"}");
    connection->keeps = false;
    listen->figures.refused++;
    listen->owner.refused(listen->owner.context, word);
    answer(connection, &(struct nika_listen_response){.status = status, .body = body, .size = text.size});
}

static void refuse(struct connection *connection, unsigned status, const char *word)
{
    refuse_with(connection, status, word, NULL);
}

/*
 * Whether an Origin is allowed: one of the configured ones, or if there are none, the address by which we were reached.
 */
static bool origin_is_ours(const struct connection *connection, const struct head *head)
{
    const struct nika_listen_settings *const settings = &connection->listen->settings;
    const struct slice origin = head->fields[FIELD_ORIGIN], host = head->fields[FIELD_HOST];
    const char *const scheme = connection->secure ? "https://" : "http://";
    const size_t length = strlen(scheme);
    for (unsigned i = 0; i < settings->origin_count; i++)
        if (slice_is(origin, settings->origins[i]))
            return true;
    if (settings->origin_count || origin.size != length + host.size || memcmp(origin.bytes, scheme, length) != 0)
        return false;
    for (size_t i = 0; i < host.size; i++) {
        const char one = origin.bytes[length + i], other = host.bytes[i];
        if (one != other && !(other >= 'A' && other <= 'Z' && one == other - 'A' + 'a'))
            return false;
    }
    return true;
}

/* Determines the client's address, and whether it used TLS; trusted proxies' headers count. */
static void find_address(struct connection *connection, const struct head *head)
{
    const struct nika_listen_settings *const settings = &connection->listen->settings;
    struct slice schemes = head->scheme, scheme;
    connection->address = connection->near;
    connection->secure = settings->secure || connection->session;
    if (!connection->proxied)
        return;
    connection->address = address_behind(&connection->near, head, settings->proxies, settings->proxy_count);
    if (list_last(&schemes, &scheme) && slice_is_nocase(scheme, "https"))
        connection->secure = true;
}

/*
 * CSRF protection: a cookie's token counts only if no other site can have caused the request: for reads, or with a
 * checked Origin.
 */
static struct slice find_token(const struct connection *connection, const struct head *head)
{
    const struct slice bearer = bearer_read(head->fields[FIELD_AUTHORIZATION]);
    const bool reads = slice_is(head->method, "GET") || slice_is(head->method, "HEAD");
    struct slice token = {"", 0};
    if (bearer.size)
        token = bearer;
    else if (reads || head->has[FIELD_ORIGIN])
        token = cookie_read(head->fields[FIELD_COOKIE], connection->secure ? "__Host-nika" : "nika");
    return token_is_fine(token) ? token : (struct slice){"", 0};
}

static bool is_json(struct slice type)
{
    const char *const semicolon = memchr(type.bytes, ';', type.size);
    if (semicolon)
        type.size = (size_t)(semicolon - type.bytes);
    while (type.size && type.bytes[type.size - 1] == ' ')
        type.size--;
    return slice_is_nocase(type, "application/json");
}

/*
 * Turns a slice of the head into a string by overwriting the byte after it, which is no longer needed. An empty slice
 * may precede one that is still needed, and must not run on into it.
 */
static const char *as_string(struct slice slice)
{
    if (!slice.size)
        return "";
    ((char *)slice.bytes)[slice.size] = '\0';
    return slice.bytes;
}

/* The site's origin, as clients reach it. */
static void write_origin(const struct connection *connection, const struct head *head,
                         char origin[NIKA_LISTEN_ORIGIN_MAX])
{
    const struct nika_listen_settings *const settings = &connection->listen->settings;
    struct nika_text text = nika_text(origin, NIKA_LISTEN_ORIGIN_MAX);
    if (settings->origin_count) {
        nika_text_add(&text, settings->origins[0]);
        return;
    }
    nika_text_add(&text, connection->secure ? "https://" : "http://");
    nika_text_add_bytes(&text, head->fields[FIELD_HOST].bytes, head->fields[FIELD_HOST].size);
}

/* Hands a request to the owner. */
static void ask(struct connection *connection, const struct head *head)
{
    struct nika_listen *const listen = connection->listen;
    char address[NIKA_LISTEN_ADDRESS_MAX], token[NIKA_LISTEN_TOKEN_MAX], origin[NIKA_LISTEN_ORIGIN_MAX];
    const struct slice found = find_token(connection, head);
    const char *const body = connection->input + connection->request_size - head->body;
    address_text(&connection->address, address);
    memcpy(token, found.bytes, found.size);
    token[found.size] = '\0';
    write_origin(connection, head, origin);
    connection->keeps = !head->closes && (head->minor == 1 || head->keeps);
    connection->stage = STAGE_ASKING;
    timeout_wait(connection, TIMEOUT_OWNER);
    listen->figures.requests++;
    const struct nika_listen_request request = {
        .door = connection->door,
        .method = connection->head_only ? "GET" : as_string(head->method),
        .path = as_string(head->path),
        .query = as_string(head->query),
        .token = token,
        .address = address,
        .none_match = as_string(head->fields[FIELD_NONE_MATCH]),
        .origin = origin,
        .languages = as_string(head->tongues),
        .browser = head->has[FIELD_ORIGIN],
        .wants_html = head->html,
        .wants_json = head->plain && !head->html,
        .gzip = head->gzip,
        .json = is_json(head->fields[FIELD_CONTENT_TYPE]),
        .body = body,
        .size = head->body,
    };
    listen->owner.request(listen->owner.context, connection->id, &request);
}

/* Sixteen bytes in base64. */
static bool key_is_fine(struct slice key)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    if (key.size != 24 || memcmp(key.bytes + 22, "==", 2) != 0)
        return false;
    for (unsigned i = 0; i < 22; i++)
        if (!key.bytes[i] || !strchr(digits, key.bytes[i]))
            return false;
    return strchr("AQgw", key.bytes[21]) != NULL;
}

/* Upgrades to a WebSocket, or responds why not. */
static void upgrade(struct connection *connection, const struct head *head)
{
    struct nika_listen *const listen = connection->listen;
    if (!head->upgrades || !slice_is_nocase(head->fields[FIELD_UPGRADE], "websocket")) {
        refuse(connection, 426, "bad-message");
        return;
    }
    if (!slice_is(head->method, "GET") || head->minor == 0 || head->body) {
        refuse(connection, 400, "bad-message");
        return;
    }
    if (!slice_is(head->fields[FIELD_SOCKET_VERSION], "13")) {
        refuse(connection, 426, "bad-message");
        return;
    }
    if (!key_is_fine(head->fields[FIELD_SOCKET_KEY]) || !head->offers) {
        refuse(connection, 400, "bad-message");
        return;
    }
    if (listen->ending) {
        refuse(connection, 503, "closing");
        return;
    }
    socket_adopt(connection, head, connection->input + connection->request_size,
                 connection->input_size - connection->request_size);
}

/* Whether the client calls us by a name that no stranger's page can have. */
static bool host_is_fine(const struct connection *connection, const struct head *head)
{
    const struct nika_listen_settings *const settings = &connection->listen->settings;
    if (connection->door != 0 || connection->proxied || settings->origin_count)
        return true;
    return host_is_ours(head->fields[FIELD_HOST], connection->listen->machine, settings->hosts, settings->host_count);
}

/*
 * A proxy's connection carries requests of many clients: each counts under its client's address, as a connection of its
 * own, until it is answered; a WebSocket, until it ends. False if that client has too many.
 */
static bool count_client(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    if (!connection->proxied || connection->door != 0 || !address_counts(listen, &connection->address))
        return true;
    connection->counted_as = connection->address;
    connection->counted = address_limits_enter(listen->limits, &connection->address, listen->settings.each_address);
    listen->figures.address_full += !connection->counted;
    return connection->counted;
}

static void uncount_client(struct connection *connection)
{
    if (connection->proxied && connection->counted)
        address_limits_leave(connection->listen->limits, &connection->counted_as);
    connection->counted = connection->counted && !connection->proxied;
}

/* A complete request has arrived. */
static void handle(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    struct head head;
    connection_watch(connection, 0);
    /* Parse again: the slices may have moved with the input buffer. */
    head_read(connection->input, connection->request_size, listen->settings.protocol, &head);
    find_address(connection, &head);
    connection->head_only = slice_is(head.method, "HEAD");
    if (!host_is_fine(connection, &head))
        refuse_with(connection, 421, "bad-host", listen->settings.host_help);
    else if (head.has[FIELD_ORIGIN] && !origin_is_ours(connection, &head))
        refuse(connection, 403, "bad-origin");
    else if (!count_client(connection))
        refuse(connection, 429, "too-many");
    else if (connection->door == 0 && slice_is(head.path, listen->settings.socket_path))
        upgrade(connection, &head);
    else
        ask(connection, &head);
}

/* Makes room for more input. Whatever can be refused or handled has been, so the buffer stays bounded. */
static bool make_room(struct connection *connection)
{
    const size_t wanted = connection->input_room ? 2 * connection->input_room : INPUT_FIRST;
    const size_t room = wanted < INPUT_MAX ? wanted : INPUT_MAX;
    if (connection->input_size < connection->input_room)
        return true;
    char *const input = room > connection->input_room ? realloc(connection->input, room) : NULL;
    if (!input)
        return false;
    connection->input = input;
    connection->input_room = room;
    return true;
}

/* Checks the input: the request may be complete. */
static void look(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    struct head head;
    if (!connection->request_size) {
        const size_t end = head_end(connection->input, connection->input_size, connection->looked_at);
        connection->looked_at = connection->input_size;
        if (end ? end > NIKA_LISTEN_HEAD_MAX : connection->input_size >= NIKA_LISTEN_HEAD_MAX) {
            refuse(connection, 431, "bad-message");
            return;
        }
        if (!end)
            return;
        const unsigned refusal = head_read(connection->input, end, listen->settings.protocol, &head);
        if (refusal) {
            refuse(connection, refusal, "bad-message");
            return;
        }
        connection->request_size = end + head.body;
        if (connection->input_size < connection->request_size && head.has[FIELD_EXPECT] && head.minor == 1) {
            static const char go_on[] = "HTTP/1.1 100 Continue\r\n\r\n";
            transport_write(connection, &(struct iovec){(char *)go_on, sizeof go_on - 1}, 1);
        }
    }
    if (connection->input_size >= connection->request_size)
        handle(connection);
}

/* Some clients send an empty line after a request: skip it before the next. */
static void skip_empty_line(struct connection *connection)
{
    if (connection->looked_at == 0 && connection->input_size >= 2 && memcmp(connection->input, "\r\n", 2) == 0) {
        connection->input_size -= 2;
        memmove(connection->input, connection->input + 2, connection->input_size);
    }
}

static void on_request(struct connection *connection)
{
    if (!make_room(connection)) {
        connection_close(connection);
        return;
    }
    const ptrdiff_t got = transport_read(connection, connection->input + connection->input_size,
                                         connection->input_room - connection->input_size);
    if (got == 0) {
        connection_close(connection);
        return;
    }
    connection_watch(connection, EV_READ);
    if (got < 0)
        return;
    if (connection->timeout == TIMEOUT_IDLE)
        timeout_wait(connection, TIMEOUT_REQUEST);
    connection->input_size += (size_t)got;
    skip_empty_line(connection);
    look(connection);
}

void http_linger(struct connection *connection)
{
    transport_end(connection);
    connection->stage = STAGE_LINGERING;
    connection->input_size = 0;
    timeout_wait(connection, TIMEOUT_LINGER);
    connection_watch(connection, EV_READ);
}

/* The response was sent: read the next request, or close. */
static void answered(struct connection *connection)
{
    free(connection->output);
    connection->output = NULL;
    connection->body = NULL;
    connection->body_size = 0;
    queue_remove(connection, connection->queued);
    uncount_client(connection);
    if (!connection->keeps) {
        http_linger(connection);
        return;
    }
    connection->input_size -= connection->request_size;
    if (connection->input_size)
        memmove(connection->input, connection->input + connection->request_size, connection->input_size);
    connection->request_size = connection->looked_at = 0;
    connection->head_only = false;
    connection->stage = STAGE_READING;
    connection_renew(connection);
    connection_watch(connection, EV_READ);
    if (connection->input_size) {
        timeout_wait(connection, TIMEOUT_REQUEST);
        skip_empty_line(connection);
        look(connection);
        return;
    }
    free(connection->input);
    connection->input = NULL;
    connection->input_room = 0;
    timeout_wait(connection, TIMEOUT_IDLE);
}

/* The client does not read: meanwhile its request, which was answered, need not be kept. */
static void wait_for_reader(struct connection *connection)
{
    if (connection->input && connection->input_size == connection->request_size) {
        free(connection->input);
        connection->input = NULL;
        connection->input_size = connection->input_room = connection->request_size = 0;
    }
    connection_watch(connection, EV_WRITE);
}

static void on_answer(struct connection *connection)
{
    const size_t all = connection->output_size + connection->body_size;
    while (connection->output_sent < all) {
        const size_t sent = connection->output_sent, size = connection->output_size;
        const size_t in_body = sent > size ? sent - size : 0;
        struct iovec parts[2];
        int count = 0;
        if (sent < size)
            parts[count++] = (struct iovec){connection->output + sent, size - sent};
        if (connection->body_size)
            parts[count++] = (struct iovec){(char *)connection->body + in_body, connection->body_size - in_body};
        const ptrdiff_t written = transport_write(connection, parts, count);
        if (written < 0) {
            connection_close(connection);
            return;
        }
        if (written == 0) {
            wait_for_reader(connection);
            return;
        }
        connection->output_sent += (size_t)written;
    }
    answered(connection);
}

/*
 * Lingering close: keeps reading, since closing with unread input makes the kernel reset the connection and lose our
 * response.
 */
static void on_linger(struct connection *connection)
{
    char bytes[4096];
    const ptrdiff_t got = transport_read(connection, bytes, sizeof bytes);
    if (got > 0)
        connection->input_size += (size_t)got;
    if (got == 0 || connection->input_size > LINGER_MAX)
        connection_close(connection);
    else
        connection_watch(connection, EV_READ);
}

void http_event(struct connection *connection)
{
    if (connection->stage == STAGE_READING)
        on_request(connection);
    else if (connection->stage == STAGE_ANSWERING)
        on_answer(connection);
    else if (connection->stage == STAGE_LINGERING)
        on_linger(connection);
}

static void on_event(struct ev_loop *loop, ev_io *event, int events)
{
    struct connection *const connection = event->data;
    (void)loop;
    (void)events;
    if (connection->killed)
        connection_close(connection);
    else if (connection->stage == STAGE_OPEN || connection->stage == STAGE_CLOSING)
        socket_event(connection);
    else
        http_event(connection);
}

void http_begin(struct connection *connection)
{
    connection->stage = STAGE_READING;
    ev_io_init(&connection->watch, on_event, connection->fd, 0);
    connection->watch.data = connection;
    timeout_wait(connection, TIMEOUT_REQUEST);
    if (connection->door == 0 && connection->listen->tls && !tls_session_begin(connection))
        connection_kill(connection);
    else
        connection_watch(connection, EV_READ);
}

void nika_listen_respond(struct nika_listen *listen, uint64_t id, const struct nika_listen_response *response)
{
    struct connection *const connection = connection_find(listen, id);
    if (connection && connection->stage == STAGE_ASKING)
        answer(connection, response);
}
