/*
 * names.c: sanitizes names and chat from strangers, and folds names: by one folding accounts are told apart, by the other
 * names are found that look like somebody else's.
 */
#include <string.h>

#include "server_core_internal.h"
#include "unicode.h"

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

bool names_tidy(const char *bytes, size_t size, unsigned most, struct nika_text *clean)
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

bool names_clean(const char *bytes, size_t size, unsigned most, struct nika_text *clean)
{
    char tidy[4 * UNICODE_CHARACTERS_MAX + 1];
    struct nika_text text = nika_text(tidy, sizeof tidy);
    return names_tidy(bytes, size, most, &text) && unicode_compose(tidy, clean) <= most && !clean->cut;
}

/* A dot over an i or a j makes no difference to be seen. */
enum { DOT_ABOVE = 0x307 };

static void fold(const char *name, const char *(*fold_letter)(uint32_t), struct nika_text *folded)
{
    const size_t size = strlen(name);
    int32_t before = 0;
    for (size_t at = 0, length; at < size; at += length) {
        const int32_t code = nika_utf8_read(name + at, size - at, &length);
        if (code < 0 || (code == DOT_ABOVE && (before == 'i' || before == 'j')))
            continue;
        const char *text = fold_letter((uint32_t)code);
        if (text)
            nika_text_add(folded, text);
        else
            nika_text_add_bytes(folded, name + at, length);
        before = code;
    }
}

void names_fold(const char *name, struct nika_text *folded)
{
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    fold(name, unicode_fold, &text);
    unicode_compose(bytes, folded);
}

uint64_t names_looks(const struct nika_server_core *core, const char *name)
{
    char bytes[2048];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    fold(name, unicode_skeleton, &text);
    return people_number(core, bytes, text.size);
}
