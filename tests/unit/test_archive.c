/*
 * test_archive.c: unit tests of the files of old games (src/server/archive.h): which file a game goes to, and what is found there
 * after a crash.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/archive.h"

static const int64_t november = INT64_C(1794700800000); /* 15 November 2026 */
static const int64_t december = INT64_C(1796083200000); /* 1 December 2026, 00:00 */

static const char one[] = "{\"nika\":2,\"table\":\"1\"}\n{\"move\":\"a\"}\n{\"result\":1}\n";
static const char two[] = "{\"nika\":2,\"table\":\"2\"}\n{\"move\":\"b\"}\n{\"result\":2}\n";

static char folder[64];

static int set_up(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/nika-archive-XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int tear_down(void **state)
{
    char command[128];
    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command); /* NOLINT(cert-env33-c): a folder of our own */
}

static void path_of(const char *month, char path[128])
{
    snprintf(path, 128, "%s/2026/2026-%s.nika", folder, month);
}

static void assert_file(const char *month, const char *expected)
{
    char path[128], bytes[1024];
    path_of(month, path);
    FILE *const file = fopen(path, "re");
    assert_non_null(file);
    bytes[fread(bytes, 1, sizeof bytes - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(bytes, expected);
}

static void append(int64_t date, const char *record)
{
    assert_int_equal(archive_append(folder, date, record, strlen(record)), NIKA_KEPT);
}

static void each_month_has_a_file(void **state)
{
    char both[sizeof one + sizeof two];
    (void)state;
    append(november, one);
    append(december - 1, two);
    append(december, one);
    snprintf(both, sizeof both, "%s%s", one, two);
    assert_file("11", both);
    assert_file("12", one);
}

/* Wherever it was cut off: what was written before the crash is there once. */
static void nothing_is_written_twice(void **state)
{
    char both[sizeof one + sizeof two], path[128];
    (void)state;
    path_of("11", path);
    snprintf(both, sizeof both, "%s%s", one, two);
    append(november, one);
    for (size_t written = 0; written <= strlen(two); written++) {
        append(november, two);
        assert_file("11", both);
        assert_int_equal(truncate(path, (off_t)(strlen(one) + written)), 0);
    }
    append(november, two);
    append(november, two);
    assert_file("11", both);
}

static void failures_are_told(void **state)
{
    (void)state;
    assert_int_equal(archive_append(NULL, november, one, strlen(one)), NIKA_KEPT_BROKEN);
    assert_int_equal(archive_append("/proc/no/such/folder", november, one, strlen(one)), NIKA_KEPT_BROKEN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_month_has_a_file, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nothing_is_written_twice, set_up, tear_down),
        cmocka_unit_test_setup_teardown(failures_are_told, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
