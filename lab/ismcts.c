/*
 * ismcts.c: measuring sticks for the search player: single-observer information set Monte Carlo tree search, as it was
 * published (Cowling, Powley, Whitehouse 2012), and the same with the moves of the tree cut down to those that the
 * game's strategy proposes. They are kept as they are, so that other players can be measured against them over the years.
 *
 * Each iteration draws a world behind the view, before any move, and goes down one tree in it. A node is a sequence of
 * moves as the thinking seat sees them: it does not tell tokens that others lay face down from each other, so several
 * moves of another seat can lead to one node. Of the nodes that the world allows, the one with the best upper
 * confidence bound is taken, where a node counts how often it could have been taken; a move without a node gets one,
 * and from there the game is played to its end by chance. Each node adds up the victories of the seat that moved to it.
 *
 * Random play is so fast that the tree must not cost much: nodes lie one after the other on the workspace and are found by a
 * hash of their moves, and all roots and logarithms are worked out when a number changes, not when it is compared.
 */
#include <assert.h>
#include <string.h>

#include "frozen.h"

/* How far the search strays from what it thinks best, for rewards from 0 to 1. */
#define EXPLORATION 0.7F

enum {
    SPREADS = 1 << 14,   /* numbers whose spread is kept */
    SLOTS_MAX = 1 << 16, /* places in which nodes are found */
    WHOLE = 60,          /* a victory; it can be shared by up to six without a rest */
    PRUNED = 12,         /* moves that the strategy may propose in a node */
    PATIENCE = 8,        /* iterations between two looks at the clock */
    DEPTH_MAX = 512      /* levels of the tree: more than it will ever have */
};

/* A node is known by 64 bits that are mixed from all moves on the way to it. Two nodes with the same bits would share
 * their numbers; that will not happen in a hundred million searches. */
struct node {
    uint64_t key;
    uint32_t visits;
    uint32_t available; /* how often it could have been visited */
    uint32_t stamp;     /* in which iteration it could last */
    uint32_t wins;      /* in parts of a WHOLE, of the seat that moved here */
    float mean;         /* of wins, from 0 to 1 */
    float reach;        /* EXPLORATION divided by the root of visits */
};

/* The workspace. Number 0 is the root in `nodes` and nobody in `slots`. */
#define NODES_MAX                                                                                                      \
    ((NIKA_WORKSPACE_BYTES - SPREADS * sizeof(float) - SLOTS_MAX * sizeof(uint16_t)) / sizeof(struct node))
struct tree {
    float spread[SPREADS];     /* of a number, the root of its logarithm; known up to the number of this iteration */
    uint16_t slots[SLOTS_MAX]; /* where the nodes are, by their keys */
    struct node nodes[NODES_MAX];
};
_Static_assert(sizeof(struct tree) <= NIKA_WORKSPACE_BYTES && NODES_MAX < SLOTS_MAX / 2, "the tree fits the workspace");

/* Moves that can be made in a node. Neighbours that look the same to the thinking seat are one branch. */
struct list {
    unsigned count, branches;
    unsigned untried; /* moves that have no node yet */
    struct nika_move moves[NIKA_MOVES_MAX];
    uint16_t nodes[NIKA_MOVES_MAX];     /* where the branch leads; 0 if there is no node yet */
    uint16_t first[NIKA_MOVES_MAX + 1]; /* its first move; the next branch follows its last one */
};

/* What was chosen in one node. */
struct step {
    uint16_t node;
    uint8_t seat; /* who moved */
    uint8_t move; /* its index in the list */
};

struct search {
    const struct nika_agent *agent;
    const struct nika_setup *setup;
    const struct nika_view *view;
    const struct nika_memory *memory;
    const struct nika_strategy *strategy; /* NULL: all legal moves are tried */
    struct nika_thought *thought;
    struct tree *tree;
    uint32_t count, slot_mask; /* nodes, root included; slots in use less one */
    struct nika_rng rng;
    struct list root;
    int64_t points[NIKA_MOVES_MAX]; /* sums of the final scores, for each move of the root */
};

/*
 * The tree.
 */
static uint64_t key_of(uint64_t parent, struct nika_move seen)
{
    uint64_t key = (parent ^ seen.open) * UINT64_C(0x9e3779b97f4a7c15);
    key ^= key >> 32;
    key = (key ^ ((uint64_t)seen.hidden << 32 | seen.verb)) * UINT64_C(0xbf58476d1ce4e5b9);
    return key ^ key >> 32;
}

/* The number of the node with this key, or 0; and the slot where it is, or would be. */
static unsigned find(const struct search *search, uint64_t key, uint32_t *slot)
{
    const struct tree *tree = search->tree;
    uint32_t at = (uint32_t)key & search->slot_mask;
    while (tree->slots[at] && tree->nodes[tree->slots[at]].key != key)
        at = (at + 1) & search->slot_mask;
    *slot = at;
    return tree->slots[at];
}

static unsigned add(struct search *search, uint64_t key)
{
    uint32_t slot;
    const unsigned number = search->count++;
    find(search, key, &slot);
    search->tree->slots[slot] = (uint16_t)number;
    search->tree->nodes[number] = (struct node){.key = key, .available = 1, .stamp = search->thought->iterations + 1};
    return number;
}

/* Clears the workspace. Few iterations need few slots, and these stay close to the processor; most of them are empty, so that
 * a search for what is not there ends at once. */
static void lay_out(struct search *search, uint32_t iterations)
{
    uint32_t slots = 64;
    while (slots < SLOTS_MAX && slots / 4 < iterations)
        slots *= 2;
    memset(search->tree->slots, 0, slots * sizeof search->tree->slots[0]);
    search->slot_mask = slots - 1;
    search->tree->nodes[0] = (struct node){.key = 1};
    search->count = 1;
}

/* Notes that a node could be visited now. False if that is noted already: another move leads to it, too. */
static bool offer(struct node *node, uint32_t iteration)
{
    if (node->stamp == iteration)
        return false;
    node->stamp = iteration;
    node->available++;
    return true;
}

static float spread_of(const struct tree *tree, uint32_t available)
{
    return available < SPREADS ? tree->spread[available] : nika_sqrt(nika_log((float)available));
}

/* The branch with the best upper bound, if none is untried. `alone`: no other one leads to the same node. */
static unsigned best_branch(struct search *search, const struct list *list, bool *alone)
{
    struct tree *tree = search->tree;
    const uint32_t iteration = search->thought->iterations + 1;
    unsigned best = 0;
    float most = -1;
    *alone = true;
    for (unsigned i = 0; i < list->branches; i++) {
        struct node *node = &tree->nodes[list->nodes[i]];
        const float bound = node->mean + node->reach * spread_of(tree, node->available);
        if (!offer(node, iteration)) {
            *alone = false;
        } else if (bound > most) {
            most = bound;
            best = i;
        }
    }
    return best;
}

static unsigned branch_size(const struct list *list, unsigned branch)
{
    return (unsigned)list->first[branch + 1] - list->first[branch];
}

/* One of the moves that lead to a node (0: of the untried ones), each equally likely. There is at least one. */
static unsigned any_to(const struct list *list, unsigned node, struct nika_rng *rng)
{
    unsigned moves = 0, branch = 0;
    for (unsigned i = 0; i < list->branches; i++)
        moves += list->nodes[i] == node ? branch_size(list, i) : 0;
    unsigned which = nika_rng_below(rng, moves);
    for (;; branch++) {
        const unsigned here = list->nodes[branch] == node ? branch_size(list, branch) : 0;
        if (which < here)
            return list->first[branch] + which;
        which -= here;
    }
}

/* Chooses the move to make, and tells the node to which it leads; an untried one gets a node, for which there must be
 * room. */
static unsigned choose(struct search *search, unsigned from, unsigned mover, const struct list *list, unsigned *to)
{
    struct tree *tree = search->tree;
    if (!list->untried) {
        bool alone;
        const unsigned best = best_branch(search, list, &alone);
        *to = list->nodes[best];
        return alone ? list->first[best] + nika_rng_below(&search->rng, branch_size(list, best))
                     : any_to(list, *to, &search->rng);
    }
    unsigned chosen;
    if (list->untried == list->count) {
        chosen = nika_rng_below(&search->rng, list->count);
    } else {
        for (unsigned i = 0; i < list->branches; i++)
            if (list->nodes[i])
                offer(&tree->nodes[list->nodes[i]], search->thought->iterations + 1);
        chosen = any_to(list, 0, &search->rng);
    }
    *to = add(search, key_of(tree->nodes[from].key, nika_move_seen(list->moves[chosen], mover, search->view->seat)));
    return chosen;
}

/*
 * What can be done in a node.
 */
static void list_moves(const struct search *search, const struct nika_view *view, struct list *list)
{
    static const struct nika_memory nothing;
    const struct nika_setup *setup = search->setup;
    if (!search->strategy) {
        list->count = setup->game->legal(setup, view, list->moves);
        return;
    }
    struct nika_candidate found[PRUNED];
    const bool own = view->seat == search->view->seat;
    list->count = search->strategy->candidates(setup, search->agent->tuning, view, own ? search->memory : &nothing,
                                               found, PRUNED);
    for (unsigned i = 0; i < list->count; i++)
        list->moves[i] = found[i].move;
}

/* Parts the moves into branches. A seat sees the same bits of all moves of another, so it is asked only once which. */
static void part(const struct search *search, unsigned mover, struct list *list)
{
    static const struct nika_move all = {UINT64_MAX, UINT32_MAX, UINT32_MAX};
    const struct nika_move shows = nika_move_seen(all, mover, search->view->seat);
    list->branches = 0;
    for (unsigned i = 0; i < list->count; i++) {
        const struct nika_move *move = &list->moves[i], *before = &list->moves[i ? i - 1 : 0];
        if (i == 0 || (move->open ^ before->open) & shows.open ||
            ((move->hidden ^ before->hidden) & shows.hidden) | ((move->verb ^ before->verb) & shows.verb))
            list->first[list->branches++] = (uint16_t)i;
    }
    list->first[list->branches] = (uint16_t)list->count;
}

/* Finds the nodes to which the moves lead. */
static void match(const struct search *search, unsigned from, unsigned mover, struct list *list)
{
    const struct node *parent = &search->tree->nodes[from];
    list->untried = list->count;
    if (parent->visits < 2) /* the visit that made it went no further, so branches need not be known */
        return;
    part(search, mover, list);
    for (unsigned i = 0; i < list->branches; i++) {
        const struct nika_move seen = nika_move_seen(list->moves[list->first[i]], mover, search->view->seat);
        uint32_t slot;
        list->nodes[i] = (uint16_t)find(search, key_of(parent->key, seen), &slot);
        if (list->nodes[i])
            list->untried -= branch_size(list, i);
    }
}

/*
 * Iterations.
 */

/* Tells all nodes on the way how the game went. */
static void tell_back(struct search *search, const struct nika_world *world, const struct step *path, unsigned depth)
{
    const struct nika_setup *setup = search->setup;
    struct nika_view view;
    struct nika_result result;
    unsigned winners = 0;
    nika_look(setup, world, NIKA_WATCHER, &view);
    const bool over = setup->game->result(setup, &view, &result);
    assert(over);
    (void)over;
    for (unsigned seat = 0; seat < setup->players; seat++)
        winners += result.rank[seat] == 1;
    const uint32_t share = winners ? WHOLE / winners : 0; /* somebody always wins */
    for (unsigned i = 0; i < depth; i++) {
        struct node *node = &search->tree->nodes[path[i].node];
        node->visits++;
        node->wins += result.rank[path[i].seat] == 1 ? share : 0;
        node->mean = (float)node->wins / ((float)WHOLE * (float)node->visits);
        node->reach = EXPLORATION / nika_sqrt((float)node->visits);
    }
    search->tree->nodes[0].visits++;
    search->points[path[0].move] += result.score[search->view->seat];
}

/* Goes down the tree, up to a new node, to one that would need a new one and there is no room, or to the end of the
 * game. Returns how deep; tells whether the game goes on. */
static unsigned descend(struct search *search, struct nika_world *world, struct step path[DEPTH_MAX], bool *going)
{
    const struct nika_setup *setup = search->setup;
    struct nika_view view;
    struct list below, *list = &search->root; /* which always has room */
    unsigned depth = 0, to = 0, seat = search->view->seat;
    for (;;) {
        const unsigned from = to, chosen = choose(search, from, seat, list, &to);
        const bool fresh = list->untried > 0;
        const nika_refusal refusal = setup->game->apply(setup, world, seat, list->moves[chosen]);
        assert(refusal == NIKA_ACCEPTED);
        (void)refusal;
        if (depth == 0) {
            list->untried -= fresh;
            list->nodes[chosen] = (uint16_t)to;
        }
        path[depth++] = (struct step){.node = (uint16_t)to, .seat = (uint8_t)seat, .move = (uint8_t)chosen};
        *going = nika_look_asked(setup, world, &view);
        if (!*going || fresh || depth == DEPTH_MAX)
            return depth;
        seat = view.seat;
        list = &below;
        list_moves(search, &view, list);
        match(search, to, seat, list);
        if (list->untried > 0 && search->count == NODES_MAX)
            return depth;
    }
}

static void iterate(struct search *search)
{
    const struct nika_setup *setup = search->setup;
    struct nika_world world;
    struct step path[DEPTH_MAX];
    bool going;
    setup->game->imagine(setup, search->view, &search->rng, &world);
    const unsigned depth = descend(search, &world, path, &going);
    uint32_t decisions = depth;
    for (; going; decisions++)
        going = nika_step(setup, &world, &search->rng);
    search->thought->decisions += decisions;
    tell_back(search, &world, path, depth);
}

static void run(struct search *search, const struct nika_budget *budget, uint32_t iterations)
{
    struct nika_thought *thought = search->thought;
    lay_out(search, iterations);
    bool stopped = false;
    while (thought->iterations < iterations && !stopped) {
        const uint32_t number = thought->iterations + 1;
        if (number < SPREADS)
            search->tree->spread[number] = nika_sqrt(nika_log((float)number));
        iterate(search);
        thought->iterations = number;
        stopped = budget->enough && number % PATIENCE == 0 && budget->enough(budget->context);
    }
}

/* The moves that were tried, the most visited first; of equal ones, the first in the list. */
static void tell(const struct search *search)
{
    struct nika_thought *thought = search->thought;
    thought->count = 0;
    for (unsigned i = 0; i < search->root.count; i++) {
        const struct node *node = &search->tree->nodes[search->root.nodes[i]];
        if (!search->root.nodes[i])
            continue;
        unsigned at = thought->count < NIKA_CANDIDATES_MAX ? thought->count++ : NIKA_CANDIDATES_MAX;
        for (; at > 0 && thought->candidates[at - 1].visits < node->visits; at--)
            if (at < NIKA_CANDIDATES_MAX)
                thought->candidates[at] = thought->candidates[at - 1];
        if (at < NIKA_CANDIDATES_MAX)
            thought->candidates[at] = (struct nika_candidate){.move = search->root.moves[i],
                                                              .points = (float)search->points[i] / (float)node->visits,
                                                              .win = node->mean,
                                                              .utility = node->mean,
                                                              .visits = node->visits};
    }
    thought->move = thought->candidates[0].move;
}

static void search_tree(const struct nika_agent *agent, const struct nika_question *question,
                        const struct nika_strategy *strategy, struct nika_thought *thought)
{
    struct nika_view view = *question->view;
    struct nika_memory room;
    struct search search = {.agent = agent,
                            .setup = question->setup,
                            .view = &view,
                            .strategy = strategy,
                            .thought = thought,
                            .tree = (struct tree *)(void *)question->workspace->bytes};
    const uint32_t iterations = question->budget.iterations ? question->budget.iterations : agent->iterations;
    nika_rng_seed(&search.rng, nika_rng_next(question->rng), 0);
    if (strategy)
        search.memory = nika_recall(agent, question, &view, &room);
    list_moves(&search, &view, &search.root);
    if (search.root.count == 1) {
        thought->move = search.root.moves[0];
        thought->candidates[0] = (struct nika_candidate){.move = thought->move};
        thought->count = 1;
        return;
    }
    part(&search, view.seat, &search.root);
    search.root.untried = search.root.count;
    run(&search, &question->budget, iterations ? iterations : 1);
    tell(&search);
}

static void think(const struct nika_agent *agent, const struct nika_question *question, struct nika_thought *thought)
{
    search_tree(agent, question, NULL, thought);
}

static void think_pruned(const struct nika_agent *agent, const struct nika_question *question,
                         struct nika_thought *thought)
{
    search_tree(agent, question, nika_strategy_of(question->setup->game), thought);
}

const struct nika_algorithm nika_ismcts_algorithm = {.think = think},
                            nika_ismcts_pruned_algorithm = {.think = think_pruned, .remembers = true};
