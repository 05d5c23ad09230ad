/*
 * batch_computers.c: computer players in the games of a batch: levels, or frozen players of the laboratory.
 *
 * They are asked, remember and get their random numbers as everywhere (nika/turn.h), but without a game in play around
 * them: most lanes have none, and a lane is small.
 */
#include <assert.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/turn.h>

#include "batch_internal.h"

static unsigned place_of(const struct nika_batch *batch, const struct lane *lane, unsigned seat)
{
    const unsigned players = batch->options.setup.players;
    return (seat + players - lane->rotation) % players;
}

/* A mask of seats, from one of places. */
static unsigned seats_of(const struct nika_batch *batch, const struct lane *lane, unsigned places)
{
    const unsigned players = batch->options.setup.players;
    return (places << lane->rotation | places >> (players - lane->rotation)) & ((1u << players) - 1);
}

static unsigned count_bits(unsigned mask)
{
    unsigned count = 0;
    for (; mask; mask &= mask - 1)
        count++;
    return count;
}

/* The memory of a place that remembers. */
static struct nika_memory *memory_of(const struct nika_batch *batch, const struct lane *lane, unsigned place)
{
    const size_t before = count_bits(batch->remembering & ((1u << place) - 1));
    return batch->memory + (size_t)(lane - batch->lanes) * count_bits(batch->remembering) + before;
}

void nika_computers_begin(struct nika_batch *batch, struct lane *lane)
{
    lane->computers = (uint8_t)seats_of(batch, lane, batch->places);
    for (unsigned places = batch->remembering; places; places &= places - 1)
        memset(memory_of(batch, lane, nika_lowest_bit(places)), 0, sizeof(struct nika_memory));
}

void nika_computers_remember(struct nika_batch *batch, const struct lane *lane, unsigned seat, struct nika_move move)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    for (unsigned seats = seats_of(batch, lane, batch->remembering); seats; seats &= seats - 1) {
        const unsigned viewer = nika_lowest_bit(seats);
        struct nika_view view;
        nika_look(setup, &lane->world, viewer, &view);
        nika_remember(setup, &view, seat, move, memory_of(batch, lane, place_of(batch, lane, viewer)));
    }
}

/* Asks one of them, or the teacher. False if it prefers to wait. */
static bool think(struct nika_batch *batch, const struct nika_agent *agent, struct worker *worker,
                  const struct lane *lane, unsigned seat, struct nika_move *move)
{
    const struct nika_setup *setup = lane_setup(batch, lane);
    const unsigned place = place_of(batch, lane, seat);
    struct nika_view view;
    struct nika_thought thought;
    struct nika_rng rng;
    nika_look(setup, &lane->world, seat, &view);
    nika_rng_seed(&rng, lane->key, (uint64_t)lane->ply * NIKA_SEATS_MAX + seat);
    const struct nika_question question = {.setup = setup,
                                           .view = &view,
                                           .memory = batch->remembering >> place & 1 ? memory_of(batch, lane, place)
                                                                                     : &worker->blank,
                                           .budget = {.iterations = batch->options.iterations},
                                           .rng = &rng,
                                           .workspace = &worker->workspace};
    nika_think(agent, &question, &thought);
    *move = thought.move;
    return !thought.waits;
}

bool nika_computers_speak(struct nika_batch *batch, struct worker *worker, struct lane *lane, unsigned free)
{
    const unsigned outspoken = seats_of(batch, lane, batch->outspoken);
    uint8_t seats[NIKA_SEATS_MAX];
    struct nika_move move;
    const unsigned count =
        nika_turn_order((struct nika_waiting){.free = (uint8_t)free}, lane->computers, outspoken, seats);
    lane->spoken = true;
    for (unsigned i = 0; i < count; i++)
        if (think(batch, &batch->agents[place_of(batch, lane, seats[i])], worker, lane, seats[i], &move)) {
            const bool made = nika_batch_make_move(batch, lane, seats[i], move, false);
            assert(made);
            return made;
        }
    return false;
}

void nika_computers_answer(struct nika_batch *batch, struct worker *worker, struct lane *lane, unsigned seat)
{
    struct nika_move move;
    /* who is asked does not wait */
    think(batch, &batch->agents[place_of(batch, lane, seat)], worker, lane, seat, &move);
    const bool made = nika_batch_make_move(batch, lane, seat, move, true);
    assert(made);
    (void)made;
}

struct nika_move nika_computers_advise(struct nika_batch *batch, struct worker *worker, const struct lane *lane,
                                       unsigned seat)
{
    struct nika_move move;
    think(batch, &batch->teacher, worker, lane, seat, &move);
    return move;
}
