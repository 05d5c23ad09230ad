/*
 * test_net.c: unit tests of src/ai/net: files that are refused, and what small nets say, worked out by hand from
 * docs/nets.md. (tests/nets compares large ones with train/netfile.py.)
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/null.h>

#include "ai/net/net.h"

enum { HEADER = 56, ONE = 1 << 20, HALF = 1 << 19, QUARTER = 1 << 18, BIAS_MOST = 1 << 26 };

/*
 * Rows and slopes of the tables with the largest number of players (docs/environment.md). Byzantz, things: hand, bundle,
 * market, gone, unseen 5·4 columns, bids and known 6·4 each: 68, of 6 rows. Globals: merchants of those five and of known,
 * 11 columns of 6 rows and a slope, then as the layout has them, and 5. For the value 5·4 columns more, and 5 merchants.
 */
enum { B_THINGS = 408, B_GLOBALS = 316, B_SLOPES = 31 };
enum { B_VALUE_THINGS = 528, B_VALUE_GLOBALS = 346, B_VALUE_SLOPES = 36 };
/*
 * Justinian, things: place 12 rows, value 3·6, ahead 7·6, laid 18, owners 4·3, turned 4·18, cards 4, pushes 4·18; slopes 10.
 * For the value cards 3·4, laid 3·18. Globals: 504, and for the value hands and phase_tokens 3·6·5 each.
 */
enum { J_THINGS = 250, J_THINGS_SLOPES = 10, J_GLOBALS = 504, J_SLOPES = 14 };
enum { J_VALUE_THINGS = 316, J_VALUE_GLOBALS = 684 };

/*
 * Files.
 */
struct file {
    size_t size;
    uint8_t bytes[8192];
};

static void put(struct file *file, uint64_t number, unsigned bytes)
{
    for (; bytes > 0; bytes--, number >>= 8)
        file->bytes[file->size++] = (uint8_t)number;
}

static void put_at(struct file *file, size_t at, uint64_t number, unsigned bytes)
{
    const size_t size = file->size;
    file->size = at;
    put(file, number, bytes);
    file->size = size;
}

static uint64_t fnv1a(const uint8_t *bytes, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static uint64_t hash_layout(const struct nika_game *game)
{
    struct nika_slice slices[NIKA_SLICES_MAX + 1];
    struct file told = {0};
    memcpy(told.bytes, game->name, strlen(game->name));
    told.size = strlen(game->name);
    for (unsigned layout = NIKA_OBSERVATION; layout <= NIKA_PRIVILEGED; layout++) {
        unsigned count = nika_layout_slices(game, game->players_max, (enum nika_layout)layout, slices);
        if (game == &nika_justinian && layout == NIKA_OBSERVATION)
            slices[count++] = (struct nika_slice){"pushes", 0, {12, 4, 0}, 18};
        for (unsigned i = 0; i < count; i++) {
            memcpy(told.bytes + told.size, slices[i].name, strlen(slices[i].name) + 1);
            told.size += strlen(slices[i].name) + 1;
            for (unsigned j = 0; j < 3; j++)
                put(&told, slices[i].dimensions[j], 1);
            put(&told, slices[i].most, 1);
        }
    }
    return fnv1a(told.bytes, told.size);
}

/* The header of a net whose widths are all 1. */
static void begin(struct file *file, const struct nika_game *game, int32_t prior_weight)
{
    memset(file, 0, sizeof *file);
    memcpy(file->bytes, "NIKANET\2", 8);
    put_at(file, 12, (uint32_t)prior_weight, 4);
    put_at(file, 16, 1000, 4);
    put_at(file, 24, hash_layout(game), 8);
    for (unsigned i = 0; i < 10; i++)
        put_at(file, 32 + 2 * i, i == 5 && game == &nika_justinian ? 0 : 1, 2);
    file->size = HEADER;
}

/* A layer with one output, or a table's first tensors; returns its weights, which are all 0. */
static int8_t *put_layer(struct file *file, int32_t bias, int32_t multiplier, unsigned weights)
{
    put(file, (uint32_t)bias, 4);
    put(file, (uint32_t)multiplier, 4);
    file->size += weights;
    assert_true(file->size <= sizeof file->bytes);
    return (int8_t *)file->bytes + file->size - weights;
}

/* The size, and the checksum of all before it. */
static void seal(struct file *file)
{
    put_at(file, 8, file->size + 8, 4);
    put(file, fnv1a(file->bytes, file->size), 8);
}

static void seal_again(struct file *file)
{
    file->size -= 8;
    seal(file);
}

static const char *opened(struct nika_net *net, const struct nika_game *game, const struct file *file)
{
    return nika_net_open(net, game, file->bytes, file->size);
}

static unsigned place_of(const struct nika_game *game, unsigned players, enum nika_layout layout, const char *name)
{
    struct nika_slice slices[NIKA_SLICES_MAX];
    const unsigned count = nika_layout_slices(game, players, layout, slices);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(slices[i].name, name) == 0)
            return slices[i].first;
    fail();
    return 0;
}

/*
 * A small net of Justinian.
 */
static void put_justinian(struct file *file)
{
    begin(file, &nika_justinian, 128);
    /* things: laid comes behind 12 + 18 + 42 rows; its value 12, +3, selects 72 + 11. The first column of value begins at
     * 12; from 6 on it selects 12 + 5, and it has slope 0. */
    int8_t *things = put_layer(file, 0, ONE, J_THINGS + J_THINGS_SLOPES);
    things[83] = 1;
    things[17] = -1;
    things[J_THINGS] = 2;
    *put_layer(file, 1, HALF, 1) = 3; /* each */
    /* globals: hand comes first, 5 rows for each kind of token: three of +1 select row 2. The last five rows say how many
     * play, from two players on. */
    int8_t *globals = put_layer(file, 10, HALF, J_GLOBALS + J_SLOPES);
    globals[2] = 2;
    globals[499] = 1;
    globals[500] = 2;
    int8_t *pool = (int8_t *)file->bytes + file->size;
    pool[0] = 4;
    pool[1] = 2;
    file->size += 2;
    *put_layer(file, -4, ONE, 1) = 1; /* trunk */
    int8_t *mixed = put_layer(file, 0, ONE, 2);
    mixed[0] = 2;
    mixed[1] = 1;
    for (unsigned i = 0; i < 16; i++) /* plain: biases, multipliers, weights */
        put(file, i, 4);
    for (unsigned i = 0; i < 16; i++)
        put(file, ONE, 4);
    for (unsigned i = 0; i < 16; i++)
        put(file, i, 1);
    for (unsigned i = 0; i < 10; i++) /* of_thing */
        put(file, (uint32_t)(-120 - (int32_t)i), 4);
    for (unsigned i = 0; i < 10; i++)
        put(file, HALF, 4);
    for (unsigned i = 0; i < 10; i++)
        put(file, 1, 1);
    for (unsigned i = 0; i < 12; i++) /* holds */
        put(file, 10 * i, 4);
    for (unsigned i = 0; i < 12; i++)
        put(file, ONE, 4);
    for (unsigned i = 0; i < 12; i++)
        put(file, i % 2 ? 0xff : 2, 1);
    /* The value: things have cards behind the policy's 250 rows, then laid, 18 rows for each of the others. */
    put_layer(file, 0, ONE, J_VALUE_THINGS + J_THINGS_SLOPES)[250 + 12 + 18 + 2] = 3;
    *put_layer(file, 0, ONE, 1) = 1;
    /* globals: hands and phase_tokens, 18 columns of 5 rows each; then how many play. */
    globals = put_layer(file, 0, ONE, J_VALUE_GLOBALS + J_SLOPES);
    globals[499 + 5 * 6 + 4] = 1;          /* five +1 in the hand of the seat behind the next */
    globals[499 + 90 + 5 * (12 + 5)] = -1; /* one -3 on the phase space of the last */
    globals[499 + 180 + 2] = 2;            /* four play */
    file->size += 2;
    *put_layer(file, 0, ONE, 1) = 1;
    for (unsigned i = 0; i < 8; i++) /* outcome */
        put(file, 0, 4);
    for (unsigned i = 0; i < 8; i++)
        put(file, ONE, 4);
    for (unsigned i = 0; i < 8; i++)
        put(file, i < 4 ? i + 1 : (uint64_t)(0 - i), 1);
    seal(file);
}

static void test_justinian_policy(void **state)
{
    (void)state;
    static struct nika_net net;
    static struct file file;
    static uint8_t input[NIKA_NET_INPUT_MAX];
    const unsigned players = 2, value = place_of(&nika_justinian, players, NIKA_OBSERVATION, "value"),
                   laid = place_of(&nika_justinian, players, NIKA_OBSERVATION, "laid");
    put_justinian(&file);
    assert_null(opened(&net, &nika_justinian, &file));
    memset(input, 0, sizeof input);
    memset(input + laid, 9, 12);
    input[laid + 4] = 12;      /* counselor 4 */
    input[value + 3 * 4] = 10; /* in phase I */
    input[place_of(&nika_justinian, players, NIKA_OBSERVATION, "hand")] = 3;
    /*
     * things: counselor 4: 32·(1 - 1) + 10·2 = 20, the others 0.
     * each: (1 + 3·20 + 1) / 2 = 31, the others (1 + 1) / 2 = 1.
     * pooled: 31 + 11 = 42, (42 + 4) / 8 = 5; the largest is 31.
     * globals: 10 + 32·2 (hand) + 32·1 (two players) + (32·(4·5 + 2·31) + 64) / 128 = 21: 127; (127 + 1) / 2 = 64.
     * trunk: 64 - 4 = 60. mixed: 2·31 + 60 = 122, the others 62. plain[j]: 61·j. of_thing[k]: 122 - 120 - k and
     * 62 - 120 - k, half of it, plus a half, rounded down.
     */
    const uint8_t options[][NIKA_NET_OPTION_BYTES] = {
        {JUSTINIAN_PLACE, 1, 3},     /* kind 2 on the phase space: 122 */
        {JUSTINIAN_PLACE, 6, 1},     /* kind 0 on counselor 4: (2 + 1) / 2 = 1 */
        {JUSTINIAN_PLACE, 6, 6},     /* kind 5: (-3 + 1) / 2 = -1 */
        {JUSTINIAN_PLACE, 2, 2},     /* kind 1 on counselor 0: (-59 + 1) / 2 = -29 */
        {JUSTINIAN_PASS},            /* 6·61 = 366 */
        {JUSTINIAN_LEFT},            /* 427 */
        {JUSTINIAN_RIGHT},           /* 488 */
        {JUSTINIAN_TRIGGER},         /* 549 */
        {JUSTINIAN_DECLINE},         /* 610 */
        {JUSTINIAN_KEEP},            /* 671 */
        {JUSTINIAN_COLOR, 4},        /* 15·61 = 915 */
        {JUSTINIAN_EXCHANGE, 3, 5},  /* color 2, counselor 4: 2 - 8 = -6, (-6 + 1) / 2 = -3 rounded down */
        {JUSTINIAN_EXCHANGE, 1, 12}, /* color 0, counselor 11: -58 - 6 = -64, (-64 + 1) / 2 = -32 rounded down */
        {JUSTINIAN_PASS},            /* with a prior of -101: -101·128 / 256 = -51 rounded down */
    };
    const int16_t priors[14] = {[13] = -101};
    const int32_t expected[14] = {122, 1, -1, -29, 366, 427, 488, 549, 610, 671, 915, -3, -32, 315};
    int32_t logits[14];
    nika_net_policy(&net, players, input, options, priors, 14, logits);
    for (unsigned i = 0; i < 14; i++)
        assert_int_equal(logits[i], expected[i]);

    /* holds: 2·122 + 10·j where j is even, else 10·j - 122; for the others with 62. */
    struct nika_holds holds;
    nika_net_holds(&net, players, input, &holds);
    for (int32_t c = 0; c < NIKA_NET_THINGS_MAX; c++)
        for (int32_t j = 0; j < NIKA_NET_HOLDS; j++)
            assert_int_equal(holds.logits[c][j], 10 * j + (j % 2 ? -1 : 2) * (c == 4 ? 122 : 62));
    assert_true(net.knows_holds);

    /* With four players the same bytes stand elsewhere; what is told of the other seats selects rows of 0. globals have
     * no row for four: 127 - 32 = 95, (95 + 1) / 2 = 48; trunk 44. */
    memset(input, 0, sizeof input);
    memset(input + place_of(&nika_justinian, 4, NIKA_OBSERVATION, "laid"), 9, 12);
    memset(input + place_of(&nika_justinian, 4, NIKA_OBSERVATION, "owners"), 3, 48);
    memset(input + place_of(&nika_justinian, 4, NIKA_OBSERVATION, "seen"), 5, 24);
    memset(input + nika_layout_size(&nika_justinian, 4, NIKA_OBSERVATION), 18, 48);
    input[place_of(&nika_justinian, 4, NIKA_OBSERVATION, "laid") + 4] = 12;
    input[value + 3 * 4] = 10;
    input[place_of(&nika_justinian, 4, NIKA_OBSERVATION, "hand")] = 3;
    nika_net_policy(&net, 4, input, options + 4, priors, 1, logits);
    assert_int_equal(logits[0], 6 * 44 + 6);
}

static void test_justinian_value(void **state)
{
    (void)state;
    static struct nika_net net;
    static struct file file;
    static uint8_t input[NIKA_NET_INPUT_MAX];
    int32_t win[NIKA_SEATS_MAX], margin[NIKA_SEATS_MAX];
    const unsigned hidden = nika_layout_size(&nika_justinian, 4, NIKA_OBSERVATION) + 12 * 4,
                   next = place_of(&nika_justinian, 4, NIKA_PRIVILEGED, "next_tokens");
    put_justinian(&file);
    assert_null(opened(&net, &nika_justinian, &file));
    memset(input, 0, sizeof input);
    memset(input + hidden + next, 1, 48 + 48); /* what does not count */
    input[hidden + place_of(&nika_justinian, 4, NIKA_PRIVILEGED, "laid") + 12 + 11] = 3;
    input[hidden + place_of(&nika_justinian, 4, NIKA_PRIVILEGED, "hands") + 6] = 5;
    /* things: counselor 11: 96, which the pool does not pass on. globals: 32·1 + 32·2 = 96. win[j]: 96·(j + 1), margin[j]:
     * -96·(j + 4). */
    nika_net_value(&net, 4, input, win, margin);
    for (int32_t seat = 0; seat < 4; seat++) {
        assert_int_equal(win[seat], 96 * (seat + 1));
        assert_int_equal(margin[seat], -96 * (seat + 4));
    }
    assert_int_equal(win[4] | win[5] | margin[4] | margin[5], 0);
    input[hidden + place_of(&nika_justinian, 4, NIKA_PRIVILEGED, "phase_tokens") + 17] = 1;
    nika_net_value(&net, 4, input, win, margin); /* 96 - 32 */
    assert_int_equal(win[0], 64);
}

/* A net that has not learnt who holds which card: weights of 0, whatever else there is. */
static void test_no_holds(void **state)
{
    static const uint8_t weights[12] = {2, 0xff, 2, 0xff, 2, 0xff, 2, 0xff, 2, 0xff, 2, 0xff};
    static struct nika_net net;
    static struct file file;
    unsigned found = 0;
    (void)state;
    put_justinian(&file);
    for (size_t at = HEADER; at + sizeof weights < file.size; at++)
        if (memcmp(file.bytes + at, weights, sizeof weights) == 0) {
            memset(file.bytes + at, 0, sizeof weights);
            found++;
        }
    assert_int_equal(found, 1);
    seal_again(&file);
    assert_null(opened(&net, &nika_justinian, &file));
    assert_false(net.knows_holds);
}

/*
 * A small net of Byzantz.
 */
static void put_byzantz(struct file *file)
{
    begin(file, &nika_byzantz, 256);
    int8_t *things = put_layer(file, 0, ONE, B_THINGS);
    things[(20 + 24 + 4 + 1) * 6 + 2] = 2; /* three cards of value 2 known in the next seat's hand */
    things[(20 + 8 + 3) * 6 + 5] = 3;      /* six of value 4 in the bid of the seat behind */
    things[1] = 2;                         /* two of value 1 in the own hand */
    *put_layer(file, 0, ONE, 1) = 1;       /* each */
    /* globals: merchants of hand … unseen, then of known */
    int8_t *globals = put_layer(file, -20, ONE, B_GLOBALS + B_SLOPES);
    globals[7 * 6 + 1] = 1; /* two in the hand of the seat behind the next */
    globals[B_GLOBALS + 7] = 5;
    globals[311 + 1] = -1; /* three play */
    int8_t *pool = (int8_t *)file->bytes + file->size;
    pool[0] = 2;
    pool[1] = 1;
    file->size += 2;
    *put_layer(file, 8, ONE, 1) = 2; /* trunk */
    int8_t *mixed = put_layer(file, 100, ONE, 2);
    mixed[0] = 1;
    mixed[1] = -1;
    for (unsigned i = 0; i < 8; i++) /* plain */
        put(file, 0, 4);
    for (unsigned i = 0; i < 8; i++)
        put(file, ONE, 4);
    for (unsigned i = 0; i < 8; i++)
        put(file, i + 1, 1);
    *put_layer(file, 0, ONE, 1) = 2;                                                                  /* of_group */
    memcpy(put_layer(file, -200, QUARTER, 10), (const int8_t[]){1, 1, 2, 3, 4, -1, 1, 0, -1, 2}, 10); /* cards */
    for (unsigned i = 0; i < 4; i++)                                                                  /* worth */
        put(file, i == 0, 4);
    for (unsigned i = 0; i < 4; i++)
        put(file, ONE, 4);
    for (unsigned i = 0; i < 4; i++)
        put(file, i + 1, 1);
    /* The value: behind the policy's 68 and 84 columns, hands: goods, and merchants. */
    put_layer(file, 0, ONE, B_VALUE_THINGS)[B_THINGS + 30] = 1; /* column 68 + 4 + 1 */
    *put_layer(file, 0, ONE, 1) = 1;
    globals = put_layer(file, 0, ONE, B_VALUE_GLOBALS + B_VALUE_SLOPES);
    globals[311 + 3] = 1;
    globals[B_VALUE_GLOBALS + 31] = 2;
    globals[341 + 1] = 1;
    memset(file->bytes + file->size, 1, 2);
    file->size += 2;
    *put_layer(file, 0, ONE, 1) = 1;
    for (unsigned i = 0; i < 12; i++) /* outcome */
        put(file, 0, 4);
    for (unsigned i = 0; i < 12; i++)
        put(file, ONE, 4);
    for (unsigned i = 0; i < 12; i++)
        put(file, i < 6 ? i + 1 : (uint64_t)(0 - i), 1);
    seal(file);
}

static void test_byzantz_policy(void **state)
{
    (void)state;
    static struct nika_net net;
    static struct file file;
    static uint8_t input[NIKA_NET_INPUT_MAX];
    const unsigned players = 3, known = place_of(&nika_byzantz, players, NIKA_OBSERVATION, "known");
    put_byzantz(&file);
    assert_null(opened(&net, &nika_byzantz, &file));
    memset(input, 0, sizeof input);
    input[known + 25 + 9] = 3; /* kind 9 is value 2 of good 2 */
    input[known + 50 + 24] = 2;
    input[place_of(&nika_byzantz, players, NIKA_OBSERVATION, "bids") + 48 + 23] = 6; /* value 4 of good 5 */
    input[20] = 2;                                                                   /* value 1 of good 5 */
    /*
     * things: good 2: 32·2 = 64; good 5: 32·(3 + 2) = 160, so 127; the others 0. each is the same.
     * pooled: (64 + 127 + 2) / 4 = 48, and 127.
     * globals: -20 - 32 (three play) + 32 + 2·5 (merchants) + (32·(2·48 + 127) + 64) / 128 = 56: 46.
     * trunk: 8 + 2·46 = 100. mixed: 100 - 100 + each: 64, 127, 0. plain[j]: 100·(j + 1).
     */
    const uint8_t options[][NIKA_NET_OPTION_BYTES] = {
        {BYZANTZ_PASS},        /* 100 */
        {BYZANTZ_DONE},        /* 200 */
        {BYZANTZ_TAKE, 3},     /* 300 + 2·64 */
        {BYZANTZ_TAKE, 1},     /* 300 */
        {BYZANTZ_TAKE, 7},     /* 400 */
        {BYZANTZ_BID, 10, 10}, /* -200 + 100 + 2·(64 + 64) + 127 = 283; (283 + 2) / 4 = 71; 500 + 71 + 1 */
        {BYZANTZ_SELL, 24, 25} /* -200 + 100 + 4·127 - 127 - 127 = 154; 39; 700 + 3·39 */,
        {BYZANTZ_GIVE, 9},     /* -200 + 100 + 64: nothing; 600 */
        {BYZANTZ_DISCARD, 25}, /* -200 + 100 - 127 + 2·127 = 27; 7; 800 + 4·7; with a prior of -1000 */
    };
    const int16_t priors[9] = {[8] = -1000};
    const int32_t expected[9] = {100, 200, 428, 300, 400, 572, 817, 600, -172};
    int32_t logits[9];
    nika_net_policy(&net, players, input, options, priors, 9, logits);
    for (unsigned i = 0; i < 9; i++)
        assert_int_equal(logits[i], expected[i]);
}

static void test_byzantz_value(void **state)
{
    (void)state;
    static struct nika_net net;
    static struct file file;
    static uint8_t input[NIKA_NET_INPUT_MAX];
    int32_t win[NIKA_SEATS_MAX], margin[NIKA_SEATS_MAX];
    put_byzantz(&file);
    assert_null(opened(&net, &nika_byzantz, &file));
    memset(input, 0, sizeof input);
    input[315 + 25 + 9] = 1;          /* behind the observation: the hand of the seat behind the next */
    input[315 + 24] = 4;              /* merchants in the next seat's */
    memset(input + 315 + 50, 16, 75); /* next_bundles and removed do not count */
    /* things: good 2: 32. pooled: (32 + 2) / 4 = 8, and 32. globals: 32 + 4·2 (merchants) + 32 (three play) +
     * (32·(8 + 32) + 64) / 128 = 10: 82. win[j]: 82·(j + 1); margin[j]: -82·(j + 6). */
    nika_net_value(&net, 3, input, win, margin);
    for (int32_t seat = 0; seat < 3; seat++) {
        assert_int_equal(win[seat], 82 * (seat + 1));
        assert_int_equal(margin[seat], -82 * (seat + 6));
    }
    assert_int_equal(win[3] | margin[3], 0);
}

/*
 * Files that are refused.
 */
static void test_damaged(void **state)
{
    (void)state;
    static struct nika_net net;
    static struct file file;
    put_byzantz(&file);
    for (size_t byte = 0; byte < file.size; byte++)
        for (unsigned bit = 0; bit < 8; bit++) {
            file.bytes[byte] ^= (uint8_t)(1U << bit);
            assert_non_null(opened(&net, &nika_byzantz, &file));
            file.bytes[byte] ^= (uint8_t)(1U << bit);
        }
    assert_null(opened(&net, &nika_byzantz, &file));
    for (size_t size = 0; size < file.size; size++)
        assert_non_null(nika_net_open(&net, &nika_byzantz, file.bytes, size));
    assert_non_null(nika_net_open(&net, &nika_byzantz, file.bytes, file.size + 1));
    assert_non_null(opened(&net, &nika_justinian, &file));
    assert_non_null(opened(&net, &nika_null, &file));
    put_justinian(&file);
    assert_non_null(opened(&net, &nika_byzantz, &file));
}

/* A number somewhere in a file that is whole otherwise. */
static void refuse(const struct nika_game *game, size_t at, uint64_t number, unsigned bytes)
{
    static struct nika_net net;
    static struct file file;
    if (game == &nika_byzantz)
        put_byzantz(&file);
    else
        put_justinian(&file);
    put_at(&file, at, number, bytes);
    seal_again(&file);
    assert_non_null(opened(&net, game, &file));
}

static void test_numbers(void **state)
{
    (void)state;
    static struct nika_net net;
    static struct file file;
    refuse(&nika_byzantz, 7, 1, 1); /* the version before */
    refuse(&nika_byzantz, 7, 3, 1);
    refuse(&nika_byzantz, 12, 0xffffffff, 4); /* prior_weight -1 */
    refuse(&nika_byzantz, 12, ONE + 1, 4);    /* and too large */
    refuse(&nika_byzantz, 16, 0, 4);          /* margin_unit */
    refuse(&nika_byzantz, 20, 1, 4);          /* what is 0 */
    refuse(&nika_byzantz, 24, 1, 8);          /* the layout */
    for (unsigned i = 0; i < 12; i++) {       /* widths */
        refuse(&nika_byzantz, 32 + 2 * i, i < 10 ? 0 : 1, 2);
        refuse(&nika_byzantz, 32 + 2 * i, 2, 2); /* the tensors do not fit */
        refuse(&nika_byzantz, 32 + 2 * i, 129, 2);
        refuse(&nika_byzantz, 32 + 2 * i, 0x101, 2);
        refuse(&nika_justinian, 32 + 2 * i, i < 5 || (i > 5 && i < 10) ? 0 : 1, 2);
    }
    refuse(&nika_byzantz, HEADER, BIAS_MOST + 1, 4); /* a bias */
    refuse(&nika_byzantz, HEADER, (uint32_t)(-BIAS_MOST - 1), 4);
    refuse(&nika_byzantz, HEADER + 4, 0xffffffff, 4); /* a multiplier of -1 */
    refuse(&nika_byzantz, HEADER + 4, (1 << 22) + 1, 4);

    /* The largest that are not refused. */
    put_byzantz(&file);
    put_at(&file, 12, ONE, 4);
    put_at(&file, 16, ONE, 4);
    put_at(&file, HEADER, (uint32_t)-BIAS_MOST, 4);
    put_at(&file, HEADER + 4, 1 << 22, 4);
    seal_again(&file);
    assert_null(opened(&net, &nika_byzantz, &file));

    /* One byte too many, one too few. */
    put_byzantz(&file);
    file.size -= 7;
    seal(&file);
    assert_non_null(opened(&net, &nika_byzantz, &file));
    put_byzantz(&file);
    file.size -= 9;
    seal(&file);
    assert_non_null(opened(&net, &nika_byzantz, &file));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_justinian_policy), cmocka_unit_test(test_justinian_value),
        cmocka_unit_test(test_no_holds),         cmocka_unit_test(test_byzantz_policy),
        cmocka_unit_test(test_byzantz_value),    cmocka_unit_test(test_damaged),
        cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
