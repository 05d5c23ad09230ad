/*
 * test_ask_justinian.c: unit tests of Justinian told (tell.h): the table and the hand, what is asked, why a move is
 * refused, and when it is doubted. Values are worked out from the court table.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "told_justinian.h"

/*
 * Table and hand.
 */

static void the_table_is_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);
    struct nika_view view;

    (void)state;
    play_all(&setup, &world,
             "0 place +2 c4; 1 place -1 c4; 2 place +3 phase; 0 place +3 phase; 1 place +1 c8; 2 place +1 "
             "c8; 0 place -2 phase; 1 place +1 c8; 2 place +2 c1; 0 place +1 c1; 1 place +2 c1; 2 place "
             "+1 c2; 0 place -1 c2; 1 pass");
    view = look(&setup, &world, 0);
    nika_tell_table(&setup, &view, listen());
    /* In hand are 10 less what was placed, for Bo and two more. */
    assert_string_equal(heard.bytes, "> Phase I, turn 1: a scoring needs an influence of 5\n"
                                     "> The row, from left to right, with values in phase I:\n"
                                     "- Place 1: Narses (1), worth 13; face down: a token each from Ada, Bo and Cy\n"
                                     "- Place 2: Belisarius (2), worth 14; face down: a token each from Ada and Cy\n"
                                     "- Place 3: Eraclius (3), worth 15\n"
                                     "- Place 4: Basilius (4), worth 16; face down: a token each from Ada and Bo\n"
                                     "- Place 5: Procopius (5), worth 17\n"
                                     "- Place 6: Tribonianus (6), worth 18\n"
                                     "- Place 7: Giulianus (7), worth 19\n"
                                     "- Place 8: Germanus (8), worth 20; face down: two tokens (Bo) and one (Cy)\n"
                                     "- Place 9: Antemius (9), worth 21\n"
                                     "- Place 10: Niceforus (10), worth 23\n"
                                     "- Place 11: Antonina (11), worth 24\n"
                                     "- Place 12: Teodora (12), worth 25\n"
                                     "- The counselors' values are a reconstruction of the numbers on the board\n"
                                     "> The players:\n"
                                     "- Ada: 0 points; 5 tokens in hand, 12 in reserve, 2 on the phase space\n"
                                     "- Bo (passed): 0 points; 8 tokens in hand, 10 in reserve, 0 on the phase space\n"
                                     "- Cy: 0 points; 6 tokens in hand, 12 in reserve, 1 on the phase space\n");
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(heard.bytes, "> Ada has 5 tokens in hand: +1 +2 -1 -2 -3\n"
                                     "- In Ada's reserve, 12 tokens: +1×3 +2×2 +3 -1×3 -2×2 -3\n"
                                     "> Face down on counselors, from Ada:\n"
                                     "- Narses (1): +1\n"
                                     "- Belisarius (2): -1\n"
                                     "- Basilius (4): +2\n"
                                     "> Ada has an influence of 5 on the phase space (+3 -2), and 5 is enough\n"
                                     "> Ada's cards, with what they would pay in phase I as the row stands:\n"
                                     "- red: Narses (1) 13, Teodora (12) 25; together 38\n"
                                     "- blue: Basilius (4) 16, Germanus (8) 20; together 36\n"
                                     "- green: Narses (1) 13, Belisarius (2) 14; together 27\n"
                                     "- yellow: Narses (1) 13, Belisarius (2) 14; together 27\n");
    view = look(&setup, &world, 2);
    nika_tell_hand(&setup, &view, listen_in(NIKA_ITALIAN));
    assert_non_null(strstr(heard.bytes, "> Cy ha un'influenza di 3 sul promemoria Fasi (+3): per arrivare a 5 mancano "
                                        "2\n"));
    view = look(&setup, &world, 1);
    nika_tell_hand(&setup, &view, listen());
    assert_non_null(strstr(heard.bytes, "> Bo has no tokens on the phase space; a scoring needs an influence of 5\n"));
    view = look(&setup, &world, NIKA_WATCHER);
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(heard.bytes, "");
}

/* After a scoring: what was scored and used, and what cards will pay in the next phase. */
static void later_tables_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);
    struct nika_view view;

    (void)state;
    play_all(&setup, &world, TURN "; 0 pass; 0 decline; 1 decline; 2 trigger; 0 color red");
    view = look(&setup, &world, 0);
    nika_tell_table(&setup, &view, listen());
    assert_non_null(strstr(heard.bytes, "- Phase I: red, chosen by Ada\n"
                                        "> The row, from left to right, with values in phase II:\n"));
    assert_non_null(strstr(heard.bytes, "- Bo: 38 points; 10 tokens in hand, 10 in reserve, 0 on the phase space\n"
                                        "- Turned up so far of Bo's tokens: +1 -1\n"));
    /* In phase II, 4 on place 4: column 12 of its line, 20; 8 on place 9: column 8, 29; 1 on 1: column 15, 17; 2 on 2:
     * column 14, 18. */
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(strstr(heard.bytes, "> Ada's cards"),
                        "> Ada's cards, with what they would pay in phase II as the row stands:\n"
                        "- blue: Basilius (4) 20, Germanus (8) 29; together 49\n"
                        "- green: Narses (1) 17, Belisarius (2) 18; together 35\n"
                        "- yellow: Narses (1) 17, Belisarius (2) 18; together 35\n");
}

/* Cy has 3 10, 6 7, 5 6, 5 6. From the left 5, 6 and 7 go to places 4, 5, 6; from the right, 5 to 4, 7 to 5, 6 to 7. In
 * phase I, 6 on place 5: 16, on 6: 18, on 7: 21; 7 on 5: 15, on 6: 17, on 7: 19; 5 on 4: 15, on 5: 17. */
static void directions_are_shown(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = to_direct(&setup);
    struct nika_view view;

    (void)state;
    play(&setup, &world, 2, "pass");
    view = look(&setup, &world, 2);
    nika_tell_hand(&setup, &view, listen());
    assert_string_equal(strstr(heard.bytes, "> From"), "> From the left, the row becomes 1 2 3 5 6 7 4 8 9 10 11 12\n"
                                                       "- red: 38 now, then 38 (0)\n"
                                                       "- blue: 37 now, then 33 (-4)\n"
                                                       "- green: 35 now, then 31 (-4)\n"
                                                       "- yellow: 35 now, then 31 (-4)\n"
                                                       "> From the right, the row becomes 1 2 3 5 7 4 6 8 9 10 11 12\n"
                                                       "- red: 38 now, then 38 (0)\n"
                                                       "- blue: 37 now, then 36 (-1)\n"
                                                       "- green: 35 now, then 36 (+1)\n"
                                                       "- yellow: 35 now, then 36 (+1)\n");
    nika_tell_table(&setup, &view, listen());
    assert_non_null(strstr(heard.bytes, "- Giulianus (7) -1: Bo -2, Cy +1\n"));
}

/*
 * What is asked.
 */

static void assert_asked(const struct nika_setup *setup, const struct nika_world *world, const char *waiting,
                         const char *question, const char *help)
{
    struct nika_view view;

    assert_true(nika_look_asked(setup, world, &view));
    nika_tell_waiting(setup, &view, listen());
    assert_string_equal(heard.bytes, waiting);
    nika_tell_question(setup, &view, listen());
    assert_string_equal(heard.bytes, question);
    nika_tell_help(setup, &view, listen());
    if (strncmp(heard.bytes, help, strlen(help)) != 0)
        assert_string_equal(heard.bytes, help);
    assert_non_null(strstr(heard.bytes, "\n- "));
}

static void decisions_are_asked(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    assert_asked(&setup, &world, "> Ada places a token or passes\n", "> Ada, do you place a token or pass?\n",
                 "> Place one token face down");
    play_all(&setup, &world, "0 place +3 phase; 1 pass; 2 pass");
    assert_asked(
        &setup, &world, "> Ada places a token or passes\n",
        "> Ada, all others have passed: do you go on placing (with at most one more token on the phase space) or "
        "pass?\n",
        "> Place one token face down");
    play_all(&setup, &world, "0 place +2 phase");
    assert_asked(&setup, &world, "> Ada places a token or passes\n",
                 "> Ada, all others have passed: do you go on placing, on counselors only, or pass?\n",
                 "> Place one token face down");
    assert_null(strstr(heard.bytes, "-1 p:")); /* no token can go to the phase space */
    play_all(&setup, &world, "0 pass");
    assert_asked(&setup, &world, "> Ada says whether to trigger a scoring\n",
                 "> Ada, your influence is 5 and 5 is enough: do you trigger a scoring?\n",
                 "> With an influence of at least 5 on the phase space");
    play_all(&setup, &world, "0 decline");
    assert_asked(&setup, &world, "> Bo says whether to trigger a scoring\n",
                 "> Bo, your influence is 0 and a scoring needs 5: you can only decline\n",
                 "> With an influence of at least 5 on the phase space");
    play_all(&setup, &world, "1 decline; 2 decline; 0 pass; 1 pass; 2 pass; 2 decline; 0 trigger");
    assert_asked(&setup, &world, "> Ada chooses the color to score\n", "> Ada, which color is scored?\n",
                 "> Everybody scores the cards of the color that you choose, and then the color leaves the game. Your "
                 "influence brings you no points; the others' does.\n");
    play_all(&setup, &world, "0 color red");
    assert_asked(&setup, &world, "> Cy may exchange a card\n", "> Cy, do you exchange a card or keep them all?\n",
                 "> You may put one card under the pile");
    world = to_direct(&setup);
    play(&setup, &world, 2, "pass");
    assert_asked(&setup, &world, "> Cy decides from which end the court moves\n",
                 "> Cy, from which end does the court move: left or right?\n",
                 "> Counselors with tokens move one after the other");
}

static void passing_is_forced(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal);
    struct nika_view view;

    (void)state;
    use_up(&world);
    assert_asked(&setup, &world, "> Ada has no tokens and must pass\n",
                 "> Ada, you have no tokens in hand: you can only pass\n", "> Without a token to place you must pass.");
    world = court_with(&setup, &deal);
    plain_world(&world)->open.places = 0;
    assert_asked(&setup, &world, "> Ada places a token or passes\n",
                 "> Ada, there is no place left for a token: you can only pass\n",
                 "> Without a token to place you must pass.");
    view = look(&setup, &world, 0);
    assert_false(nika_tell_doubt(&setup, &view, (struct nika_move){.verb = JUSTINIAN_PASS}, listen()));
}

/* Who could trigger is nobody else's business. */
static void waiting_tells_no_secret(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world can = court_with(&setup, &deal), cannot = can;
    struct nika_view view;

    (void)state;
    play_all(&setup, &can, "0 place +3 phase; 1 pass; 2 pass; 0 place +2 phase; 0 pass");
    play_all(&setup, &cannot, "0 place +1 phase; 1 pass; 2 pass; 0 place -1 phase; 0 pass");
    for (unsigned seat = 1; seat < 4; seat++) {
        char first[200];

        view = look(&setup, &can, seat < 3 ? seat : NIKA_WATCHER);
        nika_tell_waiting(&setup, &view, listen());
        strcpy(first, heard.bytes);
        view = look(&setup, &cannot, seat < 3 ? seat : NIKA_WATCHER);
        nika_tell_waiting(&setup, &view, listen());
        assert_string_equal(heard.bytes, first);
        assert_string_equal(first, "> Ada says whether to trigger a scoring\n");
    }
}

/*
 * Refusals and doubts.
 */

static void assert_refused(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                           const char *word, const char *expected)
{
    struct nika_world copy = *world;
    const struct nika_view view = look(setup, world, seat);
    struct nika_move move;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    const nika_refusal refusal = setup->game->apply(setup, &copy, seat, move);

    assert_int_not_equal(refusal, NIKA_ACCEPTED);
    nika_tell_refusal(setup, &view, move, refusal, listen());
    assert_string_equal(heard.bytes, expected);
}

static void refusals_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    assert_refused(&setup, &world, 1, "pass", "> Not now: it is Ada's turn\n");
    assert_refused(&setup, &world, 0, "left", "> You can't do that now: place a token, or pass\n");
    play_all(&setup, &world, "0 place +3 c8; 1 place +3 c8; 2 place +3 c8");
    assert_refused(&setup, &world, 0, "place +1 c8",
                   "> Three tokens already lie on Germanus (8): choose another place\n");
    assert_refused(&setup, &world, 0, "place +3 c7", "> You have no +3 in hand, only +1×2 +2×2 -1×2 -2×2 -3\n");
    play_all(&setup, &world, "0 place -3 phase; 1 pass; 2 pass; 0 place +1 phase");
    assert_refused(&setup, &world, 0, "place +1 phase",
                   "> All others have passed, and your one extra token is already on the phase space: choose a "
                   "counselor, or pass\n");
    play_all(&setup, &world, "0 pass");
    assert_refused(&setup, &world, 0, "trigger",
                   "> Your influence is 4, and a scoring needs 5: you can only decline\n");
    assert_refused(&setup, &world, 0, "pass", "> You can't do that now: trigger a scoring, or decline\n");
    play_all(&setup, &world, "0 decline; 1 decline; 2 decline; 0 place -1 phase; 1 pass; 2 pass; 0 pass; 0 trigger");
    assert_refused(&setup, &world, 0, "keep", "> You can't do that now: choose a color\n");
    play_all(&setup, &world, "0 color red");
    assert_refused(&setup, &world, 0, "trigger", "> You can't do that now: exchange a card, or keep them all\n");
    assert_refused(&setup, &world, 0, "exchange red1",
                   "> The red cards are out of the game; still in the game: blue, green and yellow\n");
    assert_refused(&setup, &world, 0, "exchange blue7",
                   "> You do not have Giulianus (7) in blue; your cards are blue 4 8, green 1 2, yellow 1 2\n");
    world = to_direct(&setup);
    play(&setup, &world, 2, "pass");
    assert_refused(&setup, &world, 2, "pass", "> You can't do that now: choose left or right\n");
    plain_world(&world)->open.stage = JUSTINIAN_OVER;
    assert_refused(&setup, &world, 2, "pass", "> The game is over\n");
}

static void refusals_without_tokens(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    use_up(&world);
    assert_refused(&setup, &world, 0, "place +1 c1", "> You have no tokens in hand: you can only pass\n");
}

/* Passing with eight tokens in hand is unusual, with seven it is not. */
static void doubts_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal);
    const struct nika_move pass = {.verb = JUSTINIAN_PASS}, place = {.verb = JUSTINIAN_PLACE, .hidden = 1};
    struct nika_view view;

    (void)state;
    play_all(&setup, &world, "0 place +1 c1; 1 place +1 c1; 0 place +1 c2; 1 pass");
    view = look(&setup, &world, 0);
    assert_true(nika_tell_doubt(&setup, &view, pass, listen()));
    assert_string_equal(heard.bytes,
                        "> You still have 8 tokens in hand, and after passing you are out of this turn. Pass?\n");
    assert_false(nika_tell_doubt(&setup, &view, place, listen()));
    play_all(&setup, &world, "0 place +2 c2");
    view = look(&setup, &world, 0);
    assert_false(nika_tell_doubt(&setup, &view, pass, listen()));
    assert_string_equal(heard.bytes, "");
}

/* What is said about a refusal before others depends on nothing that the seat hides; the rest does. */
static void open_refusals_hide_what_is_hidden(void **state)
{
    static struct hearing first, other;
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    const struct nika_world world = court_with(&setup, &deal);
    const struct nika_voice voice = nika_voice(NIKA_ENGLISH, names);
    unsigned differs = 0, hidden = 0;

    (void)state;
    for (nika_refusal refusal = NIKA_GAME_OVER; refusal <= JUSTINIAN_NO_SUCH_CARD; refusal++) {
        /* A move that can be refused for that reason. */
        const unsigned verb = refusal == JUSTINIAN_COLOR_SCORED   ? JUSTINIAN_COLOR
                              : refusal == JUSTINIAN_NO_SUCH_CARD ? JUSTINIAN_EXCHANGE
                                                                  : JUSTINIAN_PLACE;
        const struct nika_move move = {.verb = verb, .open = 1, .hidden = 2};
        struct nika_view view = look(&setup, &world, 0);
        struct justinian_own *own = (struct justinian_own *)(uintptr_t)justinian_own(&view);

        nika_tell_refusal(&setup, &view, move, refusal, hearing_begin(&first, voice));
        own->phase = own->hand;
        own->hand = 0;
        own->cards[0] ^= 0xFFF;
        nika_tell_refusal(&setup, &view, move, refusal, hearing_begin(&other, voice));
        if (nika_refusal_is_open(&setup, refusal)) {
            assert_string_equal(first.bytes, other.bytes);
        } else {
            hidden |= 1u << refusal;
            differs |= (strcmp(first.bytes, other.bytes) != 0 ? 1u : 0u) << refusal;
        }
    }
    assert_int_equal(differs, hidden);
    assert_int_equal(hidden, 1u << JUSTINIAN_NO_SUCH_TOKEN | 1u << JUSTINIAN_TOO_LITTLE_INFLUENCE |
                                 1u << JUSTINIAN_NO_SUCH_CARD);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(open_refusals_hide_what_is_hidden),
        cmocka_unit_test(the_table_is_told),
        cmocka_unit_test(later_tables_are_told),
        cmocka_unit_test(directions_are_shown),
        cmocka_unit_test(decisions_are_asked),
        cmocka_unit_test(passing_is_forced),
        cmocka_unit_test(waiting_tells_no_secret),
        cmocka_unit_test(refusals_are_told),
        cmocka_unit_test(refusals_without_tokens),
        cmocka_unit_test(doubts_are_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
