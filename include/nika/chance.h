/*
 * chance.h: chances to win, calibrated: of what strong players report at 40 %, 40 % come true. What a search finds is
 * mapped by a table for each game, number of players and stage; and where it finds no more than the fair share says, the
 * table says so, and points should be shown in place of a percentage.
 */
#ifndef NIKA_CHANCE_H
#define NIKA_CHANCE_H

#include <nika/ai.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The stage of the game that a view shows, from 0. */
unsigned nika_stage(const struct nika_setup *setup, const struct nika_view *view);

/* A chance that an agent's lines found, as it comes true. */
float nika_chance_calibrated(const struct nika_agent *agent, const struct nika_setup *setup, unsigned stage,
                             float found);

/* Whether such chances say more than the fair share does, at that stage. */
bool nika_chance_tells(const struct nika_agent *agent, const struct nika_setup *setup, unsigned stage);

#ifdef __cplusplus
}
#endif

#endif
