/*
 * tally.c: adds up deals and says what they prove.
 */
#include <string.h>

#include <nika/tally.h>

/* A victory can be cut into this many parts, for any number of winners up to six. */
enum { VICTORY = 60 };
_Static_assert(NIKA_SEATS_MAX <= 6 && VICTORY % 6 == 0 && VICTORY % 5 == 0 && VICTORY % 4 == 0,
               "a share of a victory is a whole number");

/* Half of a 95 % interval, in standard errors. */
#define STANDARD_ERRORS 1.96

void nika_tally_start(struct nika_tally *tally, unsigned players, const struct nika_agent agents[NIKA_SEATS_MAX])
{
    memset(tally, 0, sizeof *tally);
    tally->players = players;
    for (unsigned place = 0; place < players; place++) {
        unsigned side = 0;
        while (side < tally->sides && strcmp(tally->side[side].name, agents[place].name) != 0)
            side++;
        if (side == tally->sides)
            memcpy(tally->side[tally->sides++].name, agents[place].name, sizeof agents[place].name);
        tally->side[side].places++;
        tally->side_of[place] = (uint8_t)side;
    }
}

/* One game of one place, in whole units. */
static void measure(unsigned players, const struct nika_result *result, unsigned place, int64_t units[NIKA_MEASURES])
{
    int64_t others = 0;
    unsigned tied = 0;
    for (unsigned other = 0; other < players; other++) {
        others += other == place ? 0 : result->score[other];
        tied += result->rank[other] == result->rank[place];
    }
    units[NIKA_WIN] = result->rank[place] == 1 ? VICTORY / tied : 0;
    units[NIKA_MARGIN] = result->score[place] * ((int64_t)players - 1) - others;
    units[NIKA_RANK] = 2 * (int64_t)result->rank[place] + tied - 1;
    units[NIKA_SCORE] = result->score[place];
}

/* What a unit is worth: so many are 1. */
static double unit(const struct nika_tally *tally, enum nika_measure measure)
{
    switch (measure) {
    case NIKA_WIN:
        return VICTORY;
    case NIKA_MARGIN:
        return tally->players - 1;
    case NIKA_RANK:
        return 2;
    default:
        return 1;
    }
}

/* Counts a margin, given in units, in its bin: the nearest whole number, halves going up. */
static void count_margin(struct nika_side *side, int64_t units, int64_t per_point)
{
    const int64_t most = NIKA_MARGIN_MAX, doubled = 2 * units + per_point;
    int64_t points = doubled / (2 * per_point);
    if (doubled % (2 * per_point) < 0)
        points--;
    points = points < -most ? -most : points > most ? most : points;
    side->margins[points + most]++;
}

void nika_tally_add(struct nika_tally *tally, const struct nika_outcome *outcome)
{
    int64_t observed[NIKA_SEATS_MAX][NIKA_MEASURES] = {{0}};
    const unsigned players = tally->players;
    for (unsigned rotation = 0; rotation < players; rotation++)
        for (unsigned place = 0; place < players; place++) {
            const unsigned number = tally->side_of[place];
            struct nika_side *side = &tally->side[number];
            int64_t units[NIKA_MEASURES];
            measure(players, &outcome->results[rotation], place, units);
            for (unsigned m = 0; m < NIKA_MEASURES; m++)
                observed[number][m] += units[m];
            count_margin(side, units[NIKA_MARGIN], (int64_t)players - 1);
            side->decisions += outcome->decisions[rotation][place];
        }
    for (unsigned side = 0; side < tally->sides; side++)
        for (unsigned m = 0; m < NIKA_MEASURES; m++) {
            struct nika_sum *sum = &tally->side[side].sums[m];
            sum->sum += observed[side][m];
            sum->squares += (double)observed[side][m] * (double)observed[side][m];
        }
    tally->deals++;
}

/* Mean and variance of the deals; the variance is 0 if there are fewer than two. */
static double mean_and_variance(const struct nika_tally *tally, unsigned side, enum nika_measure measure,
                                double *variance)
{
    const struct nika_sum *sum = &tally->side[side].sums[measure];
    const double scale = unit(tally, measure) * tally->players * tally->side[side].places;
    const double deals = (double)tally->deals, total = (double)sum->sum;
    *variance = 0;
    if (tally->deals == 0)
        return 0;
    if (tally->deals > 1)
        *variance = (sum->squares - total * (total / deals)) / (deals - 1) / (scale * scale);
    if (*variance < 0) /* nothing but rounding */
        *variance = 0;
    return total / (deals * scale);
}

struct nika_figure nika_tally_figure(const struct nika_tally *tally, unsigned side, enum nika_measure measure)
{
    double variance;
    const double mean = mean_and_variance(tally, side, measure, &variance);
    const double half = tally->deals > 1 ? STANDARD_ERRORS * nika_root(variance / (double)tally->deals) : 0;
    return (struct nika_figure){mean, half};
}

enum nika_verdict nika_tally_judge(const struct nika_tally *tally, double low, double high, double *evidence)
{
    double variance;
    const double deals = (double)tally->deals, players = tally->players;
    const double mean = mean_and_variance(tally, 0, NIKA_WIN, &variance);
    *evidence = 0;
    if (tally->deals == 0)
        return NIKA_UNDECIDED;
    const double least = 1 / (players * players * deals);
    if (variance < least)
        variance = least;
    *evidence = deals * (high - low) * (2 * mean - low - high) / (2 * variance);
    if (tally->deals < NIKA_DEALS_MIN)
        return NIKA_UNDECIDED;
    return *evidence >= NIKA_EVIDENCE ? NIKA_HIGH : *evidence <= -NIKA_EVIDENCE ? NIKA_LOW : NIKA_UNDECIDED;
}

/* Newton's method, from a guess with half the exponent: four steps give all bits, one more costs nothing. */
double nika_root(double number)
{
    uint64_t bits;
    double root;
    if (number <= 0)
        return 0;
    memcpy(&bits, &number, sizeof bits);
    bits = (bits >> 1) + (UINT64_C(1023) << 51);
    memcpy(&root, &bits, sizeof root);
    for (unsigned step = 0; step < 5; step++)
        root = 0.5 * (root + number / root);
    return root;
}
