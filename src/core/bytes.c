/*
 * bytes.c: numbers as little-endian bytes, so that encoded views are the same everywhere.
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
