/*
 * test_rate_limits.c: unit tests of rates (src/server_core/rate_limits.c). The numbers follow from what a bucket is: it holds so many, and gets
 * one more each period.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "server_core/server_core_internal.h"

static void a_bucket_holds_its_burst(void **state)
{
    struct rate rate = {0};

    (void)state;
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(rate_wait(&rate, 1000, 200, 5), 0);
    assert_int_equal(rate_wait(&rate, 1000, 200, 5), 200);
    /* Asking in vain costs nothing. */
    assert_int_equal(rate_wait(&rate, 1000, 200, 5), 200);
    assert_int_equal(rate_wait(&rate, 1001, 200, 5), 199);
    assert_int_equal(rate_wait(&rate, 1199, 200, 5), 1);
    assert_int_equal(rate_wait(&rate, 1200, 200, 5), 0);
    assert_int_equal(rate_wait(&rate, 1200, 200, 5), 200);
}

static void a_bucket_fills_by_one_each_period_and_no_further(void **state)
{
    struct rate rate = {0};

    (void)state;
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(rate_wait(&rate, 0, 200, 5), 0);
    /* After 700 ms there are three whole ones and half of a fourth. */
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(rate_wait(&rate, 700, 200, 5), 0);
    assert_int_equal(rate_wait(&rate, 700, 200, 5), 100);
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(rate_wait(&rate, 1000000, 200, 5), 0);
    assert_int_equal(rate_wait(&rate, 1000000, 200, 5), 200);
}

/* A server core of which only the parts are there that rates need. */
static void no_effects(void *context, const struct nika_effect *effect)
{
    (void)context;
    (void)effect;
}

static void counts_up(void *context, void *bytes, size_t size)
{
    (void)context;
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)i;
}

static struct nika_server_core *core_of(bool no_rates)
{
    return nika_server_core_new(&(struct nika_server_core_settings){
        .version = "test", .random = counts_up, .emit = no_effects, .no_rates = no_rates});
}

static void assert_origins_at(const struct nika_server_core *core, unsigned level, const char *one, const char *other,
                              bool same)
{
    const struct origin first = origin_of(core, one), second = origin_of(core, other);

    assert_true(first.levels > level && second.levels > level);
    assert_int_equal(first.numbers[level] == second.numbers[level], same);
}

static void addresses_are_told_apart_by_who_has_them(void **state)
{
    static const struct {
        const char *one, *other;
        bool same;
    } pairs[] = {
        {"192.0.2.1", "192.0.2.1", true},
        {"192.0.2.1", "192.0.2.2", false},
        {"::ffff:192.0.2.1", "192.0.2.1", true},
        {"::ffff:192.0.2.1", "::ffff:192.0.2.2", false},
        {"2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true},
        {"2001:db8:1:2::1", "2001:db8:1:3::1", false},
        {"2001:DB8:1:2::1", "2001:db8:0001:0002:0::9", true},
        {"::1", "::2", true},
        {"here", "here", true},
        {"here", "there", false},
        {"", "here", false},
        {"here", "here1", false},
    };
    struct nika_server_core *core = core_of(false);

    (void)state;
    for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        assert_origins_at(core, 0, pairs[i].one, pairs[i].other, pairs[i].same);
    /* The networks around them: IPv4 /24; IPv6 /56 and /48. */
    assert_origins_at(core, 1, "192.0.2.1", "192.0.2.254", true);
    assert_origins_at(core, 1, "192.0.2.1", "192.0.3.1", false);
    assert_origins_at(core, 1, "2001:db8:1:200::1", "2001:db8:1:2ff::1", true);
    assert_origins_at(core, 1, "2001:db8:1:200::1", "2001:db8:1:300::1", false);
    assert_origins_at(core, 2, "2001:db8:1::1", "2001:db8:1:ffff::1", true);
    assert_origins_at(core, 2, "2001:db8:1::1", "2001:db8:2::1", false);
    nika_server_core_free(core);
}

static void each_address_and_each_kind_has_its_own_bucket(void **state)
{
    struct nika_server_core *core = core_of(false);

    (void)state;
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 0);
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 10000);
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "session"), 0);
    assert_int_equal(rate_limits_wait(core, "192.0.2.2", "password"), 0);
    assert_int_equal(rate_limits_wait_name(core, "192.0.2.1", "password"), 0);
    core->now += 10000;
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 0);
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 10000);
    nika_server_core_free(core);
}

/*
 * Five passwords at once, and 16 times as many for a /24: so 80 from 16 of its addresses, and from the 17th none. IPv6
 * by the /64, four times as many for the /56: 20 from four of its /64s; 80 for the /48, from 16 of them.
 */
static void many_addresses_of_one_network_do_not_help(void **state)
{
    struct nika_server_core *core = core_of(false);
    unsigned granted[3] = {0};
    char address[NIKA_ADDRESS_MAX];

    (void)state;
    for (unsigned i = 0; i < 200; i++) {
        snprintf(address, sizeof address, "192.0.2.%u", i);
        for (unsigned j = 0; j < 6; j++)
            granted[0] += rate_limits_wait(core, address, "password") == 0;
        snprintf(address, sizeof address, "2001:db8:1:%x::1", i);
        for (unsigned j = 0; j < 6; j++)
            granted[1] += rate_limits_wait(core, address, "password") == 0;
        snprintf(address, sizeof address, "2001:db8:2:%x00::1", i);
        for (unsigned j = 0; j < 6; j++)
            granted[2] += rate_limits_wait(core, address, "password") == 0;
    }
    assert_int_equal(granted[0], 80);
    assert_int_equal(granted[1], 20);
    assert_int_equal(granted[2], 80);
    /* Refused ones cost the others nothing: a token is back in the /24 after a sixteenth of ten seconds. */
    core->now += 625;
    assert_int_equal(rate_limits_wait(core, "192.0.2.200", "password"), 0);
    assert_int_equal(rate_limits_wait(core, "192.0.2.200", "password"), 625);
    nika_server_core_free(core);
}

static void exempt_networks_are_not_counted_and_an_evening_has_more(void **state)
{
    struct nika_server_core *core = nika_server_core_new(&(struct nika_server_core_settings){
        .version = "test",
        .random = counts_up,
        .emit = no_effects,
        .limits = {.evening = true,
                   .values = {[NIKA_LIMIT_passwords_burst] = 2},
                   .exempt = {{.bytes = {[10] = 0xFF, 0xFF, 10, 1, 0x80}, .bits = 96 + 17}},
                   .exempt_count = 1}});

    (void)state;
    for (unsigned i = 0; i < 1000; i++)
        assert_int_equal(rate_limits_wait(core, "10.1.255.3", "password"), 0);
    for (unsigned i = 0; i < 2; i++) /* as chosen */
        assert_int_equal(rate_limits_wait(core, "10.1.127.3", "password"), 0);
    assert_int_equal(rate_limits_wait(core, "10.1.127.3", "password"), 1000); /* 60 a minute in an evening */
    for (unsigned i = 0; i < 300; i++)
        assert_int_equal(rate_limits_wait(core, "10.1.127.3", "session"), 0);
    assert_int_equal(rate_limits_wait(core, "10.1.127.3", "session"), 1000);
    assert_int_equal(core->figures.limits_reached[NIKA_LIMIT_guests_burst], 1);
    nika_server_core_free(core);
}

/* How many of so many tries from one address are let through at once. */
static unsigned guess(struct nika_server_core *core, const char *name, const char *address, bool known, unsigned tries)
{
    unsigned let = 0;

    while (tries-- > 0)
        let += rate_limits_wait_guess(core, name, address, known) == 0;
    return let;
}

/* Of each network the first in an hour, up to 100 and one a second; all others together 20, and one in five seconds. */
static void guesses_are_limited_for_each_account(void **state)
{
    struct nika_server_core *core = core_of(false);
    char address[NIKA_ADDRESS_MAX];
    unsigned let = 0;

    (void)state;
    assert_int_equal(guess(core, "ada", "192.0.2.1", false, 50), 1 + 20);
    assert_int_equal(rate_limits_wait_guess(core, "ada", "192.0.2.2", false), 5000); /* the same network */
    assert_int_equal(guess(core, "bo", "192.0.2.1", false, 50), 1 + 20);
    for (unsigned i = 0; i < 150; i++) {
        snprintf(address, sizeof address, "10.0.%u.1", i);
        let += guess(core, "ada", address, false, 2);
    }
    assert_int_equal(let, 99);
    assert_int_equal(rate_limits_wait_guess(core, "ada", "198.51.100.1", false), 1000);
    core->now += 1000;
    assert_int_equal(rate_limits_wait_guess(core, "ada", "198.51.100.1", false), 0);
    assert_int_equal(rate_limits_wait_guess(core, "ada", "198.51.100.1", false), 4000);
    /* Those who were refused have not had their first try. */
    core->now += 1000;
    assert_int_equal(rate_limits_wait_guess(core, "ada", "10.0.149.1", false), 0);
    core->now += 60 * 60 * 1000;
    assert_int_equal(guess(core, "ada", "192.0.2.1", false, 50), 1 + 20);
    nika_server_core_free(core);
}

static void known_networks_have_their_own_guesses(void **state)
{
    struct nika_server_core *core = core_of(false);

    (void)state;
    guess(core, "ada", "192.0.2.1", false, 50);
    assert_int_equal(guess(core, "ada", "198.51.100.1", true, 50), 10);
    assert_int_equal(guess(core, "ada", "203.0.113.1", true, 50), 10);
    assert_int_equal(guess(core, "ada", "2001:db8:1::1", true, 50), 10);
    assert_int_equal(guess(core, "ada", "2001:db8:1:ffff::1", true, 50), 0);
    assert_int_equal(rate_limits_wait_guess(core, "ada", "198.51.100.1", true), 5000);
    nika_server_core_free(core);
}

static void without_rates_everybody_may(void **state)
{
    struct nika_server_core *core = core_of(true);

    (void)state;
    for (unsigned i = 0; i < 1000; i++)
        assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 0);
    nika_server_core_free(core);
}

static void empty_bucket(struct nika_server_core *core, const char *address)
{
    while (rate_limits_wait(core, address, "password") == 0)
        continue;
}

/* 131,072 addresses and networks are remembered: with one more, the one that did nothing for the longest is forgotten. */
static void who_did_nothing_for_longest_is_forgotten_first(void **state)
{
    struct nika_server_core *core = core_of(false);
    char address[NIKA_ADDRESS_MAX];

    (void)state;
    empty_bucket(core, "192.0.2.1");
    empty_bucket(core, "192.0.2.2");
    for (unsigned i = 0; i < 131072 - 3; i++) { /* the two and their network make three */
        snprintf(address, sizeof address, "stranger %u", i);
        assert_int_equal(rate_limits_wait(core, address, "session"), 0);
    }
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 10000);
    assert_int_equal(rate_limits_wait(core, "one more", "session"), 0);
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 10000);
    assert_int_equal(rate_limits_wait(core, "192.0.2.2", "password"), 0);
    nika_server_core_free(core);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bucket_holds_its_burst),
        cmocka_unit_test(a_bucket_fills_by_one_each_period_and_no_further),
        cmocka_unit_test(addresses_are_told_apart_by_who_has_them),
        cmocka_unit_test(each_address_and_each_kind_has_its_own_bucket),
        cmocka_unit_test(many_addresses_of_one_network_do_not_help),
        cmocka_unit_test(exempt_networks_are_not_counted_and_an_evening_has_more),
        cmocka_unit_test(guesses_are_limited_for_each_account),
        cmocka_unit_test(known_networks_have_their_own_guesses),
        cmocka_unit_test(without_rates_everybody_may),
        cmocka_unit_test(who_did_nothing_for_longest_is_forgotten_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
