/*
 * picture.c: the program nika-picture: draws a moment of a recorded game as the full screen shows it, as text or as SVG,
 * without a terminal: for looking at every decision at any size and in any language, and for the pictures of README.
 *
 *     nika-picture RECORD [--ply N] [--seat N|watcher] [--size COLUMNSxROWS] [--lang L] [--keys KEYS] [--ascii] [--svg]
 *                  [--person N] [--every]
 *
 * --keys presses keys first: characters are themselves; <up> <down> <left> <right> <enter> <esc> <tab> <home> <end>
 * <pgup> <pgdn> <bs> <space> are those. --every draws every moment at which somebody decides, each with a heading.
 * --person N makes seat N the only person (else all seats are people). Without --ply it is the end of the record.
 */
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/table.h>

#include "tui/palette.h"
#include "tui/screen.h"

struct wanted {
    const char *record, *keys;
    long ply;
    unsigned seat;
    bool any_seat, ascii, svg, every;
    int rows, columns;
    int person;
    enum nika_language language;
};

/* A display that shows the last picture to nobody, and presses keys from a text. */
struct still {
    const struct wanted *wanted;
    const char *keys;
    struct canvas last;
};

static void still_size(void *context, int *rows, int *columns)
{
    const struct still *still = context;
    *rows = still->wanted->rows;
    *columns = still->wanted->columns;
}

static void still_show(void *context, const struct canvas *canvas)
{
    struct still *still = context;
    const size_t size = canvas_bytes(canvas->rows, canvas->columns);
    void *cells = still->last.cells ? still->last.cells : malloc(size);
    if (!cells)
        exit(1);
    memcpy(cells, canvas->cells, size);
    still->last = *canvas;
    still->last.cells = cells;
}

static int still_key(void *context, int milliseconds)
{
    static const struct {
        const char *name;
        int key;
    } names[] = {{"<up>", PRESSED_UP},
                 {"<down>", PRESSED_DOWN},
                 {"<left>", PRESSED_LEFT},
                 {"<right>", PRESSED_RIGHT},
                 {"<enter>", PRESSED_ENTER},
                 {"<esc>", PRESSED_ESCAPE},
                 {"<tab>", PRESSED_TAB},
                 {"<home>", PRESSED_HOME},
                 {"<end>", PRESSED_END},
                 {"<pgup>", PRESSED_PAGE_UP},
                 {"<pgdn>", PRESSED_PAGE_DOWN},
                 {"<bs>", PRESSED_BACKSPACE},
                 {"<space>", ' '},
                 {"<^o>", 15}};
    struct still *still = context;
    (void)milliseconds;
    if (!*still->keys)
        return DISPLAY_ENDED;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strncmp(still->keys, names[i].name, strlen(names[i].name)) == 0) {
            still->keys += strlen(names[i].name);
            return names[i].key;
        }
    return (unsigned char)*still->keys++;
}

static void still_clicked(void *context, int *row, int *column)
{
    (void)context;
    *row = *column = -1;
}

static void still_nothing(void *context)
{
    (void)context;
}

static void still_mouse(void *context, bool wanted)
{
    (void)context;
    (void)wanted;
}

/*
 * Pictures.
 */

static void print_text(const struct canvas *canvas)
{
    char bytes[16384];
    for (int row = 0; row < canvas->rows; row++) {
        canvas_row_text(canvas, row, bytes, sizeof bytes);
        puts(bytes);
    }
}

enum { CELL_WIDTH = 9, CELL_HEIGHT = 20, MARGIN = 14, BASELINE = 15 };

static void print_escaped(const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&':
            fputs("&amp;", stdout);
            break;
        case '<':
            fputs("&lt;", stdout);
            break;
        case '>':
            fputs("&gt;", stdout);
            break;
        default:
            putchar(*text);
        }
}

static const struct cell *cell_of(const struct canvas *canvas, int row, int column)
{
    return &canvas->cells[row * canvas->columns + column];
}

static bool is_blank(const struct cell *cell)
{
    return !cell->bytes[0] || strcmp(cell->bytes, " ") == 0;
}

/* Grounds that are not the common one, as rectangles over runs of cells. */
static void print_grounds(const struct canvas *canvas)
{
    const uint32_t common = look_of(STYLE_PLAIN).ground;
    for (int row = 0; row < canvas->rows; row++)
        for (int column = 0, next; column < canvas->columns; column = next) {
            const uint32_t ground = look_of((enum style)cell_of(canvas, row, column)->style).ground;
            next = column + 1;
            while (next < canvas->columns && look_of((enum style)cell_of(canvas, row, next)->style).ground == ground)
                next++;
            if (ground != common)
                printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#%06x\"/>\n",
                       MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT, (next - column) * CELL_WIDTH,
                       CELL_HEIGHT, ground);
        }
}

static bool is_line(const struct cell *cell)
{
    return strncmp(cell->bytes, "\xe2\x94", 2) == 0 || strncmp(cell->bytes, "\xe2\x95", 2) == 0; /* U+2500 … */
}

/* Lines of frames as strokes: fonts leave gaps between them. */
static void print_line_cell(const struct cell *cell, int row, int column)
{
    static const struct {
        const char *bytes;
        bool up, down, left, right;
    } strokes[] = {{"─", 0, 0, 1, 1}, {"│", 1, 1, 0, 0}, {"┌", 0, 1, 0, 1}, {"┐", 0, 1, 1, 0},
                   {"└", 1, 0, 0, 1}, {"┘", 1, 0, 1, 0}, {"├", 1, 1, 0, 1}, {"┤", 1, 1, 1, 0},
                   {"┬", 0, 1, 1, 1}, {"┴", 1, 0, 1, 1}, {"┼", 1, 1, 1, 1}};
    const int left = MARGIN + column * CELL_WIDTH, top = MARGIN + row * CELL_HEIGHT;
    const int x = left + CELL_WIDTH / 2, y = top + CELL_HEIGHT / 2;
    for (size_t i = 0; i < sizeof strokes / sizeof strokes[0]; i++) {
        if (strcmp(cell->bytes, strokes[i].bytes) != 0)
            continue;
        if (strokes[i].left || strokes[i].right)
            printf("M%d %dH%d", strokes[i].left ? left : x, y, strokes[i].right ? left + CELL_WIDTH : x);
        if (strokes[i].up || strokes[i].down)
            printf("M%d %dV%d", x, strokes[i].up ? top : y, strokes[i].down ? top + CELL_HEIGHT : y);
    }
}

static void print_strokes(const struct canvas *canvas)
{
    printf("<path stroke=\"#%06x\" fill=\"none\" d=\"", look_of(STYLE_FRAME).ink);
    for (int row = 0; row < canvas->rows; row++)
        for (int column = 0; column < canvas->columns; column++)
            if (is_line(cell_of(canvas, row, column)))
                print_line_cell(cell_of(canvas, row, column), row, column);
    puts("\"/>");
}

/* One run of cells of one style. Each character has its place, whatever font there is. */
static void print_run(const struct canvas *canvas, int row, int column, int next)
{
    const struct look look = look_of((enum style)cell_of(canvas, row, column)->style);
    printf("<text y=\"%d\" fill=\"#%06x\"%s x=\"", MARGIN + row * CELL_HEIGHT + BASELINE, look.ink,
           look.attributes & LOOK_BOLD ? " font-weight=\"bold\"" : "");
    for (int i = column, first = 1; i < next; i++) {
        const struct cell *cell = cell_of(canvas, row, i);
        if (cell->width == 0)
            continue;
        printf("%s%d", first ? "" : " ", MARGIN + i * CELL_WIDTH);
        first = 0;
    }
    fputs("\">", stdout);
    for (int i = column; i < next; i++) {
        const struct cell *cell = cell_of(canvas, row, i);
        if (cell->width > 0)
            print_escaped(is_blank(cell) ? "\u00A0" : cell->bytes);
    }
    puts("</text>");
}

static void print_svg(const struct canvas *canvas)
{
    const int width = canvas->columns * CELL_WIDTH + 2 * MARGIN, height = canvas->rows * CELL_HEIGHT + 2 * MARGIN;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
           "font-family=\"'DejaVu Sans Mono','Noto Sans Mono',Menlo,Consolas,monospace\" font-size=\"15\">\n",
           width, height, width, height);
    char title[16384];
    canvas_row_text(canvas, 0, title, sizeof title);
    fputs("<title>", stdout);
    print_escaped(title + strspn(title, " "));
    puts("</title>");
    printf("<rect width=\"%d\" height=\"%d\" rx=\"10\" fill=\"#%06x\"/>\n", width, height, look_of(STYLE_PLAIN).ground);
    print_grounds(canvas);
    print_strokes(canvas);
    for (int row = 0; row < canvas->rows; row++)
        for (int column = 0, next; column < canvas->columns; column = next) {
            const struct cell *cell = cell_of(canvas, row, column);
            next = column + 1;
            if (is_blank(cell) || is_line(cell))
                continue;
            while (next < canvas->columns && cell_of(canvas, row, next)->style == cell->style &&
                   !is_line(cell_of(canvas, row, next)))
                next++;
            while (is_blank(cell_of(canvas, row, next - 1)) && cell_of(canvas, row, next - 1)->width > 0)
                next--;
            print_run(canvas, row, column, next);
        }
    puts("</svg>");
}

/*
 * Moments.
 */

static bool keep_nothing(void *context, const char *line, size_t size)
{
    (void)context;
    (void)line;
    (void)size;
    return true;
}

/* Reads the record's first game up to a move. False if it has no more moves than that. */
static bool read_table(const char *path, long ply, struct nika_table *table)
{
    static char line[NIKA_LINE_MAX + 2];
    const struct nika_problem *problem;
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(1);
    }
    nika_table_resume(table);
    bool begun = false;
    while (fgets(line, sizeof line, file)) {
        if (begun && ply >= 0 && nika_play_ply(table->play) == (unsigned)ply)
            break;
        if (nika_table_line(table, line, strcspn(line, "\n"), &problem) == NIKA_READ_PROBLEM) {
            fprintf(stderr, "%s: %s\n", path, problem->word);
            exit(1);
        }
        begun = true;
        if (!nika_play_waiting(table->play).asked)
            break;
    }
    fclose(file);
    nika_table_resumed(table, (struct nika_keeper){.keep = keep_nothing}, &problem);
    return nika_play_waiting(table->play).asked != 0 && (ply < 0 || nika_play_ply(table->play) == (unsigned)ply);
}

static void draw_moment(const struct wanted *wanted, struct nika_table *table)
{
    static struct screen screen;
    static struct nika_local local;
    const char *players[NIKA_SEATS_MAX];
    struct still still = {.wanted = wanted, .keys = wanted->keys};
    const struct display display = {still_size,    still_show,    still_key,   still_clicked,
                                    still_nothing, still_nothing, still_mouse, &still};
    const unsigned asked = nika_play_waiting(table->play).asked;
    struct session session = {.source = nika_local_source(&local, table),
                              .voice = nika_voice(wanted->language, players),
                              .record = "game.nika",
                              .pace = PACE_NORMAL,
                              .ascii = wanted->ascii,
                              .front = &screen_front,
                              .context = &screen,
                              .viewer = wanted->any_seat ? NIKA_WATCHER : wanted->seat};
    struct nika_move move;
    unsigned seat;
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        players[i] = table->sitting.names.of[i];
    nika_agent_named("skilled", &session.adviser);
    if (wanted->any_seat && asked)
        session.viewer = nika_lowest_bit(asked);
    if (wanted->person >= 0 && (unsigned)wanted->person == session.viewer)
        session.voice.self = session.viewer;
    screen_start(&screen, &session, display);
    screen.before = session.viewer;
    if (!asked)
        session_wait(&session, STAGE_OVER, &seat, &move);
    else if (session.viewer != NIKA_WATCHER && asked >> session.viewer & 1)
        session_wait(&session, STAGE_ASK, &seat, &move);
    else
        session_wait(&session, STAGE_WATCH, &seat, &move);
    if (wanted->svg)
        print_svg(&still.last);
    else
        print_text(&still.last);
    screen_end(&screen);
    free(still.last.cells);
}

static void use_person(const struct wanted *wanted, struct nika_table *table)
{
    for (unsigned seat = 0; wanted->person >= 0 && seat < nika_play_setup(table->play)->players; seat++)
        nika_table_seat(table, seat, (int)seat == wanted->person ? "human" : "beginner");
}

static bool read_options(int count, char **arguments, struct wanted *wanted)
{
    for (int i = 1; i < count; i++) {
        const char *name = arguments[i], *value = i + 1 < count ? arguments[i + 1] : "";
        if (name[0] != '-') {
            wanted->record = name;
            continue;
        }
        if (strcmp(name, "--ascii") == 0)
            wanted->ascii = true;
        else if (strcmp(name, "--svg") == 0)
            wanted->svg = true;
        else if (strcmp(name, "--every") == 0)
            wanted->every = true;
        else if (strcmp(name, "--ply") == 0)
            wanted->ply = strtol(value, NULL, 10);
        else if (strcmp(name, "--person") == 0)
            wanted->person = (int)strtol(value, NULL, 10);
        else if (strcmp(name, "--keys") == 0)
            wanted->keys = value;
        else if (strcmp(name, "--seat") == 0) {
            wanted->any_seat = false;
            wanted->seat = strcmp(value, "watcher") == 0 ? NIKA_WATCHER : (unsigned)strtoul(value, NULL, 10);
        } else if (strcmp(name, "--size") == 0) {
            char *end;
            wanted->columns = (int)strtol(value, &end, 10);
            wanted->rows = *end == 'x' ? (int)strtol(end + 1, NULL, 10) : 0;
        } else if (strcmp(name, "--lang") != 0 || !nika_language_named(value, &wanted->language)) {
            return false;
        }
        i += strcmp(name, "--ascii") != 0 && strcmp(name, "--svg") != 0 && strcmp(name, "--every") != 0;
    }
    return wanted->record && wanted->rows > 0 && wanted->columns > 0 && wanted->rows <= 1000 && wanted->columns <= 1000;
}

int main(int count, char **arguments)
{
    struct wanted wanted = {.keys = "", .ply = -1, .any_seat = true, .rows = 24, .columns = 80, .person = -1};
    setlocale(LC_CTYPE, "C.UTF-8");
    if (!read_options(count, arguments, &wanted)) {
        fputs("Usage: nika-picture RECORD [--ply N] [--seat N|watcher] [--person N] [--size COLUMNSxROWS] [--lang L]\n"
              "                    [--keys KEYS] [--ascii] [--svg] [--every]\n",
              stderr);
        return 2;
    }
    struct nika_table *table = malloc(nika_table_bytes());
    if (!table)
        return 1;
    if (!wanted.every) {
        read_table(wanted.record, wanted.ply, table);
        use_person(&wanted, table);
        draw_moment(&wanted, table);
    }
    for (long ply = wanted.ply < 0 ? 0 : wanted.ply; wanted.every && read_table(wanted.record, ply, table); ply++) {
        printf("==== %ld\n", ply);
        use_person(&wanted, table);
        draw_moment(&wanted, table);
    }
    free(table);
    return 0;
}
