/*
 * test_server_core_tables.c: unit tests of tables in the server core before and after a game: opening, sitting, filling seats, starting,
 * closing, talking, watching, playing another one, and the record that is left.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

/* Five members, some of whom get views as bytes. */
static int set_up_five(void **state)
{
    (void)state;
    club = club_new(5, false);
    return 0;
}

/* A seat, as a member's last message "table" has it: the value of one of its keys, as text. */
static const char *seat_has(unsigned member, unsigned seat, const char *key)
{
    static char text[128];
    struct nika_json seats, value;
    assert_true(club_has(club->members[member].table, "seats", &seats));
    struct nika_json_walk walk = nika_json_walk(seats);
    for (unsigned i = 0; i <= seat; i++)
        assert_true(nika_json_next(&walk, &value));
    if (!nika_json_get(value, key, &value))
        return "";
    snprintf(text, sizeof text, "%.*s", (int)value.size, value.text);
    return text;
}

static const char *table_of(unsigned member)
{
    return club->members[member].table;
}

static bool you_are(unsigned member, const char *seat)
{
    struct nika_json you;
    assert_true(club_has(table_of(member), "you", &you));
    return you.size == strlen(seat) && memcmp(you.text, seat, you.size) == 0;
}

static void a_table_is_opened(void **state)
{
    struct nika_json value;
    char commitment[65];
    (void)state;
    club_table(club, 0, "byzantz", 3, "\"rules\":{\"open-profit\":\"off\"}");
    assert_int_equal(club_count(club, 0, "table"), 1);
    assert_true(club_is(table_of(0), "table", club->table));
    assert_true(club_is(table_of(0), "state", "open"));
    assert_true(club_is(table_of(0), "host", club->members[0].who));
    assert_int_equal(club_whole(table_of(0), "players"), 3);
    assert_int_equal(club_whole(table_of(0), "ply"), 0);
    assert_true(you_are(0, "null"));
    assert_true(club_has(table_of(0), "rules", &value));
    assert_true(nika_json_get(value, "open-profit", &value) && nika_json_is(value, "off"));
    assert_true(club_has(table_of(0), "options", &value) && nika_json_count(value) == 8);
    assert_true(club_has(table_of(0), "talk", &value) && nika_json_count(value) == 0);
    assert_false(club_has(table_of(0), "fair", &value));
    kit_member(table_of(0), "commitment", commitment, sizeof commitment);
    assert_true(club_is(club->members[0].heard[0].bytes, "commitment", commitment));
    assert_string_equal(seat_has(0, 2, "kind"), "\"open\"");
}

/* What is wrong is named. */
static void wrong_tables_are_not_opened(void **state)
{
    static const char *const wrong[][2] = {
        {"\"players\":3", "game"},
        {"\"game\":\"chess\",\"players\":3", "game"},
        {"\"game\":\"byzantz\"", "players"},
        {"\"game\":\"byzantz\",\"players\":2", "players"},
        {"\"game\":\"byzantz\",\"players\":7", "players"},
        {"\"game\":\"byzantz\",\"players\":3,\"rules\":{\"open-profit\":\"maybe\"}", "open-profit"},
        {"\"game\":\"byzantz\",\"players\":3,\"rules\":{\"flying\":\"on\"}", "rules"},
        {"\"game\":\"justinian\",\"players\":3,\"court\":\"marble\"", "court"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":3", "options"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"colour\":1}", "options"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"clock\":\"live\"}", "clock"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"clock\":{\"kind\":\"none\",\"bank\":10}}", "clock"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"clock\":{\"kind\":\"live\",\"bank\":600}}", "clock"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"clock\":{\"kind\":\"live\",\"bank\":9,\"increment\":0}}",
         "clock"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"clock\":{\"kind\":\"days\",\"days\":31}}", "clock"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"grace\":9}", "grace"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"level\":\"random\"}", "level"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"spectators\":true}", "spectators"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"listed\":1}", "listed"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"memory\":null}", "memory"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"talk\":\"yes\"}", "talk"},
        {"\"game\":\"byzantz\",\"players\":3,\"options\":{\"undo\":\"maybe\"}", "undo"},
    };
    struct nika_server_core_figures figures;
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char message[256];
        snprintf(message, sizeof message, "{\"do\":\"open\",\"id\":\"w\",%s}", wrong[i][0]);
        kit_say(&club->kit, club->members[0].line, message);
        assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_KEEP), 0);
        club_listen(club);
        const char *answer = club_answer(club, 0, "w");
        assert_true(club_is(answer, "error", "bad-value"));
        if (!club_is(answer, "where", wrong[i][1]))
            fail_msg("%s: %s", message, answer);
        club_quiet(club);
    }
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.tables_open, 0);
}

static void options_are_told_as_they_were_given(void **state)
{
    static const char given[] =
        "{\"clock\":{\"kind\":\"live\",\"bank\":600,\"increment\":10},\"grace\":60,\"level\":"
        "\"expert\",\"spectators\":\"end\",\"listed\":true,\"memory\":false,\"talk\":false,\"undo\":\"never\"}";
    char more[300];
    struct nika_json value;
    (void)state;
    snprintf(more, sizeof more, "\"options\":%s", given);
    club_table(club, 0, "byzantz", 4, more);
    assert_true(club_has(table_of(0), "options", &value));
    assert_int_equal(value.size, strlen(given));
    assert_memory_equal(value.text, given, value.size);
    club_table(club, 1, "byzantz", 4, "\"options\":{\"clock\":{\"kind\":\"days\",\"days\":3}}");
    static const char usual[] =
        "{\"clock\":{\"kind\":\"days\",\"days\":3},\"grace\":120,\"level\":\"skilled\","
        "\"spectators\":\"public\",\"listed\":false,\"memory\":true,\"talk\":true,\"undo\":\"ask\"}";
    assert_true(club_has(table_of(1), "options", &value));
    assert_int_equal(value.size, strlen(usual));
    assert_memory_equal(value.text, usual, value.size);
}

static void people_sit_down(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    club_ask_fine(club, 1, "enter", "");
    assert_int_equal(club_whole(table_of(0), "watchers"), 2);
    club_sit(club, 1, 2);
    assert_true(you_are(1, "2") && you_are(0, "null"));
    assert_string_equal(seat_has(0, 2, "kind"), "\"person\"");
    assert_string_equal(seat_has(0, 2, "name"), "\"Bo\"");
    assert_string_equal(seat_has(0, 2, "here"), "true");
    assert_string_equal(seat_has(0, 2, "chance"), "true");
    assert_int_equal(club_whole(table_of(0), "watchers"), 1);
    /* What is wrong changes nothing. */
    const char *chance = "\"chance\":\"00000000000000000000000000000000000000000000000000000000000000ff\"";
    char more[200];
    snprintf(more, sizeof more, "\"seat\":2,%s", chance);
    club_ask_error(club, 0, "sit", more, "seat-taken");
    snprintf(more, sizeof more, "\"seat\":3,%s", chance);
    club_ask_error(club, 0, "sit", more, "no-such-seat");
    club_ask_error(club, 0, "sit", chance, "bad-value");
    club_ask_error(club, 0, "sit", "\"seat\":0", "bad-value");
    club_ask_error(club, 0, "sit", "\"seat\":0,\"chance\":\"ff\"", "bad-value");
    club_ask_error(club, 0, "stand", "", "not-seated");
    /* Who sits elsewhere has left the seat before; one's own seat can be taken anew. */
    club_sit(club, 1, 0);
    club_sit(club, 1, 0);
    assert_true(you_are(1, "0"));
    assert_string_equal(seat_has(0, 2, "kind"), "\"open\"");
    club_ask_fine(club, 1, "stand", "");
    assert_true(you_are(1, "null"));
    assert_string_equal(seat_has(0, 0, "kind"), "\"open\"");
}

static void presence_is_told(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    club_pass(club, 2000);
    club_cut(club, 1);
    assert_string_equal(seat_has(0, 1, "here"), "false");
    /* Coming and going at once is told once a second. */
    club_quiet(club);
    for (unsigned i = 0; i < 10; i++) {
        club_connect(club, 1, true);
        club_ask_fine(club, 1, "enter", "");
        club_cut(club, 1);
    }
    assert_int_equal(club_count(club, 0, "table"), 0);
    club_pass(club, 1000);
    assert_int_equal(club_count(club, 0, "table"), 1);
    assert_string_equal(seat_has(0, 1, "here"), "false");
    club_connect(club, 1, true);
    club_pass(club, 1000);
    club_quiet(club);
    club_ask_fine(club, 1, "enter", "");
    assert_int_equal(club_count(club, 0, "table"), 1);
    assert_int_equal(club_count(club, 1, "table"), 1);
    assert_string_equal(seat_has(0, 1, "here"), "true");
    club_quiet(club);
    club_ask_fine(club, 1, "exit", "");
    club_pass(club, 1000);
    assert_string_equal(seat_has(0, 1, "here"), "false");
    assert_int_equal(club_count(club, 1, "table"), 0);
}

static void the_host_fills_seats(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    club_ask_error(club, 1, "seat", "\"seat\":0,\"player\":\"expert\"", "not-host");
    club_ask_error(club, 0, "seat", "\"seat\":1,\"player\":\"expert\"", "seat-taken");
    club_ask_error(club, 0, "seat", "\"seat\":0,\"player\":\"random\"", "bad-value");
    club_ask_error(club, 0, "seat", "\"seat\":9,\"player\":\"expert\"", "no-such-seat");
    club_ask_fine(club, 0, "seat", "\"seat\":0,\"player\":\"expert\"");
    club_ask_fine(club, 0, "seat", "\"seat\":2,\"player\":\"beginner\"");
    assert_string_equal(seat_has(1, 0, "kind"), "\"computer\"");
    assert_string_equal(seat_has(1, 0, "level"), "\"expert\"");
    assert_string_equal(seat_has(1, 0, "name"), "\"Zoe\"");
    assert_string_equal(seat_has(1, 2, "name"), "\"Leo\"");
    club_ask_fine(club, 0, "seat", "\"seat\":0,\"player\":\"open\"");
    assert_string_equal(seat_has(1, 0, "kind"), "\"open\"");
    club_ask_error(club, 0, "start", "", "not-full");
}

static void the_host_kicks(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    club_sit(club, 0, 0);
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    club_ask_error(club, 1, "kick", "\"seat\":0", "not-host");
    club_ask_error(club, 0, "kick", "\"seat\":0", "not-allowed");
    club_ask_error(club, 0, "kick", "\"seat\":2", "not-seated");
    club_ask_fine(club, 0, "kick", "\"seat\":1");
    assert_true(you_are(1, "null"));
    club_ask_error(club, 1, "say", "\"text\":\"why?\"", "kicked");
    const char *again = "\"seat\":1,\"chance\":\"00000000000000000000000000000000000000000000000000000000000000ff\"";
    club_ask_error(club, 1, "sit", again, "kicked");
    club_kill(club);
    club_connect(club, 1, true);
    club_ask_error(club, 1, "sit", again, "kicked");
}

/* If the host leaves, the lowest seat with a person is host; without one the table is closed. */
static void hosts_leave(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 4, "");
    for (unsigned member = 0; member < 3; member++) {
        if (member)
            club_ask_fine(club, member, "enter", "");
        club_sit(club, member, 2 - member);
    }
    club_ask_fine(club, 0, "stand", "");
    assert_true(club_is(table_of(0), "host", club->members[2].who)); /* who sits in seat 0 */
    club_ask_fine(club, 1, "stand", "");
    assert_true(club_is(table_of(0), "host", club->members[2].who));
    club_ask_fine(club, 2, "stand", "");
    assert_true(club_is(table_of(0), "state", "closed"));
    club_ask_error(club, 0, "enter", "", "no-such-table");
    club_ask_error(club, 0, "stand", "", "no-such-table");
    club_kill(club);
    club_connect(club, 0, true);
    club_ask_error(club, 0, "enter", "", "no-such-table");
}

static void the_host_closes(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    club_ask_fine(club, 1, "enter", "");
    club_ask_error(club, 1, "close", "", "not-host");
    club_ask_fine(club, 0, "close", "");
    assert_true(club_is(table_of(1), "state", "closed"));
    club_ask_error(club, 1, "enter", "", "no-such-table");
}

static void a_game_starts(void **state)
{
    struct nika_json value;
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    assert_true(club_is(table_of(0), "state", "running"));
    assert_true(club_has(table_of(0), "start", &value) && nika_json_kind(value) == '0');
    assert_int_equal(club_count(club, 0, "view"), 1);
    assert_int_equal(club_count(club, 1, "view"), 1);
    assert_int_equal(club_whole(club->members[1].view, "ply"), 0);
    assert_int_equal(club_whole(club->members[1].view, "moves"), 0);
    assert_false(club_true(club->members[1].view, "together"));
    assert_false(club_true(club->members[1].view, "undo"));
    assert_true(club_has(club->members[1].view, "clock", &value) && nika_json_kind(value) == 'n');
    club_ask_error(club, 0, "start", "", "not-open");
    club_ask_error(club, 0, "close", "", "not-open");
    club_ask_error(club, 0, "stand", "", "not-open");
    club_ask_error(club, 0, "seat", "\"seat\":2,\"player\":\"open\"", "not-open");
    club_ask_error(club, 0, "kick", "\"seat\":1", "not-open");
    club_ask_error(club, 0, "rematch", "", "not-over");
    /* A kept game is in the list of those who play it, and nobody else's. */
    unsigned status;
    kit_ask(&club->kit, 50, "GET", "/api/games", club->members[1].token, "");
    club_do(club);
    const char *games = kit_body(&club->kit, 50, &status);
    assert_true(club_has(games, "games", &value) && nika_json_count(value) == 1);
    assert_non_null(
        strstr(games, "\"state\":\"running\",\"names\":[\"Ada\",\"Bo\",\"Zoe\"],\"seat\":1,\"date\":\"2027-01-15\""));
    kit_ask(&club->kit, 50, "GET", "/api/games", club->members[2].token, "");
    club_do(club);
    assert_true(club_has(kit_body(&club->kit, 50, &status), "games", &value) && nika_json_count(value) == 0);
}

static void requests_name_a_table(void **state)
{
    (void)state;
    strcpy(club->table, "00000000000000ab");
    club_ask_error(club, 0, "sit", "", "no-such-table");
    club_ask_error(club, 0, "enter", "", "no-such-table");
    strcpy(club->table, "0000000000000000");
    club_ask_error(club, 0, "enter", "", "bad-value");
    strcpy(club->table, "00000000000000AB");
    club_ask_error(club, 0, "enter", "", "bad-value");
    strcpy(club->table, "ab");
    club_ask_error(club, 0, "enter", "", "bad-value");
}

/*
 * Watching.
 */

static void start_watched(const char *options)
{
    char more[100];
    snprintf(more, sizeof more, "\"options\":{\"spectators\":\"%s\"}", options);
    club_start(club, "null", 2, 2, more);
    club_quiet(club);
    club_ask_fine(club, 2, "enter", "");
}

static void everybody_watches(void **state)
{
    struct nika_json value;
    (void)state;
    start_watched("public");
    assert_int_equal(club_count(club, 2, "view"), 1);
    assert_true(club_has(club->members[2].view, "view", &value) && nika_json_get(value, "seat", &value));
    assert_true(nika_json_is(value, "watcher"));
    club_quiet(club);
    assert_true(club_play_one(club));
    assert_int_equal(club_count(club, 2, "act"), 1);
    assert_true(club_true(club_ask(club, 2, "past", "\"from\":0"), "ok"));
    club_ask_error(club, 2, "play", "\"ply\":1,\"move\":\"pass\"", "not-seated");
    club_finish(club, 2);
}

static void nobody_watches(void **state)
{
    struct nika_json value;
    char path[64];
    unsigned status;
    (void)state;
    start_watched("none");
    assert_int_equal(club_count(club, 2, "view"), 0);
    club_quiet(club);
    assert_true(club_play_one(club));
    assert_int_equal(club_count(club, 2, "act"), 0);
    club_ask_error(club, 2, "past", "\"from\":0", "not-allowed");
    /* Nor do others listen, then or later: people talk about what they held. */
    club_ask_fine(club, 0, "say", "\"text\":\"between us\"");
    assert_int_equal(club_count(club, 1, "said"), 1);
    assert_int_equal(club_count(club, 2, "said"), 0);
    club_ask_fine(club, 2, "enter", "");
    assert_false(club_has(table_of(2), "talk", &value));
    club_finish(club, 0);
    club_ask_fine(club, 0, "say", "\"text\":\"to all\"");
    assert_int_equal(club_count(club, 2, "said"), 0);
    assert_true(club_is(table_of(2), "state", "over"));
    assert_null(club->members[2].view);
    /* The proof would tell what was dealt. */
    assert_true(club_has(table_of(1), "fair", &value));
    assert_false(club_has(table_of(2), "fair", &value));
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, club->members[2].token, "");
    assert_string_equal(kit_body(&club->kit, 50, &status), "{\"error\":\"not-allowed\"}");
    kit_ask(&club->kit, 50, "GET", path, "", "");
    assert_string_equal(kit_body(&club->kit, 50, &status), "{\"error\":\"not-allowed\"}");
    kit_ask(&club->kit, 50, "GET", path, club->members[1].token, "");
    kit_body(&club->kit, 50, &status);
    assert_int_equal(status, 200);
}

/* 512 connections, of which the host's is one; then only those who sit there enter. */
static void watchers_keep_nobody_from_her_seat(void **state)
{
    char message[128];
    (void)state;
    club_quiet(club);
    club_end(club);
    memset(club, 0, sizeof *club);
    club->kit.settings.limits.values[NIKA_LIMIT_connections_per_person] = 600;
    club_begin(club, 3);
    club_table(club, 0, "byzantz", 3, "");
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    club_cut(club, 1);
    snprintf(message, sizeof message, "{\"do\":\"enter\",\"id\":\"e\",\"table\":\"%s\"}", club->table);
    for (nika_connection line = 1000; line < 1000 + 511; line++) {
        kit_hello(&club->kit, line, club->members[2].token, "code");
        kit_say(&club->kit, line, message);
        assert_string_equal(kit_sent(&club->kit, line), "{\"re\":\"e\",\"ok\":true}");
    }
    kit_hello(&club->kit, 2000, club->members[2].token, "code");
    kit_say(&club->kit, 2000, message);
    assert_string_equal(kit_sent(&club->kit, 2000), "{\"re\":\"e\",\"ok\":false,\"error\":\"too-many\"}");
    club_connect(club, 1, true);
    club_ask_fine(club, 1, "enter", "");
}

static void the_end_is_watched(void **state)
{
    char path[64];
    unsigned status;
    (void)state;
    start_watched("end");
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, "", "");
    assert_string_equal(kit_body(&club->kit, 50, &status), "{\"error\":\"not-over\"}");
    assert_int_equal(status, 404);
    assert_int_equal(club_count(club, 2, "view"), 0);
    club_ask_error(club, 2, "past", "\"from\":0", "not-allowed");
    club_finish(club, 0);
    club_ask_fine(club, 3, "enter", "");
    assert_int_equal(club_count(club, 3, "view"), 1);
    kit_ask(&club->kit, 50, "GET", path, "", "");
    kit_body(&club->kit, 50, &status);
    assert_int_equal(status, 200);
}

/*
 * Talk.
 */

static void people_talk(void **state)
{
    struct nika_json value;
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_ask_fine(club, 2, "enter", "");
    club_quiet(club);
    club_ask_fine(club, 1, "say", "\"text\":\"  Good \\u200b  luck! \"");
    const char *said = club_last(club, 0, "said");
    assert_true(club_is(said, "text", "Good luck!") && club_is(said, "name", "Bo"));
    assert_int_equal(club_whole(said, "seat"), 1);
    assert_int_equal(club_whole(said, "number"), 0);
    club_ask_error(club, 2, "say", "\"text\":\"I know what she has\"", "not-allowed");
    club_ask_error(club, 0, "say", "\"text\":\"   \"", "bad-value");
    club_ask_error(club, 0, "say", "", "bad-value");
    char more[400] = "\"text\":\"";
    for (unsigned i = 0; i < 200; i++)
        strcat(more, "x");
    strcat(more, "\"");
    club_ask_fine(club, 0, "say", more);
    more[strlen(more) - 1] = '\0';
    strcat(more, "y\"");
    club_ask_error(club, 0, "say", more, "bad-value");
    /* Who mutes hears nothing, and is not told at enter what was said. */
    club_ask_error(club, 0, "mute", "\"on\":1", "bad-value");
    club_ask_fine(club, 0, "mute", "\"on\":true");
    club_quiet(club);
    club_ask_fine(club, 1, "say", "\"text\":\"third\"");
    assert_int_equal(club_count(club, 0, "said"), 0);
    assert_int_equal(club_count(club, 2, "said"), 1);
    club_ask_fine(club, 0, "enter", "");
    assert_false(club_has(table_of(0), "talk", &value));
    club_ask_fine(club, 0, "mute", "\"on\":false");
    club_ask_fine(club, 0, "enter", "");
    assert_true(club_has(table_of(0), "talk", &value) && nika_json_count(value) == 3);
    club_ask_fine(club, 1, "say", "\"text\":\"fourth\"");
    assert_int_equal(club_count(club, 0, "said"), 1);
    /* It outlasts the server. */
    club_kill(club);
    club_connect(club, 3, true);
    club_ask_fine(club, 3, "enter", "");
    assert_true(club_has(table_of(3), "talk", &value) && nika_json_count(value) == 4);
}

static void the_last_fifty_are_kept(void **state)
{
    struct nika_json value, first;
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    for (unsigned i = 0; i < 53; i++)
        club_ask_fine(club, 0, "say", "\"text\":\"again\"");
    club_ask_fine(club, 1, "enter", "");
    assert_true(club_has(table_of(1), "talk", &value) && nika_json_count(value) == 50);
    struct nika_json_walk walk = nika_json_walk(value);
    assert_true(nika_json_next(&walk, &first) && nika_json_get(first, "number", &value));
    assert_int_equal(value.size, 1);
    assert_int_equal(value.text[0], '3');
}

/* However much was said: sixteen tables at once are less than the 256 KiB that may wait for a client. */
static void of_long_talk_less_is_shown(void **state)
{
    struct nika_json value, first;
    char more[1700] = "\"text\":\"";
    (void)state;
    club_table(club, 0, "byzantz", 6, "");
    for (unsigned i = 0; i < 200; i++)
        strcat(more, "\\\\");
    strcat(more, "\"");
    for (unsigned i = 0; i < 50; i++)
        club_ask_fine(club, 0, "say", more);
    club_ask_fine(club, 1, "enter", "");
    /* Each is 400 bytes, as backslashes are written, and "Ada": ten of them are 4,030, eleven 4,433. */
    assert_true(club_has(table_of(1), "talk", &value) && nika_json_count(value) == 10);
    assert_true(16 * strlen(table_of(1)) < 262144);
    struct nika_json_walk walk = nika_json_walk(value);
    assert_true(nika_json_next(&walk, &first) && nika_json_get(first, "number", &value));
    assert_true(value.size == 2 && memcmp(value.text, "40", 2) == 0);
}

static void talk_can_be_off(void **state)
{
    (void)state;
    club_table(club, 0, "byzantz", 3, "\"options\":{\"talk\":false}");
    club_ask_error(club, 0, "say", "\"text\":\"hello\"", "not-allowed");
}

/* Five in ten seconds. */
static void talk_has_a_rate(void **state)
{
    (void)state;
    club_quiet(club);
    club_end(club);
    memset(club, 0, sizeof *club);
    kit_begin(&club->kit);
    club->count = 1;
    kit_guest(&club->kit, "Ada", club->members[0].token);
    club_connect(club, 0, true);
    club_table(club, 0, "byzantz", 3, "");
    for (unsigned i = 0; i < 5; i++)
        club_ask_fine(club, 0, "say", "\"text\":\"hello\"");
    club_ask_error(club, 0, "say", "\"text\":\"hello\"", "slow-down");
    assert_int_equal(club_whole(club_ask(club, 0, "say", "\"text\":\"hello\""), "wait"), 2000);
    club_pass(club, 2000);
    club_ask_fine(club, 0, "say", "\"text\":\"hello\"");
}

/*
 * Afterwards.
 */

static void another_game_is_played(void **state)
{
    char first[17], next[17], again[17];
    (void)state;
    club_start(club, "byzantz", 2, 3, "\"rules\":{\"open-profit\":\"off\"},\"options\":{\"grace\":77}");
    club_ask_fine(club, 2, "enter", "");
    strcpy(first, club->table);
    club_finish(club, 0);
    club_ask_error(club, 2, "rematch", "", "not-seated");
    club_quiet(club);
    kit_member(club_ask(club, 1, "rematch", ""), "table", next, sizeof next);
    assert_string_not_equal(first, next);
    assert_true(club_is(club_last(club, 0, "rematch"), "next", next));
    assert_true(club_is(club_last(club, 2, "rematch"), "next", next));
    kit_member(club_ask(club, 0, "rematch", ""), "table", again, sizeof again);
    assert_string_equal(next, again);
    club_ask_fine(club, 3, "enter", "");
    assert_true(club_is(table_of(3), "next", next));
    /* Everybody one seat further. */
    strcpy(club->table, next);
    club_ask_fine(club, 0, "enter", "");
    assert_true(club_is(table_of(0), "host", club->members[1].who));
    assert_string_equal(seat_has(0, 0, "kind"), "\"computer\"");
    assert_string_equal(seat_has(0, 0, "name"), "\"Zoe\"");
    assert_string_equal(seat_has(0, 1, "kind"), "\"kept\"");
    assert_string_equal(seat_has(0, 1, "name"), "\"Ada\"");
    assert_string_equal(seat_has(0, 2, "name"), "\"Bo\"");
    assert_true(you_are(0, "null"));
    assert_non_null(strstr(table_of(0), "\"rules\":{\"open-profit\":\"off\"}"));
    assert_non_null(strstr(table_of(0), "\"grace\":77"));
    const char *chance = "\"seat\":2,\"chance\":\"00000000000000000000000000000000000000000000000000000000000000ff\"";
    club_ask_error(club, 0, "sit", chance, "seat-taken");
    club_ask_error(club, 1, "start", "", "not-full");
    club_sit(club, 0, 1);
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 2);
    club_ask_fine(club, 1, "start", "");
    assert_true(you_are(0, "1"));
    club_finish(club, 0);
    /* The first table knows of the second for ever. */
    club_kill(club);
    strcpy(club->table, first);
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
    assert_true(club_is(table_of(0), "next", next));
    kit_member(club_ask(club, 0, "rematch", ""), "table", again, sizeof again);
    assert_string_equal(next, again);
}

/* A seat that is kept for somebody can be given to others by the host, and left by taking another. */
static void kept_seats_can_be_freed(void **state)
{
    char next[17];
    (void)state;
    club_start(club, "byzantz", 3, 3, "");
    club_finish(club, 0);
    kit_member(club_ask(club, 0, "rematch", ""), "table", next, sizeof next);
    strcpy(club->table, next);
    club_ask_fine(club, 0, "enter", "");
    club_ask_fine(club, 0, "seat", "\"seat\":2,\"player\":\"open\"");
    assert_string_equal(seat_has(0, 2, "kind"), "\"open\"");
    club_sit(club, 0, 2);
    assert_string_equal(seat_has(0, 1, "kind"), "\"open\"");
    assert_string_equal(seat_has(0, 0, "kind"), "\"kept\"");
}

/* The record, read by the reader, and its proof. */
static void records_are_left(void **state)
{
    static const struct {
        const char *game;
        unsigned people, players;
    } tables[] = {{"byzantz", 3, 3}, {"byzantz", 2, 6}, {"justinian", 2, 2}, {"justinian", 3, 4}, {"null", 2, 2}};
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        struct nika_reader reader;
        struct nika_fair fair;
        struct nika_misfit misfit;
        struct nika_json header, value, proof;
        char path[64], commitment[65], digits[24];
        size_t at;
        club_start(club, tables[i].game, tables[i].people, tables[i].players, "");
        kit_member(table_of(0), "commitment", commitment, sizeof commitment);
        club_finish(club, 0);
        snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
        kit_ask(&club->kit, 50, "GET", path, "", "");
        const struct nika_effect *response = kit_take(&club->kit, NIKA_EFFECT_RESPOND, 50);
        assert_int_equal(response->code, 200);
        assert_string_equal(response->type, "application/x-ndjson");
        const char *line = response->bytes, *end = strchr(line, '\n');
        nika_reader_start(&reader);
        assert_int_equal(nika_json_check(line, (size_t)(end - line), &header, &at), NIKA_JSON_FINE);
        for (; *line; line = end + 1) {
            end = strchr(line, '\n');
            assert_non_null(end);
            if (nika_reader_line(&reader, line, (size_t)(end - line)) == NIKA_READ_PROBLEM)
                fail_msg("%s: %.*s", reader.problem.word, (int)(end - line), line);
        }
        assert_true(nika_reader_end(&reader));
        assert_int_equal(reader.state, NIKA_READER_AFTER_GAME);
        assert_true(nika_json_get(header, "fair", &proof));
        assert_true(nika_fair_read(proof, tables[i].players, &fair, &misfit));
        assert_true(nika_json_get(proof, "commitment", &value) && nika_json_is(value, commitment));
        assert_true(nika_json_get(header, "number", &value) && nika_json_string(value, digits, sizeof digits, &at));
        assert_true(nika_fair_check(&fair, &reader.setup, &reader.deal, strtoull(digits, NULL, 10), &misfit));
        assert_int_equal(fair.people, (1u << tables[i].people) - 1);
        for (unsigned seat = 0; seat < tables[i].people; seat++)
            assert_int_equal(fair.chance[seat].bytes[31], 0xC0 + seat);
        assert_true(nika_json_get(header, "table", &value) && nika_json_is(value, club->table));
        assert_true(nika_json_get(header, "date", &value) && nika_json_is(value, "2027-01-15"));
        assert_true(nika_json_get(header, "seats", &value) && nika_json_count(value) == tables[i].players);
        /* Once it is over, the proof stands in the table, too. */
        assert_true(club_has(table_of(0), "fair", &value) && value.size == proof.size);
        assert_memory_equal(value.text, proof.text, value.size);
        kit_forget(&club->kit);
    }
    /* All five are among the games of who played them, with their results. */
    struct nika_json games;
    unsigned status;
    kit_ask(&club->kit, 50, "GET", "/api/games", club->members[1].token, "");
    club_do(club);
    const char *body = kit_body(&club->kit, 50, &status);
    assert_true(club_has(body, "games", &games) && nika_json_count(games) == 5);
    assert_null(strstr(body, "running"));
    assert_non_null(strstr(body, "\"result\":{\"scores\":["));
}

static void listed_tables_are_listed(void **state)
{
    struct nika_json tables, item, value;
    unsigned status;
    char last[17];
    (void)state;
    club_table(club, 0, "byzantz", 3, "\"options\":{\"listed\":true}");
    club->kit.date += 1000;
    club_table(club, 1, "justinian", 3, "\"options\":{\"listed\":true}");
    strcpy(last, club->table);
    club_table(club, 2, "byzantz", 3, "");
    kit_ask(&club->kit, 50, "GET", "/api/tables", "", "");
    const char *body = kit_body(&club->kit, 50, &status);
    assert_true(club_has(body, "tables", &tables) && nika_json_count(tables) == 2);
    struct nika_json_walk walk = nika_json_walk(tables);
    assert_true(nika_json_next(&walk, &item)); /* the newest first */
    assert_true(nika_json_get(item, "table", &value) && nika_json_is(value, last));
    assert_true(nika_json_get(item, "is", &value) && nika_json_is(value, "table"));
    assert_false(nika_json_get(item, "talk", &value));
}

/* As many as there is room for; the list is whole JSON all the same. */
static void long_lists_end(void **state)
{
    enum { MANY = 800 };
    static char more[4000] = "\"options\":{\"listed\":true},\"court\":[";
    struct nika_json tables;
    unsigned status;
    (void)state;
    for (unsigned place = 0; place < 12; place++) {
        strcat(more, place ? ",[111" : "[111");
        for (unsigned i = 1; i < 20; i++)
            strcat(more, ",222");
        strcat(more, "]");
    }
    strcat(more, "]");
    club_end(club);
    memset(club, 0, sizeof *club);
    club->kit.settings.limits.values[NIKA_LIMIT_tables_per_person] = MANY;
    club_begin(club, 1);
    for (unsigned i = 0; i < MANY; i++) {
        club_table(club, 0, "justinian", 4, more);
        club_ask_fine(club, 0, "exit", "");
        club_quiet(club);
    }
    kit_ask(&club->kit, 50, "GET", "/api/tables", "", "");
    const char *body = kit_body(&club->kit, 50, &status);
    assert_true(club_has(body, "tables", &tables));
    assert_in_range(nika_json_count(tables), 100, MANY - 1);
}

static void there_are_limits(void **state)
{
    char first[17];
    (void)state;
    club_quiet(club);
    club_end(club);
    memset(club, 0, sizeof *club);
    club->kit.settings.limits.values[NIKA_LIMIT_tables_per_person] = 2;
    club->kit.settings.limits.values[NIKA_LIMIT_max_tables] = 3;
    club_begin(club, 3);
    club_table(club, 0, "byzantz", 3, "");
    strcpy(first, club->table);
    club_table(club, 0, "byzantz", 3, "");
    kit_say(&club->kit, club->members[0].line, "{\"do\":\"open\",\"id\":\"x\",\"game\":\"byzantz\",\"players\":3}");
    club_do(club);
    assert_true(club_is(club_answer(club, 0, "x"), "error", "too-many"));
    club_table(club, 1, "byzantz", 3, "");
    kit_say(&club->kit, club->members[2].line, "{\"do\":\"open\",\"id\":\"x\",\"game\":\"byzantz\",\"players\":3}");
    club_do(club);
    assert_true(club_is(club_answer(club, 2, "x"), "error", "too-many"));
    /* One that is closed makes room. */
    strcpy(club->table, first);
    club_ask_fine(club, 0, "close", "");
    club_table(club, 0, "byzantz", 3, "");
}

/* Sixteen tables by one connection. */
static void entering_has_a_limit(void **state)
{
    char tables[17][17];
    (void)state;
    for (unsigned i = 0; i < 17; i++) {
        club_table(club, i % 4, "byzantz", 3, "");
        strcpy(tables[i], club->table);
    }
    for (unsigned i = 0; i < 16; i++) {
        strcpy(club->table, tables[i]);
        club_ask_fine(club, 4, "enter", "");
        club_ask_fine(club, 4, "enter", ""); /* again: it is in already */
    }
    strcpy(club->table, tables[16]);
    club_ask_error(club, 4, "enter", "", "too-many");
    kit_say(&club->kit, club->members[4].line, "{\"do\":\"open\",\"id\":\"x\",\"game\":\"byzantz\",\"players\":3}");
    club_do(club);
    assert_true(club_is(club_answer(club, 4, "x"), "error", "too-many"));
    strcpy(club->table, tables[0]);
    club_ask_fine(club, 4, "exit", "");
    strcpy(club->table, tables[16]);
    club_ask_fine(club, 4, "enter", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_table_is_opened, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(wrong_tables_are_not_opened, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(options_are_told_as_they_were_given, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(people_sit_down, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(presence_is_told, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(the_host_fills_seats, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(the_host_kicks, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(hosts_leave, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(the_host_closes, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(a_game_starts, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(requests_name_a_table, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(everybody_watches, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(nobody_watches, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(watchers_keep_nobody_from_her_seat, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(the_end_is_watched, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(people_talk, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(the_last_fifty_are_kept, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(of_long_talk_less_is_shown, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(talk_can_be_off, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(talk_has_a_rate, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(another_game_is_played, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(kept_seats_can_be_freed, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(records_are_left, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(listed_tables_are_listed, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(long_lists_end, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(there_are_limits, set_up_five, tear_down),
        cmocka_unit_test_setup_teardown(entering_has_a_limit, set_up_five, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
