/*
 * board.c: the numbers on a game's board and its windows, in records (JSON) and in files that people make (CSV).
 */
#include <string.h>

#include <nika/record.h>

#include "board.h"

static void write_numbers(const struct nika_board *board, const uint16_t *numbers, struct nika_writer *writer)
{
    nika_write_open(writer, '[');
    for (unsigned row = 0; row < board->rows; row++) {
        nika_write_open(writer, '[');
        for (unsigned column = 0; column < board->columns; column++)
            nika_write_whole(writer, numbers[board->columns * row + column]);
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
}

void nika_board_write(const struct nika_setup *setup, struct nika_writer *writer)
{
    const struct nika_game *game = setup->game;
    if (game->board) {
        nika_write_key(writer, game->board->key);
        if (nika_setup_board_standard(setup))
            nika_write_word(writer, game->board->name);
        else
            write_numbers(game->board, setup->board, writer);
    }
    if (game->windows && !nika_setup_windows_standard(setup)) {
        nika_write_key(writer, game->windows->key);
        write_numbers(game->windows, setup->windows, writer);
    }
}

/* Adds "12…999". */
static void add_range(unsigned least, unsigned most, struct nika_text *text)
{
    nika_text_add_number(text, least);
    nika_text_add(text, "…");
    nika_text_add_number(text, most);
}

/* Adds "court[3][7]". */
static void add_place(const char *key, int64_t row, int64_t column, struct nika_text *text)
{
    nika_text_add(text, key);
    nika_text_add_char(text, '[');
    nika_text_add_number(text, row);
    nika_text_add_char(text, ']');
    if (column < 0)
        return;
    nika_text_add_char(text, '[');
    nika_text_add_number(text, column);
    nika_text_add_char(text, ']');
}

/* Adds "20 × ". */
static void add_times(unsigned count, struct nika_text *text)
{
    nika_text_add_number(text, count);
    nika_text_add(text, " × ");
}

static bool read_row(const struct nika_board *board, struct nika_json list, unsigned row, uint16_t *numbers,
                     struct nika_misfit *misfit)
{
    char where[sizeof misfit->where], expected[sizeof misfit->expected];
    struct nika_text place = nika_text(where, sizeof where), right = nika_text(expected, sizeof expected);
    struct nika_json_walk walk = nika_json_walk(list);
    struct nika_json value;
    unsigned column = 0;
    if (nika_json_kind(list) != '[' || nika_json_count(list) != board->columns) {
        add_place(board->key, row, -1, &place);
        add_times(board->columns, &right);
        add_range(0, board->most, &right);
        nika_misfit_set(misfit, where, expected, list.text, list.size);
        return false;
    }
    while (nika_json_next(&walk, &value)) {
        const unsigned index = board->columns * row + column;
        const unsigned least = nika_board_least(board, numbers, index);
        int64_t number;
        if (!nika_json_whole(value, least, board->most, &number)) {
            add_place(board->key, row, column, &place);
            add_range(least, board->most, &right);
            if (least) { /* why not less: the number above */
                nika_text_add(&right, ", ");
                add_place(board->key, row - 1, column, &right);
                nika_text_add(&right, " = ");
                nika_text_add_number(&right, least);
            }
            nika_misfit_set(misfit, where, expected, value.text, value.size);
            return false;
        }
        numbers[index] = (uint16_t)number;
        column++;
    }
    return true;
}

static bool read_rows(const struct nika_board *board, struct nika_json value, uint16_t *numbers,
                      struct nika_misfit *misfit)
{
    struct nika_json_walk walk = nika_json_walk(value);
    struct nika_json list;
    unsigned row = 0;
    if (nika_json_kind(value) != '[' || nika_json_count(value) != board->rows) {
        char expected[sizeof misfit->expected];
        struct nika_text right = nika_text(expected, sizeof expected);
        nika_board_form(board, &right);
        nika_misfit_set(misfit, board->key, expected, value.text, value.size);
        return false;
    }
    while (nika_json_next(&walk, &list))
        if (!read_row(board, list, row++, numbers, misfit))
            return false;
    return true;
}

bool nika_board_read(struct nika_setup *setup, struct nika_json value, struct nika_misfit *misfit)
{
    const struct nika_board *board = setup->game->board;
    uint16_t numbers[NIKA_BOARD_MAX];
    if (nika_json_is(value, board->name))
        return nika_setup_board(setup, board->numbers);
    return read_rows(board, value, numbers, misfit) && nika_setup_board(setup, numbers);
}

bool nika_windows_read(struct nika_setup *setup, struct nika_json value, struct nika_misfit *misfit)
{
    uint16_t numbers[NIKA_WINDOWS_MAX];
    return read_rows(setup->game->windows, value, numbers, misfit) && nika_setup_windows(setup, numbers);
}

void nika_board_form(const struct nika_board *board, struct nika_text *text)
{
    if (board->name) {
        nika_text_add_char(text, '"');
        nika_text_add(text, board->name);
        nika_text_add(text, "\" / ");
    }
    add_times(board->rows, text);
    nika_text_add_char(text, '[');
    add_times(board->columns, text);
    add_range(0, board->most, text);
    nika_text_add_char(text, ']');
}

/*
 * CSV: one line for each row, commas (or semicolons) between the numbers; after an empty line, the windows in the same
 * way. A byte order mark, blanks around the numbers, empty fields at the end of a line and empty lines at the end are
 * what spreadsheets leave behind, and are let pass.
 */
struct table {
    const char *at, *end;
};

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

static bool is_separator(char byte)
{
    return byte == ',' || byte == ';';
}

/* Takes the next line, without its end. False at the end of the text. */
static bool next_line(struct table *table, struct table *line)
{
    if (table->at == table->end)
        return false;
    const char *end = memchr(table->at, '\n', (size_t)(table->end - table->at));
    *line = (struct table){table->at, end ? end : table->end};
    table->at = end ? end + 1 : table->end;
    while (line->end > line->at && (is_blank(line->end[-1]) || is_separator(line->end[-1])))
        line->end--;
    return true;
}

/* Takes the next field of a line, without the blanks around it, up to a separator; *more: whether one followed. */
static struct table next_field(struct table *line, bool *more)
{
    struct table field = {line->at, line->at};
    while (field.end < line->end && !is_separator(*field.end))
        field.end++;
    *more = field.end < line->end;
    line->at = field.end + *more;
    while (field.at < field.end && is_blank(*field.at))
        field.at++;
    while (field.end > field.at && is_blank(field.end[-1]))
        field.end--;
    return field;
}

/* Reads a whole number of at most nine digits. */
static bool read_number(struct table field, uint32_t *number)
{
    *number = 0;
    if (field.at == field.end || field.end - field.at > 9)
        return false;
    for (const char *at = field.at; at < field.end; at++) {
        if (*at < '0' || *at > '9')
            return false;
        *number = 10 * *number + (uint32_t)(*at - '0');
    }
    return true;
}

static bool fail(struct nika_csv_problem *problem, const char *word, unsigned line, unsigned column)
{
    problem->word = word;
    problem->line = line;
    problem->column = column;
    return false;
}

/* Reads a row of numbers; it is the file's line `at`, from 1. */
static bool read_line(const struct nika_board *board, struct table line, unsigned at, unsigned row, uint16_t *numbers,
                      struct nika_csv_problem *problem)
{
    struct nika_text expected = nika_text(problem->expected, sizeof problem->expected);
    struct nika_text found = nika_text(problem->found, sizeof problem->found);
    bool more = line.at < line.end;
    unsigned column = 0;
    for (; more; column++) {
        const unsigned index = board->columns * row + column;
        const struct table field = next_field(&line, &more);
        uint32_t number;
        if (column >= board->columns)
            continue; /* counted, for the message */
        const bool whole = read_number(field, &number) && number <= board->most;
        if (whole && number >= nika_board_least(board, numbers, index)) {
            numbers[index] = (uint16_t)number;
            continue;
        }
        nika_text_add_safely(&found, field.at, (size_t)(field.end - field.at), 60);
        add_range(whole ? nika_board_least(board, numbers, index) : 0, board->most, &expected);
        return fail(problem, whole ? "csv-falls" : "csv-number", at, column + 1);
    }
    if (column == board->columns)
        return true;
    nika_text_add_number(&expected, board->columns);
    nika_text_add_number(&found, column);
    return fail(problem, "csv-columns", at, column < board->columns ? column + 1 : board->columns + 1u);
}

/* Reads the rows of one table, which end with the text or, unless it is the last table, before an empty line. `word`
 * says that they are too many or too few. *lines counts the file's lines. */
static bool read_table(const struct nika_board *board, struct table *text, bool last, const char *word, unsigned *lines,
                       uint16_t *numbers, struct nika_csv_problem *problem)
{
    struct table rest = *text, line;
    const unsigned before = *lines;
    unsigned rows = 0;
    for (; next_line(&rest, &line) && (rows < board->rows || last || line.at < line.end); rows++) {
        if (rows < board->rows && !read_line(board, line, before + rows + 1, rows, numbers, problem))
            return false;
        *text = rest;
    }
    *lines += rows;
    if (rows == board->rows)
        return true;
    struct nika_text expected = nika_text(problem->expected, sizeof problem->expected);
    struct nika_text found = nika_text(problem->found, sizeof problem->found);
    nika_text_add_number(&expected, board->rows);
    nika_text_add_number(&found, rows);
    return fail(problem, word, before + (rows < board->rows ? rows : board->rows) + 1, 1);
}

/* Passes over empty lines, and counts them. */
static void skip_empty(struct table *text, unsigned *lines)
{
    struct table rest = *text, line;
    while (next_line(&rest, &line) && line.at == line.end) {
        *text = rest;
        ++*lines;
    }
}

bool nika_board_csv(struct nika_setup *setup, const char *text, size_t size, struct nika_csv_problem *problem)
{
    static const char mark[] = "\xef\xbb\xbf";
    const struct nika_game *game = setup->game;
    const uint16_t *windows = game->windows ? game->windows->numbers : NULL;
    uint16_t numbers[NIKA_BOARD_MAX], own_windows[NIKA_WINDOWS_MAX];
    struct table table = {text, text + size};
    unsigned lines = 0;
    if (size >= sizeof mark - 1 && memcmp(text, mark, sizeof mark - 1) == 0)
        table.at += sizeof mark - 1;
    while (table.end > table.at && (is_blank(table.end[-1]) || is_separator(table.end[-1]) || table.end[-1] == '\n'))
        table.end--;
    if (!read_table(game->board, &table, !windows, "csv-lines", &lines, numbers, problem))
        return false;
    skip_empty(&table, &lines);
    if (windows && table.at < table.end) {
        if (!read_table(game->windows, &table, true, "csv-windows", &lines, own_windows, problem))
            return false;
        windows = own_windows;
    }
    return nika_setup_board(setup, numbers) && (!windows || nika_setup_windows(setup, windows));
}
