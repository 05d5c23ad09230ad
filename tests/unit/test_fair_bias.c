/*
 * test_fair_bias.c: numbers and shuffles of fair deals (src/fair/stream.h) are even.
 *
 * With words of 32 bits nobody could see the bias that a mere remainder leaves: among 112 numbers, some would be
 * likelier by one part in forty million. So streams are given words of one byte, where it is plain: of 256 words, 32 are
 * left over when they are shared out among 112 numbers. The same program compiled with NIKA_FAULT_MODULO_BIAS must find it.
 *
 * Counts are held against chi-square. All seeds are fixed, so that the test always says the same; the bounds are those that
 * even counts stay under but for one time in three million (five standard deviations, by Wilson and Hilferty).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <nika/byzantz.h>
#include <nika/null.h>

#include "fair/stream.h"

#ifdef NIKA_FAULT_MODULO_BIAS
enum { PLANTED = 1 };
#else
enum { PLANTED = 0 };
#endif

static double bound_of(double freedom)
{
    const double part = 2 / (9 * freedom), root = 1 - part + 5 * sqrt(part);

    return freedom * root * root * root;
}

/* Sum of the squared differences from what is expected everywhere, in units of it. */
static double sum_of(const unsigned *counts, unsigned cells, double expected)
{
    double sum = 0;

    for (unsigned i = 0; i < cells; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

static bool is_even(const char *what, double sum, double freedom)
{
    const double bound = bound_of(freedom);

    print_message("%s: chi-square %.0f, freedom %.0f, bound %.0f\n", what, sum, freedom, bound);
    return sum < bound;
}

static struct fair_stream small_words(const char *label)
{
    const struct nika_hash key = {{1, 2, 3}};
    struct fair_stream stream = fair_stream(&key, label);

    stream.word = 1;
    return stream;
}

/* Numbers below n, from words of one byte. */
static void numbers_are_even(void **state)
{
    enum { DRAWS = 1000000, MOST = 112 };
    /* The more of 256 words are left over, the plainer the bias: of 12 numbers, four would come 22 times where the others
     * come 21 times, which adds about 500 to a sum that is 11 in the mean. */
    static const unsigned bounds[] = {112, 100, 96, 60, 22, 12};

    (void)state;
    for (unsigned b = 0; b < sizeof bounds / sizeof bounds[0]; b++) {
        struct fair_stream stream = small_words("numbers");
        unsigned counts[MOST] = {0};
        char what[32];

        for (unsigned i = 0; i < DRAWS; i++)
            counts[fair_below(&stream, bounds[b])]++;
        snprintf(what, sizeof what, "below %u", bounds[b]);
        assert_int_equal(is_even(what, sum_of(counts, bounds[b], (double)DRAWS / bounds[b]), bounds[b] - 1), !PLANTED);
    }
}

/* How often each card comes to each place. A shuffle fills a whole row and column of that table at once, so the sum is to
 * be taken (n-1)/n times, and has (n-1)² degrees of freedom. */
static void assert_places_even(unsigned cards, unsigned shuffles)
{
    static unsigned counts[112 * 112];
    struct fair_stream stream = small_words("places");
    char what[32];

    memset(counts, 0, sizeof counts);
    for (unsigned i = 0; i < shuffles; i++) {
        uint8_t pile[112];

        for (unsigned c = 0; c < cards; c++)
            pile[c] = (uint8_t)c;
        fair_shuffle(&stream, pile, cards);
        for (unsigned c = 0; c < cards; c++)
            counts[c * cards + pile[c]]++;
    }
    const double n = cards, sum = sum_of(counts, cards * cards, shuffles / n) * (n - 1) / n;

    snprintf(what, sizeof what, "places of %u cards", cards);
    assert_int_equal(is_even(what, sum, (n - 1) * (n - 1)), !PLANTED);
}

static void places_are_even(void **state)
{
    (void)state;
    assert_places_even(112, 20000);
    assert_places_even(22, 200000);
    assert_places_even(12, 400000);
}

/* All 120 orders of five cards, which a shuffle that draws in a wrong range would not give evenly. (The bias, of one word
 * in 256, is too small to be seen here.) */
static void orders_are_even(void **state)
{
    enum { EACH = 1000 };
    struct fair_stream stream = small_words("orders");
    unsigned counts[120] = {0};

    (void)state;
    for (unsigned i = 0; i < 120 * EACH; i++) {
        uint8_t pile[] = {0, 1, 2, 3, 4};
        unsigned order = 0;

        fair_shuffle(&stream, pile, 5);
        for (unsigned c = 0; c < 5; c++) {
            unsigned smaller = 0; /* among those behind */

            for (unsigned d = c + 1; d < 5; d++)
                smaller += pile[d] < pile[c];
            order = order * (5 - c) + smaller;
        }
        counts[order]++;
    }
    assert_true(is_even("orders of five cards", sum_of(counts, 120, EACH), 119));
}

/* Whole deals, from secrets that count up: start seats, where each tile of the null game lies, and the first card of
 * Byzantz, in which kinds have different numbers. */
static void deals_are_even(void **state)
{
    enum { DEALS = 21000, TILES = 7 };
    struct nika_fair fair = {.table = "0123456789abcdef", .people = 1};
    unsigned starts[3] = {0}, tiles[TILES * TILES] = {0}, kinds[BYZANTZ_KINDS] = {0};
    double sum = 0;

    (void)state;
    for (unsigned i = 0; i < DEALS; i++) {
        struct nika_setup setup;
        struct nika_deal deal;
        uint64_t number;

        fair.secret.bytes[0] = (uint8_t)i;
        fair.secret.bytes[1] = (uint8_t)(i >> 8);
        assert_true(nika_setup_init(&setup, &nika_null, 3, 0));
        nika_fair_deal(&fair, &setup, &deal, &number);
        starts[setup.start]++;
        for (unsigned place = 0; place < TILES; place++)
            tiles[place * TILES + deal.bytes[place] - 1]++;
        assert_true(nika_setup_init(&setup, &nika_byzantz, 3, 0));
        nika_fair_deal(&fair, &setup, &deal, &number);
        kinds[deal.bytes[0]]++;
    }
    assert_true(is_even("start seats", sum_of(starts, 3, DEALS / 3.0), 2));
    assert_true(is_even("places of tiles", sum_of(tiles, TILES * TILES, DEALS / 7.0) * 6 / 7, 36));
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        sum += sum_of(&kinds[kind], 1, (double)DEALS * byzantz_composition[kind] / BYZANTZ_DECK);
    assert_true(is_even("first cards", sum, BYZANTZ_KINDS - 1));
}

/* Words that lie at the border, put into a stream's block by hand: 2³² mod 3 is 1, so exactly the last word is thrown
 * away; mod 2 it is 0, and none is. 2³² mod 112 is 32, since 2³² = 38347922 · 112 + 32. */
static void words_at_the_border(void **state)
{
    static const struct {
        uint32_t first, second;
        unsigned bound;
        bool again; /* the second is taken */
    } cases[] = {
        {0xffffffff, 5, 2, false},   {0xffffffff, 5, 3, true},          {0xfffffffe, 5, 3, false},
        {0xffffffff, 5, 112, true},  {0xffffffe0, 5, 112, true},        {0xffffffdf, 5, 112, false},
        {0x00000000, 5, 112, false}, {0xffffffff, 0x80, 256, false},    {0x01020304, 5, 256, false},
        {0x80000000, 5, 3, false},   {0xffffffff, 0xfffffffe, 3, true}, {0xffffffff, 5, 1, false},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fair_stream stream = {.word = 4, .used = 4}; /* the block is not made anew in its middle */

        for (unsigned b = 0; b < 4; b++) {
            stream.block[4 + b] = (uint8_t)(cases[i].first >> (8 * b));
            stream.block[8 + b] = (uint8_t)(cases[i].second >> (8 * b));
        }
        const unsigned number = fair_below(&stream, cases[i].bound);
        const bool again = !PLANTED && cases[i].again;

        assert_int_equal(number, (again ? cases[i].second : cases[i].first) % cases[i].bound);
        assert_int_equal(stream.used, again ? 12 : 8);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_even), cmocka_unit_test(places_are_even),     cmocka_unit_test(orders_are_even),
        cmocka_unit_test(deals_are_even),   cmocka_unit_test(words_at_the_border),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
