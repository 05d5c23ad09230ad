/*
 * line.h: connections between clients and servers, as the simulator has them. Messages of one connection stay in order and
 * arrive whole, as TCP has it; but they may come late, and a connection may end at any moment, for one side sooner than for
 * the other.
 */
#ifndef NIKA_TESTS_SIM_LINE_H
#define NIKA_TESTS_SIM_LINE_H

#include "sim.h"

struct link {
    nika_connection id;
    struct client *client;
    unsigned socket;
    struct server *server; /* NULL: it was made to a node */
    unsigned incarnation;  /* of the server that it was made to */
    struct node *node;
    unsigned process;       /* of the node */
    nika_connection number; /* at the node's cluster */
    struct link *line;      /* of what a server core knows of a connection: that connection */
    unsigned purpose;       /* of an HTTP request; 0: it is a WebSocket */
    bool here, there;       /* whether the client, the server takes it for open */
    bool choked;            /* a slow reader: what is sent is thrown away */
    int64_t up, down;       /* when the last message arrives */
    struct wait *waits;     /* requests that are to be answered (check_answers.c) */
    unsigned wait_count;
    bool answered;    /* an HTTP request was */
    unsigned entered; /* slots of tables, a mask */
    unsigned carried; /* those that it had entered at another server core */
    unsigned held_up; /* those of which it was told that nothing can be stored, and shown nothing since */
    int64_t entered_at[32];
    bool json;
    uint64_t who;     /* 0 until its hello was answered */
    char key[65];     /* of the session that it goes on with, once the server core has said so */
    char session[65]; /* of one that a server core has got from another, and that has not gone on yet */
};

/* A WebSocket. The client hears of it by client_opened or client_closed. */
struct link *line_open(struct client *client, unsigned socket);
void line_up(struct link *link, const char *bytes, size_t size);
void line_hang_up(struct link *link); /* by the client */

/* An HTTP request; what comes of it goes to client_response. `body` may be NULL. */
void line_request(struct client *client, const char *method, const char *path, const char *body, unsigned purpose);

/* For servers. */
struct link *line_find(struct sim *sim, nika_connection id); /* NULL if there is none */
void line_down(struct link *link, const char *bytes, size_t size);
void line_closed_by_server(struct link *link, unsigned code);
void line_respond(struct link *link, const struct nika_effect *effect);
void line_server_gone(struct server *server);
void line_node_gone(struct node *node);

/* The number of the slot of a table; 31 for one that no client knows. */
unsigned link_slot(const struct sim *sim, const char *table);

void lines_free(struct sim *sim);

#endif
