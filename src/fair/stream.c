/*
 * stream.c: words, numbers and shuffles from a stream (docs/fairness.md).
 */
#include "stream.h"

#include <assert.h>
#include <string.h>

struct fair_stream fair_stream(const struct nika_hash *key, const char *label)
{
    return (struct fair_stream){.key = nika_hmac_sha256(key->bytes, sizeof key->bytes, label, strlen(label)),
                                .word = 4};
}

uint32_t fair_word(struct fair_stream *stream)
{
    const unsigned at = (unsigned)(stream->used % sizeof stream->block);
    uint32_t word = 0;
    if (at == 0)
        nika_chacha20(stream->key.bytes, stream->used, stream->block, sizeof stream->block);
    for (unsigned i = 0; i < stream->word; i++)
        word |= (uint32_t)stream->block[at + i] << (8 * i);
    stream->used += stream->word;
    return word;
}

unsigned fair_below(struct fair_stream *stream, unsigned bound)
{
    const uint64_t words = UINT64_C(1) << (8 * stream->word);
    /* What lies above the last whole multiple would make small numbers likelier: it is drawn again. */
#ifdef NIKA_FAULT_MODULO_BIAS /* a mistake, for the test that must find it */
    const uint64_t fair = words;
#else
    const uint64_t fair = words - words % bound;
#endif
    uint32_t word;
    assert(bound >= 1 && bound <= words);
    do
        word = fair_word(stream);
    while (word >= fair);
    return word % bound;
}

void fair_shuffle(struct fair_stream *stream, uint8_t *cards, unsigned count)
{
    for (unsigned left = count; left > 1; left--) {
        const unsigned drawn = fair_below(stream, left);
        const uint8_t card = cards[drawn];
        cards[drawn] = cards[left - 1];
        cards[left - 1] = card;
    }
}
