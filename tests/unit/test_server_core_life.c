/*
 * test_server_core_life.c: unit tests of how long the server core keeps what, and how much memory that needs: tables that sleep,
 * finished games, talk, sessions.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <malloc.h>

#include "server_core/server_core_table.h"
#include "server_core_club.h"

/*
 * Sleep.
 */

static struct table *the_table(void)
{
    uint64_t id;
    assert_true(core_id_read(club->table, strlen(club->table), &id));
    return hash_map_get(&club->kit.core->tables, id);
}

static size_t usable(const void *memory)
{
    union {
        const void *from;
        void *to;
    } const both = {memory};
    return both.from ? malloc_usable_size(both.to) + sizeof(size_t) : 0;
}

/* Bytes that a table holds, with what malloc adds to each piece. */
static size_t weight(const struct table *table)
{
    size_t bytes = usable(table) + usable(table->play) + usable(table->moves) + usable(table->packed) +
                   usable(table->before) + usable(table->kicked) + usable(table->muted) + usable(table->talk) +
                   usable(table->notes) + usable(table->receivers) + usable(table->queue) + usable(table->commit) +
                   usable(table->answers) + usable(table->thought_answers) + usable(table->memories);
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        bytes += usable(table->seats[i].granted) + (table->memories ? usable(table->memories[i]) : 0);
    for (unsigned i = 0; i < table->talk_count && i < TALK_KEPT; i++)
        bytes += usable(table->talk[i].name);
    return bytes;
}

/* Everybody who is asked plays something. */
static void play_round(void)
{
    char word[NIKA_WORD_MAX];
    for (unsigned member = 0; member < club->count; member++)
        if (club_choose(club, member, word))
            assert_true(club_true(club_play(club, member, word), "ok"));
    club_pass(club, 100);
    club_quiet(club);
}

/* Everybody leaves, and comes back: what the table weighed meanwhile. */
static size_t weight_alone(struct table *table)
{
    for (unsigned member = 0; member < club->count; member++)
        club_cut(club, member);
    club_pass(club, 2 * SECOND);
    assert_non_null(table->packed);
    assert_int_equal(club->kit.core->figures.tables_asleep, 1);
    const size_t bytes = weight(table);
    club_come_back(club, club->count);
    assert_null(table->packed);
    return bytes;
}

/* However many play, and however long they have been playing. */
static void idle_tables_are_small(void **state)
{
    enum { MOST = 4096 };
    (void)state;
    for (unsigned players = 2; players <= 6; players++)
        for (unsigned other = 0; other < 2; other++) {
            const struct nika_game *game = nika_game_named(other ? "justinian" : "byzantz");
            if (players < game->players_min || players > game->players_max)
                continue;
            size_t awake = 0, asleep = 0;
            club_free(club);
            club = club_new(players, false);
            club_start(club, game->name, players, players, "\"options\":{\"clock\":{\"kind\":\"days\",\"days\":3}}");
            struct table *table = the_table();
            for (unsigned round = 0; table->state == TABLE_RUNNING; round++) {
                const size_t now = weight(table), alone = round % 10 == 9 ? weight_alone(table) : 0;
                awake = now > awake ? now : awake;
                asleep = alone > asleep ? alone : asleep;
                play_round();
            }
            print_message("%s with %u, %u acts: at most %zu bytes awake, %zu asleep\n", game->name, players, table->ply,
                          awake, asleep);
            assert_true(asleep > 0 && asleep < MOST);
        }
}

struct reading {
    struct kit *kit;
    uint64_t most_awake; /* games at once */
};

static bool reads_entry(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct reading *reading = context;
    const struct nika_server_core_figures *figures = &reading->kit->core->figures;
    kit_entry(reading->kit, table, number, bytes, size);
    const uint64_t awake = figures->tables_running - figures->tables_asleep;
    reading->most_awake = awake > reading->most_awake ? awake : reading->most_awake;
    return true;
}

/* However many games a server starts with, only that is awake whose log is being read. */
static void games_sleep_while_others_are_read(void **state)
{
    struct kit *kit = &club->kit;
    struct reading reading = {.kit = kit};
    const struct nika_store_reader reader = {.entry = reads_entry, .context = &reading};
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        club_start(club, i ? "justinian" : "byzantz", 3, 3, "");
        play_round();
    }
    nika_server_core_free(kit->core);
    kit->core = nika_server_core_new(&kit->settings);
    assert_true(nika_store_live(kit->store, &reader));
    assert_int_equal(kit->core->figures.tables_running, 3);
    assert_int_equal(reading.most_awake, 1);
    club_kill(club);
}

/* A table that sleeps all the time is told from no other: the same game, message by message. */
static void sleep_is_not_noticed(void **state)
{
    char *told[2];
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        club_free(club);
        club = kit_memory(sizeof *club);
        club->all_json = true;
        club->kit.settings.sleep_always = i == 1;
        club_begin(club, 3);
        club_start(club, "justinian", 3, 3, "\"options\":{\"undo\":\"free\"}");
        for (unsigned round = 0; round < 40; round++)
            play_round();
        assert_true((club->kit.core->figures.tables_asleep == 1) == (i == 1));
        club_ask_fine(club, 0, "enter", "");
        told[i] = kit_copy_text(club->members[0].view);
    }
    assert_string_equal(told[0], told[1]);
    free(told[0]);
    free(told[1]);
}

/*
 * Retention.
 */

/* A club whose server keeps finished games and talk for so many days. */
static void club_keeping(unsigned games, unsigned talk, bool archives)
{
    club_free(club);
    club = kit_memory(sizeof *club);
    club->all_json = true;
    club->kit.settings.keep_games = games;
    club->kit.settings.keep_talk = talk;
    club->kit.settings.archives = archives;
    club_begin(club, 3);
}

/* A game is played, with some talk, and everybody leaves. */
static void play_and_leave(void)
{
    club_start(club, "byzantz", 3, 3, "");
    club_ask_fine(club, 1, "say", "\"text\":\"a word\"");
    club_finish(club, 0);
    for (unsigned member = 0; member < 3; member++)
        club_cut(club, member);
}

/* The response about a table, or its record. */
static const char *get(const char *what, unsigned *status)
{
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s%s", club->table, what);
    kit_ask(&club->kit, 60, "GET", path, "", "");
    club_do(club);
    return kit_body(&club->kit, 60, status);
}

static unsigned games_of(unsigned member)
{
    struct nika_json games;
    unsigned status;
    kit_ask(&club->kit, 61, "GET", "/api/games", club->members[member].token, "");
    club_do(club);
    assert_true(club_has(kit_body(&club->kit, 61, &status), "games", &games));
    return (unsigned)nika_json_count(games);
}

/* Whether the log in the store has such an entry. */
struct seeking {
    const char *text;
    bool found;
};

static bool seek(void *context, const char *table, uint32_t number, const char *bytes, size_t size)
{
    struct seeking *seeking = context;
    char *copy = kit_copy(bytes, size);
    (void)table;
    (void)number;
    seeking->found |= strstr(copy, seeking->text) != NULL;
    free(copy);
    return true;
}

static bool log_has(const char *text)
{
    struct seeking seeking = {.text = text};
    const struct nika_store_reader reader = {.entry = seek, .context = &seeking};
    enum nika_log_state log;
    bool found;
    assert_true(nika_store_log(club->kit.store, club->table, &log, &found, &reader));
    return seeking.found;
}

/* Archived two days after its end, and then it is gone from everywhere else. */
static void old_games_are_archived(void **state)
{
    unsigned status;
    (void)state;
    club_keeping(2, 0, true);
    play_and_leave();
    char *record = kit_copy_text(get("/record", &status));
    assert_int_equal(status, 200);
    club_pass(club, 2 * (int64_t)DAY - HOUR);
    assert_null(club->kit.archive);
    assert_int_equal(games_of(0), 1);
    club_pass(club, 3 * HOUR);
    assert_string_equal(club->kit.archive, record);
    get("/record", &status);
    assert_int_equal(status, 404);
    assert_int_equal(games_of(0), 0);
    assert_false(log_has("open"));
    assert_int_equal(club->kit.core->figures.games_archived, 1);
    assert_int_equal(club->kit.core->figures.games_removed, 1);
    free(record);
}

/* What can't be archived stays; who wants it removed without an archive says so. */
static void without_an_archive_nothing_is_lost(void **state)
{
    unsigned status;
    (void)state;
    club_keeping(2, 0, true);
    club->kit.archive_broken = true;
    play_and_leave();
    club_pass(club, 4 * (int64_t)DAY);
    get("/record", &status);
    assert_int_equal(status, 200);
    club->kit.archive_broken = false;
    club_pass(club, 2 * HOUR);
    get("/record", &status);
    assert_int_equal(status, 404);
    assert_non_null(club->kit.archive);
    club_keeping(2, 0, false);
    play_and_leave();
    club_pass(club, 4 * (int64_t)DAY);
    get("/record", &status);
    assert_int_equal(status, 404);
    assert_null(club->kit.archive);
}

/* A clock that is wrong by years removes nothing that is not a day old by the server's own time. */
static void wrong_clocks_remove_nothing(void **state)
{
    unsigned status;
    (void)state;
    club_keeping(30, 0, false);
    play_and_leave();
    club->kit.date += 3650 * (int64_t)DAY;
    club_pass(club, 20 * HOUR);
    get("/record", &status);
    assert_int_equal(status, 200);
}

/* Who looks at a game keeps it for as long. */
static void games_in_sight_stay(void **state)
{
    unsigned status;
    (void)state;
    club_keeping(2, 0, true);
    play_and_leave();
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
    club_pass(club, 5 * (int64_t)DAY);
    get("/record", &status);
    assert_int_equal(status, 200);
    club_cut(club, 0);
    club_pass(club, 3 * HOUR);
    get("/record", &status);
    assert_int_equal(status, 404);
}

/* Whoever looks at the oldest games keeps those, and not all that ended later. */
static void games_in_sight_keep_no_others(void **state)
{
    enum { MANY = 32 };
    char game[NIKA_TABLE_ID_MAX];
    unsigned status;
    (void)state;
    club_keeping(2, 0, true);
    play_and_leave();
    strcpy(game, club->table);
    for (unsigned i = 0; i < MANY; i++) { /* they ended a day before that */
        enum nika_kept kept;
        snprintf(club->table, sizeof club->table, "%016x", 0xabc00 + i);
        const struct nika_op ops[] = {
            {.kind = NIKA_OP_APPEND, .table = club->table, .epoch = club->kit.core->epoch, .value = "{}", .size = 2},
            {.kind = NIKA_OP_STATE,
             .table = club->table,
             .epoch = club->kit.core->epoch,
             .state = NIKA_LOG_OVER,
             .date = club->kit.date - DAY + i}};
        nika_store_keep(club->kit.store, &(struct nika_unit){.ops = ops, .count = 2}, 1, &kept);
        assert_int_equal(kept, NIKA_KEPT);
        if (i % ENTERED_MAX == 0)
            club_connect(club, i / ENTERED_MAX, true);
        club_ask_fine(club, i / ENTERED_MAX, "enter", "");
    }
    strcpy(club->table, game);
    club_pass(club, 2 * (int64_t)DAY + 2 * HOUR);
    assert_non_null(club->kit.archive);
    get("/record", &status);
    assert_int_equal(status, 404);
}

/* The talk goes, the rest of the log stays; who looks on sees the table without it. */
static void old_talk_is_removed(void **state)
{
    unsigned status;
    (void)state;
    club_keeping(0, 2, false);
    play_and_leave();
    char *record = kit_copy_text(get("/record", &status));
    club_connect(club, 0, true);
    club_ask_fine(club, 0, "enter", "");
    assert_non_null(strstr(club->members[0].table, "a word"));
    club_pass(club, 2 * (int64_t)DAY - HOUR);
    assert_true(log_has("a word"));
    club_pass(club, 3 * HOUR);
    assert_false(log_has("a word"));
    assert_int_equal(club->kit.core->figures.talk_removed, 1);
    assert_null(strstr(club->members[0].table, "a word"));
    assert_true(club_is(club->members[0].table, "state", "over"));
    assert_string_equal(get("/record", &status), record);
    /* What is said now is heard and not stored; another game can be had, and the log knows. */
    club_connect(club, 1, true);
    club_ask_fine(club, 1, "enter", "");
    club_ask_fine(club, 1, "say", "\"text\":\"later\"");
    assert_true(club_is(club_last(club, 0, "said"), "text", "later"));
    assert_false(log_has("later"));
    assert_true(club_true(club_ask(club, 0, "rematch", ""), "ok"));
    assert_true(log_has("next"));
    /* After a restart it is known how far it has come: the log is not read again. */
    club_kill(club);
    club_pass(club, 2 * HOUR);
    assert_int_equal(club->kit.core->figures.talk_removed, 0);
    free(record);
}

/* So does what was said before the game, if the log was compacted since and its first entry restates it. */
static void restated_talk_is_removed(void **state)
{
    enum { LINES = 12 };
    unsigned status;
    (void)state;
    club_free(club);
    club = kit_memory(sizeof *club);
    club->all_json = true;
    club->kit.settings.keep_talk = 2;
    club->kit.settings.limits.values[NIKA_LIMIT_open_entries] = 8;
    club_begin(club, 3);
    club_table(club, 0, "byzantz", 3, "");
    for (unsigned line = 0; line < LINES; line++) {
        club_ask_fine(club, 0, "say", "\"text\":\"a word\"");
        club_pass(club, 5 * SECOND);
    }
    assert_true(log_has("\"talk\":["));
    for (unsigned member = 0; member < 3; member++) {
        club_ask_fine(club, member, "enter", "");
        club_sit(club, member, member);
    }
    club_ask_fine(club, 0, "start", "");
    club_finish(club, 0);
    for (unsigned member = 0; member < 3; member++)
        club_cut(club, member);
    char *record = kit_copy_text(get("/record", &status));
    club_pass(club, 2 * (int64_t)DAY + 2 * HOUR);
    assert_false(log_has("a word"));
    assert_int_equal(club->kit.core->figures.talk_removed, 1);
    assert_string_equal(get("/record", &status), record);
    free(record);
}

/* If the store fails meanwhile, the log is the old one or the new one, and the table goes on. */
static void rewriting_survives_failures(void **state)
{
    (void)state;
    for (unsigned written = 0; written < 2; written++) {
        club_keeping(0, 2, false);
        play_and_leave();
        club_connect(club, 0, true);
        club_ask_fine(club, 0, "enter", "");
        club_pass(club, 2 * (int64_t)DAY - HOUR);
        club->kit.outcome = NIKA_KEPT_BROKEN;
        club->kit.written = written;
        club_pass(club, 3 * HOUR);
        club->kit.outcome = NIKA_KEPT;
        club_pass(club, 2 * HOUR);
        assert_false(log_has("a word"));
        assert_null(strstr(club->members[0].table, "a word"));
        assert_true(club_true(club_ask(club, 0, "rematch", ""), "ok"));
    }
}

/* What is damaged is never removed. */
static void damaged_games_stay(void **state)
{
    enum nika_kept kept;
    unsigned status;
    (void)state;
    club_keeping(2, 0, true);
    play_and_leave();
    club_pass(club, MINUTE);
    const struct table *table = the_table();
    assert_null(table);
    uint32_t count = 0;
    for (kept = NIKA_KEPT_CONFLICT; kept != NIKA_KEPT; count++) {
        const struct nika_op op = {.kind = NIKA_OP_APPEND,
                                   .table = club->table,
                                   .number = count,
                                   .epoch = club->kit.core->epoch,
                                   .value = "{\"move\":",
                                   .size = 8};
        nika_store_keep(club->kit.store, &(struct nika_unit){.ops = &op, .count = 1}, 1, &kept);
    }
    club_pass(club, 5 * (int64_t)DAY);
    assert_null(club->kit.archive);
    assert_true(log_has("open"));
    assert_true(club_is(get("", &status), "state", "damaged"));
    assert_int_equal(status, 200);
}

/* The host has it done now. */
static void hosts_need_not_wait(void **state)
{
    unsigned status;
    (void)state;
    club_keeping(2, 0, true);
    play_and_leave();
    club_pass(club, 2 * (int64_t)DAY - MINUTE); /* the last round was less than an hour ago */
    assert_null(club->kit.archive);
    club_pass(club, MINUTE + SECOND);
    retention_run(club->kit.core);
    club_pass(club, SECOND);
    assert_false(retention_is_running(club->kit.core));
    assert_non_null(club->kit.archive);
    get("/record", &status);
    assert_int_equal(status, 404);
}

/* A running game that stands still is closed; by a clock in days, it is not. */
static void games_that_stand_still_are_closed(void **state)
{
    (void)state;
    for (unsigned days = 0; days < 2; days++) {
        club_free(club);
        club = kit_memory(sizeof *club);
        club->all_json = true;
        club->kit.settings.keep_unfinished = 3;
        club->kit.settings.idle_most = 100 * (int64_t)DAY;
        club_begin(club, 2);
        club_start(club, "justinian", 2, 2, days ? "\"options\":{\"clock\":{\"kind\":\"days\",\"days\":14}}" : "");
        club_pass(club, 3 * (int64_t)DAY - 1);
        assert_int_equal(club->kit.core->figures.tables_running, 1);
        club_pass(club, 1);
        assert_int_equal(club->kit.core->figures.tables_running, days);
        assert_int_equal(club->kit.core->figures.games_closed, !days);
        assert_int_equal(club_is(club->members[0].table, "state", "closed"), !days);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(idle_tables_are_small, set_up, tear_down),
        cmocka_unit_test_setup_teardown(games_sleep_while_others_are_read, set_up, tear_down),
        cmocka_unit_test_setup_teardown(sleep_is_not_noticed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(old_games_are_archived, set_up, tear_down),
        cmocka_unit_test_setup_teardown(without_an_archive_nothing_is_lost, set_up, tear_down),
        cmocka_unit_test_setup_teardown(wrong_clocks_remove_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(games_in_sight_stay, set_up, tear_down),
        cmocka_unit_test_setup_teardown(games_in_sight_keep_no_others, set_up, tear_down),
        cmocka_unit_test_setup_teardown(old_talk_is_removed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(restated_talk_is_removed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(rewriting_survives_failures, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damaged_games_stay, set_up, tear_down),
        cmocka_unit_test_setup_teardown(hosts_need_not_wait, set_up, tear_down),
        cmocka_unit_test_setup_teardown(games_that_stand_still_are_closed, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
