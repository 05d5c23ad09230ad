/*
 * justinian_actions.c: the action ids of Justinian, and the mask of those that are legal.
 */
#include <nika/bits.h>
#include <nika/justinian.h>

#include "encoding_internal.h"

enum {
    PLACE = 0,
    PASS = PLACE + JUSTINIAN_KINDS * JUSTINIAN_PLACES,
    LEFT,
    RIGHT,
    TRIGGER,
    DECLINE,
    COLOR,
    KEEP = COLOR + JUSTINIAN_COLORS,
    EXCHANGE
};

/* Of eight counselors, those that can take a token. */
static inline uint64_t with_room(const uint8_t owners[8])
{
    const uint64_t eight = nika_eight_bytes(owners);
    _Static_assert(JUSTINIAN_ON_ONE == 3, "both of the highest two bits are set if there is no room");
    return ~(eight & eight << 1) >> 7 & EIGHT_OF(UINT64_C(1));
}

static unsigned mask_places(const struct justinian_open *open, const struct justinian_own *own, uint8_t *mask)
{
    /* A row for each kind, in two words that overlap: the phase space and the first seven counselors, and the last
     * eight. */
    enum { SECOND = JUSTINIAN_PLACES - 8 };
    const uint64_t first = with_room(open->owners) << 8 | justinian_has_phase_space(open->places);
    const uint64_t second = with_room(open->owners + SECOND - 1);
    const uint32_t kinds = justinian_kinds_of(own->hand);
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++) {
        const uint64_t held = kinds >> 4 * kind & 1;
        put_eight(mask + PLACE + JUSTINIAN_PLACES * kind, first * held);
        put_eight(mask + PLACE + JUSTINIAN_PLACES * kind + SECOND, second * held);
    }
    mask[PASS] = 1;
    return 1 + justinian_count(kinds) * justinian_place_count(open->places);
}

static unsigned mask_colors(const struct justinian_open *open, uint8_t *mask)
{
    const unsigned scored = justinian_scored_colors(open);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        mask[COLOR + color] = !(scored >> color & 1);
    return JUSTINIAN_COLORS - open->scored;
}

static unsigned mask_exchanges(const struct justinian_own *own, uint8_t *mask)
{
    unsigned count = 1;
    mask[KEEP] = 1;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        for (unsigned cards = own->cards[color]; cards; cards &= cards - 1, count++)
            mask[EXCHANGE + JUSTINIAN_COUNSELORS * color + nika_lowest_bit(cards)] = 1;
    return count;
}

unsigned justinian_action_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask)
{
    const struct justinian_open *open = glance->open;
    const struct justinian_own *own = glance->own;
    (void)setup;
    if (glance->seat != open->turn)
        return 0;
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        return mask_places(open, own, mask);
    case JUSTINIAN_DIRECTING:
        mask[LEFT] = mask[RIGHT] = 1;
        return 2;
    case JUSTINIAN_TRIGGERING:
        mask[DECLINE] = 1;
        mask[TRIGGER] = justinian_influence(own->phase) >= justinian_threshold(open->phase);
        return 1u + mask[TRIGGER];
    case JUSTINIAN_CHOOSING:
        return mask_colors(open, mask);
    default: /* JUSTINIAN_EXCHANGING: when all is over, nobody has the turn */
        return mask_exchanges(own, mask);
    }
}

/* Verbs of which there is one move, by their ids. */
static const uint8_t plain[] = {[0] = JUSTINIAN_PASS,
                                [LEFT - PASS] = JUSTINIAN_LEFT,
                                [RIGHT - PASS] = JUSTINIAN_RIGHT,
                                [TRIGGER - PASS] = JUSTINIAN_TRIGGER,
                                [DECLINE - PASS] = JUSTINIAN_DECLINE,
                                [KEEP - PASS] = JUSTINIAN_KEEP};

unsigned justinian_action_of(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move)
{
    (void)setup, (void)glance;
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        return move.hidden >= 1 && move.hidden <= JUSTINIAN_KINDS && move.open < JUSTINIAN_PLACES
                   ? PLACE + JUSTINIAN_PLACES * (move.hidden - 1) + (unsigned)move.open
                   : NIKA_NO_ACTION;
    case JUSTINIAN_COLOR:
        return move.hidden == 0 && move.open < JUSTINIAN_COLORS ? COLOR + (unsigned)move.open : NIKA_NO_ACTION;
    case JUSTINIAN_EXCHANGE:
        return move.hidden >= 1 && move.hidden <= JUSTINIAN_COUNSELORS && move.open < JUSTINIAN_COLORS
                   ? EXCHANGE + JUSTINIAN_COUNSELORS * (unsigned)move.open + move.hidden - 1
                   : NIKA_NO_ACTION;
    default:
        for (unsigned i = 0; i < sizeof plain && move.verb && !move.open && !move.hidden; i++)
            if (plain[i] == move.verb)
                return PASS + i;
        return NIKA_NO_ACTION;
    }
}

bool justinian_action_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                           struct nika_move *move)
{
    (void)setup, (void)glance;
    if (action < PASS)
        *move = (struct nika_move){.verb = JUSTINIAN_PLACE,
                                   .open = (action - PLACE) % JUSTINIAN_PLACES,
                                   .hidden = (action - PLACE) / JUSTINIAN_PLACES + 1};
    else if (action >= EXCHANGE)
        *move = (struct nika_move){.verb = JUSTINIAN_EXCHANGE,
                                   .open = (action - EXCHANGE) / JUSTINIAN_COUNSELORS,
                                   .hidden = (action - EXCHANGE) % JUSTINIAN_COUNSELORS + 1};
    else if (action >= COLOR && action < KEEP)
        *move = (struct nika_move){.verb = JUSTINIAN_COLOR, .open = action - COLOR};
    else
        *move = (struct nika_move){.verb = plain[action - PASS]};
    return true;
}

size_t justinian_action_name(const struct nika_setup *setup, unsigned action, char name[NIKA_WORD_MAX])
{
    struct nika_move move;
    justinian_action_move(setup, NULL, action, &move);
    return setup->game->say(setup, move, name);
}
