/*
 * screen_run.c: plays on the full screen of the terminal, and says on the normal screen what remains to be said.
 */
#include <nika/messages_screen.h>

#include <stdio.h>
#include <stdlib.h>

#include "screen.h"
#include "terminal.h"

/* Prints a sentence, wrapped, in whatever characters the terminal has. */
static void print_line(const struct screen *screen, const struct line *line)
{
    enum { ROWS = 24 };
    static char cells[ROWS * SCREEN_COLUMNS * sizeof(struct cell)];
    struct canvas canvas = canvas_on(cells, ROWS, SCREEN_COLUMNS);
    const struct lines one = {(struct line *)(uintptr_t)line, 1, 1};
    char bytes[SCREEN_COLUMNS * CELL_BYTES];
    canvas.ascii = screen->session->ascii;
    canvas.folded = screen->session->folded;
    lines_draw(&one, 0, 0, &canvas, (struct area){0, 0, ROWS, SCREEN_COLUMNS});
    for (int row = 0; row < lines_rows(&one, 0, SCREEN_COLUMNS) && row < ROWS; row++) {
        canvas_row_text(&canvas, row, bytes, sizeof bytes);
        puts(bytes);
    }
}

/* A path must stay in one piece, to be copied. */
static void print_whole(const struct screen *screen, struct nika_message message)
{
    char bytes[SENTENCE_MAX + 4096];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_say(&text, screen->session->voice, message);
    puts(bytes);
}

static void say_farewell(const struct screen *screen, bool over)
{
    const char *record = screen->session->record;
    for (size_t i = 0; over && i < screen->result.lines.count; i++)
        if (screen->result.lines.line[i].style != STYLE_DIM || !record || i + 1 < screen->result.lines.count)
            print_line(screen, &screen->result.lines.line[i]);
    if (record && over)
        print_whole(screen, msg_scr_record(record));
    else if (record)
        print_whole(screen, msg_scr_go_on(record));
    else if (!over)
        print_whole(screen, msg_scr_lost());
    fflush(stdout);
}

bool screen_run(struct session *session, int *signal)
{
    struct screen *screen = malloc(sizeof *screen);
    struct glass glass;
    if (!screen || !terminal_open(session->mouse, &glass)) {
        free(screen);
        return plain_run(session, signal);
    }
    screen_start(screen, session, glass);
    const bool over = session_run(session, &screen_front, screen);
    *signal = terminal_close();
    say_farewell(screen, over);
    screen_end(screen);
    free(screen);
    return over;
}
