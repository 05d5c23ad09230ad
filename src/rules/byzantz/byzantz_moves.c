/*
 * byzantz_moves.c: lists the legal moves of a seat. The order is fixed: random play (byzantz_play.c) relies on it.
 */
#include "moves.h"

const uint8_t byzantz_values[BYZANTZ_MERCHANT_BIT] = {
    [0] = 1,  [3] = 2,  [6] = 3,  [8] = 4,  [10] = 1, [13] = 2, [16] = 3, [18] = 4,
    [20] = 1, [23] = 2, [26] = 3, [28] = 4, [30] = 1, [33] = 2, [36] = 3, [38] = 4,
    [40] = 1, [43] = 2, [46] = 3, [48] = 4, [50] = 1, [53] = 2, [56] = 3, [58] = 4,
};

/* The table of sales, worked out by the compiler from the counts of one good: A, B, C, D of the values 1 to 4. With k
 * kinds, of which d are there twice and t three times, there are k single cards, d + C(k,2) pairs, and t + d(k-1) +
 * C(k,3) triples. */
#define HAS(count, least) ((count) >= (least) ? 1u : 0u)
#define KINDS(a, b, c, d, least) (HAS(a, least) + HAS(b, least) + HAS(c, least) + HAS(d, least))
#define PAIRS(k, d) ((d) + (k) * ((k)-1) / 2)
#define TRIPLES(k, d, t) ((t) + (d) * ((k)-1) + (k) * ((k)-1) * ((k)-2) / 6)
#define ENTRY_OF(k, d, t) ((TRIPLES(k, d, t) & 1023) | PAIRS(k, d) << 10 | (k) << 20)
#define ENTRY(a, b, c, d) ENTRY_OF(KINDS(a, b, c, d, 1), KINDS(a, b, c, d, 2), KINDS(a, b, c, d, 3))
#define ENTRIES_1(b, c, d)                                                                                             \
    ENTRY(0, b, c, d), ENTRY(1, b, c, d), ENTRY(2, b, c, d), ENTRY(3, b, c, d), ENTRY(4, b, c, d), ENTRY(5, b, c, d),  \
        ENTRY(6, b, c, d), ENTRY(7, b, c, d)
#define ENTRIES_2(c, d)                                                                                                \
    ENTRIES_1(0, c, d), ENTRIES_1(1, c, d), ENTRIES_1(2, c, d), ENTRIES_1(3, c, d), ENTRIES_1(4, c, d),                \
        ENTRIES_1(5, c, d), ENTRIES_1(6, c, d), ENTRIES_1(7, c, d)
#define ENTRIES_3(d) ENTRIES_2(0, d), ENTRIES_2(1, d), ENTRIES_2(2, d), ENTRIES_2(3, d)

const uint32_t byzantz_sales_table[1024] = {ENTRIES_3(0), ENTRIES_3(1), ENTRIES_3(2), ENTRIES_3(3)};

/* The kinds of one good that a hand holds, so often or more often: the bits where their counts start. */
struct good_kinds {
    uint64_t once, twice, thrice;
    unsigned kinds, doubles, triples; /* how many of each */
};

static struct good_kinds find_good_kinds(byzantz_cards hand, unsigned lane)
{
    static const uint8_t starts[4] = {0, 3, 6, 8}, masks[4] = {7, 7, 3, 3};
    struct good_kinds found = {0};
    for (unsigned i = 0; i < 4; i++) {
        const unsigned bit = lane + starts[i], count = (unsigned)(hand >> bit) & masks[i];
        found.once |= (uint64_t)(count >= 1) << bit;
        found.twice |= (uint64_t)(count >= 2) << bit;
        found.thrice |= (uint64_t)(count >= 3) << bit;
        found.kinds += count >= 1;
        found.doubles += count >= 2;
        found.triples += count >= 3;
    }
    return found;
}

/* The card number `which` of those in a mask of bits. */
static byzantz_cards card_number(uint64_t kinds, unsigned which)
{
    return UINT64_C(1) << bit_number(kinds, which);
}

/* Two cards of one good: twice the same kind, or two kinds. All pairs of the first n kinds stand before those with kind
 * n, so one list serves however many kinds there are. */
static byzantz_cards pair_number(const struct good_kinds *good, unsigned which)
{
    static const uint8_t pairs[6][2] = {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}};
    if (which < good->doubles)
        return 2 * card_number(good->twice, which);
    const uint8_t *pair = pairs[which - good->doubles];
    return card_number(good->once, pair[0]) + card_number(good->once, pair[1]);
}

/* Three cards of one good: three of a kind, two and one, or three kinds. */
static byzantz_cards triple_number(const struct good_kinds *good, unsigned which)
{
    static const uint8_t threes[4][3] = {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}};
    const unsigned others = good->kinds - 1;
    if (which < good->triples)
        return 3 * card_number(good->thrice, which);
    which -= good->triples;
    if (which < good->doubles * others) {
        const byzantz_cards twice = card_number(good->twice, which / others);
        return 2 * twice + card_number(good->once & ~twice, which % others);
    }
    const uint8_t *three = threes[which - good->doubles * others];
    return card_number(good->once, three[0]) + card_number(good->once, three[1]) + card_number(good->once, three[2]);
}

byzantz_cards byzantz_sale(byzantz_cards hand, unsigned which)
{
    const unsigned merchants = byzantz_merchants(hand);
    const byzantz_cards merchant = byzantz_card(BYZANTZ_MERCHANT);
    for (unsigned lane = 0; lane < BYZANTZ_MERCHANT_BIT; lane += 10) {
        const uint32_t sales = byzantz_sales_table[hand >> lane & 1023];
        const unsigned with_two = merchants >= 2 ? sales >> 20 : 0, with_one = merchants >= 1 ? sales >> 10 & 1023 : 0;
        const unsigned with_none = sales & 1023;
        if (which >= with_two + with_one + with_none) {
            which -= with_two + with_one + with_none;
            continue;
        }
        const struct good_kinds good = find_good_kinds(hand, lane);
        if (which < with_two)
            return card_number(good.once, which) + 2 * merchant;
        if (which < with_two + with_one)
            return pair_number(&good, which - with_two) + merchant;
        return triple_number(&good, which - with_two - with_one);
    }
    return 3 * merchant;
}

static struct nika_move move_of(enum byzantz_verb verb, uint64_t open)
{
    return (struct nika_move){.verb = verb, .open = open};
}

/* Lists one move for each kind of card in a heap. */
static unsigned list_each(enum byzantz_verb verb, byzantz_cards heap, struct nika_move *moves)
{
    unsigned found = 0;
    for (byzantz_cards kinds = byzantz_kinds_of(heap); kinds; kinds &= kinds - 1)
        moves[found++] = move_of(verb, kinds & (0 - kinds));
    return found;
}

static unsigned list_bids(byzantz_cards hand, unsigned need, struct nika_move *moves)
{
    struct subsets subsets;
    unsigned found = 0;
    if (byzantz_value(hand) < need)
        return 0;
    find_subsets(hand & BYZANTZ_GOODS_MASK, &subsets);
    uint64_t third = subsets.sums[2];
    for (unsigned k = 0; k < subsets.count[2]; k++, third >>= 8) {
        uint64_t second = subsets.sums[1];
        for (unsigned j = 0; j < subsets.count[1]; j++, second >>= 8) {
            uint64_t first = subsets.sums[0];
            for (unsigned i = 0; i < subsets.count[0]; i++, first >>= 8)
                if ((first & 255) + (second & 255) + (third & 255) >= need)
                    moves[found++] =
                        move_of(BYZANTZ_BID, subsets.cards[0][i] + subsets.cards[1][j] + subsets.cards[2][k]);
        }
    }
    return found;
}

unsigned byzantz_list_moves(const struct byzantz_open *open, byzantz_cards hand, unsigned seat,
                            struct nika_move moves[NIKA_MOVES_MAX])
{
    const bool asked = seat == open->turn;
    if (open->phase == BYZANTZ_OVER || (open->phase == BYZANTZ_LIMIT && !asked) ||
        (open->phase == BYZANTZ_FINAL && seat < open->turn))
        return 0;
    unsigned found = 0;
    if (asked) {
        switch (open->phase) {
        case BYZANTZ_AUCTION:
            moves[found++] = move_of(BYZANTZ_PASS, 0);
            found += list_bids(hand, bid_needed(open, seat), moves + found);
            break;
        case BYZANTZ_GIVING:
            found += list_each(BYZANTZ_GIVE, open->bundle, moves + found);
            break;
        case BYZANTZ_LIMIT:
            found += list_each(BYZANTZ_DISCARD, hand, moves + found);
            break;
        case BYZANTZ_MARKET:
            for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
                if (byzantz_group(open->market, group))
                    moves[found++] = move_of(BYZANTZ_TAKE, group);
            break;
        default:
            moves[found++] = move_of(BYZANTZ_DONE, 0);
        }
    }
    const unsigned sales = count_sales(hand);
    for (unsigned sale = 0; sale < sales; sale++)
        moves[found++] = move_of(BYZANTZ_SELL, byzantz_sale(hand, sale));
    return found;
}
