/*
 * test_recheck.c: unit tests of how moves of computer players are proved (recheck.h): what a header may say of them; and
 * that the players are those of the version they name. Games of servers: test_server_core_recheck.c.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include <nika/games.h>
#include <nika/recheck.h>
#include <nika/simulate.h>

static struct nika_bench bench;
static char line[NIKA_LINE_MAX];

/*
 * The version.
 */

static void add_line(void *context, const char *bytes, size_t size)
{
    uint64_t *hash = context;
    for (size_t i = 0; i < size; i++)
        *hash = (*hash ^ (uint8_t)bytes[i]) * UINT64_C(0x100000001B3); /* FNV-1a */
}

/* A game among four neighboring levels, the same every time: its record's hash. */
static uint64_t played(const struct nika_game *game, unsigned first)
{
    enum { PLAYERS = 4 };
    struct nika_simulation simulation = {.seed = 20};
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    assert_true(nika_setup_init(&simulation.setup, game, PLAYERS, 0));
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        assert_true(nika_agent_named(nika_agent_names[first + seat], &simulation.agents[seat]));
    assert_true(nika_simulate(&simulation, 0, &bench, line, (struct nika_line_sink){add_line, &hash}));
    return hash;
}

/*
 * If this fails, the levels play otherwise than before: add one to NIKA_PLAYERS_VERSION, and put the new hashes here. A
 * program would otherwise refuse right records of servers with the other players.
 */
static void players_are_those_of_their_version(void **state)
{
    static const struct {
        const char *game;
        uint64_t hash[2]; /* of beginner to expert, and of casual to master */
    } games[] = {{"byzantz", {UINT64_C(0x428A7ECFCE664E7E), UINT64_C(0x513D9E203790372B)}},
                 {"justinian", {UINT64_C(0x8CFB440C27DC93BE), UINT64_C(0x65556D7BAE7F9504)}}};
    (void)state;
    assert_int_equal(NIKA_PLAYERS_VERSION, 1);
    for (unsigned i = 0; i < sizeof games / sizeof games[0]; i++)
        for (unsigned first = 0; first < 2; first++) {
            const uint64_t hash = played(nika_game_named(games[i].game), first);
            if (hash != games[i].hash[first])
                fail_msg("%s from level %u: 0x%016llX", games[i].game, first, (unsigned long long)hash);
        }
}

/*
 * The header.
 */

static bool takes(const char *further, struct nika_misfit *misfit, enum nika_claim *claim)
{
    static struct nika_recheck recheck;
    static struct nika_reader reader;
    const int size =
        snprintf(line, sizeof line,
                 "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":0,\"names\":[\"Ada\",\"Bo\"],\"rules\":{},"
                 "\"deal\":[1,2,3,4,5]%s}",
                 further);
    nika_reader_start(&reader);
    assert_int_equal(nika_reader_line(&reader, line, (size_t)size), NIKA_READ_HEADER);
    const bool fine = nika_recheck_line(&recheck, &reader, NIKA_READ_HEADER, line, (size_t)size, misfit);
    *claim = recheck.claim;
    return fine;
}

static void assert_claim(const char *further, enum nika_claim expected)
{
    struct nika_misfit misfit;
    enum nika_claim claim;
    assert_true(takes(further, &misfit, &claim));
    assert_int_equal(claim, expected);
}

static void assert_refused(const char *further, const char *where, const char *found)
{
    struct nika_misfit misfit;
    enum nika_claim claim;
    assert_false(takes(further, &misfit, &claim));
    assert_string_equal(misfit.where, where);
    assert_string_equal(misfit.found, found);
}

#define SEATS ",\"seats\":[\"human\",\"casual\"]"
#define NUMBER ",\"number\":\"18446744073709551615\""
#define COMPUTER(moves) ",\"computer\":{\"players\":\"nika-players-1\",\"level\":\"skilled\",\"moves\":" moves "}"

static void headers_claim_what_they_say(void **state)
{
    (void)state;
    assert_claim("", NIKA_CLAIM_ABSENT);
    assert_claim(SEATS NUMBER, NIKA_CLAIM_ABSENT); /* as local games have them */
    assert_claim(SEATS NUMBER COMPUTER("[]"), NIKA_CLAIM_THESE);
    assert_claim(SEATS NUMBER COMPUTER("[0,1,4095]"), NIKA_CLAIM_THESE);
    assert_claim(",\"computer\":{\"players\":\"nika-players-2\",\"moves\":7}", NIKA_CLAIM_OTHERS);
    assert_claim(",\"computer\":{\"players\":7}", NIKA_CLAIM_OTHERS);
}

static void malformed_headers_are_refused(void **state)
{
    (void)state;
    assert_refused(",\"computer\":[]", "computer", "[]");
    assert_refused(",\"computer\":{}", "computer.players", "");
    assert_refused(NUMBER COMPUTER("[]"), "seats", "");
    assert_refused(SEATS COMPUTER("[]"), "number", "");
    assert_refused(SEATS ",\"number\":\"18446744073709551616\"" COMPUTER("[]"), "number", "\"18446744073709551616\"");
    assert_refused(",\"seats\":[\"human\"]" NUMBER COMPUTER("[]"), "seats", "[\"human\"]");
    assert_refused(SEATS NUMBER ",\"computer\":{\"players\":\"nika-players-1\",\"moves\":[]}", "computer.level", "");
    assert_refused(SEATS NUMBER ",\"computer\":{\"players\":\"nika-players-1\",\"level\":\"skilled\"}",
                   "computer.moves", "");
    assert_refused(SEATS NUMBER COMPUTER("7"), "computer.moves", "7");
    assert_refused(SEATS NUMBER COMPUTER("[0,2,2]"), "computer.moves", "2");
    assert_refused(SEATS NUMBER COMPUTER("[4096]"), "computer.moves", "4096");
    assert_refused(SEATS NUMBER COMPUTER("[-1]"), "computer.moves", "-1");
    /* Whoever could name any search could let it last for ever. */
    assert_refused(",\"seats\":[\"human\",\"search-4000000000\"]" NUMBER COMPUTER("[]"), "seats",
                   "\"search-4000000000\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(players_are_those_of_their_version),
        cmocka_unit_test(headers_claim_what_they_say),
        cmocka_unit_test(malformed_headers_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
