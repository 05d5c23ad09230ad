/*
 * help_text.c: takes the help of a command apart.
 */
#include <string.h>

#include "help_text.h"

enum { ITEM_INDENT_MAX = 6 };

void help_say(const char *command, enum nika_language language, struct nika_text *text)
{
    nika_say(text, nika_voice(language, NULL), cli_help(command));
}

struct help_walk help_walk(const char *help)
{
    return (struct help_walk){.at = help};
}

/* A line: where its text begins and ends, and how far it is indented. */
struct line {
    const char *text;
    size_t size, indent;
};

static struct line line_at(const char *at)
{
    const size_t indent = strspn(at, " ");
    size_t size = strcspn(at + indent, "\n");
    while (size > 0 && at[indent + size - 1] == ' ')
        size--;
    return (struct line){at + indent, size, indent};
}

static const char *line_after(const char *at)
{
    at += strcspn(at, "\n");
    return *at ? at + 1 : at;
}

static bool begins(struct line line, const char *with)
{
    return line.size >= strlen(with) && memcmp(line.text, with, strlen(with)) == 0;
}

static bool is_item(struct line line)
{
    return line.indent >= 2 && line.indent <= ITEM_INDENT_MAX && (begins(line, "--") || begins(line, "nika "));
}

/* Scripts without spaces between words: a line's end is no space there. */
static bool is_wide(int32_t code)
{
    return code >= 0x3000 && code < 0x10000;
}

static bool is_wide_mark(int32_t code)
{
    return (code >= 0x3000 && code < 0x3040) || code >= 0xff00;
}

/* The last character of a text; 0 if there is none. */
static int32_t last_of(const struct nika_text *text)
{
    size_t at = text->size, length;
    if (at == 0)
        return 0;
    do
        at--;
    while (at > 0 && (text->bytes[at] & 0xc0) == 0x80);
    return nika_utf8_read(text->bytes + at, text->size - at, &length);
}

/* Adds a line to what stands there, with a space between them where the language has spaces. */
static void join(struct nika_text *text, const char *bytes, size_t size)
{
    size_t length;
    if (size == 0)
        return;
    const int32_t last = last_of(text), first = nika_utf8_read(bytes, size, &length);
    const bool wide = is_wide(last) && is_wide(first), mark = is_wide(last) && is_wide_mark(last);
    if (last && !wide && !mark && !(is_wide(first) && is_wide_mark(first)))
        nika_text_add_char(text, ' ');
    nika_text_add_bytes(text, bytes, size);
}

/* How long the head of an item is: up to two spaces. If there are none, its text follows on the next line, or, where there
 * was no room, after one space: then the head is one option with its value. */
static size_t head_size(struct line line)
{
    for (size_t at = 0; at + 1 < line.size; at++)
        if (line.text[at] == ' ' && line.text[at + 1] == ' ')
            return at;
    size_t name = 0, value;
    while (name < line.size && line.text[name] != ' ')
        name++;
    for (value = name + 1; value < line.size && line.text[value] != ' ';)
        value++;
    if (!begins(line, "--") || value >= line.size || line.text[value - 1] == ',')
        return line.size;
    for (size_t at = 2; at + 1 < value; at++) /* "E、--set" */
        if (line.text[at] == '-' && line.text[at + 1] == '-')
            return line.size;
    return value;
}

static void read_usage(struct help_walk *walk, struct help_part *part)
{
    struct nika_text text = nika_text(part->text, sizeof part->text);
    struct line line = line_at(walk->at);
    part->kind = HELP_USAGE;
    while (line.size > 5 && !begins(line, "nika ")) { /* the word for "usage" comes before it */
        line.text++;
        line.size--;
    }
    do {
        join(&text, line.text, line.size);
        walk->at = line_after(walk->at);
        line = line_at(walk->at);
    } while (line.size && !begins(line, "nika "));
    walk->begun = !line.size;
}

static void read_item(struct help_walk *walk, struct help_part *part)
{
    struct nika_text text = nika_text(part->text, sizeof part->text), head = nika_text(part->head, sizeof part->head);
    struct line line = line_at(walk->at);
    const size_t size = head_size(line);
    part->kind = HELP_ITEM;
    part->nested = line.indent > 2;
    nika_text_add_bytes(&head, line.text, size);
    const size_t gap = strspn(line.text + size, " ");
    if (size < line.size)
        join(&text, line.text + size + gap, line.size - size - gap);
    for (;;) {
        walk->at = line_after(walk->at);
        line = line_at(walk->at);
        if (!line.size || line.indent <= ITEM_INDENT_MAX)
            return;
        join(&text, line.text, line.size);
    }
}

static void read_sentences(struct help_walk *walk, struct help_part *part)
{
    struct nika_text text = nika_text(part->text, sizeof part->text);
    struct line line = line_at(walk->at);
    part->kind = HELP_SENTENCES;
    while (line.size && !is_item(line)) {
        join(&text, line.text, line.size);
        walk->at = line_after(walk->at);
        line = line_at(walk->at);
    }
}

bool help_next(struct help_walk *walk, struct help_part *part)
{
    while (walk->at[strspn(walk->at, " ")] == '\n') {
        walk->at = line_after(walk->at);
        walk->begun = true;
    }
    if (!*walk->at)
        return false;
    part->head[0] = '\0';
    part->nested = false;
    if (!walk->begun)
        read_usage(walk, part);
    else if (is_item(line_at(walk->at)))
        read_item(walk, part);
    else
        read_sentences(walk, part);
    return true;
}

bool help_option(const char **at, struct help_option *option)
{
    const char *dashes = strstr(*at, "--");
    option->value[0] = option->name[0] = '\0';
    if (!dashes) {
        *at += strlen(*at);
        return false;
    }
    const size_t size = 2 + strspn(dashes + 2, "abcdefghijklmnopqrstuvwxyz-");
    struct nika_text name = nika_text(option->name, sizeof option->name);
    nika_text_add_bytes(&name, dashes, size);
    *at = dashes + size;
    if (**at == ' ' && (*at)[1] != ' ' && (*at)[1] != '-' && (*at)[1] != '[') {
        struct nika_text value = nika_text(option->value, sizeof option->value);
        ++*at;
        const char *comma = strstr(*at, "、");
        size_t width = strcspn(*at, " ]");
        if (comma && (size_t)(comma - *at) < width)
            width = (size_t)(comma - *at);
        nika_text_add_bytes(&value, *at, width - (width > 1 && (*at)[width - 1] == ','));
        *at += width;
    }
    return size > 2 || help_option(at, option);
}

bool help_find(const char *help, const char *name, struct help_part *part)
{
    struct help_walk walk = help_walk(help);
    struct help_option option;
    while (help_next(&walk, part)) {
        const char *at = part->head;
        const size_t size = strlen(name);
        if (part->kind != HELP_ITEM)
            continue;
        if (strncmp(at, "nika ", 5) == 0 && strncmp(at + 5, name, size) == 0 && (at[5 + size] == ' ' || !at[5 + size]))
            return true;
        while (strncmp(name, "--", 2) == 0 && help_option(&at, &option))
            if (strcmp(option.name, name) == 0)
                return true;
    }
    return false;
}
