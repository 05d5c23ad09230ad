/*
 * test_bytes.c: unit tests of numbers as bytes (bytes.h) and of single bits (bits.h).
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
        cmocka_unit_test(the_lowest_byte_comes_first),      cmocka_unit_test(numbers_stand_one_after_the_other),
        cmocka_unit_test(every_width_is_read_back),         cmocka_unit_test(reading_past_the_end_gives_zero),
        cmocka_unit_test(reading_short_takes_what_is_left), cmocka_unit_test(all_is_got_only_at_the_end),
        cmocka_unit_test(the_lowest_bit_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
