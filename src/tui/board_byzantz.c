/*
 * board_byzantz.c: Byzantz on the full screen.
 */
#include <nika/byzantz.h>

#include "board.h"

const struct board byzantz_board = {.game = &nika_byzantz};
