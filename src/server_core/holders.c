/*
 * holders.c: who has made the server keep what. Sessions are listed by the network that they are used from, and in the
 * order of their last use. What people hold besides (tables, seats) is counted with their sessions.
 *
 * When there are too many sessions, the oldest that nobody uses goes: of a guest who is not here, sits nowhere and hosts
 * nothing; first those that have never connected. So strangers can't keep anybody out by making sessions.
 *
 * Only the largest network around an address has a list. It is short, since the number of sessions in it is limited, so
 * the smaller networks are counted by walking along it. Addresses are not stored: after a restart, a session belongs to
 * a network again once it is used.
 */
#include <stdlib.h>
#include <string.h>

#include "people.h"

struct holder {
    uint64_t number;
    struct list sessions; /* struct session, by their link; the least recently used first */
};

static struct session *by_use(const struct link *link)
{
    union {
        const char *from;
        void *to;
    } const session = {(const char *)link - offsetof(struct session, use)};
    return session.to;
}

static struct list *list_of(const struct nika_server_core *core, const struct session *session)
{
    return session->fresh ? &core->registry->fresh : &core->registry->used;
}

void holders_end(struct nika_server_core *core)
{
    size_t at = 0;
    for (struct holder *holder; (holder = hash_map_next(&core->registry->holders, &at));)
        free(holder);
    hash_map_free(&core->registry->holders);
}

void holders_add(struct nika_server_core *core, struct session *session)
{
    list_add(list_of(core, session), &session->use);
}

/* The network does not use the session any more. */
static void let_go(struct nika_server_core *core, struct session *session)
{
    struct holder *holder = session->holder;
    if (!holder)
        return;
    session->holder = NULL;
    list_remove(&holder->sessions, &session->link);
    if (!holder->sessions.first)
        free(hash_map_take(&core->registry->holders, holder->number));
}

void holders_remove(struct nika_server_core *core, struct session *session)
{
    list_remove(list_of(core, session), &session->use);
    let_go(core, session);
}

void holders_place(struct nika_server_core *core, struct session *session, const char *address)
{
    const struct origin origin = origin_of(core, address);
    let_go(core, session);
    if (!origin.levels)
        return;
    const uint64_t number = origin.numbers[origin.levels - 1];
    struct holder *holder = hash_map_get(&core->registry->holders, number);
    if (!holder) {
        holder = core_allocate(sizeof *holder);
        holder->number = number;
        hash_map_put(&core->registry->holders, number, holder);
    }
    session->holder = holder;
    memset(session->networks, 0, sizeof session->networks);
    memcpy(session->networks, origin.numbers, (origin.levels - 1) * sizeof origin.numbers[0]);
    list_add(&holder->sessions, &session->link);
}

void holders_use(struct nika_server_core *core, struct session *session, const char *address)
{
    list_remove(list_of(core, session), &session->use);
    session->fresh = false;
    list_add(list_of(core, session), &session->use);
    holders_place(core, session, address);
}

/* Whether a session is used from a network: a level of an origin, all of whose levels have the same largest network. */
static bool is_from(const struct session *session, const struct origin *origin, unsigned level)
{
    return level + 1 == origin->levels || session->networks[level] == origin->numbers[level];
}

static struct session *first_of(const struct nika_server_core *core, const struct origin *origin)
{
    const struct holder *holder =
        origin->levels ? hash_map_get(&core->registry->holders, origin->numbers[origin->levels - 1]) : NULL;
    return holder ? (struct session *)holder->sessions.first : NULL;
}

static struct session *after(const struct session *session)
{
    return (struct session *)session->link.after;
}

/*
 * Making room.
 */

static bool is_idle(const struct session *session)
{
    const struct person *person = session->person;
    return !person->account && !person->account_comes && !person->connections && !person->tickets && !person->tables &&
           !person->seats && !session->ending;
}

static void evict(struct nika_server_core *core, struct session *session)
{
    const struct nika_hash hash = session->hash;
    core->figures.evicted++;
    sessions_remove(core, session);
    sessions_drop_row(core, &hash);
}

/* Ends the oldest session in all that nobody uses. Those in use go to the end, since they are used now. */
static bool evict_any(struct nika_server_core *core)
{
    struct people *people = core->registry;
    if (NIKA_FAULT_IS(SESSIONS_STAY))
        return false;
    for (const struct link *link = people->fresh.first; link; link = link->after)
        if (is_idle(by_use(link))) {
            evict(core, by_use(link));
            return true;
        }
    for (size_t left = people->sessions.count; left && people->used.first; left--) {
        struct session *session = by_use(people->used.first);
        if (is_idle(session)) {
            evict(core, session);
            return true;
        }
        list_remove(&people->used, &session->use);
        list_add(&people->used, &session->use);
    }
    return false;
}

/* The same in one network. */
static bool evict_of(struct nika_server_core *core, const struct origin *origin, unsigned level)
{
    struct session *oldest = NULL;
    for (struct session *session = first_of(core, origin); session; session = after(session))
        if (is_from(session, origin, level) && is_idle(session) && (!oldest || (session->fresh && !oldest->fresh)))
            oldest = session;
    if (oldest)
        evict(core, oldest);
    return oldest != NULL;
}

bool holders_admit(struct nika_server_core *core, const char *address)
{
    const struct origin origin = origin_of(core, address);
    if (core->registry->sessions.count >= limit_of(core, NIKA_LIMIT_max_sessions) && !evict_any(core)) {
        limit_reached(core, NIKA_LIMIT_max_sessions);
        return false;
    }
    for (unsigned level = 0; level < origin.levels; level++) {
        uint64_t count = 0;
        for (const struct session *session = first_of(core, &origin); session; session = after(session))
            count += !session->person->account && is_from(session, &origin, level);
        if (count >= (uint64_t)limit_of(core, NIKA_LIMIT_sessions_per_address) * origin.factors[level] &&
            !evict_of(core, &origin, level)) {
            limit_reached(core, NIKA_LIMIT_sessions_per_address);
            return false;
        }
    }
    return true;
}

/*
 * What people hold.
 */

static unsigned held_by(const struct person *person, enum nika_limit limit)
{
    return limit == NIKA_LIMIT_seats_per_address    ? person->waiting
           : limit == NIKA_LIMIT_listed_per_address ? person->listed
                                                    : person->tables;
}

bool holders_full(struct nika_server_core *core, const char *address, enum nika_limit limit)
{
    const struct origin origin = origin_of(core, address);
    for (unsigned level = 0; level < origin.levels; level++) {
        uint64_t held = 0;
        for (const struct session *session = first_of(core, &origin); session; session = after(session))
            if (is_from(session, &origin, level) && session->person->sessions == session)
                held += held_by(session->person, limit);
        if (held >= (uint64_t)limit_of(core, limit) * origin.factors[level]) {
            limit_reached(core, limit);
            return true;
        }
    }
    return false;
}

uint64_t holders_owner(const struct nika_server_core *core, uint64_t who)
{
    const struct person *person = hash_map_get(&core->people, who);
    const struct session *session = person ? person->sessions : NULL;
    return session && session->holder && !core->settings.limits.evening ? session->holder->number : who;
}

/*
 * After a restart the rows have come in the order of their keys.
 */

static int by_last_use(const void *one, const void *other)
{
    const struct session *a = *(struct session *const *)one, *b = *(struct session *const *)other;
    if (a->used != b->used)
        return a->used < b->used ? -1 : 1;
    if (a->date != b->date)
        return a->date < b->date ? -1 : 1;
    return memcmp(&a->hash, &b->hash, sizeof a->hash);
}

void holders_ready(struct nika_server_core *core)
{
    struct people *people = core->registry;
    struct session **sessions = core_allocate((people->sessions.count + 1) * sizeof(struct session *)), *session;
    size_t at = 0, count = 0;
    while ((session = hash_map_next(&people->sessions, &at)))
        sessions[count++] = session;
    qsort(sessions, count, sizeof(struct session *), by_last_use);
    people->fresh = people->used = (struct list){NULL, NULL};
    for (size_t i = 0; i < count; i++)
        holders_add(core, sessions[i]);
    free(sessions);
}
