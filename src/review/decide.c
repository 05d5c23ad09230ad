/*
 * decide.c: what a decision cost: the best moves are found by a search; then these and the one that was played are measured
 * in fresh worlds, from what the seat could know (nika/measure.h).
 */
#include <nika/chance.h>

#include "review_internal.h"

/* Marks: the least that each loses, and it must be above two standard errors. */
static const int16_t least_loss[] = {
    [NIKA_MARK_INACCURACY] = 200, [NIKA_MARK_MISTAKE] = 500, [NIKA_MARK_BLUNDER] = 1000};

static double root(double square)
{
    double found = square > 1 ? square : 1; /* by Newton's method */
    for (unsigned i = 0; i < 40; i++)
        found = (found + square / found) / 2;
    return found;
}

/*
 * First all are measured as the search measured them. What seems to lose this much is measured again, a round or turn
 * further: most of what a search finds is misjudged in favour of its choice (docs/review.md). Where it is not clear whether
 * that deserves a mark, or which, some more times.
 */
enum { DOUBTFUL = 120, AGAIN_MOST = 5 };

struct nika_precision review_precision(bool again, unsigned effort)
{
    struct nika_precision precision = {.least = 128, .most = 1024, .error = 0.005F};
    if (again)
        precision = (struct nika_precision){.least = 256, .most = 2048, .error = 0.01F, .further = 1};
    precision.least *= effort;
    precision.most *= effort;
    precision.error /= (float)root(effort);
    return precision;
}

uint8_t review_mark(const struct nika_review_decision *decision)
{
    unsigned mark = nika_move_same(decision->played.move, decision->best.move) ? NIKA_MARK_NONE : NIKA_MARK_EQUAL;
    for (unsigned i = NIKA_MARK_INACCURACY; mark != NIKA_MARK_NONE && i <= NIKA_MARK_BLUNDER; i++)
        if (decision->loss >= least_loss[i] && decision->loss > 2 * decision->error)
            mark = i;
    return (uint8_t)mark;
}

static struct nika_review_choice choice_of(const struct nika_review *review, unsigned stage,
                                           const struct nika_measured *measured)
{
    const double tenths = 10 * measured->points;
    struct nika_review_choice choice = {.move = measured->move,
                                        .points = (int16_t)(tenths < 0 ? tenths - 0.5 : tenths + 0.5)};
    for (unsigned seat = 0; seat < review->setup.players; seat++)
        choice.win[seat] = review_chance(review, stage, measured->win[seat]);
    return choice;
}

/* The moves to measure, each once: the best two that were searched, and the one that was played. */
static unsigned list_moves(const struct nika_thought *thought, struct nika_move played,
                           struct nika_move moves[NIKA_MEASURED_MAX], unsigned *of_played)
{
    unsigned count = 0;
    moves[count++] = thought->candidates[0].move;
    if (thought->count > 1 && thought->candidates[1].visits > 0)
        moves[count++] = thought->candidates[1].move;
    for (*of_played = 0; *of_played < count && !nika_move_same(moves[*of_played], played);)
        ++*of_played;
    if (*of_played == count)
        moves[count++] = played;
    return count;
}

/* What the mover loses with what was played, and the standard error of that. */
struct lost {
    int loss, error;
};

static struct lost find_loss(const struct nika_review *review, unsigned stage,
                             const struct nika_measurement *measurement, unsigned of_played, unsigned seat)
{
    const struct nika_measured *best = &measurement->moves[0], *played = &measurement->moves[of_played];
    return (struct lost){
        .loss = review_chance(review, stage, best->win[seat]) - review_chance(review, stage, played->win[seat]),
        .error = review_error(review, stage, (best->win[seat] + played->win[seat]) / 2, played->error)};
}

/* Takes in what was measured in other worlds. */
static void add(struct nika_measurement *all, const struct nika_measurement *more, unsigned players)
{
    const double worlds = all->worlds + more->worlds, old = all->worlds / worlds, new = more->worlds / worlds;
    for (unsigned i = 0; i < all->count; i++) {
        struct nika_measured *sum = &all->moves[i];
        const struct nika_measured *one = &more->moves[i];
        sum->points = old * sum->points + new * one->points;
        for (unsigned seat = 0; seat < players; seat++)
            sum->win[seat] = old * sum->win[seat] + new * one->win[seat];
        sum->error = root(old * sum->error * old * sum->error + new * one->error *new * one->error);
    }
    all->worlds += more->worlds;
}

/* Whether it is clear which mark a loss deserves. */
static bool is_clear(struct lost lost)
{
    bool clear = true;
    for (unsigned i = NIKA_MARK_INACCURACY; i <= NIKA_MARK_BLUNDER; i++) {
        const int off = lost.loss - least_loss[i];
        clear = clear && (off < 0 ? -off : off) > 2 * lost.error;
    }
    return clear;
}

static void measure_again(const struct nika_review *review, const struct nika_question *question,
                          const struct nika_world *known, const struct nika_move *moves, unsigned count,
                          unsigned of_played, struct nika_measurement *all)
{
    const struct nika_precision precision = review_precision(true, review->effort);
    const unsigned seat = question->view->seat, stage = nika_stage(question->setup, question->view);
    nika_measure_moves(&review->agent, question, known, moves, count, precision, all);
    for (unsigned i = 1; i < AGAIN_MOST && !is_clear(find_loss(review, stage, all, of_played, seat)); i++) {
        struct nika_measurement more;
        nika_measure_moves(&review->agent, question, known, moves, count, precision, &more);
        add(all, &more, review->setup.players);
    }
}

/*
 * With all cards known, other moves may be best than those that a search finds that does not know them: all that it found
 * are measured, and sorted by that.
 */
static void sort_known(const struct nika_review *review, const struct nika_question *question,
                       const struct nika_world *known, struct nika_thought *thought)
{
    const struct nika_precision precision = {.least = 128, .most = 128, .error = 1};
    const unsigned seat = question->view->seat;
    struct nika_measurement measurement;
    struct nika_move moves[NIKA_MEASURED_MAX];
    unsigned count = 0;
    for (; count < NIKA_MEASURED_MAX && count < thought->count; count++)
        moves[count] = thought->candidates[count].move;
    nika_measure_moves(&review->agent, question, known, moves, count, precision, &measurement);
    for (unsigned place = 0; place < count; place++) {
        unsigned best = place;
        for (unsigned i = place + 1; i < count; i++)
            if (measurement.moves[i].win[seat] > measurement.moves[best].win[seat])
                best = i;
        const struct nika_measured moved = measurement.moves[best];
        measurement.moves[best] = measurement.moves[place];
        measurement.moves[place] = moved;
        thought->candidates[place].move = moved.move;
        thought->candidates[place].visits = measurement.worlds;
    }
}

/* Judges a move that the mover of a ply made or could have made; `known`: with all cards known. */
static void decide(struct nika_review *review, unsigned ply, struct nika_move played, const struct nika_world *known,
                   struct nika_review_decision *decision)
{
    const unsigned seat = review->moves[ply].seat;
    const struct nika_play *play = review_set_up(review, review->asked_at[ply], seat);
    struct nika_rng rng = review_rng(review, ply);
    struct nika_view view;
    struct nika_thought thought;
    struct nika_measurement measurement;
    struct nika_move moves[NIKA_MEASURED_MAX];
    unsigned of_played;
    nika_play_look_asked(play, seat, &view);
    const struct nika_question question = {.setup = &review->setup,
                                           .view = &view,
                                           .memory = &review->bench.memory[seat],
                                           .budget = {.iterations = review->effort > 1 ? 1500 * review->effort : 0},
                                           .rng = &rng,
                                           .workspace = &review->bench.workspace};
    nika_think(&review->agent, &question, &thought);
    if (known)
        sort_known(review, &question, known, &thought);
    const unsigned count = list_moves(&thought, played, moves, &of_played);
    nika_measure_moves(&review->agent, &question, known, moves, count, review_precision(false, review->effort),
                       &measurement);
    const unsigned stage = nika_stage(&review->setup, &view);
    if (find_loss(review, stage, &measurement, of_played, seat).loss >= DOUBTFUL)
        measure_again(review, &question, known, moves, count, of_played, &measurement);
    struct lost lost = find_loss(review, stage, &measurement, of_played, seat);
    const unsigned of_best = lost.loss < -2 * lost.error ? of_played : 0; /* the search was wrong */
    if (of_best > 0)
        lost.loss = 0;
    *decision = (struct nika_review_decision){
        .measured = true,
        .seat = (uint8_t)seat,
        .stage = (uint8_t)stage,
        .tells = nika_chance_tells(&review->agent, &review->setup, stage),
        .choices = review->choices[ply],
        .played = choice_of(review, stage, &measurement.moves[of_played]),
        .best = choice_of(review, stage, &measurement.moves[of_best]),
        .has_second = count > 1,
        .worlds = measurement.worlds,
    };
    if (count > 1)
        decision->second = choice_of(review, stage, &measurement.moves[of_best > 0 ? 0 : 1]);
    decision->loss = (int16_t)lost.loss;
    decision->error = (int16_t)lost.error;
    decision->mark = review_mark(decision);
}

void review_decide(struct nika_review *review, unsigned ply)
{
    decide(review, ply, review->moves[ply].move, NULL, &review->decisions[ply]);
}

bool nika_review_try(struct nika_review *review, unsigned ply, struct nika_move move,
                     struct nika_review_decision *decision)
{
    if (ply >= review->count || review->choices[ply] < 2)
        return false;
    const struct nika_play *play = review_set_up(review, review->asked_at[ply], NIKA_WATCHER);
    if (nika_play_judge_asked(play, review->moves[ply].seat, move) != NIKA_ACCEPTED)
        return false;
    decide(review, ply, move, NULL, decision);
    return true;
}

bool nika_review_open(struct nika_review *review, unsigned ply, struct nika_review_decision *decision)
{
    struct nika_world world;
    if (ply >= review->count || review->choices[ply] < 2)
        return false;
    review_world(review, ply, &world);
    decide(review, ply, review->moves[ply].move, &world, decision);
    return true;
}

unsigned nika_review_line(struct nika_review *review, unsigned ply, struct nika_move move, struct nika_world *world,
                          struct nika_line_move *line, unsigned most)
{
    if (ply >= review->count || review->choices[ply] < 1)
        return 0;
    const unsigned seat = review->moves[ply].seat;
    const struct nika_play *play = review_set_up(review, review->asked_at[ply], seat);
    struct nika_rng rng = review_rng(review, ply);
    struct nika_view view;
    nika_play_look_asked(play, seat, &view);
    return nika_line(&review->agent,
                     &(struct nika_question){.setup = &review->setup,
                                             .view = &view,
                                             .memory = &review->bench.memory[seat],
                                             .rng = &rng,
                                             .workspace = &review->bench.workspace},
                     move, world, line, most);
}
