/*
 * board_justinian_row.c: the row of counselors with what lies on them, and the phase space at its right end.
 *
 * Each cell has, from top to bottom: its place in the border, three slots for tokens, the counselor's number and name,
 * the colors in which the viewing seat has the card, and its value. While left or right is chosen, both resulting rows
 * are shown in place of the colors and the value.
 */
#include <stdio.h>
#include <string.h>

#include <nika/messages_screen.h>

#include "board_justinian.h"

/* The first column inside a cell; the phase space is cell 12. */
static int inside(const struct sheet *sheet, unsigned place)
{
    return sheet->area.column + 1 + (int)place * (sheet->cell + 1);
}

static int width_of(const struct sheet *sheet, unsigned place)
{
    return place == PHASE_SPACE ? sheet->phase_cell : sheet->cell;
}

/* Whether the cursor is on a cell, with a token in its hand. */
static bool is_focus(const struct sheet *sheet, unsigned place)
{
    return sheet->asked && sheet->open->stage == JUSTINIAN_PLACING && sheet->pick.taken &&
           justinian_sheet_can_place(sheet) && justinian_picked_place(sheet) == place;
}

static void draw_borders(const struct sheet *sheet)
{
    const int top = sheet->area.row, bottom = sheet->bottom, left = sheet->area.column;
    const int columns = inside(sheet, PHASE_SPACE) + sheet->phase_cell + 1 - left;
    canvas_line(sheet->canvas, top, left, columns);
    canvas_line(sheet->canvas, bottom, left, columns);
    for (unsigned place = 0; place <= CURSOR_PLACES; place++) {
        const int column = place == CURSOR_PLACES ? left + columns - 1 : inside(sheet, place) - 1;
        const bool first = place == 0, last = place == CURSOR_PLACES;
        canvas_put(sheet->canvas, top, column, 1, STYLE_FRAME, first ? "┌" : last ? "┐" : "┬");
        for (int row = top + 1; row < bottom; row++)
            canvas_put(sheet->canvas, row, column, 1, STYLE_FRAME, "│");
        canvas_put(sheet->canvas, bottom, column, 1, STYLE_FRAME, first ? "└" : last ? "┘" : "┴");
    }
}

/* A label in the lower border. */
static void draw_label(const struct sheet *sheet, int column, const char *label)
{
    const int used = canvas_put(sheet->canvas, sheet->bottom, column + 1, sheet->area.columns - 4, STYLE_DIM, label);
    canvas_put(sheet->canvas, sheet->bottom, column, 1, STYLE_DIM, " ");
    canvas_put(sheet->canvas, sheet->bottom, column + 1 + used, 1, STYLE_DIM, " ");
}

/* The places in the upper border, and what the numbers are in the lower one. */
static void draw_titles(const struct sheet *sheet, bool three)
{
    static const char *const phases[] = {" I ", " II ", " III "};
    const unsigned phase = justinian_shown_phase(sheet->open);
    struct said said;
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        char number[8];
        snprintf(number, sizeof number, " %u ", place + 1);
        canvas_put_middle(sheet->canvas, sheet->area.row, inside(sheet, place), sheet->cell, STYLE_DIM, number);
    }
    canvas_put_middle(sheet->canvas, sheet->area.row, inside(sheet, PHASE_SPACE), sheet->phase_cell, STYLE_STRONG,
                      phases[sheet->open->phase]);
    if (nika_setup_board_standard(sheet->setup))
        draw_label(sheet, inside(sheet, 8) + 1, justinian_said(sheet, msg_ju_label_reconstruction(), &said));
    if (sheet->open->stage == JUSTINIAN_DIRECTING && !sheet->tall)
        return;
    draw_label(sheet, inside(sheet, 0) + 1,
               justinian_said(sheet, three ? msg_ju_label_values() : msg_ju_label_value(phase), &said));
}

/* A token: its owner, and its value if that may be read. */
static void draw_token(const struct sheet *sheet, int row, int column, unsigned owner, unsigned in_slot)
{
    char text[24];
    snprintf(text, sizeof text, "%s%s", shape_of_seat(sheet->canvas, owner),
             sheet->canvas->ascii ? "" : letter_of_seat[owner]);
    const int used = canvas_put(sheet->canvas, row, column, 2, STYLE_SEAT + (enum style)owner, text);
    if (in_slot)
        canvas_put(sheet->canvas, row, column + used, 2, justinian_style(in_slot - 1),
                   justinian_token_names[in_slot - 1]);
}

/* The values that may be read on a counselor: the own ones, or everybody's where all lies open. */
static uint16_t laid_on(const struct sheet *sheet, unsigned counselor)
{
    uint16_t values = sheet->own->laid[counselor];
    for (unsigned seat = 0; sheet->scene->all && seat < sheet->players; seat++)
        values |= justinian_own(&sheet->scene->all[seat])->laid[counselor];
    return values;
}

/* The tokens of a counselor; while directions are chosen, those that were turned up. */
static void draw_tokens_on(const struct sheet *sheet, unsigned place, unsigned counselor)
{
    const bool turned = sheet->open->stage == JUSTINIAN_DIRECTING;
    const uint8_t owners = turned ? sheet->open->turned_owners[counselor] : sheet->open->owners[counselor];
    const uint16_t values = turned ? sheet->open->turned[counselor] : laid_on(sheet, counselor);
    const int column = inside(sheet, place) + (sheet->cell > 6 ? (sheet->cell - 4) / 2 : 0);
    const unsigned on = justinian_on(owners);
    for (unsigned slot = 0; slot < on; slot++)
        draw_token(sheet, sheet->area.row + 1 + (int)slot, column, justinian_owner(owners, slot),
                   justinian_in_slot(values, slot));
    if (is_focus(sheet, place) && on < JUSTINIAN_ON_ONE) {
        char ghost[8];
        snprintf(ghost, sizeof ghost, "[%s]", justinian_token_names[justinian_picked_token(sheet) - 1]);
        canvas_put(sheet->canvas, sheet->area.row + 1 + (int)on, column, 4, STYLE_CHOSEN, ghost);
    }
}

/* A name, shortened to the cell. */
static void draw_name(const struct sheet *sheet, unsigned place, unsigned counselor)
{
    char name[16];
    const char *whole = justinian_counselor_names[counselor];
    if ((int)strlen(whole) <= sheet->cell)
        snprintf(name, sizeof name, "%s", whole);
    else
        snprintf(name, sizeof name, "%.*s.", sheet->cell - 1, whole);
    canvas_put_middle(sheet->canvas, sheet->name_row, inside(sheet, place), sheet->cell,
                      is_focus(sheet, place) ? STYLE_FOCUS : STYLE_PLAIN, name);
}

static void draw_number(const struct sheet *sheet, unsigned place, unsigned counselor)
{
    const int sum = justinian_sum(sheet->open->turned[counselor]);
    char text[16];
    enum style style = STYLE_STRONG;
    if (sheet->open->stage == JUSTINIAN_DIRECTING && sheet->open->turned[counselor]) {
        snprintf(text, sizeof text, "%u %+d", counselor + 1, sum);
    } else if (is_focus(sheet, place)) {
        snprintf(text, sizeof text, "[%2u ]", counselor + 1);
        style = STYLE_FOCUS;
    } else {
        snprintf(text, sizeof text, "%u", counselor + 1);
    }
    canvas_put_middle(sheet->canvas, sheet->number_row, inside(sheet, place), sheet->cell, style, text);
}

static void draw_value(const struct sheet *sheet, unsigned place, unsigned counselor, int row, unsigned phase)
{
    char text[16];
    const bool current = phase == justinian_shown_phase(sheet->open);
    snprintf(text, sizeof text, "%u", justinian_value(sheet->setup, counselor, place, phase));
    canvas_put_middle(sheet->canvas, row, inside(sheet, place), sheet->cell, current ? STYLE_STRONG : STYLE_DIM, text);
}

/* The colors in which the seat has the card: letters, or shapes where they are too wide. */
static void draw_marks(const struct sheet *sheet, unsigned place, unsigned counselor)
{
    const enum nika_language language = sheet->scene->voice.language;
    int wide = 0, column = inside(sheet, place);
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (sheet->own->cards[color] >> counselor & 1)
            wide += canvas_width(nika_color_letter(language, color));
    const bool letters = wide <= sheet->cell;
    column += letters ? (sheet->cell - wide) / 2 : 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        if (sheet->own->cards[color] >> counselor & 1)
            column += canvas_put(sheet->canvas, sheet->mark_row, column, 2, STYLE_COLOR + (enum style)color,
                                 letters ? nika_color_letter(language, color) : shape_of_color(sheet->canvas, color));
}

/* Where the rows of the two directions stand. */
static int direction_row(const struct sheet *sheet, bool right)
{
    return (sheet->tall ? sheet->value_row + 1 : sheet->mark_row) + right;
}

/* A place as it would be after moving from the left, and from the right: who stands there, and its value. */
static void draw_directions(const struct sheet *sheet, const struct justinian_rows *rows, unsigned place)
{
    const unsigned left = justinian_counselor(rows->from_left, place);
    const unsigned right = justinian_counselor(rows->from_right, place), picked = justinian_picked_option(sheet);
    for (unsigned side = 0; side < 2; side++) {
        const unsigned counselor = side ? right : left;
        const unsigned value = justinian_value(sheet->setup, counselor, place, sheet->open->phase);
        const bool focus = sheet->asked && picked == side;
        char text[24];
        snprintf(text, sizeof text, sheet->cell > 6 ? "%u: %u" : "%u:%u", counselor + 1, value);
        if ((int)strlen(text) > sheet->cell)
            snprintf(text, sizeof text, "%u", counselor + 1);
        canvas_put_middle(sheet->canvas, direction_row(sheet, side), inside(sheet, place), sheet->cell,
                          left == right ? STYLE_DIM
                          : focus       ? STYLE_CHOSEN
                                        : STYLE_PLAIN,
                          text);
    }
}

static void draw_counselor(const struct sheet *sheet, unsigned place, bool three)
{
    const bool directing = sheet->open->stage == JUSTINIAN_DIRECTING;
    const unsigned counselor = justinian_counselor(sheet->open->row, place);
    const int first = sheet->tall ? sheet->value_row : sheet->name_row;
    draw_tokens_on(sheet, place, counselor);
    draw_number(sheet, place, counselor);
    if (sheet->tall || !three)
        draw_name(sheet, place, counselor);
    if (three) {
        for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++)
            draw_value(sheet, place, counselor, first + (int)phase, phase);
    } else if (!directing || sheet->tall) {
        draw_value(sheet, place, counselor, sheet->value_row, justinian_shown_phase(sheet->open));
    }
    if (sheet->tall || (!three && !directing))
        draw_marks(sheet, place, counselor);
    canvas_spot(sheet->canvas,
                (struct area){sheet->area.row, inside(sheet, place), sheet->bottom - sheet->area.row, sheet->cell},
                SPOT_PLACE + (int)place);
}

/*
 * The phase space.
 */

/* Who has how many tokens there, and the own influence against the threshold. */
static void draw_phase_space(const struct sheet *sheet, bool three)
{
    const int column = inside(sheet, PHASE_SPACE), width = width_of(sheet, PHASE_SPACE);
    const bool focus = is_focus(sheet, PHASE_SPACE);
    char text[32];
    struct said said;
    for (unsigned seat = 0; seat < sheet->players; seat++) {
        const int row = sheet->area.row + 1 + (int)seat;
        const unsigned count = sheet->open->phase_count[seat];
        draw_token(sheet, row, column + (width > 6), seat, 0);
        snprintf(text, sizeof text, "%u", count);
        canvas_put(sheet->canvas, row, column + 3 + (width > 6), width - 3, count ? STYLE_STRONG : STYLE_DIM, text);
        if (width > 16)
            canvas_put(sheet->canvas, row, column + 7, width - 8, STYLE_DIM,
                       justinian_said(sheet, msg_scr_player(seat), &said));
    }
    if (sheet->playing && (sheet->tall || !three) && sheet->open->stage <= JUSTINIAN_TRIGGERING) {
        unsigned influence = justinian_influence(sheet->own->phase);
        if (focus)
            influence += (justinian_picked_token(sheet) - 1) % 3 + 1;
        snprintf(text, sizeof text, "%u/%u", influence, justinian_threshold(sheet->open->phase));
        canvas_put_middle(sheet->canvas, sheet->name_row, column, width, focus ? STYLE_FOCUS : STYLE_STRONG, text);
    }
    if (focus && (sheet->tall || !three)) {
        snprintf(text, sizeof text, "[%s]", justinian_token_names[justinian_picked_token(sheet) - 1]);
        canvas_put_middle(sheet->canvas, sheet->mark_row, column, width, STYLE_CHOSEN, text);
    }
    canvas_spot(sheet->canvas, (struct area){sheet->area.row, column, sheet->bottom - sheet->area.row, width},
                SPOT_PLACE + PHASE_SPACE);
}

/* What stands in the rows of the cells, at their right end. */
static void draw_labels(const struct sheet *sheet, bool three)
{
    static const char *const phases[] = {"I", "II", "III"};
    const int column = inside(sheet, PHASE_SPACE), width = width_of(sheet, PHASE_SPACE);
    const int first = sheet->tall ? sheet->value_row : sheet->name_row;
    struct said said;
    if (sheet->open->stage == JUSTINIAN_DIRECTING) {
        const unsigned picked = sheet->asked ? justinian_picked_option(sheet) : 2;
        for (unsigned side = 0; side < 2; side++) {
            const int row = direction_row(sheet, side);
            canvas_put_middle(sheet->canvas, row, column, width, picked == side ? STYLE_FOCUS : STYLE_STRONG,
                              justinian_said(sheet, side ? msg_ju_label_right() : msg_ju_label_left(), &said));
            if (sheet->asked)
                canvas_spot(sheet->canvas,
                            (struct area){row, sheet->area.column, 1, column + width - sheet->area.column},
                            SPOT_OPTION + (int)side);
        }
    } else if (three) {
        for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++)
            canvas_put_middle(sheet->canvas, first + (int)phase, column, width,
                              phase == justinian_shown_phase(sheet->open) ? STYLE_STRONG : STYLE_DIM, phases[phase]);
    }
}

void justinian_draw_row(const struct sheet *sheet)
{
    const bool directing = sheet->open->stage == JUSTINIAN_DIRECTING;
    const bool three = !directing && (sheet->tall || sheet->scene->look == LOOK_VALUES);
    const struct justinian_rows rows = justinian_moved(sheet->open->row, sheet->open->turned);
    draw_borders(sheet);
    draw_titles(sheet, three);
    draw_phase_space(sheet, three);
    for (unsigned place = 0; place < JUSTINIAN_COUNSELORS; place++) {
        draw_counselor(sheet, place, three);
        if (directing)
            draw_directions(sheet, &rows, place);
    }
    draw_labels(sheet, three);
}
