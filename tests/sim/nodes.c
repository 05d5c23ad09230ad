/*
 * nodes.c: what a node is (nodes.h): the shell around its cluster and its server core, as src/server has it.
 */
#include "nodes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "database.h"
#include "line.h"
#include "sim_check.h"

enum {
    REST_EACH = 2,    /* milliseconds between two looks whether a server core is at rest, */
    REST_MOST = 3000, /* which is waited for so long */
    LEFT_EACH = 20,   /* the same for a node that leaves, */
    LEFT_MOST = 60000,
    CIRCLES_MAX = 20000
};

static const nika_connection local = (UINT64_C(1) << NIKA_LINKED_BITS) - 1;

/* What the network calls connections is far above all that fits into a frame. */
static const nika_connection network = UINT64_C(5) << NIKA_LINKED_BITS;

int64_t node_now(const struct node *node)
{
    const int64_t ran = node->sim->now - node->born;
    return ran + ran * node->rate / 1000000 + node->leap;
}

struct node *node_leading(const struct sim *sim)
{
    for (unsigned i = 0; i < sim->plan.nodes; i++)
        if (sim->servers[i].core && sim->servers[i].epoch == database_epoch(sim))
            return &sim->nodes[i];
    return NULL;
}

/*
 * Around everything.
 */

static void time_comes(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    (void)sim;
    if (node->timer_number != due->what)
        return;
    node->timer = -1;
    node_enter(node);
    nika_cluster_time(node->cluster, node_now(node));
    node_exit(node);
}

/* Has the cluster told the time when it wants to be. */
static void set_timer(struct node *node)
{
    const int64_t next = nika_cluster_next(node->cluster), now = node_now(node);
    if (next == INT64_MAX)
        return;
    const int64_t delay = next > now ? next - now : 0;
    if (node->timer >= 0 && node->timer <= node->sim->now + delay)
        return;
    node->timer = node->sim->now + delay;
    struct due *due = queue_put(node->sim, delay, time_comes, node);
    due->what = ++node->timer_number;
    queue_at(due, node);
}

void node_enter(struct node *node)
{
    if (node->depth++ > 0)
        return;
    if (node->circling_at != node->sim->now)
        node->circling = 0;
    node->circling_at = node->sim->now;
    if (++node->circling > CIRCLES_MAX)
        sim_fail(node->sim, "circles", "a node does more than %d things at one tick", CIRCLES_MAX);
}

void node_exit(struct node *node)
{
    if (--node->depth > 0)
        return;
    if (node->dying) {
        node_kill(node);
        return;
    }
    if (!node->cluster || node->sim->failed)
        return;
    if (node->server->core && !node->server->crashing && !node->differs &&
        nika_server_core_differs(node->server->core)) {
        node->differs = true;
        node_core(node, NIKA_CORE_DIFFERS);
        return;
    }
    set_timer(node);
    check_node(node);
}

/*
 * What a server core knows of connections.
 */

struct link *node_shadow(const struct server *server, nika_connection connection)
{
    for (unsigned i = server->shadow_count; i-- > 0;)
        if (server->shadows[i]->id == connection)
            return server->shadows[i];
    return NULL;
}

/* Clusters number connections as they come, from 1 on. */
static struct link *line_numbered(const struct server *server, nika_connection connection)
{
    const struct sim *sim = server->sim;
    const nika_link link = (nika_link)(connection >> NIKA_LINKED_BITS);
    const unsigned process = link ? wire_dialler(sim, link) : server->node->process;
    for (uint64_t i = sim->link_count; i-- > 0;)
        if (sim->links[i]->process == process && sim->links[i]->number == (connection & local))
            return sim->links[i];
    abort();
}

static struct link *add_shadow(struct server *server, nika_connection connection)
{
    struct link *line = line_numbered(server, connection);
    struct link *shadow = sim_allocate(sizeof *shadow);
    *shadow = (struct link){.id = connection,
                            .client = line->client,
                            .socket = line->socket,
                            .server = server,
                            .incarnation = server->incarnation,
                            .purpose = line->purpose,
                            .line = line,
                            .there = true};
    server->shadows = sim_grow(server->shadows, server->shadow_count, sizeof shadow);
    server->shadows[server->shadow_count++] = shadow;
    if (connection >> NIKA_LINKED_BITS)
        sim_count(server->sim, COUNT_FOLLOWED);
    return shadow;
}

static void drop_shadow(struct server *server, nika_connection connection)
{
    for (unsigned i = 0; i < server->shadow_count; i++)
        if (server->shadows[i]->id == connection) {
            free(server->shadows[i]->waits);
            free(server->shadows[i]);
            server->shadows[i] = server->shadows[--server->shadow_count];
            return;
        }
}

static void to_core(void *context, const struct nika_event *event)
{
    struct node *node = context;
    struct server *server = node->server;
    struct nika_event copy = *event;
    struct link *shadow = server->core ? node_shadow(server, event->connection) : NULL;
    if (!server->core || server->crashing)
        return;
    if (event->kind == NIKA_EVENT_OPENED || event->kind == NIKA_EVENT_REQUEST) {
        if (shadow)
            sim_fail(node->sim, "messages", "a connection is opened twice at one server core");
        shadow = add_shadow(server, event->connection);
    }
    if (!shadow) /* of a connection that it has ended itself */
        return;
    if (event->kind == NIKA_EVENT_MESSAGE) {
        check_request(shadow, event->bytes, event->size);
        check_given(shadow->line, server, event->bytes, event->size);
    }
    if (event->kind == NIKA_EVENT_OPENED)
        check_resumed(server, shadow, event);
    if (event->kind == NIKA_EVENT_CLOSED)
        shadow->there = false;
    server_step(server, &copy);
    if (event->kind == NIKA_EVENT_CLOSED)
        drop_shadow(server, event->connection);
}

void node_effect(struct server *server, const struct nika_effect *effect)
{
    struct link *shadow = node_shadow(server, effect->connection);
    const nika_connection connection = effect->connection;
    const bool responds = effect->kind == NIKA_EFFECT_RESPOND;
    if (effect->kind == NIKA_EFFECT_CLOSE && shadow)
        shadow->there = false;
    if (effect->kind == NIKA_EFFECT_CARRY && shadow)
        snprintf(shadow->key, sizeof shadow->key, "%.*s", (int)effect->size, effect->bytes);
    nika_cluster_effect(server->node->cluster, effect);
    if (responds)
        drop_shadow(server, connection);
}

void node_core_gone(struct server *server)
{
    for (unsigned i = 0; i < server->shadow_count; i++) {
        free(server->shadows[i]->waits);
        free(server->shadows[i]);
    }
    free(server->shadows);
    server->shadows = NULL;
    server->shadow_count = 0;
    for (struct write *write; (write = server->first);) {
        server->first = write->next;
        write_free(write);
    }
    server->last = &server->first;
    server_end(server);
    for (struct away *away; (away = server->node->away);) {
        server->node->away = away->next;
        free(away);
    }
}

/*
 * Clients.
 */

static void to_client(void *context, const struct nika_effect *effect)
{
    struct node *node = context;
    struct link *link = line_find(node->sim, effect->connection - network);
    if (node->server->crashing)
        return;
    if (!link || link->node != node || link->process != node->process)
        sim_fail(node->sim, "messages", "sent to a client of another node");
    else if (effect->kind == NIKA_EFFECT_SEND) {
        check_delivered(link, effect->bytes, effect->size);
        line_down(link, effect->bytes, effect->size);
    } else if (effect->kind == NIKA_EFFECT_CLOSE)
        line_closed_by_server(link, effect->code);
    else if (effect->kind == NIKA_EFFECT_RESPOND) {
        if (link->answered)
            sim_fail(node->sim, "answers", "a second response to one request: %.*s", (int)effect->size, effect->bytes);
        link->answered = true;
        line_respond(link, effect);
    }
}

void node_client(struct node *node, struct nika_event *event)
{
    if (event->kind == NIKA_EVENT_OPENED || event->kind == NIKA_EVENT_REQUEST)
        line_find(node->sim, event->connection)->number = ++node->numbered;
    event->connection += network;
    node_enter(node);
    nika_cluster_client(node->cluster, node_now(node), event);
    node_exit(node);
}

/*
 * The server core.
 */

void node_core(struct node *node, enum nika_core_news news)
{
    node_enter(node);
    nika_cluster_core(node->cluster, node_now(node), news);
    node_exit(node);
}

static void core_ended(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    struct nika_cluster_figures before, after;
    nika_cluster_figures(node->cluster, &before);
    node_core(node, NIKA_CORE_ENDED);
    if (!node->cluster)
        return;
    nika_cluster_figures(node->cluster, &after);
    if (node->finishing && before.given_up < after.given_up && sim->now > sim->unrest)
        sim_fail(sim, "hand-over", "%s hands over, and gives up %" PRIu64 " requests", node->self.name,
                 after.given_up - before.given_up);
}

/* Its threads, which may wait for the database, end a little later. */
static void end_core(struct node *node)
{
    struct nika_rng *rng = &node->sim->chance[CHANCE_NODES];
    struct due *due = queue_put(node->sim, between(rng, 1, one_in(rng, 6) ? 3000 : 20), core_ended, node);
    queue_at(due, node);
    node_core_gone(node->server);
}

static void start(void *context, uint64_t epoch)
{
    struct node *node = context;
    node->differs = false;
    server_boot(node->sim, node->server, node);
    node->server->epoch = epoch;
    sim_count(node->sim, COUNT_LEADERS);
    if (node->server->core)
        database_boot(node->server);
}

static void rests(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    struct server *server = node->server;
    if (!server->core || server->incarnation != due->what)
        return; /* it was dropped */
    const bool late = sim->now - (int64_t)due->size >= REST_MOST;
    if (!late && !nika_server_core_at_rest(server->core)) {
        struct due *again = queue_put(sim, REST_EACH, rests, node);
        again->what = due->what;
        again->size = due->size;
        queue_at(again, node);
        return;
    }
    node->finishing = node->finishing && !late;
    if (late)
        sim->forced = sim->now;
    node_enter(node);
    end_core(node);
    node_exit(node);
}

static void finish(void *context)
{
    struct node *node = context;
    struct due *due = queue_put(node->sim, 0, rests, node);
    due->what = node->server->incarnation;
    due->size = (size_t)node->sim->now;
    queue_at(due, node);
    node->finishing = true;
    server_step(node->server, &(struct nika_event){.kind = NIKA_EVENT_CLOSING, .hands_over = true});
}

static void drop(void *context)
{
    struct node *node = context;
    node->finishing = false;
    if (node->server->core)
        end_core(node);
}

/*
 * Thinking.
 */

static void thought_for(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    (void)sim;
    node->thinking--;
    node_enter(node);
    nika_cluster_thought(node->cluster, due->code, due->what, due->yes, &due->move);
    node_exit(node);
}

static void think(void *context, nika_link link, nika_ticket ticket, const struct nika_turn *turn)
{
    struct node *node = context;
    struct due *due = queue_put(node->sim, between(&node->sim->chance[CHANCE_THOUGHT], 1, 40), thought_for, node);
    due->what = ticket;
    due->code = link;
    due->yes = sim_answer_turn(node->sim, turn, &due->move);
    queue_at(due, node);
    node->thinking++;
}

bool node_thinks_away(struct node *node, const struct nika_effect *effect)
{
    if (!nika_cluster_think(node->cluster, effect->ticket, effect->turn, node->thinking))
        return false;
    struct away *away = sim_allocate(sizeof *away);
    *away = (struct away){.next = node->away, .ticket = effect->ticket, .turn = *effect->turn};
    node->away = away;
    sim_count(node->sim, COUNT_TURNS_AWAY);
    return true;
}

static void thought(void *context, nika_ticket ticket, bool acts, const struct nika_move *move)
{
    struct node *node = context;
    struct away **at = &node->away;
    while (*at && (*at)->ticket != ticket)
        at = &(*at)->next;
    struct away *const away = *at;
    if (!away || !node->server->core)
        return;
    *at = away->next;
    if (!move)
        server_think(node->server, ticket, &away->turn);
    else
        server_step(node->server,
                    &(struct nika_event){.kind = NIKA_EVENT_THOUGHT, .ticket = ticket, .acts = acts, .move = *move});
    free(away);
}

/*
 * Everything else that a cluster wants.
 */

static void ask(void *context, const struct nika_lease_request *request)
{
    database_ask(context, request);
}

void node_leased(struct node *node, const struct nika_lease *lease)
{
    if (lease && lease->epoch > node->heard)
        node->heard = lease->epoch;
    node_enter(node);
    nika_cluster_leased(node->cluster, node_now(node), lease);
    node_exit(node);
}

static nika_link dial(void *context, const struct nika_node *other)
{
    return wire_dial(context, other);
}

static void send_frame(void *context, nika_link link, const void *bytes, size_t size)
{
    wire_send(context, link, bytes, size);
}

static void hang_up(void *context, nika_link link)
{
    wire_hang_up(context, link);
}

static void note(void *context, const char *word, const char *name)
{
    const struct node *node = context;
    sim_note(node->sim, "node", node->process, 0, word, strlen(word));
    if (strcmp(word, "handed-over") == 0) {
        sim_count(node->sim, COUNT_HAND_OVERS);
        if (!*name)
            sim_count(node->sim, COUNT_ENDED_ALONE);
    }
}

/*
 * Its life.
 */

void node_start(struct sim *sim, struct node *node)
{
    struct nika_rng *rng = &sim->chance[CHANCE_NODES];
    const unsigned number = node->number;
    if (node->cluster)
        return;
    *node = (struct node){.sim = sim,
                          .number = number,
                          .process = ++sim->processes,
                          .server = &sim->servers[number],
                          .born = sim->now,
                          .rate = (int)between(rng, -500, 500),
                          .date = between(rng, -60000, 60000),
                          .timer = -1,
                          .unserved = sim->now};
    node->waiting_last = &node->waiting;
    snprintf(node->self.name, sizeof node->self.name, "node-%u-%u", number, node->process);
    snprintf(node->self.address, sizeof node->self.address, "192.0.2.%u:7", 200 + number);
    snprintf(node->self.version, sizeof node->self.version, "%u", sim->version);
    const struct nika_cluster_settings settings = {.node = node->self,
                                                   .lease = sim_calm(sim) ? 3600000 : sim->plan.lease,
                                                   .threads = 1,
                                                   .context = node,
                                                   .to_client = to_client,
                                                   .to_core = to_core,
                                                   .start = start,
                                                   .finish = finish,
                                                   .drop = drop,
                                                   .ask = ask,
                                                   .dial = dial,
                                                   .send = send_frame,
                                                   .hang_up = hang_up,
                                                   .think = think,
                                                   .thought = thought,
                                                   .log = note};
    sim_note(sim, "starts", node->process, 0, node->self.name, strlen(node->self.name));
    node->cluster = nika_cluster_new(&settings);
    if (!node->cluster) {
        sim_fail(sim, "memory", "there is none for a cluster");
        return;
    }
    node_enter(node);
    nika_cluster_time(node->cluster, node_now(node));
    node_exit(node);
}

/* Its process is over, in one way or the other. */
static void end_node(struct node *node)
{
    struct sim *sim = node->sim;
    struct nika_cluster_figures figures;
    nika_cluster_figures(node->cluster, &figures);
    sim->counts[COUNT_RESENT] += figures.resent;
    sim->counts[COUNT_GIVEN_UP] += figures.given_up;
    if (node->server->core)
        node_core_gone(node->server);
    line_node_gone(node);
    wires_gone(node);
    database_gone(node);
    queue_release(sim, node, false);
    nika_cluster_free(node->cluster);
    node->cluster = NULL;
    node->process = 0;
    node->dying = node->stopped = node->leaving = false;
    if (sim->unrest < sim->now + 2 * (int64_t)sim->plan.lease)
        sim->unrest = sim->now + 2 * (int64_t)sim->plan.lease;
    troubles_start_again(node);
}

void node_kill(struct node *node)
{
    struct sim *sim = node->sim;
    sim_note(sim, "kill", node->process, 0, node->self.name, strlen(node->self.name));
    sim_count(sim, COUNT_NODES_KILLED);
    if (node->server->core)
        sim_count(sim, COUNT_LEADERS_KILLED);
    end_node(node);
}

static void goes_on(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    if (node->process != due->what)
        return;
    sim_note(sim, "goes on", node->process, 0, node->self.name, strlen(node->self.name));
    node->stopped = false;
    queue_release(sim, node, true);
}

void node_stop(struct node *node, int64_t duration)
{
    struct sim *sim = node->sim;
    if (node->stopped)
        return;
    node->stopped = true;
    node->finishing = false;
    sim_note(sim, "stops", node->process, (uint64_t)duration, node->self.name, strlen(node->self.name));
    queue_put(sim, duration, goes_on, node)->what = node->process;
    if (sim->now + duration > sim->unrest)
        sim->unrest = sim->now + duration;
}

/* Once it has left, its process ends, and another one starts in its place. */
static void leaves(struct sim *sim, struct due *due)
{
    struct node *node = due->whom;
    const bool late = sim->now - (int64_t)due->what > LEFT_MOST;
    node_enter(node);
    nika_cluster_time(node->cluster, node_now(node));
    node_exit(node);
    if (!node->cluster)
        return;
    if (!nika_cluster_has_left(node->cluster) && !late) {
        struct due *again = queue_put(sim, LEFT_EACH, leaves, node);
        again->what = due->what;
        queue_at(again, node);
        return;
    }
    sim_note(sim, "left", node->process, late, node->self.name, strlen(node->self.name));
    sim_count(sim, late ? COUNT_NODES_KILLED : COUNT_LEFT_NODES);
    end_node(node);
}

void node_leave(struct node *node)
{
    struct sim *sim = node->sim;
    if (node->leaving || node->stopped)
        return;
    node->leaving = true;
    sim_note(sim, "leaves", node->process, 0, node->self.name, strlen(node->self.name));
    struct due *due = queue_put(sim, LEFT_EACH, leaves, node);
    due->what = (uint64_t)sim->now;
    queue_at(due, node);
    node_enter(node);
    nika_cluster_leave(node->cluster, node_now(node));
    node_exit(node);
}

void nodes_begin(struct sim *sim)
{
    sim->nodes = sim_allocate(NODES_MAX * sizeof *sim->nodes);
    sim_count(sim, COUNT_CLUSTERS);
    for (unsigned i = 0; i < sim->plan.nodes; i++) {
        sim->nodes[i].number = i;
        node_start(sim, &sim->nodes[i]);
    }
    troubles_begin(sim);
}

void nodes_end(struct sim *sim)
{
    for (unsigned i = 0; i < sim->plan.nodes; i++)
        if (sim->nodes[i].cluster)
            end_node(&sim->nodes[i]);
    wires_free(sim);
}
