/*
 * test_server_core_sessions.c: unit tests of what people do with accounts and sessions besides signing in
 * (docs/protocol.md, HTTP; src/server_core/account_requests.c): another password, recovery codes, sessions listed and ended;
 * and that what has ended stays so.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_people.h"

static const char *const change = "{\"password\":\"correct horse\",\"new\":\"battery staple\"}";
static const char *const changed_ada = "{\"name\":\"Ada\",\"password\":\"battery staple\"}";

/* Ada with so many sessions; the first has made the account. */
static void ada(struct kit *kit, char (*tokens)[65], unsigned count)
{
    char who[17];

    for (unsigned i = 0; i < count; i++)
        sign(kit, "", i == 0 ? new_ada : old_ada, tokens[i], who);
}

static void assert_wrong(struct kit *kit, const char *body)
{
    assert_answer(kit, "POST", "/api/session", "", body, 401, "{\"error\":\"wrong-password\"}");
}

/*
 * Another password.
 */

static void a_new_password_holds_and_ends_all_other_sessions(void **state)
{
    struct kit kit;
    char tokens[3][65], token[65], who[17], ticket[65], message[128];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 3);
    kit_hello(&kit, 70, tokens[0], "json");
    kit_hello(&kit, 71, tokens[1], "json");
    kit_ticket(&kit, tokens[2], ticket);
    assert_answer(&kit, "POST", "/api/password", tokens[1], change, 200, "{}");
    assert_int_equal(kit_closed(&kit, 70), 1008);
    assert_int_equal(kit_closed(&kit, 71), 0);
    kit_open(&kit, 72);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"h\",\"ticket\":\"%s\"}", ticket);
    kit_say(&kit, 72, message);
    assert_non_null(strstr(kit_sent(&kit, 72), "bad-ticket"));
    for (unsigned again = 0; again < 2; again++) {
        assert_false(is_valid(&kit, tokens[0]));
        assert_true(is_valid(&kit, tokens[1]));
        assert_false(is_valid(&kit, tokens[2]));
        assert_wrong(&kit, old_ada);
        sign(&kit, "", changed_ada, token, who);
        kit_restart(&kit);
    }
    kit_end(&kit);
}

static void a_password_is_changed_by_who_knows_it(void **state)
{
    struct kit kit;
    char tokens[2][65], guest[65];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 2);
    kit_guest(&kit, "Bo", guest);
    assert_answer(&kit, "POST", "/api/password", "", change, 401, "{\"error\":\"not-signed-in\"}");
    assert_answer(&kit, "POST", "/api/password", guest, change, 403, "{\"error\":\"not-allowed\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], "{\"password\":\"wrong horse\",\"new\":\"battery staple\"}",
                  401, "{\"error\":\"wrong-password\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], "{\"password\":\"short\",\"new\":\"battery staple\"}", 401,
                  "{\"error\":\"wrong-password\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], "{\"password\":\"correct horse\",\"new\":\"short\"}", 400,
                  "{\"error\":\"bad-password\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], "{\"new\":\"battery staple\"}", 400,
                  "{\"error\":\"bad-value\",\"where\":\"password\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], "{\"password\":\"correct horse\"}", 400,
                  "{\"error\":\"bad-value\",\"where\":\"new\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], "[]", 400, "{\"error\":\"bad-message\"}");
    assert_answer(&kit, "GET", "/api/password", tokens[0], "", 405, "{\"error\":\"unknown-request\"}");
    assert_true(is_valid(&kit, tokens[1]));
    assert_wrong(&kit, changed_ada);
    kit_end(&kit);
}

/* Five guesses in a session, then one in ten seconds; another session is not held up by them. */
static void a_session_does_not_help_to_guess(void **state)
{
    struct kit kit;
    char tokens[2][65];

    (void)state;
    begin(&kit);
    ada(&kit, tokens, 2);
    for (unsigned i = 0; i < 5; i++)
        assert_answer(&kit, "POST", "/api/recovery", tokens[0], "{\"password\":\"wrong horse\"}", 401,
                      "{\"error\":\"wrong-password\"}");
    assert_answer(&kit, "POST", "/api/password", tokens[0], change, 429, "{\"error\":\"slow-down\",\"wait\":10000}");
    assert_answer(&kit, "POST", "/api/password", tokens[1], change, 200, "{}");
    kit_end(&kit);
}

/* Whoever signs in with the old password while it is changed gets no session that outlives it. */
static void who_signs_in_while_the_password_changes_is_not_signed_in(void **state)
{
    struct kit kit;
    char token[1][65];
    unsigned status;

    (void)state;
    /* Where the sign-in stands when the change is stored: its hash is compared before, or after, or it waits for the disk. */
    for (unsigned stage = 0; stage < 3; stage++) {
        begin_without_rates(&kit);
        ada(&kit, token, 1);
        struct nika_effect effect;
        kit_ask(&kit, 30, "POST", "/api/password", token[0], change);
        for (unsigned i = 0; i < 2; i++) { /* both hashes */
            effect = *kit_take(&kit, NIKA_EFFECT_HASH, 0);
            if (i == 1 && stage == 2) { /* it is stored first, and not known yet */
                kit_ask(&kit, 31, "POST", "/api/session", "", old_ada);
                const struct nika_effect hash = *kit_take(&kit, NIKA_EFFECT_HASH, 0);
                kit_hash(&kit, &hash);
            }
            kit_hash(&kit, &effect);
        }
        if (stage < 2)
            kit_ask(&kit, 31, "POST", "/api/session", "", old_ada);
        if (stage == 0) {
            effect = *kit_take(&kit, NIKA_EFFECT_HASH, 0);
            kit_hash(&kit, &effect);
        }
        kit_do(&kit);
        assert_string_equal(kit_body(&kit, 30, &status), "{}");
        assert_string_equal(kit_body(&kit, 31, &status), "{\"error\":\"busy\"}");
        assert_int_equal(sessions(&kit), 1);
        kit_restart(&kit);
        assert_int_equal(sessions(&kit), 1);
        assert_true(is_valid(&kit, token[0]));
        kit_end(&kit);
    }
}

static void of_two_changes_at_once_one_is_made(void **state)
{
    struct kit kit;
    char tokens[2][65], token[65], who[17];
    unsigned status;

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 2);
    kit_ask(&kit, 30, "POST", "/api/password", tokens[0], change);
    kit_ask(&kit, 31, "POST", "/api/password", tokens[1],
            "{\"password\":\"correct horse\",\"new\":\"other password\"}");
    kit_do(&kit);
    assert_string_equal(kit_body(&kit, 30, &status), "{}");
    kit_body(&kit, 31, &status);
    assert_true(status == 401 || status == 503); /* its session has ended, or is ending */
    kit_restart(&kit);
    assert_false(is_valid(&kit, tokens[1]));
    sign(&kit, "", changed_ada, token, who);
    assert_wrong(&kit, "{\"name\":\"Ada\",\"password\":\"other password\"}");
    kit_end(&kit);
}

static void a_password_that_could_not_be_stored_is_not_changed(void **state)
{
    struct kit kit;
    char tokens[2][65], token[65], who[17];

    (void)state;
    for (unsigned i = 0; i < 3; i++) { /* full; broken and not written; broken and written */
        begin_without_rates(&kit);
        ada(&kit, tokens, 2);
        kit.outcome = i == 0 ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
        kit.written = i == 2;
        assert_answer(&kit, "POST", "/api/password", tokens[0], change, 503, "{\"error\":\"not-kept\"}");
        kit.outcome = NIKA_KEPT;
        assert_true(is_valid(&kit, tokens[0]));
        assert_true(is_valid(&kit, tokens[1]));
        assert_wrong(&kit, changed_ada);
        sign(&kit, "", old_ada, token, who);
        /* Now everything is in the store again as it was. */
        kit_restart(&kit);
        assert_true(is_valid(&kit, tokens[0]));
        assert_true(is_valid(&kit, tokens[1]));
        assert_wrong(&kit, changed_ada);
        sign(&kit, "", old_ada, token, who);
        assert_answer(&kit, "POST", "/api/password", tokens[0], change, 200, "{}");
        assert_false(is_valid(&kit, tokens[1]));
        kit_end(&kit);
    }
}

/*
 * Sessions.
 */

static void list(struct kit *kit, const char *token, char *text, size_t room)
{
    unsigned status;

    kit_ask(kit, 5, "GET", "/api/sessions", token, "");
    kit_do(kit);
    snprintf(text, room, "%s", kit_body(kit, 5, &status));
    assert_int_equal(status, 200);
}

/* The id of the session at this place of a list, the newest first. */
static void id_at(const char *sessions, unsigned place, char id[17])
{
    const char *at = sessions;

    for (unsigned i = 0; i <= place; i++) {
        at = strstr(at + 1, "{\"id\":\"");
        assert_non_null(at);
    }
    snprintf(id, 17, "%.16s", at + strlen("{\"id\":\""));
}

static void sessions_are_listed(void **state)
{
    struct kit kit;
    char tokens[2][65], first[1024], again[1024], id[2][17], expected[512];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 1);
    kit_pass(&kit, INT64_C(3) * 24 * 60 * 60 * 1000);
    sign(&kit, "", old_ada, tokens[1], expected);
    list(&kit, tokens[1], first, sizeof first);
    id_at(first, 0, id[0]);
    id_at(first, 1, id[1]);
    assert_string_not_equal(id[0], id[1]);
    snprintf(expected, sizeof expected,
             "{\"sessions\":[{\"id\":\"%s\",\"date\":1800259200000,\"idle\":0,\"this\":true},"
             "{\"id\":\"%s\",\"date\":1800000000000,\"idle\":3,\"this\":false}]}",
             id[0], id[1]);
    assert_string_equal(first, expected);
    /* The ids say nothing about the tokens or their hashes, and are the same after a restart. */
    for (unsigned i = 0; i < 2; i++) {
        uint8_t bytes[32];
        char digits[65];
        assert_null(strstr(tokens[i], id[1 - i]));
        assert_true(nika_unhex(tokens[1 - i], 64, bytes, 32));
        const struct nika_hash hash = nika_sha256(bytes, sizeof bytes);
        nika_hex(hash.bytes, sizeof hash.bytes, digits);
        assert_null(strstr(digits, id[i]));
    }
    kit_restart(&kit);
    list(&kit, tokens[1], again, sizeof again);
    assert_non_null(strstr(again, id[0]));
    assert_non_null(strstr(again, id[1]));
    assert_answer(&kit, "GET", "/api/sessions", "", "", 401, "{\"error\":\"not-signed-in\"}");
    kit_end(&kit);
}

static void one_session_is_ended_by_its_id(void **state)
{
    struct kit kit;
    char tokens[3][65], guest[65], text[1024], id[17], path[64];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 3);
    kit_guest(&kit, "Bo", guest);
    kit_hello(&kit, 70, tokens[1], "json");
    list(&kit, tokens[0], text, sizeof text);
    id_at(text, 1, id);
    snprintf(path, sizeof path, "/api/sessions/%s", id);
    /* Somebody else's is none of hers. */
    assert_answer(&kit, "DELETE", path, guest, "", 404, "{\"error\":\"no-such-session\"}");
    assert_answer(&kit, "DELETE", path, "", "", 401, "{\"error\":\"not-signed-in\"}");
    assert_answer(&kit, "GET", path, tokens[0], "", 405, "{\"error\":\"unknown-request\"}");
    assert_answer(&kit, "DELETE", "/api/sessions/0123", tokens[0], "", 404, "{\"error\":\"no-such-session\"}");
    assert_answer(&kit, "DELETE", path, tokens[0], "", 200, "{}");
    assert_int_equal(kit_closed(&kit, 70), 1008);
    assert_answer(&kit, "DELETE", path, tokens[0], "", 404, "{\"error\":\"no-such-session\"}");
    for (unsigned again = 0; again < 2; again++) {
        assert_true(is_valid(&kit, tokens[0]));
        assert_false(is_valid(&kit, tokens[1]));
        assert_true(is_valid(&kit, tokens[2]));
        assert_true(is_valid(&kit, guest));
        kit_restart(&kit);
    }
    /* One's own, too. */
    list(&kit, guest, text, sizeof text);
    id_at(text, 0, id);
    snprintf(path, sizeof path, "/api/sessions/%s", id);
    kit_ask(&kit, 6, "DELETE", path, guest, "");
    kit_do(&kit);
    assert_string_equal(kit_take(&kit, NIKA_EFFECT_RESPOND, 6)->cookie, "");
    assert_false(is_valid(&kit, guest));
    kit_end(&kit);
}

/* Its first use of a day writes a session's row. That must not bring back one whose end is on its way to the disk. */
static void an_ended_session_does_not_come_back_by_being_used(void **state)
{
    struct kit kit;
    char tokens[2][65], text[1024], id[17], path[64];
    unsigned status;

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 2);
    kit_pass(&kit, INT64_C(24) * 60 * 60 * 1000);
    list(&kit, tokens[0], text, sizeof text);
    id_at(text, 0, id); /* the other one, not used today */
    snprintf(path, sizeof path, "/api/sessions/%s", id);
    kit_ask(&kit, 6, "DELETE", path, tokens[0], "");
    kit_ask(&kit, 7, "GET", "/api/session", tokens[1], "");
    kit_do(&kit);
    kit_body(&kit, 6, &status);
    assert_int_equal(status, 200);
    kit_restart(&kit);
    assert_false(is_valid(&kit, tokens[1]));
    kit_end(&kit);
}

static void signing_out_everywhere_ends_this_session_too(void **state)
{
    struct kit kit;
    char tokens[3][65], guest[65], token[65], who[17];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 3);
    kit_guest(&kit, "Bo", guest);
    for (unsigned i = 0; i < 3; i++)
        kit_hello(&kit, 70 + i, tokens[i], "json");
    kit_ask(&kit, 6, "DELETE", "/api/sessions", tokens[1], "");
    kit_do(&kit);
    const struct nika_effect *answer = kit_take(&kit, NIKA_EFFECT_RESPOND, 6);
    assert_int_equal(answer->code, 200);
    assert_string_equal(answer->cookie, "");
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(kit_closed(&kit, 70 + i), 1008);
    for (unsigned again = 0; again < 2; again++) {
        for (unsigned i = 0; i < 3; i++)
            assert_false(is_valid(&kit, tokens[i]));
        assert_true(is_valid(&kit, guest));
        kit_restart(&kit);
    }
    sign(&kit, "", old_ada, token, who);
    kit_end(&kit);
}

static void sessions_whose_end_could_not_be_stored_go_on(void **state)
{
    struct kit kit;
    char tokens[2][65];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, tokens, 2);
    kit.outcome = NIKA_KEPT_BROKEN;
    kit.written = true;
    assert_answer(&kit, "DELETE", "/api/sessions", tokens[0], "", 503, "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT;
    assert_true(is_valid(&kit, tokens[0]));
    assert_true(is_valid(&kit, tokens[1]));
    kit_restart(&kit);
    assert_true(is_valid(&kit, tokens[0]));
    assert_true(is_valid(&kit, tokens[1]));
    kit_end(&kit);
}

/*
 * Recovery.
 */

static void draw_code(struct kit *kit, const char *token, char code[32])
{
    unsigned status;

    kit_ask(kit, 5, "POST", "/api/recovery", token, "{\"password\":\"correct horse\"}");
    kit_do(kit);
    kit_member(kit_body(kit, 5, &status), "code", code, 32);
    assert_int_equal(status, 200);
}

static const char *recover(const char *code)
{
    static char body[160];

    snprintf(body, sizeof body, "{\"name\":\"ADA\",\"code\":\"%s\",\"password\":\"battery staple\"}", code);
    return body;
}

static void a_code_has_twenty_letters_that_look_like_no_others(void **state)
{
    struct kit kit;
    char token[1][65], code[32], other[32], expected[128], who[17];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, token, 1);
    sign(&kit, "", old_ada, token[0], who);
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Ada\",\"account\":true,\"host\":false,\"recovery\":false}", who);
    assert_answer(&kit, "GET", "/api/session", token[0], "", 200, expected);
    draw_code(&kit, token[0], code);
    draw_code(&kit, token[0], other);
    assert_string_not_equal(code, other);
    assert_int_equal(strlen(code), 24);
    for (unsigned i = 0; i < 24; i++)
        assert_true(i % 5 == 4 ? code[i] == '-' : strchr("0123456789ABCDEFGHJKMNPQRSTVWXYZ", code[i]) != NULL);
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Ada\",\"account\":true,\"host\":false,\"recovery\":true}", who);
    assert_answer(&kit, "GET", "/api/session", token[0], "", 200, expected);
    kit_restart(&kit);
    assert_answer(&kit, "GET", "/api/session", token[0], "", 200, expected);
    /* The first one is none any more. */
    assert_wrong(&kit, recover(code));
    sign(&kit, "", recover(other), token[0], who);
    kit_end(&kit);
}

static void a_code_is_nowhere_but_in_the_answer(void **state)
{
    struct kit kit;
    char token[1][65], code[32], plain[32] = "", who[17];
    unsigned found = 0;

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, token, 1);
    draw_code(&kit, token[0], code);
    for (unsigned i = 0; i < 24; i++)
        strncat(plain, code + i, code[i] == '-' ? 0 : 1);
    sign(&kit, "", recover(code), token[0], who);
    for (unsigned i = 0; i < kit.count; i++) {
        const struct nika_effect *effect = &kit.effects[i].effect;
        found += effect->bytes && (strstr(effect->bytes, code) || strstr(effect->bytes, plain));
        for (unsigned op = 0; op < effect->unit.count; op++)
            assert_true(!effect->unit.ops[op].value ||
                        (!strstr(effect->unit.ops[op].value, code) && !strstr(effect->unit.ops[op].value, plain)));
    }
    assert_int_equal(found, 1);
    kit_end(&kit);
}

static void a_code_sets_a_password_once_and_ends_all_sessions(void **state)
{
    struct kit kit;
    char tokens[2][65], code[32], token[65], who[17], same[17];

    (void)state;
    begin_without_rates(&kit);
    sign(&kit, "", new_ada, tokens[0], who);
    sign(&kit, "", old_ada, tokens[1], who);
    draw_code(&kit, tokens[0], code);
    kit_hello(&kit, 70, tokens[1], "json");
    /* Also who sends a session along gets only the new one. */
    sign(&kit, tokens[0], recover(code), token, same);
    assert_string_equal(who, same);
    assert_int_equal(kit_closed(&kit, 70), 1008);
    for (unsigned again = 0; again < 2; again++) {
        assert_true(is_valid(&kit, token));
        assert_false(is_valid(&kit, tokens[0]));
        assert_false(is_valid(&kit, tokens[1]));
        assert_wrong(&kit, old_ada);
        assert_wrong(&kit, recover(code));
        kit_restart(&kit);
    }
    sign(&kit, "", changed_ada, token, same);
    kit_end(&kit);
}

static void a_code_is_read_as_people_write_it(void **state)
{
    struct kit kit;
    char token[1][65], code[32], written[64], who[17];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, token, 1);
    /* A code with both digits that are taken for letters. */
    do
        draw_code(&kit, token[0], code);
    while (!strchr(code, '0') || !strchr(code, '1'));
    unsigned count = 0;
    for (unsigned i = 0; i < 24; i++)
        if (code[i] == '-') {
            written[count++] = ' ';
            written[count++] = ' ';
        } else {
            written[count++] = (char)(code[i] == '0'   ? 'o'
                                      : code[i] == '1' ? 'l'
                                      : code[i] >= 'A' ? code[i] - 'A' + 'a'
                                                       : code[i]);
        }
    written[count] = '\0';
    sign(&kit, "", recover(written), token[0], who);
    kit_end(&kit);
}

/* What comes out for a wrong code: kinds of effects, and what is said. */
static void wrong_code(struct kit *kit, const char *body, char *kinds)
{
    const unsigned first = kit->count;
    unsigned status, count = 0;

    kit_ask(kit, 4, "POST", "/api/session", "", body);
    kit_do(kit);
    for (unsigned i = first; i < kit->count; i++) {
        kinds[count++] = (char)('a' + kit->effects[i].effect.kind);
        /* A new hash is made, and nothing compared. */
        assert_true(kit->effects[i].effect.kind != NIKA_EFFECT_HASH || !kit->effects[i].effect.hash);
    }
    kinds[count] = '\0';
    assert_string_equal(kit_body(kit, 4, &status), "{\"error\":\"wrong-password\"}");
    assert_int_equal(status, 401);
}

static void a_wrong_code_does_not_tell_what_there_is(void **state)
{
    static const char *const bodies[] = {
        "{\"name\":\"Ada\",\"code\":\"0000-0000-0000-0000-0000\",\"password\":\"battery staple\"}", /* has one */
        "{\"name\":\"Bo\",\"code\":\"0000-0000-0000-0000-0000\",\"password\":\"battery staple\"}",  /* has none */
        "{\"name\":\"Cy\",\"code\":\"0000-0000-0000-0000-0000\",\"password\":\"battery staple\"}",  /* no account */
        "{\"name\":\"Ada\",\"code\":\"0000\",\"password\":\"battery staple\"}",
        "{\"name\":\"Ada\",\"code\":\"0000-0000-0000-0000-0000-0\",\"password\":\"battery staple\"}",
        "{\"name\":\"Ada\",\"code\":\"\",\"password\":\"battery staple\"}",
        "{\"name\":\"Ada\",\"code\":\"0000-0000-0000-0000-000\\u0000\",\"password\":\"battery staple\"}",
    };
    struct kit kit;
    char token[1][65], code[32], kinds[16], who[17];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, token, 1);
    draw_code(&kit, token[0], code);
    sign(&kit, "", "{\"name\":\"Bo\",\"password\":\"correct horse\",\"new\":true}", token[0], who);
    for (unsigned i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        wrong_code(&kit, bodies[i], kinds);
        assert_int_equal(strlen(kinds), 2);
        assert_int_equal(kinds[0], 'a' + NIKA_EFFECT_HASH);
    }
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\",\"code\":\"0000\"}", 400,
                  "{\"error\":\"bad-value\",\"where\":\"password\"}");
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\",\"code\":\"0000\",\"password\":\"short\"}", 400,
                  "{\"error\":\"bad-password\"}");
    assert_answer(&kit, "POST", "/api/session", "",
                  "{\"name\":\"Dy\",\"code\":\"0000\",\"password\":\"battery staple\",\"new\":true}", 400,
                  "{\"error\":\"bad-value\",\"where\":\"code\"}");
    kit_end(&kit);
}

static void a_code_works_once_also_at_the_same_time(void **state)
{
    struct kit kit;
    char token[1][65], code[32];
    unsigned status[2];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, token, 1);
    draw_code(&kit, token[0], code);
    kit_ask(&kit, 30, "POST", "/api/session", "", recover(code));
    kit_ask(&kit, 31, "POST", "/api/session", "", recover(code));
    kit_do(&kit);
    kit_body(&kit, 30, &status[0]);
    kit_body(&kit, 31, &status[1]);
    assert_int_equal(status[0], 200);
    assert_int_equal(status[1], 503);
    assert_int_equal(sessions(&kit), 1);
    kit_end(&kit);
}

static void a_code_that_could_not_be_stored_is_none(void **state)
{
    struct kit kit;
    char token[1][65], code[32], who[17];

    (void)state;
    begin_without_rates(&kit);
    ada(&kit, token, 1);
    draw_code(&kit, token[0], code);
    kit.outcome = NIKA_KEPT_NOTHING;
    assert_answer(&kit, "POST", "/api/recovery", token[0], "{\"password\":\"correct horse\"}", 503,
                  "{\"error\":\"not-kept\"}");
    assert_answer(&kit, "POST", "/api/session", "", recover(code), 503, "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT;
    assert_true(is_valid(&kit, token[0]));
    /* The one before still works, for it was not used. */
    sign(&kit, "", recover(code), token[0], who);
    kit_end(&kit);
}

static void accounts_of_older_servers_get_a_code_too(void **state)
{
    /* The row has the hash of the kit: SHA-256 of "correct horse". */
    static const char row[] = "{\"who\":\"00000000000000ad\",\"name\":\"Ada\",\"hash\":\"%s\"}";
    struct kit kit;
    char token[65], code[32], who[17], digits[65], value[256];
    enum nika_kept kept;

    (void)state;
    begin_without_rates(&kit);
    const struct nika_hash hash = nika_sha256("correct horse", strlen("correct horse"));
    nika_hex(hash.bytes, sizeof hash.bytes, digits);
    snprintf(value, sizeof value, row, digits);
    const struct nika_op op = {
        .kind = NIKA_OP_ADD, .row = NIKA_ROW_ACCOUNT, .key = "ada", .value = value, .size = strlen(value)};
    nika_store_keep(kit.store, &(struct nika_unit){.ops = &op, .count = 1}, 1, &kept);
    kit_restart(&kit);
    sign(&kit, "", old_ada, token, who);
    assert_string_equal(who, "00000000000000ad");
    draw_code(&kit, token, code);
    kit_restart(&kit);
    sign(&kit, "", recover(code), token, who);
    assert_string_equal(who, "00000000000000ad");
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_password_holds_and_ends_all_other_sessions),
        cmocka_unit_test(a_password_is_changed_by_who_knows_it),
        cmocka_unit_test(a_session_does_not_help_to_guess),
        cmocka_unit_test(who_signs_in_while_the_password_changes_is_not_signed_in),
        cmocka_unit_test(of_two_changes_at_once_one_is_made),
        cmocka_unit_test(a_password_that_could_not_be_stored_is_not_changed),
        cmocka_unit_test(sessions_are_listed),
        cmocka_unit_test(one_session_is_ended_by_its_id),
        cmocka_unit_test(an_ended_session_does_not_come_back_by_being_used),
        cmocka_unit_test(signing_out_everywhere_ends_this_session_too),
        cmocka_unit_test(sessions_whose_end_could_not_be_stored_go_on),
        cmocka_unit_test(a_code_has_twenty_letters_that_look_like_no_others),
        cmocka_unit_test(a_code_is_nowhere_but_in_the_answer),
        cmocka_unit_test(a_code_sets_a_password_once_and_ends_all_sessions),
        cmocka_unit_test(a_code_is_read_as_people_write_it),
        cmocka_unit_test(a_wrong_code_does_not_tell_what_there_is),
        cmocka_unit_test(a_code_works_once_also_at_the_same_time),
        cmocka_unit_test(a_code_that_could_not_be_stored_is_none),
        cmocka_unit_test(accounts_of_older_servers_get_a_code_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
