/*
 * test_server_core_drawing.c: unit tests of how the server core deals (src/server_core/drawing.c): contributions are pledged
 * first and revealed when all pledges are fixed; who does not reveal is replaced; old clients and old logs.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { SECOND = 1000, REVEAL_MOST = 20 * SECOND, REVEAL_ABSENT = 5 * SECOND };

static const char *chance_of(unsigned member)
{
    static char digits[65];
    snprintf(digits, sizeof digits, "%064x", 0xABC0u + member);
    return digits;
}

static const char *pledge_of(unsigned member)
{
    static char digits[65];
    struct nika_hash chance;
    assert_true(nika_unhex(chance_of(member), 64, chance.bytes, sizeof chance.bytes));
    const struct nika_hash pledge = nika_fair_pledge(club->table, &chance);
    nika_hex(pledge.bytes, sizeof pledge.bytes, digits);
    return digits;
}

static const char *sitting(unsigned member, unsigned seat)
{
    static char more[128];
    snprintf(more, sizeof more, "\"seat\":%u,\"pledge\":\"%s\"", seat, pledge_of(member));
    return more;
}

static const char *revealing(unsigned member)
{
    static char more[128];
    snprintf(more, sizeof more, "\"chance\":\"%s\"", chance_of(member));
    return more;
}

/* Members 0 to people-1 have pledged, in seats of the same number; the others belong to computer players. */
static void begin(const char *game, unsigned people, unsigned players)
{
    club_table(club, 0, game, players, "");
    for (unsigned member = 0; member < people; member++) {
        if (member)
            club_ask_fine(club, member, "enter", "");
        club_ask_fine(club, member, "sit", sitting(member, member));
    }
    for (unsigned seat = people; seat < players; seat++) {
        char text[64];
        snprintf(text, sizeof text, "\"seat\":%u,\"player\":\"beginner\"", seat);
        club_ask_fine(club, 0, "seat", text);
    }
}

static const char *table_of(unsigned member)
{
    return club->members[member].table;
}

static bool is_drawing(unsigned member)
{
    struct nika_json value;
    return club_is(table_of(member), "state", "open") && club_has(table_of(member), "drawing", &value);
}

static bool is_running(unsigned member)
{
    return club_is(table_of(member), "state", "running") && club->members[member].view;
}

/* The proof, once the game is over: it holds. */
static void finish(unsigned witness, unsigned players, struct nika_fair *fair)
{
    struct nika_json proof;
    struct nika_misfit misfit;
    club_finish(club, witness);
    assert_true(club_has(table_of(witness), "fair", &proof));
    if (!nika_fair_read(proof, players, fair, &misfit))
        fail_msg("%s: %s", misfit.where, misfit.expected);
}

/* The header's proof in the record holds: start, deal and number follow from it. */
static void assert_proved(void)
{
    struct nika_reader reader;
    struct nika_misfit misfit;
    struct nika_json header;
    char path[64];
    size_t at;
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, club->members[0].token, "");
    const struct nika_effect *response = kit_take(&club->kit, NIKA_EFFECT_RESPOND, 50);
    assert_int_equal(response->code, 200);
    const char *end = strchr(response->bytes, '\n');
    nika_reader_start(&reader);
    assert_int_equal(nika_reader_line(&reader, response->bytes, (size_t)(end - response->bytes)), NIKA_READ_HEADER);
    assert_int_equal(nika_json_check(response->bytes, (size_t)(end - response->bytes), &header, &at), NIKA_JSON_FINE);
    assert_int_equal(nika_fair_prove(header, &reader.setup, &reader.deal, &misfit), NIKA_PROOF_HOLDS);
    kit_forget(&club->kit);
}

/* From the start to the deal: everybody sees all pledges, and nobody a contribution. */
static void all_reveal(void **state)
{
    struct nika_json drawing, list, value;
    struct nika_fair fair;
    (void)state;
    begin("null", 3, 4);
    club_ask_error(club, 0, "reveal", revealing(0), "not-allowed");
    club_ask_fine(club, 0, "start", "");
    for (unsigned member = 0; member < 3; member++) {
        unsigned seat = 0;
        assert_true(is_drawing(member));
        assert_null(club->members[member].view);
        assert_true(club_has(table_of(member), "drawing", &drawing) && nika_json_get(drawing, "pledges", &list));
        assert_int_equal(nika_json_count(list), 4);
        struct nika_json_walk walk = nika_json_walk(list);
        for (; nika_json_next(&walk, &value); seat++)
            assert_true(seat < 3 ? nika_json_is(value, pledge_of(seat)) : nika_json_kind(value) == 'n');
        assert_true(nika_json_get(drawing, "left", &value) && value.size == 5);
        assert_memory_equal(value.text, "20000", 5);
    }
    for (unsigned member = 0; member < 3; member++) {
        assert_null(club->members[member].view);
        club_ask_fine(club, member, "reveal", revealing(member));
        club_ask_fine(club, member, "reveal", revealing(member)); /* its answer may have been lost */
    }
    for (unsigned member = 0; member < 3; member++) {
        assert_true(is_running(member));
        for (unsigned i = 0; i < club->members[member].count; i++)
            assert_null(strstr(club->members[member].heard[i].bytes, "000000000000000000000000abc"));
    }
    finish(0, 4, &fair);
    assert_int_equal(fair.algorithm, NIKA_FAIR_2);
    assert_int_equal(fair.people, 7);
    assert_int_equal(fair.silent, 0);
    assert_int_equal(fair.early, 0);
    for (unsigned seat = 0; seat < 3; seat++)
        assert_int_equal(fair.chance[seat].bytes[31], 0xC0 + seat);
    assert_proved();
}

/* Notes whether the pledges are fixed: before that, not even the server knows a contribution; after it, no pledge comes. */
static bool note_order(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    bool *drawn = context;
    char entry[2048];
    (void)table;
    (void)number;
    snprintf(entry, sizeof entry, "%.*s", (int)size, bytes);
    if (*drawn)
        assert_null(strstr(entry, "pledge"));
    else
        assert_null(strstr(entry, "chance"));
    *drawn = *drawn || strncmp(entry, "{\"draw\"", 7) == 0;
    return true;
}

static void assert_order(void)
{
    enum nika_log_state log;
    bool found, drawn = false;
    const struct nika_store_reader reader = {.entry = note_order, .context = &drawn};
    assert_true(nika_store_log(club->kit.store, club->table, &log, &found, &reader) && found);
}

/*
 * Server and last person together: before the seats are closed, nothing that would help them is there, and once it
 * comes, her pledge is fixed. All that could change it, or who sits there, is refused.
 */
static void nobody_grinds(void **state)
{
    static const char *const late[] = {"stand", "close", "start"};
    char other[128];
    (void)state;
    begin("null", 2, 3);
    /* Until then, whoever wants to may pledge anew. */
    club_ask_fine(club, 1, "sit", sitting(1, 1));
    assert_order();
    club_ask_fine(club, 0, "start", "");
    club_ask_fine(club, 0, "reveal", revealing(0));
    snprintf(other, sizeof other, "\"seat\":1,\"pledge\":\"%064x\"", 5);
    club_ask_error(club, 1, "sit", other, "not-open");
    snprintf(other, sizeof other, "\"seat\":1,\"chance\":\"%064x\"", 5);
    club_ask_error(club, 1, "sit", other, "not-open");
    snprintf(other, sizeof other, "\"chance\":\"%064x\"", 5);
    club_ask_error(club, 1, "reveal", other, "bad-value");
    club_ask_error(club, 1, "reveal", "", "bad-value");
    club_ask_error(club, 2, "reveal", revealing(2), "not-seated");
    for (unsigned i = 0; i < 3; i++)
        club_ask_error(club, 0, late[i], "", "not-open");
    club_ask_error(club, 0, "kick", "\"seat\":1", "not-open");
    club_ask_error(club, 0, "seat", "\"seat\":2,\"player\":\"open\"", "not-open");
    assert_true(is_drawing(1));
    club_ask_fine(club, 1, "reveal", revealing(1));
    assert_true(is_running(1));
    assert_order();
}

/* Who does not reveal is replaced by what the commitment had fixed, and the record says so. */
static void silence_is_replaced(void **state)
{
    struct nika_fair fair;
    (void)state;
    for (unsigned gone = 0; gone < 2; gone++) {
        const int64_t most = gone ? REVEAL_ABSENT : REVEAL_MOST;
        begin("null", 2, 2);
        if (gone)
            club_cut(club, 1);
        club_ask_fine(club, 0, "start", "");
        club_ask_fine(club, 0, "reveal", revealing(0));
        club_pass(club, most - 1);
        assert_true(is_drawing(0));
        club_pass(club, 1);
        assert_true(is_running(0));
        if (gone)
            club_connect(club, 1, true);
        if (gone)
            club_ask_fine(club, 1, "enter", "");
        club_ask_error(club, 1, "reveal", revealing(1), "not-open");
        club_ask_fine(club, 0, "reveal", revealing(0));
        finish(0, 2, &fair);
        assert_int_equal(fair.people, 3);
        assert_int_equal(fair.silent, 2);
        assert_memory_equal(&fair.chance[1], &(struct nika_hash){{0}}, sizeof fair.chance[1]);
        assert_proved();
    }
}

/* The server is killed while contributions are revealed: it goes on there, and everybody has the whole time again. */
static void goes_on_after_a_restart(void **state)
{
    struct nika_fair fair;
    struct nika_json seats, seat;
    (void)state;
    begin("null", 2, 3);
    club_ask_fine(club, 0, "start", "");
    club_ask_fine(club, 0, "reveal", revealing(0));
    club_pass(club, REVEAL_MOST - 1);
    club_kill(club);
    club_come_back(club, 2);
    assert_true(is_drawing(0) && is_drawing(1));
    assert_true(club_has(table_of(1), "seats", &seats));
    struct nika_json_walk walk = nika_json_walk(seats);
    for (unsigned number = 0; number < 2 && nika_json_next(&walk, &seat); number++) {
        struct nika_json known;
        assert_true(nika_json_get(seat, "chance", &known) && nika_json_kind(known) == (number ? 'f' : 't'));
    }
    club_ask_error(club, 1, "stand", "", "not-open");
    club_pass(club, REVEAL_MOST - SECOND);
    assert_true(is_drawing(1));
    club_ask_fine(club, 1, "reveal", revealing(1));
    assert_true(is_running(1));
    finish(0, 3, &fair);
    assert_int_equal(fair.silent, 0);
    assert_proved();
    /* With nobody there, it deals. */
    begin("null", 2, 2);
    club_ask_fine(club, 0, "start", "");
    club_kill(club);
    club_pass(club, REVEAL_ABSENT);
    club_come_back(club, 2);
    assert_true(is_running(0));
}

/* What can't be kept has not happened: neither is the game dealt, nor has anybody revealed anything. */
static void nothing_is_lost(void **state)
{
    (void)state;
    begin("null", 2, 2);
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_ask_error(club, 0, "start", "", "not-kept");
    club->kit.outcome = NIKA_KEPT;
    assert_false(is_drawing(1));
    club_pass(club, SECOND);
    club_ask_fine(club, 0, "start", "");
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_ask_error(club, 0, "reveal", revealing(0), "not-kept");
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, SECOND);
    club_ask_fine(club, 0, "reveal", revealing(0));
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, REVEAL_MOST);
    assert_true(is_drawing(0));
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, SECOND);
    assert_true(is_running(0));
}

/* Clients of before there were pledges: they send everything when they sit down, and the record says so. */
static void old_clients_play_along(void **state)
{
    struct nika_fair fair;
    (void)state;
    club_table(club, 0, "null", 2, "");
    club_sit(club, 0, 0);
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 1, "sit", sitting(1, 1));
    club_ask_fine(club, 0, "start", "");
    assert_true(is_drawing(0));
    club_ask_fine(club, 1, "reveal", revealing(1));
    assert_true(is_running(0));
    finish(0, 2, &fair);
    assert_int_equal(fair.early, 1);
    assert_int_equal(fair.silent, 0);
    assert_proved();
    /* Among themselves, they are dealt to at once. */
    club_table(club, 0, "null", 2, "");
    club_sit(club, 0, 0);
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    club_ask_fine(club, 0, "start", "");
    assert_true(is_running(0) && is_running(1));
    finish(0, 2, &fair);
    assert_int_equal(fair.early, 3);
    assert_proved();
}

static void append(const char *table, uint32_t number, const char *entry)
{
    uint64_t epoch;
    enum nika_kept kept;
    assert_true(nika_store_claim(club->kit.store, &epoch));
    const struct nika_op op = {.kind = NIKA_OP_APPEND,
                               .table = table,
                               .number = number,
                               .epoch = epoch,
                               .value = entry,
                               .size = strlen(entry)};
    nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
}

/* The log of a server of before: the vector of docs/fairness.md, whose number proves that it is dealt as it was. */
static void old_logs_are_dealt_as_they_were(void **state)
{
    static const char table[] = "0123456789abcdef";
    static const char secret[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    char entry[1024], chance[65] = "";
    struct nika_fair fair;
    struct nika_json value;
    (void)state;
    snprintf(entry, sizeof entry,
             "{\"open\":{\"nika\":2,\"game\":\"null\",\"players\":3,\"rules\":{}},\"options\":{},\"host\":\"%s\","
             "\"name\":\"Ada\",\"secret\":\"%s\",\"date\":1,\"at\":1}",
             club->members[0].who, secret);
    append(table, 0, entry);
    for (unsigned member = 0; member < 2; member++) {
        memset(chance, member ? '3' : '1', 64);
        snprintf(entry, sizeof entry, "{\"sit\":%u,\"who\":\"%s\",\"name\":\"%s\",\"chance\":\"%s\",\"at\":2}",
                 2 * member, club->members[member].who, member ? "Cy" : "Ada", chance);
        append(table, 1 + member, entry);
    }
    append(table, 3, "{\"seat\":1,\"level\":\"beginner\",\"name\":\"Bo\",\"at\":3}");
    append(table, 4, "{\"start\":5,\"at\":4}");
    club_kill(club);
    strcpy(club->table, table);
    club_come_back(club, 2);
    assert_true(is_running(0));
    assert_true(club_is(table_of(0), "algorithm", "nika-fair-1"));
    finish(0, 3, &fair);
    assert_int_equal(fair.algorithm, NIKA_FAIR_1);
    assert_int_equal(fair.people, 5);
    assert_true(club_has(table_of(0), "fair", &value) && nika_json_count(value) == 5);
    assert_int_equal(club_whole(table_of(0), "start"), 0);
    assert_proved();
}

/* Signs with the message itself, so that a test sees it. */
static void sign(void *context, const void *bytes, size_t size, uint8_t *signature)
{
    (void)context;
    assert_int_equal(size, NIKA_SIGNED_BYTES);
    memset(signature, 0x5e, NIKA_SIGNATURE_BYTES);
    memcpy(signature, bytes, size);
}

/* The server signs every byte of a record before the signature, and names its key. */
static void records_are_signed(void **state)
{
    static const uint8_t key[NIKA_KEY_BYTES] = {0xab};
    uint8_t signature[NIKA_SIGNATURE_BYTES], message[NIKA_SIGNED_BYTES];
    char path[64], digits[2 * NIKA_KEY_BYTES + 1];
    struct nika_json header, value;
    size_t at, covered;
    unsigned status;
    (void)state;
    nika_hex(key, sizeof key, digits);
    kit_ask(&club->kit, 50, "GET", "/api/key", "", "");
    kit_body(&club->kit, 50, &status);
    assert_int_equal(status, 404); /* this one has none */
    club->kit.settings.sign = sign;
    club->kit.settings.key = key;
    club_kill(club);
    for (unsigned member = 0; member < 2; member++)
        club_connect(club, member, true);
    begin("null", 2, 2);
    club_ask_fine(club, 0, "start", "");
    club_ask_fine(club, 0, "reveal", revealing(0));
    club_ask_fine(club, 1, "reveal", revealing(1));
    club_finish(club, 0);
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 51, "GET", path, club->members[0].token, "");
    const char *record = kit_body(&club->kit, 51, &status);
    assert_int_equal(status, 200);
    const size_t size = strlen(record);
    assert_int_equal(record[size - 1], '\n');
    assert_int_equal(nika_json_check(record, (size_t)(strchr(record, '\n') - record), &header, &at), NIKA_JSON_FINE);
    assert_true(nika_json_get(header, "key", &value) && nika_json_is(value, digits));
    assert_true(nika_signed_read(record, size - 1, &covered, signature));
    const struct nika_hash hash = nika_sha256(record, covered);
    nika_signed_message(&hash, message);
    assert_memory_equal(signature, message, sizeof message);
    kit_ask(&club->kit, 52, "GET", "/api/key", "", "");
    assert_true(club_is(kit_body(&club->kit, 52, &status), "key", digits));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_reveal, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nobody_grinds, set_up, tear_down),
        cmocka_unit_test_setup_teardown(silence_is_replaced, set_up, tear_down),
        cmocka_unit_test_setup_teardown(goes_on_after_a_restart, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nothing_is_lost, set_up, tear_down),
        cmocka_unit_test_setup_teardown(old_clients_play_along, set_up, tear_down),
        cmocka_unit_test_setup_teardown(records_are_signed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(old_logs_are_dealt_as_they_were, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
