/*
 * null.h: the null game, the smallest game that has everything a game can have: a template, always built and always
 * tested.
 *
 * 2 to 6 players. Tiles 1 to 2n+1 are shuffled; every seat gets two, one stays in the dark. From the start seat
 * clockwise each seat lays one of its tiles face down (`lay 3`: that it lays one is open, which one is hidden). When
 * all have, they are turned up, and the highest wins.
 */
#ifndef NIKA_NULL_H
#define NIKA_NULL_H

#include <nika/game.h>

extern const struct nika_game nika_null;

#endif
