/*
 * board_justinian_lines.c: the lines under the row: phases and own influence, own tokens, the current choice and its
 * preview.
 */
#include <stdio.h>
#include <string.h>

#include "board_justinian.h"

const char *justinian_said(const struct sheet *sheet, struct nika_message message, struct said *said)
{
    struct nika_text text = nika_text(said->bytes, sizeof said->bytes);
    nika_say(&text, sheet->scene->voice, message);
    return said->bytes;
}

const char *justinian_list_heap(justinian_tokens heap, struct said *said)
{
    struct nika_text text = nika_text(said->bytes, sizeof said->bytes);
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++) {
        const unsigned count = justinian_count_of(heap, kind);
        if (count == 0)
            continue;
        nika_text_add(&text, text.size > 0 ? " " : "");
        nika_text_add(&text, justinian_token_names[kind]);
        if (count > 1) {
            nika_text_add(&text, "×");
            nika_text_add_number(&text, count);
        }
    }
    return said->bytes;
}

enum style justinian_style(unsigned kind)
{
    return kind < 3 ? STYLE_PLUS : STYLE_MINUS;
}

static int end_of(const struct sheet *sheet)
{
    return sheet->area.column + sheet->area.columns;
}

/* The own influence, with its tokens, in the longest way for which there is room. Returns how wide it is. */
static int say_influence(const struct sheet *sheet, int room, struct said *said)
{
    const unsigned influence = justinian_influence(sheet->own->phase);
    const unsigned threshold = justinian_threshold(sheet->open->phase);
    struct said heap;
    justinian_list_heap(sheet->own->phase, &heap);
    for (unsigned way = 0; way < 2; way++) {
        struct nika_text text = nika_text(said->bytes, sizeof said->bytes);
        if (way == 0) {
            nika_say(&text, sheet->scene->voice,
                     influence >= threshold ? msg_ju_show_enough(influence, threshold)
                                            : msg_ju_show_short(threshold - influence, influence, threshold));
        } else {
            nika_text_add_number(&text, influence);
            nika_text_add_char(&text, '/');
            nika_text_add_number(&text, threshold);
        }
        nika_text_add(&text, heap.bytes[0] ? " · " : "");
        nika_text_add(&text, heap.bytes);
        if (canvas_width(said->bytes) <= room)
            break;
    }
    return canvas_width(said->bytes);
}

/* The phases with their thresholds, the current one in brackets; at the right end the own influence. */
void justinian_draw_phases(const struct sheet *sheet, int row)
{
    const unsigned now = sheet->open->phase;
    int column = sheet->area.column + 1, wide = 0;
    struct said said;
    char text[sizeof said.bytes + 2];
    column +=
        canvas_put(sheet->canvas, row, column, 10, STYLE_DIM, justinian_said(sheet, msg_ju_label_phases(), &said)) + 1;
    for (unsigned phase = 0; phase < JUSTINIAN_PHASES; phase++) {
        justinian_said(sheet, msg_ju_label_threshold(phase, justinian_threshold(phase)), &said);
        snprintf(text, sizeof text, phase == now ? "[%s]" : "%s", said.bytes);
        column += canvas_put(sheet->canvas, row, column, 12, phase == now ? STYLE_STRONG : STYLE_DIM, text);
        if (phase + 1 < JUSTINIAN_PHASES)
            column += canvas_put(sheet->canvas, row, column, 3, STYLE_DIM, " ▸ ");
    }
    const int room = end_of(sheet) - column - 2;
    if (sheet->playing && sheet->open->stage <= JUSTINIAN_TRIGGERING) {
        wide = say_influence(sheet, room, &said) + 2;
        canvas_put_right(sheet->canvas, row, column + 1, room,
                         justinian_sheet_can_trigger(sheet) ? STYLE_GAIN : STYLE_PLAIN, said.bytes);
    }
    justinian_said(sheet, msg_ju_label_turn(sheet->open->turns + 1), &said);
    if (canvas_width(said.bytes) + 4 + wide <= room) {
        column += canvas_put(sheet->canvas, row, column, 3, STYLE_DIM, " · ");
        canvas_put(sheet->canvas, row, column, room, STYLE_DIM, said.bytes);
    }
}

/* An option that the cursor can be on: in brackets if it is. Returns the columns. */
static int draw_option(const struct sheet *sheet, int row, int column, bool focus, enum style style, int key,
                       const char *text)
{
    const int room = end_of(sheet) - column, start = column;
    if (room < 3)
        return 0;
    canvas_put(sheet->canvas, row, column, 1, focus ? STYLE_FOCUS : STYLE_PLAIN, focus ? "[" : " ");
    column += 1 + canvas_put(sheet->canvas, row, column + 1, room - 2, focus ? STYLE_FOCUS : style, text);
    canvas_put(sheet->canvas, row, column, 1, focus ? STYLE_FOCUS : STYLE_PLAIN, focus ? "]" : " ");
    canvas_spot(sheet->canvas, (struct area){row, start, 1, column + 1 - start}, key);
    return column + 1 - start;
}

/* The tokens in hand, and passing. */
void justinian_draw_tokens(const struct sheet *sheet, int row)
{
    const bool placing = sheet->asked && sheet->open->stage == JUSTINIAN_PLACING;
    const unsigned picked = placing ? justinian_picked_token(sheet) : 0;
    int column = sheet->area.column + 1;
    struct said said;
    if (!sheet->playing)
        return;
    column +=
        canvas_put(sheet->canvas, row, column, 10, STYLE_DIM, justinian_said(sheet, msg_ju_label_tokens(), &said)) + 1;
    for (unsigned kind = 0; kind < JUSTINIAN_KINDS; kind++) {
        const unsigned count = justinian_count_of(sheet->own->hand, kind);
        if (!count)
            continue;
        char text[24];
        snprintf(text, sizeof text, count > 1 ? "%s×%u" : "%s", justinian_token_names[kind], count);
        column +=
            draw_option(sheet, row, column, picked == kind + 1, justinian_style(kind), SPOT_TOKEN + (int)kind, text);
    }
    if (!sheet->own->hand)
        column += canvas_put(sheet->canvas, row, column, 3, STYLE_DIM, " – ");
    if (placing) {
        column += 2;
        column += draw_option(sheet, row, column, picked == ON_PASS, STYLE_PLAIN, 'p',
                              justinian_said(sheet, msg_ju_option_pass(), &said));
    }
    /* What is still to be drawn, where there is room for it. */
    const justinian_tokens reserve = JUSTINIAN_ALL_TOKENS - sheet->own->hand - sheet->own->phase - sheet->own->board -
                                     sheet->open->seen[sheet->seat];
    char text[2 * sizeof said.bytes + 16];
    struct said heap;
    snprintf(text, sizeof text, "%s %s", justinian_said(sheet, msg_ju_label_reserve(), &said),
             justinian_list_heap(reserve, &heap));
    if (reserve && canvas_width(text) + column + 4 < end_of(sheet))
        canvas_put_right(sheet->canvas, row, column, end_of(sheet) - column - 1, STYLE_DIM, text);
}

/* What the token under the cursor, or passing, would do. */
static struct nika_message preview_token(const struct sheet *sheet)
{
    const unsigned token = justinian_picked_token(sheet), reserve = justinian_reserve_size(sheet->open, sheet->seat);
    if (token == ON_PASS && reserve == 0)
        return msg_ju_show_pass_empty();
    if (token == ON_PASS)
        return msg_ju_show_pass(reserve < JUSTINIAN_DRAWN ? reserve : JUSTINIAN_DRAWN);
    const unsigned steps = (token - 1) % 3 + 1;
    return token <= 3 ? msg_ju_show_plus(token - 1, steps) : msg_ju_show_minus(token - 1, steps);
}

/* What the taken token would do on the place under the cursor, with the seat's own tokens alone. */
static struct nika_message preview_place(const struct sheet *sheet)
{
    const unsigned token = justinian_picked_token(sheet), place = justinian_picked_place(sheet);
    const unsigned influence = justinian_influence(sheet->own->phase);
    if (place == PHASE_SPACE)
        return justinian_place_is_open(sheet, place)
                   ? msg_ju_show_influence(token - 1, influence, influence + (token - 1) % 3 + 1,
                                           justinian_threshold(sheet->open->phase))
                   : msg_ju_show_no_more();
    const unsigned counselor = justinian_counselor(sheet->open->row, place);
    if (!justinian_place_is_open(sheet, place))
        return msg_ju_show_full(counselor);
    const int last = JUSTINIAN_COUNSELORS - 1;
    int to = (int)place + justinian_sum(sheet->own->laid[counselor]) + justinian_step_of(token - 1);
    to = to < 0 ? 0 : to > last ? last : to;
    return msg_ju_show_value(token - 1, counselor, justinian_value(sheet->setup, counselor, place, sheet->open->phase),
                             justinian_value(sheet->setup, counselor, (unsigned)to, sheet->open->phase));
}

static void draw_directions(const struct sheet *sheet, int row)
{
    const struct justinian_rows rows = justinian_moved(sheet->open->row, sheet->open->turned);
    const int now = (int)justinian_total_sum(sheet, sheet->open->row, sheet->open->phase);
    const int left = (int)justinian_total_sum(sheet, rows.from_left, sheet->open->phase);
    const int right = (int)justinian_total_sum(sheet, rows.from_right, sheet->open->phase);
    const unsigned picked = justinian_picked_option(sheet);
    int column = sheet->area.column;
    struct said said;
    column += 2 + draw_option(sheet, row, column, picked == 0, STYLE_PLAIN, SPOT_OPTION,
                              justinian_said(sheet, msg_ju_option_left(left, left - now), &said));
    draw_option(sheet, row, column, picked == 1, STYLE_PLAIN, SPOT_OPTION + 1,
                justinian_said(sheet, msg_ju_option_right(right, right - now), &said));
}

static void draw_trigger(const struct sheet *sheet, int row)
{
    const unsigned picked = justinian_picked_option(sheet);
    int column = sheet->area.column;
    struct said said;
    column +=
        2 + draw_option(sheet, row, column, picked == 0, justinian_sheet_can_trigger(sheet) ? STYLE_PLAIN : STYLE_DIM,
                        SPOT_OPTION, justinian_said(sheet, msg_ju_option_trigger(), &said));
    draw_option(sheet, row, column, picked == 1, STYLE_PLAIN, SPOT_OPTION + 1,
                justinian_said(sheet, msg_ju_option_decline(), &said));
}

static void draw_colors(const struct sheet *sheet, int row)
{
    const enum nika_language language = sheet->scene->voice.language;
    int column = sheet->area.column;
    for (unsigned option = 0; option < justinian_option_count(sheet); option++) {
        const unsigned color = justinian_option_color(sheet, option);
        const char *letter = nika_color_letter(language, color), *name = nika_color_name(language, color);
        const bool whole = strcmp(letter, name) == 0; /* the letter is the name already */
        char text[64];
        snprintf(text, sizeof text, "%s%s%s%s %u", shape_of_color(sheet->canvas, color), letter, whole ? "" : " ",
                 whole ? "" : name, justinian_color_sum(sheet, color, sheet->open->row, sheet->open->phase));
        column += 1 + draw_option(sheet, row, column, option == justinian_picked_option(sheet),
                                  STYLE_COLOR + (enum style)color, SPOT_OPTION + (int)option, text);
    }
}

static void draw_exchange(const struct sheet *sheet, int row)
{
    const unsigned picked = justinian_picked_option(sheet), phase = justinian_shown_phase(sheet->open);
    unsigned color, counselor;
    int column = sheet->area.column;
    struct said said;
    struct nika_message what = msg_ju_show_keep();
    column += 1 + draw_option(sheet, row, column, picked == 0, STYLE_PLAIN, SPOT_OPTION,
                              justinian_said(sheet, msg_ju_option_keep(), &said));
    if (justinian_option_card(sheet, picked, &color, &counselor))
        what = msg_ju_show_card(
            counselor, color,
            justinian_value(sheet->setup, counselor, justinian_place_of(sheet->open->row, counselor), phase), phase);
    canvas_put(sheet->canvas, row, column, end_of(sheet) - column, STYLE_PLAIN, justinian_said(sheet, what, &said));
}

/* The choice at hand. */
void justinian_draw_choice(const struct sheet *sheet, int row)
{
    struct said said;
    if (!sheet->asked)
        return;
    switch (sheet->open->stage) {
    case JUSTINIAN_PLACING:
        canvas_put(sheet->canvas, row, sheet->area.column + 1, sheet->area.columns - 2, STYLE_PLAIN,
                   justinian_said(sheet,
                                  sheet->pick.taken && justinian_sheet_can_place(sheet) ? preview_place(sheet)
                                                                                        : preview_token(sheet),
                                  &said));
        break;
    case JUSTINIAN_DIRECTING:
        draw_directions(sheet, row);
        break;
    case JUSTINIAN_TRIGGERING:
        draw_trigger(sheet, row);
        break;
    case JUSTINIAN_CHOOSING:
        draw_colors(sheet, row);
        break;
    case JUSTINIAN_EXCHANGING:
        draw_exchange(sheet, row);
        break;
    default:
        break;
    }
}
