/*
 * batch.h: thousands of games in lockstep, for training: a vector environment.
 *
 * A batch has lanes; each lane plays one game after the other. After nika_batch_reset and after every nika_batch_step,
 * the caller's buffers hold, for each lane, one decision: the seat that is asked, its observation and its legal
 * actions. nika_batch_step takes one action id for each lane, and goes on to the next decisions; computer players,
 * where the options have them, move in between. A game that ends is followed by the next of its lane at once: `done`
 * says so, `rewards` and `scores` are those of the game that has ended, everything else belongs to the new one.
 *
 * Game number n of a batch, which is number n / lanes of lane n % lanes, depends on the options, the seed, n and the
 * actions in that game only: not on the number of threads, nor on other lanes.
 */
#ifndef NIKA_BATCH_H
#define NIKA_BATCH_H

#include <nika/ai.h>
#include <nika/encoding.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nika_batch;

/* The rewards of a finished game, each for every seat, as docs/match.md defines them. */
enum nika_reward {
    NIKA_REWARD_WIN,    /* 1 for the winner, 1/k if k share the first rank */
    NIKA_REWARD_MARGIN, /* own score less the mean of the others' */
    NIKA_REWARD_RANK,   /* 1 is best; seats that tie get the mean of the places that they take together */
    NIKA_REWARDS
};

struct nika_batch_options {
    struct nika_setup setup; /* of every game; the start seat is drawn for each, unless `fixed_start` */
    bool fixed_start;
    uint32_t lanes;
    uint32_t threads; /* that share the work, the caller's included; at least 1 */
    uint64_t seed;
    /*
     * Who sits where in game 0: a name as nika_lab_agent knows it ("expert", "anchor:expert-1"), or NULL for a seat that
     * the caller plays. At least one is the caller's.
     */
    const char *agents[NIKA_SEATS_MAX];
    bool rotate;         /* they move one seat on with each game of a lane */
    uint32_t iterations; /* of computer players and the teacher; 0: their own */
    /*
     * Byzantz allows every seat to sell at any time. False: a seat can sell whenever it is asked, and then only. True:
     * before each decision, every other seat that could sell is asked first, lowest first, once; its legal actions are
     * its sales and `done`, which means that it does not sell now.
     */
    bool sales_any_time;
    uint32_t history; /* acts that each history shows, the latest; 0: no histories */
    /* Who gives `advice`, named as agents are; NULL: nobody. `iterations` is for the teacher, too. It advises seats whose
     * turn it is, so it does not go with `sales_any_time`. */
    const char *teacher;
};

/* The caller's buffers, each an array with one row for each lane. All but `masks` and `seats` may be NULL: not
 * wanted. They belong to the batch until it is freed, and change in reset and step only. */
struct nika_batch_buffers {
    uint8_t *observations; /* nika_layout_size(…, NIKA_OBSERVATION) bytes a row */
    uint8_t *masks;        /* nika_actions bytes a row */
    uint8_t *seats;        /* the seat that is asked */
    uint8_t *done;         /* 1 if the last action ended the lane's game */
    float *rewards;        /* NIKA_REWARDS rows of `players` each; 0 unless done */
    int16_t *scores;       /* `players` a row; of the game that ended, else 0 */
    uint8_t *privileged;   /* nika_layout_size(…, NIKA_PRIVILEGED) bytes a row */
    uint8_t *histories;    /* `history` acts of NIKA_ACT_BYTES a row, the latest first; 0 beyond the first act */
    uint64_t *numbers;     /* the number of the lane's game */
    uint32_t *plies;       /* moves made in it so far */
    /* What the game's heuristic considers (docs/nets.md), nika_batch_options_most moves a row: their action ids, then
     * NIKA_NO_ACTION; each as nets read it, 8 bytes; and what it thinks of each, in hundredths of a point below the best.
     * Only if nobody is asked out of turn. And what nets see beside the observation: nika_batch_remembered bytes a row. */
    uint16_t *option_ids;
    uint8_t *options;
    int16_t *priors;
    uint8_t *remembered;
    /* For learning by imitation: the action that the teacher would take in place of the seat that is asked, from what
     * that seat knows and has been shown since the game began. */
    uint16_t *advice;
};

unsigned nika_batch_options_most(const struct nika_game *game);
unsigned nika_batch_remembered(const struct nika_game *game, unsigned players);

/*
 * Makes a batch. NULL if the options can't be (then `problem`, if not NULL, gets one line about what is wrong, cut off at
 * `room` bytes) or there is no memory. nika_batch_reset must come first.
 */
struct nika_batch *nika_batch_new(const struct nika_batch_options *options, const struct nika_batch_buffers *buffers,
                                  char *problem, size_t room);
void nika_batch_free(struct nika_batch *batch);

/* Begins all lanes anew, from game 0 on with this seed. */
void nika_batch_reset(struct nika_batch *batch, uint64_t seed);

/*
 * Makes one move in every lane. False if an action is not legal: then nothing has changed in any lane, and *wrong (if not
 * NULL) is the first such lane.
 */
bool nika_batch_step(struct nika_batch *batch, const uint16_t *actions, uint32_t *wrong);

/* Chooses a legal action for every lane, each equally likely: for random players and for measuring. Same batch, same
 * steps so far: same choice, whatever the threads. */
void nika_batch_random(struct nika_batch *batch, uint16_t *actions);

#ifdef __cplusplus
}
#endif

#endif
