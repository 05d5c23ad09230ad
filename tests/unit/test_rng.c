/*
 * test_rng.c: unit tests of random numbers (rng.h).
 *
 * The expected numbers come from a second implementation of both generators, written in Python from the authors'
 * descriptions (Steele, Lea and Flood for SplitMix64, Blackman and Vigna for xoshiro256++) with whole numbers of any
 * size cut to 64 bits. It was itself held against values that others have published: SplitMix64 from 1234567 (the
 * Rosetta Code) and xoshiro256++ from the state 1, 2, 3, 4 (the tests of Rust's rand_xoshiro).
 *
 * Limits of chi-square sums are those that a fair generator exceeds with a chance of one in a million; seeds are fixed,
 * so a test that passes once passes always.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdbool.h>
#include <string.h>

#include <nika/rng.h>

/* The first number that SplitMix64 gives from 0: what the stream 0 is mixed to. */
static const uint64_t mixed_stream_0 = UINT64_C(0xe220a8397b1dcdaf);

static void assert_next(struct nika_rng *rng, const uint64_t *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_true(nika_rng_next(rng) == numbers[i]);
}

static void xoshiro_gives_the_published_numbers(void **state)
{
    static const uint64_t numbers[] = {
        UINT64_C(41943041),
        UINT64_C(58720359),
        UINT64_C(3588806011781223),
        UINT64_C(3591011842654386),
        UINT64_C(9228616714210784205),
        UINT64_C(9973669472204895162),
        UINT64_C(14011001112246962877),
        UINT64_C(12406186145184390807),
        UINT64_C(15849039046786891736),
        UINT64_C(10450023813501588000),
    };
    struct nika_rng rng = {{1, 2, 3, 4}};

    (void)state;
    assert_next(&rng, numbers, sizeof numbers / sizeof numbers[0]);
}

static void split_mix_gives_the_published_numbers(void **state)
{
    static const uint64_t numbers[] = {UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
                                       UINT64_C(9817491932198370423), UINT64_C(4593380528125082431)};
    struct nika_rng rng;

    (void)state;
    /* The stream's mixture is taken back out of the seed, so that SplitMix64 starts from 1234567. */
    nika_rng_seed(&rng, 1234567 ^ mixed_stream_0, 0);
    assert_memory_equal(rng.state, numbers, sizeof numbers);
}

static void seeds_and_streams_give_known_numbers(void **state)
{
    static const struct {
        uint64_t seed, stream, numbers[3];
    } cases[] = {
        {0, 0, {UINT64_C(0x84f09bf307c1073a), UINT64_C(0xc82ffb597ceee51b), UINT64_C(0xadf96905c5df4417)}},
        {1, 2, {UINT64_C(0x511f463eff8daca9), UINT64_C(0xd6d13713b9480f3e), UINT64_C(0x7ac8aa9b7159c81e)}},
        {2, 1, {UINT64_C(0xf0af956594200c45), UINT64_C(0x326129ba704186f8), UINT64_C(0xcf6abe707de6f972)}},
        {UINT64_MAX,
         UINT64_MAX,
         {UINT64_C(0x5f7e53d0a0e9db9a), UINT64_C(0x20378f93c1450ce7), UINT64_C(0x97749e115e365c77)}},
    };
    struct nika_rng rng;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        nika_rng_seed(&rng, cases[i].seed, cases[i].stream);
        assert_next(&rng, cases[i].numbers, 3);
    }
    nika_rng_seed(&rng, 42, 7);
    for (unsigned i = 1; i < 1000; i++)
        nika_rng_next(&rng);
    assert_true(nika_rng_next(&rng) == UINT64_C(0xfe415053f40800dd));
}

static void streams_differ(void **state)
{
    enum { SEEDS = 40, STREAMS = 40 };
    static uint64_t first[SEEDS * STREAMS];
    unsigned count = 0;

    (void)state;
    /* Two of 1600 fair numbers are the same with a chance of less than one in 10^13. */
    for (unsigned seed = 0; seed < SEEDS; seed++)
        for (unsigned stream = 0; stream < STREAMS; stream++) {
            struct nika_rng rng;

            nika_rng_seed(&rng, seed, stream);
            first[count] = nika_rng_next(&rng);
            for (unsigned other = 0; other < count; other++)
                assert_true(first[other] != first[count]);
            count++;
        }
}

static void the_same_stream_is_the_same(void **state)
{
    struct nika_rng one, other;

    (void)state;
    memset(&one, 0, sizeof one);
    memset(&other, 255, sizeof other);
    nika_rng_seed(&one, 5, 6);
    nika_rng_seed(&other, 5, 6);
    assert_memory_equal(&one, &other, sizeof one);
}

/* A generator whose next number is this one: state 0 is 0, so the number is state 3, turned by 23. */
static struct nika_rng about_to_give(uint64_t number)
{
    return (struct nika_rng){
        {0, UINT64_C(0x0123456789abcdef), UINT64_C(0xfedcba9876543210), number >> 23 | number << 41}};
}

/* What nika_rng_below makes of one 32-bit number; false if it is rejected and another one drawn. */
static bool taken(uint32_t drawn, uint32_t bound, uint32_t *result)
{
    struct nika_rng rng = about_to_give((uint64_t)drawn << 32 | UINT32_C(0x89abcdef)), once = rng;

    *result = nika_rng_below(&rng, bound);
    assert_true(*result < bound);
    assert_true(nika_rng_next(&once) >> 32 == drawn);
    return memcmp(&rng, &once, sizeof rng) == 0;
}

static void below_one_is_zero(void **state)
{
    uint32_t result;

    (void)state;
    for (uint32_t drawn = 0; drawn < 1000; drawn++) {
        assert_true(taken(drawn, 1, &result));
        assert_int_equal(result, 0);
        assert_true(taken(UINT32_MAX - drawn, 1, &result));
        assert_int_equal(result, 0);
    }
}

/* A power of two divides 2^32, so that no number is rejected; the result is the number's highest bits. */
static void below_a_power_of_two_is_the_highest_bits(void **state)
{
    uint32_t result;

    (void)state;
    for (unsigned bits = 1; bits < 32; bits++)
        for (uint32_t step = 0; step < 256; step++) {
            const uint32_t drawn = step * UINT32_C(0x01010101) + step;

            assert_true(taken(drawn, UINT32_C(1) << bits, &result));
            assert_true(result == drawn >> (32 - bits));
        }
}

/* 2^32 is 3 · 1431655765 + 1: of the numbers exactly one, 0, is rejected, and each result keeps 1431655765 of them. */
static void below_three_rejects_zero_alone(void **state)
{
    static const struct {
        uint32_t drawn, result;
    } cases[] = {
        {1, 0}, {2, 0}, {1431655765, 0}, {1431655766, 1}, {2863311530, 1}, {2863311531, 2}, {4294967295, 2},
    };
    uint32_t result;

    (void)state;
    assert_false(taken(0, 3, &result));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_true(taken(cases[i].drawn, 3, &result));
        assert_int_equal(result, cases[i].result);
    }
}

/* The numbers of one result r are those from r·2^32/bound up to (r+1)·2^32/bound; as many of them must be taken as
 * 2^32/bound, rounded down, says: then all results have the same chance. Looks at `count` results from `first` on. */
static void assert_fair(uint32_t bound, uint32_t first, uint32_t count)
{
    const uint64_t all = UINT64_C(1) << 32;

    for (uint64_t expected = first; expected < (uint64_t)first + count; expected++) {
        const uint64_t from = (expected * all + bound - 1) / bound, to = ((expected + 1) * all + bound - 1) / bound;
        uint64_t kept = 0;

        for (uint64_t drawn = from; drawn < to; drawn++) {
            uint32_t result;

            if (!taken((uint32_t)drawn, bound, &result))
                continue;
            assert_true(result == expected);
            kept++;
        }
        assert_true(kept == all / bound);
    }
}

static void below_keeps_as_many_numbers_for_each_result(void **state)
{
    static const uint32_t bounds[] = {UINT32_C(0x80000001), UINT32_C(0xffffffff), UINT32_C(0xaaaaaaab), 0x01000001,
                                      0x00600000};

    (void)state;
    for (size_t i = 0; i < sizeof bounds / sizeof bounds[0]; i++) {
        assert_fair(bounds[i], 0, 100);
        assert_fair(bounds[i], bounds[i] / 2 - 50, 100);
        assert_fair(bounds[i], bounds[i] - 100, 100);
    }
}

/* Whether the counts, expected to be all the same, have a chi-square sum below the limit. */
static bool even_enough(const unsigned *counts, unsigned kinds, unsigned expected, unsigned limit)
{
    uint64_t squares = 0;

    for (unsigned i = 0; i < kinds; i++) {
        const int64_t away = (int64_t)counts[i] - expected;

        squares += (uint64_t)(away * away);
    }
    return squares < (uint64_t)limit * expected;
}

static void below_gives_each_result_about_equally_often(void **state)
{
    /* The limits for bound-1 degrees of freedom, rounded up. */
    static const struct {
        unsigned bound, limit;
    } cases[] = {{2, 24}, {3, 28}, {6, 36}, {7, 39}, {12, 49}, {24, 71}, {61, 128}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        enum { EACH = 5000 };
        unsigned counts[61] = {0};
        struct nika_rng rng;

        nika_rng_seed(&rng, 2024, i);
        for (unsigned draw = 0; draw < cases[i].bound * EACH; draw++)
            counts[nika_rng_below(&rng, cases[i].bound)]++;
        assert_true(even_enough(counts, cases[i].bound, EACH, cases[i].limit));
    }
}

/* A bound above 2^31, where almost half of all numbers are rejected: the results' top three bits. */
static void below_a_huge_bound_is_even_too(void **state)
{
    enum { EACH = 5000 };
    unsigned counts[8] = {0};
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 2025, 0);
    for (unsigned draw = 0; draw < 8 * EACH; draw++) {
        const uint32_t result = nika_rng_below(&rng, UINT32_C(0x80000001));

        assert_true(result <= UINT32_C(0x80000000));
        counts[result >> 28 & 7]++; /* 2^31 itself would count as 0; it has a chance of one in 2^31 */
    }
    assert_true(even_enough(counts, 8, EACH, 41)); /* seven degrees of freedom */
}

/* The number of a permutation of 0, 1, 2, 3: its digits to the base 4 tell it apart. */
static unsigned digits_of(const uint8_t items[4])
{
    return 64u * items[0] + 16u * items[1] + 4u * items[2] + items[3];
}

static void shuffle_makes_each_order_about_equally_often(void **state)
{
    enum { EACH = 2000 };
    unsigned counts[256] = {0}, orders[24], found = 0;
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 7, 7);
    for (unsigned round = 0; round < 24 * EACH; round++) {
        uint8_t items[4] = {0, 1, 2, 3};

        nika_rng_shuffle(&rng, items, 4);
        assert_int_equal(1u << items[0] | 1u << items[1] | 1u << items[2] | 1u << items[3], 15);
        counts[digits_of(items)]++;
    }
    for (unsigned i = 0; i < 256; i++)
        if (counts[i] > 0) {
            assert_true(found < 24);
            orders[found++] = counts[i];
        }
    assert_int_equal(found, 24);
    assert_true(even_enough(orders, 24, EACH, 71)); /* 23 degrees of freedom */
}

static void shuffle_puts_each_item_everywhere(void **state)
{
    enum { ITEMS = 61, EACH = 200 };
    static unsigned counts[ITEMS][ITEMS];
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 8, 8);
    for (unsigned round = 0; round < ITEMS * EACH; round++) {
        uint8_t items[ITEMS];

        for (unsigned i = 0; i < ITEMS; i++)
            items[i] = (uint8_t)i;
        nika_rng_shuffle(&rng, items, ITEMS);
        for (unsigned place = 0; place < ITEMS; place++)
            counts[place][items[place]]++;
    }
    /* 60 degrees of freedom; an item is once in each round, so no count is missing if all rows are complete. */
    for (unsigned place = 0; place < ITEMS; place++)
        assert_true(even_enough(counts[place], ITEMS, EACH, 128));
}

static void shuffle_keeps_what_is_there(void **state)
{
    uint8_t items[6] = {9, 9, 1, 2, 2, 7};
    unsigned counts[10] = {0};
    struct nika_rng rng, before;

    (void)state;
    nika_rng_seed(&rng, 1, 1);
    before = rng;
    nika_rng_shuffle(&rng, items, 0);
    nika_rng_shuffle(&rng, items + 5, 1);
    assert_memory_equal(&rng, &before, sizeof rng); /* one item or none: there is nothing to draw */
    nika_rng_shuffle(&rng, items, 5);
    assert_int_equal(items[5], 7);
    for (unsigned i = 0; i < 5; i++)
        counts[items[i]]++;
    assert_int_equal(counts[9], 2);
    assert_int_equal(counts[1], 1);
    assert_int_equal(counts[2], 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(xoshiro_gives_the_published_numbers),
        cmocka_unit_test(split_mix_gives_the_published_numbers),
        cmocka_unit_test(seeds_and_streams_give_known_numbers),
        cmocka_unit_test(streams_differ),
        cmocka_unit_test(the_same_stream_is_the_same),
        cmocka_unit_test(below_one_is_zero),
        cmocka_unit_test(below_a_power_of_two_is_the_highest_bits),
        cmocka_unit_test(below_three_rejects_zero_alone),
        cmocka_unit_test(below_keeps_as_many_numbers_for_each_result),
        cmocka_unit_test(below_gives_each_result_about_equally_often),
        cmocka_unit_test(below_a_huge_bound_is_even_too),
        cmocka_unit_test(shuffle_makes_each_order_about_equally_often),
        cmocka_unit_test(shuffle_puts_each_item_everywhere),
        cmocka_unit_test(shuffle_keeps_what_is_there),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
