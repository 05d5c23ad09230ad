/*
 * test_byzantz_belief.c: unit tests of what Byzantz's strategy concludes from what others do, and how it forgets. An act can
 * say at most 4 against hidden cards, as a logarithm: what speaks against them is then e^4, about 55 times, less likely
 * than it was.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/simulate.h>

#include "../../src/ai/byzantz/byzantz_strategy.h"
#include "../../src/play/play_internal.h"
#include "plain_byzantz.h"

enum { SEED = 47, SAMPLES = 4000 };

static const struct nika_strategy *const strategy = &nika_byzantz_strategy;

/* How often, in thousandths, the worlds that are sampled behind seat 2's view have these hidden cards in seat 1's hand. */
static unsigned believed(const struct nika_setup *setup, const struct nika_view *view, const struct nika_memory *memory,
                         const char *hidden)
{
    static struct nika_belief belief;
    const byzantz_cards wanted = byzantz_open(view)->known[1] + cards(hidden);
    unsigned count = 0;
    struct nika_rng rng;

    nika_rng_seed(&rng, SEED, 0);
    belief.begun = false;
    for (unsigned i = 0; i < SAMPLES; i++) {
        struct nika_world world;
        struct nika_view again;

        strategy->sample(setup, &nika_byzantz_tuned, view, memory, &belief, &rng, &world);
        nika_look(setup, &world, view->seat, &again);
        assert_true(nika_view_same(setup->game, view, &again));
        assert_null(setup->game->check(setup, &world));
        count += ((const struct byzantz_world *)(const void *)world.bytes)->own[1].hand == wanted;
    }
    return count * 1000 / SAMPLES;
}

static struct nika_view seen(const struct nika_setup *setup, const struct plain_table *table)
{
    const struct nika_world world = plain_lay(setup, table);
    struct nika_view view;

    nika_look(setup, &world, 2, &view);
    return view;
}

static struct nika_move doing(unsigned verb, const char *with)
{
    return (struct nika_move){.verb = verb, .open = with ? cards(with) : 0};
}

/*
 * Three players in the last round, where only sets count, and winning the first auction must bring 3.25 · 1.13 = 3.67
 * points if nobody has bid. Seat 1 opens it. The bundle has two each of cloth and wine; with a C1 in hand, O2 is enough to
 * pay, and C4 C3 C1 is a set of 4: four points, and four cards more, which count a hundredth each: it gains 0.37. Any other
 * hidden card makes no set: it loses 3.63. Of the twelve unseen cards (one in each other hand, four removed and six in the
 * deck), six are C1 and six G1.
 */
static struct plain_table opening(void)
{
    return (struct plain_table){.round = 7,
                                .phase = BYZANTZ_AUCTION,
                                .turn = 1,
                                .opener = 1,
                                .in = 7,
                                .hands = {"G1", "C1 O2", "T3"},
                                .known = {NULL, "O2", NULL},
                                .bundle = "C4 C3 W4 W3 S4 T4",
                                .dark = "G1 G1 G1 G1 G1 C1 C1 C1 C1 C1"};
}

static struct plain_table after_pass(void)
{
    struct plain_table table = opening();

    table.in = 5;
    table.turn = 2;
    return table;
}

/* Without acts all cards are as likely; who passed had no use for the bundle; and when there have been more acts than can
 * be kept, the oldest are lost. */
static void who_passed_had_no_use_for_it(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    const struct plain_table before = opening(), after = after_pass();
    const struct nika_view moment = seen(&setup, &before), view = seen(&setup, &after);
    struct nika_memory memory = {{0}};

    (void)state;
    assert_in_range(believed(&setup, &view, &memory, "C1"), 450, 550);
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_PASS, NULL), &memory);
    assert_in_range(believed(&setup, &view, &memory, "C1"), 5, 40); /* 1 / (1 + e^4) = 0.018 */
    for (unsigned i = 0; i < 300; i++) { /* seat 1 can't pay a price of 30: that it passes says nothing */
        struct nika_view dear = moment;

        ((struct byzantz_open *)(void *)dear.bytes)->high = 30;
        nika_remember(&setup, &dear, 1, doing(BYZANTZ_PASS, NULL), &memory);
        if (i == 10)
            assert_in_range(believed(&setup, &view, &memory, "C1"), 5, 40);
    }
    assert_in_range(believed(&setup, &view, &memory, "C1"), 450, 550);
}

static void who_bid_had_a_use_for_it(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    const struct plain_table before = opening();
    struct plain_table after = opening();

    (void)state;
    after.turn = 2;
    after.hands[1] = "C1";
    after.known[1] = NULL;
    after.bids[1] = "O2";
    const struct nika_view moment = seen(&setup, &before), view = seen(&setup, &after);
    struct nika_memory memory = {{0}};

    nika_remember(&setup, &moment, 1, doing(BYZANTZ_BID, "O2"), &memory);
    assert_in_range(believed(&setup, &view, &memory, "C1"), 960, 995);
}

/* At the pass O2 was hidden too; it is shown in the second auction. Only with it could the seat have paid and kept C1. */
static void what_is_shown_later_was_there_before(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct plain_table before = opening(), later = opening();

    (void)state;
    before.known[1] = NULL;
    later.auction = 1;
    later.turn = 1;
    later.in = 6;
    later.known[1] = NULL;
    later.hands[0] = "G1 C4 C3 W4 W3 S4 T4";
    later.known[0] = "C4 C3 W4 W3 S4 T4";
    later.bidder_card[0] = 6;
    later.bundle = "G1 G1 G1 G1";
    later.dark = "G1 C1 C1 C1 C1 C1";
    struct plain_table last = later;

    last.turn = 2;
    last.hands[1] = "C1";
    last.bids[1] = "O2";
    const struct nika_view moment = seen(&setup, &before), then = seen(&setup, &later), view = seen(&setup, &last);
    struct nika_memory memory = {{0}}, late = {{0}};

    nika_remember(&setup, &then, 1, doing(BYZANTZ_BID, "O2"), &late);
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_PASS, NULL), &memory);
    nika_remember(&setup, &then, 1, doing(BYZANTZ_BID, "O2"), &memory);

    /* Of eight unseen cards six are C1; the bid for four G1 makes no more sense with one card than with another. */
    assert_in_range(believed(&setup, &view, &late, "C1"), 700, 800);
    assert_in_range(believed(&setup, &view, &memory, "C1"), 25, 85); /* 3 / (3 + e^4) = 0.052 */
}

/* Seat 1 hides two of six unseen cards, three C1 and three W1: C1 C1 with chance 1/5, W1 W1 as well. With C1 C1 the C4 of
 * the market makes a set of 4, with W1 W1 the W4; with one of each it is all the same, and a seat then takes the first. */
static void who_took_a_group_had_a_use_for_it(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct plain_table before = {.round = 7,
                                 .auction = 3,
                                 .phase = BYZANTZ_MARKET,
                                 .turn = 1,
                                 .hands = {NULL, "C1 C1", NULL},
                                 .bidder_card = {6, 2, 4},
                                 .market = "C4 W4",
                                 .dark = "C1 W1 W1 W1"};
    struct plain_table after = before;

    (void)state;
    after.turn = 2;
    after.picked = 2;
    after.hands[1] = "C1 C1 C4";
    after.known[1] = "C4";
    after.market = "W4";
    const struct nika_view moment = seen(&setup, &before), view = seen(&setup, &after);
    struct nika_memory memory = {{0}};

    assert_in_range(believed(&setup, &view, &memory, "C1 C1"), 160, 240);
    assert_in_range(believed(&setup, &view, &memory, "W1 W1"), 160, 240);
    nika_remember(&setup, &moment, 1, (struct nika_move){.verb = BYZANTZ_TAKE, .open = 0}, &memory);
    assert_in_range(believed(&setup, &view, &memory, "C1 C1"), 210, 290); /* 1 / (1 + 3 + e^-4) = 0.249 */
    assert_in_range(believed(&setup, &view, &memory, "W1 W1"), 0, 15);    /* e^-4 / (1 + 3 + e^-4) = 0.005 */
}

/* The same with the card that a seat gives of its bundle: W4 goes, C4 stays. With one of each it is all the same to it. */
static void who_kept_a_card_had_a_use_for_it(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    const struct plain_table before = {.round = 7,
                                       .auction = 2,
                                       .phase = BYZANTZ_GIVING,
                                       .turn = 1,
                                       .opener = 1,
                                       .hands = {NULL, "C1 C1", NULL},
                                       .bidder_card = {6, 0, 4},
                                       .bundle = "C4 W4",
                                       .dark = "C1 W1 W1 W1"};
    const struct plain_table after = {.round = 7,
                                      .auction = 3,
                                      .phase = BYZANTZ_MARKET,
                                      .turn = 1,
                                      .hands = {NULL, "C1 C1 C4", NULL},
                                      .known = {NULL, "C4", NULL},
                                      .bidder_card = {6, 2, 4},
                                      .market = "W4",
                                      .dark = "C1 W1 W1 W1"};
    const struct nika_view moment = seen(&setup, &before), view = seen(&setup, &after);
    struct nika_memory memory = {{0}};

    (void)state;
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_GIVE, "W4"), &memory);
    assert_in_range(believed(&setup, &view, &memory, "C1 C1"), 210, 290);
    assert_in_range(believed(&setup, &view, &memory, "W1 W1"), 0, 15);
}

/* Seat 1 has eight cards and throws C3 away, and hides one of five unseen cards, three C1 and two S2. With C1 that was a
 * set of 4, and any of five other cards would have been better to lose; with S2 no card is better than another. */
static void who_threw_a_card_away_had_no_use_for_it(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct plain_table before = {.round = 7,
                                 .auction = 3,
                                 .phase = BYZANTZ_LIMIT,
                                 .turn = 1,
                                 .picked = 2,
                                 .hands = {NULL, "C4 C3 S1 T1 G1 O1 W1 S2", NULL},
                                 .known = {NULL, "C4 C3 S1 T1 G1 O1 W1", NULL},
                                 .bidder_card = {6, 2, 4},
                                 .market = "O4",
                                 .dark = "C1 C1 C1 S2"};
    struct plain_table after = before;

    (void)state;
    after.phase = BYZANTZ_MARKET;
    after.turn = 2;
    after.hands[1] = "C4 S1 T1 G1 O1 W1 S2";
    after.known[1] = "C4 S1 T1 G1 O1 W1";
    const struct nika_view moment = seen(&setup, &before), view = seen(&setup, &after);
    struct nika_memory memory = {{0}};

    assert_in_range(believed(&setup, &view, &memory, "C1"), 550, 650);
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_DISCARD, "C3"), &memory);
    assert_in_range(believed(&setup, &view, &memory, "C1"), 10, 50); /* 3 / (3 + 2 e^4) = 0.027 */
}

/*
 * Games of all sorts, with sales out of turn and hands above the limit: what was known of a hand at each act, what was shown
 * since, and what is still hidden, is together the hand that the seat really had; also for those who forget.
 */
struct past {
    struct nika_memory memory; /* of seat 0 */
    byzantz_cards hands[1000], laid[1000];
    unsigned observed, checked[3];
};

static unsigned number_of(const struct observed_move *observed)
{
    return observed->unused[0] + 256u * observed->unused[1];
}

static void check_acts(struct past *past, const struct byzantz_world *world, const struct nika_memory *memory,
                       const byzantz_cards known[NIKA_SEATS_MAX], unsigned *checked)
{
    const struct notes *notes = (const struct notes *)(const void *)memory->bytes;

    for (unsigned i = 0; i < notes->count; i++) {
        const struct observed_move *observed = &notes->observed[i];
        const byzantz_cards hidden = world->own[observed->seat].hand - known[observed->seat];

        assert_true(observed->known[observed->seat] + hidden == past->hands[number_of(observed)]);
        assert_true(observed->laid == past->laid[number_of(observed)]);
        ++*checked;
    }
}

static void before_move(void *context, const struct nika_play *play, unsigned mover, struct nika_move move)
{
    struct past *past = context;
    const struct nika_setup *setup = &play->setup;
    const struct byzantz_world *world = (const struct byzantz_world *)(const void *)play->world.bytes;
    struct notes *notes = (struct notes *)(void *)past->memory.bytes;
    struct nika_view view;

    if (world->open.phase >= BYZANTZ_FINAL)
        return;
    nika_look(setup, &play->world, 0, &view);
    check_acts(past, world, &past->memory, byzantz_open(&view)->known, &past->checked[0]);
    if (world->open.turn == 0)
        for (unsigned span = 0; span < 3; span++) {
            struct nika_memory kept = past->memory;
            struct nika_view less = view;

            strategy->observe(setup, &view, &kept);
            strategy->forget(setup, &less, &kept, span);
            check_acts(past, world, &kept, byzantz_open(&less)->known, &past->checked[span > 0 ? 2 : 1]);
        }
    nika_remember(setup, &view, mover, move, &past->memory);
    struct observed_move *last = notes->count ? &notes->observed[notes->count - 1] : NULL;

    if (last && number_of(last) == 0) { /* a new one: acts are numbered from 1 */
        past->observed++;
        assert_in_range(past->observed, 1, 999);
        last->unused[0] = (uint8_t)past->observed;
        last->unused[1] = (uint8_t)(past->observed >> 8);
        past->hands[past->observed] = world->own[mover].hand;
        past->laid[past->observed] = world->open.bid[mover];
    }
}

static void hands_of_the_past_are_what_they_were(void **state)
{
    static struct past past;
    static struct nika_bench bench;
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 2);
    memset(past.checked, 0, sizeof past.checked);
    for (unsigned game = 0; game < 80; game++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + game % 4, 0);
        struct nika_agent agents[NIKA_SEATS_MAX];
        struct nika_deal deal;

        memset(&past.memory, 0, sizeof past.memory);
        past.observed = 0;
        for (unsigned seat = 0; seat < setup.players; seat++)
            assert_true(nika_agent_named(nika_rng_below(&rng, 2) ? "random" : "heuristic", &agents[seat]));
        nika_deal(&setup, &rng, &deal);
        nika_bench_begin(&bench, &setup, &deal);
        assert_true(nika_play_out(&bench, agents, (struct nika_budget){0}, &rng,
                                  (struct nika_witness){.move = before_move, .context = &past}));
    }
    for (unsigned i = 0; i < 3; i++)
        assert_true(past.checked[i] > 1000);
}

/* Who hides nothing any more has nothing that could be asked of the past, but for how it plays. O2 shows that seat 1 had
 * both cards when it passed: there the heuristic would have bid O2 (-310), as it does now (+100). */
static void who_has_shown_all_is_struck_out(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct plain_table table = opening();
    const struct nika_memory empty = {{0}};
    struct nika_memory memory = {{0}};

    (void)state;
    table.known[1] = "C1";
    const struct nika_view view = seen(&setup, &table);

    nika_remember(&setup, &view, 0, doing(BYZANTZ_SELL, NULL), &memory); /* nobody asked it to sell */
    nika_remember(&setup, &view, 1, doing(BYZANTZ_SELL, NULL), &memory); /* nor this one */
    assert_memory_equal(&memory, &empty, sizeof memory);
    nika_remember(&setup, &view, 1, doing(BYZANTZ_PASS, NULL), &memory);
    assert_memory_not_equal(&memory, &empty, sizeof memory);
    nika_remember(&setup, &view, 1, doing(BYZANTZ_BID, "O2"), &memory);
    struct notes *notes = (struct notes *)(void *)memory.bytes;

    assert_int_equal(notes->told[1], -310 + 100);
    notes->told[1] = 0;
    assert_memory_equal(&memory, &empty, sizeof memory);
}

/*
 * Who plays as the heuristic. In the opening the heuristic bids O2 with C1, which gains 0.37, and passes with any other card.
 */

/* What speaks for seat 1 doing so, in the first world that is drawn behind seat 2's view with so many C1 in seat 1's hand. */
static int alike_with(const struct nika_setup *setup, const struct nika_view *view, const struct nika_memory *memory,
                      unsigned cloth)
{
    static struct nika_belief belief;
    struct nika_world world;
    struct nika_rng rng;

    nika_rng_seed(&rng, SEED, 3);
    belief.begun = false;
    for (unsigned i = 0; i < SAMPLES; i++) {
        strategy->sample(setup, &nika_byzantz_tuned, view, memory, &belief, &rng, &world);
        if (byzantz_count_of(((const struct byzantz_world *)(const void *)world.bytes)->own[1].hand, 0) == cloth)
            return strategy->alike(memory, &belief, 1);
    }
    fail_msg("no such world was drawn");
    return 0;
}

static void acts_tell_who_plays_as_the_heuristic(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    const struct plain_table before = opening(), passed = after_pass();
    struct plain_table after = opening();
    struct nika_memory nothing = {{0}}, pass = {{0}}, bid = {{0}}, forced = {{0}};

    (void)state;
    after.turn = 2;
    after.hands[1] = "C1";
    after.known[1] = NULL;
    after.bids[1] = "O2";
    const struct nika_view moment = seen(&setup, &before), view = seen(&setup, &passed), late = seen(&setup, &after);
    struct nika_view dear = moment;

    assert_int_equal(alike_with(&setup, &view, &nothing, 0), 0);
    assert_int_equal(alike_with(&setup, &view, &nothing, 1), 0);
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_PASS, NULL), &pass);
    assert_true(alike_with(&setup, &view, &pass, 0) > 0);
    assert_true(alike_with(&setup, &view, &pass, 1) < 0);
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_BID, "O2"), &bid);
    assert_true(alike_with(&setup, &late, &bid, 1) > 0);
    assert_true(alike_with(&setup, &late, &bid, 0) < 0);

    ((struct byzantz_open *)(void *)dear.bytes)->high = 30; /* nobody can pay that: everybody passes */
    nika_remember(&setup, &dear, 1, doing(BYZANTZ_PASS, NULL), &forced);
    assert_true(alike_with(&setup, &view, &forced, 0) == 0);
}

/* The same where all cards are known: the acts are gone, what they said stays, and who forgets has forgotten that, too. */
static void what_acts_told_outlasts_them(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct plain_table open = opening();
    struct nika_memory pass = {{0}}, bid = {{0}};

    (void)state;
    open.known[1] = "C1 O2";
    const struct nika_view view = seen(&setup, &open);

    nika_remember(&setup, &view, 1, doing(BYZANTZ_PASS, NULL), &pass);
    nika_remember(&setup, &view, 1, doing(BYZANTZ_BID, "O2"), &bid);
    assert_int_equal(((const struct notes *)(const void *)pass.bytes)->count, 0);
    assert_true(alike_with(&setup, &view, &pass, 1) < 0);
    assert_true(alike_with(&setup, &view, &bid, 1) > 0);

    /* A mistake weighs more than an act that others would have made, too. */
    nika_remember(&setup, &view, 1, doing(BYZANTZ_BID, "O2"), &pass);
    assert_true(alike_with(&setup, &view, &pass, 1) < 0);

    /* What was hidden at an act and is shown by a later one: first C1, so that the pass was one, then O2. */
    struct plain_table once = opening();
    struct nika_memory later = {{0}};

    once.known[1] = NULL;
    const struct nika_view hiding = seen(&setup, &once);

    nika_remember(&setup, &hiding, 1, doing(BYZANTZ_PASS, NULL), &later);
    nika_remember(&setup, &hiding, 1, doing(BYZANTZ_BID, "C1 O2"), &later);
    assert_int_equal(((const struct notes *)(const void *)later.bytes)->count, 0);
    assert_true(alike_with(&setup, &view, &later, 1) < 0);

    struct nika_view less = view;

    strategy->forget(&setup, &less, &bid, 0);
    assert_true(alike_with(&setup, &less, &bid, 1) == 0);
}

/* In the fourth round it is plain who plays as the heuristic and who plays anything. */
static void whoever_plays_as_the_heuristic_is_recognized(void **state)
{
    static struct nika_belief belief;
    unsigned right = 0, wrong = 0;
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 6);
    for (unsigned game = 0; game < 40; game++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + game % 4, 0);
        struct nika_memory memory = {{0}};
        struct nika_deal deal;
        struct nika_world world, drawn;
        struct nika_view view;
        const struct byzantz_world *there = (const struct byzantz_world *)(const void *)world.bytes;

        nika_deal(&setup, &rng, &deal);
        nika_byzantz.begin(&setup, &deal, &world);
        while (there->open.round < 3) { /* seats 1, 3 and 5 play as the heuristic */
            const unsigned seat = there->open.turn;
            struct nika_move moves[NIKA_MOVES_MAX];

            nika_look(&setup, &world, seat, &view);
            const unsigned count = nika_byzantz.legal(&setup, &view, moves);
            const struct nika_move move =
                seat % 2 ? byzantz_policy(&setup, &nika_byzantz_tuned, &there->open, there->own[seat].hand)
                         : moves[nika_rng_below(&rng, count)];

            nika_look(&setup, &world, 0, &view);
            nika_remember(&setup, &view, seat, move, &memory);
            assert_int_equal(nika_byzantz.apply(&setup, &world, seat, move), NIKA_ACCEPTED);
        }
        nika_look(&setup, &world, 0, &view);
        belief.begun = false;
        strategy->sample(&setup, &nika_byzantz_tuned, &view, &memory, &belief, &rng, &drawn);
        for (unsigned seat = 1; seat < setup.players; seat++) {
            const int alike = strategy->alike(&memory, &belief, seat);

            right += seat % 2 ? alike > 0 : alike < 0;
            wrong += seat % 2 ? alike < 0 : alike > 0;
        }
    }
    assert_true(right > 9 * wrong);
}

static void acts_are_forgotten_with_their_round(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct plain_table before = opening();
    const struct plain_table after = after_pass();

    (void)state;
    before.round = 6; /* where the deck still has twelve cards more */
    before.dark = "G1 G1 G1 G1 G1 C1 C1 C1 C1 C1 O1 O1 O1 O1 O1 O1 S1 S1 S1 S1 S1 S1";
    const struct nika_view moment = seen(&setup, &before);
    struct nika_view view = seen(&setup, &after);
    struct nika_memory memory = {{0}}, nothing = {{0}};

    nika_remember(&setup, &moment, 1, doing(BYZANTZ_PASS, NULL), &memory);
    struct nika_memory kept = memory;

    strategy->forget(&setup, &view, &kept, 1);
    assert_memory_equal(&kept, &memory, sizeof memory);
    strategy->forget(&setup, &view, &kept, 0);
    assert_memory_equal(&kept, &nothing, sizeof memory);
}

/*
 * Cards that a forgetful seat knows no longer are for it among the hidden ones: also at the time of the act. Seat 0 has
 * opened with S1, so that seat 1, the next to its left, must pay 2 and gain 2.81 · 1.13 = 3.18. Of 13 cards that are now
 * unseen (six C1, six G1, O2) it hides two. Only with C1 and O2 (6 of 78 pairs) can it pay and keep C1, and passing was
 * wrong. Were O2 still counted as its own, it would be wrong with C1 and G1 too (36 pairs).
 */
static void forgotten_cards_are_not_counted_twice(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct plain_table before = opening();

    (void)state;
    before.opener = 0;
    before.bids[0] = "S1";
    struct plain_table after = before;

    after.turn = 2;
    after.in = 5;
    const struct nika_view moment = seen(&setup, &before);
    struct nika_view view = seen(&setup, &after);
    struct nika_memory memory = {{0}};

    strategy->observe(&setup, &moment, &memory);
    nika_remember(&setup, &moment, 1, doing(BYZANTZ_PASS, NULL), &memory);
    strategy->forget(&setup, &view, &memory, 0);
    assert_true(byzantz_open(&view)->known[1] == 0);
    assert_in_range(believed(&setup, &view, &memory, "C1 O2"), 0, 8);     /* 6 e^-4 / (72 + 6 e^-4) = 0.002 */
    assert_in_range(believed(&setup, &view, &memory, "C1 G1"), 440, 560); /* 36 / (72 + 6 e^-4) = 0.499 */
}

/* In games among players who think alike, who has paid heed knows more of what the others hide. */
static void who_pays_heed_knows_more(void **state)
{
    unsigned hits[2] = {0, 0};
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 1);
    for (unsigned game = 0; game < 60; game++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + game % 4, 0);
        static struct nika_belief belief;
        struct nika_memory memories[2] = {{{0}}, {{0}}};
        struct nika_deal deal;
        struct nika_world world;
        struct nika_view view;
        const struct byzantz_world *there = (const struct byzantz_world *)(const void *)world.bytes;

        nika_deal(&setup, &rng, &deal);
        nika_byzantz.begin(&setup, &deal, &world);
        while (there->open.round < 2) {
            nika_look(&setup, &world, 0, &view);
            nika_remember(&setup, &view, there->open.turn,
                          byzantz_policy(&setup, &nika_byzantz_tuned, &there->open, there->own[there->open.turn].hand),
                          &memories[1]);
            strategy->play(&setup, &nika_byzantz_tuned, &world, &rng);
        }
        nika_look(&setup, &world, 0, &view);
        for (unsigned heed = 0; heed < 2; heed++) {
            belief.begun = false;
            for (unsigned i = 0; i < 100; i++) {
                struct nika_world sampled;

                strategy->sample(&setup, &nika_byzantz_tuned, &view, &memories[heed], &belief, &rng, &sampled);
                for (unsigned seat = 1; seat < setup.players; seat++) {
                    const byzantz_cards known = there->open.known[seat];
                    const byzantz_cards really = there->own[seat].hand - known;
                    const byzantz_cards thought =
                        ((const struct byzantz_world *)(const void *)sampled.bytes)->own[seat].hand - known;

                    hits[heed] += byzantz_count(really) - byzantz_count(byzantz_without(really, thought));
                }
            }
        }
    }
    assert_true(hits[1] > hits[0] + hits[0] / 4);
}

/*
 * Forgetting cards.
 */

/* What seat 0 sees in a round, as far as it matters here: which cards it knows others to have. */
static struct nika_view view_in(unsigned round, const char *own, const char *known_1, const char *known_2)
{
    struct nika_view view = {.seat = 0};
    struct byzantz_open *open = (struct byzantz_open *)(void *)view.bytes;

    open->round = (uint8_t)round;
    open->known[0] = cards(own);
    open->known[1] = cards(known_1);
    open->known[2] = cards(known_2);
    return view;
}

/* After so long a span, this is still known. */
static void assert_left(const struct nika_setup *setup, const struct nika_view *view, const struct nika_memory *memory,
                        unsigned span, const char *left_1, const char *left_2)
{
    struct nika_view less = *view;
    struct nika_memory kept = *memory;

    strategy->forget(setup, &less, &kept, span);
    assert_true(byzantz_open(&less)->known[0] == byzantz_open(view)->known[0]); /* its own cards it holds in its hand */
    assert_true(byzantz_open(&less)->known[1] == cards(left_1));
    assert_true(byzantz_open(&less)->known[2] == cards(left_2));
}

static void what_was_seen_long_ago_is_forgotten(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_memory memory = {{0}};

    (void)state;
    struct nika_view view = view_in(3, "T1", "C4 C3", "S1");

    strategy->observe(&setup, &view, &memory);
    view = view_in(4, "T1 T2", "C4 C3 G2", "S1 S1 M");
    strategy->observe(&setup, &view, &memory);
    view = view_in(5, "T1 T2 T3", "C4 G2 O1", "S1 S1 M M");
    strategy->observe(&setup, &view, &memory);
    const struct nika_memory before = memory;

    /* Later in the same round: only the first look of a round is taken down. */
    view = view_in(5, "T1 T2 T3", "C4 G2 O1 W1", "S1 M M M");
    strategy->observe(&setup, &view, &memory);
    assert_memory_equal(&memory, &before, sizeof memory);

    assert_left(&setup, &view, &memory, 0, "W1", "M");      /* seen in this round */
    assert_left(&setup, &view, &memory, 1, "O1 W1", "M M"); /* in this one and the one before */
    assert_left(&setup, &view, &memory, 2, "G2 O1 W1", "M M M");
    assert_left(&setup, &view, &memory, 3, "G2 O1 W1", "M M M"); /* it came in round 3, and can't tell what is older */
    assert_left(&setup, &view, &memory, 6, "C4 G2 O1 W1", "S1 M M M"); /* longer than the game has been on */
}

/* Whoever has forgotten everything can still be asked everything. */
static void who_has_forgotten_still_plays(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 5);
    for (unsigned i = 0; i < 200; i++) {
        const struct nika_setup setup = setup_of(&nika_byzantz, 3 + i % 4, 0);
        struct nika_memory memory = {{0}};
        struct nika_candidate found[NIKA_CANDIDATES_MAX];
        struct nika_deal deal;
        struct nika_world world, sampled;
        struct nika_view view, again;

        nika_deal(&setup, &rng, &deal);
        nika_byzantz.begin(&setup, &deal, &world);
        for (unsigned moves = nika_rng_below(&rng, 60); moves > 0; moves--)
            strategy->play(&setup, &nika_byzantz_tuned, &world, &rng);
        if (strategy->clock(&setup, &world) == NIKA_STRATEGY_OVER)
            continue;
        nika_look(&setup, &world, ((const struct byzantz_world *)(const void *)world.bytes)->open.turn, &view);
        strategy->observe(&setup, &view, &memory);
        strategy->forget(&setup, &view, &memory, 0);
        assert_true(strategy->candidates(&setup, &nika_byzantz_tuned, &view, &memory, found, NIKA_CANDIDATES_MAX) > 0);
        nika_byzantz.imagine(&setup, &view, &rng, &sampled);
        nika_look(&setup, &sampled, view.seat, &again);
        assert_true(nika_view_same(&nika_byzantz, &view, &again));
        while (strategy->clock(&setup, &sampled) != NIKA_STRATEGY_OVER)
            strategy->play(&setup, &nika_byzantz_tuned, &sampled, &rng);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_passed_had_no_use_for_it),
        cmocka_unit_test(who_bid_had_a_use_for_it),
        cmocka_unit_test(what_is_shown_later_was_there_before),
        cmocka_unit_test(who_took_a_group_had_a_use_for_it),
        cmocka_unit_test(who_kept_a_card_had_a_use_for_it),
        cmocka_unit_test(who_threw_a_card_away_had_no_use_for_it),
        cmocka_unit_test(hands_of_the_past_are_what_they_were),
        cmocka_unit_test(who_has_shown_all_is_struck_out),
        cmocka_unit_test(acts_tell_who_plays_as_the_heuristic),
        cmocka_unit_test(what_acts_told_outlasts_them),
        cmocka_unit_test(whoever_plays_as_the_heuristic_is_recognized),
        cmocka_unit_test(acts_are_forgotten_with_their_round),
        cmocka_unit_test(forgotten_cards_are_not_counted_twice),
        cmocka_unit_test(who_pays_heed_knows_more),
        cmocka_unit_test(what_was_seen_long_ago_is_forgotten),
        cmocka_unit_test(who_has_forgotten_still_plays),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
