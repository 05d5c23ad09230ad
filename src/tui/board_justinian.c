/*
 * board_justinian.c: Justinian on the full screen.
 */
#include <nika/justinian.h>

#include "board.h"

const struct board justinian_board = {.game = &nika_justinian};
