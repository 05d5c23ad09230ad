/*
 * front.h: what stands between a game and the people before it: the session, which knows whose turn it is and who may see
 * what, and its front, a way of showing: plain lines or a full screen.
 *
 * One loop runs all (session_wait): the session enters a stage, the front shows it and waits for what comes (a key, a line, the
 * end of a pause, news from a server), and makes of it what somebody wants. Fronts never call the loop.
 */
#ifndef NIKA_TUI_FRONT_H
#define NIKA_TUI_FRONT_H

#include <nika/source.h>

/* How long computer players are watched. */
enum pace { PACE_NONE, PACE_FAST, PACE_NORMAL, PACE_SLOW, PACE_STEP /* until a key */, PACE_COUNT };

/* What is waited for. */
enum stage {
    STAGE_WATCH,   /* a move of others: for as long as the pace says, or until one comes */
    STAGE_READ,    /* that somebody has read what happened */
    STAGE_CURTAIN, /* that another person comes before the screen */
    STAGE_ASK,     /* what the person before the screen decides */
    STAGE_OVER     /* nothing more; the result is there to be seen */
};

struct session {
    struct nika_source source;
    struct nika_voice voice;
    const char *record; /* the record's path as it is shown, or NULL if there is none */
    enum pace pace;
    unsigned viewer; /* who is before the screen: a seat; NIKA_WATCHER behind the curtain, or if nobody plays */
    /* Up to which move each person has been told the story. The session moves it on after the front's `moved` and
     * `ask`; at the start of a game that is taken up, it is the person's own last move. */
    unsigned told[NIKA_SEATS_MAX];
    struct nika_agent adviser; /* for hints */
    bool ascii;                /* shapes and lines in ASCII */
    bool mouse;                /* clicks act like keys; for the full screen */
    bool offers_again;         /* at the end, the full screen offers another game; */
    bool again;                /* and it is wanted */
    bool folded;               /* the terminal can't show anything but ASCII: text is folded too (fold_to_ascii) */
    /* Called before the program waits for a person, to bring what was recorded to safety. False if that failed. May be
     * NULL. */
    bool (*settle)(void *context);
    void *settle_context;

    /* While it runs. */
    const struct front *front;
    void *context; /* the front's */
    enum stage stage;
    unsigned next;   /* for whom the curtain waits */
    unsigned asked;  /* who was asked when something else came, or NIKA_WATCHER */
    int64_t slowest; /* answer of a computer player so far, in nanoseconds */
    bool stuck;      /* the last move of a computer player could not be kept */
    bool in_peril;   /* what was made may not be on the disk, and nobody was told yet */
    bool reads;      /* what happened is to be read before the game goes on */
    bool aside;      /* of the front: it asks something else meanwhile, so that the stage stays whatever comes */
};

/* What somebody wants. */
enum wish {
    WISH_NONE,   /* nothing yet */
    WISH_GO_ON,  /* nothing special */
    WISH_MOVE,   /* to make a move: *seat and *move are filled in */
    WISH_BACK,   /* to take back the last decision of *seat */
    WISH_ATTEND, /* nothing yet, but an order was given: what came of it is taken in */
    WISH_QUIT    /* to stop; the game can be taken up again */
};

struct front {
    /* Before the first move, or when the game is taken up again. */
    void (*start)(void *context);
    /* One move more has been made; who is before the screen may see it. Not called behind the curtain. True if it is to be
     * read first: the next stage is STAGE_READ. */
    bool (*moved)(void *context);
    /* The session is at another stage now; or, with `again`, at the same one after something has come. WISH_NONE if there is
     * something to wait for. While the record can't be written, the session sets the pace to PACE_STEP for as long as others
     * are watched: a person decides whether to try again or to stop. */
    enum wish (*enter)(void *context, bool again);
    /* Shows how it stands, and waits. True if something has come to the source; else it is input, a pause that is over, or a
     * signal: something for `event`. */
    bool (*wait)(void *context);
    /* What that comes to. Also behind the curtain, and while others are watched, somebody may act out of turn. */
    enum wish (*event)(void *context, unsigned *seat, struct nika_move *move);
    /* That move was refused, or could not be kept in the record. Behind the curtain only what everybody may know is
     * said. */
    void (*refused)(void *context, unsigned seat, struct nika_move move, nika_refusal refusal);
    void (*not_kept)(void *context);
    /* What was made is in the record, but perhaps not on the disk. */
    void (*not_safe)(void *context);
    /* That move is not what the lesson asks for. */
    void (*astray)(void *context);
    /* Games that go on by themselves: something may have happened besides moves, and moves may have been taken back, so
     * that there are fewer than were shown. */
    void (*news)(void *context);
    /* What the person before the screen was asked, or wanted to do, is no longer possible: the game has gone on. */
    void (*gone)(void *context);
    /* A decision of this seat was taken back, so that there are fewer moves than were shown; or why not. */
    void (*taken_back)(void *context, unsigned seat, enum nika_back back);
};

/* Plays on until the game is over or somebody wants to stop. True if it is over. */
bool session_run(struct session *session, const struct front *front, void *context);

/* The loop: stays at a stage until somebody wants something, or the stage is over because of what came (WISH_GO_ON). */
enum wish session_wait(struct session *session, enum stage stage, unsigned *seat, struct nika_move *move);

/* Looks through somebody's eyes: the sight is begun anew if it is another's. And what a seat sees, while the sight stays whose
 * it is. */
void session_see_as(const struct session *session, unsigned seat);
struct nika_view session_view_of(const struct session *session, unsigned seat);

/* Whether the person before the screen is to decide now; whether there is nothing to watch before something comes. */
bool session_asks(const struct session *session);
bool session_awaits(const struct session *session);

/* The sentence for a move that a lesson does not ask for. */
struct nika_message session_tell_astray(const struct session *session);

/* Whether the last decision of the seat could be taken back, or why not; which it is, and how many moves of others would
 * go with it. */
struct session_last {
    unsigned seat, since;
    struct nika_move move;
};
enum nika_back session_can_take_back(const struct session *session, unsigned seat, struct session_last *last);
/* The last move of a seat and how many moves came after it; with NIKA_WATCHER, the last move of all, and whose it was.
 * False if there is none. */
bool session_last(const struct session *session, unsigned seat, struct session_last *last);
/* The sentence that says what came of taking back. */
struct nika_message session_tell_back(enum nika_back back);

/* Whether the source says by itself why the person before the screen is not asked. */
bool session_explains(const struct session *session);

/* How long a pace lets people watch each computer player, in milliseconds; -1: until a key. */
int pace_milliseconds(enum pace pace);

/* Adds UTF-8 in ASCII as well as it goes: accents are dropped, typographic signs become plain ones, the rest is "?". */
void fold_to_ascii(struct nika_text *text, const char *utf8);

/* Whether the terminal says that it knows no control sequences. */
bool is_dumb_terminal(void);

/* The two fronts. Each returns true if the game is over; *signal is the signal that ended it, or 0. */
bool plain_run(struct session *session, int *signal);
bool screen_run(struct session *session, int *signal);

#endif
