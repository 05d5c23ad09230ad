/*
 * catalogue.h: what a language must have. Inside the text room only.
 *
 * The tables are made from po/LANGUAGE.po when the build is configured (tools/words.mjs), which also checks the
 * sentences: so whatever stands here has every message, with places and ways that fit.
 */
#ifndef NIKA_TEXT_CATALOGUE_H
#define NIKA_TEXT_CATALOGUE_H

#include <nika/message.h>

/* A word that changes before a place, if what fills it begins with one of some letters: "de " is "d’" before "a e i". */
struct nika_elision {
    const char *from, *to;
    const char *before; /* beginnings, with blanks between; those with a '!' are exceptions */
};

/* A way of a language's own to say a type: its words by index, or for numbers a sentence for each form. */
struct nika_way {
    enum nika_type type;
    const char *name;
    const char *const *words;
};

/* One language. */
struct nika_catalogue {
    const char *code;
    bool latin;                          /* its letters */
    unsigned (*plural)(uint64_t number); /* which form a number takes */
    unsigned forms;                      /* how many there are */
    const struct nika_elision *elisions; /* up to one without `from` */
    const struct nika_way *ways;         /* up to one without a name */
    const char *const *sentences[NIKA_AREA_COUNT];
};
const struct nika_catalogue *nika_catalogue_of(enum nika_language language);

/*
 * The sentences of a message are one string: how many forms it has (NIKA_TO_YOU more if it has one in the second person,
 * the last), then each form with its NUL.
 */
enum { NIKA_TO_YOU = 16 };
const char *nika_sentences_of(const struct nika_catalogue *catalogue, uint16_t key);

/* A form, from 0; where there are fewer, the last. */
const char *nika_form(const char *sentences, unsigned index);

/* The form in the second person; NULL if there is none. */
const char *nika_form_to_you(const char *sentences);

/* The keys of an area, and the message of each kind of fact. */
struct nika_keys {
    const struct nika_key *keys;
    unsigned count;
};
extern const struct nika_keys nika_keys[NIKA_AREA_COUNT];
extern const uint16_t nika_fact_keys[];

/* say.c. Says sentences with the arguments of a key. */
void nika_say_sentences(struct nika_text *text, struct nika_voice voice, const struct nika_key *key,
                        const union nika_argument *arguments, const char *sentences);

#endif
