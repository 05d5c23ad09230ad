/*
 * wasm_memory.c: the few functions of <string.h> that the rooms use, for a module without a C library.
 *
 * Compiled with -fno-builtin, or the compiler would recognise the loops and call the functions from themselves.
 */
#include <string.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    return memmove(to, from, size);
}

void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *target = to;
    const unsigned char *source = from;
    if (target <= source)
        for (size_t i = 0; i < size; i++)
            target[i] = source[i];
    else
        for (size_t i = size; i-- > 0;)
            target[i] = source[i];
    return to;
}

void *memset(void *to, int byte, size_t size)
{
    unsigned char *target = to;
    for (size_t i = 0; i < size; i++)
        target[i] = (unsigned char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < size; i++)
        if (left[i] != right[i])
            return left[i] < right[i] ? -1 : 1;
    return 0;
}

void *memchr(const void *bytes, int byte, size_t size)
{
    const unsigned char *place = bytes;
    for (size_t i = 0; i < size; i++)
        if (place[i] == (unsigned char)byte)
            return (void *)(place + i);
    return NULL;
}

size_t strlen(const char *text)
{
    size_t size = 0;
    while (text[size])
        size++;
    return size;
}

int strcmp(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return (int)(unsigned char)*a - (int)(unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t size)
{
    for (; size > 0 && *a && *a == *b; size--)
        a++, b++;
    return size > 0 ? (int)(unsigned char)*a - (int)(unsigned char)*b : 0;
}

size_t strcspn(const char *text, const char *stops)
{
    size_t size = 0;
    while (text[size] && !memchr(stops, text[size], strlen(stops)))
        size++;
    return size;
}
