/*
 * belief.c: what the others may hide in Byzantz, from all that they did.
 *
 * A seat hides at most the four cards that it was dealt: all others came to it openly. So whatever it did, it did with
 * its hidden cards beside those that were known, and with those that it has shown since. An act (a bid, a pass, a card
 * given, a group taken, a sale or discard at the limit) speaks against hidden cards with which the seat would rather have
 * done something else, by how much it would have missed.
 *
 * Worlds are drawn by a walk from one to the next (Metropolis): a seat's hidden cards, all or one of them, are drawn anew
 * among the unseen, and the new ones replace the old if they explain the seat's acts better, or else with as much chance
 * as they are likelier. Unlike drawing many worlds and weighing them, this finds the few that explain a whole game.
 */
#include <string.h>

#include "wit.h"

/* What a seat did, and what of the table at that moment its choice depended on. */
struct act {
    byzantz_cards table;                 /* the bundle; the market, if it took a group */
    byzantz_cards laid;                  /* its bid */
    byzantz_cards moved;                 /* as in the move */
    byzantz_cards known[NIKA_SEATS_MAX]; /* of its own hand also what it has shown since */
    uint8_t bid_total[NIKA_SEATS_MAX], bidder_card[NIKA_SEATS_MAX];
    uint8_t seat, verb, phase, round, auction, opener, high, picked;
};

/*
 * What is taken down. For each round, the cards that everybody knew to be in each hand when the seat was first asked in
 * it: only those who forget need it, since the view shows all that was ever seen. And the acts of others who still hide
 * something, the oldest first; if there are too many, the oldest are lost.
 */
enum { ACTS_MAX = 80 };
struct notes {
    byzantz_cards known[BYZANTZ_ROUNDS_MAX][NIKA_SEATS_MAX];
    struct act acts[ACTS_MAX];
    uint8_t asked; /* bit r: in round r the seat was asked */
    uint8_t count;
};
_Static_assert(sizeof(struct notes) <= sizeof(struct nika_memory), "the notes fit the memory");

static struct notes *notes_of(struct nika_memory *memory)
{
    return (struct notes *)(void *)memory->bytes;
}

void byzantz_observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *memory)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct notes *notes = notes_of(memory);
    (void)setup;
    if (open->round >= BYZANTZ_ROUNDS_MAX || notes->asked >> open->round & 1)
        return;
    memcpy(notes->known[open->round], open->known, sizeof open->known);
    notes->asked = (uint8_t)(notes->asked | 1u << open->round);
}

/* Strikes out the acts of a seat (any: NIKA_SEATS_MAX) before a round. */
static void strike_out(struct notes *notes, unsigned seat, unsigned round)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < notes->count; i++) {
        const bool meant = seat == NIKA_SEATS_MAX || notes->acts[i].seat == seat;
        if (!meant || notes->acts[i].round >= round)
            notes->acts[kept++] = notes->acts[i];
    }
    memset(notes->acts + kept, 0, (notes->count - kept) * sizeof notes->acts[0]);
    notes->count = (uint8_t)kept;
}

static struct act act_of(const struct byzantz_open *open, struct nika_move move)
{
    struct act act = {.table = open->phase == BYZANTZ_MARKET ? open->market : open->bundle,
                      .laid = open->bid[open->turn],
                      .moved = move.open,
                      .seat = open->turn,
                      .verb = (uint8_t)move.verb,
                      .phase = open->phase,
                      .round = open->round,
                      .auction = open->auction,
                      .opener = open->opener,
                      .high = open->high,
                      .picked = open->picked};
    memcpy(act.known, open->known, sizeof act.known);
    memcpy(act.bid_total, open->bid_total, sizeof act.bid_total);
    memcpy(act.bidder_card, open->bidder_card, sizeof act.bidder_card);
    return act;
}

void byzantz_notice(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                    struct nika_memory *memory)
{
    const struct byzantz_open *open = byzantz_open(view);
    const bool shows = move.verb == BYZANTZ_BID || move.verb == BYZANTZ_SELL || move.verb == BYZANTZ_DISCARD;
    const byzantz_cards shown = shows ? byzantz_without(move.open, open->known[mover]) : 0;
    struct notes *notes = notes_of(memory);
    (void)setup;
    if (open->phase >= BYZANTZ_FINAL)
        return;
    if (mover == open->turn && (move.verb != BYZANTZ_SELL || open->phase == BYZANTZ_LIMIT)) {
        /* who sells without need was not asked, and might have done it at any time */
        if (notes->count == ACTS_MAX)
            memmove(notes->acts, notes->acts + 1, --notes->count * sizeof notes->acts[0]);
        notes->acts[notes->count++] = act_of(open, move);
    }
    for (unsigned i = 0; i < notes->count; i++)
        if (notes->acts[i].seat == mover)
            notes->acts[i].known[mover] += shown;
    if (open->hand_size[mover] == byzantz_count(open->known[mover]) + byzantz_count(shown))
        strike_out(notes, mover, BYZANTZ_ROUNDS_MAX);
}

/*
 * Forgetting.
 */

/* The cards that two heaps share. */
static byzantz_cards shared(byzantz_cards a, byzantz_cards b)
{
    return a - byzantz_without(a, b);
}

static bool noted(const struct notes *notes, unsigned round)
{
    return round < BYZANTZ_ROUNDS_MAX && notes->asked >> round & 1;
}

/* Cards of other hands that were known already so many rounds ago, and are still there, are known no longer; and what
 * was done before is forgotten. */
void byzantz_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory, unsigned span)
{
    struct byzantz_open *open = (struct byzantz_open *)(void *)view->bytes;
    struct notes *notes = notes_of(memory);
    if (open->round < span)
        return;
    strike_out(notes, NIKA_SEATS_MAX, open->round - span);
    unsigned from =
        open->round - span; /* the round whose notes tell what is too old: this, or the nearest that has some */
    while (from > 0 && !noted(notes, from))
        from--;
    while (from < open->round && !noted(notes, from))
        from++;
    if (!noted(notes, from))
        return;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        if (seat == view->seat)
            continue;
        const byzantz_cards forgotten = shared(open->known[seat], notes->known[from][seat]);
        open->known[seat] -= forgotten;
        for (unsigned i = 0; i < notes->count; i++)
            if (notes->acts[i].seat == seat)
                notes->acts[i].known[seat] = byzantz_without(notes->acts[i].known[seat], forgotten);
    }
}

/*
 * Believing.
 */
enum {
    SETTLING = 30, /* rounds of the walk before the first world is drawn */
    STRIDE = 2     /* and between two worlds */
};
/* The most that one act can say against hidden cards (a logarithm): now and then a seat thinks otherwise. */
#define DOUBT 4.0F

/* An act, with the table as the policy reads it. */
struct testimony {
    struct byzantz_open open;
    struct nika_move move;
};

struct belief {
    struct testimony testimonies[ACTS_MAX];
    uint8_t order[NIKA_SEATS_MAX][ACTS_MAX]; /* which are a seat's; those first that lately had something to say */
    uint8_t count[NIKA_SEATS_MAX];
    byzantz_cards hidden[NIKA_SEATS_MAX];
    float weight[NIKA_SEATS_MAX]; /* how well the hidden cards explain what the seat did; a logarithm, at most 0 */
};
_Static_assert(sizeof(struct belief) <= sizeof((struct nika_belief *)0)->bytes, "the belief has room");

static struct testimony testify(const struct act *act)
{
    struct testimony testimony = {.open = {.phase = act->phase,
                                           .turn = act->seat,
                                           .opener = act->opener,
                                           .high = act->high,
                                           .round = act->round,
                                           .auction = act->auction,
                                           .picked = act->picked},
                                  .move = {.verb = act->verb, .open = act->moved}};
    struct byzantz_open *open = &testimony.open;
    *(act->phase == BYZANTZ_MARKET ? &open->market : &open->bundle) = act->table;
    open->bid[act->seat] = act->laid;
    memcpy(open->known, act->known, sizeof open->known);
    memcpy(open->bid_total, act->bid_total, sizeof open->bid_total);
    memcpy(open->bidder_card, act->bidder_card, sizeof open->bidder_card);
    return testimony;
}

/* What a move was worth to the seat that made it, by the policy. */
static int judge(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct byzantz_open *open,
                 byzantz_cards hand, struct nika_move move)
{
    switch (move.verb) {
    case BYZANTZ_BID:
        return byzantz_appraise_bid(setup, tuning, open, hand, open->turn, move.open);
    case BYZANTZ_GIVE:
        return byzantz_judge_give(setup, tuning, open, hand, move.open);
    case BYZANTZ_TAKE:
        return byzantz_judge_take(setup, tuning, open, hand, (unsigned)move.open);
    case BYZANTZ_SELL:
    case BYZANTZ_DISCARD:
        return byzantz_judge_relief(setup, tuning, open, hand, move);
    default:
        return 0; /* passing */
    }
}

/* How much a seat with these hidden cards would have missed by what it did. */
static int regret(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct testimony *testimony,
                  byzantz_cards hidden)
{
    const struct byzantz_open *open = &testimony->open;
    const byzantz_cards hand = open->known[open->turn] + hidden;
    const struct nika_move best = byzantz_policy(setup, tuning, open, hand);
    const int missed = nika_move_same(best, testimony->move)
                           ? 0
                           : judge(setup, tuning, open, hand, best) - judge(setup, tuning, open, hand, testimony->move);
    return missed > 0 ? missed : 0;
}

/* How well hidden cards explain what a seat did; once that is below `least`, by how much does not matter. */
static float weigh(const struct nika_setup *setup, const struct nika_tuning *tuning, struct belief *belief,
                   unsigned seat, byzantz_cards hidden, float least)
{
    const float unit = (float)tuning->byzantz[TUNED_BELIEF] / 10000.0F;
    uint8_t *order = belief->order[seat];
    float weight = 0;
    for (unsigned i = 0; i < belief->count[seat]; i++) {
        const float against = unit * (float)regret(setup, tuning, &belief->testimonies[order[i]], hidden);
        weight -= against < DOUBT ? against : DOUBT;
        if (weight < least) {
            const uint8_t telling = order[i];
            memmove(order + 1, order, i);
            order[0] = telling;
            break;
        }
    }
    return weight;
}

/* Any one card of a heap that is not empty. */
static byzantz_cards any_card(byzantz_cards heap, struct nika_rng *rng)
{
    unsigned at = nika_rng_below(rng, byzantz_count(heap)), kind = 0;
    while (at >= byzantz_count_of(heap, kind))
        at -= byzantz_count_of(heap, kind++);
    return byzantz_card(kind);
}

/* Draws what a seat hides, if it is known of all others: `supposed` is a view in which all cards of theirs are known. */
static byzantz_cards draw_hidden(const struct nika_setup *setup, const struct nika_view *supposed, unsigned seat,
                                 byzantz_cards known, struct nika_rng *rng)
{
    struct nika_world world;
    setup->game->imagine(setup, supposed, rng, &world);
    return ((const struct byzantz_world *)(const void *)world.bytes)->own[seat].hand - known;
}

static void begin(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                  const struct notes *notes, struct belief *belief, struct nika_rng *rng)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct nika_world first;
    memset(belief->count, 0, sizeof belief->count);
    for (unsigned i = notes->count; i-- > 0;) {
        const unsigned seat = notes->acts[i].seat;
        belief->testimonies[i] = testify(&notes->acts[i]);
        belief->order[seat][belief->count[seat]++] = (uint8_t)i;
    }
    setup->game->imagine(setup, view, rng, &first);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const struct byzantz_world *world = (const struct byzantz_world *)(const void *)first.bytes;
        belief->hidden[seat] = seat == view->seat ? 0 : world->own[seat].hand - open->known[seat];
        belief->weight[seat] =
            belief->hidden[seat] ? weigh(setup, tuning, belief, seat, belief->hidden[seat], -1e9F) : 0;
    }
}

/* One step: draws anew what a seat hides, or one card of it. `supposed` has all that is believed for known. */
static void step(const struct nika_setup *setup, const struct nika_tuning *tuning, struct nika_view *supposed,
                 struct belief *belief, unsigned seat, struct nika_rng *rng)
{
    byzantz_cards *known = &((struct byzantz_open *)(void *)supposed->bytes)->known[seat];
    const byzantz_cards held = *known, certain = held - belief->hidden[seat];
    const bool all = nika_rng_next(rng) >> 63;
    *known -= all ? belief->hidden[seat] : any_card(belief->hidden[seat], rng);
    const byzantz_cards hidden = draw_hidden(setup, supposed, seat, certain, rng);
    const float luck = (float)((nika_rng_next(rng) >> 40) + 1) * (1.0F / 16777216.0F);
    *known = held;
    if (hidden == belief->hidden[seat])
        return;
    const float least = belief->weight[seat] + nika_log(luck),
                weight = weigh(setup, tuning, belief, seat, hidden, least);
    if (weight >= least) {
        *known = certain + hidden;
        belief->hidden[seat] = hidden;
        belief->weight[seat] = weight;
    }
}

void byzantz_dream(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                   const struct nika_memory *memory, struct nika_belief *bytes, struct nika_rng *rng,
                   struct nika_world *world)
{
    struct belief *belief = (struct belief *)(void *)bytes->bytes;
    struct nika_view supposed = *view;
    struct byzantz_open *open = (struct byzantz_open *)(void *)supposed.bytes;
    unsigned steps = STRIDE;
    if (!bytes->begun) {
        begin(setup, tuning, view, (const struct notes *)(const void *)memory->bytes, belief, rng);
        bytes->begun = true;
        steps += SETTLING;
    }
    for (unsigned seat = 0; seat < setup->players; seat++)
        open->known[seat] += belief->hidden[seat];
    for (; steps > 0; steps--)
        for (unsigned seat = 0; seat < setup->players; seat++)
            if (belief->hidden[seat])
                step(setup, tuning, &supposed, belief, seat, rng);
    setup->game->imagine(setup, &supposed, rng, world);
    ((struct byzantz_world *)(void *)world->bytes)->open = *byzantz_open(view); /* what is only believed is not open */
}
