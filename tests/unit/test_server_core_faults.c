/*
 * test_server_core_faults.c: unit tests of tables in the server core when things go wrong: the server dies, the disk is full, fails with
 * or without having written, somebody else writes, a log is damaged, requests come faster than they can be kept.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { SECOND = 1000 };

static const char *view_of(unsigned member)
{
    return club->members[member].view;
}

/* The first legal move of the first member who is asked, ready to be sent: who, and the members of the request. */
static unsigned ready(char more[128])
{
    char word[NIKA_WORD_MAX];
    for (unsigned member = 0; member < club->count; member++)
        if (club->members[member].line && club_choose(club, member, word)) {
            snprintf(more, 128, "\"ply\":%d,\"move\":\"%s\"", (int)club_whole(view_of(member), "ply"), word);
            return member;
        }
    fail();
    return 0;
}

static bool was_logged(const char *word)
{
    for (unsigned i = 0; i < club->kit.count; i++)
        if (club->kit.effects[i].effect.kind == NIKA_EFFECT_LOG && strcmp(club->kit.effects[i].effect.word, word) == 0)
            return true;
    return false;
}

/*
 * The server dies.
 */

/* After every entry of a game, a server that begins anew shows everybody the same. */
static void a_restart_changes_nothing(void **state)
{
    static const char *const games[] = {"byzantz", "justinian", "null"};
    (void)state;
    for (unsigned game = 0; game < 3; game++) {
        const unsigned people = game == 2 ? 2 : 3, players = game == 1 ? 4 : people;
        club_start(club, games[game], people, players, "\"options\":{\"level\":\"beginner\"}");
        for (unsigned round = 0; !club_is(club->members[0].table, "state", "over"); round++) {
            char *views[4], *tables[4];
            if (round % 7 == 3)
                club_ask_fine(club, round % people, "leave", "");
            if (round % 7 == 5)
                club_ask_fine(club, (round + 5) % people, "take", "");
            club_ask_fine(club, 3, "enter", "");
            for (unsigned member = 0; member < 4; member++) {
                if (member < people || member == 3)
                    club_ask_fine(club, member, "enter", "");
                views[member] = club->members[member].view ? kit_copy_text(view_of(member)) : NULL;
                tables[member] = club->members[member].table ? kit_copy_text(club->members[member].table) : NULL;
            }
            club_kill(club);
            club_come_back(club, people);
            if (!club->members[3].line)
                club_connect(club, 3, true);
            club_ask_fine(club, 3, "enter", "");
            for (unsigned member = 0; member < 4; member++) {
                if (member < people || member == 3) {
                    club_ask_fine(club, member, "enter", "");
                    assert_string_equal(views[member], view_of(member));
                    assert_string_equal(tables[member], club->members[member].table);
                }
                free(views[member]);
                free(tables[member]);
            }
            for (unsigned member = 0; member < people; member++) {
                char word[NIKA_WORD_MAX];
                if (club_choose(club, member, word))
                    club_play(club, member, word); /* refused while the computer plays the seat */
            }
            club_pass(club, 1500);
            club_quiet(club);
            assert_true(round < 2000);
        }
    }
}

/* Killed before an act was kept, it has not happened; killed after it was kept, it has, though nobody was told. */
static void acts_are_whole(void **state)
{
    char more[128], id[16];
    (void)state;
    club_start(club, "byzantz", 3, 3, "");
    for (unsigned kept = 0; kept < 2; kept++) {
        const unsigned mover = ready(more);
        const int64_t ply = club_whole(view_of(mover), "ply");
        club_quiet(club);
        strcpy(id, club_send(club, mover, "play", more));
        if (kept) {
            const struct nika_effect *effect = kit_take(&club->kit, NIKA_EFFECT_KEEP, 0);
            enum nika_kept outcome;
            nika_store_keep(club->kit.store, &effect->unit, 1, &outcome);
            assert_int_equal(outcome, NIKA_KEPT);
        }
        assert_null(club_answer(club, mover, id));
        assert_int_equal(club_count(club, 0, "act"), 0);
        club_kill(club);
        club_come_back(club, 3);
        assert_int_equal(club_whole(view_of(0), "ply"), ply + kept);
        /* The same request again is granted either way, and made once. */
        char message[256];
        snprintf(message, sizeof message, "{\"do\":\"play\",\"id\":\"%s\",\"table\":\"%s\",%s}", id, club->table, more);
        kit_say(&club->kit, club->members[mover].line, message);
        club_do(club);
        assert_int_equal(club_whole(club_answer(club, mover, id), "ply"), ply + 1);
        assert_int_equal(club_whole(view_of(0), "ply"), ply + 1);
    }
}

/*
 * The disk is full.
 */

static void nothing_happens_that_is_not_kept(void **state)
{
    char more[128], message[256];
    struct nika_server_core_figures figures;
    (void)state;
    club->kit.outcome = NIKA_KEPT_NOTHING;
    kit_say(&club->kit, club->members[0].line, "{\"do\":\"open\",\"id\":\"x\",\"game\":\"byzantz\",\"players\":3}");
    club_do(club);
    assert_true(club_is(club_answer(club, 0, "x"), "error", "not-kept"));
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.tables_open, 0);
    assert_int_equal(figures.not_kept, 1);
    club->kit.outcome = NIKA_KEPT;
    club_start(club, "byzantz", 3, 3, "");
    const unsigned mover = ready(more);
    snprintf(message, sizeof message, "{\"do\":\"play\",\"id\":\"y\",\"table\":\"%s\",%s}", club->table, more);
    for (unsigned i = 0; i < 3; i++) {
        club->kit.outcome = i < 2 ? NIKA_KEPT_NOTHING : NIKA_KEPT;
        club_quiet(club);
        kit_say(&club->kit, club->members[mover].line, message);
        club_do(club);
        const char *answer = club_answer(club, mover, "y");
        if (i < 2)
            assert_true(club_is(answer, "error", "not-kept"));
        else
            assert_true(club_true(answer, "ok"));
        assert_int_equal(club_count(club, 0, "act"), i == 2);
        for (unsigned other = 0; other < 3; other++) /* whose act it was is nobody else's business */
            assert_int_equal(club_count(club, other, "not-kept"), 0);
        club_pass(club, 100);
    }
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_ask_error(club, 0, "say", "\"text\":\"hello?\"", "not-kept");
    club_ask_error(club, 0, "leave", "", "not-kept");
    assert_int_equal(club_count(club, 1, "said"), 0);
}

/* Computer players, and the end of a game, try again a second later. */
static void computers_try_again(void **state)
{
    struct nika_json value;
    unsigned status;
    (void)state;
    club_start(club, "justinian", 1, 2, "");
    char word[NIKA_WORD_MAX];
    club_pass(club, 5 * SECOND);
    assert_true(club_choose(club, 0, word));
    const int64_t ply = club_whole(view_of(0), "ply");
    assert_true(club_true(club_play(club, 0, "pass"), "ok"));
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_pass(club, 799);
    assert_int_equal(club_whole(view_of(0), "ply"), ply + 1);
    club_pass(club, 10 * SECOND + 1); /* tried at 800, 1800 … 10800 */
    assert_int_equal(club_whole(view_of(0), "ply"), ply + 1);
    struct nika_server_core_figures figures;
    nika_server_core_figures(club->kit.core, &figures);
    assert_int_equal(figures.not_kept, 11);
    assert_int_equal(club_count(club, 0, "not-kept"), 1); /* who waits is told why, once */
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, 999);
    assert_int_equal(club_whole(view_of(0), "ply"), ply + 1);
    club_pass(club, 1);
    assert_int_equal(club_whole(view_of(0), "ply"), ply + 2);
    /* That a game is over is written down later, if it could not be at once; a restart makes up for it, too. */
    club_start(club, "null", 2, 2, "");
    while (!club_is(club->members[0].table, "state", "over")) {
        char more[128];
        const unsigned mover = ready(more);
        club_send(club, mover, "play", more);
        kit_do_one(&club->kit); /* the move, but not what follows from it */
        club_listen(club);
        if (club_is(club->members[0].table, "state", "over"))
            club->kit.outcome = NIKA_KEPT_NOTHING;
        club_do(club);
    }
    for (unsigned i = 0; i < 2; i++) {
        kit_ask(&club->kit, 50, "GET", "/api/games", club->members[1].token, "");
        club_do(club);
        const char *games = kit_body(&club->kit, 50, &status);
        assert_true(club_has(games, "games", &value) && nika_json_count(value) == 1);
        assert_int_equal(strstr(games, "running") != NULL, i == 0);
        club->kit.outcome = NIKA_KEPT;
        club_kill(club);
        club_pass(club, 0);
    }
}

/* Nobody can act, so nobody's clock runs. */
static void clocks_stand_still_when_nothing_can_be_kept(void **state)
{
    struct nika_json clock;
    char more[128], expected[64];
    (void)state;
    club_start(club, "byzantz", 3, 3, "\"options\":{\"clock\":{\"kind\":\"live\",\"bank\":60,\"increment\":0}}");
    const unsigned mover = ready(more);
    club_pass(club, 10 * SECOND);
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_ask_error(club, mover, "play", more, "not-kept");
    club_pass(club, 3600 * SECOND);
    club_ask_error(club, mover, "play", more, "not-kept");
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, 1 * SECOND); /* it is noticed within a second, and clocks run again */
    club_kill(club);             /* what is not forgotten */
    club_come_back(club, 3);
    assert_true(club_has(view_of(mover), "clock", &clock) && nika_json_get(clock, "left", &clock));
    snprintf(expected, sizeof expected, "[%d,%d,%d]", mover == 0 ? 50000 : 60000, mover == 1 ? 50000 : 60000,
             mover == 2 ? 50000 : 60000);
    assert_int_equal(clock.size, strlen(expected));
    assert_memory_equal(clock.text, expected, clock.size);
    club_pass(club, 5 * SECOND);
    assert_true(club_true(club_ask(club, mover, "play", more), "ok"));
    assert_true(club_has(view_of(mover), "clock", &clock) && nika_json_get(clock, "left", &clock));
    snprintf(expected, sizeof expected, "[%d,%d,%d]", mover == 0 ? 45000 : 60000, mover == 1 ? 45000 : 60000,
             mover == 2 ? 45000 : 60000);
    assert_memory_equal(clock.text, expected, clock.size);
}

/*
 * The disk fails.
 */

/* Sends a request whose unit is written or not, without anybody being told which; then the log can't be read for a while. The
 * answer. */
static const char *ask_doubtfully(unsigned member, const char *what, const char *more, bool written)
{
    static char id[16];
    strcpy(id, club_send(club, member, what, more));
    club->kit.outcome = NIKA_KEPT_BROKEN;
    club->kit.written = written;
    assert_true(kit_do_one(&club->kit));
    club_listen(club);
    assert_null(club_answer(club, member, id));
    club_pass(club, 5 * SECOND + 500);
    assert_null(club_answer(club, member, id));
    club->kit.outcome = NIKA_KEPT;
    club->kit.written = false;
    club_pass(club, SECOND);
    return club_answer(club, member, id);
}

static void doubtful_acts_are_found_out(void **state)
{
    char more[128];
    (void)state;
    for (unsigned written = 0; written < 2; written++) {
        club_start(club, "justinian", 3, 3, "");
        const unsigned mover = ready(more);
        club_quiet(club);
        const char *answer = ask_doubtfully(mover, "play", more, written);
        if (written)
            assert_int_equal(club_whole(answer, "ply"), 1);
        else
            assert_true(club_is(answer, "error", "not-kept"));
        assert_int_equal(club_count(club, 0, "act"), written);
        assert_int_equal(club_count(club, 2, "act"), written);
        club_quiet(club);
        answer = ask_doubtfully(1, "say", "\"text\":\"hello\"", written);
        assert_int_equal(club_true(answer, "ok"), written);
        assert_int_equal(club_count(club, 0, "said"), written);
        answer = ask_doubtfully(1, "leave", "", written);
        assert_int_equal(club_true(answer, "ok"), written);
        if (written)
            club_ask_fine(club, 1, "take", "");
        /* The table goes on as if nothing had been. */
        club_finish(club, 0);
        char *before = kit_copy_text(view_of(0));
        club_kill(club);
        club_come_back(club, 1);
        assert_string_equal(strstr(before, "\"view\":"), strstr(view_of(0), "\"view\":"));
        free(before);
        for (unsigned member = 1; member < 4; member++)
            club_connect(club, member, true);
    }
}

static void doubtful_tables_are_found_out(void **state)
{
    (void)state;
    for (unsigned written = 0; written < 2; written++) {
        const char *open = "{\"do\":\"open\",\"id\":\"%s\",\"game\":\"byzantz\",\"players\":3}";
        char message[100], next[17];
        struct nika_server_core_figures before, after;
        nika_server_core_figures(club->kit.core, &before);
        snprintf(message, sizeof message, open, written ? "w" : "u");
        kit_say(&club->kit, club->members[0].line, message);
        club->kit.outcome = NIKA_KEPT_BROKEN;
        club->kit.written = written;
        assert_true(kit_do_one(&club->kit));
        club->kit.outcome = NIKA_KEPT;
        club_do(club);
        const char *answer = club_answer(club, 0, written ? "w" : "u");
        nika_server_core_figures(club->kit.core, &after);
        assert_int_equal(after.tables_open, before.tables_open + written);
        if (written)
            assert_true(club_true(answer, "ok"));
        else
            assert_true(club_is(answer, "error", "not-kept"));
        /* Closing. */
        club_table(club, 0, "byzantz", 3, "");
        club_ask_fine(club, 1, "enter", "");
        answer = ask_doubtfully(0, "close", "", written);
        assert_int_equal(club_true(answer, "ok"), written);
        assert_true(club_is(club->members[1].table, "state", written ? "closed" : "open"));
        /* A rematch is two tables in one unit. */
        club_start(club, "null", 2, 2, "");
        club_finish(club, 0);
        answer = ask_doubtfully(0, "rematch", "", written);
        assert_int_equal(club_true(answer, "ok"), written);
        if (!written)
            answer = club_ask(club, 0, "rematch", "");
        kit_member(answer, "table", next, sizeof next);
        strcpy(club->table, next);
        club_ask_fine(club, 0, "enter", "");
        assert_true(club_is(club->members[0].table, "state", "open"));
        club_quiet(club);
    }
}

/* A computer player's act that was written is made once, one that was not is tried again. */
static void computers_are_found_out(void **state)
{
    (void)state;
    for (unsigned written = 0; written < 2; written++) {
        club_start(club, "justinian", 1, 2, "");
        char word[NIKA_WORD_MAX];
        club_pass(club, 5 * SECOND);
        assert_true(club_choose(club, 0, word));
        const int64_t ply = club_whole(view_of(0), "ply");
        assert_true(club_true(club_play(club, 0, "pass"), "ok"));
        club->kit.outcome = NIKA_KEPT_BROKEN;
        club->kit.written = written;
        club_pass(club, 800);
        club->kit.outcome = NIKA_KEPT;
        club_pass(club, 799);
        assert_int_equal(club_whole(view_of(0), "ply"), ply + 1);
        club_pass(club, 201); /* the log can be read again */
        assert_int_equal(club_whole(view_of(0), "ply"), ply + 1 + written);
        club_pass(club, 1000);
        assert_in_range(club_whole(view_of(0), "ply"), ply + 2, ply + 4);
        const int64_t now = club_whole(view_of(0), "ply");
        club_kill(club);
        club_come_back(club, 1);
        assert_int_equal(club_whole(view_of(0), "ply"), now);
        club_ask_fine(club, 0, "exit", "");
    }
}

/* Somebody else has the log: nothing happens here any more. */
static void lost_tables_are_busy(void **state)
{
    char more[128];
    uint64_t epoch;
    (void)state;
    club_start(club, "byzantz", 3, 3, "");
    const unsigned mover = ready(more);
    assert_false(nika_server_core_differs(club->kit.core));
    assert_true(nika_store_claim(club->kit.store, &epoch));
    club_quiet(club);
    const char *id = club_send(club, mover, "play", more);
    while (kit_do_one(&club->kit))
        continue;
    assert_true(was_logged("lost-table"));
    assert_true(nika_server_core_differs(club->kit.core));
    club_listen(club);
    assert_true(club_is(club_answer(club, mover, id), "error", "busy"));
    club_ask_error(club, mover, "play", more, "busy");
    club_ask_error(club, 0, "say", "\"text\":\"hello\"", "busy");
    club_pass(club, 3600 * SECOND);
    assert_int_equal(club_count(club, 0, "act"), 0);
    assert_true(club_true(club_ask(club, 0, "past", ""), "ok"));
    /* Somebody else has written, too. */
    club_kill(club);
    club_come_back(club, 3);
    const unsigned again = ready(more);
    static const char other[] = "{\"say\":\"mine\",\"name\":\"X\",\"at\":1}";
    enum nika_kept kept;
    assert_true(nika_store_claim(club->kit.store, &epoch));
    struct nika_op op = {
        .kind = NIKA_OP_APPEND, .table = club->table, .epoch = epoch, .value = other, .size = sizeof other - 1};
    for (op.number = 0; op.number < 100; op.number++) {
        nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
        if (kept == NIKA_KEPT)
            break;
    }
    assert_int_equal(kept, NIKA_KEPT);
    club_ask_error(club, again, "play", more, "busy");
}

/*
 * Damage.
 */

static uint32_t entries_of(const char *table)
{
    enum nika_log_state log;
    bool found;
    struct kit_loading *loading = kit_memory(sizeof *loading);
    const struct nika_store_reader reader = {.entry = kit_load_entry, .context = loading};
    assert_true(nika_store_log(club->kit.store, table, &log, &found, &reader));
    const uint32_t count = loading->count;
    for (unsigned i = 0; i < count; i++) {
        kit_free(loading->items[i].key);
        kit_free(loading->items[i].bytes);
    }
    free(loading);
    return count;
}

/* Writes an entry behind the server's back, and lets it begin anew. */
static void tamper(const char *table, const char *entry)
{
    uint64_t epoch;
    enum nika_kept kept;
    assert_true(nika_store_claim(club->kit.store, &epoch));
    const struct nika_op op = {.kind = NIKA_OP_APPEND,
                               .table = table,
                               .number = entries_of(table),
                               .epoch = epoch,
                               .value = entry,
                               .size = strlen(entry)};
    nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
    club_kill(club);
}

static enum nika_log_state log_state(const char *table)
{
    enum nika_log_state log = NIKA_LOG_LIVE;
    bool found = false;
    struct kit_loading *loading = kit_memory(sizeof *loading);
    const struct nika_store_reader reader = {.entry = kit_load_entry, .context = loading};
    assert_true(nika_store_log(club->kit.store, table, &log, &found, &reader) && found);
    for (unsigned i = 0; i < loading->count; i++) {
        kit_free(loading->items[i].key);
        kit_free(loading->items[i].bytes);
    }
    free(loading);
    return log;
}

/* A log that can't be applied is put aside; the others play on. */
static void damaged_tables_are_put_aside(void **state)
{
    static const char sitting[] = "{\"sit\":0,\"who\":\"00000000000000ff\",\"name\":\"X\",\"chance\":"
                                  "\"00000000000000000000000000000000000000000000000000000000000000ff\",\"at\":1}";
    static const char *const wrong[] = {
        "",
        "garbage",
        "[]",
        "{}",
        "{\"at\":1}",
        "{\"dance\":1,\"at\":1}",
        "{\"say\":\"no time\",\"name\":\"X\"}",
        "{\"say\":\"no name\",\"at\":1}",
        "{\"say\":\"a seat\",\"name\":\"X\",\"seat\":3,\"at\":1}",
        "{\"open\":{\"game\":\"byzantz\",\"players\":3},\"at\":1}",
        sitting,
        "{\"stand\":0,\"at\":1}",
        "{\"kick\":0,\"at\":1}",
        "{\"seat\":0,\"at\":1}",
        "{\"start\":1,\"at\":1}",
        "{\"move\":\"fly\",\"seat\":0,\"at\":1}",
        "{\"move\":\"pass\",\"at\":1}",
        "{\"move\":\"pass\",\"seat\":9,\"at\":1}",
        "{\"move\":\"take wine\",\"seat\":0,\"at\":1}",
        "{\"answer\":\"pass\",\"seat\":0,\"at\":1}",
        "{\"resolve\":[\"pass\",\"pass\",\"pass\"],\"at\":1}",
        "{\"undo\":0,\"at\":1}",
        "{\"auto\":0,\"at\":1}",
        "{\"auto\":5,\"on\":true,\"at\":1}",
        "{\"next\":\"nowhere\",\"at\":1}",
    };
    char good[17];
    (void)state;
    club_start(club, "byzantz", 3, 3, "");
    strcpy(good, club->table);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char path[64];
        unsigned status;
        struct nika_server_core_figures figures;
        club_start(club, "byzantz", 3, 3, "");
        tamper(club->table, wrong[i]);
        nika_server_core_figures(club->kit.core, &figures);
        if (figures.tables_damaged != 1)
            fail_msg("%s is taken", wrong[i]);
        assert_true(was_logged("damaged-table"));
        club_do(club);
        assert_int_equal(log_state(club->table), NIKA_LOG_DAMAGED);
        club_connect(club, 0, true);
        free(club->members[0].view);
        club->members[0].view = NULL;
        club_ask_fine(club, 0, "enter", "");
        assert_true(club_is(club->members[0].table, "state", "damaged"));
        assert_null(club->members[0].view);
        club_ask_error(club, 0, "play", "\"ply\":0,\"move\":\"pass\"", "damaged");
        club_ask_error(club, 0, "past", "", "damaged");
        snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
        kit_ask(&club->kit, 50, "GET", path, "", "");
        assert_string_equal(kit_body(&club->kit, 50, &status), "{\"error\":\"damaged\"}");
        /* It is not read again at the next start, but can be asked for. */
        club_kill(club);
        nika_server_core_figures(club->kit.core, &figures);
        assert_int_equal(figures.tables_damaged, 0);
        club_connect(club, 0, true);
        club_ask_fine(club, 0, "enter", "");
        assert_true(club_is(club->members[0].table, "state", "damaged"));
        /* The other one plays on. */
        strcpy(club->table, good);
        club_come_back(club, 3);
        if (club_is(club->members[0].table, "state", "running"))
            assert_true(club_play_one(club));
        club_quiet(club);
    }
}

/* What a server core that starts does about a damaged log. */
struct apart {
    unsigned logged, set_apart;
};

static void heed(void *context, const struct nika_effect *effect)
{
    struct apart *apart = context;
    if (effect->kind == NIKA_EFFECT_LOG && strcmp(effect->word, "damaged-table") == 0)
        apart->logged++;
    if (effect->kind == NIKA_EFFECT_KEEP)
        for (unsigned i = 0; i < effect->unit.count; i++) {
            const struct nika_op *op = &effect->unit.ops[i];
            apart->set_apart += op->kind == NIKA_OP_STATE && op->state == NIKA_LOG_DAMAGED && op->date == 77 &&
                                strncmp(op->table, "00000000000000a", 15) == 0;
        }
}

static void no_dice(void *context, void *bytes, size_t size)
{
    (void)context;
    memset(bytes, 1, size);
}

static void a_log_that_can_t_be_read_is_set_apart(void **state)
{
    static const char open[] =
        "{\"open\":{\"game\":\"byzantz\",\"players\":3},\"options\":{},\"host\":\"0000000000000001\",\"name\":\"Ada\","
        "\"secret\":\"0000000000000000000000000000000000000000000000000000000000000000\",\"date\":1,\"at\":1}";
    struct apart apart = {0};
    struct nika_server_core_figures figures;
    struct nika_server_core *core = nika_server_core_new(
        &(struct nika_server_core_settings){.version = "1", .random = no_dice, .emit = heed, .context = &apart});
    (void)state;
    assert_non_null(core);
    nika_server_core_step(core, &(struct nika_event){.kind = NIKA_EVENT_UNREADABLE, .table = "00000000000000ab"});
    nika_server_core_step(core, &(struct nika_event){.kind = NIKA_EVENT_UNREADABLE, .table = "no id"});
    nika_server_core_figures(core, &figures);
    assert_int_equal(figures.tables_damaged, 1);
    /* Of another one the first entry could be read: what that says is not how the table is now. */
    nika_server_core_step(
        core, &(struct nika_event){
                  .kind = NIKA_EVENT_ENTRY, .table = "00000000000000ac", .bytes = open, .size = strlen(open)});
    nika_server_core_figures(core, &figures);
    assert_int_equal(figures.tables_open, 1);
    nika_server_core_step(core, &(struct nika_event){.kind = NIKA_EVENT_UNREADABLE, .table = "00000000000000ac"});
    nika_server_core_figures(core, &figures);
    assert_int_equal(figures.tables_open, 0);
    assert_int_equal(figures.tables_damaged, 2);
    assert_int_equal(apart.set_apart, 0); /* not before it owns the store */
    nika_server_core_step(core, &(struct nika_event){.kind = NIKA_EVENT_READY, .epoch = 1, .date = 77});
    assert_int_equal(apart.logged, 2);
    assert_int_equal(apart.set_apart, 2);
    nika_server_core_free(core);
}

/* Not even its first entry can be read. */
static void tables_without_a_beginning_are_put_aside(void **state)
{
    static const char entry[] = "{\"open\":{\"game\":\"chess\",\"players\":2},\"at\":1}";
    static const char table[] = "00000000000000ab";
    uint64_t epoch;
    enum nika_kept kept;
    (void)state;
    assert_true(nika_store_claim(club->kit.store, &epoch));
    const struct nika_op op = {
        .kind = NIKA_OP_APPEND, .table = table, .epoch = epoch, .value = entry, .size = sizeof entry - 1};
    nika_store_keep(club->kit.store, &(struct nika_unit){&op, 1}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
    club_kill(club);
    club_do(club);
    assert_int_equal(log_state(table), NIKA_LOG_DAMAGED);
    club_connect(club, 0, true);
    strcpy(club->table, table);
    club_ask_fine(club, 0, "enter", "");
    assert_true(club_is(club->members[0].table, "state", "damaged"));
    club_ask_error(club, 0, "sit", "\"seat\":0", "damaged");
    club_ask_error(club, 0, "past", "", "damaged");
}

/*
 * Too much at once.
 */

/* While something is being kept, requests wait: eight of one connection, thirty-two in all; then it is busy. */
static void the_queue_is_short(void **state)
{
    char ids[48][16];
    unsigned fine = 0, busy = 0;
    (void)state;
    club_table(club, 0, "byzantz", 4, "");
    club_quiet(club);
    /* The first is under way, eight wait, one is too many. */
    for (unsigned i = 0; i < 10; i++)
        strcpy(ids[i], club_send(club, 0, "say", "\"text\":\"hello\""));
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_KEEP), 1);
    assert_true(club_is(club_answer(club, 0, ids[9]), "error", "busy"));
    /* Of those who are gone when their turn comes, nothing is done. */
    const char *gone = club_send(club, 1, "say", "\"text\":\"bye\"");
    (void)gone;
    kit_close(&club->kit, club->members[1].line);
    club_do(club);
    for (unsigned i = 0; i < 9; i++)
        assert_true(club_true(club_answer(club, 0, ids[i]), "ok"));
    assert_int_equal(club_count(club, 0, "said"), 9);
    for (unsigned i = 0; i < 9; i++) /* in order */
        assert_true(club_is(club->members[0].heard[1 + 2 * i].bytes, "re", ids[i]) ||
                    club_is(club->members[0].heard[2 + 2 * i].bytes, "re", ids[i]));
    /* Many connections: one under way, 32 wait. */
    club_quiet(club);
    nika_connection lines[7];
    for (unsigned i = 0; i < 5; i++) {
        lines[i] = 500 + i;
        kit_hello(&club->kit, lines[i], club->members[i % 4].token, "json");
    }
    for (unsigned i = 0; i < 5; i++)
        for (unsigned j = 0; j < 8; j++) {
            char message[128];
            snprintf(message, sizeof message, "{\"do\":\"say\",\"id\":\"q%u\",\"table\":\"%s\",\"text\":\"x\"}", j,
                     club->table);
            kit_say(&club->kit, lines[i], message);
        }
    kit_do(&club->kit);
    for (unsigned i = 0; i < 5; i++)
        for (const char *sent; (sent = kit_sent(&club->kit, lines[i]));) {
            fine += club_true(sent, "ok");
            busy += club_is(sent, "error", "busy");
        }
    assert_int_equal(fine, 33);
    assert_int_equal(busy, 7);
}

/* When the server stops, what is under way is brought to its end, and nothing new is begun. */
static void closing_keeps_what_is_under_way(void **state)
{
    char more[128], id[16];
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_pass(club, 5 * SECOND);
    const unsigned mover = ready(more);
    club_quiet(club);
    strcpy(id, club_send(club, mover, "play", more));
    club_send(club, 1 - mover, "say", "\"text\":\"wait\"");
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    assert_false(nika_server_core_at_rest(club->kit.core));
    club_do(club);
    assert_true(club_true(club_answer(club, mover, id), "ok"));
    assert_int_equal(club_count(club, 0, "said"), 1);
    assert_int_equal(club_count(club, 0, "closing"), 1);
    assert_true(nika_server_core_at_rest(club->kit.core));
    club_quiet(club);
    club_pass(club, 3600 * SECOND);
    assert_int_equal(club_count(club, 0, "act"), 0);
    assert_true(nika_server_core_at_rest(club->kit.core));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_restart_changes_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(acts_are_whole, set_up, tear_down),
        cmocka_unit_test_setup_teardown(nothing_happens_that_is_not_kept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(computers_try_again, set_up, tear_down),
        cmocka_unit_test_setup_teardown(clocks_stand_still_when_nothing_can_be_kept, set_up, tear_down),
        cmocka_unit_test_setup_teardown(doubtful_acts_are_found_out, set_up, tear_down),
        cmocka_unit_test_setup_teardown(doubtful_tables_are_found_out, set_up, tear_down),
        cmocka_unit_test_setup_teardown(computers_are_found_out, set_up, tear_down),
        cmocka_unit_test_setup_teardown(lost_tables_are_busy, set_up, tear_down),
        cmocka_unit_test_setup_teardown(damaged_tables_are_put_aside, set_up, tear_down),
        cmocka_unit_test(a_log_that_can_t_be_read_is_set_apart),
        cmocka_unit_test_setup_teardown(tables_without_a_beginning_are_put_aside, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_queue_is_short, set_up, tear_down),
        cmocka_unit_test_setup_teardown(closing_keeps_what_is_under_way, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
