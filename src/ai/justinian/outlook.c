/*
 * outlook.c: what a seat makes of its position: its stake in each counselor, the gain of each color, the race on the
 * phase space; and from that, the worth of each move. All of it from what is open and the seat's own drawer.
 *
 * Gains are relative: a seat's points less what the others get on average. Of cards that it does not hold a seat knows
 * only that the others hold them equally likely, unless they have pushed counselors.
 */
#include <nika/bits.h>

#include "wit.h"

static float value_of(const struct nika_setup *setup, unsigned counselor, unsigned place, unsigned phase)
{
    return (float)setup->board[JUSTINIAN_COLUMNS * place + (JUSTINIAN_COUNSELORS - 1 - counselor) + 4 * phase];
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
    const float later = number_of(outlook->tuning, NUMBER_LATER);
    float all_now = 0, all_later = 0, now[JUSTINIAN_COLORS], after[JUSTINIAN_COLORS];
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(outlook->colors >> color & 1))
            continue;
        now[color] = (1 - sure) / (float)count + (outlook->gain[color] >= outlook->best ? sure : 0);
        after[color] = count > 1 ? later * (1 - now[color]) * to_come / (float)(count - 1) : 0;
        all_now += now[color];
        all_later += after[color];
    }
    for (unsigned c = 0; c < JUSTINIAN_COUNSELORS; c++) {
        outlook->now[c] = -foreign * tilt[c] * all_now;
        outlook->later[c] = -foreign * tilt[c] * all_later;
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(outlook->colors >> color & 1))
            continue;
        for (unsigned cards = outlook->own->cards[color]; cards; cards &= cards - 1) {
            const unsigned c = nika_lowest_bit(cards);
            outlook->now[c] += now[color] * (1 + foreign * tilt[c]);
            outlook->later[c] += after[color] * (1 + foreign * tilt[c]);
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

/* What it is worth to the seat that a counselor stands on a place. */
static float standing(const struct justinian_outlook *outlook, unsigned counselor, unsigned place)
{
    const unsigned next = outlook->phase + 1 < JUSTINIAN_PHASES ? outlook->phase + 1 : outlook->phase;
    return outlook->now[counselor] * value_of(outlook->setup, counselor, place, outlook->phase) +
           outlook->later[counselor] * value_of(outlook->setup, counselor, place, next);
}

/* What the phase space would be worth with so much influence on it. */
static float race_worth(const struct justinian_outlook *outlook, float influence)
{
    const float chance = clamp(number_of(outlook->tuning, NUMBER_CHANCE) +
                                   (influence - outlook->rival) * number_of(outlook->tuning, NUMBER_CHANCE_SLOPE),
                               0, 1);
    const float threshold = (float)justinian_threshold(outlook->phase);
    return chance * (outlook->best - outlook->mean) * number_of(outlook->tuning, NUMBER_CHOICE) +
           (1 - chance) * influence * number_of(outlook->tuning, NUMBER_INFLUENCE) +
           clamp(influence / threshold, 0, 1) * number_of(outlook->tuning, NUMBER_READY);
}

/* Fills in a counselor: the gain of moving it further than the seat's own tokens will, with those that it passes
 * moving one place the other way. */
static void price_counselor(const struct justinian_outlook *outlook, unsigned counselor, uint32_t kinds,
                            const float *up, const float *down, float lasting, const float price[JUSTINIAN_KINDS],
                            float worth[JUSTINIAN_KINDS])
{
    const int last = JUSTINIAN_COUNSELORS - 1;
    int from = (int)outlook->place[counselor] + justinian_sum(outlook->own->laid[counselor]);
    from = from < 0 ? 0 : from > last ? last : from;
    const float here = standing(outlook, counselor, (unsigned)from);
    for (; kinds; kinds &= kinds - 1) {
        const unsigned kind = nika_lowest_bit(kinds) / 4;
        int to = from + justinian_step_of(kind);
        to = to < 0 ? 0 : to > last ? last : to;
        const float passed = to > from ? down[to + 1] - down[from + 1] : up[from] - up[to];
        worth[kind] = lasting * (standing(outlook, counselor, (unsigned)to) - here + passed) - price[kind];
    }
}

void justinian_price(const struct justinian_outlook *outlook, struct justinian_prices *prices)
{
    const struct justinian_open *open = outlook->open;
    const struct nika_tuning *tuning = outlook->tuning;
    const uint32_t kinds = justinian_kinds_of(outlook->own->hand);
    const float calm = number_of(tuning, NUMBER_CALM), lasting = calm + (1 - calm) * outlook->near;
    const float token = number_of(tuning, NUMBER_TOKEN), step = number_of(tuning, NUMBER_STEP_1 + outlook->phase);
    const bool last = open->in == 1u << outlook->seat;
    float price[JUSTINIAN_KINDS], up[JUSTINIAN_COUNSELORS + 1], down[JUSTINIAN_COUNSELORS + 1];
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        price[kind] = token + step * (float)(kind % 3 + 1);

    /* What is gained if all before a place move up, or down, by one. */
    up[0] = down[0] = 0;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        const unsigned c = justinian_counselor(open->row, place);
        const float here = standing(outlook, c, place);
        up[place + 1] = up[place] + (place + 1 < JUSTINIAN_COUNSELORS ? standing(outlook, c, place + 1) - here : 0);
        down[place + 1] = down[place] + (place > 0 ? standing(outlook, c, place - 1) - here : 0);
    }
    for (unsigned index = 0; index < justinian_place_count(open->places); index++) {
        const unsigned place = justinian_place(open->places, index);
        if (place > 0) {
            price_counselor(outlook, place - 1, kinds, up, down, lasting, price, prices->worth[place]);
            continue;
        }
        const float before = race_worth(outlook, outlook->mine);
        for (uint32_t left = kinds; left; left &= left - 1) {
            const unsigned kind = nika_lowest_bit(left) / 4;
            prices->worth[0][kind] = race_worth(outlook, outlook->mine + (float)(kind % 3 + 1)) - before - price[kind];
        }
    }
    prices->pass = number_of(tuning, NUMBER_PASS) + (last ? number_of(tuning, NUMBER_PASS_LAST) : 0) +
                   (float)open->pass_count * number_of(tuning, NUMBER_PASS_AFTER);
}

/*
 * The other questions.
 */
float justinian_judge_row(const struct justinian_outlook *outlook, uint64_t row)
{
    float sum = 0;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        sum += standing(outlook, justinian_counselor(row, place), place);
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
    const float influence = (1 - outlook->chance) * outlook->mine - outlook->others;
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
