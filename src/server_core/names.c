/*
 * names.c: sanitizes names and chat from strangers, and case-folds names, by which accounts are told apart. The C
 * library's character tables vary with system and locale: these do not.
 */
#include <string.h>

#include "server_core_internal.h"

/* Combining marks: a few are spelling, a stack of them covers neighbouring lines. */
enum { MARKS_MAX = 4 };

static bool is_blank(uint32_t code)
{
    return code == ' ' || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F ||
           code == 0x205F || code == 0x3000;
}

static bool is_mark(uint32_t code)
{
    return (code >= 0x300 && code <= 0x36F) || (code >= 0x483 && code <= 0x489) || (code >= 0x1AB0 && code <= 0x1AFF) ||
           (code >= 0x1DC0 && code <= 0x1DFF) || (code >= 0x20D0 && code <= 0x20FF) || code == 0x3099 ||
           code == 0x309A || (code >= 0xFE20 && code <= 0xFE2F);
}

/*
 * Whether a character is harmful or meaningless: controls, line breaks, noncharacters. Other invisible characters are
 * needed by emoji and some scripts.
 */
static bool is_foul(uint32_t code)
{
    return code < 0x20 || (code >= 0x7F && code <= 0x9F) || code == 0x2028 || code == 0x2029 ||
           (code >= 0xFDD0 && code <= 0xFDEF) || (code & 0xFFFE) == 0xFFFE;
}

bool names_clean(const char *bytes, size_t size, unsigned most, struct nika_text *clean)
{
    unsigned count = 0, marks = 0;
    bool blank = false;
    for (size_t at = 0, length; at < size; at += length) {
        const int32_t read = nika_utf8_read(bytes + at, size - at, &length);
        const uint32_t code = (uint32_t)read;
        if (read < 0 || is_foul(code))
            return false;
        if (nika_utf8_hidden(code))
            continue;
        if (is_blank(code)) {
            blank = count > 0;
            continue;
        }
        marks = is_mark(code) ? marks + 1 : 0;
        if (marks > MARKS_MAX || (marks && (count == 0 || blank)))
            return false;
        if (blank)
            nika_text_add_char(clean, ' ');
        nika_text_add_bytes(clean, bytes + at, length);
        count += 1u + blank;
        blank = false;
        if (count > most)
            return false;
    }
    return count > 0 && !clean->cut;
}

/*
 * Case folding: ranges in which every letter, or every second one, is a capital whose small letter lies at this offset.
 */
static const struct letters {
    uint16_t first, last;
    int16_t further;
    uint8_t each;
} capitals[] = {
    {'A', 'Z', 32, 1},    /* Latin */
    {0xB5, 0xB5, 775, 1}, /* µ as a sign, and as a letter */
    {0xC0, 0xD6, 32, 1},    {0xD8, 0xDE, 32, 1},     {0x100, 0x12E, 1, 2},    {0x132, 0x136, 1, 2},
    {0x139, 0x147, 1, 2},   {0x14A, 0x176, 1, 2},    {0x178, 0x178, -121, 1}, {0x179, 0x17D, 1, 2},
    {0x18F, 0x18F, 202, 1}, {0x1A0, 0x1A0, 1, 1},    {0x1AF, 0x1AF, 1, 1},    {0x1CD, 0x1DB, 1, 2},
    {0x1DE, 0x1EE, 1, 2},   {0x1F8, 0x21E, 1, 2},    {0x222, 0x232, 1, 2},    {0x386, 0x386, 38, 1}, /* Greek */
    {0x388, 0x38A, 37, 1},  {0x38C, 0x38C, 64, 1},   {0x38E, 0x38F, 63, 1},   {0x391, 0x3A1, 32, 1},
    {0x3A3, 0x3AB, 32, 1},  {0x3C2, 0x3C2, 1, 1},    {0x3D8, 0x3EE, 1, 2},    {0x400, 0x40F, 80, 1}, /* Cyrillic */
    {0x410, 0x42F, 32, 1},  {0x460, 0x480, 1, 2},    {0x48A, 0x4BE, 1, 2},    {0x4C0, 0x4C0, 15, 1},
    {0x4C1, 0x4CD, 1, 2},   {0x4D0, 0x52E, 1, 2},    {0x531, 0x556, 48, 1}, /* Armenian */
    {0x1E00, 0x1E94, 1, 2},                                                 /* more Latin, Vietnamese among it */
    {0x1EA0, 0x1EFE, 1, 2}, {0xFF21, 0xFF3A, 32, 1},                        /* wide Latin */
};

static uint32_t small(uint32_t code)
{
    if (code == 0x130 || code == 0x17F) /* İ; the long s */
        return code == 0x130 ? 'i' : 's';
    for (size_t i = 0; i < sizeof capitals / sizeof capitals[0]; i++) {
        const struct letters *range = &capitals[i];
        if (code >= range->first && code <= range->last && (code - range->first) % range->each == 0)
            return (uint32_t)((int32_t)code + range->further);
    }
    return code;
}

void names_fold(const char *name, struct nika_text *folded)
{
    const size_t size = strlen(name);
    for (size_t at = 0, length; at < size; at += length) {
        char bytes[4];
        const int32_t code = nika_utf8_read(name + at, size - at, &length);
        if (code == 0xDF || code == 0x1E9E) /* sharp s, small and capital */
            nika_text_add(folded, "ss");
        else if (code >= 0)
            nika_text_add_bytes(folded, bytes, nika_utf8_write(small((uint32_t)code), bytes));
    }
}
