/*
 * sha256.c: SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104), in integers alone, so that browsers compute the same as
 * servers from the same code.
 */
#include <nika/fair.h>

#include <string.h>

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t word, unsigned by)
{
    return word >> by | word << (32 - by);
}

static void digest_block(struct nika_sha256 *sha)
{
    uint32_t schedule[64], s[8];
    for (size_t i = 0; i < 16; i++)
        schedule[i] = (uint32_t)sha->block[4 * i] << 24 | (uint32_t)sha->block[4 * i + 1] << 16 |
                      (uint32_t)sha->block[4 * i + 2] << 8 | sha->block[4 * i + 3];
    for (unsigned i = 16; i < 64; i++) {
        const uint32_t a = schedule[i - 15], b = schedule[i - 2];
        schedule[i] = schedule[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + schedule[i - 7] +
                      (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
    }
    memcpy(s, sha->state, sizeof s);
    for (unsigned i = 0; i < 64; i++) {
        const uint32_t up = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) +
                            ((s[4] & s[5]) ^ (~s[4] & s[6])) + constants[i] + schedule[i];
        const uint32_t down =
            (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += up;
        s[0] = up + down;
    }
    for (unsigned i = 0; i < 8; i++)
        sha->state[i] += s[i];
}

void nika_sha256_begin(struct nika_sha256 *sha)
{
    *sha = (struct nika_sha256){
        .state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void nika_sha256_add(struct nika_sha256 *sha, const void *bytes, size_t size)
{
    const uint8_t *from = bytes;
    for (size_t i = 0; i < size; i++) {
        sha->block[sha->size++ % 64] = from[i];
        if (sha->size % 64 == 0)
            digest_block(sha);
    }
}

struct nika_hash nika_sha256_end(struct nika_sha256 *sha)
{
    static const uint8_t one = 0x80, zero = 0;
    struct nika_hash hash;
    const uint64_t bits = 8 * sha->size;
    nika_sha256_add(sha, &one, 1);
    while (sha->size % 64 != 56)
        nika_sha256_add(sha, &zero, 1);
    for (unsigned i = 0; i < 8; i++)
        nika_sha256_add(sha, &(uint8_t){(uint8_t)(bits >> (56 - 8 * i))}, 1);
    for (unsigned i = 0; i < 32; i++)
        hash.bytes[i] = (uint8_t)(sha->state[i / 4] >> (24 - 8 * (i % 4)));
    return hash;
}

struct nika_hash nika_sha256(const void *bytes, size_t size)
{
    struct nika_sha256 sha;
    nika_sha256_begin(&sha);
    nika_sha256_add(&sha, bytes, size);
    return nika_sha256_end(&sha);
}

struct nika_hash nika_hmac_sha256(const void *key, size_t key_size, const void *bytes, size_t size)
{
    uint8_t inner[64] = {0}, outer[64];
    struct nika_sha256 sha;
    if (key_size > sizeof inner) {
        const struct nika_hash hash = nika_sha256(key, key_size);
        memcpy(inner, hash.bytes, sizeof hash.bytes);
    } else {
        memcpy(inner, key, key_size);
    }
    for (unsigned i = 0; i < sizeof inner; i++) {
        outer[i] = inner[i] ^ 0x5c;
        inner[i] ^= 0x36;
    }
    nika_sha256_begin(&sha);
    nika_sha256_add(&sha, inner, sizeof inner);
    nika_sha256_add(&sha, bytes, size);
    const struct nika_hash within = nika_sha256_end(&sha);
    nika_sha256_begin(&sha);
    nika_sha256_add(&sha, outer, sizeof outer);
    nika_sha256_add(&sha, within.bytes, sizeof within.bytes);
    return nika_sha256_end(&sha);
}
