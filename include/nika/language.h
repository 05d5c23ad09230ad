/*
 * language.h: the languages, and the voice in which somebody is spoken to.
 */
#ifndef NIKA_LANGUAGE_H
#define NIKA_LANGUAGE_H

#include <stdbool.h>

#include <nika/catalogues.h>
#include <nika/game.h>
#include <nika/words.h>

/* The code of a language, "en"; and its name in itself. The languages are those of po/ (nika/catalogues.h). */
const char *nika_language_code(enum nika_language language);
const char *nika_language_name(enum nika_language language);

/* A language by its code. False, and *language untouched, if there is none. */
bool nika_language_named(const char *code, enum nika_language *language);

/* The language of a locale, "it_IT.UTF-8"; English if there is no better one. */
enum nika_language nika_language_of_locale(const char *locale);

/* Whether a language is written in Latin letters, which ASCII can stand for where there is nothing better. */
bool nika_language_is_latin(enum nika_language language);

/* Who sits where, by seat. Names come from people and may be anything: they are shown so that they can do no harm. */
typedef const char *const nika_players[NIKA_SEATS_MAX];

/* In which language, and with which names. A seat without one (`players` may be NULL, and so may a name, or it is
 * empty) is called by its number, "#0". */
struct nika_voice {
    enum nika_language language;
    const char *const *players;
    unsigned self;    /* the seat of who listens, which is said in the second person; NIKA_WATCHER: nobody's */
    bool names_cards; /* cards of Byzantz are called "cloth 3" instead of C3, as records and terminals spell them */
};

static inline struct nika_voice nika_voice(enum nika_language language, const char *const *players)
{
    return (struct nika_voice){.language = language, .players = players, .self = NIKA_WATCHER};
}

/* Words that stand alone, as in a heading or a list: goods of Byzantz (6: merchants), colors of Justinian, both from
 * 0. */
const char *nika_good_name(enum nika_language language, unsigned good);
const char *nika_color_name(enum nika_language language, unsigned color);

/* The one character that stands for a color where there is no room: a letter, or in Japanese the color's character. */
const char *nika_color_letter(enum nika_language language, unsigned color);

/* The name of a counselor; the same in all languages. */
const char *nika_counselor_text(unsigned counselor);

#endif
