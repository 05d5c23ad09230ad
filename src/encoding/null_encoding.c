/*
 * null_encoding.c: the encoding of the null game: a template. It reads views by their public bytes (`encode` of
 * nika/game.h), which is slow and always possible; a game that is trained for long reads its drawers.
 *
 * Action id t-1 lays tile t.
 */
#include <nika/null.h>

#include "encoding_internal.h"

enum { TILES = 2 * NIKA_SEATS_MAX + 1, LAY = 1, CODE_LAID = 2, CODE_SHOWN = 3 };

static const struct encoding_part observation_parts[] = {
    {"hand", {TILES}, 1},
    {"chosen", {TILES}, 1},
    {"shown", {EACH_SEAT}, TILES},
    {"start", {EACH_SEAT}, 1},
    {"laid", {1}, NIKA_SEATS_MAX},
    {"lowest", {1}, 1},
    {NULL, {0}, 0},
};
static const struct encoding_part privileged_parts[] = {
    {"hands", {EACH_OTHER, TILES}, 1}, {"chosen", {EACH_OTHER, TILES}, 1}, {NULL, {0}, 0}};

/* What a view's bytes say. */
struct seen {
    unsigned laid, hand, chosen; /* bit t of the hand: tile t */
    uint8_t code[NIKA_CODE_MAX];
};

static struct seen read_view(const struct nika_setup *setup, const struct nika_view *view)
{
    struct seen seen;
    const size_t size = setup->game->encode(setup, view, seen.code);
    const uint8_t *own = seen.code + size - 3;
    seen.laid = seen.code[CODE_LAID];
    seen.hand = own[0] | (unsigned)own[1] << 8;
    seen.chosen = own[2];
    return seen;
}

static struct nika_view view_of(const struct nika_setup *setup, const struct nika_glance *glance)
{
    const struct nika_game *game = setup->game;
    struct nika_view view = {.seat = (uint8_t)glance->seat};
    memcpy(view.bytes, glance->open, game->open_bytes);
    memcpy(view.bytes + game->open_bytes, glance->own, game->own_bytes);
    return view;
}

static void put_own(uint8_t *hand, uint8_t *chosen, const struct seen *seen)
{
    for (unsigned tile = 1; tile <= TILES; tile++) {
        hand[tile - 1] = seen->hand >> tile & 1;
        chosen[tile - 1] = seen->chosen == tile;
    }
}

static unsigned action_of(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move)
{
    (void)setup, (void)glance;
    return move.verb == LAY && move.open == 0 && move.hidden >= 1 && move.hidden <= TILES ? move.hidden - 1
                                                                                          : NIKA_NO_ACTION;
}

static bool action_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                        struct nika_move *move)
{
    (void)glance;
    if (action > 2u * setup->players)
        return false;
    *move = (struct nika_move){.verb = LAY, .hidden = action + 1};
    return true;
}

static unsigned action_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask)
{
    const struct nika_view view = view_of(setup, glance);
    const struct seen seen = read_view(setup, &view);
    unsigned count = 0;
    if (setup->game->waiting(setup, &view).asked != 1u << view.seat)
        return 0;
    for (unsigned tile = 1; tile <= TILES; tile++)
        count += mask[tile - 1] = seen.hand >> tile & 1;
    return count;
}

static size_t action_name(const struct nika_setup *setup, unsigned action, char name[NIKA_WORD_MAX])
{
    return setup->game->say(setup, (struct nika_move){.verb = LAY, .hidden = action + 1}, name);
}

static void observe(const struct nika_setup *setup, const void *prepared, const struct nika_glance *glance,
                    struct nika_standing *standing, uint8_t *at)
{
    (void)prepared, (void)standing;
    const struct nika_view view = view_of(setup, glance);
    const struct seen seen = read_view(setup, &view);
    const unsigned players = setup->players;
    put_own(at, at + TILES, &seen);
    at += 2 * TILES;
    for (unsigned i = 0; i < players; i++) {
        const unsigned seat = seat_after(view.seat, i, players);
        at[i] = seen.code[CODE_SHOWN + seat];
        at[players + i] = setup->start == seat;
    }
    at[2 * players] = (uint8_t)seen.laid;
    at[2 * players + 1] = setup->switches[0];
}

static void observe_hidden(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, uint8_t *at)
{
    const unsigned others = setup->players - 1u;
    for (unsigned i = 0; i < others; i++) {
        struct nika_view view;
        nika_look(setup, world, seat_after(seat, i + 1, setup->players), &view);
        const struct seen seen = read_view(setup, &view);
        put_own(at + TILES * i, at + TILES * (others + i), &seen);
    }
}

static void arguments(struct nika_move seen, uint8_t arguments[NIKA_ACT_BYTES - 2])
{
    arguments[0] = (uint8_t)seen.hidden;
}

const struct encoding nika_encoding_null = {
    .game = &nika_null,
    .actions = TILES,
    .parts = {observation_parts, privileged_parts},
    .action_of = action_of,
    .action_move = action_move,
    .mask = action_mask,
    .name = action_name,
    .observe = observe,
    .observe_hidden = observe_hidden,
    .arguments = arguments,
};
