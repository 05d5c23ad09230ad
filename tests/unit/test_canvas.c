/*
 * test_canvas.c: unit tests of the canvas (src/tui/canvas.h): wrapping in all scripts, wide characters and their halves,
 * clipping, what combines, spots, ASCII.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <locale.h>
#include <string.h>

#include "tui/canvas.h"

enum { ROWS = 6, COLUMNS = 12 };

static struct cell cells[ROWS * COLUMNS];

static struct canvas blank(void)
{
    memset(cells, 0xcc, sizeof cells);
    assert_int_equal(canvas_bytes(ROWS, COLUMNS), sizeof cells);
    return canvas_on(cells, ROWS, COLUMNS);
}

static void expect_row(const struct canvas *canvas, int row, const char *text)
{
    char bytes[256];
    assert_int_equal(canvas_row_text(canvas, row, bytes, sizeof bytes), strlen(text));
    assert_string_equal(bytes, text);
}

static void test_put(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    assert_int_equal(canvas_put(&canvas, 0, 1, 10, STYLE_PLAIN, "Ada bids"), 8);
    expect_row(&canvas, 0, " Ada bids");
    assert_int_equal(canvas_put(&canvas, 1, 0, 8, STYLE_PLAIN, "Ada bids"), 8);
    expect_row(&canvas, 1, "Ada bids");
    /* What does not fit ends with an ellipsis, within its columns. */
    assert_int_equal(canvas_put(&canvas, 2, 0, 7, STYLE_PLAIN, "Ada bids"), 7);
    expect_row(&canvas, 2, "Ada bi…");
    assert_int_equal(canvas_put(&canvas, 3, 0, 1, STYLE_PLAIN, "Ada"), 1);
    expect_row(&canvas, 3, "…");
    assert_int_equal(canvas_put(&canvas, 4, 0, 0, STYLE_PLAIN, "Ada"), 0);
    assert_int_equal(canvas_put(&canvas, 4, 0, -3, STYLE_PLAIN, "Ada"), 0);
    expect_row(&canvas, 4, "");
    assert_int_equal(cells[1].style, STYLE_PLAIN);
    canvas_put(&canvas, 0, 1, 3, STYLE_WRONG, "Ada");
    assert_int_equal(cells[1].style, STYLE_WRONG);
    assert_int_equal(cells[4].style, STYLE_PLAIN);
}

static void test_put_aligned(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    canvas_put_right(&canvas, 0, 0, 12, STYLE_PLAIN, "12");
    expect_row(&canvas, 0, "          12");
    canvas_put_right(&canvas, 1, 2, 6, STYLE_PLAIN, "点数");
    expect_row(&canvas, 1, "    点数");
    canvas_put_middle(&canvas, 2, 0, 12, STYLE_PLAIN, "four");
    expect_row(&canvas, 2, "    four");
    canvas_put_middle(&canvas, 3, 0, 4, STYLE_PLAIN, "longer");
    expect_row(&canvas, 3, "lon…");
}

static void test_clipping(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    canvas_put(&canvas, 0, -2, 12, STYLE_PLAIN, "Ada bids");
    expect_row(&canvas, 0, "a bids");
    canvas_put(&canvas, 1, 9, 10, STYLE_PLAIN, "Ada bids");
    expect_row(&canvas, 1, "         Ada");
    canvas_put(&canvas, -1, 0, 12, STYLE_PLAIN, "above");
    canvas_put(&canvas, ROWS, 0, 12, STYLE_PLAIN, "below");
    canvas_put(&canvas, 2, COLUMNS, 12, STYLE_PLAIN, "beside");
    canvas_style(&canvas, (struct area){-5, -5, 100, 100}, STYLE_DIM);
    assert_int_equal(cells[0].style, STYLE_DIM);
    assert_int_equal(cells[ROWS * COLUMNS - 1].style, STYLE_DIM);
    for (int row = 2; row < ROWS; row++)
        expect_row(&canvas, row, "");
}

static void test_wide(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    assert_int_equal(canvas_width("皇帝"), 4);
    assert_int_equal(canvas_width("C2を出す"), 8);
    assert_int_equal(canvas_put(&canvas, 0, 0, 12, STYLE_PLAIN, "皇帝A"), 5);
    assert_int_equal(cells[0].width, 2);
    assert_int_equal(cells[1].width, 0);
    assert_int_equal(cells[2].width, 2);
    assert_int_equal(cells[4].width, 1);
    expect_row(&canvas, 0, "皇帝A");
    /* Whoever writes over one half takes away the other. */
    canvas_put(&canvas, 0, 1, 1, STYLE_PLAIN, "x");
    expect_row(&canvas, 0, " x帝A");
    canvas_put(&canvas, 0, 2, 1, STYLE_PLAIN, "y");
    expect_row(&canvas, 0, " xy A");
    assert_int_equal(cells[3].width, 1);
    /* A wide one between two wide ones takes a half of each. */
    canvas_put(&canvas, 1, 0, 12, STYLE_PLAIN, "皇帝");
    canvas_put(&canvas, 1, 1, 2, STYLE_PLAIN, "市");
    expect_row(&canvas, 1, " 市");
    /* At the border there is no half character, and nothing old is left of what lay there. */
    canvas_put(&canvas, 2, 11, 1, STYLE_PLAIN, "z");
    canvas_put(&canvas, 2, 10, 10, STYLE_PLAIN, "a皇");
    expect_row(&canvas, 2, "          a");
    canvas_put(&canvas, 3, -1, 12, STYLE_PLAIN, "皇帝");
    expect_row(&canvas, 3, " 帝");
    /* Cut within its columns: 皇 takes two, the ellipsis the third, and the fourth is too few for 帝 beside it. */
    assert_int_equal(canvas_put(&canvas, 4, 0, 3, STYLE_PLAIN, "皇帝"), 3);
    expect_row(&canvas, 4, "皇…");
    assert_int_equal(canvas_put(&canvas, 5, 0, 4, STYLE_PLAIN, "皇帝市"), 3);
    expect_row(&canvas, 5, "皇…");
}

static void test_combining(void **state)
{
    struct canvas canvas = blank();
    char many[64] = "e";
    (void)state;
    assert_int_equal(canvas_width("e\u0301t\u00e9"), 3);
    canvas_put(&canvas, 0, 0, 12, STYLE_PLAIN, "e\u0301t");
    assert_string_equal(cells[0].bytes, "e\u0301");
    assert_string_equal(cells[1].bytes, "t");
    canvas_put(&canvas, 1, 0, 12, STYLE_PLAIN, "か\u3099");
    assert_string_equal(cells[COLUMNS].bytes, "か\u3099");
    /* At the start of a text it has nothing to combine with: not with what somebody else drew. */
    canvas_put(&canvas, 2, 0, 1, STYLE_PLAIN, "|");
    canvas_put(&canvas, 2, 1, 5, STYLE_PLAIN, "\u0301a");
    expect_row(&canvas, 2, "|a");
    /* As many as there is room for, and then no more. */
    for (int i = 0; i < 20; i++)
        memcpy(many + 1 + 2 * i, "\u0301", 3);
    canvas_put(&canvas, 3, 0, 12, STYLE_PLAIN, many);
    assert_int_equal(strlen(cells[3 * COLUMNS].bytes), 1 + 2 * 7); /* 16 bytes with the NUL */
}

static void test_harmless(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    canvas_put(&canvas, 0, 0, 12, STYLE_PLAIN, "a\033[2Jb\tc\x7f");
    expect_row(&canvas, 0, "a?[2Jb?c?");
    canvas_put(&canvas, 1, 0, 12, STYLE_PLAIN, "a\xff\xc3xb\u202e\u200d.");
    expect_row(&canvas, 1, "a??xb??.");
}

static int wrap(struct canvas *canvas, int columns, int indent, int skip, const char *text)
{
    canvas_clear(canvas);
    return canvas_wrap(canvas, (struct area){0, 0, ROWS, columns}, indent, skip, STYLE_PLAIN, text);
}

static void test_wrap(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    assert_int_equal(wrap(&canvas, 10, 0, 0, "Ada bids C2 and S1"), 2);
    expect_row(&canvas, 0, "Ada bids");
    expect_row(&canvas, 1, "C2 and S1");
    /* Exactly as wide as there is room; blanks at a break vanish. */
    assert_int_equal(wrap(&canvas, 8, 0, 0, "Ada bids   C2"), 2);
    expect_row(&canvas, 0, "Ada bids");
    expect_row(&canvas, 1, "C2");
    assert_int_equal(wrap(&canvas, 8, 2, 0, "Ada bids C2 and S1"), 3);
    expect_row(&canvas, 1, "  C2 and");
    expect_row(&canvas, 2, "  S1");
    assert_int_equal(wrap(&canvas, 8, 0, 1, "Ada bids C2 and S1"), 3);
    expect_row(&canvas, 0, "C2 and");
    expect_row(&canvas, 1, "S1");
    expect_row(&canvas, 2, "");
    /* Breaks that were asked for, an empty line among them. */
    assert_int_equal(wrap(&canvas, 8, 0, 0, "a\n\nb"), 3);
    expect_row(&canvas, 0, "a");
    expect_row(&canvas, 1, "");
    expect_row(&canvas, 2, "b");
    assert_int_equal(wrap(&canvas, 8, 0, 0, ""), 1);
    /* A long word is broken somewhere. */
    assert_int_equal(wrap(&canvas, 5, 0, 0, "abcdefghijkl"), 3);
    expect_row(&canvas, 0, "abcde");
    expect_row(&canvas, 1, "fghij");
    expect_row(&canvas, 2, "kl");
    /* A blank that must not break does not: « Ada » stays together. */
    assert_int_equal(wrap(&canvas, 9, 0, 0, "à «\u00a0Ada\u00a0»"), 1);
    assert_int_equal(wrap(&canvas, 8, 0, 0, "à «\u00a0Ada\u00a0»"), 2);
    expect_row(&canvas, 0, "à");
}

static void test_wrap_japanese(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    /* Between any two characters, but not before closing signs: 4 fit into 8 columns, and 「。」 takes one along. */
    assert_int_equal(wrap(&canvas, 8, 0, 0, "一二三四五六"), 2);
    expect_row(&canvas, 0, "一二三四");
    expect_row(&canvas, 1, "五六");
    assert_int_equal(wrap(&canvas, 8, 0, 0, "一二三四。五"), 2);
    expect_row(&canvas, 0, "一二三");
    expect_row(&canvas, 1, "四。五");
    /* Nor after an opening one. */
    assert_int_equal(wrap(&canvas, 8, 0, 0, "一二三「四」"), 2);
    expect_row(&canvas, 0, "一二三");
    expect_row(&canvas, 1, "「四」");
    /* Words in Latin letters stay whole. */
    assert_int_equal(wrap(&canvas, 8, 0, 0, "一二三Adaが"), 2);
    expect_row(&canvas, 0, "一二三");
    expect_row(&canvas, 1, "Adaが");
    /* In one column there is no room for a wide character: none is drawn, and the text still ends. */
    assert_int_equal(wrap(&canvas, 1, 0, 0, "一二"), 2);
    expect_row(&canvas, 0, "");
}

static void test_wrap_stays_inside(void **state)
{
    static const char *const texts[] = {"a b c d e f g h",
                                        "abc ",
                                        "abcdef   ",
                                        "一二三四五六七八九十",
                                        "a一b二c三 d四",
                                        "日本語。「日本語」",
                                        "e\u0301 e\u0301e\u0301 e\u0301",
                                        "x\ny\n\nz"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        for (int columns = 1; columns <= 6; columns++)
            for (int indent = 0; indent < 3; indent++) {
                struct canvas canvas = blank();
                const struct area area = {1, 3, 3, columns};
                const int room = columns > indent ? columns : indent + 1; /* there is always one column */
                for (int row = 0; row < ROWS; row++)
                    canvas_put(&canvas, row, 0, COLUMNS, STYLE_DIM, "############");
                canvas_wrap(&canvas, area, indent, 0, STYLE_PLAIN, texts[i]);
                for (int row = 0; row < ROWS; row++)
                    for (int column = 0; column < COLUMNS; column++) {
                        const bool inside = row >= 1 && row < 4 && column >= 3 && column < 3 + room;
                        if (!inside)
                            assert_string_equal(cells[row * COLUMNS + column].bytes, "#");
                    }
            }
}

static void test_frame(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    canvas_frame(&canvas, (struct area){0, 0, 3, 12}, "Help");
    expect_row(&canvas, 0, "┌─ Help ───┐");
    expect_row(&canvas, 1, "│          │");
    expect_row(&canvas, 2, "└──────────┘");
    canvas_frame(&canvas, (struct area){3, 0, 2, 12}, "Much too long");
    expect_row(&canvas, 3, "┌─ Much … ─┐");
    canvas_line(&canvas, 5, 2, 4);
    expect_row(&canvas, 5, "  ────");
}

static void test_ascii(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    canvas.ascii = true;
    canvas_frame(&canvas, (struct area){0, 0, 2, 4}, NULL);
    expect_row(&canvas, 0, "+--+");
    canvas_put(&canvas, 2, 0, 12, STYLE_PLAIN, "●▲é 皇×2…");
    expect_row(&canvas, 2, "ABé 皇x2~");
    assert_string_equal(shape_of_seat(&canvas, 5), "F");
    assert_string_equal(shape_of_color(&canvas, 0), "#");
    canvas.folded = true;
    canvas_put(&canvas, 3, 0, 12, STYLE_PLAIN, "●«\u00a0Été\u00a0»皇!");
    expect_row(&canvas, 3, "A\" Ete \"? !");
    canvas_put(&canvas, 4, 0, 12, STYLE_PLAIN, "e\u0301");
    expect_row(&canvas, 4, "e");
    canvas.ascii = canvas.folded = false;
    assert_string_equal(shape_of_seat(&canvas, 0), "●");
    assert_string_equal(shape_of_color(&canvas, 3), "≈");
    for (unsigned seat = 0; seat < 6; seat++) {
        assert_int_equal(canvas_width(shape_of_seat(&canvas, seat)), 1);
        assert_int_equal(letter_of_seat[seat][0], 'A' + (int)seat);
    }
    for (unsigned color = 0; color < 4; color++)
        assert_int_equal(canvas_width(shape_of_color(&canvas, color)), 1);
}

static void test_spots(void **state)
{
    struct canvas canvas = blank();
    (void)state;
    assert_int_equal(canvas_spot_at(&canvas, 0, 0), 0);
    canvas_spot(&canvas, (struct area){1, 2, 2, 3}, 'a');
    canvas_spot(&canvas, (struct area){2, 4, 1, 4}, 'b');
    assert_int_equal(canvas_spot_at(&canvas, 1, 2), 'a');
    assert_int_equal(canvas_spot_at(&canvas, 2, 3), 'a');
    assert_int_equal(canvas_spot_at(&canvas, 2, 4), 'b'); /* it lies on top */
    assert_int_equal(canvas_spot_at(&canvas, 2, 7), 'b');
    assert_int_equal(canvas_spot_at(&canvas, 1, 5), 0);
    assert_int_equal(canvas_spot_at(&canvas, 3, 2), 0);
    assert_int_equal(canvas_spot_at(&canvas, 0, 2), 0);
    for (int i = 0; i < 2 * SPOTS_MAX; i++)
        canvas_spot(&canvas, (struct area){5, 0, 1, 1}, 'c');
    assert_int_equal(canvas.spot_count, SPOTS_MAX);
    canvas_clear(&canvas);
    assert_int_equal(canvas_spot_at(&canvas, 1, 2), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_put),   cmocka_unit_test(test_put_aligned),   cmocka_unit_test(test_clipping),
        cmocka_unit_test(test_wide),  cmocka_unit_test(test_combining),     cmocka_unit_test(test_harmless),
        cmocka_unit_test(test_wrap),  cmocka_unit_test(test_wrap_japanese), cmocka_unit_test(test_wrap_stays_inside),
        cmocka_unit_test(test_frame), cmocka_unit_test(test_ascii),         cmocka_unit_test(test_spots),
    };
    if (!setlocale(LC_CTYPE, "C.UTF-8"))
        return 1;
    return cmocka_run_group_tests_name("canvas", tests, NULL, NULL);
}
