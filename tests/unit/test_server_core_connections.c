/*
 * test_server_core_connections.c: unit tests of WebSockets in a server core (docs/protocol.md; src/server_core/server_core_connections.c): hello,
 * what is no request, limits, and the end.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_people.h"

/* A connection says something, and gets exactly this. */
static void assert_said(struct kit *kit, nika_connection connection, const char *message, const char *expected)
{
    kit_say(kit, connection, message);
    const char *found = kit_sent(kit, connection);
    assert_non_null(found);
    assert_string_equal(found, expected);
    assert_null(kit_sent(kit, connection));
}

static uint64_t connections(const struct kit *kit)
{
    struct nika_server_core_figures figures;

    nika_server_core_figures(kit->core, &figures);
    return figures.connections;
}

/* A guest with a connection that has said hello. */
static void begin_with(struct kit *kit, nika_connection connection)
{
    char token[65];

    begin(kit);
    kit_guest(kit, "Ada", token);
    kit_hello(kit, connection, token, "code");
}

static void hello_says_who_one_is(void **state)
{
    struct kit kit;
    char token[65], who[17], ticket[65], message[256], expected[256];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    kit_ticket(&kit, token, ticket);
    kit_open(&kit, 5);
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_SEND), 0);
    assert_int_equal(connections(&kit), 1);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    snprintf(expected, sizeof expected,
             "{\"re\":\"1\",\"ok\":true,\"who\":\"%s\",\"name\":\"Ada\",\"version\":\"test\",\"protocol\":1}", who);
    assert_said(&kit, 5, message, expected);
    assert_said(&kit, 5, "{\"do\":\"ping\",\"id\":\"2\"}", "{\"re\":\"2\",\"ok\":true}");
    /* Once is enough. */
    assert_said(&kit, 5, message, "{\"re\":\"1\",\"ok\":false,\"error\":\"unknown-request\"}");
    assert_int_equal(kit_closed(&kit, 5), 0);
    kit_close(&kit, 5);
    assert_int_equal(connections(&kit), 0);
    kit_end(&kit);
}

static void a_ticket_opens_one_connection_within_thirty_seconds(void **state)
{
    static const char refused[] = "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}";
    struct kit kit;
    char token[65], ticket[65], message[256];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    kit_ticket(&kit, token, ticket);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_open(&kit, 5);
    kit_say(&kit, 5, message);
    kit_open(&kit, 6);
    assert_said(&kit, 6, message, refused);
    assert_int_equal(kit_closed(&kit, 6), 1008);
    assert_int_equal(kit_closed(&kit, 5), 0);

    kit_ticket(&kit, token, ticket);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit.now += 30000;
    kit_open(&kit, 7);
    assert_said(&kit, 7, message, refused);

    kit_ticket(&kit, token, ticket);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit.now += 29999;
    kit_open(&kit, 8);
    kit_say(&kit, 8, message);
    assert_int_equal(kit_closed(&kit, 8), 0);

    /* They are not kept: a new server wants new ones. */
    kit_ticket(&kit, token, ticket);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_restart(&kit);
    kit_open(&kit, 9);
    assert_said(&kit, 9, message, refused);
    kit_end(&kit);
}

static void who_can_not_say_hello_goes(void **state)
{
    static const struct {
        const char *message, *answer;
    } wrong[] = {
        {"{\"do\":\"ping\",\"id\":\"1\"}", "{\"re\":\"1\",\"ok\":false,\"error\":\"not-signed-in\"}"},
        {"{\"do\":\"open\",\"id\":\"1\"}", "{\"re\":\"1\",\"ok\":false,\"error\":\"not-signed-in\"}"},
        {"hello", "{\"re\":null,\"ok\":false,\"error\":\"bad-message\"}"},
        {"{\"do\":\"hello\"}", "{\"re\":null,\"ok\":false,\"error\":\"bad-message\"}"},
        {"{\"do\":\"hello\",\"id\":\"1\"}", "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}"},
        {"{\"do\":\"hello\",\"id\":\"1\",\"ticket\":7}", "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}"},
        {"{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"\"}", "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}"},
        {"{\"do\":\"hello\",\"id\":\"1\",\"ticket\":"
         "\"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"}",
         "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}"},
        {"{\"do\":\"hello\",\"id\":\"1\",\"form\":\"xml\"}",
         "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-value\",\"where\":\"form\"}"},
        {"{\"do\":\"hello\",\"id\":\"1\",\"form\":true}",
         "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-value\",\"where\":\"form\"}"},
    };
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        kit_open(&kit, 10 + i);
        assert_said(&kit, 10 + i, wrong[i].message, wrong[i].answer);
        assert_int_equal(kit_closed(&kit, 10 + i), 1008);
        assert_int_equal(connections(&kit), 0);
        /* Nothing more is heard from there. */
        kit_say(&kit, 10 + i, "{\"do\":\"ping\",\"id\":\"1\"}");
        kit_close(&kit, 10 + i);
        assert_int_equal(kit_left(&kit, NIKA_EFFECT_SEND), 0);
    }
    kit_end(&kit);
}

static void a_token_is_no_ticket(void **state)
{
    struct kit kit;
    char token[65], message[256];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    kit_open(&kit, 5);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", token);
    assert_said(&kit, 5, message, "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}");
    kit_end(&kit);
}

/* Whether a ticket still opens a connection. */
static bool opens(struct kit *kit, nika_connection connection, const char *ticket)
{
    char message[256];

    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_open(kit, connection);
    kit_say(kit, connection, message);
    return kit_closed(kit, connection) == 0;
}

static void connections_and_tickets_end_with_their_session(void **state)
{
    struct kit kit;
    char one[65], other[65], who[17], ticket[65], others[65];

    (void)state;
    begin_without_rates(&kit);
    sign(&kit, "", new_ada, one, who);
    sign(&kit, "", old_ada, other, who);
    kit_hello(&kit, 5, one, "code");
    kit_hello(&kit, 6, other, "code");
    kit_hello(&kit, 7, one, "json");
    kit_ticket(&kit, one, ticket);
    kit_ticket(&kit, other, others);
    /* As long as nobody knows whether it is kept, nothing has happened. */
    kit.outcome = NIKA_KEPT_NOTHING;
    assert_answer(&kit, "DELETE", "/api/session", one, "", 503, "{\"error\":\"not-kept\"}");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_CLOSE), 0);
    kit.outcome = NIKA_KEPT;
    assert_answer(&kit, "DELETE", "/api/session", one, "", 200, "{}");
    assert_int_equal(kit_closed(&kit, 5), 1008);
    assert_int_equal(kit_closed(&kit, 7), 1008);
    assert_int_equal(kit_closed(&kit, 6), 0);
    assert_int_equal(connections(&kit), 1);
    assert_false(opens(&kit, 8, ticket));
    /* The same person elsewhere stays. */
    assert_true(opens(&kit, 9, others));
    assert_int_equal(connections(&kit), 2);
    kit_end(&kit);
}

static void who_stays_the_same_with_a_new_token_stays_connected(void **state)
{
    struct kit kit;
    char guest[65], renamed[65], account[65], first[17], who[17], ticket[65];

    (void)state;
    begin_without_rates(&kit);
    sign(&kit, "", "{\"name\":\"Bo\"}", guest, first);
    kit_hello(&kit, 5, guest, "code");
    kit_ticket(&kit, guest, ticket);
    sign(&kit, guest, "{\"name\":\"Bob\"}", renamed, who);
    sign(&kit, renamed, new_ada, account, who);
    assert_string_equal(who, first);
    assert_int_equal(kit_closed(&kit, 5), 0);
    assert_true(opens(&kit, 6, ticket));
    /* They are the new session's now, and end with it. */
    assert_answer(&kit, "DELETE", "/api/session", account, "", 200, "{}");
    assert_int_equal(kit_closed(&kit, 5), 1008);
    assert_int_equal(kit_closed(&kit, 6), 1008);

    /* Who signs in becomes another, and what the guest had opened ends. */
    sign(&kit, "", "{\"name\":\"Bo\"}", guest, who);
    kit_hello(&kit, 7, guest, "code");
    sign(&kit, guest, old_ada, account, who);
    assert_string_equal(who, first);
    assert_int_equal(kit_closed(&kit, 7), 1008);
    kit_end(&kit);
}

static void who_says_nothing_for_ten_seconds_goes(void **state)
{
    struct kit kit;
    char token[65];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    kit.now = 1000;
    kit_open(&kit, 5);
    kit.now = 2000;
    kit_hello(&kit, 6, token, "json");
    kit_open(&kit, 7);
    assert_int_equal(nika_server_core_next(kit.core), 11000);
    kit.now = 10999;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_CLOSE), 0);
    kit.now = 11000;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(kit_closed(&kit, 5), 1008);
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_CLOSE), 0);
    assert_int_equal(nika_server_core_next(kit.core), 12000);
    kit.now = 12000;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(kit_closed(&kit, 7), 1008);
    kit.now = 100000;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(kit_closed(&kit, 6), 0);
    assert_int_equal(connections(&kit), 1);
    kit_end(&kit);
}

static void what_is_no_request_is_told_so_twice(void **state)
{
    static const char *const none[] = {
        "",
        "ping",
        "[]",
        "\"ping\"",
        "{\"do\":\"ping\"}",
        "{\"do\":\"ping\",\"id\":\"\"}",
        "{\"do\":\"ping\",\"id\":7}",
        "{\"do\":\"ping\",\"id\":\"a b\"}",
        "{\"do\":\"ping\",\"id\":\"\\u00e9\"}",
        "{\"do\":\"ping\",\"id\":\"a\\u0000b\"}",
        "{\"do\":\"ping\",\"id\":\"123456789012345678901234567890123\"}",
        "{\"do\":\"ping\",\"id\":\"1\"} {}",
        "{\"do\":\"ping\",\"id\":\"1\",\"id\":\"2\"}",
        "{\"do\":\"ping\",\"id\":\"1\",\"x\":[[[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]]}",
        "{\"do\":\"ping\",\"id\":\"1\",\"x\":\"\xff\"}",
    };
    struct kit kit;
    char token[65];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    for (unsigned i = 0; i < sizeof none / sizeof none[0]; i++) {
        kit_hello(&kit, 10 + i, token, "code");
        for (unsigned time = 0; time < 3; time++) {
            assert_int_equal(kit_closed(&kit, 10 + i), 0);
            assert_said(&kit, 10 + i, none[i], "{\"re\":null,\"ok\":false,\"error\":\"bad-message\"}");
        }
        assert_int_equal(kit_closed(&kit, 10 + i), 1008);
    }
    kit_end(&kit);
}

static void a_request_without_do_is_told_so_by_its_id(void **state)
{
    struct kit kit;

    (void)state;
    begin_with(&kit, 5);
    assert_said(&kit, 5, "{\"id\":\"x_Y-9\"}", "{\"re\":\"x_Y-9\",\"ok\":false,\"error\":\"bad-message\"}");
    assert_said(&kit, 5, "{\"id\":\"2\",\"do\":7}", "{\"re\":\"2\",\"ok\":false,\"error\":\"bad-message\"}");
    kit_end(&kit);
}

static void unknown_requests_are_told_so(void **state)
{
    struct kit kit;

    (void)state;
    begin_with(&kit, 5);
    assert_said(&kit, 5, "{\"do\":\"\",\"id\":\"1\"}", "{\"re\":\"1\",\"ok\":false,\"error\":\"unknown-request\"}");
    assert_said(&kit, 5, "{\"do\":\"dance\",\"id\":\"1\"}",
                "{\"re\":\"1\",\"ok\":false,\"error\":\"unknown-request\"}");
    assert_said(&kit, 5, "{\"do\":\"pin\\u0000g\",\"id\":\"1\"}",
                "{\"re\":\"1\",\"ok\":false,\"error\":\"unknown-request\"}");
    assert_said(&kit, 5, "{\"do\":\"pingpingpingpingpingping\",\"id\":\"1\"}",
                "{\"re\":\"1\",\"ok\":false,\"error\":\"unknown-request\"}");
    assert_said(&kit, 5, "{\"id\":\"12345678901234567890123456789012\",\"more\":{},\"do\":\"\\u0070ing\"}",
                "{\"re\":\"12345678901234567890123456789012\",\"ok\":true}");
    assert_int_equal(kit_closed(&kit, 5), 0);
    kit_end(&kit);
}

static void messages_have_at_most_4096_bytes(void **state)
{
    struct kit kit;
    char message[NIKA_MESSAGE_MAX + 2];

    (void)state;
    begin_with(&kit, 5);
    memset(message, ' ', sizeof message);
    memcpy(message, "{\"do\":\"ping\",\"id\":\"1\"}", 22);
    message[NIKA_MESSAGE_MAX] = '\0';
    assert_said(&kit, 5, message, "{\"re\":\"1\",\"ok\":true}");
    message[NIKA_MESSAGE_MAX] = ' ';
    message[NIKA_MESSAGE_MAX + 1] = '\0';
    assert_said(&kit, 5, message, "{\"re\":null,\"ok\":false,\"error\":\"bad-message\"}");
    kit_end(&kit);
}

static const char ping[] = "{\"do\":\"ping\",\"id\":\"1\"}";
static const char pong[] = "{\"re\":\"1\",\"ok\":true}";

/* Forty at once (hello is the first), then one each fifty milliseconds. */
static void who_sends_too_much_is_told_to_slow_down(void **state)
{
    struct kit kit;
    struct nika_server_core_figures figures;

    (void)state;
    begin_with(&kit, 5);
    for (unsigned i = 0; i < 39; i++)
        assert_said(&kit, 5, ping, pong);
    assert_said(&kit, 5, ping, "{\"re\":\"1\",\"ok\":false,\"error\":\"slow-down\",\"wait\":50}");
    kit.now += 20;
    assert_said(&kit, 5, ping, "{\"re\":\"1\",\"ok\":false,\"error\":\"slow-down\",\"wait\":30}");
    kit.now += 30;
    assert_said(&kit, 5, ping, pong);
    assert_said(&kit, 5, ping, "{\"re\":\"1\",\"ok\":false,\"error\":\"slow-down\",\"wait\":50}");
    nika_server_core_figures(kit.core, &figures);
    assert_int_equal(figures.slow_downs, 3);
    assert_int_equal(figures.messages, 1 + 39 + 4);
    /* After two seconds everything is as before. */
    kit.now += 2000;
    for (unsigned i = 0; i < 40; i++)
        assert_said(&kit, 5, ping, pong);
    kit_end(&kit);
}

static void who_does_not_slow_down_goes(void **state)
{
    static const char slow[] = "{\"re\":\"1\",\"ok\":false,\"error\":\"slow-down\",\"wait\":50}";
    struct kit kit;

    (void)state;
    begin_with(&kit, 5);
    for (unsigned i = 0; i < 39; i++)
        assert_said(&kit, 5, ping, pong);
    for (unsigned i = 0; i < 19; i++)
        assert_said(&kit, 5, ping, slow);
    /* Nineteen warnings, then one that waits: they begin anew. */
    kit.now += 50;
    assert_said(&kit, 5, ping, pong);
    for (unsigned i = 0; i < 19; i++)
        assert_said(&kit, 5, ping, slow);
    assert_int_equal(kit_closed(&kit, 5), 0);
    assert_said(&kit, 5, ping, slow);
    assert_int_equal(kit_closed(&kit, 5), 1008);
    assert_int_equal(connections(&kit), 0);
    kit_end(&kit);
}

static void without_rates_nobody_waits(void **state)
{
    struct kit kit;
    char token[65];

    (void)state;
    begin_without_rates(&kit);
    kit_guest(&kit, "Ada", token);
    kit_hello(&kit, 5, token, "code");
    for (unsigned i = 0; i < 1000; i++)
        assert_said(&kit, 5, ping, pong);
    kit_end(&kit);
}

static void a_person_has_eight_connections(void **state)
{
    struct kit kit;
    char token[65], other[65], ticket[65], message[256];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    kit_guest(&kit, "Bo", other);
    for (unsigned i = 0; i < 8; i++)
        kit_hello(&kit, 10 + i, token, "code");
    kit_ticket(&kit, token, ticket);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_open(&kit, 20);
    assert_said(&kit, 20, message, "{\"re\":\"1\",\"ok\":false,\"error\":\"too-many\"}");
    assert_int_equal(kit_closed(&kit, 20), 1008);
    kit_hello(&kit, 21, other, "code");
    kit_close(&kit, 13);
    kit_hello(&kit, 22, token, "code");
    kit_end(&kit);
}

static void a_server_has_so_many_connections(void **state)
{
    struct kit kit;

    (void)state;
    memset(&kit, 0, sizeof kit);
    kit.settings.limits.values[NIKA_LIMIT_max_connections] = 3;
    kit_begin(&kit);
    for (unsigned i = 0; i < 3; i++)
        kit_open(&kit, 10 + i);
    kit_open(&kit, 13);
    assert_string_equal(kit_sent(&kit, 13), "{\"re\":null,\"ok\":false,\"error\":\"too-many\"}");
    assert_int_equal(kit_closed(&kit, 13), 1013);
    assert_int_equal(connections(&kit), 3);
    kit_close(&kit, 10);
    kit_open(&kit, 14);
    assert_int_equal(kit_closed(&kit, 14), 0);
    kit_end(&kit);
}

/* A hundred at once from an address, then five a second. */
static void an_address_that_connects_too_often_waits(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < 100; i++) {
        kit_open(&kit, 10 + i);
        kit_close(&kit, 10 + i);
    }
    kit_open(&kit, 200);
    assert_string_equal(kit_sent(&kit, 200), "{\"re\":null,\"ok\":false,\"error\":\"slow-down\",\"wait\":200}");
    assert_int_equal(kit_closed(&kit, 200), 1013);
    assert_int_equal(connections(&kit), 0);
    kit.address = "192.0.2.2";
    kit_open(&kit, 201);
    assert_int_equal(kit_closed(&kit, 201), 0);
    kit_end(&kit);
}

static void a_server_that_begins_takes_no_connections(void **state)
{
    struct kit kit = {0};
    struct nika_store_problem problem;

    (void)state;
    kit.settings =
        (struct nika_server_core_settings){.version = "test", .random = kit_random, .emit = kit_emit, .context = &kit};
    kit.store = nika_store_memory(&problem);
    kit.core = nika_server_core_new(&kit.settings);
    kit_open(&kit, 5);
    assert_string_equal(kit_sent(&kit, 5), "{\"re\":null,\"ok\":false,\"error\":\"starting\"}");
    assert_int_equal(kit_closed(&kit, 5), 1013);
    kit_end(&kit);
}

static void a_server_that_stops_tells_everybody(void **state)
{
    struct kit kit;
    char token[65], ticket[65], message[256];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    kit_hello(&kit, 5, token, "code");
    kit_hello(&kit, 6, token, "json");
    kit_ticket(&kit, token, ticket);
    kit_open(&kit, 7);
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    for (unsigned i = 5; i < 8; i++)
        assert_string_equal(kit_sent(&kit, i), "{\"is\":\"closing\"}");
    assert_said(&kit, 5, ping, "{\"re\":\"1\",\"ok\":false,\"error\":\"closing\"}");
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    assert_said(&kit, 7, message, "{\"re\":\"1\",\"ok\":false,\"error\":\"closing\"}");
    kit_open(&kit, 8);
    assert_string_equal(kit_sent(&kit, 8), "{\"re\":null,\"ok\":false,\"error\":\"closing\"}");
    assert_int_equal(kit_closed(&kit, 8), 1001);
    kit_end(&kit);
}

static void who_was_too_slow_gets_everything_anew(void **state)
{
    struct kit kit;

    (void)state;
    begin_with(&kit, 5);
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = 5});
    assert_string_equal(kit_sent(&kit, 5), "{\"is\":\"resync\"}");
    assert_null(kit_sent(&kit, 5)); /* it has entered no table */
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = 77});
    assert_null(kit_sent(&kit, 77));
    kit_end(&kit);
}

static void who_has_gone_gets_no_answer(void **state)
{
    struct kit kit;

    (void)state;
    begin_with(&kit, 5);
    kit_say(&kit, 5, "{\"do\":\"open\",\"id\":\"1\",\"game\":\"byzantz\",\"players\":3}");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 1);
    kit_close(&kit, 5);
    kit_do(&kit);
    assert_null(kit_sent(&kit, 5));
    kit_end(&kit);
}

static void connections_that_are_not_there_are_nobody(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    kit_say(&kit, 5, ping);
    kit_close(&kit, 5);
    assert_int_equal(kit.count, 0);
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hello_says_who_one_is),
        cmocka_unit_test(a_ticket_opens_one_connection_within_thirty_seconds),
        cmocka_unit_test(who_can_not_say_hello_goes),
        cmocka_unit_test(a_token_is_no_ticket),
        cmocka_unit_test(connections_and_tickets_end_with_their_session),
        cmocka_unit_test(who_stays_the_same_with_a_new_token_stays_connected),
        cmocka_unit_test(who_says_nothing_for_ten_seconds_goes),
        cmocka_unit_test(what_is_no_request_is_told_so_twice),
        cmocka_unit_test(a_request_without_do_is_told_so_by_its_id),
        cmocka_unit_test(unknown_requests_are_told_so),
        cmocka_unit_test(messages_have_at_most_4096_bytes),
        cmocka_unit_test(who_sends_too_much_is_told_to_slow_down),
        cmocka_unit_test(who_does_not_slow_down_goes),
        cmocka_unit_test(without_rates_nobody_waits),
        cmocka_unit_test(a_person_has_eight_connections),
        cmocka_unit_test(a_server_has_so_many_connections),
        cmocka_unit_test(an_address_that_connects_too_often_waits),
        cmocka_unit_test(a_server_that_begins_takes_no_connections),
        cmocka_unit_test(a_server_that_stops_tells_everybody),
        cmocka_unit_test(who_was_too_slow_gets_everything_anew),
        cmocka_unit_test(who_has_gone_gets_no_answer),
        cmocka_unit_test(connections_that_are_not_there_are_nobody),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
