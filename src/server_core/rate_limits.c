/*
 * rate_limits.c: rate limits for costly operations, per address (with the networks around it) and per account name. The
 * table of buckets is bounded: the least recently used is evicted first.
 */
#include <stdlib.h>
#include <string.h>

#include "server_core_internal.h"

enum {
    PLACES_MAX = 131072,
    BEFORE_NAME = 48, /* bytes: with them a name is longer than what stands for an address */
    NAME_PER_MINUTE = 60,
    NAME_BURST = 30,
    MINUTE = 60000000 /* microseconds */
};

/* The limited operations: so many a minute, and a burst. */
static const struct {
    const char *what;
    enum nika_limit per_minute, burst; /* the same twice: fixed, see below */
} kinds[] = {
    {"request", NIKA_LIMIT_requests_per_minute, NIKA_LIMIT_requests_burst},    /* any HTTP request to /api */
    {"session", NIKA_LIMIT_guests_per_minute, NIKA_LIMIT_guests_burst},        /* a new guest or account */
    {"password", NIKA_LIMIT_passwords_per_minute, NIKA_LIMIT_passwords_burst}, /* a password hash */
    {"connect", NIKA_LIMIT_connects_per_minute, NIKA_LIMIT_connects_burst},    /* a WebSocket */
    {"open", NIKA_LIMIT_tables_per_minute, NIKA_LIMIT_tables_burst},           /* a new table */
    {"act", NIKA_LIMIT_acts_per_minute, NIKA_LIMIT_acts_burst},                /* a log entry that is not a move */
    /* The same per account, from anywhere: higher, or one address could lock the owner out. */
    {"name", NIKA_LIMIT_COUNT, NIKA_LIMIT_COUNT},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* The source of a request: an address, a network or an account name. */
struct place {
    struct link link;
    uint64_t number;
    int64_t full[KINDS]; /* when each bucket will be full again, in microseconds */
};

struct rate_limits {
    struct hash_map places;
    struct list by_use; /* least recently used first */
};

int64_t rate_wait(struct rate *rate, int64_t now, int64_t period, unsigned burst)
{
    const int64_t full = (rate->full > now ? rate->full : now) + period;
    const int64_t wait = full - now - period * (int64_t)burst;
    if (wait > 0)
        return wait;
    rate->full = full;
    return 0;
}

void rate_limits_begin(struct nika_server_core *core)
{
    core->rates = core_allocate(sizeof *core->rates);
}

void rate_limits_end(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct place *place; (place = hash_map_next(&core->rates->places, &at));)
        free(place);
    hash_map_free(&core->rates->places);
    free(core->rates);
}

static struct place *place_of(struct nika_server_core *core, uint64_t number)
{
    struct rate_limits *rates = core->rates;
    struct place *place = hash_map_get(&rates->places, number);
    if (place) {
        list_remove(&rates->by_use, &place->link);
    } else {
        if (rates->places.count == PLACES_MAX) {
            struct place *oldest = (struct place *)rates->by_use.first;
            list_remove(&rates->by_use, &oldest->link);
            free(hash_map_take(&rates->places, oldest->number));
        }
        place = core_allocate(sizeof *place);
        place->number = number;
        hash_map_put(&rates->places, number, place);
    }
    list_add(&rates->by_use, &place->link);
    return place;
}

/* How long a bucket's next token is away, in microseconds; 0 if there is one. */
static int64_t wait_for(int64_t full, int64_t now, int64_t period, int64_t burst)
{
    const int64_t wait = (full > now ? full : now) + period - now - period * burst;
    return wait > 0 ? wait : 0;
}

static unsigned kind_of(const char *what)
{
    unsigned kind = 0;
    while (strcmp(kinds[kind].what, what) != 0)
        kind++;
    return kind;
}

/* Takes a token at every level of an origin, or, if one of them has none, nowhere. */
static int64_t take(struct nika_server_core *core, const struct origin *origin, const char *what)
{
    const unsigned kind = kind_of(what);
    const bool fixed = kinds[kind].burst == NIKA_LIMIT_COUNT;
    const int64_t each = MINUTE / (fixed ? NAME_PER_MINUTE : limit_of(core, kinds[kind].per_minute));
    const int64_t burst = fixed ? NAME_BURST : limit_of(core, kinds[kind].burst), now = core->now * 1000;
    struct place *places[NIKA_LIMIT_LEVELS];
    int64_t longest = 0;
    if (core->settings.no_rates)
        return 0;
    for (unsigned i = 0; i < origin->levels; i++) {
        places[i] = place_of(core, origin->numbers[i]);
        const int64_t wait =
            wait_for(places[i]->full[kind], now, each / origin->factors[i], burst * origin->factors[i]);
        longest = wait > longest ? wait : longest;
    }
    if (longest && !fixed)
        limit_reached(core, kinds[kind].burst);
    for (unsigned i = 0; i < origin->levels && !longest; i++) {
        int64_t *full = &places[i]->full[kind];
        *full = (*full > now ? *full : now) + each / origin->factors[i];
    }
    return (longest + 999) / 1000;
}

int64_t rate_limits_wait(struct nika_server_core *core, const char *address, const char *what)
{
    const struct origin origin = origin_of(core, address);
    return take(core, &origin, what);
}

int64_t rate_limits_wait_name(struct nika_server_core *core, const char *folded, const char *what)
{
    char from[BEFORE_NAME + NIKA_KEY_MAX] = "";
    struct nika_text text = nika_text(from + BEFORE_NAME, NIKA_KEY_MAX);
    nika_text_add(&text, folded);
    const struct origin origin = {
        .levels = 1, .numbers = {people_number(core, from, BEFORE_NAME + text.size)}, .factors = {1}};
    return take(core, &origin, what);
}
