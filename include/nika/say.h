/*
 * say.h: the rules of the games in all languages, found by the names of games, editions and switches. They are laid out
 * in lines of at most 80 columns. Whole rules, as a table plays them, are told by nika_tell_rules (nika/tell.h).
 */
#ifndef NIKA_SAY_H
#define NIKA_SAY_H

#include <nika/message.h>

/*
 * A section of a game's rules, from 0: a heading and what it is about, in whole lines. False, and *message untouched, if
 * there is none. Its places are filled by whoever says it; each stands on a line of its own and takes whole lines
 * without the last one's end: what a switch means at its value ({empty_final} for `empty-final`), or a table.
 */
bool nika_rules_section(const char *game, unsigned index, struct nika_message *message);

/* The name of a section, from its key: "placing" of rules_justinian_placing. */
const char *nika_rules_section_name(const char *game, struct nika_message section);

/* What an edition of a game is called; or NULL. */
const char *nika_edition_text(enum nika_language language, const char *game, const char *edition);

/* What is to be said about an edition besides its switches, in lines like the rules; or NULL. */
const char *nika_edition_note(enum nika_language language, const char *game, const char *edition);

/* What a switch of a game's rules means at a value: items of a list, in lines like the rules; or NULL. */
const char *nika_option_text(enum nika_language language, const char *game, const char *name, const char *value);

/* What stands before the other ways to play a game, a heading and lines; or NULL. */
const char *nika_other_rules_text(enum nika_language language, const char *game);

#endif
