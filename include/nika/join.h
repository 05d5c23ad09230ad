/*
 * join.h: playing at a table on a server: the mirror of one table, made of what the server says; a link to the server that
 * finds its way back when it is lost; and both together as a source that can be shown like a game in this program.
 *
 * A server is a stranger. Everything that it says is checked before it is believed, and what does not fit changes nothing.
 */
#ifndef NIKA_JOIN_H
#define NIKA_JOIN_H

#include <nika/call.h>
#include <nika/fair.h>
#include <nika/json.h>
#include <nika/source.h>

enum {
    NIKA_WHO_MAX = 17,     /* bytes of a person's lasting name, its final NUL included */
    NIKA_DIGITS_MAX = 65,  /* bytes of a token, a ticket, a commitment, 32 bytes of chance; with a NUL */
    NIKA_TALK_MAX = 801,   /* bytes of what somebody says */
    NIKA_NEWS_MAX = 64,    /* pieces of news that are kept until they are told */
    NIKA_ORIGIN_MAX = 300, /* bytes of "https://host:port" */
    NIKA_ERROR_MAX = 32,   /* bytes of an error's word */
    NIKA_PASSWORD_MAX = 129
};

/*
 * The mirror of one table. The fields may be looked at, not changed.
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
};

enum nika_clock_kind { NIKA_CLOCK_NONE, NIKA_CLOCK_LIVE, NIKA_CLOCK_DAYS };

/* What was agreed besides the rules. */
struct nika_table_options {
    enum nika_clock_kind clock;
    unsigned bank, increment, days;
    unsigned grace;
    char level[NIKA_AGENT_NAME_MAX];
    char spectators[8]; /* "public", "end", "none" */
    char undo[8];       /* "free", "ask", "never"; "": the server does not know that */
    bool listed, memory, talk;
};

/* What happened besides moves. */
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
    NIKA_NEWS_UNDO_ASKED,   /* name: would like to take back, and asks you */
    NIKA_NEWS_UNDO_WAITS,   /* name: asks others */
    NIKA_NEWS_UNDO_ASKING,  /* you ask others */
    NIKA_NEWS_UNDO_REFUSED, /* name: does not agree */
    NIKA_NEWS_UNDO_STANDS,  /* nothing is taken back */
    NIKA_NEWS_REMATCH,
    NIKA_NEWS_LOST,     /* the connection; text: why, in English */
    NIKA_NEWS_FOUND,    /* it again */
    NIKA_NEWS_CLOSING,  /* the server stops for a moment */
    NIKA_NEWS_HELD_UP,  /* it can't write down what comes next */
    NIKA_NEWS_ANSWERED, /* a question to all: the answer is there, and can be changed */
    NIKA_NEWS_REOPENED, /* it is being changed */
    NIKA_NEWS_MUTED,
    NIKA_NEWS_HEARD,   /* talk again */
    NIKA_NEWS_WAITING, /* the act before is still on its way */
    NIKA_NEWS_ERROR    /* text: the error's word; name: more about it */
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
    /* The game: what has been seen, and may be shown. The viewer is the own seat, NIKA_WATCHER without one. */
    struct nika_sight sight;
    struct nika_table_options options;
    struct nika_mirror_seat seats[NIKA_SEATS_MAX];
    char host[NIKA_WHO_MAX];
    char commitment[NIKA_DIGITS_MAX];
    char next[NIKA_TABLE_ID_MAX]; /* of the rematch, or "" */
    unsigned watchers;

    /* The game as it stands, besides. */
    unsigned ply;
    bool together, can_undo;
    bool has_clock;
    int64_t left[NIKA_SEATS_MAX];       /* milliseconds, when it was told; -1: none */
    unsigned running;                   /* mask of the seats whose clocks run */
    int64_t clock_at;                   /* when it was told */
    int64_t takes_over[NIKA_SEATS_MAX]; /* milliseconds until the computer plays for who is gone; -1: it does not */
    int64_t takes_over_at;              /* when that was told */
    /* Somebody would like to take back: who, and who has not answered, a mask; 0: nobody is asked. */
    unsigned undo_seat, undo_open, undo_ply;
    unsigned notes, notes_there; /* notes that are known, and how many there are */

    unsigned talked; /* the number that the next piece of talk has */
    struct nika_news news[NIKA_NEWS_MAX];
    unsigned news_first, news_count;
};

/* A mirror of a table of which nothing is known but its id. */
void nika_mirror_begin(struct nika_mirror *mirror, const char *table);
void nika_mirror_end(struct nika_mirror *mirror);

/* Takes in a message with `is`. False if it is nonsense: then nothing has changed. Messages about other tables, and kinds
 * that are not known, are fine and ignored. `now` is the clock's time in milliseconds. */
bool nika_mirror_message(struct nika_mirror *mirror, struct nika_json message, int64_t now);

/* Whether moves are missing in the story, and from which number on; and taking in the answer to `past`. */
bool nika_mirror_lacks(const struct nika_mirror *mirror, unsigned *from);
bool nika_mirror_past(struct nika_mirror *mirror, struct nika_json answer);

/* Whether notes are missing; and taking in the answer to `notes`. */
bool nika_mirror_lacks_notes(const struct nika_mirror *mirror);
bool nika_mirror_notes(struct nika_mirror *mirror, struct nika_json answer);

/* A piece of news more; if there are too many, the oldest is forgotten. Text of strangers is cleaned. */
void nika_mirror_tell(struct nika_mirror *mirror, enum nika_news_kind kind, unsigned seat, const char *name,
                      const char *text);
bool nika_mirror_next_news(struct nika_mirror *mirror, struct nika_news *news);

/*
 * State that outlives the program: who one is on which server, and what was pledged at a table. A small file of JSON lines,
 * for its owner alone, written whole or not at all; several programs may use it at once. A file that can't be read is as
 * good as none.
 */

/* What a person must remember to check a deal afterwards. */
struct nika_pledge {
    char commitment[NIKA_DIGITS_MAX]; /* that the server made before the person sat down */
    char chance[NIKA_DIGITS_MAX];     /* that the person added */
};

/* The session of a name on a server, or with "" the last one that was used. False if there is none. */
bool nika_state_session(const char *path, const char *origin, char name[NIKA_NAME_MAX], char token[NIKA_DIGITS_MAX]);
bool nika_state_keep_session(const char *path, const char *origin, const char *name, const char *token);
bool nika_state_pledge(const char *path, const char *origin, const char *table, const char *who,
                       struct nika_pledge *pledge);
bool nika_state_keep_pledge(const char *path, const char *origin, const char *table, const char *who,
                            const struct nika_pledge *pledge);

/*
 * Proof: whether the record of a finished game shows that nobody chose the deal, and that it is the game that was played.
 */
enum nika_verdict {
    NIKA_VERDICT_FINE,       /* the deal follows from the secret and everybody's chance, and one's own is among them */
    NIKA_VERDICT_WATCHED,    /* the same, but one had no chance in it */
    NIKA_VERDICT_NONE,       /* the record has no proof */
    NIKA_VERDICT_RECORD,     /* it is no valid record */
    NIKA_VERDICT_OTHER_GAME, /* not what was seen at the table */
    NIKA_VERDICT_COMMITMENT, /* another secret than the one the server committed itself to */
    NIKA_VERDICT_CHANCE,     /* one's own contribution is not in it */
    NIKA_VERDICT_DEAL        /* the deal is another */
};

/* `pledge` is NULL for who only watched. */
enum nika_verdict nika_prove(const struct nika_mirror *mirror, const struct nika_pledge *pledge, const char *record,
                             size_t size);

/*
 * A person at a server.
 */

struct nika_join;

/* A server's address and perhaps a table's id, from "https://host/t/0123456789abcdef"; without a scheme it is http for
 * numbers and localhost, https else. False if it is none. */
struct nika_place {
    struct nika_address address;
    char origin[NIKA_ORIGIN_MAX];
    char table[NIKA_TABLE_ID_MAX];
};
bool nika_place_read(const char *url, struct nika_place *place);

struct nika_join_settings {
    struct nika_place place;
    const char *state;    /* the file, or NULL to remember nothing */
    const char *name;     /* as whom; NULL: the last one of this server */
    const char *fallback; /* if there is none either */
    const char *password; /* of an account, or NULL */
    bool new_account;
    enum nika_language language;
    const struct nika_agent *pilot; /* plays instead of the person; or NULL */
};

/* NULL if there is no memory, or no randomness. */
struct nika_join *nika_join_new(const struct nika_join_settings *settings);
void nika_join_free(struct nika_join *join);

/* A descriptor that is readable when something has come, and taking it in. */
int nika_join_wake(const struct nika_join *join);
void nika_join_attend(struct nika_join *join);

/* How it goes. FAILED is for good; then there is the word of an error, and what went wrong last, in English. */
enum nika_joined { NIKA_JOIN_TRYING, NIKA_JOIN_READY, NIKA_JOIN_LOST, NIKA_JOIN_FAILED };
enum nika_joined nika_join_state(const struct nika_join *join);
const char *nika_join_problem(const struct nika_join *join);
const char *nika_join_why(const struct nika_join *join);
const char *nika_join_name(const struct nika_join *join);
const char *nika_join_who(const struct nika_join *join);
bool nika_join_forgotten(const struct nika_join *join); /* the server did not know the session any more */

/* Requests. Each has a number, by which its answer can be asked for once it is there: those of the last few are kept. */
enum nika_answer_state { NIKA_ANSWER_NONE, NIKA_ANSWER_FINE, NIKA_ANSWER_WRONG, NIKA_ANSWER_LOST };
struct nika_answer {
    enum nika_answer_state state;
    char error[NIKA_ERROR_MAX], where[NIKA_ERROR_MAX];
    char table[NIKA_TABLE_ID_MAX]; /* that was opened */
    const char *body;              /* of an HTTP request; valid until the next one */
    size_t size;
};
bool nika_join_answer(const struct nika_join *join, unsigned number, struct nika_answer *answer);

unsigned nika_join_open(struct nika_join *join, const struct nika_setup *setup,
                        const struct nika_table_options *options);
/* A request about the table that was entered: "stand", "start", … with a seat (NIKA_WATCHER: without) and one more word. */
unsigned nika_join_do(struct nika_join *join, const char *what, unsigned seat, const char *key, const char *value);
unsigned nika_join_sit(struct nika_join *join, unsigned seat);
/* GET of an address of the server's own. */
unsigned nika_join_fetch(struct nika_join *join, const char *path);

/* Goes to a table, and back to it whenever the connection was lost; leaves the one before. */
unsigned nika_join_enter(struct nika_join *join, const char *table);
void nika_join_exit(struct nika_join *join);
const struct nika_mirror *nika_join_mirror(const struct nika_join *join);
/* Why the table can't be entered, the word of an error; or "". */
const char *nika_join_shut(const struct nika_join *join);

/* Whether the game can be shown from its beginning: everything that was missed has come. */
bool nika_join_is_whole(const struct nika_join *join);
/* The table as a source, from then on. */
struct nika_source nika_join_source(struct nika_join *join);

/* Tells what happened besides moves and was not told yet. */
void nika_join_news(struct nika_join *join, struct nika_listener listener);
/* Everything about the table: what is played, by which link others come, who sits where. */
void nika_join_about(struct nika_join *join, struct nika_listener listener);
/* A game by its name in the language. */
const char *nika_join_game(const struct nika_join *join, const struct nika_game *game);
/* A sentence for an error of the protocol. */
struct nika_message nika_join_error(const char *word, const char *where);
/* The proof of a finished game, from its record. */
enum nika_verdict nika_join_prove(const struct nika_join *join, const char *record, size_t size);
struct nika_message nika_join_verdict(enum nika_verdict verdict);

#endif
