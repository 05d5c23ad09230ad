/*
 * board_justinian.c: Justinian on the full screen: the layout of its parts.
 *
 * 80 columns and 17 rows hold everything. With more columns the cells of the row grow, and the last scoring gets a
 * panel of its own; with more rows all values are shown, and the parts stand apart.
 */
#include "board_justinian.h"

enum {
    LEAST_CELL = 5,
    MOST_CELL = 13,
    MOST_PHASE_CELL = 28,
    TALL_ROWS = 19, /* from here on all values are shown */
    BEST_ROWS = 21, /* and the parts stand apart */
    STORY_ROWS = 6, /* which must be left for the story, then */
    LINES = 3,      /* rows of the lines, and of the panels */
    PANEL = 5,
    CARD = 6,            /* columns of a card, */
    CARD_NAMED = 19,     /* of one with its name, */
    CARDS_REST = 7,      /* of what else stands in the panel of cards, */
    CARDS_LEAST = 22,    /* of that panel, */
    SCORING = 35,        /* of a scoring, */
    MOST_PLAYERS = 70,   /* of the players */
    WIDE = 80 + SCORING, /* columns from which the scorings have panels of their own, */
    NAMED = 160          /* and the cards have their names */
};

static int rows(const struct scene *scene, int columns, int available)
{
    (void)scene;
    (void)columns;
    return available >= BEST_ROWS + STORY_ROWS ? BEST_ROWS : BOARD_ROWS;
}

/* Whether a board that was loaded has values of three digits. */
static int has_hundreds(const struct nika_setup *setup)
{
    for (unsigned i = 0; i < JUSTINIAN_COUNSELORS * JUSTINIAN_COLUMNS; i++)
        if (setup->board[i] > 99)
            return 1;
    return 0;
}

/* How wide and high the cells of the row are. */
static void lay_row(struct sheet *sheet)
{
    const int columns = sheet->area.columns, cell = (columns - 8) / JUSTINIAN_COUNSELORS - 1;
    sheet->cell = cell < LEAST_CELL ? LEAST_CELL : cell > MOST_CELL ? MOST_CELL : cell;
    const int phase = columns - 2 - JUSTINIAN_COUNSELORS * (sheet->cell + 1);
    sheet->phase_cell = phase > MOST_PHASE_CELL ? MOST_PHASE_CELL : phase;
    sheet->wide = columns >= WIDE;
    sheet->card = (columns >= NAMED ? CARD_NAMED : CARD) + has_hundreds(sheet->setup);
    sheet->tall = sheet->area.rows >= TALL_ROWS;
    sheet->number_row = sheet->area.row + 1 + JUSTINIAN_ON_ONE;
    sheet->name_row = sheet->number_row + 1;
    sheet->mark_row = sheet->name_row + 1;
    sheet->value_row = sheet->mark_row + 1;
    sheet->bottom = sheet->value_row + (sheet->tall ? JUSTINIAN_PHASES : 1);
}

/* The players, the own cards, and where there is room the scorings that are done, the last one first. */
static void draw_panels(const struct sheet *sheet, int row)
{
    const struct area *area = &sheet->area;
    const int letter = canvas_width(nika_color_letter(sheet->scene->voice.language, 0)) - 1;
    const int needed = CARDS_REST + has_hundreds(sheet->setup) + (int)justinian_held(sheet->players) * sheet->card;
    const int cards = (needed < CARDS_LEAST ? CARDS_LEAST : needed) + letter;
    const int room = area->columns - (sheet->wide ? SCORING : 0) - cards;
    const int players = room > MOST_PLAYERS ? MOST_PLAYERS : room, both = players + cards;
    justinian_draw_players(sheet, (struct area){row, area->column, 1 + (int)sheet->players, players});
    justinian_draw_cards(sheet, (struct area){row, area->column + players, 1 + JUSTINIAN_COLORS, cards});
    for (unsigned round = 0; sheet->wide && round < sheet->open->scored; round++) {
        const int column = area->column + both + 3 + (int)(sheet->open->scored - 1u - round) * SCORING;
        justinian_draw_scoring(sheet, (struct area){row, column, 1 + (int)sheet->players, SCORING - 3}, round);
    }
}

static void draw(const struct scene *scene, struct canvas *canvas, struct area area)
{
    struct sheet sheet = justinian_sheet(scene);
    sheet.canvas = canvas;
    sheet.area = area;
    lay_row(&sheet);
    justinian_draw_row(&sheet);
    int row = sheet.bottom + 1, spare = area.row + area.rows - row - LINES - PANEL;
    row += spare > 1;
    justinian_draw_phases(&sheet, row);
    justinian_draw_tokens(&sheet, row + 1);
    justinian_draw_choice(&sheet, row + 2);
    draw_panels(&sheet, row + LINES + (spare > 0));
}

/* The court has moved, or somebody has scored. */
static bool weighty(uint16_t key)
{
    static const uint16_t keys[] = {NIKA_MSG_ju_court_left, NIKA_MSG_ju_court_right, NIKA_MSG_ju_points,
                                    NIKA_MSG_ju_points_chooser, NIKA_MSG_ju_points_trigger};
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i] == key)
            return true;
    return false;
}

const struct board justinian_board = {
    .game = &nika_justinian,
    .weighty = weighty,
    .rows = rows,
    .draw = draw,
    .key = justinian_key,
    .undo = justinian_undo,
    .keys = justinian_keys,
    .looks = LOOKS,
};
