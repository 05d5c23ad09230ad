/*
 * calibrate.c: how well the chances to win that a player reports come true. Games are played (asked.c), and at decisions in
 * them it is noted what a player's lines find and, in the end, what happened. Told are, for each stage, what is reported of it
 * (src/ai/chance.c) against what was real, and by which factor and shift the log odds of what was found would have come true
 * best: a logistic regression.
 *
 * Decisions of one game share its end. So errors are those of results without each of some groups of games (jackknife).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <nika/chance.h>

#include "ai/ai_internal.h"
#include "asked.h"
#include "cli/cli.h"
#include "tune.h"

enum {
    STAGES = 8,
    BINS = 10,
    GROUPS = 40,
    ONE_IN = 20,      /* decisions of others' games: one or two in each stage */
    OWN_ONE_IN = 4,   /* of its own games, which take longer */
    STEPS = 12,       /* of the regression */
    AT_ONCE = 1 << 12 /* by how many notes their room grows */
};

/* A note, and in which group of games it was taken. */
struct noted {
    struct asking_note note;
    unsigned group;
};

struct calibration {
    struct asking asking;
    struct nika_setup setup;
    struct noted *noted;
    size_t count, room;
    bool fine;
};

/* The log odds of a chance, counted from the fair share's, times `factor` and `shift` more. */
struct fit {
    double factor, shift;
};

/* What comes of a stage: Brier skills of what was found and of what is reported, and the best fit. */
struct outcome {
    double found, reported;
    struct fit fit;
};

static void play_game(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct calibration *calibration = context;
    asking_play(&calibration->asking, number, workspace, piece);
}

static bool take_game(void *context, uint64_t number, void *piece)
{
    struct calibration *calibration = context;
    const struct asking_game *game = piece;
    calibration->fine = game->fine;
    for (unsigned i = 0; game->fine && i < game->count; i++) {
        if (calibration->count == calibration->room) {
            struct noted *more = realloc(calibration->noted, (calibration->room += AT_ONCE) * sizeof *more);
            if (!more)
                return calibration->fine = false;
            calibration->noted = more;
        }
        calibration->noted[calibration->count++] = (struct noted){game->note[i], (unsigned)(number % GROUPS)};
    }
    return game->fine;
}

static double log_odds(double chance)
{
    return log(chance / (1 - chance));
}

/* Whether a note counts for a stage, without a group (GROUPS: with all). */
static bool counts(const struct noted *noted, unsigned stage, unsigned without)
{
    return noted->note.stage == stage && noted->group != without;
}

/* By Newton's method. What is certain stays so, and tells nothing here. */
static struct fit fit(const struct calibration *calibration, unsigned stage, unsigned without)
{
    const double fair = log_odds(1.0 / calibration->asking.players);
    struct fit fit = {1, 0};
    for (unsigned step = 0; step < STEPS; step++) {
        double shift = -0.01 * fit.shift, factor = 0.01 * (1 - fit.factor); /* gradients; little is known beforehand */
        double shift2 = 0.01, both = 0, factor2 = 0.01;
        for (size_t i = 0; i < calibration->count; i++) {
            const double found = (double)calibration->noted[i].note.found;
            if (!counts(&calibration->noted[i], stage, without) || found <= 0 || found >= 1)
                continue;
            const double x = log_odds(found) - fair, chance = 1 / (1 + exp(-fair - fit.shift - fit.factor * x));
            const double error = (double)calibration->noted[i].note.real - chance, weight = chance * (1 - chance);
            shift += error;
            factor += error * x;
            shift2 += weight;
            both += weight * x;
            factor2 += weight * x * x;
        }
        const double determinant = shift2 * factor2 - both * both;
        fit.shift += (factor2 * shift - both * factor) / determinant;
        fit.factor += (shift2 * factor - both * shift) / determinant;
    }
    return fit;
}

static struct outcome outcome_of(const struct calibration *calibration, unsigned stage, unsigned without)
{
    const double fair = 1.0 / calibration->asking.players;
    double plain = 0, found = 0, reported = 0;
    for (size_t i = 0; i < calibration->count; i++) {
        const struct asking_note *note = &calibration->noted[i].note;
        if (!counts(&calibration->noted[i], stage, without))
            continue;
        const double real = (double)note->real, one = (double)note->found - real,
                     other = (double)nika_chance_calibrated(calibration->asking.asked, &calibration->setup, stage,
                                                            note->found) -
                             real;
        plain += (fair - real) * (fair - real);
        found += one * one;
        reported += other * other;
    }
    return (struct outcome){1 - found / plain, 1 - reported / plain, fit(calibration, stage, without)};
}

/* Of a number that was found without each of the groups. */
static double standard_error(const double *numbers)
{
    double mean = 0, squares = 0;
    for (unsigned i = 0; i < GROUPS; i++)
        mean += numbers[i] / GROUPS;
    for (unsigned i = 0; i < GROUPS; i++)
        squares += (numbers[i] - mean) * (numbers[i] - mean);
    return sqrt(squares * (GROUPS - 1) / GROUPS);
}

static void print_bins(const struct calibration *calibration, unsigned stage)
{
    struct {
        double count, reported, real;
    } bins[BINS] = {{0, 0, 0}};
    for (size_t i = 0; i < calibration->count; i++) {
        const struct asking_note *note = &calibration->noted[i].note;
        if (!counts(&calibration->noted[i], stage, GROUPS))
            continue;
        const double reported =
            (double)nika_chance_calibrated(calibration->asking.asked, &calibration->setup, stage, note->found);
        const unsigned bin = (unsigned)(reported * BINS) < BINS ? (unsigned)(reported * BINS) : BINS - 1;
        bins[bin].count++;
        bins[bin].reported += reported;
        bins[bin].real += (double)note->real;
    }
    for (unsigned i = 0; i < BINS; i++) {
        const double real = bins[i].real / bins[i].count;
        if (bins[i].count > 0)
            printf("   %5.1f %% reported, %5.1f %% ± %.1f real, %.0f decisions\n",
                   100 * bins[i].reported / bins[i].count, 100 * real, 100 * sqrt(real * (1 - real) / bins[i].count),
                   bins[i].count);
    }
}

static void print_stage(const struct calibration *calibration, unsigned stage)
{
    double found[GROUPS], reported[GROUPS], factor[GROUPS], shift[GROUPS];
    size_t count = 0;
    for (size_t i = 0; i < calibration->count; i++)
        count += counts(&calibration->noted[i], stage, GROUPS);
    if (count == 0)
        return;
    const struct outcome all = outcome_of(calibration, stage, GROUPS);
    for (unsigned i = 0; i < GROUPS; i++) {
        const struct outcome without = outcome_of(calibration, stage, i);
        found[i] = without.found;
        reported[i] = without.reported;
        factor[i] = without.fit.factor;
        shift[i] = without.fit.shift;
    }
    printf("%u: %zu decisions; Brier skill %.3f ± %.3f found, %.3f ± %.3f reported; best with log odds times "
           "%.2f ± %.2f, %+.2f ± %.2f\n",
           stage + 1, count, all.found, standard_error(found), all.reported, standard_error(reported), all.fit.factor,
           standard_error(factor), all.fit.shift, standard_error(shift));
    print_bins(calibration, stage);
}

int tune_calibrate(const struct tune_said *said, const char *name, const char *others, uint32_t iterations)
{
    struct nika_agent asked, playing;
    if (!nika_agent_named(name, &asked) || (others && !nika_agent_named(others, &playing)))
        return -1;
    struct calibration calibration = {.asking = {.game = said->game,
                                                 .asked = &asked,
                                                 .others = others ? &playing : NULL,
                                                 .players = said->players,
                                                 .one_in = others ? ONE_IN : OWN_ONE_IN,
                                                 .iterations = iterations,
                                                 .seed = said->seed}};
    nika_setup_init(&calibration.setup, said->game, said->players, 0);
    const bool ran = cli_run("tune", &(struct cli_work){.end = said->deals,
                                                        .threads = said->threads,
                                                        .piece_size = sizeof(struct asking_game),
                                                        .workspace_size = sizeof(struct nika_bench),
                                                        .make = play_game,
                                                        .take = take_game,
                                                        .context = &calibration});
    for (unsigned stage = 0; ran && calibration.fine && stage < STAGES; stage++)
        print_stage(&calibration, stage);
    free(calibration.noted);
    return ran && calibration.fine ? 0 : CLI_WRONG;
}
