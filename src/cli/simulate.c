/*
 * simulate.c: `nika simulate GAME …`: lets computer players play and writes the records.
 *
 * The work is cut into chunks of some games. Workers play chunks, each into a buffer of its own; the main thread writes
 * the buffers in order. A game is decided by seed and number alone, so the file is the same however many workers there
 * are. Only so many chunks are under way at once that memory stays bounded.
 */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <nika/games.h>
#include <nika/match.h>

#include "cli.h"

static const char help[] = "Usage: nika simulate GAME --players N --games K --seed S --records FILE\n"
                           "         [--agents A,B,…] [--edition E] [--set SWITCH=VALUE]… [--court FILE]\n"
                           "         [--legal] [--threads T]\n"
                           "\n"
                           "Lets computer players play K games of GAME (justinian, byzantz) and writes the\n"
                           "records one after the other into FILE (- is standard output). The same seed gives\n"
                           "the same file, byte for byte, on every machine and with any number of threads.\n"
                           "\n"
                           "  --players N    how many play\n"
                           "  --games K      how many games\n"
                           "  --seed S       a number from 0 to 18446744073709551615\n"
                           "  --agents A,B   who plays: one name for every seat, or one for each; “random”\n"
                           "                 (chosen if nothing is said) plays any legal move\n"
                           "  --edition E    the edition of the rules: en, fr, it, ja (justinian)\n"
                           "  --set S=V      a rule of the game, apart from the edition: tie=clockwise,\n"
                           "                 tie=latest-pass, influence=chooser, influence=trigger,\n"
                           "                 empty-final=score, empty-final=none (justinian),\n"
                           "                 open-profit=on, open-profit=off (byzantz)\n"
                           "  --court FILE   the numbers of your own board instead of the reconstruction\n"
                           "                 (justinian): 12 lines, one for each place from the left; in\n"
                           "                 each its 20 numbers from top to bottom, 0 to 999, with commas\n"
                           "                 between, none smaller than the one in the line above. Which of\n"
                           "                 them a counselor shows stays as in the reconstruction.\n"
                           "  --legal        write all legal moves beside each move\n"
                           "  --threads T    how many threads; as many as there are processors if not said\n";

enum { CHUNK_GAMES = 8, THREADS_MAX = 256 };

/* The records of one chunk. */
struct chunk {
    char *text;
    size_t size, room;
    bool ready;
    bool failed;  /* no memory */
    bool illegal; /* a player broke the rules */
};

struct work {
    struct nika_simulation simulation;
    uint64_t games, chunks;
    uint64_t next, written; /* chunks: the next to be played, and how many are written */
    bool stop;
    unsigned slots;
    struct chunk *slot; /* chunk c is made in slot c % slots */
    pthread_mutex_t lock;
    pthread_cond_t changed;
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

static void *play_chunks(void *context)
{
    struct work *work = context;
    char *line = malloc(NIKA_LINE_MAX);
    struct nika_bench *bench = malloc(sizeof *bench);
    pthread_mutex_lock(&work->lock);
    for (;;) {
        while (!work->stop && work->next < work->chunks && work->next >= work->written + work->slots)
            pthread_cond_wait(&work->changed, &work->lock);
        if (work->stop || work->next == work->chunks)
            break;
        const uint64_t number = work->next++;
        struct chunk *chunk = &work->slot[number % work->slots];
        pthread_mutex_unlock(&work->lock);
        chunk->size = 0;
        chunk->failed = !line || !bench;
        chunk->illegal = false;
        for (uint64_t game = number * CHUNK_GAMES; line && bench && game < (number + 1) * CHUNK_GAMES && game < work->games;
             game++)
            if (!nika_simulate(&work->simulation, game, bench, line, (struct nika_line_sink){add_line, chunk}))
                chunk->illegal = true;
        pthread_mutex_lock(&work->lock);
        chunk->ready = true;
        pthread_cond_broadcast(&work->changed);
    }
    pthread_mutex_unlock(&work->lock);
    free(bench);
    free(line);
    return NULL;
}

/* Shows how far it is, at most ten times a second. */
struct progress {
    bool watched; /* by a person, who does not see the records on the same terminal */
    bool shown;
    double last;
};

static double seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void show_progress(struct progress *progress, const struct work *work, uint64_t written)
{
    const uint64_t games = written * CHUNK_GAMES < work->games ? written * CHUNK_GAMES : work->games;
    if (!progress->watched || (games < work->games && seconds() < progress->last + 0.1))
        return;
    fprintf(stderr, "\r%llu of %llu games", (unsigned long long)games, (unsigned long long)work->games);
    fflush(stderr);
    progress->shown = true;
    progress->last = seconds();
}

/* What is wrong with a chunk, or with writing it; NULL if nothing is. */
static const char *write_chunk(const struct chunk *chunk, FILE *file)
{
    if (chunk->failed)
        return "out of memory";
    if (chunk->illegal)
        return "a computer player made a move that is not legal";
    return fwrite(chunk->text, 1, chunk->size, file) == chunk->size ? NULL : strerror(errno);
}

/* Writes the chunks in order. */
static bool write_chunks(struct work *work, FILE *file, const char *path)
{
    struct progress progress = {.watched = isatty(STDERR_FILENO) && !(file == stdout && isatty(STDOUT_FILENO))};
    const char *wrong = NULL;
    for (uint64_t number = 0; number < work->chunks && !wrong; number++) {
        struct chunk *chunk = &work->slot[number % work->slots];
        pthread_mutex_lock(&work->lock);
        while (!chunk->ready)
            pthread_cond_wait(&work->changed, &work->lock);
        pthread_mutex_unlock(&work->lock);
        wrong = write_chunk(chunk, file);
        pthread_mutex_lock(&work->lock);
        chunk->ready = false;
        work->written = number + 1;
        pthread_cond_broadcast(&work->changed);
        pthread_mutex_unlock(&work->lock);
        show_progress(&progress, work, number + 1);
    }
    if (progress.shown)
        fputc('\n', stderr);
    if (wrong)
        cli_wrong("simulate", "%s: %s", path, wrong);
    return !wrong;
}

static bool run(struct work *work, unsigned threads, FILE *file, const char *path)
{
    pthread_t thread[THREADS_MAX];
    unsigned started = 0;
    bool fine = false;
    work->chunks = work->games / CHUNK_GAMES + (work->games % CHUNK_GAMES != 0);
    work->slots = 4 * threads;
    work->slot = calloc(work->slots, sizeof *work->slot);
    if (!work->slot) {
        cli_wrong("simulate", "out of memory");
        return false;
    }
    pthread_mutex_init(&work->lock, NULL);
    pthread_cond_init(&work->changed, NULL);
    while (started < threads && pthread_create(&thread[started], NULL, play_chunks, work) == 0)
        started++;
    if (started == 0)
        cli_wrong("simulate", "no thread could be started");
    else
        fine = write_chunks(work, file, path);
    pthread_mutex_lock(&work->lock);
    work->stop = true;
    pthread_cond_broadcast(&work->changed);
    pthread_mutex_unlock(&work->lock);
    for (unsigned i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    pthread_cond_destroy(&work->changed);
    pthread_mutex_destroy(&work->lock);
    for (unsigned i = 0; i < work->slots; i++)
        free(work->slot[i].text);
    free(work->slot);
    return fine;
}

static int no_agent(const char *name)
{
    char known[256];
    struct nika_text list = nika_text(known, sizeof known);
    for (unsigned i = 0; nika_agent_names[i]; i++)
        nika_text_add_listed(&list, nika_agent_names[i]);
    return cli_usage("simulate", "there is no agent “%s”; there is: %s", name, known);
}

/* "random", or one name for each seat with commas between. */
static int read_agents(const char *text, struct nika_simulation *simulation)
{
    const unsigned players = simulation->setup.players;
    unsigned seat = 0;
    for (const char *at = text;; seat++) {
        char name[64];
        const size_t size = strcspn(at, ",");
        if (size >= sizeof name || seat == players)
            return cli_usage("simulate", "--agents needs one name, or %u with commas between", players);
        memcpy(name, at, size);
        name[size] = '\0';
        if (!nika_agent_named(name, &simulation->agents[seat]))
            return no_agent(name);
        if (!at[size])
            break;
        at += size + 1;
    }
    if (seat == 0)
        for (unsigned other = 1; other < players; other++)
            simulation->agents[other] = simulation->agents[0];
    else if (seat + 1 != players)
        return cli_usage("simulate", "--agents names %u players, but %u play", seat + 1, players);
    return CLI_FINE;
}

/* What the command line said. */
struct said {
    const char *players, *games, *seed, *records, *agents, *threads;
    struct cli_setup setup;
    bool legal;
};

static int read_work(const struct said *said, const char *game_name, struct work *work, uint64_t *threads)
{
    struct nika_simulation *simulation = &work->simulation;
    const struct nika_game *game = nika_game_named(game_name);
    uint64_t players;
    if (!game)
        return cli_no_game("simulate", game_name);
    if (!said->players || !cli_number(said->players, game->players_min, game->players_max, &players))
        return cli_usage("simulate", "--players needs a number from %d to %d", game->players_min, game->players_max);
    if (!said->games || !cli_number(said->games, 1, UINT64_MAX / 2, &work->games))
        return cli_usage("simulate", "--games needs a number, 1 or more");
    if (!said->seed || !cli_number(said->seed, 0, UINT64_MAX, &simulation->seed))
        return cli_usage("simulate", "--seed needs a number from 0 to 18446744073709551615");
    if (!said->records)
        return cli_usage("simulate", "--records needs a file, or - for standard output");
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    *threads = processors < 1 ? 1 : processors > THREADS_MAX ? THREADS_MAX : (uint64_t)processors;
    if (said->threads && !cli_number(said->threads, 1, THREADS_MAX, threads))
        return cli_usage("simulate", "--threads needs a number from 1 to %d", THREADS_MAX);
    nika_setup_init(&simulation->setup, game, (unsigned)players, 0);
    simulation->with_legal = said->legal;
    const int status = cli_read_setup("simulate", &said->setup, &simulation->setup);
    if (status != CLI_FINE)
        return status;
    return read_agents(said->agents ? said->agents : "random", simulation);
}

/* Where the records go. A plain file is written under another name and renamed when it is whole: a file that was cut
 * off could be taken for a running game, and what was there before stays until there is something better. */
struct target {
    FILE *file;
    const char *path;
    char partial[4096]; /* the other name, or empty */
    struct cli_path shown;
    const char *name; /* for messages */
};

static bool open_target(struct target *target, const char *path)
{
    struct stat about;
    target->path = path;
    target->partial[0] = '\0';
    target->name = strcmp(path, "-") == 0 ? "standard output" : cli_shown(path, &target->shown);
    if (strcmp(path, "-") == 0) {
        target->file = stdout;
        return true;
    }
    if (lstat(path, &about) == 0 ? S_ISREG(about.st_mode) : errno == ENOENT) {
        const int size = snprintf(target->partial, sizeof target->partial, "%s.partial", path);
        if (size < 0 || (size_t)size >= sizeof target->partial)
            target->partial[0] = '\0';
    }
    target->file = fopen(target->partial[0] ? target->partial : path, "wb");
    if (!target->file)
        cli_wrong("simulate", "%s: %s", target->name, strerror(errno));
    return target->file != NULL;
}

static bool close_target(struct target *target, bool fine)
{
    fine = fine && cli_flush("simulate", target->file, target->name);
    if (target->file != stdout && fclose(target->file) != 0 && fine)
        fine = cli_wrong("simulate", "%s: %s", target->name, strerror(errno)) == CLI_FINE;
    if (!target->partial[0])
        return fine;
    if (fine && rename(target->partial, target->path) != 0)
        fine = cli_wrong("simulate", "%s: %s", target->name, strerror(errno)) == CLI_FINE;
    if (!fine)
        remove(target->partial);
    return fine;
}

int cli_simulate(int count, char **arguments)
{
    struct said said = {0};
    struct work work = {.games = 0};
    const struct cli_option options[] = {
        {.name = "--players", .value = &said.players},
        {.name = "--games", .value = &said.games},
        {.name = "--seed", .value = &said.seed},
        {.name = "--records", .value = &said.records},
        {.name = "--agents", .value = &said.agents},
        {.name = "--threads", .value = &said.threads},
        {.name = "--legal", .flag = &said.legal},
        CLI_SETUP_OPTIONS(said.setup),
        {.name = NULL},
    };
    uint64_t threads = 1;
    int operands, status;
    if (!cli_options("simulate", help, options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("simulate", "name one game");
    status = read_work(&said, arguments[0], &work, &threads);
    if (status != CLI_FINE)
        return status;

    struct target target;
    if (!open_target(&target, said.records))
        return CLI_WRONG;
    const bool fine = run(&work, (unsigned)threads, target.file, target.name);
    return close_target(&target, fine) ? CLI_FINE : CLI_WRONG;
}
