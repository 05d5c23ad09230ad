/*
 * asked.h: games of strong players, in which a player is asked for its chances to win, and how they end. From these chances
 * are calibrated (calibrate.c), and a test holds the shipped tables against games that nothing was fitted to.
 */
#ifndef NIKA_TUNING_ASKED_H
#define NIKA_TUNING_ASKED_H

#include <nika/simulate.h>

enum { ASKING_NOTES = 512 };

/*
 * What is played, and who is asked. At one of so many decisions where there is a choice, `asked` tells what it finds. It
 * plays all seats itself; or, if they are not NULL, others do, and where it is asked the seat makes its move, since that is
 * the move of which it tells.
 */
struct asking {
    const struct nika_game *game;
    const struct nika_agent *asked, *others;
    unsigned players, one_in;
    uint32_t iterations; /* with which it thinks; 0: its own */
    unsigned from;       /* the first stage in which it is asked */
    uint64_t seed;
};

/* A decision: its stage, the chance that was found for the move made, and what happened: the share of the victory. */
struct asking_note {
    uint8_t seat, stage;
    float found, real;
};

struct asking_game {
    struct asking_note note[ASKING_NOTES];
    unsigned count;
    bool fine; /* false: a player made no legal move */
};

/* Plays a game, which follows from the seed and its number. */
void asking_play(const struct asking *asking, uint64_t number, struct nika_bench *bench, struct asking_game *game);

#endif
