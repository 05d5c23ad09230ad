/*
 * justinian_moves.c: lists the places for tokens and the legal moves of a seat. justinian_step (justinian_play.c) draws from the same list
 * without making it: whoever changes the order here changes it there.
 */
#include <nika/bits.h>

#include "justinian_play.h"

uint64_t justinian_find_places(const uint8_t owners[JUSTINIAN_COUNSELORS], bool phase_space)
{
    uint64_t places = 0, count = 0;
    for (unsigned place = phase_space ? 0 : 1; place < JUSTINIAN_PLACES; place++)
        if (place == 0 || justinian_on(owners[place - 1]) < JUSTINIAN_ON_ONE)
            places |= (uint64_t)place << (4 * count++);
    return places | count << 56;
}

static unsigned list_places(const struct justinian_open *open, const struct justinian_own *own, struct nika_move *moves)
{
    unsigned count = 0;
    moves[count++] = (struct nika_move){.verb = JUSTINIAN_PASS};
    for (unsigned index = 0; index < justinian_place_count(open->places); index++)
        for (uint32_t kinds = justinian_kinds_of(own->hand); kinds; kinds &= kinds - 1)
            moves[count++] = (struct nika_move){.verb = JUSTINIAN_PLACE,
                                                .open = justinian_place(open->places, index),
                                                .hidden = nika_lowest_bit(kinds) / 4 + 1};
    return count;
}

static unsigned list_exchanges(const struct justinian_own *own, struct nika_move *moves)
{
    unsigned count = 0;
    moves[count++] = (struct nika_move){.verb = JUSTINIAN_KEEP};
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        for (unsigned cards = own->cards[color]; cards; cards &= cards - 1)
            moves[count++] =
                (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = color, .hidden = nika_lowest_bit(cards) + 1};
    return count;
}

unsigned justinian_legal(const struct nika_setup *setup, const struct nika_view *view,
                         struct nika_move moves[NIKA_MOVES_MAX])
{
    const struct justinian_open *open = justinian_open(view);
    const struct justinian_own *own = justinian_own(view);
    unsigned count = 0;
    if (view->seat >= setup->players || view->seat != open->turn)
        return 0;
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        return list_places(open, own, moves);
    case JUSTINIAN_DIRECTING:
        moves[count++] = (struct nika_move){.verb = JUSTINIAN_LEFT};
        moves[count++] = (struct nika_move){.verb = JUSTINIAN_RIGHT};
        return count;
    case JUSTINIAN_TRIGGERING:
        moves[count++] = (struct nika_move){.verb = JUSTINIAN_DECLINE};
        if (justinian_influence(own->phase) >= justinian_threshold(open->phase))
            moves[count++] = (struct nika_move){.verb = JUSTINIAN_TRIGGER};
        return count;
    case JUSTINIAN_CHOOSING:
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            if (!(justinian_scored_colors(open) >> color & 1))
                moves[count++] = (struct nika_move){.verb = JUSTINIAN_COLOR, .open = color};
        return count;
    default: /* JUSTINIAN_EXCHANGING: when all is over, nobody has the turn */
        return list_exchanges(own, moves);
    }
}
