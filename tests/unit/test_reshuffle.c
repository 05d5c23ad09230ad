/*
 * test_reshuffle.c: unit tests of what nobody knows when it is put into another order: every order is as likely as any other,
 * and what somebody knows stays in its place.
 *
 * Chi-square sums: with n kinds that can be at a place there are n-1 degrees of freedom; the limits are passed by chance about
 * once in a million times, and the seeds are fixed: what passes once passes always.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "plain_justinian.h"

enum { SAMPLES = 20000, KINDS_MAX = BYZANTZ_KINDS };

/* How often each kind was at a place, held against how many of each kind there are for so many places. */
static void assert_even(const unsigned counts[KINDS_MAX], const unsigned there[KINDS_MAX], unsigned places,
                        double limit)
{
    double sum = 0;

    for (unsigned kind = 0; kind < KINDS_MAX; kind++) {
        const double expected = (double)SAMPLES * there[kind] / places, away = counts[kind] - expected;

        if (there[kind] == 0)
            assert_int_equal(counts[kind], 0);
        else
            sum += away * away / expected;
    }
    if (sum >= limit)
        print_error("%.1f\n", sum);
    assert_true(sum < limit);
}

/*
 * Byzantz for three: twelve cards are dealt, four removed, and of the other 96 some lie in the bundle. Of all that is in the
 * dark, the removed cards and those that will be drawn, any can be at any place. The limit is that of 24 degrees of freedom.
 */
static void every_unseen_card_can_be_drawn_next(void **state)
{
    enum { REMOVED = 4, DECK = 96, DEALT = 12 };
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    unsigned removed[KINDS_MAX] = {0}, next[KINDS_MAX] = {0}, last[KINDS_MAX] = {0}, there[KINDS_MAX] = {0}, places = 0;
    uint8_t deck[BYZANTZ_DECK];
    struct nika_rng rng;

    (void)state;
    deck_from("C1", deck);
    const struct nika_world start = begin_with(&setup, deck);
    const unsigned drawn = ((const struct byzantz_world *)(const void *)start.bytes)->open.drawn;
    for (unsigned i = DEALT; i < BYZANTZ_DECK; i++)
        if (i < DEALT + REMOVED || i >= DEALT + REMOVED + drawn) {
            there[deck[i]]++;
            places++;
        }
    assert_int_equal(places, REMOVED + DECK - drawn);
    nika_rng_seed(&rng, 61, 0);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        struct nika_world world = start;
        const uint8_t *dark;

        nika_reshuffle(&setup, &rng, &world);
        dark = ((const struct byzantz_world *)(const void *)world.bytes)->dark.cards;
        removed[dark[0]]++;
        next[dark[REMOVED + drawn]]++;
        last[dark[REMOVED + DECK - 1]]++;
    }
    assert_even(removed, there, places, 73);
    assert_even(next, there, places, 73);
    assert_even(last, there, places, 73);
}

/*
 * Justinian for four. Seat 0 scores yellow, and puts its red 1 under the pile, which was 9 10 11 12: it draws the 9. Of the
 * pile 10 11 12 1 everybody knows that the last one is what seat 0 has put there; the order of the others is known to nobody.
 */
static void the_piles_and_reserves_are_in_any_order(void **state)
{
    enum { PILE = 4 };
    static const struct plain_deal four = {{"+3 +2 +3 -3 -3", NULL, NULL, NULL}, {NULL}};
    static const unsigned reserve[KINDS_MAX] = {0, 0, 0, 4, 4, 2};
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    unsigned pile[PILE][KINDS_MAX] = {{0}}, next[KINDS_MAX] = {0}, cards[KINDS_MAX] = {0};
    struct nika_world start = court_with(&setup, &four);
    struct nika_rng rng;

    (void)state;
    play_all(&setup, &start,
             "0 place +3 phase; 1 pass; 2 pass; 3 pass; 0 place +2 phase; 0 pass; 0 trigger; 0 color yellow; "
             "0 exchange red1");
    nika_rng_seed(&rng, 62, 0);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        struct nika_world world = start;

        nika_reshuffle(&setup, &rng, &world);
        const struct justinian_world *laid = plain_world_const(&world);
        for (unsigned place = 0; place < PILE; place++)
            pile[place][laid->dark.pile[0] >> 4 * place & 15]++;
        next[laid->dark.reserve[2] & 15]++;
    }
    cards[9] = cards[10] = cards[11] = 1; /* 10, 11, 12 */
    for (unsigned place = 0; place < 3; place++)
        assert_even(pile[place], cards, 3, 28); /* two degrees of freedom */
    assert_int_equal(pile[3][0], SAMPLES);
    /*
     * Seat 2's tokens come from +1 to +3, then from -1 to -3: ten in hand, +1 five times, +2 four times, +3 once; in reserve
     * +3 once, -1 five times, -2 four times, -3 twice. With its pass it has drawn two, which are the first: +3 and -1.
     */
    assert_even(next, reserve, 10, 36); /* two degrees of freedom */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_unseen_card_can_be_drawn_next),
        cmocka_unit_test(the_piles_and_reserves_are_in_any_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
