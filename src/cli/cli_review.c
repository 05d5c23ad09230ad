/*
 * cli_review.c: `nika review FILE`: what a finished game teaches, for one seat.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_cli.h>
#include <nika/messages_help.h>

#include "cli_play.h"
#include "cli_review.h"

enum { SECONDS_MAX = 86400, EFFORT_MAX = 100, JSON_ROOM = 1 << 20 };

/* What is asked for, and the game. */
struct wanted {
    uint64_t game, seat, seed, effort, seconds;
    unsigned threads;
    bool seated, json, quiz, ascii; /* `seated`: a seat was named */
    struct nika_review *review;
};

static int read_numbers(const char *const said[5], struct wanted *wanted)
{
    const char *const game = said[0], *const seat = said[1], *const time = said[2], *const effort = said[3],
                      *const seed = said[4];
    if (seat && !cli_number(seat, 0, NIKA_SEATS_MAX - 1, &wanted->seat))
        return cli_usage("review", msg_cli_needs_seat("--seat", NIKA_SEATS_MAX - 1));
    if (game && !cli_number(game, 1, UINT64_MAX, &wanted->game))
        return cli_usage("review", msg_cli_needs_positive("--game"));
    if (time && !cli_number(time, 1, SECONDS_MAX, &wanted->seconds))
        return cli_usage("review", msg_cli_needs_number("--time", 1, SECONDS_MAX));
    if (effort && !cli_number(effort, 1, EFFORT_MAX, &wanted->effort))
        return cli_usage("review", msg_cli_needs_number("--effort", 1, EFFORT_MAX));
    if (seed && !cli_number(seed, 0, UINT64_MAX, &wanted->seed))
        return cli_usage("review", msg_cli_needs_seed("--seed"));
    wanted->seated = seat != NULL;
    return CLI_FINE;
}

/* Parses the command line. False, with *status set, if there is nothing more to do. */
static bool read_options(int count, char **arguments, struct wanted *wanted, int *status)
{
    const char *said[5] = {NULL}, *threads = NULL;
    const struct cli_option options[] = {
        {.name = "--game", .value = &said[0]},       {.name = "--seat", .value = &said[1]},
        {.name = "--time", .value = &said[2]},       {.name = "--effort", .value = &said[3]},
        {.name = "--seed", .value = &said[4]},       {.name = "--threads", .value = &threads},
        {.name = "--quiz", .flag = &wanted->quiz},   {.name = "--json", .flag = &wanted->json},
        {.name = "--ascii", .flag = &wanted->ascii}, {.name = NULL}};
    int operands;
    if (!cli_options("review", msg_help_review(), options, count, arguments, &operands, status))
        return false;
    *status = operands == 1 ? read_numbers(said, wanted) : cli_usage("review", msg_cli_name_file());
    if (*status == CLI_FINE && wanted->quiz && wanted->json)
        *status = cli_usage("review", msg_cli_not_both("--quiz", "--json"));
    if (*status == CLI_FINE)
        *status = cli_read_threads("review", threads, &wanted->threads);
    return *status == CLI_FINE;
}

/* Without --seat, the first one that the header of the last game read says a person sat in, else seat 0. */
static void find_person(void *context, const char *line, size_t size)
{
    struct wanted *wanted = context;
    struct nika_json header, seats, name;
    size_t at;
    unsigned seat = 0;
    if (wanted->seated)
        return;
    wanted->seat = 0;
    if (nika_json_check(line, size, &header, &at) != NIKA_JSON_FINE || !nika_json_get(header, "seats", &seats) ||
        nika_json_kind(seats) != '[')
        return;
    for (struct nika_json_walk walk = nika_json_walk(seats); nika_json_next(&walk, &name) && seat < NIKA_SEATS_MAX;
         seat++)
        if (nika_json_is(name, "human")) {
            wanted->seat = seat;
            return;
        }
}

/* Reading stops at the end of the game. */
static bool follow(void *context, const struct nika_reader *reader, enum nika_reading reading)
{
    struct wanted *wanted = context;
    if (reader->games == wanted->game)
        nika_review_read(wanted->review, reader, reading);
    return reader->games < wanted->game || (reader->games == wanted->game && reading != NIKA_READ_RESULT);
}

/* Reads the game. False if it can't be reviewed; one line on standard error says why. */
static bool read_game(const char *path, struct wanted *wanted)
{
    static struct nika_reader reader;
    struct cli_path shown;
    const struct nika_review *review = wanted->review;
    if (!cli_read_records("review", path, &reader,
                          (struct cli_reading){.each = follow, .header = find_person, .context = wanted}))
        return false;
    if (reader.games < wanted->game)
        cli_wrong("review", msg_cli_only_games(cli_shown(path, &shown), (int64_t)reader.games));
    else if (wanted->seat >= review->setup.players)
        cli_wrong("review", msg_cli_no_seat(review->setup.players - 1));
    else if (review->count > NIKA_REVIEW_PLIES)
        cli_wrong("review", msg_cli_review_too_long(NIKA_REVIEW_PLIES));
    else if (!nika_review_ready(review))
        cli_wrong("review", msg_cli_review_running());
    else
        return true;
    return false;
}

static void print_json(struct nika_review *review, unsigned seat)
{
    static char bytes[JSON_ROOM];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_review_json(review, seat, &text);
    cli_print_json(stdout, &text);
}

static int review_game(const char *path, struct wanted *wanted)
{
    const enum nika_language language = wanted->json ? cli_language() : play_prepare();
    struct review_work work = {.review = wanted->review,
                               .threads = wanted->threads,
                               .seconds = (double)wanted->seconds,
                               .extent = wanted->quiz   ? REVIEW_MARKS
                                         : wanted->json ? REVIEW_ALL
                                                        : REVIEW_WORDS};
    if (!read_game(path, wanted))
        return CLI_WRONG;
    work.seat = (unsigned)wanted->seat;
    wanted->review->effort = (unsigned)wanted->effort;
    wanted->review->seed = wanted->seed;
    if (!review_run("review", &work))
        return CLI_WRONG;
    if (wanted->json)
        print_json(wanted->review, work.seat);
    else if (wanted->quiz)
        review_quiz(&work, language);
    else
        review_tell(&work, language, wanted->ascii);
    return cli_flush("review", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}

int cli_review(int count, char **arguments)
{
    struct wanted wanted = {.game = 1, .effort = 1};
    int status;
    if (!read_options(count, arguments, &wanted, &status))
        return status;
    wanted.review = calloc(1, sizeof *wanted.review);
    status = wanted.review ? review_game(arguments[0], &wanted) : cli_wrong("review", msg_cli_no_memory());
    free(wanted.review);
    return status;
}
