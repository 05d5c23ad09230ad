/*
 * test_board_csv.c: unit tests of CSV files with the numbers of a board (record.h), which people type from their own one.
 * Whoever typed a wrong number must be told where it is.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/record.h>

#include "sentences.h"

#include "plain_board.h"

#define DOTS "\xE2\x80\xA6" /* … */

static bool read_csv(struct nika_setup *setup, const char *text, size_t size, struct nika_csv_problem *problem)
{
    char *alone = malloc(size > 0 ? size : 1); /* so that a sanitizer sees a read beyond it */

    assert_non_null(alone);
    memcpy(alone, text, size);
    memset(problem, 0x55, sizeof *problem);
    const bool fine = nika_board_csv(setup, alone, size, problem);

    free(alone);
    return fine;
}

/* Writes the good file with something else in the place of one number, from 1; with other ends of lines, and between the
 * numbers. Returns its size. */
static size_t csv_with(char *text, unsigned line, unsigned column, const char *instead, const char *end,
                       const char *between)
{
    char *const start = text;
    uint16_t numbers[NUMBERS];

    read_good(numbers);
    for (unsigned row = 1; row <= ROWS; row++)
        for (unsigned i = 1; i <= COLUMNS; i++) {
            text += row == line && i == column ? sprintf(text, "%s", instead ? instead : "")
                                               : sprintf(text, "%u", numbers[COLUMNS * (row - 1) + i - 1]);
            text += sprintf(text, "%s", i < COLUMNS ? between : end);
        }
    return (size_t)(text - start);
}

static char csv[20000];

static void assert_good(const char *text, size_t size)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 2);
    const struct nika_setup expected = setup;
    struct nika_csv_problem problem;

    memset(setup.board, 0, sizeof setup.board);
    if (!read_csv(&setup, text, size, &problem)) {
        print_error("%s at %u, %u: expected %s, found %s\n", problem.word, problem.line, problem.column,
                    problem.expected, problem.found);
        fail();
    }
    assert_same_setup(&setup, &expected);
    assert_true(nika_setup_board_standard(&setup));
}

static void good_files_are_read(void **state)
{
    static const char *const ends[] = {"\n", "\r\n", " \n", "\t\r\n", "   \r\r\n", ",\n", ";;, ; \r\n"};
    static const char *const between[] = {",", ";", ", ", " , ", "\t;\t", " ,\t "};
    static const char *const tails[] = {
        "", "\n", "\r\n", "\n\n\n", "  \r\n\t\n ", ",,,\n;;;\r\n", "\n\n\n\n\n\n\n\n\n\n\n\n\n\n"};

    (void)state;
    assert_good(good, strlen(good));
    for (unsigned e = 0; e < sizeof ends / sizeof ends[0]; e++)
        for (unsigned b = 0; b < sizeof between / sizeof between[0]; b++)
            for (unsigned t = 0; t < sizeof tails / sizeof tails[0]; t++) {
                strcpy(csv, "\xEF\xBB\xBF"); /* the byte order mark, as some programs write it */
                const size_t size = 3 + csv_with(csv + 3, 0, 0, NULL, ends[e], between[b]);

                strcpy(csv + size, tails[t]);
                assert_good(csv, strlen(csv));
                assert_good(csv + 3, strlen(csv + 3));
            }
    assert_good(good, strlen(good) - 1); /* without the last newline */
    assert_good(csv, csv_with(csv, 1, 1, "1", "\r\n", ",") - 2);
    assert_good(csv, csv_with(csv, 1, 1, "1", "\r\n", ",") - 1); /* a carriage return alone */
    assert_good(csv, csv_with(csv, 1, 1, "   1", "\n", ","));
    strcpy(csv, good);
    for (unsigned i = 0; csv[i]; i++)
        csv[i] = csv[i] == ',' && i % 3 == 0 ? ';' : csv[i]; /* both in one line */
    assert_good(csv, strlen(csv));
}

/* The bounds themselves are fine, and so are equal numbers above one another, and smaller ones along a line. */
static void all_numbers_that_fit_are_read(void **state)
{
    struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_csv_problem problem;
    char *text = csv;

    (void)state;
    for (unsigned row = 0; row < ROWS; row++)
        text += sprintf(text, "0,999,0,7,7,3,0,999,999,999,%u,5,5,5,5,5,5,5,%u,0\n", row, 100 * row / 2);
    assert_true(read_csv(&setup, csv, strlen(csv), &problem));
    assert_false(nika_setup_board_standard(&setup));
    for (unsigned row = 0; row < ROWS; row++) {
        assert_int_equal(setup.board[COLUMNS * row + 1], 999);
        assert_int_equal(setup.board[COLUMNS * row + 5], 3);
        assert_int_equal(setup.board[COLUMNS * row + 10], row);
        assert_int_equal(setup.board[COLUMNS * row + 18], 50 * row);
        assert_int_equal(setup.board[COLUMNS * row + 19], 0);
    }
}

/* Twelve lines of three numbers: counselor n has its windows at n-1, 20-n and 0. */
static size_t add_windows(char *text, const char *end)
{
    char *const start = text;

    for (unsigned n = 1; n <= ROWS; n++)
        text += sprintf(text, "%u,%u,0%s", n - 1, 20 - n, end);
    return (size_t)(text - start);
}

static void windows_follow_an_empty_line(void **state)
{
    static const char *const gaps[] = {"\n", "\r\n", "\n\n \n", ",,;\n", "\t\n,\r\n"};
    static const char *const ends[] = {"\n", "\r\n", " ,,\n"};
    static const char *const tails[] = {"", "\n", ",,\n;\n"};

    (void)state;
    for (unsigned g = 0; g < sizeof gaps / sizeof gaps[0]; g++)
        for (unsigned e = 0; e < sizeof ends / sizeof ends[0]; e++)
            for (unsigned t = 0; t < sizeof tails / sizeof tails[0]; t++) {
                struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
                struct nika_csv_problem problem;
                size_t size = (size_t)sprintf(csv, "%s%s", good, gaps[g]);

                size += add_windows(csv + size, ends[e]);
                size += (size_t)sprintf(csv + size, "%s", tails[t]);
                assert_true(read_csv(&setup, csv, size, &problem));
                assert_true(nika_setup_board_standard(&setup));
                for (unsigned n = 1; n <= ROWS; n++) {
                    assert_int_equal(setup.windows[3 * n - 3], n - 1);
                    assert_int_equal(setup.windows[3 * n - 2], 20 - n);
                    assert_int_equal(setup.windows[3 * n - 1], 0);
                }
                /* A file without them has the usual ones. */
                assert_true(read_csv(&setup, good, strlen(good), &problem));
                assert_true(nika_setup_windows_standard(&setup));
            }
}

/* A text is refused, and the setup stays as it was. */
static void assert_refused(const char *text, size_t size, const char *word, unsigned line, unsigned column,
                           const char *expected, const char *found)
{
    struct nika_setup setup = setup_of(&nika_justinian, 4, 3);
    struct nika_csv_problem problem;

    assert_true(nika_setup_edition(&setup, "it"));
    setup.board[NUMBERS - 1] = 76; /* not the game's own */
    const struct nika_setup before = setup;

    if (read_csv(&setup, text, size, &problem)) {
        print_error("no problem: %.*s\n", (int)size, text);
        fail();
    }
    if (strcmp(problem.word, word) != 0 || problem.line != line || problem.column != column)
        print_error("expected %s at %u, %u: found %s at %u, %u\n", word, line, column, problem.word, problem.line,
                    problem.column);
    assert_string_equal(problem.word, word);
    assert_int_equal(problem.line, line);
    assert_int_equal(problem.column, column);
    assert_string_equal(problem.expected, expected);
    assert_string_equal(problem.found, found);
    assert_same_setup(&setup, &before);
    assert_true(has_sentence(problem.word));
}

static void assert_field_refused(unsigned line, unsigned column, const char *field, const char *word,
                                 const char *expected, const char *found)
{
    const size_t size = csv_with(csv, line, column, field, "\n", ",");

    assert_refused(csv, size, word, line, column, expected, found);
}

static void fields_must_be_numbers(void **state)
{
    static const char *const fields[] = {"",
                                         "x",
                                         "-1",
                                         "-",
                                         "+",
                                         "+14",
                                         "1000",
                                         "1e2",
                                         "1E2",
                                         "3.0",
                                         "14.",
                                         ".5",
                                         "1'000",
                                         "0x14",
                                         "14a",
                                         "a14",
                                         "1 4",
                                         "1\t4",
                                         "\"14\"",
                                         "'14'",
                                         "#",
                                         "?",
                                         "NaN",
                                         "inf",
                                         "99999",
                                         "65536",
                                         "65550",
                                         "4294967296",
                                         "4294967310",
                                         "18446744073709551630",
                                         "100000000000000000000000000000000000014",
                                         "\xC2\xBD",
                                         "\xEF\xBC\x91\xEF\xBC\x94",
                                         "XIV"};
    static const unsigned places[][2] = {{1, 1}, {1, 20}, {3, 5}, {12, 1}, {12, 20}};

    (void)state;
    for (unsigned i = 0; i < sizeof fields / sizeof fields[0]; i++)
        for (unsigned p = 0; p < sizeof places / sizeof places[0]; p++) {
            /* A tab between two digits is shown as such. */
            const char *found = strcmp(fields[i], "1\t4") == 0 ? "1\\x094" : fields[i];

            if (!fields[i][0] && places[p][1] == COLUMNS) /* what is empty at the end of a line is not there */
                assert_field_refused(places[p][0], places[p][1], fields[i], "csv-columns", "20", "19");
            else
                assert_field_refused(places[p][0], places[p][1], fields[i], "csv-number", "0" DOTS "999", found);
        }
    /* Blanks around it do not count, and are not shown. */
    assert_field_refused(3, 5, "  fourteen\t", "csv-number", "0" DOTS "999", "fourteen");
    assert_field_refused(3, 5, "   ", "csv-number", "0" DOTS "999", "");
    /* The first thing that is wrong is told. */
    csv_with(csv, 2, 3, "x", "\n", ",");
    memcpy(strstr(csv, "25,26,27"), "y", 1);
    assert_refused(csv, strlen(csv), "csv-number", 2, 3, "0" DOTS "999", "x");
}

/* A heading, as one may find it in a file. */
static void headings_are_no_numbers(void **state)
{
    (void)state;
    sprintf(csv, "place;a;b;c\n%s", good);
    assert_refused(csv, strlen(csv), "csv-number", 1, 1, "0" DOTS "999", "place");
    sprintf(csv, "# my board\n%s", good);
    assert_refused(csv, strlen(csv), "csv-number", 1, 1, "0" DOTS "999", "# my board");
}

static void strange_bytes_are_shown_harmlessly(void **state)
{
    static const char nul[] = "\0", wide[] = "\xFF\xFE"
                                             "1\0,\0"
                                             "2\0"; /* a file of two-byte characters */
    char field[200], shown[200];
    size_t size;

    (void)state;
    assert_refused(nul, 1, "csv-number", 1, 1, "0" DOTS "999", "\\x00");
    assert_refused(wide, sizeof wide - 1, "csv-number", 1, 1, "0" DOTS "999", "\\xFF\\xFE1\\x00");
    size = csv_with(csv, 4, 7, "14N", "\n", ",");
    *strchr(csv, 'N') = '\0';
    assert_refused(csv, size, "csv-number", 4, 7, "0" DOTS "999", "14\\x00");
    size = csv_with(csv, 12, 20, "75", "\n", ",");
    csv[size++] = '\0'; /* after the last line stands a byte: a thirteenth line */
    assert_refused(csv, size, "csv-lines", 13, 1, "12", "13");
    assert_field_refused(5, 2, "\x1B[2J", "csv-number", "0" DOTS "999", "\\x1B[2J");
    assert_field_refused(5, 2,
                         "\xE2\x80\xAE"
                         "41",
                         "csv-number", "0" DOTS "999", "\\u{202E}41");
    /* A byte order mark counts only at the very beginning. */
    assert_field_refused(1, 2,
                         "\xEF\xBB\xBF"
                         "2",
                         "csv-number", "0" DOTS "999", "\\u{FEFF}2");
    sprintf(csv, "\xEF\xBB\xBF\xEF\xBB\xBF%s", good);
    assert_refused(csv, strlen(csv), "csv-number", 1, 1, "0" DOTS "999", "\\u{FEFF}1");
    /* Sixty bytes of a field are shown. */
    memset(field, '9', 150);
    field[150] = '\0';
    memset(shown, '9', 60);
    strcpy(shown + 60, DOTS);
    assert_field_refused(9, 9, field, "csv-number", "0" DOTS "999", shown);
}

static void very_long_fields_are_read(void **state)
{
    enum { LONG = 100000 };
    char *text = malloc(LONG + sizeof good), shown[64 + sizeof DOTS];
    (void)state;
    assert_non_null(text);
    memset(text, ' ', LONG);
    memcpy(text + LONG, good, sizeof good); /* blanks before the first number */
    assert_good(text, LONG + strlen(good));
    memset(text, 'x', LONG);
    memset(shown, 'x', 60);
    strcpy(shown + 60, DOTS);
    assert_refused(text, LONG, "csv-number", 1, 1, "0" DOTS "999", shown);
    memset(text, '\n', LONG);
    assert_refused(text, LONG, "csv-lines", 1, 1, "12", "0");
    for (unsigned i = 0; i < LONG; i++)
        text[i] = i % 2 ? ',' : '1';
    assert_refused(text, LONG - 1, "csv-columns", 1, 21, "20", "50000");
    free(text);
}

/* The grid has lines 1 to 12, line 13 is empty, and the windows of counselor n stand in line 13 + n. */
static void wrong_windows_are_told(void **state)
{
    static const struct {
        unsigned n; /* whose line is replaced, 13 for one more */
        const char *line, *word;
        unsigned at, column;
        const char *expected, *found;
    } all[] = {
        {1, "0,19,20\n", "csv-number", 14, 3, "0" DOTS "19", "20"},
        {3, "-1,0,0\n", "csv-number", 16, 1, "0" DOTS "19", "-1"},
        {3, "0,x,0\n", "csv-number", 16, 2, "0" DOTS "19", "x"},
        {3, "0,,0\n", "csv-number", 16, 2, "0" DOTS "19", ""},
        {12, "0,1.5,0\n", "csv-number", 25, 2, "0" DOTS "19", "1.5"},
        {12, "0,0\n", "csv-columns", 25, 3, "3", "2"},
        {5, "0,0,0,0\n", "csv-columns", 18, 4, "3", "4"},
        {5, "\n", "csv-columns", 18, 1, "3", "0"},
        {12, "", "csv-windows", 25, 1, "12", "11"},
        {13, "0,0,0\n", "csv-windows", 26, 1, "12", "13"},
        {13, "\n0,0,0\n", "csv-windows", 26, 1, "12", "14"},
    };

    (void)state;
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++) {
        size_t size = (size_t)sprintf(csv, "%s\n", good);

        for (unsigned n = 1; n <= 13; n++)
            size += (size_t)(n == all[i].n ? sprintf(csv + size, "%s", all[i].line)
                             : n <= ROWS   ? sprintf(csv + size, "0,0,0\n")
                                           : 0);
        assert_refused(csv, size, all[i].word, all[i].at, all[i].column, all[i].expected, all[i].found);
    }
    /* One line of windows; and windows that follow at once are lines too many of the grid. */
    sprintf(csv, "%s\n0,0,0", good);
    assert_refused(csv, strlen(csv), "csv-windows", 15, 1, "12", "1");
    add_windows(csv + sprintf(csv, "%s", good), "\n");
    assert_refused(csv, strlen(csv), "csv-lines", 13, 1, "12", "24");
}

static void numbers_must_not_fall(void **state)
{
    (void)state;
    assert_field_refused(2, 1, "0", "csv-falls", "1" DOTS "999", "0");
    assert_field_refused(2, 20, "20", "csv-falls", "21" DOTS "999", "20");
    assert_field_refused(7, 8, "18", "csv-falls", "19" DOTS "999", "18");
    assert_field_refused(12, 20, "66", "csv-falls", "67" DOTS "999", "66");
    assert_field_refused(12, 1, "  22 ", "csv-falls", "23" DOTS "999", "22");
    assert_field_refused(12, 1, "0", "csv-falls", "23" DOTS "999", "0");
    /* One that is too large is noticed on the next line: 20 stands under it. */
    const size_t size = csv_with(csv, 7, 5, "99", "\n", ",");

    assert_refused(csv, size, "csv-falls", 8, 5, "99" DOTS "999", "20");
}

static void lines_must_have_twenty_numbers(void **state)
{
    static const unsigned lines[] = {1, 4, 12};
    uint16_t numbers[NUMBERS];

    (void)state;
    read_good(numbers);
    for (unsigned l = 0; l < 3; l++)
        for (unsigned count = 1; count <= 41; count += count == 21 ? 20 : 1) {
            char *text = csv, found[8];

            for (unsigned row = 1; row <= ROWS; row++) {
                const unsigned size = row == lines[l] ? count : COLUMNS;

                for (unsigned i = 0; i < size; i++)
                    text += sprintf(text, "%s%u", i ? ";" : "", i < COLUMNS ? numbers[COLUMNS * (row - 1) + i] : 999);
                text += sprintf(text, "\n");
            }
            sprintf(found, "%u", count);
            if (count == COLUMNS)
                assert_good(csv, strlen(csv));
            else
                assert_refused(csv, strlen(csv), "csv-columns", lines[l], count < COLUMNS ? count + 1 : 21, "20",
                               found);
        }
}

static void files_must_have_twelve_lines(void **state)
{
    static const char *const empty[] = {"", "\n", "\r\n", "\n\n\n", "   ", " \t\n", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n"};

    (void)state;
    for (unsigned i = 0; i < sizeof empty / sizeof empty[0]; i++)
        assert_refused(empty[i], strlen(empty[i]), "csv-lines", 1, 1, "12", "0");
    for (unsigned lines = 1; lines <= 14; lines++) {
        char found[8];
        size_t size = 0;

        for (unsigned line = 0; line < lines && good[size]; line++)
            size += strcspn(good + size, "\n") + 1;
        memcpy(csv, good, size);
        csv[size] = '\0';
        for (unsigned line = 12; line < lines; line++)
            strcat(csv, "25,26,27,28,30,31,33,35,38,40,43,45,48,52,55,59,62,66,71,75\n");
        sprintf(found, "%u", lines);
        if (lines == ROWS)
            continue;
        assert_refused(csv, strlen(csv), "csv-lines", lines < ROWS ? lines + 1 : 13, 1, "12", found);
        strcat(csv, "\n \n"); /* empty lines at the end do not count */
        assert_refused(csv, strlen(csv), "csv-lines", lines < ROWS ? lines + 1 : 13, 1, "12", found);
    }
    /* A carriage return alone ends no line. */
    const size_t size = csv_with(csv, 0, 0, NULL, "\r", ",");

    assert_refused(csv, size, "csv-number", 1, 20, "0" DOTS "999", "21\\x0D3");
}

/* An empty line before the end is where numbers are missing, wherever it stands. */
static void empty_lines_in_between_are_told(void **state)
{
    static const char *const empty[] = {"\n", "\r\n", "  \t\n", "\n\n"};

    (void)state;
    for (unsigned before = 0; before < ROWS; before++)
        for (unsigned e = 0; e < sizeof empty / sizeof empty[0]; e++) {
            size_t size = 0;

            for (unsigned line = 0; line < before; line++)
                size += strcspn(good + size, "\n") + 1;
            memcpy(csv, good, size);
            strcpy(csv + size, empty[e]);
            strcat(csv, good + size);
            assert_refused(csv, strlen(csv), "csv-columns", before + 1, 1, "20", "0");
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_files_are_read),
        cmocka_unit_test(all_numbers_that_fit_are_read),
        cmocka_unit_test(windows_follow_an_empty_line),
        cmocka_unit_test(wrong_windows_are_told),
        cmocka_unit_test(fields_must_be_numbers),
        cmocka_unit_test(headings_are_no_numbers),
        cmocka_unit_test(strange_bytes_are_shown_harmlessly),
        cmocka_unit_test(very_long_fields_are_read),
        cmocka_unit_test(numbers_must_not_fall),
        cmocka_unit_test(lines_must_have_twenty_numbers),
        cmocka_unit_test(files_must_have_twelve_lines),
        cmocka_unit_test(empty_lines_in_between_are_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
