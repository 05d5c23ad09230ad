/*
 * test_table.c: unit tests of the live table (table.h): every move is kept before it is made; a game goes on from its
 * record exactly where it stopped, at any move; hints change nothing; nobody sees more than a view.
 */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/byzantz.h>
#include <nika/games.h>
#include <nika/null.h>
#include <nika/table.h>

enum { LINES_MAX = 700 };

/* A keeper's paper: all lines of a record; from line `fails_at` on (counted from 0) it keeps nothing. */
struct paper {
    char *lines[LINES_MAX];
    size_t sizes[LINES_MAX];
    unsigned count, fails_at, refused;
};

static bool keep(void *context, const char *line, size_t size)
{
    struct paper *paper = context;
    if (paper->count >= paper->fails_at) {
        paper->refused++;
        return false;
    }
    assert_true(paper->count < LINES_MAX);
    assert_null(memchr(line, '\n', size));
    paper->lines[paper->count] = malloc(size + 1);
    assert_non_null(paper->lines[paper->count]);
    memcpy(paper->lines[paper->count], line, size);
    paper->lines[paper->count][size] = '\0';
    paper->sizes[paper->count++] = size;
    return true;
}

static bool drop(void *context, unsigned lines)
{
    struct paper *paper = context;
    if (paper->count >= paper->fails_at)
        return false;
    assert_true(lines < paper->count); /* never the header */
    for (; lines > 0; lines--)
        free(paper->lines[--paper->count]);
    return true;
}

static struct nika_keeper keeper_of(struct paper *paper)
{
    return (struct nika_keeper){.keep = keep, .context = paper, .drop = drop};
}

static void tear_up(struct paper *paper)
{
    while (paper->count > 0)
        free(paper->lines[--paper->count]);
}

static struct paper new_paper(void)
{
    return (struct paper){.fails_at = UINT32_MAX};
}

static void check_same_lines(const struct paper *a, const struct paper *b, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        assert_string_equal(a->lines[i], b->lines[i]);
}

static struct nika_table *new_table(void)
{
    struct nika_table *table = malloc(nika_table_bytes());
    assert_non_null(table);
    return table;
}

/* A game that is to be played: with people in the seats of the mask. */
static struct nika_sitting sitting_of(unsigned players, unsigned people, const char *agent)
{
    struct nika_sitting sitting;
    memset(&sitting, 0, sizeof sitting);
    for (unsigned seat = 0; seat < players; seat++) {
        const char *name = people >> seat & 1 ? "human" : agent;
        sitting.names.of[seat][0] = (char)('A' + seat);
        memcpy(sitting.agents[seat], name, strlen(name) + 1);
    }
    return sitting;
}

static void deal(const struct nika_game *game, unsigned players, unsigned seed, struct nika_setup *setup,
                 struct nika_deal *cards)
{
    struct nika_rng rng;
    assert_true(nika_setup_init(setup, game, players, seed % players));
    nika_rng_seed(&rng, seed, 0);
    memset(cards, 0, sizeof *cards);
    nika_deal(setup, &rng, cards);
}

static void begin(struct nika_table *table, const struct nika_game *game, unsigned players, unsigned people,
                  const char *agent, struct paper *paper)
{
    struct nika_setup setup;
    struct nika_deal cards;
    const struct nika_sitting sitting = sitting_of(players, people, agent);
    deal(game, players, 5, &setup, &cards);
    assert_true(nika_table_begin(table, &setup, &cards, &sitting, UINT64_MAX, keeper_of(paper)));
}

/* What a person plays here: some legal move, by the move's number alone. */
static struct nika_move choice(const struct nika_table *table, unsigned seat)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    nika_play_look(table->play, seat, &view);
    const unsigned count = nika_play_setup(table->play)->game->legal(nika_play_setup(table->play), &view, moves);
    assert_int_not_equal(count, 0);
    return moves[count ? (nika_play_ply(table->play) * 7 + 3) % count : 0];
}

/* One step: computer players, or the person who is asked. False if the game is over, or nothing was kept. */
static bool step(struct nika_table *table)
{
    bool kept;
    const enum nika_acted acted = nika_table_act(table);
    if (acted != NIKA_PERSON_ASKED)
        return acted == NIKA_ACTED;
    const unsigned seat = nika_lowest_bit(nika_play_waiting(table->play).asked);
    assert_true(table->people >> seat & 1);
    assert_int_equal(nika_table_play(table, seat, choice(table, seat), &kept), NIKA_ACCEPTED);
    return kept;
}

static void take_up(struct nika_table *table, const struct paper *from, unsigned count, struct paper *to)
{
    const struct nika_problem *problem;
    nika_table_resume(table);
    for (unsigned i = 0; i < count; i++)
        assert_int_not_equal(nika_table_line(table, from->lines[i], from->sizes[i], &problem), NIKA_READ_PROBLEM);
    assert_true(nika_table_resumed(table, keeper_of(to), &problem));
}

/* Games to be played, with people in the seats of the mask. The number of all tables is the largest there is. */
static const struct {
    const struct nika_game *const *game;
    unsigned players, people;
    const char *agent;
} games[] = {{&nika_games[0], 4, 1, "search-6"},
             {&nika_games[0], 3, 5, "random"},
             {&nika_games[1], 3, 2, "search-6"},
             {&nika_games[1], 4, 1, "random"},
             {&nika_games[2], 3, 2, "heuristic"}};
enum { GAMES = sizeof games / sizeof games[0] };

/* Who resumes at any move, computer players included, gets the same game; memories and random numbers too. */
static void a_game_goes_on_from_any_move(void **state)
{
    (void)state;
    struct nika_table *table = new_table(), *again = new_table();
    for (unsigned g = 0; g < GAMES; g++) {
        struct paper whole = new_paper();
        begin(table, *games[g].game, games[g].players, games[g].people, games[g].agent, &whole);
        while (step(table))
            ;
        assert_int_equal(nika_table_act(table), NIKA_OVER);
        /* Broken off after every single line; only the next move is made, as it was in one go. */
        for (unsigned lines = 1; lines < whole.count; lines++) {
            struct paper rest = new_paper();
            take_up(again, &whole, lines, &rest);
            assert_int_equal(nika_play_ply(again->play), lines - 1);
            assert_int_equal(again->people, games[g].people);
            step(again);
            assert_true(rest.count >= 1);
            for (unsigned i = 0; i < rest.count; i++)
                assert_string_equal(rest.lines[i], whole.lines[lines + i]);
            tear_up(&rest);
        }
        struct paper nothing = new_paper();
        take_up(again, &whole, whole.count, &nothing);
        assert_int_equal(nika_play_waiting(again->play).asked, 0);
        assert_int_equal(nika_table_act(again), NIKA_OVER);
        assert_int_equal(nothing.count, 0);
        tear_up(&whole);
    }
    free(again);
    free(table);
}

/* Whatever line can't be kept: what it tells has not happened, and comes again as the same. */
static void nothing_happens_that_is_not_kept(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    for (unsigned g = 0; g < GAMES; g++) {
        struct paper whole = new_paper(), paper = new_paper();
        begin(table, *games[g].game, games[g].players, games[g].people, games[g].agent, &whole);
        while (step(table))
            ;
        begin(table, *games[g].game, games[g].players, games[g].people, games[g].agent, &paper);
        for (unsigned line = 1; line < whole.count; line++) {
            struct nika_view before, after;
            const unsigned asked = nika_play_waiting(table->play).asked;
            const unsigned seat = asked ? nika_lowest_bit(asked) : 0, ply = nika_play_ply(table->play);
            nika_play_look(table->play, seat, &before);
            paper.fails_at = line;
            paper.refused = 0;
            assert_false(step(table));
            assert_int_equal(paper.refused, 1);
            nika_play_look(table->play, seat, &after);
            assert_true(nika_view_same(nika_play_setup(table->play)->game, &before, &after));
            assert_int_equal(nika_play_ply(table->play), ply);
            assert_int_equal(paper.count, line);
            /* The result comes behind the last move: that move alone is kept first. */
            paper.fails_at = line + 1;
            if (asked)
                assert_true(step(table));
            else
                assert_int_equal(nika_table_act(table), NIKA_OVER);
        }
        assert_int_equal(paper.count, whole.count);
        check_same_lines(&paper, &whole, whole.count);
        tear_up(&paper);
        tear_up(&whole);
    }
    free(table);
}

static void a_header_that_is_not_kept_lays_no_table(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    struct nika_setup setup;
    struct nika_deal cards;
    struct nika_sitting sitting = sitting_of(3, 1, "casual");
    struct paper paper = {.fails_at = 0};
    deal(nika_games[0], 3, 1, &setup, &cards);
    assert_false(nika_table_begin(table, &setup, &cards, &sitting, 1, keeper_of(&paper)));
    assert_int_equal(paper.refused, 1);
    paper.fails_at = UINT32_MAX;
    memcpy(sitting.agents[1], "nobody", 7);
    assert_false(nika_table_begin(table, &setup, &cards, &sitting, 1, keeper_of(&paper)));
    assert_int_equal(paper.count, 0);
    tear_up(&paper);
    free(table);
}

/* Other programs may write what they like beside the keys that all know. */
static void keys_of_others_do_no_harm(void **state)
{
    (void)state;
    static const char front[] = "{\"nika\":2,\"game\":\"null\",\"players\":3,\"start\":1,\"names\":[\"A\",\"B\",\"C\"],"
                                "\"rules\":{}";
    static const char back[] = ",\"deal\":[1,2,3,4,5,6,7]}";
    static const struct {
        const char *keys;
        unsigned people;
    } others[] = {
        {"", 7},
        {",\"seats\":[\"human\",\"expert\",\"human\"]", 5},
        {",\"seats\":[\"expert\",\"expert\",\"expert\"],\"number\":\"18446744073709551615\"", 0},
        {",\"seats\":[\"expert\",\"human\"]", 7},
        {",\"seats\":[\"expert\",\"somebody\",\"expert\"]", 7},
        {",\"seats\":[\"expert\",7,\"expert\"]", 7},
        {",\"seats\":{\"a\":\"expert\",\"b\":\"expert\",\"c\":\"expert\"}", 7},
        {",\"seats\":\"expert\",\"number\":-1", 7},
        {",\"seats\":[\"human\",\"expert\",\"0123456789012345678901234567890123456789\"]", 7},
        {",\"number\":\"18446744073709551616\",\"date\":\"today\",\"ratings\":[{\"a\":[]}]", 7},
        {",\"number\":\"\"", 7},
    };
    struct nika_table *table = new_table();
    for (unsigned i = 0; i < sizeof others / sizeof others[0]; i++) {
        const struct nika_problem *problem;
        struct paper paper = new_paper();
        char line[1024];
        struct nika_text text = nika_text(line, sizeof line);
        nika_text_add(&text, front);
        nika_text_add(&text, others[i].keys);
        nika_text_add(&text, back);
        nika_table_resume(table);
        assert_int_equal(nika_table_line(table, line, text.size, &problem), NIKA_READ_HEADER);
        assert_true(nika_table_resumed(table, keeper_of(&paper), &problem));
        assert_int_equal(table->people, others[i].people);
        assert_string_equal(table->sitting.names.of[2], "C");
        /* The start seat has the tiles 3 and 4. */
        if (others[i].people >> 1 & 1) {
            struct nika_move move;
            bool kept;
            assert_true(nika_play_setup(table->play)->game->parse(nika_play_setup(table->play), "lay 3", 5, &move));
            assert_int_equal(nika_table_play(table, 1, move, &kept), NIKA_ACCEPTED);
            assert_true(kept);
            assert_string_equal(paper.lines[0], "{\"seat\":1,\"move\":\"lay 3\"}");
        }
        tear_up(&paper);
    }
    free(table);
}

static void who_sits_there_can_be_changed(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    struct paper paper = new_paper();
    begin(table, nika_games[0], 3, 7, "expert", &paper);
    assert_true(nika_table_seat(table, 1, "expert"));
    assert_int_equal(table->people, 5);
    assert_string_equal(table->sitting.agents[1], "expert");
    assert_false(nika_table_seat(table, 1, "nobody"));
    assert_false(nika_table_seat(table, 1, ""));
    assert_string_equal(table->sitting.agents[1], "expert");
    assert_true(nika_table_seat(table, 1, "human"));
    assert_int_equal(table->people, 7);
    tear_up(&paper);
    free(table);
}

static void what_is_wrong_with_a_record_is_said(void **state)
{
    (void)state;
    static const char header[] = "{\"nika\":2,\"game\":\"null\",\"players\":2,\"start\":0,\"names\":[\"A\",\"B\"],"
                                 "\"rules\":{},\"deal\":[1,2,3,4,5]}";
    static const char *const moves[] = {"{\"seat\":0,\"move\":\"lay 1\"}", "{\"seat\":1,\"move\":\"lay 4\"}",
                                        "{\"result\":{\"scores\":[1,4],\"ranks\":[2,1]}}"};
    struct nika_table *table = new_table();
    struct paper paper = new_paper();
    const struct nika_problem *problem;
    nika_table_resume(table);
    assert_false(nika_table_resumed(table, keeper_of(&paper), &problem));
    assert_string_equal(problem->word, "empty-file");

    nika_table_resume(table);
    assert_int_equal(nika_table_line(table, header, sizeof header - 1, &problem), NIKA_READ_HEADER);
    assert_int_equal(nika_table_line(table, moves[1], strlen(moves[1]), &problem), NIKA_READ_PROBLEM);
    assert_string_equal(problem->word, "move-refused");
    assert_string_equal(problem->refusal, "not-asked");

    nika_table_resume(table);
    assert_int_equal(nika_table_line(table, header, NIKA_LINE_MAX + 1, &problem), NIKA_READ_PROBLEM);
    assert_string_equal(problem->word, "line-too-long");

    nika_table_resume(table);
    assert_int_equal(nika_table_line(table, header, sizeof header - 1, &problem), NIKA_READ_HEADER);
    assert_int_equal(nika_table_line(table, moves[0], strlen(moves[0]), &problem), NIKA_READ_MOVE);
    assert_int_equal(nika_table_line(table, moves[1], strlen(moves[1]), &problem), NIKA_READ_MOVE);
    /* The game is over; its result is still to be written. */
    assert_true(nika_table_resumed(table, keeper_of(&paper), &problem));
    assert_int_equal(paper.count, 0);
    assert_int_equal(nika_table_act(table), NIKA_OVER);
    assert_int_equal(nika_table_act(table), NIKA_OVER);
    assert_int_equal(paper.count, 1);
    assert_string_equal(paper.lines[0], moves[2]);

    nika_table_resume(table);
    assert_int_equal(nika_table_line(table, header, sizeof header - 1, &problem), NIKA_READ_HEADER);
    for (unsigned i = 0; i < 3; i++)
        assert_int_not_equal(nika_table_line(table, moves[i], strlen(moves[i]), &problem), NIKA_READ_PROBLEM);
    assert_int_equal(nika_table_line(table, header, sizeof header - 1, &problem), NIKA_READ_PROBLEM);
    assert_string_equal(problem->word, "second-game");
    tear_up(&paper);
    free(table);
}

/* Refused moves change nothing and keep nothing, whoever makes them. */
static void refused_moves_are_not_kept(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    struct paper paper = new_paper();
    struct nika_move move;
    bool kept;
    begin(table, nika_games[0], 3, 7, "expert", &paper); /* deal 5: seat 2 starts */
    assert_true(nika_games[0]->parse(nika_play_setup(table->play), "pass", 4, &move));
    assert_int_equal(nika_play_waiting(table->play).asked, 1 << 2);
    assert_int_equal(nika_table_play(table, 0, move, &kept), NIKA_NOT_ASKED);
    assert_int_equal(nika_table_play(table, 3, move, &kept), NIKA_NO_SUCH_SEAT);
    assert_int_equal(nika_table_play(table, NIKA_WATCHER, move, &kept), NIKA_NO_SUCH_SEAT);
    assert_int_equal(nika_table_play(table, 2, (struct nika_move){.verb = 99}, &kept), NIKA_NO_SUCH_MOVE);
    assert_int_equal(nika_play_ply(table->play), 0);
    assert_int_equal(paper.count, 1);
    assert_int_equal(nika_table_play(table, 2, move, &kept), NIKA_ACCEPTED);
    assert_true(kept);
    assert_int_equal(nika_play_ply(table->play), 1);
    assert_string_equal(paper.lines[1], "{\"seat\":2,\"move\":\"pass\"}");
    tear_up(&paper);
    free(table);
}

/* A game in which hints are asked for at every fourth move is the same game. */
static void hints_change_nothing(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    struct nika_agent adviser;
    assert_true(nika_agent_named("search-6", &adviser));
    for (unsigned g = 0; g < GAMES; g++) {
        struct paper plain = new_paper(), advised = new_paper();
        begin(table, *games[g].game, games[g].players, games[g].people, games[g].agent, &plain);
        while (step(table))
            ;
        begin(table, *games[g].game, games[g].players, games[g].people, games[g].agent, &advised);
        do {
            struct nika_hint first, again;
            const unsigned asked = nika_play_waiting(table->play).asked;
            if (!asked)
                break;
            if (nika_play_ply(table->play) % 4 != g % 4)
                continue;
            nika_table_hint(table, nika_lowest_bit(asked), &adviser, &first);
            nika_table_hint(table, nika_lowest_bit(asked), &adviser, &again);
            assert_true(first.count > 0);
            assert_int_equal(first.count, again.count);
            for (unsigned i = 0; i < first.count; i++)
                assert_true(nika_move_same(first.advice[i].move, again.advice[i].move));
        } while (step(table));
        assert_int_equal(nika_table_act(table), NIKA_OVER);
        assert_int_equal(advised.count, plain.count);
        check_same_lines(&advised, &plain, plain.count);
        tear_up(&advised);
        tear_up(&plain);
    }
    free(table);
}

/* Whether seat 0 is asked and has one answer only. */
static bool has_no_choice(const struct nika_table *table)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    nika_play_look(table->play, 0, &view);
    return nika_play_waiting(table->play).asked & 1 &&
           nika_play_setup(table->play)->game->legal(nika_play_setup(table->play), &view, moves) == 1;
}

/* A game in which a person takes back every decision once, after computer players have answered it, is the same game: they
 * remember nothing of what was taken back, and the record has none of it. What had one answer only is no decision: with it,
 * the one before is taken back. */
static void what_was_taken_back_leaves_nothing(void **state)
{
    enum { ANSWERS = 3 };
    unsigned further = 0;
    (void)state;
    struct nika_table *table = new_table();
    for (unsigned g = 0; g < GAMES; g++) {
        struct paper plain = new_paper(), again = new_paper();
        unsigned taken = 0, left, decided = UINT_MAX;
        unsigned done = 0; /* what came before this ply was taken back once */
        begin(table, *games[g].game, games[g].players, 1, games[g].agent, &plain);
        while (step(table))
            ;
        begin(table, *games[g].game, games[g].players, 1, games[g].agent, &again);
        assert_int_equal(nika_table_take_back(table, 0), NIKA_BACK_NOTHING);
        for (unsigned ply = 0; nika_play_waiting(table->play).asked; ply = nika_play_ply(table->play)) {
            const bool forced = has_no_choice(table);
            step(table); /* a computer player may act out of turn */
            const bool own = strncmp(again.lines[ply + 1], "{\"seat\":0,", strlen("{\"seat\":0,")) == 0;
            decided = own && !forced ? ply : decided;
            if (!own || ply < done)
                continue;
            for (unsigned i = 0; i < ANSWERS && !(nika_play_waiting(table->play).asked & 1); i++)
                step(table);
            if (!nika_play_waiting(table->play).asked)
                continue;
            done = ply + 1;
            further += forced && decided != UINT_MAX;
            if (decided == UINT_MAX) {
                assert_int_equal(nika_table_take_back(table, 0), NIKA_BACK_NOTHING);
                continue;
            }
            assert_int_equal(nika_table_can_take_back(table, 0, &left), NIKA_BACK);
            assert_int_equal(left, decided);
            assert_int_equal(nika_table_take_back(table, 0), NIKA_BACK);
            assert_int_equal(nika_play_ply(table->play), decided);
            assert_int_equal(again.count, decided + 1);
            taken++;
        }
        assert_true(taken > 0 || *games[g].game == &nika_null);
        assert_int_equal(nika_table_act(table), NIKA_OVER);
        assert_int_equal(nika_table_take_back(table, 0), NIKA_BACK_OVER);
        assert_int_equal(again.count, plain.count);
        check_same_lines(&again, &plain, plain.count);
        tear_up(&again);
        tear_up(&plain);
    }
    assert_true(further > 0);
    free(table);
}

static void play_word(struct nika_table *table, unsigned seat, const char *word)
{
    struct nika_move move;
    bool kept;
    assert_true(nika_play_setup(table->play)->game->parse(nika_play_setup(table->play), word, strlen(word), &move));
    assert_int_equal(nika_table_play(table, seat, move, &kept), NIKA_ACCEPTED);
    assert_true(kept);
}

/* With other people at the table only the last move is taken back, and only if nothing hidden came to light: to pass in
 * Byzantz shows nothing, a bid shows cards. While the record can't be changed, nothing changes. */
static void other_people_saw_it(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    struct paper paper = new_paper();
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    unsigned bid = 0, left;
    bool kept;
    begin(table, &nika_byzantz, 3, 7, "expert", &paper); /* deal 5: seat 2 starts */
    play_word(table, 2, "pass");
    assert_int_equal(nika_table_take_back(table, 1), NIKA_BACK_NOTHING);
    paper.fails_at = 0;
    assert_int_equal(nika_table_take_back(table, 2), NIKA_BACK_NOT_KEPT);
    assert_int_equal(nika_play_ply(table->play), 1);
    paper.fails_at = UINT32_MAX;
    assert_int_equal(nika_table_take_back(table, 2), NIKA_BACK);
    assert_int_equal(nika_play_ply(table->play), 0);
    play_word(table, 2, "pass");
    play_word(table, 0, "pass");
    assert_int_equal(nika_table_can_take_back(table, 2, &left), NIKA_BACK_OTHERS);
    assert_int_equal(nika_table_can_take_back(table, 0, &left), NIKA_BACK);
    nika_play_look(table->play, 1, &view);
    nika_byzantz.legal(nika_play_setup(table->play), &view, moves);
    while (moves[bid].verb != BYZANTZ_BID)
        bid++;
    assert_int_equal(nika_table_play(table, 1, moves[bid], &kept), NIKA_ACCEPTED);
    assert_int_equal(nika_table_take_back(table, 1), NIKA_BACK_SHOWN);
    assert_int_equal(nika_play_ply(table->play), 3);
    tear_up(&paper);
    free(table);
}

/* Looks on while a game is told again. */
struct looking {
    const struct nika_table *table;
    unsigned seat, count, from;
    struct nika_view last;
};

static bool check_recalled(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                           struct nika_move move)
{
    struct looking *looking = context;
    assert_int_equal(before->seat, looking->seat);
    assert_int_equal(after->seat, looking->seat);
    if (mover != looking->seat)
        assert_int_equal(move.hidden, 0);
    if (looking->count > 0)
        assert_true(nika_view_same(nika_play_setup(looking->table->play)->game, before, &looking->last));
    looking->last = *after;
    looking->count++;
    return true;
}

/* What is recalled, is recalled as the seat saw it, up to what it sees now. */
static void the_story_is_told_as_a_seat_saw_it(void **state)
{
    (void)state;
    struct nika_table *table = new_table();
    for (unsigned g = 0; g < GAMES; g++) {
        struct paper paper = new_paper();
        begin(table, *games[g].game, games[g].players, games[g].people, games[g].agent, &paper);
        for (unsigned steps = 0; steps < 25 && step(table); steps++)
            ;
        const unsigned ply = nika_play_ply(table->play);
        for (unsigned who = 0; who <= games[g].players; who++) {
            const unsigned seat = who < games[g].players ? who : NIKA_WATCHER;
            struct nika_view now;
            nika_play_look(table->play, seat, &now);
            assert_int_equal(now.seat, seat);
            for (unsigned from = 0; from <= ply; from += ply / 2 + 1) {
                struct looking looking = {.table = table, .seat = seat};
                nika_play_recall(table->play, seat, from, check_recalled, &looking);
                assert_int_equal(looking.count, ply - from);
                if (looking.count > 0)
                    assert_true(nika_view_same(nika_play_setup(table->play)->game, &looking.last, &now));
            }
        }
        tear_up(&paper);
    }
    free(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_goes_on_from_any_move),
        cmocka_unit_test(nothing_happens_that_is_not_kept),
        cmocka_unit_test(a_header_that_is_not_kept_lays_no_table),
        cmocka_unit_test(keys_of_others_do_no_harm),
        cmocka_unit_test(who_sits_there_can_be_changed),
        cmocka_unit_test(what_is_wrong_with_a_record_is_said),
        cmocka_unit_test(refused_moves_are_not_kept),
        cmocka_unit_test(hints_change_nothing),
        cmocka_unit_test(what_was_taken_back_leaves_nothing),
        cmocka_unit_test(other_people_saw_it),
        cmocka_unit_test(the_story_is_told_as_a_seat_saw_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
