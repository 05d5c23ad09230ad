/*
 * cluster_thinking.c: computer players think on all nodes (nika/cluster.h): the leader passes turns on, and takes them back
 * if a node is lost, or says nothing: one that is suspended keeps its links. Between nodes of the same version a turn goes
 * as its bytes, with the names of its game and its player in place of what only one process can know.
 */
#include "cluster_internal.h"

#include <stdlib.h>
#include <string.h>

#include <nika/ai.h>
#include <nika/games.h>
#include <nika/words.h>

enum {
    PER_THREAD = 2,        /* turns that a node is given at a time, so that no thread waits for the next one */
    ANSWERS_WITHIN = 5000, /* milliseconds: a thousand times what the best player needs (decision 35) */
    GAME_NAME_MAX = 32
};

struct turn_away {
    struct turn_away *next;
    nika_ticket ticket;
    int64_t until;
};

/* A turn on its way. */
struct packed_turn {
    char game[GAME_NAME_MAX], agent[NIKA_AGENT_NAME_MAX];
    struct nika_turn turn; /* without pointers */
};

struct packed_thought {
    uint8_t acts;
    struct nika_move move;
};

/* The node that has the fewest turns for each of its threads; NULL if all have enough. */
static struct peer *choose(const struct nika_cluster *cluster)
{
    struct peer *best = NULL;
    size_t at = 0;
    for (struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        if (peer->greeted && peer->alike && !peer->silent && peer->turn_count < PER_THREAD * peer->threads &&
            (!best || peer->turn_count * best->threads < best->turn_count * peer->threads))
            best = peer;
    return best;
}

bool nika_cluster_think(struct nika_cluster *cluster, nika_ticket ticket, const struct nika_turn *turn, unsigned busy)
{
    struct peer *peer = cluster->role == ROLE_LEADS && busy >= cluster->settings.threads ? choose(cluster) : NULL;
    if (!peer || turn->agent.outside)
        return false;
    struct packed_turn *packed = core_allocate(sizeof *packed);
    nika_text_copy(packed->game, sizeof packed->game, turn->setup.game->name);
    nika_text_copy(packed->agent, sizeof packed->agent, turn->agent.name);
    packed->turn = *turn;
    packed->turn.setup.game = NULL;
    memset(&packed->turn.agent, 0, sizeof packed->turn.agent);
    links_send_turn(cluster, peer->link, THINKING_TURN, ticket, packed, sizeof *packed);
    free(packed);
    struct turn_away *away = core_allocate(sizeof *away);
    *away = (struct turn_away){.next = peer->turns, .ticket = ticket, .until = cluster->now + ANSWERS_WITHIN};
    peer->turns = away;
    peer->turn_count++;
    cluster->figures.turns_passed_on++;
    return true;
}

/* Takes a turn off the list of those that a node thinks about; false if it is not among them. */
static bool take_off(struct peer *peer, nika_ticket ticket)
{
    struct turn_away **at = &peer->turns;
    while (*at && (*at)->ticket != ticket)
        at = &(*at)->next;
    struct turn_away *const found = *at;
    if (!found)
        return false;
    *at = found->next;
    free(found);
    peer->turn_count--;
    return true;
}

static void take_turn(struct nika_cluster *cluster, const struct peer *peer, nika_ticket ticket, const uint8_t *bytes)
{
    struct packed_turn *packed = core_allocate(sizeof *packed);
    memcpy(packed, bytes, sizeof *packed);
    struct nika_turn *turn = &packed->turn;
    turn->setup.game = memchr(packed->game, '\0', sizeof packed->game) ? nika_game_named(packed->game) : NULL;
    if (turn->setup.game && memchr(packed->agent, '\0', sizeof packed->agent) &&
        nika_agent_named(packed->agent, &turn->agent)) {
        cluster->figures.turns_taken++;
        cluster->settings.think(cluster->settings.context, peer->link, ticket, turn);
    }
    free(packed);
}

static void take_thought(const struct nika_cluster *cluster, struct peer *peer, nika_ticket ticket,
                         const uint8_t *bytes)
{
    struct packed_thought thought;
    memcpy(&thought, bytes, sizeof thought);
    peer->silent = false;
    if (take_off(peer, ticket))
        cluster->settings.thought(cluster->settings.context, ticket, thought.acts != 0, &thought.move);
}

void turns_frame(struct nika_cluster *cluster, struct peer *peer, enum thinking_frame what, nika_ticket ticket,
                 const uint8_t *bytes, size_t size)
{
    if (what == THINKING_TURN && size == sizeof(struct packed_turn) && peer->link == cluster->leader)
        take_turn(cluster, peer, ticket, bytes);
    else if (what == THINKING_THOUGHT && size == sizeof(struct packed_thought))
        take_thought(cluster, peer, ticket, bytes);
}

void nika_cluster_thought(struct nika_cluster *cluster, nika_link link, nika_ticket ticket, bool acts,
                          const struct nika_move *move)
{
    struct packed_thought thought;
    memset(&thought, 0, sizeof thought);
    thought.acts = acts;
    thought.move = *move;
    if (hash_map_get(&cluster->links, link))
        links_send_turn(cluster, link, THINKING_THOUGHT, ticket, &thought, sizeof thought);
}

void turns_come_back(struct nika_cluster *cluster, struct peer *peer)
{
    while (peer->turns) {
        const nika_ticket ticket = peer->turns->ticket;
        take_off(peer, ticket);
        cluster->settings.thought(cluster->settings.context, ticket, false, NULL);
    }
}

/* The oldest one comes last. */
static bool is_silent(const struct nika_cluster *cluster, const struct peer *peer)
{
    const struct turn_away *oldest = peer->turns;
    while (oldest && oldest->next)
        oldest = oldest->next;
    return oldest && cluster->now >= oldest->until;
}

void turns_time(struct nika_cluster *cluster)
{
    size_t at = 0;
    for (struct peer *peer; (peer = hash_map_next(&cluster->links, &at));)
        if (is_silent(cluster, peer)) {
            peer->silent = true;
            turns_come_back(cluster, peer);
        }
}

void turns_forget(struct peer *peer)
{
    while (peer->turns)
        take_off(peer, peer->turns->ticket);
}
