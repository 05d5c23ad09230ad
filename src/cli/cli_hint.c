/*
 * cli_hint.c: `nika hint FILE --ply K --seat S`: a seat's best moves at a moment of a game, and why.
 */
#include <nika/bits.h>
#include <nika/explain.h>
#include <nika/hint.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/messages_play.h>
#include <nika/simulate.h>
#include <nika/tell.h>

#include "cli.h"

/* What is asked for. */
struct wanted {
    struct cli_moment moment;
    uint64_t seat, seed;
    struct nika_agent agent;
    bool json;
};

/* Parses the command line. False, with *status set, if there is nothing more to do. */
static bool read_options(int count, char **arguments, struct wanted *wanted, int *status)
{
    const char *ply = NULL, *seat = NULL, *game = NULL, *adviser = NULL, *seed = NULL;
    const struct cli_option options[] = {{.name = "--ply", .value = &ply},
                                         {.name = "--seat", .value = &seat},
                                         {.name = "--game", .value = &game},
                                         {.name = "--adviser", .old = "--level", .value = &adviser},
                                         {.name = "--seed", .value = &seed},
                                         {.name = "--json", .flag = &wanted->json},
                                         {.name = NULL}};
    int operands;
    if (!cli_options("hint", msg_help_hint(), options, count, arguments, &operands, status))
        return false;
    *status = CLI_FINE;
    if (operands != 1)
        *status = cli_usage("hint", msg_cli_name_file());
    else if (!ply || !cli_number(ply, 0, UINT32_MAX, &wanted->moment.ply))
        *status = cli_usage("hint", msg_cli_needs_moves("--ply"));
    else if (!seat || !cli_number(seat, 0, NIKA_SEATS_MAX - 1, &wanted->seat))
        *status = cli_usage("hint", msg_cli_needs_seat("--seat", NIKA_SEATS_MAX - 1));
    else if (game && !cli_number(game, 1, UINT64_MAX, &wanted->moment.game))
        *status = cli_usage("hint", msg_cli_needs_positive("--game"));
    else if (seed && !cli_number(seed, 0, UINT64_MAX, &wanted->seed))
        *status = cli_usage("hint", msg_cli_needs_seed("--seed"));
    else if (!nika_lab_agent(adviser ? adviser : "expert", &wanted->agent))
        *status = cli_no_agent("hint", adviser);
    return *status == CLI_FINE;
}

/* Whether the seat is asked at this moment; if not, says so. */
static bool is_asked(const struct nika_reader *reader, unsigned seat)
{
    struct nika_view view;
    nika_look(&reader->setup, &reader->world, NIKA_WATCHER, &view);
    const struct nika_waiting waiting = reader->setup.game->waiting(&reader->setup, &view);
    if (seat >= reader->setup.players)
        cli_wrong("hint", msg_cli_no_seat(reader->setup.players - 1));
    else if (!waiting.asked)
        cli_wrong("hint", msg_cli_hint_over(reader->ply));
    else if (!(waiting.asked >> seat & 1))
        cli_wrong("hint", msg_cli_hint_not_asked(seat, reader->ply, nika_lowest_bit(waiting.asked)));
    else
        return true;
    return false;
}

static void print_hint(const struct wanted *wanted, const struct nika_reader *reader, const struct nika_hint *hint)
{
    static char line[NIKA_LINE_MAX];
    char reasons[NIKA_ADVICE_MAX][NIKA_REASON_MAX];
    const char *starts[NIKA_ADVICE_MAX] = {NULL}, *players[NIKA_SEATS_MAX];
    const struct nika_voice voice = nika_voice(cli_language(), players);
    struct nika_text text;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        players[seat] = reader->names.of[seat];
    for (unsigned i = 0; i < hint->count; i++) {
        text = nika_text(reasons[i], sizeof reasons[i]);
        nika_say_reason(&text, voice, hint->advice[i].facts, hint->advice[i].count);
        starts[i] = reasons[i];
    }
    text = nika_text(line, sizeof line);
    if (wanted->json) {
        nika_hint_json(&reader->setup, hint, (unsigned)wanted->seat, reader->ply, starts, &text);
        puts(line);
        return;
    }
    nika_say(&text, voice, msg_best_moves((unsigned)wanted->seat));
    puts(line);
    for (unsigned i = 0; i < hint->count; i++) {
        const struct nika_advice *advice = &hint->advice[i];
        text = nika_text(line, sizeof line);
        nika_spell(&reader->setup, advice->move, voice.language, &text);
        printf("%u. %s\n", i + 1, line);
        text = nika_text(line, sizeof line);
        if (advice->visits)
            nika_say(&text, voice,
                     nika_worth(advice->points, advice->tells, nika_advice_percent(advice), advice->equal));
        if (advice->visits)
            printf("   %s\n", line);
        if (*starts[i])
            printf("   %s\n", starts[i]);
    }
}

int cli_hint(int count, char **arguments)
{
    static struct nika_reader reader;
    static struct nika_bench bench;
    struct nika_play *play = (struct nika_play *)(void *)bench.play;
    struct wanted wanted = {.moment = {.game = 1, .play = play, .moves = bench.moves}};
    struct nika_rng rng;
    struct nika_hint hint;
    int status;
    if (!read_options(count, arguments, &wanted, &status))
        return status;
    if (!cli_find_moment("hint", arguments[0], &wanted.moment, &reader))
        return CLI_WRONG;
    if (!is_asked(&reader, (unsigned)wanted.seat))
        return CLI_WRONG;
    nika_play_remember(play, (unsigned)wanted.seat, &bench.memory[wanted.seat]);
    nika_turn_take(&bench.turn, play, wanted.seed, (unsigned)wanted.seat, &wanted.agent);
    nika_rng_seed(&rng, wanted.seed, 0);
    const struct nika_question question = nika_turn_question(&bench.turn, &rng, &bench.workspace);
    nika_hint(&wanted.agent, &question, &hint);
    print_hint(&wanted, &reader, &hint);
    return cli_flush("hint", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
