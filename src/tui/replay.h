/*
 * replay.h: the record viewer on the full screen; replay.c lists its keys.
 */
#ifndef NIKA_TUI_REPLAY_H
#define NIKA_TUI_REPLAY_H

#include "screen.h"

enum { EYES_ALL = NIKA_WATCHER - 1 }; /* as a seat: nobody's, everything lies open */

struct replay {
    const struct nika_recorded *const *games;
    unsigned count, number; /* how many, and which is shown, from 0 */
    const struct nika_recorded *game;
    const char *players[NIKA_SEATS_MAX];
    struct nika_sight sight; /* how it stands, but no steps; with everything open, the setup says that profit is */
    unsigned ply, eyes;
    struct nika_world world; /* after so many moves */
    struct nika_view all[NIKA_SEATS_MAX];
    uint8_t *begins; /* a bit for each number of moves: whether a part of the game begins there */
    unsigned typed;  /* a number */
    bool typing;
};

/* Shows the games until somebody leaves. False, and nothing has happened, if there is no full screen here. */
bool replay_run(struct replay *replay, enum nika_language language, bool ascii, bool folded, int *signal);

/* Goes through the moves so far, from number `from` on, through somebody's eyes. */
void replay_recall(const struct replay *replay, unsigned eyes, unsigned from,
                   void (*each)(void *context, const struct nika_view *before, const struct nika_view *after,
                                unsigned mover, struct nika_move move),
                   void *context);

/* For the screen: which move this is, through whose eyes one looks, the keys, the page of help. */
void replay_say_place(const struct screen *screen, struct nika_text *text);
void replay_say_eyes(const struct screen *screen, struct nika_text *text);
void replay_keys(const struct screen *screen, struct nika_listener listener);
void replay_help(struct screen *screen);

#endif
