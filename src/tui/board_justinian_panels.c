/*
 * board_justinian_panels.c: the panels at the bottom: the players with their used tokens or the last scoring, and one's
 * own cards by color.
 */
#include <stdio.h>
#include <string.h>

#include <nika/messages_screen.h>

#include "board_justinian.h"

/* While the color of a scoring is chosen, everybody must see who has how much influence. */
bool justinian_shows_scoring(const struct sheet *sheet)
{
    if (sheet->open->stage == JUSTINIAN_CHOOSING)
        return true;
    return sheet->open->scored > 0 && !sheet->wide &&
           (sheet->open->stage > JUSTINIAN_CHOOSING || sheet->scene->look == LOOK_SCORING);
}

/* The scoring that is shown: the last one, or the one that begins. */
static unsigned shown_scoring(const struct sheet *sheet)
{
    return sheet->open->stage == JUSTINIAN_CHOOSING ? sheet->open->phase : sheet->open->scored - 1u;
}

/*
 * Players.
 */
enum { MARK = 4, NAME = 10, SCORE = 4, HAND = 5, RESERVE = 5, STATE = 8 };

/* Cards of a scoring with what they paid: "1:21 8:33". */
static const char *list_paid(const struct sheet *sheet, const struct justinian_scoring *scoring, unsigned phase,
                             unsigned seat, struct said *said)
{
    struct nika_text text = nika_text(said->bytes, sizeof said->bytes);
    for (unsigned cards = scoring->cards[seat]; cards; cards &= cards - 1) {
        const unsigned counselor = nika_lowest_bit(cards);
        nika_text_add(&text, text.size > 0 ? " " : "");
        nika_text_add_number(&text, (int64_t)counselor + 1);
        nika_text_add_char(&text, ':');
        nika_text_add_number(
            &text, justinian_value(sheet->setup, counselor, justinian_place_of(scoring->row, counselor), phase));
    }
    return said->bytes;
}

/* What a scoring was to one seat: its influence with its tokens, or its influence, cards and gain. */
static void draw_scored(const struct sheet *sheet, int row, int column, int columns, unsigned phase, unsigned seat)
{
    const struct justinian_scoring *scoring = &sheet->open->scoring[phase];
    const bool done = phase < sheet->open->scored;
    const unsigned shown = justinian_influence(scoring->tokens[seat]);
    const unsigned points = done ? justinian_influence_points(sheet->setup, scoring, seat) : 0;
    struct said said;
    char text[sizeof said.bytes + 16];
    snprintf(text, sizeof text, "%u", done ? points : shown);
    canvas_put_right(sheet->canvas, row, column, 4, STYLE_STRONG, text);
    if (!done) {
        const char *tokens = justinian_list_heap(scoring->tokens[seat], &said);
        const int used = canvas_put(sheet->canvas, row, column + 6, columns - 6, STYLE_PLAIN, tokens);
        if (seat == scoring->trigger)
            canvas_put(sheet->canvas, row, column + 8 + used, columns - 8 - used, STYLE_DIM,
                       justinian_said(sheet, msg_ju_label_triggered(), &said));
        return;
    }
    snprintf(text, sizeof text, "+ %s", list_paid(sheet, scoring, phase, seat, &said));
    const int used = canvas_put(sheet->canvas, row, column + 5, columns - 5, STYLE_PLAIN, text);
    snprintf(text, sizeof text, " = %u", points + justinian_card_points(sheet->setup, scoring, phase, seat));
    canvas_put(sheet->canvas, row, column + 5 + used, columns - 5 - used, STYLE_GAIN, text);
}

/* Who is meant: the turn, shape and letter, name. */
static void draw_who(const struct sheet *sheet, int row, int column, int columns, unsigned seat)
{
    const bool turn = sheet->open->stage != JUSTINIAN_OVER && sheet->open->turn == seat;
    char mark[24];
    struct said said;
    canvas_put(sheet->canvas, row, column, 1, STYLE_STRONG, turn ? "▸" : " ");
    snprintf(mark, sizeof mark, "%s%s", shape_of_seat(sheet->canvas, seat),
             sheet->canvas->ascii ? "" : letter_of_seat[seat]);
    canvas_put(sheet->canvas, row, column + 1, 2, STYLE_SEAT + (enum style)seat, mark);
    canvas_put(sheet->canvas, row, column + MARK, columns - MARK, turn ? STYLE_STRONG : STYLE_PLAIN,
               justinian_said(sheet, msg_scr_player(seat), &said));
}

static void draw_number(const struct sheet *sheet, int row, int column, int columns, enum style style, unsigned number)
{
    char text[16];
    snprintf(text, sizeof text, "%u", number);
    canvas_put_right(sheet->canvas, row, column, columns, style, text);
}

/* Where the columns of the players stand. Two players have two lines each: the used tokens stand in the second. */
struct columns {
    int score, state, used, lines;
};

static struct columns columns_of(const struct sheet *sheet, const struct area *area)
{
    const int lines = sheet->players == 2 ? 2 : 1, end = area->column + area->columns - 1;
    const int used = lines == 2 ? end : end - 4 * JUSTINIAN_KINDS, state = used - STATE;
    return (struct columns){state - RESERVE - HAND - SCORE, state, used, lines};
}

/* The tokens of a seat that were turned up, of those of each kind that there are. */
static void draw_used(const struct sheet *sheet, int row, int column, unsigned seat)
{
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++) {
        const unsigned used = justinian_count_of(sheet->open->seen[seat], kind);
        const unsigned all = justinian_count_of(JUSTINIAN_ALL_TOKENS, kind);
        char text[24];
        snprintf(text, sizeof text, "%u/%u", used, all);
        canvas_put(sheet->canvas, row, column + 4 * (int)kind, 3,
                   used == all ? STYLE_STRONG
                   : used      ? justinian_style(kind)
                               : STYLE_DIM,
                   text);
    }
}

/* The same in a line of its own, with a label if there is room. */
static void draw_used_line(const struct sheet *sheet, int row, int column, int columns, unsigned seat)
{
    struct said said;
    justinian_said(sheet, msg_ju_label_used(), &said);
    if (canvas_width(said.bytes) + 7 * JUSTINIAN_KINDS < columns)
        column += canvas_put(sheet->canvas, row, column, columns, STYLE_DIM, said.bytes) + 1;
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++) {
        char text[32];
        snprintf(text, sizeof text, "%s %u/%u", justinian_token_names[kind],
                 justinian_count_of(sheet->open->seen[seat], kind), justinian_count_of(JUSTINIAN_ALL_TOKENS, kind));
        column += canvas_put(sheet->canvas, row, column, 6, justinian_style(kind), text) + 1;
    }
}

static void draw_player_titles(const struct sheet *sheet, int row, const struct columns *columns)
{
    struct said said;
    canvas_put_right(sheet->canvas, row, columns->score, SCORE, STYLE_DIM,
                     justinian_said(sheet, msg_ju_label_points(), &said));
    if (justinian_shows_scoring(sheet)) {
        const unsigned phase = shown_scoring(sheet), color = sheet->open->scoring[phase].color;
        canvas_put(sheet->canvas, row, columns->score + SCORE + 2, 40, STYLE_STRONG,
                   justinian_said(
                       sheet, color < JUSTINIAN_COLORS ? msg_ju_label_scoring(phase, color) : msg_ju_label_influence(),
                       &said));
        return;
    }
    canvas_put_right(sheet->canvas, row, columns->score + SCORE, HAND, STYLE_DIM,
                     justinian_said(sheet, msg_ju_label_hand(), &said));
    canvas_put_right(sheet->canvas, row, columns->score + SCORE + HAND, RESERVE, STYLE_DIM,
                     justinian_said(sheet, msg_ju_label_reserve(), &said));
    if (columns->lines == 2 || sheet->scene->forgetful)
        return;
    canvas_put_right(sheet->canvas, row, columns->state, STATE - 1, STYLE_DIM,
                     justinian_said(sheet, msg_ju_label_used(), &said));
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++)
        canvas_put(sheet->canvas, row, columns->used + 4 * (int)kind, 3, justinian_style(kind),
                   justinian_token_names[kind]);
}

static void draw_player(const struct sheet *sheet, const struct area *area, const struct columns *columns,
                        unsigned seat)
{
    const int row = area->row + 1 + (int)seat * columns->lines, score = columns->score;
    struct said said;
    draw_who(sheet, row, area->column, score - area->column, seat);
    draw_number(sheet, row, score, SCORE, STYLE_STRONG, sheet->open->score[seat]);
    if (justinian_shows_scoring(sheet)) {
        draw_scored(sheet, row, score + SCORE, area->column + area->columns - score - SCORE - 1, shown_scoring(sheet),
                    seat);
        return;
    }
    draw_number(sheet, row, score + SCORE, HAND, STYLE_PLAIN, sheet->open->hand_size[seat]);
    draw_number(sheet, row, score + SCORE + HAND, RESERVE, STYLE_DIM, justinian_reserve_size(sheet->open, seat));
    if (sheet->open->stage == JUSTINIAN_PLACING && !(sheet->open->in >> seat & 1))
        canvas_put_right(sheet->canvas, row, columns->state, STATE - 1, STYLE_DIM,
                         justinian_said(sheet, msg_ju_label_passed(), &said));
    if (sheet->scene->forgetful)
        return;
    if (columns->lines == 2)
        draw_used_line(sheet, row + 1, area->column + MARK, area->columns - MARK, seat);
    else
        draw_used(sheet, row, columns->used, seat);
}

void justinian_draw_players(const struct sheet *sheet, struct area area)
{
    struct columns columns = columns_of(sheet, &area);
    /* A scoring needs the room that is otherwise behind the points. */
    if (columns.lines == 2 && justinian_shows_scoring(sheet))
        columns.score = area.column + MARK + NAME;
    draw_player_titles(sheet, area.row, &columns);
    for (unsigned seat = 0; seat < sheet->players; seat++)
        draw_player(sheet, &area, &columns, seat);
}

/* A scoring that is done, in a panel of its own. */
void justinian_draw_scoring(const struct sheet *sheet, struct area area, unsigned phase)
{
    const unsigned color = sheet->open->scoring[phase].color;
    struct said said;
    canvas_put(sheet->canvas, area.row, area.column, area.columns, STYLE_STRONG,
               justinian_said(sheet,
                              color < JUSTINIAN_COLORS ? msg_ju_label_scoring(phase, color) : msg_ju_scoring(phase),
                              &said));
    for (unsigned seat = 0; seat < sheet->players; seat++) {
        char mark[24];
        snprintf(mark, sizeof mark, "%s%s", shape_of_seat(sheet->canvas, seat),
                 sheet->canvas->ascii ? "" : letter_of_seat[seat]);
        canvas_put(sheet->canvas, area.row + 1 + (int)seat, area.column, 2, STYLE_SEAT + (enum style)seat, mark);
        draw_scored(sheet, area.row + 1 + (int)seat, area.column + 2, area.columns - 2, phase, seat);
    }
}

/*
 * Cards.
 */

/* One card, ahead of it a mark if the cursor is on it: "▸12:25". */
static void draw_card(const struct sheet *sheet, int row, int column, unsigned color, unsigned counselor,
                      unsigned phase, int *option)
{
    const bool focus = sheet->asked && sheet->open->stage == JUSTINIAN_EXCHANGING &&
                       justinian_picked_option(sheet) == (unsigned)*option;
    const bool named = sheet->card > 12;
    char text[40];
    canvas_put(sheet->canvas, row, column, 1, focus ? STYLE_FOCUS : STYLE_PLAIN, focus ? "▸" : " ");
    const unsigned value =
        justinian_value(sheet->setup, counselor, justinian_place_of(sheet->open->row, counselor), phase);
    if (named)
        snprintf(text, sizeof text, "%2u %s %u", counselor + 1, justinian_counselor_names[counselor], value);
    else
        snprintf(text, sizeof text, "%2u:%u", counselor + 1, value);
    canvas_put(sheet->canvas, row, column + 1, sheet->card, focus ? STYLE_FOCUS : STYLE_COLOR + (enum style)color,
               text);
    if (sheet->asked && sheet->open->stage == JUSTINIAN_EXCHANGING)
        canvas_spot(sheet->canvas, (struct area){row, column, 1, sheet->card}, SPOT_OPTION + *option);
    ++*option;
}

/* What both directions would make of a color. */
static void draw_then(const struct sheet *sheet, int row, int column, unsigned color)
{
    const struct justinian_rows rows = justinian_moved(sheet->open->row, sheet->open->turned);
    const int now = (int)justinian_color_sum(sheet, color, sheet->open->row, sheet->open->phase);
    draw_number(sheet, row, column, 3, STYLE_PLAIN, (unsigned)now);
    for (unsigned side = 0; side < 2; side++) {
        const int then =
            (int)justinian_color_sum(sheet, color, side ? rows.from_right : rows.from_left, sheet->open->phase);
        char text[32];
        snprintf(text, sizeof text, "%d%+d", then, then - now);
        canvas_put_right(sheet->canvas, row, column + 4 + 8 * (int)side, 7,
                         then > now   ? STYLE_GAIN
                         : then < now ? STYLE_LOSS
                                      : STYLE_DIM,
                         text);
    }
}

static void draw_color(const struct sheet *sheet, int row, struct area area, unsigned color, int *option)
{
    const unsigned phase = justinian_shown_phase(sheet->open), cards = sheet->own->cards[color];
    const bool focus = sheet->asked && sheet->open->stage == JUSTINIAN_CHOOSING &&
                       justinian_option_color(sheet, justinian_picked_option(sheet)) == color;
    int column = area.column;
    struct said said;
    char text[24];
    canvas_put(sheet->canvas, row, column - 1, 1, focus ? STYLE_FOCUS : STYLE_PLAIN, focus ? "▸" : " ");
    column += canvas_put(sheet->canvas, row, column, 1, STYLE_COLOR + (enum style)color,
                         shape_of_color(sheet->canvas, color));
    column += canvas_put(sheet->canvas, row, column, 2, STYLE_COLOR + (enum style)color,
                         nika_color_letter(sheet->scene->voice.language, color));
    for (unsigned round = 0; round < sheet->open->scored; round++)
        if (sheet->open->scoring[round].color == color)
            canvas_put(sheet->canvas, row, column + 1, area.columns - 4, STYLE_DIM,
                       justinian_said(sheet, msg_ju_label_scored(round), &said));
    if (!cards)
        return;
    if (sheet->open->stage == JUSTINIAN_DIRECTING) {
        draw_then(sheet, row, column + 1, color);
        return;
    }
    for (unsigned left = cards; left; left &= left - 1, column += sheet->card)
        draw_card(sheet, row, column, color, nika_lowest_bit(left), phase, option);
    snprintf(text, sizeof text, " =%u", justinian_color_sum(sheet, color, sheet->open->row, phase));
    canvas_put(sheet->canvas, row, column, 6, STYLE_STRONG, text);
}

void justinian_draw_cards(const struct sheet *sheet, struct area area)
{
    struct said said;
    int option = 1;
    if (!sheet->playing)
        return;
    if (sheet->open->stage == JUSTINIAN_DIRECTING) {
        const int column = area.column + 1 + canvas_width(nika_color_letter(sheet->scene->voice.language, 0)) + 1;
        canvas_put_right(sheet->canvas, area.row, column - 1, 4, STYLE_DIM,
                         justinian_said(sheet, msg_ju_label_now(), &said));
        canvas_put_right(sheet->canvas, area.row, column + 4, 7, STYLE_DIM,
                         justinian_said(sheet, msg_ju_label_left(), &said));
        canvas_put_right(sheet->canvas, area.row, column + 12, 7, STYLE_DIM,
                         justinian_said(sheet, msg_ju_label_right(), &said));
    } else {
        canvas_put(sheet->canvas, area.row, area.column, area.columns, STYLE_DIM,
                   justinian_said(sheet, msg_ju_label_cards(justinian_shown_phase(sheet->open)), &said));
    }
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        draw_color(sheet, area.row + 1 + (int)color, area, color, &option);
}
