/*
 * test_palette.c: unit tests of the palette (src/tui/palette.h): everything can be read on its ground, and what has no
 * colors is told apart by attributes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>

#include "tui/palette.h"

/* The luminance of a color as the Web Content Accessibility Guidelines define it. */
static double luminance(uint32_t color)
{
    static const double weights[3] = {0.0722, 0.7152, 0.2126}; /* blue, green, red */
    double sum = 0;
    for (unsigned i = 0; i < 3; i++) {
        const double part = (color >> 8 * i & 0xff) / 255.0;
        sum += weights[i] * (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
}

static double contrast(uint32_t a, uint32_t b)
{
    const double one = luminance(a), other = luminance(b);
    return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

/* xterm's 256 colors from 16 on, from its documentation: steps of the cube, and greys. */
static uint32_t of_256(int number)
{
    static const uint32_t steps[] = {0x00, 0x5f, 0x87, 0xaf, 0xd7, 0xff};
    assert_in_range(number, 16, 255);
    if (number >= 232)
        return (uint32_t)(0x08 + 0x0a * (number - 232)) * 0x010101;
    number -= 16;
    return steps[number / 36] << 16 | steps[number / 6 % 6] << 8 | steps[number % 6];
}

static void test_readable(void **state)
{
    (void)state;
    assert_true(contrast(0xffffff, 0x000000) > 20.9);
    for (int style = 0; style < STYLE_COUNT; style++) {
        const struct look look = look_of((enum style)style);
        if (contrast(look.ink, look.ground) < 4.5 || contrast(of_256(look.ink_256), of_256(look.ground_256)) < 4.5)
            fail_msg("style %d cannot be read well", style);
        assert_true(look.ink_8 >= -1 && look.ink_8 <= 7);
        assert_true(look.ink_8 < 0 || look.ink_8 != look.ground_8);
    }
}

static void test_nearest(void **state)
{
    (void)state;
    assert_int_equal(nearest_of_256(0x000000), 16);
    assert_int_equal(nearest_of_256(0xffffff), 231);
    assert_int_equal(nearest_of_256(0x5f87af), 16 + 36 * 1 + 6 * 2 + 3);
    assert_int_equal(nearest_of_256(0x6187ad), 16 + 36 * 1 + 6 * 2 + 3);
    assert_int_equal(nearest_of_256(0x12100f), 233); /* 0x121212, a grey */
}

/* Without colors, what one must not miss still differs from plain text. */
static void test_bare(void **state)
{
    static const enum style marked[] = {STYLE_STRONG, STYLE_TITLE, STYLE_KEY,   STYLE_FOCUS,
                                        STYLE_CHOSEN, STYLE_ASKED, STYLE_WRONG, STYLE_MINUS};
    (void)state;
    assert_int_equal(look_of(STYLE_PLAIN).attributes_bare, 0);
    for (unsigned i = 0; i < sizeof marked / sizeof marked[0]; i++)
        assert_int_not_equal(look_of(marked[i]).attributes_bare, 0);
    assert_int_not_equal(look_of(STYLE_FOCUS).attributes_bare, look_of(STYLE_CHOSEN).attributes_bare);
    assert_int_not_equal(look_of(STYLE_ASKED).attributes_bare, look_of(STYLE_WRONG).attributes_bare);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_readable), cmocka_unit_test(test_nearest),
                                       cmocka_unit_test(test_bare)};
    return cmocka_run_group_tests_name("palette", tests, NULL, NULL);
}
