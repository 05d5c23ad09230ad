/*
 * story.c: how a game went: everybody's chances at each moment, what was luck, what strong players would have made of the
 * deal, and what a spectator could believe.
 */
#include <string.h>

#include <nika/chance.h>
#include <nika/prior.h>

#include "review_internal.h"

/*
 * Everybody's chances: as a seat could know them; or with all cards known. They are found at some moments, and between these
 * drawn straight.
 */
enum { CHANCE_WORLDS = 32, CHANCE_MOMENTS = 56 };

static void find_chances(struct nika_review *review, const struct nika_play *play, unsigned seat, bool open,
                         struct nika_rng *rng, double win[NIKA_SEATS_MAX])
{
    struct nika_memory memory = review->bench.memory[seat];
    struct nika_world world;
    struct nika_view view;
    nika_play_look(play, seat, &view);
    if (open)
        review_world(review, nika_play_ply(play), &world);
    nika_outlook(&review->agent,
                 &(struct nika_question){.setup = &review->setup,
                                         .view = &view,
                                         .memory = &memory,
                                         .rng = rng,
                                         .workspace = &review->bench.workspace},
                 open ? &world : NULL, CHANCE_WORLDS, win);
}

/* As they come true. The table is one for whoever decides, so together they are made one victory again. */
static void calibrate(const struct nika_review *review, unsigned stage, double win[NIKA_SEATS_MAX])
{
    double all = 0;
    for (unsigned seat = 0; seat < review->setup.players; seat++) {
        win[seat] = (double)nika_chance_calibrated(&review->agent, &review->setup, stage, (float)win[seat]);
        all += win[seat];
    }
    for (unsigned seat = 0; seat < review->setup.players; seat++)
        win[seat] /= all;
}

static void draw_straight(struct nika_review_chances *chances, unsigned from, unsigned to, unsigned players)
{
    for (unsigned ply = from + 1; ply < to; ply++)
        for (unsigned seat = 0; seat < players; seat++) {
            const int step = chances->win[to][seat] - chances->win[from][seat];
            chances->win[ply][seat] = (int16_t)(chances->win[from][seat] + step * (int)(ply - from) / (int)(to - from));
        }
}

static void follow_chances(struct nika_review *review, unsigned seat, bool open, struct nika_review_chances *chances)
{
    const unsigned apart = review->count / CHANCE_MOMENTS + 1, players = review->setup.players;
    struct nika_play *play = review_set_up(review, 0, seat);
    struct nika_rng rng = review_rng(review, NIKA_REVIEW_CHANCES + seat);
    unsigned last = 0;
    for (unsigned ply = 0; ply <= review->count; ply++) {
        struct nika_view view;
        double win[NIKA_SEATS_MAX];
        nika_play_look(play, seat, &view);
        const unsigned stage = nika_stage(&review->setup, &view);
        chances->stages[ply] = (uint8_t)stage;
        if (ply % apart == 0 || ply == review->count) {
            find_chances(review, play, seat, open || ply == review->count, &rng, win);
            if (ply < review->count)
                calibrate(review, stage, win);
            for (unsigned i = 0; i < players; i++)
                chances->win[ply][i] = review_parts(win[i]);
            draw_straight(chances, last, ply, players);
            last = ply;
        }
        if (ply < review->count)
            nika_play_make(play, review->moves[ply].seat, review->moves[ply].move);
    }
    chances->done = true;
}

void review_follow_chances(struct nika_review *review, unsigned seat)
{
    follow_chances(review, seat, false, &review->chances[seat]);
}

/*
 * Luck. Where a move turns something up that nobody knew, its luck is what everybody's chances are after it, less what they
 * are on average if what nobody knows is shuffled anew before it. All cards are known to who judges, so nothing that players
 * infer has any part in this, and the mean luck of many games is nothing, whatever the judge thinks of positions.
 */
enum { SHUFFLES = 128, DEALS = 512 };

struct telling {
    struct nika_review *review;
    struct nika_rng rng;
    struct nika_memory traces; /* what everybody has been shown */
};

static void judge(const struct telling *telling, const struct nika_world *world, double win[NIKA_SEATS_MAX])
{
    nika_glance_at(&telling->review->setup, world, &telling->traces, win);
}

static bool is_dark_same(const struct nika_game *game, const struct nika_world *one, const struct nika_world *other)
{
    const size_t from = nika_world_size(game) - game->dark_bytes;
    return memcmp(one->bytes + from, other->bytes + from, game->dark_bytes) == 0;
}

static void take_down(struct nika_review_story *story, unsigned ply, unsigned players, const double win[NIKA_SEATS_MAX],
                      const double sums[NIKA_SEATS_MAX], unsigned samples)
{
    if (story->lucks == NIKA_REVIEW_LUCK_MAX)
        return;
    struct nika_review_luck *luck = &story->luck[story->lucks++];
    luck->ply = (uint16_t)ply;
    for (unsigned seat = 0; seat < players; seat++)
        luck->luck[seat] = review_parts(win[seat] - sums[seat] / samples);
}

/* The deal, as against others. */
static void find_luck_of_deal(struct telling *telling, const double win[NIKA_SEATS_MAX])
{
    const struct nika_setup *setup = &telling->review->setup;
    double sums[NIKA_SEATS_MAX] = {0};
    for (unsigned i = 0; i < DEALS; i++) {
        struct nika_deal deal;
        struct nika_world world;
        double other[NIKA_SEATS_MAX];
        nika_deal(setup, &telling->rng, &deal);
        setup->game->begin(setup, &deal, &world);
        judge(telling, &world, other);
        for (unsigned seat = 0; seat < setup->players; seat++)
            sums[seat] += other[seat];
    }
    take_down(&telling->review->story, 0, setup->players, win, sums, DEALS);
}

/* What the move of a ply turned up, as against what else it could have: *before is the world before it. */
static void find_luck_of_move(struct telling *telling, unsigned ply, const struct nika_world *before,
                              const double win[NIKA_SEATS_MAX])
{
    const struct nika_review *review = telling->review;
    const struct nika_setup *setup = &review->setup;
    const struct nika_made *made = &review->moves[ply];
    double sums[NIKA_SEATS_MAX] = {0};
    for (unsigned i = 0; i < SHUFFLES; i++) {
        struct nika_world world;
        double other[NIKA_SEATS_MAX];
        nika_copy(setup->game, &world, before);
        nika_reshuffle(setup, &telling->rng, &world);
        setup->game->apply(setup, &world, made->seat, made->move);
        judge(telling, &world, other);
        for (unsigned seat = 0; seat < setup->players; seat++)
            sums[seat] += other[seat];
    }
    take_down(&telling->review->story, ply + 1, setup->players, win, sums, SHUFFLES);
}

static void move_on(struct telling *telling, const struct nika_world *world, double win[NIKA_SEATS_MAX])
{
    const struct nika_setup *setup = &telling->review->setup;
    if (nika_waiting_in(setup, world).asked)
        nika_remember_open(setup, world, &telling->traces);
    judge(telling, world, win);
}

void review_tell_story(struct nika_review *review)
{
    const struct nika_setup *setup = &review->setup;
    struct telling telling = {.review = review, .rng = review_rng(review, NIKA_REVIEW_STORY)};
    struct nika_world before, after;
    double win[NIKA_SEATS_MAX];
    review->story.lucks = 0;
    setup->game->begin(setup, &review->deal, &after);
    judge(&telling, &after, win); /* like the other deals: nothing has been shown before */
    find_luck_of_deal(&telling, win);
    move_on(&telling, &after, win);
    for (unsigned ply = 0; ply < review->count; ply++) {
        const struct nika_memory traces = telling.traces;
        nika_copy(setup->game, &before, &after);
        setup->game->apply(setup, &after, review->moves[ply].seat, review->moves[ply].move);
        move_on(&telling, &after, win);
        if (is_dark_same(setup->game, &before, &after))
            continue;
        const struct nika_memory now = telling.traces;
        telling.traces = traces;
        find_luck_of_move(&telling, ply, &before, win);
        telling.traces = now;
    }
    follow_chances(review, 0, true, &review->story.open);
}

void review_find_par(struct nika_review *review)
{
    nika_par(&review->setup, &review->deal, &review->bench, review->par.of);
    review->par.done = true;
}

/*
 * Beliefs of a spectator, who is shown every move.
 */
void review_believe(struct nika_review *review)
{
    enum { WORLDS = 200 };
    const struct nika_setup *setup = &review->setup;
    struct nika_review_beliefs *beliefs = &review->beliefs;
    struct nika_rng rng = review_rng(review, NIKA_REVIEW_BELIEFS);
    struct nika_memory *memory = &review->bench.memory[0];
    const unsigned step = review->count / NIKA_REVIEW_BELIEFS_MAX + 1;
    struct nika_world world;
    memset(memory, 0, sizeof *memory);
    beliefs->count = 0;
    setup->game->begin(setup, &review->deal, &world);
    for (unsigned ply = 0; ply < review->count; ply++) {
        struct nika_view view;
        nika_look(setup, &world, NIKA_WATCHER, &view);
        nika_remember_open(setup, &world, memory);
        if (ply % step == 0) {
            beliefs->plies[beliefs->count] = (uint16_t)ply;
            nika_believe(&(struct nika_question){.setup = setup,
                                                 .view = &view,
                                                 .memory = memory,
                                                 .rng = &rng,
                                                 .workspace = &review->bench.workspace},
                         WORLDS, beliefs->held[beliefs->count++]);
        }
        nika_remember(setup, &view, review->moves[ply].seat, review->moves[ply].move, memory);
        setup->game->apply(setup, &world, review->moves[ply].seat, review->moves[ply].move);
    }
}
