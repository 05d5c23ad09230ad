/*
 * kit_shown.c: the part of the kit about what comes to light: what a move reveals, and questions to all at once; and about what
 * stays in the dark when it is put into another order.
 *
 * Somebody learns from a move if there is a world behind his view in which the mover could not have made a move that looks
 * the same to him, or in which he would see something else afterwards. Such worlds are imagined: one that tells him
 * something proves that the move reveals; if there is none among many, it most likely does not.
 */
#include <string.h>

#include "kit.h"
#include "kit_state.h"

/* Whether viewer number i, who is shown a move and then sees `after`, knows by that that a world, which he imagined
 * before, is not the true one. The mover makes any of the moves there that look the same to him. */
static bool gives_away(struct kit *kit, unsigned i, unsigned mover, struct nika_move move,
                       const struct nika_view *after)
{
    const struct nika_game *game = kit->setup.game;
    const unsigned viewer = kit_viewer(kit, i);
    const struct nika_move seen = nika_move_seen(move, mover, viewer);
    struct nika_world world;
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    unsigned same = 0;
    game->imagine(&kit->setup, &kit->views[i], &kit->probe, &world);
    nika_look(&kit->setup, &world, mover, &view);
    const unsigned count = game->legal(&kit->setup, &view, moves);
    for (unsigned m = 0; m < count; m++)
        if (nika_move_same(nika_move_seen(moves[m], mover, viewer), seen))
            moves[same++] = moves[m];
    if (same == 0)
        return true;
    if (game->apply(&kit->setup, &world, mover, moves[kit_draw(kit, same)]))
        return false; /* it should not be refused; that is for twins-forward to find */
    nika_look(&kit->setup, &world, viewer, &view);
    return !nika_view_same(game, &view, after);
}

bool kit_prove_reveals(struct kit *kit, const struct nika_world *before, unsigned seat, struct nika_move move)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_world before_again, after_again;
    const bool reveals = game->reveals(&kit->setup, before, &kit->world, seat, move);
    memset(&before_again, OTHER_GARBAGE, sizeof before_again);
    memset(&after_again, OTHER_GARBAGE, sizeof after_again);
    nika_copy(game, &before_again, before);
    nika_copy(game, &after_again, &kit->world);
    if (game->reveals(&kit->setup, &before_again, &after_again, seat, move) != reveals)
        return kit_fail(kit, "determinism", seat, &move,
                        "whether a move reveals depends on what lies behind the world");
    /* Whoever is to have learned something gets more chances to. */
    const unsigned worlds = reveals ? REVEALED_TRIES : REVEALS_TRIES;
    bool learned = false;
    for (unsigned i = 0; i <= kit->setup.players && !learned; i++) {
        struct nika_view after;
        nika_look(&kit->setup, &kit->world, kit_viewer(kit, i), &after);
        for (unsigned tries = 0; tries < worlds && !learned; tries++)
            learned = gives_away(kit, i, seat, move, &after);
        if (learned && !reveals)
            return kit_fail(kit, "reveals", seat, &move, "it is said to reveal nothing, but viewer %u learns something",
                            kit_viewer(kit, i));
    }
    kit->tally->revealing += reveals;
    kit->tally->revealed += learned;
    return true;
}

/* A question that goes round. */
struct round {
    unsigned count, seats; /* how many, and which: a mask */
    uint8_t order[NIKA_SEATS_MAX];
    struct nika_view asked[NIKA_SEATS_MAX]; /* by seat: what it knows when it is asked */
};

static bool asks_all(const struct kit *kit, const struct nika_view *view, struct nika_move *next)
{
    return kit->setup.game->together(&kit->setup, view, next);
}

/* Whatever else a seat answers, the question ends, or goes on to the same seat, who sees the same. */
static bool prove_answers(struct kit *kit, const struct nika_world *world, unsigned seat, struct nika_move next,
                          const struct list *answers)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_world passed = *world;
    struct nika_view expected, view;
    struct nika_move ignored;
    game->apply(&kit->setup, &passed, seat, next);
    nika_look_asked(&kit->setup, &passed, &expected);
    if (asks_all(kit, &expected, &ignored) && game->reveals(&kit->setup, world, &passed, seat, next))
        return kit_fail(kit, "together", seat, &next, "passing the question on reveals something");
    for (unsigned a = 0; a < answers->count; a++) {
        struct nika_world other = *world;
        game->apply(&kit->setup, &other, seat, answers->moves[a]);
        nika_look_asked(&kit->setup, &other, &view);
        if (asks_all(kit, &view, &ignored) && !nika_view_same(game, &view, &expected))
            return kit_fail(kit, "together", seat, &answers->moves[a], "who is asked next knows the answer");
    }
    return true;
}

/* Lets the question go round in a world, and looks at it on the way. */
static bool go_round(struct kit *kit, const struct nika_world *from, struct round *round)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_world world = *from;
    struct nika_view view;
    struct nika_move next;
    round->count = round->seats = 0;
    while (nika_look_asked(&kit->setup, &world, &view) && asks_all(kit, &view, &next)) {
        const struct nika_waiting waiting = game->waiting(&kit->setup, &view);
        struct list answers;
        if (waiting.asked != 1u << view.seat || waiting.free)
            return kit_fail(kit, "together", view.seat, NULL, "others can act before the seat has answered");
        if (round->seats >> view.seat & 1)
            return kit_fail(kit, "together", view.seat, NULL, "the seat gets the question twice");
        if (!kit_list_legal(kit, "together", &view, &answers))
            return false;
        if (!kit_is_listed(&answers, next))
            return kit_fail(kit, "together", view.seat, &next, "the seat may not pass the question on");
        if (!prove_answers(kit, &world, view.seat, next, &answers))
            return false;
        round->seats |= 1u << view.seat;
        round->order[round->count++] = view.seat;
        round->asked[view.seat] = view;
        game->apply(&kit->setup, &world, view.seat, next);
    }
    return true;
}

bool kit_prove_together(struct kit *kit)
{
    const struct nika_game *game = kit->setup.game;
    struct round round, twin;
    struct nika_move next, same;
    if (!game->together || kit->over)
        return true;
    const bool together = asks_all(kit, &kit->views[0], &next);
    for (unsigned i = 0; i <= kit->setup.players; i++) {
        struct nika_view view;
        memset(&view, OTHER_GARBAGE, sizeof view);
        nika_look(&kit->setup, &kit->world, kit_viewer(kit, i), &view);
        if (asks_all(kit, &kit->views[i], &next) != together || asks_all(kit, &view, &same) != together ||
            (together && !nika_move_same(next, same)))
            return kit_fail(kit, "together", kit_viewer(kit, i), NULL,
                            "it is told another thing than seat 0, or told it differently the second time");
    }
    if (!together)
        return true;
    if (!go_round(kit, &kit->world, &round))
        return false;
    for (unsigned tries = 0; tries < TOGETHER_TRIES * (kit->setup.players + 1u); tries++) {
        const unsigned i = tries % (kit->setup.players + 1u), seat = kit_viewer(kit, i);
        struct nika_world world;
        game->imagine(&kit->setup, &kit->views[i], &kit->probe, &world);
        if (!go_round(kit, &world, &twin))
            return false;
        if (twin.count != round.count || memcmp(twin.order, round.order, round.count) != 0)
            return kit_fail(kit, "together", seat, NULL, "who gets the question depends on something hidden");
        if (round.seats >> i & 1 && !nika_view_same(game, &round.asked[i], &twin.asked[i]))
            return kit_fail(kit, "together", seat, NULL, "the question tells the seat something hidden");
    }
    kit->tally->questions++;
    return true;
}

bool kit_prove_reshuffle(struct kit *kit)
{
    const struct nika_game *game = kit->setup.game;
    struct nika_world shuffled, again;
    struct nika_rng rng = kit->probe, rng_again = kit->probe; /* what is tried besides stays the same */
    memset(&shuffled, GARBAGE, sizeof shuffled);
    memset(&again, OTHER_GARBAGE, sizeof again);
    nika_copy(game, &shuffled, &kit->world);
    nika_copy(game, &again, &kit->world);
    nika_reshuffle(&kit->setup, &rng, &shuffled);
    nika_reshuffle(&kit->setup, &rng_again, &again);
    if (!nika_world_same(game, &shuffled, &again) || memcmp(&rng, &rng_again, sizeof rng) != 0)
        return kit_fail(kit, "determinism", NIKA_WATCHER, NULL, "the same random numbers reshuffle differently");
    for (unsigned i = 0; i <= kit->setup.players; i++) {
        struct nika_view view;
        nika_look(&kit->setup, &shuffled, kit_viewer(kit, i), &view);
        if (!nika_view_same(game, &view, &kit->views[i]))
            return kit_fail(kit, "reshuffle", kit_viewer(kit, i), NULL, "a reshuffled world shows another view");
    }
    const char *broken = game->check(&kit->setup, &shuffled);
    if (broken)
        return kit_fail(kit, "reshuffle", NIKA_WATCHER, NULL, "a reshuffled world breaks %s", broken);
    const size_t lit = game->open_bytes + (size_t)game->own_bytes * game->players_max;
    if (memcmp(shuffled.bytes, kit->world.bytes, lit) != 0)
        return kit_fail(kit, "reshuffle", NIKA_WATCHER, NULL, "it changes more than the dark");
    kit->tally->reshuffled += !nika_world_same(game, &shuffled, &kit->world);
    return true;
}
