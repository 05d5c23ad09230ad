/*
 * moves.h: the moves that a hand offers: bids as subsets, sales, and the list of all.
 *
 * Inside Byzantz only. The subsets are inline because random play spends most of its time in them.
 */
#ifndef BYZANTZ_MOVES_H
#define BYZANTZ_MOVES_H

#include <nika/bits.h>
#include <nika/byzantz.h>

/*
 * All different subsets of at most seven goods cards, by index, and the value of each as a bid.
 *
 * The kinds of the hand are spread over up to three levels, so that each level has at most eight subsets: their values
 * are the bytes of one word, found by doubling. A subset of the hand is one subset of each level; level 0 is the lowest
 * digit of the index. (Three levels are enough: a level is closed only when it and the first kind of the next have nine
 * or more subsets together, which takes four cards, and twice that is more than seven.)
 */
enum { LEVELS = 3, LEVEL_MAX = 8, BLOCK_MAX = 4 };
struct subsets {
    uint64_t sums[LEVELS];                              /* byte i: the value of the level's subset i */
    byzantz_cards cards[LEVELS][LEVEL_MAX + BLOCK_MAX]; /* and its cards; a little is written beyond the last one */
    unsigned count[LEVELS];
};

#define BYTES_OF(number) ((number)*UINT64_C(0x0101010101010101))

/* The value of the kind whose count starts at a bit. */
extern const uint8_t byzantz_values[BYZANTZ_MERCHANT_BIT];

static inline void find_subsets(byzantz_cards goods, struct subsets *subsets)
{
    unsigned level = 0, size = 1;
    uint64_t sums = 0;
    for (unsigned i = 0; i < LEVELS; i++) {
        subsets->sums[i] = 0;
        subsets->count[i] = 1;
        for (unsigned j = 0; j < BLOCK_MAX; j++)
            subsets->cards[i][j] = 0;
    }
    for (byzantz_cards kinds = byzantz_kinds_of(goods); kinds; kinds &= kinds - 1) {
        const unsigned bit = nika_lowest_bit(kinds), value = byzantz_values[bit];
        const unsigned copies = (unsigned)(goods >> bit) & (value > 2 ? 3 : 7);
        if (size * (copies + 1) > LEVEL_MAX) {
            subsets->sums[level] = sums;
            subsets->count[level++] = size;
            sums = 0;
            size = 1;
        }
        /* The first card of a kind repeats all subsets so far, increased by its value; the next one only those that the
         * first has added, so that no subset comes twice. */
        const unsigned block = size;
        const uint64_t more = BYTES_OF((uint64_t)value) & ((UINT64_C(1) << 8 * block) - 1);
        for (unsigned copy = 0; copy < copies; copy++, size += block) {
            const byzantz_cards *from = subsets->cards[level] + size - block;
            byzantz_cards *to = subsets->cards[level] + size;
            const byzantz_cards four[BLOCK_MAX] = {from[0], from[1], from[2], from[3]};
            for (unsigned i = 0; i < BLOCK_MAX; i++)
                to[i] = four[i] + (UINT64_C(1) << bit);
            sums |= ((sums >> 8 * (size - block)) + more) << 8 * size;
        }
    }
    subsets->sums[level] = sums;
    subsets->count[level] = size;
}

/* Bytes that count upwards: each gets the sum of all bytes up to and including itself, as long as that is below 256. */
static inline uint64_t bytes_up_to(uint64_t bytes)
{
    return bytes * BYTES_OF(UINT64_C(1));
}

/* The first byte of such a word that is above `which`. Neither is above 127. */
static inline unsigned first_byte_above(uint64_t up_to, unsigned which)
{
    return nika_lowest_bit((up_to + BYTES_OF((uint64_t)(127 - which))) & BYTES_OF(UINT64_C(128))) / 8;
}

/* The subsets that are worth at least `need`: a row is those that share their subsets of the levels 1 and 2. */
struct enough {
    uint64_t rows[LEVEL_MAX]; /* for each subset of level 2 a word: byte j counts the row with subset j of level 1 */
    unsigned count;
};

/* Of the subsets of level 0, with `more` added to the value of each: bit 0 of each byte that reaches `need`. */
static inline uint64_t enough_in_row(const struct subsets *subsets, unsigned more, unsigned need)
{
    const uint64_t mask = BYTES_OF(UINT64_C(1)) >> (64 - 8 * subsets->count[0]);
    return (subsets->sums[0] + BYTES_OF((uint64_t)(128 + more - need))) >> 7 & mask;
}

static inline void find_enough(const struct subsets *subsets, unsigned need, struct enough *enough)
{
    uint64_t third = subsets->sums[2];
    enough->count = 0;
    for (unsigned k = 0; k < subsets->count[2]; k++, third >>= 8) {
        uint64_t second = subsets->sums[1], rows = 0;
        for (unsigned j = 0; j < subsets->count[1]; j++, second >>= 8) {
            const unsigned more = (unsigned)((second & 255) + (third & 255));
            rows |= bytes_up_to(enough_in_row(subsets, more, need)) >> 56 << 8 * j;
        }
        enough->rows[k] = rows;
        enough->count += (unsigned)(bytes_up_to(rows) >> 56);
    }
}

/* The cards of the subset number `which` (from 0) of those that are enough. */
static inline byzantz_cards choose_enough(const struct subsets *subsets, unsigned need, const struct enough *enough,
                                          unsigned which)
{
    unsigned k = 0;
    uint64_t third = subsets->sums[2];
    for (;; k++, third >>= 8) {
        /* NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage): `which` is below the count, so the row was filled in */
        const unsigned here = (unsigned)(bytes_up_to(enough->rows[k]) >> 56);
        if (which < here)
            break;
        which -= here;
    }
    const uint64_t up_to = bytes_up_to(enough->rows[k]);
    const unsigned j = first_byte_above(up_to, which);
    which -= (unsigned)(up_to << 8 >> 8 * j) & 255; /* those in the rows before */
    const unsigned more = (unsigned)((subsets->sums[1] >> 8 * j & 255) + (third & 255));
    const unsigned i = first_byte_above(bytes_up_to(enough_in_row(subsets, more, need)), which);
    return subsets->cards[0][i] + subsets->cards[1][j] + subsets->cards[2][k];
}

/* What must be added to a seat's bid at least. */
static inline unsigned bid_needed(const struct byzantz_open *open, unsigned seat)
{
    return open->high - open->bid_total[seat] + 1u;
}

/* One bit for each group of the market that holds cards: where its kinds start. */
static inline uint64_t groups_of(byzantz_cards heap)
{
    return ((byzantz_lane_counts(heap) + 15 * BYZANTZ_LANES) >> 4 & BYZANTZ_LANES) |
           (uint64_t)(byzantz_merchants(heap) != 0) << BYZANTZ_MERCHANT_BIT;
}

/* The bit number `which`, from 0. The first few are cleared without branching, which nobody could predict. */
static inline unsigned bit_number(uint64_t bits, unsigned which)
{
    enum { WITHOUT_BRANCHING = 5 };
    for (unsigned i = 0; i < WITHOUT_BRANCHING; i++)
        bits &= bits - (which > i);
    for (; which > WITHOUT_BRANCHING; which--)
        bits &= bits - 1;
    return nika_lowest_bit(bits);
}

/*
 * The sales of a hand have numbers: good by good, and at last the three merchants. Of one good, first those with two
 * merchants, then those with one, then those without. They are counted and found by number, never listed, because
 * random play draws one of them.
 */
/* How many different sales a hand has: at most 34 for each good (4 with two merchants, 10 with one, 20 with none) and
 * one more. The table has for the ten bits of one good the sales with no merchant, with one (from bit 10 on) and with
 * two (from bit 20 on). */
extern const uint32_t byzantz_sales_table[1024];

static inline unsigned count_sales(byzantz_cards hand)
{
    const unsigned merchants = byzantz_merchants(hand);
    uint32_t sales = 0;
    for (unsigned lane = 0; lane < 60; lane += 10)
        sales += byzantz_sales_table[hand >> lane & 1023];
    return (sales & 1023) + (merchants >= 1 ? sales >> 10 & 1023 : 0) + (merchants >= 2 ? sales >> 20 : 0) +
           (merchants >= 3);
}

/* The sale number `which`, from 0; it must be below count_sales. */
byzantz_cards byzantz_sale(byzantz_cards hand, unsigned which);

/* Lists all legal moves of a seat, given what it knows. */
unsigned byzantz_list_moves(const struct byzantz_open *open, byzantz_cards hand, unsigned seat,
                            struct nika_move moves[NIKA_MOVES_MAX]);

#endif
