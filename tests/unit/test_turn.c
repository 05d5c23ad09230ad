/*
 * test_turn.c: unit tests of turns (turn.h): who is asked and in which order; what a turn is told; what it draws; and that
 * only who is not asked may rather wait.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include <nika/games.h>
#include <nika/simulate.h>

static struct nika_bench bench;
static struct nika_turn turn;

static struct nika_play *begin(const struct nika_game *game, unsigned players, uint64_t number)
{
    struct nika_setup setup;
    struct nika_deal deal;
    struct nika_rng rng;
    assert_true(nika_setup_init(&setup, game, players, 0));
    nika_rng_seed(&rng, 4, number);
    nika_deal(&setup, &rng, &deal);
    return nika_bench_begin(&bench, &setup, &deal);
}

static struct nika_agent agent_of(const char *name)
{
    struct nika_agent agent;
    assert_true(nika_agent_named(name, &agent));
    return agent;
}

static void assert_order(struct nika_waiting waiting, unsigned computers, unsigned outspoken, const char *expected)
{
    uint8_t seats[NIKA_SEATS_MAX];
    const unsigned count = nika_turn_order(waiting, computers, outspoken, seats);
    assert_int_equal(count, strlen(expected));
    for (unsigned i = 0; i < count; i++)
        assert_int_equal(seats[i], expected[i] - '0');
}

/* Seat 2 is asked, and 0, 3 and 4 may act as well. */
static void free_seats_come_before_the_asked_one(void **state)
{
    const struct nika_waiting waiting = {.asked = 1 << 2, .free = 1 << 0 | 1 << 3 | 1 << 4};
    (void)state;
    assert_order(waiting, 31, 31, "0342");
    assert_order(waiting, 31, 0, "2");
    assert_order(waiting, 31, 1 << 1 | 1 << 3, "32");
    assert_order(waiting, 1 << 4, 31, "4"); /* a person is asked */
    assert_order(waiting, 1 << 1, 31, "");
    assert_order((struct nika_waiting){0, 0}, 31, 31, "");
}

/* Only the random player acts out of turn: a level is never asked there. */
static void levels_keep_to_their_turn(void **state)
{
    static const char *const names[] = {"beginner", "casual", "skilled", "expert", "heuristic", "search-9"};
    const struct nika_agent random = agent_of("random");
    (void)state;
    assert_true(nika_acts_out_of_turn(&random));
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        const struct nika_agent agent = agent_of(names[i]);
        assert_false(nika_acts_out_of_turn(&agent));
    }
}

/* The number, the moment and the seat decide, and nothing else. */
static void what_is_drawn_depends_on_the_moment(void **state)
{
    struct nika_rng expected;
    (void)state;
    turn.number = 77;
    turn.ply = 5;
    turn.view.seat = 3;
    nika_rng_seed(&expected, 77, 5 * 6 + 3);
    const struct nika_rng drawn = nika_turn_rng(&turn);
    assert_memory_equal(&drawn, &expected, sizeof drawn);
}

/* A turn knows what its seat knows, and has a copy of what it remembers, or nothing. */
static void a_turn_is_told_what_its_seat_knows(void **state)
{
    static const struct nika_memory nothing;
    struct nika_play *play = begin(nika_game_named("byzantz"), 3, 1);
    const struct nika_agent agent = agent_of("expert");
    struct nika_view view;
    (void)state;
    memset(&turn, 0xa5, sizeof turn);
    nika_turn_take(&turn, play, 9, 1, &agent);
    nika_play_look(play, 1, &view);
    assert_true(nika_view_same(turn.setup.game, &turn.view, &view));
    assert_int_equal(turn.number, 9);
    assert_int_equal(turn.ply, 0);
    assert_memory_equal(&turn.memory, &nothing, sizeof nothing);

    nika_play_remember(play, 1, &bench.memory[1]);
    for (unsigned i = 0; i < 4; i++) { /* the lowest legal move of whoever is asked */
        struct nika_move moves[NIKA_MOVES_MAX];
        const unsigned asked = nika_play_waiting(play).asked, seat = asked & 1 ? 0 : asked & 2 ? 1 : 2;
        nika_play_look(play, seat, &view);
        assert_true(turn.setup.game->legal(&turn.setup, &view, moves) > 0);
        assert_int_equal(nika_play_make(play, seat, moves[0]), NIKA_ACCEPTED);
    }
    nika_turn_take(&turn, play, 9, 1, &agent);
    assert_int_equal(turn.ply, 4);
    assert_memory_equal(&turn.memory, nika_play_memory(play, 1), sizeof turn.memory);
    assert_memory_not_equal(&turn.memory, &nothing, sizeof nothing);
    turn.memory.bytes[0] ^= 1;
    assert_memory_not_equal(&turn.memory, nika_play_memory(play, 1), sizeof turn.memory);
}

/* A seat that is free to act, asked with different numbers: how often it does. */
static unsigned acts_out_of_turn(const struct nika_play *play, unsigned seat, const struct nika_agent *agent)
{
    struct nika_move move;
    unsigned acts = 0;
    for (uint64_t number = 0; number < 24; number++) {
        nika_turn_take(&turn, play, number, seat, agent);
        const bool act = nika_turn_answer(&turn, &bench.workspace, &move);
        assert_true(!act || nika_play_judge(play, seat, move) == NIKA_ACCEPTED);
        acts += act;
    }
    return acts;
}

/* The same turn has the same answer; who is asked always acts, and who is free mostly waits. */
static void who_is_asked_acts(void **state)
{
    static struct nika_turn again;
    struct nika_play *play = begin(nika_game_named("byzantz"), 4, 2);
    const struct nika_agent random = agent_of("random");
    struct nika_move move, other;
    uint8_t seats[NIKA_SEATS_MAX];
    unsigned acts = 0, asked = 0, count;
    (void)state;
    while ((count = nika_turn_order(nika_play_waiting(play), 15, 15, seats)) > 0) {
        for (unsigned i = 0; i + 1 < count; i++) {
            acts += acts_out_of_turn(play, seats[i], &random);
            asked += 24;
        }
        nika_turn_take(&turn, play, 2, seats[count - 1], &random);
        again = turn;
        assert_true(nika_turn_answer(&turn, &bench.workspace, &move));
        assert_true(nika_turn_answer(&again, &bench.workspace, &other));
        assert_true(nika_move_same(move, other));
        assert_int_equal(nika_play_make(play, seats[count - 1], move), NIKA_ACCEPTED);
    }
    assert_true(acts > 0);
    assert_true(acts < asked / 12); /* one in 24 would, if it always had something to sell */
}

/* People are not asked; what each computer player draws is the turn's own. */
static void players_act_for_their_seats_alone(void **state)
{
    struct nika_play *play = begin(nika_game_named("justinian"), 3, 3);
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_move move, own;
    (void)state;
    for (unsigned seat = 0; seat < 3; seat++)
        agents[seat] = agent_of("heuristic");
    struct nika_players players = {.agents = agents, .seats = 6, .number = 21, .workspace = &bench.workspace};
    assert_int_equal(nika_play_waiting(play).asked, 1 << 0);
    assert_false(nika_players_act(&players, play, &turn, &move));
    players.seats = 7;
    assert_true(nika_players_act(&players, play, &turn, &move));
    assert_int_equal(turn.view.seat, 0);
    nika_turn_take(&turn, play, 21, 0, &agents[0]);
    assert_true(nika_turn_answer(&turn, &bench.workspace, &own));
    assert_true(nika_move_same(move, own));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(free_seats_come_before_the_asked_one),
        cmocka_unit_test(levels_keep_to_their_turn),
        cmocka_unit_test(what_is_drawn_depends_on_the_moment),
        cmocka_unit_test(a_turn_is_told_what_its_seat_knows),
        cmocka_unit_test(who_is_asked_acts),
        cmocka_unit_test(players_act_for_their_seats_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
