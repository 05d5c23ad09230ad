/*
 * wit.c: Justinian's wit as all ways of thinking use it: the moves worth thinking about, and where lines of play end.
 */
#include <nika/bits.h>

#include "wit.h"

enum {
    SENSIBLE = 14,       /* placing moves that are worth thinking about */
    AFTER_SCORING = 100, /* the clock goes on by so much with a scoring, and by one with a turn */
    TURNS_MOST = 99
};

static unsigned add(struct nika_candidate *candidates, unsigned count, unsigned most, struct nika_move move,
                    float prior)
{
    if (count == most)
        return count;
    candidates[count] = (struct nika_candidate){.move = move, .prior = prior};
    return count + 1;
}

/* The best tokens on all places, and passing. */
static unsigned list_places(const struct justinian_outlook *outlook, struct nika_candidate *candidates, unsigned most)
{
    struct justinian_prices prices;
    struct nika_candidate all[JUSTINIAN_PLACES * VALUES];
    unsigned count = 0;
    justinian_price(outlook, &prices);
    for (unsigned place = 0; place < JUSTINIAN_PLACES; place++)
        for (unsigned value = 0; value < VALUES; value++) {
            const struct nika_move move = {
                .verb = JUSTINIAN_PLACE, .open = place, .hidden = prices.kind[place][value] + 1u};
            if (prices.worth[place][value] > 0.5F * JUSTINIAN_NEVER)
                count = add(all, count, JUSTINIAN_PLACES * VALUES, move, prices.worth[place][value]);
        }
    nika_sort_by_prior(all, count);
    unsigned listed = add(candidates, 0, most, (struct nika_move){.verb = JUSTINIAN_PASS}, prices.pass);
    for (unsigned i = 0; i < count && i < SENSIBLE - 1; i++)
        listed = add(candidates, listed, most, all[i].move, all[i].prior);
    return listed;
}

static unsigned list_others(const struct justinian_outlook *outlook, struct nika_candidate *candidates, unsigned most)
{
    const struct justinian_open *open = outlook->open;
    unsigned count = 0;
    switch (open->stage) {
    case JUSTINIAN_DIRECTING: {
        const struct justinian_rows rows = justinian_moved(open->row, open->turned);
        count = add(candidates, count, most, (struct nika_move){.verb = JUSTINIAN_LEFT},
                    justinian_judge_row(outlook, rows.from_left));
        return add(candidates, count, most, (struct nika_move){.verb = JUSTINIAN_RIGHT},
                   justinian_judge_row(outlook, rows.from_right));
    }
    case JUSTINIAN_TRIGGERING:
        count = add(candidates, count, most, (struct nika_move){.verb = JUSTINIAN_DECLINE}, 0);
        if (outlook->mine < (float)justinian_threshold(open->phase))
            return count;
        return add(candidates, count, most, (struct nika_move){.verb = JUSTINIAN_TRIGGER},
                   justinian_judge_trigger(outlook));
    case JUSTINIAN_CHOOSING:
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            if (outlook->colors >> color & 1)
                count = add(candidates, count, most, (struct nika_move){.verb = JUSTINIAN_COLOR, .open = color},
                            justinian_judge_color(outlook, color));
        return count;
    default: /* JUSTINIAN_EXCHANGING */
        count = add(candidates, count, most, (struct nika_move){.verb = JUSTINIAN_KEEP}, 0);
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            for (unsigned cards = outlook->own->cards[color]; cards; cards &= cards - 1) {
                const unsigned c = nika_lowest_bit(cards);
                count = add(candidates, count, most,
                            (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = color, .hidden = c + 1},
                            justinian_judge_exchange(outlook, color, c));
            }
        return count;
    }
}

static unsigned list_candidates(const struct nika_setup *setup, const struct nika_tuning *tuning,
                                const struct nika_view *view, const struct nika_memory *memory,
                                struct nika_candidate *candidates, unsigned most)
{
    struct justinian_outlook outlook;
    justinian_survey(&outlook, setup, tuning, justinian_open(view), justinian_own(view), view->seat,
                     &justinian_memory(memory)->pushes);
    const unsigned count = outlook.open->stage == JUSTINIAN_PLACING ? list_places(&outlook, candidates, most)
                                                                    : list_others(&outlook, candidates, most);
    nika_sort_by_prior(candidates, count);
    return count;
}

/* Goes on with every turn, and by a leap with every scoring. */
static unsigned time_of(const struct justinian_open *open)
{
    return open->turns;
}

static unsigned clock(const struct nika_setup *setup, const struct nika_world *bytes)
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)bytes->bytes;
    (void)setup;
    return world->open.stage == JUSTINIAN_OVER ? NIKA_WIT_OVER : time_of(&world->open);
}

#ifndef JH_TURNS
#define JH_TURNS 1
#endif
#ifndef JH_SCORINGS
#define JH_SCORINGS 1
#endif
static unsigned horizon(const struct nika_setup *setup, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    (void)setup;
    if (JH_SCORINGS >= 3)
        return NIKA_WIT_OVER;
    if (JH_TURNS < 100)
        return time_of(open) + JH_TURNS;
    return NIKA_WIT_OVER;
}

static float mix(const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup;
    return justinian_open(view)->stage == JUSTINIAN_PLACING ? 0.005F : 0;
}

const struct nika_wit nika_justinian_wit = {
    .game = &nika_justinian,
    .observe = justinian_observe,
    .forget = justinian_forget,
    .candidates = list_candidates,
    .explain = justinian_explain,
    .play = justinian_play_policy,
    .clock = clock,
    .horizon = horizon,
    .value = justinian_worth,
    .mix = mix,
};
