/*
 * cluster_clients.c: this node's clients (nika/cluster.h): what each has asked and not been told yet, so that it can be asked again when another
 * node leads.
 */
#include "cluster_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include <nika/json.h>
#include <nika/words.h>

enum {
    HELD_MAX = 32,         /* requests of a client that are not answered */
    HELD_BYTES = 64 << 20, /* of all clients, at most */
    ASKED_MAX = 2000,      /* HTTP requests that are not answered */
    CODE_GOING = 1001
};

/*
 * What is not yet answered.
 */

bool clients_read(const char *bytes, size_t size, char id[33], char what[16])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    struct nika_json body, value;
    size_t at, length = 0;
    *id = *what = '\0';
    if (size > NIKA_MESSAGE_MAX || nika_json_check(bytes, size, &body, &at) != NIKA_JSON_FINE ||
        nika_json_kind(body) != '{')
        return false;
    /* What is no id for the server core (server_core_connections.c) is in no answer, either. */
    if (!nika_json_get(body, "id", &value) || !nika_json_string(value, id, 33, &length) ||
        strspn(id, letters) != length)
        *id = '\0';
    if (!nika_json_get(body, "do", &value) || !nika_json_string(value, what, 16, &length))
        *what = '\0';
    return *id != '\0';
}

/* Requests that may be sent again although they may have been done: acts, because of their ids, and what only asks or sets. */
static bool can_repeat(const char *what)
{
    static const char *const all[] = {"play", "undo",   "enter", "exit", "past", "notes",
                                      "ping", "reveal", "sit",   "mute", "agree"};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i], what) == 0)
            return true;
    return NIKA_FAULT_IS(SENT_TWICE);
}

static void remove_held(struct nika_cluster *cluster, struct client *client, struct held *held)
{
    struct held **at = &client->first;
    while (*at != held)
        at = &(*at)->next;
    *at = held->next;
    client->held_count--;
    cluster->held_bytes -= held->size;
    free(held);
}

static void send_to(const struct nika_cluster *cluster, const struct client *client, const struct nika_text *text)
{
    cluster->settings.to_client(cluster->settings.context, &(struct nika_effect){.kind = NIKA_EFFECT_SEND,
                                                                                 .connection = client->outside,
                                                                                 .bytes = text->bytes,
                                                                                 .size = text->size});
}

/* Answers a request with an error; "" for one whose id is not known. */
static void refuse(const struct nika_cluster *cluster, const struct client *client, const char *id, const char *word)
{
    char bytes[128];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "re");
    if (*id)
        nika_write_word(&writer, id);
    else
        nika_write_null(&writer);
    nika_write_key(&writer, "ok");
    nika_write_bool(&writer, false);
    nika_write_key(&writer, "error");
    nika_write_word(&writer, word);
    nika_write_close(&writer, '}');
    send_to(cluster, client, &text);
}

static void send_away(struct nika_cluster *cluster, struct client *client)
{
    client->closing = true;
    cluster->settings.to_client(
        cluster->settings.context,
        &(struct nika_effect){.kind = NIKA_EFFECT_CLOSE, .connection = client->outside, .code = CODE_GOING});
}

/*
 * To the leader.
 */

/* Whether a leader takes what this node's clients send. */
static bool is_served(const struct nika_cluster *cluster)
{
    return clients_taken(cluster) || cluster->welcome;
}

bool clients_taken(const struct nika_cluster *cluster)
{
    return cluster->role == ROLE_LEADS && (cluster->now < cluster->sure_until || cluster->away);
}

bool clients_sure(const struct nika_cluster *cluster)
{
    return (cluster->role == ROLE_LEADS && (cluster->now < cluster->sure_until || NIKA_FAULT_IS(UNSURE_SERVES))) ||
           cluster->welcome;
}

static void pass_event(struct nika_cluster *cluster, const struct nika_event *event)
{
    if (cluster->role == ROLE_LEADS || cluster->role == ROLE_FINISHES)
        cluster->settings.to_core(cluster->settings.context, event);
    else
        links_event(cluster, cluster->leader, event);
}

static void pass_held(struct nika_cluster *cluster, struct client *client, struct held *held)
{
    const struct held *const before = cluster->passing;
    held->sent = true;
    held->sent_as = ++cluster->sent;
    cluster->passing = held;
    pass_event(cluster,
               &(struct nika_event){
                   .kind = NIKA_EVENT_MESSAGE, .connection = client->id, .bytes = held->text, .size = held->size});
    cluster->passing = before;
    if (held->answered || !*held->id)
        remove_held(cluster, client, held);
}

/* Sends what was not sent, in order. */
static void flush(struct nika_cluster *cluster, struct client *client)
{
    struct held *held = client->first;
    while (held && client->attached && is_served(cluster)) {
        if (held->sent) {
            held = held->next;
            continue;
        }
        pass_held(cluster, client, held);
        held = client->first;
    }
}

static void attach(struct nika_cluster *cluster, struct client *client)
{
    char *const carried = client->carried;
    const size_t size = client->carried_size;
    if (client->closing)
        return;
    client->attached = true;
    client->carried = NULL; /* the server core may say what is carried from now on while it still reads this */
    pass_event(cluster, &(struct nika_event){.kind = NIKA_EVENT_OPENED,
                                             .connection = client->id,
                                             .address = client->address,
                                             .bytes = carried,
                                             .size = size});
    if (client->carried) {
        free(carried);
    } else {
        client->carried = carried;
        client->carried_size = size;
    }
    flush(cluster, client);
}

static void pass_asked(struct nika_cluster *cluster, struct asked *asked)
{
    const struct asked *const before = cluster->passing_asked;
    asked->sent = true;
    asked->sent_as = ++cluster->sent;
    cluster->passing_asked = asked;
    pass_event(cluster, &(struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                             .connection = asked->id,
                                             .http = &asked->http,
                                             .address = asked->address,
                                             .bytes = asked->bytes,
                                             .size = asked->size});
    cluster->passing_asked = before;
    if (hash_map_get(&cluster->asked, asked->id) != asked)
        free(asked); /* it was answered at once */
}

/* All HTTP requests there are, by number: answers take them off the map. */
static nika_connection *list_asked(const struct nika_cluster *cluster, size_t *count)
{
    nika_connection *all = core_allocate((cluster->asked.count + 1) * sizeof *all);
    size_t at = 0;
    *count = 0;
    for (const struct asked *asked; (asked = hash_map_next(&cluster->asked, &at));)
        all[(*count)++] = asked->id;
    return all;
}

static void attach_asked(struct nika_cluster *cluster)
{
    size_t count;
    nika_connection *all = list_asked(cluster, &count);
    for (size_t i = 0; i < count; i++) {
        struct asked *asked = hash_map_get(&cluster->asked, all[i]);
        if (asked && !asked->sent && clients_sure(cluster))
            pass_asked(cluster, asked);
    }
    free(all);
}

void clients_attach(struct nika_cluster *cluster)
{
    size_t at = 0;
    cluster->served = true;
    for (struct client *client; (client = hash_map_next(&cluster->clients, &at));)
        if (client->attached)
            flush(cluster, client);
        else if (is_served(cluster))
            attach(cluster, client);
    attach_asked(cluster);
}

static void respond(struct nika_cluster *cluster, struct asked *asked, unsigned code, const char *type,
                    const char *bytes)
{
    const nika_connection outside = asked->outside;
    free(hash_map_take(&cluster->asked, asked->id));
    cluster->settings.to_client(cluster->settings.context, &(struct nika_effect){.kind = NIKA_EFFECT_RESPOND,
                                                                                 .connection = outside,
                                                                                 .code = code,
                                                                                 .type = type,
                                                                                 .bytes = bytes,
                                                                                 .size = strlen(bytes)});
}

/* What a client's request comes to whose leader is gone before it answered: it is sent again, or given up. */
static void detach(struct nika_cluster *cluster, struct client *client)
{
    struct held *held = client->first;
    client->attached = false;
    while (held) {
        struct held *next = held->next;
        if (held->sent && held->repeats) {
            held->sent = NIKA_FAULT_IS(HAND_OVER_LOSES);
            cluster->figures.resent++;
        } else if (held->sent) {
            if (!client->closing)
                refuse(cluster, client, held->id, "busy");
            cluster->figures.given_up++;
            remove_held(cluster, client, held);
        }
        held = next;
    }
}

void clients_detach(struct nika_cluster *cluster)
{
    static const char busy[] = "{\"error\":\"busy\"}";
    size_t at = 0, count;
    for (struct client *client; (client = hash_map_next(&cluster->clients, &at));)
        detach(cluster, client);
    nika_connection *all = list_asked(cluster, &count);
    for (size_t i = 0; i < count; i++) {
        struct asked *asked = hash_map_get(&cluster->asked, all[i]);
        if (asked->sent && strcmp(asked->http.method, "GET") == 0)
            asked->sent = false;
        else if (asked->sent)
            respond(cluster, asked, 503, "application/json", busy);
    }
    free(all);
}

void clients_returned(struct nika_cluster *cluster, nika_connection id, const char *request)
{
    struct client *client = hash_map_get(&cluster->clients, id);
    struct asked *asked = hash_map_get(&cluster->asked, id);
    struct held *last = NULL; /* a client may have sent it twice, and only the first was taken */
    for (struct held *held = client ? client->first : NULL; held; held = held->next)
        if (held->sent && strcmp(held->id, request) == 0)
            last = held;
    if (last)
        last->sent = NIKA_FAULT_IS(HAND_OVER_LOSES);
    if (asked)
        asked->sent = false;
}

void clients_not_taken(struct nika_cluster *cluster, uint64_t taken)
{
    size_t at = 0;
    for (struct client *client; (client = hash_map_next(&cluster->clients, &at));)
        for (struct held *held = client->first; held; held = held->next)
            held->sent = held->sent && held->sent_as <= taken;
    at = 0;
    for (struct asked *asked; (asked = hash_map_next(&cluster->asked, &at));)
        asked->sent = asked->sent && asked->sent_as <= taken;
}

/*
 * From clients.
 */

/* Numbers that the network gives grow without bounds (as it makes them, by 2 to the power of 24): ours last for decades. */
static nika_connection next_number(struct nika_cluster *cluster)
{
    assert(cluster->numbered >> NIKA_LINKED_BITS == 0);
    return ++cluster->numbered;
}

static void opened(struct nika_cluster *cluster, const struct nika_event *event)
{
    struct client *client = core_allocate(sizeof *client);
    struct nika_text address = nika_text(client->address, sizeof client->address);
    client->id = next_number(cluster);
    client->outside = event->connection;
    nika_text_add(&address, event->address);
    hash_map_put(&cluster->clients, client->id, client);
    hash_map_put(&cluster->sockets, client->outside, client);
    if (cluster->leaving) {
        refuse(cluster, client, "", "closing");
        send_away(cluster, client);
    } else if (is_served(cluster))
        attach(cluster, client);
}

static void message(struct nika_cluster *cluster, const struct nika_event *event)
{
    struct client *client = hash_map_get(&cluster->sockets, event->connection);
    char id[33], what[16];
    if (!client || client->closing)
        return;
    const bool has_id = clients_read(event->bytes, event->size, id, what);
    if (client->held_count == HELD_MAX || cluster->held_bytes + event->size > HELD_BYTES) {
        refuse(cluster, client, id, "busy");
        return;
    }
    struct held *held = core_allocate(sizeof *held + event->size);
    struct held **end = &client->first;
    while (*end)
        end = &(*end)->next;
    *end = held;
    client->held_count++;
    cluster->held_bytes += event->size;
    if (has_id)
        memcpy(held->id, id, sizeof id);
    held->repeats = can_repeat(what);
    held->size = event->size;
    memcpy(held->text, event->bytes, event->size);
    flush(cluster, client);
}

static void dropped(struct nika_cluster *cluster, nika_connection outside)
{
    const struct client *client = hash_map_get(&cluster->sockets, outside);
    if (client && client->attached)
        pass_event(cluster, &(struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = client->id});
}

static void closed(struct nika_cluster *cluster, nika_connection outside)
{
    struct client *client = hash_map_take(&cluster->sockets, outside);
    if (!client)
        return;
    hash_map_take(&cluster->clients, client->id);
    if (client->attached)
        pass_event(cluster, &(struct nika_event){.kind = NIKA_EVENT_CLOSED, .connection = client->id});
    while (client->first)
        remove_held(cluster, client, client->first);
    free(client->carried);
    free(client);
}

static const char *keep_text(char **room, const char *text, size_t size)
{
    char *const at = *room;
    memcpy(at, text, size);
    at[size] = '\0';
    *room += size + 1;
    return at;
}

static struct asked *new_asked(struct nika_cluster *cluster, const struct nika_event *event)
{
    const struct nika_http *http = event->http;
    const char *const texts[] = {http->method, http->path, http->query, http->token, event->address};
    size_t size = event->size + 1;
    for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++)
        size += strlen(texts[i]) + 1;
    struct asked *asked = core_allocate(sizeof *asked + size);
    char *room = (char *)(asked + 1);
    asked->id = next_number(cluster);
    asked->outside = event->connection;
    asked->since = cluster->now;
    asked->http = *http;
    asked->http.method = keep_text(&room, http->method, strlen(http->method));
    asked->http.path = keep_text(&room, http->path, strlen(http->path));
    asked->http.query = keep_text(&room, http->query, strlen(http->query));
    asked->http.token = keep_text(&room, http->token, strlen(http->token));
    asked->address = keep_text(&room, event->address, strlen(event->address));
    asked->bytes = keep_text(&room, event->size ? event->bytes : "", event->size);
    asked->size = event->size;
    return asked;
}

/* Which nodes there are: for whoever runs this one, over its local socket. */
static void list_nodes(struct nika_cluster *cluster, struct asked *asked)
{
    char *nodes = cluster_nodes(cluster);
    if (strcmp(asked->http.method, "GET") == 0)
        respond(cluster, asked, 200, "application/json", nodes);
    else
        respond(cluster, asked, 405, "application/json", "{\"error\":\"unknown-request\"}");
    free(nodes);
}

/*
 * Whether a load balancer should send clients here: not to a node that sends them away because it finds no leader, nor to a
 * leader that has not reached the database for long. While the lead changes they wait here, as they would everywhere.
 */
static bool is_ready(const struct nika_cluster *cluster)
{
    if (nika_cluster_serves(cluster))
        return cluster->welcome || cluster->now < cluster->sure_until + WAITS_MOST;
    return cluster->served && !cluster->leaving;
}

/* Health is a node's own, and its list of nodes; everything else is the leader's to answer. */
static void request(struct nika_cluster *cluster, const struct nika_event *event)
{
    struct asked *asked = new_asked(cluster, event);
    const bool health = strcmp(event->http->path, "/healthz") == 0, ready = strcmp(event->http->path, "/readyz") == 0;
    hash_map_put(&cluster->asked, asked->id, asked);
    if (event->http->local && strcmp(event->http->path, "/api/host/nodes") == 0)
        list_nodes(cluster, asked);
    else if ((health || ready) && strcmp(event->http->method, "GET") != 0)
        respond(cluster, asked, 405, "application/json", "{\"error\":\"unknown-request\"}");
    else if (health || (ready && is_ready(cluster)))
        respond(cluster, asked, 200, "text/plain", "ok");
    else if (cluster->leaving)
        respond(cluster, asked, 503, "application/json", "{\"error\":\"closing\"}");
    else if (ready)
        respond(cluster, asked, 503, "application/json", "{\"error\":\"starting\"}");
    else if (cluster->asked.count > ASKED_MAX)
        respond(cluster, asked, 503, "application/json", "{\"error\":\"busy\"}");
    else if (clients_sure(cluster))
        pass_asked(cluster, asked);
}

void clients_event(struct nika_cluster *cluster, const struct nika_event *event)
{
    switch (event->kind) {
    case NIKA_EVENT_OPENED:
        opened(cluster, event);
        break;
    case NIKA_EVENT_MESSAGE:
        message(cluster, event);
        break;
    case NIKA_EVENT_DROPPED:
        dropped(cluster, event->connection);
        break;
    case NIKA_EVENT_CLOSED:
        closed(cluster, event->connection);
        break;
    case NIKA_EVENT_REQUEST:
        request(cluster, event);
        break;
    default:
        break;
    }
}

/*
 * To clients.
 */

/* The id of the request that a message answers, as replies.c writes it: first of all; "" if it answers none. */
static void answered_id(const char *bytes, size_t size, char id[33])
{
    static const char begins[] = "{\"re\":\"";
    const size_t start = sizeof begins - 1;
    size_t length = 0;
    *id = '\0';
    if (size <= start || memcmp(bytes, begins, start) != 0)
        return;
    while (start + length < size && length < 32 && bytes[start + length] != '"')
        length++;
    memcpy(id, bytes + start, length);
    id[length] = '\0';
}

static void note_answer(struct nika_cluster *cluster, struct client *client, const char *bytes, size_t size)
{
    char id[33];
    answered_id(bytes, size, id);
    for (struct held *held = client->first; *id && held; held = held->next)
        if (held->sent && strcmp(held->id, id) == 0) {
            if (held == cluster->passing)
                held->answered = true;
            else
                remove_held(cluster, client, held);
            return;
        }
}

static void carry(struct client *client, const struct nika_effect *effect)
{
    client->carried = core_enlarge(client->carried, effect->size + 1);
    memcpy(client->carried, effect->bytes, effect->size);
    client->carried_size = effect->size;
}

void clients_deliver(struct nika_cluster *cluster, const struct nika_effect *effect)
{
    struct client *client = hash_map_get(&cluster->clients, effect->connection);
    struct nika_effect outside = *effect;
    if (effect->kind == NIKA_EFFECT_RESPOND) {
        struct asked *asked = hash_map_take(&cluster->asked, effect->connection);
        outside.connection = asked ? asked->outside : 0;
        if (asked)
            cluster->settings.to_client(cluster->settings.context, &outside);
        if (asked != cluster->passing_asked)
            free(asked);
        return;
    }
    if (!client || client->closing)
        return;
    if (effect->kind == NIKA_EFFECT_CARRY) {
        carry(client, effect);
        return;
    }
    if (effect->kind == NIKA_EFFECT_SEND)
        note_answer(cluster, client, effect->bytes, effect->size);
    client->closing = effect->kind == NIKA_EFFECT_CLOSE;
    outside.connection = client->outside;
    cluster->settings.to_client(cluster->settings.context, &outside);
}

/*
 * Time, and the end.
 */

void clients_send_away(struct nika_cluster *cluster)
{
    char bytes[32];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    size_t at = 0;
    cluster->served = false;
    nika_text_add(&text, "{\"is\":\"closing\"}");
    for (struct client *client; (client = hash_map_next(&cluster->clients, &at));) {
        if (client->closing)
            continue;
        send_to(cluster, client, &text);
        send_away(cluster, client);
    }
}

void clients_time(struct nika_cluster *cluster)
{
    size_t count;
    if (cluster->asked.count == 0 || clients_sure(cluster))
        return;
    nika_connection *all = list_asked(cluster, &count);
    for (size_t i = 0; i < count; i++) {
        struct asked *asked = hash_map_get(&cluster->asked, all[i]);
        if (!asked->sent && cluster->now >= asked->since + WAITS_MOST)
            respond(cluster, asked, 503, "application/json", "{\"error\":\"starting\"}");
    }
    free(all);
}

int64_t clients_next(const struct nika_cluster *cluster)
{
    int64_t next = INT64_MAX;
    size_t at = 0;
    if (clients_sure(cluster))
        return next;
    for (const struct asked *asked; (asked = hash_map_next(&cluster->asked, &at));)
        if (!asked->sent && asked->since + WAITS_MOST < next)
            next = asked->since + WAITS_MOST;
    return next;
}

void clients_end(struct nika_cluster *cluster)
{
    size_t at = 0;
    for (struct client *client; (client = hash_map_next(&cluster->clients, &at));) {
        while (client->first)
            remove_held(cluster, client, client->first);
        free(client->carried);
        free(client);
    }
    at = 0;
    for (struct asked *asked; (asked = hash_map_next(&cluster->asked, &at));)
        free(asked);
    hash_map_free(&cluster->clients);
    hash_map_free(&cluster->sockets);
    hash_map_free(&cluster->asked);
}
