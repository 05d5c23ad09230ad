/*
 * server_core_internal.h: what the server core's files share: people, connections, pending operations, and the internal functions.
 */
#ifndef NIKA_SERVER_CORE_INTERNAL_H
#define NIKA_SERVER_CORE_INTERNAL_H

#include <nika/fair.h>
#include <nika/fault.h>
#include <nika/json.h>
#include <nika/options.h>
#include <nika/play.h>
#include <nika/server_core.h>

#include "hash_map.h"
#include "list.h"

enum {
    PERSON_NAME_MAX = 97, /* 24 characters of at most 4 bytes, and a NUL */
    REQUEST_ID_MAX = 33,  /* 32 characters and a NUL */
    TALK_MAX = 801,       /* 200 characters of at most 4 bytes, and a NUL */
    ENTERED_MAX = 16,     /* tables that a connection may enter */
    ANSWER_MAX = 65536    /* bytes of a message to a client: a table, a view, 32 past acts */
};

struct account;
struct session;
struct table;

/* A rate limit (token bucket): holds a burst and regains one token each period. All zero means full. */
struct rate {
    int64_t full; /* when the bucket will be full again */
};

/* A person, guest or account: one for each `who` that has a session or a seat. */
struct person {
    uint64_t who;
    char name[PERSON_NAME_MAX];
    struct account *account;  /* NULL: a guest */
    bool bot;                 /* a program plays for this person, and says so */
    bool account_comes;       /* an account for this guest is being stored */
    bool erased;              /* she is, and is no longer shown as one of the people */
    bool signing_out;         /* the end of all sessions, or of all but one, is being stored */
    unsigned signed_out;      /* how often that has happened: whoever began to sign in before gets no session */
    unsigned connections;     /* after hello */
    unsigned tables;          /* open or running tables that this person hosts */
    unsigned listed;          /* of them, in the list of tables */
    unsigned seats;           /* at open or running tables */
    unsigned waiting;         /* of them, at open ones */
    unsigned tickets;         /* issued and not yet used */
    struct rate talk;         /* rate limit of chat, over all tables */
    struct rate reports;      /* and of reports to hosts */
    struct session *sessions; /* newest first */
};

/* A WebSocket connection. */
struct connection {
    struct link link; /* in the list of those that have yet to say hello */
    nika_connection id;
    struct person *person; /* NULL before hello */
    uint64_t session;      /* its session's number: the connection ends with the session that opened it */
    int64_t deadline;      /* for hello */
    bool as_json;          /* how views are sent */
    unsigned resumes;      /* tables that it had entered at another server core, and has not entered here yet */
    char address[NIKA_ADDRESS_MAX];
    struct rate requests;
    unsigned warnings; /* how often in a row it was told to slow down */
    unsigned faults;   /* messages that were none */
    struct table *entered[ENTERED_MAX];
    unsigned entered_count;
};

/* A pending operation: an effect whose reply (from the store, the thread pool, the hasher) has yet to come. */
struct pending {
    nika_ticket ticket;
    void (*then)(struct nika_server_core *core, struct pending *pending, const struct nika_event *event);
    nika_connection connection; /* who waits for the answer; may have disconnected by then */
    char id[REQUEST_ID_MAX];    /* the request's id */
    uint64_t table, who;
    bool lost_freely; /* another server core can do it again: nobody has to wait for it when this one hands over */
    void *more;       /* allocated; freed together with the pending operation */
};

struct nika_server_core {
    struct nika_server_core_settings settings;
    int64_t before;                  /* how long earlier servers had been running */
    int64_t now, date;               /* `now` continues from there */
    int64_t time_kept, unkept_since; /* when it was written last; since when that has failed, INT64_MAX: it has not */
    bool keeps_time;                 /* it is being written */
    uint64_t epoch;
    struct nika_disk disk;
    bool held_up;     /* nothing can be stored, which everybody was told */
    uint64_t reading; /* at startup: the table whose log is being read, or 0 */
    bool ready, closing, hands_over, differs;
    nika_ticket last_ticket;
    struct hash_map connections; /* struct connection, by id */
    struct hash_map tables;      /* struct table, by id */
    struct hash_map people;      /* struct person, by who */
    struct hash_map pending;     /* struct pending, by ticket */
    struct list strangers;       /* struct connection, before hello, ordered by deadline */
    struct people *registry;     /* accounts, sessions, tickets: private to people.c */
    struct hosts *hosts;         /* bans, roles and reports: private to the files of hosts.h */
    struct rate_limits *rates;   /* rate limits of addresses and names: private to rate_limits.c */
    struct timers *timers;       /* timers: private to timers.c */
    struct retention *retention; /* private to retention.c */
    struct hash_map rewritings;  /* logs that are being rewritten, by table: private to log_rewriting.c */
    nika_ticket log_changed;     /* the last one before a log was changed */
    uint8_t kick_key[32];        /* private to limits.c, see kick_mark */
    bool has_kick_key;
    struct thinking_queue *thinking; /* private to thinking.c */
    struct days *days;               /* private to days.c */
    struct nika_server_core_figures figures;
    char answer[ANSWER_MAX]; /* buffer in which messages are built */
};

/*
 * server_core.c
 */
void *core_allocate(size_t size); /* zeroed; never NULL */
void *core_enlarge(void *memory, size_t size);
/* Room for one more in a list of `count` elements that may have `most`: it doubles, beginning with four. */
void *core_grow(void *list, unsigned count, unsigned most, size_t element);

/* At startup: what was read shows that a server had been running until then. */
void core_ran_until(struct nika_server_core *core, int64_t at);

uint64_t core_random_number(struct nika_server_core *core); /* never 0 */
int64_t core_date(const struct nika_server_core *core);     /* today; a clock set to before 1970 counts as 1970 */

void core_emit(const struct nika_server_core *core, const struct nika_effect *effect); /* emits any effect */
void core_send(struct nika_server_core *core, nika_connection connection, const struct nika_text *message);
void core_close(struct nika_server_core *core, nika_connection connection, unsigned code);
void core_log(struct nika_server_core *core, const char *word, nika_connection connection, const char *table);

/* A new pending operation with its own ticket, otherwise zeroed; freed once `then` has returned. */
struct pending *core_expect(struct nika_server_core *core,
                            void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *));
/* Asks the store for one atomic write; the outcome goes to the pending operation's `then`. */
void core_keep(struct nika_server_core *core, const struct pending *pending, const struct nika_op *ops, unsigned count);

struct connection *core_connection(const struct nika_server_core *core, nika_connection id); /* NULL if it has closed */

/* Ids: 16 hexadecimal digits. */
void core_id_text(uint64_t id, char text[NIKA_TABLE_ID_MAX]);
bool core_id_read(const char *text, size_t size, uint64_t *id);

/*
 * limits.c: limits (nika/limits.h), and whom they count.
 */
unsigned limit_of(const struct nika_server_core *core, enum nika_limit limit);
void limit_reached(struct nika_server_core *core, enum nika_limit limit); /* somebody was refused: for the metrics */
/*
 * Where somebody comes from: keyed numbers of her address and of the networks around it, from the smallest to the
 * largest, and how many times as much is allowed to each. No levels: exempt.
 */
struct origin {
    unsigned levels;
    uint64_t numbers[NIKA_LIMIT_LEVELS];
    unsigned factors[NIKA_LIMIT_LEVELS];
};
struct origin origin_of(const struct nika_server_core *core, const char *address);
/*
 * The network that a kick applies to: a whole IPv4 address, the /56 of an IPv6 address; 0 if it is exempt, or if
 * everybody has the same (an evening in one room). And what stands for it in a log: a keyed hash, 0 for 0.
 */
uint64_t kick_network(const struct nika_server_core *core, const char *address);
uint64_t kick_mark(struct nika_server_core *core, uint64_t network);
void kick_key_row(struct nika_server_core *core, const char *bytes, size_t size); /* the key, at startup */
extern const char kick_key_name[];                                                /* of its row */

/* holders.c: whether the people of an address hold as much as it may: NIKA_LIMIT_…_per_address of seats, listed, tables. */
bool holders_full(struct nika_server_core *core, const char *address, enum nika_limit limit);
/* Whose account is charged for what a person's tables use: her network's, or if that is not known her own. */
uint64_t holders_owner(const struct nika_server_core *core, uint64_t who);

/*
 * replies.c: answers to requests on a WebSocket.
 */
struct request {
    struct connection *connection;
    char id[REQUEST_ID_MAX];
    struct nika_json body;
};
/*
 * {"re":id,"ok":true … : the caller adds members; reply_end sends it if the connection is still open. NULL stands for
 * an id that could not be read.
 */
struct nika_writer reply_begin(struct nika_server_core *core, const char *id, struct nika_text *text);
void reply_end(struct nika_server_core *core, nika_connection connection, struct nika_writer *writer);
/* {"re":id,"ok":false,"error":word … : the same for an error with further members. */
struct nika_writer reply_begin_error(struct nika_server_core *core, const char *id, const char *word,
                                     struct nika_text *text);
void reply_fine(struct nika_server_core *core, nika_connection connection, const char *id);
void reply_error(struct nika_server_core *core, nika_connection connection, const char *id, const char *word);
void reply_bad_value(struct nika_server_core *core, nika_connection connection, const char *id, const char *where);
void reply_slow_down(struct nika_server_core *core, nika_connection connection, const char *id, int64_t wait);

/*
 * people.c, accounts.c, sign_in.c, account_requests.c, server_core_requests.c, rate_limits.c, names.c: authentication, HTTP requests, rate limits.
 */
void people_begin(struct nika_server_core *core);
void people_end(struct nika_server_core *core);
void people_row(struct nika_server_core *core, const struct nika_event *event); /* a row of the store, at startup */
void people_ready(struct nika_server_core *core);                               /* all rows have been read */
struct person *people_by_token(struct nika_server_core *core, const char *token, size_t size); /* NULL if the session
                                                                                           * token is not valid */
/* Redeems a ticket: its person and the number of the session it was issued for. Works once, then NULL. */
struct person *people_by_ticket(struct nika_server_core *core, const char *ticket, size_t size, uint64_t *session);
/* The person named in a log entry: already known, or created from it. */
struct person *people_known(struct nika_server_core *core, uint64_t who, const char *name);
/* A keyed hash of bytes for the hash maps: outsiders cannot construct collisions. */
uint64_t people_number(const struct nika_server_core *core, const void *bytes, size_t size);
int64_t people_next(const struct nika_server_core *core); /* when their next timer fires (expiring tickets) */
void people_time(struct nika_server_core *core);
void requests_handle(struct nika_server_core *core, const struct nika_event *event);
/*
 * Takes a token from a bucket of `burst` that regains one each `period` milliseconds. Returns 0, or if it is empty, the
 * milliseconds until there is one.
 */
int64_t rate_wait(struct rate *rate, int64_t now, int64_t period, unsigned burst);
void rate_limits_begin(struct nika_server_core *core);
void rate_limits_end(struct nika_server_core *core);
/*
 * Rate limit by address: 0 if it may do this now, else how many milliseconds to wait. `what`: "request", "session",
 * "password", "connect", "open", "act". rate_limits_wait_name does the same for something that has a name.
 * rate_limits_wait_guess: for the password of an account, by its folded name; `known`: its owner has signed in from this
 * network before.
 */
int64_t rate_limits_wait(struct nika_server_core *core, const char *address, const char *what);
int64_t rate_limits_wait_name(struct nika_server_core *core, const char *name, const char *what);
int64_t rate_limits_wait_guess(struct nika_server_core *core, const char *folded, const char *address, bool known);
/*
 * Sanitizes a name, chat message or report for display: valid UTF-8, no control characters, invisible ones dropped, whitespace
 * collapsed and trimmed, combining marks only after a base character, 1 to `most` characters (at most 500), in
 * normalization form C. False if that is impossible. names_tidy does the same without normalizing.
 */
bool names_clean(const char *bytes, size_t size, unsigned most, struct nika_text *clean);
bool names_tidy(const char *bytes, size_t size, unsigned most, struct nika_text *clean);
/*
 * Folds a name, by which accounts are told apart: case and compatibility forms (wide letters, ligatures) make no
 * difference, accents do.
 */
void names_fold(const char *name, struct nika_text *folded);
/* A number that is the same for names that look alike (Unicode Technical Standard #39), in any case. */
uint64_t names_looks(const struct nika_server_core *core, const char *name);

/*
 * bans.c, audit.c, reports.c, host_requests.c: what hosts see and do (hosts.h says what they share).
 */
void bans_begin(struct nika_server_core *core);
void bans_end(struct nika_server_core *core);
void bans_row(struct nika_server_core *core, const struct nika_event *event); /* rows of the store, at startup */
void audit_row(struct nika_server_core *core, const struct nika_event *event);
void reports_row(struct nika_server_core *core, const struct nika_event *event);
/*
 * erasing.c: those who are being erased. Whatever is read about them gets another name, and other words.
 */
void erasing_begin(struct nika_server_core *core);
void erasing_end(struct nika_server_core *core);
void erasing_ready(struct nika_server_core *core);
void erasing_time(struct nika_server_core *core);
int64_t erasing_next(const struct nika_server_core *core);
void erasing_hurry(struct nika_server_core *core); /* a table is over, which may be what it waits for */
bool erasing_is(const struct nika_server_core *core, uint64_t who);
void erasing_name(const struct nika_server_core *core, uint64_t who, char *name, size_t room);
void erasing_text(const struct nika_server_core *core, uint64_t who, char *text, size_t room);
/* Handles a request to /api/host; false if it is another. */
bool hosts_request(struct nika_server_core *core, const struct nika_event *event);
bool people_are_hosts(const struct nika_server_core *core, const struct person *person); /* she has the role */
/* Whether a ban forbids a request, a person's session, a connection (with its person, or NULL) or chat; then that is
 * answered. */
bool bans_refuse_request(struct nika_server_core *core, const struct nika_event *event);
bool bans_refuse_person(struct nika_server_core *core, nika_connection connection, uint64_t who);
bool bans_refuse_connection(struct nika_server_core *core, const struct connection *connection,
                            const struct person *person, const char *id);
bool bans_refuse_talk(struct nika_server_core *core, const struct request *request);

/*
 * server_core_connections.c: WebSockets: hello, dispatch by "do", limits.
 */
void connections_opened(struct nika_server_core *core, const struct nika_event *event);
void connections_message(struct nika_server_core *core, const struct nika_event *event);
void connections_dropped(struct nika_server_core *core, const struct nika_event *event);
void connections_closed(struct nika_server_core *core, nika_connection id);
void connections_time(struct nika_server_core *core);
int64_t connections_next(const struct nika_server_core *core);
void connections_closing(struct nika_server_core *core); /* notifies all of them */
void connections_refuse(struct nika_server_core *core);  /* ends those that a ban forbids */
/* Ends a connection that can't go on as it is now; its client may come back. */
void connections_end(struct nika_server_core *core, nika_connection id);
/* Tells the shell with what another server core could go on with a connection. */
void connections_carry(struct nika_server_core *core, const struct connection *connection);
/* A person's session has ended, and with it its connections; or (not 0) another session takes them over. */
void connections_session(struct nika_server_core *core, const struct person *person, uint64_t session, uint64_t next);

/*
 * The files of tables (server_core_table.h says what they share): for people.c and server_core_connections.c.
 */
void tables_end(struct nika_server_core *core);
/* retention.c: how long finished games and their talk stay. */
void retention_begin(struct nika_server_core *core);
void retention_end(struct nika_server_core *core);
void retention_row(struct nika_server_core *core, const char *key, const char *bytes, size_t size); /* of meta */
void retention_ready(struct nika_server_core *core);
void retention_time(struct nika_server_core *core);
int64_t retention_next(const struct nika_server_core *core);
void retention_run(struct nika_server_core *core); /* now, if the host wants it; its figures tell how far it is */
bool retention_is_running(const struct nika_server_core *core);
void rewritings_end(struct nika_server_core *core);
void rewritings_time(struct nika_server_core *core);
int64_t rewritings_next(const struct nika_server_core *core);
void tables_entry(struct nika_server_core *core, const struct nika_event *event);      /* a log entry, at startup */
void tables_unreadable(struct nika_server_core *core, const struct nika_event *event); /* a damaged log, at startup */
void tables_ready(struct nika_server_core *core);                                      /* all logs have been read */
void tables_held_up(struct nika_server_core *core, bool held_up); /* nothing can be stored, or it can again */
void tables_time(struct nika_server_core *core);
int64_t tables_next(const struct nika_server_core *core);
bool tables_at_rest(const struct nika_server_core *core);
/* Handles a request about tables; false if its `do` is not one of them. */
bool tables_request(struct nika_server_core *core, const char *what, const struct request *request);
void tables_resync(struct nika_server_core *core,
                   struct connection *connection); /* resends the full state of every table
                                                                              * it entered */
void tables_leave(struct nika_server_core *core, struct connection *connection); /* it has closed */
/* It had entered a table at another server core: shows the table, answers nothing. False: it is loaded first. */
bool tables_enter_again(struct nika_server_core *core, uint64_t id, struct connection *connection);
/* Members "tables":[…],"more":… of a response, a page from number `from` on; {"is":"table"} without chat each. */
void tables_list(const struct nika_server_core *core, uint32_t from, struct nika_writer *writer);
void jobs_end(struct nika_server_core *core);
void days_end(struct nika_server_core *core);
void records_key(const struct nika_server_core *core,
                 struct nika_writer *writer); /* the member "key": the public one */
/* Answers GET /api/mine. */
void mine_respond(struct nika_server_core *core, nika_connection connection, const struct person *person);
/* Answers GET /api/tables/TABLE, and …/record. `person` may be NULL. */
void tables_about(struct nika_server_core *core, nika_connection connection, uint64_t table,
                  const struct person *person);
void tables_record(struct nika_server_core *core, nika_connection connection, uint64_t table,
                   const struct person *person);
/* Responds to an HTTP request: with JSON, with bytes of any type, or with an error word. */
void respond(struct nika_server_core *core, nika_connection connection, unsigned status, const struct nika_text *body,
             const char *cookie);
void respond_bytes(struct nika_server_core *core, nika_connection connection, const char *type, const char *bytes,
                   size_t size);
void respond_error(struct nika_server_core *core, nika_connection connection, unsigned status, const char *word);

#endif
