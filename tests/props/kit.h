/*
 * kit.h: proves for any game of Nika, by random play, the properties that everybody relies on who knows only
 * nika/game.h.
 *
 * The properties, by the names that a failure gives:
 *
 *   look-imagine        a world imagined behind a view shows the same view again, and it breaks no invariant
 *   answers-from-views  legal moves, waiting, result, code and JSON follow from the view alone; all seats agree on whom
 *                       the game waits for and how it ended; who is not waited for has no legal move, who is asked has
 *   twins-forward       a move is judged alike, down to the reason of a refusal, in all worlds that the mover cannot
 *                       tell apart
 *   legal-applies       every legal move is listed once, can be played, and leaves a world that breaks no invariant
 *   illegal-refused     every other move is refused for a reason that has a word, and no byte of the world changes
 *   words               each move has one spelling, which is read back and keeps hidden parts hidden; no other is read
 *   bytes               each view has one code, which is read back; other bytes are refused, or are the code of a view
 *                       that can be asked, imagined behind and played on without harm
 *   check               a world breaks no invariant
 *   games-end           games come to an end; ranks follow from scores
 *   step                nika_step plays the move that the list of legal moves has at the drawn place
 *   json                deals and views are valid JSON, and a deal is read back
 *   determinism         same arguments, same answer, whatever the storage held before
 *   hidden-differs      imagined worlds differ from the true one and from one another, at least now and then
 *   hidden-kept         the hidden part of a move is not always told to the others at once
 *   reshuffle           what nobody knows, put into another order, changes no view and breaks no invariant; and it does
 *                       change, at least now and then
 *   reveals             of a move that reveals nothing nobody learns anything: whatever world he had in mind, the mover
 *                       could have made a move there that looks the same, after which he sees the same; of most of
 *                       those that reveal something, somebody does
 *   together            where all seats are asked at once: everybody knows who is asked, in which order; each seat may
 *                       pass the question on, by which nobody learns anything; what a seat sees when it is asked follows
 *                       from what it sees before
 */
#ifndef NIKA_TESTS_KIT_H
#define NIKA_TESTS_KIT_H

#include <nika/game.h>

/* What to play. Game number k is the same whatever was played before it. */
struct kit_plan {
    uint64_t seed;
    unsigned first; /* number of the first game */
    unsigned games; /* how many; 0: as many as it takes for so many plies */
    unsigned plies;
};

/* What was done. Counts are added to what is there. */
struct kit_tally {
    uint64_t games, plies;
    uint64_t pairs;        /* views of a world and of an imagined one that were compared */
    uint64_t differing;    /* … of which something hidden differed */
    uint64_t refused;      /* moves that were tried and refused */
    uint64_t hidden;       /* bytes in which an imagined world differed from the true one */
    uint64_t redrawn;      /* worlds, imagined behind the same view, that differed from one another */
    uint64_t reshuffled;   /* worlds that were not the same after a reshuffle */
    uint64_t codes;        /* bytes that were no view's code and were handed to decode */
    uint64_t strange;      /* … and turned out to be the code of another view */
    uint64_t hidden_pairs; /* pairs of moves that differ only in what is hidden */
    uint64_t hidden_kept;  /* … of which the others saw the same */
    uint64_t revealing;    /* moves that are said to reveal something */
    uint64_t revealed;     /* … of which somebody was seen to learn something */
    uint64_t questions;    /* positions in which all seats can be asked at once */
};

/* What went wrong: the property by its name, and everything that helps to see it again. */
struct kit_failure {
    const char *property;
    unsigned first, games; /* which games of the seed show it */
    char text[4096];
};

/* Plays the games of a plan and proves every property on the way. False at the first failure. */
bool kit_prove(const struct nika_game *game, unsigned players, const struct kit_plan *plan, struct kit_tally *tally,
               struct kit_failure *failure);

#endif
