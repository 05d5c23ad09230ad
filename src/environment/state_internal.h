/*
 * state_internal.h: the contents of a state: for game_state.c, and for state_text.c, which reads and writes them.
 */
#ifndef NIKA_STATE_INTERNAL_H
#define NIKA_STATE_INTERNAL_H

#include <nika/play.h>
#include <nika/state.h>

/*
 * A game began with a deal, or, resampled, with a world that was imagined behind a view. Both can be made again, so a
 * state is saved by where it began and its moves, and loading plays them.
 */
struct nika_state {
    struct nika_setup setup;
    struct nika_names names;
    struct nika_world world;
    struct nika_deal deal; /* unless it was resampled */
    bool resampled;        /* then from this view, with this seed; the moves before were not made in this world */
    struct nika_view view;
    uint64_t seed;
    unsigned before;
    struct nika_made *moves; /* all of them */
    unsigned ply, room;
};

/* Where the moves of this world began: before move number `before`. */
void nika_begin_state(const struct nika_state *state, struct nika_world *world);

/* Adds a move to the list, without making it. False if there is no memory. */
bool nika_note_move(struct nika_state *state, unsigned seat, struct nika_move move);

/* Says what is wrong, in one line; returns NULL. */
void *nika_say_trouble(struct nika_trouble *trouble, const char *text);
/* The same of something that was read. */
void *nika_tell_problem(struct nika_trouble *trouble, const struct nika_problem *problem);

/* Hands out a text, as far as there is room; returns its length. */
size_t nika_hand_out(const char *text, size_t size, char *to, size_t room);

#endif
