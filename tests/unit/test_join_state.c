/*
 * test_join_state.c: unit tests of what outlives `nika join` (src/join/state.c): who one is, and what was pledged; whatever is in
 * the file, and whoever else writes to it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <nika/join.h>

#define HERE "http://localhost:8080"
#define THERE "https://games.example"
#define TOKEN_A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define TOKEN_B "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
#define TABLE "0123456789abcdef"
#define ADA "aaaaaaaaaaaaaaaa"
#define BO "bbbbbbbbbbbbbbbb"

static char folder[64], path[128];

static int begin(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/nika-test-state-XXXXXX");
    if (!mkdtemp(folder))
        return -1;
    snprintf(path, sizeof path, "%s/deep/down/join.json", folder);
    return 0;
}

static int end(void **state)
{
    static const char *const names[] = {"/deep/down/join.json", "/deep/down/join.json.lock", "/deep/down", "/deep", ""};
    char name[128];
    (void)state;
    for (unsigned i = 0; i < 5; i++) {
        snprintf(name, sizeof name, "%s%s", folder, names[i]);
        remove(name);
    }
    return access(folder, F_OK) == 0 ? -1 : 0; /* nothing else is left */
}

static void assert_session(const char *origin, const char *wanted, const char *name, const char *token)
{
    char found_name[NIKA_NAME_MAX] = "", found_token[NIKA_DIGITS_MAX] = "";
    strcpy(found_name, wanted);
    assert_int_equal(nika_state_session(path, origin, found_name, found_token), name != NULL);
    if (name) {
        assert_string_equal(found_name, name);
        assert_string_equal(found_token, token);
    }
}

static void sessions(void **state)
{
    (void)state;
    assert_session(HERE, "", NULL, NULL);
    assert_true(nika_state_keep_session(path, HERE, "Ada", TOKEN_A));
    assert_session(HERE, "", "Ada", TOKEN_A);
    assert_session(HERE, "Ada", "Ada", TOKEN_A);
    assert_session(HERE, "Bo", NULL, NULL);
    assert_session(THERE, "", NULL, NULL);
    /* Two people of one computer; the one who was there last is the one who comes back without a name. */
    assert_true(nika_state_keep_session(path, HERE, "Bo", TOKEN_B));
    assert_session(HERE, "", "Bo", TOKEN_B);
    assert_session(HERE, "Ada", "Ada", TOKEN_A);
    assert_true(nika_state_keep_session(path, HERE, "Ada", TOKEN_B));
    assert_session(HERE, "", "Ada", TOKEN_B);
    assert_session(HERE, "Ada", "Ada", TOKEN_B);
}

static void only_its_owner_reads_it(void **state)
{
    struct stat about;
    (void)state;
    umask(0);
    assert_true(nika_state_keep_session(path, HERE, "Ada", TOKEN_A));
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

static void pledges(void **state)
{
    const struct nika_pledge one = {.commitment = TOKEN_A, .chance = TOKEN_B};
    struct nika_pledge found;
    (void)state;
    assert_false(nika_state_pledge(path, HERE, TABLE, ADA, &found));
    assert_true(nika_state_keep_pledge(path, HERE, TABLE, ADA, &one));
    assert_true(nika_state_pledge(path, HERE, TABLE, ADA, &found));
    assert_string_equal(found.commitment, TOKEN_A);
    assert_string_equal(found.chance, TOKEN_B);
    assert_false(found.drawn || found.revealed);
    struct nika_pledge drawn = one;
    drawn.drawn = drawn.revealed = true;
    memcpy(drawn.pledged[0], TOKEN_B, sizeof drawn.pledged[0]);
    memcpy(drawn.pledged[2], TOKEN_A, sizeof drawn.pledged[2]);
    assert_true(nika_state_keep_pledge(path, HERE, TABLE, ADA, &drawn));
    assert_true(nika_state_pledge(path, HERE, TABLE, ADA, &found));
    assert_true(found.drawn && found.revealed);
    assert_memory_equal(found.pledged, drawn.pledged, sizeof found.pledged);
    assert_false(nika_state_pledge(path, HERE, TABLE, BO, &found));
    assert_false(nika_state_pledge(path, THERE, TABLE, ADA, &found));
    assert_false(nika_state_pledge(path, HERE, "ffffffffffffffff", ADA, &found));
    assert_session(HERE, "", NULL, NULL); /* a pledge is no session */
}

/* Whatever stands in the file: what can be read counts, the rest goes with the next writing. */
static void a_damaged_file(void **state)
{
    static const char *const damages[] = {"not JSON at all\n", "{\"server\":\"" HERE "\",\"name\":7,\"token\":\"x\"}\n",
                                          "[1,2]\n\n\n", "{\"server\":\"" HERE "\",\"name\":\"Cy\",\"tok"};
    char bytes[4096];
    (void)state;
    for (unsigned i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        remove(path);
        assert_true(nika_state_keep_session(path, HERE, "Ada", TOKEN_A));
        FILE *file = fopen(path, "ab");
        assert_non_null(file);
        fputs(damages[i], file);
        fclose(file);
        assert_session(HERE, "Ada", "Ada", TOKEN_A);
        assert_true(nika_state_keep_session(path, HERE, "Bo", TOKEN_B));
        assert_session(HERE, "Ada", "Ada", TOKEN_A);
        assert_session(HERE, "Bo", "Bo", TOKEN_B);
    }
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    bytes[fread(bytes, 1, sizeof bytes - 1, file)] = '\0';
    fclose(file);
    assert_null(strstr(bytes, "Cy"));
}

/* It does not grow for ever: 256 lines stay, the last ones. */
static void old_lines_go(void **state)
{
    char name[16];
    unsigned lines = 0;
    (void)state;
    for (unsigned i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "N%u", i);
        assert_true(nika_state_keep_session(path, HERE, name, TOKEN_A));
    }
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    for (int byte; (byte = getc(file)) != EOF;)
        lines += byte == '\n';
    fclose(file);
    assert_int_equal(lines, 256);
    assert_session(HERE, "N299", "N299", TOKEN_A);
    assert_session(HERE, "N44", "N44", TOKEN_A); /* 299 - 256 + 1 */
    assert_session(HERE, "N43", NULL, NULL);
}

/* Several programs write at once, and nothing of any of them is lost. */
static void many_writers(void **state)
{
    enum { WRITERS = 8, EACH = 10 };
    char name[32];
    (void)state;
    for (unsigned writer = 0; writer < WRITERS; writer++) {
        const pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            bool fine = true;
            for (unsigned i = 0; i < EACH; i++) {
                snprintf(name, sizeof name, "W%u-%u", writer, i);
                fine = nika_state_keep_session(path, HERE, name, TOKEN_A) && fine;
            }
            _exit(fine ? 0 : 1);
        }
    }
    for (unsigned writer = 0; writer < WRITERS; writer++) {
        int status;
        assert_true(wait(&status) > 0);
        assert_int_equal(status, 0);
    }
    for (unsigned writer = 0; writer < WRITERS; writer++)
        for (unsigned i = 0; i < EACH; i++) {
            snprintf(name, sizeof name, "W%u-%u", writer, i);
            assert_session(HERE, name, name, TOKEN_A);
        }
}

static void where_nothing_can_be_written(void **state)
{
    (void)state;
    strcpy(path, "/dev/null/nika/join.json");
    assert_false(nika_state_keep_session(path, HERE, "Ada", TOKEN_A));
    assert_session(HERE, "", NULL, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(sessions, begin, end),
        cmocka_unit_test_setup_teardown(only_its_owner_reads_it, begin, end),
        cmocka_unit_test_setup_teardown(pledges, begin, end),
        cmocka_unit_test_setup_teardown(a_damaged_file, begin, end),
        cmocka_unit_test_setup_teardown(old_lines_go, begin, end),
        cmocka_unit_test_setup_teardown(many_writers, begin, end),
        cmocka_unit_test_setup_teardown(where_nothing_can_be_written, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
