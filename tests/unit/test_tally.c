/*
 * test_tally.c: unit tests of tally.c: win shares, margins, ranks and scores, their intervals, margins in bins, the
 * sequential test. Outcomes are written down by hand, and so is everything that is expected of them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/tally.h>

/* Names with blanks between, one for each place. */
static struct nika_tally tally_of(const char *names)
{
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_tally tally;
    unsigned players = 0;

    memset(agents, 0, sizeof agents);
    for (; *names; names += *names == ' ') {
        const size_t size = strcspn(names, " ");

        memcpy(agents[players++].name, names, size);
        names += size;
    }
    memset(&tally, 0x55, sizeof tally);
    nika_tally_start(&tally, players, agents);
    return tally;
}

/* The result of one rotation, its ranks by score alone. */
static struct nika_result result_of(unsigned players, const int16_t *scores)
{
    static const int16_t no_tiebreak[NIKA_SEATS_MAX];
    struct nika_result result;

    memset(&result, 0, sizeof result);
    memcpy(result.score, scores, players * sizeof scores[0]);
    nika_rank(players, no_tiebreak, &result);
    return result;
}

/* Adds a deal of two players: the scores of both in rotation 0 and in rotation 1. */
static void add_duel(struct nika_tally *tally, int16_t a, int16_t b, int16_t a_turned, int16_t b_turned)
{
    const int16_t first[] = {a, b}, second[] = {a_turned, b_turned};
    const struct nika_outcome outcome = {.results = {result_of(2, first), result_of(2, second)}};

    assert_int_equal(tally->players, 2);
    nika_tally_add(tally, &outcome);
}

static void add_three(struct nika_tally *tally, const int16_t scores[3][3])
{
    struct nika_outcome outcome = {.decisions = {{0}}};

    assert_int_equal(tally->players, 3);
    for (unsigned rotation = 0; rotation < 3; rotation++)
        outcome.results[rotation] = result_of(3, scores[rotation]);
    nika_tally_add(tally, &outcome);
}

static void assert_near(double found, double expected)
{
    const double off = found - expected;

    if (off > 1e-12 || off < -1e-12)
        fail_msg("%.15g, expected %.15g", found, expected);
}

static void assert_mean(const struct nika_tally *tally, unsigned side, enum nika_measure measure, double expected)
{
    assert_near(nika_tally_figure(tally, side, measure).mean, expected);
}

static void assert_half(const struct nika_tally *tally, unsigned side, enum nika_measure measure, double expected)
{
    assert_near(nika_tally_figure(tally, side, measure).half, expected);
}

static const int16_t ties_and_none[3][3] = {{10, 10, 4}, {7, 9, 5}, {6, 6, 6}};

static void who_ties_shares_the_victory(void **state)
{
    struct nika_tally tally = tally_of("a b c");

    (void)state;
    add_three(&tally, ties_and_none);
    assert_mean(&tally, 0, NIKA_WIN, (1 / 2.0 + 0 + 1 / 3.0) / 3);
    assert_mean(&tally, 1, NIKA_WIN, (1 / 2.0 + 1 + 1 / 3.0) / 3);
    assert_mean(&tally, 2, NIKA_WIN, (0 + 0 + 1 / 3.0) / 3);
}

static void a_rank_that_is_shared_is_the_mean_of_the_places(void **state)
{
    struct nika_tally tally = tally_of("a b c");

    (void)state;
    add_three(&tally, ties_and_none);
    assert_mean(&tally, 0, NIKA_RANK, (1.5 + 2 + 2) / 3);
    assert_mean(&tally, 1, NIKA_RANK, (1.5 + 1 + 2) / 3);
    assert_mean(&tally, 2, NIKA_RANK, (3 + 3 + 2) / 3.0);
}

static void margins_are_against_the_mean_of_the_others(void **state)
{
    struct nika_tally tally = tally_of("a b c");

    (void)state;
    add_three(&tally, ties_and_none);
    assert_mean(&tally, 0, NIKA_MARGIN, (3 + 0 + 0) / 3.0);  /* 10 - 7, 7 - 7, 6 - 6 */
    assert_mean(&tally, 1, NIKA_MARGIN, (3 + 3 + 0) / 3.0);  /* 10 - 7, 9 - 6, 6 - 6 */
    assert_mean(&tally, 2, NIKA_MARGIN, (-6 - 3 + 0) / 3.0); /* 4 - 10, 5 - 8, 6 - 6 */
    assert_mean(&tally, 0, NIKA_SCORE, 23 / 3.0);
    assert_mean(&tally, 1, NIKA_SCORE, 25 / 3.0);
    assert_mean(&tally, 2, NIKA_SCORE, 5);
}

/* The tiebreaks of a game are in its ranks: equal scores need not be a tie. */
static void victories_go_by_rank_not_by_score(void **state)
{
    struct nika_tally tally = tally_of("a b");
    const struct nika_outcome outcome = {
        .results = {{.score = {5, 5}, .rank = {2, 1}}, {.score = {-3, -3}, .rank = {2, 1}}}};

    (void)state;
    nika_tally_add(&tally, &outcome);
    assert_mean(&tally, 0, NIKA_WIN, 0);
    assert_mean(&tally, 1, NIKA_WIN, 1);
    assert_mean(&tally, 0, NIKA_RANK, 2);
    assert_mean(&tally, 1, NIKA_MARGIN, 0);
    assert_mean(&tally, 1, NIKA_SCORE, 1);
}

static void one_deal_has_no_interval(void **state)
{
    struct nika_tally tally = tally_of("a b");

    (void)state;
    for (unsigned m = 0; m < NIKA_MEASURES; m++) {
        assert_mean(&tally, 0, m, 0);
        assert_half(&tally, 0, m, 0);
    }
    add_duel(&tally, 3, 1, 1, 3);
    for (unsigned m = 0; m < NIKA_MEASURES; m++)
        assert_half(&tally, 0, m, 0);
    assert_mean(&tally, 0, NIKA_WIN, 0.5);
}

/*
 * Four deals. Win shares of a over the rotations: 1, 1/2, 0, 3/4; margins: (4 + 2) / 2 = 3, (6 - 4) / 2 = 1,
 * (-3 - 3) / 2 = -3, (0 + 6) / 2 = 3 (the first a tie); scores: 5, 5.5, 2, 7; ranks: 1, 3/2, 2, 5/4.
 */
static struct nika_tally four_duels(void)
{
    struct nika_tally tally = tally_of("a b");

    add_duel(&tally, 6, 2, 4, 2);
    add_duel(&tally, 8, 2, 3, 7);
    add_duel(&tally, 1, 4, 3, 6);
    add_duel(&tally, 4, 4, 10, 4);
    return tally;
}

static void intervals_count_deals(void **state)
{
    const struct nika_tally tally = four_duels();

    (void)state;
    assert_int_equal(tally.deals, 4);
    /* Win shares 1, 1/2, 0, 3/4: mean 9/16; squared distances (49 + 1 + 81 + 9) / 256 = 35/64. */
    assert_mean(&tally, 0, NIKA_WIN, 9 / 16.0);
    assert_half(&tally, 0, NIKA_WIN, 1.96 * 0.213478140957492); /* the root of 35/64 / 3 / 4 */
    assert_mean(&tally, 1, NIKA_WIN, 7 / 16.0);
    assert_half(&tally, 1, NIKA_WIN, 1.96 * 0.213478140957492);
    /* Margins 3, 1, -3, 3: mean 1; squared distances 4 + 0 + 16 + 4 = 24; 24 / 3 / 4 = 2. */
    assert_mean(&tally, 0, NIKA_MARGIN, 1);
    assert_half(&tally, 0, NIKA_MARGIN, 1.96 * 1.4142135623730951);
    assert_mean(&tally, 1, NIKA_MARGIN, -1);
    /* Scores 5, 5.5, 2, 7: mean 39/8; squared distances (1 + 25 + 529 + 289) / 64 = 211/16. */
    assert_mean(&tally, 0, NIKA_SCORE, 39 / 8.0);
    assert_half(&tally, 0, NIKA_SCORE, 1.96 * 1.04831213545076); /* the root of 211/192 */
    /* Ranks 1, 3/2, 2, 5/4: mean 23/16; squared distances (49 + 1 + 81 + 9) / 256 as above. */
    assert_mean(&tally, 0, NIKA_RANK, 23 / 16.0);
    assert_half(&tally, 0, NIKA_RANK, 1.96 * 0.213478140957492);
}

static void deals_that_are_all_alike_leave_no_doubt(void **state)
{
    struct nika_tally tally = tally_of("a b");

    (void)state;
    for (unsigned i = 0; i < 1000; i++)
        add_duel(&tally, 17, 4, 3, 9);
    assert_mean(&tally, 0, NIKA_WIN, 0.5);
    assert_half(&tally, 0, NIKA_WIN, 0);
    assert_mean(&tally, 0, NIKA_MARGIN, 3.5);
    assert_half(&tally, 0, NIKA_MARGIN, 0);
}

static void sums_do_not_depend_on_the_order(void **state)
{
    struct nika_tally tally = tally_of("a b");
    const struct nika_tally expected = four_duels();

    (void)state;
    add_duel(&tally, 4, 4, 10, 4);
    add_duel(&tally, 1, 4, 3, 6);
    add_duel(&tally, 6, 2, 4, 2);
    add_duel(&tally, 8, 2, 3, 7);
    for (unsigned side = 0; side < 2; side++)
        for (unsigned m = 0; m < NIKA_MEASURES; m++) {
            const struct nika_figure found = nika_tally_figure(&tally, side, m);
            const struct nika_figure wanted = nika_tally_figure(&expected, side, m);

            assert_true(found.mean == wanted.mean && found.half == wanted.half);
        }
    assert_memory_equal(tally.side[0].margins, expected.side[0].margins, sizeof tally.side[0].margins);
}

static void places_of_one_name_are_one_side(void **state)
{
    static const int16_t first[3][3] = {{9, 3, 6}, {3, 9, 0}, {6, 0, 3}};
    static const int16_t second[3][3] = {{0, 3, 6}, {3, 9, 0}, {5, 5, 2}};
    struct nika_tally tally = tally_of("a b b");

    (void)state;
    assert_int_equal(tally.players, 3);
    assert_int_equal(tally.sides, 2);
    assert_int_equal(tally.side[0].places, 1);
    assert_int_equal(tally.side[1].places, 2);
    assert_string_equal(tally.side[0].name, "a");
    assert_string_equal(tally.side[1].name, "b");
    add_three(&tally, first);
    add_three(&tally, second);
    /* a wins 2/3 of the first deal and 1/6 of the second, the places of b share the rest. */
    assert_mean(&tally, 0, NIKA_WIN, (2 / 3.0 + 1 / 6.0) / 2);
    assert_mean(&tally, 1, NIKA_WIN, (1 / 6.0 + 5 / 12.0) / 2);
    /* Two observations: the variance of their mean is a quarter of their squared distance. */
    assert_half(&tally, 0, NIKA_WIN, 1.96 * (2 / 3.0 - 1 / 6.0) / 2);
    assert_half(&tally, 1, NIKA_WIN, 1.96 * (5 / 12.0 - 1 / 6.0) / 2);
    assert_mean(&tally, 0, NIKA_SCORE, (6 + 8 / 3.0) / 2);
    assert_mean(&tally, 1, NIKA_SCORE, (21 / 6.0 + 25 / 6.0) / 2);
}

static void sides_are_in_the_order_of_their_first_places(void **state)
{
    const struct nika_tally tally = tally_of("x y x z y x");
    static const uint8_t expected[] = {0, 1, 0, 2, 1, 0};

    (void)state;
    assert_int_equal(tally.sides, 3);
    assert_memory_equal(tally.side_of, expected, sizeof expected);
    assert_int_equal(tally.side[0].places, 3);
    assert_int_equal(tally.side[1].places, 2);
    assert_int_equal(tally.side[2].places, 1);
}

static void six_may_tie(void **state)
{
    struct nika_tally tally = tally_of("a b c d e f");
    struct nika_outcome outcome = {.decisions = {{0}}};
    static const int16_t scores[6][6] = {{1, 1, 1, 1, 1, 1}, {2, 2, 2, 2, 2, 1}, {2, 2, 2, 2, 1, 1},
                                         {2, 2, 2, 1, 1, 1}, {2, 2, 1, 1, 1, 1}, {2, 1, 1, 1, 1, 1}};

    (void)state;
    for (unsigned rotation = 0; rotation < 6; rotation++)
        outcome.results[rotation] = result_of(6, scores[rotation]);
    nika_tally_add(&tally, &outcome);
    assert_mean(&tally, 0, NIKA_WIN, (1 / 6.0 + 1 / 5.0 + 1 / 4.0 + 1 / 3.0 + 1 / 2.0 + 1) / 6);
    assert_mean(&tally, 5, NIKA_WIN, 1 / 36.0);
    /* Shared ranks: 3.5 of six; 3, 2.5, 2, 1.5 and 1 of the winners. */
    assert_mean(&tally, 0, NIKA_RANK, (3.5 + 3 + 2.5 + 2 + 1.5 + 1) / 6);
    assert_mean(&tally, 5, NIKA_RANK, (3.5 + 6 + 5.5 + 5 + 4.5 + 4) / 6);
}

static void decisions_are_added_up_by_side(void **state)
{
    struct nika_tally tally = tally_of("a b b");
    const struct nika_outcome outcome = {
        .results = {result_of(3, ties_and_none[0]), result_of(3, ties_and_none[1]), result_of(3, ties_and_none[2])},
        .decisions = {{1, 10, 100}, {2, 20, 200}, {3, 30, 300}}};

    (void)state;
    nika_tally_add(&tally, &outcome);
    nika_tally_add(&tally, &outcome);
    assert_int_equal(tally.side[0].decisions, 12);
    assert_int_equal(tally.side[1].decisions, 1320);
}

static unsigned bin(const struct nika_tally *tally, unsigned side, int margin)
{
    return tally->side[side].margins[margin + NIKA_MARGIN_MAX];
}

static void margins_are_counted_in_points(void **state)
{
    static const int16_t halves[3][3] = {{4, 3, 4}, {0, 0, 3}, {0, 0, 1}}; /* of a: 0.5, -1.5, -0.5 */
    struct nika_tally tally = tally_of("a b b");

    (void)state;
    add_three(&tally, halves);
    assert_int_equal(bin(&tally, 0, 1), 1);
    assert_int_equal(bin(&tally, 0, -1), 1);
    assert_int_equal(bin(&tally, 0, 0), 1);
    /* Of b: -1, 0.5; -1.5, 3; -0.5, 1. */
    assert_int_equal(bin(&tally, 1, -1), 2);
    assert_int_equal(bin(&tally, 1, 0), 1);
    assert_int_equal(bin(&tally, 1, 1), 2);
    assert_int_equal(bin(&tally, 1, 3), 1);
}

static void margins_beyond_the_last_bin_are_in_it(void **state)
{
    struct nika_tally tally = tally_of("a b");

    (void)state;
    add_duel(&tally, 250, 0, 251, 0);
    add_duel(&tally, INT16_MAX, INT16_MIN, INT16_MIN, INT16_MAX);
    assert_int_equal(bin(&tally, 0, 250), 3);
    assert_int_equal(bin(&tally, 0, -250), 1);
    assert_int_equal(bin(&tally, 1, -250), 3);
    assert_int_equal(bin(&tally, 1, 250), 1);
    assert_mean(&tally, 0, NIKA_MARGIN, 501 / 4.0);
}

/* So many deals that a wins in both rotations, and so many that it wins in one. */
static struct nika_tally wins_and_halves(unsigned wins, unsigned halves)
{
    struct nika_tally tally = tally_of("a b");

    for (unsigned i = 0; i < wins; i++)
        add_duel(&tally, 2, 1, 2, 1);
    for (unsigned i = 0; i < halves; i++)
        add_duel(&tally, 2, 1, 1, 2);
    return tally;
}

static void assert_judged(const struct nika_tally *tally, double low, double high, enum nika_verdict verdict,
                          double evidence)
{
    double found;

    assert_int_equal(nika_tally_judge(tally, low, high, &found), verdict);
    assert_near(found, evidence);
}

/* Twelve deals of 1 and four of 1/2: mean 7/8, variance (12 * 1/64 + 4 * 9/64) / 15 = 1/20. So the evidence is
 * 160 * (high - low) * (7/4 - low - high). */
static void a_test_is_decided_by_its_evidence(void **state)
{
    const struct nika_tally tally = wins_and_halves(12, 4);

    (void)state;
    assert_judged(&tally, 0.5, 0.75, NIKA_HIGH, 20);
    assert_judged(&tally, 0.5, 0.53, NIKA_HIGH, 3.456);
    assert_judged(&tally, 0.5, 0.52, NIKA_UNDECIDED, 2.336);
    assert_judged(&tally, 0.75, 1, NIKA_UNDECIDED, 0);
    assert_judged(&tally, 0.9, 1, NIKA_UNDECIDED, -2.4);
    assert_judged(&tally, 0.875, 1, NIKA_UNDECIDED, -2.5);
    assert_judged(&tally, 0.95, 1.05, NIKA_LOW, -4);
}

/* The same from the other side: mean 1/8, variance 1/20. */
static void a_test_can_be_lost(void **state)
{
    struct nika_tally tally = tally_of("a b");

    (void)state;
    for (unsigned i = 0; i < 16; i++)
        add_duel(&tally, 1, 2, i < 4 ? 2 : 1, i < 4 ? 1 : 2);
    assert_judged(&tally, 0.25, 0.5, NIKA_LOW, -20);
    assert_judged(&tally, 0, 0.25, NIKA_UNDECIDED, 0);
    assert_judged(&tally, 0, 0.05, NIKA_UNDECIDED, 1.6);
    assert_judged(&tally, 0, 0.1, NIKA_UNDECIDED, 2.4);
    assert_judged(&tally, 0.01, 0.1, NIKA_UNDECIDED, 2.016);
}

static void a_test_needs_some_deals(void **state)
{
    const struct nika_tally none = tally_of("a b"), few = wins_and_halves(15, 0), enough = wins_and_halves(16, 0);

    (void)state;
    assert_judged(&none, 0.5, 0.6, NIKA_UNDECIDED, 0);
    /* All alike: the variance is taken to be 1/4 / deals. 15 * 0.1 * 0.9 / (2/60), 16 * 0.1 * 0.9 / (2/64). */
    assert_judged(&few, 0.5, 0.6, NIKA_UNDECIDED, 40.5);
    assert_judged(&enough, 0.5, 0.6, NIKA_HIGH, 46.08);
}

static void roots(void **state)
{
    static const double known[][2] = {{0, 0},      {1, 1},         {4, 2},       {2, 1.4142135623730951},
                                      {0.25, 0.5}, {1e-20, 1e-10}, {1e20, 1e10}, {152399025, 12345}};

    (void)state;
    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        const double off = nika_root(known[i][0]) - known[i][1];

        assert_true((off < 0 ? -off : off) <= 2.3e-16 * known[i][1]);
    }
    for (unsigned i = 1; i < 1000; i++)
        assert_true(nika_root((double)i * i) == i);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_ties_shares_the_victory),
        cmocka_unit_test(a_rank_that_is_shared_is_the_mean_of_the_places),
        cmocka_unit_test(margins_are_against_the_mean_of_the_others),
        cmocka_unit_test(victories_go_by_rank_not_by_score),
        cmocka_unit_test(one_deal_has_no_interval),
        cmocka_unit_test(intervals_count_deals),
        cmocka_unit_test(deals_that_are_all_alike_leave_no_doubt),
        cmocka_unit_test(sums_do_not_depend_on_the_order),
        cmocka_unit_test(places_of_one_name_are_one_side),
        cmocka_unit_test(sides_are_in_the_order_of_their_first_places),
        cmocka_unit_test(six_may_tie),
        cmocka_unit_test(decisions_are_added_up_by_side),
        cmocka_unit_test(margins_are_counted_in_points),
        cmocka_unit_test(margins_beyond_the_last_bin_are_in_it),
        cmocka_unit_test(a_test_is_decided_by_its_evidence),
        cmocka_unit_test(a_test_can_be_lost),
        cmocka_unit_test(a_test_needs_some_deals),
        cmocka_unit_test(roots),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
