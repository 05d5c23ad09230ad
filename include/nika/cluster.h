/*
 * cluster.h: one of several servers (nodes) that share a store: a deterministic state machine between this node's network,
 * the other nodes, the lease in the store, and the server core, which runs on one node at a time, the leader.
 *
 * Every node takes clients. What they send goes to the leader's server core: on the leader at once, on any other node over
 * a link to the leader. A link is a connection between two nodes that know each other to be of the same cluster; whoever
 * follows dials. When another node leads, clients notice nothing but a `resync`: each connection is opened again at the new
 * server core with what the old one had said of it (NIKA_EFFECT_CARRY), and requests that were not answered are sent again,
 * if that does no harm (acts have ids), or else answered with `busy`. Clients of a node that finds no leader for ten seconds
 * are sent away: another node may serve them.
 *
 * Who leads is decided by the lease alone (nika_store_lease), so by the database's clock. That a leader which does not know
 * yet that it has been replaced writes nothing is the store's part: each epoch ends all older ones. And since nothing is
 * shown before it is stored, it shows nothing new, either.
 *
 * As in nika/server_core.h, clock, network, threads and store are outside, what callbacks are passed is valid until they
 * return, and callbacks must not call back into the cluster.
 */
#ifndef NIKA_CLUSTER_H
#define NIKA_CLUSTER_H

#include <nika/server_core.h>

/* A link's number, assigned by the caller, from 1 on, never reused, below 2 to the power of 23. */
typedef uint32_t nika_link;

enum {
    NIKA_FRAME_MAX = 33554432, /* bytes of a frame between two nodes: more than the largest response */
    /* Connections of other nodes: the link's number above so many bits, and what that node's cluster calls them below. */
    NIKA_LINKED_BITS = 40
};

struct nika_cluster;

struct nika_cluster_settings {
    struct nika_node node; /* this one */
    unsigned lease;        /* milliseconds */
    unsigned threads;      /* with which it thinks for computer players */
    void *context;

    /* For this node's clients: SEND, CLOSE or RESPOND. */
    void (*to_client)(void *context, const struct nika_effect *effect);
    /* For this node's server core: OPENED, MESSAGE, DROPPED, CLOSED or REQUEST. Its effects for clients go to
     * nika_cluster_effect, also before this returns. */
    void (*to_core)(void *context, const struct nika_event *event);

    /* Start a server core on the store with this epoch; nika_cluster_core says what comes of it. */
    void (*start)(void *context, uint64_t epoch);
    /* Have it finish what is under way (CLOSING that hands over) and end it; then NIKA_CORE_ENDED. */
    void (*finish)(void *context);
    /* Drop it as it is: another node leads. NIKA_CORE_ENDED once nothing of it runs any more. */
    void (*drop)(void *context);

    /* Ask for the lease; nika_cluster_leased brings the answer. One question at a time. */
    void (*ask)(void *context, const struct nika_lease_request *request);

    /* Links: dial another node (0 if that can't be tried; it may also fail later: closed), send a frame, close. */
    nika_link (*dial)(void *context, const struct nika_node *node);
    void (*send)(void *context, nika_link link, const void *bytes, size_t size);
    void (*hang_up)(void *context, nika_link link); /* without a call of nika_cluster_unlinked */

    /* A turn of the leader's server core to think about here: nika_cluster_thought brings the answer. */
    void (*think)(void *context, nika_link link, nika_ticket ticket, const struct nika_turn *turn);
    /* The answer to a turn that nika_cluster_think has passed on; or NULL: there will be none, think here. */
    void (*thought)(void *context, nika_ticket ticket, bool acts, const struct nika_move *move);

    /* For the operator: a word, and a node's name or "". */
    void (*log)(void *context, const char *word, const char *node);
};

/* NULL if out of memory. */
struct nika_cluster *nika_cluster_new(const struct nika_cluster_settings *settings);
void nika_cluster_free(struct nika_cluster *cluster);

/*
 * `now` is monotonic, in milliseconds, and goes on while the machine sleeps. Time passes with every call;
 * nika_cluster_next is when one is wanted at the latest.
 */
void nika_cluster_time(struct nika_cluster *cluster, int64_t now);
int64_t nika_cluster_next(const struct nika_cluster *cluster);

/* This node's network: OPENED, MESSAGE, DROPPED, CLOSED or REQUEST. */
void nika_cluster_client(struct nika_cluster *cluster, int64_t now, const struct nika_event *event);

/* This node's server core: SEND, CLOSE, RESPOND or CARRY. */
void nika_cluster_effect(struct nika_cluster *cluster, const struct nika_effect *effect);

enum nika_core_news {
    NIKA_CORE_READY,   /* it has read the store, and takes events */
    NIKA_CORE_FAILED,  /* it could not be started, and nothing of it runs any more */
    NIKA_CORE_DIFFERS, /* the store holds something else than it wrote (nika_server_core_differs) */
    NIKA_CORE_ENDED
};
void nika_cluster_core(struct nika_cluster *cluster, int64_t now, enum nika_core_news news);

/* The answer to `ask`; NULL: the database did not answer. */
void nika_cluster_leased(struct nika_cluster *cluster, int64_t now, const struct nika_lease *lease);

/* A link that was dialled, from either side, is open; or it has closed, or did not open. */
void nika_cluster_linked(struct nika_cluster *cluster, int64_t now, nika_link link, bool dialled);
void nika_cluster_unlinked(struct nika_cluster *cluster, int64_t now, nika_link link);
void nika_cluster_frame(struct nika_cluster *cluster, int64_t now, nika_link link, const void *bytes, size_t size);

/*
 * Thinking for computer players is spread over all nodes that run the same version of the program: whether another node has
 * taken a turn (`busy`: how many turns this node thinks about itself). Turns hold only what their seat knows.
 */
bool nika_cluster_think(struct nika_cluster *cluster, nika_ticket ticket, const struct nika_turn *turn, unsigned busy);
/* An answer for another node's leader. */
void nika_cluster_thought(struct nika_cluster *cluster, nika_link link, nika_ticket ticket, bool acts,
                          const struct nika_move *move);

/*
 * This node is to end: its clients are told `closing` and sent away, and if it leads, another node takes over. Once
 * nika_cluster_has_left, the process may end.
 */
void nika_cluster_leave(struct nika_cluster *cluster, int64_t now);
bool nika_cluster_has_left(const struct nika_cluster *cluster);

/* Whether this node's clients are served now: here, or at a leader that it is linked to. */
bool nika_cluster_serves(const struct nika_cluster *cluster);

struct nika_cluster_figures {
    bool leads;
    bool serves;              /* nika_cluster_serves */
    uint64_t epoch;           /* of the leader that this node last knew */
    uint64_t nodes;           /* in the cluster, as far as is known */
    uint64_t relayed_clients; /* of other nodes, at this leader */
    uint64_t frames_sent, frames_received;
    uint64_t turns_passed_on, turns_taken; /* to think about: to other nodes, from them */
    uint64_t leaders;                      /* how often another leader was followed, or this node became one */
    uint64_t resent, given_up;             /* requests that were under way then: sent again, answered with `busy` */
    uint64_t lease_asked, lease_failed;
};
void nika_cluster_figures(const struct nika_cluster *cluster, struct nika_cluster_figures *figures);

#endif
