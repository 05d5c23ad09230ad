/*
 * net_internal.h: what the network server's files share: connections, from accept to close.
 *
 * A connection starts in the HTTP server (http_server.c), where requests are parsed and answered. A WebSocket upgrade is
 * handed to libwebsockets (socket.c). Timeouts are enforced by timeouts.c.
 */
#ifndef NIKA_NET_INTERNAL_H
#define NIKA_NET_INTERNAL_H

#include <ev.h>

#include <nika/listen.h>

#include "address.h"
#include "address_limits.h"
#include "request.h"

struct lws;
struct lws_context;
struct lws_vhost;

/* The kinds of timeouts: what a connection is expected to do next. */
enum timeout {
    TIMEOUT_REQUEST, /* finish its request, or a fragmented message */
    TIMEOUT_IDLE,    /* send the next request (keep-alive) */
    TIMEOUT_OWNER,   /* the owner's response */
    TIMEOUT_ANSWER,  /* read its response */
    TIMEOUT_LINGER,  /* close its side */
    TIMEOUT_PING,    /* send anything at all; then it is pinged */
    TIMEOUT_PONG,    /* answer the ping */
    TIMEOUT_CLOSE,   /* finish the WebSocket closing handshake */
    TIMEOUT_COUNT
};

/* The connections under one kind of timeout. All have the same timeout, so the list is ordered by deadline. */
struct waiting {
    struct connection *first, *last;
    int64_t time; /* the timeout in milliseconds */
};

enum stage {
    STAGE_READING,   /* a request is being read */
    STAGE_ASKING,    /* the owner has the request */
    STAGE_ANSWERING, /* the response is on its way */
    STAGE_LINGERING, /* the response is out: waiting for the client to close */
    STAGE_OPEN,      /* a WebSocket */
    STAGE_CLOSING    /* a WebSocket in its closing handshake */
};

/* A queued message. */
struct message {
    struct message *next;
    size_t size;
    unsigned char bytes[]; /* preceded by room for the library's frame header */
};

struct connection {
    uint64_t id;
    struct nika_listen *listen;
    uint32_t slot;
    int fd;
    enum stage stage;
    unsigned door;
    struct address near, address; /* the TCP peer's address; the client's, behind proxies */
    struct address network;       /* network prefix under which it counts towards the address limits */
    bool counted;
    ev_io watch;

    /* Timeouts. */
    struct connection *before, *after;
    int64_t due;
    enum timeout timeout;
    bool waited_for;

    /* HTTP: the input and the response. */
    char *input;
    size_t input_size, input_room, looked_at, request_size;
    bool keeps; /* keep-alive: another request may follow */
    bool head_only, secure;
    char *output;
    size_t output_size, output_sent;

    /* A WebSocket. */
    struct lws *wsi;
    struct message *first_message, *last_message;
    size_t queued;
    char *message; /* a fragmented message so far */
    size_t message_size;
    unsigned fragments, close_code;
    unsigned char header_bytes; /* bytes of the first frame's header inspected so far */
    bool opened, told_closed, dropped, killed;
};

struct door {
    int fd;
    unsigned number, port;
    unsigned inside; /* open connections accepted by it */
    char path[108];  /* of a Unix socket, or "" */
    ev_io watch;
    struct nika_listen *listen;
};

struct nika_listen {
    struct ev_loop *loop;
    struct nika_listen_settings settings;
    struct nika_listen_owner owner;
    struct nika_listen_figures figures;
    struct door doors[NIKA_LISTEN_DOORS];
    ev_timer rest; /* pause after running out of descriptors */
    struct connection **slots;
    uint64_t *lives; /* each slot's generation: ids are never reused */
    uint32_t slot_count, free_count;
    uint32_t *free_slots;
    struct address_limits *limits;
    struct waiting waiting[TIMEOUT_COUNT];
    ev_timer alarm;
    int64_t alarm_due;
    struct lws_context *context;
    struct lws_vhost *vhost;
    void *protocols;             /* the library's list of them */
    struct connection *adopting; /* the connection being handed to the library */
    unsigned char *scratch;      /* buffer from which messages are written */
    bool ending;
};

/* connections.c */
struct connection *connection_new(struct nika_listen *listen, int fd);
void connection_renew(struct connection *connection); /* a new id, for the next request */
struct connection *connection_find(const struct nika_listen *listen, uint64_t id);
void connection_free(struct connection *connection); /* frees everything but its descriptor */
int64_t net_now(void);                               /* monotonic milliseconds */

/* timeouts.c */
void timeout_begin(struct nika_listen *listen);
void timeout_end(struct nika_listen *listen);
void timeout_wait(struct connection *connection, enum timeout timeout);
void timeout_stop(struct connection *connection);

/* http_server.c */
void listener_begin(struct nika_listen *listen);
void listener_end(struct nika_listen *listen);
/* A new connection on a listener. False if it is rejected: the descriptor still belongs to the caller then. */
bool listener_accept(struct door *door, int fd, const struct address *near);
/* A timeout of a connection in the HTTP server. */
void listener_expired(struct connection *connection);
void listener_close(struct connection *connection);

/* response.c: composes responses. NULL if out of memory. */
char *response_compose(const struct connection *connection, const struct nika_listen_response *response, size_t *size);

/* socket.c */
bool socket_begin(struct nika_listen *listen);
void socket_end(struct nika_listen *listen);
/* Hands a connection to the library, with any bytes received after its request. It may be gone afterwards. */
void socket_adopt(struct connection *connection, const struct head *head, const char *more, size_t size);
void socket_expired(struct connection *connection);

#endif
