/*
 * cluster_links.c: what nodes send each other (nika/cluster.h). A frame is a byte that says what it is, the number of a connection
 * at the node that follows, and what belongs to it; numbers are little-endian, texts end with a NUL.
 *
 * A node that follows says HELLO and gets WELCOME once the other one leads; from then on it sends what its clients do, and gets
 * what they are to be sent. When the leader hands over, it returns what it does not take any more, and in the end says who
 * leads now (MOVED).
 */
#include "cluster_internal.h"

#include <stdlib.h>
#include <string.h>

#include <nika/words.h>

enum { PROTOCOL = 1, FRAME_HEAD = 9 };

enum frame_kind {
    FRAME_HELLO = 1, /* protocol (1), threads (2), name, version */
    FRAME_WELCOME,   /* protocol (1), epoch (8) */
    FRAME_MOVED,     /* name, address: empty if nobody is known; epoch (8); how many requests were taken (8) */
    FRAME_RETURNED,  /* the request's id: was not taken */
    /* What clients do. */
    FRAME_OPENED,  /* address, and what is carried */
    FRAME_MESSAGE, /* the message */
    FRAME_DROPPED,
    FRAME_CLOSED,
    FRAME_REQUEST, /* flags (1), method, path, query, token, address, and the body */
    /* What they are to be sent. */
    FRAME_SEND,    /* the message */
    FRAME_CLOSE,   /* code (2) */
    FRAME_RESPOND, /* code (2), whether there is a cookie (1), the cookie, type, and the body */
    FRAME_CARRY,   /* what is carried */
    /* Thinking (cluster_thinking.c), with a ticket in place of a connection. */
    FRAME_TURN,
    FRAME_THOUGHT
};

enum { FLAG_BROWSER = 1, FLAG_JSON = 2, FLAG_LOCAL = 4 };

/*
 * Writing.
 */

/* Begins a frame with room for so many bytes after its head. */
static struct nika_bytes_out begin(struct nika_cluster *cluster, enum frame_kind kind, nika_connection connection,
                                   size_t more)
{
    if (cluster->frame_room < FRAME_HEAD + more) {
        cluster->frame_room = FRAME_HEAD + more + 1024;
        cluster->frame = core_enlarge(cluster->frame, cluster->frame_room);
    }
    struct nika_bytes_out out = {.bytes = cluster->frame, .room = cluster->frame_room};
    nika_put(&out, kind, 1);
    nika_put(&out, connection, 8);
    return out;
}

static void put_bytes(struct nika_bytes_out *out, const char *bytes, size_t size)
{
    if (size)
        memcpy(out->bytes + out->size, bytes, size);
    out->size += size;
}

static void put_text(struct nika_bytes_out *out, const char *text)
{
    put_bytes(out, text, strlen(text) + 1);
}

static void send_frame(struct nika_cluster *cluster, nika_link link, const struct nika_bytes_out *out)
{
    cluster->figures.frames_sent++;
    cluster->settings.send(cluster->settings.context, link, out->bytes, out->size);
}

/* A frame of one run of bytes. */
static void send_bytes(struct nika_cluster *cluster, nika_link link, enum frame_kind kind, nika_connection connection,
                       const char *bytes, size_t size)
{
    struct nika_bytes_out out = begin(cluster, kind, connection, size);
    put_bytes(&out, bytes, size);
    send_frame(cluster, link, &out);
}

void links_hello(struct nika_cluster *cluster, nika_link link)
{
    const struct nika_node *node = &cluster->settings.node;
    struct nika_bytes_out out = begin(cluster, FRAME_HELLO, 0, 3 + sizeof *node);
    nika_put(&out, PROTOCOL, 1);
    nika_put(&out, cluster->settings.threads, 2);
    put_text(&out, node->name);
    put_text(&out, node->version);
    send_frame(cluster, link, &out);
}

static void welcome(struct nika_cluster *cluster, nika_link link)
{
    struct nika_bytes_out out = begin(cluster, FRAME_WELCOME, 0, 9);
    nika_put(&out, PROTOCOL, 1);
    nika_put(&out, cluster->epoch, 8);
    send_frame(cluster, link, &out);
}

void links_welcome(struct nika_cluster *cluster)
{
    size_t at = 0;
    for (const struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        if (peer->greeted)
            welcome(cluster, peer->link);
}

static void send_request(struct nika_cluster *cluster, nika_link link, const struct nika_event *event)
{
    const struct nika_http *http = event->http;
    const size_t size = strlen(http->method) + strlen(http->path) + strlen(http->query) + strlen(http->token) +
                        strlen(event->address) + event->size + 6;
    struct nika_bytes_out out = begin(cluster, FRAME_REQUEST, event->connection, size);
    nika_put(&out,
             (http->browser ? FLAG_BROWSER : 0u) | (http->json ? FLAG_JSON : 0u) | (http->local ? FLAG_LOCAL : 0u), 1);
    put_text(&out, http->method);
    put_text(&out, http->path);
    put_text(&out, http->query);
    put_text(&out, http->token);
    put_text(&out, event->address);
    put_bytes(&out, event->bytes, event->size);
    send_frame(cluster, link, &out);
}

void links_event(struct nika_cluster *cluster, nika_link link, const struct nika_event *event)
{
    struct nika_bytes_out out;
    switch (event->kind) {
    case NIKA_EVENT_OPENED:
        out = begin(cluster, FRAME_OPENED, event->connection, strlen(event->address) + 1 + event->size);
        put_text(&out, event->address);
        put_bytes(&out, event->bytes, event->size);
        send_frame(cluster, link, &out);
        break;
    case NIKA_EVENT_MESSAGE:
        send_bytes(cluster, link, FRAME_MESSAGE, event->connection, event->bytes, event->size);
        break;
    case NIKA_EVENT_DROPPED:
        send_bytes(cluster, link, FRAME_DROPPED, event->connection, "", 0);
        break;
    case NIKA_EVENT_CLOSED:
        send_bytes(cluster, link, FRAME_CLOSED, event->connection, "", 0);
        break;
    case NIKA_EVENT_REQUEST:
        send_request(cluster, link, event);
        break;
    default:
        break;
    }
}

void links_send_turn(struct nika_cluster *cluster, nika_link link, enum thinking_frame what, nika_ticket ticket,
                     const void *bytes, size_t size)
{
    send_bytes(cluster, link, what == THINKING_TURN ? FRAME_TURN : FRAME_THOUGHT, ticket, bytes, size);
}

static nika_connection local_of(nika_connection connection)
{
    return connection & ((UINT64_C(1) << NIKA_LINKED_BITS) - 1);
}

static nika_connection linked(nika_link link, nika_connection connection)
{
    return (nika_connection)link << NIKA_LINKED_BITS | connection;
}

static void send_response(struct nika_cluster *cluster, nika_link link, const struct nika_effect *effect)
{
    const char *type = effect->type ? effect->type : "", *cookie = effect->cookie ? effect->cookie : "";
    const size_t size = 3 + strlen(cookie) + 1 + strlen(type) + 1 + effect->size;
    struct nika_bytes_out out = begin(cluster, FRAME_RESPOND, local_of(effect->connection), size);
    nika_put(&out, effect->code, 2);
    nika_put(&out, effect->cookie != NULL, 1);
    put_text(&out, cookie);
    put_text(&out, type);
    put_bytes(&out, effect->bytes, effect->size);
    send_frame(cluster, link, &out);
}

void links_effect(struct nika_cluster *cluster, const struct nika_effect *effect)
{
    const nika_link link = (nika_link)(effect->connection >> NIKA_LINKED_BITS);
    const struct peer *peer = hash_map_get(&cluster->links, link);
    if (!peer)
        return; /* it has gone, and whoever was behind it */
    const nika_connection connection = local_of(effect->connection);
    struct nika_bytes_out out;
    switch (effect->kind) {
    case NIKA_EFFECT_SEND:
        send_bytes(cluster, link, FRAME_SEND, connection, effect->bytes, effect->size);
        break;
    case NIKA_EFFECT_CLOSE:
        out = begin(cluster, FRAME_CLOSE, connection, 2);
        nika_put(&out, effect->code, 2);
        send_frame(cluster, link, &out);
        break;
    case NIKA_EFFECT_RESPOND:
        send_response(cluster, link, effect);
        break;
    case NIKA_EFFECT_CARRY:
        send_bytes(cluster, link, FRAME_CARRY, connection, effect->bytes, effect->size);
        break;
    default:
        break;
    }
}

void links_moved(struct nika_cluster *cluster, const struct nika_node *heir, uint64_t epoch)
{
    size_t at = 0;
    for (const struct peer *peer; (peer = hash_map_next(&cluster->links, &at));) {
        if (peer->dialled)
            continue;
        struct nika_bytes_out out = begin(cluster, FRAME_MOVED, 0, sizeof *heir + 16);
        put_text(&out, heir ? heir->name : "");
        put_text(&out, heir ? heir->address : "");
        nika_put(&out, epoch, 8);
        nika_put(&out, peer->taken, 8);
        send_frame(cluster, peer->link, &out);
    }
}

/*
 * Reading. Nodes trust each other, but not that a frame is whole.
 */

/* The text at this point of a frame; NULL if it has no end. */
static const char *get_text(struct nika_bytes_in *in)
{
    const char *text = (const char *)in->bytes + in->at;
    const void *end = in->at < in->size ? memchr(text, '\0', in->size - in->at) : NULL;
    if (!end) {
        in->short_of = true;
        return "";
    }
    in->at += strlen(text) + 1;
    return text;
}

static const char *get_rest(struct nika_bytes_in *in, size_t *size)
{
    *size = in->size - in->at;
    return (const char *)in->bytes + in->at;
}

static void hello(struct nika_cluster *cluster, struct peer *peer, struct nika_bytes_in *in)
{
    if (peer->dialled)
        return;
    if (nika_get(in, 1) != PROTOCOL) {
        cluster_log(cluster, "node-too-different", "");
        return;
    }
    peer->threads = (unsigned)nika_get(in, 2);
    nika_text_copy(peer->name, sizeof peer->name, get_text(in));
    peer->alike = strcmp(get_text(in), cluster->settings.node.version) == 0;
    peer->greeted = !in->short_of;
    cluster->others = cluster->others || peer->greeted;
    if (cluster->role == ROLE_LEADS && peer->greeted)
        welcome(cluster, peer->link);
}

/* The leader takes what we send, unless we know already that another one has come after it. */
static void welcomed(struct nika_cluster *cluster, const struct peer *peer, struct nika_bytes_in *in)
{
    const uint64_t protocol = nika_get(in, 1), epoch = nika_get(in, 8);
    if (peer->link != cluster->leader || in->short_of || protocol != PROTOCOL || cluster->welcome)
        return;
    if (epoch < cluster->lease.epoch || epoch < cluster->leader_epoch) {
        cluster_lose_leader(cluster);
        return;
    }
    cluster->leader_epoch = epoch;
    cluster->welcome = true;
    cluster->figures.leaders++;
    cluster_log(cluster, "following", cluster->leader_node.name);
    clients_attach(cluster);
}

static void moved(struct nika_cluster *cluster, const struct peer *peer, struct nika_bytes_in *in)
{
    struct nika_node heir = {.name = ""};
    nika_text_copy(heir.name, sizeof heir.name, get_text(in));
    nika_text_copy(heir.address, sizeof heir.address, get_text(in));
    const uint64_t epoch = nika_get(in, 8), taken = nika_get(in, 8);
    if (peer->link != cluster->leader || in->short_of)
        return;
    clients_not_taken(cluster, taken);
    cluster_lose_leader(cluster);
    cluster_ask_soon(cluster); /* if this node is the heir, it gets the lease */
    if (*heir.name && strcmp(heir.name, cluster->settings.node.name) != 0)
        cluster_follow(cluster, &heir, epoch);
}

/* At the leader: what clients of another node do. While it finishes, it takes nothing new. */
static void return_message(struct nika_cluster *cluster, const struct peer *peer, nika_connection connection,
                           const char *bytes, size_t size)
{
    char id[33], what[16];
    if (clients_read(bytes, size, id, what))
        send_bytes(cluster, peer->link, FRAME_RETURNED, connection, id, strlen(id) + 1);
}

static void to_core(struct nika_cluster *cluster, struct peer *peer, struct nika_event *event)
{
    event->connection = linked(peer->link, event->connection);
    if (event->kind == NIKA_EVENT_OPENED) {
        if (hash_map_get(&peer->connections, event->connection))
            return;
        hash_map_put(&peer->connections, event->connection, peer);
        cluster->figures.relayed_clients++;
    } else if (event->kind == NIKA_EVENT_CLOSED && hash_map_take(&peer->connections, event->connection))
        cluster->figures.relayed_clients--;
    cluster->settings.to_core(cluster->settings.context, event);
}

static void take_client(struct nika_cluster *cluster, struct peer *peer, enum frame_kind kind,
                        nika_connection connection, struct nika_bytes_in *in)
{
    struct nika_event event = {.connection = connection};
    const bool takes = cluster->role == ROLE_LEADS, finishes = cluster->role == ROLE_FINISHES;
    event.address = kind == FRAME_OPENED ? get_text(in) : NULL;
    event.kind = kind == FRAME_OPENED    ? NIKA_EVENT_OPENED
                 : kind == FRAME_MESSAGE ? NIKA_EVENT_MESSAGE
                 : kind == FRAME_DROPPED ? NIKA_EVENT_DROPPED
                                         : NIKA_EVENT_CLOSED;
    event.bytes = get_rest(in, &event.size);
    if (in->short_of)
        return;
    if (takes || (finishes && kind == FRAME_CLOSED))
        to_core(cluster, peer, &event);
    else if (finishes && kind == FRAME_MESSAGE)
        return_message(cluster, peer, connection, event.bytes, event.size);
}

static void take_request(struct nika_cluster *cluster, struct peer *peer, nika_connection connection,
                         struct nika_bytes_in *in)
{
    const uint64_t flags = nika_get(in, 1);
    struct nika_http http = {.browser = flags & FLAG_BROWSER, .json = flags & FLAG_JSON, .local = flags & FLAG_LOCAL};
    struct nika_event event = {.kind = NIKA_EVENT_REQUEST, .connection = connection, .http = &http};
    http.method = get_text(in);
    http.path = get_text(in);
    http.query = get_text(in);
    http.token = get_text(in);
    event.address = get_text(in);
    event.bytes = get_rest(in, &event.size);
    if (in->short_of)
        return;
    if (cluster->role == ROLE_LEADS)
        to_core(cluster, peer, &event);
    else if (cluster->role == ROLE_FINISHES)
        send_bytes(cluster, peer->link, FRAME_RETURNED, connection, "", 1);
}

/* A node that follows holds few requests of a client, but any number of messages that are none. */
static bool is_no_request(const struct nika_bytes_in *in)
{
    char id[33], what[16];
    return !clients_read((const char *)in->bytes + in->at, in->size - in->at, id, what);
}

static void client_frame(struct nika_cluster *cluster, struct peer *peer, enum frame_kind kind,
                         nika_connection connection, struct nika_bytes_in *in)
{
    const bool leads = cluster->role == ROLE_LEADS;
    peer->taken += kind == FRAME_MESSAGE && (leads || cluster->role == ROLE_FINISHES);
    if (kind == FRAME_MESSAGE && late_is_full(cluster) && is_no_request(in))
        return;
    if (leads && (cluster->late_clients || !clients_taken(cluster)))
        late_keep(cluster, peer->link, connection, in, false);
    else
        take_client(cluster, peer, kind, connection, in);
}

static void request_frame(struct nika_cluster *cluster, struct peer *peer, nika_connection connection,
                          struct nika_bytes_in *in)
{
    const bool leads = cluster->role == ROLE_LEADS;
    peer->taken += leads || cluster->role == ROLE_FINISHES;
    if (leads && !clients_sure(cluster))
        late_keep(cluster, peer->link, connection, in, true);
    else
        take_request(cluster, peer, connection, in);
}

static void respond_late(struct nika_cluster *cluster, const struct late *late)
{
    static const char starting[] = "{\"error\":\"starting\"}";
    links_effect(cluster, &(struct nika_effect){.kind = NIKA_EFFECT_RESPOND,
                                                .connection = linked(late->link, late->connection),
                                                .code = 503,
                                                .type = "application/json",
                                                .bytes = starting,
                                                .size = sizeof starting - 1});
}

/* What waited is taken now, or returned, or has waited too long, or has nobody any more who would answer it. */
void links_end_wait(struct nika_cluster *cluster, const struct late *late)
{
    struct peer *peer = hash_map_get(&cluster->links, late->link);
    struct nika_bytes_in in = {.bytes = late->bytes, .size = late->size, .at = FRAME_HEAD};
    const enum frame_kind kind = (enum frame_kind)late->bytes[0];
    if (peer && !late->request)
        take_client(cluster, peer, kind, late->connection, &in);
    else if (peer && cluster->role == ROLE_LEADS && !clients_sure(cluster))
        respond_late(cluster, late);
    else if (peer)
        take_request(cluster, peer, late->connection, &in);
}

/* At a node that follows: what its clients are to be sent. */
static void effect_frame(struct nika_cluster *cluster, enum frame_kind kind, nika_connection connection,
                         struct nika_bytes_in *in)
{
    struct nika_effect effect = {.connection = connection};
    effect.kind = kind == FRAME_SEND      ? NIKA_EFFECT_SEND
                  : kind == FRAME_CLOSE   ? NIKA_EFFECT_CLOSE
                  : kind == FRAME_RESPOND ? NIKA_EFFECT_RESPOND
                                          : NIKA_EFFECT_CARRY;
    if (kind == FRAME_CLOSE || kind == FRAME_RESPOND)
        effect.code = (unsigned)nika_get(in, 2);
    if (kind == FRAME_RESPOND) {
        const bool has_cookie = nika_get(in, 1) != 0;
        const char *cookie = get_text(in), *type = get_text(in);
        effect.cookie = has_cookie ? cookie : NULL;
        effect.type = *type ? type : NULL;
    }
    effect.bytes = get_rest(in, &effect.size);
    if (!in->short_of)
        clients_deliver(cluster, &effect);
}

void nika_cluster_frame(struct nika_cluster *cluster, int64_t now, nika_link link, const void *bytes, size_t size)
{
    struct nika_bytes_in in = {.bytes = bytes, .size = size};
    struct peer *peer = hash_map_get(&cluster->links, link);
    const enum frame_kind kind = (enum frame_kind)nika_get(&in, 1);
    const nika_connection connection = nika_get(&in, 8);
    const bool led = cluster->welcome && link == cluster->leader;
    cluster->now = now;
    cluster->figures.frames_received++;
    if (!peer || in.short_of || connection >> NIKA_LINKED_BITS)
        return;
    switch (kind) {
    case FRAME_HELLO:
        hello(cluster, peer, &in);
        break;
    case FRAME_WELCOME:
        welcomed(cluster, peer, &in);
        break;
    case FRAME_MOVED:
        moved(cluster, peer, &in);
        break;
    case FRAME_RETURNED:
        if (led)
            clients_returned(cluster, connection, get_text(&in));
        break;
    case FRAME_OPENED:
    case FRAME_MESSAGE:
    case FRAME_DROPPED:
    case FRAME_CLOSED:
        if (peer->greeted)
            client_frame(cluster, peer, kind, connection, &in);
        break;
    case FRAME_REQUEST:
        if (peer->greeted)
            request_frame(cluster, peer, connection, &in);
        break;
    case FRAME_TURN:
    case FRAME_THOUGHT:
        turns_frame(cluster, peer, kind == FRAME_TURN ? THINKING_TURN : THINKING_THOUGHT, connection, in.bytes + in.at,
                    in.size - in.at);
        break;
    case FRAME_SEND:
    case FRAME_CLOSE:
    case FRAME_RESPOND:
    case FRAME_CARRY:
        if (led)
            effect_frame(cluster, kind, connection, &in);
        break;
    }
}

/*
 * The ends of links.
 */

static void free_peer(struct peer *peer)
{
    hash_map_free(&peer->connections);
    turns_forget(peer);
    free(peer);
}

/* The clients of a node that has gone are gone, too, as far as the server core knows. */
static void drop_peer(struct nika_cluster *cluster, struct peer *peer)
{
    const bool core = cluster->role == ROLE_LEADS || cluster->role == ROLE_FINISHES;
    struct peer *const at_link = hash_map_take(&cluster->links, peer->link);
    const nika_connection first = linked(peer->link, 0);
    cluster->figures.relayed_clients -= peer->connections.count;
    for (size_t i = 0; i < peer->connections.room && core; i++)
        if (peer->connections.slots[i].value)
            cluster->settings.to_core(
                cluster->settings.context,
                &(struct nika_event){.kind = NIKA_EVENT_CLOSED, .connection = peer->connections.slots[i].key | first});
    if (core)
        turns_come_back(cluster, at_link);
    free_peer(at_link);
}

void nika_cluster_unlinked(struct nika_cluster *cluster, int64_t now, nika_link link)
{
    struct peer *peer = hash_map_get(&cluster->links, link);
    cluster->now = now;
    if (!peer)
        return;
    if (link != cluster->leader) {
        drop_peer(cluster, peer);
        return;
    }
    /* Whoever does not answer at all is not dialled again at once. */
    if (cluster->welcome) {
        cluster_log(cluster, "leader-lost", cluster->leader_node.name);
        cluster_ask_soon(cluster);
    }
    cluster->leader = 0;
    cluster->welcome = false;
    free_peer(hash_map_take(&cluster->links, link));
    clients_detach(cluster);
}

void links_hang_up(struct nika_cluster *cluster)
{
    nika_link *all = core_allocate((cluster->links.count + 1) * sizeof *all);
    size_t at = 0, count = 0;
    for (const struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        if (!peer->dialled)
            all[count++] = peer->link;
    for (size_t i = 0; i < count; i++) {
        cluster->settings.hang_up(cluster->settings.context, all[i]);
        drop_peer(cluster, hash_map_get(&cluster->links, all[i]));
    }
    free(all);
}

bool links_any(const struct nika_cluster *cluster)
{
    size_t at = 0;
    for (const struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        if (peer->greeted)
            return true;
    return false;
}

bool links_has(const struct nika_cluster *cluster, const char *name)
{
    size_t at = 0;
    for (const struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        if (peer->greeted && strcmp(peer->name, name) == 0)
            return true;
    return false;
}

void links_end(struct nika_cluster *cluster)
{
    size_t at = 0;
    for (struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        free_peer(peer);
    hash_map_free(&cluster->links);
}
