/*
 * say.h: sentences that people read, for all clients: refusals, what is wrong with a record, the rules of the games.
 *
 * A sentence is found by a stable word ("bid-too-low") and may have places in braces that are filled in: "{where}",
 * "{expected}", "{found}".
 */
#ifndef NIKA_SAY_H
#define NIKA_SAY_H

#include <nika/words.h>

/* The rules of a game, in lines of at most 80 characters, or NULL. */
const char *nika_rules_text(const char *game);

/* What an edition of a game is called; or NULL. */
const char *nika_edition_text(const char *game, const char *edition);

/* That an edition is played like the first one, in lines like the rules; or NULL. */
const char *nika_editions_alike_text(const char *game);

/* What a switch of a game's rules means at a value, in lines like the rules; or NULL. */
const char *nika_option_text(const char *game, const char *name, const char *value);

#endif
