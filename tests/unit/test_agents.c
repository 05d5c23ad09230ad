/*
 * test_agents.c: unit tests of the computer players as a list: their names, what makes the weaker ones weaker, the levels'
 * settings in each game, and the arithmetic that must be the same everywhere.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include <nika/games.h>
#include <nika/lab.h>

#include "../../src/ai/byzantz/byzantz_strategy.h"
#include "../../src/ai/justinian/justinian_strategy.h"
#include "asking.h"
#include "unit_plain.h"

enum { SEED = 61 };

static struct nika_workspace workspace;

/*
 * Names.
 */
static bool is_counted(const char *name)
{
    return strlen(name) > 2 && strcmp(name + strlen(name) - 2, "-N") == 0;
}

/* The name with another ending in place of N; names without one as they are. */
static const char *ending_in(const char *name, const char *number, char text[128])
{
    snprintf(text, 128, "%.*s%s", (int)(strlen(name) - is_counted(name)), name, is_counted(name) ? number : "");
    return text;
}

/* The names of all agents, the shipped ones and the laboratory's, one after the other; then NULL. */
static const char *name_at(unsigned index)
{
    unsigned shipped = 0;

    while (nika_agent_names[shipped])
        shipped++;
    return index < shipped ? nika_agent_names[index] : nika_lab_names[index - shipped];
}

static void all_that_are_listed_are_there(void **state)
{
    unsigned count = 0;

    (void)state;
    for (; name_at(count); count++) {
        static const char *const numbers[] = {"1", "9", "10", "300", "999999"};

        for (unsigned i = 0; i < 5; i++) {
            char name[128];
            struct nika_agent agent;

            assert_true(nika_lab_agent(ending_in(name_at(count), numbers[i], name), &agent));
            assert_string_equal(agent.name, name);
            assert_true((agent.algorithm == NULL) == (agent.level != 0 || agent.settings));
            if (is_counted(name_at(count)))
                assert_int_equal(agent.iterations, strtol(numbers[i], NULL, 10));
        }
        for (unsigned i = 0; i < count; i++)
            assert_string_not_equal(name_at(i), name_at(count));
    }
    assert_true(count >= 12);
}

static void assert_nobody(const char *name)
{
    struct nika_agent agent, before;

    memset(&agent, 0xcc, sizeof agent);
    before = agent;
    assert_false(nika_lab_agent(name, &agent));
    assert_memory_equal(&agent, &before, sizeof agent);
}

static void others_are_not(void **state)
{
    static const char *const nobody[] = {"",          "nobody",  "Random",        "RANDOM",         "random ",
                                         " random",   "randomx", "rando",         "random-1",       "heuristic-5",
                                         "search",    "anchor:", "anchor:expert", "anchor:random-", "expert-5",
                                         "beginner ", "Expert",  "anchor:ismcts", "ismcts-100",     "search-N"};
    static const char *const numbers[] = {
        "",  "0",  "00", "01", "007", "1000000", "1000001", "9999999", "99999999999999999999",
        "x", "1x", "-1", "+1", " 1",  "1 ",      "1.0",     "0x1",     "1,2"};

    (void)state;
    for (unsigned i = 0; i < sizeof nobody / sizeof nobody[0]; i++)
        assert_nobody(nobody[i]);
    for (unsigned a = 0; name_at(a); a++) {
        char name[128], longer[200];

        if (!is_counted(name_at(a))) {
            snprintf(longer, sizeof longer, "%s%0100d", name_at(a), 1);
            assert_nobody(longer);
            continue;
        }
        for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
            assert_nobody(ending_in(name_at(a), numbers[i], name));
        snprintf(longer, sizeof longer, "%.*s%0100d", (int)strlen(name_at(a)) - 1, name_at(a), 1);
        assert_nobody(longer);
    }
}

/*
 * Asking.
 */
static struct nika_thought ask(const struct nika_agent *agent, const struct nika_setup *setup,
                               const struct nika_view *view, struct nika_budget budget, struct nika_rng *rng)
{
    struct nika_memory memory = {{0}};
    struct nika_thought thought;

    memset(&thought, 0, sizeof thought);
    nika_think(
        agent,
        &(struct nika_question){
            .setup = setup, .view = view, .memory = &memory, .budget = budget, .rng = rng, .workspace = &workspace},
        &thought);
    return thought;
}

/* How many random numbers are drawn does not depend on how long the thinking takes: whoever deals the numbers out can let
 * players think for as long as there is time. */
static void draws_do_not_tell_the_time(void **state)
{
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian};
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 0);
    for (unsigned a = 0; name_at(a); a++)
        for (unsigned i = 0; i < 40; i++) {
            const struct nika_setup setup = setup_of(games[i % 2], 3, 0);
            const struct nika_view view = wander(&setup, 3 * i, &rng);
            struct nika_rng once, twice;
            struct nika_agent agent;
            char name[128];

            assert_true(nika_lab_agent(ending_in(name_at(a), "7", name), &agent));
            nika_rng_seed(&once, SEED, i);
            twice = once;
            ask(&agent, &setup, &view, (struct nika_budget){.iterations = 1}, &once);
            ask(&agent, &setup, &view, (struct nika_budget){.iterations = 50}, &twice);
            assert_memory_equal(&once, &twice, sizeof once);
        }
}

/*
 * Weakness.
 */

/* In how many of 10000 trials the better of two moves, by one point, does not come first. */
static unsigned mistakes(uint16_t noise)
{
    const struct nika_agent agent = {.noise = noise};
    unsigned count = 0;
    struct nika_rng rng;

    nika_rng_seed(&rng, SEED, 1);
    for (unsigned i = 0; i < 10000; i++) {
        const float better = 5 + nika_misjudgement(&agent, &rng), worse = 4 + nika_misjudgement(&agent, &rng);

        count += worse > better;
    }
    return count;
}

/* Two errors of standard deviation s are together s√2. So with s = 1 the worse of two moves comes first with the chance of
 * a normal number to be below -1/√2, which is 0.240; with s = 3, below -0.236: 0.407. Among 10000 trials, ±250 is five
 * standard deviations. */
static void noise_is_as_large_as_it_says(void **state)
{
    (void)state;
    assert_int_equal(mistakes(0), 0);
    assert_int_equal(mistakes(5), 0); /* a point is 14 standard deviations */
    assert_in_range(mistakes(100), 2400 - 250, 2400 + 250);
    assert_in_range(mistakes(300), 4070 - 250, 4070 + 250);
}

static void weak_players_play_other_moves(void **state)
{
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian};
    struct nika_agent right, noisy;
    unsigned other_noisy = 0, same = 0;
    struct nika_rng rng;

    (void)state;
    assert_true(nika_lab_agent("heuristic", &right));
    noisy = right;
    noisy.noise = 500;
    nika_rng_seed(&rng, SEED, 2);
    for (unsigned i = 0; i < 400; i++) {
        const struct nika_setup setup = setup_of(games[i % 2], 4, 0);
        const struct nika_view view = wander(&setup, i % 100, &rng);
        const struct nika_thought thought = ask(&right, &setup, &view, (struct nika_budget){0}, &rng);
        const struct nika_move move = thought.move;

        same += nika_move_same(ask(&right, &setup, &view, (struct nika_budget){0}, &rng).move, move);
        other_noisy += !nika_move_same(ask(&noisy, &setup, &view, (struct nika_budget){0}, &rng).move, move);
    }
    assert_int_equal(same, 400);
    assert_in_range(other_noisy, 40, 360);
}

/*
 * Levels.
 */
static void levels_have_settings_for_each_game(void **state)
{
    static const char *const names[] = {"beginner", "casual", "skilled", "expert", "master"};
    unsigned count = 0;
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 3);
    for (; count < NIKA_LEVELS; count++) {
        struct nika_agent level;

        assert_string_equal(nika_agent_names[count], names[count]);
        assert_int_equal(nika_level_number(names[count]), count);
        assert_true(nika_agent_named(names[count], &level));
        assert_int_equal(level.level, count + 1);
        for (unsigned i = 0; i < 12; i++) {
            const bool justinian = i % 2;
            const struct nika_setup setup = setup_of(justinian ? &nika_justinian : &nika_byzantz, 3, 0);
            const struct nika_settings *settings =
                justinian ? &nika_justinian_levels[count] : &nika_byzantz_levels[count];
            const struct nika_agent settled = {.algorithm = settings->algorithm,
                                               .iterations = settings->iterations,
                                               .noise = settings->noise,
                                               .span = settings->span};
            const struct nika_view view = wander(&setup, 8 * i, &rng);
            struct nika_rng once, twice;

            nika_rng_seed(&once, SEED, i);
            twice = once;
            const struct nika_thought one = ask(&level, &setup, &view, (struct nika_budget){0}, &once),
                                      two = ask(&settled, &setup, &view, (struct nika_budget){0}, &twice);

            assert_same_thought(&one, &two);
        }
    }
    assert_int_equal(count, 5);
    assert_int_equal(nika_level_number("random"), NIKA_LEVELS);
}

/*
 * Arithmetic.
 */
static void assert_close(double found, double right, double least)
{
    const double scale = fabs(right) > least ? fabs(right) : least;

    assert_true(fabs(found - right) <= 1e-5 * scale);
}

static void powers_logarithms_and_roots(void **state)
{
    (void)state;
    for (int i = -8000; i <= 8000; i++) {
        const float x = (float)i / 100.0F;

        assert_close((double)nika_exp(x), exp((double)x), 0);
    }
    assert_true(nika_exp(0) == 1);
    assert_true(nika_exp(1000) == nika_exp(80) && nika_exp(-1000) == nika_exp(-80));
    /* A chance of a half is three times the odds of a fair quarter; half as sure of it, √3 times: √3/3 to 1. */
    assert_close((double)nika_surer(0.5F, 0.25F, 0.5F, 0), 1 / (1 + sqrt(3)), 0);
    assert_close((double)nika_surer(0.25F, 0.25F, 0.5F, 0), 0.25, 0);
    assert_close((double)nika_surer(0.1F, 0.5F, 2, 0), 1.0 / 82, 0); /* odds of 1 to 9, squared */
    /* Three times the odds of 1 to 1. */
    assert_close((double)nika_surer(0.5F, 0.5F, 2, (float)log(3)), 0.75, 0);
    assert_close((double)nika_surer(0.75F, 0.25F, 0, (float)-log(3)), 0.1, 0); /* a third of 1 to 3 */
    assert_true(nika_surer(0, 0.25F, 0.5F, 0) == 0 && nika_surer(1, 0.25F, 0.5F, 0) == 1);

    /* Just below 1 the logarithm is near 0 and its error is not smaller than elsewhere. */
    for (float x = 1e-20F; x < 1e20F; x *= 1.003F) {
        assert_close((double)nika_log(x), log((double)x), x < 1 ? 1 : 0);
        assert_close((double)nika_sqrt(x), sqrt((double)x), 0);
    }
    for (unsigned i = 2; i < 100000; i++)
        assert_close((double)nika_log((float)i), log(i), 0);
    assert_true(nika_log(1) == 0);
    assert_true(nika_log(0) == nika_log(1e-30F));
    assert_true(nika_sqrt(0) == 0);
}

/* However sure, a chance that was neither none nor certain stays so, and a better one stays the better one. Where they are
 * so near to 1 that there is no number in between, they may become the same. */
static void chances_stay_chances(void **state)
{
    static const float factors[] = {0.5F, 2};
    enum { GRID = 1000 };

    (void)state;
    for (unsigned players = 2; players <= NIKA_SEATS_MAX; players++)
        for (unsigned f = 0; f < 2; f++) {
            const float fair = 1.0F / (float)players;
            float before = 0;

            for (unsigned i = 0; i <= GRID; i++) {
                const float chance = i == 0 ? 1e-7F : i == GRID ? 0.99999994F : (float)i / GRID;
                const float found = nika_surer(chance, fair, factors[f], 0);

                assert_true(chance > 0 && chance < 1);
                assert_true(found > before || (found == before && found > 0.9999999F));
                assert_true(found < 1);
                before = found;
            }
        }
    /* The odds of 1e-7 are 1e-7; half as sure of it, or twice, seen from a half: √1e-7, and 1e-14. */
    assert_close((double)nika_surer(1e-7F, 0.5F, 0.5F, 0), sqrt(1e-7) / (1 + sqrt(1e-7)), 0);
    assert_close((double)nika_surer(1e-7F, 0.5F, 2, 0), 1e-14, 1e-13);
    assert_true(nika_surer(0.99999994F, 0.5F, 2, 0) == 0.99999994F); /* nothing is nearer to 1 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_that_are_listed_are_there), cmocka_unit_test(others_are_not),
        cmocka_unit_test(draws_do_not_tell_the_time),    cmocka_unit_test(noise_is_as_large_as_it_says),
        cmocka_unit_test(weak_players_play_other_moves), cmocka_unit_test(levels_have_settings_for_each_game),
        cmocka_unit_test(powers_logarithms_and_roots),   cmocka_unit_test(chances_stay_chances),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
