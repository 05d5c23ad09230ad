/*
 * test_server_core_undo.c: unit tests of taking back at tables in the server core: what clocks show afterwards, who is asked, and what the
 * story keeps of it; and what else the story has besides moves: that the computer plays for somebody, why, and since when.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { SECOND = 1000, PACE = 800, ANSWERED_WITHIN = 30 * SECOND };

#define LIVE "\"clock\":{\"kind\":\"live\",\"bank\":600,\"increment\":10}"

/* Members and computer players at Justinian; who is asked first. */
static unsigned start(unsigned people, unsigned players, const char *options)
{
    char more[200];
    snprintf(more, sizeof more, "\"options\":{%s}", options);
    club_start(club, "justinian", people, players, more);
    return club_asked(club, 0);
}

/* The member that knows where the game stands asks for something. */
static const char *with_ply(unsigned member, const char *more)
{
    static char text[64];
    snprintf(text, sizeof text, "\"ply\":%d%s", (int)club_whole(club->members[member].view, "ply"), more);
    return text;
}

static const char *undo(unsigned member)
{
    return club_ask(club, member, "undo", with_ply(member, ""));
}

static void answer_fine(unsigned member, bool yes)
{
    club_ask_fine(club, member, "agree", with_ply(member, yes ? ",\"yes\":true" : ",\"yes\":false"));
}

/* A member of a message, as it stands there. */
static const char *part(const char *message, const char *key)
{
    static char texts[4][400];
    static unsigned next;
    struct nika_json value;
    char *text = texts[next++ % 4];
    assert_non_null(message);
    assert_true(club_has(message, key, &value));
    snprintf(text, sizeof texts[0], "%.*s", (int)value.size, value.text);
    return text;
}

/*
 * Clocks.
 */

/* Two acts, both taken back one after the other: everybody has what stood there before each; and after a restart, too. */
static void clocks_go_back(bool restart)
{
    const unsigned first = start(2, 2, LIVE ",\"undo\":\"free\""), second = 1 - first;
    int64_t left[2] = {600 * SECOND, 600 * SECOND};
    club_pass(club, 5 * SECOND);
    club_place(club, first); /* 595 s before it, 605 s after it */
    club_pass(club, 7 * SECOND);
    club_place(club, second); /* 593 s before it */
    club_pass(club, 20 * SECOND);
    if (restart) {
        club_ask_fine(club, 0, "say", "\"text\":\"still here\"");
        club_kill(club);
        club_come_back(club, 2);
    }
    assert_true(club_true(undo(second), "ok"));
    left[first] = 605 * SECOND;
    left[second] = 593 * SECOND;
    club_assert_clock(club, 0, left[0], left[1], second);
    club_pass(club, 3 * SECOND);
    assert_true(club_true(undo(first), "ok"));
    left[first] = 595 * SECOND;
    left[second] = 600 * SECOND;
    club_assert_clock(club, 0, left[0], left[1], first);
}

static void everybody_has_the_time_back(void **state)
{
    (void)state;
    clocks_go_back(false);
}

static void time_comes_back_after_a_restart(void **state)
{
    (void)state;
    clocks_go_back(true);
}

/* Days for a decision go on from where they were. */
static void days_go_back(void **state)
{
    enum { DAY = 24 * 3600 * SECOND };
    (void)state;
    const unsigned first = start(2, 2, "\"clock\":{\"kind\":\"days\",\"days\":3},\"undo\":\"free\"");
    int64_t left[2] = {3 * (int64_t)DAY, 3 * (int64_t)DAY};
    club_pass(club, DAY);
    club_place(club, first);
    club_pass(club, DAY);
    assert_true(club_true(undo(first), "ok"));
    left[first] = 2 * (int64_t)DAY;
    club_assert_clock(club, 0, left[0], left[1], first);
}

/* Who is asked again after her own act, since the other has passed, wins no day by taking it back. */
static void own_days_stay_lost(void **state)
{
    enum { DAY = 24 * 3600 * SECOND };
    (void)state;
    const unsigned first = start(2, 2, "\"clock\":{\"kind\":\"days\",\"days\":3},\"undo\":\"free\""),
                   second = 1 - first;
    int64_t left[2] = {3 * (int64_t)DAY, 3 * (int64_t)DAY};
    club_place(club, first);
    assert_true(club_true(club_play(club, second, "pass"), "ok"));
    club_place(club, first);
    club_pass(club, 2 * (int64_t)DAY);
    assert_true(club_true(undo(first), "ok"));
    left[first] = DAY;
    club_assert_clock(club, 0, left[0], left[1], first);
}

/* What seat `seat` has left, as a member's last view says. */
static int64_t left_of(unsigned member, unsigned seat)
{
    struct nika_json clock, left, item;
    int64_t time = 0;
    assert_true(club_has(club->members[member].view, "clock", &clock));
    assert_true(nika_json_get(clock, "left", &left));
    struct nika_json_walk walk = nika_json_walk(left);
    for (unsigned i = 0; i <= seat; i++)
        assert_true(nika_json_next(&walk, &item));
    assert_true(nika_json_whole(item, 0, INT64_MAX / 2, &time));
    return time;
}

/* Somebody whose turn it is not acts, if she can; whether she could take that back. */
static bool act_out_of_turn(unsigned member)
{
    struct nika_json value, item;
    char word[NIKA_WORD_MAX];
    size_t size;
    assert_true(club_has(club->members[member].view, "view", &value) && nika_json_get(value, "legal", &value));
    struct nika_json_walk walk = nika_json_walk(value);
    if (!nika_json_next(&walk, &item))
        return false;
    assert_true(nika_json_string(item, word, sizeof word, &size));
    club_play_fine(club, member, word);
    return club_true(club->members[member].view, "undo");
}

/* Who sells out of turn, cards that all know of, changes nobody's question: when it is taken back, the time of who is asked
 * has run all the while. */
static void no_time_comes_back_out_of_turn(void **state)
{
    (void)state;
    club_start(club, "byzantz", 3, 3, "\"options\":{" LIVE ",\"undo\":\"free\"}");
    for (unsigned i = 0; i < 2000 && !club_is(club->members[0].table, "state", "over"); i++) {
        const unsigned asked = club_asked(club, 0), other = (asked + 1) % 3;
        const int64_t left = left_of(0, asked);
        club_quiet(club);
        club_pass(club, 5 * SECOND);
        if (act_out_of_turn(other)) {
            assert_int_equal(left_of(0, asked), left - 5 * SECOND);
            club_pass(club, 3 * SECOND);
            assert_true(club_true(undo(other), "ok"));
            assert_int_equal(left_of(0, asked), left - 8 * SECOND);
            return;
        }
        assert_true(club_play_one(club));
    }
    fail();
}

/*
 * As was agreed.
 */

static void never_is_never(void **state)
{
    (void)state;
    const unsigned first = start(2, 2, "\"undo\":\"never\"");
    club_place(club, first);
    assert_false(club_true(club->members[first].view, "undo"));
    assert_true(club_is(undo(first), "error", "no-undo"));
}

/* Without an option in the log, from before there was one, acts are taken back at once. */
static void old_tables_are_free(void **state)
{
    char entry[2000], *option;
    struct kit_loading *loading = kit_memory(sizeof *loading);
    const struct nika_store_reader reader = {.entry = kit_load_entry, .context = loading};
    enum nika_log_state log;
    enum nika_kept kept;
    bool found;
    uint64_t epoch;
    (void)state;
    start(2, 2, "");
    assert_true(nika_store_log(club->kit.store, club->table, &log, &found, &reader) && found);
    /* The same log under another name, but for the option. */
    assert_true(nika_store_claim(club->kit.store, &epoch));
    for (unsigned i = 0; i < loading->count; i++) {
        snprintf(entry, sizeof entry, "%.*s", (int)loading->items[i].size, loading->items[i].bytes);
        if (i == 0) {
            assert_non_null(option = strstr(entry, ",\"undo\":\"ask\""));
            memmove(option, option + strlen(",\"undo\":\"ask\""), strlen(option + strlen(",\"undo\":\"ask\"")) + 1);
        }
        const struct nika_op op = {.kind = NIKA_OP_APPEND,
                                   .table = "00000000000000aa",
                                   .number = i,
                                   .epoch = epoch,
                                   .value = entry,
                                   .size = strlen(entry)};
        nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
        assert_int_equal(kept, NIKA_KEPT);
        kit_free(loading->items[i].key);
        kit_free(loading->items[i].bytes);
    }
    free(loading);
    club_kill(club);
    strcpy(club->table, "00000000000000aa");
    club_come_back(club, 2);
    const unsigned first = club_asked(club, 0);
    club_place(club, first);
    const char *answer = undo(first);
    assert_true(club_true(answer, "ok"));
    assert_int_equal(club_whole(answer, "ply"), 2);
}

/* All others must agree; then clocks stand as before, also the one of who asked. */
static void all_are_asked(void **state)
{
    (void)state;
    const unsigned first = start(3, 3, LIVE), next = (first + 1) % 3, last = (first + 2) % 3;
    char open[16];
    club_ask_fine(club, 3, "enter", "");
    club_pass(club, 4 * SECOND);
    club_place(club, first);
    club_pass(club, 2 * SECOND);
    club_quiet(club);
    const char *answer = undo(first);
    assert_true(club_true(answer, "ok") && club_true(answer, "asking"));
    for (unsigned member = 0; member < 4; member++) { /* the watcher as well */
        const char *question = club_last(club, member, "question");
        assert_non_null(question);
        assert_int_equal(club_whole(question, "seat"), first);
        assert_int_equal(club_whole(question, "ply"), 1);
        assert_int_equal(club_whole(question, "left"), ANSWERED_WITHIN);
        snprintf(open, sizeof open, "[%u,%u]", next < last ? next : last, next < last ? last : next);
        assert_string_equal(part(question, "open"), open);
    }
    /* Who has asked does not answer; who comes in between is told. */
    club_ask_error(club, first, "agree", "\"ply\":1,\"yes\":true", "no-question");
    club_ask_error(club, next, "agree", "\"ply\":1", "bad-value");
    club_ask_error(club, next, "agree", "\"ply\":0,\"yes\":true", "stale");
    club_ask_error(club, 3, "agree", "\"ply\":1,\"yes\":true", "not-seated");
    club_pass(club, 3 * SECOND);
    answer_fine(next, true);
    answer_fine(next, true); /* as before */
    snprintf(open, sizeof open, "[%u]", last);
    assert_string_equal(part(club_last(club, first, "question"), "open"), open);
    assert_null(club_last(club, 0, "undone"));
    club_quiet(club);
    club_ask_fine(club, 3, "enter", "");
    assert_int_equal(club_whole(club_last(club, 3, "question"), "left"), ANSWERED_WITHIN - 3 * SECOND);
    club_quiet(club);
    answer_fine(last, true);
    for (unsigned member = 0; member < 4; member++) {
        assert_int_equal(club_whole(club_last(club, member, "undone"), "seat"), first);
        assert_true(club_is(club_last(club, member, "question"), "end", "agreed"));
        assert_true(club_is(club_last(club, member, "note"), "note", "undone"));
    }
    char expected[100];
    int64_t left[3] = {600 * SECOND, 600 * SECOND, 600 * SECOND};
    left[first] -= 4 * SECOND;
    snprintf(expected, sizeof expected, "{\"left\":[%lld,%lld,%lld],\"running\":[%u]}", (long long)left[0],
             (long long)left[1], (long long)left[2], first);
    assert_string_equal(part(club->members[3].view, "clock"), expected);
    club_ask_error(club, next, "agree", "\"ply\":2,\"yes\":true", "no-question");
}

/* Nothing happens, and nobody is asked the same again. */
static void a_question_ends(void **state)
{
    static const char *const ends[] = {"refused", "withdrawn", "over", "over"};
    (void)state;
    for (unsigned how = 0; how < 4; how++) {
        const unsigned first = start(2, 2, ""), second = 1 - first;
        club_place(club, first);
        assert_true(club_true(undo(first), "asking"));
        club_quiet(club);
        if (how == 0)
            answer_fine(second, false);
        else if (how == 1)
            answer_fine(first, false);
        else if (how == 2) {
            club_pass(club, ANSWERED_WITHIN - 1);
            assert_null(club_last(club, second, "question"));
            club_pass(club, 1);
        } else
            club_place(club, second); /* the game goes on */
        for (unsigned member = 0; member < 2; member++) {
            const char *question = club_last(club, member, "question");
            assert_true(club_is(question, "end", ends[how]));
            assert_int_equal(club_count(club, member, "question"), 1);
            if (how < 2)
                assert_int_equal(club_whole(question, "by"), how ? first : second);
            assert_null(club_last(club, member, "undone"));
        }
        assert_true(club_is(undo(first), "error", "no-undo"));
        club_ask_error(club, second, "agree", with_ply(second, ",\"yes\":true"), "no-question");
        club_quiet(club);
    }
}

/* The same request again asks nobody twice; and after a restart nobody is asked. */
static void questions_are_of_the_moment(void **state)
{
    char message[128];
    (void)state;
    const unsigned first = start(2, 2, ""), second = 1 - first;
    club_place(club, first);
    club_quiet(club);
    snprintf(message, sizeof message, "{\"do\":\"undo\",\"id\":\"u\",\"table\":\"%s\",\"ply\":1}", club->table);
    for (unsigned i = 0; i < 2; i++) {
        kit_say(&club->kit, club->members[first].line, message);
        club_do(club);
        assert_true(club_true(club_answer(club, first, "u"), "asking"));
        assert_int_equal(club_count(club, second, "question"), 1 - i);
        club_quiet(club);
    }
    club_kill(club);
    club_come_back(club, 2);
    assert_null(club_last(club, second, "question"));
    club_ask_error(club, second, "agree", "\"ply\":1,\"yes\":true", "no-question");
}

/* Who is not there is not asked, nor is a computer player, also one that plays for a person; alone, one is free. */
static void only_who_is_there_is_asked(void **state)
{
    (void)state;
    const unsigned first = start(2, 2, "\"grace\":600"), second = 1 - first;
    club_place(club, first);
    club_cut(club, second);
    assert_int_equal(club_whole(undo(first), "ply"), 2);
    club_connect(club, second, true);
    club_ask_fine(club, second, "enter", "");
    club_place(club, first);
    /* Who was asked and goes away has not said yes. */
    assert_true(club_true(undo(first), "asking"));
    club_cut(club, second);
    club_quiet(club);
    club_pass(club, ANSWERED_WITHIN);
    assert_true(club_is(club_last(club, first, "question"), "end", "over"));
    club_connect(club, second, true);
    start(1, 2, "");
    while (club_asked(club, 0) != 0)
        club_pass(club, PACE);
    club_place(club, 0);
    assert_true(club_whole(undo(0), "ply") > 0);
}

/* Computer players wait for the answer: what they do nobody takes back. */
static void computers_wait_for_the_answer(void **state)
{
    (void)state;
    start(2, 3, "");
    while (club_asked(club, 0) != 1) {
        if (club_asked(club, 0) == 0)
            club_place(club, 0);
        club_pass(club, PACE);
    }
    club_place(club, 1); /* then it is the computer's turn, seat 2 */
    const int64_t ply = club_whole(club->members[1].view, "ply");
    assert_true(club_true(undo(1), "asking"));
    club_pass(club, ANSWERED_WITHIN - 1);
    assert_int_equal(club_whole(club->members[1].view, "ply"), ply);
    answer_fine(0, false);
    club_pass(club, PACE);
    assert_int_equal(club_whole(club->members[1].view, "ply"), ply + 1);
}

/* What all have agreed to and can't be kept is tried again; and nobody who plays on meanwhile is overtaken by it. */
static void agreed_and_not_kept(void **state)
{
    (void)state;
    for (unsigned plays_on = 0; plays_on < 2; plays_on++) {
        const unsigned first = start(2, 2, LIVE), second = 1 - first;
        int64_t left[2] = {600 * SECOND, 600 * SECOND};
        club_pass(club, 4 * SECOND);
        club_place(club, first);
        assert_true(club_true(undo(first), "asking"));
        club_quiet(club);
        club->kit.outcome = NIKA_KEPT_NOTHING;
        answer_fine(second, true);
        assert_null(club_last(club, first, "undone"));
        assert_string_equal(part(club_last(club, first, "question"), "open"), "[]"); /* and it has no end */
        assert_non_null(club_last(club, first, "not-kept"));
        club->kit.outcome = NIKA_KEPT;
        if (plays_on)
            club_place(club, second);
        club_pass(club, 10 * SECOND);
        assert_int_equal(club_count(club, first, "undone"), !plays_on);
        assert_int_equal(club_count(club, first, "question"), 2);
        assert_true(club_is(club_last(club, first, "question"), "end", plays_on ? "over" : "agreed"));
        if (!plays_on) {
            left[first] = 596 * SECOND;
            club_assert_clock(club, 0, left[0], left[1], first);
        }
    }
}

/* Who has asked and leaves asks no more; who was asked and leaves has not said yes, and may still. */
static void who_leaves_asks_no_more(void **state)
{
    (void)state;
    const unsigned first = start(2, 2, ""), second = 1 - first;
    club_place(club, first);
    assert_true(club_true(undo(first), "asking"));
    club_quiet(club);
    club_ask_fine(club, second, "leave", "");
    club_pass(club, 5 * SECOND);
    assert_null(club_last(club, first, "question")); /* and the computer waits */
    assert_null(club_last(club, first, "act"));
    club_ask_fine(club, second, "take", "");
    club_ask_fine(club, first, "leave", "");
    assert_true(club_is(club_last(club, second, "question"), "end", "over"));
    club_ask_error(club, second, "agree", with_ply(second, ",\"yes\":true"), "no-question");
    club_ask_fine(club, first, "take", "");
    assert_true(club_is(undo(first), "error", "no-undo"));
}

/*
 * The story.
 */

/* What is asked for has all that was told, also after a restart. */
static void the_story_keeps_it(void **state)
{
    char expected[200];
    (void)state;
    const unsigned first = start(2, 2, "\"undo\":\"free\",\"spectators\":\"none\",\"grace\":20"), second = 1 - first;
    club_ask_fine(club, 3, "enter", "");
    club_quiet(club);
    club_place(club, first);
    undo(first);
    assert_int_equal(club_whole(club_last(club, second, "note"), "number"), 0);
    assert_int_equal(club_whole(club_last(club, second, "note"), "moves"), 0);
    club_place(club, first);
    /* The other is asked, and leaves; comes back; is gone for too long. */
    club_ask_fine(club, second, "leave", "");
    assert_true(club_is(club_last(club, first, "note"), "note", "left"));
    club_ask_fine(club, second, "take", "");
    assert_true(club_is(club_last(club, first, "note"), "note", "back"));
    club_cut(club, second);
    club_pass(club, 20 * SECOND);
    assert_true(club_is(club_last(club, first, "note"), "note", "gone"));
    assert_int_equal(club_whole(club->members[first].table, "notes"), 4);
    snprintf(expected, sizeof expected,
             "[{\"moves\":0,\"seat\":%u,\"note\":\"undone\"},{\"moves\":1,\"seat\":%u,\"note\":\"left\"},"
             "{\"moves\":1,\"seat\":%u,\"note\":\"back\"},{\"moves\":1,\"seat\":%u,\"note\":\"gone\"}]",
             first, second, second, second);
    assert_string_equal(part(club_ask(club, first, "notes", ""), "notes"), expected);
    /* Who may not watch is told nothing of it. */
    struct nika_json value;
    assert_int_equal(club_count(club, 3, "note"), 0);
    assert_false(club_has(club->members[3].table, "notes", &value));
    assert_false(club_has(club->members[3].table, "takes_over", &value));
    club_ask_error(club, 3, "notes", "", "not-allowed");
    club_kill(club);
    club_come_back(club, 1);
    const char *answer = club_ask(club, 0, "notes", "");
    assert_string_equal(part(answer, "notes"), expected);
    assert_int_equal(club_whole(answer, "from"), 0);
    assert_int_equal(club_whole(club->members[0].table, "notes"), 4);
}

static void time_that_ran_out_is_told(void **state)
{
    (void)state;
    const unsigned first = start(2, 2, "\"clock\":{\"kind\":\"live\",\"bank\":10,\"increment\":0}");
    club_quiet(club);
    club_pass(club, 10 * SECOND);
    assert_true(club_is(club_last(club, 1 - first, "note"), "note", "time"));
    assert_int_equal(club_whole(club_last(club, 1 - first, "note"), "seat"), first);
}

/* Everybody sees how long it takes until the computer takes over. */
static void the_takeover_is_announced(void **state)
{
    char expected[40];
    (void)state;
    const unsigned first = start(2, 2, "\"grace\":30"), second = 1 - first;
    assert_string_equal(part(club->members[second].view, "takes_over"), "null");
    club_pass(club, 2 * SECOND);
    club_cut(club, first);
    club_pass(club, 0);
    snprintf(expected, sizeof expected, first ? "[null,30000]" : "[30000,null]");
    assert_string_equal(part(club->members[second].table, "takes_over"), expected);
    /* Who comes in later sees what is left. */
    club_pass(club, 12 * SECOND);
    club_ask_fine(club, 2, "enter", "");
    snprintf(expected, sizeof expected, first ? "[null,18000]" : "[18000,null]");
    assert_string_equal(part(club->members[2].view, "takes_over"), expected);
    assert_string_equal(part(club->members[2].table, "takes_over"), expected);
    /* She is back in time. */
    club_connect(club, first, true);
    club_ask_fine(club, first, "enter", "");
    club_pass(club, SECOND);
    assert_string_equal(part(club->members[second].table, "takes_over"), "null");
    /* Who is gone before it is her turn has the whole time from then on: it comes with the act. */
    club_cut(club, second);
    club_pass(club, 5 * SECOND);
    assert_string_equal(part(club->members[first].table, "takes_over"), "null");
    club_place(club, first);
    snprintf(expected, sizeof expected, second ? "[null,30000]" : "[30000,null]");
    assert_string_equal(part(club->members[first].view, "takes_over"), expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(everybody_has_the_time_back, set_up, tear_down),
        cmocka_unit_test_setup_teardown(time_comes_back_after_a_restart, set_up, tear_down),
        cmocka_unit_test_setup_teardown(days_go_back, set_up, tear_down),
        cmocka_unit_test_setup_teardown(own_days_stay_lost, set_up, tear_down),
        cmocka_unit_test_setup_teardown(no_time_comes_back_out_of_turn, set_up, tear_down),
        cmocka_unit_test_setup_teardown(never_is_never, set_up, tear_down),
        cmocka_unit_test_setup_teardown(old_tables_are_free, set_up, tear_down),
        cmocka_unit_test_setup_teardown(all_are_asked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_question_ends, set_up, tear_down),
        cmocka_unit_test_setup_teardown(questions_are_of_the_moment, set_up, tear_down),
        cmocka_unit_test_setup_teardown(only_who_is_there_is_asked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(computers_wait_for_the_answer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(agreed_and_not_kept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_leaves_asks_no_more, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_story_keeps_it, set_up, tear_down),
        cmocka_unit_test_setup_teardown(time_that_ran_out_is_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_takeover_is_announced, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
