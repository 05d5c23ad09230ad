/*
 * test_damage.c: unit tests of records (record.h) that are wrong: each kind of damage is named, at the right line,
 * with the place, what was expected and what was found; and afterwards nothing has changed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>

#include <nika/games.h>
#include <nika/null.h>
#include <nika/record.h>

#include "sentences.h"

#include "unit_plain.h"

#define DOTS "\xE2\x80\xA6" /* … */
#define TIMES "\xC3\x97"    /* × */

#define HEADER(nika, game, players, start, names, rules, deal)                                                         \
    "{\"nika\":" nika ",\"game\":" game ",\"players\":" players ",\"start\":" start ",\"names\":" names                \
    ",\"rules\":" rules ",\"deal\":" deal "}"
#define NAMES "[\"Ada\",\"Bo\"]"
#define DEAL "[4,1,5,2,3]"

/* The smallest game: seat 0 has the tiles 1 and 4, seat 1 has 2 and 5, the 3 lies in the dark, and seat 1 starts. */
static const char good_header[] = HEADER("1", "\"null\"", "2", "1", NAMES, "{}", DEAL);
static const char *const good[] = {
    good_header,
    "{\"seat\":1,\"move\":\"lay 2\"}",
    "{\"seat\":0,\"move\":\"lay 4\"}",
    "{\"result\":{\"scores\":[4,2],\"ranks\":[1,2]}}",
};
#define A_MOVE "{\"seat\":" DOTS ",\"move\":" DOTS "}"

/* What must be said of a line; NULL: whatever it says. */
struct complaint {
    const char *word, *where, *expected, *found, *refusal;
};

/* All words that any test of this file has met. */
static const char *met[100];
static unsigned met_count;

static void meet(const char *word)
{
    for (unsigned i = 0; i < met_count; i++)
        if (strcmp(met[i], word) == 0)
            return;
    met[met_count++] = word;
}

static void assert_part(const char *line, const char *part, const char *expected, const char *found)
{
    if (expected && strcmp(expected, found) != 0)
        print_error("%s\n%s: expected \"%s\", found \"%s\"\n", line, part, expected, found);
    assert_true(!expected || strcmp(expected, found) == 0);
}

/* The problem that the reader has is this one, and has a sentence. */
static void assert_problem(const struct nika_reader *reader, const char *line, const struct complaint *complaint)
{
    const struct nika_problem *problem = &reader->problem;

    assert_int_equal(reader->state, NIKA_READER_BROKEN);
    assert_non_null(problem->word);
    assert_part(line, "word", complaint->word, problem->word);
    assert_part(line, "where", complaint->where, problem->misfit.where);
    assert_part(line, "expected", complaint->expected, problem->misfit.expected);
    assert_part(line, "found", complaint->found, problem->misfit.found);
    if (complaint->refusal) {
        assert_non_null(problem->refusal);
        assert_string_equal(problem->refusal, complaint->refusal);
    } else {
        assert_null(problem->refusal);
    }
    assert_true(has_sentence(problem->word));
    meet(problem->word);
}

static void assert_unchanged(const struct nika_reader *reader, const struct nika_reader *before)
{
    assert_int_equal(reader->games, before->games);
    assert_int_equal(reader->moves, before->moves);
    assert_int_equal(reader->ply, before->ply);
    assert_int_equal(reader->seat, before->seat);
    assert_true(nika_move_same(reader->move, before->move));
    assert_ptr_equal(reader->setup.game, before->setup.game);
    assert_int_equal(reader->setup.players, before->setup.players);
    assert_int_equal(reader->setup.start, before->setup.start);
    assert_memory_equal(reader->setup.switches, before->setup.switches, NIKA_SWITCHES_MAX);
    assert_memory_equal(&reader->names, &before->names, sizeof reader->names);
    assert_memory_equal(&reader->deal, &before->deal, sizeof reader->deal);
    assert_memory_equal(&reader->world, &before->world, sizeof reader->world);
    assert_memory_equal(&reader->result, &before->result, sizeof reader->result);
}

/* The next line, in a copy of exactly its size, must be a problem, and the reader stays broken by it. */
static void assert_broken(struct nika_reader *reader, const char *line, size_t size, const struct complaint *complaint)
{
    const struct nika_reader before = *reader;
    char *copy = malloc(size > 0 ? size : 1);

    assert_non_null(copy);
    memcpy(copy, line, size);
    const enum nika_reading reading = nika_reader_line(reader, copy, size);

    free(copy);
    if (reading != NIKA_READ_PROBLEM)
        print_error("no problem: %.*s\n", (int)size, line);
    assert_int_equal(reading, NIKA_READ_PROBLEM);
    assert_problem(reader, line, complaint);
    assert_int_equal(reader->line, before.line + 1);
    assert_unchanged(reader, &before);

    const struct nika_problem problem = reader->problem;

    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(nika_reader_line(reader, good[i], strlen(good[i])), NIKA_READ_PROBLEM);
        assert_int_equal(nika_reader_line_too_long(reader), NIKA_READ_PROBLEM);
        assert_false(nika_reader_end(reader));
    }
    assert_int_equal(reader->line, before.line + 1);
    assert_string_equal(reader->problem.word, problem.word);
    assert_memory_equal(&reader->problem.misfit, &problem.misfit, sizeof problem.misfit);
    assert_ptr_equal(reader->problem.refusal, problem.refusal);
    assert_unchanged(reader, &before);
}

/* A reader that has read this many lines of the good game. */
static struct nika_reader after(unsigned lines)
{
    struct nika_reader reader;

    memset(&reader, 0xcc, sizeof reader);
    nika_reader_start(&reader);
    for (unsigned i = 0; i < lines; i++)
        assert_int_not_equal(nika_reader_line(&reader, good[i], strlen(good[i])), NIKA_READ_PROBLEM);
    return reader;
}

struct damage {
    const char *line;
    struct complaint complaint;
};
#define ASSERT_DAMAGES(lines, damages) assert_damages(lines, damages, sizeof(damages) / sizeof((damages)[0]))

/* Each of these, after so many good lines, is a problem. */
static void assert_damages(unsigned lines, const struct damage *damages, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct nika_reader reader = after(lines);

        assert_broken(&reader, damages[i].line, strlen(damages[i].line), &damages[i].complaint);
    }
}

static void lines_that_are_no_json_are_refused(void **state)
{
    static const struct damage damages[] = {
        {"", {"empty-line", NULL, "{" DOTS "}", "", NULL}},
        {" \t\r", {"empty-line", NULL, "{" DOTS "}", "", NULL}},
        {"x", {"bad-json", "1", "", "x", NULL}},
        {"{\"nika\":2,}", {"bad-json", "11", "", "}", NULL}},
        {"{\"nika\":2} {}", {"bad-json", "12", "", "{}", NULL}},
        {"{\"nika\":01}", {"bad-json", "10", "", "1}", NULL}},
        {"{'nika':1, and so on, and on, and on}", {"bad-json", "2", "", "'nika':1, and so on, and on, and on}", NULL}},
        {"{\"a\":\"\xff\"}", {"bad-encoding", "7", "", "\\xFF\"}", NULL}},
        {"{\"a\":\"\xC0\x80\"}", {"bad-encoding", "7", "", "\\xC0\\x80\"}", NULL}},
        {"{\"a\":\"\\ud800\"}", {"bad-encoding", "7", "", "\\\\ud800\"}", NULL}},
        {"{\"a\":1,\"b\":2,\"a\":1}", {"duplicate-key", "14", "", "\"a\":1}", NULL}},
        {"{\"a\":1,\"\\u0061\":1}", {"duplicate-key", "8", "", "\"\\\\u0061\":1}", NULL}},
        {"{\"a\":{\"b\":1,\"b\":1}}", {"duplicate-key", "13", "", "\"b\":1}}", NULL}},
        {"{\"a\":[[[[[[[[[[[[[[[[7]]]]]]]]]]]]]]]]}", {"too-deep", "21", "", "[7]]]]]]]]]]]]]]]]}", NULL}},
        {"[]", {"no-object", "1", "{" DOTS "}", "[]", NULL}},
        {"7", {"no-object", "1", "{" DOTS "}", "7", NULL}},
        {" \"nika\" ", {"no-object", "1", "{" DOTS "}", "\"nika\"", NULL}},
        {"null", {"no-object", "1", "{" DOTS "}", "null", NULL}},
    };

    (void)state;
    for (unsigned lines = 0; lines <= 4; lines++)
        ASSERT_DAMAGES(lines, damages);
}

static void nul_bytes_are_refused(void **state)
{
    static const char nul[] = "\0", inside[] = "{\"seat\":1,\0\"move\":\"lay 2\"}",
                      in_string[] = "{\"seat\":1,\"move\":\"lay 2\0\"}";
    static const char behind[] = "{\"seat\":1,\"move\":\"lay 2\"}\0";
    struct nika_reader reader = after(1);

    (void)state;
    assert_broken(&reader, nul, 1, &(struct complaint){"bad-json", "1", "", "\\x00", NULL});
    reader = after(1);
    assert_broken(&reader, inside, sizeof inside - 1,
                  &(struct complaint){"bad-json", "11", "", "\\x00\"move\":\"lay 2\"}", NULL});
    reader = after(1);
    assert_broken(&reader, in_string, sizeof in_string - 1,
                  &(struct complaint){"bad-json", "24", "", "\\x00\"}", NULL});
    reader = after(1);
    assert_broken(&reader, behind, sizeof behind - 1, &(struct complaint){"bad-json", "26", "", "\\x00", NULL});
}

static void too_many_keys_are_refused(void **state)
{
    char line[1000];
    int size = sprintf(line, "{");
    struct nika_reader reader = after(0);

    (void)state;
    for (int i = 0; i < 65; i++) /* eight bytes each: the 65th key is byte 2 + 64 · 8 */
        size += sprintf(line + size, "\"k%02d\":0%s", i, i < 64 ? "," : "}");
    assert_broken(&reader, line, (size_t)size, &(struct complaint){"too-many-keys", "514", "", "\"k64\":0}", NULL});
}

static void too_long_lines_are_refused(void **state)
{
    (void)state;
    for (unsigned lines = 0; lines <= 4; lines++) {
        struct nika_reader reader = after(lines), before = reader;

        assert_int_equal(nika_reader_line_too_long(&reader), NIKA_READ_PROBLEM);
        assert_problem(&reader, "", &(struct complaint){"line-too-long", NULL, "65536", "", NULL});
        assert_int_equal(reader.line, lines + 1);
        assert_unchanged(&reader, &before);
        assert_int_equal(nika_reader_line(&reader, good[0], strlen(good[0])), NIKA_READ_PROBLEM);
        assert_false(nika_reader_end(&reader));
        assert_int_equal(reader.line, lines + 1);
    }
}

static void header_keys_must_be_there(void **state)
{
    static const struct damage damages[] = {
        {"{}", {"no-header", "nika", "{\"nika\":2," DOTS "}", "{}", NULL}},
        {"{\"game\":\"null\"}", {"no-header", "nika", "{\"nika\":2," DOTS "}", "{\"game\":\"null\"}", NULL}},
        {"{\"nika\":2}", {"missing-key", "game", NULL, "", NULL}},
        {"{\"nika\":2,\"game\":\"null\"}", {"missing-key", "players", "2" DOTS "6", "", NULL}},
        {"{\"nika\":2,\"game\":\"null\",\"players\":2}", {"missing-key", "start", "0" DOTS "1", "", NULL}},
        {"{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1}", {"missing-key", "names", "[" DOTS "]", "", NULL}},
        {"{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1,\"names\":" NAMES "}",
         {"missing-key", "rules", "{" DOTS "}", "", NULL}},
        {"{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1,\"names\":" NAMES ",\"rules\":{}}",
         {"missing-key", "deal", DOTS, "", NULL}},
        /* A key inside another value is not there. */
        {"{\"rules\":{\"nika\":2}}", {"no-header", "nika", NULL, "{\"rules\":{\"nika\":2}}", NULL}},
    };

    (void)state;
    ASSERT_DAMAGES(0, damages);
    ASSERT_DAMAGES(4, damages); /* a second game in the file */
}

/* Every value that a key of the header may not have. `%` in a header stands for it. */
static void assert_values_refused(const char *header, const char *key, const char *expected, const char *const *values)
{
    for (; *values; values++) {
        char line[1000];
        const char *place = strchr(header, '%');
        struct nika_reader reader = after(0);
        const int size = sprintf(line, "%.*s%s%s", (int)(place - header), header, *values, place + 1);

        assert_broken(&reader, line, (size_t)size, &(struct complaint){"wrong-value", key, expected, *values, NULL});
    }
}

static void header_values_must_fit(void **state)
{
    static const char *const not_a_format[] = {"0",    "3",    "-1",  "\"2\"", "2.0",   "1e0",
                                               "true", "null", "[1]", "{}",    "1e999", NULL};
    static const char *const not_players[] = {"0",   "1",     "7",     "-2",   "\"2\"", "2.0",
                                              "2.5", "20e-1", "1e999", "null", "[2]",   NULL};
    static const char *const not_start[] = {"2", "-1", "\"0\"", "0.0", "1e0", "true", "null", "[]", "-1e999", NULL};
    static const char *const not_names[] = {
        "7", "\"Ada\"", "{}", "null", "[]", "[\"Ada\"]", "[\"Ada\",\"Bo\",\"Cy\"]", "{\"a\":\"Ada\",\"b\":\"Bo\"}",
        NULL};
    static const char *const not_rules[] = {"7", "[]", "\"\"", "null", "true", NULL};
    static const char *const not_deal[] = {"7", "null", "[]", "{}", "\"41523\"", "[4,1,5,2]", NULL};

    (void)state;
    assert_values_refused(HEADER("%", "\"null\"", "2", "1", NAMES, "{}", DEAL), "nika", "1" DOTS "2", not_a_format);
    assert_values_refused(HEADER("1", "\"null\"", "%", "1", NAMES, "{}", DEAL), "players", "2" DOTS "6", not_players);
    assert_values_refused(HEADER("1", "\"byzantz\"", "%", "1", NAMES, "{}", DEAL), "players", "3" DOTS "6",
                          not_players + 7);
    assert_values_refused(HEADER("1", "\"null\"", "2", "%", NAMES, "{}", DEAL), "start", "0" DOTS "1", not_start);
    assert_values_refused(HEADER("1", "\"null\"", "2", "1", "%", "{}", DEAL), "names", "2 " TIMES " \"" DOTS "\"",
                          not_names);
    assert_values_refused(HEADER("1", "\"null\"", "2", "1", NAMES, "%", DEAL), "rules", "{" DOTS "}", not_rules);
    assert_values_refused(HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "%"), "deal", NULL, not_deal);
}

static void the_game_must_be_known(void **state)
{
    static const char *const not_game[] = {"7",    "\"chess\"", "\"Null\"",   "\"null \"",
                                           "\"\"", "null",      "[\"null\"]", NULL};
    char expected[160] = "";

    (void)state;
    for (unsigned i = 0; nika_games[i]; i++) {
        strcat(expected, i > 0 ? ", " : "");
        strcat(expected, nika_games[i]->name);
    }
    assert_values_refused(HEADER("1", "%", "2", "1", NAMES, "{}", DEAL), "game", expected, not_game);
}

static void huge_numbers_are_refused(void **state)
{
    static const char before[] = "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":";
    static const char seat[] = "{\"move\":\"lay 2\",\"seat\":";
    char line[1000], shown[60 + sizeof DOTS];
    struct nika_reader reader = after(0);

    (void)state;
    memset(shown, '1', 60);
    memcpy(shown + 60, DOTS, sizeof DOTS);
    sprintf(line, "%s%*s}", before, 400, "");
    memset(line + sizeof before - 1, '1', 400); /* a number of 400 digits */
    assert_broken(&reader, line, strlen(line), &(struct complaint){"wrong-value", "start", "0" DOTS "1", shown, NULL});
    sprintf(line, "%s%*s}", seat, 400, "");
    memset(line + sizeof seat - 1, '1', 400);
    reader = after(1);
    assert_broken(&reader, line, strlen(line), &(struct complaint){"wrong-value", "seat", "0" DOTS "1", shown, NULL});
}

static void names_must_be_names(void **state)
{
    static const struct damage damages[] = {
        {HEADER("1", "\"null\"", "2", "1", "[\"Ada\",7]", "{}", DEAL), {"wrong-name", "names[1]", "127", "7", NULL}},
        {HEADER("1", "\"null\"", "2", "1", "[null,\"Bo\"]", "{}", DEAL),
         {"wrong-name", "names[0]", "127", "null", NULL}},
        {HEADER("1", "\"null\"", "2", "1", "[\"Ada\",[\"Bo\"]]", "{}", DEAL),
         {"wrong-name", "names[1]", "127", "[\"Bo\"]", NULL}},
        {HEADER("1", "\"null\"", "2", "1", "[\"A\\u0000da\",\"Bo\"]", "{}", DEAL),
         {"wrong-name", "names[0]", "127", "\"A\\\\u0000da\"", NULL}},
    };
    char line[400], name[NIKA_NAME_MAX + 1];
    struct nika_reader reader = after(0);

    (void)state;
    ASSERT_DAMAGES(0, damages);
    memset(name, 'x', NIKA_NAME_MAX); /* one byte too long */
    name[NIKA_NAME_MAX] = '\0';
    sprintf(
        line,
        "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":1,\"names\":[\"Ada\",\"%s\"],\"rules\":{},\"deal\":" DEAL
        "}",
        name);
    assert_broken(&reader, line, strlen(line), &(struct complaint){"wrong-name", "names[1]", "127", NULL, NULL});
}

/* The edition presets the switches wherever it stands among them, and what differs from it is written again. Tiles 4 and 2
 * score 2 and 4 when the lowest of five wins: 6 - 4 and 6 - 2. */
static void editions_are_read_and_written(void **state)
{
    static const char *const headers[] = {
        HEADER("1", "\"null\"", "2", "1", NAMES, "{\"edition\":\"reverse\"}", DEAL),
        HEADER("1", "\"null\"", "2", "1", NAMES, "{\"winner\":\"highest\",\"edition\":\"reverse\"}", DEAL),
    };
    static const char *const rules[] = {"\"rules\":{\"edition\":\"reverse\"}",
                                        "\"rules\":{\"edition\":\"reverse\",\"winner\":\"highest\"}"};
    static const char *const results[] = {"{\"result\":{\"scores\":[2,4],\"ranks\":[2,1]}}",
                                          "{\"result\":{\"scores\":[4,2],\"ranks\":[1,2]}}"};

    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct nika_reader reader = after(0);
        char bytes[600];
        struct nika_text text = nika_text(bytes, sizeof bytes);

        assert_int_equal(nika_reader_line(&reader, headers[i], strlen(headers[i])), NIKA_READ_HEADER);
        assert_int_equal(reader.setup.edition, 1);
        assert_int_equal(reader.setup.switches[0], 1 - i);
        nika_record_header(&reader.setup, &reader.names, &reader.deal, &text);
        assert_non_null(strstr(bytes, rules[i]));
        assert_int_equal(nika_reader_line(&reader, good[1], strlen(good[1])), NIKA_READ_MOVE);
        assert_int_equal(nika_reader_line(&reader, good[2], strlen(good[2])), NIKA_READ_MOVE);
        assert_int_equal(nika_reader_line(&reader, results[i], strlen(results[i])), NIKA_READ_RESULT);
    }
}

static void rules_must_be_known(void **state)
{
    static const struct damage damages[] = {
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{\"open-profit\":\"on\"}", DEAL),
         {"unknown-switch", "rules", NULL, "\"open-profit\"", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{\"edition\":\"en\"}", DEAL),
         {"wrong-value", "edition", "plain, reverse", "\"en\"", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{\"edition\":1}", DEAL),
         {"wrong-value", "edition", "plain, reverse", "1", NULL}},
        {HEADER("1", "\"byzantz\"", "3", "1", "[\"\",\"\",\"\"]", "{\"Open-profit\":\"on\"}", DEAL),
         {"unknown-switch", "rules", "open-profit", "\"Open-profit\"", NULL}},
        {HEADER("1", "\"byzantz\"", "3", "1", "[\"\",\"\",\"\"]", "{\"open-profit\":\"off\",\"x\":1}", DEAL),
         {"unknown-switch", "rules", "open-profit", "\"x\"", NULL}},
        {HEADER("1", "\"byzantz\"", "3", "1", "[\"\",\"\",\"\"]", "{\"open-profit\":\"maybe\"}", DEAL),
         {"wrong-value", "open-profit", "on, off", "\"maybe\"", NULL}},
        {HEADER("1", "\"byzantz\"", "3", "1", "[\"\",\"\",\"\"]", "{\"open-profit\":false}", DEAL),
         {"wrong-value", "open-profit", "on, off", "false", NULL}},
        {HEADER("1", "\"byzantz\"", "3", "1", "[\"\",\"\",\"\"]", "{\"open-profit\":[\"on\"]}", DEAL),
         {"wrong-value", "open-profit", "on, off", "[\"on\"]", NULL}},
    };

    (void)state;
    ASSERT_DAMAGES(0, damages);
}

static void deals_of_the_null_game_must_be_whole(void **state)
{
    static const struct damage damages[] = {
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "[4,1,5,2,2]"), {"wrong-value", "deal", NULL, "2", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "[4,1,5,2,6]"), {"wrong-value", "deal", NULL, "6", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "[0,1,5,2,3]"), {"wrong-value", "deal", NULL, "0", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "[4,1,5,2,3,6]"), {"wrong-value", "deal", NULL, "6", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "[4,1,\"5\",2,3]"),
         {"wrong-value", "deal", NULL, "\"5\"", NULL}},
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "[4,1,5,2,1e999]"),
         {"wrong-value", "deal", NULL, "1e999", NULL}},
        /* Right numbers, but no array. */
        {HEADER("1", "\"null\"", "2", "1", NAMES, "{}", "{\"a\":4,\"b\":1,\"c\":5,\"d\":2,\"e\":3}"),
         {"wrong-value", "deal", NULL, "{\"a\":4,\"b\":1,\"c\":5,\"d\":2,\"e\":3}", NULL}},
    };

    (void)state;
    ASSERT_DAMAGES(0, damages);
}

static void move_lines_must_be_whole(void **state)
{
    static const struct damage damages[] = {
        {"{}", {"missing-key", "move", A_MOVE, "{}", NULL}},
        {"{\"seat\":1}", {"missing-key", "move", A_MOVE, "{\"seat\":1}", NULL}},
        {"{\"Move\":\"lay 2\",\"seat\":1}", {"missing-key", "move", A_MOVE, NULL, NULL}},
        {"{\"move\":\"lay 2\"}", {"missing-key", "seat", "0" DOTS "1", "", NULL}},
        {"{\"seat\":\"1\",\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "\"1\"", NULL}},
        {"{\"seat\":2,\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "2", NULL}},
        {"{\"seat\":-1,\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "-1", NULL}},
        {"{\"seat\":257,\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "257", NULL}},
        {"{\"seat\":1.0,\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "1.0", NULL}},
        {"{\"seat\":null,\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "null", NULL}},
        {"{\"seat\":1e999,\"move\":\"lay 2\"}", {"wrong-value", "seat", "0" DOTS "1", "1e999", NULL}},
        {"{\"seat\":1,\"move\":2}", {"not-a-move", "move", "lay 2, lay 5", "2", NULL}},
        {"{\"seat\":1,\"move\":null}", {"not-a-move", "move", "lay 2, lay 5", "null", NULL}},
        {"{\"seat\":1,\"move\":[\"lay 2\"]}", {"not-a-move", "move", "lay 2, lay 5", "[\"lay 2\"]", NULL}},
        {"{\"seat\":1,\"move\":\"\"}", {"not-a-move", "move", "lay 2, lay 5", "\"\"", NULL}},
        {"{\"seat\":1,\"move\":\"lay 6\"}", {"not-a-move", "move", "lay 2, lay 5", "\"lay 6\"", NULL}},
        {"{\"seat\":1,\"move\":\"lay 02\"}", {"not-a-move", "move", "lay 2, lay 5", "\"lay 02\"", NULL}},
        {"{\"seat\":1,\"move\":\"lay  2\"}", {"not-a-move", "move", "lay 2, lay 5", "\"lay  2\"", NULL}},
        {"{\"seat\":1,\"move\":\"Lay 2\"}", {"not-a-move", "move", "lay 2, lay 5", "\"Lay 2\"", NULL}},
        {"{\"seat\":1,\"move\":\"lay 2 \"}", {"not-a-move", "move", "lay 2, lay 5", "\"lay 2 \"", NULL}},
        {"{\"seat\":1,\"move\":\"lay ?\"}", {"not-a-move", "move", "lay 2, lay 5", "\"lay ?\"", NULL}},
        {"{\"seat\":1,\"move\":\"lay 2\\u0000\"}", {"not-a-move", "move", "lay 2, lay 5", "\"lay 2\\\\u0000\"", NULL}},
        {"{\"seat\":1,\"move\":\"lay 2222222222222222222222222222\"}",
         {"not-a-move", "move", "lay 2, lay 5", NULL, NULL}},
        {"{\"seat\":0,\"move\":\"pass\"}", {"not-a-move", "move", "seat 1", "\"pass\"", NULL}},
    };

    (void)state;
    ASSERT_DAMAGES(1, damages);
}

static void illegal_moves_are_refused(void **state)
{
    static const struct damage first[] = {
        {"{\"seat\":0,\"move\":\"lay 4\"}", {"move-refused", "0", "seat 1", "\"lay 4\"", "not-asked"}},
        {"{\"seat\":1,\"move\":\"lay 4\"}", {"move-refused", "1", "lay 2, lay 5", "\"lay 4\"", "not-in-hand"}},
    };
    static const struct damage second[] = {
        {"{\"seat\":1,\"move\":\"lay 5\"}", {"move-refused", "1", "seat 0", "\"lay 5\"", "not-asked"}},
        {"{\"seat\":0,\"move\":\"lay 3\"}", {"move-refused", "0", "lay 1, lay 4", "\"lay 3\"", "not-in-hand"}},
    };
    static const struct damage third[] = {
        {"{\"seat\":1,\"move\":\"lay 5\"}", {"move-refused", "1", NULL, "\"lay 5\"", "game-over"}},
    };

    (void)state;
    ASSERT_DAMAGES(1, first);
    ASSERT_DAMAGES(2, second);
    ASSERT_DAMAGES(3, third);
}

#define LEGAL(list) "{\"seat\":1,\"move\":\"lay 2\",\"legal\":" list "}"

static void wrong_legal_moves_are_refused(void **state)
{
    static const struct damage damages[] = {
        {LEGAL("[\"lay 2\"]"), {"wrong-value", "legal[1]", "lay 5", "]", NULL}},
        {LEGAL("[\"lay 5\"]"), {"wrong-value", "legal[0]", "lay 2", "\"lay 5\"", NULL}},
        {LEGAL("[]"), {"wrong-value", "legal[0]", "lay 2", "]", NULL}},
        {LEGAL("[\"lay 2\",\"lay 5\",\"lay 5\"]"), {"wrong-value", "legal[2]", "]", "\"lay 5\"", NULL}},
        {LEGAL("[\"lay 2\",\"lay 3\",\"lay 5\"]"), {"wrong-value", "legal[1]", "lay 5", "\"lay 3\"", NULL}},
        {LEGAL("[\"lay 5\",\"lay 2\"]"), {"wrong-value", "legal[0]", "lay 2", "\"lay 5\"", NULL}},
        {LEGAL("[2,5]"), {"wrong-value", "legal[0]", "lay 2", "2", NULL}},
        {LEGAL("[[\"lay 2\",\"lay 5\"]]"), {"wrong-value", "legal[0]", "lay 2", "[\"lay 2\",\"lay 5\"]", NULL}},
        {LEGAL("\"lay 2\""), {"wrong-value", "legal", "[" DOTS "]", "\"lay 2\"", NULL}},
        {LEGAL("null"), {"wrong-value", "legal", "[" DOTS "]", "null", NULL}},
        {LEGAL("{\"a\":\"lay 2\",\"b\":\"lay 5\"}"), {"wrong-value", "legal", "[" DOTS "]", NULL, NULL}},
    };

    (void)state;
    ASSERT_DAMAGES(1, damages);
}

#define RESULT(scores, ranks) "{\"result\":{\"scores\":" scores ",\"ranks\":" ranks "}}"

static void wrong_results_are_refused(void **state)
{
    static const struct damage damages[] = {
        {RESULT("[2,4]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[2,4]", NULL}},
        {RESULT("[4]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[4]", NULL}},
        {RESULT("[]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[]", NULL}},
        {RESULT("[4,2,0]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[4,2,0]", NULL}},
        {RESULT("[4,\"2\"]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[4,\"2\"]", NULL}},
        {RESULT("[4,2.0]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[4,2.0]", NULL}},
        {RESULT("[1e999,2]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[1e999,2]", NULL}},
        {RESULT("[65540,2]", "[1,2]"), {"wrong-value", "scores", "[4,2]", "[65540,2]", NULL}}, /* 4 + 2^16 */
        {RESULT("4", "[1,2]"), {"wrong-value", "scores", "[4,2]", "4", NULL}},
        {RESULT("{\"a\":4,\"b\":2}", "[1,2]"), {"wrong-value", "scores", "[4,2]", "{\"a\":4,\"b\":2}", NULL}},
        {RESULT("[4,2]", "[2,1]"), {"wrong-value", "ranks", "[1,2]", "[2,1]", NULL}},
        {RESULT("[4,2]", "[1,1]"), {"wrong-value", "ranks", "[1,2]", "[1,1]", NULL}},
        {RESULT("[4,2]", "[1]"), {"wrong-value", "ranks", "[1,2]", "[1]", NULL}},
        {RESULT("[4,2]", "[1,2,3]"), {"wrong-value", "ranks", "[1,2]", "[1,2,3]", NULL}},
        {RESULT("[4,2]", "null"), {"wrong-value", "ranks", "[1,2]", "null", NULL}},
        {"{\"result\":{\"ranks\":[1,2]}}", {"wrong-value", "scores", "[4,2]", "{\"ranks\":[1,2]}", NULL}},
        {"{\"result\":{\"scores\":[4,2]}}", {"wrong-value", "ranks", "[1,2]", "{\"scores\":[4,2]}", NULL}},
        {"{\"result\":[[4,2],[1,2]]}", {"wrong-value", "scores", "[4,2]", "[[4,2],[1,2]]", NULL}},
        {"{\"result\":null}", {"wrong-value", "scores", "[4,2]", "null", NULL}},
    };

    (void)state;
    ASSERT_DAMAGES(3, damages);
}

static void lines_in_the_wrong_place_are_refused(void **state)
{
    const struct complaint early = {"not-over", "result", A_MOVE, "{\"scores\":[4,2],\"ranks\":[1,2]}", NULL};
    const struct complaint again = {"not-over", "nika", A_MOVE, NULL, NULL};
    const struct complaint late = {"no-header", "nika", "{\"nika\":2," DOTS "}", NULL, NULL};

    (void)state;
    for (unsigned lines = 1; lines <= 2; lines++) {
        struct nika_reader reader = after(lines);

        assert_broken(&reader, good[3], strlen(good[3]), &early);
        reader = after(lines);
        assert_broken(&reader, good[0], strlen(good[0]), &again);
    }
    for (unsigned line = 1; line <= 3; line++) { /* a move or a result before the first header, and after the result */
        struct nika_reader reader = after(0);

        assert_broken(&reader, good[line], strlen(good[line]), &late);
        reader = after(4);
        assert_broken(&reader, good[line], strlen(good[line]), &late);
    }
}

/* The next game starts, though the last one has ended without its result. */
static void a_game_that_is_over_needs_its_result(void **state)
{
    struct nika_reader reader = after(3);

    (void)state;
    assert_broken(&reader, good[0], strlen(good[0]),
                  &(struct complaint){"no-result", "nika", "{\"result\":" DOTS "}", NULL, NULL});
}

static void the_end_must_not_come_too_early(void **state)
{
    struct nika_reader reader = after(0), before;

    (void)state;
    assert_false(nika_reader_end(&reader));
    assert_problem(&reader, "", &(struct complaint){"empty-file", "nika", "{\"nika\":2," DOTS "}", "", NULL});
    assert_int_equal(reader.line, 1);
    assert_false(nika_reader_end(&reader));
    assert_int_equal(reader.line, 1);

    before = reader = after(3);
    assert_false(nika_reader_end(&reader));
    assert_problem(&reader, "", &(struct complaint){"no-result-at-end", "result", "{\"result\":" DOTS "}", "", NULL});
    assert_int_equal(reader.line, 4);
    assert_unchanged(&reader, &before);
    assert_int_equal(nika_reader_line(&reader, good[3], strlen(good[3])), NIKA_READ_PROBLEM);

    for (unsigned lines = 1; lines <= 4; lines += lines == 2 ? 2 : 1) {
        reader = after(lines);
        assert_true(nika_reader_end(&reader));
    }
}

/* A file, cut off after some byte, is read as programs do: a last line without its end is a line if there is
 * anything in it. */
static bool read_file(struct nika_reader *reader, const char *text, size_t size)
{
    nika_reader_start(reader);
    for (size_t at = 0; at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        const size_t length = end ? (size_t)(end - (text + at)) : size - at;
        char *line = malloc(length > 0 ? length : 1);

        assert_non_null(line);
        memcpy(line, text + at, length);
        const enum nika_reading reading = nika_reader_line(reader, line, length);

        free(line);
        if (reading == NIKA_READ_PROBLEM)
            return false;
        at += length + 1;
    }
    return nika_reader_end(reader);
}

static void every_beginning_of_a_record_is_told_apart(void **state)
{
    char text[1000] = "";
    size_t ends[8], start = 0;
    unsigned line = 0;

    (void)state;
    for (unsigned i = 0; i < 8; i++) { /* two games; a name with a character of three bytes */
        strcat(text, i == 4 ? HEADER("1", "\"null\"", "2", "1", "[\"\xE2\x82\xAC\",\"\"]", "{}", DEAL) : good[i % 4]);
        ends[i] = strlen(text);
        strcat(text, "\n");
    }
    for (size_t size = 0; size <= strlen(text); size++) {
        struct nika_reader reader;
        const bool fine = read_file(&reader, text, size);

        /* `line` whole lines, and perhaps the end of the last one, stand before this byte. */
        if (line < 8 && size == ends[line])
            line++;
        const bool whole = line > 0 && (size == ends[line - 1] || size == ends[line - 1] + 1);

        start = line > 0 ? ends[line - 1] + 1 : 0;
        if (whole && line % 4 != 3) {
            assert_true(fine);
            assert_int_equal(reader.line, line);
            assert_int_equal(reader.state, line % 4 == 0 ? NIKA_READER_AFTER_GAME : NIKA_READER_IN_GAME);
            continue;
        }
        assert_false(fine);
        assert_int_equal(reader.line, line + 1);
        if (size == 0)
            assert_problem(&reader, "", &(struct complaint){"empty-file", NULL, NULL, NULL, NULL});
        else if (whole)
            assert_problem(&reader, "", &(struct complaint){"no-result-at-end", NULL, NULL, NULL, NULL});
        else if (((uint8_t)text[size - 1] >= 0x80) && ((uint8_t)text[size] & 0xc0) == 0x80)
            assert_problem(&reader, text + start, &(struct complaint){"bad-encoding", NULL, NULL, NULL, NULL});
        else
            assert_problem(&reader, text + start, &(struct complaint){"cut-off", NULL, NULL, NULL, NULL});
    }
    assert_int_equal(line, 8);
}

/* "the line ends too early, after 11 bytes": it has eleven. */
static void a_cut_line_is_told_its_length(void **state)
{
    struct nika_reader reader = after(1);
    char bytes[200];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    const char *line = "{\"seat\":1,\"";

    (void)state;
    assert_broken(&reader, line, strlen(line), &(struct complaint){"cut-off", NULL, "{" DOTS "}", "", NULL});
    nika_say(&text, nika_voice(NIKA_ENGLISH, NULL), msg_cut_off(reader.problem.misfit.where));
    assert_non_null(strstr(bytes, " 11 "));
}

/* Words that are sentences but no refusals speak of records; each was met above, or somebody forgot to test it. Those that begin
 * with csv- speak of files of numbers; the second game is a matter of tables, and proofs are one of fair.h and
 * recheck.h. */
static void every_word_was_met(void **state)
{
    (void)state;
    for (unsigned i = 0; nika_message_key(NIKA_AREA_PROBLEM, i); i++) {
        char word[64];
        size_t size = strlen(nika_message_key(NIKA_AREA_PROBLEM, i)->word) + 1;

        assert_true(size <= sizeof word);
        memcpy(word, nika_message_key(NIKA_AREA_PROBLEM, i)->word, size);
        for (char *at = word; (at = strchr(at, '_')) != NULL;)
            *at = '-';
        bool known = strncmp(word, "csv-", 4) == 0 || strcmp(word, "second-game") == 0 ||
                     strcmp(word, "deal-unproved") == 0 || strcmp(word, "signature-wrong") == 0 ||
                     strcmp(word, "move-unproved") == 0;

        for (unsigned g = 0; nika_games[g]; g++)
            for (unsigned r = 0; nika_games[g]->refusals[r]; r++)
                known = known || strcmp(nika_games[g]->refusals[r], word) == 0;
        for (unsigned m = 0; m < met_count; m++)
            known = known || strcmp(met[m], word) == 0;
        if (!known)
            print_error("never met: %s\n", word);
        assert_true(known);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_that_are_no_json_are_refused),
        cmocka_unit_test(nul_bytes_are_refused),
        cmocka_unit_test(too_many_keys_are_refused),
        cmocka_unit_test(too_long_lines_are_refused),
        cmocka_unit_test(header_keys_must_be_there),
        cmocka_unit_test(header_values_must_fit),
        cmocka_unit_test(the_game_must_be_known),
        cmocka_unit_test(huge_numbers_are_refused),
        cmocka_unit_test(names_must_be_names),
        cmocka_unit_test(editions_are_read_and_written),
        cmocka_unit_test(rules_must_be_known),
        cmocka_unit_test(deals_of_the_null_game_must_be_whole),
        cmocka_unit_test(move_lines_must_be_whole),
        cmocka_unit_test(illegal_moves_are_refused),
        cmocka_unit_test(wrong_legal_moves_are_refused),
        cmocka_unit_test(wrong_results_are_refused),
        cmocka_unit_test(lines_in_the_wrong_place_are_refused),
        cmocka_unit_test(a_game_that_is_over_needs_its_result),
        cmocka_unit_test(the_end_must_not_come_too_early),
        cmocka_unit_test(every_beginning_of_a_record_is_told_apart),
        cmocka_unit_test(a_cut_line_is_told_its_length),
        cmocka_unit_test(every_word_was_met),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
