/*
 * byzantz_policy.c: Byzantz's playout policy and heuristic: evaluates moves from one hand and what is open.
 *
 * It decides in a fraction of a microsecond, because the search plays thousands of games with it for each of its moves.
 * A move is valued by the hand after it. In an auction: the cheapest cards that reach the price, taking the bundle into
 * account (a card that the bundle completes is dear, one that it makes superfluous is cheap), plus the bundle less its
 * most useless card, against the hand as it is; and winning must be better by the restraint, since the winner picks
 * later in the market and is out of the round's other auctions.
 */
#include <nika/bits.h>

#include "byzantz_strategy.h"

static unsigned good_of(byzantz_cards cards, unsigned good)
{
    return (unsigned)(cards >> 10 * good) & 1023;
}

static const struct byzantz_worth *worth_of(const struct nika_tuning *tuning, unsigned rounds)
{
    return &byzantz_worths(tuning)[rounds < WORTH_ROUNDS ? rounds : WORTH_ROUNDS];
}

int byzantz_crowded_worth(const struct nika_tuning *tuning, byzantz_cards hand, unsigned rounds)
{
    const unsigned count = byzantz_count(hand);
    int worth = byzantz_hand_worth(tuning, hand, rounds);
    if (count > BYZANTZ_HAND_MAX) {
        unsigned sets = byzantz_merchants(hand) / 3;
        for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
            sets += (unsigned)(byzantz_lane_counts(hand) >> 10 * good & 15) / 3;
        const unsigned more = count - BYZANTZ_HAND_MAX;
        if (more > 3 * sets)
            worth -= tuning->numbers[TUNED_CROWD] * (int)(more - 3 * sets);
    }
    return worth;
}

/* What a hand loses with a card. */
static int loss_of(const struct byzantz_worth *worth, byzantz_cards hand, byzantz_cards card)
{
    const unsigned merchants = byzantz_merchants(hand);
    if (byzantz_merchants(card)) {
        int loss = worth->merchants[merchants < BYZANTZ_HAND_MAX ? merchants : BYZANTZ_HAND_MAX] -
                   worth->merchants[merchants - 1 < BYZANTZ_HAND_MAX ? merchants - 1 : BYZANTZ_HAND_MAX];
        for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
            loss += byzantz_good_worth(worth, merchants, good_of(hand, good)) -
                    byzantz_good_worth(worth, merchants - 1, good_of(hand, good));
        return loss;
    }
    const unsigned good = nika_lowest_bit(card) / 10;
    return byzantz_good_worth(worth, merchants, good_of(hand, good)) -
           byzantz_good_worth(worth, merchants, good_of(hand - card, good));
}

/*
 * Bids. For each value to add, the cheapest cards (dynamic programming): good by good, each way to pay with some of its
 * cards is combined with the payments of the goods before it.
 */
struct payments {
    int loss[TOTALS_MAX];
    byzantz_cards cards[TOTALS_MAX];
    unsigned most; /* the highest value that matters, below TOTALS_MAX */
};
enum { UNPAYABLE = 1 << 28 };

/* A way to pay with some cards of a good. */
struct way {
    byzantz_cards cards;
    unsigned value;
    int loss;
};

/* Lists the ways to pay with the good's cards in hand, but for paying nothing; `beside` has the bundle's cards too. */
static unsigned list_ways(const struct byzantz_worth *worth, unsigned merchants, unsigned in_hand, unsigned beside,
                          unsigned most, struct way *ways)
{
    const int whole = byzantz_good_worth(worth, merchants, beside);
    unsigned count = 0;
    for (unsigned fours = 0; fours <= (in_hand >> 8 & 3); fours++)
        for (unsigned threes = 0; threes <= (in_hand >> 6 & 3); threes++)
            for (unsigned twos = 0; twos <= (in_hand >> 3 & 7); twos++)
                for (unsigned ones = 0; ones <= (in_hand & 7); ones++) {
                    const unsigned cards = ones | twos << 3 | threes << 6 | fours << 8;
                    const unsigned value = ones + 2 * twos + 3 * threes + 4 * fours;
                    if (!cards || value > most)
                        continue;
                    ways[count++] =
                        (struct way){cards, value, whole - byzantz_good_worth(worth, merchants, beside - cards)};
                }
    return count;
}

static void find_payments(const struct byzantz_worth *worth, byzantz_cards hand, byzantz_cards bundle,
                          struct payments *payments)
{
    const unsigned merchants = byzantz_merchants(hand + bundle), most = payments->most;
    unsigned reached = 0;
    payments->loss[0] = 0;
    payments->cards[0] = 0;
    for (unsigned value = 1; value <= most; value++)
        payments->loss[value] = UNPAYABLE;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        struct way ways[128];
        const unsigned in_hand = good_of(hand, good);
        if (!in_hand)
            continue;
        const unsigned count = list_ways(worth, merchants, in_hand, good_of(hand + bundle, good), most, ways);
        const unsigned all = (unsigned)byzantz_value(in_hand);
        reached = reached + all < most ? reached + all : most;
        for (unsigned value = reached; value > 0; value--)
            for (unsigned i = 0; i < count; i++) {
                if (ways[i].value > value || payments->loss[value - ways[i].value] == UNPAYABLE)
                    continue;
                const int loss = payments->loss[value - ways[i].value] + ways[i].loss;
                if (loss < payments->loss[value]) {
                    payments->loss[value] = loss;
                    payments->cards[value] = payments->cards[value - ways[i].value] + (ways[i].cards << 10 * good);
                }
            }
    }
}

/* The card of a heap that is worth least to the hand that holds it. */
static byzantz_cards least_missed(const struct byzantz_worth *worth, byzantz_cards hand, byzantz_cards heap)
{
    byzantz_cards least = 0;
    int loss = 0;
    for (byzantz_cards kinds = byzantz_kinds_of(heap); kinds; kinds &= kinds - 1) {
        const byzantz_cards card = kinds & (0 - kinds);
        const int here = loss_of(worth, hand, card);
        if (!least || here < loss) {
            loss = here;
            least = card;
        }
    }
    return least;
}

/* The value of a hand after it has given away the card of the bundle that is worth least to it. */
static int worth_less_one(const struct nika_tuning *tuning, byzantz_cards hand, byzantz_cards bundle, unsigned rounds)
{
    const byzantz_cards given = least_missed(worth_of(tuning, rounds), hand, bundle);
    return byzantz_crowded_worth(tuning, hand - given, rounds);
}

/*
 * How far a seat sits to the left of the one that gets the bundle if it passes now, counting only those without a
 * bidder card: the highest bidder, or the opener while nobody has bid.
 */
static unsigned distance(const struct nika_setup *setup, const struct byzantz_open *open, unsigned seat)
{
    unsigned winner = open->opener, steps = 0;
    if (open->high)
        for (winner = 0; open->bid_total[winner] != open->high;)
            winner++;
    for (unsigned at = winner; at != seat; steps += open->bidder_card[at] == 0)
        at = at + 1 < setup->players ? at + 1 : 0;
    return steps;
}

static int restraint(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct byzantz_open *open,
                     unsigned seat)
{
    static const uint8_t first[NIKA_SEATS_MAX + 1] = {
        [3] = TUNED_RESTRAINT_3, [4] = TUNED_RESTRAINT_4, [5] = TUNED_RESTRAINT_5, [6] = TUNED_RESTRAINT_6};
    unsigned index = first[setup->players];
    for (unsigned auction = 0; auction < open->auction; auction++)
        index += setup->players - auction;
    const int usual = tuning->numbers[index + distance(setup, open, seat)];
    return byzantz_rounds_after(setup, open) ? usual : usual * tuning->numbers[TUNED_LAST] / 100;
}

unsigned byzantz_list_bids(const struct nika_setup *setup, const struct nika_tuning *tuning,
                           const struct byzantz_open *open, byzantz_cards hand, unsigned seat, unsigned above,
                           struct appraisal *bids)
{
    const unsigned need = open->high - open->bid_total[seat] + 1u, rounds = byzantz_rounds_after(setup, open);
    const struct byzantz_worth *worth = worth_of(tuning, rounds);
    struct payments payments;
    const byzantz_cards all = hand + open->bundle;
    unsigned count = 0;
    if (byzantz_value(hand) < need || need >= TOTALS_MAX)
        return 0;
    payments.most = need + above < TOTALS_MAX ? need + above : TOTALS_MAX - 1;
    find_payments(worth, hand, open->bundle, &payments);
    const int passing =
        byzantz_hand_worth(tuning, hand + open->bid[seat], rounds) + restraint(setup, tuning, open, seat);
    for (unsigned value = need; value <= payments.most; value++) {
        if (payments.loss[value] == UNPAYABLE)
            continue;
        const byzantz_cards left = all - payments.cards[value];
        const int gain = worth_less_one(tuning, left, open->bundle, rounds) - passing -
                         tuning->numbers[TUNED_STEP] * (int)(value - need);
        bids[count++] = (struct appraisal){gain, payments.cards[value]};
    }
    return count;
}

struct appraisal byzantz_appraise(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                  const struct byzantz_open *open, byzantz_cards hand, unsigned seat)
{
    enum { ABOVE = 3 }; /* the cheapest payment exceeds the price by less than a card */
    struct appraisal bids[ABOVE + 1], best = {.gain = CANNOT_BID};
    const unsigned count = byzantz_list_bids(setup, tuning, open, hand, seat, ABOVE, bids);
    for (unsigned i = 0; i < count; i++)
        best = bids[i].gain > best.gain ? bids[i] : best;
    return best;
}

int byzantz_appraise_bid(const struct nika_setup *setup, const struct nika_tuning *tuning,
                         const struct byzantz_open *open, byzantz_cards hand, unsigned seat, byzantz_cards cards)
{
    const unsigned rounds = byzantz_rounds_after(setup, open);
    const int step = cards ? (int)(open->bid_total[seat] + byzantz_value(cards)) - open->high - 1 : 0;
    return worth_less_one(tuning, hand + open->bundle - cards, open->bundle, rounds) -
           byzantz_hand_worth(tuning, hand + open->bid[seat], rounds) - restraint(setup, tuning, open, seat) -
           tuning->numbers[TUNED_STEP] * step;
}

/*
 * The other decisions.
 */

/* The value of one more card to a hand of which only some cards are known, as far as these tell. */
static int use_of(const struct byzantz_worth *worth, byzantz_cards known, byzantz_cards cards)
{
    const unsigned merchants = byzantz_merchants(known);
    int use = 0;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
        if (good_of(cards, good))
            use += byzantz_good_worth(worth, merchants, good_of(known + cards, good)) -
                   byzantz_good_worth(worth, merchants, good_of(known, good));
    return use + 100 * (int)byzantz_merchants(cards);
}

int byzantz_judge_give(const struct nika_setup *setup, const struct nika_tuning *tuning,
                       const struct byzantz_open *open, byzantz_cards hand, byzantz_cards card)
{
    const unsigned rounds = byzantz_rounds_after(setup, open);
    const struct byzantz_worth *worth = worth_of(tuning, rounds);
    int use = 0;
    for (unsigned seat = 0; seat < setup->players; seat++) /* seats without a bidder card will pick before this seat */
        if (seat != open->turn && open->bidder_card[seat] == 0) {
            const int here = use_of(worth, open->known[seat], card);
            use = here > use ? here : use;
        }
    return byzantz_crowded_worth(tuning, hand + open->bundle - card, rounds) - tuning->numbers[TUNED_FEED] * use / 100;
}

int byzantz_judge_take(const struct nika_setup *setup, const struct nika_tuning *tuning,
                       const struct byzantz_open *open, byzantz_cards hand, unsigned group)
{
    const unsigned rounds = byzantz_rounds_after(setup, open);
    const struct byzantz_worth *worth = worth_of(tuning, rounds);
    const byzantz_cards cards = byzantz_group(open->market, group);
    int use = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (seat != open->turn && !(open->picked >> seat & 1)) {
            const int here = use_of(worth, open->known[seat], cards);
            use = here > use ? here : use;
        }
    return byzantz_crowded_worth(tuning, hand + cards, rounds) + tuning->numbers[TUNED_DENY] * use / 100;
}

int byzantz_judge_relief(const struct nika_setup *setup, const struct nika_tuning *tuning,
                         const struct byzantz_open *open, byzantz_cards hand, struct nika_move move)
{
    const unsigned rounds = byzantz_rounds_after(setup, open);
    const int paid = move.verb == BYZANTZ_SELL ? 100 * (int)byzantz_set_points(move.open) : 0;
    return paid + byzantz_crowded_worth(tuning, hand - move.open, rounds);
}

static struct nika_move best_give(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                  const struct byzantz_open *open, byzantz_cards hand)
{
    struct nika_move best = {.verb = BYZANTZ_GIVE};
    int most = 0;
    for (byzantz_cards kinds = byzantz_kinds_of(open->bundle); kinds; kinds &= kinds - 1) {
        const byzantz_cards card = kinds & (0 - kinds);
        const int here = byzantz_judge_give(setup, tuning, open, hand, card);
        if (!best.open || here > most) {
            best.open = card;
            most = here;
        }
    }
    return best;
}

static struct nika_move best_take(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                  const struct byzantz_open *open, byzantz_cards hand)
{
    struct nika_move best = {.verb = BYZANTZ_TAKE, .open = BYZANTZ_GROUPS};
    int most = 0;
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
        if (!byzantz_group(open->market, group))
            continue;
        const int here = byzantz_judge_take(setup, tuning, open, hand, group);
        if (best.open == BYZANTZ_GROUPS || here > most) {
            best.open = group;
            most = here;
        }
    }
    return best;
}

static struct nika_move best_relief(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                    const struct byzantz_open *open, byzantz_cards hand)
{
    byzantz_cards sets[BYZANTZ_SETS_MAX];
    struct nika_move best = {.verb = BYZANTZ_DISCARD};
    best.open = least_missed(worth_of(tuning, byzantz_rounds_after(setup, open)), hand, hand);
    int most = byzantz_judge_relief(setup, tuning, open, hand, best);
    const unsigned count = byzantz_list_sets(hand, sets);
    for (unsigned i = 0; i < count; i++) {
        const struct nika_move sale = {.verb = BYZANTZ_SELL, .open = sets[i]};
        const int here = byzantz_judge_relief(setup, tuning, open, hand, sale);
        if (here > most) {
            best = sale;
            most = here;
        }
    }
    return best;
}

struct nika_move byzantz_policy(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                const struct byzantz_open *open, byzantz_cards hand)
{
    struct nika_move move = {.verb = BYZANTZ_DONE};
    switch (open->phase) {
    case BYZANTZ_AUCTION: {
        const struct appraisal best = byzantz_appraise(setup, tuning, open, hand, open->turn);
        move.verb = best.gain > 0 ? BYZANTZ_BID : BYZANTZ_PASS;
        move.open = best.gain > 0 ? best.cards : 0;
        return move;
    }
    case BYZANTZ_GIVING:
        return best_give(setup, tuning, open, hand);
    case BYZANTZ_LIMIT:
        return best_relief(setup, tuning, open, hand);
    case BYZANTZ_MARKET:
        return best_take(setup, tuning, open, hand);
    default:
        if (byzantz_best_sale(hand, &move.open))
            move.verb = BYZANTZ_SELL;
        return move;
    }
}
