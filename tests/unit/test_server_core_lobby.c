/*
 * test_server_core_lobby.c: unit tests of what goes on around games in the server core: what strangers get of them, hosts who are gone,
 * rematches that come to nothing, logs that get too long, logs of older servers.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, DAY = 24 * 60 * MINUTE, WEEK = 7 * DAY };

static bool is_host(unsigned witness, unsigned member)
{
    return club_is(club->members[witness].table, "host", club->members[member].who);
}

/*
 * Strangers.
 */

/* Who may not watch hears nothing of what is said at the table, and is told no secret at the end. */
static void strangers_hear_nothing(void **state)
{
    struct nika_json value;
    (void)state;
    club_start(club, "null", 2, 2, "\"options\":{\"spectators\":\"none\"}");
    club_ask_fine(club, 2, "enter", "");
    club_quiet(club);
    club_ask_fine(club, 0, "say", "\"text\":\"I have the seven\"");
    assert_int_equal(club_count(club, 1, "said"), 1);
    assert_int_equal(club->members[2].count, 0);
    club_ask_fine(club, 3, "enter", "");
    assert_false(club_has(club->members[3].table, "talk", &value));
    club_finish(club, 0);
    assert_true(club_is(club->members[2].table, "state", "over"));
    assert_false(club_has(club->members[2].table, "fair", &value));
    assert_true(club_has(club->members[1].table, "fair", &value));
    club_ask_error(club, 2, "say", "\"text\":\"who won?\"", "not-allowed");
    club_ask_fine(club, 3, "exit", "");
    club_ask_fine(club, 3, "enter", "");
    assert_false(club_has(club->members[3].table, "fair", &value));
    assert_false(club_has(club->members[3].table, "talk", &value));
}

/* Where they may watch after the end, they have everything then. */
static void strangers_hear_of_the_end(void **state)
{
    struct nika_json value;
    (void)state;
    club_table(club, 0, "null", 2, "\"options\":{\"spectators\":\"end\"}");
    club_ask_fine(club, 2, "enter", "");
    club_quiet(club);
    club_ask_fine(club, 0, "say", "\"text\":\"come in\"");
    assert_int_equal(club_count(club, 2, "said"), 1); /* before the start, everybody may take part */
    club_ask_fine(club, 2, "say", "\"text\":\"later\"");
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 0, 0);
    club_sit(club, 1, 1);
    club_ask_fine(club, 0, "start", "");
    club_quiet(club);
    club_ask_fine(club, 0, "say", "\"text\":\"I have the seven\"");
    assert_int_equal(club->members[2].count, 0);
    club_finish(club, 0);
    assert_true(club_has(club->members[2].table, "fair", &value));
    club_ask_fine(club, 2, "say", "\"text\":\"well played\"");
    club_ask_fine(club, 3, "enter", "");
    assert_non_null(strstr(club->members[3].table, "I have the seven"));
}

/*
 * Hosts.
 */

/* A host who is gone for longer than the grace makes room for the lowest seat whose person is here. */
static void hosts_who_are_gone_are_replaced(void **state)
{
    (void)state;
    club_table(club, 0, "null", 3, "\"options\":{\"grace\":60}");
    for (unsigned member = 1; member < 4; member++)
        club_ask_fine(club, member, "enter", "");
    club_sit(club, 1, 0);
    club_sit(club, 2, 1);
    club_cut(club, 1);
    club_cut(club, 0);
    club_pass(club, 60 * SECOND - 1);
    assert_true(is_host(3, 0));
    club_ask_error(club, 2, "start", "", "not-host");
    club_pass(club, 1);
    assert_true(is_host(3, 2));
    club_ask_fine(club, 2, "seat", "\"seat\":2,\"player\":\"beginner\"");
    club_kill(club); /* and that lasts */
    club_connect(club, 2, true);
    club_ask_fine(club, 2, "enter", "");
    assert_true(is_host(2, 2));
    club_ask_fine(club, 2, "start", "");
}

/* A host who comes back in time stays it, and so does one whom nobody could follow. */
static void hosts_come_back(void **state)
{
    (void)state;
    club_table(club, 0, "null", 3, "\"options\":{\"grace\":60}");
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 2, "enter", "");
    club_sit(club, 1, 0);
    for (unsigned i = 0; i < 3; i++) {
        club_cut(club, 0);
        club_pass(club, 59 * SECOND);
        club_connect(club, 0, true);
        club_ask_fine(club, 0, "enter", "");
    }
    assert_true(is_host(2, 0));
    club_cut(club, 0);
    club_cut(club, 1);
    club_pass(club, 10 * MINUTE);
    assert_true(is_host(2, 0));
    club_connect(club, 1, true);
    club_ask_fine(club, 1, "enter", "");
    assert_true(is_host(2, 1));
}

/* Friends who play by days take their time before the game, too. */
static void tables_by_days_wait_for_a_week(void **state)
{
    (void)state;
    club_table(club, 0, "null", 2, "\"options\":{\"clock\":{\"kind\":\"days\",\"days\":3}}");
    club_sit(club, 0, 0);
    club_cut(club, 0);
    club_pass(club, WEEK - 1);
    club_ask_fine(club, 1, "enter", "");
    club_cut(club, 1);
    club_pass(club, WEEK);
    club_connect(club, 1, true);
    club_ask_error(club, 1, "enter", "", "no-such-table");
}

/* Requests that wait while a table is closed are told that it is gone. */
static void what_waits_at_a_closed_table(void **state)
{
    char said[16], sat[16];
    (void)state;
    club_table(club, 0, "null", 2, "");
    club_ask_fine(club, 1, "enter", "");
    club_quiet(club);
    club_send(club, 0, "close", "");
    strcpy(said, club_send(club, 1, "say", "\"text\":\"wait\""));
    strcpy(sat, club_send(club, 1, "stand", ""));
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_KEEP), 1);
    club_do(club);
    assert_true(club_is(club_answer(club, 1, said), "error", "no-such-table"));
    assert_true(club_is(club_answer(club, 1, sat), "error", "no-such-table"));
}

/*
 * Rematches.
 */

/* A rematch that was closed before it began is not for ever: another one can be had. */
static void closed_rematches_are_replaced(void **state)
{
    char over[17], next[17], again[17], more[17];
    (void)state;
    club_start(club, "null", 2, 2, "");
    strcpy(over, club->table);
    club_finish(club, 0);
    kit_member(club_ask(club, 0, "rematch", ""), "table", next, sizeof next);
    strcpy(club->table, next);
    club_ask_fine(club, 0, "close", "");
    strcpy(club->table, over);
    kit_member(club_ask(club, 1, "rematch", ""), "table", again, sizeof again);
    assert_string_not_equal(next, again);
    kit_member(club_ask(club, 0, "rematch", ""), "table", more, sizeof more);
    assert_string_equal(again, more);
    /* The same when the game is read from its log; and at the same time by two. */
    strcpy(club->table, again);
    club_ask_fine(club, 1, "close", "");
    strcpy(club->table, over);
    club_kill(club);
    club_connect(club, 0, true);
    club_connect(club, 1, true);
    club_ask_fine(club, 0, "enter", "");
    club_ask_fine(club, 1, "enter", "");
    club_quiet(club);
    strcpy(next, club_send(club, 0, "rematch", ""));
    strcpy(more, club_send(club, 1, "rematch", ""));
    club_do(club);
    kit_member(club_answer(club, 0, next), "table", next, sizeof next);
    kit_member(club_answer(club, 1, more), "table", more, sizeof more);
    assert_string_not_equal(next, again);
    assert_string_equal(next, more);
}

/*
 * Bots.
 */

static void become_bot(unsigned member)
{
    unsigned status;
    kit_ask(&club->kit, 60, "POST", "/api/session", club->members[member].token, "{\"name\":\"Bo\",\"bot\":true}");
    kit_do(&club->kit);
    kit_member(kit_body(&club->kit, 60, &status), "token", club->members[member].token, 65);
    assert_int_equal(status, 200);
}

/* Whether everybody is shown that the person of this name is a bot. */
static void assert_seat(unsigned witness, const char *name, bool bot)
{
    char expected[128];
    club_pass(club, 1000);
    const char *seat = strstr(club->members[witness].table, name);
    assert_non_null(seat);
    snprintf(expected, sizeof expected, "%s\",%s", name, bot ? "\"bot\":true" : "\"here\"");
    assert_memory_equal(seat, expected, strlen(expected));
}

/* They sit where the table admits them, and are marked: in the game, after a restart, in the next game's kept seat, and
 * in a log that was compacted. */
static void bots_sit_where_they_are_admitted(void **state)
{
    char next[17];
    (void)state;
    club_free(club);
    club = kit_memory(sizeof *club);
    club->kit.settings.limits.values[NIKA_LIMIT_open_entries] = 8;
    club_begin(club, 2);
    become_bot(1);
    for (unsigned admits = 0; admits < 2; admits++) {
        club_table(club, 0, "null", 2, admits ? "\"options\":{\"bots\":true}" : "\"options\":{\"bots\":false}");
        club_ask_fine(club, 1, "enter", "");
        club_sit(club, 0, 0);
        assert_int_equal(strstr(club->members[1].table, "\"bots\":true") != NULL, admits);
        if (!admits)
            club_ask_error(club, 1, "sit",
                           "\"seat\":1,\"chance\":\"0000000000000000000000000000000000000000000000000000000000000000\"",
                           "not-allowed");
    }
    for (unsigned i = 0; i < 8; i++) {
        club_sit(club, 1, 1);
        club_ask_fine(club, 1, "stand", "");
    }
    club_sit(club, 1, 1);
    club_ask_fine(club, 0, "say", "\"text\":\"and one more entry\"");
    assert_seat(0, "\"name\":\"Bo", true);
    assert_seat(1, "\"name\":\"Ada", false);
    club_kill(club);
    club_come_back(club, 2);
    assert_seat(0, "\"name\":\"Bo", true);
    club_ask_fine(club, 0, "start", "");
    club_finish(club, 0);
    assert_seat(0, "\"name\":\"Bo", true);
    kit_member(club_ask(club, 0, "rematch", ""), "table", next, sizeof next);
    strcpy(club->table, next);
    club_ask_fine(club, 0, "enter", "");
    assert_non_null(strstr(club->members[0].table, "\"name\":\"Bo\",\"bot\":true}"));
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 0); /* everybody one seat further */
    assert_seat(0, "\"name\":\"Bo", true);
}

/*
 * Logs of older servers.
 */

/* Writes the first entry of a table's log and starts the server again; member 0 enters. */
static void open_in_log(const char *table, const char *format, const char *rules)
{
    char entry[1000];
    uint64_t epoch;
    enum nika_kept kept;
    const int size = snprintf(entry, sizeof entry,
                              "{\"open\":{%s\"game\":\"justinian\",\"players\":2,\"rules\":%s},\"options\":{},"
                              "\"host\":\"%s\",\"name\":\"Ada\",\"secret\":\"%064x\",\"date\":1,\"at\":1}",
                              format, rules, club->members[0].who, 7u);
    assert_true(nika_store_claim(club->kit.store, &epoch));
    const struct nika_op op = {
        .kind = NIKA_OP_APPEND, .table = table, .epoch = epoch, .value = entry, .size = (size_t)size};
    nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
    club_kill(club);
    strcpy(club->table, table);
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
}

static void assert_rules(const char *message, const char *rules)
{
    struct nika_json value;
    char told[200];
    assert_true(club_has(message, "rules", &value));
    snprintf(told, sizeof told, "%.*s", (int)value.size, value.text);
    assert_string_equal(told, rules);
}

/* A log without a format is of the first one, in which the edition it presets `influence` to `trigger`. What is told of
 * it, and what follows it, is of the second. */
static void old_logs_keep_their_meaning(void **state)
{
    static const struct {
        const char *format, *rules, *told;
    } all[] = {
        {"", "{\"edition\":\"it\"}", "{\"edition\":\"it\",\"influence\":\"trigger\"}"},
        {"", "{\"edition\":\"it\",\"influence\":\"chooser\"}", "{\"edition\":\"it\"}"},
        {"\"nika\":1,", "{\"edition\":\"it\"}", "{\"edition\":\"it\",\"influence\":\"trigger\"}"},
        {"\"nika\":2,", "{\"edition\":\"it\"}", "{\"edition\":\"it\"}"},
        {"", "{\"edition\":\"fr\"}", "{\"edition\":\"fr\"}"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char table[17];
        snprintf(table, sizeof table, "%016zx", 0xab0 + i);
        open_in_log(table, all[i].format, all[i].rules);
        assert_true(club_is(club->members[0].table, "state", "open"));
        assert_rules(club->members[0].table, all[i].told);
    }
    open_in_log("0000000000000abf", "\"nika\":3,", "{}");
    assert_true(club_is(club->members[0].table, "state", "damaged"));
    /* The first of them is played, and once more: the log of the next table names its format and the switch. */
    strcpy(club->table, "0000000000000ab0");
    club_come_back(club, 2);
    club_sit(club, 0, 0);
    club_sit(club, 1, 1);
    club_ask_fine(club, 0, "start", "");
    club_finish(club, 0);
    char path[64];
    unsigned status;
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, "", "");
    const char *record = kit_body(&club->kit, 50, &status);
    assert_non_null(strstr(record, "{\"nika\":2,"));
    assert_non_null(strstr(record, "\"rules\":{\"edition\":\"it\",\"influence\":\"trigger\"}"));
    char again[17];
    strcpy(again, club_send(club, 0, "rematch", ""));
    club_do(club);
    kit_member(club_answer(club, 0, again), "table", club->table, sizeof club->table);
    club_kill(club);
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
    assert_rules(club->members[0].table, all[0].told);
}

/* A new table: English unless the host says otherwise, and Italian as it is now. */
static void new_tables_have_the_presets_of_now(void **state)
{
    (void)state;
    club_table(club, 0, "justinian", 2, "");
    assert_rules(club->members[0].table, "{\"edition\":\"en\"}");
    club_table(club, 0, "justinian", 2, "\"rules\":{\"edition\":\"it\"}");
    assert_rules(club->members[0].table, "{\"edition\":\"it\"}");
    club_kill(club);
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
    assert_rules(club->members[0].table, "{\"edition\":\"it\"}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(strangers_hear_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(strangers_hear_of_the_end, set_up, tear_down),
        cmocka_unit_test_setup_teardown(hosts_who_are_gone_are_replaced, set_up, tear_down),
        cmocka_unit_test_setup_teardown(hosts_come_back, set_up, tear_down),
        cmocka_unit_test_setup_teardown(tables_by_days_wait_for_a_week, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_waits_at_a_closed_table, set_up, tear_down),
        cmocka_unit_test_setup_teardown(closed_rematches_are_replaced, set_up, tear_down),
        cmocka_unit_test_setup_teardown(bots_sit_where_they_are_admitted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(old_logs_keep_their_meaning, set_up, tear_down),
        cmocka_unit_test_setup_teardown(new_tables_have_the_presets_of_now, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
