/*
 * value.c: what an imagined position is worth to each seat: the points that it has, and those that it can expect from
 * the scorings to come.
 */
#include <nika/bits.h>

#include "wit.h"

/* The points that each seat would get for each color in each phase to come, the court standing as it does. */
struct prospects {
    unsigned players, phase, colors, color_count;
    float points[JUSTINIAN_PHASES][JUSTINIAN_SEATS][JUSTINIAN_COLORS];
    float mean[JUSTINIAN_COLORS]; /* over the seats, in the next scoring */
};

static void look_ahead(const struct nika_setup *setup, const struct justinian_world *world, struct prospects *prospects)
{
    const struct justinian_open *open = &world->open;
    uint64_t row = open->row;
    float value[JUSTINIAN_PHASES][JUSTINIAN_COUNSELORS];
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++, row >>= 4)
        for (unsigned phase = prospects->phase; phase < JUSTINIAN_PHASES; phase++)
            value[phase][row & 15] = (float)justinian_value(setup, row & 15, place, phase);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        if (!(prospects->colors >> color & 1))
            continue;
        float sum = 0;
        for (unsigned seat = 0; seat < setup->players; seat++) {
            for (unsigned phase = prospects->phase; phase < JUSTINIAN_PHASES; phase++) {
                float points = 0;
                for (unsigned cards = world->own[seat].cards[color]; cards; cards &= cards - 1)
                    points += value[phase][nika_lowest_bit(cards)];
                prospects->points[phase][seat][color] = points;
            }
            sum += prospects->points[prospects->phase][seat][color];
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
            likes[color] =
                nika_exp((prospects->points[prospects->phase][seat][color] - prospects->mean[color]) * taste);
            total += likes[color];
        }
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
            next[color] += chance[seat] * likes[color] / total;
    }
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
    struct prospects prospects = {.players = setup->players,
                                  .phase = open->scored,
                                  .colors = ~justinian_scored_colors(open) & ((1u << JUSTINIAN_COLORS) - 1),
                                  .color_count = JUSTINIAN_COLORS - (unsigned)open->scored};
    look_ahead(setup, world, &prospects);
    find_choosers(setup, tuning, world, chance);
    find_colors(tuning, &prospects, chance, next);
    const float others = 1 / (float)(prospects.color_count - 1);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const float influence = (float)justinian_influence(world->own[seat].phase);
        const float left = (float)justinian_influence(JUSTINIAN_ALL_TOKENS - open->seen[seat]) - influence;
        float sum = 0;
        for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
            if (!(prospects.colors >> color & 1))
                continue;
            sum += next[color] * prospects.points[prospects.phase][seat][color];
            for (unsigned phase = prospects.phase + 1; phase < JUSTINIAN_PHASES; phase++)
                sum += (1 - next[color]) * others * prospects.points[phase][seat][color];
        }
        sum += (1 - chance[seat]) * influence * number_of(tuning, NUMBER_VALUE_INFLUENCE);
        sum += left * number_of(tuning, NUMBER_VALUE_HAND);
        points[seat] += sum;
    }
    return number_of(tuning, NUMBER_SCALE) +
           number_of(tuning, NUMBER_SCALE_MORE) * (float)(JUSTINIAN_PHASES - open->scored);
}
