/*
 * canvas.h: an off-screen grid of character cells, on which tables are drawn before anything is sent to a terminal. So
 * a picture can be tested, printed and put into a page without one.
 *
 * A cell holds one character of one or two columns, with its combining characters. Everything is clipped. Text is
 * UTF-8; control characters and invalid UTF-8 are drawn as "?".
 */
#ifndef NIKA_TUI_CANVAS_H
#define NIKA_TUI_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The ASCII letter that stands for a Latin letter with an accent; NUL if there is none. */
char ascii_letter(uint32_t code);

/*
 * The semantic style of a cell; the terminal decides how it looks, with or without colors. Style is never the only
 * carrier of meaning.
 */
enum style {
    STYLE_PLAIN,
    STYLE_DIM,    /* less important */
    STYLE_STRONG, /* more important */
    STYLE_TITLE,  /* the line at the top */
    STYLE_FRAME,  /* lines and borders */
    STYLE_KEY,    /* a key to press */
    STYLE_FOCUS,  /* where the cursor of a choice is */
    STYLE_CHOSEN, /* part of a choice that is half made */
    STYLE_ASKED,  /* the sentence that says what is asked */
    STYLE_WRONG,  /* why something was refused */
    STYLE_GAIN,
    STYLE_LOSS,
    STYLE_PLUS,                   /* a black token */
    STYLE_MINUS,                  /* a red token */
    STYLE_SEAT,                   /* and five more: players */
    STYLE_COLOR = STYLE_SEAT + 6, /* and three more: colors of Justinian's cards */
    STYLE_GOOD = STYLE_COLOR + 4, /* and six more: goods of Byzantz, merchants last */
    STYLE_COUNT = STYLE_GOOD + 7
};

enum { CELL_BYTES = 16, SPOTS_MAX = 128 };

struct cell {
    char bytes[CELL_BYTES]; /* UTF-8 with a NUL; empty: the right half of a wide character, or a blank */
    uint8_t style;
    uint8_t width; /* 1 or 2; 0 for the right half of a wide character */
};

/* A clickable area: it acts like a key. */
struct spot {
    int row, column, rows, columns;
    int key;
};

struct canvas {
    int rows, columns;
    struct cell *cells;
    bool ascii;  /* lines, shapes and signs in ASCII */
    bool folded; /* letters too: accents are dropped, anything else becomes "?" */
    struct spot spots[SPOTS_MAX];
    unsigned spot_count;
};

/* A part of a canvas. */
struct area {
    int row, column, rows, columns;
};

/* The size in bytes of the cells of a canvas, which the caller lends; the new canvas is blank. */
size_t canvas_bytes(int rows, int columns);
struct canvas canvas_on(void *cells, int rows, int columns);
void canvas_clear(struct canvas *canvas);

/* Draws text in one line within `columns` columns, truncated with "…". Returns the columns used. */
int canvas_put(struct canvas *canvas, int row, int column, int columns, enum style style, const char *text);

/* The same, right-aligned or centred. */
void canvas_put_right(struct canvas *canvas, int row, int column, int columns, enum style style, const char *text);
void canvas_put_middle(struct canvas *canvas, int row, int column, int columns, enum style style, const char *text);

/* The bytes of the next line of at most so many columns, broken as canvas_wrap does; *next is where the one after it
 * starts. */
size_t canvas_break(const char *text, int columns, const char **next);

/*
 * Draws text over several lines of an area, wrapped at blanks (in Japanese, between characters but not before closing
 * punctuation); lines after the first are indented by `indent` columns. '\n' breaks too. Returns the lines needed, also
 * those that did not fit; `skip` lines are left out at the top.
 */
int canvas_wrap(struct canvas *canvas, struct area area, int indent, int skip, enum style style, const char *text);

/* A frame around an area (its border is inside), with a title in the upper border if there is one. */
void canvas_frame(struct canvas *canvas, struct area area, const char *title);
void canvas_line(struct canvas *canvas, int row, int column, int columns);

/* Changes the style of cells that are there. */
void canvas_style(struct canvas *canvas, struct area area, enum style style);

/* Makes an area clickable: it acts like a key. */
void canvas_spot(struct canvas *canvas, struct area area, int key);
int canvas_spot_at(const struct canvas *canvas, int row, int column); /* its key, or 0 */

/* The columns that text takes. */
int canvas_width(const char *text);

/* One line of the canvas as UTF-8 without blanks at its end; returns the bytes. For tests and pictures. */
size_t canvas_row_text(const struct canvas *canvas, int row, char *bytes, size_t room);

/* The shape that stands for a seat, a color, a good: one column; a letter in ASCII. */
const char *shape_of_seat(const struct canvas *canvas, unsigned seat);   /* ● ▲ ■ ◆ ⬟ ★ */
const char *shape_of_color(const struct canvas *canvas, unsigned color); /* ✠ ⚖ ⌂ ≈ */
extern const char *const letter_of_seat[];                               /* A B C D E F */

#endif
