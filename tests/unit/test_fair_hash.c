/*
 * test_fair_hash.c: SHA-256, HMAC and ChaCha20 (fair.h) against the examples of their standards, and against libsodium for
 * all sizes around the borders of blocks.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/fair.h>

static void assert_hash(struct nika_hash hash, const char *digits)
{
    char found[2 * NIKA_FAIR_BYTES + 1];

    nika_hex(hash.bytes, sizeof hash.bytes, found);
    assert_string_equal(found, digits);
}

/* FIPS 180-4's examples (as NIST publishes them): no bytes, three, 56, 112, and a million times "a". */
static void sha256_examples(void **state)
{
    static const char two[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                      four[] =
                          "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
                          "lmnopqrsmnopqrstnopqrstu";
    char *million = malloc(1000000);

    (void)state;
    assert_non_null(million);
    memset(million, 'a', 1000000);
    assert_hash(nika_sha256("", 0), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_hash(nika_sha256("abc", 3), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_hash(nika_sha256(two, 56), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_hash(nika_sha256(four, 112), "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    assert_hash(nika_sha256(million, 1000000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    free(million);
}

/* RFC 4231, its cases 1 to 4, 6 and 7 (5 is about cut hashes). */
static void hmac_examples(void **state)
{
    static const char long_key[] =
        "This is a test using a larger than block-size key and a larger than block-size data. "
        "The key needs to be hashed before being used by the HMAC algorithm.";
    uint8_t key[131], data[50];

    (void)state;
    memset(key, 0x0b, 20);
    assert_hash(nika_hmac_sha256(key, 20, "Hi There", 8),
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    assert_hash(nika_hmac_sha256("Jefe", 4, "what do ya want for nothing?", 28),
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    memset(key, 0xaa, sizeof key);
    memset(data, 0xdd, sizeof data);
    assert_hash(nika_hmac_sha256(key, 20, data, 50),
                "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    assert_hash(nika_hmac_sha256(key, 131, "Test Using Larger Than Block-Size Key - Hash Key First", 54),
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    assert_hash(nika_hmac_sha256(key, 131, long_key, strlen(long_key)),
                "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
    for (uint8_t i = 0; i < 25; i++)
        key[i] = (uint8_t)(i + 1);
    memset(data, 0xcd, sizeof data);
    assert_hash(nika_hmac_sha256(key, 25, data, 50),
                "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
}

static void assert_block(const uint8_t key[32], uint64_t counter, const char *digits)
{
    uint8_t block[64];
    char found[129];

    nika_chacha20(key, 64 * counter, block, sizeof block);
    nika_hex(block, sizeof block, found);
    assert_string_equal(found, digits);
}

/* RFC 8439, appendix A.1: those with a nonce of zeros. */
static void chacha20_examples(void **state)
{
    uint8_t key[32] = {0};

    (void)state;
    assert_block(key, 0,
                 "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                 "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    assert_block(key, 1,
                 "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                 "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    key[31] = 1;
    assert_block(key, 1,
                 "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                 "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
    key[31] = 0;
    key[1] = 0xff;
    assert_block(key, 2,
                 "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                 "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
}

/* Whatever the sizes, both make the same. */
static void agrees_with_libsodium(void **state)
{
    enum { MOST = 300 };
    uint8_t bytes[MOST], theirs[MOST], ours[MOST];
    const uint8_t nonce[crypto_stream_chacha20_ietf_NONCEBYTES] = {0};

    (void)state;
    assert_true(sodium_init() >= 0);
    for (unsigned i = 0; i < MOST; i++)
        bytes[i] = (uint8_t)(i * i + 7 * i + 3);
    for (size_t size = 0; size <= MOST; size++) {
        crypto_auth_hmacsha256_state hmac;

        crypto_hash_sha256(theirs, bytes, size);
        assert_memory_equal(nika_sha256(bytes, size).bytes, theirs, 32);

        crypto_auth_hmacsha256_init(&hmac, bytes, size);
        crypto_auth_hmacsha256_update(&hmac, bytes, MOST - size);
        crypto_auth_hmacsha256_final(&hmac, theirs);
        assert_memory_equal(nika_hmac_sha256(bytes, size, bytes, MOST - size).bytes, theirs, 32);

        crypto_stream_chacha20_ietf(theirs, size, nonce, bytes + size % 200);
        memset(ours, 0x55, sizeof ours);
        nika_chacha20(bytes + size % 200, 0, ours, size);
        assert_memory_equal(ours, theirs, size);
        for (size_t i = size; i < MOST; i++)
            assert_int_equal(ours[i], 0x55);
        /* From a block further on it is the rest of the same. */
        if (size > 128) {
            nika_chacha20(bytes + size % 200, 128, ours, size - 128);
            assert_memory_equal(ours, theirs + 128, size - 128);
        }
    }
}

/* What is signed of a record, by the vector of docs/fairness.md: its key is that of the seed 00 01 … 1f. */
static void signed_records(void **state)
{
    static const char text[] = "{\"nika\":2}\n{\"result\":{}";
    static const char digits[] = "b6abf11f434bdb2a4b53a5414ba236aaa42979d0f89540ec9c7380d1215bd698"
                                 "9c39bd8999b6ebdec228ce2baa43491b35fde60aa49e9886ffdf283cfc43570f";
    uint8_t key[NIKA_KEY_BYTES], message[NIKA_SIGNED_BYTES], signature[NIKA_SIGNATURE_BYTES];
    char line[512];
    size_t covered;
    struct nika_sha256 sha;
    struct nika_text end = nika_text(line, sizeof line);

    (void)state;
    nika_sha256_begin(&sha);
    for (size_t i = 0; i < strlen(text); i++)
        nika_sha256_add(&sha, text + i, 1);
    const struct nika_hash hash = nika_sha256_end(&sha);
    assert_hash(hash, "8dd09a5c3cf1832a7904cb63d86671b4ccec4ff2accb2a37525f5561c5c71aac");
    nika_signed_message(&hash, message);
    assert_memory_equal(message, "nika-record-1", 14);
    assert_memory_equal(message + 14, hash.bytes, sizeof hash.bytes);
    assert_true(nika_unhex("03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8", 64, key, sizeof key));
    assert_true(nika_unhex(digits, 128, signature, sizeof signature));
    assert_int_equal(crypto_sign_verify_detached(signature, message, sizeof message, key), 0);
    /* As the end of a line. */
    nika_text_add(&end, "{\"result\":{}");
    nika_signed_write(signature, &end);
    memset(signature, 0, sizeof signature);
    assert_true(nika_signed_read(line, end.size, &covered, signature));
    assert_int_equal(covered, 12);
    assert_int_equal(crypto_sign_verify_detached(signature, message, sizeof message, key), 0);
    assert_false(nika_signed_read(line, end.size - 1, &covered, signature));
    assert_false(nika_signed_read(line + 13, end.size - 13, &covered, signature));
    line[end.size - 3] = 'F';
    assert_false(nika_signed_read(line, end.size, &covered, signature));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sha256_examples),       cmocka_unit_test(hmac_examples),  cmocka_unit_test(chacha20_examples),
        cmocka_unit_test(agrees_with_libsodium), cmocka_unit_test(signed_records),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
