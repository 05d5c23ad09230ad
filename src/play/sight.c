/*
 * sight.c: what one screen has seen of a game (see sight.h), and how it follows a local game.
 */
#include <nika/sight.h>

#include <assert.h>
#include <string.h>

#include <nika/bits.h>

void nika_sight_begin(struct nika_sight *sight, const struct nika_setup *setup, const struct nika_sitting *sitting,
                      unsigned mine, unsigned viewer)
{
    struct nika_sight_step *steps = sight->steps;
    const unsigned room = sight->room;
    memset(sight, 0, sizeof *sight);
    sight->setup = *setup;
    sight->sitting = *sitting;
    sight->mine = mine;
    sight->viewer = viewer;
    sight->asks = NIKA_WATCHER;
    sight->steps = steps;
    sight->room = room;
}

void nika_sight_keep(struct nika_sight *sight, unsigned count)
{
    sight->rewound += count < sight->count;
    sight->count = count < sight->count ? count : sight->count;
    sight->shown = sight->shown < sight->count ? sight->shown : sight->count;
}

bool nika_sight_add(struct nika_sight *sight, const struct nika_sight_step *step)
{
    if (sight->count == sight->room)
        return false;
    sight->steps[sight->count++] = *step;
    return true;
}

/* Takes in a move of the story. */
static bool see_step(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                     struct nika_move move)
{
    struct nika_sight *sight = context;
    const struct nika_sight_step step = {.after = *after, .move = move, .seat = (uint8_t)mover};
    if (sight->count == 0)
        sight->first = *before;
    return nika_sight_add(sight, &step);
}

/* The last move alone: what is seen after it is what is seen now. */
static void see_last(struct nika_sight *sight, const struct nika_play *play)
{
    const struct nika_made *made = nika_play_made(play, sight->count);
    const struct nika_sight_step step = {
        .after = sight->now, .move = nika_move_seen(made->move, made->seat, sight->viewer), .seat = made->seat};
    nika_sight_add(sight, &step);
}

void nika_sight_follow(struct nika_sight *sight, const struct nika_play *play)
{
    const unsigned ply = nika_play_ply(play);
    assert(ply <= sight->room);
    nika_sight_keep(sight, ply);
    nika_play_look(play, sight->viewer, &sight->now);
    if (ply == 0)
        sight->first = sight->now;
    if (ply == sight->count + 1 && sight->has_first)
        see_last(sight, play);
    else if (ply > sight->count)
        nika_play_recall(play, sight->viewer, sight->count, see_step, sight);
    sight->has_first = sight->has_now = true;
    sight->moves = ply;
    const unsigned asked = sight->setup.game->waiting(&sight->setup, &sight->now).asked;
    const unsigned seat = asked ? nika_lowest_bit(asked) : NIKA_WATCHER;
    sight->asks = asked && sight->mine >> seat & 1 ? seat : NIKA_WATCHER;
}
