/*
 * byzantz_strategy.c: Byzantz's strategy: candidate moves, and the evaluation of playouts. The judgement itself is in byzantz_policy.c and
 * worth.c, the inference of hidden cards in byzantz_belief.c.
 */
#include <string.h>

#include "byzantz_strategy.h"

/*
 * Candidates.
 */
struct list {
    struct nika_candidate *candidates;
    unsigned count;
};

static void add(struct list *list, struct nika_move move, int prior)
{
    list->candidates[list->count++] = (struct nika_candidate){.move = move, .prior = (float)prior / 100.0F};
}

/*
 * Puts the policy's move on top by a hair: the heuristic player plays what the policy plays, so that the search
 * predicts it correctly.
 */
static void favor(struct list *list, struct nika_move move)
{
    unsigned at = 0, best = 0;
    if (list->count == 0)
        return;
    for (unsigned i = 0; i < list->count; i++) {
        at = nika_move_same(list->candidates[i].move, move) ? i : at;
        best = list->candidates[i].prior > list->candidates[best].prior ? i : best;
    }
    list->candidates[at].prior = list->candidates[best].prior + 0.01F;
}

/*
 * Passing, and every bid, valued by what would be left if it won: the cheapest payments of the lowest prices come
 * first, and jump bids late. A search with more iterations gets to them.
 */
static void list_auction(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view,
                         struct list *list)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = setup->game->legal(setup, view, moves);
    for (unsigned i = 0; i < count; i++)
        if (moves[i].verb == BYZANTZ_PASS)
            add(list, moves[i], 0);
        else if (moves[i].verb == BYZANTZ_BID)
            add(list, moves[i],
                byzantz_appraise_bid(setup, tuning, byzantz_open(view), byzantz_own(view)->hand, view->seat,
                                     moves[i].open));
}

static void list_relief(const struct nika_setup *setup, const struct nika_tuning *tuning,
                        const struct byzantz_open *open, byzantz_cards hand, struct list *list)
{
    byzantz_cards sets[BYZANTZ_SETS_MAX];
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
    struct nika_candidate all[NIKA_MOVES_MAX];
    struct list list = {all, 0};
    (void)memory;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        list_auction(setup, tuning, view, &list);
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
    default: /* the final sales can be computed exactly */
        add(&list, byzantz_policy(setup, tuning, open, hand), 0);
    }
    favor(&list, byzantz_policy(setup, tuning, open, hand));
    nika_sort_by_prior(all, list.count);
    const unsigned count = list.count < most ? list.count : most;
    memcpy(candidates, all, count * sizeof all[0]);
    return count;
}

/*
 * For nets: what the policy compares, and bids of more than it would.
 */
enum { PRIORS = 24, BID_ABOVE = 7 };

static unsigned add_prior(struct nika_prior *priors, unsigned count, unsigned verb, byzantz_cards open, int points)
{
    priors[count] = (struct nika_prior){.move = {.verb = verb, .open = open}, .points = points};
    return count + 1;
}

/* Of sales and discards at the limit there may be more than a list holds: the worst are left out. */
static unsigned best_of_relief(const struct nika_setup *setup, const struct nika_tuning *tuning,
                               const struct byzantz_open *open, byzantz_cards hand, struct nika_prior *priors)
{
    struct nika_candidate all[NIKA_MOVES_MAX];
    struct list list = {all, 0};
    list_relief(setup, tuning, open, hand, &list);
    nika_sort_by_prior(all, list.count);
    unsigned count = 0;
    for (; count < list.count && count < PRIORS; count++)
        priors[count] = (struct nika_prior){.move = all[count].move, .points = (int32_t)(100 * all[count].prior)};
    return count;
}

static unsigned list_priors(const struct nika_setup *setup, const struct nika_tuning *tuning,
                            const struct nika_glance *glance, const struct nika_memory *memory,
                            struct nika_prior *priors)
{
    const struct byzantz_open *open = glance->open;
    const byzantz_cards hand = ((const struct byzantz_own *)glance->own)->hand;
    struct appraisal bids[BID_ABOVE + 1];
    unsigned count = 0, bid_count;
    (void)memory;
    switch (open->phase) {
    case BYZANTZ_AUCTION:
        count = add_prior(priors, count, BYZANTZ_PASS, 0, 0);
        bid_count = byzantz_list_bids(setup, tuning, open, hand, glance->seat, BID_ABOVE, bids);
        for (unsigned i = 0; i < bid_count; i++)
            count = add_prior(priors, count, BYZANTZ_BID, bids[i].cards, bids[i].gain);
        return count;
    case BYZANTZ_GIVING:
        for (byzantz_cards kinds = byzantz_kinds_of(open->bundle); kinds; kinds &= kinds - 1) {
            const byzantz_cards card = kinds & (0 - kinds);
            count = add_prior(priors, count, BYZANTZ_GIVE, card, byzantz_judge_give(setup, tuning, open, hand, card));
        }
        return count;
    case BYZANTZ_LIMIT:
        return best_of_relief(setup, tuning, open, hand, priors);
    case BYZANTZ_MARKET:
        for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
            if (byzantz_group(open->market, group))
                count =
                    add_prior(priors, count, BYZANTZ_TAKE, group, byzantz_judge_take(setup, tuning, open, hand, group));
        return count;
    default: /* the final sales can be computed exactly */
        priors[0] = (struct nika_prior){.move = byzantz_policy(setup, tuning, open, hand)};
        return 1;
    }
}

static void play(const struct nika_setup *setup, const struct nika_tuning *tuning, struct nika_world *bytes,
                 struct nika_rng *rng)
{
    const struct byzantz_world *world = byzantz_world_of(bytes);
    const unsigned seat = world->open.turn;
    (void)rng;
    nika_byzantz.apply(setup, bytes, seat, byzantz_policy(setup, tuning, &world->open, world->own[seat].hand));
}

/* Rounds completed. The final sales can be computed exactly, so playouts end before them. */
static unsigned clock(const struct nika_setup *setup, const struct nika_world *world)
{
    (void)setup;
    const struct byzantz_open *open = &byzantz_const_world_of(world)->open;
    return open->phase == BYZANTZ_OVER ? NIKA_STRATEGY_OVER : open->round;
}

static unsigned horizon(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_view *view)
{
    const unsigned rounds = byzantz_rounds(setup->players);
    const unsigned until = byzantz_open(view)->round + (unsigned)tuning->numbers[TUNED_HORIZON];
    return until < rounds ? until : rounds;
}

/* Nets judge a position where a round ends; after the last one everybody only sells. */
static unsigned net_horizon(const struct nika_setup *setup, const struct nika_view *view)
{
    return byzantz_rounds_after(setup, byzantz_open(view)) ? byzantz_open(view)->round + 1u : NIKA_STRATEGY_OVER;
}

/*
 * What a seat earns with cards that it does not have yet, by players and rounds left, in tenths of a point: measured in
 * 2,000 games among heuristic players for each. It is the same for all seats, so it changes no choice, only the figures
 * shown.
 */
static int expected_tenths(unsigned players, unsigned rounds)
{
    static const uint16_t tenths[NIKA_SEATS_MAX + 1][BYZANTZ_ROUNDS_MAX + 1] = {
        [3] = {0, 22, 54, 93, 135, 172, 214, 255, 297},
        [4] = {0, 19, 46, 82, 121, 156, 195},
        [5] = {0, 17, 40, 71, 105, 134, 169},
        [6] = {0, 24, 53, 90, 130},
    };
    return tenths[players][rounds];
}

/* When all rounds are played, everybody sells what pays most, and cards left break ties: nothing is uncertain. */
static float final_points(const struct nika_setup *setup, const struct byzantz_world *world,
                          float points[NIKA_SEATS_MAX])
{
    for (unsigned seat = 0; seat < setup->players; seat++) {
        byzantz_cards hand = world->own[seat].hand, set;
        unsigned paid = world->open.profit[seat];
        while (byzantz_best_sale(hand, &set)) {
            paid += byzantz_set_points(set);
            hand -= set;
        }
        points[seat] = (float)paid + (float)byzantz_count(hand) * 0.01F;
    }
    return 0.001F;
}

static float value(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_world *bytes,
                   float points[NIKA_SEATS_MAX])
{
    const struct byzantz_world *world = byzantz_const_world_of(bytes);
    const unsigned rounds = byzantz_rounds(setup->players) - world->open.round;
    if (rounds == 0)
        return final_points(setup, world, points);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const byzantz_cards hand = world->own[seat].hand + world->open.bid[seat];
        points[seat] =
            (float)world->open.profit[seat] +
            (float)(byzantz_hand_worth(tuning, hand, rounds) + 10 * expected_tenths(setup->players, rounds)) / 100.0F;
    }
    return (float)(tuning->numbers[TUNED_SCALE] + tuning->numbers[TUNED_SCALE_MORE] * (int)rounds) / 100.0F;
}

static unsigned holdings(const struct nika_world *world, unsigned seat, uint8_t *held)
{
    const struct byzantz_world *byzantz = byzantz_const_world_of(world);
    for (unsigned group = 0; group < BYZANTZ_GROUPS; group++)
        held[group] =
            (uint8_t)byzantz_count(byzantz_group(byzantz->own[seat].hand + byzantz->open.bid[seat], group));
    return BYZANTZ_GROUPS;
}

/* The round; after the last one everybody only sells. */
static unsigned stage(const struct nika_setup *setup, const struct nika_view *view)
{
    const unsigned last = byzantz_rounds(setup->players) - 1;
    return byzantz_open(view)->round < last ? byzantz_open(view)->round : last;
}

static float mix(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup, (void)view;
    return 0;
}

const struct nika_strategy nika_byzantz_strategy = {
    .game = &nika_byzantz,
    .tuned = &nika_byzantz_tuned,
    .levels = nika_byzantz_levels,
    .reasons = byzantz_reasons,
    .speaks_for = byzantz_speaks_for,
    .goods = byzantz_group_names,
    .holdings = holdings,
    .observe = byzantz_observe,
    .notice = byzantz_notice,
    .forget = byzantz_forget,
    .candidates = candidates,
    .priors = list_priors,
    .priors_most = PRIORS,
    .sample = byzantz_sample,
    .alike = byzantz_alike,
    .play = play,
    .clock = clock,
    .horizon = horizon,
    .net_horizon = net_horizon,
    .net_margin = 0.02F,
    .stage = stage,
    .net_calibration = nika_byzantz_net_calibration[0],
    .calibration = nika_byzantz_calibration[0],
    .stages = BYZANTZ_ROUNDS_MAX,
    .value = value,
    .mix = mix,
};
