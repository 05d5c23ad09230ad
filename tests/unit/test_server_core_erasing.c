/*
 * test_server_core_erasing.c: unit tests of erasing a person: her name is nowhere any more, in memory or in the store,
 * her games are, and a crash in the middle changes nothing about that.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { MINUTES = 60 * 1000, CONSOLE = 7000, PAGE = 7001 };

static void assert_finds(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in %s", part, text);
}

static void assert_lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("\"%s\" is in %s", part, text);
}

/* Asks over the local socket; nothing of it is done yet. */
static void ask_console(const char *method, const char *path, const char *body)
{
    club->kit.local = true;
    kit_ask(&club->kit, CONSOLE, method, path, "", body);
    club->kit.local = false;
}

static const char *console(const char *method, const char *path, const char *body, unsigned status)
{
    unsigned found;
    ask_console(method, path, body);
    club_do(club);
    const char *answer = kit_body(&club->kit, CONSOLE, &found);
    assert_int_equal(found, status);
    return answer;
}

static const char *page(const char *token, const char *method, const char *path, const char *body, unsigned status)
{
    unsigned found;
    kit_ask(&club->kit, PAGE, method, path, token, body);
    club_do(club);
    const char *answer = kit_body(&club->kit, PAGE, &found);
    assert_int_equal(found, status);
    return answer;
}

static const char *about(unsigned member)
{
    static char body[64];
    snprintf(body, sizeof body, "{\"who\":\"%s\"}", club->members[member].who);
    return body;
}

/* Everything in the store, looked through for a text. */
struct looking {
    const char *text;
    unsigned found;
};

static bool look_at(struct looking *looking, const char *bytes, size_t size)
{
    char *copy = kit_copy(bytes, size);
    looking->found += strstr(copy, looking->text) != NULL;
    free(copy);
    return true;
}

static bool look_at_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    (void)table;
    (void)number;
    return look_at(context, bytes, size);
}

static bool look_at_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    return look_at(context, key, strlen(key)) && look_at(context, value, size);
}

/* How many entries, keys and values in the store have a text in them. */
static unsigned stored(const char *text)
{
    struct looking looking = {.text = text};
    const struct nika_store_reader reader = {.entry = look_at_entry, .row = look_at_row, .context = &looking};
    for (enum nika_row_kind kind = 0; kind < NIKA_ROW_KINDS; kind++)
        assert_true(nika_store_rows(club->kit.store, kind, "", NULL, false, UINT32_MAX, &reader));
    assert_true(nika_store_all(club->kit.store, &reader));
    return looking.found;
}

static void assert_gone(void)
{
    assert_int_equal(stored("Bo"), 0);
    assert_int_equal(stored("hush"), 0);
    assert_int_equal(stored("erase/"), 0);
}

/* The finished game of Ada and Bo, in which they talked, with Cy looking on; the record of it before. */
static void play_one(void)
{
    club_start(club, "null", 2, 2, "");
    club_ask_fine(club, 1, "say", "\"text\":\"hush now\"");
    club_ask_fine(club, 0, "say", "\"text\":\"good luck\"");
    club_ask_fine(club, 2, "enter", "");
    club_ask_fine(club, 0, "report", "\"text\":\"He is slow\",\"seat\":1");
    club_finish(club, 0);
}

static const char *record(unsigned status)
{
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    return page(club->members[0].token, "GET", path, "", status);
}

static void her_name_goes_and_her_games_stay(void **state)
{
    (void)state;
    play_one();
    char *before = kit_copy_text(record(200));
    assert_finds(before, "\"Bo\"");
    assert_true(stored("Bo") > 0);
    assert_string_equal(console("POST", "/api/host/erase", about(1), 200), "{}");
    page(club->members[1].token, "GET", "/api/session", "", 401);
    assert_lacks(console("GET", "/api/host/people", "", 200), club->members[1].who);
    club_pass(club, MINUTES);
    assert_gone();
    /* The game is the same, but for a name. Those who look on see that, too. */
    const char *after = record(200);
    assert_finds(after, "\"names\":[\"Ada\",\"Erased\"]");
    assert_string_equal(strchr(after, '\n'), strchr(before, '\n'));
    free(before);
    assert_lacks(club->members[2].table, "Bo");
    assert_finds(club->members[2].table, "good luck");
    assert_lacks(club->members[2].table, "hush");
    /* What others have of it: the game with the other name. She has no list any more. */
    assert_finds(page(club->members[0].token, "GET", "/api/games", "", 200), "\"names\":[\"Ada\",\"Erased\"]");
    assert_int_equal(stored("\"names\":[\"Ada\",\"Erased\"]"), 1);
    const char *reports = console("GET", "/api/host/reports", "", 200);
    assert_finds(reports, "\"name\":\"Erased\"");
    assert_finds(reports, "good luck");
    console("GET", "/api/host/export?who=00000000000000ff", "", 404);
    assert_finds(console("GET", "/api/host/audit", "", 200), club->members[1].who);
    assert_finds(console("GET", "/api/host", "", 200), "\"erasing\":0");
    club_kill(club);
    assert_finds(record(200), "\"names\":[\"Ada\",\"Erased\"]");
}

static void an_account_goes(void **state)
{
    char token[65], body[64], who[17];
    (void)state;
    const char *sign_up = "{\"name\":\"Boris\",\"password\":\"correct horse\",\"new\":true}";
    const char *answer = page("", "POST", "/api/session", sign_up, 200);
    kit_member(answer, "token", token, sizeof token);
    kit_member(answer, "who", who, sizeof who);
    snprintf(body, sizeof body, "{\"who\":\"%s\",\"host\":true}", who);
    console("POST", "/api/host/role", body, 200);
    snprintf(body, sizeof body, "{\"who\":\"%s\"}", who);
    console("POST", "/api/host/mute", body, 200);
    /* Hosts do not erase hosts; whoever runs the server does. */
    page(token, "POST", "/api/host/erase", body, 403);
    console("POST", "/api/host/erase", about(1), 200); /* Bo is in the way of looking for her */
    console("POST", "/api/host/erase", body, 200);
    page(token, "GET", "/api/session", "", 401);
    page("", "POST", "/api/session", "{\"name\":\"Boris\",\"password\":\"correct horse\"}", 401);
    club_pass(club, MINUTES);
    assert_gone();
    assert_int_equal(stored("boris"), 0); /* the key of the account */
    assert_int_equal(stored("role/"), 0);
    assert_int_equal(stored("mute/"), 0);
    /* The name is free. */
    page("", "POST", "/api/session", sign_up, 200);
    club_kill(club);
    page("", "POST", "/api/session", "{\"name\":\"Boris\",\"password\":\"correct horse\"}", 200);
}

static void a_running_game_goes_on(void **state)
{
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_ask_fine(club, 1, "say", "\"text\":\"hush now\"");
    club_ask_fine(club, 2, "enter", "");
    club_quiet(club);
    console("POST", "/api/host/erase", about(1), 200);
    const char *table = club_last(club, 0, "table");
    assert_finds(table, "\"name\":\"Erased\"");
    assert_finds(table, "\"auto\":true");
    assert_lacks(table, "Bo");
    club_pass(club, 1000);
    assert_lacks(page(club->members[0].token, "GET", "/api/games", "", 200), "Bo");
    assert_true(stored("Bo") > 0); /* the log of a running game is not changed */
    /* Also after a restart, when the log is read again. */
    club_kill(club);
    club_come_back(club, 1);
    assert_lacks(club->members[0].table, "Bo");
    assert_lacks(club->members[0].table, "hush");
    assert_finds(console("GET", "/api/host", "", 200), "\"erasing\":1");
    club_finish(club, 0);
    club_pass(club, 11 * MINUTES);
    assert_gone();
    assert_finds(record(200), "\"names\":[\"Ada\",\"Erased\"]");
}

static void she_leaves_open_tables(void **state)
{
    (void)state;
    /* Her own, alone: it is closed. */
    club_table(club, 1, "null", 2, "");
    club_sit(club, 1, 0);
    club_ask_fine(club, 2, "enter", "");
    char alone[17];
    memcpy(alone, club->table, sizeof alone);
    /* Her own, with somebody else: who becomes host. */
    club_table(club, 1, "null", 2, "");
    club_sit(club, 1, 0);
    club_ask_fine(club, 0, "enter", "");
    club_sit(club, 0, 1);
    club_quiet(club);
    console("POST", "/api/host/erase", about(1), 200);
    club->members[1].line = 0;
    assert_true(club_is(club_last(club, 2, "table"), "state", "closed"));
    const char *table = club_last(club, 0, "table");
    assert_lacks(table, "Bo");
    assert_true(club_is(table, "host", club->members[0].who));
    assert_int_equal(stored(alone), 0);
    club_sit(club, 0, 0);
    club_ask_fine(club, 0, "seat", "\"seat\":1,\"player\":\"beginner\"");
    club_ask_fine(club, 0, "start", "");
    club_finish(club, 0);
    club_pass(club, 11 * MINUTES);
    assert_gone();
}

/* She only chatted there; the log is found all the same. */
static void what_she_said_elsewhere_goes(void **state)
{
    (void)state;
    club_table(club, 0, "null", 2, "");
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 1, "say", "\"text\":\"hush now\"");
    club_sit(club, 0, 0);
    club_ask_fine(club, 0, "seat", "\"seat\":1,\"player\":\"beginner\"");
    club_ask_fine(club, 0, "start", "");
    club_ask_fine(club, 0, "say", "\"text\":\"good luck\"");
    club_finish(club, 0);
    club_pass(club, MINUTES);
    assert_int_equal(stored("hush"), 1);
    console("POST", "/api/host/erase", about(1), 200);
    club_pass(club, MINUTES);
    assert_gone();
    assert_int_equal(stored("good luck"), 1);
}

/* Nobody waits ten minutes for a table that ended while finished games were looked up. */
static void a_table_ends_meanwhile(void **state)
{
    struct kit *kit = &club->kit;
    char body[64];
    (void)state;
    club_table(club, 0, "null", 2, "");
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 1, "say", "\"text\":\"hush now\"");
    console("POST", "/api/host/erase", about(1), 200);
    club_pass(club, MINUTES);
    assert_finds(console("GET", "/api/host", "", 200), "\"erasing\":1");
    kit->date += 10 * MINUTES;
    kit->now += 10 * MINUTES;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    const struct nika_effect *looks = kit_take(kit, NIKA_EFFECT_OLD, 0);
    assert_non_null(looks);
    const struct nika_effect late = *looks;
    snprintf(body, sizeof body, "{\"table\":\"%s\"}", club->table);
    console("POST", "/api/host/close", body, 200);
    kit_load(kit, &late);
    club_pass(club, MINUTES);
    assert_gone();
    assert_finds(console("GET", "/api/host", "", 200), "\"erasing\":0");
}

/* The server is killed after each number of writes, and goes on. */
static void a_crash_in_the_middle_changes_nothing(void **state)
{
    (void)state;
    play_one();
    club_pass(club, MINUTES);
    ask_console("POST", "/api/host/erase", about(1));
    kit_do_one(&club->kit); /* the first write, and no more */
    club_kill(club);
    assert_true(stored("Bo") > 0);
    for (unsigned writes = 0; writes < 8; writes++) {
        club_kill(club);
        for (unsigned i = 0; i < writes; i++) {
            kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
            kit_do_one(&club->kit);
            club->kit.now += 10;
        }
        assert_lacks(record(200), "Bo");
        assert_lacks(page(club->members[0].token, "GET", "/api/session", "", 200), "Bo");
    }
    club_pass(club, 11 * MINUTES);
    assert_gone();
    assert_finds(record(200), "\"names\":[\"Ada\",\"Erased\"]");
}

static void a_store_that_fails_is_tried_again(void **state)
{
    (void)state;
    play_one();
    club->kit.outcome = NIKA_KEPT_NOTHING;
    console("POST", "/api/host/erase", about(1), 503);
    club->kit.outcome = NIKA_KEPT;
    page(club->members[1].token, "GET", "/api/session", "", 200); /* nothing has happened */
    assert_finds(record(200), "\"Bo\"");
    ask_console("POST", "/api/host/erase", about(1));
    kit_do_one(&club->kit);
    club->kit.outcome = NIKA_KEPT_BROKEN;
    club_pass(club, MINUTES);
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, MINUTES);
    assert_true(stored("Bo") > 0);
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, MINUTES);
    assert_gone();
}

/* A session that was being stored meanwhile is given to nobody. */
static void she_does_not_come_back_meanwhile(void **state)
{
    unsigned status;
    (void)state;
    kit_ask(&club->kit, PAGE, "POST", "/api/session", club->members[1].token, "{\"name\":\"Bob\"}");
    ask_console("POST", "/api/host/erase", about(1));
    club_do(club);
    kit_body(&club->kit, CONSOLE, &status);
    assert_int_equal(status, 200);
    club_pass(club, MINUTES);
    assert_gone();
    assert_lacks(console("GET", "/api/host/people", "", 200), "Bo");
}

static void wrong_requests_are_refused(void **state)
{
    (void)state;
    console("POST", "/api/host/erase", "{}", 400);
    console("POST", "/api/host/erase", "{\"who\":\"x\"}", 400);
    console("GET", "/api/host/erase", "", 405);
    console("POST", "/api/host/erase", about(1), 200);
    console("POST", "/api/host/erase", about(1), 200); /* again: it is being done, or done */
}

int main(void)
{
#define ERASING_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        ERASING_TEST(her_name_goes_and_her_games_stay),
        ERASING_TEST(an_account_goes),
        ERASING_TEST(a_running_game_goes_on),
        ERASING_TEST(she_leaves_open_tables),
        ERASING_TEST(what_she_said_elsewhere_goes),
        ERASING_TEST(a_table_ends_meanwhile),
        ERASING_TEST(a_crash_in_the_middle_changes_nothing),
        ERASING_TEST(a_store_that_fails_is_tried_again),
        ERASING_TEST(she_does_not_come_back_meanwhile),
        ERASING_TEST(wrong_requests_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
