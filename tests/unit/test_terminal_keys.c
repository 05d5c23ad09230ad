/*
 * test_terminal_keys.c: unit tests of the reader of keys (src/tui/terminal_keys.h): characters, sequences, clicks, pasted
 * text, and everything that is none of these.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "tui/display.h"
#include "tui/terminal_keys.h"

enum { KEYS = 64 };

/* The keys that bytes make, the last one perhaps only once no more bytes come. Ended by 0. */
static const int *keys_of(const char *bytes, size_t size)
{
    static int keys[KEYS];
    struct key_reader reader = {.size = 0};
    unsigned count = 0;
    for (size_t i = 0; i < size; i++) {
        const int key = key_reader_byte(&reader, bytes[i]);
        if (key) {
            assert_true(count < KEYS - 2);
            keys[count++] = key;
        }
    }
    const int key = key_reader_rest(&reader);
    if (key)
        keys[count++] = key;
    assert_false(key_reader_waits(&reader));
    keys[count] = 0;
    return keys;
}

#define EXPECT_KEYS(bytes, ...)                                                                                        \
    do {                                                                                                               \
        const int expected[] = {__VA_ARGS__};                                                                          \
        const int *keys = keys_of(bytes, sizeof bytes - 1);                                                            \
        for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)                                              \
            assert_int_equal(keys[i], expected[i]);                                                                    \
    } while (0)

static void test_characters(void **state)
{
    (void)state;
    EXPECT_KEYS("b2?", 'b', '2', '?', 0);
    EXPECT_KEYS("\r\n\t \x7f\x08", PRESSED_ENTER, PRESSED_ENTER, PRESSED_TAB, ' ', PRESSED_BACKSPACE, PRESSED_BACKSPACE,
                0);
    EXPECT_KEYS("é皇𝄞", 0xe9, 0x7687, 0x1d11e, 0);
    EXPECT_KEYS("\x0c\x0f", 12, 15, 0);
    EXPECT_KEYS("\0a", 'a', 0);
}

static void test_sequences(void **state)
{
    (void)state;
    EXPECT_KEYS("\033[A\033[B\033[C\033[D", PRESSED_UP, PRESSED_DOWN, PRESSED_RIGHT, PRESSED_LEFT, 0);
    EXPECT_KEYS("\033OA\033OD\033OH\033OF\033OM", PRESSED_UP, PRESSED_LEFT, PRESSED_HOME, PRESSED_END, PRESSED_ENTER,
                0);
    EXPECT_KEYS("\033[H\033[1~\033[7~\033[F\033[4~\033[8~", PRESSED_HOME, PRESSED_HOME, PRESSED_HOME, PRESSED_END,
                PRESSED_END, PRESSED_END, 0);
    EXPECT_KEYS("\033[5~\033[6~\033[Z\033[3~", PRESSED_PAGE_UP, PRESSED_PAGE_DOWN, PRESSED_BACK_TAB, PRESSED_BACKSPACE,
                0);
    EXPECT_KEYS("\033OP\033OQ\033[13~\033[[A", DISPLAY_FUNCTION, DISPLAY_FUNCTION + 1, DISPLAY_FUNCTION + 2,
                DISPLAY_FUNCTION, 0);
    EXPECT_KEYS("\033[1;2A\033[1;5D\033[1;2C", DISPLAY_PAN_UP, DISPLAY_PAN_LEFT, DISPLAY_PAN_RIGHT, 0);
    EXPECT_KEYS("\033[1;1A", PRESSED_UP, 0);
}

static void test_escape(void **state)
{
    struct key_reader reader = {.size = 0};
    (void)state;
    EXPECT_KEYS("\033", PRESSED_ESCAPE, 0);
    EXPECT_KEYS("\033\033", PRESSED_ESCAPE, PRESSED_ESCAPE, 0);
    EXPECT_KEYS("\033\033[A", PRESSED_ESCAPE, PRESSED_UP, 0);
    assert_int_equal(key_reader_byte(&reader, '\033'), 0);
    assert_true(key_reader_waits(&reader));
    assert_int_equal(key_reader_rest(&reader), PRESSED_ESCAPE);
    assert_int_equal(key_reader_byte(&reader, 'q'), 'q');
    /* Cut off in the middle, it is nothing, and what follows is itself. */
    EXPECT_KEYS("\033[", 0);
    EXPECT_KEYS("\033[1;", 0);
    EXPECT_KEYS("\033[1\rq", PRESSED_ENTER, 'q', 0);
}

static void test_garbage(void **state)
{
    (void)state;
    EXPECT_KEYS("\033[99~a\033[?1;2cb\033[1;2;3;4;5;6Rc\033Ozd", 'a', 'b', 'c', 'd', 0);
    EXPECT_KEYS("\033pa", 'a', 0); /* alt and p does not pass */
    EXPECT_KEYS("\xff\xfe\xc0\x80"
                "a\xc3"
                "b\xe7\x9a"
                "c\xed\xa0\x80"
                "d\xf4\x90\x80\x80"
                "e",
                'a', 'b', 'c', 'd', 'e', 0);
    EXPECT_KEYS("\u202e\u200b\u00ada", 'a', 0); /* invisible: nobody has typed that */
}

/* A sequence of any length is nothing, up to its end. */
static void test_endless(void **state)
{
    static char bytes[4096];
    (void)state;
    memset(bytes, '1', sizeof bytes);
    memcpy(bytes, "\033[", 2);
    bytes[sizeof bytes - 2] = '~';
    bytes[sizeof bytes - 1] = 'q';
    const int *keys = keys_of(bytes, sizeof bytes);
    assert_int_equal(keys[0], 'q');
    assert_int_equal(keys[1], 0);
}

static void test_pasted(void **state)
{
    struct key_reader reader = {.size = 0};
    (void)state;
    EXPECT_KEYS("a\033[200~q\ryes\033[A\033\033p\xff\033[201~b", 'a', 'b', 0);
    /* A paste whose end never comes is over once nothing comes any more. */
    for (const char *byte = "\033[200~qqq"; *byte; byte++)
        assert_int_equal(key_reader_byte(&reader, *byte), 0);
    assert_true(key_reader_waits(&reader));
    assert_int_equal(key_reader_rest(&reader), 0);
    assert_int_equal(key_reader_byte(&reader, 'q'), 'q');
}

static void test_mouse(void **state)
{
    struct key_reader reader = {.size = 0};
    int key = 0;
    (void)state;
    for (const char *byte = "\033[<0;12;7M"; *byte; byte++)
        key = key_reader_byte(&reader, *byte);
    assert_int_equal(key, DISPLAY_CLICKED);
    assert_int_equal(reader.column, 11);
    assert_int_equal(reader.row, 6);
    EXPECT_KEYS("\033[<0;12;7m\033[<2;1;1M\033[<64;3;3M\033[<65;3;3M", DISPLAY_WHEEL_UP, DISPLAY_WHEEL_DOWN, 0);
    EXPECT_KEYS("\033[<M\033[<0;1Ma", DISPLAY_CLICKED, DISPLAY_CLICKED, 'a', 0); /* somewhere outside */
}

/* All sequences of up to three bytes from those that mean anything: reading ends, and every key is one that there is. */
static void test_all_short(void **state)
{
    static const char bytes[] = "\033[O<;12~AMq\xc3\xa9\xff\r";
    const unsigned count = sizeof bytes - 1;
    (void)state;
    for (unsigned number = 0; number < count * count * count * count; number++) {
        struct key_reader reader = {.size = 0};
        for (unsigned i = 0, rest = number; i < 4; i++, rest /= count) {
            const int key = key_reader_byte(&reader, bytes[rest % count]);
            assert_true(key >= 0 && key <= DISPLAY_FUNCTION + 12);
            assert_true(reader.size < KEY_BYTES);
        }
        key_reader_rest(&reader);
        assert_int_equal(key_reader_byte(&reader, 'q'), 'q');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_characters), cmocka_unit_test(test_sequences), cmocka_unit_test(test_escape),
        cmocka_unit_test(test_garbage),    cmocka_unit_test(test_endless),   cmocka_unit_test(test_pasted),
        cmocka_unit_test(test_mouse),      cmocka_unit_test(test_all_short),
    };
    return cmocka_run_group_tests_name("terminal_keys", tests, NULL, NULL);
}
