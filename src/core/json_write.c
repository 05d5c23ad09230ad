/*
 * json_write.c: writes JSON into a bounded text, without white space, on one line.
 */
#include <string.h>

#include <nika/json.h>

struct nika_writer nika_writer(struct nika_text *text)
{
    return (struct nika_writer){.text = text, .comma = false};
}

/* Before each value and key. */
static void separate(struct nika_writer *writer)
{
    if (writer->comma)
        nika_text_add_char(writer->text, ',');
    writer->comma = true;
}

void nika_write_open(struct nika_writer *writer, char bracket)
{
    separate(writer);
    nika_text_add_char(writer->text, bracket);
    writer->comma = false;
}

void nika_write_close(struct nika_writer *writer, char bracket)
{
    nika_text_add_char(writer->text, bracket);
    writer->comma = true;
}

void nika_write_key(struct nika_writer *writer, const char *key)
{
    nika_write_word(writer, key);
    nika_text_add_char(writer->text, ':');
    writer->comma = false;
}

static void write_unit(struct nika_text *text, uint32_t unit)
{
    nika_text_add(text, "\\u");
    for (int digit = 3; digit >= 0; digit--)
        nika_text_add_char(text, "0123456789abcdef"[unit >> 4 * digit & 0xF]);
}

/* A character that may not stand in a string as it is, or that is better not shown: whoever looks at JSON in a terminal
 * must not be fooled by it. */
static void write_escape(struct nika_text *text, uint32_t code)
{
    static const char letters[][2] = {{'"', '"'},  {'\\', '\\'}, {'\b', 'b'}, {'\f', 'f'},
                                      {'\n', 'n'}, {'\r', 'r'},  {'\t', 't'}};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
        if ((unsigned char)letters[i][0] == code) {
            nika_text_add_char(text, '\\');
            nika_text_add_char(text, letters[i][1]);
            return;
        }
    }
    if (code > 0xFFFF) {
        write_unit(text, 0xD800 + ((code - 0x10000) >> 10));
        code = 0xDC00 + ((code - 0x10000) & 0x3FF);
    }
    write_unit(text, code);
}

/* Most of what is written: it needs no second look. */
static bool is_plain(char byte)
{
    return byte >= ' ' && byte < 0x7F && byte != '"' && byte != '\\';
}

void nika_write_string(struct nika_writer *writer, const char *string, size_t size)
{
    size_t start = 0, length; /* of what can be copied as it is; of one character */

    separate(writer);
    nika_text_add_char(writer->text, '"');
    for (size_t at = 0; at < size; at += length) {
        length = 1;
        if (is_plain(string[at]))
            continue;
        const int32_t code = nika_utf8_read(string + at, size - at, &length);
        if (code < 0 || (code != '"' && code != '\\' && !nika_utf8_hidden((uint32_t)code)))
            continue;
        nika_text_add_bytes(writer->text, string + start, at - start);
        write_escape(writer->text, (uint32_t)code);
        start = at + length;
    }
    if (start < size)
        nika_text_add_bytes(writer->text, string + start, size - start);
    nika_text_add_char(writer->text, '"');
}

void nika_write_word(struct nika_writer *writer, const char *string)
{
    nika_write_string(writer, string, strlen(string));
}

void nika_write_whole(struct nika_writer *writer, int64_t number)
{
    separate(writer);
    nika_text_add_number(writer->text, number);
}

void nika_write_bool(struct nika_writer *writer, bool truth)
{
    separate(writer);
    nika_text_add(writer->text, truth ? "true" : "false");
}

void nika_write_null(struct nika_writer *writer)
{
    separate(writer);
    nika_text_add(writer->text, "null");
}

void nika_write_json(struct nika_writer *writer, struct nika_json value)
{
    bool in_string = false, escaped = false;

    separate(writer);
    /* White space between the parts is left out, as everywhere here: a record may have to fit on one line. */
    for (size_t i = 0; i < value.size; i++) {
        const char byte = value.text[i];
        if (byte == '"' && !escaped)
            in_string = !in_string;
        escaped = in_string && byte == '\\' && !escaped;
        if (in_string || (byte != ' ' && byte != '\t' && byte != '\n' && byte != '\r'))
            nika_text_add_char(writer->text, byte);
    }
}
