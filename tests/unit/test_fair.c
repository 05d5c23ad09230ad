/*
 * test_fair.c: deals and proofs (fair.h), against the vectors of docs/fairness.md, which were worked out by another program.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/games.h>
#include <nika/null.h>

#include "fair/stream.h"

/* The vectors' table: the secret is 00 01 … 1f, seat 0 contributed 11…, seat 2 contributed 33…, seat 1 nothing. */
static struct nika_fair example(void)
{
    struct nika_fair fair = {.table = "0123456789abcdef", .people = 1 | 4};

    for (uint8_t i = 0; i < NIKA_FAIR_BYTES; i++)
        fair.secret.bytes[i] = i;
    memset(fair.chance[0].bytes, 0x11, NIKA_FAIR_BYTES);
    memset(fair.chance[2].bytes, 0x33, NIKA_FAIR_BYTES);
    return fair;
}

#define ELEVEN "1111111111111111111111111111111111111111111111111111111111111111"
#define THIRTY_THREE "3333333333333333333333333333333333333333333333333333333333333333"
#define COMMITMENT "011dff7bcc00d4e52cd8fb9e392cee4991a2b0af9a7601084548ee9cb7faec8e"
#define SECRET "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define NUMBER UINT64_C(5739283930845763663)

static const char proof_text[] =
    "{\"algorithm\":\"nika-fair-1\",\"table\":\"0123456789abcdef\",\"commitment\":\"" COMMITMENT
    "\",\"secret\":\"" SECRET "\",\"chance\":[\"" ELEVEN "\",null,\"" THIRTY_THREE "\"]}";

static struct nika_setup three(unsigned start)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, &nika_null, 3, start));
    return setup;
}

static const struct nika_deal null_deal = {{7, 1, 2, 6, 3, 4, 5}};

static void commits(void **state)
{
    const struct nika_fair fair = example();
    const struct nika_hash commitment = nika_fair_commitment(fair.table, &fair.secret);
    char digits[2 * NIKA_FAIR_BYTES + 1];

    (void)state;
    nika_hex(commitment.bytes, sizeof commitment.bytes, digits);
    assert_string_equal(digits, COMMITMENT);
}

/*
 * nika-fair-2, by the vectors: the same, but pledged; seat 2 may be silent.
 */
#define PLEDGE_0 "f0ef033619a1b37046dc031fbb4dd357adf7209a3a94ab24c97a30bc8210dcb7"
#define PLEDGE_2 "063150903a541b80225ce8fc0382bac7b47c263c74af7e4091e84f49d01b149a"
#define PLEDGED_NUMBER UINT64_C(1954017455665815912)
#define SILENT_NUMBER UINT64_C(13657022838695802463)

static struct nika_fair pledged(void)
{
    struct nika_fair fair = example();

    fair.algorithm = NIKA_FAIR_2;
    fair.pledge[0] = nika_fair_pledge(fair.table, &fair.chance[0]);
    fair.pledge[2] = nika_fair_pledge(fair.table, &fair.chance[2]);
    return fair;
}

static struct nika_fair silent(void)
{
    struct nika_fair fair = pledged();

    fair.silent = 4;
    fair.early = 1;
    memset(&fair.chance[2], 0, sizeof fair.chance[2]);
    return fair;
}

static const char pledged_text[] =
    "{\"algorithm\":\"nika-fair-2\",\"table\":\"0123456789abcdef\",\"commitment\":\"" COMMITMENT
    "\",\"secret\":\"" SECRET "\",\"pledge\":[\"" PLEDGE_0 "\",null,\"" PLEDGE_2 "\"],\"chance\":[\"" ELEVEN
    "\",null,\"" THIRTY_THREE "\"],\"early\":[]}";
static const char silent_text[] =
    "{\"algorithm\":\"nika-fair-2\",\"table\":\"0123456789abcdef\",\"commitment\":\"" COMMITMENT
    "\",\"secret\":\"" SECRET "\",\"pledge\":[\"" PLEDGE_0 "\",null,\"" PLEDGE_2 "\"],\"chance\":[\"" ELEVEN
    "\",null,null],\"early\":[0]}";

static void assert_digits(struct nika_hash hash, const char *expected)
{
    char digits[2 * NIKA_FAIR_BYTES + 1];

    nika_hex(hash.bytes, sizeof hash.bytes, digits);
    assert_string_equal(digits, expected);
}

/* The tiles of both deals: 6 3 2 2 1 1 and 0 5 0 2 0 1, as below. */
static void pledges_and_stands_in(void **state)
{
    const struct nika_fair all = pledged(), one = silent();
    struct nika_setup setup = three(0);
    struct nika_deal deal;
    uint64_t number;

    (void)state;
    assert_digits(all.pledge[0], PLEDGE_0);
    assert_digits(all.pledge[2], PLEDGE_2);
    assert_digits(nika_fair_stand_in(all.table, &all.secret, 2),
                  "6b082935b316fd42a27b5a401c1cfdbe2b67bee1783b4bf1ff7656ddcabb4089");
    nika_fair_deal(&all, &setup, &deal, &number);
    assert_int_equal(setup.start, 1);
    assert_memory_equal(&deal, &((struct nika_deal){{1, 6, 2, 5, 3, 4, 7}}), sizeof deal);
    assert_true(number == PLEDGED_NUMBER);
    nika_fair_deal(&one, &setup, &deal, &number);
    assert_int_equal(setup.start, 0);
    assert_memory_equal(&deal, &((struct nika_deal){{4, 2, 5, 3, 7, 6, 1}}), sizeof deal);
    assert_true(number == SILENT_NUMBER);
}

static void assert_words(const char *label, const char *key, const uint32_t *words, unsigned count)
{
    struct nika_hash deal_key;
    char digits[2 * NIKA_FAIR_BYTES + 1];

    assert_true(nika_unhex("138b9cb1197416ce6105612386ad98edd63770f26f7cc885111477958b78e9db", 64, deal_key.bytes,
                           sizeof deal_key.bytes));
    struct fair_stream stream = fair_stream(&deal_key, label);

    nika_hex(stream.key.bytes, sizeof stream.key.bytes, digits);
    assert_string_equal(digits, key);
    for (unsigned i = 0; i < count; i++)
        assert_int_equal(fair_word(&stream), words[i]);
}

static void streams_have_their_words(void **state)
{
    (void)state;
    assert_words("start", "19e8ca61793667bdfbbd3bae453abf4dcf3049a500b8142d359aa25da573f54b",
                 (const uint32_t[]){0xba7f0851}, 1);
    assert_words("pile 0", "3bf5133a69a589aed70cd891b30eafa19e2ffaed7f21c35a23a6b885ee826b1e",
                 (const uint32_t[]){0x1e35c18b, 0x71921049, 0x53f9746d, 0x893cf687, 0xf7f42816, 0x46152378}, 6);
    assert_words("number", "8d5637f8b64a3f4799bf1dd9c36c1853358c74527d44c47d1ac2ba296ae1020f",
                 (const uint32_t[]){0xbb2b584f, 0x4fa60853}, 2);
}

/* A stream goes on from block to block. */
static void streams_go_on(void **state)
{
    struct fair_stream stream = {.word = 4, .key = {{9}}};
    uint8_t bytes[64 * 5];

    (void)state;
    nika_chacha20(stream.key.bytes, 0, bytes, sizeof bytes);
    for (size_t at = 0; at < sizeof bytes; at += 4)
        assert_int_equal(fair_word(&stream), (uint32_t)bytes[at] | (uint32_t)bytes[at + 1] << 8 |
                                                 (uint32_t)bytes[at + 2] << 16 | (uint32_t)bytes[at + 3] << 24);
}

/* The tiles 1 to 7, and by the words above the numbers 4, 3, 2, 3, 1, 0:
 *   i=6 j=4: 1 2 3 4 7 6 5    i=5 j=3: 1 2 3 6 7 4 5    i=4 j=2: 1 2 7 6 3 4 5
 *   i=3 j=3: 1 2 7 6 3 4 5    i=2 j=1: 1 7 2 6 3 4 5    i=1 j=0: 7 1 2 6 3 4 5 */
static void deals_the_vector(void **state)
{
    const struct nika_fair fair = example();
    struct nika_setup setup = three(2);
    struct nika_deal deal;
    uint64_t number;

    (void)state;
    memset(&deal, 0xcc, sizeof deal);
    nika_fair_deal(&fair, &setup, &deal, &number);
    assert_int_equal(setup.start, 0);
    assert_memory_equal(&deal, &null_deal, sizeof deal);
    assert_true(number == NUMBER);
}

/* Every part counts: with any one of them changed, something else is dealt. (Among 5040 orders of seven tiles and 2⁶⁴ numbers
 * the number tells.) */
static void everything_counts(void **state)
{
    uint64_t numbers[16], number;
    unsigned count = 0;

    (void)state;
    for (unsigned change = 0; change < 10; change++) {
        struct nika_fair fair = example();
        struct nika_setup setup = three(0);
        struct nika_deal deal;

        switch (change) {
        case 1:
            fair.secret.bytes[31] ^= 1;
            break;
        case 2:
            fair.table[15] = '0';
            break;
        case 3:
            fair.chance[0].bytes[0] ^= 0x80;
            break;
        case 4:
            fair.chance[2].bytes[31] ^= 1;
            break;
        case 5:
            fair.people = 1;
            break;
        case 6:
            fair.people = 1 | 2 | 4;
            break;
        case 7:
            fair.people = 0;
            break;
        case 8: /* the same bytes, in other seats */
            memset(fair.chance[0].bytes, 0x33, NIKA_FAIR_BYTES);
            memset(fair.chance[2].bytes, 0x11, NIKA_FAIR_BYTES);
            break;
        case 9:
            assert_true(nika_setup_init(&setup, &nika_null, 4, 0));
            break;
        default:
            break;
        }
        nika_fair_deal(&fair, &setup, &deal, &number);
        for (unsigned i = 0; i < count; i++)
            assert_true(numbers[i] != number);
        numbers[count++] = number;
    }
    for (unsigned i = 0; nika_games[i]; i++) {
        const struct nika_fair fair = example();
        struct nika_setup setup;
        struct nika_deal deal;

        if (nika_games[i] == &nika_null)
            continue;
        assert_true(nika_setup_init(&setup, nika_games[i], 3, 0));
        nika_fair_deal(&fair, &setup, &deal, &number);
        for (unsigned j = 0; j < count; j++)
            assert_true(numbers[j] != number);
        numbers[count++] = number;
    }
    /* What nobody contributed does not count, nor do start and edition. */
    struct nika_fair fair = example();
    struct nika_setup setup = three(1);
    struct nika_deal deal;

    fair.chance[1].bytes[5] = 77;
    fair.chance[5].bytes[5] = 77;
    assert_true(nika_setup_edition(&setup, "reverse"));
    nika_fair_deal(&fair, &setup, &deal, &number);
    assert_true(number == NUMBER);
    assert_memory_equal(&deal, &null_deal, sizeof deal);
}

/* Each game, with all numbers of players: the deal is one that records can have. */
static void deals_every_game(void **state)
{
    static char text[4096];

    (void)state;
    for (unsigned i = 0; nika_games[i]; i++)
        for (unsigned players = nika_games[i]->players_min; players <= nika_games[i]->players_max; players++) {
            const struct nika_fair fair = example();
            struct nika_setup setup;
            struct nika_deal deal, again;
            struct nika_misfit misfit;
            struct nika_json value;
            struct nika_text line = nika_text(text, sizeof text);
            struct nika_writer writer = nika_writer(&line);
            uint64_t number;
            size_t at;

            assert_true(nika_setup_init(&setup, nika_games[i], players, 0));
            nika_fair_deal(&fair, &setup, &deal, &number);
            assert_true(setup.start < players);
            setup.game->write_deal(&setup, &deal, &writer);
            assert_int_equal(nika_json_check(text, line.size, &value, &at), NIKA_JSON_FINE);
            assert_true(setup.game->read_deal(&setup, value, &again, &misfit));
            assert_memory_equal(&deal, &again, sizeof deal);
            assert_true(nika_fair_check(&fair, &setup, &deal, number, &misfit));
        }
}

/* Reads a proof that lies alone in memory, so that a sanitizer sees a read beyond it. */
static bool read_proof(const char *text, unsigned players, struct nika_fair *fair, struct nika_misfit *misfit)
{
    const size_t size = strlen(text);
    char *alone = malloc(size);
    struct nika_json value;
    size_t at;

    assert_non_null(alone);
    memcpy(alone, text, size);
    assert_int_equal(nika_json_check(alone, size, &value, &at), NIKA_JSON_FINE);
    const bool fine = nika_fair_read(value, players, fair, misfit);

    free(alone);
    return fine;
}

static void writes_and_reads(void **state)
{
    const struct nika_fair fair = example();
    struct nika_fair read;
    struct nika_misfit misfit;
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);

    (void)state;
    nika_fair_write(&fair, 3, &writer);
    assert_string_equal(bytes, proof_text);
    memset(&read, 0xcc, sizeof read);
    assert_true(read_proof(proof_text, 3, &read, &misfit));
    assert_memory_equal(&read, &fair, sizeof fair);
    for (unsigned i = 0; i < 2; i++) {
        const struct nika_fair other = i ? silent() : pledged();

        text = nika_text(bytes, sizeof bytes);
        writer = nika_writer(&text);
        nika_fair_write(&other, 3, &writer);
        assert_string_equal(bytes, i ? silent_text : pledged_text);
        memset(&read, 0xcc, sizeof read);
        assert_true(read_proof(bytes, 3, &read, &misfit));
        assert_memory_equal(&read, &other, sizeof other);
    }
}

/* A proof with one text for another. */
static void replace_in(const char *proof, char *bytes, size_t room, const char *what, const char *by)
{
    const char *at = strstr(proof, what);
    struct nika_text text = nika_text(bytes, room);

    assert_non_null(at);
    nika_text_add_bytes(&text, proof, (size_t)(at - proof));
    nika_text_add(&text, by);
    nika_text_add(&text, at + strlen(what));
    assert_false(text.cut);
}

static void replace(char *bytes, size_t room, const char *what, const char *by)
{
    replace_in(proof_text, bytes, room, what, by);
}

#define FORM64 "64 × 0…9 a…f"
#define CAPITALS "000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F"

static void reads_no_other_form(void **state)
{
    static const struct {
        const char *what, *by, *where, *expected;
    } cases[] = {
        {"\"algorithm\"", "\"logarithm\"", "fair.algorithm", "nika-fair-2"},
        {"nika-fair-1", "nika-fair-2", "fair.pledge", "[…]"},
        {"nika-fair-1", "nika-fair-3", "fair.algorithm", "nika-fair-2"},
        {"\"nika-fair-1\"", "1", "fair.algorithm", "nika-fair-2"},
        {"\"table\"", "\"tables\"", "fair.table", "16 × 0…9 a…f"},
        {"0123456789abcdef", "0123456789abcde", "fair.table", "16 × 0…9 a…f"},
        {"0123456789abcdef", "0123456789abcdef0", "fair.table", "16 × 0…9 a…f"},
        {"0123456789abcdef", "0123456789ABCDEF", "fair.table", "16 × 0…9 a…f"},
        {"0123456789abcdef", "0123456789abcdeg", "fair.table", "16 × 0…9 a…f"},
        {"\"0123456789abcdef\"", "81985529216486895", "fair.table", "16 × 0…9 a…f"},
        {"0123456789abcdef", "0123456789abcde0", "fair.commitment", NULL},
        {"\"commitment\"", "\"commitments\"", "fair.commitment", FORM64},
        {COMMITMENT, "", "fair.commitment", FORM64},
        {COMMITMENT, COMMITMENT "00", "fair.commitment", FORM64},
        {"011dff7b", "111dff7b", "fair.commitment", COMMITMENT},
        {"011dff7b", "011DFF7B", "fair.commitment", FORM64},
        {"\"secret\"", "\"Secret\"", "fair.secret", FORM64},
        {SECRET, CAPITALS, "fair.secret", FORM64},
        {"1c1d1e1f", "1c1d1e", "fair.secret", FORM64},
        {"1c1d1e1f", "1c1d1e1e", "fair.commitment", NULL},
        {"\"chance\"", "\"chances\"", "fair.chance", "[…]"},
        {",null", "", "fair.chance", "3 × \"…\", null"},
        {",null", ",null,null", "fair.chance", "3 × \"…\", null"},
        {"null", "false", "fair.chance[1]", FORM64},
        {"null", "\"\"", "fair.chance[1]", FORM64},
        {"\"" ELEVEN "\"", "11", "fair.chance[0]", FORM64},
        {"33\"]}", "3g\"]}", "fair.chance[2]", FORM64},
        {"33\"]}", "33\"],\"more\":1}", "fair", NULL},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_fair fair, before;
        struct nika_misfit misfit;
        char bytes[1024];

        replace(bytes, sizeof bytes, cases[i].what, cases[i].by);
        memset(&fair, 0xcc, sizeof fair);
        before = fair;
        assert_false(read_proof(bytes, 3, &fair, &misfit));
        assert_memory_equal(&fair, &before, sizeof fair);
        assert_string_equal(misfit.where, cases[i].where);
        if (cases[i].expected)
            assert_string_equal(misfit.expected, cases[i].expected);
    }
}

static void reads_no_other_pledges(void **state)
{
    static const struct {
        const char *what, *by, *where, *expected;
    } cases[] = {
        {"nika-fair-2", "nika-fair-1", "fair", NULL},
        {"\"pledge\"", "\"pledges\"", "fair.pledge", "[…]"},
        {"\"early\"", "\"Early\"", "fair.early", "[…]"},
        {"f0ef", "f0ee", "fair.pledge[0]", PLEDGE_0},
        {"\"" PLEDGE_0 "\"", "null", "fair.pledge[0]", FORM64},
        {"f0ef", "F0EF", "fair.pledge[0]", FORM64},
        {"[\"" PLEDGE_0 "\",", "[", "fair.pledge", "3 × \"…\", null"},
        {"\"early\":[0]", "\"early\":[2]", "fair.early[0]", NULL}, /* she was silent */
        {"\"early\":[0]", "\"early\":[1]", "fair.early[0]", NULL}, /* nobody sits there */
        {"\"early\":[0]", "\"early\":[0,0]", "fair.early[1]", NULL},
        {"\"early\":[0]", "\"early\":[3]", "fair.early[0]", NULL},
        {"\"early\":[0]", "\"early\":[-1]", "fair.early[0]", NULL},
        {"\"early\":[0]", "\"early\":0", "fair.early", "[…]"},
        {"\"early\":[0]", "\"early\":[0],\"more\":1", "fair", NULL},
        {ELEVEN, THIRTY_THREE, "fair.pledge[0]", PLEDGE_2},
        {"null,null", "\"" ELEVEN "\",null", "fair.pledge[1]", FORM64},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_fair fair;
        struct nika_misfit misfit;
        char bytes[1024];

        replace_in(silent_text, bytes, sizeof bytes, cases[i].what, cases[i].by);
        assert_false(read_proof(bytes, 3, &fair, &misfit));
        assert_string_equal(misfit.where, cases[i].where);
        if (cases[i].expected)
            assert_string_equal(misfit.expected, cases[i].expected);
    }
}

static void misses_what_is_not_there(void **state)
{
    static const char *const others[] = {"{}", "[]", "null", "\"nika-fair-1\"", "1"};
    struct nika_fair fair;
    struct nika_misfit misfit;

    (void)state;
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        assert_false(read_proof(others[i], 3, &fair, &misfit));
        assert_string_equal(misfit.where, i == 0 ? "fair.algorithm" : "fair");
        assert_string_equal(misfit.found, i == 0 ? "" : others[i]);
    }
    /* Other numbers of players than there are contributions. */
    assert_false(read_proof(proof_text, 2, &fair, &misfit));
    assert_string_equal(misfit.where, "fair.chance");
    assert_false(read_proof(proof_text, 6, &fair, &misfit));
}

static void checks_start_deal_and_number(void **state)
{
    const struct nika_fair fair = example();
    struct nika_setup setup = three(0);
    struct nika_deal deal = null_deal;
    struct nika_misfit misfit;

    (void)state;
    assert_true(nika_fair_check(&fair, &setup, &deal, NUMBER, &misfit));
    assert_false(nika_fair_check(&fair, &setup, &deal, 0, &misfit));
    assert_string_equal(misfit.where, "number");
    assert_string_equal(misfit.expected, "5739283930845763663");
    assert_string_equal(misfit.found, "0");
    deal.bytes[3] = 3;
    deal.bytes[4] = 6;
    assert_false(nika_fair_check(&fair, &setup, &deal, NUMBER, &misfit));
    assert_string_equal(misfit.where, "deal[3]");
    assert_string_equal(misfit.expected, "6");
    assert_string_equal(misfit.found, "3");
    setup.start = 1;
    assert_false(nika_fair_check(&fair, &setup, &deal, NUMBER, &misfit));
    assert_string_equal(misfit.where, "start");
    assert_string_equal(misfit.expected, "0");
    assert_string_equal(misfit.found, "1");
}

/* Where in a deal of lists in objects the first wrong card lies: seat 1's tokens lie from byte 22 on, and blue cards from
 * byte 22·3 + 12 on. */
static void names_the_place_in_a_deal(void **state)
{
    const struct nika_fair fair = example();
    struct nika_setup setup;
    struct nika_deal right, deal;
    struct nika_misfit misfit;
    uint64_t number;

    (void)state;
    for (unsigned i = 0; nika_games[i]; i++) {
        if (strcmp(nika_games[i]->name, "justinian") != 0)
            continue;
        assert_true(nika_setup_init(&setup, nika_games[i], 3, 0));
        nika_fair_deal(&fair, &setup, &right, &number);
        deal = right;
        deal.bytes[66 + 12 + 11] = right.bytes[66 + 12];
        deal.bytes[66 + 12] = right.bytes[66 + 12 + 11];
        assert_false(nika_fair_check(&fair, &setup, &deal, number, &misfit));
        assert_string_equal(misfit.where, "deal.cards.blue[0]");
        deal.bytes[22 + 21] = (uint8_t)((right.bytes[22 + 21] + 1) % 6);
        assert_false(nika_fair_check(&fair, &setup, &deal, number, &misfit));
        assert_string_equal(misfit.where, "deal.tokens[1][21]");
        return;
    }
    fail_msg("there is no Justinian");
}

static enum nika_proof prove(const char *members, struct nika_misfit *misfit)
{
    const struct nika_setup setup = three(0);
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_json header;
    size_t at;

    nika_text_add(&text, "{");
    nika_text_add(&text, members);
    nika_text_add(&text, "}");
    assert_int_equal(nika_json_check(bytes, text.size, &header, &at), NIKA_JSON_FINE);
    return nika_fair_prove(header, &setup, &null_deal, misfit);
}

static void proves_headers(void **state)
{
    static const char *const wrong[] = {
        "5739283930845763663",
        "\"05739283930845763663\"",
        "\"5739283930845763664\"",
        "\"\"",
        "\"5739283930845763663 \"",
        "\"+5739283930845763663\"",
        "\"-1\"",
        "null",
    };
    struct nika_misfit misfit;
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    (void)state;
    assert_int_equal(prove("\"number\":\"1\"", &misfit), NIKA_PROOF_ABSENT);
    nika_text_add(&text, "\"fair\":");
    nika_text_add(&text, proof_text);
    assert_int_equal(prove(bytes, &misfit), NIKA_PROOF_BROKEN);
    assert_string_equal(misfit.where, "number");
    assert_string_equal(misfit.found, "");
    nika_text_add(&text, ",\"number\":");
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct nika_text with = text;

        nika_text_add(&with, wrong[i]);
        assert_int_equal(prove(bytes, &misfit), NIKA_PROOF_BROKEN);
        assert_string_equal(misfit.where, "number");
        assert_string_equal(misfit.expected, "5739283930845763663");
        assert_string_equal(misfit.found, wrong[i]);
    }
    nika_text_add(&text, "\"5739283930845763663\"");
    assert_int_equal(prove(bytes, &misfit), NIKA_PROOF_HOLDS);
    assert_int_equal(prove("\"fair\":null", &misfit), NIKA_PROOF_BROKEN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(commits),
        cmocka_unit_test(pledges_and_stands_in),
        cmocka_unit_test(streams_have_their_words),
        cmocka_unit_test(streams_go_on),
        cmocka_unit_test(deals_the_vector),
        cmocka_unit_test(everything_counts),
        cmocka_unit_test(deals_every_game),
        cmocka_unit_test(writes_and_reads),
        cmocka_unit_test(reads_no_other_form),
        cmocka_unit_test(reads_no_other_pledges),
        cmocka_unit_test(misses_what_is_not_there),
        cmocka_unit_test(checks_start_deal_and_number),
        cmocka_unit_test(names_the_place_in_a_deal),
        cmocka_unit_test(proves_headers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
