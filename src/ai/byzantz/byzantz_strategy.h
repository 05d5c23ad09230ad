/*
 * byzantz_strategy.h: the interfaces inside Byzantz's strategy: values of hands, and the policy. All values are in hundredths of a
 * point.
 */
#ifndef NIKA_AI_BYZANTZ_STRATEGY_H
#define NIKA_AI_BYZANTZ_STRATEGY_H

#include <nika/byzantz.h>

#include "../ai_internal.h"

extern const struct nika_strategy nika_byzantz_strategy;

/* byzantz_tuned.c, byzantz_reason.c. */
extern const struct nika_tuning nika_byzantz_tuned;
extern const struct nika_settings nika_byzantz_levels[NIKA_LEVELS];
nika_reasoning byzantz_reasons;
nika_speaking byzantz_speaks_for;

/* The drawers of an imagined world. */
static inline struct byzantz_world *byzantz_world_of(struct nika_world *world)
{
    return (struct byzantz_world *)(void *)world->bytes;
}
static inline const struct byzantz_world *byzantz_const_world_of(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

/* The tuned weights; indices into the numbers of nika_tuning. */
enum {
    /*
     * Restraint: what winning an auction costs besides the cards: a later pick in the market, and no further auction in
     * the round, where the bundle might come cheaper. It depends on who gets the bundle if one passes, since the next
     * auction is opened by the seat to the winner's left, and the opener gets the bundle for nothing if all pass. So
     * for 3, 4, 5 and 6 players and each auction with bidding, there is a weight for each distance from that winner: 0
     * for that seat itself, 1 for who would open next, and so on.
     */
    TUNED_RESTRAINT_3,
    TUNED_RESTRAINT_4 = TUNED_RESTRAINT_3 + 3 + 2,
    TUNED_RESTRAINT_5 = TUNED_RESTRAINT_4 + 4 + 3 + 2,
    TUNED_RESTRAINT_6 = TUNED_RESTRAINT_5 + 5 + 4 + 3 + 2,
    TUNED_LAST =
        TUNED_RESTRAINT_6 + 6 + 5 + 4 + 3 + 2, /* how much of the restraint is left in the last round, in hundredths */
    TUNED_CROWD,                               /* what each card costs that a hand has above seven, sets not counted */
    TUNED_STEP,                                /* what each unit of a bid above the least costs, besides the cards */
    TUNED_FEED,   /* how much of what a card is worth to the others counts against giving it */
    TUNED_DENY,   /* how much of what a group is worth to a later picker counts for taking it */
    TUNED_BELIEF, /* strength of evidence about hidden cards: log weight in ten-thousandths for each hundredth of a
                   * point of regret */
    TUNED_SCALE,  /* uncertainty of a lead, and more for each round left */
    TUNED_SCALE_MORE,
    TUNED_HORIZON, /* length of a playout in rounds, this one included */
    TUNED_BYZANTZ_COUNT
};
_Static_assert((int)TUNED_BYZANTZ_COUNT <= (int)NIKA_TUNING_MAX, "all tuned numbers have room");

/* The model of a hand's value: for each number of rounds left, what its parts pay in the end. Fitted. */
enum { WORTH_ROUNDS = 5, WORTH_MERCHANTS = 3 };
struct byzantz_worth {
    int16_t set[5];                          /* a set of three goods, by its highest card */
    int16_t rest[WORTH_MERCHANTS][9];        /* beside so many merchants, of a good that makes no set: 1 to 4, a single
                                              * card of that value; 5 to 8, a pair of which the higher is 1 to 4 */
    int16_t merchants[BYZANTZ_HAND_MAX + 1]; /* the merchants themselves; beyond the last, as the last */
    int16_t money;                           /* each unit of value, as a means of payment */
};

extern const struct byzantz_worth nika_byzantz_worths[WORTH_ROUNDS + 1];

/* What hands pay, by the number of rounds left: the tables of a tuning. */
static inline const struct byzantz_worth *byzantz_worths(const struct nika_tuning *tuning)
{
    return tuning->tables;
}

/* A hand's features. Also what the fit counts. */
struct parts {
    uint8_t merchants;
    uint8_t set[5], rest[9]; /* as in a worth */
    uint8_t money;
};
void byzantz_take_apart(byzantz_cards hand, struct parts *parts);

/* What the cards of one good in a hand are worth, beside so many merchants. `cards` are the good's ten bits. */
int byzantz_good_worth(const struct byzantz_worth *worth, unsigned merchants, unsigned cards);

/*
 * The expected final payment of a hand with `rounds` rounds still to be played. With none left it is what it pays at
 * once, and a little for each card, which breaks ties.
 */
int byzantz_hand_worth(const struct nika_tuning *tuning, byzantz_cards hand, unsigned rounds);

/* How many rounds are still to be played after this one. */
static inline unsigned byzantz_rounds_after(const struct nika_setup *setup, const struct byzantz_open *open)
{
    const unsigned rounds = byzantz_rounds(setup->players);
    return open->round + 1u < rounds ? rounds - open->round - 1 : 0;
}

/* A seat's evaluation of an auction, from its own hand. */
struct appraisal {
    int gain;            /* of the best bid over passing; below every bid if it can't bid */
    byzantz_cards cards; /* to add, for the best bid */
};
enum { CANNOT_BID = -100000, TOTALS_MAX = 32 };

/* For each value that a seat can add to its bid, from the least that it must to so much more: the cheapest payment. */
unsigned byzantz_list_bids(const struct nika_setup *setup, const struct nika_tuning *tuning,
                           const struct byzantz_open *open, byzantz_cards hand, unsigned seat, unsigned above,
                           struct appraisal *bids);

/* The best of them. */
struct appraisal byzantz_appraise(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                  const struct byzantz_open *open, byzantz_cards hand, unsigned seat);

/* What a seat gains over passing if it adds these cards to its bid (none: if it has bid) and wins with it. */
int byzantz_appraise_bid(const struct nika_setup *setup, const struct nika_tuning *tuning,
                         const struct byzantz_open *open, byzantz_cards hand, unsigned seat, byzantz_cards cards);

/* The move of the policy for the seat that has the turn. */
struct nika_move byzantz_policy(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                const struct byzantz_open *open, byzantz_cards hand);

/*
 * Inference of hidden cards: byzantz_belief.c.
 */
enum { BYZANTZ_ROUNDS_MAX = 8 };

/* byzantz_tuned.c: by number of players and round. */
extern const struct nika_calibration nika_byzantz_net_calibration[][BYZANTZ_ROUNDS_MAX];
extern const struct nika_calibration nika_byzantz_calibration[][BYZANTZ_ROUNDS_MAX];

/* An observed act, and what of the situation the choice depended on. */
struct observed_move {
    byzantz_cards table;                 /* the bundle; the market, if it took a group */
    byzantz_cards laid;                  /* its bid */
    byzantz_cards moved;                 /* as in the move */
    byzantz_cards known[NIKA_SEATS_MAX]; /* of its own hand also what it has shown since */
    uint8_t bid_total[NIKA_SEATS_MAX], bidder_card[NIKA_SEATS_MAX];
    uint8_t seat, verb, phase, round, auction, opener, high, picked;
    uint8_t unused[4];
};
_Static_assert(sizeof(struct observed_move) == 96,
               "memories are compared by their bytes: an act has none that nobody sets");

/*
 * The memory. For each round, the cards publicly known in each hand when the seat was first asked in it: only players
 * who forget need it, since the view shows all that was ever seen. And the acts of others who still hide something,
 * oldest first; on overflow the oldest are lost. Of the acts of those who hide nothing any more only remains what they
 * tell about how the seat plays.
 */
enum { OBSERVED_MAX = 80 };
struct notes {
    byzantz_cards known[BYZANTZ_ROUNDS_MAX][NIKA_SEATS_MAX];
    struct observed_move observed[OBSERVED_MAX];
    int16_t told[NIKA_SEATS_MAX]; /* how much the acts say, of which all cards are known, for a seat playing as the
                                   * heuristic: log odds in hundredths */
    uint8_t asked;                /* bit r: in round r the seat was asked */
    uint8_t count;
};
_Static_assert(sizeof(struct notes) <= sizeof(struct nika_memory), "the notes fit the memory");

/* The strategy's functions for it; as in ai_internal.h. */
void byzantz_observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *memory);
void byzantz_notice(const struct nika_setup *setup, const struct nika_view *view, unsigned mover, struct nika_move move,
                    struct nika_memory *memory);
void byzantz_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory, unsigned span);
void byzantz_sample(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                    const struct nika_memory *memory, struct nika_belief *bytes, struct nika_rng *rng,
                    struct nika_world *world);
int byzantz_alike(const struct nika_memory *memory, const struct nika_belief *bytes, unsigned seat);

/* What a hand is worth that may have more than seven cards. */
int byzantz_crowded_worth(const struct nika_tuning *tuning, byzantz_cards hand, unsigned rounds);

/* What a seat thinks of giving a card of the bundle, of taking a group, and of a sale or discard at the limit. */
int byzantz_judge_give(const struct nika_setup *setup, const struct nika_tuning *tuning,
                       const struct byzantz_open *open, byzantz_cards hand, byzantz_cards card);
int byzantz_judge_take(const struct nika_setup *setup, const struct nika_tuning *tuning,
                       const struct byzantz_open *open, byzantz_cards hand, unsigned group);
int byzantz_judge_relief(const struct nika_setup *setup, const struct nika_tuning *tuning,
                         const struct byzantz_open *open, byzantz_cards hand, struct nika_move move);

#endif
