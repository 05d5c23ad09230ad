/*
 * bytes.h: numbers as bytes, little-endian on every platform, in bounded buffers.
 */
#ifndef NIKA_BYTES_H
#define NIKA_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes that are being written; the caller's buffer is large enough by construction, which is asserted. */
struct nika_bytes_out {
    uint8_t *bytes;
    size_t size, room;
};
void nika_put(struct nika_bytes_out *out, uint64_t number, unsigned bytes);

/* Bytes that are being read. Reading past the end gives 0 and is remembered in `short_of`. */
struct nika_bytes_in {
    const uint8_t *bytes;
    size_t at, size;
    bool short_of;
};
uint64_t nika_get(struct nika_bytes_in *in, unsigned bytes);

/* Whether exactly all bytes were read. */
bool nika_got_all(const struct nika_bytes_in *in);

#endif
