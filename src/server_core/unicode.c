/*
 * unicode.c: normalization form C (Unicode Standard Annex #15), and looking characters up (unicode.h).
 */
#include "unicode.h"

#include <stdlib.h>
#include <string.h>

/* Hangul syllables are composed by arithmetic: chapter 3.12 of the Unicode Standard. */
enum {
    SYLLABLES = 0xAC00,
    LEADING = 0x1100,
    VOWELS = 0x1161,
    TRAILING = 0x11A7, /* one before the first: no trailing consonant */
    LEADING_COUNT = 19,
    VOWEL_COUNT = 21,
    TRAILING_COUNT = 28,
    SYLLABLE_COUNT = LEADING_COUNT * VOWEL_COUNT * TRAILING_COUNT,
    DECOMPOSED_MAX = 4 /* characters that one decomposes into */
};

/* Characters with their combining classes. */
struct characters {
    unsigned count;
    struct character {
        uint32_t code;
        uint8_t order;
    } list[UNICODE_CHARACTERS_MAX * DECOMPOSED_MAX];
};

/* All tables begin with the code. */
static int compare_codes(const void *key, const void *row)
{
    uint32_t code, other;
    memcpy(&code, key, sizeof code);
    memcpy(&other, row, sizeof other);
    return (code > other) - (code < other);
}

static uint8_t order_of(uint32_t code)
{
    const struct unicode_order *row =
        bsearch(&code, unicode_orders, unicode_orders_count, sizeof *unicode_orders, compare_codes);
    return row ? row->order : 0;
}

static void add(struct characters *characters, uint32_t code)
{
    characters->list[characters->count++] = (struct character){code, order_of(code)};
}

static void decompose(struct characters *characters, uint32_t code)
{
    const struct unicode_letter *row = bsearch(&code, unicode_decompositions, unicode_decompositions_count,
                                               sizeof *unicode_decompositions, compare_codes);
    const uint32_t syllable = code - SYLLABLES;
    if (code >= SYLLABLES && syllable < SYLLABLE_COUNT) {
        add(characters, LEADING + syllable / (VOWEL_COUNT * TRAILING_COUNT));
        add(characters, VOWELS + syllable / TRAILING_COUNT % VOWEL_COUNT);
        if (syllable % TRAILING_COUNT)
            add(characters, TRAILING + syllable % TRAILING_COUNT);
    } else if (row) {
        const char *text = unicode_texts + row->folded;
        for (size_t length; *text; text += length)
            add(characters, (uint32_t)nika_utf8_read(text, strlen(text), &length));
    } else {
        add(characters, code);
    }
}

/* Marks of one letter in the order of their classes; those of the same class stay as they are. */
static void put_in_order(struct characters *characters)
{
    for (unsigned i = 1; i < characters->count; i++) {
        const struct character moved = characters->list[i];
        unsigned at = i;
        for (; moved.order && at > 0 && characters->list[at - 1].order > moved.order; at--)
            characters->list[at] = characters->list[at - 1];
        characters->list[at] = moved;
    }
}

/* The character that two compose, 0 if there is none. */
static uint32_t composed_of(uint32_t first, uint32_t second)
{
    const uint32_t leading = first - LEADING, vowel = second - VOWELS, syllable = first - SYLLABLES;
    if (first >= LEADING && leading < LEADING_COUNT && second >= VOWELS && vowel < VOWEL_COUNT)
        return SYLLABLES + (leading * VOWEL_COUNT + vowel) * TRAILING_COUNT;
    if (first >= SYLLABLES && syllable < SYLLABLE_COUNT && syllable % TRAILING_COUNT == 0 && second > TRAILING &&
        second < TRAILING + TRAILING_COUNT)
        return first + (second - TRAILING);
    size_t low = 0, high = unicode_pairs_count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const struct unicode_pair *pair = &unicode_pairs[middle];
        if (pair->first == first && pair->second == second)
            return pair->composed;
        if (pair->first < first || (pair->first == first && pair->second < second))
            low = middle + 1;
        else
            high = middle;
    }
    return 0;
}

/* Composes each letter with those of its marks that no other mark of the same class, or letter, keeps from it. */
static void compose(struct characters *characters)
{
    unsigned count = 0, letter = 0;
    bool is_letter = false; /* there is one to compose with */
    for (unsigned i = 0; i < characters->count; i++) {
        const struct character next = characters->list[i];
        const bool beside = is_letter && count == letter + 1;
        const bool open = is_letter && (beside || characters->list[count - 1].order < next.order);
        const uint32_t composed = open ? composed_of(characters->list[letter].code, next.code) : 0;
        if (composed) {
            characters->list[letter].code = composed;
            continue;
        }
        if (next.order == 0) {
            letter = count;
            is_letter = true;
        }
        characters->list[count++] = next;
    }
    characters->count = count;
}

size_t unicode_compose(const char *text, struct nika_text *composed)
{
    struct characters characters = {.count = 0};
    const size_t size = strlen(text);
    unsigned count = 0;
    for (size_t at = 0, length; at < size && count < UNICODE_CHARACTERS_MAX; at += length, count++)
        decompose(&characters, (uint32_t)nika_utf8_read(text + at, size - at, &length));
    put_in_order(&characters);
    compose(&characters);
    for (unsigned i = 0; i < characters.count; i++) {
        char bytes[4];
        nika_text_add_bytes(composed, bytes, nika_utf8_write(characters.list[i].code, bytes));
    }
    return characters.count;
}

static const struct unicode_letter *letter_of(uint32_t code)
{
    return bsearch(&code, unicode_letters, unicode_letters_count, sizeof *unicode_letters, compare_codes);
}

const char *unicode_fold(uint32_t code)
{
    const struct unicode_letter *letter = letter_of(code);
    return letter ? unicode_texts + letter->folded : NULL;
}

const char *unicode_skeleton(uint32_t code)
{
    const struct unicode_letter *letter = letter_of(code);
    return letter ? unicode_texts + letter->skeleton : NULL;
}
