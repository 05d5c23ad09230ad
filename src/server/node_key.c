/*
 * node_key.c: the key by which the nodes of a cluster know each other. It is in the store, where whoever comes first draws it: who can
 * read the store can be a node, and nobody else.
 */
#include <sodium.h>
#include <string.h>

#include <nika/bytes.h>

#include "server_internal.h"

static const char key_name[] = "link-key";

struct found {
    bool there;
    uint8_t *key;
};

static bool take_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct found *const found = context;
    (void)kind;
    found->there = found->there || (strcmp(key, key_name) == 0 && nika_unhex(value, size, found->key, NODE_KEY_BYTES));
    return true;
}

bool node_key_read(struct nika_store *store, uint8_t key[NODE_KEY_BYTES])
{
    struct found found = {.key = key};
    const struct nika_store_reader reader = {.row = take_row, .context = &found};
    char digits[2 * NODE_KEY_BYTES + 1];
    uint8_t drawn[NODE_KEY_BYTES];
    enum nika_kept kept;
    randombytes_buf(drawn, sizeof drawn);
    nika_hex(drawn, sizeof drawn, digits);
    const struct nika_op op = {
        .kind = NIKA_OP_ADD, .row = NIKA_ROW_META, .key = key_name, .value = digits, .size = sizeof digits - 1};
    bool fine = nika_store_rows(store, NIKA_ROW_META, key_name, NULL, false, 1, &reader);
    if (fine && !found.there) {
        nika_store_keep(store, &(struct nika_unit){&op, 1}, 1, &kept);
        fine = nika_store_rows(store, NIKA_ROW_META, key_name, NULL, false, 1, &reader);
    }
    sodium_memzero(digits, sizeof digits);
    sodium_memzero(drawn, sizeof drawn);
    return fine && found.there;
}
