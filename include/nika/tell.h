/*
 * tell.h: games told in messages: what was done and what came of it, what lies on the table, what is asked, why a move
 * was refused; and understanding what people type. For the terminal, the browser, and whoever replays a record.
 *
 * Everything is told from a view, so a listener hears what its seat may know and nothing else. `view` and `before` are
 * views of the same seat (or of a watcher).
 */
#ifndef NIKA_TELL_H
#define NIKA_TELL_H

#include <nika/message.h>

/* What kind of sentence it is. */
enum nika_manner {
    NIKA_HEADING, /* a new part of the game begins: a round, a phase */
    NIKA_MOVE,    /* somebody did something */
    NIKA_EVENT,   /* it came of that */
    NIKA_DETAIL   /* more about the sentence before: a line of a table, one player's points */
};

/* Hears one message after the other. The strings in a message are gone when `hear` returns. */
struct nika_listener {
    void (*hear)(void *context, enum nika_manner manner, struct nika_message message);
    void *context;
};

/* How a game begins: who plays by which rules, and the first heading. */
void nika_tell_start(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* A move by `mover`, and what it led to. Of the move only what the view's seat may see is told. */
void nika_tell_move(const struct nika_setup *setup, const struct nika_view *before, const struct nika_view *after,
                    unsigned mover, struct nika_move move, struct nika_listener listener);

/*
 * The same said of several seats, who did it one after the other: "Bo, Cy and Di pass". False, and *all untouched, if
 * there is no such sentence.
 */
bool nika_told_of_several(struct nika_message one, unsigned seats, struct nika_message *all);

/* What everybody can see on the table, in full. */
void nika_tell_table(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* What the view's seat has to itself, and what that is worth. Nothing for a watcher. */
void nika_tell_hand(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* The same in short, as it is told where all cards lie open. */
void nika_tell_holding(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* Whom the game waits for, and for what, in one sentence, as everybody may know it: "Bo bids or passes". Nothing when
 * the game is over. */
void nika_tell_waiting(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* What the view's seat, which is asked, has to decide, in one sentence. */
void nika_tell_question(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* Help for that decision: the rule in two sentences, then what can be typed, in the words of the language with their
 * short forms. */
void nika_tell_help(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/* Why a move was refused, with the numbers and pieces of this moment, and what would be possible. */
void nika_tell_refusal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                       nika_refusal refusal, struct nika_listener listener);

/* Whether that says only what everybody may know, whatever the seat hides: then others may look on. */
bool nika_refusal_is_open(const struct nika_setup *setup, nika_refusal refusal);

/* Adds a move as one would type it, in the words of the language: nika_understand takes it for that move. */
void nika_spell(const struct nika_setup *setup, struct nika_move move, enum nika_language language,
                struct nika_text *text);

/* A legal move of the view's seat as advice: "Place +2 on Narses". */
void nika_tell_deed(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                    struct nika_listener listener);

/* Whether a legal move is so unusual that its player should be asked once more; then one sentence says why. */
bool nika_tell_doubt(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                     struct nika_listener listener);

/* How a finished game came out, and how the points came about. */
void nika_tell_result(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener);

/*
 * Understands a move as people type it: the record's spelling, cards in any order, the words and short forms that
 * nika_tell_help shows, names of goods and colors also in the language; all of it folded (nika/fold.h). UNDERSTOOD:
 * *move is filled in, whether it is legal or not: the rules judge that. HALF: what was typed is the beginning of a move
 * ("place", "place +2", "bid"); one sentence asks for the rest, and whoever typed it can go on with a blank and more
 * words. NOT: it is no move at all; one sentence says what is wrong with it and what would be right.
 */
enum nika_understanding { NIKA_NOT_UNDERSTOOD, NIKA_HALF_UNDERSTOOD, NIKA_UNDERSTOOD };
enum nika_understanding nika_understand(const struct nika_setup *setup, const struct nika_view *view,
                                        enum nika_language language, const char *typed, size_t size,
                                        struct nika_move *move, struct nika_listener listener);

/*
 * Adds a section of a game's rules, from 0, as this setup plays them: a heading and what it is about, in lines of at most
 * 80 columns. In games with editions the second section says which one it is. Between sections belongs an empty line.
 * Returns the section's name ("placing"), or NULL if there is none.
 */
enum { NIKA_RULES_SECTION_MAX = 8192 }; /* bytes that are enough for one */
const char *nika_tell_rules(const struct nika_setup *setup, enum nika_language language, unsigned section,
                            struct nika_text *text);

/* Adds one section more: how the game's other editions differ from the setup's; in games without editions, what else its
 * switches can mean. Nothing if there is no other way to play. */
void nika_tell_other_rules(const struct nika_setup *setup, enum nika_language language, struct nika_text *text);

#endif
