/*
 * server.h: the server program: the server core with a clock, random numbers, network, disk and threads around it.
 *
 * One thread runs the event loop: network, timers and server core. One writes to the store, everything queued in one
 * commit; a thread pool thinks for computer players; one thread hashes passwords and writes archives. They communicate through task queues.
 */
#ifndef NIKA_SERVER_H
#define NIKA_SERVER_H

#include <nika/fair.h>
#include <nika/limits.h>
#include <nika/listen.h>
#include <nika/store.h>

enum { NIKA_SERVER_LISTED_MAX = NIKA_LIMIT_EXEMPT_MAX }; /* origins, proxies, or exempt networks */

/* What is logged to standard error. */
enum nika_server_level { NIKA_SERVER_ERRORS, NIKA_SERVER_WARNINGS, NIKA_SERVER_NOTES, NIKA_SERVER_ALL };

struct nika_server_settings {
    const char *version;
    const char *address;      /* numeric */
    unsigned port;            /* 0: any */
    const char *data;         /* the store's file; NULL: in memory, nothing survives, unless `store` is there */
    const char *store;        /* the address of a database that several nodes may share, or NULL */
    const char *node_name;    /* with a database: what this node is called; no other one has that name */
    const char *node_listen;  /* "address:port" for other nodes, numeric, "[…]" around version 6; 0: any port */
    const char *node_address; /* "host:port", as other nodes are told; NULL: where it listens */
    unsigned lease;           /* milliseconds after which another node may take over */
    unsigned disk_budget, disk_floor; /* MiB: for the store (0: any), and left free on its disk */
    const char *backup_folder;        /* scheduled backups go there; NULL: none are made */
    unsigned backup_hours, backup_keep;
    bool metrics; /* a second listener, for the operator */
    const char *metrics_address;
    unsigned metrics_port;
    const char *control; /* path of a local socket for the host's commands; NULL: none */
    bool control_wanted; /* it was asked for: if it can't be opened, the server does not start */
    const char *origins[NIKA_SERVER_LISTED_MAX];
    unsigned origin_count;
    struct nika_listen_network proxies[NIKA_SERVER_LISTED_MAX];
    unsigned proxy_count;
    const char *hosts[NIKA_SERVER_LISTED_MAX]; /* names that clients may use, besides those of nika/listen.h */
    unsigned host_count;
    const char *certificate, *key; /* files in PEM: serves TLS itself; NULL: does not */
    bool secure;                   /* served over TLS, whatever proxies say */
    unsigned threads;              /* of the thread pool; 0: one per processor */
    unsigned pace;                 /* milliseconds between acts of computer players */
    bool no_pace;                  /* none at all, also for simultaneous questions: for tests and load generators */
    bool no_rates;                 /* no rate limits and no limits per address or person: for load generators */
    struct nika_limits limits;
    /* After how many days what goes; 0: never. */
    unsigned keep_talk, keep_unfinished, keep_games;
    const char *archive; /* the folder for the records of games that go; NULL: they are not kept */
    unsigned request_time, idle_time, ping_time, pong_time; /* of nika/listen.h */
    enum nika_server_level level;
    bool addresses; /* addresses may be logged, too */
    /* Called once clients can connect, with the actual ports. */
    void (*ready)(void *context, unsigned port, unsigned metrics_port);
    void *context;
};

/*
 * Why it could not start: a word and errno. The words: "no-memory", "no-thread", "bad-address", "cannot-listen",
 * "bad-socket" (one that another program has passed can't be used), "no-certificate", "bad-certificate", "no-key",
 * "bad-key", "wrong-key" (see nika/listen.h), "metrics-bad-address", "metrics-cannot-listen",
 * "node-bad-address", "node-cannot-listen", "control-cannot-listen", "store" (details in `store`),
 * "store-unreadable", "store-unclaimed".
 */
struct nika_server_problem {
    const char *word;
    int error;
    struct nika_store_problem store;
};

/*
 * Serves until SIGTERM or SIGINT, then shuts down gracefully: accepts nobody new, finishes pending writes, returns
 * true. False if it could not start.
 */
bool nika_server_run(const struct nika_server_settings *settings, struct nika_server_problem *problem);

/* A file of the web page that is served, by its path ("/index.html"); NULL if there is none. */
const char *nika_site_file(const char *path, size_t *size);

/* Whether a signature with the key of a server is right (Ed25519). */
bool nika_signature_holds(const uint8_t key[NIKA_KEY_BYTES], const void *bytes, size_t size,
                          const uint8_t signature[NIKA_SIGNATURE_BYTES]);

#endif
