/* catalogue.h: the sentences of one language, as lists ended by a NULL word. Inside the text room only. */
#ifndef NIKA_TEXT_CATALOGUE_H
#define NIKA_TEXT_CATALOGUE_H

struct nika_entry {
    const char *word;
    const char *sentence;
};

extern const struct nika_entry nika_english[];
extern const struct nika_entry nika_english_rules[]; /* the word is the game's name */
extern const struct nika_entry
    nika_english_options[]; /* "GAME EDITION", "GAME SWITCH=VALUE", or "GAME =": as the first edition */

#endif
