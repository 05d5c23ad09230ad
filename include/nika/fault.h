/*
 * fault.h: fault injection: deliberate bugs that the simulator (tests/sim) must find, or it would prove nothing. They
 * are built into one program, in which one at a time can be chosen. Everywhere else NIKA_FAULT_IS is false, and the
 * compiler removes them.
 */
#ifndef NIKA_FAULT_H
#define NIKA_FAULT_H

#include <stdbool.h>

#ifdef NIKA_FAULTS
/* Each fault with its name on command lines. */
#define NIKA_FAULT_LIST(fault)                                                                                         \
    fault(ACKNOWLEDGED_EARLY, "acknowledged-early") /* an act is acknowledged before it is stored */                   \
        fault(DUPLICATE, "duplicate")               /* not idempotent: a repeated simultaneous answer counts as new */ \
        fault(OTHER_ANSWER, "other-answer")         /* not idempotent: a repeated request gets another answer */       \
        fault(NO_ANSWER, "no-answer")               /* a repeated request gets no answer */                            \
        fault(SECRET_IN_VIEW, "secret-in-view")     /* spectators see what one seat hides */                           \
        fault(SECRET_OF_DEAL, "secret-of-deal")     /* the secret of the deal is sent before the end */                \
        fault(QUESTION_LOST, "question-lost")       /* a returning player is not asked the simultaneous question */    \
        fault(CHOICE_IN_TIME, "choice-in-time")     /* timing leak: simultaneous questions wait for choices only */    \
        fault(ANSWERED_SHOWN, "answered-shown")     /* everybody sees who has answered a simultaneous question */      \
        fault(UNDO_REVEALED, "undo-revealed")       /* an act that revealed something is taken back */                 \
        fault(NOBODY_ASKED, "nobody-asked")         /* an act is taken back without asking the others */               \
        fault(TIME_KEPT, "time-kept")               /* clocks are not restored when an act is taken back */            \
        fault(TIME_WHILE_DOWN, "time-while-down")   /* clocks run while no server does */                              \
        fault(NEVER_TAKEN_OVER, "never-taken-over") /* the computer never takes over */                                \
        fault(STALE_OWNER, "stale-owner")           /* a replaced server still writes (no fencing) */                  \
        fault(SESSION_NOT_KEPT, "session-not-kept") /* a session token is issued that does not survive a restart */    \
        fault(SESSION_COMES_BACK, "session-comes-back") /* a session that was ended works again after a restart */     \
        fault(PASSWORD_NOT_KEPT, "password-not-kept")   /* a new password is acknowledged and does not survive one */  \
        fault(RECORD_WRONG, "record-wrong")             /* a record does not prove its deal */                         \
        fault(TABLES_STAY, "tables-stay")               /* finished games stay in memory */                            \
        fault(SAID_EARLY, "said-early")                 /* chat is sent before it is stored */                         \
        fault(ANSWERS_COUNTED, "answers-counted")       /* everybody is told how many answered such a question */      \
        fault(REFUSED_WRONGLY, "refused-wrongly")       /* a refusal gives the wrong reason */                         \
        fault(NOT_JUDGED, "not-judged")                 /* an act that the rules refuse is logged */                   \
        fault(NOT_ARCHIVED, "not-archived")             /* old games are removed without being archived */             \
        fault(SLEEP_FORGETS, "sleep-forgets")     /* a sleeping table loses answers to a simultaneous question */      \
        fault(DEALT_EARLY, "dealt-early")         /* the cards are dealt before all contributions are revealed */      \
        fault(STAND_IN_CHOSEN, "stand-in-chosen") /* another value than the fixed one stands in for a contribution */  \
        fault(PLEDGES_OPEN, "pledges-open")       /* persons still sit down while contributions are revealed */        \
        fault(REVEAL_SHOWN, "reveal-shown")       /* everybody sees the contributions that are revealed first */       \
        fault(SESSIONS_STAY, "sessions-stay")     /* strangers' unused sessions never make room */                     \
        fault(ACTS_UNCOUNTED, "acts-uncounted")   /* what is written besides moves has no rate */                      \
        fault(LOG_WITHOUT_END, "log-without-end") /* the log of an open table grows and grows */                       \
        fault(LEASE_BY_OWN_CLOCK, "lease-by-own-clock") /* a node takes the lease when its own clock says so */        \
        fault(TWO_SHOW, "two-show")                   /* a replaced leader goes on showing acts it could not store */  \
        fault(HAND_OVER_LOSES, "hand-over-loses")     /* requests under way are forgotten when another node leads */   \
        fault(REVOKED_CARRIED, "revoked-carried")     /* a connection goes on at another node without its session */   \
        fault(SENT_TWICE, "sent-twice")               /* what cannot be repeated is sent again to another leader */    \
        fault(FENCE_UNLOCKED, "fence-unlocked")       /* the epoch is read before a unit is kept, and not locked */    \
        fault(OLD_SESSION_LANDS, "old-session-lands") /* a new session does not wait for its older one */              \
        fault(STALE_WELCOME, "stale-welcome")         /* a node goes on following a leader of an older epoch */        \
        fault(UNSURE_SERVES, "unsure-serves")         /* a leader honours sessions although another may lead */        \
        fault(TOLD_BEFORE_GIVEN, "told-before-given") /* followers are told of the next leader too early */            \
        fault(HELD_UP_UNTOLD, "held-up-untold")       /* nobody is told that nothing can be stored */                  \
        fault(HELD_UP_TAKEN_BACK, "held-up-taken-back") /* it is told, and then shown as if the game went on */        \
        fault(CIRCLES, "circles")                       /* the server core's timer fires for ever (busy loop) */

enum nika_fault {
    NIKA_FAULT_NONE,
#define NIKA_FAULT_NAME(name, word) NIKA_FAULT_##name,
    NIKA_FAULT_LIST(NIKA_FAULT_NAME)
#undef NIKA_FAULT_NAME
};
extern enum nika_fault nika_fault_injected;
#define NIKA_FAULT_IS(name) (nika_fault_injected == NIKA_FAULT_##name)
#else
#define NIKA_FAULT_IS(name) false
#endif

#endif
