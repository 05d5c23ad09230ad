/*
 * byzantz.h: Byzantz, a game of open auctions paid with the goods themselves, for 3 to 6 players.
 *
 * Here stand the drawers of a Byzantz world and the arithmetic of its cards. Everybody plays through nika/game.h; this
 * header is for those who show a Byzantz table or think about one.
 */
#ifndef NIKA_BYZANTZ_H
#define NIKA_BYZANTZ_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const struct nika_game nika_byzantz;

/*
 * Cards. A kind of card is a number: 4·good + value-1 for the goods (cloth, spice, wine, wood, grain, olives), 24 for
 * the merchant. A heap of cards, of which only the numbers matter, is one word: ten bits for each good (three, three,
 * two and two bits that count its cards of value 1, 2, 3 and 4, just wide enough for all there are) and four bits for
 * the merchants. Heaps are joined with + and taken apart with -.
 */
typedef uint64_t byzantz_cards;

enum {
    BYZANTZ_GOODS = 6,
    BYZANTZ_MERCHANT = 24, /* the merchant's kind; as a group of the market, 6 */
    BYZANTZ_KINDS = 25,
    BYZANTZ_GROUPS = 7,
    BYZANTZ_DECK = 112,
    BYZANTZ_MERCHANTS = 16,
    BYZANTZ_HAND_MAX = 7,
    BYZANTZ_DEALT = 4,
    BYZANTZ_DARK_MAX = 100 /* removed cards and deck, with three players */
};

/* Bit 0 of each good's ten bits, and the bit where the merchants start. */
#define BYZANTZ_LANES UINT64_C(0x0004010040100401)
#define BYZANTZ_MERCHANT_BIT 60
#define BYZANTZ_GOODS_MASK ((UINT64_C(1) << BYZANTZ_MERCHANT_BIT) - 1)

/* A heap of all goods cards that there are: six, five, three and two of each. */
#define BYZANTZ_ALL_GOODS (UINT64_C(0x2ee) * BYZANTZ_LANES)

/* How many cards of a kind there are in all: 6, 5, 3, 2 of the values 1 to 4, and 16 merchants. */
extern const uint8_t byzantz_composition[BYZANTZ_KINDS];

/* The bit where a kind's count starts. */
static inline unsigned byzantz_bit(unsigned kind)
{
    return kind == BYZANTZ_MERCHANT ? BYZANTZ_MERCHANT_BIT : 10 * (kind / 4) + (0x8630u >> (4 * (kind % 4)) & 15);
}

/* A heap of one card, for each kind. */
extern const byzantz_cards byzantz_one[BYZANTZ_KINDS];

static inline byzantz_cards byzantz_card(unsigned kind)
{
    return byzantz_one[kind];
}

/* How many cards of a kind the heap holds. */
static inline unsigned byzantz_count_of(byzantz_cards heap, unsigned kind)
{
    const unsigned mask = kind == BYZANTZ_MERCHANT ? 15 : (kind & 2 ? 3 : 7);
    return (unsigned)(heap >> byzantz_bit(kind)) & mask;
}

static inline unsigned byzantz_merchants(byzantz_cards heap)
{
    return (unsigned)(heap >> BYZANTZ_MERCHANT_BIT);
}

/* For each good, how many cards the heap holds, in the good's ten bits. */
static inline uint64_t byzantz_lane_counts(byzantz_cards heap)
{
    return (heap & 7 * BYZANTZ_LANES) + (heap >> 3 & 7 * BYZANTZ_LANES) + (heap >> 6 & 3 * BYZANTZ_LANES) +
           (heap >> 8 & 3 * BYZANTZ_LANES);
}

/* The sum of all lanes, if it is below 1024. */
static inline unsigned byzantz_lane_sum(uint64_t lanes)
{
    return (unsigned)(lanes * BYZANTZ_LANES >> 50) & 1023;
}

/* How many cards, merchants included. */
static inline unsigned byzantz_count(byzantz_cards heap)
{
    return byzantz_lane_sum(byzantz_lane_counts(heap)) + byzantz_merchants(heap);
}

/* The value of the goods as a bid. */
static inline unsigned byzantz_value(byzantz_cards heap)
{
    return byzantz_lane_sum((heap & 7 * BYZANTZ_LANES) + 2 * (heap >> 3 & 7 * BYZANTZ_LANES) +
                            3 * (heap >> 6 & 3 * BYZANTZ_LANES) + 4 * (heap >> 8 & 3 * BYZANTZ_LANES));
}

/* One card of each kind that a heap holds: the bits where their counts start. */
static inline byzantz_cards byzantz_kinds_of(byzantz_cards heap)
{
    const uint64_t any = heap | heap >> 1;
    const uint64_t three_bits = (any | heap >> 2) & 0x009 * BYZANTZ_LANES, two_bits = any & 0x140 * BYZANTZ_LANES;
    return three_bits | two_bits | (uint64_t)(byzantz_merchants(heap) != 0) << BYZANTZ_MERCHANT_BIT;
}

/* The cards of one group of the market: a good, or the merchants (6). */
static inline byzantz_cards byzantz_group(byzantz_cards heap, unsigned group)
{
    return heap & (group == BYZANTZ_GOODS ? ~BYZANTZ_GOODS_MASK : UINT64_C(1023) << (10 * group));
}

/*
 * Comparing all counts at once needs a spare bit above each. Every second count has one if the others are masked out:
 * the counts of values 1 and 3 are the even half, those of 2 and 4 the odd half, and the spare bits are the GUARDs.
 */
#define BYZANTZ_EVEN (UINT64_C(0x0c7) * BYZANTZ_LANES)
#define BYZANTZ_EVEN_GUARD (UINT64_C(0x108) * BYZANTZ_LANES)
#define BYZANTZ_ODD (UINT64_C(0x338) * BYZANTZ_LANES)
#define BYZANTZ_ODD_GUARD (UINT64_C(0x440) * BYZANTZ_LANES)

/* Whether the heap holds all these cards. */
static inline bool byzantz_holds(byzantz_cards heap, byzantz_cards cards)
{
    const uint64_t even = ((heap & BYZANTZ_EVEN) | BYZANTZ_EVEN_GUARD) - (cards & BYZANTZ_EVEN);
    const uint64_t odd = ((heap & BYZANTZ_ODD) | BYZANTZ_ODD_GUARD) - (cards & BYZANTZ_ODD);
    return (even & BYZANTZ_EVEN_GUARD) == BYZANTZ_EVEN_GUARD && (odd & BYZANTZ_ODD_GUARD) == BYZANTZ_ODD_GUARD &&
           byzantz_merchants(heap) >= byzantz_merchants(cards);
}

/* The heap without these cards, as far as it holds them. Where the guard bit survives the subtraction, the count was
 * large enough and the difference stands; a guard bit minus itself shifted down by the width of its count is the mask
 * of the count. */
static inline byzantz_cards byzantz_without(byzantz_cards heap, byzantz_cards cards)
{
    const uint64_t even = ((heap & BYZANTZ_EVEN) | BYZANTZ_EVEN_GUARD) - (cards & BYZANTZ_EVEN);
    const uint64_t odd = ((heap & BYZANTZ_ODD) | BYZANTZ_ODD_GUARD) - (cards & BYZANTZ_ODD);
    const uint64_t ones = even & 0x008 * BYZANTZ_LANES, threes = even & 0x100 * BYZANTZ_LANES;
    const uint64_t twos = odd & 0x040 * BYZANTZ_LANES, fours = odd & 0x400 * BYZANTZ_LANES;
    const uint64_t goods = (even & ((ones - (ones >> 3)) | (threes - (threes >> 2)))) |
                           (odd & ((twos - (twos >> 3)) | (fours - (fours >> 2))));
    const unsigned have = byzantz_merchants(heap), take = byzantz_merchants(cards);
    return goods | (uint64_t)(have > take ? have - take : 0) << BYZANTZ_MERCHANT_BIT;
}

/* Whether no count is above what there is of the kind. */
bool byzantz_possible(byzantz_cards heap);

/* What a set pays: its highest card, or 5 for three merchants. */
static inline unsigned byzantz_set_points(byzantz_cards set)
{
    if (set & 0x300 * BYZANTZ_LANES)
        return 4;
    if (set & 0x0c0 * BYZANTZ_LANES)
        return 3;
    if (set & 0x038 * BYZANTZ_LANES)
        return 2;
    return set & BYZANTZ_GOODS_MASK ? 1 : 5;
}

/* Whether these cards are a set to sell: three of one good, up to two of them merchants, or three merchants. */
bool byzantz_is_set(byzantz_cards cards);

/* The most that can be earned by selling from the hand at once, in points; and with which set to begin (0 if there is
 * none). A hand has at most 13 cards. */
unsigned byzantz_best_sale(byzantz_cards hand, byzantz_cards *set);

/* The ways to sell one set, each good's highest card with its lowest ones and no, one or two merchants, and three
 * merchants. Returns how many. */
enum { BYZANTZ_SETS_MAX = 3 * BYZANTZ_GOODS + 1 };
unsigned byzantz_list_sets(byzantz_cards hand, byzantz_cards sets[BYZANTZ_SETS_MAX]);

/* Moves. `open` holds the cards of a bid, give, sell or discard, the group of a take, 0 otherwise. */
enum byzantz_verb {
    BYZANTZ_PASS = 1,
    BYZANTZ_BID,
    BYZANTZ_GIVE,
    BYZANTZ_TAKE,
    BYZANTZ_SELL,
    BYZANTZ_DISCARD,
    BYZANTZ_DONE
};

enum byzantz_phase {
    BYZANTZ_AUCTION, /* `turn` bids or passes */
    BYZANTZ_GIVING,  /* `turn` has won and gives one card of the bundle to the market */
    BYZANTZ_LIMIT,   /* `turn` has more than seven cards, and sells or discards */
    BYZANTZ_MARKET,  /* `turn` takes a group */
    BYZANTZ_FINAL,   /* `turn` sells for the last time */
    BYZANTZ_OVER
};

enum {
    BYZANTZ_NOT_IN_HAND = NIKA_REFUSALS_COMMON,
    BYZANTZ_BID_TOO_LOW,
    BYZANTZ_MERCHANT_IN_BID,
    BYZANTZ_NOT_IN_BUNDLE,
    BYZANTZ_EMPTY_GROUP,
    BYZANTZ_NOT_A_SET,
    BYZANTZ_LIES_IN_BID,
    BYZANTZ_LIMIT_FIRST,
    BYZANTZ_ALREADY_DONE
};

/* The switches of the rules. */
enum { BYZANTZ_OPEN_PROFIT };

/* What everybody knows. */
struct byzantz_open {
    byzantz_cards bundle;
    byzantz_cards market;
    byzantz_cards gone;                  /* goods that left the game, profit included */
    byzantz_cards bid[NIKA_SEATS_MAX];   /* lies before the seat, not in its hand */
    byzantz_cards known[NIKA_SEATS_MAX]; /* cards that everybody knows to be in the hand */
    uint16_t profit[NIKA_SEATS_MAX];
    uint8_t hand_size[NIKA_SEATS_MAX];   /* without the cards in a bid */
    uint8_t bid_total[NIKA_SEATS_MAX];   /* 0 without a bid */
    uint8_t bidder_card[NIKA_SEATS_MAX]; /* won in this round; 0 without one */
    uint8_t gone_merchants;
    uint8_t phase;
    uint8_t turn;    /* the seat that is asked; when all is over, the number of players */
    uint8_t opener;  /* who opened the auction: the first to pass, if all pass */
    uint8_t in;      /* mask of the seats still in the auction */
    uint8_t high;    /* the highest total */
    uint8_t round;   /* from 0 */
    uint8_t auction; /* from 0: bidder cards won in this round */
    uint8_t picked;  /* mask of the seats that have taken their group */
    uint8_t drawn;   /* cards drawn from the deck so far */
    uint8_t unused[2];
};

/* What one seat knows. */
struct byzantz_own {
    byzantz_cards hand;
};

/* What nobody knows: kinds of the removed cards, then of the deck in drawing order; the places of drawn cards are 0. */
struct byzantz_dark {
    uint8_t cards[BYZANTZ_DARK_MAX];
    uint8_t unused[4];
};

struct byzantz_world {
    struct byzantz_open open;
    struct byzantz_own own[NIKA_SEATS_MAX];
    struct byzantz_dark dark;
};

/*
 * Invariants, by number; `check` names the first that is broken. All but B-9 can be judged from a view, B-9 in part.
 *
 *   B-1  every heap is possible: no count above what there is of the kind
 *   B-2  seats that are not there have nothing; turn, opener and masks name seats that are there
 *   B-3  round and auction are in range, and drawn is what they have used up
 *   B-4  the bidder cards held are the highest ones, one for each auction won
 *   B-5  bids lie only in an auction, before seats that are in it, without merchants, totals right, all different, the
 *        highest is `high`; the seat after the highest bidder is asked, or the first after the opener that has not passed
 *   B-6  the bundle is there in an auction and in giving, and has the size that the bidder card says
 *   B-7  a hand has at most seven cards, bid included; only in the limit phase `turn` has more
 *   B-8  known cards are in the hand, and at most the four dealt ones are not known
 *   B-9  every card is in exactly one place
 *   B-10 who has picked held a lower bidder card than who has not
 *   B-11 profit is not more than the cards that are gone can have paid
 *   B-12 the market has at most one merchant from each auction, and a hand at most 13: a heap counts them in four bits
 */

/* The drawers of a view. */
static inline const struct byzantz_open *byzantz_open(const struct nika_view *view)
{
    return (const struct byzantz_open *)(const void *)view->bytes;
}
static inline const struct byzantz_own *byzantz_own(const struct nika_view *view)
{
    return (const struct byzantz_own *)(const void *)(view->bytes + sizeof(struct byzantz_open));
}

/* How records spell the groups of the market. */
extern const char *const byzantz_group_names[BYZANTZ_GROUPS];

/* The bidder card of an auction (from 0), how many rounds are played, how many cards removed. */
unsigned byzantz_bidder_card(unsigned players, unsigned auction);
unsigned byzantz_rounds(unsigned players);
unsigned byzantz_removed(unsigned players);

/* How many cards the deck has before the first auction: rounds × sum of the bidder cards. */
unsigned byzantz_deck_size(unsigned players);

/* Who picks from the market when: the seats, the lowest bidder card first. Where a card is still to be won, the number
 * of players stands: whoever has none yet picks before all who have one. */
void byzantz_pick_order(unsigned players, const struct byzantz_open *open, unsigned order[NIKA_SEATS_MAX]);

/* The cheapest bid of the view's seat: what its sales would pay suffers least, then the total is least, then pairs. 0
 * if it can't bid. */
byzantz_cards byzantz_least_bid(const struct nika_view *view);

/* The set to begin with, so that sales pay most together and merchants are kept as long as they can; 0 if there is
 * none. */
byzantz_cards byzantz_least_sale(byzantz_cards hand);

/* The card that a hand misses least; 0 if it has none. */
byzantz_cards byzantz_least_discard(byzantz_cards hand);

/* How a hand with too many cards loses least: by selling a set or by discarding a card. */
struct nika_move byzantz_least_cut(byzantz_cards hand);

/* Whether the view's seat may be told a seat's profit: it lies face down, unless the table is played with open profit.
 */
bool byzantz_profit_shown(const struct nika_setup *setup, const struct nika_view *view, unsigned seat);

/* Writes the cards of a heap as records spell them, sorted: by good, the highest value first, merchants last; with
 * blanks between. */
void byzantz_say_cards(byzantz_cards heap, struct nika_text *text);

/* Reads one card, "C1" or "M". False if it is none. */
bool byzantz_parse_card(const char *word, size_t size, unsigned *kind);

#ifdef __cplusplus
}
#endif

#endif
