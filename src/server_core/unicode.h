/*
 * unicode.h: what names need of Unicode: normalization (NFC), and two foldings. The tables are made from data/unicode by
 * tools/unicode.mjs; the C library's would vary with system and locale.
 */
#ifndef NIKA_SERVER_CORE_UNICODE_H
#define NIKA_SERVER_CORE_UNICODE_H

#include <stddef.h>
#include <stdint.h>

#include <nika/words.h>

/* A character that folds to something else, and what to: places in unicode_texts. Ordered by code, as all of these are. */
struct unicode_letter {
    uint32_t code;
    uint16_t folded, skeleton;
};
struct unicode_pair {
    uint32_t first, second, composed;
};
struct unicode_order {
    uint32_t code;
    uint8_t order; /* the canonical combining class */
};
extern const char unicode_texts[];
extern const struct unicode_letter unicode_letters[], unicode_decompositions[]; /* `folded`: the decomposition */
extern const struct unicode_pair unicode_pairs[];
extern const struct unicode_order unicode_orders[];
extern const size_t unicode_letters_count, unicode_decompositions_count, unicode_pairs_count, unicode_orders_count;

/* NFC of valid UTF-8 of at most so many characters; more are left out. Returns how many characters it has. */
enum { UNICODE_CHARACTERS_MAX = 500 };
size_t unicode_compose(const char *text, struct nika_text *composed);

/* What a character folds to: case and compatibility forms alike; or to its skeleton, lookalikes alike. NULL: itself. */
const char *unicode_fold(uint32_t code);
const char *unicode_skeleton(uint32_t code);

#endif
