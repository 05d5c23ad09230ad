/*
 * relay.c: a bare relay, the measuring stick for the server: the same library, the same loop, tables of four, and nothing
 * else. What a connection says goes to all four of its table as it is: no rules, no views, no disk. How many moves a
 * second of processor time it passes on is what nobody who uses this library can surpass.
 *
 * Prints the port that it listens on, and runs until it is killed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ev.h>
#include <libwebsockets.h>

enum { SEATS = 4, MESSAGE_MAX = 4096, WAITING_MAX = 64 };

/* A message that several wait for. */
struct message {
    unsigned users;
    size_t size;
    unsigned char bytes[]; /* LWS_PRE, then the message */
};

struct peer {
    struct lws *wsi;
    struct table *table;
    struct message *waiting[WAITING_MAX];
    unsigned first, count;
};

struct table {
    struct peer *peers[SEATS];
    unsigned count;
};

static struct table *filling; /* peers sit down as they come */

static void drop(struct message *message)
{
    if (--message->users == 0)
        free(message);
}

static int sit(struct peer *peer, struct lws *wsi)
{
    if (!filling || filling->count == SEATS)
        filling = calloc(1, sizeof *filling);
    if (!filling)
        return -1;
    peer->wsi = wsi;
    peer->table = filling;
    filling->peers[filling->count++] = peer;
    return 0;
}

static int pass_on(const struct peer *from, const void *bytes, size_t size)
{
    struct message *message = malloc(sizeof *message + LWS_PRE + size);
    if (!message)
        return -1;
    message->users = 1;
    message->size = size;
    memcpy(message->bytes + LWS_PRE, bytes, size);
    for (unsigned i = 0; i < from->table->count; i++) {
        struct peer *peer = from->table->peers[i];
        if (!peer || peer->count == WAITING_MAX)
            continue;
        peer->waiting[(peer->first + peer->count++) % WAITING_MAX] = message;
        message->users++;
        lws_callback_on_writable(peer->wsi);
    }
    drop(message);
    return 0;
}

static int write_one(struct peer *peer)
{
    if (!peer->count)
        return 0;
    struct message *message = peer->waiting[peer->first];
    peer->first = (peer->first + 1) % WAITING_MAX;
    peer->count--;
    const int written = lws_write(peer->wsi, message->bytes + LWS_PRE, message->size, LWS_WRITE_TEXT);
    drop(message);
    if (peer->count)
        lws_callback_on_writable(peer->wsi);
    return written < 0 ? -1 : 0;
}

static void leave(struct peer *peer)
{
    while (peer->count) {
        drop(peer->waiting[peer->first]);
        peer->first = (peer->first + 1) % WAITING_MAX;
        peer->count--;
    }
    for (unsigned i = 0; peer->table && i < SEATS; i++)
        if (peer->table->peers[i] == peer)
            peer->table->peers[i] = NULL;
}

static int happened(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *bytes, size_t size)
{
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        return sit(user, wsi);
    case LWS_CALLBACK_RECEIVE:
        return pass_on(user, bytes, size);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return write_one(user);
    case LWS_CALLBACK_CLOSED:
        leave(user);
        return 0;
    default:
        return 0;
    }
}

int main(void)
{
    static const struct lws_protocols protocols[] = {{.name = "nika.1",
                                                      .callback = happened,
                                                      .per_session_data_size = sizeof(struct peer),
                                                      .rx_buffer_size = MESSAGE_MAX},
                                                     {0}};
    struct ev_loop *loop = ev_loop_new(EVFLAG_AUTO);
    void *loops[1] = {loop};
    struct lws_context_creation_info info = {.port = 0,
                                             .iface = "127.0.0.1",
                                             .protocols = protocols,
                                             .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                                                        LWS_SERVER_OPTION_DISABLE_IPV6,
                                             .foreign_loops = loops,
                                             .gid = -1,
                                             .uid = -1};
    lws_set_log_level(LLL_ERR, NULL);
    struct lws_context *context = loop ? lws_create_context(&info) : NULL;
    struct lws_vhost *host = context ? lws_create_vhost(context, &info) : NULL;
    if (!host) {
        fprintf(stderr, "relay: can't listen\n");
        return 1;
    }
    printf("%d\n", lws_get_vhost_listen_port(host));
    fflush(stdout);
    ev_run(loop, 0);
    return 0;
}
