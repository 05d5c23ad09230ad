/*
 * rate_limits.c: rate limits for costly operations, per address (with the networks around it), and for guessing an
 * account's password. The table of buckets is bounded: the least recently used is evicted first.
 *
 * Guesses are limited per account, from wherever they come, or many addresses could try many passwords; but then many
 * addresses could also keep the owner out. So there are three buckets: one for each network she has signed in from; one
 * for the first try of any other network in an hour; one for all their further tries. Strangers can empty the last two
 * only, the first of them only with hundreds of networks, and each of these once an hour.
 */
#include <stdlib.h>
#include <string.h>

#include "server_core_internal.h"

enum {
    PLACES_MAX = 131072,
    BEFORE_NAME = 48, /* bytes: with them a name is longer than what stands for an address */
    MINUTE = 60000000 /* microseconds */
};

/* The limited operations: so many a minute, and a burst. */
static const struct {
    const char *what;
    enum nika_limit per_minute, burst;
} kinds[] = {
    {"request", NIKA_LIMIT_requests_per_minute, NIKA_LIMIT_requests_burst},    /* any HTTP request to /api */
    {"session", NIKA_LIMIT_guests_per_minute, NIKA_LIMIT_guests_burst},        /* a new guest or account */
    {"password", NIKA_LIMIT_passwords_per_minute, NIKA_LIMIT_passwords_burst}, /* a password hash */
    {"connect", NIKA_LIMIT_connects_per_minute, NIKA_LIMIT_connects_burst},    /* a WebSocket */
    {"open", NIKA_LIMIT_tables_per_minute, NIKA_LIMIT_tables_burst},           /* a new table */
    {"act", NIKA_LIMIT_acts_per_minute, NIKA_LIMIT_acts_burst},                /* a log entry that is not a move */
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* Guesses of one account's password: of all strangers together, and of one network. */
enum guess { GUESS_FIRST, GUESS_AGAIN, GUESS_TRIED, GUESS_KNOWN };
static const struct {
    int64_t period; /* one more each */
    unsigned burst;
} guesses[] = {
    [GUESS_FIRST] = {MINUTE / 60, 100},
    [GUESS_AGAIN] = {MINUTE / 12, 20},
    [GUESS_TRIED] = {INT64_C(60) * MINUTE, 1}, /* of a network: full if it has not tried for an hour */
    [GUESS_KNOWN] = {MINUTE / 12, 10},         /* of a network that she has signed in from */
};

/* The source of a request: an address or a network; or an account, alone or as seen from a network. */
struct place {
    struct link link;
    uint64_t number;
    int64_t full[KINDS]; /* when each bucket will be full again, in microseconds; of kinds or of guesses */
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
    const int64_t each = MINUTE / limit_of(core, kinds[kind].per_minute);
    const int64_t burst = limit_of(core, kinds[kind].burst), now = core->now * 1000;
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
    if (longest)
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

/* A number for an account or a session, and (not 0) a network; different from those of addresses. */
static uint64_t number_of(const struct nika_server_core *core, const char *name, uint64_t network)
{
    char from[BEFORE_NAME + NIKA_KEY_MAX] = "";
    struct nika_text text = nika_text(from + BEFORE_NAME, NIKA_KEY_MAX);
    nika_text_add(&text, name);
    memcpy(from, &network, sizeof network);
    return people_number(core, from, BEFORE_NAME + text.size);
}

int64_t rate_limits_wait_name(struct nika_server_core *core, const char *name, const char *what)
{
    const struct origin origin = {.levels = 1, .numbers = {number_of(core, name, 0)}, .factors = {1}};
    return take(core, &origin, what);
}

static int64_t wait_to_guess(const struct place *place, int64_t now, enum guess guess)
{
    return wait_for(place->full[guess], now, guesses[guess].period, guesses[guess].burst);
}

static void take_guess(struct place *place, int64_t now, enum guess guess)
{
    int64_t *full = &place->full[guess];
    *full = (*full > now ? *full : now) + guesses[guess].period;
}

int64_t rate_limits_wait_guess(struct nika_server_core *core, const char *folded, const char *address, bool known)
{
    const struct origin origin = origin_of(core, address);
    const uint64_t network = origin.levels ? origin.numbers[origin.levels - 1] : 1;
    const int64_t now = core->now * 1000;
    if (core->settings.no_rates)
        return 0;
    struct place *account = place_of(core, number_of(core, folded, 0));
    struct place *there = place_of(core, number_of(core, folded, network));
    const bool first = wait_to_guess(there, now, GUESS_TRIED) == 0;
    struct place *place = known ? there : account;
    const enum guess guess = known ? GUESS_KNOWN : first ? GUESS_FIRST : GUESS_AGAIN;
    const int64_t wait = wait_to_guess(place, now, guess);
    if (!wait) {
        take_guess(place, now, guess);
        if (first)
            take_guess(there, now, GUESS_TRIED);
    }
    return (wait + 999) / 1000;
}
