/*
 * fuzz_play.c: any bytes as a game. The first three bytes say at which table (fuzz.h), the next two seed the deal; then
 * every two bytes are a move: who makes it, of those who can, and which of his legal moves it is. After the last byte
 * the game is played out at random.
 *
 * Unlike random play, this finds its way to rare positions. In each, all that nika/game.h promises must hold for every
 * seat.
 */
#include "fuzz.h"

enum { SHOW_EVERY = 8 };

/* Looks at the table with the eyes of every seat and of a watcher. What takes long is asked of one of them, and not at
 * every ply. */
static void look_around(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *rng,
                        unsigned ply)
{
    const struct nika_game *game = setup->game;
    struct nika_view view;
    struct nika_world imagined;
    nika_look(setup, world, NIKA_WATCHER, &view);
    const struct nika_waiting waiting = game->waiting(setup, &view);
    for (unsigned i = 0; i <= setup->players; i++) {
        const unsigned seat = i < setup->players ? i : NIKA_WATCHER;
        nika_look(setup, world, seat, &view);
        const struct nika_waiting same = game->waiting(setup, &view);
        DEMAND(same.asked == waiting.asked && same.free == waiting.free, "%s: seat %u waits for others", game->name,
               seat);
        fuzz_view(setup, &view, rng, &imagined);
        if (ply % SHOW_EVERY == 0 && ply / SHOW_EVERY % (setup->players + 1u) == i)
            fuzz_show(setup, &view);
    }
}

/* The seat that a byte means: one that is waited for and has a move. False when the game is over. */
static bool choose_seat(const struct nika_setup *setup, const struct nika_world *world, uint8_t byte, unsigned *seat)
{
    unsigned able[NIKA_SEATS_MAX], count = 0;
    for (unsigned each = 0; each < setup->players; each++) {
        struct nika_view view;
        struct nika_move moves[NIKA_MOVES_MAX];
        nika_look(setup, world, each, &view);
        if (setup->game->legal(setup, &view, moves) > 0)
            able[count++] = each;
    }
    if (count > 0)
        *seat = able[byte % count];
    return count > 0;
}

/* Plays the move that a byte means. */
static void play(const struct nika_setup *setup, struct nika_world *world, unsigned seat, uint8_t byte)
{
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    nika_look(setup, world, seat, &view);
    const unsigned count = setup->game->legal(setup, &view, moves);
    const struct nika_move move = moves[byte % count];
    /* Nobody else can make it, unless it is his legal move, too. */
    const unsigned other = (seat + 1) % setup->players;
    struct nika_world elsewhere = *world;
    fuzz_words(setup, move);
    fuzz_apply(setup, &elsewhere, other, move);
    const bool accepted = fuzz_apply(setup, world, seat, move);
    DEMAND(accepted, "%s: a legal move of seat %u is refused", setup->game->name, seat);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct nika_setup setup;
    struct nika_rng rng;
    struct nika_deal deal;
    struct nika_world world = {{0}};
    size_t at = fuzz_setup(data, size, &setup);
    const uint64_t seed = at + 1 < size ? data[at] + 256u * data[at + 1] : 0;
    unsigned seat, ply = 0;
    nika_rng_seed(&rng, seed, 0);
    nika_deal(&setup, &rng, &deal);
    setup.game->begin(&setup, &deal, &world);
    fuzz_check(&setup, &world, "after the deal");
    look_around(&setup, &world, &rng, ply);
    for (at += 2; at + 1 < size && choose_seat(&setup, &world, data[at], &seat); at += 2) {
        play(&setup, &world, seat, data[at + 1]);
        look_around(&setup, &world, &rng, ++ply);
    }
    fuzz_play_out(&setup, &world, &rng);
    look_around(&setup, &world, &rng, 0);
    return 0;
}
