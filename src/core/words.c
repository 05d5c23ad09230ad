/*
 * words.c: bounded text, UTF-8, and safe quoting (see words.h).
 *
 * It exists because the core formats messages and records without the C library's stdio: the same code has to run in
 * a browser, and text from strangers must neither overrun a buffer nor steer somebody's terminal.
 */
#include <nika/words.h>

#include <string.h>

/* How many bytes a character takes, judged by its first byte alone; 1 for a byte that cannot be a first one. */
static size_t length_by_lead(unsigned char lead)
{
    if (lead >= 0xF0)
        return 4;
    if (lead >= 0xE0)
        return 3;
    return lead >= 0xC0 ? 2 : 1;
}

static bool is_continuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

/* The size of bytes without a last character that lacks some of its bytes. */
static size_t whole_characters(const char *bytes, size_t size)
{
    for (size_t back = 1; back <= 3 && back <= size; back++) {
        unsigned char byte = (unsigned char)bytes[size - back];

        if (!is_continuation(byte))
            return length_by_lead(byte) > back ? size - back : size;
    }
    return size;
}

static size_t room_left(const struct nika_text *text)
{
    return text->room - 1 - text->size;
}

struct nika_text nika_text(char *bytes, size_t room)
{
    bytes[0] = '\0';
    return (struct nika_text){.bytes = bytes, .size = 0, .room = room, .cut = false};
}

void nika_text_add(struct nika_text *text, const char *string)
{
    nika_text_add_bytes(text, string, strlen(string));
}

void nika_text_copy(char *to, size_t room, const char *from)
{
    struct nika_text text = nika_text(to, room);
    nika_text_add(&text, from);
}

void nika_text_add_bytes(struct nika_text *text, const char *bytes, size_t size)
{
    /* After a cut nothing more is taken, even if it were short enough: a text with a hole in its middle could say
     * something that nobody wrote, and a cut JSON text could look whole. */
    if (text->cut || size == 0)
        return;
    if (size <= room_left(text)) {
        memcpy(text->bytes + text->size, bytes, size);
        text->size += size;
    } else {
        memcpy(text->bytes + text->size, bytes, room_left(text));
        /* Looks at the whole text, because a character may have come in pieces. */
        text->size = whole_characters(text->bytes, text->room - 1);
        text->cut = true;
    }
    text->bytes[text->size] = '\0';
}

void nika_text_add_char(struct nika_text *text, char character)
{
    nika_text_add_bytes(text, &character, 1);
}

void nika_text_add_listed(struct nika_text *text, const char *item)
{
    if (text->size)
        nika_text_add(text, ", ");
    nika_text_add(text, item);
}

static void add_whole(struct nika_text *text, uint64_t number, bool negative)
{
    char digits[20]; /* of 64 bits, or a sign and 19 */
    size_t first = sizeof digits;

    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    if (negative)
        digits[--first] = '-';
    nika_text_add_bytes(text, digits + first, sizeof digits - first);
}

void nika_text_add_number(struct nika_text *text, int64_t number)
{
    /* The smallest number has no positive counterpart in int64_t. */
    add_whole(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number, number < 0);
}

void nika_text_add_decimal(struct nika_text *text, uint64_t number)
{
    add_whole(text, number, false);
}

int32_t nika_utf8_read(const char *text, size_t size, size_t *length)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000}; /* what needs that many bytes */
    unsigned char lead = (unsigned char)text[0];
    size_t count = length_by_lead(lead);

    *length = 1; /* so that a caller can step over a bad byte */
    if (lead < 0x80)
        return lead;
    if (is_continuation(lead) || lead > 0xF4 || count > size)
        return -1;

    uint32_t code = lead & (0xFFu >> (count + 1));

    for (size_t i = 1; i < count; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (!is_continuation(byte))
            return -1;
        code = code << 6 | (byte & 0x3Fu);
    }
    if (code < least[count] || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF)
        return -1;
    *length = count;
    return (int32_t)code;
}

size_t nika_utf8_write(uint32_t code, char bytes[4])
{
    if (code < 0x80) {
        bytes[0] = (char)code;
        return 1;
    }

    size_t count = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;

    for (size_t i = count - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (code & 0x3F));
        code >>= 6;
    }
    bytes[0] = (char)((0xF00u >> count & 0xF0) | code);
    return count;
}

int nika_utf8_columns(const char *text)
{
    int columns = 0;
    for (size_t left = strlen(text), length; left > 0; text += length, left -= length) {
        const int32_t code = nika_utf8_read(text, left, &length);
        columns += code >= 0x2E80 && code < 0xFF61 ? 2 : 1;
    }
    return columns;
}

/*
 * The table holds, from Unicode 15: control characters (Cc), what
 * is ignorable by default, other format characters without a shape (of Cf), line and paragraph separators, code points
 * that are never characters, and the Braille blank, which passes for a letter. Spaces that take up room are not in it.
 */
bool nika_utf8_hidden(uint32_t code)
{
    static const struct {
        uint32_t first, last;
    } hidden[] = {
        {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD}, {0x034F, 0x034F},   {0x061C, 0x061C},
        {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F}, {0x200B, 0x200F},   {0x2028, 0x202E},
        {0x2060, 0x206F},   {0x2800, 0x2800},   {0x3164, 0x3164}, {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},
        {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},
        {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
    };

    for (size_t i = 0; i < sizeof hidden / sizeof hidden[0]; i++) {
        if (code >= hidden[i].first && code <= hidden[i].last)
            return true;
    }
    return (code & 0xFFFE) == 0xFFFE; /* never characters either, in any plane */
}

static void add_hex(struct nika_text *text, uint32_t value, unsigned digits)
{
    while (digits-- > 0)
        nika_text_add_char(text, "0123456789ABCDEF"[value >> 4 * digits & 0xF]);
}

/* Adds what stands for one character; code is -1 for a byte that is no UTF-8. */
static void add_shown(struct nika_text *text, const char *bytes, size_t length, int32_t code)
{
    if (code == '\\') {
        nika_text_add(text, "\\\\");
    } else if (code >= 0 && !nika_utf8_hidden((uint32_t)code)) {
        nika_text_add_bytes(text, bytes, length);
    } else if (code < 0x80) {
        nika_text_add(text, "\\x");
        add_hex(text, (unsigned char)bytes[0], 2);
    } else {
        nika_text_add(text, "\\u{");
        add_hex(text, (uint32_t)code, code > 0xFFFFF ? 6 : code > 0xFFFF ? 5 : 4);
        nika_text_add_char(text, '}');
    }
}

void nika_text_add_safely(struct nika_text *text, const char *bytes, size_t size, size_t most)
{
    size_t length;

    for (size_t at = 0; at < size && !text->cut; at += length) {
        char buffer[sizeof "\\u{10FFFF}"];
        struct nika_text shown = nika_text(buffer, sizeof buffer);
        int32_t code = nika_utf8_read(bytes + at, size - at, &length);

        add_shown(&shown, bytes + at, length, code);
        if (shown.size > most) {
            nika_text_add(text, "\xE2\x80\xA6"); /* … */
            return;
        }
        most -= shown.size;
        /* Half an escape would be as misleading as half a character: all of it or nothing. */
        if (shown.size > room_left(text))
            text->cut = true;
        else
            nika_text_add_bytes(text, shown.bytes, shown.size);
    }
}
