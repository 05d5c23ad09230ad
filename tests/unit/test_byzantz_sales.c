/*
 * test_byzantz_sales.c: unit tests of what costs a hand least (byzantz.h): the cheapest bid, the set to begin with, and
 * how a hand with too many cards is cut. What hands can be sold for is tested with the players' strategy.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "plain_byzantz.h"

/* The cheapest bid of a hand against a highest bid that another seat has laid, as it is spelled. */
static void assert_least_bid(const char *hand, const char *high, const char *own, const char *expected)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 7,
                                                                            .phase = BYZANTZ_AUCTION,
                                                                            .turn = 0,
                                                                            .opener = high && !own ? 1 : 0,
                                                                            .in = high ? 3 : 7,
                                                                            .hands = {hand},
                                                                            .bids = {own, high},
                                                                            .bundle = "O4 O4 O3 O3 O3 M",
                                                                            .dark = "G1 G1 G1 G1 G1 G1 G2 G2 G2 G2"});
    struct nika_view view;

    nika_look(&setup, &world, 0, &view);
    assert_true(byzantz_least_bid(&view) == plain_heap(expected));
    /* Nobody else can bid now. */
    nika_look(&setup, &world, 2, &view);
    assert_true(byzantz_least_bid(&view) == 0);
    nika_look(&setup, &world, NIKA_WATCHER, &view);
    assert_true(byzantz_least_bid(&view) == 0);
}

static void the_cheapest_bid_spares_sets_then_value_then_pairs(void **state)
{
    (void)state;
    assert_least_bid("C2 S1 T3", NULL, NULL, "S1");
    assert_least_bid("C2 S1 T3", "W2", NULL, "T3");       /* C2 S1 is 3, too, but two cards */
    assert_least_bid("C1 C1 T2", "W1", NULL, "T2");       /* not the pair */
    assert_least_bid("C1 C1 C4 T3", "W1", NULL, "T3");    /* C1 C1 is 2, but costs a set of 4 */
    assert_least_bid("C1 C1 C4 T1", "W4", NULL, "C4 T1"); /* 5 and the set is gone, as with C4 C1; a pair is left */
    assert_least_bid("C2 C1", "W4", NULL, NULL);
    assert_least_bid("C2 C1 M", "W3", "S2", "C2"); /* S2 lies there: two more beat 3 */
    assert_least_bid("M M", NULL, NULL, NULL);
}

static void sales_begin_with_what_spares_merchants(void **state)
{
    (void)state;
    assert_true(byzantz_least_sale(cards("C4 C1")) == 0);
    assert_true(byzantz_least_sale(cards("W2 W1 M T3 T2 T1")) == cards("T3 T2 T1"));
    assert_true(byzantz_least_sale(cards("C4 M M S1 S1 S1")) == cards("S1 S1 S1"));
    assert_true(byzantz_least_sale(cards("M M M")) == cards("M M M"));
    /* C4 M M pays 4; C4 C3 M pays no more and spares a merchant. */
    assert_true(byzantz_least_sale(cards("C4 C3 M M")) == cards("C4 C3 M"));
    /* Two sets without merchants: the one that pays more first. */
    assert_true(byzantz_least_sale(cards("C2 C1 C1 S3 S1 S1")) == cards("S3 S1 S1"));
    /* Three merchants pay 5, more than any set with them. */
    assert_true(byzantz_least_sale(cards("C2 C1 M M M")) == cards("M M M"));
}

static void assert_cut(const char *hand, enum byzantz_verb verb, const char *expected)
{
    const struct nika_move move = byzantz_least_cut(cards(hand));

    assert_int_equal(move.verb, verb);
    assert_true(move.open == cards(expected));
}

static void too_many_cards_are_cut_where_it_costs_least(void **state)
{
    (void)state;
    /* A set of goods is sold. */
    assert_cut("C4 C1 C1 S1 S2 T1 G1 O1", BYZANTZ_SELL, "C4 C1 C1");
    /* No set: the lowest single card. */
    assert_cut("C4 C1 S3 S1 T3 T1 G2 O3", BYZANTZ_DISCARD, "G2");
    /* A set with a merchant is kept while a single card can go: O1 makes no set. */
    assert_cut("C4 C1 M S3 S1 T3 T1 O1", BYZANTZ_DISCARD, "O1");
    /* Pairs only, and one merchant: any card but those of the set that pays most breaks a pair, so the set is sold. */
    assert_cut("C4 C1 M S3 S1 T3 T1 G1 G1", BYZANTZ_SELL, "C4 C1 M");
    /* Merchants go last. */
    assert_cut("C4 S4 T4 W4 G4 O4 O3 M", BYZANTZ_DISCARD, "C4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cheapest_bid_spares_sets_then_value_then_pairs),
        cmocka_unit_test(sales_begin_with_what_spares_merchants),
        cmocka_unit_test(too_many_cards_are_cut_where_it_costs_least),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
