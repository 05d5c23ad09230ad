/*
 * fact.h: facts about a move, of which the reason of a hint is made.
 *
 * A fact is a kind and typed arguments, never words: the ai room finds facts from what a seat knows, the text room has
 * a sentence for each kind in each language, and both know the list below. "You" is the seat that is asked.
 *
 * Each kind says what holds exactly. Sales are always the best that certain cards allow: sets are three cards of one
 * good, with merchants as jokers, or three merchants.
 */
#ifndef NIKA_FACT_H
#define NIKA_FACT_H

#include <nika/game.h>

/* The arguments that a kind of fact may have. */
enum {
    NIKA_FACT_SEAT = 1,      /* another seat */
    NIKA_FACT_GOOD = 2,      /* a good of Byzantz, from 0; 6 for merchants */
    NIKA_FACT_COUNSELOR = 4, /* of Justinian, from 0 */
    NIKA_FACT_COLOR = 8,     /* of Justinian's cards, from 0 */
    NIKA_FACT_NUMBER = 16,
    NIKA_FACT_SECOND = 32 /* a second number */
};

/*
 * Byzantz. A bid is counted with all that lies before the seat, and its cost against what passing leaves in the hand.
 * "More to sell" compares the best sales with and without the cards.
 */
#define NIKA_FACTS_BYZANTZ(X)                                                                                          \
    /* Bids: what the bid costs. number: its total. */                                                                 \
    X(BID_THIRD, "bid-third", GOOD | NUMBER | SECOND) /* the third of three; the set pays second */                    \
    X(BID_SET, "bid-set", GOOD | NUMBER | SECOND)     /* fewer than three are left; the set pays second */             \
    X(BID_SALE, "bid-sale", NUMBER | SECOND)          /* second points less to sell */                                 \
    X(BID_PAIR, "bid-pair", GOOD | NUMBER)            /* one or both of two */                                         \
    X(BID_SINGLES, "bid-singles", NUMBER)             /* only goods without a second card */                           \
    X(BID_NO_SET, "bid-no-set", NUMBER)               /* nothing less to sell */                                       \
    /* Bids: the auction and what it brings. */                                                                        \
    X(BID_WINS, "bid-wins", NUMBER)                  /* all others have passed */                                      \
    X(BID_UNBEATABLE, "bid-unbeatable", NUMBER)      /* nobody can have cards for more */                              \
    X(BID_ONE_RIVAL, "bid-one-rival", SEAT | NUMBER) /* only this one can, and up to number */                         \
    X(BUNDLE_SET, "bundle-set", GOOD | NUMBER)       /* completes a set without jokers that pays number */             \
    X(BUNDLE_SALE, "bundle-sale", NUMBER)            /* number points more to sell */                                  \
    X(BUNDLE_MERCHANTS, "bundle-merchants", NUMBER)  /* so many merchants in it */                                     \
    X(BID_PICKS_BEFORE, "bid-picks-before", SEAT)    /* the one who gets a lower bidder card */                        \
    X(BID_PICKS_LATE, "bid-picks-late", NUMBER)      /* so many get lower bidder cards; at least two */                \
    /* Passing in an auction. */                                                                                       \
    X(PASS_CANT, "pass-cant", NUMBER)             /* all goods in hand do not outbid number */                         \
    X(PASS_FREE, "pass-free", 0)                  /* you open, nobody has bid */                                       \
    X(PASS_OPENER, "pass-opener", SEAT)           /* all have passed, this one first */                                \
    X(PASS_YIELDS, "pass-yields", SEAT | NUMBER)  /* the last one left wins with number */                             \
    X(PASS_NO_USE, "pass-no-use", 0)              /* the bundle gives nothing more to sell */                          \
    X(PASS_FORGOES, "pass-forgoes", NUMBER)       /* it would give number points more */                               \
    X(PASS_NEXT, "pass-next", NUMBER)             /* cards of the next bundle */                                       \
    X(PASS_PICKS_FIRST, "pass-picks-first", 0)    /* the next bidder card is the 1 */                                  \
    X(PASS_TAKES_BACK, "pass-takes-back", NUMBER) /* the total of your bid */                                          \
    /* Giving a card of the bundle to the market. */                                                                   \
    X(GIVE_COSTS, "give-costs", NUMBER)        /* number points less to sell */                                        \
    X(GIVE_NO_SET, "give-no-set", 0)           /* nothing less to sell */                                              \
    X(GIVE_JOINS, "give-joins", GOOD | NUMBER) /* cards of its group in the market; at least two */                    \
    X(GIVE_ALONE, "give-alone", GOOD)          /* the only one of its group there */                                   \
    X(PICKS_BEFORE, "picks-before", SEAT)      /* the only one who picks before you */                                 \
    X(PICKS_LATE, "picks-late", NUMBER)        /* so many pick before you; at least two */                             \
    X(PICKS_FIRST, "picks-first", 0)           /* nobody does */                                                       \
    /* Taking a group from the market. */                                                                              \
    X(TAKE_SET, "take-set", GOOD | NUMBER)       /* completes a set without jokers that pays number */                 \
    X(TAKE_SALE, "take-sale", NUMBER)            /* number points more to sell */                                      \
    X(TAKE_DENIES, "take-denies", SEAT | GOOD)   /* with its known cards it would have three */                        \
    X(TAKE_BRINGS, "take-brings", GOOD | NUMBER) /* so many cards */                                                   \
    X(OVER_LIMIT, "over-limit", NUMBER)          /* cards that your hand would have; above seven */                    \
    /* Selling. */                                                                                                     \
    X(SELL_PAYS, "sell-pays", NUMBER)     /* points */                                                                 \
    X(SELL_BETTER, "sell-better", NUMBER) /* points less than the best sales of the hand */                            \
    X(SELL_JOKERS, "sell-jokers", NUMBER) /* merchants among other cards */                                            \
    X(SELL_SAVES, "sell-saves", NUMBER)   /* cards fewer to discard */                                                 \
    X(SELL_LEAVES, "sell-leaves", NUMBER) /* cards in hand afterwards */                                               \
    X(SELL_LAST, "sell-last", 0)          /* the final sales */                                                        \
    /* Discarding, and ending one's final sales. */                                                                    \
    X(DISCARD_COSTS, "discard-costs", NUMBER)          /* points less to sell */                                       \
    X(DISCARD_NO_SET, "discard-no-set", 0)             /* nothing less to sell */                                      \
    X(DISCARD_SINGLE, "discard-single", GOOD)          /* the only one of its good */                                  \
    X(DISCARD_LEAVES, "discard-leaves", GOOD | NUMBER) /* so many others of its good, or merchants */                  \
    X(DISCARD_MORE, "discard-more", NUMBER)            /* cards above seven afterwards */                              \
    X(DISCARD_LAST, "discard-last", 0)                 /* none */                                                      \
    X(DONE_NOTHING, "done-nothing", 0)                 /* no set in hand */                                            \
    X(DONE_LOSES, "done-loses", NUMBER)                /* points still to sell */                                      \
    X(DONE_TIE, "done-tie", NUMBER)                    /* cards in hand, at least one */

/*
 * Justinian. What others have placed face down is not known, so the effect of a token is counted with your own tokens
 * on its counselor alone, and called about so many points. Points are for one card in the current phase, as the row
 * stands.
 */
#define NIKA_FACTS_JUSTINIAN(X)                                                                                        \
    /* A token on a counselor. number: places, second: points. */                                                      \
    X(RAISES_YOURS, "raises-yours", COUNSELOR | NUMBER | SECOND) /* you hold its card */                               \
    X(LOWERS_YOURS, "lowers-yours", COUNSELOR | NUMBER | SECOND)                                                       \
    X(RAISES_OTHER, "raises-other", COUNSELOR | NUMBER) /* you hold no card of it */                                   \
    X(LOWERS_OTHER, "lowers-other", COUNSELOR | NUMBER)                                                                \
    X(NO_FURTHER, "no-further", COUNSELOR)            /* at the end of the row already */                              \
    X(LIFTS_YOURS, "lifts-yours", COUNSELOR | NUMBER) /* a passed one of yours; points */                              \
    X(SINKS_YOURS, "sinks-yours", COUNSELOR | NUMBER)                                                                  \
    X(RIVAL_THERE, "rival-there", SEAT | COUNSELOR | NUMBER) /* so many tokens of this seat lie there */               \
    X(THIRD_TOKEN, "third-token", COUNSELOR)                 /* the last that fits */                                  \
    /* A token on the phase space. number: your influence with it, second: what a scoring takes. */                    \
    X(INFLUENCE, "influence", NUMBER | SECOND)                /* not enough yet */                                     \
    X(INFLUENCE_ENOUGH, "influence-enough", NUMBER | SECOND)  /* enough now */                                         \
    X(INFLUENCE_MORE, "influence-more", NUMBER)               /* it was enough before */                               \
    X(SCORES_UNLESS_CHOOSER, "scores-unless-chooser", NUMBER) /* the token's value */                                  \
    X(SCORES_UNLESS_TRIGGER, "scores-unless-trigger", NUMBER)                                                          \
    X(RIVAL_SPACE, "rival-space", SEAT | NUMBER) /* has most tokens there: so many */                                  \
    X(ONE_MORE, "one-more", 0)                   /* the last one in may place only this there */                       \
    /* Passing. */                                                                                                     \
    X(PASS_LAST, "pass-last", 0)                                                                                       \
    X(PASS_LEAVES_LAST, "pass-leaves-last", SEAT) /* the only one left in */                                           \
    X(PASS_DRAWS, "pass-draws", NUMBER)           /* tokens from the reserve */                                        \
    X(PASS_NO_RESERVE, "pass-no-reserve", 0)                                                                           \
    X(PASS_KEEPS, "pass-keeps", NUMBER) /* tokens in hand before drawing; not if the turn may be the last (J3) */      \
    X(PASS_EMPTY, "pass-empty", 0)      /* no token in hand */                                                         \
    /* The direction in which the court moves: against the other one. */                                               \
    X(DIRECTION_GAIN, "direction-gain", NUMBER) /* points of all your cards together */                                \
    X(DIRECTION_LOSS, "direction-loss", NUMBER)                                                                        \
    X(DIRECTION_SAME, "direction-same", 0)                                                                             \
    X(DIRECTION_HIGHER, "direction-higher", COUNSELOR | NUMBER) /* one of yours, by so many places */                  \
    X(DIRECTION_LOWER, "direction-lower", COUNSELOR | NUMBER)                                                          \
    /* Triggering a scoring, or not. */                                                                                \
    X(BEST_COLOR, "best-color", COLOR | NUMBER)            /* your cards of it pay most: points */                     \
    X(WORST_COLOR, "worst-color", COLOR | NUMBER)          /* and least */                                             \
    X(CHOOSES_SURELY, "chooses-surely", NUMBER)            /* your influence; nobody can have as much */               \
    X(RIVAL_MAY_CHOOSE, "rival-may-choose", SEAT | NUMBER) /* can have up to number, not less than you */              \
    X(TRIGGER_HAS, "trigger-has", NUMBER | SECOND)         /* your influence, and what it takes */                     \
    X(TRIGGER_CANT, "trigger-cant", NUMBER | SECOND)       /* the same */                                              \
    X(NEXT_MAY_TRIGGER, "next-may-trigger", SEAT)          /* asked after you, can have enough */                      \
    X(NOBODY_CAN_TRIGGER, "nobody-can-trigger", 0)         /* of those asked after you */                              \
    X(INFLUENCE_STAYS, "influence-stays", NUMBER)          /* your influence */                                        \
    X(THEN_NEXT_TURN, "then-next-turn", 0)                 /* if nobody triggers */                                    \
    X(THEN_FORCED, "then-forced", 0)                                                                                   \
    X(THEN_OVER, "then-over", 0)                                                                                       \
    /* Choosing a color. */                                                                                            \
    X(COLOR_PAYS, "color-pays", COLOR | NUMBER)     /* your cards of it: points */                                     \
    X(COLOR_OTHERS, "color-others", COLOR | NUMBER) /* as many of the others, on average */                            \
    X(COLOR_BEST, "color-best", 0)                  /* none pays you more */                                           \
    X(COLOR_BETTER, "color-better", COLOR | NUMBER) /* another that pays you more: by number */                        \
    /* Exchanging a card: points in the next phase; second: of those of its color that you do not hold, on average. */ \
    X(EXCHANGES, "exchanges", COUNSELOR | COLOR | NUMBER | SECOND)                                                     \
    X(EXCHANGES_WEAKEST, "exchanges-weakest", 0) /* none of yours pays less */                                         \
    X(KEEPS_WEAKEST, "keeps-weakest", COUNSELOR | COLOR | NUMBER | SECOND)                                             \
    X(KEEPS_AVERAGE, "keeps-average", 0) /* none of yours is below the average */

#define NIKA_FACTS(X) NIKA_FACTS_BYZANTZ(X) NIKA_FACTS_JUSTINIAN(X)

#define NIKA_FACT_NAMED(name, word, arguments) NIKA_FACT_##name,
enum nika_fact_kind { NIKA_FACTS(NIKA_FACT_NAMED) NIKA_FACT_KINDS };
#undef NIKA_FACT_NAMED

/* A fact; arguments that its kind does not have are 0. */
struct nika_fact {
    uint8_t kind;
    uint8_t seat, good, counselor, color;
    int16_t number, second;
};

enum { NIKA_FACTS_MAX = 3 }; /* of one move */

/* The stable word of a kind, and which arguments it has. */
const char *nika_fact_word(unsigned kind);
unsigned nika_fact_arguments(unsigned kind);

#endif
