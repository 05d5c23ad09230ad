/*
 * board_plain.c: the default board, for games without one of their own: a description of the table and a list of moves.
 */
#include <nika/messages_screen.h>

#include "screen.h"

struct choice {
    uint16_t at;
};

static struct choice *choice_of(struct scene *scene)
{
    return (struct choice *)(void *)scene->choice;
}

static unsigned moves_of(const struct scene *scene, struct nika_move moves[NIKA_MOVES_MAX])
{
    return scene->asked ? scene->setup->game->legal(scene->setup, scene->view, moves) : 0;
}

static int rows(const struct scene *scene, int columns, int available)
{
    (void)scene;
    (void)columns;
    (void)available;
    return BOARD_ROWS;
}

static void draw(const struct scene *scene, struct canvas *canvas, struct area area)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct lines lines = {NULL, 0, 0};
    struct line_hearer hearer = {.lines = &lines, .voice = scene->voice};
    const int half = area.columns / 2;
    const unsigned count = moves_of(scene, moves), at = ((const struct choice *)(const void *)scene->choice)->at;
    nika_tell_table(scene->setup, scene->view, hears_lines(&hearer));
    nika_tell_hand(scene->setup, scene->view, hears_lines(&hearer));
    lines_draw(&lines, 0, 0, canvas, (struct area){area.row, area.column + 1, area.rows, half - 2});
    lines_clear(&lines);
    const unsigned room = (unsigned)area.rows, first = at < room ? 0 : at - room + 1;
    for (unsigned i = first; i < count && i < first + room; i++) {
        char word[NIKA_WORD_MAX];
        const int row = area.row + (int)(i - first);
        scene->setup->game->say(scene->setup, moves[i], word);
        canvas_put(canvas, row, area.column + half, 2, STYLE_KEY, i == at ? "▸ " : "  ");
        canvas_put(canvas, row, area.column + half + 2, half - 2, i == at ? STYLE_FOCUS : STYLE_PLAIN, word);
        canvas_spot(canvas, (struct area){row, area.column + half, 1, half}, PRESSED_SPOT + (int)i);
    }
}

static enum answer key(struct scene *scene, int pressed, struct nika_move *move, struct nika_listener listener)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = moves_of(scene, moves);
    struct choice *choice = choice_of(scene);
    (void)listener;
    if (count == 0)
        return ANSWER_NOTHING;
    if (pressed >= PRESSED_SPOT && pressed < PRESSED_SPOT + (int)count) {
        choice->at = (uint16_t)(pressed - PRESSED_SPOT);
        return ANSWER_CHANGED;
    }
    switch (pressed) {
    case PRESSED_UP:
        choice->at = (uint16_t)((choice->at + count - 1) % count);
        return ANSWER_CHANGED;
    case PRESSED_DOWN:
        choice->at = (uint16_t)((choice->at + 1) % count);
        return ANSWER_CHANGED;
    case PRESSED_ENTER:
        *move = moves[choice->at < count ? choice->at : 0];
        return ANSWER_MOVE;
    default:
        return ANSWER_NOTHING;
    }
}

static bool undo(struct scene *scene)
{
    const bool changed = choice_of(scene)->at != 0;
    choice_of(scene)->at = 0;
    return changed;
}

static void keys(const struct scene *scene, struct nika_listener listener)
{
    (void)scene;
    listener.hear(listener.context, NIKA_DETAIL, msg_scr_key_choose());
    listener.hear(listener.context, NIKA_DETAIL, msg_scr_key_play());
}

const struct board plain_board = {.rows = rows, .draw = draw, .key = key, .undo = undo, .keys = keys};
