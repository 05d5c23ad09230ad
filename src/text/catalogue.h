/*
 * catalogue.h: what a language must have. Inside the text room only.
 *
 * A catalogue is a folder src/text/LANGUAGE with one file for each area of messages, one for the facts of hints, and
 * one with its words. Each file has a SAY or SAY_PLURAL (or SAME, SAME_PLURAL) for each key, and CATALOGUE at its end, which gathers
 * them by the list of keys: a missing key does not compile, nor does one that is there twice; one too many is a
 * variable that nobody uses, which the compiler complains about. What the compiler cannot see, check.c does.
 */
#ifndef NIKA_TEXT_CATALOGUE_H
#define NIKA_TEXT_CATALOGUE_H

#include <nika/facts.h>
#include <nika/message.h>

/* A sentence, for numbers that the language treats as one, and for others. */
struct nika_form {
    const char *one, *other;
    bool same;       /* as in English, on purpose */
    const char *you; /* in the second person, if `who` is who listens: {who} is the subject then; NULL: there is none */
};

/* Numbers with their nouns, {n:points}; {number} is the number. */
#define NIKA_UNITS(X)                                                                                                  \
    X(points)                                                                                                          \
    X(cards) X(tokens) X(places) X(merchants) X(players) X(games) X(moves) X(rounds)
#define NIKA_UNIT_ENTRY(name) NIKA_UNIT_##name,
enum nika_unit { NIKA_UNITS(NIKA_UNIT_ENTRY) NIKA_UNIT_COUNT };
#undef NIKA_UNIT_ENTRY

/* The words of one language. */
struct nika_tongue {
    const char *code, *name;
    const char *same;          /* the words below that are as in English on purpose, with blanks between */
    int ones;                  /* numbers from here to 1 have the form for one */
    const char *joiner, *end;  /* between the clauses of a reason, and after the last */
    const char *comma, *and_;  /* between names or colors in a list, and before the last */
    const char *you, *subject; /* who listens: in a list, and as the subject that begins a sentence */
    const char *point;         /* in decimal numbers */
    const char *goods[7];      /* as they stand beside "card" and "cards"; the last is the merchant */
    const char *good_names[7]; /* as they stand alone */
    const char *colors[4];     /* as nouns */
    const char *colored[4];    /* as they stand beside "cards" */
    const char *color_letters[4];
    const char *counselor;       /* {name}, {number} */
    const char *cards_of_color;  /* {color}, {numbers} */
    const char *between_numbers; /* of such cards */
    const struct nika_form *const *units;
    const struct nika_form *const *facts;
};

extern const struct nika_tongue nika_tongue_en, nika_tongue_it, nika_tongue_fr, nika_tongue_ja;
const struct nika_tongue *nika_tongue_of(enum nika_language language);

/* The sentences of an area, in the order of its keys; NULL if they were left out. */
const struct nika_form *const *nika_forms_of(enum nika_language language, enum nika_area area);

/* The areas that are here: all, but for a program for one language (NIKA_ONE_LANGUAGE: its code). */
#ifdef NIKA_ONE_LANGUAGE
#define NIKA_AREAS_HERE NIKA_SHARED_AREAS
#else
#define NIKA_AREAS_HERE NIKA_AREAS
#endif

/* keys.c. The arguments of every fact. */
extern const struct nika_key nika_key_of_facts;

/* say.c. Says a form with the arguments of its key. */
void nika_say_form(struct nika_text *text, struct nika_voice voice, const struct nika_key *key,
                   const union nika_argument *arguments, const struct nika_form *form);

/* The tables of a language that its files make. */
#define NIKA_TABLE_en(lower, upper) extern const struct nika_form *const nika_en_##lower[];
#define NIKA_TABLE_it(lower, upper) extern const struct nika_form *const nika_it_##lower[];
#define NIKA_TABLE_fr(lower, upper) extern const struct nika_form *const nika_fr_##lower[];
#define NIKA_TABLE_ja(lower, upper) extern const struct nika_form *const nika_ja_##lower[];
NIKA_AREAS(NIKA_TABLE_en)
NIKA_AREAS(NIKA_TABLE_it)
NIKA_AREAS(NIKA_TABLE_fr)
NIKA_AREAS(NIKA_TABLE_ja)
extern const struct nika_form *const nika_en_facts[], *const nika_it_facts[], *const nika_fr_facts[],
                                                                                  *const nika_ja_facts[];

#define SAY_PLURAL(key, if_one, if_other) static const struct nika_form say_##key = {if_one, if_other, false, NULL}
#define SAY(key, sentence) SAY_PLURAL(key, sentence, sentence)
/* A sentence with a form in the second person, for who listens; it may leave out who that is. */
#define SAY_PLURAL_YOU(key, if_one, if_other, to_you)                                                                  \
    static const struct nika_form say_##key = {if_one, if_other, false, to_you}
#define SAY_YOU(key, sentence, to_you) SAY_PLURAL_YOU(key, sentence, sentence, to_you)
/* A sentence that is as in English but for its signs, on purpose: a name, an abbreviation. */
#define SAME_PLURAL(key, if_one, if_other) static const struct nika_form say_##key = {if_one, if_other, true, NULL}
#define SAME(key, sentence) SAME_PLURAL(key, sentence, sentence)
#define SAME_YOU(key, sentence, to_you) static const struct nika_form say_##key = {sentence, sentence, true, to_you}

#define NIKA_FORM_0(key) &say_##key,
#define NIKA_FORM_1(key, t1, n1) &say_##key,
#define NIKA_FORM_2(key, t1, n1, t2, n2) &say_##key,
#define NIKA_FORM_3(key, t1, n1, t2, n2, t3, n3) &say_##key,
#define NIKA_FORM_4(key, t1, n1, t2, n2, t3, n3, t4, n4) &say_##key,
#define NIKA_FORM_5(key, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5) &say_##key,
#define NIKA_FORM_6(key, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5, t6, n6) &say_##key,
/* At the end of LANGUAGE/AREA.c: CATALOGUE(it, byzantz, NIKA_MESSAGES_BYZANTZ); */
#define CATALOGUE(language, area, list)                                                                                \
    const struct nika_form *const nika_##language##_##area[] = {                                                       \
        list(NIKA_FORM_0, NIKA_FORM_1, NIKA_FORM_2, NIKA_FORM_3, NIKA_FORM_4, NIKA_FORM_5, NIKA_FORM_6) NULL}
#define NIKA_FACT_FORM(name, word, arguments) &say_##name,
#define CATALOGUE_OF_FACTS(language)                                                                                   \
    const struct nika_form *const nika_##language##_facts[] = {NIKA_FACTS(NIKA_FACT_FORM) NULL}
#define NIKA_UNIT_FORM(name) &say_##name,
#define UNITS_TABLE static const struct nika_form *const units[] = {NIKA_UNITS(NIKA_UNIT_FORM)}

#endif
