/*
 * tune.c: nika-tune, the program that finds the numbers of the heuristics. tools/tune builds and starts it.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/games.h>
#include <nika/messages_cli.h>

#include "cli/cli.h"
#include "tune.h"

static const char help[] =
    "Usage: tools/tune climb GAME PLAYERS DEALS SEED SWEEPS [NAME…]\n"
    "       tools/tune fit DEALS SEED SWEEPS\n"
    "       tools/tune calibrate GAME PLAYERS AGENT GAMES SEED [OTHERS [ITERATIONS]]\n"
    "       tools/tune appraise GAME PLAYERS AGENT GAMES SEED [THREADS]\n"
    "       tools/tune luck GAME PLAYERS AGENT GAMES SEED [THREADS]\n"
    "\n"
    "climb   tries other values for each number of GAME's heuristic (or those named): one heuristic player with the\n"
    "        new value against the others with the old one, on DEALS deals in all rotations. What is better than\n"
    "        chance is kept. Goes over all numbers SWEEPS times, with ever smaller steps, and in the end plays the\n"
    "        numbers found against those it began with, on deals that it has not seen.\n"
    "fit     lets heuristic players of Byzantz play DEALS games at each number of players, and fits what hands are\n"
    "        worth to what they paid in the end; SWEEPS times, each with players that use the fit before. Prints\n"
    "        src/ai/byzantz/fitted.c.\n"
    "calibrate  lets AGENT play GAMES games with itself, or lets OTHERS play, asks AGENT now and then and makes its\n"
    "        move; and compares the chances to win that it reports with what happened: for each round or phase the\n"
    "        Brier skill (0: no better than the fair share, 1: perfect), how the log odds that it found would have\n"
    "        come true best, and what was reported and real in ten bins. Errors are standard errors.\n"
    "appraise  lets AGENT play GAMES games with itself, and reviews them (docs/review.md): false alarms, planted\n"
    "        mistakes, stability. luck looks at luck and par only.\n";

/* A field whose deals are played by a pool of threads. */
struct match {
    const struct nika_field *field;
    struct nika_tally *tally;
    bool fine;
};

struct deal {
    struct nika_outcome outcome;
    bool fine;
};

static void make_deal(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct match *match = context;
    struct deal *deal = piece;
    struct nika_foul foul;
    deal->fine = nika_field_play(match->field, number, workspace, (struct nika_watch){0}, &deal->outcome, &foul);
}

static bool take_deal(void *context, uint64_t number, void *piece)
{
    struct match *match = context;
    const struct deal *deal = piece;
    (void)number;
    match->fine = deal->fine;
    if (deal->fine)
        nika_tally_add(match->tally, &deal->outcome);
    return deal->fine;
}

void tune_play(const struct tune_said *said, const struct nika_field *field, struct nika_tally *tally)
{
    struct match match = {field, tally, true};
    nika_tally_start(tally, said->players, field->agents);
    const bool ran = cli_run("tune", &(struct cli_work){.end = said->deals,
                                                        .threads = said->threads,
                                                        .piece_size = sizeof(struct deal),
                                                        .workspace_size = sizeof(struct nika_bench),
                                                        .make = make_deal,
                                                        .take = take_deal,
                                                        .context = &match});
    if (ran && !match.fine)
        cli_wrong("tune", msg_cli_illegal_move());
    if (!ran || !match.fine)
        exit(CLI_WRONG); /* NOLINT(concurrency-mt-unsafe): there is one thread again */
}

/* DEALS SEED SWEEPS, the same for both. */
static bool read_numbers(char **arguments, struct tune_said *said)
{
    uint64_t sweeps;
    if (!cli_number(arguments[0], 2, 10000000, &said->deals) || !cli_number(arguments[1], 0, UINT64_MAX, &said->seed) ||
        !cli_number(arguments[2], 1, 100, &sweeps))
        return false;
    said->sweeps = (unsigned)sweeps;
    return true;
}

/* GAME PLAYERS AGENT GAMES SEED [OTHERS [ITERATIONS]]; -1 if something else was said. */
static int calibrate(int count, char **arguments, struct tune_said *said)
{
    uint64_t players, iterations = 0;
    said->game = nika_game_named(arguments[0]);
    if (!said->game || !cli_number(arguments[1], said->game->players_min, said->game->players_max, &players) ||
        !cli_number(arguments[3], 1, 10000000, &said->deals) || !cli_number(arguments[4], 0, UINT64_MAX, &said->seed) ||
        (count > 6 && !cli_number(arguments[6], 1, 1000000, &iterations)))
        return -1;
    said->players = (unsigned)players;
    return tune_calibrate(said, arguments[2], count > 5 ? arguments[5] : NULL, (uint32_t)iterations);
}

int main(int count, char **arguments)
{
    struct tune_said said = {0};
    uint64_t players;
    cli_read_threads("tune", NULL, &said.threads);
    if (count == 5 && strcmp(arguments[1], "fit") == 0 && read_numbers(arguments + 2, &said))
        return tune_fit(&said);
    if (count >= 7 && strcmp(arguments[1], "climb") == 0) {
        said.game = nika_game_named(arguments[2]);
        said.names = arguments + 7;
        if (said.game && cli_number(arguments[3], said.game->players_min, said.game->players_max, &players) &&
            read_numbers(arguments + 4, &said)) {
            said.players = (unsigned)players;
            return tune_climb(&said);
        }
    }
    if (count >= 7 && count <= 9 && strcmp(arguments[1], "calibrate") == 0) {
        const int status = calibrate(count - 2, arguments + 2, &said);
        if (status >= 0)
            return status;
    }
    const bool whole = count >= 7 && strcmp(arguments[1], "appraise") == 0;
    if ((count == 7 || count == 8) && (whole || strcmp(arguments[1], "luck") == 0)) {
        uint64_t threads = said.threads;
        said.game = nika_game_named(arguments[2]);
        if (said.game && cli_number(arguments[3], said.game->players_min, said.game->players_max, &players) &&
            cli_number(arguments[5], 1, 10000000, &said.deals) && cli_number(arguments[6], 0, UINT64_MAX, &said.seed) &&
            (count == 7 || cli_number(arguments[7], 1, 256, &threads))) {
            said.players = (unsigned)players;
            said.threads = (unsigned)threads;
            const int status = tune_appraise(&said, arguments[4], whole);
            if (status >= 0)
                return status;
        }
    }
    fputs(help, count == 2 && strcmp(arguments[1], "--help") == 0 ? stdout : stderr);
    return count == 2 && strcmp(arguments[1], "--help") == 0 ? 0 : 2;
}
