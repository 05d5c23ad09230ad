/*
 * check.h: what is wrong with sentences, as far as a program can see. For the program that is run with every build
 * (tools/check_text.c) and its tests; no client needs it.
 */
#ifndef NIKA_TEXT_CHECK_H
#define NIKA_TEXT_CHECK_H

#include "catalogue.h"

/* Faults, and how they are told to whoever writes sentences. */
#define NIKA_FAULTS(X)                                                                                                 \
    X(EMPTY, "it is empty")                                                                                            \
    X(ENCODING, "it is not UTF-8")                                                                                     \
    X(CONTROL, "it has a character that controls, or that nobody sees")                                                \
    X(NEW_LINE, "only rules, help and keys that end in _help have lines")                                              \
    X(BRACES, "its braces do not fit together")                                                                        \
    X(PLACE, "it has a place that is no argument of its key")                                                          \
    X(MISSING, "an argument of its key is missing")                                                                    \
    X(WAY, "an argument is to be said in a way that there is not")                                                     \
    X(WAY_OF_OTHERS, "an argument is to be said in a way that only other types have")                                  \
    X(PLURAL, "it has two forms, but its key has no number to choose by")                                              \
    X(YOU, "it is about a player, and lacks the form in the second person (SAY_YOU), in some language")                \
    X(UNTRANSLATED, "it is as in English: translate it, or say with SAME that this is meant")                          \
    X(ENGLISH_LINE, "one of its lines is as in English")                                                               \
    X(NOT_SAME, "it says SAME, but English is different")                                                              \
    X(TWICE, "two words of one list are the same")                                                                     \
    X(NO_JAPANESE, "it has words, but neither kana nor kanji")                                                         \
    X(HALF_WIDTH, "a sign beside Japanese is not of full width")                                                       \
    X(FRENCH_SPACE, "there must be a space that does not break, \\u00A0, before : ; ! ? » and after «")                \
    X(QUOTE, "it has a straight quote instead of “ ”, « » or 「 」")                                                   \
    X(APOSTROPHE, "its apostrophe is ’ in French, ' in other languages")                                               \
    X(WIDE, "a line is wider than 80 columns")                                                                         \
    X(BLANK, "a line ends with a blank")
#define NIKA_FAULT_ENTRY(name, text) NIKA_FAULT_##name,
enum nika_fault { NIKA_FAULTS(NIKA_FAULT_ENTRY) NIKA_FAULT_COUNT };
#undef NIKA_FAULT_ENTRY

const char *nika_fault_text(enum nika_fault fault);

/* What a sentence is held against. */
struct nika_duty {
    enum nika_language language;
    const struct nika_key *key;
    unsigned arguments; /* a bit for each argument that must stand in it; no other may */
    bool lines;         /* whether it may have lines, and is printed as it stands */
    bool told; /* whether it is told at a table, to one of the players: in the second person, if it is about him */
};

/* Whether the sentences of a key may have lines, and are then printed as they stand: rules, help, and keys that end in
 * _help. */
bool nika_key_has_lines(enum nika_area area, const char *word);

/* The faults of one sentence, a bit for each. */
uint32_t nika_faults_of_sentence(const struct nika_duty *duty, const char *sentence);

/* The faults of a form, also beside that of English: those of both its sentences. The one for one may leave out the
 * number that chooses it, where one is all that it is said of: "a card". */
uint32_t nika_faults_of_form(const struct nika_duty *duty, const struct nika_form *form,
                             const struct nika_form *english);

/* What was found: in which language and area, at which key, and in which sentence. */
struct nika_finding {
    enum nika_language language;
    enum nika_fault fault;
    const char *area, *key, *sentence;
};
typedef void nika_found(void *context, const struct nika_finding *finding);

/* Looks through all sentences and words of all languages and tells each finding. Returns how many there were. */
unsigned nika_check_text(nika_found *found, void *context);

#endif
