/*
 * chacha20.c: the key stream of ChaCha20 (RFC 8439), from which shuffles draw: nobody can tell it from true chance
 * without the key.
 */
#include <nika/fair.h>

#include <assert.h>
#include <string.h>

enum { BLOCK = 64 };

static uint32_t turn(uint32_t word, unsigned by)
{
    return word << by | word >> (32 - by);
}

static void quarter(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d)
{
    *a += *b;
    *d = turn(*d ^ *a, 16);
    *c += *d;
    *b = turn(*b ^ *c, 12);
    *a += *b;
    *d = turn(*d ^ *a, 8);
    *c += *d;
    *b = turn(*b ^ *c, 7);
}

static void make_block(const uint8_t key[32], uint32_t counter, uint8_t bytes[BLOCK])
{
    uint32_t first[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, [12] = counter}, s[16];
    for (size_t i = 0; i < 8; i++)
        first[4 + i] = (uint32_t)key[4 * i] | (uint32_t)key[4 * i + 1] << 8 | (uint32_t)key[4 * i + 2] << 16 |
                       (uint32_t)key[4 * i + 3] << 24;
    memcpy(s, first, sizeof s);
    for (unsigned round = 0; round < 10; round++) {
        for (unsigned i = 0; i < 4; i++)
            quarter(&s[i], &s[4 + i], &s[8 + i], &s[12 + i]);
        for (unsigned i = 0; i < 4; i++)
            quarter(&s[i], &s[4 + (i + 1) % 4], &s[8 + (i + 2) % 4], &s[12 + (i + 3) % 4]);
    }
    for (unsigned i = 0; i < BLOCK; i++)
        bytes[i] = (uint8_t)((s[i / 4] + first[i / 4]) >> (8 * (i % 4)));
}

void nika_chacha20(const uint8_t key[32], uint64_t offset, uint8_t *bytes, size_t size)
{
    assert(offset % BLOCK == 0);
    for (uint64_t counter = offset / BLOCK; size > 0; counter++) {
        uint8_t block[BLOCK];
        const size_t part = size < BLOCK ? size : BLOCK;
        assert(counter <= UINT32_MAX);
        make_block(key, (uint32_t)counter, block);
        memcpy(bytes, block, part);
        bytes += part;
        size -= part;
    }
}
