/*
 * front.h: the session, which runs a game for the people at a terminal, and its front, which shows it: plain lines or a
 * full screen. The session knows whose turn it is and who may see what.
 *
 * There is one event loop (session_wait): the session enters a stage; the front shows it, waits for an event (a key, a
 * line, a timeout, news from a server) and turns it into an action. Fronts never call the loop.
 */
#ifndef NIKA_TUI_FRONT_H
#define NIKA_TUI_FRONT_H

#include <nika/source.h>

/* Pace: how long each move of a computer player is shown. */
enum pace { PACE_NONE, PACE_FAST, PACE_NORMAL, PACE_SLOW, PACE_STEP /* until a key */, PACE_COUNT };

/* The stages: what is being waited for. */
enum stage {
    STAGE_WATCH,   /* another player's move: for as long as the pace says, or until one arrives */
    STAGE_READ,    /* somebody confirms having read what happened */
    STAGE_CURTAIN, /* another person comes to the screen */
    STAGE_ASK,     /* a decision of the person at the screen */
    STAGE_OVER     /* the game is over; the result is shown */
};

struct session {
    struct nika_source source;
    struct nika_voice voice;
    const char *record; /* the record's path for display, or NULL if there is none */
    enum pace pace;
    unsigned viewer; /* who is at the screen: a seat; NIKA_WATCHER behind the curtain, or if nobody plays */
    /*
     * Up to which move each person has been told the history. The session advances it after the front's `moved` and
     * `ask`; when a game is resumed, it starts at the person's own last move.
     */
    unsigned told[NIKA_SEATS_MAX];
    struct nika_agent adviser; /* for hints */
    bool ascii;                /* shapes and lines in ASCII */
    bool mouse;                /* clicks act like keys; for the full screen */
    bool offers_again;         /* the full screen offers another game at the end, */
    bool again;                /* which was accepted */
    bool folded;               /* the terminal shows only ASCII: text is converted too (fold_to_ascii) */
    /* Called before the program waits for a person, to flush the record to disk. False on failure. May be NULL. */
    bool (*settle)(void *context);
    void *settle_context;

    /* Runtime state. */
    const struct front *front;
    void *context; /* the front's */
    enum stage stage;
    unsigned next;   /* whom the curtain waits for */
    unsigned asked;  /* who was asked when an event interrupted, or NIKA_WATCHER */
    int64_t slowest; /* slowest answer of a computer player so far, in nanoseconds */
    bool stuck;      /* the last move of a computer player could not be recorded */
    bool in_peril;   /* recorded moves may not be on disk, and nobody was told yet */
    bool reads;      /* what happened must be read before the game goes on */
    bool aside;      /* set by the front: it is asking something else, so the stage stays whatever happens */
};

/* An action: what somebody wants. */
enum action {
    ACTION_NONE,   /* nothing yet */
    ACTION_GO_ON,  /* continue */
    ACTION_MOVE,   /* make a move: *seat and *move are filled in */
    ACTION_BACK,   /* take back the last decision of *seat */
    ACTION_ATTEND, /* none yet, but an order was sent to the server: handle what came of it */
    ACTION_QUIT    /* stop; the game can be resumed later */
};

struct front {
    /* Before the first move, or when the game is resumed. */
    void (*start)(void *context);
    /*
     * One more move was made, which the person at the screen may see. Not called behind the curtain. True if it should
     * be read first: the next stage is STAGE_READ.
     */
    bool (*moved)(void *context);
    /*
     * The session has entered another stage; or, with `again`, is still at the same one after an event. ACTION_NONE if
     * there is something to wait for. While the record cannot be written, the session sets the pace to PACE_STEP when
     * others are watched: a person decides whether to retry or to stop.
     */
    enum action (*enter)(void *context, bool again);
    /*
     * Draws, and waits. True if the source has news; otherwise it is input, a timeout or a signal: something for
     * `event`.
     */
    bool (*wait)(void *context);
    /*
     * Turns that event into an action. Also behind the curtain and while others are watched, somebody may act out of
     * turn.
     */
    enum action (*event)(void *context, unsigned *seat, struct nika_move *move);
    /* That move was refused, or could not be recorded. Behind the curtain only public information is said. */
    void (*refused)(void *context, unsigned seat, struct nika_move move, nika_refusal refusal);
    void (*not_kept)(void *context);
    /* Moves are in the record, but perhaps not on disk. */
    void (*not_safe)(void *context);
    /* That move is not what the lesson asks for. */
    void (*astray)(void *context);
    /*
     * For games that advance by themselves: something besides moves may have happened, and moves may have been taken
     * back, so that there are fewer than were shown.
     */
    void (*news)(void *context);
    /* What the person at the screen was asked, or wanted to do, is no longer possible: the game has moved on. */
    void (*gone)(void *context);
    /* A decision of this seat was taken back, so that there are fewer moves than were shown; or why not. */
    void (*taken_back)(void *context, unsigned seat, enum nika_back back);
};

/* Runs until the game is over or somebody wants to stop. True if it is over. */
bool session_run(struct session *session, const struct front *front, void *context);

/* The event loop: stays at a stage until there is an action, or until an event ends the stage (ACTION_GO_ON). */
enum action session_wait(struct session *session, enum stage stage, unsigned *seat, struct nika_move *move);

/*
 * Looks at the game as somebody: the sight is rebuilt if it was another's. And what a seat sees, whoever
 * the sight belongs to.
 */
void session_see_as(const struct session *session, unsigned seat);
struct nika_view session_view_of(const struct session *session, unsigned seat);

/* Whether the person at the screen has to decide now; whether there is nothing to watch before the next event. */
bool session_asks(const struct session *session);
bool session_awaits(const struct session *session);

/* The sentence for a move that a lesson does not ask for. */
struct nika_message session_tell_astray(const struct session *session);

/*
 * Whether the seat's last decision can be taken back, or why not; which it is, and how many moves of others go with it.
 */
struct session_last {
    unsigned seat, since;
    struct nika_move move;
};
enum nika_back session_can_take_back(const struct session *session, unsigned seat, struct session_last *last);
/* The last move of a seat and how many moves came after it; with NIKA_WATCHER, the last move of all, and whose it was.
 * False if there is none. */
bool session_last(const struct session *session, unsigned seat, struct session_last *last);
/* The sentence that reports the result of taking back. */
struct nika_message session_tell_back(enum nika_back back);

/* Whether the source itself says why the person at the screen is not asked. */
bool session_explains(const struct session *session);

/* How long a pace shows each move of a computer player, in milliseconds; -1: until a key. */
int pace_milliseconds(enum pace pace);

/* Converts UTF-8 to ASCII as well as possible: accents are dropped, typographic signs simplified, the rest is "?". */
void fold_to_ascii(struct nika_text *text, const char *utf8);

/* Whether the terminal says that it knows no control sequences. */
bool is_dumb_terminal(void);

/* The two fronts. Each returns true if the game is over; *signal is the signal that ended it, or 0. */
bool plain_run(struct session *session, int *signal);
bool screen_run(struct session *session, int *signal);

#endif
