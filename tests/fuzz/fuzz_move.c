/*
 * fuzz_move.c: any text, and any bits, as a move. The first three bytes say at which table (fuzz.h), the rest is the
 * text.
 *
 * Text that is understood must be the move's one spelling. The move, and also a move made of the bare bytes, is tried
 * by every seat at several positions of a game: it must be accepted exactly if it is listed as legal, and else change
 * nothing.
 */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { POSITIONS = 24, EVERY = 5, RAW_SIZE = 10 };

/* Positions of one game, kept until another table is asked for. */
static struct {
    struct nika_setup setup;
    struct nika_world world[POSITIONS];
    unsigned count;
} kept;

static void keep_positions(const struct nika_setup *setup)
{
    struct nika_rng rng;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_view view;
    if (kept.setup.game == setup->game && kept.setup.players == setup->players && kept.setup.start == setup->start &&
        memcmp(kept.setup.switches, setup->switches, NIKA_SWITCHES_MAX) == 0 &&
        memcmp(kept.setup.board, setup->board, sizeof setup->board) == 0 &&
        memcmp(kept.setup.windows, setup->windows, sizeof setup->windows) == 0)
        return;
    kept.setup = *setup;
    kept.count = 0;
    nika_rng_seed(&rng, 1, setup->players);
    nika_deal(setup, &rng, &deal);
    setup->game->begin(setup, &deal, &world);
    /* Every fifth ply, the first and the last one; of a long game as many as fit. */
    for (unsigned ply = 0;; ply++) {
        nika_look(setup, &world, NIKA_WATCHER, &view);
        const struct nika_waiting waiting = setup->game->waiting(setup, &view);
        const bool over = (waiting.asked | waiting.free) == 0;
        if (over || (ply % EVERY == 0 && kept.count < POSITIONS - 1))
            nika_copy(setup->game, &kept.world[kept.count++], &world);
        if (over)
            return;
        nika_step(setup, &world, &rng);
    }
}

/* Every seat tries the move, at every position. */
static void try_move(const struct nika_setup *setup, struct nika_move move)
{
    keep_positions(setup);
    for (unsigned i = 0; i < kept.count; i++)
        for (unsigned seat = 0; seat <= setup->players; seat++) {
            struct nika_world world = {{0}};
            nika_copy(setup->game, &world, &kept.world[i]);
            if (fuzz_apply(setup, &world, seat < setup->players ? seat : NIKA_WATCHER, move))
                fuzz_words(setup, move);
        }
}

static void demand_spelling(const struct nika_setup *setup, struct nika_move move, const char *text, size_t size)
{
    char word[NIKA_WORD_MAX];
    const size_t said = setup->game->say(setup, move, word);
    DEMAND(said < NIKA_WORD_MAX && strlen(word) == said, "%s: a spelling of %zu bytes", setup->game->name, said);
    DEMAND(said == size && memcmp(word, text, size) == 0, "%s: “%.*s” is understood as “%s”", setup->game->name,
           (int)size, text, word);
    fuzz_words(setup, nika_move_seen(move, 0, 1));
}

/* A move of bare bits: most of them are none. */
static void try_bits(const struct nika_setup *setup, const uint8_t *bytes)
{
    struct nika_move move = {.hidden = bytes[8], .verb = bytes[9]};
    char word[NIKA_WORD_MAX];
    for (unsigned i = 0; i < 8; i++)
        move.open |= (uint64_t)bytes[i] << 8 * i;
    const size_t said = setup->game->say(setup, move, word);
    DEMAND(said < NIKA_WORD_MAX && strlen(word) == said, "%s: a spelling of %zu bytes", setup->game->name, said);
    try_move(setup, move);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct nika_move untouched = {.open = UINT64_C(0x5A5A5A5A5A5A5A5A), .hidden = 0x5A5A5A5A, .verb = 0x5A5A5A5A};
    struct nika_move move = untouched;
    struct nika_setup setup;
    const size_t used = fuzz_setup(data, size, &setup);
    const size_t length = size - used;
    char *text = fuzz_copy(data + used, length);
    if (setup.game->parse(&setup, text, length, &move)) {
        demand_spelling(&setup, move, text, length);
        try_move(&setup, move);
    } else {
        DEMAND(nika_move_same(move, untouched), "%s: no move, but something is read", setup.game->name);
        if (length >= RAW_SIZE)
            try_bits(&setup, (const uint8_t *)text);
    }
    free(text);
    return 0;
}
