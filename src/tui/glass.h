/*
 * glass.h: what the screen looks through: something that shows a canvas and hands over keys. A terminal is one; tests and
 * pictures have others, so that everything but the terminal itself can be tried without one.
 */
#ifndef NIKA_TUI_GLASS_H
#define NIKA_TUI_GLASS_H

#include "board.h"
#include "canvas.h"

/* What comes besides keys. */
enum {
    GLASS_NOTHING = 0x400000, /* the time is over and no key came */
    GLASS_RESIZED,            /* another size, or all must be drawn again */
    GLASS_RESUMED,            /* the program was stopped and goes on: somebody else may sit there now */
    GLASS_ENDED,              /* there will be no more keys: the input ended, or a signal says to stop */
    GLASS_NEWS,               /* something has come to the source of the game */
    GLASS_CLICKED,
    GLASS_WHEEL_UP,
    GLASS_WHEEL_DOWN,
    GLASS_PAN_UP, /* cursor keys with shift or control */
    GLASS_PAN_DOWN,
    GLASS_PAN_LEFT,
    GLASS_PAN_RIGHT,
    GLASS_FUNCTION /* and up: F1 … F12 */
};

struct glass {
    void (*size)(void *context, int *rows, int *columns);
    void (*show)(void *context, const struct canvas *canvas);
    /* Waits for a key: so many milliseconds, or for ever if they are negative. */
    int (*key)(void *context, int milliseconds);
    /* Where GLASS_CLICKED was. */
    void (*clicked)(void *context, int *row, int *column);
    /* Forgets what was typed ahead: it was meant for another picture. */
    void (*forget)(void *context);
    /* Draws everything anew with the next show, whatever is there. */
    void (*refresh)(void *context);
    /* Reports clicks, or leaves the mouse to whoever has it otherwise. */
    void (*mouse)(void *context, bool wanted);
    void *context;
};

#endif
