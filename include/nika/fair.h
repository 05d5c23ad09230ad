/*
 * fair.h: provably fair deals: commit and reveal, so that nobody can have chosen a deal alone (docs/fairness.md).
 *
 * Before anybody sits down, the server publishes a commitment to 32 secret bytes. Each person who sits down pledges 32
 * random bytes of her own, by their hash. Once all pledges are fixed and everybody knows them, each person reveals her
 * bytes. The deal, the start seat and the seed of computer players follow from all of them; at the end the secret is
 * revealed, and everybody can recompute them.
 */
#ifndef NIKA_FAIR_H
#define NIKA_FAIR_H

#include <nika/game.h>

enum {
    NIKA_FAIR_BYTES = 32,
    NIKA_TABLE_ID_MAX = 17, /* 16 hexadecimal digits, small letters, and a NUL */
    NIKA_KEY_BYTES = 32,    /* of Ed25519 (RFC 8032): a public key, */
    NIKA_SIGNATURE_BYTES = 64,
    NIKA_SIGNED_BYTES = 46 /* and what is signed of a record */
};

struct nika_hash {
    uint8_t bytes[NIKA_FAIR_BYTES];
};

/* SHA-256 (FIPS 180-4), HMAC-SHA-256 (RFC 2104), ChaCha20 (RFC 8439: 96-bit nonce of zeros, counter from 0; `bytes` are
 * the key stream's from `offset` on, a multiple of 64). */
struct nika_hash nika_sha256(const void *bytes, size_t size);
/* The same piece by piece. */
struct nika_sha256 {
    uint32_t state[8];
    uint8_t block[64];
    uint64_t size;
};
void nika_sha256_begin(struct nika_sha256 *sha);
void nika_sha256_add(struct nika_sha256 *sha, const void *bytes, size_t size);
struct nika_hash nika_sha256_end(struct nika_sha256 *sha);
struct nika_hash nika_hmac_sha256(const void *key, size_t key_size, const void *bytes, size_t size);
void nika_chacha20(const uint8_t key[32], uint64_t offset, uint8_t *bytes, size_t size);

/* nika-fair-1: contributions are shown to the server one after the other. nika-fair-2: they are pledged first. */
enum nika_fair_algorithm { NIKA_FAIR_1, NIKA_FAIR_2 };
const char *nika_fair_name(enum nika_fair_algorithm algorithm);

/* Everything that a deal follows from. */
struct nika_fair {
    enum nika_fair_algorithm algorithm;
    char table[NIKA_TABLE_ID_MAX];
    struct nika_hash secret;
    uint8_t people; /* mask of the seats that contributed; nika-fair-2: of the seats with persons */
    struct nika_hash chance[NIKA_SEATS_MAX];
    /* nika-fair-2 alone. */
    struct nika_hash pledge[NIKA_SEATS_MAX]; /* of those persons */
    uint8_t silent; /* persons who did not reveal what they had pledged: the stand-in takes its place */
    uint8_t early;  /* persons who had sent their contribution before all pledges were fixed */
};

/* The commitment to the secret, for this table; it is the same for both algorithms. */
struct nika_hash nika_fair_commitment(const char *table, const struct nika_hash *secret);

/* What a person pledges: the hash of her contribution. */
struct nika_hash nika_fair_pledge(const char *table, const struct nika_hash *chance);

/* What counts for a seat whose person does not reveal her contribution: the commitment has fixed it, too. */
struct nika_hash nika_fair_stand_in(const char *table, const struct nika_hash *secret, unsigned seat);

/* Deals: sets the setup's start seat, the deal, and the number. The setup is complete but for its start. */
void nika_fair_deal(const struct nika_fair *fair, struct nika_setup *setup, struct nika_deal *deal, uint64_t *number);

/*
 * The value of a record header's key "fair", and reading it again: false, with the misfit filled in (`found` is empty
 * if something is missing) and *fair untouched. The commitment that stands in it is checked against the secret here,
 * and each contribution against its pledge.
 */
void nika_fair_write(const struct nika_fair *fair, unsigned players, struct nika_writer *writer);
bool nika_fair_read(struct nika_json value, unsigned players, struct nika_fair *fair, struct nika_misfit *misfit);

/* Whether a header's start, deal and number are those that follow from its proof. */
bool nika_fair_check(const struct nika_fair *fair, const struct nika_setup *setup, const struct nika_deal *deal,
                     uint64_t number, struct nika_misfit *misfit);

/* All of that for a record's header, whose setup and deal have been read: what its keys "fair" and "number" prove. */
enum nika_proof { NIKA_PROOF_ABSENT, NIKA_PROOF_HOLDS, NIKA_PROOF_BROKEN /* the misfit says where */ };
enum nika_proof nika_fair_prove(struct nika_json header, const struct nika_setup *setup, const struct nika_deal *deal,
                                struct nika_misfit *misfit);

/*
 * A record that its server has signed names the public key in its header, "key", and ends its result line with
 * "signature". What is signed follows from the hash of all bytes before that member. Writing closes the line; reading
 * says how many of a line's bytes are covered, and is false if no signature ends it.
 */
void nika_signed_message(const struct nika_hash *record, uint8_t message[NIKA_SIGNED_BYTES]);
void nika_signed_write(const uint8_t signature[NIKA_SIGNATURE_BYTES], struct nika_text *line);
bool nika_signed_read(const char *line, size_t size, size_t *covered, uint8_t signature[NIKA_SIGNATURE_BYTES]);

#endif
