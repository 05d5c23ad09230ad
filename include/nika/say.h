/*
 * say.h: the rules of the games in all languages, found by the names of games, editions and switches. They are printed
 * as they stand, in lines of at most 80 columns.
 */
#ifndef NIKA_SAY_H
#define NIKA_SAY_H

#include <nika/language.h>

/* How many sections the rules of a game have; 0 if nobody wrote any. */
unsigned nika_rules_sections(const char *game);

/* A section, from 0: a heading and what it is about, in whole lines. Between sections belongs an empty line. NULL if
 * there is none. */
const char *nika_rules_section(enum nika_language language, const char *game, unsigned index);

/* What an edition of a game is called; or NULL. */
const char *nika_edition_text(enum nika_language language, const char *game, const char *edition);

/* That an edition is played like the first one, in lines like the rules; or NULL. */
const char *nika_editions_alike_text(enum nika_language language, const char *game);

/* What a switch of a game's rules means at a value, in lines like the rules; or NULL. */
const char *nika_option_text(enum nika_language language, const char *game, const char *name, const char *value);

#endif
