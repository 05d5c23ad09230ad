/*
 * test_tui_learn.c: nika learn on the full screen: both lessons to their end by keys, with a wrong move wherever one is taught;
 * then the question whether to play.
 *
 * Usage: test_tui_learn NIKA
 */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include <cmocka.h>

#include <nika/tui.h>

#include "player.h"

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

static void start(const char *game)
{
    pty_run(pty, (const char *const[]){players_nika(), "learn", game, "--lang", "en", NULL});
}

static void check_ended(int status)
{
    const int ended = pty_wait_end(pty);
    assert_int_equal(WIFSIGNALED(ended) ? 128 + WTERMSIG(ended) : WEXITSTATUS(ended), status);
    assert_true(pty_as_found(pty));
}

/* Waits until the screen is at a step, and that step is all that is shown. */
static void wait_for_step(unsigned step)
{
    char heading[32];
    snprintf(heading, sizeof heading, "Step %u of", step);
    pty_wait_for(pty, heading);
    pty_settle(pty);
}

/* The keys for a move of the one who is asked. */
static void find_keys(struct nika_source source, struct nika_move move, char keys[KEYS_ROOM])
{
    static const char *const names[NIKA_SEATS_MAX] = {"A", "B", "C", "D", "E", "F"};
    struct nika_view view = *nika_sight_view(source.sight);
    struct scene scene = {
        .setup = &source.sight->setup, .voice = nika_voice(NIKA_ENGLISH, names), .view = &view, .asked = true};
    assert_true(keys_for(&scene, move, keys));
}

/* Some legal move that is not the one. */
static bool find_other(struct nika_source source, struct nika_move move, struct nika_move *other)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const struct nika_setup *setup = &source.sight->setup;
    const unsigned count = setup->game->legal(setup, nika_sight_view(source.sight), moves);
    for (unsigned i = count; i-- > 0;)
        if (!nika_move_same(moves[i], move)) {
            *other = moves[i];
            return true;
        }
    return false;
}

/* A step that teaches a move. */
static void do_as_taught(struct nika_source source, struct nika_move move, unsigned step)
{
    char keys[KEYS_ROOM];
    struct nika_move other;
    nika_refusal refusal;
    if (source.sight->asks != 0) { /* a sale out of turn */
        pty_type(pty, "x" KEY_ENTER);
    } else {
        if (find_other(source, move, &other)) {
            find_keys(source, other, keys);
            pty_type(pty, keys);
            pty_wait_for(pty, "Here, try what the lesson asks for.");
            wait_for_step(step);
        }
        find_keys(source, move, keys);
        pty_type(pty, keys);
    }
    assert_int_equal(source.actions->play(source.context, 0, move, &refusal), NIKA_PLAYED_MADE);
}

static void learn(const char *game)
{
    struct nika_lesson *lesson = nika_lesson_open(game, "A");
    struct nika_move move;
    assert_non_null(lesson);
    const struct nika_source source = nika_lesson_source(lesson);
    start(game);
    wait_for_step(1);
    pty_type(pty, "++++"); /* the others act at once; what there is to read still waits */
    pty_settle(pty);
    for (unsigned step = 1; !nika_lesson_ended(lesson); step++) {
        wait_for_step(step);
        if (source.teaching->taught(source.context, &move)) {
            do_as_taught(source, move, step);
        } else {
            pty_type(pty, KEY_ENTER);
            source.actions->act(source.context);
        }
        while (!nika_lesson_ended(lesson) && source.sight->asks == NIKA_WATCHER && !source.sight->waits)
            assert_int_equal(source.actions->act(source.context), NIKA_ACTED);
    }
    nika_lesson_close(lesson);
    pty_wait_for(pty, "Do you want to play a real game now?");
    pty_settle(pty);
}

static void justinian(void **state)
{
    (void)state;
    learn("justinian");
    pty_type(pty, "2" KEY_ENTER);
    check_ended(0);
}

/* And then a game is played. */
static void byzantz(void **state)
{
    (void)state;
    learn("byzantz");
    pty_type(pty, KEY_ENTER);
    pty_wait_for(pty, "Round 1 of");
    pty_settle(pty);
    assert_true(pty_is_alternate(pty));
    assert_false(pty_shows(pty, "Step 1 of"));
    pty_type(pty, "q" KEY_ENTER);
    check_ended(0);
}

static void leaving(void **state)
{
    (void)state;
    start("justinian");
    wait_for_step(1);
    pty_type(pty, "q");
    pty_wait_for(pty, "Leave the lesson?");
    pty_type(pty, KEY_ENTER);
    check_ended(0);
    start("justinian");
    wait_for_step(1);
    pty_resize(pty, 12, 50);
    pty_wait_for(pty, "The further right, the more.");
    pty_resize(pty, 40, 120);
    pty_type(pty, KEY_ENTER);
    wait_for_step(2);
    pty_type(pty, KEY_CONTROL_C);
    check_ended(128 + SIGINT);
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
#define SITTING(name) cmocka_unit_test_setup_teardown(name, sit_down, stand_up)
        SITTING(justinian),
        SITTING(byzantz),
        SITTING(leaving),
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
