/*
 * judge.c: whether a position has one clearly best move, by the measure of reviews, and how hard that is to find.
 *
 * Ever more effort for ever fewer positions: what the net and the heuristic would play; a short search; a search and a
 * measurement as in a review; all other legal moves; the levels; and in the end ten times the effort of a review, with other
 * random numbers.
 */
#include <string.h>

#include <nika/chance.h>
#include <nika/hint.h>
#include <nika/measure.h>

#include "ai/ai_internal.h"
#include "puzzles.h"
#include "review/review_internal.h"

/* Lines of searches, and worlds; the last two as in a review and with ten times its effort: a round or turn further. */
enum { GLANCE = 96, LINES_AT_LAST = 15000, ERRORS = 4, UNCLEAR = 100 };
static const struct nika_precision few = {.least = 96, .most = 96, .error = 1},
                                   more = {.least = 384, .most = 384, .error = 1};
#define DOUBT_LEAST 0.7F /* logits */

/* The streams of random numbers of a position. */
enum { FIRST, GLANCED, BLANK_GLANCED, SEARCHED, BLANK, VERIFIED, LEVELS = 10, MEASURED = 100 };

/* `remembers`: or it has forgotten what the others have shown. */
static struct nika_question question_of(struct puzzle_room *room, bool remembers, unsigned stream, struct nika_rng *rng)
{
    const struct nika_setup *setup = &room->review.setup;
    room->lent = room->memory;
    room->forgotten_view = room->view;
    if (!remembers)
        puzzle_forget(setup, &room->forgotten_view, &room->lent);
    nika_rng_seed(rng, room->seed, stream);
    return (struct nika_question){.setup = setup,
                                  .view = remembers ? &room->view : &room->forgotten_view,
                                  .memory = &room->lent,
                                  .rng = rng,
                                  .workspace = &room->review.bench.workspace};
}

static void think(struct puzzle_room *room, const struct nika_agent *agent, bool remembers, unsigned stream,
                  uint32_t iterations, struct nika_thought *thought)
{
    struct nika_rng rng;
    struct nika_question question = question_of(room, remembers, stream, &rng);
    question.budget.iterations = iterations;
    nika_think(agent, &question, thought);
}

static void measure(struct puzzle_room *room, bool remembers, unsigned stream, const struct nika_move *moves,
                    unsigned count, struct nika_precision precision, struct nika_measurement *measurement)
{
    struct nika_rng rng;
    const struct nika_question question = question_of(room, remembers, stream, &rng);
    nika_measure_moves(&room->master, &question, NULL, moves, count, precision, measurement);
}

/* A measured move as it is shown, beside the first. */
static struct puzzle_move shown(const struct puzzle_room *room, const struct nika_measurement *measurement, unsigned i)
{
    const unsigned seat = room->view.seat, stage = nika_stage(&room->review.setup, &room->view);
    const int16_t best = review_chance(&room->review, stage, measurement->moves[0].win[seat]);
    const int16_t win = review_chance(&room->review, stage, measurement->moves[i].win[seat]);
    return (struct puzzle_move){
        .move = measurement->moves[i].move,
        .win = win,
        .loss = (int16_t)(best - win),
        .error = review_error(&room->review, stage, measurement->moves[i].win[seat], measurement->moves[i].error)};
}

static bool is_clear(const struct puzzle_room *room, const struct puzzle_move *move)
{
    return move->loss >= puzzle_margin(room->review.setup.game) && move->loss >= ERRORS * move->error;
}

static bool fits(const struct puzzle_room *room, struct nika_move best, struct nika_move second,
                 enum puzzle_theme wanted)
{
    const enum puzzle_theme theme = puzzle_theme(room->review.setup.game, best, second);
    return wanted == PUZZLE_READING || theme == wanted || (wanted == PUZZLE_PLACE && theme == PUZZLE_COURT);
}

/* Whether the strong like another move clearly better than what comes to mind first: then it will not be too easy. */
static bool is_no_matter_of_course(struct puzzle_room *room)
{
    struct nika_agent heuristic;
    struct nika_thought thought;
    struct nika_rng rng;
    nika_agent_named("heuristic", &heuristic);
    think(room, &heuristic, true, FIRST, 0, &thought);
    const struct nika_question question = question_of(room, true, FIRST, &rng);
    return nika_doubt(&room->master, &question, thought.move) >= DOUBT_LEAST;
}

/* At a glance: whether one move seems to be well ahead. */
static bool looks_clear(struct puzzle_room *room, enum puzzle_theme wanted)
{
    struct nika_thought thought, blank;
    think(room, &room->master, true, GLANCED, GLANCE, &thought);
    if (thought.count < 2 || thought.candidates[1].visits == 0)
        return false;
    const float ahead = thought.candidates[0].win - thought.candidates[1].win;
    const struct nika_move best = thought.candidates[0].move, second = thought.candidates[1].move;
    if (ahead * NIKA_REVIEW_WHOLE < 0.6F * (float)puzzle_margin(room->review.setup.game))
        return false;
    if (wanted != PUZZLE_READING)
        return fits(room, best, second, wanted);
    think(room, &room->master, false, BLANK_GLANCED, GLANCE, &blank);
    return !nika_move_same(blank.candidates[0].move, best) ||
           (blank.candidates[0].win - blank.candidates[1].win) * NIKA_REVIEW_WHOLE < 2 * UNCLEAR;
}

/* Sorts what was measured behind the first by what it loses. */
static void sort_moves(struct puzzle *puzzle)
{
    for (unsigned i = 2; i < puzzle->count; i++) {
        const struct puzzle_move moved = puzzle->moves[i];
        unsigned at = i;
        for (; at > 1 && puzzle->moves[at - 1].loss > moved.loss; at--)
            puzzle->moves[at] = puzzle->moves[at - 1];
        puzzle->moves[at] = moved;
    }
}

/* Measures moves beside the best one. */
static void measure_beside(struct puzzle_room *room, unsigned stream, struct nika_precision precision,
                           struct puzzle_move *const *beside, unsigned count)
{
    struct puzzle_move *best = &room->puzzle->moves[0];
    struct nika_measurement measurement;
    struct nika_move moves[NIKA_MEASURED_MAX] = {best->move};
    for (unsigned i = 0; i < count; i++)
        moves[1 + i] = beside[i]->move;
    measure(room, true, stream, moves, 1 + count, precision, &measurement);
    *best = shown(room, &measurement, 0);
    for (unsigned i = 0; i < count; i++)
        *beside[i] = shown(room, &measurement, 1 + i);
}

/*
 * Measures moves beside the best one, with ever more effort those that may come near it, or all of them. False as soon as
 * one seems to. All are unmeasured at first: their error is unknown.
 */
static bool all_lose(struct puzzle_room *room, struct puzzle_move *moves, unsigned count, bool all)
{
    enum { AT_ONCE = NIKA_MEASURED_MAX - 1 };
    const struct nika_precision stages[] = {few, more, review_precision(true, 1)};
    const int16_t margin = puzzle_margin(room->review.setup.game);
    for (unsigned stage = 0; stage < 3; stage++) {
        struct puzzle_move *beside[AT_ONCE];
        unsigned chosen = 0;
        for (unsigned i = 0; i < count; i++) {
            if (moves[i].error < 0 || moves[i].loss < margin + 3 * moves[i].error || (all && stage == 2))
                beside[chosen++] = &moves[i];
            if (chosen == AT_ONCE || (chosen > 0 && i + 1 == count)) {
                measure_beside(room, MEASURED + stage, stages[stage], beside, chosen);
                for (; chosen > 0; chosen--)
                    if (beside[chosen - 1]->loss < margin - beside[chosen - 1]->error)
                        return false;
            }
        }
    }
    for (unsigned i = 0; i < count; i++)
        if (!is_clear(room, &moves[i]))
            return false;
    return true;
}

/* The moves that a search finds. */
static bool is_best(struct puzzle_room *room, enum puzzle_theme wanted)
{
    struct puzzle *puzzle = room->puzzle;
    struct nika_thought thought;
    think(room, &room->master, true, SEARCHED, 0, &thought);
    puzzle->count = 0;
    for (unsigned i = 0; i < thought.count && puzzle->count < PUZZLE_MEASURED && thought.candidates[i].visits; i++)
        puzzle->moves[puzzle->count++] = (struct puzzle_move){.move = thought.candidates[i].move, .error = -1};
    if (puzzle->count < 2 || !fits(room, puzzle->moves[0].move, puzzle->moves[1].move, wanted) ||
        !all_lose(room, puzzle->moves + 1, puzzle->count - 1, true))
        return false;
    sort_moves(puzzle);
    return fits(room, puzzle->moves[0].move, puzzle->moves[1].move, wanted);
}

static bool same_fact(const struct nika_fact *one, const struct nika_fact *other)
{
    return one->kind == other->kind && one->seat == other->seat && one->good == other->good &&
           one->counselor == other->counselor && one->color == other->color && one->number == other->number &&
           one->second == other->second;
}

/* Whether something speaks for the best move that does not speak for the second as well. */
static bool has_reason(const struct puzzle_room *room)
{
    struct nika_fact facts[NIKA_FACTS_MAX], rivals[NIKA_FACTS_MAX];
    const struct nika_setup *setup = &room->review.setup;
    const struct puzzle_move *moves = room->puzzle->moves;
    const unsigned count = nika_facts(setup, &room->view, moves[0].move, facts);
    const unsigned others = nika_facts(setup, &room->view, moves[1].move, rivals);
    struct nika_fact telling[NIKA_FACTS_MAX];
    if (nika_telling_facts(setup, &room->view, moves[0].move, moves[1].move, telling) == 0)
        return false;
    for (unsigned i = 0; i < count; i++) {
        bool same = false;
        for (unsigned j = 0; j < others; j++)
            same = same || same_fact(&facts[i], &rivals[j]);
        if (!same)
            return true;
    }
    return false;
}

static bool is_measured(const struct puzzle *puzzle, struct nika_move move)
{
    for (unsigned i = 0; i < puzzle->count; i++)
        if (nika_move_same(puzzle->moves[i].move, move))
            return true;
    return false;
}

/* No other legal move comes near the best either. If one of them is second best, it changes places with that. */
static bool others_lose(struct puzzle_room *room)
{
    struct puzzle *puzzle = room->puzzle;
    struct nika_move legal[NIKA_MOVES_MAX];
    const unsigned count = room->review.setup.game->legal(&room->review.setup, &room->view, legal);
    puzzle->others = 0;
    for (unsigned i = 0; i < count; i++)
        if (!is_measured(puzzle, legal[i]))
            puzzle->other[puzzle->others++] = (struct puzzle_move){.move = legal[i], .error = -1};
    if (!all_lose(room, puzzle->other, puzzle->others, false))
        return false;
    for (unsigned i = 0; i < puzzle->others; i++) {
        struct puzzle_move *other = &puzzle->other[i];
        const struct puzzle_move second = puzzle->moves[1];
        if (other->loss < second.loss) {
            puzzle->moves[1] = *other;
            *other = second;
        }
    }
    return true;
}

/* Whether another move would be about as good, or better, if the seat had forgotten what the others have shown. */
static bool is_reading(struct puzzle_room *room)
{
    const struct puzzle *puzzle = room->puzzle;
    struct nika_measurement measurement;
    struct nika_move moves[PUZZLE_MEASURED];
    for (unsigned i = 0; i < puzzle->count; i++)
        moves[i] = puzzle->moves[i].move;
    measure(room, false, BLANK, moves, puzzle->count, review_precision(true, 1), &measurement);
    for (unsigned i = 1; i < puzzle->count; i++) {
        if (shown(room, &measurement, i).loss < UNCLEAR)
            return true;
    }
    return false;
}

/* Lets all levels answer, several times. */
static void grade(struct puzzle_room *room)
{
    struct puzzle *puzzle = room->puzzle;
    puzzle->grade = 1;
    for (unsigned level = 0; level < NIKA_LEVELS; level++) {
        struct nika_agent agent;
        struct nika_thought thought;
        nika_agent_named(nika_agent_names[level], &agent);
        puzzle->by_level[level] = 0;
        for (unsigned i = 0; i < PUZZLE_TRIES; i++) {
            think(room, &agent, true, LEVELS + level * PUZZLE_TRIES + i, 0, &thought);
            puzzle->by_level[level] += nika_move_same(thought.move, puzzle->moves[0].move);
        }
        if (2 * puzzle->by_level[level] < PUZZLE_TRIES && puzzle->grade < NIKA_LEVELS)
            puzzle->grade++;
    }
}

/* Ten times as much, with other random numbers: the same move is best, and as clearly. */
static bool is_true(struct puzzle_room *room)
{
    enum { AGAIN = 3 };
    struct puzzle *puzzle = room->puzzle;
    struct puzzle_move *beside[AGAIN] = {&puzzle->moves[1]};
    struct nika_thought thought;
    unsigned count = 1;
    room->seed++;
    think(room, &room->master, true, VERIFIED, LINES_AT_LAST, &thought);
    if (!nika_move_same(thought.candidates[0].move, puzzle->moves[0].move))
        return false;
    for (unsigned i = 2; i < puzzle->count && count < AGAIN; i++)
        if (puzzle->moves[i].loss < puzzle->moves[1].loss + 3 * puzzle->moves[1].error ||
            nika_move_same(puzzle->moves[i].move, thought.candidates[1].move))
            beside[count++] = &puzzle->moves[i];
    measure_beside(room, VERIFIED + 1, review_precision(true, 10), beside, count);
    for (unsigned i = 0; i < count; i++)
        if (!is_clear(room, beside[i]))
            return false;
    sort_moves(puzzle);
    return true;
}

bool puzzle_judge(struct puzzle_room *room, unsigned ply, enum puzzle_theme wanted, bool easy_too)
{
    struct nika_review *review = &room->review;
    struct puzzle *puzzle = room->puzzle;
    const unsigned seat = review->moves[ply].seat;
    const struct nika_play *play = review_set_up(review, ply, seat);
    nika_play_look(play, seat, &room->view);
    room->memory = review->bench.memory[seat];
    if (!nika_chance_tells(&room->master, &review->setup, nika_stage(&review->setup, &room->view)))
        return false;
    if (!easy_too && review->choices[ply] > 4 && !is_no_matter_of_course(room))
        return false;
    puzzle->tried++;
    if (!looks_clear(room, wanted))
        return false;
    puzzle->measured++;
    if (!is_best(room, wanted) || !has_reason(room) || !others_lose(room) ||
        !fits(room, puzzle->moves[0].move, puzzle->moves[1].move, wanted))
        return false;
    puzzle->reading = is_reading(room);
    if (wanted == PUZZLE_READING && !puzzle->reading)
        return false;
    grade(room);
    if (puzzle->grade == 1 && !easy_too)
        return false;
    puzzle->verified++;
    if (!is_true(room))
        return false;
    puzzle->theme = (uint8_t)puzzle_theme(review->setup.game, puzzle->moves[0].move, puzzle->moves[1].move);
    puzzle->seat = (uint8_t)seat;
    puzzle->ply = (uint16_t)ply;
    return fits(room, puzzle->moves[0].move, puzzle->moves[1].move, wanted);
}
