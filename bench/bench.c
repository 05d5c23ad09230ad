/*
 * bench.c: measures the rules: random playouts, decisions, and the cost of copying, listing, imagining.
 *
 * Each figure is the median of some repetitions in CPU time. Results are used (a checksum is printed), so that nothing
 * is optimised away.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/games.h>

#include "timing.h"

enum { REPETITIONS = 5, BATCH = 64, SAMPLES = 256 };

struct row {
    double playouts_per_second;
    double decisions_per_game;
    double decision_ns; /* nika_step */
    double checked_ns;  /* look, legal, apply */
    double imagine_ns;  /* one world behind a view */
    double copy_ns;     /* one world */
    uint64_t checksum;
};

static void begin(struct nika_setup *setup, struct nika_rng *rng, struct nika_world *world)
{
    struct nika_deal deal;
    setup->start = (uint8_t)nika_rng_below(rng, setup->players);
    nika_deal(setup, rng, &deal);
    setup->game->begin(setup, &deal, world);
}

static unsigned asked(const struct nika_setup *setup, const struct nika_world *world)
{
    struct nika_view view;
    nika_look(setup, world, NIKA_WATCHER, &view);
    return setup->game->waiting(setup, &view).asked;
}

/* Whole random games from deal to end, with the game's own fast step. */
static void measure_playouts(struct nika_setup setup, double seconds, struct row *row)
{
    double rates[REPETITIONS], costs[REPETITIONS];
    struct nika_rng rng;
    nika_rng_seed(&rng, 1, setup.players);
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
        uint64_t games = 0, decisions = 0;
        const double start = now();
        double spent;
        do {
            for (int i = 0; i < BATCH; i++, games++) {
                struct nika_world world;
                begin(&setup, &rng, &world);
                do
                    decisions++;
                while (nika_step(&setup, &world, &rng));
                row->checksum += world.bytes[0] + rng.state[0];
            }
            spent = now() - start;
        } while (spent < seconds);
        rates[repetition] = (double)games / spent;
        costs[repetition] = 1e9 * spent / (double)decisions;
        row->decisions_per_game = (double)decisions / (double)games;
    }
    row->playouts_per_second = median(rates, REPETITIONS);
    row->decision_ns = median(costs, REPETITIONS);
}

/* The same games the long way: what a player, a server or a record does for each move. */
static void measure_checked(struct nika_setup setup, double seconds, struct row *row)
{
    double costs[REPETITIONS];
    struct nika_rng rng;
    nika_rng_seed(&rng, 2, setup.players);
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
        uint64_t decisions = 0;
        const double start = now();
        double spent;
        do {
            struct nika_world world;
            struct nika_view view;
            struct nika_move moves[NIKA_MOVES_MAX];
            begin(&setup, &rng, &world);
            for (unsigned mask; (mask = asked(&setup, &world)) != 0; decisions++) {
                const unsigned seat = nika_lowest_bit(mask);
                nika_look(&setup, &world, seat, &view);
                const unsigned count = setup.game->legal(&setup, &view, moves);
                setup.game->apply(&setup, &world, seat, moves[nika_rng_below(&rng, count)]);
            }
            row->checksum += world.bytes[0] + rng.state[0];
            spent = now() - start;
        } while (spent < seconds);
        costs[repetition] = 1e9 * spent / (double)decisions;
    }
    row->checked_ns = median(costs, REPETITIONS);
}

/* Worlds from all over random games, for what is asked of single positions. */
static void sample_worlds(struct nika_setup *setup, struct nika_world worlds[SAMPLES])
{
    struct nika_rng rng;
    nika_rng_seed(&rng, 3, setup->players);
    for (int i = 0; i < SAMPLES; i++) {
        begin(setup, &rng, &worlds[i]);
        for (unsigned steps = nika_rng_below(&rng, 120); steps > 0 && asked(setup, &worlds[i]); steps--)
            nika_step(setup, &worlds[i], &rng);
    }
}

static void measure_positions(struct nika_setup setup, double seconds, struct row *row)
{
    static struct nika_world worlds[SAMPLES];
    double imagined[REPETITIONS], copied[REPETITIONS];
    struct nika_world world;
    struct nika_view view;
    struct nika_rng rng;
    nika_rng_seed(&rng, 4, setup.players);
    sample_worlds(&setup, worlds);
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
        uint64_t count = 0;
        double start = now(), spent;
        do {
            for (unsigned i = 0; i < SAMPLES; i++, count++) {
                nika_look(&setup, &worlds[i], i % setup.players, &view);
                setup.game->imagine(&setup, &view, &rng, &world);
                row->checksum += world.bytes[i];
            }
            spent = now() - start;
        } while (spent < seconds);
        imagined[repetition] = 1e9 * spent / (double)count;
        count = 0;
        start = now();
        do {
            for (unsigned i = 0; i < SAMPLES; i++, count++) {
                nika_copy(setup.game, &world, &worlds[i]);
                row->checksum += world.bytes[world.bytes[0]];
            }
            spent = now() - start;
        } while (spent < seconds);
        copied[repetition] = 1e9 * spent / (double)count;
    }
    row->imagine_ns = median(imagined, REPETITIONS);
    row->copy_ns = median(copied, REPETITIONS);
}

static void print_row(const struct nika_setup *setup, const struct row *row, bool json)
{
    if (json) {
        printf("{\"game\":\"%s\",\"players\":%d,\"playouts_per_second\":%.0f,\"decisions_per_game\":%.2f,"
               "\"ns_per_decision\":%.2f,\"ns_per_checked_decision\":%.2f,\"ns_per_imagine\":%.1f,\"ns_per_copy\":%.2f,"
               "\"bytes_per_world\":%zu}\n",
               setup->game->name, setup->players, row->playouts_per_second, row->decisions_per_game, row->decision_ns,
               row->checked_ns, row->imagine_ns, row->copy_ns, nika_world_size(setup->game));
        return;
    }
    printf("%-10s %7d %12.0f %11.1f %11.1f %11.1f %11.1f %9.1f %7zu\n", setup->game->name, setup->players,
           row->playouts_per_second, row->decisions_per_game, row->decision_ns, row->checked_ns, row->imagine_ns,
           row->copy_ns, nika_world_size(setup->game));
}

int main(int count, char **arguments)
{
    const char *only = NULL;
    long players_only = 0;
    double seconds = 0.2;
    bool json = false, brief = false;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--json") == 0)
            json = true;
        else if (strcmp(arguments[i], "--brief") == 0)
            brief = true;
        else if (strcmp(arguments[i], "--game") == 0 && i + 1 < count)
            only = arguments[++i];
        else if (strcmp(arguments[i], "--players") == 0 && i + 1 < count)
            players_only = strtol(arguments[++i], NULL, 10);
        else if (strcmp(arguments[i], "--seconds") == 0 && i + 1 < count)
            seconds = strtod(arguments[++i], NULL);
        else {
            fputs("Usage: nika-bench [--json] [--brief] [--game G] [--players N] [--seconds S]\n"
                  "--brief prints only decisions per second of random playouts; --seconds is per repetition.\n",
                  stderr);
            return strcmp(arguments[i], "--help") == 0 ? 0 : 2;
        }
    }
    if (!json && !brief)
        printf("%-10s %7s %12s %11s %11s %11s %11s %9s %7s\n", "game", "players", "playouts/s", "dec/game", "ns/dec",
               "ns/checked", "ns/imagine", "ns/copy", "bytes");
    uint64_t checksum = 0;
    for (unsigned i = 0; nika_games[i]; i++)
        for (unsigned players = nika_games[i]->players_min; players <= nika_games[i]->players_max; players++) {
            struct nika_setup setup;
            struct row row = {0};
            if ((only && strcmp(only, nika_games[i]->name) != 0) || (players_only && (long)players != players_only))
                continue;
            nika_setup_init(&setup, nika_games[i], players, 0);
            measure_playouts(setup, seconds, &row);
            if (brief) {
                printf("%.0f\n", 1e9 / row.decision_ns);
            } else {
                measure_checked(setup, seconds, &row);
                measure_positions(setup, seconds / 4, &row);
                print_row(&setup, &row, json);
            }
            checksum += row.checksum;
        }
    fprintf(stderr, "checksum %016llx\n", (unsigned long long)checksum);
    return 0;
}
