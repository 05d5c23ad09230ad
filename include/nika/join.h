/*
 * join.h: the client of a server: a replica (mirror) of one table, a reconnecting link, and a source that screens can
 * show like a local game.
 *
 * The server is not trusted: everything it says is validated, and what does not fit changes nothing.
 */
#ifndef NIKA_JOIN_H
#define NIKA_JOIN_H

#include <nika/call.h>
#include <nika/fair.h>
#include <nika/json.h>
#include <nika/options.h>
#include <nika/source.h>

enum {
    NIKA_WHO_MAX = 17,     /* bytes of a person's permanent id, including the NUL */
    NIKA_DIGITS_MAX = 65,  /* bytes of a token, a ticket, a commitment, 32 random bytes in hexadecimal digits; with a
                            * NUL */
    NIKA_TALK_MAX = 801,   /* bytes of a chat line */
    NIKA_NEWS_MAX = 64,    /* news items kept until they are told */
    NIKA_ORIGIN_MAX = 300, /* bytes of "https://host:port" */
    NIKA_ERROR_MAX = 32,   /* bytes of an error word */
    NIKA_PASSWORD_MAX = 129
};

/*
 * The replica (mirror) of one table. Its fields are read-only for others.
 */

enum nika_mirror_state {
    NIKA_MIRROR_UNKNOWN, /* the server has not said anything yet */
    NIKA_MIRROR_OPEN,
    NIKA_MIRROR_RUNNING,
    NIKA_MIRROR_OVER,
    NIKA_MIRROR_CLOSED,
    NIKA_MIRROR_DAMAGED
};

enum nika_seat_kind { NIKA_SEAT_OPEN, NIKA_SEAT_PERSON, NIKA_SEAT_COMPUTER, NIKA_SEAT_KEPT };

struct nika_mirror_seat {
    enum nika_seat_kind kind;
    char who[NIKA_WHO_MAX];
    char name[NIKA_NAME_MAX];
    char level[NIKA_AGENT_NAME_MAX];
    bool here, automatic;
    bool bot;      /* its person is a bot */
    bool revealed; /* its person has revealed the contribution to the deal */
};

/* News: what happened besides moves. */
enum nika_news_kind {
    NIKA_NEWS_SAID,      /* name, text */
    NIKA_NEWS_SAT,       /* name, seat */
    NIKA_NEWS_STOOD,     /* name */
    NIKA_NEWS_COMPUTER,  /* name, text: its level; seat */
    NIKA_NEWS_EMPTIED,   /* seat: a computer player left it */
    NIKA_NEWS_HOST,      /* name */
    NIKA_NEWS_HERE,      /* name */
    NIKA_NEWS_GONE,      /* name */
    NIKA_NEWS_AUTOMATIC, /* name: the computer plays for that person */
    NIKA_NEWS_AUTOMATIC_YOU,
    NIKA_NEWS_BACK, /* name */
    NIKA_NEWS_BACK_YOU,
    NIKA_NEWS_STARTED,
    NIKA_NEWS_CLOSED,
    NIKA_NEWS_DAMAGED,
    NIKA_NEWS_UNDONE, /* name */
    NIKA_NEWS_UNDONE_YOU,
    NIKA_NEWS_NOTE,         /* name, text: the word of a note; seat */
    NIKA_NEWS_UNDO_ASKED,   /* name: asks you to let them take back */
    NIKA_NEWS_UNDO_WAITS,   /* name: asks others to */
    NIKA_NEWS_UNDO_ASKING,  /* you ask others */
    NIKA_NEWS_UNDO_REFUSED, /* name: does not agree */
    NIKA_NEWS_UNDO_STANDS,  /* the request to take back has ended, nothing is taken back */
    NIKA_NEWS_REMATCH,
    NIKA_NEWS_LOST,     /* the connection was lost; text: why, a word for nika_error */
    NIKA_NEWS_FOUND,    /* reconnected */
    NIKA_NEWS_CLOSING,  /* the server is restarting */
    NIKA_NEWS_HELD_UP,  /* the server cannot store the next act yet */
    NIKA_NEWS_ANSWERED, /* a simultaneous question: the answer was received, and can be changed */
    NIKA_NEWS_REOPENED, /* the answer is being changed */
    NIKA_NEWS_MUTED,
    NIKA_NEWS_HEARD,   /* chat is shown again */
    NIKA_NEWS_WAITING, /* the previous act is still on its way */
    NIKA_NEWS_ERROR    /* text: the error word; name: more about it */
};

struct nika_news {
    enum nika_news_kind kind;
    unsigned seat;
    unsigned moves; /* after how many it happened; UINT_MAX: now */
    char name[NIKA_NAME_MAX];
    char text[NIKA_TALK_MAX];
};

struct nika_mirror {
    char table[NIKA_TABLE_ID_MAX];
    enum nika_mirror_state state;
    bool laid; /* the setup is known */
    /* The game as seen and to be shown. The viewer is one's own seat, NIKA_WATCHER without one. */
    struct nika_sight sight;
    struct nika_table_options options;
    struct nika_mirror_seat seats[NIKA_SEATS_MAX];
    char host[NIKA_WHO_MAX];
    char commitment[NIKA_DIGITS_MAX];
    bool pledges; /* contributions to the deal are pledged first; older servers want them at once */
    bool drawing; /* and revealed now; what each seat has pledged, "" for a computer player: */
    char pledged[NIKA_SEATS_MAX][NIKA_DIGITS_MAX];
    char next[NIKA_TABLE_ID_MAX]; /* of the rematch, or "" */
    unsigned watchers;

    /* The game as it stands, besides. */
    unsigned ply;
    bool together, can_undo;
    bool has_clock;
    int64_t left[NIKA_SEATS_MAX];       /* clocks in milliseconds at `clock_at`; -1: none */
    unsigned running;                   /* mask of the seats whose clocks run */
    int64_t clock_at;                   /* when they were received */
    int64_t takes_over[NIKA_SEATS_MAX]; /* milliseconds until the computer takes over for an absent player; -1: never */
    int64_t takes_over_at;              /* when they were received */
    /* A request to take back: who asks, and a mask of those yet to answer; 0: no request. */
    unsigned undo_seat, undo_open, undo_ply;
    unsigned notes, notes_there; /* notes that are known, and how many there are */

    unsigned talked; /* number of the next chat line */
    struct nika_news news[NIKA_NEWS_MAX];
    unsigned news_first, news_count;
};

/* A replica of a table of which only the id is known. */
void nika_mirror_begin(struct nika_mirror *mirror, const char *table);
void nika_mirror_end(struct nika_mirror *mirror);

/*
 * Applies a message with `is`. False if it is invalid: nothing has changed then. Messages about other tables and
 * unknown kinds are valid, and ignored. `now` is the clock in milliseconds.
 */
bool nika_mirror_message(struct nika_mirror *mirror, struct nika_json message, int64_t now);

/* Whether moves are missing in the history, and from which number on; and applying the response to `past`. */
bool nika_mirror_lacks(const struct nika_mirror *mirror, unsigned *from);
bool nika_mirror_past(struct nika_mirror *mirror, struct nika_json answer);

/* Whether notes are missing; and applying the response to `notes`. */
bool nika_mirror_lacks_notes(const struct nika_mirror *mirror);
bool nika_mirror_notes(struct nika_mirror *mirror, struct nika_json answer);

/* Adds a news item; if there are too many, the oldest is dropped. Text from strangers is sanitized. */
void nika_mirror_tell(struct nika_mirror *mirror, enum nika_news_kind kind, unsigned seat, const char *name,
                      const char *text);
bool nika_mirror_next_news(struct nika_mirror *mirror, struct nika_news *news);

/*
 * Persistent client state: session tokens by server, and commitments by table. A small file of JSON lines, readable by
 * its owner only, replaced atomically; several programs may share it. An unreadable file counts as none.
 */

/* A pledge: what a player must remember to verify a deal afterwards. */
struct nika_pledge {
    char commitment[NIKA_DIGITS_MAX]; /* the server's, made before the person sat down */
    char chance[NIKA_DIGITS_MAX];     /* the person's own contribution */
    bool drawn;                       /* she has been asked to reveal it, and was shown what each seat had pledged: */
    char pledged[NIKA_SEATS_MAX][NIKA_DIGITS_MAX]; /* "" for a computer player */
    bool revealed;                                 /* the server has it */
};

/* The session of a name on a server, or with "" the most recently used. False if there is none. */
bool nika_state_session(const char *path, const char *origin, char name[NIKA_NAME_MAX], char token[NIKA_DIGITS_MAX]);
bool nika_state_keep_session(const char *path, const char *origin, const char *name, const char *token);
bool nika_state_pledge(const char *path, const char *origin, const char *table, const char *who,
                       struct nika_pledge *pledge);
bool nika_state_keep_pledge(const char *path, const char *origin, const char *table, const char *who,
                            const struct nika_pledge *pledge);

/*
 * Proof: whether a finished game's record shows that nobody chose the deal, and that it is the game that was played.
 */
enum nika_verdict {
    NIKA_VERDICT_FINE,       /* the deal follows from the secret and everybody's random contribution, one's own
                              * included */
    NIKA_VERDICT_WATCHED,    /* the same, but one contributed nothing */
    NIKA_VERDICT_SILENT,     /* the same, but one did not reveal one's contribution in time */
    NIKA_VERDICT_NONE,       /* the record has no proof */
    NIKA_VERDICT_RECORD,     /* not a valid record */
    NIKA_VERDICT_OTHER_GAME, /* not what was seen at the table */
    NIKA_VERDICT_COMMITMENT, /* not the secret that the server committed to */
    NIKA_VERDICT_CHANCE,     /* one's own contribution is not in it */
    NIKA_VERDICT_PLEDGES,    /* somebody's pledge is another than when one revealed one's contribution */
    NIKA_VERDICT_DEAL        /* the deal does not follow from them */
};

/* `pledge` is NULL for spectators. */
enum nika_verdict nika_prove(const struct nika_mirror *mirror, const struct nika_pledge *pledge, const char *record,
                             size_t size);

/*
 * A person at a server.
 */

struct nika_join;

/*
 * Parses a server address with an optional table id, "https://host/t/0123456789abcdef", or "https://host/#/t/…" as a
 * browser shows it. Without a scheme it is http for numeric addresses and localhost, else https. False if it is
 * malformed.
 */
struct nika_server_url {
    struct nika_address address;
    char origin[NIKA_ORIGIN_MAX];
    char table[NIKA_TABLE_ID_MAX];
};
bool nika_server_url_read(const char *url, struct nika_server_url *place);

struct nika_join_settings {
    struct nika_server_url place;
    const char *state;    /* path of the state file, or NULL to remember nothing */
    const char *name;     /* as whom; NULL: the last one used on this server */
    const char *fallback; /* the name if there is none either */
    const char *password; /* of an account, or NULL */
    bool new_account;
    bool bot; /* the person is a bot, and marked as such for good */
    enum nika_language language;
    const struct nika_agent *pilot; /* plays in the person's place; or NULL. It may be one of the caller's own
                                     * (nika_agent_outside): it is asked while events are handled, and not when its seat
                                     * is merely free to act */
};

/* NULL if out of memory, or if the system has no random numbers. */
struct nika_join *nika_join_new(const struct nika_join_settings *settings);
void nika_join_free(struct nika_join *join);

/* A descriptor that is readable when events have arrived, and the function that handles them. */
int nika_join_wake(const struct nika_join *join);
void nika_join_attend(struct nika_join *join);

/* The link's state. FAILED is permanent; there is an error word then, and a word for what went wrong last. */
enum nika_joined { NIKA_JOIN_TRYING, NIKA_JOIN_READY, NIKA_JOIN_LOST, NIKA_JOIN_FAILED };
enum nika_joined nika_join_state(const struct nika_join *join);
const char *nika_join_problem(const struct nika_join *join);
const char *nika_join_why(const struct nika_join *join);
const char *nika_join_name(const struct nika_join *join);
const char *nika_join_who(const struct nika_join *join);
bool nika_join_forgotten(const struct nika_join *join); /* the server no longer knew the session */

/* Requests. Each has a number, by which its response can be fetched; the last few are kept. */
enum nika_reply_state { NIKA_REPLY_NONE, NIKA_REPLY_FINE, NIKA_REPLY_WRONG, NIKA_REPLY_LOST };
struct nika_reply {
    enum nika_reply_state state;
    char error[NIKA_ERROR_MAX], where[NIKA_ERROR_MAX];
    char table[NIKA_TABLE_ID_MAX]; /* that was opened */
    const char *body;              /* of an HTTP request; valid until the next one */
    size_t size;
};
bool nika_join_reply(const struct nika_join *join, unsigned number, struct nika_reply *answer);

unsigned nika_join_open(struct nika_join *join, const struct nika_setup *setup,
                        const struct nika_table_options *options);
/* A request about the entered table: "stand", "start", … with a seat (NIKA_WATCHER: without) and one more word. */
unsigned nika_join_do(struct nika_join *join, const char *what, unsigned seat, const char *key, const char *value);
unsigned nika_join_sit(struct nika_join *join, unsigned seat);
/* GET of a path on the server. */
unsigned nika_join_fetch(struct nika_join *join, const char *path);

/* Enters a table, and enters it again after every reconnect; leaves the one before. */
unsigned nika_join_enter(struct nika_join *join, const char *table);
void nika_join_exit(struct nika_join *join);
const struct nika_mirror *nika_join_mirror(const struct nika_join *join);
/* The error word why the table cannot be entered; or "". */
const char *nika_join_shut(const struct nika_join *join);

/* Whether the game can be shown from its beginning: everything missed has arrived. */
bool nika_join_is_whole(const struct nika_join *join);
/* The table as a source, from then on. */
struct nika_source nika_join_source(struct nika_join *join);

/* Tells the news not told yet. */
void nika_join_news(struct nika_join *join, struct nika_listener listener);
/* Describes the table: what is played, the link for others, who sits where. */
void nika_join_about(struct nika_join *join, struct nika_listener listener);
/* A game by its name in the language. */
const char *nika_join_game(const struct nika_join *join, const struct nika_game *game);
/* Time left on a seat's clock now, in milliseconds; -1: it has none. */
int64_t nika_join_time_left(const struct nika_join *join, unsigned seat);
/* A sentence for a protocol error. */
struct nika_message nika_join_error(const char *word, const char *where);
/* The proof of a finished game, from its record. */
enum nika_verdict nika_join_prove(const struct nika_join *join, const char *record, size_t size);
struct nika_message nika_join_verdict(enum nika_verdict verdict);

#endif
