/*
 * test_justinian_table.c: unit tests of Justinian at the table: the table as it is laid, the order of refusals, views
 * as JSON, results. Every point and every token of the two games that are played here is worked out by hand from the
 * rules and the court table.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/record.h>

#include "sentences.h"

#include "plain_justinian.h"

/* The game of three: seat 1 starts. Ten tokens of each seat are its hand, the next two are drawn first. */
static const struct plain_deal three = {
    {"+1 +1 +2 +3 -1 -2 -2 -3 +1 +2 -1 +3", "+2 +2 +3 -3 -3 +1 +1 -1 -1 -2 +1 -2",
     "+1 +1 +1 -1 -1 -1 +3 +3 -2 +2 -3 +1"},
    {"7 2 4 10 1 12", NULL, "12 11 10 9 8 7 6 5 4 3 2 1", "6 12 5 11 4 10 3 9 2 8 1 7"}};

/* Up to the moment when seat 0 is alone and has used up the phase space; Belisarius (2) has his three tokens. */
#define ALONE                                                                                                          \
    "1 place +3 phase; 2 place +1 c2; 0 place +2 c4; 1 place -3 phase; 2 place -2 c2; 0 place -1 c2; 1 pass; 2 pass; " \
    "0 place -3 phase"
/* 2 goes by 1 - 2 - 1 to the left end, 4 by 2 to the right, in either order. */
#define TRIGGERS ALONE "; 0 pass"
#define CHOOSES TRIGGERS "; 0 decline; 1 trigger"
#define EXCHANGES CHOOSES "; 1 color red"
#define EXCHANGED EXCHANGES "; 0 exchange blue1"

/* The game of two, to its end; nobody moves from its place, and seat 0 chooses three times. */
static const struct plain_deal two = {{"+3 +2 +3 -3 -3 +2 +2 +2 -2 -2 -2 -2", NULL}, {NULL}};
#define FIRST_PHASE                                                                                                    \
    "0 place +3 phase; 1 place +1 c12; 0 place +2 phase; 1 pass; 0 pass; 0 trigger; 0 color red; 0 keep; 1 keep"
#define SECOND_CHOICE                                                                                                  \
    FIRST_PHASE "; 0 place +3 phase; 1 place +1 c12; 0 place -3 phase; 1 place +2 phase; 0 place -3 phase; 1 pass; "   \
                "0 pass; 0 trigger"
#define THIRD_CHOICE                                                                                                   \
    SECOND_CHOICE "; 0 color blue; 0 keep; 1 keep; 0 place +2 phase; 1 place +1 c12; 0 place +2 phase; "               \
                  "1 place +1 c12; 0 place +2 phase; 1 place +1 c12; 0 place -2 phase; 1 place +2 phase; "             \
                  "0 place -2 phase; 1 pass; 0 place -2 phase; 0 pass; 0 trigger"
#define TO_THE_END THIRD_CHOICE "; 0 color green"

static const struct nika_names names = {{"Ada", "Bo", "Cy"}};

static struct nika_world three_after(const struct nika_setup *setup, const char *moves)
{
    struct nika_world world = court_with(setup, &three);

    play_all(setup, &world, moves);
    return world;
}

static void the_table_is_laid(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 1);
    const struct nika_world bytes = court_with(&setup, &three);
    const struct justinian_world *world = plain_world_const(&bytes);

    (void)state;
    assert_null(nika_justinian.check(&setup, &bytes));
    assert_true(world->open.row == row_of("1 2 3 4 5 6 7 8 9 10 11 12"));
    assert_true(world->open.row_before == world->open.row);
    assert_int_equal(world->open.turn, 1);
    assert_int_equal(world->open.first, 1);
    assert_int_equal(world->open.in, 7);
    assert_int_equal(world->open.stage, JUSTINIAN_PLACING);
    assert_true(world->open.places == JUSTINIAN_ALL_PLACES);
    assert_true(world->own[0].hand == tokens("+1 +1 +2 +3 -1 -2 -2 -3 +1 +2"));
    assert_true(world->own[1].hand == tokens("+2 +2 +3 -3 -3 +1 +1 -1 -1 -2"));
    assert_true(world->own[2].hand == tokens("+1 +1 +1 -1 -1 -1 +3 +3 -2 +2"));
    /* -1 +3, then what is left: +1 +1 +2 +2 -1 -1 -1 -2 -2 -3; the next one lowest. */
    assert_true(world->dark.reserve[0] == UINT64_C(0x544333110023));
    for (unsigned seat = 0; seat < 3; seat++) {
        assert_int_equal(world->open.hand_size[seat], 10);
        assert_int_equal(justinian_reserve_size(&world->open, seat), 12);
    }
    assert_int_equal(world->own[0].cards[0], counselors("2 7"));
    assert_int_equal(world->own[1].cards[0], counselors("4 10"));
    assert_int_equal(world->own[2].cards[0], counselors("1 12"));
    assert_int_equal(world->dark.pile[0], 0xa87542); /* 3 5 6 8 9 11, the top one lowest, counted from 0 */
    assert_int_equal(world->own[2].cards[1], counselors("5 6"));
    assert_int_equal(world->dark.pile[2], 0x012345); /* 6 5 4 3 2 1 */
    assert_int_equal(world->own[0].cards[3], counselors("6 12"));
}

static void two_and_four_get_their_cards(void **state)
{
    for (unsigned players = 2; players <= 4; players += 2) {
        const struct nika_setup setup = setup_of(&nika_justinian, players, players - 1);
        const struct plain_deal plain = {{NULL}, {"11 7 3 1 12 8 2 4 5 6 9 10"}};
        const struct nika_world bytes = court_with(&setup, &plain);
        const struct justinian_world *world = plain_world_const(&bytes);

        (void)state;
        assert_null(nika_justinian.check(&setup, &bytes));
        assert_int_equal(world->open.turn, players - 1);
        assert_int_equal(world->own[0].cards[0], players == 2 ? counselors("11 7 3") : counselors("11 7"));
        assert_int_equal(world->own[1].cards[0], players == 2 ? counselors("1 12 8") : counselors("3 1"));
        assert_int_equal(world->own[3].cards[0], players == 2 ? 0 : counselors("2 4"));
        /* 2 4 5 6 9 10, or 5 6 9 10 */
        assert_int_equal(world->dark.pile[0], players == 2 ? 0x985431 : 0x9854);
    }
}

struct refused {
    const char *before; /* the moves up to here */
    unsigned seat;
    const char *word;
    unsigned refusal;
};

static void assert_refused(const struct nika_setup *setup, const struct nika_world *world, unsigned seat,
                           struct nika_move move, unsigned refusal)
{
    struct nika_world after = *world;

    assert_int_equal(nika_justinian.apply(setup, &after, seat, move), refusal);
    assert_memory_equal(&after, world, sizeof after);
    assert_true(has_sentence(nika_justinian.refusals[refusal]));
}

/* When several fit, the first counts: game-over, no-such-seat, no-such-move, not-asked, not-now, then what is wrong with
 * the piece. */
static void the_first_refusal_counts(void **state)
{
    static const struct refused cases[] = {
        {"", 0, "left", NIKA_NOT_ASKED},
        {"", 2, "place +1 c1", NIKA_NOT_ASKED},
        {"", 1, "left", NIKA_NOT_NOW},
        {"", 1, "right", NIKA_NOT_NOW},
        {"", 1, "trigger", NIKA_NOT_NOW},
        {"", 1, "decline", NIKA_NOT_NOW},
        {"", 1, "color red", NIKA_NOT_NOW},
        {"", 1, "keep", NIKA_NOT_NOW},
        {"", 1, "exchange red3", NIKA_NOT_NOW},
        {"1 place +3 c1", 2, "place -3 c1", JUSTINIAN_NO_SUCH_TOKEN},
        {ALONE, 1, "pass", NIKA_NOT_ASKED},
        {ALONE, 0, "place -3 c2", JUSTINIAN_COUNSELOR_FULL}, /* nor has it a -3 */
        {ALONE, 0, "place +1 c2", JUSTINIAN_COUNSELOR_FULL},
        {ALONE, 0, "place -3 phase", JUSTINIAN_ONE_MORE_ONLY},
        {ALONE, 0, "place +1 phase", JUSTINIAN_ONE_MORE_ONLY},
        {ALONE, 0, "place -3 c1", JUSTINIAN_NO_SUCH_TOKEN},
        {ALONE, 0, "place -1 c12", JUSTINIAN_NO_SUCH_TOKEN},
        {TRIGGERS, 1, "trigger", NIKA_NOT_ASKED},
        {TRIGGERS, 0, "pass", NIKA_NOT_NOW},
        {TRIGGERS, 0, "left", NIKA_NOT_NOW},
        {TRIGGERS, 0, "trigger", JUSTINIAN_TOO_LITTLE_INFLUENCE},
        {CHOOSES, 0, "color red", NIKA_NOT_ASKED},
        {CHOOSES, 1, "trigger", NIKA_NOT_NOW},
        {CHOOSES, 1, "exchange red4", NIKA_NOT_NOW},
        {EXCHANGES, 1, "keep", NIKA_NOT_ASKED},
        {EXCHANGES, 0, "color blue", NIKA_NOT_NOW},
        {EXCHANGES, 0, "exchange red2", JUSTINIAN_COLOR_SCORED},
        {EXCHANGES, 0, "exchange red9", JUSTINIAN_COLOR_SCORED},
        {EXCHANGES, 0, "exchange blue9", JUSTINIAN_NO_SUCH_CARD},
        {EXCHANGED, 0, "exchange blue2", NIKA_NOT_ASKED},
        {"1 place +1 c1; 2 place +1 c2; 0 pass; 1 pass; 2 pass", 1, "left", NIKA_NOT_ASKED},
        {"1 place +1 c1; 2 place +1 c2; 0 pass; 1 pass; 2 pass", 2, "trigger", NIKA_NOT_NOW},
    };
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 1), pair = setup_of(&nika_justinian, 2, 0);
    const struct nika_move no_move = {.verb = JUSTINIAN_PASS, .open = 1}, pass = {.verb = JUSTINIAN_PASS};
    struct nika_world world;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_move move;

        world = three_after(&setup, cases[i].before);
        assert_true(nika_justinian.parse(&setup, cases[i].word, strlen(cases[i].word), &move));
        assert_refused(&setup, &world, cases[i].seat, move, cases[i].refusal);
    }
    /* What nobody can say: bits that are no move, and moves whose hidden part is not known. */
    world = three_after(&setup, ALONE);
    assert_refused(&setup, &world, 3, no_move, NIKA_NO_SUCH_SEAT);
    assert_refused(&setup, &world, NIKA_WATCHER, pass, NIKA_NO_SUCH_SEAT);
    assert_refused(&setup, &world, UINT32_MAX, pass, NIKA_NO_SUCH_SEAT);
    assert_refused(&setup, &world, 1, no_move, NIKA_NO_SUCH_MOVE);
    assert_refused(&setup, &world, 0, no_move, NIKA_NO_SUCH_MOVE);
    assert_refused(&setup, &world, 0, (struct nika_move){.verb = JUSTINIAN_PLACE, .open = 1}, JUSTINIAN_NO_SUCH_TOKEN);
    assert_refused(&setup, &world, 0, (struct nika_move){.verb = JUSTINIAN_PLACE, .open = 2}, JUSTINIAN_COUNSELOR_FULL);
    world = three_after(&setup, EXCHANGES);
    assert_refused(&setup, &world, 0, (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = 0},
                   JUSTINIAN_COLOR_SCORED);
    assert_refused(&setup, &world, 0, (struct nika_move){.verb = JUSTINIAN_EXCHANGE, .open = 1},
                   JUSTINIAN_NO_SUCH_CARD);

    world = court_with(&pair, &two);
    play_all(&pair, &world, SECOND_CHOICE);
    assert_refused(&pair, &world, 0, (struct nika_move){.verb = JUSTINIAN_COLOR, .open = 0}, JUSTINIAN_COLOR_SCORED);
    play_all(&pair, &world, "0 color yellow");
    world = court_with(&pair, &two);
    play_all(&pair, &world, TO_THE_END);
    assert_refused(&pair, &world, 0, pass, NIKA_GAME_OVER);
    assert_refused(&pair, &world, 9, no_move, NIKA_GAME_OVER);
}

/*
 * Views.
 */
static char line[NIKA_LINE_MAX];

static const char *view_of(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, unsigned ply)
{
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_view view;

    nika_look(setup, world, seat, &view);
    nika_record_view(setup, &names, &view, ply, &text);
    assert_false(text.cut);
    return line;
}

#define TABLE                                                                                                          \
    "{\"game\":\"justinian\",\"players\":3,\"start\":1,\"names\":[\"Ada\",\"Bo\",\"Cy\"],\"rules\":{\"edition\":"      \
    "\"en\"},\"court\":\"reconstruction\","
#define IN_ORDER "[1,2,3,4,5,6,7,8,9,10,11,12]"
#define MOVED_ROW "[2,1,3,5,6,4,7,8,9,10,11,12]"
#define EMPTY_BOARD "[[],[],[],[],[],[],[],[],[],[],[],[]]"
#define TOKEN(seat, token) "{\"seat\":" #seat ",\"token\":" token "}"
#define SEAT(hand, reserve, phase, seen, score)                                                                        \
    "{\"hand_size\":" #hand ",\"reserve_size\":" #reserve ",\"phase_count\":" #phase ",\"seen\":[" seen                \
    "],\"score\":" #score "}"

/* Counselor p on place p in phase I: V(1,1) = 13, V(2,2) = 14 and so on to V(12,12) = 25. Seats 1 and 2 have drawn. */
#define ALONE_OPEN(ones)                                                                                               \
    "\"asked\":[0],\"free\":[],\"stage\":\"place\",\"phase\":1,\"threshold\":5,\"turns\":0,\"first\":1,"               \
    "\"passed\":[1,2],\"phase_space\":false,\"row\":" IN_ORDER ",\"values\":[13,14,15,16,17,18,19,20,21,23,24,25],"    \
    "\"board\":[[]," ones ",[],[],[],[],[],[],[],[]],\"moved\":null,\"scorings\":[],"                                  \
    "\"colors\":[\"red\",\"blue\",\"green\",\"yellow\"],\"seats\":[" SEAT(7, 12, 1, "", 0) "," SEAT(                   \
        10, 10, 2, "", 0) "," SEAT(10, 10, 0, "", 0) "]"

static void views_of_placing_are_written(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 1);
    const struct nika_world world = three_after(&setup, ALONE);

    (void)state;
    assert_string_equal(view_of(&setup, &world, NIKA_WATCHER, 9),
                        TABLE "\"ply\":9,\"seat\":\"watcher\",\"yours\":false," ALONE_OPEN("[" TOKEN(
                            2, "null") "," TOKEN(2, "null") "," TOKEN(0, "null") "],[],[" TOKEN(0, "null") "]") "}");
    /* Seat 2 had +1 +1 +1 +2 +3 +3 -1 -1 -1 -2, has placed +1 and -2, and drawn -3 and +1. */
    assert_string_equal(
        view_of(&setup, &world, 2, 9),
        TABLE "\"ply\":9,\"seat\":2,\"yours\":false," ALONE_OPEN(
            "[" TOKEN(2, "\"+1\"") "," TOKEN(2, "\"-2\"") "," TOKEN(0, "null") "],[],[" TOKEN(
                0, "null") "]") ",\"hand\":[\"+1\",\"+1\",\"+1\",\"+2\",\"+3\",\"+3\",\"-1\",\"-1\",\"-1\",\"-3\"],"
                                "\"reserve\":[\"+1\",\"+2\",\"+2\",\"+2\",\"-1\",\"-1\",\"-2\",\"-2\",\"-2\",\"-3\"],"
                                "\"phase_tokens\":[],\"influence\":0,"
                                "\"cards\":{\"red\":[1,12],\"blue\":[5,6],\"green\":[7,8],\"yellow\":[4,10]},"
                                "\"exchanges\":[],"
                                "\"legal\":[]}");
    /* Of seat 0's view the last members: it has placed +2 and -1, and -3 on the phase space. */
    assert_non_null(strstr(view_of(&setup, &world, 0, 9),
                           ",\"hand\":[\"+1\",\"+1\",\"+1\",\"+2\",\"+3\",\"-2\",\"-2\"],\"reserve\":[\"+1\",\"+1\","
                           "\"+2\",\"+2\",\"+3\",\"-1\",\"-1\",\"-1\",\"-1\",\"-2\",\"-2\",\"-3\"],\"phase_tokens\":["
                           "\"-3\"],\"influence\":3,\"cards\":"));
    assert_non_null(
        strstr(line, "[" TOKEN(2, "null") "," TOKEN(2, "null") "," TOKEN(0, "\"-1\"") "],[],[" TOKEN(0, "\"+2\"") "]"));
}

/*
 * Red in phase I: seat 0 has V(2,1) = 12 and V(7,7) = 19 and 3 by influence, seat 1, who chose, V(4,6) = 21 and
 * V(10,10) = 23, seat 2 V(1,2) = 15 and V(12,12) = 25.
 */
#define EXCHANGED_OPEN                                                                                                 \
    "\"asked\":[1],\"free\":[],\"stage\":\"exchange\",\"phase\":1,\"threshold\":5,\"turns\":0,\"first\":1,"            \
    "\"passed\":[1,2,0],\"phase_space\":false,\"row\":" MOVED_ROW ",\"values\":[12,15,15,15,16,21,19,20,21,23,24,25]," \
    "\"board\":" EMPTY_BOARD ",\"moved\":{\"from\":\"either\",\"row\":" IN_ORDER                                       \
    ",\"board\":[[],[" TOKEN(2, "\"+1\"") "," TOKEN(2, "\"-2\"") "," TOKEN(0, "\"-1\"") "],[],[" TOKEN(                \
        0,                                                                                                             \
        "\"+2\"") "],[],[],[],[],[],[],[],[]]},\"scorings\":[{\"phase\":1,\"trigger\":1,\"chooser\":1,\"color\":"      \
                  "\"red\",\"row\":" MOVED_ROW                                                                         \
                  ",\"seats\":[{\"tokens\":[\"-3\"],\"influence_points\":3,\"cards\":[2,7],"                           \
                  "\"card_points\":31,\"exchanged\":\"blue\"},"                                                        \
                  "{\"tokens\":[\"+3\",\"-3\"],\"influence_points\":0,\"cards\":[4,10],\"card_points\":44,"            \
                  "\"exchanged\":null},"                                                                               \
                  "{\"tokens\":[],\"influence_points\":0,\"cards\":[1,12],\"card_points\":40,\"exchanged\":null}]}],"  \
                  "\"colors\":[\"blue\",\"green\",\"yellow\"],\"seats\":[" SEAT(                                       \
                      9, 10, 0, "\"+2\",\"-1\",\"-3\"", 34) "," SEAT(10, 10, 0, "\"+3\",\"-3\"",                       \
                                                                     44) "," SEAT(10, 10, 0, "\"+1\",\"-2\"", 40) "]"

static void views_of_exchanging_are_written(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 1);
    const struct nika_world world = three_after(&setup, EXCHANGED);

    (void)state;
    assert_string_equal(view_of(&setup, &world, NIKA_WATCHER, 14),
                        TABLE "\"ply\":14,\"seat\":\"watcher\",\"yours\":false," EXCHANGED_OPEN "}");
    /* Seat 0 has drawn -1 and +3, has put blue 1 under the pile and taken blue 7. */
    assert_string_equal(view_of(&setup, &world, 0, 14),
                        TABLE "\"ply\":14,\"seat\":0,\"yours\":false," EXCHANGED_OPEN
                              ",\"hand\":[\"+1\",\"+1\",\"+1\",\"+2\",\"+3\",\"+3\",\"-1\",\"-2\",\"-2\"],"
                              "\"reserve\":[\"+1\",\"+1\",\"+2\",\"+2\",\"-1\",\"-1\",\"-1\",\"-2\",\"-2\",\"-3\"],"
                              "\"phase_tokens\":[],\"influence\":0,"
                              "\"cards\":{\"red\":[],\"blue\":[2,7],\"green\":[11,12],\"yellow\":[6,12]},"
                              "\"exchanges\":[{\"color\":\"blue\",\"put\":1,\"took\":7}],\"legal\":[]}");
    assert_string_equal(view_of(&setup, &world, 1, 14),
                        TABLE "\"ply\":14,\"seat\":1,\"yours\":true," EXCHANGED_OPEN
                              ",\"hand\":[\"+1\",\"+1\",\"+1\",\"+2\",\"+2\",\"-1\",\"-1\",\"-2\",\"-2\",\"-3\"],"
                              "\"reserve\":[\"+1\",\"+1\",\"+2\",\"+2\",\"+3\",\"-1\",\"-1\",\"-1\",\"-2\",\"-2\"],"
                              "\"phase_tokens\":[],\"influence\":0,"
                              "\"cards\":{\"red\":[],\"blue\":[3,4],\"green\":[9,10],\"yellow\":[5,11]},"
                              "\"exchanges\":[],\"legal\":[\"exchange blue3\",\"exchange blue4\",\"exchange green10\","
                              "\"exchange green9\",\"exchange yellow11\",\"exchange yellow5\",\"keep\"]}");
}

/* What is null until the color is chosen, and while the direction is being asked; a forced scoring has no trigger. */
static void views_tell_what_is_not_decided(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 1);
    struct nika_world world = three_after(&setup, CHOOSES);

    (void)state;
    assert_non_null(strstr(
        view_of(&setup, &world, NIKA_WATCHER, 12),
        "\"scorings\":[{\"phase\":1,\"trigger\":1,\"chooser\":1,\"color\":null,\"row\":" MOVED_ROW ",\"seats\":["
        "{\"tokens\":[\"-3\"],\"influence_points\":null,\"cards\":null,\"card_points\":null,\"exchanged\":null},"
        "{\"tokens\":[\"+3\",\"-3\"],\"influence_points\":null,\"cards\":null,\"card_points\":null,\"exchanged\":null},"
        "{\"tokens\":[],\"influence_points\":null,\"cards\":null,\"card_points\":null,\"exchanged\":null}]}]"));
    assert_non_null(strstr(line, "\"asked\":[1]"));
    assert_non_null(strstr(view_of(&setup, &world, 1, 12),
                           "\"legal\":[\"color blue\",\"color green\",\"color red\",\"color yellow\"]}"));

    /* From the left 1 steps over 2 and 2 back over it; from the right 2 over 3, then 1 over 3. */
    world = three_after(&setup, "1 place +1 c1; 2 place +1 c2; 0 pass; 1 pass; 2 pass");
    assert_non_null(strstr(view_of(&setup, &world, 2, 5),
                           "\"moved\":{\"from\":null,\"row\":" IN_ORDER
                           ",\"board\":[[" TOKEN(1, "\"+1\"") "],[" TOKEN(2, "\"+1\"") "],"));
    assert_non_null(strstr(line, "\"row\":" IN_ORDER ",\"values\":"));
    assert_non_null(strstr(line, "\"stage\":\"direction\""));
    assert_non_null(strstr(line, "\"legal\":[\"left\",\"right\"]}"));
    struct nika_world right = world;

    play_all(&setup, &world, "2 left");
    assert_non_null(strstr(view_of(&setup, &world, 0, 6), "\"moved\":{\"from\":\"left\",\"row\":" IN_ORDER));
    assert_non_null(strstr(line, "\"row\":" IN_ORDER ",\"values\":"));
    play_all(&setup, &right, "2 right");
    assert_non_null(strstr(view_of(&setup, &right, 0, 6), "\"moved\":{\"from\":\"right\",\"row\":" IN_ORDER));
    assert_non_null(strstr(line, "\"row\":[3,1,2,4,5,6,7,8,9,10,11,12],\"values\":"));
}

/*
 * Results.
 */
static void assert_result(const struct nika_setup *setup, const struct nika_world *world, const int16_t *scores,
                          const uint8_t *ranks)
{
    for (unsigned viewer = 0; viewer <= setup->players; viewer++) {
        struct nika_result result;
        struct nika_view view;

        nika_look(setup, world, viewer < setup->players ? viewer : NIKA_WATCHER, &view);
        memset(&result, 0x55, sizeof result);
        assert_true(nika_justinian.result(setup, &view, &result));
        for (unsigned seat = 0; seat < setup->players; seat++) {
            assert_int_equal(result.score[seat], scores[seat]);
            assert_int_equal(result.rank[seat], ranks[seat]);
        }
        assert_int_equal(nika_justinian.waiting(setup, &view).asked, 0);
        assert_int_equal(nika_justinian.waiting(setup, &view).free, 0);
    }
}

/*
 * All stand on their places. Seat 0 has the cards 1 2 3 of each color, seat 1 4 5 6.
 *   phase I:   13 + 14 + 15 = 42, and 16 + 17 + 18 = 51
 *   phase II:  17 + 18 + 19 = 54, and 20 + 22 + 23 = 65, and its influence of 2
 *   phase III: 21 + 22 + 23 = 66, and 25 + 27 + 29 = 81, and its influence of 2
 */
static void a_game_of_three_scorings_has_a_result(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &two);
    const struct justinian_open *open = &plain_world_const(&world)->open;
    struct nika_result result;
    struct nika_view view;

    (void)state;
    play_all(&setup, &world, FIRST_PHASE);
    assert_int_equal(open->score[0], 42);
    assert_int_equal(open->score[1], 51);
    world = court_with(&setup, &two);
    play_all(&setup, &world, THIRD_CHOICE);
    assert_int_equal(open->score[0], 42 + 54);
    assert_int_equal(open->score[1], 51 + 65 + 2);
    nika_look(&setup, &world, 0, &view);
    memset(&result, 0x55, sizeof result);
    assert_false(nika_justinian.result(&setup, &view, &result)); /* not yet, and nothing is said */
    assert_int_equal(result.score[0], 0x5555);
    play_all(&setup, &world, "0 color green");
    assert_result(&setup, &world, (const int16_t[]){162, 201}, (const uint8_t[]){2, 1});
    assert_non_null(
        strstr(view_of(&setup, &world, 0, 40), "\"legal\":[],\"result\":{\"scores\":[162,201],\"ranks\":[2,1]}}"));
    assert_non_null(
        strstr(line, "\"asked\":[],\"free\":[],\"stage\":\"over\",\"phase\":3,\"threshold\":12,\"turns\":2,"));
    assert_non_null(strstr(line, "\"colors\":[\"yellow\"]"));
}

/* Six turns empty the reserves, the seventh is a dead one. Nobody has influence, and seat 1 passed last. */
#define TURN_OF_0 "0 pass; 1 pass; 1 decline; 0 decline"
#define TURN_OF_1 "1 pass; 0 pass; 0 decline; 1 decline"
#define SIX_TURNS TURN_OF_0 "; " TURN_OF_1 "; " TURN_OF_0 "; " TURN_OF_1 "; " TURN_OF_0 "; " TURN_OF_1
#define DEAD SIX_TURNS "; " TURN_OF_0

static void a_forced_end_has_a_result(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &two);

    (void)state;
    play_all(&setup, &world, DEAD);
    assert_non_null(
        strstr(view_of(&setup, &world, 1, 28), "\"scorings\":[{\"phase\":1,\"trigger\":null,\"chooser\":1,"));
    play_all(&setup, &world, "1 color yellow");
    assert_result(&setup, &world, (const int16_t[]){42, 51}, (const uint8_t[]){2, 1});

    assert_true(nika_setup_switch(&setup, "empty-final", "none"));
    world = court_with(&setup, &two);
    play_all(&setup, &world, DEAD);
    assert_result(&setup, &world, (const int16_t[]){0, 0}, (const uint8_t[]){1, 1}); /* a victory is shared */
    assert_non_null(
        strstr(view_of(&setup, &world, 1, 28), "\"scorings\":[],\"colors\":[\"red\",\"blue\",\"green\",\"yellow\"]"));
}

/*
 * As full as a court can be. Both have drawn all their tokens; of the 44 they lay 36 on counselors, in turn, the
 * highest kinds first, and seat 0 a +1 on the phase space, and one more when it is alone. It has two left, and nowhere
 * to place them.
 */
static void a_full_court_leaves_only_the_pass(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_world world = court_with(&setup, &two);
    struct nika_move moves[NIKA_MOVES_MAX], pass = {.verb = JUSTINIAN_PASS};
    struct nika_view view;
    struct nika_rng rng;

    (void)state;
    play_all(&setup, &world, SIX_TURNS);
    for (unsigned i = 0; i < 36; i++) {
        nika_look(&setup, &world, i % 2, &view);
        const unsigned count = nika_justinian.legal(&setup, &view, moves);

        assert_int_equal(moves[count - 1].open, 12); /* the last one is on the last counselor with room */
        moves[count - 1].open = i / 3 + 1;
        assert_int_equal(nika_justinian.apply(&setup, &world, i % 2, moves[count - 1]), NIKA_ACCEPTED);
        assert_null(nika_justinian.check(&setup, &world));
    }
    play_all(&setup, &world, "0 place +1 phase; 1 pass; 0 place +1 phase");
    nika_look(&setup, &world, 0, &view);
    assert_int_equal(plain_world_const(&world)->open.hand_size[0], 22 - 18 - 2);
    assert_int_equal(justinian_place_count(justinian_open(&view)->places), 0);
    assert_int_equal(nika_justinian.legal(&setup, &view, moves), 1);
    assert_true(nika_move_same(moves[0], pass));
    for (unsigned place = 0; place < 13; place++)
        assert_refused(&setup, &world, 0, (struct nika_move){.verb = JUSTINIAN_PLACE, .open = place, .hidden = 1},
                       place ? JUSTINIAN_COUNSELOR_FULL : JUSTINIAN_ONE_MORE_ONLY);
    assert_non_null(strstr(view_of(&setup, &world, 0, 63), "\"phase_space\":false,"));
    assert_non_null(strstr(line, "\"legal\":[\"pass\"]}"));
    nika_rng_seed(&rng, 88, 0);
    assert_true(nika_step(&setup, &world, &rng));
    assert_int_equal(plain_world_const(&world)->open.pass_count, 2);
    assert_null(nika_justinian.check(&setup, &world));
}

/* Only scores count: equal ones share a rank, whoever chose or passed last. */
static void equal_scores_share_a_rank(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 4, 0);
    struct justinian_open open = {.stage = JUSTINIAN_OVER, .turn = 4, .score = {87, 120, 87, 120}};
    struct nika_result result;
    struct nika_view view;

    (void)state;
    memset(&view, 0, sizeof view);
    memcpy(view.bytes, &open, sizeof open);
    assert_true(nika_justinian.result(&setup, &view, &result));
    assert_memory_equal(result.rank, ((const uint8_t[]){3, 1, 3, 1}), 4);
    assert_int_equal(result.score[0], 87);
    assert_int_equal(result.score[4], 0);
    assert_int_equal(result.rank[4], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_is_laid),
        cmocka_unit_test(two_and_four_get_their_cards),
        cmocka_unit_test(the_first_refusal_counts),
        cmocka_unit_test(views_of_placing_are_written),
        cmocka_unit_test(views_of_exchanging_are_written),
        cmocka_unit_test(views_tell_what_is_not_decided),
        cmocka_unit_test(a_game_of_three_scorings_has_a_result),
        cmocka_unit_test(a_forced_end_has_a_result),
        cmocka_unit_test(a_full_court_leaves_only_the_pass),
        cmocka_unit_test(equal_scores_share_a_rank),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
