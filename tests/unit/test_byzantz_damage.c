/*
 * test_byzantz_damage.c: unit tests of records of Byzantz that are wrong: decks that are not whole, moves that are
 * misspelled or refused. What can be wrong with any game's record is the matter of test_damage.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>

#include <nika/record.h>

#include "sentences.h"

#include "unit_plain.h"

#define DOTS "\xE2\x80\xA6" /* … */
#define TIMES "\xC3\x97"    /* × */
#define HEADER                                                                                                         \
    "{\"nika\":2,\"game\":\"byzantz\",\"players\":3,\"start\":1,\"names\":[\"Ada\",\"Bo\",\"Cy\"],\"rules\":{},"       \
    "\"deal\":"

/* Four cards for each of three seats, four removed, the first bundle; the rest follows. Seat 1 starts. */
#define START "C1 C2 S2 M T4 W1 W1 W1 G2 G3 O1 M O4 O4 T4 G4 C3 C3 S1 W2 G1 M"
#define SEAT_1_OPENS                                                                                                   \
    "bid T4, bid W1, bid W1 T4, bid W1 W1, bid W1 W1 T4, bid W1 W1 W1, bid W1 W1 W1 T4, pass, sell W1 W1 W1"

static char line[8000];

static void assert_problem(const struct nika_reader *reader, const char *word, const char *where, const char *expected,
                           const char *found)
{
    assert_int_equal(reader->state, NIKA_READER_BROKEN);
    assert_string_equal(reader->problem.word, word);
    assert_string_equal(reader->problem.misfit.where, where);
    assert_string_equal(reader->problem.misfit.expected, expected);
    if (found)
        assert_string_equal(reader->problem.misfit.found, found);
    assert_true(has_sentence(word));
}

/* A header with this deal, a JSON value, is refused. */
static void assert_deal_refused(const char *deal, const char *where, const char *expected, const char *found)
{
    struct nika_reader reader;
    const int size = sprintf(line, HEADER "%s}", deal);

    nika_reader_start(&reader);
    if (nika_reader_line(&reader, line, (size_t)size) != NIKA_READ_PROBLEM)
        print_error("no problem: %s\n", deal);
    assert_problem(&reader, "wrong-value", where, expected, found);
    assert_null(reader.problem.refusal);
    assert_int_equal(reader.line, 1);
    assert_int_equal(reader.games, 0);
}

/* The same for this deck, of any size. */
static void assert_deck_refused(const uint8_t *deck, unsigned size, const char *where, const char *expected,
                                const char *found)
{
    static char deal[4000];

    strcpy(deal, "{\"deck\":");
    strcat(plain_deck_json(deck, size, deal + strlen(deal)), "}");
    assert_deal_refused(deal, where, expected, found);
}

static void deals_must_hold_a_deck(void **state)
{
    (void)state;
    assert_deal_refused("{}", "deal", "{\"deck\":[" DOTS "]}", "{}");
    assert_deal_refused("7", "deal", "{\"deck\":[" DOTS "]}", "7");
    assert_deal_refused("null", "deal", "{\"deck\":[" DOTS "]}", "null");
    assert_deal_refused("[\"C1\"]", "deal", "{\"deck\":[" DOTS "]}", "[\"C1\"]");
    assert_deal_refused("{\"Deck\":[]}", "deal", "{\"deck\":[" DOTS "]}", "{\"Deck\":[]}");
    assert_deal_refused("{\"deck\":7}", "deal.deck", "[" DOTS "]", "7");
    assert_deal_refused("{\"deck\":\"C1\"}", "deal.deck", "[" DOTS "]", "\"C1\"");
    assert_deal_refused("{\"deck\":{\"a\":\"C1\"}}", "deal.deck", "[" DOTS "]", "{\"a\":\"C1\"}");
    assert_deal_refused("{\"deck\":null}", "deal.deck", "[" DOTS "]", "null");
    assert_deal_refused("{\"deck\":[]}", "deal.deck", "112", "0");
}

/* Sorted, cloth comes first: six ones at 0, five twos at 6, three threes at 11, two fours at 14; spice at 16;
 * merchants from 96. */
static void decks_must_be_whole(void **state)
{
    uint8_t deck[BYZANTZ_DECK + 2], sorted[BYZANTZ_DECK];

    (void)state;
    deck_from("", sorted);
    for (unsigned size = 1; size < BYZANTZ_DECK; size++) {
        char found[8];

        sprintf(found, "%u", size);
        assert_deck_refused(sorted, size, "deal.deck", "112", found);
    }
    memcpy(deck, sorted, sizeof sorted);
    deck[112] = deck[113] = 0;
    assert_deck_refused(deck, 113, "deal.deck[112]", "]", "\"C1\""); /* too many, whichever they are */
    assert_deck_refused(deck, 114, "deal.deck[112]", "]", "\"C1\"");

    deck[16] = deck[17] = deck[18] = 3; /* five C4: the third one is too many */
    assert_deck_refused(deck, 112, "deal.deck[16]", "2 " TIMES " C4", "\"C4\"");
    for (unsigned kind = 0; kind < BYZANTZ_MERCHANT;
         kind++) { /* one too many of each kind, in the place of the last merchant */
        static const char *const most[4] = {"6 " TIMES " ", "5 " TIMES " ", "3 " TIMES " ", "2 " TIMES " "};
        char expected[16], found[8];

        memcpy(deck, sorted, sizeof sorted);
        deck[111] = (uint8_t)kind;
        sprintf(found, "\"%c%u\"", "CSWTGO"[kind / 4], kind % 4 + 1);
        sprintf(expected, "%s%c%u", most[kind % 4], "CSWTGO"[kind / 4], kind % 4 + 1);
        assert_deck_refused(deck, 112, "deal.deck[111]", expected, found);
    }
    memcpy(deck, sorted, sizeof sorted);
    deck[0] = BYZANTZ_MERCHANT;
    assert_deck_refused(deck, 112, "deal.deck[111]", "16 " TIMES " M", "\"M\"");
}

static void decks_must_hold_cards(void **state)
{
    static const char *const cases[][2] = {
        {"7", "7"},
        {"null", "null"},
        {"[\"C1\"]", "[\"C1\"]"},
        {"\"\"", "\"\""},
        {"\"C\"", "\"C\""},
        {"\"C0\"", "\"C0\""},
        {"\"C5\"", "\"C5\""},
        {"\"X1\"", "\"X1\""},
        {"\"c1\"", "\"c1\""},
        {"\"m\"", "\"m\""},
        {"\"M1\"", "\"M1\""},
        {"\"C1 \"", "\"C1 \""},
        {"\"1C\"", "\"1C\""},
        {"\"C\\u0000\"", "\"C\\\\u0000\""},
        {"\"\\u00001\"", "\"\\\\u00001\""},
        {"\"C1C1C1C1C1C1\"", "\"C1C1C1C1C1C1\""},
        {"\"\\u001b[2J\"", "\"\\\\u001b[2J\""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char deal[200];

        sprintf(deal, "{\"deck\":[\"C1\",\"M\",%s,\"S1\"]}", cases[i][0]);
        assert_deal_refused(deal, "deal.deck[2]", "C1 " DOTS " O4, M", cases[i][1]);
    }
}

static void a_refused_deal_changes_nothing(void **state)
{
    static const char text[] = "{\"deck\":[\"C1\",\"C2\"]}";
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 1);
    struct nika_deal deal, before;
    struct nika_misfit misfit;
    struct nika_json value;
    size_t at;

    (void)state;
    memset(&deal, 0xcc, sizeof deal);
    before = deal;
    assert_int_equal(nika_json_check(text, sizeof text - 1, &value, &at), NIKA_JSON_FINE);
    assert_false(nika_byzantz.read_deal(&setup, value, &deal, &misfit));
    assert_memory_equal(&deal, &before, sizeof deal);
}

static void read_line(struct nika_reader *reader, unsigned seat, const char *word, enum nika_reading expected)
{
    const int size = sprintf(line, "{\"seat\":%u,\"move\":\"%s\"}", seat, word);

    if (nika_reader_line(reader, line, (size_t)size) != expected)
        print_error("%s: %s\n", line, reader->problem.word);
    assert_int_equal(reader->state == NIKA_READER_BROKEN, expected == NIKA_READ_PROBLEM);
}

/* A reader of a game in which these moves were made: "1 bid T4; 2 pass". */
static struct nika_reader reader_after(const char *moves)
{
    struct nika_reader reader;
    uint8_t deck[BYZANTZ_DECK];

    deck_from(START, deck);
    strcpy(line, HEADER "{\"deck\":");
    strcat(plain_deck_json(deck, BYZANTZ_DECK, line + strlen(line)), "}}");
    nika_reader_start(&reader);
    assert_int_equal(nika_reader_line(&reader, line, strlen(line)), NIKA_READ_HEADER);
    while (*moves) {
        const size_t size = strcspn(moves, ";");
        char word[NIKA_WORD_MAX];

        sprintf(word, "%.*s", (int)(size - 2), moves + 2);
        read_line(&reader, (unsigned)(moves[0] - '0'), word, NIKA_READ_MOVE);
        moves += size + (moves[size] == ';' ? 2 : 0);
    }
    return reader;
}

/* None of these is a move, whoever makes it. */
static const char *const misspelled[] = {
    "bid S2 C1",
    "bid  C1",
    "Bid C1",
    "bid C1 ",
    " bid C1",
    "bid C1 C2",
    "bid c1",
    "bid W1,T4",
    "bid C5",
    "bid C0",
    "bid X1",
    "bid",
    "bid ",
    "bidC1",
    "bid-C1",
    "bid C1  S2",
    "bid M C1",
    "bid C4 C4 C4",
    "pass ",
    "PASS",
    "passs",
    "pas",
    "pass C1",
    "",
    "sell C1 C1",
    "sell C1 C4 M",
    "sell M C1 C1",
    "sell",
    "sell C1",
    "sell M M M M",
    "take",
    "take ",
    "take Wine",
    "take wines",
    "take win",
    "take W",
    "take M",
    "take wine ",
    "give",
    "give C1 C2",
    "give C1 ",
    "discard",
    "discard G1 G1",
    "done ",
    "done M",
    "undo",
    "bid ?",
    "?",
    "bid W1 W1 W1 W1 W1 W1 W1",      /* there are six */
    "bid C1 C1 C1 C1 C1 C1 S1 S1",   /* no hand has eight to bid */
    "bid M M M M M M M M",           /* nor so many merchants */
    "bid M M M M M M M M M M M M M", /* too long for any move */
};

static void misspelled_moves_are_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof misspelled / sizeof misspelled[0]; i++) {
        struct nika_reader reader = reader_after("");
        char found[80];

        read_line(&reader, 1, misspelled[i], NIKA_READ_PROBLEM);
        sprintf(found, "\"%s\"", misspelled[i]);
        assert_problem(&reader, "not-a-move", "move", SEAT_1_OPENS, found);
        assert_null(reader.problem.refusal);
        assert_int_equal(reader.line, 2);
    }
}

struct refused {
    const char *before; /* the moves up to here */
    unsigned seat;
    const char *word, *refusal, *expected;
};

static void refused_moves_say_what_was_expected(void **state)
{
    static const struct refused cases[] = {
        {"", 1, "bid C1", "not-in-hand", SEAT_1_OPENS},
        {"", 1, "bid M", "merchant-in-bid", SEAT_1_OPENS},
        {"", 1, "bid W1 W1 W1 W1", "not-in-hand", SEAT_1_OPENS},
        {"", 1, "sell W1 W1 T4", "not-a-set", SEAT_1_OPENS},
        {"", 1, "sell O1 O1 O1", "not-in-hand", SEAT_1_OPENS},
        {"", 1, "give C3", "not-now", SEAT_1_OPENS},
        {"", 1, "take wine", "not-now", SEAT_1_OPENS},
        {"", 1, "discard W1", "not-now", SEAT_1_OPENS},
        {"", 1, "done", "not-now", SEAT_1_OPENS},
        /* Seat 0 has to wait, but could sell. */
        {"", 0, "pass", "not-asked", "seat 1, sell C2 C1 M"},
        {"", 0, "sell C2 C2 M", "not-in-hand", "seat 1, sell C2 C1 M"},
        /* More than four are needed. */
        {"1 bid T4", 2, "bid G3", "bid-too-low", "bid G3 G2, bid G3 G2 O1, pass, sell G3 G2 M"},
        {"1 bid W1 W1 W1", 1, "sell W1 W1 W1", "lies-in-bid", "seat 2"},
        {"1 bid W1", 1, "sell W1 W1 W1", "lies-in-bid", "seat 2"},
        /* All pass: seat 1 gets the six cards of the bundle, and has ten. */
        {"1 pass; 2 pass; 0 pass", 0, "sell C2 C1 M", "limit-first", "seat 1"},
        /* Seat 1 alone has bid, and wins. */
        {"1 bid T4; 2 pass; 0 pass", 1, "give O1", "not-in-bundle",
         "give C3, give G1, give M, give S1, give W2, sell W1 W1 W1"},
        {"1 bid T4; 2 pass; 0 pass", 0, "give C3", "not-asked", "seat 1, sell C2 C1 M"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_reader reader = reader_after(cases[i].before);
        const struct nika_reader before = reader;
        char where[8], found[80];

        read_line(&reader, cases[i].seat, cases[i].word, NIKA_READ_PROBLEM);
        sprintf(where, "%u", cases[i].seat);
        sprintf(found, "\"%s\"", cases[i].word);
        assert_problem(&reader, "move-refused", where, cases[i].expected, found);
        assert_string_equal(reader.problem.refusal, cases[i].refusal);
        assert_true(has_sentence(reader.problem.refusal));
        assert_int_equal(reader.line, before.line + 1);
        assert_int_equal(reader.ply, before.ply);
        assert_memory_equal(&reader.world, &before.world, sizeof reader.world);
    }
}

/* Ten cards offer more moves than the answer has room for: it ends after a whole word. */
static void many_expected_moves_are_cut_short(void **state)
{
    /* The hand is C3 C3 S1 W1 W1 W1 W2 T4 G1 M. */
    static const char all[] =
        "discard C3, discard G1, discard M, discard S1, discard T4, discard W1, discard W2, sell C3 C3 M, "
        "sell W1 W1 M, sell W1 W1 W1, sell W2 W1 M, sell W2 W1 W1, ";
    static const char end[] = ", " DOTS;
    struct nika_reader reader = reader_after("1 pass; 2 pass; 0 pass");
    const char *expected = reader.problem.misfit.expected;

    (void)state;
    read_line(&reader, 1, "pass", NIKA_READ_PROBLEM);
    assert_string_equal(reader.problem.word, "move-refused");
    assert_string_equal(reader.problem.refusal, "limit-first");
    const size_t size = strlen(expected) - (sizeof end - 1);

    assert_true(size > 80 && size < sizeof all - 3);
    assert_string_equal(expected + size, end);
    assert_memory_equal(expected, all, size);
    assert_memory_equal(all + size, ", ", 2);
}

static void wrong_legal_moves_of_byzantz_are_refused(void **state)
{
    static const struct {
        const char *legal, *where, *expected, *found;
    } cases[] = {
        {"[\"bid G3 G2 O1\",\"pass\",\"sell G3 G2 M\"]", "legal[0]", "bid G3 G2", "\"bid G3 G2 O1\""},
        {"[\"bid G3 G2\",\"bid G3 G2 O1\",\"sell G3 G2 M\",\"pass\"]", "legal[2]", "pass", "\"sell G3 G2 M\""},
        {"[\"bid G3 G2\",\"bid G3 G2 O1\",\"pass\"]", "legal[3]", "sell G3 G2 M", "]"},
        {"[\"bid G3 G2\",\"bid G3 G2 O1\",\"pass\",\"sell G3 G2 M\",\"sell G3 G3 M\"]", "legal[4]", "]",
         "\"sell G3 G3 M\""},
        {"[\"bid G2 G3\",\"bid G3 G2 O1\",\"pass\",\"sell G3 G2 M\"]", "legal[0]", "bid G3 G2", "\"bid G2 G3\""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_reader reader = reader_after("1 bid T4");
        const int size = sprintf(line, "{\"seat\":2,\"move\":\"pass\",\"legal\":%s}", cases[i].legal);

        assert_int_equal(nika_reader_line(&reader, line, (size_t)size), NIKA_READ_PROBLEM);
        assert_problem(&reader, "wrong-value", cases[i].where, cases[i].expected, cases[i].found);
        assert_int_equal(reader.line, 3);
        assert_int_equal(reader.ply, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deals_must_hold_a_deck),
        cmocka_unit_test(decks_must_be_whole),
        cmocka_unit_test(decks_must_hold_cards),
        cmocka_unit_test(a_refused_deal_changes_nothing),
        cmocka_unit_test(misspelled_moves_are_refused),
        cmocka_unit_test(refused_moves_say_what_was_expected),
        cmocka_unit_test(many_expected_moves_are_cut_short),
        cmocka_unit_test(wrong_legal_moves_of_byzantz_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
