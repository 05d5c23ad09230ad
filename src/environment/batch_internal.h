/*
 * batch_internal.h: the contents of a batch: for batch.c, batch_new.c, batch_computers.c and batch_threads.c.
 */
#ifndef NIKA_BATCH_INTERNAL_H
#define NIKA_BATCH_INTERNAL_H

#include <nika/encoding_glance.h>
#include <nika/play.h>

#include "environment_internal.h"

enum { BATCH_LINE = 64 }; /* bytes that processors fetch together; no two threads write to the same */

/* One game after the other. */
struct lane {
    _Alignas(BATCH_LINE) uint64_t number; /* of its game */
    uint64_t key;                         /* made from seed and number: random numbers of this game follow from it */
    uint32_t ply;
    uint32_t decisions; /* of the caller, in this game */
    uint16_t choices;   /* legal actions of the decision that is asked now */
    uint8_t seat;       /* who is asked */
    uint8_t start;      /* of the game */
    uint8_t rotation;   /* by how many seats the agents have moved on */
    uint8_t computers;  /* mask of their seats, now */
    uint8_t offered;    /* mask of the seats that were asked, before the decision to come, whether they sell */
    bool selling;       /* that is what is asked now */
    bool spoken;        /* computer players that act out of turn have been asked in this position */
    bool ended;         /* the last action ended a game */
    struct nika_world world;
};

/* What each thread has of its own. */
struct worker {
    struct nika_workspace workspace;
    struct nika_memory blank; /* all zero: for players that remember nothing */
};

struct threads;

struct nika_batch {
    struct nika_batch_options options;
    struct nika_batch_buffers buffers;
    struct nika_setup setups[NIKA_SEATS_MAX]; /* one for each start seat, so that a lane need not have one */
    struct nika_observer observers[NIKA_SEATS_MAX];
    unsigned actions, observation_size, privileged_size, remembered_size, options_most;
    unsigned wait; /* the action that means not to act out of turn; NIKA_NO_ACTION if the game has none */

    struct nika_agent teacher;                /* if there is `advice` */
    struct nika_agent agents[NIKA_SEATS_MAX]; /* by place: their seats in the first game of a lane */
    unsigned places;                          /* mask of the places that have one */
    unsigned outspoken;                       /* of those, the ones that act out of turn */
    unsigned remembering;                     /* and the ones that remember; the caller's, if the teacher does */
    struct nika_memory *memory;               /* for each lane and each remembering place, in order */

    struct lane *lanes;
    struct nika_standing *standing; /* for each lane; NULL if the game keeps none, or without observations */
    struct nika_memory *traces; /* for each lane, what play has shown to everybody; NULL unless nets are to see it */
    struct nika_made *acts;     /* for each lane, the last moves, in a ring; NULL without histories */
    struct worker **workers;
    struct threads *threads;

    /* Of the job that is being done. */
    const uint16_t *taken;
    uint16_t *chosen;
    uint32_t *wrong; /* for each thread, the first lane with a wrong action that it found, or `lanes` */
};

_Static_assert(sizeof(struct nika_standing) % BATCH_LINE == 0, "no two lanes share a line");

/* batch_threads.c: threads that wait for work and share it. NULL if they can't be had. */
struct threads *nika_threads_new(unsigned count, uint32_t lanes, struct nika_batch *batch);
void nika_threads_free(struct threads *threads);
/* Does a job for all lanes, in all threads, the caller's included: it is called for ranges of lanes that have each of them
 * once, with the number of the thread, from 0. */
typedef void (*nika_lanes_job)(struct nika_batch *batch, unsigned thread, uint32_t from, uint32_t to);
void nika_threads_do(struct threads *threads, nika_lanes_job job);

/* batch.c: makes a move of the seat that is asked or of one that is free to. False if it is not legal. */
bool nika_batch_make_move(struct nika_batch *batch, struct lane *lane, unsigned seat, struct nika_move move,
                          bool asked);

/* batch_computers.c: they take their seats in a lane's new game, and remember nothing of the last one. */
void nika_computers_begin(struct nika_batch *batch, struct lane *lane);
/* Asks those that act out of turn, of the seats that are free to; true if one has moved. */
bool nika_computers_speak(struct nika_batch *batch, struct worker *worker, struct lane *lane, unsigned free);
/* The one that is asked moves. */
void nika_computers_answer(struct nika_batch *batch, struct worker *worker, struct lane *lane, unsigned seat);
/* What the teacher would do for the seat that is asked. */
struct nika_move nika_computers_advise(struct nika_batch *batch, struct worker *worker, const struct lane *lane,
                                       unsigned seat);
/* Shows a move that is about to be made to those that remember. */
void nika_computers_remember(struct nika_batch *batch, const struct lane *lane, unsigned seat, struct nika_move move);

/* The setup of a lane's game. */
static inline const struct nika_setup *lane_setup(const struct nika_batch *batch, const struct lane *lane)
{
    return &batch->setups[lane->start];
}

#endif
