/*
 * justinian_strategy.h: what the files of Justinian's strategy share: its weights, a seat's evaluation, and its memory. Private to
 * this directory.
 */
#ifndef JUSTINIAN_WIT_H
#define JUSTINIAN_WIT_H

#include <nika/justinian.h>

#include "../ai_internal.h"

extern const struct nika_strategy nika_justinian_strategy;

/* justinian_tuned.c, justinian_reason.c. */
extern const struct nika_tuning nika_justinian_tuned;
extern const struct nika_settings nika_justinian_levels[NIKA_LEVELS];
extern const struct nika_calibration nika_justinian_net_calibration[][JUSTINIAN_PHASES];
extern const struct nika_calibration nika_justinian_calibration[][JUSTINIAN_PHASES];
nika_reasoning justinian_reasons;
nika_speaking justinian_speaks_for;

/* The weights of the heuristic, in hundredths: of a point unless stated otherwise. */
enum justinian_number {
    /* What a counselor's move is worth. */
    NUMBER_FOREIGN,    /* how far the cards of others count, beside one's own */
    NUMBER_LATER,      /* how far later scorings count */
    NUMBER_CALM,       /* the share of a move's worth that is left if no scoring is near */
    NUMBER_BEST_COLOR, /* how surely a chooser takes the color that is best now */
    NUMBER_TILT,       /* how much more likely others hold a counselor for each step they pushed it */

    /* The race on the phase space. */
    NUMBER_CHANCE,       /* to choose the color, when level with the strongest rival */
    NUMBER_CHANCE_SLOPE, /* and for each influence more than that */
    NUMBER_RIVAL,        /* the influence of a face-down token of others */
    NUMBER_CHOICE,       /* how far the choice of the color counts */
    NUMBER_INFLUENCE,    /* what a point of influence is worth where it is scored */
    NUMBER_READY_1,      /* for reaching the threshold, in each phase */
    NUMBER_READY_2,
    NUMBER_READY_3,

    /* Placing and passing. */
    NUMBER_TOKEN,  /* what a token costs, whatever its value */
    NUMBER_STEP_1, /* and for each step of its value, in each phase */
    NUMBER_STEP_2,
    NUMBER_STEP_3,
    NUMBER_PASS_1, /* what passing is worth, in each phase */
    NUMBER_PASS_2,
    NUMBER_PASS_3,
    NUMBER_PASS_LAST,  /* and more, if all others have passed */
    NUMBER_PASS_AFTER, /* and more, for each that has passed */
    NUMBER_JITTER,     /* how far play goes by chance */
    NUMBER_DEAD_LEAD,  /* where passing may end the game (a dead turn, J3): how far a lead speaks for it */
    NUMBER_DEAD_HANDS, /* and each token that others would keep in hand, more than the seat itself */

    /* Triggering: the gain from which on it is done, in each phase. */
    NUMBER_TRIGGER_1,
    NUMBER_TRIGGER_2,
    NUMBER_TRIGGER_3,
    NUMBER_TRIGGER_SUPPLY, /* and more, for each token that the seat has more than others */
    NUMBER_TRIGGER_LEAD,   /* how far a lead counts in the last phase */

    /* Colors and exchanges. */
    NUMBER_KEEP_COLOR, /* how far a color that would be good later is spared */
    NUMBER_EXCHANGE,   /* the gain from which on a card is exchanged */

    /* How others' moves are explained. */
    NUMBER_EXPLAIN_SEEN,  /* by the cards that they pushed, in turns that are over */
    NUMBER_EXPLAIN_LAID,  /* by those that they push now */
    NUMBER_EXPLAIN_PHASE, /* large tokens on the phase space */

    /* What a position is worth. */
    NUMBER_VALUE_CHOICE,  /* how surely more influence chooses the color */
    NUMBER_VALUE_TASTE,   /* on which scale choosers tell colors apart */
    NUMBER_VALUE_CARDS_1, /* how far cards count as the court stands, with each phase as the next to be scored */
    NUMBER_VALUE_CARDS_2,
    NUMBER_VALUE_CARDS_3,
    NUMBER_VALUE_RACE_1, /* each influence on the phase space */
    NUMBER_VALUE_RACE_2,
    NUMBER_VALUE_RACE_3,
    NUMBER_VALUE_LEFT_1, /* each influence that is not placed yet */
    NUMBER_VALUE_LEFT_2,
    NUMBER_VALUE_LEFT_3,
    NUMBER_VALUE_LATE, /* by how much less that counts with each turn once the reserves are empty */
    NUMBER_SCALE_1,    /* how far off all this may be */
    NUMBER_SCALE_2,
    NUMBER_SCALE_3,

    NUMBERS
};

static inline float number_of(const struct nika_tuning *tuning, unsigned number)
{
    return (float)tuning->numbers[number] * 0.01F;
}

/* By how many steps each seat has pushed each counselor. */
struct justinian_pushes {
    int8_t sum[JUSTINIAN_SEATS][JUSTINIAN_COUNSELORS];
};

/*
 * A seat's memory: the pushes in all moves of the court that are not forgotten; and those in each of the last moves,
 * plus 8, in four bits each, so that they can be forgotten. A game rarely has more turns. And how the others play.
 */
enum { TURNS_KEPT = 18, PUSHES = JUSTINIAN_SEATS * JUSTINIAN_COUNSELORS };
struct justinian_memory {
    struct justinian_pushes pushes;
    int16_t told[JUSTINIAN_SEATS]; /* how far their placing speaks for seats playing as the heuristic */
    uint8_t next;  /* the number of the next move of the court that is to be taken down, counted from 0 */
    uint8_t first; /* the first that is not forgotten */
    uint8_t kept[TURNS_KEPT][PUSHES / 2];
};
_Static_assert(sizeof(struct justinian_memory) <= NIKA_MEMORY_BYTES, "a memory has room for it");

static inline const struct justinian_memory *justinian_memory(const struct nika_memory *memory)
{
    return (const struct justinian_memory *)(const void *)memory->bytes;
}

void justinian_observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *bytes);
void justinian_notice(const struct nika_setup *setup, const struct nika_view *view, unsigned mover,
                      struct nika_move move, struct nika_memory *bytes);
int justinian_alike(const struct nika_memory *bytes, const struct nika_belief *belief, unsigned seat);
void justinian_remembered(const struct nika_setup *setup, const struct nika_memory *bytes, unsigned viewer,
                          uint8_t *at);
void justinian_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *bytes, unsigned span);
float justinian_explain(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                        const struct nika_memory *bytes, const struct nika_world *imagined);

/* justinian_worlds.c. */
void justinian_net_sample(const struct nika_setup *setup, const struct nika_tuning *tuning,
                          const struct nika_view *view, const struct nika_memory *memory,
                          const struct nika_holds *holds, struct nika_belief *belief, struct nika_rng *rng,
                          struct nika_world *bytes);

/* A seat's evaluation of its position, from what is open and its own drawer. */
struct justinian_outlook {
    const struct nika_setup *setup;
    const struct nika_tuning *tuning;
    const struct justinian_open *open;
    const struct justinian_own *own;
    unsigned seat;
    unsigned phase;                      /* the next to be scored */
    unsigned colors;                     /* mask of those not scored */
    uint8_t place[JUSTINIAN_COUNSELORS]; /* of each counselor */
    float stake[JUSTINIAN_COUNSELORS];   /* the seat's in each counselor, less the others' */
    float gain[JUSTINIAN_COLORS];        /* by which the seat leads the others if a color is scored now */
    float best, mean;                    /* of the gains */
    float mine, rival; /* influence on the phase space; of the strongest other, as far as can be told */
    float others;      /* of the others, on average */
    float chance;      /* to choose the color */
    float near;        /* how near a scoring is, 0 to 1 */
};

/* `pushes` may be NULL: then the others are taken to hold any card equally. */
void justinian_survey(struct justinian_outlook *outlook, const struct nika_setup *setup,
                      const struct nika_tuning *tuning, const struct justinian_open *open,
                      const struct justinian_own *own, unsigned seat, const struct justinian_pushes *pushes);

/*
 * The value to the seat of placing a token of value 1, 2 or 3 on each place, less its price: plus where it wants a
 * counselor to rise, else minus; on the phase space whichever it can spare.
 */
enum { VALUES = JUSTINIAN_KINDS / 2 };
#define JUSTINIAN_NEVER (-1e9F) /* the worth of what can't be placed */
struct justinian_prices {
    float worth[JUSTINIAN_PLACES][VALUES];
    uint8_t kind[JUSTINIAN_PLACES][VALUES];
    float pass;
};
void justinian_price(const struct justinian_outlook *outlook, struct justinian_prices *prices);

/* The other questions to a seat: the value of each answer, as far as it matters. */
float justinian_judge_row(const struct justinian_outlook *outlook, uint64_t row);
float justinian_judge_trigger(const struct justinian_outlook *outlook); /* above 0: do it */
float justinian_judge_color(const struct justinian_outlook *outlook, unsigned color);
float justinian_judge_exchange(const struct justinian_outlook *outlook, unsigned color, unsigned counselor);

void justinian_play_policy(const struct nika_setup *setup, const struct nika_tuning *tuning, struct nika_world *bytes,
                           struct nika_rng *rng);

float justinian_worth(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_world *bytes,
                      float points[NIKA_SEATS_MAX]);

#endif
