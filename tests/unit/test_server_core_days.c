/*
 * test_server_core_days.c: unit tests of the deal of the day at a server: a person's moves are her result, the first one
 * counts, and nobody sees what others made of it before she has played. The club's clock says the 15th of January 2027, which
 * is the 20,833rd day: Justinian; the day before is one of Byzantz.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/day.h>
#include <nika/table.h>

#include "server_core_people.h"

enum { ROOM = 8192, DAY_LONG = 24 * 60 * 60 * 1000 };
static const char today[] = "2027-01-15", yesterday[] = "2027-01-14";

/* A game of a day as somebody plays it who does as well as the heuristic; and what came of it. */
struct played {
    char moves[ROOM]; /* the JSON list */
    int score;
    unsigned rank, count;
    unsigned first_ply, last_ply; /* of her first and her last move */
};
/* Of today, of yesterday, and of today against the day's own opponents. In the others heuristics sit in their place, and the
 * kit lets those think, which is a hundred times as fast. */
static struct played games[2], real;
static struct nika_agent quick;

static bool keep_nothing(void *context, const char *line, size_t size)
{
    (void)context;
    (void)line;
    (void)size;
    return true;
}

/* At a table like that of a browser or a terminal. */
static void play(const char *date, const char *level, struct played *played)
{
    struct nika_sitting sitting = {.names = {{"Ada", "Bo", "Cy", "Di"}}};
    struct nika_table *table = kit_memory(nika_table_bytes());
    struct nika_text moves = nika_text(played->moves, sizeof played->moves);
    struct nika_result result;
    struct nika_day day;
    assert_true(nika_day(date, &day));
    for (unsigned seat = 0; seat < day.setup.players; seat++)
        strcpy(sitting.agents[seat], seat == NIKA_DAY_SEAT ? "human" : level);
    assert_true(nika_table_begin(table, &day.setup, &day.deal, &sitting, day.number,
                                 (struct nika_keeper){.keep = keep_nothing}));
    nika_text_add_char(&moves, '[');
    for (enum nika_acted acted; (acted = nika_table_act(table)) != NIKA_OVER;) {
        static struct nika_workspace workspace;
        struct nika_turn turn;
        struct nika_move move;
        char word[NIKA_WORD_MAX];
        bool kept;
        const unsigned ply = nika_play_ply(table->play);
        if (acted == NIKA_ACTED)
            continue;
        nika_turn_take(&turn, table->play, 1, NIKA_DAY_SEAT, &quick);
        assert_true(nika_turn_answer(&turn, &workspace, &move));
        day.setup.game->say(&day.setup, move, word);
        assert_int_equal(nika_table_play(table, NIKA_DAY_SEAT, move, &kept), NIKA_ACCEPTED);
        nika_text_add(&moves, played->count++ ? ",[" : "[");
        nika_text_add_number(&moves, ply);
        nika_text_add(&moves, ",\"");
        nika_text_add(&moves, word);
        nika_text_add(&moves, "\"]");
        if (played->count == 1)
            played->first_ply = ply;
        played->last_ply = ply;
    }
    nika_text_add_char(&moves, ']');
    assert_false(moves.cut);
    assert_true(nika_play_result(table->play, &result));
    played->score = result.score[NIKA_DAY_SEAT];
    played->rank = result.rank[NIKA_DAY_SEAT];
    free(table);
}

static int play_both(void **state)
{
    (void)state;
    assert_true(nika_agent_named("heuristic", &quick));
    play(today, "heuristic", &games[0]);
    play(yesterday, "heuristic", &games[1]);
    play(today, NIKA_DAY_LEVEL, &real);
    return 0;
}

static const char *body_of(const char *date, unsigned version, const char *moves)
{
    static char body[ROOM + 128];
    snprintf(body, sizeof body, "{\"date\":\"%s\",\"players\":%u,\"moves\":%s}", date, version, moves);
    return body;
}

static const char *todays(void)
{
    return body_of(today, NIKA_PLAYERS_VERSION, games[0].moves);
}

/* An answer that begins so, and its status. */
static void assert_begins(struct kit *kit, const char *method, const char *path, const char *token, const char *body,
                          unsigned status, const char *expected)
{
    unsigned found;
    kit_ask(kit, 1, method, path, token, body);
    kit_do(kit);
    const char *answer = kit_body(kit, 1, &found);
    if (found != status || strncmp(answer, expected, strlen(expected)) != 0)
        fail_msg("%u %s, not %u %s", found, answer, status, expected);
}

static void post(struct kit *kit, const char *token, const char *body, unsigned status, const char *expected)
{
    assert_begins(kit, "POST", "/api/day", token, body, status, expected);
}

/* How a result begins. */
static const char *result_of(const char *name, const struct played *played)
{
    static char text[256];
    snprintf(text, sizeof text, "\"name\":\"%s\",\"game\":\"%s\",\"score\":%d,\"rank\":%u,\"line\":\"", name,
             played == &games[1] ? "byzantz" : "justinian", played->score, played->rank);
    return text;
}

static const char *joined(const char *before, const char *text)
{
    static char all[512];
    snprintf(all, sizeof all, "%s%s", before, text);
    return all;
}

static char ada[65], bo[65], ada_id[17], bo_id[17];

static void begin_with_both(struct kit *kit)
{
    begin_without_rates(kit);
    kit->agent = &quick;
    sign(kit, "", "{\"name\":\"Ada\"}", ada, ada_id);
    sign(kit, "", "{\"name\":\"Bo\"}", bo, bo_id);
}

static void her_moves_are_her_result(void **state)
{
    struct kit kit;
    (void)state;
    begin_with_both(&kit);
    post(&kit, ada, todays(), 200, joined("{\"date\":\"2027-01-15\",", result_of("Ada", &games[0])));
    post(&kit, ada, body_of(yesterday, NIKA_PLAYERS_VERSION, games[1].moves), 200,
         joined("{\"date\":\"2027-01-14\",", result_of("Ada", &games[1])));
    kit_end(&kit);
}

/* The opponents are those that a browser and a terminal have. */
static void it_is_played_against_the_days_opponents(void **state)
{
    struct kit kit;
    (void)state;
    begin_with_both(&kit);
    kit.agent = NULL;
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, real.moves), 200,
         joined("{\"date\":\"2027-01-15\",", result_of("Ada", &real)));
    kit_end(&kit);
}

static void the_first_try_counts(void **state)
{
    struct kit kit;
    (void)state;
    begin_with_both(&kit);
    post(&kit, ada, todays(), 200, "{\"date\":");
    post(&kit, ada, todays(), 409, "{\"error\":\"played-already\"}");
    kit_restart(&kit);
    post(&kit, ada, todays(), 409, "{\"error\":\"played-already\"}");
    post(&kit, bo, todays(), 200, "{\"date\":");
    kit_end(&kit);
}

/* Two at a time by the same person: the second is told to wait, and the first counts. */
static void one_at_a_time(void **state)
{
    struct kit kit;
    unsigned status;
    (void)state;
    begin_with_both(&kit);
    kit_ask(&kit, 1, "POST", "/api/day", ada, todays());
    kit_ask(&kit, 2, "POST", "/api/day", ada, todays());
    assert_string_equal(kit_body(&kit, 2, &status), "{\"error\":\"busy\"}");
    assert_int_equal(status, 503);
    kit_do(&kit);
    kit_body(&kit, 1, &status);
    assert_int_equal(status, 200);
    kit_end(&kit);
}

static void what_is_wrong_is_named(void **state)
{
    static const char *const moves[] = {"{}",
                                        "[0]",
                                        "[[0]]",
                                        "[[0,\"fly\"]]",
                                        "[[-1,\"pass\"]]",
                                        "[[4096,\"pass\"]]",
                                        "[[3,\"pass\"],[3,\"pass\"]]",
                                        "[[3,\"pass\"],[2,\"pass\"]]",
                                        "[[0,\"place ? c4\"]]",
                                        "[[0,\"pass\",1]]",
                                        "null"};
    struct kit kit;
    (void)state;
    begin_with_both(&kit);
    post(&kit, "", todays(), 401, "{\"error\":\"not-signed-in\"}");
    post(&kit, ada, "[]", 400, "{\"error\":\"bad-message\"}");
    post(&kit, ada, "{}", 400, "{\"error\":\"bad-value\",\"where\":\"date\"}");
    static const char *const dates[] = {"2027-01-16", "2027-01-13", "2026-01-15", "2027-01-1", "2027-01-155", ""};
    for (unsigned i = 0; i < sizeof dates / sizeof dates[0]; i++)
        post(&kit, ada, body_of(dates[i], NIKA_PLAYERS_VERSION, games[0].moves), 400,
             "{\"error\":\"bad-value\",\"where\":\"date\"}");
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION + 1, games[0].moves), 400,
         "{\"error\":\"bad-value\",\"where\":\"players\"}");
    for (unsigned i = 0; i < sizeof moves / sizeof moves[0]; i++)
        post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, moves[i]), 400,
             "{\"error\":\"bad-value\",\"where\":\"moves\"}");
    /* Nothing of it has counted. */
    post(&kit, ada, todays(), 200, "{\"date\":");
    kit_end(&kit);
}

/* The moves of a game that was dealt otherwise, or against others: they do not fit, or do not reach the end. */
static void another_game_is_refused(void **state)
{
    struct kit kit;
    char moves[ROOM], refused[128];
    (void)state;
    begin_with_both(&kit);
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, "[]"), 400, "{\"error\":\"not-over\"}");
    /* All but the last one. */
    strcpy(moves, games[0].moves);
    strcpy(strrchr(moves, '['), "]");
    *(strrchr(moves, ',')) = ' ';
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, moves), 400, "{\"error\":\"not-over\"}");
    /* And one that came after the end, or out of turn: nobody may trigger before the first turn is over. */
    strcpy(moves, games[0].moves);
    snprintf(strrchr(moves, ']'), 32, ",[4000,\"pass\"]]");
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, moves), 400,
         "{\"error\":\"refused\",\"refusal\":\"game-over\",\"ply\":4000}");
    snprintf(moves, sizeof moves, "[[%u,\"trigger\"]]", games[0].first_ply);
    snprintf(refused, sizeof refused, "{\"error\":\"refused\",\"refusal\":\"not-now\",\"ply\":%u}", games[0].first_ply);
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, moves), 400, refused);
    /* The opponents never moved as they would have to for this. */
    snprintf(moves, sizeof moves, "[[%u,\"pass\"]]", games[0].first_ply + 1);
    post(&kit, ada, body_of(today, NIKA_PLAYERS_VERSION, moves), 400, "{\"error\":\"not-over\"}");
    post(&kit, ada, todays(), 200, "{\"date\":");
    kit_end(&kit);
}

static void a_bot_has_no_result(void **state)
{
    struct kit kit;
    char token[65], who[17];
    (void)state;
    begin_with_both(&kit);
    sign(&kit, "", "{\"name\":\"Robo\",\"bot\":true}", token, who);
    post(&kit, token, todays(), 403, "{\"error\":\"not-allowed\"}");
    kit_end(&kit);
}

static void nobody_looks_before_she_has_played(void **state)
{
    struct kit kit;
    char expected[512];
    (void)state;
    begin_with_both(&kit);
    post(&kit, ada, todays(), 200, "{\"date\":");
    assert_begins(&kit, "GET", "/api/day?date=2027-01-15", bo, "", 403, "{\"error\":\"not-over\"}");
    assert_begins(&kit, "GET", "/api/day", bo, "", 403, "{\"error\":\"not-over\"}");
    assert_begins(&kit, "GET", "/api/day", "", "", 403, "{\"error\":\"not-over\"}");
    snprintf(expected, sizeof expected, "{\"results\":[{%s", result_of("Ada", &games[0]));
    assert_begins(&kit, "GET", "/api/day", ada, "", 200, expected);
    /* Two days later everybody may. */
    kit_pass(&kit, 2 * (int64_t)DAY_LONG);
    assert_begins(&kit, "GET", "/api/day?date=2027-01-15", bo, "", 200, expected);
    assert_begins(&kit, "GET", "/api/day?date=2027-01-15", "", "", 200, expected);
    assert_begins(&kit, "GET", "/api/day?date=2027-01-14", "", "", 200,
                  "{\"results\":[],\"date\":\"2027-01-14\",\"own\":null,\"next\":null}");
    assert_begins(&kit, "GET", "/api/day?date=2027-01-18", ada, "", 400,
                  "{\"error\":\"bad-value\",\"where\":\"date\"}");
    assert_begins(&kit, "GET", "/api/day?date=tomorrow", ada, "", 400, "{\"error\":\"bad-value\",\"where\":\"date\"}");
    assert_begins(&kit, "GET", "/api/day?date=2027-01-15&after=x", ada, "", 400,
                  "{\"error\":\"bad-value\",\"where\":\"after\"}");
    kit_end(&kit);
}

/* Puts a result into the store, as if somebody had played. */
static void put(struct kit *kit, unsigned number, int score)
{
    char who[32], date[64], value[128];
    enum nika_kept kept;
    snprintf(who, sizeof who, "who/%016x/2027-01-15", number);
    snprintf(date, sizeof date, "date/2027-01-15/%05d/%016x", score + 32768, number);
    snprintf(value, sizeof value,
             "{\"name\":\"P%u\",\"game\":\"justinian\",\"score\":%d,\"rank\":1,\"line\":\"\",\"at\":0}", number, score);
    const struct nika_op ops[] = {
        {.kind = NIKA_OP_ADD, .row = NIKA_ROW_DAY, .key = who, .value = value, .size = strlen(value)},
        {.kind = NIKA_OP_PUT, .row = NIKA_ROW_DAY, .key = date, .value = value, .size = strlen(value)}};
    nika_store_keep(kit->store, &(struct nika_unit){ops, 2}, 1, &kept);
    assert_int_equal(kept, NIKA_KEPT);
}

static unsigned count_of(const char *text, const char *part)
{
    unsigned count = 0;
    for (; (text = strstr(text, part)); text += strlen(part))
        count++;
    return count;
}

/* 120 results: pages of 50, 50 and 20, the best first. */
static void a_long_list_comes_in_pages(void **state)
{
    struct kit kit;
    char path[128] = "/api/day?date=2027-01-15", next[64] = "";
    unsigned status, seen = 0;
    int64_t before = INT16_MAX;
    (void)state;
    begin_with_both(&kit);
    for (unsigned i = 1; i <= 120; i++)
        put(&kit, i, (int)(i * 37 % 120) - 20);
    kit_pass(&kit, 2 * (int64_t)DAY_LONG);
    for (unsigned page = 0; page < 3; page++) {
        kit_ask(&kit, 1, "GET", path, "", "");
        kit_do(&kit);
        char *answer = kit_copy_text(kit_body(&kit, 1, &status));
        struct nika_json object, list, result, value;
        size_t at;
        int64_t score;
        assert_int_equal(status, 200);
        assert_int_equal(count_of(answer, "\"who\":"), page < 2 ? 50 : 20);
        assert_int_equal(count_of(answer, "\"at\":"), 0);
        assert_int_equal(nika_json_check(answer, strlen(answer), &object, &at), NIKA_JSON_FINE);
        assert_true(nika_json_get(object, "results", &list));
        for (struct nika_json_walk walk = nika_json_walk(list); nika_json_next(&walk, &result); seen++) {
            assert_true(nika_json_get(result, "score", &value) && nika_json_whole(value, -20, 99, &score));
            assert_true(score < before);
            before = score;
        }
        if (page < 2) {
            kit_member(answer, "next", next, sizeof next);
            snprintf(path, sizeof path, "/api/day?date=2027-01-15&after=%s", next);
        } else
            assert_int_equal(count_of(answer, "\"next\":null"), 1);
        free(answer);
    }
    assert_int_equal(seen, 120);
    kit_end(&kit);
}

static bool count_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    (void)kind;
    (void)key;
    (void)value;
    (void)size;
    ++*(unsigned *)context;
    return true;
}

static unsigned stored(const struct kit *kit, const char *prefix)
{
    unsigned count = 0;
    const struct nika_store_reader reader = {.row = count_row, .context = &count};
    assert_true(nika_store_rows(kit->store, NIKA_ROW_DAY, prefix, NULL, false, UINT32_MAX, &reader));
    return count;
}

static void results_go_with_old_games(void **state)
{
    struct kit kit;
    (void)state;
    memset(&kit, 0, sizeof kit);
    kit.settings.keep_games = 30;
    kit_begin(&kit);
    for (unsigned i = 1; i <= 40; i++)
        put(&kit, i, (int)i);
    assert_int_equal(stored(&kit, ""), 80);
    kit_pass(&kit, 29 * (int64_t)DAY_LONG);
    assert_int_equal(stored(&kit, ""), 80);
    kit_pass(&kit, 3 * (int64_t)DAY_LONG);
    assert_int_equal(stored(&kit, ""), 0);
    kit_end(&kit);
}

static void erasing_takes_them_all(void **state)
{
    struct kit kit;
    char body[64], prefix[32];
    unsigned status;
    (void)state;
    begin_with_both(&kit);
    post(&kit, ada, todays(), 200, "{\"date\":");
    post(&kit, ada, body_of(yesterday, NIKA_PLAYERS_VERSION, games[1].moves), 200, "{\"date\":");
    post(&kit, bo, todays(), 200, "{\"date\":");
    assert_int_equal(stored(&kit, ""), 6);
    kit.local = true;
    kit_ask(&kit, 5, "GET", joined("/api/host/export?who=", ada_id), "", "");
    kit_do(&kit);
    const char *all = kit_body(&kit, 5, &status);
    assert_int_equal(status, 200);
    assert_int_equal(count_of(all, "\"date\":\"2027-01-15\""), 1);
    assert_int_equal(count_of(all, "\"date\":\"2027-01-14\""), 1);
    snprintf(body, sizeof body, "{\"who\":\"%s\"}", ada_id);
    kit_ask(&kit, 5, "POST", "/api/host/erase", "", body);
    kit.local = false;
    kit_pass(&kit, 60 * 1000);
    kit_body(&kit, 5, &status);
    assert_int_equal(status, 200);
    snprintf(prefix, sizeof prefix, "who/%s/", ada_id);
    assert_int_equal(stored(&kit, prefix), 0);
    assert_int_equal(stored(&kit, ""), 2);
    kit_end(&kit);
}

/* Somebody whose name offends: her results are seen again when the ban is over. */
static void who_is_banned_is_not_listed(void **state)
{
    struct kit kit;
    char body[128], expected[512];
    unsigned status;
    (void)state;
    begin_with_both(&kit);
    post(&kit, ada, todays(), 200, "{\"date\":");
    post(&kit, bo, todays(), 200, "{\"date\":");
    for (unsigned listed = 0; listed < 2; listed++) {
        snprintf(body, sizeof body, "{\"who\":\"%s\"}", ada_id);
        kit.local = true;
        kit_ask(&kit, 5, "POST", listed ? "/api/host/unban" : "/api/host/ban", "", body);
        kit.local = false;
        kit_do(&kit);
        kit_body(&kit, 5, &status);
        assert_int_equal(status, 200);
        kit_ask(&kit, 1, "GET", "/api/day", bo, "");
        kit_do(&kit);
        const char *answer = kit_body(&kit, 1, &status);
        assert_int_equal(status, 200);
        snprintf(expected, sizeof expected, "\"who\":\"%s\"", ada_id);
        assert_int_equal(count_of(answer, expected), listed);
    }
    kit_end(&kit);
}

static void what_could_not_be_kept_is_told(void **state)
{
    struct kit kit;
    (void)state;
    begin_with_both(&kit);
    kit.outcome = NIKA_KEPT_NOTHING;
    post(&kit, ada, todays(), 503, "{\"error\":\"not-kept\"}");
    kit.outcome = NIKA_KEPT;
    post(&kit, ada, todays(), 200, "{\"date\":");
    kit_end(&kit);
}

/* Four of one network may wait, and two are played at a time. */
static void others_wait_their_turn(void **state)
{
    struct kit kit;
    char tokens[5][65];
    unsigned status;
    (void)state;
    begin(&kit);
    kit.agent = &quick;
    for (unsigned i = 0; i < 5; i++) {
        char name[] = "P0";
        name[1] = (char)('1' + i);
        kit_guest(&kit, name, tokens[i]);
    }
    for (unsigned i = 0; i < 5; i++)
        kit_ask(&kit, 10 + i, "POST", "/api/day", tokens[i], todays());
    assert_string_equal(kit_body(&kit, 14, &status), "{\"error\":\"busy\"}");
    while (kit_left(&kit, NIKA_EFFECT_LOAD))
        kit_do_one(&kit);
    assert_int_equal(kit_left(&kit, NIKA_EFFECT_THINK), 2);
    kit_do(&kit);
    for (unsigned i = 0; i < 4; i++) {
        kit_body(&kit, 10 + i, &status);
        assert_int_equal(status, 200);
    }
    kit_end(&kit);
}

/* A server that stops, or dies, in the middle of it. */
static void a_stop_in_between_counts_nothing(void **state)
{
    struct kit kit;
    unsigned status;
    (void)state;
    begin_with_both(&kit);
    kit_ask(&kit, 1, "POST", "/api/day", ada, todays());
    for (unsigned i = 0; i < 5; i++)
        kit_do_one(&kit);
    kit_restart(&kit);
    kit_ask(&kit, 1, "POST", "/api/day", ada, todays());
    for (unsigned i = 0; i < 5; i++)
        kit_do_one(&kit);
    kit_step(&kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    kit_do(&kit);
    assert_string_equal(kit_body(&kit, 1, &status), "{\"error\":\"closing\"}");
    assert_true(nika_server_core_at_rest(kit.core));
    kit_restart(&kit);
    post(&kit, ada, todays(), 200, "{\"date\":");
    kit_end(&kit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(her_moves_are_her_result),
        cmocka_unit_test(it_is_played_against_the_days_opponents),
        cmocka_unit_test(the_first_try_counts),
        cmocka_unit_test(one_at_a_time),
        cmocka_unit_test(what_is_wrong_is_named),
        cmocka_unit_test(another_game_is_refused),
        cmocka_unit_test(a_bot_has_no_result),
        cmocka_unit_test(nobody_looks_before_she_has_played),
        cmocka_unit_test(a_long_list_comes_in_pages),
        cmocka_unit_test(results_go_with_old_games),
        cmocka_unit_test(erasing_takes_them_all),
        cmocka_unit_test(who_is_banned_is_not_listed),
        cmocka_unit_test(what_could_not_be_kept_is_told),
        cmocka_unit_test(others_wait_their_turn),
        cmocka_unit_test(a_stop_in_between_counts_nothing),
    };
    return cmocka_run_group_tests(tests, play_both, NULL);
}
