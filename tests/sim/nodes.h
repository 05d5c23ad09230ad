/*
 * nodes.h: several servers in one run: each node has a cluster (nika/cluster.h) and, while that wants one, a server core;
 * they share one database, and are linked to each other by wires. Each has a clock of its own, and can be killed, stopped
 * for a while, told to leave, and cut off.
 */
#ifndef NIKA_TESTS_SIM_NODES_H
#define NIKA_TESTS_SIM_NODES_H

#include <nika/cluster.h>

#include "sim_server.h"

/* A turn that another node thinks about. */
struct away {
    struct away *next;
    nika_ticket ticket;
    struct nika_turn turn;
};

struct node {
    struct sim *sim;
    unsigned number;              /* the machine, from 0 on */
    unsigned process;             /* 0: none runs */
    nika_connection numbered;     /* so many connections and requests has its cluster numbered */
    struct nika_cluster *cluster; /* NULL: it does not run */
    struct nika_node self;
    struct server *server;               /* the place for its server core */
    int64_t born, leap;                  /* its clock, */
    int rate;                            /* which is so many millionths too fast */
    int64_t date;                        /* how far its date is off */
    unsigned depth;                      /* how many of its doings are under way, one within the other */
    bool dying;                          /* and this one is its last */
    bool stopped;                        /* it is not given time: */
    struct due *waiting, **waiting_last; /* what has come meanwhile */
    bool leaving, differs;
    int64_t timer;
    uint64_t timer_number;
    int64_t circling_at;
    unsigned circling;
    struct away *away;
    unsigned thinking;
    /* For the checkers. */
    int64_t unserved; /* when its clients were not served last */
    uint64_t heard;   /* the latest epoch that it has heard of */
    uint64_t follows; /* the epoch of the leader that takes what it sends, or 0 */
    bool finishing;   /* it hands over, and nothing has gone wrong with that */
};

/* nodes.c: what a node is. */
void nodes_begin(struct sim *sim);
void nodes_end(struct sim *sim);
int64_t node_now(const struct node *node);        /* on its own clock */
struct node *node_leading(const struct sim *sim); /* by the database; NULL: none runs */
void node_enter(struct node *node);               /* around whatever happens at it */
void node_exit(struct node *node);
void node_start(struct sim *sim, struct node *node);
void node_kill(struct node *node); /* all that it was, and its connections */
void node_stop(struct node *node, int64_t duration);
void node_leave(struct node *node);
void node_client(struct node *node, struct nika_event *event);             /* from its network */
void node_effect(struct server *server, const struct nika_effect *effect); /* of its server core */
bool node_thinks_away(struct node *node, const struct nika_effect *effect);
void node_leased(struct node *node, const struct nika_lease *lease);
void node_core(struct node *node, enum nika_core_news news);
/* What its server core knows of a connection; NULL: nothing. */
struct link *node_shadow(const struct server *server, nika_connection connection);
void node_core_gone(struct server *server); /* its server core has ended */

/* troubles.c: what happens to nodes. */
void troubles_begin(struct sim *sim);
void troubles_start_again(struct node *node); /* it has ended */

/* wires.c: links between nodes, and who can reach whom. */
nika_link wire_dial(struct node *from, const struct nika_node *to);
void wire_send(struct node *from, nika_link link, const void *bytes, size_t size);
void wire_hang_up(struct node *from, nika_link link);
void wires_gone(struct node *node);                           /* its process has ended */
unsigned wire_dialler(const struct sim *sim, nika_link link); /* the process that has dialled */
void wires_cut(struct sim *sim, unsigned from, unsigned to, int64_t duration);
void wires_break_one(struct sim *sim);
void wires_heal(struct sim *sim);
void wires_free(struct sim *sim);
bool wires_reach(const struct sim *sim, unsigned from, unsigned to);

/* check_nodes.c: what several nodes promise. */
void check_node(struct node *node); /* after whatever has happened at it */
void check_resumed(struct server *server, struct link *shadow, const struct nika_event *event);
void check_frame(struct node *node, nika_link link, const void *bytes, size_t size); /* hands it to its cluster */
void check_fence(struct sim *sim, uint64_t epoch); /* a unit of this epoch is committed */

#endif
