/*
 * test_join_server_url.c: unit tests of addresses of servers and tables, as people write them (src/join/server_url.c).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/join.h>

static void addresses(void **state)
{
    static const struct {
        const char *url;
        bool secure;
        const char *host;
        unsigned port;
        const char *origin, *table;
    } places[] = {
        {"http://localhost:8080", false, "localhost", 8080, "http://localhost:8080", ""},
        {"http://localhost:8080/", false, "localhost", 8080, "http://localhost:8080", ""},
        {"http://games.example", false, "games.example", 80, "http://games.example", ""},
        {"http://games.example:80", false, "games.example", 80, "http://games.example", ""},
        {"https://games.example", true, "games.example", 443, "https://games.example", ""},
        {"https://games.example:8443", true, "games.example", 8443, "https://games.example:8443", ""},
        {"https://games.example/t/0123456789abcdef", true, "games.example", 443, "https://games.example",
         "0123456789abcdef"},
        {"https://games.example/t/0123456789abcdef/", true, "games.example", 443, "https://games.example",
         "0123456789abcdef"},
        {"https://games.example/t/0123456789abcdef?x=1#y", true, "games.example", 443, "https://games.example",
         "0123456789abcdef"},
        /* As a browser shows them. */
        {"http://localhost:8080/#/", false, "localhost", 8080, "http://localhost:8080", ""},
        {"https://games.example/#/t/0123456789abcdef", true, "games.example", 443, "https://games.example",
         "0123456789abcdef"},
        {"ws://127.0.0.1:9", false, "127.0.0.1", 9, "http://127.0.0.1:9", ""},
        {"wss://games.example", true, "games.example", 443, "https://games.example", ""},
        {"http://[::1]:8080/t/0123456789abcdef", false, "::1", 8080, "http://[::1]:8080", "0123456789abcdef"},
        {"http://[2001:db8::1]", false, "2001:db8::1", 80, "http://[2001:db8::1]", ""},
        /* Without a scheme: numbers and this machine have no certificates, names have. */
        {"localhost:8080", false, "localhost", 8080, "http://localhost:8080", ""},
        {"192.168.1.7", false, "192.168.1.7", 80, "http://192.168.1.7", ""},
        {"games.example", true, "games.example", 443, "https://games.example", ""},
        {"games.example:8080/t/0123456789abcdef", true, "games.example", 8080, "https://games.example:8080",
         "0123456789abcdef"},
    };
    struct nika_server_url place;
    (void)state;
    for (unsigned i = 0; i < sizeof places / sizeof places[0]; i++) {
        assert_true(nika_server_url_read(places[i].url, &place));
        assert_int_equal(place.address.secure, places[i].secure);
        assert_string_equal(place.address.host, places[i].host);
        assert_int_equal(place.address.port, places[i].port);
        assert_string_equal(place.origin, places[i].origin);
        assert_string_equal(place.table, places[i].table);
    }
}

static void no_addresses(void **state)
{
    static const char *const wrong[] = {"",
                                        "/",
                                        "http://",
                                        "http:///t/0123456789abcdef",
                                        "ftp://games.example",
                                        "http://games.example:0",
                                        "http://games.example:65536",
                                        "http://games.example:",
                                        "http://games.example:80x",
                                        "http://games.example:100000",
                                        "http://games example",
                                        "http://games.example\r\nHost: evil",
                                        "http://user@games.example",
                                        "http://[::1",
                                        "http://[::1]x",
                                        "http://games.example/t/",
                                        "http://games.example/t/0123",
                                        "http://games.example/t/0123456789ABCDEF",
                                        "http://games.example/t/0123456789abcdef0",
                                        "http://games.example/other",
                                        "http://games.example/#/other",
                                        "http://games.example/#/t/0123",
                                        "http://games.example#/t/0123456789abcdef"};
    char long_host[400] = "http://";
    struct nika_server_url place;
    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(nika_server_url_read(wrong[i], &place));
    for (unsigned i = 7; i < sizeof long_host - 1; i++)
        long_host[i] = 'a';
    assert_false(nika_server_url_read(long_host, &place));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(addresses), cmocka_unit_test(no_addresses)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
