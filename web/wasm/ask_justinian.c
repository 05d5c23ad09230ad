/*
 * ask_justinian.c: what a picture of Justinian's table needs besides the view.
 */
#include <string.h>

#include <nika/justinian.h>

#include "ask.h"

static void write_number(struct ask *ask, const char *key, int64_t number)
{
    nika_write_key(ask->writer, key);
    nika_write_whole(ask->writer, number);
}

static void write_row(struct ask *ask, const char *key, uint64_t row)
{
    nika_write_key(ask->writer, key);
    nika_write_open(ask->writer, '[');
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        nika_write_whole(ask->writer, justinian_counselor(row, place) + 1);
    nika_write_close(ask->writer, ']');
}

static bool is_justinian(struct ask *ask)
{
    return ask_setup_of(ask, "justinian") && (ask->setup.game == &nika_justinian || ask_fail(ask, "game"));
}

/* The phase whose values matter: the next one while cards are exchanged. */
static unsigned shown_phase(const struct justinian_open *open)
{
    return open->stage == JUSTINIAN_EXCHANGING ? open->phase + 1u : open->phase;
}

/* "court": setup → {"values":[…],"thresholds":[5,9,12],"room":3}: for each counselor, for each place, the values in phases
 * I, II, III; the influence that a scoring takes; how many tokens a counselor takes. */
static void reply_court(struct ask *ask)
{
    if (!is_justinian(ask))
        return;
    nika_write_key(ask->writer, "values");
    nika_write_open(ask->writer, '[');
    for (unsigned counselor = 0; counselor < JUSTINIAN_COUNSELORS; counselor++) {
        nika_write_open(ask->writer, '[');
        for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
            nika_write_open(ask->writer, '[');
            for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++)
                nika_write_whole(ask->writer, justinian_value(&ask->setup, counselor, place, phase));
            nika_write_close(ask->writer, ']');
        }
        nika_write_close(ask->writer, ']');
    }
    nika_write_close(ask->writer, ']');
    nika_write_key(ask->writer, "thresholds");
    nika_write_open(ask->writer, '[');
    for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++)
        nika_write_whole(ask->writer, justinian_threshold(phase));
    nika_write_close(ask->writer, ']');
    write_number(ask, "room", JUSTINIAN_ON_ONE);
}

/* The row after one counselor's tokens alone have moved it. */
static uint64_t move_one(uint64_t row, const uint16_t turned[JUSTINIAN_COUNSELORS], unsigned counselor)
{
    uint16_t values[JUSTINIAN_COUNSELORS] = {0};
    values[counselor] = turned[counselor];
    return justinian_moved(row, values).from_left;
}

/* How the court moves from an end, one counselor after the other: those whose tokens come to nothing are steps too. Returns
 * the row at the end. */
static uint64_t write_steps(struct ask *ask, const struct justinian_open *open, bool right)
{
    uint64_t row = open->row_before;
    nika_write_key(ask->writer, "from");
    nika_write_word(ask->writer, right ? "right" : "left");
    write_row(ask, "before", row);
    nika_write_key(ask->writer, "steps");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS; i++) {
        const unsigned counselor = justinian_counselor(open->row_before, right ? JUSTINIAN_COUNSELORS - 1 - i : i);
        if (!open->turned[counselor])
            continue;
        nika_write_open(ask->writer, '{');
        write_number(ask, "counselor", counselor + 1);
        write_number(ask, "sum", justinian_sum(open->turned[counselor]));
        write_number(ask, "from", justinian_place_of(row, counselor) + 1);
        row = move_one(row, open->turned, counselor);
        write_number(ask, "to", justinian_place_of(row, counselor) + 1);
        write_row(ask, "row", row);
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
    write_row(ask, "row", row);
    return row;
}

/* "steps": setup, code, from ("left" or "right"; without it, as the court did move) → {"from":…,"before":[…],"steps":
 * [{"counselor":4,"sum":2,"from":3,"to":5,"row":[…]}],"row":[…]}: how the court moves, or moved last. */
static void reply_steps(struct ask *ask)
{
    struct nika_view view;
    struct nika_json ignored;
    char from[8] = "";
    if (!is_justinian(ask) || !ask_view(ask, "code", &view) ||
        (nika_json_get(ask->object, "from", &ignored) && !ask_word(ask, "from", from, sizeof from)))
        return;
    const struct justinian_open *open = justinian_open(&view);
    if (!justinian_court_moved(open) || (!from[0] && open->direction == JUSTINIAN_NOT_MOVED)) {
        ask_fail(ask, "code");
        return;
    }
    (void)write_steps(ask, open, from[0] ? strcmp(from, "right") == 0 : open->direction == JUSTINIAN_FROM_RIGHT);
}

/* Reads the optional member "row": all counselors once. */
static bool ask_row(struct ask *ask, uint64_t *row)
{
    struct nika_json array, item;
    int64_t number;
    unsigned seen = 0, place = 0;
    uint64_t read = 0;
    if (!nika_json_get(ask->object, "row", &array))
        return true;
    if (nika_json_kind(array) != '[')
        return ask_fail(ask, "row");
    for (struct nika_json_walk walk = nika_json_walk(array); nika_json_next(&walk, &item); place++) {
        if (place == JUSTINIAN_COUNSELORS || !nika_json_whole(item, 1, JUSTINIAN_COUNSELORS, &number))
            return ask_fail(ask, "row");
        seen |= 1u << (number - 1);
        read |= (uint64_t)(number - 1) << (4 * place);
    }
    if (seen != (1u << JUSTINIAN_COUNSELORS) - 1)
        return ask_fail(ask, "row");
    *row = read;
    return true;
}

/* A color that is in the game: the viewer's cards and what they pay, and what others can expect of it: `others`, what a
 * seat that holds cards of the color gains on average, in tenths, as far as the viewer can know, and `most`. */
static void write_color(struct ask *ask, const struct nika_view *view, unsigned color, uint64_t row)
{
    const struct justinian_own *own = justinian_own(view);
    const bool sits = view->seat != NIKA_WATCHER;
    const unsigned phase = shown_phase(justinian_open(view)), cards = sits ? own->cards[color] : 0;
    const unsigned held = justinian_held(ask->setup.players);
    unsigned sum = 0, all = 0, count = 0, values[JUSTINIAN_COUNSELORS];
    nika_write_open(ask->writer, '{');
    nika_write_key(ask->writer, "color");
    nika_write_word(ask->writer, justinian_color_names[color]);
    nika_write_key(ask->writer, "cards");
    nika_write_open(ask->writer, '[');
    for (unsigned n = 0; n < JUSTINIAN_COUNSELORS; n++) {
        const unsigned value = justinian_value(&ask->setup, n, justinian_place_of(row, n), phase);
        if (!(cards >> n & 1)) {
            unsigned at = count++; /* the highest first */
            for (; at > 0 && values[at - 1] < value; at--)
                values[at] = values[at - 1];
            values[at] = value;
            all += value;
            continue;
        }
        nika_write_open(ask->writer, '{');
        write_number(ask, "counselor", n + 1);
        write_number(ask, "value", value);
        nika_write_close(ask->writer, '}');
        sum += value;
    }
    nika_write_close(ask->writer, ']');
    write_number(ask, "sum", sum);
    write_number(ask, "others", count ? 10 * all * held / count : 0);
    unsigned most = 0;
    for (unsigned i = 0; i < held && i < count; i++)
        most += values[i];
    write_number(ask, "most", most);
    nika_write_close(ask->writer, '}');
}

/* What counselors, by place, and the viewer's cards would pay in a row. */
static void write_worth(struct ask *ask, const struct nika_view *view, uint64_t row)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned phase = shown_phase(open), scored = justinian_scored_colors(open);
    write_number(ask, "phase", phase + 1);
    nika_write_key(ask->writer, "values");
    nika_write_open(ask->writer, '[');
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++)
        nika_write_whole(ask->writer, justinian_value(&ask->setup, justinian_counselor(row, place), place, phase));
    nika_write_close(ask->writer, ']');
    nika_write_key(ask->writer, "colors");
    nika_write_open(ask->writer, '[');
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (!(scored >> color & 1))
            write_color(ask, view, color, row);
    nika_write_close(ask->writer, ']');
}

/* "worth": setup, code, row (without it, the present one) → {"phase":1,"values":[…],"colors":[{"color","cards":[{"counselor",
 * "value"}],"sum","others","most"}]}. */
static void reply_worth(struct ask *ask)
{
    struct nika_view view;
    if (!is_justinian(ask) || !ask_view(ask, "code", &view))
        return;
    uint64_t row = justinian_open(&view)->row;
    if (ask_row(ask, &row))
        write_worth(ask, &view, row);
}

/* "lay": setup, code, token ("+2") → {"influence":…,"counselors":[{"value":19,"then":20,"to":2}]}: what a token would
 * do: the influence with it on the phase space, and for each counselor, by its number, where it would go by the viewer's own
 * tokens and this one alone, and what it is worth now and there. */
static void reply_lay(struct ask *ask)
{
    struct nika_view view;
    char token[4];
    unsigned kind = 0;
    if (!is_justinian(ask) || !ask_view(ask, "code", &view) || !ask_word(ask, "token", token, sizeof token))
        return;
    while (kind < JUSTINIAN_KINDS && strcmp(justinian_token_names[kind], token) != 0)
        kind++;
    if (kind == JUSTINIAN_KINDS || view.seat == NIKA_WATCHER) {
        ask_fail(ask, "token");
        return;
    }
    const struct justinian_open *open = justinian_open(&view);
    const struct justinian_own *own = justinian_own(&view);
    write_number(ask, "influence", justinian_influence(own->phase) + justinian_influence(justinian_token(kind)));
    nika_write_key(ask->writer, "counselors");
    nika_write_open(ask->writer, '[');
    for (unsigned n = 0; n < JUSTINIAN_COUNSELORS; n++) {
        const int last = JUSTINIAN_COUNSELORS - 1, place = (int)justinian_place_of(open->row, n);
        int to = place + justinian_sum(own->laid[n]) + justinian_step_of(kind);
        to = to < 0 ? 0 : to > last ? last : to;
        nika_write_open(ask->writer, '{');
        write_number(ask, "value", justinian_value(&ask->setup, n, (unsigned)place, open->phase));
        write_number(ask, "then", justinian_value(&ask->setup, n, (unsigned)to, open->phase));
        write_number(ask, "to", to + 1);
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
}

static void write_heap(struct ask *ask, const char *key, justinian_tokens heap)
{
    nika_write_key(ask->writer, key);
    nika_write_open(ask->writer, '[');
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        nika_write_whole(ask->writer, justinian_count_of(heap, kind));
    nika_write_close(ask->writer, ']');
}

/* By kind, how many tokens of each seat were turned up, and how many it must still have, in hand, in reserve or face down;
 * how many the viewer would draw. */
static void write_tokens(struct ask *ask, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned reserve = view->seat == NIKA_WATCHER ? 0 : justinian_reserve_size(open, view->seat);
    nika_write_key(ask->writer, "kinds");
    nika_write_open(ask->writer, '[');
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        nika_write_word(ask->writer, justinian_token_names[kind]);
    nika_write_close(ask->writer, ']');
    write_number(ask, "draws", reserve < JUSTINIAN_DRAWN ? reserve : JUSTINIAN_DRAWN);
    nika_write_key(ask->writer, "seats");
    nika_write_open(ask->writer, '[');
    for (unsigned seat = 0; seat < ask->setup.players; seat++) {
        nika_write_open(ask->writer, '{');
        write_heap(ask, "seen", open->seen[seat]);
        write_heap(ask, "left", JUSTINIAN_ALL_TOKENS - open->seen[seat]);
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
}

/* Where both ends lead, for who chooses one. */
static void write_ends(struct ask *ask, const struct nika_view *view)
{
    nika_write_key(ask->writer, "ends");
    nika_write_open(ask->writer, '[');
    for (unsigned right = 0; right < 2; right++) {
        nika_write_open(ask->writer, '{');
        const uint64_t row = write_steps(ask, justinian_open(view), right);
        nika_write_key(ask->writer, "worth");
        nika_write_open(ask->writer, '{');
        write_worth(ask, view, row);
        nika_write_close(ask->writer, '}');
        nika_write_close(ask->writer, '}');
    }
    nika_write_close(ask->writer, ']');
}

/* What each color would bring who chooses one. */
static void write_brings(struct ask *ask, const struct nika_view *view)
{
    const int now = justinian_open(view)->score[view->seat];
    nika_write_key(ask->writer, "brings");
    nika_write_open(ask->writer, '{');
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++) {
        struct nika_view after;
        if (ask_try(ask, view, (struct nika_move){.verb = JUSTINIAN_COLOR, .open = color}, &after) == NIKA_ACCEPTED)
            write_number(ask, justinian_color_names[color], justinian_open(&after)->score[view->seat] - now);
    }
    nika_write_close(ask->writer, '}');
}

void ask_write_justinian(struct ask *ask, const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    nika_write_key(ask->writer, "worth");
    nika_write_open(ask->writer, '{');
    write_worth(ask, view, open->row);
    nika_write_close(ask->writer, '}');
    nika_write_key(ask->writer, "tokens");
    nika_write_open(ask->writer, '{');
    write_tokens(ask, view);
    nika_write_close(ask->writer, '}');
    if (open->stage == JUSTINIAN_DIRECTING)
        write_ends(ask, view);
    if (justinian_court_moved(open) && open->direction != JUSTINIAN_NOT_MOVED) {
        nika_write_key(ask->writer, "moved");
        nika_write_open(ask->writer, '{');
        (void)write_steps(ask, open, open->direction == JUSTINIAN_FROM_RIGHT);
        nika_write_close(ask->writer, '}');
    }
    if (ask_is_asked(ask, view) && open->stage == JUSTINIAN_CHOOSING)
        write_brings(ask, view);
}

bool ask_about_justinian(struct ask *ask, const char *what)
{
    static const struct {
        const char *name;
        void (*answer)(struct ask *);
    } all[] = {{"court", reply_court}, {"steps", reply_steps}, {"worth", reply_worth}, {"lay", reply_lay}};
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].name, what) == 0) {
            all[i].answer(ask);
            return true;
        }
    return false;
}
