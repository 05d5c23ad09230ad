/*
 * test_server_core_requests.c: unit tests of HTTP requests to a server core (docs/protocol.md; src/server_core/server_core_requests.c): addresses,
 * methods, tickets, one's own games, and a server that begins or stops.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_people.h"

static void what_is_nowhere_is_not_found(void **state)
{
    static const char *const nowhere[] = {
        "/",
        "/api",
        "/api/",
        "/api/session/",
        "/api/session/s",
        "/api/table",
        "/api/tables/0123456789abcdef/",
        "/api/tables/0123456789abcdef/recor",
        "/api/tables/0123456789abcdef/records",
        "/api/tables/0123456789abcdef/record/",
        "/healthz/",
        "/API/session",
        "",
    };
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < sizeof nowhere / sizeof nowhere[0]; i++)
        assert_answer(&kit, "GET", nowhere[i], "", "", 404, "{\"error\":\"unknown-request\"}");
    kit_end(&kit);
}

static void other_methods_are_not_allowed(void **state)
{
    static const struct {
        const char *method, *path;
    } wrong[] = {
        {"PUT", "/api/session"},   {"get", "/api/session"}, {"GET", "/api/ticket"},
        {"DELETE", "/api/ticket"}, {"POST", "/api/tables"}, {"POST", "/api/games"},
        {"POST", "/healthz"},      {"DELETE", "/readyz"},   {"POST", "/api/tables/0123456789abcdef/record"},
        {"", "/api/session"},
    };
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_answer(&kit, wrong[i].method, wrong[i].path, "", "", 405, "{\"error\":\"unknown-request\"}");
    kit_end(&kit);
}

static void what_is_ones_own_needs_a_token(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    assert_answer(&kit, "POST", "/api/ticket", "", "", 401, "{\"error\":\"not-signed-in\"}");
    assert_answer(&kit, "GET", "/api/games", "", "", 401, "{\"error\":\"not-signed-in\"}");
    assert_answer(&kit, "GET", "/api/session", "", "", 401, "{\"error\":\"not-signed-in\"}");
    assert_answer(&kit, "DELETE", "/api/session", "", "", 401, "{\"error\":\"not-signed-in\"}");
    kit_end(&kit);
}

static void tables_are_listed_for_everybody(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    assert_answer(&kit, "GET", "/api/tables", "", "", 200, "{\"tables\":[],\"more\":false}");
    kit_end(&kit);
}

static void a_record_of_no_table_is_not_found(void **state)
{
    static const char *const paths[] = {
        "/api/tables/0123456789abcdef/record",
        "/api/tables/0000000000000000/record",
        "/api/tables/0123456789ABCDEF/record",
        "/api/tables/1/record",
        "/api/tables//record",
        "/api/tables/0123456789abcdef0/record",
    };
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < sizeof paths / sizeof paths[0]; i++)
        assert_answer(&kit, "GET", paths[i], "", "", 404, "{\"error\":\"no-such-table\"}");
    kit_end(&kit);
}

static void a_server_says_when_it_takes_players(void **state)
{
    struct kit kit = {0};
    struct nika_store_problem problem;
    char token[65];

    (void)state;
    kit.settings =
        (struct nika_server_core_settings){.version = "test", .random = kit_random, .emit = kit_emit, .context = &kit};
    kit.store = nika_store_memory(&problem);
    kit.core = nika_server_core_new(&kit.settings);
    assert_answer(&kit, "GET", "/healthz", "", "", 200, "ok");
    assert_answer(&kit, "GET", "/readyz", "", "", 503, "{\"error\":\"starting\"}");
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\"}", 503, "{\"error\":\"starting\"}");
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_READY, .epoch = 1});
    assert_answer(&kit, "GET", "/readyz", "", "", 200, "ok");
    kit_guest(&kit, "Ada", token);
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    assert_answer(&kit, "GET", "/healthz", "", "", 200, "ok");
    assert_answer(&kit, "GET", "/readyz", "", "", 503, "{\"error\":\"closing\"}");
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\"}", 503, "{\"error\":\"closing\"}");
    assert_answer(&kit, "POST", "/api/ticket", token, "", 503, "{\"error\":\"closing\"}");
    kit_end(&kit);
}

static void what_is_under_way_when_the_server_stops_is_finished(void **state)
{
    struct kit kit;
    unsigned status;
    char token[65];

    (void)state;
    begin(&kit);
    kit_ask(&kit, 7, "POST", "/api/session", "", "{\"name\":\"Ada\"}");
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    assert_false(nika_server_core_at_rest(kit.core));
    kit_do(&kit);
    kit_member(kit_body(&kit, 7, &status), "token", token, sizeof token);
    assert_int_equal(status, 200);
    assert_true(nika_server_core_at_rest(kit.core));
    kit_end(&kit);
}

static void types_of_answers_are_told(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    kit_ask(&kit, 7, "GET", "/healthz", "", "");
    assert_string_equal(kit_take(&kit, NIKA_EFFECT_RESPOND, 7)->type, "text/plain");
    kit_ask(&kit, 7, "GET", "/api/tables", "", "");
    assert_string_equal(kit_take(&kit, NIKA_EFFECT_RESPOND, 7)->type, "application/json");
    kit_ask(&kit, 7, "GET", "/nowhere", "", "");
    const struct nika_effect *response = kit_take(&kit, NIKA_EFFECT_RESPOND, 7);
    assert_string_equal(response->type, "application/json");
    assert_null(response->cookie);
    kit_end(&kit);
}

/* 200 requests at once from an address, then twenty a second. */
static void an_address_that_asks_too_much_waits(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < 200; i++)
        assert_answer(&kit, "GET", "/api/tables", "", "", 200, "{\"tables\":[],\"more\":false}");
    assert_answer(&kit, "GET", "/api/tables", "", "", 429, "{\"error\":\"slow-down\",\"wait\":50}");
    assert_answer(&kit, "GET", "/healthz", "", "", 200, "ok");
    kit.now += 50;
    assert_answer(&kit, "GET", "/api/tables", "", "", 200, "{\"tables\":[],\"more\":false}");
    kit.address = "192.0.2.2";
    assert_answer(&kit, "GET", "/api/tables", "", "", 200, "{\"tables\":[],\"more\":false}");
    kit_end(&kit);
}

/*
 * One's own games.
 */

/* So many games of a person; the value of number i is {"number":i}, and the last is the newest. */
static void put_games(struct kit *kit, const char *who, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        char key[NIKA_KEY_MAX], value[64];
        enum nika_kept kept;
        snprintf(key, sizeof key, "%s/%016u/0123456789abcdef", who, 1000 + i);
        snprintf(value, sizeof value, "{\"number\":%u}", i);
        const struct nika_op op = {
            .kind = NIKA_OP_PUT, .row = NIKA_ROW_PLAYED, .key = key, .value = value, .size = strlen(value)};
        nika_store_keep(kit->store, &(struct nika_unit){.ops = &op, .count = 1}, 1, &kept);
        assert_int_equal(kept, NIKA_KEPT);
    }
}

static void assert_games(struct kit *kit, const char *token, const char *path, int newest, int oldest, bool more)
{
    static char expected[4096];
    struct nika_text text = nika_text(expected, sizeof expected);

    nika_text_add(&text, "{\"games\":[");
    for (int i = newest; i >= oldest; i--) {
        nika_text_add(&text, "{\"number\":");
        nika_text_add_number(&text, i);
        nika_text_add(&text, i > oldest ? "}," : "}");
    }
    nika_text_add(&text, more ? "],\"more\":true}" : "],\"more\":false}");
    assert_answer(kit, "GET", path, token, "", 200, expected);
}

static void ones_own_games_come_the_newest_first(void **state)
{
    struct kit kit;
    char token[65], who[17], other[65], other_who[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    sign(&kit, "", "{\"name\":\"Bo\"}", other, other_who);
    assert_games(&kit, token, "/api/games", -1, 0, false);
    put_games(&kit, other_who, 3);
    assert_games(&kit, token, "/api/games", -1, 0, false);
    assert_games(&kit, other, "/api/games", 2, 0, false);
    put_games(&kit, who, 50);
    assert_games(&kit, token, "/api/games", 49, 0, false);
    put_games(&kit, who, 51);
    assert_games(&kit, token, "/api/games", 50, 1, true);
    assert_games(&kit, token, "/api/games?from=1", 49, 0, false);
    assert_games(&kit, token, "/api/games?from=50", 0, 0, false);
    assert_games(&kit, token, "/api/games?from=51", -1, 0, false);
    assert_games(&kit, token, "/api/games?from=10000", -1, 0, false);
    kit_end(&kit);
}

/* Rows are read some at a time; wherever one begins, it gets the next fifty. */
static void many_games_can_be_gone_through(void **state)
{
    static const int starts[] = {0,   1,   49,  50,  51,  99,  148, 149, 150, 151, 199, 200, 201, 298, 299,
                                 348, 349, 350, 351, 399, 400, 401, 548, 549, 550, 551, 599, 600, 601};
    struct kit kit;
    char token[65], who[17], path[64];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    put_games(&kit, who, 600);
    for (unsigned i = 0; i < sizeof starts / sizeof starts[0]; i++) {
        const int newest = 599 - starts[i], oldest = newest - 49;
        snprintf(path, sizeof path, "/api/games?from=%d", starts[i]);
        assert_games(&kit, token, path, newest, oldest > 0 ? oldest : 0, oldest > 0);
    }
    kit_end(&kit);
}

static void where_to_begin_is_a_number(void **state)
{
    static const char *const wrong[] = {
        "from=",      "from=x",       "from=-1", "from=1.5", "from=10001", "from=1%30", "from=99999999999999999999",
        "a=1&from=x", "from=x&from=1"};
    struct kit kit;
    char token[65], who[17], path[64];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    put_games(&kit, who, 3);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(path, sizeof path, "/api/games?%s", wrong[i]);
        assert_answer(&kit, "GET", path, token, "", 400, "{\"error\":\"bad-value\",\"where\":\"from\"}");
    }
    assert_games(&kit, token, "/api/games?", 2, 0, false);
    assert_games(&kit, token, "/api/games?other=7", 2, 0, false);
    assert_games(&kit, token, "/api/games?other=7&from=1", 1, 0, false);
    assert_games(&kit, token, "/api/games?&&from=2&other", 0, 0, false);
    kit_end(&kit);
}

static void games_that_can_not_be_read_are_told_as_such(void **state)
{
    struct kit kit;
    char token[65], who[17], key[NIKA_KEY_MAX];
    enum nika_kept kept;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    put_games(&kit, who, 3);
    kit.outcome = NIKA_KEPT_BROKEN;
    assert_answer(&kit, "GET", "/api/games", token, "", 503, "{\"error\":\"busy\"}");
    kit.outcome = NIKA_KEPT;
    /* A row that is no JSON is left out, and the operator is told. */
    snprintf(key, sizeof key, "%s/%016u/0123456789abcdef", who, 1001);
    const struct nika_op op = {.kind = NIKA_OP_PUT, .row = NIKA_ROW_PLAYED, .key = key, .value = "{", .size = 1};
    nika_store_keep(kit.store, &(struct nika_unit){.ops = &op, .count = 1}, 1, &kept);
    assert_answer(&kit, "GET", "/api/games", token, "", 200,
                  "{\"games\":[{\"number\":2},{\"number\":0}],\"more\":false}");
    assert_string_equal(kit_take(&kit, NIKA_EFFECT_LOG, 0)->word, "bad-row");
    kit_end(&kit);
}

/*
 * Tickets.
 */

static void a_person_has_eight_tickets_at_once(void **state)
{
    struct kit kit;
    char token[65], other[65], ticket[65];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    kit_guest(&kit, "Bo", other);
    for (unsigned i = 0; i < 8; i++)
        kit_ticket(&kit, token, ticket);
    assert_int_equal(strspn(ticket, "0123456789abcdef"), 64);
    assert_answer(&kit, "POST", "/api/ticket", token, "", 429, "{\"error\":\"too-many\"}");
    kit_ticket(&kit, other, ticket);
    /* They go after thirty seconds, and the server core wants to be told then. */
    assert_int_equal(nika_server_core_next(kit.core), 30000);
    kit.now = 29999;
    assert_answer(&kit, "POST", "/api/ticket", token, "", 429, "{\"error\":\"too-many\"}");
    kit.now = 30000;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    for (unsigned i = 0; i < 8; i++)
        kit_ticket(&kit, token, ticket);
    kit_end(&kit);
}

static void nothing_that_was_sent_is_logged(void **state)
{
    struct kit kit;
    char token[65], who[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\",\"password\":\"correct horse\",\"new\":true}", token, who);
    assert_answer(&kit, "GET", "/api/secret?a=secret", token, "secret", 404, "{\"error\":\"unknown-request\"}");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_LOG), 0);
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_nowhere_is_not_found),
        cmocka_unit_test(other_methods_are_not_allowed),
        cmocka_unit_test(what_is_ones_own_needs_a_token),
        cmocka_unit_test(tables_are_listed_for_everybody),
        cmocka_unit_test(a_record_of_no_table_is_not_found),
        cmocka_unit_test(a_server_says_when_it_takes_players),
        cmocka_unit_test(what_is_under_way_when_the_server_stops_is_finished),
        cmocka_unit_test(types_of_answers_are_told),
        cmocka_unit_test(an_address_that_asks_too_much_waits),
        cmocka_unit_test(ones_own_games_come_the_newest_first),
        cmocka_unit_test(many_games_can_be_gone_through),
        cmocka_unit_test(where_to_begin_is_a_number),
        cmocka_unit_test(games_that_can_not_be_read_are_told_as_such),
        cmocka_unit_test(a_person_has_eight_tickets_at_once),
        cmocka_unit_test(nothing_that_was_sent_is_logged),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
