/*
 * test_join.c: unit tests of a person at a server (src/join/join.c, join_requests.c, act.c, source.c), without a network: what is
 * sent, what comes of answers, and what happens when the connection is lost in between.
 *
 * Byzantz, unshuffled: seat 0 has C1 C1 C1 C1, seat 1 C1 C1 C2 C2, seat 2 C2 C2 C2 C3, and seat 0 opens the auction. Justinian, unshuffled:
 * seat 0 begins.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>
#include <nika/null.h>

#include "near.h"

static void begin_game(void)
{
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_byzantz, 3, "running", FAR_THREE);
}

static struct nika_source source(void)
{
    return nika_join_source(join);
}

static unsigned asks(void)
{
    const struct nika_source from = nika_join_source(join);
    return from.sight->asks;
}

static struct nika_move move_of(const char *word)
{
    struct nika_move move;
    assert_true(far_side.setup.game->parse(&far_side.setup, word, strlen(word), &move));
    return move;
}

static enum nika_played play(const char *word)
{
    const struct nika_source from = source();
    nika_refusal refusal;
    return from.actions->play(from.context, 0, move_of(word), &refusal);
}

static bool hears_outcome(struct nika_heard *heard)
{
    const struct nika_source from = source();
    return from.online->heard(from.context, heard);
}

/* The kinds of news so far, forgotten after that. */
static unsigned count_news(enum nika_news_kind kind)
{
    struct nika_news news;
    unsigned count = 0;
    while (nika_mirror_next_news(&join->mirror, &news))
        count += news.kind == kind;
    return count;
}

/*
 * Acts.
 */

static void a_move_is_sent_and_granted(void **state)
{
    (void)state;
    begin_game();
    assert_int_equal(asks(), 0);
    assert_int_equal(play("pass"), NIKA_PLAYED_SENT);
    assert_true(has_sent("\"do\":\"play\""));
    assert_true(has_sent("\"table\":\"" FAR_TABLE "\",\"ply\":0,\"move\":\"pass\"}"));
    assert_int_equal(asks(), NIKA_WATCHER); /* it is on its way */
    answers("\"ok\":true,\"table\":\"" FAR_TABLE "\",\"ply\":1");
    assert_int_equal(asks(), NIKA_WATCHER); /* and the table does not show it yet */
    assert_true(join->act.there);
    hears(far_play(&far_side, 0, "pass"));
    assert_false(join->act.there);
    assert_int_equal(asks(), NIKA_WATCHER); /* Bo is asked */
    hears(far_play(&far_side, 1, "pass"));
    hears(far_play(&far_side, 2, "pass"));
    /* It may also come the other way round. */
    begin_game();
    play("pass");
    hears(far_play(&far_side, 0, "pass"));
    assert_true(join->act.there);
    answers("\"ok\":true,\"ply\":1");
    assert_false(join->act.there);
}

static void a_second_move_waits(void **state)
{
    (void)state;
    begin_game();
    play("pass");
    forget_sent();
    assert_int_equal(play("bid C1"), NIKA_PLAYED_SENT);
    assert_string_equal(sent, "");
    assert_int_equal(count_news(NIKA_NEWS_WAITING), 1);
}

static void refusals(void **state)
{
    struct nika_heard heard;
    (void)state;
    begin_game();
    play("bid C4");
    answers("\"ok\":false,\"error\":\"refused\",\"refusal\":\"not-in-hand\",\"ply\":0");
    assert_true(hears_outcome(&heard));
    assert_int_equal(heard.played, NIKA_PLAYED_REFUSED);
    assert_string_equal(nika_byzantz.refusals[heard.refusal], "not-in-hand");
    assert_int_equal(heard.seat, 0);
    assert_true(nika_move_same(heard.move, move_of("bid C4")));
    assert_false(hears_outcome(&heard));
    assert_int_equal(asks(), 0);
    /* A refusal that this program does not know is one all the same. */
    play("pass");
    answers("\"ok\":false,\"error\":\"refused\",\"refusal\":\"ugly\"");
    assert_true(hears_outcome(&heard));
    assert_int_equal(heard.refusal, NIKA_NOT_NOW);
    play("pass");
    answers("\"ok\":false,\"error\":\"stale\",\"ply\":3");
    assert_true(hears_outcome(&heard));
    assert_int_equal(heard.played, NIKA_PLAYED_GONE);
    play("pass");
    answers("\"ok\":false,\"error\":\"not-kept\"");
    assert_true(hears_outcome(&heard));
    assert_int_equal(heard.played, NIKA_PLAYED_NOT_KEPT);
    play("pass");
    answers("\"ok\":false,\"error\":\"not-allowed\"");
    assert_false(hears_outcome(&heard));
    assert_int_equal(count_news(NIKA_NEWS_ERROR), 1);
    assert_int_equal(asks(), 0);
}

/* A server with too much to do is asked again after the time that it says. */
static void too_fast(void **state)
{
    char id[64];
    (void)state;
    begin_game();
    play("pass");
    strcpy(id, last_id);
    forget_sent();
    answers("\"ok\":false,\"error\":\"slow-down\",\"wait\":700");
    assert_true(join->act.there);
    assert_int_equal(join_due(join), now + 700);
    now += 699;
    happens(NIKA_CALL_RANG, 0, 0, "");
    assert_string_equal(sent, "");
    now += 1;
    happens(NIKA_CALL_RANG, 0, 0, "");
    assert_true(has_sent("\"do\":\"play\""));
    assert_string_equal(last_id, id); /* it is the same act */
}

/* The same for anything else that is asked for, but for talk, which would come too late. */
static void too_many_requests(void **state)
{
    struct nika_reply reply;
    char id[64];
    (void)state;
    begin_game();
    const unsigned number = nika_join_do(join, "rematch", NIKA_WATCHER, NULL, NULL);
    strcpy(id, last_id);
    answers("\"ok\":false,\"error\":\"slow-down\",\"wait\":300");
    assert_false(nika_join_reply(join, number, &reply));
    assert_int_equal(join_due(join), now + 300);
    forget_sent();
    now += 300;
    happens(NIKA_CALL_RANG, 0, 0, "");
    assert_true(has_sent("\"do\":\"rematch\""));
    assert_string_equal(last_id, id);
    answers("\"ok\":true,\"table\":\"00000000000000ff\"");
    assert_true(nika_join_reply(join, number, &reply));
    assert_string_equal(reply.table, "00000000000000ff");
}

/* What was not answered is sent again over the next connection, with the same id; what was, is not. */
static void a_lost_connection(void **state)
{
    char id[64];
    (void)state;
    begin_game();
    play("pass");
    strcpy(id, last_id);
    lose();
    assert_int_equal(count_news(NIKA_NEWS_LOST), 1);
    assert_int_equal(asks(), NIKA_WATCHER);
    find();
    assert_int_equal(count_news(NIKA_NEWS_FOUND), 1);
    const char *enter = strstr(sent, "\"do\":\"enter\""), *again = strstr(sent, "\"do\":\"play\"");
    assert_true(enter && again && enter < again);
    assert_string_equal(last_id, id);
    answers("\"ok\":true,\"ply\":1");
    hears(far_table(&far_side, "running", FAR_THREE));
    far_make(&far_side, 0, "pass");
    hears(far_view(&far_side)); /* and what was missed is fetched */
    assert_true(has_sent("\"do\":\"past\""));
    hears(far_past(&far_side, last_id, 0, 32));
    assert_true(nika_join_is_whole(join));
    assert_false(join->act.there);
    lose();
    find();
    assert_false(has_sent("\"do\":\"play\""));
}

/* A move that is made without a connection is sent when there is one. */
static void a_move_without_a_connection(void **state)
{
    (void)state;
    begin_game();
    lose();
    assert_int_equal(asks(), 0);
    assert_int_equal(play("pass"), NIKA_PLAYED_SENT);
    assert_false(has_sent("play"));
    find();
    assert_true(has_sent("\"do\":\"play\""));
}

/* The past comes in pieces, and is asked for again and again until it is all there. */
static void a_long_past(void **state)
{
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    far_begin(&far_side, &nika_byzantz, 3, 0);
    far_make(&far_side, 0, "pass");
    far_make(&far_side, 1, "pass");
    find_server();
    nika_join_enter(join, FAR_TABLE);
    hears(far_table(&far_side, "running", FAR_THREE));
    forget_sent();
    hears(far_view(&far_side));
    assert_true(has_sent("\"do\":\"past\"") && has_sent("\"from\":0"));
    assert_false(nika_join_is_whole(join));
    forget_sent();
    hears(far_past(&far_side, last_id, 0, 1));
    assert_true(has_sent("\"do\":\"past\"") && has_sent("\"from\":1"));
    hears(far_past(&far_side, last_id, 1, 1));
    assert_true(nika_join_is_whole(join));
}

/* Moves that have come are shown one by one, and until all are, nobody is asked. */
static void moves_are_shown_one_by_one(void **state)
{
    (void)state;
    begin_game();
    const struct nika_source from = source();
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "pass"));
    assert_int_equal(from.sight->shown, 0);
    assert_true(nika_sight_due(from.sight));
    assert_int_equal(from.actions->act(from.context), NIKA_ACTED);
    assert_int_equal(from.actions->act(from.context), NIKA_ACTED);
    assert_false(nika_sight_due(from.sight));
    assert_int_equal(from.actions->act(from.context), NIKA_PERSON_ASKED);
    assert_int_equal(from.sight->shown, 2);
    /* What somebody chose at a moment that is over is not sent. */
    hears(far_play(&far_side, 2, "sell C3 C2 C2"));
    nika_refusal refusal;
    forget_sent();
    assert_int_equal(from.actions->play(from.context, 0, move_of("pass"), &refusal), NIKA_PLAYED_GONE);
    assert_string_equal(sent, "");
}

/* Nothing of anybody else is to be had. */
static void only_what_the_seat_knows(void **state)
{
    (void)state;
    begin_game();
    const struct nika_source from = source();
    const struct nika_view view = *nika_sight_view(from.sight);
    assert_int_equal(view.seat, 0);
    const struct nika_view own = far_view_of(&far_side);
    assert_true(nika_view_same(&nika_byzantz, &view, &own));
    assert_int_equal(from.sight->viewer, 0);
    assert_null(from.actions->see_as); /* nobody else's eyes are to be had */
    nika_refusal refusal;
    assert_int_equal(from.actions->play(from.context, 1, move_of("pass"), &refusal), NIKA_PLAYED_REFUSED);
    assert_int_equal(from.sight->mine, 1);
    assert_string_equal(from.sight->sitting.names.of[1], "Bo");
    assert_string_equal(from.sight->sitting.agents[1], "human");
    assert_string_equal(from.sight->sitting.agents[2], "expert");
}

/*
 * Justinian asks all at once. Both seats pass without having placed anything: nobody moves at court, and all are asked whether
 * they trigger; in the rules' order seat 1, who passed last, is the first.
 */
static void reach_trigger(void)
{
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_justinian, 2, "running", FAR_TWO);
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "pass"));
    far_side.together = true;
    hears(far_view(&far_side));
    const struct nika_view view = far_view_of(&far_side);
    assert_int_equal(nika_justinian.waiting(&far_side.setup, &view).asked, 1u << 1);
    assert_true(join->mirror.together);
    source();
    forget_sent();
}

static void questions_to_all(void **state)
{
    char first[64];
    (void)state;
    reach_trigger();
    const unsigned ply = far_side.ply;
    char wanted[64];
    assert_int_equal(asks(), 0);
    play("decline");
    snprintf(wanted, sizeof wanted, "\"ply\":%u,\"move\":\"decline\"", ply);
    assert_true(has_sent(wanted));
    strcpy(first, last_id);
    snprintf(wanted, sizeof wanted, "\"ok\":true,\"ply\":%u", ply); /* the ply as it was */
    answers(wanted);
    assert_int_equal(asks(), NIKA_WATCHER);
    assert_int_equal(count_news(NIKA_NEWS_ANSWERED), 1);
    /* The answer can be changed: she is asked again, and sends another act. */
    const struct nika_source from = source();
    assert_true(from.online->orders(from.context) >> NIKA_ORDER_UNDO & 1);
    forget_sent();
    from.online->order(from.context, NIKA_ORDER_UNDO, NULL);
    assert_string_equal(sent, "");
    assert_int_equal(asks(), 0);
    play("decline");
    assert_string_not_equal(last_id, first);
    answers(wanted);
    assert_int_equal(asks(), NIKA_WATCHER);
    /* All have answered: the moves come as any others. */
    far_side.together = false;
    hears(far_play(&far_side, 1, "decline"));
    hears(far_play(&far_side, 0, "decline"));
    source();
    assert_int_equal(join->mirror.sight.count, far_side.moves);
    hears(far_play(&far_side, 1, "pass")); /* the next turn */
    source();
    assert_int_equal(asks(), 0);
}

/* An answer that counts already when the confirmation comes. */
static void a_question_that_is_resolved_at_once(void **state)
{
    char granted[64];
    (void)state;
    reach_trigger();
    snprintf(granted, sizeof granted, "\"ok\":true,\"ply\":%u", far_side.ply);
    play("decline");
    far_side.together = false;
    hears(far_play(&far_side, 1, "decline"));
    hears(far_play(&far_side, 0, "decline"));
    answers(granted);
    source();
    assert_false(join->act.there);
    assert_false(join->has_answered);
    assert_int_equal(count_news(NIKA_NEWS_ANSWERED), 0);
}

static void taking_back(void **state)
{
    (void)state;
    begin_game();
    const struct nika_source from = source();
    from.online->order(from.context, NIKA_ORDER_UNDO, NULL);
    assert_string_equal(sent, "");
    assert_int_equal(count_news(NIKA_NEWS_ERROR), 1); /* there is nothing */
    far_side.undo = true;
    hears(far_play(&far_side, 0, "pass"));
    source();
    assert_true(from.online->orders(from.context) >> NIKA_ORDER_UNDO & 1);
    from.online->order(from.context, NIKA_ORDER_UNDO, NULL);
    assert_true(has_sent("\"do\":\"undo\"") && has_sent("\"ply\":1}"));
    assert_int_equal(asks(), NIKA_WATCHER);
    answers("\"ok\":true,\"ply\":2");
    far_side.undo = false;
    hears(far_undone(&far_side));
    assert_int_equal(asks(), 0);
    assert_int_equal(count_news(NIKA_NEWS_UNDONE_YOU), 1);
}

#define AT_TABLE "\"table\":\"" FAR_TABLE "\","

static unsigned orders(void)
{
    const struct nika_source from = source();
    return from.online->orders(from.context) & (1u << NIKA_ORDER_AGREE | 1u << NIKA_ORDER_REFUSE);
}

/* Who wants to take back where others are asked: it is not on its way any more, and can be withdrawn. */
static void asking_others(void **state)
{
    (void)state;
    begin_game();
    const struct nika_source from = source();
    far_side.undo = true;
    hears(far_play(&far_side, 0, "pass"));
    from.online->order(from.context, NIKA_ORDER_UNDO, NULL);
    answers("\"ok\":true," AT_TABLE "\"asking\":true");
    hears("{\"is\":\"question\"," AT_TABLE "\"ply\":1,\"seat\":0,\"open\":[1],\"left\":30000}");
    assert_false(join->act.there);
    assert_int_equal(count_news(NIKA_NEWS_UNDO_ASKING), 1);
    assert_int_equal(orders(), 1u << NIKA_ORDER_REFUSE);
    forget_sent();
    from.online->order(from.context, NIKA_ORDER_REFUSE, NULL);
    assert_true(has_sent("\"do\":\"agree\"") && has_sent("\"ply\":1,\"yes\":false}"));
    answers("\"ok\":true");
    hears("{\"is\":\"question\"," AT_TABLE "\"ply\":1,\"seat\":0,\"end\":\"withdrawn\",\"by\":0}");
    assert_int_equal(orders(), 0);
    assert_int_equal(count_news(NIKA_NEWS_UNDO_STANDS), 1);
}

/* Who is asked answers once, and what came of it is told. Nonsense changes nothing. */
static void being_asked(void **state)
{
    (void)state;
    begin_game();
    const struct nika_source from = source();
    hears(far_play(&far_side, 0, "pass"));
    hears(far_play(&far_side, 1, "bid C1"));
    assert_int_equal(orders(), 0);
    const char asked[] = "{\"is\":\"question\"," AT_TABLE "\"ply\":2,\"seat\":1,\"open\":[0],\"left\":30000}";
    hears(asked);
    hears(asked); /* the same again, after a resync */
    assert_int_equal(count_news(NIKA_NEWS_UNDO_ASKED), 1);
    assert_int_equal(orders(), 1u << NIKA_ORDER_AGREE | 1u << NIKA_ORDER_REFUSE);
    forget_sent();
    from.online->order(from.context, NIKA_ORDER_AGREE, NULL);
    assert_true(has_sent("\"do\":\"agree\"") && has_sent("\"ply\":2,\"yes\":true}"));
    answers("\"ok\":true");
    hears(far_undone(&far_side));
    hears("{\"is\":\"note\"," AT_TABLE "\"number\":0,\"moves\":1,\"seat\":1,\"note\":\"undone\"}");
    hears("{\"is\":\"question\"," AT_TABLE "\"ply\":2,\"seat\":1,\"end\":\"agreed\",\"by\":null}");
    assert_int_equal(orders(), 0);
    struct nika_news news;
    assert_true(nika_mirror_next_news(&join->mirror, &news)); /* once, not twice */
    assert_int_equal(news.kind, NIKA_NEWS_UNDONE);
    assert_false(nika_mirror_next_news(&join->mirror, &news));
}

/* What was missed of the story is asked for, and told at its place. */
static void notes_are_caught_up(void **state)
{
    struct nika_news news;
    (void)state;
    begin_game();
    hears(far_play(&far_side, 0, "pass"));
    source();
    forget_sent();
    hears("{\"is\":\"note\"," AT_TABLE "\"number\":2,\"moves\":1,\"seat\":1,\"note\":\"back\"}");
    assert_true(has_sent("\"do\":\"notes\""));
    answers("\"ok\":true,\"from\":0,\"notes\":[{\"moves\":0,\"seat\":0,\"note\":\"undone\"},"
            "{\"moves\":1,\"seat\":1,\"note\":\"gone\"},{\"moves\":1,\"seat\":1,\"note\":\"back\"}]");
    static const struct {
        const char *word;
        unsigned seat, moves;
    } told[] = {{"undone", 0, 0}, {"gone", 1, 1}, {"back", 1, 1}};
    for (unsigned i = 0; i < 3; i++) {
        assert_true(nika_mirror_next_news(&join->mirror, &news));
        assert_int_equal(news.kind, NIKA_NEWS_NOTE);
        assert_string_equal(news.text, told[i].word);
        assert_int_equal(news.seat, told[i].seat);
        assert_int_equal(news.moves, told[i].moves);
    }
    assert_false(nika_mirror_next_news(&join->mirror, &news));
    /* From now on they come by themselves. */
    hears("{\"is\":\"note\"," AT_TABLE "\"number\":3,\"moves\":1,\"seat\":1,\"note\":\"left\"}");
    assert_int_equal(count_news(NIKA_NEWS_NOTE), 1);
}

/*
 * Absence.
 */

/* Who comes back takes the seat from the computer; who has left on purpose does not. */
static void coming_back(void **state)
{
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    far_begin(&far_side, &nika_byzantz, 3, 0);
    find_server();
    nika_join_enter(join, FAR_TABLE);
    forget_sent();
    hears(far_table(&far_side, "running", "[" FAR_ADA_AUTO "," FAR_BO "," FAR_ZOE "]"));
    assert_true(has_sent("\"do\":\"take\""));
    hears(far_view(&far_side));
    assert_int_equal(asks(), NIKA_WATCHER); /* not before it is hers again */
    forget_sent();
    hears(far_table(&far_side, "running", "[" FAR_ADA_AUTO "," FAR_BO "," FAR_ZOE "]"));
    assert_false(has_sent("take")); /* once is enough */
    hears(far_table(&far_side, "running", FAR_THREE));
    assert_int_equal(asks(), 0);
    const struct nika_source from = source();
    from.online->order(from.context, NIKA_ORDER_LEAVE, NULL);
    assert_true(has_sent("\"do\":\"leave\""));
    lose();
    find();
    forget_sent();
    hears(far_table(&far_side, "running", "[" FAR_ADA_AUTO "," FAR_BO "," FAR_ZOE "]"));
    assert_false(has_sent("take"));
    from.online->order(from.context, NIKA_ORDER_TAKE, NULL);
    assert_true(has_sent("\"do\":\"take\""));
}

static void orders_without_a_connection(void **state)
{
    (void)state;
    begin_game();
    lose();
    count_news(NIKA_NEWS_LOST);
    const struct nika_source from = source();
    from.online->order(from.context, NIKA_ORDER_SAY, "hello");
    assert_string_equal(sent, "");
    assert_int_equal(count_news(NIKA_NEWS_ERROR), 1);
    find();
    forget_sent();
    from.online->order(from.context, NIKA_ORDER_SAY, "say \"hi\"");
    assert_true(has_sent("\"do\":\"say\"") && has_sent("\"text\":\"say \\\"hi\\\"\""));
    answers("\"ok\":false,\"error\":\"slow-down\",\"wait\":1");
    assert_int_equal(count_news(NIKA_NEWS_ERROR), 1);
}

/* The computer on this side plays the seat: in turn, in questions to all, out of turn; and nobody is asked. */
static void a_pilot(void **state)
{
    struct nika_agent agent;
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    (void)state;
    assert_true(nika_agent_named("random", &agent));
    begin_with((struct nika_join_settings){.pilot = &agent});
    sit_at(&nika_byzantz, 3, "running", FAR_THREE);
    act_pilot(join);
    assert_true(has_sent("\"do\":\"play\""));
    assert_int_equal(asks(), NIKA_WATCHER);
    view = far_view_of(&far_side);
    const unsigned count = nika_byzantz.legal(&far_side.setup, &view, moves);
    bool legal = false;
    for (unsigned i = 0; i < count; i++)
        legal |= nika_move_same(moves[i], join->act.move);
    assert_true(legal);
    forget_sent();
    act_pilot(join);
    assert_string_equal(sent, ""); /* one after the other */
    answers("\"ok\":false,\"error\":\"not-kept\"");
    act_pilot(join);
    assert_string_equal(sent, ""); /* and not at once, where that is of no use */
    assert_int_equal(join_due(join), now + 1000);
    now += 1000;
    happens(NIKA_CALL_RANG, 0, 0, "");
    act_pilot(join);
    assert_true(has_sent("\"do\":\"play\""));
    /* It takes the seat when the server plays it. */
    answers("\"ok\":false,\"error\":\"not-allowed\"");
    hears(far_table(&far_side, "running", "[" FAR_ADA_AUTO "," FAR_BO "," FAR_ZOE "]"));
    forget_sent();
    act_pilot(join);
    assert_string_equal(sent, "");
    now += 1000;
    happens(NIKA_CALL_RANG, 0, 0, "");
    act_pilot(join);
    assert_true(has_sent("\"do\":\"take\""));
}

/* A pilot of the caller's own, which writes down what it is told: B, then every move, ? when it is asked, E. */
struct outsider {
    char told[256];
    const char *answer; /* NULL: it waits */
};

static void outsider_note(struct outsider *outsider, const char *text)
{
    const size_t size = strlen(outsider->told);
    snprintf(outsider->told + size, sizeof outsider->told - size, "%s;", text);
}

static void outsider_begin(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    (void)setup;
    assert_int_equal(view->seat, 0);
    outsider_note(context, "B");
}

static void outsider_saw(void *context, const struct nika_setup *setup, const struct nika_view *after, unsigned mover,
                         struct nika_move move)
{
    char word[NIKA_WORD_MAX], line[NIKA_WORD_MAX + 8];
    assert_int_equal(after->seat, 0);
    setup->game->say(setup, move, word);
    snprintf(line, sizeof line, "%u %s", mover, word);
    outsider_note(context, line);
}

static void outsider_think(void *context, const struct nika_question *question, struct nika_thought *thought)
{
    struct outsider *outsider = context;
    assert_int_equal(question->view->seat, 0);
    outsider_note(context, "?");
    thought->waits = !outsider->answer;
    if (outsider->answer)
        thought->move = move_of(outsider->answer);
}

static void outsider_end(void *context, const struct nika_setup *setup, const struct nika_view *view)
{
    struct nika_result result;
    assert_true(setup->game->result(setup, view, &result));
    outsider_note(context, "E");
}

static void assert_told(struct outsider *outsider, const char *expected)
{
    act_pilot(join);
    assert_string_equal(outsider->told, expected);
    outsider->told[0] = '\0';
}

/* A player of the caller's own is told every move once; after an undo, and when another game begins, all anew. */
static void a_pilot_of_ones_own(void **state)
{
    struct outsider outsider = {.answer = NULL};
    const struct nika_outside outside = {outsider_think, outsider_begin, outsider_saw, outsider_end, &outsider};
    struct nika_agent agent;
    (void)state;
    nika_agent_outside("mine", &outside, &agent);
    begin_with((struct nika_join_settings){.pilot = &agent});
    sit_at(&nika_byzantz, 3, "running", FAR_THREE);
    forget_sent();
    assert_told(&outsider, "B;?;");
    assert_string_equal(sent, ""); /* it would rather wait */
    outsider.answer = "pass";
    assert_told(&outsider, "?;");
    assert_true(has_sent("\"move\":\"pass\""));
    answers("\"ok\":true,\"ply\":1");
    hears(far_play(&far_side, 0, "pass"));
    assert_told(&outsider, "0 pass;");
    hears(far_play(&far_side, 1, "bid C1"));
    assert_told(&outsider, "1 bid C1;");
    hears(far_undone(&far_side));
    assert_told(&outsider, "B;0 pass;");
    /* Something else in the same place, before it was shown that there was an undo. */
    hears(far_play(&far_side, 1, "bid C1"));
    assert_told(&outsider, "1 bid C1;");
    hears(far_undone(&far_side));
    hears(far_play(&far_side, 1, "pass"));
    assert_told(&outsider, "B;0 pass;1 pass;");
    /* The null game for two: each lays a tile, the other's face down, then it is over. */
    begin_with((struct nika_join_settings){.pilot = &agent});
    sit_at(&nika_null, 2, "running", FAR_TWO);
    outsider.answer = NULL;
    assert_told(&outsider, "B;?;");
    hears(far_play(&far_side, 0, "lay 1"));
    hears(far_play(&far_side, 1, "lay 3"));
    assert_told(&outsider, "0 lay 1;1 lay ?;E;");
    hears(far_table(&far_side, "over", FAR_TWO));
    assert_told(&outsider, "");
}

/*
 * Other requests.
 */

static void requests_and_answers(void **state)
{
    struct nika_reply reply;
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    find_server();
    forget_sent();
    nika_join_enter(join, FAR_TABLE);
    const unsigned start = nika_join_do(join, "start", NIKA_WATCHER, NULL, NULL);
    assert_true(has_sent("\"do\":\"start\""));
    assert_false(nika_join_reply(join, start, &reply));
    answers("\"ok\":false,\"error\":\"not-full\"");
    assert_true(nika_join_reply(join, start, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_WRONG);
    assert_string_equal(reply.error, "not-full");
    const unsigned seat = nika_join_do(join, "seat", 2, "player", "expert");
    assert_true(has_sent("\"seat\":2,\"player\":\"expert\"}"));
    answers("\"ok\":true");
    assert_true(nika_join_reply(join, seat, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_FINE);
    nika_join_do(join, "mute", NIKA_WATCHER, "on", "true");
    assert_true(has_sent("\"on\":true}"));
    nika_join_do(join, "say", NIKA_WATCHER, "text", "true");
    assert_true(has_sent("\"text\":\"true\"}"));
    /* What was on its way is lost with the connection, and what is asked for without one is, too. */
    const unsigned close = nika_join_do(join, "close", NIKA_WATCHER, NULL, NULL);
    lose();
    assert_true(nika_join_reply(join, close, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_LOST);
    const unsigned stand = nika_join_do(join, "stand", NIKA_WATCHER, NULL, NULL);
    assert_true(nika_join_reply(join, stand, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_LOST);
    assert_false(has_sent("stand"));
}

static void opening_a_table(void **state)
{
    const struct nika_table_options options = {.clock = NIKA_CLOCK_LIVE,
                                               .bank = 600,
                                               .increment = 10,
                                               .grace = 60,
                                               .level = "casual",
                                               .spectators = NIKA_SPECTATORS_NONE,
                                               .undo = NIKA_UNDO_UNSAID,
                                               .talk = true};
    struct nika_setup setup;
    struct nika_reply reply;
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    find_server();
    forget_sent();
    nika_setup_init(&setup, &nika_justinian, 3, 0);
    nika_setup_edition(&setup, "it");
    const unsigned number = nika_join_open(join, &setup, &options);
    assert_true(
        has_sent("\"game\":\"justinian\",\"players\":3,\"rules\":{\"edition\":\"it\"},\"court\":\"reconstruction\""));
    assert_true(
        has_sent("\"options\":{\"clock\":{\"kind\":\"live\",\"bank\":600,\"increment\":10},\"grace\":60,\"level\":"
                 "\"casual\",\"spectators\":\"none\",\"listed\":false,\"memory\":false,\"talk\":true}}"));
    answers("\"ok\":true,\"table\":\"" FAR_TABLE "\",\"commitment\":\"" FAR_COMMITMENT "\"");
    assert_true(nika_join_reply(join, number, &reply));
    assert_string_equal(reply.table, FAR_TABLE);
}

/* Windows of another board are told, and asked for, in the same words. */
static void windows_are_told(void **state)
{
#define ALL_AT_7                                                                                                       \
    "\"windows\":[[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7],[7,7,7]]"
    static char message[8000];
    const struct nika_table_options options = {.level = "casual"};
    uint16_t windows[NIKA_WINDOWS_MAX];
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_justinian, 2, "open", "[" FAR_OPEN "," FAR_OPEN "]");
    struct nika_setup setup = join->mirror.sight.setup;
    assert_true(nika_setup_windows_standard(&setup));
    const char *at = strstr(far_side.text, "\"options\"");
    snprintf(message, sizeof message, "%.*s" ALL_AT_7 ",%s", (int)(at - far_side.text), far_side.text, at);
    hears(message);
    for (unsigned i = 0; i < NIKA_WINDOWS_MAX; i++) {
        assert_int_equal(join->mirror.sight.setup.windows[i], 7);
        windows[i] = 7;
    }
    forget_sent();
    assert_true(nika_setup_windows(&setup, windows));
    nika_join_open(join, &setup, &options);
    assert_true(has_sent("\"court\":\"reconstruction\"," ALL_AT_7));
}

/* What a server with pledges says of a table; `drawing` is what stands under that key, or "". */
static const char *pledged_table(const char *state, const char *seats, const char *drawing)
{
    static char message[4096];
    const char *whole = far_table(&far_side, state, seats);
    snprintf(message, sizeof message, "%.*s,\"algorithm\":\"nika-fair-2\"%s%s}", (int)strlen(whole) - 1, whole,
             *drawing ? ",\"drawing\":" : "", drawing);
    return message;
}

#define ADA_SILENT                                                                                                     \
    "{\"kind\":\"person\",\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"here\":true,\"auto\":false,\"chance\":"      \
    "false}"
#define FOUR_FOURS "4444444444444444444444444444444444444444444444444444444444444444"
#define FIVES "5555555555555555555555555555555555555555555555555555555555555555"

/* With pledges, only the hash is sent, and the contribution once all hashes are shown. */
static void pledging(void **state)
{
    char pledge[NIKA_DIGITS_MAX], drawing[512];
    struct nika_hash chance;
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_byzantz, 3, "open", "[" FAR_OPEN "," FAR_OPEN "," FAR_OPEN "]");
    hears(pledged_table("open", "[" FAR_OPEN "," FAR_OPEN "," FAR_OPEN "]", ""));
    forget_sent();
    nika_join_sit(join, 0);
    assert_true(nika_unhex(join->pledge.chance, 64, chance.bytes, sizeof chance.bytes));
    const struct nika_hash hash = nika_fair_pledge(FAR_TABLE, &chance);
    nika_hex(hash.bytes, sizeof hash.bytes, pledge);
    assert_true(has_sent("\"pledge\":\"") && has_sent(pledge));
    assert_false(has_sent(join->pledge.chance));
    far_side.you = 0;
    /* Another pledge in her place: she reveals nothing. */
    snprintf(drawing, sizeof drawing, "{\"pledges\":[\"%s\",\"%s\",null],\"left\":20000}", FIVES, FOUR_FOURS);
    hears(pledged_table("open", "[" ADA_SILENT "," FAR_BO "," FAR_ZOE "]", drawing));
    assert_false(has_sent("reveal"));
    assert_false(join->pledge.drawn);
    snprintf(drawing, sizeof drawing, "{\"pledges\":[\"%s\",\"%s\",null],\"left\":20000}", pledge, FOUR_FOURS);
    hears(pledged_table("open", "[" ADA_SILENT "," FAR_BO "," FAR_ZOE "]", drawing));
    assert_true(has_sent("\"do\":\"reveal\"") && has_sent(join->pledge.chance));
    assert_true(join->pledge.drawn && !join->pledge.revealed);
    assert_string_equal(join->pledge.pledged[0], pledge);
    assert_string_equal(join->pledge.pledged[1], FOUR_FOURS);
    assert_string_equal(join->pledge.pledged[2], "");
    /* Once over one connection; and what was shown first counts. */
    forget_sent();
    snprintf(drawing, sizeof drawing, "{\"pledges\":[\"%s\",\"%s\",null],\"left\":20000}", pledge, FIVES);
    hears(pledged_table("open", "[" ADA_SILENT "," FAR_BO "," FAR_ZOE "]", drawing));
    assert_false(has_sent("reveal"));
    assert_string_equal(join->pledge.pledged[1], FOUR_FOURS);
    hears(pledged_table("open", FAR_THREE, drawing));
    assert_true(join->pledge.revealed);
    /* Nonsense. */
    hears(pledged_table("open", FAR_THREE, "{\"pledges\":[null],\"left\":1}"));
    assert_int_not_equal(nika_join_state(join), NIKA_JOIN_READY);
}

/* The chance of the client is new for each table, and sent as 64 digits to a server that knows no pledges. */
static void sitting_down(void **state)
{
    char chance[NIKA_DIGITS_MAX];
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    sit_at(&nika_byzantz, 3, "open", "[" FAR_OPEN "," FAR_OPEN "," FAR_OPEN "]");
    nika_join_sit(join, 1);
    assert_true(has_sent("\"do\":\"sit\"") && has_sent("\"seat\":1,\"chance\":\""));
    memcpy(chance, join->pledge.chance, sizeof chance);
    assert_int_equal(strspn(chance, "0123456789abcdef"), 64);
    assert_true(has_sent(chance));
    assert_string_equal(join->pledge.commitment, FAR_COMMITMENT);
    nika_join_sit(join, 2);
    assert_string_equal(join->pledge.chance, chance); /* at the same table it stays */
    nika_join_enter(join, FAR_TABLE);
    hears(far_table(&far_side, "open", "[" FAR_OPEN "," FAR_OPEN "," FAR_OPEN "]"));
    nika_join_sit(join, 0);
    assert_string_not_equal(join->pledge.chance, chance);
}

static void fetching(void **state)
{
    struct nika_reply reply;
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    find_server();
    unsigned number = nika_join_fetch(join, "/api/tables");
    assert_true(has_sent("GET /api/tables"));
    assert_false(nika_join_reply(join, number, &reply));
    happens(NIKA_CALL_ANSWERED, fetched, 200, "{\"tables\":[]}");
    assert_true(nika_join_reply(join, number, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_FINE);
    assert_string_equal(reply.body, "{\"tables\":[]}");
    assert_int_equal(reply.size, 13);
    number = nika_join_fetch(join, "/api/tables/" FAR_TABLE "/record");
    happens(NIKA_CALL_ANSWERED, fetched, 404, "{\"error\":\"not-over\"}");
    assert_true(nika_join_reply(join, number, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_WRONG);
    assert_string_equal(reply.error, "not-over");
    number = nika_join_fetch(join, "/x");
    happens(NIKA_CALL_FAILED, fetched, 0, "gone");
    assert_true(nika_join_reply(join, number, &reply));
    assert_int_equal(reply.state, NIKA_REPLY_LOST);
    assert_int_equal(nika_join_state(join), NIKA_JOIN_READY);
}

/* A table that can't be entered is said to be shut; one that can't be entered just now is tried again. */
static void a_table_that_is_shut(void **state)
{
    (void)state;
    begin_with((struct nika_join_settings){.state = NULL});
    find_server();
    nika_join_enter(join, FAR_TABLE);
    answers("\"ok\":false,\"error\":\"no-such-table\"");
    assert_string_equal(nika_join_shut(join), "no-such-table");
    const struct nika_source from = source();
    assert_true(from.sight->ended);
    nika_join_enter(join, FAR_TABLE);
    assert_string_equal(nika_join_shut(join), "");
    answers("\"ok\":false,\"error\":\"starting\"");
    assert_string_equal(nika_join_shut(join), "");
    assert_int_equal(nika_join_state(join), NIKA_JOIN_LOST);
}

/* A server that talks nonsense is called anew; if it does so again and again, it is none. */
static void nonsense(void **state)
{
    static const char *const wrong[] = {"{\"is\":\"view\",\"table\":\"" FAR_TABLE "\",\"ply\":1}", "{\"what\":1}",
                                        "{\"re\":\"x\"}", "{\"re\":\"x\",\"ok\":false}",
                                        "{\"is\":\"act\",\"table\":\"" FAR_TABLE "\"}"};
    (void)state;
    begin_game();
    for (unsigned i = 0; i < 5; i++) {
        assert_int_equal(nika_join_state(join), NIKA_JOIN_READY);
        hears(wrong[i]);
        assert_int_not_equal(nika_join_state(join), NIKA_JOIN_READY);
        if (i < 4)
            find();
    }
    assert_int_equal(nika_join_state(join), NIKA_JOIN_FAILED);
    assert_string_equal(nika_join_problem(join), "no-server");
    /* An answer that nobody waits for is none of that. */
    begin_game();
    hears("{\"re\":\"somebody-elses\",\"ok\":true}");
    assert_int_equal(nika_join_state(join), NIKA_JOIN_READY);
}

/* The state file brings somebody back as the same person. */
static void state_is_kept(void **state)
{
    char path[] = "/tmp/nika-test-join-XXXXXX", file[64];
    (void)state;
    assert_non_null(mkdtemp(path));
    snprintf(file, sizeof file, "%s/join.json", path);
    begin_with((struct nika_join_settings){.state = file});
    join->link.token[0] = '\0';
    link_start(&join->link, now); /* without a token she is a new guest */
    happens(NIKA_CALL_ANSWERED, fetched, 200,
            "{\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"account\":false,\"token\":\"" NEAR_TOKEN "\"}");
    sit_at(&nika_byzantz, 3, "open", "[" FAR_OPEN "," FAR_OPEN "," FAR_OPEN "]");
    nika_join_sit(join, 0);
    const struct nika_pledge pledge = join->pledge;
    begin_with((struct nika_join_settings){.state = file});
    sit_at(&nika_byzantz, 3, "running", FAR_THREE);
    assert_true(join->has_pledge);
    assert_string_equal(join->pledge.chance, pledge.chance);
    assert_string_equal(join->pledge.commitment, pledge.commitment);
    static const char *const rest[] = {"join.json", "join.json.lock"};
    for (unsigned i = 0; i < 2; i++) {
        snprintf(file, sizeof file, "%s/%s", path, rest[i]);
        assert_int_equal(remove(file), 0);
    }
    assert_int_equal(remove(path), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_is_sent_and_granted),
        cmocka_unit_test(a_second_move_waits),
        cmocka_unit_test(refusals),
        cmocka_unit_test(too_fast),
        cmocka_unit_test(too_many_requests),
        cmocka_unit_test(a_lost_connection),
        cmocka_unit_test(a_move_without_a_connection),
        cmocka_unit_test(a_long_past),
        cmocka_unit_test(moves_are_shown_one_by_one),
        cmocka_unit_test(only_what_the_seat_knows),
        cmocka_unit_test(questions_to_all),
        cmocka_unit_test(a_question_that_is_resolved_at_once),
        cmocka_unit_test(taking_back),
        cmocka_unit_test(asking_others),
        cmocka_unit_test(being_asked),
        cmocka_unit_test(notes_are_caught_up),
        cmocka_unit_test(coming_back),
        cmocka_unit_test(orders_without_a_connection),
        cmocka_unit_test(a_pilot),
        cmocka_unit_test(a_pilot_of_ones_own),
        cmocka_unit_test(requests_and_answers),
        cmocka_unit_test(opening_a_table),
        cmocka_unit_test(windows_are_told),
        cmocka_unit_test(pledging),
        cmocka_unit_test(sitting_down),
        cmocka_unit_test(fetching),
        cmocka_unit_test(a_table_that_is_shut),
        cmocka_unit_test(nonsense),
        cmocka_unit_test(state_is_kept),
    };
    join = calloc(1, sizeof *join);
    assert_non_null(join);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    join_end(join);
    free(join);
    return failed;
}
