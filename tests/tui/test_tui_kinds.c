/*
 * test_tui_kinds.c: all kinds of terminals: without colors, without shapes, old ones, ones that can do nothing;
 * strange names; nonsense typed at every decision; the guided start.
 *
 * Usage: test_tui_kinds NIKA
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
#include "worlds.h"

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

static void start_game(const char *game, const char *option, const char *value)
{
    player_start(&player, (const char *const[]){game, "--players", "3", "--me", "0", "--agents", "beginner", "--seed",
                                                "5", option, value, NULL});
}

static void leave(void)
{
    pty_signal(player.pty, SIGTERM);
    player_ended(&player, 128 + SIGTERM);
    assert_true(pty_as_found(player.pty));
}

/* Plays some moves with a terminal of that name, in surroundings with that variable. */
static void sit_at(const char *variable, const char *value)
{
    char *before = getenv(variable) != NULL ? strdup(getenv(variable)) : NULL;

    stand_up(NULL);
    setenv(variable, value, 1);
    sit_down(NULL);
    if (before != NULL)
        setenv(variable, before, 1);
    else
        unsetenv(variable);
    free(before);
}

/* Any color that was ever asked for: ESC [ … 3x or 4x … m. */
static bool has_colors(void)
{
    size_t size;
    const char *written = pty_written(player.pty, &size);

    for (const char *at = written; (at = strstr(at, "\033[")) != NULL; at++) {
        const size_t length = strspn(at + 2, "0123456789;");
        if (at[2 + length] != 'm')
            continue;
        for (const char *number = at + 2; number < at + 2 + length; number += strcspn(number, ";m") + 1) {
            const long code = strtol(number, NULL, 10);
            if ((code >= 30 && code <= 38) || (code >= 40 && code <= 48) || code >= 90)
                return true;
        }
    }
    return false;
}

static void colors_and_none(void **state)
{
    (void)state;
    start_game("byzantz", NULL, NULL);
    assert_true(player_play(&player, 6));
    assert_true(has_colors());
    leave();
    sit_at("NO_COLOR", "1");
    start_game("byzantz", NULL, NULL);
    assert_true(player_play(&player, 6));
    assert_true(pty_is_alternate(player.pty));
    assert_false(has_colors());
    leave();
}

static void old_terminals(void **state)
{
    static const char *const names[] = {"xterm", "screen", "tmux-256color", "linux", "vt100"};

    (void)state;
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        sit_at("TERM", names[i]);
        start_game("justinian", NULL, NULL);
        assert_true(player_play(&player, 6));
        leave();
    }
}

/* Where no screen can be drawn, lines are written, and nothing else. */
static void dumb_terminals(void **state)
{
    size_t size;

    (void)state;
    sit_at("TERM", "dumb");
    player.plain = true; /* plays so; the program finds out for itself */
    player.silent = true;
    start_game("byzantz", NULL, NULL);
    assert_true(player_play(&player, 6));
    assert_null(strchr(pty_written(player.pty, &size), '\033'));
    leave();
    /* Not even for a curtain; a hand is out of sight all the same. */
    sit_at("TERM", "dumb");
    player.plain = player.silent = true;
    player.people = 3;
    player_start(&player, (const char *const[]){"justinian", "--seats", "human,human", "--seed", "5", NULL});
    assert_true(player_wait(&player));
    assert_true(pty_shows(player.pty, "tokens in hand"));
    player_move(&player);
    assert_true(player_wait_closed(&player));
    assert_true(player_is_closed(&player));
    assert_false(pty_shows(player.pty, "tokens in hand"));
    assert_null(strchr(pty_written(player.pty, &size), '\033'));
    leave();
}

static void assert_rows(const char *rows)
{
    char all[1 << 16];

    snprintf(all, sizeof all, "%s%s", pty_scrollback(player.pty), pty_picture(player.pty));
    if (strstr(all, rows) == NULL)
        pty_fail(player.pty, "there are no such rows: %s", rows);
}

/* Plain lines are broken between words, and go on where they began; in Japanese, no line begins with a full stop. */
static void plain_lines_are_broken_between_words(void **state)
{
    (void)state;
    player.plain = true;
    pty_resize(player.pty, 24, 40);
    start_game("byzantz", "--names", "Ada");
    player_wait(&player);
    pty_type(player.pty, "?\r");
    pty_settle(player.pty);
    assert_rows(
        "Add goods from your hand to your bid so\nthat it beats the highest one, or pass\nand take your bid back.");
    assert_rows("\n  hand: what you hold, and what it is\n  worth\n");
    leave();

    stand_up(NULL);
    player_open(&player, 24, 40, NIKA_JAPANESE);
    player.plain = true;
    start_game("byzantz", "--names", "Ada");
    player_wait(&player);
    pty_type(player.pty, "?\r");
    pty_settle(player.pty);
    assert_null(strstr(pty_picture(player.pty), "\n。"));
    assert_null(strstr(pty_picture(player.pty), "\n、"));
    leave();
}

static void ascii_alone(void **state)
{
    static const char *const games[] = {"byzantz", "justinian"};

    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        start_game(games[i], "--ascii", NULL);
        for (unsigned moves = 0; moves < 6 && player_wait(&player); moves++) {
            for (const char *at = pty_picture(player.pty); *at != '\0'; at++)
                if ((unsigned char)*at > 126)
                    pty_fail(player.pty, "there is more than ASCII");
            player_move(&player);
        }
        leave();
        stand_up(NULL);
        sit_down(NULL);
    }
}

/* Names in a record may be anybody's; whatever they hold, a terminal does nothing but show them. */
static void strange_names(void **state)
{
    const struct nika_names names = {{"A\033[2Ja\007\r\n",
                                      "\xE2\x80\xAE"
                                      "B\xE2\x80\x8B\xC2\x9B"
                                      "31m",
                                      "\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E {who} %s%n"}};
    struct worlds worlds;

    (void)state;
    worlds_make(&worlds, "byzantz", 3, 1, false, 6);
    for (unsigned i = 0; i < 2; i++) {
        size_t size;
        const char *written;
        player.plain = i;
        player.people = 7;
        worlds_write(&worlds, 0, &names, player.record);
        player_resume(&player);
        assert_true(player_play(&player, 6));
        written = pty_written(player.pty, &size);
        assert_null(strstr(written, "\033[2Ja"));
        assert_null(strchr(written, '\007'));
        assert_null(strstr(written, "\xE2\x80\xAE"));
        assert_null(strstr(written, "\xE2\x80\x8B"));
        assert_null(strstr(written, "\xC2\x9B"));
        assert_non_null(strstr(written, "{who} %s%n"));
        leave();
        stand_up(NULL);
        sit_down(NULL);
    }
}

/* Nonsense before every decision of whole games: nothing happens but what was meant. */
static void nonsense(void **state)
{
    static const char *const games[] = {"byzantz", "justinian"};

    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        player.plain = i >> 1;
        player.garbage = true;
        start_game(games[i & 1], NULL, NULL);
        assert_false(player_play(&player, PLIES_MAX));
        assert_true(player.game.state == NIKA_READER_AFTER_GAME);
        /* What is typed before the end is to be seen is forgotten. */
        pty_wait_for(player.pty, player.plain ? "Another game?" : "The game is over");
        pty_settle(player.pty);
        pty_type(player.pty, player.plain ? KEY_ENTER : "q");
        player_ended(&player, 0);
        assert_true(pty_as_found(player.pty));
        stand_up(NULL);
        sit_down(NULL);
    }
}

/* The mouse is watched only if somebody asked for it, and no longer than the game. */
static void mouse(void **state)
{
    (void)state;
    start_game("byzantz", NULL, NULL);
    assert_true(player_wait(&player));
    assert_false(pty_has_mouse(player.pty));
    leave();
    stand_up(NULL);
    sit_down(NULL);
    start_game("byzantz", "--mouse", NULL);
    assert_true(player_wait(&player));
    assert_true(pty_has_mouse(player.pty));
    pty_type(player.pty, "\033[<0;1;1M\033[<0;1;1m\033[<0;9999;9999M\033[<64;5;5M");
    assert_true(player_play(&player, 6));
    leave();
}

/* Answers the first question of the guided start, and the others with what is suggested, with nonsense before each, until
 * there is a table. Returns how many questions there were. */
static unsigned be_guided(const char *answer)
{
    unsigned questions = 0;

    pty_run(player.pty, (const char *const[]){players_nika(), "play", NULL});
    pty_settle(player.pty);
    while (!pty_is_alternate(player.pty)) {
        assert_true(questions < 20);
        pty_type(player.pty, "0\r99\r\xFF\xFE\r\033[A\r-1\r\x07\r");
        pty_settle(player.pty);
        assert_false(pty_is_alternate(player.pty));
        assert_false(pty_has_ended(player.pty));
        pty_type(player.pty, questions == 0 ? answer : KEY_ENTER);
        pty_settle(player.pty);
        questions++;
    }
    return questions;
}

/* Without any word, Enter alone begins a quick game, and later goes on with it; or everything is asked. */
static void guided_start(void **state)
{
    (void)state;
    assert_int_equal(be_guided(KEY_ENTER), 1);
    pty_type(player.pty, KEY_CONTROL_C);
    assert_true(WIFSIGNALED(pty_wait_end(player.pty)));
    assert_true(be_guided("3\r") > 3);
    pty_type(player.pty, KEY_CONTROL_C);
    assert_true(WIFSIGNALED(pty_wait_end(player.pty)));
    assert_true(pty_as_found(player.pty));
    assert_true(pty_shows(player.pty, "nika play --resume"));
    assert_int_equal(be_guided(KEY_ENTER), 1);
    pty_type(player.pty, KEY_CONTROL_C);
    assert_true(WIFSIGNALED(pty_wait_end(player.pty)));
    assert_true(pty_as_found(player.pty));
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
#define SITTING(name) cmocka_unit_test_setup_teardown(name, sit_down, stand_up)
        SITTING(colors_and_none), SITTING(old_terminals),
        SITTING(dumb_terminals),  SITTING(plain_lines_are_broken_between_words),
        SITTING(ascii_alone),     SITTING(strange_names),
        SITTING(mouse),           SITTING(guided_start),
        SITTING(nonsense),
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
