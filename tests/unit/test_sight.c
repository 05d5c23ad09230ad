/*
 * test_sight.c: unit tests of sights (sight.h): a sight that followed every move is the same as one that came later; what was
 * taken back is forgotten; a sight begun anew for somebody else has nothing of the viewer before; it says who is asked.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>
#include <nika/null.h>
#include <nika/sight.h>

enum { ROOM = 1024 };

/* A game, and a sight of it. */
struct stage {
    struct nika_play *play;
    struct nika_made moves[ROOM];
    struct nika_rng rng;
    struct nika_setup setup;
    struct nika_sitting sitting;
    struct nika_sight sight, later;
    struct nika_sight_step steps[ROOM], later_steps[ROOM];
};

static struct stage *begin(const struct nika_game *game, unsigned players, uint64_t number)
{
    struct stage *stage = calloc(1, sizeof *stage);
    struct nika_deal deal;
    assert_non_null(stage);
    memset(&deal, 0, sizeof deal);
    stage->play = malloc(nika_play_bytes());
    assert_non_null(stage->play);
    assert_true(nika_setup_init(&stage->setup, game, players, 0));
    nika_rng_seed(&stage->rng, 17, number);
    nika_deal(&stage->setup, &stage->rng, &deal);
    nika_play_begin(stage->play, &stage->setup, &deal);
    nika_play_lend(stage->play, stage->moves, ROOM);
    stage->sight.steps = stage->steps;
    stage->later.steps = stage->later_steps;
    stage->sight.room = stage->later.room = ROOM;
    return stage;
}

static void end(struct stage *stage)
{
    free(stage->play);
    free(stage);
}

static void see_as(struct stage *stage, struct nika_sight *sight, unsigned seat)
{
    nika_sight_begin(sight, &stage->setup, &stage->sitting, 1u << 0, seat);
    nika_sight_follow(sight, stage->play);
}

/* Somebody who is asked makes any legal move. False if the game is over. */
static bool play_any(struct stage *stage)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    const unsigned asked = nika_play_waiting(stage->play).asked;
    unsigned seat = 0;
    if (!asked)
        return false;
    while (!(asked >> seat & 1))
        seat++;
    nika_play_look(stage->play, seat, &view);
    const unsigned count = stage->setup.game->legal(&stage->setup, &view, moves);
    const struct nika_move move = moves[nika_rng_below(&stage->rng, count)];
    assert_int_equal(nika_play_make(stage->play, seat, move), NIKA_ACCEPTED);
    return true;
}

static void compare_views(const struct stage *stage, const struct nika_view *a, const struct nika_view *b)
{
    assert_int_equal(a->seat, b->seat);
    assert_memory_equal(a->bytes, b->bytes, stage->setup.game->open_bytes);
    if (a->seat != NIKA_WATCHER)
        assert_memory_equal(a->bytes + stage->setup.game->open_bytes, b->bytes + stage->setup.game->open_bytes,
                            stage->setup.game->own_bytes);
}

/* Both sights know the same, step by step. */
static void compare(const struct stage *stage)
{
    const struct nika_sight *a = &stage->sight, *b = &stage->later;
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->moves, b->moves);
    assert_int_equal(a->asks, b->asks);
    compare_views(stage, &a->first, &b->first);
    compare_views(stage, &a->now, &b->now);
    for (unsigned i = 0; i < a->count; i++) {
        assert_int_equal(a->steps[i].seat, b->steps[i].seat);
        assert_true(nika_move_same(a->steps[i].move, b->steps[i].move));
        compare_views(stage, &a->steps[i].after, &b->steps[i].after);
    }
}

static void followed_and_come_later(void **state)
{
    (void)state;
    const struct nika_game *const games[] = {&nika_null, &nika_byzantz, &nika_justinian};
    for (unsigned number = 0; number < 12; number++) {
        struct stage *stage = begin(games[number % 3], 3, number);
        const unsigned viewer = number % 4 == 3 ? (unsigned)NIKA_WATCHER : number % 4;
        see_as(stage, &stage->sight, viewer);
        assert_int_equal(stage->sight.count, 0);
        while (play_any(stage)) {
            nika_sight_follow(&stage->sight, stage->play);
            for (unsigned more = nika_rng_below(&stage->rng, 3); more > 0; more--) /* now and then several at once */
                play_any(stage);
        }
        nika_sight_follow(&stage->sight, stage->play);
        see_as(stage, &stage->later, viewer);
        compare(stage);
        assert_int_equal(stage->sight.count, nika_play_ply(stage->play));
        assert_int_equal(stage->sight.asks, NIKA_WATCHER); /* it is over */
        compare_views(stage, &stage->sight.steps[stage->sight.count - 1].after, &stage->sight.now);
        end(stage);
    }
}

/* What has been shown is for whoever shows to say; what was taken back has not been shown. */
static void taken_back(void **state)
{
    (void)state;
    struct stage *stage = begin(&nika_byzantz, 3, 5);
    see_as(stage, &stage->sight, 0);
    for (unsigned i = 0; i < 8; i++)
        play_any(stage);
    nika_sight_follow(&stage->sight, stage->play);
    assert_int_equal(stage->sight.shown, 0);
    assert_true(nika_sight_due(&stage->sight));
    assert_ptr_equal(nika_sight_view(&stage->sight), &stage->sight.first);
    stage->sight.shown = 8;
    assert_false(nika_sight_due(&stage->sight));
    assert_ptr_equal(nika_sight_view(&stage->sight), &stage->sight.now);
    for (unsigned i = 0; i < 3; i++)
        nika_play_undo(stage->play, nika_play_ply(stage->play) - 1);
    nika_sight_follow(&stage->sight, stage->play);
    assert_int_equal(stage->sight.count, 5);
    assert_int_equal(stage->sight.shown, 5);
    assert_int_equal(stage->sight.rewound, 1);
    play_any(stage);
    nika_sight_follow(&stage->sight, stage->play);
    see_as(stage, &stage->later, 0);
    compare(stage);
    end(stage);
}

/* In the null game each seat lays a tile face down, in turn: 0, 1, 2. */
static void somebody_else_looks(void **state)
{
    (void)state;
    struct stage *stage = begin(&nika_null, 3, 2);
    see_as(stage, &stage->sight, 0);
    assert_int_equal(stage->sight.asks, 0); /* who is before this screen has seat 0 */
    play_any(stage);
    nika_sight_follow(&stage->sight, stage->play);
    assert_int_equal(stage->sight.asks, NIKA_WATCHER);
    assert_int_equal(stage->sight.steps[0].seat, 0);
    assert_int_not_equal(stage->sight.steps[0].move.hidden, 0); /* which tile it was, seat 0 knows */
    see_as(stage, &stage->sight, 1);
    assert_int_equal(stage->sight.count, 1);
    assert_int_equal(stage->sight.steps[0].move.hidden, 0);
    assert_int_equal(stage->sight.first.seat, 1);
    assert_int_equal(stage->sight.steps[0].after.seat, 1);
    assert_int_equal(stage->sight.now.seat, 1);
    assert_int_equal(stage->sight.shown, 0);
    see_as(stage, &stage->later, 1);
    compare(stage);
    end(stage);
}

/* Steps fit as long as there is room. */
static void no_room(void **state)
{
    (void)state;
    struct nika_sight_step steps[2], step = {.seat = 1};
    struct nika_sight sight = {.steps = steps, .room = 2};
    assert_true(nika_sight_add(&sight, &step));
    assert_true(nika_sight_add(&sight, &step));
    assert_false(nika_sight_add(&sight, &step));
    assert_int_equal(sight.count, 2);
    sight.shown = 2;
    nika_sight_keep(&sight, 3);
    assert_int_equal(sight.rewound, 0);
    nika_sight_keep(&sight, 1);
    assert_int_equal(sight.count, 1);
    assert_int_equal(sight.shown, 1);
    assert_int_equal(sight.rewound, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(followed_and_come_later), cmocka_unit_test(taken_back),
                                       cmocka_unit_test(somebody_else_looks), cmocka_unit_test(no_room)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
