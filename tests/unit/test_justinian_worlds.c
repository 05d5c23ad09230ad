/*
 * test_justinian_worlds.c: unit tests of the worlds that players with a net draw (src/ai/justinian/justinian_worlds.c): put together
 * from several, each is one that the rules could have led to, and shows the seat what it sees; and beliefs decide what is
 * drawn.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ai/justinian/justinian_strategy.h"
#include "ai/net/net.h"
#include "plain_justinian.h"

enum { RED, BLUE, SAMPLES = 3000, CERTAIN = 20 * 1024 };

static struct nika_belief belief;

/* The next world; or the first one, if the belief has not begun. */
static struct nika_world draw(const struct nika_setup *setup, const struct nika_view *view,
                              const struct nika_memory *memory, const struct nika_holds *holds, struct nika_rng *rng)
{
    struct nika_world world;

    memset(&world, 0xcc, sizeof world);
    justinian_net_sample(setup, &nika_justinian_tuned, view, memory, holds, &belief, rng, &world);
    return world;
}

/*
 * Whole games, at each of their moves, with the eyes of every seat.
 */
static void assert_fits(const struct nika_setup *setup, const struct nika_view *view, const struct nika_memory *memory,
                        const struct nika_holds *holds, struct nika_rng *rng)
{
    belief.begun = false;
    for (unsigned sample = 0; sample < 3; sample++) {
        const struct nika_world world = draw(setup, view, memory, holds, rng);
        struct nika_view seen;
        const char *problem = nika_justinian.check(setup, &world);

        if (problem)
            print_error("%u players: %s\n", setup->players, problem);
        assert_null(problem);
        nika_look(setup, &world, view->seat, &seen);
        assert_true(nika_view_same(&nika_justinian, &seen, view));
    }
}

static void every_world_is_possible(void **state)
{
    static const struct plain_habits habits[] = {{30, 40, 60, 10, 60}, {15, 25, 80, 30, 80}, {8, 15, 50, 0, 50}};
    unsigned exchanged[5] = {0};

    (void)state;
    for (unsigned game = 0; game < 36; game++) {
        const struct nika_setup setup = setup_of(&nika_justinian, 2 + game % 3, game % 2);
        struct nika_memory memories[4] = {{{0}}};
        struct nika_rng rng, draws;
        struct nika_deal deal;
        struct nika_world world;

        nika_rng_seed(&rng, 51, game);
        nika_rng_seed(&draws, 52, game);
        nika_deal(&setup, &rng, &deal);
        nika_justinian.begin(&setup, &deal, &world);
        do
            for (unsigned viewer = 0; viewer < setup.players; viewer++) {
                struct nika_view view;
                struct nika_holds holds;

                nika_look(&setup, &world, viewer, &view);
                justinian_observe(&setup, &view, &memories[viewer]);
                for (unsigned i = 0; i < 144; i++)
                    holds.logits[i / 12][i % 12] = (int32_t)nika_rng_below(&draws, 8192) - 4096;
                assert_fits(&setup, &view, &memories[viewer], NULL, &draws);
                assert_fits(&setup, &view, &memories[viewer], &holds, &draws);
            }
        while (play_on(&setup, &world, &habits[game / 3 % 3], &rng));
        for (unsigned round = 0; round < 2; round++)
            for (unsigned seat = 0; seat < setup.players; seat++)
                exchanged[setup.players] += plain_world_const(&world)->open.scoring[round].exchanged[seat] != 0;
    }
    assert_true(exchanged[2] > 10 && exchanged[3] > 10 && exchanged[4] > 10);
}

/*
 * What a seat believes.
 */

/* How often, in a thousand, a seat holds the card of counselor 0 in a color, as another sees it. */
static unsigned how_often(const struct nika_setup *setup, const struct nika_view *view, unsigned seat, unsigned color,
                          const struct nika_memory *memory, const struct nika_holds *holds)
{
    struct nika_rng rng;
    unsigned held = 0;

    belief.begun = false;
    nika_rng_seed(&rng, 53, 0);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        const struct nika_world world = draw(setup, view, memory, holds, &rng);

        held += plain_world_const(&world)->own[seat].cards[color] & 1;
    }
    return held * 1000 / SAMPLES;
}

/*
 * Of four players, each seat has 2 cards of a color, so it holds one that another does not have in 2 of 10 worlds. If each of
 * these counts for four, a logit of ln 4, in 8 of 16.
 */
enum { EVEN = 200, HALF = 500, OFF = 30, FOURFOLD = 1420 };

static void beliefs_decide(void **state)
{
    /* Dealt in order: seat 0 has 1 and 2 of each color, and seat 1, who has 3 and 4, does not know. */
    static const struct plain_deal in_order = {{NULL, NULL, NULL, NULL}, {NULL}};
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    const struct nika_world world = court_with(&setup, &in_order);
    const struct nika_memory memory = {{0}};

    (void)state;
    for (unsigned viewer = 1; viewer < 4; viewer++)
        for (unsigned behind = 1; behind < 4; behind++) {
            struct nika_holds holds = {{{0}}};
            struct nika_view view;
            const unsigned seat = (viewer + behind) % 4;

            nika_look(&setup, &world, viewer, &view);
            assert_in_range(how_often(&setup, &view, seat, BLUE, &memory, &holds), EVEN - OFF, EVEN + OFF);
            holds.logits[0][3 * BLUE + behind - 1] = FOURFOLD;
            assert_in_range(how_often(&setup, &view, seat, BLUE, &memory, &holds), HALF - OFF, HALF + OFF);
            holds.logits[0][3 * BLUE + behind - 1] = CERTAIN;
            assert_int_equal(how_often(&setup, &view, seat, BLUE, &memory, &holds), 1000);
            assert_in_range(how_often(&setup, &view, seat, RED, &memory, &holds), EVEN - OFF, EVEN + OFF);
            holds.logits[0][3 * BLUE + behind - 1] = -CERTAIN;
            assert_int_equal(how_often(&setup, &view, seat, BLUE, &memory, &holds), 0);
        }
}

/* Who has pushed a counselor up is believed to hold it, unless the net says what it thinks. */
static void without_a_net_pushes_decide(void **state)
{
    static const struct plain_deal in_order = {{NULL, NULL, NULL, NULL}, {NULL}};
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    const struct nika_world world = court_with(&setup, &in_order);
    const struct nika_holds holds = {{{0}}};
    struct nika_memory memory = {{0}};
    struct nika_view view;

    (void)state;
    nika_look(&setup, &world, 2, &view);
    assert_in_range(how_often(&setup, &view, 1, RED, &memory, NULL), EVEN - OFF, EVEN + OFF);
    ((struct justinian_memory *)(void *)memory.bytes)->pushes.sum[1][0] = 100;
    assert_int_equal(how_often(&setup, &view, 1, RED, &memory, NULL), 1000);
    assert_int_equal(how_often(&setup, &view, 0, RED, &memory, NULL), 0);
    assert_in_range(how_often(&setup, &view, 1, RED, &memory, &holds), EVEN - OFF, EVEN + OFF);
}

/* The sum of what seat 1 has laid on counselor 0, in a thousand worlds, if seat 0 thinks that it holds its cards or not. */
static int laid_if(const struct nika_setup *setup, const struct nika_view *view, int32_t logit)
{
    const struct nika_memory memory = {{0}};
    struct nika_holds holds = {{{0}}};
    struct nika_rng rng;
    int sum = 0;

    for (unsigned color = 0; color < 4; color++)
        holds.logits[0][3 * color] = logit;
    belief.begun = false;
    nika_rng_seed(&rng, 54, 0);
    for (unsigned sample = 0; sample < 1000; sample++) {
        const struct nika_world world = draw(setup, view, &memory, &holds, &rng);

        sum += justinian_sum(plain_world_const(&world)->own[1].laid[0]);
    }
    return sum;
}

static void who_holds_cards_pushes_up(void **state)
{
    /* Seat 0 has 3 and 4 of each color. */
    static const struct plain_deal deal = {{NULL, NULL, NULL, NULL}, {"3 4 1 2", "3 4 1 2", "3 4 1 2", "3 4 1 2"}};
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    struct nika_world world = court_with(&setup, &deal);
    struct nika_view view;

    (void)state;
    play_all(&setup, &world, "0 pass; 1 place +1 c1");
    nika_look(&setup, &world, 0, &view);
    const int if_held = laid_if(&setup, &view, CERTAIN), if_not = laid_if(&setup, &view, -CERTAIN);
    assert_true(if_held > if_not + 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_world_is_possible),
        cmocka_unit_test(beliefs_decide),
        cmocka_unit_test(without_a_net_pushes_decide),
        cmocka_unit_test(who_holds_cards_pushes_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
