/*
 * test_byzantz.c: unit tests of Byzantz: heaps of cards against plain counts, words, what everybody knows of a hand,
 * and the worlds that are imagined behind a view. Moves are the matter of test_byzantz_moves.c, invariants of
 * test_byzantz_check.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "unit_plain.h"

static void assert_cards(byzantz_cards heap, const char *expected)
{
    char words[3 * BYZANTZ_DECK + 1];
    struct nika_text text = nika_text(words, sizeof words);

    byzantz_say_cards(heap, &text);
    assert_string_equal(words, expected);
}

/* Any bits at all are a heap of some cards, though perhaps not of ones that there are. */
static byzantz_cards any_heap(struct nika_rng *rng, unsigned round)
{
    byzantz_cards heap = nika_rng_next(rng);

    for (unsigned i = 0; i < round % 5; i++) /* fewer and fewer cards */
        heap &= nika_rng_next(rng);
    return heap;
}

static void the_deck_is_as_the_rules_say(void **state)
{
    unsigned all = 0;

    (void)state;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        assert_int_equal(byzantz_composition[kind], plain_copies(kind));
        all += plain_copies(kind);
    }
    assert_int_equal(all, 112);
    assert_int_equal(BYZANTZ_DECK, 112);
}

static void tables_are_as_the_rules_say(void **state)
{
    static const struct {
        unsigned players, bidder_cards[6], removed, rounds;
    } rules[] = {
        {3, {6, 4, 2}, 4, 8}, {4, {5, 4, 3, 2}, 12, 6}, {5, {5, 4, 3, 2, 1}, 2, 6}, {6, {6, 5, 4, 3, 2, 1}, 4, 4}};

    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        const unsigned players = rules[i].players;
        unsigned sum = 0;

        for (unsigned auction = 0; auction < players; auction++) {
            assert_int_equal(byzantz_bidder_card(players, auction), rules[i].bidder_cards[auction]);
            sum += rules[i].bidder_cards[auction];
        }
        assert_int_equal(byzantz_rounds(players), rules[i].rounds);
        assert_int_equal(byzantz_removed(players), rules[i].removed);
        assert_int_equal(byzantz_deck_size(players), rules[i].rounds * sum);
        assert_int_equal(4 * players + rules[i].removed + rules[i].rounds * sum, 112); /* used up exactly */
    }
}

/* Who picks when, by hand from the table of bidder cards: the lowest card first, and whoever has none yet before all who
 * have one; the number of players for nobody. */
static void the_lowest_card_picks_first_and_open_ones_before(void **state)
{
    static const struct {
        unsigned players;
        uint8_t bidder_card[6];
        unsigned order[6];
    } tables[] = {
        {4, {0, 5, 0, 0}, {4, 4, 4, 1}}, /* 2, 3 and 4 are open: who has 5 picks last, not first */
        {4, {0, 5, 4, 3}, {4, 3, 2, 1}}, /* only 2 is open */
        {4, {2, 5, 4, 3}, {0, 3, 2, 1}},
        {3, {0, 0, 6}, {3, 3, 2}},
        {3, {4, 0, 6}, {3, 0, 2}},
        {5, {0, 0, 0, 0, 0}, {5, 5, 5, 5, 5}},
        {6, {0, 6, 4, 0, 0, 5}, {6, 6, 6, 2, 5, 1}},
        {6, {1, 6, 4, 3, 2, 5}, {0, 4, 3, 2, 5, 1}},
    };

    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        struct byzantz_open open = {0};
        unsigned order[NIKA_SEATS_MAX];

        memcpy(open.bidder_card, tables[i].bidder_card, sizeof open.bidder_card);
        byzantz_pick_order(tables[i].players, &open, order);
        for (unsigned pick = 0; pick < tables[i].players; pick++)
            assert_int_equal(order[pick], tables[i].order[pick]);
    }
}

static void heaps_count_cards(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 51, 0);
    for (unsigned round = 0; round < 20000; round++) {
        const byzantz_cards heap = any_heap(&rng, round);
        const struct plain plain = plain_of(heap);
        unsigned count = 0, value = 0;
        bool possible = true;

        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
            assert_int_equal(byzantz_count_of(heap, kind), plain.of[kind]);
            count += plain.of[kind];
            value += kind < 24 ? plain.of[kind] * (kind % 4 + 1) : 0;
            possible = possible && plain.of[kind] <= plain_copies(kind);
        }
        assert_int_equal(byzantz_count(heap), count);
        assert_int_equal(byzantz_value(heap), value);
        assert_int_equal(byzantz_merchants(heap), plain.of[24]);
        assert_int_equal(byzantz_possible(heap), possible);
    }
}

static void one_card_is_a_heap_of_one(void **state)
{
    (void)state;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        struct plain one = {{0}};

        one.of[kind] = 1;
        assert_true(byzantz_card(kind) == heap_of(&one));
        assert_true(byzantz_card(kind) == UINT64_C(1) << byzantz_bit(kind));
        assert_true(byzantz_possible(byzantz_card(kind)));
        one.of[kind] =
            plain_copies(kind) < 16 ? plain_copies(kind) : 15; /* all that there are, or that there is room for */
        assert_true(byzantz_possible(heap_of(&one)));
        if (++one.of[kind] < 1u << plain_width(kind))
            assert_false(byzantz_possible(heap_of(&one)));
    }
}

static void heaps_fall_into_groups(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 52, 0);
    for (unsigned round = 0; round < 5000; round++) {
        const byzantz_cards heap = any_heap(&rng, round);

        for (unsigned group = 0; group < BYZANTZ_GROUPS; group++) {
            struct plain plain = plain_of(heap);
            unsigned count = 0;

            for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
                plain.of[kind] = kind / 4 == group ? plain.of[kind] : 0;
                count += plain.of[kind];
            }
            assert_true(byzantz_group(heap, group) == heap_of(&plain));
            if (group < BYZANTZ_GOODS)
                assert_int_equal(byzantz_lane_counts(heap) >> 10 * group & 1023, count);
        }
    }
}

static void heaps_are_compared_and_taken_apart(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 53, 0);
    for (unsigned round = 0; round < 40000; round++) {
        const byzantz_cards heap = any_heap(&rng, round);
        /* Every other one is a part of the heap, perhaps and one bit more. */
        const byzantz_cards some = any_heap(&rng, round / 5),
                            taken = round % 2 ? some : (heap & some) | (round % 4 ? UINT64_C(1) << round % 64 : 0);
        const struct plain have = plain_of(heap), take = plain_of(taken);
        struct plain left;
        bool holds = true;

        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
            holds = holds && have.of[kind] >= take.of[kind];
            left.of[kind] = have.of[kind] > take.of[kind] ? have.of[kind] - take.of[kind] : 0;
        }
        assert_int_equal(byzantz_holds(heap, taken), holds);
        assert_true(byzantz_without(heap, taken) == heap_of(&left));
        if (holds)
            assert_true(byzantz_without(heap, taken) == heap - taken);
    }
}

/* Every heap of one to four cards: a set has three, all goods among them are one good, and each may be there no more
 * often than it is. */
static void sets_are_three_of_one_good(void **state)
{
    enum { NONE = BYZANTZ_KINDS };
    unsigned sets = 0;

    (void)state;
    for (unsigned a = 0; a < BYZANTZ_KINDS; a++)
        for (unsigned b = a; b <= NONE; b++)
            for (unsigned c = b; c <= NONE; c++)
                for (unsigned d = c; d <= NONE; d++) {
                    const unsigned kinds[4] = {a, b, c, d};
                    struct plain plain = {{0}};
                    unsigned size = 0, highest = 0, good = 99;
                    bool set = true;

                    for (unsigned i = 0; i < 4 && kinds[i] != NONE; i++, size++) {
                        plain.of[kinds[i]]++;
                        set = set && plain.of[kinds[i]] <= plain_copies(kinds[i]) &&
                              (good == 99 || kinds[i] / 4 == good || kinds[i] == 24);
                        if (kinds[i] == 24)
                            continue;
                        good = kinds[i] / 4;
                        highest = kinds[i] % 4 + 1; /* kinds come in ascending order */
                    }
                    if (plain.of[3] > 3 || plain.of[7] > 3 || plain.of[11] > 3 || plain.of[15] > 3 ||
                        plain.of[19] > 3 || plain.of[23] > 3 || plain.of[a] >= 1u << plain_width(a))
                        continue; /* such a heap has no bits */
                    assert_int_equal(byzantz_is_set(heap_of(&plain)), set && size == 3);
                    if (!set || size != 3)
                        continue;
                    sets++;
                    assert_int_equal(byzantz_set_points(heap_of(&plain)), good == 99 ? 5 : highest);
                }
    assert_int_equal(sets, 6 * (19 + 10 + 4) + 1); /* as often as the rules allow: see test_byzantz_moves.c */
}

static void cards_are_spelled_and_read(void **state)
{
    static const char *const wrong[] = {"",   "C",  "1",   "C0",  "C5", "X1",  "c1",   "m",
                                        "MM", "M1", "C1 ", " C1", "1C", "C11", "C\xC3"};

    (void)state;
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
        const char spelled[] = {"CSWTGOM"[kind / 4], kind < 24 ? "1234"[kind % 4] : '\0', '\0'};
        unsigned read = 99;

        assert_cards(byzantz_card(kind), spelled);
        assert_true(byzantz_parse_card(spelled, strlen(spelled), &read));
        assert_int_equal(read, kind);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        unsigned read = 99;

        assert_false(byzantz_parse_card(wrong[i], strlen(wrong[i]), &read));
        assert_int_equal(read, 99);
    }
    assert_false(byzantz_parse_card("\0001", 2, &(unsigned){0})); /* NUL is no letter */
    assert_cards(cards("M G1 C1 C4 C1 O2 S3 W1 T2 M C3 C2"), "C4 C3 C2 C1 C1 S3 W1 T2 G1 O2 M M");
    assert_cards(0, "");
}

static void moves_are_spelled_and_read(void **state)
{
    static const struct {
        const char *word;
        unsigned verb;
        const char *cards;
    } moves[] = {
        {"pass", BYZANTZ_PASS, ""},
        {"done", BYZANTZ_DONE, ""},
        {"bid C1 S2", BYZANTZ_BID, "C1 S2"},
        {"bid O4 O4 O3 O3 O3 O2 O2", BYZANTZ_BID, "O4 O4 O3 O3 O3 O2 O2"},
        {"bid M M M M M M M", BYZANTZ_BID, "M M M M M M M"}, /* is a move, though never a legal one */
        {"give T3", BYZANTZ_GIVE, "T3"},
        {"give M", BYZANTZ_GIVE, "M"},
        {"sell C4 C1 M", BYZANTZ_SELL, "C4 C1 M"},
        {"sell C4 S1 M", BYZANTZ_SELL, "C4 S1 M"},
        {"sell M M M", BYZANTZ_SELL, "M M M"},
        {"discard G1", BYZANTZ_DISCARD, "G1"},
    };
    static const char *const groups[] = {"cloth", "spice", "wine", "wood", "grain", "olives", "merchant"};
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    char word[NIKA_WORD_MAX];
    struct nika_move move;

    (void)state;
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        const struct nika_move expected = {.verb = moves[i].verb, .open = cards(moves[i].cards)};

        assert_int_equal(nika_byzantz.say(&setup, expected, word), strlen(moves[i].word));
        assert_string_equal(word, moves[i].word);
        assert_true(nika_byzantz.parse(&setup, word, strlen(word), &move));
        assert_true(nika_move_same(move, expected));
    }
    for (unsigned group = 0; group < 7; group++) {
        char expected[NIKA_WORD_MAX] = "take ";

        strcat(expected, groups[group]);
        nika_byzantz.say(&setup, (struct nika_move){.verb = BYZANTZ_TAKE, .open = group}, word);
        assert_string_equal(word, expected);
        assert_true(nika_byzantz.parse(&setup, word, strlen(word), &move));
        assert_true(move.verb == BYZANTZ_TAKE && move.open == group && move.hidden == 0);
    }
    assert_false(
        nika_byzantz.parse(&setup, "sell C1 C1 C1 C1 C1 C1 C1 C1 C1 C1", 34, &move)); /* longer than any move */
}

/* Bits that spell no move are said as "?" and refused as such, before anything else is looked at. */
static void bits_that_are_no_move_are_refused(void **state)
{
    const struct nika_move wrong[] = {
        {.verb = 0},
        {.verb = 8},
        {.verb = UINT32_MAX},
        {.verb = BYZANTZ_PASS, .open = 1},
        {.verb = BYZANTZ_PASS, .hidden = 1},
        {.verb = BYZANTZ_DONE, .open = 1},
        {.verb = BYZANTZ_TAKE, .open = 7},
        {.verb = BYZANTZ_TAKE, .open = UINT64_MAX},
        {.verb = BYZANTZ_BID},
        {.verb = BYZANTZ_BID, .open = 7},                 /* seven C1: there are six */
        {.verb = BYZANTZ_BID, .open = UINT64_C(8) << 60}, /* eight cards */
        {.verb = BYZANTZ_BID, .open = 1, .hidden = 1},
        {.verb = BYZANTZ_SELL, .open = 2},
        {.verb = BYZANTZ_SELL, .open = 4},
        {.verb = BYZANTZ_SELL, .open = 3 << 8}, /* three C4 */
        {.verb = BYZANTZ_GIVE},
        {.verb = BYZANTZ_GIVE, .open = 2},
        {.verb = BYZANTZ_GIVE, .open = 7},
        {.verb = BYZANTZ_DISCARD, .open = UINT64_C(2) << 60},
    };
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    uint8_t deck[BYZANTZ_DECK];
    char word[NIKA_WORD_MAX];

    (void)state;
    deck_from("", deck);
    struct nika_world world = begin_with(&setup, deck);
    const struct nika_world before = world;

    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(nika_byzantz.say(&setup, wrong[i], word), 1);
        assert_string_equal(word, "?");
        for (unsigned seat = 0; seat < 3; seat++)
            assert_int_equal(nika_byzantz.apply(&setup, &world, seat, wrong[i]), NIKA_NO_SUCH_MOVE);
    }
    assert_int_equal(nika_byzantz.apply(&setup, &world, 3, (struct nika_move){.verb = BYZANTZ_PASS}),
                     NIKA_NO_SUCH_SEAT);
    assert_int_equal(nika_byzantz.apply(&setup, &world, NIKA_WATCHER, wrong[0]), NIKA_NO_SUCH_SEAT);
    assert_memory_equal(&world, &before, sizeof world);
}

static void deals_are_whole_and_differ(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 4, 0);
    struct nika_deal last = {{0}};

    (void)state;
    for (unsigned stream = 0; stream < 100; stream++) {
        struct nika_deal deal;
        struct nika_rng rng;
        struct plain counts = {{0}};

        nika_rng_seed(&rng, 54, stream);
        nika_deal(&setup, &rng, &deal);
        for (unsigned i = 0; i < BYZANTZ_DECK; i++) {
            assert_true(deal.bytes[i] < BYZANTZ_KINDS);
            counts.of[deal.bytes[i] % BYZANTZ_KINDS]++;
        }
        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
            assert_int_equal(counts.of[kind], plain_copies(kind));
        assert_memory_not_equal(deal.bytes, last.bytes, BYZANTZ_DECK);
        last = deal;
    }
}

/* A table of three for what is known of hands. Seat 0 starts; the bundles are C1 C1 T1 T1 T2 M, then C1 C1 S2 O1,
 * then G3 G4. */
#define KNOWN_TABLE "C1 C1 C2 S1 W1 W1 W2 W3 G1 G1 G2 M O1 O1 O1 O2 C1 C1 T1 T1 T2 M C1 C1 S2 O1 G3 G4"

static struct nika_world known_table(const struct nika_setup *setup)
{
    uint8_t deck[BYZANTZ_DECK];

    deck_from(KNOWN_TABLE, deck);
    return begin_with(setup, deck);
}

static void assert_known(const struct nika_world *bytes, unsigned seat, const char *hand, const char *known)
{
    const struct byzantz_world *world = (const struct byzantz_world *)(const void *)bytes->bytes;

    assert_cards(world->own[seat].hand, hand);
    assert_cards(world->open.known[seat], known);
    assert_int_equal(world->open.hand_size[seat], byzantz_count(cards(hand)));
}

/* Up to the moment when seat 2 has to give a card of the third bundle. */
static struct nika_world known_position(const struct nika_setup *setup)
{
    struct nika_world world = known_table(setup);

    assert_known(&world, 0, "C2 C1 C1 S1", ""); /* what was dealt is secret */
    play(setup, &world, 0, "bid C1");
    assert_known(&world, 0, "C2 C1 S1", "");
    play(setup, &world, 1, "bid W2");
    play(setup, &world, 2, "pass");
    play(setup, &world, 0, "pass");
    assert_known(&world, 0, "C2 C1 C1 S1", "C1"); /* one of two equal cards was shown */
    play(setup, &world, 1, "give T1");
    assert_known(&world, 1, "C1 C1 W3 W1 W1 T2 T1 M", "C1 C1 T2 T1 M"); /* eight: over the limit */
    play(setup, &world, 1, "sell C1 C1 M");
    assert_known(&world, 1, "W3 W1 W1 T2 T1", "T2 T1");
    play(setup, &world, 2, "pass");
    play(setup, &world, 0, "bid C1"); /* the known one or the other: none is known to be there any more */
    assert_known(&world, 0, "C2 C1 S1", "");
    play(setup, &world, 0, "give O1");
    assert_known(&world, 0, "C2 C1 C1 C1 S2 S1", "C1 C1 S2");
    return world;
}

static void what_was_shown_is_known(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = known_position(&setup);

    (void)state;
    /* Three equal cards, of which two are known. */
    struct nika_world sold = world;

    play(&setup, &sold, 0, "sell C1 C1 C1");
    assert_known(&sold, 0, "C2 S2 S1", "S2");
    sold = world;
    play(&setup, &sold, 0, "sell C2 C1 C1"); /* the third one may have been there before, or not */
    assert_known(&sold, 0, "C1 S2 S1", "S2");
    play(&setup, &world, 2, "give G4");
    assert_known(&world, 2, "G3 G2 G1 G1 M", "G3");
    assert_null(nika_byzantz.check(&setup, &world));
    assert_null(nika_byzantz.check(&setup, &sold));
}

static void what_comes_back_from_a_bid_is_known(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = known_table(&setup);

    (void)state;
    play(&setup, &world, 0, "bid C1");
    play(&setup, &world, 1, "bid W2");
    play(&setup, &world, 2, "bid G2 G1");
    play(&setup, &world, 0, "bid C2 C1"); /* four in all */
    assert_known(&world, 0, "S1", "");
    play(&setup, &world, 1, "bid W3"); /* five in all */
    play(&setup, &world, 2, "pass");
    assert_known(&world, 2, "G2 G1 G1 M", "G2 G1");
    play(&setup, &world, 0, "pass");
    assert_known(&world, 0, "C2 C1 C1 S1", "C2 C1 C1");
    assert_null(nika_byzantz.check(&setup, &world));
}

static void known_cards_are_the_first_to_go(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = known_table(&setup);

    (void)state;
    play(&setup, &world, 0, "pass");
    play(&setup, &world, 1, "pass");
    play(&setup, &world, 2, "pass"); /* all pass: seat 0 gets the whole bundle and has ten cards */
    assert_known(&world, 0, "C2 C1 C1 C1 C1 S1 T2 T1 T1 M", "C1 C1 T2 T1 T1 M");
    play(&setup, &world, 0, "discard C1");
    assert_known(&world, 0, "C2 C1 C1 C1 S1 T2 T1 T1 M", "C1 T2 T1 T1 M");
    play(&setup, &world, 0, "discard C1");
    play(&setup, &world, 0, "discard C1");
    assert_known(&world, 0, "C2 C1 S1 T2 T1 T1 M",
                 "T2 T1 T1 M"); /* the last one came with the deal, for all they know */
    assert_null(nika_byzantz.check(&setup, &world));
}

static void assert_refused(const struct nika_setup *setup, struct nika_world *world, unsigned seat, const char *word,
                           unsigned refusal)
{
    const struct nika_world before = *world;
    struct nika_move move;

    assert_true(nika_byzantz.parse(setup, word, strlen(word), &move));
    assert_int_equal(nika_byzantz.apply(setup, world, seat, move), refusal);
    assert_true(nika_world_same(&nika_byzantz, world, &before));
}

static void late_phases_refuse_what_is_wrong(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world market = known_position(&setup), limit = known_table(&setup), final;
    const struct byzantz_open *open = &((const struct byzantz_world *)(const void *) final.bytes)->open;
    struct nika_rng rng;

    (void)state;
    play(&setup, &market, 2, "give G4"); /* the market is C1 W2 T1 G4 O1, and seat 2 with the lowest card picks */
    assert_refused(&setup, &market, 2, "take spice", BYZANTZ_EMPTY_GROUP);
    assert_refused(&setup, &market, 2, "take merchant", BYZANTZ_EMPTY_GROUP);
    assert_refused(&setup, &market, 0, "take wine", NIKA_NOT_ASKED);
    for (unsigned seat = 0; seat < 3; seat++)
        play(&setup, &limit, seat, "pass");
    assert_refused(&setup, &limit, 0, "discard O1", BYZANTZ_NOT_IN_HAND);
    assert_refused(&setup, &limit, 1, "discard W1", BYZANTZ_LIMIT_FIRST);

    nika_rng_seed(&rng, 57, 0);
    for (final = market; open->phase != BYZANTZ_FINAL || open->turn == 0;)
        nika_step(&setup, &final, &rng);
    assert_refused(&setup, &final, 0, "done", BYZANTZ_ALREADY_DONE);
    assert_refused(&setup, &final, 0, "sell C1 C1 C1", BYZANTZ_ALREADY_DONE);
    play(&setup, &final, 1, "done");
    assert_refused(&setup, &final, 1, "done", BYZANTZ_ALREADY_DONE);
    play(&setup, &final, 2, "done");
    assert_refused(&setup, &final, 2, "done", NIKA_GAME_OVER);
    assert_refused(&setup, &final, 9, "pass", NIKA_GAME_OVER);
}

static void over_the_limit_nobody_else_is_free(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = known_table(&setup);
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];

    (void)state;
    nika_look(&setup, &world, NIKA_WATCHER, &view);
    assert_int_equal(nika_byzantz.legal(&setup, &view, moves), 0);
    assert_int_equal(nika_byzantz.waiting(&setup, &view).asked, 1);
    assert_int_equal(nika_byzantz.waiting(&setup, &view).free, 6);
    play(&setup, &world, 0, "pass");
    play(&setup, &world, 1, "pass");
    play(&setup, &world, 2, "pass");
    nika_look(&setup, &world, NIKA_WATCHER, &view);
    assert_int_equal(nika_byzantz.waiting(&setup, &view).asked, 1);
    assert_int_equal(nika_byzantz.waiting(&setup, &view).free, 0);
}

/* What lies where in the worlds that are imagined behind a view: for each place, how often each kind was there. */
enum { SAMPLES = 20000, PLACES = 6 };
struct census {
    unsigned of[PLACES][BYZANTZ_KINDS];
    unsigned size[PLACES]; /* cards that lie there in one world */
};
enum { HAND_0, HAND_1, HAND_2, REMOVED, NEXT_OF_DECK, LAST_OF_DECK };

static void take_census(const struct nika_setup *setup, const struct nika_view *view, struct census *census)
{
    const struct byzantz_open *open = byzantz_open(view);
    struct nika_rng rng;

    memset(census, 0, sizeof *census);
    nika_rng_seed(&rng, 55, view->seat);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        struct nika_world bytes;
        const struct byzantz_world *world = (const struct byzantz_world *)(const void *)bytes.bytes;

        memset(&bytes, 0xcc, sizeof bytes);
        nika_byzantz.imagine(setup, view, &rng, &bytes);
        if (sample % 100 == 0)
            assert_null(nika_byzantz.check(setup, &bytes));
        for (unsigned seat = 0; seat < 3; seat++) {
            const struct plain hand = plain_of(world->own[seat].hand), known = plain_of(open->known[seat]);

            for (unsigned kind = 0; kind < BYZANTZ_KINDS && seat != view->seat; kind++)
                census->of[seat][kind] += hand.of[kind] - known.of[kind];
        }
        for (unsigned i = 0; i < 4; i++)
            census->of[REMOVED][world->dark.cards[i]]++;
        census->of[NEXT_OF_DECK][world->dark.cards[4 + open->drawn]]++;
        census->of[LAST_OF_DECK][world->dark.cards[4 + 95]]++;
    }
    for (unsigned seat = 0; seat < 3; seat++)
        census->size[seat] = seat == view->seat ? 0 : open->hand_size[seat] - byzantz_count(open->known[seat]);
    census->size[REMOVED] = 4;
    census->size[NEXT_OF_DECK] = census->size[LAST_OF_DECK] = 1;
}

/* How many cards of a kind a view does not show. */
static unsigned unseen_of(const struct nika_view *view, unsigned kind)
{
    const struct byzantz_open *open = byzantz_open(view);
    unsigned seen = byzantz_count_of(open->bundle, kind) + byzantz_count_of(open->market, kind) +
                    byzantz_count_of(open->gone, kind) + (kind == BYZANTZ_MERCHANT ? open->gone_merchants : 0);

    for (unsigned seat = 0; seat < 3; seat++)
        seen += byzantz_count_of(open->bid[seat], kind) +
                byzantz_count_of(seat == view->seat ? byzantz_own(view)->hand : open->known[seat], kind);
    return plain_copies(kind) - seen;
}

/*
 * Every unseen card must be at every place with the same chance. The chi-square sum over the 25 kinds has 24 degrees
 * of freedom at most and stays below 73 with a chance of all but one in a million; where several cards lie, it is
 * smaller still, for they are drawn without putting back. The seeds are fixed: what passes once passes always.
 */
static void assert_even(const struct nika_setup *setup, const struct nika_world *world, unsigned seat)
{
    static struct census census;
    struct nika_view view;
    unsigned unseen = 0;

    nika_look(setup, world, seat, &view);
    take_census(setup, &view, &census);
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        unseen += unseen_of(&view, kind);
    for (unsigned place = 0; place < PLACES; place++) {
        double sum = 0;

        for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++) {
            const double expected = (double)SAMPLES * census.size[place] * unseen_of(&view, kind) / unseen;
            const double away = census.of[place][kind] - expected;

            if (expected > 0)
                sum += away * away / expected;
            else
                assert_int_equal(census.of[place][kind], 0);
        }
        if (sum >= 73)
            print_error("seat %u, place %u: %.1f\n", seat, place, sum);
        assert_true(sum < 73);
    }
}

static void imagined_worlds_are_even(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world start = known_table(&setup), later = known_position(&setup);

    (void)state;
    assert_even(&setup, &start, 1);
    assert_even(&setup, &later, 0); /* of seat 1, three cards are hidden; of seat 2, four */
    assert_even(&setup, &later, 2);
    assert_even(&setup, &later, NIKA_WATCHER);
}

/* Two hidden cards are independent but for being different cards: how often a hand of three hidden ones holds no
 * merchant. */
static void hidden_cards_are_drawn_without_putting_back(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world later = known_position(&setup);
    struct nika_view view;
    struct nika_rng rng;
    unsigned without = 0, unseen = 0;

    (void)state;
    nika_look(&setup, &later, 2, &view);
    for (unsigned kind = 0; kind < BYZANTZ_KINDS; kind++)
        unseen += unseen_of(&view, kind);
    const unsigned goods = unseen - unseen_of(&view, BYZANTZ_MERCHANT);
    const double chance = (double)goods * (goods - 1) * (goods - 2) / ((double)unseen * (unseen - 1) * (unseen - 2));

    nika_rng_seed(&rng, 56, 0);
    for (unsigned sample = 0; sample < SAMPLES; sample++) {
        struct nika_world bytes;
        const struct byzantz_world *world = (const struct byzantz_world *)(const void *)bytes.bytes;

        nika_byzantz.imagine(&setup, &view, &rng, &bytes);
        without += byzantz_merchants(world->own[0].hand) == 0;
    }
    /* One degree of freedom: the limit is 24, about five times the deviation that is to be expected. */
    const double away = without - SAMPLES * chance;

    assert_true(away * away / (SAMPLES * chance * (1 - chance)) < 24);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_deck_is_as_the_rules_say),
        cmocka_unit_test(tables_are_as_the_rules_say),
        cmocka_unit_test(the_lowest_card_picks_first_and_open_ones_before),
        cmocka_unit_test(heaps_count_cards),
        cmocka_unit_test(one_card_is_a_heap_of_one),
        cmocka_unit_test(heaps_fall_into_groups),
        cmocka_unit_test(heaps_are_compared_and_taken_apart),
        cmocka_unit_test(sets_are_three_of_one_good),
        cmocka_unit_test(cards_are_spelled_and_read),
        cmocka_unit_test(moves_are_spelled_and_read),
        cmocka_unit_test(bits_that_are_no_move_are_refused),
        cmocka_unit_test(deals_are_whole_and_differ),
        cmocka_unit_test(what_was_shown_is_known),
        cmocka_unit_test(what_comes_back_from_a_bid_is_known),
        cmocka_unit_test(known_cards_are_the_first_to_go),
        cmocka_unit_test(late_phases_refuse_what_is_wrong),
        cmocka_unit_test(over_the_limit_nobody_else_is_free),
        cmocka_unit_test(imagined_worlds_are_even),
        cmocka_unit_test(hidden_cards_are_drawn_without_putting_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
