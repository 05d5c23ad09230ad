/*
 * keys.h: finds keys that make a move on the full screen, by trying them on the board itself (src/tui/tui_board.h).
 */
#ifndef NIKA_TESTS_TUI_KEYS_H
#define NIKA_TESTS_TUI_KEYS_H

#include "tui/screen.h"

enum { KEYS_ROOM = 512 };

/* Keys that make some legal move, at random: as they are typed. False if none were found. */
bool keys_for_any(const struct scene *scene, struct nika_rng *rng, struct nika_move *move, char keys[KEYS_ROOM]);

/* The fewest keys that make this move. */
bool keys_for(const struct scene *scene, struct nika_move wanted, char keys[KEYS_ROOM]);

#endif
