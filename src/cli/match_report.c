/*
 * match_report.c: the results of a match: a table for people, JSON for programs. Everything but the times is determined
 * by the match: the same bytes on every machine, with any number of threads.
 */
#include <string.h>

#include <nika/messages_cli.h>

#include "cli_match.h"

enum { FORMAT = 1 };

void match_write_definition(const struct match *match, struct nika_writer *writer)
{
    const struct nika_field *field = &match->field;
    nika_write_key(writer, "match");
    nika_write_whole(writer, FORMAT);
    nika_write_key(writer, "nika");
    nika_write_word(writer, NIKA_VERSION);
    nika_write_key(writer, "game");
    nika_write_word(writer, field->setup.game->name);
    nika_write_key(writer, "players");
    nika_write_whole(writer, field->setup.players);
    nika_record_rules(&field->setup, writer);
    nika_write_key(writer, "agents");
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < field->setup.players; place++)
        nika_write_word(writer, field->agents[place].name);
    nika_write_close(writer, ']');
    nika_write_key(writer, "iterations");
    if (field->budget.iterations)
        nika_write_whole(writer, field->budget.iterations);
    else
        nika_write_null(writer);
    cli_write_seed(writer, field->seed);
}

/* Digits with a point, as the language writes them. */
static struct match_words say_digits(const char *digits)
{
    struct match_words words;
    char whole[32];
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes), before = nika_text(whole, sizeof whole);
    const char *point = strchr(digits, '.');
    if (point) {
        nika_text_add_bytes(&before, digits, (size_t)(point - digits));
        cli_say(&text, msg_cli_decimal(whole, point + 1));
    } else {
        nika_text_add(&text, digits);
    }
    return words;
}

struct match_words match_say_number(double number, int decimals, bool sign)
{
    char digits[32];
    snprintf(digits, sizeof digits, sign ? "%+.*f" : "%.*f", decimals, number);
    return say_digits(digits);
}

/* A share as somebody typed it. */
static struct match_words say_share(double share)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%g", share);
    return say_digits(digits);
}

void match_say_table(const struct match *match, struct nika_text *text)
{
    const struct nika_setup *setup = &match->field.setup;
    if (setup->game->edition_count)
        cli_say(text,
                msg_cli_table_edition(setup->game->name, setup->game->editions[setup->edition].name, setup->players));
    else
        cli_say(text, msg_cli_table(setup->game->name, setup->players));
}

void match_say_side(const struct match *match, unsigned side, struct nika_text *text)
{
    if (match->tally.side[side].places > 1) {
        nika_text_add_number(text, match->tally.side[side].places);
        nika_text_add(text, " × ");
    }
    nika_text_add(text, match->tally.side[side].name);
}

void match_say_size(const struct match *match, struct nika_text *text)
{
    const int64_t deals = (int64_t)match->tally.deals, rotations = match->tally.players;
    const uint32_t iterations = match->field.budget.iterations;
    char seed[32];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)match->field.seed);
    if (iterations)
        cli_say(text, msg_cli_size_iterations(deals, rotations, deals * rotations, seed, iterations));
    else
        cli_say(text, msg_cli_size(deals, rotations, deals * rotations, seed));
}

struct match_words match_say_figure(const struct match *match, unsigned side, enum nika_measure measure)
{
    const struct nika_figure figure = nika_tally_figure(&match->tally, side, measure);
    const int decimals = measure == NIKA_WIN ? 3 : 2;
    const bool is_zero = figure.mean > -0.005 && figure.mean < 0; /* "-0.00" would be nonsense */
    struct match_words words;
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes);
    nika_text_add(&text, match_say_number(is_zero ? 0 : figure.mean, decimals, measure == NIKA_MARGIN).bytes);
    nika_text_add(&text, " ± ");
    nika_text_add(&text, match->tally.deals > 1 ? match_say_number(figure.half, decimals, false).bytes : "?");
    return words;
}

/* Prints words in a column: at its left, or at its right. */
static void print_left(FILE *file, const char *words, int width)
{
    fprintf(file, "%s%*s", words, width - nika_utf8_columns(words), "");
}

static void print_right(FILE *file, const char *words, int width)
{
    fprintf(file, "  %*s%s", width - nika_utf8_columns(words), "", words);
}

/* The words of a message, and how wide the column is that has it as its head. */
struct head {
    char bytes[64];
    int width;
};

static struct head head_of(struct nika_message message, int least)
{
    struct head head;
    struct nika_text text = nika_text(head.bytes, sizeof head.bytes);
    cli_say(&text, message);
    const int width = nika_utf8_columns(head.bytes);
    head.width = width > least ? width : least;
    return head;
}

static void print_verdict(const struct match *match, FILE *file)
{
    static struct nika_message (*const verdicts[])(const char *, const char *, const char *, int64_t, const char *) = {
        [NIKA_UNDECIDED] = msg_cli_undecided, [NIKA_LOW] = msg_cli_accepted_low, [NIKA_HIGH] = msg_cli_accepted_high};
    const struct match_words low = say_share(match->low);
    const struct match_words high = say_share(match->high);
    const struct match_words evidence = match_say_number(match->evidence, 2, true);
    fputc('\n', file);
    cli_print(file, verdicts[match->verdict](match->tally.side[0].name, low.bytes, high.bytes,
                                             (int64_t)match->tally.deals, evidence.bytes));
    fputc('\n', file);
}

/* Who plays which game, and how often. */
static void print_title(const struct match *match, FILE *file)
{
    const struct nika_tally *tally = &match->tally;
    char table[128], size[256], sides[NIKA_SEATS_MAX][64], all[sizeof sides];
    struct nika_text table_text = nika_text(table, sizeof table), size_text = nika_text(size, sizeof size);
    struct nika_text list = nika_text(all, sizeof all);
    match_say_table(match, &table_text);
    match_say_size(match, &size_text);
    for (unsigned side = 0; side < tally->sides; side++) {
        struct nika_text text = nika_text(sides[side], sizeof sides[side]);
        match_say_side(match, side, &text);
        nika_text_add_listed(&list, sides[side]);
    }
    cli_print(file, tally->sides == 2 ? msg_cli_two_sides(table, sides[0], sides[1]) : msg_cli_sides(table, all));
    fprintf(file, "\n%s\n\n", size);
}

void match_print_table(const struct match *match, FILE *file)
{
    const struct nika_tally *tally = &match->tally;
    const struct head fair = head_of(msg_cli_fair_share(), 0), decisions = head_of(msg_cli_head_decisions(), 9);
    const struct head places = head_of(msg_cli_head_places(), 6),
                      measures[NIKA_MEASURES] = {
                          [NIKA_WIN] = head_of(msg_cli_head_win(), 13),
                          [NIKA_MARGIN] = head_of(msg_cli_head_margin(), 16),
                          [NIKA_RANK] = head_of(msg_cli_head_rank(), 11),
                          [NIKA_SCORE] = head_of(msg_cli_head_score(), 16),
                      };
    struct head names = head_of(msg_cli_head_agent(), fair.width);
    char number[32];
    for (unsigned side = 0; side < tally->sides; side++)
        if (nika_utf8_columns(tally->side[side].name) > names.width)
            names.width = nika_utf8_columns(tally->side[side].name);
    print_title(match, file);
    print_left(file, names.bytes, names.width);
    print_right(file, places.bytes, places.width);
    for (unsigned m = 0; m < NIKA_MEASURES; m++)
        print_right(file, measures[m].bytes, measures[m].width);
    print_right(file, decisions.bytes, decisions.width);
    fputc('\n', file);
    for (unsigned side = 0; side < tally->sides; side++) {
        print_left(file, tally->side[side].name, names.width);
        snprintf(number, sizeof number, "%u", tally->side[side].places);
        print_right(file, number, places.width);
        for (unsigned m = 0; m < NIKA_MEASURES; m++)
            print_right(file, match_say_figure(match, side, m).bytes, measures[m].width);
        snprintf(number, sizeof number, "%llu", (unsigned long long)tally->side[side].decisions);
        print_right(file, number, decisions.width);
        fputc('\n', file);
    }
    print_left(file, fair.bytes, names.width);
    print_right(file, "", places.width);
    fprintf(file, "  %s\n\n", match_say_number(1.0 / tally->players, 3, false).bytes);
    cli_print(file, msg_cli_interval());
    fputc('\n', file);
    if (match->tested)
        print_verdict(match, file);
}

void match_say_progress(const struct match *match, struct nika_text *text)
{
    const int64_t deals = (int64_t)match->tally.deals, all = (int64_t)match->deals;
    const struct match_words evidence = match_say_number(match->evidence, 2, true);
    if (deals == 0) {
        cli_say(text, msg_cli_deals_done(deals, all));
        return;
    }
    const struct match_words share = match_say_figure(match, 0, NIKA_WIN);
    const char *name = match->tally.side[0].name;
    cli_say(text, match->tested ? msg_cli_deals_tested(deals, all, name, share.bytes, evidence.bytes)
                                : msg_cli_deals_won(deals, all, name, share.bytes));
}

/* A time in a unit that suits it. */
static struct match_words say_time(double seconds)
{
    static const double factors[] = {1e6, 1e3, 1};
    static const char *const units[] = {" µs", " ms", " s"};
    const unsigned unit = seconds < 1e-3 ? 0 : seconds < 1 ? 1 : 2;
    struct match_words words;
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes);
    nika_text_add(&text, match_say_number(factors[unit] * seconds, 1, false).bytes);
    nika_text_add(&text, units[unit]);
    return words;
}

void match_print_times(const struct match *match, FILE *file)
{
    for (unsigned side = 0; side < match->tally.sides; side++) {
        const struct match_time *time = &match->times[side];
        if (time->decisions == 0)
            continue;
        const struct match_words mean = say_time(time->total / (double)time->decisions);
        const struct match_words longest = say_time(time->longest);
        cli_print(file, msg_cli_thought(match->tally.side[side].name, mean.bytes, longest.bytes));
        fputc('\n', file);
    }
}

void match_print_faults(const struct match *match, FILE *file)
{
    for (unsigned side = 0; side < match->tally.sides; side++) {
        char faults[128];
        struct nika_text list = nika_text(faults, sizeof faults);
        if (!bots_say_faults(match->faults[side], &list))
            continue;
        cli_print(file, msg_cli_bot_faults(match->tally.side[side].name, faults));
        fputc('\n', file);
    }
}

static void write_figure(const struct match *match, unsigned side, enum nika_measure measure, const char *key,
                         struct nika_writer *writer)
{
    const struct nika_figure figure = nika_tally_figure(&match->tally, side, measure);
    nika_write_key(writer, key);
    nika_write_open(writer, '{');
    nika_write_key(writer, "mean");
    if (match->tally.deals > 0)
        cli_write_decimal(writer, figure.mean, 6);
    else
        nika_write_null(writer);
    nika_write_key(writer, "interval");
    if (match->tally.deals > 1) {
        nika_write_open(writer, '[');
        cli_write_decimal(writer, figure.mean - figure.half, 6);
        cli_write_decimal(writer, figure.mean + figure.half, 6);
        nika_write_close(writer, ']');
    } else {
        nika_write_null(writer);
    }
    nika_write_close(writer, '}');
}

/* From the first margin that was seen to the last. */
static void write_margins(const struct nika_side *side, struct nika_writer *writer)
{
    unsigned first = 0, end = NIKA_MARGIN_BINS;
    while (first < NIKA_MARGIN_MAX && side->margins[first] == 0)
        first++;
    while (end > first + 1 && side->margins[end - 1] == 0)
        end--;
    nika_write_key(writer, "margins");
    nika_write_open(writer, '{');
    nika_write_key(writer, "from");
    nika_write_whole(writer, (int64_t)first - NIKA_MARGIN_MAX);
    nika_write_key(writer, "games");
    nika_write_open(writer, '[');
    for (unsigned bin = first; bin < end; bin++)
        nika_write_whole(writer, side->margins[bin]);
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

static void write_sides(const struct match *match, struct nika_writer *writer)
{
    nika_write_key(writer, "figures");
    nika_write_open(writer, '[');
    for (unsigned number = 0; number < match->tally.sides; number++) {
        const struct nika_side *side = &match->tally.side[number];
        nika_write_open(writer, '{');
        nika_write_key(writer, "agent");
        nika_write_word(writer, side->name);
        nika_write_key(writer, "places");
        nika_write_whole(writer, side->places);
        nika_write_key(writer, "decisions");
        nika_write_whole(writer, (int64_t)side->decisions);
        write_figure(match, number, NIKA_WIN, "win", writer);
        write_figure(match, number, NIKA_MARGIN, "margin", writer);
        write_figure(match, number, NIKA_RANK, "rank", writer);
        write_figure(match, number, NIKA_SCORE, "score", writer);
        write_margins(side, writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static void write_test(const struct match *match, struct nika_writer *writer)
{
    static const char *const verdicts[] = {[NIKA_UNDECIDED] = "undecided", [NIKA_LOW] = "low", [NIKA_HIGH] = "high"};
    nika_write_key(writer, "sprt");
    if (!match->tested) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '{');
    nika_write_key(writer, "low");
    cli_write_decimal(writer, match->low, 6);
    nika_write_key(writer, "high");
    cli_write_decimal(writer, match->high, 6);
    nika_write_key(writer, "alpha");
    cli_write_decimal(writer, 0.05, 2);
    nika_write_key(writer, "beta");
    cli_write_decimal(writer, 0.05, 2);
    nika_write_key(writer, "llr");
    cli_write_decimal(writer, match->evidence, 6);
    nika_write_key(writer, "verdict");
    nika_write_word(writer, verdicts[match->verdict]);
    nika_write_close(writer, '}');
}

static void write_times(const struct match *match, struct nika_writer *writer)
{
    nika_write_key(writer, "times");
    nika_write_open(writer, '[');
    for (unsigned side = 0; side < match->tally.sides; side++) {
        const struct match_time *time = &match->times[side];
        nika_write_open(writer, '{');
        nika_write_key(writer, "agent");
        nika_write_word(writer, match->tally.side[side].name);
        nika_write_key(writer, "decisions");
        nika_write_whole(writer, (int64_t)time->decisions);
        nika_write_key(writer, "mean");
        cli_write_decimal(writer, time->decisions ? time->total / (double)time->decisions : 0, 9);
        nika_write_key(writer, "max");
        cli_write_decimal(writer, time->longest, 9);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

static bool is_bot(const struct match *match, unsigned side)
{
    unsigned place = 0;
    while (match->tally.side_of[place] != side)
        place++;
    return match->field.agents[place].outside;
}

/* Only for bots: others have none. */
static void write_faults(const struct match *match, struct nika_writer *writer)
{
    nika_write_key(writer, "faults");
    nika_write_open(writer, '[');
    for (unsigned side = 0; side < match->tally.sides; side++) {
        if (!is_bot(match, side))
            continue;
        nika_write_open(writer, '{');
        nika_write_key(writer, "agent");
        nika_write_word(writer, match->tally.side[side].name);
        bots_write_faults(match->faults[side], writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

void match_print_json(const struct match *match, FILE *file)
{
    static char bytes[131072]; /* six histograms of 501 numbers fit, and a board of 240 */
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    match_write_definition(match, &writer);
    nika_write_key(&writer, "deals");
    nika_write_whole(&writer, (int64_t)match->tally.deals);
    nika_write_key(&writer, "games");
    nika_write_whole(&writer, (int64_t)(match->tally.deals * match->tally.players));
    nika_write_key(&writer, "fair");
    cli_write_decimal(&writer, 1.0 / match->tally.players, 6);
    if (!match_over(match)) {
        nika_write_key(&writer, "interrupted");
        nika_write_bool(&writer, true);
    }
    write_sides(match, &writer);
    write_test(match, &writer);
    write_times(match, &writer);
    write_faults(match, &writer);
    nika_write_close(&writer, '}');
    nika_text_add_char(&text, '\n');
    fwrite(text.bytes, 1, text.size, file);
}
