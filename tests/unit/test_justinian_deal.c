/*
 * test_justinian_deal.c: unit tests of Justinian's deals: that they are whole, how records write them, and what is said of
 * those that are not whole.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/record.h>

#include "sentences.h"

#include "plain_justinian.h"

#define DOTS "\xE2\x80\xA6" /* … */
#define TIMES "\xC3\x97"    /* × */

static void deals_are_whole_and_differ(void **state)
{
    struct nika_deal last = {{0}};

    (void)state;
    for (unsigned stream = 0; stream < 150; stream++) {
        const unsigned players = 2 + stream % 3;
        const struct nika_setup setup = setup_of(&nika_justinian, players, 0);
        struct nika_pile piles[NIKA_PILES_MAX];
        struct nika_deal deal;
        struct nika_rng rng;

        assert_int_equal(nika_justinian.piles(&setup, &deal, piles), players + 4);
        nika_rng_seed(&rng, 84, stream);
        nika_deal(&setup, &rng, &deal);
        for (unsigned i = 0; i < players + 4; i++) {
            unsigned counts[12] = {0};

            assert_int_equal(piles[i].count, i < players ? 22 : 12);
            for (unsigned n = 0; n < piles[i].count; n++) {
                assert_true(deal.bytes[piles[i].first + n] < (i < players ? 6 : 12));
                counts[deal.bytes[piles[i].first + n] % 12]++;
            }
            for (unsigned n = 0; n < (i < players ? 6u : 12u); n++)
                assert_int_equal(counts[n], i < players ? plain_token_copies(n) : 1);
        }
        assert_memory_not_equal(deal.bytes, last.bytes, 22 * players + 48);
        last = deal;
    }
}

static void deals_are_written_as_they_are_read(void **state)
{
    char text[4000], again[4000];

    (void)state;
    for (unsigned players = 2; players <= 4; players++) {
        const struct nika_setup setup = setup_of(&nika_justinian, players, 0);
        const struct plain_deal plain = {{"+1 -3 +2", "-3 -3 -2", "+3 +3", "-1 -1 -1"},
                                         {"12 1 11", "7", "", "4 3 2 1 12 11 10 9"}};
        struct nika_text line = nika_text(again, sizeof again);
        struct nika_writer writer = nika_writer(&line);
        struct nika_deal deal;
        struct nika_misfit misfit;
        struct nika_json value;
        size_t at;

        plain_deal_json(players, &plain, text);
        assert_int_equal(nika_json_check(text, strlen(text), &value, &at), NIKA_JSON_FINE);
        assert_true(nika_justinian.read_deal(&setup, value, &deal, &misfit));
        nika_justinian.write_deal(&setup, &deal, &writer);
        assert_string_equal(again, text);
    }
}

static void assert_deal_refused(const char *text, const char *where, const char *expected, const char *found)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    struct nika_deal deal, before;
    struct nika_misfit misfit;
    struct nika_json value;
    char shortened[100];
    size_t at;

    memset(&deal, 0xcc, sizeof deal);
    before = deal;
    assert_int_equal(nika_json_check(text, strlen(text), &value, &at), NIKA_JSON_FINE);
    if (nika_justinian.read_deal(&setup, value, &deal, &misfit))
        print_error("no misfit: %s\n", text);
    assert_memory_equal(&deal, &before, sizeof deal);
    assert_string_equal(misfit.where, where);
    assert_string_equal(misfit.expected, expected);
    /* More than 60 bytes are shortened; none here needs to be made harmless. */
    sprintf(shortened, "%.60s%s", found, strlen(found) > 60 ? DOTS : "");
    assert_string_equal(misfit.found, shortened);
}

#define ALL_TOKENS "5 " TIMES " +1, 4 " TIMES " +2, 2 " TIMES " +3, 5 " TIMES " -1, 4 " TIMES " -2, 2 " TIMES " -3"
#define CARDS "{\"red\":[" DOTS "],\"blue\":[" DOTS "],\"green\":[" DOTS "],\"yellow\":[" DOTS "]}"
#define DEAL "{\"tokens\":[" DOTS "],\"cards\":{" DOTS "}}"

/* Twenty-two tokens in the order of plain_deal_json: +1 from 0, +2 from 5, +3 from 9, -1 from 11, -2 from 16, -3 from 20;
 * one of them changed, or the list cut short, or longer. */
static void token_list(char *text, unsigned size, unsigned changed, const char *to)
{
    static const unsigned first[6] = {0, 5, 9, 11, 16, 20};

    for (unsigned i = 0; i < size; i++) {
        unsigned kind = 5;

        while (first[kind] > i)
            kind--;
        text += i == changed ? sprintf(text, "%c%s", i ? ',' : '[', to)
                             : sprintf(text, "%c\"%s\"", i ? ',' : '[', plain_tokens[kind]);
    }
    strcpy(text, "]");
}

static void assert_tokens_refused(unsigned seat, const char *list, const char *where, const char *expected,
                                  const char *found)
{
    static char deal[2000], good[300];

    token_list(good, 22, 99, NULL);
    sprintf(deal, "{\"tokens\":[%s,%s,%s],\"cards\":{}}", seat == 0 ? list : good, seat == 1 ? list : good,
            seat == 2 ? list : good);
    assert_deal_refused(deal, where, expected, found);
}

static void deals_must_hold_tokens_and_cards(void **state)
{
    static const char *const cases[] = {"{}",
                                        "7",
                                        "null",
                                        "[]",
                                        "\"tokens\"",
                                        "{\"tokens\":[]}",
                                        "{\"cards\":{}}",
                                        "{\"Tokens\":[],\"cards\":{}}",
                                        "{\"deck\":[]}"};
    static const char *const lists[] = {"7", "null", "{}", "[]", "[[]]", "[[],[]]", "[[],[],[],[]]", "\"+1\""};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_deal_refused(cases[i], "deal", DEAL, cases[i]);
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        char deal[100];

        sprintf(deal, "{\"tokens\":%s,\"cards\":{}}", lists[i]);
        assert_deal_refused(deal, "deal.tokens", "3 " TIMES " [" DOTS "]", lists[i]);
    }
}

static void tokens_of_a_deal_must_be_whole(void **state)
{
    static const char *const strange[] = {"\"+0\"", "\"+4\"",   "\"1\"", "\"+1 \"", "\"\"",   "1",    "-1",
                                          "null",   "[\"+1\"]", "true",  "\"++\"",  "\"C1\"", "\"+\""};
    char list[400];

    (void)state;
    assert_tokens_refused(0, "7", "deal.tokens[0]", ALL_TOKENS, "7");
    assert_tokens_refused(2, "{}", "deal.tokens[2]", ALL_TOKENS, "{}");
    assert_tokens_refused(1, "[]", "deal.tokens[1]", ALL_TOKENS, "[]");
    token_list(list, 21, 99, NULL);
    assert_tokens_refused(1, list, "deal.tokens[1]", ALL_TOKENS, list);
    token_list(list, 23, 99, NULL);
    assert_tokens_refused(2, list, "deal.tokens[2]", ALL_TOKENS, list);
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++) {
        token_list(list, 22, 7, strange[i]);
        assert_tokens_refused(2, list, "deal.tokens[2][7]", "+2, +3, -1, -2, -3", strange[i]); /* all +1 are there */
    }
    /* One too many of each kind: in the place of the last -3, and the -3 in the place of the first +1. */
    for (unsigned kind = 0; kind < 5; kind++) {
        char token[8];

        sprintf(token, "\"%s\"", plain_tokens[kind]);
        token_list(list, 22, 21, token);
        assert_tokens_refused(0, list, "deal.tokens[0][21]", "-3", token);
    }
    token_list(list, 22, 0, "\"-3\"");
    assert_tokens_refused(1, list, "deal.tokens[1][21]", "+1", "\"-3\"");
    token_list(list, 22, 0, "\"x\"");
    assert_tokens_refused(1, list, "deal.tokens[1][0]", "+1, +2, +3, -1, -2, -3", "\"x\"");
}

static void assert_cards_refused(const char *cards_json, const char *where, const char *expected, const char *found)
{
    static char deal[2000], good[300];

    token_list(good, 22, 99, NULL);
    sprintf(deal, "{\"tokens\":[%s,%s,%s],\"cards\":%s}", good, good, good, cards_json);
    assert_deal_refused(deal, where, expected, found);
}

static void cards_of_a_deal_must_be_whole(void **state)
{
#define GOOD "[1,2,3,4,5,6,7,8,9,10,11,12]"
    static const char *const lists[] = {"7",
                                        "null",
                                        "{}",
                                        "[]",
                                        "\"1\"",
                                        "[1,2,3,4,5,6,7,8,9,10,11]",
                                        "[1,2,3,4,5,6,7,8,9,10,11,12,1]",
                                        "{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5,\"f\":6,\"g\":7}"};
    static const char *const cards_json[] = {
        "0", "13", "-1", "2", "4.0", "4e0", "\"4\"", "null", "99999999999999999999"};
    char text[400];

    (void)state;
    assert_cards_refused("{}", "deal.cards", CARDS, "{}");
    assert_cards_refused("7", "deal.cards", CARDS, "7");
    assert_cards_refused("[]", "deal.cards", CARDS, "[]");
    assert_cards_refused("{\"Red\":" GOOD "}", "deal.cards", CARDS, "{\"Red\":" GOOD "}");
    assert_cards_refused("{\"red\":" GOOD ",\"blue\":" GOOD ",\"green\":" GOOD "}", "deal.cards", CARDS,
                         "{\"red\":" GOOD ",\"blue\":" GOOD ",\"green\":" GOOD "}");
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        sprintf(text, "{\"red\":" GOOD ",\"blue\":%s,\"green\":[],\"yellow\":[]}", lists[i]);
        assert_cards_refused(text, "deal.cards.blue", "12 " TIMES " 1" DOTS "12", lists[i]);
    }
    for (size_t i = 0; i < sizeof cards_json / sizeof cards_json[0]; i++) {
        sprintf(text,
                "{\"red\":" GOOD ",\"blue\":" GOOD ",\"green\":" GOOD ",\"yellow\":[1,2,3,%s,5,6,7,8,9,10,11,12]}",
                cards_json[i]);
        assert_cards_refused(text, "deal.cards.yellow[3]", "4, 5, 6, 7, 8, 9, 10, 11, 12", cards_json[i]);
    }
    assert_cards_refused("{\"red\":[12,2,3,4,5,6,7,8,9,10,11,12]}", "deal.cards.red[11]", "1", "12");
    assert_cards_refused("{\"red\":[0,2,3,4,5,6,7,8,9,10,11,12]}", "deal.cards.red[0]",
                         "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12", "0");
}

/* The same seen through a record: the misfit is the reader's. */
static void records_tell_the_misfit(void **state)
{
    static const char line[] =
        "{\"nika\":2,\"game\":\"justinian\",\"players\":2,\"start\":0,\"names\":[\"Ada\",\"Bo\"],"
        "\"rules\":{},\"court\":\"reconstruction\",\"deal\":{\"tokens\":[[],[]],\"cards\":{}}}";
    struct nika_reader reader;

    (void)state;
    nika_reader_start(&reader);
    assert_int_equal(nika_reader_line(&reader, line, sizeof line - 1), NIKA_READ_PROBLEM);
    assert_string_equal(reader.problem.word, "wrong-value");
    assert_string_equal(reader.problem.misfit.where, "deal.tokens[0]");
    assert_string_equal(reader.problem.misfit.expected, ALL_TOKENS);
    assert_string_equal(reader.problem.misfit.found, "[]");
    assert_true(has_sentence(reader.problem.word));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deals_are_whole_and_differ),       cmocka_unit_test(deals_are_written_as_they_are_read),
        cmocka_unit_test(deals_must_hold_tokens_and_cards), cmocka_unit_test(tokens_of_a_deal_must_be_whole),
        cmocka_unit_test(cards_of_a_deal_must_be_whole),    cmocka_unit_test(records_tell_the_misfit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
