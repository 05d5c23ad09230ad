/*
 * fact.c: the words and arguments of the kinds of facts, from the list in fact.h.
 */
#include <nika/facts.h>

/* The list says GOOD where it means NIKA_FACT_GOOD. */
enum {
    SEAT = NIKA_FACT_SEAT,
    GOOD = NIKA_FACT_GOOD,
    COUNSELOR = NIKA_FACT_COUNSELOR,
    COLOR = NIKA_FACT_COLOR,
    NUMBER = NIKA_FACT_NUMBER,
    SECOND = NIKA_FACT_SECOND
};

const char *nika_fact_word(unsigned kind)
{
#define WORD(name, word, arguments) word,
    static const char *const words[NIKA_FACT_KINDS] = {NIKA_FACTS(WORD)};
    return words[kind];
}

unsigned nika_fact_arguments(unsigned kind)
{
#define ARGUMENTS(name, word, arguments) arguments,
    static const uint8_t all[NIKA_FACT_KINDS] = {NIKA_FACTS(ARGUMENTS)};
    return all[kind];
}
