/*
 * rules_script.h: what the runner of the rules tests and each game's own part of it share.
 *
 * The tests are texts (docs/rules-tests.md). The runner reads them, plays the moves and puts the questions, all through
 * nika/game.h. Two things only a game can know: how its table is laid, and what its facts are called. Each game adds
 * them in a file of its own as one `struct script_game`, and one line in the list in runner.c.
 */
#ifndef SCRIPT_H
#define SCRIPT_H

#include <stdbool.h>
#include <stdio.h>

#include <nika/game.h>

enum {
    SCRIPT_LINE_MAX = 2048,   /* bytes of a line, its final NUL included */
    SCRIPT_WORD_MAX = 32,     /* the same of a word */
    SCRIPT_SETUP_MAX = 64,    /* set-up lines of a test */
    SCRIPT_ANSWER_MAX = 1024, /* bytes of a fact's value */
    SCRIPT_WHY_MAX = 256
};

/* A line `WORD ARGUMENT: VALUE`, of the set-up or a fact. */
struct script_line {
    unsigned number;                /* in its file, from 1 */
    char word[SCRIPT_WORD_MAX];     /* `hand` */
    char argument[SCRIPT_WORD_MAX]; /* `0`; empty if there is none */
    const char *value;              /* `C1 C2 M`; without blanks around it, never empty */
};

/* What a test says before its table is laid. No two lines have the same word and argument. */
struct script_table {
    struct nika_setup setup;
    bool position; /* the table stands in the middle of a game; else a game begins */
    unsigned count;
    struct script_line lines[SCRIPT_SETUP_MAX];
};

/* Why a line is no good, and which one. */
struct script_fault {
    unsigned line;
    char why[SCRIPT_WHY_MAX];
};

/*
 * What a game adds to the runner.
 *
 * The facts `asked`, `free`, `together`, `scores` and `ranks`, the lines `legal …` and what moves reveal are asked of the
 * game itself and need nothing here. All other facts are: `of_world` and `of_view` write what is so, `spell` writes what the test expects, all three
 * in one form (cards sorted, say), so that equal texts mean equal facts. That the two answers come from two functions
 * keeps what `S sees …` tells apart from what the world could tell: of_view is not even given the world.
 */
struct script_game {
    const char *name; /* as in struct nika_game */

    /* The words that lay the table of a game from its start, and those that lay a position; each list ends with NULL.
     * The first line of a test with any other word ends its set-up, and the same words are facts from there on. */
    const char *const *start_words;
    const char *const *position_words;

    /* Lays the table. False, and *fault says why, if the lines make no table. The world need not be checked: the runner
     * calls the game's `check`. */
    bool (*lay)(const struct script_table *table, struct nika_world *world, struct script_fault *fault);

    /* Writes the line's value in the one form. False, and *fault says why, if there is no such fact or it can't have
     * that value. It is called before the other two, which therefore need not doubt the line. `?`, not told, is always
     * possible, and at the end of a word where a fact can be told in part. */
    bool (*spell)(const struct nika_setup *setup, const struct script_line *line, struct nika_text *text,
                  struct script_fault *fault);

    /* Writes the fact as it is in a world, or as a view tells it (`?` if it does not). */
    void (*of_world)(const struct nika_setup *setup, const struct nika_world *world, const struct script_line *line,
                     struct nika_text *text);
    void (*of_view)(const struct nika_setup *setup, const struct nika_view *view, const struct script_line *line,
                    struct nika_text *text);

    /* Prints everything there is in a world, for a person to read. */
    void (*show)(const struct nika_setup *setup, const struct nika_world *world, FILE *out);
};

extern const struct script_game script_byzantz;
extern const struct script_game script_justinian;

/* What rules_script.c has for all of them. */

/* Fills in the fault and returns false. */
bool script_blame(struct script_fault *fault, unsigned line, const char *format, ...);

/* Takes the next of the words that are separated by blanks, and moves *at behind it. False at the end. A word that is
 * too long comes cut. */
bool script_next(const char **at, char word[SCRIPT_WORD_MAX]);

/* Reads a whole number from 0 to most, nothing but digits. False, and *number untouched, if it is none. */
bool script_number(const char *text, unsigned most, unsigned *number);

/* Reads different seats, `0 2`, or the word for no seat, into a mask. False, and *mask untouched, if they are none. */
bool script_seats(const char *text, unsigned players, const char *nobody, unsigned *mask);

/* Writes a mask of seats in the same way. */
void script_say_seats(unsigned mask, const char *nobody, struct nika_text *text);

/* Writes the seats that get one question at once (see `together` in nika/game.h), in the order of the rules; or
 * "nobody". */
void script_say_together(const struct nika_setup *setup, const struct nika_world *world, struct nika_text *text);

/* Copies text without the blanks around it. False, and *to untouched, if it does not fit. */
bool script_trim(char *to, size_t room, const char *text, size_t size);

/* Whether a list that ends with NULL has the word. */
bool script_among(const char *const *words, const char *word);

/* Facts that every game has: `asked`, `free`, `scores`, `ranks`. Writes what a line expects and what is so according to
 * a view. False if the line asks for none of them, or if it is no good; then *fault has been filled in. */
bool script_common_fact(const struct nika_setup *setup, const struct nika_view *view, const struct script_line *line,
                        struct nika_text *expected, struct nika_text *is, struct script_fault *fault);

/* What is not so in a position but has to be in every one of every game, or NULL: no invariant is broken, all seats
 * agree on whom the game waits for, each legal move is accepted, and so on. */
const char *script_broken(const struct nika_setup *setup, const struct nika_world *world);

#endif
