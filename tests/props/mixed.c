/*
 * mixed.c: computer players of all levels play whole games together, at every table. Nobody makes a move that is not
 * legal, nobody stalls, every invariant holds, and all games come to their end.
 *
 *     mixed [GAMES [FIRST]]
 *
 * A game depends on its number alone: `mixed 1 NUMBER` plays it again.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/simulate.h>

#include "../../src/play/play_internal.h"

#include "tables.h"

enum {
    GAMES = 150,
    MOVES_MAX = 2000, /* of one game; as search.c has it for its lines of play: more than any game has */
    ITERATIONS_MAX = 12
};

static const char *const levels[] = {"beginner", "casual", "skilled", "expert", "master", "heuristic", "random"};
enum { LEVELS = sizeof levels / sizeof levels[0] };

/* One game. */
struct mixed {
    uint64_t number;
    struct nika_setup setup;
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_budget budget;
    unsigned moves;
};

/* What many games were like. */
struct tally {
    uint64_t moves;
    unsigned longest, tables, sat[LEVELS];
};

static struct nika_bench bench;

/* Says what is wrong with a game, and how to see it again, and ends all. */
static _Noreturn void fail(const struct mixed *mixed, const char *what)
{
    char table[128];
    fprintf(stderr, "FAILED: game %" PRIu64 ", %s, move %u, iterations %u:", mixed->number,
            tables_say(&mixed->setup, table), mixed->moves, mixed->budget.iterations);
    for (unsigned seat = 0; seat < mixed->setup.players; seat++)
        fprintf(stderr, " %s", mixed->agents[seat].name);
    fprintf(stderr, ": %s\n  again: mixed 1 %" PRIu64 "\n", what, mixed->number);
    exit(1);
}

static void before_move(void *context, const struct nika_play *play, unsigned seat, struct nika_move move)
{
    struct mixed *mixed = context;
    const char *broken = play->setup.game->check(&play->setup, &play->world);
    (void)seat, (void)move;
    if (broken)
        fail(mixed, broken);
    if (++mixed->moves > MOVES_MAX)
        fail(mixed, "it does not end");
}

static void check_end(const struct mixed *mixed, const struct nika_world *world)
{
    const struct nika_setup *setup = &mixed->setup;
    struct nika_view view;
    struct nika_result result;
    const char *broken = setup->game->check(setup, world);
    unsigned winners = 0;
    if (broken)
        fail(mixed, broken);
    nika_look(setup, world, NIKA_WATCHER, &view);
    if (!setup->game->result(setup, &view, &result))
        fail(mixed, "it is over without a result");
    for (unsigned seat = 0; seat < setup->players; seat++)
        winners += result.rank[seat] == 1;
    if (winners == 0)
        fail(mixed, "nobody wins");
}

/* Table, players and budget are drawn; the tables come one after the other. */
static void play_game(uint64_t number, const struct nika_setup *tables, unsigned table_count, struct tally *tally)
{
    struct mixed mixed = {.number = number, .setup = tables[number % table_count]};
    struct nika_setup *setup = &mixed.setup;
    struct nika_deal deal;
    struct nika_rng rng;
    nika_rng_seed(&rng, 17, number);
    setup->start = (uint8_t)nika_rng_below(&rng, setup->players);
    mixed.budget.iterations = 1 + nika_rng_below(&rng, ITERATIONS_MAX);
    for (unsigned seat = 0; seat < setup->players; seat++) {
        const unsigned level = nika_rng_below(&rng, LEVELS);
        if (!nika_agent_named(levels[level], &mixed.agents[seat]))
            fail(&mixed, levels[level]);
        tally->sat[level]++;
    }
    nika_deal(setup, &rng, &deal);
    const struct nika_play *play = nika_bench_begin(&bench, setup, &deal);
    if (!nika_play_out(&bench, mixed.agents, mixed.budget, &rng,
                       (struct nika_witness){.move = before_move, .context = &mixed}))
        fail(&mixed, "a move that is not legal");
    check_end(&mixed, &play->world);
    tally->moves += mixed.moves;
    tally->longest = mixed.moves > tally->longest ? mixed.moves : tally->longest;
}

int main(int count, char **words)
{
    static struct nika_setup tables[TABLES_MAX];
    struct tally tally = {0};
    const uint64_t games = count > 1 ? strtoull(words[1], NULL, 10) : GAMES;
    const uint64_t first = count > 2 ? strtoull(words[2], NULL, 10) : 0;
    tally.tables = tables_all(tables);
    if (games == 0) {
        fputs("usage: mixed [GAMES [FIRST]]\n", stderr);
        return 2;
    }
    for (uint64_t number = first; number < first + games; number++)
        play_game(number, tables, tally.tables, &tally);
    printf("%" PRIu64 " games at %u tables: %" PRIu64 " moves, the longest game %u; seats:", games, tally.tables,
           tally.moves, tally.longest);
    for (unsigned i = 0; i < LEVELS; i++)
        printf(" %s %u", levels[i], tally.sat[i]);
    puts("");
    return 0;
}
