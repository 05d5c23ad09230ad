/*
 * sales.c: what a hand can be sold for, and what costs it least: for those who show a table or think about one.
 */
#include "byzantz_play.h"
#include "moves.h"

/* The cards of one good, by value. */
struct counts {
    unsigned of[5];
    unsigned all;
};

static inline struct counts count_good(unsigned cards)
{
    struct counts counts = {{0, cards & 7, cards >> 3 & 7, cards >> 6 & 3, cards >> 8 & 3}, 0};
    counts.all = counts.of[1] + counts.of[2] + counts.of[3] + counts.of[4];
    return counts;
}

/* The value of a good's card number `rank`, from 0, the highest first. */
static inline unsigned ranked(const struct counts *counts, unsigned rank)
{
    unsigned value = 4;
    while (rank >= counts->of[value])
        rank -= counts->of[value--];
    return value;
}

/* A good's highest card, or its lowest; the good has cards. */
static byzantz_cards end_card(byzantz_cards cards, unsigned good, bool highest)
{
    for (unsigned i = 0;; i++) {
        const unsigned kind = 4 * good + (highest ? 3 - i : i);
        if (byzantz_count_of(cards, kind))
            return byzantz_card(kind);
    }
}

unsigned byzantz_list_sets(byzantz_cards hand, byzantz_cards sets[BYZANTZ_SETS_MAX])
{
    const unsigned merchants = byzantz_merchants(hand);
    const byzantz_cards merchant = byzantz_card(BYZANTZ_MERCHANT);
    unsigned count = 0;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        const byzantz_cards cards = byzantz_group(hand, good);
        const unsigned all = byzantz_count(cards);
        for (unsigned with = 0; with <= 2 && with <= merchants; with++) {
            if (all + with < 3)
                continue;
            byzantz_cards set = end_card(cards, good, true);
            for (unsigned low = with; low < 2; low++)
                set += end_card(cards - set, good, false);
            sets[count++] = set + with * merchant;
        }
    }
    if (merchants >= 3)
        sets[count++] = 3 * merchant;
    return count;
}

/* A set with which a way to sell begins that pays so much. */
static byzantz_cards find_sale(byzantz_cards hand, unsigned points)
{
    byzantz_cards sets[BYZANTZ_SETS_MAX];
    const unsigned count = byzantz_list_sets(hand, sets);
    for (unsigned i = 0; i < count; i++)
        if (byzantz_set_points(sets[i]) + byzantz_best_sale(hand - sets[i], NULL) == points)
            return sets[i];
    return 0;
}

/* What one good adds, for each number of merchants that may be spent. A set pays its highest card and takes the lowest
 * ones with it, so s sets of a good with n cards pay its s highest cards and need 3s-n merchants, if that is more than
 * none. */
static void add_good(uint8_t best[16], unsigned merchants, unsigned cards)
{
    const struct counts counts = count_good(cards);
    for (unsigned may = merchants + 1; may-- > 0;) {
        unsigned points = 0, most = best[may];
        for (unsigned sets = 1; sets <= counts.all; sets++) {
            const unsigned need = 3 * sets > counts.all ? 3 * sets - counts.all : 0;
            if (need > may)
                break;
            points += ranked(&counts, sets - 1);
            most = best[may - need] + points > most ? best[may - need] + points : most;
        }
        best[may] = (uint8_t)most;
    }
}

unsigned byzantz_best_sale(byzantz_cards hand, byzantz_cards *set)
{
    const unsigned merchants = byzantz_merchants(hand);
    uint8_t best[16] = {0};
    unsigned most = 0;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        const unsigned cards = (unsigned)(hand >> 10 * good) & 1023;
        if (cards)
            add_good(best, merchants, cards);
    }
    for (unsigned spent = 0; spent <= merchants; spent++) {
        const unsigned points = best[spent] + 5 * ((merchants - spent) / 3);
        most = points > most ? points : most;
    }
    if (set)
        *set = most ? find_sale(hand, most) : 0;
    return most;
}

/* How many goods a hand has pairs of, or more: what may become a set. */
static unsigned count_pairs(byzantz_cards hand)
{
    unsigned pairs = 0;
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
        pairs += byzantz_count(byzantz_group(hand, good)) >= 2;
    return pairs;
}

/* What a hand's sales pay less without these cards. */
static unsigned points_lost(byzantz_cards hand, byzantz_cards cards)
{
    return byzantz_best_sale(hand, NULL) - byzantz_best_sale(hand - cards, NULL);
}

static unsigned pairs_lost(byzantz_cards hand, byzantz_cards cards)
{
    return count_pairs(hand) - count_pairs(hand - cards);
}

byzantz_cards byzantz_least_bid(const struct nika_view *view)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct nika_move moves[NIKA_MOVES_MAX];
    byzantz_cards least = 0;
    unsigned least_cost = 0;
    if (open->phase != BYZANTZ_AUCTION || open->turn != view->seat)
        return 0;
    const byzantz_cards hand = byzantz_own(view)->hand;
    const unsigned count = byzantz_list_moves(open, hand, view->seat, moves);
    for (unsigned i = 0; i < count; i++) {
        const byzantz_cards bid = moves[i].open;
        if (moves[i].verb != BYZANTZ_BID)
            continue;
        const unsigned cost =
            points_lost(hand, bid) << 16 | byzantz_value(bid) << 8 | pairs_lost(hand, bid) << 4 | byzantz_count(bid);
        if (!least || cost < least_cost) {
            least = bid;
            least_cost = cost;
        }
    }
    return least;
}

/* The card that a hand misses least: first what its sales pay, then pairs, then value. A merchant fits every set and
 * goes after all goods that cost nothing. */
byzantz_cards byzantz_least_discard(byzantz_cards hand)
{
    byzantz_cards least = 0;
    unsigned least_cost = 0;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        const byzantz_cards card = byzantz_card(kind);
        if (!byzantz_holds(hand, card))
            continue;
        const unsigned worth = kind == BYZANTZ_MERCHANT ? 15 << 4 : byzantz_value(card);
        const unsigned cost = points_lost(hand, card) << 16 | pairs_lost(hand, card) << 4 | worth;
        if (!least || cost < least_cost) {
            least = card;
            least_cost = cost;
        }
    }
    return least;
}

byzantz_cards byzantz_least_sale(byzantz_cards hand)
{
    byzantz_cards sets[BYZANTZ_SETS_MAX], least = 0;
    const unsigned count = byzantz_list_sets(hand, sets), pays = byzantz_best_sale(hand, NULL);
    for (unsigned i = 0; i < count; i++) {
        const byzantz_cards set = sets[i];
        const unsigned points = byzantz_set_points(set), merchants = byzantz_merchants(set);
        if (points + byzantz_best_sale(hand - set, NULL) < pays)
            continue;
        if (!least || merchants < byzantz_merchants(least) ||
            (merchants == byzantz_merchants(least) && points > byzantz_set_points(least)))
            least = set;
    }
    return least;
}

struct nika_move byzantz_least_cut(byzantz_cards hand)
{
    const byzantz_cards sale = byzantz_least_sale(hand), card = byzantz_least_discard(hand);
    /* A set of goods is sold; one with merchants, which other goods might need as well, only if there is no card that
     * can go for nothing. */
    if (sale && (byzantz_merchants(sale) == 0 || points_lost(hand, card) > 0 || pairs_lost(hand, card) > 0))
        return (struct nika_move){.verb = BYZANTZ_SELL, .open = sale};
    return (struct nika_move){.verb = BYZANTZ_DISCARD, .open = card};
}
