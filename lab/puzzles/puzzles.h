/*
 * puzzles.h: what the files of nika-puzzles share: a puzzle, and the room in which one is looked for.
 */
#ifndef NIKA_LAB_PUZZLES_H
#define NIKA_LAB_PUZZLES_H

#include <nika/review.h>

enum {
    PUZZLE_MEASURED = 5,  /* moves that are measured together; the best comes first */
    PUZZLE_CHOICES = 64,  /* legal moves of a puzzle, at most: each of them is measured */
    PUZZLE_TRIES = 8,     /* how often each level is asked */
    PUZZLE_RECORD = 24576 /* bytes of a game's record */
};

enum puzzle_theme {
    PUZZLE_BID,  /* bid or pass */
    PUZZLE_MUCH, /* how much */
    PUZZLE_GIVE,
    PUZZLE_TAKE,
    PUZZLE_SELL, /* or discard */

    PUZZLE_PLACE, /* on which counselor */
    PUZZLE_COURT, /* or on the phase space */
    PUZZLE_PASS,
    PUZZLE_DIRECTION,
    PUZZLE_TRIGGER,
    PUZZLE_COLOR,
    PUZZLE_EXCHANGE,

    PUZZLE_READING, /* of a slot only: whatever is to be found by what the others have shown */
    PUZZLE_THEMES
};

/* How records and the page spell them. */
extern const char *const puzzle_theme_words[PUZZLE_THEMES];

/* The theme of a choice between two moves. */
enum puzzle_theme puzzle_theme(const struct nika_game *game, struct nika_move best, struct nika_move second);

/* Whether a decision in which a strong player made this move could have the theme; a glance. */
bool puzzle_could_be(const struct nika_game *game, enum puzzle_theme theme, struct nika_move played);

/* Forgets what the others have shown of their hands. */
void puzzle_forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory);

/* The theme that is looked for in a slot. */
enum puzzle_theme puzzle_theme_of_slot(const struct nika_game *game, uint64_t slot);

/* A move, the mover's chance after it, and how much it loses against the best, in ten-thousandths. */
struct puzzle_move {
    struct nika_move move;
    int16_t win, loss;
    int16_t error; /* the standard error of the loss */
};

struct puzzle {
    bool found;
    uint8_t theme, grade, seat;
    bool reading; /* for who forgot what the others have shown, it would not be the best move */
    uint16_t ply;
    uint8_t by_level[NIKA_LEVELS]; /* how often each level found it */
    unsigned count, others;
    struct puzzle_move moves[PUZZLE_MEASURED]; /* the best, the second best, … */
    struct puzzle_move other[PUZZLE_CHOICES];  /* all other legal moves, measured with less effort */
    unsigned games, tried, measured, verified; /* what it took */
    size_t record_size;
    char record[PUZZLE_RECORD]; /* lines: the header, the moves, the result */
    struct nika_setup setup;
};

/* Large: not for the stack. */
struct puzzle_room {
    struct nika_bench bench;
    struct nika_review review;
    struct nika_reader reader;
    struct puzzle *puzzle;
    char line[NIKA_LINE_MAX];

    /* The position that is looked at, */
    struct nika_view view, forgotten_view;
    struct nika_memory memory, lent; /* `lent`: a copy, since thinking may modify it */
    struct nika_agent master;
    uint64_t seed; /* and of its random numbers. */
};

/* What is clear: the least margin of the best move, in ten-thousandths of the chance to win, and in standard errors. */
int16_t puzzle_margin(const struct nika_game *game);

/* judge.c. Judges the position before a ply; true: a puzzle of that theme, and all of it is filled in but the record. */
bool puzzle_judge(struct puzzle_room *room, unsigned ply, enum puzzle_theme wanted, bool easy_too);

/* find.c. Looks for a puzzle in the games of a slot. */
void puzzle_find(struct puzzle_room *room, const struct nika_game *game, uint64_t seed, uint64_t slot,
                 struct puzzle *puzzle);

#endif
