/*
 * terminal.h: the terminal as a glass: ncurses draws, and what is typed is read here.
 */
#ifndef NIKA_TUI_TERMINAL_H
#define NIKA_TUI_TERMINAL_H

#include "glass.h"

/* Takes over the terminal on standard input and output. False, and nothing has happened, if that is impossible. */
bool terminal_open(struct glass *glass);

/* From now on, waiting for a key also ends when this descriptor is readable, with GLASS_NEWS. */
void terminal_listen(int descriptor);

/* Gives it back as it was. Returns the signal that said to stop, or 0. */
int terminal_close(void);

#endif
