/*
 * signing.c: the server's key, with which it signs records (Ed25519, RFC 8032). It is drawn at the first start and kept
 * in the store, so that backups have it and a server that moves stays itself.
 */
#include <string.h>

#include <sodium.h>

#include <nika/bytes.h>

#include "server_internal.h"

_Static_assert(NIKA_SIGNATURE_BYTES == crypto_sign_BYTES && NIKA_KEY_BYTES == crypto_sign_PUBLICKEYBYTES, "Ed25519");

static const char row_key[] = "signing-key";

struct found {
    bool there;
    uint8_t seed[crypto_sign_SEEDBYTES];
};

static bool take_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    struct found *const found = context;
    (void)kind;
    found->there =
        found->there || (strcmp(key, row_key) == 0 && nika_unhex(value, size, found->seed, sizeof found->seed));
    return true;
}

bool signing_open(struct server *server)
{
    struct found found = {.there = false};
    const struct nika_store_reader reader = {.row = take_row, .context = &found};
    char digits[2 * crypto_sign_SEEDBYTES + 1];
    enum nika_kept kept = NIKA_KEPT;
    if (!nika_store_rows(server->writer.store, NIKA_ROW_META, row_key, NULL, false, 1, &reader))
        return false;
    if (!found.there) {
        randombytes_buf(found.seed, sizeof found.seed);
        nika_hex(found.seed, sizeof found.seed, digits);
        const struct nika_op op = {
            .kind = NIKA_OP_PUT, .row = NIKA_ROW_META, .key = row_key, .value = digits, .size = sizeof digits - 1};
        nika_store_keep(server->writer.store, &(struct nika_unit){&op, 1}, 1, &kept);
        sodium_memzero(digits, sizeof digits);
    }
    crypto_sign_seed_keypair(server->key, server->secret_key, found.seed);
    sodium_memzero(found.seed, sizeof found.seed);
    return kept == NIKA_KEPT;
}

void signing_sign(void *context, const void *bytes, size_t size, uint8_t *signature)
{
    const struct server *const server = context;
    crypto_sign_detached(signature, NULL, bytes, size, server->secret_key);
}

bool nika_signature_holds(const uint8_t key[NIKA_KEY_BYTES], const void *bytes, size_t size,
                          const uint8_t signature[NIKA_SIGNATURE_BYTES])
{
    return sodium_init() >= 0 && crypto_sign_verify_detached(signature, bytes, size, key) == 0;
}
