/*
 * justinian_reason.c: facts about a move of Justinian, for hints: what a token does to one's cards, how far one's influence goes,
 * who may have how much, what colors and cards pay. All of it follows from what the seat knows; others' face-down
 * tokens are not guessed.
 */
#include <nika/bits.h>
#include <nika/facts.h>

#include "justinian_strategy.h"

/* The situation, and where facts are added. */
struct court {
    const struct nika_setup *setup;
    const struct justinian_open *open;
    const struct justinian_own *own;
    unsigned seat;
    struct nika_reasons *reasons;
};

static void say(const struct court *court, enum nika_fact_kind kind, int number)
{
    nika_reason(court->reasons, (struct nika_fact){.kind = (uint8_t)kind, .number = (int16_t)number});
}

static void say_two(const struct court *court, enum nika_fact_kind kind, unsigned number, unsigned second)
{
    nika_reason(court->reasons,
                (struct nika_fact){.kind = (uint8_t)kind, .number = (int16_t)number, .second = (int16_t)second});
}

static void say_seat(const struct court *court, enum nika_fact_kind kind, unsigned seat, unsigned number)
{
    nika_reason(court->reasons,
                (struct nika_fact){.kind = (uint8_t)kind, .seat = (uint8_t)seat, .number = (int16_t)number});
}

static void say_counselor(const struct court *court, enum nika_fact_kind kind, unsigned counselor, int number,
                          int second)
{
    nika_reason(court->reasons, (struct nika_fact){.kind = (uint8_t)kind,
                                                   .counselor = (uint8_t)counselor,
                                                   .number = (int16_t)number,
                                                   .second = (int16_t)second});
}

static void say_color(const struct court *court, enum nika_fact_kind kind, unsigned color, unsigned points)
{
    nika_reason(court->reasons,
                (struct nika_fact){.kind = (uint8_t)kind, .color = (uint8_t)color, .number = (int16_t)points});
}

static bool in_game(const struct court *court, unsigned color)
{
    return !(justinian_scored_colors(court->open) >> color & 1);
}

/* Whether the seat holds a card of a counselor, in any color. */
static bool holds(const struct court *court, unsigned counselor)
{
    unsigned cards = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        cards |= court->own->cards[color];
    return cards >> counselor & 1;
}

/* What a counselor pays where it stands in a row. */
static int worth(const struct court *court, uint64_t row, unsigned counselor, unsigned phase)
{
    return (int)justinian_value(court->setup, counselor, justinian_place_of(row, counselor), phase);
}

/* What the counselors of a set pay, where they stand. */
static unsigned worth_of(const struct court *court, uint64_t row, unsigned counselors, unsigned phase)
{
    unsigned points = 0;
    for (; counselors; counselors &= counselors - 1)
        points += (unsigned)worth(court, row, nika_lowest_bit(counselors), phase);
    return points;
}

/* The cards of a color in the game that the seat does not hold: how many there are, and what they pay together. */
struct others {
    unsigned count, points;
};
static struct others find_others(const struct court *court, unsigned color, unsigned phase)
{
    const unsigned counselors = ~court->own->cards[color] & ((1u << JUSTINIAN_COUNSELORS) - 1);
    return (struct others){.count = JUSTINIAN_COUNSELORS - justinian_held(court->setup->players),
                           .points = worth_of(court, court->open->row, counselors, phase)};
}

/* What so many of them pay on average, to the nearest point. */
static unsigned average(const struct others *others, unsigned cards)
{
    return (2 * cards * others->points + others->count) / (2 * others->count);
}

/* The most influence that another seat can have on the phase space: its highest tokens that were never seen. */
static unsigned most_influence(const struct court *court, unsigned seat)
{
    const justinian_tokens unseen = JUSTINIAN_ALL_TOKENS - court->open->seen[seat];
    unsigned left = court->open->phase_count[seat], sum = 0;
    for (unsigned value = 3; value > 0; value--) {
        const unsigned there = justinian_count_of(unseen, value - 1) + justinian_count_of(unseen, value + 2);
        const unsigned taken = there < left ? there : left;
        sum += taken * value;
        left -= taken;
    }
    return sum;
}

/*
 * Placing.
 */

/* The row if only the seat's own tokens on one counselor moved it. */
static uint64_t row_with(const struct court *court, unsigned counselor, uint16_t values)
{
    uint16_t all[JUSTINIAN_COUNSELORS] = {0};
    all[counselor] = values;
    return justinian_moved(court->open->row, all).from_left;
}

/* Of the seat's counselors that stand elsewhere only because another one passes them: the one for which that means
 * most. */
static void say_passed(const struct court *court, unsigned mover, uint64_t before, uint64_t after)
{
    unsigned found = JUSTINIAN_COUNSELORS;
    int most = 0;
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++) {
        if (counselor == mover || !holds(court, counselor))
            continue;
        const int change =
            worth(court, after, counselor, court->open->phase) - worth(court, before, counselor, court->open->phase);
        if ((change < 0 ? -change : change) > (most < 0 ? -most : most)) {
            found = counselor;
            most = change;
        }
    }
    if (found < JUSTINIAN_COUNSELORS)
        say_counselor(court, most > 0 ? NIKA_FACT_LIFTS_YOURS : NIKA_FACT_SINKS_YOURS, found, most > 0 ? most : -most,
                      0);
}

/* The rival with most tokens on a counselor. */
static void say_rival_there(const struct court *court, unsigned counselor)
{
    const uint8_t owners = court->open->owners[counselor];
    unsigned tokens[JUSTINIAN_SEATS] = {0}, rival = court->seat;
    for (unsigned slot = 0; slot < justinian_on(owners); slot++)
        tokens[justinian_owner(owners, slot)]++;
    tokens[court->seat] = 0;
    for (unsigned seat = 0; seat < court->setup->players; seat++)
        if (tokens[seat] > tokens[rival])
            rival = seat;
    if (rival != court->seat)
        nika_reason(court->reasons, (struct nika_fact){.kind = NIKA_FACT_RIVAL_THERE,
                                                       .seat = (uint8_t)rival,
                                                       .counselor = (uint8_t)counselor,
                                                       .number = (int16_t)tokens[rival]});
}

static void reason_counselor(const struct court *court, unsigned counselor, unsigned kind)
{
    const unsigned slot = justinian_on(court->open->owners[counselor]);
    const uint16_t laid = court->own->laid[counselor], then = (uint16_t)(laid | (kind + 1) << (3 * slot));
    const uint64_t before = row_with(court, counselor, laid), after = row_with(court, counselor, then);
    const int step = justinian_step_of(kind);
    const int moved = (int)justinian_place_of(after, counselor) - (int)justinian_place_of(before, counselor);
    const int places = moved < 0 ? -moved : moved; /* the row may end before the token does */
    const int change =
        worth(court, after, counselor, court->open->phase) - worth(court, before, counselor, court->open->phase);
    if (before == after)
        say_counselor(court, NIKA_FACT_NO_FURTHER, counselor, 0, 0);
    else if (holds(court, counselor))
        say_counselor(court, step > 0 ? NIKA_FACT_RAISES_YOURS : NIKA_FACT_LOWERS_YOURS, counselor, places,
                      change < 0 ? -change : change);
    else
        say_counselor(court, step > 0 ? NIKA_FACT_RAISES_OTHER : NIKA_FACT_LOWERS_OTHER, counselor, places, 0);
    say_passed(court, counselor, before, after);
    say_rival_there(court, counselor);
    if (slot + 1 == JUSTINIAN_ON_ONE)
        say_counselor(court, NIKA_FACT_THIRD_TOKEN, counselor, 0, 0);
}

static void reason_phase_space(const struct court *court, unsigned kind)
{
    const struct justinian_open *open = court->open;
    const int step = justinian_step_of(kind);
    const unsigned value = (unsigned)(step < 0 ? -step : step), had = justinian_influence(court->own->phase);
    const unsigned threshold = justinian_threshold(open->phase), has = had + value;
    unsigned rival = court->seat, most = 0;
    if (had >= threshold)
        say(court, NIKA_FACT_INFLUENCE_MORE, (int)has);
    else
        say_two(court, has >= threshold ? NIKA_FACT_INFLUENCE_ENOUGH : NIKA_FACT_INFLUENCE, has, threshold);
    if (open->in == 1u << court->seat)
        say(court, NIKA_FACT_ONE_MORE, 0);
    for (unsigned seat = 0; seat < court->setup->players; seat++)
        if (seat != court->seat && open->phase_count[seat] > most) {
            rival = seat;
            most = open->phase_count[seat];
        }
    if (most > 0)
        say_seat(court, NIKA_FACT_RIVAL_SPACE, rival, most);
    say(court,
        court->setup->switches[JUSTINIAN_INFLUENCE] == JUSTINIAN_INFLUENCE_BUT_TRIGGER
            ? NIKA_FACT_SCORES_UNLESS_TRIGGER
            : NIKA_FACT_SCORES_UNLESS_CHOOSER,
        (int)value);
}

static void reason_pass(const struct court *court)
{
    const struct justinian_open *open = court->open;
    const unsigned reserve = justinian_reserve_size(open, court->seat), hand = justinian_count(court->own->hand);
    const unsigned others = open->in & ~(1u << court->seat);
    if (hand == 0)
        say(court, NIKA_FACT_PASS_EMPTY, 0);
    if (others == 0)
        say(court, NIKA_FACT_PASS_LAST, 0);
    else if ((others & (others - 1)) == 0)
        say_seat(court, NIKA_FACT_PASS_LEAVES_LAST, nika_lowest_bit(others), 0);
    if (reserve > 0)
        say(court, NIKA_FACT_PASS_DRAWS, reserve < JUSTINIAN_DRAWN ? (int)reserve : JUSTINIAN_DRAWN);
    else
        say(court, NIKA_FACT_PASS_NO_RESERVE, 0);
    if (hand > 0 && (open->placed || reserve > 0)) /* else this turn may be the last */
        say(court, NIKA_FACT_PASS_KEEPS, (int)hand);
}

/*
 * After the placing.
 */
static void reason_direction(const struct court *court, bool from_right)
{
    const struct justinian_open *open = court->open;
    const struct justinian_rows rows = justinian_moved(open->row, open->turned);
    const uint64_t here = from_right ? rows.from_right : rows.from_left;
    const uint64_t there = from_right ? rows.from_left : rows.from_right;
    int gain = 0, most = 0;
    unsigned found = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        gain += (int)worth_of(court, here, court->own->cards[color], open->phase) -
                (int)worth_of(court, there, court->own->cards[color], open->phase);
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++) {
        const int higher = (int)justinian_place_of(here, counselor) - (int)justinian_place_of(there, counselor);
        /* The one that explains what was said before, if there is one. */
        if (holds(court, counselor) && (gain < 0 ? -higher : higher) > (gain < 0 ? -most : most)) {
            found = counselor;
            most = higher;
        }
    }
    if (gain > 0)
        say(court, NIKA_FACT_DIRECTION_GAIN, gain);
    else if (gain < 0)
        say(court, NIKA_FACT_DIRECTION_LOSS, -gain);
    else
        say(court, NIKA_FACT_DIRECTION_SAME, 0);
    if (most > 0)
        say_counselor(court, NIKA_FACT_DIRECTION_HIGHER, found, most, 0);
    else if (most < 0)
        say_counselor(court, NIKA_FACT_DIRECTION_LOWER, found, -most, 0);
}

/* The color in which the seat's cards pay most now, or least. */
static unsigned extreme_color(const struct court *court, bool least, unsigned *points)
{
    unsigned found = JUSTINIAN_COLORS;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!in_game(court, color))
            continue;
        const unsigned pays = worth_of(court, court->open->row, court->own->cards[color], court->open->phase);
        if (found == JUSTINIAN_COLORS || (least ? pays < *points : pays > *points)) {
            found = color;
            *points = pays;
        }
    }
    return found;
}

static void say_best(const struct court *court)
{
    unsigned points = 0;
    const unsigned color = extreme_color(court, false, &points);
    say_color(court, NIKA_FACT_BEST_COLOR, color, points);
}

static void reason_trigger(const struct court *court)
{
    const unsigned influence = justinian_influence(court->own->phase);
    unsigned rival = court->seat, most = 0, points = 0;
    for (unsigned seat = 0; seat < court->setup->players; seat++)
        if (seat != court->seat && most_influence(court, seat) > most) {
            rival = seat;
            most = most_influence(court, seat);
        }
    if (most < influence) {
        say(court, NIKA_FACT_CHOOSES_SURELY, (int)influence);
        say_best(court);
    } else {
        const unsigned worst = extreme_color(court, true, &points);
        say_seat(court, NIKA_FACT_RIVAL_MAY_CHOOSE, rival, most);
        say_best(court);
        say_color(court, NIKA_FACT_WORST_COLOR, worst, points);
    }
    say_two(court, NIKA_FACT_TRIGGER_HAS, influence, justinian_threshold(court->open->phase));
}

/* Whether the game ends with this turn if nobody triggers: nothing is left, or it was a dead turn. */
static bool ends_with_turn(const struct court *court)
{
    const struct justinian_open *open = court->open;
    unsigned left = 0;
    for (unsigned seat = 0; seat < court->setup->players; seat++)
        left += open->hand_size[seat] + justinian_reserve_size(open, seat);
    return left == 0 || (!open->placed && open->turns >= JUSTINIAN_RESERVE / JUSTINIAN_DRAWN);
}

static enum nika_fact_kind what_follows(const struct court *court)
{
    unsigned tokens = 0;
    for (unsigned seat = 0; seat < court->setup->players; seat++)
        tokens += court->open->phase_count[seat];
    if (!ends_with_turn(court))
        return NIKA_FACT_THEN_NEXT_TURN;
    return tokens == 0 && court->setup->switches[JUSTINIAN_EMPTY_FINAL] == JUSTINIAN_EMPTY_FINAL_NONE
               ? NIKA_FACT_THEN_OVER
               : NIKA_FACT_THEN_FORCED;
}

static void reason_decline(const struct court *court)
{
    const struct justinian_open *open = court->open;
    const unsigned players = court->setup->players, last = justinian_last(court->setup, open);
    const unsigned influence = justinian_influence(court->own->phase), threshold = justinian_threshold(open->phase);
    const bool can = influence >= threshold;
    unsigned next = court->seat;
    do
        next = next + 1 < players ? next + 1 : 0;
    while (next != last && most_influence(court, next) < threshold);
    if (can)
        say_best(court);
    else
        say_two(court, NIKA_FACT_TRIGGER_CANT, influence, threshold);
    if (next != last)
        say_seat(court, NIKA_FACT_NEXT_MAY_TRIGGER, next, 0);
    else if (can)
        say(court, NIKA_FACT_NOBODY_CAN_TRIGGER, 0);
    say(court, what_follows(court), 0);
    if (influence > 0)
        say(court, NIKA_FACT_INFLUENCE_STAYS, (int)influence);
}

static void reason_color(const struct court *court, unsigned color)
{
    unsigned most = 0;
    const unsigned points = worth_of(court, court->open->row, court->own->cards[color], court->open->phase);
    const unsigned best = extreme_color(court, false, &most);
    say_color(court, NIKA_FACT_COLOR_PAYS, color, points);
    const struct others others = find_others(court, color, court->open->phase);
    say_color(court, NIKA_FACT_COLOR_OTHERS, color, average(&others, justinian_held(court->setup->players)));
    if (most > points)
        say_color(court, NIKA_FACT_COLOR_BETTER, best, most - points);
    else
        say(court, NIKA_FACT_COLOR_BEST, 0);
}

/*
 * Exchanging.
 */

/* A card in the next phase, beside those of its color that the seat does not hold. */
static struct nika_fact card_fact(const struct court *court, enum nika_fact_kind kind, unsigned color,
                                  unsigned counselor)
{
    const unsigned next = court->open->phase + 1u;
    const struct others others = find_others(court, color, next);
    return (struct nika_fact){.kind = (uint8_t)kind,
                              .counselor = (uint8_t)counselor,
                              .color = (uint8_t)color,
                              .number = (int16_t)worth(court, court->open->row, counselor, next),
                              .second = (int16_t)average(&others, 1)};
}

/* The seat's card that pays least in the next phase; and whether any pays less than those that it does not hold. */
static struct nika_fact find_weakest(const struct court *court, bool *below)
{
    struct nika_fact weakest = {.number = INT16_MAX};
    *below = false;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        const struct others others = find_others(court, color, court->open->phase + 1u);
        for (unsigned cards = court->own->cards[color]; cards; cards &= cards - 1) {
            const struct nika_fact card = card_fact(court, NIKA_FACT_KEEPS_WEAKEST, color, nika_lowest_bit(cards));
            *below = *below || (unsigned)card.number * others.count < others.points;
            if (card.number < weakest.number)
                weakest = card;
        }
    }
    return weakest;
}

static void reason_exchange(const struct court *court, unsigned color, unsigned counselor)
{
    bool below;
    const struct nika_fact card = card_fact(court, NIKA_FACT_EXCHANGES, color, counselor);
    nika_reason(court->reasons, card);
    if (card.number == find_weakest(court, &below).number)
        say(court, NIKA_FACT_EXCHANGES_WEAKEST, 0);
}

static void reason_keep(const struct court *court)
{
    bool below;
    const struct nika_fact weakest = find_weakest(court, &below);
    if (!below)
        say(court, NIKA_FACT_KEEPS_AVERAGE, 0);
    nika_reason(court->reasons, weakest);
}

void justinian_reasons(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                       struct nika_reasons *reasons)
{
    const struct court court = {.setup = setup,
                                .open = justinian_open(view),
                                .own = justinian_own(view),
                                .seat = view->seat,
                                .reasons = reasons};
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        if (move.open)
            reason_counselor(&court, (unsigned)move.open - 1, move.hidden - 1);
        else
            reason_phase_space(&court, move.hidden - 1);
        break;
    case JUSTINIAN_PASS:
        reason_pass(&court);
        break;
    case JUSTINIAN_LEFT:
    case JUSTINIAN_RIGHT:
        reason_direction(&court, move.verb == JUSTINIAN_RIGHT);
        break;
    case JUSTINIAN_TRIGGER:
        reason_trigger(&court);
        break;
    case JUSTINIAN_DECLINE:
        reason_decline(&court);
        break;
    case JUSTINIAN_COLOR:
        reason_color(&court, (unsigned)move.open);
        break;
    case JUSTINIAN_KEEP:
        reason_keep(&court);
        break;
    default: /* JUSTINIAN_EXCHANGE */
        reason_exchange(&court, (unsigned)move.open, move.hidden - 1);
    }
}

/* What always speaks for a move. */
static const bool speaks[NIKA_FACT_KINDS] = {
    [NIKA_FACT_RAISES_YOURS] = true,
    [NIKA_FACT_LOWERS_OTHER] = true,
    [NIKA_FACT_LIFTS_YOURS] = true,
    [NIKA_FACT_THIRD_TOKEN] = true,
    [NIKA_FACT_INFLUENCE] = true,
    [NIKA_FACT_INFLUENCE_ENOUGH] = true,
    [NIKA_FACT_INFLUENCE_MORE] = true,
    [NIKA_FACT_SCORES_UNLESS_CHOOSER] = true,
    [NIKA_FACT_SCORES_UNLESS_TRIGGER] = true,
    [NIKA_FACT_PASS_LAST] = true,
    [NIKA_FACT_PASS_DRAWS] = true,
    [NIKA_FACT_PASS_KEEPS] = true,
    [NIKA_FACT_PASS_EMPTY] = true,
    [NIKA_FACT_DIRECTION_GAIN] = true,
    [NIKA_FACT_DIRECTION_HIGHER] = true,
    [NIKA_FACT_CHOOSES_SURELY] = true,
    [NIKA_FACT_TRIGGER_HAS] = true,
    [NIKA_FACT_TRIGGER_CANT] = true,
    [NIKA_FACT_INFLUENCE_STAYS] = true,
    [NIKA_FACT_THEN_NEXT_TURN] = true,
    [NIKA_FACT_COLOR_PAYS] = true,
    [NIKA_FACT_COLOR_BEST] = true,
    [NIKA_FACT_EXCHANGES_WEAKEST] = true,
    [NIKA_FACT_KEEPS_AVERAGE] = true,
};

bool justinian_speaks_for(struct nika_move move, const struct nika_fact *fact, const struct nika_fact *facts,
                          unsigned count)
{
    switch (fact->kind) {
    case NIKA_FACT_BEST_COLOR: /* said of triggering, and of declining */
        return move.verb == JUSTINIAN_TRIGGER;
    case NIKA_FACT_EXCHANGES:
        return fact->number < fact->second;
    case NIKA_FACT_KEEPS_WEAKEST:
        return fact->number >= fact->second;
    case NIKA_FACT_COLOR_OTHERS:
        for (unsigned i = 0; i < count; i++)
            if (facts[i].kind == NIKA_FACT_COLOR_PAYS)
                return fact->number < facts[i].number;
        return false;
    default:
        return speaks[fact->kind];
    }
}
