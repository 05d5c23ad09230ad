/*
 * turn.c: the loop in which computer players play a game.
 */
#include <string.h>

#include <nika/bits.h>
#include <nika/simulate.h>

/* One game under way. */
struct game {
    const struct nika_setup *setup;
    const struct nika_agent *agents;
    struct nika_budget budget;
    struct nika_rng *rng;
    struct nika_bench *bench;
    struct nika_watch watch;
};

static void tell(void (*hook)(void *context, unsigned who), const struct game *game, unsigned seat)
{
    if (hook)
        hook(game->watch.context, seat);
}

static struct nika_question question_for(const struct game *game, const struct nika_view *view)
{
    return (struct nika_question){.setup = game->setup,
                                  .view = view,
                                  .memory = &game->bench->memory[view->seat],
                                  .budget = game->budget,
                                  .rng = game->rng,
                                  .desk = &game->bench->desk};
}

/* Lets the free seats speak up first, from the lowest on; then the lowest asked one has to. Returns the seat. */
static unsigned next_move(const struct game *game, const struct nika_world *world, struct nika_waiting waiting,
                          struct nika_move *move)
{
    struct nika_view view;
    struct nika_thought thought;
    for (unsigned free = waiting.free; free; free &= free - 1) {
        const unsigned seat = nika_lowest_bit(free);
        nika_look(game->setup, world, seat, &view);
        const struct nika_question question = question_for(game, &view);
        tell(game->watch.asked, game, seat);
        const bool acts = nika_interject(&game->agents[seat], &question, move);
        tell(game->watch.answered, game, seat);
        if (acts)
            return seat;
    }
    const unsigned seat = nika_lowest_bit(waiting.asked);
    nika_look(game->setup, world, seat, &view);
    const struct nika_question question = question_for(game, &view);
    tell(game->watch.asked, game, seat);
    nika_think(&game->agents[seat], &question, &thought);
    tell(game->watch.answered, game, seat);
    *move = thought.move;
    return seat;
}

/* Shows a move to those of the others who make something of it. */
static void show_move(const struct game *game, const struct nika_world *world, unsigned mover, struct nika_move move)
{
    for (unsigned seat = 0; seat < game->setup->players; seat++)
        if (seat != mover && nika_attends(&game->agents[seat], game->setup->game)) {
            struct nika_view view;
            nika_look(game->setup, world, seat, &view);
            nika_remember(game->setup, &view, mover, move, &game->bench->memory[seat]);
        }
}

bool nika_play_out(const struct nika_setup *setup, struct nika_world *world,
                   const struct nika_agent agents[NIKA_SEATS_MAX], struct nika_budget budget, struct nika_rng *rng,
                   struct nika_bench *bench, struct nika_witness witness)
{
    const struct game game = {setup, agents, budget, rng, bench, witness.watch};
    memset(bench->memory, 0, sizeof bench->memory);
    for (;;) {
        struct nika_world after;
        struct nika_view view;
        struct nika_move move;
        nika_look(setup, world, NIKA_WATCHER, &view);
        const struct nika_waiting waiting = setup->game->waiting(setup, &view);
        if (!waiting.asked)
            return true;
        const unsigned seat = next_move(&game, world, waiting, &move);
        nika_copy(setup->game, &after, world);
        if (setup->game->apply(setup, &after, seat, move) != NIKA_ACCEPTED)
            return false;
        if (witness.move)
            witness.move(witness.context, setup, world, seat, move);
        show_move(&game, world, seat, move);
        nika_copy(setup->game, world, &after);
    }
}
