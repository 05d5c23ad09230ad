/*
 * palette.h: the colors and attributes of styles, for terminals and for pictures.
 */
#ifndef NIKA_TUI_PALETTE_H
#define NIKA_TUI_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

#include "canvas.h"

/* Attributes. */
enum { LOOK_BOLD = 1, LOOK_REVERSE = 2, LOOK_UNDERLINE = 4, LOOK_DIM = 8 };

struct look {
    uint32_t ink, ground;     /* 0xRRGGBB */
    int ink_256, ground_256;  /* of the 256 colors of xterm */
    int ink_8, ground_8;      /* of the eight basic ones; -1: the terminal's own */
    unsigned attributes;      /* with colors */
    unsigned attributes_bare; /* without any */
};

struct look look_of(enum style style);

/* The color of the 256 that comes nearest. */
int nearest_of_256(uint32_t color);

#endif
