/*
 * fold.h: what people type, folded so that it can be compared. When typing, these make no difference: capital and small
 * letters, accents, letters and digits as a Japanese keyboard types them wide, half-width kana, hiragana and katakana,
 * and what stands between words: blanks of any width, tabs, commas.
 *
 * Folding never makes text longer, and folded text stays as it is when it is folded again: so all functions here take
 * folded text as well as what was typed.
 */
#ifndef NIKA_FOLD_H
#define NIKA_FOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NIKA_FOLDED_MAX = 160, NIKA_ECHO_MAX = 64 };

/* What was typed, folded, with a NUL at its end; no blanks at the end. Keeps a pointer to what was typed. */
struct nika_folded {
    char bytes[NIKA_FOLDED_MAX];
    uint8_t from[NIKA_FOLDED_MAX]; /* where the character of each byte begins in what was typed */
    size_t size;
    const char *typed;
};

/* Folds. False if it is too long for a move, or no text: then nothing is in it. */
bool nika_fold(const char *typed, size_t size, struct nika_folded *folded);

/* The character with which text begins, folded: ' ' for what stands between words, -1 for what is no text; *length says
 * how many bytes it took. `size` is at least 1. */
int32_t nika_fold_character(const char *typed, size_t size, size_t *length);

/* Writes down a piece of folded text as it was typed, to be shown to whoever typed it. */
const char *nika_fold_echo(const struct nika_folded *folded, const char *piece, size_t size, char echo[NIKA_ECHO_MAX]);

/* The size of the first word of text, and of what stands between it and the next one. */
size_t nika_fold_word(const char *typed, size_t size);
size_t nika_fold_gap(const char *typed, size_t size);

/* Whether what was typed is the same as a name, or the beginning of one. */
bool nika_fold_same(const char *typed, size_t size, const char *name);
bool nika_fold_begins(const char *typed, size_t size, const char *name);

/* Whether it is one of the words of a list that has blanks between them. */
bool nika_fold_lists(const char *words, const char *typed, size_t size);

#endif
