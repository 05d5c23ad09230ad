/*
 * test_server_core_held_up.c: unit tests of the server core when the database that several servers share is away: everybody is told,
 * nobody loses time by it, and games go on.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

/* Something is stored every two seconds; everybody is told when that has failed for three. */
enum { SECOND = 1000, HOUR = 3600 * SECOND, STORED_EACH = 2 * SECOND, TOLD_AFTER = STORED_EACH + 3 * SECOND };

static unsigned held_up, goes_on; /* lines in the log */

static void hear(const struct nika_effect *effect)
{
    if (effect->kind == NIKA_EFFECT_LOG) {
        held_up += strcmp(effect->word, "held-up") == 0;
        goes_on += strcmp(effect->word, "goes-on") == 0;
    }
}

static int begin_club(void **state)
{
    (void)state;
    club = kit_memory(sizeof *club);
    club->all_json = true;
    held_up = goes_on = 0;
    club->kit.settings.store_every = STORED_EACH;
    club->kit.hear = hear;
    club_begin(club, 3);
    return 0;
}

/* Two people at Justinian, right after something was stored; the one who is asked first. */
static unsigned start(const char *options)
{
    char more[200];
    snprintf(more, sizeof more, "\"options\":{%s}", options);
    club_start(club, "justinian", 2, 2, more);
    club_pass(club, STORED_EACH - club->kit.now % STORED_EACH);
    club_quiet(club);
    return club_asked(club, 0);
}

/* The database is away for an hour, and back; what everybody hears then. */
static void be_away(void)
{
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, HOUR);
    club->kit.outcome = NIKA_KEPT;
    club_quiet(club);
    club_pass(club, STORED_EACH);
}

static void expect_told(unsigned member, unsigned times)
{
    assert_int_equal(club_count(club, member, "not-kept"), times);
}

/* Whoever has acted or not: that the time has come says nothing about anybody. */
static void everybody_is_told(void **state)
{
    (void)state;
    start("");
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, TOLD_AFTER - 1);
    for (unsigned member = 0; member < 2; member++)
        expect_told(member, 0);
    club_pass(club, 1);
    club_pass(club, HOUR);
    for (unsigned member = 0; member < 2; member++) {
        expect_told(member, 1);
        assert_int_equal(club_count(club, member, "table"), 0);
        assert_int_equal(club_count(club, member, "act"), 0);
    }
    assert_int_equal(held_up, 1);
    club->kit.outcome = NIKA_KEPT;
    club_quiet(club);
    club_pass(club, STORED_EACH);
    for (unsigned member = 0; member < 2; member++) {
        expect_told(member, 0);
        assert_int_equal(club_count(club, member, "table"), 1);
    }
    assert_int_equal(goes_on, 1);
}

/* Neither an answer that takes long nor a short failure is worth a word. */
static void a_moment_is_not_told(void **state)
{
    (void)state;
    start("");
    club->kit.outcome = NIKA_KEPT_BROKEN;
    club_pass(club, STORED_EACH + SECOND);
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, HOUR);
    expect_told(0, 0);
    assert_int_equal(held_up, 0);
}

/* A database that is silent, or waits for a standby that has died. */
static void silence_is_told(void **state)
{
    static const int64_t moments[] = {STORED_EACH, TOLD_AFTER - 1, TOLD_AFTER};
    (void)state;
    start("");
    const int64_t began = club->kit.now;
    for (unsigned i = 0; i < 3; i++) {
        expect_told(1, 0);
        club->kit.now = began + moments[i];
        kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        club_listen(club);
    }
    expect_told(1, 1);
    club_quiet(club);
    club_do(club); /* it answers */
    expect_told(1, 0);
    assert_int_equal(club_count(club, 1, "table"), 1);
}

/* "table" and "view" would look as if the game went on. */
static void it_is_told_again_after_what_looks_otherwise(void **state)
{
    (void)state;
    const unsigned first = start(""), second = 1 - first;
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, TOLD_AFTER);
    club_cut(club, second);
    club_pass(club, 10 * SECOND);
    expect_told(first, 1 + club_count(club, first, "table"));
    assert_int_equal(club_count(club, first, "table"), 1);
    club_ask_error(club, first, "play", "\"ply\":7,\"move\":\"pass\"", "stale");
    expect_told(first, 3);
    club_quiet(club);
    club_come_back(club, 2);
    expect_told(second, 2); /* after "table", and after "view" */
    club_ask_error(club, first, "play", "\"ply\":0,\"move\":\"pass\"", "not-kept");
}

/* A computer's move that fails is told at once, and once more if it fails after everything else goes on. */
static void what_fails_afterwards_is_told(void **state)
{
    (void)state;
    club_start(club, "byzantz", 2, 3, "\"options\":{\"level\":\"beginner\"}");
    while (club_play_one(club)) /* until the computer is to move */
        club_do(club);
    club_quiet(club);
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, 10 * SECOND);
    expect_told(0, 2);
    club_pass(club, STORED_EACH - club->kit.now % STORED_EACH);
    club->kit.now += STORED_EACH;
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    club->kit.outcome = NIKA_KEPT;
    club_do(club); /* the time is stored, and nothing else */
    club->kit.outcome = NIKA_KEPT_NOTHING;
    assert_int_equal(goes_on, 1);
    expect_told(0, 2);
    club_pass(club, SECOND);
    expect_told(0, 3);
    assert_int_equal(club_count(club, 0, "act"), 0);
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, 3 * SECOND);
    assert_true(club_count(club, 0, "act") > 0);
    expect_told(0, 3);
}

static void clocks_stand_still(void **state)
{
    int64_t left[2] = {600 * SECOND, 600 * SECOND};
    (void)state;
    const unsigned first = start("\"clock\":{\"kind\":\"live\",\"bank\":600,\"increment\":10}"), second = 1 - first;
    left[first] -= club->kit.now + TOLD_AFTER;
    be_away();
    club_assert_clock(club, 0, left[0], left[1], first);
    club_pass(club, 7 * SECOND);
    club_place(club, first);
    left[first] += 10 * SECOND - 7 * SECOND;
    club_assert_clock(club, 0, left[0], left[1], second);
}

/* Who could not come back has the whole grace for it. */
static void absences_count_anew(void **state)
{
    (void)state;
    const unsigned first = start("\"grace\":60"), second = 1 - first;
    club_cut(club, first);
    be_away();
    club_pass(club, 60 * SECOND - 1);
    assert_false(club_is_auto(club, second, first));
    club_pass(club, 1);
    assert_true(club_is_auto(club, second, first));
}

/* Nor does the computer answer for who was not let. */
static void questions_to_all_wait(void **state)
{
    (void)state;
    const unsigned first = start(""), second = 1 - first;
    club_play_fine(club, first, "pass");
    club_play_fine(club, second, "pass");
    club_pass(club, STORED_EACH - club->kit.now % STORED_EACH);
    assert_true(club_true(club->members[0].view, "together"));
    be_away();
    club_pass(club, 60 * SECOND - 1);
    assert_true(club_true(club->members[0].view, "together"));
    club_play_fine(club, first, "decline");
    club_pass(club, 1);
    assert_false(club_true(club->members[0].view, "together"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(everybody_is_told, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(a_moment_is_not_told, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(silence_is_told, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(it_is_told_again_after_what_looks_otherwise, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(what_fails_afterwards_is_told, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(clocks_stand_still, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(absences_count_anew, begin_club, tear_down),
        cmocka_unit_test_setup_teardown(questions_to_all_wait, begin_club, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
