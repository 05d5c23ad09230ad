/*
 * test_server_core_people.c: unit tests of guests and sessions in a server core (docs/protocol.md, HTTP; src/server_core/people.c and
 * sign_in.c).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_people.h"

enum { DAY = 24 * 60 * 60 * 1000 };

static void a_guest_needs_a_name_and_is_answered_once_kept(void **state)
{
    struct kit kit;
    char token[65], who[17], expected[256];
    unsigned status;

    (void)state;
    begin(&kit);
    kit_ask(&kit, 7, "POST", "/api/session", "", "{\"name\":\"  Ada  Lovelace \"}");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_RESPOND), 0);
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 1);
    assert_int_equal(sessions(&kit), 0);
    kit_do(&kit);
    const char *answer = kit_body(&kit, 7, &status);
    assert_int_equal(status, 200);
    kit_member(answer, "token", token, sizeof token);
    kit_member(answer, "who", who, sizeof who);
    assert_int_equal(strspn(token, "0123456789abcdef"), 64);
    assert_int_equal(strspn(who, "0123456789abcdef"), 16);
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Ada Lovelace\",\"account\":false,\"host\":false,\"token\":\"%s\"}", who,
             token);
    assert_string_equal(answer, expected);
    assert_int_equal(sessions(&kit), 1);
    snprintf(expected, sizeof expected, "{\"who\":\"%s\",\"name\":\"Ada Lovelace\",\"account\":false,\"host\":false}",
             who);
    assert_answer(&kit, "GET", "/api/session", token, "", 200, expected);
    kit_end(&kit);
}

static void a_browser_gets_a_cookie_and_no_token(void **state)
{
    struct kit kit;

    (void)state;
    begin(&kit);
    kit.browser = true;
    kit_ask(&kit, 7, "POST", "/api/session", "", "{\"name\":\"Ada\"}");
    kit_do(&kit);
    const struct nika_effect *response = kit_take(&kit, NIKA_EFFECT_RESPOND, 7);
    assert_int_equal(response->code, 200);
    assert_int_equal(strlen(response->cookie), 64);
    assert_null(strstr(response->bytes, "token"));
    assert_null(strstr(response->bytes, response->cookie));
    char token[65];
    strcpy(token, response->cookie);
    assert_true(is_valid(&kit, token));
    kit_end(&kit);
}

static void a_token_is_told_once_and_kept_nowhere(void **state)
{
    struct kit kit;
    char token[65], who[17], key[65];
    uint8_t bytes[32];
    unsigned told = 0;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    assert_true(is_valid(&kit, token));
    for (unsigned i = 0; i < kit.count; i++)
        if (kit.effects[i].effect.bytes && strstr(kit.effects[i].effect.bytes, token)) {
            assert_int_equal(kit.effects[i].effect.kind, NIKA_EFFECT_RESPOND);
            told++;
        } else {
            for (unsigned op = 0; op < kit.effects[i].effect.unit.count; op++) {
                assert_null(strstr(kit.effects[i].ops[op].key, token));
                assert_null(strstr(kit.effects[i].ops[op].value, token));
            }
        }
    assert_int_equal(told, 1);
    /* The row stands under the SHA-256 of the token's bytes. */
    assert_true(nika_unhex(token, 64, bytes, sizeof bytes));
    const struct nika_hash hash = nika_sha256(bytes, sizeof bytes);
    nika_hex(hash.bytes, sizeof hash.bytes, key);
    assert_true(kit_finds(&kit, 0, key));
    kit_end(&kit);
}

static void tokens_that_were_never_given_are_not_valid(void **state)
{
    struct kit kit;
    char token[65], who[17], other[66];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    assert_answer(&kit, "GET", "/api/session", "", "", 401, "{\"error\":\"not-signed-in\"}");
    assert_false(is_valid(&kit, "x"));
    memcpy(other, token, 65);
    other[63] = other[63] == '0' ? '1' : '0';
    assert_false(is_valid(&kit, other));
    memcpy(other, token, 65);
    other[63] = '\0';
    assert_false(is_valid(&kit, other));
    snprintf(other, sizeof other, "%s0", token);
    assert_false(is_valid(&kit, other));
    snprintf(other, sizeof other, "%s", who);
    assert_false(is_valid(&kit, other));
    kit_end(&kit);
}

static void who_signs_out_is_nobody(void **state)
{
    struct kit kit;
    char token[65], who[17];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    kit_ask(&kit, 7, "DELETE", "/api/session", token, "");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_RESPOND), 0);
    kit_do(&kit);
    const struct nika_effect *response = kit_take(&kit, NIKA_EFFECT_RESPOND, 7);
    assert_int_equal(response->code, 200);
    assert_string_equal(response->bytes, "{}");
    assert_string_equal(response->cookie, "");
    assert_false(is_valid(&kit, token));
    assert_answer(&kit, "DELETE", "/api/session", token, "", 401, "{\"error\":\"not-signed-in\"}");
    kit_restart(&kit);
    assert_false(is_valid(&kit, token));

    /* What can't be kept has not happened. */
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    kit.outcome = NIKA_KEPT_NOTHING;
    kit_ask(&kit, 7, "DELETE", "/api/session", token, "");
    kit_do(&kit);
    assert_string_equal(kit_body(&kit, 7, &status), "{\"error\":\"not-kept\"}");
    assert_int_equal(status, 503);
    assert_true(is_valid(&kit, token));
    kit_end(&kit);
}

static void a_session_survives_a_restart(void **state)
{
    struct kit kit;
    char token[65], who[17], expected[128];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Z\\u00fcrich \\\"7\\\"\"}", token, who);
    kit_restart(&kit);
    assert_int_equal(sessions(&kit), 1);
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Zürich \\\"7\\\"\",\"account\":false,\"host\":false}", who);
    assert_answer(&kit, "GET", "/api/session", token, "", 200, expected);
    kit_end(&kit);
}

static void what_could_not_be_kept_is_no_session(void **state)
{
    static const enum nika_kept bad[] = {NIKA_KEPT_NOTHING, NIKA_KEPT_BROKEN};
    struct kit kit;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < 2; i++) {
        kit.outcome = bad[i];
        assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\"}", 503, "{\"error\":\"not-kept\"}");
        assert_int_equal(sessions(&kit), 0);
    }
    kit_end(&kit);
}

/* A disk that fails may have dropped a session all the same: who goes on to use it does not lose it. */
static void a_session_that_was_dropped_by_a_failing_disk_stays(void **state)
{
    struct kit kit;
    char ada[65], bo[65], who[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", ada, who);
    sign(&kit, "", "{\"name\":\"Bo\"}", bo, who);
    kit.outcome = NIKA_KEPT_BROKEN;
    kit.written = true;
    assert_answer(&kit, "POST", "/api/session", ada, "{\"name\":\"Ada B\"}", 503, "{\"error\":\"not-kept\"}");
    assert_answer(&kit, "DELETE", "/api/session", bo, "", 503, "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT_NOTHING;
    assert_true(is_valid(&kit, ada));
    kit.outcome = NIKA_KEPT;
    assert_true(is_valid(&kit, ada));
    assert_true(is_valid(&kit, bo));
    kit_restart(&kit);
    assert_true(is_valid(&kit, ada));
    assert_true(is_valid(&kit, bo));
    kit_end(&kit);
}

static void what_is_no_name_is_refused(void **state)
{
    static const char *const bodies[] = {
        "{\"name\":\"\"}",
        "{\"name\":\" \"}",
        "{\"name\":\"a\\nb\"}",
        "{\"name\":\"a\\u0000b\"}",
        "{\"name\":\"abcdefghijklmnopqrstuvwxy\"}",
        "{\"name\":\"\\u200b\"}",
    };
    struct kit kit;
    char body[2048] = "{\"name\":\"";

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < sizeof bodies / sizeof bodies[0]; i++)
        assert_answer(&kit, "POST", "/api/session", "", bodies[i], 400, "{\"error\":\"bad-name\"}");
    memset(body + strlen(body), ' ', 1500);
    strcpy(body + 9 + 1500, "x\"}");
    assert_answer(&kit, "POST", "/api/session", "", body, 400, "{\"error\":\"bad-name\"}");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 0);
    kit_end(&kit);
}

static void what_is_no_request_for_a_session_is_refused(void **state)
{
    static const char *const none[] = {
        "", "[]", "\"Ada\"", "{\"name\":\"Ada\"", "{\"name\":\"Ada\",\"name\":\"Bo\"}", "{\"name\":\"\xff\"}"};
    static const struct {
        const char *body, *where;
    } wrong[] = {
        {"{}", "name"},
        {"{\"name\":7}", "name"},
        {"{\"name\":\"Ada\",\"new\":true}", "password"},
        {"{\"name\":\"Ada\",\"new\":1,\"password\":\"12345678\"}", "new"},
        {"{\"name\":\"Ada\",\"password\":12345678}", "password"},
        {"{\"name\":\"Ada\",\"password\":null}", "password"},
    };
    struct kit kit;
    char expected[64], large[NIKA_MESSAGE_MAX + 2];
    unsigned status;

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_answer(&kit, "POST", "/api/session", "", none[i], 400, "{\"error\":\"bad-message\"}");
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(expected, sizeof expected, "{\"error\":\"bad-value\",\"where\":\"%s\"}", wrong[i].where);
        assert_answer(&kit, "POST", "/api/session", "", wrong[i].body, 400, expected);
    }
    /* 4,096 bytes are judged, 4,097 are not. */
    memset(large, ' ', sizeof large);
    memcpy(large, "{\"name\":7}", 10);
    large[NIKA_MESSAGE_MAX] = '\0';
    assert_answer(&kit, "POST", "/api/session", "", large, 400, "{\"error\":\"bad-value\",\"where\":\"name\"}");
    large[NIKA_MESSAGE_MAX] = ' ';
    large[NIKA_MESSAGE_MAX + 1] = '\0';
    assert_answer(&kit, "POST", "/api/session", "", large, 413, "{\"error\":\"bad-message\"}");
    /* A page of another site can send a form, but nothing that says it is JSON. */
    const struct nika_http form = {.method = "POST", .path = "/api/session", .query = "", .token = ""};
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                       .connection = 5,
                                       .address = "192.0.2.1",
                                       .http = &form,
                                       .bytes = "{\"name\":\"Ada\"}",
                                       .size = 14});
    assert_string_equal(kit_body(&kit, 5, &status), "{\"error\":\"bad-message\"}");
    assert_int_equal(status, 400);
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP) + kit_left(&kit, NIKA_EFFECT_HASH), 0);
    kit_end(&kit);
}

static void a_guest_who_comes_again_stays_the_same_person(void **state)
{
    struct kit kit;
    char token[65], who[17], other[65], other_who[17], expected[128];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Ada\"}", token, who);
    sign(&kit, token, "{\"name\":\"Bo\"}", other, other_who);
    assert_string_equal(who, other_who);
    assert_string_not_equal(token, other);
    assert_false(is_valid(&kit, token));
    snprintf(expected, sizeof expected, "{\"who\":\"%s\",\"name\":\"Bo\",\"account\":false,\"host\":false}", who);
    assert_answer(&kit, "GET", "/api/session", other, "", 200, expected);
    kit_restart(&kit);
    assert_false(is_valid(&kit, token));
    assert_answer(&kit, "GET", "/api/session", other, "", 200, expected);
    sign(&kit, "", "{\"name\":\"Bo\"}", token, other_who);
    assert_string_not_equal(who, other_who);
    kit_end(&kit);
}

/* An address may bring thirty guests at once, then one a minute. */
static void guests_come_slowly_from_an_address(void **state)
{
    struct kit kit;
    struct nika_server_core_figures figures;
    char token[65];

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < 30; i++)
        kit_guest(&kit, "Ada", token);
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\"}", 429,
                  "{\"error\":\"slow-down\",\"wait\":60000}");
    nika_server_core_figures(kit.core, &figures);
    assert_int_equal(figures.sessions, 30);
    assert_int_equal(figures.people, 30);
    assert_int_equal(figures.requests, 31);
    assert_int_equal(figures.slow_downs, 1);
    kit.now += 60000;
    kit_guest(&kit, "Ada", token);
    kit_end(&kit);
}

/* Sixteen are in use: there is no room for another guest, but for people with accounts. */
static void a_server_has_so_many_sessions_in_use(void **state)
{
    struct kit kit = {.settings = {.no_rates = true, .limits = {.values = {[NIKA_LIMIT_max_sessions] = 16}}}};
    char token[65], who[17];

    (void)state;
    kit_begin(&kit);
    sign(&kit, "", new_ada, token, who);
    for (unsigned i = 0; i < 15; i++) {
        kit_guest(&kit, "Bo", token);
        kit_hello(&kit, 100 + i, token, "code");
    }
    assert_int_equal(sessions(&kit), 16);
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Cy\"}", 503, "{\"error\":\"busy\"}");
    sign(&kit, "", old_ada, token, who);
    assert_int_equal(sessions(&kit), 17);
    kit_close(&kit, 107);
    kit_guest(&kit, "Cy", token);
    assert_int_equal(sessions(&kit), 17);
    kit_end(&kit);
}

static void a_seventeenth_session_of_a_person_ends_the_oldest(void **state)
{
    struct kit kit;
    char tokens[18][65], who[17];

    (void)state;
    begin_without_rates(&kit);
    sign(&kit, "", new_ada, tokens[0], who);
    for (unsigned i = 1; i < 16; i++)
        sign(&kit, "", old_ada, tokens[i], who);
    for (unsigned i = 0; i < 16; i++)
        assert_true(is_valid(&kit, tokens[i]));
    /* A day later all but number 5 are used: then number 5 is the oldest. */
    kit.now += DAY;
    for (unsigned i = 0; i < 16; i++)
        assert_true(i == 5 || is_valid(&kit, tokens[i]));
    sign(&kit, "", old_ada, tokens[16], who);
    sign(&kit, "", old_ada, tokens[17], who);
    assert_int_equal(sessions(&kit), 16);
    for (unsigned i = 0; i < 18; i++)
        assert_int_equal(is_valid(&kit, tokens[i]), i != 5 && i != 0);
    kit_restart(&kit);
    for (unsigned i = 0; i < 18; i++)
        assert_int_equal(is_valid(&kit, tokens[i]), i != 5 && i != 0);
    kit_end(&kit);
}

static unsigned units(const struct kit *kit)
{
    unsigned count = 0;

    for (unsigned i = 0; i < kit->count; i++)
        count += kit->effects[i].effect.kind == NIKA_EFFECT_KEEP && kit->effects[i].effect.unit.count > 0 &&
                 kit->effects[i].ops[0].row == NIKA_ROW_SESSION;
    return count;
}

static void use_is_noted_once_a_day(void **state)
{
    struct kit kit;
    char token[65];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    assert_int_equal(units(&kit), 1);
    for (unsigned i = 0; i < 5; i++)
        assert_true(is_valid(&kit, token));
    assert_int_equal(units(&kit), 1);
    kit.now = DAY - 1;
    assert_true(is_valid(&kit, token));
    assert_int_equal(units(&kit), 1);
    kit.now = DAY;
    for (unsigned i = 0; i < 5; i++)
        assert_true(is_valid(&kit, token));
    assert_int_equal(units(&kit), 2);
    kit_end(&kit);
}

static void sessions_that_are_not_used_for_90_days_are_dropped(void **state)
{
    struct kit kit;
    char used[65], unused[65], who[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, used, who);
    sign(&kit, "", "{\"name\":\"Bo\",\"password\":\"battery staple\",\"new\":true}", unused, who);
    kit.now = INT64_C(10) * DAY;
    assert_true(is_valid(&kit, used));
    /* 90 days after the day on which it was made it is still there. */
    kit.now = INT64_C(91) * DAY - 1;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(sessions(&kit), 2);
    kit.now = INT64_C(91) * DAY;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(sessions(&kit), 1);
    struct nika_server_core_figures figures;
    nika_server_core_figures(kit.core, &figures);
    assert_int_equal(figures.people, 2); /* their accounts remain */
    kit_do(&kit);
    assert_false(is_valid(&kit, unused));
    assert_true(is_valid(&kit, used));
    /* Its row is gone as well. */
    kit_restart(&kit);
    assert_int_equal(sessions(&kit), 1);
    kit_end(&kit);
}

/* While no server runs, and when the clock jumps, nobody grows older. */
static void days_are_those_of_running_servers(void **state)
{
    struct kit kit;
    char token[65], who[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    kit.now = INT64_C(60) * DAY;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    kit_do(&kit);
    kit.date += INT64_C(1000) * DAY;
    kit_restart(&kit);
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    kit_do(&kit);
    assert_int_equal(sessions(&kit), 1);
    /* 60 days before the restart and 31 after it are too many. */
    kit.now = INT64_C(31) * DAY;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(sessions(&kit), 0);
    kit_end(&kit);
}

static void many_old_sessions_go_too(void **state)
{
    struct kit kit;
    char token[65], name[16];

    (void)state;
    begin_without_rates(&kit);
    for (unsigned i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "Guest %u", i);
        kit_guest(&kit, name, token);
    }
    kit.now = INT64_C(100) * DAY;
    for (unsigned i = 0; i < 20; i++) {
        kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        kit_do(&kit);
    }
    struct nika_server_core_figures figures;
    nika_server_core_figures(kit.core, &figures);
    assert_int_equal(figures.sessions, 0);
    assert_int_equal(figures.people, 0);
    kit_restart(&kit);
    assert_int_equal(sessions(&kit), 0);
    kit_end(&kit);
}

/* Who has no session any more is known as long as there is a connection, or a table to be host of. */
static uint64_t people(const struct kit *kit)
{
    struct nika_server_core_figures figures;

    nika_server_core_figures(kit->core, &figures);
    return figures.people;
}

static void people_are_forgotten_when_nothing_is_left_of_them(void **state)
{
    struct kit kit;
    char host[65], guest[65];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", host);
    kit_guest(&kit, "Bo", guest);
    kit_hello(&kit, 5, host, "code");
    kit_say(&kit, 5, "{\"do\":\"open\",\"id\":\"1\",\"game\":\"byzantz\",\"players\":3}");
    kit_do(&kit);
    /* A day begins just after both have gone. */
    kit.now = DAY - 1;
    assert_answer(&kit, "DELETE", "/api/session", host, "", 200, "{}");
    assert_answer(&kit, "DELETE", "/api/session", guest, "", 200, "{}");
    assert_int_equal(sessions(&kit), 0);
    assert_int_equal(people(&kit), 2);
    kit.now = DAY;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(people(&kit), 1);
    /* Tables are closed when nobody has been there for a day: then nobody is their host. */
    kit_pass(&kit, INT64_C(2) * DAY);
    assert_int_equal(people(&kit), 0);
    kit_end(&kit);
}

/* Sessions are found by the first bytes of their hashes; the others count as well. */
static void a_hash_that_only_begins_the_same_is_no_session(void **state)
{
    static const char value[] = "{\"who\":\"0000000000000001\",\"name\":\"A\",\"date\":1,\"used\":0}";
    static const uint8_t token[32] = {1, 2, 3};
    struct kit kit;
    char digits[65], key[65];

    (void)state;
    begin(&kit);
    const struct nika_hash hash = nika_sha256(token, sizeof token);
    nika_hex(token, sizeof token, digits);
    nika_hex(hash.bytes, sizeof hash.bytes, key);
    key[63] = key[63] == '0' ? '1' : '0';
    kit_row(&kit, NIKA_ROW_SESSION, key, value, strlen(value));
    assert_int_equal(sessions(&kit), 1);
    assert_false(is_valid(&kit, digits));
    kit_end(&kit);
}

static void rows_that_can_not_be_read_are_left_out(void **state)
{
    static const char hash[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    static const struct {
        enum nika_row_kind kind;
        const char *key, *value;
    } bad[] = {
        {NIKA_ROW_SESSION, "short", "{\"who\":\"0000000000000001\",\"name\":\"A\",\"date\":1,\"used\":0}"},
        {NIKA_ROW_SESSION, hash, "{\"who\":\"0000000000000001\",\"name\":\"A\",\"date\":1,\"used\":0"},
        {NIKA_ROW_SESSION, hash, "{\"who\":\"0000000000000000\",\"name\":\"A\",\"date\":1,\"used\":0}"},
        {NIKA_ROW_SESSION, hash, "{\"name\":\"A\",\"date\":1,\"used\":0}"},
        {NIKA_ROW_SESSION, hash, "{\"who\":\"0000000000000001\",\"date\":1,\"used\":0}"},
        {NIKA_ROW_SESSION, hash, "{\"who\":\"0000000000000001\",\"name\":\"A\",\"used\":0}"},
        {NIKA_ROW_SESSION, hash, "{\"who\":\"0000000000000001\",\"name\":\"A\",\"date\":1,\"used\":-1}"},
        {NIKA_ROW_ACCOUNT, "a", "[]"},
        {NIKA_ROW_ACCOUNT, "a", "{\"who\":\"1\",\"name\":\"A\",\"hash\":\"h\"}"},
        {NIKA_ROW_ACCOUNT, "a", "{\"who\":\"0000000000000001\",\"hash\":\"h\"}"},
        {NIKA_ROW_ACCOUNT, "a", "{\"who\":\"0000000000000001\",\"name\":\"A\"}"},
    };
    struct kit kit = {0};
    char token[65];

    (void)state;
    begin(&kit);
    kit_guest(&kit, "Ada", token);
    nika_server_core_free(kit.core);
    kit_forget(&kit);
    kit.settings.emit = kit_emit;
    kit.core = nika_server_core_new(&kit.settings);
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        kit_row(&kit, bad[i].kind, bad[i].key, bad[i].value, strlen(bad[i].value));
        const struct nika_effect *log = kit_take(&kit, NIKA_EFFECT_LOG, 0);
        assert_non_null(log);
        assert_string_equal(log->word, "bad-row");
        assert_int_equal(sessions(&kit), 0);
    }
    const char *good = "{\"who\":\"0000000000000001\",\"name\":\"A\",\"date\":1,\"used\":0}";
    kit_row(&kit, NIKA_ROW_SESSION, hash, good, strlen(good));
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_LOG), 0);
    assert_int_equal(sessions(&kit), 1);
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_guest_needs_a_name_and_is_answered_once_kept),
        cmocka_unit_test(a_browser_gets_a_cookie_and_no_token),
        cmocka_unit_test(a_token_is_told_once_and_kept_nowhere),
        cmocka_unit_test(tokens_that_were_never_given_are_not_valid),
        cmocka_unit_test(who_signs_out_is_nobody),
        cmocka_unit_test(a_session_survives_a_restart),
        cmocka_unit_test(what_could_not_be_kept_is_no_session),
        cmocka_unit_test(a_session_that_was_dropped_by_a_failing_disk_stays),
        cmocka_unit_test(what_is_no_name_is_refused),
        cmocka_unit_test(what_is_no_request_for_a_session_is_refused),
        cmocka_unit_test(a_guest_who_comes_again_stays_the_same_person),
        cmocka_unit_test(guests_come_slowly_from_an_address),
        cmocka_unit_test(a_server_has_so_many_sessions_in_use),
        cmocka_unit_test(a_seventeenth_session_of_a_person_ends_the_oldest),
        cmocka_unit_test(use_is_noted_once_a_day),
        cmocka_unit_test(sessions_that_are_not_used_for_90_days_are_dropped),
        cmocka_unit_test(days_are_those_of_running_servers),
        cmocka_unit_test(many_old_sessions_go_too),
        cmocka_unit_test(people_are_forgotten_when_nothing_is_left_of_them),
        cmocka_unit_test(a_hash_that_only_begins_the_same_is_no_session),
        cmocka_unit_test(rows_that_can_not_be_read_are_left_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
