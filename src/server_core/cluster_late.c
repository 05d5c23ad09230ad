/*
 * cluster_late.c: frames of other nodes' clients that wait (nika/cluster.h): a leader that may have been replaced takes nothing until the database
 * has said whether it was.
 */
#include "cluster_internal.h"

#include <stdlib.h>
#include <string.h>

enum { FULL = 64 << 20 }; /* bytes */

bool late_is_full(const struct nika_cluster *cluster)
{
    return cluster->late_bytes > FULL;
}

void late_keep(struct nika_cluster *cluster, nika_link link, nika_connection connection, const struct nika_bytes_in *in,
               bool request)
{
    struct late *late = core_allocate(sizeof *late + in->size);
    *late = (struct late){
        .link = link, .connection = connection, .since = cluster->now, .request = request, .size = in->size};
    memcpy(late->bytes, in->bytes, in->size);
    if (cluster->late)
        cluster->last_late->next = late;
    else
        cluster->late = late;
    cluster->last_late = late;
    cluster->late_clients += !request;
    cluster->late_bytes += in->size;
}

/* Whether a frame still waits: an HTTP request for a leader that is sure, but not for ever. */
static bool waits(const struct nika_cluster *cluster, const struct late *late)
{
    if (cluster->role != ROLE_LEADS || !hash_map_get(&cluster->links, late->link))
        return false;
    return late->request ? !clients_sure(cluster) && cluster->now < late->since + WAITS_MOST : !clients_taken(cluster);
}

void late_time(struct nika_cluster *cluster)
{
    struct late *before = NULL;
    for (struct late **at = &cluster->late; *at;) {
        struct late *const late = *at;
        if (waits(cluster, late)) {
            before = late;
            at = &late->next;
            continue;
        }
        links_end_wait(cluster, late);
        *at = late->next;
        cluster->late_clients -= !late->request;
        cluster->late_bytes -= late->size;
        free(late);
    }
    cluster->last_late = before;
}

int64_t late_next(const struct nika_cluster *cluster)
{
    const struct late *late = cluster->late;
    while (late && !late->request)
        late = late->next;
    return late ? late->since + WAITS_MOST : INT64_MAX;
}

void late_end(struct nika_cluster *cluster)
{
    for (struct late *late; (late = cluster->late);) {
        cluster->late = late->next;
        free(late);
    }
}
