/*
 * encoding.c: finds a game's encoding, and lays out its parts. What the bytes mean is written in the files of each game.
 */
#include <assert.h>

#include "encoding_internal.h"

/* Worked out by the compiler. */
#define TWO_OF_FOUR(n) (((n)&1) | (uint64_t)((n) >> 1 & 1) << 8)
#define FOUR_BITS(n) (TWO_OF_FOUR(n) | TWO_OF_FOUR((n) >> 2) << 16)
#define BITS(n) (FOUR_BITS(n) | FOUR_BITS((n) >> 4) << 32)
#define BITS_4(n) BITS(n), BITS((n) + 1), BITS((n) + 2), BITS((n) + 3)
#define BITS_16(n) BITS_4(n), BITS_4((n) + 4), BITS_4((n) + 8), BITS_4((n) + 12)
#define BITS_64(n) BITS_16(n), BITS_16((n) + 16), BITS_16((n) + 32), BITS_16((n) + 48)
const uint64_t nika_eight_bits[256] = {BITS_64(0), BITS_64(64), BITS_64(128), BITS_64(192)};

static const struct encoding *encoding_of(const struct nika_game *game)
{
    static const struct encoding *const all[] = {&nika_encoding_byzantz, &nika_encoding_justinian, &nika_encoding_null};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i]->game == game)
            return all[i];
    return NULL;
}

unsigned nika_actions(const struct nika_game *game)
{
    const struct encoding *encoding = encoding_of(game);
    return encoding ? encoding->actions : 0;
}

unsigned nika_layout_slices(const struct nika_game *game, unsigned players, enum nika_layout layout,
                            struct nika_slice slices[NIKA_SLICES_MAX])
{
    const struct encoding *encoding = encoding_of(game);
    unsigned count = 0, first = 0;
    if (!encoding || players < game->players_min || players > game->players_max)
        return 0;
    for (const struct encoding_part *part = encoding->parts[layout]; part->name; part++) {
        struct nika_slice *slice = &slices[count++];
        unsigned bytes = 1;
        *slice = (struct nika_slice){.name = part->name, .first = (uint16_t)first, .most = part->most};
        for (unsigned i = 0; i < NIKA_DIMENSIONS_MAX && part->dimensions[i]; i++) {
            const unsigned size = part->dimensions[i];
            slice->dimensions[i] = (uint8_t)(size == EACH_SEAT ? players : size == EACH_OTHER ? players - 1 : size);
            bytes *= slice->dimensions[i];
        }
        first += bytes;
    }
    return count;
}

unsigned nika_layout_size(const struct nika_game *game, unsigned players, enum nika_layout layout)
{
    struct nika_slice slices[NIKA_SLICES_MAX];
    const unsigned count = nika_layout_slices(game, players, layout, slices);
    if (count == 0)
        return 0;
    const struct nika_slice *last = &slices[count - 1];
    unsigned bytes = 1;
    for (unsigned i = 0; i < NIKA_DIMENSIONS_MAX && last->dimensions[i]; i++)
        bytes *= last->dimensions[i];
    return last->first + bytes;
}

/*
 * Everything that is told of a seat comes from its glance; a view is one more way to have one.
 */
unsigned nika_action_of(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move)
{
    const struct encoding *encoding = encoding_of(setup->game);
    const struct nika_glance glance = nika_glance_of_view(setup, view);
    return encoding && view->seat < setup->players ? encoding->action_of(setup, &glance, move) : NIKA_NO_ACTION;
}

bool nika_action_move(const struct nika_setup *setup, const struct nika_view *view, unsigned action,
                      struct nika_move *move)
{
    const struct nika_glance glance = nika_glance_of_view(setup, view);
    return view->seat < setup->players && nika_glance_move(setup, &glance, action, move);
}

bool nika_glance_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                      struct nika_move *move)
{
    const struct encoding *encoding = encoding_of(setup->game);
    return encoding && action < encoding->actions && encoding->action_move(setup, glance, action, move);
}

unsigned nika_glance_action(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move)
{
    const struct encoding *encoding = encoding_of(setup->game);
    return encoding ? encoding->action_of(setup, glance, move) : NIKA_NO_ACTION;
}

unsigned nika_action_mask(const struct nika_setup *setup, const struct nika_view *view, uint8_t *mask)
{
    const struct nika_glance glance = nika_glance_of_view(setup, view);
    if (view->seat < setup->players)
        return nika_glance_mask(setup, &glance, mask);
    memset(mask, 0, nika_actions(setup->game));
    return 0;
}

unsigned nika_glance_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask)
{
    const struct encoding *encoding = encoding_of(setup->game);
    if (!encoding)
        return 0;
    memset(mask, 0, encoding->actions);
    return encoding->mask(setup, glance, mask);
}

size_t nika_action_name(const struct nika_game *game, unsigned action, char name[NIKA_WORD_MAX])
{
    const struct encoding *encoding = encoding_of(game);
    struct nika_setup setup;
    if (!encoding || action >= encoding->actions)
        return 0;
    nika_setup_init(&setup, game, game->players_max, 0);
    return encoding->name(&setup, action, name);
}

void nika_observer_init(struct nika_observer *observer, const struct nika_setup *setup)
{
    const struct encoding *encoding = encoding_of(setup->game);
    assert(encoding);
    observer->setup = setup;
    if (encoding->prepare)
        encoding->prepare(setup, observer->bytes);
}

void nika_observer_see(const struct nika_observer *observer, const struct nika_view *view, uint8_t *observation)
{
    const struct nika_glance glance = nika_glance_of_view(observer->setup, view);
    nika_glance_observe(observer, &glance, NULL, observation);
}

bool nika_keeps_standing(const struct nika_game *game)
{
    const struct encoding *encoding = encoding_of(game);
    return encoding && encoding->keeps;
}

void nika_glance_observe(const struct nika_observer *observer, const struct nika_glance *glance,
                         struct nika_standing *standing, uint8_t *observation)
{
    const struct nika_setup *setup = observer->setup;
    const struct encoding *encoding = encoding_of(setup->game);
    assert(encoding && glance->seat < setup->players);
    if (standing || !encoding->keeps) {
        encoding->observe(setup, observer->bytes, glance, standing, observation);
        return;
    }
    struct nika_standing nothing = {{0}};
    encoding->observe(setup, observer->bytes, glance, &nothing, observation);
}

void nika_observe(const struct nika_setup *setup, const struct nika_view *view, uint8_t *observation)
{
    struct nika_observer observer;
    nika_observer_init(&observer, setup);
    nika_observer_see(&observer, view, observation);
}

void nika_observe_hidden(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                         uint8_t *privileged)
{
    const struct encoding *encoding = encoding_of(setup->game);
    assert(encoding && seat < setup->players);
    encoding->observe_hidden(setup, world, seat, privileged);
}

void nika_observe_act(const struct nika_setup *setup, unsigned viewer, unsigned mover, struct nika_move move,
                      uint8_t act[NIKA_ACT_BYTES])
{
    const struct encoding *encoding = encoding_of(setup->game);
    assert(encoding && viewer < setup->players && mover < setup->players);
    memset(act, 0, NIKA_ACT_BYTES);
    act[0] = (uint8_t)(seats_between(viewer, mover, setup->players) + 1);
    act[1] = (uint8_t)move.verb;
    encoding->arguments(nika_move_seen(move, mover, viewer), act + 2);
}
