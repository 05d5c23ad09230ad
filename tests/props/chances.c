/*
 * chances.c: chances to win that are reported come true. Strong players play games to which no table was fitted; now
 * and then the expert and the master are asked there, with less effort than usual. What they report must agree with
 * what then happened, in all and in each bin of chances within three standard errors and a little for the tables' own.
 * Stages at which a percentage is shown must tell more than the fair share, and others not. A test that cannot fail is
 * worth nothing: where the tables change much, what the lines found must fail it.
 */
#include <math.h>
#include <stdio.h>

#include <nika/chance.h>
#include <nika/games.h>

#include "tuning/asked.h"

enum { STAGES = 8, BINS = 5, FEW = 40, GAMES_MAX = 400, SEED = 9900 };

#define TABLE_ERROR 0.03 /* of the tables, in a bin */
#define SKILL_LEAST 0.02 /* with less a stage tells nothing (src/ai/chance.c) */

/* Who is asked in which games, and whether the chances that its lines find are far from the truth. */
struct held {
    const char *game, *asked;
    unsigned players, from, games, one_in, iterations;
    bool far;
};

static const struct held all[] = {
    {"justinian", "expert", 3, 0, 150, 20, 60, true},
    {"byzantz", "expert", 4, 4, 300, 16, 250, false},
    {"justinian", "master", 4, 2, 60, 20, 150, false},
    {"byzantz", "master", 4, 4, 100, 16, 200, false},
};

/* A sum over decisions; its error is that of a sum over games, since the decisions of one share its end. */
struct sum {
    double sum, squares;
};

static struct nika_bench bench;
static struct asking_game games[GAMES_MAX];
static unsigned failures;

static void add(struct sum *sum, double of_game)
{
    sum->sum += of_game;
    sum->squares += of_game * of_game;
}

/* What is looked at: the games of one of the above, and what is taken as reported there. */
struct look {
    const struct held *held;
    struct nika_agent asked;
    struct nika_setup setup;
    bool calibrated;
};

static double reported(const struct look *look, const struct asking_note *note)
{
    return (double)(look->calibrated ? nika_chance_calibrated(&look->asked, &look->setup, note->stage, note->found)
                                     : note->found);
}

/* How many bins of a stage, and all of it, are further from the truth than luck explains; says which if that is a failure. */
static unsigned bins_off(const struct look *look, unsigned stage, bool fails)
{
    unsigned off = 0;
    for (unsigned bin = 0; bin <= BINS; bin++) {
        struct sum sum = {0, 0};
        double told = 0;
        unsigned count = 0;
        for (unsigned g = 0; g < look->held->games; g++) {
            double of_game = 0;
            for (unsigned i = 0; i < games[g].count; i++) {
                const struct asking_note *note = &games[g].note[i];
                const double chance = reported(look, note);
                if (note->stage != stage || (bin < BINS && (unsigned)(chance * (BINS - 1e-6)) != bin))
                    continue;
                of_game += chance - (double)note->real;
                told += chance;
                count++;
            }
            add(&sum, of_game);
        }
        if (count < FEW || fabs(sum.sum) <= 3 * sqrt(sum.squares) + TABLE_ERROR * count)
            continue;
        off++;
        if (fails)
            printf("FAILED: %s, %s, stage %u: %.1f %% were reported, and %.1f %% real, of %u\n", look->held->game,
                   look->held->asked, stage + 1, 100 * told / count, 100 * (told - sum.sum) / count, count);
    }
    return off;
}

/* By how many standard errors what is reported at a stage has more skill than a stage must; 0 if few were asked. */
static double skill_beyond(const struct look *look, unsigned stage)
{
    const double fair = 1.0 / look->setup.players;
    struct sum sum = {0, 0};
    unsigned count = 0;
    for (unsigned g = 0; g < look->held->games; g++) {
        double of_game = 0;
        for (unsigned i = 0; i < games[g].count; i++) {
            const struct asking_note *note = &games[g].note[i];
            const double real = (double)note->real, error = reported(look, note) - real, plain = fair - real;
            if (note->stage != stage)
                continue;
            of_game += (1 - SKILL_LEAST) * plain * plain - error * error;
            count++;
        }
        add(&sum, of_game);
    }
    return count < FEW ? 0 : sum.sum / sqrt(sum.squares);
}

static bool hold(const struct held *held)
{
    struct look look = {.held = held};
    const struct nika_game *game = nika_game_named(held->game);
    struct nika_agent others;
    unsigned off = 0, found_off = 0, surely = 0;
    nika_setup_init(&look.setup, game, held->players, 0);
    if (!nika_agent_named(held->asked, &look.asked) || !nika_agent_named("net-alone", &others))
        return false;
    const struct asking asking = {game,         &look.asked,      &others,    held->players,
                                  held->one_in, held->iterations, held->from, SEED};
    for (unsigned g = 0; g < held->games; g++) {
        asking_play(&asking, g, &bench, &games[g]);
        if (!games[g].fine)
            return false;
    }
    for (unsigned stage = held->from; stage < STAGES; stage++) {
        look.calibrated = false;
        found_off += bins_off(&look, stage, false);
        look.calibrated = true;
        off += bins_off(&look, stage, true);
        const double beyond = skill_beyond(&look, stage);
        const bool tells = nika_chance_tells(&look.asked, &look.setup, stage);
        surely += tells && beyond > 2;
        if (tells ? beyond < -2 : beyond > 2) {
            printf("FAILED: %s, %s, stage %u is said to tell %s: %.1f standard errors of skill\n", held->game,
                   held->asked, stage + 1, tells ? "something" : "nothing", beyond);
            off++;
        }
    }
    printf("%s, %s: %u bins that were reported are off, %u that were found; %u stages surely tell something\n",
           held->game, held->asked, off, found_off, surely);
    return off == 0 && surely > 0 && (!held->far || found_off > 0);
}

int main(void)
{
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (!hold(&all[i])) {
            printf("FAILED: %s, %s\n", all[i].game, all[i].asked);
            failures++;
        }
    return failures > 0;
}
