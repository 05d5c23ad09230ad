/*
 * test_spell.c: unit tests of moves as people would type them (tell.h): in every language, every legal move of whole
 * games is spelled so that it is understood as that move.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/games.h>
#include <nika/tell.h>

#include "unit_plain.h"

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    (void)manner, (void)message;
    ++*(unsigned *)context;
}

/* Every legal move of the view's seat, in every language. */
static void spell_all(const struct nika_setup *setup, const struct nika_view *view)
{
    struct nika_move moves[NIKA_MOVES_MAX], understood;
    const unsigned count = setup->game->legal(setup, view, moves);

    for (unsigned i = 0; i < count; i++)
        for (unsigned language = 0; language < NIKA_LANGUAGES; language++) {
            char bytes[128];
            struct nika_text text = nika_text(bytes, sizeof bytes);
            unsigned heard = 0;

            nika_spell(setup, moves[i], (enum nika_language)language, &text);
            if (nika_understand(setup, view, (enum nika_language)language, bytes, text.size, &understood,
                                (struct nika_listener){hear, &heard}) != NIKA_UNDERSTOOD ||
                !nika_move_same(understood, moves[i]))
                print_error("not understood: %s\n", bytes);
            assert_int_equal(heard, 0);
            assert_true(nika_move_same(understood, moves[i]));
        }
}

static void every_move_can_be_typed_as_it_is_spelled(void **state)
{
    (void)state;
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++) {
            struct nika_setup setup = setup_of(nika_games[g], players, 0);
            struct nika_world world;
            struct nika_deal deal;
            struct nika_view view;
            struct nika_rng rng;

            nika_rng_seed(&rng, 5, players);
            nika_deal(&setup, &rng, &deal);
            setup.game->begin(&setup, &deal, &world);
            do {
                assert_true(nika_look_asked(&setup, &world, &view));
                spell_all(&setup, &view);
            } while (nika_step(&setup, &world, &rng));
        }
}

static void assert_spelled(const struct nika_game *game, const char *word, enum nika_language language,
                           const char *expected)
{
    const struct nika_setup setup = setup_of(game, 3, 0);
    struct nika_move move;
    char bytes[128];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    assert_true(game->parse(&setup, word, strlen(word), &move));
    nika_spell(&setup, move, language, &text);
    assert_string_equal(bytes, expected);
}

static void moves_are_spelled_in_the_language(void **state)
{
    const struct nika_game *byzantz = nika_game_named("byzantz"), *justinian = nika_game_named("justinian");

    (void)state;
    assert_spelled(byzantz, "bid C1 S2", NIKA_ENGLISH, "bid C1 S2");
    assert_spelled(byzantz, "take wine", NIKA_FRENCH, "prends vin");
    assert_spelled(byzantz, "done", NIKA_ITALIAN, "concludo");
    assert_spelled(byzantz, "sell C4 C1 M", NIKA_JAPANESE, "売る C4 C1 M");
    assert_spelled(justinian, "place +2 c4", NIKA_ENGLISH, "place +2 c4");
    assert_spelled(justinian, "place -1 phase", NIKA_FRENCH, "pose -1 période");
    assert_spelled(justinian, "exchange red7", NIKA_ITALIAN, "scambio rosso7");
    assert_spelled(justinian, "color blue", NIKA_JAPANESE, "色 青");
    assert_spelled(nika_game_named("null"), "lay 3", NIKA_JAPANESE, "lay 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_can_be_typed_as_it_is_spelled),
        cmocka_unit_test(moves_are_spelled_in_the_language),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
