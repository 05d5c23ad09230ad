/*
 * listen.h: the network server: HTTP/1.1 and WebSocket, by TLS or without, for one owner, on the owner's event loop
 * (libev). It knows nothing of games. Everything that a client sends is bounded in size and time.
 *
 * Every function is called on the event loop's thread, also from within the owner's callbacks. What callbacks are
 * passed is valid until they return.
 */
#ifndef NIKA_LISTEN_H
#define NIKA_LISTEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ev_loop;
struct nika_listen;

enum {
    NIKA_LISTEN_DOORS = 3,         /* listeners: addresses and ports, or paths, each with its own number */
    NIKA_LISTEN_ADDRESS_MAX = 46,  /* bytes of an address as text, its final NUL included */
    NIKA_LISTEN_HEAD_MAX = 8192,   /* bytes of a request's head */
    NIKA_LISTEN_BODY_MAX = 4096,   /* and of its body; of a message, too */
    NIKA_LISTEN_TOKEN_MAX = 129,   /* bytes of a token, its final NUL included */
    NIKA_LISTEN_ORIGIN_MAX = 512,  /* and of an origin */
    NIKA_LISTEN_HOST_MAX = 256,    /* and of a host's name */
    NIKA_LISTEN_QUEUE_MAX = 262144 /* bytes queued for a client (back pressure); on overflow the queue is dropped,
                                    * and the owner told */
};

/*
 * A complete, well-formed HTTP request. Strings are never NULL. Each is answered by one nika_listen_respond; its number
 * is its own, even if several requests share a connection.
 */
struct nika_listen_request {
    unsigned door;
    const char *method, *path, *query; /* HEAD comes as GET; the path as received, without the query */
    const char *token;                 /* session token of the cookie or the Authorization header, or "" */
    const char *address;               /* the client's; behind a trusted proxy, as the proxy reports it */
    const char *none_match;            /* If-None-Match, or "" */
    const char *origin;                /* the site's origin: the first allowed one, or as the client named it */
    const char *languages;             /* Accept-Language as received, or "" */
    bool browser;                      /* it has an Origin, which is allowed */
    bool wants_html;                   /* Accept names text/html, as a browser's does that opens a page */
    bool wants_json;                   /* or application/json, and not text/html */
    bool gzip;                         /* it accepts gzip bodies */
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
    const char *location; /* redirect target, with 302, or NULL */
    bool constant;        /* the body stays where it is until the end: it is sent from there, without a copy */
    bool packed;          /* the body is compressed with gzip */
    bool varies;          /* it depends on Accept-Encoding (Vary) */
};

/*
 * The owner's callbacks. A connection's number is never 0 and never reused. A WebSocket is opened, then has messages,
 * then is closed once; after nika_listen_close, closed still comes, but no more messages.
 */
struct nika_listen_owner {
    void (*opened)(void *context, uint64_t connection, const char *address);
    void (*message)(void *context, uint64_t connection, const char *bytes, size_t size); /* whole, valid UTF-8 */
    void (*dropped)(void *context,
                    uint64_t connection); /* too slow: messages were dropped; it can take new ones again */
    void (*closed)(void *context, uint64_t connection);
    void (*request)(void *context, uint64_t connection, const struct nika_listen_request *request);
    void (*refused)(void *context, const char *word);    /* a client was rejected; for the operator */
    void (*renewed)(void *context, const char *problem); /* the files of the certificate have changed: NULL, and the new
                                                          * one counts, or what is wrong, and the old one does */
    void *context;
};

/* A trusted proxy, or a whole network: "10.0.0.0/8", "::1". */
struct nika_listen_network {
    uint8_t bytes[16]; /* IPv4 as ::ffff:a.b.c.d */
    unsigned bits;
};
bool nika_listen_network_read(const char *text, struct nika_listen_network *network);

/* Whether text is an origin: "https://host" or "http://host:port", and nothing more. */
bool nika_listen_is_origin(const char *text);

/* Whether text can be a host's name: "nika.example.org", without a port. */
bool nika_listen_is_host(const char *text);

struct nika_listen_settings {
    unsigned connections_most; /* in total; 0: 20,000 */
    unsigned each_address;     /* per address (IPv6: per /64 prefix), and more per network around it; 0: 64 */
    bool each_address_any;     /* no such limit */
    uint64_t queued_most;      /* bytes that wait for all slow clients together; 0: 64 MiB */
    const struct nika_listen_network *exempt; /* networks to which the limit per address does not apply */
    unsigned exempt_count;
    bool secure;                /* the site is served over TLS, whatever proxies say */
    const char *const *origins; /* allowed ones; none: the Host header's */
    unsigned origin_count;
    /*
     * Names by which clients may call it (Host), besides those that no stranger can have and this machine's own. Only
     * checked if there are no origins, at the first listener, and not for proxies, which know what they pass on.
     */
    const char *const *hosts;
    unsigned host_count;
    const char *host_help;                     /* what to say to one who uses another name, in a JSON string */
    const struct nika_listen_network *proxies; /* trusted for X-Forwarded-For and -Proto */
    unsigned proxy_count;
    const char *socket_path; /* path of WebSocket upgrades: "/ws" */
    const char *protocol;    /* their subprotocol */
    /* Timeouts in milliseconds; 0: the default, given here. */
    unsigned request_time; /* from the connection, or a request's first byte, to its last: 10,000 */
    unsigned idle_time;    /* keep-alive, until the next request: 60,000 */
    unsigned answer_time;  /* for the owner to respond, then for the client to read it: 60,000 each */
    unsigned ping_time;    /* silence before a ping: 30,000 */
    unsigned pong_time;    /* from the ping until the connection is closed: 20,000 */
};

/* NULL if out of memory. What settings point to must outlive it. */
struct nika_listen *nika_listen_new(struct ev_loop *loop, const struct nika_listen_settings *settings,
                                    const struct nika_listen_owner *owner);
/* Closes all connections at once, without further callbacks. */
void nika_listen_free(struct nika_listen *listen);

/*
 * Serves TLS at the first listener, which is not open yet: with a certificate, its chain included, and its key, both in
 * PEM files, whose names must outlive it. Returns NULL, or what is wrong: "no-certificate", "no-key" (no such file),
 * "bad-certificate", "bad-key" (can't be read), "wrong-key" (of another certificate), "no-memory". The files are watched,
 * and what replaces them counts for new connections.
 */
const char *nika_listen_certificate(struct nika_listen *listen, const char *certificate, const char *key);
/* Looks now whether the certificate was replaced. */
void nika_listen_renew(struct nika_listen *listen);

/*
 * Opens a listener: a numeric address ("127.0.0.1", "::", "::1"), a port or 0 for any. False on failure, with errno;
 * EINVAL: not an address.
 */
bool nika_listen_open(struct nika_listen *listen, unsigned door, const char *address, unsigned port);
/*
 * Opens a listener at a path: a Unix socket that only this user can open. It replaces one that a killed server has left.
 * Requests have no client's address ("::"), and any Host will do. False on failure, with errno; EADDRINUSE: a server
 * listens there.
 */
bool nika_listen_open_local(struct nika_listen *listen, unsigned door, const char *path);
/* The same with a socket that another program has opened, and that listens already. */
bool nika_listen_pass(struct nika_listen *listen, unsigned door, int fd);
unsigned nika_listen_port(const struct nika_listen *listen, unsigned door);
/* Closes a listener: no new connections. */
void nika_listen_shut(struct nika_listen *listen, unsigned door);

void nika_listen_send(struct nika_listen *listen, uint64_t id, const char *bytes, size_t size);
/* Closes a WebSocket with a code of RFC 6455, after what was sent. */
void nika_listen_close(struct nika_listen *listen, uint64_t id, unsigned code);
void nika_listen_close_all(struct nika_listen *listen, unsigned code);
void nika_listen_respond(struct nika_listen *listen, uint64_t id, const struct nika_listen_response *response);

struct nika_listen_figures {
    uint64_t connections, sockets;  /* current: all, and WebSockets */
    uint64_t queued;                /* bytes queued, currently */
    uint64_t accepted, refused;     /* so far */
    uint64_t requests, opened;      /* HTTP requests, WebSockets */
    uint64_t received, sent, drops; /* messages; queues dropped for slow clients */
    uint64_t bytes_received, bytes_sent;
    uint64_t timeouts;
    uint64_t full, address_full,
        queue_full;               /* how often a limit was reached: connections, those of an address, bytes */
    uint64_t certificate_expires; /* in seconds since 1970; 0: there is none */
    uint64_t certificates, bad_certificates; /* renewals that worked, and that did not */
};
void nika_listen_figures(const struct nika_listen *listen, struct nika_listen_figures *figures);

#endif
