/*
 * test_puzzles.c: the puzzles that are shipped (data/puzzles): each is a moment of a whole game, its moves are all that were
 * legal, one of them is clearly the best, and a review says so, too. Its argument is the folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/games.h>
#include <nika/hint.h>
#include <nika/json.h>
#include <nika/review.h>

enum { FILE_MAX = 4 << 20, AGAIN = 3 /* of each game are measured again */, TRIES = 8 };

/* What must hold of a game's puzzles: the margin of the best move, in ten-thousandths of the chance to win. */
struct rules {
    const char *game;
    int64_t margin;
    const char *themes[8];
};
static const struct rules of_byzantz = {"byzantz", 600, {"bid", "much", "give", "take", "sell"}};
static const struct rules of_justinian = {
    "justinian", 400, {"place", "court", "pass", "direction", "trigger", "color", "exchange"}};

static const char *folder;
static struct nika_review review;
static struct nika_bench bench;
static struct nika_reader reader;

static struct nika_json member(struct nika_json object, const char *key)
{
    struct nika_json value;
    assert_true(nika_json_get(object, key, &value));
    return value;
}

static int64_t whole(struct nika_json value, int64_t min, int64_t max)
{
    int64_t number;
    assert_true(nika_json_whole(value, min, max, &number));
    return number;
}

static struct nika_json element(struct nika_json array, unsigned index)
{
    struct nika_json_walk walk = nika_json_walk(array);
    struct nika_json value;
    do
        assert_true(nika_json_next(&walk, &value));
    while (index-- > 0);
    return value;
}

/* The header and the result stand there as in a record, a move as "2 bid G1". */
static void read_record(struct nika_json record)
{
    struct nika_json_walk walk = nika_json_walk(record);
    struct nika_json value;
    nika_reader_start(&reader);
    while (nika_json_next(&walk, &value)) {
        char line[128], said[NIKA_WORD_MAX + 2];
        struct nika_json whole_line = value;
        size_t size;
        if (nika_json_kind(value) == '"') {
            assert_true(nika_json_string(value, said, sizeof said, &size));
            assert_true(size > 2 && said[1] == ' ');
            const int written = snprintf(line, sizeof line, "{\"seat\":%c,\"move\":\"%s\"}", said[0], said + 2);
            whole_line = (struct nika_json){line, (size_t)written};
        }
        const enum nika_reading reading = nika_reader_line(&reader, whole_line.text, whole_line.size);
        assert_int_not_equal(reading, NIKA_READ_PROBLEM);
        nika_review_read(&review, &reader, reading);
    }
    assert_true(nika_reader_end(&reader));
    assert_true(nika_review_ready(&review));
}

/* The position before a ply, as its mover saw it. */
static const struct nika_play *set_up(unsigned ply, struct nika_view *view)
{
    struct nika_play *play = nika_bench_begin(&bench, &review.setup, &review.deal);
    for (unsigned i = 0; i < ply; i++)
        assert_int_equal(nika_play_make(play, review.moves[i].seat, review.moves[i].move), NIKA_ACCEPTED);
    nika_play_look(play, review.moves[ply].seat, view);
    return play;
}

static struct nika_move legal_move(const struct nika_play *play, unsigned seat, struct nika_json word)
{
    char text[NIKA_WORD_MAX];
    struct nika_move move;
    size_t size;
    assert_true(nika_json_string(word, text, sizeof text, &size));
    assert_true(nika_parse_whole(&review.setup, text, size, &move));
    assert_int_equal(nika_play_judge(play, seat, move), NIKA_ACCEPTED);
    return move;
}

/* Something speaks for the best move that does not speak for the second best. */
static void check_reason(const struct nika_view *view, const struct nika_move two[2])
{
    struct nika_fact facts[NIKA_FACTS_MAX], rivals[NIKA_FACTS_MAX];
    const unsigned count = nika_facts(&review.setup, view, two[0], facts);
    const unsigned others = nika_facts(&review.setup, view, two[1], rivals);
    unsigned shared = 0;
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < others; j++)
            shared += facts[i].kind == rivals[j].kind && facts[i].seat == rivals[j].seat &&
                      facts[i].good == rivals[j].good && facts[i].counselor == rivals[j].counselor &&
                      facts[i].color == rivals[j].color && facts[i].number == rivals[j].number &&
                      facts[i].second == rivals[j].second;
    assert_true(shared < count);
    assert_true(nika_telling_facts(&review.setup, view, two[0], two[1], facts) > 0);
}

/* All moves that are legal there are listed, each once; only the first loses nothing. Returns the first and the second. */
static void check_moves(const struct rules *rules, struct nika_json puzzle, unsigned ply, struct nika_move two[2])
{
    struct nika_view view;
    const unsigned seat = review.moves[ply].seat;
    const struct nika_play *play = set_up(ply, &view);
    struct nika_json_walk walk = nika_json_walk(member(puzzle, "moves"));
    struct nika_json move;
    struct nika_move listed[NIKA_MOVES_MAX];
    unsigned count = 0;
    int64_t before = 0;
    for (; nika_json_next(&walk, &move); count++) {
        const int64_t loss = whole(element(move, 2), 0, 10000), error = whole(element(move, 3), 0, 10000);
        listed[count] = legal_move(play, seat, element(move, 0));
        whole(element(move, 1), 0, 10000);
        assert_true(count == 0 ? loss == 0 : loss >= rules->margin && loss >= 4 * error && loss >= before);
        before = loss;
    }
    assert_true(count >= 2);
    memcpy(two, listed, 2 * sizeof two[0]);
    walk = nika_json_walk(member(puzzle, "others"));
    for (; nika_json_next(&walk, &move); count++) {
        listed[count] = legal_move(play, seat, walk.key);
        assert_true(100 * whole(move, 0, 100) >= rules->margin - 50);
    }
    assert_int_equal(count, review.choices[ply]);
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = 0; j < i; j++)
            assert_false(nika_move_same(listed[i], listed[j]));
    check_reason(&view, two);
}

/* It is as hard as there are levels that mostly miss it. */
static void check_grade(const struct rules *rules, struct nika_json puzzle)
{
    int64_t grade = 1;
    const struct nika_json found = member(puzzle, "found");
    assert_int_equal(nika_json_count(found), NIKA_LEVELS);
    for (unsigned level = 0; level < NIKA_LEVELS; level++)
        grade += 2 * whole(element(found, level), 0, TRIES) < TRIES;
    assert_int_equal(whole(member(puzzle, "grade"), 1, NIKA_LEVELS), grade > NIKA_LEVELS ? NIKA_LEVELS : grade);
    bool known = false;
    for (unsigned i = 0; rules->themes[i]; i++)
        known = known || nika_json_is(member(puzzle, "theme"), rules->themes[i]);
    assert_true(known);
}

/* A review that is told that the second best was played says that the best was better. */
static void measure_again(unsigned ply, const struct nika_move two[2])
{
    struct nika_review_decision decision;
    assert_true(nika_review_try(&review, ply, two[1], &decision));
    assert_true(nika_move_same(decision.best.move, two[0]));
    assert_true(decision.loss > 2 * decision.error);
}

static void check_file(const struct rules *rules)
{
    static char text[FILE_MAX];
    char path[4096];
    struct nika_json file, puzzle;
    size_t at;
    snprintf(path, sizeof path, "%s/%s.json", folder, rules->game);
    FILE *stream = fopen(path, "rb");
    assert_non_null(stream);
    const size_t size = fread(text, 1, sizeof text, stream);
    fclose(stream);
    assert_int_equal(nika_json_check(text, size, &file, &at), NIKA_JSON_FINE);
    assert_int_equal(whole(member(file, "puzzles"), 1, 1), 1);
    assert_true(nika_json_is(member(file, "game"), rules->game));
    const struct nika_json list = member(file, "list");
    const size_t count = nika_json_count(list);
    assert_true(count >= AGAIN);
    struct nika_json_walk walk = nika_json_walk(list);
    for (size_t number = 0; nika_json_next(&walk, &puzzle); number++) {
        struct nika_move two[2];
        read_record(member(puzzle, "record"));
        assert_string_equal(review.setup.game->name, rules->game);
        const unsigned ply = (unsigned)whole(member(puzzle, "ply"), 0, (int64_t)review.count - 1);
        assert_int_equal(whole(member(puzzle, "seat"), 0, NIKA_SEATS_MAX - 1), review.moves[ply].seat);
        check_grade(rules, puzzle);
        check_moves(rules, puzzle, ply, two);
        if (number % (count / AGAIN) == 0 && number / (count / AGAIN) < AGAIN)
            measure_again(ply, two);
    }
}

static void test_byzantz(void **state)
{
    (void)state;
    check_file(&of_byzantz);
}

static void test_justinian(void **state)
{
    (void)state;
    check_file(&of_justinian);
}

/* Two puzzles are two: pages remember by their names which ones somebody has solved. */
static void test_names(void **state)
{
    static char text[FILE_MAX], names[4096][8];
    unsigned count = 0;
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        char path[4096];
        struct nika_json file, puzzle;
        size_t at, size;
        snprintf(path, sizeof path, "%s/%s.json", folder, i ? "byzantz" : "justinian");
        FILE *stream = fopen(path, "rb");
        assert_non_null(stream);
        size = fread(text, 1, sizeof text, stream);
        fclose(stream);
        assert_int_equal(nika_json_check(text, size, &file, &at), NIKA_JSON_FINE);
        struct nika_json_walk walk = nika_json_walk(member(file, "list"));
        for (; nika_json_next(&walk, &puzzle); count++) {
            assert_true(nika_json_string(member(puzzle, "id"), names[count], sizeof names[count], &size));
            for (unsigned j = 0; j < count; j++)
                assert_string_not_equal(names[j], names[count]);
        }
    }
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_byzantz), cmocka_unit_test(test_justinian),
                                       cmocka_unit_test(test_names)};
    if (count != 2)
        return EXIT_FAILURE;
    folder = arguments[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
