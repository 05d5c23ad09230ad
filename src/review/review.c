/*
 * review.c: the game under review, its tasks, and what comes out of them (see review.h).
 */
#include <nika/review.h>

#include <string.h>

#include <nika/bits.h>
#include <nika/chance.h>

#include "review_internal.h"

static void begin(struct nika_review *review, const struct nika_setup *setup, const struct nika_names *names,
                  const struct nika_deal *deal)
{
    review->setup = *setup;
    review->names = *names;
    review->deal = *deal;
    review->count = 0;
    memset(&review->result, 0, sizeof review->result);
    memset(review->decisions, 0, sizeof review->decisions);
    memset(review->chances, 0, sizeof review->chances);
    memset(&review->story, 0, sizeof review->story);
    memset(&review->par, 0, sizeof review->par);
    memset(&review->beliefs, 0, sizeof review->beliefs);
    review->effort = 1;
    review->seed = 0;
    nika_agent_named("master", &review->agent);
}

static void add_move(struct nika_review *review, struct nika_made made)
{
    if (review->count < NIKA_REVIEW_PLIES)
        review->moves[review->count] = made;
    review->count++;
}

/*
 * When each mover was asked, and among how many moves it chose; and the result. Whoever got the same question as those
 * before it, at once, was asked when they were: it did not know their answers.
 */
static void find_questions(struct nika_review *review)
{
    struct nika_play *play = nika_bench_begin(&review->bench, &review->setup, &review->deal);
    struct nika_result result;
    unsigned together = 0, start = 0;
    if (review->count > NIKA_REVIEW_PLIES)
        return;
    for (unsigned ply = 0; ply < review->count; ply++) {
        const struct nika_made *made = &review->moves[ply];
        struct nika_move legal[NIKA_MOVES_MAX];
        struct nika_view view;
        if (!(together >> made->seat & 1)) {
            together = nika_play_together(play);
            start = ply;
        }
        together &= ~(1u << made->seat);
        review->asked_at[ply] = (uint16_t)start;
        nika_play_look(play, made->seat, &view);
        review->choices[ply] = 0; /* out of turn: it could as well have waited */
        if (nika_play_waiting(play).asked >> made->seat & 1)
            review->choices[ply] = (uint16_t)review->setup.game->legal(&review->setup, &view, legal);
        nika_play_make(play, made->seat, made->move);
    }
    if (nika_play_result(play, &result))
        review->result = result;
}

void nika_review_read(struct nika_review *review, const struct nika_reader *reader, enum nika_reading reading)
{
    if (reading == NIKA_READ_HEADER)
        begin(review, &reader->setup, &reader->names, &reader->deal);
    if (reading == NIKA_READ_MOVE)
        add_move(review, (struct nika_made){reader->move, (uint8_t)reader->seat});
    if (reading == NIKA_READ_RESULT)
        find_questions(review);
}

void nika_review_take_up(struct nika_review *review, const struct nika_setup *setup, const struct nika_names *names,
                         const struct nika_deal *deal, const struct nika_made *moves, unsigned count)
{
    begin(review, setup, names, deal);
    for (unsigned i = 0; i < count; i++)
        add_move(review, moves[i]);
    find_questions(review);
}

bool nika_review_ready(const struct nika_review *review)
{
    return review->result.rank[0] != 0;
}

/*
 * Moments.
 */

struct nika_play *review_set_up(struct nika_review *review, unsigned ply, unsigned seat)
{
    struct nika_play *play = nika_bench_begin(&review->bench, &review->setup, &review->deal);
    if (seat != NIKA_WATCHER)
        nika_play_remember(play, seat, &review->bench.memory[seat]);
    for (unsigned i = 0; i < ply; i++)
        nika_play_make(play, review->moves[i].seat, review->moves[i].move);
    return play;
}

void review_world(const struct nika_review *review, unsigned ply, struct nika_world *world)
{
    review->setup.game->begin(&review->setup, &review->deal, world);
    for (unsigned i = 0; i < ply; i++)
        review->setup.game->apply(&review->setup, world, review->moves[i].seat, review->moves[i].move);
}

struct nika_rng review_rng(const struct nika_review *review, unsigned task)
{
    struct nika_rng rng;
    nika_rng_seed(&rng, review->seed, task);
    return rng;
}

int16_t review_parts(double share)
{
    const double parts = share * NIKA_REVIEW_WHOLE;
    return (int16_t)(parts < 0 ? parts - 0.5 : parts + 0.5);
}

int16_t review_chance(const struct nika_review *review, unsigned stage, double found)
{
    return review_parts((double)nika_chance_calibrated(&review->agent, &review->setup, stage, (float)found));
}

int16_t review_error(const struct nika_review *review, unsigned stage, double found, double error)
{
    const double near = 0.01, low = found > near ? found - near : 0, high = found < 1 - near ? found + near : 1;
    const double slope = ((double)nika_chance_calibrated(&review->agent, &review->setup, stage, (float)high) -
                          (double)nika_chance_calibrated(&review->agent, &review->setup, stage, (float)low)) /
                         (high - low);
    return review_parts(slope * error);
}

/*
 * Tasks.
 */

static bool is_decision(const struct nika_review *review, unsigned ply)
{
    return ply < review->count && review->choices[ply] > 1;
}

/* How doubtful a decision is at a glance. */
static float doubt(struct nika_review *review, unsigned ply)
{
    const unsigned seat = review->moves[ply].seat;
    const struct nika_play *play = review_set_up(review, review->asked_at[ply], seat);
    struct nika_rng rng = review_rng(review, ply);
    struct nika_memory *memory = &review->bench.memory[seat];
    struct nika_view view;
    nika_play_look_asked(play, seat, &view);
    return nika_doubt(&review->agent,
                      &(struct nika_question){.setup = &review->setup,
                                              .view = &view,
                                              .memory = memory,
                                              .rng = &rng,
                                              .workspace = &review->bench.workspace},
                      review->moves[ply].move);
}

unsigned nika_review_plan(struct nika_review *review, unsigned seat, uint16_t tasks[NIKA_REVIEW_TASKS], unsigned *own)
{
    float doubts[NIKA_REVIEW_PLIES];
    unsigned count = 0;
    for (unsigned ply = 0; ply < review->count; ply++) {
        if (review->moves[ply].seat != seat || !is_decision(review, ply))
            continue;
        const float much = doubt(review, ply);
        unsigned at = count++;
        for (; at > 0 && doubts[at - 1] < much; at--) {
            doubts[at] = doubts[at - 1];
            tasks[at] = tasks[at - 1];
        }
        doubts[at] = much;
        tasks[at] = (uint16_t)ply;
    }
    *own = count;
    tasks[count++] = (uint16_t)(NIKA_REVIEW_CHANCES + seat);
    tasks[count++] = NIKA_REVIEW_STORY;
    tasks[count++] = NIKA_REVIEW_PAR;
    tasks[count++] = NIKA_REVIEW_BELIEFS;
    for (unsigned ply = 0; ply < review->count; ply++)
        if (review->moves[ply].seat != seat && is_decision(review, ply))
            tasks[count++] = (uint16_t)ply;
    return count;
}

void nika_review_do(struct nika_review *review, unsigned task)
{
    if (is_decision(review, task))
        review_decide(review, task);
    else if (task == NIKA_REVIEW_STORY)
        review_tell_story(review);
    else if (task == NIKA_REVIEW_PAR)
        review_find_par(review);
    else if (task == NIKA_REVIEW_BELIEFS)
        review_believe(review);
    else if (task >= NIKA_REVIEW_CHANCES && task - NIKA_REVIEW_CHANCES < review->setup.players)
        review_follow_chances(review, task - NIKA_REVIEW_CHANCES);
}

/* Where a task's result lies in a review; NULL: no such task. */
static void *result_of(struct nika_review *review, unsigned task, size_t *size)
{
    *size = sizeof review->decisions[0];
    if (is_decision(review, task))
        return &review->decisions[task];
    *size = sizeof review->story;
    if (task == NIKA_REVIEW_STORY)
        return &review->story;
    *size = sizeof review->par;
    if (task == NIKA_REVIEW_PAR)
        return &review->par;
    *size = sizeof review->beliefs;
    if (task == NIKA_REVIEW_BELIEFS)
        return &review->beliefs;
    *size = sizeof review->chances[0];
    const unsigned seat = task - NIKA_REVIEW_CHANCES;
    return task >= NIKA_REVIEW_CHANCES && seat < review->setup.players ? &review->chances[seat] : NULL;
}

size_t nika_review_part(const struct nika_review *review, unsigned task, uint8_t part[NIKA_REVIEW_PART_MAX])
{
    const uint16_t number = (uint16_t)task;
    size_t size;
    const void *result = result_of((struct nika_review *)review, task, &size); /* it is only read */
    if (!result)
        return 0;
    memcpy(part, &number, sizeof number);
    memcpy(part + sizeof number, result, size);
    return sizeof number + size;
}

/* Whether bytes are what can come out of a task. */
static bool is_sound(const struct nika_review *review, unsigned task, const void *result)
{
    const struct nika_review_decision *decision = result;
    const struct nika_review_story *story = result;
    const struct nika_review_beliefs *beliefs = result;
    if (is_decision(review, task))
        return decision->measured && decision->mark <= NIKA_MARK_BLUNDER &&
               decision->seat == review->moves[task].seat &&
               nika_move_same(decision->played.move, review->moves[task].move);
    if (task == NIKA_REVIEW_STORY) {
        for (unsigned i = 0; i < story->lucks && i < NIKA_REVIEW_LUCK_MAX; i++)
            if ((story->luck[i].ply == 0) != (i == 0) || story->luck[i].ply > review->count)
                return false;
        return story->open.done && story->lucks > 0 && story->lucks <= NIKA_REVIEW_LUCK_MAX;
    }
    if (task == NIKA_REVIEW_BELIEFS)
        return beliefs->count <= NIKA_REVIEW_BELIEFS_MAX;
    return task == NIKA_REVIEW_PAR ? ((const struct nika_review_par *)result)->done
                                   : ((const struct nika_review_chances *)result)->done;
}

_Static_assert(sizeof(((struct nika_bench *)NULL)->moves) >= NIKA_REVIEW_PART_MAX, "a part has room on the bench");

bool nika_review_take(struct nika_review *review, const uint8_t *part, size_t size)
{
    /* Tasks are done on the bench, one at a time: between them it is free. */
    void *const read = review->bench.moves;
    uint16_t task;
    size_t wanted;
    if (size < sizeof task)
        return false;
    memcpy(&task, part, sizeof task);
    void *result = result_of(review, task, &wanted);
    if (!result || size != sizeof task + wanted)
        return false;
    memcpy(read, part + sizeof task, wanted);
    if (!is_sound(review, task, read))
        return false;
    memcpy(result, read, wanted);
    return true;
}

/*
 * What follows from all of it.
 */

static int32_t share_of(const struct nika_review *review, unsigned seat)
{
    int32_t winners = 0;
    for (unsigned i = 0; i < review->setup.players; i++)
        winners += review->result.rank[i] == 1;
    return review->result.rank[seat] == 1 && winners ? NIKA_REVIEW_WHOLE / winners : 0;
}

bool nika_review_account(const struct nika_review *review, unsigned seat, struct nika_review_account *account)
{
    *account = (struct nika_review_account){.result = share_of(review, seat),
                                            .fair = NIKA_REVIEW_WHOLE / review->setup.players};
    for (unsigned i = 0; i < review->story.lucks; i++)
        *(i == 0 ? &account->deal : &account->draws) += review->story.luck[i].luck[seat];
    account->adjusted = account->result - account->deal - account->draws;
    for (unsigned ply = 0; ply < review->count; ply++) {
        const struct nika_review_decision *decision = &review->decisions[ply];
        if (!is_decision(review, ply))
            continue;
        if (!decision->measured)
            return false;
        *(decision->seat == seat ? &account->own : &account->gifts) +=
            decision->played.win[seat] - decision->best.win[seat];
    }
    account->rest = account->adjusted - account->fair - account->own - account->gifts;
    return review->story.open.done;
}

const char *const nika_mark_words[] = {"none", "equal", "inaccuracy", "mistake", "blunder"};
const char *const nika_title_words[] = {"basileus", "caesar", "logothete", "strategos", "citizen", "pilgrim"};

struct nika_review_errors nika_review_errors(const struct nika_review *review, unsigned seat)
{
    /* What a decision loses on average, at most. */
    static const int most[] = {30, 50, 80, 130, 220};
    struct nika_review_errors errors = {.title = -1};
    for (unsigned ply = 0; ply < review->count; ply++) {
        const struct nika_review_decision *decision = &review->decisions[ply];
        if (review->moves[ply].seat != seat || !is_decision(review, ply))
            continue;
        errors.decisions++;
        if (!decision->measured)
            continue;
        errors.measured++;
        errors.loss += decision->loss;
        errors.marks[decision->mark]++;
    }
    if (errors.measured == errors.decisions && errors.decisions) {
        errors.title = 0;
        while (errors.title < 5 && errors.loss > most[errors.title] * (int32_t)errors.decisions)
            errors.title++;
    }
    return errors;
}

unsigned nika_review_costliest(const struct nika_review *review, unsigned seat, unsigned plies[3])
{
    unsigned count = 0;
    for (unsigned ply = 0; ply < review->count; ply++) {
        const struct nika_review_decision *decision = &review->decisions[ply];
        if (!decision->measured || decision->seat != seat || decision->mark < NIKA_MARK_INACCURACY)
            continue;
        unsigned at = count < 3 ? count++ : 3;
        for (; at > 0 && review->decisions[plies[at - 1]].loss < decision->loss; at--)
            if (at < 3)
                plies[at] = plies[at - 1];
        if (at < 3)
            plies[at] = ply;
    }
    return count;
}
