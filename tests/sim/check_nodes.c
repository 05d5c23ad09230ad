/*
 * check_nodes.c: what several nodes promise (nodes.h): units of replaced leaders are not kept, whoever follows does not follow one that has been
 * replaced, and connections go on only with their sessions. That there is one holder of the lease at a time is checked
 * where it is given (database_lease.c), and that requests are neither lost nor done twice, in check_answers.c.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <nika/bytes.h>

#include "database.h"
#include "line.h"
#include "sim_check.h"

enum { FRAME_WELCOME = 2, FRAME_MOVED = 3, HEAD = 9, FORCED = 20000, LEARNT = 1000, SHOWN = 10000 };

void check_fence(struct sim *sim, uint64_t epoch)
{
    if (epoch != sim->epoch)
        sim_fail(sim, "fencing", "a unit of epoch %" PRIu64 " is committed in epoch %" PRIu64, epoch, sim->epoch);
}

void check_node(struct node *node)
{
    const bool leads = node->server->core && node->server->ready;
    if (!nika_cluster_serves(node->cluster)) {
        node->unserved = node->sim->now;
        node->follows = 0;
    } else if (!leads && node->follows && node->follows < node->heard)
        sim_fail(node->sim, "follows", "%s follows the leader of epoch %" PRIu64 ", and has heard of epoch %" PRIu64,
                 node->self.name, node->follows, node->heard);
}

static uint64_t number_at(const uint8_t *bytes)
{
    uint64_t number = 0;
    for (unsigned i = 8; i-- > 0;)
        number = number << 8 | bytes[i];
    return number;
}

void check_frame(struct node *node, nika_link link, const void *bytes, size_t size)
{
    struct sim *sim = node->sim;
    const uint8_t *const byte = bytes;
    struct nika_cluster_figures before, after;
    nika_cluster_figures(node->cluster, &before);
    node_enter(node);
    nika_cluster_frame(node->cluster, node_now(node), link, bytes, size);
    nika_cluster_figures(node->cluster, &after);
    if (byte[0] == FRAME_WELCOME && after.leaders > before.leaders)
        node->follows = number_at(byte + HEAD + 1);
    if (byte[0] == FRAME_MOVED && after.given_up > before.given_up && sim->now - sim->forced > FORCED &&
        sim->now > sim->unrest)
        sim_fail(sim, "hand-over", "%s gives up %" PRIu64 " requests of a leader that hands over", node->self.name,
                 after.given_up - before.given_up);
    node_exit(node);
}

/*
 * Connections that go on.
 */

static bool found(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    bool *there = context;
    (void)kind;
    (void)key;
    (void)value;
    (void)size;
    *there = true;
    return true;
}

/* What it had entered at the other server core is shown again, if nothing is in the way. */
static void is_shown(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    if (!server->core || server->incarnation != due->code || server->replaced || server->doubts)
        return;
    const struct link *shadow = node_shadow(server, due->what);
    if (sim->unrest > sim->now) {
        struct due *again = queue_put(sim, sim->unrest - sim->now + SHOWN, is_shown, server);
        again->what = due->what;
        again->code = due->code;
        return;
    }
    for (const struct mirror *mirror = sim->mirrors; mirror && shadow && shadow->there; mirror = mirror->next) {
        const unsigned slot = link_slot(sim, mirror->table);
        if (slot < 31 && (shadow->carried & ~shadow->entered) >> slot & 1 && !mirror->forgotten &&
            (mirror->spectators == 'p' || mirror_seat(mirror, shadow->who) >= 0))
            sim_fail(sim, "resumed", "a connection of client %u goes on, but not at table %s", shadow->client->number,
                     mirror->table);
    }
}

/* What is carried: the session's key, the person, and how she gets her views. */
void check_resumed(struct server *server, struct link *shadow, const struct nika_event *event)
{
    enum { KEY = 64, WHO = 16 };
    struct sim *sim = server->sim;
    uint8_t bytes[WHO / 2];
    char table[NIKA_TABLE_ID_MAX];
    if (!event->size)
        return;
    if (event->size < KEY + WHO + 3 || !nika_unhex(event->bytes + KEY + 1, WHO, bytes, sizeof bytes)) {
        sim_fail(sim, "resumed", "a connection is carried on as %.*s", (int)event->size, event->bytes);
        return;
    }
    for (unsigned i = 0; i < sizeof bytes; i++)
        shadow->who = shadow->who << 8 | bytes[i];
    shadow->json = event->bytes[KEY + WHO + 2] == 'j';
    for (size_t at = KEY + WHO + 3; at + NIKA_TABLE_ID_MAX <= event->size; at += NIKA_TABLE_ID_MAX) {
        snprintf(table, sizeof table, "%.*s", NIKA_TABLE_ID_MAX - 1, event->bytes + at + 1);
        shadow->carried |= 1u << link_slot(sim, table);
    }
    struct due *due = queue_put(sim, SHOWN, is_shown, server);
    due->what = shadow->id;
    due->code = shadow->incarnation;
    snprintf(shadow->session, sizeof shadow->session, "%.*s", KEY, event->bytes);
    if (shadow->who != shadow->client->who && shadow->who != shadow->client->former)
        sim_fail(sim, "resumed", "a connection of client %u goes on as somebody else's", shadow->client->number);
}

/* A server core may learn a little later than the database that a session has ended. */
static void still_goes_on(struct sim *sim, struct due *due)
{
    struct server *server = due->whom;
    bool there = false;
    const struct nika_store_reader reader = {.row = found, .context = &there};
    if (!server->core || server->incarnation != due->code || server->replaced || server->doubts ||
        !node_shadow(server, due->what))
        return;
    if (sim->unrest > sim->now) {
        struct due *again = queue_put(sim, LEARNT, still_goes_on, server);
        again->what = due->what;
        again->code = due->code;
        queue_carry(again, due->bytes, due->size);
        return;
    }
    const struct link *shadow = node_shadow(server, due->what);
    const char *key = *shadow->key ? shadow->key : due->bytes; /* another session may have come after that one */
    if (!nika_store_rows(sim->store, NIKA_ROW_SESSION, key, NULL, false, 1, &reader) || there || !shadow->there)
        return;
    sim_fail(sim, "resumed", "a connection of client %u goes on, but its session has ended", shadow->client->number);
}

/* It goes on: then its session has not ended. */
void check_goes_on(struct link *shadow)
{
    struct sim *sim = shadow->client->sim;
    bool there = false;
    const struct nika_store_reader reader = {.row = found, .context = &there};
    sim_count(sim, COUNT_RESUMED);
    nika_store_rows(sim->store, NIKA_ROW_SESSION, shadow->session, NULL, false, 1, &reader);
    if (!there) {
        struct due *due = queue_put(sim, LEARNT, still_goes_on, shadow->server);
        due->what = shadow->id;
        due->code = shadow->incarnation;
        queue_carry(due, shadow->session, strlen(shadow->session));
    }
    *shadow->session = '\0';
}

/*
 * Nothing can be stored.
 */

void check_held_up_begins(struct server *server)
{
    struct sim *sim = server->sim;
    sim_count(sim, COUNT_HELD_UP);
    sim->trouble = servers_uptime(sim); /* clocks stand still, which the next leader does not know */
    server->held_up = true;
    for (unsigned i = 0; i < server->shadow_count; i++)
        server->shadows[i]->held_up = 0;
    for (struct mirror *mirror = sim->mirrors; mirror; mirror = mirror->next)
        mirror->held_up_from = mirror->count;
}

void check_held_up_told(struct link *shadow, const char *table, const char *is)
{
    const unsigned slot = 1u << link_slot(shadow->client->sim, table);
    if (strcmp(is, "not-kept") == 0)
        shadow->held_up |= slot;
    else if (strcmp(is, "table") == 0 || strcmp(is, "view") == 0)
        shadow->held_up &= ~slot;
}

void check_held_up(struct server *server)
{
    if (!server->held_up || server->crashing)
        return;
    for (unsigned i = 0; i < server->shadow_count; i++) {
        const struct link *shadow = server->shadows[i];
        for (const struct mirror *mirror = server->sim->mirrors; mirror && shadow->there; mirror = mirror->next) {
            const unsigned slot = link_slot(server->sim, mirror->table);
            /* Something may be stored before the server core knows: an act at a table says that it goes on. */
            if (slot < 31 && (shadow->entered & ~shadow->held_up) >> slot & 1 && !mirror->forgotten &&
                mirror->count == mirror->held_up_from)
                sim_fail(server->sim, "held-up", "nothing can be stored, and client %u at table %s is not told",
                         shadow->client->number, mirror->table);
        }
    }
}
