/*
 * terminal_keys.h: decodes the bytes that a terminal sends into keys. Anything invalid (bytes that are not UTF-8,
 * unknown sequences, pasted text) is dropped; it never becomes another key.
 */
#ifndef NIKA_TUI_TERMINAL_KEYS_H
#define NIKA_TUI_TERMINAL_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KEY_BYTES = 64 }; /* of one sequence, at most */

/* The decoder's state. All 0 at the start. */
struct key_reader {
    char bytes[KEY_BYTES];
    size_t size;
    bool pasting;
    bool skipping;   /* the rest of a sequence that is too long */
    int row, column; /* of the last click */
};

/* Decodes one byte. Returns a key (see tui_board.h, display.h), or 0 if there is none yet. */
int key_reader_byte(struct key_reader *reader, char byte);

/* Timeout: a started sequence ends. Returns Escape if that was all, or 0. */
int key_reader_rest(struct key_reader *reader);

/* Whether a sequence has been started. */
bool key_reader_waits(const struct key_reader *reader);

#endif
