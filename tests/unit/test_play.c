/*
 * test_play.c: unit tests of games in play (play.h): moves lie in lent memory; a game taken back and played again is the same
 * game; what has been brought to light is never taken back; a secret question goes to all at once, and nobody sees
 * anything in it but his own.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/games.h>
#include <nika/null.h>
#include <nika/play.h>
#include <nika/simulate.h>

#include "plain_justinian.h"

enum { ROOM = 1024 };

/* A game with room, on memory of exactly its size. */
struct table {
    struct nika_play *play;
    struct nika_made moves[ROOM];
};

static struct table *begin(const struct nika_setup *setup, const struct nika_deal *deal)
{
    struct table *table = malloc(sizeof *table);
    assert_non_null(table);
    table->play = malloc(nika_play_bytes());
    assert_non_null(table->play);
    memset(table->play, 0xa5, nika_play_bytes());
    nika_play_begin(table->play, setup, deal);
    nika_play_lend(table->play, table->moves, ROOM);
    return table;
}

static void end(struct table *table)
{
    free(table->play);
    free(table);
}

static struct table *begin_any(const struct nika_game *game, unsigned players, uint64_t number, struct nika_rng *rng)
{
    const struct nika_setup setup = setup_of(game, players, (unsigned)number % players);
    struct nika_deal deal;
    memset(&deal, 0, sizeof deal);
    nika_rng_seed(rng, 6, number);
    nika_deal(&setup, rng, &deal);
    return begin(&setup, &deal);
}

static struct table *begin_court(unsigned players, unsigned start, const struct plain_deal *plain)
{
    const struct nika_setup setup = setup_of(&nika_justinian, players, start);
    const struct nika_deal deal = court_deal(&setup, plain);
    return begin(&setup, &deal);
}

/* A deal of which nothing matters. The first ten tokens, in the order of kinds, are five +1, four +2 and one +3. */
static const struct plain_deal anything = {{NULL}, {NULL}};

/* A game of Byzantz whose deck starts with these cards. */
static struct table *begin_market(unsigned players, const char *first)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, players, 0);
    struct nika_deal deal = {{0}};
    deck_from(first, deal.bytes);
    return begin(&setup, &deal);
}

static struct nika_move move_of(const struct nika_play *play, const char *word, size_t size)
{
    const struct nika_setup *setup = nika_play_setup(play);
    struct nika_move move = {0};
    if (!setup->game->parse(setup, word, size, &move)) {
        print_error("no move: %.*s\n", (int)size, word);
        fail();
    }
    return move;
}

static struct nika_move spelled(const struct nika_play *play, const char *word)
{
    return move_of(play, word, strlen(word));
}

/* Makes moves that are spelled, each with its seat: "0 place +1 c4; 1 pass". All must be accepted. */
static void make_all(struct nika_play *play, const char *moves)
{
    while (*moves) {
        const size_t size = strcspn(moves, ";");
        if (nika_play_make(play, (unsigned)(moves[0] - '0'), move_of(play, moves + 2, size - 2)) != NIKA_ACCEPTED) {
            print_error("not made: %.*s\n", (int)size, moves);
            fail();
        }
        moves += size + (moves[size] == ';' ? 2 : 0);
    }
}

/* Who could take back the last move: a mask. */
static unsigned undoers(const struct nika_play *play)
{
    unsigned mask = 0;
    for (unsigned seat = 0; seat < nika_play_setup(play)->players; seat++)
        mask |= (unsigned)nika_play_can_undo(play, seat) << seat;
    assert_false(nika_play_can_undo(play, NIKA_WATCHER));
    return mask;
}

/* What everybody sees, the watcher last. */
struct sights {
    struct nika_view of[NIKA_SEATS_MAX + 1];
};

static unsigned viewer(const struct nika_play *play, unsigned index)
{
    return index < nika_play_setup(play)->players ? index : NIKA_WATCHER;
}

static void see(const struct nika_play *play, struct sights *sights)
{
    for (unsigned i = 0; i <= nika_play_setup(play)->players; i++)
        nika_play_look(play, viewer(play, i), &sights->of[i]);
}

static void check_sights(const struct nika_play *play, const struct sights *expected)
{
    struct sights now;
    see(play, &now);
    for (unsigned i = 0; i <= nika_play_setup(play)->players; i++)
        assert_true(nika_view_same(nika_play_setup(play)->game, &now.of[i], &expected->of[i]));
}

/* Some legal move of a seat that is asked, or now and then of one that is free. False if the game is over. */
static bool choose(const struct nika_play *play, struct nika_rng *rng, unsigned *seat, struct nika_move *move)
{
    const struct nika_setup *setup = nika_play_setup(play);
    const struct nika_waiting waiting = nika_play_waiting(play);
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_view view;
    unsigned count = 0;
    if (!waiting.asked)
        return false;
    if (waiting.free) {
        *seat = nika_lowest_bit(waiting.free);
        nika_play_look(play, *seat, &view);
        count = setup->game->legal(setup, &view, moves);
    }
    if (!count || nika_rng_below(rng, 3)) {
        *seat = nika_lowest_bit(waiting.asked);
        nika_play_look(play, *seat, &view);
        count = setup->game->legal(setup, &view, moves);
    }
    *move = moves[nika_rng_below(rng, count)];
    return true;
}

/* Calls a test of one game for all games and numbers of players. */
static void with_every_table(void (*test)(struct table *table, struct nika_rng *rng))
{
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++)
            for (unsigned number = 0; number < 3; number++) {
                struct nika_rng rng;
                struct table *table = begin_any(nika_games[g], players, number, &rng);
                test(table, &rng);
                end(table);
            }
}

/*
 * Beginning, and room.
 */

static void a_game_begins_without_moves(void **state)
{
    const struct nika_setup setup = setup_of(&nika_null, 3, 1);
    const struct nika_deal deal = {{1, 2, 3, 4, 5, 6, 7}};
    struct nika_result result;
    (void)state;
    struct table *table = begin(&setup, &deal);
    struct nika_play *play = table->play;
    assert_int_equal(nika_play_ply(play), 0);
    assert_int_equal(nika_play_room(play), ROOM);
    assert_int_equal(nika_play_waiting(play).asked, 1 << 1);
    assert_int_equal(nika_play_waiting(play).free, 0);
    assert_false(nika_play_result(play, &result));
    assert_int_equal(undoers(play), 0);
    assert_int_equal(nika_play_together(play), 0);
    assert_memory_equal(nika_play_setup(play), &setup, sizeof setup);
    assert_memory_equal(nika_play_deal(play), &deal, sizeof deal);
    /* Highest tile wins: 2, 4 and 6. */
    make_all(play, "1 lay 4; 2 lay 6; 0 lay 2");
    assert_true(nika_play_result(play, &result));
    assert_int_equal(result.rank[0], 3);
    assert_int_equal(result.rank[1], 2);
    assert_int_equal(result.rank[2], 1);
    assert_int_equal(nika_play_waiting(play).asked, 0);
    end(table);
}

/* A setup, a deal and a world, and little else. */
static void it_is_small(void **state)
{
    (void)state;
    assert_true(nika_play_bytes() <= sizeof(struct nika_setup) + sizeof(struct nika_deal) + sizeof(struct nika_world) +
                                         64 + NIKA_SEATS_MAX * sizeof(struct nika_memory *));
}

static void room_is_lent_and_enlarged(void **state)
{
    const struct nika_setup setup = setup_of(&nika_null, 3, 0);
    const struct nika_deal deal = {{1, 2, 3, 4, 5, 6, 7}};
    struct nika_play *play = malloc(nika_play_bytes());
    struct nika_made *one = malloc(sizeof *one), *three = malloc(3 * sizeof *three);
    (void)state;
    assert_true(play && one && three);
    nika_play_begin(play, &setup, &deal);
    assert_int_equal(nika_play_room(play), 0);
    nika_play_lend(play, one, 1);
    assert_int_equal(nika_play_room(play), 1);
    make_all(play, "0 lay 1");
    nika_play_lend(play, three, 2);
    free(one); /* what was lent before is no longer used */
    assert_int_equal(nika_play_room(play), 2);
    make_all(play, "1 lay 3");
    nika_play_lend(play, three, 3); /* the same memory, and more of it */
    make_all(play, "2 lay 5");
    assert_int_equal(nika_play_ply(play), 3);
    for (unsigned ply = 0; ply < 3; ply++) {
        assert_int_equal(nika_play_made(play, ply)->seat, ply);
        assert_int_equal(nika_play_made(play, ply)->move.hidden, 2 * ply + 1);
    }
    free(three);
    free(play);
}

/*
 * Making moves.
 */

static void refused_moves_change_nothing(void **state)
{
    struct sights before;
    (void)state;
    struct table *table = begin_market(3, "C1 C2 C3 C4 S1 S2 S3 S4");
    struct nika_play *play = table->play;
    make_all(play, "0 pass");
    see(play, &before);
    assert_int_equal(nika_play_judge(play, 0, spelled(play, "pass")), NIKA_NOT_ASKED);
    assert_int_equal(nika_play_make(play, 0, spelled(play, "pass")), NIKA_NOT_ASKED);
    assert_int_equal(nika_play_make(play, 3, spelled(play, "pass")), NIKA_NO_SUCH_SEAT);
    assert_int_equal(nika_play_make(play, NIKA_WATCHER, spelled(play, "pass")), NIKA_NO_SUCH_SEAT);
    assert_int_equal(nika_play_make(play, 1, (struct nika_move){.verb = 99}), NIKA_NO_SUCH_MOVE);
    assert_int_equal(nika_play_make(play, 1, spelled(play, "bid W1")), BYZANTZ_NOT_IN_HAND);
    assert_int_equal(nika_play_judge(play, 1, spelled(play, "bid S1")), NIKA_ACCEPTED); /* judged, not made */
    assert_int_equal(nika_play_ply(play), 1);
    check_sights(play, &before);
    assert_int_equal(undoers(play), 1 << 0);
    end(table);
}

static void a_move_has_its_line(void **state)
{
    char bytes[200];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    (void)state;
    struct table *table = begin_court(2, 1, &anything);
    nika_play_line(table->play, 1, spelled(table->play, "place +2 c4"), false, &line);
    assert_string_equal(bytes, "{\"seat\":1,\"move\":\"place +2 c4\"}");
    assert_int_equal(nika_play_ply(table->play), 0);
    end(table);
}

/* A game that is taken back wherever that can be is the same game in the end: views, also of what comes later from the
 * dark, and results. */
static void take_back_and_play_on(struct table *table, struct nika_rng *rng)
{
    struct nika_play *play = table->play;
    const struct nika_setup *setup = nika_play_setup(play);
    struct nika_world world;
    struct nika_move move, next;
    unsigned seat;
    setup->game->begin(setup, nika_play_deal(play), &world);
    while (choose(play, rng, &seat, &move)) {
        const unsigned ply = nika_play_ply(play);
        struct sights before, after;
        struct nika_world made = world;
        struct nika_view view;
        see(play, &before);
        assert_int_equal(nika_play_judge(play, seat, move), NIKA_ACCEPTED);
        assert_int_equal(nika_play_make(play, seat, move), NIKA_ACCEPTED);
        assert_int_equal(setup->game->apply(setup, &made, seat, move), NIKA_ACCEPTED);
        for (unsigned i = 0; i <= setup->players; i++) {
            nika_look(setup, &made, viewer(play, i), &after.of[i]);
            nika_look(setup, &world, viewer(play, i), &view);
            assert_true(nika_view_same(setup->game, &view, &before.of[i]));
        }
        check_sights(play, &after);
        nika_look(setup, &world, seat, &view);
        const bool answer = setup->game->together && setup->game->together(setup, &view, &next);
        const bool stands =
            answer || nika_play_waiting(play).asked == 0 || setup->game->reveals(setup, &world, &made, seat, move);
        assert_int_equal(undoers(play), stands ? 0 : 1u << seat);
        if (!stands) {
            nika_play_undo(play, nika_play_ply(play) - 1);
            assert_int_equal(nika_play_ply(play), ply);
            check_sights(play, &before);
            assert_int_equal(nika_play_make(play, seat, move), NIKA_ACCEPTED);
            check_sights(play, &after);
            assert_int_equal(undoers(play), 1u << seat);
        }
        assert_int_equal(nika_play_ply(play), ply + 1);
        world = made;
    }
}

static void a_game_taken_back_is_the_same_game(void **state)
{
    (void)state;
    with_every_table(take_back_and_play_on);
}

/*
 * What can be taken back. Byzantz with three players: the first four cards are seat 0's, and so on; then four are removed,
 * and the bundles of the first round follow: six cards, four, two.
 */

#define HANDS "C1 C1 C2 M S1 S2 S3 S4 W1 W2 W3 W4 "
#define REMOVED "O1 O1 O1 O1 "

static void nobody_takes_back_what_was_shown(void **state)
{
    (void)state;
    struct table *table = begin_market(3, HANDS REMOVED "T1 T1 T2 G1 G2 G3 O2 O2 O3 O3");
    struct nika_play *play = table->play;
    make_all(play, "0 bid C1"); /* a card of the dealt hand, which nobody knew */
    assert_int_equal(undoers(play), 0);
    make_all(play, "1 pass");
    assert_int_equal(undoers(play), 1 << 1);
    nika_play_undo(play, nika_play_ply(play) - 1);
    assert_int_equal(nika_play_ply(play), 1);
    assert_int_equal(undoers(play), 0); /* the bid is the last act again, and is known as before */
    assert_int_equal(nika_play_waiting(play).asked, 1 << 1);
    make_all(play, "1 bid S2");
    make_all(play, "2 pass; 0 pass"); /* seat 1 has won, and gives a card: nothing new is seen */
    assert_int_equal(undoers(play), 1 << 0);
    assert_int_equal(nika_play_waiting(play).asked, 1 << 1);
    make_all(play, "1 give T1"); /* eight cards, the hand is too large; the next bundle is not turned up yet */
    assert_int_equal(undoers(play), 1 << 1);
    make_all(play, "1 discard G1"); /* everybody knew that card, but now the next bundle is turned up */
    assert_int_equal(undoers(play), 0);
    end(table);
}

static void only_the_last_act_and_only_ones_own(void **state)
{
    (void)state;
    struct table *table = begin_court(3, 0, &anything);
    struct nika_play *play = table->play;
    make_all(play, "0 place +1 c1");
    assert_int_equal(undoers(play), 1 << 0);
    make_all(play, "1 place +1 phase"); /* since then seat 1 has acted */
    assert_int_equal(undoers(play), 1 << 1);
    make_all(play, "2 pass"); /* it has drawn two tokens of twelve */
    assert_int_equal(undoers(play), 0);
    make_all(play, "0 pass; 1 place +1 c2; 1 place +1 c3");
    assert_int_equal(undoers(play), 1 << 1); /* both were seat 1's */
    nika_play_undo(play, nika_play_ply(play) - 1);
    assert_int_equal(undoers(play), 1 << 1);
    nika_play_undo(play, nika_play_ply(play) - 1);
    assert_int_equal(undoers(play), 0); /* seat 0's pass: it has drawn */
    assert_int_equal(nika_play_ply(play), 4);
    assert_int_equal(nika_play_waiting(play).asked, 1 << 1);
    end(table);
}

/* The end of a game opens its record: with open profit, the last `done` itself shows nothing. */
static void an_end_stands(void **state)
{
    struct nika_rng rng;
    struct nika_move move;
    unsigned seat = 0;
    (void)state;
    struct table *table = begin_any(&nika_byzantz, 3, 0, &rng);
    struct nika_play *play = table->play;
    const struct nika_move done = spelled(play, "done");
    unsigned taken_back = 0;
    while (choose(play, &rng, &seat, &move)) {
        assert_int_equal(nika_play_make(play, seat, move), NIKA_ACCEPTED);
        if (nika_move_same(move, done) && nika_play_waiting(play).asked) {
            assert_int_equal(undoers(play), 1u << seat);
            taken_back++;
        }
    }
    assert_int_equal(taken_back, 2); /* of three */
    assert_int_equal(seat, 2);
    assert_int_equal(undoers(play), 0);
    end(table);
}

/*
 * Questions to all at once: Justinian's trigger (J2).
 */

/* Three seats; seat 1 places two tokens on the phase space, seats 0 and 2 one each. Seat 0 passes last. Seat 1 has +3 and
 * +2 there, which makes 5, the threshold of phase I, or, in the twin, +3 and +1, which does not. */
static const struct plain_deal can = {{"+2 +2", "+3 +2 +1", "-1 -1"}, {NULL}};
#define TO_THE_QUESTION(second)                                                                                        \
    "0 place +2 phase; 1 place +3 phase; 2 place -1 phase; 0 place +2 c3; 1 place " second                             \
    " phase; 2 pass; 0 place +1 c3; 1 pass; 0 pass"

static void everybody_is_asked_at_once_from_the_last_passer_on(void **state)
{
    struct sights before;
    (void)state;
    struct table *table = begin_court(3, 0, &can);
    struct nika_play *play = table->play;
    make_all(play, TO_THE_QUESTION("+2"));
    see(play, &before);
    assert_int_equal(nika_play_waiting(play).asked, 1 << 0);
    assert_int_equal(nika_play_together(play), 7); /* seats 0 and 2 as well, who can't trigger */
    for (unsigned seat = 0; seat < 3; seat++) {
        struct nika_view view;
        struct nika_move moves[NIKA_MOVES_MAX];
        nika_play_look_asked(play, seat, &view);
        assert_int_equal(view.seat, seat);
        assert_int_equal(nika_justinian.waiting(nika_play_setup(play), &view).asked, 1u << seat);
        assert_int_equal(nika_justinian.legal(nika_play_setup(play), &view, moves), seat == 1 ? 2 : 1);
        assert_int_equal(nika_play_judge_asked(play, seat, spelled(play, "decline")), NIKA_ACCEPTED);
        assert_int_equal(nika_play_judge_asked(play, seat, spelled(play, "trigger")),
                         seat == 1 ? NIKA_ACCEPTED : JUSTINIAN_TOO_LITTLE_INFLUENCE);
        assert_int_equal(nika_play_judge_asked(play, seat, spelled(play, "pass")), NIKA_NOT_NOW);
        /* In the rules' order only seat 0 could answer now. */
        assert_int_equal(nika_play_judge(play, seat, spelled(play, "decline")), seat ? NIKA_NOT_ASKED : NIKA_ACCEPTED);
    }
    check_sights(play, &before);
    make_all(play, "0 decline");
    assert_int_equal(nika_play_together(play), 6);
    assert_int_equal(undoers(play), 0); /* what the others answered is no longer secret */
    make_all(play, "1 decline");
    assert_int_equal(nika_play_together(play), 4);
    make_all(play, "2 decline");
    assert_int_equal(nika_play_together(play), 0);
    assert_int_equal(undoers(play), 0);
    end(table);
}

static void who_triggers_ends_the_question(void **state)
{
    (void)state;
    struct table *table = begin_court(3, 0, &can);
    make_all(table->play, TO_THE_QUESTION("+2") "; 0 decline; 1 trigger");
    assert_int_equal(nika_play_together(table->play), 0);
    assert_int_equal(undoers(table->play), 0);
    end(table);
}

/* Worlds that differ only in a face-down token of seat 1: the others are asked by the same views. */
static void the_question_tells_nobody_who_could(void **state)
{
    struct sights here, there;
    (void)state;
    struct table *table = begin_court(3, 0, &can), *twin = begin_court(3, 0, &can);
    make_all(table->play, TO_THE_QUESTION("+2"));
    make_all(twin->play, TO_THE_QUESTION("+1"));
    assert_int_equal(nika_play_together(table->play), nika_play_together(twin->play));
    see(table->play, &here);
    see(twin->play, &there);
    for (unsigned seat = 0; seat < 3; seat++) {
        struct nika_view asked, asked_there;
        nika_play_look_asked(table->play, seat, &asked);
        nika_play_look_asked(twin->play, seat, &asked_there);
        assert_int_equal(nika_view_same(&nika_justinian, &asked, &asked_there), seat != 1);
        assert_int_equal(nika_view_same(&nika_justinian, &here.of[seat], &there.of[seat]), seat != 1);
    }
    assert_int_equal(nika_play_judge_asked(table->play, 1, spelled(table->play, "trigger")), NIKA_ACCEPTED);
    assert_int_equal(nika_play_judge_asked(twin->play, 1, spelled(twin->play, "trigger")),
                     JUSTINIAN_TOO_LITTLE_INFLUENCE);
    end(twin);
    end(table);
}

/* In all games: the question goes to all from the one that is asked on, clockwise, or there is none. */
static void ask_together(struct table *table, struct nika_rng *rng)
{
    struct nika_play *play = table->play;
    const struct nika_setup *setup = nika_play_setup(play);
    const bool justinian = setup->game == &nika_justinian;
    struct nika_move move;
    struct nika_view view;
    unsigned seat = 0, left = 0, questions = 0;
    while (choose(play, rng, &seat, &move)) {
        const bool asks = justinian && (move.verb == JUSTINIAN_TRIGGER || move.verb == JUSTINIAN_DECLINE);
        left = asks ? (left ? left - 1 : setup->players) : 0; /* seats still to be asked */
        questions += asks;
        unsigned expected = 0;
        for (unsigned i = 0; i < left; i++)
            expected |= 1u << (seat + i) % setup->players;
        assert_int_equal(nika_play_together(play), expected);
        for (; expected; expected &= expected - 1) {
            nika_play_look_asked(play, nika_lowest_bit(expected), &view);
            assert_int_equal(setup->game->waiting(setup, &view).asked, expected & (~expected + 1));
        }
        assert_int_equal(nika_play_make(play, seat, move), NIKA_ACCEPTED);
        left = asks && move.verb == JUSTINIAN_TRIGGER ? 0 : left;
    }
    assert_int_equal(questions > 0, justinian);
}

static void only_justinian_asks_all_at_once(void **state)
{
    (void)state;
    with_every_table(ask_together);
}

/*
 * Telling again.
 */

struct hearing {
    const struct nika_play *play;
    unsigned seat, ply, stop;
    struct nika_view last;
};

static bool hear(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                 struct nika_move move)
{
    struct hearing *hearing = context;
    const struct nika_made *made = nika_play_made(hearing->play, hearing->ply);
    assert_int_equal(mover, made->seat);
    assert_true(nika_move_same(move, nika_move_seen(made->move, mover, hearing->seat)));
    assert_int_equal(before->seat, hearing->seat);
    if (hearing->last.seat == hearing->seat)
        assert_true(nika_view_same(nika_play_setup(hearing->play)->game, before, &hearing->last));
    hearing->last = *after;
    return ++hearing->ply != hearing->stop;
}

static void tell_all(struct table *table, struct nika_rng *rng)
{
    struct nika_play *play = table->play;
    struct nika_move move;
    unsigned seat;
    for (unsigned i = 0; i < 40 && choose(play, rng, &seat, &move); i++)
        assert_int_equal(nika_play_make(play, seat, move), NIKA_ACCEPTED);
    const unsigned ply = nika_play_ply(play);
    for (unsigned i = 0; i <= nika_play_setup(play)->players; i++) {
        struct hearing whole = {.play = play, .seat = viewer(play, i), .last = {.seat = 100}}, part = whole,
                       none = whole;
        struct nika_view now;
        nika_play_recall(play, whole.seat, 0, hear, &whole);
        assert_int_equal(whole.ply, ply);
        nika_play_look(play, whole.seat, &now);
        assert_true(nika_view_same(nika_play_setup(play)->game, &whole.last, &now));
        part.ply = 1;
        part.stop = ply - 1;
        nika_play_recall(play, part.seat, 1, hear, &part); /* number 1 to the last but one */
        assert_int_equal(part.ply, ply > 2 ? ply - 1 : ply);
        nika_play_recall(play, none.seat, ply, hear, &none);
        assert_int_equal(none.ply, 0);
    }
}

static void a_story_is_told_as_a_seat_saw_it_and_as_far_as_wanted(void **state)
{
    (void)state;
    with_every_table(tell_all);
}

/* The record's lines are read, and whoever remembers from the first move on, or from a later one, or takes moves back,
 * remembers the same. */
static void remember_all(struct table *table, struct nika_rng *rng)
{
    static struct nika_reader reader;
    static struct table *again;
    static struct nika_memory kept[NIKA_SEATS_MAX], memory;
    static char bytes[NIKA_LINE_MAX];
    static const struct nika_names names;
    struct nika_play *play = table->play;
    struct nika_text line = nika_text(bytes, sizeof bytes);
    struct nika_move move;
    unsigned seat;
    nika_reader_start(&reader);
    nika_record_header(nika_play_setup(play), &names, nika_play_deal(play), &line);
    again = begin(nika_play_setup(play), nika_play_deal(play));
    nika_play_read(again->play, &reader, nika_reader_line(&reader, bytes, line.size));
    nika_play_lend(again->play, again->moves, ROOM);
    for (unsigned who = 0; who < nika_play_setup(play)->players; who++)
        nika_play_remember(again->play, who, &kept[who]);
    for (unsigned i = 0; i < 60 && choose(play, rng, &seat, &move); i++) {
        line = nika_text(bytes, sizeof bytes);
        nika_play_line(play, seat, move, false, &line);
        assert_int_equal(nika_play_make(play, seat, move), NIKA_ACCEPTED);
        const enum nika_reading reading = nika_reader_line(&reader, bytes, line.size);
        assert_int_equal(reading, NIKA_READ_MOVE);
        nika_play_read(again->play, &reader, reading);
    }
    for (unsigned who = 0; who < nika_play_setup(play)->players; who++) {
        memset(&memory, 0x5a, sizeof memory);
        nika_play_remember(play, who, &memory);
        assert_memory_equal(&memory, &kept[who], sizeof memory);
        nika_play_remember(play, who, NULL);
        assert_null(nika_play_memory(play, who));
    }
    nika_play_undo(play, nika_play_ply(play) / 2);
    nika_play_undo(again->play, nika_play_ply(again->play) / 2);
    for (unsigned who = 0; who < nika_play_setup(play)->players; who++) {
        nika_play_remember(play, who, &memory);
        assert_memory_equal(&memory, nika_play_memory(again->play, who), sizeof memory);
    }
    end(again);
}

static void memories_are_kept_or_built_anew(void **state)
{
    (void)state;
    with_every_table(remember_all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_begins_without_moves),
        cmocka_unit_test(it_is_small),
        cmocka_unit_test(room_is_lent_and_enlarged),
        cmocka_unit_test(refused_moves_change_nothing),
        cmocka_unit_test(a_move_has_its_line),
        cmocka_unit_test(a_game_taken_back_is_the_same_game),
        cmocka_unit_test(nobody_takes_back_what_was_shown),
        cmocka_unit_test(only_the_last_act_and_only_ones_own),
        cmocka_unit_test(an_end_stands),
        cmocka_unit_test(everybody_is_asked_at_once_from_the_last_passer_on),
        cmocka_unit_test(who_triggers_ends_the_question),
        cmocka_unit_test(the_question_tells_nobody_who_could),
        cmocka_unit_test(only_justinian_asks_all_at_once),
        cmocka_unit_test(a_story_is_told_as_a_seat_saw_it_and_as_far_as_wanted),
        cmocka_unit_test(memories_are_kept_or_built_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
