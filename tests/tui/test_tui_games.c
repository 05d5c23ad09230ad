/*
 * test_tui_games.c: whole games in a terminal, by keys and by typed lines, against computer players, in one language. The
 * terminal changes its size all the time, also to next to nothing: a person can play on at any size.
 *
 * Usage: test_tui_games NIKA GAME LANGUAGE
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <nika/messages_play.h>

#include "player.h"

enum { ALL = PLIES_MAX };

static const char *game;
static enum nika_language language;
static struct player player;

static int sit_down(void **state)
{
    (void)state;
    player_open(&player, 24, 80, language);
    return 0;
}

static int stand_up(void **state)
{
    (void)state;
    player_close(&player);
    return 0;
}

static void start_game(const char *seed)
{
    player_start(&player, (const char *const[]){game, "--players", "3", "--me", "0", "--agents", "beginner", "--seed",
                                                seed, NULL});
}

/* The first words of what is asked: as many as fit into a line at any width from 80 columns on. */
static void assert_question_is_shown(void)
{
    char bytes[1024], first[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    size_t size = 0, length;

    player_question(&player, &text);
    for (unsigned count = 0; count < 30 && size < text.size; count++, size += length)
        nika_utf8_read(bytes + size, text.size - size, &length);
    memcpy(first, bytes, size);
    first[size] = '\0';
    pty_wait_for(player.pty, first);
}

/* On a small screen one has to scroll back for what was told. */
static bool is_told(const char *text)
{
    return pty_shows(player.pty, text) || strstr(pty_scrollback(player.pty), text) != NULL;
}

/* How the game came out is told where it was played, and what is left after it. */
static void assert_result_is_shown(void)
{
    const char *names[NIKA_SEATS_MAX];
    struct nika_voice voice = nika_voice(player.language, names);

    voice.self = 0; /* the person before the screen */
    for (unsigned seat = 0; seat < player.game.setup.players; seat++) {
        char line[128];
        struct nika_text text = nika_text(line, sizeof line);

        names[seat] = player.game.names.of[seat];
        nika_say(&text, voice, msg_ranked(player.game.result.rank[seat], seat, player.game.result.score[seat]));
        if (!is_told(line))
            pty_fail(player.pty, "“%s” is not told", line);
    }
}

static void leave_finished_game(void)
{
    assert_true(player.game.state == NIKA_READER_AFTER_GAME);
    if (!player.plain) { /* what is typed before the end is to be seen is forgotten */
        char over[128];
        struct nika_text text = nika_text(over, sizeof over);

        nika_say(&text, nika_voice(player.language, NULL), msg_is_over());
        pty_wait_for(player.pty, over);
    }
    pty_settle(player.pty);
    if (!player.plain)
        assert_result_is_shown();
    pty_type(player.pty, player.plain ? KEY_ENTER : "q"); /* no other game */
    player_ended(&player, 0);
    assert_true(pty_as_found(player.pty));
    assert_result_is_shown();
    assert_false(pty_shows(player.pty, "--resume"));
}

/* Another size before every few moves; some of them show next to nothing, and the game goes on all the same. */
static void by_keys_at_all_sizes(void **state)
{
    static const int sizes[][2] = {{24, 80}, {60, 200}, {10, 40}, {24, 80}, {5, 20}, {40, 120}, {1, 1}, {24, 81}};
    const size_t count = sizeof sizes / sizeof *sizes;
    size_t size = 0;

    (void)state;
    start_game("7");
    while (player_wait(&player)) {
        if (sizes[size][1] > 1 && pty_overflows(player.pty))
            pty_fail(player.pty, "there is more than fits");
        if (sizes[size][0] >= 24 && sizes[size][1] >= 80)
            assert_question_is_shown();
        player_move(&player);
        /* At once, so that computers are at play, now and then. */
        size = (size + 1) % count;
        pty_resize(player.pty, sizes[size][0], sizes[size][1]);
    }
    pty_resize(player.pty, 24, 80);
    leave_finished_game();
}

static void by_keys_on_a_large_screen(void **state)
{
    (void)state;
    pty_resize(player.pty, 60, 200);
    start_game("8");
    while (player_wait(&player)) {
        assert_question_is_shown();
        player_move(&player);
    }
    leave_finished_game();
}

static void by_lines(void **state)
{
    (void)state;
    player.plain = true;
    start_game("9");
    while (player_wait(&player)) {
        assert_question_is_shown();
        player_move(&player);
    }
    assert_false(pty_is_alternate(player.pty));
    leave_finished_game();
}

int main(int argc, char *argv[])
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(by_keys_at_all_sizes, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(by_keys_on_a_large_screen, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(by_lines, sit_down, stand_up),
    };
    int failed;

    if (argc != 4 || !nika_language_named(argv[3], &language)) {
        fprintf(stderr, "Usage: %s NIKA GAME LANGUAGE\n", argv[0]);
        return 2;
    }
    game = argv[2];
    players_begin(argv[1]);
    failed = cmocka_run_group_tests(tests, NULL, NULL);
    players_end();
    return failed;
}
