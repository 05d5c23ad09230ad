/*
 * justinian_script.h: what the rules tests' files for Justinian share.
 *
 * Whatever a line of Justinian says, and whatever the JSON of a view tells, is a list of small things of one sort: tokens,
 * cards, seats, one number. They are read and written in rules_justinian.c, and not by the engine, so that a mistake there
 * can't hide itself.
 */
#ifndef JUSTINIAN_SCRIPT_H
#define JUSTINIAN_SCRIPT_H

#include <nika/justinian.h>

#include "rules_script.h"

/* What the things of a list are, and the numbers that stand for them. */
enum sort {
    NUMBERS,    /* themselves */
    SEATS,      /* themselves */
    COUNSELORS, /* from 1, as they are spelled */
    TOKENS,     /* their kind */
    CARDS,      /* 12 · color + counselor, from 0 */
    COLORS,     /* from 0 */
    LAID,       /* tokens on a counselor, `0:+2`: 8 · owner + kind + 1; and 8 · owner if the kind is not told */
    STAGES,     /* enum justinian_stage */
    ENDS        /* JUSTINIAN_FROM_EITHER … */
};

enum { LIST_MAX = 64 };
struct list {
    unsigned count;
    unsigned of[LIST_MAX];
};

enum fact_name {
    STAGE,
    PHASE,
    TURNS,
    FIRST,
    PASSED,
    ROW,
    VALUE,
    ON,
    TURNED,
    MOVED,
    HAND,
    RESERVE,
    PHASE_TOKENS,
    SEEN,
    SIZE,
    RESERVE_SIZE,
    PHASE_COUNT,
    INFLUENCE,
    OWN_CARDS,
    PUT,
    TOOK,
    PILE,
    EXCHANGED,
    IN_GAME,
    SCORED,
    SCORE,
    TRIGGERED,
    CHOOSER,
    SHOWN,
    BY_INFLUENCE,
    BY_CARDS,
    GAINED
};

/* What follows a fact's name. */
enum of { OF_ALL, OF_SEAT, OF_COUNSELOR, OF_COLOR };

/* Where a view's JSON has a fact, if it is a member by itself; ELSEWHERE it takes more than to find it. */
enum where { ELSEWHERE, ON_TOP, IN_SEATS, IN_OWN, IN_LAST, IN_LAST_SEATS };

/* A fact, whose value is always a list. */
struct fact {
    const char *word;
    enum fact_name name;
    enum sort sort;
    uint8_t least, most; /* things in the list */
    bool ordered, repeats;
    enum of of;
    enum where where;
    const char *key; /* in the JSON */
};

/*
 * rules_justinian.c
 */

/* How many tokens of a kind a seat has. */
extern const uint8_t justinian_tokens_of[JUSTINIAN_KINDS];

/* Reads and writes one thing. */
bool read_justinian(enum sort sort, unsigned players, const char *word, unsigned *thing);
void say_justinian(enum sort sort, unsigned thing, struct nika_text *text);

/* Adds a thing. A list that is full takes no more: no fact is so long, so it differs from any anyway. */
void list_add(struct list *list, unsigned thing);

/* Reads all things of a line in their order; `none` is an empty list. */
bool read_justinian_list(const struct script_line *line, enum sort sort, unsigned players, struct list *list,
                         struct script_fault *fault);

/* The fact with a name, or NULL. */
const struct fact *justinian_fact(const char *word);

/* Reads what follows a fact's name: a seat, a counselor or a color, all from 0. */
bool read_justinian_argument(const struct fact *fact, unsigned players, const char *argument, unsigned *of);

/* Writes a fact's list in the one form: sorted, where order means nothing. */
void say_justinian_list(const struct fact *fact, struct list list, struct nika_text *text);

/* justinian_told.c: see `of_view` in struct script_game. */
void tell_justinian(const struct nika_setup *setup, const struct nika_view *view, const struct script_line *line,
                    struct nika_text *text);

/* justinian_lay.c: see `lay` in struct script_game. */
bool lay_justinian(const struct script_table *table, struct nika_world *world, struct script_fault *fault);

#endif
