/*
 * limits.h: how much of the server strangers may use: one list of all limits, from which the settings of `nika serve`, the
 * server core, the metrics and the hosts' overview are made.
 *
 * A limit "per address" counts an IPv4 address, or the /64 of an IPv6 address. Larger networks around it have larger
 * limits, so that nobody gains by having many addresses: NIKA_LIMIT_LEVELS below.
 */
#ifndef NIKA_LIMITS_H
#define NIKA_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

/*
 * LIMIT(name, usual, evening, least, most): the default; the default for an evening in one room, when everybody has the
 * same address; and which values an operator may choose. Rates are counted per address: so many a minute in the long
 * run, and a burst.
 */
/* clang-format off */
#define NIKA_LIMITS(LIMIT)                                                                                             \
    LIMIT(max_connections, 20000, 20000, 1, 1000000)      /* WebSockets, and connections of all kinds */               \
    LIMIT(max_per_address, 64, 2000, 1, 1000000)          /* connections of one address */                             \
    LIMIT(max_queued, 64, 64, 1, 65536)                   /* mebibytes that wait for all slow clients together */      \
    LIMIT(connections_per_person, 8, 8, 1, 1000)          /* WebSockets */                                             \
    LIMIT(requests_per_minute, 1200, 30000, 1, 1000000)   /* HTTP requests to the interface */                         \
    LIMIT(requests_burst, 200, 4000, 1, 1000000)                                                                       \
    LIMIT(connects_per_minute, 300, 6000, 1, 1000000)     /* new WebSockets */                                         \
    LIMIT(connects_burst, 100, 2000, 1, 1000000)                                                                       \
    LIMIT(guests_per_minute, 1, 60, 1, 1000000)           /* new guests and accounts */                                \
    LIMIT(guests_burst, 30, 300, 1, 1000000)                                                                           \
    LIMIT(passwords_per_minute, 6, 60, 1, 1000000)        /* passwords to be checked, or new ones */                   \
    LIMIT(passwords_burst, 5, 100, 1, 1000000)                                                                         \
    LIMIT(tables_per_minute, 6, 60, 1, 1000000)           /* new tables */                                             \
    LIMIT(tables_burst, 20, 200, 1, 1000000)                                                                           \
    LIMIT(acts_per_minute, 120, 2400, 1, 1000000)         /* what is written besides moves: sitting down, talk, undo */\
    LIMIT(acts_burst, 120, 1200, 1, 1000000)                                                                           \
    LIMIT(max_sessions, 200000, 200000, 16, 10000000)     /* kept in all */                                            \
    LIMIT(max_accounts, 50000, 50000, 1, 10000000)        /* in all */                                                 \
    LIMIT(sessions_per_address, 200, 2000, 1, 1000000)    /* used from there, of guests */                             \
    LIMIT(guest_days, 30, 30, 1, 90)                      /* a guest's unused session lasts */                         \
    LIMIT(max_tables, 10000, 10000, 1, 1000000)           /* open or running */                                        \
    LIMIT(tables_per_person, 20, 20, 1, 1000000)          /* open or running, as host */                               \
    LIMIT(tables_per_address, 60, 600, 1, 1000000)                                                                     \
    LIMIT(listed_per_person, 5, 5, 1, 1000000)            /* of them, in the list of tables */                         \
    LIMIT(listed_per_address, 20, 300, 1, 1000000)                                                                     \
    LIMIT(seats_per_person, 10, 10, 1, 1000000)           /* at tables that have not started */                        \
    LIMIT(seats_per_address, 60, 600, 1, 1000000)                                                                      \
    LIMIT(seat_minutes, 30, 30, 1, 100000)                /* such a seat is kept for a person who is not there */      \
    LIMIT(table_entries, 16384, 16384, 256, 1000000)      /* of a game's log; then only moves are added to it */       \
    LIMIT(open_entries, 200, 200, 8, 100000)              /* of a table that has not started; then it is compacted */  \
    LIMIT(talk_per_minute, 30, 30, 1, 1000000)            /* lines of one person */                                    \
    LIMIT(talk_burst, 5, 5, 1, 1000)                                                                                   \
    LIMIT(thinking, 16, 16, 1, 10000)                     /* turns handed to threads at a time; usual: two a thread */
/* clang-format on */

#define NIKA_LIMIT_NAME(name, usual, evening, least, most) NIKA_LIMIT_##name,
enum nika_limit { NIKA_LIMITS(NIKA_LIMIT_NAME) NIKA_LIMIT_COUNT };
#undef NIKA_LIMIT_NAME

/*
 * The networks that are counted besides an address itself, and how many times as much is allowed to each: IPv4 /24; IPv6
 * /56 and /48, since a customer may have a whole /48, which is 65,536 times a /64.
 */
enum { NIKA_LIMIT_LEVELS = 3 };

struct nika_limit_row {
    const char *name; /* with underscores */
    unsigned usual, evening, least, most;
};
extern const struct nika_limit_row nika_limit_list[NIKA_LIMIT_COUNT];

/* What an operator has chosen. */
enum { NIKA_LIMIT_EXEMPT_MAX = 16 };
struct nika_limits {
    bool evening;
    unsigned values[NIKA_LIMIT_COUNT]; /* 0: the default */
    /* Networks whose members are not counted by address. IPv4 is written as in IPv6: ::ffff:192.0.2.1. */
    struct nika_limit_network {
        uint8_t bytes[16];
        unsigned bits;
    } exempt[NIKA_LIMIT_EXEMPT_MAX];
    unsigned exempt_count;
};

unsigned nika_limit_value(const struct nika_limits *limits, enum nika_limit limit);

#endif
