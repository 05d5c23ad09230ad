/*
 * exchange.c: the cards of one color, which wander when they are exchanged, and what a seat knows of them.
 *
 * A color's pile is a queue. With the P cards of the first pile at its places 0 … P-1, exchange number i (of all in
 * this color, from 0) takes the card at place i and puts one at place P+i. Everybody knows who made which exchange;
 * what was put and taken, only who did it. So a seat knows where its cards went: they lie in the pile, or one certain
 * seat has drawn them. And when it draws a card that another seat had put there, it knows what that seat gave away.
 *
 * Each seat exchanges at most once in each of the two rounds, and P is 4 with four players, else 6. So only an exchange
 * of the second round can reach a card that was put under the pile, and one of the first round has put it there: it
 * came from a hand as it was dealt, and of each other seat at most one dealt card can be known.
 */
#include <nika/bits.h>

#include "justinian_play.h"

unsigned justinian_exchanges(const struct nika_setup *setup, const struct justinian_open *open, unsigned color,
                             struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX])
{
    unsigned count = 0;
    for (unsigned round = 0; round < JUSTINIAN_PHASES - 1 && round < open->scored; round++) {
        unsigned seat = open->scoring[round].last;
        for (unsigned i = 0; i < setup->players; i++) {
            if (open->scoring[round].exchanged[seat] == color + 1)
                exchanges[count++] = (struct justinian_exchange){.seat = (uint8_t)seat, .round = (uint8_t)round};
            seat = justinian_next(seat, setup->players);
        }
    }
    return count;
}

static uint16_t card(unsigned number)
{
    return (uint16_t)(1u << (number - 1));
}

bool justinian_find_dealt(const struct nika_setup *setup, const struct nika_view *view, unsigned color, uint16_t *dealt)
{
    struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX];
    const struct justinian_own *own = justinian_own(view);
    const unsigned count = justinian_exchanges(setup, justinian_open(view), color, exchanges);
    const unsigned pile = justinian_pile_size(setup->players);
    unsigned hand = own->cards[color], taken = 0;
    for (unsigned i = count; i-- > 0;) { /* the last one first: from the hand of today to the dealt one */
        if (exchanges[i].seat != view->seat)
            continue;
        const unsigned put = own->put[exchanges[i].round], took = own->took[exchanges[i].round];
        if (put < 1 || put > JUSTINIAN_COUNSELORS || took < 1 || took > JUSTINIAN_COUNSELORS)
            return false;
        if (!(hand & card(took)) || hand & card(put))
            return false;
        hand = (hand & ~(unsigned)card(took)) | card(put);
        if (i >= pile && exchanges[i - pile].seat == view->seat) { /* its own card comes back */
            if (own->put[exchanges[i - pile].round] != took)
                return false;
        } else {
            taken |= card(took);
        }
    }
    *dealt = (uint16_t)hand;
    return (taken & hand) == 0;
}

bool justinian_color_fits(const struct nika_setup *setup, const struct justinian_world *world, unsigned color)
{
    struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX];
    const unsigned size = justinian_pile_size(setup->players), bottom = 4 * (size - 1);
    uint16_t hands[JUSTINIAN_SEATS];
    uint64_t pile = world->dark.pile[color];
    unsigned seen = 0;
    for (unsigned seat = 0; seat < setup->players; seat++)
        hands[seat] = world->own[seat].cards[color];
    for (unsigned i = justinian_exchanges(setup, &world->open, color, exchanges);
         i-- > 0;) { /* taken back, the last first */
        const struct justinian_own *own = &world->own[exchanges[i].seat];
        const unsigned put = own->put[exchanges[i].round], took = own->took[exchanges[i].round];
        uint16_t *hand = &hands[exchanges[i].seat]; /* put and took are counselors: each seat's view was checked */
        if (pile >> bottom != put - 1 || !(*hand & card(took)) || *hand & card(put))
            return false;
        pile = (pile & ((UINT64_C(1) << bottom) - 1)) << 4 | (took - 1);
        *hand = (uint16_t)((*hand & ~card(took)) | card(put));
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        if (seen & hands[seat])
            return false;
        seen |= hands[seat];
    }
    for (unsigned i = 0; i < size; i++, pile >>= 4) {
        if ((pile & 15) >= JUSTINIAN_COUNSELORS || seen >> (pile & 15) & 1)
            return false;
        seen |= 1u << (pile & 15);
    }
    return pile == 0;
}

/* A color that is being imagined. */
struct story {
    unsigned count;
    struct justinian_exchange exchanges[JUSTINIAN_EXCHANGES_MAX];
    uint8_t put[JUSTINIAN_EXCHANGES_MAX];                        /* numbers that are known, else 0 */
    uint8_t queue[JUSTINIAN_PILE_MAX + JUSTINIAN_EXCHANGES_MAX]; /* the same */
    uint16_t hands[JUSTINIAN_SEATS];
    uint16_t known; /* cards that have their place */
};

/* What the viewer knows: what it was dealt, put and took. */
static void tell_known(const struct nika_setup *setup, const struct nika_view *view, unsigned color,
                       struct story *story)
{
    const struct justinian_own *own = justinian_own(view);
    const unsigned pile = justinian_pile_size(setup->players);
    if (view->seat == NIKA_WATCHER)
        return;
    justinian_find_dealt(setup, view, color, &story->hands[view->seat]);
    story->known = story->hands[view->seat];
    for (unsigned i = 0; i < story->count; i++) {
        if (story->exchanges[i].seat != view->seat)
            continue;
        const uint8_t took = own->took[story->exchanges[i].round];
        story->put[i] = own->put[story->exchanges[i].round];
        if (i < pile) {
            story->queue[i] = took;
        } else if (story->exchanges[i - pile].seat != view->seat) { /* so that is what the other one gave away */
            story->put[i - pile] = took;
            story->hands[story->exchanges[i - pile].seat] |= card(took);
        }
        story->known |= card(took);
    }
}

/* The number of a random card in a hand. */
static uint8_t any_of(uint16_t hand, unsigned held, struct nika_rng *rng)
{
    unsigned cards = hand;
    for (unsigned skip = nika_rng_below(rng, held); skip > 0; skip--)
        cards &= cards - 1;
    return (uint8_t)(nika_lowest_bit(cards) + 1);
}

void justinian_imagine_color(const struct nika_setup *setup, const struct nika_view *view, unsigned color,
                             struct nika_rng *rng, struct justinian_world *world)
{
    const unsigned pile = justinian_pile_size(setup->players), held = justinian_held(setup->players);
    struct story story = {.count = 0};
    uint8_t unknown[JUSTINIAN_COUNSELORS];
    unsigned left = 0;
    story.count = justinian_exchanges(setup, &world->open, color, story.exchanges);
    tell_known(setup, view, color, &story);

    for (unsigned number = 1; number <= JUSTINIAN_COUNSELORS; number++)
        if (!(story.known & card(number)))
            unknown[left++] = (uint8_t)number;
    nika_rng_shuffle(rng, unknown, left);
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (seat != view->seat)
            for (unsigned has = story.hands[seat] != 0; has < held; has++)
                story.hands[seat] |= card(unknown[--left]);
    for (unsigned i = 0; i < pile; i++)
        if (!story.queue[i])
            story.queue[i] = unknown[--left];

    for (unsigned i = 0; i < story.count; i++) {
        const unsigned seat = story.exchanges[i].seat, round = story.exchanges[i].round;
        const uint8_t took = story.queue[i], put = story.put[i] ? story.put[i] : any_of(story.hands[seat], held, rng);
        story.hands[seat] = (uint16_t)((story.hands[seat] & ~card(put)) | card(took));
        story.queue[pile + i] = put;
        world->own[seat].put[round] = put;
        world->own[seat].took[round] = took;
    }
    for (unsigned seat = 0; seat < setup->players; seat++)
        world->own[seat].cards[color] = story.hands[seat];
    world->dark.pile[color] = 0;
    for (unsigned i = 0; i < pile; i++)
        world->dark.pile[color] |= (uint32_t)(story.queue[story.count + i] - 1) << (4 * i);
}
