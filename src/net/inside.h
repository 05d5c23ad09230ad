/*
 * inside.h: what the files of this room share: connections, from the moment that they are accepted to their end.
 *
 * A connection begins at the gate (gate.c), where requests are read and answered. One that becomes a WebSocket is handed to
 * the library (socket.c). Who takes too long for anything is found by patience.c.
 */
#ifndef NIKA_NET_INSIDE_H
#define NIKA_NET_INSIDE_H

#include <ev.h>

#include <nika/listen.h>

#include "address.h"
#include "crowd.h"
#include "request.h"

struct lws;
struct lws_context;
struct lws_vhost;

/* What a connection is waited for. */
enum patience {
    PATIENCE_REQUEST, /* the end of a request, or of a message in fragments */
    PATIENCE_IDLE,    /* the next request */
    PATIENCE_OWNER,   /* the owner's response */
    PATIENCE_ANSWER,  /* the client takes what it is sent */
    PATIENCE_LINGER,  /* it closes its side */
    PATIENCE_PING,    /* anything; then it is asked for a sign of life */
    PATIENCE_PONG,    /* the sign of life */
    PATIENCE_CLOSE,   /* the end of a WebSocket that is being closed */
    PATIENCE_COUNT
};

/* Those that are waited for alike: the one that is due first comes first, since all are given the same time. */
struct waiting {
    struct connection *first, *last;
    int64_t time; /* that they are given, in milliseconds */
};

enum stage {
    STAGE_READING,   /* a request */
    STAGE_ASKING,    /* the owner has the request */
    STAGE_ANSWERING, /* the response is on its way */
    STAGE_LINGERING, /* all is said: the other side may close */
    STAGE_OPEN,      /* a WebSocket */
    STAGE_CLOSING    /* a WebSocket that is being closed */
};

/* A message that waits to be sent. */
struct parcel {
    struct parcel *next;
    size_t size;
    unsigned char bytes[]; /* with room for the library before them */
};

struct connection {
    uint64_t id;
    struct nika_listen *listen;
    uint32_t slot;
    int fd;
    enum stage stage;
    unsigned door;
    struct address near, address; /* of the other end of the wire; of whom it stands for */
    struct address household;     /* under which it is counted in the crowd */
    bool counted;
    ev_io watch;

    /* Patience. */
    struct connection *before, *after;
    int64_t due;
    enum patience patience;
    bool waited_for;

    /* A request: what was read, and what is sent. */
    char *input;
    size_t input_size, input_room, looked_at, request_size;
    bool keeps; /* after the answer there may be another request */
    bool head_only, secure;
    char *output;
    size_t output_size, output_sent;

    /* A WebSocket. */
    struct lws *wsi;
    struct parcel *first_parcel, *last_parcel;
    size_t queued;
    char *message; /* what has come of one in fragments */
    size_t message_size;
    unsigned fragments, close_code;
    unsigned char header_bytes; /* of the first frame, that were looked at */
    bool opened, told_closed, dropped, killed;
};

struct door {
    int fd;
    unsigned number, port;
    unsigned inside; /* connections that came in by it */
    ev_io watch;
    struct nika_listen *listen;
};

struct nika_listen {
    struct ev_loop *loop;
    struct nika_listen_settings settings;
    struct nika_listen_owner owner;
    struct nika_listen_figures figures;
    struct door doors[NIKA_LISTEN_DOORS];
    ev_timer rest; /* after the system had no more descriptors */
    struct connection **slots;
    uint64_t *lives; /* how often each slot was used: ids are never used twice */
    uint32_t slot_count, free_count;
    uint32_t *free_slots;
    struct crowd *crowd;
    struct waiting waiting[PATIENCE_COUNT];
    ev_timer alarm;
    int64_t alarm_due;
    struct lws_context *context;
    struct lws_vhost *vhost;
    void *protocols;             /* the library's list of them */
    struct connection *adopting; /* that the library is being handed */
    unsigned char *scratch;      /* a message is written from here */
    bool ending;
};

/* connections.c */
struct connection *connection_new(struct nika_listen *listen, int fd);
void connection_renew(struct connection *connection); /* a new id, for the next request */
struct connection *connection_find(const struct nika_listen *listen, uint64_t id);
void connection_free(struct connection *connection); /* of everything but its descriptor */
int64_t net_now(void);                               /* milliseconds */

/* patience.c */
void patience_begin(struct nika_listen *listen);
void patience_end(struct nika_listen *listen);
void patience_wait(struct connection *connection, enum patience patience);
void patience_stop(struct connection *connection);

/* gate.c */
void gate_begin(struct nika_listen *listen);
void gate_end(struct nika_listen *listen);
/* Somebody has come by a door. False if he is turned away: then the descriptor is still the caller's. */
bool gate_let_in(struct door *door, int fd, const struct address *near);
/* Time is up for a connection at the gate. */
void gate_expired(struct connection *connection);
void gate_close(struct connection *connection);

/* answer.c: composes what is sent. NULL if there is no memory. */
char *answer_compose(const struct connection *connection, const struct nika_listen_response *response, size_t *size);

/* socket.c */
bool socket_begin(struct nika_listen *listen);
void socket_end(struct nika_listen *listen);
/* Hands a connection over, with bytes that came after its request. It may be gone afterwards. */
void socket_adopt(struct connection *connection, const struct head *head, const char *more, size_t size);
void socket_expired(struct connection *connection);

#endif
