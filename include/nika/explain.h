/*
 * explain.h: the reasons of hints, made of facts, in all languages.
 */
#ifndef NIKA_EXPLAIN_H
#define NIKA_EXPLAIN_H

#include <nika/fact.h>
#include <nika/message.h>

enum { NIKA_REASON_MAX = 1024 }; /* bytes that are enough for any reason, its final NUL included */

/* Adds the sentence of one fact. */
void nika_say_fact(struct nika_text *text, struct nika_voice voice, const struct nika_fact *fact);

/* Adds the sentence of some facts, as one reason. */
void nika_say_reason(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts, unsigned count);

/* The same with marks around what was filled in, as nika_say_marked does. */
void nika_say_reason_marked(struct nika_text *text, struct nika_voice voice, const struct nika_fact *facts,
                            unsigned count);

/* What a hint promises of a move: points in tenths and, if it tells something (nika/hint.h), the chance to win. */
struct nika_message nika_worth(int32_t tenths, bool tells, unsigned percent, bool equal);

#endif
