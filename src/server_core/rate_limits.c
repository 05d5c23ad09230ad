/*
 * rate_limits.c: rate limits for costly operations, per address and per account name. The table of buckets is bounded: the
 * least recently used is evicted first.
 */
#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

#include "server_core_internal.h"

enum { PLACES_MAX = 65536 };

/* The limited operations: one more each period, and a burst. */
static const struct {
    const char *what;
    int64_t period;
    unsigned burst;
} kinds[] = {
    {"request", 50, 200},   /* any HTTP request to /api */
    {"session", 60000, 30}, /* a new guest or account */
    {"password", 10000, 5}, /* a password hash */
    {"name", 1000, 30},     /* the same per account, from anywhere: higher, or one address could lock the owner out */
    {"connect", 200, 100},  /* a WebSocket */
    {"open", 10000, 20},    /* a new table */
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* The source of a request: an address or an account name. */
struct place {
    struct link link;
    uint64_t number;
    struct rate rates[KINDS];
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

static int64_t wait_at(struct nika_server_core *core, const void *from, size_t size, const char *what)
{
    unsigned kind = 0;
    if (core->settings.no_rates)
        return 0;
    while (strcmp(kinds[kind].what, what) != 0)
        kind++;
    struct place *place = place_of(core, people_number(core, from, size));
    return rate_wait(&place->rates[kind], core->now, kinds[kind].period, kinds[kind].burst);
}

size_t rate_limits_origin(const char *address, uint8_t origin[ORIGIN_MAX])
{
    static const uint8_t mapped[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
    uint8_t bytes[16];
    if (inet_pton(AF_INET6, address, bytes) == 1) {
        if (memcmp(bytes, mapped, sizeof mapped) != 0) {
            memcpy(origin, bytes, 8);
            return 8;
        }
        memcpy(origin, bytes + sizeof mapped, 4);
        return 4;
    }
    if (inet_pton(AF_INET, address, origin) == 1)
        return 4;
    const size_t size = strlen(address);
    for (size_t i = 0; i < ORIGIN_MAX; i++)
        origin[i] = (uint8_t)(i < size ? address[i] : '\0');
    return ORIGIN_MAX;
}

int64_t rate_limits_wait(struct nika_server_core *core, const char *address, const char *what)
{
    uint8_t origin[ORIGIN_MAX];
    return wait_at(core, origin, rate_limits_origin(address, origin), what);
}

int64_t rate_limits_wait_name(struct nika_server_core *core, const char *folded, const char *what)
{
    /* Longer than any address key. */
    char from[ORIGIN_MAX + NIKA_KEY_MAX] = "";
    struct nika_text text = nika_text(from + ORIGIN_MAX, NIKA_KEY_MAX);
    nika_text_add(&text, folded);
    return wait_at(core, from, ORIGIN_MAX + text.size, what);
}
