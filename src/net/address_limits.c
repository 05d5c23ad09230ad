/*
 * address_limits.c: address limits: counts connections per address and network prefix (see address_limits.h). A hash map
 * with open addressing; removal closes the gap. The hash is keyed, so that nobody can choose colliding addresses.
 */
#include "address_limits.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

struct member {
    struct address address;
    unsigned count; /* 0: empty */
};

enum { RATES = 4096 }; /* a power of two */

struct address_limits {
    int64_t due[RATES]; /* rates: when the allowance of those who have this place would be full again */
    struct member *members;
    size_t room, used; /* room: the capacity, a power of two */
    uint64_t secret[2];
};

struct address_limits *address_limits_new(void)
{
    struct address_limits *limits = calloc(1, sizeof *limits);
    if (!limits)
        return NULL;
    limits->room = 64;
    limits->members = calloc(limits->room, sizeof *limits->members);
    if (!limits->members || getrandom(limits->secret, sizeof limits->secret, 0) != (ssize_t)sizeof limits->secret) {
        address_limits_free(limits);
        return NULL;
    }
    return limits;
}

void address_limits_free(struct address_limits *limits)
{
    if (limits)
        free(limits->members);
    free(limits);
}

static uint64_t hash_of(const struct address_limits *limits, const struct address *address)
{
    uint64_t halves[2], hash;
    memcpy(halves, address->bytes, sizeof halves);
    hash = (halves[0] ^ limits->secret[0]) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29;
    hash = (hash + (halves[1] ^ limits->secret[1])) * 0xbf58476d1ce4e5b9U;
    return hash ^ hash >> 32;
}

static size_t place_of(const struct address_limits *limits, const struct address *address)
{
    return (size_t)hash_of(limits, address) & (limits->room - 1);
}

/* The slot that holds the address, or where it would be inserted. */
static size_t find(const struct address_limits *limits, const struct address *address)
{
    size_t place = place_of(limits, address);
    while (limits->members[place].count && memcmp(&limits->members[place].address, address, sizeof *address) != 0)
        place = (place + 1) & (limits->room - 1);
    return place;
}

static bool grow(struct address_limits *limits)
{
    struct member *const old = limits->members;
    const size_t old_room = limits->room;
    struct member *const members = calloc(2 * old_room, sizeof *members);
    if (!members)
        return false;
    limits->members = members;
    limits->room = 2 * old_room;
    for (size_t i = 0; i < old_room; i++)
        if (old[i].count)
            members[find(limits, &old[i].address)] = old[i];
    free(old);
    return true;
}

static bool enter(struct address_limits *limits, const struct address *address, unsigned most)
{
    size_t place = find(limits, address);
    if (limits->members[place].count) {
        if (most && limits->members[place].count >= most)
            return false;
        limits->members[place].count++;
        return true;
    }
    if (2 * (limits->used + 1) > limits->room) {
        if (!grow(limits))
            return false;
        place = find(limits, address);
    }
    limits->members[place] = (struct member){*address, 1};
    limits->used++;
    return true;
}

static void leave(struct address_limits *limits, const struct address *address)
{
    size_t gap = find(limits, address), place = gap;
    if (!limits->members[gap].count || --limits->members[gap].count)
        return;
    limits->used--;
    for (;;) {
        place = (place + 1) & (limits->room - 1);
        if (!limits->members[place].count)
            break;
        /* An entry moves into the gap unless its home slot lies behind the gap. */
        const size_t own = place_of(limits, &limits->members[place].address);
        if (((place - own) & (limits->room - 1)) >= ((place - gap) & (limits->room - 1))) {
            limits->members[gap] = limits->members[place];
            limits->members[place].count = 0;
            gap = place;
        }
    }
}

/* What an address counts as: prefixes, and how many times as many connections each may have. */
struct level {
    unsigned bits, factor;
};
static const struct level four[] = {{128, 1}, {120, 16}}, six[] = {{64, 1}, {56, 4}, {48, 16}};

static const struct level *levels_of(const struct address *address, unsigned *count)
{
    const bool is_four = address_is_four(address);
    *count = is_four ? sizeof four / sizeof four[0] : sizeof six / sizeof six[0];
    return is_four ? four : six;
}

bool address_limits_enter(struct address_limits *limits, const struct address *address, unsigned most)
{
    unsigned count;
    const struct level *const levels = levels_of(address, &count);
    for (unsigned i = 0; i < count; i++) {
        const struct address prefix = address_prefix(address, levels[i].bits);
        if (enter(limits, &prefix, most * levels[i].factor))
            continue;
        while (i-- > 0) {
            const struct address counted = address_prefix(address, levels[i].bits);
            leave(limits, &counted);
        }
        return false;
    }
    return true;
}

void address_limits_leave(struct address_limits *limits, const struct address *address)
{
    unsigned count;
    const struct level *const levels = levels_of(address, &count);
    for (unsigned i = 0; i < count; i++) {
        const struct address prefix = address_prefix(address, levels[i].bits);
        leave(limits, &prefix);
    }
}

bool address_limits_take(struct address_limits *limits, const struct address *address, int64_t now, int64_t interval,
                         unsigned burst)
{
    const struct address prefix = address_prefix(address, address_is_four(address) ? 128 : 64);
    int64_t *const due = &limits->due[hash_of(limits, &prefix) & (RATES - 1)];
    const int64_t next = (*due > now ? *due : now) + interval;
    if (next - now > interval * burst)
        return false;
    *due = next;
    return true;
}
