/*
 * bytes.h: numbers as bytes, little-endian on every platform, in bounded buffers; and bytes as text.
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

/*
 * Bytes as hexadecimal digits, two for each, in small letters, with a final NUL; and back: false, and nothing written,
 * if they are not exactly that.
 */
void nika_hex(const uint8_t *bytes, size_t size, char *digits);
bool nika_unhex(const char *digits, size_t length, uint8_t *bytes, size_t size);

/*
 * Bytes as base64 (RFC 4648, with padding) and a final NUL: 4 characters for every 3 bytes begun. Back: how many bytes
 * they are, at most `room`, or -1 if it is not exactly that.
 */
size_t nika_base64(const uint8_t *bytes, size_t size, char *text);
ptrdiff_t nika_unbase64(const char *text, size_t length, uint8_t *bytes, size_t room);

#endif
