/*
 * wit.c: Byzantz for those who think about it: candidates, beliefs, and how a simulated game is valued. The judgement
 * itself is in policy.c and worth.c.
 */
#include <string.h>

#include "wit.h"

static void observe(const struct nika_setup *setup, const struct nika_view *view, struct nika_memory *memory)
{
    (void)setup, (void)view, (void)memory;
}

static void forget(const struct nika_setup *setup, struct nika_view *view, struct nika_memory *memory, unsigned span)
{
    (void)setup, (void)view, (void)memory, (void)span;
}

/*
 * Candidates.
 */
struct list {
    struct nika_candidate *candidates;
    unsigned count, most;
};

static void add(struct list *list, struct nika_move move, int prior)
{
    if (list->count < list->most)
        list->candidates[list->count++] = (struct nika_candidate){.move = move, .prior = (float)prior / 100.0F};
}

/* Passing, and the best bid for each of the lowest totals. */
static void list_auction(const struct nika_setup *setup, const struct nika_tuning *tuning,
                         const struct byzantz_open *open, byzantz_cards hand, unsigned seat, struct list *list)
{
    struct appraisal by_total[BIDS_MAX];
    byzantz_appraise(setup, tuning, open, hand, seat, by_total, BIDS_MAX);
    add(list, (struct nika_move){.verb = BYZANTZ_PASS}, 0);
    for (unsigned i = 0; i < BIDS_MAX; i++)
        if (by_total[i].gain != CANNOT_BID)
            add(list, (struct nika_move){.verb = BYZANTZ_BID, .open = by_total[i].cards}, by_total[i].gain);
}

static void list_relief(const struct nika_setup *setup, const struct nika_tuning *tuning,
                        const struct byzantz_open *open, byzantz_cards hand, struct list *list)
{
    byzantz_cards sets[SETS_MAX];
    const unsigned count = byzantz_list_sets(hand, sets);
    for (unsigned i = 0; i < count; i++) {
        const struct nika_move move = {.verb = BYZANTZ_SELL, .open = sets[i]};
        add(list, move, byzantz_judge_relief(setup, tuning, open, hand, move));
    }
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        const struct nika_move move = {.verb = BYZANTZ_DISCARD, .open = byzantz_card(kind)};
        if (byzantz_count_of(hand, kind))
            add(list, move, byzantz_judge_relief(setup, tuning, open, hand, move));
    }
}

static unsigned candidates(const struct nika_setup *setup, const struct nika_tuning *tuning,
                           const struct nika_view *view, const struct nika_memory *memory,
                           struct nika_candidate *candidates, unsigned most)
{
    const struct byzantz_open *open = byzantz_open(view);
    const byzantz_cards hand = byzantz_own(view)->hand;
    struct nika_candidate all[NIKA_CANDIDATES_MAX];
    struct list list = {all, 0, NIKA_CANDIDATES_MAX};
    (void)memory;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        list_auction(setup, tuning, open, hand, view->seat, &list);
        break;
    case BYZANTZ_GIVING:
        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
            if (byzantz_count_of(open->bundle, kind))
                add(&list, (struct nika_move){.verb = BYZANTZ_GIVE, .open = byzantz_card(kind)},
                    byzantz_judge_give(setup, tuning, open, hand, byzantz_card(kind)));
        break;
    case BYZANTZ_LIMIT:
        list_relief(setup, tuning, open, hand, &list);
        break;
    case BYZANTZ_MARKET:
        for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
            if (byzantz_group(open->market, group))
                add(&list, (struct nika_move){.verb = BYZANTZ_TAKE, .open = group},
                    byzantz_judge_take(setup, tuning, open, hand, group));
        break;
    default: /* what to sell in the end can be reckoned out */
        add(&list, byzantz_policy(setup, tuning, open, hand), 0);
    }
    nika_sort_by_prior(all, list.count);
    const unsigned count = list.count < most ? list.count : most;
    memcpy(candidates, all, count * sizeof all[0]);
    return count;
}

static float explain(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                     const struct nika_memory *memory, const struct nika_world *world)
{
    (void)setup, (void)tuning, (void)view, (void)memory, (void)world;
    return 0;
}

static struct byzantz_world *world_of(struct nika_world *world)
{
    return (struct byzantz_world *)(void *)world->bytes;
}

static const struct byzantz_world *const_world_of(const struct nika_world *world)
{
    return (const struct byzantz_world *)(const void *)world->bytes;
}

static void play(const struct nika_setup *setup, const struct nika_tuning *tuning, struct nika_world *bytes,
                 struct nika_rng *rng)
{
    const struct byzantz_world *world = world_of(bytes);
    const unsigned seat = world->open.turn;
    (void)rng;
    nika_byzantz.apply(setup, bytes, seat, byzantz_policy(setup, tuning, &world->open, world->own[seat].hand));
}

/* Rounds that are over. The final sales can be reckoned out, so the line of play ends before them. */
static unsigned clock(const struct nika_setup *setup, const struct nika_world *world)
{
    (void)setup;
    const struct byzantz_open *open = &const_world_of(world)->open;
    return open->phase == BYZANTZ_OVER ? NIKA_WIT_OVER : open->round;
}

static unsigned horizon(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view)
{
    const unsigned rounds = byzantz_rounds(setup->players);
    const unsigned until = byzantz_open(view)->round + (unsigned)tuning->byzantz[TUNED_HORIZON];
    return until < rounds ? until : rounds;
}

static float value(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_world *bytes,
                   float points[NIKA_SEATS_MAX])
{
    const struct byzantz_world *world = const_world_of(bytes);
    const unsigned rounds = byzantz_rounds(setup->players) - world->open.round;
    for (unsigned seat = 0; seat < setup->players; seat++)
        points[seat] =
            (float)world->open.profit[seat] +
            (float)byzantz_hand_worth(tuning, world->own[seat].hand + world->open.bid[seat], rounds) / 100.0F;
    return (float)(tuning->byzantz[TUNED_SCALE] + tuning->byzantz[TUNED_SCALE_MORE] * (int)rounds) / 100.0F;
}

static float mix(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup, (void)view;
    return 0;
}

const struct nika_wit nika_byzantz_wit = {
    .game = &nika_byzantz,
    .observe = observe,
    .forget = forget,
    .candidates = candidates,
    .explain = explain,
    .play = play,
    .clock = clock,
    .horizon = horizon,
    .value = value,
    .mix = mix,
};
