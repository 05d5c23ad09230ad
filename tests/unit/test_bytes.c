/*
 * test_bytes.c: unit tests of numbers as bytes, of bytes as text (bytes.h), and of single bits (bits.h).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>

static void the_lowest_byte_comes_first(void **state)
{
    static const uint8_t expected[] = {0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x01};

    (void)state;
    for (unsigned bytes = 0; bytes <= 8; bytes++) {
        uint8_t room[9];
        struct nika_bytes_out out = {.bytes = room, .room = bytes};

        memset(room, 0xaa, sizeof room);
        nika_put(&out, UINT64_C(0x0102030405060708), bytes);
        assert_int_equal(out.size, bytes);
        assert_memory_equal(room, expected, bytes); /* what is wider than asked for is cut to its low bytes */
        assert_int_equal(room[bytes], 0xaa);
    }
}

static void numbers_stand_one_after_the_other(void **state)
{
    static const uint8_t expected[] = {0xff, 0x34, 0x12, 0x00, 0xff, 0xff, 0xff, 0xff,
                                       0xff, 0xff, 0xff, 0xff, 0x78, 0x56, 0x34, 0x12};
    uint8_t room[16];
    struct nika_bytes_out out = {.bytes = room, .room = sizeof room};
    struct nika_bytes_in in = {.bytes = room, .size = sizeof room};

    (void)state;
    nika_put(&out, 0xff, 1);
    nika_put(&out, 0x1234, 2);
    nika_put(&out, 0, 1);
    nika_put(&out, UINT64_MAX, 8);
    nika_put(&out, 0x12345678, 4);
    assert_int_equal(out.size, sizeof expected);
    assert_memory_equal(room, expected, sizeof expected);

    assert_int_equal(nika_get(&in, 1), 0xff);
    assert_int_equal(nika_get(&in, 2), 0x1234);
    assert_int_equal(nika_get(&in, 1), 0);
    assert_true(nika_get(&in, 8) == UINT64_MAX);
    assert_false(nika_got_all(&in));
    assert_int_equal(nika_get(&in, 4), 0x12345678);
    assert_true(nika_got_all(&in));
}

static void every_width_is_read_back(void **state)
{
    (void)state;
    for (unsigned bytes = 1; bytes <= 8; bytes++)
        for (unsigned bit = 0; bit < 8 * bytes; bit++) {
            const uint64_t number = UINT64_C(1) << bit;
            uint8_t room[8];
            struct nika_bytes_out out = {.bytes = room, .room = sizeof room};
            struct nika_bytes_in in = {.bytes = room, .size = bytes};

            nika_put(&out, number, bytes);
            assert_int_equal(room[bit / 8], 1u << bit % 8);
            assert_true(nika_get(&in, bytes) == number);
            assert_true(nika_got_all(&in));
        }
}

/* Reads from bytes that lie alone, so that a sanitizer sees a read beyond them. */
static void reading_past_the_end_gives_zero(void **state)
{
    (void)state;
    for (unsigned have = 0; have < 8; have++)
        for (unsigned want = have + 1; want <= 8; want++) {
            uint8_t *bytes = malloc(have);
            struct nika_bytes_in in = {.bytes = bytes, .size = have};

            if (have > 0) {
                assert_non_null(bytes);
                memset(bytes, 0xff, have);
            }
            assert_true(nika_get(&in, want) == 0);
            assert_true(in.short_of);
            assert_false(nika_got_all(&in));
            /* It stays so, whatever is asked for next. */
            assert_true(nika_get(&in, 1) == 0);
            assert_true(nika_get(&in, 0) == 0);
            assert_true(in.short_of);
            assert_false(nika_got_all(&in));
            free(bytes);
        }
}

static void reading_short_takes_what_is_left(void **state)
{
    static const uint8_t bytes[3] = {1, 2, 3};
    struct nika_bytes_in in = {.bytes = bytes, .size = sizeof bytes};

    (void)state;
    assert_int_equal(nika_get(&in, 2), 0x0201);
    assert_int_equal(nika_get(&in, 2), 0); /* only one byte is left */
    assert_int_equal(nika_get(&in, 1), 0); /* and that is lost */
    assert_true(in.short_of);
}

static void all_is_got_only_at_the_end(void **state)
{
    static const uint8_t bytes[2] = {1, 2};
    struct nika_bytes_in in = {.bytes = bytes, .size = 2}, none = {.bytes = bytes, .size = 0};

    (void)state;
    assert_true(nika_got_all(&none));
    assert_false(nika_got_all(&in));
    nika_get(&in, 1);
    assert_false(nika_got_all(&in));
    nika_get(&in, 1);
    assert_true(nika_got_all(&in));
    assert_false(in.short_of);
    nika_get(&in, 1);
    assert_false(nika_got_all(&in));
}

static void bytes_are_two_small_digits_each(void **state)
{
    static const uint8_t bytes[] = {0x00, 0x01, 0x0f, 0x10, 0x9a, 0xbc, 0xde, 0xf0, 0xff};
    char digits[2 * sizeof bytes + 1];
    uint8_t back[sizeof bytes];

    (void)state;
    memset(digits, 'x', sizeof digits);
    nika_hex(bytes, 0, digits);
    assert_string_equal(digits, "");
    assert_int_equal(digits[1], 'x');
    nika_hex(bytes, sizeof bytes, digits);
    assert_string_equal(digits, "00010f109abcdef0ff");
    assert_true(nika_unhex(digits, 18, back, 9));
    assert_memory_equal(back, bytes, sizeof bytes);
    assert_true(nika_unhex("", 0, back, 0));
    assert_memory_equal(back, bytes, sizeof bytes);
}

/* A copy of text that lies alone and has no end, so that a sanitizer sees a read beyond it. */
static char *alone(const char *text, size_t length)
{
    char *copy = malloc(length ? length : 1);

    assert_non_null(copy);
    memcpy(copy, text, length);
    return copy;
}

static void other_digits_are_refused_and_write_nothing(void **state)
{
    static const struct {
        const char *digits;
        size_t length;
    } wrong[] = {
        {"", 0},     {"0", 1},    {"01", 2},   {"012", 3},  {"01234", 5},    {"012345", 6},
        {"01A3", 4}, {"012G", 4}, {"012g", 4}, {"012/", 4}, {"012:", 4},     {"012`", 4},
        {"012@", 4}, {" 123", 4}, {"012 ", 4}, {"0x12", 4}, {"\0\0\0\0", 4}, {"012", 4},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char *digits = alone(wrong[i].digits, wrong[i].length);
        uint8_t bytes[2] = {0xaa, 0xaa};

        assert_false(nika_unhex(digits, wrong[i].length, bytes, sizeof bytes));
        assert_int_equal(bytes[0], 0xaa);
        assert_int_equal(bytes[1], 0xaa);
        free(digits);
    }
}

/* The test vectors of RFC 4648, section 10; and bytes that need every letter, in the order of the alphabet. */
static void base64_is_as_the_standard_says(void **state)
{
    static const struct {
        const char *bytes, *text;
    } vectors[] = {
        {"", ""},
        {"f", "Zg=="},
        {"fo", "Zm8="},
        {"foo", "Zm9v"},
        {"foob", "Zm9vYg=="},
        {"fooba", "Zm9vYmE="},
        {"foobar", "Zm9vYmFy"},
        {"\x00\x10\x83\x10\x51\x87\x20\x92\x8b\x30\xd3\x8f\x41\x14\x93\x51\x55\x97\x61\x96\x9b\x71\xd7\x9f"
         "\x82\x18\xa3\x92\x59\xa7\xa2\x9a\xab\xb2\xdb\xaf\xc3\x1c\xb3\xd3\x5d\xb7\xe3\x9e\xbb\xf3\xdf\xbf",
         "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof vectors / sizeof vectors[0]; i++) {
        const size_t length = strlen(vectors[i].text), size = i < 7 ? i : 48;
        char text[65], *copy = alone(vectors[i].text, length);
        uint8_t back[49];

        memset(text, 'x', sizeof text);
        memset(back, 0xaa, sizeof back);
        assert_int_equal(nika_base64((const uint8_t *)vectors[i].bytes, size, text), length);
        assert_string_equal(text, vectors[i].text);
        assert_int_equal(nika_unbase64(copy, length, back, size), (int)size);
        assert_memory_equal(back, vectors[i].bytes, size);
        assert_int_equal(back[size], 0xaa);
        if (size > 0)
            assert_int_equal(nika_unbase64(copy, length, back, size - 1), -1); /* no room */
        free(copy);
    }
}

static void every_byte_comes_back_from_base64(void **state)
{
    (void)state;
    for (unsigned size = 1; size <= 4; size++)
        for (unsigned byte = 0; byte < 256; byte++)
            for (unsigned at = 0; at < size; at++) {
                uint8_t bytes[4] = {0x5a, 0x5a, 0x5a, 0x5a}, back[4];
                char text[9];

                bytes[at] = (uint8_t)byte;
                assert_int_equal(nika_base64(bytes, size, text), size < 4 ? 4 : 8);
                assert_int_equal(nika_unbase64(text, strlen(text), back, sizeof back), (int)size);
                assert_memory_equal(back, bytes, size);
            }
}

static void whatever_else_is_no_base64(void **state)
{
    static const struct {
        const char *text;
        size_t length;
    } wrong[] = {
        /* the length is no multiple of four */
        {"A", 1},
        {"=", 1},
        {"AA", 2},
        {"==", 2},
        {"AAA", 3},
        {"AA=", 3},
        {"===", 3},
        {"AAAAA", 5},
        {"Zm9vY", 5},
        {"Zg=", 3},
        /* letters of other alphabets, blanks, ends of lines and of text */
        {"AA-A", 4},
        {"AA_A", 4},
        {"AA A", 4},
        {"AAA ", 4},
        {" AAA", 4},
        {"AAA\n", 4},
        {"AA.A", 4},
        {"A@AA", 4},
        {"A[AA", 4},
        {"A`AA", 4},
        {"A{AA", 4},
        {"A:AA", 4},
        {"A,AA", 4},
        {"AA\xc3\xa9", 4},
        {"\0\0\0\0", 4},
        {"AAA", 4},
        /* padding where it does not belong, or too much of it */
        {"AA=A", 4},
        {"A=AA", 4},
        {"=AAA", 4},
        {"A===", 4},
        {"====", 4},
        {"A=A=", 4},
        {"Zg==Zg==", 8},
        {"Zm8=Zm8=", 8},
        {"AAAA====", 8},
        /* bits left over that are not 0: these would be a second text for the same bytes */
        {"Zh==", 4},
        {"Zi==", 4},
        {"Zk==", 4},
        {"Zo==", 4},
        {"Zm9=", 4},
        {"Zm+=", 4},
        {"Zm9vYh==", 8},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char *text = alone(wrong[i].text, wrong[i].length);
        uint8_t bytes[16];

        assert_int_equal(nika_unbase64(text, wrong[i].length, bytes, sizeof bytes), -1);
        free(text);
    }
}

static void the_lowest_bit_is_found(void **state)
{
    (void)state;
    for (unsigned bit = 0; bit < 64; bit++) {
        assert_int_equal(nika_lowest_bit(UINT64_C(1) << bit), bit);
        assert_int_equal(nika_lowest_bit(UINT64_MAX << bit), bit);
        assert_int_equal(nika_lowest_bit(UINT64_C(1) << bit | UINT64_C(1) << 63), bit);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lowest_byte_comes_first),
        cmocka_unit_test(numbers_stand_one_after_the_other),
        cmocka_unit_test(every_width_is_read_back),
        cmocka_unit_test(reading_past_the_end_gives_zero),
        cmocka_unit_test(reading_short_takes_what_is_left),
        cmocka_unit_test(all_is_got_only_at_the_end),
        cmocka_unit_test(bytes_are_two_small_digits_each),
        cmocka_unit_test(other_digits_are_refused_and_write_nothing),
        cmocka_unit_test(base64_is_as_the_standard_says),
        cmocka_unit_test(every_byte_comes_back_from_base64),
        cmocka_unit_test(whatever_else_is_no_base64),
        cmocka_unit_test(the_lowest_bit_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
