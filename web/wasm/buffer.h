/*
 * buffer.h: the one buffer through which text goes in and out of a module. The host writes bytes to it, calls a function
 * with their number, and reads back as many as the answer says.
 */
#ifndef NIKA_WASM_BUFFER_H
#define NIKA_WASM_BUFFER_H

#include <nika/record.h>

#define EXPORT(name) __attribute__((export_name(#name)))

/* Large enough for a whole game as everybody saw it. */
enum { WASM_BUFFER_SIZE = 32 * NIKA_LINE_MAX };
extern char wasm_buffer[WASM_BUFFER_SIZE];

#endif
