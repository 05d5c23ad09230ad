/*
 * test_server_core_mine.c: unit tests of what the server core tells over HTTP of tables: one by its id, and one's own, with whom they wait for.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

/* What is answered to a member; to be freed. */
static char *get(const char *path, const char *token, unsigned status)
{
    unsigned found;
    kit_ask(&club->kit, 50, "GET", path, token, "");
    kit_do(&club->kit);
    char *body = kit_copy_text(kit_body(&club->kit, 50, &found));
    assert_int_equal(found, status);
    return body;
}

static char *mine(unsigned member)
{
    return get("/api/mine", club->members[member].token, 200);
}

/* The only table of an answer. */
static struct nika_json only(const char *body)
{
    struct nika_json tables, table;
    assert_true(nika_json_get(club_json(body), "tables", &tables));
    assert_int_equal(nika_json_count(tables), 1);
    struct nika_json_walk walk = nika_json_walk(tables);
    assert_true(nika_json_next(&walk, &table));
    return table;
}

static bool is_turn(unsigned member)
{
    struct nika_json value;
    char *body = mine(member);
    assert_true(nika_json_get(only(body), "turn", &value));
    const bool turn = nika_json_kind(value) == 't';
    free(body);
    return turn;
}

/* Seats that the game waits for, as a mask, as a member is told. */
static unsigned asked(unsigned member)
{
    struct nika_json value, seat;
    int64_t number;
    unsigned seats = 0;
    char *body = mine(member);
    assert_true(nika_json_get(only(body), "asked", &value));
    struct nika_json_walk walk = nika_json_walk(value);
    while (nika_json_next(&walk, &seat))
        if (nika_json_whole(seat, 0, 5, &number))
            seats |= 1u << number;
    free(body);
    return seats;
}

static void assert_none(unsigned member)
{
    char *body = mine(member);
    assert_string_equal(body, "{\"tables\":[]}");
    free(body);
}

static void an_open_table_waits_for_who_can_begin(void **state)
{
    (void)state;
    club_table(club, 0, "justinian", 3, "");
    assert_none(0); /* no seat yet */
    club_sit(club, 0, 0);
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    assert_false(is_turn(0)); /* a seat is free */
    club_ask_fine(club, 0, "seat", "\"seat\":2,\"player\":\"beginner\"");
    assert_true(is_turn(0));
    assert_false(is_turn(1)); /* she is not the host */
    assert_int_equal(asked(1), 0);
    assert_none(2);
}

static void a_game_waits_for_who_is_asked(void **state)
{
    (void)state;
    club_start(club, "byzantz", 3, 3, "\"options\":{\"clock\":{\"kind\":\"days\",\"days\":1}}");
    const unsigned before = asked(0);
    assert_true(before == 1 || before == 2 || before == 4); /* an auction begins with one seat's bid */
    for (unsigned member = 0; member < 3; member++) {
        assert_int_equal(asked(member), before);
        assert_int_equal(is_turn(member), before >> member & 1);
    }
    for (unsigned i = 0; asked(0) == before; i++) {
        assert_true(i < 20);
        assert_true(club_play_one(club));
    }
    for (unsigned member = 0; member < 3; member++)
        assert_int_equal(is_turn(member), asked(member) >> member & 1);
    /* The time that is left is there, and the game's secrets are not. */
    char *body = mine(0);
    assert_non_null(strstr(body, "\"clock\":{\"left\":["));
    assert_null(strstr(body, "\"view\""));
    assert_null(strstr(body, "\"talk\":["));
    free(body);
    /* Whom the computer plays for, nobody waits for. */
    const unsigned seat = asked(0) == 1 ? 0 : asked(0) == 2 ? 1 : 2;
    club_ask_fine(club, seat, "leave", "");
    assert_false(is_turn(seat));
}

/* Each is told whether she has answered, and nobody else anything. */
static void answers_to_all_are_ones_own(void **state)
{
    (void)state;
    club_start(club, "justinian", 3, 3, "");
    for (unsigned i = 0; !club_true(club->members[0].view, "together"); i++) {
        assert_true(i < 2000);
        if (!club_play_one(club))
            club_pass(club, 100);
    }
    for (unsigned member = 0; member < 3; member++) {
        assert_true(is_turn(member));
        assert_int_equal(asked(member), 7);
    }
    char word[NIKA_WORD_MAX], path[64], *before = mine(1);
    snprintf(path, sizeof path, "/api/tables/%s", club->table);
    char *seen = get(path, "", 200);
    assert_true(club_choose(club, 0, word));
    assert_true(club_true(club_play(club, 0, word), "ok"));
    char *after = mine(1), *seen_after = get(path, "", 200);
    assert_string_equal(after, before);
    assert_string_equal(seen_after, seen);
    assert_false(is_turn(0));
    assert_true(is_turn(1));
    assert_int_equal(asked(0), 7);
    free(before);
    free(after);
    free(seen);
    free(seen_after);
}

static void rematches_wait_for_those_they_are_kept_for(void **state)
{
    struct nika_json value;
    char *body;
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_finish(club, 0);
    assert_none(0);
    kit_member(club_ask(club, 0, "rematch", ""), "table", club->table, sizeof club->table);
    assert_true(is_turn(1));
    body = mine(1);
    assert_true(nika_json_get(only(body), "you", &value));
    assert_int_equal(nika_json_kind(value), 'n'); /* she does not sit yet */
    free(body);
}

static void a_table_is_told_of_by_its_id(void **state)
{
    char path[64], *body;
    (void)state;
    free(get("/api/tables/0123456789abcdef", "", 404));
    club_start(club, "byzantz", 2, 3, "\"options\":{\"spectators\":\"none\"}");
    snprintf(path, sizeof path, "/api/tables/%s", club->table);
    body = get(path, "", 200);
    assert_true(club_is(body, "state", "running"));
    assert_null(strstr(body, "\"view\""));
    free(body);
    body = get(path, club->members[1].token, 200);
    assert_int_equal(club_whole(body, "you"), 1);
    free(body);
    club_finish(club, 0);
    club_kill(club); /* it is in the store alone now */
    body = get(path, "", 200);
    assert_true(club_is(body, "state", "over"));
    assert_null(strstr(body, "\"fair\"")); /* which tells the deal */
    free(body);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_open_table_waits_for_who_can_begin, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_game_waits_for_who_is_asked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(answers_to_all_are_ones_own, set_up, tear_down),
        cmocka_unit_test_setup_teardown(rematches_wait_for_those_they_are_kept_for, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_table_is_told_of_by_its_id, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
