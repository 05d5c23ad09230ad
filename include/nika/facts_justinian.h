/*
 * facts_justinian.h: the facts about moves of Justinian (fact.h), each with what holds exactly.
 *
 * What others have placed face down is not known, so the effect of a token is counted with your own tokens
 * on its counselor alone, and called about so many points. Points are for one card in the current phase, as the row
 * stands.
 */
#ifndef NIKA_FACTS_JUSTINIAN_H
#define NIKA_FACTS_JUSTINIAN_H

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

#endif
