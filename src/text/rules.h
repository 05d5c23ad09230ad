/* rules.h: the rules as lists. Inside the text room only. */
#ifndef NIKA_TEXT_RULES_H
#define NIKA_TEXT_RULES_H

struct nika_entry {
    const char *word;
    const char *sentence;
};
extern const struct nika_entry nika_english_rules[]; /* the word is the game's name */
extern const struct nika_entry
    nika_english_options[]; /* "GAME EDITION", "GAME SWITCH=VALUE", or "GAME =": as the first edition */

#endif
