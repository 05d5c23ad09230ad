/*
 * props.c: runs the generic test kit over all games of the registry and all numbers of players.
 *
 *     props [--game G] [--players N] [--games K] [--seed S] [--from F]
 *
 * Without options it plays as many games of each kind as make a run of some seconds. A failure tells how to see it
 * again.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/games.h>

#include "kit.h"

enum {
    PLIES = 6000, /* of each game and number of players, unless the number of games is given */
    PAIRS = 40000 /* of twins, of each game in all: worlds that a seat can't tell apart */
};

struct options {
    const char *game; /* NULL: all */
    uint64_t players; /* 0: all */
    struct kit_plan plan;
};

static bool read_number(const char *text, uint64_t most, uint64_t *number)
{
    char *end;
    errno = 0;
    const unsigned long long read = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end || errno || read > most)
        return false;
    *number = read;
    return true;
}

static bool read_options(int count, char **words, struct options *options)
{
    uint64_t games = 0, first = 0;
    for (int i = 1; i < count; i += 2) {
        const char *value = i + 1 < count ? words[i + 1] : "";
        bool fine = false;
        if (strcmp(words[i], "--game") == 0) {
            options->game = value;
            fine = nika_game_named(value) != NULL;
        } else if (strcmp(words[i], "--players") == 0) {
            fine = read_number(value, NIKA_SEATS_MAX, &options->players);
        } else if (strcmp(words[i], "--games") == 0) {
            fine = read_number(value, 1000000000, &games);
        } else if (strcmp(words[i], "--seed") == 0) {
            fine = read_number(value, INT64_MAX, &options->plan.seed);
        } else if (strcmp(words[i], "--from") == 0) {
            fine = read_number(value, 1000000000, &first);
        }
        if (!fine)
            return false;
    }
    options->plan.games = (unsigned)games;
    options->plan.first = (unsigned)first;
    return true;
}

/* What was done for one game, with all numbers of players. */
struct sum {
    uint64_t pairs, differing, hidden;
};

static bool run(const struct nika_game *game, unsigned players, const struct kit_plan *plan, struct sum *sum)
{
    static struct kit_failure failure;
    struct kit_tally tally = {0};
    if (kit_prove(game, players, plan, &tally, &failure)) {
        printf("%s, %u players: %" PRIu64 " games, %" PRIu64 " plies, %" PRIu64 " pairs compared, %" PRIu64
               " moves refused, %" PRIu64 " hidden bytes differed, %" PRIu64 " codes tried (%" PRIu64
               " were views), %" PRIu64 " moves revealed (%" PRIu64 " seen to), %" PRIu64 " questions to all\n",
               game->name, players, tally.games, tally.plies, tally.pairs, tally.refused, tally.hidden, tally.codes,
               tally.strange, tally.revealing, tally.revealed, tally.questions);
        fflush(stdout);
        sum->pairs += tally.pairs;
        sum->differing += tally.differing;
        sum->hidden += tally.hidden;
        return true;
    }
    fprintf(stderr, "FAILED %s\n  again: props --game %s --players %u --seed %" PRIu64 " --from %u --games %u\n",
            failure.text, game->name, players, plan->seed, failure.first, failure.games);
    return false;
}

int main(int count, char **words)
{
    struct options options = {.plan = {.seed = 1, .plies = PLIES}};
    if (!read_options(count, words, &options)) {
        fprintf(stderr, "usage: props [--game G] [--players N] [--games K] [--seed S] [--from F]\n");
        return 2;
    }
    unsigned runs = 0;
    for (unsigned g = 0; nika_games[g]; g++) {
        const struct nika_game *game = nika_games[g];
        const unsigned before = runs;
        struct sum sum = {0, 0, 0};
        for (unsigned players = game->players_min; players <= game->players_max; players++) {
            if ((options.game && strcmp(options.game, game->name) != 0) ||
                (options.players && options.players != players))
                continue;
            runs++;
            if (!run(game, players, &options.plan, &sum))
                return 1;
        }
        if (runs == before)
            continue;
        printf("%s: %" PRIu64 " pairs of twins in all, %" PRIu64 " of them differed, in %" PRIu64 " hidden bytes\n",
               game->name, sum.pairs, sum.differing, sum.hidden);
        if (count == 1 && sum.differing < PAIRS) {
            fprintf(stderr, "FAILED: that is less than %d\n", PAIRS);
            return 1;
        }
    }
    if (runs == 0) {
        fprintf(stderr, "props: no such game for so many players\n");
        return 2;
    }
    return 0;
}
