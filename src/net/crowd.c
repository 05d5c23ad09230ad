/*
 * crowd.c: address limits: counts connections per network prefix (see crowd.h). A hash map with open addressing;
 * removal closes the gap. The hash is keyed, so that nobody can choose colliding addresses.
 */
#include "crowd.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

struct member {
    struct address address;
    unsigned count; /* 0: empty */
};

struct crowd {
    struct member *members;
    size_t room, used; /* room: the capacity, a power of two */
    uint64_t secret[2];
};

struct crowd *crowd_new(void)
{
    struct crowd *crowd = calloc(1, sizeof *crowd);
    if (!crowd)
        return NULL;
    crowd->room = 64;
    crowd->members = calloc(crowd->room, sizeof *crowd->members);
    if (!crowd->members || getrandom(crowd->secret, sizeof crowd->secret, 0) != (ssize_t)sizeof crowd->secret) {
        crowd_free(crowd);
        return NULL;
    }
    return crowd;
}

void crowd_free(struct crowd *crowd)
{
    if (crowd)
        free(crowd->members);
    free(crowd);
}

static size_t place_of(const struct crowd *crowd, const struct address *address)
{
    uint64_t halves[2], hash;
    memcpy(halves, address->bytes, sizeof halves);
    hash = (halves[0] ^ crowd->secret[0]) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 29;
    hash = (hash + (halves[1] ^ crowd->secret[1])) * 0xbf58476d1ce4e5b9U;
    hash ^= hash >> 32;
    return (size_t)hash & (crowd->room - 1);
}

/* The slot that holds the address, or where it would be inserted. */
static size_t find(const struct crowd *crowd, const struct address *address)
{
    size_t place = place_of(crowd, address);
    while (crowd->members[place].count && memcmp(&crowd->members[place].address, address, sizeof *address) != 0)
        place = (place + 1) & (crowd->room - 1);
    return place;
}

static bool grow(struct crowd *crowd)
{
    struct member *const old = crowd->members;
    const size_t old_room = crowd->room;
    struct member *const members = calloc(2 * old_room, sizeof *members);
    if (!members)
        return false;
    crowd->members = members;
    crowd->room = 2 * old_room;
    for (size_t i = 0; i < old_room; i++)
        if (old[i].count)
            members[find(crowd, &old[i].address)] = old[i];
    free(old);
    return true;
}

bool crowd_enter(struct crowd *crowd, const struct address *address, unsigned most)
{
    size_t place = find(crowd, address);
    if (crowd->members[place].count) {
        if (most && crowd->members[place].count >= most)
            return false;
        crowd->members[place].count++;
        return true;
    }
    if (2 * (crowd->used + 1) > crowd->room) {
        if (!grow(crowd))
            return false;
        place = find(crowd, address);
    }
    crowd->members[place] = (struct member){*address, 1};
    crowd->used++;
    return true;
}

void crowd_leave(struct crowd *crowd, const struct address *address)
{
    size_t gap = find(crowd, address), place = gap;
    if (!crowd->members[gap].count || --crowd->members[gap].count)
        return;
    crowd->used--;
    for (;;) {
        place = (place + 1) & (crowd->room - 1);
        if (!crowd->members[place].count)
            break;
        /* An entry moves into the gap unless its home slot lies behind the gap. */
        const size_t own = place_of(crowd, &crowd->members[place].address);
        if (((place - own) & (crowd->room - 1)) >= ((place - gap) & (crowd->room - 1))) {
            crowd->members[gap] = crowd->members[place];
            crowd->members[place].count = 0;
            gap = place;
        }
    }
}
