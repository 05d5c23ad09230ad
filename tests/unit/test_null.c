/*
 * test_null.c: unit tests of the null game (null.h): its few rules, what is hidden, its invariants, views as bytes.
 * Its records are the matter of test_record.c and test_damage.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/null.h>

/* The bytes of a world, as null.c lays them out: open (laid, six shown tiles, unused), own (hand and chosen tile,
 * two bytes each, unused) for six seats, dark (the tile, unused). */
enum { LAID = 0, SHOWN = 1, OPEN_UNUSED = 7, OWN = 8, OWN_SIZE = 8, CHOSEN = 2, DARK = 56 };

/* Seat 0 has the tiles 1 and 4, seat 1 has 2 and 6, seat 2 has 3 and 7, the 5 lies in the dark; seat 2 starts. */
static const struct nika_deal deal = {{4, 1, 2, 6, 7, 3, 5}};

static struct nika_setup three(void)
{
    struct nika_setup setup;

    assert_true(nika_setup_init(&setup, &nika_null, 3, 2));
    return setup;
}

static struct nika_world begin(const struct nika_setup *setup)
{
    struct nika_world world;

    memset(&world, 0xcc, sizeof world);
    nika_null.begin(setup, &deal, &world);
    return world;
}

static struct nika_move lay(unsigned tile)
{
    return (struct nika_move){.verb = 1, .hidden = tile};
}

static nika_refusal play(const struct nika_setup *setup, struct nika_world *world, unsigned seat, unsigned tile)
{
    return nika_null.apply(setup, world, seat, lay(tile));
}

/* The world after so many moves: 2 lays 3, 0 lays 4, 1 lays 6. */
static struct nika_world after(const struct nika_setup *setup, unsigned moves)
{
    static const unsigned tiles[3] = {3, 4, 6};
    struct nika_world world = begin(setup);

    for (unsigned i = 0; i < moves; i++)
        assert_int_equal(play(setup, &world, (2 + i) % 3, tiles[i]), NIKA_ACCEPTED);
    return world;
}

static void seats_lay_in_turn(void **state)
{
    const struct nika_setup setup = three();
    struct nika_result result;

    (void)state;
    for (unsigned moves = 0; moves <= 3; moves++) {
        const struct nika_world world = after(&setup, moves);

        assert_null(nika_null.check(&setup, &world));
        for (unsigned viewer = 0; viewer <= 3; viewer++) {
            const unsigned seat = viewer < 3 ? viewer : NIKA_WATCHER;
            struct nika_view view;
            struct nika_move legal[NIKA_MOVES_MAX];

            nika_look(&setup, &world, seat, &view);
            assert_int_equal(nika_null.waiting(&setup, &view).asked, moves < 3 ? 1u << (2 + moves) % 3 : 0);
            assert_int_equal(nika_null.waiting(&setup, &view).free, 0);
            assert_int_equal(nika_null.legal(&setup, &view, legal), moves < 3 && seat == (2 + moves) % 3 ? 2 : 0);
            assert_int_equal(nika_null.result(&setup, &view, &result), moves == 3);
        }
    }
    assert_int_equal(result.score[0], 4);
    assert_int_equal(result.score[1], 6);
    assert_int_equal(result.score[2], 3);
    assert_int_equal(result.rank[0], 2);
    assert_int_equal(result.rank[1], 1);
    assert_int_equal(result.rank[2], 3);
}

static void wrong_moves_are_refused(void **state)
{
    const struct nika_setup setup = three();
    const struct nika_world first = begin(&setup);
    struct nika_world world = first, last = after(&setup, 3);

    (void)state;
    assert_int_equal(play(&setup, &world, 3, 3), NIKA_NO_SUCH_SEAT);
    assert_int_equal(play(&setup, &world, NIKA_WATCHER, 3), NIKA_NO_SUCH_SEAT);
    assert_int_equal(play(&setup, &world, 2, 8), NIKA_NO_SUCH_MOVE); /* there are seven tiles */
    assert_int_equal(play(&setup, &world, 2, UINT32_MAX), NIKA_NO_SUCH_MOVE);
    assert_int_equal(nika_null.apply(&setup, &world, 2, (struct nika_move){.verb = 0, .hidden = 3}), NIKA_NO_SUCH_MOVE);
    assert_int_equal(nika_null.apply(&setup, &world, 2, (struct nika_move){.verb = 2, .hidden = 3}), NIKA_NO_SUCH_MOVE);
    assert_int_equal(nika_null.apply(&setup, &world, 2, (struct nika_move){.verb = 1, .hidden = 3, .open = 1}),
                     NIKA_NO_SUCH_MOVE);
    assert_int_equal(play(&setup, &world, 0, 4), NIKA_NOT_ASKED);
    assert_string_equal(nika_null.refusals[play(&setup, &world, 2, 4)], "not-in-hand");
    assert_string_equal(nika_null.refusals[play(&setup, &world, 2, 0)], "not-in-hand"); /* a tile that is not told */
    assert_true(nika_world_same(&nika_null, &world, &first));
    assert_int_equal(play(&setup, &last, 2, 7), NIKA_GAME_OVER);
    assert_int_equal(play(&setup, &last, 9, 99), NIKA_GAME_OVER);
}

static void moves_are_spelled_and_read(void **state)
{
    static const char *const wrong[] = {"",       "lay",    "lay ",  "lay 0",  "lay 8",  "lay 01",
                                        "lay 1 ", " lay 1", "Lay 1", "lay  1", "lay ??", "1"};
    const struct nika_setup setup = three();
    char word[NIKA_WORD_MAX];
    struct nika_move move;

    (void)state;
    for (unsigned tile = 1; tile <= 7; tile++) {
        const char expected[] = {'l', 'a', 'y', ' ', (char)('0' + tile), '\0'};

        assert_int_equal(nika_null.say(&setup, lay(tile), word), 5);
        assert_string_equal(word, expected);
        assert_true(nika_null.parse(&setup, word, 5, &move));
        assert_true(nika_move_same(move, lay(tile)));
    }
    nika_null.say(&setup, nika_move_seen(lay(3), 2, 1), word);
    assert_string_equal(word, "lay ?"); /* as the others see it */
    assert_true(nika_null.parse(&setup, word, 5, &move));
    assert_true(nika_move_same(move, lay(0)));
    assert_int_equal(nika_null.say(&setup, lay(8), word), 1);
    assert_string_equal(word, "?");
    move = lay(5);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(nika_null.parse(&setup, wrong[i], strlen(wrong[i]), &move));
    assert_true(nika_move_same(move, lay(5)));
}

static void deals_are_all_tiles(void **state)
{
    (void)state;
    for (unsigned players = 2; players <= 6; players++) {
        struct nika_setup setup;
        struct nika_deal drawn;
        struct nika_rng rng;
        unsigned seen = 0;

        assert_true(nika_setup_init(&setup, &nika_null, players, 0));
        nika_rng_seed(&rng, 41, players);
        nika_deal(&setup, &rng, &drawn);
        for (unsigned i = 0; i < 2 * players + 1; i++)
            seen |= 1u << drawn.bytes[i] % 32;
        assert_int_equal(seen, (1u << (2 * players + 2)) - 2); /* 1 to 2n+1 */
    }
}

static uint16_t half_word(const struct nika_world *world, unsigned at)
{
    uint16_t number;

    memcpy(&number, world->bytes + at, sizeof number);
    return number;
}

/* How often each tile is in the dark of the worlds behind seat 0's view, which shows it 1 and 4, and what was laid
 * at the end. */
static void imagined_worlds_are_even(void **state)
{
    enum { EACH = 2000 };
    const struct nika_setup setup = three();

    (void)state;
    for (unsigned moves = 0; moves <= 3; moves++) {
        const struct nika_world world = after(&setup, moves);
        const unsigned hidden =
            moves < 3 ? 5 : 3; /* tiles that seat 0 does not see: after the end all but 2, 5 and 7 */
        unsigned counts[8] = {0};
        uint64_t squares = 0;
        struct nika_view view, again;
        struct nika_rng rng;

        nika_look(&setup, &world, 0, &view);
        nika_rng_seed(&rng, 42, moves);
        for (unsigned sample = 0; sample < hidden * EACH; sample++) {
            struct nika_world imagined;

            memset(&imagined, 0xcc, sizeof imagined);
            nika_null.imagine(&setup, &view, &rng, &imagined);
            assert_null(nika_null.check(&setup, &imagined));
            nika_look(&setup, &imagined, 0, &again);
            assert_true(nika_view_same(&nika_null, &view, &again));
            counts[imagined.bytes[DARK] % 8]++;
        }
        for (unsigned tile = 1; tile <= 7; tile++) {
            const bool seen = tile == 1 || tile == 4 || (moves == 3 && (tile == 3 || tile == 6));
            const int64_t away = (int64_t)counts[tile] - EACH;

            if (seen)
                assert_int_equal(counts[tile], 0);
            else
                squares += (uint64_t)(away * away);
        }
        assert_true(squares < UINT64_C(34) * EACH); /* four degrees of freedom at most; one in a million is above */
    }
}

static void a_watchers_worlds_break_nothing(void **state)
{
    const struct nika_setup setup = three();

    (void)state;
    for (unsigned moves = 0; moves <= 3; moves++) {
        const struct nika_world world = after(&setup, moves);
        struct nika_view view;
        struct nika_rng rng;

        nika_look(&setup, &world, NIKA_WATCHER, &view);
        nika_rng_seed(&rng, 43, moves);
        for (unsigned sample = 0; sample < 500; sample++) {
            struct nika_world imagined;

            nika_null.imagine(&setup, &view, &rng, &imagined);
            assert_null(nika_null.check(&setup, &imagined));
            assert_memory_equal(imagined.bytes, world.bytes, OWN);
        }
    }
}

/* Sets some bytes of a world after so many moves; the invariant that this breaks. */
static void assert_named(unsigned moves, unsigned at, unsigned size, unsigned number, const char *invariant)
{
    const struct nika_setup setup = three();
    struct nika_world world = after(&setup, moves);
    const uint16_t wide = (uint16_t)number;

    if (size == 2)
        memcpy(world.bytes + at, &wide, 2);
    else
        world.bytes[at] = (uint8_t)number;
    const char *named = nika_null.check(&setup, &world);

    if (!named || strncmp(named, invariant, strlen(invariant)) != 0)
        print_error("%u at %u after %u moves: %s\n", number, at, moves, named ? named : "nothing");
    assert_non_null(named);
    assert_memory_equal(named, invariant, strlen(invariant));
}

static void everything_that_is_broken_is_named(void **state)
{
    const struct nika_setup setup = three();
    const struct nika_world world = after(&setup, 2);

    (void)state;
    assert_int_equal(half_word(&world, OWN), 1 << 1); /* seat 0 has laid the 4 and keeps the 1 */
    assert_int_equal(half_word(&world, OWN + CHOSEN), 4);

    assert_named(0, OWN, 2, 1 << 1 | 1 << 2, "N-1:"); /* seat 1 has the 2 */
    assert_named(0, OWN, 2, 1 << 0 | 1 << 1, "N-1:"); /* there is no tile 0 */
    assert_named(0, OWN, 2, 1 << 8 | 1 << 1, "N-1:"); /* nor 8 */
    assert_named(2, OWN + CHOSEN, 2, 8, "N-1:");      /* nor was it laid */
    assert_named(2, OWN + CHOSEN, 2, 1, "N-1:");      /* the 1 is still in the hand */
    assert_named(2, OWN + CHOSEN, 2, 2, "N-1:");      /* seat 1 has the 2 */
    assert_named(0, DARK, 1, 4, "N-1:");              /* seat 0 has it */
    assert_named(0, DARK, 1, 0, "N-1:");
    assert_named(0, DARK, 1, 8, "N-1:");
    assert_named(0, OWN, 2, 1 << 1, "N-2:"); /* one tile, and none laid */
    assert_named(0, OWN, 2, 1 << 1 | 1 << 4 | 1 << 5, "N-2:");
    assert_named(0, OWN + CHOSEN, 2, 5, "N-2:"); /* laid before its turn */
    assert_named(2, OWN + CHOSEN, 2, 0, "N-2:");
    assert_named(0, LAID, 1, 1, "N-2:"); /* seat 2 has not laid */
    assert_named(2, LAID, 1, 1, "N-2:");
    assert_named(0, LAID, 1, 4, "N-2:");
    assert_named(0, OPEN_UNUSED, 1, 1, "N-2:");
    assert_named(2, SHOWN, 1, 4, "N-3:"); /* open too early */
    assert_named(2, LAID, 1, 3, "N-3:");  /* not open though all have laid */
    assert_named(3, SHOWN + 1, 1, 0, "N-3:");
    assert_named(3, SHOWN + 1, 1, 8, "N-3:");
    assert_named(3, SHOWN + 3, 1, 5, "N-3:"); /* there is no seat 3 */
    assert_named(3, SHOWN + 1, 1, 5, "N-3:"); /* seat 1 has laid the 6 */
    assert_named(3, SHOWN, 1, 6, "N-1:");     /* shown by two */
    assert_named(3, OWN, 2, 1 << 6, "N-3:");  /* still in the hand of seat 0, and shown by seat 1 */
}

/* Any number may stand in the dark; none of them is a tile, and so the 5 is missing. */
static void the_dark_holds_a_tile(void **state)
{
    (void)state;
    for (unsigned number = 8; number < 256; number++)
        assert_named(0, DARK, 1, number, "N-1:");
}

static void views_are_read_back(void **state)
{
    const struct nika_setup setup = three();

    (void)state;
    for (unsigned moves = 0; moves <= 3; moves++) {
        const struct nika_world world = after(&setup, moves);

        for (unsigned viewer = 0; viewer <= 3; viewer++) {
            const unsigned seat = viewer < 3 ? viewer : NIKA_WATCHER;
            uint8_t code[NIKA_CODE_MAX + 1] = {0}, again[NIKA_CODE_MAX];
            struct nika_view view, read;

            nika_look(&setup, &world, seat, &view);
            const size_t size = nika_null.encode(&setup, &view, code);

            /* Version, seat, laid, three shown, the hand in two bytes, the tile laid. */
            assert_int_equal(size, 9);
            assert_int_equal(code[1], seat);
            assert_int_equal(code[2], moves);
            assert_true(nika_null.decode(&setup, code, size, &read));
            assert_true(nika_view_same(&nika_null, &view, &read));
            assert_false(nika_null.decode(&setup, code, size + 1, &read));
            for (size_t cut = 0; cut < size; cut++)
                assert_false(nika_null.decode(&setup, code, cut, &read));
            assert_true(nika_view_same(&nika_null, &view, &read));
            /* Every other value of every byte is refused, or is the code of another view. */
            for (unsigned at = 0; at < size; at++)
                for (unsigned change = 1; change < 256; change++) {
                    code[at] ^= (uint8_t)change;
                    if (nika_null.decode(&setup, code, size, &read)) {
                        assert_int_not_equal(at, 0);
                        assert_int_equal(nika_null.encode(&setup, &read, again), size);
                        assert_memory_equal(again, code, size);
                    }
                    code[at] ^= (uint8_t)change;
                }
        }
    }
}

static void a_watcher_has_nothing(void **state)
{
    const uint8_t start[9] = {1, NIKA_WATCHER, 0, 0, 0, 0, 0, 0, 0};
    const struct nika_setup setup = three();
    struct nika_view view;

    (void)state;
    assert_true(nika_null.decode(&setup, start, 9, &view));
    assert_int_equal(view.seat, NIKA_WATCHER);
    for (unsigned at = 6; at < 9; at++) {
        uint8_t code[9];

        memcpy(code, start, 9);
        code[at] = 2;
        assert_false(nika_null.decode(&setup, code, 9, &view));
    }
    assert_false(nika_null.decode(&setup, (const uint8_t[]){1, 3, 0, 0, 0, 0, 0x12, 0, 0}, 9, &view)); /* no seat 3 */
    assert_false(
        nika_null.decode(&setup, (const uint8_t[]){2, 0, 0, 0, 0, 0, 0x12, 0, 0}, 9, &view)); /* no version 2 */
    assert_true(nika_null.decode(&setup, (const uint8_t[]){1, 0, 0, 0, 0, 0, 0x12, 0, 0}, 9, &view));
}

static void only_the_last_tile_reveals_anything(void **state)
{
    static const unsigned tiles[3] = {3, 4, 6};
    const struct nika_setup setup = three();

    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        const struct nika_world before = after(&setup, i), then = after(&setup, i + 1);

        assert_int_equal(nika_null.reveals(&setup, &before, &then, (2 + i) % 3, lay(tiles[i])), i == 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_lay_in_turn),
        cmocka_unit_test(wrong_moves_are_refused),
        cmocka_unit_test(moves_are_spelled_and_read),
        cmocka_unit_test(deals_are_all_tiles),
        cmocka_unit_test(imagined_worlds_are_even),
        cmocka_unit_test(a_watchers_worlds_break_nothing),
        cmocka_unit_test(everything_that_is_broken_is_named),
        cmocka_unit_test(views_are_read_back),
        cmocka_unit_test(a_watcher_has_nothing),
        cmocka_unit_test(only_the_last_tile_reveals_anything),
        cmocka_unit_test(the_dark_holds_a_tile),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
