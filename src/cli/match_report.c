/*
 * match_report.c: what a match says at its end: a table for people, JSON for programs. Everything but the times is
 * decided by what the match is: the same bytes on every machine, with any number of threads.
 */
#include <string.h>

#include "match.h"

enum { FORMAT = 1 };

/* As a string: it can be larger than the numbers that all readers of JSON keep. */
static void write_seed(struct nika_writer *writer, uint64_t seed)
{
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)seed);
    nika_write_key(writer, "seed");
    nika_write_word(writer, text);
}

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
    write_seed(writer, field->seed);
}

void match_say_table(const struct match *match, struct nika_text *text)
{
    const struct nika_setup *setup = &match->field.setup;
    nika_text_add(text, setup->game->name);
    if (setup->game->edition_count) {
        nika_text_add(text, " (");
        nika_text_add(text, setup->game->editions[setup->edition].name);
        nika_text_add_char(text, ')');
    }
    nika_text_add(text, ", ");
    nika_text_add_number(text, setup->players);
    nika_text_add(text, " players");
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
    const struct nika_tally *tally = &match->tally;
    char seed[32];
    nika_text_add_number(text, (int64_t)tally->deals);
    nika_text_add(text, tally->deals == 1 ? " deal × " : " deals × ");
    nika_text_add_number(text, tally->players);
    nika_text_add(text, " rotations = ");
    nika_text_add_number(text, (int64_t)(tally->deals * tally->players));
    nika_text_add(text, " games, seed ");
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)match->field.seed);
    nika_text_add(text, seed);
    if (match->field.budget.iterations) {
        nika_text_add(text, ", iterations ");
        nika_text_add_number(text, match->field.budget.iterations);
    }
}

struct match_words match_say_figure(const struct match *match, unsigned side, enum nika_measure measure)
{
    const struct nika_figure figure = nika_tally_figure(&match->tally, side, measure);
    const int decimals = measure == NIKA_WIN ? 3 : 2;
    const bool is_zero = figure.mean > -0.005 && figure.mean < 0; /* "-0.00" would be nonsense */
    struct match_words words;
    char half[32] = "?";
    if (match->tally.deals > 1)
        snprintf(half, sizeof half, "%.*f", decimals, figure.half);
    snprintf(words.bytes, sizeof words.bytes, measure == NIKA_MARGIN ? "%+.*f ± %s" : "%.*f ± %s", decimals,
             is_zero ? 0 : figure.mean, half);
    return words;
}

/* How wide each column is, after the names. */
static const struct {
    const char *name;
    int width;
} columns[NIKA_MEASURES] = {
    [NIKA_WIN] = {"win share", 13},
    [NIKA_MARGIN] = {"margin", 16},
    [NIKA_RANK] = {"rank", 11},
    [NIKA_SCORE] = {"score", 16},
};

static void print_verdict(const struct match *match, FILE *file)
{
    static const char *const verdicts[] = {
        [NIKA_UNDECIDED] = "undecided", [NIKA_LOW] = "accepted LOW", [NIKA_HIGH] = "accepted HIGH"};
    fprintf(file, "\nWin share of %s, %g (LOW) or %g (HIGH): %s after %llu deal%s, log likelihood ratio %+.2f\n",
            match->tally.side[0].name, match->low, match->high, verdicts[match->verdict],
            (unsigned long long)match->tally.deals, match->tally.deals == 1 ? "" : "s", match->evidence);
}

void match_print_table(const struct match *match, FILE *file)
{
    const struct nika_tally *tally = &match->tally;
    char bytes[512];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    int name_width = (int)strlen("fair share");
    for (unsigned side = 0; side < tally->sides; side++)
        if ((int)strlen(tally->side[side].name) > name_width)
            name_width = (int)strlen(tally->side[side].name);
    match_say_table(match, &text);
    for (unsigned side = 0; side < tally->sides; side++) {
        nika_text_add(&text, side == 0 ? ": " : tally->sides == 2 ? " against " : ", ");
        match_say_side(match, side, &text);
    }
    nika_text_add_char(&text, '\n');
    match_say_size(match, &text);
    fprintf(file, "%s\n\n%-*s  places", bytes, name_width, "agent");
    for (unsigned m = 0; m < NIKA_MEASURES; m++)
        fprintf(file, "  %*s", columns[m].width, columns[m].name);
    fprintf(file, "  %9s\n", "decisions");
    for (unsigned side = 0; side < tally->sides; side++) {
        fprintf(file, "%-*s  %6u", name_width, tally->side[side].name, tally->side[side].places);
        for (unsigned m = 0; m < NIKA_MEASURES; m++) /* ± is one column and two bytes */
            fprintf(file, "  %*s", columns[m].width + 1, match_say_figure(match, side, m).bytes);
        fprintf(file, "  %9llu\n", (unsigned long long)tally->side[side].decisions);
    }
    fprintf(file, "%-*s  %6s  %.3f\n", name_width, "fair share", "", 1.0 / tally->players);
    fputs("\n± 95 % interval, of deals; every figure is the mean of one place\n", file);
    if (match->tested)
        print_verdict(match, file);
}

/* A time in a unit that suits it. */
static void print_time(double seconds, FILE *file)
{
    if (seconds < 1e-3)
        fprintf(file, "%.1f µs", 1e6 * seconds);
    else if (seconds < 1)
        fprintf(file, "%.1f ms", 1e3 * seconds);
    else
        fprintf(file, "%.1f s", seconds);
}

void match_print_times(const struct match *match, FILE *file)
{
    for (unsigned side = 0; side < match->tally.sides; side++) {
        const struct match_time *time = &match->times[side];
        if (time->decisions == 0)
            continue;
        fprintf(file, "%s thought ", match->tally.side[side].name);
        print_time(time->total / (double)time->decisions, file);
        fputs(" for a decision, ", file);
        print_time(time->longest, file);
        fputs(" at most\n", file);
    }
}

static void write_number(struct nika_writer *writer, double number, int decimals)
{
    char text[64];
    int size = snprintf(text, sizeof text, "%.*f", decimals, number);
    if (strspn(text, "-0.") == (size_t)size) /* no zero below zero */
        size = snprintf(text, sizeof text, "%.*f", decimals, 0.0);
    nika_write_json(writer, (struct nika_json){text, (size_t)size});
}

static void write_figure(const struct match *match, unsigned side, enum nika_measure measure, const char *key,
                         struct nika_writer *writer)
{
    const struct nika_figure figure = nika_tally_figure(&match->tally, side, measure);
    nika_write_key(writer, key);
    nika_write_open(writer, '{');
    nika_write_key(writer, "mean");
    write_number(writer, figure.mean, 6);
    nika_write_key(writer, "interval");
    if (match->tally.deals > 1) {
        nika_write_open(writer, '[');
        write_number(writer, figure.mean - figure.half, 6);
        write_number(writer, figure.mean + figure.half, 6);
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
    write_number(writer, match->low, 6);
    nika_write_key(writer, "high");
    write_number(writer, match->high, 6);
    nika_write_key(writer, "alpha");
    write_number(writer, 0.05, 2);
    nika_write_key(writer, "beta");
    write_number(writer, 0.05, 2);
    nika_write_key(writer, "llr");
    write_number(writer, match->evidence, 6);
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
        write_number(writer, time->decisions ? time->total / (double)time->decisions : 0, 9);
        nika_write_key(writer, "max");
        write_number(writer, time->longest, 9);
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
    write_number(&writer, 1.0 / match->tally.players, 6);
    write_sides(match, &writer);
    write_test(match, &writer);
    write_times(match, &writer);
    nika_write_close(&writer, '}');
    nika_text_add_char(&text, '\n');
    fwrite(text.bytes, 1, text.size, file);
}
