/*
 * ask_board.c: numbers of a board and its windows that somebody types or loads: whether they fit, and what is wrong, cell
 * by cell.
 */
#include <string.h>

#include <nika/games.h>
#include <nika/messages.h>

#include "ask.h"

enum { CELL_MAX = 64, CSV_MAX = 16384 };

/* "game" → the game and its board. */
static bool ask_board(struct ask *ask)
{
    char name[16];
    if (!ask_language(ask) || !ask_word(ask, "game", name, sizeof name))
        return false;
    const struct nika_game *game = nika_game_named(name);
    return (game && game->board && nika_setup_init(&ask->setup, game, game->players_min, 0)) || ask_fail(ask, "game");
}

static void write_text(struct ask *ask, struct nika_message message)
{
    char said[512];
    struct nika_text text = nika_text(said, sizeof said);
    nika_say(&text, ask_voice(ask), message);
    nika_write_key(ask->writer, "text");
    nika_write_string(ask->writer, said, text.size);
}

static void write_number(struct ask *ask, const char *key, unsigned number)
{
    nika_write_key(ask->writer, key);
    nika_write_whole(ask->writer, number);
}

static bool read_cell(const char *cell, unsigned most, unsigned *number)
{
    *number = 0;
    for (const char *at = cell; *at; at++) {
        if (*at < '0' || *at > '9')
            return false;
        *number = 10 * *number + (unsigned)(*at - '0');
        if (*number > most)
            return false;
    }
    return *cell != '\0';
}

static void write_problem(struct ask *ask, const struct nika_board *board, unsigned index, struct nika_message message)
{
    nika_write_open(ask->writer, '{');
    write_number(ask, "row", index / board->columns);
    write_number(ask, "column", index % board->columns);
    write_text(ask, message);
    nika_write_close(ask->writer, '}');
}

/* One cell: its number, or what is wrong with it. What follows is held against the least that it could have been. */
static void judge_cell(struct ask *ask, const struct nika_board *board, const char *cell, unsigned index,
                       uint16_t *numbers)
{
    const unsigned least = nika_board_least(board, numbers, index);
    unsigned number;
    numbers[index] = (uint16_t)least;
    if (*cell == '\0')
        write_problem(ask, board, index, msg_learn_cell_empty(least, board->most));
    else if (!read_cell(cell, board->most, &number))
        write_problem(ask, board, index, msg_learn_cell_number(cell, board->most));
    else if (number < least)
        write_problem(ask, board, index, msg_learn_cell_falls(number, least));
    else
        numbers[index] = (uint16_t)number;
}

/* Judges the cells under a key, rows of what was typed, and lists the problems under another. */
static bool judge_cells(struct ask *ask, const struct nika_board *board, const char *key, const char *problems,
                        uint16_t *numbers)
{
    char cell[CELL_MAX];
    struct nika_json cells, row, value;
    unsigned index = 0;
    size_t size;
    if (!nika_json_get(ask->object, key, &cells) || nika_json_kind(cells) != '[' ||
        nika_json_count(cells) != board->rows)
        return ask_fail(ask, key);
    nika_write_key(ask->writer, problems);
    nika_write_open(ask->writer, '[');
    struct nika_json_walk rows = nika_json_walk(cells);
    while (nika_json_next(&rows, &row)) {
        if (nika_json_kind(row) != '[' || nika_json_count(row) != board->columns)
            return ask_fail(ask, key);
        struct nika_json_walk walk = nika_json_walk(row);
        for (; nika_json_next(&walk, &value); index++) {
            if (!nika_json_string(value, cell, sizeof cell, &size))
                return ask_fail(ask, key);
            judge_cell(ask, board, cell, index, numbers);
        }
    }
    nika_write_close(ask->writer, ']');
    return true;
}

/* "board": game, language, cells, windows (rows of what was typed; windows may be left out: the usual ones) →
 * {"problems":[{"row","column","text"}],"window_problems":[…],"standard":whether these are the game's own numbers and
 * windows}. */
static void reply_board(struct ask *ask)
{
    uint16_t numbers[NIKA_BOARD_MAX], windows[NIKA_WINDOWS_MAX];
    struct nika_json value;
    if (!ask_board(ask))
        return;
    struct nika_setup *setup = &ask->setup;
    const bool own = setup->game->windows && nika_json_get(ask->object, "windows", &value);
    if (!judge_cells(ask, setup->game->board, "cells", "problems", numbers) ||
        (own && !judge_cells(ask, setup->game->windows, "windows", "window_problems", windows)))
        return;
    nika_write_key(ask->writer, "standard");
    nika_write_bool(ask->writer,
                    nika_setup_board(setup, numbers) && nika_setup_board_standard(setup) &&
                        (!own || (nika_setup_windows(setup, windows) && nika_setup_windows_standard(setup))));
}

static void write_numbers(struct ask *ask, const char *key, const struct nika_board *board, const uint16_t *numbers)
{
    nika_write_key(ask->writer, key);
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < board->rows; i++) {
        nika_write_open(ask->writer, '[');
        for (unsigned j = 0; j < board->columns; j++)
            nika_write_whole(ask->writer, numbers[board->columns * i + j]);
        nika_write_close(ask->writer, ']');
    }
    nika_write_close(ask->writer, ']');
}

/* "csv": game, language, text → {"numbers":[[…]],"windows":[[…]]}, or {"problem":{"line","column","text"}}. */
static void reply_csv(struct ask *ask)
{
    static char text[CSV_MAX];
    char line[12], column[12];
    struct nika_csv_problem problem;
    struct nika_message message;
    if (!ask_board(ask) || !ask_word(ask, "text", text, sizeof text))
        return;
    const struct nika_game *game = ask->setup.game;
    if (nika_board_csv(&ask->setup, text, strlen(text), &problem)) {
        write_numbers(ask, "numbers", game->board, ask->setup.board);
        if (game->windows)
            write_numbers(ask, "windows", game->windows, ask->setup.windows);
        return;
    }
    struct nika_text said = nika_text(line, sizeof line);
    nika_text_add_number(&said, problem.line);
    said = nika_text(column, sizeof column);
    nika_text_add_number(&said, problem.column);
    nika_write_key(ask->writer, "problem");
    nika_write_open(ask->writer, '{');
    write_number(ask, "line", problem.line);
    write_number(ask, "column", problem.column);
    if (nika_message_worded(NIKA_AREA_PROBLEM, problem.word, &message)) {
        nika_message_give(&message, "line", line);
        nika_message_give(&message, "column", column);
        nika_message_give(&message, "expected", problem.expected);
        nika_message_give(&message, "found", problem.found);
        write_text(ask, message);
    }
    nika_write_close(ask->writer, '}');
}

bool ask_about_board(struct ask *ask, const char *what)
{
    if (strcmp(what, "board") == 0)
        reply_board(ask);
    else if (strcmp(what, "csv") == 0)
        reply_csv(ask);
    else
        return false;
    return true;
}
