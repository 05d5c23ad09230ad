/*
 * display.h: the display interface: shows a canvas and delivers keys. A terminal is one implementation; tests and
 * pictures have others, so that everything but the terminal itself can be tested without one.
 */
#ifndef NIKA_TUI_DISPLAY_H
#define NIKA_TUI_DISPLAY_H

#include "canvas.h"
#include "tui_board.h"

/* Events besides keys. */
enum {
    DISPLAY_NOTHING = 0x400000, /* timeout without a key */
    DISPLAY_RESIZED,            /* resized, or everything must be redrawn */
    DISPLAY_RESUMED,            /* the program was suspended and continues: another person may sit there now */
    DISPLAY_ENDED,              /* no more keys: end of input, or a signal says to stop */
    DISPLAY_NEWS,               /* the game's source has news */
    DISPLAY_CLICKED,
    DISPLAY_WHEEL_UP,
    DISPLAY_WHEEL_DOWN,
    DISPLAY_PAN_UP, /* cursor keys with shift or control */
    DISPLAY_PAN_DOWN,
    DISPLAY_PAN_LEFT,
    DISPLAY_PAN_RIGHT,
    DISPLAY_FUNCTION /* and up: F1 … F12 */
};

struct display {
    void (*size)(void *context, int *rows, int *columns);
    void (*show)(void *context, const struct canvas *canvas);
    /* Waits for a key with a timeout in milliseconds; negative: none. */
    int (*key)(void *context, int milliseconds);
    /* Where DISPLAY_CLICKED was. */
    void (*clicked)(void *context, int *row, int *column);
    /* Discards typeahead: it was meant for another picture. */
    void (*forget)(void *context);
    /* Redraws everything with the next show. */
    void (*refresh)(void *context);
    /* Turns mouse reports on, or leaves the mouse to the terminal. */
    void (*mouse)(void *context, bool wanted);
    void *context;
};

#endif
