/*
 * cluster_kit.h: for tests: nodes of a cluster (nika/cluster.h) in one process. What a node tells its clients and its server core is
 * written down; server cores answer by a simple script, or leave it to the test; the lease is a model of the one in a
 * database (nika/store.h); links carry frames in order. Time passes as the test says.
 *
 * Include cmocka.h first. Whoever is no cmocka program defines kit_assert before.
 */
#ifndef NIKA_TESTS_UNIT_CLUSTER_KIT_H
#define NIKA_TESTS_UNIT_CLUSTER_KIT_H

#include <nika/cluster.h>

#include "cluster_notes.h"

enum { NODES_MAX = 4, WIRES_MAX = 4096, LEASE = 3000, AT_ONE_MOMENT = 20000 };

struct world;

struct node {
    struct world *world;
    unsigned number;
    struct nika_cluster *cluster; /* NULL: there is no such process */
    bool frozen;                  /* it is suspended: hears nothing, and does nothing */
    nika_link last_link;
    nika_connection *numbered; /* connections and requests, in the order in which its cluster has numbered them */
    unsigned numbered_count;
    struct notes events, effects; /* for its server core, for its clients */
    char log[512];                /* its words, with a space after each */

    /* The question about the lease. */
    bool asks, unanswered; /* it has one; nobody answers for now */
    bool cut_off;          /* it hears that the database can't be reached */
    struct nika_lease_request request;
    struct nika_node asked_as;
    char heir[NIKA_NODE_NAME_MAX]; /* to whom it last gave it */
    unsigned asked;                /* so often */

    /* The server core. */
    bool core, starts, finishes, drops;
    bool core_waits; /* the test says what comes of it */
    bool silent;     /* it answers nothing by itself */
    bool fails;      /* it can't be started */
    uint64_t epoch;

    /* Turns of other nodes. */
    nika_link turn_link;
    nika_ticket turn_ticket, thought_ticket;
    unsigned turns, thoughts, turns_back;
};

/* A connection between two nodes: as each knows it. */
enum wire_state { WIRE_WAITS, WIRE_OPEN, WIRE_CLOSED };
struct wire {
    unsigned node[2];
    nika_link link[2];
    enum wire_state state[2];
};

struct parcel {
    struct parcel *next;
    enum { PARCEL_LINKED, PARCEL_UNLINKED, PARCEL_FRAME } kind;
    struct wire *wire;
    unsigned side; /* whose it is */
    size_t size;
    char bytes[];
};

struct world {
    int64_t now;
    unsigned count;
    struct node nodes[NODES_MAX];
    struct wire wires[WIRES_MAX];
    unsigned wire_count;
    struct parcel *first;
    bool held[NODES_MAX][NODES_MAX]; /* from, to: frames stay on their way */
    bool cut[NODES_MAX][NODES_MAX];  /* both ways: they can't be linked */
    bool database_down;
    int64_t history; /* as the lease says */
    /* The lease. */
    uint64_t epoch;
    int holder, heir; /* nodes, or -1 */
    bool given;
    int64_t until, reserved;
    int64_t listed_until[NODES_MAX];
    bool leaving[NODES_MAX];
};

static inline struct wire *node_wire(const struct node *node, nika_link link, unsigned *side);

/*
 * Connections. Tests say what they are called, with the link's number above that if they are another node's; what the
 * network calls them is far above that, and a cluster gives them numbers of its own, from 1 on.
 */

static const nika_connection kit_network = UINT64_C(5) << NIKA_LINKED_BITS;
static const nika_connection kit_local = (UINT64_C(1) << NIKA_LINKED_BITS) - 1;

static inline void node_numbers(struct node *node, nika_connection called)
{
    node->numbered = realloc(node->numbered, (node->numbered_count + 1) * sizeof *node->numbered);
    if (!node->numbered)
        abort();
    node->numbered[node->numbered_count++] = called;
}

/* Whose connection a server core means; NULL: of a peer that only the test plays. */
static inline const struct node *node_of(const struct node *node, nika_connection connection)
{
    const nika_link link = (nika_link)(connection >> NIKA_LINKED_BITS);
    unsigned side = 0;
    const struct wire *wire = link ? node_wire(node, link, &side) : NULL;
    if (!link)
        return node;
    return wire && wire->node[!side] < node->world->count ? &node->world->nodes[wire->node[!side]] : NULL;
}

/* From the cluster's number to what the test calls it. */
static inline nika_connection core_calls(const struct node *node, nika_connection connection)
{
    const struct node *from = node_of(node, connection);
    const nika_connection number = connection & kit_local;
    return from && number - 1 < from->numbered_count ? (connection & ~kit_local) | from->numbered[number - 1]
                                                     : connection;
}

/* And back; one that never was has no number. */
static inline nika_connection core_number(const struct node *node, nika_connection connection)
{
    const struct node *from = node_of(node, connection);
    for (unsigned i = from ? from->numbered_count : 0; i > 0; i--)
        if (from->numbered[i - 1] == (connection & kit_local))
            return (connection & ~kit_local) | i;
    return from ? (connection & ~kit_local) | 999999 : connection;
}

/*
 * The server core of a node.
 */

static inline void core_does(struct node *node, enum nika_effect_kind kind, nika_connection connection,
                             const char *bytes)
{
    nika_cluster_effect(node->cluster, &(struct nika_effect){.kind = kind,
                                                             .connection = core_number(node, connection),
                                                             .code = kind == NIKA_EFFECT_RESPOND ? 200 : 1008,
                                                             .type = "text/plain",
                                                             .bytes = bytes,
                                                             .size = strlen(bytes)});
}

/* The id of a request, as a server core reads it; "" if it has none. */
static inline void request_id(const char *bytes, size_t size, char id[33])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    struct nika_json body, value;
    size_t at, length = 0;
    if (size > NIKA_MESSAGE_MAX || nika_json_check(bytes, size, &body, &at) != NIKA_JSON_FINE ||
        !nika_json_get(body, "id", &value) || !nika_json_string(value, id, 33, &length) ||
        strspn(id, letters) != length)
        *id = '\0';
}

/* Everything is answered, and hello carried, with the message; what another server core carried is carried on. */
static inline void core_answers(struct node *node, const struct nika_event *event)
{
    char id[33], answer[100];
    if (event->kind == NIKA_EVENT_OPENED && event->size) {
        core_does(node, NIKA_EFFECT_CARRY, event->connection, "half");
        char *carried = kit_copy(event->bytes, event->size);
        core_does(node, NIKA_EFFECT_CARRY, event->connection, carried);
        free(carried);
        core_does(node, NIKA_EFFECT_SEND, event->connection, "{\"is\":\"resync\"}");
    } else if (event->kind == NIKA_EVENT_REQUEST) {
        core_does(node, NIKA_EFFECT_RESPOND, event->connection, event->http->path);
    } else if (event->kind == NIKA_EVENT_MESSAGE) {
        char *text = kit_copy(event->bytes, event->size);
        if (strstr(text, "\"hello\""))
            core_does(node, NIKA_EFFECT_CARRY, event->connection, text);
        free(text);
        request_id(event->bytes, event->size, id);
        snprintf(answer, sizeof answer, *id ? "{\"re\":\"%s\",\"ok\":true}" : "{\"re\":null%s,\"ok\":false}", id);
        core_does(node, NIKA_EFFECT_SEND, event->connection, answer);
    }
}

static inline void node_to_core(void *context, const struct nika_event *event)
{
    struct node *node = context;
    struct nika_event called = *event;
    kit_assert(node->core && !node->starts);
    called.connection = core_calls(node, event->connection);
    notes_of_event(&node->events, &called);
    node->events.all[node->events.count - 1].code = (unsigned)node->epoch;
    if (!node->silent)
        core_answers(node, &called);
}

static inline void node_start(void *context, uint64_t epoch)
{
    struct node *node = context;
    kit_assert(!node->core);
    node->core = node->starts = true;
    node->epoch = epoch;
}

static inline void node_finish(void *context)
{
    struct node *node = context;
    kit_assert(node->core && !node->starts && !node->finishes);
    node->finishes = true;
}

static inline void node_drop(void *context)
{
    struct node *node = context;
    kit_assert(node->core && !node->drops);
    node->drops = true;
}

static inline void node_core(struct node *node, enum nika_core_news news)
{
    kit_assert(node->core);
    node->starts = false;
    if (news != NIKA_CORE_READY)
        node->core = node->finishes = node->drops = false;
    nika_cluster_core(node->cluster, node->world->now, news);
}

/* False if nothing was to be done. */
static inline bool node_core_goes_on(struct node *node)
{
    if (node->core_waits || !node->core || !(node->starts || node->finishes || node->drops))
        return false;
    node_core(node, node->finishes || node->drops ? NIKA_CORE_ENDED : node->fails ? NIKA_CORE_FAILED : NIKA_CORE_READY);
    return true;
}

/*
 * Clients, and the log.
 */

static inline void node_to_client(void *context, const struct nika_effect *effect)
{
    struct node *node = context;
    struct nika_effect called = *effect;
    kit_assert(effect->kind != NIKA_EFFECT_CARRY && (effect->connection & ~kit_local) == kit_network);
    called.connection &= kit_local;
    notes_of_effect(&node->effects, &called);
}

static inline void node_log(void *context, const char *word, const char *name)
{
    struct node *node = context;
    const size_t used = strlen(node->log);
    (void)name;
    snprintf(node->log + used, sizeof node->log - used, "%s ", word);
}

static inline void node_client(struct node *node, const struct nika_event *event)
{
    struct nika_event outside = *event;
    if (event->kind == NIKA_EVENT_OPENED || event->kind == NIKA_EVENT_REQUEST)
        node_numbers(node, event->connection);
    outside.connection |= kit_network;
    nika_cluster_client(node->cluster, node->world->now, &outside);
}

static inline void node_open(struct node *node, nika_connection connection)
{
    node_client(node, &(struct nika_event){
                          .kind = NIKA_EVENT_OPENED, .connection = connection, .address = "192.0.2.1", .bytes = ""});
}

static inline void node_close(struct node *node, nika_connection connection)
{
    node_client(node, &(struct nika_event){.kind = NIKA_EVENT_CLOSED, .connection = connection});
}

static inline void node_say(struct node *node, nika_connection connection, const char *message)
{
    /* As long as it is, without an end. */
    char *exact = kit_memory(strlen(message) + 1);
    memcpy(exact, message, strlen(message));
    node_client(node,
                &(struct nika_event){
                    .kind = NIKA_EVENT_MESSAGE, .connection = connection, .bytes = exact, .size = strlen(message)});
    free(exact);
}

static inline void node_asked(struct node *node, nika_connection connection, const char *method, const char *path,
                              const char *body, bool local)
{
    const struct nika_http http = {.method = method, .path = path, .query = "", .token = "", .local = local};
    node_client(node, &(struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                           .connection = connection,
                                           .address = "192.0.2.1",
                                           .http = &http,
                                           .bytes = body,
                                           .size = strlen(body)});
}

static inline void node_request(struct node *node, nika_connection connection, const char *method, const char *path,
                                const char *body)
{
    node_asked(node, connection, method, path, body, false);
}

/*
 * Links.
 */

static inline void world_post(struct world *world, struct wire *wire, unsigned side, unsigned kind, const void *bytes,
                              size_t size)
{
    struct parcel *parcel = kit_memory(sizeof *parcel + size), **end = &world->first;
    parcel->kind = kind;
    parcel->wire = wire;
    parcel->side = side;
    parcel->size = size;
    if (size)
        memcpy(parcel->bytes, bytes, size);
    while (*end)
        end = &(*end)->next;
    *end = parcel;
}

static inline struct wire *node_wire(const struct node *node, nika_link link, unsigned *side)
{
    for (unsigned i = 0; i < 2 * node->world->wire_count; i++) {
        struct wire *wire = &node->world->wires[i / 2];
        *side = i % 2;
        if (wire->node[*side] == node->number && wire->link[*side] == link)
            return wire;
    }
    return NULL;
}

static inline nika_link node_dial(void *context, const struct nika_node *to)
{
    struct node *node = context;
    struct world *world = node->world;
    kit_assert(world->wire_count < WIRES_MAX);
    struct wire *wire = &world->wires[world->wire_count++];
    const unsigned other = (unsigned)(to->address[0] - '0');
    *wire = (struct wire){.node = {node->number, other}, .link = {++node->last_link}, .state = {WIRE_WAITS}};
    if (other < world->count && world->nodes[other].cluster && !world->cut[node->number][other]) {
        wire->link[1] = ++world->nodes[other].last_link;
        world_post(world, wire, 1, PARCEL_LINKED, NULL, 0);
        world_post(world, wire, 0, PARCEL_LINKED, NULL, 0);
    } else {
        wire->state[1] = WIRE_CLOSED;
        world_post(world, wire, 0, PARCEL_UNLINKED, NULL, 0);
    }
    return wire->link[0];
}

/* Only over links that are open. */
static inline void node_send(void *context, nika_link link, const void *bytes, size_t size)
{
    struct node *node = context;
    unsigned side = 0;
    struct wire *wire = node_wire(node, link, &side);
    kit_assert(wire && wire->state[side] == WIRE_OPEN && size <= NIKA_FRAME_MAX);
    world_post(node->world, wire, !side, PARCEL_FRAME, bytes, size);
}

static inline void node_hang_up(void *context, nika_link link)
{
    struct node *node = context;
    unsigned side = 0;
    struct wire *wire = node_wire(node, link, &side);
    kit_assert(wire && wire->state[side] != WIRE_CLOSED);
    wire->state[side] = WIRE_CLOSED;
    world_post(node->world, wire, !side, PARCEL_UNLINKED, NULL, 0);
}

/* A link breaks: both hear of it. */
static inline void world_break(struct world *world, unsigned one, unsigned other)
{
    for (unsigned i = 0; i < world->wire_count; i++) {
        struct wire *wire = &world->wires[i];
        if (!(wire->node[0] == one && wire->node[1] == other) && !(wire->node[0] == other && wire->node[1] == one))
            continue;
        for (unsigned side = 0; side < 2; side++)
            if (wire->state[side] != WIRE_CLOSED)
                world_post(world, wire, side, PARCEL_UNLINKED, NULL, 0);
    }
}

static inline void world_deliver(struct world *world, const struct parcel *parcel)
{
    struct wire *wire = parcel->wire;
    const unsigned side = parcel->side;
    struct node *node = &world->nodes[wire->node[side]];
    const nika_link link = wire->link[side];
    enum wire_state *state = &wire->state[side];
    if (!node->cluster || *state == WIRE_CLOSED)
        return;
    if (parcel->kind == PARCEL_LINKED) {
        *state = WIRE_OPEN;
        nika_cluster_linked(node->cluster, world->now, link, side == 0);
    } else if (parcel->kind == PARCEL_UNLINKED) {
        *state = WIRE_CLOSED;
        nika_cluster_unlinked(node->cluster, world->now, link);
    } else {
        char *exact = kit_copy(parcel->bytes, parcel->size);
        exact = realloc(exact, parcel->size ? parcel->size : 1);
        nika_cluster_frame(node->cluster, world->now, link, exact, parcel->size);
        free(exact);
    }
}

/* The first parcel that can be delivered; false if there is none. */
static inline bool world_post_goes_on(struct world *world)
{
    for (struct parcel **at = &world->first; *at; at = &(*at)->next) {
        struct parcel *parcel = *at;
        const unsigned to = parcel->wire->node[parcel->side], from = parcel->wire->node[!parcel->side];
        if ((from < world->count && world->held[from][to]) || (to < world->count && world->nodes[to].frozen))
            continue;
        *at = parcel->next;
        if (to < world->count)
            world_deliver(world, parcel);
        free(parcel);
        return true;
    }
    return false;
}

/*
 * The lease: as nika/store.h says.
 */

static inline void node_ask(void *context, const struct nika_lease_request *request)
{
    struct node *node = context;
    kit_assert(!node->asks);
    node->asks = true;
    node->asked++;
    node->request = *request;
    node->asked_as = *request->node;
    if (request->wish == NIKA_LEASE_GIVE)
        snprintf(node->heir, sizeof node->heir, "%s", request->heir ? request->heir : "");
}

static inline void node_name(unsigned number, struct nika_node *node)
{
    *node = (struct nika_node){.version = "1"};
    snprintf(node->name, sizeof node->name, "node-%c", (char)('a' + number));
    snprintf(node->address, sizeof node->address, "%u.example:7000", number);
}

static inline void lease_wish(struct world *world, const struct node *node)
{
    const int me = (int)node->number;
    const bool mine = world->holder == me && !world->given, same = mine && world->epoch == node->request.epoch;
    const bool open = world->now >= world->until &&
                      (!world->given || world->heir < 0 || world->heir == me || world->now >= world->reserved);
    if (node->request.wish == NIKA_LEASE_TAKE && !node->asked_as.leaving && (mine || open)) {
        world->epoch++;
        world->holder = me;
        world->given = false;
        world->until = world->now + node->request.length;
    } else if (node->request.wish == NIKA_LEASE_RENEW && same) {
        world->until = world->now + node->request.length;
    } else if (node->request.wish == NIKA_LEASE_GIVE && same) {
        world->given = true;
        world->until = world->now;
        world->reserved = world->now + 1000;
        world->heir = *node->heir ? node->heir[5] - 'a' : -1;
    }
}

/* What the database says now to a node's question. */
static inline void lease_answer(struct world *world, const struct node *node, struct nika_lease *lease)
{
    const unsigned me = node->number;
    world->listed_until[me] = world->now + node->request.length;
    world->leaving[me] = node->asked_as.leaving;
    lease_wish(world, node);
    *lease = (struct nika_lease){.ended = world->now >= world->until,
                                 .epoch = world->epoch,
                                 .history = world->history,
                                 .left = world->until > world->now ? world->until - world->now : 0};
    lease->ours = world->holder == (int)me && !world->given &&
                  (node->request.wish == NIKA_LEASE_TAKE || node->request.epoch == world->epoch);
    if (world->holder >= 0)
        node_name((unsigned)world->holder, &lease->holder);
    for (unsigned i = 0; i < world->count; i++)
        if (world->listed_until[i] > world->now) {
            node_name(i, &lease->nodes[lease->count]);
            lease->nodes[lease->count++].leaving = world->leaving[i];
        }
}

static inline bool node_is_answered(struct node *node)
{
    struct nika_lease lease;
    if (!node->asks || node->unanswered || node->frozen)
        return false;
    node->asks = false;
    const bool reached = !node->world->database_down && !node->cut_off;
    if (reached)
        lease_answer(node->world, node, &lease);
    nika_cluster_leased(node->cluster, node->world->now, reached ? &lease : NULL);
    return true;
}

/*
 * Turns.
 */

static inline void node_think(void *context, nika_link link, nika_ticket ticket, const struct nika_turn *turn)
{
    struct node *node = context;
    kit_assert(turn->setup.game != NULL);
    node->turn_link = link;
    node->turn_ticket = ticket;
    node->turns++;
}

static inline void node_thought(void *context, nika_ticket ticket, bool acts, const struct nika_move *move)
{
    struct node *node = context;
    (void)acts;
    node->thought_ticket = ticket;
    node->thoughts += move != NULL;
    node->turns_back += !move;
}

/*
 * All together.
 */

static inline bool node_goes_on(struct node *node)
{
    if (!node->cluster || node->frozen)
        return false;
    if (node_core_goes_on(node) || node_is_answered(node))
        return true;
    if (nika_cluster_next(node->cluster) > node->world->now)
        return false;
    nika_cluster_time(node->cluster, node->world->now);
    return true;
}

/* Everything happens that needs no time; that must come to an end. */
static inline void world_settle(struct world *world)
{
    bool more = true;
    for (unsigned steps = 0; more; steps++) {
        kit_assert(steps < AT_ONE_MOMENT);
        more = world_post_goes_on(world);
        for (unsigned i = 0; i < world->count && !more; i++)
            more = node_goes_on(&world->nodes[i]);
    }
}

static inline void world_pass(struct world *world, int64_t milliseconds)
{
    const int64_t until = world->now + milliseconds;
    world_settle(world);
    while (world->now < until) {
        int64_t next = until;
        for (unsigned i = 0; i < world->count; i++)
            if (world->nodes[i].cluster && !world->nodes[i].frozen && nika_cluster_next(world->nodes[i].cluster) < next)
                next = nika_cluster_next(world->nodes[i].cluster);
        world->now = next > world->now ? next : world->now + 1;
        world_settle(world);
    }
}

static inline void node_begin(struct node *node)
{
    struct nika_cluster_settings settings = {
        .lease = LEASE,
        .threads = 2,
        .context = node,
        .to_client = node_to_client,
        .to_core = node_to_core,
        .start = node_start,
        .finish = node_finish,
        .drop = node_drop,
        .ask = node_ask,
        .dial = node_dial,
        .send = node_send,
        .hang_up = node_hang_up,
        .think = node_think,
        .thought = node_thought,
        .log = node_log,
    };
    node->numbered_count = 0;
    node_name(node->number, &settings.node);
    node->cluster = nika_cluster_new(&settings);
    kit_assert(node->cluster != NULL);
}

/* So many nodes; none of them does anything yet. Times are not 0, and the lease has belonged to nobody. */
static inline struct world *world_begin(unsigned count)
{
    struct world *world = kit_memory(sizeof *world);
    world->count = count;
    world->now = 5000;
    world->holder = world->heir = -1;
    for (unsigned i = 0; i < count; i++) {
        world->nodes[i].world = world;
        world->nodes[i].number = i;
        node_begin(&world->nodes[i]);
    }
    return world;
}

/* The process is killed: nothing of it is left, and others find their links broken. */
static inline void world_kill(struct world *world, unsigned number)
{
    struct node *node = &world->nodes[number];
    nika_cluster_free(node->cluster);
    node->cluster = NULL;
    node->core = node->starts = node->finishes = node->drops = node->asks = false;
    for (unsigned i = 0; i < 2 * world->wire_count; i++) {
        struct wire *wire = &world->wires[i / 2];
        const unsigned side = i % 2;
        if (wire->node[side] != number || wire->state[side] == WIRE_CLOSED)
            continue;
        wire->state[side] = WIRE_CLOSED;
        world_post(world, wire, !side, PARCEL_UNLINKED, NULL, 0);
    }
}

static inline void world_end(struct world *world)
{
    for (unsigned i = 0; i < world->count; i++) {
        nika_cluster_free(world->nodes[i].cluster);
        free(world->nodes[i].numbered);
        notes_free(&world->nodes[i].events);
        notes_free(&world->nodes[i].effects);
    }
    for (struct parcel *parcel = world->first, *next; parcel; parcel = next) {
        next = parcel->next;
        free(parcel);
    }
    free(world);
}

static inline struct nika_cluster_figures node_figures(const struct node *node)
{
    struct nika_cluster_figures figures;
    nika_cluster_figures(node->cluster, &figures);
    return figures;
}

#endif
