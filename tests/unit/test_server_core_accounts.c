/*
 * test_server_core_accounts.c: unit tests of accounts in a server core (docs/protocol.md, HTTP; src/server_core/sign_in.c): names,
 * passwords, and who comes first.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_people.h"

static void a_guest_keeps_herself_in_an_account(void **state)
{
    struct kit kit;
    char token[65], who[17], other[65], other_who[17], expected[128];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"A\"}", token, who);
    sign(&kit, token, new_ada, other, other_who);
    assert_string_equal(who, other_who);
    assert_false(is_valid(&kit, token));
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Ada\",\"account\":true,\"host\":false,\"recovery\":false}", who);
    assert_answer(&kit, "GET", "/api/session", other, "", 200, expected);
    kit_restart(&kit);
    assert_answer(&kit, "GET", "/api/session", other, "", 200, expected);
    assert_false(is_valid(&kit, token));
    kit_end(&kit);
}

static void the_password_goes_to_the_hasher_and_nowhere_else(void **state)
{
    struct kit kit;
    char token[65], who[17];
    unsigned hashed = 0;

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    sign(&kit, "", old_ada, token, who);
    for (unsigned i = 0; i < kit.count; i++) {
        const struct nika_effect *effect = &kit.effects[i].effect;
        if (effect->kind == NIKA_EFFECT_HASH) {
            assert_int_equal(effect->size, strlen("correct horse"));
            assert_memory_equal(effect->bytes, "correct horse", effect->size);
            hashed++;
        } else {
            assert_true(!effect->bytes || !strstr(effect->bytes, "horse"));
            for (unsigned op = 0; op < effect->unit.count; op++)
                assert_true(!effect->unit.ops[op].value || !strstr(effect->unit.ops[op].value, "horse"));
        }
    }
    assert_int_equal(hashed, 2);
    kit_end(&kit);
}

static void passwords_have_8_to_128_bytes(void **state)
{
    struct kit kit;
    char body[256], password[130];

    (void)state;
    begin_without_rates(&kit);
    for (unsigned i = 0; i < 2; i++) {
        const char *added = i ? ",\"new\":true" : "";
        snprintf(body, sizeof body, "{\"name\":\"Ada\",\"password\":\"1234567\"%s}", added);
        assert_answer(&kit, "POST", "/api/session", "", body, 400, "{\"error\":\"bad-password\"}");
        memset(password, 'x', 129);
        password[129] = '\0';
        snprintf(body, sizeof body, "{\"name\":\"Ada\",\"password\":\"%s\"%s}", password, added);
        assert_answer(&kit, "POST", "/api/session", "", body, 400, "{\"error\":\"bad-password\"}");
        snprintf(body, sizeof body, "{\"name\":\"Ada\",\"password\":\"1234567\\u00008\"%s}", added);
        assert_answer(&kit, "POST", "/api/session", "", body, 400, "{\"error\":\"bad-password\"}");
    }
    char token[65], who[17];
    password[128] = '\0';
    snprintf(body, sizeof body, "{\"name\":\"Ada\",\"password\":\"%s\",\"new\":true}", password);
    sign(&kit, "", body, token, who);
    sign(&kit, "", "{\"name\":\"Bo\",\"password\":\"12345678\",\"new\":true}", token, who);
    /* Four letters with accents are eight bytes. */
    sign(&kit, "", "{\"name\":\"Cy\",\"password\":\"\\u00e9\\u00e9\\u00e9\\u00e9\",\"new\":true}", token, who);
    kit_end(&kit);
}

static void an_accounts_name_is_its_own_in_any_case(void **state)
{
    struct kit kit;
    char token[65], who[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"Élodie\",\"password\":\"12345678\",\"new\":true}", token, who);
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"éLODIE\"}", 409, "{\"error\":\"name-taken\"}");
    assert_answer(&kit, "POST", "/api/session", token, "{\"name\":\" ÉLODIE\"}", 409, "{\"error\":\"name-taken\"}");
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"élodie\",\"password\":\"87654321\",\"new\":true}", 409,
                  "{\"error\":\"name-taken\"}");
    kit_restart(&kit);
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"éLODIE\"}", 409, "{\"error\":\"name-taken\"}");
    /* She signs in in any case, and is called as she wrote it first. */
    char again[65], same[17], expected[128];
    sign(&kit, "", "{\"name\":\"éLODIE\",\"password\":\"12345678\",\"new\":false}", again, same);
    assert_string_equal(who, same);
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Élodie\",\"account\":true,\"host\":false,\"recovery\":false}", who);
    assert_answer(&kit, "GET", "/api/session", again, "", 200, expected);
    assert_true(is_valid(&kit, token));
    kit_end(&kit);
}

static void signing_in_gives_a_new_token_and_ends_the_one_that_came_along(void **state)
{
    struct kit kit;
    char guest[65], guest_who[17], first[65], second[65], third[65], who[17], other[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, first, who);
    sign(&kit, first, old_ada, second, other);
    assert_string_equal(who, other);
    assert_string_not_equal(first, second);
    assert_false(is_valid(&kit, first));
    assert_true(is_valid(&kit, second));
    sign(&kit, "", "{\"name\":\"Bo\"}", guest, guest_who);
    sign(&kit, guest, old_ada, third, other);
    assert_string_equal(who, other);
    assert_false(is_valid(&kit, guest));
    assert_true(is_valid(&kit, second));
    assert_true(is_valid(&kit, third));
    /* Who gives a name while signed in leaves the account for it. */
    sign(&kit, third, "{\"name\":\"Cy\"}", guest, guest_who);
    assert_string_not_equal(who, guest_who);
    assert_false(is_valid(&kit, third));
    kit_restart(&kit);
    assert_false(is_valid(&kit, first));
    assert_true(is_valid(&kit, second));
    assert_false(is_valid(&kit, third));
    kit_end(&kit);
}

/* What comes out for a wrong password: kinds of effects, and what is said. */
static void wrong_password(struct kit *kit, const char *body, char *kinds, char *answer)
{
    const unsigned first = kit->count;
    unsigned status, count = 0;

    kit_ask(kit, 4, "POST", "/api/session", "", body);
    kit_do(kit);
    for (unsigned i = first; i < kit->count; i++)
        kinds[count++] = (char)('a' + kit->effects[i].effect.kind);
    kinds[count] = '\0';
    strcpy(answer, kit_body(kit, 4, &status));
    assert_int_equal(status, 401);
}

static void a_wrong_password_does_not_tell_whether_there_is_an_account(void **state)
{
    struct kit kit;
    char token[65], who[17], kinds[16], other_kinds[16], answer[64], other_answer[64];

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    wrong_password(&kit, "{\"name\":\"Ada\",\"password\":\"correct donkey\"}", kinds, answer);
    wrong_password(&kit, "{\"name\":\"Bo\",\"password\":\"correct donkey\"}", other_kinds, other_answer);
    assert_string_equal(answer, "{\"error\":\"wrong-password\"}");
    assert_string_equal(answer, other_answer);
    /* Both cost the same: one password is hashed. */
    assert_string_equal(kinds, other_kinds);
    assert_int_equal(strlen(kinds), 2);
    assert_int_equal(kinds[0], 'a' + NIKA_EFFECT_HASH);
    kit_end(&kit);
}

static void of_two_who_want_a_name_at_once_one_gets_it(void **state)
{
    struct kit kit;
    char token[65], who[17];
    unsigned status;

    (void)state;
    begin(&kit);
    kit_ask(&kit, 11, "POST", "/api/session", "", "{\"name\":\"Ada\",\"password\":\"first first\",\"new\":true}");
    kit_ask(&kit, 12, "POST", "/api/session", "", "{\"name\":\"ADA\",\"password\":\"second second\",\"new\":true}");
    /* Both are hashed before either is kept: the first that was hashed has the name. */
    assert_true(kit_do_one(&kit) && kit_do_one(&kit));
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 1);
    kit_do(&kit);
    kit_member(kit_body(&kit, 11, &status), "token", token, sizeof token);
    assert_int_equal(status, 200);
    assert_string_equal(kit_body(&kit, 12, &status), "{\"error\":\"name-taken\"}");
    assert_int_equal(status, 409);
    assert_int_equal(sessions(&kit), 1);
    sign(&kit, "", "{\"name\":\"Ada\",\"password\":\"first first\"}", token, who);
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Ada\",\"password\":\"second second\"}", 401,
                  "{\"error\":\"wrong-password\"}");
    kit_end(&kit);
}

static void a_name_that_was_taken_while_hashing_is_refused(void **state)
{
    struct kit kit;
    unsigned status;

    (void)state;
    begin(&kit);
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    kit_ask(&kit, 12, "POST", "/api/session", "", "{\"name\":\"ADA\",\"password\":\"second second\",\"new\":true}");
    const struct nika_effect first = *kit_take(&kit, NIKA_EFFECT_HASH, 0);
    kit_hash(&kit, &first);
    const struct nika_effect kept = *kit_take(&kit, NIKA_EFFECT_KEEP, 0);
    kit_keep(&kit, &kept);
    kit_body(&kit, 11, &status);
    assert_int_equal(status, 200);
    kit_do(&kit);
    assert_string_equal(kit_body(&kit, 12, &status), "{\"error\":\"name-taken\"}");
    assert_int_equal(status, 409);
    kit_end(&kit);
}

/* One person can't have two accounts. */
static void of_two_accounts_that_a_guest_wants_at_once_one_is_hers(void **state)
{
    struct kit kit;
    char guest[65], who[17], first[17], second[17];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"A\"}", guest, who);
    kit_ask(&kit, 11, "POST", "/api/session", guest, new_ada);
    kit_ask(&kit, 12, "POST", "/api/session", guest, "{\"name\":\"Bo\",\"password\":\"second second\",\"new\":true}");
    assert_true(kit_do_one(&kit) && kit_do_one(&kit));
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 2);
    kit_do(&kit);
    kit_member(kit_body(&kit, 11, &status), "who", first, sizeof first);
    kit_member(kit_body(&kit, 12, &status), "who", second, sizeof second);
    assert_string_equal(first, who);
    assert_string_not_equal(second, who);
    kit_end(&kit);
}

static void a_guest_who_is_renamed_while_her_account_is_kept_stays_the_account(void **state)
{
    struct kit kit;
    char guest[65], who[17], token[65], other[17], expected[128];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"A\"}", guest, who);
    kit_ask(&kit, 11, "POST", "/api/session", guest, new_ada);
    assert_true(kit_do_one(&kit));
    kit_ask(&kit, 12, "POST", "/api/session", guest, "{\"name\":\"Bo\"}");
    kit_do(&kit);
    kit_member(kit_body(&kit, 11, &status), "token", token, sizeof token);
    kit_member(kit_body(&kit, 12, &status), "who", other, sizeof other);
    assert_string_not_equal(who, other);
    snprintf(expected, sizeof expected,
             "{\"who\":\"%s\",\"name\":\"Ada\",\"account\":true,\"host\":false,\"recovery\":false}", who);
    assert_answer(&kit, "GET", "/api/session", token, "", 200, expected);
    kit_end(&kit);
}

static void an_account_that_was_written_after_all_is_found(void **state)
{
    struct kit kit;
    char guest[65], who[17], token[65], same[17];

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"A\"}", guest, who);
    kit.outcome = NIKA_KEPT_BROKEN;
    kit.written = true;
    kit_ask(&kit, 11, "POST", "/api/session", guest, new_ada);
    assert_true(kit_do_one(&kit) && kit_do_one(&kit)); /* hashed, kept or not */
    unsigned status;
    assert_string_equal(kit_body(&kit, 11, &status), "{\"error\":\"not-kept\"}");
    assert_int_equal(status, 503);
    /* Then the store can be read, and the account is there. */
    kit.outcome = NIKA_KEPT;
    kit_do(&kit);
    sign(&kit, "", old_ada, token, same);
    assert_string_equal(who, same);
    kit_restart(&kit);
    sign(&kit, "", old_ada, token, same);
    assert_string_equal(who, same);
    kit_end(&kit);
}

static void an_account_that_was_not_written_can_be_made_again(void **state)
{
    struct kit kit;
    char guest[65], who[17], token[65], same[17];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"A\"}", guest, who);
    /* A longer name that begins the same is another. */
    sign(&kit, "", "{\"name\":\"Adam\",\"password\":\"12345678\",\"new\":true}", token, same);
    kit.outcome = NIKA_KEPT_BROKEN;
    kit_ask(&kit, 11, "POST", "/api/session", guest, new_ada);
    assert_true(kit_do_one(&kit) && kit_do_one(&kit));
    assert_string_equal(kit_body(&kit, 11, &status), "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT;
    kit_do(&kit);
    sign(&kit, guest, new_ada, token, same);
    assert_string_equal(who, same);
    /* The same without doubt, when the disk is full. */
    sign(&kit, "", "{\"name\":\"B\"}", guest, who);
    kit.outcome = NIKA_KEPT_NOTHING;
    assert_answer(&kit, "POST", "/api/session", guest, "{\"name\":\"Bo\",\"password\":\"12345678\",\"new\":true}", 503,
                  "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT;
    sign(&kit, guest, "{\"name\":\"Bo\",\"password\":\"12345678\",\"new\":true}", token, same);
    assert_string_equal(who, same);
    kit_end(&kit);
}

/* As long as nobody knows whether a guest has an account, she gets no second one. */
static void a_guest_in_doubt_gets_no_other_account(void **state)
{
    struct kit kit;
    char guest[65], who[17], token[65], other[17];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", "{\"name\":\"A\"}", guest, who);
    kit.outcome = NIKA_KEPT_BROKEN;
    kit_ask(&kit, 11, "POST", "/api/session", guest, new_ada);
    kit_do(&kit); /* not even reading works */
    kit_body(&kit, 11, &status);
    assert_int_equal(status, 503);
    kit.outcome = NIKA_KEPT;
    sign(&kit, guest, "{\"name\":\"Bo\",\"password\":\"12345678\",\"new\":true}", token, other);
    assert_string_not_equal(who, other);
    kit_end(&kit);
}

static void a_hasher_that_fails_makes_no_account(void **state)
{
    struct kit kit;
    unsigned status;

    (void)state;
    begin(&kit);
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    const nika_ticket ticket = kit_take(&kit, NIKA_EFFECT_HASH, 0)->ticket;
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_HASHED, .ticket = ticket});
    assert_string_equal(kit_body(&kit, 11, &status), "{\"error\":\"busy\"}");
    assert_int_equal(status, 503);
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 0);
    kit_end(&kit);
}

static void eight_passwords_are_hashed_at_once(void **state)
{
    struct kit kit;
    unsigned status;

    (void)state;
    begin_without_rates(&kit);
    for (unsigned i = 0; i < 8; i++)
        kit_ask(&kit, 20 + i, "POST", "/api/session", "", old_ada);
    kit_ask(&kit, 11, "POST", "/api/session", "", old_ada);
    assert_string_equal(kit_body(&kit, 11, &status), "{\"error\":\"busy\"}");
    assert_int_equal(status, 503);
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    assert_string_equal(kit_body(&kit, 11, &status), "{\"error\":\"busy\"}");
    /* Guests need no hasher. */
    char token[65];
    kit_ask(&kit, 12, "POST", "/api/session", "", "{\"name\":\"Bo\"}");
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_KEEP), 1);
    kit_do(&kit);
    kit_member(kit_body(&kit, 12, &status), "token", token, sizeof token);
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    kit_do(&kit);
    kit_body(&kit, 11, &status);
    assert_int_equal(status, 200);
    kit_end(&kit);
}

static void passwords_are_tried_slowly_from_an_address(void **state)
{
    struct kit kit;
    char body[128];

    (void)state;
    begin(&kit);
    for (unsigned i = 0; i < 5; i++) {
        snprintf(body, sizeof body, "{\"name\":\"Ada %u\",\"password\":\"12345678\"}", i);
        assert_answer(&kit, "POST", "/api/session", "", body, 401, "{\"error\":\"wrong-password\"}");
    }
    assert_answer(&kit, "POST", "/api/session", "", old_ada, 429, "{\"error\":\"slow-down\",\"wait\":10000}");
    assert_answer(&kit, "POST", "/api/session", "", new_ada, 429, "{\"error\":\"slow-down\",\"wait\":10000}");
    kit.now += 4000;
    assert_answer(&kit, "POST", "/api/session", "", old_ada, 429, "{\"error\":\"slow-down\",\"wait\":6000}");
    kit.now += 6000;
    assert_answer(&kit, "POST", "/api/session", "", old_ada, 401, "{\"error\":\"wrong-password\"}");
    kit.address = "192.0.2.2";
    assert_answer(&kit, "POST", "/api/session", "", old_ada, 401, "{\"error\":\"wrong-password\"}");
    kit_end(&kit);
}

static void nobody_alone_can_keep_others_from_signing_in(void **state)
{
    struct kit kit;
    char token[65], who[17];
    unsigned tried = 0, status;

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    /* More than an hour of wrong passwords from one address, all that it may send: five, and one each ten seconds. */
    kit.address = "192.0.2.66";
    for (unsigned second = 0; second < 3605; second++) {
        kit_ask(&kit, 4, "POST", "/api/session", "", "{\"name\":\"Ada\",\"password\":\"12345678\"}");
        kit_do(&kit);
        kit_body(&kit, 4, &status);
        tried += status == 401;
        kit.now += 1000;
    }
    assert_int_equal(tried, 5 + 360);
    kit.address = "192.0.2.2";
    sign(&kit, "", old_ada, token, who);
    kit_end(&kit);
}

/* From one network: its first try, and twenty more. */
static void passwords_are_tried_slowly_for_a_name(void **state)
{
    struct kit kit;
    char address[32];

    (void)state;
    begin(&kit);
    kit.address = address;
    for (unsigned i = 0; i < 21; i++) {
        snprintf(address, sizeof address, "192.0.2.%u", 10 + i);
        assert_answer(&kit, "POST", "/api/session", "", old_ada, 401, "{\"error\":\"wrong-password\"}");
    }
    kit.address = "192.0.2.77";
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"ADA\",\"password\":\"12345678\"}", 429,
                  "{\"error\":\"slow-down\",\"wait\":5000}");
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Bo\",\"password\":\"12345678\"}", 401,
                  "{\"error\":\"wrong-password\"}");
    kit_end(&kit);
}

/* What an attacker's addresses get out of one round: each guesses once. */
static unsigned guess_from(struct kit *kit, unsigned addresses)
{
    char address[32];
    unsigned status, tried = 0;

    kit->address = address;
    for (unsigned i = 0; i < addresses; i++) {
        snprintf(address, sizeof address, "10.%u.%u.1", i >> 8, i & 255);
        kit_ask(kit, 4, "POST", "/api/session", "", "{\"name\":\"Ada\",\"password\":\"12345678\"}");
        kit_do(kit);
        kit_body(kit, 4, &status);
        assert_true(status == 401 || status == 429);
        tried += status == 401;
        kit_forget(kit);
    }
    return tried;
}

/* Whether Ada gets in from an address. */
static bool gets_in(struct kit *kit, const char *address)
{
    unsigned status;

    kit->address = address;
    kit_ask(kit, 5, "POST", "/api/session", "", old_ada);
    kit_do(kit);
    kit_body(kit, 5, &status);
    return status == 200;
}

/* Addresses that guess, all of them every so many seconds, for twenty minutes; the owner signs in twelve times meanwhile. */
static void under_attack(unsigned addresses, unsigned seconds, unsigned guesses_most)
{
    const unsigned rounds = 1200 / seconds;
    struct kit kit;
    char token[65], who[17], elsewhere[32];
    unsigned tried = 0, times = 0, times_elsewhere = 0;

    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    for (unsigned round = 0; round < rounds; round++) {
        tried += guess_from(&kit, addresses);
        if (round % (rounds / 12) == 0) {
            times += gets_in(&kit, "192.0.2.1");
            snprintf(elsewhere, sizeof elsewhere, "198.18.%u.1", round);
            times_elsewhere += gets_in(&kit, elsewhere);
        }
        kit_pass(&kit, 1000 * (int64_t)seconds);
    }
    /* From where she was before, always; from elsewhere also, once each attacker has had its first try of the hour. */
    assert_int_equal(times, 12);
    if (addresses <= 100)
        assert_int_equal(times_elsewhere, 12);
    else
        assert_true(times_elsewhere >= 1);
    assert_true(tried <= guesses_most);
    kit_end(&kit);
}

static void an_owner_is_not_kept_out_by_many_who_guess(void **state)
{
    (void)state;
    /*
     * Twenty minutes of 25 addresses, each as often as an address may: their 25 first tries; and 20, and one in five
     * seconds, that is 240, of more.
     */
    under_attack(25, 10, 25 + 20 + 240);
    /*
     * Of 1,000: one first try of each, for 100 and one a second are 1,300. Of 8,192 networks one is taken for one of
     * hers; if two of them are, they have 12 tries each.
     */
    under_attack(1000, 100, 1000 + 20 + 240 + 24);
}

/* A hundred strangers guess at names that nobody has, and no hash is ready yet. */
static void crowd_the_hasher(struct kit *kit)
{
    char address[32], body[128];
    unsigned busy = 0;

    kit->address = address;
    for (unsigned i = 0; i < 100; i++) {
        snprintf(address, sizeof address, "10.0.%u.1", i);
        snprintf(body, sizeof body, "{\"name\":\"nobody %u\",\"password\":\"12345678\"}", i);
        kit_ask(kit, 100 + i, "POST", "/api/session", "", body);
        const struct nika_effect *answer = kit_take(kit, NIKA_EFFECT_RESPOND, 100 + i);
        busy += answer && answer->code == 503;
    }
    assert_int_equal(busy, 100 - 8);
}

static void strangers_do_not_take_all_places_at_the_hasher(void **state)
{
    struct kit kit;
    char token[65], who[17], body[128], code[32];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    kit_ask(&kit, 5, "POST", "/api/recovery", token, "{\"password\":\"correct horse\"}");
    kit_do(&kit);
    kit_member(kit_body(&kit, 5, &status), "code", code, sizeof code);
    crowd_the_hasher(&kit);
    assert_true(gets_in(&kit, "192.0.2.1"));
    /* From a network that is strange, with the recovery code. */
    crowd_the_hasher(&kit);
    kit.address = "198.51.100.1";
    snprintf(body, sizeof body, "{\"name\":\"Ada\",\"code\":\"%s\",\"password\":\"battery staple\"}", code);
    sign(&kit, "", body, token, who);
    kit_end(&kit);
}

static void a_recovery_code_gets_through_any_crowd(void **state)
{
    struct kit kit;
    char token[65], who[17], body[128], code[32];
    unsigned status;

    (void)state;
    begin(&kit);
    sign(&kit, "", new_ada, token, who);
    kit_ask(&kit, 5, "POST", "/api/recovery", token, "{\"password\":\"correct horse\"}");
    kit_do(&kit);
    kit_member(kit_body(&kit, 5, &status), "code", code, sizeof code);
    guess_from(&kit, 200);
    assert_false(gets_in(&kit, "198.51.100.1"));
    kit.address = "198.51.100.1";
    snprintf(body, sizeof body, "{\"name\":\"Ada\",\"code\":\"%s\",\"password\":\"battery staple\"}", code);
    sign(&kit, "", body, token, who);
    kit_end(&kit);
}

/* Networks are known after a restart, the last eight of them, and nobody can read from the store which they are. */
static void networks_are_known_and_not_written_down(void **state)
{
    struct kit kit;
    char token[65], who[17], address[32];
    unsigned first;

    (void)state;
    begin(&kit);
    kit.address = "203.0.113.7";
    sign(&kit, "", new_ada, token, who);
    for (unsigned i = 1; i <= 8; i++) {
        snprintf(address, sizeof address, "172.16.%u.1", i);
        kit.address = address;
        sign(&kit, "", old_ada, token, who);
        kit_pass(&kit, 10000);
    }
    assert_false(kit_finds(&kit, 0, "172.16."));
    assert_false(kit_finds(&kit, 0, "203.0.113"));
    kit_restart(&kit);
    guess_from(&kit, 200);
    first = kit.count;
    for (unsigned i = 1; i <= 8; i++) {
        snprintf(address, sizeof address, "172.16.%u.99", i);
        assert_true(gets_in(&kit, address));
    }
    /* She is known there: nothing was written but her sessions. */
    for (unsigned i = first; i < kit.count; i++)
        for (unsigned op = 0; op < kit.effects[i].effect.unit.count; op++)
            assert_int_not_equal(kit.effects[i].effect.unit.ops[op].row, NIKA_ROW_ACCOUNT);
    assert_false(gets_in(&kit, "203.0.113.7"));
    kit_end(&kit);
}

/* Whether somebody is told to be a bot. */
static bool is_bot(struct kit *kit, const char *token)
{
    unsigned status;

    kit_ask(kit, 4, "GET", "/api/session", token, "");
    kit_do(kit);
    const char *answer = kit_body(kit, 4, &status);
    assert_int_equal(status, 200);
    return strstr(answer, ",\"bot\":true}") || strstr(answer, ",\"bot\":true,");
}

static void bots_are_marked_for_good(void **state)
{
    struct kit kit;
    char person[65], guest[65], account[65], later[65], token[65], who[17], same[17];

    (void)state;
    begin_without_rates(&kit);
    sign(&kit, "", "{\"name\":\"Di\",\"bot\":false}", person, who);
    assert_false(is_bot(&kit, person));
    assert_answer(&kit, "POST", "/api/session", "", "{\"name\":\"Bo\",\"bot\":1}", 400,
                  "{\"error\":\"bad-value\",\"where\":\"bot\"}");
    /* A guest stays one under another name, and in her account. */
    sign(&kit, "", "{\"name\":\"Bo\",\"bot\":true}", guest, who);
    assert_true(is_bot(&kit, guest));
    sign(&kit, guest, "{\"name\":\"Robo\"}", guest, same);
    assert_string_equal(who, same);
    assert_true(is_bot(&kit, guest));
    kit_restart(&kit);
    assert_true(is_bot(&kit, guest));
    assert_false(is_bot(&kit, person));
    sign(&kit, guest, "{\"name\":\"Robo\",\"password\":\"12345678\",\"new\":true}", account, same);
    assert_string_equal(who, same);
    assert_true(is_bot(&kit, account));
    /* An account can become one later; and then nothing makes it another. */
    sign(&kit, "", new_ada, token, who);
    assert_false(is_bot(&kit, token));
    sign(&kit, "", "{\"name\":\"Ada\",\"password\":\"correct horse\",\"bot\":true}", later, same);
    assert_true(is_bot(&kit, token) && is_bot(&kit, later));
    kit_ask(&kit, 5, "DELETE", "/api/sessions", later, "");
    kit_do(&kit);
    kit_restart(&kit);
    sign(&kit, "", old_ada, token, who);
    assert_true(is_bot(&kit, token));
    sign(&kit, "", "{\"name\":\"Robo\",\"password\":\"12345678\"}", account, who);
    assert_true(is_bot(&kit, account));
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_guest_keeps_herself_in_an_account),
        cmocka_unit_test(the_password_goes_to_the_hasher_and_nowhere_else),
        cmocka_unit_test(passwords_have_8_to_128_bytes),
        cmocka_unit_test(an_accounts_name_is_its_own_in_any_case),
        cmocka_unit_test(signing_in_gives_a_new_token_and_ends_the_one_that_came_along),
        cmocka_unit_test(a_wrong_password_does_not_tell_whether_there_is_an_account),
        cmocka_unit_test(of_two_who_want_a_name_at_once_one_gets_it),
        cmocka_unit_test(a_name_that_was_taken_while_hashing_is_refused),
        cmocka_unit_test(of_two_accounts_that_a_guest_wants_at_once_one_is_hers),
        cmocka_unit_test(a_guest_who_is_renamed_while_her_account_is_kept_stays_the_account),
        cmocka_unit_test(an_account_that_was_written_after_all_is_found),
        cmocka_unit_test(an_account_that_was_not_written_can_be_made_again),
        cmocka_unit_test(a_guest_in_doubt_gets_no_other_account),
        cmocka_unit_test(a_hasher_that_fails_makes_no_account),
        cmocka_unit_test(eight_passwords_are_hashed_at_once),
        cmocka_unit_test(passwords_are_tried_slowly_from_an_address),
        cmocka_unit_test(nobody_alone_can_keep_others_from_signing_in),
        cmocka_unit_test(passwords_are_tried_slowly_for_a_name),
        cmocka_unit_test(an_owner_is_not_kept_out_by_many_who_guess),
        cmocka_unit_test(strangers_do_not_take_all_places_at_the_hasher),
        cmocka_unit_test(a_recovery_code_gets_through_any_crowd),
        cmocka_unit_test(networks_are_known_and_not_written_down),
        cmocka_unit_test(bots_are_marked_for_good),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
