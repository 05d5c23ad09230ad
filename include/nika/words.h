/*
 * words.h: text in bounded buffers, UTF-8, and showing strangers' text safely.
 */
#ifndef NIKA_WORDS_H
#define NIKA_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Text that is being written into a caller's buffer. It always ends with a NUL; what does not fit is left out, at a
 * character's border, and `cut` remembers it. */
struct nika_text {
    char *bytes;
    size_t size; /* written so far, without the NUL */
    size_t room; /* bytes of the buffer, at least 1 */
    bool cut;
};
struct nika_text nika_text(char *bytes, size_t room);
void nika_text_add(struct nika_text *text, const char *string);
void nika_text_copy(char *to, size_t room, const char *from); /* the same into bytes that hold nothing else */
void nika_text_add_bytes(struct nika_text *text, const char *bytes, size_t size);
void nika_text_add_char(struct nika_text *text, char character);
void nika_text_add_number(struct nika_text *text, int64_t number);
void nika_text_add_decimal(struct nika_text *text, uint64_t number); /* the same without a sign: all 64 bits count */

/* Adds to a list with commas: "a", then "a, b". The text holds nothing but the list. */
void nika_text_add_listed(struct nika_text *text, const char *item);

/* The character that starts at text: its code point, and in *length how many bytes it takes. -1 if it is no valid UTF-8
 * (overlong, a surrogate, above U+10FFFF, cut off); size is at least 1. */
int32_t nika_utf8_read(const char *text, size_t size, size_t *length);

/* Writes a code point (a valid one) and returns how many bytes it took, at most 4. */
size_t nika_utf8_write(uint32_t code, char bytes[4]);

/* Whether a character is better not shown as it is: it controls, or it is invisible. */
bool nika_utf8_hidden(uint32_t code);

/* The width of a text on a terminal: Japanese characters and signs take two columns. */
int nika_utf8_columns(const char *text);

/*
 * Adds strangers' text so that it can do no harm on a terminal or in a log: control characters, bidirectional marks,
 * zero-width and other invisible characters, line separators, and bytes that are no UTF-8 come out as \xNN or \u{NNNN};
 * a backslash is doubled. After `most` bytes of output it ends with "…".
 */
void nika_text_add_safely(struct nika_text *text, const char *bytes, size_t size, size_t most);

#ifdef __cplusplus
}
#endif

#endif
