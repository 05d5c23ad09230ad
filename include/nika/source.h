/*
 * source.h: where a displayed game comes from: a local table, a lesson, or a table on a server. Screens read what there
 * is to see in the source's sight (nika/sight.h), and act through the few functions here; so they need not know which
 * kind it is.
 *
 * A local table advances only when told to. A game on a server advances by itself: a descriptor becomes readable when
 * there are events, and further functions (`online`) serve what only such games have: chat, clocks, people who come and
 * go. Moves that have arrived are shown one by one, by `act`, so that they can be watched like those of computer
 * players.
 */
#ifndef NIKA_SOURCE_H
#define NIKA_SOURCE_H

#include <nika/sight.h>
#include <nika/tell.h>

/* The outcome of a move. */
enum nika_played {
    NIKA_PLAYED_MADE,
    NIKA_PLAYED_REFUSED,  /* by the rules */
    NIKA_PLAYED_NOT_KEPT, /* it could not be recorded: nothing has happened */
    NIKA_PLAYED_SENT,     /* it was sent, and `heard` reports the outcome if it was not made */
    NIKA_PLAYED_ASTRAY,   /* it is legal, but not what the lesson asks for: nothing has happened */
    NIKA_PLAYED_GONE      /* the moment it was meant for is over: nothing has happened */
};

struct nika_heard {
    enum nika_played played; /* REFUSED, NOT_KEPT or GONE */
    nika_refusal refusal;
    unsigned seat;
    struct nika_move move;
};

/* Orders: what a person can do at a table on a server besides moves. */
enum nika_order {
    NIKA_ORDER_SAY,    /* chat */
    NIKA_ORDER_UNDO,   /* take back her own last act */
    NIKA_ORDER_LEAVE,  /* let the computer play for her */
    NIKA_ORDER_TAKE,   /* play herself again */
    NIKA_ORDER_MUTE,   /* hide this table's chat */
    NIKA_ORDER_HEAR,   /* show it again */
    NIKA_ORDER_AGREE,  /* agree that somebody takes back an act */
    NIKA_ORDER_REFUSE, /* refuse it; or withdraw her own request */
    NIKA_ORDERS
};

/* The interface of a game that advances by itself. */
struct nika_online {
    /*
     * A descriptor that is readable when there are events; then `attend` handles them. After that, `news` tells in
     * order what happened besides moves and was not told yet: NIKA_MOVE is chat, NIKA_EVENT happened at the table or to
     * the connection.
     */
    int (*wake)(void *context);
    void (*attend)(void *context);
    void (*news)(void *context, struct nika_listener listener);
    unsigned (*told_at)(void *context); /* after how many moves the news being told happened, if it is old */
    bool (*heard)(void *context, struct nika_heard *heard); /* false if there is nothing more to hear */

    /*
     * Short sentences for a status line: clocks, the connection; in how many milliseconds they change by themselves, or
     * -1. And why the local person is not asked although the game waits for her: her answer is on its way, or the
     * computer plays for her. May say nothing.
     */
    void (*status)(void *context, struct nika_listener listener);
    int (*tick)(void *context);
    void (*pause)(void *context, struct nika_listener listener);
    /* Everything about the table and the people at it. */
    void (*about)(void *context, struct nika_listener listener);

    unsigned (*orders)(void *context); /* those available now: a mask, by nika_order */
    /* Sends an order; the outcome is told as news. `text` is the chat, else NULL. */
    void (*order)(void *context, enum nika_order order, const char *text);
};

/* The interface of a lesson. */
struct nika_teaching {
    /* Which step it is (a heading), and what it says. Nothing while others act. */
    void (*tell)(void *context, struct nika_listener listener);
    bool (*taught)(void *context, struct nika_move *move); /* the move that the step asks for, if it does */
};

/* A whole game. The moves are legal, in order. */
struct nika_recorded {
    struct nika_setup setup;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_made *moves;
    unsigned count;
};

/* The interface of every source. The sight is up to date afterwards. */
struct nika_actions {
    enum nika_played (*play)(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal);
    enum nika_acted (*act)(void *context); /* others act; or the next move that has arrived is shown */
    /* NULL where nobody gives any. */
    void (*hint)(void *context, unsigned seat, const struct nika_agent *agent, struct nika_hint *hint);
    /*
     * Whether this seat's last decision can be taken back, and how many moves remain then; and taking it back. NULL
     * where that is impossible, or an order (NIKA_ORDER_UNDO).
     */
    enum nika_back (*can_take_back)(void *context, unsigned seat, unsigned *left);
    enum nika_back (*take_back)(void *context, unsigned seat);
    /*
     * Another viewer: the sight is rebuilt with what that seat (or a spectator) has seen. NULL where there is only one
     * viewer.
     */
    void (*see_as)(void *context, unsigned seat);
    /* The game, once it is over, for a review; false before that. NULL where it is not known here. */
    bool (*finished)(void *context, struct nika_recorded *game);
};

struct nika_source {
    struct nika_sight *sight;
    const struct nika_actions *actions;
    const struct nika_teaching *teaching; /* NULL: not a lesson */
    const struct nika_online *online;     /* NULL: it advances only when told to */
    void *context;
};

/* A local table, and what the screen sees of it. */
struct nika_local {
    struct nika_table *table;
    struct nika_sight sight;
    struct nika_sight_step steps[NIKA_TABLE_MOVES];
};
/* The source of a table that has been laid; `local` is the caller's, for as long as the source is used. */
struct nika_source nika_local_source(struct nika_local *local, struct nika_table *table);

#endif
