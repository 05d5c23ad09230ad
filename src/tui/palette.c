/*
 * palette.c: the colors of styles (see palette.h): gold, ivory and the colors of the pieces on night blue, readable on
 * it. With eight colors the background is the terminal's own; without any, bold, underline and reverse remain.
 */
#include "palette.h"

enum {
    NIGHT = 0x14213d,
    PORPHYRY = 0x4b1d3f,
    GOLD = 0xd4a73c,
    LIGHT_GOLD = 0xf3d98b,
    IVORY = 0xf6efe0,
    INK = 0x221a17
};
enum { BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE, OWN = -1 };
enum { PURPLE_OF_256 = 53 }; /* the nearest to porphyry would be a grey */

struct tint {
    uint32_t ink;
    int basic;
    unsigned attributes, bare;
};

static const struct tint tints[STYLE_COUNT] = {
    [STYLE_PLAIN] = {IVORY, OWN, 0, 0},
    [STYLE_DIM] = {0xa9b0c3, OWN, 0, 0},
    [STYLE_STRONG] = {LIGHT_GOLD, OWN, LOOK_BOLD, LOOK_BOLD},
    [STYLE_TITLE] = {LIGHT_GOLD, WHITE, LOOK_BOLD, LOOK_REVERSE},
    [STYLE_FRAME] = {0xa88a40, YELLOW, 0, 0},
    [STYLE_KEY] = {LIGHT_GOLD, CYAN, 0, LOOK_BOLD},
    [STYLE_FOCUS] = {INK, BLACK, LOOK_BOLD, LOOK_REVERSE | LOOK_BOLD},
    [STYLE_CHOSEN] = {IVORY, BLACK, LOOK_BOLD, LOOK_REVERSE},
    [STYLE_ASKED] = {LIGHT_GOLD, YELLOW, LOOK_BOLD, LOOK_BOLD},
    [STYLE_WRONG] = {0xff9c85, RED, LOOK_BOLD, LOOK_BOLD | LOOK_UNDERLINE},
    [STYLE_GAIN] = {0x7fd6b4, GREEN, 0, 0},
    [STYLE_LOSS] = {0xf59080, RED, 0, 0},
    [STYLE_PLUS] = {0xffffff, OWN, LOOK_BOLD, LOOK_BOLD},
    [STYLE_MINUS] = {0xff8f76, RED, LOOK_BOLD, LOOK_BOLD},
    [STYLE_SEAT] = {0x8fc7f4, CYAN, 0, 0},
    [STYLE_SEAT + 1] = {0xf4a259, YELLOW, 0, 0},
    [STYLE_SEAT + 2] = {0x8fdc97, GREEN, 0, 0},
    [STYLE_SEAT + 3] = {0xd9a5ee, MAGENTA, 0, 0},
    [STYLE_SEAT + 4] = {0xf0dc82, OWN, 0, 0},
    [STYLE_SEAT + 5] = {0xf59db4, RED, 0, 0},
    [STYLE_COLOR] = {0xf58a76, RED, 0, 0},
    [STYLE_COLOR + 1] = {0x8bb8f5, CYAN, 0, 0},
    [STYLE_COLOR + 2] = {0x7fd6a0, GREEN, 0, 0},
    [STYLE_COLOR + 3] = {0xf0d264, YELLOW, 0, 0},
    [STYLE_GOOD] = {0x8bb8f5, CYAN, 0, 0},
    [STYLE_GOOD + 1] = {0xf58a76, RED, 0, 0},
    [STYLE_GOOD + 2] = {0xcf9cf0, MAGENTA, 0, 0},
    [STYLE_GOOD + 3] = {0xd8a878, OWN, 0, 0},
    [STYLE_GOOD + 4] = {0xf0d264, YELLOW, 0, 0},
    [STYLE_GOOD + 5] = {0x9ccf7a, GREEN, 0, 0},
    [STYLE_GOOD + 6] = {0xc4c7cf, OWN, 0, 0},
};

static uint32_t part(uint32_t color, unsigned shift)
{
    return color >> shift & 0xff;
}

static uint32_t distance(uint32_t a, uint32_t b)
{
    uint32_t sum = 0;
    for (unsigned shift = 0; shift <= 16; shift += 8) {
        const int32_t difference = (int32_t)part(a, shift) - (int32_t)part(b, shift);
        sum += (uint32_t)(difference * difference);
    }
    return sum;
}

/* The color of a number of xterm's 256, from 16 on: a cube of 6×6×6, then 24 greys. The first 16 are left to the
 * terminal's owner. */
static uint32_t color_of_256(int number)
{
    static const uint32_t steps[] = {0, 95, 135, 175, 215, 255};
    if (number >= 232)
        return (uint32_t)(8 + 10 * (number - 232)) * 0x010101;
    const int at = number - 16;
    return steps[at / 36] << 16 | steps[at / 6 % 6] << 8 | steps[at % 6];
}

int nearest_of_256(uint32_t color)
{
    int best = 16;
    for (int number = 17; number < 256; number++)
        if (distance(color_of_256(number), color) < distance(color_of_256(best), color))
            best = number;
    return best;
}

struct look look_of(enum style style)
{
    const struct tint *tint = &tints[style < STYLE_COUNT ? style : STYLE_PLAIN];
    struct look look = {.ink = tint->ink,
                        .ground = NIGHT,
                        .ink_8 = tint->basic,
                        .ground_8 = OWN,
                        .attributes = tint->attributes,
                        .attributes_bare = tint->bare};
    if (style == STYLE_TITLE) {
        look.ground = PORPHYRY;
        look.ground_8 = MAGENTA;
    }
    if (style == STYLE_FOCUS) {
        look.ground = GOLD;
        look.ground_8 = YELLOW;
    }
    if (style == STYLE_CHOSEN) {
        look.ground = 0x2f6f63;
        look.ground_8 = GREEN;
    }
    look.ink_256 = nearest_of_256(look.ink);
    look.ground_256 = look.ground == PORPHYRY ? PURPLE_OF_256 : nearest_of_256(look.ground);
    return look;
}
