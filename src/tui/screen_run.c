/*
 * screen_run.c: runs a game on the terminal's full screen, and prints the result on the normal screen afterwards.
 */
#include <stdio.h>
#include <stdlib.h>

#include "screen.h"
#include "terminal.h"

/* Prints a sentence, wrapped, in whatever characters the terminal has. */
static void print_line(const struct screen *screen, struct line *line)
{
    enum { ROWS = 24 };
    static struct cell cells[ROWS * SCREEN_COLUMNS];
    struct canvas canvas = canvas_on(cells, ROWS, SCREEN_COLUMNS);
    const struct lines one = {line, 1, 1};
    char bytes[SCREEN_COLUMNS * CELL_BYTES];
    canvas.ascii = screen->session->ascii;
    canvas.folded = screen->session->folded;
    lines_draw(&one, 0, 0, &canvas, (struct area){0, 0, ROWS, SCREEN_COLUMNS});
    for (int row = 0; row < lines_rows(&one, 0, SCREEN_COLUMNS) && row < ROWS; row++) {
        canvas_row_text(&canvas, row, bytes, sizeof bytes);
        puts(bytes);
    }
}

/* How the game came out, where it stays to be read. What becomes of the record, the program says. */
static void print_result(struct screen *screen)
{
    struct lines lines = {NULL, 0, 0};
    struct line_hearer hearer = {.lines = &lines, .voice = screen->session->voice};
    nika_tell_result(screen->setup, &screen->view, hears_lines(&hearer));
    for (size_t i = 0; i < lines.count; i++)
        print_line(screen, &lines.line[i]);
    fflush(stdout);
    lines_clear(&lines);
}

bool screen_run(struct session *session, int *signal)
{
    struct screen *screen = malloc(sizeof *screen);
    struct display display;
    if (!screen || !terminal_open(&display)) {
        free(screen);
        return plain_run(session, signal);
    }
    screen_start(screen, session, display);
    if (session->source.online)
        terminal_listen(session->source.online->wake(session->source.context));
    const bool over = session_run(session, &screen_front, screen);
    *signal = terminal_close();
    if (over)
        print_result(screen);
    screen_end(screen);
    free(screen);
    return over;
}
