/* string.h: all of the C library that the rooms inside the WebAssembly module use; memory.c has it. */
#ifndef NIKA_WASM_STRING_H
#define NIKA_WASM_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
void *memchr(const void *bytes, int byte, size_t size);
size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
size_t strcspn(const char *text, const char *stops);
int strncmp(const char *a, const char *b, size_t size);

#endif
