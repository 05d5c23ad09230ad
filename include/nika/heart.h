/*
 * heart.h: everything of a server between its sockets and its disk, as one function: an event goes in, effects come out.
 * The clock, chance, the network, the disk, thinking and password hashing are all outside: what happens depends on the
 * events and on the bytes of `random` alone, so the same events give the same effects, in the program and in the
 * simulator.
 *
 * Persist, then reply: what a client is told has happened has been kept before. An act at a table is judged, written down
 * as an entry of the table's log (effect KEEP), and only when that was kept (event KEPT) made and shown. A table's state is
 * what its entries make of it: after a crash, they are read again and make the same.
 *
 * What an effect points to is valid until the function that gets it returns. Events are not kept either.
 */
#ifndef NIKA_HEART_H
#define NIKA_HEART_H

#include <nika/store.h>
#include <nika/turn.h>

enum {
    NIKA_MESSAGE_MAX = 4096, /* bytes of a message or a body from outside */
    NIKA_ADDRESS_MAX = 46    /* bytes of an address as text, its final NUL included */
};

typedef uint64_t nika_connection; /* chosen by the shell, never used twice; 0 is none */
typedef uint64_t nika_ticket;     /* chosen by the heart, never used twice */

enum nika_event_kind {
    /* From the store, before READY: rows of accounts, sessions and meta, then logs, entry by entry, in order. */
    NIKA_EVENT_ROW,   /* row, key, bytes */
    NIKA_EVENT_ENTRY, /* table, number, bytes */
    NIKA_EVENT_READY, /* all was read: from now on clients are served; epoch */
    /* From the network. */
    NIKA_EVENT_OPENED,  /* connection, address: a WebSocket whose handshake is done, Origin checked */
    NIKA_EVENT_MESSAGE, /* connection, bytes: one whole text message */
    NIKA_EVENT_DROPPED, /* connection: messages to it were thrown away, and it can take new ones now */
    NIKA_EVENT_CLOSED,  /* connection */
    NIKA_EVENT_REQUEST, /* connection (its answer's), http, address, bytes: the body */
    /* Answers to effects, by ticket. */
    NIKA_EVENT_KEPT,    /* kept */
    NIKA_EVENT_LOADED,  /* loaded */
    NIKA_EVENT_THOUGHT, /* acts (there was memory to think in), move */
    NIKA_EVENT_HASHED,  /* matches (when a password was compared); bytes: the new hash (when one was made) */
    /* The clock, and the operator. */
    NIKA_EVENT_TIME,   /* time has come to what nika_heart_next said, or just passes */
    NIKA_EVENT_CLOSING /* take nobody new, tell everybody, keep what is under way */
};

/* An HTTP request to /api, /healthz or /readyz. Strings are never NULL. */
struct nika_http {
    const char *method, *path, *query; /* path without the query; the query without its question mark */
    const char *token;                 /* from the cookie or the Authorization header, or "" */
    bool browser;                      /* it came with an Origin, which was checked */
    bool json;                         /* its content type is application/json */
};

struct nika_loaded {
    bool found, readable;
    enum nika_log_state state;
    /* The entries, or the values of the rows with their keys, each with a final NUL that `size` does not count. */
    unsigned count;
    const struct nika_loaded_item {
        const char *key, *bytes;
        size_t size;
    } * items;
};

struct nika_event {
    enum nika_event_kind kind;
    int64_t now;  /* milliseconds since this heart began, never goes back; the heart itself remembers how long others
                   * before it have been running, so that time stands still for its tables while no server runs */
    int64_t date; /* milliseconds since 1970, for what people read; may jump */
    nika_connection connection;
    nika_ticket ticket;
    const char *address;
    const char *bytes;
    size_t size;
    const struct nika_http *http;
    enum nika_row_kind row;
    const char *key, *table;
    uint32_t number;
    uint64_t epoch;
    enum nika_kept kept;
    const struct nika_loaded *loaded;
    bool acts, matches;
    struct nika_move move;
};

enum nika_effect_kind {
    NIKA_EFFECT_SEND,    /* connection, bytes: a text message */
    NIKA_EFFECT_CLOSE,   /* connection, code: of RFC 6455, after what was sent */
    NIKA_EFFECT_RESPOND, /* connection, code: the status; type, bytes; cookie: a token to set, "" to clear it, or NULL */
    NIKA_EFFECT_KEEP,    /* ticket, unit; answered by KEPT */
    NIKA_EFFECT_LOAD,    /* ticket, table: its log; or row, key (the prefix), after, number (how many), newest first */
    NIKA_EFFECT_THINK,   /* ticket, turn; answered by THOUGHT */
    NIKA_EFFECT_HASH,    /* ticket, bytes: the password, hash: to compare it with, or NULL to make one; by HASHED */
    NIKA_EFFECT_LOG      /* word, connection or table: for the operator; never what somebody sent or may not know */
};

struct nika_effect {
    enum nika_effect_kind kind;
    nika_connection connection;
    nika_ticket ticket;
    unsigned code;
    const char *type, *cookie;
    const char *bytes;
    size_t size;
    struct nika_unit unit;
    const char *table, *key, *after;
    enum nika_row_kind row;
    uint32_t number;
    const struct nika_turn *turn; /* of a seat that is asked */
    const char *hash;
    const char *word;
};

/* What a heart is given. */
struct nika_heart_settings {
    const char *version;
    void (*random)(void *context, void *bytes, size_t size); /* nobody can predict these */
    void (*emit)(void *context, const struct nika_effect *effect);
    void *context;
    bool secure; /* the site is served by TLS */
    /* How long things take, in milliseconds, and how many there may be; 0: what is usual. */
    int64_t pace;           /* a computer player acts so long after the act before, however long it thought */
    int64_t together_least; /* a question to all at once is resolved no sooner */
    int64_t together_most;  /* who has not answered it by then is played by the computer (live clocks and none) */
    int64_t idle_most;      /* without a clock: who is asked and here, but does nothing for so long, is played */
    bool no_pace;           /* pace and together_least are really 0: for tests and load */
    unsigned connections_most, tables_most, tables_each, connections_each;
    bool no_rates; /* no limits on rates, for load generators */
};

struct nika_heart;

/* NULL if there is no memory. Later failures of allocation end the program: nothing acknowledged is lost by that. */
struct nika_heart *nika_heart_new(const struct nika_heart_settings *settings);
void nika_heart_free(struct nika_heart *heart);

/* One event. `emit` is called for each effect, in order, and must not call back. */
void nika_heart_step(struct nika_heart *heart, const struct nika_event *event);

/* The next moment (as in `now`) at which the heart wants TIME, INT64_MAX if there is none. */
int64_t nika_heart_next(const struct nika_heart *heart);

/* Whether, after CLOSING, nothing is under way any more. */
bool nika_heart_at_rest(const struct nika_heart *heart);

/* Figures for the operator. */
struct nika_heart_figures {
    uint64_t connections, tables_open, tables_running, tables_over, tables_damaged, people, sessions;
    uint64_t moves, undos, refused, stale, repeated, not_kept, taken_over, messages, requests, slow_downs, games;
};
void nika_heart_figures(const struct nika_heart *heart, struct nika_heart_figures *figures);

#endif
