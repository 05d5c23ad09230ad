/*
 * screen_lines.c: lists of sentences, wrapped to any width: history, help, rules.
 */
#include <stdlib.h>
#include <string.h>

#include "screen.h"

void lines_clear(struct lines *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        free(lines->line[i].text);
    free(lines->line);
    *lines = (struct lines){NULL, 0, 0};
}

/* If out of memory, a sentence is dropped: only its display is lost. */
void lines_add(struct lines *lines, enum style style, int indent, const char *text)
{
    const size_t size = strlen(text) + 1;
    if (lines->count == lines->room) {
        const size_t room = lines->room ? 2 * lines->room : 64;
        struct line *more = realloc(lines->line, room * sizeof *more);
        if (!more)
            return;
        lines->line = more;
        lines->room = room;
    }
    char *copy = malloc(size);
    if (!copy)
        return;
    memcpy(copy, text, size);
    lines->line[lines->count++] = (struct line){.text = copy, .indent = (int16_t)indent, .style = (uint8_t)style};
}

void lines_say(struct lines *lines, struct nika_voice voice, enum style style, int indent, struct nika_message message)
{
    char bytes[SENTENCE_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    nika_say(&text, voice, message);
    lines_add(lines, style, indent, bytes);
}

static void hear_line(void *context, enum nika_manner manner, struct nika_message message)
{
    static const struct {
        enum style style;
        int indent;
    } ways[] = {[NIKA_HEADING] = {STYLE_STRONG, 0},
                [NIKA_MOVE] = {STYLE_PLAIN, 0},
                [NIKA_EVENT] = {STYLE_PLAIN, 2},
                [NIKA_DETAIL] = {STYLE_DIM, 4}};
    struct line_hearer *hearer = context;
    const size_t count = hearer->lines->count;
    const int indent = hearer->indent + ways[manner].indent;
    lines_say(hearer->lines, hearer->voice, ways[manner].style, indent > 0 ? indent : 0, message);
    if (hearer->lines->count > count) {
        hearer->lines->line[count].ply = hearer->ply;
        hearer->lines->line[count].key = message.key;
    }
}

struct nika_listener hears_lines(struct line_hearer *hearer)
{
    return (struct nika_listener){hear_line, hearer};
}

static void hear_word(void *context, enum nika_manner manner, struct nika_message message)
{
    struct word_hearer *hearer = context;
    (void)manner;
    if (hearer->count++ == 0)
        nika_say(&hearer->text, hearer->voice, message);
}

struct nika_listener hears_words(struct word_hearer *hearer)
{
    return (struct nika_listener){hear_word, hearer};
}

enum { CONTINUED = 2 }; /* how much further the second row of a sentence starts */

static int rows_of(const struct line *line, int columns)
{
    const struct area nowhere = {0, 0, 0, columns - line->indent};
    if (!line->text[0])
        return 1;
    return canvas_wrap(NULL, nowhere, CONTINUED, 0, STYLE_PLAIN, line->text);
}

int lines_width(const struct lines *lines)
{
    int width = 0;
    for (size_t i = 0; i < lines->count; i++) {
        const int columns = lines->line[i].indent + canvas_width(lines->line[i].text);
        width = columns > width ? columns : width;
    }
    return width;
}

int lines_rows(const struct lines *lines, size_t first, int columns)
{
    int rows = 0;
    for (size_t i = first; i < lines->count; i++)
        rows += rows_of(&lines->line[i], columns);
    return rows;
}

void lines_draw(const struct lines *lines, size_t first, int skip, struct canvas *canvas, struct area area)
{
    const int bottom = area.row + area.rows;
    for (size_t i = first; i < lines->count && area.row < bottom; i++) {
        const struct line *line = &lines->line[i];
        const int rows = rows_of(line, area.columns);
        if (skip >= rows) {
            skip -= rows;
            continue;
        }
        const struct area place = {area.row, area.column + line->indent, bottom - area.row,
                                   area.columns - line->indent};
        canvas_wrap(canvas, place, CONTINUED, skip, (enum style)line->style, line->text);
        area.row += rows - skip;
        skip = 0;
    }
}
