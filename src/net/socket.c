/*
 * socket.c: WebSockets: the handshake's end, messages in and out, pings, and the end. Frames are read strictly (frames.c);
 * messages are assembled, bounded, checked and queued here.
 *
 * A frame is written at once if the socket takes it, which saves a poll; what it does not take waits in a bounded queue.
 * Owners send and close from within their callbacks, so nothing is closed there: it is marked, and the event loop does it.
 */
#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>

#include <nika/words.h>

#include "net_internal.h"

enum {
    RECEIVED_AT_ONCE = 16384,
    FRAGMENTS_MAX = 64,
    /* Control frames: no client needs more than a ping and a pong every few seconds. */
    CONTROL_EACH = 250, /* milliseconds for each, in the long run */
    CONTROL_BURST = 32
};

/* Codes of RFC 6455, 7.4.1. */
enum {
    CODE_PROTOCOL = 1002,
    CODE_BINARY = 1003,
    CODE_NO_UTF8 = 1007,
    CODE_POLICY = 1008,
    CODE_TOO_LONG = 1009,
    CODE_NO_MEMORY = 1011
};

void socket_tell_closed(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    if (!connection->opened || connection->told_closed)
        return;
    connection->told_closed = true;
    listen->figures.sockets--;
    listen->owner.closed(listen->owner.context, connection->id);
}

static bool is_open(const struct connection *connection)
{
    return connection->stage == STAGE_OPEN && !connection->close_code && !connection->killed;
}

/* Whether output is queued for a client that does not read. */
static bool is_behind(const struct connection *connection)
{
    return connection->first_message || connection->dropped;
}

static void watch(struct connection *connection)
{
    const bool writes = is_behind(connection) || connection->close_code;
    connection_watch(connection, connection->stage == STAGE_CLOSING ? EV_WRITE : EV_READ | (writes ? EV_WRITE : 0));
}

/*
 * Output.
 */

/* Frees what is queued, except for a frame of which some is out. */
static void clear_queue(struct connection *connection)
{
    struct message *const first = connection->first_message, *const kept = first && first->begun ? first : NULL;
    for (struct message *message = kept ? kept->next : first, *next; message; message = next) {
        next = message->next;
        queue_remove(connection, message->size);
        free(message);
    }
    if (kept)
        kept->next = NULL;
    connection->first_message = connection->last_message = kept;
}

void socket_drop(struct connection *connection)
{
    if (connection->dropped)
        return;
    clear_queue(connection);
    connection->dropped = true;
    connection->listen->figures.drops++;
    watch(connection);
}

/* Queues what is left of a frame. Back pressure: on overflow the whole queue is dropped. */
static void queue_frame(struct connection *connection, const struct iovec parts[2], size_t sent, bool begun)
{
    const size_t size = parts[0].iov_len + parts[1].iov_len;
    struct message *const message =
        connection->queued + size <= NIKA_LISTEN_QUEUE_MAX ? malloc(sizeof *message + size) : NULL;
    if (!message) {
        if (begun)
            connection_kill(connection); /* a frame without its end */
        else
            socket_drop(connection);
        return;
    }
    *message = (struct message){.size = size, .sent = sent, .begun = begun};
    memcpy(message->bytes, parts[0].iov_base, parts[0].iov_len);
    if (parts[1].iov_len)
        memcpy(message->bytes + parts[0].iov_len, parts[1].iov_base, parts[1].iov_len);
    *(connection->last_message ? &connection->last_message->next : &connection->first_message) = message;
    connection->last_message = message;
    queue_add(connection, size);
    watch(connection);
}

/* Writes something whole, or queues what can't be written now. */
static void put(struct connection *connection, const struct iovec parts[2])
{
    const bool begun = !connection->first_message; /* with TLS, even if nothing went out: it is encrypted already */
    const ptrdiff_t sent = begun ? transport_write(connection, parts, 2) : 0;
    if (sent < 0)
        connection_kill(connection);
    else if ((size_t)sent < parts[0].iov_len + parts[1].iov_len)
        queue_frame(connection, parts, (size_t)sent, begun);
}

static void send_frame(struct connection *connection, enum frame_opcode opcode, const void *bytes, size_t size)
{
    uint8_t header[FRAME_HEADER_MAX];
    put(connection, (struct iovec[]){{header, frame_header(header, opcode, size)}, {(void *)bytes, size}});
}

/* Writes what is queued, as far as possible. False if the connection is dead. */
static bool flush(struct connection *connection)
{
    while (connection->first_message) {
        struct message *const message = connection->first_message;
        message->begun = true;
        const struct iovec part = {message->bytes + message->sent, message->size - message->sent};
        const ptrdiff_t sent = transport_write(connection, &part, 1);
        if (sent < 0)
            return false;
        message->sent += (size_t)sent;
        if (message->sent < message->size)
            return true;
        connection->first_message = message->next;
        if (!connection->first_message)
            connection->last_message = NULL;
        queue_remove(connection, message->size);
        free(message);
        /* The client reads: it is alive. */
        if (connection->timeout == TIMEOUT_PING || connection->timeout == TIMEOUT_PONG)
            timeout_wait(connection, TIMEOUT_PING);
    }
    return true;
}

/*
 * Ends a WebSocket: the close frame, with a code or (0) without one, then the end of the stream; what the client still
 * sends is read and discarded. From the event loop only.
 */
static void finish(struct connection *connection, unsigned code)
{
    const unsigned char bytes[2] = {(unsigned char)(code >> 8), (unsigned char)code};
    clear_queue(connection);
    connection->stage = STAGE_CLOSING;
    timeout_wait(connection, TIMEOUT_CLOSE);
    send_frame(connection, FRAME_CLOSE, bytes, code ? 2 : 0);
    socket_tell_closed(connection);
    if (connection->killed)
        return;
    if (connection->first_message)
        watch(connection);
    else
        http_linger(connection);
}

/*
 * Input.
 */

/*
 * Marks the client as alive. One that sends but does not read what is queued does not count: it could otherwise stay,
 * and hold its queue, for ever.
 */
static void heard(struct connection *connection)
{
    if (is_open(connection) && !connection->in_message && !is_behind(connection))
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

static void deliver(struct connection *connection, const char *bytes, size_t size)
{
    struct nika_listen *const listen = connection->listen;
    if (!is_utf8(bytes, size)) {
        finish(connection, CODE_NO_UTF8);
        return;
    }
    listen->figures.received++;
    listen->figures.bytes_received += size;
    listen->owner.message(listen->owner.context, connection->id, size ? bytes : "", size);
}

/* What is wrong with a piece of a message; 0: nothing. */
static unsigned judge(struct connection *connection, const struct frame_piece *piece)
{
    if (piece->first && (piece->opcode == FRAME_CONTINUATION) != connection->in_message)
        return CODE_PROTOCOL;
    if (piece->opcode == FRAME_BINARY)
        return CODE_BINARY;
    if (piece->to_come > NIKA_LISTEN_BODY_MAX ||
        connection->message_size + piece->size + piece->to_come > NIKA_LISTEN_BODY_MAX)
        return CODE_TOO_LONG;
    if (piece->last && !piece->final && ++connection->fragments > FRAGMENTS_MAX)
        return CODE_POLICY;
    return 0;
}

/* A piece of a message, or a whole one. */
static void on_data(struct connection *connection, const struct frame_piece *piece)
{
    const unsigned code = judge(connection, piece);
    const bool ends = piece->last && piece->final;
    if (code) {
        finish(connection, code);
        return;
    }
    if (ends && !connection->in_message) { /* the usual case: nothing needs to be copied */
        heard(connection);
        deliver(connection, (const char *)piece->bytes, piece->size);
        return;
    }
    if (!connection->in_message) {
        connection->in_message = true;
        if (!is_behind(connection))
            timeout_wait(connection, TIMEOUT_REQUEST); /* the whole message must arrive within the timeout */
    }
    if (piece->size && !connection->message && !(connection->message = malloc(NIKA_LISTEN_BODY_MAX))) {
        finish(connection, CODE_NO_MEMORY);
        return;
    }
    if (piece->size)
        memcpy(connection->message + connection->message_size, piece->bytes, piece->size);
    connection->message_size += piece->size;
    if (!ends)
        return;
    char *const message = connection->message;
    const size_t size = connection->message_size;
    connection->message = NULL;
    connection->message_size = 0;
    connection->fragments = 0;
    connection->in_message = false;
    if (connection->timeout == TIMEOUT_REQUEST)
        timeout_wait(connection, TIMEOUT_PING);
    deliver(connection, message, size);
    free(message);
}

/* The client closes: with a code, a reason, or nothing. */
static void on_close(struct connection *connection, const unsigned char *bytes, size_t size)
{
    const unsigned code = size >= 2 ? (unsigned)bytes[0] << 8 | bytes[1] : 0;
    if (size == 1 || (size >= 2 && !frame_close_code_is_fine(code)))
        finish(connection, CODE_PROTOCOL);
    else if (size > 2 && !is_utf8((const char *)bytes + 2, size - 2))
        finish(connection, CODE_NO_UTF8);
    else
        finish(connection, code);
}

/* Rate limit of control frames: reading and answering them costs as much as messages do. */
static bool control_is_too_fast(struct connection *connection)
{
    const int64_t now = net_now();
    const int64_t due = (connection->control_due > now ? connection->control_due : now) + CONTROL_EACH;
    connection->control_due = due;
    return due - now > (int64_t)CONTROL_BURST * CONTROL_EACH;
}

/* A piece of a control frame, which may come between the pieces of a message. */
static void on_control(struct connection *connection, const struct frame_piece *piece)
{
    if (piece->size)
        memcpy(connection->control + connection->control_size, piece->bytes, piece->size);
    connection->control_size = (unsigned char)(connection->control_size + piece->size);
    if (!piece->last)
        return;
    const size_t size = connection->control_size;
    connection->control_size = 0;
    if (piece->opcode == FRAME_CLOSE) {
        on_close(connection, connection->control, size);
        return;
    }
    if (control_is_too_fast(connection)) {
        finish(connection, CODE_POLICY);
        return;
    }
    heard(connection);
    if (piece->opcode == FRAME_PING && !is_behind(connection))
        send_frame(connection, FRAME_PONG, connection->control, size);
}

/* Reads frames. After a close, by whomever, nothing is read any more. */
static void take(struct connection *connection, unsigned char *bytes, size_t size)
{
    while (size && is_open(connection)) {
        struct frame_piece piece;
        size_t used;
        const enum frame_result result = frame_read(&connection->reader, bytes, size, &used, &piece);
        bytes += used;
        size -= used;
        if (result == FRAME_WRONG)
            finish(connection, CODE_PROTOCOL);
        else if (result == FRAME_PIECE && piece.opcode >= FRAME_CLOSE)
            on_control(connection, &piece);
        else if (result == FRAME_PIECE)
            on_data(connection, &piece);
    }
}

/*
 * Events.
 */

/* False if the connection is not open any more. */
static bool on_writable(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    if (!flush(connection)) {
        connection_close(connection);
        return false;
    }
    if (connection->first_message)
        return true;
    if (connection->stage == STAGE_CLOSING) {
        http_linger(connection);
        return false;
    }
    if (connection->close_code) {
        finish(connection, connection->close_code);
        return false;
    }
    if (connection->dropped) {
        connection->dropped = false;
        listen->owner.dropped(listen->owner.context, connection->id);
    }
    return true;
}

void socket_event(struct connection *connection)
{
    struct nika_listen *const listen = connection->listen;
    if ((is_behind(connection) || connection->close_code || connection->stage == STAGE_CLOSING) &&
        !on_writable(connection))
        return;
    if (connection->stage == STAGE_OPEN && !connection->killed) {
        const ptrdiff_t got = transport_read(connection, listen->received, RECEIVED_AT_ONCE);
        if (got == 0) {
            connection_close(connection);
            return;
        }
        if (got > 0)
            take(connection, listen->received, (size_t)got);
    }
    if (connection->stage == STAGE_OPEN || connection->stage == STAGE_CLOSING)
        watch(connection);
}

void socket_expired(struct connection *connection)
{
    if (connection->timeout != TIMEOUT_PING) {
        connection_close(connection);
        return;
    }
    timeout_wait(connection, TIMEOUT_PONG);
    if (!connection->first_message)
        send_frame(connection, FRAME_PING, "nika", 4);
}

/* The answer to the handshake: the key's digest proves that it was understood (RFC 6455, 4.2.2). */
static int write_handshake(const struct connection *connection, struct slice key, char *bytes, size_t room)
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    char text[24 + sizeof magic];
    unsigned char digest[EVP_MAX_MD_SIZE], accept[4 * ((EVP_MAX_MD_SIZE + 2) / 3) + 1];
    unsigned size = 0;
    memcpy(text, key.bytes, 24); /* its length was checked */
    memcpy(text + 24, magic, sizeof magic - 1);
    if (EVP_Digest(text, sizeof text - 1, digest, &size, connection->listen->sha1, NULL) != 1)
        return -1;
    EVP_EncodeBlock(accept, digest, (int)size);
    return snprintf(bytes, room,
                    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    "Sec-WebSocket-Accept: %s\r\nSec-WebSocket-Protocol: %s\r\n\r\n",
                    (const char *)accept, connection->listen->settings.protocol);
}

void socket_adopt(struct connection *connection, const struct head *head, char *more, size_t size)
{
    struct nika_listen *const listen = connection->listen;
    char *const input = connection->input, response[512], address[NIKA_LISTEN_ADDRESS_MAX];
    const int length = write_handshake(connection, head->fields[FIELD_SOCKET_KEY], response, sizeof response);
    connection->input = NULL; /* `more` lies in it, and is read below */
    connection->input_size = connection->input_room = 0;
    connection->stage = STAGE_OPEN;
    if (length < 0 || (size_t)length >= sizeof response) {
        free(input);
        connection_kill(connection);
        return;
    }
    put(connection, (struct iovec[]){{response, (size_t)length}, {NULL, 0}});
    connection->opened = true;
    listen->figures.opened++;
    listen->figures.sockets++;
    timeout_wait(connection, TIMEOUT_PING);
    address_text(&connection->address, address);
    listen->owner.opened(listen->owner.context, connection->id, address);
    take(connection, (unsigned char *)more, size);
    free(input);
    if (connection->stage == STAGE_OPEN || connection->stage == STAGE_CLOSING)
        watch(connection);
}

/*
 * For the owner.
 */

void nika_listen_send(struct nika_listen *listen, uint64_t id, const char *bytes, size_t size)
{
    struct connection *const connection = connection_find(listen, id);
    if (!connection || !is_open(connection) || connection->dropped)
        return;
    listen->figures.sent++;
    listen->figures.bytes_sent += size;
    send_frame(connection, FRAME_TEXT, bytes, size);
    queue_bound(listen);
}

void nika_listen_close(struct nika_listen *listen, uint64_t id, unsigned code)
{
    struct connection *const connection = connection_find(listen, id);
    if (!connection || !is_open(connection))
        return;
    connection->close_code = code;
    timeout_wait(connection, TIMEOUT_CLOSE);
    watch(connection);
}

void nika_listen_close_all(struct nika_listen *listen, unsigned code)
{
    for (uint32_t slot = 0; slot < listen->slot_count; slot++)
        if (listen->slots[slot])
            nika_listen_close(listen, listen->slots[slot]->id, code);
}

bool socket_begin(struct nika_listen *listen)
{
    listen->received = malloc(RECEIVED_AT_ONCE);
    listen->sha1 = EVP_MD_fetch(NULL, "SHA1", NULL);
    return listen->received && listen->sha1;
}

void socket_end(struct nika_listen *listen)
{
    free(listen->received);
    EVP_MD_free(listen->sha1);
}
