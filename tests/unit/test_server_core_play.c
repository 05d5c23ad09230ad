/*
 * test_server_core_play.c: unit tests of games at tables in the server core: acts and what everybody is told of them, ids, undo,
 * questions to all at once, computer players, the past.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/table.h>

#include "server_core_club.h"

static int64_t ply_of(unsigned member)
{
    return club_whole(club->members[member].view, "ply");
}

#define FREE "\"options\":{\"undo\":\"free\"}"

/*
 * Acts.
 */

static void acts_are_told_to_all(void **state)
{
    struct nika_json value;
    (void)state;
    club_start(club, "justinian", 3, 3, "");
    club_ask_fine(club, 3, "enter", "");
    club_quiet(club);
    const unsigned mover = club_asked(club, 0), other = (mover + 1) % 3;
    char word[NIKA_WORD_MAX];
    strcpy(word, club_placing(club, mover, 4));
    const char *answer = club_play(club, mover, word);
    assert_true(club_true(answer, "ok") && club_is(answer, "table", club->table));
    assert_int_equal(club_whole(answer, "ply"), 1);
    for (unsigned member = 0; member < 4; member++) {
        const char *act = club_last(club, member, "act");
        assert_int_equal(club_count(club, member, "act"), 1);
        assert_int_equal(club_whole(act, "ply"), 1);
        assert_int_equal(club_whole(act, "moves"), 1);
        assert_int_equal(club_whole(act, "seat"), mover);
        assert_true(club_is(act, "move", member == mover ? word : "place ? c4"));
        assert_true(club_has(act, "clock", &value) && nika_json_kind(value) == 'n');
        assert_false(club_true(act, "together"));
        assert_int_equal(club_true(act, "undo"), member == mover);
        assert_true(club_has(act, "view", &value) && nika_json_get(value, "ply", &value));
        assert_true(value.size == 1 && value.text[0] == '1');
    }
    assert_int_equal(club_asked(club, 0), other);
}

static void who_is_wrong_is_told(void **state)
{
    (void)state;
    club_table(club, 0, "justinian", 2, "");
    club_ask_error(club, 0, "play", "\"ply\":0,\"move\":\"pass\"", "not-running");
    club_ask_error(club, 0, "undo", "\"ply\":0", "not-running");
    club_ask_error(club, 0, "past", "\"from\":0", "not-running");
    club_ask_error(club, 0, "leave", "", "not-running");
    club_sit(club, 0, 0);
    club_sit(club, 1, 1);
    club_ask_fine(club, 0, "start", "");
    club_ask_fine(club, 1, "enter", "");
    const unsigned asked = club_asked(club, 0), other = 1 - asked;
    club_quiet(club);
    club_ask_error(club, 2, "play", "\"ply\":0,\"move\":\"pass\"", "not-seated");
    club_ask_error(club, asked, "play", "\"move\":\"pass\"", "bad-value");
    club_ask_error(club, asked, "play", "\"ply\":-1,\"move\":\"pass\"", "bad-value");
    club_ask_error(club, asked, "play", "\"ply\":0", "bad-value");
    club_ask_error(club, asked, "play", "\"ply\":0,\"move\":\"fly\"", "bad-value");
    /* A refusal has the rules' word, and the ply. */
    const char *answer = club_ask(club, other, "play", "\"ply\":0,\"move\":\"pass\"");
    assert_true(club_is(answer, "error", "refused") && club_is(answer, "refusal", "not-asked"));
    assert_int_equal(club_whole(answer, "ply"), 0);
    answer = club_ask(club, asked, "play", "\"ply\":0,\"move\":\"left\"");
    assert_true(club_is(answer, "error", "refused") && club_is(answer, "refusal", "not-now"));
    assert_int_equal(club_count(club, 0, "act") + club_count(club, 1, "act") + club_count(club, 0, "view"), 0);
    /* A stale ply gets the current view. */
    answer = club_ask(club, asked, "play", "\"ply\":1,\"move\":\"pass\"");
    assert_true(club_is(answer, "error", "stale"));
    assert_int_equal(club_whole(answer, "ply"), 0);
    assert_int_equal(club_count(club, asked, "view"), 1);
    assert_int_equal(club_count(club, other, "view"), 0);
    struct nika_server_core_figures figures;
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.stale, 1);
    assert_int_equal(figures.refused, 2);
    assert_int_equal(figures.moves, 0);
}

/* The same id again, from the same person, gets the same answer and does nothing. */
static void ids_are_granted_once(void **state)
{
    (void)state;
    club_start(club, "justinian", 2, 2, "");
    const unsigned mover = club_asked(club, 0);
    char message[200];
    snprintf(message, sizeof message, "{\"do\":\"play\",\"id\":\"same\",\"table\":\"%s\",\"ply\":0,\"move\":\"%s\"}",
             club->table, club_placing(club, mover, 1));
    club_quiet(club);
    /* Twice before the first is kept, once afterwards. */
    kit_say(&club->kit, club->members[mover].line, message);
    kit_say(&club->kit, club->members[mover].line, message);
    club_do(club);
    kit_say(&club->kit, club->members[mover].line, message);
    club_do(club);
    unsigned answers = 0;
    for (unsigned i = 0; i < club->members[mover].count; i++)
        if (club_is(club->members[mover].heard[i].bytes, "re", "same")) {
            assert_true(club_true(club->members[mover].heard[i].bytes, "ok"));
            assert_int_equal(club_whole(club->members[mover].heard[i].bytes, "ply"), 1);
            answers++;
        }
    assert_int_equal(answers, 3);
    assert_int_equal(club_count(club, 1 - mover, "act"), 1);
    /* For another person it is another id. */
    club_quiet(club);
    kit_say(&club->kit, club->members[1 - mover].line, message);
    club_do(club);
    assert_true(club_is(club_answer(club, 1 - mover, "same"), "error", "stale"));
    /* After a restart, over a new connection, and when the game has gone on. */
    club_kill(club);
    club_connect(club, mover, true);
    club_connect(club, 1 - mover, true);
    club_ask_fine(club, mover, "enter", "");
    club_ask_fine(club, 1 - mover, "enter", "");
    club_play_fine(club, 1 - mover, club_placing(club, 1 - mover, 2));
    club_quiet(club);
    kit_say(&club->kit, club->members[mover].line, message);
    club_do(club);
    assert_true(club_true(club_answer(club, mover, "same"), "ok"));
    assert_int_equal(club_whole(club_answer(club, mover, "same"), "ply"), 1);
    assert_int_equal(ply_of(mover), 2);
}

/* So many are remembered for each seat; what was refused is judged anew. */
static void the_last_ids_are_remembered(void **state)
{
    char first[200];
    (void)state;
    club_start(club, "justinian", 2, 2, FREE);
    const unsigned mover = club_asked(club, 0);
    char word[NIKA_WORD_MAX];
    strcpy(word, club_placing(club, mover, 1));
    snprintf(first, sizeof first, "{\"do\":\"play\",\"id\":\"x\",\"table\":\"%s\",\"ply\":0,\"move\":\"%s\"}",
             club->table, word);
    kit_say(&club->kit, club->members[mover].line, first);
    club_do(club);
    for (unsigned i = 0; i < 11; i++) {
        char more[32];
        if (i % 2 == 0) {
            snprintf(more, sizeof more, "\"ply\":%u", i + 1);
            club_ask_fine(club, mover, "undo", more);
        } else
            club_play_fine(club, mover, word);
    }
    /* The first is the 12th from the end, and then the 13th. */
    club_quiet(club);
    kit_say(&club->kit, club->members[mover].line, first);
    assert_true(club_answer(club, mover, "x") == NULL);
    club_do(club);
    assert_int_equal(club_whole(club_answer(club, mover, "x"), "ply"), 1);
    club_play_fine(club, mover, word);
    club_quiet(club);
    kit_say(&club->kit, club->members[mover].line, first);
    club_do(club);
    assert_true(club_is(club_answer(club, mover, "x"), "error", "stale"));
}

/*
 * Taking back.
 */

static void acts_are_taken_back(void **state)
{
    (void)state;
    club_start(club, "justinian", 3, 3, FREE);
    club_ask_fine(club, 3, "enter", "");
    const unsigned mover = club_asked(club, 0), next = (mover + 1) % 3;
    club_ask_error(club, mover, "undo", "\"ply\":0", "no-undo");
    club_play_fine(club, mover, club_placing(club, mover, 4));
    club_ask_error(club, next, "undo", "\"ply\":1", "no-undo");
    club_ask_error(club, mover, "undo", "\"ply\":0", "stale");
    club_quiet(club);
    const char *answer = club_ask(club, mover, "undo", "\"ply\":1");
    assert_true(club_true(answer, "ok"));
    assert_int_equal(club_whole(answer, "ply"), 2);
    for (unsigned member = 0; member < 4; member++) {
        const char *undone = club_last(club, member, "undone");
        assert_int_equal(club_whole(undone, "ply"), 2);
        assert_int_equal(club_whole(undone, "moves"), 0);
        assert_int_equal(club_whole(undone, "seat"), mover);
        assert_false(club_true(undone, "undo"));
    }
    assert_int_equal(club_asked(club, 0), mover);
    club_ask_error(club, mover, "undo", "\"ply\":2", "no-undo");
    /* Somebody has acted since. */
    club_play_fine(club, mover, club_placing(club, mover, 4));
    club_play_fine(club, next, club_placing(club, next, 5));
    club_ask_error(club, mover, "undo", "\"ply\":4", "no-undo");
    /* What was taken back by the others makes it one's own last act again. */
    club_ask_fine(club, next, "undo", "\"ply\":4");
    assert_true(club_true(club->members[mover].view, "undo"));
    club_ask_fine(club, mover, "undo", "\"ply\":5");
    /* A pass draws tokens: it stands. */
    club_quiet(club);
    club_play_fine(club, mover, "pass");
    assert_false(club_true(club_last(club, mover, "act"), "undo"));
    club_ask_error(club, mover, "undo", "\"ply\":7", "no-undo");
    struct nika_server_core_figures figures;
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.undos, 3);
}

/* The record has nothing of what was taken back, and the game goes on from there. */
static void undone_acts_leave_no_trace(void **state)
{
    char path[64];
    unsigned status;
    (void)state;
    club_start(club, "justinian", 2, 2, FREE);
    const unsigned mover = club_asked(club, 0);
    club_play_fine(club, mover, club_placing(club, mover, 11));
    club_ask_fine(club, mover, "undo", "\"ply\":1");
    club_play_fine(club, mover, club_placing(club, mover, 12));
    club_finish(club, 0);
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, "", "");
    const char *first = strchr(kit_body(&club->kit, 50, &status), '\n') + 1;
    assert_non_null(strstr(first, " c12\"}"));
    assert_true(strchr(first, '\n') > strstr(first, " c12\"}"));
}

/* A computer player's act that still waits has not happened; once it has, nothing goes back behind it. */
static void computers_can_be_forestalled(void **state)
{
    (void)state;
    club_start(club, "justinian", 1, 2, "");
    while (club_asked(club, 0) != 0)
        club_pass(club, 800);
    const int64_t before = ply_of(0);
    char undo[32];
    club_play_fine(club, 0, club_placing(club, 0, 4));
    club_pass(club, 799);
    assert_int_equal(ply_of(0), before + 1);
    snprintf(undo, sizeof undo, "\"ply\":%d", (int)before + 1);
    club_ask_fine(club, 0, "undo", undo);
    club_pass(club, 5000);
    assert_int_equal(ply_of(0), before + 2);
    club_play_fine(club, 0, club_placing(club, 0, 4));
    club_pass(club, 800);
    assert_int_equal(ply_of(0), before + 4);
    snprintf(undo, sizeof undo, "\"ply\":%d", (int)before + 4);
    club_ask_error(club, 0, "undo", undo, "no-undo");
}

/*
 * Questions to all at once.
 */

/* Three people at Justinian. Each places two tokens: those of seat 0, on the phase space, are strong or weak, those of the
 * others lie on counselors. Then all pass, and are asked whether they trigger. */
static struct club *ask_to_trigger(bool strong, unsigned people)
{
    static const char *const by_strength[] = {"+3", "-3", "+2", "-2", "-1", "+1"};
    struct club *here = club_new(4, true);
    club_start(here, "justinian", people, 3, "\"options\":{\"level\":\"beginner\"}");
    club_ask_fine(here, 3, "enter", "");
    for (unsigned placed = 0; placed < 6; placed++) {
        const unsigned mover = club_asked(here, 0);
        char word[NIKA_WORD_MAX];
        if (mover == 0)
            for (unsigned i = 0; i < 6; i++) {
                snprintf(word, sizeof word, "place %s phase", by_strength[strong ? i : 5 - i]);
                if (club_legal(here, 0, word))
                    break;
            }
        else
            strcpy(word, club_placing(here, mover, 6 * mover));
        club_play_fine(here, mover, word);
    }
    for (unsigned passed = 0; passed < 3; passed++)
        club_play_fine(here, club_asked(here, 0), "pass");
    if (!club_true(here->members[0].view, "together")) /* a direction is asked for before */
        club_play_fine(here, club_asked(here, 0), "left");
    assert_true(club_true(here->members[0].view, "together"));
    assert_int_equal(club_legal(here, 0, "trigger"), strong);
    return here;
}

static void all_are_asked_at_once(void **state)
{
    struct nika_json value, asked;
    (void)state;
    struct club *here = ask_to_trigger(true, 3);
    const int64_t ply = club_whole(here->members[0].view, "ply");
    for (unsigned member = 0; member < 3; member++) {
        assert_true(club_true(here->members[member].view, "together"));
        assert_true(club_has(here->members[member].view, "view", &value) && nika_json_get(value, "asked", &asked));
        assert_true(asked.size == 3 && asked.text[1] == (char)('0' + member));
        assert_non_null(strstr(here->members[member].view, "\"yours\":true"));
        assert_true(club_legal(here, member, "decline"));
        assert_false(club_true(here->members[member].view, "undo"));
    }
    assert_true(club_true(here->members[3].view, "together"));
    assert_non_null(strstr(here->members[3].view, "\"yours\":false"));
    club_quiet(here);
    /* Nobody hears of answers, and they can be changed; the ply stays. */
    club_pass(here, 2000);
    assert_int_equal(club_whole(club_play(here, 0, "trigger"), "ply"), ply);
    const char *answer = club_play(here, 1, "trigger");
    assert_true(club_is(answer, "error", "refused") && club_is(answer, "refusal", "too-little-influence"));
    club_play_fine(here, 1, "decline");
    club_play_fine(here, 0, "decline");
    club_play_fine(here, 0, "trigger");
    club_pass(here, 5000);
    assert_int_equal(here->members[2].count + here->members[3].count, 0);
    /* Who has answered sees what she saw before, but that she need not answer any more. Who has not is told nothing. */
    for (unsigned member = 0; member < 4; member++) {
        const bool answered = member < 2;
        char *before = kit_copy_text(here->members[member].view);
        club_ask_fine(here, member, "enter", "");
        const char *yours = strstr(strstr(before, "\"view\":"), "\"yours\":") + 8;
        const char *now = strstr(strstr(here->members[member].view, "\"view\":"), "\"yours\":") + 8;
        assert_memory_equal(now, answered || member == 3 ? "false" : "true,", 5);
        assert_memory_equal(strstr(before, "\"view\":"), strstr(here->members[member].view, "\"view\":"),
                            (size_t)(yours - strstr(before, "\"view\":")));
        assert_string_equal(strchr(yours, ','), strchr(now, ','));
        free(before);
    }
    /* Nothing can be taken back meanwhile. */
    char undo[32];
    snprintf(undo, sizeof undo, "\"ply\":%d", (int)ply);
    club_ask_error(here, 0, "undo", undo, "no-undo");
    club_quiet(here);
    /* The last one: from the last passer on, until somebody triggers. */
    club_play_fine(here, 2, "decline");
    const unsigned acts = club_count(here, 3, "act");
    assert_in_range(acts, 1, 3);
    for (unsigned i = 0, seen = 0; i < here->members[3].count; i++) {
        const char *act = here->members[3].heard[i].bytes;
        if (!club_is(act, "is", "act"))
            continue;
        seen++;
        assert_int_equal(club_whole(act, "ply"), ply + seen);
        assert_false(club_true(act, "together"));
        assert_true(club_is(act, "move", seen == acts ? "trigger" : "decline"));
        if (seen == acts)
            assert_int_equal(club_whole(act, "seat"), 0);
    }
    /* Whose answer comes next has given it; only the last act asks somebody anew: who triggered, for the color. */
    for (unsigned member = 0; member < 3; member++)
        for (unsigned i = 0, seen = 0; i < here->members[member].count; i++)
            if (club_is(here->members[member].heard[i].bytes, "is", "act")) {
                const bool asked_anew = ++seen == acts && member == 0;
                assert_non_null(
                    strstr(here->members[member].heard[i].bytes, asked_anew ? "\"yours\":true" : "\"yours\":false"));
            }
    club_free(here);
}

/* No sooner than the least time, even if all have answered at once. */
static void questions_take_their_time(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(false, 3);
    club_quiet(here);
    for (unsigned member = 0; member < 3; member++)
        club_play_fine(here, member, "decline");
    club_pass(here, 1499);
    assert_int_equal(here->members[3].count, 0);
    club_pass(here, 1);
    assert_int_equal(club_count(here, 3, "act"), 3);
    assert_int_equal(club_count(here, 0, "act"), 3);
    /* What came of a question stands. */
    assert_false(club_true(here->members[0].view, "undo") || club_true(here->members[1].view, "undo") ||
                 club_true(here->members[2].view, "undo"));
    club_free(here);
}

/* Who does not answer within a minute is answered for, and not said to be. */
static void questions_end(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(false, 3);
    club_quiet(here);
    club_play_fine(here, 1, "decline");
    club_cut(here, 0);
    club_pass(here, 1000);
    club_quiet(here);
    club_pass(here, 58999);
    assert_int_equal(here->members[3].count, 0);
    club_pass(here, 1);
    assert_int_equal(club_count(here, 3, "act"), 3);
    assert_int_equal(club_count(here, 3, "table"), 0);
    club_free(here);
}

/* It is thought ahead about what is answered then: how long that takes does not show, as it would tell of a choice. */
static void silence_is_thought_for_ahead(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(true, 3);
    struct kit *kit = &here->kit;
    const int64_t asked = kit->now;
    club_play_fine(here, 1, "decline");
    club_play_fine(here, 2, "decline");
    club_pass(here, 49999);
    club_quiet(here);
    kit->now++; /* ten seconds before the end */
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 1);
    kit->now += 7000;
    club_do(here);
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 0);
    assert_int_equal(here->members[3].count, 0);
    club_pass(here, 10000);
    assert_true(club_count(here, 3, "act") > 0);
    assert_int_equal(here->members[3].heard[0].at, asked + 60000);
    club_free(here);
}

/* Her own answer counts all the same, up to the end. */
static void silence_can_be_broken(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(true, 3);
    club_play_fine(here, 1, "decline");
    club_play_fine(here, 2, "decline");
    club_pass(here, 59000);
    club_quiet(here);
    club_play_fine(here, 0, "trigger");
    assert_true(club_is(here->members[3].heard[here->members[3].count - 1].bytes, "move", "trigger"));
    club_free(here);
}

/* What others hear in two worlds, one in which seat 0 could trigger and one in which it could not, is the same at the same
 * times: all of it, until tokens are turned up. */
static void nobody_can_tell_who_could(void **state)
{
    struct club *worlds[2];
    (void)state;
    for (unsigned world = 0; world < 2; world++) {
        struct club *here = worlds[world] = ask_to_trigger(world == 0, 3);
        club_pass(here, 700);
        club_play_fine(here, 0, "decline");
        club_pass(here, 1300);
        club_play_fine(here, 1, "decline");
        club_pass(here, 100);
        club_play_fine(here, 2, "decline");
        club_pass(here, 10000);
        /* A new turn has begun; somebody does something. */
        const unsigned mover = club_asked(here, 0);
        if (mover != 0)
            club_play_fine(here, mover, club_placing(here, mover, 9));
    }
    for (unsigned member = 1; member < 4; member++) {
        const struct club_member *one = &worlds[0]->members[member], *other = &worlds[1]->members[member];
        assert_int_equal(one->count, other->count);
        assert_true(one->count > 12);
        for (unsigned i = 0; i < one->count; i++) {
            assert_string_equal(one->heard[i].bytes, other->heard[i].bytes);
            assert_int_equal(one->heard[i].at, other->heard[i].at);
        }
    }
    club_free(worlds[0]);
    club_free(worlds[1]);
}

/* The same if seat 0 does trigger where it can: everything is the same up to the moment when that is shown. */
static void nobody_can_tell_who_will(void **state)
{
    struct club *worlds[2];
    unsigned before = 0;
    (void)state;
    for (unsigned world = 0; world < 2; world++) {
        struct club *here = worlds[world] = ask_to_trigger(world == 0, 3);
        club_play_fine(here, 0, world == 0 ? "trigger" : "decline");
        club_pass(here, 2000);
        club_play_fine(here, 2, "decline");
        club_pass(here, 3000);
        before = here->members[3].count;
        club_play_fine(here, 1, "decline");
        assert_true(here->members[3].count > before);
    }
    for (unsigned i = 0; i < before; i++) {
        assert_string_equal(worlds[0]->members[3].heard[i].bytes, worlds[1]->members[3].heard[i].bytes);
        assert_int_equal(worlds[0]->members[3].heard[i].at, worlds[1]->members[3].heard[i].at);
    }
    club_free(worlds[0]);
    club_free(worlds[1]);
}

/* Who leaves while she is asked keeps the answer that she gave; the computer answers for who gave none. */
static void leaving_a_question(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(true, 3);
    club_play_fine(here, 0, "trigger");
    club_ask_fine(here, 0, "leave", "");
    club_ask_fine(here, 1, "leave", "");
    club_pass(here, 2000);
    club_quiet(here);
    club_play_fine(here, 2, "decline");
    club_pass(here, 0);
    bool triggered = false;
    for (unsigned i = 0; i < here->members[3].count; i++)
        triggered |= club_is(here->members[3].heard[i].bytes, "move", "trigger");
    assert_true(triggered);
    club_free(here);
}

/* How long the computer thinks for who leaves late does not show; who is back in time answers for herself. */
static void leaving_a_question_late(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(true, 3);
    club_play_fine(here, 1, "decline");
    club_play_fine(here, 2, "decline");
    club_pass(here, 20000);
    club_ask_fine(here, 0, "leave", "");
    club_pass(here, 1499);
    club_quiet(here);
    club_ask_fine(here, 0, "take", "");
    club_pass(here, 10000);
    assert_int_equal(club_count(here, 3, "act"), 0);
    club_ask_fine(here, 0, "leave", "");
    club_pass(here, 1499);
    assert_int_equal(club_count(here, 3, "act"), 0);
    club_pass(here, 1);
    assert_true(club_count(here, 3, "act") > 0);
    club_free(here);
}

/* Answers outlast the server, and so does the question. */
static void questions_outlast_the_server(void **state)
{
    (void)state;
    struct club *here = ask_to_trigger(true, 3);
    club_play_fine(here, 0, "trigger");
    club_play_fine(here, 1, "decline");
    club_kill(here);
    for (unsigned member = 0; member < 4; member++) {
        club_connect(here, member, true);
        club_ask_fine(here, member, "enter", "");
        assert_true(club_true(here->members[member].view, "together"));
    }
    assert_true(club_legal(here, 0, "trigger"));
    club_quiet(here);
    club_pass(here, 2000);
    club_play_fine(here, 2, "decline");
    bool triggered = false;
    for (unsigned i = 0; i < here->members[3].count; i++)
        triggered |= club_is(here->members[3].heard[i].bytes, "move", "trigger");
    assert_true(triggered);
    club_free(here);
}

/* Computer players are asked as well, at once and each by itself. */
static void computers_are_asked_at_once(void **state)
{
    (void)state;
    club_start(club, "justinian", 1, 4, "");
    while (!club_true(club->members[0].view, "together")) {
        if (club_asked(club, 0) == 0)
            club_play_fine(club, 0, club_legal(club, 0, "pass") ? "pass" : "left");
        club_pass(club, 800);
    }
    club_quiet(club);
    club_play_fine(club, 0, "decline");
    club_pass(club, 1500);
    assert_in_range(club_count(club, 0, "act"), 1, 4);
    assert_false(club_true(club->members[0].view, "together"));
}

/*
 * Computer players.
 */

/* They are asked at once, and act a pace after the act before, however long they thought; if one took longer, all do. */
static void computers_keep_their_pace(void **state)
{
    (void)state;
    club_start(club, "justinian", 1, 4, "");
    struct kit *kit = &club->kit;
    while (club_asked(club, 0) != 0)
        club_pass(club, 800);
    club_play_fine(club, 0, "pass"); /* and now the others place, again and again */
    const int64_t ply = ply_of(0);
    club_pass(club, 799);
    assert_int_equal(ply_of(0), ply);
    club_pass(club, 1);
    assert_int_equal(ply_of(0), ply + 1);
    /* A thought that takes 500 does not show; one that takes 1000 does, from then on. */
    for (unsigned i = 0; i < 2; i++) {
        const int64_t slow = i ? 1000 : 500, shown = i ? 1000 : 800, before = ply_of(0);
        while (ply_of(0) == before) { /* up to the act after which the next thought is asked for */
            kit->now = nika_server_core_next(kit->core) > kit->now ? nika_server_core_next(kit->core) : kit->now;
            kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
            while (kit_left(kit, NIKA_EFFECT_KEEP))
                kit_keep(kit, kit_take(kit, NIKA_EFFECT_KEEP, 0));
            club_listen(club);
        }
        assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 1);
        kit->now += slow;
        club_do(club);
        if (!i) {
            club_pass(club, shown - slow - 1);
            assert_int_equal(ply_of(0), before + 1);
            club_pass(club, 1);
        }
        assert_int_equal(ply_of(0), before + 2);
    }
    const int64_t last = ply_of(0);
    club_pass(club, 999);
    assert_int_equal(ply_of(0), last);
    club_pass(club, 1);
    assert_int_equal(ply_of(0), last + 1);
}

/* One job at a time; what was thought about before the table moved on is thrown away. */
static void stale_thoughts_are_thrown_away(void **state)
{
    (void)state;
    club_start(club, "justinian", 1, 2, "");
    struct kit *kit = &club->kit;
    while (club_asked(club, 0) != 0)
        club_pass(club, 800);
    const int64_t before = ply_of(0);
    char more[100], word[NIKA_WORD_MAX];
    strcpy(word, club_placing(club, 0, 4));
    snprintf(more, sizeof more, "\"ply\":%d,\"move\":\"%s\"", (int)before, word);
    club_send(club, 0, "play", more);
    kit_keep(kit, kit_take(kit, NIKA_EFFECT_KEEP, 0));
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 1);
    const struct nika_effect *think = kit_take(kit, NIKA_EFFECT_THINK, 0);
    struct nika_turn *turn = kit_memory(sizeof *turn);
    *turn = *think->turn;
    const struct nika_effect first = {.kind = NIKA_EFFECT_THINK, .ticket = think->ticket, .turn = turn};
    assert_int_equal(turn->view.seat, 1);
    assert_int_equal(turn->setup.game->waiting(&turn->setup, &turn->view).asked, 1 << 1);
    snprintf(more, sizeof more, "\"ply\":%d", (int)before + 1);
    club_send(club, 0, "undo", more);
    kit_keep(kit, kit_take(kit, NIKA_EFFECT_KEEP, 0));
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 0);
    club_listen(club);
    strcpy(word, club_placing(club, 0, 5));
    snprintf(more, sizeof more, "\"ply\":%d,\"move\":\"%s\"", (int)before + 2, word);
    club_send(club, 0, "play", more);
    kit_keep(kit, kit_take(kit, NIKA_EFFECT_KEEP, 0));
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 0);
    kit_think(kit, &first);
    free(turn);
    assert_int_equal(kit_left(kit, NIKA_EFFECT_THINK), 1); /* only now the one that counts */
    club_listen(club);
    club_pass(club, 799);
    assert_int_equal(ply_of(0), before + 3);
    club_pass(club, 1);
    assert_int_equal(ply_of(0), before + 4);
}

enum { LINE_ROOM = 256 };

static bool keep_line(void *context, const char *bytes, size_t size)
{
    char *kept = context;
    if (size < LINE_ROOM && !strstr(bytes, "result"))
        snprintf(kept, LINE_ROOM, "%.*s", (int)size, bytes);
    return true;
}

/* What computer players do is what they would do at a table on one computer, with the record's number. */
static void computers_play_as_on_one_computer(void **state)
{
    char path[64];
    unsigned status;
    struct nika_reader reader;
    struct nika_sitting sitting = {0};
    struct nika_json header, value;
    char digits[24];
    size_t at;
    (void)state;
    static const char *const levels[] = {"beginner", "casual", "skilled"};
    club_table(club, 0, "byzantz", 4, "");
    club_sit(club, 0, 0);
    for (unsigned seat = 1; seat < 4; seat++) {
        char more[64];
        snprintf(more, sizeof more, "\"seat\":%u,\"player\":\"%s\"", seat, levels[seat - 1]);
        club_ask_fine(club, 0, "seat", more);
    }
    club_ask_fine(club, 0, "start", "");
    for (unsigned i = 0; !club_is(club->members[0].table, "state", "over"); i++) {
        assert_true(i < 2000);
        club_pass(club, 5000); /* all who want to act out of turn have done so */
        club_play_one(club);
        club_quiet(club);
    }
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, "", "");
    const char *line = kit_body(&club->kit, 50, &status), *end = strchr(line, '\n');
    nika_reader_start(&reader);
    assert_int_equal(nika_reader_line(&reader, line, (size_t)(end - line)), NIKA_READ_HEADER);
    assert_int_equal(nika_json_check(line, (size_t)(end - line), &header, &at), NIKA_JSON_FINE);
    assert_true(nika_json_get(header, "number", &value) && nika_json_string(value, digits, sizeof digits, &at));
    struct nika_table *table = kit_memory(nika_table_bytes());
    sitting.names = reader.names;
    strcpy(sitting.agents[0], "human");
    for (unsigned seat = 1; seat < 4; seat++)
        strcpy(sitting.agents[seat], levels[seat - 1]);
    unsigned computers = 0;
    char kept[LINE_ROOM] = "";
    assert_true(nika_table_begin(table, &reader.setup, &reader.deal, &sitting, strtoull(digits, NULL, 10),
                                 (struct nika_keeper){.keep = keep_line, .context = kept}));
    for (line = end + 1; (end = strchr(line, '\n')); line = end + 1) {
        if (nika_reader_line(&reader, line, (size_t)(end - line)) != NIKA_READ_MOVE)
            break;
        bool is_kept;
        if (reader.seat == 0) {
            assert_int_equal(nika_table_act(table), NIKA_PERSON_ASKED);
            assert_int_equal(nika_table_play(table, 0, reader.move, &is_kept), NIKA_ACCEPTED);
            continue;
        }
        computers++;
        assert_int_equal(nika_table_act(table), NIKA_ACTED);
        assert_int_equal(strncmp(kept, line, (size_t)(end - line)), 0);
    }
    assert_true(computers > 30);
    free(table);
}

/*
 * The past.
 */

static void the_past_is_told(void **state)
{
    char views[64][6000];
    unsigned acts = 0;
    struct nika_json value, item, view, first;
    (void)state;
    club_start(club, "byzantz", 3, 3, "");
    char *start = kit_copy_text(club->members[1].view);
    for (; acts < 60; acts++) {
        assert_true(club_play_one(club));
        const char *act = club_last(club, 1, "act");
        assert_true(club_has(act, "view", &view) && view.size < sizeof views[0]);
        snprintf(views[acts], sizeof views[acts], "%.*s", (int)view.size, view.text);
        club_quiet(club);
    }
    /* In parts, from the first to the last. */
    unsigned told = 0;
    for (bool more = true; more;) {
        char from[32];
        snprintf(from, sizeof from, "\"from\":%u", told);
        const char *past = club_ask(club, 1, "past", from);
        assert_true(club_true(past, "ok"));
        assert_int_equal(club_whole(past, "from"), told);
        assert_true(club_has(past, "first", &first));
        if (told == 0)
            assert_true(club_has(start, "view", &view));
        const char *before = told ? views[told - 1] : view.text;
        assert_memory_equal(first.text, before, first.size);
        more = club_true(past, "more");
        assert_true(club_has(past, "acts", &value));
        assert_in_range(nika_json_count(value), 1, 32);
        struct nika_json_walk walk = nika_json_walk(value);
        while (nika_json_next(&walk, &item)) {
            assert_true(nika_json_get(item, "view", &view));
            assert_int_equal(view.size, strlen(views[told]));
            assert_memory_equal(view.text, views[told], view.size);
            told++;
        }
        club_quiet(club);
    }
    assert_int_equal(told, 60);
    const char *past = club_ask(club, 1, "past", "\"from\":60");
    assert_true(club_has(past, "acts", &value) && nika_json_count(value) == 0);
    assert_false(club_true(past, "more"));
    assert_true(club_has(past, "first", &first));
    assert_memory_equal(first.text, views[59], first.size);
    club_ask_error(club, 1, "past", "\"from\":61", "bad-value");
    club_ask_error(club, 1, "past", "\"from\":-1", "bad-value");
    /* Views as bytes take less room: 32 at a time. */
    club_cut(club, 1);
    club_connect(club, 1, false);
    past = club_ask(club, 1, "past", "");
    assert_true(club_has(past, "acts", &value) && nika_json_count(value) == 32);
    assert_true(club_true(past, "more"));
    free(start);
}

/* Of moves with a hidden part, the past tells each what it may know. */
static void the_past_hides(void **state)
{
    struct nika_json acts, item, move;
    (void)state;
    club_start(club, "justinian", 2, 2, "");
    const unsigned mover = club_asked(club, 0);
    char word[NIKA_WORD_MAX];
    strcpy(word, club_placing(club, mover, 4));
    club_play_fine(club, mover, word);
    for (unsigned member = 0; member < 3; member++) {
        assert_true(club_has(club_ask(club, member, "past", ""), "acts", &acts));
        struct nika_json_walk walk = nika_json_walk(acts);
        assert_true(nika_json_next(&walk, &item) && nika_json_get(item, "move", &move));
        assert_true(nika_json_is(move, member == mover ? word : "place ? c4"));
    }
}

/* Who was too slow gets everything anew. */
static void resync_is_everything(void **state)
{
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_ask_fine(club, 0, "say", "\"text\":\"hello\"");
    club_quiet(club);
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = club->members[1].line});
    club_listen(club);
    assert_int_equal(club->members[1].count, 3);
    assert_true(club_is(club->members[1].heard[0].bytes, "is", "resync"));
    assert_true(club_is(club->members[1].heard[1].bytes, "is", "table"));
    assert_non_null(strstr(club->members[1].heard[1].bytes, "hello"));
    assert_true(club_is(club->members[1].heard[2].bytes, "is", "view"));
    assert_int_equal(club->members[0].count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(acts_are_told_to_all, set_up, tear_down),
        cmocka_unit_test_setup_teardown(who_is_wrong_is_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(ids_are_granted_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_last_ids_are_remembered, set_up, tear_down),
        cmocka_unit_test_setup_teardown(acts_are_taken_back, set_up, tear_down),
        cmocka_unit_test_setup_teardown(undone_acts_leave_no_trace, set_up, tear_down),
        cmocka_unit_test_setup_teardown(computers_can_be_forestalled, set_up, tear_down),
        cmocka_unit_test(all_are_asked_at_once),
        cmocka_unit_test(questions_take_their_time),
        cmocka_unit_test(questions_end),
        cmocka_unit_test(silence_is_thought_for_ahead),
        cmocka_unit_test(silence_can_be_broken),
        cmocka_unit_test(nobody_can_tell_who_could),
        cmocka_unit_test(nobody_can_tell_who_will),
        cmocka_unit_test(leaving_a_question),
        cmocka_unit_test(leaving_a_question_late),
        cmocka_unit_test(questions_outlast_the_server),
        cmocka_unit_test_setup_teardown(computers_are_asked_at_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(computers_keep_their_pace, set_up, tear_down),
        cmocka_unit_test_setup_teardown(stale_thoughts_are_thrown_away, set_up, tear_down),
        cmocka_unit_test_setup_teardown(computers_play_as_on_one_computer, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_past_is_told, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_past_hides, set_up, tear_down),
        cmocka_unit_test_setup_teardown(resync_is_everything, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
