/*
 * test_server_core_limits.c: unit tests of what strangers can make a server keep (src/server_core/holders.c, lobby.c, tables.c):
 * attacks within all rates, by many addresses, and honest people among them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_kit.h"

static const int64_t day = 24 * 60 * 60 * 1000;

/* A kit with rates as they are, or without: strangers are patient. */
static struct kit *new_kit(bool rates)
{
    struct kit *kit = kit_memory(sizeof *kit);
    kit->settings.no_rates = !rates;
    return kit;
}

static void end_kit(struct kit *kit)
{
    kit_end(kit);
    free(kit);
}

static void set_limit(struct kit *kit, enum nika_limit limit, unsigned value)
{
    kit->settings.limits.values[limit] = value;
}

static struct nika_server_core_figures figures_of(const struct kit *kit)
{
    struct nika_server_core_figures figures;
    nika_server_core_figures(kit->core, &figures);
    return figures;
}

/* A guest from an address: the status, and the token if it is 200. */
static unsigned guest_from(struct kit *kit, const char *address, char token[65])
{
    const char *before = kit->address;
    char asked[64];
    unsigned status;
    kit->address = address;
    /* Everybody has another name, or they could not sit at one table. */
    snprintf(asked, sizeof asked, "{\"name\":\"Eve %u\"}", (unsigned)kit->drawn);
    kit_ask(kit, 9000, "POST", "/api/session", "", asked);
    kit_do(kit);
    kit->address = before;
    const char *body = kit_body(kit, 9000, &status);
    if (status == 200)
        kit_member(body, "token", token, 65);
    kit_forget(kit);
    return status;
}

/* Asks for a ticket, as whoever means to play. */
static void use(struct kit *kit, const char *token)
{
    char ticket[65];
    kit_ticket(kit, token, ticket);
    kit_pass(kit, 31000); /* it has expired */
    kit_forget(kit);
}

static bool is_signed_in(struct kit *kit, const char *token)
{
    unsigned status;
    kit_ask(kit, 9000, "GET", "/api/session", token, "");
    kit_do(kit);
    kit_body(kit, 9000, &status);
    kit_forget(kit);
    return status == 200;
}

/* Sends a request on a connection and does it: the answer, valid until the next one. */
static const char *ask(struct kit *kit, nika_connection line, const char *what, const char *more)
{
    static unsigned number;
    static char answer[70000];
    char message[2000], id[16];
    snprintf(id, sizeof id, "a%u", ++number);
    snprintf(message, sizeof message, "{\"do\":\"%s\",\"id\":\"%s\"%s%s}", what, id, *more ? "," : "", more);
    kit_say(kit, line, message);
    kit_do(kit);
    *answer = '\0';
    snprintf(message, sizeof message, "{\"re\":\"%s\",", id);
    for (const char *sent; (sent = kit_sent(kit, line));)
        if (strncmp(sent, message, strlen(message)) == 0)
            snprintf(answer, sizeof answer, "%s", sent);
    kit_forget(kit);
    return answer;
}

static bool is_fine(const char *answer)
{
    return strstr(answer, "\"ok\":true") != NULL;
}

static inline bool is_error(const char *answer, const char *word)
{
    char text[64];
    snprintf(text, sizeof text, "\"error\":\"%s\"", word);
    return strstr(answer, text) != NULL;
}

/* A person with a connection, from an address of her own. */
struct person {
    char token[65], address[NIKA_ADDRESS_MAX];
    nika_connection line;
};

static void arrive(struct kit *kit, struct person *person, const char *address, nika_connection line)
{
    const char *before = kit->address;
    snprintf(person->address, sizeof person->address, "%s", address);
    person->line = line;
    assert_int_equal(guest_from(kit, address, person->token), 200);
    kit->address = person->address;
    kit_hello(kit, line, person->token, "code");
    kit->address = before;
    kit_forget(kit);
}

static void open_table(struct kit *kit, const struct person *host, const char *options, char table[17])
{
    char more[256];
    snprintf(more, sizeof more, "\"game\":\"justinian\",\"players\":3,\"options\":{%s}", options);
    const char *answer = ask(kit, host->line, "open", more);
    if (!is_fine(answer))
        fail_msg("%s", answer);
    kit_member(answer, "table", table, 17);
}

static const char *sit(struct kit *kit, const struct person *person, const char *table, unsigned seat, unsigned chance)
{
    char more[256];
    snprintf(more, sizeof more, "\"table\":\"%s\",\"seat\":%u,\"chance\":\"%064x\"", table, seat, chance);
    return ask(kit, person->line, "sit", more);
}

static const char *at(struct kit *kit, const struct person *person, const char *table, const char *what,
                      const char *rest)
{
    char more[512];
    snprintf(more, sizeof more, "\"table\":\"%s\"%s%s", table, *rest ? "," : "", rest);
    return ask(kit, person->line, what, more);
}

/*
 * Sessions.
 */

/*
 * There is room for 300 sessions, and strangers make 1,000: 20 each from 50 networks, all within the rates. People who
 * sit, host or are connected keep theirs, and somebody new gets in: at once, and after a restart.
 */
static void guests_get_in_however_many_sessions_strangers_make(void **state)
{
    struct kit *kit = new_kit(true);
    struct person sits, hosts;
    char table[17], token[65], address[NIKA_ADDRESS_MAX];

    (void)state;
    set_limit(kit, NIKA_LIMIT_max_sessions, 300);
    kit_begin(kit);
    arrive(kit, &hosts, "198.51.100.1", 1);
    arrive(kit, &sits, "198.51.100.2", 2);
    open_table(kit, &hosts, "\"clock\":{\"kind\":\"days\",\"days\":3}", table);
    assert_true(is_fine(sit(kit, &sits, table, 0, 1)));
    kit_close(kit, 1);
    kit_close(kit, 2);
    for (unsigned restarts = 0; restarts < 2; restarts++) {
        for (unsigned network = 0; network < 50; network++)
            for (unsigned i = 0; i < 20; i++) {
                snprintf(address, sizeof address, "2001:db8:%x:%x::1", network + 50 * restarts, i);
                assert_int_equal(guest_from(kit, address, token), 200);
            }
        assert_int_equal(guest_from(kit, "203.0.113.1", token), 200);
        assert_true(is_signed_in(kit, token));
        assert_true(is_signed_in(kit, sits.token));
        assert_true(is_signed_in(kit, hosts.token));
        assert_int_equal(figures_of(kit).sessions, 300);
        kit_restart(kit);
        assert_int_equal(figures_of(kit).sessions, 300); /* the others are not in the store either */
    }
    assert_int_equal(guest_from(kit, "203.0.113.2", token), 200);
    assert_true(is_signed_in(kit, sits.token));
    end_kit(kit);
}

/* Sessions that have never connected go before any that has, also after a restart. */
static void what_was_never_used_goes_first(void **state)
{
    struct kit *kit = new_kit(false);
    char used[8][65], token[65], address[NIKA_ADDRESS_MAX];

    (void)state;
    set_limit(kit, NIKA_LIMIT_max_sessions, 16);
    kit_begin(kit);
    for (unsigned i = 0; i < 8; i++) {
        assert_int_equal(guest_from(kit, "198.51.100.1", used[i]), 200);
        use(kit, used[i]);
    }
    for (unsigned i = 0; i < 200; i++) {
        if (i == 100)
            kit_restart(kit);
        snprintf(address, sizeof address, "10.%u.0.1", i);
        assert_int_equal(guest_from(kit, address, token), 200);
    }
    for (unsigned i = 0; i < 8; i++)
        assert_true(is_signed_in(kit, used[i]));
    assert_int_equal(figures_of(kit).sessions, 16);
    assert_int_equal(figures_of(kit).evicted, 100); /* all of those since the restart made somebody else go */
    end_kit(kit);
}

/* Ten for an address; 160 for a /48, however many /64s are in it. */
static void a_network_keeps_so_many_sessions(void **state)
{
    struct kit *kit = new_kit(false);
    char token[65], address[NIKA_ADDRESS_MAX];

    (void)state;
    set_limit(kit, NIKA_LIMIT_sessions_per_address, 10);
    kit_begin(kit);
    for (unsigned i = 0; i < 30; i++)
        assert_int_equal(guest_from(kit, "2001:db8:1:1::1", token), 200);
    assert_int_equal(figures_of(kit).sessions, 10);
    for (unsigned i = 0; i < 400; i++) {
        snprintf(address, sizeof address, "2001:db8:2:%x::1", 37 * i % 65536);
        assert_int_equal(guest_from(kit, address, token), 200);
    }
    assert_int_equal(figures_of(kit).sessions, 10 + 160);
    assert_int_equal(guest_from(kit, "2001:db8:3::1", token), 200);
    assert_int_equal(figures_of(kit).sessions, 10 + 160 + 1);
    end_kit(kit);
}

/* Of guests: a day if it was never used, 30 days if it was, 90 if a seat is kept for her. */
static void unused_sessions_of_guests_end_soon(void **state)
{
    struct kit *kit = new_kit(false);
    struct person host, sits;
    char table[17], fresh[65], used[65];

    (void)state;
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    arrive(kit, &sits, "198.51.100.2", 2);
    open_table(kit, &host, "", table);
    assert_true(is_fine(sit(kit, &host, table, 0, 1)));
    assert_true(is_fine(sit(kit, &sits, table, 1, 2)));
    char more[] = "\"seat\":2,\"player\":\"beginner\"";
    assert_true(is_fine(at(kit, &host, table, "seat", more)));
    assert_true(is_fine(at(kit, &host, table, "start", "")));
    kit_close(kit, 1);
    kit_close(kit, 2);
    assert_int_equal(guest_from(kit, "198.51.100.3", fresh), 200);
    assert_int_equal(guest_from(kit, "198.51.100.4", used), 200);
    use(kit, used);
    assert_int_equal(figures_of(kit).sessions, 4);
    kit->now += 2 * day;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(figures_of(kit).sessions, 3);
    assert_false(is_signed_in(kit, fresh));
    kit->now += 28 * day; /* 30 since its last use */
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(figures_of(kit).sessions, 3);
    kit->now += day;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(figures_of(kit).sessions, 2);
    assert_false(is_signed_in(kit, used));
    assert_true(is_signed_in(kit, sits.token));
    end_kit(kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(guests_get_in_however_many_sessions_strangers_make),
        cmocka_unit_test(what_was_never_used_goes_first),
        cmocka_unit_test(a_network_keeps_so_many_sessions),
        cmocka_unit_test(unused_sessions_of_guests_end_soon),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
