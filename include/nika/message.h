/*
 * message.h: everything that people read is a message: a key and typed arguments, said in a language by nika_say.
 *
 * The catalogues are gettext PO files, one for each language (po/). English, po/en.po, is the source: an entry names the
 * key, its area, and the name and type of each place:
 *
 *     #. Places: who (seat), total (number)
 *     #: byzantz
 *     msgctxt "auction_won"
 *     msgid "{who} wins with {total}"
 *
 * From it the build makes a function with typed parameters, `msg_auction_won(unsigned who, int64_t total)`, in
 * nika/messages_AREA.h, and the tables of all languages (tools/words.mjs). A message that a language lacks is said in
 * English. Wrong places, and sentences that nobody translated, stop the build (docs/decisions/0020-po-catalogues.md).
 *
 * A message does not copy the strings that it is given: say it while they are there.
 */
#ifndef NIKA_MESSAGE_H
#define NIKA_MESSAGE_H

#include <nika/language.h>

/*
 * Types of arguments (in po/ with small letters), and what can stand behind the name in braces to have it said in another way:
 *
 *   NUMBER     {n}; with its noun, {n:points} (unit_points in po/); with its sign, {n:signed};
 *              from five digits on in groups, {n:grouped}
 *   TENTHS     a number in tenths: {n} with one decimal
 *   SEAT       the player's name; {s:you}: "you" if that is who listens
 *   SEATS      a mask of seats: their names, as a list ("Ada, Bo and Cy"); {s:you} ("Ada, Cy and you")
 *   GOOD       of Byzantz, from 0; 6 for merchants: {g} as it stands beside "card", {g:name} alone
 *   COUNSELOR  of Justinian, from 0: {c} name and number, {c:name}, {c:number}
 *   COLOR      of Justinian's cards, from 0: {c} alone, {c:card} as it stands beside "card", {c:cards} beside "cards"
 *   COLORS     a mask of colors: their names, as a list ("red, blue and green")
 *   COURT_CARDS  cards of Justinian, 12 bits for each color, by color: "red 3 9, blue 5 7"
 *   TOKEN      of Justinian, from 0: +1 +2 +3 -1 -2 -3
 *   PHASE      of Justinian, from 0: I, II, III
 *   WORD       our own text, as it stands: spellings of records, names of options, what another message said
 *   GOODS_CARDS  cards of Byzantz in the spelling of records, "C3 C1 M": as they stand, or by their names if the voice does
 *   STRANGE    text of strangers: shown so that it can do no harm
 *   COUNSELORS counselors with what is said of each, "3 15,12 25": "Eraclius (3) 15, Teodora (12) 25"
 *
 * A language can have ways of its own (X-Way in its header).
 */
#define NIKA_TYPES(X)                                                                                                  \
    X(NUMBER)                                                                                                          \
    X(TENTHS)                                                                                                          \
    X(SEAT)                                                                                                            \
    X(SEATS)                                                                                                           \
    X(GOOD)                                                                                                            \
    X(COUNSELOR) X(COLOR) X(COLORS) X(COURT_CARDS) X(TOKEN) X(PHASE) X(WORD) X(GOODS_CARDS) X(STRANGE) X(COUNSELORS)
#define NIKA_TYPE_ENTRY(name) NIKA_TYPE_##name,
enum nika_type { NIKA_TYPES(NIKA_TYPE_ENTRY) NIKA_TYPE_COUNT };
#undef NIKA_TYPE_ENTRY

enum { NIKA_ARGUMENTS_MAX = 8 };

union nika_argument {
    int64_t number;
    const char *word;
};

/* A message: its key is an area and an index in the area's list. Made by the msg_ functions. */
struct nika_message {
    uint16_t key;
    union nika_argument arguments[NIKA_ARGUMENTS_MAX];
};

/* A key is an area (nika/catalogues.h) and an index in it. */
enum { NIKA_AREA_SHIFT = 10 };

/*
 * Appends what the message says. Singular or plural is chosen by its first number; the second person, if there is such
 * a form, if the argument `who` is or contains the listener's seat.
 */
void nika_say(struct nika_text *text, struct nika_voice voice, struct nika_message message);

/*
 * The same with markup, for programs that show what the sentence refers to: each argument is enclosed in marks and
 * preceded by its type ('A' and on, in the order of nika_type) with its name, and its value: OPEN type name NEXT value
 * NEXT what is said CLOSE. None of these marks can occur in a sentence itself.
 */
enum { NIKA_MARK_OPEN = 1, NIKA_MARK_NEXT = 2, NIKA_MARK_CLOSE = 3 };
void nika_say_marked(struct nika_text *text, struct nika_voice voice, struct nika_message message);

/* What a key is: its word, and the names and types of its arguments. */
struct nika_parameter {
    const char *name;
    enum nika_type type;
};
struct nika_key {
    const char *word; /* auction_won */
    unsigned count;
    const struct nika_parameter *arguments;
};

/* The key of a message; NULL if an area has no such index. */
const struct nika_key *nika_message_key(enum nika_area area, unsigned index);
const struct nika_key *nika_key_of_message(struct nika_message message);

/* Finds a message by its word, in which hyphens count as underscores: "bid-too-low". False, and *message untouched, if
 * the area has none. Its words are empty, its numbers 0. */
bool nika_message_worded(enum nika_area area, const char *word, struct nika_message *message);

/* Gives such a message an argument of the type WORD by its name; nothing happens if it has none of that name. */
void nika_message_give(struct nika_message *message, const char *name, const char *word);

/*
 * The message for an error word of a server or connection (docs/protocol.md); `where` is what the server named, or "".
 * Unknown words are shown as they are.
 */
struct nika_message nika_error(const char *word, const char *where);

/*
 * Describes a problem with external data, by the word of the problem, what does not fit, and the word of the refusal if
 * a move was refused (else NULL). A word without a sentence is added as it is.
 */
void nika_say_problem(struct nika_text *text, struct nika_voice voice, const char *word, const char *refusal,
                      const struct nika_misfit *misfit);

/* The sentence of a key as the catalogue has it, with its places unfilled: the form for most numbers. */
const char *nika_sentence_of(enum nika_language language, uint16_t key);

#endif
