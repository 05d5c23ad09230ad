/*
 * broken_shown.h: broken functions of games that tell wrongly what comes to light: what a move reveals, and questions to
 * all at once; or put more than the dark into another order. For kit_fails.c, whose helpers they use.
 */
#ifndef NIKA_TESTS_BROKEN_SHOWN_H
#define NIKA_TESTS_BROKEN_SHOWN_H

#include <nika/byzantz.h>
#include <nika/justinian.h>

/* Shuffles the other seats' hands too. */
static void reshuffle_imagines(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *world)
{
    struct nika_view view;
    nika_look(setup, world, 0, &view);
    real->imagine(setup, &view, rng, world);
}

static void reshuffle_breaks(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *world)
{
    if (real->reshuffle)
        real->reshuffle(setup, rng, world);
    *first_dark(world) ^= 1;
}

static void reshuffle_nothing(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *world)
{
    (void)setup, (void)rng, (void)world;
}

static bool reveals_nothing(const struct nika_setup *setup, const struct nika_world *before,
                            const struct nika_world *after, unsigned seat, struct nika_move move)
{
    (void)setup, (void)before, (void)after, (void)seat, (void)move;
    return false;
}

static bool reveals_always(const struct nika_setup *setup, const struct nika_world *before,
                           const struct nika_world *after, unsigned seat, struct nika_move move)
{
    (void)setup, (void)before, (void)after, (void)seat, (void)move;
    return true;
}

static bool reveals_behind(const struct nika_setup *setup, const struct nika_world *before,
                           const struct nika_world *after, unsigned seat, struct nika_move move)
{
    return real->reveals(setup, before, after, seat, move) || after->bytes[NIKA_WORLD_BYTES - 1] == 0x5A;
}

/* Byzantz: overlooks that cards of a hand are shown. */
static bool reveals_bundles(const struct nika_setup *setup, const struct nika_world *before,
                            const struct nika_world *after, unsigned seat, struct nika_move move)
{
    (void)setup, (void)seat, (void)move;
    return ((const struct byzantz_open *)(const void *)before)->drawn !=
           ((const struct byzantz_open *)(const void *)after)->drawn;
}

/* Justinian: overlooks what the mover alone sees. */
static bool reveals_to_others(const struct nika_setup *setup, const struct nika_world *before,
                              const struct nika_world *after, unsigned seat, struct nika_move move)
{
    return move.verb != JUSTINIAN_PASS && real->reveals(setup, before, after, seat, move);
}

static bool together_if_able(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    return real->together(setup, view, next) && real->legal(setup, view, moves) > 1;
}

static bool together_always(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    real->together(setup, view, next);
    return true;
}

static bool together_trigger(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    const bool together = real->together(setup, view, next);
    next->verb = JUSTINIAN_TRIGGER;
    return together;
}

static bool together_placing(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    (void)setup;
    *next = (struct nika_move){.verb = JUSTINIAN_PASS};
    return justinian_open(view)->stage == JUSTINIAN_PLACING;
}

static bool together_behind(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    return real->together(setup, view, next) && behind(view) == 0xA5;
}

/* Byzantz: in an auction others may sell. */
static bool together_bidding(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    (void)setup;
    *next = (struct nika_move){.verb = BYZANTZ_PASS};
    return byzantz_open(view)->phase == BYZANTZ_AUCTION;
}

/* Justinian: who can't trigger is not asked, which everybody sees. */
static nika_refusal apply_skips(const struct nika_setup *setup, struct nika_world *world, unsigned seat,
                                struct nika_move move)
{
    const struct justinian_world *court = (const struct justinian_world *)(const void *)world->bytes;
    const nika_refusal refusal = real->apply(setup, world, seat, move);
    while (!refusal && move.verb == JUSTINIAN_DECLINE && court->open.stage == JUSTINIAN_TRIGGERING &&
           justinian_influence(court->own[court->open.turn].phase) < justinian_threshold(court->open.phase))
        real->apply(setup, world, court->open.turn, move);
    return refusal;
}

/* The null game asks the same of all, one after the other, and the first legal move is always as good as any. */
static bool together_laying(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *next)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    if (real->legal(setup, view, moves))
        *next = moves[0];
    else
        *next = (struct nika_move){0};
    return real->waiting(setup, view).asked != 0;
}

#endif
