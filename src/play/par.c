/*
 * par.c: par of a deal (see par.h). Whoever has stronger players, or faster ones, changes them here, and with them the means.
 */
#include <nika/par.h>

#include <assert.h>
#include <string.h>

enum { GAMES = 16, SEED = 1 };

/* A short search: as strong as the expert within the error of what it is used for, in a seventh of the time. */
static const char strong[] = "search-100";

/*
 * Of such games with so many players: the mean score in hundredths, over all deals and seats; and the share of what the
 * means of GAMES games differ by that is the deal's and the seat's own, in hundredths, while the rest is chance.
 */
static const struct means {
    const char *game;
    uint8_t players, reliability;
    int16_t mean;
} all_means[] = {{"byzantz", 4, 69, 2370}, {"justinian", 4, 61, 17330}};

/* By how much, in hundredths, a mean of so few games is to be moved. */
static int shift_of(const struct nika_setup *setup, int mean)
{
    for (unsigned i = 0; i < sizeof all_means / sizeof all_means[0]; i++)
        if (strcmp(all_means[i].game, setup->game->name) == 0 && all_means[i].players == setup->players)
            return (100 - all_means[i].reliability) * (all_means[i].mean - mean) / 100;
    return 0;
}

/* A whole number from hundredths. */
static int16_t rounded(int hundredths)
{
    return (int16_t)((hundredths + (hundredths < 0 ? -50 : 50)) / 100);
}

void nika_par(const struct nika_setup *setup, const struct nika_deal *deal, unsigned seat, struct nika_bench *bench,
              struct nika_par *par)
{
    struct nika_agent agents[NIKA_SEATS_MAX];
    int scores[GAMES], sum = 0;
    for (unsigned i = 0; i < setup->players; i++)
        nika_agent_named(strong, &agents[i]);
    for (unsigned game = 0; game < GAMES; game++) {
        struct nika_result result;
        struct nika_rng rng;
        const struct nika_play *play = nika_bench_begin(bench, setup, deal);
        nika_rng_seed(&rng, SEED, game);
        const bool played = nika_play_out(bench, agents, (struct nika_budget){.iterations = 0}, &rng,
                                          (struct nika_witness){.move = NULL}) &&
                            nika_play_result(play, &result);
        assert(played);
        const int score = played ? result.score[seat] : 0;
        sum += score;
        unsigned at = game; /* sorted, the least first */
        for (; at && scores[at - 1] > score; at--)
            scores[at] = scores[at - 1];
        scores[at] = score;
    }
    const int mean = 100 * sum / GAMES, shift = shift_of(setup, mean);
    par->low = rounded(50 * (scores[GAMES / 4 - 1] + scores[GAMES / 4]) + shift);
    par->middle = rounded(mean + shift);
    par->high = rounded(50 * (scores[GAMES - GAMES / 4 - 1] + scores[GAMES - GAMES / 4]) + shift);
}
