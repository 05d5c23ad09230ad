/*
 * test_review.c: unit tests of reviews: when there is one, what adds up in it, parts that are handed over, questions to all at
 * once, marks and titles, and a blunder that is planted.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <nika/review.h>

#include "plain_justinian.h"
#include "review/review_internal.h"

static struct nika_review review, other;

/* Plays a game of players who play by chance, and takes it up for a review by a judge who is quick and knows little. */
static void review_random_game(struct nika_review *of, const struct nika_game *game, unsigned players, uint64_t seed)
{
    static struct nika_bench bench;
    const struct nika_setup setup = setup_of(game, players, 0);
    const struct nika_names names = {{{0}}};
    struct nika_agent agents[NIKA_SEATS_MAX];
    struct nika_deal deal = {{0}};
    struct nika_rng rng;

    nika_rng_seed(&rng, seed, 0);
    nika_deal(&setup, &rng, &deal);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        assert_true(nika_agent_named("random", &agents[seat]));
    const struct nika_play *play = nika_bench_begin(&bench, &setup, &deal);
    assert_true(nika_play_out(&bench, agents, (struct nika_budget){0}, &rng, (struct nika_witness){0}));
    nika_review_take_up(of, &setup, &names, &deal, bench.moves, nika_play_ply(play));
    assert_true(nika_review_ready(of));
    assert_true(nika_agent_named("random", &of->agent));
}

static unsigned plan(struct nika_review *of, uint16_t tasks[NIKA_REVIEW_TASKS])
{
    unsigned own;
    const unsigned count = nika_review_plan(of, 0, tasks, &own);

    assert_true(own <= count);
    return count;
}

static void do_all(struct nika_review *of)
{
    uint16_t tasks[NIKA_REVIEW_TASKS];

    for (unsigned i = 0, count = plan(of, tasks); i < count; i++)
        nika_review_do(of, tasks[i]);
}

/*
 * The account, added up once more from what is in it.
 */

static void assert_account(const struct nika_review *of, unsigned seat)
{
    struct nika_review_account account;
    int32_t own = 0, gifts = 0, draws = 0, winners = 0;

    assert_true(nika_review_account(of, seat, &account));
    for (unsigned i = 0; i < of->setup.players; i++)
        winners += of->result.rank[i] == 1;
    for (unsigned ply = 0; ply < of->count; ply++) {
        const struct nika_review_decision *decision = &of->decisions[ply];

        if (of->choices[ply] > 1)
            *(decision->seat == seat ? &own : &gifts) += decision->played.win[seat] - decision->best.win[seat];
    }
    for (unsigned i = 1; i < of->story.lucks; i++)
        draws += of->story.luck[i].luck[seat];
    assert_int_equal(account.result, of->result.rank[seat] == 1 ? 10000 / winners : 0);
    assert_int_equal(account.fair, 10000 / (int)of->setup.players);
    assert_int_equal(account.deal, of->story.luck[0].luck[seat]);
    assert_int_equal(account.draws, draws);
    assert_int_equal(account.own, own);
    assert_int_equal(account.gifts, gifts);
    assert_int_equal(account.result,
                     account.fair + account.deal + account.draws + account.own + account.gifts + account.rest);
    assert_int_equal(account.adjusted, account.result - account.deal - account.draws);
}

/* One wins what the others lose: what chance does adds up to nothing, but for what is lost by rounding, a half for each. */
static void assert_luck_is_shared(const struct nika_review *of)
{
    assert_true(of->story.lucks > 1);
    for (unsigned i = 0; i < of->story.lucks; i++) {
        int sum = 0;

        for (unsigned seat = 0; seat < of->setup.players; seat++)
            sum += of->story.luck[i].luck[seat];
        assert_true(2 * abs(sum) <= (int)of->setup.players);
    }
}

static void accounts_of_whole_games_add_up(void **state)
{
    struct nika_review_account account;

    (void)state;
    for (unsigned game = 0; game < 2; game++) {
        review_random_game(&review, game ? &nika_justinian : &nika_byzantz, game ? 2 : 3, 1);
        assert_false(nika_review_account(&review, 0, &account));
        do_all(&review);
        for (unsigned seat = 0; seat < review.setup.players; seat++)
            assert_account(&review, seat);
        assert_luck_is_shared(&review);
    }
}

/* A decision with figures by chance, handed over as a part. */
static void take_decision(struct nika_review *of, unsigned ply, struct nika_rng *rng)
{
    static uint8_t part[NIKA_REVIEW_PART_MAX];
    struct nika_review_decision decision = {.measured = true,
                                            .seat = of->moves[ply].seat,
                                            .choices = of->choices[ply],
                                            .played = {.move = of->moves[ply].move},
                                            .best = {.move = of->moves[ply].move}};
    const uint16_t task = (uint16_t)ply;

    for (unsigned seat = 0; seat < of->setup.players; seat++) {
        decision.played.win[seat] = (int16_t)nika_rng_below(rng, 10001);
        decision.best.win[seat] = (int16_t)nika_rng_below(rng, 10001);
    }
    memcpy(part, &task, sizeof task);
    memcpy(part + sizeof task, &decision, sizeof decision);
    assert_true(nika_review_take(of, part, sizeof task + sizeof decision));
}

static void accounts_of_all_tables_add_up(void **state)
{
    struct nika_rng rng;

    (void)state;
    nika_rng_seed(&rng, 2, 0);
    for (unsigned game = 0; game < 2; game++) {
        const struct nika_game *of = game ? &nika_justinian : &nika_byzantz;

        for (unsigned players = of->players_min; players <= of->players_max; players++) {
            review_random_game(&review, of, players, 3);
            nika_review_do(&review, NIKA_REVIEW_STORY);
            for (unsigned ply = 0; ply < review.count; ply++)
                if (review.choices[ply] > 1)
                    take_decision(&review, ply, &rng);
            for (unsigned seat = 0; seat < players; seat++)
                assert_account(&review, seat);
            assert_luck_is_shared(&review);
        }
    }
}

/*
 * Only of finished games.
 */

struct following {
    struct nika_reader reader;
    unsigned results;
};

static void follow_line(void *context, const char *line, size_t size)
{
    struct following *following = context;
    const enum nika_reading reading = nika_reader_line(&following->reader, line, size);

    assert_int_not_equal(reading, NIKA_READ_PROBLEM);
    nika_review_read(&review, &following->reader, reading);
    assert_int_equal(nika_review_ready(&review), reading == NIKA_READ_RESULT);
    following->results += reading == NIKA_READ_RESULT;
}

static void a_running_game_is_never_ready(void **state)
{
    static struct following following;
    static struct nika_bench bench;
    static char line[NIKA_LINE_MAX];
    struct nika_simulation simulation = {.setup = setup_of(&nika_byzantz, 3, 0), .seed = 4};

    (void)state;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        nika_agent_named("random", &simulation.agents[seat]);
    nika_reader_start(&following.reader);
    for (unsigned game = 0; game < 2; game++) /* the second header begins another game, which runs */
        assert_true(nika_simulate(&simulation, game, &bench, line, (struct nika_line_sink){follow_line, &following}));
    assert_int_equal(following.results, 2);

    review_random_game(&other, &nika_justinian, 2, 5);
    nika_review_take_up(&review, &other.setup, &other.names, &other.deal, other.moves, other.count - 1);
    assert_false(nika_review_ready(&review));
    static struct nika_made many[NIKA_REVIEW_PLIES + 1];
    memcpy(many, other.moves, other.count * sizeof many[0]);
    nika_review_take_up(&review, &other.setup, &other.names, &other.deal, many, NIKA_REVIEW_PLIES + 1);
    assert_false(nika_review_ready(&review));
}

/*
 * Parts.
 */

enum { JSON_ROOM = 1 << 19 };

static const char *json_of(struct nika_review *of, char *bytes)
{
    struct nika_text text = nika_text(bytes, JSON_ROOM);

    nika_review_json(of, 0, &text);
    assert_false(text.cut);
    return bytes;
}

/* Every second task is done elsewhere, in another order. */
static void parts_make_the_same_review(void **state)
{
    static char here[JSON_ROOM], there[JSON_ROOM];
    static uint8_t part[NIKA_REVIEW_PART_MAX];
    uint16_t tasks[NIKA_REVIEW_TASKS];

    (void)state;
    review_random_game(&review, &nika_justinian, 2, 6);
    review_random_game(&other, &nika_justinian, 2, 6);
    const unsigned count = plan(&review, tasks);
    for (unsigned i = 0; i < count; i++)
        nika_review_do(&review, tasks[i]);
    for (unsigned i = count; i-- > 0;)
        if (i % 2)
            nika_review_do(&other, tasks[i]);
    assert_string_not_equal(json_of(&review, here), json_of(&other, there));
    for (unsigned i = 0; i < count; i++) {
        const size_t size = nika_review_part(&review, tasks[i], part);

        assert_true(size > 0 && size <= sizeof part);
        if (i % 2 == 0)
            assert_true(nika_review_take(&other, part, size));
    }
    assert_string_equal(json_of(&review, here), json_of(&other, there));
}

/* Takes a part of which one byte was changed; nothing may change if it is refused. */
static bool takes_changed(uint8_t *part, size_t size, size_t at, uint8_t byte)
{
    static char before[JSON_ROOM], after[JSON_ROOM];
    const uint8_t kept = part[at];

    json_of(&other, before);
    part[at] = byte;
    const bool taken = nika_review_take(&other, part, size);
    part[at] = kept;
    if (!taken)
        assert_string_equal(json_of(&other, after), before);
    return taken;
}

static void what_is_no_part_is_refused(void **state)
{
    static uint8_t part[NIKA_REVIEW_PART_MAX + 1];
    uint16_t tasks[NIKA_REVIEW_TASKS];
    unsigned forced = 0;

    (void)state;
    review_random_game(&review, &nika_justinian, 2, 7);
    review_random_game(&other, &nika_justinian, 2, 7);
    plan(&review, tasks);
    const unsigned ply = tasks[0];

    nika_review_do(&review, ply);
    const size_t size = nika_review_part(&review, ply, part), head = sizeof(uint16_t);
    const size_t mark = head + offsetof(struct nika_review_decision, mark),
                 seat = head + offsetof(struct nika_review_decision, seat),
                 measured = head + offsetof(struct nika_review_decision, measured),
                 played = head + offsetof(struct nika_review_decision, played.move.verb);
    for (size_t wrong = 0; wrong < size; wrong++)
        assert_false(nika_review_take(&other, part, wrong));
    assert_false(nika_review_take(&other, part, size + 1));
    assert_false(takes_changed(part, size, mark, NIKA_MARK_BLUNDER + 1));
    assert_false(takes_changed(part, size, seat, part[seat] ^ 1));
    assert_false(takes_changed(part, size, measured, 0));
    assert_false(takes_changed(part, size, played, part[played] ^ 1));
    assert_false(takes_changed(part, size, 1, 0xff)); /* no such task */
    assert_true(nika_review_take(&other, part, size));

    nika_review_do(&review, NIKA_REVIEW_STORY);
    const size_t story = nika_review_part(&review, NIKA_REVIEW_STORY, part),
                 lucks = head + offsetof(struct nika_review_story, lucks),
                 luck = head + offsetof(struct nika_review_story, luck);
    assert_false(takes_changed(part, story, lucks + 1, 0xff));
    assert_false(takes_changed(part, story, luck + 1, 0xff)); /* the deal is before everything */
    assert_true(nika_review_take(&other, part, story));
    nika_review_do(&review, NIKA_REVIEW_BELIEFS);
    const size_t beliefs = nika_review_part(&review, NIKA_REVIEW_BELIEFS, part);
    assert_false(takes_changed(part, beliefs, head + offsetof(struct nika_review_beliefs, count) + 1, 0xff));
    assert_true(nika_review_take(&other, part, beliefs));

    /* Nothing comes out of a move without a choice, nor of a seat that nobody sits in. */
    while (review.choices[forced] > 1)
        forced++;
    assert_int_equal(nika_review_part(&review, forced, part), 0);
    assert_int_equal(nika_review_part(&review, NIKA_REVIEW_CHANCES + 2, part), 0);
}

/*
 * Other moves.
 */

static struct nika_move move_of(const struct nika_review *of, const char *word)
{
    struct nika_move move;

    assert_true(of->setup.game->parse(&of->setup, word, strlen(word), &move));
    return move;
}

/* Takes up a game that is spelled, as far as it goes. */
static void take_up_spelled(struct nika_review *of, unsigned players, const struct plain_deal *plain, const char *moves)
{
    const struct nika_setup setup = setup_of(&nika_justinian, players, 0);
    const struct nika_deal deal = court_deal(&setup, plain);
    const struct nika_names names = {{{0}}};
    static struct nika_made made[64];
    unsigned count = 0;

    for (; *moves; count++) {
        const size_t size = strcspn(moves, ";");

        made[count].seat = (uint8_t)(moves[0] - '0');
        assert_true(setup.game->parse(&setup, moves + 2, size - 2, &made[count].move));
        moves += size + (moves[size] == ';' ? 2 : 0);
    }
    nika_review_take_up(of, &setup, &names, &deal, made, count);
    assert_true(nika_agent_named("random", &of->agent));
}

static const struct plain_deal four = {{"+3 +2 +3 -3 -3", NULL, NULL, NULL}, {NULL}};
#define PASSED "0 place +3 phase; 1 pass; 2 pass; 3 pass; 0 place +2 phase; 0 pass"

static void only_legal_moves_are_tried(void **state)
{
    struct nika_review_decision decision;

    (void)state;
    take_up_spelled(&review, 4, &four, PASSED "; 0 trigger; 0 color yellow; 0 exchange red1; 1 keep; 2 keep; 3 keep");
    /* Seat 0 has the tokens +3 +2 +3 -3 -3, then those that are left, the lowest first: +1 five times. */
    assert_true(nika_review_try(&review, 0, move_of(&review, "pass"), &decision));
    assert_int_equal(decision.seat, 0);
    assert_true(nika_move_same(decision.played.move, move_of(&review, "pass")));
    assert_false(nika_review_try(&review, 0, move_of(&review, "place -1 c4"), &decision)); /* not in the hand */
    assert_false(nika_review_try(&review, 0, move_of(&review, "trigger"), &decision));
    assert_false(nika_review_try(&review, 0, move_of(&review, "keep"), &decision));
    assert_false(nika_review_try(&review, review.count, move_of(&review, "pass"), &decision));
    assert_false(nika_review_try(&review, UINT32_MAX, move_of(&review, "pass"), &decision));
    /* Seat 1 has the red 3 and 4 of its own, not the 1. */
    assert_false(nika_review_try(&review, 9, move_of(&review, "exchange red1"), &decision));
    assert_true(nika_review_try(&review, 9, move_of(&review, "exchange red3"), &decision));
    assert_int_equal(decision.seat, 1);
    /* Seats 1 to 3 cannot trigger without influence: their answer was forced, and there is nothing to try. */
    take_up_spelled(&review, 4, &four, PASSED "; 0 decline; 1 decline; 2 decline; 3 decline");
    assert_int_equal(review.choices[7], 1);
    assert_false(nika_review_try(&review, 7, move_of(&review, "decline"), &decision));
}

/*
 * Who is asked with others at once does not know their answers: it was asked when the first of them was.
 */
static void all_are_asked_when_the_first_is(void **state)
{
    static const struct {
        const char *moves;
        uint16_t asked_at[12];
        unsigned count;
    } cases[] = {
        {PASSED "; 0 decline; 1 decline; 2 decline; 3 decline", {0, 1, 2, 3, 4, 5, 6, 6, 6, 6}, 10},
        {PASSED "; 0 trigger; 0 color yellow; 0 exchange red1; 1 exchange red3; 2 keep; 3 exchange blue7",
         {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11},
         12},
    };

    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        take_up_spelled(&review, 4, &four, cases[i].moves);
        assert_int_equal(review.count, cases[i].count);
        for (unsigned ply = 0; ply < review.count; ply++)
            assert_int_equal(review.asked_at[ply], cases[i].asked_at[ply]);
    }
    /* Yellow is scored: each may exchange one of two cards in each of three colors, or keep all. */
    for (unsigned ply = 8; ply < 12; ply++)
        assert_int_equal(review.choices[ply], 7);
}

/*
 * Marks and titles.
 */

static void marks_follow_from_loss_and_error(void **state)
{
    static const struct {
        int16_t loss, error;
        unsigned mark;
    } cases[] = {{-300, 0, NIKA_MARK_EQUAL},      {199, 0, NIKA_MARK_EQUAL},    {200, 0, NIKA_MARK_INACCURACY},
                 {200, 99, NIKA_MARK_INACCURACY}, {200, 100, NIKA_MARK_EQUAL}, /* no more than two standard errors */
                 {499, 10, NIKA_MARK_INACCURACY}, {500, 10, NIKA_MARK_MISTAKE}, {999, 10, NIKA_MARK_MISTAKE},
                 {1000, 10, NIKA_MARK_BLUNDER},   {1000, 500, NIKA_MARK_EQUAL}, {10000, 0, NIKA_MARK_BLUNDER}};

    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct nika_review_decision decision = {.loss = cases[i].loss, .error = cases[i].error};

        decision.best.move.verb = 1;
        assert_int_equal(review_mark(&decision), cases[i].mark);
        decision.played.move.verb = 1; /* whoever plays the best loses nothing */
        assert_int_equal(review_mark(&decision), NIKA_MARK_NONE);
    }
}

/* All decisions of a seat lose the same on average; titles end at 30, 50, 80, 130 and 220 parts. */
static void titles_follow_from_the_mean_loss(void **state)
{
    static const int16_t most[] = {30, 50, 80, 130, 220};

    (void)state;
    review_random_game(&review, &nika_justinian, 2, 8);
    for (unsigned i = 0; i < 10; i++) {
        for (unsigned ply = 0; ply < review.count; ply++) {
            if (review.choices[ply] < 2)
                continue;
            review.decisions[ply] = (struct nika_review_decision){
                .measured = true, .seat = review.moves[ply].seat, .loss = (int16_t)(most[i / 2] + (int)(i % 2))};
        }
        assert_int_equal(nika_review_errors(&review, 0).title, (i + 1) / 2);
    }
    unsigned last = review.count;
    while (review.moves[--last].seat != 0 || review.choices[last] < 2)
        ;
    review.decisions[last].measured = false;
    assert_int_equal(nika_review_errors(&review, 0).title, -1);
}

static void the_costliest_come_first(void **state)
{
    unsigned plies[3], of_seat[5], found = 0;

    (void)state;
    review_random_game(&review, &nika_justinian, 2, 9);
    for (unsigned ply = 0; found < 5; ply++)
        if (review.choices[ply] > 1 && review.moves[ply].seat == 0)
            of_seat[found++] = ply;
    assert_int_equal(nika_review_costliest(&review, 0, plies), 0);
    for (unsigned i = 0; i < 5; i++) { /* losses 300, 900, 100 (not marked), 500, 700 */
        static const int16_t losses[] = {300, 900, 100, 500, 700};

        review.decisions[of_seat[i]] = (struct nika_review_decision){
            .measured = true, .mark = i == 2 ? NIKA_MARK_EQUAL : NIKA_MARK_INACCURACY, .loss = losses[i]};
    }
    assert_int_equal(nika_review_costliest(&review, 0, plies), 3);
    assert_int_equal(plies[0], of_seat[1]);
    assert_int_equal(plies[1], of_seat[4]);
    assert_int_equal(plies[2], of_seat[3]);
    assert_int_equal(nika_review_costliest(&review, 1, plies), 0);
}

/*
 * A planted blunder. In the final sale of Byzantz a seat may still sell a set, or say that it is done. Selling costs nothing
 * then: the cards are worth nothing afterwards, and nobody's sale changes another's points. So who says `done` with a set
 * in hand gives away its points; and if with them it would have had more than everybody else, the victory.
 */

/* Lets all who are left say that they are done, if they can't do anything else. */
static bool close_sale(const struct nika_setup *setup, struct nika_world *world, struct nika_made *made,
                       unsigned *count, struct nika_result *result)
{
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];

    for (;;) {
        if (!nika_look_asked(setup, world, &view))
            return setup->game->result(setup, &view, result);
        if (setup->game->legal(setup, &view, moves) != 1)
            return false;
        made[(*count)++] = (struct nika_made){moves[0], (uint8_t)view.seat};
        setup->game->apply(setup, world, view.seat, moves[0]);
    }
}

struct blunder {
    struct nika_deal deal;
    struct nika_made made[NIKA_REVIEW_PLIES];
    unsigned count, ply;
    struct nika_move sale;
    int points; /* of the set */
};

/* Whether this is such a moment; if so the game is played to its end with the blunder. */
static bool plant(const struct nika_setup *setup, const struct nika_world *world, struct blunder *blunder)
{
    static struct nika_made spare[64];
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_world sold = *world, kept = *world;
    struct nika_result with, without;
    unsigned count = 0, at = blunder->count;

    nika_look_asked(setup, world, &view);
    if (setup->game->legal(setup, &view, moves) != 2)
        return false;
    const unsigned sale = moves[1].verb == BYZANTZ_SELL;
    setup->game->apply(setup, &sold, view.seat, moves[sale]);
    setup->game->apply(setup, &kept, view.seat, moves[!sale]);
    blunder->made[at++] = (struct nika_made){moves[!sale], (uint8_t)view.seat};
    if (moves[sale].verb != BYZANTZ_SELL || !close_sale(setup, &sold, spare, &count, &with) ||
        !close_sale(setup, &kept, blunder->made, &at, &without))
        return false;
    for (unsigned seat = 0; seat < setup->players; seat++)
        if (seat != view.seat && with.score[seat] >= with.score[view.seat])
            return false;
    if (without.rank[view.seat] == 1)
        return false;
    blunder->ply = blunder->count;
    blunder->count = at;
    blunder->sale = moves[sale];
    blunder->points = with.score[view.seat] - without.score[view.seat];
    return true;
}

static bool find_blunder(const struct nika_setup *setup, uint64_t seed, struct blunder *blunder)
{
    struct nika_world world;
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_rng rng;

    nika_rng_seed(&rng, seed, 0);
    nika_deal(setup, &rng, &blunder->deal);
    setup->game->begin(setup, &blunder->deal, &world);
    for (blunder->count = 0; nika_look_asked(setup, &world, &view); blunder->count++) {
        if (byzantz_open(&view)->phase == BYZANTZ_FINAL && plant(setup, &world, blunder))
            return true;
        const unsigned count = setup->game->legal(setup, &view, moves);
        const struct nika_move move = moves[nika_rng_below(&rng, count)];
        blunder->made[blunder->count] = (struct nika_made){move, (uint8_t)view.seat};
        setup->game->apply(setup, &world, view.seat, move);
    }
    return false;
}

static void a_planted_blunder_is_found(void **state)
{
    static struct blunder blunder;
    const struct nika_setup setup = setup_of(&nika_byzantz, 3, 0);
    const struct nika_names names = {{{0}}};
    unsigned plies[3];
    uint64_t seed = 0;

    (void)state;
    while (!find_blunder(&setup, seed, &blunder))
        seed++;
    nika_review_take_up(&review, &setup, &names, &blunder.deal, blunder.made, blunder.count);
    assert_true(nika_review_ready(&review));
    nika_review_do(&review, blunder.ply);

    const struct nika_review_decision *decision = &review.decisions[blunder.ply];
    assert_int_equal(decision->choices, 2);
    assert_true(nika_move_same(decision->best.move, blunder.sale));
    assert_int_equal(decision->best.points - decision->played.points, 10 * blunder.points);
    assert_int_equal(decision->mark, NIKA_MARK_BLUNDER);
    assert_int_equal(nika_review_costliest(&review, decision->seat, plies), 1);
    assert_int_equal(plies[0], blunder.ply);

    /* With all cards known it is certain: all or nothing. */
    struct nika_review_decision open;
    assert_true(nika_review_open(&review, blunder.ply, &open));
    assert_int_equal(open.played.win[open.seat], 0);
    assert_int_equal(open.best.win[open.seat], 10000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accounts_of_whole_games_add_up),   cmocka_unit_test(accounts_of_all_tables_add_up),
        cmocka_unit_test(a_running_game_is_never_ready),    cmocka_unit_test(parts_make_the_same_review),
        cmocka_unit_test(what_is_no_part_is_refused),       cmocka_unit_test(only_legal_moves_are_tried),
        cmocka_unit_test(all_are_asked_when_the_first_is),  cmocka_unit_test(marks_follow_from_loss_and_error),
        cmocka_unit_test(titles_follow_from_the_mean_loss), cmocka_unit_test(the_costliest_come_first),
        cmocka_unit_test(a_planted_blunder_is_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
