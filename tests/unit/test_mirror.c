/*
 * test_mirror.c: unit tests of the mirror of a table on a server (src/join/join_mirror.c, mirror_table.c): what messages make of
 * it, what it does when some were missed, and that nonsense changes nothing.
 *
 * Byzantz, unshuffled: seat 0 has C1 C1 C1 C1, seat 1 C1 C1 C2 C2, seat 2 C2 C2 C2 C3. Anybody may sell at any time.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

#include "far.h"

static struct far far_side;
static struct nika_mirror mirror;

static bool hears(const char *text)
{
    return nika_mirror_message(&mirror, far_json(text), 1000);
}

static bool hears_past(unsigned from, unsigned most)
{
    return nika_mirror_past(&mirror, far_json(far_past(&far_side, "1", from, most)));
}

/* The next piece of news is of this kind, about this name. */
static void assert_news(enum nika_news_kind kind, const char *name)
{
    struct nika_news news;
    assert_true(nika_mirror_next_news(&mirror, &news));
    assert_int_equal(news.kind, kind);
    assert_string_equal(news.name, name);
}

static void assert_no_news(void)
{
    struct nika_news news;
    assert_false(nika_mirror_next_news(&mirror, &news));
}

/* What the mirror has is what the other side has. */
static void assert_in_step(void)
{
    const struct nika_view now = far_view_of(&far_side);
    unsigned from;
    assert_int_equal(mirror.ply, far_side.ply);
    assert_int_equal(mirror.sight.moves, far_side.moves);
    assert_true(nika_view_same(far_side.setup.game, &mirror.sight.now, &now));
    assert_false(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(mirror.sight.count, far_side.moves);
    for (unsigned i = 0; i < mirror.sight.count; i++) {
        const struct nika_move seen = nika_move_seen(far_side.made[i].move, far_side.made[i].seat, far_side.you);
        assert_int_equal(mirror.sight.steps[i].seat, far_side.made[i].seat);
        assert_true(nika_move_same(mirror.sight.steps[i].move, seen));
    }
}

static void begin(const struct nika_game *game, unsigned players, unsigned you)
{
    nika_mirror_end(&mirror);
    nika_mirror_begin(&mirror, FAR_TABLE);
    far_begin(&far_side, game, players, you);
}

/* A game of Byzantz that runs, mirrored from its start. */
static void begin_game(void)
{
    begin(&nika_byzantz, 3, 0);
    assert_true(hears(far_table(&far_side, "running", FAR_THREE)));
    assert_true(hears(far_view(&far_side)));
    assert_in_step();
}

static void a_table_before_the_start(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, NIKA_WATCHER);
    assert_int_equal(mirror.state, NIKA_MIRROR_UNKNOWN);
    assert_true(hears(far_table(&far_side, "open", "[" FAR_OPEN "," FAR_BO "," FAR_ZOE "]")));
    assert_int_equal(mirror.state, NIKA_MIRROR_OPEN);
    assert_int_equal(mirror.sight.viewer, NIKA_WATCHER);
    assert_true(mirror.laid);
    assert_ptr_equal(mirror.sight.setup.game, &nika_byzantz);
    assert_int_equal(mirror.sight.setup.players, 3);
    assert_string_equal(mirror.commitment, FAR_COMMITMENT);
    assert_int_equal(mirror.seats[0].kind, NIKA_SEAT_OPEN);
    assert_int_equal(mirror.seats[1].kind, NIKA_SEAT_PERSON);
    assert_string_equal(mirror.seats[1].name, "Bo");
    assert_string_equal(mirror.seats[1].who, "bbbbbbbbbbbbbbbb");
    assert_int_equal(mirror.seats[2].kind, NIKA_SEAT_COMPUTER);
    assert_string_equal(mirror.seats[2].level, "expert");
    assert_int_equal(mirror.options.clock, NIKA_CLOCK_NONE);
    assert_int_equal(mirror.options.grace, 120);
    assert_false(mirror.sight.has_now);
    assert_no_news(); /* who comes is told nothing that was so before */
}

/* What has changed from one message to the next is news. */
static void changes_of_a_table_are_news(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, NIKA_WATCHER);
    hears(far_table(&far_side, "open", "[" FAR_OPEN "," FAR_OPEN "," FAR_OPEN "]"));
    far_side.you = 0;
    hears(far_table(&far_side, "open", "[" FAR_ADA "," FAR_OPEN "," FAR_ZOE "]"));
    assert_news(NIKA_NEWS_SAT, "Ada");
    assert_news(NIKA_NEWS_COMPUTER, "Zoe");
    assert_int_equal(mirror.sight.viewer, 0);
    hears(far_table(&far_side, "open", "[" FAR_ADA "," FAR_BO "," FAR_OPEN "]"));
    assert_news(NIKA_NEWS_SAT, "Bo");
    assert_news(NIKA_NEWS_EMPTIED, "Zoe");
    hears(far_table(&far_side, "open", "[" FAR_ADA "," FAR_OPEN "," FAR_BO "]")); /* changes to another seat */
    assert_news(NIKA_NEWS_SAT, "Bo");
    hears(far_table(&far_side, "open", "[" FAR_ADA "," FAR_OPEN "," FAR_OPEN "]"));
    assert_news(NIKA_NEWS_STOOD, "Bo");
    hears(far_table(&far_side, "open", FAR_THREE));
    assert_news(NIKA_NEWS_SAT, "Bo");
    assert_news(NIKA_NEWS_COMPUTER, "Zoe");
    hears(far_table(&far_side, "running", "[" FAR_ADA "," FAR_BO_GONE "," FAR_ZOE "]"));
    assert_news(NIKA_NEWS_GONE, "Bo");
    assert_news(NIKA_NEWS_STARTED, "");
    hears(far_table(&far_side, "running", "[" FAR_ADA "," FAR_BO_AUTO "," FAR_ZOE "]"));
    assert_news(NIKA_NEWS_HERE, "Bo");
    assert_news(NIKA_NEWS_AUTOMATIC, "Bo");
    hears(far_table(&far_side, "running", "[" FAR_ADA_AUTO "," FAR_BO "," FAR_ZOE "]"));
    assert_news(NIKA_NEWS_AUTOMATIC_YOU, "Ada");
    assert_news(NIKA_NEWS_BACK, "Bo");
    hears(far_table(&far_side, "running", FAR_THREE));
    assert_news(NIKA_NEWS_BACK_YOU, "Ada");
    assert_no_news();
}

static void a_game_move_by_move(void **state)
{
    (void)state;
    begin_game();
    assert_true(hears(far_play(&far_side, 2, "sell C3 C2 C2")));
    assert_true(hears(far_play(&far_side, 0, "pass")));
    assert_true(hears(far_play(&far_side, 1, "bid C2")));
    assert_in_step();
    assert_int_equal(mirror.sight.shown, 0); /* whoever shows the game shows them one by one */
    assert_no_news();
}

/* Of what others do with hidden pieces, only the open part is known; of what one does oneself, everything. */
static void hidden_parts_of_moves(void **state)
{
    (void)state;
    begin(&nika_justinian, 2, 0);
    assert_true(hears(far_table(&far_side, "running", FAR_TWO)));
    assert_true(hears(far_view(&far_side)));
    const char *mine = far_play(&far_side, 0, "place +1 c4");
    assert_non_null(strstr(mine, "place +1 c4"));
    assert_true(hears(mine));
    const char *theirs = far_play(&far_side, 1, "place +1 phase");
    assert_non_null(strstr(theirs, "place ? phase"));
    assert_true(hears(theirs));
    assert_in_step();
    assert_int_equal(mirror.sight.steps[0].move.hidden, 1); /* the first kind of token, +1 */
    assert_int_equal(mirror.sight.steps[1].move.hidden, 0);
}

/* Who comes in the middle of a game asks for the past, piece by piece. */
static void the_past_is_fetched(void **state)
{
    unsigned from = 99;
    (void)state;
    begin(&nika_byzantz, 3, 0);
    far_make(&far_side, 2, "sell C3 C2 C2");
    far_make(&far_side, 0, "pass");
    far_make(&far_side, 1, "bid C2");
    assert_true(hears(far_table(&far_side, "running", FAR_THREE)));
    assert_true(hears(far_view(&far_side)));
    assert_true(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(from, 0);
    assert_true(hears_past(0, 2));
    assert_true(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(from, 2);
    assert_true(hears_past(2, 32));
    assert_in_step();
    struct nika_view first;
    nika_look(&far_side.setup, &far_side.made[0].before, 0, &first);
    assert_true(nika_view_same(&nika_byzantz, &mirror.sight.first, &first));
}

/* Moves that come while the past is still on its way are not put where they do not belong. */
static void moves_while_the_past_is_fetched(void **state)
{
    unsigned from;
    (void)state;
    begin(&nika_byzantz, 3, 0);
    far_make(&far_side, 2, "sell C3 C2 C2");
    far_make(&far_side, 0, "pass");
    hears(far_table(&far_side, "running", FAR_THREE));
    hears(far_view(&far_side));
    assert_true(hears_past(0, 1));
    assert_true(hears(far_play(&far_side, 1, "bid C2")));
    assert_int_equal(mirror.sight.count, 1);
    assert_true(hears_past(0, 32)); /* not what is asked for: it does no harm */
    assert_int_equal(mirror.sight.count, 1);
    assert_true(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(from, 1);
    assert_true(hears_past(1, 32));
    assert_in_step();
}

static void a_move_is_taken_back(void **state)
{
    (void)state;
    begin_game();
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "pass"));
    mirror.sight.shown = 2;
    assert_true(hears(far_undone(&far_side)));
    assert_in_step();
    assert_int_equal(mirror.ply, 3); /* two moves and an undo */
    assert_int_equal(mirror.sight.shown, 1);
    assert_news(NIKA_NEWS_UNDONE, "Bo");
    hears(far_undone(&far_side));
    assert_in_step();
    assert_news(NIKA_NEWS_UNDONE_YOU, "Ada");
    hears(far_play(&far_side, 0, "bid C1"));
    assert_in_step();
}

/*
 * After 3 moves (ply 3) messages are missed. If 2 more moves were made meanwhile, the table is at ply 5 with 5 moves: 2 acts, 2 moves
 * more, so none was taken back. If the last was taken back and two others made, it is at ply 6 with 4 moves: 3 acts, 1
 * move more, so (3 - 1) / 2 = 1 was taken back, and of the 3 moves that are known 2 are certain.
 */
static void missed_messages(void **state)
{
    unsigned from;
    (void)state;
    begin_game();
    hears(far_play(&far_side, 2, "sell C3 C2 C2"));
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "bid C1"));
    far_make(&far_side, 2, "bid C2");
    far_make(&far_side, 1, "bid C2");
    hears(far_view(&far_side));
    assert_int_equal(mirror.ply, 5);
    assert_true(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(from, 3);
    hears_past(3, 32);
    assert_in_step();

    begin_game();
    hears(far_play(&far_side, 2, "sell C3 C2 C2"));
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "bid C1"));
    mirror.sight.shown = 3;
    far_take_back(&far_side);
    far_make(&far_side, 1, "bid C2");
    far_make(&far_side, 2, "pass");
    hears(far_view(&far_side));
    assert_int_equal(mirror.ply, 6);
    assert_int_equal(mirror.sight.moves, 4);
    assert_int_equal(mirror.sight.shown, 2);
    assert_true(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(from, 2);
    hears_past(2, 32);
    assert_in_step();

    /* An act that does not follow is a sign of missed ones, too. */
    begin_game();
    far_make(&far_side, 0, "pass");
    hears(far_play(&far_side, 1, "pass"));
    assert_true(nika_mirror_lacks(&mirror, &from));
    assert_int_equal(from, 0);
    hears_past(0, 32);
    assert_in_step();

    /* A game that has become shorter than it was known is fetched anew. */
    begin_game();
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "pass"));
    far_begin(&far_side, &nika_byzantz, 3, 0);
    far_make(&far_side, 0, "bid C1");
    hears(far_view(&far_side));
    assert_int_equal(mirror.sight.count, 0);
    hears_past(0, 32);
    assert_in_step();
}

/* What has been shown is the game as it was then. */
static void the_game_as_it_was_shown(void **state)
{
    struct nika_view view, expected;
    (void)state;
    begin_game();
    const struct nika_view first = far_view_of(&far_side);
    hears(far_play(&far_side, 0, "pass"));
    expected = far_view_of(&far_side);
    hears(far_play(&far_side, 1, "pass"));
    view = *nika_sight_view(&mirror.sight);
    assert_true(nika_view_same(&nika_byzantz, &view, &first));
    mirror.sight.shown = 1;
    view = *nika_sight_view(&mirror.sight);
    assert_true(nika_view_same(&nika_byzantz, &view, &expected));
    mirror.sight.shown = 2;
    expected = far_view_of(&far_side);
    view = *nika_sight_view(&mirror.sight);
    assert_true(nika_view_same(&nika_byzantz, &view, &expected));
}

static void clocks(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, 0);
    hears(far_table(&far_side, "running", FAR_THREE));
    far_side.clock = "{\"left\":[600000,598200,null],\"running\":[1]}";
    assert_true(hears(far_view(&far_side)));
    assert_true(mirror.has_clock);
    assert_int_equal(mirror.left[0], 600000);
    assert_int_equal(mirror.left[1], 598200);
    assert_int_equal(mirror.left[2], -1);
    assert_int_equal(mirror.running, 1u << 1);
    assert_int_equal(mirror.clock_at, 1000);
    far_side.clock = NULL;
    assert_true(hears(far_view(&far_side)));
    assert_false(mirror.has_clock);
}

#define SAID "{\"is\":\"said\",\"table\":\"" FAR_TABLE "\",\"number\":%u,\"seat\":%s,\"name\":\"%s\",\"text\":\"%s\"}"

static bool hears_said(unsigned number, const char *seat, const char *name, const char *text)
{
    char message[4096];
    snprintf(message, sizeof message, SAID, number, seat, name, text);
    return hears(message);
}

static void talk(void **state)
{
    struct nika_news news;
    (void)state;
    begin_game();
    assert_true(hears_said(0, "1", "Bo", "hello"));
    assert_true(nika_mirror_next_news(&mirror, &news));
    assert_int_equal(news.kind, NIKA_NEWS_SAID);
    assert_string_equal(news.name, "Bo");
    assert_string_equal(news.text, "hello");
    assert_true(hears_said(0, "1", "Bo", "hello")); /* once is enough */
    assert_no_news();
    /* Who comes back hears what he missed, and nothing twice. */
    far_table(&far_side, "running", FAR_THREE);
    far_side.text[strlen(far_side.text) - 1] = '\0';
    strcat(far_side.text, ",\"talk\":[{\"number\":0,\"seat\":1,\"name\":\"Bo\",\"text\":\"hello\"},"
                          "{\"number\":1,\"seat\":null,\"name\":\"Cy\",\"text\":\"\\u001b[2Jhi\"}]}");
    assert_true(hears(far_side.text));
    assert_true(nika_mirror_next_news(&mirror, &news));
    assert_string_equal(news.name, "Cy");
    assert_string_equal(news.text, "?[2Jhi"); /* nothing that could harm a terminal */
    assert_no_news();
    assert_false(hears_said(7, "3", "Bo", "there is no seat 3"));
    assert_no_news();
}

/* If nobody asks for news, the last are kept. */
static void too_much_news(void **state)
{
    struct nika_news news;
    char text[16];
    unsigned count = 0;
    (void)state;
    begin_game();
    for (unsigned i = 0; i < NIKA_NEWS_MAX + 6; i++) {
        snprintf(text, sizeof text, "%u", i);
        hears_said(i, "1", "Bo", text);
    }
    for (; nika_mirror_next_news(&mirror, &news); count++) {
        snprintf(text, sizeof text, "%u", count + 6);
        assert_string_equal(news.text, text);
    }
    assert_int_equal(count, NIKA_NEWS_MAX);
}

/* Messages about other tables, and of kinds that nobody knows yet, do nothing. */
static void what_is_none_of_our_business(void **state)
{
    static struct nika_mirror before;
    (void)state;
    begin_game();
    before = mirror;
    assert_true(hears("{\"is\":\"act\",\"table\":\"fedcba9876543210\",\"ply\":1}"));
    assert_true(hears("{\"is\":\"fireworks\",\"table\":\"" FAR_TABLE "\"}"));
    assert_true(hears("{\"is\":\"resync\"}"));
    assert_memory_equal(&before, &mirror, sizeof mirror);
    assert_false(hears("{\"table\":\"" FAR_TABLE "\"}"));
}

/* Puts something else in the place of a part of a message, which must be there. */
static const char *instead(const char *text, const char *part, const char *other)
{
    static char changed[1 << 16];
    const char *at = strstr(text, part);
    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - text), text, other, at + strlen(part));
    return changed;
}

/* A server that does not keep to the protocol can't do anything. */
static void nonsense_changes_nothing(void **state)
{
    static const struct {
        const char *part, *other;
    } tables[] = {{"\"state\":\"running\"", "\"state\":\"asleep\""},
                  {"\"state\":\"running\",", ""},
                  {"\"game\":\"byzantz\"", "\"game\":\"chess\""},
                  {"\"game\":\"byzantz\"", "\"game\":\"justinian\""},
                  {"\"players\":3", "\"players\":9"},
                  {"\"players\":3", "\"players\":4"}, /* and three seats */
                  {"\"start\":0", "\"start\":3"},
                  {"\"start\":0", "\"start\":1"}, /* of a game that runs */
                  {"\"rules\":{}", "\"rules\":{\"edition\":\"it\"}"},
                  {"\"host\":\"aaaaaaaaaaaaaaaa\"", "\"host\":7"},
                  {FAR_COMMITMENT, "00"},
                  {"\"you\":0", "\"you\":3"},
                  {"\"you\":0", "\"you\":1"},
                  {"\"you\":0", "\"you\":null"},
                  {"\"kind\":\"none\"", "\"kind\":\"sundial\""},
                  {"\"name\":\"Bo\"", "\"name\":7"},
                  {"\"who\":\"bbbbbbbbbbbbbbbb\"", "\"who\":\"b\""},
                  {"\"level\":\"expert\",\"name\"", "\"name\""},
                  {"\"here\":true", "\"here\":1"},
                  {",\"ply\"", ",\"next\":\"../etc\",\"ply\""}};
    static const struct {
        const char *part, *other;
    } acts[] = {{"\"ply\":1", "\"ply\":-1"},
                {"\"moves\":1", "\"moves\":5000"},
                {"\"seat\":0", "\"seat\":3"},
                {"\"seat\":0", "\"seat\":null"},
                {"\"move\":\"pass\"", "\"move\":\"castle\""},
                {"\"move\":\"pass\"", "\"move\":\"?\""},
                {"\"together\":false", "\"together\":0"},
                {"\"undo\":false", "\"undo\":null"},
                {"\"clock\":null", "\"clock\":{\"left\":[1,2],\"running\":[]}"},
                {"\"clock\":null", "\"clock\":{\"left\":[1,2,3],\"running\":[3]}"},
                {"\"clock\":null", "\"clock\":{\"left\":[1,2,-5],\"running\":[]}"},
                {"\"view\":\"A", "\"view\":\"!"},
                {"\"view\":\"", "\"view\":\"AAAA"},
                {"\"view\":", "\"sight\":"}};
    static struct nika_mirror before;
    (void)state;
    begin_game();
    before = mirror;
    for (unsigned i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        const char *text = instead(far_table(&far_side, "running", FAR_THREE), tables[i].part, tables[i].other);
        assert_false(hears(text));
        assert_memory_equal(&before, &mirror, sizeof mirror);
    }
    far_play(&far_side, 0, "pass");
    for (unsigned i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        assert_false(hears(instead(far_act(&far_side), acts[i].part, acts[i].other)));
        assert_memory_equal(&before, &mirror, sizeof mirror);
    }
    /* A view of somebody else's, which nobody should have sent. */
    far_side.you = 1;
    far_act(&far_side);
    far_side.you = 0;
    assert_false(hears(far_side.text));
    assert_memory_equal(&before, &mirror, sizeof mirror);
    assert_true(hears(far_act(&far_side)));
    assert_in_step();
}

static void nonsense_of_the_past(void **state)
{
    static const struct {
        const char *part, *other;
    } wrong[] = {{"\"from\":0", "\"from\":\"0\""},
                 {"\"first\":\"A", "\"first\":\"!"},
                 {"\"acts\":[", "\"acts\":{\"a\":["},
                 {"\"move\":\"pass\"", "\"move\":\"?\""},
                 {"\"seat\":0", "\"seat\":7"}};
    static struct nika_mirror before;
    (void)state;
    begin(&nika_byzantz, 3, 0);
    far_make(&far_side, 0, "pass");
    far_make(&far_side, 1, "pass");
    hears(far_table(&far_side, "running", FAR_THREE));
    hears(far_view(&far_side));
    before = mirror;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char text[1 << 16];
        strcpy(text, instead(far_past(&far_side, "1", 0, 32), wrong[i].part, wrong[i].other));
        if (strcmp(wrong[i].part, "\"acts\":[") == 0)
            strcpy(text, instead(text, "],\"more\"", "]},\"more\""));
        assert_false(nika_mirror_past(&mirror, far_json(text)));
        assert_memory_equal(&before, &mirror, sizeof mirror);
    }
    /* One that never gets any further would be asked for ever. */
    assert_false(nika_mirror_past(&mirror, far_json(far_past(&far_side, "1", 0, 0))));
    assert_memory_equal(&before, &mirror, sizeof mirror);
    /* More moves than there are. */
    far_make(&far_side, 2, "pass");
    assert_false(nika_mirror_past(&mirror, far_json(far_past(&far_side, "1", mirror.sight.count, 32))));
    /* Before anything of the table is known, nothing fits. */
    nika_mirror_end(&mirror);
    nika_mirror_begin(&mirror, FAR_TABLE);
    assert_false(nika_mirror_past(&mirror, far_json(far_past(&far_side, "1", 0, 32))));
    assert_false(hears(far_view(&far_side)));
    assert_false(hears(far_act(&far_side)));
}

/* The end of a table. */
static void ends(void **state)
{
    (void)state;
    begin(&nika_byzantz, 3, 0);
    hears(far_table(&far_side, "open", FAR_THREE));
    hears(far_table(&far_side, "closed", FAR_THREE));
    assert_news(NIKA_NEWS_CLOSED, "");
    assert_int_equal(mirror.state, NIKA_MIRROR_CLOSED);
    begin_game();
    assert_true(hears("{\"is\":\"table\",\"table\":\"" FAR_TABLE "\",\"state\":\"damaged\",\"you\":null}"));
    assert_int_equal(mirror.state, NIKA_MIRROR_DAMAGED);
    assert_true(mirror.laid); /* what is known stays known */
    assert_news(NIKA_NEWS_DAMAGED, "");
    begin_game();
    assert_true(hears("{\"is\":\"rematch\",\"table\":\"" FAR_TABLE "\",\"next\":\"00000000000000ff\"}"));
    assert_string_equal(mirror.next, "00000000000000ff");
    assert_news(NIKA_NEWS_REMATCH, "");
    assert_false(hears("{\"is\":\"rematch\",\"table\":\"" FAR_TABLE "\",\"next\":\"xyz\"}"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_before_the_start),
        cmocka_unit_test(changes_of_a_table_are_news),
        cmocka_unit_test(a_game_move_by_move),
        cmocka_unit_test(hidden_parts_of_moves),
        cmocka_unit_test(the_past_is_fetched),
        cmocka_unit_test(moves_while_the_past_is_fetched),
        cmocka_unit_test(a_move_is_taken_back),
        cmocka_unit_test(missed_messages),
        cmocka_unit_test(the_game_as_it_was_shown),
        cmocka_unit_test(clocks),
        cmocka_unit_test(talk),
        cmocka_unit_test(too_much_news),
        cmocka_unit_test(what_is_none_of_our_business),
        cmocka_unit_test(nonsense_changes_nothing),
        cmocka_unit_test(nonsense_of_the_past),
        cmocka_unit_test(ends),
    };
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    nika_mirror_end(&mirror);
    return failed;
}
