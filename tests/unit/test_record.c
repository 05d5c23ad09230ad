/*
 * test_record.c: unit tests of records (record.h): what is written, byte for byte, and that good records are read.
 * What is wrong with a record is the matter of test_damage.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>

#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/null.h>
#include <nika/simulate.h>

#include "unit_plain.h"

/* The smallest game: seat 0 has the tiles 1 and 4, seat 1 has 2 and 5, the 3 lies in the dark, and seat 1 starts. */
#define NULL_HEADER                                                                                                    \
    "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1,\"names\":[\"Ada\",\"Bo\"],\"rules\":{\"edition\":"       \
    "\"plain\"},"                                                                                                      \
    "\"deal\":[4,1,5,2,3]}"
#define NULL_RESULT "{\"result\":{\"scores\":[4,2],\"ranks\":[1,2]}}"
static const struct nika_deal null_deal = {{4, 1, 5, 2, 3}};
static const struct nika_names names = {{"Ada", "Bo", "Cy", "Di", "Ed", "Fay"}};

/* Four cards for each of three seats, four removed, the first bundle; the rest follows. */
#define BYZANTZ_HANDS "C1 C2 S2 M T4 W1 W1 W1 G2 G3 O1 M "
#define BYZANTZ_START BYZANTZ_HANDS "O4 O4 T4 G4 C3 C3 S1 W2 G1 M"

static char line[NIKA_LINE_MAX];

/* A text at the start of `line`. */
static struct nika_text new_line(void)
{
    return nika_text(line, sizeof line);
}

static struct nika_world null_world(const struct nika_setup *setup)
{
    struct nika_world world;

    nika_null.begin(setup, &null_deal, &world);
    return world;
}

static void assert_header(const struct nika_setup *setup, const struct nika_names *who, const struct nika_deal *deal,
                          const char *expected)
{
    struct nika_text text = new_line();

    nika_record_header(setup, who, deal, &text);
    assert_string_equal(line, expected);
    assert_int_equal(text.size, strlen(expected));
    assert_false(text.cut);
}

static void headers_are_written(void **state)
{
    struct nika_setup setup = setup_of(&nika_null, 2, 1);
    struct nika_deal deal = {{0}};
    char expected[2000];

    (void)state;
    assert_header(&setup, &names, &null_deal, NULL_HEADER);

    deck_from(BYZANTZ_START, deal.bytes);
    setup = setup_of(&nika_byzantz, 3, 2);
    char *end =
        expected + sprintf(expected,
                           "{\"nika\":2,\"game\":\"byzantz\",\"players\":3,\"start\":2,\"names\":[\"Ada\",\"Bo\","
                           "\"Cy\"],\"rules\":{},\"deal\":{\"deck\":");
    strcpy(plain_deck_json(deal.bytes, BYZANTZ_DECK, end), "}}");
    assert_header(&setup, &names, &deal, expected);

    assert_true(nika_setup_switch(&setup, "open-profit", "off"));
    end = expected + sprintf(expected,
                             "{\"nika\":2,\"game\":\"byzantz\",\"players\":3,\"start\":2,\"names\":[\"Ada\",\"Bo\","
                             "\"Cy\"],\"rules\":{\"open-profit\":\"off\"},\"deal\":{\"deck\":");
    strcpy(plain_deck_json(deal.bytes, BYZANTZ_DECK, end), "}}");
    assert_header(&setup, &names, &deal, expected);
}

static void strange_names_are_written_as_json(void **state)
{
    const struct nika_setup setup = setup_of(&nika_null, 2, 1);
    const struct nika_names strange = {{"Zo\xC3\xAB \"Z\" \\", "\n\x01"}};

    (void)state;
    assert_header(&setup, &strange, &null_deal,
                  "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1,\"names\":[\"Zo\xC3\xAB \\\"Z\\\" "
                  "\\\\\",\"\\n\\u0001\"],"
                  "\"rules\":{\"edition\":\"plain\"},\"deal\":[4,1,5,2,3]}");
}

static void assert_move(const struct nika_setup *setup, const struct nika_world *before, unsigned seat,
                        const char *word, bool with_legal, const char *expected)
{
    struct nika_text text = new_line();
    struct nika_move move;

    assert_true(setup->game->parse(setup, word, strlen(word), &move));
    nika_record_move(setup, before, seat, move, with_legal, &text);
    assert_string_equal(line, expected);
    assert_int_equal(text.size, strlen(expected));
}

static void moves_are_written(void **state)
{
    struct nika_setup setup = setup_of(&nika_null, 2, 1);
    struct nika_world world = null_world(&setup);
    uint8_t deck[BYZANTZ_DECK];

    (void)state;
    assert_move(&setup, &world, 1, "lay 2", false, "{\"seat\":1,\"move\":\"lay 2\"}");
    assert_move(&setup, &world, 1, "lay 5", true, "{\"seat\":1,\"move\":\"lay 5\",\"legal\":[\"lay 2\",\"lay 5\"]}");

    deck_from(BYZANTZ_START, deck);
    setup = setup_of(&nika_byzantz, 3, 0);
    world = begin_with(&setup, deck);
    assert_move(&setup, &world, 0, "bid C2 C1 S2", false, "{\"seat\":0,\"move\":\"bid C2 C1 S2\"}");
    /* Cloth 1 and 2, spice 2 and a merchant: all seven subsets of the goods, and one set. */
    assert_move(&setup, &world, 0, "bid C1 S2", true,
                "{\"seat\":0,\"move\":\"bid C1 S2\",\"legal\":[\"bid C1\",\"bid C1 S2\",\"bid C2\",\"bid C2 C1\",\"bid "
                "C2 C1 S2\","
                "\"bid C2 S2\",\"bid S2\",\"pass\",\"sell C2 C1 M\"]}");
    /* Out of turn: a seat that is free to sell. */
    assert_move(&setup, &world, 1, "sell W1 W1 W1", true,
                "{\"seat\":1,\"move\":\"sell W1 W1 W1\",\"legal\":[\"sell W1 W1 W1\"]}");
}

/* Ten comes before two when bytes are sorted. */
static void legal_moves_are_sorted_by_byte(void **state)
{
    const struct nika_setup setup = setup_of(&nika_null, 6, 0);
    const struct nika_deal deal = {{2, 10, 1, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13}};
    char words[NIKA_MOVES_MAX][NIKA_WORD_MAX];
    struct nika_world world;
    struct nika_view view;

    (void)state;
    nika_null.begin(&setup, &deal, &world);
    assert_move(&setup, &world, 0, "lay 10", true, "{\"seat\":0,\"move\":\"lay 10\",\"legal\":[\"lay 10\",\"lay 2\"]}");
    nika_look(&setup, &world, 0, &view);
    assert_int_equal(nika_legal_words(&setup, &view, words), 2);
    assert_string_equal(words[0], "lay 10");
    assert_string_equal(words[1], "lay 2");
    nika_look(&setup, &world, 1, &view);
    assert_int_equal(nika_legal_words(&setup, &view, words), 0);
    nika_look(&setup, &world, NIKA_WATCHER, &view);
    assert_int_equal(nika_legal_words(&setup, &view, words), 0);
}

static void results_are_written(void **state)
{
    const struct nika_setup four = setup_of(&nika_byzantz, 4, 0), two = setup_of(&nika_null, 2, 0);
    const struct nika_result result = {{31, 28, 35, 30, 99, 99}, {2, 4, 1, 3, 9, 9}}, shared = {{-7, -7}, {1, 1}};
    struct nika_text text = new_line();

    (void)state;
    nika_record_result(&four, &result, &text);
    assert_string_equal(line, "{\"result\":{\"scores\":[31,28,35,30],\"ranks\":[2,4,1,3]}}");
    text = new_line();
    nika_record_result(&two, &shared, &text);
    assert_string_equal(line, "{\"result\":{\"scores\":[-7,-7],\"ranks\":[1,1]}}");
}

static void assert_line(struct nika_reader *reader, const char *text, enum nika_reading expected)
{
    const enum nika_reading found = nika_reader_line(reader, text, strlen(text));

    if (found == NIKA_READ_PROBLEM && expected != NIKA_READ_PROBLEM)
        print_error("line %u: %s: %s: expected %s, found %s\n", (unsigned)reader->line, reader->problem.word,
                    reader->problem.misfit.where, reader->problem.misfit.expected, reader->problem.misfit.found);
    assert_int_equal(found, expected);
}

static void a_good_game_is_read(void **state)
{
    const struct nika_setup setup = setup_of(&nika_null, 2, 1);
    struct nika_world world = null_world(&setup);
    struct nika_reader reader;

    (void)state;
    memset(&reader, 0xcc, sizeof reader);
    nika_reader_start(&reader);
    assert_int_equal(reader.state, NIKA_READER_EMPTY);
    assert_int_equal(reader.line + reader.games + reader.moves, 0);

    assert_line(&reader, NULL_HEADER, NIKA_READ_HEADER);
    assert_int_equal(reader.state, NIKA_READER_IN_GAME);
    assert_ptr_equal(reader.setup.game, &nika_null);
    assert_int_equal(reader.setup.players, 2);
    assert_int_equal(reader.setup.start, 1);
    assert_string_equal(reader.names.of[0], "Ada");
    assert_string_equal(reader.names.of[1], "Bo");
    assert_memory_equal(reader.deal.bytes, null_deal.bytes, 5);
    assert_true(nika_world_same(&nika_null, &reader.world, &world));
    assert_int_equal(reader.ply, 0);

    assert_line(&reader, "{\"seat\":1,\"move\":\"lay 2\",\"legal\":[\"lay 2\",\"lay 5\"]}", NIKA_READ_MOVE);
    play(&setup, &world, 1, "lay 2");
    assert_true(nika_world_same(&nika_null, &reader.world, &world));
    assert_int_equal(reader.ply, 1);
    assert_int_equal(reader.seat, 1);
    assert_int_equal(reader.move.hidden, 2);

    assert_line(&reader, "{\"seat\":0,\"move\":\"lay 4\"}", NIKA_READ_MOVE);
    assert_int_equal(reader.ply, 2);
    assert_int_equal(reader.seat, 0);
    assert_int_equal(reader.move.hidden, 4);

    assert_line(&reader, NULL_RESULT, NIKA_READ_RESULT);
    assert_int_equal(reader.state, NIKA_READER_AFTER_GAME);
    assert_int_equal(reader.result.score[0], 4);
    assert_int_equal(reader.result.score[1], 2);
    assert_int_equal(reader.result.rank[0], 1);
    assert_int_equal(reader.result.rank[1], 2);
    assert_int_equal(reader.line, 4);
    assert_int_equal(reader.games, 1);
    assert_int_equal(reader.moves, 2);
    assert_true(nika_reader_end(&reader));
    assert_null(reader.problem.word);
}

static bool setup_is_read_by(unsigned format, const char *text, struct nika_setup *setup, struct nika_problem *problem)
{
    struct nika_json object;
    size_t at;

    assert_int_equal(nika_json_check(text, strlen(text), &object, &at), NIKA_JSON_FINE);
    return nika_record_setup(object, format, setup, problem);
}

static bool setup_is_read(const char *text, struct nika_setup *setup, struct nika_problem *problem)
{
    return setup_is_read_by(NIKA_RECORD_FORMAT, text, setup, problem);
}

/* What is left out of a setup is as in the first edition; what stands there must fit. */
static void setups_are_read(void **state)
{
    struct nika_setup setup;
    struct nika_problem problem;

    (void)state;
    assert_true(setup_is_read("{\"game\":\"byzantz\",\"players\":5}", &setup, &problem));
    const struct nika_setup plain = setup_of(&nika_byzantz, 5, 0);
    assert_memory_equal(&setup, &plain, sizeof setup);
    assert_true(setup_is_read("{\"game\":\"justinian\",\"players\":3,\"start\":2,\"rules\":{\"edition\":\"it\","
                              "\"empty-final\":\"none\"},\"court\":\"reconstruction\"}",
                              &setup, &problem));
    struct nika_setup italian = setup_of(&nika_justinian, 3, 2);
    assert_true(nika_setup_edition(&italian, "it") && nika_setup_switch(&italian, "empty-final", "none"));
    assert_memory_equal(&setup, &italian, sizeof setup);
    static const char *const wrong[][2] = {
        {"{\"players\":3}", "game"},
        {"{\"game\":\"byzantz\"}", "players"},
        {"{\"game\":\"byzantz\",\"players\":3,\"start\":3}", "start"},
        {"{\"game\":\"byzantz\",\"players\":3,\"rules\":[]}", "rules"},
        {"{\"game\":\"justinian\",\"players\":3,\"court\":1}", "court"},
        {"{\"game\":\"justinian\",\"players\":3,\"windows\":1}", "windows"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(setup_is_read(wrong[i][0], &setup, &problem));
        assert_string_equal(problem.misfit.where, wrong[i][1]);
        assert_memory_equal(&setup, &italian, sizeof setup);
    }
}

/* The formats differ in one preset: Justinian's `influence` in the edition it. Whatever it was read from, a setup is
 * written as the second format has it. */
static void the_first_format_has_its_own_preset(void **state)
{
    static const struct {
        const char *rules, *first, *second; /* what is read, and how both are written anew */
    } all[] = {
        {"{\"edition\":\"it\"}", "{\"edition\":\"it\",\"influence\":\"trigger\"}", "{\"edition\":\"it\"}"},
        {"{\"influence\":\"chooser\",\"edition\":\"it\"}", "{\"edition\":\"it\"}", "{\"edition\":\"it\"}"},
        {"{\"influence\":\"trigger\",\"edition\":\"it\"}", "{\"edition\":\"it\",\"influence\":\"trigger\"}",
         "{\"edition\":\"it\",\"influence\":\"trigger\"}"},
        {"{\"edition\":\"it\",\"tie\":\"latest-pass\"}",
         "{\"edition\":\"it\",\"tie\":\"latest-pass\",\"influence\":\"trigger\"}",
         "{\"edition\":\"it\",\"tie\":\"latest-pass\"}"},
        {"{}", "{\"edition\":\"en\"}", "{\"edition\":\"en\"}"},
        {"{\"edition\":\"en\"}", "{\"edition\":\"en\"}", "{\"edition\":\"en\"}"},
        {"{\"edition\":\"fr\"}", "{\"edition\":\"fr\"}", "{\"edition\":\"fr\"}"},
        {"{\"edition\":\"ja\"}", "{\"edition\":\"ja\"}", "{\"edition\":\"ja\"}"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        for (unsigned format = 1; format <= 2; format++) {
            struct nika_setup setup;
            struct nika_problem problem;
            char bytes[512], expected[512];
            struct nika_text text = nika_text(bytes, sizeof bytes);
            struct nika_writer writer = nika_writer(&text);

            snprintf(expected, sizeof expected, "{\"game\":\"justinian\",\"players\":2,\"rules\":%s}", all[i].rules);
            assert_true(setup_is_read_by(format, expected, &setup, &problem));
            nika_write_open(&writer, '{');
            nika_record_rules(&setup, &writer);
            nika_write_close(&writer, '}');
            snprintf(expected, sizeof expected, "{\"rules\":%s,\"court\":\"reconstruction\"}",
                     format == 1 ? all[i].first : all[i].second);
            assert_string_equal(bytes, expected);
        }
}

static void games_follow_one_another(void **state)
{
    struct nika_reader reader;

    (void)state;
    nika_reader_start(&reader);
    for (unsigned game = 0; game < 3; game++) {
        assert_line(&reader, NULL_HEADER, NIKA_READ_HEADER);
        assert_int_equal(reader.ply, 0);
        assert_line(&reader, "{\"seat\":1,\"move\":\"lay 5\"}", NIKA_READ_MOVE);
        assert_true(nika_reader_end(&reader)); /* a running game is fine, and may go on */
        assert_line(&reader, "{\"seat\":0,\"move\":\"lay 1\"}", NIKA_READ_MOVE);
        assert_line(&reader, "{\"result\":{\"scores\":[1,5],\"ranks\":[2,1]}}", NIKA_READ_RESULT);
        assert_int_equal(reader.games, game + 1);
        assert_int_equal(reader.moves, 2 * (game + 1));
        assert_int_equal(reader.line, 4 * (game + 1));
    }
    assert_true(nika_reader_end(&reader));
}

static void unknown_keys_are_ignored(void **state)
{
    struct nika_reader reader;

    (void)state;
    nika_reader_start(&reader);
    assert_line(
        &reader,
        "{\"date\":\"2024-02-29\",\"nika\":2,\"game\":\"null\",\"players\":2,\"table\":{\"nika\":[7,{}]},\"start\":1,"
        "\"names\":[\"Ada\",\"Bo\"],\"move\":1e999,\"rules\":{},\"deal\":[4,1,5,2,3],\"seat\":null,\"ratings\":[1.5,-2]"
        "}",
        NIKA_READ_HEADER);
    assert_line(&reader, "{\"time\":12.5,\"seat\":1,\"move\":\"lay 2\",\"thought\":[[\"deep\"]],\"rules\":7}",
                NIKA_READ_MOVE);
    assert_line(&reader, "{\"seat\":0,\"deal\":{},\"move\":\"lay 4\"}", NIKA_READ_MOVE);
    assert_line(&reader, "{\"proof\":\"x\",\"result\":{\"scores\":[4,2],\"by\":7,\"ranks\":[1,2]},\"seat\":9}",
                NIKA_READ_RESULT);
    assert_true(nika_reader_end(&reader));
}

static void white_space_and_escapes_do_not_matter(void **state)
{
    struct nika_reader reader;

    (void)state;
    nika_reader_start(&reader);
    assert_line(&reader,
                " { \"\\u006eika\" : 1 , \"game\":\t\"n\\u0075ll\", \"players\": 2, \"start\": 1, \"names\": [ "
                "\"\\u0041da\" , \"B\\u00f6\""
                " ], \"rules\": { }, \"deal\": [ 4, 1, 5, 2, 3 ] }\r",
                NIKA_READ_HEADER);
    assert_string_equal(reader.names.of[0], "Ada");
    assert_string_equal(reader.names.of[1], "B\xC3\xB6");
    assert_line(&reader,
                "{\"seat\": 1, \"move\": \"\\u006cay\\u00202\", \"legal\": [ \"lay 2\", \"lay\\u0020\\u0035\" ]}\r",
                NIKA_READ_MOVE);
    assert_line(&reader, "\t{\"move\":\"lay 4\",\"seat\":0}\r", NIKA_READ_MOVE);
    assert_line(&reader, "{\"result\":{\"ranks\":[ 1,2],\"scores\":[4 ,2 ]}} \r", NIKA_READ_RESULT);
    assert_true(nika_reader_end(&reader));
}

static void names_may_be_long_or_empty(void **state)
{
    char long_name[NIKA_NAME_MAX], text[400];
    struct nika_reader reader;

    (void)state;
    memset(long_name, 'x', sizeof long_name - 1);
    long_name[sizeof long_name - 1] = '\0';
    sprintf(text,
            "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1,\"names\":[\"%s\",\"\"],\"rules\":{},\"deal\":[4,"
            "1,5,2,3]}",
            long_name);
    nika_reader_start(&reader);
    assert_line(&reader, text, NIKA_READ_HEADER);
    assert_string_equal(reader.names.of[0], long_name);
    assert_string_equal(reader.names.of[1], "");
}

/* A game of Byzantz up to its third move, all checked by hand: seat 1 bids, sells out of turn, and seat 2 passes. */
static void read_byzantz(struct nika_reader *reader, const char *first_cards, const char *rules)
{
    uint8_t deck[BYZANTZ_DECK];

    deck_from(first_cards, deck);
    char *end =
        line + sprintf(line,
                       "{\"nika\":2,\"game\":\"byzantz\",\"players\":3,\"start\":1,\"names\":[\"Ada\",\"Bo\",\"Cy\"],"
                       "\"rules\":%s,\"deal\":{\"deck\":",
                       rules);
    strcpy(plain_deck_json(deck, BYZANTZ_DECK, end), "}}");
    nika_reader_start(reader);
    assert_line(reader, line, NIKA_READ_HEADER);
    assert_memory_equal(reader->deal.bytes, deck, BYZANTZ_DECK);
    assert_line(reader, "{\"seat\":1,\"move\":\"bid T4\"}", NIKA_READ_MOVE);
    assert_line(reader, "{\"seat\":1,\"move\":\"sell W1 W1 W1\",\"legal\":[\"sell W1 W1 W1\"]}", NIKA_READ_MOVE);
    assert_line(reader, "{\"seat\":2,\"move\":\"pass\"}", NIKA_READ_MOVE);
}

static void a_game_of_byzantz_is_read(void **state)
{
    struct nika_reader reader;

    (void)state;
    read_byzantz(&reader, BYZANTZ_START, "{\"open-profit\":\"off\"}");
    const struct byzantz_world *world = (const struct byzantz_world *)(const void *)reader.world.bytes;

    assert_int_equal(reader.setup.switches[BYZANTZ_OPEN_PROFIT], 1);
    assert_int_equal(reader.ply, 3);
    assert_int_equal(world->open.turn, 0);
    assert_int_equal(world->open.high, 4);
    assert_int_equal(world->open.profit[1], 1);
    assert_true(world->open.bid[1] == cards("T4"));
    assert_true(world->open.gone == cards("W1 W1 W1"));
    assert_true(world->own[0].hand == cards("C1 C2 S2 M"));
    assert_int_equal(world->own[1].hand, 0);
    assert_true(nika_reader_end(&reader));
    read_byzantz(&reader, BYZANTZ_START, "{\"open-profit\":\"on\"}"); /* the default, said aloud */
    assert_int_equal(reader.setup.switches[BYZANTZ_OPEN_PROFIT], 0);
}

static void read_line_of_game(void *context, const char *text, size_t size)
{
    struct nika_reader *reader = context;

    assert_true(size < NIKA_LINE_MAX);
    assert_null(memchr(text, '\n', size));
    assert_int_not_equal(nika_reader_line(reader, text, size), NIKA_READ_PROBLEM);
}

/* What is written is read, for every game and number of players. */
static void played_games_are_read_back(void **state)
{
    static struct nika_bench bench;
    struct nika_reader reader;

    (void)state;
    nika_reader_start(&reader);
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++) {
            struct nika_simulation simulation = {.setup = setup_of(nika_games[g], players, 0), .seed = 11};
            const uint64_t lines = reader.line, moves = reader.moves;

            for (unsigned seat = 0; seat < players; seat++)
                assert_true(nika_agent_named("random", &simulation.agents[seat]));
            for (unsigned number = 0; number < 3; number++) {
                simulation.with_legal = number != 1;
                nika_simulate(&simulation, number, &bench, line, (struct nika_line_sink){read_line_of_game, &reader});
                assert_int_equal(reader.state, NIKA_READER_AFTER_GAME);
                assert_ptr_equal(reader.setup.game, nika_games[g]);
                assert_int_equal(reader.setup.players, players);
            }
            assert_int_equal(reader.line - lines, reader.moves - moves + 6); /* three headers and three results */
        }
    assert_true(nika_reader_end(&reader));
}

static void assert_view(const struct nika_setup *setup, const struct nika_world *world, unsigned seat, unsigned ply,
                        const char *expected)
{
    struct nika_text text = new_line();
    struct nika_view view;

    nika_look(setup, world, seat, &view);
    nika_record_view(setup, &names, &view, ply, &text);
    assert_string_equal(line, expected);
    assert_int_equal(text.size, strlen(expected));
}

#define NULL_VIEW                                                                                                      \
    "{\"game\":\"null\",\"players\":2,\"start\":1,\"names\":[\"Ada\",\"Bo\"],\"rules\":{\"edition\":\"plain\"},"       \
    "\"ply\":"

static void views_of_the_null_game_are_written(void **state)
{
    const struct nika_setup setup = setup_of(&nika_null, 2, 1);
    struct nika_world world = null_world(&setup);

    (void)state;
    assert_view(&setup, &world, 1, 0,
                NULL_VIEW "0,\"seat\":1,\"yours\":true,\"asked\":[1],\"free\":[],\"shown\":[],\"hand\":[2,5],\"legal\":"
                          "[\"lay 2\",\"lay 5\"]}");
    play(&setup, &world, 1, "lay 2");
    assert_view(
        &setup, &world, 1, 1,
        NULL_VIEW
        "1,\"seat\":1,\"yours\":false,\"asked\":[0],\"free\":[],\"shown\":[],\"hand\":[5],\"laid\":2,\"legal\":[]}");
    assert_view(&setup, &world, NIKA_WATCHER, 1,
                NULL_VIEW "1,\"seat\":\"watcher\",\"yours\":false,\"asked\":[0],\"free\":[],\"shown\":[]}");
    play(&setup, &world, 0, "lay 4");
    assert_view(&setup, &world, NIKA_WATCHER, 2,
                NULL_VIEW "2,\"seat\":\"watcher\",\"yours\":false,\"asked\":[],\"free\":[],\"shown\":[4,2],"
                          "\"result\":{\"scores\":[4,2],\"ranks\":[1,2]}}");
}

#define BYZANTZ_VIEW(rules)                                                                                            \
    "{\"game\":\"byzantz\",\"players\":3,\"start\":1,\"names\":[\"Ada\",\"Bo\",\"Cy\"],\"rules\":" rules               \
    ",\"ply\":3,\"seat\":"
#define BYZANTZ_TABLE                                                                                                  \
    ",\"asked\":[0],\"free\":[1,2],\"phase\":\"auction\",\"round\":1,\"rounds\":8,\"stack\":[6,4,2],\"in\":[0,1],"     \
    "\"picked\":[],"                                                                                                   \
    "\"high\":4,"                                                                                                      \
    "\"bundle\":[\"C3\",\"C3\",\"S1\",\"W2\",\"G1\",\"M\"],\"market\":[],\"gone\":[\"W1\",\"W1\",\"W1\"],\"deck\":90," \
    "\"removed\":4"
#define BYZANTZ_SEATS(profit_0, profit_1, profit_2)                                                                    \
    ",\"seats\":[{\"size\":4,\"known\":[],\"bid\":[],\"total\":0,\"bidder\":null,\"profit\":" profit_0 "},"            \
    "{\"size\":0,\"known\":[],\"bid\":[\"T4\"],\"total\":4,\"bidder\":null,\"profit\":" profit_1 "},"                  \
    "{\"size\":4,\"known\":[],\"bid\":[],\"total\":0,\"bidder\":null,\"profit\":" profit_2 "}]"
/* Five are needed, which takes all three goods cards. */
#define BYZANTZ_HAND_0 ",\"hand\":[\"C2\",\"C1\",\"S2\",\"M\"],\"legal\":[\"bid C2 C1 S2\",\"pass\",\"sell C2 C1 M\"]}"

static void views_of_byzantz_are_written(void **state)
{
    struct nika_reader reader;

    (void)state;
    read_byzantz(&reader, BYZANTZ_START, "{}");
    assert_view(&reader.setup, &reader.world, 0, 3,
                BYZANTZ_VIEW("{}") "0,\"yours\":true" BYZANTZ_TABLE BYZANTZ_SEATS("0", "1", "0") BYZANTZ_HAND_0);
    assert_view(
        &reader.setup, &reader.world, 1, 3,
        BYZANTZ_VIEW("{}") "1,\"yours\":false" BYZANTZ_TABLE BYZANTZ_SEATS("0", "1", "0") ",\"hand\":[],\"legal\":[]}");
    assert_view(&reader.setup, &reader.world, 2, 3,
                BYZANTZ_VIEW("{}") "2,\"yours\":false" BYZANTZ_TABLE BYZANTZ_SEATS(
                    "0", "1", "0") ",\"hand\":[\"G3\",\"G2\",\"O1\",\"M\"],"
                                   "\"legal\":[\"sell G3 G2 M\"]}");
    assert_view(&reader.setup, &reader.world, NIKA_WATCHER, 3,
                BYZANTZ_VIEW("{}") "\"watcher\",\"yours\":false" BYZANTZ_TABLE BYZANTZ_SEATS("0", "1", "0") "}");
}

static void closed_profit_is_told_to_its_owner_alone(void **state)
{
    struct nika_reader reader;

    (void)state;
    read_byzantz(&reader, BYZANTZ_START, "{\"open-profit\":\"off\"}");
#define CLOSED BYZANTZ_VIEW("{\"open-profit\":\"off\"}")
    assert_view(&reader.setup, &reader.world, 0, 3,
                CLOSED "0,\"yours\":true" BYZANTZ_TABLE BYZANTZ_SEATS("0", "null", "null") BYZANTZ_HAND_0);
    assert_view(&reader.setup, &reader.world, 1, 3,
                CLOSED
                "1,\"yours\":false" BYZANTZ_TABLE BYZANTZ_SEATS("null", "1", "null") ",\"hand\":[],\"legal\":[]}");
    assert_view(&reader.setup, &reader.world, NIKA_WATCHER, 3,
                CLOSED "\"watcher\",\"yours\":false" BYZANTZ_TABLE BYZANTZ_SEATS("null", "null", "null") "}");
}

static void profit_is_told_when_all_is_over(void **state)
{
    struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_rng rng;
    struct nika_deal deal;
    struct nika_world world;
    struct nika_result result;
    char expected[64];

    (void)state;
    assert_true(nika_setup_switch(&setup, "open-profit", "off"));
    nika_rng_seed(&rng, 1, 1);
    nika_deal(&setup, &rng, &deal);
    nika_byzantz.begin(&setup, &deal, &world);
    const struct byzantz_open *open = &((const struct byzantz_world *)(const void *)world.bytes)->open;

    while (open->phase != BYZANTZ_OVER) {
        struct nika_text text = new_line();
        struct nika_view view;

        nika_look(&setup, &world, NIKA_WATCHER, &view);
        nika_record_view(&setup, &names, &view, 0, &text);
        assert_non_null(strstr(line, "\"profit\":null"));
        assert_null(strstr(line, "result"));
        assert_false(nika_byzantz.result(&setup, &view, &result));
        nika_step(&setup, &world, &rng);
    }
    for (unsigned seat = 0; seat <= 3; seat++) {
        struct nika_text text = new_line();
        struct nika_view view;

        nika_look(&setup, &world, seat < 3 ? seat : NIKA_WATCHER, &view);
        nika_record_view(&setup, &names, &view, 0, &text);
        assert_null(strstr(line, "\"profit\":null"));
        sprintf(expected, ",\"result\":{\"scores\":[%d,%d,%d],\"ranks\":", open->profit[0], open->profit[1],
                open->profit[2]);
        assert_non_null(strstr(line, expected));
        assert_non_null(strstr(line, "\"asked\":[],\"free\":[],\"phase\":\"over\",\"round\":8,\"rounds\":8,\"stack\":[]"
                                     ",\"in\":[],\"picked\":[]"));
    }
}

/* Two worlds that differ only in what seat 0 does not know: the other hands, the removed cards, the order of the
 * deck. */
static void nothing_hidden_is_in_a_view(void **state)
{
    static char first[NIKA_LINE_MAX];
    struct nika_reader one, other;
    struct nika_text text = nika_text(first, sizeof first);
    struct nika_view view;

    (void)state;
    read_byzantz(&one, BYZANTZ_START " O3 O2", "{}");
    /* Seat 2 holds other cards, which lay among the removed and in the deck before; those of seat 1 have all been
     * shown. */
    read_byzantz(&other, "C1 C2 S2 M T4 W1 W1 W1 G4 O3 O3 O4 T4 O1 O4 G2 C3 C3 S1 W2 G1 M O2 O3", "{}");
    assert_false(nika_world_same(&nika_byzantz, &one.world, &other.world));
    for (unsigned viewer = 0; viewer <= 2; viewer++) {
        const unsigned seat = viewer < 2 ? viewer : NIKA_WATCHER;

        text = nika_text(first, sizeof first);
        nika_look(&one.setup, &one.world, seat, &view);
        nika_record_view(&one.setup, &one.names, &view, one.ply, &text);
        assert_view(&other.setup, &other.world, seat, other.ply, first);
    }
    text = nika_text(first, sizeof first); /* the seat that it is about sees the difference */
    nika_look(&one.setup, &one.world, 2, &view);
    nika_record_view(&one.setup, &one.names, &view, one.ply, &text);
    nika_look(&other.setup, &other.world, 2, &view);
    text = new_line();
    nika_record_view(&other.setup, &other.names, &view, other.ply, &text);
    assert_string_not_equal(first, line);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(headers_are_written),
        cmocka_unit_test(strange_names_are_written_as_json),
        cmocka_unit_test(moves_are_written),
        cmocka_unit_test(legal_moves_are_sorted_by_byte),
        cmocka_unit_test(results_are_written),
        cmocka_unit_test(a_good_game_is_read),
        cmocka_unit_test(setups_are_read),
        cmocka_unit_test(the_first_format_has_its_own_preset),
        cmocka_unit_test(games_follow_one_another),
        cmocka_unit_test(unknown_keys_are_ignored),
        cmocka_unit_test(white_space_and_escapes_do_not_matter),
        cmocka_unit_test(names_may_be_long_or_empty),
        cmocka_unit_test(a_game_of_byzantz_is_read),
        cmocka_unit_test(played_games_are_read_back),
        cmocka_unit_test(views_of_the_null_game_are_written),
        cmocka_unit_test(views_of_byzantz_are_written),
        cmocka_unit_test(closed_profit_is_told_to_its_owner_alone),
        cmocka_unit_test(profit_is_told_when_all_is_over),
        cmocka_unit_test(nothing_hidden_is_in_a_view),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
