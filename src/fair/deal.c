/*
 * deal.c: from a secret and everybody's contributions to a deal (docs/fairness.md).
 */
#include <assert.h>
#include <string.h>

#include "stream.h"

enum {
    TABLE_DIGITS = NIKA_TABLE_ID_MAX - 1,
    MESSAGE_MAX = 512 /* a label, a table, the name of a game, and a contribution for each seat: all of them short */
};

/* What is hashed. */
struct message {
    uint8_t bytes[MESSAGE_MAX];
    size_t size;
};

static void add(struct message *message, const void *bytes, size_t size)
{
    assert(message->size + size <= sizeof message->bytes);
    memcpy(message->bytes + message->size, bytes, size);
    message->size += size;
}

static void add_byte(struct message *message, uint8_t byte)
{
    add(message, &byte, 1);
}

static void add_table(struct message *message, const char *table)
{
    assert(strlen(table) == TABLE_DIGITS);
    add(message, table, TABLE_DIGITS);
}

struct nika_hash nika_fair_commitment(const char *table, const struct nika_hash *secret)
{
    static const char label[] = "nika-fair-1 commitment"; /* its NUL ends it there, too */
    struct message message = {.size = 0};
    add(&message, label, sizeof label);
    add_table(&message, table);
    add(&message, secret->bytes, sizeof secret->bytes);
    return nika_sha256(message.bytes, message.size);
}

struct nika_hash nika_fair_pledge(const char *table, const struct nika_hash *chance)
{
    static const char label[] = "nika-fair-2 pledge";
    struct message message = {.size = 0};
    add(&message, label, sizeof label);
    add_table(&message, table);
    add(&message, chance->bytes, sizeof chance->bytes);
    return nika_sha256(message.bytes, message.size);
}

struct nika_hash nika_fair_stand_in(const char *table, const struct nika_hash *secret, unsigned seat)
{
    static const char label[] = "nika-fair-2 stand-in";
    struct message message = {.size = 0};
    add(&message, label, sizeof label);
    add_table(&message, table);
    add_byte(&message, (uint8_t)seat);
    return nika_hmac_sha256(secret->bytes, sizeof secret->bytes, message.bytes, message.size);
}

/* What one seat adds: nothing, what its person contributed, or what stands in for that. */
static void add_seat(struct message *message, const struct nika_fair *fair, unsigned seat)
{
    enum { NOBODY, CONTRIBUTION, STAND_IN };
    struct nika_hash bytes = fair->chance[seat];
    uint8_t kind = fair->people >> seat & 1 ? CONTRIBUTION : NOBODY;
    if (kind && fair->algorithm == NIKA_FAIR_2 && fair->silent >> seat & 1) {
        kind = STAND_IN;
        bytes = nika_fair_stand_in(fair->table, &fair->secret, seat);
    }
    add_byte(message, kind);
    if (kind)
        add(message, bytes.bytes, sizeof bytes.bytes);
}

/* What everything is drawn from: the secret decides, and so does each contribution, in its seat. */
static struct nika_hash key_of(const struct nika_fair *fair, const struct nika_setup *setup)
{
    static const char *const labels[] = {[NIKA_FAIR_1] = "nika-fair-1 deal", [NIKA_FAIR_2] = "nika-fair-2 deal"};
    struct message message = {.size = 0};
    add(&message, labels[fair->algorithm], strlen(labels[fair->algorithm]) + 1);
    add_table(&message, fair->table);
    add(&message, setup->game->name, strlen(setup->game->name) + 1);
    add_byte(&message, setup->players);
    for (unsigned seat = 0; seat < setup->players; seat++)
        add_seat(&message, fair, seat);
    return nika_hmac_sha256(fair->secret.bytes, sizeof fair->secret.bytes, message.bytes, message.size);
}

void nika_fair_deal(const struct nika_fair *fair, struct nika_setup *setup, struct nika_deal *deal, uint64_t *number)
{
    const struct nika_hash key = key_of(fair, setup);
    struct nika_pile piles[NIKA_PILES_MAX];
    struct fair_stream stream = fair_stream(&key, "start");
    setup->start = (uint8_t)fair_below(&stream, setup->players);
    memset(deal, 0, sizeof *deal);
    const unsigned count = setup->game->piles(setup, deal, piles);
    for (unsigned i = 0; i < count; i++) {
        char label[] = "pile 0";
        label[sizeof label - 2] = (char)('0' + i); /* there are never ten */
        stream = fair_stream(&key, label);
        fair_shuffle(&stream, deal->bytes + piles[i].first, piles[i].count);
    }
    stream = fair_stream(&key, "number");
    *number = fair_word(&stream);
    *number |= (uint64_t)fair_word(&stream) << 32;
}
