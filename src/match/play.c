/*
 * play.c: the loop in which computer players play a game.
 */
#include <nika/bits.h>
#include <nika/match.h>

/* Lets the free seats speak up first, from the lowest on; then the lowest asked one has to. Returns the seat. */
static unsigned next_move(const struct nika_setup *setup, const struct nika_world *world, struct nika_waiting waiting,
                          const struct nika_agent *const agents[NIKA_SEATS_MAX], struct nika_rng *rng,
                          struct nika_move *move)
{
    struct nika_view view;
    for (unsigned free = waiting.free; free; free &= free - 1) {
        const unsigned seat = nika_lowest_bit(free);
        nika_look(setup, world, seat, &view);
        if (agents[seat]->interject(setup, &view, rng, move))
            return seat;
    }
    const unsigned seat = nika_lowest_bit(waiting.asked);
    nika_look(setup, world, seat, &view);
    *move = agents[seat]->choose(setup, &view, rng);
    return seat;
}

bool nika_play_out(const struct nika_setup *setup, struct nika_world *world,
                   const struct nika_agent *const agents[NIKA_SEATS_MAX], struct nika_rng *rng,
                   struct nika_witness witness)
{
    for (;;) {
        struct nika_world after;
        struct nika_view view;
        struct nika_move move;
        nika_look(setup, world, NIKA_WATCHER, &view);
        const struct nika_waiting waiting = setup->game->waiting(setup, &view);
        if (!waiting.asked)
            return true;
        const unsigned seat = next_move(setup, world, waiting, agents, rng, &move);
        nika_copy(setup->game, &after, world);
        if (setup->game->apply(setup, &after, seat, move) != NIKA_ACCEPTED)
            return false;
        witness.move(witness.context, setup, world, seat, move);
        nika_copy(setup->game, world, &after);
    }
}
