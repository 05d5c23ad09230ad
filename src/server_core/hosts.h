/*
 * hosts.h: what hosts see and do, as host_requests.c, bans.c, audit.c, reports.c and closing.c share it. A host is whoever
 * runs the server and asks over the local socket, or a person who got the role from there.
 *
 * Rows:
 *     BAN, key "ban/WHO", "mute/WHO", "role/WHO" or "network/10.1.0.0/16"; value:
 *         {"date":ms,"until":ms,"why":"…","name":"Ada"}, without "until": for good
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

enum ban_kind { BAN_PERSON, BAN_TALK, BAN_NETWORK, BAN_ROLE, BAN_KINDS };

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

/*
 * audit.c: what hosts did. An entry is begun, the caller adds members, and it is stored together with the act itself.
 */
struct audit {
    char value[2048];
    struct nika_text text;
    struct nika_writer writer;
};
void audit_begin(const struct nika_server_core *core, const struct host_request *request, const char *what,
                 struct audit *audit);
enum { AUDIT_OPS_MAX = 8 }; /* operations of an act */
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

/* Private to bans.c, audit.c and reports.c. */
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
    bool marking; /* a report is being marked as done */
};

#endif
