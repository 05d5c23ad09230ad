/*
 * outlook.c: a seat's evaluation of its position in Justinian, and from that the value of each move. Its stake in each
 * counselor, the gain of each color, the race on the phase space; all of it from what is open and the seat's own
 * drawer.
 *
 * Gains are relative: a seat's points less the others' average. Cards that it does not hold are assumed equally likely
 * with all others, unless they have pushed counselors.
 */
#include <nika/bits.h>

#include "justinian_strategy.h"

static float value_of(const struct nika_setup *setup, unsigned counselor, unsigned place, unsigned phase)
{
    return (float)setup->board[JUSTINIAN_COLUMNS * place + setup->windows[JUSTINIAN_PHASES * counselor + phase]];
}

/* A counselor's values in the next scoring; each place is JUSTINIAN_COLUMNS further. */
static const uint16_t *column_of(const struct justinian_outlook *outlook, unsigned counselor)
{
    return &outlook->setup->board[outlook->setup->windows[JUSTINIAN_PHASES * counselor + outlook->phase]];
}

static int value_at(const uint16_t *column, int place)
{
    return column[(size_t)JUSTINIAN_COLUMNS * (unsigned)place];
}

static float clamp(float x, float least, float most)
{
    return x < least ? least : x > most ? most : x;
}

static void find_places(struct justinian_outlook *outlook)
{
    uint64_t row = outlook->open->row;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++, row >>= 4)
        outlook->place[row & 15] = (uint8_t)place;
}

/* The race on the phase space: who will choose, and how near the scoring is. */
static void survey_race(struct justinian_outlook *outlook)
{
    const struct justinian_open *open = outlook->open;
    const float token = number_of(outlook->tuning, NUMBER_RIVAL);
    float most = 0, sum = 0;
    for (unsigned seat = 0; seat < outlook->setup->players; seat++) {
        const float influence = seat == outlook->seat ? 0 : (float)open->phase_count[seat] * token;
        most = influence > most ? influence : most;
        sum += influence;
    }
    outlook->mine = (float)justinian_influence(outlook->own->phase);
    outlook->rival = most;
    outlook->others = sum / (float)(outlook->setup->players - 1);
    outlook->chance = clamp(number_of(outlook->tuning, NUMBER_CHANCE) +
                                (outlook->mine - most) * number_of(outlook->tuning, NUMBER_CHANCE_SLOPE),
                            0, 1);
    const float nearest = outlook->mine > most ? outlook->mine : most;
    outlook->near = clamp(nearest / (float)justinian_threshold(outlook->phase), 0, 1);
}

/* How much likelier than others a foreign counselor is held by somebody else. */
static float tilt_of(const struct justinian_outlook *outlook, const struct justinian_pushes *pushes, unsigned counselor)
{
    int sum = 0;
    for (unsigned seat = 0; seat < outlook->setup->players; seat++)
        if (seat != outlook->seat)
            sum += pushes->sum[seat][counselor];
    return clamp(1 + (float)sum * number_of(outlook->tuning, NUMBER_TILT), 0.3F, 2.5F);
}

/* By how much the seat leads in each color, if the court were scored as it stands. */
static void survey_colors(struct justinian_outlook *outlook, const float tilt[JUSTINIAN_COUNSELORS])
{
    const unsigned held = justinian_held(outlook->setup->players);
    float value[JUSTINIAN_COUNSELORS], weighted = 0, weights = 0;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        value[c] = value_of(outlook->setup, c, outlook->place[c], outlook->phase);
        weighted += tilt[c] * value[c];
        weights += tilt[c];
    }
    float best = -1e6F, sum = 0;
    unsigned count = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(outlook->colors >> color & 1))
            continue;
        float own = 0, rest = weighted, rest_weights = weights;
        for (unsigned cards = outlook->own->cards[color]; cards; cards &= cards - 1) {
            const unsigned c = nika_lowest_bit(cards);
            own += value[c];
            rest -= tilt[c] * value[c];
            rest_weights -= tilt[c];
        }
        const float gain = own - (float)held * rest / rest_weights;
        outlook->gain[color] = gain;
        best = gain > best ? gain : best;
        sum += gain;
        count++;
    }
    outlook->best = best;
    outlook->mean = count ? sum / (float)count : 0;
}

/* The stake in each counselor: the chance that each color is scored, for those that the seat holds; less what the
 * others hold. */
static void survey_stakes(struct justinian_outlook *outlook, const float tilt[JUSTINIAN_COUNSELORS])
{
    const unsigned held = justinian_held(outlook->setup->players);
    const unsigned count = JUSTINIAN_COLORS - outlook->open->scored;
    const float to_come = (float)(JUSTINIAN_PHASES - 1 - outlook->phase);
    const float sure = outlook->chance * number_of(outlook->tuning, NUMBER_BEST_COLOR);
    const float foreign =
        number_of(outlook->tuning, NUMBER_FOREIGN) * (float)held / (float)(JUSTINIAN_COUNSELORS - held);
    const float after = number_of(outlook->tuning, NUMBER_LATER) * to_come / (float)(count - 1);
    float all = 0, weight[JUSTINIAN_COLORS];
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(outlook->colors >> color & 1))
            continue;
        const float now = (1 - sure) / (float)count + (outlook->gain[color] >= outlook->best ? sure : 0);
        weight[color] = now + (1 - now) * after;
        all += weight[color];
    }
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        outlook->stake[c] = -foreign * tilt[c] * all;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(outlook->colors >> color & 1))
            continue;
        for (unsigned cards = outlook->own->cards[color]; cards; cards &= cards - 1) {
            const unsigned c = nika_lowest_bit(cards);
            outlook->stake[c] += weight[color] * (1 + foreign * tilt[c]);
        }
    }
}

void justinian_survey(struct justinian_outlook *outlook, const struct nika_setup *setup,
                      const struct nika_tuning *tuning, const struct justinian_open *open,
                      const struct justinian_own *own, unsigned seat, const struct justinian_pushes *pushes)
{
    float tilt[JUSTINIAN_COUNSELORS];
    outlook->setup = setup;
    outlook->tuning = tuning;
    outlook->open = open;
    outlook->own = own;
    outlook->seat = seat;
    outlook->phase = open->scored < JUSTINIAN_PHASES ? open->scored : JUSTINIAN_PHASES - 1;
    outlook->colors = ~justinian_scored_colors(open) & ((1u << JUSTINIAN_COLORS) - 1);
    find_places(outlook);
    survey_race(outlook);
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++)
        tilt[c] = pushes ? tilt_of(outlook, pushes, c) : 1;
    survey_colors(outlook, tilt);
    survey_stakes(outlook, tilt);
}

/*
 * Placing.
 */

/* What the phase space would be worth with so much influence on it. */
static float race_worth(const struct justinian_outlook *outlook, float influence)
{
    const float chance = clamp(number_of(outlook->tuning, NUMBER_CHANCE) +
                                   (influence - outlook->rival) * number_of(outlook->tuning, NUMBER_CHANCE_SLOPE),
                               0, 1);
    const float threshold = (float)justinian_threshold(outlook->phase);
    return chance * (outlook->best - outlook->mean) * number_of(outlook->tuning, NUMBER_CHOICE) +
           (1 - chance) * influence * number_of(outlook->tuning, NUMBER_INFLUENCE) +
           clamp(influence / threshold, 0, 1) * number_of(outlook->tuning, NUMBER_READY_1 + outlook->phase);
}

/* What is gained if all that stand before a place move up by one, or down. */
struct shifts {
    float up[JUSTINIAN_COUNSELORS + 1], down[JUSTINIAN_COUNSELORS + 1];
};

static void find_shifts(const struct justinian_outlook *outlook, struct shifts *shifts)
{
    const int last = JUSTINIAN_COUNSELORS - 1;
    uint64_t row = outlook->open->row;
    shifts->up[0] = shifts->down[0] = shifts->down[1] = 0;
    for (int place = 0; place <= last; place++, row >>= 4) {
        const float stake = outlook->stake[row & 15];
        const uint16_t *column = column_of(outlook, row & 15);
        const int here = value_at(column, place);
        if (place < last)
            shifts->up[place + 1] = shifts->up[place] + stake * (float)(value_at(column, place + 1) - here);
        if (place > 0)
            shifts->down[place + 1] = shifts->down[place] + stake * (float)(value_at(column, place - 1) - here);
    }
    shifts->up[last + 1] = shifts->up[last];
}

static int on_row(int place)
{
    const int last = JUSTINIAN_COUNSELORS - 1;
    return place < 0 ? 0 : place > last ? last : place;
}

/*
 * Fills in a counselor: the gain of moving it further than the seat's own tokens will, with those that it passes moving
 * one place the other way. Written without unpredictable branches: this is the hot path of every playout.
 */
static void price_counselor(const struct justinian_outlook *outlook, unsigned counselor, const struct shifts *shifts,
                            float lasting, const float price[JUSTINIAN_KINDS], struct justinian_prices *prices)
{
    const float stake = outlook->stake[counselor];
    const bool rises = stake > 0;
    const int way = rises ? 1 : -1;
    const unsigned first = rises ? 0 : VALUES; /* of the kinds */
    const float *passed = rises ? shifts->down + 1 : shifts->up;
    const uint16_t *column = column_of(outlook, counselor);
    const int from = on_row((int)outlook->place[counselor] + justinian_sum(outlook->own->laid[counselor]));
    const int here = value_at(column, from);
    for (unsigned value = 0; value < VALUES; value++) {
        const int to = on_row(from + way * (int)(value + 1));
        const float gain = stake * (float)(value_at(column, to) - here) + (float)way * (passed[to] - passed[from]);
        prices->worth[counselor + 1][value] = lasting * gain - price[first + value];
        prices->kind[counselor + 1][value] = (uint8_t)(first + value);
    }
}

/* Fills in the phase space, where plus and minus are the same: it takes what the seat has more of. */
static void price_race(const struct justinian_outlook *outlook, const float price[JUSTINIAN_KINDS],
                       struct justinian_prices *prices)
{
    const float before = race_worth(outlook, outlook->mine);
    const justinian_tokens hand = outlook->own->hand;
    const unsigned more = justinian_influence(hand & 0xfff) < justinian_influence(hand >> 12) ? VALUES : 0;
    for (unsigned value = 0; value < VALUES; value++) {
        const unsigned kind = justinian_count_of(hand, more + value) ? more + value : VALUES - more + value;
        prices->worth[0][value] = race_worth(outlook, outlook->mine + (float)(value + 1)) - before - price[kind];
        prices->kind[0][value] = (uint8_t)kind;
    }
}

/* By how much the seat will be ahead of the best of the others if the game ends with a scoring now. */
static float final_lead(const struct justinian_outlook *outlook)
{
    const struct justinian_open *open = outlook->open;
    unsigned most = 0;
    for (unsigned seat = 0; seat < outlook->setup->players; seat++)
        if (seat != outlook->seat && open->score[seat] > most)
            most = open->score[seat];
    const float cards = outlook->chance * outlook->best + (1 - outlook->chance) * outlook->mean;
    return (float)open->score[outlook->seat] - (float)most + cards + (1 - outlook->chance) * outlook->mine -
           outlook->others;
}

/* More than any token is worth to the seat, and little enough for the search to find that it is otherwise. */
#define ENDING_MOST 8.0F

/*
 * The additional value of passing if it may end the game: once the reserves are empty, a turn in which nobody places a
 * token is the last (J3). That suits whoever is ahead, and whoever holds fewer tokens than the others, who then cannot
 * use theirs; seats that are still in and hold tokens may prevent it.
 */
static float dead_turn_worth(const struct justinian_outlook *outlook)
{
    const struct justinian_open *open = outlook->open;
    const float lead = number_of(outlook->tuning, NUMBER_DEAD_LEAD);
    const float token = number_of(outlook->tuning, NUMBER_DEAD_HANDS);
    if ((lead <= 0 && token <= 0) || open->placed || open->turns < JUSTINIAN_RESERVE / JUSTINIAN_DRAWN)
        return 0;
    float chance = 1;
    int most = 0;
    for (unsigned seat = 0; seat < outlook->setup->players; seat++) {
        if (seat == outlook->seat)
            continue;
        most = open->hand_size[seat] > most ? open->hand_size[seat] : most;
        if (open->in >> seat & 1 && open->hand_size[seat])
            chance *= 0.5F;
    }
    return chance * clamp(lead * final_lead(outlook) + token * (float)(most - (int)open->hand_size[outlook->seat]),
                          -ENDING_MOST, ENDING_MOST);
}

void justinian_price(const struct justinian_outlook *outlook, struct justinian_prices *prices)
{
    const struct justinian_open *open = outlook->open;
    const struct nika_tuning *tuning = outlook->tuning;
    const float calm = number_of(tuning, NUMBER_CALM), lasting = calm + (1 - calm) * outlook->near;
    const float token = number_of(tuning, NUMBER_TOKEN), step = number_of(tuning, NUMBER_STEP_1 + outlook->phase);
    const bool last = open->in == 1u << outlook->seat;
    struct shifts shifts;
    float price[JUSTINIAN_KINDS];
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        price[kind] =
            justinian_count_of(outlook->own->hand, kind) ? token + step * (float)(kind % VALUES + 1) : -JUSTINIAN_NEVER;
    find_shifts(outlook, &shifts);
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        price_counselor(outlook, c, &shifts, lasting, price, prices);
        if (justinian_on(open->owners[c]) == JUSTINIAN_ON_ONE)
            for (unsigned value = 0; value < VALUES; value++)
                prices->worth[c + 1][value] = JUSTINIAN_NEVER;
    }
    price_race(outlook, price, prices);
    if (!justinian_has_phase_space(open->places))
        for (unsigned value = 0; value < VALUES; value++)
            prices->worth[0][value] = JUSTINIAN_NEVER;
    prices->pass = number_of(tuning, NUMBER_PASS_1 + outlook->phase) +
                   (last ? number_of(tuning, NUMBER_PASS_LAST) : 0) +
                   (float)open->pass_count * number_of(tuning, NUMBER_PASS_AFTER) + dead_turn_worth(outlook);
}

/*
 * The other questions.
 */
float justinian_judge_row(const struct justinian_outlook *outlook, uint64_t row)
{
    float sum = 0;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        const unsigned c = justinian_counselor(row, place);
        sum += outlook->stake[c] * value_of(outlook->setup, c, place, outlook->phase);
    }
    return sum;
}

float justinian_judge_trigger(const struct justinian_outlook *outlook)
{
    const struct justinian_open *open = outlook->open;
    const struct nika_tuning *tuning = outlook->tuning;
    float supply = 0, ahead = -1e6F;
    for (unsigned seat = 0; seat < outlook->setup->players; seat++) {
        if (seat == outlook->seat)
            continue;
        const float lead = (float)open->score[seat] - (float)open->score[outlook->seat];
        supply += (float)open->hand_size[outlook->seat] - (float)open->hand_size[seat];
        ahead = lead > ahead ? lead : ahead;
    }
    supply /= (float)(outlook->setup->players - 1);
    const float cards = outlook->chance * outlook->best + (1 - outlook->chance) * outlook->mean;
    const bool but_trigger = outlook->setup->switches[JUSTINIAN_INFLUENCE] == JUSTINIAN_INFLUENCE_BUT_TRIGGER;
    const float influence = (but_trigger ? 0 : (1 - outlook->chance) * outlook->mine) - outlook->others;
    float gain = cards + influence * number_of(tuning, NUMBER_INFLUENCE) -
                 number_of(tuning, NUMBER_TRIGGER_1 + outlook->phase) -
                 supply * number_of(tuning, NUMBER_TRIGGER_SUPPLY);
    if (outlook->phase == JUSTINIAN_PHASES - 1)
        gain -= ahead * number_of(tuning, NUMBER_TRIGGER_LEAD);
    return gain;
}

float justinian_judge_color(const struct justinian_outlook *outlook, unsigned color)
{
    return outlook->gain[color] *
           (outlook->phase + 1 < JUSTINIAN_PHASES
                ? 1 - (outlook->gain[color] > 0 ? number_of(outlook->tuning, NUMBER_KEEP_COLOR) : 0)
                : 1);
}

float justinian_judge_exchange(const struct justinian_outlook *outlook, unsigned color, unsigned counselor)
{
    float sum = 0;
    unsigned count = 0;
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        if (outlook->own->cards[color] >> c & 1)
            continue;
        sum += value_of(outlook->setup, c, outlook->place[c], outlook->phase);
        count++;
    }
    return sum / (float)count - value_of(outlook->setup, counselor, outlook->place[counselor], outlook->phase) -
           number_of(outlook->tuning, NUMBER_EXCHANGE);
}
