/*
 * socket.c: WebSockets, by libwebsockets on the owner's libev event loop. The library does handshake and framing;
 * messages are assembled, bounded, checked and queued here.
 *
 * A message is written at once if the socket accepts it, which saves a poll. The library buffers a partial write; until
 * that is gone, further messages wait in our bounded queue. Nothing is closed outside the library's callbacks: a
 * connection to be closed is marked, and the library made to call back.
 */
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <nika/words.h>

#include "net_internal.h"

enum {
    RECEIVED_AT_ONCE = 1024, /* bytes of read buffer per WebSocket */
    WRITTEN_AT_ONCE = 65536,
    SCRATCH_MAX = 65536,
    FRAGMENTS_MAX = 64,
    ALL_TIMES = 3600 /* seconds: the library's own timeout, which ours always precede */
};

static void tell_closed(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    if (!connection->opened || connection->told_closed)
        return;
    connection->told_closed = true;
    listen->figures.sockets--;
    listen->owner.closed(listen->owner.context, connection->id);
}

/* Kills a connection: the library will notice that it is dead, and close it. */
static void kill_connection(struct connection *connection)
{
    if (connection->killed)
        return;
    connection->killed = true;
    connection->stage = STAGE_CLOSING;
    timeout_wait(connection, TIMEOUT_CLOSE);
    shutdown(connection->fd, SHUT_RDWR);
    lws_callback_on_writable(connection->wsi);
}

/* Fails a WebSocket because of what it sent; the result is the callback's return value. */
static int fail(struct connection *connection, unsigned code)
{
    connection->stage = STAGE_CLOSING;
    timeout_wait(connection, TIMEOUT_CLOSE);
    lws_close_reason(connection->wsi, (enum lws_close_status)code, NULL, 0);
    tell_closed(connection);
    return -1;
}

/* Whether output is queued for a client that does not read. */
static bool is_behind(const struct connection *connection)
{
    return connection->first_message || connection->dropped || lws_partial_buffered(connection->wsi);
}

/*
 * Marks the client as alive. One that sends but does not read what is queued does not count: it could otherwise stay,
 * and hold its queue, for ever.
 */
static void heard(struct connection *connection)
{
    if (connection->stage == STAGE_OPEN && !connection->close_code && !connection->message && !is_behind(connection))
        timeout_wait(connection, TIMEOUT_PING);
}

static bool is_utf8(const char *bytes, size_t size)
{
    size_t at = 0, length;
    while (at < size) {
        if ((unsigned char)bytes[at] < 128) {
            at++;
            continue;
        }
        if (nika_utf8_read(bytes + at, size - at, &length) < 0)
            return false;
        at += length;
    }
    return true;
}

static int deliver(struct connection *connection, const char *bytes, size_t size)
{
    struct nika_listen *const listen = connection->listen;
    if (!is_utf8(bytes, size))
        return fail(connection, LWS_CLOSE_STATUS_INVALID_PAYLOAD);
    listen->figures.received++;
    listen->figures.bytes_received += size;
    listen->owner.message(listen->owner.context, connection->id, size ? bytes : "", size);
    return 0;
}

/* A fragment of a message, or a whole one. */
static int on_receive(struct connection *connection, const char *bytes, size_t size)
{
    struct lws *const wsi = connection->wsi;
    const size_t to_come = lws_remaining_packet_payload(wsi);
    const bool last = lws_is_final_fragment(wsi);
    int result = 0;
    if (connection->stage != STAGE_OPEN || connection->close_code)
        return 0;
    if (lws_frame_is_binary(wsi))
        return fail(connection, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
    if (to_come > NIKA_LISTEN_BODY_MAX || connection->message_size + size + to_come > NIKA_LISTEN_BODY_MAX)
        return fail(connection, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
    if (!to_come && !last && ++connection->fragments > FRAGMENTS_MAX)
        return fail(connection, LWS_CLOSE_STATUS_POLICY_VIOLATION);
    if (last && !connection->message) {
        heard(connection);
        return deliver(connection, bytes, size);
    }
    if (!connection->message) {
        connection->message = malloc(NIKA_LISTEN_BODY_MAX);
        if (!connection->message)
            return fail(connection, LWS_CLOSE_STATUS_UNEXPECTED_CONDITION);
        if (!is_behind(connection))
            timeout_wait(connection, TIMEOUT_REQUEST); /* the whole message must arrive within the timeout */
    }
    if (size)
        memcpy(connection->message + connection->message_size, bytes, size);
    connection->message_size += size;
    if (last) {
        char *const message = connection->message;
        const size_t message_size = connection->message_size;
        connection->message = NULL;
        connection->message_size = 0;
        connection->fragments = 0;
        if (connection->timeout == TIMEOUT_REQUEST)
            timeout_wait(connection, TIMEOUT_PING);
        result = deliver(connection, message, message_size);
        free(message);
    }
    return result;
}

/* The client closes: with a code, a reason, or nothing. */
static int on_peer_close(struct connection *connection, const char *bytes, size_t size)
{
    if (connection->stage != STAGE_OPEN)
        return 0;
    if (size == 1)
        return fail(connection, LWS_CLOSE_STATUS_PROTOCOL_ERR);
    if (size > 2 && !is_utf8(bytes + 2, size - 2))
        return fail(connection, LWS_CLOSE_STATUS_INVALID_PAYLOAD);
    connection->stage = STAGE_CLOSING;
    timeout_wait(connection, TIMEOUT_CLOSE);
    tell_closed(connection);
    return 0;
}

/* Writes a message, which has room for the library before it. False if the connection is dead. */
static bool write_message(struct connection *connection, unsigned char *bytes, size_t size)
{
    connection->listen->figures.sent++;
    connection->listen->figures.bytes_sent += size;
    return lws_write(connection->wsi, bytes, size, LWS_WRITE_TEXT) >= (int)size;
}

static int on_writable(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    if (connection->killed)
        return -1;
    /* The client read some of what was queued: it is alive. */
    if ((connection->timeout == TIMEOUT_PING || connection->timeout == TIMEOUT_PONG) &&
        !lws_partial_buffered(connection->wsi))
        timeout_wait(connection, TIMEOUT_PING);
    while (connection->first_message && !lws_partial_buffered(connection->wsi)) {
        struct message *const message = connection->first_message;
        connection->first_message = message->next;
        if (!connection->first_message)
            connection->last_message = NULL;
        connection->queued -= message->size;
        listen->figures.queued -= message->size;
        const bool fine = write_message(connection, message->bytes + LWS_PRE, message->size);
        free(message);
        if (!fine)
            return -1;
    }
    if (connection->first_message || lws_partial_buffered(connection->wsi)) {
        lws_callback_on_writable(connection->wsi);
        return 0;
    }
    if (connection->close_code && connection->stage == STAGE_OPEN)
        return fail(connection, connection->close_code);
    if (connection->dropped && connection->stage == STAGE_OPEN) {
        connection->dropped = false;
        listen->owner.dropped(listen->owner.context, connection->id);
    }
    return 0;
}

static int on_established(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    char address[NIKA_LISTEN_ADDRESS_MAX];
    address_text(&connection->address, address);
    connection->stage = STAGE_OPEN;
    connection->opened = true;
    listen->figures.opened++;
    listen->figures.sockets++;
    timeout_wait(connection, TIMEOUT_PING);
    listen->owner.opened(listen->owner.context, connection->id, address);
    return 0;
}

/* The library closes the descriptor. */
static void on_destroy(struct connection *connection)
{
    tell_closed(connection);
    connection_free(connection);
}

/* The library's callback. */
static int on_library(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size)
{
    struct connection *connection;
    (void)user;
    if (reason == LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED) {
        struct nika_listen *const listen = lws_context_user(lws_get_context(wsi));
        listen->adopting->wsi = wsi;
        lws_set_opaque_user_data(wsi, listen->adopting);
        return 0;
    }
    connection = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    if (!connection)
        return 0;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        return on_established(connection);
    case LWS_CALLBACK_RECEIVE:
        return connection->killed ? -1 : on_receive(connection, in, size);
    case LWS_CALLBACK_RECEIVE_PONG:
        heard(connection);
        return 0;
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        return on_peer_close(connection, in, size);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return on_writable(connection);
    case LWS_CALLBACK_WSI_DESTROY:
        on_destroy(connection);
        return 0;
    case LWS_CALLBACK_HTTP: /* cannot happen: it is only handed upgrades */
        return -1;
    default:
        return 0;
    }
}

/*
 * An unmasked frame must end the connection (RFC 6455, 5.1). The library does not report masking, so the first frame is
 * inspected before the library reads it: a client that masks one masks all.
 */
static void check_mask(struct connection *connection, unsigned char second)
{
    ev_io_stop(connection->listen->loop, &connection->watch);
    if (!(second & 0x80))
        nika_listen_close(connection->listen, connection->id, LWS_CLOSE_STATUS_PROTOCOL_ERR);
}

static void on_first_frame(struct ev_loop *loop, ev_io *event, int events)
{
    struct connection *const connection = event->data;
    unsigned char bytes[2];
    (void)loop;
    (void)events;
    const ssize_t got = recv(connection->fd, bytes, sizeof bytes, MSG_PEEK);
    if (got > 0 && connection->header_bytes + got >= 2)
        check_mask(connection, bytes[1 - connection->header_bytes]);
    else if (got > 0)
        connection->header_bytes = 1; /* the library will read it now */
    else
        ev_io_stop(loop, event);
}

static void watch_first_frame(struct connection *connection)
{
    ev_io_init(&connection->watch, on_first_frame, connection->fd, EV_READ);
    ev_set_priority(&connection->watch, EV_MAXPRI);
    connection->watch.data = connection;
    ev_io_start(connection->listen->loop, &connection->watch);
}

/* The head that the library gets: only the key comes from the client, and it was checked. */
static char *handover(const struct connection *connection, const struct head *head, const char *more, size_t size,
                      size_t *all)
{
    const struct slice key = head->fields[FIELD_SOCKET_KEY];
    const size_t room = 512 + size;
    char *const bytes = malloc(room);
    if (!bytes)
        return NULL;
    const int length = snprintf(bytes, 512,
                                "GET / HTTP/1.1\r\nHost: -\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %.*s\r\n"
                                "Sec-WebSocket-Protocol: %s\r\n\r\n",
                                (int)key.size, key.bytes, connection->listen->settings.protocol);
    memcpy(bytes + length, more, size);
    *all = (size_t)length + size;
    return bytes;
}

void socket_adopt(struct connection *connection, const struct head *head, const char *more, size_t size)
{
    struct nika_listen *const listen = connection->listen;
    const uint64_t id = connection->id;
    const int fd = connection->fd;
    unsigned char header[2] = {0, 0};
    size_t all;
    const size_t header_bytes = size < 2 ? size : 2;
    char *const bytes = handover(connection, head, more, size, &all);
    memcpy(header, more, header_bytes);
    ev_io_stop(listen->loop, &connection->watch);
    timeout_wait(connection, TIMEOUT_REQUEST);
    if (!bytes) {
        listener_close(connection);
        return;
    }
    free(connection->input);
    connection->input = NULL;
    connection->input_room = connection->input_size = 0;
    listen->adopting = connection;
    const struct lws *const wsi = lws_adopt_socket_vhost_readbuf(listen->vhost, fd, bytes, all);
    listen->adopting = NULL;
    connection = connection_find(listen, id);
    if (!wsi && connection)
        connection_free(connection); /* the library had no room for it, and has closed the descriptor */
    free(bytes);
    connection = connection_find(listen, id);
    if (!connection || connection->stage != STAGE_OPEN)
        return;
    connection->header_bytes = (unsigned char)header_bytes;
    if (header_bytes == 2)
        check_mask(connection, header[1]);
    else
        watch_first_frame(connection);
}

void socket_expired(struct connection *connection)
{
    static unsigned char ping[LWS_PRE + 4];
    if (connection->timeout != TIMEOUT_PING || connection->killed) {
        kill_connection(connection);
        return;
    }
    /* With a payload, because the library swallows empty pongs. */
    memcpy(ping + LWS_PRE, "nika", 4);
    timeout_wait(connection, TIMEOUT_PONG);
    if (!lws_partial_buffered(connection->wsi) && lws_write(connection->wsi, ping + LWS_PRE, 4, LWS_WRITE_PING) < 0)
        kill_connection(connection);
}

/* Queues a message. Back pressure: on overflow the whole queue is dropped. */
static void queue_message(struct connection *connection, const char *bytes, size_t size)
{
    struct nika_listen *const listen = connection->listen;
    struct message *const message =
        connection->queued + size <= NIKA_LISTEN_QUEUE_MAX ? malloc(sizeof *message + LWS_PRE + size) : NULL;
    if (!message) {
        while (connection->first_message) {
            struct message *const first = connection->first_message;
            connection->first_message = first->next;
            free(first);
        }
        connection->last_message = NULL;
        listen->figures.queued -= connection->queued;
        connection->queued = 0;
        connection->dropped = true;
        listen->figures.drops++;
    } else {
        message->next = NULL;
        message->size = size;
        memcpy(message->bytes + LWS_PRE, bytes, size);
        *(connection->last_message ? &connection->last_message->next : &connection->first_message) = message;
        connection->last_message = message;
        connection->queued += size;
        listen->figures.queued += size;
    }
    lws_callback_on_writable(connection->wsi);
}

void nika_listen_send(struct nika_listen *listen, uint64_t id, const char *bytes, size_t size)
{
    struct connection *const connection = connection_find(listen, id);
    if (!connection || connection->stage != STAGE_OPEN || connection->close_code || connection->dropped)
        return;
    if (size > SCRATCH_MAX || connection->first_message || lws_partial_buffered(connection->wsi)) {
        queue_message(connection, bytes, size);
        return;
    }
    memcpy(listen->scratch + LWS_PRE, bytes, size);
    if (!write_message(connection, listen->scratch + LWS_PRE, size))
        kill_connection(connection);
    else if (lws_partial_buffered(connection->wsi))
        lws_callback_on_writable(connection->wsi); /* to be called back when the rest has been written */
}

void nika_listen_close(struct nika_listen *listen, uint64_t id, unsigned code)
{
    struct connection *const connection = connection_find(listen, id);
    if (!connection || connection->stage != STAGE_OPEN || connection->close_code)
        return;
    connection->close_code = code;
    timeout_wait(connection, TIMEOUT_CLOSE);
    lws_callback_on_writable(connection->wsi);
}

void nika_listen_close_all(struct nika_listen *listen, unsigned code)
{
    for (uint32_t slot = 0; slot < listen->slot_count; slot++)
        if (listen->slots[slot])
            nika_listen_close(listen, listen->slots[slot]->id, code);
}

bool socket_begin(struct nika_listen *listen)
{
    struct lws_protocols *const protocols = calloc(2, sizeof *protocols); /* the second ends the list */
    /* The library sends no pings: timeouts.c does. */
    static const lws_retry_bo_t no_pings = {.secs_since_valid_ping = 0, .secs_since_valid_hangup = 0};
    void *loops[] = {listen->loop};
    listen->protocols = protocols;
    listen->scratch = malloc(LWS_PRE + SCRATCH_MAX);
    if (!protocols || !listen->scratch)
        return false;
    protocols[0].name = listen->settings.protocol;
    protocols[0].callback = on_library;
    protocols[0].rx_buffer_size = RECEIVED_AT_ONCE;
    protocols[0].tx_packet_size = WRITTEN_AT_ONCE;
    lws_set_log_level(0, NULL);
    const struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .user = listen,
        .options = LWS_SERVER_OPTION_LIBEV,
        .foreign_loops = loops,
        .gid = -1,
        .uid = -1,
        .timeout_secs = ALL_TIMES,
        .retry_and_idle_policy = &no_pings,
        .max_http_header_data = 1024,
        .vhost_name = "nika",
    };
    listen->context = lws_create_context(&info);
    if (!listen->context)
        return false;
    listen->vhost = lws_get_vhost_by_name(listen->context, "nika");
    return listen->vhost != NULL;
}

void socket_end(struct nika_listen *listen)
{
    if (listen->context)
        lws_context_destroy(listen->context);
    free(listen->protocols);
    free(listen->scratch);
}
