/*
 * test_words.c: unit tests of bounded text, UTF-8 and safe quoting (words.h). Expected values are worked out by hand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/words.h>

/* A character in the source would be one more thing that an editor could change. */
#define ELLIPSIS "\xE2\x80\xA6"
#define E_ACUTE "\xC3\xA9"
#define EURO "\xE2\x82\xAC"
#define SMILE "\xF0\x9F\x98\x80"

/* A text in memory of exactly that size, so that a sanitizer sees one byte too many. */
static struct nika_text new_text(size_t room)
{
    char *bytes = malloc(room);

    assert_non_null(bytes);
    return nika_text(bytes, room);
}

static void assert_text(const struct nika_text *text, const char *expected, bool cut)
{
    assert_string_equal(text->bytes, expected);
    assert_int_equal(text->size, strlen(expected));
    assert_int_equal(text->cut, cut);
}

static void text_starts_empty(void **state)
{
    char bytes[3] = "ab";
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    assert_text(&text, "", false);
    assert_ptr_equal(text.bytes, bytes);
    assert_int_equal(text.room, 3);
}

static void text_takes_what_fits(void **state)
{
    struct nika_text text = new_text(8);

    (void)state;
    nika_text_add(&text, "ab");
    nika_text_add(&text, "");
    nika_text_add_bytes(&text, "cde", 2);
    nika_text_add_bytes(&text, NULL, 0);
    nika_text_add_char(&text, 'x');
    assert_text(&text, "abcdx", false);
    nika_text_add(&text, "yz"); /* 7 bytes and a NUL: just full */
    assert_text(&text, "abcdxyz", false);
    nika_text_add(&text, "");
    assert_text(&text, "abcdxyz", false);
    nika_text_add_char(&text, '!');
    assert_text(&text, "abcdxyz", true);
    free(text.bytes);
}

static void text_of_room_one_stays_empty(void **state)
{
    struct nika_text text = new_text(1);

    (void)state;
    nika_text_add(&text, "");
    assert_text(&text, "", false);
    nika_text_add(&text, "a");
    assert_text(&text, "", true);
    nika_text_add_number(&text, 7);
    nika_text_add_safely(&text, "b", 1, 100);
    assert_text(&text, "", true);
    free(text.bytes);
}

static void text_keeps_nul_bytes(void **state)
{
    struct nika_text text = new_text(8);

    (void)state;
    nika_text_add_bytes(&text, "a\0b", 3);
    assert_int_equal(text.size, 3);
    assert_memory_equal(text.bytes, "a\0b", 4);
    free(text.bytes);
}

static void text_is_cut_at_a_characters_border(void **state)
{
    static const struct {
        const char *added;
        size_t room;
        const char *kept;
        bool cut;
    } cases[] = {
        {"ab" E_ACUTE, 5, "ab" E_ACUTE, false},
        {"ab" E_ACUTE, 4, "ab", true},
        {"ab" E_ACUTE, 3, "ab", true},
        {EURO EURO, 7, EURO EURO, false},
        {EURO EURO, 6, EURO, true},
        {EURO EURO, 5, EURO, true},
        {EURO EURO, 4, EURO, true},
        {EURO, 3, "", true},
        {EURO, 2, "", true},
        {"a" SMILE "b", 6, "a" SMILE, true},
        {"a" SMILE "b", 5, "a", true},
        {"a" SMILE "b", 4, "a", true},
        {"a" SMILE "b", 3, "a", true},
        {"a" SMILE "b", 2, "a", true},
        {SMILE SMILE SMILE, 12, SMILE SMILE, true},
        {"\x80\x80\x80\x80\x80", 5, "\x80\x80\x80\x80", true}, /* never was a character: nothing to keep whole */
        {"\x80\x80", 2, "\x80", true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_text text = new_text(cases[i].room);

        nika_text_add(&text, cases[i].added);
        assert_text(&text, cases[i].kept, cases[i].cut);
        free(text.bytes);
    }
}

static void text_that_comes_in_pieces_is_cut_at_a_border_too(void **state)
{
    struct nika_text text = new_text(4);

    (void)state;
    nika_text_add_char(&text, 'a');
    for (size_t i = 0; i < 4; i++)
        nika_text_add_char(&text, SMILE[i]);
    assert_text(&text, "a", true);
    free(text.bytes);
}

static void nothing_is_added_after_a_cut(void **state)
{
    struct nika_text text = new_text(4);

    (void)state;
    nika_text_add(&text, "ab" EURO);
    assert_text(&text, "ab", true);
    nika_text_add(&text, "c");
    nika_text_add_char(&text, 'c');
    nika_text_add_number(&text, 1);
    nika_text_add_safely(&text, "c", 1, 100);
    assert_text(&text, "ab", true);
    free(text.bytes);
}

static void numbers_are_written_in_full(void **state)
{
    static const struct {
        int64_t number;
        const char *text;
    } cases[] = {
        {0, "0"},
        {7, "7"},
        {-1, "-1"},
        {10, "10"},
        {-1090, "-1090"},
        {INT64_MAX, "9223372036854775807"},
        {INT64_MIN, "-9223372036854775808"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_text text = new_text(21);

        nika_text_add_number(&text, cases[i].number);
        assert_text(&text, cases[i].text, false);
        free(text.bytes);
    }
    struct nika_text text = new_text(21);
    nika_text_add_decimal(&text, UINT64_MAX);
    assert_text(&text, "18446744073709551615", false);
    free(text.bytes);
}

struct character {
    const char *bytes;
    size_t size;
    int32_t code;
};

static void utf8_reads_and_writes_characters(void **state)
{
    static const struct character cases[] = {
        {"\0", 1, 0x0},
        {"A", 1, 0x41},
        {"\x7F", 1, 0x7F},
        {"\xC2\x80", 2, 0x80},
        {E_ACUTE, 2, 0xE9},
        {"\xDF\xBF", 2, 0x7FF},
        {"\xE0\xA0\x80", 3, 0x800},
        {EURO, 3, 0x20AC},
        {"\xED\x9F\xBF", 3, 0xD7FF},
        {"\xEE\x80\x80", 3, 0xE000},
        {"\xEF\xBF\xBD", 3, 0xFFFD},
        {"\xEF\xBF\xBF", 3, 0xFFFF},
        {"\xF0\x90\x80\x80", 4, 0x10000},
        {SMILE, 4, 0x1F600},
        {"\xF4\x8F\xBF\xBF", 4, 0x10FFFF},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t length = 99;
        char bytes[4];

        assert_int_equal(nika_utf8_read(cases[i].bytes, cases[i].size, &length), cases[i].code);
        assert_int_equal(length, cases[i].size);
        assert_int_equal(nika_utf8_write((uint32_t)cases[i].code, bytes), cases[i].size);
        assert_memory_equal(bytes, cases[i].bytes, cases[i].size);
    }
}

static void utf8_read_ignores_what_follows(void **state)
{
    size_t length;

    (void)state;
    assert_int_equal(nika_utf8_read("A\xFF", 2, &length), 0x41);
    assert_int_equal(length, 1);
    assert_int_equal(nika_utf8_read(EURO "\xFF", 4, &length), 0x20AC);
    assert_int_equal(length, 3);
}

static void utf8_refuses_what_is_no_character(void **state)
{
    static const struct character cases[] = {
        {"\x80", 1, -1}, /* a continuation without a first byte */
        {"\xBF", 1, -1},
        {"\xBF\x80", 2, -1},
        {"\xC0\x80", 2, -1}, /* overlong: U+0000, U+007F, U+007F, U+07FF, U+FFFF */
        {"\xC1\xBF", 2, -1},
        {"\xE0\x81\xBF", 3, -1},
        {"\xE0\x9F\xBF", 3, -1},
        {"\xF0\x8F\xBF\xBF", 4, -1},
        {"\xF0\x80\x80\x80", 4, -1},
        {"\xED\xA0\x80", 3, -1}, /* surrogates: U+D800, U+DBFF, U+DC00, U+DFFF */
        {"\xED\xAF\xBF", 3, -1},
        {"\xED\xB0\x80", 3, -1},
        {"\xED\xBF\xBF", 3, -1},
        {"\xF4\x90\x80\x80", 4, -1}, /* U+110000 */
        {"\xF5\x80\x80\x80", 4, -1},
        {"\xF7\xBF\xBF\xBF", 4, -1},
        {"\xF8\x88\x80\x80\x80", 5, -1}, /* bytes that no UTF-8 has */
        {"\xFE", 1, -1},
        {"\xFF\xBF\xBF\xBF", 4, -1},
        {"\xC3", 1, -1}, /* cut off by the end */
        {"\xE2\x82", 2, -1},
        {"\xE2", 1, -1},
        {"\xF0\x9F\x98", 3, -1},
        {"\xF0\x9F", 2, -1},
        {"\xF0", 1, -1},
        {"\xC3z", 2, -1}, /* cut off by another character */
        {"\xE2\x82z", 3, -1},
        {"\xE2zz", 3, -1},
        {"\xF0\x9F\x98z", 4, -1},
        {"\xC3\xC3", 2, -1},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        size_t length = 99;
        char *exact = malloc(cases[i].size);

        assert_non_null(exact);
        memcpy(exact, cases[i].bytes, cases[i].size);
        assert_int_equal(nika_utf8_read(exact, cases[i].size, &length), -1);
        assert_int_equal(length, 1);
        free(exact);
    }
}

static void assert_safe(const char *bytes, size_t size, const char *expected)
{
    struct nika_text text = new_text(200);

    nika_text_add_safely(&text, bytes, size, 150);
    assert_text(&text, expected, false);
    free(text.bytes);
}

#define ASSERT_SAFE(bytes, expected) assert_safe(bytes, sizeof(bytes) - 1, expected)

static void safe_text_stays_as_it_is(void **state)
{
    (void)state;
    ASSERT_SAFE("", "");
    ASSERT_SAFE("Anna, 42 'x' \"y\" ~", "Anna, 42 'x' \"y\" ~");
    ASSERT_SAFE(E_ACUTE EURO SMILE, E_ACUTE EURO SMILE);
    ASSERT_SAFE("\xC2\xA0\xE3\x80\x80", "\xC2\xA0\xE3\x80\x80"); /* wide blanks: U+00A0, U+3000 */
    ASSERT_SAFE("\xEF\xBF\xBD", "\xEF\xBF\xBD");                 /* U+FFFD */
}

static void safe_text_doubles_backslashes(void **state)
{
    (void)state;
    ASSERT_SAFE("\\", "\\\\");
    ASSERT_SAFE("a\\x1B", "a\\\\x1B"); /* cannot be taken for an escape of ours */
}

static void safe_text_shows_control_characters(void **state)
{
    (void)state;
    ASSERT_SAFE("a\nb\r\tc", "a\\x0Ab\\x0D\\x09c");
    ASSERT_SAFE("\0", "\\x00");
    ASSERT_SAFE("a\0b", "a\\x00b");
    ASSERT_SAFE("\x1F \x7F~", "\\x1F \\x7F~");
    ASSERT_SAFE("\x1B[31mred\x1B[0m", "\\x1B[31mred\\x1B[0m");
    ASSERT_SAFE("\x1B]0;title\x07", "\\x1B]0;title\\x07");
    ASSERT_SAFE("\xC2\x80\xC2\x85\xC2\x9B\xC2\x9F", "\\u{0080}\\u{0085}\\u{009B}\\u{009F}");
}

static void safe_text_shows_invisible_characters(void **state)
{
    (void)state;
    ASSERT_SAFE("\xC2\xAD", "\\u{00AD}");                                               /* soft hyphen */
    ASSERT_SAFE("\xCD\x8F\xD8\x9C", "\\u{034F}\\u{061C}");                              /* joiner, Arabic letter mark */
    ASSERT_SAFE("\xE1\x85\x9F\xE3\x85\xA4\xEF\xBE\xA0", "\\u{115F}\\u{3164}\\u{FFA0}"); /* Hangul fillers */
    ASSERT_SAFE("\xE1\xA0\x8E", "\\u{180E}");                                           /* Mongolian vowel separator */
    ASSERT_SAFE("x\xE2\x80\x8By", "x\\u{200B}y");                                       /* zero-width space */
    ASSERT_SAFE("\xE2\x80\x8D\xE2\x80\x8E\xE2\x80\x8F", "\\u{200D}\\u{200E}\\u{200F}");
    ASSERT_SAFE("\xE2\x80\xA8\xE2\x80\xA9", "\\u{2028}\\u{2029}"); /* separators of lines and paragraphs */
    ASSERT_SAFE("\xE2\x80\xAA\xE2\x80\xAE", "\\u{202A}\\u{202E}"); /* bidirectional embedding and override */
    ASSERT_SAFE("xyz\xE2\x80\xAEzyx", "xyz\\u{202E}zyx");
    ASSERT_SAFE("\xE2\x81\xA0\xE2\x81\xA6\xE2\x81\xA9", "\\u{2060}\\u{2066}\\u{2069}"); /* word joiner, isolates */
    ASSERT_SAFE("\xE2\xA0\x80", "\\u{2800}");                                           /* Braille blank */
    ASSERT_SAFE("\xEF\xB8\x8F", "\\u{FE0F}");                                           /* variation selector */
    ASSERT_SAFE("\xEF\xBB\xBFhi", "\\u{FEFF}hi");                                       /* byte order mark */
    ASSERT_SAFE("\xEF\xBF\xB9", "\\u{FFF9}");                                           /* annotation */
    ASSERT_SAFE("\xF3\xA0\x80\x81\xF3\xA0\x81\x81", "\\u{E0001}\\u{E0041}");            /* tags */
    ASSERT_SAFE("\xF3\xA0\x84\x80", "\\u{E0100}");
    ASSERT_SAFE("\xEF\xB7\x90\xEF\xBF\xBF", "\\u{FDD0}\\u{FFFF}"); /* never characters */
    ASSERT_SAFE("\xF0\x9F\xBF\xBE\xF4\x8F\xBF\xBF", "\\u{1FFFE}\\u{10FFFF}");
}

static void safe_text_stops_hiding_at_the_right_character(void **state)
{
    (void)state;
    ASSERT_SAFE("\xC2\xA0\xC2\xAC\xC2\xAE", "\xC2\xA0\xC2\xAC\xC2\xAE"); /* U+00A0, U+00AC, U+00AE */
    ASSERT_SAFE("\xE2\x80\x8A\xE2\x80\x90", "\xE2\x80\x8A\xE2\x80\x90"); /* U+200A, U+2010 */
    ASSERT_SAFE("\xE2\x80\xA7\xE2\x80\xAF", "\xE2\x80\xA7\xE2\x80\xAF"); /* U+2027, U+202F */
    ASSERT_SAFE("\xE2\x81\x9F\xE2\x81\xB0", "\xE2\x81\x9F\xE2\x81\xB0"); /* U+205F, U+2070 */
    ASSERT_SAFE("\xE2\xA0\x81", "\xE2\xA0\x81");                         /* U+2801 */
}

static void safe_text_shows_bytes_that_are_no_utf8(void **state)
{
    (void)state;
    ASSERT_SAFE("\xFF", "\\xFF");
    ASSERT_SAFE("y\x80z", "y\\x80z");
    ASSERT_SAFE("\xC0\x80", "\\xC0\\x80");
    ASSERT_SAFE("\xED\xA0\x80", "\\xED\\xA0\\x80");
    ASSERT_SAFE("\xF4\x90\x80\x80", "\\xF4\\x90\\x80\\x80");
    ASSERT_SAFE("\xE2\x82", "\\xE2\\x82");
    ASSERT_SAFE("\xC3z", "\\xC3z");
    ASSERT_SAFE("\xC3" E_ACUTE, "\\xC3" E_ACUTE);
}

static void safe_text_ends_after_most_bytes(void **state)
{
    static const struct {
        const char *bytes;
        size_t most;
        const char *expected;
    } cases[] = {
        {"abc", 3, "abc"},
        {"abcd", 3, "abc" ELLIPSIS},
        {"abcd", 0, ELLIPSIS},
        {"", 0, ""},
        {"a" E_ACUTE, 3, "a" E_ACUTE},
        {"a" E_ACUTE, 2, "a" ELLIPSIS},
        {"a\n", 5, "a\\x0A"},
        {"a\n", 4, "a" ELLIPSIS}, /* no half escapes */
        {"\\\\", 3, "\\\\" ELLIPSIS},
        {"\xE2\x80\xAE!", 8, "\\u{202E}" ELLIPSIS},
        {"\xE2\x80\xAE", 7, ELLIPSIS},
        {"\xFFz", 3, ELLIPSIS}, /* nothing after what was too long, even if it would fit */
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_text text = new_text(40);

        nika_text_add_safely(&text, cases[i].bytes, strlen(cases[i].bytes), cases[i].most);
        assert_text(&text, cases[i].expected, false);
        free(text.bytes);
    }
}

static void safe_text_counts_only_its_own_bytes(void **state)
{
    struct nika_text text = new_text(40);

    (void)state;
    nika_text_add(&text, "name: ");
    nika_text_add_safely(&text, "abcdef", 6, 3);
    nika_text_add(&text, "!");
    assert_text(&text, "name: abc" ELLIPSIS "!", false);
    free(text.bytes);
}

static void safe_text_is_cut_whole(void **state)
{
    static const struct {
        const char *bytes;
        size_t room;
        size_t most;
        const char *expected;
    } cases[] = {
        {"ab\n", 6, 100, "ab"}, /* the escape needs four bytes, three are left */
        {"ab\\", 4, 100, "ab"},  {"\xE2\x80\xAE", 8, 100, ""}, {"ab" EURO, 5, 100, "ab"},
        {"ab\nc", 4, 100, "ab"}, {"abc", 4, 2, "ab"}, /* no room for the ellipsis */
        {"abc", 5, 2, "ab"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_text text = new_text(cases[i].room);

        nika_text_add_safely(&text, cases[i].bytes, strlen(cases[i].bytes), cases[i].most);
        assert_text(&text, cases[i].expected, true);
        free(text.bytes);
    }
}

static void lists_have_commas_between(void **state)
{
    char bytes[16];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    nika_text_add_listed(&text, "red");
    assert_string_equal(bytes, "red");
    nika_text_add_listed(&text, "blue");
    assert_string_equal(bytes, "red, blue");
    nika_text_add_listed(&text, ""); /* for what is added by other means */
    nika_text_add_number(&text, 7);
    assert_string_equal(bytes, "red, blue, 7");
    nika_text_add_listed(&text, "green");
    assert_true(text.cut);
    assert_string_equal(bytes, "red, blue, 7, g");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_have_commas_between),
        cmocka_unit_test(text_starts_empty),
        cmocka_unit_test(text_takes_what_fits),
        cmocka_unit_test(text_of_room_one_stays_empty),
        cmocka_unit_test(text_keeps_nul_bytes),
        cmocka_unit_test(text_is_cut_at_a_characters_border),
        cmocka_unit_test(text_that_comes_in_pieces_is_cut_at_a_border_too),
        cmocka_unit_test(nothing_is_added_after_a_cut),
        cmocka_unit_test(numbers_are_written_in_full),
        cmocka_unit_test(utf8_reads_and_writes_characters),
        cmocka_unit_test(utf8_read_ignores_what_follows),
        cmocka_unit_test(utf8_refuses_what_is_no_character),
        cmocka_unit_test(safe_text_stays_as_it_is),
        cmocka_unit_test(safe_text_doubles_backslashes),
        cmocka_unit_test(safe_text_shows_control_characters),
        cmocka_unit_test(safe_text_shows_invisible_characters),
        cmocka_unit_test(safe_text_stops_hiding_at_the_right_character),
        cmocka_unit_test(safe_text_shows_bytes_that_are_no_utf8),
        cmocka_unit_test(safe_text_ends_after_most_bytes),
        cmocka_unit_test(safe_text_counts_only_its_own_bytes),
        cmocka_unit_test(safe_text_is_cut_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
