/*
 * server.h: the server as a program: the heart with a clock, chance, a network, a disk and threads around it.
 *
 * One thread runs the loop: the network, the clock and the heart. One writes to the store, all that waits in one commit; some
 * think for computer players; one hashes passwords. They tell one another by queues.
 */
#ifndef NIKA_SERVER_H
#define NIKA_SERVER_H

#include <nika/listen.h>
#include <nika/store.h>

enum { NIKA_SERVER_LISTED_MAX = 16 }; /* origins, or proxies */

/* What is written to standard error. */
enum nika_server_level { NIKA_SERVER_ERRORS, NIKA_SERVER_WARNINGS, NIKA_SERVER_NOTES, NIKA_SERVER_ALL };

struct nika_server_settings {
    const char *version;
    const char *address; /* numbers */
    unsigned port;       /* 0: any */
    const char *data;    /* the store's file; NULL: in memory, nothing is kept */
    bool metrics;        /* the second door, for the operator */
    const char *metrics_address;
    unsigned metrics_port;
    const char *origins[NIKA_SERVER_LISTED_MAX];
    unsigned origin_count;
    struct nika_listen_network proxies[NIKA_SERVER_LISTED_MAX];
    unsigned proxy_count;
    bool secure;          /* served by TLS, whatever the proxies say */
    unsigned threads;     /* that think; 0: as many as there are processors */
    unsigned pace;        /* milliseconds between acts of computer players */
    bool no_pace;         /* none at all, also where all are asked at once: for tests and load */
    bool no_rates;        /* no limits on rates and connections of one address or person, for load generators */
    unsigned connections; /* at most; 0: what is usual; the same for the next */
    unsigned tables;
    unsigned each_address;
    unsigned request_time, idle_time, ping_time, pong_time; /* of nika/listen.h */
    enum nika_server_level level;
    bool addresses; /* may be written there, too */
    /* Called once players can come, with the ports that they were given. */
    void (*ready)(void *context, unsigned port, unsigned metrics_port);
    void *context;
};

/* Why it could not begin: a word and the system's number of the error. The words: "no-memory", "no-thread", "no-library"
 * (libwebsockets could not begin: its part for libev is missing), "bad-address", "cannot-listen", "metrics-bad-address",
 * "metrics-cannot-listen", "store" (what is wrong with it is in `store`), "store-unreadable", "store-unclaimed". */
struct nika_server_problem {
    const char *word;
    int error;
    struct nika_store_problem store;
};

/* Serves until SIGTERM or SIGINT: then takes nobody new, keeps what is under way, and returns true. False if it could not
 * begin. */
bool nika_server_run(const struct nika_server_settings *settings, struct nika_server_problem *problem);

#endif
