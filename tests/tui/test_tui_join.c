/*
 * test_tui_join.c: `nika join` on the full screen of a terminal, against a real server: connecting, sitting down, playing with keys, talk,
 * taking back, a server that is killed and comes back, a program that is killed and comes back, the end.
 *
 * Usage: test_tui_join NIKA
 */
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "player.h"

static struct pty *pty;
static pid_t server;
static char url[128], port[16] = "0";

/*
 * The server.
 */

/* Starts one, with the port and the data of the one before. */
static void start_server(const char *pace)
{
    char data[PATH_ROOM], announced[PATH_ROOM];
    snprintf(data, sizeof data, "%s/nika.db", players_folder());
    snprintf(announced, sizeof announced, "%s/announced", players_folder());
    unlink(announced);
    server = fork();
    assert_true(server >= 0);
    if (server == 0) {
        const int nothing = open("/dev/null", O_RDWR);
        dup2(nothing, STDIN_FILENO);
        dup2(nothing, STDOUT_FILENO);
        dup2(nothing, STDERR_FILENO);
        for (int inherited = 3; inherited < 256;
             inherited++) /* whoever waits for their end must not wait for the server */
            close(inherited);
        execl(players_nika(), players_nika(), "serve", "--port", port, "--data", data, "--pace", pace, "--announce",
              announced, (char *)NULL);
        _exit(127);
    }
    FILE *file = NULL;
    const time_t deadline = pty_deadline();
    while (!file) {
        file = fopen(announced, "r");
        assert_int_equal(waitpid(server, NULL, WNOHANG), 0);
        assert_true(time(NULL) < deadline);
        if (!file)
            usleep(20000);
    }
    assert_non_null(fgets(url, sizeof url, file));
    fclose(file);
    url[strcspn(url, "\n")] = '\0';
    snprintf(port, sizeof port, "%s", strrchr(url, ':') + 1);
    port[strcspn(port, "/")] = '\0';
}

static void kill_server(void)
{
    if (server > 0) {
        kill(server, SIGKILL);
        waitpid(server, NULL, 0);
    }
    server = 0;
}

/*
 * The person.
 */

static int sit_down(void **state)
{
    (void)state;
    strcpy(port, "0");
    pty = pty_open(40, 120);
    return 0;
}

static int stand_up(void **state)
{
    (void)state;
    pty_close(pty);
    kill_server();
    return 0;
}

static void join_with(const char *where, const char *language, const char *const words[])
{
    const char *all[32] = {players_nika(), "join", where, "--name", "Ada", "--lang", language};
    unsigned count = 7;
    while (*words)
        all[count++] = *words++;
    pty_run(pty, all);
}

/* Beside whom the game waits for stands a mark. */
static const char asked[] = "▸●A ";

/* The words by which a picture is known, in a language. */
static const struct words {
    const char *code, *over, *fair, *lost, *back, *talk;
} english = {"en",           "The game is over",       "The deal is proven fair",
             "Trying again", "The connection is back", "Ada: Hello!"},
  french = {"fr",           "La partie est terminée",    "La donne est régulière",
            "Nouvel essai", "La connexion est rétablie", "Ada\u00A0: Hello!"},
  japanese = {"ja", "ゲーム終了です", "公正だと証明されました", "再接続しています", "接続が戻りました", "Ada：Hello!"};

/* Waits until she is asked, or the game is over. True if she is asked. */
static bool wait_until_asked(const struct words *words)
{
    const time_t deadline = pty_deadline();
    for (;;) {
        if (pty_shows(pty, words->over))
            return false;
        if (pty_shows(pty, asked) && pty_is_settled(pty))
            return true;
        if (pty_has_ended(pty) || time(NULL) > deadline)
            pty_fail(pty, "nothing is asked");
        pty_attend(pty);
    }
}

/* Makes a move with few keys: passes where that is one, else takes what the cursor is on. */
static void make_a_move(void)
{
    static const char *const keys[] = {"p", KEY_ENTER, KEY_ENTER, KEY_ENTER};
    for (unsigned i = 0; i < sizeof keys / sizeof *keys && pty_shows(pty, asked); i++) {
        pty_type(pty, keys[i]);
        pty_settle(pty);
    }
}

static void leave_after_the_end(const struct words *words)
{
    pty_wait_for(pty, words->over);
    pty_settle(pty);
    pty_type(pty, "q");
    pty_wait_for(pty, words->fair);
    pty_settle(pty);
    pty_type(pty, "n\r");
    assert_int_equal(pty_wait_end(pty), 0);
    assert_true(pty_as_found(pty));
}

/* A whole game with keys, talk in its middle, and a server that is killed twice. */
static void play_whole_game(const char *game, const struct words *words)
{
    start_server("0");
    join_with(
        url, words->code,
        (const char *const[]){"--create", game, "--players", "3", "--agents", "beginner,beginner", "--start", NULL});
    for (unsigned moves = 0; wait_until_asked(words); moves++) {
        assert_true(pty_is_alternate(pty));
        if (moves == 1) {
            pty_type(pty, "/Hello!" KEY_ENTER);
            pty_wait_for(pty, words->talk);
            pty_settle(pty);
        }
        if (moves == 2 || moves == 4) {
            kill_server();
            pty_wait_for(pty, words->lost);
            start_server("0");
            pty_wait_for(pty, words->back);
            pty_settle(pty);
        }
        make_a_move();
    }
    leave_after_the_end(words);
}

static void a_game_of_byzantz_in_french(void **state)
{
    (void)state;
    play_whole_game("byzantz", &french);
}

static void a_game_of_justinian_in_japanese(void **state)
{
    (void)state;
    play_whole_game("justinian", &japanese);
}

/* Computer players who take their time: what was done can be taken back as long as nothing came of it. */
static void taking_back(void **state)
{
    (void)state;
    pty_resize(pty, 24, 80);
    start_server("60000");
    /* Who begins is drawn: a table at which she does is found soon. */
    for (;;) {
        join_with(
            url, "en",
            (const char *const[]){"--create", "justinian", "--players", "2", "--agents", "beginner", "--start", NULL});
        pty_wait_for(pty, "a token or pass");
        pty_settle(pty);
        if (pty_shows(pty, "You place a token or pass"))
            break;
        pty_type(pty, "q");
        pty_settle(pty);
        pty_type(pty, KEY_ENTER);
        assert_int_equal(pty_wait_end(pty), 0);
    }
    pty_type(pty, KEY_ENTER); /* the first token */
    pty_settle(pty);
    pty_type(pty, "0" KEY_ENTER); /* on the phase space */
    pty_wait_for(pty, "to play …");
    pty_wait_for(pty, "u: undo");
    assert_false(pty_shows(pty, "You place a token or pass"));
    pty_type(pty, "u");
    pty_wait_for(pty, "Your last move is undone.");
    pty_wait_for(pty, "You place a token or pass");
    pty_settle(pty);
    pty_type(pty, "i");
    pty_wait_for(pty, "Seat A: Ada (you)");
    pty_type(pty, KEY_ESCAPE);
    pty_settle(pty);
    pty_type(pty, "q");
    pty_wait_for(pty, "Your seat stays yours");
    pty_type(pty, KEY_ENTER);
    assert_int_equal(pty_wait_end(pty), 0);
    assert_true(pty_as_found(pty));
    pty_wait_for(pty, "Come back with: nika join http://");
}

/* A program that was killed comes back to the same seat, also at a terminal of another size. */
static void killed_and_back(void **state)
{
    char link[256];
    (void)state;
    start_server("0");
    join_with(url, "en",
              (const char *const[]){"--create", "byzantz", "--players", "3", "--agents", "beginner,beginner", "--start",
                                    NULL});
    for (unsigned moves = 0; moves < 3 && wait_until_asked(&english); moves++)
        make_a_move();
    assert_true(wait_until_asked(&english));
    pty_type(pty, "i");
    pty_wait_for(pty, "/t/");
    const char *at = strstr(pty_picture(pty), "http://");
    assert_non_null(at);
    snprintf(link, sizeof link, "%.*s", (int)strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789:/."), at);
    pty_signal(pty, SIGKILL);
    pty_wait_end(pty);
    pty_close(pty);
    pty = pty_open(24, 80);
    join_with(link, "en", (const char *const[]){"--mouse", "--ascii", NULL});
    pty_wait_for(pty, "Your hand");
    pty_settle(pty);
    assert_true(pty_has_mouse(pty));
    pty_signal(pty, SIGTERM);
    const int status = pty_wait_end(pty);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    assert_true(pty_as_found(pty));
    pty_wait_for(pty, "Your seat stays yours");
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_of_byzantz_in_french, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(a_game_of_justinian_in_japanese, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(taking_back, sit_down, stand_up),
        cmocka_unit_test_setup_teardown(killed_and_back, sit_down, stand_up),
    };
    if (count != 2)
        return 2;
    players_begin(arguments[1]);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    players_end();
    return failed;
}
