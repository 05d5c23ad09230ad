/*
 * test_session.c: unit tests of the session (src/tui/session.c): whom it asks, what it shows to whom, and when it hides the
 * screen; with a front that writes down what it is told and wants what a script says.
 *
 * The null game is played: in its turn each seat lays one of its two tiles face down; nobody can act out of turn.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/null.h>

#include "tui/front.h"

/* What the front saw, as short words, and what it is to want, as words too. */
struct scripted {
    struct session session;
    struct nika_table *table;
    char seen[2048];
    const char *wants[32]; /* at watch, curtain and ask in turn: "" goes on, "quit", "back SEAT", or "SEAT MOVE" */
    unsigned want;
    unsigned fails_at, fails_for, kept; /* lines of the record */
    unsigned settled;
    unsigned unsafe_at; /* which settling fails */
    bool reads;         /* every move is to be read */
    const char
        *comes; /* to a game that goes on by itself, or NULL: for each m, a pass of whoever is asked; e: the end */
};

static struct nika_local local;

static void note(struct scripted *stage, const char *word, unsigned seat)
{
    const size_t size = strlen(stage->seen);
    if (seat == NIKA_WATCHER)
        snprintf(stage->seen + size, sizeof stage->seen - size, "%s ", word);
    else
        snprintf(stage->seen + size, sizeof stage->seen - size, "%s%u ", word, seat);
}

static enum action want(void *context, unsigned *seat, struct nika_move *move)
{
    struct scripted *stage = context;
    const struct nika_setup *setup = nika_play_setup(stage->table->play);
    assert_true(stage->want < sizeof stage->wants / sizeof stage->wants[0]);
    const char *word = stage->wants[stage->want++];
    assert_non_null(word);
    if (!*word)
        return ACTION_GO_ON;
    if (strcmp(word, "quit") == 0)
        return ACTION_QUIT;
    if (strncmp(word, "back ", 5) == 0) {
        *seat = (unsigned)(word[5] - '0');
        return ACTION_BACK;
    }
    *seat = (unsigned)(word[0] - '0');
    assert_true(setup->game->parse(setup, word + 2, strlen(word + 2), move));
    return ACTION_MOVE;
}

static void start(void *context)
{
    struct scripted *stage = context;
    note(stage, "start", stage->session.viewer);
}

/* What was told before, and up to where it is told now. */
static bool moved(void *context)
{
    struct scripted *stage = context;
    const unsigned viewer = stage->session.viewer;
    note(stage, "moved", viewer);
    if (viewer != NIKA_WATCHER)
        note(stage, "told", stage->session.told[viewer]);
    return stage->reads;
}

/* Notes the stage; what is wanted there, the script says. */
static enum action enter(void *context, bool again)
{
    struct scripted *stage = context;
    const struct session *session = &stage->session;
    if (again) {
        note(stage, "again", session->viewer);
        return ACTION_NONE;
    }
    switch (session->stage) {
    case STAGE_WATCH:
        note(stage, session->pace == PACE_STEP ? "step" : "watch", session->viewer);
        return ACTION_NONE;
    case STAGE_CURTAIN:
        assert_int_equal(session->viewer, NIKA_WATCHER);
        note(stage, "curtain", session->next);
        return ACTION_NONE;
    case STAGE_ASK:
        note(stage, "ask", session->viewer);
        note(stage, "told", session->told[session->viewer]);
        return ACTION_NONE;
    case STAGE_READ:
        note(stage, "read", session->viewer);
        return ACTION_GO_ON;
    default:
        note(stage, "over", session->viewer);
        return ACTION_GO_ON;
    }
}

/* "news …": something comes to the source; with "aside news …", while the front asks something else. */
static bool wait_for_script(void *context)
{
    struct scripted *stage = context;
    const char *word = stage->wants[stage->want];
    stage->session.aside = strncmp(word, "aside ", 6) == 0;
    word += stage->session.aside ? 6 : 0;
    if (strncmp(word, "news ", 5) != 0)
        return false;
    stage->comes = word + 5;
    stage->want++;
    return true;
}

static void refused(void *context, unsigned seat, struct nika_move move, nika_refusal refusal)
{
    struct scripted *stage = context;
    const struct nika_setup *setup = nika_play_setup(stage->table->play);
    char word[NIKA_WORD_MAX];
    setup->game->say(setup, move, word);
    note(stage, setup->game->refusals[refusal], seat);
}

static void not_kept(void *context)
{
    note(context, "unkept", NIKA_WATCHER);
}

static void not_safe(void *context)
{
    note(context, "unsafe", NIKA_WATCHER);
}

static void taken_back(void *context, unsigned seat, enum nika_back back)
{
    note(context, back == NIKA_BACK ? "back" : "noback", seat);
}

static void hear_news(void *context)
{
    (void)context;
}

static void gone(void *context)
{
    note(context, "gone", NIKA_WATCHER);
}

static const struct front front = {.start = start,
                                   .moved = moved,
                                   .enter = enter,
                                   .wait = wait_for_script,
                                   .event = want,
                                   .refused = refused,
                                   .not_kept = not_kept,
                                   .not_safe = not_safe,
                                   .news = hear_news,
                                   .gone = gone,
                                   .taken_back = taken_back};

static bool keep(void *context, const char *line, size_t size)
{
    struct scripted *stage = context;
    (void)line;
    (void)size;
    if (stage->kept + 1 == stage->fails_at && stage->fails_for > 0) {
        stage->fails_for--;
        return false;
    }
    stage->kept++;
    return true;
}

static bool drop(void *context, unsigned lines)
{
    struct scripted *stage = context;
    stage->kept -= lines;
    return true;
}

static bool settle(void *context)
{
    struct scripted *stage = context;
    return ++stage->settled != stage->unsafe_at;
}

/* Lays a table; the agents have commas between. The tiles are dealt 1 2, 3 4, 5 6, …, seat 0 starts. */
static void lay(struct scripted *stage, const struct nika_game *game, unsigned players, const char *agents)
{
    struct nika_setup setup;
    struct nika_sitting sitting;
    struct nika_deal deal;
    struct nika_pile piles[NIKA_PILES_MAX];
    memset(&sitting, 0, sizeof sitting);
    memset(&deal, 0, sizeof deal);
    assert_true(nika_setup_init(&setup, game, players, 0));
    game->piles(&setup, &deal, piles);
    for (unsigned seat = 0; seat < players; seat++) {
        const size_t size = strcspn(agents, ",");
        memcpy(sitting.agents[seat], agents, size);
        agents += size + (agents[size] == ',');
    }
    stage->table = malloc(nika_table_bytes());
    assert_non_null(stage->table);
    stage->session.settle = settle;
    stage->session.settle_context = stage;
    assert_true(nika_table_begin(stage->table, &setup, &deal, &sitting, 1,
                                 (struct nika_keeper){.keep = keep, .context = stage, .drop = drop}));
    stage->session.source = nika_local_source(&local, stage->table);
}

static void run(struct scripted *stage, bool is_over, const char *seen)
{
    assert_int_equal(session_run(&stage->session, &front, stage), is_over);
    assert_string_equal(stage->seen, seen);
    assert_true(stage->want == 32 || !stage->wants[stage->want]); /* nothing of the script is left */
    free(stage->table);
}

/* With one person there is never a curtain, and she sees everything that happens. */
static void one_person_against_others(void **state)
{
    (void)state;
    struct scripted stage = {.wants = {"", "1 lay 3", ""}};
    lay(&stage, &nika_null, 3, "random,human,random");
    run(&stage, true, "start1 watch1 moved1 told0 ask1 told1 moved1 told1 watch1 moved1 told2 over1 ");
    assert_int_equal(stage.session.voice.self, 1); /* she is spoken to */
    assert_int_equal(stage.settled, 2);            /* before the person was asked, and at the end */
    assert_int_equal(stage.kept, 5);               /* the header, three moves, the result */
}

/* The screen is hidden before each other person, and who comes has been told nothing yet. */
static void several_people_take_turns(void **state)
{
    (void)state;
    struct scripted stage = {.wants = {"", "0 lay 1", "", "1 lay 3", "", "2 lay 6"}};
    lay(&stage, &nika_null, 3, "human,human,human");
    run(&stage, true,
        "start curtain0 ask0 told0 moved0 told0 curtain1 ask1 told0 moved1 told1 curtain2 ask2 told0 moved2 told2 "
        "over ");
    assert_int_equal(stage.session.voice.self, NIKA_WATCHER); /* all are called by their names */
}

/* Before the first person has come, nobody sees what computer players do; afterwards she does. */
static void nobody_is_shown_anything_behind_the_curtain(void **state)
{
    (void)state;
    struct scripted stage = {.wants = {"", "", "1 lay 3", "", "", "3 lay 7"}};
    lay(&stage, &nika_null, 4, "random,human,random,human");
    run(&stage, true,
        "start watch curtain1 ask1 told0 moved1 told1 watch1 moved1 told2 curtain3 ask3 told0 moved3 told3 over ");
}

/* What is to be read stays before the next stage, and before the end. */
static void moves_are_read_first(void **state)
{
    (void)state;
    struct scripted stage = {.wants = {"0 lay 1", ""}, .reads = true};
    lay(&stage, &nika_null, 2, "human,random");
    run(&stage, true, "start0 ask0 told0 moved0 told0 read0 watch0 moved0 told1 read0 over0 ");
}

static void without_people_there_is_a_watcher(void **state)
{
    (void)state;
    struct scripted stage = {.wants = {"", ""}};
    lay(&stage, &nika_null, 2, "random,random");
    run(&stage, true, "start watch moved watch moved over ");
    assert_int_equal(stage.session.voice.self, NIKA_WATCHER); /* nobody is spoken to */
}

/* Who asks for something that can't be, is asked again, and nothing has happened. */
static void refusals_are_told(void **state)
{
    (void)state;
    struct scripted stage = {.wants = {"0 lay 3", "1 lay 3", "0 lay 2", ""}};
    lay(&stage, &nika_null, 2, "human,random");
    run(&stage, true,
        "start0 ask0 told0 not-in-hand0 ask0 told0 not-asked1 ask0 told0 moved0 told0 watch0 moved0 told1 over0 ");
}

static void somebody_stops(void **state)
{
    (void)state;
    struct scripted at_watch = {.wants = {"quit"}}, at_ask = {.wants = {"quit"}}, at_curtain = {.wants = {"quit"}};
    lay(&at_watch, &nika_null, 2, "random,human");
    run(&at_watch, false, "start1 watch1 ");
    assert_int_equal(at_watch.kept, 1);
    lay(&at_ask, &nika_null, 2, "human,random");
    run(&at_ask, false, "start0 ask0 told0 ");
    lay(&at_curtain, &nika_null, 2, "human,human");
    run(&at_curtain, false, "start curtain0 ");
}

/* While nothing can be written, nothing happens: a person tries again or stops. */
static void what_is_not_kept_is_tried_again(void **state)
{
    (void)state;
    /* The person's move is line 2, the computer's line 3, the result line 4. */
    struct scripted person = {.wants = {"0 lay 1", "0 lay 1", ""}, .fails_at = 2, .fails_for = 1};
    lay(&person, &nika_null, 2, "human,random");
    run(&person, true, "start0 ask0 told0 unkept ask0 told0 moved0 told0 watch0 moved0 told1 over0 ");
    struct scripted computer = {.wants = {"0 lay 1", "", ""}, .fails_at = 3, .fails_for = 1};
    lay(&computer, &nika_null, 2, "human,random");
    run(&computer, true, "start0 ask0 told0 moved0 told0 watch0 unkept step0 moved0 told1 over0 ");
    assert_int_equal(computer.session.pace, PACE_NONE);
    struct scripted stopped = {.wants = {"0 lay 1", "", "quit"}, .fails_at = 3, .fails_for = 1};
    lay(&stopped, &nika_null, 2, "human,random");
    run(&stopped, false, "start0 ask0 told0 moved0 told0 watch0 unkept step0 ");
    /* It is tried at once, and again when the game is over; whoever takes the game up tries once more. */
    struct scripted result = {.wants = {"0 lay 1", ""}, .fails_at = 4, .fails_for = 2};
    lay(&result, &nika_null, 2, "human,random");
    run(&result, true, "start0 ask0 told0 moved0 told0 watch0 moved0 told1 unkept over0 ");
}

/* A disk that reports an error: the next who is before the screen is told, once. */
static void what_is_not_safe_is_told(void **state)
{
    (void)state;
    struct scripted alone = {.wants = {"0 lay 3", "0 lay 1", ""}, .unsafe_at = 1};
    lay(&alone, &nika_null, 2, "human,random");
    run(&alone, true, "start0 unsafe ask0 told0 not-in-hand0 ask0 told0 moved0 told0 watch0 moved0 told1 over0 ");
    struct scripted behind = {.wants = {"", "quit"}, .unsafe_at = 1};
    lay(&behind, &nika_null, 2, "human,human");
    run(&behind, false, "start curtain0 unsafe ask0 told0 ");
}

/*
 * Byzantz, unshuffled: seat 0 has C1 C1 C1 C1, seat 1 C1 C1 C2 C2, seat 2 C2 C2 C2 C3. Anybody may sell at any time.
 */
static void people_act_out_of_turn(void **state)
{
    (void)state;
    struct scripted watching = {.wants = {"2 sell C3 C2 C2", "2 sell C2 C2 M", "quit"}};
    lay(&watching, &nika_byzantz, 3, "heuristic,heuristic,human");
    run(&watching, false, "start2 watch2 moved2 told0 watch2 not-in-hand2 watch2 ");

    struct scripted behind = {.wants = {"1 sell C2 C1 C1", "2 sell C1 C1 C1", "", "0 pass", "quit"}};
    lay(&behind, &nika_byzantz, 3, "human,human,human");
    run(&behind, false, "start curtain0 curtain0 not-in-hand2 curtain0 ask0 told0 moved0 told1 curtain1 ");
    assert_int_equal(behind.kept, 3);
}

/*
 * A game that goes on by itself: Byzantz, in which all pass, seat 0 first. Seat 1 is before the screen.
 */

/* Only who has seen everything is asked. */
static void see_far(struct scripted *stage)
{
    nika_sight_follow(&local.sight, stage->table->play);
    if (nika_sight_due(&local.sight))
        local.sight.asks = NIKA_WATCHER;
}

static void far_attend(void *context)
{
    struct scripted *stage = context;
    for (const char *event = stage->comes ? stage->comes : ""; *event; event++) {
        const struct nika_setup *setup = nika_play_setup(stage->table->play);
        struct nika_move pass;
        bool kept;
        local.sight.ended |= *event == 'e';
        assert_true(setup->game->parse(setup, "pass", 4, &pass));
        for (unsigned seat = 0; *event == 'm' && seat < 3; seat++)
            if (nika_play_waiting(stage->table->play).asked >> seat & 1) {
                assert_int_equal(nika_table_play(stage->table, seat, pass, &kept), NIKA_ACCEPTED);
                break;
            }
    }
    stage->comes = NULL;
    see_far(stage);
}

static enum nika_acted far_act(void *context)
{
    if (!nika_sight_due(&local.sight))
        return NIKA_PERSON_ASKED;
    local.sight.shown++;
    see_far(context);
    return NIKA_ACTED;
}

static bool far_heard(void *context, struct nika_heard *heard)
{
    (void)context;
    (void)heard;
    return false;
}

static void run_far(struct scripted *stage, const char *seen)
{
    static const struct nika_online online = {.attend = far_attend, .heard = far_heard};
    static const struct nika_actions actions = {.act = far_act};
    lay(stage, &nika_byzantz, 3, "human,human,human");
    nika_sight_begin(&local.sight, nika_play_setup(stage->table->play), &stage->table->sitting, 1u << 1, 1);
    see_far(stage);
    stage->session.source =
        (struct nika_source){.sight = &local.sight, .actions = &actions, .online = &online, .context = stage};
    run(stage, false, seen);
}

/* A move that was waited for is shown at once; further ones are watched, and news meanwhile does not cut that short. */
static void news_while_one_watches(void **state)
{
    (void)state;
    struct scripted one = {.wants = {"news m", "quit"}};
    run_far(&one, "start1 watch1 moved1 told0 ask1 told1 ");
    struct scripted nothing = {.wants = {"news ", "quit"}};
    run_far(&nothing, "start1 watch1 watch1 ");
    struct scripted several = {.wants = {"news mmm", "news ", "", "quit"}};
    run_far(&several, "start1 watch1 moved1 told0 watch1 moved1 told1 watch1 ");
    struct scripted ended = {.wants = {"news e"}};
    run_far(&ended, "start1 watch1 ");
    /* While the front asks something else, everything is shown and the stage stays. */
    struct scripted aside = {.wants = {"aside news mmm", "quit"}};
    run_far(&aside, "start1 watch1 moved1 told0 moved1 told1 moved1 told2 ");
}

/* Who is asked stays asked while that is so; else she is told that the question is gone. */
static void news_while_one_is_asked(void **state)
{
    (void)state;
    struct scripted still = {.wants = {"news m", "news ", "quit"}};
    run_far(&still, "start1 watch1 moved1 told0 ask1 told1 again1 ");
    struct scripted past = {.wants = {"news m", "news m", "quit"}};
    run_far(&past, "start1 watch1 moved1 told0 ask1 told1 moved1 told1 gone watch1 ");
    struct scripted ended = {.wants = {"news m", "news e"}};
    run_far(&ended, "start1 watch1 moved1 told0 ask1 told1 ");
}

/* One person goes back to her own decision, also while others play; what they did is told anew. */
static void decisions_are_taken_back(void **state)
{
    (void)state;
    struct scripted alone = {.wants = {"back 0", "0 lay 1", "", "back 0", "0 lay 2", "", ""}};
    lay(&alone, &nika_null, 3, "human,random,random");
    run(&alone, true,
        "start0 ask0 told0 noback0 ask0 told0 moved0 told0 watch0 moved0 told1 watch0 back0 ask0 told0 moved0 told0 "
        "watch0 moved0 told1 watch0 moved0 told2 over0 ");
    assert_int_equal(alone.kept, 5); /* the header, three moves, the result */
    /* Behind the curtain: the screen goes back to whoever had decided. */
    struct scripted behind = {.wants = {"", "0 pass", "back 0", "", "quit"}};
    lay(&behind, &nika_byzantz, 3, "human,human,human");
    run(&behind, false, "start curtain0 ask0 told0 moved0 told0 curtain1 back0 curtain0 ask0 told0 ");
    assert_int_equal(behind.kept, 1);
}

/* Who comes back to a game is told what happened since her last move. */
static void a_game_that_is_taken_up(void **state)
{
    (void)state;
    static const char header[] =
        "{\"nika\":2,\"game\":\"null\",\"players\":4,\"start\":0,\"names\":[\"A\",\"B\",\"C\",\"D\"],\"rules\":{},"
        "\"seats\":[\"human\",\"random\",\"random\",\"human\"],\"number\":\"1\",\"deal\":[1,2,3,4,5,6,7,8,9]}";
    static const char *const lines[] = {header, "{\"seat\":0,\"move\":\"lay 1\"}", "{\"seat\":1,\"move\":\"lay 3\"}",
                                        "{\"seat\":2,\"move\":\"lay 5\"}"};
    struct scripted stage = {.wants = {"", "quit"}};
    const struct nika_problem *problem;
    stage.table = malloc(nika_table_bytes());
    assert_non_null(stage.table);
    nika_table_resume(stage.table);
    for (unsigned i = 0; i < 4; i++)
        assert_int_not_equal(nika_table_line(stage.table, lines[i], strlen(lines[i]), &problem), NIKA_READ_PROBLEM);
    assert_true(
        nika_table_resumed(stage.table, (struct nika_keeper){.keep = keep, .context = &stage, .drop = drop}, &problem));
    stage.session.source = nika_local_source(&local, stage.table);
    assert_false(session_run(&stage.session, &front, &stage));
    assert_string_equal(stage.seen, "start curtain3 ask3 told0 ");
    const unsigned told[] = {1, 2, 3, 3}; /* seat 3 has now been asked after three moves */
    for (unsigned seat = 0; seat < 4; seat++)
        assert_int_equal(stage.session.told[seat], told[seat]);
    free(stage.table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_person_against_others),
        cmocka_unit_test(several_people_take_turns),
        cmocka_unit_test(nobody_is_shown_anything_behind_the_curtain),
        cmocka_unit_test(moves_are_read_first),
        cmocka_unit_test(without_people_there_is_a_watcher),
        cmocka_unit_test(decisions_are_taken_back),
        cmocka_unit_test(refusals_are_told),
        cmocka_unit_test(somebody_stops),
        cmocka_unit_test(what_is_not_kept_is_tried_again),
        cmocka_unit_test(what_is_not_safe_is_told),
        cmocka_unit_test(people_act_out_of_turn),
        cmocka_unit_test(a_game_that_is_taken_up),
        cmocka_unit_test(news_while_one_watches),
        cmocka_unit_test(news_while_one_is_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
