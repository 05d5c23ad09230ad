/*
 * node_links_bare.h: for tests of links between nodes: a bare socket that knows their key, and how they speak, worked out anew here, so that
 * it can say what no node would.
 */
#ifndef NIKA_TESTS_UNIT_NODE_LINKS_BARE_H
#define NIKA_TESTS_UNIT_NODE_LINKS_BARE_H

#include "node_links_kit.h"

struct bare {
    int fd;
    crypto_secretstream_xchacha20poly1305_state state;
    uint8_t header[HEADER];
};

/* Greets, and works out what comes next: the key for the direction from the side that dialled, which is this one. */
static void bare_greet(struct bare *bare, unsigned port, uint8_t key)
{
    uint8_t mine[GREETING] = "nika-link-1\n", other[GREETING], keys[KEY], said[1 + 2 * NONCE] = {0}, each[KEY];
    bare->fd = bare_dial(port);
    memset(mine + NONCE_AT, 77, NONCE);
    bare_write(bare->fd, mine, sizeof mine);
    assert_int_equal(bare_read(bare->fd, other, sizeof other), GREETING);
    assert_memory_equal(other, mine, NONCE_AT);
    memset(keys, key, sizeof keys);
    memcpy(said + 1, mine + NONCE_AT, NONCE);
    memcpy(said + 1 + NONCE, other + NONCE_AT, NONCE);
    crypto_generichash(each, sizeof each, said, sizeof said, keys, sizeof keys);
    crypto_secretstream_xchacha20poly1305_init_push(&bare->state, bare->header, each);
}

static void bare_size(uint8_t *at, size_t size)
{
    for (unsigned i = 0; i < 4; i++)
        at[i] = (uint8_t)(size >> (8 * i));
}

static void bare_message(struct bare *bare, const void *bytes, size_t size)
{
    uint8_t message[4 + EXTRA + 256];
    assert_true(size <= 256);
    bare_size(message, size + EXTRA);
    crypto_secretstream_xchacha20poly1305_push(&bare->state, message + 4, NULL, bytes, size, NULL, 0, 0);
    bare_write(bare->fd, message, 4 + EXTRA + size);
}

static void bare_open(struct bare *bare, struct side *side)
{
    uint8_t rest[HEADER + 4 + EXTRA];
    const unsigned opened = side->opened + 1;
    bare_greet(bare, side->port, 1);
    bare_write(bare->fd, bare->header, HEADER);
    bare_message(bare, "", 0);
    assert_int_equal(bare_read(bare->fd, rest, sizeof rest), sizeof rest);
    UNTIL(side->opened == opened);
}

#endif
