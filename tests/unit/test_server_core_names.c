/*
 * test_server_core_names.c: unit tests of whose name is whose in a server core (docs/protocol.md, HTTP;
 * src/server_core/accounts.c): nobody gets a name that can be taken for an account's, or for somebody's at the same table;
 * and accounts of older servers keep theirs.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_people.h"

static const char *const taken = "{\"error\":\"name-taken\"}";

static void ask_name(struct kit *kit, const char *name, const char *more, unsigned status, const char *expected)
{
    char body[256];

    snprintf(body, sizeof body, "{\"name\":\"%s\"%s}", name, more);
    assert_answer(kit, "POST", "/api/session", "", body, status, expected);
}

static void sign_name(struct kit *kit, const char *name, const char *more, char who[17])
{
    char body[256], token[65];

    snprintf(body, sizeof body, "{\"name\":\"%s\"%s}", name, more);
    sign(kit, "", body, token, who);
}

#define PASSWORD ",\"password\":\"correct horse\""
#define NEW PASSWORD ",\"new\":true"

static void a_letter_and_its_accent_are_one_letter(void **state)
{
    struct kit kit;
    char who[17], same[17], expected[128];
    unsigned status;

    (void)state;
    begin_without_rates(&kit);
    sign_name(&kit, "Jose\u0301", NEW, who);
    ask_name(&kit, "Jos\u00E9", "", 409, taken);
    ask_name(&kit, "Jose\u0301", "", 409, taken);
    ask_name(&kit, "JOS\u00C9", NEW, 409, taken);
    sign_name(&kit, "Jos\u00E9", PASSWORD, same);
    assert_string_equal(who, same);
    sign_name(&kit, "JOSE\u0301", PASSWORD, same);
    assert_string_equal(who, same);
    /* It is shown in one form, and is not Jose. */
    kit_ask(&kit, 1, "POST", "/api/session", "", "{\"name\":\"Rene\u0301\"}");
    kit_do(&kit);
    kit_member(kit_body(&kit, 1, &status), "name", expected, sizeof expected);
    assert_string_equal(expected, "Ren\u00E9");
    sign_name(&kit, "Jose", "", same);
    kit_end(&kit);
}

static void names_that_look_like_an_accounts_are_taken(void **state)
{
    static const char *const others[] = {
        "\u0410da",           /* Cyrillic A */
        "\u0391DA",           /* Greek Alpha */
        "\uFF21\uFF44\uFF41", /* full-width */
        "\u0410\u217E\u0430", /* Cyrillic, a Roman numeral, Cyrillic */
        "a\u200Bda",          /* an invisible space */
    };
    struct kit kit;
    char who[17];

    (void)state;
    begin_without_rates(&kit);
    sign_name(&kit, "Ada", NEW, who);
    for (unsigned again = 0; again < 2; again++) {
        for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
            ask_name(&kit, others[i], "", 409, taken);
            ask_name(&kit, others[i], NEW, 409, taken);
        }
        kit_restart(&kit);
    }
    /* Whoever looks like her is not her: only other forms of the same letters sign in. */
    ask_name(&kit, "\u0410da", PASSWORD, 401, "{\"error\":\"wrong-password\"}");
    sign_name(&kit, "\uFF21\uFF44\uFF41", PASSWORD, who);
    sign_name(&kit, "Ida", NEW, who);
    ask_name(&kit, "lda", "", 409, taken);
    sign_name(&kit, "Mona", NEW, who);
    ask_name(&kit, "rnona", "", 409, taken);
    ask_name(&kit, "M0na", "", 409, taken);
    kit_end(&kit);
}

static void of_two_who_look_alike_one_gets_an_account(void **state)
{
    struct kit kit;
    unsigned status;

    (void)state;
    begin_without_rates(&kit);
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    kit_ask(&kit, 12, "POST", "/api/session", "", "{\"name\":\"\u0410da\"" NEW "}");
    assert_true(kit_do_one(&kit) && kit_do_one(&kit)); /* both are hashed */
    kit_ask(&kit, 13, "POST", "/api/session", "", "{\"name\":\"Ad\u0430\"}");
    assert_string_equal(kit_body(&kit, 13, &status), taken);
    kit_do(&kit);
    kit_body(&kit, 11, &status);
    assert_int_equal(status, 200);
    assert_string_equal(kit_body(&kit, 12, &status), taken);
    kit_end(&kit);
}

static void a_name_is_free_if_the_account_could_not_be_stored(void **state)
{
    struct kit kit;
    char who[17];
    unsigned status;

    (void)state;
    begin_without_rates(&kit);
    kit.outcome = NIKA_KEPT_NOTHING;
    ask_name(&kit, "Ada", NEW, 503, "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT;
    sign_name(&kit, "\u0410da", "", who);
    kit.outcome = NIKA_KEPT_BROKEN;
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    assert_true(kit_do_one(&kit) && kit_do_one(&kit)); /* hashed, and not written */
    kit_body(&kit, 11, &status);
    assert_int_equal(status, 503);
    kit.outcome = NIKA_KEPT;
    kit_do(&kit);
    sign_name(&kit, "\u0410da", "", who);
    /* If it was written after all, it is hers. */
    kit.outcome = NIKA_KEPT_BROKEN;
    kit.written = true;
    kit_ask(&kit, 11, "POST", "/api/session", "", new_ada);
    assert_true(kit_do_one(&kit) && kit_do_one(&kit));
    kit.outcome = NIKA_KEPT;
    kit_do(&kit);
    ask_name(&kit, "\u0410da", "", 409, taken);
    sign_name(&kit, "Ada", PASSWORD, who);
    kit_end(&kit);
}

/* A row as an older server wrote it. */
static void put_old(struct kit *kit, const char *key, const char *who, const char *name)
{
    char digits[65], value[256];
    enum nika_kept kept;
    const struct nika_hash hash = nika_sha256("correct horse", strlen("correct horse"));

    nika_hex(hash.bytes, sizeof hash.bytes, digits);
    snprintf(value, sizeof value, "{\"who\":\"%s\",\"name\":\"%s\",\"hash\":\"%s\"}", who, name, digits);
    const struct nika_op op = {
        .kind = NIKA_OP_ADD, .row = NIKA_ROW_ACCOUNT, .key = key, .value = value, .size = strlen(value)};
    nika_store_keep(kit->store, &(struct nika_unit){.ops = &op, .count = 1}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
}

static bool note_key(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    (void)value;
    (void)size;
    strcat(context, key);
    strcat(context, "|");
    return true;
}

static void assert_keys(struct kit *kit, const char *expected)
{
    char keys[512] = "";
    const struct nika_store_reader reader = {.row = note_key, .context = keys};

    assert_true(nika_store_rows(kit->store, NIKA_ROW_ACCOUNT, "", NULL, false, UINT32_MAX, &reader));
    assert_string_equal(keys, expected);
}

static void accounts_of_older_servers_keep_their_names(void **state)
{
    static const struct {
        const char *key, *who, *name;
    } old[] = {
        {"ada", "0000000000000001", "Ada"},
        {"\u0430da", "0000000000000002", "\u0410da"}, /* Cyrillic: looks the same, and has its own folded name */
        {"rene\u0301", "0000000000000003", "Rene\u0301"},
        {"jos\u00E9", "0000000000000004", "Jos\u00E9"},
        {"jose\u0301", "0000000000000005", "Jose\u0301"}, /* the same name as the one before, in another form */
    };
    struct kit kit;
    char who[17];

    (void)state;
    begin_without_rates(&kit);
    for (unsigned i = 0; i < sizeof old / sizeof old[0]; i++)
        put_old(&kit, old[i].key, old[i].who, old[i].name);
    for (unsigned again = 0; again < 3; again++) {
        kit_restart(&kit);
        /* Everybody is found as she writes herself. */
        kit_do(&kit);
        for (unsigned i = 0; i < sizeof old / sizeof old[0]; i++) {
            sign_name(&kit, old[i].name, PASSWORD, who);
            assert_string_equal(who, old[i].who);
            ask_name(&kit, old[i].name, "", 409, taken);
        }
        sign_name(&kit, "Ren\u00E9", PASSWORD, who);
        assert_string_equal(who, "0000000000000003");
        /* In byte order. Only the one that could get its new key has it. */
        assert_keys(&kit, "ada|jose\u0301|jos\u00E9|ren\u00E9|\u0430da|");
    }
    kit_end(&kit);
}

static void an_old_account_whose_new_key_was_not_stored_gets_it_later(void **state)
{
    struct kit kit;
    char who[17], token[65];

    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        begin_without_rates(&kit);
        put_old(&kit, "rene\u0301", "0000000000000003", "Rene\u0301");
        kit_restart(&kit);
        kit.outcome = i == 0 ? NIKA_KEPT_NOTHING : NIKA_KEPT_BROKEN;
        kit.written = i == 2;
        kit_do(&kit);
        kit.outcome = NIKA_KEPT;
        sign(&kit, "", "{\"name\":\"Ren\u00E9\"" PASSWORD "}", token, who);
        assert_string_equal(who, "0000000000000003");
        /* Nobody writes the row, or there might be two. */
        assert_answer(&kit, "POST", "/api/recovery", token, "{\"password\":\"correct horse\"}", 503,
                      "{\"error\":\"busy\"}");
        kit_restart(&kit);
        kit_do(&kit);
        assert_keys(&kit, "ren\u00E9|");
        sign_name(&kit, "Ren\u00E9", PASSWORD, who);
        assert_string_equal(who, "0000000000000003");
        kit_end(&kit);
    }
}

/*
 * At a table.
 */

#define CHANCE "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

static void take_seat(struct kit *kit, nika_connection line, const char *table, unsigned seat, const char *error)
{
    char message[256];
    const char *answer;

    snprintf(message, sizeof message, "{\"do\":\"sit\",\"id\":\"s\",\"table\":\"%s\",\"seat\":%u,\"chance\":\"%s\"}",
             table, seat, CHANCE);
    kit_say(kit, line, message);
    kit_do(kit);
    do
        answer = kit_sent(kit, line);
    while (answer && strncmp(answer, "{\"re\":\"s\"", 9) != 0);
    assert_non_null(answer);
    if (error)
        assert_non_null(strstr(answer, error));
    else
        assert_non_null(strstr(answer, "\"ok\":true"));
}

static void nobody_at_a_table_looks_like_somebody_else(void **state)
{
    struct kit kit;
    char tokens[4][65], who[17], table[17];

    (void)state;
    begin_without_rates(&kit);
    sign(&kit, "", "{\"name\":\"Bob\"}", tokens[0], who);
    sign(&kit, "", "{\"name\":\"B\u043Eb\"}", tokens[1], who); /* a Cyrillic o */
    sign(&kit, "", "{\"name\":\"Cy\"}", tokens[2], who);
    sign(&kit, "", "{\"name\":\"bob\"" NEW "}", tokens[3], who);
    for (unsigned i = 0; i < 4; i++)
        kit_hello(&kit, 50 + i, tokens[i], "json");
    kit_say(&kit, 50, "{\"do\":\"open\",\"id\":\"o\",\"game\":\"byzantz\",\"players\":4}");
    kit_do(&kit);
    kit_member(kit_sent(&kit, 50), "table", table, sizeof table);
    take_seat(&kit, 50, table, 0, NULL);
    take_seat(&kit, 50, table, 1, NULL); /* she may change her seat */
    take_seat(&kit, 51, table, 0, "name-taken");
    take_seat(&kit, 52, table, 2, NULL);
    take_seat(&kit, 53, table, 0, NULL); /* the name is hers */
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_letter_and_its_accent_are_one_letter),
        cmocka_unit_test(names_that_look_like_an_accounts_are_taken),
        cmocka_unit_test(of_two_who_look_alike_one_gets_an_account),
        cmocka_unit_test(a_name_is_free_if_the_account_could_not_be_stored),
        cmocka_unit_test(accounts_of_older_servers_keep_their_names),
        cmocka_unit_test(an_old_account_whose_new_key_was_not_stored_gets_it_later),
        cmocka_unit_test(nobody_at_a_table_looks_like_somebody_else),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
