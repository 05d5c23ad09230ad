/*
 * stream.h: inside the room: chance from a key and a label, one stream for each thing that is drawn, so that no draw
 * moves another.
 */
#ifndef NIKA_FAIR_STREAM_H
#define NIKA_FAIR_STREAM_H

#include <nika/fair.h>

/*
 * A stream of words. They have four bytes; tests make them smaller, for with few values a draw that is not even shows.
 */
struct fair_stream {
    struct nika_hash key;
    uint64_t used; /* bytes */
    unsigned word; /* bytes of a word: 4; 1 or 2 in tests */
    uint8_t block[64];
};

struct fair_stream fair_stream(const struct nika_hash *key, const char *label);

/* The next word, and a number below `bound` (1 or more, and at most as many as there are words), all equally likely. */
uint32_t fair_word(struct fair_stream *stream);
unsigned fair_below(struct fair_stream *stream, unsigned bound);

/* Brings cards into an order, all orders equally likely. */
void fair_shuffle(struct fair_stream *stream, uint8_t *cards, unsigned count);

#endif
