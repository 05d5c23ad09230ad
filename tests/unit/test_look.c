/*
 * test_look.c: unit tests of what is written once for all games (look.c): setups, switches, views, moves, ranks,
 * misfits, the list of games. Most run on a game that has drawers and switches but no functions.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/null.h>

#define ELLIPSIS "\xE2\x80\xA6"

static const char *const on_off[] = {"on", "off", NULL};
static const char *const ties[] = {"first-pass", "latest-pass", "shared", NULL};
static const struct nika_switch switches[] = {{"light", on_off}, {"tie", ties}, {"sound", on_off}};

enum { OPEN = 16, OWN = 8, DARK = 24, SEATS = 5, WORLD = OPEN + SEATS * OWN + DARK };
static const struct nika_game cupboard = {
    .name = "cupboard",
    .players_min = 2,
    .players_max = SEATS,
    .open_bytes = OPEN,
    .own_bytes = OWN,
    .dark_bytes = DARK,
    .switches = switches,
    .switch_count = 3,
};

static struct nika_setup setup_of(const struct nika_game *game, unsigned players, unsigned start)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, game, players, start));
    return setup;
}

static void assert_same_setup(const struct nika_setup *one, const struct nika_setup *other)
{
    assert_ptr_equal(one->game, other->game);
    assert_int_equal(one->players, other->players);
    assert_int_equal(one->start, other->start);
    assert_memory_equal(one->switches, other->switches, sizeof one->switches);
}

/* Every byte of the storage is another one, up to 255. */
static void fill(uint8_t *bytes, size_t size, unsigned first)
{
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(first + i);
}

static void a_setup_needs_players_and_a_start_seat(void **state)
{
    static const struct nika_game *const games[] = {&cupboard, &nika_byzantz, &nika_null};
    static const unsigned least[] = {2, 3, 2}, most[] = {5, 6, 6};

    (void)state;
    for (unsigned g = 0; g < 3; g++)
        for (unsigned players = 0; players < 12; players++)
            for (unsigned start = 0; start < 12; start++) {
                const bool fits = players >= least[g] && players <= most[g] && start < players;
                struct nika_setup setup, before;

                memset(&setup, 0x55, sizeof setup);
                memcpy(&before, &setup, sizeof setup);
                assert_int_equal(nika_setup_init(&setup, games[g], players, start), fits);
                if (!fits) {
                    assert_memory_equal(&setup, &before, sizeof setup);
                    continue;
                }
                assert_ptr_equal(setup.game, games[g]);
                assert_int_equal(setup.players, players);
                assert_int_equal(setup.start, start);
                for (unsigned s = 0; s < NIKA_SWITCHES_MAX; s++)
                    assert_int_equal(setup.switches[s], 0);
            }
}

static void a_setup_refuses_numbers_that_wrap(void **state)
{
    struct nika_setup setup;

    (void)state;
    assert_false(nika_setup_init(&setup, &cupboard, 256 + 3, 0));
    assert_false(nika_setup_init(&setup, &cupboard, 3, 256));
    assert_false(nika_setup_init(&setup, &cupboard, UINT32_MAX, 0));
    assert_false(nika_setup_init(&setup, &cupboard, 3, UINT32_MAX));
}

static void switches_are_set_by_name(void **state)
{
    struct nika_setup setup = setup_of(&cupboard, 4, 1);

    (void)state;
    for (unsigned s = 0; s < 3; s++)
        for (uint8_t v = 0; switches[s].values[v]; v++) {
            struct nika_setup expected = setup;

            expected.switches[s] = v;
            assert_true(nika_setup_switch(&setup, switches[s].name, switches[s].values[v]));
            assert_same_setup(&setup, &expected);
        }
    assert_int_equal(setup.switches[0], 1);
    assert_int_equal(setup.switches[1], 2);
    assert_int_equal(setup.switches[2], 1);
    assert_true(nika_setup_switch(&setup, "tie", "first-pass"));
    assert_int_equal(setup.switches[1], 0);
}

static void unknown_switches_change_nothing(void **state)
{
    static const char *const wrong[][2] = {
        {"", ""},       {"light", ""},      {"light", "On"},  {"light", "onn"},  {"light", "o"},
        {"", "on"},     {"Light", "on"},    {"lights", "on"}, {"ligh", "on"},    {"light", "shared"},
        {"tie", "off"}, {"tie", "latest-"}, {"dark", "on"},   {"light", "off "}, {"sound", "first-pass"},
    };
    struct nika_setup setup = setup_of(&cupboard, 4, 1), before;

    (void)state;
    assert_true(nika_setup_switch(&setup, "tie", "shared"));
    assert_true(nika_setup_switch(&setup, "light", "off"));
    before = setup;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(nika_setup_switch(&setup, wrong[i][0], wrong[i][1]));
        assert_same_setup(&setup, &before);
    }
    setup = setup_of(&nika_null, 2, 0); /* has no switches at all */
    assert_false(nika_setup_switch(&setup, "light", "on"));
}

static void sizes_are_the_sum_of_the_drawers(void **state)
{
    (void)state;
    assert_int_equal(nika_world_size(&cupboard), WORLD);
    assert_int_equal(nika_view_size(&cupboard), OPEN + OWN);
    assert_int_equal(nika_world_size(&nika_byzantz), sizeof(struct byzantz_world));
    assert_int_equal(nika_view_size(&nika_byzantz), sizeof(struct byzantz_open) + sizeof(struct byzantz_own));
}

static void a_seat_sees_the_open_drawer_and_its_own(void **state)
{
    const struct nika_setup setup = setup_of(&cupboard, 4, 0);
    struct nika_world world;

    (void)state;
    fill(world.bytes, sizeof world.bytes, 1); /* the first 255 bytes differ, and none of these is 0 */
    for (unsigned seat = 0; seat < 4; seat++) {
        struct nika_view view;

        memset(&view, 0, sizeof view);
        nika_look(&setup, &world, seat, &view);
        assert_int_equal(view.seat, seat);
        for (unsigned i = 0; i < OPEN; i++)
            assert_int_equal(view.bytes[i], 1 + i);
        for (unsigned i = 0; i < OWN; i++)
            assert_int_equal(view.bytes[OPEN + i], 1 + OPEN + OWN * seat + i);
        for (unsigned i = OPEN + OWN; i < NIKA_VIEW_BYTES; i++)
            assert_int_equal(view.bytes[i], 0); /* nothing else is copied */
    }
}

static void a_watcher_sees_the_open_drawer_alone(void **state)
{
    const struct nika_setup setup = setup_of(&cupboard, 4, 0);
    struct nika_world world;
    struct nika_view view;

    (void)state;
    fill(world.bytes, sizeof world.bytes, 1);
    memset(&view, 0xee, sizeof view);
    nika_look(&setup, &world, NIKA_WATCHER, &view);
    assert_int_equal(view.seat, NIKA_WATCHER);
    for (unsigned i = 0; i < OPEN; i++)
        assert_int_equal(view.bytes[i], 1 + i);
    for (unsigned i = OPEN; i < OPEN + OWN; i++)
        assert_int_equal(view.bytes[i], 0);
    for (unsigned i = OPEN + OWN; i < NIKA_VIEW_BYTES; i++)
        assert_int_equal(view.bytes[i], 0xee); /* behind the view's bytes nothing is touched */
}

/* Changing a byte of the world changes exactly the views that may show it. */
static void each_byte_is_seen_by_those_who_may(void **state)
{
    const struct nika_setup setup = setup_of(&cupboard, 5, 0);
    struct nika_world world;

    (void)state;
    fill(world.bytes, sizeof world.bytes, 1);
    for (unsigned at = 0; at < WORLD; at++)
        for (unsigned viewer = 0; viewer <= 5; viewer++) {
            const unsigned seat = viewer < 5 ? viewer : NIKA_WATCHER;
            const bool sees = at < OPEN || (seat < 5 && at >= OPEN + OWN * seat && at < OPEN + OWN * (seat + 1));
            struct nika_world changed = world;
            struct nika_view before, after;

            changed.bytes[at] ^= 0x80;
            nika_look(&setup, &world, seat, &before);
            nika_look(&setup, &changed, seat, &after);
            assert_int_equal(nika_view_same(&cupboard, &before, &after), !sees);
        }
}

static void views_are_the_same_if_seat_and_bytes_are(void **state)
{
    struct nika_view one, other;

    (void)state;
    memset(&one, 0, sizeof one);
    fill(one.bytes, sizeof one.bytes, 1);
    one.seat = 2;
    other = one;
    assert_true(nika_view_same(&cupboard, &one, &other));
    other.seat = 3;
    assert_false(nika_view_same(&cupboard, &one, &other));
    other.seat = 2;
    other.bytes[OPEN + OWN] ^= 1; /* the first byte that carries nothing */
    assert_true(nika_view_same(&cupboard, &one, &other));
    other.bytes[OPEN + OWN - 1] ^= 1;
    assert_false(nika_view_same(&cupboard, &one, &other));
}

static void copies_take_what_carries_anything(void **state)
{
    struct nika_world from, to;

    (void)state;
    fill(from.bytes, sizeof from.bytes, 1);
    memset(&to, 0, sizeof to);
    nika_copy(&cupboard, &to, &from);
    assert_memory_equal(to.bytes, from.bytes, WORLD);
    for (unsigned i = WORLD; i < NIKA_WORLD_BYTES; i++)
        assert_int_equal(to.bytes[i], 0);
    assert_true(nika_world_same(&cupboard, &to, &from)); /* though the rest of the storage differs */
    to.bytes[WORLD - 1] ^= 1;
    assert_false(nika_world_same(&cupboard, &to, &from));
}

static void only_the_mover_sees_the_hidden_part(void **state)
{
    const struct nika_move move = {.verb = 3, .open = UINT64_C(1) << 60, .hidden = 77};

    (void)state;
    for (unsigned mover = 0; mover < 6; mover++)
        for (unsigned viewer = 0; viewer <= 6; viewer++) {
            const struct nika_move seen = nika_move_seen(move, mover, viewer < 6 ? viewer : NIKA_WATCHER);

            assert_int_equal(seen.verb, 3);
            assert_true(seen.open == UINT64_C(1) << 60);
            assert_int_equal(seen.hidden, viewer == mover ? 77 : 0);
        }
}

static void moves_are_the_same_if_all_parts_are(void **state)
{
    const struct nika_move move = {.verb = 3, .open = 5, .hidden = 7};

    (void)state;
    assert_true(nika_move_same(move, move));
    assert_false(nika_move_same(move, (struct nika_move){.verb = 2, .open = 5, .hidden = 7}));
    assert_false(nika_move_same(move, (struct nika_move){.verb = 3, .open = UINT64_C(5) << 32, .hidden = 7}));
    assert_false(nika_move_same(move, (struct nika_move){.verb = 3, .open = 5, .hidden = 0}));
}

struct rank_case {
    unsigned players;
    int16_t scores[NIKA_SEATS_MAX], tiebreak[NIKA_SEATS_MAX];
    uint8_t ranks[NIKA_SEATS_MAX]; /* of seats that are not there: left as they were, 99 */
};

static void ranks_are_shared_by_equals(void **state)
{
    static const struct rank_case cases[] = {
        {4, {31, 28, 35, 30}, {0}, {2, 4, 1, 3, 99, 99}},
        {3, {10, 10, 5}, {0}, {1, 1, 3, 99, 99, 99}},
        {3, {5, 10, 10}, {0}, {3, 1, 1, 99, 99, 99}},
        {4, {7, 9, 7, 1}, {0}, {2, 1, 2, 4, 99, 99}},
        {6, {4, 4, 4, 4, 4, 4}, {0}, {1, 1, 1, 1, 1, 1}},
        {3, {10, 10, 5}, {2, 3, 7}, {2, 1, 3, 99, 99, 99}},           /* the tie is broken; a low score is not helped */
        {4, {8, 8, 8, 8}, {1, 4, 4, 0}, {3, 1, 1, 4, 99, 99}},        /* broken, but two stay equal */
        {5, {-3, 0, -3, 5, 0}, {1, 0, 2, 0, 0}, {5, 2, 4, 1, 2, 99}}, /* scores below zero */
        {2, {INT16_MIN, INT16_MAX}, {INT16_MAX, INT16_MIN}, {2, 1, 99, 99, 99, 99}},
        {2, {1, 2, 50, 60}, {0}, {2, 1, 99, 99, 99, 99}}, /* who is not there does not count */
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_result result;

        memcpy(result.score, cases[i].scores, sizeof result.score);
        memset(result.rank, 99, sizeof result.rank);
        nika_rank(cases[i].players, cases[i].tiebreak, &result);
        assert_memory_equal(result.rank, cases[i].ranks, sizeof result.rank);
        assert_memory_equal(result.score, cases[i].scores, sizeof result.score);
    }
}

static void misfits_are_clean(void **state)
{
    struct nika_misfit misfit;

    (void)state;
    memset(&misfit, 'x', sizeof misfit);
    nika_misfit_set(&misfit, "deal.deck[3]", "C1 " ELLIPSIS " O4, M", "\"C9\"", 4);
    assert_string_equal(misfit.where, "deal.deck[3]");
    assert_string_equal(misfit.expected, "C1 " ELLIPSIS " O4, M");
    assert_string_equal(misfit.found, "\"C9\"");

    /* An escape sequence that would clear a terminal, a NUL, a mark that turns the writing direction, a byte that is
     * no UTF-8. */
    nika_misfit_set(&misfit, "a", "b", "\x1b[2J\0\xE2\x80\xAE\xff\\", 10);
    assert_string_equal(misfit.found, "\\x1B[2J\\x00\\u{202E}\\xFF\\\\");

    nika_misfit_set(&misfit, "", "", "abc", 0); /* only so many bytes as the size says */
    assert_string_equal(misfit.where, "");
    assert_string_equal(misfit.expected, "");
    assert_string_equal(misfit.found, "");
}

static void long_misfits_are_shortened(void **state)
{
    static char text[70000];
    char expected[60 + sizeof ELLIPSIS];
    struct nika_misfit misfit;

    (void)state;
    memset(text, 'a', sizeof text - 1);
    memset(expected, 'a', 60);
    memcpy(expected + 60, ELLIPSIS, sizeof ELLIPSIS);
    nika_misfit_set(&misfit, text, text, text, sizeof text - 1);
    assert_int_equal(strlen(misfit.where), sizeof misfit.where - 1);
    assert_int_equal(strlen(misfit.expected), sizeof misfit.expected - 1);
    assert_string_equal(misfit.found, expected);

    nika_misfit_set(&misfit, "", "", text, 60);
    expected[60] = '\0';
    assert_string_equal(misfit.found, expected);
}

/* Without a step of its own, a game is stepped through its list of legal moves. */
static void a_step_plays_the_drawn_move(void **state)
{
    (void)state;
    for (unsigned players = 2; players <= 6; players++) {
        const struct nika_setup setup = setup_of(&nika_null, players, players - 1);
        struct nika_rng rng, copy;
        struct nika_deal deal;
        struct nika_world world, expected;

        nika_rng_seed(&rng, 3, players);
        nika_deal(&setup, &rng, &deal);
        nika_null.begin(&setup, &deal, &world);
        for (unsigned ply = 0; ply < players; ply++) {
            const unsigned seat = (players - 1 + ply) % players;
            struct nika_move moves[NIKA_MOVES_MAX];
            struct nika_view view;

            nika_look(&setup, &world, seat, &view);
            assert_int_equal(nika_null.legal(&setup, &view, moves), 2);
            expected = world;
            copy = rng;
            assert_int_equal(nika_null.apply(&setup, &expected, seat, moves[nika_rng_below(&copy, 2)]), NIKA_ACCEPTED);
            nika_step(&setup, &world, &rng);
            assert_true(nika_world_same(&nika_null, &world, &expected));
            assert_memory_equal(&rng, &copy, sizeof rng);
        }
    }
}

static void games_are_found_by_name(void **state)
{
    unsigned count = 0;

    (void)state;
    for (; nika_games[count]; count++) {
        assert_ptr_equal(nika_game_named(nika_games[count]->name), nika_games[count]);
        assert_true(nika_world_size(nika_games[count]) <= NIKA_WORLD_BYTES);
        assert_true(nika_view_size(nika_games[count]) <= NIKA_VIEW_BYTES);
        assert_int_equal(
            (nika_games[count]->open_bytes | nika_games[count]->own_bytes | nika_games[count]->dark_bytes) % 8, 0);
        assert_true(nika_games[count]->switch_count <= NIKA_SWITCHES_MAX);
    }
    assert_ptr_equal(nika_games[count - 1], &nika_null); /* the last one */
    assert_ptr_equal(nika_game_named("byzantz"), &nika_byzantz);
    assert_null(nika_game_named("Byzantz"));
    assert_null(nika_game_named(""));
    assert_null(nika_game_named("byzant"));
}

/* An edition presets all switches; single ones can be set apart from it afterwards. */
static void editions_preset_the_switches(void **state)
{
    struct nika_setup setup;

    (void)state;
    assert_true(nika_setup_init(&setup, &nika_null, 2, 0));
    assert_int_equal(setup.edition, 0);
    assert_int_equal(setup.switches[0], 0);
    assert_true(nika_setup_edition(&setup, "reverse"));
    assert_int_equal(setup.edition, 1);
    assert_int_equal(setup.switches[0], 1);
    assert_int_equal(nika_setup_default(&setup, 0), 1);
    assert_true(nika_setup_switch(&setup, "winner", "highest"));
    assert_int_equal(setup.switches[0], 0);
    assert_int_equal(nika_setup_default(&setup, 0), 1);

    const struct nika_setup before = setup;

    assert_false(nika_setup_edition(&setup, "Reverse"));
    assert_memory_equal(&setup, &before, sizeof setup);
    assert_true(nika_setup_edition(&setup, "plain"));
    assert_int_equal(setup.edition, 0);
    assert_int_equal(setup.switches[0], 0);
    /* A game without editions has none, and its switches start at 0. */
    assert_true(nika_setup_init(&setup, &nika_byzantz, 3, 0));
    assert_false(nika_setup_edition(&setup, "plain"));
    assert_int_equal(nika_setup_default(&setup, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_setup_needs_players_and_a_start_seat),
        cmocka_unit_test(a_setup_refuses_numbers_that_wrap),
        cmocka_unit_test(switches_are_set_by_name),
        cmocka_unit_test(unknown_switches_change_nothing),
        cmocka_unit_test(editions_preset_the_switches),
        cmocka_unit_test(sizes_are_the_sum_of_the_drawers),
        cmocka_unit_test(a_seat_sees_the_open_drawer_and_its_own),
        cmocka_unit_test(a_watcher_sees_the_open_drawer_alone),
        cmocka_unit_test(each_byte_is_seen_by_those_who_may),
        cmocka_unit_test(views_are_the_same_if_seat_and_bytes_are),
        cmocka_unit_test(copies_take_what_carries_anything),
        cmocka_unit_test(only_the_mover_sees_the_hidden_part),
        cmocka_unit_test(moves_are_the_same_if_all_parts_are),
        cmocka_unit_test(ranks_are_shared_by_equals),
        cmocka_unit_test(misfits_are_clean),
        cmocka_unit_test(long_misfits_are_shortened),
        cmocka_unit_test(a_step_plays_the_drawn_move),
        cmocka_unit_test(games_are_found_by_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
