/*
 * worth.c: the value of a hand of cards: what it pays at once, and what it can be expected to pay in the end.
 *
 * The expectation is a linear model over the hand's parts: whole sets, single cards and pairs (each beside no, one or
 * more merchants), the merchants themselves, and every unit of value as a means of payment. The weights were fitted by
 * tools/tune to what such hands really paid in games among heuristic players (docs/ai.md).
 */
#include "byzantz_strategy.h"

/*
 * A table computed at compile time, indexed by a good's ten bits: the highest cards of its first three sets (three bits
 * each), the kind of rest (four bits), and the sum of the values.
 */
#define COUNT(a, b, c, d) ((a) + (b) + (c) + (d))
#define RANKED(a, b, c, d, rank)                                                                                       \
    ((rank) < (d)                     ? 4u                                                                             \
     : (rank) < (d) + (c)             ? 3u                                                                             \
     : (rank) < (d) + (c) + (b)       ? 2u                                                                             \
     : (rank) < (d) + (c) + (b) + (a) ? 1u                                                                             \
                                      : 0u)
#define SET(a, b, c, d, rank) (COUNT(a, b, c, d) >= 3 * (rank) + 3 ? RANKED(a, b, c, d, rank) : 0u)
#define REST(a, b, c, d)                                                                                               \
    (COUNT(a, b, c, d) % 3 == 0 ? 0u                                                                                   \
                                : RANKED(a, b, c, d, COUNT(a, b, c, d) / 3) + (COUNT(a, b, c, d) % 3 == 2 ? 4u : 0u))
#define ENTRY(a, b, c, d)                                                                                              \
    (uint32_t)(SET(a, b, c, d, 0) | SET(a, b, c, d, 1) << 3 | SET(a, b, c, d, 2) << 6 | REST(a, b, c, d) << 9 |        \
               ((a) + 2u * (b) + 3u * (c) + 4u * (d)) << 13)
#define ONES(b, c, d)                                                                                                  \
    ENTRY(0, b, c, d), ENTRY(1, b, c, d), ENTRY(2, b, c, d), ENTRY(3, b, c, d), ENTRY(4, b, c, d), ENTRY(5, b, c, d),  \
        ENTRY(6, b, c, d), ENTRY(7, b, c, d)
#define TWOS(c, d)                                                                                                     \
    ONES(0, c, d), ONES(1, c, d), ONES(2, c, d), ONES(3, c, d), ONES(4, c, d), ONES(5, c, d), ONES(6, c, d),           \
        ONES(7, c, d)
#define THREES(d) TWOS(0, d), TWOS(1, d), TWOS(2, d), TWOS(3, d)
static const uint32_t makeup[1024] = {THREES(0), THREES(1), THREES(2), THREES(3)};

void byzantz_take_apart(byzantz_cards hand, struct parts *parts)
{
    *parts = (struct parts){.merchants = (uint8_t)byzantz_merchants(hand), .money = (uint8_t)byzantz_value(hand)};
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++) {
        const uint32_t made = makeup[hand >> 10 * good & 1023];
        for (unsigned set = 0; set < 3; set++)
            parts->set[made >> 3 * set & 7]++;
        parts->rest[made >> 9 & 15]++;
    }
}

int byzantz_good_worth(const struct byzantz_worth *worth, unsigned merchants, unsigned cards)
{
    const uint32_t made = makeup[cards];
    const unsigned beside = merchants < WORTH_MERCHANTS ? merchants : WORTH_MERCHANTS - 1;
    return worth->set[made & 7] + worth->set[made >> 3 & 7] + worth->set[made >> 6 & 7] +
           worth->rest[beside][made >> 9 & 15] + worth->money * (int)(made >> 13);
}

int byzantz_hand_worth(const struct nika_tuning *tuning, byzantz_cards hand, unsigned rounds)
{
    if (rounds == 0)
        return 100 * (int)byzantz_best_sale(hand, NULL) + (int)byzantz_count(hand);
    const struct byzantz_worth *worth = &byzantz_worths(tuning)[rounds < WORTH_ROUNDS ? rounds : WORTH_ROUNDS];
    const unsigned merchants = byzantz_merchants(hand);
    int sum = worth->merchants[merchants < BYZANTZ_HAND_MAX ? merchants : BYZANTZ_HAND_MAX];
    for (unsigned good = 0; good < BYZANTZ_GOODS; good++)
        sum += byzantz_good_worth(worth, merchants, (unsigned)(hand >> 10 * good) & 1023);
    return sum;
}
