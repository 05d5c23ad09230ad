/*
 * test_encoding.c: unit tests of nika/encoding.h: action ids and observations of positions whose numbers are worked out
 * by hand, and docs/environment.md, which lists every slice. (tests/props/encoded.c goes through whole games.)
 *
 * The deals are the unshuffled ones: all pieces in the order in which the games lay them out.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/byzantz.h>
#include <nika/encoding_glance.h>
#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/null.h>

/* A position, and what a seat is shown of it. */
struct shown {
    struct nika_setup setup;
    struct nika_world world;
    struct nika_slice slices[NIKA_SLICES_MAX];
    unsigned count;
    uint8_t bytes[NIKA_OBSERVATION_MAX];
};

static struct shown begin(const struct nika_game *game, unsigned players, unsigned start)
{
    struct shown shown;
    struct nika_deal deal = {{0}};
    struct nika_pile piles[NIKA_PILES_MAX];
    memset(&shown, 0, sizeof shown);
    assert_true(nika_setup_init(&shown.setup, game, players, start));
    game->piles(&shown.setup, &deal, piles);
    game->begin(&shown.setup, &deal, &shown.world);
    return shown;
}

static void observe(struct shown *shown, unsigned seat)
{
    struct nika_view view;
    shown->count = nika_layout_slices(shown->setup.game, shown->setup.players, NIKA_OBSERVATION, shown->slices);
    nika_look(&shown->setup, &shown->world, seat, &view);
    nika_observe(&shown->setup, &view, shown->bytes);
}

static void observe_hidden(struct shown *shown, unsigned seat)
{
    shown->count = nika_layout_slices(shown->setup.game, shown->setup.players, NIKA_PRIVILEGED, shown->slices);
    nika_observe_hidden(&shown->setup, &shown->world, seat, shown->bytes);
}

/* A slice's byte by its indices, which are added up: at(s, "bids", 24 * row + kind). */
static unsigned at(const struct shown *shown, const char *name, unsigned index)
{
    for (unsigned i = 0; i < shown->count; i++)
        if (strcmp(shown->slices[i].name, name) == 0)
            return shown->bytes[shown->slices[i].first + index];
    fail_msg("there is no slice “%s”", name);
    return 0;
}

/* All bytes of a slice, by a list that ends with -1. */
static void assert_slice(const struct shown *shown, const char *name, const int *expected)
{
    for (unsigned i = 0; expected[i] >= 0; i++)
        if (at(shown, name, i) != (unsigned)expected[i])
            fail_msg("%s[%u] is %u, expected %d", name, i, at(shown, name, i), expected[i]);
}
#define ASSERT_SLICE(shown, name, ...) assert_slice(shown, name, (const int[]){__VA_ARGS__, -1})

/* The legal ids of a seat, in ascending order, ended by -1. */
static void assert_legal(const struct shown *shown, unsigned seat, const int *expected)
{
    uint8_t mask[NIKA_ACTIONS_MAX];
    struct nika_view view;
    unsigned count = 0;
    nika_look(&shown->setup, &shown->world, seat, &view);
    const unsigned legal = nika_action_mask(&shown->setup, &view, mask);
    for (unsigned i = 0; i < nika_actions(shown->setup.game); i++)
        if (mask[i])
            assert_int_equal((int)i, expected[count++]);
    assert_int_equal(expected[count], -1);
    assert_int_equal(legal, count);
}
#define ASSERT_LEGAL(shown, seat, ...) assert_legal(shown, seat, (const int[]){__VA_ARGS__, -1})

/* Makes the move of an id, which is spelled so. */
static void act(struct shown *shown, unsigned seat, unsigned action, const char *spelled)
{
    struct nika_view view;
    struct nika_move move;
    char word[NIKA_WORD_MAX];
    nika_look(&shown->setup, &shown->world, seat, &view);
    assert_true(nika_action_move(&shown->setup, &view, action, &move));
    shown->setup.game->say(&shown->setup, move, word);
    assert_string_equal(word, spelled);
    assert_int_equal(nika_action_of(&shown->setup, &view, move), action);
    assert_int_equal(shown->setup.game->apply(&shown->setup, &shown->world, seat, move), NIKA_ACCEPTED);
}

/*
 * Byzantz with three players. The deck in order: cloth 1 ×6, 2 ×5, 3 ×3, 4 ×2, then spice, …, merchants. So seat 0 gets
 * C1 C1 C1 C1, seat 1 C1 C1 C2 C2, seat 2 C2 C2 C2 C3; C3 C3 C4 C4 are removed; and the first bundle is S1 ×6.
 */
enum { C1, C2, C3, C4, S1, S2, KINDS = BYZANTZ_KINDS, GOODS = 24, M = 24 };

static void test_byzantz_first_decisions(void **unused)
{
    (void)unused;
    struct shown shown = begin(&nika_byzantz, 3, 0);
    /* Of four equal cards a bid has the first one, two, three or all: masks 1, 3, 7, 15. C1 C1 C1 is cloth's set number
     * 14, after four with two merchants and ten with one: id 59 + 14. */
    ASSERT_LEGAL(&shown, 0, 0, 73, 258, 260, 264, 272);
    /* Seat 1 may only sell: of C2 C2 C1 C1 the sets C2 C1 C1 (the first with two of a kind: 17) and C2 C2 C1 (20). */
    ASSERT_LEGAL(&shown, 1, 76, 79);
    /* Seat 2: C2 C2 C2 (15) and C3 C2 C2 (21). */
    ASSERT_LEGAL(&shown, 2, 74, 80);

    observe(&shown, 0);
    assert_int_equal(at(&shown, "hand", C1), 4);
    assert_int_equal(at(&shown, "bundle", S1), 6);
    ASSERT_SLICE(&shown, "unseen", 2, 5, 3, 2, 0, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, 6, 5, 3, 2, 16);
    ASSERT_SLICE(&shown, "hand_size", 4, 4, 4);
    ASSERT_SLICE(&shown, "unknown", 4, 4, 4);
    ASSERT_SLICE(&shown, "in", 1, 1, 1);
    ASSERT_SLICE(&shown, "turn", 1, 0, 0);
    ASSERT_SLICE(&shown, "profit_shown", 1, 1, 1);
    ASSERT_SLICE(&shown, "phase", 1, 0, 0, 0, 0, 0);
    assert_int_equal(at(&shown, "deck_left", 0), 90); /* 96 less the bundle */
    assert_int_equal(at(&shown, "lot", 0), 6);
    assert_int_equal(at(&shown, "round", 0), 0);
    assert_int_equal(at(&shown, "rounds_left", 0), 8);

    act(&shown, 0, 260, "bid C1 C1");
    /* Seat 1 needs 3. Sorted it has C2 C2 C1 C1: 1010 is 3, 1100 is 4, 1110 is 5, 1011 is 4, all is 6; 0111 would be
     * C2 C1 C1 with the second C2, which is 1011. Read from the lowest bit: masks 5, 3, 7, 13, 15. */
    ASSERT_LEGAL(&shown, 1, 0, 76, 79, 260, 262, 264, 270, 272);
    struct nika_view view;
    struct nika_move move = {.verb = 77};
    nika_look(&shown.setup, &shown.world, 1, &view);
    assert_false(nika_action_move(&shown.setup, &view, 257 + 14, &move)); /* not canonical */
    assert_false(nika_action_move(&shown.setup, &view, 257 + 16, &move)); /* there is no fifth card */
    assert_false(nika_action_move(&shown.setup, &view, NIKA_ACTIONS_MAX, &move));
    assert_int_equal(move.verb, 77);

    observe(&shown, 1); /* seat 0 is two seats on */
    assert_int_equal(at(&shown, "bids", GOODS * 2 + C1), 2);
    ASSERT_SLICE(&shown, "bid_total", 0, 0, 2);
    ASSERT_SLICE(&shown, "hand_size", 4, 4, 2);
    ASSERT_SLICE(&shown, "turn", 1, 0, 0);
    ASSERT_SLICE(&shown, "opener", 0, 0, 1);
    assert_int_equal(at(&shown, "high", 0), 2);
    assert_int_equal(at(&shown, "unseen", C1), 2); /* six, less two of its own and two in the bid */
}

static void test_byzantz_after_an_auction(void **unused)
{
    (void)unused;
    struct shown shown = begin(&nika_byzantz, 3, 0);
    shown.setup.switches[BYZANTZ_OPEN_PROFIT] = 1; /* off */
    act(&shown, 2, 74, "sell C2 C2 C2");
    act(&shown, 0, 260, "bid C1 C1");
    act(&shown, 1, 0, "pass");
    act(&shown, 2, 0, "pass");
    ASSERT_LEGAL(&shown, 0, 9 + S1); /* nothing to sell any more: C1 C1 */
    act(&shown, 0, 9 + S1, "give S1");
    /* Seat 0 holds C1 C1 and S1 ×5, of which all but the C1s are known. The market has C1 C1 S1. Bidder card 4 is next,
     * for S2 ×4, and seat 1 opens. */
    observe(&shown, 1);
    assert_int_equal(at(&shown, "known", KINDS * 2 + S1), 5);
    ASSERT_SLICE(&shown, "hand_size", 4, 1, 7);
    ASSERT_SLICE(&shown, "unknown", 4, 1, 2);
    ASSERT_SLICE(&shown, "bidder_card", 0, 0, 6);
    ASSERT_SLICE(&shown, "profit", 0, 0, 0); /* seat 2 has earned 2, which only seat 2 is shown */
    ASSERT_SLICE(&shown, "profit_shown", 1, 0, 0);
    assert_int_equal(at(&shown, "open_profit", 0), 0);
    assert_int_equal(at(&shown, "market", C1), 2);
    assert_int_equal(at(&shown, "market", S1), 1);
    assert_int_equal(at(&shown, "gone", C2), 3);
    assert_int_equal(at(&shown, "bundle", S2), 4);
    assert_int_equal(at(&shown, "lot", 0), 4);
    assert_int_equal(at(&shown, "auction", 0), 1);
    assert_int_equal(at(&shown, "deck_left", 0), 86);
    ASSERT_SLICE(&shown, "in", 1, 1, 0);
    observe(&shown, 2);
    assert_int_equal(at(&shown, "profit", 0), 2);

    observe_hidden(&shown, 1);
    assert_int_equal(at(&shown, "hands", C3), 1); /* the next seat, 2, has one card left */
    assert_int_equal(at(&shown, "hands", KINDS + C1), 2);
    assert_int_equal(at(&shown, "hands", KINDS + S1), 5);
    assert_int_equal(at(&shown, "next_bundles", S2), 1); /* the last S2 and the first S3, for card 2; */
    assert_int_equal(at(&shown, "next_bundles", 6), 1);
    assert_int_equal(at(&shown, "next_bundles", KINDS + 6), 2); /* then round 2: S3 S3 S4 S4 W1 W1 for card 6 */
    assert_int_equal(at(&shown, "next_bundles", KINDS + 7), 2);
    assert_int_equal(at(&shown, "next_bundles", KINDS + 8), 2);
    ASSERT_SLICE(&shown, "removed", 0, 0, 2, 2, 0, 0);
}

static void test_byzantz_names(void **unused)
{
    (void)unused;
    static const struct {
        unsigned action;
        const char *name;
    } names[] = {
        {0, "pass"},
        {1, "done"},
        {2, "take cloth"},
        {8, "take merchant"},
        {9, "give C1"},
        {33, "give M"},
        {34, "discard C1"},
        {58, "discard M"},
        {59, "sell C1 M M"},      /* one card and two merchants */
        {59 + 4, "sell C1 C1 M"}, /* a pair and one */
        {59 + 13, "sell C4 C3 M"},
        {59 + 14, "sell C1 C1 C1"},
        {59 + 32, "sell C4 C3 C2"},
        {59 + 33, "sell S1 M M"},
        {257, "sell M M M"},
        {258, "bid 1"},
        {262, "bid 1 3"},
        {384, "bid 1 2 3 4 5 6 7"},
    };
    assert_int_equal(nika_actions(&nika_byzantz), 385);
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[NIKA_WORD_MAX];
        assert_int_equal(nika_action_name(&nika_byzantz, names[i].action, name), strlen(names[i].name));
        assert_string_equal(name, names[i].name);
    }
}

/*
 * Justinian with four players. Tokens in order: +1 ×5, +2 ×4, +3 ×2, -1 ×5, -2 ×4, -3 ×2: each hand is the first ten,
 * +1 ×5, +2 ×4, +3, and the next two are +3 and -1. Of each color seat s has the cards of counselors 2s+1 and 2s+2, and
 * counselor 9 is on top of the pile.
 */
static void test_justinian_first_decisions(void **unused)
{
    (void)unused;
    struct shown shown = begin(&nika_justinian, 4, 2);
    uint8_t mask[136];
    struct nika_view view;
    nika_look(&shown.setup, &shown.world, 2, &view);
    assert_int_equal(nika_action_mask(&shown.setup, &view, mask), 40); /* three kinds, thirteen places, or pass */
    for (unsigned i = 0; i < 136; i++)
        assert_int_equal(mask[i], i < 39 || i == 78);

    observe(&shown, 2);
    ASSERT_SLICE(&shown, "hand", 5, 4, 1, 0, 0, 0);
    for (unsigned i = 0; i < 144; i++) /* each counselor on its own place */
        assert_int_equal(at(&shown, "place", i), i % 13 == 0);
    for (unsigned color = 0; color < 4; color++)
        for (unsigned counselor = 0; counselor < 12; counselor++)
            assert_int_equal(at(&shown, "cards", 12 * color + counselor), counselor == 4 || counselor == 5);
    /* The tile of counselor n shows the numbers 12-n, 16-n and 20-n of its row, from 0: the first row for the first. */
    ASSERT_SLICE(&shown, "value", 13, 17, 21);
    assert_int_equal(at(&shown, "value", 3 * 11), 25);
    assert_int_equal(at(&shown, "value", 3 * 11 + 1), 30);
    assert_int_equal(at(&shown, "value", 3 * 11 + 2), 38);
    /* The last counselor three places to the left, …, where it stands, and no further: first numbers of the rows. */
    for (unsigned i = 0; i < 7; i++)
        assert_int_equal(at(&shown, "ahead", 7 * 11 + i), ((const unsigned[]){18, 21, 23, 25, 25, 25, 25})[i]);
    ASSERT_SLICE(&shown, "turned", 9, 9, 9, 9);
    ASSERT_SLICE(&shown, "laid", 9, 9, 9, 9);
    ASSERT_SLICE(&shown, "reserve", 12, 12, 12, 12);
    ASSERT_SLICE(&shown, "turn", 1, 0, 0, 0);
    ASSERT_SLICE(&shown, "stage", 1, 0, 0, 0, 0, 0);
    ASSERT_SLICE(&shown, "phase", 1, 0, 0);
    assert_int_equal(at(&shown, "threshold", 0), 5);
    assert_int_equal(at(&shown, "phase_space", 0), 1);

    act(&shown, 2, 13 * 2 + 5, "place +3 c5");
    act(&shown, 3, 13 * 1, "place +2 phase");
    observe(&shown, 0); /* seats 2 and 3 are two and three on */
    ASSERT_SLICE(&shown, "hand_size", 10, 10, 9, 9);
    ASSERT_SLICE(&shown, "phase_count", 0, 0, 0, 1);
    ASSERT_SLICE(&shown, "first", 0, 0, 1, 0);
    for (unsigned i = 0; i < 48; i++)
        assert_int_equal(at(&shown, "owners", i), i == 4 * 4 + 2);
    assert_int_equal(at(&shown, "laid", 4), 9); /* not its own */
    assert_int_equal(at(&shown, "placed", 0), 1);
    observe(&shown, 2);
    assert_int_equal(at(&shown, "laid", 4), 9 + 3);
    ASSERT_SLICE(&shown, "board_tokens", 0, 0, 1, 0, 0, 0);
    observe(&shown, 3);
    ASSERT_SLICE(&shown, "phase_tokens", 0, 1, 0, 0, 0, 0);
    assert_int_equal(at(&shown, "influence", 0), 2);

    observe_hidden(&shown, 3); /* seats 0, 1, 2 are one, two, three on */
    ASSERT_SLICE(&shown, "cards", 1, 1, 0, 0, 0, 0);
    assert_int_equal(at(&shown, "laid", 12 * 2 + 4), 9 + 3);
    ASSERT_SLICE(&shown, "hands", 5, 4, 1, 0, 0, 0, 5, 4, 1, 0, 0, 0, 5, 4, 0, 0, 0, 0);
    ASSERT_SLICE(&shown, "next_tokens", 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
    ASSERT_SLICE(&shown, "top_cards", 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0);
}

/* All pass at once but for one token on the phase space and one on a counselor: the court moves, and all are asked. */
static void test_justinian_court(void **unused)
{
    (void)unused;
    struct shown shown = begin(&nika_justinian, 4, 0);
    act(&shown, 0, 13 * 2 + 1, "place +3 c1");
    act(&shown, 1, 13 * 1, "place +2 phase");
    for (unsigned seat = 2; seat < 6; seat++)
        act(&shown, seat % 4, 78, "pass");
    /* Counselor 1 has moved three to the right, over 2, 3 and 4, and nobody else: from which end is not asked. */
    observe(&shown, 3);
    for (unsigned place = 0; place < 12; place++) {
        assert_int_equal(at(&shown, "place", place), place == 3);
        assert_int_equal(at(&shown, "place", 12 + place), place == 0);
        assert_int_equal(at(&shown, "place", 12 * 4 + place), place == 4);
    }
    ASSERT_SLICE(&shown, "turned", 9, 9 + 3, 9, 9, 9, 9, 9, 9); /* seat 0 is one on */
    ASSERT_SLICE(&shown, "seen", 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0);
    ASSERT_SLICE(&shown, "direction", 1, 0, 0, 0);
    ASSERT_SLICE(&shown, "stage", 0, 0, 1, 0, 0, 0);
    ASSERT_SLICE(&shown, "in", 0, 0, 0, 0);
    ASSERT_SLICE(&shown, "passed", 2, 3, 4, 1); /* seat 2 was the first, then 3, 0 and 1 */
    ASSERT_SLICE(&shown, "turn", 0, 0, 1, 0);   /* who passed last is asked first */
    ASSERT_SLICE(&shown, "hand_size", 12, 11, 11, 12);
    ASSERT_SLICE(&shown, "reserve", 10, 10, 10, 10);
    /* Seat 1 has too little influence to trigger: 2 of 5. */
    ASSERT_LEGAL(&shown, 1, 82);
    assert_legal(&shown, 2, (const int[]){-1});
}

static void test_justinian_names(void **unused)
{
    (void)unused;
    static const struct {
        unsigned action;
        const char *name;
    } names[] = {{0, "place +1 phase"},
                 {12, "place +1 c12"},
                 {13, "place +2 phase"},
                 {39, "place -1 phase"},
                 {77, "place -3 c12"},
                 {78, "pass"},
                 {79, "left"},
                 {80, "right"},
                 {81, "trigger"},
                 {82, "decline"},
                 {83, "color red"},
                 {86, "color yellow"},
                 {87, "keep"},
                 {88, "exchange red1"},
                 {100, "exchange blue1"},
                 {135, "exchange yellow12"}};
    assert_int_equal(nika_actions(&nika_justinian), 136);
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        char name[NIKA_WORD_MAX];
        assert_int_equal(nika_action_name(&nika_justinian, names[i].action, name), strlen(names[i].name));
        assert_string_equal(name, names[i].name);
    }
}

/* Acts: the mover counted from the viewer + 1, the verb, arguments. */
static void test_acts(void **unused)
{
    (void)unused;
    const struct {
        const struct nika_game *game;
        const char *word;
        unsigned viewer, mover;
        uint8_t act[NIKA_ACT_BYTES];
    } acts[] = {
        {&nika_byzantz, "bid C4 C1 S2", 1, 0, {4, BYZANTZ_BID, 4, 1, 6}}, /* kinds + 1, sorted */
        {&nika_byzantz, "sell C2 M M", 2, 2, {1, BYZANTZ_SELL, 2, 25, 25}},
        {&nika_byzantz, "take merchant", 0, 1, {2, BYZANTZ_TAKE, 7}},
        {&nika_byzantz, "pass", 0, 3, {4, BYZANTZ_PASS}},
        {&nika_byzantz, "bid C1 C1 C1 C1 C1 C1 S1", 0, 0, {1, BYZANTZ_BID, 1, 1, 1, 1, 1, 1, 5}},
        {&nika_justinian, "place -2 phase", 3, 3, {1, JUSTINIAN_PLACE, 1, 5}},
        {&nika_justinian, "place -2 c12", 3, 2, {4, JUSTINIAN_PLACE, 13, 0}}, /* another's token is hidden */
        {&nika_justinian, "color red", 0, 0, {1, JUSTINIAN_COLOR, 1}},
        {&nika_justinian, "exchange yellow12", 0, 0, {1, JUSTINIAN_EXCHANGE, 4, 12}},
        {&nika_justinian, "exchange yellow12", 1, 0, {4, JUSTINIAN_EXCHANGE, 4, 0}},
        {&nika_justinian, "decline", 1, 0, {4, JUSTINIAN_DECLINE}},
        {&nika_null, "lay 9", 0, 0, {1, 1, 9}},
    };
    for (unsigned i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        struct nika_setup setup;
        struct nika_move move;
        uint8_t act[NIKA_ACT_BYTES];
        nika_setup_init(&setup, acts[i].game, 4, 0);
        assert_true(acts[i].game->parse(&setup, acts[i].word, strlen(acts[i].word), &move));
        nika_observe_act(&setup, acts[i].viewer, acts[i].mover, move, act);
        assert_memory_equal(act, acts[i].act, sizeof act);
    }
}

/* The null game with two players: seat 0 has the tiles 1 and 2, seat 1 has 3 and 4. */
static void test_null(void **unused)
{
    (void)unused;
    struct shown shown = begin(&nika_null, 2, 1);
    ASSERT_LEGAL(&shown, 1, 2, 3);
    assert_legal(&shown, 0, (const int[]){-1});
    act(&shown, 1, 3, "lay 4");
    observe(&shown, 1);
    ASSERT_SLICE(&shown, "hand", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    ASSERT_SLICE(&shown, "chosen", 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    ASSERT_SLICE(&shown, "shown", 0, 0);
    ASSERT_SLICE(&shown, "start", 1, 0);
    assert_int_equal(at(&shown, "laid", 0), 1);
    observe_hidden(&shown, 0);
    ASSERT_SLICE(&shown, "hands", 0, 0, 1, 0, 0);
    act(&shown, 0, 0, "lay 1");
    observe(&shown, 1);
    ASSERT_SLICE(&shown, "shown", 4, 1);
}

/* What is no move of a seat has no id. */
static void test_no_ids(void **unused)
{
    (void)unused;
    static const struct nika_move none[] = {
        {.verb = 0},
        {.verb = 99},
        {.verb = BYZANTZ_PASS, .open = 1},
        {.verb = BYZANTZ_PASS, .hidden = 1},
        {.verb = BYZANTZ_TAKE, .open = 7},
        {.verb = BYZANTZ_GIVE, .open = 2},
        {.verb = BYZANTZ_DISCARD},
        {.verb = BYZANTZ_SELL, .open = 4},
        {.verb = BYZANTZ_SELL, .open = 3 << 8},
        {.verb = BYZANTZ_BID},
        {.verb = BYZANTZ_BID, .open = 5}, /* five of four cards */
    };
    struct shown shown = begin(&nika_byzantz, 3, 0);
    struct nika_view view;
    nika_look(&shown.setup, &shown.world, 0, &view);
    for (unsigned i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_int_equal(nika_action_of(&shown.setup, &view, none[i]), NIKA_NO_ACTION);
    nika_look(&shown.setup, &shown.world, NIKA_WATCHER, &view);
    uint8_t mask[NIKA_ACTIONS_MAX];
    assert_int_equal(nika_action_mask(&shown.setup, &view, mask), 0);
    assert_int_equal(nika_action_of(&shown.setup, &view, (struct nika_move){.verb = BYZANTZ_PASS}), NIKA_NO_ACTION);
    shown = begin(&nika_justinian, 4, 0);
    nika_look(&shown.setup, &shown.world, 0, &view);
    static const struct nika_move others[] = {{.verb = 0},
                                              {.verb = JUSTINIAN_PLACE, .open = 1},
                                              {.verb = JUSTINIAN_PLACE, .open = 13, .hidden = 1},
                                              {.verb = JUSTINIAN_PLACE, .open = 1, .hidden = 7},
                                              {.verb = JUSTINIAN_COLOR, .open = 4},
                                              {.verb = JUSTINIAN_EXCHANGE, .open = 1},
                                              {.verb = JUSTINIAN_EXCHANGE, .open = 1, .hidden = 13},
                                              {.verb = JUSTINIAN_PASS, .open = 1}};
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++)
        assert_int_equal(nika_action_of(&shown.setup, &view, others[i]), NIKA_NO_ACTION);
    assert_int_equal(nika_layout_size(&nika_justinian, 5, NIKA_OBSERVATION), 0);
}

/*
 * docs/environment.md has a table for each layout: after the heading, a row for each slice, in order.
 */
static const char *document;

/* The beginning of a slice's row. What grows with the players is written as such. */
static void say_row(const struct nika_game *game, enum nika_layout layout, unsigned index, char row[128])
{
    struct nika_slice few[NIKA_SLICES_MAX], many[NIKA_SLICES_MAX];
    nika_layout_slices(game, game->players_min, layout, few);
    nika_layout_slices(game, game->players_max, layout, many);
    int size = snprintf(row, 128, "| `%s` | ", many[index].name);
    for (unsigned d = 0; d < NIKA_DIMENSIONS_MAX && many[index].dimensions[d]; d++) {
        const unsigned least = few[index].dimensions[d], most = many[index].dimensions[d];
        size += snprintf(row + size, 128 - (size_t)size, "%s", d ? " × " : "");
        if (least == most)
            size += snprintf(row + size, 128 - (size_t)size, "%u", most);
        else
            size += snprintf(row + size, 128 - (size_t)size, most == game->players_max ? "players" : "others");
    }
    snprintf(row + size, 128 - (size_t)size, " | %u | ", many[index].most);
}

static void test_document(void **unused)
{
    (void)unused;
    static char text[1 << 16];
    FILE *file = fopen(document, "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    for (unsigned g = 0; nika_games[g]; g++)
        for (enum nika_layout layout = NIKA_OBSERVATION; layout <= NIKA_PRIVILEGED; layout++) {
            struct nika_slice slices[NIKA_SLICES_MAX];
            const struct nika_game *game = nika_games[g];
            const unsigned count = nika_layout_slices(game, game->players_max, layout, slices);
            char wanted[128];
            snprintf(wanted, sizeof wanted, "\n### %c%s: %s\n", game->name[0] - 'a' + 'A', game->name + 1,
                     layout == NIKA_OBSERVATION ? "observation" : "privileged");
            const char *line = strstr(text, wanted);
            if (!line)
                fail_msg("there is no%s", wanted);
            for (unsigned players = game->players_min; players <= game->players_max; players++) {
                char size[32];
                snprintf(size, sizeof size, " %u (%u players)", nika_layout_size(game, players, layout), players);
                const char *said = strstr(line, size);
                if (!said || said > strstr(line, "\n|"))
                    fail_msg("the document does not say%s after%s", size, wanted);
            }
            line = strstr(strstr(line, "\n|---"), "\n| `");
            for (unsigned i = 0; i < count; i++, line = strchr(line + 1, '\n')) {
                say_row(game, layout, i, wanted);
                if (strncmp(line + 1, wanted, strlen(wanted)) != 0)
                    fail_msg("expected a row %s", wanted);
            }
            assert_true(line[1] != '|'); /* and no others */
        }
}

/*
 * Glances. A view has nothing but what its seat knows, so whoever gets the same from a glance at the world has read nothing
 * else; and what is kept from one observation to the next must not outlive what it was made from.
 */
static void compare_glance(const struct nika_observer *observer, const struct nika_world *world, unsigned seat,
                           struct nika_standing *standing)
{
    const struct nika_setup *setup = observer->setup;
    const unsigned size = nika_layout_size(setup->game, setup->players, NIKA_OBSERVATION);
    const unsigned actions = nika_actions(setup->game);
    const struct nika_glance glance = nika_glance(setup, world, seat);
    uint8_t seen[NIKA_OBSERVATION_MAX], glanced[NIKA_OBSERVATION_MAX], mask[NIKA_ACTIONS_MAX], same[NIKA_ACTIONS_MAX];
    struct nika_view view;
    struct nika_move move, moves;
    nika_look(setup, world, seat, &view);
    memset(seen, 111, sizeof seen); /* all of it is written, and nothing beyond */
    memset(glanced, 222, sizeof glanced);
    nika_observer_see(observer, &view, seen);
    nika_glance_observe(observer, &glance, standing, glanced);
    assert_memory_equal(seen, glanced, size);
    assert_int_equal(seen[size], 111);
    assert_int_equal(glanced[size], 222);
    assert_int_equal(nika_action_mask(setup, &view, mask), nika_glance_mask(setup, &glance, same));
    assert_memory_equal(mask, same, actions);
    for (unsigned action = 0; action < actions; action++)
        if (mask[action]) {
            assert_true(nika_action_move(setup, &view, action, &move));
            assert_true(nika_glance_move(setup, &glance, action, &moves));
            assert_true(nika_move_same(move, moves));
        }
}

static void test_glances(void **state)
{
    enum { GAMES = 6 };
    struct nika_rng rng;
    (void)state;
    nika_rng_seed(&rng, 21, 0);
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++) {
            struct nika_standing standing = {{0}};
            for (unsigned i = 0; i < GAMES; i++) {
                struct nika_setup setup;
                struct nika_observer observer;
                struct nika_deal deal;
                struct nika_world world;
                struct nika_view view;
                nika_setup_init(&setup, nika_games[g], players, i % players);
                nika_observer_init(&observer, &setup);
                nika_deal(&setup, &rng, &deal);
                setup.game->begin(&setup, &deal, &world);
                bool going = true;
                while (going) {
                    for (unsigned seat = 0; seat < players; seat++)
                        compare_glance(&observer, &world, seat, nika_keeps_standing(setup.game) ? &standing : NULL);
                    nika_look(&setup, &world, NIKA_WATCHER, &view);
                    const struct nika_waiting waiting = nika_waiting_in(&setup, &world);
                    assert_int_equal(waiting.asked, setup.game->waiting(&setup, &view).asked);
                    assert_int_equal(waiting.free, setup.game->waiting(&setup, &view).free);
                    going = nika_step(&setup, &world, &rng);
                }
            }
        }
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_byzantz_first_decisions),
        cmocka_unit_test(test_byzantz_after_an_auction),
        cmocka_unit_test(test_byzantz_names),
        cmocka_unit_test(test_justinian_first_decisions),
        cmocka_unit_test(test_justinian_court),
        cmocka_unit_test(test_justinian_names),
        cmocka_unit_test(test_acts),
        cmocka_unit_test(test_null),
        cmocka_unit_test(test_no_ids),
        cmocka_unit_test(test_document),
        cmocka_unit_test(test_glances),
    };
    if (count != 2)
        return 2;
    document = words[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
