/*
 * facts.h: what a language must have to speak about facts. Inside the text room only.
 *
 * A catalogue is a file with one SAY or SAY_PLURAL for each kind of fact and each unit, and WORDS at its end, which
 * gathers them by the lists of keys: a missing key does not compile, nor does one that is there twice; one too many is
 * a variable that nobody uses, which the compiler complains about. That the places of a sentence are those of its key
 * is tested.
 */
#ifndef NIKA_TEXT_FACTS_H
#define NIKA_TEXT_FACTS_H

#include <nika/explain.h>

/* A sentence, or a number with its noun: for numbers that the language treats as one, and for others. */
struct nika_form {
    const char *one, *other;
};

/* Numbers with their nouns; {number} is the number. */
#define NIKA_UNITS(X) X(POINTS) X(CARDS) X(TOKENS) X(PLACES) X(MERCHANTS)

/* Sentences of hints that are not facts. */
#define NIKA_PHRASES(X)                                                                                                \
    X(BEST_MOVES) /* {name} */                                                                                         \
    X(WORTH)      /* {points}, {percent} */

#define NIKA_UNIT_NAMED(name) NIKA_UNIT_##name,
enum nika_unit { NIKA_UNITS(NIKA_UNIT_NAMED) NIKA_UNIT_COUNT };
#undef NIKA_UNIT_NAMED
#define NIKA_PHRASE_NAMED(name) NIKA_PHRASE_##name,
enum nika_phrase { NIKA_PHRASES(NIKA_PHRASE_NAMED) NIKA_PHRASE_COUNT };
#undef NIKA_PHRASE_NAMED

/* The words of one language. */
struct nika_tongue {
    const char *code;
    int ones; /* numbers from here to 1 have the form for one */
    const char *joiner, *end;
    const char *point;      /* in decimal numbers */
    const char *goods[7];   /* as they stand beside "card" and "cards"; the last is the merchant */
    const char *colors[4];  /* as nouns */
    const char *colored[4]; /* as they stand beside "cards" */
    const char *counselor;  /* {name}, {number} */
    const struct nika_form *const *units;
    const struct nika_form *const *phrases;
    const struct nika_form *const *facts;
};

extern const struct nika_tongue nika_tongue_english, nika_tongue_italian, nika_tongue_french, nika_tongue_japanese;

#define SAY_PLURAL(key, if_one, if_other) static const struct nika_form key = {if_one, if_other}
#define SAY(key, sentence) SAY_PLURAL(key, sentence, sentence)

#define NIKA_OF_UNIT(name) &UNIT_##name,
#define NIKA_OF_PHRASE(name) &PHRASE_##name,
#define NIKA_OF_FACT(name, word, arguments) &(name),
#define WORDS                                                                                                          \
    static const struct nika_form *const units[] = {NIKA_UNITS(NIKA_OF_UNIT)};                                         \
    static const struct nika_form *const phrases[] = {NIKA_PHRASES(NIKA_OF_PHRASE)};                                   \
    static const struct nika_form *const facts[] = {NIKA_FACTS(NIKA_OF_FACT)}

#endif
