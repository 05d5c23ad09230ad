/*
 * byzantz_belief.c: infers the others' hidden cards in Byzantz from all that they did, by Markov chain Monte Carlo sampling.
 *
 * A seat hides at most the four cards that it was dealt: all others came to it openly. So it made every decision with
 * its hidden cards in addition to those known, and to those it has shown since. An act (a bid, a pass, a card given, a
 * group taken, a sale or discard at the limit) is evidence against hidden cards with which the seat would rather have
 * done something else, in proportion to its regret.
 *
 * Worlds are sampled by a random walk (Metropolis): a seat's hidden cards are exchanged for unseen ones, and the better
 * these explain its acts, the more often the exchange is accepted. Unlike importance sampling of many independent
 * worlds, this finds the few that explain a whole game.
 */
#include <string.h>

#include "byzantz_strategy.h"

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

/* Deletes the acts of a seat (any: NIKA_SEATS_MAX) before a round. */
static void strike_out(struct notes *notes, unsigned seat, unsigned round)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < notes->count; i++) {
        const bool meant = seat == NIKA_SEATS_MAX || notes->observed[i].seat == seat;
        if (!meant || notes->observed[i].round >= round)
            notes->observed[kept++] = notes->observed[i];
    }
    memset(notes->observed + kept, 0, (notes->count - kept) * sizeof notes->observed[0]);
    notes->count = (uint8_t)kept;
}

static struct observed_move observed_move_of(const struct byzantz_open *open, struct nika_move move)
{
    struct observed_move observed = {.table = open->phase == BYZANTZ_MARKET ? open->market : open->bundle,
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
    memcpy(observed.known, open->known, sizeof observed.known);
    memcpy(observed.bid_total, open->bid_total, sizeof observed.bid_total);
    memcpy(observed.bidder_card, open->bidder_card, sizeof observed.bidder_card);
    return observed;
}

/* The cards that a move takes out of the mover's hand. */
static byzantz_cards leaving(unsigned verb, byzantz_cards moved)
{
    return verb == BYZANTZ_BID || verb == BYZANTZ_SELL || verb == BYZANTZ_DISCARD ? moved : 0;
}

/* An act, with the situation as the policy reads it. */
struct testimony {
    struct byzantz_open open;
    struct nika_move move;
};

static struct testimony testify(const struct observed_move *observed)
{
    struct testimony testimony = {.open = {.phase = observed->phase,
                                           .turn = observed->seat,
                                           .opener = observed->opener,
                                           .high = observed->high,
                                           .round = observed->round,
                                           .auction = observed->auction,
                                           .picked = observed->picked},
                                  .move = {.verb = observed->verb, .open = observed->moved}};
    struct byzantz_open *open = &testimony.open;
    *(observed->phase == BYZANTZ_MARKET ? &open->market : &open->bundle) = observed->table;
    open->bid[observed->seat] = observed->laid;
    memcpy(open->known, observed->known, sizeof open->known);
    memcpy(open->bid_total, observed->bid_total, sizeof open->bid_total);
    memcpy(open->bidder_card, observed->bidder_card, sizeof open->bidder_card);
    return testimony;
}

/* The value of a move to the seat that made it, by the policy. */
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

/*
 * Whether a seat plays as the heuristic: what each act says, as the logarithm of how much likelier it is of the heuristic
 * than of other good players, in hundredths. The heuristic always does what the policy would; others do so as often as
 * measured (docs/ai.md).
 */

/* With these hidden cards: by how much a seat would have missed something with what it did (regret), and what the act
 * says for it playing as the heuristic. */
struct reading {
    int regret, alike;
};

/* Whether the seat could have done something else. */
static bool has_choice(const struct byzantz_open *open, byzantz_cards hand)
{
    const byzantz_cards given = byzantz_kinds_of(open->bundle);
    unsigned groups = 0;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        return open->bid_total[open->turn] + byzantz_value(hand) > open->high;
    case BYZANTZ_GIVING:
        return (given & (given - 1)) != 0;
    case BYZANTZ_MARKET:
        for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
            groups += byzantz_group(open->market, group) != 0;
        return groups > 1;
    default:
        return true;
    }
}

/* In drawn worlds the policy has the numbers of the player that thinks. For the master, who alone asks who plays as the
 * heuristic, these are the shipped ones, as they are for acts that are heard; others belong to laboratory players only. */
static struct reading read_act(const struct nika_setup *setup, const struct nika_tuning *tuning,
                               const struct testimony *testimony, byzantz_cards hidden)
{
    /* By what the policy would do: others do the same, or something else. */
    static const int16_t same[] = {[BYZANTZ_PASS] = 30, [BYZANTZ_BID] = 100, [BYZANTZ_GIVE] = 22,
                                   [BYZANTZ_TAKE] = 8,  [BYZANTZ_SELL] = 20, [BYZANTZ_DISCARD] = 20};
    static const int16_t other[] = {[BYZANTZ_PASS] = -220, [BYZANTZ_BID] = -310,  [BYZANTZ_GIVE] = -190,
                                    [BYZANTZ_TAKE] = -100, [BYZANTZ_SELL] = -180, [BYZANTZ_DISCARD] = -180};
    const struct byzantz_open *open = &testimony->open;
    const byzantz_cards hand = open->known[open->turn] + hidden;
    const struct nika_move best = byzantz_policy(setup, tuning, open, hand);
    if (nika_move_same(best, testimony->move))
        return (struct reading){.alike = has_choice(open, hand) ? same[best.verb] : 0};
    const int missed = judge(setup, tuning, open, hand, best) - judge(setup, tuning, open, hand, testimony->move);
    return (struct reading){.regret = missed > 0 ? missed : 0, .alike = other[best.verb]};
}

/* An act of a seat that hides nothing says what it has to say. */
static void hear(const struct nika_setup *setup, struct notes *notes, const struct observed_move *observed)
{
    const struct testimony testimony = testify(observed);
    nika_tell(&notes->told[observed->seat], read_act(setup, &nika_byzantz_tuned, &testimony, 0).alike);
}

void byzantz_notice(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                    struct nika_memory *memory)
{
    const struct byzantz_open *open = byzantz_open(view);
    const byzantz_cards shown = byzantz_without(leaving((unsigned)move.verb, move.open), open->known[mover]);
    struct notes *notes = notes_of(memory);
    if (open->phase >= BYZANTZ_FINAL) /* no more worlds will be sampled */
        return;
    /* A voluntary sale is no evidence: it could have been made at any time. */
    const bool counts = mover == open->turn && (move.verb != BYZANTZ_SELL || open->phase == BYZANTZ_LIMIT);
    const bool hides = open->hand_size[mover] != byzantz_count(open->known[mover]) + byzantz_count(shown);
    struct observed_move observed = observed_move_of(open, move);
    observed.known[mover] += shown;
    for (unsigned i = 0; i < notes->count; i++)
        if (notes->observed[i].seat == mover) {
            notes->observed[i].known[mover] += shown;
            if (!hides)
                hear(setup, notes, &notes->observed[i]);
        }
    if (!hides) {
        strike_out(notes, mover, BYZANTZ_ROUNDS_MAX);
        if (counts)
            hear(setup, notes, &observed);
    } else if (counts) {
        if (notes->count == OBSERVED_MAX)
            memmove(notes->observed, notes->observed + 1, --notes->count * sizeof notes->observed[0]);
        notes->observed[notes->count++] = observed;
    }
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

/*
 * Forgets cards of a seat that are still in its hand: in its acts they then count as hidden. An act during which the
 * seat did not have all of them in its hand can no longer be explained.
 */
static void forget_in_acts(struct notes *notes, unsigned seat, byzantz_cards forgotten)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < notes->count; i++) {
        struct observed_move *observed = &notes->observed[i];
        if (observed->seat == seat) {
            if (!byzantz_holds(observed->known[seat], forgotten + leaving(observed->verb, observed->moved)))
                continue;
            observed->known[seat] -= forgotten;
        }
        notes->observed[kept++] = *observed;
    }
    memset(notes->observed + kept, 0, (notes->count - kept) * sizeof notes->observed[0]);
    notes->count = (uint8_t)kept;
}

/*
 * Cards in other hands that were known this many rounds ago and are still there become unknown, unless they have been
 * in a bid since; and acts before that are forgotten.
 */
void byzantz_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory, unsigned span)
{
    struct byzantz_open *open = (struct byzantz_open *)(void *)view->bytes;
    struct notes *notes = notes_of(memory);
    if (open->round < span)
        return;
    const unsigned oldest = open->round - span;
    unsigned from = oldest; /* whose notes tell what is too old: this round's, or the nearest that has some */
    while (from > 0 && !noted(notes, from))
        from--;
    while (from < open->round && !noted(notes, from))
        from++;
    strike_out(notes, NIKA_SEATS_MAX, noted(notes, from) && from > oldest ? from : oldest);
    memset(notes->told, 0, sizeof notes->told); /* of when that is, nobody knows any more */
    if (!noted(notes, from))
        return;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        if (seat == view->seat)
            continue;
        byzantz_cards forgotten = shared(open->known[seat], notes->known[from][seat]);
        for (unsigned i = 0; i < notes->count; i++) {
            const struct observed_move *observed = &notes->observed[i];
            if (observed->seat == seat)
                forgotten = byzantz_without(byzantz_without(forgotten, observed->laid),
                                            leaving(observed->verb, observed->moved));
        }
        open->known[seat] -= forgotten;
        forget_in_acts(notes, seat, forgotten);
    }
}

/*
 * Inference.
 */
enum {
    SETTLING = 40,       /* burn-in: sweeps of the walk before the first world is sampled */
    STRIDE = 4,          /* thinning: sweeps between two worlds */
    DOUBT = 40000,       /* the strongest evidence of one act against hidden cards: now and then a seat thinks
                          * differently */
    WEIGHT_UNIT = 10000, /* unit of log weights */
    NOTED_BITS = 8       /* weights are cached in a table with an index of so many bits */
};

/* A cached weight: an upper bound on how well hidden cards explain a seat's acts. */
struct weight {
    byzantz_cards hidden;
    int32_t most;
    int16_t alike; /* what the acts say for the seat playing as the heuristic, in hundredths */
    bool exact;    /* the bound is exact, and that is all that they say */
};

/*
 * The state of the walk: an array of all unseen cards: those that seat 0 hides, then seat 1 and so on, then those of
 * unknown place: in the dark, or with seats that have not acted yet.
 */
struct belief {
    struct testimony testimonies[OBSERVED_MAX];
    uint8_t order[NIKA_SEATS_MAX][OBSERVED_MAX]; /* a seat's acts, recently informative ones first */
    uint8_t count[NIKA_SEATS_MAX];
    struct weight noted[NIKA_SEATS_MAX][1 << NOTED_BITS];
    uint8_t unseen[BYZANTZ_DECK];       /* kinds */
    uint8_t hidden[NIKA_SEATS_MAX + 1]; /* where a seat's cards begin; the last: the rest */
    uint8_t end;
    int32_t weight[NIKA_SEATS_MAX]; /* log weight of a seat's hidden cards, at most 0 */
    int16_t alike[NIKA_SEATS_MAX];  /* and what its acts say then for it playing as the heuristic */
};
_Static_assert(sizeof(struct belief) <= sizeof((struct nika_belief *)0)->bytes, "the belief has room");

/*
 * The log weight of hidden cards: how well they explain what a seat did; below `least`, the exact value does not
 * matter.
 */
static struct weight weigh(const struct nika_setup *setup, const struct nika_tuning *tuning, struct belief *belief,
                           unsigned seat, byzantz_cards hidden, int least)
{
    struct weight *noted = &belief->noted[seat][hidden * UINT64_C(0x9e3779b97f4a7c15) >> (64 - NOTED_BITS)];
    uint8_t *order = belief->order[seat];
    int weight = 0, alike = 0;
    if (noted->hidden == hidden && (noted->exact || noted->most < least))
        return *noted;
    *noted = (struct weight){.hidden = hidden, .exact = true};
    for (unsigned i = 0; i < belief->count[seat] && noted->exact; i++) {
        const struct reading reading = read_act(setup, tuning, &belief->testimonies[order[i]], hidden);
        const int against = reading.regret < DOUBT ? reading.regret * tuning->numbers[TUNED_BELIEF] : DOUBT;
        alike += reading.alike;
        weight -= against < DOUBT ? against : DOUBT;
        if (weight < least) {
            const uint8_t telling = order[i];
            noted->exact = i + 1u == belief->count[seat];
            memmove(order + 1, order, i);
            order[0] = telling;
            break;
        }
    }
    noted->most = weight;
    noted->alike = (int16_t)alike;
    return *noted;
}

/* A seat's hidden cards in the current state. */
static byzantz_cards hidden_by(const struct belief *belief, unsigned seat)
{
    byzantz_cards hidden = 0;
    for (unsigned i = belief->hidden[seat]; i < belief->hidden[seat + 1]; i++)
        hidden += byzantz_card(belief->unseen[i]);
    return hidden;
}

static void lay(struct belief *belief, byzantz_cards heap)
{
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        for (unsigned copies = byzantz_count_of(heap, kind); copies > 0; copies--)
            belief->unseen[belief->end++] = (uint8_t)kind;
}

/* Initializes the walk from some world. */
static void lay_out(const struct nika_setup *setup, const struct nika_view *view, const struct byzantz_world *world,
                    struct belief *belief)
{
    byzantz_cards hidden[NIKA_SEATS_MAX] = {0};
    belief->end = 0;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        if (seat < setup->players && seat != view->seat)
            hidden[seat] = world->own[seat].hand - world->open.known[seat];
        belief->hidden[seat] = belief->end;
        if (belief->count[seat])
            lay(belief, hidden[seat]);
    }
    belief->hidden[NIKA_SEATS_MAX] = belief->end;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (!belief->count[seat])
            lay(belief, hidden[seat]);
    const unsigned removed = byzantz_removed(setup->players), all = removed + byzantz_deck_size(setup->players);
    for (unsigned i = 0; i < all; i++)
        if (i < removed || i >= removed + world->open.drawn)
            belief->unseen[belief->end++] = world->dark.cards[i];
}

static void settle(struct belief *belief, unsigned seat, struct weight weight)
{
    belief->weight[seat] = weight.most;
    belief->alike[seat] = weight.alike;
}

static void begin(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                  const struct notes *notes, struct belief *belief, struct nika_rng *rng)
{
    struct nika_world first;
    memset(belief->count, 0, sizeof belief->count);
    memset(belief->noted, 0, sizeof belief->noted);
    for (unsigned i = notes->count; i-- > 0;) {
        const unsigned seat = notes->observed[i].seat;
        belief->testimonies[i] = testify(&notes->observed[i]);
        belief->order[seat][belief->count[seat]++] = (uint8_t)i;
    }
    setup->game->imagine(setup, view, rng, &first);
    lay_out(setup, view, byzantz_const_world_of(&first), belief);
    for (unsigned seat = 0; seat < setup->players; seat++)
        settle(belief, seat, weigh(setup, tuning, belief, seat, hidden_by(belief, seat), INT32_MIN));
}

static void swap(struct belief *belief, unsigned i, unsigned j)
{
    const uint8_t card = belief->unseen[i];
    belief->unseen[i] = belief->unseen[j];
    belief->unseen[j] = card;
}

/*
 * A Metropolis step: a seat's hidden cards, all or one of them, are exchanged for any in the dark. If the new ones
 * explain its acts a tenth as well, the exchange is accepted with probability 1/10.
 */
static void step(const struct nika_setup *setup, const struct nika_tuning *tuning, struct belief *belief, unsigned seat,
                 struct nika_rng *rng)
{
    const unsigned first = belief->hidden[seat], count = belief->hidden[seat + 1] - first;
    const unsigned dark = belief->hidden[NIKA_SEATS_MAX], dark_count = belief->end - dark;
    const bool all = nika_rng_next(rng) >> 63;
    const unsigned from = all ? first : first + nika_rng_below(rng, count), to = all ? first + count : from + 1;
    uint8_t partner[BYZANTZ_DECK] = {0};
    for (unsigned i = from; i < to; i++) { /* the rest of its own and the dark are where this one may come from */
        const unsigned at = nika_rng_below(rng, to - i + dark_count);
        partner[i - from] = (uint8_t)(at < to - i ? i + at : dark + at - (to - i));
        swap(belief, i, partner[i - from]);
    }
    const int least = belief->weight[seat] + (int)(WEIGHT_UNIT * nika_log(nika_luck(rng) + 1.0F / 16777216.0F));
    const struct weight weight = weigh(setup, tuning, belief, seat, hidden_by(belief, seat), least);
    if (weight.most >= least)
        settle(belief, seat, weight);
    else
        for (unsigned i = to; i-- > from;)
            swap(belief, i, partner[i - from]);
}

void byzantz_sample(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
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
    for (; steps > 0; steps--)
        for (unsigned seat = 0; seat < setup->players; seat++)
            if (belief->hidden[seat] < belief->hidden[seat + 1])
                step(setup, tuning, belief, seat, rng);
    for (unsigned seat = 0; seat < setup->players; seat++)
        open->known[seat] += hidden_by(belief, seat);
    setup->game->imagine(setup, &supposed, rng, world);
    byzantz_world_of(world)->open = *byzantz_open(view); /* sampled cards must not become public */
}

int byzantz_alike(const struct nika_memory *memory, const struct nika_belief *bytes, unsigned seat)
{
    const struct notes *notes = (const struct notes *)(const void *)memory->bytes;
    const struct belief *belief = (const struct belief *)(const void *)bytes->bytes;
    return notes->told[seat] + belief->alike[seat];
}
