/*
 * test_server_core_time.c: unit tests of time and absence at tables in the server core: clocks, the computer that plays for who is gone,
 * tables that nobody comes to.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR, PACE = 800 /* as usual */ };

/* Two people at Justinian; the one who is asked first. */
static unsigned start(const char *options)
{
    char more[200];
    snprintf(more, sizeof more, "\"options\":{%s}", options);
    club_start(club, "justinian", 2, 2, more);
    return club_asked(club, 0);
}

#define LIVE "\"clock\":{\"kind\":\"live\",\"bank\":600,\"increment\":10}"

/*
 * Clocks.
 */

static void live_clocks_run(void **state)
{
    (void)state;
    const unsigned first = start(LIVE ",\"undo\":\"free\""), second = 1 - first;
    int64_t left[2] = {600 * SECOND, 600 * SECOND};
    club_assert_clock(club, 0, left[0], left[1], first);
    club_pass(club, 5 * SECOND);
    club_place(club, first);
    left[first] += 10 * SECOND - 5 * SECOND;
    club_assert_clock(club, 0, left[0], left[1], second);
    /* Whoever comes in between sees what is left at that moment. */
    club_pass(club, 7 * SECOND);
    left[second] -= 7 * SECOND;
    club_ask_fine(club, 2, "enter", "");
    club_assert_clock(club, 2, left[0], left[1], second);
    club_pass(club, 3 * SECOND);
    club_place(club, second);
    left[second] += 10 * SECOND - 3 * SECOND;
    club_assert_clock(club, 2, left[0], left[1], first);
    /* What is taken back gives back what it got, and costs nobody time. */
    club_pass(club, 20 * SECOND);
    char undo[32];
    snprintf(undo, sizeof undo, "\"ply\":%d", (int)club_whole(club->members[second].view, "ply"));
    club_ask_fine(club, second, "undo", undo);
    left[second] -= 10 * SECOND;
    club_assert_clock(club, 2, left[0], left[1], second);
}

static void time_stands_still_without_a_server(void **state)
{
    (void)state;
    const unsigned first = start(LIVE), second = 1 - first;
    club_pass(club, 5 * SECOND);
    club_place(club, first);
    club_pass(club, 40 * SECOND);
    club_ask_fine(club, 0, "say", "\"text\":\"still here\""); /* so it is known that it ran so long */
    club->kit.date += 100 * (int64_t)DAY;
    club_kill(club);
    club_connect(club, 0, true);
    club_connect(club, 1, true);
    club_ask_fine(club, 0, "enter", "");
    club_ask_fine(club, 1, "enter", "");
    int64_t left[2];
    left[first] = 605 * SECOND;
    left[second] = 560 * SECOND;
    club_assert_clock(club, 0, left[0], left[1], second);
    club_pass(club, 560 * SECOND - 1);
    assert_false(club_is_auto(club, 0, second));
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, second));
}

static void who_is_out_of_time_is_played(void **state)
{
    (void)state;
    const unsigned first = start("\"clock\":{\"kind\":\"live\",\"bank\":10,\"increment\":0},\"level\":\"beginner\""),
                   second = 1 - first;
    club_pass(club, 10 * SECOND - 1);
    assert_false(club_is_auto(club, 0, first));
    club_quiet(club);
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, first));
    struct nika_server_core_figures figures;
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.taken_over, 1);
    char more[100];
    snprintf(more, sizeof more, "\"ply\":%d,\"move\":\"pass\"", (int)club_whole(club->members[first].view, "ply"));
    club_ask_error(club, first, "play", more, "not-allowed");
    /* It acts no sooner than computer players do after what was shown last: how long it thinks says nothing. */
    club_pass(club, PACE - 1);
    assert_int_equal(club_count(club, second, "act"), 0);
    club_pass(club, 1);
    assert_true(club_count(club, second, "act") > 0);
    /* Who takes the seat back has half a minute at least. */
    club_ask_fine(club, first, "take", "");
    assert_false(club_is_auto(club, 1, first));
    if (club_asked(club, 0) == second)
        club_place(club, second);
    assert_int_equal(club_asked(club, 0), first);
    club_pass(club, 30 * SECOND - 1);
    assert_false(club_is_auto(club, 0, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, first));
}

/* No time is gained by giving the seat away and taking it back: the clock would stand still meanwhile. */
static void taking_back_wins_no_time(void **state)
{
    (void)state;
    const unsigned first = start("\"clock\":{\"kind\":\"live\",\"bank\":60,\"increment\":0},\"level\":\"beginner\"");
    int64_t left[2] = {60 * SECOND, 60 * SECOND};
    club_pass(club, 8 * SECOND);
    left[first] -= 8 * SECOND;
    for (unsigned i = 0; i < 10; i++) {
        club_ask_fine(club, first, "leave", "");
        club_ask_fine(club, first, "take", "");
        club_pass(club, PACE / 10 - 1);
        assert_int_equal(club_whole(club->members[0].view, "ply"), 0);
        assert_true(club_is_auto(club, 0, first));
    }
    club_pass(club, 10); /* once the pace has passed, the computer has decided, and that was all */
    assert_int_equal(club_whole(club->members[0].view, "ply"), 1);
    assert_false(club_is_auto(club, 0, first));
    club_assert_clock(club, 0, left[0], left[1], club_asked(club, 0));
}

/* What somebody had no time left for, the computer decides, whoever has the seat by then; and after a restart, too. */
static void what_is_too_late_stays_so(void **state)
{
    (void)state;
    const unsigned first = start("\"clock\":{\"kind\":\"live\",\"bank\":10,\"increment\":0},\"level\":\"beginner\""),
                   second = 1 - first;
    char more[100];
    club_pass(club, 10 * SECOND);
    assert_true(club_is_auto(club, 0, first));
    club_ask_fine(club, first, "take", "");
    assert_true(club_is_auto(club, 0, first)); /* still, for this one */
    club_kill(club);
    for (unsigned member = 0; member < 2; member++) {
        club_connect(club, member, true);
        club_ask_fine(club, member, "enter", "");
    }
    assert_int_equal(club_asked(club, 0), first);
    club_assert_clock(club, 0, first == 0 ? 0 : 10 * SECOND, first == 1 ? 0 : 10 * SECOND, NIKA_WATCHER);
    snprintf(more, sizeof more, "\"ply\":0,\"move\":\"pass\"");
    club_ask_error(club, first, "play", more, "not-allowed");
    for (unsigned i = 0; i < 20; i++) { /* that it is taken again and again stops nothing */
        club_pass(club, PACE / 20);
        club_ask_fine(club, first, "take", "");
    }
    assert_int_equal(club_whole(club->members[0].view, "ply"), 1);
    assert_false(club_is_auto(club, 0, first));
    if (club_asked(club, 0) == second)
        club_place(club, second);
    assert_int_equal(club_asked(club, 0), first);
    club_pass(club, 30 * SECOND - 1);
    assert_false(club_is_auto(club, 0, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, first));
}

/* The same by days. */
static void taking_back_wins_no_days(void **state)
{
    (void)state;
    const unsigned first = start("\"clock\":{\"kind\":\"days\",\"days\":1}");
    club_pass(club, DAY - HOUR);
    club_ask_fine(club, first, "leave", "");
    club_assert_clock(club, 0, first == 0 ? HOUR : DAY, first == 1 ? HOUR : DAY, NIKA_WATCHER);
    club_ask_fine(club, first, "take", "");
    club_assert_clock(club, 0, first == 0 ? HOUR : DAY, first == 1 ? HOUR : DAY, first);
    club_pass(club, HOUR - 1);
    assert_false(club_is_auto(club, 0, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, first));
}

static void days_are_for_each_decision(void **state)
{
    (void)state;
    const unsigned first = start("\"clock\":{\"kind\":\"days\",\"days\":3},\"grace\":10"), second = 1 - first;
    club_assert_clock(club, 0, 3 * (int64_t)DAY, 3 * (int64_t)DAY, first);
    club_cut(club, first); /* it does not matter who is here */
    club_pass(club, 3 * (int64_t)DAY - HOUR);
    club_connect(club, first, true);
    club_ask_fine(club, first, "enter", "");
    club_assert_clock(club, first, first == 0 ? HOUR : 3 * (int64_t)DAY, first == 1 ? HOUR : 3 * (int64_t)DAY, first);
    club_place(club, first);
    club_assert_clock(club, 0, 3 * (int64_t)DAY, 3 * (int64_t)DAY, second);
    club_pass(club, 3 * (int64_t)DAY - 1);
    assert_false(club_is_auto(club, 0, second));
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, second));
}

/* A question to all stops the clocks. */
static void questions_stop_clocks(void **state)
{
    (void)state;
    start(LIVE);
    while (!club_true(club->members[0].view, "together"))
        club_play_fine(club, club_asked(club, 0), "pass");
    club_assert_clock(club, 0, 610 * SECOND, 610 * SECOND, NIKA_WATCHER);
    club_pass(club, 50 * SECOND);
    club_play_fine(club, 0, "decline");
    club_play_fine(club, 1, "decline");
    const unsigned asked = club_asked(club, 0);
    club_assert_clock(club, 0, 610 * SECOND, 610 * SECOND, asked);
}

/*
 * Absence.
 */

static void who_is_gone_is_played_after_the_grace(void **state)
{
    (void)state;
    const unsigned first = start("\"grace\":60,\"level\":\"beginner\""), second = 1 - first;
    club_pass(club, 5 * SECOND);
    club_cut(club, first);
    club_pass(club, 30 * SECOND);
    club_ask_fine(club, 2, "enter", ""); /* somebody else, who does not matter */
    club_ask_fine(club, 2, "exit", "");
    club_pass(club, 30 * SECOND - 1);
    assert_false(club_is_auto(club, second, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, second, first));
    /* Back, but the computer plays on until the seat is taken. */
    club_connect(club, first, true);
    club_ask_fine(club, first, "enter", "");
    assert_true(club_is_auto(club, first, first));
    club_ask_fine(club, first, "take", "");
    club_ask_fine(club, first, "take", "");
    assert_false(club_is_auto(club, second, first));
    if (club_asked(club, 0) == second)
        club_place(club, second);
    club_place(club, first);
}

/* The grace counts from when somebody is asked, if she was gone before. */
static void grace_counts_while_asked(void **state)
{
    (void)state;
    const unsigned first = start("\"grace\":60"), second = 1 - first;
    club_cut(club, second);
    club_pass(club, HOUR);
    club_place(club, first);
    club_pass(club, 60 * SECOND - 1);
    assert_false(club_is_auto(club, first, second));
    club_pass(club, 1);
    assert_true(club_is_auto(club, first, second));
}

/* Coming back in time stops it. A person with two connections is here until both are gone. */
static void grace_can_be_used(void **state)
{
    (void)state;
    const unsigned first = start("\"grace\":60"), second = 1 - first;
    const nika_connection old = club->members[first].line;
    club_connect(club, first, true);
    club_ask_fine(club, first, "enter", "");
    kit_close(&club->kit, old);
    club_pass(club, 2 * MINUTE);
    assert_false(club_is_auto(club, second, first));
    for (unsigned i = 0; i < 5; i++) {
        club_cut(club, first);
        club_pass(club, 59 * SECOND);
        club_connect(club, first, true);
        club_ask_fine(club, first, "enter", "");
    }
    assert_false(club_is_auto(club, second, first));
    club_place(club, first);
}

/* After a restart, absences begin to count anew. */
static void absences_count_anew(void **state)
{
    (void)state;
    const unsigned first = start("\"grace\":60"), second = 1 - first;
    club_cut(club, first);
    club_pass(club, 50 * SECOND);
    club_kill(club);
    club_connect(club, second, true);
    club_ask_fine(club, second, "enter", "");
    club_pass(club, 60 * SECOND - 1);
    assert_false(club_is_auto(club, second, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, second, first));
}

/* Who is asked after a question to all is asked anew, and her grace begins then. */
static void questions_do_not_use_up_the_grace(void **state)
{
    (void)state;
    const unsigned last = 1 - start("\"grace\":10"), other = 1 - last; /* to pass: she begins the next turn */
    club_play_fine(club, other, "pass");
    club_play_fine(club, last, "pass");
    club_cut(club, last);
    club_play_fine(club, other, "decline");
    club_pass(club, 60 * SECOND); /* the computer has answered for who is gone */
    assert_false(club_true(club->members[other].view, "together"));
    assert_int_equal(club_asked(club, other), last);
    club_pass(club, 10 * SECOND - 1);
    assert_false(club_is_auto(club, other, last));
    club_pass(club, 1);
    assert_true(club_is_auto(club, other, last));
}

/* Nobody's time runs before she is shown what she is asked, however long that took to be kept. */
static void slow_disks_use_up_nobodys_time(void **state)
{
    (void)state;
    const unsigned first = start(LIVE), second = 1 - first;
    char more[100];
    snprintf(more, sizeof more, "\"ply\":0,\"move\":\"pass\"");
    club_pass(club, 5 * SECOND);
    club_send(club, first, "play", more);
    club->kit.now += 20 * SECOND;
    club_do(club);
    int64_t left[2];
    left[first] = 605 * SECOND;
    left[second] = 600 * SECOND;
    club_assert_clock(club, 0, left[0], left[1], second);
}

static void who_is_idle_is_played_after_a_day(void **state)
{
    (void)state;
    const unsigned first = start("");
    club_pass(club, DAY - 1);
    assert_false(club_is_auto(club, 0, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, 0, first));
}

static void who_leaves_is_played_at_once(void **state)
{
    (void)state;
    const unsigned first = start("\"level\":\"beginner\""), second = 1 - first;
    club_pass(club, SECOND);
    club_quiet(club);
    club_ask_fine(club, first, "leave", "");
    club_ask_fine(club, first, "leave", "");
    assert_true(club_is_auto(club, second, first));
    club_pass(club, PACE);
    assert_true(club_count(club, second, "act") > 0);
    club_ask_error(club, 2, "leave", "", "not-seated");
}

/* When all are gone, the computer plays to the end; who comes back in between can play again. */
static void games_end_without_people(void **state)
{
    static const char *const games[] = {"byzantz", "justinian"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        club_start(club, games[i], 3, 3, "\"options\":{\"level\":\"beginner\",\"grace\":10}");
        for (unsigned member = 0; member < 3; member++)
            club_cut(club, member);
        club_pass(club, MINUTE); /* the computer has begun to play for them, and the game is not over */
        club_connect(club, 1, true);
        club_ask_fine(club, 1, "enter", "");
        club_ask_fine(club, 1, "take", "");
        char word[NIKA_WORD_MAX];
        while (!club_choose(club, 1, word))
            club_pass(club, SECOND);
        assert_true(club_true(club_play(club, 1, word), "ok"));
        club_cut(club, 1);
        club_pass(club, 30 * MINUTE);
        club_connect(club, 0, true);
        club_connect(club, 1, true);
        club_connect(club, 2, true);
        club_ask_fine(club, 1, "enter", "");
        assert_true(club_is(club->members[1].table, "state", "over"));
    }
}

/*
 * Tables that nobody comes to.
 */

static void empty_tables_are_closed(void **state)
{
    struct nika_server_core_figures figures;
    (void)state;
    club_table(club, 0, "byzantz", 3, "");
    club_sit(club, 0, 0);
    club_pass(club, 3 * (int64_t)DAY); /* somebody is there */
    club_cut(club, 0);
    club_pass(club, DAY - 1);
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
    club_cut(club, 0);
    club_pass(club, DAY - 1);
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.tables_open, 1);
    club_pass(club, 1);
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.tables_open, 0);
    club_connect(club, 0, true);
    club_ask_error(club, 0, "enter", "", "no-such-table");
}

/* A game that is over goes from memory ten seconds after the last one has gone, and is read again when somebody asks. */
static void finished_games_are_read_again(void **state)
{
    struct nika_server_core_figures figures;
    struct nika_json value;
    char path[64], next[17];
    unsigned status;
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_ask_fine(club, 0, "say", "\"text\":\"well played\"");
    club_finish(club, 0);
    club_pass(club, 2 * HOUR); /* somebody is there */
    char *final = kit_copy_text(club->members[0].view), *table = kit_copy_text(club->members[0].table);
    club_cut(club, 1);
    club_cut(club, 0);
    club_pass(club, 10 * SECOND - 1);
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.tables_over, 1);
    club_pass(club, 1);
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.tables_over, 0);
    club_connect(club, 0, true);
    club_connect(club, 1, true);
    club_quiet(club);
    club_ask_error(club, 0, "rematch", "", "no-such-table");
    club_ask_fine(club, 0, "enter", "");
    assert_string_equal(strstr(club->members[0].view, "\"view\":"), strstr(final, "\"view\":"));
    assert_true(club_is(club->members[0].table, "state", "over"));
    assert_non_null(strstr(club->members[0].table, "well played"));
    assert_true(club_has(club->members[0].table, "fair", &value));
    assert_non_null(strstr(table, "\"fair\""));
    /* What is said there now is heard, and a rematch can be had. */
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 1, "say", "\"text\":\"again?\"");
    assert_true(club_is(club_last(club, 0, "said"), "text", "again?"));
    kit_member(club_ask(club, 0, "rematch", ""), "table", next, sizeof next);
    assert_true(club_is(club_last(club, 1, "rematch"), "next", next));
    /* All of that is in its log, as if it had never left the memory. */
    club_cut(club, 0);
    club_cut(club, 1);
    club_pass(club, 10 * SECOND);
    club_connect(club, 1, true);
    club_ask_fine(club, 1, "enter", "");
    assert_true(club_is(club->members[1].table, "next", next));
    assert_non_null(strstr(club->members[1].table, "again?"));
    snprintf(path, sizeof path, "/api/tables/%s", club->table);
    club_cut(club, 1);
    club_pass(club, 10 * SECOND);
    kit_ask(&club->kit, 52, "GET", path, "", "");
    club_do(club);
    assert_true(club_is(kit_body(&club->kit, 52, &status), "next", next));
    /* The record of one that is not in memory. */
    club_kill(club);
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, "", "");
    club_do(club);
    assert_non_null(strstr(kit_body(&club->kit, 50, &status), "\"result\""));
    assert_int_equal(status, 200);
    kit_ask(&club->kit, 51, "GET", "/api/tables/00000000000000ff/record", "", "");
    club_do(club);
    kit_body(&club->kit, 51, &status);
    assert_int_equal(status, 404);
    /* The rematch is there. */
    strcpy(club->table, next);
    club_connect(club, 2, true);
    club_ask_fine(club, 2, "enter", "");
    assert_true(club_is(club->members[2].table, "state", "open"));
    free(final);
    free(table);
}

/* Whether a turn is to be thought about. */
static bool somebody_thinks(const struct club *here)
{
    return kit_left(&here->kit, NIKA_EFFECT_THINK) > 0;
}

/*
 * A turn took seven seconds, once. The next ones take as long, so that nobody can tell them apart; but after 32 turns at most
 * the pace is 800 milliseconds again.
 */
static void one_slow_turn_is_forgotten(void **state)
{
    (void)state;
    club_start(club, "byzantz", 1, 3, "\"options\":{\"level\":\"beginner\"}");
    club_ask_fine(club, 0, "leave", "");
    club_quiet(club);
    while (!somebody_thinks(club)) {
        if (kit_do_one(&club->kit))
            continue;
        club->kit.now = nika_server_core_next(club->kit.core);
        kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    }
    club->kit.now += 7000;
    club_quiet(club);
    int64_t times[40], last = 0;
    unsigned count = 0;
    while (count < 40) {
        club_quiet(club);
        club_pass(club, 100);
        for (unsigned i = 0; i < club->members[0].count && count < 40; i++)
            if (club_is(club->members[0].heard[i].bytes, "is", "act")) {
                times[count++] = club->members[0].heard[i].at - last;
                last = club->members[0].heard[i].at;
            }
    }
    for (unsigned i = 2; i < 15; i++)
        assert_int_equal(times[i], 7000);
    for (unsigned i = 33; i < 40; i++)
        assert_int_equal(times[i], 800);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(live_clocks_run, set_up, tear_down),
        cmocka_unit_test_setup_teardown(time_stands_still_without_a_server, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_is_out_of_time_is_played, set_up, tear_down),
        cmocka_unit_test_setup_teardown(taking_back_wins_no_time, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_too_late_stays_so, set_up, tear_down),
        cmocka_unit_test_setup_teardown(taking_back_wins_no_days, set_up, tear_down),
        cmocka_unit_test_setup_teardown(days_are_for_each_decision, set_up, tear_down),
        cmocka_unit_test_setup_teardown(questions_stop_clocks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_is_gone_is_played_after_the_grace, set_up, tear_down),
        cmocka_unit_test_setup_teardown(grace_counts_while_asked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(grace_can_be_used, set_up, tear_down),
        cmocka_unit_test_setup_teardown(absences_count_anew, set_up, tear_down),
        cmocka_unit_test_setup_teardown(questions_do_not_use_up_the_grace, set_up, tear_down),
        cmocka_unit_test_setup_teardown(slow_disks_use_up_nobodys_time, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_is_idle_is_played_after_a_day, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_leaves_is_played_at_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(games_end_without_people, set_up, tear_down),
        cmocka_unit_test_setup_teardown(empty_tables_are_closed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(finished_games_are_read_again, set_up, tear_down),
        cmocka_unit_test_setup_teardown(one_slow_turn_is_forgotten, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
