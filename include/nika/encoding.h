/*
 * encoding.h: games as numbers, for players that learn: every move has an action id, every view an observation.
 *
 * Action ids are fixed for a game, whatever the number of players. An observation is a row of bytes whose layout
 * depends on the game and the number of players only; seats in it are counted from the viewer, who is 0, clockwise. All
 * of it is made from views, so it tells nothing that the seat does not know; only the privileged state, for critics
 * during training, is made from a world.
 *
 * Nothing here allocates or does input and output; the same bytes come out on every platform.
 */
#ifndef NIKA_ENCODING_H
#define NIKA_ENCODING_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    NIKA_ACTIONS_MAX = 385,
    NIKA_NO_ACTION = 65535,      /* where an action id could stand */
    NIKA_OBSERVATION_MAX = 1024, /* bytes */
    NIKA_PRIVILEGED_MAX = 1024,
    NIKA_OBSERVER_BYTES = 1312,
    NIKA_ACT_BYTES = 9,   /* of an act in a history */
    NIKA_SLICES_MAX = 48, /* parts of a layout */
    NIKA_DIMENSIONS_MAX = 3
};

/* A named part of an observation: an array of bytes, row by row. */
struct nika_slice {
    const char *name;
    uint16_t first;                          /* its first byte */
    uint8_t dimensions[NIKA_DIMENSIONS_MAX]; /* its shape, 0 where it has no more: {4, 25, 0} is 4 rows of 25 */
    uint8_t most;                            /* no byte of it is larger */
};

/* What is encoded: of a view, an observation; of a world, what the other seats and nobody know. */
enum nika_layout { NIKA_OBSERVATION, NIKA_PRIVILEGED };

/* How many action ids a game has; 0 for a game without an encoding. */
unsigned nika_actions(const struct nika_game *game);

/* The bytes of an observation or of a privileged state with so many players, and their parts, in order and without
 * gaps; returns how many. 0 for a game without an encoding. */
unsigned nika_layout_size(const struct nika_game *game, unsigned players, enum nika_layout layout);
unsigned nika_layout_slices(const struct nika_game *game, unsigned players, enum nika_layout layout,
                            struct nika_slice slices[NIKA_SLICES_MAX]);

/*
 * The action id of a move of the view's seat, and the move of an action id. A bid of Byzantz is a mask over the sorted
 * hand, so both depend on the view. Of two equal cards the first in the hand is bid first: every move has one id.
 * NIKA_NO_ACTION, or false with *move untouched, if the view's seat has no such move; a move that has an id need not be
 * legal.
 */
unsigned nika_action_of(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move);
bool nika_action_move(const struct nika_setup *setup, const struct nika_view *view, unsigned action,
                      struct nika_move *move);

/*
 * The legal moves of the view's seat as a mask: 1 for each legal action id, else 0, nika_actions bytes in all. Returns
 * how many are legal: exactly the moves that `legal` of nika/game.h lists.
 */
unsigned nika_action_mask(const struct nika_setup *setup, const struct nika_view *view, uint8_t *mask);

/* The name of an action id that is the same in every position: the move's spelling, but for bids of Byzantz, which name
 * the places in the sorted hand: "bid 1 3". Returns its length; 0 for no action id of the game. */
size_t nika_action_name(const struct nika_game *game, unsigned action, char name[NIKA_WORD_MAX]);

/* Writes the observation of a view: nika_layout_size bytes. The view is that of a seat, not of a spectator. */
void nika_observe(const struct nika_setup *setup, const struct nika_view *view, uint8_t *observation);

/*
 * The same for many views of games with one setup: what follows from the setup alone is worked out once. The observer
 * keeps a pointer to the setup, which must stay as it is.
 */
struct nika_observer {
    const struct nika_setup *setup;
    NIKA_ALIGNED(8) uint8_t bytes[NIKA_OBSERVER_BYTES];
};
void nika_observer_init(struct nika_observer *observer, const struct nika_setup *setup);
void nika_observer_see(const struct nika_observer *observer, const struct nika_view *view, uint8_t *observation);

/* Writes the privileged state of a world as `seat` would count the seats: what the other seats hold, and what comes
 * next. Never show it to a player. */
void nika_observe_hidden(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                         uint8_t *privileged);

/*
 * One act of a history, as `viewer` saw it: the mover's seat counted from the viewer + 1, the verb of the game's header,
 * and up to seven arguments (docs/environment.md), 0 where there is none or where it is hidden from the viewer.
 */
void nika_observe_act(const struct nika_setup *setup, unsigned viewer, unsigned mover, struct nika_move move,
                      uint8_t act[NIKA_ACT_BYTES]);

#ifdef __cplusplus
}
#endif

#endif
