/*
 * tally.h: statistics of a match: figures with confidence intervals, and a sequential test.
 *
 * Games of one deal are not independent: they have the same cards. So all intervals are clustered: the mean over a
 * deal's rotations is one observation, and only deals are counted. Sums are integers, so the figures are the same bits
 * on every platform.
 */
#ifndef NIKA_TALLY_H
#define NIKA_TALLY_H

#include <nika/match.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What is measured of an agent, as a mean over its games. */
enum nika_measure {
    NIKA_WIN,    /* share of the victory: 1, and 1/k where k tie for the first rank */
    NIKA_MARGIN, /* its score less the mean of the others' */
    NIKA_RANK,   /* 1 is the best; who ties shares the mean of the places that they take together */
    NIKA_SCORE,
    NIKA_MEASURES
};

/* Margins are counted in whole points, rounded; those beyond ±NIKA_MARGIN_MAX with the last. */
enum { NIKA_MARGIN_MAX = 250, NIKA_MARGIN_BINS = 2 * NIKA_MARGIN_MAX + 1 };

/* Sums of observations, in units that make them whole. */
struct nika_sum {
    int64_t sum;
    double squares;
};

/* All places of agents that have the same name: their figures are the means of their places'. */
struct nika_side {
    char name[NIKA_AGENT_NAME_MAX];
    unsigned places;
    uint64_t decisions; /* moves made, in all games and places */
    struct nika_sum sums[NIKA_MEASURES];
    uint32_t margins[NIKA_MARGIN_BINS]; /* how many games of a place ended with margin index - NIKA_MARGIN_MAX */
};

/* May be looked at; changed by nika_tally_add alone. Plain data, about 13 kB. */
struct nika_tally {
    unsigned players, sides;
    uint64_t deals;
    uint8_t side_of[NIKA_SEATS_MAX]; /* of each place; sides are numbered in the order of their first places */
    struct nika_side side[NIKA_SEATS_MAX];
};

/* A mean and half the width of its 95 % interval; with fewer than two deals that width is not known, and 0. */
struct nika_figure {
    double mean, half;
};

/* An empty tally for agents in these places. Agents that are to be told apart need different names. */
void nika_tally_start(struct nika_tally *tally, unsigned players, const struct nika_agent agents[NIKA_SEATS_MAX]);

void nika_tally_add(struct nika_tally *tally, const struct nika_outcome *outcome);

struct nika_figure nika_tally_figure(const struct nika_tally *tally, unsigned side, enum nika_measure measure);

/* What a sequential test says. */
enum nika_verdict { NIKA_UNDECIDED, NIKA_LOW, NIKA_HIGH };

/*
 * The sequential probability ratio test of side 0: is its win share `low` or `high` (low < high)? Both error rates are
 * 5 %. The tally is judged after every deal, in order, until there is a verdict. *evidence is the log likelihood ratio,
 * assuming normally distributed deals with the variance that was found:
 *
 *     deals * (high - low) * (2 * mean - low - high) / (2 * variance)
 *
 * and there is a verdict when it reaches ±NIKA_EVIDENCE. A few deals can be all alike by chance, so there is none
 * before NIKA_DEALS_MIN, and the variance is never taken for less than if one deal had differed from all others by one
 * game.
 */
#define NIKA_EVIDENCE 2.9444389791664403 /* the logarithm of 0.95 / 0.05 */
enum { NIKA_DEALS_MIN = 16 };
enum nika_verdict nika_tally_judge(const struct nika_tally *tally, double low, double high, double *evidence);

/* The square root of a finite number, 0 or more: the same bits on every platform, at most the last of them wrong. */
double nika_root(double number);

#ifdef __cplusplus
}
#endif

#endif
