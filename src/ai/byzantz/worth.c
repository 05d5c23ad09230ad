/*
 * worth.c: what a hand of cards is worth: what it pays at once, and what it can be expected to pay in the end.
 *
 * The expectation is a sum over the hand's parts: whole sets, single cards and pairs (each beside no, one or more
 * merchants), the merchants themselves, and every unit of value as a means of payment. The numbers were fitted by
 * `nika tune` to what such hands really paid in games among heuristic players (docs/ai.md).
 */
#include <nika/bits.h>

#include "wit.h"

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

void byzantz_take_apart(byzantz_cards hand, struct parts *parts)
{
    *parts = (struct parts){.merchants = (uint8_t)byzantz_merchants(hand), .money = (uint8_t)byzantz_value(hand)};
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        const struct counts counts = count_good((unsigned)(hand >> 10 * good) & 1023);
        const unsigned sets = counts.all / 3, more = counts.all % 3;
        for (unsigned i = 0; i < sets; i++)
            parts->set[ranked(&counts, i)]++;
        if (more == 1)
            parts->single[ranked(&counts, sets)]++;
        if (more == 2)
            parts->pair[ranked(&counts, sets)]++;
    }
}

int byzantz_good_worth(const struct byzantz_worth *worth, unsigned merchants, unsigned cards)
{
    if (cards == 0)
        return 0;
    const struct counts counts = count_good(cards);
    const unsigned beside = merchants < WORTH_MERCHANTS ? merchants : WORTH_MERCHANTS - 1;
    int sum = worth->money * (int)(counts.of[1] + 2 * counts.of[2] + 3 * counts.of[3] + 4 * counts.of[4]);
    unsigned rank = 0, left = counts.all;
    for (; left >= 3; left -= 3)
        sum += worth->set[ranked(&counts, rank++)];
    if (left == 1)
        sum += worth->single[beside][ranked(&counts, rank)];
    else if (left == 2)
        sum += worth->pair[beside][ranked(&counts, rank)];
    return sum;
}

int byzantz_hand_worth(const struct nika_tuning *tuning, byzantz_cards hand, unsigned rounds)
{
    if (rounds == 0)
        return 100 * (int)byzantz_best_sale(hand, NULL) + (int)byzantz_count(hand);
    const struct byzantz_worth *worth = &tuning->worths[rounds < WORTH_ROUNDS ? rounds : WORTH_ROUNDS];
    const unsigned merchants = byzantz_merchants(hand);
    int sum = worth->merchants[merchants < BYZANTZ_HAND_MAX ? merchants : BYZANTZ_HAND_MAX];
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
        sum += byzantz_good_worth(worth, merchants, (unsigned)(hand >> 10 * good) & 1023);
    return sum;
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

unsigned byzantz_list_sets(byzantz_cards hand, byzantz_cards sets[SETS_MAX])
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
    byzantz_cards sets[SETS_MAX];
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
