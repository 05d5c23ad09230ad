/*
 * test_server_core_recheck.c: unit tests of the proof of computer players' moves, in records of a server core: all that
 * it did itself is proved, also for persons, after a restart and after an undo; what somebody changes is found.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/recheck.h>

#include "server_core_club.h"

static struct nika_recheck recheck;
static struct nika_reader reader;
static struct nika_misfit misfit;

/* Reads a record to its end, or to what is refused; then the line's number from 1, else 0. */
static unsigned judge(const char *record, bool thinks)
{
    unsigned number = 0;
    memset(&recheck, 0, sizeof recheck);
    recheck.thinks = thinks;
    nika_reader_start(&reader);
    for (const char *line = record, *end; (end = strchr(line, '\n')); line = end + 1) {
        number++;
        const enum nika_reading reading = nika_reader_line(&reader, line, (size_t)(end - line));
        assert_int_not_equal(reading, NIKA_READ_PROBLEM);
        if (!nika_recheck_line(&recheck, &reader, reading, line, (size_t)(end - line), &misfit))
            return number;
    }
    assert_int_equal(reader.state, NIKA_READER_AFTER_GAME);
    return 0;
}

/* The record of the club's table; the caller frees it. */
static char *record_of_table(void)
{
    char path[64];
    unsigned status;
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    kit_ask(&club->kit, 50, "GET", path, club->members[0].token, "");
    char *record = kit_copy_text(kit_body(&club->kit, 50, &status));
    assert_int_equal(status, 200);
    kit_forget(&club->kit);
    return record;
}

/* Who has left is refused, and plays nothing. */
static void play_some(unsigned rounds)
{
    for (unsigned i = 0; i < rounds && !club_is(club->members[0].table, "state", "over"); i++) {
        char word[NIKA_WORD_MAX];
        for (unsigned member = 0; member < club->count; member++)
            if (club->members[member].line && club_choose(club, member, word))
                club_play(club, member, word);
        club_pass(club, 2000);
        club_quiet(club);
    }
}

/* A game in which everything happens: seat 0 is a person who takes a move back, seat 1 one who leaves for a while, and whose level
 * is then another one than seat 2's, which is the computer's; and the server is killed. */
static char *eventful(const char *game)
{
    char undo[32];
    club_start(club, game, 2, 3, "\"options\":{\"level\":\"casual\",\"undo\":\"free\"}");
    play_some(4);
    club_ask_fine(club, 1, "leave", "");
    play_some(6);
    club_kill(club);
    club_come_back(club, 1);
    play_some(6);
    club_connect(club, 1, true);
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 1, "take", "");
    for (unsigned undone = 0; undone < 2 && !club_is(club->members[0].table, "state", "over");) {
        char word[NIKA_WORD_MAX];
        if (club_choose(club, 0, word) && club_true(club_play(club, 0, word), "ok")) {
            snprintf(undo, sizeof undo, "\"ply\":%lld", (long long)club_whole(club->members[0].view, "ply"));
            undone += club_true(club_ask(club, 0, "undo", undo), "ok");
        }
        play_some(1);
    }
    club_finish(club, 0);
    return record_of_table();
}

/* How many moves of the record are the computer's: those of its own seat, and those that are listed. */
static unsigned count_computers(const char *record)
{
    unsigned count = recheck.listed_count;
    assert_int_equal(recheck.computers, 1 << 2);
    for (const char *at = record; (at = strstr(at, "\n{\"seat\":2,")); at++)
        count++;
    return count;
}

static void all_moves_are_proved(void **state)
{
    static const char *const games[] = {"byzantz", "justinian"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        char *record = eventful(games[i]);
        if (judge(record, true))
            fail_msg("%s: %s: expected %s, found %s", games[i], misfit.where, misfit.expected, misfit.found);
        assert_int_equal(recheck.claim, NIKA_CLAIM_THESE);
        assert_int_equal(recheck.proved, count_computers(record));
        assert_true(recheck.listed_count > 5);
        assert_int_equal(judge(record, false), 0); /* and without thinking none of them is */
        assert_int_equal(recheck.proved, 0);
        free(record);
    }
}

/*
 * The computer plays everything: players who search, and remember, and so answer otherwise if anything is not as it was
 * when they were asked; questions to all at once too, for the person who has left as well.
 */
static void every_question_is_asked_as_it_was(void **state)
{
    static const char *const games[] = {"byzantz", "justinian", "justinian"};
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        club_table(club, 0, games[i], 3, "\"options\":{\"level\":\"skilled\"}");
        club_sit(club, 0, 0);
        club_ask_fine(club, 0, "seat", "\"seat\":1,\"player\":\"skilled\"");
        club_ask_fine(club, 0, "seat", "\"seat\":2,\"player\":\"skilled\"");
        club_ask_fine(club, 0, "start", "");
        club_ask_fine(club, 0, "leave", "");
        for (unsigned passed = 0; !club_is(club->members[0].table, "state", "over"); passed++) {
            assert_true(passed < 2000);
            club_pass(club, 2000);
            club_quiet(club);
        }
        char *record = record_of_table();
        if (judge(record, true))
            fail_msg("%s: %s: expected %s, found %s", games[i], misfit.where, misfit.expected, misfit.found);
        assert_int_equal(recheck.proved, reader.ply);
        free(record);
    }
}

/*
 * Changes.
 */

/* The start of line number `number`, from 1. */
static char *line_of(char *record, unsigned number)
{
    while (--number)
        record = strchr(record, '\n') + 1;
    return record;
}

/* Puts another text in place of some bytes; the caller frees it. */
static char *put(const char *record, const char *at, size_t size, const char *text)
{
    char *changed = kit_memory(strlen(record) + strlen(text) + 1);
    sprintf(changed, "%.*s%s%s", (int)(at - record), record, text, at + size);
    return changed;
}

/* Another legal move in place of a computer player's. */
static void other_moves_are_refused(void **state)
{
    (void)state;
    char *record = eventful("justinian");
    assert_int_equal(judge(record, false), 0);
    const struct nika_recheck claim = recheck;
    unsigned tried = 0, listed = 0;
    nika_reader_start(&reader);
    char *end = strchr(record, '\n');
    assert_int_equal(nika_reader_line(&reader, record, (size_t)(end - record)), NIKA_READ_HEADER);
    for (unsigned number = 2; tried < 12; number++) {
        char words[NIKA_MOVES_MAX][NIKA_WORD_MAX], text[NIKA_WORD_MAX + 32];
        struct nika_view view;
        char *line = line_of(record, number);
        end = strchr(line, '\n');
        const struct nika_world before = reader.world;
        if (nika_reader_line(&reader, line, (size_t)(end - line)) != NIKA_READ_MOVE)
            break;
        const bool is_listed = listed < claim.listed_count && claim.listed[listed] == number - 2;
        listed += is_listed;
        nika_look(&reader.setup, &before, reader.seat, &view);
        const unsigned count = nika_legal_words(&reader.setup, &view, words);
        if ((reader.seat != 2 && !is_listed) || count < 2)
            continue;
        reader.setup.game->say(&reader.setup, reader.move, text);
        const unsigned other = strcmp(words[0], text) == 0;
        snprintf(text, sizeof text, "{\"seat\":%u,\"move\":\"%s\"}", reader.seat, words[other]);
        char *changed = put(record, line, (size_t)(end - line), text);
        const struct nika_reader here = reader;
        assert_int_equal(judge(changed, true), number);
        assert_string_equal(misfit.where, "move");
        assert_string_equal(misfit.found, words[other]);
        reader = here;
        free(changed);
        tried++;
    }
    assert_int_equal(tried, 12);
    assert_true(listed > 0);
    free(record);
}

/* A person's moves passed off as the computer's; the computer's own; and some that were never made. */
static void false_lists_are_refused(void **state)
{
    char text[32];
    unsigned moves = 0, first = 0, own = 0;
    (void)state;
    club_start(club, "justinian", 1, 3, "");
    club_finish(club, 0);
    char *record = record_of_table();
    for (char *line = strchr(record, '\n') + 1; strncmp(line, "{\"seat\"", 7) == 0; line = strchr(line, '\n') + 1) {
        if (!first && line[8] == '0')
            first = moves + 1;
        if (!own && line[8] == '1')
            own = moves + 1;
        moves++;
    }
    assert_true(first && own);
    char *list = strstr(record, "\"moves\":[]") + strlen("\"moves\":[");
    for (unsigned i = 0; i < 3; i++) {
        snprintf(text, sizeof text, "%u", i == 0 ? first - 1 : i == 1 ? own - 1 : moves);
        char *changed = put(record, list, 0, text);
        assert_int_equal(judge(changed, true), 1 + (i == 0 ? first : i == 1 ? own : moves + 1));
        assert_string_equal(misfit.where, i ? "computer.moves" : "move");
        assert_int_equal(judge(changed, false) != 0, i > 0); /* these are found even without thinking */
        free(changed);
    }
    free(record);
}

/* Another number, or another level, are other players; so are those of another version, but nobody can tell. */
static void false_players_are_refused(void **state)
{
    (void)state;
    club_start(club, "justinian", 1, 3, "");
    club_finish(club, 0);
    char *record = record_of_table();
    char *digit = strstr(record, "\"number\":\"") + strlen("\"number\":\"");
    char *changed = put(record, digit, 1, *digit == '1' ? "2" : "1");
    assert_int_not_equal(judge(changed, true), 0);
    free(changed);
    char *level = strstr(record, "[\"human\",\"") + strlen("[\"human\",\"");
    changed = put(record, level, strlen("beginner"), "expert");
    assert_int_not_equal(judge(changed, true), 0);
    free(changed);
    char *version = strstr(record, "nika-players-1") + strlen("nika-players-");
    changed = put(record, version, 1, "9");
    assert_int_equal(judge(changed, true), 0);
    assert_int_equal(recheck.claim, NIKA_CLAIM_OTHERS);
    assert_int_equal(recheck.proved, 0);
    free(changed);
    free(record);
}

/*
 * Older logs.
 */

static void append(const char *table, uint32_t number, const char *entry)
{
    uint64_t epoch;
    enum nika_kept kept;
    assert_true(nika_store_claim(club->kit.store, &epoch));
    const struct nika_op op = {.kind = NIKA_OP_APPEND,
                               .table = table,
                               .number = number,
                               .epoch = epoch,
                               .value = entry,
                               .size = strlen(entry)};
    nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
}

/* The vector of docs/fairness.md with a first move that the computer made for seat 0, as a log has it. */
static void begin_log(const char *move)
{
    static const char table[] = "0123456789abcdef";
    char entry[1024], chance[65] = "";
    snprintf(
        entry, sizeof entry,
        "{\"open\":{\"nika\":2,\"game\":\"null\",\"players\":3,\"rules\":{}},\"options\":{},\"host\":\"%s\","
        "\"name\":\"Ada\",\"secret\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\",\"date\":1,"
        "\"at\":1}",
        club->members[0].who);
    append(table, 0, entry);
    for (unsigned member = 0; member < 2; member++) {
        memset(chance, member ? '3' : '1', 64);
        snprintf(entry, sizeof entry, "{\"sit\":%u,\"who\":\"%s\",\"name\":\"%s\",\"chance\":\"%s\",\"at\":2}",
                 2 * member, club->members[member].who, member ? "Cy" : "Ada", chance);
        append(table, 1 + member, entry);
    }
    append(table, 3, "{\"seat\":1,\"level\":\"beginner\",\"name\":\"Bo\",\"at\":3}");
    append(table, 4, "{\"start\":5,\"at\":4}");
    append(table, 5, move);
    club_kill(club);
    strcpy(club->table, table);
    club_come_back(club, 2);
    club_finish(club, 0);
}

static void assert_nothing_claimed(void)
{
    char *record = record_of_table();
    assert_null(strstr(record, "\"computer\":"));
    assert_int_equal(judge(record, true), 0);
    assert_int_equal(recheck.claim, NIKA_CLAIM_ABSENT);
    free(record);
}

/* An older server did not say which players made its moves. */
static void older_games_claim_nothing(void **state)
{
    (void)state;
    begin_log("{\"move\":\"lay 1\",\"seat\":0,\"at\":5}");
    assert_nothing_claimed();
}

/* Players of another version had begun. */
static void mixed_games_claim_nothing(void **state)
{
    (void)state;
    begin_log("{\"move\":\"lay 1\",\"seat\":0,\"players\":7,\"at\":5}");
    assert_nothing_claimed();
}

/* The same with players of this version: so it is not for another reason. */
static void logs_of_this_version_claim(void **state)
{
    (void)state;
    begin_log("{\"move\":\"lay 1\",\"seat\":0,\"players\":1,\"at\":5}");
    char *record = record_of_table();
    assert_non_null(
        strstr(record, "\"computer\":{\"players\":\"nika-players-1\",\"level\":\"skilled\",\"moves\":[0]}"));
    free(record);
}

/* Where only persons play, nothing is to be claimed either. */
static void persons_claim_nothing(void **state)
{
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_finish(club, 0);
    assert_nothing_claimed();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_moves_are_proved, set_up, tear_down),
        cmocka_unit_test_setup_teardown(every_question_is_asked_as_it_was, set_up, tear_down),
        cmocka_unit_test_setup_teardown(other_moves_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(false_lists_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(false_players_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(older_games_claim_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(logs_of_this_version_claim, set_up, tear_down),
        cmocka_unit_test_setup_teardown(mixed_games_claim_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(persons_claim_nothing, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
