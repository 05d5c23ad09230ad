/*
 * calibrate.c: how well the chances to win that a player reports come true: it plays games with itself, and notes at each of
 * its decisions what it reports and, in the end, what happened. And with which factor the log odds of what its search found,
 * counted from the fair share's, would have come true best. What is reported is calibrated already (src/ai/chance.c).
 */
#include <stdio.h>
#include <stdlib.h>

#include <nika/chance.h>
#include <nika/simulate.h>

#include "ai/ai_internal.h"
#include "cli/cli.h"
#include "tune.h"

enum { STAGES = 8, BINS = 10, NOTES_MAX = 512, FACTORS = 40 /* twentieths, from 1 */ };

/* A decision: the stage of the game, and the chance that was reported. */
struct note {
    uint8_t seat, stage;
    float win;
};

struct notes {
    struct note note[NOTES_MAX];
    unsigned count;
};

/* A game that was played, and its winners' shares. */
struct played {
    struct notes notes;
    float share[NIKA_SEATS_MAX];
    bool fine;
};

/* Of one stage or bin. */
struct sums {
    double count, reported, real, error, plain; /* squares, of the report and of the fair share */
};

struct calibration {
    const struct tune_said *said;
    struct nika_agent agent, noting[NIKA_SEATS_MAX];
    struct sums stages[STAGES], bins[STAGES][BINS];
    double errors[STAGES][FACTORS]; /* squares, if the log odds had that factor */
    bool fine;
};

/* What the thread's game has noted, and who plays it. */
static _Thread_local struct notes *thread_notes;
static _Thread_local const struct nika_agent *thread_agent;

static void think_and_note(const struct nika_agent *agent, const struct nika_question *question,
                           struct nika_thought *thought)
{
    const unsigned stage = nika_stage(question->setup, question->view);
    (void)agent;
    nika_think(thread_agent, question, thought);
    for (unsigned i = 0; i < thought->count; i++)
        if (nika_move_same(thought->candidates[i].move, thought->move) && thought->candidates[i].visits > 0 &&
            thread_notes->count < NOTES_MAX && stage < STAGES && thought->count > 1)
            thread_notes->note[thread_notes->count++] =
                (struct note){.seat = question->view->seat,
                              .stage = (uint8_t)stage,
                              .win = thought->candidates[i].win};
}

static const struct nika_algorithm noting = {.remembers = true, .think = think_and_note};

static void play_game(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct calibration *calibration = context;
    struct nika_bench *bench = workspace;
    struct played *played = piece;
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_result result;
    struct nika_rng rng;
    const unsigned players = calibration->said->players;
    nika_rng_seed(&rng, calibration->said->seed, number);
    nika_setup_init(&setup, calibration->said->game, players, nika_rng_below(&rng, players));
    nika_deal(&setup, &rng, &deal);
    played->notes.count = 0;
    thread_notes = &played->notes;
    thread_agent = &calibration->agent;
    struct nika_play *play = nika_bench_begin(bench, &setup, &deal);
    played->fine = nika_play_out(bench, calibration->noting, (struct nika_budget){0}, &rng, (struct nika_witness){0});
    if (!played->fine)
        return;
    nika_play_result(play, &result);
    unsigned winners = 0;
    for (unsigned seat = 0; seat < players; seat++)
        winners += result.rank[seat] == 1;
    for (unsigned seat = 0; seat < players; seat++)
        played->share[seat] = result.rank[seat] == 1 ? 1.0F / (float)winners : 0;
}

static void add(struct sums *sums, double reported, double real, double fair)
{
    sums->count++;
    sums->reported += reported;
    sums->real += real;
    sums->error += (reported - real) * (reported - real);
    sums->plain += (fair - real) * (fair - real);
}

static bool take_game(void *context, uint64_t number, void *piece)
{
    struct calibration *calibration = context;
    const struct played *played = piece;
    const double fair = 1.0 / calibration->said->players;
    (void)number;
    calibration->fine = played->fine;
    for (unsigned i = 0; played->fine && i < played->notes.count; i++) {
        const struct note *note = &played->notes.note[i];
        const double reported = (double)note->win, real = (double)played->share[note->seat];
        const unsigned bin = (unsigned)(reported * BINS);
        add(&calibration->stages[note->stage], reported, real, fair);
        for (unsigned j = 0; j < FACTORS; j++) {
            const double error = (double)nika_surer(note->win, (float)fair, (float)(j + 1) / 20) - real;
            calibration->errors[note->stage][j] += error * error;
        }
        add(&calibration->bins[note->stage][bin < BINS ? bin : BINS - 1], reported, real, fair);
    }
    return played->fine;
}

static void print_stage(const struct calibration *calibration, unsigned stage)
{
    const struct sums *sums = &calibration->stages[stage];
    unsigned best = 0;
    for (unsigned j = 1; j < FACTORS; j++)
        best = calibration->errors[stage][j] < calibration->errors[stage][best] ? j : best;
    printf("%u: %.0f decisions, Brier skill %.3f; with log odds times %.2f %.3f\n", stage + 1, sums->count,
           1 - sums->error / sums->plain, (best + 1) / 20.0, 1 - calibration->errors[stage][best] / sums->plain);
    for (unsigned i = 0; i < BINS; i++) {
        const struct sums *bin = &calibration->bins[stage][i];
        if (bin->count > 0)
            printf("   %5.1f %% reported, %5.1f %% real, %.0f decisions\n", 100 * bin->reported / bin->count,
                   100 * bin->real / bin->count, bin->count);
    }
}

int tune_calibrate(const struct tune_said *said, const char *name)
{
    struct calibration calibration = {.said = said, .fine = true};
    if (!nika_agent_named(name, &calibration.agent))
        return -1;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        calibration.noting[seat] = (struct nika_agent){.name = "noting", .algorithm = &noting};
    const bool ran = cli_run("tune", &(struct cli_work){.end = said->deals,
                                                        .threads = said->threads,
                                                        .piece_size = sizeof(struct played),
                                                        .workspace_size = sizeof(struct nika_bench),
                                                        .make = play_game,
                                                        .take = take_game,
                                                        .context = &calibration});
    if (!ran || !calibration.fine)
        return CLI_WRONG;
    for (unsigned stage = 0; stage < STAGES; stage++)
        if (calibration.stages[stage].count > 0)
            print_stage(&calibration, stage);
    return 0;
}
