/*
 * test_tui_leaving.c: however a game is left (keys, signals, a terminal that goes away), the terminal is as it was found,
 * the record is whole, and the game goes on from it. Coming back after ctrl-Z shows everything again.
 *
 * Usage: test_tui_leaving NIKA
 */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <cmocka.h>

#include "player.h"

static struct player player;

static int sit_down(void **state)
{
    (void)state;
    player_open(&player, 24, 80, NIKA_ENGLISH);
    return 0;
}

static int stand_up(void **state)
{
    (void)state;
    player_close(&player);
    return 0;
}

static const char *const games[] = {"byzantz", "justinian"};

/* Some moves into a game, with the person asked. */
static void play_some(const char *game, bool plain)
{
    player.plain = plain;
    player_start(&player, (const char *const[]){game, "--players", "3", "--me", "0", "--agents", "beginner", "--seed",
                                                "3", NULL});
    assert_true(player_play(&player, 8));
    assert_true(pty_is_alternate(player.pty) == !plain);
}

/* The program has ended; the terminal is fine, the way to go on is told, and it works. */
static void assert_goes_on(int status)
{
    const unsigned ply = player.game.ply;

    player_ended(&player, status);
    assert_true(pty_as_found(player.pty));
    assert_int_equal(strspn(pty_left_behind(player.pty), "\n"), strlen(pty_left_behind(player.pty)));
    if (!pty_shows(player.pty, "nika play --resume") || !pty_shows(player.pty, player.record))
        pty_fail(player.pty, "nobody says how to go on");
    assert_int_equal(player.game.ply, ply);
    player_resume(&player);
    assert_true(player_wait(&player));
    assert_int_equal(player.game.ply, ply);
    player_move(&player);
    assert_true(player.game.ply > ply);
    assert_true(player_wait(&player));
    pty_signal(player.pty, SIGTERM);
    player_ended(&player, 128 + SIGTERM);
}

/* Each way to leave, in both games, on the full screen and in lines. */
static void leave(void (*leaves)(void), int status)
{
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0) {
            stand_up(NULL);
            sit_down(NULL);
        }
        play_some(games[i & 1], i >> 1);
        leaves();
        assert_goes_on(status);
    }
}

static void type_control_c(void)
{
    pty_type(player.pty, KEY_CONTROL_C);
}

static void by_control_c(void **state)
{
    (void)state;
    leave(type_control_c, 128 + SIGINT);
}

static void send_term(void)
{
    pty_signal(player.pty, SIGTERM);
}

static void by_sigterm(void **state)
{
    (void)state;
    leave(send_term, 128 + SIGTERM);
}

/* On the full screen q asks once; Escape goes back. */
static void quit(void)
{
    if (player.plain) {
        pty_type(player.pty, "quit\r");
        return;
    }
    pty_type(player.pty, "q");
    pty_settle(player.pty);
    assert_false(pty_has_ended(player.pty));
    pty_type(player.pty, KEY_ESCAPE);
    pty_settle(player.pty);
    assert_false(pty_has_ended(player.pty));
    pty_type(player.pty, "q");
    pty_settle(player.pty);
    pty_type(player.pty, KEY_ENTER);
}

static void by_quitting(void **state)
{
    (void)state;
    leave(quit, 0);
}

static void send_hup(void)
{
    pty_signal(player.pty, SIGHUP);
}

static void by_sighup(void **state)
{
    (void)state;
    leave(send_hup, 128 + SIGHUP);
}

/* A window is closed. The program hears of it by a signal, or finds that it can't read and write any more,
 * whichever is first; it ends, and nothing is lost. */
static void when_the_terminal_goes_away(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0) {
            stand_up(NULL);
            sit_down(NULL);
        }
        play_some(games[i & 1], i >> 1);
        char record[PATH_ROOM];
        const unsigned ply = player.game.ply;
        memcpy(record, player.record, sizeof record);
        pty_hang_up(player.pty);
        const int status = pty_wait_end(player.pty);
        if (WIFSIGNALED(status) ? WTERMSIG(status) != SIGHUP : WEXITSTATUS(status) > 1)
            pty_fail(player.pty, "the program ended with status %x", (unsigned)status);
        player_read(&player);
        assert_int_equal(player.game.ply, ply);
        stand_up(NULL);
        sit_down(NULL);
        memcpy(player.record, record, sizeof record);
        player.plain = i >> 1;
        player_resume(&player);
        assert_true(player_wait(&player));
        assert_int_equal(player.game.ply, ply);
        player_move(&player);
        pty_signal(player.pty, SIGTERM);
        player_ended(&player, 128 + SIGTERM);
    }
}

/* Signals that come while computers are watched, and while a page lies over the table. */
static void while_computers_play(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        if (i > 0) {
            stand_up(NULL);
            sit_down(NULL);
        }
        player.plain = i >> 1;
        player.pace = "step";
        player_start(&player, (const char *const[]){games[i & 1], "--players", "3", "--seats",
                                                    "beginner,beginner,beginner", "--seed", "3", NULL});
        pty_settle(player.pty);
        player_read(&player);
        assert_true(player.game.state == NIKA_READER_IN_GAME);
        pty_type(player.pty, KEY_ENTER);
        pty_settle(player.pty);
        player_read(&player);
        assert_int_equal(player.game.ply, 1);
        pty_type(player.pty, KEY_CONTROL_C);
        player_ended(&player, 128 + SIGINT);
        assert_int_equal(player.game.ply, 1);
        assert_true(pty_as_found(player.pty));
        assert_true(pty_shows(player.pty, "nika play --resume"));
    }
}

static void while_a_page_is_open(void **state)
{
    static const char *const pages[] = {"?", "l", "r", "h", "q"};

    (void)state;
    play_some("byzantz", false);
    for (unsigned i = 0; i < sizeof pages / sizeof *pages; i++) {
        char *before = strdup(pty_picture(player.pty));
        pty_type(player.pty, pages[i]);
        pty_settle(player.pty);
        assert_string_not_equal(pty_picture(player.pty), before);
        free(before);
        pty_type(player.pty, KEY_CONTROL_C);
        player_ended(&player, 128 + SIGINT);
        assert_true(pty_as_found(player.pty));
        player_resume(&player);
        assert_true(player_wait(&player));
    }
}

/* A program that breaks down leaves no terminal behind that nobody can use. */
static void by_breaking_down(void **state)
{
    (void)state;
    play_some("byzantz", false);
    pty_signal(player.pty, SIGABRT);
    player_ended(&player, 128 + SIGABRT);
    assert_true(pty_as_found(player.pty));
}

/* ---- Stopping and coming back ---- */

static void stop_and_come_back(bool resize)
{
    char *before;

    if (resize) {
        /* What it will have to look like, from the same program at that size. */
        pty_resize(player.pty, 40, 120);
        pty_settle(player.pty);
    }
    before = strdup(pty_cells(player.pty));
    if (resize) {
        pty_resize(player.pty, 24, 80);
        pty_settle(player.pty);
        assert_string_not_equal(pty_cells(player.pty), before);
    }
    pty_type(player.pty, KEY_CONTROL_Z);
    pty_wait_stop(player.pty);
    assert_true(pty_as_found(player.pty));
    if (resize)
        pty_resize(player.pty, 40, 120);
    pty_foreground(player.pty);
    for (const time_t end = pty_deadline(); !pty_is_alternate(player.pty);) {
        pty_attend(player.pty);
        if (time(NULL) > end)
            pty_fail(player.pty, "the screen never comes back");
    }
    pty_settle(player.pty);
    if (strcmp(pty_cells(player.pty), before) != 0)
        pty_fail(player.pty, "the picture has not come back as it was:\n%s", before);
    free(before);
}

static void stopped_on_the_full_screen(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        play_some(games[i], false);
        stop_and_come_back(false);
        stop_and_come_back(true);
        assert_true(player_play(&player, player.game.ply + 4));
        pty_type(player.pty, KEY_CONTROL_C);
        assert_goes_on(128 + SIGINT);
        stand_up(NULL);
        sit_down(NULL);
    }
}

static void stopped_in_lines(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        play_some(games[i], true);
        pty_type(player.pty, KEY_CONTROL_Z);
        pty_wait_stop(player.pty);
        assert_true(pty_as_found(player.pty));
        pty_foreground(player.pty);
        pty_settle(player.pty);
        assert_true(player_play(&player, player.game.ply + 4));
        pty_type(player.pty, KEY_CONTROL_C);
        assert_goes_on(128 + SIGINT);
        stand_up(NULL);
        sit_down(NULL);
    }
}

/* Whoever stops it from outside leaves it no time to tidy up; it draws itself again all the same. */
static void stopped_from_outside(void **state)
{
    char *before;

    (void)state;
    play_some("justinian", false);
    before = strdup(pty_cells(player.pty));
    pty_signal(player.pty, SIGSTOP);
    pty_wait_stop(player.pty);
    pty_foreground(player.pty);
    pty_settle(player.pty);
    assert_string_equal(pty_cells(player.pty), before);
    free(before);
    assert_true(player_play(&player, player.game.ply + 4));
}

/* ctrl-D at a prompt is the end of the input. */
static void at_the_end_of_input(void **state)
{
    (void)state;
    play_some("byzantz", true);
    pty_type(player.pty, KEY_CONTROL_D);
    assert_goes_on(0);
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
#define SITTING(name) cmocka_unit_test_setup_teardown(name, sit_down, stand_up)
        SITTING(by_control_c),
        SITTING(by_sigterm),
        SITTING(by_sighup),
        SITTING(by_quitting),
        SITTING(when_the_terminal_goes_away),
        SITTING(while_computers_play),
        SITTING(while_a_page_is_open),
        SITTING(by_breaking_down),
        SITTING(stopped_on_the_full_screen),
        SITTING(stopped_in_lines),
        SITTING(stopped_from_outside),
        SITTING(at_the_end_of_input),
    };
    int failed;

    if (argc != 2) {
        fprintf(stderr, "Usage: %s NIKA\n", argv[0]);
        return 2;
    }
    players_begin(argv[1]);
    failed = cmocka_run_group_tests(tests, NULL, NULL);
    players_end();
    return failed;
}
