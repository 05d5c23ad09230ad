/*
 * batch.c: plays thousands of games in lockstep (see batch.h).
 *
 * A lane is a world and a few numbers; everything that the caller is shown is written straight into the caller's
 * buffers, from a glance of the seat that is asked. Threads share the lanes and nothing else.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/prior.h>

#include "batch_internal.h"

/* A number that looks random, from a number (splitmix64, public domain, Sebastiano Vigna). */
static uint64_t mix(uint64_t number)
{
    number += UINT64_C(0x9e3779b97f4a7c15);
    number = (number ^ number >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    number = (number ^ number >> 27) * UINT64_C(0x94d049bb133111eb);
    return number ^ number >> 31;
}

/*
 * Games.
 */
static void begin_game(struct nika_batch *batch, struct lane *lane, uint64_t number)
{
    const unsigned players = batch->options.setup.players;
    struct nika_deal deal;
    struct nika_rng rng;
    nika_rng_seed(&rng, batch->options.seed, number);
    const unsigned start = nika_rng_below(&rng, players);
    lane->number = number;
    lane->key = mix(batch->options.seed ^ mix(number));
    lane->ply = lane->decisions = 0;
    lane->start = (uint8_t)(batch->options.fixed_start ? batch->options.setup.start : start);
    lane->rotation = (uint8_t)(batch->options.rotate ? number / batch->options.lanes % players : 0);
    lane->offered = 0;
    lane->selling = lane->spoken = false;
    if (batch->places || batch->remembering)
        nika_computers_begin(batch, lane);
    if (batch->traces)
        memset(&batch->traces[lane - batch->lanes], 0, sizeof *batch->traces);
    const struct nika_setup *setup = lane_setup(batch, lane);
    nika_deal(setup, &rng, &deal);
    setup->game->begin(setup, &deal, &lane->world);
}

static inline bool make_move(struct nika_batch *batch, struct lane *lane, unsigned seat, struct nika_move move,
                             bool asked)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    if (batch->remembering)
        nika_computers_remember(batch, lane, seat, move);
    if (setup->game->apply(setup, &lane->world, seat, move) != NIKA_ACCEPTED)
        return false;
    if (batch->acts) {
        const size_t row = (size_t)(lane - batch->lanes) * batch->options.history;
        batch->acts[row + lane->ply % batch->options.history] = (struct nika_made){.move = move, .seat = (uint8_t)seat};
    }
    lane->ply++;
    lane->spoken = false;
    if (asked)
        lane->offered = 0;
    return true;
}

bool nika_batch_make_move(struct nika_batch *batch, struct lane *lane, unsigned seat, struct nika_move move, bool asked)
{
    return make_move(batch, lane, seat, move, asked);
}

/* The game is over: its rewards are shown, and the next one of the lane begins. */
static void end_game(struct nika_batch *batch, struct lane *lane)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    const size_t row = (size_t)(lane - batch->lanes), players = setup->players;
    struct nika_view view;
    struct nika_result result;
    nika_look(setup, &lane->world, NIKA_WATCHER, &view);
    setup->game->result(setup, &view, &result);
    lane->ended = true;
    if (batch->buffers.done)
        batch->buffers.done[row] = 1;
    if (batch->buffers.rewards)
        nika_rewards_of(setup->players, &result, batch->buffers.rewards + NIKA_REWARDS * players * row);
    if (batch->buffers.scores)
        memcpy(batch->buffers.scores + players * row, result.score, players * sizeof result.score[0]);
    begin_game(batch, lane, lane->number + batch->options.lanes);
}

/* Takes back what end_game has shown. */
static void clear_end(struct nika_batch *batch, struct lane *lane)
{
    const size_t row = (size_t)(lane - batch->lanes), players = batch->options.setup.players;
    lane->ended = false;
    if (batch->buffers.done)
        batch->buffers.done[row] = 0;
    if (batch->buffers.rewards)
        memset(batch->buffers.rewards + NIKA_REWARDS * players * row, 0, NIKA_REWARDS * players * sizeof(float));
    if (batch->buffers.scores)
        memset(batch->buffers.scores + players * row, 0, players * sizeof(int16_t));
}

/*
 * Decisions.
 */
static void show_history(const struct nika_batch *batch, const struct lane *lane, size_t row)
{
    const unsigned most = batch->options.history;
    const struct nika_made *acts = batch->acts + row * most;
    uint8_t *at = batch->buffers.histories + row * most * NIKA_ACT_BYTES;
    for (unsigned i = 0; i < most; i++, at += NIKA_ACT_BYTES) {
        if (i >= lane->ply) {
            memset(at, 0, (size_t)(most - i) * NIKA_ACT_BYTES);
            return;
        }
        const struct nika_made *made = &acts[(lane->ply - 1 - i) % most];
        nika_observe_act(lane_setup(batch, lane), lane->seat, made->seat, made->move, at);
    }
}

/* What nets choose among. */
static void show_options(struct nika_batch *batch, const struct lane *lane, const struct nika_glance *glance)
{
    static const struct nika_memory none;
    const struct nika_setup *setup = lane_setup(batch, lane);
    const struct nika_batch_buffers *buffers = &batch->buffers;
    const size_t row = (size_t)(lane - batch->lanes), first = row * batch->options_most;
    struct nika_prior priors[NIKA_PRIORS_MAX];
    const unsigned count = nika_priors(setup, glance, batch->traces ? &batch->traces[row] : &none, priors);
    if (buffers->options)
        memset(buffers->options + NIKA_OPTION_BYTES * first, 0, (size_t)NIKA_OPTION_BYTES * batch->options_most);
    for (unsigned i = 0; i < batch->options_most; i++) {
        const bool there = i < count;
        if (buffers->option_ids)
            buffers->option_ids[first + i] =
                there ? (uint16_t)nika_glance_action(setup, glance, priors[i].move) : NIKA_NO_ACTION;
        if (buffers->priors)
            buffers->priors[first + i] = (int16_t)(there ? priors[i].points : NIKA_PRIOR_LEAST);
        if (buffers->options && there)
            nika_option_of(setup, glance->seat, priors[i].move, buffers->options + NIKA_OPTION_BYTES * (first + i));
    }
}

/* Shows the caller the decision of a seat, whose mask is written already. */
static inline void show(struct nika_batch *batch, struct lane *lane, const struct nika_glance *glance, unsigned choices)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    const struct nika_batch_buffers *buffers = &batch->buffers;
    const size_t row = (size_t)(lane - batch->lanes);
    lane->seat = buffers->seats[row] = (uint8_t)glance->seat;
    lane->choices = (uint16_t)choices;
    if (buffers->observations)
        nika_glance_observe(&batch->observers[lane->start], glance, batch->standing ? batch->standing + row : NULL,
                            buffers->observations + row * batch->observation_size);
    if (buffers->privileged)
        nika_observe_hidden(setup, &lane->world, glance->seat, buffers->privileged + row * batch->privileged_size);
    if (batch->acts)
        show_history(batch, lane, row);
    if (batch->traces)
        nika_remember_open(setup, &lane->world, &batch->traces[row]);
    if (buffers->remembered && batch->traces)
        nika_remembered(setup, &batch->traces[row], glance->seat, buffers->remembered + row * batch->remembered_size);
    if (buffers->option_ids || buffers->options || buffers->priors)
        show_options(batch, lane, glance);
    if (buffers->numbers)
        buffers->numbers[row] = lane->number;
    if (buffers->plies)
        buffers->plies[row] = lane->ply;
}

/* Asks the next of the caller's seats that are free to and could sell before the decision to come. False if there is
 * none. */
static bool offer_sale(struct nika_batch *batch, struct lane *lane, unsigned free)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    uint8_t *mask = batch->buffers.masks + (size_t)(lane - batch->lanes) * batch->actions;
    for (free &= ~((unsigned)lane->computers | lane->offered); free; free &= free - 1) {
        const struct nika_glance glance = nika_glance(setup, &lane->world, nika_lowest_bit(free));
        const unsigned sales = nika_glance_mask(setup, &glance, mask);
        if (sales > 0) {
            mask[batch->wait] = 1;
            lane->selling = true;
            show(batch, lane, &glance, sales + 1);
            return true;
        }
    }
    return false;
}

/* Goes on to the caller's next decision. */
static void go_on(struct nika_batch *batch, struct worker *worker, struct lane *lane)
{
    for (;;) {
        const struct nika_setup *setup = lane_setup(batch, lane);
        const struct nika_waiting waiting = nika_waiting_in(setup, &lane->world);
        if (!waiting.asked) {
            end_game(batch, lane);
            continue;
        }
        if (batch->outspoken && !lane->spoken && nika_computers_speak(batch, worker, lane, waiting.free))
            continue;
        if (batch->options.sales_any_time && offer_sale(batch, lane, waiting.free))
            return;
        const unsigned seat = nika_lowest_bit(waiting.asked);
        if (batch->places && lane->computers >> seat & 1) {
            nika_computers_answer(batch, worker, lane, seat);
            continue;
        }
        const struct nika_glance glance = nika_glance(setup, &lane->world, seat);
        uint8_t *mask = batch->buffers.masks + (size_t)(lane - batch->lanes) * batch->actions;
        show(batch, lane, &glance, nika_glance_mask(setup, &glance, mask));
        if (batch->buffers.advice)
            batch->buffers.advice[lane - batch->lanes] =
                (uint16_t)nika_glance_action(setup, &glance, nika_computers_advise(batch, worker, lane, seat));
        return;
    }
}

static void take_action(struct nika_batch *batch, struct worker *worker, struct lane *lane, unsigned action)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    const bool selling = lane->selling;
    struct nika_move move;
    if (lane->ended)
        clear_end(batch, lane);
    lane->decisions++;
    lane->selling = false;
    if (selling)
        lane->offered = (uint8_t)(lane->offered | 1u << lane->seat);
    if (!selling || action != batch->wait) {
        /* It is legal, unless the caller has written into the masks: then the same seat is asked again. */
        const struct nika_glance glance = nika_glance(setup, &lane->world, lane->seat);
        if (nika_glance_move(setup, &glance, action, &move))
            make_move(batch, lane, lane->seat, move, !selling);
    }
    go_on(batch, worker, lane);
}

/*
 * Jobs of the threads.
 */
static void reset_lanes(struct nika_batch *batch, unsigned thread, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++) {
        struct lane *lane = &batch->lanes[i];
        clear_end(batch, lane);
        begin_game(batch, lane, i);
        go_on(batch, batch->workers[thread], lane);
    }
}

void nika_batch_reset(struct nika_batch *batch, uint64_t seed)
{
    batch->options.seed = seed;
    nika_threads_do(batch->threads, reset_lanes);
}

static void check_lanes(struct nika_batch *batch, unsigned thread, uint32_t from, uint32_t to)
{
    uint32_t i = from;
    while (i < to && batch->taken[i] < batch->actions &&
           batch->buffers.masks[(size_t)i * batch->actions + batch->taken[i]] == 1)
        i++;
    if (i < to && i < batch->wrong[thread])
        batch->wrong[thread] = i;
}

static void step_lanes(struct nika_batch *batch, unsigned thread, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        take_action(batch, batch->workers[thread], &batch->lanes[i], batch->taken[i]);
}

bool nika_batch_step(struct nika_batch *batch, const uint16_t *actions, uint32_t *wrong)
{
    uint32_t first = batch->options.lanes;
    batch->taken = actions;
    for (unsigned thread = 0; thread < batch->options.threads; thread++)
        batch->wrong[thread] = first;
    nika_threads_do(batch->threads, check_lanes);
    for (unsigned thread = 0; thread < batch->options.threads; thread++)
        if (batch->wrong[thread] < first)
            first = batch->wrong[thread];
    if (first < batch->options.lanes) {
        if (wrong)
            *wrong = first;
        return false;
    }
    nika_threads_do(batch->threads, step_lanes);
    return true;
}

/*
 * Random actions.
 */

/* A number below a bound, each equally likely (Lemire's multiplication with rejection), from a key. */
static unsigned draw(uint64_t key, unsigned bound)
{
    uint64_t product = (mix(key) >> 32) * bound;
    if ((uint32_t)product < bound) {
        const uint32_t unfair = (uint32_t)(0u - bound) % bound;
        while ((uint32_t)product < unfair)
            product = (mix(++key ^ UINT64_C(0x5555555555555555)) >> 32) * bound;
    }
    return (unsigned)(product >> 32);
}

#define EACH_BYTE UINT64_C(0x0101010101010101)

/* The legal action number `which`, from 0; there are more than that, unless the caller has written into the masks: then it
 * is any number, or `actions`, and steps refuse what is not legal. */
static unsigned find_action(const uint8_t *mask, unsigned actions, unsigned which)
{
    enum { BLOCK = 64 };
    unsigned at = 0;
    for (; at + BLOCK <= actions; at += BLOCK) {
        uint64_t sum = 0;
        for (unsigned i = 0; i < BLOCK; i += 8)
            sum += nika_eight_bytes(mask + at + i);
        const unsigned here = (unsigned)(sum * EACH_BYTE >> 56);
        if (which < here)
            break;
        which -= here;
    }
    for (; at + 8 <= actions; at += 8) {
        const uint64_t up_to = nika_eight_bytes(mask + at) * EACH_BYTE; /* in each byte, how many until there */
        const unsigned here = (unsigned)(up_to >> 56);
        const uint64_t above = (up_to + (127 - which) * EACH_BYTE) & 128 * EACH_BYTE; /* the bytes above `which` */
        if (which < here && above)
            return at + nika_lowest_bit(above) / 8;
        which -= here;
    }
    while (at < actions && (!mask[at] || which-- > 0))
        at++;
    return at;
}

static void choose_in_lanes(struct nika_batch *batch, unsigned thread, uint32_t from, uint32_t to)
{
    (void)thread;
    for (uint32_t i = from; i < to; i++) {
        const struct lane *lane = &batch->lanes[i];
        const unsigned which = draw(lane->key + lane->decisions, lane->choices);
        batch->chosen[i] =
            (uint16_t)find_action(batch->buffers.masks + (size_t)i * batch->actions, batch->actions, which);
    }
}

void nika_batch_random(struct nika_batch *batch, uint16_t *actions)
{
    batch->chosen = actions;
    nika_threads_do(batch->threads, choose_in_lanes);
}
