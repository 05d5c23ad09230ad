/*
 * byzantz_actions.c: the action ids of Byzantz, and the mask of those that are legal.
 *
 * Sales are numbered in the order of the rules' own list (byzantz_moves.c) for a hand that holds everything. A bid is a
 * mask over the sorted hand: a net can learn "the lowest card" or "everything", which a list of all sets of cards, of
 * which there are thousands, would hide. The mask of legal ids is worked out for many ids at once, since it is written
 * for every decision in training.
 */
#include <nika/bits.h>

#include "byzantz_heap.h"

enum {
    PASS = 0,
    DONE = 1,
    TAKE = 2,
    GIVE = TAKE + BYZANTZ_GROUPS,
    DISCARD = GIVE + BYZANTZ_KINDS,
    SELL = DISCARD + BYZANTZ_KINDS,
    SETS = 33, /* of each good */
    SELL_MERCHANTS = SELL + SETS * BYZANTZ_GOODS,
    BID = SELL_MERCHANTS, /* less than any: no mask is 0 */
    ACTIONS = BID + (1 << BYZANTZ_HAND_MAX)
};
_Static_assert((int)ACTIONS == (int)NIKA_ACTIONS_MAX, "no game has more");

/*
 * Sales. The sets of one good: first those with two merchants, then with one, then with none.
 */
enum { WITH_TWO = 4, WITH_ONE = 10 };
enum { ONE = 1, TWO = 1 << 3, THREE = 1 << 6, FOUR = 1 << 8 }; /* a card of each value, as a heap counts them */
/* clang-format off */
static const uint16_t set_cards[SETS] = {
    ONE, TWO, THREE, FOUR,
    2 * ONE, 2 * TWO, 2 * THREE, 2 * FOUR,
    ONE + TWO, ONE + THREE, TWO + THREE, ONE + FOUR, TWO + FOUR, THREE + FOUR,
    3 * ONE, 3 * TWO, 3 * THREE, /* there are only two fours */
    2 * ONE + TWO, 2 * ONE + THREE, 2 * ONE + FOUR,
    2 * TWO + ONE, 2 * TWO + THREE, 2 * TWO + FOUR,
    2 * THREE + ONE, 2 * THREE + TWO, 2 * THREE + FOUR,
    2 * FOUR + ONE, 2 * FOUR + TWO, 2 * FOUR + THREE,
    ONE + TWO + THREE, ONE + TWO + FOUR, ONE + THREE + FOUR, TWO + THREE + FOUR,
};
/* clang-format on */

static byzantz_cards set_of(unsigned sale)
{
    const byzantz_cards merchant = byzantz_card(BYZANTZ_MERCHANT);
    if (sale == SETS * BYZANTZ_GOODS)
        return 3 * merchant;
    const unsigned set = sale % SETS, with = set < WITH_TWO ? 2 : set < WITH_TWO + WITH_ONE ? 1 : 0;
    return ((byzantz_cards)set_cards[set] << 10 * (sale / SETS)) + with * merchant;
}

/* The number of a set; more than there are if these cards are none. */
static unsigned sale_of(byzantz_cards set)
{
    const byzantz_cards goods = set & BYZANTZ_GOODS_MASK;
    const unsigned first = goods ? SETS * (nika_lowest_bit(goods) / 10) : SETS * BYZANTZ_GOODS;
    for (unsigned sale = first; sale < first + SETS && sale <= SETS * BYZANTZ_GOODS; sale++)
        if (set_of(sale) == set)
            return sale;
    return SETS * BYZANTZ_GOODS + 1;
}

/* Of the sets of a good, one bit each: those for which all values are there (o, a bit for each value), as far as each
 * is needed once; and those that need two of a kind, for the kinds (t) that are there twice. */
#define HAS(bits, value) ((uint64_t)(bits) >> ((value)-1) & 1)
#define BOTH(o, a, b) (HAS(o, a) & HAS(o, b))
#define OTHERS(o, a, b, c) (HAS(o, a) | HAS(o, b) << 1 | HAS(o, c) << 2)
#define IF_ONCE(o)                                                                                                     \
    ((uint64_t)(o) | BOTH(o, 1, 2) << 8 | BOTH(o, 1, 3) << 9 | BOTH(o, 2, 3) << 10 | BOTH(o, 1, 4) << 11 |             \
     BOTH(o, 2, 4) << 12 | BOTH(o, 3, 4) << 13 | OTHERS(o, 2, 3, 4) << 17 | OTHERS(o, 1, 3, 4) << 20 |                 \
     OTHERS(o, 1, 2, 4) << 23 | OTHERS(o, 1, 2, 3) << 26 | (BOTH(o, 1, 2) & HAS(o, 3)) << 29 |                         \
     (BOTH(o, 1, 2) & HAS(o, 4)) << 30 | (BOTH(o, 1, 3) & HAS(o, 4)) << 31 | (BOTH(o, 2, 3) & HAS(o, 4)) << 32)
#define PAIR_SETS (UINT64_C(0xfff) << 17)
#define IF_TWICE(t)                                                                                                    \
    (~PAIR_SETS | HAS(t, 1) * UINT64_C(7) << 17 | HAS(t, 2) * UINT64_C(7) << 20 | HAS(t, 3) * UINT64_C(7) << 23 |      \
     HAS(t, 4) * UINT64_C(7) << 26)
#define SIXTEEN(of)                                                                                                    \
    of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7), of(8), of(9), of(10), of(11), of(12), of(13), of(14), of(15)
static const uint64_t if_once[16] = {SIXTEEN(IF_ONCE)}, if_twice[16] = {SIXTEEN(IF_TWICE)};

/* The sets without merchants, with one, and with two: those that a number of merchants allows. */
static const uint64_t allowed[3] = {UINT64_C(0x1ffffc000), UINT64_C(0x1fffffff0), UINT64_C(0x1ffffffff)};

/* Bit n for the set number n of a good, whose ten bits of a hand these are. */
static uint64_t sets_in(unsigned cards)
{
    const unsigned one = cards & 7, two = cards >> 3 & 7, three = cards >> 6 & 3, four = cards >> 8;
    const unsigned once = (one > 0) | (unsigned)(two > 0) << 1 | (unsigned)(three > 0) << 2 | (unsigned)(four > 0) << 3;
    const unsigned twice =
        (one > 1) | (unsigned)(two > 1) << 1 | (unsigned)(three > 1) << 2 | (unsigned)(four > 1) << 3;
    const unsigned thrice = (one > 2) | (unsigned)(two > 2) << 1 | (unsigned)(three > 2) << 2;
    return (if_once[once] & if_twice[twice]) | twice << 4 | thrice << 14;
}

static unsigned mask_sales(byzantz_cards hand, uint8_t *mask)
{
    const unsigned merchants = byzantz_merchants(hand);
    const uint64_t may = allowed[merchants < 2 ? merchants : 2];
    /* A good has a set if it has a card, and three with the merchants. */
    const unsigned least = merchants < 2 ? 3 - merchants : 1;
    uint64_t goods = (byzantz_lane_counts(hand) + (16 - least) * BYZANTZ_LANES) >> 4 & BYZANTZ_LANES;
    uint64_t sum = 0;
    mask[SELL_MERCHANTS] = merchants >= 3;
    for (; goods; goods &= goods - 1) {
        const unsigned lane = nika_lowest_bit(goods);
        const uint64_t sets = sets_in((unsigned)(hand >> lane) & 1023) & may;
        uint8_t *at = mask + SELL + SETS * (lane / 10);
        for (unsigned i = 0; i < SETS - 1; i += 8) {
            const uint64_t eight = eight_bits((unsigned)(sets >> i));
            put_eight(at + i, eight);
            sum += eight;
        }
        at[SETS - 1] = (uint8_t)(sets >> (SETS - 1));
        sum += sets >> (SETS - 1);
    }
    return sum_of_eight(sum) + mask[SELL_MERCHANTS];
}

/*
 * Bids.
 */

/* The goods of a hand, sorted as records spell them, at most as many as a hand may keep. */
struct sorted {
    unsigned count;
    uint8_t bit[BYZANTZ_HAND_MAX];   /* where the heap counts the card's kind */
    uint8_t value[BYZANTZ_HAND_MAX]; /* 1 to 4 */
};

/* Where the kinds of a good are counted, the highest value first, and their values. */
#define BITS_OF(good) [10 * (good)] = 10 * (good) + 8, 10 * (good) + 6, 10 * (good) + 3, 10 * (good)
#define VALUES_OF(good) [10 * (good)] = 4, 3, 2, 1
#define OF_ALL(of) of(0), of(1), of(2), of(3), of(4), of(5)
static const uint8_t bit_at[] = {OF_ALL(BITS_OF)}, value_at[] = {OF_ALL(VALUES_OF)};

static struct sorted sort_hand(byzantz_cards hand)
{
    /* For each good, which of its values are there: four bits where its ten bits start, the highest value first. */
    const byzantz_cards kinds = byzantz_kinds_of(hand & BYZANTZ_GOODS_MASK);
    uint64_t order = (kinds & BYZANTZ_LANES) << 3 | (kinds >> 3 & BYZANTZ_LANES) << 2 |
                     (kinds >> 6 & BYZANTZ_LANES) << 1 | (kinds >> 8 & BYZANTZ_LANES);
    struct sorted sorted = {.count = 0};
    for (; order; order &= order - 1) {
        const unsigned place = nika_lowest_bit(order), bit = bit_at[place], value = value_at[place];
        for (unsigned copies = (unsigned)(hand >> bit) & (value > 2 ? 3 : 7); copies > 0; copies--) {
            if (sorted.count == BYZANTZ_HAND_MAX)
                return sorted;
            sorted.bit[sorted.count] = (uint8_t)bit;
            sorted.value[sorted.count++] = (uint8_t)value;
        }
    }
    return sorted;
}

/* Whether of equal cards the first ones are in a bid: then no other mask means the same. */
static bool canonical(const struct sorted *sorted, unsigned bid)
{
    for (unsigned i = 1; i < sorted->count; i++)
        if (sorted->bit[i] == sorted->bit[i - 1] && (bid >> i & 1) && !(bid >> (i - 1) & 1))
            return false;
    return true;
}

static bool bid_cards(byzantz_cards hand, unsigned bid, byzantz_cards *cards)
{
    const struct sorted sorted = sort_hand(hand);
    byzantz_cards sum = 0;
    if (bid >> sorted.count || !canonical(&sorted, bid))
        return false;
    for (unsigned i = 0; i < sorted.count; i++)
        sum += (uint64_t)(bid >> i & 1) << sorted.bit[i];
    *cards = sum;
    return true;
}

static unsigned bid_of(byzantz_cards hand, byzantz_cards cards)
{
    const struct sorted sorted = sort_hand(hand);
    unsigned bid = 0;
    for (unsigned i = 0; i < sorted.count; i++)
        if (byzantz_holds(cards, UINT64_C(1) << sorted.bit[i])) {
            cards -= UINT64_C(1) << sorted.bit[i];
            bid |= 1u << i;
        }
    return cards ? 0 : bid;
}

/*
 * All bids at once: a byte for each mask, eight in a word. Adding a card doubles the words: the second half has its
 * value more, and where it equals the card before it, only masks with that one count.
 */
enum { IN_WORD = 3, WORDS = 1 << (BYZANTZ_HAND_MAX - IN_WORD) };

static unsigned mask_bids(byzantz_cards hand, unsigned need, uint8_t *mask)
{
    /* For each of the first three cards, the bytes of a word whose masks have it. */
    static const uint64_t with[IN_WORD] = {UINT64_C(0xff00ff00ff00ff00), UINT64_C(0xffff0000ffff0000),
                                           UINT64_C(0xffffffff00000000)};
    uint64_t sums[WORDS], valid[WORDS], sum = 0;
    if (byzantz_value(hand) < need)
        return 0;
    const struct sorted sorted = sort_hand(hand);
    sums[0] = 0;
    valid[0] = EIGHT_OF(UINT64_C(1));
    for (unsigned i = 0; i < IN_WORD; i++) {
        if (i >= sorted.count) {
            valid[0] &= ~with[i];
            continue;
        }
        sums[0] += EIGHT_OF((uint64_t)sorted.value[i]) & with[i];
        if (i > 0 && sorted.bit[i] == sorted.bit[i - 1])
            valid[0] &= ~with[i] | with[i - 1];
    }
    unsigned words = 1;
    for (unsigned i = IN_WORD; i < sorted.count; i++, words *= 2) {
        const uint64_t more = EIGHT_OF((uint64_t)sorted.value[i]);
        const bool equal = sorted.bit[i] == sorted.bit[i - 1];
        for (unsigned j = 0; j < words; j++) {
            const uint64_t has = i == IN_WORD ? with[IN_WORD - 1] : j & words / 2 ? ~UINT64_C(0) : 0;
            sums[words + j] = sums[j] + more;
            valid[words + j] = equal ? valid[j] & has : valid[j];
        }
    }
    for (unsigned j = 0; j < words; j++) {
        const uint64_t enough = (sums[j] + EIGHT_OF((uint64_t)(128 - need))) >> 7 & valid[j];
        put_eight(mask + BID + 8 * j, enough);
        sum += enough;
    }
    return sum_of_eight(sum);
}

/*
 * All of them.
 */

/* One id for each kind of card that a heap holds. */
static unsigned mask_kinds(byzantz_cards heap, uint8_t *mask)
{
    const byzantz_cards kinds = byzantz_kinds_of(heap);
    put_heap(mask, kinds, byzantz_merchants(kinds));
    return byzantz_count(kinds);
}

static unsigned mask_groups(byzantz_cards market, uint8_t *mask)
{
    unsigned count = 0;
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
        count += mask[TAKE + group] = byzantz_group(market, group) != 0;
    return count;
}

unsigned byzantz_action_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask)
{
    const struct byzantz_open *open = glance->open;
    const byzantz_cards hand = hand_of(glance);
    const unsigned seat = glance->seat;
    unsigned count = 0;
    (void)setup;
    if (seat != open->turn) {
        if (open->phase == BYZANTZ_OVER || open->phase == BYZANTZ_LIMIT ||
            (open->phase == BYZANTZ_FINAL && seat < open->turn))
            return 0;
        return mask_sales(hand, mask);
    }
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        mask[PASS] = 1;
        count = 1 + mask_bids(hand, open->high - open->bid_total[seat] + 1u, mask);
        break;
    case BYZANTZ_GIVING:
        count = mask_kinds(open->bundle, mask + GIVE);
        break;
    case BYZANTZ_LIMIT:
        count = mask_kinds(hand, mask + DISCARD);
        break;
    case BYZANTZ_MARKET:
        count = mask_groups(open->market, mask);
        break;
    default: /* BYZANTZ_FINAL: when all is over, nobody has the turn */
        count = mask[DONE] = 1;
    }
    return count + mask_sales(hand, mask);
}

/* The one kind of card in a heap of one; BYZANTZ_KINDS if it is none. */
static unsigned kind_of(byzantz_cards card)
{
    unsigned kind = 0;
    while (kind < BYZANTZ_KINDS && byzantz_card(kind) != card)
        kind++;
    return kind;
}

unsigned byzantz_action_of(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move)
{
    unsigned found;
    (void)setup;
    if (move.hidden)
        return NIKA_NO_ACTION;
    switch (move.verb) {
    case BYZANTZ_PASS:
        return move.open ? NIKA_NO_ACTION : PASS;
    case BYZANTZ_DONE:
        return move.open ? NIKA_NO_ACTION : DONE;
    case BYZANTZ_TAKE:
        return move.open < BYZANTZ_GROUPS ? TAKE + (unsigned)move.open : NIKA_NO_ACTION;
    case BYZANTZ_GIVE:
        found = kind_of(move.open);
        return found < BYZANTZ_KINDS ? GIVE + found : NIKA_NO_ACTION;
    case BYZANTZ_DISCARD:
        found = kind_of(move.open);
        return found < BYZANTZ_KINDS ? DISCARD + found : NIKA_NO_ACTION;
    case BYZANTZ_SELL:
        found = sale_of(move.open);
        return found <= SETS * BYZANTZ_GOODS ? SELL + found : NIKA_NO_ACTION;
    case BYZANTZ_BID:
        found = bid_of(hand_of(glance), move.open);
        return found ? BID + found : NIKA_NO_ACTION;
    default:
        return NIKA_NO_ACTION;
    }
}

bool byzantz_action_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                         struct nika_move *move)
{
    byzantz_cards cards;
    (void)setup;
    if (action > BID) {
        if (!bid_cards(hand_of(glance), action - BID, &cards))
            return false;
        *move = (struct nika_move){.verb = BYZANTZ_BID, .open = cards};
    } else if (action >= SELL) {
        *move = (struct nika_move){.verb = BYZANTZ_SELL, .open = set_of(action - SELL)};
    } else if (action >= DISCARD) {
        *move = (struct nika_move){.verb = BYZANTZ_DISCARD, .open = byzantz_card(action - DISCARD)};
    } else if (action >= GIVE) {
        *move = (struct nika_move){.verb = BYZANTZ_GIVE, .open = byzantz_card(action - GIVE)};
    } else if (action >= TAKE) {
        *move = (struct nika_move){.verb = BYZANTZ_TAKE, .open = action - TAKE};
    } else {
        *move = (struct nika_move){.verb = action == PASS ? BYZANTZ_PASS : BYZANTZ_DONE};
    }
    return true;
}

size_t byzantz_action_name(const struct nika_setup *setup, unsigned action, char name[NIKA_WORD_MAX])
{
    static const struct nika_glance nobody;
    struct nika_text text = nika_text(name, NIKA_WORD_MAX);
    struct nika_move move;
    if (action <= BID) { /* what it means does not depend on a hand */
        byzantz_action_move(setup, &nobody, action, &move);
        return setup->game->say(setup, move, name);
    }
    nika_text_add(&text, "bid");
    for (unsigned i = 0; i < BYZANTZ_HAND_MAX; i++)
        if ((action - BID) >> i & 1) {
            nika_text_add_char(&text, ' ');
            nika_text_add_number(&text, i + 1);
        }
    return text.size;
}
