/*
 * terminal.h: the terminal as a display: ncurses draws, keys are decoded here.
 */
#ifndef NIKA_TUI_TERMINAL_H
#define NIKA_TUI_TERMINAL_H

#include "display.h"

/* Takes over the terminal on standard input and output. False, with no change, if that is impossible. */
bool terminal_open(struct display *display);

/* From now on, waiting for a key also ends when this descriptor is readable, with DISPLAY_NEWS. */
void terminal_listen(int descriptor);

/* Restores the terminal. Returns the signal that said to stop, or 0. */
int terminal_close(void);

#endif
