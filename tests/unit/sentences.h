/*
 * sentences.h: what tests ask about the words of refusals and problems.
 */
#ifndef NIKA_TESTS_SENTENCES_H
#define NIKA_TESTS_SENTENCES_H

#include <nika/messages_problem.h>

/* Whether there is a sentence for the word of a refusal or a problem. */
static inline bool has_sentence(const char *word)
{
    struct nika_message message;
    return nika_message_worded(NIKA_AREA_PROBLEM, word, &message);
}

#endif
