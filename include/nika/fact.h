/*
 * fact.h: facts about a move, of which the reason of a hint is made.
 *
 * A fact is a kind and typed arguments, never words: the ai room finds facts from what a seat knows, the text room has
 * a sentence for each kind in each language, and both know the games' lists: facts_GAME.h, put together in facts.h.
 * "You" is the seat that is asked.
 */
#ifndef NIKA_FACT_H
#define NIKA_FACT_H

#include <nika/game.h>

/* The arguments that a kind of fact may have. */
enum {
    NIKA_FACT_SEAT = 1,      /* another seat */
    NIKA_FACT_GOOD = 2,      /* a good, from 0; 6 for merchants */
    NIKA_FACT_COUNSELOR = 4, /* from 0 */
    NIKA_FACT_COLOR = 8,     /* of cards, from 0 */
    NIKA_FACT_NUMBER = 16,
    NIKA_FACT_SECOND = 32 /* a second number */
};

/* A fact; arguments that its kind does not have are 0. */
struct nika_fact {
    uint8_t kind;
    uint8_t seat, good, counselor, color;
    int16_t number, second;
};

enum { NIKA_FACTS_MAX = 3 }; /* of one move */

/* The stable word of a kind, and which arguments it has. */
const char *nika_fact_word(unsigned kind);
unsigned nika_fact_arguments(unsigned kind);

#endif
