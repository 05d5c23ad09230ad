/*
 * player.c: somebody who plays Nika in a terminal (player.h).
 */
#include "player.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include <nika/messages.h>
#include <nika/tell.h>

#include "keys.h"

enum { AGAIN_MAX = 5 };

static char nika_path[PATH_ROOM], folder[PATH_ROOM];

/* ---- Surroundings ---- */

void players_begin(const char *nika)
{
    static const char *const strange[] = {"LC_ALL",  "LC_CTYPE", "LC_MESSAGES", "LANGUAGE", "NO_COLOR",
                                          "COLUMNS", "LINES",    "ESCDELAY",    "TERMINFO", "COLORTERM"};

    assert_non_null(realpath(nika, nika_path));
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++)
        unsetenv(strange[i]);
    setenv("LANG", "C.UTF-8", 1);
    setenv("TERM", "xterm-256color", 1);
    /* What a sanitizer finds must not pass for something else. */
    setenv("ASAN_OPTIONS", "exitcode=99", 1);
    setenv("UBSAN_OPTIONS", "exitcode=99", 1);
    snprintf(folder, sizeof folder, "%s/nika-tui-XXXXXX", getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp");
    assert_non_null(mkdtemp(folder));
    setenv("HOME", folder, 1);
    setenv("XDG_STATE_HOME", folder, 1);
    assert_int_equal(chdir(folder), 0);
}

void players_end(void)
{
    char command[PATH_ROOM + 16];

    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    assert_int_equal(system(command), 0);
}

const char *players_nika(void)
{
    return nika_path;
}

const char *players_folder(void)
{
    return folder;
}

void player_open(struct player *player, int rows, int columns, enum nika_language language)
{
    static unsigned number;

    memset(player, 0, sizeof *player);
    player->language = language;
    player->people = 1;
    player->pace = "none";
    nika_rng_seed(&player->rng, 1, 0);
    snprintf(player->record, sizeof player->record, "game%u.nika", ++number);
    player->pty = pty_open(rows, columns);
}

void player_close(struct player *player)
{
    pty_close(player->pty);
}

enum { WORDS_MAX = 32 };

static void start(struct player *player, const char *option, const char *const words[])
{
    const char *argv[WORDS_MAX + 10] = {nika_path, "play",       "--lang", nika_language_code(player->language),
                                        "--pace",  player->pace, option,   player->record};
    size_t count = 8;

    if (player->plain && !player->silent)
        argv[count++] = "--plain";
    for (size_t i = 0; words[i] != NULL && i < WORDS_MAX; i++)
        argv[count++] = words[i];
    pty_run(player->pty, argv);
}

void player_start(struct player *player, const char *const words[])
{
    start(player, "--record", words);
}

void player_resume(struct player *player)
{
    start(player, "--resume", (const char *const[]){NULL});
}

/* ---- Where the game stands ---- */

/* Reads all whole lines: the last one may still be being written. */
void player_read(struct player *player)
{
    static char line[NIKA_LINE_MAX + 2];
    FILE *file = fopen(player->record, "r");

    nika_reader_start(&player->game);
    if (file == NULL)
        return;
    while (fgets(line, sizeof line, file) != NULL) {
        const size_t size = strlen(line);
        if (size == 0 || line[size - 1] != '\n')
            break;
        const unsigned ply = player->game.ply;
        const enum nika_reading reading = nika_reader_line(&player->game, line, size - 1);
        if (reading == NIKA_READ_PROBLEM)
            pty_fail(player->pty, "line %llu of the record: %s", (unsigned long long)player->game.line,
                     player->game.problem.word);
        if (reading == NIKA_READ_MOVE) {
            assert_true(ply < PLIES_MAX);
            player->seats[ply] = player->game.seat;
            player->moves[ply] = player->game.move;
        }
    }
    fclose(file);
}

static void look(const struct player *player, unsigned seat, struct nika_view *view)
{
    nika_look(&player->game.setup, &player->game.world, seat, view);
}

unsigned player_asked(const struct player *player)
{
    struct nika_view view;

    if (!nika_look_asked(&player->game.setup, &player->game.world, &view))
        return NIKA_WATCHER;
    return view.seat;
}

static bool is_over(const struct player *player)
{
    return player->game.state == NIKA_READER_AFTER_GAME;
}

static bool is_asked(const struct player *player)
{
    return player->game.state == NIKA_READER_IN_GAME && player_asked(player) < NIKA_SEATS_MAX &&
           (player->people >> player_asked(player) & 1) != 0;
}

static struct nika_voice voice_of(const struct player *player, const char *names[NIKA_SEATS_MAX])
{
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        names[seat] = player->game.names.of[seat];
    struct nika_voice voice = nika_voice(player->language, names);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        if (player->people == 1u << seat) /* who plays alone is spoken to */
            voice.self = seat;
    return voice;
}

struct hearing {
    struct nika_text *text;
    struct nika_voice voice;
};

static void hear_first(void *context, enum nika_manner manner, struct nika_message message)
{
    struct hearing *hearing = context;

    (void)manner;
    if (hearing->text->size == 0)
        nika_say(hearing->text, hearing->voice, message);
}

void player_question(const struct player *player, struct nika_text *text)
{
    const char *names[NIKA_SEATS_MAX];
    struct hearing hearing = {text, voice_of(player, names)};
    struct nika_view view;

    look(player, player_asked(player), &view);
    nika_tell_question(&player->game.setup, &view, (struct nika_listener){hear_first, &hearing});
}

static bool is_doubted(const struct player *player, struct nika_move move)
{
    const char *names[NIKA_SEATS_MAX];
    char bytes[2048];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct hearing hearing = {&text, voice_of(player, names)};
    struct nika_view view;

    look(player, player_asked(player), &view);
    return nika_tell_doubt(&player->game.setup, &view, move, (struct nika_listener){hear_first, &hearing});
}

static void say_curtain(const struct player *player, struct nika_text *text)
{
    const char *names[NIKA_SEATS_MAX];
    const struct nika_voice voice = voice_of(player, names);
    const unsigned seat = player_asked(player);

    nika_say(text, voice, player->plain ? msg_hand_over(seat) : msg_scr_curtain(seat));
}

bool player_wait_closed(struct player *player)
{
    unsigned ply = UINT32_MAX;
    time_t end = pty_deadline();

    for (;;) {
        player_read(player);
        if (is_over(player) || pty_has_ended(player->pty))
            return false;
        if (is_asked(player) && player->game.ply == ply)
            return true;
        if (player->game.ply != ply)
            end = pty_deadline();
        else if (time(NULL) > end)
            pty_fail(player->pty, "the record does not grow, and nobody is asked");
        ply = player->game.ply;
        /* The program has kept the last move; now it shows it and comes to rest. */
        pty_settle(player->pty);
    }
}

bool player_is_closed(struct player *player)
{
    char bytes[1024];
    struct nika_text text = nika_text(bytes, sizeof bytes);

    say_curtain(player, &text);
    return pty_shows(player->pty, bytes);
}

bool player_wait(struct player *player)
{
    if (!player_wait_closed(player))
        return false;
    /* One person needs no curtain. */
    if ((player->people & (player->people - 1)) != 0 && player_is_closed(player)) {
        pty_type(player->pty, KEY_ENTER);
        pty_settle(player->pty);
    }
    return true;
}

/* ---- Choosing ---- */

static struct nika_move choose_keys(struct player *player, const struct nika_view *view, const struct nika_move *wanted,
                                    char keys[KEYS_ROOM])
{
    const char *names[NIKA_SEATS_MAX];
    const struct scene scene = {
        .setup = &player->game.setup, .voice = voice_of(player, names), .view = view, .asked = true};
    struct nika_move move = {0};

    if (!(wanted == NULL ? keys_for_any(&scene, &player->rng, &move, keys) : keys_for(&scene, *wanted, keys)))
        pty_fail(player->pty, "no keys make %s", wanted == NULL ? "a legal move" : "this move");
    return wanted == NULL ? move : *wanted;
}

static struct nika_move choose_line(struct player *player, const struct nika_view *view, const struct nika_move *wanted,
                                    char keys[KEYS_ROOM])
{
    struct nika_move moves[NIKA_MOVES_MAX], move;
    const unsigned count = player->game.setup.game->legal(&player->game.setup, view, moves);

    assert_true(count > 0);
    move = wanted != NULL ? *wanted : moves[nika_rng_below(&player->rng, count)];
    player->game.setup.game->say(&player->game.setup, move, keys);
    strcat(keys, KEY_ENTER);
    return move;
}

struct nika_move player_choose(struct player *player, const struct nika_move *wanted, char keys[KEYS_ROOM])
{
    struct nika_view view;

    look(player, player_asked(player), &view);
    return (player->plain ? choose_line : choose_keys)(player, &view, wanted, keys);
}

/* ---- Moving ---- */

/* What no program should take for anything: bytes that are no UTF-8, sequences that no key sends, characters that
 * only control, text that was pasted. */
static const char nonsense[] = "\xFF\xFE\xC0\x80\xE3\x81\xF5\x80\x80\x80\001\002\005\006\007\013\016\024\030"
                               "\033[99~\033[1;2;3;4x\033Oz\033[<0;500;500M\033[200~pass\r\nq\ry\r\033[201~"
                               "\xE2\x80\xAE\xE2\x80\x8B\xEF\xBB\xBF";

/* In lines, also what is no word of any game, and a line of many bytes. */
static const char nonsense_lines[] = "\xFF\xFE\xC0\x80\r\001\002\005\006\007\r\033[99~\r\033]0;title\007\r"
                                     "xyzzy plugh\r; rm -rf / #\r%s%n%d\r\xE2\x80\xAE\xE2\x80\x8B\r"
                                     "-1\r99999999999999999999999999\r{who}\r";

static void type_nonsense(struct player *player)
{
    const unsigned ply = player->game.ply;

    if (player->plain)
        pty_type_bytes(player->pty, nonsense_lines, sizeof nonsense_lines - 1);
    else
        pty_type_bytes(player->pty, nonsense, sizeof nonsense - 1);
    pty_settle(player->pty);
    if (pty_has_ended(player->pty))
        pty_fail(player->pty, "nonsense ended the program");
    player_read(player);
    if (player->game.ply != ply)
        pty_fail(player->pty, "nonsense made a move");
}

/* Types the keys. */
static void type_move(struct player *player, struct nika_move move, const char *keys)
{
    const unsigned ply = player->game.ply;

    const bool doubted = is_doubted(player, move);

    pty_type(player->pty, keys);
    if (doubted) {
        pty_settle(player->pty);
        player_read(player);
        if (player->game.ply != ply)
            pty_fail(player->pty, "an unusual move was not doubted");
        pty_type(player->pty, player->plain ? "y\r" : KEY_ENTER);
    }
    for (const time_t end = pty_deadline(); !pty_is_settled(player->pty) && player->game.ply == ply;) {
        player_read(player);
        if (time(NULL) > end)
            pty_fail(player->pty, "the program neither makes a move nor comes to rest");
    }
}

/* Makes a move, and sees that the record has exactly this move. The program may forget what was typed before it had
 * drawn the question; whoever types then types again. */
static void make(struct player *player, const struct nika_move *wanted)
{
    const unsigned ply = player->game.ply, seat = player_asked(player);
    char keys[KEYS_ROOM], word[NIKA_WORD_MAX];
    struct nika_move move = player_choose(player, wanted, keys);

    player->game.setup.game->say(&player->game.setup, move, word);
    for (unsigned again = 0; player->game.ply == ply; again++) {
        if (again == AGAIN_MAX || pty_has_ended(player->pty))
            pty_fail(player->pty, "what should make “%s” does not make it", word);
        if (again > 0 && !player->plain) {
            pty_type(player->pty, "uuuuuuuuuuuuuuuuuuuun"); /* not further than this choice */
            pty_settle(player->pty);
        }
        type_move(player, move, keys);
        player_read(player);
    }
    if (player->seats[ply] != seat || !nika_move_same(player->moves[ply], move))
        pty_fail(player->pty, "what should make “%s” makes another move", word);
}

void player_move(struct player *player)
{
    if (player->garbage)
        type_nonsense(player);
    make(player, NULL);
}

void player_move_spelled(struct player *player, const char *word)
{
    struct nika_move move;

    assert_true(player->game.setup.game->parse(&player->game.setup, word, strlen(word), &move));
    make(player, &move);
}

bool player_play(struct player *player, unsigned plies)
{
    while (player_wait(player)) {
        if (player->game.ply >= plies)
            return true;
        player_move(player);
    }
    return false;
}

/* ---- The end ---- */

void player_ended(struct player *player, int expected)
{
    const int status = pty_wait_end(player->pty);
    const unsigned ply = player->game.ply;

    if ((WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)) != expected)
        pty_fail(player->pty, "the program ended with status %x, expected was %d", (unsigned)status, expected);
    player_read(player);
    assert_true(player->game.ply >= ply);
    player_verify(player);
}

void player_verify(struct player *player)
{
    char command[2 * PATH_ROOM + 32];

    snprintf(command, sizeof command, "'%s' verify '%s' >verified 2>&1", nika_path, player->record);
    if (system(command) != 0)
        pty_fail(player->pty, "the record is not whole");
}
