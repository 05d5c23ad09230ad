/*
 * justinian.h: Justinian, a game of secret influence at the emperor's court, for 2 to 4 players.
 *
 * Here stand the drawers of a Justinian world and the arithmetic of its tokens, its row and its court table. Everybody
 * plays through nika/game.h; this header is for those who show a Justinian table or think about one.
 */
#ifndef NIKA_JUSTINIAN_H
#define NIKA_JUSTINIAN_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const struct nika_game nika_justinian;

enum {
    JUSTINIAN_SEATS = 4,
    JUSTINIAN_COUNSELORS = 12, /* counted from 0 here, from 1 in all words */
    JUSTINIAN_COLORS = 4,      /* red, blue, green, yellow */
    JUSTINIAN_PHASES = 3,      /* counted from 0 here, from 1 in all words */
    JUSTINIAN_KINDS = 6,       /* of tokens: +1 +2 +3 -1 -2 -3 */
    JUSTINIAN_TOKENS = 22,
    JUSTINIAN_DEALT = 10,   /* tokens in the first hand */
    JUSTINIAN_RESERVE = 12, /* tokens in the first reserve */
    JUSTINIAN_DRAWN = 2,    /* tokens drawn with a pass */
    JUSTINIAN_ON_ONE = 3,   /* tokens on one counselor, at most */
    JUSTINIAN_PLACES = 13,  /* for tokens: 0 is the phase space, n is counselor number n-1 */
    JUSTINIAN_PILE_MAX = 6, /* cards of a color's pile */
    JUSTINIAN_COLUMNS = 20, /* of the court table */
    JUSTINIAN_NOBODY = 255  /* where a seat could stand */
};

/*
 * Tokens. A heap of tokens, of which only the numbers matter, is one word: four bits for each kind. Heaps are joined
 * with + and taken apart with -.
 */
typedef uint32_t justinian_tokens;

/* A heap of all tokens of a seat: five of value 1, four of 2, two of 3, black and red. */
#define JUSTINIAN_ALL_TOKENS UINT32_C(0x245245)

static inline justinian_tokens justinian_token(unsigned kind)
{
    return UINT32_C(1) << (4 * kind);
}

/* How many tokens of a kind the heap holds. */
static inline unsigned justinian_count_of(justinian_tokens heap, unsigned kind)
{
    return heap >> (4 * kind) & 15;
}

/* How many tokens the heap holds, at most 22. */
static inline unsigned justinian_count(justinian_tokens heap)
{
    const uint32_t pairs = (heap & 0x0f0f0f) + (heap >> 4 & 0x0f0f0f);
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 255;
}

/* The sum of the values without their signs. */
static inline unsigned justinian_influence(justinian_tokens heap)
{
    const uint32_t by_value = heap + (heap >> 12); /* ten, eight and four of a value still fit into four bits */
    return (by_value & 15) + 2 * (by_value >> 4 & 15) + 3 * (by_value >> 8 & 15);
}

/* Bit 4·kind for each kind that the heap holds; no kind has more than five. */
static inline uint32_t justinian_kinds_of(justinian_tokens heap)
{
    return (heap | heap >> 1 | heap >> 2) & UINT32_C(0x111111);
}

/* Whether the heap holds all these tokens. No count is above seven, in either. */
static inline bool justinian_holds(justinian_tokens heap, justinian_tokens tokens)
{
    return (((heap | UINT32_C(0x888888)) - tokens) & UINT32_C(0x888888)) == UINT32_C(0x888888);
}

/* What a token of a kind adds to its counselor's move. */
static inline int justinian_step_of(unsigned kind)
{
    return kind < 3 ? (int)kind + 1 : 2 - (int)kind;
}

/*
 * Tokens on a counselor lie in up to three slots, filled in the order in which they were placed. Their values are three
 * bits for each slot, kind + 1, or 0 for none. Their owners are one byte: two bits for each slot, and how many there
 * are in the highest two bits.
 */
static inline unsigned justinian_on(uint8_t owners)
{
    return owners >> 6;
}
static inline unsigned justinian_owner(uint8_t owners, unsigned slot)
{
    return owners >> (2 * slot) & 3;
}
/* The kind + 1 in a slot. */
static inline unsigned justinian_in_slot(uint16_t values, unsigned slot)
{
    return values >> (3 * slot) & 7;
}

/* Moves. `open` is the place of a token (0 the phase space, n counselor n-1), or the color of a choice or an exchange;
 * `hidden` the kind of a token + 1, or the number of the card's counselor, from 1. */
enum justinian_verb {
    JUSTINIAN_PLACE = 1,
    JUSTINIAN_PASS,
    JUSTINIAN_LEFT,
    JUSTINIAN_RIGHT,
    JUSTINIAN_TRIGGER,
    JUSTINIAN_DECLINE,
    JUSTINIAN_COLOR,
    JUSTINIAN_KEEP,
    JUSTINIAN_EXCHANGE
};

enum justinian_stage {
    JUSTINIAN_PLACING,    /* `turn` places a token or passes */
    JUSTINIAN_DIRECTING,  /* `turn` passed last, and says from which end the court moves */
    JUSTINIAN_TRIGGERING, /* `turn` triggers a scoring round or declines */
    JUSTINIAN_CHOOSING,   /* `turn` chooses the color that is scored */
    JUSTINIAN_EXCHANGING, /* `turn` exchanges a card or keeps all */
    JUSTINIAN_OVER
};

/* From which end the court moved. */
enum { JUSTINIAN_FROM_EITHER, JUSTINIAN_FROM_LEFT, JUSTINIAN_FROM_RIGHT, JUSTINIAN_NOT_MOVED };

enum {
    JUSTINIAN_COUNSELOR_FULL = NIKA_REFUSALS_COMMON,
    JUSTINIAN_ONE_MORE_ONLY,
    JUSTINIAN_NO_SUCH_TOKEN,
    JUSTINIAN_TOO_LITTLE_INFLUENCE,
    JUSTINIAN_COLOR_SCORED,
    JUSTINIAN_NO_SUCH_CARD
};

/* The switches of the rules, and their values. */
enum { JUSTINIAN_TIE, JUSTINIAN_INFLUENCE, JUSTINIAN_EMPTY_FINAL };
enum { JUSTINIAN_TIE_CLOCKWISE, JUSTINIAN_TIE_LATEST_PASS };
enum { JUSTINIAN_INFLUENCE_BUT_CHOOSER, JUSTINIAN_INFLUENCE_BUT_TRIGGER };
enum { JUSTINIAN_EMPTY_FINAL_SCORE, JUSTINIAN_EMPTY_FINAL_NONE };

/* The order of the counselors: four bits for each place, the leftmost lowest. */
#define JUSTINIAN_FIRST_ROW UINT64_C(0xba9876543210)

static inline unsigned justinian_counselor(uint64_t row, unsigned place)
{
    return (unsigned)(row >> (4 * place)) & 15;
}

/* One scoring round: all of it is open, and it is kept. */
struct justinian_scoring {
    uint64_t row;                             /* the counselors as they stood */
    justinian_tokens tokens[JUSTINIAN_SEATS]; /* what each seat had on the phase space */
    uint16_t cards[JUSTINIAN_SEATS];          /* bit n: the seat showed the card of counselor n */
    uint8_t color;                            /* JUSTINIAN_COLORS until it is chosen */
    uint8_t chooser;
    uint8_t trigger;                    /* JUSTINIAN_NOBODY if the scoring was forced */
    uint8_t last;                       /* who had passed last */
    uint8_t exchanged[JUSTINIAN_SEATS]; /* afterwards: the color + 1 in which the seat exchanged a card, or 0 */
};

/* What everybody knows. */
struct justinian_open {
    uint64_t row;
    uint64_t places;                                    /* see justinian_place */
    struct justinian_scoring scoring[JUSTINIAN_PHASES]; /* all zero where none was */

    /* The last move of the court: the row before it, and the tokens that were turned up. */
    uint64_t row_before;
    uint16_t turned[JUSTINIAN_COUNSELORS];       /* values */
    uint8_t turned_owners[JUSTINIAN_COUNSELORS]; /* owners */

    uint8_t owners[JUSTINIAN_COUNSELORS];   /* of the tokens that lie face down */
    justinian_tokens seen[JUSTINIAN_SEATS]; /* the tokens of a seat that were ever turned up */
    uint16_t score[JUSTINIAN_SEATS];
    uint8_t hand_size[JUSTINIAN_SEATS];
    uint8_t phase_count[JUSTINIAN_SEATS]; /* tokens that lie face down on the phase space */
    uint8_t passed[JUSTINIAN_SEATS];      /* who passed in this turn, in this order; the rest is 0 */
    uint8_t pass_count;
    uint8_t in;        /* mask of those that have not passed */
    uint8_t direction; /* of the last move of the court */
    uint8_t turns;     /* game turns that are over; the reserves follow from it */
    uint8_t placed;    /* 1 if somebody has placed a token in this turn */
    uint8_t stage;
    uint8_t phase;  /* from 0 */
    uint8_t scored; /* how many scorings have a color */
    uint8_t turn;   /* the seat that is asked; when all is over, the number of players */
    uint8_t first;  /* the seat that began this turn */
    uint8_t unused[2];
};

/* What one seat knows. */
struct justinian_own {
    uint16_t laid[JUSTINIAN_COUNSELORS]; /* the values of its face-down tokens on counselors, in their slots */
    justinian_tokens hand;
    justinian_tokens phase;           /* its face-down tokens on the phase space */
    justinian_tokens board;           /* and those on counselors, all together */
    uint16_t cards[JUSTINIAN_COLORS]; /* bit n: counselor n */
    /* Its exchanges after phases I and II: counselors from 1; 0 if there was none or the color has left the game. */
    uint8_t put[JUSTINIAN_PHASES - 1], took[JUSTINIAN_PHASES - 1];
};

/* What nobody knows: the kinds in each reserve and the counselors in each pile, four bits each, the next one lowest. */
struct justinian_dark {
    uint64_t reserve[JUSTINIAN_SEATS];
    uint32_t pile[JUSTINIAN_COLORS];
};

struct justinian_world {
    struct justinian_open open;
    struct justinian_own own[JUSTINIAN_SEATS];
    struct justinian_dark dark;
};

/*
 * Invariants, by number; `check` names the first that is broken. A view shows J-11 not at all, and J-3, J-4, J-9 and
 * J-10 of its own seat only.
 *
 *   J-1  numbers are in range; seats that are not there, and watchers, have nothing
 *   J-2  a row has every counselor once, and the row is what the court's last move, if there was one, made of the row
 *        before it
 *   J-3  every seat has 22 tokens: those seen, in hand, face down, and in reserve
 *   J-4  tokens on a counselor fill its slots in order, and a seat knows the values of exactly its own
 *   J-5  the places that can take a token are those with room, and the phase space unless the last seat in has placed
 *        its one more token there
 *   J-6  whoever has not passed is in; after the placing all have passed, and the seat asked fits the stage
 *   J-7  there was one scoring for each phase that is over, and each was triggered, or forced at the end
 *   J-8  the chooser had most influence, and came first if tied; scores are what the scorings gave
 *   J-9  a seat has two cards (three of two players) of each color that is in the game, and showed as many of each that
 *        was scored
 *   J-10 exchanges are in colors that were in the game, and what a seat put and took fits its cards
 *   J-11 every card is in one place, and piles, hands and exchanges tell the same story
 *   J-12 each turn began with tokens left and drew, placed or scored something: no game goes on for ever
 */

/* The drawers of a view. */
static inline const struct justinian_open *justinian_open(const struct nika_view *view)
{
    return (const struct justinian_open *)(const void *)view->bytes;
}
static inline const struct justinian_own *justinian_own(const struct nika_view *view)
{
    return (const struct justinian_own *)(const void *)(view->bytes + sizeof(struct justinian_open));
}

/*
 * The places that can still take a token in this turn are a list, so that random play finds the n-th at once: four bits
 * for each in ascending order, and how many there are in the highest eight.
 */
static inline unsigned justinian_place_count(uint64_t places)
{
    return (unsigned)(places >> 56);
}
static inline unsigned justinian_place(uint64_t places, unsigned index)
{
    return (unsigned)(places >> (4 * index)) & 15;
}

/* Whether the phase space is in the list; it is always the first. */
static inline bool justinian_has_phase_space(uint64_t places)
{
    return justinian_place_count(places) > 0 && justinian_place(places, 0) == 0;
}

/* The list with all places. */
#define JUSTINIAN_ALL_PLACES (UINT64_C(0xcba9876543210) | (uint64_t)JUSTINIAN_PLACES << 56)

/* The influence that it takes to trigger the scoring of a phase: 5, 9, 12. */
unsigned justinian_threshold(unsigned phase);

/* Cards of one color that a seat holds, and that its pile has. */
static inline unsigned justinian_held(unsigned players)
{
    return players == 2 ? 3 : 2;
}
static inline unsigned justinian_pile_size(unsigned players)
{
    return JUSTINIAN_COUNSELORS - players * justinian_held(players);
}

/* How many tokens a seat has in reserve: two fewer after each pass. */
static inline unsigned justinian_reserve_size(const struct justinian_open *open, unsigned seat)
{
    const unsigned passes = open->turns + (open->in >> seat & 1 ? 0u : 1u);
    return passes < JUSTINIAN_RESERVE / JUSTINIAN_DRAWN ? JUSTINIAN_RESERVE - JUSTINIAN_DRAWN * passes : 0;
}

/* Bit c: color c has been scored. */
unsigned justinian_scored_colors(const struct justinian_open *open);

/* Whether the court has moved at all, or its tokens are turned up for the first time. */
static inline bool justinian_court_moved(const struct justinian_open *open)
{
    return open->turns > 0 || open->stage != JUSTINIAN_PLACING;
}

/* The seat that passed last; all have passed. */
static inline unsigned justinian_last(const struct nika_setup *setup, const struct justinian_open *open)
{
    return open->passed[setup->players - 1];
}

/* The value of a counselor on a place in a phase, by the setup's court table. */
unsigned justinian_value(const struct nika_setup *setup, unsigned counselor, unsigned place, unsigned phase);

/* The place of a counselor in a row. */
unsigned justinian_place_of(uint64_t row, unsigned counselor);

/* The sum of a counselor's tokens, given their values. */
int justinian_sum(uint16_t values);

/* The row after the court has moved: from the left end, and from the right. */
struct justinian_rows {
    uint64_t from_left, from_right;
};
struct justinian_rows justinian_moved(uint64_t row, const uint16_t values[JUSTINIAN_COUNSELORS]);

/* All tokens in the slots of twelve counselors, as a heap. */
justinian_tokens justinian_gather(const uint16_t values[JUSTINIAN_COUNSELORS]);

/* What a seat gained in a scoring that is done: by influence, and by its cards. */
unsigned justinian_influence_points(const struct nika_setup *setup, const struct justinian_scoring *scoring,
                                    unsigned seat);
unsigned justinian_card_points(const struct nika_setup *setup, const struct justinian_scoring *scoring, unsigned phase,
                               unsigned seat);

/* Words of the records: "red", "+2" … */
extern const char *const justinian_color_names[JUSTINIAN_COLORS];
extern const char *const justinian_token_names[JUSTINIAN_KINDS];
extern const char *const justinian_stage_names[JUSTINIAN_OVER + 1];

/* The names of the counselors: the rulebooks name 2, 4, 7 and 10, the others are ours. The same in all languages. */
extern const char *const justinian_counselor_names[JUSTINIAN_COUNSELORS];

#ifdef __cplusplus
}
#endif

#endif
