/*
 * canvas.c: drawing on a grid of character cells (see canvas.h). Character widths come from the C library (wcwidth), as
 * in the terminal library; so the locale's encoding must be UTF-8.
 */
#include "canvas.h"

#include <string.h>
#include <wchar.h>

#include <nika/words.h>

const char *const letter_of_seat[] = {"A", "B", "C", "D", "E", "F"};

/* A character as it is drawn. */
struct glyph {
    const char *bytes;
    size_t size;
    int width; /* 0: a combining character */
    uint32_t code;
};

/* Decodes the character at text; its size in bytes goes to *length. */
static struct glyph glyph_at(const char *text, size_t size, size_t *length)
{
    const int32_t code = nika_utf8_read(text, size, length);
    const int width = code < 0 || nika_utf8_hidden((uint32_t)code) ? -1 : wcwidth((wchar_t)code);
    if (width < 0)
        return (struct glyph){"?", 1, 1, '?'};
    return (struct glyph){text, *length, width, (uint32_t)code};
}

struct likeness {
    uint16_t code;
    char like;
};

/* Lines, shapes and signs, and their ASCII replacements. */
static const struct likeness shape_likes[] = {
    {0x2500, '-'}, {0x2502, '|'},  {0x250C, '+'},  {0x2510, '+'}, {0x2514, '+'}, {0x2518, '+'}, {0x251C, '+'},
    {0x2524, '+'}, {0x252C, '+'},  {0x2534, '+'},  {0x253C, '+'}, {0x2026, '~'}, {0x00B7, '.'}, {0x25CF, 'A'},
    {0x25B2, 'B'}, {0x25A0, 'C'},  {0x25C6, 'D'},  {0x2B1F, 'E'}, {0x2605, 'F'}, {0x2720, '#'}, {0x2696, '='},
    {0x2302, '^'}, {0x2248, '~'},  {0x2192, '>'},  {0x2190, '<'}, {0x2191, '^'}, {0x2193, 'v'}, {0x25B8, '>'},
    {0x2212, '-'}, {0x00D7, 'x'},  {0x2713, '*'},  {0x2588, '#'}, {0x2591, '.'}, {0x2013, '-'}, {0x201C, '"'},
    {0x201D, '"'}, {0x2018, '\''}, {0x2019, '\''}, {0x00AB, '"'}, {0x00BB, '"'}, {0x00A0, ' '}, {0x202F, ' '},
    {0x201E, '"'}, {0x00A1, '!'},  {0x00BF, '?'},
};

char ascii_letter(uint32_t code)
{
    static const char letters[] = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"; /* from U+00C0 */
    return code == 0x0153 ? 'o' : code >= 0xC0 && code <= 0xFF ? letters[code - 0xC0] : '\0';
}

static char like_of(const struct likeness *likes, size_t count, uint32_t code)
{
    for (size_t i = 0; i < count; i++)
        if (likes[i].code == code)
            return likes[i].like;
    return '\0';
}

/* The replacement that is drawn instead of a character, or NUL if it is drawn as it is. */
static char substitute(const struct canvas *canvas, uint32_t code)
{
    char like = '\0';
    if (code < 0x80)
        return like;
    if (canvas->ascii || canvas->folded)
        like = like_of(shape_likes, sizeof shape_likes / sizeof shape_likes[0], code);
    if (!like && canvas->folded)
        like = ascii_letter(code);
    return !like && canvas->folded ? '?' : like;
}

size_t canvas_bytes(int rows, int columns)
{
    return (size_t)rows * (size_t)columns * sizeof(struct cell);
}

struct canvas canvas_on(void *cells, int rows, int columns)
{
    struct canvas canvas = {.rows = rows, .columns = columns, .cells = cells};
    canvas_clear(&canvas);
    return canvas;
}

void canvas_clear(struct canvas *canvas)
{
    memset(canvas->cells, 0, canvas_bytes(canvas->rows, canvas->columns));
    for (int i = 0; i < canvas->rows * canvas->columns; i++)
        canvas->cells[i].width = 1;
    canvas->spot_count = 0;
}

static struct cell *cell_at(const struct canvas *canvas, int row, int column)
{
    if (row < 0 || row >= canvas->rows || column < 0 || column >= canvas->columns)
        return NULL;
    return &canvas->cells[row * canvas->columns + column];
}

/* Clears a cell; the other half of a wide character becomes a blank. */
static void empty_cell(const struct canvas *canvas, int row, int column)
{
    struct cell *cell = cell_at(canvas, row, column);
    if (!cell)
        return;
    struct cell *other = cell->width == 0   ? cell_at(canvas, row, column - 1)
                         : cell->width == 2 ? cell_at(canvas, row, column + 1)
                                            : NULL;
    if (other) {
        other->bytes[0] = '\0';
        other->width = 1;
    }
    cell->bytes[0] = '\0';
    cell->width = 1;
}

static void put_glyph(const struct canvas *canvas, int row, int column, enum style style, const struct glyph *glyph)
{
    struct cell *cell = cell_at(canvas, row, column);
    if (!cell)
        return;
    empty_cell(canvas, row, column);
    if (glyph->width == 2 && !cell_at(canvas, row, column + 1))
        return; /* half of it has no place */
    const char like = substitute(canvas, glyph->code);
    if (like) {
        cell->bytes[0] = like;
        cell->bytes[1] = '\0';
    } else {
        memcpy(cell->bytes, glyph->bytes, glyph->size);
        cell->bytes[glyph->size] = '\0';
    }
    cell->style = (uint8_t)style;
    if (glyph->width == 2 && !like) {
        empty_cell(canvas, row, column + 1);
        cell->width = 2;
        cell_at(canvas, row, column + 1)->width = 0;
        cell_at(canvas, row, column + 1)->style = (uint8_t)style;
    }
}

/* Appends a combining character to the previous one, if there is room. */
static void combine(const struct canvas *canvas, int row, int column, const struct glyph *glyph)
{
    struct cell *cell = cell_at(canvas, row, column);
    if (cell && cell->width == 0)
        cell = cell_at(canvas, row, column - 1);
    const size_t size = cell ? strlen(cell->bytes) : 0;
    if (canvas->folded || size == 0 || size + glyph->size >= CELL_BYTES)
        return;
    memcpy(cell->bytes + size, glyph->bytes, glyph->size);
    cell->bytes[size + glyph->size] = '\0';
}

int canvas_width(const char *text)
{
    int width = 0;
    for (size_t left = strlen(text), length; left > 0; text += length, left -= length)
        width += glyph_at(text, left, &length).width;
    return width;
}

/* Draws so many bytes, as far as the columns go; returns the columns used. */
static int put_bytes(const struct canvas *canvas, int row, int column, int columns, enum style style, const char *text,
                     size_t size)
{
    int used = 0;
    for (size_t at = 0, length; at < size; at += length) {
        const struct glyph glyph = glyph_at(text + at, size - at, &length);
        if (used + glyph.width > columns)
            break;
        if (glyph.width > 0)
            put_glyph(canvas, row, column + used, style, &glyph);
        else if (used > 0) /* at the start there is nothing of ours to combine with */
            combine(canvas, row, column + used - 1, &glyph);
        used += glyph.width;
    }
    return used;
}

int canvas_put(struct canvas *canvas, int row, int column, int columns, enum style style, const char *text)
{
    if (columns <= 0)
        return 0;
    if (canvas_width(text) <= columns)
        return put_bytes(canvas, row, column, columns, style, text, strlen(text));
    size_t size = 0, length;
    for (int width = 0; text[size]; size += length) {
        width += glyph_at(text + size, strlen(text + size), &length).width;
        if (width > columns - 1)
            break;
    }
    const int used = put_bytes(canvas, row, column, columns, style, text, size);
    return used + put_bytes(canvas, row, column + used, 1, style, "…", strlen("…"));
}

void canvas_put_right(struct canvas *canvas, int row, int column, int columns, enum style style, const char *text)
{
    const int width = canvas_width(text), left = width < columns ? columns - width : 0;
    canvas_put(canvas, row, column + left, columns - left, style, text);
}

void canvas_put_middle(struct canvas *canvas, int row, int column, int columns, enum style style, const char *text)
{
    const int width = canvas_width(text), left = width < columns ? (columns - width) / 2 : 0;
    canvas_put(canvas, row, column + left, columns - left, style, text);
}

/* Line breaking rules: whether a line may not begin, or not end, with this character. */
static bool is_closing(uint32_t code)
{
    static const uint32_t closing[] = {0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF01, 0xFF09,
                                       0x300D, 0x300F, 0x3011, 0x30FC, 0x30FB, 0x3063, 0x30C3, 0x3083, 0x3085,
                                       0x3087, 0x30E3, 0x30E5, 0x30E7, 0x2026, 0xFF05, 0x301C, 0xFF5E, 0x3041,
                                       0x3043, 0x3045, 0x3047, 0x3049, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9};
    for (size_t i = 0; i < sizeof closing / sizeof closing[0]; i++)
        if (closing[i] == code)
            return true;
    return false;
}

static bool is_opening(uint32_t code)
{
    return code == 0xFF08 || code == 0x300C || code == 0x300E || code == 0x3010;
}

size_t canvas_break(const char *text, int columns, const char **next)
{
    size_t at = 0, length, border = 0, resume = 0; /* the last possible line break, and where to resume */
    int width = 0;
    uint32_t before = 0;
    bool wide_before = false;
    for (; text[at] && text[at] != '\n'; at += length) {
        const struct glyph glyph = glyph_at(text + at, strlen(text + at), &length);
        if (at > 0 && glyph.code == ' ') {
            border = at;
            resume = at + 1;
        } else if (at > 0 && (glyph.width == 2 || wide_before) && before != ' ' && !is_closing(glyph.code) &&
                   !is_opening(before)) {
            border = resume = at;
        }
        width += glyph.width;
        if (width > columns && glyph.code != ' ')
            break;
        before = glyph.code;
        wide_before = glyph.width == 2;
    }
    if (!text[at] || text[at] == '\n') {
        *next = text + at + (text[at] == '\n');
        return at;
    }
    if (border == 0) /* one long word */
        border = resume = at > 0 ? at : length;
    while (text[resume] == ' ')
        resume++;
    *next = text + resume;
    return border;
}

int canvas_wrap(struct canvas *canvas, struct area area, int indent, int skip, enum style style, const char *text)
{
    int line = 0;
    do {
        const int left = line == 0 ? 0 : indent, columns = area.columns - left > 1 ? area.columns - left : 1;
        const char *next;
        const size_t size = canvas_break(text, columns, &next);
        if (line >= skip && line - skip < area.rows)
            put_bytes(canvas, area.row + line - skip, area.column + left, columns, style, text, size);
        line++;
        text = next;
    } while (*text);
    return line;
}

void canvas_line(struct canvas *canvas, int row, int column, int columns)
{
    for (int i = 0; i < columns; i++)
        put_bytes(canvas, row, column + i, 1, STYLE_FRAME, "─", strlen("─"));
}

void canvas_frame(struct canvas *canvas, struct area area, const char *title)
{
    const int right = area.column + area.columns - 1, bottom = area.row + area.rows - 1;
    canvas_line(canvas, area.row, area.column, area.columns);
    canvas_line(canvas, bottom, area.column, area.columns);
    for (int row = area.row; row <= bottom; row++) {
        const char *line = row == area.row ? "┌" : row == bottom ? "└" : "│";
        canvas_put(canvas, row, area.column, 1, STYLE_FRAME, line);
        line = row == area.row ? "┐" : row == bottom ? "┘" : "│";
        canvas_put(canvas, row, right, 1, STYLE_FRAME, line);
    }
    if (title && area.columns > 6) {
        const int used = canvas_put(canvas, area.row, area.column + 3, area.columns - 6, STYLE_STRONG, title);
        canvas_put(canvas, area.row, area.column + 2, 1, STYLE_FRAME, " ");
        canvas_put(canvas, area.row, area.column + 3 + used, 1, STYLE_FRAME, " ");
    }
}

void canvas_style(struct canvas *canvas, struct area area, enum style style)
{
    for (int row = area.row; row < area.row + area.rows; row++)
        for (int column = area.column; column < area.column + area.columns; column++) {
            struct cell *cell = cell_at(canvas, row, column);
            if (cell)
                cell->style = (uint8_t)style;
        }
}

void canvas_spot(struct canvas *canvas, struct area area, int key)
{
    if (canvas->spot_count < SPOTS_MAX)
        canvas->spots[canvas->spot_count++] = (struct spot){area.row, area.column, area.rows, area.columns, key};
}

int canvas_spot_at(const struct canvas *canvas, int row, int column)
{
    for (unsigned i = canvas->spot_count; i > 0; i--) { /* spots drawn later lie on top */
        const struct spot *spot = &canvas->spots[i - 1];
        if (row >= spot->row && row < spot->row + spot->rows && column >= spot->column &&
            column < spot->column + spot->columns)
            return spot->key;
    }
    return 0;
}

size_t canvas_row_text(const struct canvas *canvas, int row, char *bytes, size_t room)
{
    struct nika_text text = nika_text(bytes, room);
    size_t end = 0;
    for (int column = 0; column < canvas->columns; column++) {
        const struct cell *cell = cell_at(canvas, row, column);
        if (!cell || cell->width == 0)
            continue;
        nika_text_add(&text, cell->bytes[0] ? cell->bytes : " ");
        if (cell->bytes[0] && strcmp(cell->bytes, " ") != 0)
            end = text.size;
    }
    bytes[end] = '\0';
    return end;
}

const char *shape_of_seat(const struct canvas *canvas, unsigned seat)
{
    static const char *const shapes[] = {"●", "▲", "■", "◆", "⬟", "★"};
    return canvas->ascii ? letter_of_seat[seat] : shapes[seat];
}

const char *shape_of_color(const struct canvas *canvas, unsigned color)
{
    static const char *const shapes[] = {"✠", "⚖", "⌂", "≈"}, *const letters[] = {"#", "=", "^", "~"};
    return canvas->ascii ? letters[color] : shapes[color];
}
