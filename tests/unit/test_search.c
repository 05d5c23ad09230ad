/*
 * test_search.c: unit tests of the search player: it keeps to its budget and its clock, its answers are sound in all
 * games, and where the best move is plain it finds it.
 */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <nika/chance.h>
#include <nika/games.h>
#include <nika/hint.h>
#include <nika/justinian.h>
#include <nika/lab.h>
#include <nika/measure.h>
#include <nika/nets.h>

#include "../../src/ai/ai_internal.h"
#include "asking.h"
#include "plain_byzantz.h"

enum { SEED = 31, RUNNERS = 16 /* candidates that enter the race, as search.c has it */ };

static struct nika_workspace workspace;

/* Asks the search, with random numbers of which it may draw exactly one. */
static struct nika_thought ask(const struct nika_setup *setup, const struct nika_view *view, struct nika_budget budget,
                               unsigned luck)
{
    struct nika_memory memory = {{0}};
    struct nika_agent agent;
    struct nika_thought thought;
    struct nika_rng rng, after;

    assert_true(nika_lab_agent("search-100", &agent));
    nika_rng_seed(&rng, SEED, luck);
    after = rng;
    memset(&thought, 0xcc, sizeof thought);
    nika_think(
        &agent,
        &(struct nika_question){
            .setup = setup, .view = view, .memory = &memory, .budget = budget, .rng = &rng, .workspace = &workspace},
        &thought);
    nika_rng_next(&after);
    assert_memory_equal(&rng, &after, sizeof rng);
    return thought;
}

/* What every answer must hold: all candidates are legal, and the move is one of them; who went farther in the race comes
 * first, and, without priors and drawing lots, of those who went equally far the better. */
static void assert_sound(const struct nika_setup *setup, const struct nika_view *view,
                         const struct nika_thought *thought)
{
    const bool plain = nika_strategy_of(setup->game)->trust == 0;
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned legal = setup->game->legal(setup, view, moves);
    uint32_t visits = 0;
    unsigned chosen = 0;

    assert_in_range(thought->count, 1, NIKA_CANDIDATES_MAX);
    for (unsigned i = 0; i < thought->count; i++) {
        const struct nika_candidate *candidate = &thought->candidates[i];
        unsigned found = 0;

        for (unsigned j = 0; j < legal; j++)
            found += nika_move_same(moves[j], candidate->move);
        assert_int_equal(found, 1);
        chosen += nika_move_same(candidate->move, thought->move);
        visits += candidate->visits;
        if (i > 0) {
            assert_true(candidate->visits <= candidate[-1].visits);
            assert_true(!plain || candidate->visits < candidate[-1].visits ||
                        candidate->utility <= candidate[-1].utility);
        }
        assert_true(candidate->win >= 0 && candidate->win <= 1);
    }
    assert_int_equal(chosen, 1);
    assert_true(!plain || nika_move_same(thought->candidates[0].move, thought->move));
    assert_int_equal(visits, thought->iterations);
    assert_true(thought->decisions >= thought->iterations);
}

static void small_budgets_work_everywhere(void **state)
{
    (void)state;
    for (unsigned g = 0; nika_games[g]; g++)
        for (unsigned players = nika_games[g]->players_min; players <= nika_games[g]->players_max; players++) {
            struct nika_rng rng;

            nika_rng_seed(&rng, SEED, 10 * g + players);
            for (uint32_t budget = 1; budget <= 20; budget++) {
                const struct nika_setup setup = setup_of(nika_games[g], players, budget % players);
                const struct nika_view view = wander(&setup, nika_rng_below(&rng, 120), &rng);
                const struct nika_thought thought = ask(&setup, &view, (struct nika_budget){.iterations = budget}, 0);
                const unsigned runners = thought.count < RUNNERS ? thought.count : RUNNERS;

                /* One world for each lap at least: n + n/2 + n/4 + … + 2, in which halves are rounded up, is less than
                 * 2n + 4. */
                assert_sound(&setup, &view, &thought);
                assert_true(thought.iterations <= budget || thought.iterations < 2 * runners + 4);
                assert_true(thought.iterations > 0 || thought.count == 1);
            }
        }
}

/* Every lap but the last leaves less than it is given, and the last one, with two in the race, leaves at most one. Sixteen
 * in four laps need 64 iterations, so that each lap has a world. */
static void the_budget_is_spent(void **state)
{
    static const uint32_t budgets[] = {64, 65, 100, 333, 1000};

    (void)state;
    for (unsigned g = 0; nika_games[g]; g++) {
        const struct nika_setup setup = setup_of(nika_games[g], 4, 0);
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, g);
        for (unsigned i = 0; i < 5; i++) {
            const struct nika_view view = wander(&setup, g < 2 ? 8 * i : 1, &rng);
            const struct nika_thought thought = ask(&setup, &view, (struct nika_budget){.iterations = budgets[i]}, 0);

            assert_sound(&setup, &view, &thought);
            if (thought.count > 1)
                assert_in_range(thought.iterations, budgets[i] - 1, budgets[i]);
        }
    }
}

/* Without a budget, an agent has its own: a hundred. */
static void an_agent_has_its_own_measure(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 4, 0);
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 0);
    const struct nika_view view = wander(&setup, 0, &rng);
    const struct nika_thought thought = ask(&setup, &view, (struct nika_budget){0}, 0);

    assert_in_range(thought.iterations, 99, 100);
}

static bool count_and_stop(void *context)
{
    unsigned *looks = context;

    return --*looks == 0;
}

/* The clock is looked at after each fourth world of a lap, in which all in the race are tried. */
static void enough_is_enough(void **state)
{
    (void)state;
    for (unsigned g = 0; g < 2; g++) {
        const struct nika_setup setup = setup_of(nika_games[g], 4, 0);
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, g);
        for (unsigned when = 1; when <= 3; when++) {
            const struct nika_view view = wander(&setup, 0, &rng);
            unsigned looks = when;
            const struct nika_thought thought =
                ask(&setup, &view, (struct nika_budget){100000, count_and_stop, &looks}, 0);
            const unsigned runners = thought.count < RUNNERS ? thought.count : RUNNERS;

            assert_in_range(thought.count, 2, NIKA_CANDIDATES_MAX);
            assert_int_equal(looks, 0);
            assert_int_equal(thought.iterations, 4 * when * runners);
            assert_sound(&setup, &view, &thought);
        }
    }
}

/*
 * The master, whose finalists get half of the iterations.
 */
enum { TRIED = 8, FINALISTS = 3 };

/* A position of either game, and the master's question there. */
struct posed {
    struct nika_agent master;
    struct nika_setup setup;
    struct nika_view view;
    struct nika_memory memory;
    struct nika_rng rng;
    struct nika_question question;
};

static void pose(struct posed *posed, unsigned number, struct nika_budget budget)
{
    memset(posed, 0, sizeof *posed);
    posed->setup = setup_of(number % 2 ? &nika_justinian : &nika_byzantz, 3, 0);
    assert_true(nika_agent_named("master", &posed->master));
    assert_true(nika_net_ready(posed->setup.game));
    nika_rng_seed(&posed->rng, SEED, number);
    posed->view = wander(&posed->setup, number, &posed->rng);
    nika_rng_seed(&posed->rng, SEED, 0);
    posed->question = (struct nika_question){.setup = &posed->setup,
                                             .view = &posed->view,
                                             .memory = &posed->memory,
                                             .budget = budget,
                                             .rng = &posed->rng,
                                             .workspace = &workspace};
}

static bool stop(void *context)
{
    (void)context;
    return true;
}

/* However soon it is stopped, each finalist is tried in four new worlds, and only finalists have figures. */
static void the_master_stops_and_still_has_figures(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 60; i++) {
        static struct posed posed;
        struct nika_thought thought;

        pose(&posed, i, (struct nika_budget){0, stop, NULL});
        unsigned figures = 0;
        nika_think(&posed.master, &posed.question, &thought);
        assert_true(nika_move_same(thought.move, thought.candidates[0].move));
        for (; figures < thought.count && thought.candidates[figures].visits > 0; figures++)
            assert_int_equal(thought.candidates[figures].visits, 4);
        assert_in_range(figures, 1, FINALISTS);
        assert_true(thought.iterations <= 4 * (TRIED + FINALISTS));
        for (unsigned c = figures; c < thought.count; c++)
            assert_int_equal(thought.candidates[c].visits, 0);
    }
}

/* Its hints show its own figures: those of the finalists come first, the best chance to win first. */
static void hints_of_the_master_begin_with_figures(void **state)
{
    unsigned both = 0;

    (void)state;
    for (unsigned i = 0; i < 60; i++) {
        static struct posed posed;
        struct nika_hint hint;

        pose(&posed, i, (struct nika_budget){40, NULL, NULL});
        nika_hint(&posed.master, &posed.question, &hint);
        assert_true(hint.advice[0].visits > 0);
        for (unsigned a = 1; a < hint.count; a++) {
            const struct nika_advice *advice = &hint.advice[a];
            assert_true(hint.advice[a - 1].visits > 0 || advice->visits == 0);
            assert_true(!advice->visits || !advice->tells ||
                        nika_advice_percent(advice) <= nika_advice_percent(advice - 1));
            assert_true(advice->visits > 0 || (!advice->equal && !advice->win && !advice->points));
            both += !advice->visits && hint.advice[a - 1].visits > 0;
        }
    }
    assert_true(both > 0 || !nika_net_ready(&nika_byzantz));
}

/*
 * Which of the others the master takes for players like the heuristic.
 */

/* How often, in 100,000 draws, those that are drawn are, in these places, these ones. */
static double drawn_alike(const int *told, unsigned count, unsigned places, unsigned ones)
{
    enum { DRAWS = 100000 };
    unsigned hits = 0;
    struct nika_rng rng;

    nika_rng_seed(&rng, SEED, 7);
    for (unsigned i = 0; i < DRAWS; i++) {
        const unsigned alike = nika_draw_alike(told, count, &rng);

        assert_true(alike >> count == 0);
        hits += (alike & places) == ones;
    }
    return (double)hits / DRAWS;
}

static void assert_drawn(const int *told, unsigned count, unsigned places, unsigned ones, double right)
{
    const double found = drawn_alike(told, count, places, ones);

    assert_true(found > right - 0.01 && found < right + 0.01);
}

/* Before anything is known: half of all tables are of one kind, with a chance of 0.3 all alike; at the others each is with
 * that chance. So each is with it; all three are with 0.5·0.3 + 0.5·0.3³, and none is with 0.5·0.7 + 0.5·0.7³. */
static void before_anything_is_known_of_the_others(void **state)
{
    static const int told[3] = {0};

    (void)state;
    for (unsigned seat = 0; seat < 3; seat++)
        assert_drawn(told, 3, 1u << seat, 1u << seat, 0.3);
    assert_drawn(told, 3, 7, 7, 0.1635);
    assert_drawn(told, 3, 7, 0, 0.5215);
    assert_drawn(told, 1, 1, 1, 0.3);
    assert_int_equal(nika_draw_alike(told, 0, &(struct nika_rng){{1, 2, 3, 4}}), 0);
}

/*
 * By Bayes' rule, if a seat does what is 7/3 times as likely of the heuristic as of others.
 *
 * One seat did: relative to what others do, both kinds of table give that the chance 0.3·7/3 + 0.7 = 1.4, so that each kind
 * is still as likely. The seat itself is alike with 0.3·7/3 / 1.4 = 0.5; another one also with 0.5 if they are of one kind,
 * else with 0.3: together 0.4.
 *
 * Two seats did: tables of one kind give that 0.3·49/9 + 0.7 = 2.3333, others 1.4² = 1.96: it is of one kind with 2.3333 /
 * 4.2933 = 0.5435, and then all are alike with 1.6333 / 2.3333 = 0.7; else these two with 0.5 each and the third with 0.3.
 * So the two are with 0.5435·0.7 + 0.4565·0.5 = 0.6087, the third with 0.5435·0.7 + 0.4565·0.3 = 0.5174.
 */
static void what_one_does_tells_about_the_others(void **state)
{
    static const int once[3] = {0, 85, 0}, twice[3] = {85, 0, 85}; /* e^0.85 = 2.34 */

    (void)state;
    assert_drawn(once, 3, 2, 2, 0.5);
    assert_drawn(once, 3, 1, 1, 0.4);
    assert_drawn(once, 3, 4, 4, 0.4);
    assert_drawn(twice, 3, 1, 1, 0.6087);
    assert_drawn(twice, 3, 4, 4, 0.6087);
    assert_drawn(twice, 3, 2, 2, 0.5174);
}

/* What is certain of one: the others are as it is at half of all tables, and with 0.3 at the others: 0.5 + 0.5·0.3 if it is
 * alike, 0.5·0.3 if not. If one is and one is not, the table is not of one kind. However much is known of however many, the
 * arithmetic has room for it. */
static void what_is_certain_of_one(void **state)
{
    static const int is[2] = {INT16_MAX, 0}, is_not[2] = {-INT16_MAX, 0}, one_of_each[3] = {30000, 0, -30000},
                     all[5] = {4000, 4000, 4000, 4000, 4000}, none[5] = {-4000, -4000, -4000, -4000, -4000};

    (void)state;
    assert_true(drawn_alike(is, 2, 1, 1) > 0.9999);
    assert_drawn(is, 2, 2, 2, 0.65);
    assert_true(drawn_alike(is_not, 2, 1, 0) > 0.9999);
    assert_drawn(is_not, 2, 2, 2, 0.15);
    assert_true(drawn_alike(one_of_each, 3, 5, 1) > 0.9999);
    assert_drawn(one_of_each, 3, 2, 2, 0.3);
    assert_true(drawn_alike(all, 5, 31, 31) > 0.9999);
    assert_true(drawn_alike(none, 5, 31, 0) > 0.9999);
}

/* The last choice of a game of Justinian ends it. So of four lines, some were won, or shared by two or three: their mean is
 * a number of 24ths. That is what the master finds; what a hint of it shows is how often that comes true. */
static void hints_show_how_often_it_comes_true(void **state)
{
    const struct nika_setup setup = setup_of(&nika_justinian, 3, 0);
    unsigned others = 0;
    struct nika_agent master;
    struct nika_rng rng;

    (void)state;
    assert_true(nika_agent_named("master", &master));
    nika_rng_seed(&rng, SEED, 8);
    for (unsigned i = 0; i < 150; i++) {
        const struct nika_view view = wander(&setup, UINT_MAX, &rng);
        const unsigned stage = nika_stage(&setup, &view);
        struct nika_memory memory = {{0}};
        struct nika_hint hint;

        if (justinian_open(&view)->stage != JUSTINIAN_CHOOSING)
            continue;
        nika_hint(&master,
                  &(struct nika_question){.setup = &setup,
                                          .view = &view,
                                          .memory = &memory,
                                          .budget = {0, stop, NULL},
                                          .rng = &rng,
                                          .workspace = &workspace},
                  &hint);
        for (unsigned a = 0; a < hint.count && hint.advice[a].visits > 0; a++) {
            const double win = hint.advice[a].win;
            unsigned won = 0;

            assert_int_equal(hint.advice[a].visits, 4);
            while (won < 24 &&
                   1000 * (double)nika_chance_calibrated(&master, &setup, stage, (float)won / 24) < win - 0.501)
                won++;
            assert_true(1000 * (double)nika_chance_calibrated(&master, &setup, stage, (float)won / 24) < win + 0.501);
            others += win < 1000 * won / 24.0 - 1 || win > 1000 * won / 24.0 + 1;
        }
    }
    assert_true(others > 20);
}

/* The answer follows from the question and the random numbers; with others, what is made of the moves changes. */
static void same_luck_same_answer(void **state)
{
    (void)state;
    for (unsigned g = 0; g < 2; g++) {
        const struct nika_setup setup = setup_of(nika_games[g], 4, 0);
        unsigned changed = 0;
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, g);
        for (unsigned i = 0; i < 20; i++) {
            const struct nika_view view = wander(&setup, 5 * i, &rng);
            const struct nika_budget budget = {.iterations = 40};
            const struct nika_thought one = ask(&setup, &view, budget, i), same = ask(&setup, &view, budget, i),
                                      other = ask(&setup, &view, budget, i + 1);

            assert_same_thought(&one, &same);
            changed += one.candidates[0].utility != other.candidates[0].utility;
        }
        assert_true(changed > 5);
    }
}

/*
 * Byzantz with three players, in the last round: the eighth. Nothing comes after it but the final sales, so that all can be
 * worked out. The bidder cards are 6, 4 and 2, and who has the lowest picks first. Cards that nobody needs are gone; the
 * four that were removed before the game are O1.
 */
#define REMOVED "O1 O1 O1 O1"

/* What the search plays with little and with much time, and the strongest level; all must agree. */
static struct nika_thought all_play(const struct nika_setup *setup, const struct nika_world *world, const char *word)
{
    static const char *const names[] = {"search-20", "expert", "anchor:search-100", "search-200"};
    struct nika_thought thought = {.count = 0};
    struct nika_view view;
    char said[NIKA_WORD_MAX];

    nika_look(setup, world, asked_seat(setup, world), &view);
    for (unsigned i = 0; i < 4; i++) {
        struct nika_memory memory = {{0}};
        struct nika_agent agent;
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, i);
        assert_true(nika_lab_agent(names[i], &agent));
        nika_think(&agent,
                   &(struct nika_question){
                       .setup = setup, .view = &view, .memory = &memory, .rng = &rng, .workspace = &workspace},
                   &thought);
        setup->game->say(setup, thought.move, said);
        assert_string_equal(said, word);
    }
    return thought;
}

static const struct nika_candidate *candidate_of(const struct nika_setup *setup, const struct nika_thought *thought,
                                                 const char *word)
{
    char said[NIKA_WORD_MAX];

    for (unsigned i = 0; i < thought->count; i++) {
        setup->game->say(setup, thought->candidates[i].move, said);
        if (strcmp(said, word) == 0)
            return &thought->candidates[i];
    }
    fail_msg("%s was not thought about", word);
    return NULL;
}

/* Points to the nearest whole: cards in hand count a hundredth each, which decides ties. */
static void assert_points(const struct nika_candidate *candidate, int points)
{
    assert_true(candidate->visits > 0);
    assert_true(candidate->points > (float)points - 0.01F && candidate->points < (float)points + 0.2F);
}

/* The last pick: C4 makes a set of 4, and seat 0 wins by 13 to 12; S1 makes one of 3, and it would share the victory. */
static void takes_what_completes_the_better_set(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 7,
                                                                            .auction = 3,
                                                                            .phase = BYZANTZ_MARKET,
                                                                            .picked = 6,
                                                                            .hands = {"C1 C1 S3 S3"},
                                                                            .bidder_card = {6, 4, 2},
                                                                            .profit = {9, 12, 5},
                                                                            .market = "C4 S1",
                                                                            .dark = REMOVED});
    (void)state;
    const struct nika_thought thought = all_play(&setup, &world, "take cloth");

    assert_int_equal(thought.count, 2);
    assert_points(candidate_of(&setup, &thought, "take cloth"), 13);
    assert_points(candidate_of(&setup, &thought, "take spice"), 12);
}

/* The first pick: C4 and S4 both make a set of 4. But seat 1, which picks next and is known to have two spices, would make
 * one of S4, too: then it has 16, and seat 0 14. With S4 gone, it stays at 12. */
static void takes_what_the_next_one_needs(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 7,
                                                                            .auction = 3,
                                                                            .phase = BYZANTZ_MARKET,
                                                                            .hands = {"C1 C1 S1 S1", "S2 S1"},
                                                                            .known = {NULL, "S2 S1"},
                                                                            .bidder_card = {2, 4, 6},
                                                                            .profit = {10, 12, 0},
                                                                            .market = "C4 S4",
                                                                            .dark = REMOVED});
    (void)state;
    const struct nika_thought thought = all_play(&setup, &world, "take spice");

    assert_true(candidate_of(&setup, &thought, "take spice")->win > 0.9F);
    assert_true(candidate_of(&setup, &thought, "take cloth")->win < 0.1F);
}

/* It keeps C4 and picks S4 afterwards, as the first: 8 points. If it gave C4 away, it could take only one of the two back
 * from the market: 4. */
static void gives_what_it_does_not_need(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 7,
                                                                            .auction = 2,
                                                                            .phase = BYZANTZ_GIVING,
                                                                            .hands = {"C1 C1 S1 S1"},
                                                                            .bidder_card = {0, 4, 6},
                                                                            .profit = {3, 5, 6},
                                                                            .bundle = "C4 O1",
                                                                            .market = "S4",
                                                                            .dark = REMOVED});
    (void)state;
    const struct nika_thought thought = all_play(&setup, &world, "give O1");

    assert_int_equal(thought.count, 2);
    assert_points(candidate_of(&setup, &thought, "give O1"), 11);
    assert_points(candidate_of(&setup, &thought, "give C4"), 7);
}

/* Seat 1 has bid O1 for cards that are of no use; to bid more, seat 0 would have to break its set of 4. Of every other good
 * only two cards are left, and no merchants: there will be no other set. */
static void passes_rather_than_break_a_set(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 7,
                                                                            .auction = 1,
                                                                            .phase = BYZANTZ_AUCTION,
                                                                            .turn = 0,
                                                                            .opener = 1,
                                                                            .in = 3,
                                                                            .hands = {"C4 C1 C1"},
                                                                            .bids = {NULL, "O1"},
                                                                            .bidder_card = {0, 0, 6},
                                                                            .profit = {10, 12, 0},
                                                                            .bundle = "S1 W1 T1 G1",
                                                                            .dark = "C2 S2 W2 T2 G2 O2"});
    (void)state;
    const struct nika_thought thought = all_play(&setup, &world, "pass");

    assert_points(candidate_of(&setup, &thought, "pass"), 14);
}

/* Eight cards at the limit. With its merchant it makes a set of 4 of cloth or one of 3 of spice, not both: the cards of the
 * first must stay together, whatever leaves the hand. */
static void does_not_spoil_its_best_set_at_the_limit(void **state)
{
    static const char *const names[] = {"heuristic", "search-50", "expert"};
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 7,
                                                                            .auction = 3,
                                                                            .phase = BYZANTZ_LIMIT,
                                                                            .picked = 7,
                                                                            .hands = {"C4 C1 M S3 S1 T1 W1 G1"},
                                                                            .known = {"C4 C1 S3 S1"},
                                                                            .bidder_card = {6, 4, 2},
                                                                            .profit = {10, 13, 5},
                                                                            .dark = REMOVED});
    struct nika_view view;

    (void)state;
    nika_look(&setup, &world, 0, &view);
    for (unsigned i = 0; i < 3; i++) {
        struct nika_memory memory = {{0}};
        struct nika_agent agent;
        struct nika_thought thought;
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, i);
        assert_true(nika_lab_agent(names[i], &agent));
        nika_think(&agent,
                   &(struct nika_question){
                       .setup = &setup, .view = &view, .memory = &memory, .rng = &rng, .workspace = &workspace},
                   &thought);
        const byzantz_cards taken = thought.move.open, best = cards("C4 C1 M");

        if (thought.move.verb == BYZANTZ_SELL)
            assert_true(taken == best);
        else
            assert_true(thought.move.verb == BYZANTZ_DISCARD && byzantz_holds(cards("S3 S1 T1 W1 G1"), taken));
        if (i > 0) {
            assert_points(candidate_of(&setup, &thought, "sell C4 C1 M"), 14);
            assert_points(candidate_of(&setup, &thought, "sell S3 S1 M"), 13);
        }
    }
}

/* Sells to the end, each set as an agent has it; what that brings. */
static unsigned final_sale(const char *name, const char *hand, const char *known)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    struct nika_world world = plain_lay(&setup, &(struct plain_table){.round = 8,
                                                                      .phase = BYZANTZ_FINAL,
                                                                      .hands = {hand},
                                                                      .known = {known},
                                                                      .profit = {1, 2, 3},
                                                                      .dark = REMOVED});
    const struct byzantz_open *open = &((const struct byzantz_world *)(const void *)world.bytes)->open;
    struct nika_agent agent;

    assert_true(nika_lab_agent(name, &agent));
    for (unsigned sales = 0; open->turn == 0; sales++) {
        struct nika_memory memory = {{0}};
        struct nika_thought thought;
        struct nika_view view;
        struct nika_rng rng;

        nika_rng_seed(&rng, SEED, sales);
        nika_look(&setup, &world, 0, &view);
        nika_think(&agent,
                   &(struct nika_question){
                       .setup = &setup, .view = &view, .memory = &memory, .rng = &rng, .workspace = &workspace},
                   &thought);
        assert_int_equal(thought.iterations, 0); /* there is nothing to guess */
        assert_int_equal(thought.count, 1);
        assert_int_equal(nika_byzantz.apply(&setup, &world, 0, thought.move), NIKA_ACCEPTED);
        assert_true(sales < 3);
    }
    return open->profit[0] - 1u;
}

static void the_final_sale_is_reckoned_out(void **state)
{
    static const struct {
        const char *hand, *known;
        unsigned points;
    } sales[] = {
        {"", "", 0},
        {"C4 S3 W2 M", "", 0},
        {"C4 C1 C1", "", 4},
        {"C4 C3 C1 C1", "", 4},                 /* one set, and one card stays */
        {"C4 C4 C1 C1 M M", "M M", 8},          /* C4 C1 M twice; with C4 C4 C1 only 4 */
        {"W4 W1 C3 C1 M M", "M M", 7},          /* W4 W1 M, C3 C1 M */
        {"C1 M M M", "", 5},                    /* three merchants; C1 M M would be 1 */
        {"C4 M M M", "", 5},                    /* and C4 M M 4 */
        {"C4 C1 S1 S1 M M M", "M M M", 5},      /* C4 C1 M and S1 S1 M, or M M M: the same */
        {"C4 C1 S2 S1 M M M", "M M M", 6},      /* C4 C1 M, S2 S1 M */
        {"C4 C3 C2 C1 C1 C1", "C4 C3", 7},      /* C4 and C3, each with two low ones */
        {"G3 G3 G3 O2 O2 O2 M", "G3 G3 G3", 5}, /* 3 + 2; the merchant helps nobody */
        {"G3 G3 O4 O2 S1 M M", "G3 G3 O4", 7},  /* G3 G3 M, O4 O2 M */
    };

    (void)state;
    for (unsigned i = 0; i < sizeof sales / sizeof sales[0]; i++) {
        assert_int_equal(final_sale("heuristic", sales[i].hand, sales[i].known), sales[i].points);
        assert_int_equal(final_sale("search-50", sales[i].hand, sales[i].known), sales[i].points);
    }
}

/* In the last round of Byzantz the master's lines go on to the end of the game, and no further round comes: measured a round further,
 * moves are worth exactly the same, and all seats together win once. */
static void no_line_goes_beyond_the_end(void **state)
{
    const struct nika_setup setup = setup_of(&nika_byzantz, 6, 0);
    unsigned measured = 0;
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, SEED, 10);
    for (unsigned i = 0; i < 400 && measured < 8; i++) {
        struct nika_view view = wander(&setup, UINT_MAX, &rng);
        const struct nika_view early = wander(&setup, 100, &rng);
        struct nika_measurement near, far;
        struct nika_memory memory = {{0}};
        struct nika_move moves[NIKA_MOVES_MAX];
        struct nika_agent agent;

        if (byzantz_open(&early)->round == byzantz_rounds(6) - 1)
            view = early;
        if (byzantz_open(&view)->round < byzantz_rounds(6) - 1 || nika_byzantz.legal(&setup, &view, moves) < 2)
            continue;
        assert_true(nika_agent_named("master", &agent));
        measured++;
        for (unsigned further = 0; further < 2; further++) {
            struct nika_rng luck;
            const struct nika_question question = {&setup, &view, &memory, {0}, &luck, &workspace};

            nika_rng_seed(&luck, i, 0);
            nika_measure_moves(&agent, &question, NULL, moves, 2, (struct nika_precision){16, 16, 1, further},
                               further ? &far : &near);
        }
        for (unsigned move = 0; move < 2; move++) {
            double all = 0;

            for (unsigned seat = 0; seat < 6; seat++) {
                all += near.moves[move].win[seat];
                assert_true(near.moves[move].win[seat] == far.moves[move].win[seat]);
            }
            assert_true(all > 0.999 && all < 1.001);
        }
    }
    assert_int_equal(measured, 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_line_goes_beyond_the_end),
        cmocka_unit_test(small_budgets_work_everywhere),
        cmocka_unit_test(the_budget_is_spent),
        cmocka_unit_test(an_agent_has_its_own_measure),
        cmocka_unit_test(enough_is_enough),
        cmocka_unit_test(the_master_stops_and_still_has_figures),
        cmocka_unit_test(hints_of_the_master_begin_with_figures),
        cmocka_unit_test(hints_show_how_often_it_comes_true),
        cmocka_unit_test(before_anything_is_known_of_the_others),
        cmocka_unit_test(what_one_does_tells_about_the_others),
        cmocka_unit_test(what_is_certain_of_one),
        cmocka_unit_test(same_luck_same_answer),
        cmocka_unit_test(takes_what_completes_the_better_set),
        cmocka_unit_test(takes_what_the_next_one_needs),
        cmocka_unit_test(gives_what_it_does_not_need),
        cmocka_unit_test(passes_rather_than_break_a_set),
        cmocka_unit_test(does_not_spoil_its_best_set_at_the_limit),
        cmocka_unit_test(the_final_sale_is_reckoned_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
