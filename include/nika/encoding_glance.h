/*
 * encoding_glance.h: the functions of nika/encoding.h that a batch calls for every decision, from glances in place of
 * views. The seat is one that plays.
 */
#ifndef NIKA_ENCODING_GLANCE_H
#define NIKA_ENCODING_GLANCE_H

#include <nika/encoding.h>
#include <nika/glance.h>

bool nika_glance_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                      struct nika_move *move);
unsigned nika_glance_action(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move);
unsigned nika_glance_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask);

/*
 * What an observation has in common with earlier ones of the same game, kept so that it need not be worked out again.
 * All zero at first; after that any observation with the same observer, or with one whose setup differs in the start
 * seat only, may follow: what no longer holds is noticed. Not all games keep anything.
 */
struct nika_standing {
    NIKA_ALIGNED(8) uint8_t bytes[384];
};
bool nika_keeps_standing(const struct nika_game *game);

/* `standing` may be NULL: nothing is kept. */
void nika_glance_observe(const struct nika_observer *observer, const struct nika_glance *glance,
                         struct nika_standing *standing, uint8_t *observation);

#endif
