/*
 * inside.h: what the heart's files share: who is there, what is under way, and the functions by which they call one
 * another.
 */
#ifndef NIKA_HEART_INSIDE_H
#define NIKA_HEART_INSIDE_H

#include <nika/fair.h>
#include <nika/heart.h>
#include <nika/json.h>
#include <nika/plant.h>
#include <nika/play.h>

#include "list.h"
#include "map.h"

enum {
    PERSON_NAME_MAX = 97, /* 24 characters of at most 4 bytes, and a NUL */
    REQUEST_ID_MAX = 33,  /* 32 characters and a NUL */
    TALK_MAX = 801,       /* 200 characters of at most 4 bytes, and a NUL */
    ENTERED_MAX = 16,     /* tables that a connection has entered */
    ORIGIN_MAX = 48,      /* bytes of what an address is told apart by */
    ANSWER_MAX = 65536    /* bytes of a message to a client: a table, a view, 32 acts of the past */
};

struct session;
struct table;

/* How often something may be done: a bucket of so many, which gets one more each period. All zero, it is full. */
struct rate {
    int64_t full; /* when it will be full again */
};

/* A person, guest or account: one for each `who` that has a session or a seat. */
struct person {
    uint64_t who;
    char name[PERSON_NAME_MAX];
    bool account;
    bool account_comes;       /* one is being kept for this guest */
    unsigned connections;     /* that said hello */
    unsigned tables;          /* that are open or running and have this person as their host */
    unsigned tickets;         /* that were given out and not used */
    struct rate talk;         /* at all tables */
    struct session *sessions; /* the newest first */
};

/* A WebSocket. */
struct connection {
    struct link link; /* among those that are to say hello */
    nika_connection id;
    struct person *person; /* NULL before hello */
    uint64_t session;      /* its number: a connection ends with the session that it was opened by */
    int64_t deadline;      /* for hello */
    bool as_json;          /* how views are sent */
    char address[NIKA_ADDRESS_MAX];
    struct rate requests;
    unsigned warnings; /* how often in a row it was told to slow down */
    unsigned faults;   /* messages that were none */
    struct table *entered[ENTERED_MAX];
    unsigned entered_count;
};

/* Something that was asked for and is still to come: of the store, of a thinker, of the hasher. */
struct pending {
    nika_ticket ticket;
    void (*then)(struct nika_heart *heart, struct pending *pending, const struct nika_event *event);
    nika_connection connection; /* who waits for the answer; it may be gone by then */
    char id[REQUEST_ID_MAX];    /* of the request */
    uint64_t table, who;
    void *more; /* allocated; freed with the pending */
};

struct nika_heart {
    struct nika_heart_settings settings;
    int64_t before;    /* how long servers had been running before this one */
    int64_t now, date; /* `now` counts on from there */
    int64_t time_kept;
    uint64_t epoch;
    bool ready, closing;
    nika_ticket last_ticket;
    struct map connections;    /* struct connection, by id */
    struct map tables;         /* struct table, by id */
    struct map people;         /* struct person, by who */
    struct map pending;        /* struct pending, by ticket */
    struct list strangers;     /* struct connection, before hello, in the order of their deadlines */
    struct people *registry;   /* accounts, sessions, tickets: people.c's own */
    struct rates *rates;       /* of addresses and names: rates.c's own */
    struct calendar *calendar; /* what is due when: calendar.c's own */
    struct nika_heart_figures figures;
    char answer[ANSWER_MAX]; /* messages are made here */
};

/*
 * heart.c
 */
void *heart_allocate(size_t size); /* zeroed; never NULL */
void *heart_enlarge(void *memory, size_t size);

/* A server had been running until then: said by what was kept, at the start. */
void heart_ran_until(struct nika_heart *heart, int64_t at);

uint64_t heart_random_number(struct nika_heart *heart); /* never 0 */

void heart_emit(const struct nika_heart *heart, const struct nika_effect *effect); /* any effect */
void heart_send(struct nika_heart *heart, nika_connection connection, const struct nika_text *message);
void heart_close(struct nika_heart *heart, nika_connection connection, unsigned code);
void heart_log(struct nika_heart *heart, const char *word, nika_connection connection, const char *table);

/* A new pending, with a ticket of its own, zeroed otherwise; goes once `then` has returned. */
struct pending *heart_expect(struct nika_heart *heart,
                             void (*then)(struct nika_heart *, struct pending *, const struct nika_event *));
/* Asks the store to keep operations all together; what comes of it goes to the pending's `then`. */
void heart_keep(struct nika_heart *heart, const struct pending *pending, const struct nika_op *ops, unsigned count);

struct connection *heart_connection(const struct nika_heart *heart, nika_connection id); /* NULL if it is gone */

/* Ids: 16 hexadecimal digits. */
void heart_id_text(uint64_t id, char text[NIKA_TABLE_ID_MAX]);
bool heart_id_read(const char *text, size_t size, uint64_t *id);

/*
 * answer.c: answers to requests on a WebSocket.
 */
struct request {
    struct connection *connection;
    char id[REQUEST_ID_MAX];
    struct nika_json body;
};
/* {"re":id,"ok":true … : goes on with further members; answer_end sends it, if the connection is still there. An id that
 * could not be read is NULL. */
struct nika_writer answer_begin(struct nika_heart *heart, const char *id, struct nika_text *text);
void answer_end(struct nika_heart *heart, nika_connection connection, struct nika_writer *writer);
/* {"re":id,"ok":false,"error":word … : the same for an error that has more to say. */
struct nika_writer answer_begin_error(struct nika_heart *heart, const char *id, const char *word,
                                      struct nika_text *text);
void answer_fine(struct nika_heart *heart, nika_connection connection, const char *id);
void answer_error(struct nika_heart *heart, nika_connection connection, const char *id, const char *word);
void answer_bad_value(struct nika_heart *heart, nika_connection connection, const char *id, const char *where);
void answer_slow_down(struct nika_heart *heart, nika_connection connection, const char *id, int64_t wait);

/*
 * people.c, signing.c, requests.c, rates.c, names.c: who is who. HTTP requests.
 */
void people_begin(struct nika_heart *heart);
void people_end(struct nika_heart *heart);
void people_row(struct nika_heart *heart, const struct nika_event *event); /* a row of the store, at the start */
struct person *people_by_token(struct nika_heart *heart, const char *token, size_t size); /* NULL if it is not valid */
/* The person of a ticket, and the number of the session that it was drawn for; once, then NULL. */
struct person *people_by_ticket(struct nika_heart *heart, const char *ticket, size_t size, uint64_t *session);
/* The person of an entry of a log: there already, or made from it. */
struct person *people_known(struct nika_heart *heart, uint64_t who, const char *name);
/* A number for bytes, by which they are found in maps: nobody outside can make numbers that fall together. */
uint64_t people_number(const struct nika_heart *heart, const void *bytes, size_t size);
int64_t people_next(const struct nika_heart *heart); /* when something of theirs is due (old tickets) */
void people_time(struct nika_heart *heart);
void requests_handle(struct nika_heart *heart, const struct nika_event *event);
/* Takes one from a bucket that holds `burst` and gets one more each `period` milliseconds: 0. If it is empty: after how
 * many milliseconds there will be one. */
int64_t rate_wait(struct rate *rate, int64_t now, int64_t period, unsigned burst);
void rates_begin(struct nika_heart *heart);
void rates_end(struct nika_heart *heart);
/* Whether an address may do this again: 0, or how many milliseconds it has to wait. `what`: "request", "session",
 * "password", "connect", "open". The same for somebody who gives this name, folded: "name". */
int64_t rates_wait(struct nika_heart *heart, const char *address, const char *what);
int64_t rates_wait_name(struct nika_heart *heart, const char *folded, const char *what);
/* What addresses are told apart by: all of IPv4, also where it is written as IPv6; of IPv6 the first 64 bits, since who has
 * one has them all; text that is no address, as it is. Returns how many bytes it is. */
size_t rates_origin(const char *address, uint8_t origin[ORIGIN_MAX]);
/* A name, or what somebody says, as it may be shown to others: valid UTF-8, no control characters, invisible ones left out,
 * blanks of all kinds as single ones and none around it, marks only over something, 1 to `most` characters. False if it
 * can't be made of it. */
bool names_clean(const char *bytes, size_t size, unsigned most, struct nika_text *clean);
/* A name without case, by which accounts are told apart: in Latin, Greek, Cyrillic and Armenian letters, also with accents
 * and wide ones, and with ß as ss. Letters with an accent behind them are not those that have it in them. At most as many
 * bytes as the name. */
void names_fold(const char *name, struct nika_text *folded);

/*
 * connections.c: WebSockets: hello, dispatch by "do", limits.
 */
void connections_opened(struct nika_heart *heart, const struct nika_event *event);
void connections_message(struct nika_heart *heart, const struct nika_event *event);
void connections_dropped(struct nika_heart *heart, const struct nika_event *event);
void connections_closed(struct nika_heart *heart, nika_connection id);
void connections_time(struct nika_heart *heart);
int64_t connections_next(const struct nika_heart *heart);
void connections_closing(struct nika_heart *heart); /* tells them all */
/* A person's session has ended, and so do its connections; or (not 0) another one goes on in its place. */
void connections_session(struct nika_heart *heart, const struct person *person, uint64_t session, uint64_t next);

/*
 * The files of tables (table.h says what they share): for people.c and connections.c.
 */
void tables_end(struct nika_heart *heart);
void tables_entry(struct nika_heart *heart, const struct nika_event *event); /* an entry of a log, at the start */
void tables_ready(struct nika_heart *heart);                                 /* all logs were read */
void tables_time(struct nika_heart *heart);
int64_t tables_next(const struct nika_heart *heart);
bool tables_at_rest(const struct nika_heart *heart);
/* Handles a request whose `do` is one of tables; false if there is no such. */
bool tables_request(struct nika_heart *heart, const char *what, const struct request *request);
void tables_resync(struct nika_heart *heart, struct connection *connection); /* everything of every table it entered */
void tables_leave(struct nika_heart *heart, struct connection *connection);  /* it is gone */
/* Members "tables":[…] of an answer, as many as fit; {"is":"table"} without talk each. */
void tables_list(const struct nika_heart *heart, struct nika_writer *writer);
/* Answers GET /api/mine. */
void mine_respond(struct nika_heart *heart, nika_connection connection, const struct person *person);
/* Answers GET /api/tables/TABLE, and …/record. `person` may be NULL. */
void tables_about(struct nika_heart *heart, nika_connection connection, uint64_t table, const struct person *person);
void tables_record(struct nika_heart *heart, nika_connection connection, uint64_t table, const struct person *person);
/* Responds to an HTTP request: with JSON, with bytes of any type, or with an error's word. */
void respond(struct nika_heart *heart, nika_connection connection, unsigned status, const struct nika_text *body,
             const char *cookie);
void respond_bytes(struct nika_heart *heart, nika_connection connection, const char *type, const char *bytes,
                   size_t size);
void respond_error(struct nika_heart *heart, nika_connection connection, unsigned status, const char *word);

#endif
