/*
 * match.c: `nika match GAME …`: compares the strength of computer players. Every claim that one player is stronger than
 * another is measured with this command.
 *
 * A thread pool plays the deals; they are summed up, tested and written to the journal in order, so that nothing but
 * the times depends on the threads. When interrupted, the program exits without waiting for them.
 */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "cli_match.h"

/* A thread's result for a deal. */
struct dealt {
    struct nika_outcome outcome;
    struct nika_foul foul;
    bool fair;
    struct match_time times[NIKA_SEATS_MAX]; /* by place */
    struct bot_report bots;
};

/* A thread's own. */
struct workspace {
    struct nika_bench bench;
    struct bots bots;
};

/* A match while it is played. */
struct play {
    struct match match;
    struct match_journal journal;
    struct cli_target json, plot; /* without a file if not wanted */
    unsigned threads;
    bool fine;
    struct cli_progress progress;
};

bool match_over(const struct match *match)
{
    return match->tally.deals >= match->deals || match->verdict != NIKA_UNDECIDED;
}

void match_add(struct match *match, const struct nika_outcome *outcome)
{
    nika_tally_add(&match->tally, outcome);
    if (match->tested)
        match->verdict = nika_tally_judge(&match->tally, match->low, match->high, &match->evidence);
}

/* A stopwatch for thinking times; each thread has its own. */
struct stopwatch {
    struct match_time *times;
    double since;
};

static void start_watch(void *context, unsigned place)
{
    struct stopwatch *stopwatch = context;
    (void)place;
    stopwatch->since = cli_seconds();
}

static void stop_watch(void *context, unsigned place)
{
    const struct stopwatch *stopwatch = context;
    struct match_time *time = &stopwatch->times[place];
    const double spent = cli_seconds() - stopwatch->since;
    time->total += spent;
    time->longest = spent > time->longest ? spent : time->longest;
}

static void play_deal(void *context, uint64_t number, void *workspace, void *piece)
{
    const struct play *play = context;
    struct workspace *own = workspace;
    struct dealt *dealt = piece;
    struct nika_field field = play->match.field;
    struct stopwatch stopwatch = {.times = dealt->times};
    const struct nika_watch watch = {start_watch, stop_watch, &stopwatch};
    memset(dealt->times, 0, sizeof dealt->times);
    bots_seat(&own->bots, field.agents, field.setup.players, field.setup.players);
    dealt->fair = nika_field_play(&field, number, &own->bench, watch, &dealt->outcome, &dealt->foul);
    bots_report(&own->bots, &dealt->bots);
}

static void end_thread(void *workspace)
{
    struct workspace *own = workspace;
    bots_end(&own->bots);
}

static void add_times(struct match *match, const struct dealt *dealt)
{
    for (unsigned place = 0; place < match->tally.players; place++) {
        struct match_time *time = &match->times[match->tally.side_of[place]];
        for (unsigned rotation = 0; rotation < match->tally.players; rotation++)
            time->decisions += dealt->outcome.decisions[rotation][place];
        time->total += dealt->times[place].total;
        if (dealt->times[place].longest > time->longest)
            time->longest = dealt->times[place].longest;
        for (unsigned fault = 0; fault < BOT_FAULTS; fault++)
            match->faults[match->tally.side_of[place]][fault] += dealt->bots.faults[place][fault];
    }
}

/* Shows the progress and the score. */
static void show_progress(struct play *play)
{
    const struct match *match = &play->match;
    char said[512];
    struct nika_text text = nika_text(said, sizeof said);
    if (!cli_progress_due(&play->progress, match_over(match)))
        return;
    match_say_progress(match, &text);
    cli_progress_show(&play->progress, match->tally.deals, match_over(match) ? match->tally.deals : match->deals, said);
}

static void say_foul(const struct play *play, uint64_t number, const struct nika_foul *foul)
{
    cli_wrong("match",
              msg_cli_foul(play->match.field.agents[foul->place].name, (int64_t)number + 1, foul->rotation, foul->ply));
}

static bool close_targets(struct play *play, bool fine)
{
    if (play->json.file)
        fine = cli_close_target(&play->json, fine) && fine;
    if (play->plot.file)
        fine = cli_close_target(&play->plot, fine) && fine;
    return fine;
}

/*
 * On a signal the program ends: deals in progress are lost, those in the journal are not, and the figures so far are
 * still written.
 */
static void look_around(void *context)
{
    struct play *play = context;
    const struct match *match = &play->match;
    const int number = cli_interrupted();
    show_progress(play);
    if (!number)
        return;
    cli_progress_end(&play->progress, true);
    if (play->json.file) {
        match_print_json(match, play->json.file);
        cli_close_target(&play->json, true);
    }
    close_targets(play, false);
    if (match->tally.deals > 0)
        match_print_table(match, stderr);
    const int64_t done = (int64_t)match->tally.deals, all = (int64_t)match->deals;
    cli_wrong("match", play->journal.file ? msg_cli_stopped_kept(done, all) : msg_cli_stopped(done, all, "--resume"));
    match_journal_close(&play->journal);
    child_kill_all();
    raise(number);
    _Exit(CLI_WRONG);
}

static bool take_deal(void *context, uint64_t number, void *piece)
{
    struct play *play = context;
    const struct dealt *dealt = piece;
    if (!dealt->fair) {
        cli_progress_end(&play->progress, true);
        say_foul(play, number, &dealt->foul);
        play->fine = false;
    } else if (dealt->bots.end != BOT_GOES_ON) {
        cli_progress_end(&play->progress, true);
        add_times(&play->match, dealt);
        match_print_faults(&play->match, stderr);
        const char *name = play->match.field.agents[dealt->bots.place].name;
        cli_wrong("match", bots_say_end(dealt->bots.end, dealt->bots.error, name));
        play->fine = false;
    } else if (!match_journal_add(&play->journal, &play->match, &dealt->outcome, dealt->bots.faults)) {
        play->fine = false;
    } else {
        match_add(&play->match, &dealt->outcome);
        add_times(&play->match, dealt);
        look_around(play);
    }
    const bool more = play->fine && !match_over(&play->match);
    if (!more)
        bots_stop();
    return more;
}

static bool play_match(struct play *play)
{
    const struct cli_work work = {
        .first = play->match.tally.deals,
        .end = play->match.deals,
        .threads = play->threads,
        .piece_size = sizeof(struct dealt),
        .workspace_size = sizeof(struct workspace),
        .make = play_deal,
        .leave = end_thread,
        .take = take_deal,
        .idle = look_around,
        .context = play,
    };
    if (match_over(&play->match))
        return true;
    play->progress = cli_progress(play->match.tally.deals);
    const bool done = cli_run("match", &work);
    cli_progress_end(&play->progress, true);
    return done && play->fine;
}

/* Two names, or one for each player. */
static int read_agents(const char *text, struct nika_field *field)
{
    const unsigned players = field->setup.players;
    unsigned count = 0;
    const int status = text ? cli_read_agents("match", text, players, field->agents, &count) : CLI_FINE;
    if (status != CLI_FINE)
        return status;
    if (count == 2)
        for (unsigned place = 2; place < players; place++)
            field->agents[place] = field->agents[1];
    else if (count != players)
        return players == 2 ? cli_usage("match", msg_cli_agents_two())
                            : cli_usage("match", msg_cli_agents_two_or_all(players));
    return CLI_FINE;
}

/* A share: 0 to 1, with at most six decimals; *end is what follows. */
static bool read_share(const char *text, const char **end, double *share)
{
    unsigned number = 0, decimals = 0;
    bool point = false;
    const char *at = text;
    for (; (*at >= '0' && *at <= '9') || (*at == '.' && !point); at++) {
        if (*at == '.') {
            point = true;
            continue;
        }
        number = 10 * number + (unsigned)(*at - '0');
        decimals += point;
        if (number > 1000000 || decimals > 6)
            return false;
    }
    *end = at;
    double divisor = 1;
    for (; decimals > 0; decimals--)
        divisor *= 10;
    *share = number / divisor;
    return at > text + point && *share <= 1;
}

static int read_test(const char *text, struct match *match)
{
    const char *end;
    if (!text)
        return CLI_FINE;
    match->tested = true;
    if (!read_share(text, &end, &match->low) || *end != ',' || !read_share(end + 1, &end, &match->high) || *end ||
        match->low >= match->high)
        return cli_usage("match", msg_cli_needs_shares("--sprt"));
    if (match->tally.sides == 1)
        return cli_usage("match", msg_cli_agents_alike("--sprt"));
    return CLI_FINE;
}

/* What the command line said. */
struct said {
    const char *players, *agents, *deals, *seed, *iterations, *sprt, *resume, *json, *plot, *threads;
    struct cli_setup setup;
    struct bot_options bots;
};

/* Whether a file is another's temporary file. */
static bool is_partial(const char *path, const char *whole)
{
    const size_t size = strlen(whole);
    return strncmp(path, whole, size) == 0 && strcmp(path + size, CLI_PARTIAL) == 0;
}

/* Whether two files (NULL: none) cannot both be written: they are the same, or one is the other's temporary file. */
static bool clash(const char *one, const char *other)
{
    struct stat a, b;
    if (!one || !other)
        return false;
    if (strcmp(one, other) == 0 || is_partial(one, other) || is_partial(other, one))
        return true;
    return stat(one, &a) == 0 && stat(other, &b) == 0 && S_ISREG(a.st_mode) && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

static int read_match(const struct said *said, const char *game_name, struct play *play)
{
    struct match *match = &play->match;
    struct nika_field *field = &match->field;
    uint64_t iterations = 0;
    int status = cli_read_table("match", game_name, said->players, &field->setup);
    if (status != CLI_FINE)
        return status;
    if (!said->deals || !cli_number(said->deals, 1, UINT32_MAX, &match->deals))
        return cli_usage("match", msg_cli_needs_number("--deals", 1, UINT32_MAX));
    if (!said->seed || !cli_number(said->seed, 0, UINT64_MAX, &field->seed))
        return cli_usage("match", msg_cli_needs_seed("--seed"));
    if (said->iterations && !cli_number(said->iterations, 1, 999999, &iterations))
        return cli_usage("match", msg_cli_needs_number("--iterations", 1, 999999));
    if (said->resume && strcmp(said->resume, "-") == 0)
        return cli_usage("match", msg_cli_needs_file("--resume"));
    if (clash(said->json, said->plot))
        return cli_usage("match", msg_cli_two_files("--json", "--plot"));
    if (clash(said->json, said->resume) || clash(said->plot, said->resume))
        return cli_usage("match", msg_cli_own_journal("--resume"));
    field->budget.iterations = (uint32_t)iterations;
    status = cli_read_threads("match", said->threads, &play->threads);
    if (status == CLI_FINE)
        status = cli_read_setup("match", &said->setup, &field->setup);
    if (status == CLI_FINE)
        status = read_agents(said->agents, field);
    if (status == CLI_FINE)
        status = bots_read("match", &said->bots);
    if (status != CLI_FINE)
        return status;
    nika_tally_start(&match->tally, field->setup.players, field->agents);
    return read_test(said->sprt, match);
}

static bool open_files(const struct said *said, struct play *play)
{
    if (said->json && !cli_open_target("match", said->json, &play->json))
        return false;
    return !said->plot || cli_open_target("match", said->plot, &play->plot);
}

/* Faults of bots that the journal tells of count, too. */
static bool bots_may_play(const struct match *match)
{
    for (unsigned place = 0; place < match->tally.players; place++)
        if (!bots_count(&match->field.agents[place], 0)) {
            cli_wrong("match", bots_say_end(BOT_TOO_MANY_FAULTS, 0, match->field.agents[place].name));
            return false;
        }
    return true;
}

static bool report(struct play *play)
{
    const struct match *match = &play->match;
    if (play->json.file)
        match_print_json(match, play->json.file);
    if (play->plot.file)
        match_plot(match, play->plot.file);
    if (play->json.file != stdout && play->plot.file != stdout)
        match_print_table(match, stdout);
    match_print_faults(match, stderr);
    const bool printed = cli_flush("match", stdout, NULL);
    if (isatty(STDERR_FILENO))
        match_print_times(match, stderr);
    return printed;
}

int cli_match(int count, char **arguments)
{
    struct said said = {0};
    const struct cli_option options[] = {
        {.name = "--players", .value = &said.players},
        {.name = "--agents", .value = &said.agents},
        {.name = "--deals", .value = &said.deals},
        {.name = "--seed", .value = &said.seed},
        {.name = "--iterations", .value = &said.iterations},
        {.name = "--sprt", .value = &said.sprt},
        {.name = "--resume", .value = &said.resume},
        {.name = "--json", .value = &said.json},
        {.name = "--plot", .value = &said.plot},
        {.name = "--threads", .value = &said.threads},
        BOT_OPTIONS(said.bots),
        CLI_SETUP_OPTIONS(said.setup),
        {.name = NULL},
    };
    static struct play play;
    int operands, status;
    if (!cli_options("match", msg_help_match(), options, count, arguments, &operands, &status))
        return status;
    if (operands != 1)
        return cli_usage("match", msg_cli_name_game());
    play.fine = true;
    status = read_match(&said, arguments[0], &play);
    if (status != CLI_FINE)
        return status;
    cli_watch_signals(true); /* from before there is a file that would stay behind */
    bool fine = open_files(&said, &play);
    fine = fine && (!said.resume || match_journal_open(&play.journal, said.resume, &play.match));
    fine = fine && bots_may_play(&play.match) && play_match(&play) && report(&play);
    fine = close_targets(&play, fine) && fine;
    cli_watch_signals(false);
    return match_journal_close(&play.journal) && fine ? CLI_FINE : CLI_WRONG;
}
