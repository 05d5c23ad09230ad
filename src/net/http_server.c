/*
 * http_server.c: the HTTP server: accepts connections, parses requests strictly and within timeouts, and responds.
 * libwebsockets could parse requests too, but too leniently: it takes the first of two Content-Lengths, ignores
 * Transfer-Encoding, joins lines without a colon to the next, rewrites ".." in paths, and waits for 100 MB if a POST
 * states no length. Whatever two programs parse differently can be used for request smuggling past proxies. So a
 * request is either understood or refused here; the library gets a head of our own making, and only for a WebSocket
 * upgrade.
 */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <nika/words.h>

#include "net_internal.h"

enum {
    INPUT_FIRST = 2048,
    INPUT_MAX = NIKA_LISTEN_HEAD_MAX + NIKA_LISTEN_BODY_MAX,
    ACCEPTED_AT_ONCE = 64,
    OPERATORS_MOST = 32, /* connections on any listener but the first */
    LINGER_MAX = 1 << 20 /* bytes read and discarded on closing, so that a reset does not destroy the response */
};

void listener_close(struct connection *connection)
{
    const int fd = connection->fd;
    connection_free(connection);
    close(fd);
}

static void watch(struct connection *connection, int events)
{
    struct ev_loop *const loop = connection->listen->loop;
    ev_io_stop(loop, &connection->watch);
    ev_io_set(&connection->watch, connection->fd, events);
    ev_io_start(loop, &connection->watch);
}

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
    }
    connection->stage = STAGE_ANSWERING;
    timeout_wait(connection, TIMEOUT_ANSWER);
    ev_io_stop(listen->loop, &connection->watch);
    ev_io_set(&connection->watch, connection->fd, EV_WRITE);
    ev_feed_event(listen->loop, &connection->watch, EV_WRITE);
}

static void refuse(struct connection *connection, unsigned status, const char *word)
{
    char body[64];
    struct nika_text text = nika_text(body, sizeof body);
    struct nika_listen *const listen = connection->listen;
    nika_text_add(&text, "{\"error\":\"");
    nika_text_add(&text, word);
    nika_text_add(&text, "\"}");
    connection->keeps = false;
    listen->figures.refused++;
    listen->owner.refused(listen->owner.context, word);
    answer(connection, &(struct nika_listen_response){.status = status, .body = body, .size = text.size});
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
    connection->secure = settings->secure;
    if (*connection->listen->doors[connection->door].path ||
        !address_is_in(&connection->near, settings->proxies, settings->proxy_count))
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
    if (!connection->counted) {
        connection->network = address_network(&connection->address);
        connection->counted = address_limits_enter(listen->limits, &connection->network, listen->settings.each_address);
        if (!connection->counted) {
            refuse(connection, 429, "too-many");
            return;
        }
    }
    socket_adopt(connection, head, connection->input + connection->request_size,
                 connection->input_size - connection->request_size);
}

/* A complete request has arrived. */
static void handle(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    struct head head;
    ev_io_stop(listen->loop, &connection->watch);
    /* Parse again: the slices may have moved with the input buffer. */
    head_read(connection->input, connection->request_size, listen->settings.protocol, &head);
    find_address(connection, &head);
    connection->head_only = slice_is(head.method, "HEAD");
    if (head.has[FIELD_ORIGIN] && !origin_is_ours(connection, &head))
        refuse(connection, 403, "bad-origin");
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
            send(connection->fd, go_on, sizeof go_on - 1, MSG_NOSIGNAL | MSG_DONTWAIT);
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
        listener_close(connection);
        return;
    }
    const ssize_t got = recv(connection->fd, connection->input + connection->input_size,
                             connection->input_room - connection->input_size, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got <= 0) {
        listener_close(connection);
        return;
    }
    if (connection->timeout == TIMEOUT_IDLE)
        timeout_wait(connection, TIMEOUT_REQUEST);
    connection->input_size += (size_t)got;
    skip_empty_line(connection);
    look(connection);
}

/* The response was sent: read the next request, or close. */
static void answered(struct connection *connection)
{
    free(connection->output);
    connection->output = NULL;
    if (!connection->keeps) {
        shutdown(connection->fd, SHUT_WR);
        connection->stage = STAGE_LINGERING;
        connection->input_size = 0;
        timeout_wait(connection, TIMEOUT_LINGER);
        watch(connection, EV_READ);
        return;
    }
    connection->input_size -= connection->request_size;
    memmove(connection->input, connection->input + connection->request_size, connection->input_size);
    connection->request_size = connection->looked_at = 0;
    connection->head_only = false;
    connection->stage = STAGE_READING;
    connection_renew(connection);
    watch(connection, EV_READ);
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

static void on_answer(struct connection *connection)
{
    while (connection->output_sent < connection->output_size) {
        const ssize_t sent = send(connection->fd, connection->output + connection->output_sent,
                                  connection->output_size - connection->output_sent, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent < 0 && errno == EAGAIN) {
            watch(connection, EV_WRITE);
            return;
        }
        if (sent < 0) {
            listener_close(connection);
            return;
        }
        connection->output_sent += (size_t)sent;
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
    const ssize_t got = recv(connection->fd, bytes, sizeof bytes, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got > 0)
        connection->input_size += (size_t)got;
    if (got <= 0 || connection->input_size > LINGER_MAX)
        listener_close(connection);
}

static void on_event(struct ev_loop *loop, ev_io *event, int events)
{
    struct connection *const connection = event->data;
    (void)loop;
    (void)events;
    if (connection->stage == STAGE_READING)
        on_request(connection);
    else if (connection->stage == STAGE_ANSWERING)
        on_answer(connection);
    else
        on_linger(connection);
}

void listener_expired(struct connection *connection)
{
    listener_close(connection);
}

bool listener_accept(struct door *door, int fd, const struct address *near)
{
    struct nika_listen *const listen = door->listen;
    const struct nika_listen_settings *const settings = &listen->settings;
    const bool counted = door->number == 0 && !address_is_in(near, settings->proxies, settings->proxy_count);
    const struct address network = address_network(near);
    const int on = 1;
    const char *word = NULL;
    if (door->inside >= (door->number == 0 ? settings->connections_most : OPERATORS_MOST))
        word = "full";
    else if (counted && !address_limits_enter(listen->limits, &network, settings->each_address))
        word = "too-many";
    if (word) {
        listen->figures.refused++;
        listen->owner.refused(listen->owner.context, word);
        return false;
    }
    struct connection *const connection = connection_new(listen, fd);
    if (!connection) {
        if (counted)
            address_limits_leave(listen->limits, &network);
        return false;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    connection->door = door->number;
    door->inside++;
    connection->near = connection->address = *near;
    connection->counted = counted;
    connection->network = network;
    connection->stage = STAGE_READING;
    ev_io_init(&connection->watch, on_event, fd, EV_READ);
    connection->watch.data = connection;
    ev_io_start(listen->loop, &connection->watch);
    timeout_wait(connection, TIMEOUT_REQUEST);
    listen->figures.accepted++;
    return true;
}

static void on_accept(struct ev_loop *loop, ev_io *event, int events)
{
    struct door *const door = event->data;
    (void)events;
    for (unsigned i = 0; i < ACCEPTED_AT_ONCE; i++) {
        struct sockaddr_storage name;
        struct address near;
        socklen_t size = sizeof name;
        const int fd = accept4(door->fd, (struct sockaddr *)&name, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0) {
            if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
                /* Out of descriptors: try again a little later. */
                for (unsigned j = 0; j < NIKA_LISTEN_DOORS; j++)
                    if (door->listen->doors[j].fd >= 0)
                        ev_io_stop(loop, &door->listen->doors[j].watch);
                ev_timer_stop(loop, &door->listen->rest);
                ev_timer_set(&door->listen->rest, 0.25, 0);
                ev_timer_start(loop, &door->listen->rest);
            }
            if (errno == EINTR || errno == ECONNABORTED)
                continue;
            return;
        }
        near = (struct address){{0}};
        if (!(*door->path || address_of((struct sockaddr *)&name, &near)) || !listener_accept(door, fd, &near))
            close(fd);
    }
}

static void on_rest(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct nika_listen *const listen = timer->data;
    (void)events;
    for (unsigned i = 0; i < NIKA_LISTEN_DOORS; i++)
        if (listen->doors[i].fd >= 0)
            ev_io_start(loop, &listen->doors[i].watch);
}

void listener_begin(struct nika_listen *listen)
{
    for (unsigned i = 0; i < NIKA_LISTEN_DOORS; i++) {
        listen->doors[i] = (struct door){.fd = -1, .number = i, .listen = listen};
        ev_io_init(&listen->doors[i].watch, on_accept, -1, EV_READ);
        listen->doors[i].watch.data = &listen->doors[i];
    }
    ev_timer_init(&listen->rest, on_rest, 0, 0);
    listen->rest.data = listen;
}

void listener_end(struct nika_listen *listen)
{
    for (unsigned i = 0; i < NIKA_LISTEN_DOORS; i++)
        nika_listen_shut(listen, i);
    ev_timer_stop(listen->loop, &listen->rest);
    for (uint32_t slot = 0; slot < listen->slot_count; slot++)
        if (listen->slots[slot])
            listener_close(listen->slots[slot]);
}

/* Formats a socket's address as numbers; no DNS look-up. */
static bool name_of(const char *text, unsigned port, struct sockaddr_storage *name, socklen_t *size)
{
    struct address address;
    static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    memset(name, 0, sizeof *name);
    if (!address_read((struct slice){text, strlen(text)}, &address) || port > 65535)
        return false;
    if (memcmp(address.bytes, mapped, sizeof mapped) == 0 && !strchr(text, ':')) {
        struct sockaddr_in *const four = (struct sockaddr_in *)(void *)name;
        four->sin_family = AF_INET;
        four->sin_port = htons((uint16_t)port);
        memcpy(&four->sin_addr, address.bytes + 12, 4);
        *size = sizeof *four;
    } else {
        struct sockaddr_in6 *const six = (struct sockaddr_in6 *)(void *)name;
        six->sin6_family = AF_INET6;
        six->sin6_port = htons((uint16_t)port);
        memcpy(&six->sin6_addr, address.bytes, 16);
        *size = sizeof *six;
    }
    return true;
}

static int hear(int fd)
{
    return listen(fd, SOMAXCONN);
}

bool nika_listen_open(struct nika_listen *listen, unsigned number, const char *address, unsigned port)
{
    struct door *const door = &listen->doors[number];
    struct sockaddr_storage name;
    socklen_t size;
    const int on = 1, off = 0, buffer = 128 * 1024;
    if (!name_of(address, port, &name, &size)) {
        errno = EINVAL;
        return false;
    }
    const int fd = socket(name.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return false;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    /* Also bounds the kernel's send buffer for slow clients. */
    setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &buffer, sizeof buffer);
    if (name.ss_family == AF_INET6)
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    if (bind(fd, (struct sockaddr *)&name, size) != 0 || hear(fd) != 0 ||
        getsockname(fd, (struct sockaddr *)&name, &size) != 0) {
        const int error = errno;
        close(fd);
        errno = error;
        return false;
    }
    door->fd = fd;
    door->port = ntohs(name.ss_family == AF_INET ? ((struct sockaddr_in *)(void *)&name)->sin_port
                                                 : ((struct sockaddr_in6 *)(void *)&name)->sin6_port);
    ev_io_set(&door->watch, fd, EV_READ);
    ev_io_start(listen->loop, &door->watch);
    return true;
}

unsigned nika_listen_port(const struct nika_listen *listen, unsigned door)
{
    return listen->doors[door].port;
}

void nika_listen_shut(struct nika_listen *listen, unsigned door)
{
    if (listen->doors[door].fd < 0)
        return;
    ev_io_stop(listen->loop, &listen->doors[door].watch);
    if (*listen->doors[door].path)
        unlink(listen->doors[door].path);
    close(listen->doors[door].fd);
    listen->doors[door].fd = -1;
    if (door == 0)
        listen->ending = true;
}

void nika_listen_respond(struct nika_listen *listen, uint64_t id, const struct nika_listen_response *response)
{
    struct connection *const connection = connection_find(listen, id);
    if (connection && connection->stage == STAGE_ASKING)
        answer(connection, response);
}
