/*
 * cluster_internal.h: what the files of the cluster (nika/cluster.h) share.
 */
#ifndef NIKA_SERVER_CORE_CLUSTER_INTERNAL_H
#define NIKA_SERVER_CORE_CLUSTER_INTERNAL_H

#include <nika/bytes.h>
#include <nika/cluster.h>
#include <nika/fault.h>

#include "hash_map.h"

enum role {
    ROLE_FOLLOWS,  /* another node leads, or nobody */
    ROLE_STARTS,   /* the lease is ours, and the server core reads the store */
    ROLE_LEADS,    /* the server core takes events */
    ROLE_FINISHES, /* it finishes what is under way, to hand over */
    ROLE_GIVES     /* it has ended, and the lease is being given to somebody else */
};

/* A request of a client that has not been answered, or not been sent. */
struct held {
    struct held *next;
    char id[33];      /* "" if none could be read: then it is forgotten once it was sent */
    bool sent;        /* to the leader of now, or the one before */
    uint64_t sent_as; /* that leader's how manieth request of this node it is, from 1 on */
    bool repeats;     /* sending it again does no harm */
    bool answered;    /* while it is being passed to this node's server core */
    size_t size;
    char text[];
};

/*
 * A WebSocket of this node. Whatever the network calls it, it has a number of the cluster's own, which is short enough for
 * links (NIKA_LINKED_BITS).
 */
struct client {
    nika_connection id, outside; /* ours, and the network's */
    char address[NIKA_ADDRESS_MAX];
    bool attached; /* open at the leader's server core */
    bool closing;  /* it was told to go */
    unsigned held_count;
    struct held *first;
    char *carried; /* what the server core said last, or NULL */
    size_t carried_size;
};

/* An HTTP request of this node's that has not been answered. Its strings follow it. */
struct asked {
    nika_connection id, outside; /* as above */
    int64_t since;
    bool sent;
    uint64_t sent_as; /* as above */
    struct nika_http http;
    const char *address, *bytes;
    size_t size;
};

/* A link. */
struct peer {
    nika_link link;
    bool dialled, greeted;   /* it follows, and has said who it is */
    bool alike;              /* it runs the same version of the program */
    unsigned threads;        /* with which it thinks */
    struct turn_away *turns; /* what it thinks about for this node */
    unsigned turn_count;
    bool silent;    /* it has not answered a turn in time, and gets no others until it answers */
    uint64_t taken; /* requests that were passed to the server core, or returned */
    char name[NIKA_NODE_NAME_MAX];
    struct hash_map connections; /* WebSockets of the node that follows, by their numbers here; any value */
};

/* A frame of another node's client that waits until this leader is sure that it still leads. */
struct late {
    struct late *next;
    nika_link link;
    nika_connection connection;
    int64_t since;
    bool
        request; /* by HTTP; otherwise it is what a client does at a WebSocket, and whatever it does next comes after it */
    size_t size;
    uint8_t bytes[];
};

struct nika_cluster {
    struct nika_cluster_settings settings;
    int64_t now;
    enum role role;
    bool core;    /* there is a server core, perhaps one that was dropped and has not ended */
    bool differs; /* the store holds something else than it wrote, or may */
    int64_t differs_since;
    int64_t history; /* the store's, when the lease became ours */
    uint64_t epoch;  /* ours, unless we follow */

    bool asking;
    bool away; /* the database did not answer last time */
    enum nika_lease_wish wish;
    int64_t ask_at, asked_at;
    int64_t sure_until;      /* nobody else has the lease before then */
    int64_t take_after;      /* a server core could not be started: others first */
    struct nika_lease lease; /* as it was last known */
    int64_t heard_at;        /* that was then */
    bool others;             /* there are other nodes, as far as is known */
    bool served;             /* clients have been served, and not been sent away since */
    int64_t taken_since;     /* another node with our name has the lease; 0: none does, INT64_MAX: that was logged */
    int64_t unserved_at;     /* since then clients have waited; INT64_MAX: they are served */

    nika_link leader; /* the link to whom we follow, or 0 */
    bool welcome;     /* the leader takes what we send */
    uint64_t leader_epoch;
    int64_t followed_at; /* since then this one */
    uint64_t sent;       /* requests to this leader */
    struct nika_node leader_node;

    bool leaving;
    int64_t leaving_since;

    struct late *late, *last_late; /* in the order in which they came */
    unsigned late_clients;         /* of them those that are no HTTP requests */
    size_t late_bytes;
    struct hash_map links;      /* struct peer */
    struct hash_map clients;    /* struct client */
    struct hash_map sockets;    /* the same, by what the network calls them */
    struct hash_map asked;      /* struct asked */
    size_t held_bytes;          /* of requests that are not answered */
    nika_connection numbered;   /* the last number that a client or a request got */
    const struct held *passing; /* to this node's server core, which may answer at once */
    const struct asked *passing_asked;
    struct nika_cluster_figures figures;
    uint8_t *frame; /* buffer for the next one */
    size_t frame_room;
};

/* cluster.c */
void cluster_log(const struct nika_cluster *cluster, const char *word, const char *node);
/* The leader is gone or another: its link is closed, and clients wait. It asks soon, unless it was never followed. */
void cluster_lose_leader(struct nika_cluster *cluster);
void cluster_ask_soon(struct nika_cluster *cluster);
/* Follows a node: dials it. */
void cluster_follow(struct nika_cluster *cluster, const struct nika_node *node, uint64_t epoch);

/* cluster_clients.c */
void clients_event(struct nika_cluster *cluster, const struct nika_event *event);
void clients_deliver(struct nika_cluster *cluster, const struct nika_effect *effect); /* to one of this node's own */
void clients_attach(struct nika_cluster *cluster); /* all of them, to a leader that has just become one for us */
void clients_detach(struct nika_cluster *cluster); /* the leader's server core is gone */
/* The leader has not taken a client's request, because it hands over. */
void clients_returned(struct nika_cluster *cluster, nika_connection id, const char *request);
/* The leader hands over, and has taken so many requests: what was sent after those was on its way. */
void clients_not_taken(struct nika_cluster *cluster, uint64_t taken);
void clients_send_away(struct nika_cluster *cluster);
/*
 * Who somebody is, and what was revoked, is asked only of a leader that is sure that there is no other one: else HTTP
 * requests wait. What is done at tables need not, because a leader that was replaced can store nothing.
 */
bool clients_sure(const struct nika_cluster *cluster);
/*
 * Whether what clients do at WebSockets goes to this node's server core: not while it may have been replaced and the
 * database can still say so. If that does not answer, either, there is no point in waiting: nothing can be stored.
 */
bool clients_taken(const struct nika_cluster *cluster);
void clients_time(struct nika_cluster *cluster);
int64_t clients_next(const struct nika_cluster *cluster);
void clients_end(struct nika_cluster *cluster);
/* The id of a request, and what it wants, from its text; false if it has none. */
bool clients_read(const char *bytes, size_t size, char id[33], char what[16]);

enum { WAITS_MOST = 10000 }; /* milliseconds for which clients and HTTP requests wait for a leader */

/* cluster_links.c */
void links_event(struct nika_cluster *cluster, nika_link link, const struct nika_event *event);
void links_effect(struct nika_cluster *cluster, const struct nika_effect *effect); /* to a client of another node */
void links_hello(struct nika_cluster *cluster, nika_link link);
void links_welcome(struct nika_cluster *cluster); /* all who have said hello: this node leads */
/* `heir` (NULL: nobody is known) leads now or soon, with this epoch. */
void links_moved(struct nika_cluster *cluster, const struct nika_node *heir, uint64_t epoch);
void links_hang_up(struct nika_cluster *cluster); /* all who follow this node */
bool links_has(const struct nika_cluster *cluster, const char *name);
bool links_any(const struct nika_cluster *cluster); /* whether anybody follows this node */
void links_end(struct nika_cluster *cluster);
/* What waited is taken now, or returned, or has waited too long, or has nobody any more who would answer it. */
void links_end_wait(struct nika_cluster *cluster, const struct late *late);
/* Frames of cluster_thinking.c: about a turn, with what belongs to it. */
enum thinking_frame { THINKING_TURN, THINKING_THOUGHT };
void links_send_turn(struct nika_cluster *cluster, nika_link link, enum thinking_frame what, nika_ticket ticket,
                     const void *bytes, size_t size);

/* cluster_late.c */
/* Whether so much waits that messages without an id, which nobody waits for, are thrown away. */
bool late_is_full(const struct nika_cluster *cluster);
void late_keep(struct nika_cluster *cluster, nika_link link, nika_connection connection, const struct nika_bytes_in *in,
               bool request);
void late_time(struct nika_cluster *cluster);
int64_t late_next(const struct nika_cluster *cluster);
void late_end(struct nika_cluster *cluster);

/* cluster_nodes.c */
char *cluster_nodes(const struct nika_cluster *cluster); /* the nodes, as JSON for a host; to be freed */

/* cluster_thinking.c */
void turns_frame(struct nika_cluster *cluster, struct peer *peer, enum thinking_frame what, nika_ticket ticket,
                 const uint8_t *bytes, size_t size);
void turns_come_back(struct nika_cluster *cluster, struct peer *peer); /* the link is gone */
void turns_time(struct nika_cluster *cluster);
void turns_forget(struct peer *peer);

void *core_allocate(size_t size); /* server_core.c */
void *core_enlarge(void *memory, size_t size);

#endif
