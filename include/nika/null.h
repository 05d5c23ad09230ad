/*
 * null.h: the null game, a whole game in one file: a template, always built and always tested.
 *
 * 2 to 6 players. Tiles 1 to 2n+1 are shuffled; every seat gets two, one stays in the dark. From the start seat
 * clockwise each seat lays one of its tiles face down (`lay 3`: that it lays one is open, which one is hidden). When
 * all have, they are turned up. A tile scores its number, and the highest wins; with the switch `winner` at `lowest`,
 * as in the edition `reverse`, it scores what its number lacks to 2n+2.
 *
 * Invariants:
 *   N-1  tiles are 1 … 2n+1, and each is in exactly one place
 *   N-2  a seat has two tiles, or one and one laid; the seats lay in turn, from the start seat on
 *   N-3  laid tiles are open when all have laid, and not before
 */
#ifndef NIKA_NULL_H
#define NIKA_NULL_H

#include <nika/game.h>

extern const struct nika_game nika_null;

#endif
