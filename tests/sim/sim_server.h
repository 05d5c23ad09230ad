/*
 * sim_server.h: the shell around a server core, as the simulator has it: events in, effects out; crashes, and a disk that fails.
 */
#ifndef NIKA_TESTS_SIM_SERVER_H
#define NIKA_TESTS_SIM_SERVER_H

#include "sim.h"

enum {
    SERVERS_MAX = 4, /* without nodes 2: the one that serves, and one that does not know yet that it was replaced */
    BATCH_MAX = 16   /* units of one commit */
};

/* A unit on its way to the disk: a copy of its own. */
struct write {
    nika_ticket ticket;
    int64_t since; /* by servers_uptime */
    struct nika_unit unit;
    struct write *next;
};

struct server {
    struct sim *sim;
    struct nika_server_core *core; /* NULL: none is running */
    unsigned incarnation;          /* counted from 1, over all that there were */
    int64_t born, leap;            /* its clock */
    uint64_t epoch;
    bool replaced;     /* another one has claimed the store since */
    bool crashing;     /* what it does from now on never happens */
    bool closing;      /* it was told to end */
    bool ignored;      /* some effect was not done */
    unsigned crash_in; /* so many effects from now on, it crashes; 0: it does not */
    int64_t timer;     /* when it will be told the time */
    uint64_t timer_number;
    int64_t circling_at; /* steps of one tick, to notice a server core that turns in circles */
    unsigned circling;
    struct write *first, **last; /* units on their way */
    bool writing;
    struct link *stale; /* was told `stale` in this step and has not been shown a view yet */

    /* At a node (nodes.h): */
    struct node *node;     /* or NULL */
    struct link **shadows; /* the connections that it knows of, each as it has it */
    unsigned shadow_count;
    bool broken;  /* its session at the database is, */
    bool waits;   /* and the next one waits for it */
    bool doubts;  /* it does not know what came of some unit */
    bool held_up; /* it says that nothing can be stored */
    bool ready;
};

/* sim_server.c */
void servers_begin(struct sim *sim); /* starts one, and plans what will happen to it */
void servers_end(struct sim *sim);
struct server *server_serving(struct sim *sim); /* NULL if none is */
void server_step(struct server *server, struct nika_event *event);
int64_t server_now(const struct server *server); /* on its own clock */
void server_end(struct server *server);          /* at a node: there is no server core any more */
void server_boot(struct sim *sim, struct server *server, struct node *node); /* a new one, which has read nothing */
void server_think(struct server *server, nika_ticket ticket, const struct nika_turn *turn);
/* How long cores have been running so far, all together, as tables count it. */
int64_t servers_uptime(const struct sim *sim);
/* Whether a seat acts, and how. */
bool sim_answer_turn(struct sim *sim, const struct nika_turn *turn, struct nika_move *move);
void sim_plan_next(struct sim *sim, enum chance chance, int64_t each, void (*happen)(struct sim *, struct due *));

/* sim_disk.c: the store, with time that passes and things that go wrong. */
bool disk_begin(struct sim *sim);
void disk_end(struct sim *sim);
/* One step of that: the rows of a kind, then the logs. */
bool disk_read(struct server *server, unsigned step);
void disk_boot(struct server *server); /* hands the server core all that a starting server reads */
void disk_keep(struct server *server, nika_ticket ticket, const struct nika_unit *unit);
void write_free(struct write *write);
void disk_note_kept(struct server *server, const struct write *write);   /* tells the checkers that it is */
void disk_load(struct server *server, const struct nika_effect *effect); /* also of old games */
void disk_archive(struct server *server, const struct nika_effect *effect);
void disk_crash(struct server *server); /* what was on its way is kept, or not */
void disk_damage(struct sim *sim);      /* perhaps, while no server runs, somebody's log */

#endif
