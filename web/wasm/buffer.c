/*
 * buffer.c: as its header says.
 */
#include "buffer.h"

char wasm_buffer[WASM_BUFFER_SIZE];

EXPORT(nika_buffer) char *find_buffer(void);
EXPORT(nika_buffer_size) size_t buffer_size(void);

char *find_buffer(void)
{
    return wasm_buffer;
}

size_t buffer_size(void)
{
    return sizeof wasm_buffer;
}
