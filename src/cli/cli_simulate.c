/*
 * cli_simulate.c: `nika simulate GAME …`: lets computer players play, and writes the records, or a summary.
 *
 * The work is divided into chunks of several games; a thread pool plays them, each into its own buffer, and the buffers
 * are written in order.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/simulate.h>

#include "bots.h"
#include "cli_simulate.h"

enum { CHUNK_GAMES = 8 };

/* The records of one chunk. */
struct chunk {
    char *text;
    size_t size, room;
    bool failed;  /* no memory */
    bool illegal; /* a player broke the rules */
    struct summary summary;
    struct bot_report bots;
};

/* A thread's workspace. */
struct workspace {
    struct nika_bench bench;
    char line[NIKA_LINE_MAX];
    struct bots bots;
};

struct simulate {
    struct nika_simulation simulation;
    uint64_t games, done;
    struct cli_target target; /* without a file if no records are wanted */
    bool fine;
    bool summarized; /* the summary is printed */
    struct summary summary;
    double start;
    struct cli_progress progress;
};

static void add_line(void *context, const char *line, size_t size)
{
    struct chunk *chunk = context;
    if (chunk->failed)
        return;
    if (chunk->room - chunk->size < size + 1) {
        const size_t room = 2 * chunk->room + size + 1;
        char *text = realloc(chunk->text, room);
        if (!text) {
            chunk->failed = true;
            return;
        }
        chunk->text = text;
        chunk->room = room;
    }
    memcpy(chunk->text + chunk->size, line, size);
    chunk->text[chunk->size + size] = '\n';
    chunk->size += size + 1;
}

static void play_chunk(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct simulate *simulate = context;
    struct workspace *own = workspace;
    struct chunk *chunk = piece;
    struct nika_simulation simulation = simulate->simulation;
    bots_seat(&own->bots, simulation.agents, simulation.setup.players, 1);
    chunk->size = 0;
    chunk->failed = chunk->illegal = false;
    chunk->summary = (struct summary){.games = 0};
    for (uint64_t game = number * CHUNK_GAMES; game < (number + 1) * CHUNK_GAMES && game < simulate->games; game++) {
        if (nika_simulate(&simulation, game, &own->bench, own->line, (struct nika_line_sink){add_line, chunk}))
            summary_add_game(&chunk->summary, (const struct nika_play *)(const void *)own->bench.play);
        else
            chunk->illegal = true;
    }
    bots_report(&own->bots, &chunk->bots);
}

static void end_thread(void *workspace)
{
    struct workspace *own = workspace;
    bots_end(&own->bots);
}

static void print_faults(const struct simulate *simulate)
{
    for (unsigned seat = 0; seat < simulate->simulation.setup.players; seat++) {
        char faults[128];
        struct nika_text list = nika_text(faults, sizeof faults);
        if (!bots_say_faults(simulate->summary.faults[seat], &list))
            continue;
        cli_print(stderr, msg_cli_bot_faults(simulate->simulation.agents[seat].name, faults));
        fputc('\n', stderr);
    }
}

static void show_progress(struct simulate *simulate)
{
    char said[256];
    struct nika_text text = nika_text(said, sizeof said);
    if (!cli_progress_due(&simulate->progress, simulate->done == simulate->games))
        return;
    cli_say(&text, msg_cli_games_done((int64_t)simulate->done, (int64_t)simulate->games));
    cli_progress_show(&simulate->progress, simulate->done, simulate->games, said);
}

/* Writes a chunk. False if it can't be, with *wrong saying why. */
static bool write_chunk(const struct chunk *chunk, const struct cli_target *target, struct nika_message *wrong)
{
    if (chunk->failed)
        *wrong = msg_cli_no_memory();
    else if (chunk->illegal)
        *wrong = msg_cli_illegal_move();
    else if (target->file && fwrite(chunk->text, 1, chunk->size, target->file) != chunk->size)
        *wrong = msg_cli_failed(target->name, cli_reason(cli_language(), errno));
    else
        return true;
    return false;
}

static void print_summary(const struct simulate *simulate)
{
    if (simulate->summarized)
        summary_print(&simulate->summary, &simulate->simulation, simulate->games, cli_seconds() - simulate->start,
                      stdout);
}

static void end_by(const struct simulate *simulate, int number, const char *kept)
{
    const int64_t done = (int64_t)simulate->done, all = (int64_t)simulate->games;
    child_kill_all();
    cli_wrong("simulate", kept ? msg_cli_simulate_kept(done, all, kept) : msg_cli_simulate_stopped(done, all));
    raise(number);
    _Exit(CLI_WRONG);
}

/*
 * On a signal the program ends: games in progress are lost, finished ones are kept in a file beside the intended one,
 * and the user is told where. The summary is that of the finished ones.
 */
static void look_around(void *context)
{
    struct simulate *simulate = context;
    const int number = cli_interrupted();
    const char *kept = NULL;
    if (!number)
        return;
    cli_progress_end(&simulate->progress, true);
    if (simulate->target.file && simulate->done > 0)
        kept = cli_keep_target(&simulate->target);
    else if (simulate->target.file)
        cli_close_target(&simulate->target, false);
    print_summary(simulate);
    end_by(simulate, number, kept);
}

static bool take_chunk(void *context, uint64_t number, void *piece)
{
    struct simulate *simulate = context;
    const struct chunk *chunk = piece;
    struct nika_message wrong;
    summary_add_faults(&simulate->summary, &chunk->bots); /* of chunks that can't be used, too */
    simulate->fine = chunk->bots.end == BOT_GOES_ON && write_chunk(chunk, &simulate->target, &wrong);
    if (chunk->bots.end != BOT_GOES_ON)
        wrong = bots_say_end(chunk->bots.end, chunk->bots.error, simulate->simulation.agents[chunk->bots.place].name);
    if (!simulate->fine) {
        bots_stop();
        cli_progress_end(&simulate->progress, true);
        if (cli_interrupted() && simulate->target.file == stdout) /* while nobody read: the rest would wait as well */
            end_by(simulate, cli_interrupted(), NULL);
        cli_wrong("simulate", wrong);
        return false;
    }
    simulate->done = (number + 1) * CHUNK_GAMES < simulate->games ? (number + 1) * CHUNK_GAMES : simulate->games;
    summary_add(&simulate->summary, &chunk->summary);
    show_progress(simulate);
    if (simulate->done < simulate->games)
        look_around(simulate);
    return true;
}

static void clear_chunk(void *piece)
{
    struct chunk *chunk = piece;
    free(chunk->text);
}

static bool run(struct simulate *simulate, unsigned threads)
{
    const struct cli_work work = {
        .end = simulate->games / CHUNK_GAMES + (simulate->games % CHUNK_GAMES != 0),
        .threads = threads,
        .piece_size = sizeof(struct chunk),
        .workspace_size = sizeof(struct workspace),
        .make = play_chunk,
        .leave = end_thread,
        .take = take_chunk,
        .idle = look_around,
        .clear = clear_chunk,
        .context = simulate,
    };
    simulate->fine = true;
    simulate->start = cli_seconds();
    simulate->progress = cli_progress(0);
    if (simulate->target.file == stdout && isatty(STDOUT_FILENO)) /* the records are on the same terminal */
        simulate->progress.watched = false;
    const bool done = cli_run("simulate", &work);
    cli_progress_end(&simulate->progress, true);
    print_faults(simulate);
    return done && simulate->fine;
}

/* One name for every seat, or one for each. */
static int read_agents(const char *text, struct nika_simulation *simulation)
{
    const unsigned players = simulation->setup.players;
    unsigned count;
    const int status = cli_read_agents("simulate", text, players, simulation->agents, &count);
    if (status != CLI_FINE)
        return status;
    if (count == 0)
        return cli_usage("simulate", msg_cli_agents_one_or_all(players));
    if (count == 1)
        for (unsigned other = 1; other < players; other++)
            simulation->agents[other] = simulation->agents[0];
    else if (count != players)
        return cli_usage("simulate", msg_cli_agents_count(count, players));
    return CLI_FINE;
}

/* What the command line said. */
struct said {
    const char *players, *games, *seed, *records, *agents, *iterations, *threads;
    struct cli_setup setup;
    struct bot_options bots;
    bool legal, force, json;
};

static int read_simulation(const struct said *said, const char *game_name, struct simulate *simulate, unsigned *threads)
{
    struct nika_simulation *simulation = &simulate->simulation;
    uint64_t iterations = 0;
    int status = cli_read_table("simulate", game_name, said->players, &simulation->setup);
    if (status != CLI_FINE)
        return status;
    if (!said->games || !cli_number(said->games, 1, UINT64_MAX / 2, &simulate->games))
        return cli_usage("simulate", msg_cli_needs_positive("--games"));
    if (!said->seed || !cli_number(said->seed, 0, UINT64_MAX, &simulation->seed))
        return cli_usage("simulate", msg_cli_needs_seed("--seed"));
    if (said->iterations && !cli_number(said->iterations, 1, 999999, &iterations))
        return cli_usage("simulate", msg_cli_needs_number("--iterations", 1, 999999));
    if (!said->records && !said->json)
        return cli_usage("simulate", msg_cli_needs_target("--records"));
    if (said->json && said->records && strcmp(said->records, "-") == 0)
        return cli_usage("simulate", msg_cli_two_files("--json", "--records"));
    simulate->summarized = said->json;
    status = cli_read_threads("simulate", said->threads, threads);
    if (status != CLI_FINE)
        return status;
    simulation->with_legal = said->legal;
    simulation->budget.iterations = (uint32_t)iterations;
    status = cli_read_setup("simulate", &said->setup, &simulation->setup);
    if (status != CLI_FINE)
        return status;
    status = read_agents(said->agents ? said->agents : "random", simulation);
    return status == CLI_FINE ? bots_read("simulate", &said->bots) : status;
}

/* Opens the file of records. Games that somebody has, also those of a run that was interrupted, are not overwritten unasked. */
static bool open_records(const char *path, bool force, struct cli_target *target)
{
    char partial[sizeof target->partial];
    struct cli_path shown;
    snprintf(partial, sizeof partial, "%s" CLI_PARTIAL, path);
    for (unsigned i = 0; i < 2 && !force && strcmp(path, "-") != 0; i++)
        if (cli_file_size(i ? partial : path) > 0) {
            cli_wrong("simulate", msg_cli_is_there(cli_shown(i ? partial : path, &shown), "--force"));
            return false;
        }
    return cli_open_target("simulate", path, target);
}

int cli_simulate(int count, char **arguments)
{
    struct said said = {0};
    struct simulate simulate = {.games = 0};
    const struct cli_option options[] = {
        {.name = "--players", .value = &said.players},
        {.name = "--games", .value = &said.games},
        {.name = "--seed", .value = &said.seed},
        {.name = "--records", .value = &said.records},
        {.name = "--agents", .value = &said.agents},
        {.name = "--iterations", .value = &said.iterations},
        {.name = "--threads", .value = &said.threads},
        BOT_OPTIONS(said.bots),
        {.name = "--legal", .flag = &said.legal},
        {.name = "--force", .flag = &said.force},
        {.name = "--json", .flag = &said.json},
        CLI_SETUP_OPTIONS(said.setup),
        {.name = NULL},
    };
    unsigned threads = 1;
    int operands, status;
    if (!cli_options("simulate", msg_help_simulate(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("simulate", msg_cli_name_game());
    status = read_simulation(&said, arguments[0], &simulate, &threads);
    if (status != CLI_FINE)
        return status;
    cli_watch_signals(true); /* from before there is a file that would stay behind */
    if (said.records && !open_records(said.records, said.force, &simulate.target))
        return CLI_WRONG;
    bool fine = run(&simulate, threads);
    if (simulate.target.file)
        fine = cli_close_target(&simulate.target, fine) && fine;
    cli_watch_signals(false);
    if (!fine)
        return CLI_WRONG;
    print_summary(&simulate);
    return cli_flush("simulate", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
