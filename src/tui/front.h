/*
 * front.h: what stands between a table and the people before it: the session, which knows whose turn it is and who may
 * see what, and its front, a way of showing: plain lines or a full screen.
 */
#ifndef NIKA_TUI_FRONT_H
#define NIKA_TUI_FRONT_H

#include <nika/table.h>
#include <nika/tell.h>

/* How long computer players are watched. */
enum pace { PACE_NONE, PACE_FAST, PACE_NORMAL, PACE_SLOW, PACE_STEP /* until a key */, PACE_COUNT };

struct session {
    struct nika_table *table;
    struct nika_voice voice;
    const char *record; /* the record's path as it is shown, or NULL if there is none */
    enum pace pace;
    unsigned viewer; /* who is before the screen: a seat; NIKA_WATCHER behind the curtain, or if nobody plays */
    unsigned told[NIKA_SEATS_MAX]; /* up to which move each person has been told the story */
    struct nika_agent adviser;     /* for hints */
    bool ascii;                    /* shapes and lines in ASCII; the full screen's */
    bool mouse;                    /* clicks are keys; the full screen's */
};

/* What somebody wants. */
enum wish {
    WISH_GO_ON, /* nothing special */
    WISH_MOVE,  /* to make a move: *seat and *move are filled in */
    WISH_QUIT   /* to stop; the game can be taken up again */
};

struct front {
    /* Before the first move, or when the game is taken up again. */
    void (*start)(void *context);
    /* One move more has been made; who is before the screen may see it. Not called behind the curtain. */
    void (*moved)(void *context);
    /* A computer player is asked: lets people watch, for as long as the pace says. A person may want to act out of
     * turn. */
    enum wish (*watch)(void *context, unsigned *seat, struct nika_move *move);
    /* Another person is to come before the screen: hides everything, waits for it. While it waits, somebody may want to
     * act out of turn. */
    enum wish (*curtain)(void *context, unsigned next, unsigned *seat, struct nika_move *move);
    /* The person before the screen is asked. */
    enum wish (*ask)(void *context, unsigned *seat, struct nika_move *move);
    /* That move was refused, or could not be kept in the record. */
    void (*refused)(void *context, unsigned seat, struct nika_move move, nika_refusal refusal);
    void (*not_kept)(void *context);
    /* The game is over. */
    void (*over)(void *context);
};

/* Plays on until the game is over or somebody wants to stop. True if it is over. */
bool session_run(struct session *session, const struct front *front, void *context);

/* The two fronts. Each returns true if the game is over; *signal is the signal that ended it, or 0. */
bool plain_run(struct session *session, int *signal);
bool screen_run(struct session *session, int *signal);

#endif
