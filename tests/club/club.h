/*
 * club.h: days of a club in simulated time: members who play, and attackers who try to wear the server down, all within the
 * protocol. The server core is the real one, the store an SQLite file; the clock is simulated, so that a day takes minutes.
 *
 * What it shows: members are refused nothing, memory and disk stay bounded, and nothing that was acknowledged is lost,
 * although the server crashes now and then.
 */
#ifndef NIKA_TESTS_CLUB_H
#define NIKA_TESTS_CLUB_H

#include <nika/rng.h>
#include <nika/server_core.h>

#include "sim/fields.h"

enum {
    SECOND = 1000,
    MINUTE = 60 * SECOND,
    HOUR = 60 * MINUTE,
    TOKEN_ROOM = 65, /* 64 digits and a NUL */
    TABLE_ROOM = 17,
    CRASH_EACH = 3 * HOUR
};

struct club;
struct actor;

/* What kind of person an actor is. Nothing here may call into the server core: what actors do goes through the queue. */
struct role {
    void (*wake)(struct club *club, struct actor *actor);
    void (*response)(struct club *club, struct actor *actor, unsigned purpose, unsigned status, const char *body,
                     size_t size);
    void (*message)(struct club *club, struct actor *actor, const struct fields *message);
    void (*closed)(struct club *club, struct actor *actor);
    bool answers_only; /* of messages, it reads answers to its requests and nothing else */
};

/* Somebody with a program that talks to the server. */
struct actor {
    const struct role *role;
    char address[NIKA_ADDRESS_MAX];
    char token[TOKEN_ROOM];  /* "" if there is no session */
    char ticket[TOKEN_ROOM]; /* for hello */
    nika_connection socket;  /* 0: none */
    bool ready;              /* hello was answered */
    int64_t wake_at;         /* INT64_MAX: not planned */
};

/* What happened, for the report. */
struct club_counts {
    uint64_t games, moves, acknowledged,
        checked;      /* of members; checked: acknowledged acts that were found in records */
    uint64_t refused; /* requests of members */
    uint64_t crashes, archived;
    uint64_t attacks, attacks_granted; /* requests of attackers */
    uint64_t units, unit_bytes;        /* committed */
};

struct due;

struct club {
    struct nika_server_core *core; /* NULL between a crash and the next start */
    struct nika_store *store;
    struct nika_rng rng;
    int64_t now, born;                   /* born: when this core began */
    unsigned incarnation, sessions_most; /* sessions_most: 0 is the default */
    unsigned slower;                     /* attackers act so many times as seldom */
    uint64_t last_connection;
    struct due *queue; /* a heap */
    size_t queue_count, queue_room;
    uint64_t queue_number;
    int64_t timer; /* when the core will be told the time */
    struct line {
        struct actor *actor; /* NULL: it has ended */
        unsigned purpose;    /* of a request */
        int64_t up, down;    /* when the last message arrives: they stay in order */
    } * lines;               /* by number of connection */
    size_t line_room;
    struct nika_workspace *workspace;
    struct nika_turn *turn;
    struct club_counts counts;
    bool trace;
    const char *promise; /* that was broken first */
    char complaint[512]; /* how */
    unsigned complaints;
    struct members *members;
    struct attackers *attackers;
};

/* club.c */
void *club_allocate(size_t size); /* zeroed */
int64_t club_between(struct club *club, int64_t least, int64_t most);
/* Something that must not happen did; the promise that it breaks is "refused", "lost", "stuck", "memory" or "file". */
void club_complain(struct club *club, const char *promise, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void club_wake(struct club *club, struct actor *actor, int64_t delay); /* unless it wakes sooner */
void club_request(struct club *club, struct actor *actor, const char *method, const char *path, const char *body,
                  unsigned purpose); /* the response comes with the purpose */
void club_dial(struct club *club, struct actor *actor);
void club_hang_up(struct club *club, struct actor *actor);
void club_say(struct club *club, const struct actor *actor, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* club.c, for the program. */
void club_boot(struct club *club);                /* a server starts with what is in the store */
bool club_next(struct club *club, int64_t until); /* what is due next; false if nothing is until then */
void club_crash_in(struct club *club, int64_t delay);
size_t club_own_bytes(const struct club *club); /* of memory that the club needs, not the server */
void club_end(struct club *club);

/* members.c */
void members_begin(struct club *club, unsigned groups);
void members_end(struct club *club);
void members_report(struct club *club); /* complains about games that did not end */

/* attackers.c */
void attackers_begin(struct club *club, int64_t until);
void attackers_end(struct club *club);

#endif
