/*
 * tune.c: nika-tune, the program that finds the numbers of the heuristics. tools/tune builds and starts it.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <nika/games.h>

#include "tune.h"

static const char help[] =
    "Usage: tools/tune climb GAME PLAYERS DEALS SEED SWEEPS [NAME…]\n"
    "       tools/tune fit DEALS SEED SWEEPS\n"
    "\n"
    "climb   tries other values for each number of GAME's heuristic (or those named): one heuristic player with the\n"
    "        new value against the others with the old one, on DEALS deals in all rotations. What is better than\n"
    "        chance is kept. Goes over all numbers SWEEPS times, with ever smaller steps, and in the end plays the\n"
    "        numbers found against those it began with, on deals that it has not seen.\n"
    "fit     lets heuristic players of Byzantz play DEALS games at each number of players, and fits what hands are\n"
    "        worth to what they paid in the end; SWEEPS times, each with players that use the fit before. Prints\n"
    "        src/ai/byzantz/fitted.c.\n";

enum { THREADS_MAX = 64 };

/* The deals of one thread: every n-th. */
struct share {
    const struct tune_said *said;
    const struct nika_field *field;
    struct nika_outcome *outcomes;
    unsigned first;
    bool fine;
};

static void *play_share(void *context)
{
    struct share *share = context;
    struct nika_bench *bench = malloc(sizeof *bench);
    struct nika_foul foul;
    if (!bench) {
        fprintf(stderr, "tune: out of memory\n");
        exit(1);
    }
    share->fine = true;
    for (uint64_t deal = share->first; share->fine && deal < share->said->deals; deal += share->said->threads)
        share->fine = nika_field_play(share->field, deal, bench, (struct nika_watch){0}, &share->outcomes[deal], &foul);
    free(bench);
    return NULL;
}

void tune_play(const struct tune_said *said, const struct nika_field *field, struct nika_tally *tally)
{
    struct nika_outcome *outcomes = calloc(said->deals, sizeof *outcomes);
    struct share shares[THREADS_MAX];
    pthread_t threads[THREADS_MAX];
    bool fine = outcomes != NULL;
    for (unsigned i = 0; i < said->threads; i++) {
        shares[i] = (struct share){said, field, outcomes, i, false};
        if (!fine || pthread_create(&threads[i], NULL, play_share, &shares[i]) != 0) {
            fprintf(stderr, "tune: out of memory or threads\n");
            exit(1);
        }
    }
    for (unsigned i = 0; i < said->threads; i++) {
        pthread_join(threads[i], NULL);
        fine = fine && shares[i].fine;
    }
    if (!fine) {
        fprintf(stderr, "tune: a player made a move that is not legal\n");
        exit(1);
    }
    nika_tally_start(tally, said->players, field->agents);
    for (uint64_t deal = 0; deal < said->deals; deal++)
        nika_tally_add(tally, &outcomes[deal]);
    free(outcomes);
}

static bool read_number(const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
    char *end;
    *number = strtoull(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && !*end && *number >= least && *number <= most;
}

/* DEALS SEED SWEEPS, the same for both. */
static bool read_numbers(char **arguments, struct tune_said *said)
{
    uint64_t sweeps;
    if (!read_number(arguments[0], 2, 10000000, &said->deals) ||
        !read_number(arguments[1], 0, UINT64_MAX, &said->seed) || !read_number(arguments[2], 1, 100, &sweeps))
        return false;
    said->sweeps = (unsigned)sweeps;
    return true;
}

int main(int count, char **arguments)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    struct tune_said said = {.threads = processors < 1             ? 1
                                        : processors > THREADS_MAX ? THREADS_MAX
                                                                   : (unsigned)processors};
    uint64_t players;
    if (count == 5 && strcmp(arguments[1], "fit") == 0 && read_numbers(arguments + 2, &said))
        return tune_fit(&said);
    if (count >= 7 && strcmp(arguments[1], "climb") == 0) {
        said.game = nika_game_named(arguments[2]);
        said.names = arguments + 7;
        if (said.game && read_number(arguments[3], said.game->players_min, said.game->players_max, &players) &&
            read_numbers(arguments + 4, &said)) {
            said.players = (unsigned)players;
            return tune_climb(&said);
        }
    }
    fputs(help, count == 2 && strcmp(arguments[1], "--help") == 0 ? stdout : stderr);
    return count == 2 && strcmp(arguments[1], "--help") == 0 ? 0 : 2;
}
