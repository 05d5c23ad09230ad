/*
 * test_ismcts.c: unit tests of the measuring sticks: they find what is plainly best, keep to their budget and their
 * workspace, and what they think follows from the view alone.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/games.h>
#include <nika/lab.h>
#include <nika/null.h>
#include <nika/simulate.h>

#include "../../src/ai/ai_internal.h"
#include "asking.h"
#include "plain_justinian.h"

/* A workspace with a fence behind it. */
static struct {
    struct nika_workspace workspace;
    uint8_t fence[64];
} lent;

enum { SEED = 11 };

static struct nika_agent agent_of(const char *name)
{
    struct nika_agent agent;

    assert_true(nika_lab_agent(name, &agent));
    return agent;
}

/* Asks an agent, with random numbers of which it may draw exactly one. */
static struct nika_thought ask(const char *name, const struct nika_setup *setup, const struct nika_view *view,
                               struct nika_memory *memory, struct nika_budget budget)
{
    const struct nika_agent agent = agent_of(name);
    struct nika_thought thought;
    struct nika_rng rng, after;
    const struct nika_question question = {setup, view, memory, budget, &rng, &lent.workspace};

    nika_rng_seed(&rng, SEED, 0);
    after = rng;
    memset(&thought, 0xcc, sizeof thought);
    nika_think(&agent, &question, &thought);
    nika_rng_next(&after);
    assert_memory_equal(&rng, &after, sizeof rng);
    return thought;
}

/* What an agent thinks of a world when it is asked there for the first time. */
static struct nika_thought ask_about(const char *name, const struct nika_setup *setup, const struct nika_world *world,
                                     unsigned seat)
{
    struct nika_memory memory = {{0}};
    struct nika_view view;

    nika_look(setup, world, seat, &view);
    return ask(name, setup, &view, &memory, (struct nika_budget){0});
}

static void assert_says(const struct nika_setup *setup, struct nika_move move, const char *word)
{
    char said[NIKA_WORD_MAX];

    setup->game->say(setup, move, said);
    assert_string_equal(said, word);
}

static void assert_near(double number, double expected)
{
    assert_true(number > expected - 1e-5 && number < expected + 1e-5);
}

/* The final sales of three players: seat 0 is asked and has the only cards, of which everybody knows some. Four O1 were
 * removed before the game, all other cards are gone. */
static struct nika_world final_sales(const struct nika_setup *setup, const char *hand, const char *known,
                                     const uint16_t profit[3])
{
    struct nika_world world;
    struct byzantz_world *laid = (struct byzantz_world *)(void *)world.bytes;

    memset(laid, 0, sizeof *laid);
    laid->own[0].hand = cards(hand);
    laid->open.known[0] = cards(known);
    laid->open.hand_size[0] = (uint8_t)byzantz_count(cards(hand));
    laid->open.gone = BYZANTZ_ALL_GOODS - (cards(hand) & BYZANTZ_GOODS_MASK) - cards("O1 O1 O1 O1");
    laid->open.gone_merchants = (uint8_t)(16 - byzantz_merchants(cards(hand)));
    memcpy(laid->open.profit, profit, 3 * sizeof profit[0]);
    laid->open.phase = BYZANTZ_FINAL;
    laid->open.round = 8;
    laid->open.drawn = 96;
    memset(laid->dark.cards, 20, 4); /* the kind of O1 */
    assert_null(nika_byzantz.check(setup, &world));
    return world;
}

/* With the set it has 14 against 12, without it 10. */
static void sells_before_it_is_done(void **state)
{
    static const char *const names[] = {"anchor:ismcts-100", "anchor:ismcts-pruned-100"};
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = final_sales(&setup, "C4 C1 C1", "", (const uint16_t[]){10, 12, 5});

    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        const struct nika_thought thought = ask_about(names[i], &setup, &world, 0);

        assert_says(&setup, thought.move, "sell C4 C1 C1");
        assert_true(nika_move_same(thought.candidates[0].move, thought.move));
        if (thought.iterations == 0)
            continue; /* the strategy proposes nothing else */
        assert_near(thought.candidates[0].win, 1);
        assert_near(thought.candidates[0].points, 14);
        assert_int_equal(thought.count, 2);
        assert_int_equal(thought.candidates[0].visits + thought.candidates[1].visits, 100);
        assert_near(thought.candidates[1].win, 0);
        assert_near(thought.candidates[1].points, 10);
    }
}

/* With W4 W1 M and C3 C1 M it gets 7, and wins by 17 to 16. Every other first sale leaves no second one, and brings 4 at
 * most. */
static void keeps_the_merchants_apart(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = final_sales(&setup, "W4 W1 C3 C1 M M", "M M", (const uint16_t[]){10, 16, 0});
    const struct nika_thought thought = ask_about("anchor:ismcts-1000", &setup, &world, 0);
    char first[NIKA_WORD_MAX], second[NIKA_WORD_MAX];

    (void)state;
    nika_byzantz.say(&setup, thought.candidates[0].move, first);
    nika_byzantz.say(&setup, thought.candidates[1].move, second);
    assert_true(strcmp(first, "sell W4 W1 M") == 0 || strcmp(first, "sell C3 C1 M") == 0);
    assert_true(strcmp(second, "sell W4 W1 M") == 0 || strcmp(second, "sell C3 C1 M") == 0);
    assert_true(thought.candidates[0].win > 0.9F);
    assert_int_equal(thought.count, 7); /* these two, done, and each good alone with both merchants */
    for (unsigned i = 2; i < thought.count; i++)
        assert_near(thought.candidates[i].win, 0);
}

/*
 * Two players before the last scoring. The court stands in its first order: only c12 got tokens, and could not move. Seat
 * 0 chose yellow and green; by the table, in phases I and II, that was
 *     yellow  seat 0: 1 2 3   13+14+15 = 42     seat 1: 4 5 6   16+17+18 = 51
 *     green   seat 0: 4 5 6   20+22+23 = 65     seat 1: 1 2 3   17+18+19 = 54
 * so it stands at 107 to 105. Seat 1 has five tokens of value 1 on the phase space, worth 5 when the other chooses: 110.
 * In phase III seat 0 has 10 11 12 in one color, worth 35+37+38 = 110, and any three others at most 7 8 9, worth
 * 31+33+34 = 98: 217 to 208 at most. In the other color it has 1 2 3, worth 21+22+23 = 66, and any three others at least
 * 4 5 6, worth 25+27+29 = 81: 173 to 191 at least.
 */
#define LAST_SCORING                                                                                                   \
    "0 place +3 phase; 1 pass; 0 place +2 phase; 0 pass; 0 trigger; 0 color yellow; 0 keep; 1 keep; "                  \
    "0 place +3 phase; 1 place +1 c12; 0 place -3 phase; 1 place +1 c12; 0 place -3 phase; 1 pass; 0 pass; "           \
    "0 trigger; 0 color green; 0 keep; 1 keep; "                                                                       \
    "0 place +2 phase; 1 place +1 phase; 0 place +2 phase; 1 place +1 phase; 0 place +2 phase; 1 place +1 phase; "     \
    "0 place -2 phase; 1 place -1 phase; 0 place -2 phase; 1 place -1 phase; 0 place -2 phase; 1 pass; 0 pass"

static struct nika_world last_scoring(const struct nika_setup *setup, bool blue_wins)
{
    const struct plain_deal deal = {{"+3 +2 +3 -3 -3 +2 +2 +2 -2 -2 -2 -2", NULL},
                                    {blue_wins ? "1 2 3 4 5 6" : "10 11 12 7 8 9",
                                     blue_wins ? "10 11 12 7 8 9" : "1 2 3 4 5 6", "4 5 6 1 2 3", "1 2 3 4 5 6"}};
    struct nika_world world = court_with(setup, &deal);

    play_all(setup, &world, LAST_SCORING);
    assert_int_equal(plain_world(&world)->open.score[0], 107);
    assert_int_equal(plain_world(&world)->open.score[1], 105);
    return world;
}

static void chooses_the_color_that_wins(void **state)
{
    static const char *const names[] = {"anchor:ismcts-100", "anchor:ismcts-pruned-100"};
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);

    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        struct nika_world world = last_scoring(&setup, i / 2 == 1);

        play_all(&setup, &world, "0 trigger");
        const struct nika_thought thought = ask_about(names[i % 2], &setup, &world, 0);

        assert_says(&setup, thought.move, i / 2 == 1 ? "color blue" : "color red");
        if (thought.iterations == 0)
            continue; /* the strategy proposes nothing else */
        assert_near(thought.candidates[0].win, 1);
        assert_near(thought.candidates[0].points, 217);
        assert_int_equal(thought.count, 2);
        assert_near(thought.candidates[1].win, 0);
        assert_near(thought.candidates[1].points, 173);
    }
}

/* Its own choice comes after its own trigger: it has to look two moves ahead. */
static void triggers_what_it_will_win(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 2, 0);
    const struct nika_world world = last_scoring(&setup, true);
    const struct nika_thought thought = ask_about("anchor:ismcts-1000", &setup, &world, 0);

    (void)state;
    assert_says(&setup, thought.move, "trigger");
    assert_true(thought.candidates[0].win > 0.95F);
    assert_int_equal(thought.count, 2);
    assert_int_equal(thought.candidates[0].visits + thought.candidates[1].visits, 1000);
}

static void one_legal_move_is_not_thought_about(void **state)
{
    static const char *const names[] = {"anchor:ismcts-1000", "anchor:ismcts-pruned-1000"};
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = final_sales(&setup, "C4 C1", "", (const uint16_t[]){10, 12, 5});

    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        const struct nika_thought thought = ask_about(names[i], &setup, &world, 0);

        assert_says(&setup, thought.move, "done");
        assert_int_equal(thought.iterations, 0);
        assert_int_equal(thought.decisions, 0);
        assert_int_equal(thought.count, 1);
        assert_int_equal(thought.candidates[0].visits, 0);
        assert_true(nika_move_same(thought.candidates[0].move, thought.move));
    }
}

/*
 * A game made up for this test: seat 0 stops, which is a draw, or goes on. Then seat 1 hides one of four numbers on one of
 * two places. On place 0 that is foolish: seat 0 wins. On place 1 it wins if it guesses the number. So going on is worth a
 * quarter to seat 0, and stopping a half. Who thinks that others move for its benefit, or by chance, goes on, and so does
 * who can tell hidden numbers from each other in its tree.
 */
enum { STOP = 1, GO, HIDE, GUESS, BOUND, NUMBERS = 4, PLACES = 2 };
struct guessing {
    struct {
        uint8_t
            last; /* verb; or BOUND at the start: seat 0 can't stop, and goes on in one of two ways, which are equal */
        uint8_t place, right, way, unused[4];
    } open;
    struct {
        uint8_t number, unused[7];
    } own[2];
    uint64_t dark;
};

static const struct guessing *guessing_in(const struct nika_view *view)
{
    return (const struct guessing *)(const void *)view->bytes;
}

static struct nika_waiting guessing_waiting(const struct nika_setup *setup, const struct nika_view *view)
{
    const uint8_t last = guessing_in(view)->open.last;

    (void)setup;
    return (struct nika_waiting){.asked = last == STOP || last == GUESS ? 0 : last == GO ? 2 : 1};
}

/* Moves of seat 1 that look the same to seat 0 stand together, or do not, after the other way to go on. */
static unsigned guessing_legal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move *moves)
{
    const uint8_t last = guessing_in(view)->open.last;
    unsigned count = 0;

    (void)setup;
    if (last == 0 || last == BOUND) {
        moves[count++] = (struct nika_move){.verb = last == BOUND ? GO : STOP};
        moves[count++] = (struct nika_move){.verb = GO, .open = 1};
    }
    for (unsigned i = 0; i < NUMBERS && last == HIDE; i++)
        moves[count++] = (struct nika_move){.verb = GUESS, .open = 1 + i};
    for (unsigned i = 0; i < PLACES * NUMBERS && last == GO; i++)
        moves[count++] = guessing_in(view)->open.way
                             ? (struct nika_move){.verb = HIDE, .open = i % PLACES, .hidden = 1 + i / PLACES}
                             : (struct nika_move){.verb = HIDE, .open = i / NUMBERS, .hidden = 1 + i % NUMBERS};
    return count;
}

static bool guessing_result(const struct nika_setup *setup, const struct nika_view *view, struct nika_result *result)
{
    const struct guessing *world = guessing_in(view);

    (void)setup;
    *result = (struct nika_result){{0}, {1, 1}};
    if (world->open.last == GUESS)
        result->rank[world->open.right ? 1 : 0] = 2;
    return world->open.last == STOP || world->open.last == GUESS;
}

static nika_refusal guessing_apply(const struct nika_setup *setup, struct nika_world *bytes, unsigned seat,
                                   struct nika_move move)
{
    struct guessing *world = (struct guessing *)(void *)bytes->bytes;

    (void)setup;
    if (move.verb == GO)
        world->open.way = (uint8_t)move.open;
    if (move.verb == HIDE) {
        world->open.place = (uint8_t)move.open;
        world->own[seat].number = (uint8_t)move.hidden;
    }
    if (move.verb == GUESS)
        world->open.right = world->open.place == 0 || move.open == world->own[1].number;
    world->open.last = (uint8_t)move.verb;
    return NIKA_ACCEPTED;
}

static void guessing_imagine(const struct nika_setup *setup, const struct nika_view *view, struct nika_rng *rng,
                             struct nika_world *bytes)
{
    struct guessing *world = (struct guessing *)(void *)bytes->bytes;

    (void)setup;
    memset(bytes, 0, sizeof *bytes);
    world->open = guessing_in(view)->open;
    if (world->open.last == HIDE)
        world->own[1].number = (uint8_t)(1 + nika_rng_below(rng, NUMBERS));
}

static const struct nika_game guessing = {
    .name = "guessing",
    .players_min = 2,
    .players_max = 2,
    .open_bytes = 8,
    .own_bytes = 8,
    .dark_bytes = 8,
    .waiting = guessing_waiting,
    .legal = guessing_legal,
    .result = guessing_result,
    .apply = guessing_apply,
    .imagine = guessing_imagine,
};

static void others_play_for_themselves_and_hide(void **state)
{
    static const char *const names[] = {"anchor:ismcts-4000", "anchor:ismcts-pruned-4000"};
    const struct nika_setup setup = setup_of(&guessing, 2, 0);

    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct nika_world world = {{0}};
        struct guessing *laid = (struct guessing *)(void *)world.bytes;
        struct nika_thought thought = ask_about(names[i], &setup, &world, 0);

        assert_int_equal(thought.move.verb, STOP);
        assert_near(thought.candidates[0].win, 0.5);
        assert_int_equal(thought.candidates[1].move.verb, GO);
        assert_true(thought.candidates[1].win < 0.5F);

        laid->open.last = BOUND;
        thought = ask_about(names[i], &setup, &world, 0);
        assert_int_equal(thought.count, 2);
        for (unsigned j = 0; j < 2; j++)
            assert_true(thought.candidates[j].win > 0.2F && thought.candidates[j].win < 0.35F);

        /* All four numbers are as likely; what really lies there is not known. */
        laid->open.last = HIDE;
        laid->open.place = 1;
        laid->own[1].number = 3;
        thought = ask_about(names[i], &setup, &world, 0);
        assert_int_equal(thought.count, NUMBERS);
        for (unsigned j = 0; j < NUMBERS; j++)
            assert_true(thought.candidates[j].win > 0.2F && thought.candidates[j].win < 0.3F);
    }
}

/* A world after so many random moves, or a little fewer if the game would be over. */
static struct nika_world wander_to(const struct nika_setup *setup, struct nika_rng *rng, unsigned moves)
{
    struct nika_deal deal;
    struct nika_world world, next;

    memset(&world, 0xcc, sizeof world);
    nika_deal(setup, rng, &deal);
    setup->game->begin(setup, &deal, &world);
    nika_copy(setup->game, &next, &world);
    while (moves-- > 0 && nika_step(setup, &next, rng))
        nika_copy(setup->game, &world, &next);
    return world;
}

/* What every thought must hold. */
static void assert_sound(const struct nika_setup *setup, const struct nika_view *view,
                         const struct nika_thought *thought, uint32_t iterations, unsigned most)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned legal = setup->game->legal(setup, view, moves);
    uint32_t visits = 0;

    assert_in_range(thought->count, 1, most);
    assert_true(nika_move_same(thought->move, thought->candidates[0].move));
    for (unsigned i = 0; i < thought->count; i++) {
        const struct nika_candidate *candidate = &thought->candidates[i];
        unsigned found = 0;

        for (unsigned j = 0; j < legal; j++)
            found += nika_move_same(moves[j], candidate->move);
        assert_int_equal(found, 1);
        for (unsigned j = 0; j < i; j++)
            assert_false(nika_move_same(thought->candidates[j].move, candidate->move));
        if (i > 0)
            assert_in_range(candidate->visits, 1, candidate[-1].visits);
        assert_true(candidate->win >= 0 && candidate->win <= 1);
        visits += candidate->visits;
    }
    if (thought->iterations == 0) {
        assert_int_equal(thought->count, 1);
        return;
    }
    assert_int_equal(thought->iterations, iterations);
    assert_true(thought->decisions >= iterations);
    assert_true(visits <= iterations && (thought->count == NIKA_CANDIDATES_MAX || visits == iterations));
}

/* Two worlds behind one view, asked in the same way: the thoughts are the same, or something has leaked. The workspace has
 * different dirt on it. */
static void assert_twins_agree(const char *name, unsigned most, const struct nika_setup *setup, struct nika_rng *rng)
{
    const struct nika_world world = wander_to(setup, rng, nika_rng_below(rng, 150));
    const unsigned seat = asked_seat(setup, &world);
    struct nika_memory memory = {{0}}, other = {{0}};
    struct nika_world twin;
    struct nika_view view, seen;

    nika_look(setup, &world, seat, &view);
    memset(&twin, 0xcc, sizeof twin);
    setup->game->imagine(setup, &view, rng, &twin);
    nika_look(setup, &twin, seat, &seen);
    memset(&lent.workspace, 0, sizeof lent.workspace);
    const struct nika_thought one = ask(name, setup, &view, &memory, (struct nika_budget){0});

    memset(&lent.workspace, 0xff, sizeof lent.workspace);
    const struct nika_thought two = ask(name, setup, &seen, &other, (struct nika_budget){0});

    assert_same_thought(&one, &two);
    assert_memory_equal(&memory, &other, sizeof memory);
    assert_sound(setup, &view, &one, 20, most);
}

static void thoughts_follow_from_the_view(void **state)
{
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian, &nika_null};

    (void)state;
    for (unsigned g = 0; g < 3; g++)
        for (unsigned players = games[g]->players_min; players <= games[g]->players_max; players++) {
            struct nika_rng rng;

            nika_rng_seed(&rng, SEED, 10 * g + players);
            for (unsigned pair = 0; pair < 200; pair++) {
                const struct nika_setup setup = setup_of(games[g], players, nika_rng_below(&rng, players));

                assert_twins_agree("anchor:ismcts-20", 20, &setup, &rng);
                assert_twins_agree("anchor:ismcts-pruned-20", 12, &setup, &rng);
            }
        }
}

static bool enough_of_three(void *context)
{
    return ++*(unsigned *)context == 3;
}

static bool never_enough(void *context)
{
    ++*(unsigned *)context;
    return false;
}

static void the_budget_is_kept(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 4, 1);
    struct nika_memory memory = {{0}};
    struct nika_rng rng;
    struct nika_view view;
    unsigned looks = 0;

    (void)state;
    nika_rng_seed(&rng, SEED, 1);
    const struct nika_world world = wander_to(&setup, &rng, 0);

    nika_look(&setup, &world, 1, &view);
    struct nika_thought thought = ask("anchor:ismcts-300", &setup, &view, &memory, (struct nika_budget){0});

    assert_int_equal(thought.iterations, 300);
    assert_true(thought.decisions > 300 * 20); /* a game of four has 24 auctions, none without a decision */
    thought = ask("anchor:ismcts-300", &setup, &view, &memory, (struct nika_budget){.iterations = 123});
    assert_int_equal(thought.iterations, 123);
    thought = ask("anchor:ismcts-300", &setup, &view, &memory, (struct nika_budget){.iterations = 1});
    assert_int_equal(thought.iterations, 1);
    assert_int_equal(thought.count, 1);

    /* The clock is looked at after each eighth iteration. */
    thought = ask("anchor:ismcts-300", &setup, &view, &memory, (struct nika_budget){0, enough_of_three, &looks});
    assert_int_equal(thought.iterations, 24);
    assert_int_equal(looks, 3);
    looks = 0;
    thought = ask("anchor:ismcts-300", &setup, &view, &memory, (struct nika_budget){100, never_enough, &looks});
    assert_int_equal(thought.iterations, 100);
    assert_int_equal(looks, 12);
}

/* More iterations than there can be nodes on the workspace: 32 bytes each would be 32768 and leave no room for anything else.
 * The rest is played without new nodes, and nothing beyond the workspace is touched. */
static void a_full_workspace_is_enough(void **state)
{
    static const struct nika_game *const games[] = {&nika_byzantz, &nika_justinian};

    (void)state;
    memset(lent.fence, 0x5a, sizeof lent.fence);
    for (unsigned g = 0; g < 2; g++) {
        const struct nika_setup setup = setup_of(games[g], 3, 0);
        struct nika_memory memory = {{0}};
        struct nika_rng rng;
        struct nika_view view;

        nika_rng_seed(&rng, SEED, g);
        const struct nika_world world = wander_to(&setup, &rng, 0);

        nika_look(&setup, &world, 0, &view);
        const struct nika_thought thought = ask("anchor:ismcts-33000", &setup, &view, &memory, (struct nika_budget){0});

        assert_sound(&setup, &view, &thought, 33000, NIKA_CANDIDATES_MAX);
        for (unsigned i = 0; i < sizeof lent.fence; i++)
            assert_int_equal(lent.fence[i], 0x5a);
    }
}

/* The numbers of games that an agent wins on seat 0 against random players; shared victories count. */
static unsigned wins_against_chance(const char *name, const struct nika_game *game, unsigned players, unsigned games)
{
    static struct nika_bench bench;
    const struct nika_setup setup = setup_of(game, players, 0);
    struct nika_agent agents[NIKA_SEATS_MAX];
    unsigned wins = 0;

    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        agents[seat] = agent_of(seat == 0 ? name : "anchor:random");
    for (unsigned i = 0; i < games; i++) {
        struct nika_rng rng;
        struct nika_deal deal;
        struct nika_result result;

        nika_rng_seed(&rng, SEED, i);
        nika_deal(&setup, &rng, &deal);
        const struct nika_play *play = nika_bench_begin(&bench, &setup, &deal);

        assert_true(nika_play_out(&bench, agents, (struct nika_budget){0}, &rng, (struct nika_witness){0}));
        assert_true(nika_play_result(play, &result));
        wins += result.rank[0] == 1;
    }
    return wins;
}

/* By chance it would win a third of the first and half of the others: so many wins come once in some thousands, or
 * hundreds. */
static void it_beats_chance(void **state)
{
    (void)state;
    assert_in_range(wins_against_chance("anchor:ismcts-100", &nika_byzantz, 3, 10), 9, 10);
    assert_in_range(wins_against_chance("anchor:ismcts-300", &nika_justinian, 2, 12), 11, 12);
}

static void roots_are_roots(void **state)
{
    float before = 0;

    (void)state;
    assert_true(nika_sqrt(0) == 0);
    for (unsigned i = 1; i < 1000000; i += i / 4096 + 1) {
        const float root = nika_sqrt((float)i);
        const double square = (double)root * root;

        assert_true(square > i * (1 - 4e-7) && square < i * (1 + 4e-7));
        assert_true(root > before);
        before = root;
    }
    assert_near(nika_sqrt(0.25F), 0.5);
    assert_near(nika_sqrt(1e-12F) * 1e6F, 1);
    assert_near(nika_sqrt(1e24F) * 1e-12F, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sells_before_it_is_done),
        cmocka_unit_test(keeps_the_merchants_apart),
        cmocka_unit_test(chooses_the_color_that_wins),
        cmocka_unit_test(triggers_what_it_will_win),
        cmocka_unit_test(others_play_for_themselves_and_hide),
        cmocka_unit_test(one_legal_move_is_not_thought_about),
        cmocka_unit_test(thoughts_follow_from_the_view),
        cmocka_unit_test(the_budget_is_kept),
        cmocka_unit_test(a_full_workspace_is_enough),
        cmocka_unit_test(it_beats_chance),
        cmocka_unit_test(roots_are_roots),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
