/*
 * justinian_imagine.c: draws a world that could lie behind a view.
 *
 * Of each other seat's 22 tokens all that were ever turned up are known; the rest is shuffled evenly over the places
 * where it can be: face down on counselors and phase space, in hand, in reserve. Of its own reserve a seat knows all
 * but the order. The cards: exchange.c.
 */
#include <string.h>

#include "justinian_play.h"

/* Writes the tokens of a heap one after the other, shuffled; returns how many. */
static unsigned shuffle(justinian_tokens heap, struct nika_rng *rng, uint8_t kinds[JUSTINIAN_TOKENS])
{
    unsigned count = 0;
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        for (unsigned copies = justinian_count_of(heap, kind); copies > 0; copies--)
            kinds[count++] = (uint8_t)kind;
    nika_rng_shuffle(rng, kinds, count);
    return count;
}

/* The tokens of a seat that nobody but itself knows. Those not in reserve are taken from the end of the list. */
static unsigned imagine_face_down(const struct justinian_open *open, unsigned seat, const uint8_t *kinds, unsigned left,
                                  struct justinian_own *own)
{
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        for (unsigned slot = 0; slot < justinian_on(open->owners[c]); slot++)
            if (justinian_owner(open->owners[c], slot) == seat)
                own->laid[c] = (uint16_t)(own->laid[c] | (kinds[--left] + 1u) << (3 * slot));
    own->board = justinian_gather(own->laid);
    for (unsigned i = 0; i < open->phase_count[seat]; i++)
        own->phase += justinian_token(kinds[--left]);
    for (unsigned i = 0; i < open->hand_size[seat]; i++)
        own->hand += justinian_token(kinds[--left]);
    return left;
}

void justinian_imagine(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                       struct nika_world *bytes)
{
    struct justinian_world *world = justinian_world(bytes);
    const struct justinian_own *viewer = justinian_own(view);
    memset(world, 0, sizeof *world);
    world->open = *justinian_open(view);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        uint8_t kinds[JUSTINIAN_TOKENS];
        justinian_tokens unseen = JUSTINIAN_ALL_TOKENS - world->open.seen[seat];
        unsigned left;
        if (seat == view->seat) {
            world->own[seat] = *viewer;
            unseen -= viewer->hand + viewer->phase + viewer->board;
            left = shuffle(unseen, rng, kinds);
        } else {
            left = shuffle(unseen, rng, kinds);
            left = imagine_face_down(&world->open, seat, kinds, left, &world->own[seat]);
        }
        while (left > 0)
            world->dark.reserve[seat] = world->dark.reserve[seat] << 4 | kinds[--left];
    }
    const unsigned scored = justinian_scored_colors(&world->open);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (!(scored >> color & 1))
            justinian_imagine_color(setup, view, color, rng, world);
}

/* Shuffles the lowest of some four-bit numbers. */
static uint64_t shuffle_lowest(uint64_t numbers, unsigned count, struct nika_rng *rng)
{
    uint8_t each[16];
    const uint64_t rest = count < 16 ? numbers >> (4 * count) << (4 * count) : 0;
    uint64_t shuffled = 0;
    for (unsigned i = 0; i < count; i++)
        each[i] = (uint8_t)(numbers >> (4 * i) & 15);
    nika_rng_shuffle(rng, each, count);
    for (unsigned i = 0; i < count; i++)
        shuffled |= (uint64_t)each[i] << (4 * i);
    return rest | shuffled;
}

/* Each reserve; and of each color's pile the cards that lay there from the deal on: of those under them somebody knows. */
void justinian_reshuffle(const struct nika_setup *setup, struct nika_rng *rng, struct nika_world *bytes)
{
    struct justinian_world *world = justinian_world(bytes);
    struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX];
    const unsigned scored = justinian_scored_colors(&world->open), pile = justinian_pile_size(setup->players);
    for (unsigned seat = 0; seat < setup->players; seat++)
        world->dark.reserve[seat] =
            shuffle_lowest(world->dark.reserve[seat], justinian_reserve_size(&world->open, seat), rng);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        const unsigned taken = justinian_exchanges(setup, &world->open, color, exchanges);
        if (!(scored >> color & 1) && taken < pile)
            world->dark.pile[color] = (uint32_t)shuffle_lowest(world->dark.pile[color], pile - taken, rng);
    }
}
