/*
 * net_internal.h: what the network server's files share: connections, from accept to close.
 *
 * A connection is accepted by a listener (doors.c), speaks TLS if a certificate is named (transport.c, tls.c), and starts
 * in the HTTP server (http_server.c), where requests are parsed and answered. An upgrade makes it a WebSocket (socket.c).
 * Timeouts are enforced by timeouts.c.
 */
#ifndef NIKA_NET_INTERNAL_H
#define NIKA_NET_INTERNAL_H

#include <ev.h>

#include <nika/listen.h>

#include "address.h"
#include "address_limits.h"
#include "frames.h"
#include "request.h"

struct iovec;
struct evp_md_st;
struct ssl_st; /* OpenSSL's SSL */
struct tls;

/* The kinds of timeouts: what a connection is expected to do next. */
enum timeout {
    TIMEOUT_REQUEST, /* finish its TLS handshake, its request, or a message that comes in pieces */
    TIMEOUT_IDLE,    /* send the next request (keep-alive) */
    TIMEOUT_OWNER,   /* the owner's response */
    TIMEOUT_ANSWER,  /* read its response */
    TIMEOUT_LINGER,  /* close its side */
    TIMEOUT_PING,    /* send anything at all; then it is pinged */
    TIMEOUT_PONG,    /* answer the ping */
    TIMEOUT_CLOSE,   /* read what precedes the end of its WebSocket */
    TIMEOUT_COUNT
};

/* The connections under one kind of timeout. All have the same timeout, so the list is ordered by deadline. */
struct waiting {
    struct connection *first, *last;
    int64_t time; /* the timeout in milliseconds */
};

enum stage {
    STAGE_READING,   /* a request is being read; with TLS, after the handshake */
    STAGE_ASKING,    /* the owner has the request */
    STAGE_ANSWERING, /* the response is on its way */
    STAGE_LINGERING, /* everything was sent: waiting for the client to close */
    STAGE_OPEN,      /* a WebSocket */
    STAGE_CLOSING    /* a WebSocket whose last frame, the close, is on its way */
};

/* A queued frame, or the rest of one. */
struct message {
    struct message *next;
    size_t size, sent;
    bool begun; /* some of the frame is out, so the rest must follow */
    unsigned char bytes[];
};

struct connection {
    uint64_t id;
    struct nika_listen *listen;
    uint32_t slot;
    int fd;
    enum stage stage;
    unsigned door;
    struct address near, address; /* the TCP peer's address; the client's, behind proxies */
    struct address counted_as;    /* the address under which it counts towards the address limits */
    bool counted;
    bool proxied; /* a trusted proxy opened it: its requests count, each under its client's address */
    bool killed;  /* it is to be closed as soon as the event loop comes back to it */
    ev_io watch;
    struct ssl_st *session; /* of TLS, or NULL */
    int watched;            /* events */
    int session_needs;      /* events that TLS waits for, besides those of the stage */

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
    char *output; /* the head, and a body that had to be copied */
    size_t output_size, output_sent;
    const char *body; /* a body that lies in constant memory: it is sent from there, after the output */
    size_t body_size;

    /* A WebSocket. */
    struct frame_reader reader;
    struct message *first_message, *last_message;
    char *message; /* a message in pieces, so far */
    size_t message_size;
    bool in_message;
    unsigned fragments, close_code;
    unsigned char control[FRAME_CONTROL_MAX]; /* a control frame's payload, so far */
    unsigned char control_size;
    int64_t control_due; /* rate limit of control frames: when its allowance would be full again */
    bool opened, told_closed, dropped;

    size_t queued; /* bytes that wait here for the client to read: of the output, or of messages */
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
    char machine[NIKA_LISTEN_HOST_MAX]; /* this machine's name */
    struct waiting waiting[TIMEOUT_COUNT];
    ev_timer alarm;
    int64_t alarm_due;
    struct tls *tls; /* of the first listener, or NULL */
    ev_timer renewal;
    unsigned char *received; /* buffer for what WebSockets send */
    struct evp_md_st *sha1;  /* OpenSSL's, for their handshakes */
    bool ending;
};

/* connections.c */
struct connection *connection_new(struct nika_listen *listen, int fd);
void connection_renew(struct connection *connection); /* a new id, for the next request */
struct connection *connection_find(const struct nika_listen *listen, uint64_t id);
void connection_close(struct connection *connection); /* at once; it is gone afterwards */
/* The same, but later: also from within the owner's calls. */
void connection_kill(struct connection *connection);
void connection_watch(struct connection *connection, int events);
int64_t net_now(void); /* monotonic milliseconds */

/*
 * queues.c: bytes that wait for slow clients, of each and of all together.
 */
void queue_add(struct connection *connection, size_t size);
void queue_remove(struct connection *connection, size_t size);
/* Drops the largest queues if all together hold too much. Not from where one is being changed. */
void queue_bound(struct nika_listen *listen);

/* timeouts.c */
void timeout_begin(struct nika_listen *listen);
void timeout_end(struct nika_listen *listen);
void timeout_wait(struct connection *connection, enum timeout timeout);
void timeout_stop(struct connection *connection);

/* doors.c */
void doors_begin(struct nika_listen *listen);
void doors_end(struct nika_listen *listen);
/* A new connection on a listener. False if it is rejected: the descriptor still belongs to the caller then. */
bool door_accept(struct door *door, int fd, const struct address *near);
bool address_counts(const struct nika_listen *listen, const struct address *address); /* it is not exempt */

/* transport.c: bytes to and from a client, by TLS or as they are. */
/* Returns how many bytes were read; 0 at the end, or if the connection is dead; -1 if there are none yet. */
ptrdiff_t transport_read(struct connection *connection, void *bytes, size_t size);
/* Returns how many bytes were written, 0 if none can be now; -1 if the connection is dead. */
ptrdiff_t transport_write(struct connection *connection, const struct iovec *parts, int count);
bool transport_has_more(const struct connection *connection); /* bytes were received and decrypted, and not read */
void transport_end(struct connection *connection);            /* nothing more will be written */

/* tls.c: the certificate. */
const char *tls_begin(struct nika_listen *listen, const char *certificate,
                      const char *key); /* NULL, or what is wrong */
void tls_end(struct nika_listen *listen);
bool tls_session_begin(struct connection *connection); /* false: out of memory */
void tls_session_end(struct connection *connection);

/* hosts.c: by which names the server may be called, against DNS rebinding. */
void hosts_begin(struct nika_listen *listen);
bool host_is_ours(struct slice host, const char *machine, const char *const *names, unsigned count);

/* http_server.c */
void http_begin(struct connection *connection); /* a new connection, which is watched from now on */
void http_event(struct connection *connection);
/* Half-closes it and waits for the client to close, since closing with unread input would destroy what was sent. */
void http_linger(struct connection *connection);

/* response.c: composes responses: the head, and the body unless it is constant. NULL if out of memory. */
bool response_has_body(const struct connection *connection, const struct nika_listen_response *response);
char *response_compose(const struct connection *connection, const struct nika_listen_response *response, size_t *size);

/* socket.c */
bool socket_begin(struct nika_listen *listen);
void socket_end(struct nika_listen *listen);
/* Makes a connection a WebSocket, with any bytes received after its request. It may be gone afterwards. */
void socket_adopt(struct connection *connection, const struct head *head, char *more, size_t size);
void socket_event(struct connection *connection);
void socket_expired(struct connection *connection);
void socket_tell_closed(struct connection *connection);
void socket_drop(struct connection *connection); /* drops what is queued; the owner will send everything anew */

#endif
