/*
 * plant.h: mistakes on purpose. The simulator (tests/sim) must find each of them, or it would prove nothing; so there is a
 * program into which they are built, and in which one at a time can be chosen. Everywhere else NIKA_PLANTED is false, and
 * nothing of them is left.
 */
#ifndef NIKA_PLANT_H
#define NIKA_PLANT_H

#include <stdbool.h>

#ifdef NIKA_PLANTS
/* Each with its name on command lines. */
#define NIKA_PLANT_LIST(plant)                                                                                         \
    plant(ACKNOWLEDGED_EARLY, "acknowledged-early") /* an act is answered before it is kept */                         \
        plant(DUPLICATE, "duplicate")               /* the same answer to a question to all again is another one */    \
        plant(OTHER_ANSWER, "other-answer")         /* the same request again has another answer */                    \
        plant(NO_ANSWER, "no-answer")               /* the same request again has none */                              \
        plant(SECRET_IN_VIEW, "secret-in-view")     /* watchers see what one seat hides */                             \
        plant(SECRET_OF_DEAL, "secret-of-deal")     /* what a deal came from is told before the end */                 \
        plant(QUESTION_LOST, "question-lost")       /* who comes back is not asked what all are asked */               \
        plant(CHOICE_IN_TIME, "choice-in-time")     /* a question to all waits for those who have a choice */          \
        plant(ANSWERED_SHOWN, "answered-shown")     /* everybody sees who has answered a question to all */            \
        plant(UNDO_REVEALED, "undo-revealed")       /* what has come to light is taken back */                         \
        plant(NOBODY_ASKED, "nobody-asked")         /* what others were to be asked about is taken back at once */     \
        plant(TIME_KEPT, "time-kept")               /* what is taken back has cost everybody time */                   \
        plant(TIME_WHILE_DOWN, "time-while-down")   /* clocks run while no server does */                              \
        plant(NEVER_TAKEN_OVER, "never-taken-over") /* the computer plays for nobody */                                \
        plant(STALE_OWNER, "stale-owner")           /* a server that was replaced still writes */                      \
        plant(SESSION_NOT_KEPT, "session-not-kept") /* a token is given out that does not outlive the server */        \
        plant(RECORD_WRONG, "record-wrong")         /* a record does not prove its deal */                             \
        plant(TABLES_STAY, "tables-stay")           /* finished games stay in memory */                                \
        plant(SAID_EARLY, "said-early")             /* what is said is told before it is kept */                       \
        plant(ANSWERS_COUNTED, "answers-counted")   /* everybody is told how many have answered a question to all */   \
        plant(REFUSED_WRONGLY, "refused-wrongly")   /* the reason of a refusal is another */                           \
        plant(NOT_JUDGED, "not-judged")             /* what the rules refuse is written down */                        \
        plant(CIRCLES, "circles")                   /* the heart wants to be told the time for ever */

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
