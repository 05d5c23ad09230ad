/*
 * cluster_nodes.c: what a node tells its host about the cluster (nika/cluster.h): which nodes there are, and who leads. Each node answers
 * by itself, also while no leader is known or the database is away: that is when a host asks.
 */
#include "cluster_internal.h"

#include <stdlib.h>
#include <string.h>

#include <nika/words.h>

/* A name or an address of which every byte has to be escaped; what else is said about a node. */
enum {
    NODE_MOST = 6 * (NIKA_NODE_NAME_MAX + NIKA_NODE_ADDRESS_MAX + NIKA_NODE_VERSION_MAX) + 128,
    ANSWER_MOST = NIKA_NODES_MAX * NODE_MOST + 128
};

/* Who leads, as far as this node knows; "" if nobody does. */
static const char *leader_name(const struct nika_cluster *cluster)
{
    const struct nika_lease *lease = &cluster->lease;
    if (cluster->role == ROLE_STARTS || cluster->role == ROLE_LEADS || cluster->role == ROLE_FINISHES)
        return cluster->settings.node.name;
    if (cluster->welcome)
        return cluster->leader_node.name;
    return lease->ended || cluster->now >= cluster->heard_at + lease->left ? "" : lease->holder.name;
}

static uint64_t latest_epoch(const struct nika_cluster *cluster)
{
    return cluster->welcome && cluster->leader_epoch > cluster->lease.epoch ? cluster->leader_epoch
                                                                            : cluster->lease.epoch;
}

static void write_member(struct nika_writer *writer, const char *key, bool value)
{
    nika_write_key(writer, key);
    nika_write_bool(writer, value);
}

static void write_node(const struct nika_cluster *cluster, struct nika_writer *writer, const struct nika_node *node)
{
    const bool here = strcmp(node->name, cluster->settings.node.name) == 0;
    nika_write_open(writer, '{');
    nika_write_key(writer, "name");
    nika_write_word(writer, node->name);
    nika_write_key(writer, "address");
    nika_write_word(writer, node->address);
    nika_write_key(writer, "version");
    nika_write_word(writer, node->version);
    write_member(writer, "leads", strcmp(node->name, leader_name(cluster)) == 0);
    write_member(writer, "leaving", here ? cluster->leaving : node->leaving);
    write_member(writer, "here", here);
    nika_write_close(writer, '}');
}

char *cluster_nodes(const struct nika_cluster *cluster)
{
    char *const bytes = core_allocate(ANSWER_MOST);
    struct nika_text text = nika_text(bytes, ANSWER_MOST);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "nodes");
    nika_write_open(&writer, '[');
    for (unsigned i = 0; i < cluster->lease.count; i++)
        write_node(cluster, &writer, &cluster->lease.nodes[i]);
    if (!cluster->lease.count) /* the database has not answered yet */
        write_node(cluster, &writer, &cluster->settings.node);
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "epoch");
    nika_write_whole(&writer, (int64_t)latest_epoch(cluster));
    write_member(&writer, "served", nika_cluster_serves(cluster));
    nika_write_key(&writer, "heard");
    if (cluster->lease.count)
        nika_write_whole(&writer, cluster->now - cluster->heard_at);
    else
        nika_write_null(&writer);
    nika_write_close(&writer, '}');
    return bytes;
}
