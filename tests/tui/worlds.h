/*
 * worlds.h: two games that differ only in what seat 0 hides, with moves after which nobody else can tell them
 * apart. What is shown to others, or left behind on a screen, must be the same in both.
 */
#ifndef NIKA_TESTS_TUI_WORLDS_H
#define NIKA_TESTS_TUI_WORLDS_H

#include <nika/record.h>

enum { SCRIPT_MAX = 64 };

struct worlds {
    struct nika_setup setup;
    struct nika_deal deals[2];
    struct nika_move moves[2][SCRIPT_MAX]; /* of each, one after the other; to others they look the same */
    unsigned seats[SCRIPT_MAX];            /* who makes them */
    unsigned count;
};

/* Makes them, with at most so many moves. The hidden parts of seat 0's moves are the same, so that the games can
 * go far; or different where they can be: then they can't be told apart until somebody would see them. */
void worlds_make(struct worlds *worlds, const char *game, unsigned players, uint64_t seed, bool different,
                 unsigned most);

/* Writes the beginning of a record: one of the two, with nobody having moved. */
void worlds_write(const struct worlds *worlds, unsigned which, const struct nika_names *names, const char *path);

#endif
