/*
 * test_byzantz_strategy.c: unit tests of Byzantz's strategy: what hands are worth, and the moves that it proposes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../src/ai/byzantz/byzantz_strategy.h"
#include "plain_byzantz.h"

enum { SEED = 47 };

static const struct nika_strategy *const strategy = &nika_byzantz_strategy;

/*
 * Selling.
 */

/* What a set of three kinds pays, straight from the rules; 0 if it is none. */
static unsigned pays(unsigned a, unsigned b, unsigned c)
{
    const unsigned kinds[3] = {a, b, c};
    unsigned good = 6, highest = 0;

    for (unsigned i = 0; i < 3; i++) {
        if (kinds[i] == 24)
            continue;
        if (good != 6 && good != kinds[i] / 4)
            return 0;
        good = kinds[i] / 4;
        highest = kinds[i] % 4 + 1 > highest ? kinds[i] % 4 + 1 : highest;
    }
    return good == 6 ? 5 : highest;
}

/* The most that can be earned, by trying everything: the first card stays, or is sold with any two others. */
static unsigned try_all(struct plain *hand)
{
    unsigned first = 0, most = 0;

    while (first < BYZANTZ_KINDS && hand->of[first] == 0)
        first++;
    if (first == BYZANTZ_KINDS)
        return 0;
    hand->of[first]--;
    most = try_all(hand);
    for (unsigned second = first; second < BYZANTZ_KINDS; second++) {
        if (hand->of[second] == 0 || (second < 24 && second / 4 != first / 4))
            continue;
        hand->of[second]--;
        for (unsigned third = second; third < BYZANTZ_KINDS; third++) {
            const unsigned points = hand->of[third] ? pays(first, second, third) : 0;

            if (points == 0)
                continue;
            hand->of[third]--;
            const unsigned all = points + try_all(hand);

            most = all > most ? all : most;
            hand->of[third]++;
        }
        hand->of[second]++;
    }
    hand->of[first]++;
    return most;
}

/* A hand of so many cards, drawn from some goods and merchants; the fewer goods, the more sets. */
static struct plain random_hand(struct nika_rng *rng, unsigned size, unsigned goods)
{
    struct plain hand = {{0}};

    while (size > 0) {
        const unsigned card = nika_rng_below(rng, 4 * goods + 2); /* the last two stand for merchants */
        const unsigned kind = card < 4 * goods ? card : 24;

        if (hand.of[kind] == (kind == 24 ? 13 : plain_copies(kind)))
            continue;
        hand.of[kind]++;
        size--;
    }
    return hand;
}

static void the_best_sale_is_the_best(void **state)
{
    struct nika_rng rng;
    unsigned sold = 0;

    (void)state;
    nika_rng_seed(&rng, SEED, 0);
    for (unsigned i = 0; i < 3000; i++) {
        struct plain hand = random_hand(&rng, i % 14, 1 + nika_rng_below(&rng, BYZANTZ_GOODS));
        byzantz_cards left = heap_of(&hand), set;
        const unsigned best = try_all(&hand);

        assert_int_equal(byzantz_best_sale(left, NULL), best);
        for (unsigned points = best; points > 0; sold++) { /* following what it says brings as much */
            assert_int_equal(byzantz_best_sale(left, &set), points);
            assert_true(byzantz_is_set(set) && byzantz_holds(left, set));
            left -= set;
            points -= byzantz_set_points(set);
        }
        assert_int_equal(byzantz_best_sale(left, &set), 0);
        assert_true(set == 0);
    }
    assert_true(sold > 3000);
}

/* Every set that is listed can be sold, none twice; and a best sale can begin with one of them, or there is none. */
static void sets_are_listed(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 1);
    for (unsigned i = 0; i < 3000; i++) {
        const struct plain hand = random_hand(&rng, i % 14, 1 + nika_rng_below(&rng, BYZANTZ_GOODS));
        const byzantz_cards heap = heap_of(&hand);
        byzantz_cards sets[BYZANTZ_SETS_MAX];
        const unsigned count = byzantz_list_sets(heap, sets);

        assert_true((count > 0) == (byzantz_best_sale(heap, NULL) > 0));
        for (unsigned j = 0; j < count; j++) {
            assert_true(byzantz_is_set(sets[j]) && byzantz_holds(heap, sets[j]));
            for (unsigned k = 0; k < j; k++)
                assert_true(sets[j] != sets[k]);
        }
    }
}

/*
 * What hands are worth.
 */

/* Numbers that can be told apart in a sum. */
static const struct byzantz_worth odd_worth = {
    .set = {0, 100, 200, 300, 400},
    .rest = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 11, 12, 13, 14, 15, 16, 17, 18}, {0, 21, 22, 23, 24, 25, 26, 27, 28}},
    .merchants = {0, 1000, 2000, 3000, 4000, 5000, 6000, 7000},
    .money = 0};

/* The ten bits of cloth. */
static unsigned cloth(const char *words)
{
    return (unsigned)cards(words) & 1023;
}

static void goods_are_taken_apart(void **state)
{
    struct parts parts;

    (void)state;
    /* A set has the highest card and the lowest ones; what is left is the next highest. */
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, 0), 0);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C3")), 3);
    assert_int_equal(byzantz_good_worth(&odd_worth, 1, cloth("C3")), 13);
    assert_int_equal(byzantz_good_worth(&odd_worth, 2, cloth("C3")), 23);
    assert_int_equal(byzantz_good_worth(&odd_worth, 5, cloth("C3")), 23);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C4 C1")), 8);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C2 C1")), 6);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C4 C3 C1")), 400);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C4 C3 C1 C1")), 400 + 3);
    assert_int_equal(byzantz_good_worth(&odd_worth, 1, cloth("C4 C3 C2 C1 C1")), 400 + 10 + 7);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C4 C4 C3 C3 C3 C2 C2 C2 C1")), 400 + 400 + 300);
    assert_int_equal(byzantz_good_worth(&odd_worth, 0, cloth("C2 C1 C1 C1 C1 C1 C1")), 200 + 100 + 1);

    byzantz_take_apart(cards("C4 C3 C1 C1 S2 S2 G3 M"), &parts);
    assert_int_equal(parts.merchants, 1);
    assert_int_equal(parts.money, 4 + 3 + 1 + 1 + 2 + 2 + 3);
    assert_int_equal(parts.set[4], 1);
    assert_int_equal(parts.set[1] + parts.set[2] + parts.set[3], 0);
    assert_int_equal(parts.rest[3], 2); /* C3 and G3 */
    assert_int_equal(parts.rest[6], 1); /* a pair of which the higher is 2 */
    assert_int_equal(parts.rest[0], 3); /* nothing of wine, wood and olives */
}

/* The worth of a hand is the sum over its parts. */
static void worth_is_the_sum_of_parts(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 2);
    for (unsigned i = 0; i < 5000; i++) {
        const struct plain plain = random_hand(&rng, i % 14, 1 + nika_rng_below(&rng, BYZANTZ_GOODS));
        const byzantz_cards hand = heap_of(&plain);
        const unsigned rounds = 1 + nika_rng_below(&rng, 8), row = rounds < 5 ? rounds : 5;
        const struct byzantz_worth *worth = &nika_byzantz_worths[row];
        struct parts parts;

        byzantz_take_apart(hand, &parts);
        const unsigned beside = parts.merchants < 2 ? parts.merchants : 2;
        int sum = worth->merchants[parts.merchants < 7 ? parts.merchants : 7] + worth->money * parts.money;

        for (unsigned value = 1; value < 5; value++)
            sum += parts.set[value] * worth->set[value];
        for (unsigned rest = 1; rest < 9; rest++)
            sum += parts.rest[rest] * worth->rest[beside][rest];
        assert_int_equal(byzantz_hand_worth(&nika_byzantz_tuned, hand, rounds), sum);
        assert_int_equal(byzantz_hand_worth(&nika_byzantz_tuned, hand, 0),
                         100 * byzantz_best_sale(hand, NULL) + byzantz_count(hand));
    }
}

/*
 * Candidates.
 */
static void check_position(const struct nika_setup *setup, const struct nika_world *world, struct nika_memory *memory,
                           struct nika_move *first)
{
    const unsigned seat = ((const struct byzantz_world *)(const void *)world->bytes)->open.turn;
    struct nika_candidate all[NIKA_CANDIDATES_MAX], few[2];
    struct nika_move legal[NIKA_MOVES_MAX];
    struct nika_view view;
    float points[NIKA_SEATS_MAX];

    nika_look(setup, world, seat, &view);
    strategy->observe(setup, &view, memory);
    const unsigned legal_count = setup->game->legal(setup, &view, legal);
    const unsigned count = strategy->candidates(setup, &nika_byzantz_tuned, &view, memory, all, NIKA_CANDIDATES_MAX);

    assert_in_range(count, 1, legal_count);
    for (unsigned i = 0; i < count; i++) {
        unsigned found = 0;

        for (unsigned j = 0; j < legal_count; j++)
            found += nika_move_same(all[i].move, legal[j]);
        assert_int_equal(found, 1);
        for (unsigned j = 0; j < i; j++)
            assert_false(nika_move_same(all[i].move, all[j].move));
        assert_true(i == 0 || all[i].prior <= all[i - 1].prior);
    }
    const unsigned fewer = strategy->candidates(setup, &nika_byzantz_tuned, &view, memory, few, 2);

    assert_int_equal(fewer, count < 2 ? count : 2);
    assert_true(nika_move_same(few[0].move, all[0].move));
    assert_true(strategy->clock(setup, world) < strategy->horizon(setup, &nika_byzantz_tuned, &view) ||
                byzantz_open(&view)->phase == BYZANTZ_FINAL);
    assert_true(strategy->value(setup, &nika_byzantz_tuned, world, points) > 0);
    *first = all[0].move;
}

/* Games by chance, by the heuristic, and by the policy. */
static void candidates_are_legal(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 3);
    for (unsigned i = 0; i < 48; i++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + i % 4, i % 3);
        struct nika_memory memories[NIKA_SEATS_MAX] = {{{0}}};
        struct nika_deal deal;
        struct nika_world world;
        unsigned moves = 0;

        nika_deal(&setup, &rng, &deal);
        nika_byzantz.begin(&setup, &deal, &world);
        while (strategy->clock(&setup, &world) != NIKA_STRATEGY_OVER) {
            const unsigned seat = ((const struct byzantz_world *)(const void *)world.bytes)->open.turn;
            struct nika_move first;

            check_position(&setup, &world, &memories[seat], &first);
            if (i % 3 == 0)
                nika_step(&setup, &world, &rng);
            else if (i % 3 == 1)
                assert_int_equal(nika_byzantz.apply(&setup, &world, seat, first), NIKA_ACCEPTED);
            else
                strategy->play(&setup, &nika_byzantz_tuned, &world, &rng);
            assert_null(nika_byzantz.check(&setup, &world));
            assert_true(++moves < 1000);
        }
    }
}

/* The policy plays on what the seat knows itself: in all worlds behind a view it makes the same move. */
static void the_policy_does_not_peek(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 4);
    for (unsigned i = 0; i < 400; i++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + i % 4, 0);
        struct nika_deal deal;
        struct nika_world world, twin;
        struct nika_view view;

        nika_deal(&setup, &rng, &deal);
        nika_byzantz.begin(&setup, &deal, &world);
        for (unsigned moves = nika_rng_below(&rng, 60); moves > 0; moves--)
            strategy->play(&setup, &nika_byzantz_tuned, &world, &rng);
        if (strategy->clock(&setup, &world) == NIKA_STRATEGY_OVER)
            continue;
        nika_look(&setup, &world, ((const struct byzantz_world *)(const void *)world.bytes)->open.turn, &view);
        nika_byzantz.imagine(&setup, &view, &rng, &twin);
        const struct byzantz_world *here = (const struct byzantz_world *)(const void *)world.bytes,
                                   *there = (const struct byzantz_world *)(const void *)twin.bytes;

        assert_true(
            nika_move_same(byzantz_policy(&setup, &nika_byzantz_tuned, &here->open, here->own[view.seat].hand),
                           byzantz_policy(&setup, &nika_byzantz_tuned, &there->open, there->own[view.seat].hand)));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_sale_is_the_best), cmocka_unit_test(sets_are_listed),
        cmocka_unit_test(goods_are_taken_apart),     cmocka_unit_test(worth_is_the_sum_of_parts),
        cmocka_unit_test(candidates_are_legal),      cmocka_unit_test(the_policy_does_not_peek),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
