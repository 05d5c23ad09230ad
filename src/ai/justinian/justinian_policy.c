/*
 * justinian_policy.c: Justinian's playout policy: how seats play on in sampled worlds. It knows no more than the seat does,
 * assumes the others to hold any card, and is slightly random, so that playouts differ.
 */
#include <nika/bits.h>

#include "justinian_strategy.h"

static struct nika_move choose_place(const struct justinian_outlook *outlook, struct nika_rng *rng)
{
    struct justinian_prices prices;
    justinian_price(outlook, &prices);
    const float jitter = number_of(outlook->tuning, NUMBER_JITTER) / 7.5F;
    uint64_t luck = nika_rng_next(rng);
    float best = prices.pass + ((float)(luck >> 60) - 7.5F) * jitter;
    unsigned chosen = JUSTINIAN_PLACES * VALUES;
    for (unsigned place = 0; place < JUSTINIAN_PLACES; place++, luck >>= 4) {
        const float shift = ((float)(luck & 15) - 7.5F) * jitter;
        for (unsigned value = 0; value < VALUES; value++) {
            const float worth = prices.worth[place][value] + shift;
            chosen = worth > best ? place * VALUES + value : chosen;
            best = worth > best ? worth : best;
        }
    }
    if (chosen == JUSTINIAN_PLACES * VALUES)
        return (struct nika_move){.verb = JUSTINIAN_PASS};
    const unsigned kind = prices.kind[chosen / VALUES][chosen % VALUES];
    return (struct nika_move){.verb = JUSTINIAN_PLACE, .open = chosen / VALUES, .hidden = kind + 1};
}

static struct nika_move choose_color(const struct justinian_outlook *outlook)
{
    float best = -1e9F;
    unsigned chosen = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(outlook->colors >> color & 1))
            continue;
        const float worth = justinian_judge_color(outlook, color);
        if (worth > best) {
            best = worth;
            chosen = color;
        }
    }
    return (struct nika_move){.verb = JUSTINIAN_COLOR, .open = chosen};
}

static struct nika_move choose_exchange(const struct justinian_outlook *outlook)
{
    struct nika_move move = {.verb = JUSTINIAN_KEEP};
    float best = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        for (unsigned cards = outlook->own->cards[color]; cards; cards &= cards - 1) {
            const unsigned counselor = nika_lowest_bit(cards);
            const float worth = justinian_judge_exchange(outlook, color, counselor);
            if (worth > best) {
                best = worth;
                move = (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = color, .hidden = counselor + 1};
            }
        }
    return move;
}

static struct nika_move choose(const struct justinian_outlook *outlook, struct nika_rng *rng)
{
    const struct justinian_open *open = outlook->open;
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        return choose_place(outlook, rng);
    case JUSTINIAN_DIRECTING: {
        const struct justinian_rows rows = justinian_moved(open->row, open->turned);
        const bool right = justinian_judge_row(outlook, rows.from_right) > justinian_judge_row(outlook, rows.from_left);
        return (struct nika_move){.verb = right ? JUSTINIAN_RIGHT : JUSTINIAN_LEFT};
    }
    case JUSTINIAN_TRIGGERING:
        return (struct nika_move){.verb = justinian_judge_trigger(outlook) > 0 ? JUSTINIAN_TRIGGER : JUSTINIAN_DECLINE};
    case JUSTINIAN_CHOOSING:
        return choose_color(outlook);
    default: /* JUSTINIAN_EXCHANGING */
        return choose_exchange(outlook);
    }
}

void justinian_play_policy(const struct nika_setup *setup, const struct nika_tuning *tuning, struct nika_world *bytes,
                           struct nika_rng *rng)
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)bytes->bytes;
    const unsigned seat = world->open.turn;
    const struct justinian_own *own = &world->own[seat];
    struct nika_move move = {.verb = JUSTINIAN_PASS};
    if (world->open.stage == JUSTINIAN_TRIGGERING &&
        justinian_influence(own->phase) < justinian_threshold(world->open.phase)) {
        move.verb = JUSTINIAN_DECLINE;
    } else if (world->open.stage != JUSTINIAN_PLACING || own->hand) {
        struct justinian_outlook outlook;
        justinian_survey(&outlook, setup, tuning, &world->open, own, seat, NULL);
        move = choose(&outlook, rng);
    }
    setup->game->apply(setup, bytes, seat, move);
}
