/*
 * bench_batch.c: measures batches: random actions, with observations and masks written, in decisions per second.
 *
 * One thread is measured in processor time, as everything else; several, which wait for one another, by the clock. What
 * several threads gain (--gain) is the median of many short pairs, one thread and all of them in turn, both by the clock:
 * on a machine with neighbours, the same second may be half as fast as the one before.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/batch.h>
#include <nika/games.h>

#include "timing.h"

enum { REPETITIONS = 5, PAIRS = 31, STEPS = 16 };

static double moment(bool by_clock)
{
    struct timespec time;
    if (!by_clock)
        return now();
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void *need(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) {
        fputs("nika-bench-batch: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

struct playing {
    struct nika_batch_buffers buffers;
    struct nika_batch *batch;
    uint16_t *actions;
    uint32_t lanes;
};

static struct playing begin(const struct nika_batch_options *options)
{
    const struct nika_game *game = options->setup.game;
    const unsigned players = options->setup.players;
    struct playing playing = {
        .buffers = {.observations = need(options->lanes, nika_layout_size(game, players, NIKA_OBSERVATION)),
                    .masks = need(options->lanes, nika_actions(game)),
                    .seats = need(options->lanes, 1),
                    .done = need(options->lanes, 1),
                    .rewards = need(options->lanes, NIKA_REWARDS * players * sizeof(float))},
        .actions = need(options->lanes, sizeof(uint16_t)),
        .lanes = options->lanes};
    char problem[128];
    playing.batch = nika_batch_new(options, &playing.buffers, problem, sizeof problem);
    if (!playing.batch) {
        fprintf(stderr, "nika-bench-batch: %s\n", problem);
        exit(1);
    }
    nika_batch_reset(playing.batch, options->seed);
    return playing;
}

static void end(const struct playing *playing)
{
    nika_batch_free(playing->batch);
    free(playing->buffers.observations);
    free(playing->buffers.masks);
    free(playing->buffers.seats);
    free(playing->buffers.done);
    free(playing->buffers.rewards);
    free(playing->actions);
}

/* Plays for some time; decisions per second. */
static double rate_of(const struct playing *playing, double seconds, bool by_clock, uint64_t *checksum)
{
    uint64_t steps = 0;
    const double start = moment(by_clock);
    double spent;
    do {
        for (unsigned step = 0; step < STEPS; step++, steps++) {
            nika_batch_random(playing->batch, playing->actions);
            nika_batch_step(playing->batch, playing->actions, NULL);
        }
        *checksum += (uint64_t)playing->actions[0] + playing->buffers.observations[0] + playing->buffers.done[0];
        spent = moment(by_clock) - start;
    } while (spent < seconds);
    return (double)(steps * playing->lanes) / spent;
}

/* Decisions per second, the median of some repetitions. */
static double measure(const struct nika_batch_options *options, double seconds, uint64_t *checksum)
{
    const struct playing playing = begin(options);
    double rates[REPETITIONS];
    for (unsigned i = 0; i < REPETITIONS; i++)
        rates[i] = rate_of(&playing, seconds, options->threads > 1, checksum);
    end(&playing);
    return median(rates, REPETITIONS);
}

/* How much faster all threads are than one. */
static double measure_gain(const struct nika_batch_options *options, double seconds, uint64_t *checksum)
{
    struct nika_batch_options alone = *options;
    alone.threads = 1;
    const struct playing one = begin(&alone), all = begin(options);
    double gains[PAIRS];
    for (unsigned i = 0; i < PAIRS; i++) {
        const double slow = rate_of(&one, seconds, true, checksum);
        gains[i] = rate_of(&all, seconds, true, checksum) / slow;
    }
    end(&one);
    end(&all);
    return median(gains, PAIRS);
}

int main(int count, char **arguments)
{
    const char *only = NULL;
    unsigned players = 4;
    double seconds = 0.2;
    bool json = false, brief = false, gain = false;
    struct nika_batch_options options = {.lanes = 4096, .threads = 1, .seed = 1};
    for (int i = 1; i < count; i++) {
        const bool more = i + 1 < count;
        if (strcmp(arguments[i], "--json") == 0)
            json = true;
        else if (strcmp(arguments[i], "--brief") == 0)
            brief = true;
        else if (strcmp(arguments[i], "--gain") == 0)
            gain = true;
        else if (strcmp(arguments[i], "--game") == 0 && more)
            only = arguments[++i];
        else if (strcmp(arguments[i], "--players") == 0 && more)
            players = (unsigned)strtoul(arguments[++i], NULL, 10);
        else if (strcmp(arguments[i], "--lanes") == 0 && more)
            options.lanes = (uint32_t)strtoul(arguments[++i], NULL, 10);
        else if (strcmp(arguments[i], "--threads") == 0 && more)
            options.threads = (uint32_t)strtoul(arguments[++i], NULL, 10);
        else if (strcmp(arguments[i], "--seconds") == 0 && more)
            seconds = strtod(arguments[++i], NULL);
        else {
            fputs("Usage: nika-bench-batch [--json | --brief | --gain] [--game G] [--players N] [--lanes N] [--threads "
                  "N] "
                  "[--seconds S]\n",
                  stderr);
            return strcmp(arguments[i], "--help") == 0 ? 0 : 2;
        }
    }
    uint64_t checksum = 0;
    if (!json && !brief && !gain)
        printf("%-10s %7s %6s %7s %12s %7s\n", "game", "players", "lanes", "threads", "decisions/s", "ns/dec");
    for (unsigned i = 0; nika_games[i]; i++) {
        if ((only && strcmp(only, nika_games[i]->name) != 0) ||
            !nika_setup_init(&options.setup, nika_games[i], players, 0))
            continue;
        if (gain) {
            printf("%.2f\n", measure_gain(&options, seconds, &checksum));
            continue;
        }
        const double rate = measure(&options, seconds, &checksum);
        if (brief)
            printf("%.0f\n", rate);
        else
            printf(json ? "{\"game\":\"%s\",\"players\":%u,\"lanes\":%u,\"threads\":%u,"
                          "\"decisions_per_second\":%.0f,\"ns_per_decision\":%.1f}\n"
                        : "%-10s %7u %6u %7u %12.0f %7.1f\n",
                   nika_games[i]->name, players, options.lanes, options.threads, rate, 1e9 / rate);
    }
    fprintf(stderr, "checksum %016llx\n", (unsigned long long)checksum);
    return 0;
}
