/*
 * line.c: connections (line.h), with delays and breaks.
 */
#include "line.h"

#include <stdlib.h>
#include <string.h>

#include "client.h"
#include "nodes.h"
#include "sim_check.h"
#include "sim_script.h"
#include "sim_server.h"

/* A load balancer has any of those that run, or tries in vain. */
static struct node *choose_node(struct client *client)
{
    struct sim *sim = client->sim;
    for (unsigned i = 0; i < 3; i++) {
        struct node *node = &sim->nodes[nika_rng_below(&client->line, sim->plan.nodes)];
        if (node->cluster && nika_cluster_serves(node->cluster))
            return node;
    }
    struct node *node = &sim->nodes[nika_rng_below(&client->line, sim->plan.nodes)];
    return node->cluster ? node : NULL;
}

static struct link *add_link(struct client *client, unsigned socket, unsigned purpose)
{
    struct sim *sim = client->sim;
    struct server *server = sim->plan.nodes ? NULL : server_serving(sim);
    struct node *node = sim->plan.nodes ? choose_node(client) : NULL;
    struct link *link = sim_allocate(sizeof *link);
    sim->links = sim_grow(sim->links, sim->link_count, sizeof(struct link *));
    sim->links[sim->link_count++] = link;
    *link = (struct link){.id = sim->link_count,
                          .client = client,
                          .socket = socket,
                          .server = server,
                          .incarnation = server ? server->incarnation : 0,
                          .node = node,
                          .process = node ? node->process : 0,
                          .purpose = purpose,
                          .here = true};
    if (purpose)
        return link;
    sim->open = sim_grow(sim->open, sim->open_count, sizeof link);
    sim->open[sim->open_count++] = link;
    return link;
}

struct link *line_find(struct sim *sim, nika_connection id)
{
    return id > 0 && id <= sim->link_count ? sim->links[id - 1] : NULL;
}

unsigned link_slot(const struct sim *sim, const char *table)
{
    for (unsigned i = 0; i < sim->slot_count; i++)
        if (strcmp(sim->slots[i].table, table) == 0)
            return i;
    return 31;
}

void lines_free(struct sim *sim)
{
    for (uint64_t i = 0; i < sim->link_count; i++) {
        free(sim->links[i]->waits);
        free(sim->links[i]);
    }
    free(sim->links);
    free(sim->open);
}

/* Whether the server that it was made to still runs. */
static bool server_lives(const struct link *link)
{
    if (link->node)
        return link->node->process == link->process;
    return link->server && link->server->core && link->server->incarnation == link->incarnation;
}

/* Has the server told what has happened. */
static void tell(struct link *link, struct nika_event *event)
{
    event->connection = link->id;
    if (link->node)
        node_client(link->node, event);
    else
        server_step(link->server, event);
}

/* What happens at the server, or at the node. */
static struct due *at_server(struct link *link, struct due *due)
{
    due->node = link->node;
    due->process = link->process;
    return due;
}

/* Whether another server has taken its place, and its address. */
static bool is_replaced(const struct link *link)
{
    return !link->node && link->server->replaced;
}

/* How long a message takes. */
static int64_t delay_of(struct link *link)
{
    struct sim *sim = link->client->sim;
    struct nika_rng *rng = &link->client->line;
    if (sim->plan.same_pace)
        return 10;
    if (!sim_calm(sim) && one_in(rng, sim->plan.delay)) {
        sim_count(sim, COUNT_DELAYED);
        return between(rng, 300, 15000);
    }
    return between(rng, 1, 30);
}

/* When the next message arrives, after those before it. */
static int64_t arrival(struct link *link, int64_t *last)
{
    const int64_t now = link->client->sim->now, at = now + delay_of(link);
    *last = at > *last ? at : *last;
    return *last - now;
}

/*
 * The ends of connections.
 */

static void server_hears_end(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    if (!link->there)
        return;
    link->there = false;
    check_link_lost(link);
    if (server_lives(link) && !link->purpose)
        tell(link, &(struct nika_event){.kind = NIKA_EVENT_CLOSED});
}

/* The server core is told of every connection that ends, also of those that it ended itself. */
static void server_hears_own_end(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    if (server_lives(link))
        tell(link, &(struct nika_event){.kind = NIKA_EVENT_CLOSED});
}

static void client_hears_end(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    if (!link->here)
        return;
    link->here = false;
    link->client->answering = link->id;
    if (link->purpose)
        client_response(link->client, link->purpose, 0, "", 0, NULL);
    else
        client_closed(link->client, link);
}

/* The connection is broken: each side notices in its own time, or not before it gives up waiting. */
static void break_line(struct link *link)
{
    struct sim *sim = link->client->sim;
    struct nika_rng *rng = &link->client->line;
    const bool half_open = !sim_calm(sim) && one_in(rng, sim->plan.half_open);
    sim_count(sim, half_open ? COUNT_HALF_OPEN : COUNT_BROKEN_LINES);
    sim_note(sim, "breaks", link->id, half_open, "", 0);
    link->up = link->down = INT64_MAX; /* nothing arrives any more */
    at_server(link,
              queue_put(sim, half_open ? between(rng, 20000, 90000) : between(rng, 1, 500), server_hears_end, link));
    queue_put(sim, half_open && one_in(rng, 2) ? between(rng, 20000, 90000) : between(rng, 1, 500), client_hears_end,
              link);
}

/* Whether this message is lost, and with it the connection. */
static bool breaks(struct link *link)
{
    struct sim *sim = link->client->sim;
    if (link->up == INT64_MAX)
        return true;
    if (sim_calm(sim) || !one_in(&link->client->line, sim->plan.break_))
        return false;
    break_line(link);
    return true;
}

void line_hang_up(struct link *link)
{
    if (!link->here)
        return;
    link->here = false;
    if (link->up != INT64_MAX)
        at_server(link, queue_put(link->client->sim, arrival(link, &link->up), server_hears_end, link));
}

void line_closed_by_server(struct link *link, unsigned code)
{
    transcript_add(link->client->sim, link, "close", (const char *)&code, sizeof code);
    if (!link->there)
        return;
    link->there = false;
    check_link_lost(link);
    if (link->down != INT64_MAX)
        queue_put(link->client->sim, arrival(link, &link->down), client_hears_end, link);
    at_server(link, queue_put(link->client->sim, 1, server_hears_own_end, link));
}

/* What it was made to has ended. */
static void gone(struct sim *sim, struct link *link)
{
    check_link_lost(link);
    link->there = false;
    if (link->here && link->down != INT64_MAX)
        queue_put(sim, between(&link->client->line, 1, one_in(&link->client->line, 8) ? 40000 : 300), client_hears_end,
                  link);
    link->up = link->down = INT64_MAX;
}

void line_server_gone(struct server *server)
{
    struct sim *sim = server->sim;
    for (uint64_t i = 0; i < sim->link_count; i++) {
        struct link *link = sim->links[i];
        if (link->server == server && link->incarnation == server->incarnation && (link->here || link->there))
            gone(sim, link);
    }
}

void line_node_gone(struct node *node)
{
    struct sim *sim = node->sim;
    for (uint64_t i = 0; i < sim->link_count; i++) {
        struct link *link = sim->links[i];
        if (link->node == node && link->process == node->process && (link->here || link->there))
            gone(sim, link);
    }
}

/*
 * Messages.
 */

static void arrives_up(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    if (!link->there || !server_lives(link))
        return;
    client_arrived(link->client, due->what);
    sim_note(sim, "in", link->id, link->client->number, due->bytes, due->size);
    check_request(link, due->bytes, due->size);
    tell(link, &(struct nika_event){.kind = NIKA_EVENT_MESSAGE, .bytes = due->bytes, .size = due->size});
}

void line_up(struct link *link, const char *bytes, size_t size)
{
    if (!link->here || breaks(link))
        return;
    struct due *due = at_server(link, queue_put(link->client->sim, arrival(link, &link->up), arrives_up, link));
    due->what = client_sent(link->client);
    queue_carry(due, bytes, size);
}

static void arrives_down(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    if (link->here)
        client_message(link->client, link, due->bytes, due->size);
}

static void reads_again(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    link->choked = false;
    if (link->there && server_lives(link))
        tell(link, &(struct nika_event){.kind = NIKA_EVENT_DROPPED});
}

void line_down(struct link *link, const char *bytes, size_t size)
{
    struct sim *sim = link->client->sim;
    struct nika_rng *rng = &link->client->line;
    sim_count(sim, COUNT_MESSAGES);
    sim_note(sim, "out", link->id, link->client->number, bytes, size);
    transcript_add(sim, link, "send", bytes, size);
    if (!link->there || link->choked || breaks(link))
        return;
    if (!sim_calm(sim) && one_in(rng, sim->plan.slow_reader)) {
        link->choked = true;
        sim_count(sim, COUNT_SLOW_READERS);
        sim_note(sim, "slow", link->id, 0, "", 0);
        at_server(link, queue_put(sim, between(rng, 10, 5000), reads_again, link));
        return;
    }
    queue_carry(queue_put(sim, arrival(link, &link->down), arrives_down, link), bytes, size);
}

static void client_hears_opening(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    if (link->here)
        client_opened(link->client, link);
}

static void arrives_opening(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    if (!server_lives(link) || is_replaced(link)) {
        queue_put(sim, 1, client_hears_end, link);
        return;
    }
    link->there = true;
    tell(link, &(struct nika_event){.kind = NIKA_EVENT_OPENED, .address = link->client->address});
    if (link->there)
        queue_put(sim, arrival(link, &link->down), client_hears_opening, link);
}

struct link *line_open(struct client *client, unsigned socket)
{
    struct link *link = add_link(client, socket, 0);
    at_server(link, queue_put(client->sim, arrival(link, &link->up), arrives_opening, link));
    return link;
}

/*
 * HTTP. A request travels as strings, one after the other.
 */

enum { PART_METHOD, PART_PATH, PART_QUERY, PART_TOKEN, PART_BODY, PARTS };

static void arrives_request(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    const char *parts[PARTS] = {due->bytes};
    if (!server_lives(link) || is_replaced(link)) { /* who takes a server's place takes its address */
        queue_put(sim, 1, client_hears_end, link);
        return;
    }
    for (unsigned i = 1; i < PARTS; i++)
        parts[i] = parts[i - 1] + strlen(parts[i - 1]) + 1;
    const struct nika_http http = {.method = parts[PART_METHOD],
                                   .path = parts[PART_PATH],
                                   .query = parts[PART_QUERY],
                                   .token = parts[PART_TOKEN],
                                   .browser = link->client->browser,
                                   .json = true};
    link->there = true;
    sim_note(sim, parts[PART_METHOD][0] == 'G' ? "get" : "post", link->id, link->client->number, parts[PART_PATH],
             strlen(parts[PART_PATH]));
    tell(link, &(struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                    .address = link->client->address,
                                    .http = &http,
                                    .bytes = parts[PART_BODY],
                                    .size = strlen(parts[PART_BODY])});
}

void line_request(struct client *client, const char *method, const char *path, const char *body, unsigned purpose)
{
    struct link *link = add_link(client, 0, purpose);
    const char *parts[PARTS] = {method, path, "", client->token, body ? body : ""};
    char bytes[1024];
    size_t size = 0;
    for (unsigned i = 0; i < PARTS; i++) {
        memcpy(bytes + size, parts[i], strlen(parts[i]) + 1);
        size += strlen(parts[i]) + 1;
    }
    if (!breaks(link))
        queue_carry(at_server(link, queue_put(client->sim, arrival(link, &link->up), arrives_request, link)), bytes,
                    size);
}

static void arrives_response(struct sim *sim, struct due *due)
{
    struct link *link = due->whom;
    (void)sim;
    if (!link->here)
        return;
    link->here = false;
    /* The body, then the cookie if there is one. */
    const size_t size = strlen(due->bytes);
    link->client->answering = link->id;
    client_response(link->client, link->purpose, due->code, due->bytes, size, due->yes ? due->bytes + size + 1 : NULL);
}

void line_respond(struct link *link, const struct nika_effect *effect)
{
    struct sim *sim = link->client->sim;
    const size_t cookie = effect->cookie ? strlen(effect->cookie) : 0;
    sim_note(sim, "responds", link->id, effect->code, effect->bytes, effect->size);
    transcript_add(sim, link, "respond", effect->bytes, effect->size);
    link->there = false;
    if (is_replaced(link)) /* its address is another's now: nobody hears it */
        break_line(link);
    if (breaks(link))
        return;
    struct due *due = queue_put(sim, arrival(link, &link->down), arrives_response, link);
    due->code = effect->code;
    due->yes = effect->cookie != NULL;
    due->size = effect->size + 1 + cookie;
    due->bytes = sim_allocate(due->size + 1);
    memcpy(due->bytes, effect->bytes, effect->size);
    if (cookie)
        memcpy(due->bytes + effect->size + 1, effect->cookie, cookie);
}
