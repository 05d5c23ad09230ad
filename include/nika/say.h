/*
 * say.h: sentences that people read, for all clients: refusals, what is wrong with a record, the rules of the games.
 *
 * A sentence is found by a stable word ("bid-too-low") and may have places in braces that are filled in: "{where}",
 * "{expected}", "{found}".
 */
#ifndef NIKA_SAY_H
#define NIKA_SAY_H

#include <nika/words.h>

/* What fills a place in a sentence. */
struct nika_filling {
    const char *place; /* its name, without braces */
    const char *text;
};

/* A sentence by its word, with its places unfilled, or NULL. */
const char *nika_sentence(const char *word);

/* Adds the sentence with its places filled in; fillings end with a NULL place. A word without a sentence is added as it
 * stands. */
void nika_say(struct nika_text *text, const char *word, const struct nika_filling *fillings);

/* The same with a sentence that is given: "{where}: expected {expected}". */
void nika_fill(struct nika_text *text, const char *sentence, const struct nika_filling *fillings);

/* The rules of a game, in lines of at most 80 characters, or NULL. */
const char *nika_rules_text(const char *game);

/* What an edition of a game is called; or NULL. */
const char *nika_edition_text(const char *game, const char *edition);

/* That an edition is played like the first one, in lines like the rules; or NULL. */
const char *nika_editions_alike_text(const char *game);

/* What a switch of a game's rules means at a value, in lines like the rules; or NULL. */
const char *nika_option_text(const char *game, const char *name, const char *value);

/* All sentences, for tests: the word of each, ended by NULL. */
const char *nika_sentence_word(unsigned index);

#endif
