/*
 * hosts.h: what hosts see and do, as host_requests.c, bans.c, audit.c, reports.c, closing.c and erasing*.c share it. A host is whoever
 * runs the server and asks over the local socket, or a person who got the role from there.
 *
 * Rows:
 *     BAN, key "ban/WHO", "mute/WHO", "role/WHO" or "network/10.1.0.0/16"; value:
 *         {"date":ms,"until":ms,"why":"…","name":"Ada"}, without "until": for good
 *     BAN, key "erase/WHO": this person is being erased (erasing.c)
 *     REPORT, key: its number; value as protocol.md shows it
 *     AUDIT, key: its number; value: {"date":ms,"by":"console"|WHO,"what":"ban", … }: ids and no names
 * Numbers are 16 hexadecimal digits, so that keys are in the order of time. Bans end by the wall clock: they are meant
 * for people, and a ban "for a day" does not stand still while the server is down.
 */
#ifndef NIKA_SERVER_CORE_HOSTS_H
#define NIKA_SERVER_CORE_HOSTS_H

#include "people.h"

enum {
    WHY_LETTERS = 200, /* characters of a reason */
    WHY_MAX = 801,
    NUMBER_MAX = 17,      /* a number as a key, and a NUL */
    NETWORK_TEXT_MAX = 52 /* "…/128", and a NUL */
};

enum ban_kind { BAN_PERSON, BAN_TALK, BAN_NETWORK, BAN_ROLE, BAN_ERASED, BAN_KINDS };

/* One row of BAN. */
struct ban {
    enum ban_kind kind;
    uint64_t who;
    uint8_t network[16]; /* IPv4 as ::ffff:a.b.c.d */
    unsigned bits;
    int64_t date, until; /* INT64_MAX: for good */
    char name[PERSON_NAME_MAX];
    char why[WHY_MAX];
};

/* A request of a host: `by` is who asks, 0 for the local socket. */
struct host_request {
    const struct nika_event *event;
    uint64_t by;
    struct nika_json body; /* of a POST: an object */
};

/*
 * host_requests.c
 */
/* Common members of bodies; if one is missing or wrong, that is answered and false returned. */
bool hosts_read_who(struct nika_server_core *core, const struct host_request *request, uint64_t *who);
bool hosts_read_text(struct nika_server_core *core, const struct host_request *request, const char *key,
                     unsigned letters, struct nika_text *clean); /* absent: "" */
/* from=K of a query; if it is wrong, that is answered and false returned. */
bool hosts_read_from(struct nika_server_core *core, const struct nika_event *event, uint32_t *from);
void hosts_respond_done(struct nika_server_core *core, nika_connection connection);
/* Whether a write succeeded; if not, that is answered. */
bool hosts_kept(struct nika_server_core *core, const struct pending *pending, const struct nika_event *event);
void hosts_write_who(const char *key, uint64_t who, struct nika_writer *writer);
/* The value of a parameter in a query, still encoded; "" if it is absent. */
struct nika_json hosts_parameter(const char *query, const char *name);

/*
 * bans.c
 */
const struct ban *bans_find(const struct nika_server_core *core, enum ban_kind kind, uint64_t who);
void bans_write(const struct ban *ban, struct nika_writer *writer); /* null or {"until":…,"why":…} */
void bans_ban(struct nika_server_core *core, const struct host_request *request);
void bans_unban(struct nika_server_core *core, const struct host_request *request);
void bans_mute(struct nika_server_core *core, const struct host_request *request);
void bans_unmute(struct nika_server_core *core, const struct host_request *request);
void bans_role(struct nika_server_core *core, const struct host_request *request);
void bans_list(struct nika_server_core *core, const struct host_request *request);
/* Rows and memory. */
void bans_key(const struct ban *ban, char key[NIKA_KEY_MAX]);
void bans_value(const struct ban *ban, struct nika_text *text);
void bans_remember(struct nika_server_core *core, const struct ban *ban);
void bans_forget(struct nika_server_core *core, const struct ban *ban);

/*
 * audit.c: what hosts did. An entry is begun, the caller adds members, and it is stored together with the act itself.
 */
struct audit {
    char value[2048], key[NUMBER_MAX], old[NUMBER_MAX], next[24];
    struct nika_text text;
    struct nika_writer writer;
};
void audit_begin(const struct nika_server_core *core, const struct host_request *request, const char *what,
                 struct audit *audit);
enum { AUDIT_OPS_MAX = 8, AUDIT_OPS_MOST = 3 }; /* operations of an act, and of its entry */
/* Ends an entry; the operations that store it are put into `ops`, and need the entry until they are passed on. */
unsigned audit_end(struct nika_server_core *core, struct audit *audit, struct nika_op ops[AUDIT_OPS_MOST]);
void audit_keep(struct nika_server_core *core, const struct pending *pending, struct audit *audit,
                const struct nika_op *ops, unsigned count);
void audit_list(struct nika_server_core *core, const struct host_request *request);
void number_key(uint64_t number, char key[NUMBER_MAX]);

/*
 * reports.c
 */
unsigned reports_open(const struct nika_server_core *core);
void reports_list(struct nika_server_core *core, const struct host_request *request);
void reports_done(struct nika_server_core *core, const struct host_request *request, const char *id);

/*
 * closing.c: ending a table against its players' will.
 */
void closing_request(struct nika_server_core *core, const struct host_request *request);
void closing_tables(struct nika_server_core *core, const struct host_request *request);

/*
 * export.c: everything about a person.
 */
void export_person(struct nika_server_core *core, const struct host_request *request);

/*
 * erasing.c: a person is forgotten, her games are not.
 */
void erasing_request(struct nika_server_core *core, const struct host_request *request);
unsigned erasing_count(const struct nika_server_core *core); /* people who are being erased */

/* Private to erasing.c and erasing_store.c. */
enum { ERASING_BATCH = 64 };            /* games looked up at once */
extern const char erasing_name_given[]; /* instead of hers */
struct erasing {
    int64_t next_at; /* when the next step is due; INT64_MAX: one is under way, or there is nothing to do */
    bool busy;       /* one is under way */
    bool again;      /* somebody else came: from the beginning */
    bool reports;    /* they are done */
    bool days;       /* results of deals of the day are */
    int64_t from;    /* finished games that ended before this are done */
    int64_t oldest;  /* when the oldest table was opened that was not over when games were last looked up */
    struct ended {
        uint64_t table;
        int64_t ended;
    } games[ERASING_BATCH];
    unsigned count, at;
};
struct table;
/* The end of a step: the next one comes after a while. */
void erasing_go_on(struct nika_server_core *core, int64_t after);
struct pending *erasing_expect(struct nika_server_core *core,
                               void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *));
bool erasing_kept(struct nika_server_core *core, const struct nika_event *event); /* if not, it is tried again */
struct seat *erasing_seat(const struct nika_server_core *core,
                          struct table *table); /* NULL if nobody there is erased */
/* Steps: rows of a running game that still have her name (false if there are none); all reports; some results of deals of
 * the day; the next game. */
bool erasing_running(struct nika_server_core *core);
void erasing_reports(struct nika_server_core *core);
void erasing_days(struct nika_server_core *core);
void erasing_game(struct nika_server_core *core);

/* Private to bans.c, audit.c, reports.c and those two. */
struct report {
    uint64_t number;
    bool done;
};

struct hosts {
    struct hash_map bans[BAN_KINDS]; /* struct ban, by who; networks are below */
    struct ban **networks;
    unsigned network_count;
    uint64_t audit_next; /* the next entry's number */
    struct report *reports;
    unsigned report_count;
    uint64_t report_next;
    bool marking;            /* a report is being marked as done, or reports are being changed */
    struct erasing *erasing; /* private to erasing.c and erasing_store.c */
};

#endif
