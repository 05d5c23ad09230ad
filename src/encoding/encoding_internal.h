/*
 * encoding_internal.h: what each game brings to have an encoding, and how bits and bytes are written fast. Inside this
 * room only.
 */
#ifndef NIKA_ENCODING_INTERNAL_H
#define NIKA_ENCODING_INTERNAL_H

#include <string.h>

#include <nika/encoding_glance.h>

/* Dimensions that depend on the number of players. */
enum { EACH_SEAT = 255, EACH_OTHER = 254 };

/* A part of a layout, whatever the number of players. */
struct encoding_part {
    const char *name;
    uint8_t dimensions[NIKA_DIMENSIONS_MAX];
    uint8_t most;
};

/* The encoding of a game: a constant table, as a game itself is one. The functions mean what nika/encoding.h says; where
 * they get a glance, it is that of a seat that plays. */
struct encoding {
    const struct nika_game *game;
    unsigned actions;
    const struct encoding_part *parts[NIKA_PRIVILEGED + 1]; /* of each layout; a part without a name ends them */
    unsigned (*action_of)(const struct nika_setup *, const struct nika_glance *, struct nika_move);
    bool (*action_move)(const struct nika_setup *, const struct nika_glance *, unsigned action, struct nika_move *);
    unsigned (*mask)(const struct nika_setup *, const struct nika_glance *, uint8_t *mask); /* all 0 before */
    size_t (*name)(const struct nika_setup *, unsigned action, char name[NIKA_WORD_MAX]);
    /* What of the setup is worked out once for many observations, NIKA_OBSERVER_BYTES at most; or NULL: nothing. */
    void (*prepare)(const struct nika_setup *, void *prepared);
    void (*observe)(const struct nika_setup *, const void *prepared, const struct nika_glance *, struct nika_standing *,
                    uint8_t *observation);
    bool keeps; /* something in nika_standing, which is NULL for games that don't */
    void (*observe_hidden)(const struct nika_setup *, const struct nika_world *, unsigned seat, uint8_t *privileged);
    /* The arguments of a move as it was seen; they are all 0 before. */
    void (*arguments)(struct nika_move seen, uint8_t arguments[NIKA_ACT_BYTES - 2]);
};

extern const struct encoding nika_encoding_byzantz, nika_encoding_justinian, nika_encoding_null;

/* byzantz_actions.c */
unsigned byzantz_action_of(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move);
bool byzantz_action_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                         struct nika_move *move);
unsigned byzantz_action_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask);
size_t byzantz_action_name(const struct nika_setup *setup, unsigned action, char name[NIKA_WORD_MAX]);

/* justinian_actions.c */
unsigned justinian_action_of(const struct nika_setup *setup, const struct nika_glance *glance, struct nika_move move);
bool justinian_action_move(const struct nika_setup *setup, const struct nika_glance *glance, unsigned action,
                           struct nika_move *move);
unsigned justinian_action_mask(const struct nika_setup *setup, const struct nika_glance *glance, uint8_t *mask);
size_t justinian_action_name(const struct nika_setup *setup, unsigned action, char name[NIKA_WORD_MAX]);

/* The same byte eight times. */
#define EIGHT_OF(byte) ((byte)*UINT64_C(0x0101010101010101))

/* Writes eight bytes, the lowest first on every platform. */
static inline void put_eight(uint8_t *at, uint64_t bytes)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap64(bytes);
#endif
    memcpy(at, &bytes, sizeof bytes);
}

/* The same with four. */
static inline void put_four(uint8_t *at, uint32_t bytes)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap32(bytes);
#endif
    memcpy(at, &bytes, sizeof bytes);
}

/* Copies a fixed number of bytes in steps of sixteen, up to fifteen too many. Written out it is faster than what compilers
 * and libraries have for some hundred bytes; they would recognize it if this promised that the two do not overlap. */
static inline void copy_sixteens(uint8_t *to, const uint8_t *from, size_t count)
{
    for (size_t i = 0; i < count; i += 16)
        memcpy(to + i, from + i, 16);
}

/* And with two. */
static inline void put_two(uint8_t *at, uint16_t bytes)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap16(bytes);
#endif
    memcpy(at, &bytes, sizeof bytes);
}

/* A byte for each seat, from seat 0 on, 0 for those that are not there, turned so that the viewer's comes first; returns
 * what follows them. Bytes beyond may be written too, so whatever follows must be written later. */
static inline uint8_t *put_seats(uint8_t *at, uint64_t bytes, unsigned viewer, unsigned players)
{
    const unsigned right = 8 * viewer;
    if (players == 4) /* they fill a word, which compilers turn with one instruction; no shift is as wide as it */
        put_four(at, (uint32_t)bytes >> right | (uint32_t)bytes << ((0 - right) & 31));
    else
        put_eight(at, bytes >> right | bytes << (8 * players - right));
    return at + players;
}

/* The lowest eight bits as eight bytes, 0 or 1 each. */
extern const uint64_t nika_eight_bits[256]; /* encoding.c */

static inline uint64_t eight_bits(unsigned bits)
{
    return nika_eight_bits[bits & 255];
}

/* The sum of eight bytes, if it is below 256. */
static inline unsigned sum_of_eight(uint64_t bytes)
{
    return (unsigned)(bytes * EIGHT_OF(UINT64_C(1)) >> 56);
}

/* A number as a byte; what is too large is 255. */
static inline uint8_t byte_of(unsigned number)
{
    return (uint8_t)(number < 255 ? number : 255);
}

/* The seat that comes so many after another, clockwise; fewer than the players. */
static inline unsigned seat_after(unsigned seat, unsigned by, unsigned players)
{
    return seat + by < players ? seat + by : seat + by - players;
}

/* How many seats clockwise from one seat to another. */
static inline unsigned seats_between(unsigned from, unsigned to, unsigned players)
{
    return to >= from ? to - from : to + players - from;
}

#endif
