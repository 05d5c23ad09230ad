/*
 * cluster.c: who leads (nika/cluster.h). A node that follows asks for the lease now and then, and more often while it knows no leader.
 * Once it has the lease it starts a server core, and leads until it hands over, or until it hears that another node has the
 * lease.
 */
#include "cluster_internal.h"

#include <stdlib.h>
#include <string.h>

enum {
    ASKS_PER_LEASE = 3, /* so often it is prolonged while it lasts */
    SOON = 100,         /* milliseconds between questions while no leader is known */
    LATER = 500,        /* and while the database does not answer */
    REST = 5000,        /* after a server core could not be started */
    AWAY_WITHIN = 1500  /* clients have so long to go, or to be answered, when this node leaves */
};

struct nika_cluster *nika_cluster_new(const struct nika_cluster_settings *settings)
{
    struct nika_cluster *cluster = calloc(1, sizeof *cluster);
    if (!cluster)
        return NULL;
    cluster->settings = *settings;
    cluster->unserved_at = INT64_MAX;
    return cluster;
}

void nika_cluster_free(struct nika_cluster *cluster)
{
    if (!cluster)
        return;
    clients_end(cluster);
    links_end(cluster);
    late_end(cluster);
    free(cluster->frame);
    free(cluster);
}

void cluster_log(const struct nika_cluster *cluster, const char *word, const char *node)
{
    cluster->settings.log(cluster->settings.context, word, node);
}

void cluster_ask_soon(struct nika_cluster *cluster)
{
    cluster->ask_at = cluster->now;
}

void cluster_lose_leader(struct nika_cluster *cluster)
{
    const nika_link link = cluster->leader;
    if (cluster->welcome)
        cluster_ask_soon(cluster);
    cluster->leader = 0;
    cluster->welcome = false;
    clients_detach(cluster);
    if (link) {
        free(hash_map_take(&cluster->links, link));
        cluster->settings.hang_up(cluster->settings.context, link);
    }
}

void cluster_follow(struct nika_cluster *cluster, const struct nika_node *node, uint64_t epoch)
{
    const bool same = cluster->leader && strcmp(cluster->leader_node.name, node->name) == 0;
    if (same && cluster->leader_epoch == epoch)
        return;
    if (cluster->leader)
        cluster_lose_leader(cluster);
    cluster->leader_node = *node;
    cluster->leader_epoch = epoch;
    cluster->followed_at = cluster->now;
    cluster->sent = 0;
    cluster->leader = cluster->settings.dial(cluster->settings.context, node);
    if (!cluster->leader)
        return;
    struct peer *peer = core_allocate(sizeof *peer);
    peer->link = cluster->leader;
    peer->dialled = true;
    hash_map_put(&cluster->links, peer->link, peer);
}

/*
 * The lease.
 */

/* A node to hand over to: one that is linked to this one, and so takes over at once. */
static const struct nika_node *choose_heir(const struct nika_cluster *cluster)
{
    for (unsigned i = 0; i < cluster->lease.count; i++) {
        const struct nika_node *node = &cluster->lease.nodes[i];
        if (!node->leaving && links_has(cluster, node->name))
            return node;
    }
    return NULL;
}

static enum nika_lease_wish wish_of(const struct nika_cluster *cluster)
{
    if (cluster->role == ROLE_GIVES)
        return NIKA_LEASE_GIVE;
    if (cluster->role != ROLE_FOLLOWS)
        return NIKA_LEASE_RENEW;
    return cluster->leaving || cluster->core || cluster->now < cluster->take_after ? NIKA_LEASE_FOLLOW
                                                                                   : NIKA_LEASE_TAKE;
}

static int64_t interval(const struct nika_cluster *cluster)
{
    const bool settled = cluster->role != ROLE_FOLLOWS || cluster->welcome;
    const int64_t each = cluster->settings.lease / ASKS_PER_LEASE;
    return settled || each < SOON ? each : SOON;
}

static void ask(struct nika_cluster *cluster)
{
    const struct nika_node *heir = cluster->role == ROLE_GIVES ? choose_heir(cluster) : NULL;
    cluster->wish = wish_of(cluster);
    cluster->asking = true;
    cluster->asked_at = cluster->now;
    cluster->ask_at = cluster->now + interval(cluster);
    cluster->figures.lease_asked++;
    cluster->settings.node.leaving = cluster->leaving;
    cluster->settings.ask(cluster->settings.context, &(struct nika_lease_request){.node = &cluster->settings.node,
                                                                                  .wish = cluster->wish,
                                                                                  .epoch = cluster->epoch,
                                                                                  .length = cluster->settings.lease,
                                                                                  .heir = heir ? heir->name : NULL});
}

/* Another node has the lease that was ours. */
static void step_down(struct nika_cluster *cluster)
{
    cluster_log(cluster, "leader-replaced", cluster->lease.holder.name);
    cluster->role = ROLE_FOLLOWS;
    cluster->epoch = 0;
    clients_detach(cluster);
    links_hang_up(cluster);
    if (cluster->core)
        cluster->settings.drop(cluster->settings.context);
}

static void step_up(struct nika_cluster *cluster)
{
    if (cluster->leader)
        cluster_lose_leader(cluster);
    cluster->role = ROLE_STARTS;
    cluster->epoch = cluster->lease.epoch;
    cluster->core = true;
    cluster->differs = false;
    cluster->history = cluster->lease.history;
    cluster->figures.leaders++;
    cluster_log(cluster, "leading", cluster->settings.node.name);
    cluster->settings.start(cluster->settings.context, cluster->epoch);
}

/* The lease was asked for before this node was to end: others are to take it at once. */
static void decline(struct nika_cluster *cluster)
{
    cluster_lose_leader(cluster);
    cluster->role = ROLE_GIVES;
    cluster->epoch = cluster->lease.epoch;
    cluster_ask_soon(cluster);
}

/* The lease was given, or somebody had taken it: whoever followed this node is told whom to follow now. */
static void given(struct nika_cluster *cluster)
{
    const bool taken = cluster->lease.epoch > cluster->epoch;
    const struct nika_node *heir = taken ? &cluster->lease.holder : choose_heir(cluster);
    const uint64_t epoch = taken ? cluster->lease.epoch : cluster->epoch + 1;
    cluster->role = ROLE_FOLLOWS;
    cluster->epoch = 0;
    cluster_log(cluster, "handed-over", heir ? heir->name : "");
    links_moved(cluster, heir, epoch);
    cluster_ask_soon(cluster);
}

static void begin_to_finish(struct nika_cluster *cluster)
{
    cluster->role = ROLE_FINISHES;
    late_time(cluster);
    if (NIKA_FAULT_IS(TOLD_BEFORE_GIVEN))
        links_moved(cluster, choose_heir(cluster), cluster->epoch + 1);
    cluster->settings.finish(cluster->settings.context);
}

/* Whoever was here before us lets the lease end; another node prolongs it. */
static void look_for_namesake(struct nika_cluster *cluster, bool is_there)
{
    if (!is_there) {
        cluster->taken_since = 0;
    } else if (!cluster->taken_since) {
        cluster->taken_since = cluster->now;
    } else if (cluster->taken_since < INT64_MAX && cluster->now - cluster->taken_since > cluster->settings.lease) {
        cluster_log(cluster, "node-name-taken", cluster->settings.node.name);
        cluster->taken_since = INT64_MAX;
    }
}

static void heard_as_follower(struct nika_cluster *cluster)
{
    const struct nika_lease *lease = &cluster->lease;
    const struct nika_node *node = &cluster->settings.node;
    /* This one, or the process that was here before it. */
    const bool self = strcmp(lease->holder.name, node->name) == 0 || strcmp(lease->holder.address, node->address) == 0;
    look_for_namesake(cluster, !lease->ended && !lease->ours && strcmp(lease->holder.name, node->name) == 0);
    if (lease->ours && cluster->wish == NIKA_LEASE_TAKE) {
        if (cluster->leaving)
            decline(cluster);
        else
            step_up(cluster);
        return;
    }
    if (cluster->welcome && NIKA_FAULT_IS(STALE_WELCOME))
        return;
    if (cluster->leader && cluster->leader_epoch < lease->epoch)
        cluster_lose_leader(cluster);
    /*
     * An older answer knows less than a leader that has handed over. A newer one with an earlier epoch comes from a
     * database that goes on from an older copy of itself.
     */
    const bool counts =
        lease->epoch >= cluster->leader_epoch || (!cluster->welcome && cluster->asked_at > cluster->followed_at);
    if (!lease->ended && !self && *lease->holder.name && counts)
        cluster_follow(cluster, &lease->holder, lease->epoch);
}

/*
 * The lease is still ours, so nobody else has written; but the server core must begin anew, from what the store holds: it
 * has found something else there than it wrote, or the database goes on from a copy of itself.
 */
static bool differs(const struct nika_cluster *cluster)
{
    const int64_t history = cluster->lease.history;
    return (cluster->differs && cluster->asked_at >= cluster->differs_since) ||
           (history && cluster->history && history != cluster->history);
}

void nika_cluster_leased(struct nika_cluster *cluster, int64_t now, const struct nika_lease *lease)
{
    cluster->now = now;
    cluster->asking = false;
    cluster->away = !lease;
    if (!lease) {
        cluster->figures.lease_failed++;
        cluster->ask_at = now + LATER;
        if (cluster->role == ROLE_LEADS)
            clients_attach(cluster);
        nika_cluster_time(cluster, now);
        return;
    }
    cluster->lease = *lease;
    cluster->heard_at = now;
    cluster->others = lease->count > 1 || links_any(cluster);
    cluster->figures.epoch = lease->epoch;
    cluster->figures.nodes = lease->count;
    /* Counted from when it was asked for, and a little less: clocks differ. */
    if (lease->ours && (cluster->wish == NIKA_LEASE_TAKE || cluster->wish == NIKA_LEASE_RENEW))
        cluster->sure_until = cluster->asked_at + (int64_t)cluster->settings.lease * 9 / 10;
    if (cluster->role == ROLE_FOLLOWS)
        heard_as_follower(cluster);
    else if (!lease->ours && cluster->wish == NIKA_LEASE_RENEW) {
        step_down(cluster);
        heard_as_follower(cluster);
    } else if (cluster->role == ROLE_GIVES && cluster->wish == NIKA_LEASE_GIVE)
        given(cluster);
    else if (cluster->role == ROLE_LEADS && differs(cluster)) {
        cluster_log(cluster, "leader-differs", cluster->settings.node.name);
        begin_to_finish(cluster);
    }
    if (cluster->role == ROLE_LEADS)
        clients_attach(cluster);
    nika_cluster_time(cluster, now);
}

/*
 * The server core.
 */

void nika_cluster_core(struct nika_cluster *cluster, int64_t now, enum nika_core_news news)
{
    cluster->now = now;
    if (news == NIKA_CORE_READY && cluster->role == ROLE_STARTS) {
        cluster->role = ROLE_LEADS;
        if (cluster->leaving) {
            begin_to_finish(cluster);
        } else {
            clients_attach(cluster);
            links_welcome(cluster);
        }
    }
    if (news == NIKA_CORE_DIFFERS) {
        cluster->differs = true; /* or another one has the lease */
        cluster->differs_since = now;
        cluster_ask_soon(cluster);
        nika_cluster_time(cluster, now);
    }
    if (news == NIKA_CORE_READY || news == NIKA_CORE_DIFFERS)
        return;
    cluster->core = false;
    if (news == NIKA_CORE_FAILED) {
        cluster_log(cluster, "leader-failed", cluster->settings.node.name);
        cluster->take_after = now + REST;
    }
    if (cluster->role == ROLE_FOLLOWS)
        return; /* it was dropped */
    clients_detach(cluster);
    cluster->role = ROLE_GIVES;
    cluster_ask_soon(cluster);
    nika_cluster_time(cluster, now);
}

/*
 * Time, and the end.
 */

/* Another node may have taken the lease: there are others, of which none follows this one any more. */
static bool is_left_alone(const struct nika_cluster *cluster)
{
    return cluster->role == ROLE_LEADS && cluster->away && cluster->now >= cluster->sure_until && cluster->others &&
           !links_any(cluster);
}

/* Clients that have waited for too long go: perhaps another node, to which this one finds no way, serves them. */
static void look_after_clients(struct nika_cluster *cluster)
{
    if (cluster->leaving || (nika_cluster_serves(cluster) && !is_left_alone(cluster))) {
        cluster->unserved_at = INT64_MAX;
    } else if (cluster->unserved_at == INT64_MAX) {
        cluster->unserved_at = cluster->now;
    } else if (cluster->now - cluster->unserved_at >= WAITS_MOST) {
        cluster->unserved_at = cluster->now;
        if (cluster->clients.count)
            cluster_log(cluster, "not-served", "");
        clients_send_away(cluster);
    }
}

void nika_cluster_time(struct nika_cluster *cluster, int64_t now)
{
    cluster->now = now;
    if (!cluster->asking && now >= cluster->ask_at)
        ask(cluster);
    clients_time(cluster);
    late_time(cluster);
    turns_time(cluster);
    look_after_clients(cluster);
}

int64_t nika_cluster_next(const struct nika_cluster *cluster)
{
    const int64_t clients = clients_next(cluster), late = late_next(cluster);
    const int64_t away_at = cluster->leaving_since + AWAY_WITHIN;
    int64_t next = cluster->asking ? INT64_MAX : cluster->ask_at;
    if (clients < next)
        next = clients;
    if (late < next)
        next = late;
    if (cluster->clients.count && cluster->unserved_at < INT64_MAX && cluster->unserved_at + WAITS_MOST < next)
        next = cluster->unserved_at + WAITS_MOST;
    return cluster->leaving && cluster->now < away_at && away_at < next ? away_at : next;
}

void nika_cluster_client(struct nika_cluster *cluster, int64_t now, const struct nika_event *event)
{
    cluster->now = now;
    clients_event(cluster, event);
}

void nika_cluster_effect(struct nika_cluster *cluster, const struct nika_effect *effect)
{
    if (cluster->role != ROLE_LEADS && cluster->role != ROLE_FINISHES)
        return; /* of a server core that was dropped: what it says may not be so */
    if (effect->connection >> NIKA_LINKED_BITS)
        links_effect(cluster, effect);
    else
        clients_deliver(cluster, effect);
}

void nika_cluster_linked(struct nika_cluster *cluster, int64_t now, nika_link link, bool dialled)
{
    cluster->now = now;
    if (dialled) {
        if (link == cluster->leader)
            links_hello(cluster, link);
        return;
    }
    struct peer *peer = core_allocate(sizeof *peer);
    peer->link = link;
    hash_map_put(&cluster->links, link, peer);
}

void nika_cluster_leave(struct nika_cluster *cluster, int64_t now)
{
    cluster->now = now;
    if (cluster->leaving)
        return;
    cluster->leaving = true;
    cluster->leaving_since = now;
    clients_send_away(cluster);
    if (cluster->role == ROLE_LEADS)
        begin_to_finish(cluster);
    cluster_ask_soon(cluster);
}

bool nika_cluster_has_left(const struct nika_cluster *cluster)
{
    const bool away = (cluster->clients.count == 0 && cluster->asked.count == 0) ||
                      cluster->now >= cluster->leaving_since + AWAY_WITHIN;
    const bool may_lead = cluster->asking && cluster->wish == NIKA_LEASE_TAKE;
    return cluster->leaving && cluster->role == ROLE_FOLLOWS && !cluster->core && !may_lead && away;
}

bool nika_cluster_serves(const struct nika_cluster *cluster)
{
    return !cluster->leaving && (cluster->role == ROLE_LEADS || cluster->welcome);
}

void nika_cluster_figures(const struct nika_cluster *cluster, struct nika_cluster_figures *figures)
{
    *figures = cluster->figures;
    figures->leads = cluster->role == ROLE_LEADS;
    figures->serves = nika_cluster_serves(cluster);
}
