/*
 * fuzz_wire.c: whole connections: any bytes come in at the HTTP server, with WebSockets behind it, and the owner of the network must hear
 * only what is well formed, and of everything the end. The first byte says what comes: 'w' a WebSocket whose handshake is
 * done, and then frames, each from some bytes: its first two as they go over the wire (the mask's bit aside), then
 * as many bytes of payload as they say, if they are there; anything else is sent as it is.
 */
#include <ev.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <nika/words.h>

#include "fuzz.h"
#include "net/net_internal.h"

enum { PATIENT = 10000 }; /* turns of the loop until everything must be over */

static struct ev_loop *loop;
static struct nika_listen *network;
static unsigned open_sockets, asked;

static void on_opened(void *context, uint64_t connection, const char *address)
{
    (void)context;
    DEMAND(connection != 0 && strcmp(address, "192.0.2.1") == 0, "somebody else came: %s", address);
    open_sockets++;
}

static void on_message(void *context, uint64_t connection, const char *bytes, size_t size)
{
    size_t length;
    (void)context;
    DEMAND(open_sockets == 1, "a message without a socket");
    DEMAND(size <= NIKA_LISTEN_BODY_MAX, "a message of %zu bytes", size);
    for (size_t at = 0; at < size; at += length)
        DEMAND(nika_utf8_read(bytes + at, size - at, &length) >= 0, "a message that is no UTF-8");
    /* Some are answered, and some end it. */
    if (size && bytes[0] == 'c')
        nika_listen_close(network, connection, 1008);
    else
        nika_listen_send(network, connection, bytes, size);
}

static void on_dropped(void *context, uint64_t connection)
{
    (void)context;
    (void)connection;
}

static void on_closed(void *context, uint64_t connection)
{
    (void)context;
    (void)connection;
    DEMAND(open_sockets == 1, "an end without a beginning");
    open_sockets--;
}

static void on_request(void *context, uint64_t connection, const struct nika_listen_request *request)
{
    (void)context;
    DEMAND(strlen(request->method) <= 16 && request->path[0] == '/', "a request for %s", request->path);
    DEMAND(strlen(request->path) + strlen(request->query) <= REQUEST_TARGET_MAX, "a long target");
    DEMAND(strlen(request->token) < NIKA_LISTEN_TOKEN_MAX, "a long token");
    DEMAND(request->size <= NIKA_LISTEN_BODY_MAX, "a body of %zu bytes", request->size);
    asked++;
    /* Every second one is left without an answer. */
    if (asked % 2)
        nika_listen_respond(
            network, connection,
            &(struct nika_listen_response){.status = 200, .body = request->body, .size = request->size});
}

static void on_refused(void *context, const char *word)
{
    (void)context;
    DEMAND(*word, "refused without a word");
}

static void begin(void)
{
    static const struct nika_listen_settings settings = {.socket_path = "/ws", .protocol = "nika.1"};
    static const struct nika_listen_owner owner = {.opened = on_opened,
                                                   .message = on_message,
                                                   .dropped = on_dropped,
                                                   .closed = on_closed,
                                                   .request = on_request,
                                                   .refused = on_refused};
    loop = ev_loop_new(EVFLAG_NOENV | EVBACKEND_EPOLL);
    DEMAND(loop, "no loop");
    network = nika_listen_new(loop, &settings, &owner);
    DEMAND(network, "no network");
}

static void turn(void)
{
    ev_run(loop, EVRUN_NOWAIT);
}

/* Sends what there is room for; the rest does not matter. What comes back is read, so that nobody waits. */
static void say(int fd, const void *bytes, size_t size)
{
    char answer[4096];
    (void)!send(fd, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    turn();
    while (recv(fd, answer, sizeof answer, MSG_DONTWAIT) > 0)
        ;
}

static void say_frames(int fd, const uint8_t *data, size_t size)
{
    static const char handshake[] =
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: nika.1\r\n\r\n";
    uint8_t frame[16 + 256];
    say(fd, handshake, sizeof handshake - 1);
    while (size >= 2) {
        const size_t length = data[1] & 0x7f, have = length < size - 2 ? length : size - 2;
        const size_t header = length == 126 ? 4 : length == 127 ? 10 : 2;
        const bool masked = !(data[1] & 0x80); /* mostly */
        size_t at = 0;
        frame[at++] = data[0];
        frame[at++] = (uint8_t)(length | (masked ? 0x80 : 0));
        for (size_t i = 2; i < header; i++) /* a length in more bytes comes from the payload's own */
            frame[at++] = i - 2 < have ? data[i] : 0;
        if (masked)
            for (unsigned i = 0; i < 4; i++)
                frame[at++] = 0;
        memcpy(frame + at, data + 2, have);
        say(fd, frame, at + have);
        data += 2 + have;
        size -= 2 + have;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int ends[2];
    struct address near;
    struct nika_listen_figures figures;
    if (!loop)
        begin();
    if (size == 0)
        return 0;
    DEMAND(address_read((struct slice){"192.0.2.1", 9}, &near), "an address");
    DEMAND(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) == 0, "no socket");
    DEMAND(door_accept(&network->doors[0], ends[0], &near), "nobody is let in");
    if (data[0] == 'w')
        say_frames(ends[1], data + 1, size - 1);
    else
        say(ends[1], data, size);
    close(ends[1]);
    for (unsigned i = 0; i < PATIENT; i++) {
        turn();
        nika_listen_figures(network, &figures);
        if (figures.connections == 0)
            break;
        /* One that the owner does not answer is given up by the owner's time, which need not pass here. */
        for (uint32_t slot = 0; slot < network->slot_count; slot++)
            if (network->slots[slot] && network->slots[slot]->stage == STAGE_ASKING)
                connection_close(network->slots[slot]);
    }
    DEMAND(figures.connections == 0 && figures.sockets == 0 && figures.queued == 0,
           "something is left of a connection");
    DEMAND(open_sockets == 0, "somebody was not told of the end");
    return 0;
}
