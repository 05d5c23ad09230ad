/*
 * fold.c: folds what people type, so that both games and line mode understand the same spellings (nika/fold.h).
 */
#include <nika/fold.h>
#include <nika/words.h>

#include <string.h>

enum {
    WIDE_FIRST = 0xFF01, /* full-width ASCII, from ! to ~ */
    WIDE_LAST = 0xFF5E,
    HALF_FIRST = 0xFF66, /* half-width kana, and the two marks that stand behind them */
    HALF_LAST = 0xFF9D,
    HALF_VOICED = 0xFF9E,
    HALF_PLOSIVE = 0xFF9F,
    HIRAGANA_FIRST = 0x3041,
    HIRAGANA_LAST = 0x3096,
    TO_KATAKANA = 0x60,
    MARK_FIRST = 0x300, /* accents that stand behind their letter */
    MARK_LAST = 0x36F
};

/* The katakana of U+FF66 to U+FF9D: the last byte of each, behind U+30. */
static const uint8_t katakana[] = {0xF2, 0xA1, 0xA3, 0xA5, 0xA7, 0xA9, 0xE3, 0xE5, 0xE7, 0xC3, 0xFC, 0xA2, 0xA4, 0xA6,
                                   0xA8, 0xAA, 0xAB, 0xAD, 0xAF, 0xB1, 0xB3, 0xB5, 0xB7, 0xB9, 0xBB, 0xBD, 0xBF, 0xC1,
                                   0xC4, 0xC6, 0xC8, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xD2, 0xD5, 0xD8, 0xDB, 0xDE,
                                   0xDF, 0xE0, 0xE1, 0xE2, 0xE4, 0xE6, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xED, 0xEF, 0xF3};
_Static_assert(sizeof katakana == HALF_LAST - HALF_FIRST + 1, "one for each");

/* A letter without its accent, of those that our languages have. */
static int32_t without_accent(int32_t code)
{
    static const struct {
        int32_t first, last;
        char letter;
    } letters[] = {{0xE0, 0xE5, 'a'}, {0xE7, 0xE7, 'c'}, {0xE8, 0xEB, 'e'},
                   {0xEC, 0xEF, 'i'}, {0xF2, 0xF6, 'o'}, {0xF9, 0xFC, 'u'}};
    if (code >= 0xC0 && code <= 0xDE && code != 0xD7)
        code += 0x20;
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        if (code >= letters[i].first && code <= letters[i].last)
            return letters[i].letter;
    return code;
}

static int32_t fold_code(int32_t code)
{
    if (code >= WIDE_FIRST && code <= WIDE_LAST)
        code -= WIDE_FIRST - '!';
    switch (code) {
    case '\t':
    case ',':
    case 0xA0:   /* a blank that does not break, */
    case 0x202F: /* and its narrow sister */
    case 0x3000: /* wide */
    case 0x3001: /* a Japanese comma, */
    case 0xFF64: /* and its half */
        return ' ';
    case 0x2212: /* minus */
    case 0x2013: /* dash */
        return '-';
    default:
        break;
    }
    if (code >= 'A' && code <= 'Z')
        return code - 'A' + 'a';
    if (code >= HIRAGANA_FIRST && code <= HIRAGANA_LAST)
        return code + TO_KATAKANA;
    if (code >= HALF_FIRST && code <= HALF_LAST)
        return 0x3000 | katakana[code - HALF_FIRST];
    return without_accent(code);
}

/* A half-width kana with the mark behind it: カ and ガ, ハ and パ. 0 if they do not belong together. */
static int32_t marked(int32_t kana, int32_t mark)
{
    const bool plain = (kana >= 0x30AB && kana <= 0x30C1 && kana % 2 == 1) || kana == 0x30C4 || kana == 0x30C6 ||
                       kana == 0x30C8; /* カ to チ, ツ, テ, ト */
    const bool of_ha = kana >= 0x30CF && kana <= 0x30DB && kana % 3 == 0;
    if (mark == HALF_VOICED)
        return kana == 0x30A6 ? 0x30F4 : plain || of_ha ? kana + 1 : 0;
    return mark == HALF_PLOSIVE && of_ha ? kana + 2 : 0;
}

int32_t nika_fold_character(const char *typed, size_t size, size_t *length)
{
    size_t more;
    const int32_t typed_code = nika_utf8_read(typed, size, length);
    int32_t code = fold_code(typed_code);
    if (typed_code < 0 || (code != ' ' && nika_utf8_hidden((uint32_t)typed_code)))
        return -1;
    for (; *length < size; *length += more) {
        const int32_t next = nika_utf8_read(typed + *length, size - *length, &more);
        const int32_t voiced = typed_code >= HALF_FIRST && typed_code <= HALF_LAST ? marked(code, next) : 0;
        if (voiced)
            code = voiced;
        else if (next < MARK_FIRST || next > MARK_LAST)
            break;
    }
    return code;
}

bool nika_fold(const char *typed, size_t size, struct nika_folded *folded)
{
    *folded = (struct nika_folded){.size = 0, .typed = typed};
    if (size >= NIKA_FOLDED_MAX)
        return false;
    for (size_t at = 0, length; at < size; at += length) {
        char bytes[4];
        const int32_t code = nika_fold_character(typed + at, size - at, &length);
        const size_t count = code < 0 ? 0 : nika_utf8_write((uint32_t)code, bytes);
        if (code < 0) {
            *folded = (struct nika_folded){.size = 0, .typed = typed};
            return false;
        }
        for (size_t i = 0; i < count; i++) {
            folded->bytes[folded->size] = bytes[i];
            folded->from[folded->size++] = (uint8_t)at;
        }
        folded->from[folded->size] = (uint8_t)(at + length);
    }
    while (folded->size > 0 && folded->bytes[folded->size - 1] == ' ')
        folded->size--;
    folded->bytes[folded->size] = '\0';
    return true;
}

const char *nika_fold_echo(const struct nika_folded *folded, const char *piece, size_t size, char echo[NIKA_ECHO_MAX])
{
    const size_t first = (size_t)(piece - folded->bytes);
    const size_t from = folded->from[first], end = folded->from[first + size];
    struct nika_text text = nika_text(echo, NIKA_ECHO_MAX);
    nika_text_add_bytes(&text, folded->typed + from, end - from);
    return echo;
}

/* The size of the characters from the start on that are blanks, or that are none. */
static size_t span(const char *typed, size_t size, bool blanks)
{
    size_t at = 0, length;
    while (at < size && (nika_fold_character(typed + at, size - at, &length) == ' ') == blanks)
        at += length;
    return at;
}

size_t nika_fold_word(const char *typed, size_t size)
{
    return span(typed, size, false);
}

size_t nika_fold_gap(const char *typed, size_t size)
{
    return span(typed, size, true);
}

/* How much of a name what was typed takes; more than its size if it is not its beginning. */
static size_t taken(const char *typed, size_t size, const char *name, size_t name_size)
{
    size_t at = 0, length, name_length;
    while (size > 0) {
        if (at == name_size ||
            nika_fold_character(typed, size, &length) != nika_fold_character(name + at, name_size - at, &name_length))
            return name_size + 1;
        typed += length;
        size -= length;
        at += name_length;
    }
    return at;
}

bool nika_fold_same(const char *typed, size_t size, const char *name)
{
    return taken(typed, size, name, strlen(name)) == strlen(name);
}

bool nika_fold_begins(const char *typed, size_t size, const char *name)
{
    return taken(typed, size, name, strlen(name)) <= strlen(name);
}

bool nika_fold_lists(const char *words, const char *typed, size_t size)
{
    while (*words) {
        const size_t length = strcspn(words, " ");
        if (size > 0 && taken(typed, size, words, length) == length)
            return true;
        words += length;
        words += *words == ' ';
    }
    return false;
}
