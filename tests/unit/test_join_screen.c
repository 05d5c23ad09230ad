/*
 * test_join_screen.c: unit tests of a game on a server before a full screen: the session, the screen and the source of a table
 * on a server together, without a terminal and without a network. Things happen while somebody presses keys.
 *
 * Byzantz, unshuffled: seat 0 (Ada, before the screen) has C1 C1 C1 C1, seat 1 (Bo) C1 C1 C2 C2, seat 2 (Zoe) C2 C2 C2 C3, and seat 0
 * opens the auction.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <locale.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "near.h"
#include "tui/screen.h"

enum { PICTURE = 64 * 1024, HAPPENS = 0x500000 /* and up: something happens, by its number in `happenings` */ };

static struct screen screen;
static struct session session;
static char picture[PICTURE], pictures[16][PICTURE]; /* the last, and those before each happening and at the end */
static unsigned picture_count;
static const int *keys;
static void (*const *happenings)(void);
static int64_t waited; /* that the display was asked to wait, in all */

static void show_size(void *context, int *rows, int *columns)
{
    (void)context;
    *rows = 24;
    *columns = 80;
}

static void show(void *context, const struct canvas *canvas)
{
    struct nika_text text = nika_text(picture, sizeof picture);
    (void)context;
    for (int i = 0; i < canvas->rows; i++) {
        char row[1024];
        canvas_row_text(canvas, i, row, sizeof row);
        nika_text_add(&text, row);
        nika_text_add(&text, "\n");
    }
}

/* Keeps the picture as it was before something happens. */
static void keep_picture(void)
{
    assert_true(picture_count < 16);
    memcpy(pictures[picture_count++], picture, sizeof picture);
}

static int press(void *context, int milliseconds)
{
    (void)context;
    waited += milliseconds > 0 ? milliseconds : 0;
    if (milliseconds == 0) /* nobody is that fast */
        return DISPLAY_NOTHING;
    if (*keys == DISPLAY_NOTHING) {
        assert_true(milliseconds >= 0);
        return *keys++;
    }
    if (*keys < HAPPENS) {
        if (*keys == 0)
            keep_picture();
        return *keys ? *keys++ : DISPLAY_ENDED;
    }
    keep_picture();
    happenings[*keys++ - HAPPENS]();
    return DISPLAY_NEWS;
}

static void clicked(void *context, int *row, int *column)
{
    (void)context;
    *row = *column = 0;
}

static void nothing(void *context)
{
    (void)context;
}

static void mouse(void *context, bool wanted)
{
    (void)context;
    (void)wanted;
}

/* A game of Byzantz that has just begun. */
static void begin_game(void)
{
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_byzantz, 3, "running", FAR_THREE);
}

/* Presses keys until the program would wait for more. */
static bool run(const int *pressed, void (*const *events)(void))
{
    static const struct display display = {show_size, show, press, clicked, nothing, nothing, mouse, NULL};
    static const char *players[NIKA_SEATS_MAX];
    session = (struct session){
        .source = nika_join_source(join), .voice = nika_voice(NIKA_ENGLISH, players), .pace = PACE_NONE};
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        players[seat] = session.source.sight->sitting.names.of[seat];
    assert_true(nika_agent_named("beginner", &session.adviser));
    keys = pressed;
    happenings = events;
    picture_count = 0;
    waited = 0;
    screen_end(&screen);
    screen_start(&screen, &session, display);
    return session_run(&session, &screen_front, &screen);
}

#define RUN(events, ...)                                                                                               \
    do {                                                                                                               \
        static const int pressed_keys[] = {__VA_ARGS__, 0};                                                            \
        run(pressed_keys, events);                                                                                     \
    } while (0)

/* Whether a picture shows a text: those before each happening count from 0, the last is that at the end. */
static bool sees(unsigned number, const char *text)
{
    assert_true(number < picture_count);
    return strstr(pictures[number], text) != NULL;
}

static void zoe_sells(void)
{
    hears(far_play(&far_side, 2, "sell C3 C2 C2"));
}

static void ada_is_granted(void)
{
    answers("\"ok\":true,\"ply\":1");
    hears(far_play(&far_side, 0, "bid C1"));
}

static void bo_passes(void)
{
    hears(far_play(&far_side, 1, "pass"));
}

static void bo_says_hello(void)
{
    hears("{\"is\":\"said\",\"table\":\"" FAR_TABLE
          "\",\"number\":0,\"seat\":1,\"name\":\"Bo\",\"text\":\"hello there\"}");
}

static void connection_is_lost(void)
{
    lose();
}

static void connection_is_back(void)
{
    find();
    hears(far_table(&far_side, "running", FAR_THREE));
    hears(far_view(&far_side));
}

/* A move is made with the keys of local play, sent, and shown when the server has it. */
static void a_move(void **state)
{
    static void (*const events[])(void) = {ada_is_granted, bo_passes};
    (void)state;
    begin_game();
    RUN(events, ' ', PRESSED_ENTER, HAPPENS, HAPPENS + 1);
    assert_true(has_sent("\"move\":\"bid C1\""));
    assert_true(sees(0, "Your move is on its way"));
    assert_true(sees(1, "You bid C1"));
    assert_true(sees(1, "Bo to play"));
    assert_true(sees(2, "Bo passes"));
}

/* What somebody else does meanwhile is shown, and a choice that is half made stays. */
static void others_act_while_one_chooses(void **state)
{
    static void (*const events[])(void) = {zoe_sells, ada_is_granted};
    (void)state;
    begin_game();
    RUN(events, ' ', HAPPENS, PRESSED_ENTER, HAPPENS + 1);
    assert_true(sees(0, "Bid 1"));
    assert_false(sees(0, "Zoe, out of turn, sells"));
    assert_true(
        has_sent("\"ply\":1,\"move\":\"bid C1\"")); /* the card was chosen before, the ply is that after the sale */
    assert_true(sees(1, "Zoe, out of turn, sells"));
}

static void nothing_happens(void)
{
}

static void ada_is_played(void)
{
    hears(far_table(&far_side, "running", "[" FAR_ADA_AUTO "," FAR_BO "," FAR_ZOE "]"));
}

static void ada_passes_elsewhere(void)
{
    hears(far_play(&far_side, 0, "pass"));
}

static void ada_is_back(void)
{
    hears(far_table(&far_side, "running", FAR_THREE));
}

/* A question that is gone is said to be gone, and one can come back. */
static void a_question_that_is_gone(void **state)
{
    static void (*const events[])(void) = {ada_is_played, ada_is_back, ada_passes_elsewhere};
    (void)state;
    begin_game();
    RUN(events, ' ', HAPPENS + 2);
    assert_true(sees(1, "That question is gone"));
    assert_true(sees(1, "You pass"));
    begin_game();
    RUN(events, ' ', HAPPENS, 'a', HAPPENS + 1);
    assert_true(sees(0, "You open the auction"));
    assert_true(sees(1, "The computer now plays for you"));
    assert_true(sees(1, "a: play yourself"));
    assert_true(has_sent("\"do\":\"take\""));
    assert_true(sees(2, "You open the auction"));
}

/* One's own doubtful move, asked about once more, is not made at a moment that is over. Bo and Zoe have passed: whoever then bids
 * more than 1 is asked whether that is meant. */
static void begin_alone(void)
{
    begin_with((struct nika_join_settings){.state = NULL});
    far_begin_at(&far_side, &nika_byzantz, 3, 0, 1);
    find_server();
    nika_join_enter(join, FAR_TABLE);
    hears(far_table(&far_side, "running", FAR_THREE));
    hears(far_view(&far_side));
    hears(far_play(&far_side, 1, "pass"));
    hears(far_play(&far_side, 2, "pass"));
    forget_sent();
}

static void a_doubt_that_is_gone(void **state)
{
    static void (*const events[])(void) = {nothing_happens, ada_is_played};
    (void)state;
    begin_alone();
    RUN(events, '1', '2', PRESSED_ENTER, HAPPENS, PRESSED_ENTER);
    assert_true(sees(0, "Enter: yes"));
    assert_true(has_sent("\"move\":\"bid C1 C1\"")); /* it stays while nothing of importance happens */
    begin_alone();
    RUN(events, '1', '2', PRESSED_ENTER, HAPPENS + 1, PRESSED_ENTER);
    assert_true(sees(0, "Enter: yes"));
    assert_false(sees(1, "Enter: yes"));
    assert_string_equal(sent, "");
}

static void talk(void **state)
{
    static void (*const events[])(void) = {bo_says_hello};
    (void)state;
    begin_game();
    RUN(events, HAPPENS, '/', 'H', 'i', ' ', 'B', 'o', 'x', PRESSED_BACKSPACE, 0xe9, PRESSED_ENTER);
    assert_true(has_sent("\"do\":\"say\""));
    assert_true(has_sent("\"text\":\"Hi Bo\xc3\xa9\"")); /* capitals stay, and so do accents */
    assert_true(sees(1, "Bo: hello there"));
    /* Escape leaves it, and what was typed is still there the next time; nothing is sent for nothing. */
    begin_game();
    RUN(events, '/', 'a', 'b', PRESSED_ESCAPE, DISPLAY_FUNCTION + 3, 'c', PRESSED_ENTER, '/', ' ', PRESSED_ENTER);
    assert_true(has_sent("\"text\":\"abc\""));
    const char *first = strstr(sent, "\"do\":\"say\"");
    assert_null(strstr(first + 1, "\"do\":\"say\""));
}

/* No more than 200 characters are typed. */
static void talk_has_an_end(void **state)
{
    static int many[300];
    (void)state;
    many[0] = '/';
    for (unsigned i = 1; i < 250; i++)
        many[i] = 0x4e00; /* three bytes each */
    many[250] = PRESSED_ENTER;
    begin_game();
    run(many, NULL);
    const char *text = strstr(sent, "\"text\":\"");
    assert_non_null(text);
    assert_int_equal(strcspn(text + 8, "\""), 200 * 3);
}

static void the_connection(void **state)
{
    static void (*const events[])(void) = {connection_is_lost, connection_is_back};
    (void)state;
    begin_game();
    RUN(events, ' ', HAPPENS, HAPPENS + 1);
    assert_false(sees(0, "  no connection\n")); /* at the end of the title */
    assert_true(sees(1, "  no connection\n"));
    assert_true(sees(1, "You open the auction")); /* one can go on choosing */
    assert_true(sees(1, "Bid 1"));
    assert_false(sees(2, "  no connection\n"));
    assert_true(sees(2, "The connection is back"));
    assert_true(sees(2, "Bid 1"));
}

static void ada_may_take_back(void)
{
    answers("\"ok\":true,\"ply\":1");
    far_side.undo = true;
    hears(far_play(&far_side, 0, "bid C1"));
}

static void ada_has_taken_back(void)
{
    answers("\"ok\":true,\"ply\":2");
    far_side.undo = false;
    hears(far_undone(&far_side));
}

/* Taking back: the story is told anew, without what was taken back. */
static void taking_back(void **state)
{
    static void (*const events[])(void) = {ada_may_take_back, ada_has_taken_back};
    (void)state;
    begin_game();
    RUN(events, ' ', PRESSED_ENTER, HAPPENS, 'u', HAPPENS + 1);
    assert_true(sees(1, "You bid C1"));
    assert_true(has_sent("\"do\":\"undo\"") && has_sent("\"ply\":1}"));
    assert_false(sees(2, "You bid C1"));
    assert_true(sees(2, "Your last move is undone"));
    assert_true(sees(2, "You open the auction"));
    /* Where nothing can be taken back, a sentence says so. */
    begin_game();
    RUN(events, 'u');
    assert_true(sees(0, "can't be undone"));
    /* Backspace does not take back on a server, and says nothing that is not so. */
    begin_game();
    RUN(events, ' ', PRESSED_ENTER, HAPPENS, PRESSED_BACKSPACE);
    assert_true(sees(1, "That key does nothing here"));
}

static void bo_would_take_back(void)
{
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "bid C1"));
    hears("{\"is\":\"question\",\"table\":\"" FAR_TABLE "\",\"ply\":2,\"seat\":1,\"open\":[0],\"left\":30000}");
}

static void bo_has_left(void)
{
    answers("\"ok\":true");
    hears(far_undone(&far_side));
    hears("{\"is\":\"question\",\"table\":\"" FAR_TABLE "\",\"ply\":2,\"seat\":1,\"end\":\"agreed\",\"by\":null}");
    hears("{\"is\":\"note\",\"table\":\"" FAR_TABLE "\",\"number\":0,\"moves\":1,\"seat\":1,\"note\":\"undone\"}");
    hears("{\"is\":\"note\",\"table\":\"" FAR_TABLE "\",\"number\":1,\"moves\":1,\"seat\":1,\"note\":\"left\"}");
}

/* Being asked whether somebody may take back: by keys, and the story tells it. */
static void being_asked_to_agree(void **state)
{
    static void (*const events[])(void) = {bo_would_take_back, nothing_happens, bo_has_left};
    (void)state;
    begin_game();
    RUN(events, ' ', HAPPENS, HAPPENS + 1, 'y', HAPPENS + 2);
    assert_true(sees(1, "Bo would like to undo the last"));
    assert_true(sees(1, "y: agree"));
    assert_true(has_sent("\"do\":\"agree\"") && has_sent("\"yes\":true}"));
    assert_true(sees(3, "Bo undoes the last move"));
    assert_true(sees(3, "Bo leaves the game: the computer takes"));
    assert_false(sees(3, "y: agree"));
}

/* Undone and something else made in its place, both at once: the story has the new move. */
static void bo_bids(void)
{
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "bid C1"));
}

static void bo_changes_his_mind(void)
{
    hears(far_undone(&far_side));
    hears(far_play(&far_side, 1, "bid C2"));
}

static void another_move_in_its_place(void **state)
{
    static void (*const events[])(void) = {bo_bids, bo_changes_his_mind};
    (void)state;
    begin_game();
    RUN(events, HAPPENS, HAPPENS + 1);
    assert_true(sees(1, "Bo bids C1"));
    assert_false(sees(2, "Bo bids C1"));
    assert_true(sees(2, "Bo bids C2"));
    assert_true(sees(2, "Bo undoes the last move"));
}

/* Talk can be turned off, and on again. */
static void no_talk(void **state)
{
    (void)state;
    begin_game();
    RUN(NULL, DISPLAY_FUNCTION + 6);
    assert_true(has_sent("\"do\":\"mute\"") && has_sent("\"on\":true}"));
    assert_false(has_sent("\"on\":false}"));
    assert_true(sees(0, "The chat at this table is muted."));
    RUN(NULL, DISPLAY_FUNCTION + 6);
    assert_true(has_sent("\"on\":false}"));
}

static void leaving_the_seat(void **state)
{
    (void)state;
    begin_game();
    RUN(NULL, 'a', PRESSED_ESCAPE);
    assert_false(has_sent("leave"));
    begin_game();
    RUN(NULL, DISPLAY_FUNCTION + 5, PRESSED_ENTER);
    assert_true(has_sent("\"do\":\"leave\""));
}

static void the_table(void **state)
{
    (void)state;
    begin_game();
    RUN(NULL, 'i');
    assert_true(sees(0, "Seat A: Ada (you)"));
    assert_true(sees(0, "Seat C: Zoe, computer player (expert)"));
    assert_true(sees(0, "http://localhost:8080/t/" FAR_TABLE));
    assert_true(sees(0, "Clock: none"));
    begin_game();
    RUN(NULL, '?', PRESSED_END);
    assert_true(sees(0, "/ or F4: say something to the others"));
    begin_game();
    RUN(NULL, 'q');
    assert_true(sees(0, "Your seat stays yours"));
}

/* Where it was agreed that everybody remembers for himself, the table does not: neither cards that are known nor tokens that were
 * used stand there. */
static void without_memory(const struct nika_game *game, unsigned players, const char *seats)
{
    char text[4096];
    begin_with((struct nika_join_settings){.state = NULL});
    far_begin(&far_side, game, players, 0);
    find_server();
    nika_join_enter(join, FAR_TABLE);
    strcpy(text, far_table(&far_side, "running", seats));
    char *at = strstr(text, "true,\"talk\"");
    assert_non_null(at);
    memmove(at + 5, at + 4, strlen(at + 4) + 1);
    memcpy(at, "false", 5);
    hears(text);
    hears(far_view(&far_side));
    RUN(NULL, 'v', PRESSED_ESCAPE);
}

static void forgetting(void **state)
{
    (void)state;
    begin_game();
    RUN(NULL, PRESSED_ESCAPE);
    assert_true(sees(0, "known cards"));
    without_memory(&nika_byzantz, 3, FAR_THREE);
    assert_false(sees(0, "known cards"));
    assert_false(sees(0, "Not seen yet"));
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_justinian, 2, "running", FAR_TWO);
    RUN(NULL, PRESSED_ESCAPE);
    assert_true(sees(0, "used +1"));
    without_memory(&nika_justinian, 2, FAR_TWO);
    assert_false(sees(0, "used +1"));
}

static void it_is_refused(void)
{
    answers("\"ok\":false,\"error\":\"refused\",\"refusal\":\"not-asked\",\"ply\":0");
}

static void it_is_stale(void)
{
    answers("\"ok\":false,\"error\":\"stale\",\"ply\":1");
}

static void it_is_not_kept(void)
{
    answers("\"ok\":false,\"error\":\"not-kept\"");
}

static void what_the_server_does_not_do(void **state)
{
    static void (*const events[])(void) = {it_is_refused, it_is_stale, it_is_not_kept, nothing_happens};
    (void)state;
    begin_game();
    RUN(events, 'p', HAPPENS, HAPPENS + 3, 'p', HAPPENS + 1, HAPPENS + 3, 'p', HAPPENS + 2);
    assert_true(sees(1, "out of turn you can only sell")); /* why not */
    assert_true(sees(3, "That question is gone"));
    assert_true(sees(5, "could not be written"));
    assert_true(sees(5, "p Pass"));
}

/* Clocks stand in the title and run by themselves. */
static void a_clock_is_told(void)
{
    far_side.clock = "{\"left\":[598999,600000,null],\"running\":[0]}";
    now = join_clock();
    hears(far_view(&far_side));
}

static void clocks(void **state)
{
    static void (*const events[])(void) = {a_clock_is_told};
    (void)state;
    begin_game();
    RUN(events, HAPPENS, DISPLAY_NOTHING, DISPLAY_NOTHING);
    assert_true(sees(1, "You 9:58"));              /* 598.999 seconds */
    assert_true(waited > 0 && waited <= 3 * 1001); /* each time until the next second */
}

/* With a pace, moves that come at once are shown one by one. */
static void three_moves(void)
{
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "bid C1"));
    hears(far_play(&far_side, 2, "pass"));
}

static void two_moves(void)
{
    hears(far_play(&far_side, 1, "bid C2"));
    hears(far_play(&far_side, 2, "sell C3 C2 C2"));
}

static void step_by_step(void **state)
{
    static void (*const events[])(void) = {ada_is_granted, two_moves, nothing_happens};
    (void)state;
    begin_game();
    RUN(events, '-', '-', '-', '-', ' ', PRESSED_ENTER, HAPPENS, ' ', HAPPENS + 1, HAPPENS + 2, ' ', HAPPENS + 2);
    assert_true(sees(2, "Bo bids C2"));
    assert_false(sees(2, "Zoe sells"));
    assert_true(sees(2, "Space: next move"));
    assert_true(sees(3, "Zoe sells"));
    assert_false(sees(3, "Space: see the next move")); /* there is none */
}

/* Watching: nothing is asked, and nothing can be done. */
static void a_watcher(void **state)
{
    static void (*const events[])(void) = {bo_says_hello, three_moves};
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    far_begin(&far_side, &nika_byzantz, 3, NIKA_WATCHER);
    find_server();
    nika_join_enter(join, FAR_TABLE);
    hears(far_table(&far_side, "running", FAR_THREE));
    hears(far_view(&far_side));
    forget_sent();
    RUN(events, HAPPENS, HAPPENS + 1, '/', 'a', 'u', 'h', 'p', PRESSED_ENTER);
    assert_true(sees(2, "Zoe passes"));
    assert_false(sees(2, "You "));
    assert_string_equal(sent, "");
}

/* The end of a game, and talk after it. */
static void play_to_the_end(void)
{
    struct nika_rng rng;
    struct nika_view view;
    nika_rng_seed(&rng, 3, 0);
    while (nika_look_asked(&far_side.setup, &far_side.world, &view)) {
        struct nika_move moves[NIKA_MOVES_MAX];
        char word[NIKA_WORD_MAX];
        const unsigned count = nika_byzantz.legal(&far_side.setup, &view, moves);
        nika_byzantz.say(&far_side.setup, moves[nika_rng_below(&rng, count)], word);
        hears(far_play(&far_side, view.seat, word));
    }
    hears(far_table(&far_side, "over", FAR_THREE));
}

static void the_end(void **state)
{
    static void (*const events[])(void) = {play_to_the_end, bo_says_hello};
    static const int pressed[] = {HAPPENS, HAPPENS + 1, '/', 'g', 'g', PRESSED_ENTER, DISPLAY_FUNCTION + 6, 'q', 0};
    (void)state;
    begin_game();
    assert_true(run(pressed, events));
    assert_true(sees(1, "The game is over"));
    assert_non_null(strstr(picture, "Bo: hello there"));
    assert_true(has_sent("\"text\":\"gg\""));
    assert_true(has_sent("\"do\":\"mute\""));
    assert_non_null(strstr(picture, "The chat at this table is muted.")); /* what comes of an order is there at once */
}

/* In Justinian all are asked at once: who has answered waits, and can change her mind. */
static void all_are_asked(void)
{
    hears(far_play(&far_side, 0, "pass"));
    far_side.together = true;
    hears(far_play(&far_side, 1, "pass"));
}

static void answer_is_there(void)
{
    answers("\"ok\":true,\"ply\":2");
}

static void a_question_to_all(void **state)
{
    static void (*const events[])(void) = {all_are_asked, answer_is_there};
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_justinian, 2, "running", FAR_TWO);
    RUN(events, HAPPENS, 'd', HAPPENS + 1, 'u');
    assert_true(has_sent("\"ply\":2,\"move\":\"decline\""));
    assert_true(sees(1, "Your move is on its way"));
    assert_true(sees(2, "Choose again"));
    assert_non_null(strstr(picture, "d: decline"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move),
        cmocka_unit_test(others_act_while_one_chooses),
        cmocka_unit_test(a_question_that_is_gone),
        cmocka_unit_test(a_doubt_that_is_gone),
        cmocka_unit_test(talk),
        cmocka_unit_test(talk_has_an_end),
        cmocka_unit_test(the_connection),
        cmocka_unit_test(taking_back),
        cmocka_unit_test(being_asked_to_agree),
        cmocka_unit_test(another_move_in_its_place),
        cmocka_unit_test(no_talk),
        cmocka_unit_test(leaving_the_seat),
        cmocka_unit_test(the_table),
        cmocka_unit_test(forgetting),
        cmocka_unit_test(what_the_server_does_not_do),
        cmocka_unit_test(clocks),
        cmocka_unit_test(step_by_step),
        cmocka_unit_test(a_watcher),
        cmocka_unit_test(the_end),
        cmocka_unit_test(a_question_to_all),
    };
    join = calloc(1, sizeof *join);
    if (!join || !setlocale(LC_CTYPE, "C.UTF-8"))
        return 1;
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    screen_end(&screen);
    join_end(join);
    free(join);
    return failed;
}
