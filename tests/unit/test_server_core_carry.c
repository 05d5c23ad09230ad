/*
 * test_server_core_carry.c: unit tests of a server core that hands over to another one with the same store (NIKA_EFFECT_CARRY, CLOSING with
 * hands_over, OPENED with what was carried; src/server_core/server_core_connections.c): connections go on, for whom they may, where
 * they were.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { LINES_MAX = 64, CARRIED_MAX = 512, HEAD = 83, TABLE = 17, PAGE = 50 };

/* What is carried: 64 digits of the session, its person, the form; then 17 characters for each table. */
static struct carried {
    nika_connection line;
    char bytes[CARRIED_MAX];
    unsigned times;
} carried[LINES_MAX];

static struct carried *carried_of(nika_connection line)
{
    for (unsigned i = 0; i < LINES_MAX; i++)
        if (carried[i].line == line || !carried[i].line) {
            carried[i].line = line;
            return &carried[i];
        }
    fail();
    return NULL;
}

static unsigned times_carried(nika_connection line)
{
    for (unsigned i = 0; i < LINES_MAX; i++)
        if (carried[i].line == line)
            return carried[i].times;
    return 0;
}

static void hear(const struct nika_effect *effect)
{
    if (effect->kind != NIKA_EFFECT_CARRY)
        return;
    struct carried *entry = carried_of(effect->connection);
    assert_true(effect->size < CARRIED_MAX);
    memcpy(entry->bytes, effect->bytes, effect->size);
    entry->bytes[effect->size] = '\0';
    entry->times++;
}

/* Four guests, every other of whom gets views as bytes; the second has an account. */
static int begin_club(void **state)
{
    char body[100], who[17];
    unsigned status;
    (void)state;
    memset(carried, 0, sizeof carried);
    club = kit_memory(sizeof *club);
    club->kit.settings.carries = true;
    club->kit.hear = hear;
    club_begin(club, 4);
    snprintf(body, sizeof body, "{\"name\":\"Bo\",\"password\":\"correct horse\",\"new\":true}");
    kit_ask(&club->kit, PAGE, "POST", "/api/session", club->members[1].token, body);
    kit_do(&club->kit);
    const char *answer = kit_body(&club->kit, PAGE, &status);
    assert_int_equal(status, 200);
    kit_member(answer, "token", club->members[1].token, 65);
    kit_member(answer, "who", who, 17);
    assert_string_equal(who, club->members[1].who);
    club_listen(club);
    return 0;
}

static const char *carried_for(unsigned member)
{
    return carried_of(club->members[member].line)->bytes;
}

/* A connection comes that another server core had. */
static void open_with(nika_connection line, const char *bytes, size_t size)
{
    char *exact = kit_memory(size + 1);
    exact = realloc(exact, size ? size : 1);
    assert_non_null(exact);
    memcpy(exact, bytes, size);
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_OPENED,
                                             .connection = line,
                                             .address = kit_address(&club->kit),
                                             .bytes = exact,
                                             .size = size});
    free(exact);
}

static void begin_to_hand_over(void)
{
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING, .hands_over = true});
}

/* Another server core goes on with the store, and with everybody who has a connection; over other numbers. */
static void take_over(void)
{
    club_quiet(club);
    kit_restart(&club->kit);
    for (unsigned member = 0; member < club->count; member++) {
        struct club_member *person = &club->members[member];
        if (!person->line)
            continue;
        char bytes[CARRIED_MAX];
        strcpy(bytes, carried_for(member));
        person->line = ++club->last_line;
        open_with(person->line, bytes, strlen(bytes));
    }
    club_listen(club);
}

static void assert_heard(unsigned member, unsigned number, const char *is)
{
    assert_true(number < club->members[member].count);
    assert_true(club_is(club->members[member].heard[number].bytes, "is", is));
}

/* The last view: who is away is told beside it. */
static char *copy_view(unsigned member)
{
    struct nika_json view;
    assert_true(club_has(club->members[member].view, "view", &view));
    return kit_copy(view.text, view.size);
}

/* Writes, but does not think. */
static void write_all(void)
{
    for (const struct nika_effect *effect; (effect = kit_take(&club->kit, NIKA_EFFECT_KEEP, 0));) {
        const struct nika_effect copy = *effect;
        kit_keep(&club->kit, &copy);
    }
}

/*
 * What is carried.
 */

static void it_names_the_session_the_person_and_the_tables(void **state)
{
    char expected[CARRIED_MAX], digits[65];
    (void)state;
    for (unsigned member = 0; member < 4; member++) {
        uint8_t token[32];
        assert_true(nika_unhex(club->members[member].token, 64, token, sizeof token));
        const struct nika_hash hash = nika_sha256(token, sizeof token);
        nika_hex(hash.bytes, sizeof hash.bytes, digits);
        snprintf(expected, sizeof expected, "%s %s %c", digits, club->members[member].who, member % 2 ? 'c' : 'j');
        assert_int_equal(strlen(expected), HEAD);
        assert_string_equal(carried_for(member), expected);
        /* The token itself is not in it. */
        assert_null(strstr(carried_for(member), club->members[member].token));
    }
    club_table(club, 0, "null", 2, "");
    snprintf(expected, sizeof expected, "%.83s %s", carried_for(0), club->table);
    assert_string_equal(carried_for(0), expected);
    assert_int_equal(strlen(carried_for(1)), HEAD);
    club_ask_fine(club, 1, "enter", "");
    assert_int_equal(strlen(carried_for(1)), HEAD + TABLE);
    club_ask_fine(club, 1, "exit", "");
    assert_int_equal(strlen(carried_for(1)), HEAD);
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 1);
    club_ask_fine(club, 0, "close", "");
    assert_int_equal(strlen(carried_for(0)), HEAD);
    assert_int_equal(strlen(carried_for(1)), HEAD);
}

static void nothing_is_carried_before_hello_and_after_the_end(void **state)
{
    (void)state;
    kit_open(&club->kit, 900);
    assert_int_equal(times_carried(900), 0);
    kit_say(&club->kit, 900, "{\"do\":\"hello\",\"id\":\"1\"}");
    assert_int_equal(times_carried(900), 0);
    club_table(club, 0, "null", 2, "");
    const nika_connection line = club->members[0].line;
    const unsigned times = times_carried(line);
    club_cut(club, 0);
    assert_int_equal(times_carried(line), times);
}

static void who_is_not_asked_says_nothing(void **state)
{
    (void)state;
    club_free(club);
    memset(carried, 0, sizeof carried);
    club = kit_memory(sizeof *club);
    club->kit.hear = hear;
    club_begin(club, 4);
    club_start(club, "null", 2, 2, "");
    club_finish(club, 0);
    assert_int_equal(carried[0].line, 0);
}

/*
 * Going on.
 */

/* A guest (JSON), somebody with an account (bytes), a spectator; a computer player. */
static void people_go_on_where_they_were(void **state)
{
    (void)state;
    for (unsigned times = 0; times < 3; times++) {
        if (times == 0) {
            club_start(club, "byzantz", 2, 3, "");
            club_ask_fine(club, 3, "enter", "");
        }
        for (unsigned i = 0; i < 5; i++) {
            club_play_one(club);
            club_pass(club, 3000);
        }
        begin_to_hand_over();
        char *views[4] = {NULL};
        club_quiet(club);
        for (unsigned member = 0; member < 4; member++)
            if (member != 2)
                views[member] = copy_view(member);
        take_over();
        for (unsigned member = 0; member < 4; member++) {
            assert_heard(member, 0, "resync");
            if (member == 2) {
                assert_int_equal(club->members[2].count, 1); /* she was nowhere */
                continue;
            }
            assert_heard(member, 1, "table");
            assert_true(club_is(club->members[member].heard[1].bytes, "table", club->table));
            assert_true(club_is(club->members[member].heard[1].bytes, "state", "running"));
            struct nika_json view;
            assert_true(club_has(club->members[member].heard[2].bytes, "view", &view));
            assert_int_equal(nika_json_kind(view), member % 2 ? '"' : '{');
            char *after = copy_view(member);
            assert_string_equal(after, views[member]);
            free(after);
            free(views[member]);
        }
    }
    club_finish(club, 0);
    assert_true(club_is(club->members[1].table, "state", "over"));
}

/* Nobody is taken for being away: the computer does not take over. */
static void they_are_there_at_once(void **state)
{
    (void)state;
    club_start(club, "null", 2, 2, "");
    take_over();
    struct nika_json seats, seat, here;
    assert_true(club_has(club->members[0].table, "seats", &seats));
    struct nika_json_walk walk = nika_json_walk(seats);
    /* The first one's own presence is shown at the latest with the second one's. */
    club_pass(club, 1000);
    assert_true(club_has(club->members[0].table, "seats", &seats));
    walk = nika_json_walk(seats);
    while (nika_json_next(&walk, &seat)) {
        assert_true(nika_json_get(seat, "here", &here));
        assert_int_equal(nika_json_kind(here), 't');
    }
}

/* The same request, at the next server core: the first answer, and nothing is done twice. */
static void a_repeated_id_gets_its_first_answer(void **state)
{
    char message[200], *first;
    (void)state;
    club_start(club, "justinian", 2, 2, "");
    const unsigned mover = club_asked(club, 0) == 0 ? 0 : 1;
    /* Only the first has a view in JSON, and so can be asked for a move: play on until it is her turn. */
    if (mover)
        club_play_one(club);
    snprintf(message, sizeof message, "{\"do\":\"play\",\"id\":\"same\",\"table\":\"%s\",\"ply\":%d,\"move\":\"%s\"}",
             club->table, (int)club_whole(club->members[0].view, "ply"), club_placing(club, 0, 0));
    kit_say(&club->kit, club->members[0].line, message);
    club_do(club);
    first = kit_copy_text(club_answer(club, 0, "same"));
    assert_true(club_true(first, "ok"));
    for (unsigned times = 0; times < 2; times++) {
        begin_to_hand_over();
        take_over();
        kit_say(&club->kit, club->members[0].line, message);
        club_do(club);
        assert_string_equal(club_answer(club, 0, "same"), first);
        assert_int_equal(club_count(club, 0, "act") + club_count(club, 1, "act"), 0);
    }
    free(first);
    club_finish(club, 0);
}

/* It was stored, but nobody heard so before the server core was lost: it happens once. */
static void what_was_stored_but_not_said_is_said_by_the_next(void **state)
{
    char more[100];
    (void)state;
    for (unsigned written = 0; written < 2; written++) {
        club_start(club, "null", 2, 2, "");
        const int64_t ply = club_whole(club->members[0].view, "ply");
        char word[NIKA_WORD_MAX];
        const unsigned mover = club_choose(club, 0, word) ? 0 : 1;
        assert_true(club_choose(club, mover, word));
        snprintf(more, sizeof more, "\"ply\":%d,\"move\":\"%s\"", (int)ply, word);
        club_send(club, mover, "play", more);
        club->kit.outcome = NIKA_KEPT_BROKEN;
        club->kit.written = written;
        assert_true(kit_do_one(&club->kit));
        club->kit.outcome = NIKA_KEPT;
        club_listen(club);
        take_over();
        const char *id = club_send(club, mover, "play", more);
        club_do(club);
        /* The id is another one now: if the first was stored, this one comes too late. */
        assert_int_equal(club_true(club_answer(club, mover, id), "ok"), !written);
        club_quiet(club);
        club_finish(club, 0);
        for (unsigned member = 0; member < 2; member++)
            club_ask_fine(club, member, "exit", "");
    }
}

/* Sixteen tables, the most; one of them is over, and has to be read first. */
static void all_entered_tables_are_entered_again(void **state)
{
    char ids[16][17];
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_finish(club, 0);
    strcpy(ids[0], club->table);
    for (unsigned i = 1; i < 16; i++) {
        club_table(club, i % 2 ? 2 : 0, "null", 2, "");
        strcpy(ids[i], club->table);
        if (i % 2)
            club_ask_fine(club, 0, "enter", "");
    }
    assert_int_equal(strlen(carried_for(0)), HEAD + 16 * TABLE);
    char before[CARRIED_MAX];
    for (unsigned times = 0; times < 2; times++) {
        strcpy(before, carried_for(0));
        take_over();
        /* As long as one is missing, what was carried before holds. */
        assert_int_equal(times_carried(club->members[0].line), 0);
        assert_int_equal(club_count(club, 0, "table"), 15);
        assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_LOAD), 1 + (club->members[1].line != 0));
        club_do(club);
        assert_int_equal(times_carried(club->members[0].line), 1);
        assert_int_equal(strlen(carried_for(0)), HEAD + 16 * TABLE);
        for (unsigned i = 0; i < 16; i++) {
            unsigned found = 0;
            assert_non_null(strstr(carried_for(0), ids[i]));
            for (unsigned heard = 0; heard < club->members[0].count; heard++)
                found += club_is(club->members[0].heard[heard].bytes, "is", "table") &&
                         club_is(club->members[0].heard[heard].bytes, "table", ids[i]);
            assert_true(found > 0);
        }
        /* Nobody asked for anything, so nobody is answered. */
        for (unsigned heard = 0; heard < club->members[0].count; heard++)
            assert_null(strstr(club->members[0].heard[heard].bytes, "\"re\":"));
        club_table(club, 2, "null", 2, "");
        club_ask_error(club, 0, "enter", "", "too-many");
        club_ask_fine(club, 2, "close", "");
    }
}

/* The last act of a game may have been stored, and not said: at the next server core the table is there once it is read. */
static void a_table_that_is_read_first_is_not_unknown(void **state)
{
    static const char act[] = "\"ply\":0,\"move\":\"1\"";
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_finish(club, 0);
    take_over();
    const char *id = club_send(club, 0, "play", act);
    club_listen(club);
    assert_true(club_is(club_answer(club, 0, id), "error", "busy"));
    club_do(club);
    club_ask_error(club, 0, "play", act, "not-running");
    strcpy(club->table, "00000000000000ff");
    club_ask_error(club, 0, "play", act, "no-such-table");
}

/* Half of the second table's name is no name; a table that is no more is passed over. */
static void tables_that_are_not_there_are_passed_over(void **state)
{
    char bytes[CARRIED_MAX];
    (void)state;
    club_table(club, 0, "null", 2, "");
    snprintf(bytes, sizeof bytes, "%s 0123456789abcdef XYZ3456789abcdef %.8s", carried_for(0), club->table);
    open_with(700, bytes, strlen(bytes));
    assert_string_equal(kit_sent(&club->kit, 700), "{\"is\":\"resync\"}");
    const char *table = kit_sent(&club->kit, 700);
    assert_true(club_is(table, "is", "table") && club_is(table, "table", club->table));
    club_do(club);
    assert_null(kit_sent(&club->kit, 700));
    assert_int_equal(kit_closed(&club->kit, 700), 0);
    assert_int_equal(times_carried(700), 1); /* without them */
}

/*
 * The end of the one before.
 */

static void nobody_is_told_that_it_hands_over(void **state)
{
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_quiet(club);
    begin_to_hand_over();
    club_listen(club);
    for (unsigned member = 0; member < 4; member++)
        assert_int_equal(club->members[member].count, 0);
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_CLOSE), 0);
    /* Otherwise everybody is. */
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    club_listen(club);
    for (unsigned member = 0; member < 4; member++)
        assert_int_equal(club_count(club, member, "closing"), 1);
}

/* The game waits for a computer player, who thinks. */
static void wait_until_one_thinks(void)
{
    club_start(club, "byzantz", 1, 3, "");
    for (unsigned i = 0; i < 100; i++) {
        char word[NIKA_WORD_MAX];
        if (kit_left(&club->kit, NIKA_EFFECT_THINK))
            break;
        if (club_choose(club, 0, word)) {
            char more[128];
            snprintf(more, sizeof more, "\"ply\":%d,\"move\":\"%s\"", (int)club_whole(club->members[0].view, "ply"),
                     word);
            club_send(club, 0, "play", more);
        }
        write_all();
        club->kit.now += 1000;
        kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        write_all();
        club_listen(club);
    }
    assert_true(kit_left(&club->kit, NIKA_EFFECT_THINK) > 0);
}

static void thoughts_are_not_waited_for(void **state)
{
    (void)state;
    wait_until_one_thinks();
    begin_to_hand_over();
    assert_true(nika_server_core_at_rest(club->kit.core));
    /* One that comes all the same is for nothing. */
    const struct nika_effect effect = *kit_take(&club->kit, NIKA_EFFECT_THINK, 0);
    kit_think(&club->kit, &effect);
    club->kit.now += 5000;
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_KEEP), 0);
    assert_true(nika_server_core_at_rest(club->kit.core));
    /* The next one thinks again. */
    const int64_t ply = club_whole(club->members[0].view, "ply");
    take_over();
    club_pass(club, 5000);
    assert_true(club_whole(club->members[0].view, "ply") > ply);
}

/* Who just ends waits for all. */
static void they_are_if_nobody_goes_on(void **state)
{
    (void)state;
    wait_until_one_thinks();
    kit_step(&club->kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    assert_false(nika_server_core_at_rest(club->kit.core));
    kit_do(&club->kit);
    assert_true(nika_server_core_at_rest(club->kit.core));
}

static void writes_are_waited_for(void **state)
{
    (void)state;
    club_start(club, "null", 2, 2, "");
    char word[NIKA_WORD_MAX], more[128];
    const unsigned mover = club_choose(club, 0, word) ? 0 : 1;
    assert_true(club_choose(club, mover, word));
    snprintf(more, sizeof more, "\"ply\":%d,\"move\":\"%s\"", (int)club_whole(club->members[mover].view, "ply"), word);
    char id[16];
    strcpy(id, club_send(club, mover, "play", more));
    /* One that waits for it is done, too. */
    club_send(club, 1 - mover, "say", "\"text\":\"hello\"");
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_KEEP), 1);
    begin_to_hand_over();
    assert_false(nika_server_core_at_rest(club->kit.core));
    assert_true(kit_do_one(&club->kit));
    assert_false(nika_server_core_at_rest(club->kit.core));
    kit_do(&club->kit);
    assert_true(nika_server_core_at_rest(club->kit.core));
    club_listen(club);
    assert_true(club_true(club_answer(club, mover, id), "ok"));
    assert_int_equal(club_count(club, mover, "said"), 1);
}

static void so_are_passwords_but_not_reading(void **state)
{
    char message[100];
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_finish(club, 0);
    kit_restart(&club->kit);
    for (unsigned member = 0; member < 4; member++)
        club->members[member].line = 0;
    club_connect(club, 0, true);
    kit_ask(&club->kit, PAGE, "POST", "/api/session", "", "{\"name\":\"Bo\",\"password\":\"correct horse\"}");
    snprintf(message, sizeof message, "{\"do\":\"enter\",\"id\":\"1\",\"table\":\"%s\"}", club->table);
    kit_say(&club->kit, club->members[0].line, message);
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_HASH), 1);
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_LOAD), 1);
    begin_to_hand_over();
    assert_false(nika_server_core_at_rest(club->kit.core));
    const struct nika_effect effect = *kit_take(&club->kit, NIKA_EFFECT_HASH, 0);
    kit_hash(&club->kit, &effect);
    write_all();
    assert_int_equal(kit_left(&club->kit, NIKA_EFFECT_LOAD), 1);
    assert_true(nika_server_core_at_rest(club->kit.core));
}

/*
 * Who may not go on.
 */

/* A connection that comes with these bytes is closed, and nothing is sent to it. */
static void assert_refused(const char *bytes, size_t size)
{
    const nika_connection line = ++club->last_line;
    open_with(line, bytes, size);
    assert_int_equal(kit_closed(&club->kit, line), 1008);
    assert_null(kit_sent(&club->kit, line));
    assert_int_equal(times_carried(line), 0);
}

static void whose_session_has_ended_is_refused(void **state)
{
    char bytes[2][CARRIED_MAX];
    unsigned status;
    (void)state;
    for (unsigned member = 0; member < 2; member++) {
        strcpy(bytes[member], carried_for(member));
        kit_ask(&club->kit, PAGE, "DELETE", "/api/session", club->members[member].token, "");
        kit_do(&club->kit);
        kit_body(&club->kit, PAGE, &status);
        assert_int_equal(status, 200);
        assert_int_equal(kit_closed(&club->kit, club->members[member].line), 1008);
        club->members[member].line = 0;
    }
    for (unsigned times = 0; times < 2; times++) {
        for (unsigned member = 0; member < 2; member++)
            assert_refused(bytes[member], strlen(bytes[member]));
        take_over();
        assert_heard(2, 0, "resync");
    }
}

/* Whoever has a new session in place of the old one is carried with that. */
static void an_old_session_is_of_no_use(void **state)
{
    char before[CARRIED_MAX], token[65];
    unsigned status;
    (void)state;
    strcpy(before, carried_for(0));
    kit_ask(&club->kit, PAGE, "POST", "/api/session", club->members[0].token, "{\"name\":\"Ada again\"}");
    kit_do(&club->kit);
    kit_member(kit_body(&club->kit, PAGE, &status), "token", token, sizeof token);
    assert_memory_not_equal(carried_for(0), before, 64);
    assert_memory_equal(carried_for(0) + 64, before + 64, HEAD - 64);
    club_listen(club);
    take_over();
    assert_heard(0, 0, "resync");
    assert_refused(before, strlen(before));
}

static void the_banned_are_refused(void **state)
{
    char bytes[CARRIED_MAX], body[64];
    unsigned status;
    (void)state;
    club_table(club, 1, "null", 2, "");
    strcpy(bytes, carried_for(1));
    snprintf(body, sizeof body, "{\"who\":\"%s\"}", club->members[1].who);
    club->kit.local = true;
    kit_ask(&club->kit, PAGE, "POST", "/api/host/ban", "", body);
    club->kit.local = false;
    kit_do(&club->kit);
    kit_body(&club->kit, PAGE, &status);
    assert_int_equal(status, 200);
    club->members[1].line = 0;
    take_over();
    static const char banned[] = "{\"re\":null,\"ok\":false,\"error\":\"banned\",\"until\":null}";
    open_with(800, bytes, strlen(bytes));
    assert_string_equal(kit_sent(&club->kit, 800), banned);
    assert_int_equal(kit_closed(&club->kit, 800), 1008);
    /* Her network, too. */
    club->kit.local = true;
    kit_ask(&club->kit, PAGE, "POST", "/api/host/ban", "", "{\"network\":\"192.0.2.0/24\"}");
    club->kit.local = false;
    kit_do(&club->kit);
    open_with(801, carried_for(0), strlen(carried_for(0)));
    assert_string_equal(kit_sent(&club->kit, 801), banned);
    assert_int_equal(kit_closed(&club->kit, 801), 1008);
}

static void what_is_not_whole_is_refused(void **state)
{
    char bytes[CARRIED_MAX], other[CARRIED_MAX];
    struct nika_rng rng;
    (void)state;
    club_table(club, 0, "null", 2, "");
    strcpy(bytes, carried_for(0));
    const size_t size = strlen(bytes);
    for (size_t cut = 1; cut < HEAD; cut++)
        assert_refused(bytes, cut);
    /* Another person's session. */
    snprintf(other, sizeof other, "%.64s%s", carried_for(2), bytes + 64);
    assert_refused(other, size);
    /* A session, or a person, that is nobody's. */
    for (size_t at = 0; at < HEAD - 2; at++) {
        strcpy(other, bytes);
        other[at] = other[at] == '0' ? '1' : '0';
        if (at != 64)
            assert_refused(other, size);
    }
    nika_rng_seed(&rng, 3, 3);
    for (unsigned i = 0; i < 2000; i++) {
        const size_t length = 1 + nika_rng_below(&rng, CARRIED_MAX - 1);
        for (size_t at = 0; at < length; at++)
            other[at] = i % 2 ? "0123456789abcdef cj"[nika_rng_below(&rng, 19)] : (char)nika_rng_below(&rng, 256);
        assert_refused(other, length);
    }
    /* The table may be cut. */
    for (size_t cut = HEAD; cut < size; cut++) {
        open_with(++club->last_line, bytes, cut);
        assert_string_equal(kit_sent(&club->kit, club->last_line), "{\"is\":\"resync\"}");
        assert_null(kit_sent(&club->kit, club->last_line));
        kit_close(&club->kit, club->last_line);
        carried_of(club->last_line)->line = 0; /* the last one: its place can be had again */
    }
}

/* She may have eight connections: those that are carried count. */
static void connections_of_a_person_still_count(void **state)
{
    char ticket[65], message[160];
    (void)state;
    club->kit.settings.limits.values[NIKA_LIMIT_connections_per_person] = 8;
    take_over();
    for (unsigned i = 1; i < 8; i++)
        open_with(600 + i, carried_for(0), HEAD);
    kit_ticket(&club->kit, club->members[0].token, ticket);
    kit_open(&club->kit, 700);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_say(&club->kit, 700, message);
    assert_string_equal(kit_sent(&club->kit, 700), "{\"re\":\"1\",\"ok\":false,\"error\":\"too-many\"}");
    kit_close(&club->kit, 601);
    kit_hello(&club->kit, 701, club->members[0].token, "json");
}

/* What came before hello has nothing to be carried with: it says hello here. */
static void strangers_say_hello(void **state)
{
    char ticket[65], message[160];
    (void)state;
    take_over();
    kit_ticket(&club->kit, club->members[0].token, ticket);
    open_with(700, "", 0);
    assert_int_equal(kit_closed(&club->kit, 700), 0);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_say(&club->kit, 700, message);
    assert_true(club_true(kit_sent(&club->kit, 700), "ok"));
}

/* A server core that is itself about to end takes nobody. */
static void nobody_is_taken_at_the_end(void **state)
{
    (void)state;
    begin_to_hand_over();
    open_with(700, carried_for(0), strlen(carried_for(0)));
    assert_string_equal(kit_sent(&club->kit, 700), "{\"re\":null,\"ok\":false,\"error\":\"closing\"}");
    assert_int_equal(kit_closed(&club->kit, 700), 1001);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, begin_club, tear_down)

int main(void)
{
    static const struct CMUnitTest tests[] = {
        TEST(it_names_the_session_the_person_and_the_tables),
        TEST(nothing_is_carried_before_hello_and_after_the_end),
        TEST(who_is_not_asked_says_nothing),
        TEST(people_go_on_where_they_were),
        TEST(they_are_there_at_once),
        TEST(a_repeated_id_gets_its_first_answer),
        TEST(what_was_stored_but_not_said_is_said_by_the_next),
        TEST(all_entered_tables_are_entered_again),
        TEST(a_table_that_is_read_first_is_not_unknown),
        TEST(tables_that_are_not_there_are_passed_over),
        TEST(nobody_is_told_that_it_hands_over),
        TEST(thoughts_are_not_waited_for),
        TEST(they_are_if_nobody_goes_on),
        TEST(writes_are_waited_for),
        TEST(so_are_passwords_but_not_reading),
        TEST(whose_session_has_ended_is_refused),
        TEST(an_old_session_is_of_no_use),
        TEST(the_banned_are_refused),
        TEST(what_is_not_whole_is_refused),
        TEST(connections_of_a_person_still_count),
        TEST(strangers_say_hello),
        TEST(nobody_is_taken_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
