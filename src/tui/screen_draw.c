/*
 * screen_draw.c: draws the full screen on a canvas. It knows no terminal, and changes nothing but the canvas and the
 * scroll position.
 */
#include <nika/messages_online.h>
#include <nika/messages_play.h>
#include <nika/messages_screen.h>

#include <stdlib.h>
#include <string.h>

#include "replay.h"

enum {
    LEAST_COLUMNS = 56,
    PAGE_COLUMNS = 92,
    FULL_COLUMNS = 100,
    FRAMED_ROWS = 5,
    FRAMED_COLUMNS = 24,
    GAP = 3,
    ASKED_ROWS = 3,  /* that a question gets at most, */
    LESSON_ROWS = 5, /* and what a lesson says: all that is there besides the board, with 24 rows */
    DETAILED_ROWS = 6
};

static void say(const struct screen *screen, char bytes[SENTENCE_MAX], struct nika_message message)
{
    struct nika_text text = nika_text(bytes, SENTENCE_MAX);
    nika_say(&text, screen->session->voice, message);
}

/* Makes a canvas that large. Without memory the old one stays. */
static bool fit_canvas(const struct screen *screen, struct canvas *canvas, int rows, int columns)
{
    if (!canvas->cells || canvas->rows != rows || canvas->columns != columns) {
        void *cells = malloc(canvas_bytes(rows, columns));
        if (!cells)
            return false;
        free(canvas->cells);
        *canvas = canvas_on(cells, rows, columns);
    }
    canvas->ascii = screen->session->ascii;
    canvas->folded = screen->session->folded;
    canvas_clear(canvas);
    return true;
}

static void clear_area(struct canvas *canvas, struct area area)
{
    for (int row = area.row; row < area.row + area.rows; row++)
        for (int column = 0; column < area.columns; column++)
            canvas_put(canvas, row, area.column + column, 1, STYLE_PLAIN, " ");
}

static int clamp(int number, int least, int most)
{
    return number > most ? (most > least ? most : least) : number < least ? least : number;
}

/*
 * The title, and what is asked.
 */

static void say_game(const struct screen *screen, char bytes[SENTENCE_MAX])
{
    const char *name = screen->setup->game->name;
    struct nika_text text = nika_text(bytes, SENTENCE_MAX);
    if (strcmp(name, "byzantz") == 0)
        nika_say(&text, screen->session->voice, msg_scr_byzantz());
    else if (strcmp(name, "justinian") == 0)
        nika_say(&text, screen->session->voice, msg_scr_justinian());
    else
        nika_text_add(&text, name);
}

/* What a lesson says in a manner: as a heading the step, as a move what is to be read. False if it says nothing. */
struct lesson_hearer {
    const struct screen *screen;
    enum nika_manner manner;
    char *bytes;
};

static void hear_lesson(void *context, enum nika_manner manner, struct nika_message message)
{
    const struct lesson_hearer *hearer = context;
    if (manner == hearer->manner)
        say(hearer->screen, hearer->bytes, message);
}

static bool say_lesson(const struct screen *screen, enum nika_manner manner, char bytes[SENTENCE_MAX])
{
    struct lesson_hearer hearer = {screen, manner, bytes};
    bytes[0] = '\0';
    if (screen_teaching(screen))
        screen_teaching(screen)->tell(screen->session->source.context, (struct nika_listener){hear_lesson, &hearer});
    return bytes[0] != '\0';
}

static struct nika_message pace_message(enum pace pace)
{
    switch (pace) {
    case PACE_NONE:
        return msg_scr_pace_none();
    case PACE_FAST:
        return msg_scr_pace_fast();
    case PACE_SLOW:
        return msg_scr_pace_slow();
    case PACE_STEP:
        return msg_scr_pace_step();
    default:
        return msg_scr_pace_normal();
    }
}

/* Whom the game waits for matters most: if space is short, the game's name is dropped first, then the pace. */
static void draw_title(const struct screen *screen, struct canvas *canvas)
{
    char game[SENTENCE_MAX], pace[SENTENCE_MAX] = "", waiting[SENTENCE_MAX];
    struct word_hearer hearer = {.text = nika_text(waiting, sizeof waiting), .voice = screen->session->voice};
    const int columns = canvas->columns - 2;
    int column = 1;
    say_game(screen, game);
    if (screen->replay) {
        struct nika_text place = nika_text(pace, sizeof pace);
        replay_say_place(screen, &place);
    } else if (screen_online(screen))
        screen_say_status(screen, pace);
    else if (!say_lesson(screen, NIKA_HEADING, pace) && screen_has_computers(screen) && !screen->over)
        say(screen, pace, pace_message(screen->session->pace));
    nika_tell_waiting(screen->setup, &screen->view, hears_words(&hearer));
    const int wanted = canvas_width(waiting) + (waiting[0] ? GAP : 0), pace_columns = canvas_width(pace) + GAP;
    if (wanted + canvas_width(game) + pace_columns > columns)
        game[0] = '\0';
    if (wanted + pace_columns > columns)
        pace[0] = '\0';
    clear_area(canvas, (struct area){0, 0, 1, canvas->columns});
    column += canvas_put(canvas, 0, column, columns, STYLE_TITLE, game);
    if (game[0] && waiting[0])
        column += canvas_put(canvas, 0, column, GAP, STYLE_TITLE, " · ");
    canvas_put(canvas, 0, column, columns + 1 - column, STYLE_TITLE, waiting);
    if (pace[0])
        canvas_put_right(canvas, 0, columns + 1 - canvas_width(pace), canvas_width(pace), STYLE_TITLE, pace);
    canvas_style(canvas, (struct area){0, 0, 1, canvas->columns}, STYLE_TITLE);
}

/* What stands in the line that says what is asked. */
static enum style say_asked(const struct screen *screen, char bytes[SENTENCE_MAX])
{
    struct word_hearer hearer = {.text = nika_text(bytes, SENTENCE_MAX), .voice = screen->session->voice};
    const unsigned asked = screen->setup->game->waiting(screen->setup, &screen->view).asked;
    bytes[0] = '\0';
    if (screen->overlay == OVERLAY_SAY && screen_say_online(screen, bytes))
        return STYLE_ASKED;
    if (screen->notice[0]) {
        nika_text_add(&hearer.text, screen->notice);
        return screen->notice_style;
    }
    if (screen->replay) {
        replay_say_eyes(screen, &hearer.text);
        return STYLE_ASKED;
    }
    if (say_lesson(screen, NIKA_MOVE, bytes))
        return STYLE_ASKED;
    if (screen->scene.asked) {
        nika_tell_question(screen->setup, &screen->view, hears_words(&hearer));
        return STYLE_ASKED;
    }
    if (screen->out_of_turn || (screen->paused && screen_online(screen)))
        say(screen, bytes, msg_scr_out_of_turn(screen->looker));
    else if (screen_say_online(screen, bytes))
        return STYLE_ASKED;
    else if (screen->paused)
        say(screen, bytes, msg_scr_paused());
    else if (screen->over)
        say(screen, bytes, msg_is_over());
    else if (screen->session->pace == PACE_STEP && !session_awaits(screen->session))
        say(screen, bytes, msg_scr_step());
    else if (asked)
        say(screen, bytes, msg_scr_thinks(asked));
    return screen->out_of_turn || screen->paused ? STYLE_ASKED : STYLE_DIM;
}

/*
 * The line of keys.
 */

size_t screen_key_bytes(const char *text)
{
    static const char *const colons[] = {"\u00A0: ", ": ", "："};
    size_t least = 0;
    for (unsigned i = 0; i < sizeof colons / sizeof colons[0]; i++) {
        const char *found = *text ? strstr(text + 1, colons[i]) : NULL;
        if (found && (least == 0 || (size_t)(found - text) < least))
            least = (size_t)(found - text);
    }
    return least;
}

static int draw_key(struct canvas *canvas, int row, int column, int columns, const char *text)
{
    const int used = canvas_put(canvas, row, column, columns, STYLE_DIM, text);
    char key[64];
    const size_t size = screen_key_bytes(text);
    if (size > 0 && size < sizeof key) {
        memcpy(key, text, size);
        key[size] = '\0';
        canvas_style(canvas, (struct area){row, column, 1, canvas_width(key)}, STYLE_KEY);
        if (size == 1) /* one letter: it can be clicked at */
            canvas_spot(canvas, (struct area){row, column, 1, used}, text[0]);
    }
    return used;
}

struct key_line {
    const struct screen *screen;
    struct canvas *canvas;
    int row, column, right;
    bool full;
};

static void hear_key(void *context, enum nika_manner manner, struct nika_message message)
{
    struct key_line *line = context;
    char bytes[SENTENCE_MAX];
    (void)manner;
    say(line->screen, bytes, message);
    const int width = canvas_width(bytes);
    if (line->full || line->column + width > line->right) {
        line->full = true;
        return;
    }
    draw_key(line->canvas, line->row, line->column, width, bytes);
    line->column += width + GAP;
}

static void draw_keys(const struct screen *screen, struct canvas *canvas, int row)
{
    char help[SENTENCE_MAX];
    struct key_line line = {screen, canvas, row, 1, canvas->columns - 1, false};
    const struct nika_listener listener = {hear_key, &line};
    say(screen, help, msg_scr_key_help());
    const int width = canvas_width(help);
    draw_key(canvas, row, canvas->columns - 1 - width, width, help);
    line.right -= width + GAP;
    screen_keys(screen, listener);
}

/*
 * The story.
 */

/* A word in the middle of a line. */
static void draw_in_line(struct canvas *canvas, struct area area, const char *word)
{
    const int width = canvas_width(word), column = area.column + (area.columns - width) / 2;
    if (width + 2 > area.columns)
        return;
    canvas_put(canvas, area.row, column - 1, 1, STYLE_DIM, " ");
    canvas_put(canvas, area.row, column, width, STYLE_DIM, word);
    canvas_put(canvas, area.row, column + width, 1, STYLE_DIM, " ");
}

/* Whether a sentence only announces the details that follow it. */
static bool announces(const struct lines *story, size_t i)
{
    static const char colon[] = "：";
    const char *text = story->line[i].text;
    const size_t size = strlen(text), wide = strlen(colon);
    return i + 1 < story->count && story->line[i + 1].style == STYLE_DIM && size >= wide &&
           (text[size - 1] == ':' || strcmp(text + size - wide, colon) == 0);
}

/*
 * The history without details: in a small space they would crowd out what happened. The sentences still belong to the
 * history.
 */
static struct lines without_details(const struct lines *story)
{
    struct lines rest = {malloc((story->count + 1) * sizeof *rest.line), 0, story->count + 1};
    for (size_t i = 0; rest.line && i < story->count; i++)
        if (story->line[i].style != STYLE_DIM && !announces(story, i))
            rest.line[rest.count++] = story->line[i];
    return rest;
}

/* Old sentences, a mark, new ones. */
static void draw_old_and_new(struct canvas *canvas, struct area area, const struct lines *story, size_t new_from,
                             const char *since)
{
    const struct lines old = {story->line, new_from, new_from};
    const int new_rows = lines_rows(story, new_from, area.columns), old_rows = lines_rows(&old, 0, area.columns);
    const int room = area.rows - new_rows - 1, start = old_rows < room ? old_rows : room;
    char marked[SENTENCE_MAX + 32];
    struct nika_text text = nika_text(marked, sizeof marked);
    lines_draw(&old, 0, old_rows - start, canvas, (struct area){area.row, area.column, start, area.columns});
    canvas_style(canvas, (struct area){area.row, area.column, start, area.columns}, STYLE_DIM);
    nika_text_add(&text, "── ");
    nika_text_add(&text, since);
    nika_text_add(&text, " ──");
    canvas_put(canvas, area.row + start, area.column, area.columns, STYLE_DIM, marked);
    lines_draw(story, new_from, 0, canvas,
               (struct area){area.row + start + 1, area.column, area.rows - start - 1, area.columns});
}

static void draw_story(const struct screen *screen, struct canvas *canvas, struct area area, bool ruled)
{
    const struct area within = {area.row + ruled, area.column + 1, area.rows - ruled, area.columns - 2};
    const struct lines whole = screen->story, brief = without_details(&whole);
    const struct lines *story = within.rows < DETAILED_ROWS && brief.line ? &brief : &whole;
    const unsigned recap = screen->scene.asked && !screen_teaching(screen) ? story_recap(screen) : 0;
    char since[SENTENCE_MAX];
    size_t new_from = story->count;
    say(screen, since, msg_scr_since());
    while (recap && new_from > 0 && story->line[new_from - 1].ply >= recap)
        new_from--;
    /* The mark stands between old and new if there is room for both, else in the line above. */
    const bool between = recap && lines_rows(story, new_from, within.columns) + 2 <= within.rows;
    if (ruled)
        canvas_line(canvas, area.row, area.column, area.columns);
    if (ruled && recap && !between)
        draw_in_line(canvas, area, since);
    const size_t from = recap ? new_from : 0;
    const int rows = lines_rows(story, from, within.columns);
    if (between)
        draw_old_and_new(canvas, within, story, new_from, since);
    else
        lines_draw(story, from, rows > within.rows ? rows - within.rows : 0, canvas, within);
    free(brief.line);
}

/*
 * The table.
 */

static void draw_table(struct screen *screen, struct canvas *canvas)
{
    char asked[SENTENCE_MAX];
    const int rows = canvas->rows, columns = canvas->columns;
    char taught[SENTENCE_MAX]; /* below a notice, if there is room for both */
    const enum style style = say_asked(screen, asked);
    int asked_rows = canvas_wrap(NULL, (struct area){0, 0, 0, columns - 2}, 0, 0, style, asked), taught_rows = 0;
    if (screen->notice[0] && say_lesson(screen, NIKA_MOVE, taught))
        taught_rows = canvas_wrap(NULL, (struct area){0, 0, 0, columns - 2}, 0, 0, STYLE_ASKED, taught);
    taught_rows = asked_rows + taught_rows > LESSON_ROWS ? 0 : taught_rows;
    asked_rows += taught_rows;
    const bool lesson = screen_teaching(screen) != NULL;
    asked_rows = clamp(asked_rows, 0, lesson ? LESSON_ROWS : ASKED_ROWS);
    const bool ruled = lesson ? asked_rows < LESSON_ROWS : asked_rows == 1 || rows > SCREEN_ROWS + 2;
    const int story_rows = lesson ? LESSON_ROWS - asked_rows - ruled : 3 - (asked_rows == ASKED_ROWS && !ruled);
    const int story_least = story_rows + (rows - SCREEN_ROWS) / 4;
    const int available = rows - 2 - asked_rows - story_least - ruled;
    int board_rows = screen->board->rows(&screen->scene, columns, available);
    board_rows = board_rows > available ? available : board_rows < BOARD_ROWS ? BOARD_ROWS : board_rows;
    screen->board->draw(&screen->scene, canvas, (struct area){1, 0, board_rows, columns});
    const int story_row = 1 + board_rows, asked_row = rows - 1 - asked_rows;
    /* A board that draws too far must leave nothing below. */
    clear_area(canvas, (struct area){story_row, 0, rows - story_row, columns});
    draw_title(screen, canvas);
    draw_story(screen, canvas, (struct area){story_row, 0, asked_row - story_row, columns}, ruled);
    screen->story_rows = asked_row - story_row - ruled;
    canvas_wrap(canvas, (struct area){asked_row, 1, asked_rows - taught_rows, columns - 2}, 0, 0, style, asked);
    if (taught_rows)
        canvas_wrap(canvas, (struct area){rows - 1 - taught_rows, 1, taught_rows, columns - 2}, 0, 0, STYLE_ASKED,
                    taught);
    draw_keys(screen, canvas, rows - 1);
}

/* Moves the part that is shown so that the cursor of a choice is in it, once it has moved. */
static void follow_focus(struct screen *screen, int rows, int columns)
{
    const struct canvas *table = &screen->table;
    for (int i = 0; i < table->rows * table->columns; i++) {
        const int row = i / table->columns, column = i % table->columns;
        if (table->cells[i].style != STYLE_FOCUS)
            continue;
        if (row != screen->focus_row || column != screen->focus_column) {
            screen->pan_row = clamp(screen->pan_row, row - rows + 2, row - 1);
            screen->pan_column = clamp(screen->pan_column, column - columns + 8, column - 2);
        }
        screen->focus_row = row;
        screen->focus_column = column;
        break;
    }
    screen->pan_row = clamp(screen->pan_row, 0, table->rows - rows);
    screen->pan_column = clamp(screen->pan_column, 0, table->columns - columns);
}

/* A part of the table, with what is asked below it. */
static void draw_part(struct screen *screen, struct canvas *canvas)
{
    char asked[SENTENCE_MAX];
    const enum style style = say_asked(screen, asked);
    int below = canvas_wrap(NULL, (struct area){0, 0, 0, canvas->columns}, 0, 0, style, asked);
    below = clamp(below, 0, canvas->rows / (screen_teaching(screen) ? 2 : 3));
    if (below == 0 && canvas->rows > 1)
        below = 1;
    const int rows = canvas->rows - below;
    const struct canvas *table = &screen->table;
    follow_focus(screen, rows, canvas->columns);
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < canvas->columns; column++) {
            const struct cell *cell =
                &table->cells[(row + screen->pan_row) * table->columns + column + screen->pan_column];
            /* Halves of wide characters at the borders are left out by canvas_put. */
            if (cell->width > 0)
                canvas_put(canvas, row, column, cell->width, (enum style)cell->style,
                           cell->bytes[0] ? cell->bytes : " ");
            else if (column == 0)
                canvas_put(canvas, row, column, 1, (enum style)cell->style, " ");
        }
    for (unsigned i = 0; i < table->spot_count; i++) {
        const struct spot *spot = &table->spots[i];
        canvas_spot(
            canvas,
            (struct area){spot->row - screen->pan_row, spot->column - screen->pan_column, spot->rows, spot->columns},
            spot->key);
    }
    canvas_spot(canvas, (struct area){rows, 0, below, canvas->columns}, 0);
    canvas_wrap(canvas, (struct area){rows, 0, below, canvas->columns}, 0, 0, style, asked);
}

/*
 * What lies over the table.
 */

static bool is_framed(const struct canvas *canvas)
{
    return canvas->rows >= FRAMED_ROWS && canvas->columns >= FRAMED_COLUMNS;
}

/* Where a page lies; its frame included. */
static struct area page_area(const struct screen *screen, const struct page *page)
{
    const struct canvas *canvas = &screen->canvas;
    const bool framed = is_framed(canvas);
    struct area area = {0, 0, canvas->rows, canvas->columns};
    if (!framed)
        return area;
    area.columns = clamp(page->full ? canvas->columns : lines_width(&page->lines) + 4, 1, canvas->columns);
    if (!page->full)
        area.columns =
            clamp(area.columns, canvas->columns < LEAST_COLUMNS ? canvas->columns : LEAST_COLUMNS, PAGE_COLUMNS);
    const int rows = lines_rows(&page->lines, 0, area.columns - 4) + 2;
    area.rows = page->full ? canvas->rows : clamp(rows, FRAMED_ROWS, canvas->rows);
    area.row = (canvas->rows - area.rows) / 2;
    area.column = (canvas->columns - area.columns) / 2;
    return area;
}

/* What is inside a page's frame. A full page has no sides: rules are laid out for 80 columns. */
static struct area within_frame(const struct canvas *canvas, struct area area, bool full)
{
    const int columns = area.columns < FULL_COLUMNS ? area.columns : FULL_COLUMNS;
    if (!is_framed(canvas))
        return area;
    if (full)
        return (struct area){area.row + 1, (area.columns - columns) / 2, area.rows - 2, columns};
    return (struct area){area.row + 1, area.column + 2, area.rows - 2, area.columns - 4};
}

int screen_page_rows(const struct screen *screen, const struct page *page)
{
    return within_frame(&screen->canvas, page_area(screen, page), page->full).rows;
}

int screen_page_most(const struct screen *screen, const struct page *page)
{
    const struct area inside = within_frame(&screen->canvas, page_area(screen, page), page->full);
    const int hidden = lines_rows(&page->lines, 0, inside.columns) - inside.rows;
    return hidden > 0 ? hidden : 0;
}

static void hear_page_key(void *context, enum nika_manner manner, struct nika_message message)
{
    struct key_line *line = context;
    char bytes[SENTENCE_MAX];
    (void)manner;
    say(line->screen, bytes, message);
    const int width = canvas_width(bytes);
    if (line->column + width + 2 > line->right)
        return;
    canvas_put(line->canvas, line->row, line->column, 1, STYLE_FRAME, " ");
    draw_key(line->canvas, line->row, line->column + 1, width, bytes);
    canvas_put(line->canvas, line->row, line->column + 1 + width, 1, STYLE_FRAME, " ");
    line->column += width + GAP;
}

/* Keys in the lower border of a frame. */
static struct nika_listener border_keys(struct key_line *line, const struct screen *screen, struct canvas *canvas,
                                        struct area area)
{
    *line = (struct key_line){screen, canvas, area.row + area.rows - 1, area.column + 2, area.column + area.columns - 2,
                              false};
    return (struct nika_listener){hear_page_key, line};
}

/* Which rows of a page these are, in the lower border; returns the column where that begins. */
static int draw_position(struct canvas *canvas, struct area area, int top, int rows, int most)
{
    char bytes[64];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_text_add(&text, " ");
    nika_text_add_number(&text, top + 1);
    nika_text_add(&text, "–");
    nika_text_add_number(&text, top + rows);
    nika_text_add(&text, " / ");
    nika_text_add_number(&text, most + rows);
    nika_text_add(&text, " ");
    const int width = canvas_width(bytes), column = area.column + area.columns - 2 - width;
    canvas_put(canvas, area.row + area.rows - 1, column, width, STYLE_DIM, bytes);
    return column;
}

static void draw_page_frame(struct canvas *canvas, struct area area, const struct page *page)
{
    if (!page->full) {
        canvas_frame(canvas, area, page->title);
        return;
    }
    canvas_line(canvas, area.row, area.column, area.columns);
    canvas_line(canvas, area.row + area.rows - 1, area.column, area.columns);
    canvas_put(canvas, area.row, area.column + 2, 1, STYLE_FRAME, " ");
    const int used = canvas_put(canvas, area.row, area.column + 3, area.columns - 6, STYLE_STRONG, page->title);
    canvas_put(canvas, area.row, area.column + 3 + used, 1, STYLE_FRAME, " ");
}

static void draw_page(struct screen *screen, struct canvas *canvas, struct page *page, bool closes)
{
    const struct area area = page_area(screen, page), inside = within_frame(canvas, area, page->full);
    const int most = screen_page_most(screen, page);
    struct key_line line;
    page->top = clamp(page->top, 0, most);
    canvas->spot_count = 0;
    clear_area(canvas, area);
    if (is_framed(canvas)) {
        draw_page_frame(canvas, area, page);
        const struct nika_listener keys = border_keys(&line, screen, canvas, area);
        if (most > 0)
            line.right = draw_position(canvas, area, page->top, inside.rows, most);
        if (closes && screen_hinted(screen) > 0)
            keys.hear(keys.context, NIKA_DETAIL, msg_scr_key_hinted());
        if (closes && screen_hinted(screen) > 1)
            keys.hear(keys.context, NIKA_DETAIL,
                      screen_hinted(screen) == 2 ? msg_scr_key_hinted_second()
                                                 : msg_scr_key_hinted_other(screen_hinted(screen)));
        if (closes)
            keys.hear(keys.context, NIKA_DETAIL, page->key == ' ' ? msg_scr_key_go_on() : msg_scr_key_close());
        if (most > 0)
            keys.hear(keys.context, NIKA_DETAIL, msg_scr_key_scroll());
        if (!closes)
            screen_keys(screen, keys);
    }
    lines_draw(&page->lines, 0, page->top, canvas, inside);
}

/* A question in the middle, with two answers; above it perhaps a sentence that says why it is asked. */
static void draw_question(struct screen *screen, struct canvas *canvas, const char *why, const char *question)
{
    struct page page = {.title = ""};
    struct key_line line;
    if (why)
        lines_add(&page.lines, STYLE_PLAIN, 0, why);
    lines_add(&page.lines, STYLE_ASKED, 0, question);
    const struct area area = page_area(screen, &page), inside = within_frame(canvas, area, false);
    const int air = lines_rows(&page.lines, 0, inside.columns) + 1 < inside.rows;
    canvas->spot_count = 0;
    clear_area(canvas, area);
    lines_draw(&page.lines, 0, 0, canvas,
               (struct area){inside.row + air, inside.column, inside.rows - air, inside.columns});
    if (is_framed(canvas)) {
        canvas_frame(canvas, area, NULL);
        const struct nika_listener keys = border_keys(&line, screen, canvas, area);
        keys.hear(keys.context, NIKA_DETAIL, msg_scr_key_yes());
        keys.hear(keys.context, NIKA_DETAIL, msg_scr_key_no());
    }
    lines_clear(&page.lines);
}

/* The curtain: nothing private; below it what everybody has seen happen. */
static void draw_curtain(struct screen *screen, struct canvas *canvas)
{
    const bool framed = is_framed(canvas), titled = canvas->rows > FRAMED_ROWS + 1;
    struct page page = {.title = ""};
    struct key_line line;
    if (screen->showing == SHOWING_WHO) {
        lines_say(&page.lines, screen->session->voice, STYLE_ASKED, 0, msg_scr_who_acts());
        for (unsigned seat = 0; seat < screen->setup->players; seat++)
            if (screen->who_can >> seat & 1)
                lines_say(&page.lines, screen->session->voice, (enum style)(STYLE_SEAT + seat), 2,
                          msg_scr_who(letter_of_seat[seat], seat));
    } else {
        lines_say(&page.lines, screen->session->voice, STYLE_ASKED, 0,
                  screen->out_of_turn ? msg_scr_curtain_out(screen->curtain_for)
                                      : msg_scr_curtain(screen->curtain_for));
    }
    if (screen->notice[0])
        lines_add(&page.lines, screen->notice_style, 0, screen->notice);
    struct area area = page_area(screen, &page);
    if (framed)
        area.row = area.row / 2 > titled ? area.row / 2 : titled && area.row > 0 ? 1 : 0;
    const struct area inside = within_frame(canvas, area, false);
    const int below = area.row + area.rows + 1;
    if (below + 2 < canvas->rows) {
        story_update(screen);
        draw_story(screen, canvas, (struct area){below, area.column, canvas->rows - below, area.columns}, true);
    }
    if (titled)
        draw_title(screen, canvas);
    clear_area(canvas, area);
    /* A little air above, if there is room. */
    const int air = lines_rows(&page.lines, 0, inside.columns) < inside.rows;
    lines_draw(&page.lines, 0, 0, canvas,
               (struct area){inside.row + air, inside.column, inside.rows - air, inside.columns});
    if (framed) {
        canvas_frame(canvas, area, NULL);
        screen_keys(screen, border_keys(&line, screen, canvas, area));
    }
    lines_clear(&page.lines);
}

void screen_draw(struct screen *screen)
{
    int rows = 1, columns = 1;
    char sentence[SENTENCE_MAX];
    screen->display.size(screen->display.context, &rows, &columns);
    rows = rows < 1 ? 1 : rows;
    columns = columns < 1 ? 1 : columns;
    if (!fit_canvas(screen, &screen->canvas, rows, columns))
        return;
    const bool small = rows < SCREEN_ROWS || columns < SCREEN_COLUMNS;
    if (screen->showing == SHOWING_RESULT) {
        draw_page(screen, &screen->canvas, &screen->result, false);
    } else if (screen->showing == SHOWING_TABLE) {
        story_update(screen);
        if (!small) {
            draw_table(screen, &screen->canvas);
        } else if (fit_canvas(screen, &screen->table, rows < SCREEN_ROWS ? SCREEN_ROWS : rows,
                              columns < SCREEN_COLUMNS ? SCREEN_COLUMNS : columns)) {
            draw_table(screen, &screen->table);
            draw_part(screen, &screen->canvas);
        }
    } else {
        draw_curtain(screen, &screen->canvas);
    }
    if (screen->overlay == OVERLAY_PAGE)
        draw_page(screen, &screen->canvas, &screen->page, true);
    if (screen->overlay == OVERLAY_DOUBT) {
        char move[SENTENCE_MAX];
        struct nika_text text = nika_text(move, sizeof move);
        nika_spell(screen->setup, screen->doubted, screen->session->voice.language, &text);
        say(screen, sentence, msg_scr_doubt(move));
        draw_question(screen, &screen->canvas, screen->page.title, sentence);
    }
    if (screen->overlay == OVERLAY_BACK)
        draw_question(screen, &screen->canvas, NULL, screen->page.title);
    if (screen->overlay == OVERLAY_QUIT) {
        say(screen, sentence,
            screen_teaching(screen)   ? msg_scr_learn_quit()
            : screen_online(screen)   ? msg_online_quit()
            : screen->session->record ? msg_scr_quit_kept()
                                      : msg_scr_quit_lost());
        draw_question(screen, &screen->canvas, NULL, sentence);
    }
    if (screen->overlay == OVERLAY_AWAY) {
        say(screen, sentence, msg_online_ask_away());
        draw_question(screen, &screen->canvas, NULL, sentence);
    }
    screen->display.show(screen->display.context, &screen->canvas);
}
