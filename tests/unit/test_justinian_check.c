/*
 * test_justinian_check.c: unit tests of the invariants of Justinian (justinian.h) and of views as bytes. Games are played,
 * in every position each thing is broken that can be broken there (breakages_*.h), and `check` must name the invariant;
 * `decode` must refuse what can be seen of it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "breakages_cards.h"
#include "breakages_tokens.h"
#include "breaking.h"

struct breakage {
    const char *invariant, *name;
    enum sight sight;
    bool (*breaks)(struct court *); /* false if there is nothing of the kind to break */
};

#define BREAKAGE(invariant, sight, breaks)                                                                             \
    {                                                                                                                  \
        invariant, #breaks, sight, breaks                                                                              \
    }
static const struct breakage breakages[] = {
    BREAKAGE("J-1:", ALL, unknown_stage),
    BREAKAGE("J-1:", ALL, unknown_phase),
    BREAKAGE("J-1:", ALL, placed_more_than_once),
    BREAKAGE("J-1:", ALL, unknown_direction),
    BREAKAGE("J-1:", ALL, absent_first),
    BREAKAGE("J-1:", ALL, too_many_passes),
    BREAKAGE("J-1:", ALL, too_many_scorings),
    BREAKAGE("J-1:", ALL, absent_in),
    BREAKAGE("J-1:", ALL, absent_turn),
    BREAKAGE("J-1:", ALL, turn_when_over),
    BREAKAGE("J-1:", NOBODY, bytes_in_use),
    BREAKAGE("J-1:", NOBODY, absent_seen),
    BREAKAGE("J-1:", NOBODY, absent_score),
    BREAKAGE("J-1:", NOBODY, absent_hand_size),
    BREAKAGE("J-1:", NOBODY, absent_phase_count),
    BREAKAGE("J-1:", NOBODY, absent_passed_list),
    BREAKAGE("J-1:", NOBODY, absent_scored_tokens),
    BREAKAGE("J-1:", NOBODY, absent_scored_cards),
    BREAKAGE("J-1:", NOBODY, absent_exchanged),
    BREAKAGE("J-1:", NOBODY, absent_hand),
    BREAKAGE("J-1:", NOBODY, absent_cards),
    BREAKAGE("J-1:", NOBODY, absent_reserve),
    BREAKAGE("J-2:", ALL, counselor_twice),
    BREAKAGE("J-2:", ALL, counselor_twice_before),
    BREAKAGE("J-2:", ALL, no_counselor),
    BREAKAGE("J-2:", ALL, two_change_places),
    BREAKAGE("J-2:", ALL, two_changed_places_before),
    BREAKAGE("J-2:", ALL, direction_without_choice),
    BREAKAGE("J-2:", ALL, choice_without_direction),
    BREAKAGE("J-2:", ALL, other_direction),
    BREAKAGE("J-2:", ALL, not_moved),
    BREAKAGE("J-2:", ALL, moved_while_asked),
    BREAKAGE("J-2:", ALL, asked_again),
    BREAKAGE("J-2:", ALL, moved_before_the_first_turn),
    BREAKAGE("J-2:", ALL, turned_before_the_first_turn),
    BREAKAGE("J-2:", NOBODY, row_too_long),
    BREAKAGE("J-2:", NOBODY, row_before_too_long),
    BREAKAGE("J-3:", ALL, hand_miscounted),
    BREAKAGE("J-3:", ALL, phase_miscounted),
    BREAKAGE("J-3:", ALL, seen_is_lost),
    BREAKAGE("J-3:", ALL, seen_beyond_measure),
    BREAKAGE("J-3:", ALL, turned_but_not_seen),
    BREAKAGE("J-3:", ALL, scored_beyond_measure),
    BREAKAGE("J-3:", ALL, scored_but_not_seen),
    BREAKAGE("J-3:", ALL, turned_beyond_measure),
    BREAKAGE("J-3:", OWNER, laid_beyond_measure),
    BREAKAGE("J-3:", OWNER, hand_too_small),
    BREAKAGE("J-3:", OWNER, phase_too_small),
    BREAKAGE("J-3:", OWNER, hand_beyond_measure),
    BREAKAGE("J-3:", NOBODY, seen_of_no_kind),
    BREAKAGE("J-3:", NOBODY, laid_of_another_kind),
    BREAKAGE("J-3:", NOBODY, laid_miscounted),
    BREAKAGE("J-3:", NOBODY, hand_of_another_kind),
    BREAKAGE("J-3:", NOBODY, reserve_of_another_kind),
    BREAKAGE("J-3:", NOBODY, reserve_of_no_kind),
    BREAKAGE("J-3:", NOBODY, reserve_too_long),
    BREAKAGE("J-4:", ALL, turned_without_value),
    BREAKAGE("J-4:", ALL, turned_of_no_kind),
    BREAKAGE("J-4:", ALL, value_without_token),
    BREAKAGE("J-4:", ALL, turned_in_a_fourth_slot),
    BREAKAGE("J-4:", ALL, turned_by_nobody),
    BREAKAGE("J-4:", ALL, turned_owner_without_token),
    BREAKAGE("J-4:", ALL, token_of_nobody),
    BREAKAGE("J-4:", ALL, owner_without_token),
    BREAKAGE("J-4:", OWNER, own_token_unknown),
    BREAKAGE("J-4:", OWNER, token_of_another_known),
    BREAKAGE("J-4:", OWNER, own_token_in_a_fourth_slot),
    BREAKAGE("J-5:", ALL, phase_space_closed),
    BREAKAGE("J-5:", ALL, phase_space_used_by_nobody),
    BREAKAGE("J-5:", NOBODY, place_lost),
    BREAKAGE("J-5:", NOBODY, place_on_a_full_counselor),
    BREAKAGE("J-6:", ALL, token_after_the_placing),
    BREAKAGE("J-6:", ALL, token_before_the_placing),
    BREAKAGE("J-6:", ALL, tokens_but_nobody_placed),
    BREAKAGE("J-6:", ALL, passed_twice),
    BREAKAGE("J-6:", ALL, passed_by_nobody),
    BREAKAGE("J-6:", ALL, passed_too_early),
    BREAKAGE("J-6:", ALL, who_passed_is_in),
    BREAKAGE("J-6:", ALL, who_is_out_has_not_passed),
    BREAKAGE("J-6:", ALL, placing_though_all_have_passed),
    BREAKAGE("J-6:", ALL, turn_of_who_passed),
    BREAKAGE("J-6:", ALL, direction_of_another),
    BREAKAGE("J-6:", ALL, color_of_another),
    BREAKAGE("J-7:", ALL, phase_without_scoring),
    BREAKAGE("J-7:", ALL, scoring_not_counted),
    BREAKAGE("J-7:", ALL, exchange_before_the_scoring),
    BREAKAGE("J-7:", ALL, exchange_at_the_end),
    BREAKAGE("J-7:", ALL, over_in_a_later_phase),
    BREAKAGE("J-7:", ALL, scoring_before_its_time),
    BREAKAGE("J-7:", ALL, scoring_without_row),
    BREAKAGE("J-7:", ALL, scoring_without_chooser),
    BREAKAGE("J-7:", ALL, scoring_without_last),
    BREAKAGE("J-7:", ALL, scoring_without_trigger),
    BREAKAGE("J-7:", ALL, scoring_of_another_row),
    BREAKAGE("J-7:", ALL, scoring_of_another_last),
    BREAKAGE("J-7:", ALL, trigger_without_influence),
    BREAKAGE("J-7:", ALL, forced_before_the_end),
    BREAKAGE("J-7:", ALL, forced_without_tokens),
    BREAKAGE("J-7:", ALL, color_not_said),
    BREAKAGE("J-7:", ALL, color_said_too_early),
    BREAKAGE("J-7:", ALL, color_scored_twice),
    BREAKAGE("J-7:", ALL, token_left_on_the_phase_space),
    BREAKAGE("J-7:", ALL, over_too_early),
    BREAKAGE("J-7:", ALL, over_without_scoring),
    BREAKAGE("J-8:", ALL, chooser_with_less_influence),
    BREAKAGE("J-8:", ALL, chooser_not_first),
    BREAKAGE("J-8:", ALL, wrong_score),
    BREAKAGE("J-8:", ALL, score_for_nothing),
    BREAKAGE("J-9:", ALL, shown_too_few),
    BREAKAGE("J-9:", ALL, shown_too_many),
    BREAKAGE("J-9:", ALL, shown_by_two),
    BREAKAGE("J-9:", ALL, shown_no_counselor),
    BREAKAGE("J-9:", ALL, shown_too_early),
    BREAKAGE("J-9:", OWNER, card_lost),
    BREAKAGE("J-9:", OWNER, card_too_many),
    BREAKAGE("J-9:", OWNER, card_of_no_counselor),
    BREAKAGE("J-9:", OWNER, card_of_a_scored_color),
    BREAKAGE("J-10:", ALL, exchanged_in_no_color),
    BREAKAGE("J-10:", ALL, exchanged_in_a_scored_color),
    BREAKAGE("J-10:", ALL, exchanged_before_it_was_asked),
    BREAKAGE("J-10:", ALL, exchanged_after_the_end),
    BREAKAGE("J-10:", ALL, exchanged_before_the_color),
    BREAKAGE("J-10:", OWNER, put_no_card),
    BREAKAGE("J-10:", OWNER, took_no_card),
    BREAKAGE("J-10:", OWNER, took_but_has_not),
    BREAKAGE("J-10:", OWNER, put_but_still_has),
    BREAKAGE("J-10:", OWNER, own_card_taken_from_another),
    BREAKAGE("J-10:", OWNER, own_card_does_not_come_back),
    BREAKAGE("J-10:", OWNER, exchange_remembered_that_was_not),
    BREAKAGE("J-10:", OWNER, exchange_not_remembered),
    BREAKAGE("J-11:", NOBODY, pile_turned_over),
    BREAKAGE("J-11:", NOBODY, pile_with_a_card_twice),
    BREAKAGE("J-11:", NOBODY, pile_with_a_card_in_hand),
    BREAKAGE("J-11:", NOBODY, pile_without_a_card),
    BREAKAGE("J-11:", NOBODY, pile_too_large),
    BREAKAGE("J-11:", NOBODY, pile_of_a_scored_color),
    BREAKAGE("J-11:", NOBODY, card_in_two_hands),
    BREAKAGE("J-11:", NOBODY, took_another_card),
    BREAKAGE("J-11:", NOBODY, put_another_card),
    BREAKAGE("J-12:", ALL, turns_beyond_measure),
    BREAKAGE("J-12:", ALL, turn_without_any_token),
    BREAKAGE("J-12:", ALL, fewer_turns_than_phases),
};

enum { VERSION_BYTE = 0, SEAT_BYTE = 1, PHASE_SPACE_BYTE = 11 }; /* where a code has them */

typedef void visitor(const struct nika_setup *, const struct nika_world *, struct nika_rng *);

/* How the games are played: with many scorings and exchanges; with long turns; without any trigger before
 * the very last; in a hurry, with no token on the phase space. */
static const struct plain_habits habits[] = {
    {25, 40, 60, 20, 60}, {35, 50, 95, 0, 95}, {12, 30, 80, 30, 0}, {12, 10, 0, 50, 60}, {60, 0, 0, 50, 0}};
enum { HABITS = sizeof habits / sizeof habits[0], STREAMS = 3 * HABITS };

/* Plays a game by chance and calls `each` with every position, the first and the last included. */
static void visit(unsigned players, unsigned stream, visitor *each)
{
    static const char *const editions[] = {"en", "fr", "it"};
    struct nika_setup setup = setup_of(&nika_justinian, players, stream % players);
    struct nika_rng rng, draws;
    struct nika_deal deal;
    struct nika_world world;

    assert_true(nika_setup_edition(&setup, editions[stream / HABITS % 3]));
    nika_rng_seed(&rng, 85, 10 * stream + players);
    nika_rng_seed(&draws, 86, 10 * stream + players);
    nika_deal(&setup, &rng, &deal);
    memset(&world, 0xcc, sizeof world);
    nika_justinian.begin(&setup, &deal, &world);
    do
        each(&setup, &world, &draws);
    while (play_on(&setup, &world, &habits[stream % HABITS], &rng));
}

/* A game of four in which seat 0 draws the card again that it had put under the pile of red. */
#define COMES_BACK                                                                                                     \
    "0 place +3 phase; 1 pass; 2 pass; 3 pass; 0 place +2 phase; 0 pass; 0 trigger; 0 color yellow; 0 exchange red1; " \
    "1 exchange red3; 2 exchange red5; 3 exchange red7; 0 place +3 phase; 1 place +1 c12; 2 pass; 3 pass; "            \
    "0 place -3 phase; 1 pass; 0 place -3 phase; 0 pass; 0 trigger; 0 color green; 0 exchange red2; 1 exchange red4; " \
    "2 keep; 3 exchange blue7"
/* A game of two in which seat 0 shows its two +3, and a +1 and a -1 are turned up together afterwards. */
#define TURNED_TOGETHER                                                                                                \
    "0 place +3 phase; 1 pass; 0 place +3 phase; 0 pass; 0 trigger; 0 color blue; 0 keep; 1 keep; 0 place +1 c5; "     \
    "1 place -1 c5; 0 pass; 1 pass; 1 decline"

/* A French game of three in which two have most influence, and the one who passed last is asked for the color. */
#define TIED                                                                                                           \
    "0 place +3 phase; 1 place +2 phase; 2 pass; 0 place +2 phase; 1 place +2 phase; 0 pass; 1 place +1 phase; "       \
    "1 pass; 1 trigger; 1 color red; 1 keep; 2 keep; 0 keep"

/* The same with a game that is played by script. */
static void visit_script(unsigned players, const char *edition, const char *moves, visitor *each)
{
    static const struct plain_deal deal = {{"+3 +2 +3 -3 -3 +1", "+1 +1 +1 -1", NULL, NULL}, {NULL}};
    struct nika_setup setup = setup_of(&nika_justinian, players, 0);
    struct nika_world world = court_with(&setup, &deal);
    struct nika_rng draws;

    assert_true(nika_setup_edition(&setup, edition));
    nika_rng_seed(&draws, 87, players);
    for (unsigned times = 0; times < 3; times++) /* several draws at each position */
        each(&setup, &world, &draws);
    while (*moves) {
        const size_t size = strcspn(moves, ";");
        char move[NIKA_WORD_MAX + 2];

        sprintf(move, "%.*s", (int)size, moves);
        play_all(&setup, &world, move);
        for (unsigned times = 0; times < 3; times++)
            each(&setup, &world, &draws);
        moves += size + (moves[size] == ';' ? 2 : 0);
    }
}

static void visit_all(unsigned streams, visitor *each)
{
    for (unsigned players = 2; players <= 4; players++)
        for (unsigned stream = 0; stream < streams; stream++)
            visit(players, stream, each);
    visit_script(4, "en", COMES_BACK, each);
    visit_script(2, "en", TURNED_TOGETHER, each);
    visit_script(3, "fr", TIED, each);
}

/* What was seen on the way: each stage, games that were over in each way. */
static unsigned stages[JUSTINIAN_OVER + 1], over_forced, over_without, over_early;

static void check_good(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *draws)
{
    const struct justinian_open *open = &plain_world_const(world)->open;

    (void)draws;
    if (nika_justinian.check(setup, world))
        print_error("%s\n", nika_justinian.check(setup, world));
    assert_null(nika_justinian.check(setup, world));
    for (unsigned viewer = 0; viewer <= setup->players; viewer++) {
        const unsigned seat = viewer < setup->players ? viewer : NIKA_WATCHER;
        uint8_t code[NIKA_CODE_MAX];
        struct nika_view view, read;
        const size_t size = code_of(setup, world, seat, code);

        nika_look(setup, world, seat, &view);
        assert_true(decodes(setup, code, size, &read));
        assert_true(nika_view_same(&nika_justinian, &view, &read));
    }
    stages[open->stage]++;
    if (open->stage != JUSTINIAN_OVER)
        return;
    over_without += open->scored == open->phase;
    over_forced += open->scored > open->phase && open->scoring[open->phase].trigger == JUSTINIAN_NOBODY;
    over_early += open->scored > open->phase && open->scored < 3 && open->scoring[open->phase].trigger < 4;
}

static void good_positions_break_nothing(void **state)
{
    (void)state;
    visit_all(STREAMS, check_good);
    for (unsigned stage = 0; stage <= JUSTINIAN_OVER; stage++)
        assert_true(stages[stage] > 20);
    assert_true(over_forced > 0 && over_without > 0 && over_early > 0);
}

enum { BREAKAGES = sizeof breakages / sizeof breakages[0] };
static struct tries tries[BREAKAGES];

static void break_all(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *draws)
{
    for (unsigned number = 0; number < BREAKAGES; number++) {
        struct nika_world broken = *world;
        struct court court = {.setup = *setup, .bytes = &broken, .seat = nika_rng_below(draws, setup->players)};

        court.other = (court.seat + 1 + nika_rng_below(draws, setup->players - 1u)) % setup->players;
        court.number = nika_rng_below(draws, 100000);
        court.world = plain_world(&broken);
        court.open = &court.world->open;
        court.own = &court.world->own[court.seat];
        if (breakages[number].breaks(&court))
            judge_broken(breakages[number].invariant, breakages[number].name, breakages[number].sight, &court.setup,
                         &broken, court.seat, &tries[number]);
    }
}

static void everything_that_is_broken_is_named(void **state)
{
    (void)state;
    visit_all(STREAMS, break_all);
    for (unsigned number = 0; number < BREAKAGES; number++)
        assert_tried(breakages[number].name, &tries[number]);
}

static void damage_codes(const struct nika_setup *setup, const struct nika_world *world, struct nika_rng *draws)
{
    const unsigned seat = nika_rng_below(draws, setup->players);
    uint8_t code[NIKA_CODE_MAX + 1], again[NIKA_CODE_MAX];
    const size_t size = code_of(setup, world, seat, code);
    struct nika_view view;

    code[size] = 0;
    assert_false(decodes(setup, code, size + 1, &view));
    assert_false(decodes(setup, code, nika_rng_below(draws, (uint32_t)size), &view));
    /* Some bytes are other ones: that is refused, or the code of another view, behind which there are good worlds. */
    for (unsigned times = 0; times < 8; times++) {
        uint8_t changed[NIKA_CODE_MAX];

        memcpy(changed, code, size);
        for (unsigned bytes = 0; bytes <= times / 3; bytes++)
            changed[nika_rng_below(draws, (uint32_t)size)] ^=
                (uint8_t)(times % 2 ? 1u << nika_rng_below(draws, 8) : 1 + nika_rng_below(draws, 255));
        if (!decodes(setup, changed, size, &view))
            continue;
        struct nika_world imagined;

        assert_int_equal(nika_justinian.encode(setup, &view, again), size);
        assert_memory_equal(again, changed, size);
        nika_justinian.imagine(setup, &view, draws, &imagined);
        assert_null(nika_justinian.check(setup, &imagined));
    }
    code[VERSION_BYTE] ^= (uint8_t)(1 + nika_rng_below(draws, 255));
    assert_false(decodes(setup, code, size, &view));
    code[VERSION_BYTE] = 1;
    code[PHASE_SPACE_BYTE] |= (uint8_t)(2u << nika_rng_below(draws, 7));
    assert_false(decodes(setup, code, size, &view));
    code[PHASE_SPACE_BYTE] &= 1;
    assert_true(decodes(setup, code, size, &view));
    for (unsigned wrong = setup->players; wrong < 255; wrong += 1 + nika_rng_below(draws, 40)) {
        code[SEAT_BYTE] = (uint8_t)wrong;
        assert_false(decodes(setup, code, size, &view));
    }
}

static void damaged_codes_are_refused(void **state)
{
    (void)state;
    visit_all(STREAMS, damage_codes);
}

static void every_cut_code_is_refused(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    const struct nika_world world = court_with(&setup, &(struct plain_deal){{NULL}, {NULL}});
    uint8_t code[NIKA_CODE_MAX];
    struct nika_view view;

    (void)state;
    const size_t size = code_of(&setup, &world, 2, code);

    for (size_t cut = 0; cut < size; cut++)
        assert_false(decodes(&setup, code, cut, &view));
    assert_true(decodes(&setup, code, size, &view));
}

/* Whatever a watcher had in its own drawer, it would be too much. */
static void a_watcher_has_nothing(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    const struct nika_world world = court_with(&setup, &(struct plain_deal){{NULL}, {NULL}});
    uint8_t code[NIKA_CODE_MAX];
    struct nika_view watched, view;

    (void)state;
    nika_look(&setup, &world, NIKA_WATCHER, &watched);
    assert_true(decodes(&setup, code, nika_justinian.encode(&setup, &watched, code), &view));
    for (size_t at = 0; at < sizeof(struct justinian_own); at++) {
        struct nika_view knows = watched;

        /* What is not written cannot be too much: the highest byte of a heap of tokens, which is always 0, and the sum
         * of those on counselors. */
        if (at == offsetof(struct justinian_own, hand) + 3 || at == offsetof(struct justinian_own, phase) + 3 ||
            (at >= offsetof(struct justinian_own, board) && at < offsetof(struct justinian_own, board) + 4))
            continue;
        knows.bytes[sizeof(struct justinian_open) + at] = 1;
        assert_false(decodes(&setup, code, nika_justinian.encode(&setup, &knows, code), &view));
    }
    view = watched;
    view.seat = 1; /* nor is it a seat without tokens */
    assert_false(decodes(&setup, code, nika_justinian.encode(&setup, &view, code), &view));
}

/*
 * Sixteen tokens of one kind on counselors, of which a seat has five: a heap counts them in four bits, and must not be
 * taken in. Seat 0 has six other tokens in hand, seat 1 all of its own; six turns are over, and nothing was ever turned
 * up.
 */
static void sixteen_tokens_of_a_kind_are_too_many(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);

    (void)state;
    for (unsigned kind = 0; kind < 6; kind++) {
        struct nika_world bytes = court_with(&setup, &(struct plain_deal){{NULL}, {NULL}});
        struct justinian_world *world = plain_world(&bytes);
        struct nika_view view;
        uint8_t code[NIKA_CODE_MAX];

        for (unsigned i = 0; i < 16; i++) {
            world->open.owners[i / 3] = (uint8_t)(world->open.owners[i / 3] + (1u << 6)); /* all of seat 0 */
            world->own[0].laid[i / 3] = (uint16_t)(world->own[0].laid[i / 3] | (kind + 1) << 3 * (i % 3));
            world->own[0].board += (justinian_tokens)1 << 4 * kind;
        }
        world->own[0].hand = tokens(kind % 3 ? "+1 +1 +1 -1 -1 -1" : "+2 +2 -2 -2 -2 -3");
        world->own[1].hand = JUSTINIAN_ALL_TOKENS;
        world->open.hand_size[0] = 6;
        world->open.hand_size[1] = 22;
        world->open.turns = 6;
        world->open.placed = 1;
        /* Five counselors are full: the phase space, 6 with one token, and 7 to 12 are left. */
        world->open.places = UINT64_C(0xcba98760) | UINT64_C(8) << 56;
        memset(world->dark.reserve, 0, sizeof world->dark.reserve);
        const char *named = nika_justinian.check(&setup, &bytes);

        assert_non_null(named);
        assert_memory_equal(named, "J-3:", 4);
        assert_false(decodes(&setup, code, code_of(&setup, &bytes, 0, code), &view));
        assert_true(decodes(&setup, code, code_of(&setup, &bytes, 1, code), &view)); /* who cannot know it */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_positions_break_nothing), cmocka_unit_test(everything_that_is_broken_is_named),
        cmocka_unit_test(damaged_codes_are_refused),    cmocka_unit_test(every_cut_code_is_refused),
        cmocka_unit_test(a_watcher_has_nothing),        cmocka_unit_test(sixteen_tokens_of_a_kind_are_too_many),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
