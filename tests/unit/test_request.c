/*
 * test_request.c: heads of HTTP requests, cookies, addresses and who stands behind a proxy; how many come from one address.
 * What the program as a whole makes of them: tests/net.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include <cmocka.h>

#include "net/address_limits.h"

static struct slice slice_of(const char *text)
{
    return (struct slice){text, strlen(text)};
}

static unsigned read_text(const char *text, struct head *head)
{
    return head_read(text, strlen(text), "nika.1", head);
}

static void reads_a_head(void **state)
{
    (void)state;
    static const char text[] = "POST /api/session?x=1&y HTTP/1.1\r\nhost: a.example:81\r\nORIGIN:https://a.example\r\n"
                               "Cookie: a=b; nika=c\r\nContent-Length: 12\r\nConnection: close, Upgrade\r\n"
                               "Sec-WebSocket-Protocol: x\r\nSec-WebSocket-Protocol: nika.1\r\n\r\n";
    struct head head;
    assert_int_equal(read_text(text, &head), 0);
    assert_true(slice_is(head.method, "POST"));
    assert_true(slice_is(head.path, "/api/session"));
    assert_true(slice_is(head.query, "x=1&y"));
    assert_int_equal(head.minor, 1);
    assert_int_equal(head.body, 12);
    assert_true(slice_is(head.fields[FIELD_HOST], "a.example:81"));
    assert_true(slice_is(head.fields[FIELD_ORIGIN], "https://a.example"));
    assert_false(head.has[FIELD_UPGRADE]);
    assert_true(head.upgrades && head.closes && head.offers);
    assert_false(head.keeps);
}

static void finds_the_end(void **state)
{
    (void)state;
    static const char text[] = "GET / HTTP/1.1\r\n\r\nrest";
    const size_t end = strlen(text) - 4;
    /* However it comes in, the end is found with the byte that completes it, and not before. */
    for (size_t size = 0; size < strlen(text); size++)
        for (size_t from = 0; from <= size; from++)
            if (from < end)
                assert_int_equal(head_end(text, size, from), size >= end ? end : 0);
}

/* A head that is cut off anywhere is refused, never read beyond its end. */
static void refuses_what_is_cut_off(void **state)
{
    (void)state;
    static const char text[] = "GET /x?y HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nFoo: bar\r\n\r\n";
    struct head head;
    for (size_t size = 0; size < strlen(text); size++) {
        char *const copy = malloc(size + 1);
        assert_non_null(copy);
        memcpy(copy, text, size);
        char *const exact = realloc(copy, size ? size : 1);
        assert_int_not_equal(head_read(exact, size, "nika.1", &head), 0);
        free(exact);
    }
    assert_int_equal(read_text(text, &head), 0);
}

static void reads_cookies(void **state)
{
    (void)state;
    static const struct {
        const char *cookies, *name, *value;
    } cases[] = {
        {"nika=abc", "nika", "abc"},
        {"a=1; nika=abc; b=2", "nika", "abc"},
        {"nika=1; nika=2", "nika", "1"},
        {"xnika=1; nika=2", "nika", "2"},
        {"nika", "nika", ""},
        {"nika=", "nika", ""},
        {"", "nika", ""},
        {"; ;nika=x;", "nika", "x"},
        {"nika =1", "nika", ""},
        {"Nika=1", "nika", ""},
        {"nika=a=b", "nika", "a=b"},
        {"__Host-nika=1", "nika", ""},
        {"\tnika=1 ;", "nika", "1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_true(slice_is(cookie_read(slice_of(cases[i].cookies), cases[i].name), cases[i].value));
    assert_true(slice_is(bearer_read(slice_of("Bearer abc")), "abc"));
    assert_true(slice_is(bearer_read(slice_of("bEARER  abc")), "abc"));
    assert_true(slice_is(bearer_read(slice_of("Bearer ")), ""));
    assert_true(slice_is(bearer_read(slice_of("Bearerabc")), ""));
    assert_true(token_is_fine(slice_of("aZ09-_")));
    assert_false(token_is_fine(slice_of("")));
    assert_false(token_is_fine(slice_of("a b")));
    assert_false(token_is_fine(slice_of("a\"b")));
}

static void reads_networks(void **state)
{
    (void)state;
    static const struct {
        const char *network, *inside, *outside;
    } cases[] = {
        {"10.0.0.0/8", "10.255.255.255", "11.0.0.0"},
        {"192.0.2.4/30", "192.0.2.7", "192.0.2.8"},
        {"127.0.0.1", "127.0.0.1", "127.0.0.2"},
        {"0.0.0.0/0", "203.0.113.9", "::1"},
        {"::/0", "::1", NULL},
        {"fd00::/8", "fdff::1", "fe00::1"},
        {"2001:db8::/33", "2001:db8:7fff::", "2001:db8:8000::"},
        {"::1", "::1", "::2"},
        {"::ffff:10.0.0.0/104", "10.1.2.3", "11.1.2.3"},
    };
    struct nika_listen_network network;
    struct address address;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const bool mapped = strncmp(cases[i].network, "::ffff:", 7) == 0;
        if (mapped) /* its bits are not those of an address of IPv6 that is written so: refused, for clarity */
            assert_false(nika_listen_network_read(cases[i].network, &network));
        if (mapped)
            continue;
        assert_true(nika_listen_network_read(cases[i].network, &network));
        assert_true(address_read(slice_of(cases[i].inside), &address));
        assert_true(address_is_in(&address, &network, 1));
        if (!cases[i].outside)
            continue;
        assert_true(address_read(slice_of(cases[i].outside), &address));
        assert_false(address_is_in(&address, &network, 1));
    }
    static const char *const wrong[] = {"",         "x",      "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/",
                                        "10.0.0/8", "::/129", "10.0.0.0/8 ", "fd00::/0008", "1.2.3.4:80",
                                        "::1%lo",   "/8",     "[",           "[]",          "[::1"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(nika_listen_network_read(wrong[i], &network));
}

static void finds_who_stands_behind(void **state)
{
    (void)state;
    struct nika_listen_network proxies[2];
    assert_true(nika_listen_network_read("127.0.0.1", &proxies[0]));
    assert_true(nika_listen_network_read("10.0.0.0/8", &proxies[1]));
    static const struct {
        const char *lines[3];
        const char *behind;
    } cases[] = {
        {{"192.0.2.1"}, "192.0.2.1"},
        {{"192.0.2.9, 192.0.2.1"}, "192.0.2.1"},
        {{"192.0.2.1, 10.0.0.1, 10.0.0.2"}, "192.0.2.1"},
        {{"192.0.2.9", "192.0.2.1"}, "192.0.2.1"},
        {{"192.0.2.1", "10.0.0.1"}, "192.0.2.1"},
        {{"10.0.0.1, 10.0.0.2"}, "10.0.0.1"}, /* proxies all the way */
        {{""}, "127.0.0.1"},
        {{"192.0.2.1, nonsense"}, "127.0.0.1"},
        {{"nonsense, 10.0.0.1"}, "10.0.0.1"},
        {{"192.0.2.1, "}, "127.0.0.1"},
        {{"[2001:db8::1]"}, "2001:db8::1"},
        {{"::ffff:192.0.2.1"}, "192.0.2.1"},
    };
    struct address near;
    assert_true(address_read(slice_of("127.0.0.1"), &near));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct head head = {.forwarded_count = 0};
        char text[NIKA_LISTEN_ADDRESS_MAX];
        for (unsigned j = 0; cases[i].lines[j]; j++)
            head.forwarded[head.forwarded_count++] = slice_of(cases[i].lines[j]);
        const struct address behind = address_behind(&near, &head, proxies, 2);
        address_text(&behind, text);
        assert_string_equal(text, cases[i].behind);
    }
}

/* Counts against a plain table, in an order that makes entries collide, move and go. */
static void counts_connections_by_address(void **state)
{
    (void)state;
    enum { ADDRESSES = 500, STEPS = 20000, MOST = 5 };
    unsigned counts[ADDRESSES] = {0};
    uint32_t random = 12345;
    struct address_limits *const limits = address_limits_new();
    assert_non_null(limits);
    for (unsigned step = 0; step < STEPS; step++) {
        random = random * 1664525 + 1013904223;
        const unsigned which = (random >> 8) % ADDRESSES;
        const struct address address = {.bytes = {32, 1, (uint8_t)which, (uint8_t)(which >> 8)}}; /* one of each /48 */
        if (random >> 31 && counts[which] > 0) {
            address_limits_leave(limits, &address);
            counts[which]--;
        } else {
            assert_int_equal(address_limits_enter(limits, &address, MOST), counts[which] < MOST);
            counts[which] += counts[which] < MOST;
        }
    }
    for (unsigned which = 0; which < ADDRESSES; which++) {
        const struct address address = {.bytes = {32, 1, (uint8_t)which, (uint8_t)(which >> 8)}};
        for (unsigned i = counts[which]; i < MOST; i++)
            assert_true(address_limits_enter(limits, &address, MOST));
        assert_false(address_limits_enter(limits, &address, MOST));
        assert_true(address_limits_enter(limits, &address, 0)); /* any number */
    }
    address_limits_free(limits);
}

static bool enters(struct address_limits *limits, const char *text, unsigned most)
{
    struct address address;
    assert_true(address_read(slice_of(text), &address));
    return address_limits_enter(limits, &address, most);
}

/* One connection of each address: so four of an IPv6 /56 and 16 of a /48, 16 of an IPv4 /24. */
static void counts_networks_around_an_address(void **state)
{
    (void)state;
    char text[64];
    struct address address;
    struct address_limits *const limits = address_limits_new();
    assert_non_null(limits);
    assert_true(enters(limits, "2001:db8:0:1::1", 1));
    assert_false(enters(limits, "2001:db8:0:1:ffff::", 1)); /* the same /64 */
    for (unsigned i = 2; i <= 4; i++) {
        snprintf(text, sizeof text, "2001:db8:0:%x::", i);
        assert_true(enters(limits, text, 1));
    }
    assert_false(enters(limits, "2001:db8:0:5::", 1)); /* the fifth of the /56 */
    for (unsigned i = 1; i <= 12; i++) {
        snprintf(text, sizeof text, "2001:db8:0:%x00::", i);
        assert_true(enters(limits, text, 1));
    }
    assert_false(enters(limits, "2001:db8:0:d00::", 1)); /* the 17th of the /48 */
    assert_true(enters(limits, "2001:db8:1::", 1));
    for (unsigned i = 0; i < 16; i++) {
        snprintf(text, sizeof text, "192.0.2.%u", 10 * i);
        assert_true(enters(limits, text, 1));
        assert_false(enters(limits, text, 1));
    }
    assert_false(enters(limits, "192.0.2.255", 1)); /* the 17th of the /24 */
    assert_true(enters(limits, "192.0.3.0", 1));
    /* What was refused has not been counted anywhere: who leaves makes room for one. */
    assert_true(address_read(slice_of("2001:db8:0:c00::"), &address));
    address_limits_leave(limits, &address);
    assert_true(enters(limits, "2001:db8:0:d00::", 1));
    assert_false(enters(limits, "2001:db8:0:e00::", 1));
    assert_true(address_read(slice_of("192.0.2.0"), &address));
    address_limits_leave(limits, &address);
    assert_true(enters(limits, "192.0.2.255", 1));
    assert_false(enters(limits, "192.0.2.0", 1));
    address_limits_free(limits);
}

/* One in ten milliseconds, and three at once. */
static void limits_the_rate_of_an_address(void **state)
{
    (void)state;
    static const struct {
        const char *address;
        int64_t now;
        bool expected;
    } steps[] = {
        {"192.0.2.1", 1000, true},   {"192.0.2.1", 1000, true},   {"192.0.2.1", 1000, true},
        {"192.0.2.1", 1000, false},  {"192.0.2.1", 1009, false},  {"192.0.2.1", 1010, true},
        {"192.0.2.1", 1019, false},  {"192.0.2.1", 1050, true},   {"192.0.2.1", 1050, true},
        {"192.0.2.1", 1050, true},   {"192.0.2.1", 1050, false},  {"2001:db8::1", 1050, true},
        {"2001:db8::2", 1050, true}, {"2001:db8::3", 1050, true}, {"2001:db8::ffff:0:0:4", 1050, false},
    };
    struct address_limits *const limits = address_limits_new();
    struct address address;
    assert_non_null(limits);
    for (unsigned i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        assert_true(address_read(slice_of(steps[i].address), &address));
        assert_int_equal(address_limits_take(limits, &address, steps[i].now, 10, 3), steps[i].expected);
    }
    address_limits_free(limits);
}

static void knows_origins(void **state)
{
    (void)state;
    static const char *const fine[] = {"https://a.example", "http://a:8080", "http://[::1]:80", "https://a-b.c_d"};
    static const char *const wrong[] = {"",        "a.example",   "https://", "https://a/", "HTTPS://a", "https://A",
                                        "ftp://a", "https://a b", "null",     "https://a?", "https://é"};
    for (size_t i = 0; i < sizeof fine / sizeof fine[0]; i++)
        assert_true(nika_listen_is_origin(fine[i]));
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(nika_listen_is_origin(wrong[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_a_head),
        cmocka_unit_test(finds_the_end),
        cmocka_unit_test(refuses_what_is_cut_off),
        cmocka_unit_test(reads_cookies),
        cmocka_unit_test(reads_networks),
        cmocka_unit_test(finds_who_stands_behind),
        cmocka_unit_test(counts_connections_by_address),
        cmocka_unit_test(counts_networks_around_an_address),
        cmocka_unit_test(limits_the_rate_of_an_address),
        cmocka_unit_test(knows_origins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
