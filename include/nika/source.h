/*
 * source.h: where a game that is shown comes from: a table in this program, a lesson, or a table on a server. Whoever shows it
 * reads what there is to see in its sight (nika/sight.h), and does something by the few actions here; so nobody need know which
 * it is.
 *
 * A table in this program goes on only when it is told to. A game on a server goes on by itself: a descriptor becomes
 * readable when something has come, and further actions (`online`) are there for what such games have besides: talk,
 * clocks, people who come and go. Moves that have come are shown one by one, by `act`, so that they can be watched like
 * those of computer players.
 */
#ifndef NIKA_SOURCE_H
#define NIKA_SOURCE_H

#include <nika/sight.h>
#include <nika/tell.h>

/* What came of a move. */
enum nika_played {
    NIKA_PLAYED_MADE,
    NIKA_PLAYED_REFUSED,  /* by the rules */
    NIKA_PLAYED_NOT_KEPT, /* it could not be written down: nothing has happened */
    NIKA_PLAYED_SENT,     /* it is on its way, and `heard` tells what came of it if it was not made */
    NIKA_PLAYED_ASTRAY,   /* it is legal, but not what the lesson asks for: nothing has happened */
    NIKA_PLAYED_GONE      /* the moment for which it was meant is over: nothing has happened */
};

struct nika_heard {
    enum nika_played played; /* REFUSED, NOT_KEPT or GONE */
    nika_refusal refusal;
    unsigned seat;
    struct nika_move move;
};

/* What a person can want at a table on a server besides moves. */
enum nika_order {
    NIKA_ORDER_SAY,    /* something to the others */
    NIKA_ORDER_UNDO,   /* to take back her own last act */
    NIKA_ORDER_LEAVE,  /* that the computer plays for her */
    NIKA_ORDER_TAKE,   /* to play herself again */
    NIKA_ORDER_MUTE,   /* to hear no talk of this table */
    NIKA_ORDER_HEAR,   /* to hear it again */
    NIKA_ORDER_AGREE,  /* that somebody takes back what she did, who has asked for it */
    NIKA_ORDER_REFUSE, /* not; or, if she has asked herself, no longer */
    NIKA_ORDERS
};

/* What can be asked of a game that goes on by itself. */
struct nika_online {
    /* A descriptor that is readable when something has come; then `attend` takes it in. After that, `news` tells in order
     * what happened besides moves and was not told yet: NIKA_MOVE is talk, NIKA_EVENT happened at the table or to the
     * connection. */
    int (*wake)(void *context);
    void (*attend)(void *context);
    void (*news)(void *context, struct nika_listener listener);
    unsigned (*told_at)(void *context); /* after how many moves the news that is being told happened, if it is old */
    bool (*heard)(void *context, struct nika_heard *heard); /* false if there is nothing more to hear */

    /* Short sentences for a place that is always seen: clocks, the connection; how many milliseconds from now they change
     * by themselves, or -1. What is said of the person here who is not asked although the game waits for her: that her
     * answer is on its way, that the computer plays for her. May say nothing. */
    void (*status)(void *context, struct nika_listener listener);
    int (*tick)(void *context);
    void (*pause)(void *context, struct nika_listener listener);
    /* Everything about the table and the people at it. */
    void (*about)(void *context, struct nika_listener listener);

    unsigned (*orders)(void *context); /* those that make sense now: a mask, by nika_order */
    /* Gives an order; what comes of it is told as news. `text` is what is said, else NULL. */
    void (*order)(void *context, enum nika_order order, const char *text);
};

/* What can be asked of a game that teaches. */
struct nika_teaching {
    /* Which step it is (a heading), and what it says. Nothing while others act. */
    void (*tell)(void *context, struct nika_listener listener);
    bool (*taught)(void *context, struct nika_move *move); /* the move that the step asks for, if it does */
};

/* What can be done in every game. Afterwards the sight is up to date. */
struct nika_actions {
    enum nika_played (*play)(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal);
    enum nika_acted (*act)(void *context); /* others act; or the next move that has come is shown */
    void (*hint)(void *context, unsigned seat, const struct nika_agent *agent, struct nika_hint *hint);
    /* Whether this seat's last decision can be taken back, and how many moves are left then; and taking it back. NULL where
     * nothing is, or where that is an order (NIKA_ORDER_UNDO). */
    enum nika_back (*can_take_back)(void *context, unsigned seat, unsigned *left);
    enum nika_back (*take_back)(void *context, unsigned seat);
    /* Somebody else looks: the sight is begun anew, with what that seat (or a watcher) has seen. NULL where there is one viewer
     * only. */
    void (*see_as)(void *context, unsigned seat);
};

struct nika_source {
    struct nika_sight *sight;
    const struct nika_actions *actions;
    const struct nika_teaching *teaching; /* NULL: it is no lesson */
    const struct nika_online *online;     /* NULL: it goes on only when it is told to */
    void *context;
};

/* A table in this program, and what the screen sees of it. */
struct nika_local {
    struct nika_table *table;
    struct nika_sight sight;
    struct nika_sight_step steps[NIKA_TABLE_MOVES];
};
/* The source of a table that has been laid; `local` is the caller's, for as long as the source is used. */
struct nika_source nika_local_source(struct nika_local *local, struct nika_table *table);

#endif
