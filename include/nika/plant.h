/*
 * plant.h: fault injection: deliberate bugs that the simulator (tests/sim) must find, or it would prove nothing. They
 * are built into one program, in which one at a time can be chosen. Everywhere else NIKA_PLANTED is false, and the
 * compiler removes them.
 */
#ifndef NIKA_PLANT_H
#define NIKA_PLANT_H

#include <stdbool.h>

#ifdef NIKA_PLANTS
/* Each fault with its name on command lines. */
#define NIKA_PLANT_LIST(plant)                                                                                         \
    plant(ACKNOWLEDGED_EARLY, "acknowledged-early") /* an act is acknowledged before it is stored */                   \
        plant(DUPLICATE, "duplicate")               /* not idempotent: a repeated simultaneous answer counts as new */ \
        plant(OTHER_ANSWER, "other-answer")         /* not idempotent: a repeated request gets another answer */       \
        plant(NO_ANSWER, "no-answer")               /* a repeated request gets no answer */                            \
        plant(SECRET_IN_VIEW, "secret-in-view")     /* spectators see what one seat hides */                           \
        plant(SECRET_OF_DEAL, "secret-of-deal")     /* the secret of the deal is sent before the end */                \
        plant(QUESTION_LOST, "question-lost")       /* a returning player is not asked the simultaneous question */    \
        plant(CHOICE_IN_TIME, "choice-in-time")     /* timing leak: simultaneous questions wait for choices only */    \
        plant(ANSWERED_SHOWN, "answered-shown")     /* everybody sees who has answered a simultaneous question */      \
        plant(UNDO_REVEALED, "undo-revealed")       /* an act that revealed something is taken back */                 \
        plant(NOBODY_ASKED, "nobody-asked")         /* an act is taken back without asking the others */               \
        plant(TIME_KEPT, "time-kept")               /* clocks are not restored when an act is taken back */            \
        plant(TIME_WHILE_DOWN, "time-while-down")   /* clocks run while no server does */                              \
        plant(NEVER_TAKEN_OVER, "never-taken-over") /* the computer never takes over */                                \
        plant(STALE_OWNER, "stale-owner")           /* a replaced server still writes (no fencing) */                  \
        plant(SESSION_NOT_KEPT, "session-not-kept") /* a session token is issued that does not survive a restart */    \
        plant(RECORD_WRONG, "record-wrong")         /* a record does not prove its deal */                             \
        plant(TABLES_STAY, "tables-stay")           /* finished games stay in memory */                                \
        plant(SAID_EARLY, "said-early")             /* chat is sent before it is stored */                             \
        plant(ANSWERS_COUNTED, "answers-counted")   /* everybody is told how many answered such a question */          \
        plant(REFUSED_WRONGLY, "refused-wrongly")   /* a refusal gives the wrong reason */                             \
        plant(NOT_JUDGED, "not-judged")             /* an act that the rules refuse is logged */                       \
        plant(CIRCLES, "circles")                   /* the server core's timer fires for ever (busy loop) */

enum nika_plant {
    NIKA_PLANT_NONE,
#define NIKA_PLANT_NAME(name, word) NIKA_PLANT_##name,
    NIKA_PLANT_LIST(NIKA_PLANT_NAME)
#undef NIKA_PLANT_NAME
};
extern enum nika_plant nika_planted;
#define NIKA_PLANTED(name) (nika_planted == NIKA_PLANT_##name)
#else
#define NIKA_PLANTED(name) false
#endif

#endif
