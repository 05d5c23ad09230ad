/*
 * test_board.c: unit tests of the numbers on a board: in a setup (game.h), and in headers and views of records (record.h).
 * Files of them are the matter of test_board_csv.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/null.h>
#include <nika/record.h>

#include "plain_board.h"

#define DOTS "\xE2\x80\xA6" /* … */
#define TIMES "\xC3\x97"    /* × */
#define FORM "\"reconstruction\" / 12 " TIMES " [20 " TIMES " 0" DOTS "999]"

/*
 * In a setup.
 */
static void a_setup_has_the_games_own_board(void **state)
{
    static const uint16_t nothing[NUMBERS] = {0};
    const struct nika_setup court = setup_of(&nika_justinian, 3, 0), none = setup_of(&nika_null, 2, 0);
    uint16_t numbers[NUMBERS];

    (void)state;
    read_good(numbers);
    assert_memory_equal(court.board, numbers, sizeof numbers);
    assert_true(nika_setup_board_standard(&court));
    assert_memory_equal(none.board, nothing, sizeof nothing);
    assert_false(nika_setup_board_standard(&none)); /* it has none */
}

static void other_numbers_can_be_put_on_the_board(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 1);
    uint16_t numbers[NUMBERS], all_the_same[NUMBERS];

    (void)state;
    for (unsigned i = 0; i < NUMBERS; i++) {
        numbers[i] = (uint16_t)(i < NUMBERS - 1 ? i / COLUMNS * 50 + (COLUMNS - 1 - i % COLUMNS)
                                                : 999); /* may fall along a line */
        all_the_same[i] = 999;
    }
    assert_true(nika_setup_board(&setup, numbers));
    assert_memory_equal(setup.board, numbers, sizeof numbers);
    assert_false(nika_setup_board_standard(&setup));
    assert_true(nika_setup_board(&setup, all_the_same));
    assert_memory_equal(setup.board, all_the_same, sizeof numbers);
    memset(numbers, 0, sizeof numbers);
    assert_true(nika_setup_board(&setup, numbers));
    read_good(numbers);
    assert_true(nika_setup_board(&setup, numbers)); /* typed in again, they are the game's own */
    assert_true(nika_setup_board_standard(&setup));
    assert_int_equal(setup.players, 3);
    assert_int_equal(setup.start, 1);
}

/* A counselor's windows in phases I, II, III are usually at (12-n) + 4(phase-1). */
static void windows_can_be_moved(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 1), none = setup_of(&nika_byzantz, 3, 1);
    const struct nika_setup before = setup;
    uint16_t windows[WINDOWS] = {0};

    (void)state;
    for (unsigned n = 1; n <= 12; n++)
        for (unsigned phase = 1; phase <= 3; phase++)
            assert_int_equal(setup.windows[3 * (n - 1) + phase - 1], 12 - n + 4 * (phase - 1));
    assert_true(nika_setup_windows_standard(&setup));
    assert_false(nika_setup_windows_standard(&none));
    assert_false(nika_setup_windows(&none, windows));
    for (unsigned i = 0; i < WINDOWS; i++) {
        memset(windows, 0, sizeof windows);
        windows[i] = 20; /* there are 20, counted from 0 */
        assert_false(nika_setup_windows(&setup, windows));
        assert_same_setup(&setup, &before);
    }
    for (unsigned i = 0; i < WINDOWS; i++)
        windows[i] = (uint16_t)(19 - i % 20); /* any order, any number twice */
    assert_true(nika_setup_windows(&setup, windows));
    assert_memory_equal(setup.windows, windows, sizeof windows);
    assert_false(nika_setup_windows_standard(&setup));
    assert_true(nika_setup_board_standard(&setup)); /* the numbers are as they were */
    assert_true(nika_setup_windows(&setup, before.windows));
    assert_same_setup(&setup, &before);
}

static void numbers_that_do_not_fit_change_nothing(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 0), none = setup_of(&nika_null, 2, 0);
    const struct nika_setup before = setup, none_before = none;
    uint16_t numbers[NUMBERS];

    (void)state;
    for (unsigned i = 0; i < NUMBERS; i++) {
        read_good(numbers);
        numbers[i] = 1000;
        assert_false(nika_setup_board(&setup, numbers));
        numbers[i] = UINT16_MAX;
        assert_false(nika_setup_board(&setup, numbers));
        if (i >= COLUMNS) {
            numbers[i] = (uint16_t)(numbers[i - COLUMNS] - 1);
            assert_false(nika_setup_board(&setup, numbers));
        }
        assert_same_setup(&setup, &before);
    }
    read_good(numbers);
    assert_false(nika_setup_board(&none, numbers));
    assert_same_setup(&none, &none_before);
}

static void the_least_is_the_number_above(void **state)
{
    struct nika_board board = *nika_justinian.board;
    uint16_t numbers[NUMBERS];

    (void)state;
    read_good(numbers);
    for (unsigned i = 0; i < NUMBERS; i++)
        assert_int_equal(nika_board_least(&board, numbers, i), i < COLUMNS ? 0 : numbers[i - COLUMNS]);
    board.rising = false;
    for (unsigned i = 0; i < NUMBERS; i++)
        assert_int_equal(nika_board_least(&board, numbers, i), 0);
    assert_string_equal(board.key, "court");
    assert_string_equal(board.name, "reconstruction");
}

/*
 * In records.
 */
#define HEADER                                                                                                         \
    "{\"nika\":2,\"game\":\"justinian\",\"players\":2,\"start\":0,\"names\":[\"Ada\",\"Bo\"],\"rules\":{\"edition\":"  \
    "\"en\"},"

static const struct nika_names names = {{"Ada", "Bo"}};

/* A board as JSON, with something else in the place of one number, or of one row; line -1 for no change. */
static char *court_json(char *text, int line, int column, const char *instead)
{
    uint16_t numbers[NUMBERS];

    read_good(numbers);
    for (int row = 0; row < ROWS; row++) {
        text += sprintf(text, row ? "," : "[");
        if (row == line && column < 0) {
            text += sprintf(text, "%s", instead);
            continue;
        }
        for (int i = 0; i < COLUMNS; i++)
            text += row == line && i == column ? sprintf(text, "%c%s", i ? ',' : '[', instead)
                                               : sprintf(text, "%c%u", i ? ',' : '[', numbers[COLUMNS * row + i]);
        text += sprintf(text, "]");
    }
    return text + sprintf(text, "]");
}

/* A header with this court: a member with its comma, or nothing. */
static void header_with(char *text, const char *court)
{
    static const struct plain_deal deal = {{NULL}, {NULL}};

    text += sprintf(text, HEADER "%s\"deal\":", court);
    plain_deal_json(2, &deal, text);
    strcat(text, "}");
}

static enum nika_reading read_court(struct nika_reader *reader, const char *court)
{
    static char line[8000], member[4100];

    if (*court)
        snprintf(member, sizeof member, "\"court\":%s,", court);
    header_with(line, *court ? member : "");
    nika_reader_start(reader);
    return nika_reader_line(reader, line, strlen(line));
}

static void headers_tell_the_board(void **state)
{
    static char expected[8000], written[NIKA_LINE_MAX], court[4000];
    struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    struct nika_reader reader;

    (void)state;
    for (unsigned other = 0; other < 2; other++) {
        struct nika_text line = nika_text(written, sizeof written);

        if (other) {
            setup.board[0] = 0; /* counselor 12 on place 1 in phase I: not 1 */
            strcpy(court, "\"court\":");
            strcpy(court_json(court + strlen(court), 0, 0, "0"), ",");
        }
        header_with(expected, other ? court : "\"court\":\"reconstruction\",");
        assert_int_equal(nika_reader_line((nika_reader_start(&reader), &reader), expected, strlen(expected)),
                         NIKA_READ_HEADER);
        assert_same_setup(&reader.setup, &setup);
        assert_int_equal(nika_setup_board_standard(&reader.setup), !other);
        nika_record_header(&setup, &names, &reader.deal, &line);
        assert_string_equal(written, expected);
    }
    /* All numbers in full, but the game's own. */
    court_json(court, -1, -1, NULL);
    assert_int_equal(read_court(&reader, court), NIKA_READ_HEADER);
    assert_true(nika_setup_board_standard(&reader.setup));
}

static void views_tell_the_board(void **state)
{
    static char line[NIKA_LINE_MAX], court[4000];
    struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    const struct nika_world world = court_with(&setup, &(struct plain_deal){{NULL}, {NULL}});
    struct nika_view view;

    (void)state;
    nika_look(&setup, &world, NIKA_WATCHER, &view);
    for (unsigned other = 0; other < 2; other++) {
        struct nika_text text = nika_text(line, sizeof line);

        if (other) {
            setup.board[11] = 14; /* counselor 1 on place 1 in phase I: not 13 */
            strcpy(court, "\"rules\":{\"edition\":\"en\"},\"court\":");
            strcpy(court_json(court + strlen(court), 0, 11, "14"), ",\"ply\":0,");
        }
        nika_record_view(&setup, &names, &view, 0, &text);
        assert_non_null(
            strstr(line, other ? court : "\"rules\":{\"edition\":\"en\"},\"court\":\"reconstruction\",\"ply\":0,"));
        assert_non_null(strstr(line, other ? "\"values\":[14,14,15,16,17,18,19,20,21,23,24,25]"
                                           : "\"values\":[13,14,15,16,17,18,19,20,21,23,24,25]"));
    }
    /* A game without numbers on its board says nothing of it. */
    struct nika_text text = nika_text(line, sizeof line);
    const struct nika_setup none = setup_of(&nika_null, 2, 0);
    struct nika_world tiles;
    const struct nika_deal deal = {{4, 1, 5, 2, 3}};

    nika_null.begin(&none, &deal, &tiles);
    nika_record_header(&none, &names, &deal, &text);
    assert_null(strstr(line, "court"));
}

static void assert_court_refused(const char *court, const char *word, const char *where, const char *expected,
                                 const char *found)
{
    struct nika_reader reader;
    char shortened[100];

    if (read_court(&reader, court) != NIKA_READ_PROBLEM)
        print_error("no problem: %s\n", court);
    assert_string_equal(reader.problem.word, word);
    assert_string_equal(reader.problem.misfit.where, where);
    assert_string_equal(reader.problem.misfit.expected, expected);
    sprintf(shortened, "%.60s%s", found, strlen(found) > 60 ? DOTS : "");
    assert_string_equal(reader.problem.misfit.found, shortened);
    assert_int_equal(reader.games, 0);
}

static void wrong_boards_in_headers_are_refused(void **state)
{
    static const char *const values[] = {"7",
                                         "null",
                                         "true",
                                         "{}",
                                         "[]",
                                         "\"printed\"",
                                         "\"Reconstruction\"",
                                         "\"\"",
                                         "[[]]",
                                         "[1,2,3,4,5,6,7,8,9,10,11]",
                                         "[1,2,3,4,5,6,7,8,9,10,11,12,13]"};
    static const char *const rows[] = {"7",
                                       "null",
                                       "{}",
                                       "[]",
                                       "\"8\"",
                                       "[8,9,10,11,12,13,14,15,16,17,18,19,20,22,23,24,25,26,28]",
                                       "[8,9,10,11,12,13,14,15,16,17,18,19,20,22,23,24,25,26,28,29,30]"};
    static const char *const numbers[] = {
        "12", "0", "-13", "1000", "13.0", "1e2", "\"13\"", "null", "[13]", "true", "99999999999999999999999"};
    static char court[4000];

    (void)state;
    assert_court_refused("", "missing-key", "court", FORM, "");
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        assert_court_refused(values[i], "wrong-value", "court", FORM, values[i]);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        court_json(court, 3, -1, rows[i]);
        assert_court_refused(court, "wrong-value", "court[3]", "20 " TIMES " 0" DOTS "999", rows[i]);
    }
    /* Above the eighth number of the fourth place stands 13. */
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        court_json(court, 3, 7, numbers[i]);
        assert_court_refused(court, "wrong-value", "court[3][7]", "13" DOTS "999, court[2][7] = 13", numbers[i]);
    }
    court_json(court, 0, 0, "1000");
    assert_court_refused(court, "wrong-value", "court[0][0]", "0" DOTS "999", "1000");
    court_json(court, 11, 19, "66");
    assert_court_refused(court, "wrong-value", "court[11][19]", "67" DOTS "999, court[10][19] = 67", "66");
    court_json(court, 6, 4, "999"); /* too large for the one below it */
    assert_court_refused(court, "wrong-value", "court[7][4]", "999" DOTS "999, court[6][4] = 999", "20");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_setup_has_the_games_own_board),
        cmocka_unit_test(other_numbers_can_be_put_on_the_board),
        cmocka_unit_test(windows_can_be_moved),
        cmocka_unit_test(numbers_that_do_not_fit_change_nothing),
        cmocka_unit_test(the_least_is_the_number_above),
        cmocka_unit_test(headers_tell_the_board),
        cmocka_unit_test(views_tell_the_board),
        cmocka_unit_test(wrong_boards_in_headers_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
