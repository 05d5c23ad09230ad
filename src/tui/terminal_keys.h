/*
 * terminal_keys.h: makes keys of the bytes that a terminal sends. Whatever makes no sense (bytes that are no UTF-8,
 * sequences that nobody knows, pasted text) is left out; it never becomes another key.
 */
#ifndef NIKA_TUI_TERMINAL_KEYS_H
#define NIKA_TUI_TERMINAL_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KEY_BYTES = 64 }; /* of one sequence, at most */

/* Where in a sequence the reader is. All 0 at the start. */
struct key_reader {
    char bytes[KEY_BYTES];
    size_t size;
    bool pasting;
    bool skipping;   /* the rest of a sequence that is too long */
    int row, column; /* of the last click */
};

/* Takes one byte. Returns a key (see board.h, glass.h), or 0 if there is none yet. */
int key_reader_byte(struct key_reader *reader, char byte);

/* No byte came for a while: what was begun is at its end. Returns Escape if that was all, or 0. */
int key_reader_rest(struct key_reader *reader);

/* Whether something was begun. */
bool key_reader_waits(const struct key_reader *reader);

#endif
