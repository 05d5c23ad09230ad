/*
 * message.h: everything that people read is a message: a key and typed arguments, said in a language by nika_say.
 *
 * The keys stand in lists, one for each area (nika/messages_AREA.h). An entry names the key, and the type and name of
 * each argument:
 *
 *     M2(auction_won, SEAT, who, NUMBER, total)
 *
 * From it come a function with typed parameters, `msg_auction_won(unsigned who, int64_t total)`, and the duty of every
 * language to have a sentence for it (src/text/LANGUAGE/AREA.c), in which each argument stands at least once, in
 * braces: "{who} wins with {total}". (The sentence for exactly one may leave out its number: "{who} draws a card".) A
 * missing or superfluous key does not compile; wrong places, and sentences that nobody translated, are found by a
 * program that is run with every build (src/text/check.c, docs/decisions/0011-catalogues.md).
 *
 * A message does not copy the strings that it is given: say it while they are there.
 */
#ifndef NIKA_MESSAGE_H
#define NIKA_MESSAGE_H

#include <nika/language.h>

/*
 * Types of arguments, and what can stand behind the name in braces to have it said in another way:
 *
 *   NUMBER     {n}; with its noun, {n:points} (NIKA_UNITS in src/text/catalogue.h); with its sign, {n:signed}
 *   TENTHS     a number in tenths: {n} with one decimal
 *   SEAT       the player's name; {s:you}: "you" if that is who listens
 *   SEATS      a mask of seats: their names, as a list ("Ada, Bo and Cy"); {s:you} ("Ada, Cy and you")
 *   GOOD       of Byzantz, from 0; 6 for merchants: {g} as it stands beside "card", {g:name} alone
 *   COUNSELOR  of Justinian, from 0: {c} name and number, {c:name}, {c:number}
 *   COLOR      of Justinian's cards, from 0: {c} alone, {c:cards} as it stands beside "cards"
 *   COLORS     a mask of colors: their names, as a list ("red, blue and green")
 *   COURT_CARDS  cards of Justinian, 12 bits for each color, by color: "red 3 9, blue 5 7"
 *   TOKEN      of Justinian, from 0: +1 +2 +3 -1 -2 -3
 *   PHASE      of Justinian, from 0: I, II, III
 *   WORD       our own text, as it stands: spellings of records, names of options, what another message said
 *   GOODS_CARDS  cards of Byzantz in the spelling of records, "C3 C1 M": as they stand, or by their names if the voice does
 *   STRANGE    text of strangers: shown so that it can do no harm
 */
#define NIKA_TYPES(X)                                                                                                  \
    X(NUMBER)                                                                                                          \
    X(TENTHS)                                                                                                          \
    X(SEAT)                                                                                                            \
    X(SEATS) X(GOOD) X(COUNSELOR) X(COLOR) X(COLORS) X(COURT_CARDS) X(TOKEN) X(PHASE) X(WORD) X(GOODS_CARDS) X(STRANGE)
#define NIKA_TYPE_ENTRY(name) NIKA_TYPE_##name,
enum nika_type { NIKA_TYPES(NIKA_TYPE_ENTRY) NIKA_TYPE_COUNT };
#undef NIKA_TYPE_ENTRY

#define NIKA_PARAMETER_NUMBER int64_t
#define NIKA_PARAMETER_TENTHS int64_t
#define NIKA_PARAMETER_SEAT unsigned
#define NIKA_PARAMETER_SEATS unsigned
#define NIKA_PARAMETER_GOOD unsigned
#define NIKA_PARAMETER_COUNSELOR unsigned
#define NIKA_PARAMETER_COLOR unsigned
#define NIKA_PARAMETER_COLORS unsigned
#define NIKA_PARAMETER_COURT_CARDS int64_t
#define NIKA_PARAMETER_TOKEN unsigned
#define NIKA_PARAMETER_PHASE unsigned
#define NIKA_PARAMETER_WORD const char *
#define NIKA_PARAMETER_GOODS_CARDS const char *
#define NIKA_PARAMETER_STRANGE const char *
#define NIKA_FIELD_NUMBER number
#define NIKA_FIELD_TENTHS number
#define NIKA_FIELD_SEAT number
#define NIKA_FIELD_SEATS number
#define NIKA_FIELD_GOOD number
#define NIKA_FIELD_COUNSELOR number
#define NIKA_FIELD_COLOR number
#define NIKA_FIELD_COLORS number
#define NIKA_FIELD_COURT_CARDS number
#define NIKA_FIELD_TOKEN number
#define NIKA_FIELD_PHASE number
#define NIKA_FIELD_WORD word
#define NIKA_FIELD_GOODS_CARDS word
#define NIKA_FIELD_STRANGE word

enum { NIKA_ARGUMENTS_MAX = 6 };

union nika_argument {
    int64_t number;
    const char *word;
};

/* A message: its key is an area and an index in the area's list. Made by the msg_ functions. */
struct nika_message {
    uint16_t key;
    union nika_argument arguments[NIKA_ARGUMENTS_MAX];
};

/* The areas, in the order of their numbers; AREA(lower, UPPER). Those of commands and terminals are needed by the
 * program alone, not by the modules for the browser. */
#define NIKA_SHARED_AREAS(AREA)                                                                                        \
    AREA(problem, PROBLEM)                                                                                             \
    AREA(error, ERROR)                                                                                                 \
    AREA(rules, RULES)                                                                                                 \
    AREA(byzantz, BYZANTZ)                                                                                             \
    AREA(justinian, JUSTINIAN)                                                                                         \
    AREA(play, PLAY)                                                                                                   \
    AREA(web, WEB)                                                                                                     \
    AREA(web_online, WEB_ONLINE)                                                                                       \
    AREA(learn, LEARN)                                                                                                 \
    AREA(web_justinian, WEB_JUSTINIAN)                                                                                 \
    AREA(web_byzantz, WEB_BYZANTZ)                                                                                     \
    AREA(web_replay, WEB_REPLAY)
#define NIKA_COMMAND_AREAS(AREA)                                                                                       \
    AREA(screen, SCREEN)                                                                                               \
    AREA(online, ONLINE)                                                                                               \
    AREA(cli, CLI)                                                                                                     \
    AREA(help, HELP)                                                                                                   \
    AREA(serve, SERVE)
#define NIKA_AREAS(AREA) NIKA_SHARED_AREAS(AREA) NIKA_COMMAND_AREAS(AREA)
#define NIKA_AREA_ENTRY(lower, upper) NIKA_AREA_##upper,
enum nika_area { NIKA_AREAS(NIKA_AREA_ENTRY) NIKA_AREA_COUNT };
#undef NIKA_AREA_ENTRY
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
struct nika_key {
    const char *word; /* as in the list: auction_won */
    unsigned count;
    struct {
        const char *name;
        enum nika_type type;
    } arguments[NIKA_ARGUMENTS_MAX];
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

/* The sentences of a key as the catalogue has them, with their places unfilled: the form for one, or for more. */
const char *nika_sentence_of(enum nika_language language, uint16_t key, bool one);

/* Makers of the msg_ functions, for the lists. */
#define NIKA_MAKE_0(key_)                                                                                              \
    static inline struct nika_message msg_##key_(void)                                                                 \
    {                                                                                                                  \
        return (struct nika_message){.key = NIKA_MSG_##key_};                                                          \
    }
#define NIKA_GIVEN(type, name)                                                                                         \
    {                                                                                                                  \
        .NIKA_FIELD_##type = name                                                                                      \
    }
#define NIKA_MAKE_1(key_, t1, n1)                                                                                      \
    static inline struct nika_message msg_##key_(NIKA_PARAMETER_##t1 n1)                                               \
    {                                                                                                                  \
        return (struct nika_message){.key = NIKA_MSG_##key_, .arguments = {NIKA_GIVEN(t1, n1)}};                       \
    }
#define NIKA_MAKE_2(key_, t1, n1, t2, n2)                                                                              \
    static inline struct nika_message msg_##key_(NIKA_PARAMETER_##t1 n1, NIKA_PARAMETER_##t2 n2)                       \
    {                                                                                                                  \
        return (struct nika_message){.key = NIKA_MSG_##key_, .arguments = {NIKA_GIVEN(t1, n1), NIKA_GIVEN(t2, n2)}};   \
    }
#define NIKA_MAKE_3(key_, t1, n1, t2, n2, t3, n3)                                                                      \
    static inline struct nika_message msg_##key_(NIKA_PARAMETER_##t1 n1, NIKA_PARAMETER_##t2 n2,                       \
                                                 NIKA_PARAMETER_##t3 n3)                                               \
    {                                                                                                                  \
        return (struct nika_message){.key = NIKA_MSG_##key_,                                                           \
                                     .arguments = {NIKA_GIVEN(t1, n1), NIKA_GIVEN(t2, n2), NIKA_GIVEN(t3, n3)}};       \
    }
#define NIKA_MAKE_4(key_, t1, n1, t2, n2, t3, n3, t4, n4)                                                              \
    static inline struct nika_message msg_##key_(NIKA_PARAMETER_##t1 n1, NIKA_PARAMETER_##t2 n2,                       \
                                                 NIKA_PARAMETER_##t3 n3, NIKA_PARAMETER_##t4 n4)                       \
    {                                                                                                                  \
        return (struct nika_message){                                                                                  \
            .key = NIKA_MSG_##key_,                                                                                    \
            .arguments = {NIKA_GIVEN(t1, n1), NIKA_GIVEN(t2, n2), NIKA_GIVEN(t3, n3), NIKA_GIVEN(t4, n4)}};            \
    }
#define NIKA_MAKE_5(key_, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5)                                                      \
    static inline struct nika_message msg_##key_(NIKA_PARAMETER_##t1 n1, NIKA_PARAMETER_##t2 n2,                       \
                                                 NIKA_PARAMETER_##t3 n3, NIKA_PARAMETER_##t4 n4,                       \
                                                 NIKA_PARAMETER_##t5 n5)                                               \
    {                                                                                                                  \
        return (struct nika_message){.key = NIKA_MSG_##key_,                                                           \
                                     .arguments = {NIKA_GIVEN(t1, n1), NIKA_GIVEN(t2, n2), NIKA_GIVEN(t3, n3),         \
                                                   NIKA_GIVEN(t4, n4), NIKA_GIVEN(t5, n5)}};                           \
    }
#define NIKA_MAKE_6(key_, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5, t6, n6)                                              \
    static inline struct nika_message msg_##key_(NIKA_PARAMETER_##t1 n1, NIKA_PARAMETER_##t2 n2,                       \
                                                 NIKA_PARAMETER_##t3 n3, NIKA_PARAMETER_##t4 n4,                       \
                                                 NIKA_PARAMETER_##t5 n5, NIKA_PARAMETER_##t6 n6)                       \
    {                                                                                                                  \
        return (struct nika_message){.key = NIKA_MSG_##key_,                                                           \
                                     .arguments = {NIKA_GIVEN(t1, n1), NIKA_GIVEN(t2, n2), NIKA_GIVEN(t3, n3),         \
                                                   NIKA_GIVEN(t4, n4), NIKA_GIVEN(t5, n5), NIKA_GIVEN(t6, n6)}};       \
    }

/* Enumerators of a list. */
#define NIKA_NAME_0(key_) NIKA_MSG_##key_,
#define NIKA_NAME_1(key_, t1, n1) NIKA_MSG_##key_,
#define NIKA_NAME_2(key_, t1, n1, t2, n2) NIKA_MSG_##key_,
#define NIKA_NAME_3(key_, t1, n1, t2, n2, t3, n3) NIKA_MSG_##key_,
#define NIKA_NAME_4(key_, t1, n1, t2, n2, t3, n3, t4, n4) NIKA_MSG_##key_,
#define NIKA_NAME_5(key_, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5) NIKA_MSG_##key_,
#define NIKA_NAME_6(key_, t1, n1, t2, n2, t3, n3, t4, n4, t5, n5, t6, n6) NIKA_MSG_##key_,

/* A list is a macro of seven macros, one for each number of arguments. These stand at the end of a list's header. */
#define NIKA_LIST_NAMES(list)                                                                                          \
    list(NIKA_NAME_0, NIKA_NAME_1, NIKA_NAME_2, NIKA_NAME_3, NIKA_NAME_4, NIKA_NAME_5, NIKA_NAME_6)
#define NIKA_LIST_MAKERS(list)                                                                                         \
    list(NIKA_MAKE_0, NIKA_MAKE_1, NIKA_MAKE_2, NIKA_MAKE_3, NIKA_MAKE_4, NIKA_MAKE_5, NIKA_MAKE_6)
#define NIKA_LIST(AREA_, list)                                                                                         \
    enum { NIKA_MSG_##AREA_##_FIRST_ = (NIKA_AREA_##AREA_ << NIKA_AREA_SHIFT) - 1, NIKA_LIST_NAMES(list) };            \
    NIKA_LIST_MAKERS(list)

#endif
