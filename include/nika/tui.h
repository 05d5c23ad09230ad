/*
 * tui.h: playing in a terminal, on a full screen or in plain lines.
 */
#ifndef NIKA_TUI_H
#define NIKA_TUI_H

#include <nika/language.h>
#include <nika/table.h>

/* How a game is to be played. */
struct nika_terminal {
    struct nika_table *table; /* laid, or taken up */
    enum nika_language language;
    const char *record;        /* the record's path as it can be shown and typed again, or NULL */
    const char *pace;          /* "none", "fast", "normal", "slow", "step"; NULL: what suits */
    struct nika_agent adviser; /* for hints */
    bool plain;                /* lines instead of a full screen */
    bool ascii;                /* no shapes and lines but ASCII */
};

enum nika_ending { NIKA_ENDED_OVER, NIKA_ENDED_QUIT, NIKA_ENDED_SIGNAL };

/* Plays until the game is over, somebody stops, or a signal ends it; *signal is that signal. The terminal is left as it
 * was found. */
enum nika_ending nika_play_in_terminal(const struct nika_terminal *terminal, int *signal);

/* The names of paces, ended by NULL. */
extern const char *const nika_pace_names[];

#endif
