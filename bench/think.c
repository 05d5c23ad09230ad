/*
 * think.c: measures the computer players: how fast the policy alone plays on in imagined worlds, how fast the search of
 * the strongest level does so with all that it does besides (imagining, believing, judging, keeping the race), as a ratio;
 * and how long the expert, the master and the net alone think about a move.
 *
 * Policy and search take turns on the same positions, and the ratio is the median over pairs of runs, because machines are
 * noisy. In the positions, which are from all over games among heuristic players, there is a choice.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/games.h>

#include "ai/ai_internal.h"
#include "timing.h"

enum { REPETITIONS = 7, POSITIONS = 48, WORLDS = 8 };

struct position {
    struct nika_view view;
    struct nika_memory memory;
    struct nika_world worlds[WORLDS]; /* imagined from the view */
};

struct row {
    double policy; /* decisions per second */
    double search;
    double ratio;
    double line; /* decisions of a line of play of the search */
    uint64_t checksum;
};

/* How long a player thinks about a move. */
struct times {
    double mean_ms, worst_ms;
};

static struct nika_workspace workspace;

static struct nika_thought ask(const char *name, const struct nika_setup *setup, const struct position *position,
                               struct nika_rng *rng)
{
    struct nika_memory memory = position->memory;
    struct nika_agent agent;
    struct nika_thought thought;
    nika_agent_named(name, &agent);
    nika_think(&agent,
               &(struct nika_question){
                   .setup = setup, .view = &position->view, .memory = &memory, .rng = rng, .workspace = &workspace},
               &thought);
    return thought;
}

/* Games among heuristic players; every so often, if there is a choice, a position is kept. */
static void sample(struct nika_setup *setup, struct nika_rng *rng, struct position positions[POSITIONS])
{
    for (unsigned count = 0; count < POSITIONS;) {
        struct nika_memory memories[NIKA_SEATS_MAX] = {{{0}}};
        struct nika_deal deal;
        struct nika_world world;
        struct nika_view view;
        setup->start = (uint8_t)nika_rng_below(rng, setup->players);
        nika_deal(setup, rng, &deal);
        setup->game->begin(setup, &deal, &world);
        while (nika_look_asked(setup, &world, &view) && count < POSITIONS) {
            struct position *position = &positions[count];
            position->view = view;
            position->memory = memories[view.seat];
            const struct nika_thought thought = ask("heuristic", setup, position, rng);
            if (thought.count > 1 && nika_rng_below(rng, 12) == 0) {
                for (unsigned i = 0; i < WORLDS; i++)
                    setup->game->imagine(setup, &view, rng, &position->worlds[i]);
                count++;
            }
            const unsigned mover = view.seat;
            for (unsigned seat = 0; seat < setup->players; seat++) {
                nika_look(setup, &world, seat, &view);
                nika_remember(setup, &view, mover, thought.move, &memories[seat]);
            }
            setup->game->apply(setup, &world, mover, thought.move);
        }
    }
}

/* The policy alone, in worlds that are there already, up to where the search would stop. */
static double run_policy(const struct nika_setup *setup, const struct position *positions, double seconds,
                         struct row *row)
{
    const struct nika_strategy *strategy = nika_strategy_of(setup->game);
    struct nika_rng rng;
    uint64_t decisions = 0;
    nika_rng_seed(&rng, 1, 1);
    const double start = now();
    double spent;
    do {
        for (unsigned i = 0; i < POSITIONS * WORLDS; i++) {
            const struct position *position = &positions[i / WORLDS];
            const unsigned horizon = strategy->horizon(setup, strategy->tuned, &position->view);
            struct nika_world world;
            nika_copy(setup->game, &world, &position->worlds[i % WORLDS]);
            for (; strategy->clock(setup, &world) < horizon; decisions++)
                strategy->play(setup, strategy->tuned, &world, &rng);
            row->checksum += world.bytes[0];
        }
        spent = now() - start;
    } while (spent < seconds);
    return (double)decisions / spent;
}

static double run_search(const struct nika_setup *setup, const struct position *positions, double seconds,
                         struct row *row)
{
    struct nika_rng rng;
    uint64_t decisions = 0, lines = 0;
    nika_rng_seed(&rng, 1, 2);
    const double start = now();
    double spent;
    do {
        for (unsigned i = 0; i < POSITIONS; i++) {
            const struct nika_thought thought = ask("expert", setup, &positions[i], &rng);
            decisions += thought.decisions;
            lines += thought.iterations;
            row->checksum += thought.move.open;
        }
        spent = now() - start;
    } while (spent < seconds);
    row->line = (double)decisions / (double)lines;
    return (double)decisions / spent;
}

static struct times time_player(const char *name, const struct nika_setup *setup, const struct position *positions,
                                uint64_t *checksum)
{
    struct times times = {0};
    struct nika_rng rng;
    nika_rng_seed(&rng, 1, 3);
    for (unsigned i = 0; i < POSITIONS; i++) {
        const double start = now();
        *checksum += ask(name, setup, &positions[i], &rng).move.open;
        const double ms = 1e3 * (now() - start);
        times.mean_ms += ms / POSITIONS;
        times.worst_ms = ms > times.worst_ms ? ms : times.worst_ms;
    }
    return times;
}

static struct position positions[POSITIONS];

static struct row measure(struct nika_setup setup, double seconds)
{
    struct row row = {0};
    double policies[REPETITIONS], searches[REPETITIONS], ratios[REPETITIONS];
    struct nika_rng rng;
    nika_rng_seed(&rng, 1, setup.players);
    sample(&setup, &rng, positions);
    for (unsigned i = 0; i < REPETITIONS; i++) {
        policies[i] = run_policy(&setup, positions, seconds, &row);
        searches[i] = run_search(&setup, positions, seconds, &row);
        ratios[i] = searches[i] / policies[i];
    }
    row.policy = median(policies, REPETITIONS);
    row.search = median(searches, REPETITIONS);
    row.ratio = median(ratios, REPETITIONS);
    return row;
}

int main(int count, char **arguments)
{
    static const char *const games[] = {"justinian", "byzantz"};
    double seconds = 0.2;
    bool json = false;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--json") == 0)
            json = true;
        else if (strcmp(arguments[i], "--seconds") == 0 && i + 1 < count)
            seconds = strtod(arguments[++i], NULL);
        else {
            fputs("Usage: nika-bench-think [--json] [--seconds S]\n--seconds is per repetition.\n", stderr);
            return strcmp(arguments[i], "--help") == 0 ? 0 : 2;
        }
    }
    if (!json)
        printf("%-10s %7s %12s %12s %7s %9s %11s %11s %11s %11s %11s\n", "game", "players", "policy dec/s",
               "search dec/s", "ratio", "dec/line", "expert ms", "worst ms", "master ms", "worst ms", "net \u00b5s");
    uint64_t checksum = 0;
    for (unsigned i = 0; i < 2; i++) {
        struct nika_setup setup;
        nika_setup_init(&setup, nika_game_named(games[i]), 4, 0);
        const struct row row = measure(setup, seconds);
        const struct times expert = time_player("expert", &setup, positions, &checksum);
        const struct times master = time_player("master", &setup, positions, &checksum);
        const struct times net = time_player("net-alone", &setup, positions, &checksum);
        printf(json ? "{\"game\":\"%s\",\"players\":%d,\"policy_decisions_per_second\":%.0f,"
                      "\"search_decisions_per_second\":%.0f,\"ratio\":%.3f,\"decisions_per_line\":%.1f,"
                      "\"expert_ms\":%.2f,\"expert_worst_ms\":%.2f,\"master_ms\":%.2f,\"master_worst_ms\":%.2f,"
                      "\"net_us\":%.1f}\n"
                    : "%-10s %7d %12.0f %12.0f %7.3f %9.1f %11.2f %11.2f %11.2f %11.2f %11.1f\n",
               games[i], setup.players, row.policy, row.search, row.ratio, row.line, expert.mean_ms, expert.worst_ms,
               master.mean_ms, master.worst_ms, 1e3 * net.mean_ms);
        checksum += row.checksum;
    }
    fprintf(stderr, "checksum %016llx\n", (unsigned long long)checksum);
    return 0;
}
