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
    const char *answer = kit_body(kit, 9000, &status);
    if (status == 200)
        kit_member(answer, "token", token, 65);
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

static bool is_error(const char *answer, const char *word)
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

/* Accounts never go by themselves, so there are so many and no more; guests still get in. */
static void a_server_has_so_many_accounts(void **state)
{
    static const char *const asked[] = {"{\"name\":\"Ada\",\"password\":\"12345678\",\"new\":true}",
                                        "{\"name\":\"Bo\",\"password\":\"12345678\",\"new\":true}",
                                        "{\"name\":\"Cy\",\"password\":\"12345678\",\"new\":true}",
                                        "{\"name\":\"Ada\",\"password\":\"12345678\"}"};
    static const unsigned expected[] = {200, 200, 503, 200};
    struct kit *kit = new_kit(false);
    char token[65];
    unsigned status;

    (void)state;
    set_limit(kit, NIKA_LIMIT_max_accounts, 2);
    kit_begin(kit);
    for (unsigned i = 0; i < 4; i++) {
        kit_ask(kit, 9000 + i, "POST", "/api/session", "", asked[i]);
        kit_do(kit);
        kit_body(kit, 9000 + i, &status);
        assert_int_equal(status, expected[i]);
        kit_forget(kit);
    }
    assert_int_equal(guest_from(kit, "198.51.100.1", token), 200);
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

/*
 * Tables that have not started.
 */

/* How many entries the log of a table has. */
static unsigned entries_of(struct kit *kit, const char *table)
{
    struct kit_loading *loading = kit_memory(sizeof *loading);
    const struct nika_store_reader reader = {.entry = kit_load_entry, .row = kit_load_row, .context = loading};
    enum nika_log_state log_state;
    bool found;
    assert_true(nika_store_log(kit->store, table, &log_state, &found, &reader));
    const unsigned count = loading->count;
    for (unsigned i = 0; i < count; i++) {
        kit_free(loading->items[i].key);
        kit_free(loading->items[i].bytes);
    }
    free(loading);
    return count;
}

/*
 * Four strangers sit down and leave 16,600 times, with ever new contributions. The log stays short, and others can still
 * sit, talk and start; also after a restart, and everything is as it was: the host, who was kicked, what was said.
 */
static void nobody_fills_the_log_of_an_open_table(void **state)
{
    struct kit *kit = new_kit(false);
    struct person host, honest, kicked, strangers[4];
    char table[17], address[NIKA_ADDRESS_MAX];

    (void)state;
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    arrive(kit, &honest, "198.51.100.2", 2);
    arrive(kit, &kicked, "198.51.100.3", 3);
    for (unsigned i = 0; i < 4; i++) {
        snprintf(address, sizeof address, "203.0.113.%u", i);
        arrive(kit, &strangers[i], address, 10 + i);
    }
    open_table(kit, &host, "", table);
    assert_true(is_fine(sit(kit, &host, table, 0, 1)));
    assert_true(is_fine(sit(kit, &kicked, table, 1, 1)));
    assert_true(is_fine(at(kit, &host, table, "kick", "\"seat\":1")));
    assert_true(is_fine(at(kit, &host, table, "say", "\"text\":\"Be \\\"kind\\\"\"")));
    for (unsigned i = 0; i < 16600; i++) {
        const struct person *stranger = &strangers[i % 4];
        assert_true(is_fine(sit(kit, stranger, table, 1 + i % 2, i)));
        if (i % 2)
            assert_true(is_fine(at(kit, stranger, table, "stand", "")));
        else
            assert_true(is_fine(at(kit, &host, table, "seat", "\"seat\":2,\"player\":\"open\"")));
        if (i % 4 == 2)
            assert_true(is_fine(at(kit, stranger, table, "stand", "")));
        if (i % 4 == 0)
            assert_true(is_fine(at(kit, stranger, table, "stand", "")));
        if (i % 1000 == 0)
            assert_true(entries_of(kit, table) <= 200);
    }
    assert_true(entries_of(kit, table) <= 200);
    kit_restart(kit);
    kit->now = 0;
    kit_hello(kit, 21, host.token, "code");
    kit_hello(kit, 22, honest.token, "code");
    kit_hello(kit, 23, kicked.token, "code");
    kit_forget(kit);
    host.line = 21;
    honest.line = 22;
    kicked.line = 23;
    char more[64];
    snprintf(more, sizeof more, "{\"do\":\"enter\",\"id\":\"e\",\"table\":\"%s\"}", table);
    kit_say(kit, honest.line, more);
    assert_true(kit_finds(kit, 0, "\"talk\":[{\"number\":0,\"seat\":0,\"name\":\"Eve "));
    assert_true(kit_finds(kit, 0, "\"text\":\"Be \\\"kind\\\"\"}]"));
    kit_forget(kit);
    assert_true(is_error(sit(kit, &kicked, table, 1, 7), "kicked"));
    assert_true(is_fine(sit(kit, &honest, table, 1, 7)));
    assert_true(is_fine(at(kit, &honest, table, "say", "\"text\":\"Hello\"")));
    assert_true(is_fine(at(kit, &host, table, "seat", "\"seat\":2,\"player\":\"beginner\"")));
    assert_true(is_fine(at(kit, &host, table, "start", "")));
    end_kit(kit);
}

/* What changes nothing is not written. */
static void what_changes_nothing_writes_nothing(void **state)
{
    struct kit *kit = new_kit(false);
    struct person host;
    char table[17];

    (void)state;
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    open_table(kit, &host, "", table);
    assert_true(is_fine(sit(kit, &host, table, 0, 1)));
    assert_true(is_fine(at(kit, &host, table, "seat", "\"seat\":1,\"player\":\"expert\"")));
    assert_int_equal(entries_of(kit, table), 3);
    for (unsigned i = 0; i < 10; i++) {
        assert_true(is_fine(sit(kit, &host, table, 0, 1)));
        assert_true(is_fine(at(kit, &host, table, "seat", "\"seat\":1,\"player\":\"expert\"")));
        assert_true(is_fine(at(kit, &host, table, "seat", "\"seat\":2,\"player\":\"open\"")));
    }
    assert_int_equal(entries_of(kit, table), 3);
    assert_true(is_fine(sit(kit, &host, table, 0, 2)));
    assert_true(is_fine(at(kit, &host, table, "seat", "\"seat\":1,\"player\":\"casual\"")));
    assert_int_equal(entries_of(kit, table), 5);
    end_kit(kit);
}

/*
 * One address with 56 connections: 120 acts at once, and then two a second; so in a minute 240 and not 65,000. Somebody
 * else is not slowed down.
 */
static void an_address_writes_so_much(void **state)
{
    struct kit *kit = new_kit(true);
    struct person host, other, strangers[7];
    char table[17];
    unsigned written = 0;

    (void)state;
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    arrive(kit, &other, "198.51.100.2", 2);
    open_table(kit, &host, "", table);
    for (unsigned i = 0; i < 7; i++) {
        arrive(kit, &strangers[i], "203.0.113.1", 100 + 8 * i);
        for (unsigned j = 1; j < 8; j++) {
            const char *before = kit->address;
            kit->address = "203.0.113.1";
            kit_hello(kit, 100 + 8 * i + j, strangers[i].token, "code");
            kit->address = before;
        }
        kit_forget(kit);
    }
    for (unsigned tick = 0; tick < 60; tick++) { /* each second every connection tries once */
        for (unsigned i = 0; i < 56; i++) {
            struct person stranger = strangers[i / 8];
            stranger.line = 100 + i;
            written += is_fine(sit(kit, &stranger, table, 0, 56 * tick + i + 1));
            written += is_fine(at(kit, &stranger, table, "stand", ""));
        }
        kit_pass(kit, 1000);
        kit_forget(kit);
    }
    assert_true(written <= 120 + 2 * 60);
    assert_true(written >= 60);
    assert_true(is_fine(sit(kit, &other, table, 1, 5)));
    assert_true(is_fine(at(kit, &other, table, "say", "\"text\":\"Hello\"")));
    assert_true(figures_of(kit).limits_reached[NIKA_LIMIT_acts_burst] > 0);
    end_kit(kit);
}

/*
 * Seats.
 */

/* Twenty hosts have eight tables each, and one guest wants a seat at all 160. She gets ten. */
static void nobody_takes_a_seat_at_every_table(void **state)
{
    struct kit *kit = new_kit(true);
    struct person hosts[20], stranger, other;
    char tables[160][17], address[NIKA_ADDRESS_MAX];
    unsigned taken = 0;

    (void)state;
    set_limit(kit, NIKA_LIMIT_listed_per_person, 8);
    set_limit(kit, NIKA_LIMIT_acts_burst, 1000); /* she is patient */
    kit_begin(kit);
    for (unsigned i = 0; i < 20; i++) {
        snprintf(address, sizeof address, "198.51.%u.1", i);
        arrive(kit, &hosts[i], address, 1 + i);
        for (unsigned j = 0; j < 8; j++)
            open_table(kit, &hosts[i], "\"listed\":true", tables[8 * i + j]);
    }
    arrive(kit, &stranger, "203.0.113.1", 50);
    arrive(kit, &other, "203.0.113.2", 51);
    for (unsigned i = 0; i < 160; i++) {
        const char *answer = sit(kit, &stranger, tables[i], 0, 1);
        taken += is_fine(answer);
        assert_true(is_fine(answer) || is_error(answer, "too-many") || is_error(answer, "slow-down"));
        kit->now += 100;
    }
    assert_int_equal(taken, 10);
    assert_true(is_fine(sit(kit, &stranger, tables[0], 1, 1))); /* another seat at a table of hers */
    assert_true(is_fine(sit(kit, &other, tables[159], 0, 1)));
    /* She has never entered: after half an hour others may have her seats. */
    assert_true(is_error(sit(kit, &other, tables[1], 0, 1), "seat-taken"));
    kit_pass(kit, 31 * 60 * 1000);
    kit_forget(kit);
    assert_true(is_fine(sit(kit, &other, tables[1], 0, 1)));
    assert_true(is_fine(sit(kit, &stranger, tables[100], 1, 1)));
    end_kit(kit);
}

/* Eight guests of one address: sixty seats together. With a clock by days seats are kept. */
static void an_address_takes_so_many_seats(void **state)
{
    struct kit *kit = new_kit(true);
    struct person hosts[20], strangers[8], other;
    char tables[100][17], address[NIKA_ADDRESS_MAX];
    unsigned taken = 0;

    (void)state;
    set_limit(kit, NIKA_LIMIT_acts_burst, 1000);
    kit_begin(kit);
    for (unsigned i = 0; i < 20; i++) {
        snprintf(address, sizeof address, "198.51.%u.1", i);
        arrive(kit, &hosts[i], address, 1 + i);
        for (unsigned j = 0; j < 5; j++)
            open_table(kit, &hosts[i], "\"clock\":{\"kind\":\"days\",\"days\":3}", tables[5 * i + j]);
    }
    for (unsigned i = 0; i < 8; i++)
        arrive(kit, &strangers[i], "203.0.113.1", 50 + i);
    arrive(kit, &other, "192.0.2.99", 60);
    for (unsigned i = 0; i < 100; i++) {
        taken += is_fine(sit(kit, &strangers[i % 8], tables[i], 0, 1));
        kit->now += 100;
    }
    assert_int_equal(taken, 60);
    assert_true(is_fine(sit(kit, &other, tables[99], 0, 1)));
    kit_pass(kit, 60 * 60 * 1000);
    kit_forget(kit);
    assert_true(is_error(sit(kit, &other, tables[0], 0, 1), "seat-taken"));
    end_kit(kit);
}

/*
 * Kicked people come back as new guests, from the same address, and are refused; an account from there is not, nor is
 * anybody from elsewhere. So it is after a restart. The log has no address.
 */
static void who_was_kicked_stays_kicked(void **state)
{
    struct kit *kit = new_kit(false);
    struct person host, kicked, again, elsewhere, seated;
    char table[17];

    (void)state;
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    arrive(kit, &kicked, "2001:db8:1:200::1", 2);
    arrive(kit, &seated, "2001:db8:1:201::1", 3);
    open_table(kit, &host, "", table);
    assert_true(is_fine(sit(kit, &kicked, table, 0, 1)));
    assert_true(is_fine(sit(kit, &seated, table, 1, 1)));
    kit_close(kit, kicked.line);
    assert_true(is_fine(at(kit, &host, table, "kick", "\"seat\":0")));
    for (unsigned restarts = 0; restarts < 2; restarts++) {
        arrive(kit, &again, "2001:db8:1:2ff::7", 10 + 10 * restarts);
        arrive(kit, &elsewhere, "2001:db8:1:300::1", 11 + 10 * restarts);
        assert_true(is_error(sit(kit, &again, table, 0, 1), "kicked"));
        assert_true(is_error(at(kit, &again, table, "say", "\"text\":\"It is me\""), "kicked"));
        assert_true(is_fine(sit(kit, &elsewhere, table, 0, 1)));
        assert_true(is_fine(at(kit, &elsewhere, table, "stand", "")));
        if (restarts == 0) /* who sat there from that network sits there still */
            assert_true(is_fine(sit(kit, &seated, table, 2, 2)));
        kit_ask(kit, 9000, "POST", "/api/session", again.token,
                restarts ? "{\"name\":\"Bo\",\"password\":\"correct horse\",\"new\":true}"
                         : "{\"name\":\"Al\",\"password\":\"correct horse\",\"new\":true}");
        kit_do(kit);
        kit_forget(kit);
        assert_true(is_fine(sit(kit, &again, table, 0, 1)));
        assert_true(is_fine(at(kit, &again, table, "stand", "")));
        kit_restart(kit);
    }
    end_kit(kit);
}

/* Behind one address with the host, and in an evening in one room, a kick concerns one person. */
static void a_kick_among_people_in_one_room_concerns_one(void **state)
{
    (void)state;
    for (unsigned evening = 0; evening < 2; evening++) {
        struct kit *kit = new_kit(false);
        struct person host, kicked, again;
        char table[17];
        kit->settings.limits.evening = evening;
        kit_begin(kit);
        arrive(kit, &host, evening ? "198.51.100.1" : "203.0.113.1", 1);
        arrive(kit, &kicked, "203.0.113.1", 2);
        open_table(kit, &host, "", table);
        assert_true(is_fine(sit(kit, &kicked, table, 0, 1)));
        assert_true(is_fine(at(kit, &host, table, "kick", "\"seat\":0")));
        assert_true(is_error(sit(kit, &kicked, table, 0, 1), "kicked"));
        arrive(kit, &again, "203.0.113.1", 3);
        assert_true(is_fine(sit(kit, &again, table, 0, 1)));
        end_kit(kit);
    }
}

/*
 * The list.
 */

/* The number of a table in the list, over all its pages; -1 if it is not there. */
static int place_in_list(struct kit *kit, const char *table, unsigned *count)
{
    int place = -1;
    bool more = true;
    *count = 0;
    while (more) {
        char path[64];
        unsigned status, length = 0;
        snprintf(path, sizeof path, "/api/tables?from=%u", *count);
        kit_ask(kit, 9000, "GET", path, "", "");
        const char *body = kit_body(kit, 9000, &status);
        struct nika_json object, list, item, id;
        size_t where;
        assert_int_equal(nika_json_check(body, strlen(body), &object, &where), NIKA_JSON_FINE);
        assert_true(nika_json_get(object, "tables", &list));
        struct nika_json_walk walk = nika_json_walk(list);
        for (; nika_json_next(&walk, &item); length++)
            if (nika_json_get(item, "table", &id) && nika_json_is(id, table))
                place = (int)(*count + length);
        *count += length;
        more = strstr(body, "\"more\":true") != NULL;
        assert_true(length <= 100 && (length > 0 || !more));
        kit_forget(kit);
    }
    return place;
}

/*
 * An honest table, and then 560 others: 28 guests of one network with 20 tables each. In the list the honest one is second
 * at most: everybody's newest come first, and the network counts as one. And nothing is missing from the pages.
 */
static void a_table_is_not_hidden_behind_a_strangers_hundreds(void **state)
{
    struct kit *kit = new_kit(false);
    struct person host, stranger;
    char table[17], other[17], address[NIKA_ADDRESS_MAX];
    unsigned count;

    (void)state;
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    open_table(kit, &host, "\"listed\":true", table);
    for (unsigned i = 0; i < 28; i++) {
        kit->date += 1000;
        snprintf(address, sizeof address, "2001:db8:1:%x::1", i);
        arrive(kit, &stranger, address, 100 + i);
        for (unsigned j = 0; j < 20; j++) {
            char more[40];
            open_table(kit, &stranger, "\"listed\":true", other);
            snprintf(more, sizeof more, "\"table\":\"%s\"", other);
            if (i || j >= 10) /* they stay at some of them */
                ask(kit, stranger.line, "exit", more);
        }
    }
    const int place = place_in_list(kit, table, &count);
    assert_int_equal(count, 561);
    assert_in_range(place, 0, 1);
    end_kit(kit);
}

/* With the limits as they are, a stranger has five tables in the list, and all from her address twenty. */
static void so_many_tables_are_listed(void **state)
{
    struct kit *kit = new_kit(true);
    struct person strangers[6];
    char more[] = "\"game\":\"justinian\",\"players\":3,\"options\":{\"listed\":true}";
    unsigned opened[6] = {0};

    (void)state;
    set_limit(kit, NIKA_LIMIT_tables_burst, 100);
    kit_begin(kit);
    for (unsigned i = 0; i < 6; i++) {
        arrive(kit, &strangers[i], "203.0.113.1", 1 + i);
        for (unsigned j = 0; j < 7; j++)
            opened[i] += is_fine(ask(kit, strangers[i].line, "open", more));
    }
    for (unsigned i = 0; i < 6; i++)
        assert_int_equal(opened[i], i < 4 ? 5 : 0);
    assert_true(is_fine(ask(kit, 5, "open", "\"game\":\"justinian\",\"players\":3")));
    end_kit(kit);
}

/* Ten tables are allowed, and strangers have opened ten and left: the oldest of them makes room. */
static void tables_that_nobody_is_at_make_room(void **state)
{
    struct kit *kit = new_kit(false);
    struct person host, stranger, late;
    char table[17], tables[9][17];

    (void)state;
    set_limit(kit, NIKA_LIMIT_max_tables, 10);
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    arrive(kit, &stranger, "203.0.113.1", 2);
    arrive(kit, &late, "198.51.100.2", 3);
    open_table(kit, &host, "", table); /* and she stays */
    for (unsigned i = 0; i < 9; i++) {
        kit->now += 1000;
        open_table(kit, &stranger, "", tables[i]);
        assert_true(is_fine(at(kit, &stranger, tables[i], "exit", "")));
    }
    char new_table[17];
    open_table(kit, &late, "", new_table);
    assert_int_equal(figures_of(kit).tables_open, 10);
    assert_true(is_error(at(kit, &host, tables[0], "enter", ""), "no-such-table"));
    assert_true(is_fine(at(kit, &host, tables[1], "enter", "")));
    assert_true(is_fine(at(kit, &host, table, "say", "\"text\":\"I am here\"")));
    end_kit(kit);
}

/* Not for somebody who opens tables too fast and gets none: two are allowed, and there are two. */
static void no_table_is_closed_for_nothing(void **state)
{
    struct kit *kit = new_kit(true);
    struct person host, stranger;
    char table[17], others[17];
    (void)state;
    set_limit(kit, NIKA_LIMIT_max_tables, 2);
    set_limit(kit, NIKA_LIMIT_tables_burst, 1);
    kit_begin(kit);
    arrive(kit, &host, "198.51.100.1", 1);
    arrive(kit, &stranger, "203.0.113.1", 2);
    open_table(kit, &host, "", table);
    assert_true(is_fine(at(kit, &host, table, "exit", "")));
    open_table(kit, &stranger, "", others);
    assert_true(is_error(ask(kit, 2, "open", "\"game\":\"justinian\",\"players\":3"), "slow-down"));
    assert_true(is_fine(at(kit, &host, table, "enter", "")));
    end_kit(kit);
}

/*
 * Thinking.
 */

/* Does what is to be written, and nothing else. */
static void write_all(struct kit *kit)
{
    for (unsigned i = 0; i < kit->count; i++)
        if (!kit->effects[i].taken && kit->effects[i].effect.kind == NIKA_EFFECT_KEEP) {
            const struct nika_effect effect = kit->effects[i].effect;
            kit->effects[i].taken = true;
            kit_keep(kit, &effect);
        }
}

static void tell(struct kit *kit, const struct person *person, const char *table, const char *what, const char *more)
{
    char message[512];
    snprintf(message, sizeof message, "{\"do\":\"%s\",\"id\":\"t\",\"table\":\"%s\"%s%s}", what, table,
             *more ? "," : "", more);
    kit_say(kit, person->line, message);
    write_all(kit);
}

/* A table for a game that the computer plays alone; and its beginning, when nobody thinks yet. */
static void prepare_game(struct kit *kit, const struct person *host, unsigned players, char table[17])
{
    char more[256];
    snprintf(more, sizeof more, "\"game\":\"justinian\",\"players\":%u", players);
    kit_member(ask(kit, host->line, "open", more), "table", table, 17);
    assert_true(is_fine(sit(kit, host, table, 0, players)));
    for (unsigned seat = 1; seat < players; seat++) {
        snprintf(more, sizeof more, "\"seat\":%u,\"player\":\"beginner\"", seat);
        assert_true(is_fine(at(kit, host, table, "seat", more)));
    }
}

static void begin_game(struct kit *kit, const struct person *host, const char *table)
{
    tell(kit, host, table, "start", "");
    tell(kit, host, table, "leave", "");
}

/* The players of the table whose turn is given to the pool next, which then answers it; 0 if there is none. */
static unsigned think_one(struct kit *kit)
{
    const struct nika_effect *found = kit_take(kit, NIKA_EFFECT_THINK, 0);
    if (!found)
        return 0;
    const struct nika_effect effect = *found;
    kit_think(kit, &effect);
    return effect.turn->setup.players;
}

/*
 * Two turns are with the pool at a time. Somebody with five tables has three more waiting when somebody from elsewhere
 * (with four players) begins a game: hers is thought about right after one of the others', not after all of them.
 */
static void who_has_many_tables_waits_for_herself(void **state)
{
    struct kit *kit = new_kit(false);
    struct person greedy, other;
    char tables[5][17], table[17];

    (void)state;
    set_limit(kit, NIKA_LIMIT_thinking, 2);
    kit_begin(kit);
    arrive(kit, &greedy, "203.0.113.1", 1);
    arrive(kit, &other, "198.51.100.1", 2);
    for (unsigned i = 0; i < 5; i++)
        prepare_game(kit, &greedy, 3, tables[i]);
    prepare_game(kit, &other, 4, table);
    for (unsigned i = 0; i < 5; i++)
        begin_game(kit, &greedy, tables[i]);
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 2);
    begin_game(kit, &other, table);
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 2);
    unsigned before = 0, after = 0, players;
    while ((players = think_one(kit)) == 3)
        before++;
    assert_int_equal(players, 4);
    while (think_one(kit) == 3)
        after++;
    assert_in_range(before, 2, 3); /* the two that were with the pool, and perhaps one that had begun to wait */
    assert_true(after >= 2);       /* the greedy one's others */
    end_kit(kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(guests_get_in_however_many_sessions_strangers_make),
        cmocka_unit_test(what_was_never_used_goes_first),
        cmocka_unit_test(a_server_has_so_many_accounts),
        cmocka_unit_test(a_network_keeps_so_many_sessions),
        cmocka_unit_test(unused_sessions_of_guests_end_soon),
        cmocka_unit_test(nobody_fills_the_log_of_an_open_table),
        cmocka_unit_test(what_changes_nothing_writes_nothing),
        cmocka_unit_test(an_address_writes_so_much),
        cmocka_unit_test(nobody_takes_a_seat_at_every_table),
        cmocka_unit_test(an_address_takes_so_many_seats),
        cmocka_unit_test(who_was_kicked_stays_kicked),
        cmocka_unit_test(a_kick_among_people_in_one_room_concerns_one),
        cmocka_unit_test(a_table_is_not_hidden_behind_a_strangers_hundreds),
        cmocka_unit_test(so_many_tables_are_listed),
        cmocka_unit_test(tables_that_nobody_is_at_make_room),
        cmocka_unit_test(no_table_is_closed_for_nothing),
        cmocka_unit_test(who_has_many_tables_waits_for_herself),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
