/*
 * bytes.c: numbers as little-endian bytes, so that encoded views are the same everywhere; and bytes as text, for what
 * is sent as JSON.
 */
#include <assert.h>

#include <nika/bytes.h>

void nika_put(struct nika_bytes_out *out, uint64_t number, unsigned bytes)
{
    assert(out->size + bytes <= out->room);
    for (unsigned i = 0; i < bytes; i++, number >>= 8)
        out->bytes[out->size++] = (uint8_t)number;
}

uint64_t nika_get(struct nika_bytes_in *in, unsigned bytes)
{
    if (in->size - in->at < bytes) {
        in->short_of = true;
        in->at = in->size;
        return 0;
    }
    uint64_t number = 0;
    for (unsigned i = 0; i < bytes; i++)
        number |= (uint64_t)in->bytes[in->at++] << (8 * i);
    return number;
}

bool nika_got_all(const struct nika_bytes_in *in)
{
    return !in->short_of && in->at == in->size;
}

void nika_hex(const uint8_t *bytes, size_t size, char *digits)
{
    static const char digit[] = "0123456789abcdef";
    for (size_t i = 0; i < size; i++) {
        *digits++ = digit[bytes[i] >> 4];
        *digits++ = digit[bytes[i] & 15];
    }
    *digits = '\0';
}

/* 16 if it is none. */
static unsigned hex_value(char digit)
{
    return (unsigned)(digit >= '0' && digit <= '9'   ? digit - '0'
                      : digit >= 'a' && digit <= 'f' ? digit - 'a' + 10
                                                     : 16);
}

bool nika_unhex(const char *digits, size_t length, uint8_t *bytes, size_t size)
{
    if (length != 2 * size)
        return false;
    for (size_t i = 0; i < length; i++)
        if (hex_value(digits[i]) > 15)
            return false;
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(hex_value(digits[2 * i]) << 4 | hex_value(digits[2 * i + 1]));
    return true;
}

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

size_t nika_base64(const uint8_t *bytes, size_t size, char *text)
{
    char *to = text;
    for (size_t i = 0; i < size; i += 3) {
        const size_t left = size - i;
        const uint32_t three = (uint32_t)bytes[i] << 16 | (left > 1 ? (uint32_t)bytes[i + 1] << 8 : 0) |
                               (left > 2 ? (uint32_t)bytes[i + 2] : 0);
        *to++ = letters[three >> 18];
        *to++ = letters[three >> 12 & 63];
        *to++ = left > 1 ? letters[three >> 6 & 63] : '=';
        *to++ = left > 2 ? letters[three & 63] : '=';
    }
    *to = '\0';
    return (size_t)(to - text);
}

static int base64_value(char letter)
{
    for (int value = 0; value < 64; value++)
        if (letters[value] == letter)
            return value;
    return -1;
}

ptrdiff_t nika_unbase64(const char *text, size_t length, uint8_t *bytes, size_t room)
{
    const bool one = length > 1 && text[length - 1] == '=', two = one && text[length - 2] == '=';
    const size_t padding = two ? 2 : one;
    const size_t size = length / 4 * 3 - padding;
    uint32_t bits = 0;
    if (length % 4 || size > room)
        return -1;
    for (size_t i = 0; i < length - padding; i++) {
        const int value = base64_value(text[i]);
        if (value < 0)
            return -1;
        bits = bits << 6 | (uint32_t)value;
        if (i % 4 && i / 4 * 3 + i % 4 - 1 < size)
            bytes[i / 4 * 3 + i % 4 - 1] = (uint8_t)(bits >> (6 - 2 * (i % 4)));
    }
    /* What is left over of the last character must be 0: each text of bytes is one. */
    if (padding && bits & ((1u << 2 * padding) - 1))
        return -1;
    return (ptrdiff_t)size;
}
