/*
 * byzantz_reason.c: facts about a move of Byzantz, for hints: what a bid costs, what a bundle or group brings, who can bid how
 * much, who picks before whom. All of it follows from what the seat knows.
 */

#include <nika/facts.h>

#include "byzantz_strategy.h"

enum { ALL = BYZANTZ_GOODS };

/* The situation, and where facts are added. */
struct table {
    const struct nika_setup *setup;
    const struct byzantz_open *open;
    byzantz_cards hand;
    unsigned seat;
    struct nika_reasons *reasons;
};

static int16_t number_of(unsigned number)
{
    return (int16_t)number;
}

static void say(const struct table *table, enum nika_fact_kind kind, unsigned number)
{
    nika_reason(table->reasons, (struct nika_fact){.kind = (uint8_t)kind, .number = number_of(number)});
}

static void say_good(const struct table *table, enum nika_fact_kind kind, unsigned good, unsigned number)
{
    nika_reason(table->reasons,
                (struct nika_fact){.kind = (uint8_t)kind, .good = (uint8_t)good, .number = number_of(number)});
}

static void say_seat(const struct table *table, enum nika_fact_kind kind, unsigned seat, unsigned number)
{
    nika_reason(table->reasons,
                (struct nika_fact){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .number = number_of(number)});
}

static unsigned count_in(byzantz_cards heap, unsigned group)
{
    return byzantz_count(byzantz_group(heap, group));
}

/* The value of the highest card of a group, as a set pays it. */
static unsigned top_of(byzantz_cards heap, unsigned group)
{
    return byzantz_set_points(byzantz_group(heap, group));
}

/* The values of the highest goods cards of a heap, so many of them, added up. */
static unsigned top_sum(byzantz_cards heap, unsigned count)
{
    unsigned sum = 0;
    for (unsigned value = 4; value > 0; value--)
        for (unsigned good = 0; good < BYZANTZ_GOODS && count > 0; good++) {
            const unsigned there = byzantz_count_of(heap, 4 * good + value - 1);
            const unsigned taken = there < count ? there : count;
            sum += taken * value;
            count -= taken;
        }
    return sum;
}

/* The most that the hand pays with the bundle but for one card, which goes to the market. */
static unsigned best_with_bundle(byzantz_cards hand, byzantz_cards bundle)
{
    unsigned best = 0;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        if (byzantz_count_of(bundle, kind)) {
            const unsigned pays = byzantz_best_sale(hand + bundle - byzantz_card(kind), NULL);
            best = pays > best ? pays : best;
        }
    return best;
}

/* Says who picks from the market before the seat: all who have no bidder card yet will get lower ones. */
static void say_picks(const struct table *table, enum nika_fact_kind before, enum nika_fact_kind late)
{
    unsigned count = 0, last = 0;
    for (unsigned seat = 0; seat < table->setup->players; seat++)
        if (seat != table->seat && !table->open->bidder_card[seat]) {
            count++;
            last = seat;
        }
    if (count == 0)
        say(table, NIKA_FACT_PICKS_FIRST, 0);
    else if (count == 1)
        say_seat(table, before, last, 0);
    else
        say(table, late, count);
}

static void say_limit(const struct table *table, unsigned cards)
{
    if (cards > BYZANTZ_HAND_MAX)
        say(table, NIKA_FACT_OVER_LIMIT, cards);
}

/*
 * Bids.
 */

/* What the whole bid costs, against what passing would leave in the hand. */
static void say_cost(const struct table *table, byzantz_cards before, byzantz_cards after, unsigned total)
{
    const unsigned loss = byzantz_best_sale(before, NULL) - byzantz_best_sale(after, NULL);
    unsigned broken = ALL, paired = ALL;
    bool singles = true;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        const unsigned had = count_in(before, good), has = count_in(after, good);
        if (had == has)
            continue;
        if (had >= 3 && has < 3 && (broken == ALL || top_of(before, good) > top_of(before, broken)))
            broken = good;
        if (had == 2 && (paired == ALL || top_of(before, good) > top_of(before, paired)))
            paired = good;
        singles = singles && had == 1;
    }
    struct nika_fact fact = {.number = number_of(total)};
    if (broken != ALL) {
        const bool third = count_in(before, broken) == 3 && count_in(after, broken) == 2;
        fact.kind = third ? NIKA_FACT_BID_THIRD : NIKA_FACT_BID_SET;
        fact.good = (uint8_t)broken;
        fact.second = number_of(top_of(before, broken));
    } else if (loss > 0) {
        fact.kind = NIKA_FACT_BID_SALE;
        fact.second = number_of(loss);
    } else if (paired != ALL) {
        fact.kind = NIKA_FACT_BID_PAIR;
        fact.good = (uint8_t)paired;
    } else {
        fact.kind = singles ? NIKA_FACT_BID_SINGLES : NIKA_FACT_BID_NO_SET;
    }
    nika_reason(table->reasons, fact);
}

/*
 * The most that a seat can bid with everything it has: its bid so far, its known cards, and for each unknown card the
 * highest that nobody has seen.
 */
static unsigned most_of(const struct table *table, unsigned seat)
{
    const struct byzantz_open *open = table->open;
    byzantz_cards seen = (open->bundle & BYZANTZ_GOODS_MASK) + (open->market & BYZANTZ_GOODS_MASK) + open->gone +
                         (table->hand & BYZANTZ_GOODS_MASK);
    for (unsigned other = 0; other < table->setup->players; other++)
        seen += open->bid[other] + (other == table->seat ? 0 : open->known[other] & BYZANTZ_GOODS_MASK);
    const unsigned unknown = open->hand_size[seat] - byzantz_count(open->known[seat]);
    return open->bid_total[seat] + byzantz_value(open->known[seat]) +
           top_sum(byzantz_without(BYZANTZ_ALL_GOODS, seen), unknown);
}

static void say_rivals(const struct table *table, unsigned total)
{
    unsigned rivals = 0, rival = 0, most = 0;
    for (unsigned seat = 0; seat < table->setup->players; seat++)
        if (seat != table->seat && table->open->in >> seat & 1 && most_of(table, seat) > total) {
            rivals++;
            rival = seat;
            most = most_of(table, seat);
        }
    if (table->open->in == 1u << table->seat)
        say(table, NIKA_FACT_BID_WINS, total);
    else if (rivals == 0)
        say(table, NIKA_FACT_BID_UNBEATABLE, total);
    else if (rivals == 1)
        say_seat(table, NIKA_FACT_BID_ONE_RIVAL, rival, most);
}

/* What the bundle brings to a hand: a set of its own, or more to sell, or at least merchants. */
static void say_bundle(const struct table *table, byzantz_cards hand)
{
    const byzantz_cards bundle = table->open->bundle;
    const unsigned size = byzantz_count(bundle), more = best_with_bundle(hand, bundle) - byzantz_best_sale(hand, NULL);
    unsigned best = ALL, pays = 0;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        const unsigned had = count_in(hand, good), there = count_in(bundle, good);
        if (had >= 3 || had + there < 3 || size == 3 - had) /* one card must go to the market */
            continue;
        if (top_of(hand + bundle, good) > pays) {
            best = good;
            pays = top_of(hand + bundle, good);
        }
    }
    if (best != ALL)
        say_good(table, NIKA_FACT_BUNDLE_SET, best, pays);
    else if (more > 0)
        say(table, NIKA_FACT_BUNDLE_SALE, more);
    if (byzantz_merchants(bundle))
        say(table, NIKA_FACT_BUNDLE_MERCHANTS, byzantz_merchants(bundle));
}

static void reason_bid(const struct table *table, byzantz_cards cards)
{
    const struct byzantz_open *open = table->open;
    const byzantz_cards before = table->hand + open->bid[table->seat], after = table->hand - cards;
    const unsigned total = open->bid_total[table->seat] + byzantz_value(cards);
    say_cost(table, before, after, total);
    say_rivals(table, total);
    say_bundle(table, after);
    say_limit(table, byzantz_count(after) + byzantz_count(open->bundle) - 1);
    say_picks(table, NIKA_FACT_BID_PICKS_BEFORE, NIKA_FACT_BID_PICKS_LATE);
}

static void reason_pass(const struct table *table)
{
    const struct byzantz_open *open = table->open;
    const byzantz_cards hand = table->hand + open->bid[table->seat];
    const unsigned others = open->in & ~(1u << table->seat);
    const bool free = open->opener == table->seat && open->high == 0;
    const unsigned more = best_with_bundle(hand, open->bundle) - byzantz_best_sale(hand, NULL);
    const unsigned next = byzantz_bidder_card(table->setup->players, open->auction + 1u);
    const bool cant = open->bid_total[table->seat] + byzantz_value(table->hand) <= open->high;
    if (cant && open->high > 0)
        say(table, NIKA_FACT_PASS_CANT, open->high);
    if (free)
        say(table, NIKA_FACT_PASS_FREE, 0);
    if (others == 0)
        say_seat(table, NIKA_FACT_PASS_OPENER, open->opener, 0);
    for (unsigned seat = 0; seat < table->setup->players; seat++)
        if (others == 1u << seat && open->bid_total[seat])
            say_seat(table, NIKA_FACT_PASS_YIELDS, seat, open->bid_total[seat]);
    if (byzantz_best_sale(hand + open->bundle, NULL) == byzantz_best_sale(hand, NULL))
        say(table, NIKA_FACT_PASS_NO_USE, 0);
    else if (more > 0 && !free && !cant)
        say(table, NIKA_FACT_PASS_FORGOES, more);
    if (next > 1)
        say(table, NIKA_FACT_PASS_NEXT, next);
    else
        say(table, NIKA_FACT_PASS_PICKS_FIRST, 0);
    if (open->bid_total[table->seat])
        say(table, NIKA_FACT_PASS_TAKES_BACK, open->bid_total[table->seat]);
}

/*
 * Giving, taking, selling, discarding.
 */

/* The group of a single card. */
static unsigned group_of(byzantz_cards card)
{
    unsigned group = 0;
    while (!byzantz_group(card, group))
        group++;
    return group;
}

static void reason_give(const struct table *table, byzantz_cards card)
{
    const struct byzantz_open *open = table->open;
    const byzantz_cards all = table->hand + open->bundle;
    const unsigned group = group_of(card), loss = byzantz_best_sale(all, NULL) - byzantz_best_sale(all - card, NULL);
    const unsigned there = count_in(open->market, group) + 1;
    say(table, loss > 0 ? NIKA_FACT_GIVE_COSTS : NIKA_FACT_GIVE_NO_SET, loss);
    if (there > 1)
        say_good(table, NIKA_FACT_GIVE_JOINS, group, there);
    else
        say_good(table, NIKA_FACT_GIVE_ALONE, group, 0);
    say_picks(table, NIKA_FACT_PICKS_BEFORE, NIKA_FACT_PICKS_LATE);
}

static void reason_take(const struct table *table, unsigned group)
{
    const struct byzantz_open *open = table->open;
    const byzantz_cards cards = byzantz_group(open->market, group), hand = table->hand + cards;
    const unsigned had = count_in(table->hand, group), has = count_in(hand, group);
    const unsigned more = byzantz_best_sale(hand, NULL) - byzantz_best_sale(table->hand, NULL);
    if (had < 3 && has >= 3)
        say_good(table, NIKA_FACT_TAKE_SET, group, top_of(hand, group));
    else if (more > 0)
        say(table, NIKA_FACT_TAKE_SALE, more);
    for (unsigned seat = 0; seat < table->setup->players; seat++) {
        const unsigned known = count_in(open->known[seat], group);
        if (seat != table->seat && !(open->picked >> seat & 1) && known < 3 && known + byzantz_count(cards) >= 3) {
            nika_reason(
                table->reasons,
                (struct nika_fact){.kind = NIKA_FACT_TAKE_DENIES, .seat = (uint8_t)seat, .good = (uint8_t)group});
            break; /* one is enough */
        }
    }
    say_good(table, NIKA_FACT_TAKE_BRINGS, group, byzantz_count(cards));
    say_limit(table, byzantz_count(hand));
}

static void reason_sell(const struct table *table, byzantz_cards set)
{
    const unsigned pays = byzantz_set_points(set), size = byzantz_count(table->hand);
    const unsigned best = byzantz_best_sale(table->hand, NULL), now = pays + byzantz_best_sale(table->hand - set, NULL);
    say(table, NIKA_FACT_SELL_PAYS, pays);
    if (best > now)
        say(table, NIKA_FACT_SELL_BETTER, best - now);
    if (table->open->phase == BYZANTZ_LIMIT && size > BYZANTZ_HAND_MAX)
        say(table, NIKA_FACT_SELL_SAVES, size - BYZANTZ_HAND_MAX < 3 ? size - BYZANTZ_HAND_MAX : 3);
    if (table->open->phase == BYZANTZ_FINAL)
        say(table, NIKA_FACT_SELL_LAST, 0);
    if (byzantz_merchants(set) && set & BYZANTZ_GOODS_MASK)
        say(table, NIKA_FACT_SELL_JOKERS, byzantz_merchants(set));
    say(table, NIKA_FACT_SELL_LEAVES, size - 3);
}

static void reason_discard(const struct table *table, byzantz_cards card)
{
    const byzantz_cards left = table->hand - card;
    const unsigned group = group_of(card), others = count_in(left, group), size = byzantz_count(left);
    const unsigned loss = byzantz_best_sale(table->hand, NULL) - byzantz_best_sale(left, NULL);
    say(table, loss > 0 ? NIKA_FACT_DISCARD_COSTS : NIKA_FACT_DISCARD_NO_SET, loss);
    if (others == 0)
        say_good(table, NIKA_FACT_DISCARD_SINGLE, group, 0);
    else
        say_good(table, NIKA_FACT_DISCARD_LEAVES, group, others);
    if (size > BYZANTZ_HAND_MAX)
        say(table, NIKA_FACT_DISCARD_MORE, size - BYZANTZ_HAND_MAX);
    else
        say(table, NIKA_FACT_DISCARD_LAST, 0);
}

static void reason_done(const struct table *table)
{
    const unsigned sales = byzantz_best_sale(table->hand, NULL), cards = byzantz_count(table->hand);
    say(table, sales > 0 ? NIKA_FACT_DONE_LOSES : NIKA_FACT_DONE_NOTHING, sales);
    if (cards > 0)
        say(table, NIKA_FACT_DONE_TIE, cards);
}

void byzantz_reasons(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                     struct nika_reasons *reasons)
{
    const struct table table = {.setup = setup,
                                .open = byzantz_open(view),
                                .hand = byzantz_own(view)->hand,
                                .seat = view->seat,
                                .reasons = reasons};
    switch (move.verb) {
    case BYZANTZ_BID:
        reason_bid(&table, move.open);
        break;
    case BYZANTZ_PASS:
        reason_pass(&table);
        break;
    case BYZANTZ_GIVE:
        reason_give(&table, move.open);
        break;
    case BYZANTZ_TAKE:
        reason_take(&table, (unsigned)move.open);
        break;
    case BYZANTZ_SELL:
        reason_sell(&table, move.open);
        break;
    case BYZANTZ_DISCARD:
        reason_discard(&table, move.open);
        break;
    default: /* BYZANTZ_DONE */
        reason_done(&table);
    }
}

/* What always speaks for a move. */
static const bool speaks[NIKA_FACT_KINDS] = {
    [NIKA_FACT_BID_SINGLES] = true,      [NIKA_FACT_BID_NO_SET] = true,   [NIKA_FACT_BID_WINS] = true,
    [NIKA_FACT_BID_UNBEATABLE] = true,   [NIKA_FACT_BUNDLE_SET] = true,   [NIKA_FACT_BUNDLE_SALE] = true,
    [NIKA_FACT_BUNDLE_MERCHANTS] = true, [NIKA_FACT_PASS_CANT] = true,    [NIKA_FACT_PASS_FREE] = true,
    [NIKA_FACT_PASS_NO_USE] = true,      [NIKA_FACT_PASS_NEXT] = true,    [NIKA_FACT_PASS_PICKS_FIRST] = true,
    [NIKA_FACT_PASS_TAKES_BACK] = true,  [NIKA_FACT_GIVE_NO_SET] = true,  [NIKA_FACT_GIVE_ALONE] = true,
    [NIKA_FACT_PICKS_FIRST] = true,      [NIKA_FACT_TAKE_SET] = true,     [NIKA_FACT_TAKE_SALE] = true,
    [NIKA_FACT_TAKE_DENIES] = true,      [NIKA_FACT_TAKE_BRINGS] = true,  [NIKA_FACT_SELL_PAYS] = true,
    [NIKA_FACT_SELL_SAVES] = true,       [NIKA_FACT_SELL_LAST] = true,    [NIKA_FACT_DISCARD_NO_SET] = true,
    [NIKA_FACT_DISCARD_SINGLE] = true,   [NIKA_FACT_DISCARD_LAST] = true, [NIKA_FACT_DONE_NOTHING] = true,
    [NIKA_FACT_DONE_TIE] = true,
};

bool byzantz_speaks_for(struct nika_move move, const struct nika_fact *fact, const struct nika_fact *facts,
                        unsigned count)
{
    (void)move, (void)facts, (void)count;
    return speaks[fact->kind];
}
