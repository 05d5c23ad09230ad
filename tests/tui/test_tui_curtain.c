/*
 * test_tui_curtain.c: several people before one screen. Two games are played that differ only in what Ada hides: whenever
 * the curtain is down, and whenever somebody else is before the screen, everything that is to be seen, and everything
 * that can be scrolled back to, is the same in both; and what is left after the program too.
 *
 * Usage: test_tui_curtain NIKA
 */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "player.h"
#include "worlds.h"

enum { SHOTS_MAX = 512, MOVES = 16 };

static struct player player;

/* What was to be seen, one after the other, and whether Ada was before the screen. */
struct shot {
    char *letters, *back, *cells; /* the picture, what can be scrolled back to, and how everything looks */
    bool adas;
};
struct shots {
    struct shot at[SHOTS_MAX];
    unsigned count;
};

static void take_shot(struct shots *shots, bool adas)
{
    assert_true(shots->count < SHOTS_MAX);
    shots->at[shots->count++] = (struct shot){strdup(pty_picture(player.pty)), strdup(pty_scrollback(player.pty)),
                                              strdup(pty_cells(player.pty)), adas};
}

static bool is_same(const struct shot *a, const struct shot *b)
{
    return strcmp(a->letters, b->letters) == 0 && strcmp(a->back, b->back) == 0 && strcmp(a->cells, b->cells) == 0;
}

static void forget(struct shots *shots)
{
    for (unsigned i = 0; i < shots->count; i++) {
        free(shots->at[i].letters);
        free(shots->at[i].back);
        free(shots->at[i].cells);
    }
    shots->count = 0;
}

/* What can be called up besides: pages on the full screen, words in line mode. */
static void look_around(struct shots *shots)
{
    static const char *const pages[] = {"?", "\033OQ" /* F2: the story */, "v"};
    static const char *const words[] = {"?\r", "log\r", "table\r", "hand\r"};

    for (unsigned i = 0; i < 4; i++) {
        if (!player.plain && i == 3)
            break;
        pty_type(player.pty, player.plain ? words[i] : pages[i]);
        pty_settle(player.pty);
        take_shot(shots, false);
        if (!player.plain && i < 2) {
            pty_type(player.pty, KEY_ESCAPE);
            pty_settle(player.pty);
        }
    }
}

/* Plays the moves, and takes a picture at every step. */
static void play(const struct worlds *worlds, unsigned which, bool plain, struct shots *shots)
{
    const struct nika_names names = {{"Ada", "Bo", "Cy"}};

    player_open(&player, 24, 80, NIKA_ENGLISH);
    snprintf(player.record, sizeof player.record, "%s%d.nika", worlds->setup.game->name,
             plain); /* in both: it is told */
    player.plain = plain;
    player.people = (1u << worlds->setup.players) - 1;
    worlds_write(worlds, which, &names, player.record);
    player_resume(&player);
    for (unsigned i = 0; i < worlds->count; i++) {
        char word[NIKA_WORD_MAX];
        const bool adas = worlds->seats[i] == 0, again = i > 0 && worlds->seats[i] == worlds->seats[i - 1];
        assert_true(player_wait_closed(&player));
        assert_int_equal(player_asked(&player), worlds->seats[i]);
        if (!again)
            take_shot(shots, false);
        assert_true(player_is_closed(&player) == !again);
        assert_true(player_wait(&player));
        take_shot(shots, adas);
        if (!adas && i % 5 == 2)
            look_around(shots);
        worlds->setup.game->say(&worlds->setup, worlds->moves[which][i], word);
        player_move_spelled(&player, word);
    }
    pty_settle(player.pty);
    pty_signal(player.pty, SIGTERM);
    player_ended(&player, 128 + SIGTERM);
    if (!plain)
        take_shot(shots, false);
    player_close(&player);
    player.pty = NULL;
}

static int stand_up(void **state)
{
    (void)state;
    if (player.pty != NULL)
        player_close(&player);
    player.pty = NULL;
    return 0;
}

static void compare(const char *game, unsigned players, bool different, bool plain)
{
    struct worlds worlds;
    static struct shots shots[2];
    unsigned told_apart = 0;

    worlds_make(&worlds, game, players, 1, different, MOVES);
    assert_true(worlds.count > 2 * players);
    for (unsigned which = 0; which < 2; which++) {
        forget(&shots[which]);
        play(&worlds, which, plain, &shots[which]);
    }
    assert_int_equal(shots[0].count, shots[1].count);
    for (unsigned i = 0; i < shots[0].count; i++) {
        const struct shot *a = &shots[0].at[i], *b = &shots[1].at[i];
        if (a->adas) {
            told_apart += !is_same(a, b);
        } else if (!is_same(a, b)) {
            fprintf(stderr,
                    "Somebody else sees what Ada hides, or how it was:\n%s---- further up:\n%s==== or\n%s---- further "
                    "up:\n%s",
                    a->letters, a->back, b->letters, b->back);
            fail();
        }
    }
    /* Ada does see it: so the pictures can differ. */
    assert_true(told_apart > 0);
    for (unsigned which = 0; which < 2; which++)
        forget(&shots[which]);
}

static void byzantz_on_the_full_screen(void **state)
{
    (void)state;
    compare("byzantz", 3, false, false);
}

static void byzantz_in_lines(void **state)
{
    (void)state;
    compare("byzantz", 3, false, true);
}

static void justinian_on_the_full_screen(void **state)
{
    (void)state;
    compare("justinian", 2, false, false);
}

static void justinian_in_lines(void **state)
{
    (void)state;
    compare("justinian", 2, false, true);
}

/* Ada places other tokens; all that others see is that she places some. */
static void secret_moves_on_the_full_screen(void **state)
{
    (void)state;
    compare("justinian", 3, true, false);
}

static void secret_moves_in_lines(void **state)
{
    (void)state;
    compare("justinian", 3, true, true);
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(byzantz_on_the_full_screen, stand_up),
        cmocka_unit_test_teardown(byzantz_in_lines, stand_up),
        cmocka_unit_test_teardown(justinian_on_the_full_screen, stand_up),
        cmocka_unit_test_teardown(justinian_in_lines, stand_up),
        cmocka_unit_test_teardown(secret_moves_on_the_full_screen, stand_up),
        cmocka_unit_test_teardown(secret_moves_in_lines, stand_up),
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
