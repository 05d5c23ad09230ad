/* board.h: the numbers on a board, and its windows, as JSON. Inside the record room only; CSV: nika/record.h. */
#ifndef NIKA_RECORD_BOARD_H
#define NIKA_RECORD_BOARD_H

#include <nika/game.h>

/* Writes the members of a header or view that say which numbers are on the board: the name of the game's own, or all of
 * them; and its windows, if they are not the usual ones. Nothing in games without. */
void nika_board_write(const struct nika_setup *setup, struct nika_writer *writer);

/* Reads its value. False, with the misfit filled in and the setup untouched, if it fits not. The game has a board. */
bool nika_board_read(struct nika_setup *setup, struct nika_json value, struct nika_misfit *misfit);

/* The same for its windows. The game has such. */
bool nika_windows_read(struct nika_setup *setup, struct nika_json value, struct nika_misfit *misfit);

/* Adds what the value can be: "reconstruction", or 12 times 20 numbers. */
void nika_board_form(const struct nika_board *board, struct nika_text *text);

#endif
