/*
 * server_core.h: the server core, a deterministic state machine between the sockets and the disk: events in, effects out.
 * Clock, random numbers, network, disk, computer players and password hashing are all outside. The effects depend only
 * on the events and on the bytes that `random` delivers, so the real server and the simulator behave identically.
 *
 * Persist, then reply: a client hears that something happened only after it has been stored. An act at a table is
 * judged, written as an entry of the table's write-ahead log (effect KEEP), and applied and shown only once that write
 * is confirmed (event KEPT). A table's state is the result of applying its entries; after a crash, replaying the log
 * restores it.
 *
 * Pointers in an effect are valid until the callback that receives it returns. Pointers in an event are not retained
 * either.
 */
#ifndef NIKA_SERVER_CORE_H
#define NIKA_SERVER_CORE_H

#include <nika/limits.h>
#include <nika/store.h>
#include <nika/turn.h>

enum {
    NIKA_MESSAGE_MAX = 4096, /* longest message or request body that a client may send, in bytes */
    NIKA_ADDRESS_MAX = 46    /* longest textual address, including the NUL */
};

typedef uint64_t nika_connection; /* assigned by the caller, never reused; 0 means none */
typedef uint64_t nika_ticket;     /* assigned by the server core, never reused */

enum nika_event_kind {
    /* From the store, before READY: the rows that nika_server_core_reads names, then every log, entry by entry, in
     * order. */
    NIKA_EVENT_ROW,        /* row, key, bytes */
    NIKA_EVENT_ENTRY,      /* table, number, bytes */
    NIKA_EVENT_UNREADABLE, /* table: instead of its entries: its log is there, but damaged */
    NIKA_EVENT_READY,      /* everything has been read, clients are served from now on; epoch */
    /* From the network. */
    NIKA_EVENT_OPENED, /* connection, address: a WebSocket after its handshake, with the Origin checked; bytes: the last
                         * CARRY of a connection that another server core had before, or size 0 */
    NIKA_EVENT_MESSAGE, /* connection, bytes: one whole text message */
    NIKA_EVENT_DROPPED, /* connection: back pressure: messages to it were dropped; it can take new ones again */
    NIKA_EVENT_CLOSED,  /* connection */
    NIKA_EVENT_REQUEST, /* connection (for the response), http, address, bytes: the body */
    /* Replies to effects, matched by ticket. */
    NIKA_EVENT_KEPT,    /* kept */
    NIKA_EVENT_LOADED,  /* loaded */
    NIKA_EVENT_THOUGHT, /* acts (false: out of memory), move */
    NIKA_EVENT_HASHED,  /* matches (if a password was compared); bytes: the new hash (if one was made) */
    /* The clock, and the operator. */
    NIKA_EVENT_TIME,   /* the time from nika_server_core_next has come, or time has simply passed */
    NIKA_EVENT_DISK,   /* disk: how much there is and may be; full: no new guests and tables, games go on */
    NIKA_EVENT_CLOSING /* graceful shutdown: accept nobody new, notify everybody, finish pending writes; hands_over:
                        * notify nobody, because another server core goes on with all connections */
};

/* An HTTP request to /api, /healthz or /readyz. Strings are never NULL. */
struct nika_http {
    const char *method, *path, *query; /* path excludes the query, query excludes the question mark */
    const char *token;                 /* session token from the cookie or the Authorization header, or "" */
    bool browser;                      /* it carried an Origin header, which has been checked */
    bool json;                         /* its content type is application/json */
    bool local;                        /* it came over the local socket: whoever runs the server asks */
};

/* How the disk stands, in bytes. */
struct nika_disk {
    uint64_t bytes, budget, free; /* used by the store; allowed, 0 for any; left on the file system */
    bool full;
};

struct nika_loaded {
    bool found, readable;
    enum nika_log_state state;
    int64_t ended; /* of a log: the date of the game's end, or 0 */
    /* Log entries, or row values with their keys; of old logs, the tables' ids as keys, and the dates as digits. Each ends with a NUL that `size` does not count. */
    unsigned count;
    const struct nika_loaded_item {
        const char *key, *bytes;
        size_t size;
    } * items;
};

struct nika_event {
    enum nika_event_kind kind;
    int64_t now;  /* monotonic milliseconds since this server core started; it adds how long its predecessors ran, so
                   * that time stands still for tables while no server is running */
    int64_t date; /* wall clock, milliseconds since 1970, for display only; may jump */
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
    const struct nika_disk *disk;
    bool acts, matches, hands_over;
    struct nika_move move;
};

enum nika_effect_kind {
    NIKA_EFFECT_SEND,    /* connection, bytes: a text message */
    NIKA_EFFECT_CLOSE,   /* connection, code: a close code of RFC 6455; sent after all earlier messages */
    NIKA_EFFECT_CARRY,   /* connection, bytes: with what another server core goes on with it: whose it is, and where she
                          * has entered; only if the settings ask for it */
    NIKA_EFFECT_RESPOND, /* connection, code: the HTTP status; type, bytes; cookie: the token to set, "" to clear it,
                          * or NULL */
    NIKA_EFFECT_KEEP,    /* ticket, unit: an atomic write; answered by KEPT */
    NIKA_EFFECT_LOAD,    /* ticket, table: its log; or row, key (a prefix), after, number (limit), newest first */
    NIKA_EFFECT_OLD,     /* ticket, from, before, number (limit): games that ended then, the oldest first; answered by
                          * LOADED */
    NIKA_EFFECT_ARCHIVE, /* ticket, from: the date of the game's end, bytes: its record; answered by KEPT */
    NIKA_EFFECT_THINK,   /* ticket, turn; answered by THOUGHT */
    NIKA_EFFECT_HASH,    /* ticket, bytes: the password, hash: to compare with, or NULL to create one; answered by
                          * HASHED */
    NIKA_EFFECT_LOG      /* word, connection or table: operator's log; never contains user input or secrets */
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
    int64_t from, before;
    const struct nika_turn *turn; /* the turn of the seat that is asked */
    const char *hash;
    const char *word;
};

/* Configuration and callbacks of a server core. */
struct nika_server_core_settings {
    const char *version;
    void (*random)(void *context, void *bytes, size_t size); /* must be unpredictable */
    void (*emit)(void *context, const struct nika_effect *effect);
    void *context;
    bool secure; /* the site is served over TLS */
    /* Signs records (nika/fair.h); NULL: they are not signed. The public key is there once READY has come. */
    void (*sign)(void *context, const void *bytes, size_t size, uint8_t *signature);
    const uint8_t *key;
    struct nika_limits limits;
    /* Timeouts and delays in milliseconds; 0 selects the default. */
    int64_t pace;           /* delay between the previous act and a computer player's, however long it thought */
    int64_t together_least; /* a simultaneous question is resolved no sooner than this */
    int64_t together_most;  /* after this the computer answers it for whoever has not (live clocks or none) */
    int64_t reveal_most;    /* after this the cards are dealt, even if a person has not revealed her contribution */
    int64_t idle_most;      /* idle timeout without a clock: the computer takes over for a connected player who does
                             * nothing */
    /* How often something is stored, so that everybody is told when nothing can be; 0: each minute, and nobody is told. */
    int64_t store_every;
    bool no_pace;  /* pace and together_least really are 0: for tests and load generators */
    bool no_rates; /* no rate limits, and no limits per address or person: for load generators */
    /* After how many days what goes: the talk of finished games, running games in which nothing happens, finished
     * games; 0: never. */
    unsigned keep_talk, keep_unfinished, keep_games;
    bool archives;     /* games that go are archived before (effect ARCHIVE) */
    bool carries;      /* several servers share the store: connections can be handed over (effect CARRY) */
    bool sleep_always; /* tables sleep whenever nothing is under way: for tests */
};

struct nika_server_core;

/* NULL if out of memory. A later allocation failure aborts the program, which loses nothing that was acknowledged. */
struct nika_server_core *nika_server_core_new(const struct nika_server_core_settings *settings);
void nika_server_core_free(struct nika_server_core *core);

/* Whether the rows of a kind are read at startup; the others are loaded when they are wanted. */
bool nika_server_core_reads(enum nika_row_kind kind);

/* Handles one event. `emit` is called for each effect, in order, and must not call back into the server core. */
void nika_server_core_step(struct nika_server_core *core, const struct nika_event *event);

/* When the next timer fires (as in `now`), so when a TIME event is wanted; INT64_MAX if no timer is set. */
int64_t nika_server_core_next(const struct nika_server_core *core);

/* After CLOSING: whether nothing is pending any more and the server can exit; handing over, whether all is written. */
bool nika_server_core_at_rest(const struct nika_server_core *core);

/*
 * Whether the store has been found to hold something else of a table than this server core wrote. Either another one writes
 * by now, or the store goes on from an older copy of itself. The table stands still: only a new server core can go on.
 */
bool nika_server_core_differs(const struct nika_server_core *core);

/* Metrics for the operator. */
struct nika_server_core_figures {
    uint64_t connections, tables_open, tables_running, tables_over, tables_damaged, tables_asleep, people, sessions;
    uint64_t tables_closed; /* games that hosts have ended */
    uint64_t games_archived, games_removed, games_closed, talk_removed, sessions_removed; /* by retention */
    uint64_t moves, undos, evicted, refused, stale, repeated, not_kept, taken_over, messages, requests, slow_downs,
        games;
    uint64_t limits_reached[NIKA_LIMIT_COUNT]; /* how often somebody was refused because of each */
};
void nika_server_core_figures(const struct nika_server_core *core, struct nika_server_core_figures *figures);

#endif
