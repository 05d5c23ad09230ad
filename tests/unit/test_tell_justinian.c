/*
 * test_tell_justinian.c: unit tests of Justinian told (tell.h): games that are played by script, and the sentences for
 * them, worked out from the rules and the court table; and that nothing hidden is told.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "told_justinian.h"

/* Plays a move and tells it to a viewer. */
static void tell_in(enum nika_language language, const struct nika_setup *setup, struct nika_world *world,
                    unsigned viewer, unsigned seat, const char *word)
{
    const struct nika_view before = look(setup, world, viewer);
    struct nika_move move;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    play(setup, world, seat, word);
    const struct nika_view after = look(setup, world, viewer);

    nika_tell_move(setup, &before, &after, seat, move, listen_in(language));
}

static void assert_told(const struct nika_setup *setup, struct nika_world *world, unsigned viewer, unsigned seat,
                        const char *word, const char *expected)
{
    tell_in(NIKA_ENGLISH, setup, world, viewer, seat, word);
    assert_string_equal(heard.bytes, expected);
}

/* The same move to the same viewer, in another language; the world is left alone. */
static void assert_told_in(enum nika_language language, const struct nika_setup *setup, const struct nika_world *world,
                           unsigned viewer, unsigned seat, const char *word, const char *expected)
{
    struct nika_world copy = *world;

    tell_in(language, setup, &copy, viewer, seat, word);
    assert_string_equal(heard.bytes, expected);
}

/*
 * The story.
 */

static void a_game_begins(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 1);
    const struct nika_world world = court_with(&setup, &deal);
    const struct nika_view view = look(&setup, &world, 0);

    (void)state;
    nika_tell_start(&setup, &view, listen());
    assert_string_equal(
        heard.bytes,
        "# Justinian with Ada, Bo and Cy; Bo starts\n"
        "> Rules of the English edition:\n"
        "- Tied for most influence: the first of them clockwise from whoever passed last chooses, that player "
        "included\n"
        "- Influence scores for all but the player who chooses the color\n"
        "- There is a final scoring even if no token lies on the phase space\n"
        "- The counselors' values are a reconstruction of the numbers on the board\n"
        "# Phase I: its scoring needs an influence of 5\n"
        "# Turn 1: Bo starts\n");

    assert_true(nika_setup_edition(&setup, "it"));
    assert_true(nika_setup_switch(&setup, "tie", "latest-pass"));
    assert_true(nika_setup_switch(&setup, "influence", "trigger"));
    assert_true(nika_setup_switch(&setup, "empty-final", "none"));
    setup.board[0]++;
    nika_tell_start(&setup, &view, listen());
    assert_string_equal(heard.bytes, "# Justinian with Ada, Bo and Cy; Bo starts\n"
                                     "> Rules of the Italian edition:\n"
                                     "- Tied for most influence: whoever of them passed latest chooses\n"
                                     "- Influence scores for all but the player who triggered the scoring; in a final "
                                     "scoring that nobody triggered, "
                                     "for all but the one who chooses the color\n"
                                     "- There is no final scoring if no token lies on the phase space\n"
                                     "- The counselors' values are numbers of a board that was loaded\n"
                                     "# Phase I: its scoring needs an influence of 5\n"
                                     "# Turn 1: Bo starts\n");
}

/* Values only their owner hears. */
static void tokens_are_placed(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    assert_told_in(NIKA_ITALIAN, &setup, &world, 1, 0, "place +2 c4", "* Ada mette un segnalino su Basilius (4)\n");
    assert_told_in(NIKA_FRENCH, &setup, &world, 0, 0, "place +2 c4", "* Ada pose +2 sur Basilius (4)\n");
    assert_told_in(NIKA_JAPANESE, &setup, &world, 0, 0, "place +2 phase", "* Adaがフェイズボードに+2を置きました\n");
    assert_told_in(NIKA_ENGLISH, &setup, &world, 0, 0, "place +2 c4", "* Ada places +2 on Basilius (4)\n");
    assert_told(&setup, &world, NIKA_WATCHER, 0, "place +2 c4", "* Ada places a token on Basilius (4)\n");
    assert_told_in(NIKA_ENGLISH, &setup, &world, 1, 1, "place -3 phase", "* Bo places -3 on the phase space\n");
    assert_told(&setup, &world, 0, 1, "place -3 phase", "* Bo places a token on the phase space\n");
    assert_told_in(NIKA_ENGLISH, &setup, &world, 2, 2, "pass", "* Cy passes and draws +2 -2\n");
    assert_told_in(NIKA_FRENCH, &setup, &world, 0, 2, "pass", "* Cy passe et tire 2 fiches\n");
    assert_told(&setup, &world, 0, 2, "pass", "* Cy passes and draws 2 tokens\n");
    assert_told(&setup, &world, 2, 0, "pass",
                "* Ada passes and draws 2 tokens\n"
                "> Only Bo has not passed, and may place just one more token on the phase space\n");
}

static void a_scoring_is_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    play_all(&setup, &world, TURN);
    assert_told(&setup, &world, 1, 0, "pass",
                "* Ada passes and draws 2 tokens\n"
                "> The tokens on the counselors are turned up:\n"
                "- Basilius (4) 0: Ada +2 -1, Bo -1\n"
                "- Germanus (8) +1: Bo +1\n"
                "> The court moves, and it makes no difference from which end:\n"
                "- Germanus (8) goes from place 8 to place 9\n"
                "- Pushed aside: Antemius (9) -1\n"
                "- The row from left to right: 1 2 3 4 5 6 7 9 8 10 11 12\n");
    assert_told(&setup, &world, 1, 0, "decline", "* Ada triggers no scoring\n");
    assert_told(&setup, &world, 1, 1, "decline", "* Bo triggers no scoring\n");
    assert_told(
        &setup, &world, 1, 2, "trigger",
        "* Cy triggers the scoring of phase I\n"
        "# Scoring of phase I\n"
        "- Ada has an influence of 5: +3 -2\n"
        "- Bo has no influence\n"
        "- Cy has an influence of 5: +2 +3\n"
        "> Tied with an influence of 5: Ada and Cy. Ada, who passed last, comes first clockwise and chooses the "
        "color\n");
    /* 1 on place 1: 13; 12 on 12: 25; 2 on 2: 14; 11 on 11: 24; 3 on 3: 15; 10 on 10: 23. */
    assert_told(&setup, &world, 1, 0, "color red",
                "* Ada chooses red\n"
                "- Ada scores 38 points for cards (Narses (1) 13, Teodora (12) 25), none for influence, having chosen "
                "the color; 38 in all\n"
                "- Bo scores 38 points: 0 for influence, 38 for cards (Belisarius (2) 14, Antonina (11) 24); 38 in "
                "all\n"
                "- Cy scores 43 points: 5 for influence, 38 for cards (Eraclius (3) 15, Niceforus (10) 23); 43 in "
                "all\n"
                "- The counselors' values are a reconstruction of the numbers on the board\n");
    assert_told(&setup, &world, 1, 0, "keep", "* Ada keeps all cards\n");
    assert_told_in(NIKA_JAPANESE, &setup, &world, 0, 1, "exchange blue5", "* Boが青のカードを1枚交換しました\n");
    assert_told_in(NIKA_ENGLISH, &setup, &world, 1, 1, "exchange blue5",
                   "* Bo puts the blue card of Procopius (5) under the pile and takes Narses (1)\n");
    assert_told(&setup, &world, 2, 1, "exchange blue5", "* Bo exchanges a blue card\n");
    assert_told(&setup, &world, 1, 2, "keep",
                "* Cy keeps all cards\n"
                "# Phase II: its scoring needs an influence of 9\n"
                "# Turn 2: Ada starts\n");
}

/* Who chooses: by influence; tied, by the order of seats or of passes. */
static void choosers_are_told(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    play_all(&setup, &world,
             "0 place +3 phase; 1 place +3 phase; 2 place -3 phase; 0 place +2 phase; 1 place -3 phase; "
             "2 place +2 phase; 0 pass; 1 pass; 2 pass; 2 decline; 0 decline");
    assert_told(&setup, &world, 0, 1, "trigger",
                "* Bo triggers the scoring of phase I\n"
                "# Scoring of phase I\n"
                "- Ada has an influence of 5: +2 +3\n"
                "- Bo has an influence of 6: +3 -3\n"
                "- Cy has an influence of 5: +2 -3\n"
                "> Bo has the most influence, 6, and chooses the color\n");

    /* Ada and Bo have 5; Cy passed last, so Ada comes first clockwise; of the two, Bo passed later. */
    const char *const tied = "0 place +3 phase; 1 place +3 phase; 2 place -1 c1; 0 place +2 phase; 1 place -2 phase; "
                             "2 place -1 c1; 0 pass; 1 pass; 2 pass; 2 decline";
    world = court_with(&setup, &deal);
    play_all(&setup, &world, tied);
    assert_told(&setup, &world, 2, 0, "trigger",
                "* Ada triggers the scoring of phase I\n"
                "# Scoring of phase I\n"
                "- Ada has an influence of 5: +2 +3\n"
                "- Bo has an influence of 5: +3 -2\n"
                "- Cy has no influence\n"
                "> Tied with an influence of 5: Ada and Bo. Ada chooses the color, the first clockwise from Cy, who "
                "passed last\n");
    assert_true(nika_setup_edition(&setup, "fr"));
    world = court_with(&setup, &deal);
    play_all(&setup, &world, tied);
    assert_told(&setup, &world, 2, 0, "trigger",
                "* Ada triggers the scoring of phase I\n"
                "# Scoring of phase I\n"
                "- Ada has an influence of 5: +2 +3\n"
                "- Bo has an influence of 5: +3 -2\n"
                "- Cy has no influence\n"
                "> Tied with an influence of 5: Ada and Bo. Bo passed latest and chooses the color\n");

    /* Ada passes last and latest: which rule it was depends on the switch. */
    world = court_with(&setup, &deal);
    play_all(&setup, &world, TURN "; 0 pass");
    assert_told(&setup, &world, 1, 0, "trigger",
                "* Ada triggers the scoring of phase I\n"
                "# Scoring of phase I\n"
                "- Ada has an influence of 5: +3 -2\n"
                "- Bo has no influence\n"
                "- Cy has an influence of 5: +2 +3\n"
                "> Tied with an influence of 5: Ada and Cy. Ada passed latest and chooses the color\n");

    /* By the other value of a switch, who triggered gets nothing for influence. The row is the first: Narses can't go
     * left. */
    assert_true(nika_setup_edition(&setup, "it") && nika_setup_switch(&setup, "influence", "trigger"));
    world = court_with(&setup, &deal);
    play_all(&setup, &world, tied);
    play_all(&setup, &world, "0 trigger");
    assert_told(&setup, &world, 2, 0, "color green",
                "* Ada chooses green\n"
                "- Ada scores 27 points for cards (Narses (1) 13, Belisarius (2) 14), none for influence, having "
                "triggered the scoring; 27 in all\n"
                "- Bo scores 36 points: 5 for influence, 31 for cards (Eraclius (3) 15, Basilius (4) 16); 36 in all\n"
                "- Cy scores 35 points: 0 for influence, 35 for cards (Procopius (5) 17, Tribonianus (6) 18); 35 in "
                "all\n"
                "- The counselors' values are a reconstruction of the numbers on the board\n");
}

/* From the left: 4 goes to place 6, 5 and 6 close up; 7 goes to place 6 and pushes 4 to place 7. From the right: 7 goes
 * to place 6 and pushes 6 to place 7; 4 goes to place 6 past 5 and 7. */
static void directions_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = to_direct(&setup), right;

    (void)state;
    assert_told(&setup, &world, 0, 2, "pass",
                "* Cy passes and draws 2 tokens\n"
                "> The tokens on the counselors are turned up:\n"
                "- Basilius (4) +2: Ada +2\n"
                "- Giulianus (7) -1: Bo -2, Cy +1\n"
                "- Niceforus (10) 0: Ada +1, Bo +2, Cy -3\n");
    right = world;
    assert_told(&setup, &world, 0, 2, "left",
                "* Cy moves the court from the left\n"
                "> The court has moved from the left:\n"
                "- Basilius (4) goes from place 4 to place 7: +2 by its own tokens; pushed by Giulianus (7) +1\n"
                "- Giulianus (7) goes from place 7 to place 6\n"
                "- Pushed aside: Procopius (5) -1, Tribonianus (6) -1\n"
                "- The row from left to right: 1 2 3 5 6 7 4 8 9 10 11 12\n");
    assert_told_in(
        NIKA_ITALIAN, &setup, &right, 0, 2, "right",
        "* Cy muove la corte a partire da destra\n"
        "> La corte si è mossa a partire da destra:\n"
        "- Giulianus (7) va dalla posizione 7 alla 5: -1 per i suoi segnalini; spinte degli altri: Basilius (4) -1\n"
        "- Basilius (4) va dalla posizione 4 alla 6\n"
        "- Spinti dagli altri: Procopius (5) -1, Tribonianus (6) +1\n"
        "- La fila da sinistra a destra: 1 2 3 5 7 4 6 8 9 10 11 12\n");
    assert_told(&setup, &right, 0, 2, "right",
                "* Cy moves the court from the right\n"
                "> The court has moved from the right:\n"
                "- Giulianus (7) goes from place 7 to place 5: -1 by its own tokens; pushed by Basilius (4) -1\n"
                "- Basilius (4) goes from place 4 to place 6\n"
                "- Pushed aside: Procopius (5) -1, Tribonianus (6) +1\n"
                "- The row from left to right: 1 2 3 5 7 4 6 8 9 10 11 12\n");
}

/* The same to Bo, who is spoken to wherever his tokens lie. */
static void own_tokens_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_world world = to_direct(&setup);
    const struct nika_view before = look(&setup, &world, 1);
    struct nika_move move;

    (void)state;
    assert_true(setup.game->parse(&setup, "pass", 4, &move));
    play(&setup, &world, 2, "pass");
    const struct nika_view after = look(&setup, &world, 1);
    struct nika_voice voice = nika_voice(NIKA_ENGLISH, names);
    voice.self = 1;
    nika_tell_move(&setup, &before, &after, 2, move, hearing_begin(&heard, voice));
    assert_string_equal(heard.bytes, "* Cy passes and draws 2 tokens\n"
                                     "> The tokens on the counselors are turned up:\n"
                                     "- Basilius (4) +2: Ada +2\n"
                                     "- Giulianus (7) -1: you -2, Cy +1\n"
                                     "- Niceforus (10) 0: Ada +1, you +2, Cy -3\n");
}

/* Each passes the other. From the left: 5 goes to place 6 and 6 back there; 11 goes to place 12, and 12, which could go
 * further, back there. From the right: 12 can't move, and 11 pushes it; 6 and 5 both pass 7. */
static void pushes_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal), right;

    (void)state;
    play_all(&setup, &world,
             "0 place +1 c5; 1 place +1 c6; 0 place +2 c11; 1 place +2 c12; 0 pass; 1 place +1 phase; 1 pass");
    right = world;
    assert_told(&setup, &world, 0, 1, "left",
                "* Bo moves the court from the left\n"
                "> The court has moved from the left:\n"
                "- Procopius (5) ends up on place 5 again: +1 by its own tokens; pushed by Tribonianus (6) -1\n"
                "- Tribonianus (6) ends up on place 6 again: +1 by its own tokens; pushed by Procopius (5) -1\n"
                "- Antonina (11) ends up on place 11 again: +1 by its own tokens; pushed by Teodora (12) -1\n"
                "- Teodora (12) ends up on place 12 again: +1 by its own tokens; pushed by Antonina (11) -1\n"
                "- The row from left to right: 1 2 3 4 5 6 7 8 9 10 11 12\n");
    assert_told(&setup, &right, 0, 1, "right",
                "* Bo moves the court from the right\n"
                "> The court has moved from the right:\n"
                "- Teodora (12) goes from place 12 to place 11: 0 by its own tokens; pushed by Antonina (11) -1\n"
                "- Antonina (11) goes from place 11 to place 12\n"
                "- Tribonianus (6) goes from place 6 to place 7\n"
                "- Procopius (5) goes from place 5 to place 6\n"
                "- Pushed aside: Giulianus (7) -2\n"
                "- The row from left to right: 1 2 3 4 7 5 6 8 9 10 12 11\n");
}

/* The leftmost counselor can't go further left. */
static void a_counselor_stays(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    play_all(&setup, &world, "0 place -3 c1; 1 pass");
    assert_told(&setup, &world, 1, 0, "pass",
                "* Ada passes and draws 2 tokens\n"
                "> The tokens on the counselors are turned up:\n"
                "- Narses (1) -3: Ada -3\n"
                "> The court moves, and it makes no difference from which end:\n"
                "- Narses (1) stays on place 1, at the end of the row\n"
                "- The row from left to right: 1 2 3 4 5 6 7 8 9 10 11 12\n");
}

/* +1 and -1 on one counselor: a sum of 0 (J5). */
static void a_court_stays(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    play_all(&setup, &world, "0 place +1 c4; 1 place -1 c4; 0 pass");
    assert_told(&setup, &world, 0, 1, "pass",
                "* Bo passes and draws 2 tokens\n"
                "> The tokens on the counselors are turned up:\n"
                "- Basilius (4) 0: Ada +1, Bo -1\n"
                "> The court stays as it is\n");
}

/* All pass and decline, turn after turn, until the reserves are empty and one more turn has begun: six turns. */
static struct nika_world to_dead_turn(const struct nika_setup *setup)
{
    struct nika_world world = court_with(setup, &deal);

    for (unsigned turn = 0; turn < 6; turn++)
        play_all(setup, &world,
                 turn % 2 == 0 ? "0 pass; 1 pass; 1 decline; 0 decline" : "1 pass; 0 pass; 0 decline; 1 decline");
    return world;
}

static void a_dead_turn_is_told(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = to_dead_turn(&setup);

    (void)state;
    assert_told(&setup, &world, 0, 0, "pass",
                "* Ada passes; the reserve is empty\n"
                "> Only Bo has not passed, and may place just one more token on the phase space\n");
    assert_told(&setup, &world, 0, 1, "pass",
                "* Bo passes; the reserve is empty\n"
                "> No tokens lie on the counselors: the court stays as it is\n");
    play_all(&setup, &world, "1 decline");
    assert_told_in(NIKA_FRENCH, &setup, &world, 0, 0, "decline",
                   "* Ada ne lance pas de comptage\n"
                   "> Personne ne lance de comptage\n"
                   "> Personne n’a posé ni tiré de fiche pendant cette manche\n"
                   "# La partie se termine par un comptage de la période I\n"
                   "- Ada n’a aucune influence\n"
                   "- Bo n’a aucune influence\n"
                   "> À égalité avec une influence de 0\u00A0: Ada et Bo. Dans le sens horaire, on commence par "
                   "le dernier à avoir passé, donc par Bo, qui choisit la couleur\n");
    assert_told(&setup, &world, 0, 0, "decline",
                "* Ada triggers no scoring\n"
                "> Nobody triggers a scoring\n"
                "> Nobody placed or drew a token in this turn\n"
                "# The game ends with a scoring of phase I\n"
                "- Ada has no influence\n"
                "- Bo has no influence\n"
                "> Tied with an influence of 0: Ada and Bo. Bo, who passed last, comes first clockwise and chooses the "
                "color\n");
    /* Three cards each: Ada 1 12 2, Bo 11 3 10. */
    assert_told(&setup, &world, 0, 1, "color red",
                "* Bo chooses red\n"
                "- Ada scores 52 points: 0 for influence, 52 for cards (Narses (1) 13, Belisarius (2) 14, Teodora (12) "
                "25); 52 in all\n"
                "- Bo scores 62 points for cards (Eraclius (3) 15, Niceforus (10) 23, Antonina (11) 24), none for "
                "influence, having chosen the color; 62 in all\n"
                "- The counselors' values are a reconstruction of the numbers on the board\n"
                "> The final scoring is done: the game is over\n");

    assert_true(nika_setup_edition(&setup, "fr"));
    world = to_dead_turn(&setup);
    play_all(&setup, &world, "0 pass; 1 pass; 1 decline");
    assert_told(&setup, &world, 0, 0, "decline",
                "* Ada triggers no scoring\n"
                "> Nobody triggers a scoring\n"
                "> Nobody placed or drew a token in this turn\n"
                "> No tokens lie on the phase space: the game is over without a final scoring\n");
}

static void used_up_tokens_are_told(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal), other;

    (void)state;
    use_up(&world);
    assert_told(&setup, &world, 1, 0, "pass", "* Ada has no tokens left and passes\n");
    play(&setup, &world, 1, "pass");
    play(&setup, &world, 1, "decline");
    assert_told(&setup, &world, 1, 0, "decline",
                "* Ada triggers no scoring\n"
                "> Nobody triggers a scoring\n"
                "> All tokens are used up\n"
                "# The game ends with a scoring of phase I\n"
                "- Ada has no influence\n"
                "- Bo has no influence\n"
                "> Tied with an influence of 0: Ada and Bo. Bo, who passed last, comes first clockwise and chooses the "
                "color\n");

    /* A scoring that somebody triggers with the last tokens is the last one too. */
    other = court_with(&setup, &deal);
    play_all(&setup, &other, "0 place +3 phase; 1 place +1 c1; 0 place +2 phase; 1 pass; 0 pass; 0 trigger");
    use_up(&other);
    tell_in(NIKA_ENGLISH, &setup, &other, 1, 0, "color red");
    assert_non_null(strstr(heard.bytes, "> All tokens are used up: the game is over\n"));
}

/* A third scoring ends the game: Ada triggers with an influence of 5, 9 and 12. */
static void the_third_scoring_ends_it(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &deal);

    (void)state;
    /* +3 +2; then -3 -2 +2 -2; then +3 -3 +1 +1 -1 -1 +1 +1. She draws +3 -3, then +1 +1, +1 +2 … */
    play_all(&setup, &world,
             "0 place +3 phase; 1 pass; 0 place +2 phase; 0 pass; 0 trigger; 0 color red; 0 keep; 1 keep; "
             "0 place -3 phase; 1 place +1 phase; 0 place -2 phase; 1 pass; 0 place +2 phase; 0 pass; "
             "0 decline; 1 decline; 0 place -2 phase; 1 pass; 0 pass; 0 trigger; 0 color blue; 0 keep; "
             "1 keep; 0 place +3 phase; 1 place +3 phase; 0 place -3 phase; 1 pass; 0 place +1 phase; "
             "0 pass; 0 decline; 1 decline; 0 place +1 phase; 1 place +2 phase; 0 place -1 phase; 1 pass; "
             "0 place -1 phase; 0 pass; 0 decline; 1 decline; 0 place +1 phase; 1 pass; 0 place +1 c1; "
             "0 pass; 0 decline; 1 decline; 0 place +1 phase; 1 pass; 0 pass; 0 trigger");
    tell_in(NIKA_ENGLISH, &setup, &world, 1, 0, "color green");
    assert_non_null(strstr(heard.bytes, "> The third scoring is done: the game is over\n"));
}

/*
 * The result.
 */

static void the_result_is_told(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = to_dead_turn(&setup);
    struct nika_view view;

    (void)state;
    play_all(&setup, &world, "0 pass; 1 pass; 1 decline; 0 decline; 1 color red");
    view = look(&setup, &world, NIKA_WATCHER);
    nika_tell_result(&setup, &view, listen());
    assert_string_equal(heard.bytes,
                        "# The game is over\n"
                        "> Bo wins with 62 points\n"
                        "- 1. Bo, 62 points\n"
                        "- 2. Ada, 52 points\n"
                        "> Phase I: red, chosen by Bo\n"
                        "- Ada: 0 for influence, 52 for cards (Narses (1) 13, Belisarius (2) 14, Teodora (12) 25)\n"
                        "- Bo: 0 for influence, 62 for cards (Eraclius (3) 15, Niceforus (10) 23, Antonina (11) 24)\n"
                        "> Never scored: blue\n"
                        "> Never scored: green\n"
                        "> Never scored: yellow\n"
                        "- The counselors' values are a reconstruction of the numbers on the board\n");
    nika_tell_waiting(&setup, &view, listen());
    assert_string_equal(heard.bytes, "");

    assert_true(nika_setup_edition(&setup, "fr"));
    world = to_dead_turn(&setup);
    play_all(&setup, &world, "0 pass; 1 pass; 1 decline; 0 decline");
    view = look(&setup, &world, 0);
    nika_tell_result(&setup, &view, listen_in(NIKA_JAPANESE));
    assert_string_equal(heard.bytes, "# ゲーム終了です\n"
                                     "> Ada、Boが0点で勝利を分け合いました\n"
                                     "- 1位　Ada　0点\n"
                                     "- 1位　Bo　0点\n"
                                     "> 得点にならなかった色：赤\n"
                                     "> 得点にならなかった色：青\n"
                                     "> 得点にならなかった色：緑\n"
                                     "> 得点にならなかった色：黄\n"
                                     "- キャラクターの得点は、ボードの数字を推定して復元したものです\n");
}

/*
 * Nothing hidden, in any game.
 */

/* Everything that a view tells, of its table and of what is asked. */
static void tell_all(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    nika_tell_start(setup, view, listener);
    nika_tell_table(setup, view, listener);
    nika_tell_hand(setup, view, listener);
    nika_tell_waiting(setup, view, listener);
    nika_tell_result(setup, view, listener);
    if (view->seat == justinian_open(view)->turn) {
        nika_tell_question(setup, view, listener);
        nika_tell_help(setup, view, listener);
    }
}

/* A move with another hidden part, which only its mover could tell from the first. */
static struct nika_move disguised(struct nika_move move)
{
    if (move.verb == JUSTINIAN_PLACE)
        move.hidden = move.hidden % JUSTINIAN_KINDS + 1;
    if (move.verb == JUSTINIAN_EXCHANGE)
        move.hidden = move.hidden % JUSTINIAN_COUNSELORS + 1;
    return move;
}

/* What a seat is told of its table does not change if the world behind its view does; what it is told of another's move
 * does not change if the hidden part does. */
static void check_ply(const struct nika_setup *setup, const struct nika_world *before, const struct nika_world *after,
                      unsigned mover, struct nika_move move, struct nika_rng *rng)
{
    static struct hearing first;

    for (unsigned viewer = 0; viewer <= setup->players; viewer++) {
        const enum nika_language language = (enum nika_language)nika_rng_below(rng, NIKA_LANGUAGES);
        const unsigned seat = viewer < setup->players ? viewer : NIKA_WATCHER;
        const struct nika_voice voice = nika_voice(language, names);
        const struct nika_view was = look(setup, before, seat), is = look(setup, after, seat);
        struct nika_world imagined;
        struct nika_view again;

        memset(&imagined, 0xcc, sizeof imagined);
        memset(&again, 0x33, sizeof again);
        nika_justinian.imagine(setup, &is, rng, &imagined);
        nika_look(setup, &imagined, seat, &again);
        tell_all(setup, &is, hearing_begin(&first, voice));
        assert_null(strchr(first.bytes, '{'));
        tell_all(setup, &again, listen_in(language));
        assert_string_equal(heard.bytes, first.bytes);
        assert_false(first.text.cut);
        nika_tell_move(setup, &was, &is, mover, move, hearing_begin(&first, voice));
        assert_null(strchr(first.bytes, '{'));
        assert_true(first.text.size > 0);
        if (seat == mover)
            continue;
        nika_tell_move(setup, &was, &is, mover, disguised(move), listen_in(language));
        assert_string_equal(heard.bytes, first.bytes);
    }
}

static void nothing_hidden_is_told(void **state)
{
    static const struct plain_habits habits[] = {{10, 20, 90, 50, 50}, {25, 60, 100, 30, 0}, {5, 5, 20, 50, 100}};

    (void)state;
    for (unsigned game = 0; game < 24; game++) {
        static const char *const editions[] = {"en", "fr", "it", "ja"};
        struct nika_setup setup = setup_of(&nika_justinian, 2 + game % 3, game % 2);
        struct nika_rng rng;
        struct nika_deal dealt;
        struct nika_world world, before;

        assert_true(nika_setup_edition(&setup, editions[game % 4]));
        nika_rng_seed(&rng, game, 5);
        nika_deal(&setup, &rng, &dealt);
        memset(&world, 0, sizeof world);
        nika_justinian.begin(&setup, &dealt, &world);
        for (;;) {
            struct nika_move moves[NIKA_MOVES_MAX];
            struct nika_view view;

            before = world;
            if (!nika_look_asked(&setup, &world, &view))
                break;
            const unsigned count = nika_justinian.legal(&setup, &view, moves);
            const unsigned chance = nika_rng_below(&rng, 100);
            const bool phase = nika_rng_below(&rng, 100) < habits[game % 3].phase;
            struct nika_move move = moves[0];

            for (unsigned tries = 0; tries < 100; tries++) {
                move = moves[nika_rng_below(&rng, count)];
                if (plain_fits(move, &habits[game % 3], chance, phase))
                    break;
            }
            assert_int_equal(nika_justinian.apply(&setup, &world, view.seat, move), NIKA_ACCEPTED);
            check_ply(&setup, &before, &world, view.seat, move, &rng);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_begins),           cmocka_unit_test(tokens_are_placed),
        cmocka_unit_test(a_scoring_is_told),       cmocka_unit_test(choosers_are_told),
        cmocka_unit_test(directions_are_told),     cmocka_unit_test(own_tokens_are_told),
        cmocka_unit_test(pushes_are_told),         cmocka_unit_test(a_counselor_stays),
        cmocka_unit_test(a_court_stays),           cmocka_unit_test(a_dead_turn_is_told),
        cmocka_unit_test(used_up_tokens_are_told), cmocka_unit_test(the_third_scoring_ends_it),
        cmocka_unit_test(the_result_is_told),      cmocka_unit_test(nothing_hidden_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
