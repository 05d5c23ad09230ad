/*
 * test_tui_replay.c: nika replay in a terminal: to the end of a kept record and back, by moves, parts and numbers; through the
 * eyes of a seat only what that seat saw; other games of the file; leaving.
 *
 * The record is the first game of justinian-3-en.nika: 114 moves. Move 1: A places +2 on counselor 10; move 2: B -2 on the
 * phase space; move 3: C -3 on counselor 10. All have passed with move 31, the court moves with move 32, nobody triggers (33
 * to 35), so turn 2 begins after move 35. B wins with 47 points.
 *
 * Usage: test_tui_replay NIKA RECORDS
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

#define KEY_HOME "\033OH"
#define KEY_END "\033OF"
#define KEY_PAGE_UP "\033[5~"
#define KEY_PAGE_DOWN "\033[6~"
#define KEY_TAB "\t"
#define KEY_BACK_TAB "\033[Z"

static const char *records;
static struct pty *pty;

static int sit_down(void **state)
{
    (void)state;
    pty = pty_open(24, 80);
    return 0;
}

static int stand_up(void **state)
{
    (void)state;
    pty_close(pty);
    return 0;
}

static void start(const char *file, const char *option, const char *value)
{
    pty_run(pty, (const char *const[]){players_nika(), "replay", "--lang", "en", file, option, value, NULL});
}

static void start_kept(const char *option, const char *value)
{
    static char path[PATH_ROOM];
    snprintf(path, sizeof path, "%s/justinian-3-en.nika", records);
    start(path, option, value);
    pty_wait_for(pty, "Before the first move");
    pty_settle(pty);
}

static void press(const char *keys, const char *shown)
{
    pty_type(pty, keys);
    pty_wait_for(pty, shown);
    pty_settle(pty);
}

static void press_often(const char *key, unsigned times, const char *shown)
{
    for (unsigned i = 0; i < times; i++)
        pty_type(pty, key);
    pty_wait_for(pty, shown);
}

static void check_ended(int status)
{
    const int ended = pty_wait_end(pty);
    assert_int_equal(WIFSIGNALED(ended) ? 128 + WTERMSIG(ended) : WEXITSTATUS(ended), status);
    assert_true(pty_as_found(pty));
}

static void to_the_end_and_back(void **state)
{
    (void)state;
    start_kept("--game", "1");
    press(KEY_RIGHT " " KEY_RIGHT, "Move 3 of 114");
    press(KEY_LEFT, "Move 2 of 114");
    assert_false(pty_shows(pty, "random C places -3"));
    press_often(KEY_RIGHT, 112, "Move 114 of 114");
    press(KEY_RIGHT, "random B wins with 47 points");
    press(KEY_ENTER, "Enter: result");
    assert_false(pty_shows(pty, "wins"));
    press_often(KEY_LEFT, 114, "Before the first move");
    press(KEY_LEFT, "Before the first move");
    press(KEY_PAGE_DOWN, "Move 35 of 114");
    press(KEY_RIGHT KEY_RIGHT KEY_PAGE_UP, "Move 35 of 114");
    press(KEY_PAGE_UP, "Before the first move");
    press(KEY_END, "Move 114 of 114");
    press(KEY_HOME, "Before the first move");
    press("57" KEY_ENTER, "Move 57 of 114");
    press("115" KEY_ENTER, "The record ends at move 114.");
    assert_true(pty_shows(pty, "Move 57 of 114"));
    press("l", "The game so far");
    press("l?", "A recorded game");
    press("?q", "");
    check_ended(0);
}

/* What is on the court and in the story, through all eyes. */
static void check_seen(const char *keys, const char *eyes, bool a, bool c)
{
    press(keys, eyes);
    assert_int_equal(pty_shows(pty, "●A+2"), a);
    assert_int_equal(pty_shows(pty, "random A places +2 on"), a);
    assert_int_equal(pty_shows(pty, "random A places a token on"), !a);
    assert_int_equal(pty_shows(pty, "■C-3"), c);
    assert_int_equal(pty_shows(pty, "random C places -3 on"), c);
    assert_int_equal(pty_shows(pty, "random C places a token on"), !c);
}

static void eyes_of_a_seat(void **state)
{
    (void)state;
    start_kept("--game", "1");
    press(KEY_RIGHT KEY_RIGHT KEY_RIGHT, "Move 3 of 114");
    check_seen("", "Everything is face up", true, true);
    check_seen(KEY_TAB, "As a spectator saw it", false, false);
    assert_false(pty_shows(pty, "h: hands"));
    check_seen(KEY_TAB, "As random A saw it", true, false);
    check_seen(KEY_TAB, "As random B saw it", false, false);
    check_seen(KEY_TAB, "As random C saw it", false, true);
    check_seen(KEY_TAB, "Everything is face up", true, true);
    check_seen(KEY_BACK_TAB, "As random C saw it", false, true);
    check_seen("a", "As random A saw it", true, false);
    press("h", "random A has the tokens");
    assert_false(pty_shows(pty, "random B has"));
    press("h", "Tab: viewpoint");
    check_seen("w", "As a spectator saw it", false, false);
    press("h", "A spectator sees no hands");
    check_seen("o", "Everything is face up", true, true);
    press("h", "random B has -2 on the phase space");
    press("hq", "");
    check_ended(0);
}

static void other_games(void **state)
{
    (void)state;
    start_kept(NULL, NULL);
    assert_true(pty_shows(pty, "Game 1 of 5"));
    press("p", "no more games");
    press("n", "Game 2 of 5");
    press("nnn", "Game 5 of 5");
    press("n", "no more games");
    press("p", "Game 4 of 5");
    press("q", "");
    check_ended(0);
}

/* Without waiting until the picture rests: it changes as long as something is worked out. */
static void type_and_see(const char *keys, const char *shown)
{
    pty_type(pty, keys);
    pty_wait_for(pty, shown);
}

/* The work goes on while its page is open: nobody waits for its end here. */
static void a_review(void **state)
{
    (void)state;
    start_kept("--game", "1");
    type_and_see("m", "Review for random A");
    type_and_see(KEY_TAB, "Review for random B");
    type_and_see(KEY_TAB KEY_TAB, "Review for random A");
    press("m", "Before the first move");
    press("b", "As random B saw it");
    type_and_see("m", "Review for random A"); /* the same one goes on */
    press("m", "As random B saw it");
    press("q", "");
    check_ended(0);
    start_kept(NULL, NULL);
    type_and_see("m", "Review for random A");
    press("m", "Before the first move");
    press("nb", "As random B saw it");
    type_and_see("m", "Review for random B"); /* another game: of whom one looks as */
    press("m", "As random B saw it");
    press("q", "");
    check_ended(0);
}

static void sizes_and_stops(void **state)
{
    (void)state;
    start_kept("--game", "1");
    pty_resize(pty, 40, 120);
    press(KEY_RIGHT KEY_RIGHT KEY_RIGHT, "Move 3 of 114");
    pty_settle(pty);
    assert_true(pty_shows(pty, "■C-3"));
    pty_resize(pty, 12, 50);
    press("a", "As random A saw it");
    pty_resize(pty, 24, 80);
    press(KEY_LEFT, "Move 2 of 114");
    pty_type(pty, KEY_CONTROL_Z);
    pty_wait_stop(pty);
    pty_foreground(pty);
    pty_wait_for(pty, "Move 2 of 114");
    pty_type(pty, KEY_CONTROL_C);
    check_ended(128 + SIGINT);
}

/* A record that breaks off, or is damaged, is shown as far as it goes; what is wrong stands on the normal screen. */
static void unfinished(void **state)
{
    static char line[NIKA_LINE_MAX + 2], path[PATH_ROOM];
    (void)state;
    snprintf(path, sizeof path, "%s/justinian-3-en.nika", records);
    FILE *from = fopen(path, "r"), *to = fopen("damaged.nika", "w");
    assert_non_null(from);
    assert_non_null(to);
    for (unsigned number = 1; number <= 11; number++) {
        assert_non_null(fgets(line, sizeof line, from));
        fputs(number == 11 ? "{\"seat\":2,\"move\":\"nonsense\"}\n" : line, to);
    }
    fclose(from);
    fclose(to);
    start("damaged.nika", NULL, NULL);
    pty_wait_for(pty, "Before the first move");
    press(KEY_END, "Move 9 of 9");
    press(KEY_RIGHT, "The record ends at move 9.");
    press("m", "This game is not over: a review looks at everybody's cards");
    press("q", "damaged.nika:11: ");
    check_ended(1);
    start("missing.nika", NULL, NULL);
    pty_wait_for(pty, "missing.nika: No such file");
    check_ended(1);
}

static void as_text(void **state)
{
    (void)state;
    char path[PATH_ROOM];
    snprintf(path, sizeof path, "%s/justinian-3-en.nika", records);
    pty_run(pty, (const char *const[]){players_nika(), "replay", "--lang", "en", "--plain", path, "--game", "1", NULL});
    pty_wait_for(pty, "1. random B, 47 points");
    check_ended(0);
    assert_false(pty_is_alternate(pty));
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
#define SITTING(name) cmocka_unit_test_setup_teardown(name, sit_down, stand_up)
        SITTING(to_the_end_and_back), SITTING(eyes_of_a_seat), SITTING(other_games), SITTING(a_review),
        SITTING(sizes_and_stops),     SITTING(unfinished),     SITTING(as_text),
    };
    int failed;

    if (argc != 3) {
        fprintf(stderr, "Usage: %s NIKA RECORDS\n", argv[0]);
        return 2;
    }
    records = argv[2];
    players_begin(argv[1]);
    failed = cmocka_run_group_tests(tests, NULL, NULL);
    players_end();
    return failed;
}
