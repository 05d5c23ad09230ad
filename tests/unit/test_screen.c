/*
 * test_screen.c: the full screen (src/tui/screen.h) without a terminal: a display in the test's hand presses keys and looks
 * at every picture. The boards of the games have tests of their own; here the plain board lies on the table.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/justinian.h>
#include <nika/null.h>

#include "tui/screen.h"

enum { PICTURE = 1 << 16, WAIT = -2 /* among keys: no key comes in time */ };

/* A display that presses the keys of a script and keeps the last picture. When the script is at its end, so is the
 * input. */
struct held {
    const int *keys; /* ended by 0 */
    int rows, columns;
    char picture[PICTURE];
    char around[PICTURE]; /* the picture before that */
    enum style styles[512];
    unsigned shown;
    bool mouse;
    struct nika_rng *rng; /* presses anything at any size */
    unsigned left;        /* keys that are still pressed */
};

static const char *const players[NIKA_SEATS_MAX] = {"Ada", "Bo", "Cy", "Di", "Ed", "Fay"};
static struct held held;
static struct screen screen;
static struct session session;
static struct nika_table *table;
static struct nika_local local;
static unsigned lines_kept;
static const struct board *own_board; /* of the game that was laid */

static void held_size(void *context, int *rows, int *columns)
{
    (void)context;
    *rows = held.rows;
    *columns = held.columns;
}

static void held_show(void *context, const struct canvas *canvas)
{
    struct nika_text text;
    char row[PICTURE / 8];
    (void)context;
    memcpy(held.around, held.picture, sizeof held.picture);
    text = nika_text(held.picture, sizeof held.picture);
    assert_int_equal(canvas->rows, held.rows);
    assert_int_equal(canvas->columns, held.columns);
    for (int i = 0; i < canvas->rows; i++) {
        canvas_row_text(canvas, i, row, sizeof row);
        assert_true(canvas_width(row) <= canvas->columns);
        nika_text_add(&text, row);
        nika_text_add(&text, "\n");
        held.styles[i] = (enum style)canvas->cells[i * canvas->columns + (canvas->columns > 1)].style;
    }
    held.shown++;
}

static int any_key(void)
{
    static const int keys[] = {PRESSED_ENTER,
                               PRESSED_ENTER,
                               PRESSED_DOWN,
                               PRESSED_UP,
                               PRESSED_ESCAPE,
                               ' ',
                               '?',
                               'l',
                               'r',
                               'v',
                               '+',
                               '-',
                               'q',
                               'n',
                               'o',
                               'a',
                               'b',
                               'c',
                               'p',
                               'h',
                               'u',
                               12,
                               15,
                               14,
                               6,
                               0xff51,
                               0x7687,
                               PRESSED_PAGE_DOWN,
                               PRESSED_PAGE_UP,
                               PRESSED_TAB,
                               PRESSED_END,
                               DISPLAY_FUNCTION,
                               DISPLAY_WHEEL_UP,
                               DISPLAY_RESIZED,
                               DISPLAY_RESUMED,
                               DISPLAY_CLICKED,
                               DISPLAY_PAN_LEFT,
                               PRESSED_BACKSPACE};
    return keys[nika_rng_below(held.rng, sizeof keys / sizeof keys[0])];
}

static int held_key(void *context, int milliseconds)
{
    (void)context;
    if (held.rng) {
        if (held.left-- == 0)
            return DISPLAY_ENDED;
        held.rows = 1 + (int)nika_rng_below(held.rng, 40);
        held.columns = 1 + (int)nika_rng_below(held.rng, 130);
        return milliseconds >= 0 && nika_rng_below(held.rng, 2) ? DISPLAY_NOTHING : any_key();
    }
    if (*held.keys == WAIT) {
        assert_true(milliseconds >= 0); /* else it would wait for ever */
        held.keys++;
        return DISPLAY_NOTHING;
    }
    return *held.keys ? *held.keys++ : DISPLAY_ENDED;
}

static void held_clicked(void *context, int *row, int *column)
{
    (void)context;
    *row = held.rng ? (int)nika_rng_below(held.rng, 40) : 3;
    *column = held.rng ? (int)nika_rng_below(held.rng, 130) : 42;
}

static void held_nothing(void *context)
{
    (void)context;
}

static void held_mouse(void *context, bool wanted)
{
    (void)context;
    held.mouse = wanted;
}

static bool keep(void *context, const char *line, size_t size)
{
    (void)context;
    (void)line;
    (void)size;
    lines_kept++;
    return true;
}

static bool drop(void *context, unsigned lines)
{
    (void)context;
    lines_kept -= lines;
    return true;
}

/* Lays a table. `seats` has a letter for each seat: p is a person, r plays at random. */
static void lay(const struct nika_game *game, const char *seats, const struct nika_deal *deal)
{
    static const struct display display = {held_size,    held_show,    held_key,   held_clicked,
                                           held_nothing, held_nothing, held_mouse, NULL};
    struct nika_setup setup;
    struct nika_sitting sitting = {.names = {{""}}};
    struct nika_deal drawn;
    struct nika_rng rng;
    const unsigned count = (unsigned)strlen(seats);
    assert_true(nika_setup_init(&setup, game, count, 0));
    nika_rng_seed(&rng, 11, 0);
    nika_deal(&setup, &rng, &drawn);
    for (unsigned i = 0; i < count; i++) {
        strcpy(sitting.names.of[i], players[i]);
        strcpy(sitting.agents[i], seats[i] == 'p' ? "human" : "random");
    }
    lines_kept = 0;
    assert_true(nika_table_begin(table, &setup, deal ? deal : &drawn, &sitting, 5,
                                 (struct nika_keeper){.keep = keep, .drop = drop}));
    session = (struct session){.source = nika_local_source(&local, table),
                               .voice = nika_voice(NIKA_ENGLISH, players),
                               .record = "game.nika",
                               .pace = PACE_NONE,
                               .viewer = NIKA_WATCHER,
                               .front = &screen_front,
                               .context = &screen};
    assert_true(nika_agent_named("beginner", &session.adviser));
    held = (struct held){.rows = 24, .columns = 80};
    screen_end(&screen);
    screen_start(&screen, &session, display);
    own_board = screen.board;
    screen.board = &plain_board;
}

/* Makes a move that is legal. */
static void make(unsigned seat, struct nika_move move)
{
    nika_refusal refusal;
    assert_int_equal(session.source.actions->play(session.source.context, seat, move, &refusal), NIKA_PLAYED_MADE);
}

/* Presses keys until somebody has decided, or all are pressed. */
#define PRESS(...)                                                                                                     \
    do {                                                                                                               \
        static const int pressed[] = {__VA_ARGS__, 0};                                                                 \
        held.keys = pressed;                                                                                           \
    } while (0)

static bool sees(const char *text)
{
    return strstr(held.picture, text) != NULL;
}

/* A row of the last picture. */
static const char *row_of(int number)
{
    static char row[1024];
    const char *start = held.picture;
    while (number-- > 0)
        start = strchr(start, '\n') + 1;
    const size_t size = strcspn(start, "\n");
    memcpy(row, start, size);
    row[size] = '\0';
    return row;
}

static enum action ask(unsigned *seat, struct nika_move *move)
{
    return session_wait(&session, STAGE_ASK, seat, move);
}

static enum action hand_over(unsigned next, unsigned *seat, struct nika_move *move)
{
    session.next = next;
    return session_wait(&session, STAGE_CURTAIN, seat, move);
}

static const char *word_of(struct nika_move move)
{
    static char word[NIKA_WORD_MAX];
    nika_play_setup(table->play)->game->say(nika_play_setup(table->play), move, word);
    return word;
}

/*
 * Tests.
 */

/* Seat 0 has the tiles 1 and 4, seat 1 has 2 and 6, seat 2 has 3 and 7, the 5 lies in the dark; seat 0 starts. */
static const struct nika_deal tiles = {{4, 1, 2, 6, 7, 3, 5}};

static void test_layout(void **state)
{
    unsigned seat = 9;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    PRESS(PRESSED_DOWN, PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_int_equal(seat, 0);
    assert_string_equal(word_of(move), "lay 4");
    assert_memory_equal(row_of(0), " null · The game is waiting for Ada",
                        strlen(" null · The game is waiting for Ada"));
    assert_non_null(strstr(row_of(0), "Pace: instant"));
    assert_non_null(strstr(row_of(1), "lay 1"));
    assert_non_null(strstr(row_of(2), "▸ lay 4"));
    assert_memory_equal(row_of(18), "──────", strlen("──────"));
    assert_string_equal(row_of(22), " Ada, it is your move");
    assert_int_equal(held.styles[22], STYLE_ASKED);
    assert_memory_equal(row_of(23), " ↑ ↓: choose   Enter: play   h: hint",
                        strlen(" ↑ ↓: choose   Enter: play   h: hint"));
    assert_string_equal(row_of(23) + strlen(row_of(23)) - strlen("   ?: help"), "   ?: help");
    assert_int_equal(canvas_width(row_of(23)), 79);
}

/* What is asked about quitting; keys of other kinds do not answer. */
static void test_quit(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    PRESS('q', 'n', 'q', PRESSED_ESCAPE, 'q', 'x', PRESSED_DOWN, 'n', PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_string_equal(word_of(move), "lay 1");
    PRESS('q', 'y', PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_true(sees("Quit? The game is saved and can be resumed later."));
    assert_int_equal(*held.keys, PRESSED_ENTER);
    PRESS('q', PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    session.record = NULL;
    PRESS('q');
    assert_int_equal(ask(&seat, &move), ACTION_QUIT); /* the input ended */
    assert_true(sees("This game has no record and would be lost."));
    session.voice.language = NIKA_ITALIAN;
    PRESS('q', 's');
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_int_equal(*held.keys, 0);
    assert_int_equal(nika_play_ply(table->play), 0);
}

static void test_notices(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    PRESS('z');
    ask(&seat, &move);
    assert_string_equal(row_of(22), " That key does nothing here. ? shows all keys.");
    assert_int_equal(held.styles[22], STYLE_WRONG);
    PRESS('z', PRESSED_DOWN);
    ask(&seat, &move);
    assert_string_equal(row_of(22), " Ada, it is your move");
    PRESS('u');
    ask(&seat, &move);
    assert_string_equal(row_of(22), " Ada, it is your move"); /* the cursor went back to the first move */
    PRESS('u');
    ask(&seat, &move);
    assert_string_equal(row_of(22), " There is nothing to undo: you have not decided anything yet.");
    PRESS(PRESSED_DOWN, 15); /* nobody else is here: nothing is dropped */
    ask(&seat, &move);
    assert_string_equal(row_of(22), " That is not possible right now.");
    assert_non_null(strstr(row_of(2), "▸ lay 4"));
    /* A refusal stays until the next key; what was chosen stays as well. */
    PRESS(PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    screen_front.refused(&screen, 0, move, NIKA_NOT_NOW);
    held.keys = &(const int){0};
    ask(&seat, &move);
    assert_int_equal(held.styles[22], STYLE_WRONG);
    assert_true(strlen(row_of(22)) > 10);
    assert_non_null(strstr(row_of(2), "▸ lay 4"));
    PRESS(PRESSED_UP);
    ask(&seat, &move);
    assert_int_equal(held.styles[22], STYLE_ASKED);
    screen_front.not_kept(&screen);
    held.keys = &(const int){0};
    ask(&seat, &move);
    assert_true(sees("The record could not be written, so the move was not made."));
}

static void test_pages(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_byzantz, "prr", NULL);
    session.viewer = 0;
    PRESS('?');
    ask(&seat, &move);
    assert_true(sees("─ Help ─"));
    assert_true(sees("h: your best moves"));
    assert_false(sees("another person at this screen")); /* there is none */
    PRESS('?', PRESSED_ESCAPE);
    ask(&seat, &move);
    assert_false(sees("─ Help ─"));
    PRESS('?', '?', 'r', 'r', 'l', PRESSED_ENTER, DISPLAY_FUNCTION + 2);
    ask(&seat, &move);
    assert_true(sees("── Rules ─"));
    assert_true(sees("BYZANTZ"));
    PRESS(PRESSED_END);
    ask(&seat, &move);
    assert_false(sees("BYZANTZ"));
    PRESS(PRESSED_END, PRESSED_HOME);
    ask(&seat, &move);
    assert_true(sees("BYZANTZ"));
    PRESS('q', 'l');
    ask(&seat, &move);
    assert_true(sees("The game so far"));
    assert_true(sees("Round 1 of 8")); /* three players play eight rounds */
    PRESS(PRESSED_ESCAPE, 'h');
    ask(&seat, &move);
    assert_true(sees("The best moves for Ada:"));
    PRESS(PRESSED_ESCAPE, 'h', 'h', 'h', '9', 'q');
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_false(sees("The best moves for Ada:"));
}

/* Enter plays the first move of a hint, a digit any other, and what was advised is not doubted. When its moment is over,
 * Enter only closes the page. */
static void test_hint_plays(void **state)
{
    unsigned seat;
    struct nika_move move;
    struct nika_hint hint;
    (void)state;
    lay(&nika_byzantz, "prr", NULL);
    session.viewer = 0;
    nika_table_hint(table, 0, &session.adviser, &hint);
    assert_true(hint.count > 1);
    PRESS('h');
    ask(&seat, &move);
    assert_true(sees("─ Enter: play 1 ─ 2–"));
    PRESS(PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_int_equal(seat, 0);
    assert_true(nika_move_same(move, hint.advice[0].move));
    PRESS('h', '2');
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_true(nika_move_same(move, hint.advice[1].move));
    PRESS('h');
    ask(&seat, &move);
    screen.hinted_ply++; /* as if something had happened since */
    PRESS(PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_false(sees("The best moves for Ada:"));
    /* Two that can be chosen. */
    PRESS('h');
    ask(&seat, &move);
    screen.hinted_count = 2;
    screen_draw(&screen);
    assert_true(sees("─ Enter: play 1 ─ 2: the other ─"));
    /* An unusual move that is advised. */
    lay(&nika_justinian, "prr", NULL);
    session.viewer = 0;
    PRESS('h');
    ask(&seat, &move);
    assert_true(nika_justinian.parse(nika_play_setup(table->play), "pass", 4, &screen.hinted[0]));
    PRESS(PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_string_equal(word_of(move), "pass");
}

static void test_pace(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "rrr", &tiles);
    PRESS(WAIT);
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    assert_true(sees("The game is waiting for Ada"));
    PRESS('-', '-', '-', '-', '-', '+', '-', PRESSED_ENTER);
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    assert_int_equal(session.pace, PACE_STEP);
    assert_true(sees("Pace: step by step"));
    assert_true(sees("Space: next move"));
    PRESS('h', ' ');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    PRESS('h');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_QUIT);
    assert_true(sees("Hints are available when it is your turn to decide."));
    PRESS('+', '+', '+', '+', '+', '+', WAIT);
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    assert_int_equal(session.pace, PACE_NONE);
    /* While a page is open the game does not go on by itself. */
    PRESS('l', PRESSED_DOWN, PRESSED_ESCAPE, WAIT);
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
}

/* Where the list of legal moves has a move. */
static unsigned index_of(unsigned viewer, const char *word)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    nika_play_look(table->play, viewer, &view);
    const unsigned count = nika_play_setup(table->play)->game->legal(nika_play_setup(table->play), &view, moves);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(word_of(moves[i]), word) == 0)
            return i;
    fail_msg("%s is not legal", word);
    return 0;
}

/* Passing with all tokens in hand is unusual: it is asked about. */
static void test_doubt(void **state)
{
    int keys[NIKA_MOVES_MAX + 8] = {0};
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_justinian, "prr", NULL);
    session.viewer = 0;
    const unsigned downs = index_of(0, "pass");
    for (unsigned i = 0; i < downs; i++)
        keys[i] = PRESSED_DOWN;
    keys[downs] = PRESSED_ENTER;
    held.keys = keys;
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_true(sees("Play “pass” anyway?")); /* what is asked, and not only why */
    assert_true(sees("─ Enter: yes ─ Escape: no ─"));
    PRESS(PRESSED_ESCAPE, PRESSED_ENTER, 'n', PRESSED_ENTER, 'y');
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_string_equal(word_of(move), "pass");
    assert_int_equal(*held.keys, 0);
}

/* u, where nothing is half chosen: the last decision is taken back, after a question that says which. */
static void test_take_back(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    session.pace = PACE_STEP;
    assert_true(nika_null.parse(nika_play_setup(table->play), "lay 4", 5, &move));
    make(0, move);
    PRESS('u');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_QUIT);
    assert_true(sees("Undo “lay 4”?"));
    PRESS('n', 'z');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_QUIT);
    assert_false(sees("Undo “lay 4”?"));
    assert_true(sees("u: undo"));
    assert_int_equal(session.source.actions->act(session.source.context), NIKA_ACTED);
    PRESS('u', PRESSED_ENTER);
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_BACK);
    assert_true(sees("Undo “lay 4”, and 1 move by the others since?"));
    assert_int_equal(seat, 0);
    assert_int_equal(session.source.actions->take_back(session.source.context, seat), NIKA_BACK);
    screen_front.taken_back(&screen, seat, NIKA_BACK);
    held.keys = &(const int){0};
    ask(&seat, &move);
    assert_string_equal(row_of(22), " Undone: decide again.");
    assert_false(sees("lays"));
    assert_false(sees("u: undo"));
    PRESS(PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    /* With other people, what was shown stays. */
    lay(&nika_null, "ppr", &tiles);
    make(0, move);
    PRESS('u');
    assert_int_equal(hand_over(1, &seat, &move), ACTION_BACK);
    assert_int_equal(seat, 0);
    screen_front.taken_back(&screen, seat, NIKA_BACK_SHOWN);
    held.keys = &(const int){0};
    assert_int_equal(hand_over(1, &seat, &move), ACTION_QUIT);
    assert_true(sees("it revealed something hidden"));
}

/* Plays Justinian, whoever is asked by the last legal move, until so many plies; counts the pages that stay until a key, and
 * sees that each tells of the court or of a scoring. */
static unsigned count_pages(enum pace pace, int rows, unsigned plies)
{
    struct nika_move move;
    unsigned pages = 0, seat;
    lay(&nika_justinian, "prr", NULL);
    screen.board = own_board;
    session.viewer = 0;
    session.pace = pace;
    held.rows = rows;
    for (unsigned ply = 0; ply < plies && nika_play_waiting(table->play).asked; ply++) {
        struct nika_move moves[NIKA_MOVES_MAX];
        struct nika_view view;
        nika_play_look(table->play, nika_lowest_bit(nika_play_waiting(table->play).asked), &view);
        const unsigned count = nika_justinian.legal(nika_play_setup(table->play), &view, moves);
        make(view.seat, moves[ply * 7 % count]);
        screen_look(&screen, 0);
        held.keys = &(const int){0};
        screen_draw(&screen);
        if (!screen_front.moved(&screen))
            continue;
        pages++;
        assert_int_equal(session_wait(&session, STAGE_READ, &seat, &move), ACTION_GO_ON);
        assert_true(sees("─ What happened ─"));
        assert_true(sees("─ Space: continue ─"));
        screen.overlay = OVERLAY_PAGE; /* the end of the input had closed it */
        screen_press_overlay(&screen, PRESSED_END);
        screen_draw(&screen);
        assert_true(sees("goes from place") || sees("ends up on place") || sees("scores"));
        screen_press_overlay(&screen, ' '); /* at its end, Space goes on */
        assert_int_equal(screen.overlay, OVERLAY_NONE);
    }
    return pages;
}

/* Where the story has three rows, what the court did and what was scored stays until a key; not if everything is to go at
 * once, and not where there is room. */
static void test_happened(void **state)
{
    (void)state;
    assert_true(count_pages(PACE_NORMAL, 24, 150) >= 2);
    assert_int_equal(count_pages(PACE_NONE, 24, 150), 0);
    assert_int_equal(count_pages(PACE_NORMAL, 200, 150), 0);
}

/* f: computer players act at once until one is asked. */
static void test_hurry(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    session.pace = PACE_STEP;
    assert_true(nika_null.parse(nika_play_setup(table->play), "lay 4", 5, &move));
    make(0, move);
    PRESS('f');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    assert_true(sees("f: skip to my turn"));
    PRESS(WAIT); /* nobody presses a key, and it goes on */
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    PRESS('f');
    ask(&seat, &move);
    assert_string_equal(row_of(22), " That key does nothing here. ? shows all keys.");
    PRESS('q', 'y'); /* after that, step by step again */
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_QUIT);
    assert_int_equal(*held.keys, 0);
}

/* After so many others' moves it says where the new ones begin. */
static void test_recap(void **state)
{
    struct nika_move move;
    unsigned seat;
    (void)state;
    lay(&nika_byzantz, "pppp", NULL);
    session.viewer = 0;
    held.keys = &(const int){0};
    screen.before = 0;
    ask(&seat, &move);
    assert_false(sees("since your last turn"));
    for (unsigned i = 0; i < 4; i++) { /* all pass: the first to pass gets the bundle */
        assert_true(nika_byzantz.parse(nika_play_setup(table->play), "pass", 4, &move));
        make(i, move);
    }
    session.viewer = screen.before = 0;
    ask(&seat, &move);
    assert_true(sees(" since your last turn "));
    held.rows = 40; /* now there is room for old and new */
    ask(&seat, &move);
    assert_true(sees("Ada passes\n ── since your last turn ──\n Bo passes\n Cy passes\n Di passes\n"));
}

/* Two deals that differ in what Ada, seat 0, was dealt, and in what was put away unseen. */
static void two_deals(struct nika_deal deals[2])
{
    struct nika_setup setup;
    struct nika_rng rng;
    assert_true(nika_setup_init(&setup, &nika_byzantz, 3, 0));
    nika_rng_seed(&rng, 11, 0);
    nika_deal(&setup, &rng, &deals[0]);
    deals[1] = deals[0];
    /* Three players: twelve cards are dealt, the next four put away. */
    for (unsigned i = 0; i < 4; i++) {
        deals[1].bytes[i] = deals[0].bytes[12 + i];
        deals[1].bytes[12 + i] = deals[0].bytes[i];
    }
    assert_memory_not_equal(deals[0].bytes, deals[1].bytes, 4);
}

/* After the curtain has fallen nothing on the screen depends on what the one before it had. */
static void test_curtain(void **state)
{
    struct nika_deal deals[2];
    static char own[2][PICTURE], behind[2][PICTURE], story[2][PICTURE];
    (void)state;
    two_deals(deals);
    for (unsigned i = 0; i < 2; i++) {
        unsigned seat;
        struct nika_move move;
        lay(&nika_byzantz, "ppr", &deals[i]);
        held.rows = 30;
        session.viewer = NIKA_WATCHER;
        PRESS(PRESSED_ENTER);
        assert_int_equal(hand_over(0, &seat, &move), ACTION_GO_ON);
        assert_true(sees("Ada, it is your turn. Press Enter when only you are looking."));
        session.viewer = 0;
        PRESS(PRESSED_DOWN, PRESSED_DOWN, 'h'); /* a choice half made, and a page open that tells of her hand */
        ask(&seat, &move);
        memcpy(own[i], held.picture, PICTURE);
        session.viewer = NIKA_WATCHER;
        PRESS('x');
        assert_int_equal(hand_over(1, &seat, &move), ACTION_QUIT);
        assert_true(sees("Bo, it is your turn. Press Enter when only you are looking."));
        memcpy(behind[i], held.picture, PICTURE);
        PRESS('l');
        assert_int_equal(hand_over(1, &seat, &move), ACTION_QUIT);
        memcpy(story[i], held.picture, PICTURE);
        for (unsigned byte = 0; byte < sizeof screen.scene.choice; byte++)
            assert_int_equal(screen.scene.choice[byte], 0);
        PRESS(PRESSED_ESCAPE, 'v', ' ', 'u', '?', '?', 'q', 'n', PRESSED_ENTER);
        assert_int_equal(hand_over(1, &seat, &move), ACTION_GO_ON);
    }
    assert_string_not_equal(own[0], own[1]);
    assert_string_equal(behind[0], behind[1]);
    assert_string_equal(story[0], story[1]);
}

/* Whoever brings a stopped program back may be somebody else: where people share the screen, the curtain comes first. */
static void test_away(void **state)
{
    static const char at_curtain[] = "Ada, it is your turn. Press Enter when only you are looking.";
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_byzantz, "ppr", NULL);
    held.rows = 30;
    session.viewer = NIKA_WATCHER;
    PRESS(PRESSED_ENTER);
    assert_int_equal(hand_over(0, &seat, &move), ACTION_GO_ON);
    session.viewer = 0;
    PRESS(DISPLAY_RESIZED);
    ask(&seat, &move);
    assert_false(sees(at_curtain));
    PRESS(DISPLAY_RESUMED);
    ask(&seat, &move);
    assert_true(sees(at_curtain));
    PRESS(PRESSED_ENTER);
    ask(&seat, &move);
    assert_false(sees(at_curtain));

    lay(&nika_byzantz, "prr", NULL);
    session.viewer = 0;
    PRESS(DISPLAY_RESUMED);
    ask(&seat, &move);
    assert_false(sees(at_curtain));
}

/* A board on which s sells three merchants. */
static enum answer sell_merchants(struct scene *scene, int key, struct nika_move *move, struct nika_listener listener)
{
    (void)listener;
    if (key == 's' && nika_byzantz.parse(scene->setup, "sell M M M", 10, move))
        return ANSWER_MOVE;
    return key == 'w' ? ANSWER_CHANGED : ANSWER_NOTHING;
}

/* A deal in which seat 2 is dealt three merchants: they are brought there from wherever they lie in the deck. */
static struct nika_deal with_merchants(unsigned seat)
{
    struct nika_deal deals[2];
    two_deals(deals);
    for (unsigned i = 0; i < 3; i++)
        for (unsigned at = 16; at < 112; at++)
            if (deals[0].bytes[at] == BYZANTZ_MERCHANT && deals[0].bytes[4 * seat + i] != BYZANTZ_MERCHANT) {
                deals[0].bytes[at] = deals[0].bytes[4 * seat + i];
                deals[0].bytes[4 * seat + i] = BYZANTZ_MERCHANT;
            }
    return deals[0];
}

static void test_out_of_turn(void **state)
{
    const struct nika_deal deal = with_merchants(2);
    struct board board = plain_board;
    unsigned seat = 9;
    struct nika_move move;
    (void)state;
    board.key_out_of_turn = sell_merchants;
    lay(&nika_byzantz, "ppp", &deal);
    screen.board = &board;
    /* At Ada's curtain Cy comes, sells, and goes: the move is his. */
    PRESS('o', 'z', 'a', 'c', PRESSED_ENTER, 's');
    assert_int_equal(hand_over(0, &seat, &move), ACTION_MOVE);
    assert_int_equal(seat, 2);
    assert_string_equal(word_of(move), "sell M M M");
    assert_int_equal(*held.keys, 0);
    /* Bo has none: that is not possible, and he goes back; then it is Ada. */
    PRESS('o', 'B', PRESSED_ENTER, 's', PRESSED_ESCAPE, 'o', PRESSED_ESCAPE, 'o', 'b', PRESSED_ESCAPE, PRESSED_ENTER);
    assert_int_equal(hand_over(0, &seat, &move), ACTION_GO_ON);
    assert_int_equal(*held.keys, 0);
    /* If such a move can't be kept, whoever made it reads so at the curtain that comes again; until the next key. */
    PRESS('o', 'c', PRESSED_ENTER, 's');
    assert_int_equal(hand_over(0, &seat, &move), ACTION_MOVE);
    screen_front.not_kept(&screen);
    held.keys = &(const int){0};
    assert_int_equal(hand_over(0, &seat, &move), ACTION_QUIT);
    assert_true(sees("The record could not be written"));
    PRESS('z');
    assert_int_equal(hand_over(0, &seat, &move), ACTION_QUIT);
    assert_false(sees("The record could not be written"));
    /* Whoever stops the game at the curtain of somebody else stops it. */
    PRESS('o', 'b', 'q', 'y', PRESSED_ENTER);
    assert_int_equal(hand_over(0, &seat, &move), ACTION_QUIT);
    /* While Ada is asked, Cy comes; afterwards Ada is met at the curtain again before anything of hers is shown. */
    session.viewer = 0;
    PRESS(15, 'c', PRESSED_ENTER, 's');
    assert_int_equal(ask(&seat, &move), ACTION_MOVE);
    assert_int_equal(seat, 2);
    PRESS('v');
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_true(sees("Ada, it is your turn. Press Enter when only you are looking."));
    assert_false(sees("▸"));
    PRESS(PRESSED_ENTER, 'v');
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_true(sees("▸"));
}

/* One person sells while computer players play; a choice that is half made stops them. */
static void test_out_of_turn_alone(void **state)
{
    const struct nika_deal deal = with_merchants(2);
    struct board board = plain_board;
    unsigned seat = 9;
    struct nika_move move;
    (void)state;
    board.key_out_of_turn = sell_merchants;
    lay(&nika_byzantz, "rrp", &deal);
    screen.board = &board;
    session.viewer = 2;
    PRESS('s');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_MOVE);
    assert_int_equal(seat, 2);
    PRESS('w', 'w', PRESSED_ESCAPE, WAIT);
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_GO_ON);
    PRESS('w');
    assert_int_equal(session_wait(&session, STAGE_WATCH, &seat, &move), ACTION_QUIT);
    assert_true(sees("The game waits while you choose. Escape resumes it."));
}

/* A whole game at any size: the cursor can always be moved and Enter plays. */
static void test_small(void **state)
{
    static const int sizes[][2] = {{10, 40}, {5, 20}, {1, 1}, {1, 80}, {24, 1}, {2, 2}, {24, 79}, {23, 80}, {60, 200}};
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        lay(&nika_null, "ppp", &tiles);
        held.rows = sizes[i][0];
        held.columns = sizes[i][1];
        PRESS(PRESSED_ENTER, PRESSED_DOWN, PRESSED_ENTER, /* seat 0 comes and lays the 4 */
              PRESSED_ENTER, '?', PRESSED_DOWN, PRESSED_ESCAPE, PRESSED_ENTER, PRESSED_ENTER, 'l', PRESSED_ESCAPE,
              PRESSED_DOWN, PRESSED_ENTER, /* seats 1 and 2 lay the 2 and the 7 */
              PRESSED_TAB, PRESSED_TAB, 'l', 'l', 'q');
        assert_true(session_run(&session, &screen_front, &screen));
        assert_int_equal(*held.keys, 0);
        assert_int_equal(lines_kept, 1 + 3 + 1); /* header, three moves, result */
    }
}

/* A small display follows the cursor, and can be moved by hand. */
static void test_follow(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    held.rows = 6;
    held.columns = 30;
    held.keys = &(const int){0};
    ask(&seat, &move);
    assert_true(sees("▸ lay 1")); /* it stands in the right half of 80 columns */
    assert_true(sees("Ada, it is your move"));
    PRESS(DISPLAY_PAN_LEFT, DISPLAY_PAN_LEFT, DISPLAY_PAN_LEFT, DISPLAY_PAN_LEFT);
    ask(&seat, &move);
    assert_false(sees("lay 1"));
    assert_memory_equal(held.picture, " null", 5);
    PRESS(PRESSED_DOWN);
    ask(&seat, &move);
    assert_true(sees("▸ lay 4"));
}

static void test_over(void **state)
{
    (void)state;
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT);
    assert_true(session_run(&session, &screen_front, &screen)); /* the input ends with the game */
    assert_true(sees("The game is over"));
    assert_true(sees("Record: game.nika"));
    assert_true(sees("█"));
    assert_true(sees("Tab: table"));
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT, PRESSED_ENTER, PRESSED_TAB, ' ', 'q'); /* Enter was pressed once too often */
    assert_true(session_run(&session, &screen_front, &screen));
    assert_int_equal(*held.keys, 0);
    assert_true(sees("Tab: result"));
}

/*
 * Once a game is over there is a review of it, which is worked out while its page is open and no key comes. Three seats with
 * two tiles each: the own decision, its chances, the story, par and two decisions of others; beliefs are not told, so five
 * pieces are six tasks of seven.
 */
static void test_review(void **state)
{
    (void)state;
    struct nika_move move;
    unsigned seat;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    PRESS('m');
    ask(&seat, &move);
    assert_false(sees("Review"));
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT, 'm', WAIT, WAIT, WAIT, WAIT, WAIT);
    assert_true(session_run(&session, &screen_front, &screen));
    assert_true(sees("Review: 85% done"));
    assert_true(sees("Review for Ada"));
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT, 'm', WAIT, 'm', 'm', WAIT, WAIT, WAIT, WAIT, WAIT); /* it goes on */
    assert_true(session_run(&session, &screen_front, &screen));
    assert_true(sees("Review ─"));
    assert_true(sees("Review for Ada"));
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT, 'm', PRESSED_TAB, WAIT, PRESSED_ESCAPE);
    assert_true(session_run(&session, &screen_front, &screen));
    assert_true(sees("m: review"));
    assert_false(sees("Review"));
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT, 'm', PRESSED_TAB);
    assert_true(session_run(&session, &screen_front, &screen));
    assert_true(sees("Review for Bo"));
    screen_end_review(&screen);
}

/* Whoever has finished a game can play another one. */
static void test_again(void **state)
{
    (void)state;
    struct nika_move move;
    unsigned seat;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    PRESS('a', 'q');
    session_wait(&session, STAGE_OVER, &seat, &move);
    assert_false(sees("a: play again"));
    assert_false(session.again);
    session.offers_again = true;
    PRESS('?', 'a', PRESSED_ESCAPE, 'q');
    session_wait(&session, STAGE_OVER, &seat, &move);
    assert_true(sees("a: play again"));
    assert_true(sees("nika replay game.nika"));
    assert_false(session.again); /* on a page the key means nothing */
    PRESS('a');
    session_wait(&session, STAGE_OVER, &seat, &move);
    assert_true(session.again);
}

/* Who plays alone before the screen is "you" on the boards and at the end, too; the others have names. Several people
 * have names, all of them. */
static void test_you(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian};
    for (unsigned i = 0; i < 2; i++) {
        lay(games[i], "prr", NULL);
        screen.board = own_board;
        held.keys = &(const int){0};
        session_run(&session, &screen_front, &screen);
        assert_true(sees("●A You "));
        assert_true(sees("▲B Bo "));
        assert_false(sees("Ada"));
        session.voice.language = NIKA_FRENCH;
        ask(&seat, &move);
        assert_true(sees("●A Toi "));
        held.columns = 400; /* there is room for names on Justinian's phase space */
        held.keys = &(const int){0};
        ask(&seat, &move);
        assert_false(sees("Ada"));
        lay(games[i], "ppr", NULL);
        screen.board = own_board;
        PRESS(PRESSED_ENTER);
        session_run(&session, &screen_front, &screen);
        assert_true(sees("●A Ada "));
        assert_true(sees("▲B Bo "));
    }
    lay(&nika_null, "prr", &tiles);
    PRESS(PRESSED_ENTER, WAIT, WAIT);
    assert_true(session_run(&session, &screen_front, &screen));
    assert_true(sees("● A  You  █"));
    assert_true(sees("▲ B  Bo   █"));
    assert_false(sees("Ada"));
}

/* At every moment the end of the input ends the session, and nothing is made up. */
static void test_end_of_input(void **state)
{
    static const int keys[] = {PRESSED_ENTER, 'q',           'n',           '?', PRESSED_ESCAPE,
                               PRESSED_DOWN,  PRESSED_ENTER, PRESSED_ENTER, 'h', PRESSED_ESCAPE,
                               PRESSED_ENTER, PRESSED_ENTER, 'l',           'l', PRESSED_ENTER};
    enum { COUNT = sizeof keys / sizeof keys[0] };
    (void)state;
    for (unsigned count = 0; count < COUNT; count++) {
        int pressed[COUNT + 1] = {0};
        memcpy(pressed, keys, count * sizeof keys[0]);
        lay(&nika_null, "ppp", &tiles);
        held.keys = pressed;
        assert_false(session_run(&session, &screen_front, &screen));
        assert_int_equal(lines_kept, 1 + (count > 6) + (count > 10));
    }
}

/* Letters as Japanese keyboards send them. */
static void test_full_width(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_null, "prr", &tiles);
    session.viewer = 0;
    PRESS(0xff51 /* ｑ */, 0xff59 /* ｙ */, PRESSED_ENTER);
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_int_equal(*held.keys, PRESSED_ENTER);
    PRESS('Q', 'Y', PRESSED_ENTER); /* Caps Lock */
    assert_int_equal(ask(&seat, &move), ACTION_QUIT);
    assert_int_equal(*held.keys, PRESSED_ENTER);
}

static void test_click(void **state)
{
    unsigned seat;
    struct nika_move move;
    (void)state;
    lay(&nika_byzantz, "prr", NULL);
    session.viewer = 0;
    PRESS(20); /* ctrl-T */
    ask(&seat, &move);
    assert_true(held.mouse);
    assert_true(sees("The mouse is on. ctrl-T turns it off again."));
    PRESS(DISPLAY_CLICKED); /* on row 3: the third move of the list */
    ask(&seat, &move);
    assert_non_null(strstr(row_of(3), "▸"));
    PRESS(20);
    ask(&seat, &move);
    assert_false(held.mouse);
}

/* Any keys at any size, in any game and language: nothing breaks, and the game that is played is a game. */
static void test_anything(void **state)
{
    static const char *const tables[] = {"ppr", "prr", "ppp", "rrr"};
    struct nika_rng rng;
    (void)state;
    for (unsigned round = 0; round < 48; round++) {
        const struct nika_game *games[] = {&nika_null, &nika_byzantz, &nika_justinian};
        struct board board = plain_board;
        lay(games[round % 3], tables[round / 3 % 4], NULL);
        board.key_out_of_turn = sell_merchants;
        if (round >= 24)
            screen.board = own_board;
        else if (games[round % 3] == &nika_byzantz)
            screen.board = &board;
        session.voice.language = (enum nika_language)(round % NIKA_LANGUAGES);
        session.ascii = round % 5 == 0;
        session.folded = round % 10 == 0;
        assert_true(nika_agent_named("random", &session.adviser));
        nika_rng_seed(&rng, round, 1);
        held.rng = &rng;
        held.left = 600;
        session_run(&session, &screen_front, &screen);
        assert_true(held.shown > 1);
        assert_true(lines_kept >= 1 + nika_play_ply(table->play));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_layout),
        cmocka_unit_test(test_quit),
        cmocka_unit_test(test_notices),
        cmocka_unit_test(test_pages),
        cmocka_unit_test(test_hint_plays),
        cmocka_unit_test(test_pace),
        cmocka_unit_test(test_doubt),
        cmocka_unit_test(test_take_back),
        cmocka_unit_test(test_happened),
        cmocka_unit_test(test_hurry),
        cmocka_unit_test(test_recap),
        cmocka_unit_test(test_curtain),
        cmocka_unit_test(test_away),
        cmocka_unit_test(test_out_of_turn),
        cmocka_unit_test(test_out_of_turn_alone),
        cmocka_unit_test(test_small),
        cmocka_unit_test(test_follow),
        cmocka_unit_test(test_over),
        cmocka_unit_test(test_review),
        cmocka_unit_test(test_again),
        cmocka_unit_test(test_you),
        cmocka_unit_test(test_end_of_input),
        cmocka_unit_test(test_full_width),
        cmocka_unit_test(test_click),
        cmocka_unit_test(test_anything),
    };
    table = malloc(nika_table_bytes());
    if (!table || !setlocale(LC_CTYPE, "C.UTF-8"))
        return 1;
    const int failed = cmocka_run_group_tests_name("screen", tests, NULL, NULL);
    screen_end(&screen);
    free(table);
    return failed;
}
