/*
 * moves.h: the moves that a hand offers: bids as subsets, sales, and the list of all.
 *
 * Inside Byzantz only. The subsets are inline because random play spends most of its time in them.
 */
#ifndef BYZANTZ_MOVES_H
#define BYZANTZ_MOVES_H

#include <nika/bits.h>
#include <nika/byzantz.h>

/* One card of each kind that a heap holds: the bits where their counts start. */
static inline byzantz_cards kinds_of(byzantz_cards heap)
{
    const uint64_t any = heap | heap >> 1;
    const uint64_t three_bits = (any | heap >> 2) & 0x009 * BYZANTZ_LANES, two_bits = any & 0x140 * BYZANTZ_LANES;
    return three_bits | two_bits | (uint64_t)(byzantz_merchants(heap) != 0) << BYZANTZ_MERCHANT_BIT;
}

/*
 * All different subsets of at most seven goods cards, by index, and the value of each as a bid.
 *
 * The kinds of the hand are spread over up to three levels, so that each level has at most eight subsets: their values are the bytes of
 * one word, found by doubling. A subset of the hand is one subset of each level; level 0 is the lowest digit of the index. (Three levels
 * are enough: a level is closed only when it and the first kind of the next have nine or more subsets together, which takes four cards,
 * and twice that is more than seven.)
 */
enum { LEVELS = 3 };
struct subsets {
    uint64_t sums[LEVELS]; /* byte i: the value of the level's subset i */
    unsigned count[LEVELS];
    struct subset_card {
        uint8_t bit, start, block; /* the card; where the subsets with it start in its level; how many there are */
    } card[BYZANTZ_HAND_MAX];
    unsigned cards_end[LEVELS]; /* where the cards of a level end in `card` */
};

#define BYTES_OF(number) ((number)*UINT64_C(0x0101010101010101))

/* The value of the kind whose count starts at a bit. */
extern const uint8_t byzantz_values[BYZANTZ_MERCHANT_BIT];

static inline void find_subsets(byzantz_cards goods, struct subsets *subsets)
{
    unsigned level = 0, size = 1, cards = 0;
    uint64_t sums = 0;
    for (byzantz_cards kinds = kinds_of(goods); kinds; kinds &= kinds - 1) {
        const unsigned bit = nika_lowest_bit(kinds), value = byzantz_values[bit];
        const unsigned copies = (unsigned)(goods >> bit) & (value > 2 ? 3 : 7);
        if (size * (copies + 1) > 8) {
            subsets->sums[level] = sums;
            subsets->count[level] = size;
            subsets->cards_end[level++] = cards;
            sums = 0;
            size = 1;
        }
        /* The first card of a kind repeats all subsets so far, increased by its value; the next one only those that the first has added,
         * so that no subset comes twice. */
        const unsigned block = size;
        for (unsigned copy = 0; copy < copies; copy++) {
            const uint64_t added = (sums >> 8 * (size - block)) + (BYTES_OF((uint64_t)value) & ((UINT64_C(1) << 8 * block) - 1));
            sums |= added << 8 * size;
            subsets->card[cards++] = (struct subset_card){(uint8_t)bit, (uint8_t)size, (uint8_t)block};
            size += block;
        }
    }
    for (; level < LEVELS; level++) {
        subsets->sums[level] = sums;
        subsets->count[level] = size;
        subsets->cards_end[level] = cards;
        sums = 0;
        size = 1;
    }
}

/* Of eight values and one more added to each, bit 0 of those bytes that reach `need`, which is at most 64. Bytes behind the last subset
 * are kept from counting by `mask`. */
static inline uint64_t enough_of_eight(uint64_t sums, unsigned more, unsigned need, uint64_t mask)
{
    return (sums + BYTES_OF((uint64_t)(128 + more - need))) >> 7 & mask;
}

static inline uint64_t level_mask(const struct subsets *subsets)
{
    return BYTES_OF(UINT64_C(1)) >> (64 - 8 * subsets->count[0]);
}

/* How many subsets are worth at least `need`. */
static inline unsigned count_subsets(const struct subsets *subsets, unsigned need)
{
    const uint64_t mask = level_mask(subsets);
    uint64_t found = 0, third = subsets->sums[2];
    for (unsigned k = 0; k < subsets->count[2]; k++, third >>= 8) {
        uint64_t second = subsets->sums[1];
        for (unsigned j = 0; j < subsets->count[1]; j++, second >>= 8)
            found += enough_of_eight(subsets->sums[0], (unsigned)((second & 255) + (third & 255)), need, mask);
    }
    return (unsigned)(found * BYTES_OF(UINT64_C(1)) >> 56);
}

/* The cards of one level's subset: back through the blocks that it was copied from. */
static inline byzantz_cards level_cards(const struct subsets *subsets, unsigned level, unsigned index)
{
    byzantz_cards cards = 0;
    const unsigned first = level ? subsets->cards_end[level - 1] : 0;
    for (unsigned i = subsets->cards_end[level]; i-- > first;) {
        const struct subset_card card = subsets->card[i];
        const unsigned taken = index >= card.start;
        cards += (uint64_t)taken << card.bit;
        index -= card.block & (0u - taken);
    }
    return cards;
}

/* The cards of the subset number `which` (from 0) of those that are worth at least `need`. */
static inline byzantz_cards choose_subset(const struct subsets *subsets, unsigned need, unsigned which)
{
    const uint64_t mask = level_mask(subsets);
    uint64_t third = subsets->sums[2];
    for (unsigned k = 0;; k++, third >>= 8) {
        uint64_t second = subsets->sums[1];
        for (unsigned j = 0; j < subsets->count[1]; j++, second >>= 8) {
            /* Multiplying counts: each byte gets the number of those up to and including itself. */
            const unsigned more = (unsigned)((second & 255) + (third & 255));
            const uint64_t upto = enough_of_eight(subsets->sums[0], more, need, mask) * BYTES_OF(UINT64_C(1));
            const unsigned here = (unsigned)(upto >> 56);
            if (which < here) {
                const uint64_t beyond = (upto + BYTES_OF((uint64_t)(127 - which))) & BYTES_OF(UINT64_C(128));
                return level_cards(subsets, 0, nika_lowest_bit(beyond) / 8) + level_cards(subsets, 1, j) +
                       level_cards(subsets, 2, k);
            }
            which -= here;
        }
    }
}

/* What must be added to a seat's bid at least. */
static inline unsigned bid_needed(const struct byzantz_open *open, unsigned seat)
{
    return open->high - open->bid_total[seat] + 1u;
}

/* The goods of which a heap with so many merchants can be sold: bit 4 of each good's lane is set. */
static inline uint64_t sellable_lanes(byzantz_cards heap)
{
    const unsigned merchants = byzantz_merchants(heap);
    const unsigned need = merchants >= 2 ? 1 : 3 - merchants;
    return (byzantz_lane_counts(heap) + (16 - need) * BYZANTZ_LANES) & 16 * BYZANTZ_LANES;
}

/* One bit for each group of the market that holds cards: where its kinds start. */
static inline uint64_t groups_of(byzantz_cards heap)
{
    return ((byzantz_lane_counts(heap) + 15 * BYZANTZ_LANES) >> 4 & BYZANTZ_LANES) |
           (uint64_t)(byzantz_merchants(heap) != 0) << BYZANTZ_MERCHANT_BIT;
}

/* The bit number `which`, from 0. */
static inline unsigned bit_number(uint64_t bits, unsigned which)
{
    while (which-- > 0)
        bits &= bits - 1;
    return nika_lowest_bit(bits);
}

/* Lists all different sales from a hand: at most 34 for each good (20 of three, 10 of two and a merchant, 4 of one and two)
 * and the three merchants. */
enum { SALES_MAX = 34 * BYZANTZ_GOODS + 1 };
unsigned byzantz_list_sales(byzantz_cards hand, byzantz_cards sales[SALES_MAX]);

/* How many sales byzantz_list_sales would list. */
static inline unsigned count_sales(byzantz_cards hand)
{
    const unsigned merchants = byzantz_merchants(hand);
    unsigned found = merchants >= 3;
    for (uint64_t lanes = sellable_lanes(hand); lanes; lanes &= lanes - 1) {
        const unsigned lane = (unsigned)(hand >> (nika_lowest_bit(lanes) - 4)) & 1023;
        const unsigned one = lane & 7, two = lane >> 3 & 7, three = lane >> 6 & 3, four = lane >> 8;
        /* Kinds of this good that the hand holds at least once, twice, three times. */
        const unsigned k = 0u + (one > 0) + (two > 0) + (three > 0) + (four > 0);
        const unsigned twice = 0u + (one > 1) + (two > 1) + (three > 1) + (four > 1);
        const unsigned thrice = 0u + (one > 2) + (two > 2) + (three > 2);
        found += k * (k - 1) * (k - 2) / 6 + twice * (k - 1) + thrice;
        found += merchants >= 1 ? k * (k - 1) / 2 + twice : 0;
        found += merchants >= 2 ? k : 0;
    }
    return found;
}

/* Lists all legal moves of a seat, given what it knows. */
unsigned byzantz_list_moves(const struct byzantz_open *open, byzantz_cards hand, unsigned seat,
                            struct nika_move moves[NIKA_MOVES_MAX]);

#endif
