/*
 * value.c: Justinian's evaluation: the value of a sampled position to each seat: its points, and those it can expect
 * from the scorings to come.
 */
#include <nika/bits.h>

#include "justinian_strategy.h"

/* The points that each seat would get for each color in the next scoring, the court standing as it does. */
struct prospects {
    unsigned players, colors;
    float points[JUSTINIAN_SEATS][JUSTINIAN_COLORS];
    float mean[JUSTINIAN_COLORS]; /* over the seats */
};

static void look_ahead(const struct nika_setup *setup, const struct justinian_world *world, struct prospects *prospects)
{
    uint64_t row = world->open.row;
    float value[JUSTINIAN_COUNSELORS];
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++, row >>= 4)
        value[row & 15] = (float)justinian_value(setup, row & 15, place, world->open.scored);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(prospects->colors >> color & 1))
            continue;
        float sum = 0;
        for (unsigned seat = 0; seat < setup->players; seat++) {
            float points = 0;
            for (unsigned cards = world->own[seat].cards[color]; cards; cards &= cards - 1)
                points += value[nika_lowest_bit(cards)];
            prospects->points[seat][color] = points;
            sum += points;
        }
        prospects->mean[color] = sum / (float)setup->players;
    }
}

/* How likely each seat is to choose the next color: the more influence, the likelier. */
static void find_choosers(const struct nika_setup *setup, const struct nika_tuning *tuning,
                          const struct justinian_world *world, float chance[JUSTINIAN_SEATS])
{
    const float surely = number_of(tuning, NUMBER_VALUE_CHOICE);
    float total = 0;
    for (unsigned seat = 0; seat < setup->players; seat++) {
        chance[seat] = nika_exp(surely * (float)justinian_influence(world->own[seat].phase));
        total += chance[seat];
    }
    for (unsigned seat = 0; seat < setup->players; seat++)
        chance[seat] /= total;
}

/* How likely each color is to be the next: every seat would choose by its own taste. */
static void find_colors(const struct nika_tuning *tuning, const struct prospects *prospects,
                        const float chance[JUSTINIAN_SEATS], float next[JUSTINIAN_COLORS])
{
    const float taste = 1 / (number_of(tuning, NUMBER_VALUE_TASTE) + 0.01F);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        next[color] = 0;
    for (unsigned seat = 0; seat < prospects->players; seat++) {
        float likes[JUSTINIAN_COLORS] = {0}, total = 0;
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
            if (!(prospects->colors >> color & 1))
                continue;
            likes[color] = nika_exp((prospects->points[seat][color] - prospects->mean[color]) * taste);
            total += likes[color];
        }
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            next[color] += chance[seat] * likes[color] / total;
    }
}

/*
 * How far tokens in hand still count: kept for too long they become useless, for the game may end by itself once nobody
 * draws any more.
 */
static float freshness(const struct nika_tuning *tuning, const struct justinian_open *open)
{
    const int late = (int)open->turns - JUSTINIAN_RESERVE / JUSTINIAN_DRAWN;
    const float fresh = late > 0 ? 1 - (float)late * number_of(tuning, NUMBER_VALUE_LATE) : 1;
    return fresh > 0.1F ? fresh : 0.1F;
}

float justinian_worth(const struct nika_setup *setup, const struct nika_tuning *tuning, const struct nika_world *bytes,
                      float points[NIKA_SEATS_MAX])
{
    const struct justinian_world *world = (const struct justinian_world *)(const void *)bytes->bytes;
    const struct justinian_open *open = &world->open;
    float chance[JUSTINIAN_SEATS], next[JUSTINIAN_COLORS];
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        points[seat] = seat < setup->players ? (float)open->score[seat] : 0;
    if (open->stage == JUSTINIAN_OVER)
        return 1;
    /*
     * What all seats can expect in addition, by players and scorings done: measured in 2,000 games among heuristic
     * players for each. It changes no choice, only the figures shown.
     */
    static const int16_t expected[JUSTINIAN_SEATS + 1][JUSTINIAN_PHASES] = {
        [2] = {138, 7, 7}, [3] = {111, 15, 0}, [4] = {124, 32, -3}};
    const unsigned phase = open->scored;
    const float per_left = number_of(tuning, NUMBER_VALUE_LEFT_1 + phase) * freshness(tuning, open);
    struct prospects prospects = {.players = setup->players,
                                  .colors = ~justinian_scored_colors(open) & ((1u << JUSTINIAN_COLORS) - 1)};
    look_ahead(setup, world, &prospects);
    find_choosers(setup, tuning, world, chance);
    find_colors(tuning, &prospects, chance, next);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const float influence = (float)justinian_influence(world->own[seat].phase);
        const float left = (float)justinian_influence(JUSTINIAN_ALL_TOKENS - open->seen[seat]) - influence;
        float cards = 0;
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            if (prospects.colors >> color & 1)
                cards += next[color] * prospects.points[seat][color];
        points[seat] += (float)expected[setup->players][phase] +
                        cards * number_of(tuning, NUMBER_VALUE_CARDS_1 + phase) +
                        influence * number_of(tuning, NUMBER_VALUE_RACE_1 + phase) + left * per_left;
    }
    return number_of(tuning, NUMBER_SCALE_1 + phase);
}
