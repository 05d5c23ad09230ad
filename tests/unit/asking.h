/*
 * asking.h: for tests: positions to ask computer players about, and comparing what they think.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_ASKING_H
#define NIKA_TESTS_ASKING_H

#include <nika/ai.h>

/* The lowest seat that is asked. */
static inline unsigned asked_seat(const struct nika_setup *setup, const struct nika_world *world)
{
    struct nika_view view;

    assert_true(nika_look_asked(setup, world, &view));
    return view.seat;
}

/* What the seat that is asked sees after so many random moves, or a little fewer if the game would be over. */
static inline struct nika_view wander(const struct nika_setup *setup, unsigned moves, struct nika_rng *rng)
{
    struct nika_deal deal;
    struct nika_world world, next;
    struct nika_view view;

    nika_deal(setup, rng, &deal);
    setup->game->begin(setup, &deal, &world);
    nika_copy(setup->game, &next, &world);
    while (moves-- > 0 && nika_step(setup, &next, rng))
        nika_copy(setup->game, &world, &next);
    nika_look_asked(setup, &world, &view);
    return view;
}

/* Two thoughts about one question, bit by bit. */
static inline void assert_same_thought(const struct nika_thought *one, const struct nika_thought *other)
{
    assert_true(nika_move_same(one->move, other->move));
    assert_int_equal(one->iterations, other->iterations);
    assert_int_equal(one->decisions, other->decisions);
    assert_int_equal(one->count, other->count);
    for (unsigned i = 0; i < one->count; i++) {
        const struct nika_candidate *a = &one->candidates[i], *b = &other->candidates[i];

        assert_true(nika_move_same(a->move, b->move));
        assert_int_equal(a->visits, b->visits);
        assert_memory_equal(&a->prior, &b->prior, sizeof a->prior);
        assert_memory_equal(&a->points, &b->points, sizeof a->points);
        assert_memory_equal(&a->win, &b->win, sizeof a->win);
        assert_memory_equal(&a->utility, &b->utility, sizeof a->utility);
    }
}

#endif
