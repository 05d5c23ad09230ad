/*
 * cli_simulate.c: `nika simulate GAME …`: lets computer players play, and writes the records.
 *
 * The work is divided into chunks of several games; a thread pool plays them, each into its own buffer, and the buffers
 * are written in order.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/simulate.h>

#include "cli.h"

enum { CHUNK_GAMES = 8 };

/* The records of one chunk. */
struct chunk {
    char *text;
    size_t size, room;
    bool failed;  /* no memory */
    bool illegal; /* a player broke the rules */
};

/* A thread's workspace. */
struct workspace {
    struct nika_bench bench;
    char line[NIKA_LINE_MAX];
};

struct simulate {
    struct nika_simulation simulation;
    uint64_t games, done;
    struct cli_target target;
    bool fine;
    /* Progress: watched by a person, who does not see the records on the same terminal. */
    bool watched, shown;
    double last;
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
    chunk->size = 0;
    chunk->failed = chunk->illegal = false;
    for (uint64_t game = number * CHUNK_GAMES; game < (number + 1) * CHUNK_GAMES && game < simulate->games; game++)
        if (!nika_simulate(&simulate->simulation, game, &own->bench, own->line,
                           (struct nika_line_sink){add_line, chunk}))
            chunk->illegal = true;
}

/* Shows the progress, at most ten times a second. */
static void show_progress(struct simulate *simulate, uint64_t chunks)
{
    const uint64_t games = chunks * CHUNK_GAMES < simulate->games ? chunks * CHUNK_GAMES : simulate->games;
    if (!simulate->watched || (games < simulate->games && cli_seconds() < simulate->last + 0.1))
        return;
    fputc('\r', stderr);
    cli_print(stderr, msg_cli_games_done((int64_t)games, (int64_t)simulate->games));
    fflush(stderr);
    simulate->shown = true;
    simulate->last = cli_seconds();
}

/* Writes a chunk. False if it can't be, with *wrong saying why. */
static bool write_chunk(const struct chunk *chunk, const struct cli_target *target, struct nika_message *wrong)
{
    if (chunk->failed)
        *wrong = msg_cli_no_memory();
    else if (chunk->illegal)
        *wrong = msg_cli_illegal_move();
    else if (fwrite(chunk->text, 1, chunk->size, target->file) != chunk->size)
        *wrong = msg_cli_failed(target->name, cli_reason(cli_language(), errno));
    else
        return true;
    return false;
}

/*
 * On a signal the program ends: games in progress are lost, finished ones are kept in a file beside the intended one,
 * and the user is told where.
 */
static void look_around(void *context)
{
    struct simulate *simulate = context;
    const int number = cli_interrupted();
    const char *kept = NULL;
    if (!number)
        return;
    if (simulate->shown)
        fputc('\n', stderr);
    const int64_t done = (int64_t)simulate->done, all = (int64_t)simulate->games;
    if (simulate->done > 0)
        kept = cli_keep_target(&simulate->target);
    else
        cli_close_target(&simulate->target, false);
    cli_wrong("simulate", kept ? msg_cli_simulate_kept(done, all, kept) : msg_cli_simulate_stopped(done, all));
    raise(number);
    _Exit(CLI_WRONG);
}

static bool take_chunk(void *context, uint64_t number, void *piece)
{
    struct simulate *simulate = context;
    struct nika_message wrong;
    simulate->fine = write_chunk(piece, &simulate->target, &wrong);
    if (simulate->fine)
        simulate->done = (number + 1) * CHUNK_GAMES < simulate->games ? (number + 1) * CHUNK_GAMES : simulate->games;
    if (simulate->fine)
        show_progress(simulate, number + 1);
    if (simulate->shown && (!simulate->fine || (number + 1) * CHUNK_GAMES >= simulate->games))
        fputc('\n', stderr);
    if (!simulate->fine)
        cli_wrong("simulate", wrong);
    else if (simulate->done < simulate->games)
        look_around(simulate);
    return simulate->fine;
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
        .take = take_chunk,
        .idle = look_around,
        .clear = clear_chunk,
        .context = simulate,
    };
    simulate->fine = true;
    simulate->watched = isatty(STDERR_FILENO) && !(simulate->target.file == stdout && isatty(STDOUT_FILENO));
    cli_watch_signals(true);
    const bool done = cli_run("simulate", &work);
    cli_watch_signals(false);
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
    bool legal, force;
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
    if (!said->records)
        return cli_usage("simulate", msg_cli_needs_target("--records"));
    status = cli_read_threads("simulate", said->threads, threads);
    if (status != CLI_FINE)
        return status;
    simulation->with_legal = said->legal;
    simulation->budget.iterations = (uint32_t)iterations;
    status = cli_read_setup("simulate", &said->setup, &simulation->setup);
    if (status != CLI_FINE)
        return status;
    return read_agents(said->agents ? said->agents : "random", simulation);
}

/*
 * Whether a plain, non-empty file of this name exists. Programs may overwrite records again and again; a person at a
 * terminal must say so explicitly.
 */
static bool is_there(const char *path)
{
    struct stat about;
    return strcmp(path, "-") != 0 && stat(path, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0;
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
        {.name = "--legal", .flag = &said.legal},
        {.name = "--force", .flag = &said.force},
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
    if (!said.force && isatty(STDERR_FILENO) && is_there(said.records)) {
        struct cli_path shown;
        return cli_wrong("simulate", msg_cli_is_there(cli_shown(said.records, &shown), "--force"));
    }
    if (!cli_open_target("simulate", said.records, &simulate.target))
        return CLI_WRONG;
    const bool fine = run(&simulate, threads);
    return cli_close_target(&simulate.target, fine) ? CLI_FINE : CLI_WRONG;
}
