/*
 * par.c: par of a deal (see par.h): many quick games of strong players, who do not always do the same.
 */
#include <nika/par.h>

#include <assert.h>

enum { GAMES = 64, SEED = 1, TEMPERATURE = 50 /* hundredths */ };

static void sort(int16_t *scores)
{
    for (unsigned i = 1; i < GAMES; i++) {
        const int16_t moved = scores[i];
        unsigned at = i;
        for (; at > 0 && scores[at - 1] > moved; at--)
            scores[at] = scores[at - 1];
        scores[at] = moved;
    }
}

void nika_par(const struct nika_setup *setup, const struct nika_deal *deal, struct nika_bench *bench,
              struct nika_par par[NIKA_SEATS_MAX])
{
    struct nika_agent agents[NIKA_SEATS_MAX];
    int16_t scores[NIKA_SEATS_MAX][GAMES];
    struct nika_rng rng;
    nika_rng_seed(&rng, SEED, 0);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        nika_agent_named("net-alone", &agents[seat]);
        agents[seat].noise = TEMPERATURE;
    }
    for (unsigned game = 0; game < GAMES; game++) {
        struct nika_result result;
        const struct nika_play *play = nika_bench_begin(bench, setup, deal);
        const bool played = nika_play_out(bench, agents, (struct nika_budget){.iterations = 0}, &rng,
                                          (struct nika_witness){.move = NULL}) &&
                            nika_play_result(play, &result);
        assert(played);
        for (unsigned seat = 0; seat < setup->players; seat++)
            scores[seat][game] = played ? result.score[seat] : 0;
    }
    for (unsigned seat = 0; seat < setup->players; seat++) {
        sort(scores[seat]);
        par[seat] = (struct nika_par){.low = scores[seat][GAMES / 4],
                                      .middle = scores[seat][GAMES / 2],
                                      .high = scores[seat][GAMES - 1 - GAMES / 4]};
    }
}
