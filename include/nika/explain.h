/*
 * explain.h: the sentences of hints, in all languages: reasons made of facts, and what a move is worth.
 *
 * Names of players come from the caller and may be anything: they are shown so that they can do no harm.
 */
#ifndef NIKA_EXPLAIN_H
#define NIKA_EXPLAIN_H

#include <nika/fact.h>
#include <nika/words.h>

enum nika_language { NIKA_ENGLISH, NIKA_ITALIAN, NIKA_FRENCH, NIKA_JAPANESE, NIKA_LANGUAGES };

/* The code of a language: "en", "it", "fr", "ja". */
const char *nika_language_code(enum nika_language language);

/* A language by its code. False, and *language untouched, if there is none. */
bool nika_language_named(const char *code, enum nika_language *language);

/* The language of a locale, "it_IT.UTF-8"; English if there is no better one. */
enum nika_language nika_language_of_locale(const char *locale);

/* Who sits where, by seat. */
typedef const char *const nika_players[NIKA_SEATS_MAX];

enum { NIKA_REASON_MAX = 1024 }; /* bytes that are enough for any reason, its final NUL included */

/* Adds the sentence of one fact. */
void nika_say_fact(struct nika_text *text, enum nika_language language, nika_players players,
                   const struct nika_fact *fact);

/* Adds the sentence of some facts, as one reason. */
void nika_say_reason(struct nika_text *text, enum nika_language language, nika_players players,
                     const struct nika_fact *facts, unsigned count);

/* Adds what a move is worth: expected points in tenths, and the chance to win in thousandths. */
void nika_say_worth(struct nika_text *text, enum nika_language language, int32_t points, uint32_t win);

/* Adds the heading over the best moves of a player. */
void nika_say_best_moves(struct nika_text *text, enum nika_language language, const char *player);

/* Sentences as they stand in the catalogue, for tests: of a kind of fact, the form for one or for other numbers, with
 * their places unfilled. */
const char *nika_fact_sentence(enum nika_language language, unsigned kind, bool one);

/* Which argument fills a place, as in nika_fact_arguments; 0 if there is no such place. The name is without braces. */
unsigned nika_fact_place(const char *place, size_t size);

/* The name of a counselor; the same in all languages. */
const char *nika_counselor_text(unsigned counselor);

#endif
