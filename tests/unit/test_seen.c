/*
 * test_seen.c: unit tests of moves as others see them (game.h): a part that was hidden is read as hidden, and nothing
 * else is read; who wants a whole move gets none.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/null.h>

#include "unit_plain.h"

/* Read, and spelled again as it was. */
static void assert_seen(const struct nika_setup *setup, const char *word, bool hidden)
{
    char again[NIKA_WORD_MAX];
    struct nika_move move;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    setup->game->say(setup, move, again);
    assert_string_equal(again, word);
    if (hidden)
        assert_int_equal(move.hidden, 0);
    assert_int_equal(nika_parse_whole(setup, word, strlen(word), &move), !hidden);
}

static void assert_not_seen(const struct nika_setup *setup, const char *word)
{
    struct nika_move move;

    assert_false(setup->game->parse(setup, word, strlen(word), &move));
}

static void open_moves_are_read_as_they_are(void **state)
{
    const struct nika_setup justinian = setup_of(&nika_justinian, 3, 0), byzantz = setup_of(&nika_byzantz, 3, 0);
    struct nika_move move, plain;

    (void)state;
    assert_seen(&justinian, "pass", false);
    assert_seen(&justinian, "left", false);
    assert_seen(&byzantz, "bid C1 S2", false);
    assert_true(nika_parse_whole(&justinian, "place +2 c4", 11, &move));
    assert_true(nika_justinian.parse(&justinian, "place +2 c4", 11, &plain));
    assert_memory_equal(&move, &plain, sizeof move);
    assert_int_not_equal(move.hidden, 0);
}

static void hidden_parts_are_read(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);

    (void)state;
    assert_seen(&setup, "place ? c4", true);
    assert_seen(&setup, "place ? c12", true);
    assert_seen(&setup, "place ? phase", true);
    assert_seen(&setup, "exchange red?", true);
}

static void nothing_else_is_read(void **state)
{
    static const char *const strange[] = {"",
                                          "?",
                                          "??",
                                          "place",
                                          "place ?",
                                          "place ? c0",
                                          "place ? c13",
                                          "place ?? c4",
                                          "place ? c?",
                                          "place +? c4",
                                          "place -? c4",
                                          "place  ? c4",
                                          "place ? c4 ",
                                          " place ? c4",
                                          "p?ss",
                                          "place ?1 c4",
                                          "place 1? c4",
                                          "place ? c4?",
                                          "place ? seat1",
                                          "exchange ?",
                                          "exchange red??",
                                          "exchange red?7",
                                          "exchange red7?",
                                          "exchange red ?",
                                          "color ?",
                                          "bid ?"};
    const struct nika_setup justinian = setup_of(&nika_justinian, 3, 0), byzantz = setup_of(&nika_byzantz, 3, 0);
    char long_one[NIKA_WORD_MAX * 4];

    (void)state;
    for (unsigned i = 0; i < sizeof strange / sizeof strange[0]; i++) {
        assert_not_seen(&justinian, strange[i]);
        assert_not_seen(&byzantz, strange[i]);
    }
    assert_not_seen(&byzantz, "bid C?");
    assert_not_seen(&byzantz, "place ? c4");
    memset(long_one, '?', sizeof long_one - 1);
    long_one[sizeof long_one - 1] = '\0';
    assert_not_seen(&justinian, long_one);
    memset(long_one, ' ', sizeof long_one - 1);
    memcpy(long_one, "place ? c4", 10);
    assert_not_seen(&justinian, long_one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(open_moves_are_read_as_they_are),
        cmocka_unit_test(hidden_parts_are_read),
        cmocka_unit_test(nothing_else_is_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
