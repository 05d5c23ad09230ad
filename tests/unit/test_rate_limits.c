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

static void assert_origins(const char *one, const char *other, bool same)
{
    uint8_t first[ORIGIN_MAX], second[ORIGIN_MAX];
    const size_t size = rate_limits_origin(one, first), other_size = rate_limits_origin(other, second);

    assert_int_equal(size == other_size && memcmp(first, second, size) == 0, same);
}

static void addresses_are_told_apart_by_who_has_them(void **state)
{
    (void)state;
    assert_origins("192.0.2.1", "192.0.2.1", true);
    assert_origins("192.0.2.1", "192.0.2.2", false);
    assert_origins("::ffff:192.0.2.1", "192.0.2.1", true);
    assert_origins("::ffff:192.0.2.1", "::ffff:192.0.2.2", false);
    assert_origins("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true);
    assert_origins("2001:db8:1:2::1", "2001:db8:1:3::1", false);
    assert_origins("2001:DB8:1:2::1", "2001:db8:0001:0002:0::9", true);
    assert_origins("::1", "::2", true);
    assert_origins("here", "here", true);
    assert_origins("here", "there", false);
    assert_origins("", "here", false);
    assert_origins("here", "here1", false);
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

static void each_name_has_its_own_bucket(void **state)
{
    struct nika_server_core *core = core_of(false);

    (void)state;
    for (unsigned i = 0; i < 30; i++)
        assert_int_equal(rate_limits_wait_name(core, "ada", "name"), 0);
    assert_int_equal(rate_limits_wait_name(core, "ada", "name"), 1000);
    assert_int_equal(rate_limits_wait_name(core, "bo", "name"), 0);
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

/* 65,536 addresses are remembered: with one more, the one that did nothing for the longest time is forgotten. */
static void who_did_nothing_for_longest_is_forgotten_first(void **state)
{
    struct nika_server_core *core = core_of(false);
    char address[NIKA_ADDRESS_MAX];

    (void)state;
    empty_bucket(core, "192.0.2.1");
    empty_bucket(core, "192.0.2.2");
    for (unsigned i = 0; i < 65536 - 2; i++) {
        snprintf(address, sizeof address, "10.%u.%u.%u", i >> 16, i >> 8 & 255, i & 255);
        assert_int_equal(rate_limits_wait(core, address, "session"), 0);
    }
    assert_int_equal(rate_limits_wait(core, "192.0.2.1", "password"), 10000);
    assert_int_equal(rate_limits_wait(core, "198.51.100.1", "session"), 0);
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
        cmocka_unit_test(each_name_has_its_own_bucket),
        cmocka_unit_test(without_rates_everybody_may),
        cmocka_unit_test(who_did_nothing_for_longest_is_forgotten_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
