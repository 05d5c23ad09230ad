/*
 * listen.h: the server's side of the network: HTTP/1.1 and WebSocket for one owner, on the owner's event loop (libev). Knows
 * nothing of games. Everything that a stranger sends is bounded in size and in time.
 *
 * Every function is called by the loop's thread, also from within the owner's functions. What they are handed is theirs
 * until they return.
 */
#ifndef NIKA_LISTEN_H
#define NIKA_LISTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ev_loop;
struct nika_listen;

enum {
    NIKA_LISTEN_DOORS = 2,         /* addresses to come in by, each with its own number */
    NIKA_LISTEN_ADDRESS_MAX = 46,  /* bytes of an address as text, its final NUL included */
    NIKA_LISTEN_HEAD_MAX = 8192,   /* bytes of a request's head */
    NIKA_LISTEN_BODY_MAX = 4096,   /* and of its body; of a message, too */
    NIKA_LISTEN_TOKEN_MAX = 129,   /* bytes of a token, its final NUL included */
    NIKA_LISTEN_ORIGIN_MAX = 512,  /* and of an origin */
    NIKA_LISTEN_QUEUE_MAX = 262144 /* bytes that wait for a client; more are thrown away, and it is told */
};

/* An HTTP request that is whole and well formed. Strings are never NULL. Each is answered by one nika_listen_respond; its
 * number is its own, also where several requests come over one connection. */
struct nika_listen_request {
    unsigned door;
    const char *method, *path, *query; /* HEAD comes as GET; the path as it was sent, without the query */
    const char *token;                 /* of the cookie, or of an Authorization header, or "" */
    const char *address;               /* who asks: behind a proxy that is named, whom the proxy names */
    const char *none_match;            /* the tag of what the client has already, or "" */
    const char *origin;                /* where the site is: the first that is allowed, or as the client named it */
    const char *languages;             /* Accept-Language, as it was sent, or "" */
    bool browser;                      /* with an Origin, which is allowed */
    bool wants_html;                   /* Accept names text/html, as that of a browser that opens a page */
    bool wants_json;                   /* or application/json, and not text/html */
    bool gzip;                         /* it takes bodies that are compressed so */
    bool json;                         /* its content type is application/json */
    const char *body;
    size_t size;
};

struct nika_listen_response {
    unsigned status;
    const char *type; /* NULL: application/json */
    const char *body;
    size_t size;
    const char *cookie;   /* a token to set, "" to clear it, NULL for neither */
    const char *tag;      /* an entity tag with its quotes, or NULL */
    const char *cache;    /* for Cache-Control, NULL: no-store */
    const char *allow;    /* methods, with 405, or NULL */
    const char *location; /* where it is instead, with 302, or NULL */
    bool packed;          /* the body is compressed with gzip */
    bool varies;          /* it could be, or not be, for somebody else */
};

/* What the owner is told. A connection's number is never 0 and never used twice. WebSockets: opened, then messages, then
 * closed once; after nika_listen_close there is still a closed to come, and no more messages. */
struct nika_listen_owner {
    void (*opened)(void *context, uint64_t connection, const char *address);
    void (*message)(void *context, uint64_t connection, const char *bytes, size_t size); /* whole, valid UTF-8 */
    void (*dropped)(void *context,
                    uint64_t connection); /* too slow: messages were thrown away; it takes new ones now */
    void (*closed)(void *context, uint64_t connection);
    void (*request)(void *context, uint64_t connection, const struct nika_listen_request *request);
    void (*refused)(void *context, const char *word); /* somebody was turned away; for the operator */
    void *context;
};

/* A named proxy, or all of a network: "10.0.0.0/8", "::1". */
struct nika_listen_network {
    uint8_t bytes[16]; /* IPv4 as ::ffff:a.b.c.d */
    unsigned bits;
};
bool nika_listen_network_read(const char *text, struct nika_listen_network *network);

/* Whether text can be an origin: "https://host" or "http://host:port", nothing after that. */
bool nika_listen_is_origin(const char *text);

struct nika_listen_settings {
    unsigned connections_most;  /* in all; 0: 20,000 */
    unsigned each_address;      /* from one address (IPv6: one /64); 0: 64 */
    bool each_address_any;      /* no such limit */
    bool secure;                /* the site is served by TLS, whatever the proxies say */
    const char *const *origins; /* allowed ones; none: that of the Host header */
    unsigned origin_count;
    const struct nika_listen_network *proxies; /* whose X-Forwarded-For and -Proto are believed */
    unsigned proxy_count;
    const char *socket_path; /* where WebSockets are opened: "/ws" */
    const char *protocol;    /* their subprotocol */
    /* In milliseconds; 0: what is usual. */
    unsigned request_time; /* from the connection, or a request's first byte, to its end: 10,000 */
    unsigned idle_time;    /* until the next request on the same connection: 60,000 */
    unsigned answer_time;  /* for the owner to respond, and then for the client to take it: 60,000 each */
    unsigned ping_time;    /* of silence until a ping: 30,000 */
    unsigned pong_time;    /* from there on until the connection is cut: 20,000 */
};

/* NULL if there is no memory, or the library could not begin. What settings point to must stay. */
struct nika_listen *nika_listen_new(struct ev_loop *loop, const struct nika_listen_settings *settings,
                                    const struct nika_listen_owner *owner);
/* Ends all connections at once; the owner hears no more. */
void nika_listen_free(struct nika_listen *listen);

/* Opens a door: an address as numbers ("127.0.0.1", "::", "::1"), a port or 0 for any. False, and errno says why; EINVAL:
 * that is no address. */
bool nika_listen_open(struct nika_listen *listen, unsigned door, const char *address, unsigned port);
unsigned nika_listen_port(const struct nika_listen *listen, unsigned door);
/* Shuts a door: nobody new comes in by it. */
void nika_listen_shut(struct nika_listen *listen, unsigned door);

void nika_listen_send(struct nika_listen *listen, uint64_t id, const char *bytes, size_t size);
/* Closes a WebSocket with a code of RFC 6455, after what was sent. */
void nika_listen_close(struct nika_listen *listen, uint64_t id, unsigned code);
void nika_listen_close_all(struct nika_listen *listen, unsigned code);
void nika_listen_respond(struct nika_listen *listen, uint64_t id, const struct nika_listen_response *response);

struct nika_listen_figures {
    uint64_t connections, sockets;  /* now: in all, and WebSockets */
    uint64_t queued;                /* bytes that wait, now */
    uint64_t accepted, refused;     /* so far */
    uint64_t requests, opened;      /* HTTP requests, WebSockets */
    uint64_t received, sent, drops; /* messages; clients that were too slow */
    uint64_t bytes_received, bytes_sent;
    uint64_t timeouts;
};
void nika_listen_figures(const struct nika_listen *listen, struct nika_listen_figures *figures);

#endif
