/*
 * test_state.c: unit tests of states (nika/state.h): games by numbers and texts.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/batch.h>
#include <nika/games.h>
#include <nika/record.h>
#include <nika/state.h>

static char text[1 << 20];

static struct nika_state *begin(const char *header, uint64_t seed)
{
    struct nika_trouble trouble = {""};
    struct nika_state *state = nika_state_new(header, strlen(header), seed, &trouble);
    assert_string_equal(trouble.text, "");
    assert_non_null(state);
    return state;
}

/* Makes a move that is spelled. */
static void act(struct nika_state *state, unsigned seat, const char *word)
{
    struct nika_trouble trouble = {""};
    const unsigned action = nika_state_parse(state, seat, word, strlen(word));
    assert_int_not_equal(action, NIKA_NO_ACTION);
    if (!nika_state_act(state, seat, action, &trouble))
        fail_msg("%s: %s", word, trouble.text);
}

/* Plays at random until so many moves were made or the game is over. */
static void play(struct nika_state *state, unsigned until, uint64_t seed)
{
    uint8_t mask[NIKA_ACTIONS_MAX];
    struct nika_rng rng;
    nika_rng_seed(&rng, seed, 0);
    while (nika_state_ply(state) < until && nika_state_seat(state) >= 0) {
        const unsigned seat = (unsigned)nika_state_seat(state);
        unsigned which = nika_rng_below(&rng, nika_state_mask(state, seat, mask)), action = 0;
        while (!mask[action] || which-- > 0)
            action++;
        assert_true(nika_state_act(state, seat, action, NULL));
    }
}

/* The null game with a known deal: seat 0 has the tiles 1 and 2, seat 1 has 5 and 3, and 4 is left over. */
static const char null_header[] = "{\"game\":\"null\",\"players\":2,\"start\":1,\"deal\":[1,2,5,3,4]}";

static void test_a_whole_game(void **unused)
{
    (void)unused;
    struct nika_state *state = begin(null_header, 1);
    uint8_t mask[13];
    int16_t scores[2];
    uint8_t ranks[2];
    float rewards[NIKA_REWARDS * 2];
    char word[NIKA_WORD_MAX];
    assert_string_equal(nika_state_game(state), "null");
    assert_int_equal(nika_state_players(state), 2);
    assert_int_equal(nika_state_seat(state), 1);
    assert_int_equal(nika_state_mask(state, 1, mask), 2);
    assert_true(mask[2] && mask[4]); /* tiles 3 and 5 */
    assert_int_equal(nika_state_mask(state, 0, mask), 0);
    assert_false(nika_state_result(state, scores, ranks, rewards));
    assert_int_equal(nika_state_say(state, 1, 4, word, sizeof word), 5);
    assert_string_equal(word, "lay 5");
    act(state, 1, "lay 3");
    assert_int_equal(nika_state_seat(state), 0);
    act(state, 0, "lay 2");
    assert_int_equal(nika_state_seat(state), -1);
    assert_int_equal(nika_state_ply(state), 2);
    assert_true(nika_state_result(state, scores, ranks, rewards));
    assert_int_equal(scores[0], 2);
    assert_int_equal(scores[1], 3);
    assert_int_equal(ranks[1], 1);
    const float expected[NIKA_REWARDS * 2] = {0, 1, -1, 1, 2, 1}; /* win, margin, rank */
    assert_memory_equal(rewards, expected, sizeof expected);
    nika_state_free(state);
}

static void test_what_is_told(void **unused)
{
    (void)unused;
    struct nika_state *state = begin(null_header, 1);
    uint8_t acts[2 * NIKA_ACT_BYTES];
    char word[NIKA_WORD_MAX];
    unsigned mover = 9;
    act(state, 1, "lay 3");
    nika_state_told(state, 0, 0, &mover, word, sizeof word);
    assert_string_equal(word, "lay ?");
    assert_int_equal(mover, 1);
    nika_state_told(state, 1, 0, &mover, word, sizeof word);
    assert_string_equal(word, "lay 3");
    assert_int_equal(nika_state_told(state, 1, 0, &mover, word, 4), 5); /* cut off */
    assert_string_equal(word, "lay");
    act(state, 0, "lay 1");
    assert_int_equal(nika_state_history(state, 0, acts, 2), 2);
    const uint8_t both[] = {2, 1, 0, 0, 0, 0, 0, 0, 0, /* the next seat laid something */ 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
    assert_memory_equal(acts, both, sizeof acts);
    assert_int_equal(nika_state_history(state, 1, acts, 1), 2); /* the last one only */
    const uint8_t last[] = {2, 1, 0, 0, 0, 0, 0, 0, 0};
    assert_memory_equal(acts, last, sizeof last);
    nika_state_free(state);
}

static void test_what_is_refused(void **unused)
{
    (void)unused;
    struct nika_state *state = begin(null_header, 1);
    struct nika_trouble trouble = {""};
    uint8_t before[4096], after[4096];
    const size_t size = nika_state_save(state, before, sizeof before);
    assert_false(nika_state_act(state, 0, 0, &trouble)); /* not its turn */
    assert_string_equal(trouble.text, "not asked");
    assert_false(nika_state_act(state, 1, 0, &trouble)); /* not its tile */
    assert_false(nika_state_act(state, 1, 5, &trouble)); /* no tile at all */
    assert_string_equal(trouble.text, "no such move");
    assert_false(nika_state_act(state, 2, 0, &trouble));
    assert_string_equal(trouble.text, "no such seat");
    assert_false(nika_state_act(state, 1, NIKA_NO_ACTION, NULL));
    assert_int_equal(nika_state_save(state, after, sizeof after), size);
    assert_memory_equal(before, after, size);
    assert_int_equal(nika_state_parse(state, 1, "lay ?", 5), NIKA_NO_ACTION);
    assert_int_equal(nika_state_parse(state, 7, "lay 3", 5), NIKA_NO_ACTION);
    assert_int_equal(nika_state_think(state, "nobody", 1, 0, &trouble), NIKA_NO_ACTION);
    assert_string_equal(trouble.text, "there is no computer player of that name");
    nika_state_free(state);

    static const char *const headers[] = {"",
                                          "[]",
                                          "{}",
                                          "{\"game\":\"chess\",\"players\":2}",
                                          "{\"game\":\"null\",\"players\":9}",
                                          "{\"game\":\"null\",\"players\":2,\"start\":2}",
                                          "{\"game\":\"null\",\"players\":2,\"names\":[\"a\"]}",
                                          "{\"game\":\"null\",\"players\":2,\"deal\":[1,2,3,4,4]}",
                                          "{\"game\":\"null\",\"players\":2,\"rules\":{\"winner\":\"nobody\"}}"};
    for (unsigned i = 0; i < sizeof headers / sizeof headers[0]; i++) {
        trouble.text[0] = '\0';
        assert_null(nika_state_new(headers[i], strlen(headers[i]), 1, &trouble));
        assert_string_not_equal(trouble.text, "");
        assert_null(nika_state_new(headers[i], strlen(headers[i]), 1, NULL));
    }
    static const char many[] = "{\"game\":\"null\",\"players\":9}";
    assert_null(nika_state_new(many, strlen(many), 1, &trouble));
    assert_string_equal(trouble.text, "wrong value: players, expected 2…6, found 9");
}

/* Same header and seed, same game; another seed, another one. */
static void test_seeds(void **unused)
{
    (void)unused;
    static const char header[] = "{\"game\":\"byzantz\",\"players\":4}";
    static char other[1 << 16];
    struct nika_state *one = begin(header, 7), *same = begin(header, 7), *another = begin(header, 8);
    nika_state_record(one, text, sizeof text);
    nika_state_record(same, other, sizeof other);
    assert_string_equal(text, other);
    nika_state_record(another, other, sizeof other);
    assert_string_not_equal(text, other);
    nika_state_free(one);
    nika_state_free(same);
    nika_state_free(another);
}

static const char *const headers[] = {
    "{\"game\":\"byzantz\",\"players\":3,\"names\":[\"Anna\",\"Béla\",\"Cato\"]}",
    "{\"game\":\"byzantz\",\"players\":6,\"rules\":{\"open-profit\":\"off\"}}",
    "{\"game\":\"justinian\",\"players\":2,\"rules\":{\"edition\":\"fr\"}}",
    "{\"game\":\"justinian\",\"players\":4,\"start\":2}",
};
enum { HEADERS = sizeof headers / sizeof headers[0] };

/* A record of any moment is read by the reader of records, and back to the same state at each of its plies. */
static void test_records(void **unused)
{
    (void)unused;
    static struct nika_reader reader;
    static char again[1 << 20];
    for (unsigned i = 0; i < HEADERS; i++)
        for (unsigned until = 0; until <= 1000; until = until * 4 + 1) {
            struct nika_state *state = begin(headers[i], 5);
            struct nika_trouble trouble = {""};
            play(state, until, i);
            const size_t size = nika_state_record(state, text, sizeof text);
            assert_int_equal(size, strlen(text));
            nika_reader_start(&reader);
            for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1)
                if (nika_reader_line(&reader, line, (size_t)(end - line)) == NIKA_READ_PROBLEM)
                    fail_msg("%s: %.*s", reader.problem.word, (int)(end - line), line);
            assert_true(nika_reader_end(&reader));
            assert_int_equal(reader.ply, nika_state_ply(state));
            struct nika_state *back = nika_state_read(text, size, 0, 100000, &trouble);
            assert_non_null(back);
            assert_int_equal(nika_state_record(back, again, sizeof again), size);
            assert_memory_equal(again, text, size);
            struct nika_state *early = nika_state_read(text, size, 0, nika_state_ply(state) / 2, &trouble);
            assert_int_equal(nika_state_ply(early), nika_state_ply(state) / 2);
            assert_null(nika_state_read(text, size, 1, 0, &trouble));
            assert_string_equal(trouble.text, "the record has no game of that number");
            nika_state_free(early);
            nika_state_free(back);
            nika_state_free(state);
        }
}

/* The second game of a file. */
static void test_the_second_game(void **unused)
{
    (void)unused;
    struct nika_state *one = begin(null_header, 1), *two = begin(headers[0], 2);
    struct nika_trouble trouble = {""};
    play(one, 100, 1);
    play(two, 10, 2);
    const size_t first = nika_state_record(one, text, sizeof text);
    const size_t second = nika_state_record(two, text + first, sizeof text - first);
    struct nika_state *read = nika_state_read(text, first + second, 1, 7, &trouble);
    assert_non_null(read);
    assert_string_equal(nika_state_game(read), "byzantz");
    assert_int_equal(nika_state_ply(read), 7);
    assert_null(nika_state_load((const uint8_t *)text, first + second, &trouble)); /* a state is one game */
    text[first + second / 2] = '!';
    assert_null(nika_state_read(text, first + second, 1, 10, &trouble));
    assert_non_null(strchr(trouble.text, ' '));
    nika_state_free(read);
    nika_state_free(one);
    nika_state_free(two);
}

/* Saved and loaded, cloned: all that can be asked has the same answer. */
static void assert_same(const struct nika_state *one, const struct nika_state *other)
{
    uint8_t here[4096], there[4096];
    static char this[1 << 16], that[1 << 16];
    assert_int_equal(nika_state_ply(one), nika_state_ply(other));
    assert_int_equal(nika_state_seat(one), nika_state_seat(other));
    for (unsigned seat = 0; seat < nika_state_players(one); seat++) {
        memset(here, 0, sizeof here);
        memset(there, 0, sizeof there);
        nika_state_hidden(one, seat, here);
        nika_state_hidden(other, seat, there);
        nika_state_observe(one, seat, here + 1024);
        nika_state_observe(other, seat, there + 1024);
        nika_state_mask(one, seat, here + 2048);
        nika_state_mask(other, seat, there + 2048);
        nika_state_history(one, seat, here + 3000, 100);
        nika_state_history(other, seat, there + 3000, 100);
        assert_memory_equal(here, there, sizeof here);
        nika_state_view(one, seat, this, sizeof this);
        nika_state_view(other, seat, that, sizeof that);
        assert_string_equal(this, that);
    }
}

static void test_saving(void **unused)
{
    (void)unused;
    for (unsigned i = 0; i < HEADERS; i++)
        for (unsigned until = 0; until < 200; until += 37) {
            struct nika_trouble trouble = {""};
            struct nika_state *state = begin(headers[i], 11);
            play(state, until, i);
            const size_t size = nika_state_save(state, (uint8_t *)text, sizeof text);
            struct nika_state *loaded = nika_state_load((const uint8_t *)text, size, &trouble);
            assert_non_null(loaded);
            assert_same(state, loaded);
            assert_int_equal(nika_state_save(state, (uint8_t *)text, 10), size);
            struct nika_state *clone = nika_state_clone(state);
            assert_same(state, clone);
            play(state, until + 5, 1); /* the clone goes its own way */
            play(loaded, until + 5, 1);
            assert_int_equal(nika_state_ply(clone), nika_state_ply(state) < until ? nika_state_ply(state) : until);
            assert_same(state, loaded);
            nika_state_free(clone);
            nika_state_free(loaded);
            nika_state_free(state);
        }
}

/* A state behind what a seat knows looks the same to it; it can be played on, saved, loaded and resampled again. */
static void test_resampling(void **unused)
{
    (void)unused;
    static char view[1 << 16], other_view[1 << 16];
    unsigned differ = 0;
    for (unsigned i = 0; i < HEADERS; i++)
        for (unsigned until = 3; until < 100; until += 29) {
            struct nika_trouble trouble = {""};
            struct nika_state *state = begin(headers[i], 13);
            uint8_t here[1024] = {0}, there[1024] = {0};
            play(state, until, i);
            const unsigned seat = until % nika_state_players(state);
            struct nika_state *other = nika_state_resample(state, seat, 1), *same = nika_state_resample(state, seat, 1);
            assert_same(other, same);
            nika_state_view(state, seat, view, sizeof view);
            nika_state_view(other, seat, other_view, sizeof other_view);
            assert_string_equal(view, other_view);
            nika_state_hidden(state, seat, here);
            nika_state_hidden(other, seat, there);
            differ += memcmp(here, there, sizeof here) != 0;
            assert_int_equal(nika_state_record(other, text, sizeof text), 0);
            play(other, until + 10, 4);
            const size_t size = nika_state_save(other, (uint8_t *)text, sizeof text);
            struct nika_state *loaded = nika_state_load((const uint8_t *)text, size, &trouble);
            if (!loaded)
                fail_msg("%s", trouble.text);
            assert_same(other, loaded);
            struct nika_state *third = nika_state_resample(loaded, (seat + 1) % nika_state_players(state), 2);
            play(third, 10000, 9);
            assert_true(nika_state_result(third, NULL, NULL, NULL));
            nika_state_free(third);
            nika_state_free(loaded);
            nika_state_free(same);
            nika_state_free(other);
            nika_state_free(state);
        }
    assert_true(differ > HEADERS);
    struct nika_state *state = begin(null_header, 1);
    assert_null(nika_state_resample(state, 2, 1));
    nika_state_free(state);
}

/* The hidden part of another's move is not in a state that was resampled. */
static void test_resampled_past(void **unused)
{
    (void)unused;
    struct nika_state *state = begin(null_header, 1);
    char word[NIKA_WORD_MAX];
    unsigned mover;
    act(state, 1, "lay 3");
    struct nika_state *other = nika_state_resample(state, 0, 1);
    nika_state_told(other, 1, 0, &mover, word, sizeof word);
    assert_string_equal(word, "lay ?");
    const size_t size = nika_state_save(other, (uint8_t *)text, sizeof text);
    text[size] = '\0';
    assert_null(strstr(text, "lay 3"));
    nika_state_free(other);
    nika_state_free(state);
}

/* Computer players: the same question, the same answer; theirs is a legal move, also where nothing is remembered. */
static void test_thinking(void **unused)
{
    (void)unused;
    static const char *const agents[] = {"beginner", "expert", "random", "anchor:heuristic", "search-20"};
    for (unsigned i = 0; i < HEADERS; i++)
        for (unsigned a = 0; a < sizeof agents / sizeof agents[0]; a++) {
            struct nika_state *state = begin(headers[i], 17);
            uint8_t mask[NIKA_ACTIONS_MAX];
            play(state, 25, i);
            const unsigned seat = (unsigned)nika_state_seat(state);
            nika_state_mask(state, seat, mask);
            const unsigned action = nika_state_think(state, agents[a], 3, 16, NULL);
            assert_in_range(action, 0, NIKA_ACTIONS_MAX - 1);
            assert_int_equal(mask[action], 1);
            assert_int_equal(nika_state_think(state, agents[a], 3, 16, NULL), action);
            struct nika_state *other = nika_state_resample(state, seat, 1);
            assert_int_equal(mask[nika_state_think(other, agents[a], 3, 16, NULL)], 1);
            nika_state_free(other);
            nika_state_free(state);
        }
}

/* Bytes that are no state are refused; a resampled one with a changed line, too. */
static void test_loading_what_is_no_state(void **unused)
{
    (void)unused;
    static char broken[1 << 16];
    struct nika_trouble trouble;
    struct nika_state *state = begin(null_header, 1);
    act(state, 1, "lay 3");
    struct nika_state *other = nika_state_resample(state, 0, 1);
    act(other, 0, "lay 1");
    const size_t size = nika_state_save(other, (uint8_t *)text, sizeof text);
    text[size] = '\0';
    static const struct {
        const char *from, *to;
    } changes[] = {{"\"before\":1", "\"before\":3"},
                   {"\"before\":1", "\"before\":0"},
                   {"\"seed\":\"0", "\"seed\":\""},
                   {"lay 1", "lay 4"},
                   {"\"seat\":0", "\"seat\":5"},
                   {"\"players\":2", "\"players\":3"},
                   {"\"game\":\"null\"", "\"game\":\"nil\""}};
    for (unsigned i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        const char *at = strstr(text, changes[i].from);
        assert_non_null(at);
        const int before = (int)(at - text);
        snprintf(broken, sizeof broken, "%.*s%s%s", before, text, changes[i].to, at + strlen(changes[i].from));
        trouble.text[0] = '\0';
        assert_null(nika_state_load((const uint8_t *)broken, strlen(broken), &trouble));
        assert_string_not_equal(trouble.text, "");
    }
    assert_null(nika_state_load((const uint8_t *)"", 0, &trouble));
    for (size_t cut = 0; cut + 1 < size; cut += 7) /* what is cut off may be another state, and does no harm */
        nika_state_free(nika_state_load((const uint8_t *)text, cut, &trouble));
    nika_state_free(other);
    nika_state_free(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_whole_game),
        cmocka_unit_test(test_what_is_told),
        cmocka_unit_test(test_what_is_refused),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_records),
        cmocka_unit_test(test_the_second_game),
        cmocka_unit_test(test_saving),
        cmocka_unit_test(test_resampling),
        cmocka_unit_test(test_resampled_past),
        cmocka_unit_test(test_thinking),
        cmocka_unit_test(test_loading_what_is_no_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
