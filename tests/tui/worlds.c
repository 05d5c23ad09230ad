/*
 * worlds.c: two games that differ only in what seat 0 hides (worlds.h).
 */
#include "worlds.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <nika/games.h>

static void swap(struct nika_deal *deal, unsigned a, unsigned b)
{
    const uint8_t byte = deal->bytes[a];

    deal->bytes[a] = deal->bytes[b];
    deal->bytes[b] = byte;
}

/* What is seat 0's changes places with what nobody sees. In Byzantz its four cards and four that are removed
 * (docs/record.md); in Justinian tokens of its hand and of its reserve, and its first card of each color and the
 * top one of the pile. */
static void change(const struct nika_setup *setup, struct nika_deal *deal)
{
    struct nika_deal unshuffled;
    struct nika_pile piles[NIKA_PILES_MAX];
    const unsigned count = setup->game->piles(setup, &unshuffled, piles);

    if (strcmp(setup->game->name, "byzantz") == 0) {
        for (unsigned card = 0; card < 4; card++)
            swap(deal, card, 4u * setup->players + card);
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        const unsigned first = piles[i].first;
        if (piles[i].count == 12)
            swap(deal, first, first + (setup->players == 2 ? 6u : 2u * setup->players));
        else if (first == 0)
            for (unsigned token = 0; token < 5; token++)
                swap(deal, token, 10 + token);
    }
}

/* Whether nobody but seat 0 can tell them apart. */
static bool same_for_others(const struct nika_setup *setup, const struct nika_world worlds[2])
{
    struct nika_view a, b;

    for (unsigned seat = 1; seat <= setup->players; seat++) {
        const unsigned looker = seat < setup->players ? seat : NIKA_WATCHER;
        nika_look(setup, &worlds[0], looker, &a);
        nika_look(setup, &worlds[1], looker, &b);
        if (!nika_view_same(setup->game, &a, &b))
            return false;
    }
    return true;
}

/* Makes a move in the one world and one that looks the same in the other. False, and nothing has happened, if
 * somebody could tell them apart. */
static bool move_both(struct worlds *worlds, struct nika_world now[2], unsigned seat, struct nika_move move,
                      struct nika_move other)
{
    const struct nika_game *game = worlds->setup.game;
    struct nika_world then[2] = {now[0], now[1]};

    if (game->apply(&worlds->setup, &then[0], seat, move) != NIKA_ACCEPTED ||
        game->apply(&worlds->setup, &then[1], seat, other) != NIKA_ACCEPTED || !same_for_others(&worlds->setup, then))
        return false;
    worlds->seats[worlds->count] = seat;
    worlds->moves[0][worlds->count] = move;
    worlds->moves[1][worlds->count++] = other;
    now[0] = then[0];
    now[1] = then[1];
    return true;
}

/* Finds a move for the seat that is asked. */
static bool next_move(struct worlds *worlds, struct nika_world now[2], bool different, struct nika_rng *rng)
{
    const struct nika_game *game = worlds->setup.game;
    struct nika_move moves[NIKA_MOVES_MAX], others[NIKA_MOVES_MAX];
    struct nika_view view, other;

    if (!nika_look_asked(&worlds->setup, &now[0], &view))
        return false;
    nika_look(&worlds->setup, &now[1], view.seat, &other);
    const unsigned count = game->legal(&worlds->setup, &view, moves), from = nika_rng_below(rng, count);
    const unsigned other_count = game->legal(&worlds->setup, &other, others);
    for (unsigned i = 0; i < count; i++) {
        const struct nika_move move = moves[(from + i) % count];
        for (unsigned j = 0; j < other_count; j++)
            if (move.verb == others[j].verb && move.open == others[j].open &&
                (move.hidden != others[j].hidden) == (different && view.seat == 0 && move.hidden != 0) &&
                move_both(worlds, now, view.seat, move, others[j]))
                return true;
    }
    return false;
}

void worlds_make(struct worlds *worlds, const char *game, unsigned players, uint64_t seed, bool different,
                 unsigned most)
{
    struct nika_world now[2];
    struct nika_rng rng;

    memset(worlds, 0, sizeof *worlds);
    nika_rng_seed(&rng, seed, 0);
    assert_true(nika_setup_init(&worlds->setup, nika_game_named(game), players, 0));
    nika_deal(&worlds->setup, &rng, &worlds->deals[0]);
    worlds->deals[1] = worlds->deals[0];
    change(&worlds->setup, &worlds->deals[1]);
    for (unsigned i = 0; i < 2; i++)
        worlds->setup.game->begin(&worlds->setup, &worlds->deals[i], &now[i]);
    assert_true(same_for_others(&worlds->setup, now));
    assert_false(nika_world_same(worlds->setup.game, &now[0], &now[1]));
    while (worlds->count < most && worlds->count < SCRIPT_MAX && next_move(worlds, now, different, &rng)) {
    }
}

void worlds_write(const struct worlds *worlds, unsigned which, const struct nika_names *names, const char *path)
{
    static char bytes[NIKA_LINE_MAX];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    nika_record_header(&worlds->setup, names, &worlds->deals[which], &line);
    fprintf(file, "%s\n", bytes);
    assert_int_equal(fclose(file), 0);
}
