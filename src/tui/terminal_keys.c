/*
 * terminal_keys.c: decodes key sequences (see terminal_keys.h): ECMA-48 as xterm and its relatives send them.
 */
#include "terminal_keys.h"

#include <string.h>

#include <nika/words.h>

#include "display.h"

enum { ESCAPE = 27, NUMBERS = 4 };

bool key_reader_waits(const struct key_reader *reader)
{
    return reader->size > 0 || reader->skipping || reader->pasting;
}

static int done(struct key_reader *reader, int key)
{
    reader->size = 0;
    return reader->pasting ? 0 : key;
}

/* A key by its number in "ESC [ number ~". */
static int tilde_key(unsigned number)
{
    switch (number) {
    case 1:
    case 7:
        return PRESSED_HOME;
    case 4:
    case 8:
        return PRESSED_END;
    case 5:
        return PRESSED_PAGE_UP;
    case 6:
        return PRESSED_PAGE_DOWN;
    case 3:
        return PRESSED_BACKSPACE;
    case 11:
    case 12:
    case 13:
        return DISPLAY_FUNCTION + (int)number - 11;
    default:
        return 0;
    }
}

/* A key by its letter in "ESC [ letter" or "ESC O letter"; `changed` with shift, control or the like. */
static int letter_key(char letter, bool changed)
{
    switch (letter) {
    case 'A':
        return changed ? DISPLAY_PAN_UP : PRESSED_UP;
    case 'B':
        return changed ? DISPLAY_PAN_DOWN : PRESSED_DOWN;
    case 'C':
        return changed ? DISPLAY_PAN_RIGHT : PRESSED_RIGHT;
    case 'D':
        return changed ? DISPLAY_PAN_LEFT : PRESSED_LEFT;
    case 'H':
        return PRESSED_HOME;
    case 'F':
        return PRESSED_END;
    case 'M':
        return PRESSED_ENTER; /* of the keypad */
    case 'P':
    case 'Q':
    case 'R':
        return DISPLAY_FUNCTION + letter - 'P';
    case 'Z':
        return PRESSED_BACK_TAB;
    default:
        return 0;
    }
}

/* A report of the mouse, "ESC [ < button ; column ; row M". */
static int mouse_key(struct key_reader *reader, const unsigned numbers[NUMBERS], char end)
{
    reader->column = (int)numbers[1] - 1;
    reader->row = (int)numbers[2] - 1;
    if (end != 'M')
        return 0;
    return numbers[0] == 0    ? DISPLAY_CLICKED
           : numbers[0] == 64 ? DISPLAY_WHEEL_UP
           : numbers[0] == 65 ? DISPLAY_WHEEL_DOWN
                              : 0;
}

/* A whole sequence "ESC [ … end". */
static int sequence_key(struct key_reader *reader)
{
    unsigned numbers[NUMBERS] = {0}, count = 0;
    const char end = reader->bytes[reader->size - 1];
    const bool mouse = reader->bytes[2] == '<';
    for (size_t i = mouse ? 3 : 2; i + 1 < reader->size; i++) {
        const char byte = reader->bytes[i];
        if (byte == ';')
            count++;
        else if (byte < '0' || byte > '9' || count >= NUMBERS)
            return 0;
        else if (numbers[count] < 10000)
            numbers[count] = 10 * numbers[count] + (unsigned)(byte - '0');
    }
    if (mouse)
        return mouse_key(reader, numbers, end);
    if (end == '~' && numbers[0] == 200) {
        reader->pasting = true;
        return 0;
    }
    if (end == '~' && numbers[0] == 201) {
        reader->size = 0;
        reader->pasting = false;
        return 0;
    }
    return end == '~' ? tilde_key(numbers[0]) : letter_key(end, count > 0 && numbers[1] > 1);
}

/* A byte within a sequence. */
static int sequence_byte(struct key_reader *reader)
{
    const unsigned char last = (unsigned char)reader->bytes[reader->size - 1];
    const char kind = reader->bytes[1];
    if (reader->size == 2) {
        if (kind == ESCAPE) { /* Escape twice: the second one starts over */
            reader->size = 1;
            return reader->pasting ? 0 : PRESSED_ESCAPE;
        }
        /* Alt and a key arrives like this too: not one of our keys. */
        return kind == '[' || kind == 'O' ? 0 : done(reader, 0);
    }
    if (kind == 'O')
        return done(reader, letter_key((char)last, false));
    if (reader->size == 3 && last == '[') /* the Linux console: ESC [ [ A */
        return 0;
    if (reader->size == 4 && reader->bytes[2] == '[')
        return done(reader, last >= 'A' && last <= 'C' ? DISPLAY_FUNCTION + last - 'A' : 0);
    if (last >= 0x40 && last <= 0x7e)
        return done(reader, sequence_key(reader));
    if (last < 0x20 || last > 0x7e) { /* no part of any sequence: what follows is something new */
        const char byte = (char)last;
        reader->size = 0;
        return key_reader_byte(reader, byte);
    }
    if (reader->size == KEY_BYTES) {
        reader->size = 0;
        reader->skipping = true;
    }
    return 0;
}

static int control_key(unsigned char byte)
{
    switch (byte) {
    case '\n':
        return PRESSED_ENTER;
    case 8:
        return PRESSED_BACKSPACE;
    case 0:
        return 0;
    default:
        return byte;
    }
}

/* A byte of a character. */
static int character_byte(struct key_reader *reader)
{
    const unsigned char first = (unsigned char)reader->bytes[0], last = (unsigned char)reader->bytes[reader->size - 1];
    const size_t wanted = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    size_t length;
    if (wanted == 0 || first > 0xf4)
        return done(reader, 0);
    if (reader->size > 1 && (last & 0xc0) != 0x80) { /* cut off: what follows is something new */
        reader->size = 0;
        return key_reader_byte(reader, (char)last);
    }
    if (reader->size < wanted)
        return 0;
    const int32_t code = nika_utf8_read(reader->bytes, reader->size, &length);
    if (code < 0 || (code >= 0x80 && nika_utf8_hidden((uint32_t)code)))
        return done(reader, 0);
    return done(reader, code < 0x20 ? control_key(first) : code);
}

int key_reader_byte(struct key_reader *reader, char byte)
{
    if (reader->skipping) {
        reader->skipping = !((unsigned char)byte >= 0x40 && (unsigned char)byte <= 0x7e);
        return 0;
    }
    reader->bytes[reader->size++] = byte;
    if (reader->bytes[0] == ESCAPE)
        return reader->size > 1 ? sequence_byte(reader) : 0;
    return character_byte(reader);
}

int key_reader_rest(struct key_reader *reader)
{
    const bool alone = reader->size == 1 && reader->bytes[0] == ESCAPE;
    reader->skipping = false;
    const int key = done(reader, alone ? PRESSED_ESCAPE : 0);
    reader->pasting = false;
    return key;
}
