/*
 * facts_byzantz.h: the facts about moves of Byzantz (fact.h), each with what holds exactly.
 *
 * Sales are always the best that certain cards allow: sets are three cards of one good, with merchants as jokers, or
 * three merchants. A bid is counted with all that lies before the seat, and its cost against what passing leaves in the
 * hand. "More to sell" compares the best sales with and without the cards.
 */
#ifndef NIKA_FACTS_BYZANTZ_H
#define NIKA_FACTS_BYZANTZ_H

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

#endif
