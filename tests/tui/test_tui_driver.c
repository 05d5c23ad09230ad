/*
 * test_tui_driver.c: the driver itself (driver.h), proven with a shell: what it shows, what it types, that it notices a
 * terminal that was left in disorder. A driver that saw too little would make all tests that use it worthless.
 */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <cmocka.h>

#include "driver.h"

static int open_pty(void **state)
{
    *state = pty_open(24, 80);
    return 0;
}

static int close_pty(void **state)
{
    pty_close(*state);
    return 0;
}

static void run_shell(struct pty *pty, const char *script)
{
    pty_run(pty, (const char *const[]){"/bin/sh", "-c", script, NULL});
}

static void assert_exit(struct pty *pty, int expected)
{
    int status = pty_wait_end(pty);

    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), expected);
}

static void shows_what_is_written(void **state)
{
    run_shell(*state, "printf 'one\\n\\033[5;10Htwo \\303\\251 \\346\\227\\245\\346\\234\\254!\\n'; exit 3");
    assert_exit(*state, 3);
    assert_memory_equal(pty_picture(*state), "one\n\n\n\n         two \xC3\xA9 \xE6\x97\xA5\xE6\x9C\xAC!\n\n", 32);
    assert_true(pty_shows(*state, "two \xC3\xA9"));
    assert_true(pty_shows(*state, "one two")); /* over several lines */
    assert_false(pty_shows(*state, "three"));
}

static void types_and_waits(void **state)
{
    run_shell(*state, "read word; echo \"<$word>\"; read word; echo \"[$word]\"");
    pty_type(*state, "hello\r");
    pty_wait_for(*state, "<hello>");
    pty_settle(*state);
    assert_false(pty_has_ended(*state));
    pty_type(*state, "again\r");
    pty_wait_for(*state, "[again]");
    assert_exit(*state, 0);
}

/* What comes late, and in pieces, is waited for. */
static void settles_when_the_program_sleeps(void **state)
{
    run_shell(*state, "read word; i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done; echo worked; read word");
    pty_type(*state, "\r");
    pty_settle(*state);
    assert_true(pty_shows(*state, "worked"));
}

static void sizes_reach_the_program(void **state)
{
    run_shell(*state, "trap 'stty size' WINCH; stty size; read word; read word; read word");
    pty_wait_for(*state, "24 80");
    pty_resize(*state, 60, 200);
    pty_type(*state, "\r");
    pty_wait_for(*state, "60 200");
}

static void signals_and_statuses(void **state)
{
    int status;

    run_shell(*state, "echo ready; read word");
    pty_wait_for(*state, "ready");
    pty_type(*state, KEY_CONTROL_C);
    status = pty_wait_end(*state);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
    run_shell(*state, "echo again; read word");
    pty_wait_for(*state, "again");
    pty_signal(*state, SIGTERM);
    status = pty_wait_end(*state);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    run_shell(*state, "trap 'exit 7' HUP; echo last; while :; do sleep 1; done");
    pty_wait_for(*state, "last");
    pty_hang_up(*state);
    assert_exit(*state, 7);
}

static void stops_and_goes_on(void **state)
{
    run_shell(*state, "echo ready; read word; echo \"<$word>\"");
    pty_wait_for(*state, "ready");
    pty_type(*state, KEY_CONTROL_Z);
    pty_wait_stop(*state);
    pty_foreground(*state);
    pty_type(*state, "on\r");
    pty_wait_for(*state, "<on>");
    assert_exit(*state, 0);
}

/* Every kind of disorder is seen, and tidying up too. */
static void disorder_is_seen(void **state)
{
    static const char *const disorders[][2] = {
        {"stty -echo", "stty echo"},
        {"stty -icanon", "stty icanon"},
        {"printf '\\033[?1049h'", "printf '\\033[?1049l'"},
        {"printf '\\033[?25l'", "printf '\\033[?25h'"},
        {"printf '\\033[?1049h\\033[?25l\\033[?1049l'", "printf '\\033[?12;25h'"},
        {"printf '\\033[?1000h'", "printf '\\033[?1000l'"},
        {"printf '\\033[1m'", "printf '\\033[m'"},
        {"printf '\\033[31m'", "printf '\\033[39m'"},
        {"printf '\\033[48;5;20m'", "printf '\\033[49m'"},
    };

    assert_true(pty_as_found(*state));
    for (size_t i = 0; i < sizeof disorders / sizeof *disorders; i++) {
        run_shell(*state, disorders[i][0]);
        assert_exit(*state, 0);
        assert_false(pty_as_found(*state));
        run_shell(*state, disorders[i][1]);
        assert_exit(*state, 0);
        assert_true(pty_as_found(*state));
    }
}

static void scrollback_is_kept_until_erased(void **state)
{
    run_shell(*state, "echo secret; i=0; while [ $i -lt 30 ]; do i=$((i + 1)); echo line $i; done");
    assert_exit(*state, 0);
    assert_false(pty_shows(*state, "secret"));
    assert_non_null(strstr(pty_scrollback(*state), "secret\n"));
    run_shell(*state, "printf '\\033[H\\033[2J\\033[3'; printf 'Jnothing'");
    assert_exit(*state, 0);
    assert_string_equal(pty_scrollback(*state), "");
    assert_true(pty_shows(*state, "nothing"));
    assert_false(pty_shows(*state, "line"));
}

static void alternate_screen_comes_and_goes(void **state)
{
    run_shell(*state, "echo before; printf '\\033[?1049h\\033[2J\\033[Hinside'; read word; printf '\\033[?1049l'");
    pty_wait_for(*state, "inside");
    assert_true(pty_is_alternate(*state));
    assert_false(pty_shows(*state, "before"));
    pty_type(*state, "\r");
    assert_exit(*state, 0);
    assert_false(pty_is_alternate(*state));
    assert_true(pty_shows(*state, "before"));
    assert_false(pty_shows(*state, "inside"));
    assert_memory_equal(pty_left_behind(*state), "inside\n\n", 8);
}

/* Cells that look different are different, also when their letters are the same. */
static void looks_are_compared(void **state)
{
    char *plain;

    run_shell(*state, "printf 'same'");
    assert_exit(*state, 0);
    plain = strdup(pty_cells(*state));
    run_shell(*state, "printf '\\033[Hsame'");
    assert_exit(*state, 0);
    assert_string_equal(pty_cells(*state), plain);
    run_shell(*state, "printf '\\033[Hsa\\033[31mme\\033[m'");
    assert_exit(*state, 0);
    assert_string_not_equal(pty_cells(*state), plain);
    free(plain);
}

/* Sequences that ncurses uses for the terminal that the tests claim to be. */
static void repeats_and_erases_characters(void **state)
{
    run_shell(*state, "printf 'x\\033[4b|\\033[1;3H\\033[2X'");
    assert_exit(*state, 0);
    assert_memory_equal(pty_picture(*state), "xx  x|\n", 7);
}

/* A program may still draw for the larger screen that there was; that is noticed, and does no harm. */
static void a_screen_becomes_smaller(void **state)
{
    run_shell(
        *state,
        "echo before; printf '\\033[?1049h\\033[2J\\033[Hlarge'; read word;"
        "printf '\\033[20;22r\\033[22;1H\\n\\n\\033[1;24r\\033[20;30Hfar'; read word;"
        "printf '\\033[1;24r\\033[H\\033[2Jlast\\033[10;1Hgone\\033[H\\033Msmall'; read word; printf '\\033[?1049l'");
    pty_wait_for(*state, "large");
    pty_resize(*state, 10, 2);
    assert_false(pty_shows(*state, "large")); /* la */
    pty_resize(*state, 10, 40);
    pty_type(*state, "\r");
    pty_settle(*state);
    assert_true(pty_overflows(*state));
    assert_false(pty_shows(*state, "far"));
    pty_type(*state, "\r");
    pty_wait_for(*state, "small");
    assert_false(pty_overflows(*state));
    assert_memory_equal(pty_picture(*state), "small\nlast\n\n\n\n\n\n\n\n\n", 20);
    pty_type(*state, "\r");
    assert_exit(*state, 0);
    assert_memory_equal(pty_picture(*state), "before\n\n\n\n\n\n\n\n\n\n", 17);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define WITH_TERMINAL(name) cmocka_unit_test_setup_teardown(name, open_pty, close_pty)
        WITH_TERMINAL(shows_what_is_written),
        WITH_TERMINAL(types_and_waits),
        WITH_TERMINAL(settles_when_the_program_sleeps),
        WITH_TERMINAL(sizes_reach_the_program),
        WITH_TERMINAL(signals_and_statuses),
        WITH_TERMINAL(stops_and_goes_on),
        WITH_TERMINAL(disorder_is_seen),
        WITH_TERMINAL(scrollback_is_kept_until_erased),
        WITH_TERMINAL(alternate_screen_comes_and_goes),
        WITH_TERMINAL(looks_are_compared),
        WITH_TERMINAL(repeats_and_erases_characters),
        WITH_TERMINAL(a_screen_becomes_smaller),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
