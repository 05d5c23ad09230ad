/*
 * fill.h: filling the places of sentences. Inside the text room only.
 */
#ifndef NIKA_TEXT_FILL_H
#define NIKA_TEXT_FILL_H

#include "catalogue.h"

/* Who says what: in whose language and to whom, with which arguments; with marks around them, in the second person. */
struct nika_speech {
    const struct nika_catalogue *catalogue;
    struct nika_voice voice;
    const struct nika_key *key;
    const union nika_argument *arguments;
    bool marked, to_you;
};

/* Fills the places of a sentence. That every place is one of its key's, and every way one of its type's, was checked when
 * the program was built. */
void nika_fill(struct nika_text *text, const struct nika_speech *speech, const char *sentence);

/* What stands between the two places of a little sentence, or after its only one: ", " of "{before}, {next}". */
void nika_add_between(struct nika_text *text, const struct nika_catalogue *catalogue, unsigned key);

/* The form that a number takes; its sign does not matter. */
unsigned nika_form_for(const struct nika_catalogue *catalogue, int64_t number);

#endif
