/*
 * test_byzantz_check.c: unit tests of the invariants of Byzantz (byzantz.h) and of views as bytes. Random games are
 * played, in every position each thing is broken that can be broken there (breakages.h), and `check` must name the
 * invariant; `decode` must refuse what can be seen of it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "breakages.h"
#include "breaking.h"

struct breakage {
    const char *invariant, *name;
    enum sight sight;
    bool (*breaks)(struct table *); /* false if there is nothing of the kind to break */
};

#define BREAKAGE(invariant, sight, breaks)                                                                             \
    {                                                                                                                  \
        invariant, #breaks, sight, breaks                                                                              \
    }
static const struct breakage breakages[] = {
    BREAKAGE("B-1:", ALL, impossible_bundle),
    BREAKAGE("B-1:", ALL, impossible_market),
    BREAKAGE("B-1:", ALL, impossible_gone),
    BREAKAGE("B-1:", ALL, impossible_bid),
    BREAKAGE("B-1:", ALL, impossible_known),
    BREAKAGE("B-1:", OWNER, impossible_hand),
    BREAKAGE("B-1:", ALL, merchants_among_gone_goods),
    BREAKAGE("B-1:", ALL, seventeen_merchants_gone),
    BREAKAGE("B-2:", NOBODY, absent_bid),
    BREAKAGE("B-2:", NOBODY, absent_known),
    BREAKAGE("B-2:", NOBODY, absent_profit),
    BREAKAGE("B-2:", NOBODY, absent_size),
    BREAKAGE("B-2:", NOBODY, absent_total),
    BREAKAGE("B-2:", NOBODY, absent_bidder_card),
    BREAKAGE("B-2:", NOBODY, absent_hand),
    BREAKAGE("B-2:", ALL, absent_in),
    BREAKAGE("B-2:", ALL, absent_picked),
    BREAKAGE("B-2:", ALL, absent_opener),
    BREAKAGE("B-2:", ALL, absent_turn),
    BREAKAGE("B-2:", ALL, turn_when_over),
    BREAKAGE("B-2:", ALL, unknown_phase),
    BREAKAGE("B-2:", NOBODY, bytes_in_use),
    BREAKAGE("B-3:", ALL, round_too_high),
    BREAKAGE("B-3:", ALL, round_after_the_last),
    BREAKAGE("B-3:", ALL, drawn_too_many),
    BREAKAGE("B-3:", ALL, drawn_too_few),
    BREAKAGE("B-3:", ALL, auction_too_high),
    BREAKAGE("B-3:", ALL, no_bidding_for_the_last),
    BREAKAGE("B-3:", ALL, bundle_after_the_last),
    BREAKAGE("B-3:", ALL, market_too_early),
    BREAKAGE("B-3:", ALL, limit_before_the_first),
    BREAKAGE("B-3:", ALL, market_without_cards),
    BREAKAGE("B-3:", ALL, market_at_the_end),
    BREAKAGE("B-3:", ALL, opener_at_the_end),
    BREAKAGE("B-4:", ALL, bidder_card_lost),
    BREAKAGE("B-4:", ALL, bidder_card_twice),
    BREAKAGE("B-4:", ALL, bidder_card_of_another_game),
    BREAKAGE("B-4:", ALL, winner_bids_again),
    BREAKAGE("B-4:", ALL, limit_without_bidder_card),
    BREAKAGE("B-5:", NOBODY, wrong_total),
    BREAKAGE("B-5:", NOBODY, wrong_high),
    BREAKAGE("B-5:", ALL, merchant_in_bid),
    BREAKAGE("B-5:", ALL, bid_out_of_auction),
    BREAKAGE("B-5:", ALL, bidder_is_out),
    BREAKAGE("B-5:", ALL, equal_bids),
    BREAKAGE("B-5:", ALL, highest_is_asked),
    BREAKAGE("B-5:", ALL, nobody_in),
    BREAKAGE("B-5:", ALL, somebody_in),
    BREAKAGE("B-5:", ALL, winner_is_in),
    BREAKAGE("B-5:", ALL, another_seat_is_asked),
    BREAKAGE("B-5:", ALL, passed_before_its_turn),
    BREAKAGE("B-5:", ALL, alone_with_a_bid),
    BREAKAGE("B-5:", ALL, bid_beyond_measure),
    BREAKAGE("B-5:", ALL, opener_has_won_before),
    BREAKAGE("B-6:", ALL, bundle_too_small),
    BREAKAGE("B-6:", ALL, bundle_too_large),
    BREAKAGE("B-7:", ALL, hand_too_large),
    BREAKAGE("B-7:", ALL, limit_without_need),
    BREAKAGE("B-7:", ALL, limit_beyond_measure),
    BREAKAGE("B-8:", ALL, known_more_than_there_is),
    BREAKAGE("B-8:", ALL, known_too_little),
    BREAKAGE("B-8:", OWNER, known_but_not_there),
    BREAKAGE("B-8:", OWNER, hand_larger_than_its_size),
    BREAKAGE("B-9:", ALL, card_gone_twice),
    BREAKAGE("B-9:", ALL, merchant_gone_twice),
    BREAKAGE("B-9:", ALL, too_much_in_the_market),
    BREAKAGE("B-9:", ALL, card_in_two_places),
    BREAKAGE("B-9:", ALL, merchants_in_two_places),
    BREAKAGE("B-9:", NOBODY, other_card_in_hand),
    BREAKAGE("B-9:", NOBODY, other_card_in_the_dark),
    BREAKAGE("B-9:", NOBODY, no_card_in_the_dark),
    BREAKAGE("B-9:", NOBODY, no_card_for_the_lowest),
    BREAKAGE("B-9:", NOBODY, drawn_card_in_the_dark),
    BREAKAGE("B-10:", ALL, highest_has_picked),
    BREAKAGE("B-10:", ALL, turn_has_picked),
    BREAKAGE("B-10:", ALL, higher_picks_first),
    BREAKAGE("B-10:", ALL, picked_before_the_market),
    BREAKAGE("B-10:", ALL, limit_of_who_has_not_picked),
    BREAKAGE("B-11:", ALL, profit_from_nothing),
    BREAKAGE("B-12:", ALL, too_many_merchants_in_the_market),
};

enum { VERSION_BYTE = 0, SEAT_BYTE = 1 }; /* where a code has them */

/* Plays a random game and calls `each` with every position, the first and the last included. */
static void visit(unsigned players, unsigned stream,
                  void (*each)(const struct nika_setup *, const struct nika_world *, struct nika_rng *))
{
    const struct nika_setup setup = setup_of(&nika_byzantz, players, stream % players);
    struct nika_rng rng, draws;
    struct nika_deal deal;
    struct nika_world world;
    const struct byzantz_open *open = &((const struct byzantz_world *)(const void *)world.bytes)->open;

    nika_rng_seed(&rng, 71, 10 * stream + players);
    nika_rng_seed(&draws, 72, 10 * stream + players);
    nika_deal(&setup, &rng, &deal);
    memset(&world, 0xcc, sizeof world);
    nika_byzantz.begin(&setup, &deal, &world);
    for (;;) {
        each(&setup, &world, &draws);
        if (open->phase == BYZANTZ_OVER)
            break;
        nika_step(&setup, &world, &rng);
    }
}

static void check_good(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *draws)
{
    (void)draws;
    if (nika_byzantz.check(setup, world))
        print_error("%s\n", nika_byzantz.check(setup, world));
    assert_null(nika_byzantz.check(setup, world));
    for (unsigned viewer = 0; viewer <= setup->players; viewer++) {
        const unsigned seat = viewer < setup->players ? viewer : NIKA_WATCHER;
        uint8_t code[NIKA_CODE_MAX];
        struct nika_view view, read;
        const size_t size = code_of(setup, world, seat, code);

        nika_look(setup, world, seat, &view);
        assert_true(decodes(setup, code, size, &read));
        assert_true(nika_view_same(&nika_byzantz, &view, &read));
    }
}

static void good_positions_break_nothing(void **state)
{
    (void)state;
    for (unsigned players = 3; players <= 6; players++)
        for (unsigned stream = 0; stream < 5; stream++)
            visit(players, stream, check_good);
}

enum { BREAKAGES = sizeof breakages / sizeof breakages[0] };
static struct tries tries[BREAKAGES];

static void break_all(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *draws)
{
    for (unsigned number = 0; number < BREAKAGES; number++) {
        struct nika_world broken = *world;
        struct table table = {.setup = *setup, .bytes = &broken, .seat = nika_rng_below(draws, setup->players)};

        table.other = (table.seat + 1 + nika_rng_below(draws, setup->players - 1u)) % setup->players;
        table.number = nika_rng_below(draws, 100000);
        table.world = (struct byzantz_world *)(void *)broken.bytes;
        table.open = &table.world->open;
        if (breakages[number].breaks(&table))
            judge_broken(breakages[number].invariant, breakages[number].name, breakages[number].sight, &table.setup,
                         &broken, table.seat, &tries[number]);
    }
}

static void everything_that_is_broken_is_named(void **state)
{
    (void)state;
    for (unsigned players = 3; players <= 6; players++)
        for (unsigned stream = 0; stream < 2; stream++)
            visit(players, stream, break_all);
    for (unsigned number = 0; number < BREAKAGES; number++)
        assert_tried(breakages[number].name, &tries[number]);
}

static void damage_codes(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *draws)
{
    const unsigned seat = nika_rng_below(draws, setup->players);
    uint8_t code[NIKA_CODE_MAX + 1], again[NIKA_CODE_MAX];
    const size_t size = code_of(setup, world, seat, code), at = nika_rng_below(draws, (uint32_t)size);
    const uint8_t byte = code[at];
    struct nika_view view;

    code[size] = 0;
    assert_false(decodes(setup, code, size + 1, &view));
    assert_false(decodes(setup, code, nika_rng_below(draws, (uint32_t)size), &view));
    /* One byte is another one: it is refused, or the code of another view. */
    code[at] ^= (uint8_t)(1 + nika_rng_below(draws, 255));
    if (decodes(setup, code, size, &view)) {
        assert_int_equal(nika_byzantz.encode(setup, &view, again), size);
        assert_memory_equal(again, code, size);
    }
    code[at] = byte;
    code[VERSION_BYTE] ^= (uint8_t)(1 + nika_rng_below(draws, 255));
    assert_false(decodes(setup, code, size, &view));
    code[VERSION_BYTE] = 1;
    for (unsigned wrong = setup->players; wrong < 255; wrong++) {
        code[SEAT_BYTE] = (uint8_t)wrong;
        assert_false(decodes(setup, code, size, &view));
    }
}

static void damaged_codes_are_refused(void **state)
{
    (void)state;
    for (unsigned players = 3; players <= 6; players++)
        visit(players, 9, damage_codes);
}

static void every_cut_code_is_refused(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 4, 0);
    uint8_t deck[BYZANTZ_DECK], code[NIKA_CODE_MAX];
    struct nika_view view;

    (void)state;
    deck_from("", deck);
    const struct nika_world world = begin_with(&setup, deck);
    const size_t size = code_of(&setup, &world, 2, code);

    for (size_t cut = 0; cut < size; cut++)
        assert_false(decodes(&setup, code, cut, &view));
    assert_true(decodes(&setup, code, size, &view));
}

static void a_watcher_has_no_hand(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 4, 0);
    uint8_t deck[BYZANTZ_DECK], code[NIKA_CODE_MAX];
    struct nika_view view;

    (void)state;
    deck_from("", deck);
    const struct nika_world world = begin_with(&setup, deck);

    nika_look(&setup, &world, NIKA_WATCHER, &view);
    const byzantz_cards hand = byzantz_card(0);

    memcpy(view.bytes + sizeof(struct byzantz_open), &hand, sizeof hand);
    assert_false(decodes(&setup, code, nika_byzantz.encode(&setup, &view, code), &view));
}

/* What seat 0 of three sees after the first auction of the fourth round: seat 1 has more than seven cards, of which so
 * many are known merchants and so many are not known. No game brings some of these hands about. */
static struct nika_view view_of_merchants(unsigned merchants, unsigned hidden)
{
    struct byzantz_open open = {.phase = BYZANTZ_LIMIT, .turn = 1, .opener = 1, .round = 3, .auction = 1, .drawn = 42};
    const struct byzantz_own own = {cards("C1 C1 C1 C1")};
    uint8_t deck[BYZANTZ_DECK];
    struct nika_view view;

    deck_from("C1 C1 C1 C1", deck);
    open.bidder_card[1] = 6;
    open.known[1] = (uint64_t)merchants << BYZANTZ_MERCHANT_BIT;
    open.hand_size[0] = open.hand_size[2] = 4;
    open.hand_size[1] = (uint8_t)(merchants + hidden);
    /* Twelve were dealt and 42 drawn; what is not in a hand is gone. */
    for (unsigned i = 4; i < 4 + 54 - (4 + 4 + merchants + hidden); i++)
        open.gone += byzantz_card(deck[i]);
    memset(&view, 0, sizeof view);
    memcpy(view.bytes, &open, sizeof open);
    memcpy(view.bytes + sizeof open, &own, sizeof own);
    return view;
}

/* A view from outside is refused, or good worlds can be drawn behind it: seven merchants in a hand and six more that
 * came at once are the most that there can be, and a heap has no room for sixteen. */
static void what_is_decoded_can_be_imagined(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 73, 0);
    for (unsigned merchants = 8; merchants <= 15; merchants++)
        for (unsigned hidden = 0; hidden <= 4; hidden++) {
            struct nika_view view = view_of_merchants(merchants, hidden);
            uint8_t code[NIKA_CODE_MAX];

            assert_int_equal(decodes(&setup, code, nika_byzantz.encode(&setup, &view, code), &view),
                             merchants + hidden <= 13);
            for (unsigned sample = 0; sample < 200 && merchants + hidden <= 13; sample++) {
                struct nika_world world;

                nika_byzantz.imagine(&setup, &view, &rng, &world);
                assert_null(nika_byzantz.check(&setup, &world));
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_positions_break_nothing), cmocka_unit_test(everything_that_is_broken_is_named),
        cmocka_unit_test(damaged_codes_are_refused),    cmocka_unit_test(every_cut_code_is_refused),
        cmocka_unit_test(a_watcher_has_no_hand),        cmocka_unit_test(what_is_decoded_can_be_imagined),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
