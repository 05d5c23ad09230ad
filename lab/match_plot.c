/*
 * match_plot.c: a picture of a match, as SVG: the win share of each agent with its interval beside the fair share, and
 * how the first agent's games ended. Colors follow the reader's light or dark; text is text.
 */
#include <string.h>

#include <nika/messages_cli.h>

#include "cli/cli_match.h"

enum {
    WIDTH = 760,
    EDGE = 28,    /* left and right of everything */
    TOP = 132,    /* of the win shares */
    ROW = 34,     /* height of an agent's row */
    VALUES = 124, /* width of the figures at the right */
    GAP = 112,    /* between the two pictures */
    BARS_HEIGHT = 200,
    BARS_MAX = 48,
    LETTER = 9 /* about as wide as a letter of a name */
};

static const char style[] = "<style>\n"
                            "text{font-family:Georgia,'Times New Roman',serif;font-size:14px;fill:#221a17}\n"
                            ".title{font-size:20px;font-weight:bold}\n"
                            ".head{font-size:16px;font-weight:bold}\n"
                            ".small{font-size:12px}\n"
                            ".ground{fill:#f6efe0}\n"
                            ".rule{stroke:#221a17;stroke-opacity:.16}\n"
                            ".axis{stroke:#221a17;stroke-opacity:.7}\n"
                            ".fair{stroke:#d4a73c;stroke-width:2.5;stroke-dasharray:6 4}\n"
                            ".mean{stroke:#d4a73c;stroke-width:2.5}\n"
                            ".one{stroke:#4b1d3f;fill:#4b1d3f}\n"
                            ".other{stroke:#2f7f6f;fill:#2f7f6f}\n"
                            ".interval{stroke-width:2.5;stroke-linecap:round}\n"
                            ".ahead{fill:#2f7f6f}\n"
                            ".even{fill:#8a7d72}\n"
                            ".behind{fill:#4b1d3f}\n"
                            "@media(prefers-color-scheme:dark){\n"
                            "text{fill:#f6efe0}\n"
                            ".ground{fill:#221a17}\n"
                            ".rule,.axis{stroke:#f6efe0}\n"
                            ".one{stroke:#c492b6;fill:#c492b6}\n"
                            ".other{stroke:#63b7a5;fill:#63b7a5}\n"
                            ".ahead{fill:#4fa291}\n"
                            ".even{fill:#a89a8c}\n"
                            ".behind{fill:#a8719a}\n"
                            "}\n"
                            "</style>\n";

/* Numbers along a line: from low to high, over so many pixels. */
struct scale {
    double low, high, left, width;
};

static double across(const struct scale *scale, double value)
{
    return scale->left + (value - scale->low) / (scale->high - scale->low) * scale->width;
}

/* The smallest of 1, 2, 5, 10, … times `least` with which at most `most` steps go into a span. */
static double step_for(double span, double least, unsigned most)
{
    static const double factors[] = {2, 2.5, 2};
    double step = least;
    for (unsigned i = 0; span / step > most; i++)
        step *= factors[i % 3];
    return step;
}

/* How a side's row is called: "3 × heuristic". */
static struct match_words name_of(const struct match *match, unsigned side)
{
    struct match_words words;
    struct nika_text text = nika_text(words.bytes, sizeof words.bytes);
    match_say_side(match, side, &text);
    return words;
}

/* Where the names end and the picture of the win shares begins. */
static double left_of(const struct match *match)
{
    size_t longest = 6;
    for (unsigned side = 0; side < match->tally.sides; side++)
        if (strlen(name_of(match, side).bytes) > longest)
            longest = strlen(name_of(match, side).bytes);
    return EDGE + 6 + (double)(LETTER * longest);
}

/* Text at a place. None of the messages has a character that XML would misread. */
static void draw_text(FILE *file, const char *attributes, double x, double y, struct nika_message message)
{
    fprintf(file, "<text %s x=\"%.1f\" y=\"%.1f\">", attributes, x, y);
    cli_print(file, message);
    fputs("</text>\n", file);
}

/* A label above a line. It stays inside the picture. */
static void draw_label(FILE *file, double x, double y, struct nika_message message)
{
    const double margin = EDGE + 70;
    const double inside = x < margin ? margin : x > WIDTH - margin ? WIDTH - margin : x;
    draw_text(file, "class=\"small\" text-anchor=\"middle\"", inside, y, message);
}

static void draw_rule(FILE *file, const char *class, double x1, double y1, double x2, double y2)
{
    fprintf(file, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", class, x1, y1, x2, y2);
}

/* Mean and interval of one agent in its row. An interval stays within what a share can be. */
static void draw_share(const struct match *match, unsigned side, const struct scale *scale, double y, FILE *file)
{
    const struct nika_figure share = nika_tally_figure(&match->tally, side, NIKA_WIN);
    const double low = share.mean - share.half, high = share.mean + share.half;
    fprintf(file, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", scale->left - 12, y + 5,
            name_of(match, side).bytes);
    fprintf(file, "<g class=\"%s\">\n", side == 0 ? "one" : "other");
    if (match->tally.deals > 1) {
        const double from = across(scale, low < 0 ? 0 : low), to = across(scale, high > 1 ? 1 : high);
        draw_rule(file, "interval", from, y, to, y);
        draw_rule(file, "interval", from, y - 6, from, y + 6);
        draw_rule(file, "interval", to, y - 6, to, y + 6);
    }
    fprintf(file, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"6\"/>\n</g>\n", across(scale, share.mean), y);
    fprintf(file, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", WIDTH - EDGE, y + 5,
            match_say_figure(match, side, NIKA_WIN).bytes);
}

/* The largest win share that must be shown, with some room. */
static double most_share(const struct match *match)
{
    double most = 1.3 / match->tally.players;
    for (unsigned side = 0; side < match->tally.sides; side++) {
        const struct nika_figure share = nika_tally_figure(&match->tally, side, NIKA_WIN);
        if (share.mean + share.half > most)
            most = share.mean + share.half;
    }
    return most * 1.05 < 1 ? most * 1.05 : 1;
}

static void draw_shares(const struct match *match, FILE *file)
{
    const double left = left_of(match), bottom = TOP + ROW * match->tally.sides, fair = 1.0 / match->tally.players;
    const struct scale scale = {0, most_share(match), left, WIDTH - EDGE - VALUES - left};
    const double step = step_for(scale.high, 0.01, 8);
    draw_text(file, "class=\"head\"", EDGE, TOP - 32, msg_cli_plot_shares());
    for (unsigned i = 0; i * step <= scale.high + 1e-9; i++) {
        const double x = across(&scale, i * step);
        draw_rule(file, "rule", x, TOP, x, bottom);
        fprintf(file, "<text class=\"small\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n", x, bottom + 18,
                match_say_number(i * step, 2, false).bytes);
    }
    draw_rule(file, "axis", scale.left, bottom, scale.left + scale.width, bottom);
    draw_rule(file, "fair", across(&scale, fair), TOP - 4, across(&scale, fair), bottom);
    draw_label(file, across(&scale, fair), TOP - 10, msg_cli_plot_fair(match_say_number(fair, 3, false).bytes));
    for (unsigned side = 0; side < match->tally.sides; side++)
        draw_share(match, side, &scale, TOP + ROW * (side + 0.5), file);
}

/* Margins in bars: bar number n holds those nearest to n times `wide`, which is odd. */
struct bars {
    int wide, first, count;
    uint32_t games[BARS_MAX + 4]; /* an empty one at each end */
    uint32_t most;
};

static int bar_of(int margin, int wide)
{
    const int shifted = margin + wide / 2;
    return shifted >= 0 ? shifted / wide : -((wide - 1 - shifted) / wide);
}

static void count_bars(const struct nika_side *side, struct bars *bars)
{
    static const int widths[] = {1, 3, 5, 9, 15};
    _Static_assert(NIKA_MARGIN_BINS <= BARS_MAX * 15, "all margins fit into the widest bars");
    int first = NIKA_MARGIN_MAX, last = -NIKA_MARGIN_MAX;
    unsigned wide = 0;
    memset(bars, 0, sizeof *bars);
    for (int margin = -NIKA_MARGIN_MAX; margin <= NIKA_MARGIN_MAX; margin++)
        if (side->margins[margin + NIKA_MARGIN_MAX]) {
            first = margin < first ? margin : first;
            last = margin > last ? margin : last;
        }
    /* Zero is always there: it is what the margins are read against. */
    first = first > 0 ? 0 : first;
    last = last < 0 ? 0 : last;
    while (last - first >= BARS_MAX * widths[wide])
        wide++;
    bars->wide = widths[wide];
    bars->first = bar_of(first, bars->wide) - 1;
    bars->count = bar_of(last, bars->wide) + 2 - bars->first;
    for (int margin = first; margin <= last; margin++) {
        uint32_t *games = &bars->games[bar_of(margin, bars->wide) - bars->first];
        *games += side->margins[margin + NIKA_MARGIN_MAX];
        bars->most = *games > bars->most ? *games : bars->most;
    }
}

static void draw_bars(const struct bars *bars, const struct scale *across_scale, const struct scale *up, double bottom,
                      FILE *file)
{
    for (int i = 0; i < bars->count; i++) {
        const int number = bars->first + i;
        const double middle = across(across_scale, (double)number * bars->wide);
        const double wide = across_scale->width / bars->count, height = across(up, bars->games[i]);
        if (bars->games[i] == 0)
            continue;
        fprintf(file,
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%+d: %lu</title>"
                "</rect>\n",
                number > 0   ? "ahead"
                : number < 0 ? "behind"
                             : "even",
                middle - wide / 2 + 0.7, bottom - height, wide - 1.4, height, number * bars->wide,
                (unsigned long)bars->games[i]);
    }
}

/* The mean margin, with a true minus. */
static void draw_mean(const struct match *match, double x, double y, FILE *file)
{
    const struct match_words margin = match_say_figure(match, 0, NIKA_MARGIN);
    const bool minus = margin.bytes[0] == '-';
    struct match_words shown;
    struct nika_text text = nika_text(shown.bytes, sizeof shown.bytes);
    nika_text_add(&text, minus ? "−" : "");
    nika_text_add(&text, margin.bytes + minus);
    draw_label(file, x, y, msg_cli_plot_mean(shown.bytes));
}

static void draw_margins(const struct match *match, double top, FILE *file)
{
    const struct nika_side *side = &match->tally.side[0];
    const double bottom = top + BARS_HEIGHT, mean = nika_tally_figure(&match->tally, 0, NIKA_MARGIN).mean;
    struct bars bars;
    count_bars(side, &bars);
    const struct scale scale = {(bars.first - 0.5) * bars.wide, (bars.first + bars.count - 0.5) * bars.wide, EDGE + 48,
                                WIDTH - 2 * EDGE - 48};
    const struct scale up = {0, bars.most * 1.08, 0, BARS_HEIGHT};
    const double rise = step_for(up.high, 1, 5), step = step_for(scale.high - scale.low, 1, 12);
    draw_text(file, "class=\"head\"", EDGE, top - 44, msg_cli_plot_margins(side->name));
    for (unsigned i = 0; i * rise <= up.high; i++) {
        const double y = bottom - across(&up, i * rise);
        draw_rule(file, "rule", scale.left, y, scale.left + scale.width, y);
        fprintf(file, "<text class=\"small\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%.0f</text>\n", scale.left - 8,
                y + 4, i * rise);
    }
    draw_bars(&bars, &scale, &up, bottom, file);
    draw_rule(file, "axis", scale.left, bottom, scale.left + scale.width, bottom);
    for (int i = (int)(scale.low / step); i * step <= scale.high; i++) {
        const double x = across(&scale, i * step);
        draw_rule(file, "axis", x, bottom, x, bottom + 5);
        fprintf(file, "<text class=\"small\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s%.0f</text>\n", x,
                bottom + 20,
                i > 0   ? "+"
                : i < 0 ? "−"
                        : "",
                i < 0 ? -i * step : i * step);
    }
    draw_rule(file, "mean", across(&scale, mean), top - 4, across(&scale, mean), bottom);
    draw_mean(match, across(&scale, mean), top - 10, file);
    draw_text(file, "class=\"small\" text-anchor=\"end\"", scale.left - 8, top - 10, msg_cli_plot_games());
    draw_text(file, "class=\"small\"", scale.left, bottom + 42, msg_cli_plot_behind());
    draw_text(file, "class=\"small\" text-anchor=\"end\"", WIDTH - EDGE, bottom + 42, msg_cli_plot_ahead());
}

void match_plot(const struct match *match, FILE *file)
{
    const int margins_top = TOP + ROW * (int)match->tally.sides + GAP, height = margins_top + BARS_HEIGHT + 62;
    char table[128], size[256], shares[1024];
    struct nika_text table_text = nika_text(table, sizeof table), size_text = nika_text(size, sizeof size);
    struct nika_text shares_text = nika_text(shares, sizeof shares);
    const struct match_words fair = match_say_number(1.0 / match->tally.players, 3, false);
    const struct match_words margin = match_say_figure(match, 0, NIKA_MARGIN);
    match_say_table(match, &table_text);
    match_say_size(match, &size_text);
    for (unsigned side = 0; side < match->tally.sides; side++) {
        nika_text_add_listed(&shares_text, name_of(match, side).bytes);
        nika_text_add_char(&shares_text, ' ');
        nika_text_add(&shares_text, match_say_figure(match, side, NIKA_WIN).bytes);
    }
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" "
            "lang=\"%s\" aria-labelledby=\"title desc\">\n<title id=\"title\">",
            WIDTH, height, WIDTH, height, nika_language_code(cli_language()));
    cli_print(file, msg_cli_plot_title(table));
    fputs("</title>\n<desc id=\"desc\">", file);
    cli_print(file, msg_cli_plot_about(size, shares, fair.bytes, match->tally.side[0].name, margin.bytes));
    fputs("</desc>\n", file);
    fputs(style, file);
    fprintf(file, "<rect class=\"ground\" width=\"%d\" height=\"%d\"/>\n", WIDTH, height);
    fprintf(file, "<text class=\"title\" x=\"%d\" y=\"40\">%s</text>\n", EDGE, table);
    fprintf(file, "<text x=\"%d\" y=\"64\">%s</text>\n", EDGE, size);
    draw_shares(match, file);
    draw_margins(match, margins_top, file);
    fputs("</svg>\n", file);
}
